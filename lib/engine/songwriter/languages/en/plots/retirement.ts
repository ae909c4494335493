import type { Plot } from '../../stanzas.ts'

/** The last day of work: thanks, and what comes now. */
export const retirement: Plot = {
  person: 'you',
  open: `
    You're handing your keys in, you (turn out|switch off|put out) the light
    You've done it each evening, but not like tonight
    You stand at the door, and you look round the place
    And all of the years of it show in your face

    There's cake in the (break room|hallway|office), a card we all signed
    With hardly a corner that's left you can find
    We wrote it in black, and we wrote it in blue
    And all that it says is how much we'll miss you

    This morning the clock rang, the (coffee|kettle|shower) was hot
    You got dressed for work, and as likely as not
    You knew every step of the way through the door
    And then you remembered, there won't be one more

    You've cleared out your (desk|shelf|drawer), and it fits in a crate
    Some photos, a mug, and a card with a date
    It's odd how so little goes out through the door
    When all you did here was a hundred times more

    The (chairs|desks|rooms) are pushed back, and there's music, there's cake
    And everyone's stopping, and not for a break
    We came here to see you, to cheer and to clap
    And pile up our thanks till it's filling your lap`,
  turn: `
    On Monday you'll wake up at six, like today
    And then you'll remember, and stretch, and you'll stay
    The light on the curtain, the birds, and the tea
    And no one to tell you where else you should be

    There's somebody here who was new once, and shy
    You showed them the way, and you gave them a try
    They're good at it now, and they do it like you
    And that is a thing that goes on when you're through

    You gave it your mornings, the good and the bad
    You gave it the best of the years that you had
    You came when it rained, and you came when it snowed
    And always took more than your share of the load

    There's a garden to sit in, a road you don't know
    There's somebody waiting who says, come, let's go
    There's walking, there's reading, there's nothing at all
    There's summer in summer, and fall in the fall

    Your chair will be empty, your hook will be bare
    We'll turn round to ask you, and you won't be there
    Then somebody smiles, and says, wait, I still know
    And shows us a thing that you taught long ago`,
  meaning: `
    You gave it your time, and you gave it your best
    You gave it some hours that were meant for your rest
    And nobody counted, but {call}, it's true
    A lot that is standing was held up by you

    There's more to a job, {call}, than what's on the sheet
    There's how you treat people, whoever you meet
    They'll lose all the numbers, the meetings, the date
    But not how you laughed when the whole thing ran late

    They'll ask what you'll do now, and what will you say?
    You'll do what you like, {call}, the whole of the day
    You may get up early, you may sleep till ten
    And if that was nice, you may do it again

    A job is a road that you walk every day
    You can't see how far till you're well on your way
    And then comes the evening you stop and turn round
    And look at the whole of it, all of that ground

    It starts as a job, with a first day, a door
    A desk or a broom or a mop or a drawer
    And somewhere along it, the days that you spend
    Have made up a life that you see at the end`,
  lift: `
    So put it all down now, the weight and the rush
    The last of it's over, and listen, a hush

    It took years to get here, it ends in a day
    And some things are better to sing than to say

    No speeches, I promise, {call}, nothing too long
    I've put what I wanted to say in a song

    The first day was long, and the last one goes fast
    So stand here a moment and let the day last

    So put down that box, you've done lifting enough
    There's plenty of hands here to carry your stuff

    The lights are half down, and the last hour's near
    So gather around, there's a song for you here`,
  chorus: `
    # Your Work Is Done, {call}
    {you.fact}
    Your work is done, {call}, your work is done
    Nobody owns any hour of your day
    And a whole other life has begun

    # Clock Out, {call}
    Clock out, {call}, it is time to go
    {you.fact}
    Clock out, {call}, let the clocks run slow
    You've earned every minute, and all of us know

    # The Time Is Yours, {call}
    The time is yours, {call}, all of the day
    {fact}
    The time is yours, {call}, come what may
    Nobody's taking an hour away

    # All of Those Years, {call}
    All of those years, {call}, all of those years
    {you.fact}
    This is for you, and it comes with a song
    And for all of those years, three cheers

    # Look at the Time, {call}
    Look at the time, {call}, look at it now
    {fact}
    It's time for your coat, and it's time for a bow
    Look at the time, {call}, look at it now

    # A Song for {x.the}, {call}
    A song for {x.the}, {call}, and a song for you
    {fact}
    A song for {x.the}, {call}, long overdue
    It ends with a thank you, and starts with one, too

    # Nothing on the List, {call}
    Nothing on the list, {call}, nothing to do
    Nothing but things that were waiting for you
    Nothing on the list, {call}, free and clear
    It took a long time, but the day is here

    # I Did My Part
    {me.fact}
    I did my part, I did my part
    Now I can hang up the hours and go
    With a song and an easy heart

    # One Last Day
    One last day, and then no more
    {they.fact}
    One last day, then out the door
    That's what all the rest were for

    # Down Go the Tools
    Down go the tools, and up go the feet
    {fact}
    Down go the tools, and the rest is sweet
    There's a life to live, and a day to greet

    # Ring the Last Bell
    Ring the last bell, and then ring it no more
    Ring it for all that the years were for
    Ring the last bell, let it ring down the hall
    Once for the work, and once for it all

    # Go Home, {call}
    Go home, {call}, put your feet in the grass
    Sit out in the sun, let the rush hour pass
    Go home, {call}, and on Monday at nine
    Lie back for an hour with the blanket and shine

    # Last Day, {call}
    Last day, {call}, shut the drawer, shut the door
    There's nothing to finish or fix anymore
    Last day, {call}, take our thanks as you go
    You'll leave a big space, and we want you to know

    # It's All Yours Now
    It's all yours now, the porch and the late afternoon
    The Tuesdays, the garden, the whole month of June
    It's all yours now, and the book, and the park
    The nap on the sofa, the long walk till dark

    # Here's to {x.the}, {call}
    Here's to {x.the}, {call}, and here's to your name
    Without you {x.the} won't be ever the same
    Here's to {x.the}, {call}, here's to the rest
    You've earned it, and rest is the part you'll do best

    # Off You Go, {call}
    Off you go, {call}, the door's open wide
    There's sun on the road, and there's time for the ride
    Off you go, {call}, with our thanks and our cheers
    You gave us the best of your working years

    # No More Mondays
    No more Mondays, none at all
    No more meetings down the hall
    No more Mondays, sleep till ten
    Then turn over and sleep again`,
  bridge: `
    You'll wake up one morning with nowhere to go
    And feel for a moment a little bit low
    Then think of it, {call}, it's the thing that you won
    The whole of a day that has only begun

    The good that you did, {call}, is never undone
    By closing a door when the last day is done
    There's somebody's day that is better for you
    They may not remember, but all of us do

    I hope you get bored, {call}, I hope you get slow
    I hope you do nothing and let the day go
    I hope you find something you never would try
    And try it, with nobody asking you why

    What do you take when you leave it behind?
    The faces, the reasons, the days that were kind
    The ones that were hard, that you got through as well
    And more than enough of the stories to tell

    The work will go on, as a work always will
    But something of you will be part of it still
    A habit, a word, or a way it is done
    And that is a thing that you gave everyone

    And if you should miss it, then come for a chat
    There's always a chair here for you, and that's that
    We'll put on the coffee, we'll show you what's new
    And tell you it isn't the same without you`,
}
