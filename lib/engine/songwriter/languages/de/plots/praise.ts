import type { Plot } from '../../stanzas.ts'

/** {x} stands in the accusative, with its article if it has one. */
export const praise: Plot = {
  person: 'me',
  open: `
    Wir saßen rum, was (rettet ihr|nehmt ihr mit|schnappt ihr euch), wenn's brennt
    Die andern riefen Pässe, Geld, den Hund
    Ich sagte nur, {x}, und wer mich kennt
    Der weiß, ich hatte meinen guten Grund

    Die einen wollen (Gold|Ruhm|Glanz), die andern Macht
    Die dritten einen Turm mit Blick ins Tal
    Ich hab darüber lange nachgedacht
    {x}, mehr will ich nicht, das ist die Wahl

    Es gibt ein Denkmal für (den Kaiser|die Schlacht|den Dichter) vor dem Tor
    Für das, was wirklich zählt, gibt's keins aus Stein
    Drum stell ich mich hier selbst als Sockel vor
    Und steh auf einem Bein, es muss so sein`,
  turn: `
    Ich hab's dem Zahnarzt lang und breit erzählt
    Mit Watte hier und einem Schlauch da drinnen
    Er sagte, ja, das hat mir noch gefehlt
    Und ließ mich dann noch mal von vorn beginnen

    Ich hab versucht, darüber nicht zu reden
    Beim Essen, bei der Hochzeit nebenan
    Ich schaff es eine Stunde, frag hier jeden
    Dann fängt mein linker Fuß zu wippen an

    Wer mir erklärt, {x} braucht man nicht
    Den lade ich zum Kaffee ein, um vier
    Um fünf verzieht er leicht noch das Gesicht
    Um sechs sitzt er begeistert neben mir`,
  lift: `
    Ich weiß, man soll nicht übertreiben, gut
    Doch wer nicht übertreibt, dem fehlt der Mut

    Ich hab mich heute extra fein gemacht
    Mit Hemd, und eine Rede mitgebracht`,
  chorus: `
    # Ein Hoch auf {x}
    Ein Hoch auf {x}, und die Gläser sind voll
    Ich weiß gar nicht, wie ich das sagen soll
    Ein Hoch auf {x}, und jetzt alle im Chor
    Wer's besser weiß, singt uns was Besseres vor

    # Für {x}
    Für {x} sing ich laut, und das Fenster steht auf
    Der Hund nebenan jault die Tonleiter rauf
    Für {x} sing ich schief, aber keiner geht fort
    Für manches im Leben ist Singen das Wort

    # Nichts geht drüber
    Nichts geht drüber, ich hab's probiert
    Ich hab's mit Sekt und mit Kuchen kombiniert
    Nichts geht drüber, und geht mal was schief
    Dann denk ich nur daran und atme ganz tief`,
  bridge: `
    Vielleicht ist's albern, so was zu besingen
    Es gibt ja Kriege, Liebe und den Tod
    Doch will mich mal ein langer Tag bezwingen
    Dann bringt mich grad das Kleine hier ins Lot

    In hundert Jahren gräbt mich jemand aus
    Und findet diesen Zettel in der Hand
    Da steht, es war hier schön, ich war zu Haus
    Und unterstrichen, was ich prächtig fand`,
}
