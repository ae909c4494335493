import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem: the crowd answers in brackets. */
export const team: Plot = {
  person: 'me',
  open: `
    We come when it's (raining|freezing|burning), we come when it's late
    We come in through one and the very same gate
    There's some of us little, and some of us tall
    There's room on the bench, and it holds one and all

    We started as (strangers|no one|new ones) who stood in a row
    With nobody there that we happened to know
    We learned every name, and we learned every face
    And somewhere along it, this turned to our place

    The colors are (washed|ready|folded), we're pulling them on
    The morning is early, the sleep is all gone
    We look at each other, and nobody's shy
    And everyone's standing up straight, standing high

    There's (dew on the grass|a light in the hall|a lamp at the gate), there's the sound of our feet
    There's hands that we slap, there's a drum with a beat
    The whistle is ready, the clock's set to go
    And somebody's mother calls one last hello

    The (stands|seats|steps) are all filling, there's noise like a sea
    And all of those faces look this way at me
    My heart's going fast, then I look to the side
    And there are the others, with eyes just as wide

    In {place} there's our (flag|scarf|name) in each window you pass
    They've painted our colors on paper and glass
    They know us, they greet us, they shout from the door
    And that's what we're going to give it all for`,
  turn: `
    We've lost, and we know how it feels on the tongue
    We rode home in silence, with no verses sung
    And next day at practice, with nothing to say
    We all of us came there again anyway

    It's not just the fastest, it's not just the star
    It's everyone with us, whoever they are
    The one with the water, the one with the drum
    The ones in the rain who had promised to come

    The hours when nobody's watching our game
    We do it again, and again, just the same
    Till hands know it better than heads ever do
    And I know by heart where to look out for you

    When somebody stumbles, there's somebody's hand
    When somebody's tired, there's a shout from the stand
    When somebody wins, it is all of us, too
    There's nothing you do here that we didn't do

    There's pictures of those who were here long before
    In rows, with their arms crossed, they hang by the door
    They wore the same colors, they sang the same way
    And someone will look at us like that one day`,
  meaning: `
    We didn't all know one another at first
    We each thought the rest were the best, we the worst
    We turned into us, it was nobody's plan
    And now we can do what not one of us can

    A name's just a word till there's someone inside
    Who's laughed in it, stood in it, hoped in it, cried
    We filled it with everyone, bit after bit
    And now there is nobody here it won't fit

    There's some of us loud, and there's some of us not
    There's some who are ready, and some who forgot
    There's some who go first, and there's some who go slow
    And all of us get there, wherever we go

    It's not about shiny things up on a shelf
    It's never been easy to shine by yourself
    It's knowing that someone beside you is there
    With just the same hope, and with just the same care

    When one of us stumbles, an arm and a shout
    When one has no breath left, the rest help them out
    It's nothing we practiced, it's nothing we planned
    It comes with the name, and it comes with the hand`,
  lift: `
    So shoulder to shoulder, the loud and the shy
    You take it down low, and we'll take it up high

    We've done all the talking, there's nothing to add
    So sing, if you're nervous, and sing, if you're glad

    They'll hear us before they can see who we are
    A song such as this is a thing that goes far

    On three, and be ready, and nobody late
    It's one, and it's two, and that's all of the wait

    Put hands in the middle, the warm and the cold
    On three you let go, and till three you just hold

    You hear them out there, with their drums and their din?
    They've called out our name, so let's let ourselves in

    So laces in double knots, ready to run
    We're many who came here, and now we are one`,
  chorus: `
    # {brand} All the Way
    {brand} all the way (All the way)
    {fact}
    Sing it loud, whatever they say (All the way)
    {brand} all the way, every day

    # Who Are We Now
    Who are we now? ({brand})
    {me.fact}
    Who do we want to be? ({brand})
    Nobody else but the ones you see

    # Hear Us, {place}
    Hear us, {place}, we're on our way (Hear us)
    {fact}
    Hear us, {place}, it's {brand} today (Hear us)
    They'll be hearing us a mile away

    # All In, {brand}
    All in, {brand}, nobody's out (All in)
    {they.fact}
    All in, {brand}, and give it a shout (All in)
    That's what the name is all about

    # Come On, {brand}
    Come on, {brand}, it's your own song (Come on)
    {you.fact}
    Come on, {brand}, and come on strong (Come on)
    Come on, {brand}, and bring us along

    # It's Ours
    It's ours, it's ours, from the mud to the sky (It's ours)
    {thing.fact}
    It's ours, it's ours, and we don't say goodbye (It's ours)
    It's {brand} till the very last sock is dry

    # Say It Low, {brand}
    Say it low, {brand} ({brand})
    Like a secret that wants to get out
    Say it loud, {brand} ({brand})
    Till there's nobody left in doubt

    # We're Behind You, {call}
    We're behind you, {call}, on you go (Here we are)
    {you.fact}
    We're behind you, {call}, row on row (Here we are)
    Turn around, {call}, and say hello

    # It's All of Us
    Sing it back, so they know it's us (It's us)
    {fact}
    Sing it back, make a bit of a fuss (It's us)
    It's all of us here, it's all of us

    # One of Us, Two of Us
    One of us is quiet (One of us)
    Two of us are loud
    Three of us, a riot (Three of us)
    All of us, a crowd

    # Same as Ever
    Same as ever, here we stand (Same as ever)
    {me.fact}
    Mud on our knees and a drum in our hand (Same as ever)
    Same as ever, here we stand

    # We Are {brand}
    Who's coming on in sun or rain? (We are)
    With hearts that are beating as loud as can be
    We are {brand}, say it again (We are)
    The whole of us, from A down to Z

    # {brand}, Stand Up
    {brand}, stand up, if you're one of us (Stand up)
    If you sing in the rain and the sun
    {brand}, stand up, on the field, on the bus (Stand up)
    We are many, and we are one

    # We've Got You
    When your legs are tired and the hill is steep (We've got you)
    There's a hand, and a hand, and a hand
    When the night is long and you cannot sleep (We've got you)
    There's a song coming down from the stand

    # Up from {place}
    Up from {place}, do you hear that sound? (We're coming)
    It's a clap and a rolling drum
    Up from {place}, do you feel the ground? (We're coming)
    And the loud ones are still to come

    # Shout It, {brand}
    Shout it, {brand}, shake the beams (Shout it)
    Till it echoes down the hall
    Shout it, {brand}, burst the seams (Shout it)
    That was hardly loud at all

    # Here with You
    Here with you, when the lights go on (Here with you)
    When the whistle is set to blow
    Here with you, till the last light's gone (Here with you)
    There's nowhere we'd rather go

    # Go, {call}, Go
    Go, {call}, go, down the field, down the track (Go, go)
    With all of us yelling, and right at your back
    Go, {call}, go, you can hear us from here (Go, go)
    The whole of the place is one single cheer

    # Stand Tall, {call}
    Stand tall, {call}, with your head up high (Stand tall)
    There's a whole lot of us standing by
    Stand tall, {call}, when the game is long (Stand tall)
    When you can't hear your heart, then you'll hear this song

    # Together, {call}
    Together, {call}, it's together we win (Together)
    Together we lose, and again we begin
    Together, {call}, we are ten feet tall (Together)
    And nobody's left with their back to the wall

    # This Is Our Song, {call}
    This is our song, {call}, sing it out (This is our song)
    It starts as a whisper, it ends in a shout
    This is our song, {call}, sing it through (This is our song)
    There's a line of it here just for you`,
  bridge: `
    One day we'll be scattered all over the map
    With nothing to show but a song and a clap
    And if we should meet, and there's nothing to say
    We'll sing the first line, and be right here today

    They'll ask what we won here, they'll ask what we got
    We'll say that it's hard to explain, that's a lot
    It isn't a thing you can hold, or can lend
    You go in with strangers, come out with a friend

    So here's to whoever was here at the start
    Who gave us a name, and who gave it some heart
    And here's to whoever comes after, some day
    We've kept the place warm for you, come in and stay

    There may come a day when it doesn't go right
    When nothing will work, and there's no end in sight
    We'll stand here, the lot of us, sorry and sore
    And say what we always say, let's try once more

    If nobody clapped us, and nobody came
    If no one was counting or calling our name
    I think we'd be here, and we'd do it all right
    For nothing at all but each other's delight`,
}
