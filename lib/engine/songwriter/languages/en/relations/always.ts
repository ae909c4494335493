import type { Relation } from '../../relations.ts'

/** Somebody always does something, or always did. */
export const always: Relation = {
  any: `
    {fact}
    It [belongs] to the place like the mat by the door
    Nobody [plans] it and nobody [orders] it
    And nobody'd trade it for a whole lot more

    {fact}
    The trains [can] be late and the weather [can] turn
    And that [is] the one lamp that [needs] no attending
    And [doesn't] forget how to burn

    {fact}
    If it stopped for one day, there'd be talk in the street
    Somebody'd knock, just to see if it's serious
    And put on the kettle and pull up a seat

    {fact}
    Everyone [knows] it, like words of a song
    The kind that [gets] sung in the back of the car
    Where even the shy ones [are] singing along

    (So many things [come] and [go] like the weather|The prices, the fashions, they [change] with the weather|Friends [move] away and the songs [change] like weather)
    It [is] good to have something that stays
    {fact}
    On the best and the worst of the days

    (Anyone new [knows] it after one evening|Any guest [finds] it out in one evening|It [takes] a stranger no more than an evening)
    They [need] no map and no guide
    {fact}
    It's one of those things that a person can't hide

    (When somebody [asks] what {he's} like, people [tell] it|Ask anyone what {he's} like, and they [tell] it|Whoever [describes] {him} [begins] with that detail)
    Before they [get] to the height or the hair
    {fact}
    And straight away {he} {is} as good as there

    (Nobody [puts] up a statue for small things|Nobody [hands] out a medal for small things|The newspapers [print] not a word about small things)
    It [is] no bigger than fits in a cup
    {fact}
    And it's small things that make a whole life add up`,
  grief: `
    {fact}
    The house still expects it, the hall and the stair
    And sometimes the people inside it go quiet
    And listen, as though it were there

    {fact}
    And nobody thought that an always could end
    It goes on a little in those who remember
    It's carried from friend to friend

    (The world carries on with its trains and its traffic|Outside there are buses and children and traffic|The morning comes up with its milk and its traffic)
    And something is missing, no bigger than that
    {fact}
    It's gone from its place like a coat and a hat

    (Nobody thanks anybody for sunrise|One doesn't give thanks every day for the sunrise|People don't marvel each time at the sunrise)
    It comes, and the curtains let it in
    {fact}
    And now, where it was, the daylight is thin`,
  funny: `
    {fact}
    The family [gets] a short warning ahead
    A siren [goes] off, and they [look] at each other
    And half of them [go] back to bed

    {fact}
    The neighbors [make] it a musical show
    The children [perform] it with hats in the garden
    And [charge] a small fee from the second row

    (Experts [advise] people not to get angry|The doctors [have] told people not to get angry|A poster [reminds] people not to get angry)
    Breathe in, count to ten, look away
    {fact}
    And everyone [gets] to ten nine times a day

    (The forecast [is] wrong and the timetable fiction|No one [can] count on the trains or the forecast|Nothing [is] safe, not the trains nor the forecast)
    The stock market [jumps] like a flea
    {fact}
    And that [comes] with a hundred-year guarantee`,
}
