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
  meaning: `
    The world doesn't stop, and it seems so unfair
    That morning can come when you are not there
    It comes, and it comes, and I get up and go
    I carry you with me, in case you don't know

    I still have so many things I want to say
    They come when it's quiet, and don't go away
    I say them to you in the dark, on my own
    And feel, for a minute, a bit less alone

    We don't get to choose who is taken, or when
    We'd all of us choose to have you here again
    We choose what to keep, and I choose every part
    The hard and the good, and I keep it by heart

    There's more than a name, and there's more than a date
    There's more than the words that arrive all too late
    There's what you were like, and whoever knew you
    Has some of that still, and will carry it, too

    I thought about what I should say about you
    The great things, the grand things, whatever I do
    I always come back to the small and the near
    The ones that are you, and I still see them clear`,
  lift: `
    So let us be quiet, and let us be near
    And say it as though you were able to hear

    There aren't any words for it, big enough, no
    So here are the small ones, the best that I know

    Your name in the quiet, your name in the song
    You're right in the middle, the place you belong

    There's nothing to mend here, there's nothing to do
    I just want it said that I walked here with you

    So I talk to you some when I'm out on my own
    The trees have stopped thinking it must be the phone

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
    And that is not going away
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
    Go gently, {call}, soft and slow
    It's hard, so hard, to let you go
    Go gently, {call}, and leave us here
    With all of you that we hold dear

    # A Place That's Yours, {call}
    A place that's yours, {call}, it's yours
    {fact}
    We don't let go, we close no doors
    A place that's yours, {call}, it's yours

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
