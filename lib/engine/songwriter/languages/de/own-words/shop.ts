import type { Stanzas } from '../../stanzas.ts'

/** For whoever has something to sell. */
export const shop: Stanzas = `
  {me.fact}
  Das steht bei uns nicht nur am Schild
  Wer einmal durch die Tür kommt, weiß
  Dass so ein Wort auch morgen gilt

  {me.fact}
  Und zwar mit Liebe und Verstand
  Was uns nicht selbst gefallen würde
  Das geben wir nicht aus der Hand

  {me.fact}
  So fängt bei uns der Morgen an
  Mit Licht im Fenster, frischem Mut
  Und einer Tür, die jeder finden kann

  {me.fact}
  Das machen wir, solang's uns gibt
  Und wenn du fragst, warum so gern
  Weil man das, was man gut kann, liebt

  {they.fact}
  Da macht man gern die Türe auf
  Und wer nur schnell was holen wollte
  Legt noch ein paar Minuten drauf

  {they.fact}
  Das spricht sich rum von Haus zu Haus
  Der eine bringt den andern mit
  Und keiner geht hier traurig raus

  (Kommt rein, die Tür steht meistens auf|Kommt rein, das Schild sagt, wir sind da)
  Es klingelt, und man kennt sich schon
  {fact}
  Da braucht man gar kein Telefon

  (Wenn du mal nicht mehr weiterweißt|Und brauchst du Hilfe, brauchst du Rat)
  Dann weißt du jetzt, wohin du gehst
  {fact}
  Gut, dass du hier vor unsrer Türe stehst

  (Die großen Häuser sind ganz schick|Es gibt so große Läden, ja)
  Da kennt dich keiner, der dort steht
  {fact}
  Da merkt man, wie's auch anders geht

  (Und fragt dich wer, wo warst du grad|Und fragt dich wer, wo gehst du hin)
  Dann sag es jedem in der Stadt
  {fact}
  Wie gut, wenn man so eine Adresse hat

  (Man kommt hier einmal, kommt dann oft|Erst kommt man einmal, dann kommt man oft)
  Und irgendwann gehört man dazu
  {fact}
  Der Nächste, der hier lacht, bist du

  {thing.fact}
  Das findest du bei uns im Haus
  Du schaust dich um, du lässt dir Zeit
  Und suchst dir gleich das Beste aus

  {thing.fact}
  Das gibt's bei uns, das gibt's nur hier
  Und findest du nicht, was du suchst
  Dann suchen wir's zusammen mit dir

  (Was bringt die Leute bis hierher|Was holt die Leute aus dem Haus)
  Was macht, dass jeder wiederkehrt
  {thing.fact}
  Das ist den kleinen Umweg wert

  {me.fact}
  Das ist versprochen, das ist Pflicht
  {me.next}
  Und besser findest du es nicht

  {they.fact}
  Das gibt es hier an jedem Tag
  {they.next}
  Weil man Besuch hier wirklich mag

  {fact}
  Das schreibt man auf die Tafel vor der Tür
  {next}
  Da kommen auch die Leute von drüben dafür`
