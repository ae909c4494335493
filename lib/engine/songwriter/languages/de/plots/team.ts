import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Im Bus riecht es nach (Socken|Salbe|Apfel), alles lacht
    Wir zählen durch, und einer fehlt uns noch
    Er hat die falschen Schuhe mitgebracht
    Und in dem linken ist vorn auch ein Loch

    Wir waren erst nur (sechs|acht|neun) und hatten ein Stück Feld
    Mit Maulwurfshügeln mitten auf dem Rasen
    Beim ersten Sieg hat nur ein Hund gebellt
    Und irgendwer versuchte, Horn zu blasen

    Die Hemden reichen (allen|vielen|manchen) bis ans Knie
    Wie Wäsche, die das Leinenseil vergaß
    Doch so was Schnelles sah die Wiese nie
    Wie diese Wäsche, fliegend überm Gras`,
  turn: `
    Im Herbst verloren wir so hoch, dass man
    Den letzten Punkt nicht mehr hat angeschrieben
    Wir sangen trotzdem, und der Fahrer fing mit an
    Und niemand ist danach zu Haus geblieben

    Der eine rennt, der andre denkt für zwei
    Und einer, der nichts kann, bringt uns den Tee
    Und grad den brauchen wir, er war dabei
    In jedem Spiel, im Regen und im Schnee

    Am Rand stehn unsre Leute, drei, vier Reihn
    Mit Topf und Deckel, Fahne und Trompete
    Sie würden auch beim Hagel nach uns schrein
    Und brächten selbst zum Hagel noch Pastete`,
  meaning: `
    Man kann allein sehr schnell und sehr weit laufen
    Doch feiern kann man so was nicht allein
    Das kann man nicht bestellen und nicht kaufen
    Da muss man einfach mittendrin dabei sein

    Was einer nicht so kann, das kann ein andrer
    Der dritte bringt was mit, der vierte lacht
    Und so kommt man viel weiter als ein Wandrer
    Der alles immer nur alleine macht`,
  lift: `
    Kommt in den Kreis, die Hände in die Mitte
    Noch einmal atmen, und dann große Schritte

    Man hört uns schon vom Bahnhof bis zum Bach
    Wer jetzt noch schläft, der ist ab morgen wach`,
  chorus: `
    # Wir sind {brand}
    Wir sind {brand}, und wir bleiben nicht stehn
    Wir sind {brand}, das kann jeder hier sehn
    Einer für alle, und keiner bleibt zurück
    Wir sind {brand}, und der Rest ist nur Glück

    # Zusammen
    Zusammen, zusammen, im Matsch und im Licht
    Wer fällt, kriegt zwei Hände, und liegen bleibt man nicht
    Zusammen, zusammen, bis keiner mehr kann
    Und dann ziehn wir noch einmal von vorne an

    # Noch einmal lauter
    Noch einmal lauter, man hört's bis zum Fluss
    Wir hören nicht auf, nur weil's aufhören muss
    Noch einmal lauter, und jetzt richtig mit Krach
    Wir zählen bis drei, und ihr singt es uns nach`,
  bridge: `
    Und sind wir alt, dann sitzen wir am Rand
    Mit Decken auf den Knien und sagen, nein
    Das war doch links, und zeigen mit der Hand
    Und keiner weiß es, jeder redet drein

    Ob's diesmal klappt, das weiß man erst am Schluss
    Und wenn nicht, gibt's halt trotzdem Kuchenreste
    Wir bleiben sitzen, länger, als man muss
    Und singen da, und das ist ja das Beste`,
}
