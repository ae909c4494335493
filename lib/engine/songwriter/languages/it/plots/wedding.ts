import type { Plot } from '../../stanzas.ts'

/** Of two and their day, so that a guest may sing it, or one of them to the other. */
export const wedding: Plot = {
  person: 'you',
  open: `
    (Due|Tre|Sei) zie già piangono, sedute in fondo
    E ancora non è successo nulla
    Poi s'apre la porta, si ferma il mondo
    E ride un neonato dalla culla

    Gli anelli li tiene (in tasca|in pugno|stretti) un bambino
    Con un sasso, una molla, tre figurine
    Li porta davanti, fa anche l'inchino
    E si tiene la molla, alla fine

    Pioveva (da lunedì|da tre giorni|fin dall'alba), poi s'è aperto
    Un buco nel cielo, grande così
    Si asciugano i piatti, le sedie, il concerto
    E il sole sta fermo, aspetta due sì`,
  turn: `
    Ci saranno i lunedì, la spazzatura
    Chi l'ha portata giù l'ultima volta
    Un muso lungo, una voce dura
    E poi una mano, e qualcuno che ascolta

    Cominciò con un casco, un passaggio
    Due parole in mezzo al rumore
    Nessuno cercava, quel giorno di maggio
    Nient'altro che un po' d'olio al motore

    Un valzer provato per mesi in salotto
    Spostando il divano, contando: un, due, tre
    Due giri, poi un piede ci finisce sotto
    Si ride, e il valzer va avanti da sé`,
  meaning: `
    C'è chi si promette la luna, le stelle
    E chi si promette di esserci e basta
    Le cose più grandi son sempre quelle
    Che stanno in due mani, col pane e la pasta

    Un sì è una parola di due lettere appena
    Ci sta dentro il pane, la casa, la via
    Ci sta il lunedì, ci sta la cena
    Ci sta tutto il tempo, comunque sia

    C'erano due strade, una qua, una là
    Nessuno sapeva che andavano insieme
    Adesso è una sola, e porta dove va
    Chi semina poco, e cura il suo seme`,
  lift: `
    In alto i bicchieri, chi parla si sieda
    Chi piange già piange, chi non crede creda

    Via le scarpe strette, le maniche su
    Un giorno così non ci passa più`,
  chorus: `
    # Viva {name}
    Viva {name}, e suonate i bicchieri
    Il pane è di oggi, l'amore da ieri
    Viva {name}, e che duri la festa
    Finché c'è una sedia, finché c'è chi resta

    # Due volte sì
    Due volte sì, due parole, un anello
    E sotto la pioggia un solo ombrello
    Due volte sì, che si senta lontano
    Il resto s'impara, mano per mano

    # Balla, {call}
    Balla, {call}, che l'orchestra è stonata
    La torta s'inclina, la sala è affollata
    Balla, {call}, che il tempo è cortese
    Stanotte si ferma, e non bada a spese

    # Da oggi in due
    Da oggi in due, le bollette e le stelle
    Le scarpe all'ingresso, le mezze frittelle
    Da oggi in due, la finestra e la notte
    E in due si ricuciono le cose rotte`,
  bridge: `
    Verranno le sere col vento alla porta
    I giorni di corsa, la spesa, la sveglia
    E in tutto quel fare la cosa che importa
    È chi, se fa buio, rimane e veglia

    Domani il silenzio, due tazze, la torta
    Mangiata in piedi, col cucchiaino
    Il mondo di sempre di là dalla porta
    Di qua la cucina, e il primo mattino`,
}
