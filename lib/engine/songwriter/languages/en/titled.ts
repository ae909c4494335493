import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, sing it out, let it ring through the wall
  {title}, if it's only one line, it's the line of them all
  And whoever goes by with the window rolled down
  Can carry it home to the far side of town

  {title}, that's the name that I gave it today
  {title}, there was nothing else better to say
  I tried it out loud and I wrote it in ink
  And it said a bit more than I let myself think

  {title}, put it up on the door, on the wall
  {title}, and if anyone asks, that is all
  I've had bigger words, and I've used them before
  But I don't think I need any bigger words anymore

  {title}, and the room comes alive at the sound
  {title}, and my feet hardly stay on the ground
  You can play it too loud, you can get the words wrong
  You'll have it by heart by the end of the song

  {title}, say it slow, say it once, say it twice
  {title}, it was plain and I said it was nice
  But it stayed in my ear and it followed me home
  And it's been there each morning I wake up alone

  {title}, it was there at the back of my mind
  {title}, like a coat that you're happy to find
  With the sleeves and the smell of the year that it was
  And I'm putting it on, and I'm glad, just because
`
