import type { Plot } from '../../stanzas.ts'

/** What somebody tells of their own life, to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    I'll tell it the (way|day) that it happened to me
    It's not very long, and I'm telling it free
    I've carried it round with me, day after day
    And now there's a tune to it, here's what I say

    It's late, and the (kettle|window|kitchen) is warm, and I sit
    And go through the day again, bit after bit
    There's one thing that won't let me sleep or lie still
    I'll sing it out now, and I think that I will

    I walked the way (homeward|back home|to work) with a thing on my mind
    The people went by me, and no one unkind
    But nobody knew it, and how would they know?
    So here is the whole of it, here is how so

    There's days that go by, and they (leave|make|hold) not a sound
    And then there's the one that will turn you around
    I looked the same after, I wore the same shoes
    But something was different, like waking to news

    It's only a (little|small) thing, it's mine, and it's true
    It could have been anyone, could have been you
    I'll start at the start, and I'll go to the end
    As if I was telling it all to a friend`,
  turn: `
    I got up next day, and the sun did the same
    The street was the street, and the mail truck came
    And nobody looking could possibly tell
    That I was the one with a story as well

    I told it to someone, who nodded, and then
    Said, something like that came to me, I was ten
    I thought I was only the one, and I'm not
    There's somebody has the same thing that I've got

    Some days I don't think of it, some days I do
    It comes at the sink, or the light's coming through
    It doesn't weigh much now, it's more like a stone
    You keep in your pocket, and know for your own

    I turned it all over, I saw every side
    I thought, I was foolish, I thought, well, I tried
    And now that some time has gone under the door
    I see it a little bit more than before

    I still have the feeling, I still see the place
    The hour of the day, and the look on my face
    And if you should ask me, would I do it still?
    I know that I would have, I know that I will`,
  meaning: `
    You carry a thing, and you don't say a word
    You think it's too small, and it needn't be heard
    And then you're alone, and it comes on its own
    And it's bigger out loud than you'd ever have known

    I've told it before, in the car, on my own
    At lights, with the radio turned to a drone
    I'm telling it now, and it's shorter, and true
    I think I was waiting to sing it to you

    It might not be much when it's put in a line
    There's others have stories much wilder than mine
    But this is the one that I happened to get
    And I haven't come to the end of it yet

    There's how it all was, and there's how it is now
    And I got from one to the other somehow
    I couldn't have told you the hour or the day
    I only looked back, and it went that way

    Some things you can laugh at, and some make you cry
    And some of them do both, and no one knows why
    I don't have a lesson, I don't have a clue
    I've got what I've got, and I hand it to you`,
  lift: `
    So here is the middle, and here is the part
    I never could say, though I know it by heart

    I don't want a prize, and I don't want applause
    I'm singing it out, and I'm singing because

    There's no one to hear it but me and the air
    I'd tell it the same if the whole world were there

    It takes half a minute to say, if I try
    It took a lot longer for it to go by

    So pull up a chair, and I'll tell you the rest
    The way that I know it, the way I know best`,
  chorus: `
    # I Tell It Straight
    {me.fact}
    I tell it straight, I tell it right through
    With coffee stains, and a hole or two
    I tell it straight, and all of it's true

    # I Was There
    I was there, I was there
    {me.fact}
    With mud on my shoes and wind in my hair
    Nobody told me, I was there

    # There, It Is Said
    {me.fact}
    There, it is said, it is said out loud
    Not to a judge, and not to a crowd
    There, it is said, it is said out loud

    # Still Me
    {me.fact}
    And I'm still me, I'm still me
    A little bit changed, as you can see
    But I'm still me, I'm still me

    # The World Goes On
    {they.fact}
    And the world goes on, it goes on by
    Nobody stops it to ask me why
    And the world goes on, and so do I

    # Wouldn't You Sing It
    {they.fact}
    Wouldn't you sing it, too?
    What else is a person supposed to do?
    Wouldn't you sing it, wouldn't you?

    # Put It in a Song
    {thing.fact}
    Put it in a song, and sing it for free
    It's not a big thing for the world to see
    Put it in a song, for me

    # From Where I Stand
    From where I stand, I see it so
    {fact}
    There may be a hill with a better view, though
    From where I stand, I see it so

    # This Is the Place
    This is the place in the song where I say
    {fact}
    This is the place, and I sing it this way
    And I'd sing it the same any other day

    # Tell Me About {x.the}
    Tell me about {x.the}, tell it again
    The way that it was, and the how and the when
    Tell me about {x.the}, don't leave out a thing
    And where the words stop, we will get up and sing

    # Here's to {x.the}
    Here's to {x.the}, whatever it brought
    It wasn't the story that anyone thought
    Here's to {x.the}, let everyone know
    There's things you remember wherever you go

    # A Song About {x.the}
    It's only a song about {x.the}
    Who would have thought there was so much to say?
    It's only a song about {x.the}
    But somehow it kept coming round every day

    # Back to {x.the}
    Back to {x.the}, I go back in my head
    I know every turn of it, every word said
    Back to {x.the}, and it's all as it was
    I don't have a reason, I go there because

    # The Story of {x.the}
    The story of {x.the}, here's how it goes
    There's some of it everyone round here knows
    The story of {x.the}, and nobody's told
    The half of it yet, and it doesn't get old

    # One Life to Tell
    It's one life to tell, it's the one I've got
    Some of it's pretty, and some of it's not
    It's one life to tell, and it's going by
    You sing it, or else you wonder why

    # Nobody Asked Me
    Nobody asked me, I sing it the same
    It didn't need asking, it just up and came
    Nobody asked me, and nobody paid
    I looked at my life, and a song got made

    # Let Me Sing It Through
    Let me sing it, let me try
    I'll take the low part, I'll take the high
    Let me sing it through, let it ring
    No life is too little to sing

    # It's a Small Thing
    It's a small thing, it's a small thing
    But small is the size of the songs that I sing
    It's a small thing, and I let it be
    It's big if it happens to me

    # The Way It Went
    The way it went is the way I sing
    I'm not going to change a thing
    The way it went, from there to here
    I'm singing it low, and I'm singing it clear

    # Not in the Papers
    It's not in the papers, it's not on the news
    It happened to me in these very same shoes
    It's not in the papers, no picture, no frame
    But I was right there, and I sing it the same`,
  bridge: `
    I thought that a song was for somebody great
    For heroes, for lovers, for wars and for fate
    But here is my own, and it's only this size
    And I'm somehow in it, right up to the eyes

    Someday I may tell it another way round
    With other words in it, a different sound
    I may find it funny, I may find it grand
    Today, this is all that I understand

    You'd think that by telling it, it would get small
    It doesn't, it doesn't, it doesn't at all
    But now it's not only inside me, it's there
    With room all around it, and plenty of air

    And maybe there's somebody somewhere who'll say
    I know what you mean, it was with me that way
    And that would be something, and that's what it's for
    One stranger who nods, and I don't need more`,
}
