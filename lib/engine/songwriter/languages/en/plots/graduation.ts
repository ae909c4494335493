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
  meaning: `
    There were days it was hard, there were days it was long
    And nights when it seemed that it all would go wrong
    And nobody claps on a day such as those
    You get up and do it, and that's how it goes

    It's only a paper, it's only a line
    It's only a name that they read, and a sign
    But look at it closely, and what it will say
    Is every last hour that went in on the way

    At the start of it all it looked far, it looked high
    And nobody tells you how time will go by
    Then one day you look, and you're there at the end
    The end is no end, it's a start round the bend

    They'll say it was luck, and they'll say, what a breeze
    And that's what they say with the greatest of ease
    But I know the work, and I know what it took
    And none of it's written in anyone's book`,
  lift: `
    So hush for a second, and listen, it's near
    The name that we all of us came here to hear

    The last page is turned, and the last line is done
    And there on the back is the very first one

    And no one can take it, and no one can say
    That this wasn't earned, every inch of the way

    So you're for the coast, and I'm off to the hills
    With somebody's sofa, and somebody's bills

    The bell rang at three, and for once no one ran
    We looked at each other, like, what was the plan?

    We said we'd hold still for the picture, we tried
    You laughed, and I blinked, and then somebody cried`,
  chorus: `
    # You Did It, {call}
    You did it, {call}, you got it done
    {you.fact}
    A whole lot more has just begun
    You did it, {call}, you got it done

    # They Call Your Name, {call}
    They call your name, {call}, hear it ring
    {fact}
    There isn't any finer thing
    They call your name, {call}, hear it ring

    # So Proud of You, {call}
    So proud of you, {call}, can't you see?
    {you.fact}
    There's no one prouder here than me
    So proud of you, {call}, can't you see?

    # The Day Is Here
    The day is here, it's here, it's real
    {fact}
    There are no words for how we feel
    The day is here, it's here, it's real

    # All That Way
    All that way, and now we're here
    {me.fact}
    Let everybody raise a cheer
    All that way, and now we're here

    # Hold Your Head High, {call}
    Hold your head high, {call}, hold it high
    {they.fact}
    And if you want to, you can cry
    Hold your head high, {call}, hold it high

    # Worth It, {call}
    Worth it, {call}, worth it all the way
    {fact}
    There's nothing more I need to say
    Worth it, {call}, worth it all the way

    # What's Next, {call}
    What's next, {call}, what will it be?
    The road goes on, it's wide and free
    What's next, {call}? Don't say it yet
    This is a day we won't forget

    # Out in the World
    Out in the world, the wide world, go
    {you.fact}
    You know a lot, there's more to know
    Out in the world, the wide world, go

    # Look How Far
    Look how far, and look how high
    All of those days that went slowly by
    Look how far, and look ahead
    The best of the book is still unread

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
    And some of the road is still dark up ahead
    And some of it isn't like anyone said
    You'll manage, you'll find it, you've done it before
    You learned how to open a difficult door

    There's no grade for kindness, no prize for a friend
    No mark for the heart that holds out to the end
    But those are the things that I'd give you them for
    And if there's a top mark, I'd give you one more

    If ever you doubt it, come back to today
    And hear what we sang to you, hear what we say
    You've done something hard, and you've done it for good
    And someday you'll tell someone else that they could

    Let's stop for a second, before we go on
    Before the whole day with its music is gone
    And look round, and take it in, every last bit
    It won't come again, so let's stay here with it

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
