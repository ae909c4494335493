import type { Stanzas } from '../../stanzas.ts'

/** Beside what somebody tells of their own life, of places and of things, glad and sad alike. */
export const plain: Stanzas = `
  I've been thinking of you (for a while|quite a while)
  {you.fact}
  And it makes me go quiet, or smile
  {you.next}

  In the whole of the (world|earth), there's one you
  {you.fact}
  There is no one who does what you do
  {you.next}

  You may think it goes by, and it's gone
  {you.fact}
  But it stays, and the rest hurries on
  {you.next}

  (Where|Here) I stand, I can see you so clear
  {you.fact}
  It is you, and it's all of it here
  {you.next}

  When I (hear|think) your name, what do I see?
  {you.fact}
  It's a thing that you've put into me
  {you.next}

  (It's my life|This is me), with the shine and the dents
  {me.fact}
  And on good days, it even makes sense
  {me.next}

  If you wonder what goes through my head
  {me.fact}
  It is with me from morning to bed
  {me.next}

  You get (one life|one road), and this one is mine
  {me.fact}
  And it's not in a very straight line
  {me.next}

  There are nights when it keeps me awake
  {me.fact}
  It's as real as the breath that I take
  {me.next}

  I've been (thinking|asking) how I got to here
  {me.fact}
  And it gets, bit by bit, more clear
  {me.next}

  (Some days|There are days that) run slow, and some fast
  {me.fact}
  And you can't tell which ones will last
  {me.next}

  (Some things|There are things that) go as they go, near and far
  {they.fact}
  And there we all are, where we are
  {they.next}

  Take a look at the world for a spell
  {they.fact}
  Things go badly, and things go well
  {they.next}

  I have (thought of|looked at) it, time and again
  {they.fact}
  It's as big to me now as it was then
  {they.next}

  (The world|Life) is a big and a busy old place
  {they.fact}
  And you meet it each day, face to face
  {they.next}

  Isn't it (odd|strange) how a day can turn out?
  {they.fact}
  That's the stuff that a life is about
  {they.next}

  It's of (things such|such things) as these days are made
  {thing.fact}
  There are some of them time can't fade
  {thing.next}

  What stays (in|on) the mind, and what goes?
  {thing.fact}
  It's the heart that decides, I suppose
  {thing.next}

  (Open|Close) your eyes now, and feel what is there
  {thing.fact}
  It can hang for a while in the air
  {thing.next}

  What's a (life|day) when you look at it right?
  {thing.fact}
  A few things that you hold to the light
  {thing.next}

  (Some things|There are things that) you know, and you know them for good
  {fact}
  And they don't always go as they should
  {next}

  It takes time to see what's in a day
  {fact}
  There are bits of it there that will stay
  {next}

  It's a (funny|strange) old thing, being here
  {fact}
  You can laugh, you can shed a tear
  {next}

  It's the plain things that reach down so deep
  {fact}
  And they sit with you, right into sleep
  {next}

  I have looked at it, open and straight
  {fact}
  And each thing has its very own weight
  {next}

  {you.fact}
  And I notice, I notice each time
  {you.next}
  It's as clear as a bell's own chime

  {you.fact}
  That's a thing that I can't overlook
  {you.next}
  You're as open to me as a book

  {you.fact}
  And it's you, up and down, right and wrong
  {you.next}
  It is why there is you in this song

  {you.fact}
  And it leaves something here when you go
  {you.next}
  And you're more than you think, or you know

  {you.fact}
  It's a mark that you make on the day
  {you.next}
  And it won't be rubbed out right away

  {me.fact}
  And it's somewhere in all that I do
  {me.next}
  And I think that it shows on me, too

  {me.fact}
  And it's more than it looks from outside
  {me.next}
  And I feel it come in like a tide

  {me.fact}
  And some days I just laugh, or I sigh
  {me.next}
  You live it, and time hurries by

  {me.fact}
  It was never a thing that I planned
  {me.next}
  But it's somehow become where I stand

  {me.fact}
  I'm not better than others, or worse
  {me.next}
  It's a life, and it fits in a verse

  {they.fact}
  And what can you do but look on?
  {they.next}
  And it stays with you after it's gone

  {they.fact}
  And the sun goes on up all the same
  {they.next}
  There are things that you feel and can't name

  {they.fact}
  And you feel that, you feel it right here
  {they.next}
  And it's more than it seems to the ear

  {they.fact}
  It's a thing that gets under the skin
  {they.next}
  And you can't tell how deep it's gone in

  {they.fact}
  You can laugh at it, cry if you must
  {they.next}
  Either way, it's as real as the dust

  {thing.fact}
  It's a small thing to hold, and a world
  {thing.next}
  With the whole of a life in it, curled

  {thing.fact}
  And there's more to that than you would think
  {thing.next}
  It's the mark that's left over, like ink

  {thing.fact}
  It's the sort of a thing that you know
  {thing.next}
  By the way that the heart says hello

  {fact}
  And the days run along, one by one
  {next}
  And it's out of such days life is spun

  {fact}
  It is simple enough, where I stand
  {next}
  It takes longer to understand

  {fact}
  And it's strange what the heart wants to keep
  {next}
  It can lie there for ages, asleep

  {fact}
  And I wonder, is it only me?
  {next}
  Or does everyone feel it, and see?

  {fact}
  And it's not the whole world, it's a part
  {next}
  But it's got its own beat in the heart

  {fact}
  And it comes to me out of the blue
  {next}
  And each time it feels nearly new

  What is (there in|it about) you that I see?
  {you.fact}
  It is big, or it's small, I can't measure
  But it finds its way right into me

  If you (went|were gone), there's a thing that would stay
  {you.fact}
  It is there like the print of a finger
  On the glass of an everyday day

  There's one thing that I turn over still
  {me.fact}
  I could lay it down now and forget it
  But I don't, and I don't think I will

  From the outside there's not much to see
  {me.fact}
  But it goes where I go in the daytime
  And at night it sits down next to me

  I have picked up a thing on the way
  {me.fact}
  You don't look for it, life hands it over
  And it's yours, and it's here to stay

  Ask my heart (what it's made of|what there is) inside
  {me.fact}
  It is not very much for a lifetime
  But it fills it, it fills it out wide

  (Look|Look out) at the world for a bit
  {they.fact}
  You can watch it as if through a window
  But we're all in the middle of it

  Some days have a thing at their heart
  {they.fact}
  And you carry it with you till evening
  And next day it's right there at the start

  It is (there|here), and it stays in your mind
  {thing.fact}
  You go on, and you think of it later
  And it's never too far behind

  There's a picture I have in my head
  {thing.fact}
  It's in colors that no one has painted
  And it stays when I'm lying in bed

  If you (listen|wait) a minute, it's there
  {fact}
  It was under the noise of the daytime
  And it's now in the open air

  Let me start with the thing that I know
  {fact}
  There's a lot I am not very sure of
  But it's that, and I won't let it go

  There are (some|certain) things you feel in your bones
  {fact}
  You can build a whole day out of small things
  As a wall is built up out of stones

  Take what you will of the (days|weeks) and the years
  {fact}
  It's the ones you don't plan that go deepest
  In between all the laughter and tears

  {you.fact}
  And the day bends around it a bit
  You may never have meant it to matter
  But I'm here, and I notice it

  {you.fact}
  There's no other like you that I've met
  Not a day has got all of it in it
  There is more to you, more of it yet

  {you.fact}
  That's how big just one person can be
  What you do doesn't stay where you did it
  It goes on, and it gets to me

  {you.fact}
  And I think, so that's how it can go
  You can look at a person for ages
  And then find there is more still to know

  {me.fact}
  And I look at myself, and I see
  There's a lot that goes into a person
  And that is a good bit of me

  {me.fact}
  And the clock doesn't stop for a sigh
  There's a day after that, and another
  And I get to be there, and I try

  {me.fact}
  I can feel it wherever I stand
  If my life were a page, it would be there
  In the middle, and in my own hand

  {me.fact}
  It's not big in the world, it's not news
  But it's mine, and I walk around in it
  As I walk around in my shoes

  {they.fact}
  And I stop every time, and I look
  There are things that you can't learn by reading
  You won't find that in any book

  {they.fact}
  And it's closer to home than it seems
  You may think you have left it behind you
  And it walks right back in through your dreams

  {they.fact}
  There is no one alone on this earth
  What they do, and we do, comes together
  And you feel it, for all it is worth

  {thing.fact}
  And there's all of a life in that thing
  You can pass it each day and not notice
  Till one day it's the reason you sing

  {thing.fact}
  If you know it, you know how it feels
  And if not, take a breath, and look closely
  There is more than it first reveals

  {thing.fact}
  It is real, it takes up its own space
  There's a lot you could take out and never
  Even miss it, but that has its place

  {fact}
  There are things that go in and don't leave
  You can wear them in plain sight for ages
  Like a heart that you have on your sleeve

  {fact}
  I keep turning that one around
  It has one side that's dark, and one shiny
  And each has its very own sound

  {fact}
  And the rest of a day's just a day
  But with that, there's an edge you can hold to
  That won't crumble or wear away

  {fact}
  So that's where the heart goes at night
  There's a road that it knows without looking
  And it gets there without any light
`
