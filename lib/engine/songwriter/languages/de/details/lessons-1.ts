import type { Details } from '../../stanzas.ts'

/** What children learn: the stanzas teach it, in their order. */
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
      Am Montag geht's los, und die Woche ist neu
      Am Dienstag, da kommen wir richtig in Schwung
      Der Mittwoch steht grad in der Mitte dabei
      Am Donnerstag macht sie den nächsten Sprung

      Am Freitag, da ist sie schon beinah vorbei
      Am Samstag, da schlafen wir alle mal aus
      Am Sonntag sind alle zusammen und frei
      Dann klopft schon der Montag von Neuem ans Haus`,
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
    words: 'monate monaten zwölf_monate die_monate monatsnamen',
    stanzas: `
      Im Januar Schnee, und im Februar Narren
      Der März weckt das Gras, der April macht uns nass
      Im Mai blüht der Flieder am Zaun und am Karren
      Der Juni wirft Kirschen in Schüssel und Fass

      Im Juli ins Freibad, August ist noch heiß
      September hat Äpfel, Oktober macht bunt
      November bringt Nebel, Dezember wird weiß
      Und zwölf sind es, zwölf, und das Jahr, das ist rund`,
    later: `
      Und ist der Dezember mit Kerzen vorbei
      Dann fängt es im Januar wieder so an
      Zehn Monate hat man an Fingern, und zwei
      Die zählt man dem Nachbarn am Daumen noch dran`,
    hook: `
      Zwölf Monate, zwölf Monate, die drehn sich im Kreis
      Zwölf Monate, zwölf Monate, mal heiß und mal Eis`,
  },
  {
    words: 'jahreszeiten jahreszeit vier_jahreszeiten',
    stanzas: `
      Im Frühling, da kommen die Knospen ans Licht
      Die Vögel sind wieder da, alles wird grün
      Im Sommer, da brennt uns die Sonne ins Gesicht
      Die Tage sind lang, und die Felder, die blühn

      Im Herbst wird das Laub erst ganz bunt und fällt dann
      Die Äpfel sind reif, und der Wind, der wird kalt
      Im Winter, da fängt es zu schneien noch an
      Die Tage sind kurz, und ganz still ist der Wald`,
    later: `
      Das Jahr hat vier Zimmer, wir gehen hindurch
      Im einen blüht alles, im nächsten ist's heiß
      Die Jahreszeiten, die reichen sich Hände
      Der Herbst ist ganz bunt, und der Winter ganz weiß`,
    hook: `
      Frühling, Sommer, Jahreszeiten, die gehn im Kreis
      Herbst und Winter, Jahreszeiten, und der macht alles weiß`,
  },
  {
    words: 'zähneputzen zähne_putzen zähne_geputzt zähne_putzt zahnbürste zahnbürsten zahnpasta zahnpflege',
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
      Die Kauflächen kommen als Erstes heut dran
      Da bürsten wir immer nur hin und zurück
      Dann kommen die Außenseiten, und dann
      Da malst du dir Kreise, und zwar Stück um Stück

      Zum Schluss kommt die Innenseite heran
      Vom Roten ins Weiße, so fegst du sie rein
      Zwei Minuten lang, so lang musst du ran
      Dann spuckst du noch aus, und der Mund, der ist fein`,
    later: `
      Am Morgen, am Abend, und zweimal am Tag
      Da sind beim Zähneputzen alle dabei
      Der Karies, der immer nur Zucker mag
      Der zieht wieder aus, und die Zähne sind frei`,
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
      A, B und C, D, und dann E, F und G
      H, I und das J, und das K ist dabei
      L, M und N, O, und dann kommt schon das P
      Q, R und das S, und noch ist nichts vorbei

      T, U und V, W, und fast sind wir durch
      X, Y und Z, und dann sind wir am Schluss
      Ob Affe, ob Zebra, ob Löwe, ob Lurch
      Man schreibt sie mit denen, die jeder kennen muss`,
    later: `
      Und kann man die Buchstaben, kann man auch mehr
      Da liest man ein Schild und den Namen der Stadt
      Ein Brief kommt ins Haus, und man liest ihn allein
      Wie gut, wenn man alle beisammen hat`,
    hook: `
      Alphabet, Alphabet, von A bis Z
      Alphabet, Alphabet, das sing ich noch im Bett

      A, B, C, das ABC, von A bis Z
      A, B, C, das ABC, das sing ich noch im Bett`,
  },
  {
    words:
      'ampel ampeln verkehrsregeln zebrastreifen straßenverkehr verkehrserziehung über_die_straße überqueren_der_straße',
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
      Am Bordstein, da bleiben wir alle erst stehn
      Die Ampel zeigt Rot, und dann warten wir still
      Erst springt sie auf Grün, und dann dürfen wir gehn
      Doch nicht gleich, nur weil man jetzt losrennen will

      Wir schauen nach links, und nach rechts, und nach links
      Und steht alles still, gehn wir grade hinüber
      Wir rennen nicht, trödeln nicht, und so gelingt's
      Und drüben am Bordstein, da freun wir uns drüber`,
    later: `
      Und gehst du mal selber, und niemand ist da
      Die Ampel ist rot, und die Straße ist leer
      Dann bleibst du doch stehn, weil ein Kleinerer schaut
      Der lernt es von dir, und dann lernen es mehr`,
    hook: `
      Rot heißt steh, die Ampel sagt halt
      Grün heißt geh, und wir singen, dass es schallt

      Verkehrsregeln, Straße, bei Rot bleib ich stehn
      Verkehrsregeln, Straße, bei Grün darf ich gehn`,
  },
  {
    words: 'zahlen zählen bis_zehn bis_hundert plus minus rechnen_lernen zählen_lernen',
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
      Die Eins steht allein, und die Zwei ist ein Schwan
      Die Drei hat zwei Bäuche, die Vier ist ein Stuhl
      Die Fünf trägt die Mütze und wartet auf die Bahn
      Und alle zusammen, die finden sich cool

      Die Sechs rollt sich ein, und die Sieben steht schräg
      Die Acht ist ein Schneemann und wirft keinen Schuh
      Die Neun schlägt ein Rad, und die Zehn nimmt den Weg
      Mit Eins an der Hand und die Null noch dazu`,
    later: `
      Und zählt man die Sterne, dann wird man nie satt
      Man fängt bei der Eins an, so wie jedes Mal
      Die Zahlen, die sind ja auch nie einmal aus
      Denn hinter der letzten, da kommt noch eine Zahl`,
    hook: `
      Eins, zwei, drei, die Zahlen sind dabei
      Vier, fünf, sechs, die Zahlen sind wie verhext`,
  },
]
