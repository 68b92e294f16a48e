# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-eyebrow = ISS Vanguard · 1 až 4 hráči · čtyři planety k prozkoumání
web-vanguard-home-title = Tady ještě nikdo nestál. Dívejte se, kam šlapete.
web-vanguard-home-tale = Loď, její posádka a planety, na které ještě nikdo nevkročil.
