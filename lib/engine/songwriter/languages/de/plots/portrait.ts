import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Man hört dich (lange|immer|deutlich), ehe man dich sieht
    Es pfeift im Treppenhaus, dann fällt was hin
    Dann stehst {you} da, und eh noch was geschieht
    Merk ich, wie froh ich wieder einmal bin

    Du hast in jeder Tasche (Schnur|Draht|Kitt) dabei
    Ein Pflaster, einen Keks und Gummibänder
    Man weiß ja nie, sagst {you}, und eins, zwei, drei
    Hält an der Treppe wieder das Geländer

    {you} redest mit (der Heizung|dem Toaster|der Leiter) wie mit Leuten
    Du lobst das Fahrrad, wenn's den Berg geschafft
    Und was auch immer das nun soll bedeuten
    Bei dir hält alles länger, und mit Kraft`,
  turn: `
    Du weißt noch, wer die Zwiebeln nicht verträgt
    Und wie der Hund vom alten Postmann heißt
    Und wessen Herz an welcher Stelle schlägt
    Man fragt dich nicht, man staunt nur, was {you} weißt

    {you} hast mal deinen Platz im Bus verschenkt
    An einen Mann mit einer großen Torte
    Du standst und hast die Schachtel noch gelenkt
    Durch jede Kurve, ohne viele Worte

    Du singst nur, wenn {you} denkst, dass keiner hört
    Im Keller, bei der Wäsche, auf dem Rad
    Ich stand mal auf der Stufe, ungestört
    Und hatte so den besten Platz der Stadt`,
  meaning: `
    Man kann die Menschen zählen, die man trifft
    Im Bus, im Amt, im Laden, auf den Wegen
    Die meisten sind so wie mit dünnem Stift
    Und {you} bist bunt, du gehst auch gern im Regen

    Wer {x.dich} beschreiben will, der kommt nicht weit
    Man fängt mit einem Satz an und bleibt stecken
    Am besten hat man einen Abend Zeit
    Und eine Bank, um alles zu entdecken

    Man kann die Menschen zählen, die man trifft
    Im Bus, im Amt, im Laden, auf den Wegen
    Die meisten sind so wie mit dünnem Stift
    Und {x.sie}, {x.sie} kommen einem bunt entgegen`,
  lift: `
    Man kann {x.dich} schlecht erklären, ich versuch's
    Dafür braucht man die Dicke eines Buchs

    Wer {x.dich} nicht kennt, der hat es noch vor sich
    Da werd ich manchmal richtig neidisch, ich

    Wie singt man wen, den hier schon jeder kennt
    Ich fang mal an, solang die Kerze brennt`,
  chorus: `
    # So wie du, {call}
    So wie {you}, {call}, so ist keiner im Ort
    Man kennt dich am Lachen, am Schritt und am Wort
    So wie du, {call}, das kriegt man nicht zu kaufen
    Da müsste man schon weit und lange laufen

    # Typisch du
    Typisch {you}, das macht dir so schnell keiner nach
    Typisch du, und davon sind wir heut noch wach
    Typisch du, und wenn man fragt, dann war's nicht schwer
    Typisch du, und davon bitte noch viel mehr

    # Hey, {call}
    Hey, {call}, {you} weißt nicht, was man von dir erzählt
    Wie einem ohne dich die halbe Runde fehlt
    Hey, {call}, du guckst, als ob ich übertreibe
    Frag mal herum, warum ich hier noch bleibe

    # So wie Sie, {call}
    So wie {x.sie}, {call}, so ist keiner im Ort
    Man kennt {x.sie} am Lachen, am Schritt und am Wort
    So wie {x.sie}, {call}, das kriegt man nicht zu kaufen
    Da müsste man schon weit und lange laufen`,
  bridge: `
    Man baut ja manchen Leuten Ross und Reiter
    Auf großen Plätzen, überlebensgroß
    Du bist nicht aus Metall, {you} gehst ja weiter
    Und trotzdem lässt uns so ein Mensch nicht los

    Wenn ich nicht weiterweiß, dann denk ich mir
    Was tätst {you} jetzt, und meist fällt mir was ein
    Es ist nicht immer klug, doch dank ich's dir
    Dann lach ich wenigstens und bin nicht klein

    Man baut ja manchen Leuten Ross und Reiter
    Auf großen Plätzen, überlebensgroß
    {x.sie} sind nicht aus Metall, das Leben geht weiter
    Und trotzdem lässt uns so ein Mensch nicht los`,
}
