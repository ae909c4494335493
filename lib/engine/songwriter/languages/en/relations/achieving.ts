import type { Relation } from '../../relations.ts'

/** Somebody passes, finishes, wins, gets there. */
export const achieving: Relation = {
  any: `
    {fact}
    And that [is] the end of the climb
    But most of it [happens] where nobody [looks]
    One step and one night at a time

    {fact}
    And somebody [shouts] down the phone
    And somebody [cries] and [blames] dust in the eye
    And nobody [feels] it alone

    {fact}
    It [doesn't] fall out of the sky
    It [comes] from the nights when the answer [is] no
    And {he} {gives} it just one more try

    {fact}
    And {looks} in the crowd for a face
    A win's only noise in a very big room
    Till somebody's there to embrace

    (There [are] people who [think] it [is] too far to reach|There [are] people who [don't] think it [can] be done)
    And [say] so where others [can] hear
    {fact}
    And those [are] the loudest to cheer

    (Doubt is a voice that comes in after dark|Doubt is a guest with its feet on the chair)
    And it talks till the edge of the dawn
    {fact}
    And doubt [takes] its hat and [is] gone

    (A mountain's no more than some steps put together|A wall's only bricks and a mountain's just steps)
    And most of them hardly feel grand
    {fact}
    With a stitch in the side and a shake in the hand

    (Luck [has] its say, as it has in most things|Luck is a fine thing, and so is the weather)
    But luck doesn't sit up till two
    {fact}
    And that's what a person who won't stop can do`,
  grief: `
    {fact}
    And nobody takes that away
    The paper goes yellow, the cup gathers dust
    And the thing itself shines to this day

    {fact}
    There's a call that nobody gets
    The number still sits in the fingers by heart
    And the hand is the last that forgets

    (There's one chair left empty in all of the pictures|There's one place kept free when the glasses are filled)
    And one voice that ought to be loud
    {fact}
    And somewhere, somehow, somebody's proud

    (The clapping dies down and the chairs are put back|The flags come back down and the hall is swept clean)
    And the years fold the day up and go
    {fact}
    And those who were there still want people to know`,
  funny: `
    {fact}
    The speech [is] an hour and ten
    It [thanks] the whole street, and a goat, and the weather
    And then it [starts] over again

    {fact}
    And {has} to be told to sit down
    {He} {mentions} it lightly to strangers in lines
    And most of the dogs in the town

    (The smart money [goes] on a man with a horse|The neighbors [have] money on somebody else)
    And the odds [are] too long to be read
    {fact}
    And a bookmaker [goes] straight to bed

    (There's talk of a statue, there's talk of a stamp|There's talk of a street that will carry the name)
    And a holiday sometime in May
    {fact}
    And {he} {does} the dishes that night anyway`,
}
