import type { Relation } from '../../relations.ts'

/** Somebody sleeps, sits, waits, wakes; a pet or a person. */
export const resting: Relation = {
  any: `
    {fact}
    It [isn't] a thing with a name
    But a house without somebody being right there
    Is never entirely the same

    {fact}
    The world [hurries] by with its phone
    And {he} {is} like somebody minding a lamp
    So no one comes home on their own

    {fact}
    There are hours that are best spent like that
    With nothing to win, and with nothing to show
    And the mind lying down like a cat

    {fact}
    And hurry [goes] by in the street
    It [looks] through the hedge and [sees] no one to chase
    And [goes] on, with its very sore feet

    (Some people need mountains to get a bit quiet|Some people need oceans to hear themselves think)
    And some need a boat and a bay
    {fact}
    And the peace of it [spreads] a long way

    (The street [has] its engines, the day [has] its noise|The radio [talks] of the state of the world)
    And everyone [wants] to be first
    {fact}
    And that [takes] the edge off the worst

    (Doing is easy, it's written on lists|Anyone's able to rush and to run)
    But being right there is an art
    {fact}
    And {does} it with all of {his} heart

    (A painter would stop there and put down the bag|A painter would want it, the light as it [is])
    And squint at it, making no sound
    {fact}
    And a bit of peace [settles] around`,
  grief: `
    {fact}
    The place has a shape to this day
    The sun comes around to it just as before
    And finds it, and can't seem to stay

    {fact}
    And now someone else has to learn
    To walk past that spot and not slow down or look
    And not to expect a return

    (It takes a long time till a house understands|A house doesn't learn very fast who is gone)
    It listens for steps in the hall
    {fact}
    And the quiet is loudest of all

    (Some spots in a house can't be filled with a plant|There's one spot that nobody's able to fill)
    Though people move chairs and they try
    {fact}
    And feet still go softly when passing it by`,
  funny: `
    {fact}
    It's work, though it doesn't look so
    There [are] sighs to be sighed, there [are] walls to look at
    And all of it's done very slow

    {fact}
    And {runs} the whole place from that spot
    {He} {knows} who [comes] in, and who [goes], and with what
    And {approves} of it, mostly, or not

    (The others [have] meetings and trains they [can't] miss|The rest of the house [has] a hundred small jobs)
    And laundry, and teeth to be drilled
    {fact}
    And {calls} it a day well filled

    (The Olympics don't have it, it's hard to see why|The Olympics have judo and skating and swords)
    They have weights, and a pole, and a flame
    {fact}
    And there'd be a gold to {his} name`,
}
