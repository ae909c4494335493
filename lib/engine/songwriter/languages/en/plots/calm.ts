import type { Plot } from '../../stanzas.ts'

/** A quiet hour. */
export const calm: Plot = {
  person: 'me',
  open: `
    I've (switched off|turned off|put by) the phone, and I've closed the door
    There's nobody wanting a thing anymore
    The kettle goes quiet, the steam's going thin
    I sit by the window, and let the light in

    The sun's (moving slowly|come creeping|gone creeping) along on the floor
    It's come to my feet now, it wasn't before
    There's nothing to show for it, nothing got done
    I've sat in the whole of an afternoon's sun

    The rain on the window (is soft|comes soft|falls soft) as can be
    It's talking to no one, not even to me
    I've got a warm blanket, a cup in my hands
    I've got the whole day, and I haven't got plans

    I sit by the water, (my shoes|both shoes|my socks) at my side
    It's coming and going, it's slow and it's wide
    A leaf comes along, and it turns, and it's gone
    And I sit right here, and I watch it go on

    The evening has come, with its (blue|gold|shade) on the wall
    The birds have gone quiet, and that's about all
    A car, far away, and a door, and no more
    And I'm breathing slower than ever before`,
  turn: `
    I noticed my shoulders were up by my ears
    I think they had been there for several years
    I let them come down, and I let out a sigh
    And all of the hurry went quietly by

    My thoughts came in running, they wanted to play
    They wanted tomorrow, they wanted today
    I didn't say no, and I didn't say go
    They lay down beside me, and breathed nice and slow

    There's plenty to do on the list, line by line
    The calls and the bills, and they're all of them mine
    I added, do nothing, and drew a small square
    And that one is checked, it's the only one there

    The light's getting lower, the air's getting cool
    The day lies as flat as the top of a pool
    And nothing has happened, and nothing went wrong
    I'd gladly go on like this all evening long

    A while ago things were so loud in my head
    The things that I should have, the things that I said
    They've gone very quiet, they've gone very small
    I look, and they're hardly important at all`,
  meaning: `
    The days have a voice that says, hurry, get on
    Another thing's started, another is gone
    It's talking right now, but it's out in the hall
    And I am here, hearing no word of it all

    It isn't a thing you can force or can buy
    It comes on its own if you let it come by
    You leave it a minute, you don't call its name
    And then you look up, and you're glad that it came

    There's so much to do, and there will be, I know
    It won't run away, it has nowhere to go
    I'll pick it up later, I'll find it all there
    For now, I've a whole lot of nothing to spare

    We don't have to talk, {call}, we don't have to plan
    We'll stay here for just about as long as we can
    It's one way of saying a thing, and the best
    To say it by silence, and let it all rest`,
  lift: `
    So breathe in the quiet, and breathe out the day
    And let what is heavy go floating away

    The clock's going slower, or so it would seem
    And everything moves at the pace of a dream

    I put it all down now, I put it all by
    And nothing is asking me how, when or why

    So don't knock just now, put your note through the door
    I'm busy with light coming over the floor

    There's somewhere to be, but it isn't by nine
    I'm here for this minute, the minute is mine`,
  chorus: `
    # Slow as This
    {me.fact}
    Slow as this, slow as this
    There's nothing to hurry, nothing to miss
    Slow as this, slow as this

    # Nowhere but Here
    {fact}
    Nowhere but here, nowhere but here
    All that was noisy is far, far away
    Nowhere but here, quiet and clear

    # Enough for Today
    {they.fact}
    And that is enough for today
    Enough for today, and it's quiet in here
    With nothing to take away

    # Small and Slow
    {thing.fact}
    Small and slow, small and slow
    There's more to it than the loud ones know
    Small and slow, small and slow

    # Stay as You Are, {call}
    Stay as you are, {call}, stay as you are
    {you.fact}
    There's nobody counting, there's one early star
    Stay as you are, {call}, stay as you are

    # One Slow Breath, {call}
    One slow breath, {call}, in and out
    {you.fact}
    One slow breath, {call}, and there's no doubt
    This is what quiet is all about

    # Quiet with You, {call}
    Quiet with you, {call}, quiet with you
    {me.fact}
    Quiet with you, {call}, nothing to do
    Nothing to prove, and nothing that's due

    # Softly, {call}
    Softly, {call}, softly now
    {fact}
    A leaf comes down from the tallest bough
    Softly, {call}, softly now

    # Let It All Wait, {call}
    Let it all wait, {call}, let it all wait
    We can be early, we can be late
    Let it all wait, {call}, it's been so long
    Since nothing went by but a quiet song

    # Nothing but {x.the}
    Nothing but {x.the}, and clouds going by
    {fact}
    Nothing but {x.the}, and sun in the sky
    And nobody asking me how or why

    # Listen, It's Quiet
    Listen, it's quiet, and quiet is good
    It does what a talking-to never could
    Listen, it's quiet, and stay where you are
    It's easy to get to, and not very far

    # A Quiet Hour
    A quiet hour, like a bowl on a sill
    The sun comes and fills it, and then it stands still
    A quiet hour, and I'm in no one's way
    It isn't much, only the best of the day

    # Nothing to Do
    Nothing to do, and a whole day to do it
    A cloud like a ship, and a bird going through it
    Nothing to do, and I do it with care
    I lean back and breathe it, deep in my chair

    # Still Water
    Still water, still water, the sky lying in it
    Still water, still water, so stay for a minute
    The wind has gone off, and the day's going down
    And nothing is moving, not even the town

    # Easy Now
    Easy now, easy now, slow as a boat
    Nothing to do but to lie back and float
    Easy now, easy now, nowhere to get
    The day isn't over, the sun hasn't set

    # Just {x.the} and Me
    Just {x.the} and me, and a breeze in the blind
    We haven't said much, and we don't seem to mind
    Just {x.the} and me, let the telephone be
    It's somebody busy it wants, and not me

    # Rest Here, {call}
    Rest here, {call}, rest here with me
    There's nowhere at all that you have to be
    Rest here, {call}, put down the day
    I've moved all the noise of it out of the way

    # There's No Rush, {call}
    There's no rush, {call}, so take it slow
    There's no one to see, and there's nowhere to go
    There's no rush, {call}, breathe in, breathe out
    There isn't a thing here to worry about

    # Soft as the Evening, {call}
    Soft as the evening, {call}, soft as the light
    We'll sit here and watch it turn into night
    Soft as the evening, {call}, hardly a sound
    And nothing but quiet for miles around`,
  bridge: `
    I know it won't last, and I know it can't stay
    The noise will be back, and the rush of the day
    But this is in me now, I've folded it small
    Like something you keep in a coat in the hall

    Perhaps it's the small things that hold up the sky
    No trumpet, no headline, they simply go by
    And one day you notice that they were the lot
    The most that we needed, and all that we've got

    If I could share quiet, I'd give it away
    To someone who's having a difficult day
    I'd say, here's an hour, there is nothing to do
    I kept it all warm, and I kept it for you

    I thought about all that I'm wanting, and then
    I thought of it slowly, and thought it again
    And most of it's here, and the rest isn't far
    It's easy to see when you stay where you are`,
}
