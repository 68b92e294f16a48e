# The pages that open the scenarios. A client gets each when its table has reached it.

lanterns-page-crossing = The Crossing
lanterns-page-crossing-1 = “I have kept these lamps for forty years, and none of them ever went out by itself.”
lanterns-page-crossing-2 = The warden holds out two bundles and looks past you into the hall. Something in there puts down its feet very slowly.

lanterns-page-cellar = The Cellar
lanterns-page-cellar-1 = “Down there it hears you breathe. So breathe like somebody who is not afraid.”
lanterns-page-cellar-2 = The stairs are narrow and wet. Behind the first bend the light of the last night is still warm.

lanterns-page-tower = The Tower
lanterns-page-tower-1 = Above the roofs the wind is clean and the stars are near. From here the whole town would see seven lamps burn.
