import type { Stanzas } from '../stanzas.ts'

/** Names stand as they are, by themselves, since nouns are inflected. */
export const dedicated: Stanzas = `
  Na szybie, na kartce, na piasku, na mgle
  {names}, i każdy, kto słyszy, już wie

  {names}, raz głośno, a raz na szept
  Kto umie, niech śpiewa, kto nie, niech też

  Pytają mnie ludzie, o kim to jest
  {names}, mówię, i taki jest tekst

  Niech echo to niesie po całym dniu
  {names}, i jeszcze raz, właśnie tu
`
