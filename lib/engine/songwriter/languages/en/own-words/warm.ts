import type { Stanzas } from '../../stanzas.ts'

export const warm: Stanzas = `
  (There is nobody else like you|There was only one made, and it's you)
  {you.fact}
  And I wouldn't trade you for two
  {you.next}

  (On your bright days and all of the grays|On the good and the not-so-good days)
  {you.fact}
  I am with you in all of your ways
  {you.next}

  (You walked straight to the door of my heart|You moved in, and you live in my heart)
  {you.fact}
  It is yours now, in every part
  {you.next}

  (Here's to all that you are, head to toe|Here's to you, from the top to the toe)
  {you.fact}
  And my heart goes wherever you go
  {you.next}

  (It's a much better world with you in it|I like any old day with you in it)
  {you.fact}
  I am on your side, every last minute
  {you.next}

  (Come what may, you're a wonder to me|You are no small amazement to me)
  {you.fact}
  And there's no one I'd rather you be
  {you.next}

  (There is you in whatever I do|Where I am, there's a place for you, too)
  {me.fact}
  And a good bit of me leans on you
  {me.next}

  (Here's my heart, it is easy to see|Here's my heart, with its door swinging free)
  {me.fact}
  And with you, I can simply be me
  {me.next}

  (In good luck and in bad, foul or fair|Some days rough, some days easy and fair)
  {me.fact}
  And it's all a lot more with you there
  {me.next}

  (I am richer than most, and it's true|I'm a lucky one, all the way through)
  {me.fact}
  And a lot of my luck is just you
  {me.next}

  (Round and round goes the world like a wheel|What a world, with its wobbly old wheel)
  {they.fact}
  And it's you who knows just how I feel
  {they.next}

  (There's a world going on all around|There's a whole lot of world to be found)
  {they.fact}
  And with you, I am on solid ground
  {they.next}

  (There's so much in a life, big and small|Every life has its bits, big and small)
  {they.fact}
  And I'm glad that we share it at all
  {they.next}

  (Life goes straight now and then, or askew|Here is life, going straight or askew)
  {they.fact}
  It is lighter when carried by two
  {they.next}

  (What goes into a person like you?|What's the recipe, then, to make you?)
  {thing.fact}
  And a lamp with the light coming through
  {thing.next}

  (Shake the years upside down, and what's there?|Open up all the days, and what's there?)
  {thing.fact}
  And a bit of your smile everywhere
  {thing.next}

  (You can keep all your gold and your kings|Never mind about castles and kings)
  {thing.fact}
  It's a life that is rich in good things
  {thing.next}

  (What have people like you got inside?|What is it that makes a heart wide?)
  {thing.fact}
  And a whole lot of sunshine beside
  {thing.next}

  (Wind or weather, whatever may be|In the sun or the rain, come and see)
  {fact}
  You're as good as a warm coat to me
  {next}

  (Take my arm, you can have it, it's free|Here's my arm, you can borrow it free)
  {fact}
  And whatever comes next, count on me
  {next}

  (There are days we go up and go down|Up the hill we all go, and then down)
  {fact}
  And you're worth more to me than a crown
  {next}

  (Let the clocks go as fast as they please|Let the wind shake the leaves on the trees)
  {fact}
  And with you, I am wholly at ease
  {next}

  (What a thing, to have someone like you|It's a gift to know someone like you)
  {fact}
  And I think of you all the day through
  {next}

  {you.fact}
  And I'm with you, whatever the ride
  {you.next}
  You will have me, each time, at your side

  {you.fact}
  And you're dear to me, just as you are
  {you.next}
  I would know you from near or from far

  {you.fact}
  There's a lot in a life, and it's yours
  {you.next}
  And my heart's got no locks on its doors

  {you.fact}
  You are you, and you're not on your own
  {you.next}
  And you're dearer than you've ever known

  {you.fact}
  There is someone who thinks you are grand
  {you.next}
  If you want it, then here is my hand

  {you.fact}
  No one else wears a life quite like you
  {you.next}
  I would choose you again, and I do

  {you.fact}
  It's one square of the quilt that is you
  {you.next}
  And I like all the colors there, too

  {me.fact}
  It's a life, with its bad and its good
  {me.next}
  And I'd share every bit, if I could

  {me.fact}
  And I think of you, happy or low
  {me.next}
  You're the first one I want to let know

  {me.fact}
  And it's you I keep close through it all
  {me.next}
  You're my roof, and my floor, and my wall

  {me.fact}
  And the years may go by as they do
  {me.next}
  There's a chair at my side just for you

  {me.fact}
  And you make it feel lighter to me
  {me.next}
  And there's nobody I'd rather see

  {they.fact}
  And we're under one sky, me and you
  {they.next}
  And we'll see what the two of us do

  {they.fact}
  And the days run along, one by one
  {they.next}
  And in you, there is always some sun

  {they.fact}
  There's the world, with its wonders and knocks
  {they.next}
  You're the key that fits all of the locks

  {they.fact}
  You and I know what that means, we do
  {they.next}
  It's a language for only us two

  {thing.fact}
  What a life you have made of your own
  {thing.next}
  It is brighter than gold or than stone

  {thing.fact}
  And there's love in it, look, to the brim
  {thing.next}
  And the light of it never goes dim

  {thing.fact}
  And the best of it, surely, is you
  {thing.next}
  And you make the old world look like new

  {thing.fact}
  There's a piece of you tucked inside there
  {thing.next}
  There is nothing to match, anywhere

  {fact}
  There are days that are long, and we cope
  {next}
  You're a good part of why I have hope

  {fact}
  Come what will, there is you, there is spring
  {next}
  And my heart is a kite on your string

  {fact}
  And I hold on to that with both hands
  {next}
  And you've one here who still understands

  {fact}
  And the world, for a moment, is small
  {next}
  And you're there in the midst of it all

  {fact}
  Let it rain on us, let the wind blow
  {next}
  There's a warm place inside us to go

  {fact}
  And tomorrow can come, I'm all set
  {next}
  You're the best bit of luck I have met

  (Near or far, there's a light on for you|Any hour, there's a lamp lit for you)
  {fact}
  I would come if you needed me, running
  There is nothing I'd sooner do

  (Let the whole of the world go and spin|Let the day come along and come in)
  {fact}
  I am easy as long as I've got you
  And there's always a fire lit within

  (Give me any old day, soon or late|I'm in no kind of hurry, of late)
  {fact}
  If there's somebody like you to walk with
  Then the rest of it surely can wait

  (There's a soft spot I have, and it's you|I go soft at the edges for you)
  {fact}
  If the whole of the year was one Monday
  You would still be my patch of the blue

  (Be as you as you want, won't you, please?|Be your own self, as much as you please)
  {you.fact}
  You're the part of the day I look out for
  You're a door letting in a good breeze

  (Did you know you're a good thing to see?|Did you know that you matter to me?)
  {you.fact}
  I could search the whole world for another
  You would still be who I'd have it be

  (You're as good as they come, rain or shine|You're the best, you're the top of the line)
  {you.fact}
  If you wonder whose corner I stand in
  It is yours, and you're welcome in mine

  (When they made you, they made the right one|There's a you, and there's only the one)
  {you.fact}
  I would cheer for you out in the weather
  And I'd wait at the end till you're done

  (How does one heart get all this inside?|Can you see what a heart has inside?)
  {me.fact}
  It is yours to come into and stay in
  I have left the door open, and wide

  (You and I, we make quite a good pair|You and I, what a wonderful pair)
  {me.fact}
  We could walk to the end of the evening
  And not need to be going somewhere

  (There are roads that turn out for the best|You can't know which road's for the best)
  {me.fact}
  And whichever I take, if you're with me
  It's the one I like more than the rest

  (You can have it for keeps, here's my hand|If you reach out, you'll find there's a hand)
  {me.fact}
  There is no other side I would sooner
  Be found on, wherever you stand

  (It's a strange and a beautiful place|What a world, what a tumbledown place)
  {they.fact}
  And of all that there is to look up at
  I'm the happiest seeing your face

  (So much happens, and so much goes by|All the world is a cloud going by)
  {they.fact}
  And we stand side by side, and we watch it
  And we're lucky, we are, you and I

  (Some things take, and they root, and they grow|Some things fall like a seed, and they grow)
  {they.fact}
  It is part of the two of us somehow
  Like a road that we both of us know

  (Here we are, in the thick of it all|Here we stand, with the big and the small)
  {they.fact}
  If the sky should come loose in the nighttime
  I'd hold one end, and not let it fall

  (It's the world, or it's one tiny part|It's not much, it's the world, it's a start)
  {thing.fact}
  Any treasure is made out of such things
  And they're best when they're close to the heart

  (What would I put in a frame on the wall?|What's worth more than a mansion, a hall?)
  {thing.fact}
  If they gave me the moon and the ocean
  It is this that I'd want, after all

  (There is so much a life can hold|There are things that are better than gold)
  {thing.fact}
  It's a bit of the sun you can carry
  In your pocket on days that are cold

  {fact}
  And it's part of the us we've become
  I can feel how the days have been adding
  And I like it, the whole of the sum

  {fact}
  And I'd like it if you understood
  You are held in a good many hearts here
  And we're holding you there, and for good

  {fact}
  And I care for you, come rain, come snow
  If the whole of it melts in the morning
  There's one thing that's not going to go

  {fact}
  Here's my shoulder, my hand, and my ear
  If you're happy, I'd like to be in it
  If you're sad, then I'd like to be here

  {you.fact}
  Every life has its own kind of tune
  I like yours, with the high and the low notes
  I could hum it from here to the moon

  {you.fact}
  There's no map of a person like you
  But I love the whole country, the rivers
  And the hills, and the weather there, too

  {you.fact}
  You are right at the top of my list
  If you ever went missing a minute
  You'd be looked for, you know, and be missed

  {you.fact}
  You are no one that I could replace
  I could draw you from memory, easy
  Every smile that comes over your face

  {you.fact}
  And I'm glad that the world made you, too
  It had oceans and stars and the springtime
  But it still needed someone like you

  {you.fact}
  And I'm lucky, I get to know you
  There are people who go through a lifetime
  And they don't find a friend half so true

  {me.fact}
  And with you, there's a bit of a glow
  If I've ever forgotten to thank you
  It's a thing I have long meant to show

  {me.fact}
  And I've got you to thank for a lot
  You're a light in the hall when it's midnight
  You are most of the sun that I've got

  {me.fact}
  And there's further to go on from here
  Put your hand into mine for a minute
  And whatever's ahead can come near

  {me.fact}
  Here I am, as I am, as you see
  There's a comfort in being beside you
  You have room for the whole of me

  {they.fact}
  And that's life, with its salt and its sweet
  When I'm with you, there's more of it somehow
  And I'm glad to the soles of my feet

  {they.fact}
  There are days with a tear, with a grin
  But wherever you are, there's a home there
  If the door has you in it, I'm in

  {they.fact}
  And the heart's got a place for it all
  You come first, at the front, by the window
  With your name in big print on the wall

  {thing.fact}
  And whoever has that has a lot
  There are people with towers and islands
  Who would give it all up for your spot

  {thing.fact}
  And it's love, if you look at it well
  It can come in all sizes and colors
  Like the stripes on the curl of a shell

  {thing.fact}
  That's a bit of you, out in the light
  When I think of it, somewhere inside me
  There's a lamp coming on in the night

  (There's a door, and it's never been shut|I'm all yours, with no if and no but)
  {fact}
  I would share the last bit of a good thing
  With you, from the very first cut

  (It's a wide world to walk on alone|We all ride on this little blue stone)
  {fact}
  But with somebody like you to think of
  There is nobody here on their own

  (Who's the person I'd pick from a crowd?|You're a break in the gray of the cloud)
  {you.fact}
  If my heart had a hat, it would lift it
  And would bow when you pass, and be proud

  (There's a smile that I have just in case|There's a look that comes over my face)
  {you.fact}
  I have only to think of you, really
  And it's there, and it's settled in place

  (You've a friend for as long as there's sky|You've a friend till the oceans run dry)
  {you.fact}
  When you win, I'll be jumping beside you
  When you're down, I'll be standing close by

  (Of the gifts that a person can get|Here is something I'd never forget)
  {me.fact}
  You're the one I'd have chosen, unopened
  And I haven't regretted it yet

  {fact}
  And my life has a window, it's you
  There's a breeze and a light and a morning
  And a bit of the sky in it, too

  {you.fact}
  Let the rest of the world take its turn
  There are lessons in being a person
  And it's you that I'm happy to learn

  {you.fact}
  And I'd sit with you, any old place
  We could laugh, or be quiet as pillows
  And be happy to take up the space
`
