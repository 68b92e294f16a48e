# Koncovky podle rodu modelu nebo dílu plánu; ostatní jsou ve společném souboru grammar.ftl.

# $who: model; přiš{ grammar-who-went }, naš{ grammar-who-went }
grammar-who-went = { FORM($who, "gender") ->
    [f] la
    [n] lo
   *[m] el
}
# $by: model
grammar-by = { FORM($by, "gender") ->
    [f] a
    [n] o
   *[m] { "" }
}
# $agent: model Nexu
grammar-agent = { FORM($agent, "gender") ->
    [f] a
    [n] o
   *[m] { "" }
}
# $what: dveře nebo prvek terénu
grammar-what-destroyed = { FORM($what, "gender") ->
    [f] byla zničena
    [n] bylo zničeno
    [p] byly zničeny
   *[m] byl zničen
}
