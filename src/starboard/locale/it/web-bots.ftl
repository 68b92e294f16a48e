### Bot e persone al tavolo: nomi, indole, forza, presenza

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

web-bot-temper-cautious = Prudenza
    .text = Rischia poco e se ne va presto.
web-bot-temper-loyal = Lealtà
    .text = Prima pensa a ciò che serve a tutti, poi ai propri piani.
web-bot-temper-reckless = Temerarietà
    .text = Va dritto allo scopo e resta a lungo.
web-bot-temper-suspicious = Diffidenza
    .text = Sta alla larga dagli altri e non accetta nulla.
web-bot-temper-greedy = Avidità
    .text = Cerca ovunque ci sia qualcosa da trovare.

web-bot-strength-easy = Facile
    .text = Spesso agisce senza pensare.
web-bot-strength-steady = Costante
    .text = Gioca con buon senso e ogni tanto sbaglia.
web-bot-strength-sharp = Acuto
    .text = Sfrutta al meglio ciò che vede.

web-bot-fair = L’indole è un modo di giocare, mai un trucco: i bot vedono ciò che si vede dal loro posto.
# $number: of the seat
web-bot-choose = Chi prende il posto { $number }?
web-bot-who = Chi
web-bot-strength = Quanta forza
web-bot-seat = Fai sedere { $name }
web-bot-change = Cambia

web-presence-here = presente
web-presence-away = assente
# $time: of day
web-presence-away-since = assente dalle { $time }
web-presence-thinking = sta pensando
web-presence-stand-in = assente; un bot tiene il posto
web-presence-bot = bot
