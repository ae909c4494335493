import type { Stanzas } from '../../stanzas.ts'

export const warm: Stanzas = `
  Let me tell the whole room about you
  {you.fact}
  And there's more, and it's every bit true
  {you.next}

  You may think that it goes by unseen
  {you.fact}
  But we see, and you know what we mean
  {you.next}

  Say your name, and it comes back to me
  {you.fact}
  Say it twice, and it's plain as can be
  {you.next}

  You know what I think of first?
  {you.fact}
  I could tell it unrehearsed
  {you.next}

  Now hold still, I've got something to say
  {you.fact}
  And you're not going to wave this away
  {you.next}

  There are things that you ought to hear
  {me.fact}
  And I want you to have this one clear
  {me.next}

  Since it's you that I'm talking to
  {me.fact}
  Then you might as well have this one, too
  {me.next}

  Let me tell you, in case you don't know
  {they.fact}
  And there's one more before I let go
  {they.next}

  Ask me what makes me think about you
  {thing.fact}
  And it's all of it, all of it you
  {thing.next}

  There are things that I've wanted to say
  {fact}
  And I won't let this one get away
  {next}

  Come up close, so there's nothing you miss
  {fact}
  And you'll need to be closer for this
  {next}

  Let's begin with a thing that is true
  {fact}
  And then this, and I'm looking at you
  {next}

  {you.fact}
  I would know it was you anywhere
  {you.next}
  And it makes me so glad you are there

  {you.fact}
  Who else could it be? Only you
  {you.next}
  And I think of it more than you do

  {you.fact}
  I would tell that to people with pride
  {you.next}
  And I'm glad to be here at your side

  {you.fact}
  That is you, that is you, through and through
  {you.next}
  And I couldn't be fonder of you

  {you.fact}
  You can laugh, but I mean every word
  {you.next}
  And I want to be sure that you heard

  {me.fact}
  That's the truth, and I'm telling you so
  {me.next}
  And I thought it was time you should know

  {me.fact}
  I can say it out loud, since it's you
  {me.next}
  There are people I don't say it to

  {me.fact}
  And it's you that I wanted to tell
  {me.next}
  And you know me, you know me so well

  {they.fact}
  There are things that you never forget
  {they.next}
  And we're not at the end of it yet

  {they.fact}
  That's a thing we can tell, you and I
  {they.next}
  And we'll tell it as years hurry by

  {they.fact}
  That's a thing that I keep with your name
  {they.next}
  And without you it isn't the same

  {thing.fact}
  And nobody needs to ask who
  {thing.next}
  Put it all in a row, and it's you

  {thing.fact}
  That's a good part of you, but there's more
  {thing.next}
  And it's you that we're all singing for

  {thing.fact}
  It's the little things, isn't it? Yes
  {thing.next}
  Put together, they're you, more or less

  {fact}
  That's the first thing that I want to say
  {next}
  And I'd say it again any day

  {fact}
  I could say that again, and I will
  {next}
  And tomorrow I'll think of it still

  {fact}
  And I'd tell it to anyone here
  {next}
  And I'd tell it the same every year

  {fact}
  That is kept in my heart, and for good
  {next}
  And I'd tell the whole world, if I could

  {fact}
  Did you think I'd forget it? Not me
  {next}
  And there's more where that came from, you'll see

  Here is one thing I want you to know
  {fact}
  I have said it, I wouldn't unsay it
  And it's with me wherever I go

  If I only had one thing to say
  {fact}
  I'd have made it the one that I started with
  And I'd sing it the rest of the way

  Let me look at you while I say this
  {fact}
  I'll be clumsy, I always am, saying it
  But it isn't a chance I would miss

  There is something we haven't said yet
  {fact}
  Now it's said, and the room is still standing
  And it's nothing we'd ever forget

  Can I tell you a thing about you?
  {you.fact}
  You may say it is nothing that special
  It is special to me, and it's true

  If they wonder who I'm singing for
  {you.fact}
  If that isn't enough of an answer
  I could go on and tell them some more

  {fact}
  And I wanted to say it out loud
  There are some things you keep for a whisper
  But that's one to be said to a crowd

  {fact}
  There are people who'd let that go by
  I would rather we stop for a minute
  And just look at it, you and I

  {fact}
  There's not much to add, it's all there
  Only this: I am happy to know you
  And I sing it to show you I care

  {you.fact}
  It's the way I would know it was you
  If they told me that much, and no name, then
  I'd say yours in a second or two

  {you.fact}
  And that's one of the reasons we're here
  If we never have told you we love you
  Then we're telling you now, loud and clear

  {you.fact}
  And you're you, and there's only the one
  If they tried to make more of you, let them
  It would not be the same when they'd done

  {you.fact}
  If that makes you laugh, go ahead
  But I mean it with all of my heart now
  And I'd say it again, what I said

  {me.fact}
  It feels good to have told that to you
  There are people I wouldn't have told it
  And it's you that I bring such things to

  {me.fact}
  And I'm saying it right to your face
  It is easier sung than just spoken
  And I think that it's found the right place

  {they.fact}
  And I thought that you needed to hear
  It may look like a small thing to others
  But it's one I would like to keep near

  {they.fact}
  Now you couldn't make that up, it's true
  Out of all of the people to share it
  I would rather it's me, and it's you

  {thing.fact}
  And it goes in the song with the rest
  If you asked me to leave a line out of it
  That's the one I'd hold on to the best

  {thing.fact}
  That's a few words, and look, there you are
  I could try to say more and say better
  But I think that's the best one so far
`
