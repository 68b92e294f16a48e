# The Rolling Stacks: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m5-briefing = The Rolling Stacks
saga-page-m5-briefing-1 = Mazon keeps its paper memory on rolling shelves and its real memory on one core, in the cold vault behind them. The shelves run on rails. Move one from a Terminal, and an aisle opens; whoever stands in the old one has a short time to think about it.
saga-page-m5-briefing-2 = The core is Lantern’s formula. Fetch it if you can, and leave by the tram. The archive also has a ledger: who sold what to whom, and when. Those who have seen both say the ledger is the more interesting book. They do not say why.
saga-page-m5-briefing-3 = Somebody else has been paid to fetch the core. Maren Voss, whom the trade calls the Shrike, works alone and likes it dark. The lamps in the stacks are out already, most of them. That was not the caretaker.

saga-page-m5-start = Silence, Please
saga-page-m5-start-1 = Green lamps on long tables, a smell of dust and ozone. A notice asks for silence. As if to show how it is done, the nearest shelf slides one step to the east and back again, without a sound, and stands as if nothing had been.

saga-page-m5-stacks = The Stacks
saga-page-m5-stacks-1 = Shelves, floor to ceiling, and behind them more shelves. Two lights move down there, at the height of a man’s hand. A paper slips from somewhere and comes down in no hurry at all. The aisles are one person wide. Remember that.

saga-page-m5-shrike = Nothing Personal
saga-page-m5-shrike-1 = In the dark a rifle bolt goes home, well oiled. “Nothing personal,” says a woman’s voice, from no direction in particular. “There is one core and two of us, so to speak. I will take it and go. Stand still, and nobody gets hurt whom I am not paid for.”

saga-page-m5-ledger = Page 212
saga-page-m5-ledger-1 = The ledger is kept by hand, in a beautiful script. Page 212: one strain, live, with instructions. Bought by Mazon Labs. Seller: B. The account number underneath is one that each of you knows by heart. It pays your wages.

saga-page-m5-tram-bell = The Bell
saga-page-m5-tram-bell-1 = The core comes out of its cradle with a small cold click, like an ice cube. Somewhere to the south a tram bell rings. It may be chance. It sounds like a suggestion.

saga-page-m5-tram-gone = Without You
saga-page-m5-tram-gone-1 = The tram pulls out with one passenger, standing, a bag under her arm and her rifle between her knees. She lifts two fingers to her cap. The board above the platform says: next service in two Rounds.

saga-page-m5-won-1 = Last Stop but One
saga-page-m5-won-1-1 = The tram smells of wet wool and has exactly enough seats. Behind you the stacks close one by one, until the archive is a single block of paper with a few people in it. Nobody has paid a fare. Somebody leaves a coin.

saga-page-m5-lost-1 = Filed
saga-page-m5-lost-1-1 = They find you by the noise you no longer make. A Technician with sleeve protectors writes a label for each of you, in a beautiful script, and asks how the name is spelled. The shelf is already waiting.

saga-page-m5-lost-2 = Closing Bell
saga-page-m5-lost-2-1 = A bell, three times: the archive closes. All shelves roll together, gently and from both ends, as they do every evening. You get out between two of them, sideways, with empty hands and flat pockets.
