# The pages that open the scenarios. A client gets each when its table has reached it.

lanterns-page-crossing = Přechod
lanterns-page-crossing-1 = „Čtyřicet let se o ty lampy starám a žádná ještě nezhasla sama.“
lanterns-page-crossing-2 = Strážný vám podává dva uzlíky a dívá se za vás do síně. Něco tam uvnitř velmi pomalu klade nohy.

lanterns-page-cellar = Sklep
lanterns-page-cellar-1 = „Tam dole vás slyší dýchat. Dýchejte tedy jako někdo, kdo se nebojí.“
lanterns-page-cellar-2 = Schody jsou úzké a mokré. Za prvním ohybem je světlo minulé noci ještě teplé.

lanterns-page-tower = Věž
lanterns-page-tower-1 = Nad střechami je vítr čistý a hvězdy jsou blízko. Odtud by lampy hořet vidělo celé město.
