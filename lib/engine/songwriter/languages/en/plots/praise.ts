import type { Plot } from '../../stanzas.ts'

/** An ode to a thing, a place or an idea, named with an article, without one, or as one's own. */
export const praise: Plot = {
  person: 'me',
  open: `
    (Some people|Some of us|Others) want diamonds, and some to be tall
    Some want a castle, a crown, and a hall
    Give me {x.the}, and I'll ask for no more
    I'm richer than anyone was before

    I (stop|stand still|slow down) for {x.the} as I did the first day
    I've places to be, and I'm still on my way
    But five minutes longer won't hurt, I suppose
    I breathe it all in, from my head to my toes

    (A good day|A bad day|A long day), and then I find {x.the}, right there
    And all of the rest is as light as the air
    I look, and I look, and I can't help but smile
    I'd planned to get on, but I'll stay for a while

    If (somebody|anyone|someone) asks what I'd keep of it all
    The big and the bright things, the cozy and small
    I don't have to think, and I don't need a list
    I'd say, it's {x.the} that I would have missed

    I (think about|talk about|sing about) {x} on the way to the door
    I did it last evening, I'll do it once more
    It hums in my head like a tune that I know
    And quietly follows wherever I go

    (You ask me|They ask me|They want to know) why {x}, and I can't quite explain
    It's like saying why there is wind, why there's rain
    It comes, and it's there, and it goes right on through
    And maybe there's something that gets you so, too

    (Good morning|Good evening|Hello), it is {x} I'm singing about
    Some keep it inside them, but I let it out
    There's more than a little I wanted to say
    And this is the hour, and this is the day

    I'd lend you my (hat|tent|gloves), and I'd lend you my bed
    The last of the butter, the last of the bread
    But ask for {x.the}, and I can't seem to hear
    There's some things you share, and there's some you keep near`,
  turn: `
    I went without {x.the}, I tried, for a while
    I noticed the day had mislaid its smile
    I never had guessed, till I looked all around
    How much of my gladness was in what I'd found

    There's books about {x}, with a chart and a date
    They've got {x.them} all right, and they've got {x.them} all straight
    But none of them say how it feels to be near
    For that you need somebody singing it here

    There's plenty that's bigger, there's plenty that's new
    I've seen it, I've liked it, I've had quite a few
    But then I come back to {x.the}, with a grin
    The way you come home and you let yourself in

    I'm not always cheerful, I'm not always strong
    There's days when just everything seems to go wrong
    But I think of {x.the}, and again I can see
    That something is still as it ought to be

    I've told you of {x} for so long, you may find
    A little of {x.them} has got into your mind
    You'll walk down the street, and you'll stop, and you'll see
    And then you'll be singing about {x.them}, like me

    I used to want more, and I used to want all
    The things in the window, the names on the wall
    I still have a look, as I go on my way
    But give me {x.the}, and I've had a good day`,
  meaning: `
    Some collect stamps, and some go in for cars
    Some like their music with seven guitars
    You don't choose a love, it walks up to your chair
    And sits, like a cat, and decides it lives there

    They ask me, what for? And I haven't a clue
    I start to explain, and I'm never quite through
    You love what you love, and it isn't for show
    And when it's not there, you're the first one to know

    A thing may look plain, like a stone in a stream
    And people step over it, deep in a dream
    But pick it up wet, with the sun coming through
    And there's red in the gray of it, silver and blue

    I've tried to be cool, and to talk of it less
    I last for a minute, or two, at a guess
    Then somebody says just the one single word
    And out comes the best speech that anyone's heard`,
  lift: `
    So clear me some room, and hold on to your chair
    I'm going to praise, and I'm not going to care

    There's songs about heartbreak, enough and to spare
    And somebody has to put good in the air

    I kept it inside for as long as I could
    It's out now, it's out now, and don't I feel good!

    So bring me a trumpet, a drum, or a spoon
    I'm not very good, but I'm starting in soon`,
  chorus: `
    # I Sing for {x.the}
    I sing for {x.the}, I sing it with pride
    {fact}
    I sing for {x.the}, I've nothing to hide
    It's all of it love, and it won't stay inside

    # Where Would I Be Without {x}
    Where would I be without {x}, where would I be?
    {me.fact}
    Where would I be without {x}? Don't ask me
    It wouldn't be pretty to see

    # Leave Me {x.my}
    Leave me {x.my}, and keep the rest
    {me.fact}
    Leave me {x.my}, that's what I love best
    I looked at the others, I wasn't impressed

    # Don't You Laugh at {x.my}
    Don't you laugh at {x.my}, don't you dare
    {they.fact}
    Don't you laugh at {x.my}, be fair
    There's nothing like that, not anywhere

    # What I'm Singing About
    {thing.fact}
    That's what I'm singing about
    Some people whisper a thing that they love
    I say it right out with a shout

    # How Long Have You Got
    How long have you got? I could talk all day
    {fact}
    How long have you got? There is more to say
    And nobody's going away

    # The Beauty of It
    {they.fact}
    And that is the beauty of it
    Say what you will, and say what you like
    There isn't a thing above it

    # Sing {place} a Song
    Somebody ought to sing {place} a song
    {fact}
    Somebody ought to, and all along
    I thought it was me, and I wasn't wrong

    # Mad about {x.the}
    I'm mad about {x.the}, it's easy to see
    I'm mad about {x.the}, and it's lucky for me
    It's good when I'm up, and it's good when I'm low
    And now the whole room and the neighbors know

    # Three Little Words for {x.the}
    Three little words for {x.the}, and they're true
    Three little words, and I'm saying them, too
    I looked for some longer, I looked for some new
    It's I, and it's love, and the last one is you

    # Three Cheers for {x.the}
    Three cheers for {x.the}, let the bells ring it in
    Three cheers for {x.the}, let the singing begin
    There's one for the first time, and one for today
    And one for tomorrow, it's coming our way

    # Long Live {x.the}
    Long live {x.the}, in the sun and the sleet
    From the first crack of day to the end of the street
    Long live {x.the}, put it up on a sign
    I don't own the world, but this piece of it's mine

    # All for {x.the}
    All for {x.the}, and I want you to know
    All for {x.the}, I'd walk through the snow
    You keep all your silver, your diamonds, your gold
    I've something to love here that doesn't grow old

    # Always {x.the}
    Always {x.the}, and always the same
    I tried something else, and back here I came
    Always {x.the}, and always again
    The love that I feel now is what I felt then

    # {x.my} and Me
    {x.my} and me, and the whole world can wait
    {x.my} and me, be it early or late
    We don't need a lot, just a bit of the sky
    And somebody singing as we go by

    # I'd Never Trade {x.my}
    I'd never trade {x.my} for a house on a hill
    A yacht, or a mention in somebody's will
    I'd never trade {x.my}, not ever, you'll see
    What's good for the world isn't better for me

    # Take Me to {place}
    Take me to {place}, take me there by tonight
    I'd know every corner without any light
    Take me to {place}, and I'll sing all the way
    And when I am there, I will ask to stay

    # Let Me Sing of {x}
    Let me sing of {x}, let me sing it slow
    There's more to {x.them} than the most of us know
    Let me sing of {x}, let me sing it through
    And maybe you'll say that you feel it, too

    # Only a Word
    {x}, it's only a word on a page
    And my heart gets up like a band on a stage
    {x}, it's only a word, but it's got
    A light in the window the others have not

    # Ask Me about {x}
    Ask me about {x}, and I'll tell you all night
    Ask me about {x}, the dark and the light
    I won't say it's simple, I won't say I know
    But ask me about {x}, and off I go

    # What I Know of {x}
    What I know of {x} would fit in a song
    What I know of {x} is not very long
    But it's mine, and it's true, and I learned it by heart
    And singing it out is the easiest part

    # This Is about {x}
    This is about {x}, as plain as can be
    No kings in the story, no ships on the sea
    This is about {x}, and it does me good
    To sing it as loud as I hoped that I could

    # Sing of {x.the}, {call}
    Sing of {x.the}, {call}, sing it with me
    You take the tune, I'll take any old key
    Sing of {x.the}, and whoever goes by
    Will hum it till supper, and wonder why

    # Me and You and {x.the}, {call}
    Me and you and {x.the}, {call}, that's all
    Me and you and {x.the}, be it big, be it small
    There's people with more, and I wish them all well
    But we have a thing that we'd never sell

    # Praise It with Me, {call}
    Praise it with me, {call}, praise it out loud
    Praise it with me, {call}, here to the crowd
    The good things are quiet, they don't make a show
    And somebody ought to let everyone know

    # Do You See It, {call}
    Do you see it, {call}? Look and see
    Stand here, {call}, next to me
    Everyone hurries and passes it by
    We've got a whole minute, you and I`,
  bridge: `
    You get so much trouble, you get so much gray
    You need one good thing that will brighten the day
    It won't stop the trouble, it won't pay the rent
    But I'm glad of each minute with it that I've spent

    When nothing goes right and the world is unkind
    There's one thing that comes like a tune to my mind
    And that's not so little, and that's not so small
    To have something good at the back of it all

    They say not to love what you someday might lose
    As if that were something a person could choose
    I've loved it all through, and I'd love it once more
    I don't know what else any heart would be for

    I wish for you, too, and whoever you are
    That something you love isn't ever too far
    And when they all ask you, now what's it about?
    You open your mouth, and a song comes out`,
}
