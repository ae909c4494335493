import type { Stanzas } from '../../stanzas.ts'

/** For whoever has a hard time. */
export const comfort: Stanzas = `
  {you.fact}
  Das ist nicht leicht, das seh ich dir an
  Nur musst du das nicht ganz alleine tragen
  Ich geh ein Stück mit dir, so weit ich kann

  {you.fact}
  Du bist noch hier, und das ist viel
  Man muss nicht heute schon am Ende sein
  Ein kleiner Schritt ist auch ein Ziel

  {you.fact}
  Ich geh nicht weg, ich bleibe hier
  Wenn du nicht reden magst, dann schweig
  Ich schweige gern ein Stück mit dir

  {you.fact}
  Das macht dich müde, das darf sein
  Leg deinen Kopf mal ruhig hin
  Ich lass noch etwas Sonne rein

  {you.fact}
  Und wenn du zweifelst, schau mich an
  Ich hab dich schon durch andres gehen sehn
  Und weiß, wie weit man kommen kann

  (Es gibt so Tage, die sind schwer|Es gibt so Wochen, die sind grau)
  Da ist ein jeder Weg zu weit
  {you.fact}
  Geh ruhig langsam, wir haben Zeit

  (Du denkst vielleicht, du schaffst das nicht|Und denkst du auch, das wird mir zu viel)
  Ich kenn dich länger, als du meinst
  {you.fact}
  Und ich bin da, auch wenn du weinst

  (Von unten ist der Berg so hoch|Der Berg sieht groß aus, wenn man steht)
  Man steigt ja nicht mit einem Satz
  {you.fact}
  Und oben ist für dich ein Platz

  (Der Morgen kommt, verlass dich drauf|Am Morgen kommt das Licht zurück)
  Und alles sieht ganz anders aus
  {you.fact}
  Ich bring dich Schritt für Schritt nach Haus

  {me.fact}
  Das sag ich dir und mein es so
  Und wenn du's heut nicht glauben kannst
  Dann glaub ich eben für uns zwo

  {me.fact}
  Und das ist mehr als nur ein Wort
  Ruf an, um drei Uhr nachts, egal
  Ich nehm den Hörer ab, sofort

  {they.fact}
  Das ist jetzt so, und das ist viel
  Doch hinter dir stehn alle die
  Die mit dir gehen bis ans Ziel

  {thing.fact}
  Das alles geht auch mal vorbei
  Bis dahin zähl auf meine Hand
  Und auf die andre, das macht zwei

  {fact}
  Das kann man nicht mit Worten heilen
  Man kann sich nur danebensetzen
  Und sich das Schwere etwas teilen

  (Ich hab kein Mittel, keinen Rat|Ich weiß nicht immer, was man sagt)
  Ich hab zwei Ohren und Kaffee
  {fact}
  Komm her und sag mir, wo tut's weh

  {you.fact}
  Das weiß ich alles, glaub es mir
  {you.next}
  Und darum steh ich fest bei dir

  {fact}
  Das darf auch mal zu viel sein, ja
  {next}
  Und wenn's zu viel wird, bin ich da`
