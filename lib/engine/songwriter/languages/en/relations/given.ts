import type { Relation } from '../../relations.ts'

/** Somebody did something for somebody: gave, lent, taught, helped. */
export const given: Relation = {
  any: `
    {fact}
    {He} {doesn't} keep score, and {he} {sends} no bill
    Some people hold on to the string of a present
    And {he} {lets} it go like a kite from a hill

    {fact}
    {He} {calls} it no trouble and {shrugs} at the cost
    The one with the lamp never knows how it brightens
    Its size is best told by the ones who were lost

    {fact}
    It doesn't sound big in a sentence like that
    But somebody walks through the world with it after
    Like money sewn into a hat

    {fact}
    And things of that kind don't just end when they're through
    They go into somebody, deep, like the rain
    And a long time later there's something that grew

    (Plenty of people [say] call if there's something|People [say], call any time if there's something|Others [say] just to ring up if there's something)
    They [mean] it, and [wave], and [go] out of sight
    {fact}
    And somebody [sleeps] a bit better that night

    (There [are] easier ways to be spending the hours|There [are] simpler ways to get on through a week|It [isn't] the easiest thing to be doing)
    The armchair [is] soft and the evening [is] long
    {fact}
    And {he} {makes} it look easy as humming a song

    (Nobody [has] to, and nobody [makes] {him}|There [isn't] a law in the land that [requires] it|No one [is] counting, and nobody [makes] {him})
    There's nothing in writing, no deal and no plan
    {fact}
    As good people do, just because they can

    (Good thoughts [can] sit with their feet on the sofa|Meaning well [can] be done from the sofa|A good heart [can] sit by the fire and mean well)
    But somebody [has] to get up and to do
    {fact}
    And that [is] how something well meant [comes] true`,
  grief: `
    {fact}
    And nobody now can repay it anymore
    So it goes to whoever is next in the weather
    Whoever is next at the door

    {fact}
    And somebody carries that still, and it's light
    It weighs no more than a match in a pocket
    And it's there to be struck in the night

    (A person may go, but the good doesn't follow|People are gone, and the good doesn't follow|The train pulls away, and the good stays behind it)
    It stays with the people it reached
    {fact}
    And no better sermon was preached

    (There are always some thanks that were left to be finished|Somewhere some thanks are still left to be finished|Nobody finished the thanks that are owing)
    They stood in the doorway and said they would wait
    {fact}
    And thanks of that kind never come too late`,
  funny: `
    {fact}
    The halo [is] fitting a little bit tight
    {He} {takes} it off only for showers and haircuts
    And {leaves} it on low for the night

    {fact}
    The card with the thanks [is] a little behind
    It [has] a nice picture, it [has] a good stamp on
    It only [has] still to be written and signed

    (The angels [are] looking around for new people|The saints [hold] a meeting to talk of promotion|Heaven [is] calling with quite a good offer)
    The robes [are] included, the harps [are] for free
    {fact}
    And {he} {wants} to know how the parking would be

    (There [is] a small clause at the foot of the contract|A clause in small letters [stands] under the contract|The lawyers [discover] a clause at the bottom)
    The interest [is] payable only in cake
    {fact}
    And {he} {brings} a large plate, for the principle's sake`,
}
