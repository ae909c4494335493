import type { Plot } from '../../stanzas.ts'

/** A quiet hour. */
export const calm: Plot = {
  person: 'me',
  open: `
    I've switched off the (radio|heater|big lamp), I've hung up the phone
    The fridge gave a shudder, and left me alone
    Now there's only a tap with a drop, very slow
    It thinks about falling, and then lets it go

    I've followed the sun round the (room|house|porch) in a chair
    At ten I sat here, and by two I was there
    There's nothing to show for it, nothing got done
    I've sat in the whole of an afternoon's sun

    I sit on the (bank|wall|dock) with my shoes off, my toes
    Just under the water, to see where it goes
    A leaf comes along, and it stops and turns round
    I give it a toe, and it goes where it's bound

    A snail has set out from the (hose|steps|pot) to the wall
    I thought I'd go in, but I've stayed for it all
    It's gone nine whole inches, and that is the most
    That's happened this evening, apart from the toast`,
  turn: `
    My head came in barking, it ran round the room
    It knocked over Thursday, the rent, and the broom
    I didn't say sit, and I didn't say bad
    It lay down itself with the bone that it had

    I wrote down a list, with a box by each line
    The gutters, the taxes, it went to page nine
    I added, do nothing, and drew a small square
    And that one is checked, it's the only one there

    I noticed my shoulders were up by my ears
    They'd hung there like coats on a hook, maybe years
    I let them come down, and they did, like a crew
    Of men off a roof when the noon whistle blew

    Next door someone's learning a song with one hand
    It stops at one place, like a boat on the sand
    Today it got over, and on to the end
    I've never once met them, I clapped for my friend`,
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

    I'm wanted at someplace by something to nine
    I'm here for this minute, the minute is mine

    The clock clears its throat, and it says a small four
    I nod, and it doesn't bring up any more`,
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
    Stay here, {call}, stay as you are
    {you.fact}
    Stay here, {call}, don't go far
    There's no one to count how late we are

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
    Softly, {call}, I don't know how
    It got so still, but it did somehow

    # Let It All Wait, {call}
    Let it all wait, {call}, let it all wait
    We can be early, we can be late
    Let it all wait, {call}, it's been so long
    Since nothing went by but a quiet song

    # Nothing but {x.the}
    Nothing but {x.the}, and time going by
    {fact}
    Nothing but {x.the}, and who knows why
    All that I do is breathe out, and sigh

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
    A cloud like a ship, and a crow going through it
    Nothing to do, and I do it with care
    I sit like I'm paid for it, deep in my chair

    # Easy Now
    Easy now, easy now, says the rope to the boat
    Says the wave to the oar, and the hook to the coat
    Easy now, easy now, there's nowhere to get
    The bread hasn't risen, the sun hasn't set

    # Just {x.the} and Me
    Just {x.the} and me, and a breeze in the blind
    We haven't said much, and we don't seem to mind
    Just {x.the} and me, let the telephone be
    It's somebody busy it wants, and not me`,
  bridge: `
    I know it won't last, and I know it can't stay
    The noise will be back, and the rush of the day
    But this is in me now, it's tucked in so deep
    That no one can hurry it out of my keep

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
    It's easy to see when you stay where you are

    At six there'll be feet on the stairs, and the news
    A bag on the table and somebody's shoes
    I'll ask how it went, and I'll put on the rice
    I'm good for a crowd now, I'm good for it twice

    I ran for so long that I ran in my sleep
    I'd jump at a toaster, I'd answer a beep
    A doctor once asked, do you sit? I said, when?
    She wrote something down, and she asked me again

    If minutes could travel, I'd mail off a few
    To the nurse on the night shift, the short-handed crew
    In newspaper, gently, like eggs, with a bow
    And a slip saying, keep somewhere cool, and go slow`,
}
