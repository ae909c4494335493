import type { Plot } from '../../stanzas.ts'

export const praise: Plot = {
  person: 'me',
  open: `
    Che cosa (salvate|prendete|portate), se brucia il tetto?
    Chi disse: le foto, chi disse: il gatto
    Io dissi: {x}, e l'ho anche detto
    Con l'aria solenne di chi firma un patto

    Chi vuole (la fama|i milioni|il trono), chi un castello
    Chi vuole un'isola con la foresta
    Io voglio {x}, e mi levo il cappello
    Tutto il resto lo lascio a chi resta

    In piazza c'è (il generale|il poeta|il duca), col cavallo
    Per quello che conta non c'è una pietra
    Mi metto io lì, sul piedistallo
    Con una scopa che fa da cetra`,
  turn: `
    L'ho detto al dentista, col cotone in bocca
    Ha detto: continui, e s'è seduto
    Fuori aspettavano, a chi tocca tocca
    Il trapano intanto è rimasto muto

    Provo a tacere, alle feste, alle cene
    Resisto mezz'ora, non una di più
    Poi il piede si muove, la voce mi viene
    E tutti mi guardano: dai, parla tu

    Se uno mi chiede: che cosa ci trovi?
    Lo invito alle quattro, a prendere un tè
    Alle cinque ha già gli occhi nuovi
    Alle sei ne parla meglio di me`,
  meaning: `
    Le cose più belle non fanno rumore
    Non stanno in vetrina, non hanno età
    Ti aspettano, e un giorno, fra tante ore
    Ti accorgi che è lì la felicità

    Non serve spiegarlo a chi non lo sente
    A chi lo conosce non serve, lo sa
    È poco, è una cosa, è quasi niente
    E un giorno, senza, chissà come va`,
  lift: `
    Non bisognerebbe mai esagerare
    Ma chi non esagera, che ha da cantare?

    Ho messo la giacca delle occasioni
    E in tasca un discorso lungo tre stazioni`,
  chorus: `
    # Viva {x}
    Viva {x}, e apro il balcone
    Lo canto al mercato, alle tre persone
    Viva {x}, che il mondo lo impari
    E lo fischi il treno lungo i binari

    # Io canto {x}
    Io canto {x}, stono ma canto
    Il cane di sotto mi fa da basso
    Io canto {x}, con calma, e intanto
    Chi andava di fretta rallenta il passo

    # Non c'è di meglio
    Non c'è di meglio, ho fatto la prova
    Col sole, con neve, con l'olio e le uova
    Non c'è di meglio, e se gira storta
    Ci penso un momento, e si apre una porta`,
  bridge: `
    Magari è ridicolo, fare un poema
    Con tutte le guerre, l'affitto, la tosse
    Ma quando mi cade addosso un problema
    Ci penso, e mi passa, come niente fosse

    Fra cent'anni, scavando, un tale
    Mi trova in mano un biglietto piegato
    C'è scritto: fu bello, niente male
    E c'è sottolineato ciò che ho amato`,
}
