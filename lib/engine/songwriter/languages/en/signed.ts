import type { Stanzas } from '../stanzas.ts'

export const signed: Stanzas = `
  And if you should wonder who thought of this song
  It's {sender}, who thought of you all along

  With love from {sender}, as cards often do
  But cards cannot sing it, so here it's for you

  I'm only the singer, I carry the tune
  The love is from {sender}, as big as the moon

  It's {sender} who sent me to sing at your door
  With love at the end, and a little bit more

  Love from {sender} is what you have just heard
  It's under the tune, and it's in every word
`
