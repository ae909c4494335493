import type { Stanzas } from '../../stanzas.ts'

/** Where somebody wants a laugh. */
export const funny: Stanzas = `
  {you.fact}
  Ich hab's mit eignen Augen gesehn
  Und frag mich seitdem jeden Abend
  Wie konnte das denn nur geschehn

  {you.fact}
  Und schaust dabei ganz harmlos drein
  Als würden das doch alle machen
  Das machst auf dieser Welt nur du allein

  {you.fact}
  Das Fernsehen war noch nicht hier
  Wir rufen jede Woche an
  Die legen auf, da stehen wir

  {you.fact}
  Der Nachbar hat sich schon beschwert
  Jetzt steht er selbst mit uns am Fenster
  Und findet es bemerkenswert

  {you.fact}
  Das ist nicht schlimm, das ist Talent
  Ich kenne niemand in der Gegend
  Der sich zu so was gern bekennt

  {you.fact}
  Ein andrer würde rot, du nicht
  Du kriegst davon nur bessre Laune
  Und Krümel mitten ins Gesicht

  (Ich will ja niemand hier verpetzen|Ich petze nicht, ich sing es nur|Ich sag ja nichts, ich sing ja nur)
  Doch einmal muss es an den Tag
  {you.fact}
  Und trotzdem bist du, wen ich mag

  (Wir haben alles schon probiert|Man hat hier alles ausprobiert)
  Mit Bitten, Bitten und mit Kneten
  {you.fact}
  Da hilft kein Schimpfen und kein Beten

  (Man hat Experten hergeholt|Es waren schon Experten hier)
  Die haben lange überlegt
  {you.fact}
  Und einer hat sich hingelegt

  (Ich hab ein Buch dazu gekauft|Ich las ein dickes Buch dazu)
  Vierhundert Seiten, ohne Bild
  {you.fact}
  Das nennt das Buch noch ziemlich mild

  (Die Leute fragen mich beim Bäcker|Man fragt mich danach in der Stadt)
  Ist das denn wahr, und stimmt das so
  {you.fact}
  Ich sage ja, und bin noch froh

  (Wer dich nicht kennt, der glaubt das nie|Man glaubt mir das ja immer nicht)
  Drum sing ich's heute ganz genau
  {you.fact}
  Und keiner wird daraus noch schlau

  {me.fact}
  Ich hätte es auch lassen können
  Doch hinterher, da lacht man drüber
  Man muss sich ja auch mal was gönnen

  {me.fact}
  Ich bitte sehr um Mitgefühl
  Ein Keks, ein Tee, ein Stück vom Kuchen
  Dann wird mein Kopf mir wieder kühl

  {me.fact}
  Ich sag das ohne jede Scham
  Es gibt ein Foto von dem Tag
  Auf dem ich unter Decken kam

  (An einem Dienstag fing es an|Es fing an einem Dienstag an)
  Die Sonne schien, ich war noch heiter
  {me.fact}
  Seitdem geht es in einem weiter

  (Ich hatte einen guten Plan|Ich hatte wirklich einen Plan)
  Mit Pfeilen, Farben und mit Zahlen
  {me.fact}
  Den Plan, den kann man übermalen

  {they.fact}
  Ich schwör's, ich hab's nicht ausgedacht
  Sogar der Herr am Nebentisch
  Hat in die Suppe reingelacht

  {they.fact}
  Da hilft nur eins, man lacht sich krumm
  Man wischt die Tränen aus den Augen
  Und einer fragt, was ist, warum

  {they.fact}
  Das war so weder Plan noch Pflicht
  Man hätte es gern aufgenommen
  Nur lief die Kamera grad nicht

  (Jetzt kommt der Teil, den keiner glaubt|Was nun kommt, hat uns keiner geglaubt)
  Ich sag ihn trotzdem, laut und klar
  {they.fact}
  Und jedes Wort davon ist wahr

  (Bei uns geht's meistens ruhig zu|Es ging doch alles lange gut)
  Das hab ich gestern noch geschworen
  {they.fact}
  Das klingelt mir noch in den Ohren

  {thing.fact}
  Davor hat uns kein Mensch gewarnt
  Es kam ganz harmlos um die Ecke
  Und hatte sich als Spaß getarnt

  {thing.fact}
  Das hat uns grade noch gefehlt
  Ich hab's dem Postboten geklagt
  Der hat mir seins zurückerzählt

  (Wovon erzählt man hier beim Bäcker|Was ist es, was uns Nerven kostet)
  Was bringt uns um den letzten Schlaf
  {thing.fact}
  Und vorher war ich immer brav

  {fact}
  Ich hab gezählt, erst bis zu zehn
  Bei zwanzig musste ich dann lachen
  Und konnte nicht mehr grade stehn

  (Dafür gibt es kein Formular|Dafür gibt's auch kein Formular)
  Ich war beim Amt, ich hab gefragt
  {fact}
  Da hat die Dame oje gesagt

  {you.fact}
  Man denkt, das wär genug, o nein
  {you.next}
  Es muss ja immer mehr noch sein

  {me.fact}
  Das wär ja noch zu überstehn
  {me.next}
  Da half dann nur noch Schlafengehn

  {they.fact}
  Das war der harmlose Beginn
  {they.next}
  Und so steckt man auf einmal drin

  {thing.fact}
  Das reicht ja schon für einen Tag
  {thing.next}
  Und das kam noch mit einem Schlag

  {fact}
  So weit, so gut, das geht ja noch
  {next}
  Und da wird's bunt, das weiß man doch`
