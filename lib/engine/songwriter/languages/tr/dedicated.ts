import type { Stanzas } from '../stanzas.ts'

/** Names stand as they are, by themselves, since endings would have to follow their vowels. */
export const dedicated: Stanzas = `
  Buğulu cama, kuma, bir de bu kâğıda
  {names}, yazdım işte, okunsun bu odada

  {names}, bir yüksek, bir de alçak sesle
  Bilen söylesin, bilmeyen bir hevesle

  Soruyorlar bana, bu şarkı kime diye
  {names}, diyorum, kalbimden bir hediye

  {names}, rüzgâr alsın, dağdan dağa taşısın
  Bu şarkı bugün duyulsun, kimse susmasın
`
