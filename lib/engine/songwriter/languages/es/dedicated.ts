import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Va por {names}, lo repito
  A viva voz y bajito

  Por {names} canto, y no me canso
  Por {names} canto alto y claro

  Por {names} dejo encendida
  Una luz en la cocina

  Con {names} en cada verso
  Va cantando el mundo entero
`
