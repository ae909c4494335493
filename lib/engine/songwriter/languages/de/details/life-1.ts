import type { Details } from '../../stanzas.ts'

/** From the cradle to the ring, school and what is written. */
export const life1: readonly Details[] = [
  {
    words:
      'baby babys babybett babyschuhe babybauch neugeborenes neugeborene neugeborenen neugeboren säugling windel windeln wickeln wickelst wickeltisch schnuller fläschchen kinderwagen kinderwagens stubenwagen strampler babyphone',
    stanzas: `
      Fünf Finger, um einen Finger gelegt
      Ein Söckchen, so klein wie ein Daumenhut
      Milch auf der Schulter, ein Tuch darüber
      Und ein Atem, ganz leise, der steigt und ruht

      Ein Fläschchen, getropft auf das Handgelenk
      Ein bisschen Schlaf, und das Fenster wird hell
      Ein Body, verkehrt herum zugeknöpft
      Und der Schnuller fällt wieder, und das ganz schnell

      Ein Kopf, der nach Milch und nach Keksen riecht
      Ein Mobile, das sich im Luftzug dreht
      Eine Hand am Gitter, ein Zeh im Mund
      Und ein Wort, das noch niemand so ganz versteht

      Schritte im Kreis durch das dunkle Zimmer
      Ein Summen, das immer dasselbe bleibt
      Ein Bäuerchen, groß wie von einem Bär
      Und ein Mund, der im Schlaf schon Grimassen treibt`,
  },
  {
    words:
      'gutenachtgeschichte gutenachtgeschichten gute-nacht-geschichte gute-nacht-geschichten gute-nacht-lied gutenachtlied gutenachtkuss schlaflied schlaflieder wiegenlied vorlesen vorliest vorgelesen vorlas bilderbuch bilderbücher märchen märchenbuch kuscheltier kuscheltiere teddy teddybär teddys stofftier stofftiere kuscheldecke nachtlicht einschlafen',
    stanzas: `
      Ein Lichtspalt, der unter der Tür durchfällt
      Ein Bär mit nur einem Knopf als Blick
      Noch ein Glas Wasser, noch eine Seite
      Und die Decke, gezupft bis an das Genick

      Ein Finger, der Bilder im Buch antippt
      Die gleiche Stelle, im gleichen Ton
      Ein Gähnen, das wandert von Mund zu Mund
      Und beim letzten Satz schläft das Kissen schon

      Ein Lämpchen in Form von einem Mond
      Pantoffeln, die schief vor dem Bettchen stehn
      Ein Monster, das unterm Bett wohnen darf
      Und Füße, die auf den Zehenspitzen gehn`,
  },
  {
    words:
      'spielplatz spielplätze sandkasten sandkastenfreund sandkastenfreundin sandkuchen schaukel schaukeln schaukelst schaukelt rutsche klettergerüst wippe lego legosteine playmobil bauklötze duplo verstecken_spielen verstecken_spielst baumhaus kinderzimmer dinosaurier dinos',
    stanzas: `
      Sand in den Schuhen, im Haar, in den Ohren
      Ein Quietschen bei jedem einzelnen Schwung
      Ein Kuchen aus Matsch mit drei Blättern drauf
      Und die Rutsche hinab mit Anlauf und Sprung

      Ein Turm aus Klötzen bis unter das Kinn
      Ein Baustein, der unter der Sohle sticht
      Noch einmal, und noch mal, und noch ein letztes
      Und ein Ende der Runde gibt es nicht

      Ein Pflaster am Knie, ein Dinosaurier
      Eine Höhle aus Decken, aus Stuhl und Tisch
      Ein Stock ist ein Schwert, ein Topf ist ein Helm
      Und ein Sofa als Schiff, ein Kissen als Fisch`,
  },
  {
    words:
      'schule schulen schulzeit schulweg schulhof schulranzen schulanfang schultüte schultag schultage einschulung eingeschult erstklässler klassenzimmer klassenfahrt klassenclown mitschüler mitschülerin mitschülerinnen pausenhof hausaufgaben hausaufgabe mathe mathematik vokabeln zeugnis zeugnisse grundschule gymnasium realschule gesamtschule nachhilfe schülerin schüler einmaleins',
    stanzas: `
      Ein Ranzen, fast breiter als jeder Rücken
      Kreidestaub, der in der Sonne steht
      Ein Pausenbrot, flach wie ein Löschblatt
      Und ein Gong, der durch alle Türen geht

      Ein Heft, von der Banane gezeichnet
      Stifte, gespitzt und nach Farben gereiht
      Ein Tintenkiller, ein Tintenfleck
      Und Schnürsenkel, offen die meiste Zeit

      Turnbeutel, baumelnd an jedem Haken
      Ein Zettel, gefaltet, von Bank zu Bank
      Formeln, gekritzelt auf Handrücken
      Und ein Skelett, das grinst aus dem Bio-Schrank`,
  },
  {
    words:
      'prüfung prüfungen prüfungszeit prüfungsangst abitur abi abiturs abiturprüfung abiball examen staatsexamen klausur klausuren abschlussprüfung gesellenprüfung meisterprüfung gesellenbrief meisterbrief schulabschluss studium studiums studienabschluss studierst studiert studieren studentin student uni universität hochschule bachelor bachelorarbeit master masterarbeit doktorarbeit hausarbeit nächtelang_gelernt viel_gelernt fleißig_gelernt',
    stanzas: `
      Textmarker, leer, und die Karten sortiert
      Ein Stuhl vor der Tür und der Blick zur Wand
      Kalte Finger um einen Stift gelegt
      Und ein Glücksstein, warm in der linken Hand

      Kaffee in Kannen und Zettel am Schrank
      Ein Absatz, der nicht in den Kopf hinein will
      Bücher, gestapelt zum Mauerwerk
      Und auf einmal, beim Austeilen, alles still

      Eine Aula, die riecht nach Bohnerwachs
      Der Zeiger, der langsam die Runde macht
      Ein Name, gerufen aus offener Tür
      Und danach ein Schlaf, länger als die Nacht`,
  },
  {
    words:
      'führerschein führerscheinprüfung fahrschule fahrschulauto fahrlehrer fahrlehrerin fahrprüfung fahrstunde fahrstunden fahranfänger fahranfängerin',
    stanzas: `
      Zwei Hände, verkrampft ums Lenkrad gelegt
      Ein Ruck und ein Hopser, der Motor ist aus
      Schulterblick links und ein Spiegel, ein Blinker
      Und rückwärts, ganz langsam, bis vor das Haus

      Ein Fuß, der noch nicht die Pedale kennt
      Am Berg wird gezittert, dann rollt es an
      Rechts vor links, und ein Kreisel im Kreis
      Und hinten hupt einer, der's immer schon kann

      Bögen mit Kreuzchen, drei Antworten je
      Ein Kärtchen, noch ohne den kleinsten Knick
      Ein Foto, geknipst an der Passbildwand
      Und beim Anfahrn ein Hüpfer, ein Schulterblick`,
  },
  {
    words:
      'computer computers computern laptop laptops notebook bildschirm tastatur passwort passwörter internet computerspiele computerspiel videospiele zocken zockst zockt gezockt gamer playstation nintendo informatiker informatikerin it-abteilung programmieren programmierst programmiert programmierer programmiererin softwareentwickler softwareentwicklerin entwickler entwicklerin code algorithmus',
    stanzas: `
      Ein Lüfter, der rauscht, und ein blaues Licht
      Ein Zettel mit Passwort am Bildschirmrand
      Krümel, die zwischen den Tasten wohnen
      Und die Maus liegt warm in der rechten Hand

      Aus und wieder an, und dann läuft es ja
      Kabel, die unterm Tisch Knäuel sind
      Ein Balken, der kriecht bis kurz vor den Schluss
      Und ein Kreis, der dreht sich wie Laub im Wind

      Ein Fenster zu viel und ein Klick daneben
      Der Kaffee wird kalt und die Pizza auch
      Ein Fluchen, ein Murmeln, ein Ach, na klar
      Und gelöst wird der Knoten dann aus dem Bauch`,
  },
  {
    words:
      'handy handys smartphone smartphones handyakku handyhülle handyvertrag whatsapp whatsapp-nachrichten whatsapp-gruppe sprachnachricht sprachnachrichten emoji emojis sms instagram tiktok ladekabel',
    stanzas: `
      Ein Riss, der quer über das Glas verläuft
      Ein Akku, der rot wird, noch vier Prozent
      Ein Brummen, das über die Tischplatte tanzt
      Und ein Klingelton, den schon die Straße kennt

      Ein Daumen, der wischt und von selbst weiterwischt
      Ein Selfie von unten, mit Nasenloch
      Nachrichten, vierzehn, und alle mit Küken
      Und der Akku hält, ja, der hält immer noch

      Ein Kabel, das nie bis zum Sofa reicht
      Blaues Licht auf der Nasenspitze
      Ein Wort, von der Technik verbessert zu Quark
      Und das Ding selbst liegt in der Sofaritze`,
  },
  {
    words:
      'telefon telefons telefonieren telefonierst telefoniert telefonierten telefonat telefonate telefonhörer telefonkabel telefongespräche anrufen anrufst anruft angerufen anruf anrufe anrief rufst_mich rufst_uns rufst_jeden rufst_immer rufst_sonntags rufst_täglich ferngespräch videoanruf videoanrufe facetime skype',
    stanzas: `
      Ein Finger, der Krümel im Kreise schiebt
      Kringel am Rand vom Notizblock, blau
      Na dann, und zum dritten Mal na dann
      Und das Ohr wird warm, und der Tee wird lau

      Dreimal das Läuten, und dann ein Hallo
      Erst kommt das Wetter, der Rest kommt dann
      Ein Topf, der im Hintergrund klappert und dampft
      Und der Abschied fängt dreimal von vorne an

      Ein Hörer, geklemmt zwischen Kinn und Schulter
      Ein Gähnen, das durch die Leitung kriecht
      Schritte vom Sofa zum Fenster und wieder
      Und ein Klang, der fast schon nach Küche riecht`,
  },
  {
    words:
      'brief briefe briefen briefes briefkasten briefpapier briefumschlag brieffreund brieffreundin brieffreundschaft liebesbrief liebesbriefe postkarte postkarten ansichtskarte ansichtskarten geburtstagskarte geburtstagskarten urlaubskarte urlaubskarten postbote postbotin briefträger briefträgerin feldpost',
    stanzas: `
      Eine Marke, schief in die Ecke geklebt
      Tinte, am Ende der Seite verschmiert
      Ein Umschlag, geöffnet mit einem Messer
      Und ein PS, das den Rand entlang spaziert

      Ein Klappern am Schlitz, ein Fall auf die Matte
      Zwei Blätter, gefaltet, so dünn wie Haut
      Schrift, die sich gegen das Ende hin drängt
      Und die Handschrift, von Weitem schon vertraut

      Eine Schachtel mit Band im untersten Fach
      Papier, an den Knicken fast durchgerissen
      Ein Leuchtturm mit Grüßen in Kugelschreiber
      Und eine Ecke, vom Hund angebissen`,
  },
  {
    words:
      'tagebuch tagebücher notizbuch notizbücher schreibmaschine schreibst_gedichte schreibt_gedichte gedicht gedichte gedichten dichter dichterin schriftsteller schriftstellerin autorin autor füller füllfederhalter kalligrafie',
    stanzas: `
      Ein Heft mit Gummi, die Ecken rund
      Tinte am Mittelfinger, ganz blau
      Ein Wort, gestrichen, und wieder geholt
      Und das nächste stimmt, aber nicht so genau

      Ein Stift, der kratzt, und ein Blick an die Wand
      Die Lampe, ein Kegel aus gelbem Licht
      Zettel im Ärmel, im Schuh, im Mantel
      Und ein Reim, der passt, oder eben auch nicht

      Seiten, gewellt von der vielen Schrift
      Ein Löschblatt mit Wolken in Spiegelschrift drauf
      Ein Tee, auf dem eine Haut sich bildet
      Und ein Punkt, und das Fenster geht einmal auf`,
  },
  {
    words:
      'ehering eheringe trauring trauringe brautkleid hochzeitskleid brautstrauß brautschleier standesamt trauung trauzeuge trauzeugin hochzeitstag hochzeitstages hochzeitstorte hochzeitsfeier goldene_hochzeit goldenen_hochzeit silberhochzeit diamantene_hochzeit polterabend flitterwochen jawort',
    stanzas: `
      Ein Ring, der sich kurz noch am Knöchel sträubt
      Ein Datum, ganz winzig ins Gold graviert
      Ein Taschentuch, vorsichtshalber gebügelt
      Und Reis, der sich in den Kragen verliert

      Ein Streifen, ganz hell um den Ringfinger
      Ein Kissen, zwei Schleifen, ein kleiner Knoten
      Ein Husten im Saal, ein Knarren der Bank
      Und die Orgel verschluckt die hohen Noten

      Gold, mit den Kratzern vom Spülen und Graben
      Ein Ja, erst zu leise und dann zu laut
      Blumen am Auto und Büchsen am Seil
      Und ein Foto, auf dem noch jemand kaut`,
  },
  {
    words:
      'krankenhaus krankenhäuser krankenhauses klinik klinikum kliniken operation operationen operiert op krankenbett krankenzimmer chemo chemotherapie reha rehaklinik gips gipsbein krücken notaufnahme bestrahlung',
    stanzas: `
      Ein Band aus Papier um das Handgelenk
      Tee in der Kanne, zu rot und zu heiß
      Ein Bett mit Pedalen, das aufwärts fährt
      Und Flure, so lang und so seifenweiß

      Ein Blumenstrauß in der Saftkaraffe
      Ein Nachttisch auf Rollen, die Brille darauf
      Ein Plan an der Tür, die Visite um acht
      Und das Fenster geht einen Spaltbreit auf

      Ein Piepen, ganz leise, im gleichen Takt
      Ein Stuhl, bis ans Gitter herangerückt
      Pudding mit Haut und ein Löffelchen
      Und eine Hand, die die andere drückt`,
  },
  {
    words:
      'hörst_immer_zu hörst_stets_zu hörst_gut_zu hörst_mir_zu hörst_uns_zu hörst_zu hört_immer_zu hört_mir_zu hört_zu mir_immer_zu uns_immer_zu zuhören zuhörst zuhört zugehört zuhörer zuhörerin offenes_ohr offene_ohr',
    stanzas: `
      Ein Stuhl, herangezogen, ein Nicken
      Zwei Tassen am Tisch, und die beiden sind kalt
      Ein Hm, an der richtigen Stelle gesagt
      Und die Uhr an der Wand macht auch einmal halt

      Ein Kopf, etwas schief, eine Hand unterm Kinn
      Das Handy liegt umgedreht auf dem Tisch
      Ein Satz, der nicht gleich unterbrochen wird
      Und ein Taschentuch, noch gefaltet und frisch

      Ein Schweigen, in das noch ein Satz reinpasst
      Ein Weg um den Block und noch einer dazu
      Eine Bank, zwei Becher, ein Streuselstück
      Und vorn auf dem Gehweg ein Schuh neben Schuh`,
  },
  {
    words:
      'heiratsantrag heiratsanträge antrag_gemacht verlobung verlobungsring verlobungsringe verlobungsfeier verlobt',
    stanzas: `
      Ein Knie auf dem Boden, das andere wackelt
      Ein Kästchen, das in der Tasche drückt
      Ein Satz, der sich in der Mitte verheddert
      Und ein Ring, der über den Knöchel rückt

      Eine Frage mit nur vier kurzen Wörtern
      Ein Stottern, ein Räuspern, ein roter Kopf
      Eine Hand vor dem Mund, ein Nicken, ein Nicken
      Und vor lauter Hitze ein offener Knopf

      Ein Stein, der ganz winzig im Licht aufblitzt
      Finger, gestreckt und zur Lampe gedreht
      Ein Schluck und ein Schniefen, ein Taschentuch
      Und ein Foto vom Finger, das reihum geht`,
  },
]
