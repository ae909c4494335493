import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Questa è per {names}, aprite i balconi
  La sentano sotto, fino ai portoni

  E se mi domandano per chi canto
  Per {names}, rispondo, e riprendo, intanto

  Alzate i bicchieri per {names}, così
  Che il tintinnio arrivi fin lì

  {names}, lo dico, e lo dico di nuovo
  Che più bella parola da dire non trovo
`
