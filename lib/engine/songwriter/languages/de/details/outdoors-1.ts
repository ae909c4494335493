import type { Details } from '../../stanzas.ts'

/** On the road, by the sea, under the sky. */
export const outdoors1: readonly Details[] = [
  {
    words:
      'auto autos autofahren autofahrt autofahrten autoradio oldtimer kleinwagen kombi gebrauchtwagen trabi trabant wartburg opel vw_golf volkswagen altes_auto alten_golf kofferraum handschuhfach beifahrersitz rostlaube',
    own: `
      {fact}
      Der Motor, der hustet, und dann springt er an
      Man redet ihm zu wie dem älteren Pferd
      Und lobt ihn am Berg, was man loben nur kann

      Das Fenster geht zu, wenn man seitlich dran drückt
      Die Krümel im Sitz und der Sand noch vom Strand
      {fact}
      Und rückwärts hält jeder den Atem gebannt`,
    stanzas: `
      Der Blinker tickt leise, das Radio rauscht
      Der Dackel am Heckfenster nickt dazu sacht
      Die Karte ist alt, und die Straße ist neu
      So fährt man mit Singen hinein in die Nacht`,
    later: `
      Und fährt jemand anders das Auto jetzt auch
      Man dreht sich noch um, wenn es irgendwo brummt
      Im Ohr bleibt der Ton von dem klappernden Blech
      Ein Lied, das von selbst auf der Autobahn summt`,
    hook: `
      Steig ein in das Auto, wir fahren ein Stück
      Steig ein in das Auto, und nie mehr zurück`,
  },
  {
    words:
      'automechaniker automechanikerin mechaniker mechanikerin kfz-mechaniker kfz-mechatroniker mechatroniker kfz-werkstatt autowerkstatt kfz-meister hebebühne ölwechsel motorhaube reifenwechsel reifenpanne reifen_gewechselt reifen_wechseln auto_repariert auto_reparieren autos_reparieren autos_repariert schraubst_an schraubt_an geschraubt schrauberei zylinderkopf vergaser',
    own: `
      {fact}
      Zwei Beine, die schauen vom Wagen hervor
      Ein Klopfen, ein Fluchen, ein langes Aha
      Dann läuft er und läuft und klingt wie ein Chor

      Man horcht auf den Motor, wie Ärzte es tun
      Das Öl in den Rillen, das geht nicht mehr raus
      {fact}
      Und keiner fährt hier mit Klappern nach Haus`,
    stanzas: `
      Die Haube steht auf, und die Lampe hängt drin
      Die Schrauben liegen im Marmeladenglas
      Ein Ruck noch, ein Dreh, und dann springt er schon an
      Und fährt aus dem Tor, als wär nie etwas`,
    later: `
      Und klappert es irgendwo unter dem Blech
      Dann weiß man, wo man den Mechaniker findet
      Ein Ohr an der Haube, ein Lappen am Gurt
      Und wie so ein Klappern auf einmal verschwindet`,
    hook: `
      Werkstatt, Motorhaube, wir kriegen das hin
      Werkstatt, Motorhaube, da steckt Liebe drin`,
  },
  {
    words:
      'motorrad motorräder motorrads motorradfahren motorradtour motorradtouren motorradfahrer motorradfahrerin motorradclub motorradhelm moped mopeds mofa simson schwalbe vespa harley lederkombi',
    own: `
      {fact}
      Die Straße legt Kurven um Wald und um Feld
      Das Leder, das knarzt, und der Tank glänzt im Licht
      Und alles zu Hause wird klein auf der Welt

      Die Mücken zerplatzen auf halbem Visier
      Ein Tritt und ein Knattern, der Fahrtwind so rein
      {fact}
      Und was einen drückt, holt einen nicht ein`,
    stanzas: `
      Ein Gruß aus der Kurve, zwei Finger vom Griff
      Der Wind nimmt die Worte vom Mund mit sich fort
      Man hält erst am See, und man zieht den Helm ab
      Und redet dann lange mit niemand ein Wort`,
    later: `
      Im Winter, da steht es mit Decke im Stall
      Man geht manchmal hin, und man wischt über Chrom
      Das Motorrad schläft, und es träumt vom April
      Und von einer Straße, so breit wie ein Strom`,
    hook: `
      Motorrad, Motorrad, der Wind ist im Haar
      Motorrad, Motorrad, und der Himmel ist klar`,
  },
  {
    words:
      'zug züge zügen bahnhof bahnhöfe bahnhofs bahnsteig bahnsteige bahnfahren bahnfahrt zugfahren zugfahrt zugfahrten zugführer zugbegleiter zugbegleiterin lokführer lokführerin lokomotive lokomotiven eisenbahn eisenbahner dampflok regionalbahn s-bahn u-bahn deutsche_bahn deutschen_bahn schaffner schaffnerin fahrkarte fahrkarten',
    own: `
      {fact}
      Der Bahnsteig fährt weg, und es winkt eine Hand
      Die Drähte gehn hoch, und sie gehen hinab
      Und draußen verwandelt sich Stadt dann in Land

      Gleis drei ist jetzt sieben, und alle gehn schnell
      Die Stimme sagt etwas, das niemand versteht
      {fact}
      Und einer bleibt ruhig, auch wenn gar nichts mehr geht`,
    stanzas: `
      Ein Koffer liegt oben, ein Becher rollt weg
      Ein Kind zählt die Kühe und hat schon elf
      Man lehnt an der Scheibe und sieht sein Gesicht
      Und schläft bis kurz hinter Viertel vor zwölf`,
    later: `
      Am Bahnhof steht immer noch dieselbe Bank
      Da kam jemand an, und da fuhr jemand fort
      Ein Zug, der fährt immer in zwei Richtungen gleich
      Und bringt einen meistens zurück an den Ort`,
    hook: `
      Der Zug, der fährt ab, und wir winken dir nach
      Der Zug, der kommt wieder, wir bleiben so lang wach`,
  },
  {
    words:
      'modelleisenbahn modelleisenbahnen modelleisenbahner modellbahn modellbahnen modellbahner märklin spielzeugeisenbahn modellbau modellbauer modellflugzeuge modellflugzeug',
    own: `
      {fact}
      Die Lichter gehn an in der winzigen Stadt
      Der Schaffner hebt ewig die winzige Hand
      Und pünktlich ist jeder, der Fahrkarten hat

      Ein Trafo, der summt, und ein Tunnel aus Gips
      Ein Berg aus der Zeitung, bemalt und beflockt
      {fact}
      Und rings auf dem Boden wird staunend gehockt`,
    stanzas: `
      Die Kühe stehn still, und das Gras ist aus Moos
      Die Weiche macht klack, und der Zug biegt nach links
      Ein Großer liegt flach auf dem Bauch wie ein Kind
      Und ruft, bitte einsteigen, und jeder singt's`,
    later: `
      Und kommen die Enkel, dann geht's in den Keller
      Die Modelleisenbahn fährt noch genau
      Der Finger am Trafo ist runzlig geworden
      Die Augen sind immer noch kindlich und blau`,
    hook: `
      Modellbahn, Modellbahn, fahr rundherum
      Modellbahn, Modellbahn, tüt tüt und brumm`,
  },
  {
    words:
      'meer meeres nordsee nordseeküste ostsee ostseeküste strand strände strandkorb strandkörbe sandburg sandburgen strandurlaub strandspaziergang muscheln watt wattenmeer leuchtturm sylt rügen usedom mittelmeer',
    own: `
      {fact}
      Da rauscht es im Ohr, und da knirscht es im Schuh
      Der Wind hat die Haare zu Knoten gebunden
      Und keiner macht freiwillig die Augen zu

      Die Möwe klaut Pommes im Flug aus der Hand
      Die Burg hält nicht lange, die Flut kommt zu schnell
      {fact}
      Und abends, da leuchtet das Wasser noch hell`,
    stanzas: `
      Der Wind nimmt den Hut, und das Wasser ist kalt
      Man rennt bis zum Bauch, und man schreit wie ein Kind
      Ein Strandkorb steht schief in die Sonne gedreht
      Und Muscheln sind Geld, wenn sie heil geblieben sind`,
    later: `
      Im Winter fällt Sand aus dem Buch auf den Tisch
      Ein Häuflein, nicht mehr, und ein Rauschen dabei
      Man streicht mit dem Finger das Meer hin und her
      Und hört irgendwo noch den Möwenschrei`,
    hook: `
      Das Meer, das Meer, und die Füße im Sand
      Das Meer, das Meer, und dann Hand in Hand`,
  },
  {
    words:
      'segeln segelst segelt segelte gesegelt segelboot segelboote segelschiff segelschein segelkurs segelclub segeltörn seglerin boot boote bootes motorboot hafen matrose seemann',
    own: `
      {fact}
      Das Tau knarrt am Steg, und die Leine wird straff
      Ein Ruck, und das Ufer, das wandert davon
      Und wer vorne sitzt, der sitzt da wie ein Graf

      Die Gischt schmeckt nach Salz, und die Hand brennt vom Seil
      Der Wind kommt von links, und die Mütze fliegt fort
      {fact}
      Und anlegen will man an gar keinem Ort`,
    stanzas: `
      Der Kompass, der zittert, die Boje, die klingt
      Die Wolken ziehn mit, und das Tuch ist schon rund
      Man redet nicht viel, und man schaut nur hinaus
      Und hört, wie das Wasser da gluckst unterm Grund`,
    later: `
      Das Boot liegt im Winter auf hölzernen Böcken
      Man schleift und man streicht und man schaut auf den See
      Das Segelboot wartet, man sieht es ihm an
      Und schaukelt im Traum schon, ganz vorne im Schnee`,
    hook: `
      Leinen los, Segelboot, raus auf den See
      Leinen los, Segelboot, ahoi und ade`,
  },
  {
    words:
      'schnee schneit schneite schneeflocken schneemann schneemänner schneeball schneeballschlacht schneeballschlachten schneeschippen schneeschaufeln schnee_schippen schneeschieber schlitten schlittenfahren schlitten_fahren rodeln rodelst rodelt rodelbahn iglu',
    own: `
      {fact}
      Der Himmel fällt leise und deckt alles zu
      Der Schlitten liegt schief vor der Tür und wartet
      Und nass ist am Abend der linke Schuh

      Die Möhre sitzt schief, und er lächelt trotzdem
      Ein Mann ohne Beine bekommt einen Hut
      {fact}
      Und rot sind die Ohren wie Ofenglut`,
    stanzas: `
      Die Straße hört auf, und die Stadt macht Psst
      Die Schaufel kratzt lang, und der Atem wird Dampf
      Ein Ball trifft den Briefkasten, einer den Onkel
      Und damit beginnt dann der fröhliche Kampf`,
    later: `
      Am Morgen ist nur noch die Möhre im Gras
      Der Schneemann ist fort, und der Hut liegt im Matsch
      Man hebt ihn gut auf für das kommende Jahr
      Dann geht es von vorne los, mit einem Platsch`,
    hook: `
      Schnee, Schnee, und die Stadt wird so leis
      Schnee, Schnee, und die Welt ist ganz weiß`,
  },
  {
    words:
      'regen regens regnet regnete geregnet regenschirm regenschirme regenjacke regenwetter regenmantel regentropfen regentag regentage regenpfützen pfütze pfützen gummistiefel nieselregen platzregen',
    own: `
      {fact}
      Es trommelt aufs Blech, und die Rinne singt Lieder
      Der Schirm dreht sich um, und der Hut wird zum Boot
      Und trocken wird irgendwann jeder mal wieder

      Man setzt auf den linken, der rechte gewinnt
      Die Tropfen am Fenster, die rennen um die Wette
      {fact}
      Und keiner hat heute Sonne, ich wette`,
    stanzas: `
      Die Pfütze hat Himmel und Laternen dabei
      Ein Spatz badet drin, und ein Kind springt hinein
      Die Leute, die stehn unterm Vordach ganz eng
      Und reden auf einmal, so sollte es sein`,
    later: `
      Dann hört er auf, und es tropft noch vom Dach
      Der Flieder riecht stärker, die Straße, die dampft
      Man geht ohne Schirm, denn der Regen ist aus
      Und eine Pfütze wird heimlich zerstampft`,
    hook: `
      Regen, Regen, und wir tanzen darin
      Regen, Regen, das hat auch seinen Sinn`,
  },
  {
    words:
      'sterne sternen sternenhimmel sternbild sternbilder sternschnuppe sternschnuppen sternwarte milchstraße mond mondes vollmond mondlicht teleskop astronomie weltraum astronaut astronautin mondlandung',
    own: `
      {fact}
      Der Mond hängt am Fenster und schaut noch herein
      Die Dächer sind blau, und die Stadt wird ganz leise
      Und keiner will jetzt schon im Bettchen sein

      Da oben steht einer und zwinkert uns zu
      Der Nacken wird steif, doch man schaut noch hinauf
      {fact}
      Und dann geht noch einer, ganz klein, dort auf`,
    stanzas: `
      Ein Strich fliegt vorbei, und man wünscht sich ganz schnell
      Das Gras ist schon feucht, und die Decke ist warm
      Im Dorf geht das letzte der Fenster noch aus
      Da liegt man dann staunend zu zweit, Arm in Arm`,
    later: `
      Und morgen ist wieder der Himmel nur blau
      Die Sterne sind da, man sieht sie bloß nicht
      So ist es mit allem, was gut auf uns schaut
      Es leuchtet auch dann, wenn man nichts davon spricht`,
    hook: `
      Mond und Sterne, sie schauen herein
      Mond und Sterne, du bist nicht allein`,
  },
  {
    words:
      'wald wälder waldes waldspaziergang waldspaziergänge waldweg waldwege pilze pilzesammeln pilze_sammeln pilze_gesammelt pilze_sammelst sammelst_pilze sammelt_pilze pilzsucher steinpilze pfifferlinge förster försterin jäger jägerin hochsitz blaubeeren_sammeln',
    own: `
      {fact}
      Das Moos macht die Schritte auf einmal ganz leis
      Es knackt nur ein Ast, und ein Reh bleibt kurz stehn
      Und atmen geht leichter, wie jeder hier weiß

      Ein Specht klopft die Antwort von drüben zurück
      Das Licht fällt in Streifen durchs dunkle Geäst
      {fact}
      Und Harz hält die Finger am Korbhenkel fest`,
    stanzas: `
      Ein Pilz schaut heraus unterm rostigen Laub
      Man kniet sich ins Nasse und schneidet ihn sacht
      Der Weg, der verzweigt sich, man nimmt alle zwei
      Und ist dann zum Kaffee erst nachts um halb acht`,
    later: `
      Am Abend, da liegt noch ein Zapfen im Hut
      Die Schuhe sind nass, und die Köpfe sind klar
      Man hat sich vom Wald etwas Ruhe geborgt
      Und bringt sie zurück, irgendwann nächstes Jahr`,
    hook: `
      Komm mit in den Wald, da ist alles so grün
      Komm mit in den Wald, wo die Wolken hinziehn`,
  },
  {
    words:
      'camping campen campst campt gecampt campingurlaub campingplatz campingplätze campingbus campingkocher campingstuhl zelt zelte zelten zeltest zeltlager zeltplatz wohnwagen wohnmobil wohnmobile bulli isomatte schlafsack pfadfinder pfadfinderin dauercamper',
    own: `
      {fact}
      Der Hering ist krumm, und das Zelt steht ganz schief
      Die Nudeln sind weich, und der Löffel reicht rum
      Und nachts kommt der Regen, wenn jeder schon schlief

      Ein Reißverschluss geht, und ein Lämpchen geht an
      Der Schlafsack wird langsam, ganz langsam erst warm
      {fact}
      Und draußen am Ufer, da quakt schon ein Schwarm`,
    stanzas: `
      Der Klapptisch, der wackelt, der Kaffee ist Blech
      Die Mücken, die wissen genau, wo man wohnt
      Man wäscht sich im See, und man friert und man lacht
      Und über den Pappeln steht immer der Mond`,
    later: `
      Zu Hause im Bett, in dem weichen, dem großen
      Da liegt man und hört keinen Tropfen am Dach
      Man denkt an das Zelt, an die Pfütze im Schuh
      Und wäre am liebsten noch nass und noch wach`,
    hook: `
      Ein Zelt und ein Löffel, und Sterne im See
      Ein Zelt und ein Löffel, mehr brauche ich eh`,
  },
  {
    words:
      'lagerfeuer lagerfeuern kaminfeuer kamin kaminofen holzofen holz_hacken holz_hackst holz_gehackt holzhacken brennholz feuerholz feuerschale stockbrot scheite',
    own: `
      {fact}
      Ein Scheit kracht zusammen, ein Funke steigt auf
      Und einer erzählt, was er sonst nie erzählt
      Und alle, die zuhören, warten darauf

      Ein Stock stochert Muster aus Glut in das Grau
      Der Rauch zieht dorthin, wo grad irgendwer sitzt
      {fact}
      Und keiner steht auf, auch wenn's hinten schon blitzt`,
    stanzas: `
      Das Holz ist gestapelt, die Axt lehnt am Baum
      Gesichter sind golden, die Schatten sind groß
      Ein Lied wird gesummt, weil den Text keiner weiß
      Die Wärme liegt da wie ein Hund auf dem Schoß`,
    later: `
      Am Morgen ist schwarz nur ein Kreis noch im Gras
      Die Haare, die riechen nach Lagerfeuer
      Man wäscht sie nicht gleich, denn ein Abend wie der
      Der kommt nicht so oft und ist einem teuer`,
    hook: `
      Am Lagerfeuer, komm, rück noch ein Stück
      Am Lagerfeuer, da schaut keiner zurück`,
  },
  {
    words: 'stau staus stauende im_stau berufsverkehr feierabendverkehr',
    own: `
      {fact}
      Die Lichter sind rot bis zum Horizont hin
      Man rollt eine Wagenbreit, dann steht man wieder
      Und sucht in der Wartezeit irgendwo Sinn

      Man wechselt hinüber, und dann steht auch die
      Die andere Spur, die ist immer viel schneller
      {fact}
      Und draußen wird's dunkel und drinnen nicht heller`,
    stanzas: `
      Ein Kind winkt vom Wagen daneben herein
      Der Finger trommelt am Lenkrad den Takt
      Das Brot ist im Kofferraum, Wasser ist warm
      Und jemand hat schon die Gitarre ausgepackt`,
    later: `
      Und löst sich der Stau dann, weiß niemand, warum
      Da war kein Unfall, da war nur der Stau
      Man fährt, und man lacht, und man winkt noch dem Kind
      Und kommt dann nach Hause, die Nacht ist schon blau`,
    hook: `
      Im Stau, im Stau, und nichts geht mehr voran
      Im Stau, im Stau, und wer hupt, ist nicht dran`,
  },
  {
    words:
      'urlaub urlaube urlaubs urlaubsreise reisen reise reist verreist verreisen weltreise weltreisen fernreise koffer kofferpacken reisepass backpacking rucksackreise interrail rundreise mallorca italienurlaub kreuzfahrt kreuzfahrten flughafen flugzeug',
    own: `
      {fact}
      Man sitzt auf dem Koffer, bis dass er sich schließt
      Man fragt noch im Auto, ist wirklich der Herd aus
      Und merkt, wie man jetzt schon das Fahren genießt

      Das Zimmer hat Blick auf den Hof und den Müll
      Man lacht, und man zieht schon die Badesachen an
      {fact}
      Man bleibt in der Sonne, solange man kann`,
    stanzas: `
      Ein Handtuch liegt schon auf der Liege seit sechs
      Die Sonnencreme läuft in die Socken hinein
      Der Kellner versteht, was man meint, mit der Hand
      Und abends fällt Licht übers Wasser, ganz fein`,
    later: `
      Am Kühlschrank, da hält ein Magnet dieses Bild
      Der Urlaub war kurz, und der Regen war lang
      Und trotzdem sagt jeder, weißt du noch, das Eis
      Und geht in Gedanken am Hafen entlang`,
    hook: `
      Urlaub, Urlaub, der Koffer geht zu
      Urlaub, Urlaub, und das Handy hat Ruh`,
  },
]
