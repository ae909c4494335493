import type { Stanzas } from '../../stanzas.ts'

export const plain: Stanzas = `
  {fact}
  You can keep all the rest, I'll have this
  {next}
  There is nothing at all that I miss

  {fact}
  It is all that I want you to see
  {next}
  And it's plenty, it's plenty for me

  {fact}
  I could look at it all afternoon
  {next}
  It's enough for the rest of the tune

  {fact}
  It goes by like a bus in the lane
  {next}
  If you missed it, I'll sing it again

  {fact}
  It's as simple as that, there's no more
  I would tell you a bigger tale, only
  There's a small one right here at the door

  {fact}
  You can put that in ink on the wall
  There are songs about kings and their horses
  It was this that I wanted, that's all
`
