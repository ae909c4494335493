import type { Relation } from '../../relations.ts'

/** Somebody makes, builds, bakes, mends or fixes something. */
export const making: Relation = {
  any: `
    {fact}
    The phone [can] ring and the soup [can] go cold
    {He} {has} the look of a child with a crayon
    Who [can't] be hurried and [won't] be told

    {fact}
    It [starts] as a heap of not very much
    And bit by bit it [stops] being pieces
    And [comes] alive under {his} touch

    {fact}
    It [isn't] quite straight, it [is] better than straight
    A hand [leaves] a little of somebody in it
    Like a name on a garden gate

    {fact}
    {He} {steps} back and {looks} at it, first from one side
    And then [comes] a smile that [is] quieter than boasting
    And a little bit warmer than pride

    (A shop would be quicker, a shop would be cheaper|The shops [have] them ready, and cheaper, and perfect|There [are] shops full of others, all shiny and perfect)
    They [stand] with their labels on, all in a row
    {fact}
    And it [has] something in it that shops don't know

    (All it [takes] [is] a table, a lamp and an evening|Leave {him} alone with a lamp and an evening|A table, a lamp and a bit of an evening)
    And the world [hurries] past on the road
    {fact}
    And {his} heart [puts] down some of its load

    (So much [gets] thrown out with the rest of the rubbish|Most of the world [is] so quickly forgotten|So much in this world [gets] bought and forgotten)
    It [stands] on the curb in the rain for a day
    {fact}
    And one little piece of the world [gets] to stay

    (Some people [say] what they feel in a letter|Some people [say] it with roses or speeches|There [are] those who [can] put all their heart in a letter)
    And some [say] it better with flour or glue
    {fact}
    And whoever [looks] at it [hears] it too`,
  grief: `
    {fact}
    Whatever hands make has a bit of them in
    It's there when they're gone, in a curve, in a corner
    As close as a fingerprint, close as skin

    {fact}
    The table is tidy, the tools are in line
    They lie there as if they were waiting for orders
    And nobody gives them a sign

    (Others have stones with their name in gold letters|Grand people leave their name carved in a column|Some people want to be put on a column)
    With angels on top, for the whole town to see
    {fact}
    And that's more like {him} than a marble could be

    (It isn't just things that get made at a table|A thing that gets made is not all that is made there|More things get made than the one on the table)
    There's somebody next to it, watching and small
    {fact}
    And somebody learned about love, that is all`,
  funny: `
    {fact}
    There [are] two screws left over, a spring and a cog
    {He} {looks} at the plan, and {he} {looks} at the ceiling
    And {gives} a long look to the dog

    {fact}
    The table [is] gone, and there [is] nowhere to eat
    The family [has] dinner lined up on the staircase
    With bits of it stuck to their feet

    (The leaflet [is] sure that a child could do it|It [says] on the packet a child could do it|A book [tells] the world that a child could do it)
    In less than an hour, with hardly a mess
    {fact}
    And the fire brigade [helps], more or less

    (Guests [walk] around it and [search] for an adjective|Visitors [tilt] their heads, left and then right|Visitors [look] at it, searching for adjectives)
    They [say] it's a wonder, they [say] it's unique
    {fact}
    And guessing what it [is] [goes] on for a week`,
}
