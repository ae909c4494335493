import type { Topic } from '../../stanzas.ts'

export const hospital: Topic = {
  kin: 'ospedal* infermier* medico medici dottor* dottoress* reparto corsia barella ambulanz* chirurg* operazion* gesso stampell* flebo ricover*',
  you: {
    scene: `
      In ospedale (già il primo giorno|la prima sera|in un'ora), sapevi
      I nomi di tutti, dei figli, del cane
      A chi passava qualcosa dicevi
      E lui ti lasciava un po' del suo pane`,
    later: `
      Il camice aperto di dietro, e tu intero
      In corsia, col filo, la ruota che stride
      Saluti chi passa, ti senti un veliero
      E la signora del cinque ride`,
  },
  me: {
    scene: `
      In ospedale (il mattino|la sera|la luce) fa presto
      Ti svegliano loro, per chiedere: dorme?
      Rispondo: dormivo, con questo e con questo
      E sul mio lenzuolo ci faccio le forme`,
    later: `
      Conto i quadretti sul muro, in corsia
      Sono duecento, più uno storto
      Quello mi piace, mi fa compagnia
      E quando mi dimettono, me lo porto`,
  },
  past: {
    scene: `
      In ospedale (di sera|per mano|d'inverno), il tuo letto
      Guardava un albero, mezzo lampione
      Dicevi: è poco, ma io l'aspetto
      Ogni mattina, come un'occasione`,
    later: `
      L'infermiere mi ha dato la tua vestaglia
      In tasca un biscotto, spezzato a metà
      Il letto rifatto, con un'altra maglia
      E l'altra metà, chi mangiata l'avrà`,
  },
  hook: `
    Passa anche questa, la notte in corsia
    E poi casa nostra, in fondo alla via

    L'ospedale finisce, col sole d'agosto
    Di là dal cancello, al solito posto`,
}
