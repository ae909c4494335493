import type { Stanzas } from '../../stanzas.ts'

export const funny: Stanzas = `
  (There are days I just look at the sky|I look up now and then at the sky)
  {you.fact}
  And the sky hasn't got a clue why
  {you.next}

  (I am calm, I'm a lake, I'm a dove|It's a test, is it, sent from above?)
  {you.fact}
  And my patience has worn like a glove
  {you.next}

  (What goes on in that head, may I ask?|Is there somebody in there, I ask?)
  {you.fact}
  You're a full-time and glorious task
  {you.next}

  (I have aged, have a look at my hair|See this gray? It's a recent gray hair)
  {you.fact}
  There was once quite a lot of it there
  {you.next}

  (I was young once, I slept, I was sweet|I was normal, I stood on my feet)
  {you.fact}
  Now I have to go look for a seat
  {you.next}

  (No one's had any time to be bored|Well, at least no one's bored, thank the Lord)
  {you.fact}
  For your nerve, you should get an award
  {you.next}

  (There's a bit of a clown in us all|Some just walk through the world and don't fall)
  {me.fact}
  And I felt either tiny or tall
  {me.next}

  (Look at me, I'm a marvel, a sight|I'm a wonder, and not very bright)
  {me.fact}
  And I think about it half the night
  {me.next}

  (Someone ought to put me on a stamp|Put my face on a coin or a stamp)
  {me.fact}
  You won't find two of me with a lamp
  {me.next}

  (There are people with dignity, poise|There are people with grace and with poise)
  {me.fact}
  I have knees that make all sorts of noise
  {me.next}

  (It's a lovely old world, I suppose|It's a world with some thorns on the rose)
  {they.fact}
  And that's how a good mood comes and goes
  {they.next}

  (I had plans to be cheerful today|I had hoped for a calm sort of day)
  {they.fact}
  And I watched my calm go on its way
  {they.next}

  (I believe in the goodness of all|I was ready to smile at it all)
  {they.fact}
  And my smile went and slid down the wall
  {they.next}

  (Well, the universe does have a plan|Does the universe have any plan?)
  {they.fact}
  I will ask for its boss, if I can
  {they.next}

  (What do I get for being so good?|I'd be happy, I'm sure that I would)
  {thing.fact}
  And I'd run for the hills, if I could
  {thing.next}

  (Life is short, and so sweet, people say|Life's a short little thing, so they say)
  {thing.fact}
  It gets longer with each passing day
  {thing.next}

  (Did I order this? Look at the bill|Put it all on my tab, on my bill)
  {thing.fact}
  And you ask why I'm never quite still
  {thing.next}

  (What keeps somebody like me awake?|How much more can a person take?)
  {thing.fact}
  And I'd like either help or some cake
  {thing.next}

  (Do I look like I'm fine? Look again|I have counted, and not just to ten)
  {fact}
  I was sane, I remember it, then
  {next}

  (There's a vein that stands out on my brow|There's a twitch that has moved to my brow)
  {fact}
  Take a look, you can see it right now
  {next}

  (If you laugh, I will know you're a friend|This will be good for me in the end)
  {fact}
  And I may have gone out past the bend
  {next}

  (I'm a grown-up, I don't make a scene|I am not one for making a scene)
  {fact}
  But my face has gone red, then gone green
  {next}

  (Some have islands, and some have a yacht|Other people have boats, have a yacht)
  {fact}
  You make do with whatever you've got
  {next}

  {you.fact}
  And the walls and I swap a long look
  {you.next}
  You are better than any good book

  {you.fact}
  I'd be angry, but where would I start?
  {you.next}
  And you've made the whole thing a fine art

  {you.fact}
  And my eyebrows go up, and they stay
  {you.next}
  They've been up there for most of the day

  {you.fact}
  And you sleep like a baby, I bet
  {you.next}
  And I haven't got used to it yet

  {you.fact}
  Not a halo, I notice, in sight
  {you.next}
  And you think you are perfectly right

  {you.fact}
  They could study you under a lens
  {you.next}
  And they'd still have to phone up their friends

  {me.fact}
  And it went to my head, and my knees
  {me.next}
  I'd be glad of some quiet now, please

  {me.fact}
  And I stood there and kept a straight face
  {me.next}
  I'm the pride of the whole of this place

  {me.fact}
  And I'd like that put up on a plaque
  {me.next}
  And a clap, or a pat on the back

  {me.fact}
  I'm a lesson to all of the young
  {me.next}
  I'm a hero, and sadly unsung

  {me.fact}
  And I think I had help from the moon
  {me.next}
  And I plan to be normal quite soon

  {they.fact}
  And I smiled, with a few of my teeth
  {they.next}
  I am calm, with a storm underneath

  {they.fact}
  And a bit of me went for a walk
  {they.next}
  It came back, but it's not going to talk

  {they.fact}
  And the world didn't stop, not a blink
  {they.next}
  And I'm one little push from the brink

  {they.fact}
  Was it something I did, or I wore?
  {they.next}
  And I don't know what good deeds are for

  {thing.fact}
  It's enough to make angels take flight
  {thing.next}
  And I dream of it all through the night

  {thing.fact}
  And you wonder at me and my sighs
  {thing.next}
  It's a wonder there's white in my eyes

  {thing.fact}
  There are hermits who live on a hill
  {thing.next}
  I can see why they went, and I will

  {thing.fact}
  And they say that a laugh keeps you strong
  {thing.next}
  I'll be lifting up cars before long

  {fact}
  There's a limit, I passed it, it waved
  {next}
  And I think that I'm past being saved

  {fact}
  It is funny, I'm told, from outside
  {next}
  It's a good thing I don't have much pride

  {fact}
  And I laughed till I started to cry
  {next}
  Or I cried and then laughed, don't ask why

  {fact}
  And the birds went on chirping, the fools
  {next}
  There's no justice, no order, no rules

  {fact}
  I have headaches in shapes that are new
  {next}
  If you've got any tea, that would do

  {fact}
  And the world says, well, what did you think?
  {next}
  And the moon gives a bit of a wink

  (I can bend like a reed and not break|I have oceans of patience, a lake)
  {fact}
  There's an owl in the woods who is calmer
  But I've been rather longer awake

  (I'm not bitter, I'm soft as a peach|I'm serene as a pebble, a beach)
  {fact}
  I have one nerve left now, and I've put it
  On a shelf that nobody can reach

  (Does it bother me? No, not at all|It's all good, I am having a ball)
  {fact}
  I'm so calm I could balance a teacup
  I'm so calm I have bitten the wall

  (Everyone has a cross, and it's theirs|We have all got our troubles, our cares)
  {fact}
  I could take up the flute, or go live in
  A cave with a couple of bears

  (I would like you to know I'm not mad|There's no need to look worried or sad)
  {you.fact}
  It's the strangest of things to be good at
  And you're simply the best that we've had

  (Have you thought of a job in a zoo?|They could build a museum for you)
  {you.fact}
  There'd be ropes, and a sign, and a gift shop
  And a line down the block and back, too

  (Late at night, when there's nothing to do|Every night, when the whole day is through)
  {you.fact}
  I lie there and look at the ceiling
  And the ceiling is thinking of you

  (I have pushed, I have pulled, you don't budge|I have dropped you a hint and a nudge)
  {you.fact}
  And I'd take it to court in a minute
  If I thought we could find you a judge

  (There are saints, there are sages, there's me|There's the wise, there's the good, then there's me)
  {me.fact}
  They can carve it in stone, if they have some
  With some room for a bird on my knee

  (I had meant to be someone quite grand|It was not, as such, anything planned)
  {me.fact}
  If you like, you may stare for a minute
  If you're moved, you may give me a hand

  (There's a brain here, a very good size|There are people who think they are wise)
  {me.fact}
  I am told there's a cure, and it's laughter
  I have doubled the dose, for my size

  (Bring the trumpet, the drum, and the horn|It was bound to be, since I was born)
  {me.fact}
  If I bow any lower, I'll topple
  And get up a bit dented and worn

  (I was sunny, I hummed, I was light|I was having a day, a delight)
  {they.fact}
  There's a cloud with my name on it somewhere
  And it finds me by day and by night

  (I have nothing to add but some sighs|Have a look, if you like, at my eyes)
  {they.fact}
  I look just like a fish in a market
  With its very same look of surprise

  (What could possibly ever go wrong?|I had peace, it was sweet as a song)
  {they.fact}
  There are books about staying contented
  You can throw one, it doesn't take long

  (Life has gifts, and it sends them by weight|Good things come to the people who wait)
  {thing.fact}
  I was hoping the next thing they sent me
  Would be pie on a very large plate

  (You may ask me what's wrong with my head|And what is it that makes me see red?)
  {thing.fact}
  I could scream, but there may be folks sleeping
  So I've taken to humming instead

  (What's a life without something to bear?|It's a gift, so they tell me, to share)
  {thing.fact}
  I have learned to breathe in, and breathe out now
  And there's hardly a scream in the air

  {fact}
  And a small voice in me says, be nice
  I have thanked it, and fed it, and put it
  In a box with some holes, as for mice

  {fact}
  It is fine, if you squint, in the dark
  I could laugh at it now, from a distance
  From the moon, or a bench in the park

  {fact}
  There's a moral, it's got to be there
  I have shaken it, held it up sideways
  And all that came out was some air

  {fact}
  And my shoulders are up by my ears
  They went up there to see what the fuss was
  And they may not be down now for years

  {fact}
  You can learn to be calm, so I've read
  You breathe in, and you think of the ocean
  I breathe in, and I think of my bed

  {you.fact}
  And they ought to put that on a mug
  I'd be drinking my tea from it daily
  With a sigh, and a bit of a shrug

  {you.fact}
  And no one has called the police
  I have asked every star in the heavens
  For a sign, or a minute of peace

  {you.fact}
  You've a lot of the storm and the goat
  They are nobody's fool and no trouble
  Till you're with them in one little boat

  {you.fact}
  I have looked at it left, right, and through
  There's a word for it, long, in some language
  I believe it's pronounced just like you

  {me.fact}
  Any fool can go do something smart
  But it takes quite a rare kind of person
  To do that, and to do it with heart

  {me.fact}
  I've been looking around for a prize
  There was none on the mat when I looked there
  So I'm willing to choose my own size

  {me.fact}
  It's a thing that I'll never forget
  Am I proud of it? Ask me tomorrow
  I have not had the time for it yet

  {they.fact}
  Did I laugh? Well, I made some small sound
  It was partly a kettle that's boiling
  And partly a howl from a hound

  {they.fact}
  And I said to the sky, is that all?
  There's a time to sit still and be thankful
  And a time to go stare at a wall

  {they.fact}
  There's no way that you'd ever rehearse
  There's a bit of me hoping it's over
  And a bit of me braced for the worse

  {thing.fact}
  And the fun doesn't stop, does it now?
  I was told there'd be roses and moonlight
  And some peace at the end, anyhow

  {thing.fact}
  I'd have liked a big check or some stocks
  But you don't get to choose what you're given
  It just jumps on you out of the box

  {thing.fact}
  There are worse things, there must be, in space
  I've been looking them up in the evening
  To get all of this joy off my face

  (Should I laugh? Should I move? Should I pray?|Should I laugh? Should I hide? Run away?)
  {you.fact}
  I've considered a boat and an island
  But you'd come there and visit, and stay

  (Is it love? Is it war? Is it art?|Is it wicked, or terribly smart?)
  {you.fact}
  There's a part of me ready to clap you
  And it's won, every time, from the start

  (I'm a lamb, I'm a breeze, I'm a cloud|Let me breathe, let me scream, not too loud)
  {fact}
  If my hair could have stood any taller
  It would not, in most homes, be allowed

  {fact}
  And I took it quite well, you'd agree
  I was quiet, I sat there politely
  And I ate half the cup with my tea

  {you.fact}
  And I look at you, look at the floor
  It's a show, and there's never a ticket
  And I can't help but wait for some more

  {me.fact}
  And that's me, at my peak, in my prime
  If they ask who it was, I was elsewhere
  If they liked it, I'll stay the next time
`
