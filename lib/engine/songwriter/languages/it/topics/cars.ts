import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'macchina macchine macchinon* auto automobil* motore motori volante guida guidare guidi guido guidavi patente parcheggi* benzin* autostrad* clacson cofano cruscott* navigator* meccanic* officina carrozzeri* freno freni marce pneumatic* gomme furgon* camion fuoristrada cinquecento utilitaria spider targa semafori bagagliaio multa multe',
  you: {
    scene: `
      La tua macchina (vecchia|rossa|sbiadita) la chiami per nome
      In salita le canti, le batti il cruscotto
      Nessuno capisce perché, né come
      Ma sale, e l'han data per morta già in otto`,
    later: `
      Hai perso la strada, e il navigatore
      Diceva: inversione, e tu: dopo, però
      C'era una sagra, un lago, un trattore
      Lui, dalla macchina, ancora: no, no`,
  },
  me: {
    scene: `
      La macchina (stamattina|da ieri|d'inverno) non vuole partire
      Fa un verso da capra, e poi un sospiro
      Ho detto: ti lavo, mi sta a sentire
      E allora, con calma, fa mezzo giro`,
    later: `
      Ho messo la macchina in diciotto mosse
      La gente dal bar mi dava il voto
      Un nove, e poi, come niente fosse
      Ho visto, di fianco, un viale vuoto`,
  },
  past: {
    scene: `
      Guidavi (col gomito|la mano|un braccio) fuori, cantando male
      La macchina piena di sabbia e di pesche
      Contavi i cartelli fino al casale
      Le notti, coi vetri abbassati, eran fresche`,
    later: `
      La tua macchina l'ho venduta a un ragazzo
      Nel cruscotto c'era la tua cassetta
      L'ha tenuta: la sento, sotto il palazzo
      Passare la sera, un poco in fretta`,
  },
  hook: `
    Giù il finestrino, che l'aria ci sposta
    La macchina canta, va su per la costa

    Un pieno, una strada, il mare, il motore
    La macchina sa dove va, da due ore`,
}
