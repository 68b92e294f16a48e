# The page that introduces ISS Vanguard.

web-vanguard-tutorial = Learn ISS Vanguard
web-vanguard-tutorial-tale = One small planet that explains itself, page by page. A coach sits beside you and always has advice.
web-vanguard-tutorial-dice = Dice are your strength
web-vanguard-tutorial-dice-text = Every crew member has a handful of dice. Rolled dice are Spent; rest, and they come back.
web-vanguard-tutorial-dice-picture = Three dice: a red Basic, a green Scout, a blue Science
web-vanguard-tutorial-map = Find your way
web-vanguard-tutorial-map-text = Sectors, and Paths with a price. Numbers are pages of a story nobody has read yet.
web-vanguard-tutorial-map-picture = A Path leads from one Sector to the next, with a price on it
web-vanguard-tutorial-rows = Pay for results
web-vanguard-tutorial-rows-text = Icons on your dice pay for rows. The better the row, the better what comes of it; before you roll you see the exact odds.
web-vanguard-tutorial-rows-picture = Two rows, green and red, and the icons that pay for the green one
web-vanguard-tutorial-team = Nobody goes alone
web-vanguard-tutorial-team-text = Two to four people explore together. Whoever stands beside you helps you roll.
web-vanguard-tutorial-team-picture = Two crew members stand in one Sector
web-vanguard-tutorial-after = Then the other planets
web-vanguard-tutorial-after-text = Three worlds with rules of their own. Alone, with friends, or with bots beside you.
web-vanguard-tutorial-after-deed = Choose a planet
