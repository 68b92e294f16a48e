# Koncovky podle rodu vetřelce; ostatní jsou ve společném souboru grammar.ftl.

# $kind: druh vetřelce
grammar-kind = { FORM($kind, "gender") ->
    [f] a
    [n] o
   *[m] { "" }
}
