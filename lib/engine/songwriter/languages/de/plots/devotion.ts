import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Du (summst|brummst|pfeifst) beim Zähneputzen jeden Morgen
    Dasselbe Lied, und immer knapp vorbei
    Ich lieg im Bett und mach mir keine Sorgen
    Das ist mein Radio, und ich bleib dabei

    Du isst vom Brot (am liebsten|seit jeher|schon immer) nur die Rinde
    Ich mag das Weiche, beide werden satt
    Ich weiß nicht, ob ich etwas Bessres finde
    Als so ein Brot, das zwei Gewinner hat

    Ich hatte meine Jacke (schon|längst|halb) in Händen
    Ich wollte gehn, das Fest war fast vorbei
    Du sagtest was von schiefen Küchenwänden
    Und als ich auf die Uhr sah, war es drei`,
  turn: `
    Du warst drei Tage fort, ich hab gedeckt
    Für zwei, und ließ den zweiten Teller stehen
    Das Essen hat mir halb so gut geschmeckt
    Der Teller hat mich lange angesehen

    Wir streiten um das Fenster, auf, zu, auf
    Du willst die Nachtluft, ich will deine Decke
    Um zwei gibt einer nach, ich komm nicht drauf
    Wer's war, wir liegen quer in einer Ecke

    Du kennst von mir die dümmsten alten Sachen
    Den Namen, den man mir im Schulhof gab
    Du könntest jederzeit darüber lachen
    Und wischst ihn wie ein bisschen Kreide ab`,
  meaning: `
    Ich dachte früher, Liebe, die ist laut
    Mit Herzen, Rosen, Geigen, Vollmondschein
    Jetzt weiß ich, dass man sie aus Tagen baut
    Und jeder Tag mit dir ist so ein Stein

    Ich könnte dich in vielen Sprachen loben
    Und fände doch kein Wort, das besser passt
    Als dass du, wenn die Tage einmal toben
    Am Abend einen Platz hier bei mir hast

    Und fragt mich wer, was ich am liebsten hab
    Dann sag ich nicht das Meer und nicht den Wein
    Von allem, was es für mich jemals gab
    Will ich am allerliebsten bei dir sein`,
  lift: `
    Ich sag es selten, weil es albern klingt
    Drum ist es gut, dass man so etwas singt

    Komm näher, rück ein Stück, noch mehr, noch mehr
    Da ist noch Platz, und der ist viel zu leer`,
  chorus: `
    # Du und kein Ersatz
    Du und kein Ersatz, ich hab drüber nachgedacht
    Eine Stunde lang, dann hab ich Tee gemacht
    Du und kein Ersatz auf dem Sofaplatz
    Mehr hab ich nicht zu sagen als den einen Satz

    # Bleib bei mir, {call}
    Bleib bei mir, {call}, bis der Regen sich legt
    Bis kein Bus mehr fährt und kein Zeiger sich regt
    Bleib bei mir, {call}, und dann bleib noch ein Stück
    Ich geb dir sowieso deine Schuhe nicht zurück

    # Alles mit dir
    Alles mit dir, das Krumme, das Leichte
    Das Lachen, den Streit und den Frieden danach
    Alles mit dir, auch wenn sonst nichts mehr reichte
    Als du und als ich und der Regen am Dach`,
  bridge: `
    Und wenn ich irgendwann nicht mehr gut höre
    Dann musst du mir die Sachen zweimal sagen
    Kann sein, dass ich auch ohne Grund drauf schwöre
    Es war zu leise, nur um nachzufragen

    Ich hab mir früher Größeres gedacht
    Mit Geigen, Feuerwerk und weißen Pferden
    Dann hast du neben mir im Bett gelacht
    Viel größer, glaub ich, kann es nicht mehr werden`,
}
