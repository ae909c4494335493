import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Come in, find a (seat|chair|cushion), bring elbows and knees
    There's nothing but {x} on the board, if you please
    You needn't look worried, you needn't look wise
    You only need questions and two open eyes

    They told you {x.the} would be (harder|tougher|sharper) than nails
    The kind of a hill where the best of us fails
    Well, here is a secret they didn't let slip
    You take it like soup, with a spoon, sip by sip

    First (open|push up|unbolt) the window, then open the book
    Then don't read a word of it, first have a look
    The pictures, the arrows, what's big and what's small
    You'd walk round a house before trying the hall

    You (tugged at|pulled at|hung on) my sleeve, you said, {x}, make it quick
    I told you, at supper, and you gave a kick
    So here goes the saltshaker, here goes the bread
    We'll build it right here on the table instead`,
  turn: `
    Now cover the page up and look at the clock
    Talk me through {x.the}, as you'd talk to a rock
    You'll lose it halfway, and you'll frown, and you'll scratch
    And then comes a click, like the click of a latch

    You've got the first step, and you've got number two
    With {x} there's a place where your boot sticks in glue
    All of us got there, it's meant to stick fast
    You pull, and it pops, and you're laughing, you're past

    You got that one wrong, and it's better than right
    It's drawn you a map with the hole marked in white
    You won't fall in that one, you've seen where it lies
    I've fallen in most, that's what passes for wise

    Go home and explain {x.the} to the goat
    To your uncle, the neighbor, the man with the boat
    If they still look puzzled, go back to part one
    When somebody gets it, you'll know that you're done`,
  lift: `
    So first comes the what, and then after, the how
    The why's for dessert, and I'm serving it now

    Say {x}, say it slowly, now write it in air
    Now say it with gravy, now say it with flair

    We've laid out {x.the} in parts on a sheet
    Now hand me the first one, and pull in your feet`,
  chorus: `
    # One, Two, Three, {x}
    One, two, three, {x}, first you look, then you guess
    Then try it, and see, and then tidy the mess
    One, two, three, {x}, then you tell me, I nod
    And both of us find it delightful, and odd

    # All About {x}
    All about {x}, from the crust to the core
    We'll knock at the front and go out the back door
    All about {x}, with a lamp and some string
    I'll go down in front, and you hold on and sing

    # Into {x.the}
    Into {x.the}, where's the front, where's the back?
    What's holding what up here, and what's down the crack?
    Into {x.the}, now a layer below
    There's always one more thing you're dying to know

    # Now You Know {x.the}
    Now you know {x.the}, and it can't be undone
    It's yours on the bus, in the bath, on the run
    Now you know {x.the}, pass it on, it's still warm
    Like bread from the oven, a coat in a storm

    # Ask Me Why
    Ask me why, ask me why, till I'm out of replies
    Then we'll both of us look, with the same puzzled eyes
    Ask me why, ask me why, ask it cold, ask it hot
    It's only three letters, it opens the lot`,
  bridge: `
    There's plenty that nobody knows to this day
    The best of them look at their shoes, and they say
    I don't know, let's see, and they pull up a stool
    That's most of the trick, it's the whole of the school

    When I first met {x}, I would sit there and sigh
    I read the same line till the line had run dry
    Then somebody drew it, on napkins, with jam
    I've kept them, they made me whatever I am

    Someday {x.the} may be work that you do
    Or only a place that you once traveled through
    You'll still have the habit, you'll lean and you'll peer
    And ask of the next thing, what's going on here?`,
}
