import type { Plot } from '../../stanzas.ts'

export const falling: Plot = {
  person: 'you',
  open: `
    You asked for the (time|date|way) and I gave you my name
    You said it was lovely, and asked just the same
    I've gone over that for a week in my head
    And thought up a hundred things I might have said

    You said you liked stripes, it was (Monday|last month|at lunch), in the line
    I've bought seven shirts since, I'm doing just fine
    You looked me all over, I started to beam
    And you asked me the name of my volleyball team

    My phone's on the (table|pillow|counter), I won't even look
    I've read the same page of the very same book
    It buzzed and I leapt up and banged my left knee
    It was only the dentist, reminding me

    You waved (from the corner|from over the road|across the whole street) as if landing a plane
    With two bags of groceries, out in the rain
    I turned to see who it was meant for, and then
    You pointed at me, and you waved it again

    I know that you (hum|sing|swear) when you can't find your keys
    I know the whole windup that comes with your sneeze
    I know you take sugar, I know it is three
    And I don't know a thing of what you know of me`,
  turn: `
    You walked me back home, so then I walked you
    And you walked me back, and we laughed the way through
    It went on until there was bread on the air
    And we ate the first roll of the day on your stair

    You gave back my coat with a scarf down the sleeve
    I've worked through the reasons a person might leave
    A scarf in a sleeve, and I've come up with two
    And one of them's nothing, and one of them's you

    I've watered the plastic fern, salted my tea
    I went to the bus with the wrong front door key
    My friends run a pool on when I'll tell you so
    And Thursday is closed, and there's Friday to go

    The bus took a corner and tipped you my way
    It straightened right out, and you seemed set to stay
    We rode to the depot, they turned out the light
    I asked, was your stop here? You told me, not quite

    You told me of {x.the} with your spoon in the air
    I'd never once cared, and I suddenly care
    I've studied it nightly, I know quite a lot
    And I ask you again, as if I forgot`,
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

    I'm fine until someone says, who's at the door
    And then I've got elbows I hadn't before

    You're coming this way, and I've practiced hello
    And what I come out with is, yes, I mean no

    I had it all planned, I was calm, I was cool
    And then you looked up, and I walked in the pool`,
  chorus: `
    # Head over Heart
    Head over heart, {call}, head over heart
    {you.fact}
    I was all right till it had to start
    Head over heart, {call}, head over heart

    # My Heart Ran Ahead
    My heart ran ahead, {call}, and left me behind
    {fact}
    My heart ran ahead with you on its mind
    It won't wait for me, and I don't really mind

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
    Everything, {call}, says your name
    {they.fact}
    Nothing around me is staying the same
    Everything, {call}, says your name

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

    # I Think It's You
    I think it's you, 'cause the whole street's in tune
    I went out for bread and came home with the moon
    I think it's you, and it's come on so quick
    I'm humming in elevators, happy and sick

    # Oh, {call}
    Oh, {call}, I was fine, I was sleeping till eight
    Now I'm up with the pigeons, I lie there and wait
    Oh, {call}, would you look what you've gone and begun
    There's no bus to catch, and I break to a run

    # Say My Name Again
    Say my name again, just the way that you did
    I never much liked it, not since I was a kid
    Say my name again, say it, any old time
    It rings on the counter, a new silver dime

    # Falling for You, {call}
    I'm falling for you, {call}, like a pie off a sill
    I tried to stay casual, I'm tumbling still
    I'm falling for you, and for {x.the}, the whole set
    And I haven't met anything to stop me yet

    # All Over the Place
    I'm all over the place, I'm a drawer of odd socks
    I'm a cuckoo that's sprung out of all of its clocks
    All over the place, but whichever I choose
    That's where you turn up in your wet tennis shoes`,
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

    And what if you laugh like that with everyone
    And I've built a whole house on the one silly pun?
    Then I'll live there a week and be quite satisfied
    It's the best-looking place I was ever inside

    I've been here before, and I made up some rules
    Don't call first, don't hope, don't be one of those fools
    I wrote them all down on a card, nice and neat
    You wrote me your number on the back of the sheet

    I've known you a month and I've pictured the rug
    The dog and its basket, your toothbrush, my mug
    I know it's too early, I know it's absurd
    But you said maybe, and I love that word

    The woman who sells us our coffee has seen
    She lifts up one eyebrow, wipes down the machine
    She wrote on my cup, where my name ought to be
    For heaven's sake, tell them, the next one is free`,
}
