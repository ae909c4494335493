import type { Stanzas } from '../../stanzas.ts'

/** Beside what there is to learn, and beside what is told of whoever learns it. */
export const lesson: Stanzas = `
  If it's (hard|tricky) at first, that is fine
  {you.fact}
  It gets easier, line upon line
  {you.next}

  How's the world put together? Like this
  {they.fact}
  There's a part that's too easy to miss
  {they.next}

  What's the thing we are after today?
  {thing.fact}
  It's a thing you can carry away
  {thing.next}

  One thing, then one more, that's the trick
  {fact}
  It's a wall going up, brick by brick
  {next}

  (Nobody knows it before they have learned it|Nobody's born with it under their bonnet|No one was born with it, none of your teachers)
  Not even the judges, not even the kings
  {you.fact}
  And that's how a chick gets to know it has wings

  (Look out of the window, it's all going on there|Look under a leaf, or look into a puddle|Look up at the sky, or look down at your dinner)
  The world has its homework, and does it each day
  {they.fact}
  And no one has told it to do it that way

  (What are we after, with pencils and paper?|What are we learning with clapping and singing?|What do we carry home under our caps now?)
  It weighs not a thing, and it fits in your head
  {thing.fact}
  It goes on the bus, and it goes into bed

  {fact}
  Go on, say it back to me, slowly and clear
  Now say it again with your hand on your nose
  For silly things stay in your head for a year

  {fact}
  It looked like a mountain, it's only a stair
  You stand on the first one to get to the second
  Then turn round one day, and the whole view is there

  {fact}
  It's just like a lamp in your head that comes on
  They take down the poster and wipe off the blackboard
  And even when school's out, it still won't be gone

  {fact}
  Now shut both your eyes till you see it in there
  Then draw it with chalk, or with peas on a dinner plate
  With mud on a boot, or with foam in your hair

  (There's room in your head for a bit more of something|A head has more room than the biggest of closets|Somewhere in your head is a shelf that is empty)
  Beside the old jokes and the name of your street
  {fact}
  And that can go in there, all tidy and neat

  (Once there was somebody just about your size|A long time ago there was somebody curious|Once there was somebody out in a garden)
  Who looked at the world, and then asked how it goes
  {fact}
  And that's how it comes that now everyone knows

  (It doesn't go in on the first try? No matter|You had it at breakfast, and lost it by lunchtime?|It slips from your head like a fish? Never mind it)
  You fell off your bike once, and look at you ride
  {fact}
  It wobbles, and then there's a wind at your side

  (Tell it to Grandma, and tell it the goldfish|Tell it to Teddy, then tell it the goldfish|Go home, and at supper go tell it the goldfish)
  Whoever has told it will know it for good
  {fact}
  The goldfish won't nod, but it would if it could

  {you.fact}
  And that's nearly all that there is to the trick
  Magicians would keep such a thing in a cupboard
  But you can have this one, and you can be quick

  {you.fact}
  The first time is wobbly, the second is fine
  The tenth, you can do with a bowl on your head
  The hundredth, while hanging by feet from a vine

  {me.fact}
  And I had to learn it the same way as you
  With ink on my thumb, and my tongue in the corner
  And five or six wrong ones before it came true

  {they.fact}
  It happens each day while you're combing your hair
  It's going on now, by the road and the river
  But only who knows it can see that it's there

  {they.fact}
  You could have walked by it a hundred times more
  But now that you know it, the world is a room
  Where somebody's opened another small door

  {thing.fact}
  It's easy to lose, but it's safe in a song
  You hum it in bed, and you hum it at breakfast
  And when someone asks you, you will not go wrong

  {thing.fact}
  Now clap on it, stamp on it, bounce on a ball
  What goes in that way, through your feet and your fingers
  Won't fall out again when you run down the hall
`
