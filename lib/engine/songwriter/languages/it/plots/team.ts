import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Le maglie ci arrivano (quasi|tutte|già) al ginocchio
    Stese sul filo fan ridere il mare
    Ma in corsa, se apri per bene l'occhio
    Le vedi gonfiarsi, le vedi volare

    Eravamo in (sei|otto|nove), e mezzo pallone
    Un prato in salita, due sassi per rete
    La prima vittoria: un cane, tre persone
    Un clacson lontano, e noi con la sete

    Ne abbiamo perse (sette|nove|cinque) di fila
    E la domenica dopo eravamo là
    Due mamme, un ombrello, la radio, la pila
    E un nonno che urlava: stavolta si fa`,
  turn: `
    C'è chi corre forte, chi pensa per tre
    E chi gioca due minuti a partita
    Ma porta le arance, la borsa, il tè
    E senza quel tè la squadra è finita

    Nel fango, alla fine, qualcuno è caduto
    Sei mani a tirarlo, e due erano loro
    Per terra nessuno avrebbe saputo
    Di chi era la maglia, sotto quell'oro

    Si vince? C'è pizza. Si perde? C'è anche
    E cambia soltanto chi lava le borse
    Cantiamo, sul fondo, con le gambe stanche
    Un po' per la gara, un po' per le corse`,
  meaning: `
    Si vince, si perde, si torna in campo
    Chi cade ha una mano che lo tira su
    Non serve la coppa, non serve un lampo
    Ci basta la maglia, e qualcuno in più

    Da soli si corre, e si va veloce
    Insieme si arriva, ed è un'altra via
    E quando non resta nemmeno la voce
    La voce degli altri diventa la mia`,
  lift: `
    Le mani nel mezzo, una sopra all'altra
    La squadra più lenta è anche la più scaltra

    Si sente dal ponte, si sente dal molo
    Chi viene con noi non è mai da solo`,
  chorus: `
    # Forza {brand}
    Forza {brand}, che la curva ci sente
    Dal campo al ponte si alza la gente
    Forza {brand}, nessuno si arrende
    Il fiato finisce, e poi si riprende

    # {brand}, siamo noi
    {brand}, siamo noi, con la pioggia e col sole
    Coi lividi blu, con poche parole
    {brand}, siamo noi, chi cade si rialza
    Con tutte le scarpe, o con una calza

    # Spalla contro spalla
    Spalla contro spalla, nel fango, nel vento
    Chi resta indietro, lo aspettano in cento
    Spalla contro spalla, e si torna cantando
    Chi vince? Noi, non si sa bene quando`,
  bridge: `
    Da vecchi staremo a bordo campo
    Col plaid sui ginocchi, a dire: era dentro
    E tutti a discutere, col tuono e col lampo
    Di un punto di nebbia, segnato dal centro

    La coppa, se arriva, ci mettiamo i gerani
    Quello che resta è la strada, il ritorno
    Le voci, le suole, i cori strani
    E un cinque nell'aria alla fine del giorno`,
}
