# Koncovky, které se řídí rodem toho, o kom je věta: { $who } zemřel{ grammar-who }, Mrtv{ grammar-who-adjective }.
# Rod je tvar .form-gender názvu: m, f, n; bez něj platí mužský.

# $who: postava, hráč nebo místo u stolu
grammar-who = { FORM($who, "gender") ->
    [f] a
    [n] o
   *[m] { "" }
}
# $who: postava, hráč nebo místo u stolu
grammar-who-adjective = { FORM($who, "gender") ->
    [f] á
    [n] é
   *[m] ý
}
