## What is staged at the table: moments, reports, curtains; and the settings for them

web-stage-go-on = Go on
web-stage-go-on-hint = Tap anywhere or press Space
web-stage-read = I have read it
web-stage-read-hint = Tap anywhere or press Enter
web-stage-again = Show again
web-pace = Pace
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-now = Pace: { $pace }
web-settings-moments = Great moments
web-moments-all = All
web-moments-first = First of each kind
web-moments-reports = As short reports
