import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    {x.dein} Mantel hängt noch (immer|heute) so wie je
    Ein Einkaufszettel steckt noch in ihm drin
    In schräger Schrift, zwei Brote, Milch und Tee
    Ich hab's gekauft, es hatte keinen Sinn

    Ich hab noch {x.dein}e Nummer, (lösche|streiche) keine Zahl
    Ich weiß ja, da geht niemand mehr daran
    Ich hab sie angetippt, nur dieses eine Mal
    Und aufgelegt, eh es zu läuten begann

    Am (Dienstag|Freitag|Montag) haben wir dich hingebracht
    Die Sonne schien, das hat sich nicht gehört
    Da hat ein Kind am Rand ganz laut gelacht
    Und {you}, ich weiß, dich hätt es nicht gestört`,
  turn: `
    Ich mach es immer noch, wie {you}'s gemacht
    Den Deckel schräg, die Suppe leise kochen
    Ich hab beim Rühren über dich gelacht
    Das war das erste Lachen seit vier Wochen

    Wir haben deine Schränke leer geräumt
    Ein Glas war voll mit alten Gummiringen
    Da hast {you} wirklich keinen je versäumt
    Du wolltest immer was zusammenbringen

    Ich hab geträumt, {you} saßt in meinem Zimmer
    Und hast dich bloß beschwert, es zieht so sehr
    Ich machte zu, du brummtest, so wie immer
    Dann war es hell, und nur der Stuhl war leer`,
  meaning: `
    Man sagt, die Zeit heilt alles, und es stimmt
    Sie macht die scharfen Kanten langsam rund
    Doch dass sie {x.dir} die Farben nicht mehr nimmt
    Das liegt an uns, an jedem offnen Mund

    Ich hab gelernt, dass Trauer Liebe ist
    Die nicht mehr weiß, wohin sie gehen soll
    Und weil {you} nun in allen Dingen bist
    Ist jeder Tag ein wenig von dir voll

    Du bist nicht da, und bist doch nicht ganz fort
    Du bist in dem, was wir von dir noch tun
    In einem Griff, in einem halben Wort
    So kannst {you} bleiben und kannst trotzdem ruhn`,
  lift: `
    Ich red noch mit {x.dir}, wenn ich Zwiebeln schneide
    Dann weiß kein Mensch, worunter ich grad leide

    Die Uhr geht weiter, und das ist nicht fair
    Sie tut, als ob das so in Ordnung wär`,
  chorus: `
    # Ich erzähl von dir
    Ich erzähl von dir, wie {you} lachst, wie du gehst
    Wie du zuhörst und manches auch so verstehst
    Ich erzähl von dir, und ich sag immer noch ist
    Weil du, wenn ich's sag, für den Augenblick bist

    # Mach's gut, {call}
    Mach's gut, {call}, ich gieß {x.dir} die Blumen im Mai
    Ich bring ihnen Wasser, dir Neues vorbei
    Mach's gut, {call}, halt mir den Platz da bereit
    Ich komm, nur nicht jetzt, ich hab hier noch Zeit

    # Ein Platz bleibt frei
    Ein Platz bleibt frei, und wir rücken nicht auf
    Da legen wir höchstens die Jacken mal drauf
    Ein Platz bleibt frei, und die Suppe wird kalt
    Wir reden von dir, und {you} wirst hier nicht alt

    # Wir denken an Sie, {call}
    Wir denken an {x.sie}, {call}, und reden noch viel
    Von früher, von dem, was uns immer gefiel
    Wir denken an {x.sie}, {call}, und so soll es sein
    Wer so viele Spuren lässt, geht nie allein`,
  bridge: `
    Ich weiß nicht, wo {you} bist, ich frag nicht viel
    Vielleicht ist da ein Garten, eine Bank
    Vielleicht ist's auch nur Wind, ein leises Spiel
    Dann klappt die Tür, und ich sag leise Dank

    Ein Kind hat mich gefragt, wo {you} jetzt bist
    Ich sagte, dass das nicht zu sagen ist
    Es hat mir seinen halben Keks gegeben
    Und das war klug, so kann man damit leben`,
}
