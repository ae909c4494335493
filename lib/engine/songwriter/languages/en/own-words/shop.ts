import type { Stanzas } from '../../stanzas.ts'

export const shop: Stanzas = `
  {fact}
  You heard it here, you heard it right
  {next}
  You'll hum it in the tub tonight

  {fact}
  Go tell your neighbor, tell your aunt
  {next}
  Go find another one, you can't

  {fact}
  It's on the mat, it's on the bag
  {next}
  We're not the kind of folks to brag

  {fact}
  Now (clap it|stamp it|tap it) with us, toe and heel
  {next}
  And that's the truth, and that's the deal

  {fact}
  You ask us why, we'll tell you this
  {next}
  It's far too good a thing to miss

  {fact}
  We wrote it on the windowpane
  {next}
  In letters you can read in rain

  {fact}
  Is that a thing you'd like? Walk in
  {next}
  You'll walk back out and wear a grin
`
