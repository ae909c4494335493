import type { Topic } from '../../stanzas.ts'

export const babies: Topic = {
  kin: 'neonat* pannolin* passeggin* ciucci* biberon poppat* culla culle pappa pappe bavaglin* fasciatoio sonagl* tutina tutine gattona gattonare incinta pancione dentini dentino omogeneizzat*',
  you: {
    scene: `
      Hai un ciuccio (in bocca|nel pugno|di riserva), e quattro nascosti
      Uno nel vaso, uno in una scarpa
      Li chiami per nome, li vuoi tutti ai posti
      E dormi soltanto con quello e la sciarpa`,
    later: `
      Hai messo un dentino, e s'è fatta la fila
      Il nonno, la zia, la signora di sotto
      Ognuno lo tocca, saranno duemila
      E tu mordi il dito, con gusto, di botto`,
  },
  me: {
    scene: `
      Cambio un pannolino (di notte|alle quattro|al buio), e canto
      Le tasse, la spesa, la formazione
      C'è chi m'ascolta, e ride ogni tanto
      Poi chiude gli occhi sul terzo campione`,
    later: `
      Spingo il passeggino, e chi passa s'inchina
      A me nessuno diceva buongiorno
      Adesso dal bar fino alla vetrina
      Ci metto due ore, e due al ritorno`,
  },
  past: {
    scene: `
      La culla era (un cesto|un cassetto|di legno), vicino alla stufa
      Dicevi: dormivi che era un piacere
      E se la voce era stanca, e stufa
      Il vento cantava per noi nel braciere`,
    later: `
      Ho qui la tutina, è lunga una mano
      Ci stavi intero, col sonno e coi piedi
      La poso sul letto, la stiro piano
      Sei lì sulla porta, e non te ne avvedi`,
  },
  hook: `
    Dorme la culla, e chi dondola è stanco
    Ma ride nel sonno, con te lì di fianco

    Un ciuccio, una tutina, e la casa è già piena
    Di notte si canta, di giorno si cena`,
}
