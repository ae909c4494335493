import type { Plot } from '../../stanzas.ts'

/** Neighbors who are fed up and stand up, whatever it is about. */
export const protest: Plot = {
  person: 'me',
  open: `
    We came with our (saucepans|banners|whistles), just two in the street
    With cardboard for signs, and the cold at our feet
    Then one door came open, and somebody came
    And somebody else, and they all felt the same

    We (wrote them|called them) in spring, and we wrote them in fall
    They're looking right into it, that's about all
    They thanked us so kindly, they asked us to wait
    And nothing has happened, and now it is late

    We sat round a (table|campfire|kitchen), with papers and tea
    And each of us said, so it isn't just me?
    The young and the old, and the quiet ones, too
    And one of us asked, so now what do we do?

    There's signs in the (windows|hallways|doorways), hand-painted and tall
    The letters start large, and they finish up small
    A kid on some shoulders, a drum, and a bell
    And all of us here have a story to tell

    It's (early|raining|freezing) and gray, and the square's filling up
    With steam going up out of each paper cup
    There's people I know, and there's people I don't
    We'll ask them to listen, and what if they won't?

    They told us, (be patient|sit tight now|calm down), as before
    We've asked of {x.the} for a year, maybe more
    And nothing gets better, and no one explains
    And so we are standing out here when it rains`,
  turn: `
    I stood at the microphone, gripping my sheet
    My voice was so small, and I looked at my feet
    And then from the back there came, say it, we're here
    I lifted my head, and I said it out clear

    They look from the windows, they're high, and they're few
    They're hoping we'll leave in an hour or two
    But someone brings blankets, and someone brings bread
    And nobody's going away to their bed

    The rain has come down on our signs, and they run
    The letters are gone now on every one
    It doesn't much matter, we know what they say
    We've said it so often, we'll say it today

    They ask, why {x.the}? There is worse in the news
    There's always some bigger thing someone can choose
    Then somebody's child looked up, asking us, why?
    And none of the grown-ups could give a reply

    I used to walk by, with my eyes on the ground
    I thought, let the others, they'll turn it around
    And then I saw no one was coming but me
    And there were the others, as far as I see`,
  meaning: `
    They say we are few, and they say we are loud
    They say there is nothing so short as a crowd
    But every last thing that is good or is fair
    Began when a few people started to care

    We don't want to fight, and we don't want to burn
    We want to be heard when it comes to our turn
    We want what is fair, for the street, for the town
    And we will keep standing till we can sit down

    And some say, that's life, and that's just how it goes
    You nod and you swallow, and everyone knows
    But somebody built it, it didn't just grow
    And what has been built can be changed, and we know

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

    We asked very nicely, with please and with thanks
    So now we'll ask loudly, in rows and in ranks

    So off with the TV, and on with your shoes
    We're tired of just watching it all on the news

    We're workers, we're neighbors, we're nobody grand
    But look down the block, and then give me your hand`,
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
    It started with one voice, and look at that crowd
    Enough is enough, and we won't wait a year
    We're asking you now, and we're asking you here

    # We're Still Here
    We're still here, we're still here, and it's late, and it's cold
    The hope that we came with is still what we hold
    We're still here, we're still here, with the night coming through
    Last night we were twenty, tonight, forty-two

    # Talk about {x}
    Talk about {x}, say it out, say it plain
    Talk about {x} in the sun and the rain
    Talk about {x}, till they all have to hear
    We've kept our mouths shut for too many a year

    # Look at {x.the}
    Look at {x.the}, and don't look away
    Look with us, stand with us, hear what we say
    Look at {x.the}, and then look at us all
    There's too many people to hide with a wall

    # Stand with Me, {call}
    Stand with me, {call}, and I'll stand with you
    What's heavy for one will be lighter for two
    Stand with me, {call}, we will stand in the rain
    And if they don't hear us, we'll sing it again

    # Speak Up, {call}
    Speak up, {call}, speak up and be heard
    It all can begin with a single word
    Speak up, {call}, you are not alone
    There's many a voice that is joining your own

    # Not This Time, {call}
    Not this time, {call}, we won't go away
    Not for a promise, and not for a day
    Not this time, {call}, we have heard it before
    And this time we're holding the door

    # Walk with Us, {call}
    Walk with us, {call}, through the heart of the town
    No one who walks here will let you down
    Walk with us, {call}, there's a drum, there's a song
    It's not very far, and we're many, and strong`,
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
    It won't say who stood in the cold in the street
    Whose hand was in mine, or the sound of our feet`,
}
