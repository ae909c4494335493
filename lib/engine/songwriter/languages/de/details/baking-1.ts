import type { Details } from '../../stanzas.ts'

/** Baking, sweets and what is drunk with them. */
export const baking1: readonly Details[] = [
  {
    words:
      'backst backt bäckt bäckst backte backtest backen gebacken backofen backblech backform backrezept backrezepte ich_backe backkünste rührschüssel nudelholz hefeteig mürbeteig',
    stanzas: `
      Mehl auf der Schürze und Mehl an der Nase
      Die Ofenscheibe glüht gelb und warm
      Ein Holzlöffel klopft an den Schüsselrand
      Und Teig bis hoch an den halben Arm

      Die Eieruhr tickt, und der Herd wird heiß
      Ein Duft, der durch alle Türritzen dringt
      Ein Tuch um die Finger, das Blech kommt heraus
      Und eine Hand, die schon Teller bringt

      Die Waage zittert und bleibt dann stehn
      Ein Rezept mit Fettfleck und Eselsohr
      Zwei Topflappen, einer davon versengt
      Und die Hitze schlägt aus dem Ofenrohr

      Ein Blech auf dem Fensterbrett, noch zu heiß
      Ein Finger, der trotzdem die Ecke bricht
      Krümel im Mund und ein Pusten dazu
      Und Mehl auf den Fliesen im Küchenlicht`,
  },
  {
    words:
      'kuchen apfelkuchen käsekuchen streuselkuchen marmorkuchen schokoladenkuchen schokokuchen zwetschgenkuchen pflaumenkuchen kirschkuchen rhabarberkuchen zitronenkuchen mohnkuchen nusskuchen blechkuchen butterkuchen rührkuchen erdbeerkuchen sonntagskuchen bienenstich gugelhupf donauwelle donauwellen torte torten sahnetorte kirschtorte schwarzwälder_kirschtorte apfelstrudel hefezopf käsesahne',
    stanzas: `
      Eine Form, gefettet bis in die Ecken
      Puderzucker, gesiebt wie Schnee
      Sahne, die steif an den Stäben klebt
      Und ein zweites Stück zur Tasse Tee

      Ein Messer, das zögert, bevor es schneidet
      Ein Stück, das sich neigt bis zum Tellerrand
      Die Gabel mit drei kleinen Zinken
      Und die Krümel danach in der flachen Hand

      Ein Heber, drei Teller, Servietten dazu
      Daneben die Sahne, ein weißer Berg
      Ein halbes Stück nur, ein ganz kleines halbes
      Und unter der Folie ein Rest wie ein Zwerg`,
  },
  {
    words:
      'plätzchen weihnachtsplätzchen weihnachtskekse weihnachtsbäckerei keks kekse keksdose kekstüte butterkekse vanillekipferl zimtsterne lebkuchen spritzgebäck butterplätzchen plätzchenteig christstollen stollen',
    stanzas: `
      Eine Blechdose, deren Deckel klemmt
      Zwischen den Lagen Butterbrotpapier
      Zucker, der noch an den Fingern bleibt
      Und das letzte Stück, geteilt durch vier

      Ein Teig, der sich über die Mehlspur rollt
      Ein Ausstecher, Stern neben Stern gesetzt
      Ein Blech nach dem andern, von hell bis braun
      Und die erste Ladung ist weg, und zwar jetzt

      Ein Griff in die Dose, ein leises Knacken
      Krümel am Pulli und Zucker am Mund
      Ein Teller, der wandert um den Tisch
      Und kein Rand ganz gerade, kein Kreis ganz rund`,
  },
  {
    words:
      'brotbacken brot_backen brot_gebacken brot_bäckst backst_brot backt_brot backe_brot brot_selbst brot_selber selbstgebackenes_brot frisches_brot eigenes_brot dein_brot sauerteig sauerteigbrot bauernbrot roggenbrot vollkornbrot brotteig brotlaib backstube',
    stanzas: `
      Ein Teig, der im Warmen das Handtuch hebt
      Kneten und Falten, und Mehl in der Luft
      Ein Kreuz, mit dem Messer hineingeritzt
      Und das ganze Treppenhaus voll von Duft

      Der Sauerteig blubbert in einem Glas
      Ein Klopfen von unten, hohl muss es sein
      Die Kruste, die noch beim Abkühlen knackt
      Und Butter zieht in die Poren hinein

      Ein Brotmesser, lang, mit Wellenschliff
      Scheiben, so dick, wie sonst keiner schneidet
      Salz obendrauf, und sonst weiter nichts
      Ein Knust, um den jeder jeden beneidet`,
  },
  {
    words:
      'geburtstagstorte geburtstagstorten geburtstagskuchen geburtstagskerze geburtstagskerzen kerzen_auspusten kerzen_ausblasen kerzen_ausgepustet kerzen_ausgeblasen kerzen_aus kerzen_auspustet',
    stanzas: `
      Kerzen, die schief in der Sahne stehn
      Ein Gesicht im Schein, von unten hell
      Ein Atemzug, tief, und dann Rauch in Kringeln
      Und das erste Stück, und das bitte schnell

      Das Licht geht aus, und ein Streichholz zischt
      Ein Lied, das viel zu hoch beginnt
      Streusel, die über die Decke rollen
      Und Wachs, das bunt auf den Zucker rinnt

      Ein Name aus Guss, etwas groß geraten
      Der letzte Buchstabe steht schon quer
      Teller aus Pappe und Gabeln aus Silber
      Und auf jedem Kuchen ein Lichtlein mehr`,
  },
  {
    words:
      'kaffee kaffees kaffeetasse kaffeekanne kaffeekränzchen kaffeeklatsch kaffeetrinken kaffeemaschine kaffeebohnen kaffeeküche kaffeepause filterkaffee espresso espressos cappuccino milchkaffee latte_macchiato kochst_kaffee kocht_kaffee koche_kaffee kochst_den_kaffee kocht_den_kaffee kochst_nie_kaffee kocht_nie_kaffee kochst_immer_kaffee kocht_immer_kaffee kochst_gern_kaffee kochst_guten_kaffee kochst_mir_kaffee kocht_mir_kaffee kochst_uns_kaffee kocht_uns_kaffee kochst_allen_kaffee kaffee_kochen kaffee_gekocht kochst_jeden_morgen kocht_jeden_morgen kochst_morgens kocht_morgens',
    stanzas: `
      Bohnen, die durch die Mühle prasseln
      Ein Kännchen, das schnauft auf dem kleinen Herd
      Ein Löffel, der klingelnd im Kreise läuft
      Und der Duft ist allein schon das Aufstehn wert

      Die Maschine röchelt den letzten Rest
      Schwarz wie ein Kohlenkeller und heiß
      Zwei Hände, um einen Becher gelegt
      Und der Becher ist innen längst nicht mehr weiß

      Ein Lieblingsbecher mit Sprung am Griff
      Milch, die als Wolke nach oben steigt
      Ein Keks auf der Untertasse, durchweicht
      Und Dampf, der sich sacht zum Fenster neigt

      Löffel um Löffel und einer dazu
      Die Tüte, geknickt an der Naht entlang
      Ein Tropfen, noch einer, ein dünner Strahl
      Und schon riecht es gut, zwei Zimmer lang`,
  },
  {
    words:
      'tee tees teekanne teetasse teebeutel teestunde kräutertee kräutertees pfefferminztee kamillentee früchtetee schwarztee grüntee ostfriesentee tee_trinken teetrinken kochst_tee kocht_tee kochst_mir_tee kocht_mir_tee kochst_uns_tee kochst_immer_tee tee_gekocht tee_kochen kluntje stövchen',
    stanzas: `
      Der Kessel pfeift, und der Deckel hüpft
      Ein Beutel, der kreiselt am dünnen Band
      Honig, der träge vom Löffel tropft
      Und Wärme zieht in die kalte Hand

      Die Kanne mit Sprung und geklebtem Griff
      Kandis, der knistert im heißen Guss
      Ein Stövchen, ein Licht und ein Ticken im Raum
      Und ein bitterer Rest, ganz unten, zum Schluss

      Blätter, die langsam zu Boden gehn
      Ein Pusten, das Ringe zum Rand hin treibt
      Eine Scheibe Zitrone, hauchdünn und rund
      Und ein Blatt, das unten im Becher bleibt`,
  },
  {
    words:
      'bier biere bierchen feierabendbier weißbier weizenbier weizen pils pilsner bierkasten bierdeckel biergarten biergärten brauerei bierbrauen stammtisch stammtischbruder kneipe kneipen eckkneipe wirtshaus stammkneipe',
    stanzas: `
      Schaum, der langsam am Glas hinabläuft
      Striche am Bierdeckel, abgezählt
      Ein Klirren, ein Nicken, ein langer Schluck
      Und dieselbe Sache, noch mal erzählt

      Der Kasten rasselt die Treppe hoch
      Ein Plopp, und der Bügel springt zur Seite
      Ein Seufzer, ein Stuhl, die Füße weg
      Und ein Bart aus Schaum in voller Breite

      Ein Tisch, von den Ellbogen blank gewetzt
      Tropfen, die außen am Glas runtergehn
      Brezeln am Haken, ein Kreidestrich
      Und das letzte Glas, und noch eins im Stehn`,
  },
  {
    words:
      'wein rotwein weißwein weinglas weingläser weinflasche weinkeller weinberg weinberge weinprobe weinabend weinfest weingut winzer winzerin riesling ein_glas_wein glas_wein',
    stanzas: `
      Ein Korken, der quietscht und mit Plopp sich löst
      Ein Schwenk, und im Glas läuft ein Film hinab
      Käse, ein Messer, ein Stück Baguette
      Und der Rest in der Flasche wird langsam knapp

      Ein roter Kreis auf dem weißen Tuch
      Gläser, die hell aneinanderklingen
      Kerzenwachs auf dem Flaschenhals
      Und ein Glas fängt am Finger an zu singen

      Ein Schluck, der noch kurz auf der Zunge liegt
      Kirschen und Leder und etwas Rauch
      Ein Drehen des Glases im Lampenlicht
      Und die Flasche mit Staub auf Schulter und Bauch`,
  },
  {
    words:
      'bonbon bonbons pfefferminzbonbon pfefferminzbonbons hustenbonbon hustenbonbons karamellbonbons zitronenbonbons pfefferminz lakritz lakritze gummibärchen lutscher weingummi süßigkeiten bonbondose bonbonglas',
    stanzas: `
      Ein Rascheln, ein Griff in die Tasche
      Ein Klackern, ganz leise, am Backenzahn
      Ein süßer Atem, ein Husten, ein Grinsen
      Und aus dem Papier wird ein kleiner Kahn

      Eine Jackentasche, in der was knistert
      Rot oder gelb, und die Wahl fällt schwer
      Zucker, der lange am Gaumen klebt
      Und die Tüte, aus Zufall, schon wieder leer

      Papier, an den Enden zusammengedreht
      Ein Tausch unterm Tisch, von Hand zu Hand
      Ein Deckel, der klickt, ein Finger, der fischt
      Und ein Krümel bleibt immer am Taschenrand`,
  },
  {
    words:
      'schokolade schokoladen schoki schokoladentafel schokoriegel pralinen praline nascht naschst naschen genascht naschkatze nutella süßes nougat marzipan',
    stanzas: `
      Eine Tafel, die knackt an der Rille
      Silberpapier, das raschelt und spricht
      Ein Stück nur, ein halbes, das letzte vielleicht
      Und Braun an den Lippen im Kühlschranklicht

      Ein Vorrat, versteckt hinter Mehl und Reis
      Ein Rippchen, das langsam im Mund zergeht
      Papier, ganz klein zusammengefaltet
      Und ein Fach, in dem nur die Packung steht

      Süßes im Schrank auf dem höchsten Brett
      Ein Stuhl, der knarrt, eine Hand, die sucht
      Nougat, Krokant und Marzipan
      Und die letzte Praline ergreift die Flucht`,
  },
  {
    words:
      'eisdiele eisdielen eiscafé eisbecher eiscreme eis_essen eis_gegessen eis_isst ein_eis kugel_eis kugeln_eis eiskugel eiskugeln vanilleeis erdbeereis schokoladeneis schokoeis spaghettieis eiswagen',
    stanzas: `
      Zwei Kugeln, die schief übereinander stehn
      Ein Tropfen, der schneller ist als der Mund
      Eine Waffel, die unten ein Löchlein hat
      Und am Kinn ein Klecks, himbeerrot und rund

      Eine Schlange bis an die Straßenecke
      Ein Finger, der auf die Sorten zeigt
      Streusel, die über die Hände rieseln
      Und ein Turm, der sich immer weiter neigt

      Ein Löffel aus Plastik, rosa und klein
      Kälte, die bis in die Stirn hinauf sticht
      Sahne, ein Röllchen, ein Schirmchen als Dach
      Und nichts rennt so schnell wie ein Eis im Licht`,
  },
]
