import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    I keep the (old|small|blue) clock in the kitchen ahead
    It says you're just up when I'm going to bed
    I put out the light as you're starting your toast
    And that's the odd minute I miss you the most

    On (Sunday|Monday|Friday) the screen froze with half of your face
    One eye, half a grin, and a lamp at your place
    I could have hung up, but I propped up the screen
    And ate my spaghetti with half of you, green

    They've painted the bridge and it's (orange|purple|bright pink), you'd scream
    The bakery's sold to a volleyball team
    I said to you, look at that, right there, out loud
    And six people turned to me out of the crowd

    You'd knock on my (window|wall|ceiling) with the back of a spoon
    Two knocks for good night, three for come see the moon
    I knocked on it Friday, I couldn't say why
    The new people knocked back, and I started to cry

    The weather for {place} comes on (around|just after|each evening at) six
    There's wind from the river, a wintry mix
    I say to the screen, put your gloves on, it's cold
    And you'd never wear them, you'd never be told`,
  turn: `
    Your package came Monday in paper and string
    With crackers and socks and a duck on a spring
    It smelled like your house when I lifted the lid
    I shut it to keep some in there, and it did

    You left me your cactus and said it was tough
    I've talked to it daily, I hope that's enough
    This morning it opened a flower, bright red
    I sent you nine pictures, you'd gone off to bed

    I still buy that jam, with the bits and the peel
    I don't even like it, it's part of the deal
    There's nine in the cupboard, they shine in a row
    Like lamps on a landing for someone we know

    They ask how you're doing, I tell them you're great
    You've got a good chair and a view of the park
    I don't say you called just to hear me wash up
    And neither one spoke, and we let it get dark`,
  lift: `
    So hold up your phone to the window, and wait
    I just want the sound of your street, of your gate

    It's not that I'm lonely, I've people, I'm fine
    I just pour your cup every time I pour mine

    A thousand-odd miles, and you're here in the chair
    In a manner of speaking, your sweater is there`,
  chorus: `
    # Come Home Soon, {call}
    Come home soon, {call}, there's a key by the pot
    The stairs haven't changed and the pipes run too hot
    Come home soon, {call}, come as late as you please
    I'd know you a mile off by the sound of your keys

    # Miles and Miles
    It's miles and miles, I have looked on the map
    It's only the width of a thumb, that gap
    It's miles and miles, and I'd walk it, I would
    If the sea would lie down in the road as it should

    # Tell Me Everything
    Tell me everything, start with the weather, the bread
    Tell me who's on your bus, and what the man said
    Tell me everything, take the whole hour, go slow
    The dull parts are all that I want to know

    # I Miss You, {call}
    I miss you, {call}, it's a full-time trade
    I start before breakfast, I'm not even paid
    I miss you, {call}, and {x.the} might too
    We both look a bit out of work without you

    # Any Day Now
    Any day now, there'll be wheels on the stone
    A bag in the hall, and I won't be alone
    Any day now, you'll be hating my tea
    With your boots on the rung and your chin on your knee`,
  bridge: `
    And what if you love it and never come back?
    I'd hate it a month, then I'd sit down and pack
    I'd learn the new bus lines, I'd turn up at two
    You'd show me your window, and I'd like the view

    We hardly once called when you lived up the street
    I'd see you on Thursdays, we'd nod when we'd meet
    It took half a map and a telephone bill
    To tell you the things I'd be sitting on still

    I've pictured the gate and it goes the same way
    A stranger, a stranger, then you, and I'll say
    The speech that I've worked on, I've worked on it hard
    And then I'll just bark like a dog in a yard

    I still do the crossword out loud, leave a space
    For you to guess wrong in your usual place
    I say, that's not seven, it doesn't fit in
    And somewhere out there you are starting to grin`,
}
