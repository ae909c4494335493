import type { Relation } from '../../relations.ts'

/** Somebody works at something: drives, runs, serves. */
export const working: Relation = {
  any: `
    {fact}
    It [is] one of those jobs that the world [leans] on
    Nobody [notices] much while it [happens]
    They'd notice in no time if it were gone

    {fact}
    And {he} {comes} home with it all in {his} shoes
    The day in {his} back, and the faces, the voices
    And {puts} it all down with the keys and the news

    {fact}
    There [is] sweat in a thing like that, and there [is] pride
    It [isn't] a job that gets written in marble
    It gets written in people, inside

    {fact}
    And {he} {does} it as if it [is] done for a friend
    Not fast and not fancy, but right at the corners
    And {he} {cares} how it comes out in the end

    (The papers [are] full of the people who matter|Important men [talk] about running the country|The great ones [explain] how the world should be working)
    With microphones, briefcases, ties
    {fact}
    And the sun [has] a reason to rise

    (A town [has] a thousand small wheels that [keep] turning|A town [is] a clock with some thousands of small wheels|Somebody [has] to keep everything turning)
    And most of them [turn] out of sight, tucked away
    {fact}
    And somewhere a stranger [gets] on with their day

    (There [are] easier ways to be making a living|There's easier money for somebody clever|Others [do] well with much easier money)
    In offices, chairs that go round
    {fact}
    With both of {his} feet on the ground

    (Nobody [fires] a cannon at closing|No trumpets [are] blown at the end of the shift|Nobody [gives] a great speech when it [is] over)
    No band [comes] marching, no streamers [fall] down
    {fact}
    And {he} {goes} home like somebody wearing a crown`,
  grief: `
    {fact}
    And somebody else does the work of it now
    They do it on time, and they do it with manners
    And still it is not quite the same, somehow

    {fact}
    The boots by the door keep the shape of it yet
    The clock comes around to the time of the footsteps
    And that is an hour the house can't forget

    (The hands that have worked get their rest in the evening|There's rest at the end of the longest of shifts|A shift comes around to its end in the evening)
    The hands can lie still, and they needn't be strong
    {fact}
    And now there is time, and the evening is long

    (Most of what stands here was somebody's labor|What's left of a life isn't only in writing|What people leave isn't all put in writing)
    It's bread that was eaten and streets that were swept
    {fact}
    And that's like a promise, and that one was kept`,
  funny: `
    {fact}
    {He} {deserves} a parade, and a raise, and a horse
    The boss [is] considering all of it deeply
    And [offers] a pen with the logo, of course

    {fact}
    The legs [come] along, though the head [is] still tired
    The coffee [does] half of it, most of it really
    And ought to be properly hired

    (In dreams {he} {is} still at it, working for nothing|Even asleep, {he} {is} giving instructions|Even the weekend [gets] run like a workday)
    The pillow [gets] orders, the blanket [gets] told
    {fact}
    And the cat [gets] a number and [is] put on hold

    (There [is] a plan for a beach and a hammock|The island [is] chosen, the hammock [is] waiting|The plan [is] an island, a beach and a hammock)
    The drink [has] a paper umbrella and straw
    {fact}
    And {he} {waits} for some luck in the lottery draw`,
}
