import type { Stanzas } from '../../stanzas.ts'

export const soft: Stanzas = `
  Lie still, and I will sing to you
  {you.fact}
  And softly I will sing this, too
  {you.next}

  I know you well, I know you, dear
  {you.fact}
  And this I know, and I am here
  {you.next}

  Come close to me and hold my hand
  {you.fact}
  And this, and yes, I understand
  {you.next}

  Let's think of you before you sleep
  {you.fact}
  And this one, too, is yours to keep
  {you.next}

  Hush now, and let your breath go slow
  {you.fact}
  And this, my love, I also know
  {you.next}

  I'll say it low, for you to hear
  {me.fact}
  And this, and I am staying near
  {me.next}

  The room is still, and so are we
  {me.fact}
  And this, so softly, said by me
  {me.next}

  Be still, there's nothing you should fear
  {they.fact}
  And this, and I am sitting here
  {they.next}

  Let's say good night to all that's dear
  {thing.fact}
  And this, and it is also near
  {thing.next}

  Now hush, and let me sing it low
  {fact}
  And this, as softly as I go
  {next}

  Be still, and hear me tell it through
  {fact}
  And this, I tell it just to you
  {next}

  It's time to lay your head down here
  {fact}
  And this, a whisper in your ear
  {next}

  Let's go through all of it, once more
  {fact}
  And this, and softer than before
  {next}

  {you.fact}
  I know it, and I'm here with you
  {you.next}
  And while you sleep, I'll be here, too

  {you.fact}
  And that's all right, I've got you, see
  {you.next}
  And you can leave the rest to me

  {you.fact}
  And that is you, my own sweet one
  {you.next}
  And now the day is nearly done

  {you.fact}
  I love you for it, every bit
  {you.next}
  I hum it as I think of it

  {you.fact}
  So here's my hand, and hold it tight
  {you.next}
  And all of it will be all right

  {me.fact}
  And still I sing, and still I stay
  {me.next}
  And I am not a step away

  {me.fact}
  I tell you that because it's true
  {me.next}
  And everything I sing's for you

  {me.fact}
  And you can hear it in my tone
  {me.next}
  And you are warm, and not alone

  {they.fact}
  So you can rest, and let it be
  {they.next}
  You're safe as anyone can be

  {they.fact}
  And that is good for you to know
  {they.next}
  So close your eyes, and let it go

  {they.fact}
  I'll say it softly once again
  {they.next}
  And you can dream about it then

  {thing.fact}
  And there it is, it's close to you
  {thing.next}
  And now it's time for sleeping, too

  {thing.fact}
  It's soft to say, it's soft to hear
  {thing.next}
  And it can stay beside you here

  {thing.fact}
  We say it low, and ever so slow
  {thing.next}
  And off to sleep with it we go

  {fact}
  I sing it low, I sing it slow
  {next}
  And you can hum it as you go

  {fact}
  And hush, there's nothing more to do
  {next}
  I'll keep it all in here for you

  {fact}
  I whisper it, and then again
  {next}
  And slowly we can count to ten

  {fact}
  Now breathe it in, and breathe it out
  {next}
  That's all we had to talk about

  {fact}
  There now, it's said, and you can rest
  {next}
  Your head is heavy on my chest

  One thing before you close your eyes
  {fact}
  And then there's nothing left but breathing
  As slow as this, with little sighs

  Come, let me tell you one thing more
  {fact}
  And you can take it with you, dreaming
  As soon as we have closed the door

  I have a song as small as you
  {fact}
  It's hardly longer than a whisper
  And when it's done, you're sleeping, too

  Hush, little one, and hear me sing
  {fact}
  I'll sing it slower, ever slower
  And then I will not sing a thing

  I know a thing or two of you
  {you.fact}
  And all I know of you is lovely
  And I would sing it all night through

  Who is it, here with me, so small?
  {you.fact}
  I'd know you with my eyes both closed now
  I'd know you anywhere at all

  {fact}
  And now it's quiet, you and I
  We'll sing it just a little softer
  And softer, like a lullaby

  {fact}
  I'll sing it, then I'll only hum
  And then I'll only think it softly
  And then the sleep will surely come

  {fact}
  You don't have to do anything
  Just let your breathing slow, and listen
  And I will sit right here and sing

  {you.fact}
  And so I'm here, and so I'll be
  If you should open up your eyes now
  The one that you would see is me

  {you.fact}
  I'd know you just by that, I would
  And you can close your eyes, my darling
  And all is well, and all is good

  {you.fact}
  And that's the you I love so much
  Your hand in mine, so warm and sleepy
  I feel it, just a little touch

  {you.fact}
  And I will hum until you sleep
  And if you stir, I'll hum a little
  And slow it down, and make it deep

  {me.fact}
  And you don't have to worry, though
  I'm big enough for both of us here
  So close your eyes, and let it go

  {me.fact}
  And what I say to you is so
  I say it in a voice like breathing
  Before you sleep, so you will know

  {they.fact}
  It's good to have it in your ear
  It's something you can keep for dreaming
  And wake to, with me sitting near

  {they.fact}
  And you can think of that a while
  Until your thoughts go round more slowly
  And leave you sleeping, with a smile

  {thing.fact}
  And that is all we need right here
  Now hold on to it, hold it gently
  And let the rest just disappear

  {thing.fact}
  Say it with me, and say it low
  Then once without a sound, just breathing
  And then there's nowhere left to go
`
