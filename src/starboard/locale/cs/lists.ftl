# $items: všechny položky kromě poslední, už spojené oddělovačem.
list-and = { $items } a { $last }
    .separator = { ", " }
    .none = nic
