import type { Plot } from '../../stanzas.ts'

/** Leaving school together, and what comes next. */
export const graduation: Plot = {
  person: 'past',
  open: `
    The (gown's|robe's|cap's) on the hanger, it's pressed and it's new
    It hung there all week, and it waited for you
    You put it on slowly, you look in the glass
    And think of the years, and how quickly they pass

    There's (row after row|row upon row|one long row) of us, everyone dressed
    The cameras are ready, and you look your best
    The music is starting, you come down the aisle
    And all of the years are right there in your smile

    Remember the (first day|first week|first fall), the bag on your back
    The halls were so long, and you couldn't keep track
    You looked for your room, and you looked for a friend
    And nobody then could imagine the end

    The (books|notes|pens) are all packed, and the lamp is turned low
    That burned through the nights when the reading was slow
    The pages are marked, and the pencils are small
    You've been through them all now, you've been through it all

    The (halls have|school has|rooms have) gone quiet, the chairs in a row
    With dust in the sunlight, and nowhere to go
    You went there so often, you knew every door
    And today you go out as you never before`,
  turn: `
    They read out the names, and then yours rings out clear
    You hear someone cheering, it's us, over here
    You walk, and you shake someone's hand, and you hold
    A roll of white paper that's better than gold

    The caps have gone up, and they hang in the air
    And everyone's laughing with wind in their hair
    They'll be down in a minute, and so will we all
    But no one is thinking right now of the fall

    You stand for a picture, you squint in the sun
    With everyone shouting that now it is done
    There's someone who's crying, and someone who cheers
    And one little click holds the whole of the years

    You'll pack up your boxes, you'll close down the lid
    On all that you learned here and all that you did
    There's somewhere that's waiting with rooms you don't know
    And part of us says, can't you stay? But you'll go

    The mornings you wanted to stay in your bed
    The tests, and the numbers that swam in your head
    The times that you said, I can't do it, I'm through
    And look who is standing there now, it is you`,
  meaning: `
    There were nights with cold coffee, and rain on the glass
    And pages that no one believed they would pass
    And nobody claps on a night such as those
    You sharpen the pencil, and that's how it goes

    It's only a paper, a stamp and a date
    It rolls up like nothing, there's hardly a weight
    But look at it closely, like rings in a tree
    It holds every hour that it took you to be

    The first day you stood there with brand-new shoes on
    And asked for the room, and the others had gone
    And now it is you who can tell them the way
    The new ones, who stand there as you did that day

    They'll say it was luck, and they'll say, what a breeze
    As if it had fallen like fruit from the trees
    But I know the work, and I know what it took
    And none of it's written in anyone's book`,
  lift: `
    So hush for a second, and listen, it's near
    The name that we all of us came here to hear

    The last page is turned, and the last line is done
    And there on the back is the very first one

    And no one can take it, and no one can say
    That this wasn't earned, every inch of the way

    We said we'd hold still for the picture, we tried
    You laughed, and I blinked, and then somebody cried`,
  chorus: `
    # You Did It, {call}
    You did it, {call}, you got it done
    {you.fact}
    Now close all the books and lie in the sun
    You did it, {call}, you got it done

    # They Call Your Name, {call}
    They call your name, {call}, hear it ring
    {fact}
    As clear as a bell on the first day of spring
    They call your name, {call}, hear it ring

    # So Proud of You, {call}
    So proud of you, {call}, can't you see?
    {you.fact}
    There's no one prouder here than me
    So proud of you, {call}, can't you see?

    # The Day Is Here
    The day is here, it's here, it's real
    {fact}
    So laugh and shout and turn a wheel
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
    The early alarms, and the rain, and the gray
    Worth it, {call}, worth it all the way

    # What's Next, {call}
    What's next, {call}, what will it be?
    The road goes on, it's wide and free
    What's next, {call}? Don't say it yet
    This is a day we won't forget

    # Out in the World
    Out in the world, the wide world, go
    {you.fact}
    And call us on Sundays, and let us know
    Out in the world, the wide world, go

    # Look How Far
    Look how far, and look how high
    All of those days that went slowly by
    Look how far, and look ahead
    The best of the book is still unread

    # The Bell Has Rung
    The bell has rung, the bell has rung
    And this is the way the last song is sung
    The bell has rung, and you walk in the sun
    With nothing to hand in, and everything done

    # Caps in the Air, {call}
    Caps in the air, {call}, caps in the air
    The sun's coming out, and there's wind in your hair
    Caps in the air, {call}, throw yours up high
    You've earned every inch of that sky

    # Walk Up Tall, {call}
    Walk up tall, {call}, walk up tall
    Hear them cheer you down the hall
    The nights were long, the steps were small
    Walk up tall, {call}, walk up tall

    # Turn the Page, {call}
    Turn the page, {call}, turn the page
    There goes your name, and there is the stage
    Turn the page, {call}, the next one is white
    And all of it's yours, {call}, to write

    # It's Only the Start
    It's only the start, it's only the start
    The cap and the gown and the beat of your heart
    It's only the start, and the door's open wide
    And all of us cheering are here on your side`,
  bridge: `
    And some of the road is still dark up ahead
    And some of it isn't like anyone said
    You'll manage, you'll find it, you've done it before
    You learned how to open a difficult door

    There's no grade for kindness, no prize for a friend
    No mark for the jokes that got us to the end
    But those are the ones I would frame for the wall
    And you would come first in the class for them all

    If ever you doubt it, come back to today
    And hear what we sang to you, hear what we say
    You've done something hard, and you've done it for good
    And someday you'll tell someone else that they could

    Let's stop for a second, before we go on
    Before the whole day with its music is gone
    And look round, and take it in, every last bit
    It won't come again, so let's stay here with it`,
}
