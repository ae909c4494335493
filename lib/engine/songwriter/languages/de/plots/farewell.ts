import type { Plot } from '../../stanzas.ts'

/** To somebody who moves on: a colleague, a teacher, a friend. */
export const farewell: Plot = {
  person: 'you',
  open: `
    Da steht ein (Karton|Koffer|Rucksack), ein halbes Leben drin
    Ein Ladekabel hängt noch aus dem Spalt
    Wir stehn davor und sehn nicht richtig hin
    Und jemand sagt, ist das da draußen kalt

    {you} hast die (Schlüssel|Karte|Tasse) auf den Tisch gelegt
    Es klang, als ob ein Jahr zu Ende geht
    Dann hat sich keiner einen Schritt bewegt
    Und alle sahn zur Uhr hinauf, wie spät

    Wir haben (alle|heimlich|lange) für die Karte unterschrieben
    Erst stand da nichts, dann wurde sie zu klein
    Am Rand ist nur ein schmales Stück geblieben
    Da schrieb ich quer noch meinen Namen rein`,
  turn: `
    Wer weiß denn jetzt, wo hier der Schalter klemmt
    Und welcher Stuhl den Montag nicht verträgt
    Ich hab mich schon dagegen angestemmt
    Es hat sich ohne {x.dich} kein Stück bewegt

    Man sagt ja, man sieht sich, und meint es so
    Und schreibt die Adresse auf, irgendwohin
    Dann liegt sie im Mantel, dann irgendwo
    Ich leg sie heut obenauf, mittendrin

    Es rückt schon jemand {x.dein}en Stuhl zurecht
    Der meint es gut und fragt, ist der noch frei
    Ich sage ja, und das gelingt mir schlecht
    Als ob das nur ein Stuhl gewesen sei`,
  meaning: `
    Ein Abschied ist ein Koffer ohne Griff
    Man weiß nicht, wo man damit hingehn soll
    Man steht am Ufer, und da geht ein Schiff
    Man winkt, und beide Augen sind ganz voll

    Was {you} hier dagelassen hast, das bleibt
    Es ist kein Ding, das wer nach Hause trägt
    Es ist ein Ton, der durch die Räume treibt
    Und sich am Abend um die Schultern legt

    Man sagt, die Welt ist rund, das glaub ich gern
    Wer weit genug hinausgeht, kommt zurück
    Und wenn nicht, ist es ja nur halb so fern
    Wir kommen {x.dir} entgegen, Stück für Stück`,
  lift: `
    Wir hatten eine Rede, die war groß
    Die lass ich stecken, sonst heul ich hier los

    Nun mach schon, geh, sonst wird hier einer weich
    Sag nicht leb wohl, sag nur, bis bald, bis gleich`,
  chorus: `
    # Komm gut an, {call}
    Komm gut an, {call}, und dreh dich noch mal um
    Wir stehen hier und winken und schauen dumm
    Komm gut an, {call}, und schreib, wenn {you} da bist
    Und schreib auch, wenn gar nichts zu schreiben ist

    # Wer macht das jetzt
    Wer macht das jetzt, wenn {you} nicht mehr da stehst
    Wer hört uns zu, wenn du nach Hause gehst
    Wer macht das jetzt, wir haben schon gelost
    Ich hab verloren, und das ist kein Trost

    # Nicht ohne uns
    Nicht ohne uns, das geht doch nicht so schnell
    Erst noch ein Glas, es ist ja draußen hell
    Nicht ohne uns, ein Lied, das muss noch sein
    Dann darfst {you} gehn, dann packen wir dich ein

    # Alles Gute, {call}
    Alles Gute, {call}, wir lassen {x.sie} nicht gern
    Und ist der neue Weg auch noch so fern
    Alles Gute, {call}, und kommen {x.sie} mal vorbei
    Hier steht ein Stuhl, und der bleibt immer frei`,
  bridge: `
    Und irgendwann, da regnet es, es klopft
    {you} stehst mit deinem Schirm im nassen Flur
    Und wie das Wasser auf den Boden tropft
    Sieht keiner mehr zur Tür und auf die Uhr

    Es heißt, für jeden findet sich Ersatz
    Das mag so sein, das steht so auf Papier
    {x.dein} Name klebt noch immer an dem Platz
    Ich hab's versucht, er geht nicht ab von hier

    Es heißt, für jeden findet sich Ersatz
    Das mag so sein, das steht so auf Papier
    Doch wer sitzt dann auf diesem einen Platz
    Da sitzen {x.sie}, auch wenn {x.sie} fort sind, hier`,
}
