import type { Plot } from '../../stanzas.ts'

/** For somebody who has just been born. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    Die Welt war gestern (ziemlich|eigentlich|im Großen) schon bekannt
    Die Straße, und das Haus, und wo wer wohnt
    Dann liegst du da mit einer kleinen Hand
    Und alles ist ganz neu, bis hin zum Mond

    Im Flur steht eine (Tasche|Wiege|Decke), klein und weich
    Die Großen gehn auf Zehen durch den Raum
    Und jeder, der dich ansieht, flüstert gleich
    Und jeder sagt dasselbe, glaubt es kaum`,
  turn: `
    Du kannst noch nichts als schreien und als sein
    Und hast uns alle vollends in der Hand
    Wir stehn um drei und wiegen dich zu zwein
    Und singen Lieder, die man kaum noch fand

    Dein Gähnen ist ein Staatsakt hier im Haus
    Dein Niesen geht per Foto um die Welt
    Dein Opa weint, er geht dazu hinaus
    Und sagt, dass ihm da was ins Auge fällt`,
  meaning: `
    Ein Kind kommt an und weiß noch nicht, was Zeit
    Was Geld, was Montag ist, und was ein Plan
    Es liegt nur da in seiner Winzigkeit
    Und fängt mit uns die Welt von vorne an

    Wir haben keine Ahnung, wer du wirst
    Ob Koch, ob Clown, ob Kapitän auf See
    Wir wissen nur, wohin du dich auch verirrst
    Hier ist ein Bett, ein Kakao und ein Tee

    So klein ein Fuß, so groß ist, was er kann
    Er hat ein ganzes Haus schon umgestellt
    Und alle Wege fangen bei dir an
    Willkommen, kleiner Mensch, auf dieser Welt`,
  lift: `
    Psst, leise jetzt, die Augen gehn grad zu
    Und jeder hier hält still und schaut dir zu

    Komm, zähl die Finger, alle zehn sind dran
    Und dann die Zehen, und dann fang neu an`,
  chorus: `
    # Willkommen, {call}
    Willkommen, {call}, wir haben schon gewartet
    Die Welt hat extra für dich neu gestartet
    Willkommen, {call}, so winzig und so groß
    Wir haben dich, und lassen nicht mehr los

    # So klein und schon da
    So klein und schon da, und das Haus ist ganz still
    So klein und schon da, und man weiß, was man will
    So klein und schon da, und es geht nicht mehr fort
    Das Glück hat zehn Finger und braucht noch kein Wort`,
  bridge: `
    Und irgendwann, da läufst du uns davon
    Auf deinen Füßen, über Stock und Stein
    Wir stehn am Zaun, wir winken, denn wir wissen schon
    Es wird das Schönste und das Schwerste sein

    Heut passt du noch auf einen halben Arm
    Und morgen bist du größer als der Baum
    Drum halten wir dich einen Tag lang warm
    Und schauen dir beim Schlafen zu im Traum`,
}
