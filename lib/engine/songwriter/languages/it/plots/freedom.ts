import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    Ho reso le chiavi (del posto|del banco|dell'ufficio) e la penna
    Mi hanno chiesto il motivo, ho detto: il vento
    Il portiere, che al massimo accenna
    S'è alzato in piedi, e sembrava contento

    Ho (una pentola|una lampada|una sedia), un cuscino, due dischi
    Il resto l'ho dato a chi passava
    La macchina vecchia partiva coi fischi
    Ma giù in discesa, giuro, cantava

    Al bivio giravo (ogni giorno|da anni|da sempre) in città
    A destra il cartello diceva: mare
    Stamani la freccia fa tic di là
    E dietro qualcuno comincia a suonare`,
  turn: `
    Mangiavo guardando un grafico, e adesso
    Mangio una pesca su un muro, al sole
    Mi cola sul gomito, e fa lo stesso
    Passa una corriera, ma chi la vuole

    La prima notte non ho mai dormito
    Il frigo ronzava: che cosa fai?
    L'ho spento. Un grillo, fin lì ammutolito
    S'è messo a chiedere: dove vai, dove vai

    Il benzinaio mi ha chiesto: va dove?
    Ho guardato la strada: non lo so
    Mi ha dato il cappello: lo tenga, se piove
    Me lo riporta, chissà, fra un po'`,
  meaning: `
    La libertà non è andare lontano
    È scegliere il passo, e la strada che c'è
    È avere un minuto, la chiave in mano
    E non dover dire a nessuno il perché

    Chi resta per paura chiude la porta
    Chi va per paura la chiude anche lui
    Io lascio socchiuso, e poco m'importa
    Se piove, se è tardi, dov'ero, chi fui`,
  lift: `
    Giù tutti i finestrini, e il cappello voli
    C'è un campo che aspetta, di girasoli

    Non ho piani per maggio, né per giugno
    Ho pane, due pesche e la mappa in pugno`,
  chorus: `
    # Io vado
    Io vado, vado, e la strada è d'accordo
    Mi porto un panino, il resto lo scordo
    Io vado, vado, e lo dica chi può
    Che oggi alle nove ho detto di no

    # Aria, aria
    Aria, aria, apri ogni finestra
    Che s'alzi il giornale, che vada in orchestra
    Aria, aria, sul tetto, in cortile
    Mi sento un lenzuolo steso d'aprile

    # Datemi {x}
    Datemi {x}, e una strada qualunque
    Un cielo, un panino, e si parte comunque
    Datemi {x}, e vi lascio le chiavi
    I turni, i cartellini, i cattivi e i bravi`,
  bridge: `
    Mi han detto: scappando ti porti con te
    Ho guardato nello specchio: è così
    Ho il naso scottato, due briciole, e tre
    Motivi di stare ancora un po' qui

    Un giorno vorrò le tende, un portone
    La menta sul davanzale, il mio nome
    Ma lascerò aperto anche il balcone
    Che il vento ricordi da dove e come`,
}
