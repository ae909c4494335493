import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  And {names}, and {names}, it's there in the song
  And whoever has heard it can sing it along

  And {names} belongs here, I'm singing it, too
  As plain as I sing it, and loud enough for two

  Say {names} and {names}, and say it once more
  It sounds like a song if you sing it next door
`
