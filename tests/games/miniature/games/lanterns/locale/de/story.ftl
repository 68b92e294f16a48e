# The pages that open the scenarios. A client gets each when its table has reached it.

lanterns-page-crossing = Der Übergang
lanterns-page-crossing-1 = „Seit vierzig Jahren pflege ich diese Lampen, und keine ist je von selbst ausgegangen.“
lanterns-page-crossing-2 = Der Wärter hält euch zwei Bündel hin und sieht an euch vorbei in die Halle. Dort drinnen setzt etwas sehr langsam seine Füße auf.

lanterns-page-cellar = Der Keller
lanterns-page-cellar-1 = „Da unten hört es euch atmen. Atmet also wie jemand, der keine Angst hat.“
lanterns-page-cellar-2 = Die Treppe ist schmal und nass. Hinter der ersten Biegung ist das Licht der letzten Nacht noch warm.

lanterns-page-tower = Der Turm
lanterns-page-tower-1 = Über den Dächern ist der Wind klar, und die Sterne sind nah. Von hier sähe die ganze Stadt die Lampen brennen.
