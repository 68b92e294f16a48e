# Le desinenze che concordano con chi è nominato nella frase; le altre sono nel file comune grammar.ftl.

# $agent: il modello del Nexus di cui si parla
grammar-agent = { FORM($agent, "gender") ->
    [f] a
   *[m] o
}
# $what: la porta o l’Elemento Scenico di cui si parla
grammar-what-destroyed = { FORM($what, "gender") ->
    [f] distrutta
   *[m] distrutto
}
