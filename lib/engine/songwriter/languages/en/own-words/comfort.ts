import type { Stanzas } from '../../stanzas.ts'

/** Stands by somebody who has bad news or something hard to do: makes no jokes, and does not say that it is nothing. */
export const comfort: Stanzas = `
  I (know|see) what you carry today
  {you.fact}
  And I'm here, and I mean to stay
  {you.next}

  You don't have to be (strong|brave) for me
  {you.fact}
  You can let what you feel run free
  {you.next}

  You don't have to do this alone
  {you.fact}
  What is yours is in some way my own
  {you.next}

  You can lean here as long as you need
  {you.fact}
  We will go at your very own speed
  {you.next}

  It's (all right|okay) if your hands start to shake
  {you.fact}
  I'll be here all the time it may take
  {you.next}

  Take a breath, take it (slow|deep), take your time
  {you.fact}
  We will look for one step we can climb
  {you.next}

  There are days when the ground seems to shake
  {me.fact}
  And we all have a heart that can break
  {me.next}

  I've been (turning|going) it round in my mind
  {me.fact}
  There's a way through that we've yet to find
  {me.next}

  It's not over, there's more up ahead
  {me.fact}
  And not every good thing has been said
  {me.next}

  (Whatever|No matter what) tomorrow may be
  {me.fact}
  You won't have to guess about me
  {me.next}

  It's a lot to take in for one day
  {they.fact}
  And I'm here, I won't hurry away
  {they.next}

  We can look at it now, side by side
  {they.fact}
  There is nothing you need to hide
  {they.next}

  (Not all of it's|It isn't all) yours to command
  {they.fact}
  What is yours is my heart and my hand
  {they.next}

  Some of life goes (ahead|along) as it will
  {they.fact}
  Through it all, I am with you still
  {they.next}

  There it is, with its name, (big|clear) and plain
  {thing.fact}
  I'll be with you in sun and in rain
  {thing.next}

  You look up, and it's there in your day
  {thing.fact}
  And I'm there, and that's where I'll stay
  {thing.next}

  We can call it by name, you and I
  {thing.fact}
  We can look it right square in the eye
  {thing.next}

  When you think of what lies on your mind
  {thing.fact}
  Be as patient with you as you're kind
  {thing.next}

  I am (here|close), I have nowhere to be
  {fact}
  You don't have to keep smiling for me
  {next}

  Let me sit (with|by) you here for a bit
  {fact}
  There's no need to make light of it
  {next}

  (Some days|There are days that) go so deep that they stay
  {fact}
  And there's love in the midst of the day
  {next}

  One (day|hour), then one more, that's the way
  {fact}
  It's enough to get on through today
  {next}

  I won't say that it all will be right
  {fact}
  I will say that I'm here in the night
  {next}

  {you.fact}
  There is more in your heart than you show
  {you.next}
  And I'm with you wherever you go

  {you.fact}
  And if you lie awake in the night
  {you.next}
  You can call me, I'll leave on a light

  {you.fact}
  And tomorrow is hard to foresee
  {you.next}
  Where you go through it, there I will be

  {you.fact}
  You are more than the worst of your days
  {you.next}
  And I'm with you in so many ways

  {you.fact}
  And you're here, and you're still holding on
  {you.next}
  You'll be you when the hard part is gone

  {you.fact}
  There are hours that nobody can share
  {you.next}
  And for all of the rest, I'll be there

  {me.fact}
  It has stayed with me, day after day
  {me.next}
  It's a part of me now, come what may

  {me.fact}
  And I feel it wherever I go
  {me.next}
  It is good that there's someone to know

  {me.fact}
  And I don't know what's next, no one can
  {me.next}
  We will make it without any plan

  {me.fact}
  There's a heart that is beating in here
  {me.next}
  And it beats on through hope and through fear

  {they.fact}
  It may change the whole look of a day
  {they.next}
  But you mean just as much, all the way

  {they.fact}
  You can feel what you like about this
  {they.next}
  There's no feeling you have that's amiss

  {they.fact}
  And the world keeps on turning around
  {they.next}
  And beside you is where I'll be found

  {they.fact}
  And you're loved here, for just who you are
  {they.next}
  And I'm with you, from near or from far

  {thing.fact}
  That's a part of the days that are now
  {thing.next}
  And we'll live them together somehow

  {thing.fact}
  It is so, and I stand here with you
  {thing.next}
  We will see what a day can still do

  {thing.fact}
  It takes courage to look and to name
  {thing.next}
  Either way, I am here all the same

  {fact}
  And my heart is right there with your own
  {next}
  Not one step that you take is alone

  {fact}
  There are things only time understands
  {next}
  For today, here's a pair of hands

  {fact}
  And it's real, and it's more than a word
  {next}
  And whatever you feel will be heard

  {fact}
  If it's hard, then it's hard, that is so
  {next}
  And it's you and it's me, quick or slow

  {fact}
  And I think of you, morning and night
  {next}
  May each day bring a little more light

  I can't see what tomorrow will be
  {you.fact}
  But whatever it brings to the doorway
  It will have to get past you and me

  You can cry, you can (shout|curse), you can rest
  {you.fact}
  There's no right or wrong way to be feeling
  I am with you at worst and at best

  When it all seems too (much|big) and too near
  {you.fact}
  Then remember there's somebody with you
  You can reach out your hand, and I'm here

  There is more in you yet than you know
  {you.fact}
  And the hours when you doubt it the strongest
  Are the ones when I'll stay and not go

  I have looked at it straight, and I'm here
  {me.fact}
  It may well be a hard road or easy
  But I know that I want you near

  It's a thing I think over at night
  {me.fact}
  And by day I look up, and keep going
  One foot, then one foot, to the light

  You (needn't|don't need to) know what to think yet
  {they.fact}
  There are things it takes time to be clear on
  I am here, and I do not forget

  If it all (goes|spins) around in your head
  {they.fact}
  You can leave it a while with me here
  And I'll think of it for you instead

  It's a word, and it takes up the air
  {thing.fact}
  But there's room in the same air for breathing
  And for hope, and for me to be there

  There's no magic in these words I bring
  {fact}
  But I'm here, and I'm glad to be near you
  And it may be, it helps when I sing

  It's (all right|okay) if today isn't good
  {fact}
  If a day could be lifted by caring
  Then you know I would lift it, I would

  You are here, and (it's you|that's the thing) that I see
  {fact}
  You have come through each day up to this one
  And that is a lot, believe me

  (Rest|Lean) here for as long as you will
  {fact}
  When the world goes too fast all around you
  There is one thing, at least, that stands still

  {you.fact}
  If the day looks too big to get through
  You can take it a piece at a time now
  And I'll take a few pieces from you

  {you.fact}
  And I haven't the words, but I'm here
  You don't have to be cheerful to please me
  You don't have to hold back any tear

  {you.fact}
  And nobody can carry it all
  So be good to yourself for a while now
  I am here any time that you call

  {you.fact}
  There are days that ask more than they should
  And you meet them with all that is in you
  And whatever you manage is good

  {you.fact}
  It will not be the last word on you
  There's a morning behind every midnight
  And we'll get there, the way people do

  {me.fact}
  And I'm standing here, same as before
  It is one of the things that I carry
  And with you here, I'll carry some more

  {me.fact}
  And I still have a will and a heart
  If the end is too far off to think of
  Then today is a good enough start

  {they.fact}
  It's a part of the story, not all
  There's a lot more to come, and you're in it
  And you won't be alone when you fall

  {they.fact}
  And it's you I am thinking about
  There's a heart here that's well on your side now
  When you're sure, and as well when in doubt

  {thing.fact}
  It's a thing to get through or get to
  You can take it in bits, like the mornings
  And with each of them, I'll be there, too

  {thing.fact}
  That may fill up your days for a while
  You don't have to be glad to be welcome
  You don't have to come in with a smile

  {fact}
  And I hold it with you, if I may
  It is lighter with two of us holding
  It's as light as we'll make it today

  {fact}
  There's no map for the way it will go
  But there's somebody walking beside you
  And that's someone you already know

  {fact}
  So be scared, or be tired, or be mad
  You can be what you are here beside me
  And I'll stay just the same, good or bad

  {fact}
  And I know it's not all in your hands
  But your own hand can lie here in mine now
  And here's someone who understands
`
