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
  lift: `
    So don't knock just now, put your note through the door
    I'm busy with light coming over the floor

    I'm wanted at someplace by something to nine
    I'm here for this minute, the minute is mine

    The clock clears its throat, and it says a small four
    I nod, and it doesn't bring up any more`,
  chorus: `
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
