import type { Plot } from '../../stanzas.ts'

/** Somebody is in love and has not said so yet. */
export const falling: Plot = {
  person: 'you',
  open: `
    Ich wollte grad (nach Hause|zur Arbeit|zum Bäcker), nur so hin
    Da kamst du um die Ecke, und ich stand
    Ich weiß nicht mehr genau, wer ich da bin
    Ich hielt das Fahrrad fest mit einer Hand

    Du sagtest nur (Hallo|Guten Tag|Na du), und mehr war's nicht
    Ich hab geantwortet mit dem Kalender
    Ich sagte Mittwoch, mitten ins Gesicht
    Und lief dann gegen einen Kleiderständer`,
  turn: `
    Ich üb zu Haus vorm Spiegel, was ich sag
    Ganz locker, und mit einer Hand am Haar
    Dann treff ich dich, und zwar am selben Tag
    Und sag genau das Gegenteil, na klar

    Ich hab mich heut zweimal im Bus verfahren
    Die Haltestelle kannte ich genau
    Das ist mir nicht passiert in all den Jahren
    Der Himmel ist die ganze Woche blau`,
  meaning: `
    Man sagt, das geht vorbei, man muss nur warten
    Man soll viel schlafen und spazieren gehn
    Ich ging, und jeder Busch in jedem Garten
    Sah so aus, als würdest du da drüben stehn

    Es ist nicht viel, ich brauch ja nichts vom Ganzen
    Ein Blick, der etwas länger bleibt, wär gut
    Ein kleines Wort, und alles fängt zu tanzen
    Und ich bekomm vielleicht ein bisschen Mut

    Ich weiß ja nicht, ob du das auch so spürst
    Vielleicht bin ich hier ganz allein damit
    Doch eh du dich in andrer Luft verlierst
    Da sing ich's dir, und geh mal einen Schritt`,
  lift: `
    Ich hab das noch zu niemandem gesagt
    Du hast mich ja bisher auch nicht gefragt

    Mein Herz macht Krach, es hört ja jeder zu
    Nur einer hört es nicht, und das bist du`,
  chorus: `
    # Wenn du wüsstest, {call}
    Wenn du wüsstest, {call}, was hier in mir tobt
    Ich hab's vor dem Spiegel schon zehnmal geprobt
    Wenn du wüsstest, {call}, dann wär's endlich raus
    Ich sing es erst mal und dann geh ich nach Haus

    # Guck mal her, {call}
    Guck mal her, {call}, nur ein kleines Stück
    Ich guck auch ganz sicher und sofort zurück
    Guck mal her, {call}, und dann lächle dabei
    Mehr brauch ich ja gar nicht, na gut, vielleicht zwei

    # Ganz verdreht
    Ganz verdreht, und ich merk, wie mein Kopf dafür büßt
    Ganz verdreht, ich hab heut eine Wand noch gegrüßt
    Ganz verdreht, und daran bist du ganz allein schuld
    Ich warte auf morgen und hab keine Geduld`,
  bridge: `
    Vielleicht ist das ein Lied, das du nie hörst
    Vielleicht sing ich's an einem Tag im Mai
    Und du bleibst stehn, weil du dich daran störst
    Und dann, ganz leise, singst du mit dabei

    Und wird nichts draus, dann hab ich's doch probiert
    Dann war es schön, auch wenn es nicht so war
    Ein Herz, das klopft, hat sich noch nie blamiert
    Das klopft nur weiter, und das ist doch klar`,
}
