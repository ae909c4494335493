import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Du sitzt seit (sechs|fünf|vier) am Tisch vor deinem Tee
    Du hast ihn nur gerührt, er ist jetzt kalt
    Du sagst, ich kann das nicht, doch wie ich seh
    Sind deine Schuhe zu, dann gehst {you} bald

    Dein erstes Fahrrad (auf dem Hof|vorm Haus), das weißt {you} noch
    Du bist in jede Hecke reingefahren
    Und irgendwann durchs letzte Heckenloch
    Und nicht mehr abgestiegen, jetzt seit Jahren

    Der Berg sieht von hier unten (steiler|größer|höher) aus
    Das machen Berge gern, die tun nur so
    Man geht den ersten Schritt schon vor dem Haus
    Den zweiten, wo der Bus hält, irgendwo`,
  turn: `
    Und wenn's heut nur bis an die Ecke geht
    Dann ging es bis zur Ecke, das ist weit
    Wer weiß denn schon, was um die Ecke steht
    Ein Eisverkäufer, und der hat viel Zeit

    Ich hab gesehen, wie {you} fällst und fluchst
    Dir Erde von den Knien klopfst und lachst
    Und wie du dann den Weg noch einmal suchst
    Das ist das Beste, was du immer machst

    Frag mal die Könner, wie's am Anfang war
    Die wussten nichts, die haben's halt probiert
    Mit Angst im Bauch und Kleister in dem Haar
    Erst später wurden sie fotografiert`,
  meaning: `
    Kein Mensch wird stark, weil alles einfach geht
    Man wird es da, wo's wackelt und wo's zieht
    Und dass ein jeder Wind sich einmal dreht
    Das glaubt man erst, wenn man ihn drehen sieht

    {you} musst nicht alles können, nicht allein
    Du musst nur einen kleinen Anfang wagen
    Und wird der Weg auch manchmal steiler sein
    Man kann den Rucksack auch zu zweit mal tragen`,
  lift: `
    Hol einmal Luft, bis unten in den Schuh
    Und dann noch mal, und diesmal lach dazu

    Es muss nicht schön sein, muss nicht elegant
    Ein Fuß, und dann der andre, und die Hand`,
  chorus: `
    # Geh los, {call}
    Geh los, {call}, der Rest kommt beim Gehn
    Die Angst darf gern mit, sie kann hinten stehn
    Geh los, {call}, und dreh {x.dich} nicht um
    Wir stehn hier am Zaun und wir schreien uns stumm

    # Noch einen Schritt
    Noch einen Schritt, und der zählt schon als Stück
    Noch einen Schritt, und kein Blick mehr zurück
    Noch einen Schritt, und ist er auch klein
    Ein Berg muss aus Schritten zusammengesetzt sein

    # Das wird schon
    Das wird schon, das wird schon, das sagt man so leicht
    Ich sag es so oft, bis es irgendwann reicht
    Das wird schon, das wird schon, und wird es doch nicht
    Dann kochen wir Nudeln bei schummrigem Licht

    # Ich bin da, {call}
    Ich bin da, {call}, und {you} musst gar nichts tun
    Nicht reden, nicht lächeln, du darfst auch nur ruhn
    Ich bin da, {call}, solang du mich brauchst
    Egal, ob du weinst oder lachst oder fauchst`,
  bridge: `
    Und wenn's nicht klappt, dann holen wir dich ab
    Dann gibt es Pommes, und wir fahrn ans Meer
    Die Möwen machen uns die Pommes knapp
    Und irgendwann sagst {you}, ich will noch mehr

    Ich kenn die Stimme, die dir nachts erzählt
    {you} wärst zu klein, zu spät, zu dies, zu das
    Die hat noch nie ein Rennen ausgewählt
    Die sitzt zu Haus und weiß nur immer was`,
}
