import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  This one's for {names}, turn the radio low
  For {names}, wherever it is that you go

  And if anyone asks you who all of this was for
  It was {names}, it was {names}, and it's {names} once more

  So here's to {names}, let me say it out loud
  {names}, {names}, you'd know it in any crowd

  Put {names} in the margin, put {names} on the wall
  It was {names} that I thought of to begin with, that's all
`
