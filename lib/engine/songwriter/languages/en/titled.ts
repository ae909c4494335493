import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, sing it out of the window, and wait
  For the street to come in, and the boy at the gate
  {title}, there's a woman across, at her sill
  With the low part already, she's holding it still

  {title}, with a finger, on breath, on the glass
  {title}, and it fades, and I see people pass
  The morning comes up through the letters, they run
  And out through the first one I look at the sun

  {title}, like a name on the bow of a boat
  A little bit crooked, and proud, and afloat
  {title}, with the paint on my elbow and shoe
  And the tide coming under it, lifting it, too

  {title}, I was humming it, rinsing a cup
  {title}, and I stopped, and the tap took it up
  It's out in the pipes now, the stairs and the street
  It walks when I'm walking, it's got my two feet

  {title}, say it low, like the first thing you say
  When the lamp's not yet on at the edge of the day
  {title}, say it loud, from the top of a stair
  It's the very same words, and there's more of it there

  {title}, I have kept it as close as a key
  In the coat that I wear, where there's no one to see
  {title}, and I take it out now, and it's warm
  And it shines like a porch that was lit for a storm
`
