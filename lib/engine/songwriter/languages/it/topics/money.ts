import type { Topic } from '../../stanzas.ts'

export const money: Topic = {
  kin: 'soldi denaro euro euri lira lire stipend* banca banche bancomat portafogli* salvadanai* bollett* tasse mutuo debit* prestit* monet* affitto spiccioli risparmi*',
  you: {
    scene: `
      I soldi li conti (due volte|di sera|in piedi), li metti
      In buste: la luce, la spesa, il mare
      La busta del mare ha due biglietti
      Ma tu la saluti, prima di andare`,
    later: `
      Hai vinto dei soldi, dieci per intero
      Hai offerto da bere a metà del rione
      Ne hai spesi sessanta, e non par vero
      E vai raccontando la tua occasione`,
  },
  me: {
    scene: `
      I soldi mi arrivano (a fine mese|di lunedì|il ventisette), in piedi
      Fanno un inchino, e riprendono il treno
      Io dal binario gli grido: mi vedi?
      Mi lasciano il conto, due euro in meno`,
    later: `
      Ho chiesto alla banca: quanti ne ho?
      Lo sportello s'è messo a fischiettare
      Ho chiesto dei soldi, ha detto: però
      Che bella giornata per camminare`,
  },
  past: {
    scene: `
      Mi davi dei soldi (di nascosto|piegati|in cortile), in pugno
      Dicevi: un gelato, magari più d'uno
      Ne tengo ancora, di un altro giugno
      E così buono non c'è più nessuno`,
    later: `
      Nel salvadanaio, per un altro viaggio
      Mettevi dei soldi, per le vacanze
      Due lire, un bottone, del mese di maggio
      E un foglio con tutte le distanze`,
  },
  hook: `
    Soldi, soldi, passate a trovarmi
    La porta è aperta, potete svegliarmi

    Se i soldi non bastano, basta la voce
    Si spende cantando, e finisce veloce`,
}
