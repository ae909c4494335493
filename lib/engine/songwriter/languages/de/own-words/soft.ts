import type { Stanzas } from '../../stanzas.ts'

/** For whoever is sung to sleep. */
export const soft: Stanzas = `
  {you.fact}
  Das war ein schöner Tag
  Nun legt er sich zu dir ins Bett
  Weil er dich so gern mag

  {you.fact}
  Das weiß der Mond genau
  Er schaut zum Fenster still herein
  Und macht das Zimmer blau

  {you.fact}
  Das bleibt auch morgen so
  Jetzt deck ich deine Füße zu
  Da werden beide froh

  {you.fact}
  Ich hab dich lieb dafür
  Ich lass ein kleines Licht dir an
  Gleich draußen vor der Tür

  {you.fact}
  Nun ist es gut, nun ist es spät
  Der Teddy hat es auch gehört
  Und hat sich zu der Wand gedreht

  (Der Tag war lang, der Tag war bunt|Der Tag ist müde, so wie du)
  Nun wird er klein und leis
  {you.fact}
  Das ist das Liebste, was ich weiß

  (Die Vögel schlafen schon im Baum|Die Autos schlafen vor dem Haus)
  Und alles wird ganz sacht
  {you.fact}
  Nun gute, gute Nacht

  (Was sagen wir dem lieben Mond|Was flüstern wir dem runden Mond)
  Bevor er weiterzieht
  {you.fact}
  Er nimmt es mit in seinem Lied

  (Wer klopft da leise an das Glas|Wer raschelt da im Blätterdach)
  Der Wind, der will nur hören
  {you.fact}
  Dann geht er, ohne zu stören

  {they.fact}
  Auch das wird jetzt ganz still
  Es schläft ein jeder, groß und klein
  Der heut noch schlafen will

  {they.fact}
  Das träumt jetzt vor sich hin
  Und du liegst warm in meinem Arm
  Weil ich ganz bei dir bin

  (Nun hör, wie still das Haus schon ist|Nun hör, wie still die Straße ist)
  Nur eine tickt, die Uhr
  {they.fact}
  Und Schlaf kommt durch den Flur

  {thing.fact}
  Das legen wir ganz nah
  Und machst du deine Augen auf
  Dann ist es morgen da

  {thing.fact}
  Das kommt mit in den Traum
  Da fliegt ihr zwei ganz hoch hinauf
  Bis über jeden Baum

  {me.fact}
  Das sing ich dir ins Ohr
  Und wenn du morgen früh erwachst
  Dann sing ich's noch mal vor

  {me.fact}
  Ich halt noch deine Hand
  Bis dass der Schlaf auf leisen Zehn
  Den Weg zu dir auch fand

  {fact}
  Das sag ich noch der Lampe vor
  Dann mach ich sie ganz langsam aus
  Und sag es dir ins andre Ohr

  {fact}
  Der Abend deckt es zu
  {next}
  Da atmest nur noch du

  {fact}
  Das alles wird jetzt leis
  {next}
  Wie alles, was ich weiß

  {fact}
  Das darf jetzt schlafen gehn
  {next}
  Wir werden's morgen sehn

  {fact}
  Das reicht für einen Tag
  {next}
  Weil ich dich so sehr mag`
