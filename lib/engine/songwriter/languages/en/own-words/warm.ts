import type { Stanzas } from '../../stanzas.ts'

export const warm: Stanzas = `
  {you.fact}
  (And there isn't|There isn't) another who would
  {you.next}
  And I'd tell the whole street, if I could

  {fact}
  And I still have to laugh when I tell it
  {next}
  If I bottled that up, I could sell it

  {you.fact}
  I have seen it, I swear that it's true
  {you.next}
  And if anyone would, then it's you

  {fact}
  There are people who'd never have seen
  {next}
  But you know, and I know what I mean

  {you.fact}
  And you say that there's nothing much to it
  {you.next}
  And nobody else could do it

  {fact}
  That's the first thing I think of with you
  {next}
  And I'm smiling before I am through

  {you.fact}
  And it's simply a thing that you do
  I have looked for it all over town
  There is nobody does it but you

  {fact}
  You can ask anybody in town
  I would stand on a table to say it
  And I wouldn't be talked into coming down

  {fact}
  It's a small thing, or so people say
  If you asked what I'd save in a fire
  I'd save that, and the rest could blow away
`
