import type { Plot } from '../../stanzas.ts'

/** {x} stands in the accusative, with its article if it has one. */
export const teaching: Plot = {
  person: 'me',
  open: `
    (Hört her|Passt auf|Ganz Ohr), es geht um {x}, und das ist nicht schwer
    Jetzt alle einmal ihre Ohren nach oben
    Und wer was nicht versteht, kommt einfach her
    Und wer's schon kann, der darf sich selber loben

    Am Anfang ist es (Nebel|Kauderwelsch|ein Knoten), und man gähnt
    Man hört es einmal, und man weiß nicht, wie
    Dann wird's gesungen, und das Ohr gewöhnt
    Sich an die Sache durch die Melodie

    Wir fangen vorne an, (bei eins|bei A|bei null), ganz klein
    Und jede Zeile ist ein kleiner Strich
    Am Ende soll daraus ein Bild doch sein
    Und wer's versteht, erklärt's noch mal für mich`,
  turn: `
    Jetzt mach die Augen zu und sag es auf
    Erst langsam, dann im Takt, dann ohne Stocken
    Vergisst du was, dann komm noch einmal drauf
    Die Melodie hält's fest wie Klammern Socken

    Ich hab's beim Zähneputzen aufgesagt
    Im Bus, im Bad, und einmal auch im Traum
    Und als mich einer aus Versehn gefragt
    Da kam's heraus, als schüttelt man den Baum

    Ein Fehler ist ein Schild, da steht, nicht hier
    Dann geht man eben einen Schritt zurück
    Ich hab schon sieben auf dem Blatt Papier
    Und kenn den Weg dadurch ein gutes Stück`,
  lift: `
    Das muss noch nicht in deinen Kopf, so schnell
    Erst in die Füße, dann wird's oben hell

    Jetzt alle, und wer's weiß, der singt es laut
    Und wer's nicht weiß, der singt, was er sich traut`,
  chorus: `
    # Jetzt weiß ich's
    Jetzt weiß ich's, jetzt sitzt es, jetzt fall ich nicht um
    Und fragt mich wer morgen, dann bleib ich nicht stumm
    Jetzt weiß ich's, jetzt sitzt es, und morgen noch mehr
    Es war, bis es leicht war, natürlich sehr schwer

    # Alles über {x}
    Alles über {x}, von vorn bis zum Schluss
    Alles über {x}, weil man's wissen muss
    Wer's einmal gesungen hat, der hat es drin
    Und summt es im Schlaf noch so vor sich hin

    # Frag noch mal
    Frag noch mal, frag noch mal, fragen ist frei
    Frag einmal warum, und dann zweimal, dann drei
    Frag noch mal, frag noch mal, bis man es weiß
    Und ist es dann klar, gibt's für alle ein Eis`,
  bridge: `
    Vor langer Zeit saß jemand unterm Baum
    Und wunderte sich, so wie du und ich
    Da war kein Buch, da war nur so ein Traum
    Und dann ein Stock, der zog den ersten Strich

    Und irgendwann fragt dich mal jemand Kleines
    Warum das ist, und du sagst, hör mal zu
    Dann sagst du etwas Klares, etwas Feines
    Und wer es dann erklären kann, bist du`,
}
