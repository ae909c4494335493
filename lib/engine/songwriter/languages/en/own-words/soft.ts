import type { Stanzas } from '../../stanzas.ts'

export const soft: Stanzas = `
  {fact}
  Hush now, it all can wait
  {next}
  The moon's at the garden gate

  {fact}
  All of it's sleeping, too
  {next}
  With nothing left to do

  {fact}
  Soft as the end of day
  Close up your eyes, my small one
  Nothing will go away
`
