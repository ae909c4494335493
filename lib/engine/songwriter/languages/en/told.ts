import type { Stanzas } from '../stanzas.ts'

export const told: Stanzas = `
  {title}
  I could write it in paint on the wall
  {title}
  That's the news, that's the story, that's all

  {title}, and that's that
  I won't hide it, I won't hold it in
  {title}, and that's that
  It's the place where the others begin

  {title}, {title}
  It goes round in my head all day long
  {title}, {title}
  So I went and I made it a song

  {title}
  Some will shrug, some will know what I mean
  {title}
  And I'll sing it for all in between

  {title}
  Sing it back to me, sing it out loud
  {title}
  From the front to the back of the crowd

  {title}
  And there isn't much more to explain
  {title}
  Ask tomorrow, I'd say it again

  {title}, now you know
  I could keep it, I'd rather it's heard
  {title}, now you know
  It's the truth, and I mean every word

  {title}
  There are longer ways round to say so
  {title}
  But it's all that you needed to know
`
