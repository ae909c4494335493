import type { Stanzas } from '../../stanzas.ts'

export const lesson: Stanzas = `
  {fact}
  (Say it slow|Say it loud|Clap it once), and you've very near got it
  {next}
  If they ask for it, you can just jot it

  {fact}
  That's the first part, so hold on to that
  {next}
  And the rest you can keep in your hat

  {fact}
  Now you have it, you can't put it down
  {next}
  You can teach it to half of the town

  {fact}
  Point at that with the end of a spoon
  {next}
  And you'll know it by this afternoon

  {fact}
  Write it small on the back of your hand
  {next}
  When it washes off, you'll understand

  {fact}
  Do you see where it goes? You're ahead
  {next}
  You can say it out loud in your bed

  {fact}
  It's a chain, and you've hold of one link
  {next}
  And the next comes along, and they clink

  {fact}
  Draw a circle, an arrow, a face
  {next}
  And the whole thing falls into its place

  {fact}
  Not so fast, let it sit, take a bite
  {next}
  You can chew on that half of the night

  {fact}
  Tell your left hand, your right hand, your knee
  {next}
  Tell the dog, and then come and tell me

  {fact}
  What was that? Say it back to me, please
  {next}
  And you've got it, you did it with ease

  {fact}
  Put that first, like a foot on a stair
  {next}
  Put that next, and you're very near there

  {fact}
  If they wake you at four with a light
  {next}
  You can mumble it, and you'll be right

  {fact}
  That's a thing to be stuck on the fridge
  {next}
  You can hum it while crossing a bridge

  {fact}
  Clap it, stamp it, and whisper it low
  {next}
  And you see? There's a thing that you know

  {fact}
  If you've got that, you've got the whole thing
  Tap it out on the desk with a pencil
  Any fact will go in if you sing

  {fact}
  You forget it? Then look at your shoe
  You have written it there on the rubber
  And the right one is free for part two

  {fact}
  Shut your eyes, and it's there on the lid
  There was nothing to see there this morning
  You have put it in, that's what you did

  {fact}
  Even I had to say it all week
  To the mirror, the bus, and the hamster
  And the hamster can do it, in squeak

  {fact}
  There's a test, there's a quiz, there's a bell
  You walk in there as cool as a melon
  And you hum it, and no one can tell

  {fact}
  If you see it, then stamp with your feet
  If you don't, then we'll go round the corner
  And come in at the start, and repeat

  {fact}
  That's the bit that they ask, you can bet
  You can bet me the crust of your sandwich
  They've not given a test without yet

  {fact}
  Let it roll like a grape on your tongue
  It is smooth, it is small, and it's simple
  It goes down even better when sung

  {fact}
  Teach the mirror, it nods when you do
  It had not heard a word of it, either
  And now look, there are already two

  {fact}
  If your uncle says, what's that about?
  You can tell him with cups and a saucer
  Then the penny drops, hear how he'll shout
`
