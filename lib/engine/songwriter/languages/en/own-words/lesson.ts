import type { Stanzas } from '../../stanzas.ts'

export const lesson: Stanzas = `
  This is where we begin, with you here
  {you.fact}
  And then this, and it soon will be clear
  {you.next}

  Let us look at it, let us go slow
  {you.fact}
  And there's this, and it's helpful to know
  {you.next}

  There is nothing to worry about
  {you.fact}
  And then this, and we'll figure it out
  {you.next}

  Everybody has been where you are
  {you.fact}
  And then this, and you've come pretty far
  {you.next}

  You can do it, and I'll tell you how
  {you.fact}
  And then this, and we're nearly there now
  {you.next}

  Here is what you will need to recall
  {they.fact}
  And then this, and that's nearly all
  {they.next}

  Here is one that the rest can build on
  {they.fact}
  And then this, and from there we go on
  {they.next}

  Here are words you can learn as you sing
  {thing.fact}
  And then this, and that's one more thing
  {thing.next}

  Say it with me, we'll start at the top
  {thing.fact}
  And go on, there's no reason to stop
  {thing.next}

  If you listen, it's easy to get
  {fact}
  And then this, and we're not finished yet
  {next}

  Are you ready? Then sing it with me
  {fact}
  And then this, and it's easy, you see
  {next}

  Take it slowly, one bit, then one more
  {fact}
  And the next, even slower than before
  {next}

  All you need is to hear it and say
  {fact}
  And then this, and it's going to stay
  {next}

  You'll remember it, here's how it goes
  {fact}
  And then this, so that everyone knows
  {next}

  It gets stuck in your head, that's the plan
  {fact}
  And then this, sing it back if you can
  {next}

  {you.fact}
  You're not wrong to need one more go
  {you.next}
  By the end of the song, you will know

  {you.fact}
  That's all right, we'll begin from right here
  {you.next}
  And we'll sing it until it is clear

  {you.fact}
  Now you know that, you know what to do
  {you.next}
  And the rest of it comes to you, too

  {you.fact}
  So we'll say it as often as needed
  {you.next}
  And you'll see, in a while, you've succeeded

  {you.fact}
  Keep it up, you are learning, it shows
  {you.next}
  Say it now, and then see how it goes

  {they.fact}
  Keep hold of that, that is the key
  {they.next}
  And now say it together with me

  {they.fact}
  Can you see it? Now keep it in mind
  {they.next}
  And that's two of them, easy to find

  {they.fact}
  If you're asked about it, you can tell
  {they.next}
  And you've got that one down, just as well

  {thing.fact}
  Sing it once, and it's there on your tongue
  {thing.next}
  It is easier learned when it's sung

  {thing.fact}
  You have got that, it's there in your head
  {thing.next}
  Say it back to me, just as I said

  {thing.fact}
  Say it just like that, that's how it stays
  {thing.next}
  You will know it for all of your days

  {fact}
  (Say it slow|Say it loud|Clap it once), and it's starting to stay
  {next}
  And you've learned something new for today

  {fact}
  So hold on to that, and don't let go
  {next}
  And that's two of them now, in a row

  {fact}
  Close your eyes now, and see if it's there
  {next}
  You can say that one anywhere

  {fact}
  What was that? Say it back to me, please
  {next}
  And you've got it, you did it with ease

  {fact}
  That's the kind of a thing you can keep
  {next}
  You could sing it when you're half asleep

  {fact}
  Don't just read it off, sing it instead
  {next}
  It is louder that way in your head

  There is one thing to know, only one
  {fact}
  Say it over, and over, and over
  It is yours by the time that you're done

  Let me tell you a thing that will stick
  {fact}
  If you sing it enough, you'll remember
  And there's hardly a quicker trick

  If you only learn one thing from me
  {fact}
  You can sing it as loud as you want to
  Till you know it as well as can be

  Here's a thing that you'll need in a while
  {fact}
  When they ask you, you'll hear it sung to you
  And you'll answer the lot with a smile

  Let me say how it is, and don't mind
  {you.fact}
  With a little more time, it gets easy
  And you're not all that far behind

  It's all right to be stuck, now and then
  {you.fact}
  So we'll go through it slowly together
  And then we'll go through it again

  {fact}
  If you've got that, you've got the main thing
  Say it once in your head, then out loud now
  Any fact will go in if you sing

  {fact}
  Shut your eyes, and then say it once more
  You have put it in there, where it wasn't
  And it's yours, that is what songs are for

  {fact}
  Now without me, just you, say it through
  If you miss any part, never mind it
  We'll go back to it until you do

  {fact}
  Say it high, say it low, say it slow
  It's the same in whatever way you say it
  And it's one thing you certainly know

  {you.fact}
  And that's nothing we can't get around
  You are learning the minute you ask it
  And the answer is there to be found

  {you.fact}
  And you'll notice it now, when you do
  It's already half solved when you see it
  And the song does the rest of it for you

  {you.fact}
  I will sing it, and you sing along
  If it goes in the ear, then it stays there
  And a tune makes it hard to get wrong

  {you.fact}
  Take a breath, and then give it a try
  There's no hurry, there's no one who's counting
  You will get it right, by and by

  {they.fact}
  If they ask you that, now you can tell
  Say it clearly, and don't let them rush you
  You know that one, and you know it well

  {they.fact}
  Keep that somewhere it's easy to reach
  Say it now to whoever is near you
  It goes in even deeper when you teach

  {thing.fact}
  Say it over, as quick as you can
  And then slow, with a beat to each word now
  And you'll end with it where you began

  {thing.fact}
  It is easy to hold, when it's sung
  Give each word its own beat, and you'll find that
  It has settled itself on your tongue
`
