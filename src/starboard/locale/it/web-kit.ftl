# What all boards share.

web-kit-zoom-in = Ingrandisci
web-kit-zoom-out = Rimpicciolisci
web-kit-option = { $label }. Opzione { $key }
web-kit-option-blocked = { $label }. Non si può: { $why }
