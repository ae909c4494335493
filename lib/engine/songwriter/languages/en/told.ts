import type { Stanzas } from '../stanzas.ts'

export const told: Stanzas = `
  {title}
  And I'm telling you just how it was
  {title}
  If you ask why I'm singing, it's because

  {title}, oh, {title}
  That's the line that goes round in my head
  {title}, oh, {title}
  And it's true, every word that I said

  {title}, and what can you do?
  You can laugh, you can cry, you can sing
  {title}, and I'm singing it through
  It's the whole of it, everything

  {title}
  Sing it back to me, sing it out loud
  {title}
  Let me hear it from all of the crowd

  {title}, now you know
  And I'd tell it a hundred times more
  {title}, high and low
  It's the thing that the singing is for

  {title}
  That's the way that it went, that's the way
  {title}
  And I don't have a thing more to say
`
