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
  meaning: `
    We don't sign a paper, we don't take a vow
    Nobody can tell you exactly just how
    It's only a knowing that grows, bit by bit
    And one day we look, and there's no end to it

    There's people for parties, and people for show
    There's people to nod to, and then let them go
    And then there is someone to call in the night
    And know, when they answer, it will be all right

    We don't have to talk every day, or agree
    We don't have to stand where the other can see
    It's there, like the ground, and it holds when we lean
    We don't have to ask what the other might mean

    With you for a friend, I have somewhere to go
    With things that I don't want the others to know
    And some of it's silly, and some of it's sad
    But once it's been shared, it is never so bad`,
  lift: `
    I don't say it often, it's not what we do
    So hold still a moment, I'm saying it to you

    You'll tell me to stop it, you'll tell me, enough
    But somebody's got to be saying this stuff

    There's no big occasion, no prize, and no crown
    It's only a friend who is writing it down

    We don't say it straight out, we poke and we shove
    We say, you look awful, and mean it as love

    And if you call up at a quarter past two
    I'll say, where's the shovel and what did you do?

    I'd move you at midnight, I'd carry your couch
    Up six flights of stairs with only one ouch`,
  chorus: `
    # Of All the People
    Of all the people, {call}, it's you
    {you.fact}
    Of all the people I ever knew
    Of all the people, {call}, it's you

    # That's a Friend
    That's a friend, if you're asking me
    {you.fact}
    That's a friend, and it's plain to see
    That's a friend, as a friend should be

    # I Pick You, {call}
    I pick you, {call}, whenever I choose
    {you.fact}
    I pick you to win with, I pick you to lose
    I pick you for good news, I pick you for bad news

    # As Long As You {you.do}
    As long as you {you.do}
    I know that it's all right, {call}, with me
    As long as you {you.do}
    There's one thing that's just as it ought to be

    # You and I, We Know
    You and I, {call}, we know, we know
    {me.fact}
    It's nothing to brag of, it's nothing to show
    You and I, {call}, we know, we know

    # You're the One I Tell
    You're the one I tell, {call}, big things and small
    {they.fact}
    You're the one I tell, I can tell you it all
    And sit there and tell you just nothing at all

    # Good to Know You, {call}
    Good to know you, {call}, good to be known
    It's better than going the whole way alone
    Good to know you, {call}, I'm glad that it's you
    Whatever is coming, we'll get ourselves through

    # Friends Like That
    Friends like that, there are few, there are few
    {fact}
    Friends like that, and I've got one in you
    Friends like that I hold on to

    # Us and {x.the}
    Us and {x.the}, {call}, us and the day
    {fact}
    Us and {x.the}, whatever they say
    It's better with you, and I want it that way

    # There for It All
    There for it all, {call}, there for it all
    {fact}
    There for the great and there for the small
    There if you stand, {call}, there if you fall

    # You Are the Good Part
    You are the good part, {call}, you're the good part
    {you.fact}
    I'd know that by head, and I know it by heart
    You are the good part, {call}, you're the good part

    # Here's to a Friend
    Here's to a friend, {call}, here's to the best
    I'd know you at once from all of the rest
    Here's to a friend, {call}, here's to the end
    Whatever I am, {call}, I am your friend

    # Some People Stay
    Some people leave, and some people stay
    Some are a minute, and some are a day
    Some people leave, and I don't mind at all
    Some people stay, and are there when I call

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
    If ever the ground should go out from your feet
    And nothing you try for is steady or sweet
    You know where to find me, you don't need to knock
    And I will not look even once at the clock

    I don't know who planned it, or if it was planned
    That you'd come along, and that you'd understand
    Of all of the people, of all of the ways
    It was you, it was this, and I hope that it stays

    I think of the person I'd be without you
    A bit more alone, with a smaller view
    And some of the best things that I've come to be
    I know where I got them, you gave them to me

    Some day we'll look back when there's nothing to do
    And say it was good, and we'll know that it's true
    And if there is one thing I'd do just the same
    It's saying hello there, and learning your name

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
