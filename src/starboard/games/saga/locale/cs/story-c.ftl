# Požární cvičení: stránky mise.

saga-page-c-briefing = Požární cvičení
saga-page-c-briefing-1 = „Ať na ten zvonek sáhl kdokoli, prokázal nám službu,“ říká Dulinsky. „Na chodbách žádní úředníci. Jen lidé s puškami.“
saga-page-c-briefing-2 = Tým je konečně celý a jediná cesta k přistávací hale vede přes spalovnu. Někdo nahoře vyhlásil požární cvičení: kanceláře jsou prázdné a mariňáci dostali rozkaz pročesat zbytek budovy.
saga-page-c-briefing-3 = Ven vede komínový žebřík v hale s pecí; je zavřený, dokud tam někdo nezatáhne za páku. Na západ od haly je třídírna, kde má předák svůj klíč, na jih strážnice, kde mají mariňáci všechno ostatní. Hořák v hale se dá zapálit ručně. Neptá se, na čí jste straně.

saga-page-c-flue-open = Komín
saga-page-c-flue-open-1 = Páka jde dolů a s ní i saze za celý rok. Nad žebříkem se odklopí víko a halou s pecí poprvé od jejího postavení proudí čistý vzduch. Cesta nahoru je volná.

saga-page-c-won-1 = Komínem nahoru
saga-page-c-won-1-1 = Dva z vás vylezou z komína, černí jako kominíci a první v řadě k přistávací hale. Dole se cvičí dál a s velkou kázní. Podle tabule u vchodu budovu opustili všichni. Skoro je to pravda.

saga-page-c-lost-1 = Prezence
saga-page-c-lost-1-1 = Mariňáci vás najdou mezi popelnicemi, většina už nevstane. Kolem jde úředník v oranžové vestě se seznamem a ptá se, jestli patříte k personálu. Seržant přemýšlí. „Odpad,“ řekne a podepíše.

saga-page-c-lost-2 = Konec cvičení
saga-page-c-lost-2-1 = Zvonek zmlkne. V celé budově se otevírají dveře a čtyři sta úředníků se vrací ke stolům s kávou a otázkami. Takovým davem se v pancíři neprojde. Na papíry se vás ptají všichni najednou.
