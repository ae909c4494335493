import type { Details } from '../../stanzas.ts'

/** What people are like, and what they are to each other. */
export const people1: readonly Details[] = [
  {
    words:
      'schimpfst schimpft schimpfen schimpfe geschimpft meckerst meckert meckern gemeckert motzt motzen motzt_immer nörgelst nörgelt fluchst flucht fluchen geflucht laubbläser',
    own: `
      {fact}
      Da zittert die Scheibe, da duckt sich der Wind
      Und ist es dann raus, dann ist wieder Frieden
      Und Kaffee gibt's auch für die, die noch übrig sind

      Der Blick geht zum Fenster, der Finger geht hoch
      Da hilft kein Beschwichtigen, das muss jetzt raus
      {fact}
      Und besser gelaunt war noch keiner im Haus`,
    stanzas: `
      Das Fenster fliegt auf, und die Amsel fliegt weg
      Ein Satz fliegt hinaus, und er trifft ganz genau
      Dann fliegt es gleich zu, und der Tee wird gebracht
      Und über dem Dach ist der Himmel ganz blau`,
    later: `
      Und schimpft einmal keiner, dann fehlt uns was sehr
      Dann schauen wir rüber und fragen uns still
      Ob alles in Ordnung ist hinter der Tür
      Denn schimpfen tut nur, wer noch mitreden will`,
    hook: `
      Schimpfen, schimpfen, das muss jetzt mal sein
      Schimpfen, schimpfen, dann schenk wieder ein`,
  },
  {
    words: 'auf_der_tastatur meiner_tastatur auf_meiner_tastatur auf_dem_laptop auf_meinem_laptop auf_dem_computer',
    own: `
      {fact}
      Der Brief an den Chef hat ein X und ein Q
      Der Chef, der schreibt höflich und fragt, was das heißt
      Und dann kommt als Antwort ein U und ein U

      So hart sind die Tasten, so hell ist das Bild
      Das Körbchen wär weich, und das Bett ist noch frei
      {fact}
      Und fünf neue Mails sind auch schon dabei`,
    stanzas: `
      Der Bildschirm zeigt Zeichen, die keiner je schrieb
      Ein Haar klemmt noch quer überm großen A
      Man tippt um das Fell und die Pfoten herum
      Und schreibt nur das Nötigste, nämlich ja, ja`,
    later: `
      Die Arbeit wird spät noch mit einer Hand fertig
      Die andere krault, und so ist das gedacht
      Ein Haar auf der Tastatur bleibt noch zurück
      Und vier Pfotenabdrücke wünschen gut Nacht`,
    hook: `
      Auf der Tastatur schläft es sich so schön
      Auf der Tastatur, und ich lass es geschehn`,
  },
  {
    words:
      'kuscheltier stoffhase stoffhasen stoffbär stoffelefant kuschelhase kuschelhasen plüschhase plüschtier kuscheltiere stofftier stofftiere teddy teddybär teddys kuscheldecke schmusetuch schnuffeltuch',
    own: `
      {fact}
      Ein Ohr ist schon dünn von so manchem Kuss
      Er fährt mit in Urlaub, er geht mit zum Arzt
      Und weiß, wann man lacht und wann man's lassen muss

      Er hört, was man flüstert, und sagt es nicht weiter
      Er liegt auf dem Kissen und hält seinen Platz
      {fact}
      Und so schlafen beide ein, Schatz neben Schatz`,
    stanzas: `
      Ein Knopf ist das Auge, ein Faden der Mund
      Der Bauch ist geflickt, und das Fell ist ganz flach
      Man drückt ihn ans Kinn, und er riecht nach zu Haus
      Und wenn alle schlafen, bleibt er für uns wach`,
    later: `
      Und morgens, da liegt er dann unter dem Bett
      Er hat wohl geträumt und ist runtergerollt
      Das Kuscheltier wird in die Arme genommen
      Und sagt, ich hab nur schon mal aufstehn gewollt`,
    hook: `
      Kuscheltier, Kuscheltier, komm nah zu mir her
      Kuscheltier, Kuscheltier, dann fürcht ich nichts mehr`,
  },
  {
    words:
      'für_mich_da für_uns_da für_alle_da immer_da für_andere_da zur_seite an_meiner_seite stehst_mir hilfst_mir hilfst_uns hilfst_allen hilfst_immer geholfen',
    own: `
      {fact}
      Da fragt man nicht, ob man jetzt stören kann
      Da steht schon die Tür auf, da brennt schon ein Licht
      Und einer sagt, setz dich, und schau mich mal an

      Bei Sonne sind immer sehr viele dabei
      Im Regen, da sieht man dann, wer bei dir bleibt
      {fact}
      Und mehr gibt es nicht, was Freundschaft beschreibt`,
    stanzas: `
      Ein Anruf um drei, und die Stimme ist wach
      Ein Tee steht schon da, und die Decke ist warm
      Man muss nichts erklären, man weint einfach los
      Und irgendwann lacht man und liegt sich im Arm`,
    later: `
      Und andersherum wird es auch einmal sein
      Dann ist man für andre mit Suppe schon da
      Wer immer geholfen hat, dem wird geholfen
      Man muss nur mal klopfen, man wohnt ja ganz nah`,
    hook: `
      Immer da, immer da, bei Tag und bei Nacht
      Immer da, immer da, und hast an mich gedacht`,
  },
  {
    words: 'jahren_zusammen jahre_zusammen jahren_verheiratet jahre_verheiratet jahren_ein_paar lange_verheiratet',
    own: `
      {fact}
      Das sind so viel Morgen und Abend zu zweit
      So oft schon das Licht ausgemacht und gesagt
      Schlaf gut, und es war nie die falsche Zeit

      Man weiß, wer die Decke am Morgen dann hat
      Man kennt jeden Seufzer, man kennt jeden Schritt
      {fact}
      Man geht doch noch immer so neugierig mit`,
    stanzas: `
      Die Zahnbürsten lehnen sich aneinander
      Ein Mantel hängt dicht bei dem andern im Flur
      Man streitet ums Fenster, man einigt sich leis
      Und Jahre vergehen wie Stunden nur`,
    later: `
      Und zählt man zusammen, wie oft man gelacht
      Wie oft man sich stritt, wer das Fenster zumacht
      Dann sind diese Jahre zusammen ein Lied
      Und keiner hat je an das Ende gedacht`,
    hook: `
      All die Jahre zusammen, und noch ein Jahr mehr
      All die Jahre zusammen, die geb ich nicht her`,
  },
  {
    words: 'kennengelernt kennen_gelernt lernten_uns_kennen erstes_treffen erste_begegnung blind_date dating-app',
    own: `
      {fact}
      Da hat keiner Rosen und Geigen bestellt
      Man stand sich im Weg, und man sah sich kurz an
      Und dann stand auf einmal ganz leise die Welt

      Wie andere auch, und man sucht seinen Schuh
      Man denkt ja am Morgen, das wird so ein Tag
      {fact}
      Und abends, da weiß man, was so ein Tag vermag`,
    stanzas: `
      Ein Satz war zu dumm, und ein Witz war zu lang
      Man wurde ganz rot bis hinauf an das Ohr
      Man ging auseinander und drehte sich um
      Und so was kam beiden noch nie vorher vor`,
    later: `
      Und immer, wenn jemand danach einmal fragt
      Wie man sich kennengelernt hat, ganz egal
      Erzählt jeder seins, und es passt nicht zusammen
      Nur stimmt halt der Schluss daran jedes Mal`,
  },
  {
    words: 'geburtstag_vergessen hochzeitstag_vergessen jahrestag_vergessen',
    own: `
      {fact}
      So groß und so rot stand der Tag auf dem Blatt
      Ich sah es erst, als er schon lange vorbei war
      Und weiß seitdem, was ein Herz für Ecken hat

      Der Tag ging vorbei, und es klingelte nicht
      Da hast du gesessen und sicher gehofft
      {fact}
      Und ich denk daran jetzt beschämend oft`,
    stanzas: `
      Der Tag stand seit Jahren mit Herz auf dem Blatt
      Ein Anruf, ein Kuchen, mehr hätt's nicht gebraucht
      Nun komm ich mit Kerzen zu spät vor die Tür
      Und weiß nicht, ob man mich da drinnen noch braucht`,
    later: `
      Ich schreib mir den Tag jetzt mit Filzstift aufs Herz
      Ich stell mir den Wecker, ich sag's jedem Kind
      So etwas vergessen, das kann ich nie mehr
      Ich weiß es bei Sonne, bei Regen und Wind`,
    hook: `
      Geburtstag vergessen, ich hol ihn jetzt nach
      Geburtstag vergessen, und ich liege wach`,
  },
  {
    words:
      'mantel pulli pullover kapuzenpulli jacke alte_jacke lederjacke hut mütze kappe hausschuhe pantoffeln lieblingspullover',
    own: `
      {fact}
      Man geht da vorbei, und man streift das im Gehn
      Da riecht noch ein wenig der Regen, der Rauch
      Und manchmal, da bleibt man ein Weilchen dort stehn

      Man hält das in Händen und hängt es zurück
      Man könnte es weggeben, Platz wär im Haus
      {fact}
      Man streicht mit der Hand noch die Falte heraus`,
    stanzas: `
      Die Tasche hat immer noch Krümel und Sand
      Ein Zettel, ein Knopf und ein Bonbonpapier
      Der Ärmel ist blank, und der Kragen ist weich
      Und so, wie das dahängt, ist jemand noch hier`,
    later: `
      Und ist es mal kalt, und es sieht keiner hin
      Dann zieht man die Jacke sich einmal noch an
      Die Ärmel sind lang, und die Schultern zu weit
      Und Wärme ist immer noch etwas daran`,
    hook: `
      Die alte Jacke, die hängt noch im Flur
      Die alte Jacke, ein Ärmel, eine Spur`,
  },
  {
    words:
      'börek baklava essen_vorbei essen_bringst suppe_vorbei bringst_uns_essen teller_vorbei lasagne pierogi couscous dolma',
    own: `
      {fact}
      Der Teller ist heiß, und das Tuch liegt darauf
      Man sagt, wär doch gar nicht nötig gewesen
      Und macht es noch auf der Türschwelle auf

      Es klingelt ganz kurz, und es duftet im Flur
      Da steht schon ein Teller, mit Folie bedeckt
      {fact}
      Und keiner von uns hat je Besseres geschmeckt`,
    stanzas: `
      Das Blech ist ganz golden, die Kruste, die kracht
      Man isst noch im Stehen, die Finger verbrannt
      Der Teller geht voll hin, und voll kommt er her
      So reicht man sich hier durch die Tür auch die Hand`,
    later: `
      Der Teller steht sauber und wartet im Schrank
      Man gibt ihn nie leer an die Tür wieder hin
      Mit Börek kam er, mit Äpfeln geht er heim
      Und irgendein Dank ist da immer mit drin`,
    hook: `
      Es klingelt, und Börek steht warm vor der Tür
      Es klingelt, und Börek, wir danken dafür`,
  },
  {
    words: 'angst ängste angst_vor fürchtest fürchtet gewitterangst höhenangst flugangst',
    own: `
      {fact}
      Da klopft halt das Herz ein paar Takte zu laut
      Da hält man sich fest an dem Ärmel daneben
      Und tapfer ist der, der sich trotzdem noch traut

      Da sitzt was am Schrank, und da knarrt noch ein Stuhl
      Im Dunkeln, da wird so ein Schatten ganz groß
      {fact}
      Und reicht man die Hand, ist die Hälfte schon los`,
    stanzas: `
      Die Knie sind weich, und der Mund ist ganz trocken
      Man zählt bis zu zehn, und man zählt noch einmal
      Dann geht ein Schritt vor, und ein zweiter, und siehst du
      Da war sie nur noch ein ganz kleines Mal`,
    later: `
      Und irgendwann fragt dann ein Kleinerer nach
      Ob man auch mal klein war und auch Angst gehabt
      Dann sagt man, na klar, und man nimmt seine Hand
      Und so hat's am Ende bei beiden geklappt`,
    hook: `
      Keine Angst, keine Angst, ich bin ja bei dir
      Keine Angst, keine Angst, gleich sind wir hier`,
  },
  {
    words: 'lächeln lachfalten lächelst lächelt deine_augen ihre_augen augen grübchen sommersprossen lachfältchen',
    own: `
      {fact}
      Das macht mir den Regen auf einmal egal
      Ich hab es schon tausendmal vor mir gesehn
      Und sehe es immer zum ersten Mal

      Paläste und Türme und Inseln im Meer
      Es gibt auf der Erde so vieles zu sehn
      {fact}
      Und ich, ich will lieber vor diesem Bild stehn`,
    stanzas: `
      Erst zuckt nur ein Winkel, dann geht etwas auf
      Als zög jemand langsam den Vorhang zurück
      Der Bus hat Verspätung, die Tüte ist nass
      Und trotzdem, und trotzdem ist da etwas Glück`,
    later: `
      Und werden die Haare auch irgendwann weiß
      Das Lächeln, das bleibt, und das wird nicht alt
      Man sieht es im Dunkeln, man hört's im Telefon
      Es macht uns die Stube warm, ist sie noch kalt`,
    hook: `
      Dein Lächeln, dein Lächeln, das macht alles hell
      Dein Lächeln, dein Lächeln, und bitte ganz schnell`,
  },
  {
    words:
      'großgezogen alleinerziehend alleine_großgezogen drei_kinder vier_kinder fünf_kinder zwei_kinder kinder_großgezogen pflegekinder',
    own: `
      {fact}
      Das sind so viel Brote und Nächte am Bett
      So viele Paar Schuhe, so schnell schon zu klein
      Und keiner sagt einmal, das war aber nett

      Ein Arm hielt die Tüte, ein Arm hielt das Kind
      Der dritte hielt alles zusammen im Haus
      {fact}
      Und keiner ging ohne ein Brot da hinaus`,
    stanzas: `
      Es gab Fieber und Zeugnis und Streit um das Licht
      Um zwölf war noch Wäsche, um sechs war schon Tag
      Und trotzdem stand morgens der Kakao bereit
      Und jemand sah nach, ob auch jeder noch lag`,
    later: `
      Die Kinder sind groß, und das Haus ist so leis
      Man deckt aus Versehen für alle noch ein
      Wer Kinder großgezogen hat, weiß
      Am Sonntag wird's wieder das alte Haus sein`,
    hook: `
      Großgezogen, mit Liebe und Brot
      Großgezogen, durch Glück und durch Not`,
  },
  {
    words: 'geduld geduldig geduldige ruhe_bewahrt nie_laut wirst_nie_laut wirst_nie_böse',
    own: `
      {fact}
      Da kann man was fragen, zum zehnten Mal schon
      Da kommt eine Antwort, so ruhig wie die erste
      Und niemals ein anderer, schärferer Ton

      Da setzt sich wer hin und wird selber nicht laut
      Der Tag ist ein Sturm, und die Zeit wird zu knapp
      {fact}
      Und schon fällt der Druck auch von anderen ab`,
    stanzas: `
      Der Knoten im Schuh, und der Knoten im Kopf
      Man zieht nicht daran, und man löst ihn ganz sacht
      Und wer da noch grade geweint hat vor Wut
      Der hat auf der Treppe schon wieder gelacht`,
    later: `
      Geduld, die kann man von anderen lernen
      Man denkt an die Hände, so ruhig und so warm
      Man atmet mal durch und man fragt noch mal nach
      Und nimmt dann den Nächsten genauso in Arm`,
    hook: `
      So viel Geduld, wie das Meer Wasser hat
      So viel Geduld, für die halbe Stadt`,
  },
  {
    words:
      'studierst studiert studieren student studentin uni universität studium studiums hochschule auslandssemester auslandsjahr austauschjahr',
    own: `
      {fact}
      Da liegt jetzt viel Landkarte zwischen den Tischen
      Die Uhr geht dort anders, der Himmel ist gleich
      Und Nachrichten reisen wie Vögel dazwischen

      Ein Rucksack, ein Ticket, ein Stadtplan, ein Herz
      Man kennt noch den Weg nicht und geht ihn allein
      {fact}
      Und bald wird die Fremde ein Zuhause sein`,
    stanzas: `
      Am Anfang, da schmeckt jedes Brot nicht wie hier
      Man fragt nach der Straße und lernt das Wort links
      Dann grüßt schon der Bäcker und weiß, wie man heißt
      Man fragt sich, wie ging das, und sagt sich, es ging's`,
    later: `
      Und kommt man nach Haus mit dem Studium im Arm
      Dann ist hier der Flur und der Garten so klein
      Die Straße ist gleich, nur man selber ist weiter
      Und möchte trotzdem nirgends lieber sein`,
    hook: `
      Die Welt ist so weit, und die Uni so fern
      Die Welt ist so weit, und wir haben dich gern`,
  },
  {
    words:
      'an_der_tür tür_gewartet an_der_haustür wartest_an wartet_an begrüßt_mich begrüßt_uns begrüßt_jeden begrüßt_alle begrüßung',
    own: `
      {fact}
      Der Schlüssel hat sich noch kaum umgedreht
      Da hört man von drinnen schon jemand sich freuen
      So, wie es im Leben kein zweites Mal geht

      Der Tag war zu lang, und die Tasche zu schwer
      Man kommt um die Ecke, und oben ist Licht
      {fact}
      Und jeder Verdruss fällt mir ab vom Gesicht`,
    stanzas: `
      Man bleibt vor der Tür noch ein Augenblick stehn
      Und horcht, was sich hinter dem Holz so bewegt
      Ein Kratzen, ein Schritt, und die Klinke geht auf
      Und alles ist gut, was den Tag aufgeregt`,
    later: `
      Der Schlüssel dreht heute genauso im Schloss
      Man öffnet sie langsam und hört in den Flur
      An der Tür ist es still, und das weiß man ja schon
      Und freut sich trotzdem, für Sekunden nur`,
    hook: `
      An der Tür, an der Tür, und da wartet schon wer
      An der Tür, an der Tür, und da komm ich gern her`,
  },
  {
    words:
      'an_meinen_füßen am_fußende in_meinem_bett auf_meinem_bett im_bett_geschlafen in_meinem_arm auf_meinem_bauch auf_meinem_schoß auf_meinem_kissen neben_mir_geschlafen',
    own: `
      {fact}
      Da lag etwas Warmes und atmete sacht
      Man zog seine Beine ein wenig zur Seite
      Und fürchtete sich nicht mehr vor der Nacht

      Man hört auf den Atem und zählt ihn noch mit
      Ein Seufzen im Dunkeln, ein Drehen, dann Ruh
      {fact}
      Und so fielen beiden die Augen zu`,
    stanzas: `
      Die Decke hat Wellen, der Wecker hat Zeit
      Der Regen geht leise am Fenster vorbei
      Man rührt sich nicht mehr, weil man niemand stören will
      Und schläft auf zehn Zentimetern zu zwei`,
    later: `
      Der Platz auf der Decke ist immer noch da
      Man lässt ihn am Abend ganz leise noch frei
      Am Fußende liegt jetzt der Mond in der Nacht
      Und irgendwas Warmes ist trotzdem dabei`,
    hook: `
      Am Fußende warm, und die Nacht ist nicht lang
      Am Fußende warm, und da wird mir nicht bang`,
  },
  {
    words:
      'joghurt aus_dem_kühlschrank meinen_käse meine_schokolade meine_pizza letzten_joghurt haare_im_bad haare_im_abfluss im_bad_liegen badezimmer klopapier',
    own: `
      {fact}
      Man schreibt schon den Namen auf Deckel und Rand
      Man hängt einen Zettel, man malt einen Pfeil
      Und alles verschwindet von Geisterhand

      Man fragt in die Runde, es schaut jeder weg
      Ein Löffel liegt da, und der Löffel ist nass
      {fact}
      Und keiner war's wieder, und trotzdem macht's Spaß`,
    stanzas: `
      Der Putzplan hängt da, und er hängt da sehr gut
      Er hängt da seit Ostern, von keinem gestört
      Man hat ihn laminiert und mit Farben gemalt
      Und jeder hat schon mal von ihm gehört`,
    later: `
      Und zieht man mal aus in die eigene Wohnung
      Da hat man den Joghurt auf einmal gezählt
      Und nachts um halb zwei vor dem offenen Licht
      Da merkt man, dass einem der Räuber doch fehlt`,
    hook: `
      Wo ist mein Joghurt, der war doch grad hier
      Wo ist mein Joghurt, das fragen jetzt wir`,
  },
]
