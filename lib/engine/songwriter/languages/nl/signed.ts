import type { Stanzas } from '../stanzas.ts'

export const signed: Stanzas = `
  Dit lied is van {sender}, en het komt van dichtbij
  Van {sender}, met liefs, en een kusje erbij

  En weet je niet meer van wie je dit kreeg
  Van {sender}, die zong tot de bladzij was leeg
`
