import type { Relation } from '../../relations.ts'

/** Somebody loves or likes a thing. */
export const fond: Relation = {
  any: `
    {fact}
    One mention of it, and {he} {pulls} up a chair
    The tea [goes] cold and the streetlights [come] on
    And {he} {is} so happily, thoroughly there

    {fact}
    And anyone [sees] it who [happens] by
    {His} shoulders [come] down, and {he} {looks} years younger
    The way a kite looks when it's up in the sky

    {fact}
    It isn't for money, it isn't for show
    There [isn't] a person who [pays] or [gives] medals
    It [is] simply where {his} thoughts [want] to go

    {fact}
    And love like that [is] a good thing to be near
    It [warms] a whole bench, like a stove in the winter
    And people [move] closer to hear

    (There [are] things people [like] and [forget] by the evening|There [are] things people [like] for a week or a summer|Some things [are] a hobby for somebody's Sundays)
    And others [go] down to the bone
    {fact}
    Whoever has that isn't often alone

    (Some people spend half of their life looking for it|Some people hunt their whole life for a passion|Some people never find out what they care for)
    They try on the world like a shop full of shoes
    {fact}
    And {he} {doesn't} have to stand there and choose

    (A free afternoon with no list and no errands|Take away errands and clocks and appointments|A whole empty day, with the clocks in a drawer)
    And nobody [needs] to guess twice
    {fact}
    And there {he} {is}, halfway to paradise

    (There [is] plenty about in the world to be cross with|The world [gives] a person enough to be cross with|A week always [has] enough in it to fret at)
    The bills and the queues and the small print to sign
    {fact}
    And as long as that [lasts], the whole world [is] fine`,
  grief: `
    {fact}
    And so many things seem to mention it now
    A shop in the street or a word on the radio
    And somebody's there for a second somehow

    {fact}
    It's hard to go past it and not want to call
    The phone's in the hand before anyone thinks
    And a minute goes by in the hall

    (What somebody loved doesn't leave when they leave it|A love doesn't pack up and go with a person|The love of a thing doesn't go with the person)
    It stays in the room like the warmth in a chair
    {fact}
    And whoever finds it should handle with care

    (Some people leave money, and some people silver|Some people leave houses and some people silver|Some leave a watch, and some leave the silver)
    And some leave a joy to be passed down the line
    {fact}
    And it ripens in somebody else, like wine`,
  funny: `
    {fact}
    A stranger who only [asks] {him} for the time
    Soon [has] twenty minutes of facts and a drawing
    And then, as an encore, the whole thing in rhyme

    {fact}
    The rest of the world [takes] a strong second place
    It [stands] on the podium, waving politely
    And [wears] the silver with wonderful grace

    (Somebody [tries] out a change of the subject|Now and then somebody [changes] the subject|A brave soul at dinner [attempts] a new subject)
    To taxes, to haircuts, the price of a bun
    {fact}
    And it [is] the subject before they [are] done

    (People [are] asking how serious this [is]|The neighbors [are] asking how serious this [is]|Nobody [dares] ask how serious this [is])
    There [is] talk of a ring and a cake
    {fact}
    And somebody [asks] whose name {he} would take`,
}
