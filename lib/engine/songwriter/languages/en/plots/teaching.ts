import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Come in, find a (seat|chair|cushion), bring your elbows and all
    There's nothing but {x} on the board on the wall
    You needn't look worried, you needn't look wise
    You only need questions and two open eyes

    They told you {x.the} would be (harder|tougher|colder) than stone
    You'd sit with the book, and you'd sit there alone
    Well, here is a secret they left off the sheet
    You take it in slices, like bread when you eat

    First (open|push up|unbolt) the window, then open the book
    Then don't read a word of it, first have a look
    The pictures, the arrows, the shape of it all
    You'd walk round a house before trying the hall

    You (tugged at|pulled at|hung on) my sleeve, you said, {x}, tell me how
    I told you, at supper, and you told me, now
    So here goes the saltshaker, here goes the bread
    We'll build it right here on the table instead`,
  turn: `
    Now cover the page up and say it to me
    {x.the}, from the start, with your pencil hand free
    You'll lose it halfway, and you'll frown, and you'll scratch
    And then comes a click, like the click of a latch

    You've got the first step, and you've got number two
    With {x} there's a place where your boot sticks in glue
    All of us got there, it's meant to go slow
    You pull, and it gives with a pop, and you go

    You got that one wrong, and it's better than right
    It's drawn you a map with the hole marked in white
    You won't fall in that one, you've seen where it lies
    I've fallen in most, that's what passes for wise

    Go home and explain {x.the} to the cat
    To your uncle, who's sure he knows better than that
    If they still look puzzled, go back to part one
    When somebody gets it, you'll know that you're done`,
  lift: `
    So first comes the what, and then after, the how
    The why's for dessert, and I'm serving it now

    Say {x}, say it slowly, now write it in air
    Now say it with gravy, now say it with flair

    We've laid out {x.the} in parts on the floor
    Now hand me the first piece, and ask for one more`,
  chorus: `
    # One, Two, Three, {x}
    One, two, three, {x}, first you look, then you guess
    Then try it, and see, and then tidy the mess
    One, two, three, {x}, then you tell it to me
    And now there are two of us able to see

    # All About {x}
    All about {x}, from the crust to the core
    We'll knock at the front and go out the back door
    All about {x}, with a lamp and some string
    I'll go down in front, and you hold on and sing

    # Into {x.the}
    Into {x.the}, where's the start, where's the end?
    What's holding what up here, and where does it bend?
    Into {x.the}, now a layer below
    There's always one more thing you're dying to know

    # Now You Know {x.the}
    Now you know {x.the}, and it can't be undone
    It's yours on the bus, in the bath, on the run
    Now you know {x.the}, and there's one thing to do
    There's somebody waiting to ask it of you

    # Ask Me Why
    Ask me why, ask me why, till I'm out of replies
    Then we'll both of us look, with the same puzzled eyes
    Ask me why, ask me why, ask it cold, ask it hot
    It's only three letters, it opens the lot`,
  bridge: `
    There's plenty that nobody knows to this day
    The best of them look at their shoes, and they say
    I don't know, let's see, and they roll up a sleeve
    That's most of the trick, and the rest is, don't leave

    When I first met {x}, I would sit there and sigh
    I read the same line till the line had run dry
    Then somebody drew it, on napkins, for me
    I've got them right here, they've some jam on, but see?

    Someday {x.the} may be work that you do
    Or only a place that you once traveled through
    You'll still have the habit, you'll lean and you'll peer
    And ask of the next thing, what's going on here?`,
}
