import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    We've got the same scar, yours is left, mine is right
    From one (bike|sled|swing) and one wall and the tail of one kite
    You said, it's not steep, and you said, follow me
    And I'd follow you now, and it's still that same tree

    You call from the (market|checkout|store) to ask which is best
    The checkered, the plain one, the one with a crest
    You've bought it, it's on you, you just want a friend
    To say it's the right one, and so I pretend

    I (tell|text|told) you it's seven, it's really at eight
    It's just how I handle a friend who is late
    You told me on Sunday you've known it for years
    You come by at nine now and bring me some beers

    You come (through|in) the back door, you don't ever knock
    You open the (cupboard|icebox|pantry), you check on the stock
    You tell me I'm out of the crackers you like
    And ask would I mind if you borrowed the bike

    We met in a (line|crowd|mob), and they'd sold the last seat
    You said, well, I'm hungry, let's find some to eat
    What it was that we'd come for, I haven't a clue
    I stood there two hours, and what I got was you`,
  turn: `
    The week it went wrong you came by with your drill
    You said you don't talk, but you'd stay there until
    A shelf had gone up, and it slopes to one side
    It's the straightest thing anyone's done, and I cried

    You told me the haircut was awful, it's true
    You told me that job wouldn't last, and you knew
    You tell me it once and you don't tell me twice
    And you're there with the tape when I don't take advice

    They don't let us sit side by side, they have learned
    At weddings and speeches, when heads would be turned
    One look's all it takes, and your shoulders begin
    And I bite on my sleeve with the tears down my chin

    You know who it was that put soap in the pool
    You took half the blame and you laughed like a fool
    We're older, we're sensible, nobody'd know
    Until you say, bubbles, and off we both go`,
  lift: `
    We don't say it straight out, we poke and we shove
    We say, you look awful, and mean it as love

    And if you call up at a quarter past two
    I'll say, where's the shovel and what did you do?

    I'd move you at midnight, I'd carry your couch
    Up six flights of stairs with only one ouch`,
  chorus: `
    # Me and You, {call}
    Me and you, {call}, like a boot and its lace
    Like coffee on maps, and all over the place
    Me and you, {call}, like a dog and a stick
    You throw it, I fetch it, whichever you pick

    # You Show Up
    You show up, you show up, with your hair full of snow
    With soup and a shovel, all ready to go
    You show up, you show up, and you never ask why
    You've parked on the sidewalk, you're holding a pie

    # Nobody Like You, {call}
    There's nobody like you, {call}, I have tried
    I put up a poster, nobody applied
    There's nobody like you, {call}, lucky, I guess
    Two would be wonderful, also a mess

    # Give Me You, {call}
    Give me you, {call}, and {x.the}, and some gas
    And a song we don't know that we sing as we pass
    Give me you, {call}, when it's bad, when it's good
    There's no one I'd rather be lost with in a wood

    # Still Laughing
    Still laughing, still laughing, it starts in your nose
    It gets in my ribs, and the next thing, it grows
    Still laughing, still laughing, and no one knows why
    It's nothing, it's you, and it's me, and a fly`,
  bridge: `
    If friends came by mail, I'd have checked the wrong square
    I'd have checked, always early, and, folds up the chair
    They'd have sent someone sensible, all to my taste
    And look at the fun that would've gone to waste

    When we're old and they've wheeled us outside on the lawn
    You'll poke me awake in the midst of a yawn
    We'll steal the good chair with the motor and ride
    As far as the river, with you on the side

    We didn't talk once for the length of a year
    I practiced my speech in the mirror, sincere
    You turned up with noodles, two forks, and one dish
    And we signed the peace there, in ginger and fish

    They ask how we met, and they ask are we kin
    You tell them you found me asleep in a bin
    I tell them we met on a raft, in a gale
    And neither one blinks, and we add in a whale`,
}
