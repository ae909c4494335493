import type { Plot } from '../../stanzas.ts'

/** The town or the house one comes from, or back to. */
export const home: Plot = {
  person: 'me',
  open: `
    (The sign says|There's the sign,|Here it is,) {place}, and I'm slowing down
    I know every corner, I know the whole town
    The light's on the roofs, and it's on every door
    And I'm the same kid that I was before

    I (turn|come round|slow down) at the corner, I know every tree
    I know every window that's looking at me
    There's somebody cooking, it's out in the air
    And before I have knocked, I'm already there

    The key (knows|still knows|remembers) the lock, and the lock knows my hand
    There's nobody else it would understand
    The floor gives a creak as I'm coming on in
    It's just the same creak as it's always been

    I've (slept|woken|lain) in a great many beds, far and near
    I never woke up as I wake when I'm here
    I know by the light, and the sound in the hall
    And the shadow that moves on the side of the wall

    There's one place I (go|get|drift) when I'm closing my eyes
    A street, and a door, and a piece of the skies
    I know every step, and I know every sound
    And nobody there has to show me around

    The last mile (is longest|goes slowest|takes longest), it's always the same
    I look for the turning, I whisper its name
    And then there's the roof, and the wall, and the door
    And I am not tired at all anymore

    It's only {x.my}, (to those|to people|to folks) passing through
    There's nothing to see there, or nothing that's new
    But I see the years there, and I see the way
    I ran in and out of the door all day`,
  turn: `
    I couldn't wait, once, to be up and away
    To where there'd be something on every day
    I've seen some of that, and it's all very fine
    But no other street there has ever been mine

    The shops may have changed, and the paint may be new
    Some people have gone there, but always a few
    Will stop and say, look who it is, well, well
    And ask how I am, and I stay and I tell

    I used to be small there, I stood on my toes
    To look from the window at rain and at snows
    I don't have to stretch now, I see it all right
    And still it's the best view, in evening light

    When things have gone wrong and the day has been long
    I think of a table, and somebody's song
    A light in the kitchen, a plate, and a chair
    And people I love, and they're all of them there

    They ask where I'm from, and I say it with pride
    And something turns over, way down inside
    You can go where you like, you can go very far
    It goes along with you, wherever you are`,
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
    I don't need a map, and I don't need a light
    I know the way home, {call}, rain or sun
    I'd know it with all of the street lamps gone

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
    It leans to the left like a friendly old cow
    Look at it now, look at it now

    # What Is a Home Made Of
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
    Back in {place}, where I don't need a sign
    Back in {place}, where the streets are all mine
    I know where they go, and I know where they end
    And every last corner's a kind of a friend

    # Back to {x.my}
    Back to {x.my}, for I know it by heart
    Back to {x.my}, to the place where I start
    I've gone a long way, and I've seen quite a lot
    And nothing's as good as the place I've got

    # Going Home
    Going home, going home, and the road knows the way
    Going home, going home, at the end of the day
    There's a light on the stair, and there's somebody up
    And something that's warm in a bowl or a cup

    # One Small Light
    One small light at the end of the lane
    One small light through the dark and the rain
    I've seen the big cities, they glitter and gleam
    But one small light is the light in my dream

    # Where I Come From
    Where I come from, it's nothing, a street and a store
    And I've never liked anything, anywhere, more
    Where I come from, the people still know my name
    I've been far away, and it's there all the same

    # Home Is with You, {call}
    Home is with you, {call}, home is with you
    Under a roof, or under the blue
    Home is with you, {call}, wherever we land
    I'm home when you're holding my hand

    # Light in the Window, {call}
    Light in the window, {call}, I see it from here
    The nearer I come, and the more it is clear
    Light in the window, {call}, warm on the wall
    It's the best of the lights in the world, of them all

    # Set Me a Place, {call}
    Set me a place, {call}, pull out a chair
    I'm round the last corner, I'm nearly there
    Set me a place, {call}, don't go to bed
    There's so much to tell you that I haven't said

    # My Own Front Door
    My own front door, my own front door
    I've opened it thousands of times before
    My own front door, and the light that I know
    It's always the end of wherever I go`,
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
    And if it is not, there's a door I won't close`,
}
