import type { Details } from '../../stanzas.ts'

/** What children learn. */
export const lessons1: readonly Details[] = [
  {
    words: 'wochentage wochentag wochentagen die_woche_lernen sieben_tage',
    own: `
      {fact}
      Der Montag ist müde, der Dienstag macht munter
      Der Mittwoch sitzt genau in der Mitte drin
      Und Donnerstag geht es den Berg schon hinunter

      Es sind sieben Brüder, die gehn hintereinander
      Und jeder sagt morgens, jetzt bin ich mal dran
      {fact}
      Und kommt dann der Letzte, fängt's von vorne an`,
    stanzas: `
      Am Montag, am Dienstag, da fängt es grad an
      Am Mittwoch ist Mitte, da klatscht, wer es kann
      Am Donnerstag, Freitag, da dauert's nicht lang
      Am Samstag, am Sonntag, da schläft man sich lang`,
    later: `
      Jetzt sagt ihr die Wochentage noch mal auf
      Erst Montag, dann Dienstag, dann Mittwoch ist da
      Dann Donnerstag, Freitag, und Samstag, und Sonntag
      Und wer das jetzt kann, der ruft laut hurra`,
    hook: `
      Montag, Dienstag, Mittwoch, der Donnerstag ist dran
      Freitag, Samstag, Sonntag, die Wochentage, die jeder kann`,
  },
  {
    words: 'monate monaten zwölf_monate die_monate jahreszeiten jahreszeit vier_jahreszeiten',
    own: `
      {fact}
      Im Januar Schnee, und im Februar Narren
      Im März kommt das Grün, im April kommt der Guss
      Dann müssen wir nicht mehr im Zimmer verharren

      Der Mai bringt die Blüten, der Juni das Heu
      Der Juli den Strand, der August ist ganz heiß
      {fact}
      September ist golden und macht sich ganz leis`,
    stanzas: `
      Oktober trägt Drachen, November trägt Grau
      Dezember bringt Lichter ins Fenster hinein
      Und zwölf sind es dann, und dann geht es im Kreis
      Und jeder darf einmal der Erste sein`,
    later: `
      Das Jahr hat vier Zimmer, wir gehen hindurch
      Im einen blüht alles, im nächsten ist's heiß
      Die Jahreszeiten, die reichen sich Hände
      Der Herbst ist ganz bunt, und der Winter ganz weiß`,
    hook: `
      Zwölf Monate, zwölf Monate, die drehn sich im Kreis
      Zwölf Monate, zwölf Monate, mal heiß und mal Eis`,
  },
  {
    words:
      'zähneputzen zähne_putzen zähne_geputzt zahnbürste zahnbürsten zahnpasta karies zahnarzt milchzahn milchzähne zahnlücke wackelzahn zahnfee',
    own: `
      {fact}
      Erst oben, dann unten, dann hinten, das sitzt
      Da liegt noch ein Krümel und tut so, als schlief er
      Der wird von der Bürste jetzt rausgeblitzt

      Die Bürste tanzt kreisend, der Schaum macht uns Bärte
      Man schrubbt bis zum Backenzahn, spült und spuckt aus
      {fact}
      Dann lacht man ganz weiß aus dem Fenster hinaus`,
    stanzas: `
      Die Kauflächen kommen zuerst an die Reihe
      Die Außenseiten, die kommen dann dran
      Die Innenseiten zum Schluss noch gefegt
      Dann glänzt es so weiß, dass man's sehen kann`,
    later: `
      Und liegst du im Bett, und der Mund schmeckt nach Minze
      Dann haben die Zähne es warm und ganz fein
      Das Zähneputzen ist fertig für heute
      Nun schlaft mal ihr zwanzig und lasst keinen rein`,
    hook: `
      Zähneputzen, Zähneputzen, hin und her
      Zähneputzen, Zähneputzen, das ist nicht schwer`,
  },
  {
    words: 'alphabet buchstaben buchstabe abc das_abc lesen_lernen lesen_lernt schreiben_lernen',
    own: `
      {fact}
      Sie stehn wie die Kinder im Hof und sind laut
      Das A fängt mal an, und das Z macht die Tür zu
      Und wer sie jetzt kennt, hat sich richtig getraut

      Das S ist die Schlange, das I hat den Punkt
      Das A hat ein Dach, und das O ist ein Ball
      {fact}
      Man liest sie auf Schildern und überall`,
    stanzas: `
      Das B hat zwei Bäuche, das C nur den Rand
      Das T trägt ein Brett auf dem Kopf durch den Gang
      Man setzt sie zusammen, und plötzlich steht da
      Dein Name, geschrieben, die Zeile entlang`,
    later: `
      Und kann man die Buchstaben, kann man auch mehr
      Da liest man ein Schild und den Namen der Stadt
      Ein Brief kommt ins Haus, und man liest ihn allein
      Wie gut, wenn man alle beisammen hat`,
    hook: `
      A, B, C, das Alphabet, und die Katze liegt im Schnee
      D, E, F, das Alphabet, und die Ente schwimmt im See`,
  },
  {
    words: 'ampel ampeln verkehr verkehrsregeln zebrastreifen straßenverkehr über_die_straße bürgersteig',
    own: `
      {fact}
      Bei Rot bleiben Füße und Fahrräder stehn
      Bei Grün schaut man links und dann rechts und dann links
      Und erst, wenn nichts kommt, darf man rübergehn

      Der Bordstein ist da, wo man immer erst wartet
      Das Auto ist groß, und ein Kind ist noch klein
      {fact}
      Das soll uns ein Lied für den Schulweg sein`,
    stanzas: `
      Der Mann steht in Rot mit dem Arm an der Seite
      Dann springt er auf Grün, und sein Schritt ist ganz groß
      Wir geben uns alle die Hand in der Reihe
      Und drüben am Bordstein, da lassen wir los`,
    later: `
      Und gehst du mal selber, und niemand ist da
      Die Ampel ist rot, und die Straße ist leer
      Dann bleibst du doch stehn, weil ein Kleinerer schaut
      Der lernt es von dir, und dann lernen es mehr`,
    hook: `
      Rot heißt steh, die Ampel sagt halt
      Grün heißt geh, und wir singen, dass es schallt`,
  },
  {
    words: 'zahlen einmaleins zählen bis_zehn bis_hundert rechnen rechnet plus minus malnehmen',
    own: `
      {fact}
      Die Eins steht allein, und die Zwei ist ein Schwan
      Die Drei hat zwei Bäuche, die Vier ist ein Stuhl
      Und alle zusammen, die fahren jetzt Bahn

      Da kann ich mit rechnen, wo immer ich bin
      Zehn Finger, die hab ich ja immer dabei
      {fact}
      Und eins und noch eins, das macht immer zwei`,
    stanzas: `
      Die Fünf hat ein Dach, und die Sechs einen Bauch
      Die Sieben steht schräg und hält still ihren Strich
      Die Acht ist ein Schneemann, die Neun schlägt ein Rad
      Die Zehn nimmt die Null an der Hand neben sich`,
    later: `
      Und zählt man die Sterne, dann wird man nie satt
      Man fängt bei der Eins an, so wie jedes Mal
      Die Zahlen, die sind ja auch nie einmal aus
      Denn hinter der letzten, da kommt noch eine Zahl`,
    hook: `
      Eins, zwei, drei, die Zahlen sind dabei
      Vier, fünf, sechs, die Zahlen sind wie verhext`,
  },
  {
    words: 'wasserkreislauf verdunstung verdunstet kondensiert kondensation niederschlag grundwasser wasserdampf',
    own: `
      {fact}
      Die Sonne scheint warm auf das Meer und den See
      Da steigt aus dem Wasser ganz leise der Dampf
      Und wird eine Wolke, so weiß wie der Schnee

      Dann fällt es als Regen hinab auf das Land
      Die Wolke wird leicht, die so voll war und schwer
      {fact}
      Das fließt mit dem Bach und dem Fluss bis ins Meer`,
    stanzas: `
      Der Bach läuft zum Fluss, und der Fluss läuft zum Meer
      Ein Teil geht ganz tief in die Erde hinein
      Die Wurzel, die trinkt, und das Blatt atmet aus
      So kann ja kein Tropfen verloren sein`,
    later: `
      Das Glas auf dem Tisch war mal Wolke und Schnee
      War Pfütze und Eis und ein Dinosaurierbad
      Der Wasserkreislauf, der hat kein Ende
      Er dreht sich und dreht sich, so rund wie ein Rad`,
    hook: `
      Verdunstung nach oben, und Regen fällt dann
      Verdunstung nach oben, von vorne fängt's an`,
  },
  {
    words: 'farben farbe_lernen regenbogen rot_gelb_blau',
    own: `
      {fact}
      Das Rot ist die Kirsche, das Gelb ist das Licht
      Das Grün ist der Frosch, und das Blau ist der Himmel
      Und mischen wir zwei, kriegt was Neues Gesicht

      Das Rot und das Gelb geben Apfelsine
      Das Gelb und das Blau geben Grün, seht mal her
      {fact}
      Und alle zusammen, die malen noch mehr`,
    stanzas: `
      Ein Bogen steht bunt überm nassen Dach
      Mit sieben Streifen, der eine ganz blau
      Und keiner kann hingehn, und keiner ihn fassen
      Und jeder hat seine und kennt sie genau`,
    later: `
      Und macht man das Licht aus, ist alles nur grau
      Dann schlafen die Farben im Kasten und warten
      Am Morgen, da sind sie dann wieder so da
      Das Rot auf dem Dach und das Grün hier im Garten`,
    hook: `
      Farben, Farben, Rot, Gelb und Blau
      Farben, Farben, wir kennen sie genau`,
  },
  {
    words: 'planeten sonnensystem merkur venus mars jupiter saturn uranus neptun',
    own: `
      {fact}
      Merkur läuft ganz vorne, die Venus kommt dann
      Die Erde ist unser, der Mars ist ganz rot
      Dann kommt schon der Jupiter, riesig, heran

      Neptun ist der letzte und blau und ganz kalt
      Saturn hat den Ring, und Uranus liegt quer
      {fact}
      Acht sind es zusammen, und es gibt keinen mehr`,
    stanzas: `
      Die Sonne steht still in der Mitte und glüht
      Acht Kugeln, die ziehen im Kreis um sie her
      Die einen sind schnell, und die anderen träge
      Und Jupiter ist von den acht ganz schön schwer`,
    later: `
      Und schaut man am Abend mal lange hinauf
      Ein Punkt, der nicht zwinkert, der steht da ganz still
      Da ziehn die Planeten schon ewig die Bahn
      Und winken uns zu, wenn man's glauben will`,
    hook: `
      Acht Planeten, acht Planeten, die kreisen um das Licht
      Acht Planeten, acht Planeten, vergessen kann man's nicht`,
  },
  {
    words: 'teilen bitte_und_danke freundlich_sein',
    own: `
      {fact}
      Ein Apfel für einen, der ist schnell gegessen
      Ein Apfel für zwei, der schmeckt zweimal so gut
      Und wer was gegeben hat, wird nicht vergessen

      Zusammen, da wird da ein Bild dann daraus
      Der eine hat Stifte, der andre Papier
      {fact}
      Und morgen gibst du dann ein Stück davon mir`,
    stanzas: `
      Wer fragt, der bekommt, und wer dankt, kriegt noch mehr
      Ein Lächeln ist frei, und das kostet nicht viel
      Man reicht sich die Hand und man sagt, du bist dran
      Dann wird aus dem Streit wieder schnell ein Spiel`,
    later: `
      Am Abend ist weniger da in der Dose
      Und trotzdem ist einem im Bauch ganz warm
      Denn wer mit dem Teilen beginnt, der hat mehr
      Da sitzt man zu zweit, und man sitzt Arm in Arm`,
    hook: `
      Teilen, teilen, eins du und eins ich
      Teilen, teilen, das ist gut für dich und mich`,
  },
  {
    words: 'händewaschen hände_waschen hände_gewaschen seife einseifen wasser_an abtrocknen_lernen',
    own: `
      {fact}
      Das Wasser läuft warm, und die Seife macht Schaum
      Der Daumen will auch und der kleinste der Finger
      Und gleich sind wir sauber, man sieht uns noch kaum

      Erst hierhin, dann dahin, und zwischen die Finger
      Wir reiben die Handflächen, singen dazu
      {fact}
      Dann kommt noch das Handtuch und rubbelt im Nu`,
    stanzas: `
      Der Matsch hat jetzt Angst, und die Farbe rennt weg
      Der Schaum wird zum Handschuh bis über die Hand
      Dann spült man und schüttelt, und tropft noch ein Stück
      Und trocken und rosig lehnt jeder an der Wand`,
    later: `
      Und kommt man vom Spielen, und kommt man vom Klo
      Und steht schon das Essen am Tisch und macht Dampf
      Dann geht es ans Händewaschen, und zwar so
      Mit Seife und Wasser gewinnt man den Kampf`,
    hook: `
      Händewaschen, Händewaschen, Wasser und Seife, und dann
      Händewaschen, Händewaschen, reiben, so gut jeder kann`,
  },
]
