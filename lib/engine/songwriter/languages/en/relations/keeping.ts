import type { Relation } from '../../relations.ts'

/** Somebody keeps, wears, carries, collects something. */
export const keeping: Relation = {
  any: `
    {fact}
    There's nothing it's good for, they say
    But some things hold more than they look to be holding
    It's why they don't get thrown away

    {fact}
    It [isn't] for style or for show
    The reason [goes] back to a day and a person
    And {he} {is} the one who would know

    {fact}
    And somebody always asks why
    {He} {shrugs} like a bird if a stranger should ask
    Whatever it wants with the sky

    {fact}
    And that [is] a small kind of vow
    The days [try] to rub out whatever [is] past
    And {he} {says} not this one, not now

    (Everyone clears out a closet in spring|The world throws away what it's finished with, mostly)
    And sets it all out by the gate
    {fact}
    And the spring and the garbage truck [can] wait

    (Memory's a pocket with holes in the seam|A memory can slip through the seam of a coat)
    And half of it drops to the ground
    {fact}
    And that way there's one piece that's always around

    (There's sense, and there's reason, and weather reports|There's good advice printed in all of the papers)
    And all of it [goes] past the ear
    {fact}
    And somehow it's warmer round here

    (Kings have their crowns and a box to put them in|Kings have their jewels in boxes with velvet)
    And guards who stand up half the night
    {fact}
    And that's worth as much, and it travels more light`,
  grief: `
    {fact}
    And now it is someone's to hold
    It isn't worth much to the man at the counter
    It won't be the thing that gets sold

    {fact}
    And love holds on just the same way
    It doesn't ask what is the use of it now
    It keeps it close by, day to day

    (Things that are handled a lot become smooth|Things that are carried a long time stay warm)
    They keep a bit back of the hand
    {fact}
    And those who miss somebody all understand

    (Somebody asks if it ought to be packed|A box in the hallway is waiting for things)
    With a lid and a label in red
    {fact}
    And some of it stays out instead`,
  funny: `
    {fact}
    Historians puzzle all night
    One calls it religion, one calls it a code
    And one says that both could be right

    {fact}
    And people with taste [need] to sit
    They [ask] for a fan and a glass of cold water
    And not to look up for a bit

    (A meeting [is] called by the rest of the house|The family [meets] in the kitchen to vote)
    And the count [is] eleven to one
    {fact}
    And the one [is] declared to have won

    (Some great-grandchild opens a trunk in the attic|In ten thousand years someone digs with a spoon)
    And calls a professor that night
    {fact}
    And try as he may, he won't get it right`,
}
