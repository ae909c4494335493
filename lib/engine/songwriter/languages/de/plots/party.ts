import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    Der Nachbar kam (um zehn|um elf|um zwölf), und er war sauer
    Er stand im Schlafanzug in unserm Flur
    Jetzt tanzt er auf dem Sofa mit Frau Bauer
    Und fragt nicht mehr nach Lärm und nicht nach Uhr

    Wir wollten nur (ein Bier|ein Eis|ein Glas), und dann nach Haus
    So fängt das immer an, man kennt das schon
    Die Jacken ziehn wir gar nicht erst noch aus
    Da dreht schon irgendwer am lauten Ton

    Die Schuhe liegen (unterm Tisch|im Flur|im Bad) in einem Haufen
    Der Teppich ist gerollt, die Lampe schwingt
    Man müsste eigentlich noch Chips einkaufen
    Doch keiner geht, weil da grad jeder singt`,
  turn: `
    Es ist halb drei, und die Musik am Ende
    Der Akku ist uns leer, und jetzt, was nun
    Da klatscht ein Löffel, klatschen hundert Hände
    Und Töpfe haben auch noch was zu tun

    Im Bad hält jemand eine lange Rede
    An seinen Spiegel, und er kriegt Applaus
    Am Kühlschrank endet grade eine Fehde
    Man reicht sich Senf und geht zu zweit hinaus

    Ich kann nicht tanzen, hab ich laut erklärt
    Ich stehe hier und halte nur die Wand
    Dann kam ein Lied, da hab ich mich gewehrt
    Zwei Takte lang, dann nahm mich eine Hand`,
  meaning: `
    Man arbeitet so lang und feiert selten
    Und keiner weiß so richtig mehr, warum
    Drum soll ab jetzt die andre Regel gelten
    Wir drehn das Ganze einfach einmal um

    Es braucht nicht viel, nur Leute, die sich mögen
    Ein bisschen Krach und jemand, der beginnt
    Dann fängt die Luft sich selber an zu regen
    Bis alle wieder siebzehn Jahre sind`,
  lift: `
    Die Arme hoch, und jetzt noch mal von vorn
    Hier hat noch niemand einen Takt verlorn

    Gleich kommt die Stelle, wo die Trommel fällt
    Da springt dann einmal kurz die ganze Welt`,
  chorus: `
    # Noch ein Lied
    Noch ein Lied, noch ein Lied, und dann gehn wir, bestimmt
    Noch ein Lied, bis uns jemand den Stecker wegnimmt
    Noch ein Lied, noch ein Lied, und das Tanzbein tut weh
    Wir gehn, wenn es hell wird, vielleicht, nach dem Tee

    # Heute nicht nach Haus
    Heute nicht nach Haus, und der Bus fährt vorbei
    Heute nicht nach Haus, und es ist doch erst drei
    Heute nicht nach Haus, und die Sterne sind wach
    Wir tanzen im Hof und im Flur und auf dem Dach

    # Dreh auf, {call}
    Dreh auf, {call}, dass der Lampenschirm bebt
    Dass der Mieter von oben die Füße hebt
    Dreh auf, {call}, und mach Platz für die Schritte
    Der Tisch muss zur Wand und wir zwei in die Mitte`,
  bridge: `
    Und morgen suchen alle ihre Schuh
    Ein linker bleibt und passt hier keinem mehr
    Wir machen müde alle Fenster zu
    Und sagen, Samstag, und wer bringt was her

    Für einen Augenblick ist alles leis
    Am Fenster steht ein Kreis von müden Leuten
    Da drüben wird der Himmel langsam weiß
    Und irgendwo hört man schon Glocken läuten`,
}
