# What all boards share.

web-kit-zoom-in = Vergrößern
web-kit-zoom-out = Verkleinern
web-kit-option = { $label }. Option { $key }
web-kit-option-blocked = { $label }. Nicht möglich: { $why }
