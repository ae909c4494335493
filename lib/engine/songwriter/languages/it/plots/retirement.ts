import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    La sveglia (delle sei|di sempre|a campana) da oggi è in cantina
    Con sopra un panno, perché non soffra
    Ti alzi lo stesso, e l'alba in cucina
    È la prima che il tempo ti offra

    Hai reso (le chiavi|la giacca|il tesserino), ti han dato i fiori
    Un orologio, che è un'ironia
    Adesso che l'ora resta di fuori
    Te la regalano, e portala via

    Nell'armadietto (trovi|restano|c'erano) tre ombrelli
    Un panettone di chissà che anno
    La foto di gente con altri capelli
    E scarpe da corsa, che mai correranno`,
  turn: `
    Sapevi la vite che tiene su tutto
    Il pugno da dare alla macchina stanca
    Da ieri non parte, ha messo il lutto
    Si vede che a lei qualcosa manca

    Lunedì, per sbaglio, hai preso la strada
    Eri al cancello, la borsa in mano
    Hai visto la nebbia, la rugiada
    E via, dietrofront, fischiando piano

    Adesso hai un orto, un coro, un corso
    D'inglese, le bocce, i giri coi cani
    Ti chiedo un caffè, e fai un discorso
    Si può fra tre mercoledì, non domani`,
  meaning: `
    Ci sono mani che non si vedono
    Finché un giorno se ne vanno via
    E l'indomani tutti si chiedono
    Chi teneva in piedi la compagnia

    Il tempo da oggi ha un altro padrone
    Non ha la sirena, non ha il cartellino
    Si può star seduti sopra il balcone
    E il mare, a guardarlo, è già più vicino

    Si lascia un posto, non si lascia la gente
    Il bene non timbra, non va in pensione
    E chi ha lavorato qui, veramente
    Rimane qui dentro, come una canzone`,
  lift: `
    E un giro di applausi, che vada lontano
    Per tutte le ore date piano piano

    Chi parla ha un foglio, la voce si rompe
    E allora cantiamo, e siamo le trombe`,
  chorus: `
    # Tocca a te, {call}
    Tocca a te, {call}, di fare da te
    Di scegliere l'ora, la strada, il perché
    Tocca a te, {call}, e fallo con cura
    Che anche la calma è una bella avventura

    # Senza la sveglia
    Senza la sveglia, col sole sul letto
    Col pane tostato, con calma, perfetto
    Senza la sveglia, e se chiama il lavoro
    Sei fuori, coi piedi nell'erba d'oro

    # Da domani domenica
    Da domani domenica, fino a Natale
    Le scarpe più vecchie, il primo giornale
    Da domani domenica, e in mezzo alla via
    La giornata ti dice: sei tu? Sono mia`,
  bridge: `
    C'è chi ti deve il mestiere, il coraggio
    La volta che hai detto: prova tu
    Non c'è una targa, non c'è un omaggio
    Ma va avanti da sé, e non si ferma più

    I primi tempi ti manca il rumore
    Le facce, la fretta, il solito giro
    Tu passa a trovarci, non so, due ore
    E chi ti rivede riprende respiro`,
}
