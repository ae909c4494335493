import type { Stanzas } from '../../stanzas.ts'

export const hook: Stanzas = `
  {fact}
  (Sing it high, sing it low, sing it through|It's a little, it's all of it, too)

  {fact}
  That's the heart of it, that's the start of it

  {fact}
  Put it on the radio and off we go

  {fact}
  If that's not a song, then I've had it all wrong

  {fact}
  Hang it in the window, let it catch the light

  {fact}
  Sing it in the rain, and then again

  {fact}
  That's the long and the short, in a song of a sort

  {fact}
  Sing it up the hill, sing it standing still

  {fact}
  And the drums come in, and we all begin

  {fact}
  Ring it like a bell, go on, ring it well

  {fact}
  Sing it to the front row, sing it to the back

  {fact}
  Oh, if I had a trumpet, this is where I'd play

  {fact}
  Turn it up a little, and a little more
`
