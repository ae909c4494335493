import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Zwei Namen kleben (immer noch|wie früher|etwas schief) an der Klingel
    Im Schrank ist links die Hälfte ziemlich leer
    Am Tisch ist noch dein Kaffeetassenkringel
    Ich wische drumherum, und das ist schwer

    Du hast es (an der Kreuzung|vor dem Kino|auf der Brücke) bloß gesagt
    Es wurde zweimal Grün und wieder Rot
    Ich habe nicht einmal zurückgefragt
    Zu Hause stand noch unser Abendbrot

    Wir teilten alles auf, (die Töpfe|die Bücher|die Platten), Stück um Stück
    Du nahmst den Mixer, ich nahm das Regal
    Ein Löffel blieb, den gab ich dir zurück
    Du sagtest, lass, der ist doch ganz egal`,
  turn: `
    Ich koche immer noch genug für zwei
    Den Rest frier ich mit einem Datum ein
    Das Fach ist voll, das letzte war vom Mai
    So lange muss es also her schon sein

    Ich sah dich neulich in der Bahn, von hinten
    Dieselbe Jacke und derselbe Gang
    Ich wollte schnell nach vorn, um dich zu finden
    Es war wer anders, und ich fuhr noch lang

    Dein Kaktus lebt noch, den hast du vergessen
    Er braucht im Monat einen Fingerhut
    Wir sind auf viel Gesellschaft nicht versessen
    Ich glaub, wir machen das inzwischen gut`,
  meaning: `
    Man sagt, so ein Herz ist ein Muskel, mehr nicht
    Es schlägt einfach weiter, egal, was geschah
    Und meines schlägt auch, so wie sonst, wie es muss
    Nur fragt es mich nachts, für wen ist es noch da

    Man denkt, so etwas trifft nur andre Leute
    Man liest davon, man singt die Lieder mit
    Dann steht man selber da im Hier und Heute
    Und nimmt sein Leben wieder Schritt für Schritt

    Ich werd das überstehn, so sagen alle
    Und sicher haben alle damit recht
    Nur bis dahin, da sitz ich in der Falle
    Und bis dahin, da geht es mir halt schlecht`,
  lift: `
    Ich sag ja nichts, ich frag nur in den Raum
    Da hör ich mich, und dich, dich hör ich kaum

    Ich hab's versucht mit Laufen und mit Tee
    Es tut beim Sitzen wie beim Laufen weh`,
  chorus: `
    # Viel zu groß
    Viel zu groß ist das Bett, und der Tisch ist zu lang
    Und der Flur, wo du warst, ist ein endloser Gang
    Viel zu groß ist der Tag, und ich füll ihn nicht aus
    Ich gehe von Zimmer zu Zimmer durchs Haus

    # Was mach ich mit dem Rest
    Was mach ich mit dem Rest, er ist immer noch hier
    Mit der Hälfte von allem, die blieb ja bei mir
    Was mach ich mit dem Rest, wer erklärt mir das bloß
    Du gingst ohne ihn, und ich werd ihn nicht los

    # Sag's mir, {call}
    Sag's mir, {call}, ab wann war es vorbei
    War's noch im Winter oder erst im Mai
    Sag's mir, {call}, ich rechne sonst allein
    Und schau in jedes Foto noch mal rein`,
  bridge: `
    Ich spiel es nachts von vorn und spiel's zurück
    Und such die Stelle, wo der Ton sich dreht
    Da war doch eben noch ein bisschen Glück
    Und keiner sagt mir, wie so etwas geht

    Und irgendwann geh ich am Haus vorbei
    Und wundre mich, dass ich vorüber bin
    Da läuft ein Lied, das kannten wir, wir zwei
    Ich pfeif es mit und merk es mittendrin`,
}
