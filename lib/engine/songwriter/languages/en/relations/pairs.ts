import type { Relation } from '../../relations.ts'

/** Two facts of which nothing more is known, and a couplet that says what they come to. */
export const pairs: Relation = {
  any: `
    {fact}
    {next}
    And somebody [asks] what {he's} like, with a smile
    And somebody [says], sit, it may take a while

    {fact}
    {next}
    It's only two things out of hundreds or more
    But those are the two people know {him} for

    {fact}
    {next}
    It isn't on medals, it isn't in gold
    It [is] how {he's} known, and it [is] how it's told

    {fact}
    {next}
    And ask who {he} {is}, and they'll put it that way
    With both of those in it, whatever they say

    {fact}
    {next}
    {He} {doesn't} think that's how a song could be made
    And here is the song, and it's being played

    {fact}
    {next}
    And people who know {him} will nod when it's said
    And smile to themselves on the way home to bed

    {fact}
    {next}
    And if that sounds little, then listen again
    It's little that matters the most now and then

    {fact}
    {next}
    So say it out loud, and then say it once more
    It's small things that people are remembered for

    {fact}
    {next}
    A stranger might hear it and wonder what for
    And somebody close would just ask for more

    {fact}
    {next}
    It won't make the papers, but papers forget
    And here there is nobody tired of it yet

    {fact}
    {next}
    And there in two lines is a good bit of life
    It doesn't need drums, and it doesn't need fifes

    {fact}
    {next}
    There's more to be told, and there's time to be had
    It's partly the good days and partly the bad`,
  grief: `
    {fact}
    {next}
    It's little, it's plain, and it's what people keep
    It comes to the door between waking and sleep

    {fact}
    {next}
    The house has gone quiet, but some things are loud
    They come when they want to, alone, in a crowd

    {fact}
    {next}
    There's more to a life than a stone has room for
    And this is a part of it, this, and much more

    {fact}
    {next}
    And nobody else ever did it that way
    And that's what is missing on any old day

    {fact}
    {next}
    And people who knew {him} still tell it like that
    And stop, and look up at a coat or a hat

    {fact}
    {next}
    And some things won't fade, though a photograph will
    The clock has gone on, and those two are there still`,
  funny: `
    {fact}
    {next}
    The experts were called, and they looked, and they wrote
    And said it was strange, in a very long note

    {fact}
    {next}
    The neighbors have noticed, the dog has gone out
    And nobody knows what it's really about

    {fact}
    {next}
    It isn't in any known book of the law
    And that is because no one did it before

    {fact}
    {next}
    The jury was out for a minute or two
    And said, well, what else was a person to do?

    {fact}
    {next}
    And somebody ought to have stopped it by now
    But nobody told them, and no one knows how

    {fact}
    {next}
    And if there's a reason, it isn't in yet
    It's out in the rain, and it's probably wet`,
}

/** Two bare things. */
export const pairsOfThings: Relation = {
  any: `
    {fact}
    {next}
    And that's how it was, and that's how it will stay
    In somebody's head, on an ordinary day

    {fact}
    {next}
    And none of it's fancy, and none of it's planned
    And all of it fits in the palm of a hand

    {fact}
    {next}
    And somewhere in that is the whole of the day
    The rest of it left, and it went on its way

    {fact}
    {next}
    And more could be said, and it's said in a song
    It isn't too short, and it isn't too long

    {fact}
    {next}
    And put the two down by the light of a lamp
    And there it all is, like a card with a stamp

    {fact}
    {next}
    And that is enough, and there's nothing to add
    It's that kind of happy with some kind of sad`,
  grief: `
    {fact}
    {next}
    And that's where the heart goes when no one can see
    It knows where they are, and it doesn't need a key

    {fact}
    {next}
    The big things get told, and the small ones remain
    They stand in the hall in their coats, in the rain

    {fact}
    {next}
    And there it all is, and it isn't there now
    And both of those things can be true, and somehow`,
  funny: `
    {fact}
    {next}
    And somebody thought that the two would go well
    And who it was then, no one's willing to tell

    {fact}
    {next}
    The plan was for more, and the plan got away
    And this is what's left of it, here, at midday

    {fact}
    {next}
    It sounds like a quiz, and there isn't a prize
    And nobody's certain, and everyone tries`,
}
