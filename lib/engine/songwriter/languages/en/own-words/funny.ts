import type { Stanzas } from '../../stanzas.ts'

export const funny: Stanzas = `
  {fact}
  And I wish I were making this up
  {next}
  And I've spat half my tea in the cup

  {fact}
  Now you'd think that was all, but you're wrong
  {next}
  There's a reason this needed a song

  {fact}
  I have witnesses, two of them cried
  {next}
  And I'd like it on record, I tried

  {fact}
  I was calm, I was fine, I was great
  {next}
  And I've not been quite normal to date

  {fact}
  I have written it down, with the date
  I would send it to someone important
  But there's no one important up late

  {fact}
  You can laugh, there's a line of you there
  I'd have laughed at it, too, for a moment
  If I hadn't been stuck in the chair
`
