import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  {fact}
  And we'll sing it from here to the gate
  {next}
  Tell the others to hurry, we're late

  {fact}
  You can write that in chalk on the wall
  {next}
  And we're proud of it, proud of it all

  {fact}
  If you've got something loud, you can bang it
  {next}
  We've a flag with that on, and we'll hang it

  {fact}
  On the count of three, louder than that
  {next}
  And you throw up your scarf or your hat

  {fact}
  Who are we? That's the half of it, there
  {next}
  And we've got all the rest, and to spare

  {fact}
  Tell the bus driver that, and he'll beep
  {next}
  And there's no one in town gets to sleep

  {fact}
  Is that something to sing about? Yes
  {next}
  And as loud as we can, more or less

  {fact}
  Put it up on the board for the crowd
  {next}
  And the people in back say it loud

  {fact}
  We've a drum with a hole, it still booms
  {next}
  You can hear it in several rooms

  {fact}
  They have cups on a shelf, with a light
  {next}
  We have this, and we'll have it tonight

  {fact}
  Someone's grandmother stitched it in red
  {next}
  On a sheet that was fresh off the bed

  {fact}
  If you ask us tomorrow, we're hoarse
  {next}
  Would we do it again? Well, of course

  {fact}
  That's for you in the very last row
  {next}
  And you there by the door, don't you go

  {fact}
  Pass it on down the bench, hand to hand
  {next}
  And it comes back around as a band

  {fact}
  There's a kid on a shoulder who knows
  {next}
  And he shouts it as hard as it goes

  {fact}
  There are others with trophies and all
  They have trumpets and several horses
  We have this, and it's on every wall

  {fact}
  You can hear it three houses away
  There's a dog that joins in at the ending
  And he's better than we are, some say

  {fact}
  Sing it once for the bus and the bags
  Sing it once for the rain and the puddles
  Sing it once for the holes in the flags

  {fact}
  If the words get away from you, hum
  If the tune does, then clap, clap it crooked
  We'll be all right as long as you come

  {fact}
  They can print that in Monday's gazette
  With a photo, and half of us blinking
  It's the best one they've got of us yet

  {fact}
  Someone wrote it in tape by the door
  And we slap it, each one, going past it
  And the tape's nearly gone, we need more

  {fact}
  We've got that, and a whistle, and tape
  There's a hole in the roof, and a bucket
  And we've never been in better shape

  {fact}
  Shake the hand on your left, on your right
  It's a stranger, a boss, or a cousin
  And you'll know all their names by tonight

  {fact}
  If it rains, we'll be wet, if it shines
  We'll be wet from the hose, or from laughing
  And we've all of us sung the same lines

  {fact}
  Grab a chair, and then stand on the chair
  If it wobbles, that's just the percussion
  If it holds, put a hand in the air
`
