# Veyra Shallows: its Log entries, each sent to a client when its table has reached it.

vanguard-page-veyra-801 = Boots Off
vanguard-log-veyra-801-1 = “Boots off,” says somebody, and nobody can think of a reason against it. The water is warm and one hand deep, and the light stands in it in bars, as if you could pick one up. By the tide clock on my sleeve the sea ought to be at my chest. It is at my ankles.
vanguard-log-veyra-801-2 = Three reef heads stand out of the shallows: the stair, the arch, the teeth. Chart all three, and the ship will know how the Lantern up there pulls. In between, everything that crawls and glitters looks as though it had been laid out for us. We shall try to behave.

vanguard-page-veyra-802 = Thousands of Strokes
vanguard-log-veyra-802-1 = The stair goes down past the light; we have sounded it as far as the line will reach. Along every riser runs a row of cut strokes: high water, day by day, thousands of days. Somebody sat here and counted the tides, long before us, and better.
vanguard-log-veyra-802-2 = Every few risers the hand changes, so there were several, one after another. On the last the row breaks off in the middle. The place for the next stroke has already been scratched, very lightly, so as to have it ready in the morning.

vanguard-page-veyra-803 = The Arch
vanguard-log-veyra-803-1 = An arch of living stone, with lips of shell. Water goes in. After a long while, water comes out. There is no current here to explain it. Whoever stands before it long enough will look up sooner or later, because up there the light swells and fades in the very same time.

vanguard-page-veyra-804 = Growth Rings
vanguard-log-veyra-804-1 = In the wet rings of the kelp sits something that kills what kills us. I have it on every slide in the kit, and the kit has never been so clean. Tell the Medbay. No, tell them tonight, when they are sitting down. They will want to come and fetch it themselves.

vanguard-page-veyra-805 = The Sea Stands Up
vanguard-log-veyra-805-1 = The beacon’s flaring, look up, no, don’t look up, look at the water. It isn’t breaking, it isn’t even making a noise, it’s just standing up, all of it. If you’re on the flats, don’t be on the flats. There still were flats when I began this sentence.

vanguard-page-veyra-806 = What the Water Leaves
vanguard-log-veyra-806-1 = The water goes quietly, like somebody who has walked into the wrong room. The sand steams behind it. Things are lying there that were not there before: a plait of glass, a fan that opens and shuts, something that unrolls, notices feet, and rolls up again.

vanguard-page-veyra-807 = The Medbay Asks
vanguard-log-veyra-807-1 = So those are the pools. I’ve got your pictures here: bodies like glass, hundreds of them, none longer than a finger, you can see the hearts going. The Medbay’s got your pictures too. The Medbay is asking for a full net.
vanguard-log-veyra-807-2 = That’s medicine for years, they say, for everyone aboard, and I think they’re right about that. They don’t say what a full net leaves behind, and I haven’t asked. I’m only reading you the order the way it’s written. What do I tell them?

vanguard-page-veyra-808 = A Small Sound
vanguard-log-veyra-808-1 = The net is heavy, and it makes a small sound, all of it together, like a wet finger on the rim of a glass. It could come up as it is. It could come up with a dozen in it and the rest let go. I have known wounded who were easier to carry.

vanguard-page-veyra-809 = No Bottom
vanguard-log-veyra-809-1 = The bottom stops. One step is green, the next is blue, and after that there are no more steps; I have both hands on the rock. Very far down there is a light. It answers the one in the sky, pulse for pulse, but late, like somebody who gets the joke after everyone else.

vanguard-page-veyra-810 = Tide Table
vanguard-log-veyra-810-1 = Three heads, one table. I have it here before me. The tide follows the Lantern, the Lantern follows something else, and that something has been slowing down for sixty years. It was doing so when I was born. We have merely been too busy to notice.
vanguard-log-veyra-810-2 = The team has done what it was asked to do, barefoot, as I hear. They have my thanks. A copy of the table goes to everybody on this ship who plots a course. The old charts may be used for wrapping.

vanguard-page-veyra-811 = The True Note
vanguard-log-veyra-811-1 = At the end of the rope, where the cold has a taste, a shell as large as a door hangs in the blue. Its edge has been filed, a little here, a little there, the way one tunes a bell. Struck with a fist, it gives a single note, and takes its time over it.
vanguard-log-veyra-811-2 = The hum of the beacon has been in every radio for weeks, and it has always been faintly sour; nobody could have said in what way. Now everybody can. This is the note it was made to sound.

vanguard-page-veyra-812 = Spring Tide
vanguard-log-veyra-812-1 = Spring tide. The heads will be under water for a month. I have been looking for a way to put this so that it sounds like a decision of yours, and there is none. Leave the instruments. Bring the people.

vanguard-page-veyra-813 = One Good Line
vanguard-log-veyra-813-1 = Teeth is right. Stone, twice our height, and the surf goes through the gaps like a saw through planks. There is one good line across, from the third to the last, if somebody can be talked into throwing it. I look round. All of a sudden everybody has a buckle to see to.

vanguard-page-veyra-814 = It Bends
vanguard-log-veyra-814-1 = It holds. It holds, and there’s not a dry thread left on any of us, and I’d do it again for the view. From the last tooth you can see the tide come in, one line drawn right across the sea. Only it isn’t straight. It bends towards the beacon, like grass towards a window.

vanguard-page-veyra-815 = Four Hundred
vanguard-log-veyra-815-1 = It breathes once in four hundred heartbeats; mine, counted three times over. But the older layers of shell in the arch tell it differently. In those it is three hundred. Whatever beats time for this sea is getting tired, and the stone has kept the minutes.

vanguard-page-veyra-816 = The Circle Shuts
vanguard-log-veyra-816-1 = And up. There’s salt on everything, there’s salt in my coffee, and I’m in orbit. If you’ve got a window, look down: you’ve left a hole in the water, perfectly round, exactly your size. Now the sea draws its circle once more, and shuts it. Nice of it, really.

vanguard-page-veyra-817 = Winch
vanguard-log-veyra-817-1 = Winch down, winch down, whoever’s nearest, clip on whoever’s worst, don’t argue. Up. Count for me. Again, louder, I can’t hear you over the engine. Good. Your net’s still going round in the surf down there, and it can stay there, and nobody is to look at it like that.

vanguard-page-veyra-818 = Like One Page
vanguard-log-veyra-818-1 = They turn, all of them at once, like one page. And there they stay, a pale wall in the water, and not one comes closer. They were never hunting us. They were herding us, as gently as they knew how, off the ground where they spawn. We took a push for a bite.

vanguard-page-veyra-819 = Clear Water
vanguard-log-veyra-819-1 = The water is clearer than the first time. You can see down to the sand, everywhere, because nothing lives in between. No fry, no glass, no rings on the surface. All of us keep our boots on. Far out, something pale is moving, many of it, in step.

vanguard-page-veyra-820 = The Shore Has Walked
vanguard-log-veyra-820-1 = The whole shore has gone for a walk. Where there used to be open water, a garden rides on its own roots: stalks, cups, a smell of rain and pepper. We circle it twice, for manners. Then it moves over, and I will swear to that, and makes room for us to land.

vanguard-page-veyra-821 = Brown Rings
vanguard-log-veyra-821-1 = From the air the pools are plain brown rings, like those that cups leave on a table. We know what used to be in them, and who wrote the order, and who carried it out. Nobody looks for long. There is always something to do on the other side of the cabin.
