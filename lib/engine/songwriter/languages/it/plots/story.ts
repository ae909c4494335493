import type { Plot } from '../../stanzas.ts'

/** What somebody tells of their own life, to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    La storia è (mia|breve|vera), la dico com'è
    Si siede chi vuole, chi vuole va via
    Metto le mani intorno al tè
    E parto dal fondo di quella via

    È tardi, la (casa|stanza|strada) si è fatta quieta
    E torna la cosa che gira da un po'
    Non è una leggenda, non ho una meta
    Ma questa è la sera che la dirò`,
  turn: `
    Il giorno dopo la strada era uguale
    Il pane, il semaforo, la via
    Nessuno leggeva, come un giornale
    Sul viso di un altro, la storia mia

    A volte ci penso, a volte no
    Ritorna, si siede, e non fa rumore
    Non pesa più tanto, e non me ne vo
    Le ho fatto un posto, vicino al cuore`,
  meaning: `
    Una cosa si porta, e non si dice
    Si pensa: è da poco, non fa rumore
    Poi esce da sola, come una radice
    E in mezzo alla strada diventa un fiore

    Ognuno che passa ha la sua, nascosta
    Nel modo di andare, nel passo che fa
    Se uno comincia, un altro si accosta
    E dice: è la mia, ma guarda, chissà`,
  lift: `
    Lo dico a chi c'è, lo dico com'è
    Magari è successa qualcosa anche a te

    Non è da giornale, non è da cantare
    E invece la canto, ché vuole andare`,
  chorus: `
    # Questa è la mia storia
    Questa è la mia storia, la canto così
    {fact}
    Questa è la mia storia, e comincia di qui
    La porto per strada, la lascio lì

    # Come è andata
    Come è andata, lo dico stasera
    {fact}
    Come è andata, la storia è vera
    E vola da sola, se la fai leggera

    # La canto per me
    La canto per me, ma se vuoi sentire
    C'è posto vicino, puoi anche venire
    La canto per me, ed è quasi finita
    È un giorno soltanto, è un pezzo di vita`,
  bridge: `
    Se un giorno qualcuno la canta da solo
    Magari stonato, in bicicletta
    Vuol dire che è sua, che ha preso il volo
    E io la saluto, e non ho fretta

    Domani mi alzo, mi faccio il caffè
    Il mondo fa il giro che ha sempre fatto
    Ma quello che avevo stretto in me
    È in giro a cantare, leggero, di scatto`,
}
