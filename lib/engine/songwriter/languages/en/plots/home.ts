import type { Plot } from '../../stanzas.ts'

/** The town or the house one comes from, or back to. */
export const home: Plot = {
  person: 'me',
  open: `
    I came into {place} on the (last|late|slow) evening train
    The same man sold papers, in sun or in rain
    I'd been gone for ten years, and he looked me right through
    And gave me two dimes, and said, change, overdue

    There's one board on our (porch|stoop|deck) that tips up on the right
    We all step around it, by day or by night
    A burglar once came, and the board did the rest
    He stood in the rain barrel, up to his chest

    I (stepped|got|climbed) off the bus here at noon, and by two
    The town had me married, they even knew who
    By four I had twins, and by six there were three
    And a blanket, half knitted, was brought round to me

    Back home (you|we) lift one finger up from the wheel
    It's (howdy|morning|welcome), it's sorry, it's, how do you feel?
    In the first city traffic I lifted it, too
    And they all did it back, but a different one flew`,
  turn: `
    I left here at twenty, I told the whole street
    They'd have to come get me with ropes on my feet
    It didn't take ropes, it took plums, in the mail
    And I cried by the mailbox, and put up For Sale

    The old movie house is a gym now, with rows
    Of bikes on the spot where a nose met my nose
    I pedal right there, and I don't go a mile
    The trainer comes over and asks, why the smile?

    I've got a nice office, a plaque with my name
    At home I'm the kid who set curtains aflame
    They tell it at supper and hand me the bread
    And the candle goes down next to Grandma instead

    I sleep in my old bed, my feet in the air
    The stickers have yellowed, the pony's still there
    They talk in the kitchen, I can't hear a word
    And it's still the best music that I ever heard`,
  lift: `
    So slow at the corner and roll down the glass
    It smells of warm bread and of just-cut grass

    I've had the hotels, with the robe and the view
    They don't leave a light on the way that we do

    It's not on a postcard, no castle, no queen
    But look at that roof, it's the best roof I've seen`,
  chorus: `
    # Back in {place}
    Back in {place}, where they know how I fell
    From the bike, and the barn, and for someone as well
    Back in {place}, where I don't need a sign
    There's a bench with a dent, and the dent is all mine

    # Back to {x.my}
    Back to {x.my}, where the hook by the door
    Is empty for me, though they need a few more
    Back to {x.my}, where they don't have to say
    They just set a plate as they would any day

    # Going Home
    Going home, going home, with my wash in a sack
    It's long going out and it's short coming back
    Going home, going home, there's a light on the stair
    And I won't have to say who I am when I'm there

    # That Crooked Old House
    That crooked old house with the rain in a pan
    With the window we wedge with a folded-up fan
    That crooked old house, where the clocks disagree
    It's ten, and it's twelve, and it's home, and it's three

    # Where I Come From
    Where I come from, they feed you before you can speak
    They ask you your news, and it takes them a week
    Where I come from, it's nothing, a street and a store
    And I've never liked anything, anywhere, more`,
  bridge: `
    One day there'll be boxes, a truck at the door
    And some other family's feet on the floor
    I hope they have kids who slide down the long rail
    And land on the rug on the pile of the mail

    I brought home a friend, who got out of the car
    And asked me, is this it? I told them, so far
    By Sunday they'd danced at the firehouse, and how
    And cursed the next town, and they live with us now

    They stand there and wave till the car's out of sight
    A jar on my lap, and the blinker on right
    I go round the block, and I come back once more
    And they're all of them there, they've been through this before`,
}
