import type { Stanzas } from '../../stanzas.ts'

/** Of somebody who is loved, thanked or feted. */
export const warm: Stanzas = `
  {you.fact}
  So kennt man dich, seit ich dich kenne
  Und wenn mich jemand nach dir fragt
  Ist es das Erste, was ich nenne

  {you.fact}
  So bist du, und du denkst dir nichts dabei
  Doch wenn ich abends an dich denke
  Kommt mir genau dieses Bild vorbei

  {you.fact}
  Das weiß bei uns ein jedes Kind
  Und wer's nicht weiß, dem wird's erzählt
  Weil das die liebsten Geschichten sind

  {you.fact}
  Ich hab das nie so recht gesagt
  Man sagt so was ja nicht beim Essen
  Drum sing ich's heute ungefragt

  {you.fact}
  Und ich, ich find das wunderbar
  Ich könnte dich ja anders malen
  Dann wär das Bild nur nicht mehr wahr

  {you.fact}
  Und wer dich einmal so gesehen
  Der wollte eigentlich schon los
  Und bleibt dann in der Haustür stehen

  {you.fact}
  Das klingt nach wenig und nach klein
  Doch würde man es einmal streichen
  Du könntest gar nicht du mehr sein

  {you.fact}
  Das steht in keinem Lebenslauf
  Doch wenn man alles einmal zählt
  Dann baut so vieles darauf auf

  (Wenn jemand fragt, wie du so bist|Und fragt mich einer, wie du bist|Und will wer wissen, wie du bist)
  Dann brauche ich nicht viel zu sagen
  {you.fact}
  Da gibt es keine weitren Fragen

  (Es gibt ein Bild, das geht nicht weg|Ein Bild von dir hab ich im Kopf|Ich hab ein Bild von dir im Kopf)
  Das trag ich bei mir, alle Tage
  {you.fact}
  Und lächeln muss ich, keine Frage

  (So viele Leute reden groß|Die einen reden gern und viel|Es gibt ja Leute, die sind laut)
  Du musst nicht glänzen und nicht prahlen
  {you.fact}
  Das kann man nicht mit Geld bezahlen

  (Man müsste dir ein Denkmal baun|Man könnte dir ein Denkmal baun)
  Am Marktplatz, wo die Tauben sitzen
  {you.fact}
  Das würd ich in den Sockel ritzen

  (Von allen Leuten, die ich kenn|Von allen Menschen, die ich kenn)
  Gehörst du zu den allerbesten
  {you.fact}
  Und das erzähl ich allen Gästen

  (Die Zeit läuft manchmal viel zu schnell|Es ändert sich so manches, ja|Die Jahre gehen, wie sie wollen)
  Zum Glück bleibt manches auch beim Alten
  {you.fact}
  Und so will ich dich gern behalten

  (Ich weiß, du winkst jetzt wieder ab|Du winkst bestimmt gleich wieder ab)
  Du sagst, davon muss keiner singen
  {you.fact}
  Da müssen doch die Gläser klingen

  {me.fact}
  Ich sag das nicht nur so dahin
  Man sieht's mir, glaub ich, sogar an
  An Tagen, wo ich bei dir bin

  {me.fact}
  Und manchmal fass ich's selber nicht
  Dann dreh ich mich noch einmal um
  Und seh bei dir am Fenster Licht

  {me.fact}
  Das lass ich mir von keinem nehmen
  Und werd ich einmal rot dabei
  Dann will ich mich dafür nicht schämen

  (So oft schon hab ich dran gedacht|Ich hab's im Stillen oft gedacht)
  Und nie gesagt, wie das so geht
  {me.fact}
  Ich sag's dir jetzt, es ist nicht zu spät

  (Beim Abwasch fällt mir manchmal ein|Im Bus, da fällt mir manchmal ein)
  Was mich mit dir zusammenhält
  {me.fact}
  Das tausch ich nicht für alles Geld

  (Ich hab ein Leben ohne dich|Wie war das Leben ohne dich)
  Mir einmal vorgestellt, zum Spaß
  {me.fact}
  Da fehlte viel, da fehlte das

  {they.fact}
  So fängt es an, wenn man's erzählt
  Und jedes Mal lacht irgendwer
  Und einer weiß, was daran noch fehlt

  {they.fact}
  Das gibt's nur hier, das gibt's nur so
  Und wer das nicht gesehen hat
  Wird schon vom bloßen Zuhörn froh

  {they.fact}
  Daran wird heute gern gedacht
  Und wer am Anfang still da saß
  Hat spätestens jetzt mitgelacht

  (Kommt, rückt zusammen, hört mal zu|Jetzt hört mal alle kurz gut zu)
  Denn eins muss heut noch in das Lied
  {they.fact}
  Wie schön, wenn man so was mal sieht

  (Die besten Geschichten sind ganz kurz|Es gibt Geschichten, die sind kurz)
  Und trotzdem reichen sie sehr weit
  {they.fact}
  Das bleibt uns eine lange Zeit

  {thing.fact}
  Da muss man gar nichts mehr erklären
  Wer dich auch nur ein Weilchen kennt
  Der weiß, wie arm wir ohne wären

  {thing.fact}
  Das nehm ich mit auf jede Reise
  Und wenn ich einmal Heimweh hab
  Dann summt es in mir, ziemlich leise

  (Was zu dir passt, das weiß hier jeder|Was zu dir gehört, das weiß man längst)
  Das lässt sich leicht zusammenfassen
  {thing.fact}
  Da will man keinen Tag verpassen

  {you.fact}
  Das häng ich an die Kühlschranktür
  Da kommt man jeden Morgen hin
  Und denkt, wie schön, das haben wir

  (Wenn ich im Regen warten muss|Wenn ich am Bahnsteig warten muss)
  Und niemand sagt, wann's weitergeht
  {you.fact}
  Dann lach ich, wo doch keiner steht

  {you.fact}
  Und das ist längst nicht alles, nein
  {you.next}
  So darf das gern noch lange sein

  {you.fact}
  Da fängt es an, und weiter geht's
  {you.next}
  So bist du, und so bleibst du stets

  {me.fact}
  Das wollt ich sagen, und noch mehr
  {me.next}
  Das fällt mir leicht, das fällt nicht schwer

  {they.fact}
  Das ist der erste Teil, und dann
  {they.next}
  Da sieht man, was noch kommen kann

  {thing.fact}
  Das alles passt in einen Tag
  {thing.next}
  Und beides ist, was ich so mag

  {fact}
  Das schreib ich auf das erste Blatt
  {next}
  Und das, damit man beides hat`
