import type { Relation } from '../../relations.ts'

/** Two people meet, kiss, get engaged, marry. */
export const meeting: Relation = {
  any: `
    {fact}
    And nobody [turns] round to look
    A man [folds] his paper, a woman [is] yawning
    And that's the first page of a book

    {fact}
    How easily that could go wrong
    Two minutes too late, and there isn't a story
    No kitchen, no quarrel, no song

    {fact}
    There are places with far better light
    But love doesn't wait for the lamps to be straightened
    It looks up, and then it's all right

    {fact}
    And after that, nothing [is] small
    The streets [are] the same and the buses [are] late
    But there [is] somebody there for it all

    (The day [starts] with toast like a usual day|The morning [begins] with a yawn and some toast)
    And socks that don't match, and a comb
    {fact}
    And nobody [goes] the same way home

    (There [are] so many doors and so many hours|The world has a billion to pass on the stairs)
    And most [go] by, minding their feet
    {fact}
    And a heart somewhere [misses] a beat

    (Some stories begin with a king and a castle|Some stories need dragons to make a beginning)
    And some with a shot in the night
    {fact}
    And all this one [gets] is a pocket of light

    (People will look in their tea for the future|People will pay for a card that tells fortunes|People read palms and the stars and the paper)
    To see what is waiting ahead
    {fact}
    And that's more than anyone's fortune said`,
  grief: `
    {fact}
    And that can't be taken apart
    Whoever is missing, whatever comes after
    That minute stays whole in the heart

    {fact}
    The place is still standing, no doubt
    With people in coats going by in a hurry
    Who don't know what it's all about

    (If somebody offered one hour to live over|If one hour came back to be lived through again)
    There isn't a question which one
    {fact}
    And all of the rest takes its light from that sun

    (It takes two to tell a good story like that|It's harder to tell when there's only one teller|One used to tell it and one used to laugh)
    With gaps that the other would fill
    {fact}
    And the gaps are all part of it still`,
  funny: `
    {fact}
    It's not how the films say it goes
    There [aren't] any violins up in the bushes
    And somebody [has] a cold nose

    {fact}
    And neither [can] think what to say
    So somebody [mentions] the price of potatoes
    And it [comes] out romantic, that way

    (The films would have fog and a horse and a tower|The poets would put in a moon and a swan)
    And a dress with a thirty-foot train
    {fact}
    And somebody's shoes [let] in rain

    (A person might wait till they look at their best|There's such a thing, surely, as picking a day)
    With washed hair and nothing to spill
    {fact}
    And Cupid still aims where he will`,
}
