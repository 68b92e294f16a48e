# The page that introduces Star Saga.

web-saga-tutorial = Learn Star Saga
web-saga-tutorial-tale = Three short missions, one after the other. A coach sits beside you, explains each thing when it first happens, and always has advice.
web-saga-tutorial-turn = Move, then act
web-saga-tutorial-turn-text = Your Mercenaries take Turns: a few spaces, a look in one direction, and one Action.
web-saga-tutorial-turn-picture = A Mercenary walks across the deck
web-saga-tutorial-sight = Mind what they see
web-saga-tutorial-sight-text = Who stands in front of whom decides everything: shots need a clear line, and crates give Cover.
web-saga-tutorial-sight-picture = A line of sight passes over a crate to a guard
web-saga-tutorial-dice = Hits against Blocks
web-saga-tutorial-dice-text = Both sides roll at once. Whatever is not blocked wounds.
web-saga-tutorial-dice-picture = Two attack dice and one defence die
web-saga-tutorial-nexus = The Nexus answers
web-saga-tutorial-nexus-text = After you its Minions move, shoot and call for help. Nobody has to play it: the rules know what it does.
web-saga-tutorial-nexus-picture = Two guards come closer
web-saga-tutorial-after = Then the campaign
web-saga-tutorial-after-text = Nine missions that remember what you did. Alone, with friends, or against one of them as the Nexus.
web-saga-tutorial-after-deed = To the campaign
