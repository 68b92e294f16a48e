# How several things become one phrase. $items are all but the last, already joined by the separator.
list-and = { $items } and { $last }
    .separator = { ", " }
    .none = none
