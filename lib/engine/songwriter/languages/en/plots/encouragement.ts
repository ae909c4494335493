import type { Plot } from '../../stanzas.ts'

/** Before an exam or a race, or after a fall. */
export const encouragement: Plot = {
  person: 'you',
  open: `
    It's (two|three|four) in the morning, you've dreamed it all through
    You turned up in nothing but one tennis shoe
    The clock ran off laughing, your pencil was cheese
    So that part is over, now sleep, if you please

    Your knee started (drumming|bouncing|jumping), it's rattling the tea
    It shakes the whole table from you down to me
    That isn't a weakness, just look at a horse
    It shivers all over, and then runs the course

    You fell, and you (sat|stayed|knelt) there, and looked at your hand
    At bits of the road in it, gravel and sand
    You told me, that's it, and then after a bit
    You asked me, how far had I got? And that's it

    There's someone who tells you, (sit down|slow down|stay home), {call}, you can't
    It sounds like a teacher, it sounds like an aunt
    It's never set foot there, it only knows here
    So leave it the armchair, and go get your gear`,
  turn: `
    You once couldn't whistle, you blew and you blew
    You spat on the dog, on the old mailman, too
    Then out came a note, it was thin, it was high
    We begged you for mercy from then till July

    I've seen you take on the jammed lid of a jar
    With hot water, a spoon, and the door of a car
    It opened by evening, we'd all of us quit
    You ate the one pickle, and shrugged over it

    The rest of them look so relaxed and so strong
    One stretches, one's yawning, one's humming a song
    I've been down the row, and I'll tell you what's true
    They're all of them looking that same way at you`,
  meaning: `
    It's easy to say, and I know that it's hard
    To stand in the open, to let down your guard
    But brave doesn't mean that you never feel small
    It's shaking a little, and facing it all

    Your doubt has a voice, and it talks in the night
    It talks very fast, and it's not often right
    So let it run on till it's talked itself through
    And then you get up, and you do what you do

    A hill isn't climbed by the looking at it
    It's climbed with your feet, and it's climbed bit by bit
    The top doesn't matter, not yet, not today
    What matters is only the next bit of way

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

    So drink some cold water and tie the left shoe
    That's two things already you knew how to do

    Don't look at the top, it's too far, it's too bare
    Just look at that stone, and then get over there

    I won't say you'll win it, I don't know, who can?
    I'll stand by the road there and bang on a pan`,
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
    {they.fact}
    It may be a walk, and it may be a climb
    It's your turn, {call}, it's time, it's time

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
    {you.fact}
    Up you get, be it good, be it bad
    And if I can help you, I'll help, and be glad

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

    # Not Today, {call}
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
    Go on, with your mouth dry, your fingers all numb
    Go on, {call}, it's a stair, it's a hill
    The hard part was getting you over the sill

    # Up Again, {call}
    Up again, {call}, brush the road off your knee
    I've seen prettier landings, but none were by me
    Up again, {call}, when you're ready, not yet
    Take all of a minute, the grass isn't wet

    # I've Got Your Coat
    I've got your coat, I'll be here at the end
    Come first or come last, or come late round the bend
    I've got your coat, and there's cake in the sleeve
    You could come in at midnight, and I wouldn't leave

    # You Know the Way
    You know the way, you have walked it in rain
    Your feet know the pothole, your feet know the drain
    You know the way, let your head have its moan
    Your feet will get on with it all on their own

    # It's Only {x.the}
    It's only {x.the}, {call}, it won't bite
    It hasn't lain worrying over you all night
    It's only {x.the}, {call}, it's no bear
    And you'll be the best-looking trouble in there`,
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
    And just when you've stopped looking for it, the door

    And if it goes badly, there'll still be the bus
    A window, some crackers, a seat there for us
    You'll tell me the worst of it, all the way through
    By the bridge I'll be laughing, by home you will, too

    I once ran the wrong way, in front of a crowd
    I came in quite early, and ever so proud
    They still tell the story, I tell it there, too
    It turns out you live, it's a thing people do

    By this time tomorrow you'll sit on that chair
    With your shoes kicked away and the wind in your hair
    You'll tell me it fast, with a mouthful of bread
    And none of it like what you saw in your head`,
}
