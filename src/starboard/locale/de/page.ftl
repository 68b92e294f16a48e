# Was die Seite sagt, bevor der Client spricht: Suchmaschinen und Browsern ohne JavaScript.
page-description = Ein Tisch für Science-Fiction-Brettspiele, der die Regeln kennt.
page-noscript = Um den Tisch zu zeichnen, braucht Starboard JavaScript.
