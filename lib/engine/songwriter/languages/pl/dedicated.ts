import type { Stanzas } from '../stanzas.ts'

/** Names stand as they are, by themselves, since nouns are inflected. */
export const dedicated: Stanzas = `
  Piszę na szybie, na piasku, na mgle
  {names}, i każdy, kto czyta, już wie

  I tego nie może zabraknąć tu
  {names}, powtórzmy to bez tchu

  Niech jeszcze to jedno w refrenie brzmi
  {names}, od rana do końca dni
`
