import type { Plot } from '../../stanzas.ts'

/** What somebody is like, whoever it is. */
export const portrait: Plot = {
  person: 'you',
  open: `
    You (went out|ran out|stepped out) for some bread and came home with a chair
    With three legs, you'd found it, it couldn't stay there
    The man from next door brought a clamp and some glue
    His aunt brought a loaf, so you'd got that done, too

    You (always thank|nod and thank|stop and thank) the machine as it pours out your tea
    You lift up your cup to the crane on Pier Three
    The driver leans out and he opens a flask
    You both drink together, I don't even ask

    I know it's you, {call}, by your (boots|feet|shoes) on the stair
    You jump number seven, it needed repair
    It's mended, you know that, you jump anyhow
    You say it's a habit between you two now`,
  turn: `
    You can't tell a joke, you go back for a part
    You laugh at the end of it right at the start
    There isn't a soul who's heard one to the close
    We laugh till it hurts at the way that it goes

    On hikes you go last, and you say it's your knee
    I've seen you run stairs, it's as good as can be
    There's always a slow one who'd walk there alone
    And that's when it gets you, right down to the bone

    The night my car died you came out in the sleet
    With only a flashlight and something to eat
    You don't know a thing about engines, you sang
    With the hood standing open, the whole highway rang`,
  meaning: `
    I could go looking for something more grand
    A word that is longer, a speech that I planned
    But nothing I know is as good as the true
    And what I have told is exactly like you

    People will tell you that nobody sees
    The small things, the daily, the done by degrees
    I saw, and I kept them, and I would bet
    There's nobody here who is going to forget

    You never once asked to be put in a song
    I wanted to do it, I wanted it long
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
    You're only one person, you'd lose any crowd

    I don't need a reason, I don't need a day
    I wanted to sing it to you anyway

    So let me say this while you're out of the room
    You'd only get restless and reach for a broom

    I tried you in pencil, you moved, and it blurred
    So here you are now in a tune and a word

    You'd wave it away, so I've set it to strings
    You can't interrupt anybody who sings`,
  chorus: `
    # That Is You, {call}
    {you.fact}
    That is you, {call}, that is you
    Sing it low or sing it high
    It is you, and it is true

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

    # One and Only {call}
    The one and only {call}, sing it loud
    {fact}
    The one and only {call}, and I'm proud
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
    This is a song for {call}, and it's true
    {me.fact}
    This is a song for {call}, for you
    I'd sing it the whole night through

    # Hey, {call}
    Hey, {call}, hey, {call}, do you hear
    The whole of your story, sung into your ear?
    Hey, {call}, hey, {call}, it's for you
    And everything in it is true

    # That's So You, {call}
    That's so you, {call}, with your coat buttoned wrong
    And four brand new words in the words of the song
    That's so you, {call}, with a leaf in your hair
    There's no one who'd wear it with nearly that air

    # A Little More {name}
    A little more {name}, and we'd get through the week
    Like salt in the water, like sun on the cheek
    A little more {name}, by the cup, by the can
    They ought to deliver you round in a van

    # You {you.do}
    You {you.do}, let it never be less
    Whatever they tell you, I'm telling you yes
    You {you.do}, and it makes my whole day
    Like finding a ten in a coat put away

    # I'd Know That Laugh
    I'd know that laugh through a door or a wall
    It starts in the cellar and comes up the hall
    I'd know that laugh with the sound off, by sight
    It shakes the whole bench and puts pigeons to flight

    # Save Me a Seat by You
    Save me a seat by you, put down your coat
    On trains, and at weddings, on any old boat
    Save me a seat by you, right by your chair
    The show could be awful, I wouldn't much care`,
  bridge: `
    You'll say it was nothing, you'll say, let it be
    It may have been nothing to you, not to me
    I'd like you to hear it, and know it by heart
    There isn't a nothing in any one part

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
    I wish you could meet them, I wish you, one day

    I bet you were you by the time you were three
    With one yellow boot, up some neighbor's best tree
    You talked to the mailman, you asked him his name
    And the kid who came last, you let win every game

    You told me you'd love to be smooth, like that set
    Who glide through a room like a swan or a jet
    I've sat with the smooth ones, they're nice, they don't spill
    They're home by nine-thirty, and we're out here still

    If we drew the town by the tracks that you make
    There'd be one long loop for the swans at the lake
    A star at each doorway, and one giant scrawl
    At mine, where you tell me you can't stay at all`,
}
