import type { Relation } from '../../relations.ts'

/** What somebody has: a feature, a thing, people. */
export const having: Relation = {
  any: `
    {fact}
    It's what people notice and keep
    They'd know {him} by that in a crowd at a station
    Or woken up out of their sleep

    {fact}
    And plenty of people have more
    {He} {doesn't} look over the fence at the neighbors
    And {sees} little point keeping score

    {fact}
    It [turns] up in all the best tales
    The one with the wedding, the one with the storm
    And the one where the whole engine fails

    {fact}
    There are things of more value and size
    But that's what comes up when the people who know {him}
    Sit still and shut both of their eyes

    (Some people have houses with gates and a drive|Some people have silver in drawers they don't open)
    And some have a boat out at sea
    {fact}
    And that [is] as rich as {he} {needs} to be

    (A stranger might pass by and not look again|A camera might miss it, a stranger might too|It's easy to miss if the light isn't good)
    But those who come close always know
    {fact}
    And they carry it with them wherever they go

    (There's plenty to buy on a Saturday morning|There's plenty in windows and plenty on shelves)
    And most of it's gone by next year
    {fact}
    And stories about it still go around here

    (Ask people who know, and they'll pour out a cup|Ask anyone's grandmother, ask the whole street|Ask for the whole of the story some evening)
    They'll tell it and not leave out much
    {fact}
    And they tell it as if it were there to touch`,
  grief: `
    {fact}
    And that is the thing that comes back
    In dreams, or in windows, or crossing a road
    Like a light from far off down a track

    {fact}
    And that's what the years leave alone
    They carry off dates and the names of the streets
    And numbers once known on the phone

    (Somebody sorts through the drawers and the boxes|Somebody empties the shelves and the wardrobe)
    And gives all the good coats away
    {fact}
    And that is the part that will stay

    (It doesn't take much for the past to walk in|The past doesn't knock and it doesn't need shoes)
    A song or a smell is enough
    {fact}
    And thoughts of that kind are made of strong stuff`,
  funny: `
    {fact}
    And no, it is not up for sale
    A man [comes] to ask with a hat and a checkbook
    And [goes] away looking quite pale

    {fact}
    The neighbors have nothing so grand
    They [look] through the fence, and they [water] their shoes
    With the garden hose still in one hand

    (A museum [sends] letters with seals at the bottom|The experts [arrive] with a glass and a notebook|Professors [line] up with their glasses all polished)
    And everyone [wants] a quick peek
    {fact}
    And viewings are Tuesdays, two hours a week

    (A notice might go on the gate for the public|There should be a sign where the visitors come)
    With letters as tall as a shed
    {fact}
    The rest is quite safe to approach, and well fed`,
}
