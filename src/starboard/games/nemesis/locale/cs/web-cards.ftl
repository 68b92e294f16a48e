## Plans and cards of things on the board of Nemesis

web-nemesis-plan = { $action }: { $target }
web-nemesis-plan-with = { $kind } ({ $item })
web-nemesis-card-room = Místnost { $number }
web-nemesis-card-here = Místnost { $number } · jsi tady
web-nemesis-card-far = { $count ->
    [one] Místnost { $number } · vedle tebe
    [few] Místnost { $number } · { $count } chodby daleko
   *[other] Místnost { $number } · { $count } chodeb daleko
}
web-nemesis-card-unexplored = Tady ještě nikdo nebyl. Dílek se otočí, jakmile někdo vstoupí.
web-nemesis-card-broken = Porucha: místnost nefunguje, dokud ji někdo neopraví.
web-nemesis-card-fire = Požár: kdo tu ukončí tah, utrpí lehké poranění.
web-nemesis-card-asleep = Hibernační komory jsou zatím zavřené.
web-nemesis-card-awake = Hibernační komory jsou otevřené.
web-nemesis-card-intruder = Vetřelec · { $room }
web-nemesis-card-injuries = Zranění: { $count }
web-nemesis-card-corridor = Chodba { $numbers }
web-nemesis-card-between = Mezi místnostmi { $a } a { $b }
web-nemesis-card-door-open = Cesta je volná.
web-nemesis-card-door-closed = Zavřené dveře: nikdo neprojde, dokud je někdo neotevře nebo nezničí.
web-nemesis-card-door-destroyed = Dveře jsou zničené a už se nezavřou.
web-nemesis-card-noise = Hluk: ozve-li se tu znovu, něco přijde.
web-nemesis-card-pod-label = Cesta z lodi
web-nemesis-card-pod = Do odemčeného únikového modulu se nastupuje z jeho evakuační sekce a pak se odpálí.
