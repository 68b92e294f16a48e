"""The exact geometry of Star Saga: squares, arcs, ranges, lines of sight, Cover, the flame template and walks.

Everything is a pure function of two things: the `Board`, which is the map of a mission and never changes, and the
`Layout`, which says what stands on it now (closed doors, what is not revealed, scenery, glass, models, darkness).
All arithmetic is on integers, so nothing depends on rounding (SAGA-GEOM-01).

    squares     the board, its squares and the bases on it; facings
    layout      what stands on the board; what is free, what blocks, which squares are adjacent
    arcs        front and rear arcs, arc of sight, who is behind whom
    ranges      the rulers
    angles      directions as whole numbers, and what part of an angle is filled
    lines       for two squares: what stands between them, and which of it must be clear
    sight       line of sight and Cover, limited by arcs and darkness
    leaning     shots from a square beside one's own
    flame       the shape of the template in each direction
    template    what the template touches and affects
    walking     steps, walks, distances, the radius of darkness
    explain     the same answers with their reasons, as plain data for a screen
"""
