import type { Plot } from '../../stanzas.ts'

export const teaching: Plot = {
  person: 'me',
  open: `
    (Matita|Penna|Gessetto) alla mano, si parte da zero
    Si parla {x.of}, una riga per volta
    Chi fa una domanda fa un passo intero
    E chi ne fa due ha già fatto una svolta

    (Un colpo|Due colpi|Tre colpi) di mani, e poi si va
    La cosa più lunga comincia da poco
    Si prova, si sbaglia, ed è come un gioco
    E chi la canta, alla fine, la sa

    (Tutti in cerchio|Tutti attenti|Tutti pronti), si fa così
    S'impara cantando, una riga per volta
    Chi già lo sapeva rimanga qui
    E chi non lo sa ci guarda e ascolta`,
  turn: `
    Adesso a occhi chiusi si dice a memoria
    Prima pian piano, poi come si canta
    Se manca un pezzo si torna alla storia
    Quel che la testa perde, la musica pianta

    L'ho detto in bagno, allo spazzolino
    L'ho detto per strada, l'ho detto al gatto
    E quando l'ha chiesto, così, un bambino
    È uscito da solo, intero, di scatto

    Lo sbaglio è un cartello che dice: non qua
    Si torna di un passo, si prova di là
    Ne ho fatti sei, li ho sul quaderno
    Sono la mappa di tutto l'inverno`,
  meaning: `
    Imparare è una scala, uno scalino
    E poi quello dopo, e non vedi la cima
    Ma se ti volti, da lì vicino
    Sei già più in alto di com'eri prima

    Quello che impari nessuno lo prende
    Non pesa in valigia, non teme la pioggia
    È come una luce, e quando si accende
    Ci vede più in là chi ci si appoggia`,
  lift: `
    Non serve che entri subito in testa
    Prima nei piedi, e poi si fa festa

    Chi sa la risposta la canti davvero
    Chi non la sa faccia il coro, leggero`,
  chorus: `
    # Adesso lo so
    Adesso lo so, mi è entrato per bene
    Mi gira nel capo, e lì si mantiene
    Adesso lo so, e se qualcuno chiede
    Lo spiego cantando, battendo il piede

    # Tutto {x.on}
    Tutto {x.on}, dall'inizio alla fine
    Coi nomi lunghissimi e le parole piccine
    Tutto {x.on}, e se scappa un pezzetto
    Ripassa da solo, la sera, nel letto

    # Perché, perché
    Perché, perché, e ancora perché
    Chi lo domanda ne sa già per tre
    Perché, perché, non è mai una sola
    La porta che si apre da una parola

    # Ripeti, {call}
    Ripeti, {call}, che poi ti rimane
    Come il sapore che lascia il pane
    Ripeti, {call}, e se sbagli va bene
    Anche il fiume gira, e poi al mare viene`,
  bridge: `
    E se non ti viene, non è una tragedia
    Si sbaglia, si ride, si riprova ancora
    Si scende un momento giù dalla sedia
    E quello che è giusto viene alla sua ora

    E un giorno qualcuno più piccolo chiede
    Com'è che funziona, da sotto in su
    Gli fai un po' di posto, e lui si siede
    E quella mattina la scuola sei tu`,
}
