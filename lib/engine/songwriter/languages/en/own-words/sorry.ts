import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  {fact}
  I can hear how that sounds as I say it
  {next}
  If there's some kind of fine, I will pay it

  {fact}
  There's no way I can make that sound good
  {next}
  I would take it all back, if I could

  {fact}
  And I'd like to say somebody made me
  {next}
  But my face in the window betrayed me

  {fact}
  And there isn't a but, or a though
  I have looked at it now from all angles
  And it's wrong from the top to the toe

  {fact}
  You went quiet, and I understood
  I've been talking to walls for an evening
  And they told me I'd better be good
`
