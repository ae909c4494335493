import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  I couldn't sing this and leave {names} outside
  There's room in a song, and the door's open wide

  So lay out a place for {names} over here
  A song is a table, and we've kept it clear

  And a song without {names} is only a half
  The words of a joke, and then nobody's laugh

  Say {names} to me, and the kitchen light's on
  And it's early, and nobody's hurried or gone

  And {names} should be in it, so here is the line
  I wouldn't leave that out of a song of mine

  And when you hear {names}, you can turn up the sound
  It's a good thing to hear, and to hand all around
`
