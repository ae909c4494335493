import type { Plot } from '../../stanzas.ts'

/** To somebody who is ill or on the mend: light and kind. */
export const getWell: Plot = {
  person: 'you',
  open: `
    I brought you some grapes, and I'm (sorry|ashamed|unhappy) to say
    I ate about half of them, coming this way
    I brought you a thriller, there's one left to kill
    And I'll tell you who did it unless you lie still

    There's a (bag|sack|box) on your doorknob, I rang, and I ran
    There are lemons, there's honey, there's broth in a can
    And a bell off a goat, if you're needing a hand
    I tested it once, and it's louder than planned

    The doctor says (rest now|bed rest|lie down), and you've asked for how long
    You asked, could you vacuum, and would that be wrong?
    She's heard about you, so she wrote in red ink
    To lie down means down, it is not by the sink

    You've got the (best|end|good) bed, with the lot down below
    You know every driver, who's quick and who's slow
    You hold up a score on a card, up to ten
    And a man got a four, and he parked it again`,
  turn: `
    This morning you sent back your toast, it was pale
    You said that the pillow was fit for a jail
    I called all your friends up, I told them the news
    You're grumbling, you're better, you asked for your shoes

    Your fern has been watered, I talk to it, low
    I told it your trouble, it wanted to know
    It's put out a leaf, and it's small as a dime
    It says to get well, and to take your own time

    On Tuesday you walked to the end of the hall
    With two different slippers, a hand on the wall
    The man in bed nine, with the cast and the beard
    Beat time on his tray, and the nurses all cheered`,
  meaning: `
    The body is clever, it knows what to do
    It works on the night shift, repairing you
    It needs no instructions, it needs no advice
    Just time, and a pillow, and somebody nice

    You'd rather be up, and be out and about
    You'd rather be anywhere else, I don't doubt
    But healing's a job, and it's yours for today
    And lying there doing it's doing okay

    Don't think about all that is not getting done
    There isn't a thing there that matters, not one
    The list can be left for a while on the shelf
    The one thing to look after now is yourself

    I'm no good at bandages, no good at pills
    I can't cure a fever, I can't cure the chills
    But I've got a tune, and I've heard people say
    It can't hurt to sing when you're feeling that way`,
  lift: `
    So lie back and listen, there's nothing to do
    The tune will do all of the moving for you

    They say that a song is as good as a rest
    So here is one for you, I'm doing my best

    So close your eyes now, if it helps, and just hear
    It isn't a cure, but it's meant to bring cheer

    So lie there and let the world run for a while
    It squeaks, and it wobbles, it's gone half a mile

    You don't have to smile, or be brave, or be dressed
    Just breathe in and out, and I'll see to the rest

    They say it's a help if you laugh, so here goes
    I've come with a hat on, and this is my nose`,
  chorus: `
    # Get Well, {call}, Get Well
    Get well, {call}, get well, get well
    {you.fact}
    There's nothing to rush to, no clock and no bell
    Get well, {call}, get well, get well

    # Mend, {call}, Mend
    Mend, {call}, mend, take it easy and slow
    {fact}
    Mend, {call}, mend, there is nowhere to go
    You'll know when you're ready, and we'll let you know

    # A Little Bit Better
    A little bit better, {call}, day by day
    {you.fact}
    A little bit better is on the way
    A little is plenty, a little's okay

    # Nothing to Do but Rest
    Nothing to do but rest, so rest
    {fact}
    Nothing to do but rest, that's best
    Get well first, and forget the rest

    # A Thought for You
    A thought for you, {call}, a thought for you
    {me.fact}
    It can't mend a thing, but it's something to do
    A thought for you, {call}, a thought for you

    # One Dose of a Song
    One dose of a song, {call}, three times a day
    {they.fact}
    One dose of a song, there is nothing to pay
    No spoon and no pill, you can take it and play

    # Slow Is All Right
    Slow is all right, {call}, slow is all right
    You don't have to do it all in one night
    Slow is all right, {call}, slow gets there, too
    And somebody's here who is waiting for you

    # Back to Yourself
    Back to yourself, that's the way to go
    {you.fact}
    Back to yourself, you can take it slow
    Back to yourself, it's a place you know

    # Be a Good Patient, {call}
    Be a good patient, {call}, lie low
    {fact}
    Be a good patient, it's hard, I know
    Be a good patient, and then you can go

    # Good Days Are Coming Back
    Good days are coming back, {call}, you'll see
    {you.fact}
    Good days are coming back, wait here with me
    They only went out for a minute or three

    # Soon, {call}, Soon
    Soon, {call}, soon, and if not soon, then
    A little bit later you'll be well again
    Soon, {call}, soon, let it come, let it go
    The good things are used to arriving slow

    # One Good Hour
    One good hour, and then a good day
    One good hour is on the way
    One good hour, and another one, too
    And all of them lining up, waiting for you

    # Get Well Soon, {call}
    Get well soon, {call}, but there's no need to run
    Come up like the bread, like a slow winter sun
    Get well soon, {call}, we'll be here with your hat
    The day that you want it, and that will be that

    # One Spoon at a Time
    One spoon at a time, and the bowl will go down
    One street at a time, and you've walked through the town
    One spoon at a time, there's no medal, no race
    The tortoise is up there, he's saved you a place

    # Take It Slow, {call}
    Take it slow, {call}, let the mail pile up high
    There's nothing in there that a soul wants to buy
    Take it slow, {call}, there's a chair in the sun
    We've warmed it in shifts, and we've only begun

    # Too Quiet without You
    It's too quiet without you, the stairs only creak
    We've told the one joke that we've got for a week
    It's too quiet without you, so hurry up, slow
    There's no one to groan at the punch lines we know`,
  bridge: `
    The nights may be long, and the small hours slow
    When nobody's up, and there's nowhere to go
    Then think that there's someone who thinks of you, too
    And wishes the morning to hurry to you

    I hope there's a morning, and let it be soon
    You wake, and you notice you're humming a tune
    And nothing is heavy, and nothing is sore
    And you look at the day like an opening door

    The world has gone on, and it's not going well
    It's missing a something, it's easy to tell
    Whatever you're missing, it's missing you, too
    There's room being kept here for no one but you

    You're allowed to be grumpy, allowed to be sad
    You're allowed to say loudly that all of it's bad
    You don't have to sparkle, you don't have to shine
    And grumbling is often the first healthy sign

    I know about four in the morning, the clock
    The ceiling, the pipes, and the small doubts that knock
    You call me up then, it's what phones are about
    I'll talk about gutters until the sun's out

    By spring you'll be telling it, hands in the air
    The needle, the nightgown, the wind on back there
    You'll do all the doctors, the bed with the squeak
    And we'll laugh till we have to lie down for a week

    Your mailman has asked me, his cap in his fist
    The girl at the bakery said that you're missed
    A man with two beagles, who won't say good day
    Crossed over and asked, and then hurried away`,
}
