# Ossuary Plain: its Log entries, each sent to a client when its table has reached it.

vanguard-page-ossuary-860 = Ribs
vanguard-log-ossuary-860-1 = Ribs, as far as the horizon. Each of them has rivet holes, or the marks of rivets, or of teeth. The instruments say hull, then bone, then hull again; then they agree to be quiet. So do we, with the ramp half down and the wind going through.
vanguard-log-ossuary-860-2 = A fleet or a herd, it died here, all of it facing the same way. Under the plain, says the sounding, runs a spine of tunnels, and somewhere in the tunnels something is singing. We could stand here for a minute. It seems the least. The work would wait; the wind won’t.

vanguard-page-ossuary-861 = Thirty Metres
vanguard-log-ossuary-861-1 = Thirty metres across, straight as a cut, and no bottom that my lamp can find. On the far side stands a derrick. It’s as tall as one of us, its rungs are set for legs like ours, and its handles for something that isn’t hands. Well. Somebody else has wanted to cross here.

vanguard-page-ossuary-862 = Something Stops
vanguard-log-ossuary-862-1 = Keep it down. The tunnel is ribbed as well, like the inside of a throat, and there is something in it besides us. It walks when we walk. It stops when we stop. It is getting better at it.
vanguard-log-ossuary-862-2 = It takes what we drop: a clip, a glove, a spent lamp. It takes them very neatly. By the second bend it has two names: Marrow Crawler in the report, the Gleaner to the rest of us. I’d sooner it had none. Once a thing has a name, people start to expect manners of it.

vanguard-page-ossuary-863 = A Hundred Berths
vanguard-log-ossuary-863-1 = A hall so high that the lamps give up. On both sides a hundred berths stand open, like hands held out. All are empty but one. In that one sits a stone in the shape of a pilot, knees together, head a little forward. Dust lies on everything here except the stone.

vanguard-page-ossuary-864 = The Captain’s Voice
vanguard-log-ossuary-864-1 = “Find each other first,” says the dark, in the Captain’s voice. It is hers down to the short breath before it. She has never been here. She said it once, on another world, over a bad radio. “Find each other,” says the dark again, gently, as one tries on a coat.

vanguard-page-ossuary-865 = Cable Over
vanguard-log-ossuary-865-1 = Cable over, first plank down, second plank down, and I’m standing on it, so you may breathe. It’ll hold today. With the spare plating of the lander it would hold for ever, or what passes for it. That costs stores and sweat, and all anyone gets for it is a bridge.

vanguard-page-ossuary-866 = The Dust Walks
vanguard-log-ossuary-866-1 = Can you hear me? The dust’s standing up. It’s standing up and it’s walking, get off the plain, get behind a rib, get behind anything. From up here it’s got a shape. No. No, I’m not going to tell you what shape. Just don’t be in front of it.

vanguard-page-ossuary-867 = Another Keel
vanguard-log-ossuary-867-1 = The storm lies down where it stood. The plain is quiet now in the way of a room that somebody has just left. A keel is bare that was buried an hour ago. It points where all the others point.

vanguard-page-ossuary-868 = Like a Tooth
vanguard-log-ossuary-868-1 = It comes out like a tooth: nothing, nothing, nothing, and then all at once. The singing stops in the middle of a word. I’ve got it in both arms, it’s warm, and it’s heavier than it has any right to be. Nobody says well done.
vanguard-log-ossuary-868-2 = Then every wall for a mile around takes a breath. I don’t mean a draught, I mean a breath. We have what we came for, and we ought to be somewhere else, fast, and the only way there is up these shafts.

vanguard-page-ossuary-869 = A Bell Without a Mouth
vanguard-log-ossuary-869-1 = Heat, and a light that has no lamp. The core sits in living rock as an eye sits in its socket: a bell without a mouth. In the helmets the radios switch themselves on and play back the last hour, every word of it and every cough, in harmony.

vanguard-page-ossuary-870 = A Verse
vanguard-log-ossuary-870-1 = That is a verse, and we have it; I could not get rid of it now if I tried. It is an address, a depth, a direction, and at the end something like “come”. Each is sung in the voice of whoever listened. I keep my sleeves down. My arms are all goose-flesh.

