import type { Plot } from '../../stanzas.ts'

/** The last day of work: thanks, and what comes now. */
export const retirement: Plot = {
  person: 'you',
  open: `
    You're handing your keys in, they weigh (half a|nearly a|over a) pound
    You name every lock as you turn them around
    There's one that fits nothing, you've tried every door
    So that one you're keeping, that's what time is for

    They've bought you a (clock|watch), and it's got a gold face
    On the one day you don't have to be any place
    You thank them, you turn it, you hold it up near
    You squint, and you tell us, it's Saturday here

    Your chair has a (dip|dent|groove) in the shape of your seat
    The floor has two spots, shiny, under your feet
    They sent up a new chair for who's coming in
    We've hidden the old one, behind the big bin

    You'd say just two words, so you (climbed|got|stood) up on a crate
    You thanked half the town, and it got to be eight
    You told us the flood and the fire and the strike
    And how you first came through that door with a bike`,
  turn: `
    On Monday you'll wake up at six, and you'll stand
    In one shoe, the light on, your bag in your hand
    And then you'll remember, you'll take off the shoe
    And wave in pajamas as we hurry through

    The first day I came, you said, hold it like so
    You didn't say wrong, you said, once again, slow
    I broke the thing twice, and you said, so did I
    There's three in the river, and don't ask me why

    We've added the stairs up, for all of your years
    It goes to the moon, with a stop there for beers
    So nobody here wants to see you stand up
    We'll bring you the plate, and we'll bring you the cup`,
  meaning: `
    You gave it your time, and you gave it your best
    You gave it some hours that were meant for your rest
    And nobody counted, but {call}, it's true
    A lot that is standing was held up by you

    There's more to a job, {call}, than what's on the sheet
    There's how you treat people, whoever you meet
    They may forget most of the when and the what
    But how you were with them? No, certainly not

    They'll ask what you'll do now, and what will you say?
    You'll do what you like, {call}, the whole of the day
    You may get up early, you may sleep till ten
    And if that was nice, you may do it again

    A job is a road that you walk every day
    You can't see how far till you're well on your way
    And then comes the evening you stop and turn round
    And look at the whole of it, all of that ground

    It starts as a job, with a first day, a door
    You learn it, you do it, and then you do more
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
    There's nine of us here just to carry your stuff

    The whistle has blown, and the lights are half down
    There's cake in the hallway for half of the town

    We hid in the stockroom to practice this song
    It's long, but your lunch breaks were never that long`,
  chorus: `
    # Your Work Is Done, {call}
    {you.fact}
    Your work is done, {call}, your work is done
    Nobody owns any hour of your day
    And a whole other life has begun

    # Clock Out, {call}
    Clock out, {call}, it is time to go
    {you.fact}
    Clock out, {call}, and we want you to know
    You've earned every minute of this

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
    Look at the time, {call}, take a bow
    The rest of it's yours to keep

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
    Sit still on a stump, let the rush hour pass
    Go home, {call}, and on Monday at nine
    Have eggs, and think of us, standing in line

    # Last Day, {call}
    Last day, {call}, sign the wall, shut the drawer
    Take home the good pen, no one's keeping the score
    Last day, {call}, and we'd hoped it would snow
    So the roads would be closed, and you couldn't well go

    # Who'll Know Where It Is
    Who'll know where it is now, the fuse and the tape?
    Who'll talk to the boiler and keep it in shape?
    Who'll know where it is now, and how it gets done?
    We've asked everybody, and you were the one

    # It's All Yours Now
    It's all yours now, the porch and the late afternoon
    The Tuesdays, the tide, and the whole month of June
    It's all yours now, the book with a leaf for its mark
    The fish, and the nap, and the long walk till dark

    # Here's to {x.the}, {call}
    Here's to {x.the}, {call}, and here's to your back
    The miles and the weather, the lunch in a sack
    Here's to {x.the}, {call}, here's to the rest
    You've earned it, and rest is the part you'll do best`,
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

    You asked, over coffee, what good you'd be then
    With no one who needs you by five after ten
    Have you met our boiler? Have you met our Fred?
    We've all got your number, it's up there in red

    By August your household will call us, quite pale
    You've labeled the spoons, and you've sorted the mail
    They'll ask, could we use you, two mornings, just two?
    We'll say that we'll think, and we'll run to get you

    There's a hook by the door with your name, on a strip
    Of tape that has yellowed and started to rip
    The new one has asked, and we had to say no
    We've glued down the corners, it isn't to go`,
}
