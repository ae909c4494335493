import type { Stanzas } from '../../stanzas.ts'

/** For a class. */
export const lesson: Stanzas = `
  {thing.fact}
  Das schauen wir uns näher an
  Wir gehn ganz langsam, Schritt für Schritt
  Bis jeder es erklären kann

  {thing.fact}
  Das sagen wir erst langsam auf
  Dann klatschen wir dazu im Takt
  Und singen's laut die Treppe rauf

  {thing.fact}
  Erst klingt es schwer, dann wird es leicht
  Man singt es auf dem Weg nach Haus
  Bis es bis an die Haustür reicht

  (Was nehmen wir uns heute vor|Was lernen wir an diesem Tag)
  Was schreiben wir ans Tafelbrett
  {thing.fact}
  Das wisst ihr morgen noch im Bett

  (Jetzt alle mal die Ohren auf|Macht alle mal die Augen zu)
  Und sagt es leise vor euch hin
  {thing.fact}
  Dann bleibt es ganz von selber drin

  (Wer weiß es schon, wer hebt die Hand|Wer kann es schon, wer zeigt mal auf)
  Und wer erklärt's, wenn andre fragen
  {thing.fact}
  Und jetzt soll's jeder einmal sagen

  {fact}
  Das ist der Satz, den merkt euch gut
  Wer stolpert, fängt noch einmal an
  Zum Lernen braucht man nämlich Mut

  {fact}
  Das malen wir ins Heft hinein
  Mit Pfeilen und mit dicken Farben
  Und rahmen es ganz dick noch ein

  {fact}
  Das glaubt man nicht, und doch ist's wahr
  Man muss nur fragen, wie das kommt
  Dann wird es Stück für Stück ganz klar

  {fact}
  Das sagt sich leicht, wenn man's erst kann
  Und wer es dann noch einem zeigt
  Der weiß es selber besser dann

  (Jetzt passt gut auf, jetzt kommt der Kern|Jetzt spitzt die Ohren, jetzt kommt der Kern)
  Den nehmt ihr alle mit nach Haus
  {fact}
  Den kriegt ihr nie mehr wieder raus

  (Ein Fehler macht hier gar nichts aus|Wer's nicht gleich weiß, macht gar nichts falsch)
  Wir üben's einfach, Tag und Nacht
  {fact}
  Beim dritten Mal hat's klick gemacht

  (Wir fangen noch mal vorne an|Wir fangen gleich noch einmal an)
  Die Hände frei, die Füße auch
  {fact}
  Das geht ins Ohr und in den Bauch

  {you.fact}
  Das hast du dir ganz schnell gemerkt
  Und wer es einmal singen kann
  Den hat das Singen schon gestärkt

  {they.fact}
  So geht es zu, so geht's voran
  Und wer es einmal richtig sieht
  Der sieht es nie mehr anders an

  {they.fact}
  Das steht im Buch auf Seite vier
  Doch wer's mit eignen Augen sah
  Der braucht dafür nicht mal Papier

  {me.fact}
  Das sag ich euch, und ihr macht mit
  Wir gehen durch das ganze Lied
  Als wär's ein Weg, mit jedem Schritt

  {fact}
  Das ist der Anfang, den behalt im Ohr
  {next}
  Und morgen sagst du es der Klasse vor

  {fact}
  So fängt das an, und gleich geht's weiter
  {next}
  Das ist die nächste Sprosse auf der Leiter

  {fact}
  Das merkt euch gut, das wird gefragt
  {next}
  Das wird gleich noch mal laut gesagt

  {fact}
  Das sagt die erste Reihe vor
  {next}
  Und das die zweite, laut im Chor

  {fact}
  Das klatscht mal mit, das geht ins Bein
  {next}
  Und das muss auch noch in den Kopf hinein`
