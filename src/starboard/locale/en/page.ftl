# What the page says before the client speaks: to search engines, and to browsers without JavaScript.
page-description = A table for science-fiction board games that knows the rules.
page-noscript = Starboard needs JavaScript to draw the table.
