import type { Relation } from '../../relations.ts'

/** Somebody wants, hopes, wishes, dreams, plans. */
export const wanting: Relation = {
  any: `
    {fact}
    And that [doesn't] fade in the day
    It [sits] at the back of the bus going home
    And it [hums] to itself all the way

    {fact}
    And wishes are not very loud
    They wait at the back with a cap in the hand
    And look for a face in the crowd

    {fact}
    And somewhere a window [is] lit
    People need something that's further than Monday
    And {he} {has} hold of a bit

    {fact}
    It costs very little to try
    A wish is some paper, a stick and some string
    And that's how a kite gets so high

    (Reasonable people keep both feet on the ground|Sensible folk keep their wishes in drawers)
    And check what the weather will do
    {fact}
    And somebody has to, or nothing comes true

    (A heart has a cupboard that's not often opened|A heart has a room at the back of the house)
    And a key that is kept out of sight
    {fact}
    And under the door there [is] light

    (The day [has] its dishes, its shoes and its bills|The week [has] its laundry, its forms and its rain)
    And somebody [sees] to it all
    {fact}
    And that [is] a window cut into the wall

    (Nobody's told if a wish ever lands|Nobody knows where the wishes all go)
    They leave here with only a name
    {fact}
    And {listens} for mail all the same`,
  grief: `
    {fact}
    And not every wish gets its day
    But wanting it lit up a good many rooms
    And light doesn't just go away

    {fact}
    A wish doesn't close like a door
    It's passed like a coat to whoever is next
    And goes out as warm as before

    (There's always a chapter that didn't get written|A life never gets to the end of its list)
    And one page that's folded in two
    {fact}
    And the book still falls open there, as books will do

    (There's a star people look at when nobody talks|On evenings that people go out for the stars)
    They look up and don't say a lot
    {fact}
    And who is to say if it came true or not?`,
  funny: `
    {fact}
    The paperwork's under review
    They need seven copies, a stamp and a goat
    And the goat has to sign for it too

    {fact}
    The universe [puts] it on hold
    With music that [goes] round and round on one flute
    And tea that [is] going stone cold

    (A genie [climbs] out of a lamp with a cough|A genie [comes] out of a bottle and [yawns])
    And [asks] what the order might be
    {fact}
    And he [goes] back inside for some tea

    (Some people just ask for a sweater and socks|Most people want socks, or a nice piece of cheese)
    And others a voucher or two
    {fact}
    And that's hard to find in a size that will do`,
}
