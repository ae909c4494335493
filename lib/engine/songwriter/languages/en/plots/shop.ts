import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    We (turn|switch|put) the lights on, one, two, three
    The first is so the street can see
    The next one's for the work to do
    And number three is on for you

    You came in (dripping|puffing|running) on a gust
    Of wind and leaves and city dust
    You asked us, is there time to stay?
    We'd pulled a chair out, anyway

    We sweep the step, we (fill|count|check) the till
    We set an apple on the sill
    The cat across the road looks in
    She nods at us, and we begin

    When {place} (wakes|gets) up, one by one
    We've had an hour's start on the sun
    The mail van flashes, that's hello
    We flash the front light, off we go`,
  turn: `
    One time we got an order wrong
    We ran to you the whole street long
    We said, that's ours, and made it good
    As anybody honest would

    We've got your name down, spelled just so
    We'll ask you how the knee is, though
    And if you'd like no talk today
    The corner chair's a world away

    It's closing time, the sign is turned
    The till is shut, the rest is earned
    A knock, a nose, two hopeful eyes
    We turn it back, to no surprise

    We're not the biggest, not the first
    Our singing may be near the worst
    We'd rather do one small thing right
    Then lock the door and sleep at night`,
  lift: `
    So mind the step and stamp your shoe
    There's one ahead, there's room for two

    Push the door, it likes to stick
    It knows its friends, so push it quick

    Pull up a chair, put down your load
    You've come a long way up that road`,
  chorus: `
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

    # Look Who's Here
    Look who's here, it's you, hooray
    Leave the puddles on the mat
    Look who's here, you made our day
    Come and have a look at that

    # Just Around the Corner
    Just around the corner, look
    There's a light and there's a sign
    Just around the corner, look
    Bring your mother, we'll bring mine

    # You Know Where We Are
    You know where we are, you know
    When it's raining, where it's dry
    You know where we are, hello
    Nobody just passes by`,
  bridge: `
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
