# Cinder Berth: its Log entries, each sent to a client when its table has reached it.

vanguard-page-cinder-start = The Log of the Vanguard
vanguard-log-cinder-start-1 = Log of the Vanguard, Captain Oyelaran. The Lanterns are a row of old beacons, and between them runs a corridor of calm through the Murk. We came in along it. Behind us the lights went out one after another, while we were still inside. One light is left within reach.
vanguard-log-cinder-start-2 = We cannot go back, and we are not fit to go on. Below us is a slag moon with a service station on it, in pieces; but a station has stores. I am sending people down for parts. They asked no questions. I would feel better if they had.

vanguard-page-cinder-1 = Two Screens
vanguard-log-cinder-1-1 = Lander, this is Wetherby on the Bridge, I have you, I have you fine. There’s slag coming up at you, a lot of it, it wasn’t there a minute ago. Can you go left? You can’t go left. All right. That’s all right.
vanguard-log-cinder-1-2 = Forty seconds to the pad. Thirty-five. Something came off you just now, it’s probably nothing you need. Thirty. Twenty-five. Would somebody please say something, because I’ve got half of you on one screen and half on the other, and I don’t think that’s my— And then static.

vanguard-page-cinder-5 = The Seat by the Window
vanguard-log-cinder-5-1 = A minute earlier it was still an ordinary flight. Somebody checked everybody’s straps, somebody hummed, somebody listened to the engine and did not like what it said. For the one seat with a view they had drawn lots. Science won, and is now seeing all of it.

vanguard-page-cinder-20 = Folded
vanguard-log-cinder-20-1 = Red light. The hull has folded the way paper folds, and I am lying on something that used to be a wall. From the other half of the ship comes a knocking. We knock back. It is no code, just a knock, and I have rarely heard anything better.
vanguard-log-cinder-20-2 = The gauges that still work say: air for hours, not for days. The hatch is jammed. The galley in the other half has burst open, packs and all. There is no plan yet. There is only a sequence: out of here, then the others, then a plan.

vanguard-page-cinder-227 = Warm Air
vanguard-log-cinder-227-1 = A service trench, cut dead straight through the slag, and straight it was until we came down beside it. Here the walls have come together and left a slit. Warm air blows out of the narrow end and smells of oil. Dead stations don’t breathe. I’d like to know who does.

vanguard-page-cinder-50 = Bad Language
vanguard-log-cinder-50-1 = The first breath outside the wreck comes out of a bottle and is still the best of the day. Over in the other half the knocking has stopped. It has turned into swearing. I know the voice, and I know most of the words. Nobody who swears like that is badly hurt.

vanguard-page-cinder-311 = The Yellow Line
vanguard-log-cinder-311-1 = “Welcome to Cinder Berth,” says a friendly voice on every helmet radio at once. “Please muster at the yellow line and have your papers ready.” There is a yellow line. It runs across the yard, straight and well kept, and ends in a crater.
vanguard-log-cinder-311-2 = It is the berth-master, recorded thirty years ago and in excellent spirits. Soup, he says, is served on level two. There is no level two. At the edge of the crater lies a cargo drone with one arm in the air, as if it had a question.

vanguard-page-cinder-59 = One Sentence
vanguard-log-cinder-59-1 = “… cannot see you through the … whatever you do, not the …” For a moment the noise falls away, and Captain Oyelaran might be standing right here, arms folded: “Find each other first.” Then it is gravel again. She does not say things twice.

vanguard-page-cinder-298 = Everybody Up
vanguard-log-cinder-298-1 = Everybody up, nobody missing, nothing broken that we need today. From the yard you can see right across the works: a mast, dark, and below it a cutter with its wings folded. Two useful things in one view. My estimate was none.
vanguard-log-cinder-298-2 = Now the small print. The cutter won’t stir without a call sign, call signs come from the mast, and the mast has no power. So we want a cell. The vault in Tool Row ought to have some. The big pump in the Coolant Works runs on one. Pick.

vanguard-page-cinder-352 = A Berth-hand’s Locker
vanguard-log-cinder-352-1 = Through, minus some skin I wasn’t using. Behind the pinch a berth-hand had made a corner for one: a stool, a heater that nobody ever switched off, a locker. In the locker are a lamp, a picture of a family under a real tree, and a flask.
vanguard-log-cinder-352-2 = The heater is our warm air. Thirty years it has been keeping the place cosy for somebody. We take the lamp and we share the flask. The picture stays where it is, the right way up.

