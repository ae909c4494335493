import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Ti siedi (a tavola|un attimo|con calma) che gli altri han finito
    Prima c'è il pane, l'acqua, c'è il sale
    Dici che il pezzo bruciato è squisito
    E a me, per caso, va quello speciale

    Quel (lunedì|giovedì|martedì) nero, senza parlare
    Hai messo su l'acqua, hai cercato il sale
    Hai detto soltanto: si deve mangiare
    A metà piatto faceva meno male

    Tu tieni (in tasca|in borsa|nel cappotto) un bottone
    Due mentine, una pila, un gettone
    Chi perde la strada, la voce, il cappello
    Da te trova posto, anche sotto l'ombrello`,
  turn: `
    Ieri in stazione un ragazzo piangeva
    E tutti guardavano il tabellone
    Gli ho offerto metà di quel che rimaneva
    Del mio panino: è la tua lezione

    Chissà quante sere, a motore spento
    Hai preso fiato un minuto o due
    Poi su per le scale, col passo contento
    A noi le risate, le rogne eran tue

    Mi hai detto una frase passando di fretta
    Cercavi la scala, non ci pensavi
    Io la tengo ancora, piegata stretta
    Con i documenti, con le chiavi`,
  meaning: `
    Il bene non suona la tromba, si sa
    Entra pian piano e si mette a sedere
    Poi passano gli anni, e lui resta là
    E solo da lontano si fa vedere

    Un grazie è una cosa che pesa niente
    Eppure a volte non esce di bocca
    Allora lo canto, in mezzo alla gente
    Stavolta lo canto, stavolta mi tocca

    C'è gente che aiuta e non tiene i conti
    Che dà senza scrivere quanto, né a chi
    Di gente così son fatti i ponti
    Si passa sicuri, e si arriva fin qui`,
  lift: `
    Non trovo il biglietto con scritto abbastanza
    Allora lo canto, che sente la stanza

    Tu dici: di niente, {call}, lo so
    Stavolta rimani, e te lo dirò`,
  chorus: `
    # Grazie, {call}
    Grazie, {call}, e lo dico davvero
    Che dirlo per bene non è mai leggero
    Grazie, {call}, e non dire: di che
    Almeno una volta si canta per te

    # Grazie davvero
    Grazie davvero, e lo dico cantando
    Che a dirlo parlando non so come e quando
    Grazie davvero, e non basta, lo so
    Ma più di così, con la voce, non ho

    # Ti devo un caffè
    Ti devo un caffè, {call}, saranno trecento
    Un paio d'ombrelli, un biglietto, un momento
    Ti devo un caffè, e facciamo così
    Li beviamo piano, da oggi, da qui`,
  bridge: `
    Se uno facesse i conti, una mattina
    Di tutti i chilometri fatti per noi
    Si arriva in Australia, e in Argentina
    E c'è ancora tempo per cena, poi

    Qualcuno un giorno dirà: sei gentile
    Da chi l'hai imparato? E io farò il nome
    Lo dico già adesso, lo scrivo in cortile
    Col gesso, in grande, e racconto anche come`,
}
