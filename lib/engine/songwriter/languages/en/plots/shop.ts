import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    We (turn|switch|put) the lights on, one, two, three
    The first is so the street can see
    The next one's for the work to do
    And number three is on for you

    You (hurry|wander|come) right by, you look inside
    The lights are on, the door is wide
    You say hello, we say it, too
    And ask what we can do for you

    We sweep the step, we (fill|count|check) the till
    We set a flower on the sill
    We turn the sign, the door swings wide
    And someone says good day inside

    The bell goes (ring|ding|ping), and in you come
    You hear the street, you hear us hum
    You know us here, we know you, too
    And what we have is here for you

    You (need|want|like) it good, you want it right
    You've looked around from morn till night
    Then someone says, I know the place
    And here you are, a brand-new face

    When {place} (wakes|gets) up, one by one
    We've had an hour's start on the sun
    The street is quiet, lights are low
    We open up, and off we go`,
  turn: `
    You came back once, you came back twice
    You said the welcome here was nice
    You brought your sister, brought a friend
    That's all we ask for, in the end

    We know your name, we know your way
    We'll ask you how you are today
    And if you'd like to look around
    There's always something to be found

    It's closing time, the sign is turned
    The till is shut, the rest is earned
    A knock, a face, two hopeful eyes
    We turn it back, to no surprise

    We're not the biggest, that is true
    We're only big on pleasing you
    We'd rather do one small thing right
    Then lock the door and sleep at night

    The street goes by in rain and sun
    With some who walk and some who run
    And all the while our light is on
    And stays on till the day is gone`,
  meaning: `
    You pass a dozen other doors
    With neon lights and marble floors
    And then you stop and turn to ours
    It's better than a bunch of flowers

    We put our name on what we do
    And that's a promise made to you
    If anything is not quite good
    We'll make it right, as people should

    You're not a number on a sheet
    You're not a wallet on two feet
    You're someone's mother, someone's son
    And we say hi to everyone

    While you're asleep, there's someone's hand
    That sweeps and stacks and has it planned
    So all you see, when you come through
    Is that it's there, and there for you

    You come in good or rotten mood
    And no one here will think you're rude
    You leave a little lighter, though
    We see it in the way you go`,
  lift: `
    You need a thing? You know a place
    You know the name, you'll know the face

    So tell a friend, and tell one more
    And meet us all just through the door

    So say it low, and say it loud
    It works alone or in a crowd

    So mind the step and stamp your shoe
    There's one ahead, there's room for two

    Pull up a chair, put down your load
    You've come a long way up that road

    Come in, come in, from wind and rain
    And when you've left, come back again`,
  chorus: `
    # {brand}, Come On By
    {brand}, come on by
    {fact}
    {brand}, give us a try
    {brand}, come on by

    # {brand}, That's the One
    Think of {brand}, that's the one
    {me.fact}
    Ask us once, and it's half done
    Think of {brand}, that's the one

    # Hello from {brand}
    Hello from {brand}, how do you do?
    {fact}
    Hello from {brand}, we do it for you
    Hello from {brand}, how do you do?

    # {brand} Is the Name
    {brand} is the name to know
    {thing.fact}
    Say it fast and say it slow
    {brand} is the name to know

    # {place} Knows {brand}
    {place} knows {brand}, yes, they do
    {fact}
    {place} knows {brand}, how about you?
    Come and see us, see what we do

    # Ask Around for {brand}
    Ask around, they'll tell you true
    {they.fact}
    Ask around for {brand}, do
    Next time they'll be asking you

    # {brand}, Say It Twice
    {brand}, {brand}, say it twice
    Once for good and once for nice
    {brand}, {brand}, say it three
    Once for you and two for me

    # The Door Is Open
    The door is open, open wide
    {fact}
    The door is open, step inside
    With anyone you like beside

    # Come for One Good Thing
    Come for one good thing, here it is
    {thing.fact}
    No loud bang, no pop, no fizz
    Come for one good thing, here it is

    # Drop In, Say Hello
    Drop in, say hello, any time you can
    {me.fact}
    Drop in, say hello, that's all of the plan
    It's the best one yet since the world began

    # You Make Our Day
    You make our day when you come through
    We'd like to make a good one, too
    You make our day, so make it soon
    Morning, noon or afternoon

    # Come On In to {brand}
    Come on in to {brand}, friend
    Leave the weather by the door
    Come on in to {brand}, friend
    There's the thing you came in for

    # {brand}, Good Morning
    {brand}, good morning, what'll it be?
    Take your time and look and see
    {brand}, good morning, how have you been?
    There's room for one more, come on in

    # Ask for {brand}
    Ask for {brand}, ask by name
    Rain or shine, we're just the same
    Ask for {brand}, near or far
    You know us, we know who you are

    # {brand} in {place}
    {brand} in {place}, ring the bell
    Anyone you ask can tell
    {brand} in {place}, here we are
    Leave the bike or park the car

    # {brand}, That's Us
    {brand}, that's us, with sleeves rolled high
    We wave to you when you walk by
    {brand}, that's us, and that's the song
    You'll hum it now the whole day long

    # Just Around the Corner
    Just around the corner, look
    There's a light and there's a sign
    Just around the corner, look
    Come at ten or come at nine

    # You Know Where We Are
    You know where we are, you know
    When it's raining, where it's dry
    You know where we are, hello
    Nobody just passes by

    # Glad You Came
    Glad you came, so glad you came
    Stay a while and leave your name
    Glad you came, and when you go
    Tell the people that you know`,
  bridge: `
    A place is just a floor, a wall
    And that is nothing much at all
    It takes a hand, it takes a heart
    And you, to make the whole thing start

    And when the day is almost through
    We think of every one of you
    We did our best, from first to last
    We're only sorry it went so fast

    It's not the sign, it's not the floor
    It's who comes walking through the door
    Without you there'd be nothing here
    So this is thank you, loud and clear

    It started as a thing we thought
    It can't be borrowed, can't be bought
    You dream it first, you dream it through
    And then one day it's there for you

    Some shops are grand, with marble floors
    And men in gloves to hold the doors
    We've got a bell, a broom, a mat
    And we're just glad you came, that's that

    Some days it rains, and no one comes
    We dust the shelves, and someone hums
    And then the bell, a dripping sleeve
    And we're in business, we believe

    At night we count, we sweep, we yawn
    We talk of you when you have gone
    The one who laughed, the one in blue
    We hope it all came right for you`,
}
