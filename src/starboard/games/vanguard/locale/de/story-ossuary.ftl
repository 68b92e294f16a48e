# Beinhausebene: die Protokolle.

vanguard-page-ossuary-860 = Rippen
vanguard-log-ossuary-860-1 = Rippen, bis zum Horizont. Jede hat Nietlöcher, oder die Spuren von Nieten, oder von Zähnen. Die Instrumente sagen Rumpf, dann Knochen, dann wieder Rumpf; dann einigen sie sich darauf, still zu sein. Wir auch, die Rampe halb unten, und der Wind geht hindurch.
vanguard-log-ossuary-860-2 = Ob Flotte oder Herde, hier ist sie gestorben, und alles blickt in dieselbe Richtung. Unter der Ebene, sagt die Lotung, läuft ein Rückgrat aus Gängen, und irgendwo darin singt etwas. Man könnte eine Minute stehen bleiben. Es wäre das Mindeste. Die Arbeit würde warten; der Wind nicht.

vanguard-page-ossuary-861 = Dreißig Meter
vanguard-log-ossuary-861-1 = Dreißig Meter, gerade wie ein Schnitt, und kein Grund, den meine Lampe findet. Drüben steht ein Ladebaum. Er ist so hoch wie einer von uns, die Sprossen passen für Beine wie unsere, die Griffe für etwas, das keine Hände sind. Na gut. Da wollte schon mal jemand hinüber.

vanguard-page-ossuary-862 = Etwas bleibt stehen
vanguard-log-ossuary-862-1 = Leise jetzt. Der Gang hat auch Rippen, wie eine Kehle von innen, und außer uns ist noch etwas darin. Es geht, wenn wir gehen. Es bleibt stehen, wenn wir stehen bleiben. Es wird besser darin.
vanguard-log-ossuary-862-2 = Es nimmt, was uns herunterfällt: einen Clip, einen Handschuh, eine leere Lampe. Es nimmt sie sehr ordentlich. Nach der zweiten Biegung hat es zwei Namen: Markkriecher im Bericht, der Aufleser bei uns anderen. Mir wäre lieber, es hätte keinen. Sobald etwas einen Namen hat, erwarten die Leute Manieren von ihm.

vanguard-page-ossuary-863 = Hundert Kojen
vanguard-log-ossuary-863-1 = Eine Halle, so hoch, dass die Lampen aufgeben. Auf beiden Seiten stehen hundert Kojen offen, wie hingehaltene Hände. Alle leer bis auf eine. Darin sitzt ein Stein in Gestalt eines Piloten, die Knie beisammen, den Kopf ein wenig vorgebeugt. Auf allem hier liegt Staub, nur auf dem Stein nicht.

vanguard-page-ossuary-864 = Captain Oyelarans Stimme
vanguard-log-ossuary-864-1 = „Findet zuerst zueinander“, sagt die Dunkelheit mit Captain Oyelarans Stimme. Es ist ihre, bis in den kurzen Atemzug davor. Sie war nie hier. Sie hat es einmal gesagt, auf einer anderen Welt, über schlechten Funk. „Zueinander“, wiederholt die Dunkelheit leise, so wie man einen Mantel anprobiert.

vanguard-page-ossuary-865 = Das Kabel ist drüben
vanguard-log-ossuary-865-1 = Kabel drüben, erste Bohle liegt, zweite Bohle liegt, und ich stehe drauf, ihr könnt also weiteratmen. Heute hält es. Mit den Ersatzplatten vom Lander hielte es für immer, oder was man so nennt. Das kostet Vorräte und Schweiß, und alles, was man dafür bekommt, ist eine Brücke.

vanguard-page-ossuary-866 = Der Staub geht um
vanguard-log-ossuary-866-1 = Hört ihr mich? Der Staub steht auf. Er steht auf und läuft los, runter von der Ebene, hinter eine Rippe, hinter irgendwas. Von hier oben hat er eine Form. Nein. Nein, ich sag euch nicht, was für eine. Steht bloß nicht davor.

