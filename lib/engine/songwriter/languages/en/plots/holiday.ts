import type { Plot } from '../../stanzas.ts'

/** Any feast at home. */
export const holiday: Plot = {
  person: 'me',
  open: `
    The (table's|long table's|big table's) too small, so we've put on one more
    There's chairs from the bedroom, a bench by the door
    The dishes are steaming, the windows are bright
    And everyone's coming to eat here tonight

    The first of the (headlights|voices|footsteps) comes up to the door
    And somebody's running across the whole floor
    There's coats, and there's hugging, and everyone's here
    With arms full of dishes they make every year

    The house smells of (butter|baking|spices), the pots are all on
    I tasted a little, and now it's half gone
    The way that we make it's the way it was then
    And once every year I'm a small child again

    We've brought down the (boxes|big box|old box) we keep out of sight
    With things that come out for this day and this night
    I know every one, and I know where they go
    And who put them there, such a long time ago

    The (streets have gone|shops have gone|whole town's gone) quiet, there's light on the sill
    The hurry is over, the traffic is still
    I look down the road, and each window's aglow
    With somebody waiting for someone they know

    The road into {place} was as (slow|long) as can be
    With everyone going home, just the same as me
    And then the last corner, the house, and the light
    And somebody there in the doorway tonight`,
  turn: `
    We pass round the dishes, we pass round the bread
    We tell the same stories that always get said
    We know how they finish, we know every line
    And laugh all the same, every one of us, fine

    There's one who can't be here, and one who is new
    And somebody's grown by an inch, maybe two
    It changes a little, the way that things do
    And still it's the same, and there's still me and you

    The phone goes around, and we each get to say
    A word to the ones who are too far away
    We hold it up high so that everyone's seen
    And all of us wave at the face on the screen

    The plates are all stacked, and the evening is slow
    The candles are short, and the voices are low
    The small ones are sleeping wherever they fell
    And everyone's full, and they're happy as well

    It's late, and there's coats on, and nobody leaves
    There's leftovers wrapped, and there's arms into sleeves
    We're saying goodbye for an hour at the door
    And then for a minute, and then for one more`,
  meaning: `
    The waiting is half of it, so people say
    You count down the weeks till you're down to the day
    And then it's so short, and it goes by so fast
    And who you were with is the part that will last

    It isn't what's given, it isn't what's new
    It's one crooked spoon, and it's me, and it's you
    The same joke again that we groan at each year
    And if no one told it, we'd all shed a tear

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
    There are chairs round the table, and room for each one

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
    Light every window, and leave it to burn
    For all who are far off and hope to return

    # Everyone's Home
    Everyone's home, there are shoes in a heap
    And no one is thinking of going to sleep
    Everyone's home, and it's loud, and it's hot
    And somebody's singing and stirring the pot

    # Pass It Along
    Pass it along, take a spoon, take a slice
    It tastes as it should, and it always tastes nice
    Pass it along to the last in the row
    There's plenty for all, and there's nowhere to go

    # One More Chair
    One more chair, one more chair, there is always a space
    Move over a little, I see a new face
    One more chair, one more chair, and we're all of us in
    The dishes are hot, and it's time to begin

    # Come Home, {call}
    Come home, {call}, the table is set
    There's nobody starting to eat here just yet
    Come home, {call}, there's a light in the hall
    It isn't the day without you at all

    # Same Time Next Year, {call}
    Same time next year, {call}, same table, same door
    Same songs, and the dishes we've made before
    Same time next year, {call}, promise me so
    I'm already waiting before you go

    # Happy Day, {call}
    Happy day, {call}, happy night
    Here's a song, and here's a light
    Happy day, {call}, near or far
    Love to you, wherever you are`,
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
    The way that it went, and will keep it just so`,
}
