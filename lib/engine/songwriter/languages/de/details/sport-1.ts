import type { Details } from '../../stanzas.ts'

/** Sport and the open air. */
export const sport1: readonly Details[] = [
  {
    words:
      'fußballspielen fußballspieler fußballspielerin fußballer fußballerin fußballmannschaft fußballplatz fußballtraining fußballtrainer fußballtor fußballschuhe fußball_spielen fußball_spielst fußball_gespielt spielst_fußball spielt_fußball spielte_fußball fußballverein kicken kickst kickt gekickt bolzplatz bolzen torwart torhüter torhüterin kreisliga kreisklasse elfmeter f-jugend',
    stanzas: `
      Stollen, die klacken auf nassem Stein
      Gras an den Knien und Kreide im Schuh
      Ein Pfiff, und der Ball rollt über die Linie
      Und im Netz ist ein Loch, und das geht nie zu

      Ein Trikot, ganz schwer von Schlamm und Schweiß
      Zwei Jacken im Gras, die sind das Tor
      Ein Schienbein in Blau und in Gelb und Grün
      Und unter der Dusche ein heiserer Chor

      Ein Ball, der bei jedem Aufprall singt
      Der Innenpfosten, ein heller Klang
      Ein Rutschen, ein Fluchen, ein Schulterklopfen
      Und das Netz, das zittert noch sekundenlang`,
  },
  {
    words:
      'fußballfan fussballfan bundesliga dauerkarte fankurve südkurve fanschal stadion stadions sportschau schiedsrichter schiri lieblingsverein weltmeisterschaft bayern-fan bvb-fan hsv-fan schalke-fan st_pauli fußballfans bvb hsv schalke werder dortmund-fan',
    stanzas: `
      Ein Schal, der über dem Spiegel hängt
      Bratwurst und Senf und ein Becherrand
      Zweimal drei Viertel Stunden Beton
      Und Daumen, gequetscht in der eignen Hand

      Flutlicht, das über den Dächern steht
      Ein Lied aus zehntausend Kehlen, und schief
      Eine Fahne, die über die Köpfe weht
      Und ein Seufzer beim Pfosten, lang und tief

      Die Tabelle, geknickt im Handschuhfach
      Der Schiri ist blind, und das steht wohl fest
      Der Lieblingsplatz, immer dieselbe Stufe
      Und zum Glück hat die Runde noch einen Rest`,
  },
  {
    words:
      'fußball fussball fußballs fußballspiel fußballspiele fußballabend fußballwochenende fußballbegeistert fußballgott fußballmama',
    stanzas: `
      Flutlicht, das über dem Rasen steht
      Ein Ball, der vom Pfosten zurückspringt, ein Schrei
      Bratwurst und Senf auf der flachen Pappe
      Und das Abseits, erklärt mit dem Frühstücksei

      Ein Trikot, viel zu heiß gewaschen
      Ein Name am Rücken, die Nummer verblasst
      Elf gegen elf und ein Mann mit der Pfeife
      Und ein Ball, der ganz knapp durch die Lücke passt

      Neunzig Minuten und ein paar drauf
      Ein Elfmeter, still wird's bis unter das Dach
      Fingernägel, so kurz wie noch nie
      Und der Jubel danach hält die Straße wach`,
  },
  {
    words:
      'angeln angelst angelt angelte geangelt angler anglerin angelrute angelruten angelschein angelverein angelsachen angelausflug angeltour angelplatz angelsee fischen fischst karpfen forellen hechte fliegenfischen',
    stanzas: `
      Ein Schwimmer, der rot auf den Wellen steht
      Brote in Folie, ein Klappstuhl, ein See
      Ein Zucken, ein Kreis, und dann wieder nichts
      Und die Kanne steht schräg, mit dem letzten Tee

      Nebel, der über das Schilf hinkriecht
      Ein Surren der Rolle, dann wieder Ruh
      Würmer im Glas mit gelochtem Deckel
      Und das Wasser schwappt leise bis an den Schuh

      Zwei Gummistiefel im flachen Schilf
      Ein Kescher, ein Messer, ein Pflaster sogar
      Zwei Hände, die zeigen, so groß, nein, so
      Und der Fisch wächst weiter von Jahr zu Jahr`,
  },
  {
    words:
      'wandern wanderst wandert wanderte gewandert wanderung wanderungen wandertour wanderschuhe wanderstiefel wanderstock wanderverein wanderweg wanderwege wanderrucksack bergwandern bergsteigen bergsteiger bergsteigerin berge bergen bergtour bergtouren gipfel gipfelkreuz alpen berghütte almhütte klettern kletterst klettert',
    stanzas: `
      Schuhe, noch staubig vom letzten Weg
      Ein Stock, der auf Kiesel und Wurzeln schlägt
      Ein gelber Pfeil und zwei Stunden noch
      Und ein Rucksack, der Äpfel nach oben trägt

      Ein Gipfelkreuz und ein Käsebrot
      Wolken, die unten im Tal hängen bleiben
      Ein Buch in der Blechkiste, Stift an der Schnur
      Und Namen, mit kalten Fingern zu schreiben

      Kuhglocken, irgendwo unter dem Hang
      Ein Bach, eiskalt in der hohlen Hand
      Ein Pflaster links und ein Pflaster rechts
      Und Gipfel, gezackt wie ein Briefmarkenrand`,
  },
  {
    words:
      'joggen joggst joggt joggte gejoggt jogger joggerin joggingrunde marathon marathons halbmarathon marathonlauf laufschuhe lauftraining laufgruppe volkslauf läuferin waldlauf',
    stanzas: `
      Schnürsenkel, doppelt und fest gezogen
      Ein Schlüssel, der klimpert auf jedem Schritt
      Der Uferweg, Kiesel und Pfützen
      Und die Ente im Graben watschelt mit

      Atem, der kleine Wolken macht
      Seitenstechen am letzten Stück
      Ein Hund, der ein Weilchen mitlaufen will
      Und die längere Runde ist die zurück

      Eine Nummer, an vier Nadeln befestigt
      Becher aus Pappe am Straßenrand
      Salz auf der Stirn und ein Krampf in der Wade
      Und eine halbe Banane in der Hand`,
  },
  {
    words:
      'schwimmen schwimmst schwimmt geschwommen schwimmbad schwimmbäder freibad hallenbad seepferdchen schwimmkurs schwimmkurse schwimmunterricht schwimmverein schwimmerin baggersee badesee bademeister schwimmbecken dreimeterbrett',
    stanzas: `
      Chlor in den Haaren, ein klammes Tuch
      Der Dreier, der federt, ein Schrei, ein Platsch
      Eine Brille, die Ringe um Augen drückt
      Und Pommes im Gras, mit Ketchup und Matsch

      Bahn um Bahn, und die Kacheln ziehn
      Ein Zeh, der zuerst ins Kalte taucht
      Ein Schlüssel am Arm und ein nasser Spind
      Und ein Föhn an der Wand, der heult und faucht

      Finger, verschrumpelt wie alte Pflaumen
      Ein Kopfsprung, der fast keine Spritzer macht
      Gummi, das über die Ohren quietscht
      Und Blasen, die steigen, gluckernd und sacht`,
  },
  {
    words:
      'fahrrad fahrräder fahrrads fahrradfahren fahrradtour fahrradtouren fahrradkorb fahrradkette fahrradklingel fahrradwerkstatt fahrrad-tour radfahren rad_fahren radtour radtouren radweg dem_rad dein_rad mein_rad rennrad rennradfahren mountainbike mountainbiken mountainbiker e-bike e-bikes ebike drahtesel radeln radelst radelt geradelt stützräder',
    stanzas: `
      Eine Klingel, die rostig und höflich schellt
      Ein Hosenbein, mit der Klammer gerafft
      Gegenwind, immer, und immer von vorn
      Und bergab geht's dann endlich ohne Kraft

      Ein Korb auf dem Lenker mit Brot und Lauch
      Der Dynamo summt, und das Licht geht mit
      Spritzer am Rücken bis unters Hemd
      Und ein Sattel, der knarzt bei jedem Tritt

      Flickzeug, die Pumpe, ein Eimer mit Wasser
      Bläschen, die steigen, da ist das Loch
      Öl an der Wade, die Kette sitzt wieder
      Und das Hinterrad eiert ein bisschen noch`,
  },
  {
    words:
      'ski skifahren ski_fahren skier skiern skipiste skiurlaub skilift skikurs skilehrer skilehrerin snowboard snowboarden snowboardfahren langlauf langlaufen skispringen',
    stanzas: `
      Schnallen, die klicken, ein Stiefel aus Stein
      Ein Lift, der schaukelt, ein Wald zieht vorbei
      Bögen in Weiß, und der Wind in den Zähnen
      Und hinter der Kuppe ein Jubelschrei

      Die Brille beschlagen, die Nase verbrannt
      Germknödel, Mohn und Vanilleguss
      Ein Handschuh, vom Lift aus davongesegelt
      Und ein Sturz vor der Hütte, so ganz zum Schluss

      Die Mütze voll Schnee und ein Stock zu wenig
      Spuren, die lang durch die Bäume gehn
      Kakao, der dampft in der Hüttenwärme
      Und Beine, die schief auf der Treppe stehn`,
  },
  {
    words:
      'tennis tennisplatz tennisplätze tennisschläger tennisverein tennistraining tennisspielen tennislehrer tennisclub',
    stanzas: `
      Ein Plopp und ein Plopp, immer hin und her
      Rote Asche auf Socken und Knie
      Ein Schlag an den Rahmen, ein Blick aufs Geflecht
      Und schuld ist der Schläger, die Rückhand nie

      Ein Aufschlag, ein Ächzen, ein weißer Strich
      Ein Abdruck im Sand, war's drin oder aus
      Ein Handtuch am Zaun, ein Schluck, ein Wechsel
      Und ein Ball fliegt bis hinters Gartenhaus

      Sohlen, die quietschen beim letzten Schritt
      Ein Satz noch, der zählt, und danach ist Schluss
      Ein Handschlag, quer übers Netz gereicht
      Und Durst wie ein Gaul, der zur Tränke muss`,
  },
  {
    words:
      'yoga yogamatte yogakurs yogalehrerin meditierst meditieren meditation pilates turnen turnst turnverein turnhalle geräteturnen gymnastik zumba',
    stanzas: `
      Eine Matte, gerollt und ein bisschen schief
      Ein Bein, das sich langsam zur Decke streckt
      Ein Zittern im Arm, ein Atemzug
      Und ein Muskel, der hat sich bisher versteckt

      Barfuß auf Holz, und die Arme hoch
      Ein Wackeln, ein Kippen, ein neuer Stand
      Socken, die liegen zur Kugel gerollt
      Und die Zehen sind weit von der rechten Hand

      Ein Dehnen, ein Knacken, ein langes Aus
      Die Stirn am Boden, der Kopf wird schwer
      Ein Sonnenfleck wandert quer durch den Saal
      Und die Uhr an der Wand gilt jetzt nichts mehr`,
  },
  {
    words:
      'handball handballer handballerin handballverein handballspielen handballmannschaft volleyball volleyballverein volleyballmannschaft beachvolleyball basketball basketballverein basketballmannschaft basketballkorb hallenturnier eishockey',
    stanzas: `
      Sohlen, die quietschen auf Hallenholz
      Ein Ball, der den Finger nach hinten biegt
      Ein Kreis aus Armen, ein kurzer Schrei
      Und die Flasche, die quer durch die Halle fliegt

      Tape um die Finger, ein Pfiff, ein Sprung
      Die Uhr an der Wand zählt die letzten zehn
      Eine Bank, die aufspringt, ein Handtuch fliegt
      Und Arme, die wie ein Gartenzaun stehn

      Blaue Flecken in Grün und in Gelb
      Ein Kofferraum, der nach Umkleide riecht
      Ein Trikot, noch klamm von der letzten Woche
      Und ein Ruf, der bis in die Dusche kriecht`,
  },
  {
    words:
      'trainer trainerin trainers trainierst trainiert trainieren trainierte training trainings trainingsplatz jugendtrainer jugendtrainerin mannschaft mannschaften mannschaftsfoto teamgeist kapitänsbinde trillerpfeife',
    stanzas: `
      Hütchen in Reihe, ein Sack voller Zeug
      Eine Pfeife, die hängt an der langen Schnur
      Noch eine Runde, und dann noch eine
      Und Matsch vom Platz bis hinein in den Flur

      Ein Kreis, und die Hände in der Mitte
      Ein Zettel mit Pfeilen, ein Kreuz und ein Strich
      Ein Ruf, der den ganzen Platz überquert
      Und das Leibchen, das riecht wieder ganz nach sich

      Eine Jacke, die Kapuze ganz tief
      Ein Klatschen, ein Komm schon, ein Das war knapp
      Eine Tasche mit Pflastern und kaltem Spray
      Und am Ende klatschen sich alle ab`,
  },
]
