import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'hund hunde hunden hundes hündin hündchen welpe welpen dackel pudel mops schäferhund labrador retriever terrier beagle mischling straßenhund bellt bellen bellte gebell leine knochen gassi wedelt wedeln schwanzwedeln schnauze hundeleine hundekorb körbchen stöckchen fellnase wuff hundeschule tierheim',
  you: {
    scene: `
      Die Hunde ziehn (im Park|am Fluss|vorm Tor) an jeder Leine
      Sobald sie dich von weitem kommen sehn
      Du kennst sie alle, jeder ist wie deiner
      Und keiner will danach noch weitergehn`,
    later: `
      Der alte Hund geht langsam an den See
      Du wartest, wenn er riecht, an jedem Pfahl
      Du sagst, er liest halt Zeitung, und ich seh
      Wie gut du warten kannst, mit jedem Mal`,
  },
  me: {
    scene: `
      Mein Hund hat (einen Schuh|den Braten|ein Kissen) aufgefressen
      Er guckt mich an, als wüsst er, wer es war
      Er senkt den Kopf, bedrückt und angemessen
      Dann zeigt er auf den Nachbarn, wunderbar`,
    later: `
      Um sechs muss jeder Hund bei Sturm hinaus
      Ich trag den Mantel über meinem Hemd
      Er bleibt im Hof stehn und will gleich nach Haus
      Dem Hund ist so ein Wetter etwas fremd`,
  },
  past: {
    scene: `
      Du gingst mit deinem Hund (am Deich|am Bach|am Wald) entlang
      Er trug den Stock, und du trugst seine Leine
      Man kannte euch schon weit an eurem Gang
      Zwei Nasen vorne und sechs krumme Beine`,
    later: `
      Der Hund legt sich noch immer vor die Tür
      Er hebt ein Ohr, sooft der Kies sich regt
      Ich sag ihm nichts, was kann der Hund dafür
      Ich hab mich einfach mit dazugelegt`,
  },
  hook: `
    Lauf, Hund, lauf, mit dem Ohr voller Wind
    Zeig uns, wo heute die Pfützen sind

    Ein Hund an der Tür, und der Tag ist gewonnen
    Er fragt nicht, wie lange, er hat schon begonnen`,
  soft: {
    scene: `
      Der Hund hat alles zugedeckt
      Den Knochen hat er gut versteckt
      Er rennt im Schlaf mit einem Bein
      Da muss ein Hase drinnen sein`,
    later: `
      Der kleine Hund, der dreht sich rund
      Und gähnt mit einem großen Mund
      Die Nase kommt ins warme Fell
      Dann schläft er ein, und zwar ganz schnell`,
  },
}
