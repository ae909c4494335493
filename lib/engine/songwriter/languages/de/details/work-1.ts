import type { Details } from '../../stanzas.ts'

/** Trades and workdays. */
export const work1: readonly Details[] = [
  {
    words:
      'krankenschwester krankenschwestern krankenpfleger krankenpflegerin pflegerin pfleger altenpfleger altenpflegerin altenpflege pflegekraft pflegekräfte pflegefachkraft pflegedienst pflegeheim altenheim seniorenheim intensivstation auf_station hebamme nachtschwester',
    own: `
      {fact}
      Die Schuhe, die quietschen den Flur auf und ab
      Ein Kissen gewendet, ein Scherz in der Tür
      Und so wird die Angst in den Zimmern schon knapp

      Man weiß, wer den Tee mag, und wer nicht schlafen kann
      Ein Licht leuchtet rot, und man weiß, wer da ruft
      {fact}
      So kommt in die Nacht auch ein wenig mehr Luft`,
    stanzas: `
      Zwei Finger am Puls, und der Blick geht zur Uhr
      Der Kaffee wird kalt, nicht zum ersten Mal heut
      Ein Rollstuhl am Fenster, der beste der Plätze
      Und wer da drin sitzt, hat sich drauf gefreut`,
    later: `
      Ein Mensch geht nach Hause und dreht sich noch um
      Er weiß keinen Namen, er weiß nur die Hand
      Den Pfleger, die Schwester, die saß bei ihm still
      Als er in der Nacht keinen Ausweg mehr fand`,
    hook: `
      Auf Station, auf Station, brennt die ganze Nacht Licht
      Auf Station, auf Station, und vergessen wird man's nicht`,
  },
  {
    words:
      'lehrer lehrerin lehrers lehrern lehrerinnen klassenlehrer klassenlehrerin grundschullehrer grundschullehrerin mathelehrer mathelehrerin deutschlehrer deutschlehrerin englischlehrer englischlehrerin sportlehrer sportlehrerin musiklehrer musiklehrerin kunstlehrerin unterrichtest unterrichtet unterrichten unterricht rotstift korrigierst korrigiert korrigieren lehrerzimmer schulleiter schulleiterin referendarin',
    own: `
      {fact}
      Die Kreide bricht ab, und der Schwamm, der tropft nass
      Man wartet so lang, bis ein Zögern sich meldet
      Und sagt, siehst du, geht doch, da steckt ja schon was

      Ein Kringel am Rand, und ein Lob steht dabei
      Der Stapel mit Heften geht bis an das Kinn
      {fact}
      Man hört in der Frage die andere drin`,
    stanzas: `
      Der Gong geht, und keiner steht auf, weil's grad spannt
      Ein Flieger segelt quer durch den Raum
      Man fängt ihn im Flug und man faltet ihn auf
      Und liest darin vor, und man glaubt es kaum`,
    later: `
      Und Jahre danach, an der Kasse, da sagt
      Ein Großer, Sie kennen mich sicher nicht mehr
      Ein Lehrer vergisst keine Augen, kein Heft
      Und freut sich darüber, und schluckt dabei sehr`,
    hook: `
      Danke fürs Lehren, die Schule ist aus
      Das Lied für die Lehrer, das geht mit nach Haus`,
  },
  {
    words:
      'nachtschicht nachtschichten nachtdienst nachtdienste nachtwache nachtwachen schichtarbeit schichtdienst wechselschicht spätschicht frühschicht frühdienst spätdienst doppelschicht doppelschichten schicht schichten',
    own: `
      {fact}
      Die Stadt schläft schon längst, und das Neonlicht summt
      Man trinkt aus dem Becher, man schaut auf die Uhr
      Und hört, wie der Automat vor sich hin brummt

      Man redet mit Lampen und gähnt in die Hand
      Um drei ist die Zeit, wo sie gar nicht mehr geht
      {fact}
      Man weiß, dass man da ist, wenn sonst keiner steht`,
    stanzas: `
      Der Himmel wird grau, und dann wird er orange
      Die Vögel fangen zu singen grad an
      Die andern gehn los, und man selber geht heim
      Und zieht sich den Vorhang ganz fest noch heran`,
    later: `
      Am Klingelschild klebt ein Zettel, bitte leis
      Da schläft jemand aus von der Nachtschicht, ganz schwer
      Wenn alle am Tag durch die Straßen gehn
      Dann denken wir dran, denn von selbst geht nichts mehr`,
    hook: `
      Nachtschicht, Nachtschicht, und alle sind wach
      Nachtschicht, Nachtschicht, mit Sternen am Dach`,
  },
  {
    words:
      'lkw lkws lkw-fahrer lkw-fahrerin lastwagen lastwagenfahrer lkwfahrer trucker fernfahrer fernfahrerin berufskraftfahrer kraftfahrer raststätte sattelschlepper brummi',
    own: `
      {fact}
      Die Straße ist endlos, der Himmel ist groß
      Ein Wimpel, der pendelt, ein Schlager, der rauscht
      Und morgens um vier fährt man irgendwo los

      Das Brot in der Folie, das Bild an der Wand
      Der Nebel steht dick, und die Lichter gehn matt
      {fact}
      Und hinten, da liegt, was die Welt morgen hat`,
    stanzas: `
      Die Bremse zischt laut, und die Tür geht weit auf
      Vier Sprachen am Tisch, und man lacht mit der Hand
      Man schläft in der Koje, der Regen klopft an
      Und träumt dann von Kindern am Straßenrand`,
    later: `
      Am Freitag steht einer und winkt an der Tür
      Der LKW ruht, und der Motor, der knackt
      Man schläft ohne Wecker, man schläft ohne Gurt
      Und hat schon am Sonntag die Tasche gepackt`,
    hook: `
      LKW, LKW, auf Straßen so weit
      LKW, LKW, komm gut durch die Zeit`,
  },
  {
    words:
      'bus busse bussen busfahrer busfahrerin bushaltestelle haltestelle schulbus linienbus reisebus nachtbus buslinie busfahrt straßenbahn straßenbahnfahrer straßenbahnfahrerin trambahn bus_verpasst die_linie',
    own: `
      {fact}
      Die Tür macht ein Zischen, der Fahrplan ein Fest
      Man rennt und man winkt, und der Fuß ist noch drin
      Und einer hält auf für den schnaufenden Rest

      Der Sitz hat ein Muster, das keiner versteht
      Die Scheibe beschlägt, und man malt ein Gesicht
      {fact}
      Und ist es noch Nacht, ja, dann stört das hier nicht`,
    stanzas: `
      Ein Kinderwagen, fünf Taschen, ein Hund
      In Kurven hält jeder den anderen fest
      Ein Fremder sagt was, und dann lacht die Bank
      Und Alltag ist das, was sich singen lässt`,
    later: `
      Der letzte Bus wartet, obwohl er nicht muss
      Der Fahrer, der kennt dich, er macht noch mal auf
      Man sitzt ganz allein, und die Stadt zieht vorbei
      Und jede Laterne, die passt auf uns auf`,
    hook: `
      Der Bus, der Bus, und die Tür geht gleich zu
      Der Bus, der Bus, und zum Glück kommst noch du`,
  },
  {
    words:
      'bauarbeiter bauarbeiterin maurer maurerin baustelle baustellen bauleiter bauleiterin dachdecker dachdeckerin zimmermann zimmerer gerüstbauer polier beton auf_dem_bau straßenbau fliesenleger richtfest',
    own: `
      {fact}
      Der Helm sitzt ganz schief, und der Mörtel klebt dran
      Man setzt einen Stein und dann wieder den nächsten
      Und schaut, was die Hand aus dem Nichts machen kann

      Die Brotzeit schmeckt gut auf dem Eimer im Staub
      Ein Hämmern geht los, noch bevor es ganz tagt
      {fact}
      Und was da mal steht, hat kein Regen zernagt`,
    stanzas: `
      Die Waage sagt ja, und der Kran hebt ein Haus
      Das Radio spielt, ganz mit Farbe bespritzt
      Die Hand ist wie Ziegel, so rau und so warm
      Und oben am Dachstuhl wird abends geschwitzt`,
    later: `
      Und fährt man vorbei und ein Fenster hat Licht
      Da sagt man im Auto, das haben wir gebaut
      Die Leute da drin, die kennen uns nicht
      Die Baustelle ist weg, doch die Wand ist vertraut`,
    hook: `
      Auf dem Bau, auf dem Bau, da wächst Stein für Stein
      Auf dem Bau, auf dem Bau, und das Dach wird dein`,
  },
  {
    words:
      'tischler tischlerin schreiner schreinerin tischlerei schreinerei holzwerkstatt hobelbank werkbank hobelst hobeln sägen sägst sägt gesägt schnitzen schnitzt geschnitzt holzarbeiten sägespäne drechseln drechselst drechselt kettensäge',
    own: `
      {fact}
      Die Späne, die kringeln sich bis auf den Gang
      Es riecht schon von Weitem nach Harz und nach Leim
      Und so etwas Gutes, das hält auch noch lang

      Man streicht mit der Hand an der Kante entlang
      Ein Strich mit dem Stift, und ein Blick auf das Brett
      {fact}
      Und fertig ist Wiege und Tisch oder Bett`,
    stanzas: `
      Die Säge singt hoch, und der Staub steht im Licht
      Die Schublade klemmt, und dann klemmt sie nicht mehr
      Man hobelt noch einmal ganz sanft übers Holz
      Und tut, als ob Holz wie ein Kätzchen wär`,
    later: `
      Der Tisch hat schon Kerben und Ringe vom Glas
      Da haben schon drei Generationen gegessen
      Die Tischlerei schweigt, doch in jedem Brett
      Ist jemand, den haben wir niemals vergessen`,
    hook: `
      Hobeln, hobeln, und Späne fliegen weit
      Hobeln, hobeln, das hält für alle Zeit`,
  },
  {
    words:
      'büro büros bürojob büroalltag bürostuhl großraumbüro buchhaltung buchhalter buchhalterin sekretärin sekretariat meeting meetings homeoffice excel excel-tabellen e-mails drucker aktenordner akten kantine sachbearbeiterin finanzamt steuerberaterin rathaus',
    own: `
      {fact}
      Der Drucker verschluckt sich, die Tasten, die klappern
      Der Gummibaum hört sich Besprechungen an
      Und weiß nun am besten, worüber sie plappern

      Es klingelt, es blinkt, und es stapelt sich hoch
      Die Termine sind bunt, und der Kaffee ist lau
      {fact}
      Und Freitag um eins weiß das jeder genau`,
    stanzas: `
      Ein Zettel klebt gelb auf dem Bildschirm am Rand
      Geburtstag hat wer, und es gibt wieder Torte
      Man steht mit der Gabel im Gang und man lacht
      Und findet auf einmal die netteren Worte`,
    later: `
      Und räumt man am Ende dann das Büro aus
      Da nimmt man die Tasse, den Stift und das Bild
      Was wichtig war, lag ja in keinem der Ordner
      Das saß gegenüber und hatte kein Schild`,
    hook: `
      Büro, Büro, und der Drucker macht schlapp
      Büro, Büro, und um vier hau ich ab`,
  },
  {
    words:
      'verkäufer verkäuferin verkäufern kassiererin kassierer kasse ladentheke theke supermarkt supermarktkasse einzelhandel eckladen dorfladen unser_laden dein_laden kleiner_laden kleinen_laden eigenen_laden eigener_laden buchladen buchhandlung spielzeugladen hofladen kiosk boutique ladeninhaberin geschäft_eröffnet laden_eröffnet kundschaft',
    own: `
      {fact}
      Das Glöckchen macht kling, und die Tür geht schon auf
      Man kennt jeden Namen und weiß, was wer mag
      Und legt noch ein Wort und ein Lächeln darauf

      Der eine hat's eilig, der andre hat Zeit
      Die Kasse, die piept, und das Kleingeld, das rollt
      {fact}
      Man kriegt, was man braucht, nicht nur, was man gewollt`,
    stanzas: `
      Die Kisten stehn hoch, und die Leiter lehnt dran
      Die Schrift auf der Tafel ist schwungvoll und weiß
      Ein Kind zählt die Cents auf den Gummiteller
      Und einer drückt noch ein Auge zu beim Preis`,
    later: `
      Und schließt dann der Laden, das Gitter geht zu
      Dann steht noch wer draußen und schwatzt auf der Stufe
      Ein kleiner Laden verkauft auch noch Zeit
      Die gibt's nicht per Post, und die kommt nicht auf Rufe`,
    hook: `
      Kommt an die Kasse, das Glöckchen macht kling
      Die Kasse, die lacht, und sie singt, was ich sing`,
  },
  {
    words:
      'friseur friseurin friseure friseursalon frisör frisörin friseurmeisterin haarsalon haare_schneidest haare_schneiden haare_schneidet haare_geschnitten haareschneiden frisur frisuren lockenwickler dauerwelle',
    own: `
      {fact}
      Der Umhang geht um, und die Schere geht los
      Man hört, was im Viertel seit Freitag passiert ist
      Und hat seine Locken zum Schluss auf dem Schoß

      Man redet von allem, von Kindern, vom Herz
      Der Föhn braust ganz warm, und der Spiegel sieht zu
      {fact}
      Und leichter ist nachher der Kopf und der Schuh`,
    stanzas: `
      Ein Kamm in der Tasche, ein Clip noch am Kragen
      Das Wasser ist grade so warm, wie es soll
      Ein Pinsel stäubt weich noch den Nacken herab
      Und jeder, der rausgeht, der findet sich toll`,
    later: `
      Man geht um die Ecke und schaut in das Glas
      Da geht wer vorbei, und man kennt ihn fast nicht
      Der Friseur hat ja nur an den Haaren gedreht
      Und anders ist plötzlich das ganze Gesicht`,
    hook: `
      Schnipp, schnapp, Friseur, und die Locke fällt ab
      Schnipp, schnapp, Friseur, und die Sorgen sind ab`,
  },
  {
    words:
      'arzt ärztin ärzte arztes hausarzt hausärztin kinderarzt kinderärztin chirurg chirurgin arztpraxis arzthelferin sprechstunde wartezimmer stethoskop landarzt',
    own: `
      {fact}
      Man fragt nicht nur, wo, und man fragt nicht nur, wann
      Man fragt, wie es geht, und man wartet ein bisschen
      Weil so auch die wichtige Antwort kommen kann

      Ein Kind kriegt ein Pflaster mit Tieren darauf
      Das Zimmer ist voll, und der Tag ist schon lang
      {fact}
      Und ruhig wird jeder, dem eben noch bang`,
    stanzas: `
      Kalt liegt das Metall auf der Haut, einmal tief
      Ein Hm, und ein Nicken, ein Blatt noch dafür
      Das Hämmerchen klopft, und das Knie, das springt hoch
      Und dann darf man gehn, und man lacht vor der Tür`,
    later: `
      Nachts brennt in der Arztpraxis noch lange das Licht
      Da liest jemand nach, was er eigentlich weiß
      Weil einer am Morgen so ängstlich geschaut hat
      Und so etwas lässt man nicht liegen auf Eis`,
    hook: `
      In der Sprechstunde, da wird mir gleich gut
      In der Sprechstunde kriegt man neuen Mut`,
  },
  {
    words:
      'feuerwehr feuerwehrmann feuerwehrfrau feuerwehrleute feuerwehrmänner feuerwehrauto feuerwehrhaus feuerwehrfest feuerwehrverein freiwillige_feuerwehr freiwilligen_feuerwehr berufsfeuerwehr jugendfeuerwehr löschzug blaulicht sanitäter sanitäterin rettungsdienst notarzt rettungssanitäter rettungswagen',
    own: `
      {fact}
      Der Piepser geht los, und die Suppe bleibt stehn
      Man zieht sich im Laufen die Stiefel schon an
      Und fragt nicht, warum, und man fragt nicht, für wen

      Ein Griff, der sitzt fest, weil man tausendmal übt
      Das Tor rollt hinauf, und das Blaulicht springt an
      {fact}
      Weil man sich auf jeden hier blind verlassen kann`,
    stanzas: `
      Die Jacken am Haken, die Streifen im Licht
      Ein Helm riecht nach Rauch und nach Nacht und nach Ruß
      Die Kinder am Zaun zählen Leitern und Schläuche
      Und winken dem letzten der Wagen zum Gruß`,
    later: `
      Am Morgen sitzt einer am Küchentisch still
      Der Kaffee ist schwarz, und die Hände sind's auch
      Die Feuerwehr redet nicht groß drüber rum
      Man lüftet die Jacke, sie riecht noch nach Rauch`,
    hook: `
      Tatü, tata, Feuerwehr, macht den Weg frei
      Tatü, tata, Feuerwehr, gleich ist sie dabei`,
  },
  {
    words:
      'erzieher erzieherin erzieherinnen kita kitas kindergarten kindergärten kindergartens kindergärtnerin kindergartenkinder kindertagesstätte tagesmutter kinderkrippe vorschule hort',
    own: `
      {fact}
      Zwölf Stiefel im Gang, und es fehlt einer nur
      Man klebt und man pustet und knöpft und man tröstet
      Und Glitzer geht mit bis zu Hause im Flur

      Ein Stuhlkreis aus Mäusen, ein Lied noch von vorn
      Der eine will heim, und der andre will nie
      {fact}
      Und heil ist nach zweimal Pusten das Knie`,
    stanzas: `
      Die Matschhosen tropfen am Heizungsrohr ab
      Ein Turm fällt mit Krachen, ein Jubel bricht los
      Ein Kind fragt, warum, und dann fragt es, warum
      Und sitzt mit der Antwort dann still auf dem Schoß`,
    later: `
      Und kommt einer später, zwei Köpfe zu groß
      Im Kindergarten, da hängt noch sein Bild
      Er setzt sich zum Spaß auf den winzigen Stuhl
      Und alle, die da sind, die lachen ganz wild`,
    hook: `
      Kindergarten, Kindergarten, und alle im Kreis
      Kindergarten, Kindergarten, mal laut und mal leis`,
  },
  {
    words:
      'bäcker bäckerin bäckers bäckerei bäckereien bäckermeister bäckermeisterin konditor konditorin konditorei brezel brezeln croissants hörnchen',
    own: `
      {fact}
      Die Stadt ist noch schwarz, doch ein Fenster ist hell
      Da duftet es schon bis hinaus auf die Straße
      Und wer da vorbeikommt, der geht nicht mehr schnell

      Die Brezel bekommt ihren Knoten mit Schwung
      Das Mehl stäubt ins Licht, und die Bleche, die krachen
      {fact}
      Dann hört man im Laden die Ersten schon lachen`,
    stanzas: `
      Die Hörnchen sind golden und duften nach mehr
      Die Kasse geht kling, und die Tür bimmelt mit
      Ein Krümel für Spatzen fällt draußen aufs Pflaster
      Und einer beißt ab schon beim ersten Schritt`,
    later: `
      Am Mittag sind Körbe und Bleche schon leer
      Der Bäcker geht heim, wenn die Schule beginnt
      Am Morgen, da war's dieser Duft in der Gasse
      Der macht, dass die Straße den Tag gleich gewinnt`,
    hook: `
      Frisch vom Bäcker, und noch ist es warm
      Frisch vom Bäcker, die Tüte im Arm`,
  },
  {
    words:
      'kellner kellnerin kellnern kellnerst restaurant restaurants gaststätte gasthof gasthaus gastwirt gastwirtin wirtin gastronomie trinkgeld barkeeper barkeeperin imbiss imbissbude dönerladen café cafés',
    own: `
      {fact}
      Drei Teller am Arm, und die Tür mit dem Fuß
      Tisch vier möchte zahlen, Tisch neun möchte reden
      Und jeder bekommt noch ein Lächeln als Gruß

      Die Beine sind schwer, und der Abend ist lang
      Die Kerze brennt still, und es klingelt schon zweimal
      {fact}
      Und Stammgäste kommen auch dreißigmal`,
    stanzas: `
      Die Stühle gehn hoch, und der Boden wird nass
      Man hält noch ein Glas gegen Licht und poliert
      Ein Gast sitzt noch da, und man stellt ihm was hin
      Und fragt ihn ganz leise, ist etwas passiert`,
    later: `
      Der Gasthof ist dunkel, die Tür fällt ins Schloss
      Man zählt, was da liegt, und man teilt es dann auf
      Am Tisch in der Ecke liegt noch eine Serviette
      Da steht, danke schön, und ein Herz steht noch drauf`,
    hook: `
      Im Gasthaus, im Gasthaus, ein Tisch ist noch frei
      Im Gasthaus, im Gasthaus, wir sind auch dabei`,
  },
  {
    words:
      'rente ruhestand ruhestands pensionierung pensioniert rentner rentnerin vorruhestand letzter_arbeitstag letzten_arbeitstag ruheständler berentet',
    own: `
      {fact}
      Der Wecker klingt nicht, und der Bus fährt allein
      Man trinkt seinen Kaffee bis ganz auf den Grund
      Und so könnte jetzt jeder Montag sein

      Man drückt jede Hand, und man geht durch die Tür
      Der Schreibtisch ist leer, und die Tasse steht noch
      {fact}
      Das lässt in den Tagen ein ziemliches Loch

      {fact}
      Da sagt man ganz lässig, bis morgen, ihr Leut
      Und merkt auf der Treppe, es gibt ja kein Morgen
      Es gibt nur noch frei, und das fängt an mit heut`,
    stanzas: `
      Die Schuhe stehn rum, und es ist schon halb neun
      Der Dienstag benimmt sich wie Sonntag im Mai
      Man liest in der Zeitung den Wetterbericht
      Und ist bei dem Wetter dann wirklich dabei`,
    later: `
      Und geht man mal später am Werkstor vorbei
      Da schaut man kurz rein, und da ruft wer von drin
      Die Rente ist schön, doch man freut sich schon sehr
      Dass einer noch ruft, na, dann setz dich mal hin`,
    hook: `
      Rente, Rente, der Wecker bleibt stumm
      Rente, Rente, und keiner fragt, warum`,
  },
  {
    words:
      'polizei polizist polizistin polizisten polizeiauto polizeiwache polizeihund streifenwagen kripo kommissar kommissarin zollbeamter',
    own: `
      {fact}
      Das Funkgerät knackt, und der Kaffee bleibt stehn
      Man hört sich zwei Seiten von einer Geschichte
      Und hat auch die dritte schon kommen gesehn

      Man klingelt, man wartet, man redet ganz sacht
      Das Blaulicht streift Häuser, die Straße ist nass
      {fact}
      Man hilft, auch wenn keiner sagt, danke für das`,
    stanzas: `
      Ein Rad ohne Licht, und ein Finger, der droht
      Ein Kind hat sich heute im Kaufhaus verirrt
      Man setzt ihm die Mütze auf, viel zu groß
      Bis Mama dann kommt und es ruhiger wird`,
    later: `
      Die Mütze kommt spät auf den Haken im Flur
      Da liegt noch ein Bericht, und der muss noch hinaus
      Doch bei der Polizei ist der schönste Moment
      Wenn einer dann heil ist und alle zu Haus`,
    hook: `
      Polizei, Polizei, sie passt auf uns auf
      Polizei, Polizei, und das Blaulicht ist drauf`,
  },
]
