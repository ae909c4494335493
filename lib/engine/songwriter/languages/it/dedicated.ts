import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Questa è per {names}, e la strada lo sa
  La canta chi resta, la canta chi va

  E se mi domandano per chi canto
  Per {names}, rispondo, e riprendo, intanto

  C'è posto per {names} in questo ritornello
  Che a dirlo cantando il nome è più bello

  {names}, lo dico, e lo dico di nuovo
  Che più bella parola da dire non trovo
`
