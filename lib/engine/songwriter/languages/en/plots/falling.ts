import type { Plot } from '../../stanzas.ts'

export const falling: Plot = {
  person: 'you',
  open: `
    My phone's on the (table|pillow|counter), I won't even look
    I've read the same page of the very same book
    It buzzes, I jump, and it's no one, not you
    I turn it face down, and I turn it back, too

    You said (hello|good morning|hi there) to me, and I said it back
    Then all of my thinking went right off the track
    I thought of a hundred good things I could say
    The minute you'd smiled and had gone on your way

    I know when you're (coming|near me|close by), I don't have to see
    There's something that stands up and listens in me
    I try to look busy, I try to look cool
    I'm red to the ears, and I feel like a fool

    I say your name (softly|slowly|over) when no one's about
    I like how it feels when I'm letting it out
    It's only a word, it's been said down the years
    And now it's the best one that's been in my ears

    It's late, and I'm (lying|staring|smiling) here, still wide awake
    I play back each look and the turn it might take
    You said, see you soon, and I've thought till it's light
    Of how soon is soon, and if soon is tonight`,
  turn: `
    I'd walk you back home by the longest of ways
    I'd make one small evening go on for three days
    And then at your door, when there's nowhere to go
    I'd think of one more thing you needed to know

    My friends have all noticed, they ask, are you well?
    I lose all my keys, and I don't hear the bell
    They tell me, you're glowing, and who could it be?
    I say, it's the weather, and they look at me

    You brushed by my arm, it was only a touch
    A second, a sleeve, and it wasn't that much
    I felt it at noon, and I'm feeling it still
    And I haven't come down, and I don't think I will

    I've written a message, I've wiped it again
    I started at seven, I'm still there at ten
    How can it be hard when it's only hello?
    My thumb's on the button, now breathe, let it go

    I think about {x.the}, and what do I find?
    In less than a minute it's you on my mind
    It's like that with music, the stars, and the rain
    I start out with them, and I'm with you again`,
  meaning: `
    I try to be sensible, try to be smart
    I sit down and talk to my own foolish heart
    It hears me, it nods, and then what does it say?
    The very same name that it said yesterday

    The days used to come, and the days used to go
    They've all got you in them now, fast ones and slow
    I look for you first, and I look for you last
    And if you are near me, they all go too fast

    Maybe you've noticed, and maybe you've not
    I'm trying to be cool, and I'm failing a lot
    I've answers all ready for things you might say
    And each of them, somehow, comes out the wrong way

    I don't know the ending, I don't know the plot
    I know the beginning, and that's quite a lot
    I looked up, and there you were, same as before
    And nothing is quite what it was anymore`,
  lift: `
    So here is my secret, it's hardly well hid
    I thought I could keep it, I don't think I did

    My heart's getting louder, I can't hear a thing
    So all I can do is to stand here and sing

    I'm counting to three, and I'm trying to be brave
    I've run out of all the excuses I gave

    I'm fine till I hear you come in through the door
    And then I've got elbows I hadn't before

    You're coming this way, and I've practiced hello
    And what I come out with is, yes, I mean no`,
  chorus: `
    # Head over Heart
    Head over heart, {call}, head over heart
    {you.fact}
    I was all right till it had to start
    Head over heart, {call}, head over heart

    # My Heart Ran Ahead
    My heart ran ahead, {call}, left me behind
    {fact}
    It's up at your window, and knocks at the blind
    My heart ran ahead, {call}, left me behind

    # I Can't Look Away
    I can't look away, {call}, what can I do?
    {you.fact}
    I can't look away, and I don't want to
    There's so much to see, and it's all of it you

    # Does It Show, {call}?
    Does it show, {call}? Does it show?
    {me.fact}
    I'd rather you knew it, and so
    I'm asking you, {call}, does it show?

    # That's All I Do
    I think about you, and that's all I do
    {fact}
    I get up and think, and I think about you
    I get nothing done, and I'm happy to

    # And Then There Was You
    I was doing fine, and then there was you
    {you.fact}
    It all had a place, and then there was you
    And now I know less than I ever knew

    # Everything Says Your Name
    Everything says your name, {call}, your name
    {they.fact}
    The kettle, the tires, and the rain on the frame
    Everything says your name, {call}, your name

    # What Did You Do, {call}?
    What did you do, {call}? What did you do?
    I'm light as a feather, and blown about, too
    What did you do, {call}? Do it some more
    I'm someone I don't think I was before

    # Falling Is Easy, {call}
    Falling is easy, {call}, falling is fast
    {fact}
    Falling is easy, I'm falling at last
    The floor and the ceiling are both going past

    # You and {x.the}
    You and {x.the}, {call}, go round in my head
    {fact}
    You and {x.the}, when I lie in my bed
    I ought to be sleeping, I'm singing instead

    # It's a Good Kind of Fall
    It's a good kind of fall, {call}, it's a good kind of fall
    {you.fact}
    I look for the bottom, there's no end at all
    It's a good kind of fall, {call}, it's a good kind of fall

    # Up in the Air, {call}
    I'm up in the air, {call}, I'm up in the air
    I look for the ground, and it isn't there
    I'm up in the air, and I'd rather not land
    Unless it's with you, with your hand in my hand

    # First It's a Little
    First it's a little, and then it's a lot
    Then it is all of the thoughts that I've got
    First it's a look, and then it's a fall
    Then it's a wonder I stand up at all

    # You Caught Me Smiling
    You caught me smiling, what can I say?
    I do it a hundred times a day
    You caught me smiling, and now you know
    I've tried to stop, but it just won't go

    # Butterflies, {call}
    Butterflies, {call}, butterflies
    They start when I look into your eyes
    I count to ten, and I act all wise
    Butterflies, {call}, butterflies

    # Stay a Little, {call}
    Stay a little, {call}, don't go yet
    My heart is as loud as it can get
    Stay a little, {call}, one song more
    I never felt like this before

    # I Want to Tell You
    I want to tell you, I don't know how
    I nearly did, and I'll try it now
    I want to tell you, and here's the start
    It's you who's knocking at my heart`,
  bridge: `
    And what if you don't? Then you don't, and that's fair
    I still will be glad there's a you, and you're there
    But what if you do? I get dizzy, and then
    I go to the start, and I think it again

    It's scary to say it, it's scary to fall
    It's handing you something, and hoping, that's all
    My heart isn't heavy, it isn't so grand
    But be a bit careful, it's there in your hand

    I don't need forever, I don't need a vow
    I'd just like a little bit more of it now
    An hour and a smile, and a hello or two
    And all of the rest I can leave up to you

    I wouldn't go back to before, if I could
    It was quiet back there, it was all very good
    But somebody opened a window in me
    And there's so much more of the sky now to see

    I've been here before, and I made up some rules
    Don't call first, don't hope, don't be one of those fools
    I had them by heart, they were wise, they were true
    And each of them left when I looked up at you`,
}