vanguard-page-ossuary-871 = The Chair
vanguard-log-ossuary-871-1 = Up the cheekbone, in through the eye, and I win. There’s room for twenty in here. In the middle, where you’d least want one, stands a chair, bolted to the bone or grown out of it. So somebody did sit in there, and steer.
vanguard-log-ossuary-871-2 = There’s a strip of glass on the armrest, with one line of light in it, still running. I sit down, since nobody says I mustn’t. The line doesn’t show where they were going. It points back along the way they came. Towards home, I suppose.

vanguard-page-ossuary-872 = The Hold Hums
vanguard-log-ossuary-872-1 = The core is in the hold, and the hold hums; I can hear it up here, under everything you say. When the lid closed, the hulls on the plain settled, all at once, like people sitting down who have been standing for a very long time. Somebody will have heard that.
vanguard-log-ossuary-872-2 = The order was mine, and my name is under it. You carried it out, and carried it up, and I have nothing to add to that except this: come back all of you. I do not want to have paid any more for this thing.

vanguard-page-ossuary-873 = The Spine Breaks
vanguard-log-ossuary-873-1 = The spine’s breaking, behind the Song Chamber, I can see it from here, the ground’s gone soft all along a line. There’s dust coming up every shaft. If you’re below, climb, climb through it, that’s the only way that’s still a way. Call your names as you go.

vanguard-page-ossuary-874 = One Note Corrected
vanguard-log-ossuary-874-1 = The team sings. It is not well sung; one voice is flat, and one can hardly keep from laughing, out of fear. The core falls silent to listen. Then it gives the song back in all their voices, with a single note corrected.
vanguard-log-ossuary-874-2 = With that note one understands it. It is no lament. It is a landing call: address, depth, direction, come. The fleet did not die here by accident. It had been invited; it came down in good order and waited to be told what next.
vanguard-log-ossuary-874-3 = Nobody was left to say “go”. So it stayed, hull beside hull, facing the voice, until it was a plain. Along the corridor the last Lanterns are calling still. This one, as of a moment ago, is listening as well.

vanguard-page-ossuary-875 = Sorted by Colour
vanguard-log-ossuary-875-1 = So this is where the Gleaner lives: a hollow behind the gallery, dry and swept. Along the walls lies every small bright thing the fleet ever had, buttons, dials, slivers of lens, sorted by colour. In the blue row I can see the clip of my lamp.
vanguard-log-ossuary-875-2 = It sits in the middle and makes itself small, which takes a while. Then it puts its snout down, picks out a piece, thinks again, picks out a better one, and pushes it across the floor to us.

vanguard-page-ossuary-876 = A Script of Bones
vanguard-log-ossuary-876-1 = Seen from above, the plain is a sentence in a script of bones. I had the picture put up on the large screen, and nobody on the Bridge said a word. With the song one can nearly read it. Without its core it stops. What we have done down there stands in my report.

vanguard-page-ossuary-877 = The Dropped Lamps
vanguard-log-ossuary-877-1 = Line’s down, it’s in the dust, feel for it, there’s a light on the end. Everyone on it? Everyone, then go, go. Leave the lamps. There’s something down there picking up your lamps. It’s carrying them off one at a time. It’s being ever so careful.

vanguard-page-ossuary-878 = The Only New Thing
vanguard-log-ossuary-878-1 = When you’ve done with the bones, look over there, at the gap. A thin bright line, straight across: that’s ours. It’s the only new thing on that whole plain. It will be there when I’m retired, and some day somebody will cross it and not think twice.

vanguard-page-ossuary-879 = No Song
vanguard-log-ossuary-879-1 = No song. There’s nothing in the helmets but ourselves. The storm begins before the engines have stopped, as if it had been waiting behind the door for us to come in. Short ropes, everyone. Nobody lets go of anybody.

vanguard-page-ossuary-880 = The Corrected Note
vanguard-log-ossuary-880-1 = The wind comes across the plain humming, and it has the note right; it must have been practising. In the flank of every hull a door of bone stands open where there was a wall. From below come the team’s own voices, and they sound pleased to see it.
