import type { Plot } from '../../stanzas.ts'

/** Rueful, of what goes wrong for whoever sings. */
export const complaint: Plot = {
  person: 'me',
  open: `
    Ho messo (tre|sei|cinque) sveglie, e una in cucina
    Le ho spente tutte, e non so come
    Ho due scarpe diverse, stamattina
    E un capo che mi sbaglia sempre il nome

    Ho preso il biglietto: (ottanta|novanta|settanta)sei
    Allo sportello servivano il tre
    Ho letto gli avvisi, i giornali miei
    E poi hanno chiuso davanti a me

    Andava (benissimo|a gonfie vele|tutto liscio) fino alle otto
    Fischiavo perfino, per la via
    Nel cielo passava un piccione, e sotto
    Una camicia bianca, ed era la mia`,
  turn: `
    Ho chiamato per dire la mia, gentilmente
    Mi hanno messo un valzer all'orecchio
    Se adesso rispondono non dico niente
    Il secondo violino è un amico vecchio

    Mi consola una vicina: va anche peggio
    Ed ecco, si ferma l'ascensore
    Lei canta la scala, io faccio il solfeggio
    E la sua maglia è già lunga, in tre ore

    Ho chiesto al mio capo un giorno di calma
    Mi ha iscritto a un corso sul riposo
    Dieci lezioni, la foto di una palma
    Di sabato, online, ed è pure noioso`,
  meaning: `
    Lo so, nella vita c'è ben altro
    Ma è sempre la goccia che fa il mare
    Uno respira, fa finta, fa lo scaltro
    E poi si ritrova da solo a gridare

    Si dice: pazienza, si dice: vabbè
    Si conta fino a cento, e ricomincia
    E a chi poi tocchi, chissà com'è
    È sempre lo stesso, in ogni provincia`,
  lift: `
    Io non mi lamento, io prendo nota
    Con l'ora, la data e la faccia vuota

    Respiro profondo, conto fino a tre
    Al due si rovescia anche il caffè`,
  chorus: `
    # Non si può
    Non si può, signori, non si può
    Ho i testimoni, la pioggia e il metrò
    Non si può, e nessuno che rida
    Che di lunedì, poi, chi si fida?

    # E mica è finita
    E mica è finita, c'è un'altra puntata
    Di quando la chiave s'è pure spezzata
    E mica è finita, che bella sfortuna
    Almeno, cantandola, ne passa una

    # Ancora {x}
    Ancora {x}, e di nuovo io qua
    Con l'aria di chi non lo sa
    Ancora {x}, e mi chiedo perché
    Succede a qualcuno, o succede a me

    # Chi me lo fa fare
    Chi me lo fa fare di {doing}
    Col letto che è caldo, e il cuscino all'ombra
    Chi me lo fa fare di {doing}
    E avere la testa così ingombra`,
  bridge: `
    Un giorno ne riderai, dicono i saggi
    Ho chiesto: che giorno? Nessuno lo sa
    Lo segno a matita, fra multe e viaggi
    E intanto ne rido così, a metà

    Lo so, c'è di peggio, guerre e dolori
    Il mio sta comodo in un taschino
    Ma è mio, gli ho dato gli anni migliori
    E adesso, se canto, fa anche l'inchino`,
}
