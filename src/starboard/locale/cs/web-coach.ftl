# The page that introduces a game, and the coach beside a first game: what is the same for every game.

web-tutorial-eyebrow = Nauč se hrát
web-tutorial-back = Na úvod
web-tutorial-table = První kroky
web-tutorial-start = Začít
web-tutorial-start-of = Začít: { $lesson }
web-tutorial-next = Další: { $lesson }
web-tutorial-played = odehráno
web-coach = Průvodce
web-coach-fold = Sbalit průvodce
web-coach-unfold = Ukázat průvodce
web-coach-news = Průvodce má co říct
web-coach-next = Další (ještě { $count })
web-coach-heard = Rozumím
web-coach-quiet = Hraj dál. Ozvu se, až se stane něco nového.
web-coach-progress = Hotovo: { $done }/{ $of }
web-coach-done = hotovo
web-coach-open = ještě zbývá
web-coach-advice = Moje rada
web-coach-goal = Cíl:
web-coach-follow = Udělat
web-coach-wonder = Jak by to zahrál průvodce?
web-coach-advised = volba průvodce
