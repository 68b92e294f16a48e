# The screens round the table: home, new table, your games, settings, about.


## The frame

web-title = { $page } – Starboard
web-close = Close
web-cancel = Cancel
web-nav = Main menu
web-nav-home = Starboard, home
web-nav-games = Your games
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-language = Language
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Nothing out here
web-nowhere-text = This address leads nowhere. Perhaps the link is incomplete, or the table has been cleared away.
