# Night Shift: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m3-briefing = Night Shift
saga-page-m3-briefing-1 = Three in the morning, station time. The stairs come out in the staff quarters: a ring of corridors around a canteen, lamps turned low, slippers in front of the doors. Nobody here knows that you exist. It would be a pleasure to keep it so.
saga-page-m3-briefing-2 = The lift further down is at the south end, behind a lobby door that obeys only an officer’s pass. The officer is awake and reads. Two Guards are asleep. The canteen crew is arguing about cards, and three more walk their rounds and think of breakfast.
saga-page-m3-briefing-3 = You can fetch the pass from the officer’s cabin. You can also force the lobby door, and be heard. On the way there are side rooms full of other people’s belongings. How many of them you visit is between you and your conscience, and the clock.

saga-page-m3-start = Lights Out
saga-page-m3-start-1 = Somebody snores in two voices. A lamp buzzes. Through the canteen wall a man swears, calmly and at length, at a pair of nines. You are shadows with too many weapons. Walk behind people, not in front of them; and if somebody must look, let him look at the other one of you.

saga-page-m3-clinic = Visiting Hours
saga-page-m3-clinic-1 = White light, white tiles, two Technicians. One of them does not stop counting bottles. The other sits on the edge of a bed, coughs into her sleeve and looks straight at you. She puts a finger to her lips. It is not clear who of you should be quiet.

saga-page-m3-patient = A Lift Down
saga-page-m3-patient-1 = “I have seen nobody,” she says. “I see nobody very well. You are going down? Take me to the garden. I know what I have. I would like to have it somewhere green.” In return she offers what she knows: the pod laboratory, every door of it.

saga-page-m3-officer = The Reader
saga-page-m3-officer-1 = He sits at his desk with his back straight and a book propped against the lamp. The tunic hangs over the chair, buttoned. On the cabinet behind him lies what you came for, or at least something flat under a cap. He turns a page. He does not yawn.

saga-page-m3-ranger = Somebody Awake
saga-page-m3-ranger-1 = The lobby is empty but for one Ranger beside the lift, in full kit, at three in the morning. She has no book, no cards and no chair. She looks at one wall, then at the next. She has evidently slept well.

saga-page-m3-detection = Boots
saga-page-m3-detection-1 = It begins with one shout and a chair that falls over. Then lights, all of them, and boots, and names called down the corridors. In the bunk room somebody asks what time it is. It is late.

saga-page-m3-shift-change = Shift Change
saga-page-m3-shift-change-1 = A bell rings, politely. Doors open along the whole corridor, and the morning shift steps out with wet hair and towels around its necks. It looks at you. You look at it. Then everybody starts to run.

saga-page-m3-won-1 = Going Further Down
saga-page-m3-won-1-1 = The lift doors close on a corridor full of slippers. Somebody in the squad has brought a pack of cards, somebody else a jar of somebody’s jam. You go down. According to the panel the next stop is called GARDEN, which must be a joke.

saga-page-m3-lost-1 = Good Night
saga-page-m3-lost-1-1 = They carry you out on the mattresses you woke them from. The officer has marked his page and put on the tunic. He finds the whole thing, he says, disappointing; he had just got to the part with the murder.

saga-page-m3-lost-2 = Morning
saga-page-m3-lost-2-1 = The lamps turn from yellow to white. Breakfast is served, and there is no corridor left without a queue in it. You get out through the laundry, backwards, and leave the lift to people who work here.
