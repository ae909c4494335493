import type { Topic } from '../../stanzas.ts'

export const bicycles: Topic = {
  kin: 'bici biciclett* ciclist* ciclism* ciclofficin* pedal* tandem manubri* sellino raggi ciclabile graziella mountain monopattin*',
  you: {
    scene: `
      Arrivi in bici (la sera|col vento|contromano), e suoni
      Il campanello alle foglie, ai passanti
      Nel cesto hai due libri, tre meloni
      E un ombrello che guarda in avanti`,
    later: `
      In salita parli, la bici si pente
      Racconti i film, dal primo al finale
      Io spingo, io sudo, non dico niente
      In cima hai finito: morivano male`,
  },
  me: {
    scene: `
      La mia bicicletta (è rossa|cigola|è vecchia), ha un suono
      Che avvisa la gente da un chilometro
      M'han detto: la olii? Ma io ragiono
      Che costa meno di un tachimetro`,
    later: `
      M'hanno rubato la sella, il fanale
      La bici è rimasta, legata al palo
      Ci vado in piedi, che non è male
      E chi mi vede lo prende a regalo`,
  },
  past: {
    scene: `
      Tenevi la bici (di dietro|col braccio|piano), dicevi: vai
      Non ti lascio, pedala, guarda la strada
      M'avevi lasciato, e non lo notai
      Finché fu lontana la nostra contrada`,
    later: `
      La tua bicicletta è in fondo al cortile
      Le gonfio le gomme, due volte l'anno
      Si muove da sola, mi pare, d'aprile
      E i raggi, nel sole, girando, lo sanno`,
  },
  hook: `
    Suona il campanello, una volta di più
    In bici, in bici, e la strada va giù

    Due ruote, un fanale, e la strada che va
    La bici lo sa, dove si arriverà`,
}
