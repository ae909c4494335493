import type { Plot } from '../../stanzas.ts'

export const calm: Plot = {
  person: 'me',
  open: `
    Der Tee wird (langsam|leise|endlich) kühl auf dem Balkon
    Ein Blatt fällt, und das war's, was heut geschieht
    Ich hab mein Handy aus, man weiß das schon
    Dass man bei Stille plötzlich besser sieht

    Ich sitz am (Fenster|Ofen) und ich mache nichts
    Ich mache es sehr gründlich, wie man soll
    Am Boden wandert so ein Stück des Lichts
    Um zwölf ist dann das halbe Zimmer voll

    Es ist noch (früh|still|kühl), die Straße schläft sich aus
    Ein Vogel übt und bleibt im Takte hängen
    Die Milch macht Wolken, und im ganzen Haus
    Muss niemand irgendwen zu etwas drängen`,
  turn: `
    Ich hatte eine Liste, sie war lang
    Der Wind nahm sie vom Tisch und trug sie fort
    Erst wollt ich nach, ich war schon halb im Gang
    Dann saß ich wieder hier, am selben Ort

    Die Schnecke hat die Treppe jetzt geschafft
    Zwei Stunden, und ich hab ihr zugesehen
    Da liegt, denk ich, die allergrößte Kraft
    In solchem unbeirrten Weitergehen

    Mein Atem kommt und geht, das tut er so
    Er hat das ohne mich ganz gut gekonnt
    Ich denk an gar nichts, und ich bin so froh
    Wie eine Katze, die sich drüben sonnt`,
  lift: `
    Die Schultern runter, und die Stirn wird weit
    Man muss nichts tun, das macht von selbst die Zeit

    Noch einen Zug aus dieser klaren Luft
    Vom Nachbarn kommt ein bisschen Kuchenduft`,
  chorus: `
    # Ganz in Ruhe
    Ganz in Ruhe, der Tag kann noch warten
    Ganz in Ruhe, die Amsel im Garten
    Ganz in Ruhe, ich zieh mir die Schuhe nicht an
    Es gibt nichts, was heute nicht morgen sein kann

    # Nichts muss sein
    Nichts muss sein, und der Himmel ist blau
    Nichts muss sein, keiner weiß was genau
    Nichts muss sein, und das Gras wächst allein
    Ich seh ihm dabei zu, und auch das muss nicht sein

    # Bleib noch, {call}
    Bleib noch, {call}, es wird grade erst still
    Bleib noch, {call}, weil der Tee noch ziehen will
    Bleib noch, {call}, und wir sagen nicht viel
    Der Abend ist heute ein langsames Spiel`,
  bridge: `
    Da draußen hupt die Welt, die hupt auch morgen
    Die kommt schon ohne mich um ihre Ecken
    Ich kann mir diesen Nachmittag heut borgen
    Und muss ihn unter keiner Uhr verstecken

    Ich renn sonst auch, ich ess sonst auch im Stehn
    Ich kenn die Leute nur noch von der Seite
    Heut hab ich mal den Nachbarn angesehn
    Er hob den Hut, dann saßen wir da beide`,
}
