# What is wrong with the sheet of a campaign that somebody has brought as a file.

saga-sheet-campaign = The campaign in this file does not exist.
saga-sheet-mission = It goes on with a mission that does not exist: { $mission }.
saga-sheet-ended = According to the file it is over, and yet it goes on.
saga-sheet-nobody = Nobody is left in the squad.
saga-sheet-flags = It remembers something that cannot have happened.
saga-sheet-squad = Somebody in the squad is not a Mercenary, or is there twice.
saga-sheet-skill = The skill “{ $card }” does not exist, or two have it.
saga-sheet-equipment = The equipment card “{ $card }” does not exist, or the box does not have { $count } of it.
saga-sheet-prize = The squad has “{ $card }”, which it has not won.
saga-sheet-dead = { $who }: dead. Whoever goes on has at least one box free, and here all are full ({ $count }).
saga-sheet-number = { $who }: the number { $number } is not possible.
saga-sheet-attributes = { $who }: these attributes cannot have been gained.
