import type { Relation } from '../../relations.ts'

/** Somebody never did something, or never does. */
export const never: Relation = {
  any: `
    {fact}
    Not when {he's} tired, and not when it [is] late
    Some people [bend] whichever way the wind [blows]
    And {he} {stands} there as straight as a gate

    {fact}
    Ask anybody, all over the town
    They [sit] there and [search] for a single exception
    And then [put] the pencil back down

    {fact}
    There [is] no announcement and no big parade
    It [is] settled inside {him}, as plain and as certain
    As how {he} {likes} {his} coffee made

    {fact}
    And it [tells] more than a photograph could
    For it's what people won't do, year in and year out
    That makes them so well understood

    (Nobody [sees] it at first, and no wonder|It [takes] people time until somebody [sees] it|Nobody [hears] it at first, and no wonder)
    A thing that doesn't happen makes no sound
    {fact}
    And sooner or later the word [gets] around

    (Everyone [has] one line they [won't] step over|There [are] lines that a person will not step over|Everyone [draws] one line for themselves)
    It [doesn't] need fences, it [doesn't] need signs
    {fact}
    And that [is] the clearest of all of those lines

    (There [are] plenty of reasons to make an exception|Good reasons [turn] up for a little exception|Everyone [knows] how to make an exception)
    A headache, a hard day, a friend who'd understand
    {fact}
    And none of those reasons [gets] the upper hand

    (The world [is] so full of sometimes and maybe|Most people [deal] in perhaps and in maybe|So much in this world [is] a sort of a maybe)
    A never [shows] up like a lighthouse at sea
    {fact}
    And {he} {is} as sure as a person can be`,
  grief: `
    {fact}
    It's one of those things that come back in the night
    A small thing, a plain thing, the size of a button
    And somebody sits up and turns on the light

    {fact}
    It's strange what a person will miss
    Not only the birthdays, the speeches, the Christmases
    But one simple habit like this

    (The house is so quiet that small things come forward|There are evenings when all the small things come forward|The big things get told, and the small ones come forward)
    And stand in the door with their hats in their hands
    {fact}
    And everyone there at the table understands

    (An album can hold only things that did happen|The pictures show nothing but things that did happen|A camera catches the things that did happen)
    The birthdays, the beach, the first snow
    {fact}
    And that is what only the close ones know`,
  funny: `
    {fact}
    Scientists [come] from abroad to learn why
    They [measure] and [whisper] and [write] in a notebook
    And then the youngest one [starts] to cry

    {fact}
    There [is] talk of a plaque on the wall
    A band [is] rehearsing, the mayor [has] a ribbon
    And somebody [offers] to pay for the hall

    (The family [keeps] a small jar for the betting|There [is] a small jar in the hall for the betting|Somebody [passes] a jar for the betting)
    On when it could happen, which day and which hour
    {fact}
    And the coins in the jar [are] as high as a tower

    (The pigs at the airport [are] ready for takeoff|A row of small pigs [is] all ready for takeoff|Pigs [are] on the runway and ready for takeoff)
    They [flap] their ears softly and [wait] for the word
    {fact}
    And not one small oink from the tower [is] heard`,
}
