import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Und wer dich kennt, der nickt und lacht
    {next}
    So hat das sonst noch keiner gemacht

    {fact}
    Ich sag das weiter, jedem, der's hören mag
    {next}
    Und lache drüber noch den ganzen Tag

    {fact}
    Das ist das Erste, was mir zu dir einfällt
    {next}
    Und dafür hab ich Stühle aufgestellt

    {fact}
    Du sagst, da wär doch weiter nichts dabei
    {next}
    Und wir, wir stehen da und machen Geschrei

    {fact}
    Das klingt so klein, wenn man es schreibt
    Doch räumt man alles andre aus dem Haus
    Ist es genau das, was mir bleibt

    {fact}
    Das weiß die Straße, das weiß das Haus
    Und wer es nicht weiß, dem erzähl ich's
    Und lass dabei kein Stückchen aus`,
  funny: `
    {fact}
    Ich wollt, ich hätt mir das nur ausgedacht
    {next}
    Da hat sogar der Kellner laut gelacht

    {fact}
    Man könnte meinen, damit wär's vorbei
    {next}
    Es gibt noch einen Grund für das Geschrei

    {fact}
    Ich habe Zeugen, zwei, die haben geweint
    {next}
    Und keiner sage, es war gut gemeint

    {fact}
    Ich hab es aufgeschrieben mit Datum und Zeit
    Und schick es irgendwem, der wichtig ist
    Nur war bis jetzt noch keiner bereit

    {fact}
    Lacht ruhig, ihr habt ja nicht hier gesessen
    Ich hätt ja selber fast gelacht
    Hätt ich dabei nicht gern gegessen`,
  grief: `
    {fact}
    Das seh ich, wenn ich die Augen schließ
    {next}
    Als ob mich jemand noch mal bleiben ließ

    {fact}
    Das hab ich aufgehoben, jedes Stück
    {next}
    Und manchmal morgens kommt es noch zurück

    {fact}
    Es ist nicht viel, wenn ich es so erzähle
    {next}
    Und ist doch alles, was ich nachts noch zähle

    {fact}
    Ich hab's erzählt, auch Leuten an der Bahn
    Die nickten nett und sahen es nicht
    Mich sieht es heute noch so an

    {fact}
    An manchen Tagen hör ich nur noch das
    Dann fragt mich jemand, ist was los
    Und ich sag, nein, die Scheibe ist nass`,
  sorry: `
    {fact}
    Ich hör ja selber, wie das klingt
    {next}
    Wenn Reden da nichts mehr in Ordnung bringt

    {fact}
    Das wird nicht schöner, wie ich es auch dreh
    {next}
    Ich bleib nur hier, bis ich es ganz versteh

    {fact}
    Ich würd gern sagen, jemand war schuld daran
    {next}
    Ich seh im Fenster meinen Täter an

    {fact}
    Da gibt's kein Aber und kein Nur
    Ich hab's von allen Seiten angesehn
    Und falsch war es von Anfang an, und stur

    {fact}
    Du wurdest still, und ich verstand
    Ich hab den ganzen Abend lang geübt
    Mit meiner Küchenuhr an der Wand`,
  lesson: `
    {fact}
    Sag's einmal laut, dann hast du es schon fast
    {next}
    Und sag's noch mal, damit du's sicher hast

    {fact}
    Das ist der Anfang, den behalt im Ohr
    {next}
    Und morgen sagst du es der Klasse vor

    {fact}
    Wenn du das hast, dann hast du den Kern
    Klopf mit dem Stift den Takt auf den Tisch
    Ein Lied, das merkt sich ein Kopf eben gern`,
  soft: `
    {fact}
    Das alles schläft jetzt ein
    {next}
    Der Mond schaut auch herein

    {fact}
    Das alles wird jetzt leis
    {next}
    Wie alles, was ich weiß

    {fact}
    Nun mach die Augen zu
    Es bleibt bis morgen früh noch da
    Und du hast deine Ruh`,
  cheer: `
    {fact}
    Das singen wir vom Tor bis an die Bahn
    {next}
    Und wer zu spät kommt, stellt sich hinten an

    {fact}
    Das schreibt mit Kreide an die Kabinenwand
    {next}
    Wir sind darauf stolz, im ganzen Land

    {fact}
    Das schreibt mit Kreide an die Kabinenwand
    Die andern haben Pokale und Gold
    Wir haben das hier in der Hand`,
  plain: `
    {fact}
    Den ganzen Rest, den könnt ihr gern behalten
    {next}
    Da muss man weiter gar nichts umgestalten

    {fact}
    Das ist es schon, mehr will ich gar nicht zeigen
    {next}
    Da kann man lange sitzen und lange schweigen

    {fact}
    Da könnt ich einen Nachmittag hinschaun
    {next}
    Und einen zweiten, drüben, hinterm Zaun

    {fact}
    So einfach ist das, mehr ist nicht daran
    Man könnte größere Geschichten machen
    Die kleine steht hier und klopft bei mir an

    {fact}
    Das schreibt ihr gerne mit Tinte an die Wand
    Es gibt ja Lieder über Könige
    Ich nahm das hier, weil es neben mir stand`,
  hook: `
    {fact}
    Das sing ich leise, das sing ich laut, das sing ich noch mal

    {fact}
    Das ist der Anfang, das ist das Ganze`,
}
