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
    My first day in traffic I lifted mine, too
    And they all lifted one, only not one I knew`,
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

    I sleep in my old bed, feet out in the air
    The stickers have yellowed, the pony's still there
    They talk in the kitchen, I can't hear a word
    And it's still the best music that I ever heard`,
  meaning: `
    It's only a dot, if you see it from far
    A place you could pass in a train or a car
    But once it is yours, every inch of the ground
    Will tell you its story without any sound

    You don't choose a home like you'd choose something new
    You live there, and one day it's chosen you
    It knows how you sound when you come through the door
    And who you are now, and were long before

    A home isn't perfect, and nor should it be
    It's got all its faults, and it's put up with me
    We've gotten acquainted, we've gotten along
    I'll argue with anyone telling me wrong

    Whenever I think of it, {call}, there you are
    You come with the place, and you never go far
    I can't think of one and not think of the two
    And when I say home, then a part of it's you`,
  lift: `
    And if you should ask me where I'd rather be
    I'd say it at once, and you'd hear it from me

    There's bigger and grander, as anyone knows
    But none that would fit me as well, I suppose

    It's one little word, and it opens a door
    I've said it before, and I'll say it once more

    I looked for the reason, and here's what I found
    You don't need a reason to love your own ground

    So slow at the corner and roll down the glass
    It smells of warm bread and of just-cut grass

    I've had the hotels, with the robe and the view
    They don't leave a light on the way that we do

    It's not on a postcard, no castle, no queen
    But look at that roof, it's the best roof I've seen`,
  chorus: `
    # It's Home to Me
    {fact}
    It's home to me, it's home to me
    There may be a better, but where would it be?
    It's home to me, it's home to me

    # Home Has You in It, {call}
    {you.fact}
    Home has you in it, {call}, there you are
    I could be near, or I could be far
    Home has you in it, {call}, there you are

    # You Know the Place, {call}
    You know the place, {call}, you know it well
    {fact}
    You know the place, {call}, so you can tell
    How much of me is there as well

    # Home Is a Word, {call}
    Home is a word, {call}, four letters long
    {me.fact}
    Home is a word, {call}, now it's a song
    And you are a part of where I belong

    # I Know the Way Home, {call}
    I know the way home, {call}, day or night
    I don't need a map, I don't need a light
    I know the way home, {call}, put me down
    In the dark on the edge of any old town

    # A Piece of Home, {call}
    Here is a piece of home, {call}, it's true
    {you.fact}
    Here is a piece of home, {call}, for you
    Take it along in whatever you do

    # I Call It Home
    {me.fact}
    I call it home, I call it mine
    It isn't perfect, I think that's fine
    I call it home, I call it mine

    # Look at It Now
    Look at it now, look at it now
    {they.fact}
    Look at it now, and I love it somehow
    I couldn't say why, and I couldn't say how

    # What a Home Is Made Of
    What is a home made of? Ask, and I'll say
    {thing.fact}
    What is a home made of? More every day
    And none of it anyone takes away

    # I Carry {place}
    I carry {place} wherever I go
    {fact}
    I carry {place}, and I want you to know
    It sings in my ear when the days go slow

    # Nothing Like {x.my}
    There's nothing like {x.my}, nothing at all
    {fact}
    There's nothing like {x.my}, big or small
    I'd know just a corner, a piece of a wall

    # Home Has a Sound
    Home has a sound that I know in my sleep
    Home has a door that I mean to keep
    Home has a sound, and wherever I'd be
    I'd know in a moment it was calling me

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
    The world goes so quickly, with so much that's new
    You need something steady that waits there for you
    A place that won't ask you what living has cost
    That lets you come in if you've won or you've lost

    And even if one day the walls are not there
    And somebody else has the street and the air
    It lives where I keep it, and no one can sell
    A place that is standing in me so well

    Some people spend all of their lives on the way
    And look for the place where they're willing to stay
    I don't know what luck is, I don't know the rest
    I know where my home is, and that is the best

    I hope that you have it, {call}, I hope you do
    A place in the world that is waiting for you
    And if it's the same one, that's good, I suppose
    And if it is not, there's a door I won't close

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
