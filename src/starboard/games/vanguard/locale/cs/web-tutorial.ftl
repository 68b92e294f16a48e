# The page that introduces ISS Vanguard.

web-vanguard-tutorial = Nauč se ISS Vanguard
web-vanguard-tutorial-tale = Malá planeta, která se vysvětlí sama, stránku po stránce. Vedle tebe sedí trenér, který má vždycky radu.
web-vanguard-tutorial-dice = Síla je v kostkách
web-vanguard-tutorial-dice-text = Každý člen posádky má hrst kostek. Hozené jsou vyčerpané; odpočiň si a vrátí se.
web-vanguard-tutorial-dice-picture = Tři kostky: červená základní, zelená průzkumná, modrá vědecká
web-vanguard-tutorial-map = Najdi cestu
web-vanguard-tutorial-map-text = Sektory a trasy, které něco stojí. Čísla jsou stránky příběhu, který ještě nikdo nečetl.
web-vanguard-tutorial-map-picture = Trasa vede z jednoho sektoru do druhého a má svou cenu
web-vanguard-tutorial-rows = Zaplať za výsledek
web-vanguard-tutorial-rows-text = Symboly na kostkách platí řádky. Čím lepší řádek, tím lepší, co z něj vzejde; před hodem vidíš přesné šance.
web-vanguard-tutorial-rows-picture = Dva řádky, zelený a červený, a symboly, které zaplatí zelený
web-vanguard-tutorial-team = Nikdo nejde sám
web-vanguard-tutorial-team-text = Dva až čtyři lidé zkoumají společně. Kdo stojí vedle tebe, pomůže ti s hodem.
web-vanguard-tutorial-team-picture = Dva členové posádky stojí v jednom sektoru
web-vanguard-tutorial-after = Pak další planety
web-vanguard-tutorial-after-text = Tři světy s vlastními pravidly. Samostatně, s přáteli, nebo s boty po boku.
web-vanguard-tutorial-after-deed = Vybrat planetu
