import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size. */
export const pet: Plot = {
  person: 'you',
  open: `
    Um (fünf|sechs|vier) schaust du mich an, bis ich erwach
    Ich hab noch keinen Fuß herausgestreckt
    Du findest den Service hier ziemlich schwach
    Und hast die leere Schüssel abgeleckt

    Ein Bogen fragte, wer (hier wohnt|hier lebt|hier schläft) und wann
    Ich schrieb dich rein, mit Namen, ohne Scherz
    Beruf, da schrieb ich, sieht mich abends an
    Verdienst, da schrieb ich, etwa drei Pfund Herz

    Ich hab für dich ein (großes|rotes|neues) Bett gekauft, sehr teuer
    Nach einem langen, langen Nachmittag
    Du schläfst in dem Karton, dem ungeheuer
    Bequemen, in dem all das Teure lag

    Ich sag nur, {call}, (ganz leise|im Flur|am Morgen), und du drehst
    Den Kopf, als ob die Welt nur daraus wär
    Ich weiß nicht mal, was du davon verstehst
    Doch so schaut mich sonst niemand an, so sehr`,
  turn: `
    Die Nacht, in der du krank warst, saß ich da
    Auf einer Kiste, neben dir, im Licht
    Ich las dir vor, was in der Zeitung war
    Das Wetter, alles, und du starbst mir nicht

    Ich kam nach Hause, und der Tag war Mist
    Ich saß im Mantel still im dunklen Flur
    Du kamst und warst ganz einfach, was du bist
    Und keiner von uns sah mehr auf die Uhr

    Der Teppich hat ein Loch, das war mal klein
    Du arbeitest daran seit vielen Wochen
    Besuch sagt, muss das wirklich denn so sein
    Ich sag, das hab ich dir im Mai versprochen`,
  meaning: `
    Du weißt nicht, was ein Konto ist, ein Plan
    Du weißt nur, ob man kommt und ob man geht
    Und fängt der Tag auch noch so grässlich an
    Da ist doch wer, der an der Türe steht

    Von dir hab ich gelernt, wie man sich freut
    So ganz, vom Kopf bis in den letzten Zeh
    Es gibt kein Morgen, es gibt immer heut
    Und das tut, wenn man's nachmacht, gar nicht weh`,
  lift: `
    Du sprichst kein Wort, und das seit all den Jahren
    Und hast doch mehr als andre schon erfahren

    Was denkst du, wenn du so ins Weite schaust
    Ich wüsst's so gern, und ob du mir vertraust`,
  chorus: `
    # {call}, was machst du da
    {call}, was machst du da, sag, muss das denn sein
    Du guckst so unschuldig und so allein
    {call}, was machst du da, und ich schimpf mit dir
    Und eine Minute drauf hockst du bei mir

    # Du und dein Hunger
    Du und dein Hunger, die ziehn mich ans Licht
    Du und dein Hunger, den Sonntag kennt ihr nicht
    Du und dein Hunger, und ich mit dem Brei
    Ich hab euch so gern, und zwar alle zwei

    # Komm her, {call}
    Komm her, {call}, und der Tag ist vergessen
    Erst kraulen, dann schauen, dann gibt's was zu essen
    Komm her, {call}, und bleib, wie du bist
    Du weißt ja nicht mal, was ein Montag ist`,
  bridge: `
    Man sagt, du bist ja nur ein Tier, mag sein
    Und ich bin nur ein Mensch, der morgens friert
    Ich hab die Schlüssel, und ich lass dich rein
    Und du hast mich dafür schon längst dressiert

    Wie lang du bleibst, das weiß ich nicht genau
    Ich rechne nicht, ich schieb es vor mir her
    Wir sitzen da im letzten Abendblau
    Und heut ist heut, was will ich noch mehr`,
}
