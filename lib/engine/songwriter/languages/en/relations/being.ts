import type { Relation } from '../../relations.ts'

/** What somebody is or is like, their age, their work, their place in a family. */
export const being: Relation = {
  any: `
    {fact}
    And that's a good place to begin
    It's only the front door, the house [is] behind it
    And people [are] always let in

    {fact}
    {He} {wears} it the way people wear an old coat
    It [goes] out in all kinds of weather with {him}
    And [buttons] right up to the throat

    {fact}
    And nobody [asks] {him} to change
    The table would feel as if someone were missing
    And all of the photos look strange

    {fact}
    It's easy to write on a form
    But forms have no box for the way {he} {walks} in
    And how a cold kitchen [gets] warm

    (Some people put on a new face at the door|Some people are different wherever they go)
    And take it off when they're alone
    {fact}
    And that [goes] right down to the bone

    (Ask any old friend, and they won't need to think|Ask anyone close, and they won't take a minute)
    They'll smile and they'll pull up a chair
    {fact}
    And the stories can all start from there

    (A name on a door doesn't tell very much|A face in a photograph tells only half|A handshake can't tell anybody a lot)
    So this is a good place to start
    {fact}
    The rest is what people get later, by heart

    (The world has more people than anyone counts|More faces go by than a person can count)
    And most of them pass out of mind
    {fact}
    And there's nobody else of {his} kind`,
  grief: `
    {fact}
    And people still talk of it so
    They start as if nothing had happened, and stop
    And somebody says that they know

    {fact}
    There's nobody else who can fill
    That place at the table, that side of the photo
    And people leave room for it still

    (The house is the same, with the clock in the hall|It's all where it was, with the clock in the hall)
    And the coats on the hooks by the door
    {fact}
    And the clock never seemed loud before

    (There isn't a song that is long enough yet|A letter is short and a song isn't long)
    And this is a small thing to tell
    {fact}
    And somebody somewhere remembers it well`,
  funny: `
    {fact}
    They don't sell a card that says so
    The nearest they have is a cat in a top hat
    And really it's close, as cards go

    {fact}
    Complaints will be heard about noon
    The desk is downstairs at the end of the hallway
    And closed until some time in June

    (If people had labels sewn into their collars|If people had labels like sweaters and socks)
    This one would take all day to write
    {fact}
    Keep dry, do not iron, and feed {him} at night

    (The experts [come] round with a ruler and charts|Some scientists [visit] with rulers and tape|A committee [arrives] with a clipboard and pens)
    And {he} {gets} a look, top to toe
    {fact}
    And that's all that science can know`,
}
