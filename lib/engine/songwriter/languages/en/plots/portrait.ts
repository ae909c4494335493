import type { Plot } from '../../stanzas.ts'

/** What somebody is like, whoever it is. */
export const portrait: Plot = {
  person: 'you',
  open: `
    I know it's you, {call}, by your (step|voice|knock) at the door
    I've heard it a hundred times, easily more
    You come in, and all of a sudden it's bright
    As if someone had gone and put on the light

    (Somebody|A stranger|Someone new) asked me about you today
    I opened my mouth, and had so much to say
    I told them your name, and I felt myself grin
    There's so much to you, and where would I begin?

    I look for you first when the (room|place|house) is packed tight
    I find you at once, and then I'm all right
    You look up and see me, you give me a sign
    And then the whole evening is going just fine

    I'd (know|pick|hear) your laugh anywhere, morning or night
    It starts with a breath, and it ends up in flight
    It goes round the table, it catches us all
    And stays for a while when you're off down the hall

    (You don't even know|You wouldn't believe|You may never know) how you brighten a day
    By just being in it, in just your own way
    You ask how I am, and you stop till you've heard
    And I feel much better for hardly a word`,
  turn: `
    I've known you with flu, and I've known you with crumbs
    I've known you on days when nobody else comes
    In best shoes or slippers, in sun or in snow
    And you are still someone I'm lucky to know

    You think that it's nothing, the good that you do
    A word, or a hand, or a look that gets through
    But people go home with it, people go far
    And carry a little of just who you are

    There's days when it's heavy, there's days I lie low
    You look at me once, and you already know
    You don't say a lot, and you don't need to try
    You stay where you are till the bad has gone by

    We change, and the years change us, day after day
    And some of what was has been carried away
    But you are so you, from your head to your feet
    The most like yourself of all people I meet

    I don't often say it, but who does? It's true
    We talk of the weather, and what's next to do
    And all of the time there's a thing in between
    I'm glad that I know you, is all that I mean`,
  meaning: `
    They cast men in bronze for a war that was won
    And name streets for others, and stand them in sun
    But no one has built you a thing on a square
    So I've built you this, and it's made out of air

    You may think that nobody noticed or knew
    The little things, daily things, all that you do
    But someone was watching, and wrote them all down
    And sings them right now to the half of the town

    You never once asked to be put in a song
    You'd say that I've got all the best of it wrong
    So stay where you are, and don't say it's too much
    It's only what happened, with hardly a touch

    If somebody asked me to say who you are
    I wouldn't need books and I wouldn't go far
    I'd tell them one thing, and then one thing more
    And they'd know it was you when you walked through the door`,
  lift: `
    So listen, so listen, I'm saying it now
    I've wanted to tell you, I never knew how

    And this is the part where I'm saying it loud
    I'd say it to you, and I'd say it to a crowd

    I don't need a reason, I don't need a day
    I wanted to sing it to you anyway

    You'd wave it away, so I've set it to strings
    You can't interrupt anybody who sings`,
  chorus: `
    # That Is You, {call}
    {you.fact}
    That is you, {call}, that is you
    I'd hear it at sea, and I'd still know who
    That is you, {call}, that is you

    # Here's to You, {call}
    Here's to you, {call}, here's to you
    {fact}
    I wouldn't change it, I wouldn't undo
    A minute of that, or a minute of you

    # Only You, {call}
    Only you, {call}, only you
    {you.fact}
    Nobody does it the way that you do
    Only you, {call}, only you

    # One and Only {name}
    The one and only {name}, sing it loud
    {fact}
    The one and only {name}, and I'm proud
    I'd pick you out of any crowd

    # Who Else But {call}
    Who else but {call}? It's easy to see
    {you.fact}
    Who else but {call}? Who else could it be?
    And there's nobody like you to me

    # You {you.do}
    You {you.do}, and don't ever stop
    Whatever they say, from the floor to the top
    You {you.do}, and I'm singing it through
    It wouldn't be {call}, it wouldn't be you

    # A Song for {call}
    This is a song for {call}, it's new
    {me.fact}
    I measured and stitched it, the whole night through
    And nobody else can wear it but you

    # Hey, {call}
    Hey, {call}, hey, {call}, do you hear?
    There's somebody singing you, loud in your ear
    Hey, {call}, hey, {call}, it's for you
    And every last word of it's true

    # That's So You, {call}
    That's so you, {call}, don't change a thing
    You're more than the half of the reason I sing
    That's so you, {call}, just as you are
    And I like you that way the best by far

    # A Little More {name}
    A little more {name}, and we'd get through the week
    A little more {name}, when the days look bleak
    A little more {name}, it would do us all good
    I'd share you around with the world if I could

    # I'd Know That Laugh
    I'd know that laugh through a door or a wall
    I'd know that laugh from the end of the hall
    I'd know that laugh, and I'd follow the sound
    It's good when you're laughing, it's good you're around

    # Save Me a Seat by You
    Save me a seat by you, right by your chair
    I don't mind what's on, and I don't mind where
    Save me a seat by you, wherever you go
    There's nobody else I would rather know

    # There's Only One {name}
    There's only one {name}, there's only one you
    You could look the world over, and look it all through
    There's only one {name}, and look, you are here
    And I'm singing it loud for the whole room to hear

    # When You Walk In, {call}
    When you walk in, {call}, when you walk in
    The best of the evening can really begin
    When you walk in, {call}, you bring the light
    And all of a sudden the room feels right

    # Stay Just You, {call}
    Stay just you, {call}, stay just you
    Whatever the rest of the world may do
    Stay just you, {call}, and I'll be here
    To sing you this song every day of the year

    # This Song Is Yours, {call}
    This song is yours, {call}, all the way through
    I looked for the words, and they're all about you
    This song is yours, {call}, so keep it, and then
    Whenever you like, I will sing it again

    # Made Like You
    Nobody else was made like you
    Nobody looks at the world like you do
    Nobody else was made like you
    And somebody ought to have told you, too`,
  bridge: `
    You'll say it was nothing, you'll say, let it be
    It may have been nothing to you, not to me
    I'd like you to hear it, and know it by heart
    Your nothing was somebody's very best part

    There may be a day when you need to be told
    So keep it, and sing it, it doesn't grow old
    And when you forget who you are, or you're blue
    Here's somebody singing the truth about you

    And that's not the end, there is more, there's a lot
    I'm not even close to the half that I've got
    I'd need the whole evening, I'd need the whole year
    For now, it's enough that you're you, and you're here

    So take it or leave it, but this much is so
    I'd sing it to strangers, I'd let them all know
    And if they should ask me, who's that? I would say
    Just someone I hope you will meet one fine day`,
}
