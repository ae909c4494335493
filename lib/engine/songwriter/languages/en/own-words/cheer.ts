import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  Everybody, get up, this is you
  {you.fact}
  Everybody, again, number two
  {you.next}

  What do we shout when we're shouting your name?
  {you.fact}
  What do we shout then? It's always the same
  {you.next}

  All together, we're saying it loud
  {you.fact}
  And again, on behalf of the crowd
  {you.next}

  One, two, three, and we're all on our feet
  {you.fact}
  One, two, three, and we stay on the beat
  {you.next}

  We are shouting it so you can hear
  {you.fact}
  One more time, and then give us a cheer
  {you.next}

  Who are we? Are you ready to hear?
  {me.fact}
  Who are we? Say it loud, say it clear
  {me.next}

  Come and listen, we've nothing to hide
  {me.fact}
  We will say it with chests out, with pride
  {me.next}

  Have you heard it? We'll tell you right here
  {they.fact}
  Have you heard? Pass it on with a cheer
  {they.next}

  What have we got? Let us hear it, come on
  {thing.fact}
  What have we got? And we go on and on
  {thing.next}

  On your feet, there is something to shout
  {fact}
  Here's the next one, and let it all out
  {next}

  Are you ready? We're ready, so go
  {fact}
  Do you know what comes next? Yes, we know
  {next}

  Start the clapping, we're starting it, too
  {fact}
  Keep it going, we're going right through
  {next}

  {you.fact}
  And the whole of this room says, that's right
  {you.next}
  And we'll say it with all of our might

  {you.fact}
  Did they hear it back there? Then once more
  {you.next}
  You're the one that we're shouting it for

  {you.fact}
  And who is it? It's you, and we cheer
  {you.next}
  And there's nobody quiet in here

  {you.fact}
  That's for you, and we mean every word
  {you.next}
  And we'll say it until you have heard

  {you.fact}
  Take a bow, we'll be clapping a while
  {you.next}
  Go on, let us have one little smile

  {me.fact}
  That is us, and there isn't a doubt
  {me.next}
  That is us, so get up and shout

  {me.fact}
  And we're all of us in it, we're one
  {me.next}
  And we're here, and we've only begun

  {me.fact}
  You can tell it to anyone here
  {me.next}
  And whoever is with us, let's hear

  {they.fact}
  So we sing a bit louder, that's all
  {they.next}
  And the sound goes from wall to wall

  {they.fact}
  And we know it, we all of us do
  {they.next}
  And we're still here, and so are you

  {they.fact}
  And our answer to that is, sing on
  {they.next}
  And we'll sing till our voices are gone

  {thing.fact}
  That is ours, and we want you to know
  {thing.next}
  That is ours, and away we all go

  {thing.fact}
  Say it fast, and it comes out a chant
  {thing.next}
  Say it slow, if you're able. We can't

  {thing.fact}
  You can clap to it, one, two, three, four
  {thing.next}
  And again from the top, there is more

  {fact}
  Let us hear it again, from the top
  {next}
  Let us hear it again, and don't stop

  {fact}
  Now the left half, and give it some more
  {next}
  Now the right half, right up to the door

  {fact}
  If you're with us on that, let us know
  {next}
  If you're with us on that, here we go

  {fact}
  We could whisper it now, but we won't
  {next}
  There are people who whisper. We don't

  {fact}
  Say it once, and you're out of your chair
  {next}
  Say it twice, with your hands in the air

  On the count of three, one, two, and three
  {fact}
  If the person beside you is silent
  Give a nudge, and say, sing it with me

  Give it all of the voice that you've got
  {fact}
  Was that all of it? Some of you held back
  Was that all that you've got? It was not

  Here's the thing that we all came to say
  {fact}
  And we'll say it as often as needed
  Till it's heard from a long way away

  Get up, get up, it's about to begin
  {fact}
  If you don't know it, now you have heard it
  So whoever you are, you come in

  Here's to you, and the whole room stands
  {you.fact}
  If you wonder how much we believe it
  You can count up the clapping hands

  Who do we want? It is you, that's who
  {you.fact}
  And if somebody asks for the reason
  It is that, and it's you being you

  {fact}
  And if that won't get you up, what will?
  You can clap, you can stamp, you can holler
  There is nobody here sitting still

  {fact}
  Let us hear it from you and from you
  If your voice is still there, you've been quiet
  Let it go, we are letting go, too

  {fact}
  Say it fast, say it slow, say it proud
  Say it once for the people beside you
  And then once for yourself, and out loud

  {you.fact}
  So three cheers, and that's number one
  And then two, for whatever is coming
  And then three, and we're not nearly done

  {you.fact}
  And we're right behind you, can you hear?
  If you need us, just turn round and listen
  It is us, and we're loud, and we're near

  {you.fact}
  Can you hear what we're shouting? Your name
  There's a room full of people who mean it
  And tomorrow we'd shout you the same

  {you.fact}
  You're the one, you're the one, you're the one
  And we'll say it until you believe it
  And keep saying it when that is done

  {me.fact}
  And we're not going to whisper it, no
  It's the kind of a thing you say standing
  With your voice up as far as it'll go

  {me.fact}
  If you like it, come over and sing
  There is room in the middle for plenty
  And a voice is what you need to bring

  {they.fact}
  So let's hear it, as loud as we get
  If you think that was all of our voices
  Then you haven't been listening yet

  {they.fact}
  And that calls for a clap and a shout
  If you wonder who ought to begin it
  It is us, and we've got it worked out

  {thing.fact}
  Put your hands up for that, put them high
  If you came in here not going to join us
  You'll be singing it, too, by and by

  {thing.fact}
  That's a chant, if you say it in time
  Bring your hands in on every second beat
  There's no need for a tune or a rhyme
`
