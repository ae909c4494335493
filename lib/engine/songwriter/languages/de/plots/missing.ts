import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Bei dir ist (Mittag|Abend|Morgen), hier ist lange Nacht
    Das Bild bleibt hängen, und dein Mund steht schief
    Du hast in diesem Standbild grad gelacht
    Der Ton kam an, als ich beinah schon schlief

    Auf deinem Stuhl liegt (Wäsche|Zeitung|Werbung), hoch und breit
    Ich räum sie sonntags runter auf die Bank
    Für alle Fälle, dann ist er bereit
    Am Montag liegt sie da, und nichts im Schrank

    Ich hab am (Bahnsteig|Bahnhof|Bussteig) dir noch nachgewinkt
    Da warst du schon im Nachmittag verschwunden
    Ein Mensch, der neben mir sein Wasser trinkt
    Fragt, ob was fehlt, und ich sag, ein paar Stunden`,
  turn: `
    Ich kenn dein Wetter besser als das hier
    Bei dir ist Regen, zwölf Grad, Wind aus West
    Ich trug im Sonnenschein den Schirm mit mir
    Und hielt mich an dem Griff ein bisschen fest

    Ich sammle, was ich dir erzählen muss
    Auf Zetteln, an der Kühlschranktür, ein Heer
    Da steht, die Nachbarskatze fährt jetzt Bus
    Da steht, der Mond war riesig, und nicht mehr

    Ich übe, was ich dir beim Kommen sag
    Ich leg mir Sätze raus und feine Hosen
    Und dann, ich kenne mich, dann kommt der Tag
    Ich frag nach Hunger und zerdrück die Rosen`,
  meaning: `
    Man kann sich an fast alles gut gewöhnen
    An Regen, Montag, Nudeln ohne Salz
    Nur daran nicht, da hilft auch kein Verschönen
    Das steckt wie eine Gräte mir im Hals

    Die Ferne misst man nicht in Kilometern
    Man misst sie daran, wie der Abend schweigt
    Und sitz ich auch mit hundert Stellvertretern
    Da fehlt der eine, der sich zu mir neigt`,
  lift: `
    Und zwischen uns liegt nichts als Land und Land
    Ich deck's auf jeder Karte mit der Hand

    Ich zähl nicht mehr in Wochen und in Tagen
    Ich zähl in Dingen, die wir uns nicht sagen`,
  chorus: `
    # Komm bald heim, {call}
    Komm bald heim, {call}, das Licht im Flur bleibt an
    Der Schlüssel liegt, wo ihn sonst keiner finden kann
    Komm bald heim, {call}, ich heb dir alles auf
    Die Post, den letzten Keks, den Stuhl und mich obendrauf

    # Du fehlst hier
    Du fehlst hier, beim Frühstück, beim Salz, auf dem Sitz
    Du fehlst hier, am lautesten nach einem Witz
    Du fehlst hier, im Auto, der Platz ist zu breit
    Du fehlst hier, mal kurz, und dann die ganze Zeit

    # So weit weg
    So weit weg, und ich dreh mich beim Lachen noch um
    So weit weg, und das Telefon bleibt wieder stumm
    So weit weg, und derselbe Mond schielt herein
    Sag ihm was, er kommt später bei mir noch mal rein`,
  bridge: `
    Und wenn du kommst, dann rennen wir nicht los
    Wie die im Film, mit Geigen und mit Regen
    Dann stehn wir da, die Taschen riesengroß
    Und wissen nicht, wohin die Arme legen

    Du sagst, dir geht es gut, ich sag, mir auch
    Wir lügen beide freundlich, wie wir können
    Ich hab seit Wochen einen Stein im Bauch
    Und würd ihn dir von Herzen gar nicht gönnen`,
}
