import type { Plot } from '../../stanzas.ts'

/** Leaving school together, and what comes next. */
export const graduation: Plot = {
  person: 'past',
  open: `
    You borrowed a pencil, the first (week|day|fall), and you swore
    You'd give it back Friday, or maybe before
    Today, in our gowns, you came down the whole line
    And gave me a pencil that never was mine

    We emptied the lockers, you (found|dug out|held up) a left glove
    Three apples gone brown, and a note about love
    That no one had signed, and you read it out, low
    I laughed with the others, I wrote it, you know

    The stain on the ceiling of (room nine|room ten|the gym) looked like Spain
    It grew every winter, it drank up the rain
    By spring it had Portugal, most of the sea
    You'd send me the news of it, folded in three

    We said we'd leave {place} on the (first|last|next) train that came
    We'd send no one postcards, we'd each change our name
    Today you went twice round the square with your bag
    You kissed the old pump and saluted the flag`,
  turn: `
    The teacher who swore we would come to no good
    Came over and stood there as long as he could
    He straightened your collar, he fiddled with mine
    He coughed, and he told us the weather was fine

    We all threw our caps, and they came down like crows
    I picked up some other one, whose, no one knows
    It said on a label, sewn in where it's lined
    Eat breakfast, and I've always kept that in mind

    Stay just as you are, wrote the rest of the class
    You wrote, you still owe me for lunch and for gas
    I mean to stay owing, wherever I move
    I'd hate to be even, I've nothing to prove

    I went back at five for the scarf on your chair
    The halls had gone quiet, with dust in the air
    The clock that had dragged through each hour we spent
    Was racing, I watched it, so that's where it went`,
  lift: `
    So you're for the coast, and I'm off to the hills
    With somebody's sofa, and somebody's bills

    The bell rang at three, and for once no one ran
    We looked at each other, like, what was the plan?

    We said we'd hold still for the picture, we tried
    You laughed, and I blinked, and then somebody cried`,
  chorus: `
    # The Last Bell
    The last bell, the last bell, it rang and it stopped
    A locker door banged, and a paper cup dropped
    The last bell, the last bell, and we stood in the sun
    With nothing to hand in, and nothing yet done

    # See You, {call}
    See you, {call}, in a year, in a while
    In somebody's kitchen, in airports, in style
    See you, {call}, at a gate, on a train
    You'll know me, I'll have on this coat in the rain

    # Out of Here
    Out of here, out of here, it was carved in the wood
    We said it in Latin as well as we could
    Out of here, out of here, then we got to the gate
    And nobody pushed it, and it got to be late

    # Where Are You Going, {call}
    Where are you going, {call}, with that box?
    With your lamp, and your cactus, your pan full of socks
    Where are you going, {call}, will there be
    Someone to laugh in the wrong place, like me?`,
  bridge: `
    They taught us the rivers, the moons, and the kings
    And nothing of laundry, or leases, such things
    You called me last night, and your sweater had shrunk
    It fits very nicely, you said, on your trunk

    In ten years they'll give us our names on a pin
    You'll squint at me hard, and then you will begin
    To kick at my chair through the speeches, and soon
    We'll both be sent out in the hall before noon

    This fall there'll be someone that small in your seat
    Whose bag is so large there's just bag and two feet
    They'll find both our names where we dug in the grain
    And think we were giants, and came here by train`,
}
