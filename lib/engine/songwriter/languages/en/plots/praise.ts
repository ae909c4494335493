import type { Plot } from '../../stanzas.ts'

/** An ode to a thing, a place or an idea, named with an article, without one, or as one's own. */
export const praise: Plot = {
  person: 'me',
  open: `
    (We went|It went|They went) round the table, one thing you would save
    If all of the rest were washed off by a wave
    One picked the good skillet, and one picked the bed
    I told them, {x.the}, and I went very red

    I went out for (lightbulbs|aspirin|batteries), I stood at the light
    It changed, and it changed, and it got to be night
    I'd thought of {x.the}, and I stood there and beamed
    The store is much farther away than it seemed

    Some people want diamonds, and some to be tall
    Some want a staircase (that curves|that sweeps|that winds) through a hall
    Give {x} to me, and I'll ask for no more
    I'll sit with my back to the jewelry store

    They gave us all (badges|stickers|name tags) to pin on our coat
    With ask me about, and a line, and I wrote
    Just {x}, in big letters, in green and in red
    And somebody asked me, and here's what I said

    A man on the (train|plane|bus) showed his kids in a row
    His boat, and his lawn, and a dog made of snow
    I showed him {x.my}, and he whistled, he did
    He took off his hat, and he looked like a kid

    I'd lend you my (bike|tent|coat), and I'd lend you my bed
    The last of the jam and the heel of the bread
    But ask for {x.my}, and I can't seem to hear
    I'm checking the sky, and it may rain this year

    They asked for a (story|speech|few words), my hand hit the lamp
    I'd practiced all week on the cows, in the damp
    I've waited all evening, I'm up, here I go
    They're stacking the chairs in the very last row`,
  turn: `
    I gave up {x.the} for a week, as a test
    On Monday I whistled, on Tuesday got dressed
    On Wednesday they found me in talks with the stove
    On Thursday I drove, I just drove and I drove

    The park has a statue, some general or king
    With birds on his hat and his hand on a thing
    No plaque to {x.the} in the whole of the place
    I'd put up a small one, I've picked out the space

    The big dictionary gave {x} four lines
    A noun, and some grammar, a set of small signs
    I turned the page over to look for the rest
    The joy wasn't in there, they'd all done their best

    A kid asked about {x}, I started out grand
    With dates, and with arrows I drew with my hand
    Then I stopped, and I told it the way that I feel
    And the kid put the sandwich down, right in mid-meal

    They offered me cash for {x.my}, a thick wad
    I thought of the roof, and I started to nod
    I wrote a long list, all the yes and the no
    And then I was rude, and I asked them to go

    The winter I couldn't get up off the floor
    I had just {x.my} and a crack in the door
    I won't say I'm saved now, I don't like a fuss
    But Monday I stood up and ran for the bus

    My friends have a signal, they tap on the nose
    It means that I've started, it means, there it goes
    They've heard it by now, and they still pour me wine
    One called me last night, and the first words were mine`,
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
    I'm not very good, but I'm starting in soon

    The poets did roses, they did the whole bunch
    So somebody had to do this, before lunch

    I can't carry tunes, but I've got this one tight
    So somebody hold me my coat and the light`,
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
    I'm mad about {x}, and it's easy to see
    I'd tell you the reasons, and you'd have to agree
    I'm mad about {x}, from the first to the last
    It started off slow, and it's growing so fast

    # Three Little Words for {x.my}
    I've three little words for {x.my}
    I never have said them, I've been too shy
    Three little words, and easy to do
    There's I, and there's love, and the last one is you

    # Three Cheers for {x.the}
    Three cheers for {x.the}, let the church bells go wild
    I haven't felt like this since I was a child
    Three cheers for {x.the}, and a fourth for good luck
    And a window thrown open that always had stuck

    # Long Live {x.the}
    Long live {x.the}, in the sun and the sleet
    From the first crack of day to the end of the street
    Long live {x.the}, put it up on a sign
    I don't own the world, but this piece of it's mine

    # All for {x}
    All for {x}, I would walk in my socks through the snow
    I'd shout from a rooftop and let the world know
    All for {x}, I would sell off my suit and my chair
    And sing in the station with nothing to wear

    # Nothing but {x}
    Nothing but {x}, from my socks to my hat
    I tried something else once, and that just fell flat
    Nothing but {x}, you can write on my stone
    I had what I loved, and I wasn't alone

    # {x.my} and Me
    {x.my} and me, and a mile and a half
    Of nothing to do but to hum and to laugh
    {x.my} and me, when the rest are in bed
    With one yellow lamp on, and nothing unsaid

    # I'd Never Trade {x.my}
    I'd never trade {x.my} for a house on a hill
    A yacht, or a mention in somebody's will
    I'd never trade {x.my} for a boat with a band
    Go bid on the moon, I am folding my hand

    # Take Me to {place}
    Take me to {place}, past the bend by the mill
    Where you see the whole town from the top of the hill
    Take me to {place}, and I'll be there by nine
    With my hand on the railing as if it were mine`,
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
    You open your mouth, and a song comes out

    I might have gone past it, and let it go by
    With one arm in my coat and some dust in my eye
    One minute, one cough, and I'd never have known
    And I'd have been fine, as a stone is, a stone

    They say it's a phase, and I'll grow out of this
    I've had it through measles, two jobs, a first kiss
    I had it in school, and I'll have it, I bet
    When they ask me the year and I've had to forget

    And when I am gone and they sort through my things
    The teapots, the postcards, the bundles of strings
    I hope someone small finds what I did, and stays
    And misses the last bus for two or three days

    Suppose that {x.the} could hear all of these rhymes
    I'd pull up my collar eleven-odd times
    I'd mumble, it's nothing, I'd study the mat
    And then, I suppose, sing the whole of it, flat`,
}
