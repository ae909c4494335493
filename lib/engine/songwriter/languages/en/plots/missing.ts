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
  meaning: `
    The days have their hours, the same as before
    They come and they go, and they ask nothing more
    But somewhere inside every one that goes through
    There's a place where it stops, and I'm thinking of you

    I see something good and I turn round to say
    Look there, look at that, and you're so far away
    I keep it all for you, I keep it with care
    There's so much of my day that I still want to share

    They tell me it's easier after a while
    I nod, and say thank you, and put on a smile
    But I don't want it easy, I'd rather it's true
    For easy would mean that I'd stop missing you

    It's only a word, and it's only one name
    I say it, and nothing around is the same
    It fills up the quiet, it lights up the air
    It's almost as if you were standing right there`,
  lift: `
    If I could put all of it into a song
    I'd send it right now, and it wouldn't take long

    And no one can see it, it's all kept inside
    Till I start to sing, and it's too big to hide

    I wonder at times if you feel it out there
    A tug on the line, or a thought in the air

    So hold up your phone to the window, and wait
    I just want the sound of your street, of your gate

    It's not that I'm lonely, I've people, I'm fine
    I just pour your cup every time I pour mine

    A thousand-odd miles, and you're here in the chair
    In a manner of speaking, your sweater is there`,
  chorus: `
    # Far from You, {call}
    Far from you, {call}, tonight
    {you.fact}
    No day without you comes out right
    Far from you, {call}, tonight

    # Where You Should Be, {call}
    There's a space, {call}, where you should be
    {fact}
    It goes along, along with me
    There's a space, {call}, where you should be

    # If Wishing Worked, {call}
    If wishing worked, {call}, you'd be near
    {you.fact}
    I'd wish it loud, I'd wish it clear
    If wishing worked, {call}, you'd be here

    # It's You I Miss
    It's you I miss, it's always you
    {fact}
    There's nobody else who will do
    It's you I miss, it's always you

    # So Much to Tell You
    So much to tell you, so much to say
    {me.fact}
    I keep it for you, day by day
    So much to tell you, so much to say

    # When You're Not Here, {call}
    When you're not here, {call}, it shows
    {they.fact}
    Even the quiet somehow knows
    When you're not here, {call}, it shows

    # One Thought for You, {call}
    One thought for you, {call}, just for you
    {fact}
    It knows the way, it will get through
    One thought for you, {call}, just for you

    # Does It Reach You, {call}
    Does it reach you, {call}, this song?
    I've had it in me for so long
    Does it reach you, {call}, where you are?
    It's only small, it's come so far

    # {x.the} without You
    {x.the} without you is not the same
    I catch myself, I say your name
    {x.the} without you, what can I do?
    It isn't right, not without you

    # Not for a Minute
    I don't forget you, not for a minute
    {you.fact}
    There's not a day without you in it
    I don't forget you, not for a minute

    # More Than I Show, {call}
    I miss you, {call}, more than I show
    I miss you more than you could know
    I go along, I do what I do
    And under it all, I'm missing you

    # Half with You
    Half of me's here, half is with you
    I don't know quite which half is true
    Half of me does what I have to do
    Half of me's here, half is with you

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
    If missing were something that I could put by
    I wouldn't, I'd keep it, and I'll tell you why
    As long as I feel it, a part of you's here
    And I'd rather this than have nothing so near

    Maybe there's a day, and I've seen it so clear
    When far is a word that we don't use in here
    And I'll have so much that I wanted to say
    And not say a word, only hold you all day

    I never quite knew that a heart can go on
    With so much of all that it wanted gone
    It beats and it beats, and it does what it's for
    And every beat's like a knock on your door

    I'm not asking much, not the sun, not the sky
    One hour with you, and to let it go by
    As slow as it likes, and with nothing to do
    The world can keep all of the rest, I want you

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
