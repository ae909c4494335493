import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  So here's to {names}, let me say it out loud
  If you know who I mean, you can join in the crowd

  It's {names}, it's {names}, that this song is about
  And I'm singing it plainly, so there's no room for doubt

  There's {names} in the story, there's {names} in the song
  And whoever knows {names} can come sing along

  And I'm thinking of {names} as I'm singing it through
  There's no telling it right without telling that, too

  And it's {names} in the first line, and {names} in the last
  You can sing it out slow, you can sing it out fast

  And {names} belongs in it, as everyone knows
  So I sing it again every time that it goes
`
