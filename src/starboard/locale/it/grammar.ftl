# Le desinenze che concordano con chi è nominato nella frase: mort{ grammar-who }, infett{ grammar-who }. Il genere è la
# forma .form-gender del nome; senza, vale il maschile.

# $who: il Personaggio o il giocatore di cui si parla
grammar-who = { FORM($who, "gender") ->
    [f] a
   *[m] o
}
