import type { Relation } from '../../relations.ts'

/** Somebody cannot do something, or has none of it. */
export const unable: Relation = {
  any: `
    {fact}
    Some doors [stay] shut, and there [isn't] a key
    {He} {tries} the handle, and then {goes} on walking
    And {finds} other places to be

    {fact}
    It [doesn't] do any good asking why
    A friend is somebody who knows it already
    And gives it a smile, and lets it go by

    {fact}
    {He} {says} so straight out, with no shame in {his} voice
    There [are] people who [hide] what they [can't] do from others
    And {he} {makes} the easier choice

    {fact}
    And still the sun [comes] up over the wall
    The milk [gets] delivered, the birds [start] their business
    It isn't the end of the world, after all

    (Nobody [gets] the whole box in the cradle|No one [is] born with the full set of talents|People [are] sent out with some of it missing)
    There's always a piece left behind at the shop
    {fact}
    And the world [goes] on turning, it [doesn't] stop

    (Some things [come] easy, and some [want] persuading|Most things [give] in to a bit of persuading|Some things [say] yes to a bit of persuading)
    And some of them [fold] both their arms and [won't] budge
    {fact}
    And nobody near {him} [is] much of a judge

    (Somebody finished, with everything working|Somebody perfect, with everything working|A person with everything fitted and working)
    Would be like a kitchen that's only for show
    {fact}
    And those [are] the people it's good to know

    (It [looks] as if everyone else [has] the manual|It [seems] that the rest of the world [has] the manual|The others all [look] as if born with a manual)
    With every last answer made ready to hand
    {fact}
    And half of those others would quite understand`,
  grief: `
    {fact}
    And nobody asks it of anyone now
    There's grace for the things people never quite managed
    They got through the days anyhow

    {fact}
    There's no one who wouldn't forgive it today
    Like snow on a roof, it gets softer with sunlight
    And most of it's melted away

    (Love has no list of the things people can't do|Love keeps no list of what people are bad at|Love never made any list of the failings)
    It never was good with a pencil and chart
    {fact}
    And that has its place on the wall of the heart

    (Not everything lies in the power of people|There are things in this life that can't be commanded|Some things in this life won't be ordered about)
    The tide and the night take no orders or pay
    {fact}
    And love took its coat off all the same, to stay`,
  funny: `
    {fact}
    The experts who tried it [move] off to the coast
    They [live] without phones in a small wooden cabin
    And [speak] of it only to goats, at most

    {fact}
    It's not for the lack of a pamphlet or guide
    There [is] a whole shelf of them, lovingly dusted
    With a bookmark on page one inside

    (A course on the internet [says] it [takes] minutes|A video [says] it [is] easy as breathing|The library [has] a short film for beginners)
    A child of six [shows] how it's done in a clip
    {fact}
    And {he} {gives} it five stars and a generous tip

    (Some years of practice [will] do it, they [tell] {him}|Give it a century, give it good practice|A million more years of evolving may do it)
    A monkey, a lesson plan, plenty of tea
    {fact}
    And so far the monkey [is] winning by three`,
}
