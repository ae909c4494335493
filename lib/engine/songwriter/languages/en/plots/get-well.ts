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
  lift: `
    So lie there and let the world run for a while
    It squeaks, and it wobbles, it's gone half a mile

    You don't have to smile, or be brave, or be dressed
    Just breathe in and out, and I'll see to the rest

    They say it's a help if you laugh, so here goes
    I've come with a hat on, and this is my nose`,
  chorus: `
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
