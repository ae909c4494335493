import type { Stanzas } from '../../stanzas.ts'

/** Of somebody who is gone or far away, and of times that are over. */
export const grief: Stanzas = `
  {you.fact}
  Das seh ich noch, ganz nah und klar
  Als wärst du nur mal kurz nach nebenan
  Und alles so, wie's immer war

  {you.fact}
  Wer denkt denn, dass gerade das mir fehlt
  Die großen Tage kleben in den Alben
  Und dieses hier hat niemand mitgezählt

  {you.fact}
  Das hör ich noch, wenn's abends leise wird
  Dann rück ich einen zweiten Stuhl heran
  Als hätt ich mich nur in der Zeit geirrt

  {you.fact}
  So klein war das, so selbstverständlich da
  Man merkt erst, wenn ein Zimmer stiller ist
  Wie viel von dir in diesem Zimmer war

  {you.fact}
  Ich hab gedacht, das bleibt für immer so
  Und wenn ich heute daran denke
  Dann bin ich traurig und zugleich auch froh

  {you.fact}
  Wenn ich das sage, wird hier keiner laut
  Dann rücken wir am Tisch zusammen
  Bis einer wieder in die Runde schaut

  {you.fact}
  Das hab ich noch, das geht nicht mit dir fort
  Ich trag es durch die ganze Stadt
  Und finde dich an jedem Ort

  (Man fragt mich freundlich, wie es geht|Die Leute fragen, wie es geht)
  Ich sage gut und denk daran
  {you.fact}
  Das ist was, das man nicht erklären kann

  (An manchen Tagen bist du ganz nah|Es gibt so Tage, da bist du nah)
  Da muss ich gar nichts weiter tun
  {you.fact}
  Und dann darf alles andre ruhn

  (Auf keinem Foto ist's zu sehn|Kein Foto hat es je gezeigt)
  Es war zu klein, es ging vorbei
  {you.fact}
  Ich mach die Augen zu und bin dabei

  (Was mir von dir bleibt, wiegt nicht viel|Was mir von dir bleibt, wiegt so viel)
  Das kann man nicht in Kisten packen
  {you.fact}
  Das sitzt mir wie die Sonne warm im Nacken

  (Wenn einer deinen Namen sagt|Und sagt wer deinen Namen laut)
  Dann wird es erst mal still im Raum
  {you.fact}
  Dann lächeln wir und merken's kaum

  (Ich hab es dir wohl nie gesagt|Ich hätt's dir einmal sagen solln)
  Man denkt ja immer, es hat Zeit
  {you.fact}
  Jetzt sag ich's in die Dunkelheit

  {me.fact}
  Ich sag's dem Fenster und dem Licht
  Und manchmal kommt es ganz von selbst zurück
  Und manchmal kommt es eben nicht

  {me.fact}
  Das nimmt mir keiner, auch die Zeit nicht mehr
  Ich trag es in der Jackentasche
  Es wiegt nicht viel, und manchmal wiegt es schwer

  {me.fact}
  Ich weiß den Tag noch und das Licht
  Man denkt dabei nicht, merk dir das
  Man merkt es sich und weiß es nicht

  (Wenn nachts die Straße leise wird|Wenn abends dann das Licht ausgeht)
  Dann wird in mir so vieles wach
  {me.fact}
  Da liege ich und denk ihm nach

  (Ich geh den alten Weg noch gern|Ich kenn den Weg noch ganz genau)
  Die Bank, der Zaun, das kleine Tor
  {me.fact}
  Das kommt mir heut wie gestern vor

  {they.fact}
  Ich muss nur einmal stehen bleiben
  Dann ist der ganze Tag auf einmal da
  Mit Licht und Staub auf allen Fensterscheiben

  {they.fact}
  Da bleib ich jedes Mal kurz stehn
  Und für die Länge eines Atemzugs
  Muss keiner von uns weitergehn

  (Das meiste hab ich längst vergessen|So vieles hab ich längst vergessen)
  Die Namen, Nummern und das Jahr
  {they.fact}
  Das weiß ich noch, so, wie es war

  (Man räumt und räumt und wird nicht fertig|Man räumt so vieles aus den Schränken)
  Und manches rührt man gar nicht an
  {they.fact}
  Weil man so was nicht räumen kann

  {thing.fact}
  Mehr braucht es nicht, schon bin ich dort
  Die Tür geht auf, der Boden knarrt
  Und keiner, keiner muss da fort

  {thing.fact}
  Das hat mich bis hierher gebracht
  Und wenn mich einer fragt, woran ich denk
  Ist es das Erste in der Nacht

  (Was ich von damals noch behielt|Was ich noch immer bei mir hab)
  Hat keinen Wert, den man bezahlt
  {thing.fact}
  Das hat die Tage angemalt

  {fact}
  Das ist schon her, und ist doch nah
  Ich brauch nur einen Ton, ein Licht
  Schon steht es wieder vor mir da

  (Sie sagen, mit der Zeit wird's leicht|Man sagt, es wird mit Jahren leicht)
  Und etwas wird es, das ist wahr
  {fact}
  Nur das bleibt, wie's am Anfang war

  {fact}
  Das seh ich, wenn ich die Augen schließ
  {next}
  Als ob mich jemand noch mal bleiben ließ

  {fact}
  So war das, und man dachte nichts dabei
  {next}
  Man dachte, so ein Tag geht nie vorbei

  {fact}
  Es ist nicht viel, wenn ich es so erzähle
  {next}
  Und ist doch alles, was ich nachts noch zähle

  {fact}
  Das kommt zurück, wenn irgendwo wer pfeift
  {next}
  Es ist so nah, dass man danach greift

  {you.fact}
  Das bleibt, auch wenn man alle Türen schließt
  {you.next}
  Wie Wasser, das im Haus noch weiterfließt`
