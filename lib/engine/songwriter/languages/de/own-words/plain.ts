import type { Stanzas } from '../../stanzas.ts'

/** Whatever the song is about. */
export const plain: Stanzas = `
  {fact}
  Das ist nicht groß, das ist nicht laut
  Es ist nur etwas, das man mag
  Sobald man's einmal angeschaut

  {fact}
  Da könnt ich lange sitzen und hinschaun
  Der Nachbar ist schon rübergekommen
  Und lehnt mit mir jetzt überm Zaun

  {me.fact}
  Ich könnte sagen, das war Glück
  Doch wenn ich heute wählen dürfte
  Ich ginge genau da zurück

  {me.fact}
  Mehr gibt es da nicht zu gestehn
  Wer wissen will, wie sich das anfühlt
  Der muss ein Stückchen mit mir gehn

  {me.fact}
  Das sagt sich heute leicht dahin
  Und ist doch, wenn ich's recht bedenke
  Ein Grund, warum ich jetzt hier bin

  {they.fact}
  Ich hab es selber mit angesehn
  Und wer das einmal miterlebt hat
  Der bleibt beim nächsten Mal auch stehn

  {they.fact}
  Da sagt man nichts, da schaut man nur
  Und hinter einem an der Wand
  Bleibt, glaub ich, kurz mal stehn die Uhr

  {thing.fact}
  Da weiß ein jeder, was man meint
  Man schließt die Augen, und es ist
  Als ob ins Zimmer Sonne scheint

  {thing.fact}
  Das kennt bei uns ein jedes Kind
  Das bleibt, auch wenn die Straßen längst
  Nach andern Leuten benannt sind

  (Man braucht nicht viel an einem Tag|Es braucht nicht viel für einen Tag)
  Den man im Kopf behalten will
  {fact}
  Und ringsherum wird's langsam still

  (Ich sag's so, wie ich's selber weiß|Ich sag's so, wie ich's selber sah)
  Und lass nichts weg und tu nichts dran
  {fact}
  Damit fing dieses Lied auch an

  (Es gibt ja Lieder über Helden|Es gibt so Lieder über Helden)
  Von Schiffen und vom großen Glück
  {fact}
  Ich singe lieber dieses Stück

  (Wer uns besucht, der merkt es gleich|Wer hier vorbeikommt, bleibt kurz stehn)
  Und fragt, was es hier Neues gibt
  {fact}
  Und das ist, was man hier so liebt

  (Ich dachte heute früh im Bus|Ich hab im Bus daran gedacht)
  An etwas, das mir wichtig ist
  {fact}
  Gut, dass man so was nicht vergisst

  (Das Größte passt in einen Satz|Was wichtig ist, das sagt sich kurz)
  Man muss ihn nur in Ruhe singen
  {fact}
  Und hören, wie die Wörter klingen

  {you.fact}
  Das sieht man dir von außen nicht an
  Man muss schon eine Weile bleiben
  Bis man es ganz begreifen kann

  {you.fact}
  So ist das, und so soll es sein
  Und wem das nicht gefallen will
  Der schaut halt nicht mehr zu uns rein

  {fact}
  Das weiß bei uns die halbe Stadt
  {next}
  Und wer's nicht wusste, weiß jetzt, was er hat

  {fact}
  So einfach geht ein Lied zuweilen los
  {next}
  Das ist nicht klein, das ist nicht groß

  {fact}
  Da bleibt man stehn und dreht sich einmal um
  {next}
  Und alle, die es hören, nicken stumm

  {fact}
  Ich sag das so, wie ich's gesehen hab
  {next}
  Und streiche nichts und schwäche auch nichts ab`
