import type { Stanzas } from '../../stanzas.ts'

export const grief: Stanzas = `
  I will start with a thing that I know
  {you.fact}
  And there's this, and I won't let it go
  {you.next}

  When I think of you, this comes to mind
  {you.fact}
  And then this one is not far behind
  {you.next}

  Let me say it to you, just to you
  {you.fact}
  And I want you to hear this one, too
  {you.next}

  I could talk about you for so long
  {you.fact}
  And I wanted this, too, in the song
  {you.next}

  If they ask who you are, I will say
  {you.fact}
  And then this, and I'll say it this way
  {you.next}

  I can tell you, I think, if I'm slow
  {me.fact}
  And there's this, that I want you to know
  {me.next}

  I don't know how to say it, and yet
  {me.fact}
  And there's this, that I cannot forget
  {me.next}

  I keep going back over it all
  {they.fact}
  And there's this, and it isn't so small
  {they.next}

  These are what I hold on to, I find
  {thing.fact}
  This one, too, never far from my mind
  {thing.next}

  If I say it out loud, it is near
  {fact}
  And this one I would like to keep here
  {next}

  Let me say it before my voice breaks
  {fact}
  And then this, for as long as it takes
  {next}

  I've been trying to find what to say
  {fact}
  And there's this, and it won't go away
  {next}

  There's a thing I keep coming back to
  {fact}
  And this one is beside it, it's true
  {next}

  {you.fact}
  I can say it and see you right here
  {you.next}
  When I say it, it brings you so near

  {you.fact}
  And that's you, and I'd know it was you
  {you.next}
  And whatever I lose, I'll keep that, too

  {you.fact}
  And I think about that more than you know
  {you.next}
  And it stays with me, go where I go

  {you.fact}
  And it's simple, I miss you, that's all
  {you.next}
  And it's none of it, none of it small

  {you.fact}
  And I smile, and it hurts, and I smile
  {you.next}
  Let me stay here with that for a while

  {me.fact}
  There, I've said it, it's quiet in here
  {me.next}
  And it's good that there's someone to hear

  {me.fact}
  And I don't have to tell you, you know
  {me.next}
  And I say it to you, even so

  {me.fact}
  It's the kind of thing no one can see
  {me.next}
  And I carry it round, here with me

  {they.fact}
  And I know it, I do, and I don't
  {they.next}
  If they think I'll forget it, I won't

  {they.fact}
  It's so little to say, and so much
  {they.next}
  It's as near as a thing I could touch

  {they.fact}
  I can close both my eyes, and it's there
  {they.next}
  And I'd know it again anywhere

  {thing.fact}
  Only that, and it's all here again
  {thing.next}
  And the years don't seem half as long then

  {thing.fact}
  You could miss it, and I never will
  {thing.next}
  And it's here, it is here with me still

  {thing.fact}
  It takes only the name of it, said
  {thing.next}
  And the whole of it's there in my head

  {fact}
  There is nothing I'd add to that, no
  {next}
  I just wanted somebody to know

  {fact}
  And my voice gets a little bit thin
  {next}
  There's so much, I don't know where to begin

  {fact}
  I have turned it around in my mind
  {next}
  And there's always more in there to find

  {fact}
  It's a thing that I know to be true
  {next}
  And it's part of me, all the way through

  {fact}
  It is easy to say. It is not
  {next}
  And I hold on to all that I've got

  Let me tell you one thing, only one
  {fact}
  I had thought I could say it and leave it
  And I see that I've only begun

  I have only one thing I can say
  {fact}
  It's as much as I have in me, really
  And I'll say it again, if I may

  It's so hard to put into a line
  {fact}
  There are words for it better than these are
  But I wanted to say it in mine

  I've been told that I'll make my way through
  {fact}
  And I may, I am sure I will manage
  But I wanted to say it to you

  There is nobody taking your place
  {you.fact}
  There is only one you, and I know it
  By your name, by your voice, by your face

  When I say your name, this is what's there
  {you.fact}
  And I stay with it, just for a moment
  With your name still here in the air

  {fact}
  It comes back to me when I am still
  I don't have to go looking to find it
  And I hope that it always will

  {fact}
  There are so many words, and it's those
  They're the ones I keep coming back round to
  They're the ones, out of all, that I chose

  {fact}
  It is more than the words, understand
  There's a world I could tell you behind it
  And I hold it right here in my hand

  {you.fact}
  And it's you, it is you through and through
  I can't say it and not see your face there
  And I don't think I'd want to, would you?

  {you.fact}
  And I don't know quite how to explain
  What it does to me, thinking about it
  How it's sweet, and how near that's to pain

  {you.fact}
  And I hear you, as clear as can be
  I could pick out your voice from a hundred
  It's the one that keeps talking to me

  {you.fact}
  If I could, I would ask you again
  I would sit here and ask you about it
  From the start, from the how to the when

  {me.fact}
  That is me, that is all I can say
  I'd be glad to be further along now
  But I'm only as far as today

  {me.fact}
  I don't tell it to get a kind word
  I just feel a bit lighter for saying
  And a little bit lighter for being heard

  {they.fact}
  And there's nothing to do, only know
  I can know it, I think, if you let me
  If you let me go ever so slow

  {they.fact}
  And the world just goes on, and it should
  I would stop it for one little moment
  Only one, if I thought that I could

  {thing.fact}
  And it's all there, as soon as it's named
  I had thought I was done with the crying
  And I'm not, and I'm not ashamed

  {thing.fact}
  Put like that, it's so easy to say
  It's the hush coming after you've said it
  And the way that it asks you to stay
`
