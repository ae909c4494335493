import type { Details } from '../../stanzas.ts'

/** Sport and the open air. */
export const sport1: readonly Details[] = [
  {
    words:
      'fußballspielen fußballspieler fußballspielerin fußballer fußballerin fußballmannschaft fußballplatz fußballtraining fußballtrainer fußballtor fußballschuhe fußball_spielen fußball_spielst fußball_gespielt spielst_fußball spielt_fußball spielte_fußball fußballverein kicken kickst kickt gekickt bolzplatz bolzen torwart torhüter torhüterin kreisliga kreisklasse elfmeter f-jugend',
    own: `
      {fact}
      Die Stollen, die klacken, der Ball ist schon nass
      Das Knie ist schon grün, und das Schienbein wird blau
      Und trotzdem hat jeder den größten Spaß

      Man rennt, bis man nichts mehr vom Ball sehen kann
      Zwei Jacken im Gras, und das ist dann das Tor
      {fact}
      Und unter der Dusche beginnt dann der Chor`,
    stanzas: `
      Ein Pfiff, und der Ball springt vom Pfosten zurück
      Die Bank, die springt hoch, und das Handtuch fliegt mit
      Man rutscht durch den Matsch, und man flucht und man lacht
      Und keiner gibt auf bis zum letzten Tritt`,
    later: `
      Heut zwickt schon das Knie, wenn das Wetter sich dreht
      Am Fußballplatz steht man, der Kuchen ist gut
      Doch rollt mal ein Ball auf die Linie heraus
      Dann zuckt noch der Fuß, wie der Fuß es halt tut`,
    hook: `
      Rein ins Tor, Fußballspieler, lauf noch ein Stück
      Rein ins Tor, Fußballspieler, und nie mehr zurück`,
  },
  {
    words:
      'fußballfan fussballfan bundesliga dauerkarte fankurve südkurve fanschal stadion stadions sportschau schiedsrichter schiri lieblingsverein weltmeisterschaft bayern-fan bvb-fan hsv-fan schalke-fan st_pauli fußballfans bvb hsv dortmund-fan',
    own: `
      {fact}
      Da sitzt man bei Regen und hält seinen Schal
      Und hofft bis zur neunzigsten vollen Minute
      Und fährt dann nach Haus und sagt, nächstes Mal

      Ein Fremder fällt Fremden beim Tor um den Hals
      Das Flutlicht geht an, und die Kehle ist rau
      {fact}
      Und Samstag um drei weiß das jeder genau`,
    stanzas: `
      Der Schal hängt am Spiegel, die Wurst hat viel Senf
      Der Schiri ist blind, das steht leider schon fest
      Die Hoffnung steigt auf, und die Hoffnung steigt ab
      Und trotzdem hält jeder am Schal noch fest`,
    later: `
      Das Stadion ist leer, nur ein Becher rollt noch
      Ein Kind auf den Schultern singt schläfrig und schief
      Man steigt auch mal ab, doch man bleibt ein Fan
      Die Liebe, die hängt nicht am Tabellentief`,
    hook: `
      Stadion, Stadion, wir singen im Chor
      Stadion, Stadion, und gleich fällt ein Tor`,
  },
  {
    words:
      'fußball fussball fußballs fußballspiel fußballspiele fußballabend fußballwochenende fußballbegeistert fußballgott fußballmama',
    own: `
      {fact}
      Da wird es auf einmal im Zimmer ganz still
      Dann schreit einer Tor, und dann wackeln die Gläser
      Und reden darf keiner, der mitschauen will

      Man springt von den Stühlen und setzt sich dann hin
      Der Ball springt vom Pfosten, ein Schrei geht durchs Haus
      {fact}
      Und keiner geht vor dem Abpfiff hinaus`,
    stanzas: `
      Die Stimme im Radio wird schneller und laut
      Ein Fuß unterm Tisch spielt den Elfmeter mit
      Der Kuchen bleibt stehn, und die Suppe wird kalt
      Bis einer sich selbst auf die Füße noch tritt`,
    later: `
      Am Sonntag um halb vier, da horcht man noch hin
      Da kommt gleich der Fußball, da war es sonst laut
      Man stellt sich das Radio noch einmal an
      Und hört, wie es jubelt, und freut sich, und schaut`,
    hook: `
      Fußball, Fußball, der Ball ist im Tor
      Fußball, Fußball, das kommt hier oft vor`,
  },
  {
    words:
      'angeln angelst angelt angelte geangelt angler anglerin angelrute angelruten angelschein angelverein angelsachen angelausflug angeltour angelplatz angelsee fischen fischst karpfen forellen hechte fliegenfischen',
    own: `
      {fact}
      Man sitzt auf dem Stuhl, und das Wasser steht still
      Man redet kein Wort, und man sagt sich doch alles
      Und weiß, dass der Fisch heute auch nicht so will

      Ein Zucken, ein Kreis, und dann wieder die Ruh
      Der Nebel zieht auf, und die Kanne ist leer
      {fact}
      Und wenn einer anbeißt, dann freut man sich sehr`,
    stanzas: `
      Der Schwimmer steht rot auf dem spiegelnden See
      Die Brote in Folie, die Hände ganz kalt
      Ein Reiher steht drüben und wartet wie wir
      Und Stunden vergehen und werden nicht alt`,
    later: `
      Der See ist noch da, und der Klappstuhl steht noch
      Der Nebel zieht ab, und die Sonne, die steigt
      Beim Angeln, da sitzt man nie wirklich allein
      Es sitzt immer jemand daneben, und schweigt`,
    hook: `
      Angeln, angeln, die Ruhe am See
      Angeln, angeln, ein Brot und ein Tee`,
  },
  {
    words:
      'wandern wanderst wandert wanderte gewandert wanderung wanderungen wandertour wanderschuhe wanderstiefel wanderstock wanderverein wanderweg wanderwege wanderrucksack bergwandern bergsteigen bergsteiger bergsteigerin berge bergen bergtour bergtouren gipfel gipfelkreuz alpen berghütte almhütte klettern kletterst klettert',
    own: `
      {fact}
      Der Weg geht hinauf, und die Luft ist ganz klar
      Man fragt, ist's noch weit, und es heißt, nur ein Stündchen
      Was dreimal so lang wie die Wahrheit war

      Die Wolken ziehn unten im Tal vor sich hin
      Ein Brot mit viel Käse, ein Bach, der ist kalt
      {fact}
      Und oben, am Kreuz, macht die Zeit einmal halt`,
    stanzas: `
      Die Schuhe sind staubig, der Stock klopft den Stein
      Ein Pflaster sitzt links, und ein Pflaster sitzt rechts
      Die Kühe, die läuten von drüben herauf
      Und müde wird man erst morgen, und echt`,
    later: `
      Am Abend, da stehen die Stiefel vorm Haus
      Am Gipfel, da steht unser Name im Buch
      Man hat von dort oben die Sorgen gesehn
      Die waren so klein wie ein Taschentuch`,
    hook: `
      Wandern, wandern, den Berg noch hinauf
      Wandern, wandern, und oben geht die Sonne auf`,
  },
  {
    words:
      'joggen joggst joggt joggte gejoggt jogger joggerin joggingrunde marathon marathons halbmarathon marathonlauf lauftraining laufgruppe volkslauf läuferin waldlauf',
    own: `
      {fact}
      Die Schuhe geschnürt, und die Stadt ist noch stumm
      Der Atem macht Wolken, die Ente schaut zu
      Und dreht sich beim Watscheln nach einem noch um

      Das Seitenstechen beginnt bei der Bank
      Man sagt, bis zum Baum noch, dann weiter zum Steg
      {fact}
      Man nimmt dann natürlich den längeren Weg`,
    stanzas: `
      Die Nummer sitzt fest auf dem Hemd, und es ruft
      Vom Rand jemand Hopp mit der Rassel am Arm
      Ein Becher fliegt weg, eine halbe Banane
      Und hinten im Ziel ist die Decke schon warm`,
    later: `
      Und geht es mal schwer, dann denkt man daran
      Man läuft eben nur bis zum nächsten Baum
      Der Marathon ist ja nichts andres als das
      Ein Fuß vor den andern, man merkt es dann kaum`,
    hook: `
      Lauf, lauf, lauf, noch ein Stück Marathon
      Lauf, lauf, lauf, ja, wir sehen dich schon`,
  },
  {
    words:
      'schwimmen schwimmst schwimmt geschwommen schwimmbad schwimmbäder freibad hallenbad seepferdchen schwimmkurs schwimmkurse schwimmunterricht schwimmverein schwimmerin baggersee badesee bademeister schwimmbecken dreimeterbrett',
    own: `
      {fact}
      Ein Zeh prüft das Kalte, ein Schrei, und ein Platsch
      Die Lippen sind blau, und man will nicht heraus
      Und Pommes danach, auf dem Handtuch, mit Matsch

      Von unten, da ruft einer, spring, du bist dran
      Der Dreier, der federt, man schaut noch hinab
      {fact}
      Und jedem da oben wird jetzt der Atem knapp`,
    stanzas: `
      Die Finger sind schrumplig, das Haar riecht nach Chlor
      Ein Seepferdchen prangt auf dem Badekleid
      Die Brille macht Ringe, das Wasser macht still
      Und Bahn neben Bahn geht so weich durch die Zeit`,
    later: `
      Das Freibad macht zu, und das Becken ist leer
      Ein Blatt schwimmt allein, wo die Kinder noch schrien
      Das Schwimmen verlernt man im Leben nicht mehr
      Man lässt sich nur tragen, man lässt sich nur ziehn`,
    hook: `
      Schwimmen, schwimmen, und spring mit hinein
      Schwimmen, schwimmen, so soll Sommer sein`,
  },
  {
    words:
      'fahrrad fahrräder fahrrads fahrradfahren fahrradtour fahrradtouren fahrradkorb fahrradkette fahrradklingel fahrradwerkstatt fahrrad-tour radfahren rad_fahren radtour radtouren radweg dem_rad dein_rad mein_rad rennrad rennradfahren mountainbike mountainbiken mountainbiker e-bike e-bikes ebike drahtesel radeln radelst radelt geradelt stützräder',
    own: `
      {fact}
      Die Klingel ist rostig und klingt doch ganz fein
      Der Gegenwind bläst, und bergauf wird geschoben
      Bergab streckt man fröhlich zur Seite das Bein

      Man flickt und man pumpt, und schon rollt es dahin
      Die Kette springt ab, und das Öl klebt am Bein
      {fact}
      Und so ein Stück Straße kann Freiheit sein`,
    stanzas: `
      Ein Eimer mit Wasser, ein Schlauch, und da blubbert's
      Da ist schon das Loch, und da klebt man es zu
      Der Sattel sitzt wieder, das Licht brennt auch hell
      Und weiter geht's draußen mit offenem Schuh`,
    later: `
      Das Fahrrad lehnt abends am Zaun und kühlt aus
      Ein Blatt klemmt im Schutzblech und eine Feder
      Man fährt ja im Leben so manches Modell
      Das erste vergisst man nicht, das weiß jeder`,
    hook: `
      Fahrrad, Fahrrad, ring ring und hinaus
      Fahrrad, Fahrrad, und heil auch nach Haus`,
  },
  {
    words:
      'ski skifahren ski_fahren skier skiern skipiste skiurlaub skilift skikurs skilehrer skilehrerin snowboard snowboarden snowboardfahren langlauf langlaufen skispringen',
    own: `
      {fact}
      Der Lift schaukelt leise den Waldrand hinauf
      Man steht auf der Kuppe, die Sonne sticht weiß
      Und unten, da wartet der Rest schon darauf

      Ein Sturz vor der Hütte, und alle sehn zu
      Die Stiefel sind hart, und die Nase ist rot
      {fact}
      Und Kakao mit Sahne ist mehr als ein Brot`,
    stanzas: `
      Zwei Spuren gehn lang durch die Bäume dahin
      Der Wind pfeift ein Lied auf dem Rand von dem Ohr
      Man fährt bis zum Abend, man fährt bis zum Schluss
      Und Treppen, die kommen dann steiler noch vor`,
    later: `
      Die Ski stehn im Keller, ganz hinten im Eck
      Der Skipass hängt noch an der Jacke daran
      Man zieht ihn nicht ab, und man schaut aus dem Fenster
      Und wartet, wann fängt es zu schneien wohl an`,
    hook: `
      Ski Heil, Skifahren, der Hang ist so weiß
      Ski Heil, Skifahren, im Zickzack und Kreis`,
  },
  {
    words:
      'tennis tennisplatz tennisplätze tennisschläger tennisverein tennistraining tennisspielen tennislehrer tennisclub',
    own: `
      {fact}
      Ein Plopp und ein Plopp, und der Kopf dreht sich mit
      Der Schläger ist schuld, und der Wind ist es auch
      Und rot sind die Socken bei jedem Schritt

      Der Aufschlag geht raus, und der zweite ins Netz
      Man schaut auf die Saiten und zupft daran rum
      {fact}
      Und war er nun drin, das entscheidet man jetzt`,
    stanzas: `
      Ein Ball fliegt zum Nachbarn bis über das Haus
      Der Hund bringt ihn wieder, ganz nass, in der Schnauze
      Ein Händedruck noch, und die Sonne geht unter
      Und dann auf der Bank noch ein Spritzer mit Brause`,
    later: `
      Man spielt heute Tennis im Doppel und sitzt
      Ein bisschen mehr als man noch früher so lief
      Der Ball kommt von selbst, wenn man richtig dort steht
      Und meistens kommt er, und manchmal auch schief`,
    hook: `
      Tennis, Tennis, und Aufschlag, und Schrei
      Tennis, Tennis, und noch ist nichts vorbei`,
  },
  {
    words:
      'yoga yogamatte yogakurs yogalehrerin meditierst meditieren meditation pilates turnen turnst turnverein turnhalle geräteturnen gymnastik zumba',
    own: `
      {fact}
      Man streckt sich und biegt sich und kippt auf die Matte
      Man atmet bis zehn, und auf einmal ist Luft
      Wo grad noch die Sorge gesessen hatte

      Die Füße sind nackt, und das Fenster steht auf
      Es knackt in der Schulter, es knackt auch im Knie
      {fact}
      Und ruhig wird etwas, man weiß nicht, wie`,
    stanzas: `
      Ein Bein geht nach oben, der Kopf geht nach unten
      Der Boden sieht plötzlich ganz anders aus
      Ein Sonnenfleck wandert quer über die Hand
      Und leiser geht jeder als vorher nach Haus`,
    later: `
      Und steht man im Stau, und die Zeit wird zu knapp
      Dann atmet man ein, wie beim Yoga, bis vier
      Und atmet dann aus, und die Ampel wird grün
      Und hinten hupt einer, der war noch nicht hier`,
    hook: `
      Yoga, Yoga, und atme mal ein
      Yoga, Yoga, und lass das mal sein`,
  },
  {
    words:
      'handball handballer handballerin handballverein handballspielen handballmannschaft volleyball volleyballverein volleyballmannschaft beachvolleyball basketball basketballverein basketballmannschaft basketballkorb hallenturnier eishockey',
    own: `
      {fact}
      Die Sohlen, die quietschen, der Ball fliegt im Kreis
      Ein Arm ist wie Beton, und die Uhr läuft herunter
      Und wer da noch steht, der ist nass und ganz heiß

      Noch zehn auf der Uhr, und die Bank, die steht auf
      Die Halle, die kocht, und die Trommel gibt an
      {fact}
      Und alle, die schreien, was man schreien kann`,
    stanzas: `
      Das Tape an den Fingern, der Harz an der Hand
      Ein blauer Fleck mehr auf dem anderen Knie
      Der Abpraller springt, und da steht einer frei
      Und trifft, und so laut war die Halle noch nie`,
    later: `
      Am Montag, da tut jeder Treppenschritt weh
      Man lächelt und zählt, wie viel Flecken man hat
      Der Handball verteilt sie in Gelb und in Grün
      Den größten, den zeigt man der halben Stadt`,
    hook: `
      Handball, Handball, und rein in das Netz
      Handball, Handball, und alle mal jetzt`,
  },
  {
    words:
      'trainer trainerin trainers trainierst trainiert trainieren trainierte training trainings trainingsplatz jugendtrainer jugendtrainerin mannschaft mannschaften mannschaftsfoto teamgeist kapitänsbinde trillerpfeife',
    own: `
      {fact}
      Da steht man im Regen und pfeift und man zeigt
      Man tröstet den Kleinsten, man bremst auch den Größten
      Und weiß, wann man schreit und wann man schweigt

      Die Hütchen in Reihe, der Sack ist gepackt
      Noch eine, noch eine, dann ist wirklich Schluss
      {fact}
      Und müde sein darf man dann hinten im Bus`,
    stanzas: `
      Ein Kreis wird gemacht, und die Hände gehn rein
      Ein Zettel mit Pfeilen, ein Kreuz und ein Strich
      Wer hinfällt, der kriegt eine Hand hingestreckt
      Und wer dann gewinnt, der gewinnt nicht für sich`,
    later: `
      Die Kleinen von damals sind heute schon groß
      Sie treffen den Trainer am Bäckerstand an
      Und stehen auf einmal ein bisschen gerader
      Weil man das im Leben nicht ablegen kann`,
    hook: `
      Training, Training, noch einmal von vorn
      Training, Training, heut gibt keiner verlorn`,
  },
]
