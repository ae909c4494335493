import type { Stanzas } from '../../stanzas.ts'

/** For a team. */
export const cheer: Stanzas = `
  {fact}
  Und wenn es schüttet, stehn wir hier
  Wir haben nicht den größten Pokal
  Doch keiner singt so laut wie wir

  {fact}
  Das rufen wir, bis man es hört
  Vom Parkplatz bis zur letzten Bank
  Und wen das weckt, den hat's gestört

  {me.fact}
  Das haben wir nie anders gemacht
  Und wenn die andern längst zu Hause sind
  Dann stehn wir da noch bis zur Nacht

  {me.fact}
  Wir fallen hin und stehen auf
  Wir wischen uns den Dreck vom Knie
  Und dann beginnt der nächste Lauf

  {they.fact}
  Da geht ein Ruck durch jede Bank
  Der Trainer wirft die Mütze hoch
  Und sagt zum Himmel, Gott sei Dank

  {they.fact}
  Und alle andern ziehen mit
  Denn einer für den andern heißt
  Ein Team, das geht im selben Schritt

  {you.fact}
  Da springt die ganze Reihe auf
  Und wer noch eben müde war
  Der klettert auf die Bänke rauf

  {you.fact}
  Das ist der Grund, warum man singt
  Mit roten Händen, heiserm Hals
  Bis es im Nachbardorf noch klingt

  {you.fact}
  Da gibt's am Zaun kein Halten mehr
  Und fragt sich einer, wer das ist
  Dann schreien alle, schaut doch her

  (Arme hoch und Schals dazu|Hebt die Arme, macht euch groß)
  Hört ihr, wie der Boden bebt
  {fact}
  Das ist es, wofür man hier lebt

  (Ob wir siegen oder nicht|Ob es regnet, ob es schneit)
  Wir sind da, und zwar komplett
  {fact}
  Davon träumt man nachts im Bett

  (Wer steht zusammen, Arm in Arm|Wer geht gemeinsam durch den Dreck)
  Wer geht erst heim, wenn alle gehn
  {fact}
  So eine Truppe will ich sehn

  (Die andern haben mehr Pokale|Die andern haben den größeren Bus)
  Und Hemden, die gebügelt sind
  {fact}
  Wir haben das und Rückenwind

  (Im Kreis, die Köpfe dicht an dicht|Vor jedem Spiel, im Kreis, ganz leis)
  Sagt einer, was wir alle wissen
  {fact}
  Das möchte keiner hier vermissen

  {thing.fact}
  Das tragen wir auf unsrer Brust
  Und wer das einmal mit uns singt
  Der kriegt zum Heimgehn keine Lust

  (Was hält uns wach, was hält uns warm|Was hält uns warm im letzten Spiel)
  Was hat kein anderer Verein
  {thing.fact}
  Und das soll nie mehr anders sein

  {fact}
  Das singen wir vom Tor bis an die Bahn
  {next}
  Und wer zu spät kommt, stellt sich hinten an

  {fact}
  Und wer das weiß, der hebt jetzt seine Hand
  {next}
  Da wackelt im Vereinsheim jede Wand

  {fact}
  Noch mal von vorn, die Kurve, die singt mit
  {next}
  Und alle stampfen, Schritt für Schritt

  {fact}
  So sind wir halt, und so wird's auch bleiben
  {next}
  Das kann man ruhig auf die Trikots schreiben`
