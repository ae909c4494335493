import type { Plot } from '../../stanzas.ts'

/** A life in scenes, told to the one who lives it: a lighthouse keeper, a night-shift baker, a ferryman. */
export const story: Plot = {
  person: 'you',
  open: `
    You came in the (fall|spring|rain) with one bag and a hat
    They gave you a key and a lamp, and that's that
    They said, just a month, till we find someone good
    And nobody's come, and you'd hoped no one would

    The (town|street|coast) hardly knows you, they know that you're there
    One (lamp|light) in the dark, and your shape on a chair
    They set their clocks by it, they send kids to bed
    And sleep all the better, so one of them said

    You wake about (supper|seven|sundown), it's night in the street
    Your boots by the door are still warm from your feet
    The others come home, and they wish you good night
    You wish them good morning, and put out the light

    At six you stood still in the (road|crowd|wind) with your bread
    And looked at somebody at work, and you said
    I'm going to be that, and they laughed, the whole lot
    The one who was working looked up, and did not`,
  turn: `
    The night it all failed, both the power and phone
    You stayed where you were, and you did it alone
    By hand, by a candle, till seven, till day
    They sent you a form, how much wax, and who'd pay

    There once was a someone who'd write every week
    You kept all the letters, you're not one to speak
    You couldn't go there, and they couldn't come here
    You take them all out on one night of the year

    A kid climbed up once and looked round, open-eyed
    And asked, did you choose this? You thought, and you tried
    You said, I'm not sure I could say that, I stayed
    And somewhere in there it was me that it made

    They brought in a box, it had buttons, a screen
    It did the whole job, and it did the job clean
    It worked for a week, then it blinked, and it died
    You'd kept your old boots, just in case, by its side`,
  lift: `
    So here is a song for the middle of things
    Where no one is looking and nobody sings

    You won't make the papers, you won't make the stage
    So let me at least turn you over a page

    The town is asleep with its mouth open wide
    You turn up your collar and step back outside`,
  chorus: `
    # Keep a Light, {call}
    Keep a light, {call}, for the truck and the boat
    For the kid coming home in the wrong person's coat
    Keep a light, {call}, it's a small thing to do
    And no one is lost while they're steering by you

    # I Know You're Up, {call}
    I know you're up, {call}, when I turn out the lamp
    When the bed is too big or the pillow is damp
    I know you're up, {call}, with your sleeves and your tea
    You don't know my name, and you're up there for me

    # Somebody Has To
    Somebody has to, you say, and you grin
    Get up before morning and let morning in
    Somebody has to, you say, with a shrug
    The rest of us mumble, and roll in the rug

    # Year In and Year Out
    Year in and year out, with your hand on the door
    You've done it ten thousand times, here's one time more
    Year in and year out, and it's never been twice
    Some nights there are moths in it, one night there's ice`,
  bridge: `
    Some nights you have wondered if no one would know
    You'd sit down, just once, and you'd let the thing go
    You sat for a minute, you got up and swore
    At whoever it is that you're doing it for

    One morning it's somebody new on the stair
    You hand them the key, and you show them the chair
    You tell them the trick of it, twice, and walk slow
    To the bend, and look back, and the light's on, you go

    A stranger came knocking with flowers, last fall
    Who'd been out one night with no bearings at all
    But one bit of light, and that light had been yours
    You looked for a vase, and then swept all the floors`,
}
