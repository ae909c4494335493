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
  lift: `
    So bring me a trumpet, a drum, or a spoon
    I'm not very good, but I'm starting in soon

    The poets did roses, they did the whole bunch
    So somebody had to do this, before lunch

    I can't carry tunes, but I've got this one tight
    So somebody hold me my coat and the light`,
  chorus: `
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
