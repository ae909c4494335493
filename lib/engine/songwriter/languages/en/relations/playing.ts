import type { Relation } from '../../relations.ts'

/** Somebody plays, sings, dances, reads, watches something. */
export const playing: Relation = {
  any: `
    {fact}
    The clock on the wall [takes] a rest
    The dishes [can] wait, and the letters [can] wait
    And that [is] when {he's} at {his} best

    {fact}
    It won't bring in money or fame
    It [turns] a plain evening with rain on the glass
    Into one with a face and a name

    {fact}
    And nobody [sells] any seats
    But out on the sidewalk a walker [slows] down
    And [smiles] for the next couple streets

    {fact}
    And {looks} about seven years old
    The shoulders [come] down and the worries [go] out
    To stand for a while in the cold

    (The day [is] a long one with phones and with forms|The week [is] all lists and the lists [have] more lists)
    And the rain [has] the street to itself
    {fact}
    And {puts} the whole world on a shelf

    (People find time for the useful and grand|People are told to do something of use)
    And most of them do as they're told
    {fact}
    And that [is] what keeps out the cold

    (Joy is a cat, it won't come when it's called|Happiness comes like a cat, on its own)
    It sits where there's room on a chair
    {fact}
    And look, it [is] sitting right there

    (Some people rest with a view of the ocean|Some fly for nine hours to get a bit happy)
    With ice in a glass, and a pier
    {fact}
    And {gets} just as far, without leaving here`,
  grief: `
    {fact}
    The evenings are quiet since then
    And people would give a whole summer of sun
    For one of those evenings again

    {fact}
    And that is how somebody stays
    Not solemn, on walls, in a good Sunday coat
    But happy, on regular days

    (It's never the speeches that come to the mind|It isn't the big days that people miss most)
    The medals, the dates, the degree
    {fact}
    And that's where the heart likes to be

    (The room hasn't changed, and the light is the same|They don't move the furniture, not even now)
    And the chair by the window is there
    {fact}
    And a bit of it hangs in the air`,
  funny: `
    {fact}
    The neighbors [look] into a move
    They [ask] for a cave or a lighthouse or boat
    Till matters around here improve

    {fact}
    And nobody [gets] a word in
    The roof might come off and a king might walk through
    And {he} wouldn't lift up a chin

    (The dog [goes] outside and the cat [goes] along|The dog [has] a look and [gets] under the bed)
    The fish would go too, if it could
    {fact}
    And {thinks} that it's all very good

    (The critics [come] out in their good evening clothes|Two critics [arrive] with a pen and a rug)
    And they [ask] for some seats near the door
    {fact}
    And only the cat [asks] for more`,
}
