import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Va por {names}, lo repito
  A voces y despacito

  Si preguntan por quién canto
  Por {names}, y no me canso

  {names}, dicho de una vez
  Y dicho otra vez después

  Por {names} dejo encendida
  Una luz en la cocina
`
