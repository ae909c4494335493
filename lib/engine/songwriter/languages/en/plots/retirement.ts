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
  lift: `
    So put down that box, you've done lifting enough
    There's nine of us here just to carry your stuff

    The whistle has blown, and the lights are half down
    There's cake in the hallway for half of the town

    We hid in the stockroom to practice this song
    It's long, but your lunch breaks were never that long`,
  chorus: `
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
