import type { Details } from '../../stanzas.ts'

/** Music, reading, handicraft and games. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'tanzen tanzt tanze tanzte tanztest tanzten getanzt tanzkurs tanzkurse tanzschule tanzstunde tanzstunden tanzfläche tanzabend tanztee tänzer tänzerin tanzlehrer tanzlehrerin tanzschuhe tanzgruppe walzer tango salsa discofox rumba ballett volkstanz',
    own: `
      {fact}
      Da rückt man die Stühle schon weit an den Rand
      Ein Zeh wird getreten, ein Lachen, und weiter
      Und warm liegt beim Drehen die Hand in der Hand

      Die Schuhe stehn längst unterm Tisch irgendwo
      Die Lampe, die schaukelt ein bisschen mit
      {fact}
      Und zählen muss keiner mehr bei jedem Schritt

      {fact}
      Man dreht sich und tritt sich und lacht dann dazu
      Es geht einmal links und dann einmal im Kreis
      Und einer im Saal sucht noch seinen Schuh`,
    stanzas: `
      Ein Rock dreht sich auf wie ein Schirm in dem Wind
      Der Boden, der bebt, und die Gläser, die klirrn
      Die Musik hört nicht auf, und wer müde ist, sitzt
      Und hört schon die Füße am Boden schwirrn`,
    later: `
      Und einmal, am Abend, mit Spülschaum am Arm
      Da spielt grad im Radio dieses Stück
      Dann wird in der Küche noch einmal getanzt
      Zwei Schritte nach vorn und dann einen zurück`,
    hook: `
      Tanzen, tanzen, und dreh dich mit mir
      Tanzen, tanzen, bis morgens um vier`,
  },
  {
    words:
      'singen singst singt singe gesungen sangst sang sänger sängerin chor chors chorprobe chorproben chorleiter chorleiterin kirchenchor gospelchor männerchor frauenchor kinderchor gesangverein gesangsunterricht karaoke sopran mitsingst mitsingen lauthals',
    own: `
      {fact}
      Da bleibt selbst die Amsel am Fenster kurz stehn
      Sie legt ihren Kopf schief und hört sich das an
      Und möchte noch gar nicht nach Hause gehn

      Der Spiegel beschlägt, und das Wasser läuft mit
      Der Text ist von gestern, der Ton ist von morgen
      {fact}
      Und keiner, der zuhört, hat jetzt noch Sorgen`,
    stanzas: `
      Man hört es durchs Fenster, man hört es durchs Haus
      Der Ton liegt daneben, das Herz liegt genau
      Und wer grad noch schlecht drauf war, der summt schon mit
      Und draußen am Himmel wird's auch wieder blau`,
    later: `
      Und wird es im Haus einmal still irgendwann
      Dann merkt man erst, wie so ein Singen uns trägt
      Man summt es für sich, beim Geschirr, beim Gehn
      Ein Lied ist ein Herz, das im Mund weiterschlägt`,
    hook: `
      Singen, singen, so schief, wie es geht
      Singen, singen, bis der Mond oben steht`,
  },
  {
    words:
      'gitarre gitarren gitarrenspiel gitarrespielen gitarrenunterricht gitarrenlehrer gitarrenkoffer gitarrensaiten gitarrist gitarristin e-gitarre westerngitarre konzertgitarre ukulele bassgitarre',
    own: `
      {fact}
      Vier Finger sind rau, und die Saite reißt ab
      Man kennt drei Akkorde, die reichen für alles
      Und singt man dazu, wird der Platz hier schon knapp

      Man rückt sich zusammen und summt vor sich hin
      Der Griff schnarrt noch leis, und dann klingt er auf einmal
      {fact}
      Und jedes Lied kommt noch ein zweites Mal`,
    stanzas: `
      Das Holz riecht nach Rauch und nach Sommer am See
      Ein Plektrum liegt irgendwo unter dem Bett
      Man stimmt viel zu lang, und man spielt viel zu leis
      Und alle im Kreis sind auf einmal ganz nett`,
    later: `
      Und lehnt die Gitarre dann still an der Wand
      Dann klingt sie von selbst, wenn die Türe zufällt
      Ein Ton nur, ganz tief, und man hebt seinen Kopf
      Als hätt uns da jemand von früher erzählt`,
    hook: `
      Spiel die Gitarre, und wir singen dazu
      Spiel die Gitarre, und gib noch keine Ruh`,
  },
  {
    words:
      'klavier klaviers klaviere klavierspielen klavierspiel klavierspieler klavierspielerin klavierunterricht klavierstunde klavierstunden klavierlehrer klavierlehrerin klavierhocker keyboard pianist pianistin e-piano konzertflügel',
    own: `
      {fact}
      Der Deckel geht auf, und der Hocker, der knarrt
      Erst suchen die Finger, dann finden sie hin
      Und keiner im Zimmer, der redet und scharrt

      Die Leute, die gehn auf dem Gehsteig ganz sacht
      Ein Ton hängt im Raum, und das Fenster steht auf
      {fact}
      Und einer setzt sich auf die Stufe darauf`,
    stanzas: `
      Die Taste mit Kratzer, die klingt etwas dumpf
      Der Fuß am Pedal ist schon wieder im Traum
      Ein Stück wird geübt, und man kennt es im Haus
      Und pfeift es beim Gießen am Apfelbaum`,
    later: `
      Und steht das Klavier dann auch einmal nur da
      Mit Fotos darauf und ein bisschen verstimmt
      Man drückt eine Taste, nur eine, ganz leis
      Und hört, wie sie klingt und den Raum mit sich nimmt`,
    hook: `
      Klavier, Klavier, und die Finger gehn los
      Klavier, Klavier, und das Zimmer wird groß`,
  },
  {
    words:
      'trompete trompeten trompetest trompeter posaune posaunen tuba waldhorn saxophon saxofon klarinette blaskapelle blasmusik blasorchester musikverein musikkapelle posaunenchor spielmannszug musikzug',
    own: `
      {fact}
      Da fallen die Spatzen vom Dach und vom Baum
      Die Backen sind rund, und der Kopf ist ganz rot
      Und so etwas Helles, das hörte man kaum

      Die Nachbarn, die kennen das Stück schon im Schlaf
      Ein Stoß, ein Geschepper, und dann kommt der Klang
      {fact}
      Und geübt wird am Fenster, die Straße entlang`,
    stanzas: `
      Sie glänzt in der Sonne wie Gold auf dem Platz
      Ein Marsch oder Blues, und die Leute gehn mit
      Der Hund singt dazu, und er trifft keinen Ton
      Und alle zusammen, die gehn jetzt im Schritt`,
    later: `
      Am Abend, da hört man sie drüben am Hang
      Die Trompete spielt leise, das kann sie nämlich auch
      Dann stellt man die Teller im Spülbecken ab
      Und spürt so ein Ziehen ganz tief unterm Bauch`,
    hook: `
      Trompete, Trompete, und blas es hinaus
      Trompete, Trompete, wir hören's im Haus`,
  },
  {
    words:
      'schlagzeug schlagzeugs schlagzeuger schlagzeugerin schlagzeugspielen schlagzeugunterricht drums drummer trommel trommeln trommelst trommelt getrommelt cajon cajón pauke percussion bandprobe',
    own: `
      {fact}
      Da hüpft jede Tasse im Schrank bis zum Rand
      Der Putz fällt von oben, die Oma klopft mit
      Und warm wird vom Wirbeln die linke Hand

      Der Kellergang bebt, und die Lampe geht aus
      Die Stöcke, die fliegen, das Becken, das zischt
      {fact}
      Und wer hier nicht wippt, wird noch heute erwischt`,
    stanzas: `
      Es beginnt auf dem Topf und dem Deckel mit drei
      Mit zehn steht das Ding in der Mitte vom Raum
      Vier Schläge voraus, und dann setzen sie ein
      Und leise, das gibt's nur noch nachts und im Traum`,
    later: `
      Die Finger, die trommeln noch heut auf dem Tisch
      Am Lenkrad, am Topf und am Rand vom Regal
      Das Schlagzeug steht längst unterm Tuch und ist still
      Der Takt aber sitzt hier noch überall`,
    hook: `
      Schlagzeug, Schlagzeug, und eins, zwei, drei, vier
      Schlagzeug, Schlagzeug, und alles tanzt hier`,
  },
  {
    words:
      'geige geigen geigst geigenunterricht geigenkasten geiger geigerin violine bratsche cello cellos cellist cellistin orchester streichquartett kontrabass akkordeon akkordeons akkordeonspielen ziehharmonika mundharmonika blockflöte flöte querflöte harfe',
    own: `
      {fact}
      Erst quietscht es ganz furchtbar, dann klingt es ganz rein
      Der Bogen, der zittert, das Kinn, das hält fest
      Und auf einmal wird's still, und die Welt ist ganz klein

      Die Katze steht auf und geht lieber hinaus
      Ein Strich, und die Luft wird im Zimmer ganz dünn
      {fact}
      Und Tränen, die finden von selbst ihren Sinn`,
    stanzas: `
      Das Holz ist ganz alt, und es riecht noch nach Harz
      Vier Saiten, ein Bogen, mehr braucht es ja nicht
      Der Abend wird golden, der Ton wird ganz lang
      Und jemand am Fenster macht lieber kein Licht`,
    later: `
      Die Geige liegt samtig im Kasten und ruht
      Man klappt ihn mal auf, und man zupft einen Ton
      Der zittert noch lange, bis man ihn vergisst
      Und dann kommt er wieder, man wartet ja schon`,
    hook: `
      Geige, Geige, und spiel mir das Lied
      Geige, Geige, bis der Mond weiterzieht`,
  },
  {
    words:
      'lesen liest lese las gelesen leseratte bücherwurm buch buches bücher büchern bücherregal bücherregale bücherei bücherstapel buchclub lesekreis lesezeichen bibliothek bibliothekar bibliothekarin stadtbücherei krimi krimis romane schmöker schmökern schmökerst lesesessel',
    own: `
      {fact}
      Da kann man jetzt rufen, so laut, wie man kann
      Der Kopf ist auf See und die Füße im Bett
      Ein Kapitel nur, und dann fängt's nächste an

      Ein Finger hält immer die Seite noch fest
      Der Tee ist schon kalt, und das Licht brennt noch spät
      {fact}
      Weil einer doch wissen muss, wie's weitergeht`,
    stanzas: `
      Ein Eselsohr hier und ein Fahrschein als Pfand
      Ein Krümel liegt noch auf Kapitel elf
      Man seufzt und man lacht und man sagt, hör mal zu
      Und liest dann noch vor bis um Viertel vor zwölf`,
    later: `
      Im Lieblingsbuch steckt noch ein Zettel ganz hinten
      Man blättert und liest, was am Rand einmal stand
      Beim Lesen, da trifft man sich zwischen den Zeilen
      Und hält sich von Seite zu Seite die Hand`,
    hook: `
      Lesen, lesen, nur noch bis zum Schluss
      Lesen, lesen, auch wenn ich schlafen muss`,
  },
  {
    words:
      'stricken strickst strickt strickte gestrickt strickzeug stricknadeln strickliesel strickclub wolle wollknäuel wollsocken ringelsocken socken_gestrickt häkeln häkelst häkelt häkelte gehäkelt häkelnadel häkeldecke topflappen handarbeiten handarbeit',
    own: `
      {fact}
      Die Nadeln, die klappern den Abend entlang
      Das Knäuel rollt weg, und die Katze rollt mit
      Und wieder ein Stückchen vom Schal mehr ist lang

      Man zählt und verzählt sich und trennt wieder auf
      Zwei rechts und zwei links, und man redet dabei
      {fact}
      Und schon sind vom Abend zwei Stunden vorbei`,
    stanzas: `
      Ein Ärmel ist lang, und ein Ärmel ist kurz
      Das Muster ist krumm, aber warm wie ein Bär
      Man zieht es sich über und riecht an der Wolle
      Und friert, solang das da am Leib ist, nie mehr`,
    later: `
      Der Pullover hält, und das seit zwanzig Jahren
      Gestrickt mit Geduld und mit Wolle in Blau
      Die Ellbogen sind schon zum dritten Mal neu
      Wer strickt, der umarmt einen ziemlich genau`,
    hook: `
      Stricken, stricken, zwei rechts und zwei links
      Stricken, stricken, und am Ende gelingt's`,
  },
  {
    words:
      'nähen nähst näht nähte_mir nähte_uns genäht nähmaschine nähmaschinen nähkästchen nähkasten nähkurs nähzimmer nähgarn schneiderin schneidermeisterin schneidern schneiderst geschneidert änderungsschneiderei gestopft patchwork patchworkdecke',
    own: `
      {fact}
      Die Nadel rennt los, und der Stoff läuft ihr nach
      Ein Mund voller Nadeln sagt, steh jetzt mal still
      Und wer sich bewegt, kriegt den Stich und sagt Ach

      Ein Knopf ist verloren, ein Saum ist zu lang
      Man sitzt bei der Lampe und fädelt und schielt
      {fact}
      Und heil ist das Knie, das am Zaun man verspielt`,
    stanzas: `
      Die Schere beißt langsam den Strich entlang ab
      Das Rad rattert los, und das Pedal gibt Gas
      Aus Vorhang wird Rock, und aus Rock wird ein Kissen
      Und jeder im Haus trägt am Ende davon was`,
    later: `
      Das Kleid ist zu klein und liegt oben im Schrank
      Doch jeder der Stiche sitzt immer noch fest
      Wer näht, der lässt Liebe im Futter zurück
      Die hält länger aus als vom Stoff noch der Rest`,
    hook: `
      Nähen, nähen, mit Nadel und Garn
      Nähen, nähen, und heil sind der Knopf und der Arm`,
  },
  {
    words:
      'skat skatrunde skatabend skatabende skatbruder doppelkopf doppelkopfrunde rommé rommee romme canasta schafkopf schafkopfen mau-mau binokel poker pokern pokerst kartenspielen kartenspiel kartenspiele kartenspieler kartenspielerin kartenabend kartenrunde karten_spielen karten_gespielt spielst_karten spielt_karten',
    own: `
      {fact}
      Die Karten, die klatschen, das Licht steht im Rauch
      Man reizt bis zu vierzig und hat nichts auf der Hand
      Und wer dann verliert, der behauptet, du auch

      Der Stift schreibt die Punkte am Bierdeckelrand
      Man schaut in die Luft und macht nur ein Gesicht
      {fact}
      Und wer was verrät, der verrät es hier nicht`,
    stanzas: `
      Ein Bube fällt früh, und ein Ass fällt zu spät
      Man hätte, man sollte, man weiß es genau
      Dann mischt einer neu, und das Spiel geht von vorn
      Und draußen wird's über den Dächern schon grau`,
    later: `
      Und sind dann die Karten das letzte Mal rum
      Dann zählt man die Punkte und zählt sie noch mal
      Der eine hat Glück, und der andre hat recht
      Wer wirklich gewonnen hat, ist fast egal`,
    hook: `
      Achtzehn, zwanzig, beim Skat wird gereizt
      Achtzehn, zwanzig, da wird nicht gegeizt`,
  },
  {
    words:
      'brettspiel brettspiele brettspielabend spieleabend spieleabende spielenachmittag gesellschaftsspiel gesellschaftsspiele mensch_ärgere_dich würfeln würfelst würfelt würfelbecher kniffel kniffeln monopoly halma scrabble siedler_von_catan',
    own: `
      {fact}
      Drei Felder vorm Ziel, und dann fliegt man noch raus
      Da hilft kein Protest, und da hilft auch kein Schmollen
      Und wer da gewinnt, sucht den Frieden im Haus

      Der Würfel rollt weg unters Sofa, o Schreck
      Die Sechs kommt bei jedem, nur bei einem nicht
      {fact}
      Und Regeln gibt's viele, je nachdem, wer grad spricht`,
    stanzas: `
      Ein Knopf ist die Dame, ein Stein ist der Hut
      Die Katze legt sich auf das Spielfeld zur Ruh
      Man spielt bis um zehn, und man spielt bis um zwölf
      Und jeder will noch eine Runde dazu`,
    later: `
      Und findet man später die Schachtel im Schrank
      Beim Brettspiel, da fehlen vier Männchen und mehr
      Man weiß noch genau, wer sie damals zu Boden
      Geworfen hat, und man lacht hinterher`,
    hook: `
      Würfeln, würfeln, jetzt komm, gib mir sechs
      Würfeln, würfeln, das ist wie verhext`,
  },
  {
    words:
      'schach schachs schachspielen schachspieler schachspielerin schachbrett schachverein schachclub schachpartie schachmatt spielst_schach spielt_schach',
    own: `
      {fact}
      Da wird es so still, dass man Brot kauen hört
      Ein Finger liegt noch auf dem Rücken der Dame
      Und weh dem, der jetzt diese Stille stört

      Der Tee wird ganz kalt, und die Stirn wird ganz kraus
      Der Springer springt schräg über zwei Bauern hin
      {fact}
      Und mitten im Denken, da steckt man noch drin`,
    stanzas: `
      Ein Turm rückt nach vorn, und ein Läufer kommt quer
      Der König wird eng und der Ausweg wird klein
      Ein Händedruck dann, und man stellt wieder auf
      Denn so darf es nicht das letzte Spiel sein`,
    later: `
      Das Schachbrett liegt heut noch am Fenster bereit
      Es steht eine Stellung, die keiner verrückt
      Man schaut manchmal hin, und man denkt einen Zug
      Und wartet, dass drüben der andere nickt`,
    hook: `
      Schach, Schach, und der König steht still
      Schach, Schach, und er zieht, wie er will`,
  },
  {
    words: 'kreuzworträtsel kreuzworträtseln rätselheft rätselhefte rätselzeitung rätseln rätselst rätselecke',
    own: `
      {fact}
      Ein Fluss mit vier Zeichen, ein Tier ohne Schwanz
      Man schaut an die Decke und klopft mit dem Stift
      Und lässt keine Ruh, bis das Rätsel steht, ganz

      Der Kaffee wird kalt, und die Brille rutscht vor
      Waagrecht ist klar, aber senkrecht ist schwer
      {fact}
      Und fragt man, wie's geht, heißt es, gleich, bitte sehr`,
    stanzas: `
      Ein Gott der Ägypter, zwei Buchstaben nur
      Den weiß man im Schlaf, und den gibt's jeden Tag
      Ein Feld bleibt noch weiß, und das lässt einen nicht los
      Bis nachts um halb drei kommt das Wort ohne Frag`,
    later: `
      Ein Kreuzworträtsel liegt halb noch gelöst
      Der Stift steckt im Falz, und die Zeitung ist alt
      Wir kommen nicht weiter bei sieben hinab
      Und fragen uns alle, wer weiß denn das bald`,
    hook: `
      Kreuzworträtsel, ein Wort fehlt uns noch
      Kreuzworträtsel, und wir wussten es doch`,
  },
  {
    words:
      'malen malst gemalt malerei malkurs malkasten malerin kunstmaler zeichnen zeichnest zeichnet gezeichnet zeichnung zeichnungen zeichenblock aquarell aquarelle aquarellmalerei ölbilder ölfarben staffelei leinwand leinwände gemälde pinseln atelier',
    own: `
      {fact}
      Die Farbe klebt bis an den Ellbogen hin
      Ein Fleck wird zur Wolke, ein Kratzer zum Baum
      Und niemand fragt lang, steckt da irgendwas drin

      Ein Pinsel, ein Lappen, ein Schritt noch zurück
      Das Blatt ist noch weiß, und das Wasser ist klar
      {fact}
      Man sieht, was da vorher kein anderer sah`,
    stanzas: `
      Die Tuben sind rings auf dem Tisch ausgedrückt
      Die Äpfel, die halten schon stundenlang still
      Der Himmel wird fertig, nur links fehlt ein Stück
      Das darf so noch bleiben, weil man es so will`,
    later: `
      Das Bild hängt im Flur, und es hängt etwas schief
      Man bleibt manchmal stehn mit dem Mantel im Arm
      Wer malen kann, lässt etwas Licht in der Welt
      Und da, wo es hängt, ist der Flur immer warm`,
    hook: `
      Malen, malen, in Gelb und in Blau
      Malen, malen, und nie zu genau`,
  },
  {
    words:
      'foto fotos fotografie fotografien fotoalbum fotoalben fotografieren fotografierst fotografiert fotograf fotografin kamera kameras spiegelreflexkamera schnappschuss schnappschüsse polaroid polaroids dias diaabend selfie selfies familienfoto familienfotos fotowand hochzeitsfoto',
    own: `
      {fact}
      Ein Daumen im Bild und ein Kopf halb im Gehn
      Und alle, die sagen, das hätt ich gelöscht
      Die bleiben am längsten davor noch stehn

      Der Onkel muss niesen, die Katze läuft weg
      Man lächelt und hält schon seit Stunden den Blick
      {fact}
      Und grade in diesem Moment macht es klick`,
    stanzas: `
      Ein Album geht auf, und es riecht nach Papier
      Frisuren, die heute kein Mensch mehr so trägt
      Ein Datum am Rand und ein Strand, ganz verblasst
      Und man sucht, wer da wo seinen Arm um wen legt`,
    later: `
      Ein Foto steht heute am Fensterbrett da
      Da lacht jemand mitten ins Sommerlicht rein
      Die Farben gehn langsam, das Lachen geht nicht
      So soll es am Morgen das Erste mir sein`,
    hook: `
      Ein Foto, ein Foto, und alle mal her
      Ein Foto, ein Foto, und lacht noch viel mehr`,
  },
]
