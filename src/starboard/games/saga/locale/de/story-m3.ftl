# Nachtschicht: die Seiten der Mission.

saga-page-m3-briefing = Nachtschicht
saga-page-m3-briefing-1 = Drei Uhr morgens Stationszeit. Die Treppe endet in den Personalquartieren: ein Ring von Gängen um eine Kantine, gedämpfte Lampen, Pantoffeln vor den Türen. Niemand hier weiß, dass es euch gibt. Es wäre schön, wenn das so bliebe.
saga-page-m3-briefing-2 = Der Aufzug nach unten liegt im Süden, hinter einer Tür, die nur dem Ausweis eines Offiziers gehorcht. Der Offizier ist wach und liest. Zwei Wachen schlafen. In der Kantine streitet man um ein Kartenspiel, und drei weitere drehen ihre Runden und denken ans Frühstück.
saga-page-m3-briefing-3 = Ihr könnt den Ausweis aus der Kabine des Offiziers holen. Ihr könnt auch die Tür aufbrechen und gehört werden. Unterwegs liegen Zimmer voll fremder Sachen. Wie viele davon ihr besucht, machen euer Gewissen und die Uhr unter sich aus.

saga-page-m3-start = Licht aus
saga-page-m3-start-1 = Jemand schnarcht zweistimmig. Eine Lampe summt. Hinter der Kantinenwand flucht ein Mann, ruhig und ausführlich, über ein Paar Neunen. Ihr seid Schatten mit zu vielen Waffen. Geht hinter den Leuten, nicht vor ihnen; und wenn jemand unbedingt hinsehen muss, dann zu einem anderen von euch.

saga-page-m3-clinic = Besuchszeit
saga-page-m3-clinic-1 = Weißes Licht, weiße Kacheln, zwei Leute in Kitteln. Der eine zählt weiter Flaschen. Die andere sitzt auf der Bettkante, hustet in ihren Ärmel und sieht euch direkt an. Sie legt einen Finger an die Lippen. Es ist nicht klar, wer von euch still sein soll.

saga-page-m3-patient = Mitfahrgelegenheit
saga-page-m3-patient-1 = „Ich habe niemanden gesehen“, sagt sie. „Niemanden sehe ich sehr gut. Ihr fahrt hinunter? Nehmt mich mit in den Garten. Ich weiß, was ich habe. Ich hätte es gern irgendwo im Grünen.“ Dafür bietet sie, was sie weiß: das Kapsellabor, Tür für Tür.

saga-page-m3-officer = Der Leser
saga-page-m3-officer-1 = Er sitzt aufrecht am Schreibtisch, ein Buch an die Lampe gelehnt. Die Uniformjacke hängt über dem Stuhl, zugeknöpft. Auf dem Schrank hinter ihm liegt, weswegen ihr hier seid, oder jedenfalls etwas Flaches unter einer Mütze. Er blättert um. Er gähnt nicht.

saga-page-m3-ranger = Jemand ist wach
saga-page-m3-ranger-1 = Der Vorraum ist leer bis auf eine Person: ein Ranger neben dem Aufzug, in voller Ausrüstung, um drei Uhr morgens. Kein Buch, keine Karten, kein Stuhl. Der Blick geht zu einer Wand, dann zur nächsten. Da hat jemand gut geschlafen.

saga-page-m3-detection = Stiefel
saga-page-m3-detection-1 = Es beginnt mit einem Ruf und einem Stuhl, der umfällt. Dann Licht, überall, und Stiefel, und Namen, die durch die Gänge gerufen werden. Im Schlafsaal fragt jemand, wie spät es ist. Es ist spät.

saga-page-m3-shift-change = Schichtwechsel
saga-page-m3-shift-change-1 = Eine Glocke läutet, höflich. Im ganzen Gang gehen Türen auf, und die Frühschicht tritt heraus, mit nassem Haar und Handtüchern um den Hals. Sie sieht euch an. Ihr seht sie an. Dann fangen alle an zu rennen.

saga-page-m3-won-1 = Weiter abwärts
saga-page-m3-won-1-1 = Die Aufzugtüren schließen sich vor einem Gang voller Pantoffeln. Jemand aus dem Team hat ein Kartenspiel eingesteckt, jemand anders ein Glas Marmelade. Es geht abwärts. Laut Tafel heißt der nächste Halt GARTEN, was ein Scherz sein muss.

saga-page-m3-lost-1 = Gute Nacht
saga-page-m3-lost-1-1 = Man trägt euch auf den Matratzen hinaus, von denen ihr sie geweckt habt. Der Offizier hat ein Lesezeichen eingelegt und die Jacke angezogen. Er finde das Ganze enttäuschend, sagt er; er sei gerade erst bei dem Mord gewesen.

saga-page-m3-lost-2 = Morgen
saga-page-m3-lost-2-1 = Die Lampen werden von Gelb zu Weiß. Es gibt Frühstück, und in jedem Gang steht eine Schlange. Ihr verschwindet rückwärts durch die Wäscherei und überlasst den Aufzug denen, die hier arbeiten.
