import type { Stanzas } from '../../stanzas.ts'

export const grief: Stanzas = `
  It is quiet without you around
  {you.fact}
  I keep listening out for the sound
  {you.next}

  What I would not give for a day
  {you.fact}
  I would use it to ask you to stay
  {you.next}

  You are with me wherever I go
  {you.fact}
  You are part of whatever I know
  {you.next}

  There's a love that has nowhere to land
  {you.fact}
  I can feel it, like warmth in my hand
  {you.next}

  I would do it again from the start
  {you.fact}
  You are still the best half of my heart
  {you.next}

  Underneath every day is an ache
  {me.fact}
  And it's one that I don't try to shake
  {me.next}

  I am not who I was anymore
  {me.fact}
  There's an after now, and a before
  {me.next}

  There's a part of me still far away
  {me.fact}
  I go back to it most every day
  {me.next}

  How the time can slip out of a hand
  {me.fact}
  And my heart doesn't quite understand
  {me.next}

  Nothing stays in the way that it was
  {they.fact}
  And the heart goes on, just as it does
  {they.next}

  It comes over me, clear as the day
  {they.fact}
  And it leaves me with nothing to say
  {they.next}

  Oh, the heart is a keeper of things
  {they.fact}
  There is pain in the comfort it brings
  {they.next}

  It's the still of the night lets it in
  {they.fact}
  And it gets in right under my skin
  {they.next}

  What comes back to me first, when I'm low?
  {thing.fact}
  What's the last that I'd ever let go?
  {thing.next}

  What's a life? It's a handful, no more
  {thing.fact}
  It's the things you don't know you live for
  {thing.next}

  If I had to keep just one or two
  {thing.fact}
  I know well what I'd cling to all through
  {thing.next}

  Nothing's small when it's all that you've got
  {thing.fact}
  It's a little, and it's such a lot
  {thing.next}

  Time goes on, but the heart's never done
  {fact}
  It looks back at it all, one by one
  {next}

  Where does all of it go, when it goes?
  {fact}
  I would follow it there, heaven knows
  {next}

  (I have cried|I have wept), and I'll cry again, too
  {fact}
  It's what hearts that have loved have to do
  {next}

  In the night, when it's quiet, it comes
  {fact}
  Like a slow, far off roll of the drums
  {next}

  {you.fact}
  There's a space in the world of your size
  {you.next}
  And it's you, when I close both my eyes

  {you.fact}
  And I love you as much as before
  {you.next}
  It has nowhere to go, so there's more

  {you.fact}
  What a hole you can leave in a day
  {you.next}
  I go by it, and don't look away

  {you.fact}
  I'd have asked you to stay, if I could
  {you.next}
  I still would, every day, I still would

  {you.fact}
  Oh, the years go so fast, and so far
  {you.next}
  And I know, to the bone, who you are

  {you.fact}
  Some nights there's a stone on my chest
  {you.next}
  Some nights I can set it to rest

  {me.fact}
  It is all of it part of me now
  {me.next}
  And I'll get to the next day somehow

  {me.fact}
  I get up, and I do what I do
  {me.next}
  And the longing gets up with me, too

  {me.fact}
  Oh, the heart has a mind of its own
  {me.next}
  It won't sleep, it won't leave me alone

  {me.fact}
  It's the first thing I feel when I wake
  {me.next}
  How a heart can be bent, and not break

  {they.fact}
  And the world never looks quite the same
  {they.next}
  There's a longing that calls me by name

  {they.fact}
  What we had doesn't go when it ends
  {they.next}
  It goes on, like a road, round the bends

  {they.fact}
  And I'm glad and I'm sad, and it's one
  {they.next}
  It's like rain coming down in the sun

  {they.fact}
  And it finds me, whatever I do
  {they.next}
  There is love in it, straight through and through

  {thing.fact}
  There's a world in it, all of it dear
  {thing.next}
  It is gone, and it's far, and it's here

  {thing.fact}
  How a heart can hold on to so much
  {thing.next}
  You can lose it, and still feel the touch

  {thing.fact}
  It's a lot, and it's not near enough
  {thing.next}
  And the love is what makes it so tough

  {thing.fact}
  It's what's left when the rest has gone by
  {thing.next}
  There's a smile in it, under the cry

  {fact}
  And it stays with me, deep as a bone
  {next}
  It's a love that can stand on its own

  {fact}
  I'd turn back all the clocks, if I could
  {next}
  And it wouldn't do one bit of good

  {fact}
  So the years come and go, and it stays
  {next}
  It's the shade and the sun of my days

  {fact}
  Some of living is learning to miss
  {next}
  There's no map and no schooling for this

  {fact}
  I can't change it, I carry it on
  {next}
  There is love, when the rest of it's gone

  (One minute|One moment) I think I'm all right
  {fact}
  And then there's a wave, and I'm under
  And then I come back to the light

  I know that you can't hold the years
  {fact}
  But something stays on when they're over
  It's not only made out of tears

  Who knew there was so much to miss?
  {fact}
  You live in a thing, and don't see it
  And then it all comes down to this

  If love has a place it can go
  {fact}
  Then some of it goes there each evening
  As sure as a river must flow

  Let me hold it a bit longer still
  {fact}
  There'll be time to be brave in the morning
  And tomorrow, I promise, I will

  You're not in the room, but you're near
  {you.fact}
  I don't have to look to be certain
  I feel it, I've got you right here

  (Some people|Most people) just pass, and are gone
  {you.fact}
  But you are the kind that I carry
  Wherever my days travel on

  They tell me let go, and I won't
  {you.fact}
  There's some who move on and are happy
  There's some of us, still, who just don't

  How much can be lost in a day?
  {you.fact}
  And how much is left when it's over
  That no one can carry away?

  My heart hasn't learned how to end
  {me.fact}
  It goes on and loves, like it used to
  There's nothing to fix or to mend

  I walk with it, morning to night
  {me.fact}
  It weighs what it weighs, and I'm stronger
  I wouldn't have wanted it light

  I thought I was ready, I guess
  {me.fact}
  It turns out that nobody's ready
  And love doesn't ask for a yes

  (Some days|Some nights) I am better than some
  {me.fact}
  I let it come in, when it's ready
  It's mine, and I let it come

  It comes, and I feel it again
  {they.fact}
  A door that I closed is wide open
  And now is mixed up with back then

  You can't put a number on this
  {they.fact}
  You can't put it back or replace it
  And all that is left is to miss

  It's strange, what the heart will hold tight
  {they.fact}
  It comes out of nowhere to find me
  I let it come in, it's all right

  There's never a way to prepare
  {they.fact}
  You wake, and the world has grown wider
  With so much more nothing in there

  Where love is, it leaves you a mark
  {thing.fact}
  And sometimes it hurts when you touch it
  And sometimes it shines in the dark

  It's easy to pass by, I know
  {thing.fact}
  But I'd stop the world in the middle
  To not have to let it go

  You don't know what's dear till it's far
  {thing.fact}
  And then it's the light in the distance
  That tells you how lucky you are

  There's plenty that time took from me
  {thing.fact}
  But this it will never get hold of
  It's in where the clocks cannot see

  {fact}
  And that's how a heart gets so full
  It takes in the sweet and the bitter
  And both of them know how to pull

  {fact}
  I hold it the way you'd hold light
  It can't be put into a pocket
  It's with me by day and by night

  {fact}
  So much of the world's going to change
  But this is a part of me always
  No matter how far I may range

  {fact}
  And no, I don't think I'll be through
  Some days it is old, and it's gentle
  Some days it is sharp, and it's new

  {you.fact}
  I still turn to tell you the news
  And then there's a second of nothing
  The kind that I never would choose

  {you.fact}
  If love were enough, you'd be here
  It isn't for want of my wishing
  I'm wishing it still, loud and clear

  {you.fact}
  The world has a lot it can do
  It's good at the sun and the seasons
  It can't make another of you

  {you.fact}
  And time can go on, if it must
  I'm keeping you here in the middle
  Away from the wear and the dust

  {you.fact}
  It hurts, and I'm glad that it does
  It hurts by as much as I love you
  And that's just as much as it was

  {me.fact}
  I'd like to be strong, and I'm not
  I'm doing the best that I can, though
  With only the heart that I've got

  {me.fact}
  I'm not the same person I was
  There's more of me now, and there's less, too
  And that's just what missing does

  {me.fact}
  And nobody looking would know
  I go through the day with the others
  It goes where I happen to go

  {they.fact}
  It pulls at me, quiet and deep
  Some things are not done when they're over
  They come for a while in your sleep

  {they.fact}
  And all of the world carries on
  It doesn't slow down for a moment
  How does it not see what is gone?

  {they.fact}
  And that goes right through me, you see
  It's nothing to somebody passing
  It's all of the world to me

  {thing.fact}
  That's all, and my eyes fill again
  A heart doesn't ask what's important
  It knows, and it tells you when

  {thing.fact}
  It's more than it looks from outside
  There's love in the grain of it, running
  As deep as a river is wide

  {thing.fact}
  And who would have thought it would last?
  The least of it turns out the treasure
  That's left in the hands of the past
`
