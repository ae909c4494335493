import type { Plot } from '../../stanzas.ts'

/** Any feast at home. */
export const holiday: Plot = {
  person: 'me',
  open: `
    Le luci son tutte (un nodo|un groviglio|un gomitolo), in cantina
    Le abbiamo stese fino al cancello
    Di cento s'è accesa una lampadina
    È rossa, e da sola fa già bello

    Il tavolo è corto, (ci mettiamo|gli attacchiamo|s'aggiunge) la porta
    Tolta dai cardini, su due cavalletti
    Ci manca una sedia, la tavola è storta
    E il vino va tutto dai vecchietti

    I fari girano (in fondo|piano|al cancello), eccoli qua
    Scendono pacchi, cappotti, bambini
    Non hanno una mano libera: si fa
    L'abbraccio col naso, coi nasi vicini`,
  turn: `
    La ricetta è un foglio macchiato di burro
    Dice: farina, quanta ne prende
    E in fondo una riga, come un sussurro
    Cuocere bene, chi sa, s'intende

    Si mette un posto in più, per chi passa
    Un piatto, una sedia, un bicchiere di vino
    Un anno l'idraulico, con la sua cassa
    Aggiustò il tubo, e ballava benino

    Alle nove si litiga, per una canzone
    Alle dieci la cantano tutti in coro
    A mezzanotte in corridoio c'è un leone
    Son tre bambini e una coperta d'oro`,
  meaning: `
    Le feste passano, e passano in fretta
    Si smonta la tavola, il giorno, la via
    Ma c'è qualche cosa, una foto, una fetta
    Che fino all'anno dopo fa compagnia

    Non contano i pacchi, non conta la cena
    La neve, le luci, il giorno, il dove
    Ma avere vicino, e ne vale la pena
    Chi resta lo stesso se fuori piove`,
  lift: `
    Appendi il cappotto su tutti i cappotti
    Il forno ci chiama, gli gnocchi son cotti

    Chi accende la prima? Il più piccolo, in braccio
    E fuori la notte s'è messa di ghiaccio`,
  chorus: `
    # Siamo tutti qui
    Siamo tutti qui, c'è chi dorme e chi canta
    In sei sul divano, per terra in quaranta
    Siamo tutti qui, e chi manca si sente
    Nel piatto di mezzo, nel dolce, fra la gente

    # Ancora una sedia
    Ancora una sedia, c'è sempre chi arriva
    E chi già mangiava si stringe e fa: evviva
    Ancora una sedia, che il posto si fa
    Coi gomiti stretti, un po' in qua, un po' in là

    # Accendi le luci
    Accendi le luci, che senta l'odore
    Chi è ancora per strada da troppe ore
    Accendi le luci di fronte e di lato
    Che vedano tutti chi abbiamo invitato

    # Auguri, {call}
    Auguri, {call}, dal capo opposto
    Ti passo le noci, tu passa l'arrosto
    Auguri, {call}, ti vedo a metà
    Dietro la torta che arriva di qua`,
  bridge: `
    Il telefono gira, ne tocca un po' a testa
    Di là c'è qualcuno che chiede l'odore
    Gli mostriamo il forno, la teglia, la festa
    E lui soffia piano, lo sente, il calore

    L'ultima macchina suona alla svolta
    Con mezza torta e il cappello sbagliato
    Ci aspettano i piatti, ed è roba molta
    Lo rifarei subito, l'ho già pensato`,
}
