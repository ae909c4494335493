import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    We (turn|switch|put) the lights on, one, two, three
    The first is so the street can see
    The next one's for the work to do
    And number three is on for you

    You came in (dripping|puffing|running) from the rain
    You said you'd missed the early train
    You asked us, is there time to stay?
    We'd pulled a chair out, anyway

    We sweep the step, we (roll|crank|pull) the shade
    We check the lists that someone made
    The cat across the road looks in
    She nods at us, and we begin

    When {place} (wakes|gets) up, street by street
    We've been an hour on our feet
    The mail van flashes, that's hello
    We flash the front light, off we go`,
  turn: `
    One time we got an order wrong
    We ran to you the whole street long
    We said, that's ours, and made it good
    As anybody honest would

    We've got your name down, spelled just so
    We'll ask you how the knee is, though
    And if you want no talk at all
    There's quiet over by the wall

    It's closing time, the sign is turned
    The till is shut, the rest is earned
    A knock, a nose against the door
    All right, we've time for just one more

    We're not the biggest, not the first
    Our singing may be near the worst
    We'd rather do one small thing right
    Then lock the door and sleep at night`,
  lift: `
    So mind the step and shake your hat
    There's time for this, there's time for that

    Push the door, it sticks a bit
    It's on our list, we'll get to it

    Pull up a chair and say your name
    We never hear two days the same`,
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
    You'll hum it now the whole day long`,
  bridge: `
    Some shops are grand, with marble floors
    And men in gloves to hold the doors
    We've got a bell, a broom, a mat
    And we're just glad you came, that's that

    Some days it rains, and no one comes
    We dust the shelves, and someone hums
    And then the bell, and in walk two
    And all the room wakes up for you

    At night we count, we sweep, we yawn
    We talk of you when you have gone
    The one who laughed, the one in red
    We hope it went the way you said`,
}
