# What all boards share.

web-kit-zoom-in = Přiblížit
web-kit-zoom-out = Oddálit
web-kit-option = { $label }. Možnost { $key }
web-kit-option-blocked = { $label }. Nejde to: { $why }
