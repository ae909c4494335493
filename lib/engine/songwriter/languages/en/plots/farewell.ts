import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'past',
  open: `
    We say it (again|at the door|once more), and then nobody goes
    We look at the floor, and we look at our toes
    There's always one more little thing to be said
    And nobody wants to walk on up ahead

    The (bags|boxes|cases) are packed, and they stand by the door
    It's strange how there's so much more light on the floor
    The room looks so big, and our voices ring through
    There's nothing to do here, and so much to do

    The last of the (lights|chairs|cups) is put back in its place
    I look round the room, and I look at each face
    I'm trying to learn it, to take it along
    The way that you learn all the words of a song

    I knew it was (coming|on its way), I had marked down the date
    I thought, there is time yet, and time wouldn't wait
    The weeks became days, and the days became hours
    And now it's this minute, and this one is ours

    I think of the (day|time|hour) when we first said hello
    We didn't know then where the story would go
    And now it has gone there, through all of those days
    It stands at the place where there's two different ways`,
  turn: `
    There'll be a first morning when I look around
    And something is missing, a step or a sound
    I'll turn to the place where you always would be
    And somebody else will look back there at me

    We laugh at the time when it all went so wrong
    We laugh, and it's just a bit loud and too long
    There's somebody wiping an eye on a sleeve
    It's easy to laugh, and it's harder to leave

    You say, we'll be calling, and I say, we will
    You say, it's not far, and I say so, and still
    We know that it won't be like just down the hall
    The door always open, the name that you call

    One hug, and another, and hands that hold on
    A wave at the corner, and then you are gone
    I stand there a little, I look at the street
    It's long, and it's quiet, with no one to meet

    Whatever we grumbled about, day by day
    Seems better and better now it goes away
    The waiting, the hurry, the same old routine
    Were some of the best days, it seems, that I've seen`,
  meaning: `
    I thought there'd be something important to say
    I thought that I'd find it in time for the day
    And now that it's here, all the big words are gone
    And only the true ones are left to go on

    It's strange how the small things are those that get through
    I never once thought I would miss them, did you?
    The days that were just like the others before
    Look brighter from here, with a hand on the door

    One stays and one goes, and it's hard to say who
    Has got the worse part of what both have to do
    The one with the ticket, who looks straight ahead
    Or the one going home with the words left unsaid

    If nobody cared, it'd be easy to do
    A wave and a word, and the whole thing is through
    So if there are tears, and the words come out slow
    It shows there was something that's hard to let go`,
  lift: `
    So hold on a minute, and let the road wait
    I've one thing to say, and I won't say it late

    There's nobody good at it, no one I know
    We say it, and say it, and then we don't go

    Whatever is coming, whatever is past
    I'd like to say this, and I'd like it to last

    We don't do goodbyes well, we cough and we pat
    We say, well, then, so, and we leave it at that`,
  chorus: `
    # Fare You Well, {call}
    Fare you well, {call}, fare you well
    {fact}
    May every new door have a friendly bell
    Fare you well, {call}, fare you well

    # Take Care, {call}
    Take care, {call}, and take it slow
    {you.fact}
    Wear the good coat when it starts to snow
    Take care, {call}, and take it slow

    # Hard to Go, Hard to Stay
    Hard to go, hard to stay
    {fact}
    There isn't any easy way
    Hard to go, hard to stay

    # Here or There, {call}
    Here or there, {call}, here or there
    {you.fact}
    There's nobody like you anywhere
    Here or there, {call}, here or there

    # Goodbye Is a Word
    Goodbye is a word, it's only a word
    {they.fact}
    The rest is a hug, and it isn't heard
    Goodbye is a word, it's only a word

    # I'm Keeping All of It
    I'm keeping all of it, every day
    {fact}
    I'm not giving any away
    I'm keeping all of it, come what may

    # You Can't Pack That, {call}
    You can't pack that, {call}, in a box or a crate
    {fact}
    It doesn't need tape, and it hasn't a weight
    You can't pack that, {call}, so it stays by the gate

    # Go Well, Stay Well, {call}
    Go well, stay well, {call}, today
    And every step along the way
    Go well, stay well, and don't forget
    We haven't said the last word yet

    # So This Is the Day
    So this is it, so this is the day
    {you.fact}
    I'd half hoped the bus would have lost its way
    So this is it, so this is the day

    # Say Goodbye to {x.the}
    Say goodbye to {x.the}, and then
    Turn round and say it once again
    Say goodbye to {x.the} with me
    And slow, as slow as it can be

    # Write to Me, {call}
    Write to me, {call}, on the back of a bill
    With weather, and gossip, and how it's uphill
    Write to me, {call}, with the spelling all wrong
    I'll read it at breakfast, so do make it long

    # Close It Slow
    Close the door, but close it slow
    I'm not so sure it's time to go
    Close it slow, and leave a crack
    For all the good to find its way back

    # Leave the Light On
    Leave the light on, leave the latch undone
    There's many a road, and this is just one
    Leave the light on, and someday you'll see
    Somebody wave, and it might well be me

    # So Long, {call}
    So long, {call}, may the road be kind
    With sun ahead and the wind behind
    So long, {call}, and before you go
    You're loved by more than you'll ever know

    # It Was Good
    It was good, it was good, let it be told
    We'll tell it again when we all are old
    It was good, it was good, and it's hard to part
    It was good, it was good, and it's here in my heart

    # Thanks for It All, {call}
    Thanks for it all, {call}, thanks for the lot
    The days that were easy, the days that were not
    Thanks for it all, {call}, thanks for the rest
    I think it was some of my very best

    # One Last Wave, {call}
    One last wave, {call}, one last wave
    And all of us trying to be so brave
    One last wave, {call}, and a last goodbye
    And no one is sure if to laugh or cry`,
  bridge: `
    It isn't the end, it's a turn in the road
    And each of us carries a part of the load
    I've got what you gave me, you've got what I gave
    And that doesn't end with a word or a wave

    Somewhere up ahead there's a day and a door
    And we're on the two sides of it once more
    And one of us knocks, and the other one knows
    That's how I would like it, the way the song goes

    I won't say I'm fine, and I won't say I'm not
    I'm thinking of all of it, all that we've got
    I'm glad that it happened, I'm sad that it ends
    And glad and sad walk here together as friends

    So what do we do with the time that is gone?
    We keep it, we tell it, we carry it on
    And any new day has a corner to spare
    For what has been good, and you'll always be there

    One day I will notice it's been half a year
    I'll call, and you'll say, well now, look who is here
    We'll start in the middle, the way we once could
    And talk for an hour, and oh, it'll be good`,
}
