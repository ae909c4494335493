import type { Relation } from '../../relations.ts'

/** Whatever else somebody does or did. */
export const otherwise: Relation = {
  any: `
    {fact}
    It won't make the papers, it's true
    But papers leave out what a person is like
    And tell about kings and the zoo

    {fact}
    And if there are others, they hide
    It's one of a kind, like a knock at the door
    That people can tell from inside

    {fact}
    And whether it's much or it's small
    It's how people know, when they open a door
    Who's there at the end of the hall

    {fact}
    And somebody should write it down
    Before it gets lost among prices and scores
    And who won the cup in the town

    (Some people get statues in front of the bank|Big people are cast in the middle of squares)
    And pigeons sit down on the head
    {fact}
    And that gets a small song instead

    (A person's not made of a name and two shoes|A person is more than a coat and a name)
    Or numbers on cards, or a date
    {fact}
    And that [is] the part that [has] weight

    (The world has its seven great wonders to visit|The world has its wonders with towers and gold)
    And thousands line up by the wall
    {fact}
    And for that there's no line at all

    (The street [is] a street like the others in town|The town [is] a town like the rest on the map)
    With mailboxes, fences and trees
    {fact}
    And that [makes] it different from these`,
  grief: `
    {fact}
    It's odd what the heart wants to keep
    Not birthdays and prizes, but something like that
    That turns up at the edge of sleep

    {fact}
    And no one can borrow the knack
    The days are polite and they come and they go
    And not one of them brings it back

    (A chair can be empty and somehow be full|A room can be empty and somehow be warm)
    The way that a stove is still warm after dark
    {fact}
    And that's how a person can leave such a mark

    (They tell it again when the dishes are done|It's told in the kitchen with coats halfway on)
    And someone stops halfway and sighs
    {fact}
    And laughing and crying share one pair of eyes`,
  funny: `
    {fact}
    And no one knows where to complain
    There's an office for parking, an office for dogs
    And one for the holes in the lane

    {fact}
    There isn't a word for it yet
    The people who write up the dictionary [come]
    With notebooks, a lamp and a net

    (There is a small manual, missing some pages|There must be instructions, in very small print)
    With warnings in yellow and red
    {fact}
    And that's all that ever gets read

    (A film should be made of it, somebody [says]|Some people in sunglasses [call] about filming)
    With horses, a storm and a kiss
    {fact}
    And they can't find an actor for this`,
}
