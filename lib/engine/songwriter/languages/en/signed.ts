import type { Stanzas } from '../stanzas.ts'

export const signed: Stanzas = `
  And if you should wonder who asked for this song
  It's {sender}, it's {sender}, who's sung it all along

  It's {sender} who sends you this, every last line
  I carried the tune, but the words aren't mine

  Look down at the bottom, the ink is still wet
  It says, love from {sender}, in case you forget

  With love from {sender}, to you, and out loud
  I'd sing it in front of a room or a crowd

  It comes from {sender}, with nothing to sign
  But here at the end of the very last line
`
