# Hale’s Terms: the pages of the mission, each sent to a client when its table has reached it.

saga-page-m8-briefing = Hale’s Terms
saga-page-m8-briefing-1 = Director Corvane Hale receives you. It says so on a card that lies in the lift, with the hour and, in brackets, “weapons optional”. She sits in the boardroom at the far end of her floor, behind glass she can afford and guards she cannot.
saga-page-m8-briefing-2 = Two machines beside her chair bend whatever is fired at her. Their switches are in the two wings, north and south, with people in front of them. Between you and all that lies an atrium with a fountain, and very little to hide behind.
saga-page-m8-briefing-3 = She has read your contract, the card says on its other side. All of it, the small print too. She would like to discuss it. It would be a mistake to think that this makes her harmless, and another one to think that she lies.

saga-page-m8-start = Carpet
saga-page-m8-start-1 = Carpet, ankle-deep. After everything that rumbled, dripped and beat, the silence is so thick that you hear your own gear. Somebody has put out slippers, in your sizes.

saga-page-m8-atrium = Directors
saga-page-m8-atrium-1 = A fountain, and around it the portraits of the directors of Deepwell, each with the years of service underneath. The years get shorter. The last frame is empty, polished, and already has a nail for the plate.

saga-page-m8-switch-panel = The Cable
saga-page-m8-switch-panel-1 = A switch panel with a lead seal, and out of it a cable as thick as an arm that runs into the wall of the boardroom. It hums on one note. Somebody who wanted the director to be mortal would begin here.
saga-page-m8-switch-panel-2 = Beside it hangs a rota: clean daily, check weekly, touch never, with four different signatures and the ring of a coffee cup. From the other side of the atrium comes the same note, a shade lower. There are two of these.

saga-page-m8-hale = You Are Late
saga-page-m8-hale-1 = She does not get up. Grey suit, grey hair, a small pistol beside the water glass, as other people put down their spectacles. “Sit,” says Director Hale. “You are late.” There are exactly enough chairs.

saga-page-m8-offer = The Offer
saga-page-m8-offer-1 = She raises a hand, and her people stop shooting. It is so sudden that yours do too. “Amnesty,” says Hale, a little out of breath. “Shares. Rooms with windows. You guard what you came to steal, and you are paid every month, which will be new to you.”
saga-page-m8-offer-2 = “In exchange: one signature. Yours, under mine. Mazon makes the cure and sells it at a price that is merely high. Your Mr Blaine would sell it to one buyer, once. Ask yourselves which of us two is the monster. Take your time. You have about a minute.”

saga-page-m8-refused = As You Like
saga-page-m8-refused-1 = “As you like.” She stands up for the first time, straightens her cuffs and looks better than she has any right to. “Then Blaine will have you killed for nothing. I would at least have had a reason.” Her people reload.

saga-page-m8-why = The Reason
saga-page-m8-why-1 = “Why?” She looks at you as one looks at people who have signed without reading. “Because the strain came from him. He sold it to us, live, with instructions, and now he wants to sell the remedy. Whoever carries Lantern out of here can put two and two together. He has never liked that in staff.”

saga-page-m8-private-file = The Private File
saga-page-m8-private-file-1 = A thin folder, well kept. On top lies an old receipt: one strain, live, with instructions. Seller: Blaine. You know the signature; it is under your contract too. In the margin somebody has noted in a neat hand: “First he sells us the fever. Then he sends for the cure.”

saga-page-m8-hale-down = It Just Stops
saga-page-m8-hale-down-1 = The alarm is not switched off by anybody. It just stops, in the middle, like a person who has noticed that nobody is listening. Director Hale sits in her chair and looks past you at the empty frame.

saga-page-m8-won-1 = Vacancy
saga-page-m8-won-1-1 = The director’s floor belongs to you, with the fountain, the carpet and a number of guards who are looking for the exit. On the desk a telephone rings, twice, very far away. Nobody picks it up. Under your feet, deep down, there is the first dull thud.

saga-page-m8-won-2 = Small Print
saga-page-m8-won-2-1 = The pen is heavy and writes beautifully. Hale blots each signature herself. “Welcome to Mazon,” she says, and for the first time she smiles, though not at you. Then she looks at the board on the wall, where a lamp has just gone out, and stops smiling.

saga-page-m8-won-3 = With Company
saga-page-m8-won-3-1 = The lift closes on a boardroom full of smoke, and Heron is in it with you, an inkpot in her pocket for no reason she can give. “She was quite polite,” says Heron. “She offered me the empty frame.” Below you something thuds.

saga-page-m8-lost-1 = Minutes of the Meeting
saga-page-m8-lost-1-1 = Most of you lie on the carpet, which takes it well; it was chosen for that. Hale has the minutes read out, corrects a comma and asks whether anybody objects. Those who still can go through the kitchen.

saga-page-m8-lost-2 = End of Office Hours
saga-page-m8-lost-2-1 = A gong sounds, and the glass before the boardroom turns black. Behind it somebody closes a folder. From the wings come people you have not seen yet, in good coats. Appointments, it seems, are not extended here.
