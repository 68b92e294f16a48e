# The pages that open the scenarios. A client gets each when its table has reached it.

lanterns-page-crossing = Il Crocevia
lanterns-page-crossing-1 = «Da quarant’anni curo queste lampade, e nessuna si è mai spenta da sola.»
lanterns-page-crossing-2 = Il guardiano porge due fagotti e guarda oltre di voi, nella sala. Là dentro qualcosa posa i piedi molto lentamente.

lanterns-page-cellar = La Cantina
lanterns-page-cellar-1 = «Là sotto vi sente respirare. Perciò respirate come chi non ha paura.»
lanterns-page-cellar-2 = Le scale sono strette e bagnate. Dietro la prima curva la luce della notte passata è ancora tiepida.

lanterns-page-tower = La Torre
lanterns-page-tower-1 = Sopra i tetti il vento è limpido e le stelle sono vicine. Da qui tutta la città vedrebbe ardere le lampade.
