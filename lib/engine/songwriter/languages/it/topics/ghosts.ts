import type { Topic } from '../../stanzas.ts'

export const ghosts: Topic = {
  kin: 'fantasma fantasmi spettro spettri spirit* stregat* infestat* strega streghe vampir* mostro mostri mostriciattol* zombie scheletr* castello castelli soffitta soffitte lenzuol* zucca zucche',
  you: {
    scene: `
      Saluti il fantasma (la sera|per nome|dal letto), gli lasci
      La luce in soffitta, che è timido, dici
      Gli hai steso un lenzuolo, e te lo abbracci
      Gli hai già trovato un paio di amici`,
    later: `
      Al fantasma di casa hai chiesto l'affitto
      Duecento al mese, le spese, il wi-fi
      Da allora nel buio sta zitto zitto
      E quando ripassi non c'è quasi mai`,
  },
  me: {
    scene: `
      In casa ho un fantasma (gentile|distratto|per bene), si muove
      Di notte, sposta soltanto le sedie
      Ha paura dei tuoni, e se piove
      Mi chiede di accendergli le commedie`,
    later: `
      Ho detto al fantasma: facciamo a turno
      Tu spaventi il gatto, io spazzo le scale
      Ha riso piano, nel buio notturno
      Ma il gatto lo sa, e non c'è niente di male`,
  },
  past: {
    scene: `
      Da piccoli il fantasma (saliva|viveva|stava) in soffitta
      Tu lo chiamavi, con voce sottile
      E poi tenevi la mia mano stretta
      Dicevi: è il vento, è soltanto aprile`,
    later: `
      Se scricchiola il legno, dico: sei tu
      Non è da fantasma, è da persona
      Che torna a vedere se qui, laggiù
      C'è ancora la luce, se il gas funziona`,
  },
  hook: `
    Fantasma, fantasma, vieni a ballare
    Il lenzuolo è pulito, non c'è da tremare

    C'è un fantasma in soffitta, e nessuno lo sgrida
    Che chi resta al buio vuol solo che si rida`,
}
