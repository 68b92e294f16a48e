# Giardino di Vetro: le pagine della missione.

saga-page-m4-briefing = Giardino di Vetro
saga-page-m4-briefing-1 = Il livello quattro coltiva quello che il laboratorio mangia, e quello che sperimenta. Pioggia calda dal soffitto, fioriere in fila, tutto dietro un vetro. Dopo l’«incidente di contenimento», come lo chiama la porta, quasi tutti i giardinieri lavorano con le spalle al muro.
saga-page-m4-briefing-2 = Airone è qui, in una capsula d’isolamento nel laboratorio a est. È qui anche l’incidente. Cammina ancora tra le fioriere, e il personale lo chiama il Frutteto. Non occorre ucciderlo. È più facile attirarlo da qualche parte e chiudere la porta.
saga-page-m4-briefing-3 = Portate fuori Airone per una delle due vie, e tutti per la stessa: il tram va all’archivio, l’ascensore di servizio al serraglio. I Terminali possono fare per i giardinieri, e ai giardinieri, più di quanto loro sappiano.

saga-page-m4-start = Che tempo fa
saga-page-m4-start-1 = Piove al chiuso, piano, a orari fissi. Le foglie premono contro il vetro come mani di gente che vuole guardare dentro. La camera stagna dà a ciascuno una mascherina di carta e augura una giornata fruttuosa.

saga-page-m4-orchard = Qualcosa respira
saga-page-m4-orchard-1 = Dietro i vecchi alberi qualcosa di grande respira, piano, come chi dorme in una stanza calda. Ha corteccia, fiori e una spalla. Si crogiola sotto le lampade e non vi ha notati, o non gli importa. Lasciatelo così finché potete.

saga-page-m4-cold-house = La cella frigorifera
saga-page-m4-cold-house-1 = Ganci, brina, odore di ferro. Al centro pende una lampada da coltura su un lungo cavo; accesa dal Terminale, a qualunque cosa cresca deve sembrare mezzogiorno. La porta è larga. Da lì doveva passare qualcuno di largo.

saga-page-m4-pod = La bara di vetro
saga-page-m4-pod-1 = In fondo al laboratorio c’è una capsula di vetro spesso, illuminata dall’interno. La donna là dentro non è sdraiata. Bussa sul coperchio con le nocche e indica, con una certa impazienza, il Terminale nell’angolo.

saga-page-m4-pod-open = Aria fresca
saga-page-m4-pod-open-1 = Il coperchio si alza con un sospiro. Dentro c’è odore di menta e di una persona che non dorme da due giorni. Non esce subito. Prima vuole sapere chi di voi ha fatto la battuta sul caffè.

saga-page-m4-heron = Da dentro
saga-page-m4-heron-1 = «Dottoressa Solberg», dice. «Airone, se proprio volete. No, non sono malata. Là dentro non mi ci ha messa nessuno. La porta l’ho chiusa io. Da dentro.» Guarda le foglie sul vetro. «Era l’unica stanza che quello non sapeva aprire. Andiamo?»

saga-page-m4-trapped = La porta tiene
saga-page-m4-trapped-1 = La porta della cella frigorifera si chiude. Silenzio. Poi si gonfia, una volta, in tutta la larghezza, e dallo stipite cade un po’ di brina. Tiene. Dietro, qualcosa comincia molto lentamente ad addormentarsi.

saga-page-m4-vent = La pioggia smette
saga-page-m4-vent-1 = Le ventole si invertono, e il giardino se ne va dal soffitto: spore, foglie, aria. I vetri scoppiano uno dopo l’altro. La pioggia smette. Smettono anche le grida. Nella squadra nessuno chiede quanti erano là dentro; qualcuno li ha contati.

saga-page-m4-won-1 = Due giorni di sonno
saga-page-m4-won-1-1 = Alle vostre spalle il giardino si richiude sulle orme. Airone cammina in mezzo alla squadra, a passi corti, come chi ha avuto meno di un metro quadrato per allenarsi. «Non siete quello che avevo ordinato», dice. «Però siete qui.»

saga-page-m4-lost-1 = Compost
saga-page-m4-lost-1-1 = Siete quasi tutti a terra tra le fioriere, fa caldo, e sarebbe facile restare. Guardie con mascherine di carta vi passano davanti portando Airone su una sedia, come una sposa. Lei si volta a guardarvi finché la porta lo permette.

saga-page-m4-lost-2 = Raccolto
saga-page-m4-lost-2-1 = Le lampade passano da mezzogiorno a sera, di colpo. Dalla sala dei transiti arriva più gente di quanta il giardino ne contenga, con reti, e con un elenco in cui Airone è la prima. È lei ad andare loro incontro, perché smettano di sparare.

saga-page-m4-lost-3 = Presa in consegna
saga-page-m4-lost-3-1 = È rimasta seduta accanto a chi era caduto ad aspettare che tornaste. Qualcun altro è stato più svelto. Con lei sono delicati, va detto; la portano come fosse di vetro. La porta si chiude, e per voi non si riapre.
