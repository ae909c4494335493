import type { Stanzas } from '../../stanzas.ts'

/** Where somebody asks to be forgiven. */
export const sorry: Stanzas = `
  {me.fact}
  Da gibt es nichts, was das erklärt
  Ich hab die halbe Nacht danach gesucht
  Und keine Ausrede war's wert

  {me.fact}
  Ich hab's gewusst im selben Augenblick
  Und hätt ich's noch mal in der Hand
  Ich nähme es sofort zurück

  {me.fact}
  Du wurdest still, und ich verstand
  Du hättest schreien sollen, das wär leichter
  Als diese Stille, Wand an Wand

  {me.fact}
  Ich kann das nicht mehr anders machen
  Ich kann nur hier stehn, bis du sprichst
  Und irgendwann mal wieder mit dir lachen

  {me.fact}
  Das war ich selber, ich allein
  Nicht Wetter, Bus und nicht die Arbeit
  Ich schau mich an und seh es ein

  {me.fact}
  Ich schieb das nicht auf meine Uhr
  Ich hab's von allen Seiten angesehn
  Und falsch war's jedes Mal, ich nur

  (Ich hab dir einen Brief gemacht|Ich hab's auf ein Papier gebracht)
  Vier Seiten, drei hab ich zerrissen
  {me.fact}
  Auf dieser steht's, du sollst es wissen

  (Ich hab den ganzen Weg geübt|Ich hab vorm Spiegel lang geübt)
  Und finde jetzt davon kein Wort
  {me.fact}
  Und könnte ich's, ich nähm es fort

  (Ich steh mit Blumen in der Hand|Ich stand mit Blumen vor der Tür)
  Die helfen nicht, das weiß ich schon
  {me.fact}
  Das sagt man nicht am Telefon

  (Die wahren Sätze sind oft schwer|Es gibt so Sätze, die sind schwer)
  Man schluckt sie runter, sagt sie nicht
  {me.fact}
  Ich sag's dir heute ins Gesicht

  (Ich lieg seit drei Uhr nachts schon wach|Ich lieg im Dunkeln und bin wach)
  Und zähl die Risse an der Wand
  {me.fact}
  Ich hatte schon mal mehr Verstand

  {you.fact}
  Und ich hab das nicht recht gesehn
  Du gabst so viel, ich nahm es einfach hin
  Und ließ dich mit dem Rest da stehn

  {you.fact}
  Gerade du, gerade das
  Du hättest Besseres verdient
  Auf mich war diesmal kein Verlass

  {you.fact}
  Das nahm ich hin wie Luft und Licht
  Man merkt ja erst, wie warm es war
  Wenn einer nicht mehr mit uns spricht

  (Du hast mir oft genug verziehn|Wie oft hast du mir schon verziehn)
  Und nie hast du mir's vorgezählt
  {you.fact}
  Ich hab das falsche Wort gewählt

  (Ich weiß genau, was du mir bist|Was du mir bist, das weiß ich gut)
  Das hab ich viel zu spät bedacht
  {you.fact}
  Was hab ich bloß daraus gemacht

  {they.fact}
  Und ich hab meinen Teil daran
  Ich frag nicht erst, ob das zu flicken ist
  Ich fang mit dem Reparieren an

  {they.fact}
  Das ist die Wahrheit, leider, ja
  Ich lauf jetzt nicht davor davon
  Ich hab mich lang gedrückt, jetzt bin ich da

  {thing.fact}
  So klein, und doch ist es so viel
  Ich hab damit herumgespielt
  Und merk erst jetzt, es ist kein Spiel

  {fact}
  Ich hör ja selber, wie das klingt
  Ich weiß, dass kein Kaffee, kein Kuchen
  Das wieder ganz in Ordnung bringt

  (Jetzt darfst du schimpfen, laut und viel|Du darfst jetzt schimpfen, laut und lang)
  Ich bleibe da und halt es aus
  {fact}
  Und danach bring ich dich nach Haus

  {me.fact}
  Das wird nicht schöner, wie ich's dreh
  {me.next}
  Ich bleib nur hier, bis ich's versteh

  {you.fact}
  Und ich hab das nicht gut bewahrt
  {you.next}
  Das hätt ich dir so gern erspart

  {fact}
  Da kann ich reden, Jahr um Jahr
  {next}
  Es bleibt dabei, wie dumm das von mir war`
