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
  lift: `
    So drink some cold water and tie the left shoe
    That's two things already you knew how to do

    Don't look at the top, it's too far, it's too bare
    Just look at that stone, and then get over there

    I won't say you'll win it, I don't know, who can?
    I'll stand by the road there and bang on a pan`,
  chorus: `
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
