import type { Plot } from '../../stanzas.ts'

/** Before an exam or a race, or after a fall. */
export const encouragement: Plot = {
  person: 'you',
  open: `
    It's late, and you're (lying|sitting|staring) there, still wide awake
    You go through it all, every turn it could take
    The pillow is hot, and the clock's ticking loud
    And all of your worries have come as a crowd

    There's a knot in your (stomach|chest|throat), you can feel it inside
    You'd love to turn round, and you'd love just to hide
    I know how it feels, and I'm telling you, stay
    The ones who are scared do great things every day

    You tried, and it (failed|broke|slipped), and you're down, and you're sore
    You say that you can't, you can't do it once more
    So sit for a minute, and cry, if you do
    And then look up here, there's a hand out for you

    There's a (voice|whisper|thought) that says you're too slow or too small
    That others are better, you shouldn't at all
    It says it at night, and it says it all day
    It's never been right yet, so hear what I say

    The (door|start|day) is ahead, and you're standing so near
    Your heart in your mouth, and a buzz in your ear
    You've wanted this minute, you've come all this way
    So lift up your chin, and step into the day`,
  turn: `
    Look back for a moment, and look at the road
    The hills that you climbed, and the weight of the load
    There's so much you did that you thought you'd not do
    You did it before, and you'll do this one, too

    The others look ready, they look so at ease
    You don't see their hands, and you don't see their knees
    There's no one as cool as they're trying to be
    They're scared just like you, and they're scared just like me

    So have a cool drink, and then tie up your shoe
    Breathe in, nice and slow, and breathe out again, too
    You don't need to win it, not all, not today
    You just have to start, and you're well on your way

    I've seen how you are when a thing will not go
    You sigh, and you stop, and you say to it, no
    And then, when there's nobody looking but me
    You roll up your sleeves, and you count up to three

    There's rain on the window, and then there is sun
    There's nothing so long that it's not one day done
    You'll sit there one evening, your feet up, and say
    I did it, I'm through it, and I was okay`,
  meaning: `
    It's easy to say, and I know that it's hard
    To stand in the open, to let down your guard
    But brave doesn't mean that you never feel small
    It's shaking a little, and facing it all

    Your doubt has a voice, and it talks in the night
    It talks very fast, and it's not often right
    So let it run on till it's talked itself through
    And then you get up, and you do what you do

    You don't climb a hill by just staring at it
    You climb with your feet, and you climb bit by bit
    The top doesn't matter, not yet, not today
    One boot, then the other, is all of the way

    There once was a time when you couldn't yet stand
    You sat on the floor with your foot in your hand
    You fell and you fell, and you didn't know how
    You learned it, you learned it, and look at you now`,
  lift: `
    So lift up your head, and I'll tell you what's true
    I've looked at it long, and I'm betting on you

    You don't have to win, and you don't have to shine
    You just have to be there, and that will be fine

    So listen to me when your heart starts to pound
    It's only a drum, and a drum's a good sound

    Don't look at the top, it's too far, it's too high
    Just look at one step there, and give it a try

    I can't do it for you, and nobody can
    I'll stand there and cheer, I'm your number one fan`,
  chorus: `
    # One More Step, {call}
    One more step, {call}, and then one more
    {you.fact}
    One more step, like the step before
    That's all it is, it is nothing more

    # I Do Believe in You
    I do believe in you, {call}, I do
    {fact}
    Whatever it takes, it is there in you
    I do believe in you, {call}, I do

    # And Here You Are
    And here you are, {call}, and here you are
    {you.fact}
    It may not be quick, and it may not be far
    But here you are, {call}, and here you are

    # There's More in You
    There's more in you, {call}, than you know
    {fact}
    There's more in you, and it's going to show
    There's more in you, {call}, so go

    # I'm Right Behind You, {call}
    I'm right behind you, {call}, all of the way
    {me.fact}
    I'm right behind you, and there I will stay
    I'm right behind you, {call}, come what may

    # It's Your Turn, {call}
    It's your turn, {call}, it's time, it's time
    It may be a walk, and it may be a climb
    It's your turn, {call}, and don't you forget
    You've got a good song, and it's not over yet

    # Breathe, {call}
    Breathe, {call}, in and out and in
    You don't need to finish, you need to begin
    Breathe, {call}, out and in and out
    It's slower than fear, and it's stronger than doubt

    # The Last Word Is Yours
    The last word is yours, and it isn't said yet
    {fact}
    Be scared if you're scared, and be good and upset
    The last word is yours, and it isn't said yet

    # Up You Get
    Up you get, there's a day to be had
    Up you get, be it good, be it bad
    The kettle is on, and the light's coming in
    Up you get, {call}, and let it begin

    # Here Comes {x.the}, {call}
    Here comes {x.the}, {call}, and here you come, too
    {fact}
    Here comes {x.the}, but it hasn't met you
    You'll look at it straight, and you'll see it through

    # You've Got This Far
    You've got this far, {call}, you can get there
    {you.fact}
    You've got this far, and there's strength to spare
    You've got this far, {call}, you can get there

    # Not Today
    Give up, {call}? Not today
    Not when you've come all of this way
    Give up, {call}? Not just yet
    You haven't heard half of the cheers you will get

    # Watch Me Try
    Watch me try, and watch me again
    {me.fact}
    I'll get to the end of it, don't ask me when
    Watch me try, and watch me again

    # It's All Right to Shake
    It's all right to shake, it's all right to cry
    It's all right to stop for a bit, and then try
    It's all right to shake, it's all right to bend
    A shake isn't falling, a stop's not the end

    # Go On, {call}
    Go on, {call}, with your heart like a drum
    The worst is the wait, and the good's yet to come
    Go on, {call}, it's a step, it's a start
    The feet come along when you go with your heart

    # Up Again, {call}
    Up again, {call}, brush the dust off your knee
    Everyone falls, it has happened to me
    Up again, {call}, when you're ready, not yet
    Take all of the minutes you need to get

    # You Can, You Can
    You can, you can, say it out loud
    Say it alone or in front of a crowd
    You can, you can, and it's not too late
    You can, you can, and it's worth the wait

    # Stand Tall Now
    Stand tall now, let the wind blow through
    There's nobody better at being you
    Stand tall now, though your knees may shake
    One breath, one step, that is all it will take`,
  bridge: `
    And if it goes wrong, it goes wrong, let it go
    I'll think just the same of you, so that you know
    There isn't a failure, there isn't a day
    That takes what you are, and then throws it away

    I can't do it for you, I would if I could
    I'd take all the hard parts, I'd leave you the good
    But I can be near you, and that I will do
    From start until finish, I'm rooting for you

    One day you'll look back at the place where you are
    And say, was it there? And was it that far?
    You'll tell it to someone who's frightened and new
    And they will keep going because of you

    There's nothing that says that it has to be fast
    There's nothing that says what is hard has to last
    A little bit further, a little bit more
    And just when you've stopped looking for it, the door`,
}
