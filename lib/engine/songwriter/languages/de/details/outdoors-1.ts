import type { Details } from '../../stanzas.ts'

/** On the road, by the sea, under the sky. */
export const outdoors1: readonly Details[] = [
  {
    words:
      'auto autos autofahren autofahrt autofahrten autoradio oldtimer kleinwagen kombi gebrauchtwagen käfer trabi trabant wartburg opel vw_golf volkswagen altes_auto alten_golf kofferraum handschuhfach beifahrersitz rostlaube',
    stanzas: `
      Der Motor hustet und springt dann an
      Krümel im Sitz und im Fußraum Sand
      Ein Duftbaum, der nicht mehr nach Tanne riecht
      Und die Scheibe, gewischt mit der flachen Hand

      Eine Beule, ein Kratzer, ein Fleck aus Rost
      Der Rückspiegel zittert im gleichen Takt
      Ein Fenster, das nur mit Drücken schließt
      Und der Kofferraum, bis unters Dach gepackt

      Der Blinker tickt, und das Radio rauscht
      Ein Stadtplan, im Handschuhfach zerknickt
      Gurte, die klicken, einer nach dem andern
      Und ein Wackeldackel, der immer nickt`,
  },
  {
    words:
      'automechaniker automechanikerin mechaniker mechanikerin kfz-mechaniker kfz-mechatroniker mechatroniker kfz-werkstatt autowerkstatt kfz-meister hebebühne ölwechsel motorhaube reifenwechsel reifenpanne reifen_gewechselt reifen_wechseln auto_repariert auto_reparieren autos_reparieren autos_repariert schraubst_an schraubt_an geschraubt schrauberei zylinderkopf vergaser',
    stanzas: `
      Öl in den Rillen von jedem Finger
      Ein Schraubenschlüssel, die Größe passt
      Zwei Beine, die unter dem Wagen liegen
      Und ein Gewinde, das endlich fasst

      Die Haube steht offen, die Lampe hängt
      Ein Klopfen, ein Horchen, das linke Rad
      Schrauben in einer Kaffeedose
      Und was nicht mehr passt, das hält jetzt ein Draht

      Ein Fluchen, ganz leise, die Mutter sitzt fest
      Ein Ruck noch, und dann fängt's zu drehen an
      Der Geruch von Benzin und von Gummi
      Und ein Lappen, an dem ist kein Weiß mehr dran`,
  },
  {
    words:
      'motorrad motorräder motorrads motorradfahren motorradtour motorradtouren motorradfahrer motorradfahrerin motorradclub motorradhelm moped mopeds mofa simson schwalbe vespa harley lederkombi',
    stanzas: `
      Ein Tritt auf den Starter, Knattern und Qualm
      Leder, das knarzt, und ein Gurt, der klickt
      Mücken, zerplatzt auf dem halben Visier
      Und ein Gruß, der kurz aus der Kurve nickt

      Die Landstraße biegt sich um Wald und Feld
      Ein Tank, so blank, dass der Himmel drin liegt
      Handschuhe, warm von der Heizung am Griff
      Und Asphalt, der sich unter die Reifen biegt

      Ein Ständer, der klappt, und der Motor tickt
      Ein Ölfleck unter dem Wellblechdach
      Ein Lappen, ein Klecks Politur auf dem Lack
      Und am Sonntag ist halb die Straße schon wach`,
  },
  {
    words:
      'zug züge zügen bahnhof bahnhöfe bahnhofs bahnsteig bahnsteige bahnfahren bahnfahrt zugfahren zugfahrt zugfahrten zugführer zugbegleiter zugbegleiterin lokführer lokführerin lokomotive lokomotiven eisenbahn eisenbahner dampflok regionalbahn s-bahn u-bahn deutsche_bahn deutschen_bahn schaffner schaffnerin fahrkarte fahrkarten',
    stanzas: `
      Koffer mit Rollen auf Kopfsteinpflaster
      Gleis drei, und jetzt doch von Gleis sieben ab
      Ein Lautsprecher, den kein Mensch versteht
      Und der Anschluss wird, wie so oft, etwas knapp

      Felder, die hinter der Scheibe ziehn
      Ein Tisch, der wackelt, ein Becher darauf
      Drähte, die schwingen, mal hoch, mal tief
      Und ein Kopf an der Scheibe wacht langsam auf

      Ein Koffer, gewuchtet ins Netz hinauf
      Türen, die schließen mit langem Ton
      Eine Karte, gelocht an der Ecke
      Und der Bahnsteig wird kleiner und kleiner schon`,
  },
  {
    words:
      'modelleisenbahn modelleisenbahnen modelleisenbahner modellbahn modellbahnen modellbahner märklin spielzeugeisenbahn modellbau modellbauer modellflugzeuge modellflugzeug',
    stanzas: `
      Ein Kreis aus Schienen, im Keller, auf Holz
      Häuschen mit Fenstern aus gelbem Licht
      Kleber am Daumen und Moos aus der Tüte
      Und ein Schaffner, der winkt und bewegt sich nicht

      Ein Trafo, der summt, und ein Tunnel aus Gips
      Kühe, zu dritt auf die Wiese gestellt
      Ein Berg aus Zeitung, bemalt und beflockt
      Und ein Fahrplan, der auf die Sekunde hält

      Ein Dach, mit einer Pinzette geklebt
      Ein Schornstein, kaum größer als ein Zahn
      Ein Vergrößerungsglas im Lampenlicht
      Und pünktlich wie sonst keine fährt die Bahn`,
  },
  {
    words:
      'meer meeres nordsee nordseeküste ostsee ostseeküste strand strände strandkorb strandkörbe sandburg sandburgen strandurlaub strandspaziergang muscheln watt wattenmeer leuchtturm sylt rügen usedom mittelmeer',
    stanzas: `
      Sand, der noch wochenlang rieselt vom Schuh
      Ein Streifen Salz auf der braunen Haut
      Möwen, die Pommes im Flug erwischen
      Und eine Burg, bis zur Flut gebaut

      Ein Strandkorb, gedreht gegen jeden Wind
      Muscheln, die klappern im Eimer mit
      Ein Drachen, der reißt an der langen Schnur
      Und das Wasser verwischt jeden zweiten Tritt

      Die Flut kommt, die Flut geht, die Pfütze bleibt
      Ein Krebs, der seitlich ins Freie rennt
      Ein Brötchen mit Fisch, und die Zwiebel fällt raus
      Und ein Leuchtturm, der jede Welle kennt`,
  },
  {
    words:
      'segeln segelst segelt segelte gesegelt segelboot segelboote segelschiff segelschein segelkurs segelclub segeltörn seglerin boot boote bootes motorboot hafen kapitän matrose seemann',
    stanzas: `
      Ein Tau, das knarrt, und ein Knoten, der hält
      Wasser, das gluckst an der Bordwand lang
      Ein Ruck, und die Leine strafft sich am Steg
      Und Wind in den Masten, ein dünner Gesang

      Ein Brett, das wippt, und ein Sprung an Bord
      Lack, der in Blättern vom Holz abspringt
      Ein Eimer, der Wasser nach draußen schöpft
      Und eine Boje, die schaukelt und klingt

      Ein Kompass, der zittert und Norden sagt
      Gischt, die bis über die Mütze spritzt
      Hände, vom Ziehen am Seil ganz rau
      Und ein Anker, der unten im Schlamm jetzt sitzt`,
  },
  {
    words:
      'schnee schneit schneite schneeflocken schneemann schneemänner schneeball schneeballschlacht schneeballschlachten schneeschippen schneeschaufeln schnee_schippen schneeschieber schlitten schlittenfahren schlitten_fahren rodeln rodelst rodelt rodelbahn iglu',
    stanzas: `
      Stiefel, die knirschen im frischen Weiß
      Ein Mann mit Möhre und schiefem Hut
      Handschuhe, tropfend am Heizungsrohr
      Und die Ohren, rot wie Ofenglut

      Ein Schlitten, gezogen am nassen Strick
      Ein Hang, von den Kufen schon blank gefegt
      Schnee in dem Kragen und Schnee in dem Schuh
      Und ein Zaun, der sich schnell zur Seite bewegt

      Flocken, die unter der Lampe tanzen
      Die Schaufel kratzt, und die Straßen schweigen
      Der Atem wird Dampf, und die Wimpern weiß
      Und Puder, der rieselt von allen Zweigen`,
  },
  {
    words:
      'regen regens regnet regnete geregnet regenschirm regenschirme regenjacke regenwetter regenmantel regentropfen regentag regentage regenpfützen pfütze pfützen gummistiefel nieselregen platzregen',
    stanzas: `
      Tropfen, die um die Wette rinnen
      Ein Schirm, der sich plötzlich nach außen dreht
      Ein Zischen von Reifen, ein nasser Fuß
      Und eine Pfütze, in der ein Himmel steht

      Ein Trommeln aufs Blech von der Fensterbank
      Die Rinne, die gurgelt und Wasser säuft
      Jacken, die triefen im Flur überm Stuhl
      Und ein Spatz, der nass um die Ecke läuft

      Die Straße riecht warm und der Flieder nass
      Kapuzen, die tief in die Stirnen gehn
      Ringe im Teich und dann Ringe in Ringen
      Und Leute, die unter dem Vordach stehn`,
  },
  {
    words:
      'sterne sternen sternenhimmel sternbild sternbilder sternschnuppe sternschnuppen sternwarte milchstraße mond mondes vollmond mondlicht teleskop astronomie planeten weltraum astronaut astronautin mondlandung',
    stanzas: `
      Ein Nacken, der steif wird vom Aufwärtssehn
      Der Große Wagen, ein Stück überm Haus
      Eine Decke im Gras, noch feucht vom Tau
      Und im Dorf gehn die letzten Laternen aus

      Ein Rohr auf drei Beinen, zum Himmel gedreht
      Ein Auge gekniffen, die Schärfe gestellt
      Ein Lichtpunkt, der plötzlich Ringe hat
      Und der Mond, der wie Gips in die Linse fällt

      Ein Strich da oben, und schon vorbei
      Ein Finger, der zeigt, und da ist schon nichts mehr
      Die Mütze im Nacken, die Jacke zu
      Und ein Satellit, der zieht hinterher`,
  },
  {
    words:
      'wald wälder waldes waldspaziergang waldspaziergänge waldweg waldwege pilze pilzesammeln pilze_sammeln pilze_gesammelt pilze_sammelst sammelst_pilze sammelt_pilze pilzsucher steinpilze pfifferlinge förster försterin jäger jägerin hochsitz blaubeeren_sammeln',
    stanzas: `
      Nadeln, die unter den Sohlen federn
      Ein Specht, der klopft an den hohlen Stamm
      Ein Korb mit Messer und Tuch darin
      Und ein Pilz, von unten so weich wie Schwamm

      Farne, die bis an die Hüfte gehn
      Licht, das in Streifen durch Fichten fällt
      Ein Ast, der knackt, und ein Reh, das steht
      Und Harz, das die Finger zusammenhält

      Moos, das auf allen Steinen sitzt
      Ein Holzstoß, mit roter Farbe markiert
      Blaubeeren, gleich von der Hand in den Mund
      Und ein Pfad, der sich unter Buchen verliert`,
  },
  {
    words:
      'camping campen campst campt gecampt campingurlaub campingplatz campingplätze campingbus campingkocher campingstuhl zelt zelte zelten zeltest zeltlager zeltplatz wohnwagen wohnmobil wohnmobile bulli isomatte schlafsack pfadfinder pfadfinderin dauercamper',
    stanzas: `
      Heringe, krumm in den Boden geklopft
      Ein Lämpchen, das große Schatten macht
      Nudeln vom Kocher, ein Löffel für alle
      Und Reißverschlüsse, die ganze Nacht

      Ein Campingstuhl, der nach hinten kippt
      Ein Gang übern Platz mit dem Waschzeug im Arm
      Kaffee aus Blech und ein Brot vom Brett
      Und der Schlafsack wird langsam, ganz langsam warm

      Eine Lichterkette am Vorzelt entlang
      Mücken, die wissen, wo jemand wohnt
      Ein Klapptisch, der wackelt, ein Stuhl mit Loch
      Und über den Pappeln ein halber Mond`,
  },
  {
    words:
      'lagerfeuer lagerfeuern kaminfeuer kamin kaminofen holzofen holz_hacken holz_hackst holz_gehackt holzhacken brennholz feuerholz feuerschale stockbrot scheite',
    stanzas: `
      Ein Scheit, das verrutscht, und ein Funke, der springt
      Rauch, der sich bis in die Pullover frisst
      Ein Stock, ein Stochern, ein Kranz aus Glut
      Und ein Tee, den beim Starren jeder vergisst

      Ein Klotz, eine Axt und ein sauberer Spalt
      Rinde, die unter dem Stiefel bricht
      Scheite, gestapelt bis unter das Dach
      Und die Wände gehn auf und ab im Licht

      Ein Knacken, ein Zischen, ein Tropfen Harz
      Gesichter in Gelb, und die Schatten groß
      Streichhölzer, Zeitung, ein Anzündspan
      Und Wärme, die liegt wie ein Hund auf dem Schoß`,
  },
  {
    words:
      'stau staus stauende im_stau berufsverkehr feierabendverkehr parkplatzsuche parkplatz parklücke einparken einparkst einparkt eingeparkt',
    stanzas: `
      Rücklichter, rot bis zum Horizont
      Zwei Meter gerollt, und dann wieder Stand
      Ein Finger, der trommelt am Lenkrad mit
      Und die andere Spur zieht vorbei am Rand

      Ein Radio warnt, und das Navi, das schweigt
      Ein Brot auf der Rückbank, ganz unerreicht
      Ein Blick in den Spiegel, ein Seufzer, ein Ruck
      Und vorne bewegt sich was, na ja, vielleicht

      Ein Laster von links und ein Laster von rechts
      Ein Kind, das im Nachbarauto winkt
      Ein Meter nach vorn und ein halber zurück
      Und der Blinker vom Nebenmann blinkt und blinkt`,
  },
  {
    words:
      'urlaub urlaube urlaubs urlaubsreise reisen reise reist verreist verreisen weltreise weltreisen fernreise koffer kofferpacken reisepass backpacking rucksackreise interrail rundreise mallorca italienurlaub kreuzfahrt kreuzfahrten flughafen flugzeug',
    stanzas: `
      Ein Koffer, den nur noch ein Knie bezwingt
      Ein Pass mit Stempeln in Rot und Blau
      Die Sonnencreme läuft in die Socken aus
      Und der Herd ist aus, ziemlich ganz genau

      Sandalen, noch steif von der letzten Saison
      Ein Stadtplan, der sich nicht falten lässt
      Zimmer mit Blick auf den Hinterhof
      Und ein Handtuch hält schon die Liege fest

      Kühlschrankmagnete von überall her
      Ein Wörterbuch mit Spaghettifleck
      Das Handy liegt abgeschaltet im Fach
      Und auf dem Rückweg drei Kilo mehr Gepäck`,
  },
]
