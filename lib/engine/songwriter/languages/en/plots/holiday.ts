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
  meaning: `
    The waiting is half of it, so people say
    You count down the weeks till you're down to the day
    And then it's so short, and it goes by so fast
    And who you were with is the part that will last

    It isn't what's given, it isn't what's new
    It's what we keep doing, the way that we do
    A stranger might look, and a stranger won't see
    But that's what makes us who we are, you and me

    There's some who are near, and there's some far away
    And all of them come to my mind on this day
    I say every name, and I say it out slow
    It's one way I have of still saying hello

    I think of you, {call}, when it comes around
    It comes with its own kind of light, its own sound
    And somewhere inside of it, there you are, too
    I can't have the day and not think about you`,
  lift: `
    So let the day in now, and let the rest go
    It waited all year, and it's had to go slow

    It comes every year, and it still feels brand-new
    As if it were made for the first time for you

    Don't look at the clock now, don't hurry, don't race
    The whole of a year has been saving this place

    There's only one day like it, only the one
    So nobody's leaving it until it's done

    So hang up your coat on the coats on the hook
    It's nearly all ready, come in, and don't look

    There's steam on the windows, the butter has run
    There are stairs to be sat on, and room for each one

    Who'll light the first candle? The one who's so small
    They've got to be held by the one who's so tall`,
  chorus: `
    # It's Here Again, {call}
    {you.fact}
    It's here again, {call}, it's here again
    For most of the year we were wondering when
    It's here again, {call}, it's here again

    # Once a Year, {call}
    Once a year, {call}, just once a year
    {fact}
    Once a year, {call}, and now it is here
    So come a bit closer, and sing in my ear

    # Here Is a Wish, {call}
    Here is a wish, {call}, tied up in a song
    {you.fact}
    Here is a wish, {call}, take it along
    May the good of this day last all the year long

    # Hear It Coming, {call}
    Hear it coming, {call}, round the bend
    {me.fact}
    Hear it coming, {call}, hello, old friend
    And let's not be thinking of how it will end

    # What Day Is It, {call}
    What day is it, {call}? You can tell
    {fact}
    What day is it, {call}? You know it well
    It comes with a tune, or a light, or a bell

    # Keep This Day, {call}
    Keep this day, {call}, keep it a while
    Put it away with a wink and a smile
    Keep this day, {call}, for when it's gray
    Then take it out, and you'll have the day

    # The Way We Do It
    {me.fact}
    That's the way we do it, year after year
    You can do it your way, we do it here
    That's the way we do it, year after year

    # That's How We Know
    {they.fact}
    That's how we know, that's how we know
    Nobody needed to tell us the date
    That's how we know, and we told you so

    # One and All
    A happy day to one and all
    {fact}
    To one and all, to great and small
    And to those who can't be here at all

    # Not the Day Without It
    {thing.fact}
    It's not the day without it
    It may be something that others leave out
    It's not the day, don't doubt it

    # At Last the Day
    At last the day, at last the day
    It dragged its feet the whole of the way
    At last the day, so let it come in
    And nobody ask it where it's been

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
    The years go around, and they carry us on
    And some things are here still, and some things are gone
    But once every year, there's a day like a door
    And all that we were is inside it once more

    Tomorrow's a day that is plain as can be
    With nothing much in it for you or for me
    But some of this day will go with us, I know
    As long as we let it, as far as we go

    If anyone hears this who's sad on this day
    And wishes that all of it just went away
    I'd like you to know there's a verse in it, too
    With somebody singing who's thinking of you

    I hope that we keep it, I hope that it stays
    When other things change, as they do, all our days
    I hope that there's somebody, still, who will know
    The way that it went, and will keep it just so

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
