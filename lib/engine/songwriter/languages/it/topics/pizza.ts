import type { Topic } from '../../stanzas.ts'

export const pizza: Topic = {
  kin: 'pizza pizze pizzetta pizzette pizzaiol* pizzeria pizzerie margherita mozzarella calzone calzoni focacc* piadin* impasto lievit* supplì',
  you: {
    scene: `
      Mangi la pizza (dal bordo|con le mani|piegata), e metà
      La lasci nel piatto di chi ha insistito
      Poi ci ripensi, e per onestà
      La riprendi tu, con un morso spedito`,
    later: `
      Hai fatto la pizza, s'è fatta lunga
      La forma dell'Africa, o di uno stivale
      Hai detto: la taglio, basta che giunga
      A sei persone, e non venga male`,
  },
  me: {
    scene: `
      Ordino la pizza (da solo|il lunedì|col freddo), per due
      Così chi consegna non fa domande
      Apparecchio anche, le posate sue
      E mangio piano, per farla più grande`,
    later: `
      Ho fatto l'impasto, l'ho messo a dormire
      Di notte è cresciuto, ha preso il ripiano
      Stamattina il frigo non si può aprire
      E c'è qualcosa che bussa, pian piano`,
  },
  past: {
    scene: `
      Il sabato pizza, (la teglia|il forno|la luce) e il quaderno
      Tu la tagliavi con le forbici nere
      Fuori la nebbia, fuori l'inverno
      E noi con le dita rosse, a sedere`,
    later: `
      Ho chiesto una pizza, la tua, coi carciofi
      Non piace a me, non piace a nessuno
      L'ho mangiata tutta, fra i tavoli goffi
      E il conto diceva: coperto, uno`,
  },
  hook: `
    Una pizza nel mezzo, e le mani di tanti
    Chi ha l'ultima fetta la paga coi canti

    La pizza che fuma mi mette allegria
    E l'ultima fetta non è ancora mia`,
}
