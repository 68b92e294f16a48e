# Co do průběhu partie hlásí sám stůl vedle událostí hry.
table-log-undone = Místo { $number } vzalo zpět rozhodnutí.
table-log-restarted = Od chvíle, kdy se tu naposledy hrálo, se změnila pravidla; hra pokračuje od posledního bezpečného bodu.
