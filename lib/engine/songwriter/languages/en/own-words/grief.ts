import type { Stanzas } from '../../stanzas.ts'

export const grief: Stanzas = `
  {fact}
  I can see it so clear, if I try
  {next}
  It's the small things I cannot walk by

  {fact}
  I have kept it, I've not lost a thing
  {next}
  It's the first thing the mornings still bring

  {fact}
  It's not much, if I write it down so
  {next}
  But it's everything, more than they know

  {fact}
  I would give them a year for the sound
  {next}
  And the clock on the wall going round

  {fact}
  I still tell it to people I meet
  And they nod, and they never quite see it
  How it lights up one side of the street

  {fact}
  There are days I hear nothing but that
  I go quiet, and somebody asks me
  And I say I was watching the cat
`
