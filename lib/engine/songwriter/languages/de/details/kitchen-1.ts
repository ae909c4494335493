import type { Details } from '../../stanzas.ts'

/** Kitchens, dishes and breakfast. */
export const kitchen1: readonly Details[] = [
  {
    words:
      'kochst kocht kochen kochte kochtest kochten gekocht bekocht bekochst köchin als_koch gelernter_koch bist_koch warst_koch war_koch ist_koch bin_koch kochlöffel kochtopf kochbuch kochrezepte rezept rezepte kochkünste lieblingsgericht lieblingsessen am_herd',
    own: `
      {fact}
      Da blubbert es leise, da dampft es im Topf
      Und wer nur kurz fragt, ob er irgendwas helfen soll
      Der kriegt einen Löffel und nickt mit dem Kopf

      Die Zwiebel wird glasig, die Scheibe beschlägt
      Ein wenig von dem, und von dem etwas mehr
      {fact}
      Und nach einer Stunde ist jeder Topf leer

      {fact}
      Da steht das Rezept nur im Kopf und im Bauch
      Ein Schluck noch vom Wein und ein Blatt noch vom Lorbeer
      Und wer es probiert hat, der will es dann auch`,
    stanzas: `
      Der Deckel klappert, der Löffel liegt schief
      Das Messer läuft schnell übers Brettchen dahin
      Dann stehn schon die Ersten im Türrahmen da
      Und fragen ganz harmlos, was ist denn da drin`,
    later: `
      Das Rezept kriegt man später auf einem Papier
      Da steht nur, von allem nach Augenmaß
      Man kocht es dann nach, und es schmeckt beinah so
      Und kommt bei dem Salz nicht auf dieses Maß`,
    hook: `
      Was kocht denn da heute so gut auf dem Herd
      Was kocht denn da, das ist den Umweg wert`,
  },
  {
    words:
      'sonntagsbraten schweinebraten rinderbraten sauerbraten gänsebraten entenbraten krustenbraten schweinshaxe weihnachtsgans roulade rouladen klöße klössen klößen klöse kloß knödel knödeln semmelknödel kartoffelknödel gulasch rotkohl blaukraut bratensoße schmorbraten festessen',
    own: `
      {fact}
      Die Kruste kracht laut, und die Klöße sind rund
      Die Soße fließt dunkel um alles herum
      Und reden will keiner mit so einem Mund

      Der Bräter, der summt seit dem Morgen im Rohr
      Die Uhr an der Wand geht auf Viertel nach eins
      {fact}
      Und fragt man nach Resten, dann gibt es da keins`,
    stanzas: `
      Man stiehlt sich vom Rand noch das knusprigste Stück
      Der Rotkohl glänzt dunkel, die Kelle geht um
      Ein Knopf an der Hose wird heimlich gelöst
      Dann sitzen wir da und sind satt und sind stumm`,
    later: `
      Am Montag gibt's kalten Braten auf Brot
      Der Sonntagsbraten, der hält ja nie lang
      Man isst ihn im Stehen, die Tür noch halb auf
      Und schmeckt noch den Sonntag am Kühlschrank entlang`,
    hook: `
      Sonntagsbraten, und Klöße dabei
      Sonntagsbraten, ich nehme gleich drei`,
  },
  {
    words:
      'suppe suppen hühnersuppe kartoffelsuppe linsensuppe erbsensuppe bohnensuppe nudelsuppe gulaschsuppe gemüsesuppe kürbissuppe tomatensuppe eintopf eintöpfe linseneintopf erbseneintopf bohneneintopf hühnerbrühe fleischbrühe suppentopf suppenküche suppenkelle',
    own: `
      {fact}
      Der Löffel wird warm, und die Nase wird rot
      Und was auch geschehn ist an diesem Tag draußen
      Das löffelt man weg mit dem letzten Stück Brot

      Sie zieht schon seit Stunden ganz leis auf dem Herd
      Ein Blick in den Topf, und der Kummer wird klein
      {fact}
      Und wer sie probiert, will kein Kranker mehr sein`,
    stanzas: `
      Der Dampf steigt hoch und beschlägt jedes Glas
      Ein Stern schwimmt aus Nudeln im goldenen Licht
      Man pustet und schlürft, und das darf man bei uns
      Denn anders, da schmeckt so was sowieso nicht`,
    later: `
      Und liegt man mal krank in der Fremde im Bett
      Dann denkt man an Suppe, an nichts sonst als die
      Man ruft zu Hause an und fragt, wie sie geht
      Und kriegt sie so hin, wie sie dort war, doch nie`,
    hook: `
      Ein Teller Suppe, und alles wird gut
      Ein Teller Suppe, das gibt wieder Mut`,
  },
  {
    words:
      'kartoffelsalat nudelsalat würstchen wiener_würstchen bockwurst frikadelle frikadellen bulette buletten fleischpflanzerl',
    own: `
      {fact}
      Mit Brühe, mit Mayo, das gibt immer Streit
      Und wer ihn probiert hat, der hält seinen Mund
      Und macht in der Hose den Gürtel schon weit

      Die Schüssel steht mitten im Zimmer und glänzt
      Das Rezept, das schreibt hier auch keiner je auf
      {fact}
      Und jeder legt noch einen Löffel darauf`,
    stanzas: `
      Erst zieht er die Nacht durch im Keller ganz still
      Dann kommt er zum Würstchen auf jeden Tisch
      Am Heiligen Abend, beim Grillen, beim Fest
      Und jeder behauptet, nur meiner ist frisch`,
    later: `
      Und jede Familie hat ihren Salat
      Man heiratet ein und probiert und man schweigt
      Kartoffelsalat kann die Liebe zerstörn
      Bis einer dem andern dann seinen mal zeigt`,
    hook: `
      Kartoffelsalat, und der Tag ist gemacht
      Kartoffelsalat, von mittags bis nacht`,
  },
  {
    words:
      'grill grillen grillst grillt grillte gegrillt grillabend grillabende grillmeister grillfest grillparty grillfleisch grillzange grillplatz bratwurst bratwürste bratwürstchen holzkohle smoker barbecue bbq steak steaks',
    own: `
      {fact}
      Da zieht so ein Rauch durch die Hecken im Ort
      Die Nachbarn, die schnuppern, die schaun übern Zaun
      Und gehn ohne Teller auch nicht wieder fort

      Die Zange in Händen, den Blick in der Glut
      Kein andrer darf wenden, das macht nur der Chef
      {fact}
      Und wer etwas will, der bestellt es beim Treff`,
    stanzas: `
      Die Kohlen sind weiß, und der Rost ist ganz heiß
      Ein Tropfen fällt runter, die Flamme springt auf
      Man wendet zu früh, und man wendet zu spät
      Und Senf macht am Ende ein Muster darauf`,
    later: `
      Die Glut wird ganz langsam erst rot und dann grau
      Man rückt mit den Stühlen ein Stück weiter ran
      Der Grill wärmt die Füße, die Nacht kommt vom Feld
      Und einer fängt leise zu singen noch an`,
    hook: `
      Wirf noch mal den Grill an, der Abend ist lau
      Wirf noch mal den Grill an, der Himmel ist blau`,
  },
  {
    words: 'spätzle käsespätzle maultaschen schupfnudeln spätzlepresse spätzlebrett kässpatzen',
    own: `
      {fact}
      Da schabt man vom Brett in das kochende Nass
      Die Zwiebel wird braun, und der Käse zieht Fäden
      Und wer nach der Waage fragt, macht einen Spaß

      Der Teig klebt am Holz, und das Wasser wallt auf
      Sie tauchen wie Fische vom Grunde empor
      {fact}
      Und jeder hält gleich seinen Teller davor`,
    stanzas: `
      Die Schüssel kommt dampfend und schwer auf den Tisch
      Der Löffel zieht Fäden bis fast an die Wand
      Man isst, und man seufzt, und man lehnt sich zurück
      Und drückt noch dem Koch vor Begeistrung die Hand`,
    later: `
      Und zieht man nach Norden, so packt man ihn ein
      Das Brett für die Spätzle, den Schaber dabei
      Und hat man dann Heimweh, dann macht man sich Teig
      Und ist für ein Stündchen am Herd wieder frei`,
    hook: `
      Spätzle mit Käse, und Zwiebeln oben drauf
      Spätzle mit Käse, die hören nie auf`,
  },
  {
    words: 'spaghetti spagetti nudeln nudelauflauf pasta bolognese carbonara tomatensoße',
    own: `
      {fact}
      Die Soße macht Punkte auf jedes weiße Hemd
      Man dreht und man dreht, und dann fällt's von der Gabel
      Und satt wird hier jeder, und keiner bleibt fremd

      Das Wasser wallt auf, und die Nudeln gehn rein
      Man wirft eine probehalber an die Wand
      {fact}
      Und rot ist am Ende der Tellerrand`,
    stanzas: `
      Ein Faden hängt lang noch vom Kinn bis zum Tisch
      Ein Kind zieht ihn ein, und es spritzt und es lacht
      Der Käse schneit leise auf jeden Berg
      Und leer ist der Topf wieder lang vor der Nacht`,
    later: `
      Am Hemd bleibt ein Fleck, und der geht nicht mehr raus
      Spaghetti vom Dienstag, man trägt es mit Stolz
      Das Essen war einfach, die Küche war klein
      Und wackelig war auch der Stuhl noch aus Holz`,
    hook: `
      Spaghetti, Spaghetti, dreh noch mal herum
      Spaghetti, Spaghetti, und keiner bleibt stumm`,
  },
  {
    words: 'pizza pizzas pizzen pizzateig pizzabäcker pizzeria pizzaofen flammkuchen',
    own: `
      {fact}
      Der Käse zieht Fäden vom Blech bis zum Mund
      Man schneidet sie schief, und man zählt dann die Stücke
      Und jedes, sagt jeder, ist viel zu rund

      Der Teig fliegt im Kreis, und das Mehl fliegt ihm nach
      Der Ofen glüht rot wie ein kleiner Vulkan
      {fact}
      Und einer verbrennt sich und fängt trotzdem an`,
    stanzas: `
      Der Rand wird ganz braun, und die Mitte wirft Blasen
      Man pustet und beißt und verbrennt sich den Gaumen
      Die Ananas bleibt eine Frage des Glaubens
      Und alle entscheiden mit fettigen Daumen`,
    later: `
      Am Morgen liegt kalt noch ein Stück im Karton
      Die Pizza von gestern, so zäh wie ein Schuh
      Man isst sie im Stehen, man kaut, und man denkt
      So gut wie beim Frühstück schmeckt keine dazu`,
    hook: `
      Pizza, Pizza, und ein Stück ist für dich
      Pizza, Pizza, und der Rest ist für mich`,
  },
  {
    words:
      'frühstück frühstücks frühstücken frühstückst frühstückt gefrühstückt frühstücksei frühstückstisch frühstücksbrötchen sonntagsfrühstück sonntagsbrötchen brötchen semmeln semmel schrippen brunch',
    own: `
      {fact}
      Die Butter ist weich, und das Ei ist noch heiß
      Die Sonne liegt quer über Teller und Tassen
      Und keiner muss irgendwohin, wie man weiß

      Man liest sich was vor und verschüttet die Milch
      Die Brötchen, die duften, die Kanne ist voll
      {fact}
      Da fängt so ein Tag an, so, wie er es soll`,
    stanzas: `
      Das Messer im Honig, die Krümel im Bett
      Ein Finger, der klopft auf die Schale vom Ei
      Um zehn sitzt man immer noch da und erzählt
      Um elf sind die Brötchen noch gar nicht vorbei`,
    later: `
      Man räumt nicht gleich ab, lässt das Frühstück noch stehn
      Die Tassen, die Krümel, die Sonne im Glas
      Man möchte den Morgen noch einmal sehn
      Und isst noch ein Brot und sagt, das war was`,
    hook: `
      Frühstück am Morgen, und Zeit haben wir
      Frühstück am Morgen, und du sitzt bei mir`,
  },
  {
    words:
      'pfannkuchen pfannekuchen eierkuchen palatschinken kaiserschmarrn kartoffelpuffer reibekuchen reiberdatschi crêpe crêpes crepes',
    own: `
      {fact}
      Er fliegt durch die Luft, und er dreht sich einmal
      Der erste misslingt, den bekommt halt der Koch
      Der zweite ist weg, und der dritte schon mal

      Die Butter zischt laut, und der Rand wird schon braun
      Man steht mit dem Teller schon Schlange am Herd
      {fact}
      Und wer einen Turm baut, der hat nichts verkehrt`,
    stanzas: `
      Der Zucker rieselt wie Schnee obendrauf
      Die Marmelade läuft unten heraus
      Man isst bis zum Platzen und dann noch ein Stück
      Und kommt dann vom Stuhl bis zum Abend nicht raus`,
    later: `
      Und klebt einer oben noch fest an der Wand
      Dann war das der Pfannkuchen vom letzten Jahr
      Man schaut manchmal hoch, und man denkt sich dabei
      Wie hoch doch der Mut und der Schwung einmal war`,
    hook: `
      Pfannkuchen, Pfannkuchen, wirf ihn ganz hoch
      Pfannkuchen, Pfannkuchen, einer geht noch`,
  },
  {
    words:
      'marmelade marmeladen erdbeermarmelade himbeermarmelade pflaumenmus apfelmus gelee einmachen einmacht eingemacht einkochen eingekocht einwecken eingeweckt einmachglas einmachgläser weckgläser',
    own: `
      {fact}
      Es blubbert im Topf, und der Löffel färbt rot
      Die Gläser stehn kopf und sie knacken beim Kühlen
      Und das, was noch übrig ist, kommt gleich aufs Brot

      Ein Tropfen fällt auf einen Teller zur Probe
      Die Küche wird klebrig vom Griff bis zur Wand
      {fact}
      Und süß ist am Abend noch jede Hand`,
    stanzas: `
      Auf jedes der Gläser kommt Name und Jahr
      Die Wespen am Fenster, die wissen Bescheid
      Man kratzt aus dem Topf noch den Schaum und den Rand
      Das ist doch das Beste der ganzen Zeit`,
    later: `
      Im Februar holt man ein Glas aus dem Schrank
      Auf Marmelade steht Juli, vom Strauch
      Man öffnet den Deckel, und plötzlich ist Sommer
      Im Zimmer, im Mund und im Bauch`,
    hook: `
      Marmelade aufs Brot, und der Sommer ist da
      Marmelade aufs Brot, und das Jahr ist ganz nah`,
  },
  {
    words:
      'pausenbrot pausenbrote brotdose brotdosen brotzeit butterbrot butterbrote stulle stullen brote_geschmiert brot_geschmiert brote_schmierst brote_schmiert schmierst schmiert abendbrot lunchbox',
    own: `
      {fact}
      Die Dose klappt auf, und man schaut gleich hinein
      Da liegt dann ein Apfel, geschnitten zu Schiffen
      Und einer hat dran gedacht, schon ganz allein

      Das Messer streicht Butter bis ganz an den Rand
      Der Morgen ist dunkel, der Ranzen steht da
      {fact}
      Und Liebe passt auch in die Dose, na klar`,
    stanzas: `
      Man tauscht auf dem Hof gegen Keks oder Wurst
      Die Rinde bleibt dran, und das Ei riecht schon sehr
      Ein Zettel liegt manchmal ganz unten dabei
      Den liest man, und kauen muss man dann noch mehr`,
    later: `
      Als Großer im Büro, da packt man es aus
      Ein Pausenbrot, selber geschmiert und zu trocken
      Man beißt und man merkt, was da fehlt, ist der Mensch
      Der aufstand um sechs schon auf wollenen Socken`,
    hook: `
      Ein Pausenbrot, und der Tag ist nicht schwer
      Ein Pausenbrot, und ich geb's nicht mehr her`,
  },
  {
    words: 'klaust klaut klaute geklaut stibitzt stibitzen stibitzt_immer mopst gemopst gemaust mundraub wurstdieb',
    own: `
      {fact}
      Der Teller ist leer, und die Unschuld schaut groß
      Ein Krümel am Kinn und ein Fettfleck am Boden
      Und keiner war's wieder, da war gar nichts los

      Man hört nur ein Schmatzen, dann ist es ganz still
      Ein Griff, der ist schneller als jeder Verdacht
      {fact}
      Und vorher hat keiner an so was gedacht`,
    stanzas: `
      Die Tüte hat hinten auf einmal ein Loch
      Es raschelt ganz leise, dann ist wieder Ruh
      Man sucht nach dem Täter, und der sucht mal mit
      Und schaut einem treu bei der Fahndung noch zu`,
    later: `
      Und fehlt irgendwas, ja, dann suchen wir nicht
      Wir wissen ja alle, wer's war und wohin
      Da liegt dann die Beute am heimlichsten Platz
      Und wer sie geklaut hat, liegt mittendrin`,
    hook: `
      Haltet den Dieb, wer hat das geklaut
      Haltet den Dieb, und er schaut ganz vertraut`,
  },
]
