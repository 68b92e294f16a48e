# What all boards share.

web-kit-zoom-in = Zoom in
web-kit-zoom-out = Zoom out
web-kit-option = { $label }. Option { $key }
web-kit-option-blocked = { $label }. Not possible: { $why }