vanguard-page-ossuary-867 = Noch ein Kiel
vanguard-log-ossuary-867-1 = Der Sturm legt sich hin, wo er stand. Die Ebene ist jetzt so still wie ein Zimmer, aus dem gerade jemand gegangen ist. Ein Kiel liegt frei, der vor einer Stunde noch begraben war. Er zeigt dorthin, wohin alle zeigen.

vanguard-page-ossuary-868 = Wie ein Zahn
vanguard-log-ossuary-868-1 = Er geht heraus wie ein Zahn: nichts, nichts, nichts, und dann auf einmal. Der Gesang bricht mitten im Wort ab. Ich hab ihn in beiden Armen, er ist warm, und er ist schwerer, als ihm zusteht. Keiner sagt: gut gemacht.
vanguard-log-ossuary-868-2 = Dann holt jede Wand im Umkreis einer Meile Luft. Ich meine keinen Luftzug, ich meine: Luft. Wir haben, weswegen wir gekommen sind, und wir sollten woanders sein, und zwar schnell, und der einzige Weg dorthin führt durch diese Schächte hinauf.

vanguard-page-ossuary-869 = Eine Glocke ohne Mund
vanguard-log-ossuary-869-1 = Hitze, und ein Licht ohne Lampe. Der Kern sitzt im lebenden Fels wie ein Auge in seiner Höhle: eine Glocke ohne Mund. In den Helmen schaltet sich der Funk von selbst ein und spielt die letzte Stunde ab, jedes Wort und jedes Husten, mehrstimmig.

vanguard-page-ossuary-870 = Eine Strophe
vanguard-log-ossuary-870-1 = Das ist eine Strophe, und wir haben sie; loswerden könnte ich sie jetzt nicht mehr. Es ist eine Adresse, eine Tiefe, eine Richtung und am Ende etwas wie „kommt“. Gesungen wird jede mit der Stimme dessen, der zugehört hat. Ich lasse die Ärmel unten. Ich habe Gänsehaut bis an die Schultern.

vanguard-page-ossuary-871 = Der Sessel
vanguard-log-ossuary-871-1 = Das Jochbein hoch, durchs Auge rein, und gewonnen. Hier drin ist Platz für zwanzig. In der Mitte, wo man ihn am wenigsten haben möchte, steht ein Sessel, an den Knochen geschraubt oder aus ihm gewachsen. Hier hat also wirklich jemand gesessen und gesteuert.
vanguard-log-ossuary-871-2 = Auf der Armlehne ein Streifen Glas, darin eine Linie Licht, die noch läuft. Ich setze mich, es sagt ja keiner, dass man nicht darf. Die Linie zeigt nicht, wohin sie wollten. Sie zeigt zurück, dorthin, woher sie kamen. Nach Hause, nehme ich an.

vanguard-page-ossuary-872 = Der Laderaum summt
vanguard-log-ossuary-872-1 = Der Kern ist im Laderaum, und der Laderaum summt; ich höre es bis hier oben, unter jedem Satz von euch. Als der Deckel zuging, haben sich die Rümpfe auf der Ebene gesetzt, alle zugleich, wie Leute, die sehr lange gestanden haben. Irgendwer wird das gehört haben.
vanguard-log-ossuary-872-2 = Der Befehl war meiner, und mein Name steht darunter. Ihr habt ihn ausgeführt und das Ding heraufgetragen, und dem habe ich nur eines hinzuzufügen: Kommt zurück, alle. Ich will dafür nicht noch mehr bezahlt haben.

vanguard-page-ossuary-873 = Das Rückgrat bricht
vanguard-log-ossuary-873-1 = Das Rückgrat bricht, hinter der Liedkammer, ich seh es von hier, der Boden ist auf einer ganzen Linie weich geworden. Aus jedem Schacht kommt Staub. Wer unten ist, klettert, klettert mitten durch, das ist der einzige Weg, der noch einer ist. Und ruft dabei eure Namen.

