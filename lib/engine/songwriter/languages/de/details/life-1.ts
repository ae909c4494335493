import type { Details } from '../../stanzas.ts'

/** From the cradle to the ring, school and what is written. */
export const life1: readonly Details[] = [
  {
    words:
      'baby babys babybett babyschuhe babybauch neugeborenes neugeborene neugeborenen neugeboren säugling windel windeln wickeln wickelst wickeltisch schnuller fläschchen kinderwagen kinderwagens stubenwagen strampler babyphone',
    own: `
      {fact}
      Fünf Finger, die greifen sich einen und bleiben
      Und wer da noch eben von Arbeit sprach
      Der steht jetzt am Bett und lässt alles treiben

      Der Mond scheint ins Zimmer, das Fläschchen ist warm
      Man geht seine Runden von Wand zu Wand
      {fact}
      Und alles, was wichtig ist, liegt auf der Hand`,
    stanzas: `
      Ein Söckchen, so klein wie ein Daumenhut
      Ein Gähnen, so groß wie das ganze Gesicht
      Ein Bäuerchen kommt, und die Schulter wird nass
      Und draußen wird's langsam am Fenster schon licht`,
    later: `
      Und irgendwann läuft es und ruft aus dem Flur
      Das Babybett steht schon im Keller allein
      Da liegt noch ein Söckchen, man hält's in der Hand
      Und fragt sich, wie kann denn ein Mensch so klein sein`,
    hook: `
      Kleines Baby, kleines Baby, du kommst grade recht
      Kleines Baby, kleines Baby, die Welt ist nicht schlecht`,
  },
  {
    words:
      'gutenachtgeschichte gutenachtgeschichten gute-nacht-geschichte gute-nacht-geschichten gute-nacht-lied gutenachtlied gutenachtkuss schlaflied schlaflieder wiegenlied vorlesen vorliest vorgelesen vorlas bilderbuch bilderbücher märchen märchenbuch nachtlicht einschlafen',
    own: `
      {fact}
      Noch einmal die Stelle, noch einmal den Bär
      Die Augen gehn zu, und sie gehn wieder auf
      Und einer von beiden will immer noch mehr

      Der Teddy liegt links, und die Decke sitzt gut
      Die Lampe macht Monde hoch oben ans Dach
      {fact}
      Und keiner von beiden bleibt dabei lang wach`,
    stanzas: `
      Ein Finger zeigt Bilder und weiß schon den Satz
      Ein Glas voller Wasser, ein Kuss auf die Stirn
      Dann geht wer auf Zehen ganz langsam hinaus
      Und draußen, da leuchtet das letzte Gestirn`,
    later: `
      Und ist man schon groß, und man schläft einmal schlecht
      Dann hört man die Stimme, den Bär und den Schluss
      Die Gutenachtgeschichte geht weiter im Traum
      Und hört erst da auf, wo man aufwachen muss`,
    hook: `
      Noch eine Geschichte, ein Gutenachtkuss
      Noch eine Geschichte, und dann ist auch Schluss`,
  },
  {
    words:
      'spielplatz spielplätze sandkasten sandkastenfreund sandkastenfreundin sandkuchen schaukel schaukeln schaukelst schaukelt rutsche klettergerüst wippe lego legosteine playmobil bauklötze duplo verstecken_spielen verstecken_spielst baumhaus kinderzimmer',
    own: `
      {fact}
      Die Schuhe voll Sand, und der Himmel ist weit
      Noch einmal, und noch mal, und einmal, dann Schluss
      Und dieses noch einmal braucht ziemlich viel Zeit

      Die Schaukel, die quietscht, und die Füße gehn hoch
      Ein Kuchen aus Matsch wird mit Blättern serviert
      {fact}
      Und wer heut nicht schmutzig ist, hat nicht probiert`,
    stanzas: `
      Ein Topf wird zum Helm und ein Stock wird zum Schwert
      Die Decke wird Höhle, das Sofa wird Schiff
      Der Feind ist ein Teddy, der nimmt es nicht krumm
      Und Abendbrot rufen, das hilft nur mit Pfiff`,
    later: `
      Der Spielplatz ist leer, und die Schaukel hängt still
      Man setzt sich mal drauf, und sie trägt einen noch
      Man schaut, ob wer kommt, und dann stößt man sich ab
      Und quietscht wie als Kind in den Himmel hoch`,
    hook: `
      Schaukel, Schaukel, ganz hoch in die Luft
      Schaukel, Schaukel, bis irgendwer ruft`,
  },
  {
    words:
      'schule schulen schulzeit schulweg schulhof schulranzen schulanfang schultüte schultag schultage einschulung eingeschult erstklässler klassenzimmer klassenfahrt klassenclown mitschüler mitschülerin mitschülerinnen pausenhof hausaufgaben hausaufgabe mathe mathematik vokabeln zeugnis zeugnisse grundschule gymnasium realschule gesamtschule nachhilfe schülerin schüler',
    own: `
      {fact}
      Der Gong geht durchs Haus, und die Stühle, die scharrn
      Ein Zettel geht heimlich von Bank zu Bank
      Und draußen, da stehn schon die Räder und harrn

      Der Ranzen ist breiter als jedes Kreuz
      Die Kreide liegt da, und der Schwamm, der tropft leis
      {fact}
      Und wer heute fragt, ist der Erste, der's weiß`,
    stanzas: `
      Das Pausenbrot liegt wie ein Brett in der Hand
      Die Turnbeutel baumeln am Haken im Gang
      Ein Heft ist verziert von Banane und Saft
      Und sechs Stunden dauern heut doppelt so lang`,
    later: `
      Und geht man nach Jahren am Schulhof vorbei
      Da sind ja die Haken so niedrig und klein
      Man hört noch den Gong, und man läuft fast schon los
      Und möchte noch einmal der Letzte dort sein`,
    hook: `
      Schule aus, Schule aus, und wir rennen los
      Schule aus, Schule aus, der Tag ist noch groß`,
  },
  {
    words:
      'prüfung prüfungen prüfungszeit prüfungsangst abitur abi abiturs abiturprüfung abiball examen staatsexamen klausur klausuren abschlussprüfung gesellenprüfung meisterprüfung gesellenbrief meisterbrief schulabschluss studienabschluss bachelor bachelorarbeit master masterarbeit doktorarbeit hausarbeit nächtelang_gelernt viel_gelernt fleißig_gelernt',
    own: `
      {fact}
      Da brannte die Lampe so manche Nacht lang
      Die Zettel am Schrank und die Kannen Kaffee
      Und heute, da merkt man, wofür, Gott sei Dank

      Der Stuhl vor der Tür, und die Finger sind kalt
      Ein Glücksstein liegt warm in der hohlen Hand
      {fact}
      Und dann geht die Tür auf, und man hat's erkannt`,
    stanzas: `
      Die Bücher stehn hoch wie ein Wall um das Bett
      Der Textmarker quietscht noch im Dunkeln dahin
      Man sagt sich die Sätze beim Zähneputzen auf
      Und weiß vor der Tür, sie sind alle noch drin`,
    later: `
      Die Prüfung ist rum, und die Mappe fliegt hoch
      Man schläft einen Tag, und man isst eine Nacht
      Was immer noch kommt und was immer man wird
      Man weiß jetzt, man hat etwas fertig gemacht`,
    hook: `
      Die Prüfung geschafft, und der Himmel ist weit
      Die Prüfung geschafft, und jetzt kommt deine Zeit`,
  },
  {
    words:
      'führerschein führerscheinprüfung fahrschule fahrschulauto fahrlehrer fahrlehrerin fahrprüfung fahrstunde fahrstunden fahranfänger fahranfängerin',
    own: `
      {fact}
      Die Hände am Lenkrad, der Blinker ist an
      Ein Ruck und ein Hopser, dann rollt es doch los
      Und hinten sitzt wer und hält fest, was er kann

      Der Berg ist so steil, und die Kupplung, die heult
      Der Spiegel, die Schulter, ein Blick und ein Stoß
      {fact}
      Und bleich sitzt daneben der Lehrer und lässt nicht los`,
    stanzas: `
      Bögen mit Kreuzchen, ein Kreisel im Kreis
      Rückwärts ums Eck, und der Randstein sagt bumm
      Ein Kärtchen mit Foto, noch ohne den Knick
      Das zeigt man jetzt stolz in der Küche herum`,
    later: `
      Und jetzt fährt man selber die Straße hinaus
      Der Führerschein steckt in der Tasche ganz neu
      Im Spiegel, da winkt jemand, bis man nichts sieht
      Und freut sich und sorgt sich und ist dabei treu`,
    hook: `
      Führerschein, Führerschein, jetzt geht es los
      Führerschein, Führerschein, die Straße ist groß`,
  },
  {
    words:
      'computer computers computern laptop laptops notebook bildschirm tastatur passwort passwörter internet computerspiele computerspiel videospiele zocken zockst zockt gezockt gamer playstation nintendo informatiker informatikerin it-abteilung programmieren programmierst programmiert programmierer programmiererin softwareentwickler softwareentwicklerin entwickler entwicklerin code algorithmus',
    own: `
      {fact}
      Ein Kreis dreht sich langsam im bläulichen Licht
      Man schaltet ihn aus, und man schaltet ihn an
      Und fragt ihn, warum, doch er sagt es uns nicht

      Der Kaffee wird kalt, und der Balken steht still
      Die Krümel, die wohnen in Tasten zuhauf
      {fact}
      Und irgendwann geht auch das Fenster mal auf`,
    stanzas: `
      Ein Fluchen, ein Murmeln, ein leises Ach so
      Dann läuft alles wieder, als wär nichts geschehn
      Die Kabel sind unter dem Tisch ein Gestrüpp
      Das hat noch kein Mensch bis zum Ende gesehn`,
    later: `
      Um Mitternacht summt der Computer allein
      Das Bild geht auf Sterne, die ziehen vorbei
      Davor schläft wer ein mit der Wange am Tisch
      Und drückt mit dem Kinn auf die Taste mit drei`,
    hook: `
      Computer an, und der Tag ist vorbei
      Computer an, und dann sind wir dabei`,
  },
  {
    words:
      'handy handys smartphone smartphones handyakku handyhülle handyvertrag whatsapp whatsapp-nachrichten whatsapp-gruppe sprachnachricht sprachnachrichten emoji emojis sms instagram tiktok ladekabel',
    own: `
      {fact}
      Es brummt auf dem Tisch, und der Kaffee macht Ringe
      Nur kurz, sagt man noch, nur mal kurz, und schon ist es
      Halb drei, und man weiß jetzt die seltsamsten Dinge

      Der Akku ist rot, und das Kabel zu kurz
      Der Riss geht von links bis ganz rechts durch das Glas
      {fact}
      Und alle am Tisch fragen, schreibst du noch was`,
    stanzas: `
      Ein Wort wird zu Quark, denn es weiß alles besser
      Ein Selfie von unten zeigt Nase und Kinn
      Es steckt dann am Ende im Sofa, ganz tief
      Und klingelt im Polster noch leis vor sich hin`,
    later: `
      Und einmal blieb dieses Handy zu Haus
      Da sah man am Abend den Himmel ganz rot
      Man redete lang, und man schaute sich an
      Und aß, was man sonst nie gesehn hat, sein Brot`,
    hook: `
      Das Handy, das klingelt, und keiner geht ran
      Das Handy, das klingelt, jetzt sind wir mal dran`,
  },
  {
    words:
      'telefon telefons telefonieren telefonierst telefoniert telefonierten telefonat telefonate telefonhörer telefonkabel telefongespräche anrufen anrufst anruft angerufen anruf anrufe anrief rufst_mich rufst_uns rufst_jeden rufst_immer rufst_sonntags rufst_täglich ferngespräch videoanruf videoanrufe facetime skype',
    own: `
      {fact}
      Erst kommt nur das Wetter, dann kommt, was man aß
      Und dann kommt das andre, ganz leise am Ende
      Und dann kommt, na dann, und dann doch noch etwas

      Das Ohr wird ganz warm, und der Tee wird ganz kalt
      Es läutet schon dreimal, und dann ein Hallo
      {fact}
      Und Abschied wird's viermal und zwar sowieso`,
    stanzas: `
      Ein Kringel entsteht auf dem Zeitungsrand, blau
      Die Schnur ist verdreht bis hinaus in den Flur
      Man hört, wie der Topf und das Leben dort klingt
      Und keiner von beiden schaut einmal zur Uhr`,
    later: `
      Die Nummer, die weiß man noch immer im Schlaf
      Das Telefon steht auf dem Tischchen im Flur
      Man nimmt manchmal ab, und man hört ein Getut
      Und wählt bis zur Hälfte, zum Spaß, einfach nur`,
    hook: `
      Ruf an, ruf mich an, und ich geh gleich ran
      Das Telefon klingelt, jetzt bist du dran`,
  },
  {
    words:
      'brief briefe briefen briefes briefpapier briefumschlag brieffreund brieffreundin brieffreundschaft liebesbrief liebesbriefe postkarte postkarten ansichtskarte ansichtskarten geburtstagskarte geburtstagskarten urlaubskarte urlaubskarten postbote postbotin briefträger briefträgerin feldpost',
    own: `
      {fact}
      Das Papier ist ganz dünn, und die Tinte ist blau
      Man liest es im Stehen und liest es im Sitzen
      Und weiß jedes Wort dann am Abend genau

      Es klappert am Schlitz, und es fällt in den Flur
      Man kennt schon von Weitem den Schwung in der Schrift
      {fact}
      Und das, was am Rand steht, das ist es, was trifft`,
    stanzas: `
      Die Marke klebt schief, und der Umschlag ist dick
      Ein PS läuft am Rand in die Kurve hinein
      Man faltet es auf, und man faltet es zu
      Und steckt es dann unter das Kissen ein`,
    later: `
      Die Schachtel mit Band steht im untersten Fach
      Die Briefe darin sind vom Falten schon brüchig
      Und liest man sie wieder, dann ist jemand da
      Und lacht zwischen Zeilen, ganz leis und ganz flüchtig`,
    hook: `
      Ein Brief, nur für dich, und die Marke klebt schief
      Ein Brief, nur für dich, und ich schrieb, was ich rief`,
  },
  {
    words:
      'tagebuch tagebücher notizbuch notizbücher schreibmaschine schreibst_gedichte schreibt_gedichte gedicht gedichte gedichten dichter dichterin schriftsteller schriftstellerin autorin autor füller füllfederhalter kalligrafie',
    own: `
      {fact}
      Der Stift kratzt im Heft, und die Lampe brennt sacht
      Ein Wort wird gestrichen und wieder geholt
      Und passt dann auf einmal, um Viertel vor acht

      Das Haus ist schon still, und es tickt nur die Uhr
      Ein Zettel im Ärmel, ein Satz noch im Tuch
      {fact}
      Und manches steht nur für den Schreiber im Buch`,
    stanzas: `
      Die Seite wird wellig von so viel Papier
      Die Tinte am Finger, die geht nicht mehr ab
      Man sucht einen Reim auf das Wort für das Licht
      Und findet ihn morgens im Bus noch, ganz knapp`,
    later: `
      Und findet man später das alte Notizbuch
      Dann liest man, wie groß alle Sorgen mal waren
      Man möchte sich selber die Hand drauf legen
      Und sagen, das wird schon, nach so ein paar Jahren`,
    hook: `
      Schreib es ins Tagebuch, schreib es hinein
      Schreib es ins Tagebuch, dann ist es dein`,
  },
  {
    words:
      'ehering eheringe trauring trauringe brautkleid hochzeitskleid brautstrauß brautschleier standesamt trauung hochzeitstag hochzeitstages hochzeitstorte hochzeitsfeier goldene_hochzeit goldenen_hochzeit silberhochzeit diamantene_hochzeit polterabend flitterwochen jawort',
    own: `
      {fact}
      Ein Ja, das war leise, und man hört ihnen zu
      Der Ring sträubt sich kurz noch am Knöchel und sitzt
      Und einer sucht unter der Bank seinen Schuh

      Der Ring sitzt ganz fest, und so soll es auch sein
      Das Gold hat schon Kratzer vom Spülen, vom Graben
      {fact}
      Das ist, was zwei Menschen gemeinsam so haben`,
    stanzas: `
      Die Büchsen am Auto, der Reis im Genick
      Die Tante weint laut, und die Orgel weint mit
      Ein Foto zeigt beide mit Torte im Mund
      Und Blumen, die fliegen bei jedem Schritt`,
    later: `
      Am Finger ein Streifen, ganz hell und ganz schmal
      Den macht so ein Ehering in all den Jahren
      Und zieht man ihn ab, sieht man trotzdem den Ring
      Man kann sich das Abziehen also auch sparen`,
    hook: `
      Ein Ring und ein Ja, und der Hochzeitstag ist heut
      Ein Ring und ein Ja, und das hat keiner bereut`,
  },
  {
    words: 'krankenbett krankenzimmer reha rehaklinik gips gipsbein krücken notaufnahme',
    own: `
      {fact}
      Der Flur ist so lang, und es riecht nach Chemie
      Ein Stuhl steht am Bett, und die Stunden vergehn
      Und einer sagt, aufgeben, das tun wir nie

      Der Tee ist zu rot, und der Pudding hat Haut
      Die Nächte sind lang, und es piept an der Wand
      {fact}
      Und wichtig ist nur noch die Hand in der Hand`,
    stanzas: `
      Ein Strauß steht im Saftkrug am Fensterbrett da
      Das Handy liegt leise und leuchtet im Licht
      Man zählt an der Decke die Platten entlang
      Und dann kommt ein liebes, vertrautes Gesicht`,
    later: `
      Und geht man dann endlich zur Tür hinaus
      Da riecht selbst der Parkplatz nach Flieder und Luft
      Das Krankenhaus bleibt hinterm Wagen zurück
      Und vorn steht das Leben und winkt und ruft`,
    hook: `
      Aus dem Krankenhaus raus, und die Sonne scheint
      Aus dem Krankenhaus raus, und vor Freude geweint`,
  },
  {
    words:
      'hörst_immer_zu hörst_stets_zu hörst_gut_zu hörst_mir_zu hörst_uns_zu hörst_zu hört_immer_zu hört_mir_zu hört_zu mir_immer_zu uns_immer_zu zuhören zuhörst zuhört zugehört zuhörer zuhörerin offenes_ohr offene_ohr',
    own: `
      {fact}
      Da wird auch die schwerste Geschichte ganz leicht
      Man redet und redet, der Tee ist schon kalt
      Und merkt, dass ein Nicken für alles reicht

      Ein Stuhl steht bereit, und das Handy liegt weg
      Ein Hm zur richtigen Zeit ist viel wert
      {fact}
      Und vieles ist dann nur noch halb so verkehrt`,
    stanzas: `
      Ein Weg um den Block, und dann einer noch drauf
      Zwei Becher, die Bank, und es dämmert schon sacht
      Man fragt nach dem Rat, und es kommt keiner raus
      Man hat sich den selber beim Reden gemacht`,
    later: `
      Wer zuhört, der rettet kein Schiff auf dem Meer
      Er steht nicht in Zeitungen, kriegt keinen Stern
      Doch Zuhören heißt, da ist jemand bei dir
      Und den hat man wirklich und immer gern`,
    hook: `
      Ein offenes Ohr, und die Nacht ist nicht lang
      Ein offenes Ohr, und dafür vielen Dank`,
  },
  {
    words:
      'heiratsantrag heiratsanträge antrag_gemacht verlobung verlobungsring verlobungsringe verlobungsfeier verlobt',
    own: `
      {fact}
      Das Knie auf dem Boden, das Herz in dem Hals
      Ein Kästchen, das vor lauter Aufregung aufspringt
      Ein Nicken, ein Ja, und nur Ja, jedenfalls

      Die Rede war lang, und geübt war sie auch
      Dann waren es doch nur vier Wörter am Ende
      {fact}
      Und danach hielt man sich die zitternden Hände`,
    stanzas: `
      Der Ring blitzt im Licht, und die Hand geht herum
      Ein Kellner bringt Sekt, und die Fremden, die klatschen
      Man wollte es ruhig, man wollte es klein
      Und hört dann schon unten die Tanten tratschen`,
    later: `
      Und wird man gefragt, wie der Antrag denn war
      Dann lachen sie beide, und jeder sagt was
      Beim Heiratsantrag, da fiel wer ins Beet
      Und trotzdem, und trotzdem, und grade das`,
    hook: `
      Verlobt, verlobt, und der Ring passt genau
      Verlobt, verlobt, und der Himmel ist blau`,
  },
]
