import type { Plot } from '../../stanzas.ts'

/** Of something that the singer does or did, in earnest. */
export const deed: Plot = {
  person: 'me',
  open: `
    I {did}, and (the street|the town|the world) was the same the next day
    The light came up slowly, the night went away
    And no one could see it, in what I had on
    That something began there, and something was gone

    It's {doing}, I (said to|told|say to) the mirror one night
    My hand on the switch, by the bathroom light
    It sounded so strange there, it sounded so true
    And now I am singing it out to you

    I (lay there|sat up|was up) thinking of {doing} till three
    The clock and the ceiling, the darkness and me
    It's funny how something can run round your head
    And won't let you be till it's sung or it's said

    I'd (heard|thought|read) about {doing}, I thought I'd know how
    You think that you know, and you're standing there now
    And all of the things that they told you are gone
    There's you, and your heart, and it just goes on

    If (anyone|somebody|someone) asks about {doing}, I'll say
    It's not what you'd think, and it's not every day
    There's some of it hard, and there's some that is sweet
    And all through the middle your heart skips a beat`,
  turn: `
    I {did}, and I looked at myself in the glass
    I thought there'd be something, and thought it would pass
    The same pair of eyes there, the same kind of face
    But something behind them had found its place

    There were days I had doubts, there were nights I had more
    I've stood with my hand on the knob of the door
    You breathe, and you listen, and then you go through
    And nobody else there can do it for you

    And {doing} has taught me a thing on the way
    You won't see it all, and not on the first day
    You look back, and far down the road you will see
    Somebody waving, and that one was me

    I told a few people, and some of them smiled
    And some said, good heavens, and some said, that's wild
    And one only looked at me, saying, I know
    I think of that often, wherever I go

    The days have gone by, and it's still in my mind
    There's things that you never leave fully behind
    Oh, {doing}, it stays with you, far off and near
    It's part of the person who's standing here`,
  meaning: `
    It doesn't come marked on the calendar page
    There's no man in velvet to lead you on stage
    You put on your shoes, and you go out to get
    Some milk, and the day isn't done with you yet

    I thought I'd turn into a whole other me
    Somebody as calm and as wise as can be
    But I'm just the same one, with the same crooked toe
    And only one more thing I happen to know

    A part of me said, you had better sit still
    A part of me said, if you don't, then who will?
    They talked until morning, the bold and the shy
    And then I got up, and I couldn't say why

    You can't do it over, you can't do it twice
    You can't have it back for a different price
    It came to me once, and I said, very well
    And that's how you get to have something to tell

    I don't ask for trumpets, I don't ask for praise
    It's part of my life now, it's part of my days
    I only would like someone else to have known
    It's hard to hold all of a thing on your own`,
  lift: `
    So here comes the part that I practiced alone
    At night, to the mirror, and into the phone

    My heart's at the gate, and it wants to get through
    It's got this to say, and it says it to you

    It's one thing to think it, another to say
    So let me just say it, and not look away

    You might have heard something, you might have heard wrong
    You'd best have it straight from myself, in a song

    So breathe to the bottom, and count up to four
    And open your mouth, and then open the door`,
  chorus: `
    # {doing} and Me
    It's {doing}, it's {doing} and me
    {me.fact}
    There's a whole life in it, come and see
    It's {doing}, it's {doing} and me

    # Take It from Me
    Take it from me, I'm telling you true
    {doing} is a thing you can't know till you do
    Take it from me, I hadn't a clue
    I've got one now, or it may be two

    # Mine to Tell
    It's mine to tell, so I'll tell it right
    {me.fact}
    It's mine to tell, by day or night
    I've got it here in black and white

    # For the Record
    For the record, clear and loud
    {fact}
    For the record, before a crowd
    That's my story, and I'm allowed

    # Let Me Tell You, {call}
    Let me tell you, {call}, hear me through
    {me.fact}
    Let me tell you, {call}, and it's true
    I'd tell nobody sooner than you

    # You're in It, {call}
    You're in it, {call}, as well as me
    {you.fact}
    You're in it, {call}, plain to see
    In every word and every key

    # Ask Me How, {call}
    Ask me how, {call}, ask me when
    {fact}
    I told it to strangers in line, and then
    I told it, {call}, to them again

    # Believe It, {call}
    Believe it, {call}, or believe it not
    {fact}
    Believe it, {call}, it's all I've got
    I'm adding nothing to it, not a jot

    # Not Just Me
    Not just me, it's never just one
    {they.fact}
    Not just me, and before I'm done
    I'll name the rest of them, one by one

    # One Step and One More
    One step and one more, it's all that I had
    Some of them good ones, and some of them bad
    One step and one more, with my hand on the wall
    And look where they took me, the big and the small

    # Look, I'm {doing}
    Look, I'm {doing}, look here, it's me
    I'm as surprised as a person can be
    Look, I'm {doing}, with eyes open wide
    And all kinds of feelings are singing inside

    # I {did}
    I {did}, and I'm here to say
    I {did}, and I think of it every day
    You can write it up big, you can write it up small
    I {did}, and I lived through it all

    # There's Nothing Like {doing}
    There's nothing like {doing}, whatever they say
    There's nothing like {doing} to alter your day
    I couldn't have guessed it, I couldn't have known
    There's some things you only find out on your own

    # Put It Down to {doing}
    Put it down to {doing}, if I don't hear you call
    Put it down to {doing}, if I stare at the wall
    With my thoughts far away, and a look on my face
    Put it down to {doing}, it takes up the space

    # I Surprised Myself
    I surprised myself, and it's funny but true
    You think that you know all the things that you'd do
    I surprised myself, and it goes to show
    There's more in a person than people know

    # Oh, {doing}
    Oh, {doing}, it's all I can say
    Oh, {doing}, by night and by day
    I tried to explain it, and what could I do?
    It had to be sung, so I'm singing to you

    # Listen Here, {call}
    Listen here, {call}, come sit on the stair
    I've something to tell you, I hardly dare
    Listen here, {call}, I'm saying it low
    There's nobody else that I'd rather let know

    # Now You Know, {call}
    Now you know, {call}, now you know
    I wanted to tell it you long ago
    Now you know, {call}, it's out, it's said
    It was going around and around in my head

    # Guess What, {call}
    Guess what, {call}, I've a thing to tell
    I held it in like a hiccup, and, well
    Guess what, {call}, it's coming out now
    So hold on to something, a chair or a cow

    # Hold My Hand, {call}
    Hold my hand, {call}, hold it tight
    I'm telling it now, and I'll tell it right
    Hold my hand, {call}, and hear what I say
    It's easier told in a song, this way`,
  bridge: `
    And if I could go to the me of before
    I'd see myself standing in front of that door
    I'd say, it's all right, you won't know till you do
    I'd say, I am waiting, come over, come through

    I don't know what's coming, I don't know what's next
    It isn't all written, there isn't a text
    But this much is mine, and it came through my hands
    And this much I'm keeping, however it lands

    The days go along, and they all look the same
    Then one of them turns, and it calls you by name
    I turned when it called me, I didn't know why
    I'd rather have answered than let it go by

    And you have one, too, there is no one with none
    A thing that you're meaning to do, or have done
    It sits in your coat like a ticket, a key
    So use it some morning, and sing it to me`,
}
