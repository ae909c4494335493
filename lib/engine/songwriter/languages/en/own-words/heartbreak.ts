import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  Let me tell it the way that it went
  {you.fact}
  And then this, and I know what it meant
  {you.next}

  Here is what you would rather not hear
  {you.fact}
  And then this, in case that wasn't clear
  {you.next}

  I've been asked to be fair, so I'll try
  {you.fact}
  And this, too, and I've stopped asking why
  {you.next}

  I remember it all, so I'll say
  {you.fact}
  And then this, and you can't look away
  {you.next}

  You can tell it in your way, here's mine
  {you.fact}
  And then this, and I won't change a line
  {you.next}

  I should say how it left me, I guess
  {me.fact}
  And there's this, and I won't make it less
  {me.next}

  You won't ask how I am, so I'll say
  {me.fact}
  And there's this, and it's that way today
  {me.next}

  Here's the rest of it, since you are gone
  {they.fact}
  And there's this, and the world just goes on
  {they.next}

  Here is what it comes down to, in short
  {thing.fact}
  And there's this, of the very same sort
  {thing.next}

  I am not going to shout, only sing
  {fact}
  And then this, and I don't feel a thing
  {next}

  There's no gentle way round it, I find
  {fact}
  And then this, and it's still on my mind
  {next}

  Since you won't be around, I can tell
  {fact}
  And then this, and I know it so well
  {next}

  I was going to leave this unsaid
  {fact}
  And then this, and it's loud in my head
  {next}

  {you.fact}
  And I thought that I knew who you were
  {you.next}
  I can't say I do now, I'm not sure

  {you.fact}
  And I'd like to say I didn't mind
  {you.next}
  And I'd like to say love isn't blind

  {you.fact}
  I believed in you, so that's on me
  {you.next}
  It took losing you for me to see

  {you.fact}
  And you know it, and I know you know
  {you.next}
  And I'm letting it, letting you, go

  {you.fact}
  Did you think I'd get over it? Wait
  {you.next}
  Oh, I will, I am just running late

  {you.fact}
  I would love to say that was a lie
  {you.next}
  And I'm through with the asking you why

  {me.fact}
  And I'm fine, you can ask me again
  {me.next}
  I was fine when I said it just then

  {me.fact}
  That's what's left, and I'm doing my best
  {me.next}
  As for you, you can keep all the rest

  {me.fact}
  It's no prize, but I'm standing, I'm here
  {me.next}
  It is quiet without you, my dear

  {they.fact}
  And I took it, I nodded, I stood
  {they.next}
  I would feel something now, if I could

  {they.fact}
  And I look at it, cold, and it's so
  {they.next}
  And I'd rather have not had to know

  {they.fact}
  I could laugh about that, and I might
  {they.next}
  It's a laugh that comes out not quite right

  {thing.fact}
  So that's love, when you count what it cost
  {thing.next}
  It's a short list for all that I lost

  {thing.fact}
  That's the sum of it, there at the end
  {thing.next}
  I can count it, I just cannot mend

  {thing.fact}
  There it is, and it's only a thing
  {thing.next}
  And you'd think it would no longer sting

  {fact}
  And I say it out loud, and it's true
  {next}
  And I still catch me thinking of you

  {fact}
  Am I bitter? I might be, a bit
  {next}
  I've a kind word, but where would it fit?

  {fact}
  That's the part I keep hearing again
  {next}
  And I can't hear it like I did then

  {fact}
  I have stopped looking there for a sign
  {next}
  And you're fine, and I'll also be fine

  {fact}
  I don't know what to do with that now
  {next}
  And I get through the days, anyhow

  If you want the short version, it's this
  {fact}
  I could go into all of the reasons
  But there isn't that much you would miss

  I've been trying to say it and smile
  {fact}
  I can do it, I just need to practice
  Ask me how I am after a while

  There is one thing I can't let go by
  {fact}
  I have turned it around and around now
  And I'm nowhere near finding out why

  Let me say it, and then I am through
  {fact}
  I don't need you to say that you're sorry
  I just wanted it said to you

  Well, if nobody says it, I will
  {you.fact}
  You may think I should be over it, maybe
  I am not, but I'm standing here still

  Here's a thing you may want to forget
  {you.fact}
  And I hope it gets easy to live with
  But not yet, if you don't mind, not yet

  {fact}
  I can say that and keep a straight face
  I can say it as if it were nothing
  And then nothing stays quite in its place

  {fact}
  And I'm told that it's all for the best
  Well, whoever has told me can have it
  I will take what I can of the rest

  {fact}
  So it goes, and I'm still in one piece
  If I sing it enough, it gets smaller
  And some day it will probably cease

  {you.fact}
  I would like to say that didn't sting
  Well, it did, and I'm saying it plainly
  And I say it as loud as I sing

  {you.fact}
  I can't make that fit in with the you
  That I thought I had here, right beside me
  One of you, I suppose, wasn't true

  {you.fact}
  And I hope it was worth it, I do
  And I hope it is all that you wanted
  And I hope that it lasts for you, too

  {you.fact}
  I won't call you, I won't even write
  I will say it just once, and I've said it
  And then that is the end, so good night

  {me.fact}
  You don't have to feel sorry for me
  I am not where I wanted to get to
  But I'm closer than I used to be

  {me.fact}
  That's my half, you can tell yours instead
  I won't say I did everything right there
  But I stand by the words that I said

  {they.fact}
  So there's that, and there's no going back
  I would laugh, if it happened to others
  But it's me, and I've rather lost track

  {they.fact}
  And I nod, and I say, there you go
  There is not much else left to be saying
  When it's nothing you wanted to know

  {thing.fact}
  It is funny what stays, when one goes
  I'd have kept something else, had you asked me
  But that's what there is, I suppose

  {thing.fact}
  Put it down, that is one more to count
  I have stopped adding up what we had here
  It was never a small amount
`
