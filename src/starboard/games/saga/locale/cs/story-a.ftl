# Osamělý vlk: stránky mise.

saga-page-a-briefing = Osamělý vlk
saga-page-a-briefing-1 = „Na přistávací plochu se bez papírů nesmí,“ říká Blaine. „Papíry nemáte. Máte kapitánku Dulinsky. A odtokovou rouru.“
saga-page-a-briefing-2 = O tři hodiny později leží Erika Dulinsky opřená o lokty pod přistávací plochou na Eiras, v chodbě s čerpadly, která páchne rzí a něčí polévkou. Zbytek týmu čeká za služebními dveřmi na druhém konci. Otevírají se jen z téhle strany.
saga-page-a-briefing-3 = Mezi ní a zámkem stojí dva lidé: laborant, který se nudí, a člen ostrahy, který se nenudí. Zámek poslouchá terminál v protějším rohu.

saga-page-a-start = Pod plochou
saga-page-a-start-1 = Něco kape, nikam to nespěchá. Na konci chodby prosvítá pode dveřmi pruh světla a v něm stojí dva páry bot a jedny pásy. Mají čekat potichu. Snaží se.

saga-page-a-knocks = Trojí zaklepání
saga-page-a-knocks-1 = Závora povolí s ranou, kterou museli slyšet i nahoře. Z druhé strany se ozve trojí zaklepání: krátké, krátké, netrpělivé. Odemčeno neznamená otevřeno, a čerpadla někde vzadu ztichla, aby lépe slyšela.

saga-page-a-won-1 = To to trvalo
saga-page-a-won-1-1 = Dveře se otevřou. „To to trvalo,“ řekne Devil a překročí práh, jako by mu někdo držel dveře. Za ním Alyse počítá díry ve zdi a Curby si otírá pásy o cizí rohožku. Tým je uvnitř.

saga-page-a-lost-1 = Nízká voda
saga-page-a-lost-1-1 = Čerpadla se zase rozeběhnou, jako každou hodinu. Za služebními dveřmi čekají tři na zaklepání, které nepřichází. Po dvaceti minutách řekne Blaine do vysílačky to, co vždycky: že plán to byl dobrý.
