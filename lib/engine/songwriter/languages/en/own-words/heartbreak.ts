import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  {fact}
  And I said, sure, that's fine, that's okay
  {next}
  I said that to the fridge, yesterday

  {fact}
  They said, leave that part out of the song
  {next}
  I left out what I could, it's this long

  {fact}
  I'm not bitter, I told the whole street
  {next}
  And they nod, and they look at their feet

  {fact}
  I let go of it, finger by finger
  {next}
  There's the thumb, and it's likely to linger

  {fact}
  I was ever so calm, I am told
  {next}
  With the soup on the table, gone cold

  {fact}
  I came up with an answer last night
  {next}
  It's a little bit late, but it's right
`
