import type { Relation } from '../../relations.ts'

/** A bare thing or several, of which nobody is said to do anything. */
export const things: Relation = {
  any: `
    {fact}
    That's all that needs saying out loud
    Whoever was there will fill in the rest
    And smile at a face through the crowd

    {fact}
    It fits on the back of a hand
    And still there's a whole lot of weather in there
    That people who know understand

    {fact}
    Just say it, and somebody's there
    With sun on one sleeve and a shoe coming loose
    And wind going on in their hair

    {fact}
    It's not how a story should start
    But that's how the true ones get into the house
    By small doors, and straight to the heart

    {fact}
    Go put that on the shelf with the best
    It isn't in gold, and it isn't in glass
    But hands go there before the rest

    {fact}
    A photograph couldn't do more
    It takes only that, and a whole afternoon
    Comes in and sits down on the floor

    {fact}
    There ought to be music for that
    A fiddle perhaps, and a spoon on a pan
    And somebody passing a hat

    (Ask for the story in only a word|Ask what it's all about, ask for it short)
    And this is the way it will go
    {fact}
    And people who were there will know

    (Some things are kept in a box with a lock|Some things are kept in a drawer with a key)
    And some in the back of the mind
    {fact}
    And that's one that's easy to find

    (Most of a year gets forgotten by spring|A year mostly goes where umbrellas get lost)
    The dates, and the bills, and the rest
    {fact}
    And what stays like that is the best

    (A life can be told by the things on a table|A tale can be told by what's left in the pockets)
    Without any chapters or plot
    {fact}
    And what else is needed? Not really a lot

    (Love hardly ever comes marked on the box|Love doesn't come with its name on the lid)
    It comes in plain paper and string
    {fact}
    And one look will tell it's the actual thing

    (The songs on the radio mostly have moons|Songs like to sing about oceans and stars)
    And roses, and kisses in rain
    {fact}
    And that is a better refrain

    (If somebody asks what there is to remember|If somebody wonders what happiness weighs)
    There isn't too much to be said
    {fact}
    And that keeps a light on at night by the bed`,
  grief: `
    {fact}
    It's strange what is left on the sand
    When all the big water goes out with the tide
    It's something that fits in a hand

    {fact}
    And that's where the missing lives now
    Not up in the sky and not out by the gate
    But there, in the small things, somehow

    {fact}
    The heart goes back there on its own
    It doesn't ask when, and it doesn't need shoes
    It knows every turn, every stone

    {fact}
    It hurts, and it's good, saying so
    Like pulling the curtains in winter, first thing
    On everything white, under snow

    (The big things are carried by many, with flowers|The big things have speeches and people in black)
    The small ones are carried alone
    {fact}
    And it weighs like a pocketed stone

    (What stays isn't mostly the thing people thought|What stays isn't always the thing that was planned)
    The wise word, the wave at the train
    {fact}
    And it falls into place, like the first drops of rain

    (Somebody says it, and everyone stops|Somebody starts it, and somebody smiles)
    A cup halfway up to the lip
    {fact}
    And no one will let that one slip

    (There isn't a train to the days that are over|There isn't a road to the days that are over)
    No ticket for love or for gold
    {fact}
    And that is as much as there is to hold`,
  funny: `
    {fact}
    There's nothing to add to the file
    The officer reads it aloud to the room
    And has to go out for a while

    {fact}
    It sounds like a clue or a crime
    Three experts are working on it day and night
    And two of them ask for more time

    {fact}
    They'll make it a subject at school
    With homework, a field trip, a test at the end
    And a man with a beard on a stool

    {fact}
    The waiter says that's very good
    It comes with potatoes, or rice, or a hat
    And nobody's sure if they should

    (The lawyers advise against saying too much|The lawyers have asked for it not to be sung)
    And so it is kept very brief
    {fact}
    And the jury goes pink with relief

    (Historians ask what the best years were like|In ten thousand years they will dig it all up)
    And somebody finds a small note
    {fact}
    And that is as far as they wrote

    (It isn't the kind of thing brochures will show|No one would put it on holiday posters)
    With palm trees, a beach and a drink
    {fact}
    And it's better than people would think

    (The plan was for swans and for tables with lace|The plan had some swans in it, bought at great cost)
    And somebody wrote a long list
    {fact}
    And none of the swans will be missed`,
}
