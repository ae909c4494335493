import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Sul muro (del bagno|di casa|all'ingresso) non c'è più lo specchio
    C'è un segno bianco, il resto è ingiallito
    Mi pettino ancora lì, è un vizio vecchio
    Come non credere che sia finito

    Ho messo su l'acqua (ieri|stasera|anche oggi), ho buttato la pasta
    Due etti e mezzo, come quand'eri qui
    Per uno è troppa, ma chi dice basta?
    È venerdì, e ne mangio da lunedì

    L'hai detto (in cucina|in macchina|al bar), con la radio accesa
    Passava il meteo, cielo sereno
    Io non ho pianto, pensavo alla spesa
    E fuori pioveva, né più né meno`,
  turn: `
    Gli amici mi dicono: fatti vedere
    E parlano d'altro, del mare, del cane
    Ti saltano come si salta un bicchiere
    Che è rotto, e la scheggia per terra rimane

    Ho visto un cappotto uguale al tuo
    L'ho inseguito per mezzo mercato
    S'è voltato un uomo, il cappotto era suo
    Ho chiesto che ora era, e ho ringraziato

    Mi metto nel mezzo, dormo di traverso
    Tutto il letto è mio, che bella piazza
    All'alba, sul bordo, col sonno perso
    Sul tuo comodino poso la tazza`,
  meaning: `
    Il cuore non guarda il calendario
    Non sa che è finita, e rimane lì
    Rifà la sua strada, lo stesso orario
    E aspetta una voce che non è qui

    S'impara anche questo, a stare da soli
    A fare silenzio, a non chiamare
    Si dice che passa, che passano i voli
    Ma intanto è una notte da attraversare`,
  lift: `
    Non ti chiamo, lo giuro, ma il dito va su
    Alla lettera giusta, e lì ci sei tu

    E passa, mi dicono, passa, vedrai
    Però in quale mese non dicono mai`,
  chorus: `
    # Senza di te
    Senza di te la moka è da tre
    E ogni mattina mi avanza un caffè
    Senza di te ho la casa più grande
    E nessuna risposta, soltanto domande

    # Ciao, {call}
    Ciao, {call}, le chiavi le hai messe nel vaso
    Le ho viste stamani, così, per caso
    Ciao, {call}, non ti chiedo di niente
    Ma quanto rumore fa chi è assente

    # Non torni più
    Non torni più, l'ha capito il portone
    Che prima suonava, e adesso no
    Non torni più, e a tutte le persone
    Che chiedono dico: bene, non so`,
  bridge: `
    Un giorno le pareti saranno gialle
    Il colore che tu non sopportavi
    Ti avrò, più o meno, dietro le spalle
    E avrò cambiato persino le chiavi

    Ti auguro il bene, e lo dico sul serio
    Il mare, un bel tetto, il pane più buono
    Ma almeno una volta, ho un desiderio
    Che squilli il telefono, e tremi a quel suono`,
}
