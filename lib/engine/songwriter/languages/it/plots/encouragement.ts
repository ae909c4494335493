import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Hai già il cappotto e (la borsa|le chiavi|il berretto) in mano
    Ma resti a guardare lo zerbino
    Lo so, di lì il mondo sembra lontano
    E invece comincia al gradino

    Ti ricordi la bici (rossa|gialla|verde), senza rotelle
    Tre metri, poi l'erba, il ginocchio in su
    Quel giorno hai contato tutte le stelle
    Poi sulla sella c'eri ancora tu

    Hai fatto la lista (completa|precisa|in ordine) dei tuoi difetti
    Lunga due pagine, fronte e retro
    Ne manca uno, se lo permetti
    Ti guardi da sempre da dietro un vetro`,
  turn: `
    Quello in cattedra, quello che sa
    Ieri provava davanti allo specchio
    Ha il foglio che trema, si vede di qua
    E in tasca un portafortuna vecchio

    Mi ha detto il fornaio: le prime pagnotte
    Facevano ridere pure i piccioni
    Adesso la fila comincia di notte
    E arriva la gente da tre stazioni

    La scala è lunga, non guardarla tutta
    Guarda il gradino che hai sotto il naso
    Poi un altro. La strada più brutta
    S'è fatta così, mica per caso`,
  meaning: `
    Nessuno è arrivato senza tremare
    Chi dice il contrario l'ha già scordato
    A stare a galla si impara nel mare
    E ogni passo, dopo, è un passo contato

    Se vinci, {call}, si fa festa per strada
    Se perdi facciamo festa lo stesso
    Perché non importa come poi vada
    A me vai bene così, come adesso`,
  lift: `
    E se hai paura, portala con te
    Le fai vedere la strada com'è

    Se cadi ti siedi, ti guardi intorno
    È già più vicino di ieri, quel giorno`,
  chorus: `
    # Forza, {call}
    Forza, {call}, che un passo l'hai fatto
    L'altro vien dietro, questo era il patto
    Forza, {call}, non serve volare
    Basta una scarpa da allacciare

    # Ce la fai
    Ce la fai, {call}, ce la fai, anche a piedi
    Anche piano, anche se non ci credi
    Ce la fai, e se proprio non va
    Ci sediamo qui, poi si vedrà

    # Un passo alla volta
    Un passo alla volta, con una torcia
    E vedi? La strada già si accorcia
    Un passo alla volta, e il resto verrà
    Nessuno è arrivato saltando di là`,
  bridge: `
    E se ti viene un po' di magone
    Ripensa alle volte che è andata bene
    In fondo a ogni brutta stagione
    C'è un giorno di sole che piano viene

    E quando un giorno sarà passata
    Lo dirai a qualcuno che trema così
    Con voce tranquilla, un po' consumata
    Hai fame? Vieni, si parte da qui`,
}
