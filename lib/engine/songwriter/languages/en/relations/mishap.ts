import type { Relation } from '../../relations.ts'

/** Something goes wrong: somebody loses, drops, burns, forgets something, or falls. */
export const mishap: Relation = {
  any: `
    {fact}
    The world [doesn't] end right away
    The sun [doesn't] mind and the birds [don't] look up
    And tomorrow it's something to say

    {fact}
    And things like that cannot be planned
    They come like a stair that is missing at night
    And then what is good is a hand

    {fact}
    And that's what the stories are for
    The days that go well are forgotten by Monday
    And this one's worth hearing once more

    {fact}
    That isn't a part of the plan
    {He} {takes} a deep breath and {looks} over the damage
    And then {does} the best anyone can

    (It happens to bishops, it happens to kings|The clever ones do it, the careful ones too)
    And some of them hide it from sight
    {fact}
    And the minute it's told, it gets light

    (The day [has] a plan, and it [looks] a good plan|The morning [begins] with a list and a pen)
    With the sun where it's due, more or less
    {fact}
    And what [counts] is who [stays] for the mess

    (Only a statue can get it all right|A statue gets everything right, all the time|Perfect is work for a statue to do)
    And it stands there alone in the cold
    {fact}
    And that's what a hand is for, something to hold

    (Everyone's got one they'd rather keep quiet|There isn't a person without one of these)
    That turns up the heat in the cheeks
    {fact}
    And {he} {hears} about it for weeks`,
  grief: `
    {fact}
    There's a price that somebody would pay
    To hear a good scolding about it once more
    In just the old-fashioned way

    {fact}
    And nobody's angry, not now
    The small things that went wrong get softer with time
    And they shine in the memory, somehow

    (An absence is gentle with what has gone wrong|The years are a kind place for what has gone wrong)
    They take out the sting and leave light
    {fact}
    And somebody smiles at it late in the night

    (The days that went well are all much of a kind|A perfect day leaves next to nothing behind it)
    They run into one like a stream
    {fact}
    And that is a day that comes back in a dream`,
  funny: `
    {fact}
    The neighbors [are] perfectly nice
    They [bring] out some chairs and they [settle] in rows
    And somebody [asks] to see it twice

    {fact}
    Officially no one [is] to blame
    The moon [is] at fault, and the cat, and the floor
    And a man in a hat with no name

    (To do it by accident takes a real gift|Not anyone manages something like that)
    There's talent involved, and some flair
    {fact}
    And even the pigeons [slow] down in the air

    (The plan [is] a good one, the plan [is] in ink|The plan [is] on paper and colored in red)
    With arrows and dates and a chart
    {fact}
    And that [is] the easier part`,
}
