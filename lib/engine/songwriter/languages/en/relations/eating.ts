import type { Relation } from '../../relations.ts'

/** Somebody eats or drinks something. */
export const eating: Relation = {
  any: `
    {fact}
    And {looks} like a king at a feast
    The news [can] wait out in the hall with the mail
    There [isn't] a rush in the least

    {fact}
    It's little, but little things tell
    A house learns its people by cup and by spoon
    And {he} {is} one it [knows] well

    {fact}
    It isn't in anyone's book
    The menus for happiness mostly leave out
    The things that take no time to cook

    {fact}
    There's bliss to be seen in the face
    It says that the world is all right for a minute
    And this is a very good place

    (Some people like linen and candles and forks|Some people have dinners with seven small forks)
    And waiters who pour out the wine
    {fact}
    And {calls} it uncommonly fine

    (A doctor might sigh, and a waiter might frown|A cook with three stars might go pale at the sight)
    And an aunt might have something to say
    {fact}
    And nothing [tastes] better all day

    (A home is a fridge with a light coming on|A home is a kitchen with one lamp left on)
    And somebody up for a bite
    {fact}
    And the house [is] asleep, and all right

    (Big days have banquets with ribbon and speeches|Big days have cakes that are taller than people)
    That nobody thinks of by spring
    {fact}
    And somehow that [is] the real thing`,
  grief: `
    {fact}
    And nobody does, not like that
    There's a cup at the back that still keeps its own place
    In the ring on the wood where it sat

    {fact}
    A kitchen's a hard place to be
    It knows who is missing by how much is left
    In the pan, in the loaf, in the tea

    (It's only a taste, and it brings it all back|One mouthful, one smell, and the years fall away)
    The light, and the voice, and the chair
    {fact}
    And a whole afternoon is right there

    (Somebody cooks for one more than there are|The table is laid, and it's one plate too many)
    The hands do it out of old habit as yet
    {fact}
    And there's no one who wants to forget`,
  funny: `
    {fact}
    Detectives [are] called to the place
    There [isn't] a witness, there [isn't] a print
    But something [is] left on the face

    {fact}
    And nobody dares to ask why
    The last one who tried got a look like a door
    And half of a shrug for reply

    (A chef [faints] in Paris, a waiter in Rome|In Paris a chef [puts] his hat on the floor)
    Without a last word or goodbye
    {fact}
    And a soufflé [goes] down with a sigh

    (There [is] a whole pantry of sensible food|Dinner's at seven, with vegetables in it)
    And fruit in a bowl, very bright
    {fact}
    And the apples [look] hurt, and they're right`,
}
