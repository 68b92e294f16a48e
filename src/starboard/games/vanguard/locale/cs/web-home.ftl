# ISS Vanguard among the other games.

web-vanguard-name = ISS Vanguard
web-vanguard-home-tale = Loď, její posádka a planety, na které ještě nikdo nevkročil.