vanguard-page-ossuary-874 = Ein Ton berichtigt
vanguard-log-ossuary-874-1 = Das Team singt. Gut singt es nicht; eine Stimme liegt zu tief, eine andere muss sich vor Angst das Lachen verbeißen. Der Kern verstummt und hört zu. Dann gibt er das Lied zurück, mit allen ihren Stimmen und einem einzigen berichtigten Ton.
vanguard-log-ossuary-874-2 = Mit diesem Ton versteht man es. Es ist keine Klage. Es ist ein Landeruf: Adresse, Tiefe, Richtung, kommt. Die Flotte ist hier nicht durch Zufall gestorben. Sie war eingeladen; sie kam in guter Ordnung herunter und wartete, dass man ihr sagt, wie es weitergeht.
vanguard-log-ossuary-874-3 = Niemand war mehr da, um „geht“ zu sagen. Also blieb sie, Rumpf neben Rumpf, der Stimme zugewandt, bis sie eine Ebene war. Den Korridor entlang rufen die letzten Laternen noch immer. Diese hier hört seit einem Augenblick auch zu.

vanguard-page-ossuary-875 = Nach Farben
vanguard-log-ossuary-875-1 = Hier wohnt er also, der Aufleser: eine Höhlung hinter der Galerie, trocken und gefegt. An den Wänden liegt jedes kleine blanke Ding, das die Flotte je hatte, Knöpfe, Skalen, Linsensplitter, nach Farben sortiert. In der blauen Reihe sehe ich den Clip von meiner Lampe.
vanguard-log-ossuary-875-2 = Er sitzt in der Mitte und macht sich klein, was eine Weile dauert. Dann senkt er die Schnauze, sucht ein Stück aus, überlegt es sich, nimmt ein besseres und schiebt es uns über den Boden zu.

vanguard-page-ossuary-876 = Eine Schrift aus Knochen
vanguard-log-ossuary-876-1 = Von oben ist die Ebene ein Satz in einer Schrift aus Knochen. Ich habe das Bild auf den großen Schirm legen lassen, und auf der Brücke hat keiner ein Wort gesagt. Mit dem Lied kann man ihn beinahe lesen. Ohne den Kern hört er auf. Was wir dort unten getan haben, steht in meinem Bericht.

vanguard-page-ossuary-877 = Die verlorenen Lampen
vanguard-log-ossuary-877-1 = Das Seil ist unten, es hängt im Staub, tastet danach, am Ende ist ein Licht. Alle dran? Alle, dann los, los. Lasst die Lampen liegen. Da unten sammelt etwas eure Lampen ein. Es trägt sie weg, eine nach der anderen. Es ist sehr vorsichtig damit.

vanguard-page-ossuary-878 = Das einzige Neue
vanguard-log-ossuary-878-1 = Wenn ihr mit den Knochen fertig seid, schaut mal da rüber, zur Kluft. Eine dünne blanke Linie, gerade hinüber: Die ist von uns. Sie ist das einzige Neue auf der ganzen Ebene. Sie steht noch, wenn ich in Rente bin, und eines Tages geht jemand darüber und denkt sich nichts dabei.

vanguard-page-ossuary-879 = Kein Lied
vanguard-log-ossuary-879-1 = Kein Lied. In den Helmen sind nur wir selbst. Der Sturm fängt an, bevor die Triebwerke stehen, als hätte er hinter der Tür gewartet, bis wir hereinkommen. Kurze Seile, alle. Niemand lässt jemanden los.

vanguard-page-ossuary-880 = Der berichtigte Ton
vanguard-log-ossuary-880-1 = Der Wind kommt summend über die Ebene, und er trifft den Ton; er muss geübt haben. In der Flanke jedes Rumpfs steht eine Tür aus Knochen offen, wo vorher Wand war. Von unten kommen die Stimmen des Teams, und sie klingen, als freuten sie sich, es zu sehen.
