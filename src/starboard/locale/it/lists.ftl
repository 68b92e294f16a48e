# $items: tutti tranne l'ultimo, già uniti dal separatore.
list-and = { $items } e { $last }
    .separator = { ", " }
    .none = nessuno
