# $items: alle außer dem letzten, schon durch das Trennzeichen verbunden.
list-and = { $items } und { $last }
    .separator = { ", " }
    .none = keine
