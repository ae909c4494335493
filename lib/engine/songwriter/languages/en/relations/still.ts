import type { Relation } from '../../relations.ts'

/** Somebody still does, has or can't do something, after all the time. */
export const still: Relation = {
  any: `
    {fact}
    The calendars [change] on the nail in the wall
    The children [get] bigger, the phones [get] smaller
    And this one thing [doesn't] change at all

    {fact}
    Most things from back then [are] forgotten or lent
    They [lie] in some attic, or [stay] with some neighbor
    And nobody [knows] where the rest of them went

    {fact}
    Some things only [visit], and some [want] a bed
    They [hang] up their coat in the hall and [stay] there
    And [help] themselves kindly to butter and bread

    {fact}
    An old friend could come in from long, long before
    And shake their head over the rest of the changes
    And know by that one thing it [is] the right door

    (The shops [change] their names and the roads [get] new numbers|Half of the town [has] a new coat of paint now|Whole streets [get] pulled down and [get] built up again)
    There [is] glass where the old bakery stood
    {fact}
    And a few of the old things [are] there for good

    (Time [is] a thief with a very large pocket|Time [goes] through everyone's cupboards and pockets|Time [comes] around with a sack and a lantern)
    It [takes] what it [can], and it [comes] back for more
    {fact}
    And that one it never [gets] out of the door

    (People [expect] it to end any minute|Everyone [thinks] it [will] end any minute|Somebody always [predicts] it [is] over)
    They [say] these things fade and they [say] these things pass
    {fact}
    And it [is] right there, and as green as the grass

    (Maybe it's habit and maybe devotion|Call it a habit or call it devotion|Some [call] it habit and some [say] devotion)
    There [isn't] much daylight in between the two
    {fact}
    And something old [shines] through the new`,
  grief: `
    {fact}
    For grief has the address and knows the way
    It knocks and comes in and it pulls up a chair
    And it's good to have one thing that wanted to stay

    {fact}
    As long as that lasts, there's a lamp in the hall
    A small one that no one has the heart to turn out
    And the dark isn't quite so dark, after all

    (People say time heals, and say it so kindly|They say that time heals, and they mean it so kindly|Time is a healer, as people say kindly)
    They bring it along with the flowers and pies
    {fact}
    And that hasn't learned to say its goodbyes

    (There's less than there was, and the evenings are longer|The summer is over, the evenings are longer|The leaves have come down, and the evenings are longer)
    The rooms have an echo, the garden has weeds
    {fact}
    And one small fire is all that a long winter needs`,
  funny: `
    {fact}
    The experts [predict] an end date in May
    They [give] no year and [take] no further questions
    And quietly [put] the equipment away

    {fact}
    The dinosaurs did take the hint in the end
    The fax machine left, and the horse and the carriage
    And this [goes] on driving folks round the bend

    (There [are] men on the moon, and the watches [take] phone calls|Robots [do] surgery, watches [take] phone calls|Science [moves] on, and the fridges [take] phone calls)
    The cars [find] the way to the sea on their own
    {fact}
    For progress [knows] when to leave people alone

    (A museum [writes] in with a handsome offer|A museum [asks] if it might have the item|A curator [calls], with gloves and a suitcase)
    They [promise] a case and a card and a lamp
    {fact}
    And {he} {sends} the envelope back with no stamp`,
}
