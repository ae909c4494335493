import type { Relation } from '../../relations.ts'

/** Somebody goes, moves, leaves, walks, comes home. */
export const going: Relation = {
  any: `
    {fact}
    The road [doesn't] ask anyone why
    It [looks] like a line someone drew with a pencil
    And over it all of that sky

    {fact}
    A map can show every bend
    It doesn't show who is awake in a window
    Or standing with tea at the end

    {fact}
    It [looks] like a regular day
    The weather [is] weather, the shoes [are] just shoes
    The big ones don't come out and say

    {fact}
    One step, and then one, and then more
    The longest of distances people can go
    Is the first one, from chair to the door

    (There's always a reason for staying put longer|It's easy to stay where the slippers are warm)
    A fence or a sofa to mend
    {fact}
    And a road looks much shorter when seen from its end

    (Some people look out at the world through a screen|Some people can cross half the world with eyes shut)
    And never get mud on a shoe
    {fact}
    And {he} {looks} at it all like it's new

    (Doors are for closing and doors are for opening|A door has two sides and they both have a handle)
    It's all in which way people face
    {fact}
    And a bit of {him} [stays] in each place

    (There isn't a band at the end of the street|There isn't a crowd with a banner and flags|Nobody [waves] from the roof with a scarf)
    And no one with cameras [is] there
    {fact}
    With the wind doing things to {his} hair`,
  grief: `
    {fact}
    And the street is a little too wide
    There's room for one more to walk next to the wall
    And nobody walks on that side

    {fact}
    Whoever is left learns the sound
    Of a gate that stays shut, and a train going by
    And a world that keeps on going round

    (A platform looks empty once trains have gone by|A harbor looks bigger without any boats)
    And a hand is still up in the air
    {fact}
    And love goes on waving with nobody there

    (There's many a mile from here to the kitchen|It's further than phones and it's further than trains)
    And letters get lost on the way
    {fact}
    And there's always one more thing to say`,
  funny: `
    {fact}
    And none of it [goes] like it's planned
    With somebody turning around at the corner
    The map upside down in one hand

    {fact}
    And {stops} for a sandwich halfway
    It's said that explorers of old did the same
    Which is why they were out there all day

    (A shortcut is always a wonderful thing|There's somebody certain they know a short cut)
    It [goes] by a swamp and a shed
    {fact}
    And the bus [gets] there ages ahead

    (The famous explorers had dogs and a compass|The famous explorers took whistles and flags)
    And months to get ready and pack
    {fact}
    And {remembers} the stove and {goes} back`,
}
