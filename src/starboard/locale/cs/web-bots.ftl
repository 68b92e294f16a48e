### Boti a lidé u stolu: jména, povaha, síla, přítomnost

web-bot-name-odile = Odile
web-bot-name-sefu = Sefu
web-bot-name-brack = Brack
web-bot-name-noor = Noor
web-bot-name-qadir = Qadir
web-bot-name-tove = Tove
web-bot-name-imani = Imani
web-bot-name-juno = Juno
web-bot-name-pavle = Pavle
web-bot-name-wren = Wren

web-bot-temper-cautious = Opatrnost
    .text = Málo riskuje a odchází včas.
web-bot-temper-loyal = Věrnost
    .text = Nejdřív se stará o to, co potřebují všichni, pak o vlastní plány.
web-bot-temper-reckless = Zbrklost
    .text = Jde rovnou do toho a zůstává dlouho.
web-bot-temper-suspicious = Podezíravost
    .text = Drží se stranou a od nikoho nic nebere.
web-bot-temper-greedy = Hamižnost
    .text = Hledá všude, kde se dá něco najít.

web-bot-strength-easy = Lehká
    .text = Často jedná bez rozmyslu.
web-bot-strength-steady = Vyrovnaná
    .text = Hraje rozumně a občas udělá chybu.
web-bot-strength-sharp = Bystrá
    .text = Vytěží co nejvíc z toho, co vidí.

web-bot-fair = Povaha je způsob hry, nikdy podvod: boti vidí to, co hráč na jejich místě.
# $number: of the seat
web-bot-choose = Kdo si sedne na místo { $number }?
web-bot-who = Kdo
web-bot-strength = Jak silná hra
web-bot-seat = Posadit na místo: { $name }
web-bot-change = Změnit

web-presence-here = je tu
web-presence-away = není tu
# $time: of day
web-presence-away-since = není tu od { $time }
web-presence-thinking = přemýšlí
web-presence-stand-in = není tu; zaskakuje bot
web-presence-bot = bot
