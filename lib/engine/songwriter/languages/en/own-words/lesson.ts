import type { Stanzas } from '../../stanzas.ts'

/** Beside what there is to learn, and beside what is told of whoever learns it. */
export const lesson: Stanzas = `
  You're not slow, (you're just|you are) new to it all
  {you.fact}
  Every tree was a seed, and was small
  {you.next}

  There was (once|a time) no one knew it, not one
  {you.fact}
  And that's just how all learning's begun
  {you.next}

  Take a (good look|deep breath), and look without fear
  {you.fact}
  In a minute it starts to be clear
  {you.next}

  You have time, you have me, you can see
  {you.fact}
  It's a door, and you're finding the key
  {you.next}

  If it's (hard|tricky) at first, that is fine
  {you.fact}
  It gets easier, line upon line
  {you.next}

  (Here's|There's) a piece of the world, put it by
  {they.fact}
  When you know how it is, you ask why
  {they.next}

  It's been (there|waiting) all along to be found
  {they.fact}
  It makes sense when you turn it around
  {they.next}

  How's the world (put|held) together? Like this
  {they.fact}
  There's a part that's too easy to miss
  {they.next}

  Once you (know|learn) it, you can't not know
  {they.fact}
  It's a seed, and you'll see how it'll grow
  {they.next}

  You can ask, that is how it begins
  {they.fact}
  It's the one who keeps asking who wins
  {they.next}

  (What's|What is) the thing we are after today?
  {thing.fact}
  It's a thing you can carry away
  {thing.next}

  It is (big|hard) from afar, but come near
  {thing.fact}
  Bit by bit, it gets easy and clear
  {thing.next}

  (Open|Clear) up a space in your mind
  {thing.fact}
  There is more in it, more you can find
  {thing.next}

  Don't be scared of it, give it a name
  {thing.fact}
  Once you know it, it's more like a game
  {thing.next}

  Learning (something|a thing) is striking a light
  {fact}
  And a bit of the dark becomes bright
  {next}

  (Sit|Lean) back, you don't need to try hard
  {fact}
  You can let it come in, drop your guard
  {next}

  One thing, then one more, that's the trick
  {fact}
  It's a wall going up, brick by brick
  {next}

  You (weren't born|didn't start) with it all in your head
  {fact}
  It's by small crumbs a mind is fed
  {next}

  Put it in with the things that you know
  {fact}
  It's amazing how far they go
  {next}

  {you.fact}
  And a bit of it's falling in place
  {you.next}
  And it doesn't have to be a race

  {you.fact}
  There's no shame in a thing you don't know
  {you.next}
  It's the gaps where the new things grow

  {you.fact}
  Step by step, and one step is enough
  {you.next}
  And you're made of quite capable stuff

  {you.fact}
  And your head has more room than you think
  {you.next}
  It can stretch, and it never will shrink

  {you.fact}
  Get it wrong, and then try it once more
  {you.next}
  That is what a mistake is for

  {they.fact}
  And that's one of the ways the world goes
  {they.next}
  It is good to be someone who knows

  {they.fact}
  Keep it there, these two go hand in hand
  {they.next}
  Both together, you'll understand

  {they.fact}
  It's as true in the dark as the light
  {they.next}
  And it won't go away overnight

  {they.fact}
  There's a why to it, right there inside
  {they.next}
  And it's nothing it's trying to hide

  {thing.fact}
  First you wobble with that, then you run
  {thing.next}
  It was hard, and then it was fun

  {thing.fact}
  It's a tool, and it fits in your head
  {thing.next}
  You can use it at work, or in bed

  {thing.fact}
  Don't be fooled if it looks a bit dry
  {thing.next}
  It has wings, and it's willing to fly

  {fact}
  Let it sink like a stone in a lake
  {next}
  See how many rings it can make

  {fact}
  And your mind gives a bit of a jump
  {next}
  Up and over it, bump by bump

  {fact}
  You will have it by heart in a while
  {next}
  Now you know it, and that's worth a smile

  {fact}
  It may help you in ways you can't see
  {next}
  It's like roots that are feeding a tree

  {fact}
  Give it time to get in and sit down
  {next}
  It will feel like the streets of your town

  {fact}
  (Clap|Tap) it once, and then say it out slow
  {next}
  You can use it wherever you go

  Do you know what is (there in|inside) your head?
  {you.fact}
  There's a place in there, ready and waiting
  For each thing that you've heard or you've read

  One day you will (do|know) it with ease
  {you.fact}
  At the start it's a lock with no handle
  And then you find out you've the keys

  Don't (mind|worry) if it's all in a knot
  {you.fact}
  You can pull at one end till it loosens
  And an end of it's what you have got

  There's a thing that is good to have learned
  {they.fact}
  And the world gets a little bit bigger
  With each of the corners you've turned

  There's a small thing that opens up wide
  {they.fact}
  It's a nut, and you crack it by thinking
  And the good part is waiting inside

  Give it (one|some) little corner to grow
  {thing.fact}
  And you won't feel it happen, but someday
  You will look, and you'll find that you know

  What is (strange|new) now, you'll know by and by
  {thing.fact}
  It's a mountain from down here, but climb it
  And you stand with your head in the sky

  There's a thing you'll be glad to have heard
  {fact}
  It's no bigger today than an acorn
  But it's growing with every word

  How do you learn (it all|the lot)? Bit by bit
  {fact}
  There's a picture that comes out of pieces
  And you've just found a good one to fit

  You will need it to get to the rest
  {fact}
  It's a step on the stairs, and it's sturdy
  And from there you can see it best

  (Say|Hum) it in bed, say it up in a tree
  {fact}
  It gets in through your ears and your fingers
  And it's yours, and the learning is free

  {you.fact}
  And there isn't a rush, take your time
  What you learn step by step will stay under
  Your feet when you're ready to climb

  {you.fact}
  And you're further along than before
  Every thing that you learn is a window
  And a few of them swing like a door

  {you.fact}
  It's a question of time, not of brains
  What's a puddle? It starts with a few drops
  And it fills up a bit when it rains

  {you.fact}
  And the more that you look, you'll see more
  It is always like that when you're learning
  Under each, there is one other floor

  {they.fact}
  And that isn't as odd as it seems
  It's a part of how all hangs together
  Like the bricks and the boards and the beams

  {they.fact}
  If you know that, there's more you can guess
  You can work your way out from the middle
  Till there's order where once was a mess

  {thing.fact}
  You can take it apart like a clock
  See the wheels of it, see what is turning
  And then put it back, tick and tock

  {thing.fact}
  Somebody will need it, someday
  And you'll know it, and you'll have it ready
  And you'll help them along the way

  {fact}
  That's the key, and now you try the door
  What was locked for you only this morning
  Is not going to be locked any more

  {fact}
  Draw a picture of that in your head
  Make it big, make it green, make it silly
  It sticks better than things that are read

  {fact}
  Now then, ask yourself how, and then why
  When you know what a thing has behind it
  You can keep it, and don't have to try

  {fact}
  You may need it more times than you know
  It's the small things you learn that hold others
  Like the nails in a board, row on row
`
