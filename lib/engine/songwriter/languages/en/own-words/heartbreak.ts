import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  I had faith in you, all that I had
  {you.fact}
  Now I'm both of them, angry and sad
  {you.next}

  I was all in, with nothing held back
  {you.fact}
  And my heart is still showing the crack
  {you.next}

  You were where all my love used to go
  {you.fact}
  Now it turns up with nothing to show
  {you.next}

  It's a hard thing to get in my head
  {you.fact}
  How a love can be warm and then dead
  {you.next}

  (Was there something|Is there something) that I should have known?
  {you.fact}
  It's a long way from us to alone
  {you.next}

  There's a hole where the plans used to be
  {me.fact}
  I am learning to live with just me
  {me.next}

  I was whole when I came in, I swear
  {me.fact}
  Now there's some of me here, some of me there
  {me.next}

  I'd be glad to be over it all
  {me.fact}
  But I'm up for a while, then I fall
  {me.next}

  Love's a thing that I do with no brake
  {me.fact}
  So I'm all in a heap when I break
  {me.next}

  Even now, I get caught by the sting
  {they.fact}
  It can come out of any old thing
  {they.next}

  Life goes on, and it gets on my nerves
  {they.fact}
  It is more than my poor heart deserves
  {they.next}

  There is nowhere to go to forget
  {they.fact}
  I have looked, and I'm not finished yet
  {they.next}

  All around me the world's looking fine
  {they.fact}
  And I'd like to say so about mine
  {they.next}

  What's a heart get for all that it gave?
  {thing.fact}
  And the strength to get up and be brave
  {thing.next}

  What is left when you've loved and you've lost?
  {thing.fact}
  And there's no one to split up the cost
  {thing.next}

  What comes with the end of a dream?
  {thing.fact}
  It is all coming loose at the seam
  {thing.next}

  Here's the end of it, swept in a pile
  {thing.fact}
  There was love in it all for a while
  {thing.next}

  Love walked out, and it left on the light
  {fact}
  I keep trying to sleep, and I might
  {next}

  It was sweet till it wasn't, and now
  {fact}
  I just live with it, don't ask me how
  {next}

  Hearts can bend, and they bend till they don't
  {fact}
  You may think I'd forget, and I won't
  {next}

  I had dreams with the two of us in
  {fact}
  Now there's nowhere to end or begin
  {next}

  (Some things break|Some things end) with a bang, some with less
  {fact}
  And you're left there to sit and to guess
  {next}

  {you.fact}
  I had put you in such a good light
  {you.next}
  Now I'm learning to sleep through the night

  {you.fact}
  And I loved you, so that's how it stings
  {you.next}
  Love can cut you with such little things

  {you.fact}
  I'd have held on to you, come what may
  {you.next}
  Now I'm holding on, day after day

  {you.fact}
  I'd have bet all I had upon you
  {you.next}
  Now I know what a heart can get through

  {you.fact}
  And the one that I miss is still you
  {you.next}
  What a dumb thing for hearts to go do

  {you.fact}
  And I gave you my all, and it's spent
  {you.next}
  I'm still finding out where it all went

  {you.fact}
  You were home to me, you were the key
  {you.next}
  Now there's only the door, and there's me

  {me.fact}
  And I'm trying to live with the mess
  {me.next}
  I was happier once, I confess

  {me.fact}
  I am bruised, but I'm up off the floor
  {me.next}
  And I'm harder to break than before

  {me.fact}
  Love moves in like it's going to stay
  {me.next}
  And it leaves when you're looking away

  {me.fact}
  Some of me wants you back, some does not
  {me.next}
  I will live on the half that I've got

  {they.fact}
  And it's one more small stone in my shoe
  {they.next}
  I keep walking, it's what people do

  {they.fact}
  So the world has moved on, and I've not
  {they.next}
  And my heart's tied itself in a knot

  {they.fact}
  And it goes through me, quick as a pin
  {they.next}
  It's a bad time to have a thin skin

  {they.fact}
  And you're nowhere in all of it now
  {they.next}
  I had counted on always, somehow

  {thing.fact}
  And the rest of it went with the tide
  {thing.next}
  It's what's left of us, when you divide

  {thing.fact}
  That's a lot for one heart to have had
  {thing.next}
  And some of it wasn't half bad

  {thing.fact}
  What a price for a thing you can't hold
  {thing.next}
  Love is warm till the minute it's cold

  {fact}
  So that's love, it can turn on a dime
  {next}
  And you don't see it come, not in time

  {fact}
  I was yours, and I don't know what for
  {next}
  You can't have me like that anymore

  {fact}
  There's a scar now, and someday it fades
  {next}
  Hearts come back, in their different shades

  {fact}
  I keep turning the us into me
  {next}
  It's one less than I thought it would be

  {fact}
  And the heart doesn't break with a crash
  {next}
  It goes out, like a fire, into ash

  So this is how love comes to end
  {fact}
  It starts out as more than you hoped for
  It leaves you with less than a friend

  I'd like to be bigger than this
  {fact}
  I'd wish you the best, and I'd mean it
  If hearts could be closed with a kiss

  How still is the after of us
  {fact}
  It fills up the whole of the evening
  A quiet that makes such a fuss

  You'd think that a heart would learn how
  {fact}
  It opens, it breaks, and it opens
  And mine's in the middle just now

  I know it gets better, it must
  {fact}
  For now it's just me and the silence
  And love, slowly turning to dust

  I'd saved you the best of my heart
  {you.fact}
  You had it right there in your fingers
  And let it come slowly apart

  I can't even hate you, it's true
  {you.fact}
  I'd have to stop loving you first, then
  And that's more than I've learned to do

  You won't be the last thing I miss
  {you.fact}
  But you are the one that I'd built on
  And nobody warned me of this

  You don't get to have me in tears
  {you.fact}
  Well, maybe you do for a bit yet
  But you don't get the rest of my years

  I'm learning the art of alone
  {me.fact}
  It's holding my hand when I'm shaking
  And finding the hand is my own

  My heart has got work to do yet
  {me.fact}
  It picks itself up in the morning
  And tries, till it's night, to forget

  I wish I could sleep the whole year
  {me.fact}
  And wake when the love has worn off me
  With nothing of you left in here

  I'm tougher than I used to be
  {me.fact}
  I didn't ask life for the lesson
  It came all the same, and for free

  It's not how I pictured the end
  {they.fact}
  You think that you know where you're going
  And then you come out round a bend

  I'm trying to take it in stride
  {they.fact}
  I nod, and I look like I'm fine, too
  It looks a lot different inside

  You'd think I could take a bit more
  {they.fact}
  But hearts that are broken already
  Break easier than before

  I go through the day with a mask
  {they.fact}
  I'd show you what's under it, gladly
  If you were still someone who'd ask

  How much can come down with a heart?
  {thing.fact}
  It all stood so tall and so steady
  On only one small, breaking part

  They say that you get what you give
  {thing.fact}
  I gave you enough for a lifetime
  And still have a lifetime to live

  Love leaves in a hurry, it's true
  {thing.fact}
  And what do you do with a heart then
  That's furnished and ready for two?

  So that's how it looks, being done
  {thing.fact}
  I thought there'd be more to a parting
  It's setting, like any old sun

  {fact}
  And some of it's yours, some is mine
  It takes two to keep it from falling
  It takes only one to resign

  {fact}
  It's not that I want it to last
  It's just that a heart goes on walking
  Some way, when the ending is past

  {fact}
  And that's how you learn to be strong
  You don't get to choose it, it happens
  While you're busy getting along

  {fact}
  I look for the sense, there is none
  There's two of us, then there is one left
  And so much that's coming undone

  {you.fact}
  And I was in love, unafraid
  It's easy to be a brave person
  Before you have ever once paid

  {you.fact}
  I thought we were two of a kind
  You went on ahead to be happy
  And I am still coming behind

  {you.fact}
  I hope that you'll think of me, too
  Not often, just once, when it's quiet
  The way that I now think of you

  {you.fact}
  I'd like to be cool, and I'm sore
  I trusted you, right to the middle
  I'm not quite so sure anymore

  {you.fact}
  You taught me a thing about pain
  It comes, and it goes, and it comes back
  And then it gets lighter, like rain

  {me.fact}
  I'm sad, and I'm still good to know
  There's somebody under the sorrow
  And that one is starting to grow

  {me.fact}
  I loved, and I'm glad that I could
  I'd rather a heart that gets broken
  Than one that has turned into wood

  {me.fact}
  I'm not over you, not by half
  But one day I'll go a whole morning
  And then a whole day, and I'll laugh

  {they.fact}
  And nobody sees what it does
  It's only a word or a moment
  And back comes the whole of what was

  {they.fact}
  I thought I was done with the ache
  It's patient, it waits in the corner
  For any excuse it can take

  {they.fact}
  The world doesn't know that we're through
  It turns, and whatever it turns up
  Has something about it of you

  {thing.fact}
  It's more than I like to recall
  I'd planned upon having forever
  And what's left of that is so small

  {thing.fact}
  And that's how a love comes undone
  Not all of it once, like a curtain
  But thread after thread, one by one

  {thing.fact}
  I'd give it all back, if I could
  I'd take the not knowing, the early
  The days when we two were still good
`
