import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Come in, find a (seat|chair|cushion), and sit at your ease
    There's nothing but {x} on the board, if you please
    You needn't look worried, you needn't look wise
    You only need questions and two open eyes

    They told you {x.the} would be (hard|tough) as can be
    As steep as a mountain, as wide as the sea
    Well, here is a secret they didn't let slip
    You take it like soup, with a spoon, sip by sip

    First (open|push up|unlatch) the window, then open the book
    Then don't read a word of it, first have a look
    The pictures, the arrows, what's big and what's small
    You'd look at a house before trying the hall

    You (ask me|asked me|wonder) about {x}, and what can I say?
    I'll tell it you slowly, and tell it this way
    A bit at a time, with a tune to go through
    And what you can sing, you remember it, too

    The (pencils|notebooks|crayons) are ready, the page is still white
    There's chalk on the board in the first of the light
    There's something to learn, and there's somebody there
    And all that you need is an ear you can spare

    Let's look at {x.the} for a (minute|moment) or two
    As if all of this was entirely new
    The what, and the why, and how does it go?
    A question's the start of whatever we know

    Sit (down|here) by the window, and sharpen your ear
    There's something to find out, we'll find it right here
    You don't have to know it, you don't have to guess
    We'll go through it slowly, from maybe to yes`,
  turn: `
    Now cover the page up, and say it to me
    You'll lose it halfway, and then wait, and you'll see
    You look at the ceiling, you frown, and you scratch
    And then comes a click, like the click of a latch

    You've got the first part, and you've got number two
    And then there's a place where you cannot get through
    All of us got there, it's meant to stick fast
    You ask, and you try it, and then you are past

    You got that one wrong, and it's better than right
    It shows where the gap is, it puts on the light
    You won't fall in that one, you've seen where it lies
    And that's how a person gets steadily wise

    Go home and explain {x.the} to a friend
    To somebody listening right to the end
    If they understand it, you know it as well
    It's really your own when it's yours to tell

    A minute ago it was fog, it was gray
    And now there's a hill, and a road, and a way
    You know a bit more than you knew at the start
    So say it again, and you'll know it by heart`,
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

    Say {x} to the ceiling, say {x} to the floor
    Say {x} to me slowly, and say it once more`,
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
    Then try it, and see if it's no or it's yes
    One, two, three, {x}, now you say it to me
    It's simple as counting to three

    # All About {x}
    All about {x}, from the start to the core
    And every one answer will bring us one more
    All about {x}, with our heads full of why
    We'll look at it closely and give it a try

    # Into {x.the}
    Into {x.the}, let us look, let us see
    What's under, what's over, and how it can be
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
    Ask me why, ask me why, ask it loud, ask it low
    It's only three letters, it helps you to grow

    # Sing It Through, {call}
    Sing it through, {call}, sing it through
    Once for me, and once for you
    Sing it in the bath, or wherever you are
    It's lighter to carry than any guitar

    # Think It Out, {call}
    Think it out, {call}, and take your time
    It's quicker to learn when it comes in a rhyme
    Think it out, {call}, there's no need to run
    You look, and you wonder, and then it is done

    # Put Your Hand Up, {call}
    Put your hand up, {call}, put your hand up high
    No question's too little, so give it a try
    Put your hand up, {call}, ask what and ask who
    There's somebody wondering just like you

    # By Heart, {call}
    By heart, {call}, you know it by heart
    Right from the end to the very start
    By heart, {call}, and you couldn't say how
    You couldn't forget it now

    # Line by Line
    Line by line, and word by word
    You learn it better once it's heard
    Line by line, and bit by bit
    And then all at once you have all of it`,
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
    There's always a page that has not yet been turned
    You'll never be finished, and isn't that fine?
    Another good question is next in the line

    Someday there'll be someone who asks you the same
    Some smaller than you, who'll be shy of their name
    You'll say, it's so easy, just sing it with me
    And light up a lamp in their head, and you'll see

    Someday it may turn into work that you do
    Or only a place that you once traveled through
    You'll still have the habit, you'll lean and you'll peer
    And ask of the next thing, what's going on here?

    There's plenty that nobody knows to this day
    The best of them shrug when you ask, and they say
    I don't know, let's see, and they pull up a stool
    That's most of the trick, it's the whole of the school`,
}
