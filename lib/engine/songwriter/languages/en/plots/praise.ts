import type { Plot } from '../../stanzas.ts'

/** An ode to a thing, a place or an idea, named with an article, without one, or as one's own. */
export const praise: Plot = {
  person: 'me',
  open: `
    (Some people|Some of us|Others) want diamonds, and some to be tall
    Some want a castle, a crown, and a hall
    Give {x} to me, and I'll ask for no more
    I'm richer than anyone was before

    I (stop|stand still|slow down) for {x.the} as I did the first day
    I've places to be, and I'm still on my way
    But five minutes longer won't hurt, I suppose
    I breathe it all in, from my head to my toes

    (A good day|A bad day|A long day), and then there {x.is} {x.my}, right there
    And all of the rest is as light as the air
    I look, and I look, and I can't help but smile
    I'd planned to get on, but I'll stay for a while

    If (somebody|anyone|someone) asks what I'd keep of it all
    The big and the bright things, the cozy and small
    I don't have to think, and I don't need a list
    I'd say it's {x.the}, that's what I would have missed

    I (think about|dream about|whistle of) {x} on the way to the door
    I did it last evening, I'll do it once more
    It hums in my head like a tune that I know
    And quietly follows wherever I go

    (You ask me|They ask me|They want to know) why {x}, and I can't quite explain
    It's like saying why there is sun after rain
    You look, and you know it, you feel it right through
    I hope there is something that gets you so, too

    I'd lend you my (hat|tent|gloves), and I'd lend you my bed
    The last of the butter, the last of the bread
    But ask for {x.my}, and I can't seem to hear
    There's some things you share, and there's some you keep near`,
  turn: `
    I went without {x.the}, I tried, for a while
    I noticed the day had mislaid its smile
    I'd never have guessed, without {x.them} around
    How much of my gladness was in what I'd found

    There's books about {x}, with a chart and a date
    They've got it all right, and they've got it all straight
    But none of them say how it feels to be near
    For that you need somebody singing it here

    They've offered me better, they've offered me new
    I thanked them politely, I heard them all through
    And then I went home to {x.my}, with a grin
    If they asked me to swap, I'd not know to begin

    I'm not always cheerful, I'm not always strong
    There's days when just everything seems to go wrong
    But then there's {x.the}, and I look, and I see
    That something is still as it ought to be

    I've told you of {x} for so long, you may find
    A bit of it's gone and got into your mind
    You'll walk down the street, and you'll stop, and you'll see
    And then you'll be singing it, same as me

    I used to want more, and I used to want all
    The things in the window, the names on the wall
    I still have a look, as I go on my way
    But {x}, I have found, is what brightens my day`,
  meaning: `
    Some people love many things, some people none
    And I love a few, but there's always the one
    It doesn't need reasons, it isn't a test
    You know what you love, and you don't need the rest

    They ask me, what for? And I haven't a clue
    I start to explain, and I'm never quite through
    You love what you love, and it isn't for show
    And when it's not there, you're the first one to know

    A thing may look simple, as plain as the day
    And no one turns round for it, so you might say
    But look a bit longer, and come a bit near
    And there's something wonderful, right about here

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

    # Mad about {x}
    I'm mad about {x}, it's easy to see
    I'm mad about {x}, and it's lucky for me
    It's there when I'm up, and it's there when I'm low
    And now the whole room and the neighbors know

    # Three Little Words for {x.my}
    I've three little words for {x.my}
    I never have said them, I've been too shy
    Three little words, and easy to do
    There's I, and there's love, and the last one is you

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

    # All for {x}
    All for {x}, and I want you to know
    All for {x}, I'd walk through the snow
    You keep all your silver, your diamonds, your gold
    I've something to love here that doesn't grow old

    # Nothing but {x}
    Nothing but {x}, and nothing but good
    I tried something else once, as everyone should
    Nothing but {x}, and I'm back here again
    I love it right now, and I loved it back then

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
    There's more to be told than the most of us know
    Let me sing of {x}, let me sing it through
    And maybe you'll say that you feel it, too

    # This Is about {x}
    This is about {x}, as plain as can be
    This is about {x}, and it's also of me
    Some people would whisper, and some never would
    I sing it right out, and it does me good

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
    There's one thing that's easily brought to my mind
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
