import type { Plot } from '../../stanzas.ts'

/** One good night, told by those who were there. */
export const party: Plot = {
  person: 'me',
  open: `
    The (kitchen|hallway|front room) is crowded, the music is loud
    And every new knock lets in more of the crowd
    There's ice in the glasses, there's light in the hall
    And nobody's leaning for long on the wall

    The (week|month|day) was a long one, we've put it away
    We've got our good shoes on, we're ready to stay
    The lights are turned low, and the speakers turned high
    And one after one they are all coming by

    Some (came in with|carry in|walk in with) flowers, and some came with wine
    Some came empty-handed, and that's just as fine
    The coats on the bed make a hill of their own
    And no one who's in here is standing alone

    The (sun|light|day) has gone down, and the lamps have come on
    The worries we came with are already gone
    Somebody turns up a song that we know
    And all through the room now the feet start to go

    You can (hear us|hear it|tell it) from all the way down at the gate
    There's no such a thing here as early or late
    The door's standing open, there's light on the floor
    And here come two more of us in at the door

    All {place} has gone dark but for (one|our) window's light
    The rest of it sleeps, and we've got the whole night
    We've opened the window to let out the heat
    And the tune got away, and it's out on the street`,
  turn: `
    It's later than late, and there's nobody gone
    One song hardly ends, and another is on
    The slow ones are swaying, the quick ones let fly
    And no one has looked at the clock going by

    The shy ones who stood with their backs to the wall
    Have come to the middle and outdance us all
    There's somebody laughing with tears in their eyes
    And somebody hugging us all by surprise

    There's some in the kitchen who've stopped for a drink
    And somehow they're saying the things that they think
    It's always like that when it's warm and it's late
    The words come out easy, the morning can wait

    We squeeze all together, there's somebody's phone
    Held up at arm's length, and there's no one alone
    It's blurry, it's crooked, and half of us blink
    It's still the best picture of all of us, I think

    The windows are open, the night's coming in
    It cools off our faces, and then we begin
    Again from the start, with our hands in the air
    And nothing to carry, and no one to care`,
  meaning: `
    We could have been sensible, kept to our beds
    With sensible thoughts in our sensible heads
    But somebody said it, and then we all knew
    That this was by far the best thing we could do

    The days all go by, and they look much the same
    You couldn't tell most of them one by its name
    But some you remember, and this could be one
    You'll smile in a year when you think what we've done

    It isn't the music, it isn't the place
    It's who you look up at, it's face after face
    You fill up a room with the ones you like best
    You open a door, and they do all the rest

    I'd like to say something, {call}, while it's loud
    It's easier said in the midst of a crowd
    I'm glad that I know you, I'm glad of your name
    Without you there's nothing in here that's the same`,
  lift: `
    So gather up closer and fill up the floor
    There's always a corner for one or two more

    If anyone's tired, let them lean on the wall
    The rest of us sing it, and sing for them all

    The talking can wait, and the clock can go slow
    It's time for the one that we all of us know

    It doesn't need practice, it doesn't need style
    It only needs all of us, just for a while

    It's one more, then home, so we've said all along
    And this one's the one more, it's everyone's song

    So push back the armchairs, and roll up the rug
    There's room for a dance here, and room for a hug`,
  chorus: `
    # Get Up, {call}
    {you.fact}
    Get up, {call}, here's your song
    Sing it badly, sing it wrong
    Get up, {call}, sing along

    # This One's for {call}
    This one's for {call}, give it a cheer
    {you.fact}
    This one's for {call}, let them all hear
    There isn't a better place than here

    # Louder, {call}
    Louder, {call}, let it out
    {fact}
    Louder, {call}, that's what it's about
    If you can't sing it, give it a shout

    # No Party Without {call}
    It's no party without {call}
    It's only a floor and a wall
    {you.fact}
    It's no party without you at all

    # Stay for One More, {call}
    Stay for one more, {call}, stay for one more
    Nobody's even looking at the door
    Stay for one more, {call}, stay for a song
    A good thing like this never lasts too long

    # All Together, {call}
    All together, {call}, on the count of three
    {me.fact}
    All together, {call}, you and me
    And no two of us in the very same key

    # We Made It Here
    {me.fact}
    We made it here, we made it here
    Hold up whatever you've got in your hand
    We made it here, give a cheer

    # What a Crowd
    What a crowd, what a crowd
    {they.fact}
    What a crowd, and aren't we loud?
    I'm one of you all, and I'm proud

    # Everybody Sing That Line
    {fact}
    Everybody sing that line
    You take your part, and I'll take mine
    Everybody sing that line

    # Count Us In
    One, two, three, and count us in
    {fact}
    Count us in, let it all begin
    With a stamp and a clap and a grin

    # It's Not Over Yet
    It's not over yet, it's not over yet
    Tomorrow's a day that we haven't met
    It's not over yet, so sing it again
    We say when it's over, and not till then

    # One Good Night
    One good night you can carry for years in your coat
    Like a stub, or a shell, or a folded-up note
    One good night, and it wasn't a thing that you planned
    With the music turned up, and a friend by the hand

    # Nobody's Going Home
    Nobody's going home, put your coat down and stay
    The night isn't over, there's more on the way
    Nobody's going home, not while this one's still on
    We'll walk out together and look at the dawn

    # Turn It Up
    Turn it up, turn it up, till the floor starts to hop
    Till the clock on the wall tells the hours to stop
    Turn it up, turn it up, it's the part that we know
    With all of our hands in the air, here we go

    # Everybody In
    Everybody in, from the porch, from the stair
    The loud and the shy, with the wind in their hair
    Everybody in, make the circle go wide
    There isn't a wrong place to stand, not inside

    # On the Floor, {call}
    On the floor, {call}, there's a song coming on
    Dance till the last of the long week is gone
    On the floor, {call}, there's no right and no wrong
    There's only the beat and the song

    # All Night, {call}
    All night, {call}, all night long
    Every light on, and every song
    All night, {call}, all night through
    It's a good night because of you

    # Hands Up, {call}
    Hands up, {call}, hands up high
    Reach for the ceiling, reach for the sky
    Hands up, {call}, and let it go
    This is the one that we all of us know`,
  bridge: `
    Tomorrow it's quiet, tomorrow we're slow
    And all of this turns into something we know
    But now it's not over, and now it's not then
    We're right in the middle, so sing it again

    You can't keep a day, it won't stay in a box
    It won't wait for you if you stop all the clocks
    But sing it, and something of it will stay put
    At the back of the head and the tip of the foot

    There's more than one person in here who's been low
    You can't always see it, and you may not know
    So sing a bit louder, and lean a bit near
    There's nobody has to be lonely in here

    One day we'll be scattered, some near and some far
    And none of us quite the same people we are
    And one of us hums this, a small, silly thing
    And miles away, somebody else starts to sing

    I went for some air, and I stood in the blue
    Our window was gold, and I saw us all through
    I heard how we laughed from the dark over there
    And missed us already, and ran up the stair`,
}
