import type { Plot } from '../../stanzas.ts'

/** For somebody who has finished school or learned a trade. */
export const graduation: Plot = {
  person: 'you',
  open: `
    Der Saal ist voll, die (Stühle|Reihen|Bänke) reichen nicht
    Die Tante winkt, der Opa putzt die Brille
    Dann ruft da wer, und da ist dein Gesicht
    Und einen Herzschlag lang ist alles stille

    Da liegt der (Stift|Block|Plan), und er hat endlich frei
    Die Bücher dürfen wieder ins Regal
    Das letzte Blatt ist voll, es ist vorbei
    Und du schläfst aus, und zwar zum ersten Mal`,
  turn: `
    Es gab so Nächte, da war alles leer
    Da stand in jedem Satz nur Zahlensalat
    Du dachtest, das behalt ich niemals mehr
    Und schau mal, was man da behalten hat

    Die einen fragen, und was machst du jetzt
    Als hätte man das alles längst geplant
    Hast du dich eben erst mal hingesetzt
    Das ist viel mehr, als mancher davon ahnt`,
  meaning: `
    Es geht ja nicht um Noten auf Papier
    Die liegen bald in irgendeinem Fach
    Es geht darum, du standest vor der Tür
    Und bist hindurch, und manche Nacht war wach

    Was man gelernt hat, nimmt einem kein Dieb
    Es wiegt nicht viel, man trägt es ohne Knall
    Und das, was dir davon am liebsten blieb
    Das leuchtet dir im Dunkeln, überall

    Die Straße vor dir hat noch keinen Strich
    Kein Schild, kein Pfeil, kein Mensch hat da gestreut
    Die ganze große Karte liegt für dich
    Und losgehn darfst du, wenn du willst, ab heut`,
  lift: `
    Jetzt werft die Hüte, Zettel, alles hoch
    Was runterkommt, das fangen wir dann noch

    Macht Platz, hier kommt wer mit erhobnem Kopf
    Und einer nimmt den Blumenstrauß vom Topf`,
  chorus: `
    # Geschafft, {call}
    Geschafft, {call}, jetzt lass die Korken gehn
    Geschafft, {call}, und das war schön zu sehn
    Geschafft, {call}, jetzt mach erst mal die Augen zu
    Und dann hol dir die Welt, denn wer, wenn nicht du

    # Jetzt geht es los
    Jetzt geht es los, die Türen stehen auf
    Jetzt geht es los, und wir sind stolz darauf
    Jetzt geht es los, und wenn du einmal fällst
    Dann sind wir da, solang du uns bestellst`,
  bridge: `
    Und wenn du irgendwann ganz oben bist
    Dann ruf uns an und sag, wie ist die Sicht
    Und wenn du unten stehst und Kuchen isst
    Ruf trotzdem an, wir machen immer Licht

    Da war ein Kind mit Zahnlücke und Schuh
    Der Ranzen reichte fast bis an die Knie
    Das Kind läuft immer noch, und das bist du
    Und geht hinaus und lacht so wie noch nie`,
}
