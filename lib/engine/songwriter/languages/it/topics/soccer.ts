import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'calcio calcett* calciator* pallone palloni palla palle partita partite portiere portieri stadio stadi gol goal rigore rigori punizion* arbitr* centravanti centrocamp* fuorigioco tifos* tifo tifare campionat* scudetto squadra squadre maglia maglie dribbl* scarpini allenat* difensor* attaccant* terzino traversa',
  you: {
    scene: `
      Stai in porta (coi guanti|col berretto|di fianco), e al pallone parli
      Gli dici: di qua no, vai a casa tua
      Ne fermi parecchi, senza guardarli
      E quelli che entrano è colpa sua`,
    later: `
      Hai segnato di schiena, guardavi un cane
      In tribuna, e il pallone passava di lì
      Da anni lo conti, tagliando il pane
      E ogni volta il cane è più grande così`,
  },
  me: {
    scene: `
      Gioco a calcetto (il giovedì|fra amici|in salita), a centrocampo
      Corro tre metri, poi faccio il regista
      Indico a tutti col braccio, e accampo
      Le scuse: il campo, la scarpa, la vista`,
    later: `
      Rigore al novantesimo: lo tiro io
      Silenzio, la corsa, il pallone, il cielo
      La palla è finita, dice mio zio
      Tre orti più in là, sopra un melo`,
  },
  past: {
    scene: `
      Mi portavi allo stadio (la domenica|col treno|col freddo), il cuscino
      Di gommapiuma, la radio, il salame
      Perdevamo spesso, ma da vicino
      C'era una gioia che sembrava fame`,
    later: `
      Ha vinto la squadra, dopo vent'anni
      Ho alzato il telefono, per riflesso
      Ho messo la sciarpa, la tua, sui panni
      E ho urlato per due, sul balcone, lo stesso`,
  },
  hook: `
    Passa il pallone, che il sole va giù
    L'ultimo gol, e poi non si gioca più

    Un pallone, due sassi, e la porta è già fatta
    E la gioia del gol è la cosa più matta`,
}
