import type { Stanzas } from '../../stanzas.ts'

export const hook: Stanzas = `
  {fact}
  (Sing it high, sing it low, sing it through|It's a little, it's all of it, too)

  {fact}
  That's the heart of it, that's the start of it
`
