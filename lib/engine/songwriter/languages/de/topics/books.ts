import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'buch bücher büchern buches bücherei bibliothek bibliothekar bibliothekarin buchladen buchhandlung buchhändlerin lesen liest leseratte bücherwurm roman romane geschichte geschichten märchen märchenbuch bilderbuch vorlesen vorliest krimi krimis gedicht gedichte seite seiten lesezeichen bücherregal eselsohr kapitel schriftsteller autorin autor',
  you: {
    scene: `
      Du liest (beim Gehen|im Laufen) und stößt an jeden Mast
      Ein Buch im Arm, ein zweites in der Tasche
      Du hast schon manchen Halt dadurch verpasst
      Und Lesezeichen ist die Schuhbandlasche`,
    later: `
      Du liehst mir mal ein Buch mit Eselsohr
      Da stand am Rand mit Bleistift, das bist du
      Ich las die Stelle dreimal laut mir vor
      Und machte dann das Buch ganz leise zu`,
  },
  me: {
    scene: `
      Ich wollte nur (das eine|ein dünnes|ein kleines) Buch noch lesen
      Nur ein Kapitel, und dann Licht und Ruh
      Es ist auf einmal viertel fünf gewesen
      Und dann ging auch mein letztes Auge zu`,
    later: `
      Ich stapel Bücher neben meinem Bett
      Der Turm ist höher als die Lampe schon
      Das Buch ganz unten, das ist sicher nett
      Doch das braucht eine Expedition`,
  },
  past: {
    scene: `
      Du last uns (abends|sonntags|immer) vor, mit allen Stimmen
      Der Drache sprach wie unser Hausmeister
      Und sahst du unsre Augen nachts noch glimmen
      Dann wurde das Gespenst im Buch noch dreister`,
    later: `
      In deinem Buch steckt noch ein Fahrschein drin
      Auf Seite neunzig, weiter kamst du nicht
      Ich les von da an weiter, bis ich bin
      Wo alles gut wird, in dem letzten Licht`,
  },
  hook: `
    Schlag das Buch auf, und die Tür ist bereit
    Auf Seite eins ist noch immer Zeit

    Ein Buch auf den Knien, und der Regen fällt
    Und unter der Lampe beginnt eine Welt`,
  soft: {
    scene: `
      Das Buch ist zu, der Bär darin
      Legt sich nun auch zum Schlafen hin
      Er deckt sich mit der Seite zu
      Und morgen lest ihr, er und du`,
    later: `
      Im Buch schläft auch das dicke Schwein
      Die Zeilen schlafen alle ein
      Ein Buchstab schnarcht, das große O
      Die andern schlafen sowieso`,
  },
}
