import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem: the crowd answers in brackets. */
export const team: Plot = {
  person: 'me',
  open: `
    The bus smells of (oranges|popcorn|bananas), wet socks, and tape
    The lucky umbrella is bent out of shape
    We've counted us twice, and we're always short one
    And here comes the last, with both laces undone

    We started with (seven|eleven|thirteen), a bag, and a shed
    One mirror, no heat, and a door painted red
    The first time we won, we were so unprepared
    We hadn't a cheer, so we stood there and stared

    The shirts were (a bargain|last season's|mail-order), they come to the knee
    We've pinned them and rolled them, there's room here for three
    We look like a clothesline that ran out to play
    But look how that washing is moving today

    In {place} there's our (flag|scarf|shirt) in each window you pass
    The barber has painted our name on the glass
    The lady who sells us our rolls gives us ten
    And charges for nine, and says, go get them, then`,
  turn: `
    Last fall we were beaten, I won't tell the score
    The board has two numbers, and we needed four
    We sang all the way home, the windows were down
    They thought we had won it, the whole of the town

    It rained every practice, our shoes turned to clay
    You couldn't tell which was whose face by midday
    So that's how we learned it, with mud in our eyes
    By voice, and by footstep, by breathing, by size

    There's one who comes last every time that we run
    Who fills up the bottles, and waits till we're done
    On Friday we sent that one in, near the close
    And three hundred people got up on their toes

    The hall has the photos, the rows with crossed arms
    Mustaches, long stockings, the kids from the farms
    We tap on the frames as we go by to play
    They look just like us, only they look it in gray`,
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

    So laces in double knots, hair in a bun
    Whoever is smallest goes in number one

    Put hands in the middle, the warm and the cold
    On three you let go, and till three you just hold

    You hear them out there, with their drums and their din?
    They've called out our name, so let's let ourselves in`,
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
    It's ours, it's ours, the low and the high (It's ours)
    {thing.fact}
    It's ours, it's ours, and don't ask why (It's ours)
    It's {brand} until the well runs dry

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
    Side by side, and hand in hand (Same as ever)
    Same as ever, isn't it grand?

    # We Are {brand}
    Who's coming up the hill in rain? (We are)
    With leaves in the hair and mud to the knee
    We are {brand}, say it again (We are)
    The whole of us, from A down to Z

    # {brand}, Stand Up
    {brand}, stand up, if your socks don't match (Stand up)
    And if both of your knees are green
    {brand}, stand up, if you've got a scratch (Stand up)
    You're the best that I've ever seen

    # Louder, {brand}
    Louder, {brand}, shake the beams (Louder)
    Till the pigeons leave the hall
    Louder, {brand}, burst the seams (Louder)
    That was hardly loud at all

    # All of Us
    Who pushed when the old bus died? (All of us)
    A mile and a half up the hill
    Who laughed then until we cried? (All of us)
    And sang like we're singing it still

    # We've Got You
    When your legs say no halfway up the stair (We've got you)
    There's a hand, and a hand, and a hand
    When your name's not called and the seats are bare (We've got you)
    There are twenty-one cheers from the stand

    # Up from {place}
    Up from {place}, do you hear that sound? (We're coming)
    It's a pan and a borrowed drum
    Up from {place}, do you feel the ground? (We're coming)
    And the loud ones are still to come`,
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

    In thirty years' time, in some line for our bread
    I'll hear someone humming a row up ahead
    I'll finish the verse, and that head will turn round
    With less hair upon it, and look who I've found

    If nobody clapped us, and nobody came
    If no one was counting or calling our name
    I think we'd be out here, the same silly lot
    At seven, in fog, giving all that we've got

    And here's to the others, they've got a bus, too
    They got up at six, and were rained on right through
    We hope that they trip and go down like a tent
    And then we will help them to see where they went`,
}
