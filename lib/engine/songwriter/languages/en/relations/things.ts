import type { Relation } from '../../relations.ts'

/** A bare thing or several, of which nobody is said to do anything. */
export const things: Relation = {
  any: `
    {fact}, and there's no need to explain
    To anyone who was around
    The rest of the world only hears a few words
    And some people hear the whole sound

    {fact}, as clear as the day
    A camera could not have done more
    And nobody dusts it, and nobody sells it
    It hangs on its nail by the door

    {fact}, and the whole room comes back
    The light, and the noise, and the chairs
    And somebody's laughing before it is told
    With one foot still out on the stairs

    {fact}, now what more is there?
    Some people have castles to show
    But put the two down on a table together
    And everyone knows where they'd go

    {fact}, put that in a frame
    And hang it up high in the hall
    For people who pass with their coats and their hurry
    To stop and look up at it all

    {fact}, and it still gets a smile
    From people who know what it's for
    Some things are too little to put in a book
    And nobody needs to know more

    {fact}, there's a song right in there
    It only needs somebody's tune
    And here it is now, with its hat in its hand
    On a plain sort of late afternoon

    (The big things get speeches and ribbons and flags|The big things have statues and buildings and dates)
    The small things are kept in the heart
    {fact}, that's how it begins
    And that is the very best part

    (Ask what it is like, and the answer is short|Ask anyone there, and the answer is short)
    It's three or four words and a grin
    {fact}, and then somebody sighs
    And somebody lets the cat in

    (A life can be packed in a very small bag|A year can be packed in a very small bag)
    With room for a sock and a spoon
    {fact}, that goes in on the top
    And out it comes, some afternoon

    (It isn't in books, and it isn't in films|It isn't in windows, it isn't on shelves)
    It isn't for sale in a store
    {fact}, and whoever has that
    Has no need of very much more

    (Love hardly ever comes marked on the box|Love doesn't come with its name on the lid)
    It comes in plain paper and string
    {fact}, and one look is enough
    To tell it's the actual thing

    (The years take the tickets, the maps and the names|The years run away with the names and the dates)
    And leave just a handful behind
    {fact}, still as bright as a coin
    That anyone's happy to find

    (If somebody asks what there is to remember|If somebody wonders what happiness weighs)
    It's hard to say all that it meant
    {fact}, that would be a good start
    And that's where the whole evening went`,
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
