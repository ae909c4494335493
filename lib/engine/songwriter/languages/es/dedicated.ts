import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Va por {names}, lo repito
  A viva voz y bajito

  Por {names} canto, y no me canso
  Por {names} canto alto y claro

  También para {names} hay un verso
  Dicho con el mismo afecto

  Y para {names} va un abrazo
  Que también va en este canto
`
