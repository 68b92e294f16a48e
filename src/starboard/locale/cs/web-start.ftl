# Co klient říká, než má všechny texty, nebo když server neodpovídá.

web-brand = Starboard
web-skip = Přeskočit na obsah
web-start-loading = Načítá se…
web-start-retry = Zkusit znovu
error-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu; o nic nepřijdeš.
