import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    I look at the (clock|moon|sky), and I wonder, are you
    Awake where you are, and what might you do?
    Are you washing a cup, are you closing a door?
    I'd like to know just that, I don't need much more

    There's one empty (seat|chair|place), and I leave it alone
    I don't put my bag there, my coat, or my phone
    It isn't for anyone, only for you
    And nobody asks me, I think they know, too

    I heard a good (joke|song|line), and I turned round to tell
    The one who would like it, who knows me so well
    And there was the wall, and the laugh went away
    I'll keep it for you, like the rest of my day

    I still hear your (voice|laugh|step), and I look up, and then
    It's only the wind or the street, once again
    I know that it's not you, I know it, and still
    I look to the door, and I guess always will

    I keep a small (picture|photo) of you very near
    You're smiling at something, you look almost here
    I say a good night to it, turning in late
    And you go on smiling, and so I can wait`,
  turn: `
    The places we went to are all still around
    The lights and the voices, the very same sound
    I go there at times, and I sit for a bit
    And you're not beside me in any of it

    The sun's going down, and it's red, and it's gold
    It's more than one person alone ought to hold
    I stand there a minute, I watch it for two
    And wish I could send half the colors to you

    At night when it's quiet and nothing comes through
    I talk to the dark, and I'm talking to you
    I tell you the small things, the way the day went
    And feel a bit lighter, as if it were sent

    I've gotten quite good at pretending I'm fine
    I talk with the others, I stand in the line
    But then there's a song, or a word, or a smell
    And I'm back with you there, and I'm not doing well

    Some thing that was yours will turn up now and then
    A note or a book, and it starts up again
    I hold it a minute, I put it away
    But not very far, for I'll need it some day`,
  meaning: `
    The days have their hours, the same as before
    The bread and the mail and the key in the door
    But somewhere inside every one that goes through
    There's a place where it stops, and I'm thinking of you

    I see something good, and I turn round to say
    Look there, look at that, and you're so far away
    I keep it all for you, I keep it with care
    There's so much of my day that I still want to share

    They tell me it's easier after a while
    I nod, and say thank you, and put on a smile
    But I don't want it easy, I'd rather it's true
    For easy would mean that I'd stop missing you

    Your name on its own is a small sort of thing
    It comes up in talk, like a coin with a ring
    And then there's a light on, a lamp in the hall
    And I walk around in the light of it all`,
  lift: `
    If I could put all of it into a song
    I'd send it right now, and it wouldn't take long

    And no one can see it, it's all kept inside
    Till I start to sing, and it's too big to hide

    I wonder at times if you feel it out there
    A tug on the line, or a thought in the air

    It's not that I'm lonely, I've people, I'm fine
    It's only your hand that I don't have in mine`,
  chorus: `
    # Far from You, {call}
    Far from you, {call}, tonight
    {you.fact}
    No day without you comes out right
    Far from you, {call}, tonight

    # Where You Should Be
    There's a space, {call}, where you should be
    {fact}
    It walks down the street, and it sits next to me
    There's a space, {call}, where you should be

    # If Wishing Worked, {call}
    If wishing worked, {call}, you'd be near
    {you.fact}
    I'd wish it loud, I'd wish it clear
    If wishing worked, {call}, you'd be here

    # It's You I Miss
    It's you I miss, it's always you
    {fact}
    The phone and the photos will never quite do
    It's you I miss, it's always you

    # So Much to Tell You
    So much to tell you, so much to say
    {me.fact}
    I keep it for you, day by day
    So much to tell you, so much to say

    # When You're Not Here, {call}
    When you're not here, {call}, it shows
    {they.fact}
    Even the quiet somehow knows
    When you're not here, {call}, it shows

    # One Thought for You, {call}
    One thought for you, {call}, just for you
    {fact}
    It knows the way, it will get through
    One thought for you, {call}, just for you

    # Does It Reach You, {call}
    Does it reach you, {call}, this song?
    I've had it in me for so long
    Does it reach you, {call}, where you are?
    It's only small, it's come so far

    # {x.the} without You
    {x.the} without you is not the same
    I catch myself, I say your name
    {x.the} without you, what can I do?
    It isn't right, not without you

    # Not for a Minute
    I don't forget you, not for a minute
    {you.fact}
    There's not a day without you in it
    I don't forget you, not for a minute

    # More Than I Show
    I miss you, {call}, more than I show
    I miss you more than you could know
    I go along, I do what I do
    And under it all, I'm missing you

    # Half Is with You
    Half of me's here, half is with you
    I don't know quite which half is true
    Half of me does what I have to do
    Half of me's here, half is with you

    # I Miss You, {call}
    I miss you, {call}, in morning light
    I miss you, {call}, in the middle of night
    I miss you, {call}, and in between
    The longest days I've ever seen

    # The Same Moon, {call}
    The same moon, {call}, is above us now
    I look at it, and I'm near somehow
    The same moon, {call}, the same night sky
    It's not so far for a thought to fly

    # Without You Here
    Without you here, the day's too wide
    The room's too big, and it's cold outside
    Without you here, the night's too long
    And something's missing from every song

    # A Light Left On
    I leave a light on, I leave it for you
    It's only a light, it's the least I can do
    A light left on, and I leave it to burn
    For whatever night you decide to return`,
  bridge: `
    If missing were something that I could put by
    I wouldn't, I'd keep it, and I'll tell you why
    As long as I feel it, a part of you's here
    And I'd rather have that than a quieter year

    Maybe there's a day, and I see it so clear
    You're there on the step, and your suitcase is here
    And I'll have so much that I wanted to say
    And not say a word, only hold you all day

    I never quite knew that a heart can go on
    When most of the things that it beat for are gone
    It beats and it beats, and it does what it's for
    And every beat's like a knock on your door

    I'm not asking much, not the sun, not the sky
    One hour with you, and to let it go by
    As slow as it likes, and with nothing to do
    The world can keep all of the rest, I want you

    I've pictured the door, and it goes the same way
    A stranger, a stranger, then you, and I'll say
    The speech I've been working on, every last word
    And then I'll just hold you, and it won't be heard`,
}
