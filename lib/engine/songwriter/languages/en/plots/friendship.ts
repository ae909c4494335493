import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    You call, and you (never|needn't|don't even) say that it's you
    One word, and I hear what the day put you through
    I hear by the sound if it's good or it's bad
    And you hear in mine if I'm happy or sad

    One look down the (table|hallway|row), and that's all that it takes
    Your mouth starts to wobble, your whole shoulder shakes
    And nobody else in the place has a clue
    What's funny, what's funny, it's just me and you

    We sit on the (steps|sofa|curb) till the evening is late
    We talk about nothing, and nothing's so great
    And if we stop talking, it's quiet, it's fine
    Your shoulder is somewhere not too far from mine

    There's a picture of us where we're (laughing|grinning|squinting) away
    I look at it some on an ordinary day
    There's nothing behind us, no mountain, no sea
    It's only a wall there, and you there, and me

    It started with (hi there|a nod|a word), like the start of a song
    We didn't yet know it would last for so long
    There wasn't a sign, there was no special glow
    Just you, and just me, and a simple hello`,
  turn: `
    The days when I'm low, you don't ask me to smile
    You sit down beside me and stay for a while
    You don't try to fix it, you don't make it small
    You're there, and that's all, and that's better than all

    You tell me the truth when I don't want to hear
    You say it quite gently, you say it quite clear
    I grumble a bit, and I tell you it's not
    And then I go home, and it helps me a lot

    There's weeks when we're busy, there's so much to do
    A message from me, and a picture from you
    And then we meet up, and it's just as before
    As if you'd stepped out for a breath at the door

    You know all the stories I'd rather not tell
    And which were my fault, you know that as well
    You've got enough on me to last a whole year
    You could have walked off, and instead you are here

    When something good happens, I reach for the phone
    It's only half good if I have it alone
    You shout, and I shout, and then nobody knows
    Which one it had happened to, that's how it goes`,
  meaning: `
    We don't sign a paper, we don't take a vow
    There isn't a day when it started, somehow
    It grows like a path through the grass, bit by bit
    And one day you look, and you both walk on it

    There's people for parties, and people for show
    There's people to nod to, and then let them go
    And then there is someone to call in the night
    And know, when they answer, it will be all right

    We don't have to talk every day, or agree
    You go on your way, and you come back to me
    We pick up the thread, though a year has gone by
    In the middle of something, and no one asks why

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

    And if you should call at a quarter past two
    I'll pick up the phone, and I'll come out to you`,
  chorus: `
    # Of All the People
    Of all the people, {call}, it's you
    {you.fact}
    Of all the people I ever knew
    Of all the people, {call}, it's you

    # That's a Friend
    That's a friend, if you're asking me
    {you.fact}
    That's a friend, with a spare front door key
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
    You and I, we know, {call}, we know
    {me.fact}
    It's nothing to brag of, it's nothing to show
    You and I, we know, {call}, we know

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
    The butter on bread, and the jam in the tart
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

    # Still Laughing
    Still laughing, still laughing, you and I
    And nobody knows the reason why
    One word from you, and we start to cry
    Still laughing, still laughing, you and I

    # Step for Step, {call}
    Step for step, {call}, that's how we walk
    Some of it's silence, and some of it's talk
    Step for step, {call}, in shade, in sun
    And two on the road is better than one

    # You Show Up
    You show up, you show up, you always do
    When things go wrong, I can look to you
    You show up, you show up, you don't ask why
    You're there for the laugh, and you're there for the cry

    # Nobody Like You, {call}
    There's nobody like you, {call}, I know
    They made only one, and they let the mold go
    There's nobody like you, {call}, it's true
    If I need a laugh, I just think of you`,
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

    When we're old and we're gray and we're slow on the stairs
    We'll sit in the sun on our two little chairs
    You'll poke me awake, and we'll laugh as before
    At something that no one recalls anymore`,
}
