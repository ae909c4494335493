import type { Stanzas } from '../stanzas.ts'

/** Names stand as they are, by themselves, since nouns are inflected. */
export const dedicated: Stanzas = `
  Piszę na szybie, na piasku, na mgle
  {names}, i każdy, kto czyta, już wie

  W refrenie musi być ktoś ważny
  {names}, i o tym wie tu każdy

  Niech jeszcze to jedno w refrenie brzmi
  {names}, a reszta to ty i my
`
