import type { Details } from '../../stanzas.ts'

/** Kitchens, dishes and breakfast. */
export const kitchen1: readonly Details[] = [
  {
    words:
      'kochst kocht kochen kochte kochtest kochten gekocht bekocht bekochst köchin als_koch gelernter_koch bist_koch warst_koch war_koch ist_koch bin_koch kochlöffel kochtopf kochbuch kochrezepte rezept rezepte kochkünste lieblingsgericht lieblingsessen am_herd',
    stanzas: `
      Ein Topf blubbert leise vor sich hin
      Das Fenster beschlagen bis zum Rand
      Ein Löffel, der schief auf dem Deckel liegt
      Und Spritzer wie Punkte an der Wand

      Zwiebeln, die glasig werden im Fett
      Ein Messer, das schnell übers Brettchen geht
      Salz aus der Hand und Pfeffer nach Gefühl
      Und ein Duft, der bis in den Hausflur weht

      Zwei Topflappen, jeder mit Brandfleck
      Ein Löffel zum Rühren, einer zum Kosten
      Die Tür einen Spalt auf, der Dampf zieht ab
      Und hungrige Leute am Türpfosten

      Ein Rezept mit Flecken, kaum noch zu lesen
      Von allem ein bisschen, so ungefähr
      Ein Deckel, der nie zu dem Topf gehört
      Und nach der zweiten Runde ist alles leer`,
  },
  {
    words:
      'sonntagsbraten schweinebraten rinderbraten sauerbraten gänsebraten entenbraten krustenbraten schweinshaxe weihnachtsgans roulade rouladen klöße klössen klößen klöse kloß knödel knödeln semmelknödel kartoffelknödel gulasch rotkohl blaukraut bratensoße schmorbraten festessen',
    stanzas: `
      Die Kruste kracht, und die Klöße ziehn
      Ein Schöpfer Soße, dunkel und schwer
      Rotkohl mit Nelken, der Löffel steht
      Und danach geht kein bisschen Pudding mehr

      Ein Bräter, der in der Röhre summt
      Die Uhr am Herd zählt langsam zurück
      Ein Lorbeerblatt und ein Schluck vom Wein
      Und heimlich vom Rand das knusprigste Stück

      Das gute Geschirr mit dem goldenen Rand
      Die Soßenschüssel, die tropft und kleckst
      Die Stühle stehn Lehne an Lehne
      Und auf dem Tischtuch ein Fleck, der wächst

      Dampf, der sich unter die Lampe legt
      Ein Messer, das knackend die Kruste bricht
      Rotkohl, der süß nach Äpfeln riecht
      Und Nachschlag für jeden, gefragt oder nicht`,
  },
  {
    words:
      'suppe suppen hühnersuppe kartoffelsuppe linsensuppe erbsensuppe bohnensuppe nudelsuppe gulaschsuppe gemüsesuppe kürbissuppe tomatensuppe eintopf eintöpfe linseneintopf erbseneintopf bohneneintopf hühnerbrühe fleischbrühe suppentopf suppenküche suppenkelle',
    stanzas: `
      Der größte Topf auf der kleinsten Flamme
      Fettaugen, die sich im Kreise drehn
      Brot, das am Tellerrand Krümel lässt
      Und ein Löffel, der könnte fast drin stehn

      Möhren und Lauch und ein Lorbeerblatt
      Dampf, der zuerst in die Nase steigt
      Ein Pusten, ein Schlürfen, ein zweites Pusten
      Und der Teller, zum letzten Rest geneigt

      Der Deckel sitzt schief, damit nichts überkocht
      Ein Brett voller Schalen, ein Bündel Lauch
      Die Kelle hängt griffbereit am Topf
      Und Wärme vom Löffel bis in den Bauch`,
  },
  {
    words:
      'kartoffelsalat nudelsalat würstchen wiener_würstchen bockwurst frikadelle frikadellen bulette buletten fleischpflanzerl',
    stanzas: `
      Kartoffeln, noch warm, in Scheiben geschnitten
      Gurken und Zwiebeln, gewürfelt und klein
      Die größte Schüssel, die im Schrank steht
      Und es darf ruhig noch ein Löffel mehr sein

      Ein Rezept, das auf keinem Zettel steht
      Mit Brühe, mit Mayo, der alte Streit
      Ein Klecks Senf, ein Würstchen, die Haut platzt auf
      Und die Schüssel ist leer nach kurzer Zeit

      Essig und Senf und ein Bund Schnittlauch
      Ein Holzlöffel, der durch die Schüssel kreist
      Ein Teller als Deckel, ein Tuch darum
      Und Folie darüber, die immer reißt`,
  },
  {
    words:
      'grill grillen grillst grillt grillte gegrillt grillabend grillabende grillmeister grillfest grillparty grillfleisch grillzange grillplatz bratwurst bratwürste bratwürstchen holzkohle smoker barbecue bbq steak steaks',
    stanzas: `
      Rauch zieht quer über den Gartenzaun
      Die Kohle glüht, und das Fett tropft und zischt
      Ein Pappteller, Senf und ein Brötchen
      Und Ketchup am Kinn, mit der Hand verwischt

      Ein Pappdeckel fächelt die Kohlen an
      Funken, ein Knistern, die Glut wird rot
      Die Zange klickt zweimal in leerer Luft
      Und daneben wartet das Kräuterbrot

      Eine Schürze mit Flecken vom letzten Mal
      Rauch, der von Stuhl zu Stuhl mitgeht
      Streifen vom Rost auf jedem Stück
      Und ein grüner Salat, der daneben steht

      Der Beutel mit Kohle, ein rußiger Griff
      Die Luft überm Rost fängt zu flimmern an
      Kräuterbutter, die seitlich verläuft
      Und die knusprigste Wurst ist als Erste dran`,
  },
  {
    words: 'spätzle käsespätzle maultaschen schupfnudeln spätzlepresse spätzlebrett kässpatzen',
    stanzas: `
      Teig, der zäh von der Schüssel läuft
      Ein Brett und ein Schaber, ein schneller Strich
      Zwiebeln, in Ringen, goldbraun und kross
      Und Butter, die braun wird, mit nussigem Stich

      Mehl bis zum Ellenbogen hinauf
      Das Wasser sprudelt, der Deckel springt
      Was oben schwimmt, wird herausgefischt
      Und Käse, der sich um die Gabel schlingt

      Eier und Mehl und ein Spritzer Wasser
      Ein Teig, geschlagen, bis Blasen stehn
      Die Schüssel im Ofen warm gestellt
      Und Gabeln, die tief in die Soße gehn`,
  },
  {
    words: 'spaghetti spagetti nudeln nudelauflauf pasta lasagne bolognese carbonara tomatensoße',
    stanzas: `
      Das Wasser schäumt über den Rand vom Topf
      Dampf, der sich unter die Lampe zwängt
      Ein Löffel, ein Stups und ein roter Spritzer
      Und ein Faden Käse, der runterhängt

      Knoblauch in Öl und Tomaten im Topf
      Ein roter Punkt auf dem weißen Kragen
      Käse, der von der Reibe schneit
      Und nach dem Nachschlag ein runder Magen

      Ein Topf auf dem Tisch, auf dem Topf ein Sieb
      Ein Schlürfen, ein Schmatzen, ein Tropfen am Kinn
      Basilikum, Pfeffer, ein Kännchen Öl
      Und im Teller bleibt keine Soße drin`,
  },
  {
    words: 'pizza pizzas pizzen pizzateig pizzabäcker pizzeria pizzaofen flammkuchen',
    stanzas: `
      Ein Karton, zu heiß für die nackten Knie
      Käse, der sich in Fäden zieht
      Acht Dreiecke, alle verschieden groß
      Und eine Olive, die abwärts flieht

      Mehl auf dem Tisch und Mehl im Haar
      Ein Teig, der sich dehnt bis an den Rand
      Blasen, die schwarz an den Spitzen sind
      Und das letzte Stück, im Stehn, aus der Hand

      Ein Rad, das knirschend durch Kruste rollt
      Heißer Belag mit öligem Glanz
      Ein Streit um die Ananas, ja oder nein
      Und ein Kreis, der bleibt keine Minute ganz`,
  },
  {
    words:
      'frühstück frühstücks frühstücken frühstückst frühstückt gefrühstückt frühstücksei frühstückstisch frühstücksbrötchen sonntagsfrühstück sonntagsbrötchen brötchen semmeln semmel schrippen brunch',
    stanzas: `
      Eine Tüte, die warm ist und raschelt
      Honig, der langsam vom Messer rinnt
      Ein Ei unterm Mützchen, ein Löffel dabei
      Und Krümel, bevor der Tag beginnt

      Ein Messer, das Krümel vom Brötchen sägt
      Butter, noch hart, ein gestreiftes Brett
      Im Radio läuft der Wetterbericht
      Und die Zeitung hat schon ein Fenster aus Fett

      Ein Klopfen aufs Ei, und der Deckel springt ab
      Kakao mit Haut und Kaffee mit Schaum
      Käse und Wurst und ein Gurkenglas
      Und zwischen den Tassen ist kaum noch Raum`,
  },
  {
    words:
      'pfannkuchen pfannekuchen eierkuchen palatschinken kaiserschmarrn kartoffelpuffer reibekuchen reiberdatschi crêpe crêpes crepes',
    stanzas: `
      Ein Spritzen und Zischen im heißen Fett
      Das erste Stück reißt, und das zählt noch nicht
      Ein Teller, im Ofen warm gestellt
      Und Zucker wie Schnee auf der obersten Schicht

      Ein Teig ohne Klumpen, na ja, fast ohne
      Ein Ruck mit der Pfanne, ein kurzer Flug
      Apfelmus, Zimt und ein Löffel zu viel
      Und genug ist noch lange nicht genug

      Goldbraune Ränder, die Pfanne raucht
      Ein Pfannenwender, der sich schon biegt
      Fettspritzer hinter dem Herd an der Wand
      Und ein Teller, der immer noch Nachschub kriegt`,
  },
  {
    words:
      'marmelade marmeladen erdbeermarmelade himbeermarmelade pflaumenmus apfelmus gelee einmachen einmacht eingemacht einkochen eingekocht einwecken eingeweckt einmachglas einmachgläser weckgläser',
    stanzas: `
      Gläser stehn kopfüber auf einem Tuch
      Ein Topf, der rot bis zum Rand hin schäumt
      Etiketten mit Datum und Bleistiftschrift
      Und die Speisekammer, frisch eingeräumt

      Zucker, gewogen, und Früchte, gezupft
      Finger in Rot bis zum zweiten Glied
      Ein Klecks auf dem Teller, zur Probe gekippt
      Und Schaum auf dem Löffel, der Fäden zieht

      Ein Deckel, der leise beim Abkühlen knackt
      Ein Stoff mit Karos darübergemacht
      Regale in Rot und in Violett
      Und ein Glas, zum Verschenken mitgebracht`,
  },
  {
    words:
      'pausenbrot pausenbrote brotdose brotdosen brotzeit butterbrot butterbrote stulle stullen brote_geschmiert brot_geschmiert brote_schmierst brote_schmiert schmierst schmiert abendbrot lunchbox',
    stanzas: `
      Butter, bis in die Ecken gestrichen
      Ein Apfel, in Schnitzen, noch Tropfen daran
      Papier, gefaltet, zweimal herum
      Und ein Deckel, der grad noch so schließen kann

      Ein Brett und ein Messer, ein müder Griff
      Eine Dose, an allen Ecken zerkratzt
      Käse und Gurke, die Rinde bleibt dran
      Und eine Tüte, die beinahe platzt

      Krümel im Rucksack, ein Fettfleck am Heft
      Leberwurst, Käse, und Senf auf dem Blatt
      Ein Gummi ums Päckchen, ein Knick im Papier
      Und das hält bis zur letzten Stunde satt`,
  },
  {
    words: 'klaust klaut klaute geklaut stibitzt stibitzen stibitzt_immer mopst gemopst gemaust mundraub wurstdieb',
    stanzas: `
      Ein Teller, auf dem eben noch etwas lag
      Eine Spur aus Krümeln bis an die Tür
      Ein Blick, so rein wie ein frisches Hemd
      Und keiner kann wieder etwas dafür

      Ein Griff, der schneller ist als ein Blick
      Am Rand vom Tisch nur ein leerer Fleck
      Ein Schlucken, ein Lecken, und alles still
      Und das letzte Stück ist auf einmal weg

      Ein Deckel, verrutscht, eine Tüte mit Loch
      Ein Kauen, das plötzlich innehält
      Ein Schatten, der über die Fliesen huscht
      Und ein Beweis, der zu Boden fällt`,
  },
]