vanguard-page-cinder-360 = One in Forty
vanguard-log-cinder-360-1 = Oh, look at you. A whole rack of cells, each one in grease paper, laid in by somebody who loved their work. So I test them, row by row, forty in all. Thirty-nine are as dead as bricks. The fortieth lights up the tester, and I don’t mind saying, me too.

vanguard-page-cinder-335 = At the Bottom
vanguard-log-cinder-335-1 = The sump is drained as far as it will drain. Under thirty years of coolant, at the very bottom, where no decent person would have fitted it, sits the pump’s own cell. It still holds a charge. It comes out only with the whole arm. The coolant is warm. I will say no more about it.

vanguard-page-cinder-330 = Cleared
vanguard-log-cinder-330-1 = The mast lights up from its foot to its tip, and every other lamp on the moon pays for it: they sink to a dull brown, all together. “Cutter Two,” says the berth-master, slower than before, like somebody reading to a child that is nearly asleep, “you are cleared.”
vanguard-log-cinder-330-2 = “Cutter Two. You are cleared.” Underfoot the pumps begin to stutter. The cutter knows its name now. What stands between it and the sky is clamps, and what stands between the team and the dark is a few packs and whatever light there is left.

vanguard-page-cinder-322 = Smaller Than Hoped
vanguard-log-cinder-322-1 = The cutter is smaller than everybody had hoped, and it is whole. Frost lies along the folded wings like chalk. Six clamps hold it in the cradle, each as big as a door. They were built to keep it here through any storm, and they have kept it.

vanguard-page-cinder-505 = Helmet Lamps
vanguard-log-cinder-505-1 = Dark. Helmet lamps only. Stand where you are and say your names. I count. Now I count again, because the first time somebody answered twice. All here. One hand on the shoulder in front, and nobody walks faster than the slowest.

vanguard-page-cinder-341 = The Last Clamp
vanguard-log-cinder-341-1 = That was the last. It lets go, and the whole cradle hums like a struck pan, and the cutter rocks on its springs as though it had only been waiting to be asked. I’ve no voice left, so listen well. Seats. Now. The slow ones first.

vanguard-page-cinder-204 = Names and Answers
vanguard-log-cinder-204-1 = The cutter climbs out of the slag light with our people in it. I have the count. Then I have the names, and to every name an answer. I let them be read out a second time. For the log: the second time was for me.
vanguard-log-cinder-204-2 = They bring ash into my hangar, and bruises, and the plans of a station that still bids its guests welcome. There is soup. I have given orders that nobody is to be asked anything before morning.
vanguard-log-cinder-204-3 = While they eat, one of the far beacons on the navigation screen blinks out. Everybody on the Bridge has seen it. Nobody says it aloud. Wetherby turns the screen a little, away from the door.

vanguard-page-cinder-211 = Welcome Back
vanguard-log-cinder-211-1 = “Welcome back to Cinder Berth,” says the yard. “We have missed you.” It has, and can prove it: on the wall hangs a counter of visitors since you were last here, and it says 0. The loudspeaker crackles and waits, as if it were somebody else’s turn to speak.

vanguard-page-cinder-214 = Dates
vanguard-log-cinder-214-1 = The cradle office kept a list, by hand, in good ink. On the left, every ship that came in through the corridor. On the right, the day on which the beacon behind it failed. You read it as bad luck at first. Then you read only the dates. They get closer.

vanguard-page-cinder-216 = Slag Fall
vanguard-log-cinder-216-1 = Slag fall, over the whole station, everybody under something, anything with a roof, quick. I’ve got it on your microphones up here, it rattles like gravel on a coffin. Sorry. Sorry, I don’t know why I said that. Are you under something?

vanguard-page-cinder-212 = Only Metal
vanguard-log-cinder-212-1 = Engines, ash, up. What we could use is aboard; what is left of Cinder Berth is only metal. As the lander rose, the berth-master wished us a pleasant onward journey. I have had it filed, under correspondence.

vanguard-page-cinder-213 = One Screen
vanguard-log-cinder-213-1 = Second lander’s down, stretcher’s out, drop the crates, drop them, no salvage is worth this. Whoever’s carrying, talk to me. Left foot, right foot, that’s it, that’s plenty. I’ve got you on one screen. All of you. On one.
