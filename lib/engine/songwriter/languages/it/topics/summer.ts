import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'estate estati estiv* agosto luglio giugno ferragost* anguri* cocomer* melon* ghiacciol* gelato gelati gelateri* gelataio granit* ombrellon* zanzar* vacanz* afa ventilator* cical* grill* infradito costume costumi abbronz* solleone caldo calda pesche piscin* amaca sandali sole soleggiat*',
  you: {
    scene: `
      D'estate (ti alzi|esci|cammini) all'alba, con l'anguria in spalla
      La metti nel pozzo, a prendere fresco
      Alle due, coi grilli, la luce è gialla
      E tagli: un tonfo, un rosso da affresco`,
    later: `
      Le zanzare, d'agosto, vogliono me
      Tu dormi al balcone, e nessuna ti tocca
      Mi dici: si vede che sanno qual è
      Il sangue da festa, e ti ride la bocca`,
  },
  me: {
    scene: `
      Ho un ventilatore (da tavolo|da terra|vecchio) che mi dice no
      Da destra a sinistra, tutta la notte
      È agosto, gli chiedo: dormirò?
      No: e le lenzuola son cotte`,
    later: `
      Ferragosto in città, è chiuso tutto
      Io, due piccioni e un semaforo acceso
      La fontana va piano, l'asfalto è asciutto
      Ma questo silenzio è un regalo inatteso`,
  },
  past: {
    scene: `
      D'estate la sedia (di paglia|di plastica|verde), sul portone
      La tua, poi la mia, poi il vicinato
      Si parlava piano delle persone
      Che passavano, e il melone era ghiacciato`,
    later: `
      La tua crema da sole era in cantina
      L'ho aperta a dicembre, per curiosità
      Di colpo era agosto, di prima mattina
      E tu mi gridavi: metti anche di là`,
  },
  hook: `
    Estate, rimani, non dire di no
    C'è mezza anguria, e il tempo che ho

    Coi piedi nell'acqua, col sale, col sole
    L'estate si canta con quattro parole`,
}
