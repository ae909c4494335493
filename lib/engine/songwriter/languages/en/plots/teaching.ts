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
  meaning: `
    You don't need to get it the very first time
    It's easier going in rhythm and rhyme
    You hear it, you hum it, you say it, and then
    You find that you know it, and hum it again

    If some of it's foggy, then put up your hand
    It's no shame at all not to quite understand
    A question's a key, it's the best thing you've got
    The ones who ask little don't learn such a lot

    Some learn it by looking, and some learn by ear
    Some need it in colors, and some need it clear
    Some say it out loudly, and some need to write
    There's no way that's wrong if it gets you there right

    One day it will come in a test or a talk
    Or just pop right up in your head on a walk
    And there you will have it, the whole of the thing
    And no one will know why you started to sing

    The good thing with knowing is how much it weighs
    It's nothing to carry for all of your days
    And if you should give it to someone, it's true
    They have it, and still it is all there with you`,
  lift: `
    So open your ears, and I'll open the door
    You'll know when it's over what you didn't before

    It's not very hard, and it's not very long
    The trick is to hide the whole thing in a song

    Now say it out slowly, now say it out clear
    The more you repeat it, the longer it's here

    So once through the middle, and once round the bend
    You'll know it by heart when we get to the end

    So first comes the what, and then after, the how
    The why's for dessert, and I'm serving it now

    Say {x}, say it slowly, now write it in air
    Now say it with gravy, now say it with flair

    We've laid out {x.the} in parts on a sheet
    Now hand me the first one, and pull in your feet`,
  chorus: `
    # Say It Back, {call}
    Say it back, {call}, say it to me
    {fact}
    Say it back, {call}, one, two, three
    Now it's as yours as it can be

    # Got It, {call}?
    Got it, {call}? Then sing along
    {thing.fact}
    Got it, {call}? You can't go wrong
    It stays in your head when it stays in a song

    # Did You Know, {call}
    Did you know, {call}? Well, it's so
    {they.fact}
    Did you know, {call}? Now you know
    And everything you know can grow

    # Step by Step, {call}
    Step by step, {call}, none too fast
    {you.fact}
    Step by step, it's built to last
    First comes the first, the last comes last

    # Once to Hear It
    Once to hear it, twice to say
    {fact}
    Three times through, and it's here to stay
    Once to hear it, the rest is play

    # Remember This
    Remember this, remember it well
    {thing.fact}
    Remember this, it's yours to tell
    Let it go round in your head like a bell

    # Over and Over
    Over and over, let's go through
    {fact}
    Over and over, until it's you
    Who sings it to me, and I sing, too

    # {x} in a Song
    {x} in a song, it's easy to keep
    {fact}
    {x} in a song, and you sing it in your sleep
    It goes in quick, and it goes in deep

    # Let's Learn {x.the}
    Let's learn {x.the}, the whole way through
    {fact}
    Let's learn {x.the}, it's quick to do
    You teach me, and I'll teach you

    # Nobody's Born Knowing
    Nobody's born knowing, that is true
    Everyone learns it, and so will you
    Nobody's born knowing, not a one
    You ask, and you try it, and then it's done

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
    The wise ones were once just as puzzled as you
    They looked at it sideways, they hadn't a clue
    They asked, and they tried it, they asked it once more
    And that's what a question is, that's what it's for

    It's all right to wonder, it's fine to be wrong
    Mistakes are just notes on the way to the song
    You look at them kindly, you see where it went
    And that's how an error is time that's well spent

    The more that you learn, there's the more to be learned
    At each of the corners a new one is turned
    You'll never be finished, and isn't that fine?
    There's always a question that's next in the line

    Someday there'll be someone who asks you the same
    You'll look at them, knowing just why they came
    You'll say, it's so easy, just sing it with me
    And that's how a thing in your head is set free

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
