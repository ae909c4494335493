import type { Plot } from '../../stanzas.ts'

/** One good night, told by those who were there. */
export const party: Plot = {
  person: 'me',
  open: `
    We asked over (eight|ten|nine) people, we counted out chairs
    There's thirty-odd now, and there's some on the stairs
    There's one in the bathtub, explaining the bees
    Does anyone know him? He's brought his own cheese

    The fuse blew at (nine|ten), and the record ran down
    It sank from soprano to something like brown
    Then somebody picked up the tune in the dark
    With spoons, and a saucepan, and one happy bark

    The man from downstairs came at (ten|nine) to explain
    His ceiling lamp swung like the bell on a train
    By midnight he'd come back with chairs and his wife
    And he's leading the polka as if for his life

    All {place} has gone dark but for (one|our) yellow square
    With too many elbows and songs in the air
    We've opened the window to let out the heat
    And the tune got away, and it's out on the street`,
  turn: `
    The one who stood guarding the chips by the wall
    Who said, I don't dance, no, I don't dance at all
    It took just one song, it had bells, it had brass
    Now nobody's safe, and no lamp, and no glass

    We all squeezed together, the timer went red
    There are ears in it, elbows, a third of a head
    You can't make out one of us, only a blur
    It's the best likeness yet of the people we were

    There's three in the kitchen who've stopped for a drink
    With shoes in their hands and their feet in the sink
    And one of them says what was stuck for a year
    And nobody talks, and they pull their chairs near

    The rug went at nine, then the table, the tray
    The couch crossed the floor and is well on its way
    There's six people on it, and nobody steers
    We haven't been this far from shore for some years`,
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

    So push back the armchairs, the rug, and the plant
    There's plenty of room for whoever just can't

    The cake's down to crumbs, and the ice is a lake
    It's quarter past two, and the whole street's awake

    It's one more, then home, so we've said all along
    And this one's the one more, it's everyone's song`,
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
    One good night, and it wasn't a thing that we planned
    With a paper hat slipping, a horn in each hand

    # Nobody's Going Home
    Nobody's going home, there's no coat you can choose
    They're under the sleepers, and so are your shoes
    Nobody's going home, put the kettle on, stay
    We'll walk out together and look at the day

    # Turn It Up
    Turn it up, turn it up, till the spoons start to hop
    Till the clock on the wall tells the hours to stop
    Turn it up, turn it up, it's the part we can sing
    It's la, and it's la, and it's one other thing

    # Everybody In
    Everybody in, from the porch, from the stair
    The shy, the footsore, with the leaves in their hair
    Everybody in, make the circle go wide
    There isn't a wrong place to stand, not inside`,
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

    Tomorrow there's forks in the ferns, and one shoe
    With buckles, a left one, in glittery blue
    We'll stand it up high on the shelf, with a rose
    And somebody's hopping home now, I suppose

    I went for some air, and stood out in the dew
    Our window was gold, you could see the hats through
    I knew every elbow, each laugh, from out there
    And missed us already, and ran up the stair

    Some winter we'll all be in bed before nine
    With tea, and a book, and a knee in decline
    Then one of us calls up and hums the first bar
    And asks, are you dressed yet? I'm out in the car`,
}
