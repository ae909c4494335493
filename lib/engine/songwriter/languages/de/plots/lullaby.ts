import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    Die (Löffel|Tassen|Teller) schlafen schon im Schrank
    Der Mantel schläft am Haken
    Der Mond schläft auf der Fensterbank
    Das Licht schläft auf dem Laken

    Der (gelbe|runde|blasse) Mond guckt durch den Spalt
    Und legt dir Silber auf die Nase
    Im Garten wird das Gras schon kalt
    Da gähnt der letzte kleine Hase

    Ein Gähnen (fliegt|schwebt|hüpft) aus deinem Mund
    Und einmal um die Lampe rund
    Es fliegt zu mir, dann zu der Uhr
    Die gähnt zurück, tick, tack, im Flur`,
  turn: `
    Der Regen klopft ans Fenster an
    Er will nur nach den Blumen sehn
    Er klopft so leise, wie er kann
    Dann muss er zu den andern gehn

    Die Ente steckt den Kopf ins Kleid
    Der Igel rollt sich ein
    Die Schnecke hat's ins Bett nicht weit
    Sie kriecht nur schnell hinein

    Ich lass die Tür ein Stückchen auf
    Da kommt das Licht vom Flur
    Und legt sich auf den Teppich drauf
    Wie eine gelbe Spur`,
  meaning: `
    Du bist noch klein, die Welt ist groß
    Sie wartet bis zum Morgen
    Jetzt lass sie einfach einmal los
    Und hab heut keine Sorgen

    Ein jeder Tag wird einmal müd
    Und rollt sich ein im Dunkeln
    Und wer noch in den Himmel sieht
    Sieht tausend Sterne funkeln`,
  lift: `
    Nun lass den Tag, er will nach Haus
    Er zieht schon seine Schuhe aus

    Ein Auge zu, das andre guckt
    Jetzt hat es nur noch mal gezuckt`,
  chorus: `
    # Schlaf gut, {call}
    Schlaf gut, {call}, der Hügel deckt sich zu
    Die Boote liegen still am Steg, und still liegst du
    Schlaf gut, {call}, der Wind hat ausgefegt
    Der letzte Stern hat seine Brille abgelegt

    # Gute Nacht, {name}
    Gute Nacht, {name}, die Sterne gehn an
    So leise, dass keiner sie hören kann
    Gute Nacht, {name}, der Bach hält den Mund
    Und nur noch der Mond macht die Runde, ganz rund

    # Leise, leise
    Leise, leise geht die Uhr
    Leise, leise durch den Flur
    Leise, leise kommt die Nacht
    Hat das Licht ganz klein gemacht

    # Gute Nacht, {call}
    Gute Nacht, {call}, ich mag dein Ohr
    Dein Schnaufen kommt mir wie ein Liedchen vor
    Gute Nacht, {call}, schlaf tief, schlaf fest
    Der Morgen wartet schon im Vogelnest`,
  bridge: `
    Und träumst du, träum ein kleines Boot
    Aus einer Walnussschale
    Das Segel ist aus Seide, rot
    Und Kapitän sind Wale

    Ich schleich mich fort, ich schleich zurück
    Ich will nur noch mal schauen
    Ich hör dich atmen, Stück für Stück
    Dir kann die Nacht vertrauen`,
}
