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
  lift: `
    I'm fine until someone says, who's at the door
    And then I've got elbows I hadn't before

    You're coming this way, and I've practiced hello
    And what I come out with is, yes, I mean no

    I had it all planned, I was calm, I was cool
    And then you looked up, and I walked in the pool`,
  chorus: `
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
