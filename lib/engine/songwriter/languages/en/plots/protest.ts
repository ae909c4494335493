import type { Plot } from '../../stanzas.ts'

/** Neighbors who are fed up and stand up, whatever it is about. */
export const protest: Plot = {
  person: 'me',
  open: `
    We came out with (saucepans|skillets|pot lids) at nine in the sleet
    Just two of us banging, then six in the street
    A woman looked out from the third floor, in tears
    She said, I've been doing it up here for years

    We (wrote them|called them) in March, and we wrote them in May
    They're looking right into it, that's what they say
    We wrote them in August, they sent us a pen
    With their name on the side, so we wrote them again

    We meet in the (laundry room|boiler room|basement), Thursday at eight
    With folding chairs borrowed, and cookies, one plate
    A nurse and a welder, a kid with a drum
    And the man from the top floor, who swore he'd not come

    They told us, (be patient|sit tight now|calm down), and offered us tea
    They looked at {x.the} for a year, maybe three
    The findings are in now, in leather, in green
    They find that a further report is foreseen`,
  turn: `
    I stood at the microphone, gripping my sheet
    I said, we can't sleep, and I sank in my seat
    That's all that came out, and I hung down my head
    And the whole row behind rose, and that's what they said

    They sent out a man with a clipboard, a tie
    To read us the rules, and to wish us goodbye
    He got to the end, and he folded it small
    He asked, is there coffee? and stood by our wall

    Our signs were all clever, the rain washed them down
    The ink made a river and ran off through town
    One kid wrote, no fair, with a big crayon stub
    And crayon won't run, you can scrub it and scrub

    They say we'll get used to {x.the}, give it time
    You do, like a drip, or a stair you can't climb
    Then somebody's kid turned and asked us all, why?
    And nine grown-up people had no good reply`,
  meaning: `
    They say we are few, and they say we are loud
    They say there is nothing so short as a crowd
    But every last thing that is good or is fair
    Began when a few people started to care

    We don't want to fight, and we don't want to burn
    We want to be heard when it comes to our turn
    We want what is fair, and we want it said plain
    And if you don't hear it, we'll say it again

    And some say, that's life, and that's just how it goes
    You nod and you swallow, and everyone knows
    But things are not so, they are made to be so
    And what has been made can be changed, and we know

    I'm only one person, I've only one voice
    But silence, I found, is a kind of a choice
    And when I looked round me, and when I spoke, too
    I heard someone answer, and then there were two

    For those who are tired, who can't come and say
    For those who come after, who'll ask us one day
    What did we do then, when we saw it was wrong?
    We'll say, we stood up, and we sang them this song`,
  lift: `
    So don't say it's useless, don't say it's too late
    There's never been change that was willing to wait

    So lean on the next one, if you have grown weak
    There's plenty beside you, and all of them speak

    We've whispered and muttered it under our breath
    We've waited politely, we've waited to death

    It's easy to frighten a person alone
    So stand where we're standing, and not on your own

    So off with the TV and on with your shoes
    We're sick of just watching ourselves on the news

    We're cooks and we're plumbers, we're nobody grand
    But look down the block, and then give me your hand

    We asked very nicely, with please and with thanks
    So now we'll ask loudly, with tuba and planks`,
  chorus: `
    # Loud and Clear
    Loud and clear, loud and clear
    {fact}
    Loud and clear, till they all hear
    Loud and clear, because we're here

    # We Won't Be Quiet
    We won't be quiet, we never will
    {they.fact}
    We won't be quiet, we can't sit still
    We said it once, and we say it still

    # Look Us in the Eye
    Look us in the eye and say it's right
    {they.fact}
    Look us in the eye in broad daylight
    Then tell us how you sleep at night

    # How Much Longer
    How much longer? How much more?
    {fact}
    How much longer? We've asked before
    We'll ask until they open the door

    # Count Me In
    Count me in, and count us all
    {me.fact}
    Count me in, when you hear the call
    It takes us all to move a wall

    # Paint It on the Wall
    Paint it on the wall, and paint it tall
    {thing.fact}
    Paint it on the wall, in a giant scrawl
    It's one short line, and it says it all

    # It's about {x.the}
    It's about {x.the}, it's about what's right
    {fact}
    It's about {x.the}, it's worth the fight
    And we can be here day and night

    # Are You with Us, {call}
    Are you with us, {call}, are you in?
    {fact}
    Are you with us, {call}? Let's begin
    Together is the way to win

    # We're Asking You, {call}
    We're asking you, {call}, we're asking it straight
    {you.fact}
    We're asking you, {call}, it's not too late
    To do the right thing while people wait

    # Hear It, {call}
    Hear it, {call}, it's all around
    {fact}
    Hear it, {call}, it's an honest sound
    It's people holding on to their ground

    # Pass It On, {call}
    Pass it on, {call}, don't let it drop
    {they.fact}
    Pass it on, {call}, right to the top
    Once it's moving, it's hard to stop

    # You Can't Lock a Song
    You can't lock a song, you can't make it wait
    It goes through the wall and it goes through the gate
    You can't lock a song, and once it's begun
    It passes along to everyone

    # Enough Is Enough
    Enough is enough, and we've said it out loud
    It started as one spoon, and look at that crowd
    Enough is enough, and we won't wait a year
    We've brought our own chairs, and we're doing this here

    # No More {x}
    No more {x}, paint it up on the wall
    In letters as high as a door in the hall
    No more {x}, and we'll sing it in parts
    The basses come low, and that's how it starts

    # We've Had It with {x.the}
    We've had it with {x.the}, with the shrug and the sigh
    With, talk to my colleague, who's just slipping by
    We've had it with {x.the}, so here's what we'll do
    We'll stand here, and yes, we brought sandwiches, too

    # We're Still Here
    We're still here, we're still here, and it's late, and it's cold
    We're no good any longer at doing as told
    We're still here, we're still here, pass the thermos, the stew
    Last night we were twenty, tonight, forty-two`,
  bridge: `
    One day they will ask how it all came about
    And who was the first one who dared to speak out
    It won't be a name, there will not be a face
    It's everyone here who has stood in this place

    A drop is a small thing, it's gone in a blink
    It hasn't much weight, it's not much of a drink
    But drop upon drop, it can hollow a stone
    And none of us here is a drop all alone

    It isn't from hate, though it may sound that way
    It comes out of love that has something to say
    You don't raise your voice for a thing you don't mind
    It's love gone out loud, of the stubbornest kind

    I hope there's a day when this song is no use
    It sounds a bit quaint, like a worn-out excuse
    They'll ask us, what was it you wanted, and why?
    We'll say, what you have, and we'll let it go by

    It may be they'll win, and they'll wait till we tire
    And all we'll have had is one night by a fire
    But I know my neighbor's whole name now, her trade
    And how she takes coffee, and I'm less afraid

    There's somebody up there who looks at us, too
    Behind the tall glass with a wonderful view
    We hope that there's one, with the phone off the hook
    Who says to the others, come here, take a look

    One day it'll be in a book, half a page
    With somebody famous in front, on a stage
    It won't say who ladled the soup in the street
    Whose hand was in mine, or the cold in our feet`,
}
