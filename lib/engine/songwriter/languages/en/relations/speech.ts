import type { Relation } from '../../relations.ts'

/** Somebody says, tells, calls, asks or shouts something. */
export const speech: Relation = {
  any: `
    {fact}
    And it [hangs] in the air for a moment or two
    The words [are] in everyone's mouth, for the taking
    And {he} {makes} them come out like new

    {fact}
    Some words only knock and go on down the street
    And some of them come in and sit in the kitchen
    And warm up their hands and their feet

    {fact}
    In {his} own way, whether quiet or loud
    Whoever [hears] it would know it blindfolded
    And pick out the voice from a crowd

    {fact}
    It [comes] from the heart and it [isn't] rehearsed
    Some people keep all their words in a cupboard
    And somebody [has] to be first

    (Great speeches [get] made that nobody remembers|Important men [talk] and nobody remembers|Somebody famous [talks] and no one remembers)
    With flags and a jug and a long row of chairs
    {fact}
    And somebody [hears] it still, halfway upstairs

    (Faces get blurry and letters get faded|Pictures get lost, and the letters get faded|Ink in the letters and diaries gets faded)
    A voice goes on ringing and doesn't wear thin
    {fact}
    And the sound [comes] along with a bit of a grin

    (Nobody [needs] to be told who [is] talking|No one [looks] up to find out who [is] talking|Even the dog [can] tell who [is] talking)
    It [comes] through the wall and it [comes] through the door
    {fact}
    And the house [isn't] empty anymore

    (Somebody [stops] with the spoon in the coffee|Somebody [looks] up from stirring the coffee|Somewhere a spoon [stops] on top of a saucer)
    As people will do when there's something to hear
    {fact}
    And it [goes] to the heart by way of the ear`,
  grief: `
    {fact}
    If only the walls could have put it on tape
    They'd play it back low, on a Sunday, at supper
    And nothing of it could escape

    {fact}
    It's odd how a voice can outlast all the rest
    The coat goes to someone, the chair finds a corner
    And that's what the ear remembers best

    (The quiet moved in here and hung up its jacket|The quiet came in with its shoes and its suitcase|The quiet has come here to stay for the winter)
    It's very polite and it takes all the space
    {fact}
    And for one second more it's a different place

    (There are words that the wind doesn't take when it passes|Some sentences don't go away with the speaker|Some words do not leave when the speaker is leaving)
    They settle like birds on the wire
    {fact}
    And it still gives some heat, like the stones by a fire`,
  funny: `
    {fact}
    The neighbors [know] all of the words now by heart
    They [mouth] them along through the wall, with the gestures
    And [argue] who [gets] the best part

    {fact}
    The parrot next door [puts] its wings to its head
    It [asks] for a room at the back of the building
    And [lies] with its face to the wall in its bed

    (Nobody [needs] any tickets to hear it|No one [pays] anything just to be present|The show [starts] on time, with no need of a ticket)
    The seats [are] all good, and they [are] free of charge
    {fact}
    And two of the listeners [are] still at large

    (Whoever [sells] earplugs [does] well in the district|A man who sells earplugs [moves] into the district|The people with earplugs for sale [are] delighted)
    With a house and a car with a warm leather seat
    {fact}
    And they [wave] very warmly from over the street`,
}
