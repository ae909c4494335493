import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Questa è per {names}, e la strada lo sa
  La canta chi resta, la canta chi va

  E se mi domandano per chi canto
  Per {names}, rispondo, e riprendo, intanto

  C'è posto per {names} in questo ritornello
  Che a dirlo cantando il nome è più bello

  {names}, lo canto, e lo canto di nuovo
  E un posto, nel coro, per {names} lo trovo
`
