import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows, named as it was written. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      You (told|asked) me about {x.the}, and I said that I knew
      And I nodded along to the things that you drew
      On the back of a (menu|receipt|napkin), in green ballpoint pen
      And I didn't, not really, but I do since then

      When somebody (mentions|brings up) {x.the}, I turn round to see
      If you've got that same look that you once had with me
      Like a kid with a secret, too good to be kept
      You were talking so fast that you hardly took breath

      I had (walked|gone) right by {x}, I was looking ahead
      You stopped in the road and you showed me instead
      You see what there is, and you see it up close
      And I've learned to slow down where you love it the most`,
    later: `
      I looked up {x.the} on the train the next day
      And I missed my own stop with two chapters to stay
      You've gone and infected me, look what you've done
      There was just you before, now there's more than just one

      You've a shelf for {x}, and a shelf for the rest
      And you still couldn't say which of all is the best
      I've stopped asking why, I just pull up a seat
      It's the light in your face that I came here to meet

      It was {x.the}, always, and it's {x.the} now
      You could talk for an hour and I wouldn't know how
      To tell it as well, so I'll put it in song
      And you'll tell me the part where I got it all wrong`,
  },
  me: {
    scene: `
      I (woke up|sat down) with {x.the} going round in my head
      And it wouldn't go off when I got out of bed
      It came to the kitchen, it came on the train
      It looked at me twice through the drops on the pane

      I never thought much of {x.the} till the day
      That it (stood|turned up) on my doorstep and got in my way
      Now I look for {x.the} in the most common place
      With a pen in my pocket, a smile on my face

      There's (a lot|so much) to be said about {x}, I find
      When you sit with it quiet and make up your mind
      To look at it plainly, the way that it is
      Not the way that you read in a magazine quiz`,
    later: `
      I told all my friends about {x.the} at last
      They were checking their phones, and the evening went past
      Till somebody said, wait, go back to the start
      And I did, with my hands, and I knew it by heart

      Now {x.the} has a place by the door, by the light
      It's the first thing at morning, the last thing at night
      And I couldn't explain it, and maybe that's fine
      There are things that just walk in and turn out as mine

      If I'd passed by {x}, like I usually do
      I'd have saved myself trouble, and lost something too
      It's a small thing to stop for, it's only a thing
      But it opened its mouth and it taught me to sing`,
  },
  past: {
    scene: `
      You'd (talk|go on) about {x.the} till the tea had gone cold
      And I'd look at the clock, and I'd heard it, I told
      You so more than once, and I'd give a whole year
      To have you go on, and to sit there and hear

      There was always {x.the} when you opened the door
      In your voice, in your (pockets|coat), and spread on the floor
      I stepped over it, laughing, I didn't yet know
      It would be what I miss when you had to go`,
    later: `
      I see {x.the} now and I reach for the phone
      To tell you about it, then set it back down
      So I tell it out loud to the chair by the wall
      And I swear that you're listening, in spite of it all

      I've kept {x.the} going the way that you would
      Not half as precise, and not nearly as good
      But somebody asked me and I told it through
      And the words that I used were the words I had from you`,
  },
  hook: `
    So here's to {x.the}, let it ring down the hall
    It's a small thing to sing of, the best thing of all

    Oh, sing of {x.the}, let the whole room join in
    If you don't know the words, we can always begin

    It's all about {x}, it's as simple as that
    It walked in the door and it hung up its hat

    Sing {x}, sing it louder, sing it like it's the first
    Like the rain on a field that was dying of thirst`,
}

/** Of something that somebody does or did. */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      You were (good|born) for it, {doing}, from the very first try
      With your tongue in your teeth and the sun in your eye
      And everyone near you stopped what they had planned
      To see how you did it with only your hand

      Some people are (cautious|careful), and some people wait
      And you were {doing} by a quarter past eight
      You looked up and waved as if nothing was strange
      And I thought, there are things that I hope never change`,
    later: `
      They'll say, what's the secret, they'll say, what's the trick
      You just started {doing}, and that's all, it would stick
      It's years since that morning, and look at you still
      You run where the rest of us walk up the hill

      And when I think of you, that's where you'll be
      {doing} in daylight for no one to see
      Not proud and not sorry, just glad to be there
      With a bit of the weather still caught in your hair`,
  },
  me: {
    scene: `
      I (didn't|never) intend to be known far and wide
      For {doing} again, but I can't say I tried
      To do something different, or do something new
      It's a thing I turn out to be able to do

      It was ten after seven, (the kettle was on|I was tying my shoe)
      When I saw there was something I still had to do
      I ran and I ran and I nearly was there
      I got {doing}, and sweat in my hair

      The day began well, I had (coffee|a shower), I had time
      I was humming a tune, I was feeling just fine
      Then, out of the blue, as I stood in the sun
      I was {doing} before the whole thing had begun`,
    later: `
      You'd think that by now I'd have learned how to stop
      There's a groove in the road where I take the same drop
      Still {doing}, still laughing, still late to the show
      And the man at the counter just says, yes, I know

      So put it on paper, and hang it up high
      I'm the one who was {doing}, and don't ask me why
      I'd do it all over, I probably will
      There's nobody better at standing quite still`,
  },
  past: {
    scene: `
      We were always just {doing} and calling it day
      With (nothing|no place) to be at and nothing to say
      You'd look at your watch and you'd laugh and you'd shrug
      And pour out the last of the tea from the jug

      I remember us {doing}, the sun in the (hall|yard)
      It didn't seem special, it didn't seem hard
      You'd look up and grin and go on with your part
      And I never once thought, this will be the hard part`,
    later: `
      I've tried to go on with it, {doing} alone
      But it's half of a joke, and it's half of a bone
      There's a place where you'd answer, I leave it a while
      And then I go on, and I do it in style

      If anyone asks what I'd give to have back
      It's not the big days with the suits and the black
      It's just us, still {doing}, and light through the door
      And you saying, well, should we go for one more`,
  },
  hook: `
    And here I am {doing} again and again
    Somebody count it, I'm losing count at ten

    Oh, {doing}, oh, {doing}, what else could I do
    If you'd seen me this morning, you'd be laughing too

    Call it {doing}, or call it what's mine
    I'll get it right one day, and that will be fine`,
}

export const anything = { thing, deed }
