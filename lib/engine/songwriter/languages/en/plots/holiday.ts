import type { Plot } from '../../stanzas.ts'

/** Any feast at home. */
export const holiday: Plot = {
  person: 'me',
  open: `
    The lights were all (tangled|knotted|matted), a nest in a crate
    We laid them out straight to the neighbors' front gate
    One bulb out of ninety came on, and was pink
    We put up the lot just for that one, I think

    We've put in the (leaf|spare leaf|big leaf), and the table's too small
    There's one end in the kitchen, one end in the hall
    There are crates, and a trunk, and a bench from outside
    And one's on the piano stool, out for a ride

    The first (set of|pair of) headlights swings over the trees
    And six people hunt for the one ring of keys
    They come up the porch with their arms full of pies
    They've no hands to hug us, they do it with eyes

    The train into {place} was (so slow|so packed) that we stood
    With bags on our feet, and we smelled something good
    A man had a cheese, and a girl had a cake
    We'd shared half the dinner before the last brake`,
  turn: `
    The recipe card has gone brown at the fold
    It says, bake it hot, and it says, eat it cold
    It says, use some butter, as big as a wren
    We've gone to the hedge to compare, now and then

    We lay one place extra, a fork and a cup
    In case there's somebody who'd like to turn up
    One year it was only the plumber, the leak
    Was done in an hour, and he stayed for the week

    By nine we have quarreled on how to cut cheese
    By ten there's a song, and we're friends in all keys
    By midnight the coats have grown feet, they've grown hair
    Three cousins, a dog, and the lost teddy bear

    The star that we cut has six points, by mistake
    One bent, and one cut with the knife for the cake
    We've bought better since then, they come in a set
    It hangs in the middle, it hasn't dropped yet`,
  lift: `
    So hang up your coat on the coats on the hook
    It's nearly all ready, come in, and don't look

    There's steam on the windows, the butter has run
    There are stairs to be sat on, and room for each one

    Who'll light the first candle? The one who's so small
    They've got to be held by the one who's so tall`,
  chorus: `
    # Light Every Window
    Light every window, the front and the side
    So anyone out there can see we're inside
    Light every window, then shout down the lane
    There's pie for whoever got off the late train

    # Everyone's Home
    Everyone's home, there are boots in a heap
    There's three to a blanket, and no one's asleep
    Everyone's home, and it's loud, and it's hot
    And somebody's singing and stirring the pot

    # Pass It Along
    Pass it along, take a scoop, take a slice
    It's lumpy, it's lovely, we salted it twice
    Pass it along to the last in the row
    The small table next to the big one, hello

    # One More Chair
    One more chair, one more chair, there is always a space
    Move over the turnips, I see a new face
    One more chair, one more chair, make your elbows go thin
    We've run out of room, so you'd better come in`,
  bridge: `
    The phone's going round, and we each get a turn
    With somebody far off who says, let it burn
    The way that you always do, I miss the smell
    So somebody shows it the oven as well

    The marks on the doorframe go up, rung by rung
    The one by the hinge is my uncle's, when young
    And here's a new line, and it's down by the shoe
    Stand straight, says the tall one, I started there, too

    The last car goes off with a honk and a dish
    With somebody's scarf, and the last of the fish
    It's four days of washing, the rug has gone gray
    I'd do it tomorrow, I'd do it today`,
}
