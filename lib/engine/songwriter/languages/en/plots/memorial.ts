import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    The (mailman|neighbor|paperboy) still slows by the gate where you'd stand
    He looks for you there with the mail in his hand
    You always went out to him, sunshine or sleet
    And he says there's a gap in the whole of the street

    The sun (still comes in|comes around|comes along) at a quarter to three
    And looks for your chair, where you'd usually be
    It waits on the cushion, it warms it right through
    I sit there myself now, and it sits there, too

    I still save the end of the (loaf|roast|cheese), since you'd come
    From three rooms away for a rind or a crumb
    I called you on Sunday the way that I would
    And stood with the plate until I understood

    They came (with hot dishes|in good coats|with umbrellas) and stood on the rug
    And each had a story to go with the hug
    There was one with a fence and a goose and your hat
    And I laughed in my black shoes, imagining that

    The clocks went back (Sunday|last week), it's the end of the fall
    They gave me an hour for nothing at all
    I'd spend it with you on the step in the sun
    And not say a word till the hour was done`,
  turn: `
    I put on the coat from our very last walk
    There was sand in the pocket, a leaf with its stalk
    I shook it out gently, I kept every grain
    In the dish by the window, away from the rain

    I laughed out loud Thursday at some silly show
    And felt like I ought to say sorry, and so
    I looked at your picture, I looked at your eyes
    You were laughing already, to no one's surprise

    You always would stop at the gate, look around
    As if you'd been sent there to check every sound
    I do it myself now, and it makes me late
    And there's always a bird on somebody's gate

    They told me by summer it wouldn't weigh much
    It weighs what it weighed, but I've learned how to lift
    I carry it down to the store and the station
    And some days I'd swear that it's more of a gift`,
  lift: `
    There's nothing to mend here, there's nothing to do
    I just want it said that I walked here with you

    So I talk to you some when I'm out on my own
    The trees have stopped thinking it must be the phone

    And if you can hear it, then here's what I'd say
    And if not, I'll say it to you anyway`,
  chorus: `
    # Rest Easy, {call}
    Rest easy, {call}, all the doors have been locked
    The kettle is off and the cupboards are stocked
    Rest easy, {call}, and don't worry for me
    I've eaten, I'm warm, and I've got the spare key

    # You Were Here
    You were here, you were here, and the stairs know it's true
    There's a dip in the middle from carrying you
    You were here, you were here, it's in ink, it's in stone
    It's the tune that the kettle still tries on its own

    # All of It, {call}
    All of it, {call}, from the first to the last
    The mud on the carpet, the days going fast
    All of it, {call}, at this kind of price
    I'd take it again, and I wouldn't think twice

    # I Think of {x.the}
    I think of {x.the}, and I lift up my hand
    Nobody asks me, they all understand
    I think of {x.the}, and I say, there you are
    As if you'd been parked round the block in the car

    # Room for You Still
    There's room for you still when we ride into town
    We leave your old window a little way down
    There's room for you still on the step, by the bed
    And in half of the things that I've laughed at and said`,
  bridge: `
    I don't know where you are, no one knows, I suppose
    I hope there's a wind with some salt for your nose
    I hope there's a porch and it's warm where you sit
    And someone to save you the crunchy end bit

    That last afternoon not a word sounded right
    I told you the weather, I talked of the light
    I think that you knew what I couldn't get out
    It's what all that weather was really about

    I'm scared I'll forget, so I go through each part
    Your walk, with the lean, that I know off by heart
    The sigh when you sat, and the look when you'd won
    I fall asleep somewhere and never get done

    The baby next door has just started to walk
    He stops at your gate and he tries hard to talk
    I tell him your name, and he gets it half right
    And he waves at your window till he's out of sight`,
}
