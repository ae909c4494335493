import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  {fact}
  And we'll sing it from here to the gate
  {next}
  Tell the others to hurry, we're late

  {fact}
  You can write that in chalk on the wall
  {next}
  And we're proud of it, proud of it all

  {fact}
  You can write that in chalk on the wall
  There are others with trophies and trumpets
  We have this, and it's better than all
`
