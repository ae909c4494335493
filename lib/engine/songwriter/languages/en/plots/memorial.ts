import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    The sun (still comes in|comes around|comes along), and it looks for you there
    It lies on the floor, and it lies on your chair
    It goes round the room, and it stays a while, too
    I sit in the warm bit, and I think of you

    I still turn to (tell you|show you|ask you) a thing, now and then
    I've taken a breath, and I stop there again
    The room is so quiet, it hears what I do
    I say it out loud, and I say it to you

    We lit you a (candle|small light|white candle), it's there on the sill
    It flickers a little, and then it stands still
    We say what we can, and it isn't a lot
    But it's warm, and it's there, and it's all that we've got

    Your picture is (there on|up on|here on) the shelf by the light
    I say it good morning, I say it good night
    You look straight at me with that look that you had
    And some days I'm happy, and some days I'm sad

    I wake in the (morning|gray light|half dark), and it's all as before
    A second, no longer, and not any more
    And then I remember, it falls like a stone
    And I get up slowly, the house all alone`,
  turn: `
    I laughed out loud lately, it caught me off guard
    And felt like I shouldn't, and that part is hard
    But then I could see you, the look in your eyes
    And you'd want the laughing, and not all the sighs

    I go to the place where you liked best to be
    I stand there a while, and it's just you and me
    The wind moves a little, it's quiet, it's clear
    And you're not so far off as long as I'm here

    They told me that time would make light of the weight
    I thought, not of this one, and I had to wait
    It weighs what it weighed, but I've learned how to stand
    And carry it with me, like you by the hand

    We sit with each other, we tell it once more
    A thing that you did, and we've told it before
    There's somebody laughing, and somebody cries
    And sometimes it's both in the very same eyes

    There's something you left us that no one can see
    It's there in the others, it's somewhere in me
    A way to be gentle, a way to be true
    We do it, and know that we got it from you`,
  meaning: `
    The world doesn't stop, and it seems so unfair
    That morning can come when you are not there
    It comes, and it comes, and I get up and go
    I carry you with me, in case you don't know

    I still find so much that I want you to know
    The news, and a joke, and the very first snow
    I tell it to you in the car, on my own
    And feel, for a minute, a bit less alone

    We don't get to choose when our dearest must go
    If anyone asked us, we'd all have said no
    We choose what to keep, and I keep every part
    The loud and the quiet, I know it by heart

    There's more to a life than two dates and a stone
    There's more than the flowers, the card on its own
    There's what you were like, and whoever knew you
    Has some of that still, and will carry it, too

    I looked for the great things a speech ought to say
    The big ones, the grand ones, and put them away
    I always come back to the small and the near
    The ones that are you, and I still see them clear`,
  lift: `
    So let us be quiet, and let us be near
    And say it as though you were able to hear

    The big words are out of my reach, they won't do
    So here are the small ones, I saved them for you

    Your name in the quiet, your name in the song
    You're right in the middle, the place you belong

    There's nothing to mend here, there's nothing to do
    I just want it said that I walked here with you

    And if you can hear it, then here's what I'd say
    And if not, I'll say it to you anyway`,
  chorus: `
    # I Say Your Name, {call}
    I say your name, {call}, I say it low
    {you.fact}
    I want whoever's here to know
    I say your name, {call}, I say it low

    # Still with Us, {call}
    Still with us, {call}, every day
    {fact}
    In the jokes we make, in the words we say
    Still with us, {call}, every day

    # How We Miss You, {call}
    How we miss you, {call}, how we do
    {you.fact}
    There's only one, and that was you
    How we miss you, {call}, how we do

    # You Were Loved, {call}
    You were loved, {call}, you are still
    {me.fact}
    I loved you then and always will
    You were loved, {call}, you are still

    # The Quiet You Left
    The quiet you left is wide and deep
    {they.fact}
    But what you were is ours to keep
    The quiet you left is wide and deep

    # With Me Yet
    You are with me, with me yet
    {fact}
    There's not a thing that I forget
    You are with me, with me yet

    # Go Gently, {call}
    Go gently, {call}, the road is clear
    Go gently, and leave the gate open here
    We'll come along later, we know the way
    We'd know it, {call}, any time of day

    # We Keep Your Place, {call}
    We keep your place, {call}, it's there
    {fact}
    A patch of sun beside a chair
    We keep your place, {call}, it's there

    # When I See {x.the}
    When I see {x.the}, you are near
    As if you'd only just been here
    When I see {x.the}, then I know
    There's some of you that doesn't go

    # Every Time We Tell It
    Every time we tell it, you come through
    {you.fact}
    We tell it, and it's only you
    Every time we tell it, you come through

    # In Every Word, {call}
    You're in every word, {call}, that I sing
    You're in the smallest, plainest thing
    You're in every word, and when I'm done
    You're in the hush that has begun

    # Love Doesn't Stop
    Love doesn't stop because you're gone
    It doesn't know how, it just goes on
    It asks for you, it looks for you
    It's all it ever learned to do

    # Rest Easy, {call}
    Rest easy, {call}, the day is done
    You gave us your light, like a little sun
    Rest easy, {call}, the night is clear
    We'll keep you close, we'll keep you here

    # All of It, {call}
    All of it, {call}, I would do it all
    The great and the good, the dear and the small
    All of it, {call}, and the tears there, too
    For all of the days that I had with you

    # A Light for You
    A light for you in the window tonight
    It isn't much, but it's steady, it's bright
    A light for you, and it burns till dawn
    A light for you, who are never all gone

    # You Were Here
    You were here, you were here, and it shows, it shows
    In more of our days than anyone knows
    You were here, you were here, and it's still coming through
    The good that we do goes right back to you`,
  bridge: `
    I'd ask you for nothing, I'd give what I've got
    For one more of any day, special or not
    The dullest of days, with the least going on
    I didn't know then that they'd ever be gone

    And maybe you know it, and maybe you see
    And maybe you're somewhere and thinking of me
    There's no way to tell, and I do it the same
    I stop for a moment, and whisper your name

    If tears are for something, I think they're for this
    To show without words what it is that we miss
    So let them come down, there's no need to be strong
    You're worth every one, you're worth all of the song

    I'll go on from here, and I'll take you along
    In how I am gentle, in how I am strong
    And anything good that I manage to do
    Will have in it somewhere a little of you

    I'm scared I'll forget, so I go through each part
    Your eyes, how you moved, all the things known by heart
    The way you'd look up when you heard me come in
    I get to the end, then again I begin

    I don't know where you are, no one knows, I suppose
    I hope there is light there, I hope the wind blows
    I hope that you're warm, that it doesn't hurt more
    And someone was waiting right there at the door`,
}
