import type { Plot } from '../../stanzas.ts'

/** Of childhood and how it was, told to somebody who was there: a friend, a parent, a brother. */
export const nostalgia: Plot = {
  person: 'past',
  open: `
    We drew a whole town on the (driveway|sidewalk|pavement) in chalk
    A jail and a zoo, and a pond round the block
    You sold me the bank for a dime and a hat
    And it rained, and it cleaned us both out, just like that

    The rule was, come (in|home|back) when the streetlamps are lit
    Our streetlamp was one that a (slingshot|baseball|snowball) had hit
    We stayed out till ten with our eyes on that pole
    And swore we'd obeyed it, heart, body and soul

    I'm marked on the doorframe in (ballpoint|pencil|crayon), with years
    You laid a flat book on the tops of my ears
    I stretched on my toes, and you told me, heels down
    I'd grown half an inch, and we told the whole town

    We buried a (jelly jar|coffee can|lunch pail) late in the fall
    With a tooth and a dime and the skin of a ball
    We tore up the map and took half of it each
    Mine says, seven steps, then as far as you reach`,
  turn: `
    I went to find Killer Hill, weak at the knees
    It's more of a bump, with a bench and two trees
    A kid with a scooter was up at the top
    She looked at me, white-faced, and asked, does it stop?

    They still sell the candy that turned our tongues blue
    It tastes of wet chalk, with some sugar and glue
    I ate the whole bag on a bench in the square
    Then smiled in a meeting, and let them all stare

    The folks in the house now were nice, let me see
    They'd painted around what we wrote, you and me
    No grown-ups past here, by the crawl space, in red
    So I stopped at the line, and I just put in my head

    The boat that we had, it was yellow, you said
    We'd argued for years, I'd have sworn it was red
    A photo turned up of the pond and us two
    Afloat on a door, and the door's painted blue`,
  meaning: `
    I thought it would fade as the years went along
    I thought I would lose it, and I was so wrong
    It sits and it waits there, it hasn't gone gray
    And one little thing brings it back like today

    I didn't know then it was something to keep
    It went by as days go, from morning to sleep
    If somebody'd told me, look closely, hold tight
    I'd never have listened, and maybe that's right

    It's not that I'd want to be back there to stay
    There's good in the now and there's good in today
    I'd just like to stand there and look for a while
    And then come back home with a bit of a smile

    Some days went so slow, and I wanted them done
    And now I would go back to any such one
    How odd that the years are the ones that go fast
    And one afternoon is the thing that will last`,
  lift: `
    So give me a minute, and let the years go
    I'm going right back to a place that I know

    It's all in my head like a song on a shelf
    I take it down sometimes, and sing to myself

    I can't stop the clock, and I can't turn it round
    But I can still hear it, and this is the sound

    So give me one hour with both of knees skinned
    A stick for a sword and no plans but the wind

    It wasn't all golden, we cried and we fought
    But you should have seen all the frogs that we caught

    They say I've made half of it up, and that's fair
    The other half happened, I know, you were there`,
  chorus: `
    # I Remember, {call}
    I remember, {call}, I still do
    {you.fact}
    I keep it for me, I keep it for you
    I remember, {call}, I still do

    # So Fast, {call}
    So fast, {call}, it went so fast
    {you.fact}
    I wish I could have made it last
    So fast, {call}, it went so fast

    # Back Then
    Back then, back then, I hear it call
    {me.fact}
    It wasn't much, and it was all
    Back then, back then, I hear it call

    # It's Still in Me
    It's still in me, it didn't go
    {fact}
    I only have to sing it slow
    It's still in me, it didn't go

    # Sing It Near
    I sing it back, I sing it near
    {fact}
    It's long ago, and almost here
    I sing it back, I sing it near

    # Let Me Tell It, {call}
    Let me tell it, {call}, let me tell
    {fact}
    I know the whole of it so well
    Let me tell it, {call}, let me tell

    # We Had No Idea, {call}
    We had no idea, {call}, at the time
    {me.fact}
    I never thought I'd make it rhyme
    We had no idea, {call}, at the time

    # Not So Long Ago, {call}
    Not so long ago, {call}, not so long
    It's only the length of a song
    Not so long ago, {call}, only a day
    And still it goes further away

    # Every Bit of It
    Every bit of it, good and bad
    {they.fact}
    I'd take it back, and I'd be glad
    Every bit of it, good and bad

    # I Still See {x.the}
    I still see {x.the}, eyes shut tight
    As plain as day, and twice as bright
    I still see {x.the}, and I know
    It's more than a thing from long ago

    # All These Years, {call}
    All these years, {call}, where did they go?
    They went so quick, they went so slow
    All these years, {call}, big and small
    I wouldn't give one back at all

    # Something Stays
    Something goes and something stays
    It's in the nights, it's in the days
    Something stays when much is gone
    A bit of a tune, and it goes on

    # I Am There
    I close my eyes, and I am there
    It has the light, it has the air
    I am there, it's all the same
    I'm almost sure it calls my name

    # That's How It Was
    That's how it was, with the porch door that slammed
    Nine in one rowboat, all elbows, and crammed
    That's how it was, and we none of us knew
    We thought it was Tuesday, with dishes to do

    # Back When We Were Small
    Back when we were small, and the grass met our chin
    And summer was somewhere you went and got in
    Back when we were small, and a nickel was wealth
    And you crossed the dark hallway by courage and stealth

    # Take Me Back to {x.my}
    Take me back to {x.my}, I can find my own way
    There's a bike in the grass where I dropped it that day
    Take me back to {x.my}, just as far as the tree
    There's somebody small there who's waiting for me

    # Remember {x.the}, {call}
    Remember {x.the}, {call}? You begin
    I'll shout when it's wrong, and I'll want to join in
    Remember {x.the}, {call}? Tell it right
    With a flashlight held up to your chin, as at night

    # One More Summer, {call}
    One more summer, {call}, with our bikes in a heap
    And too much to do to be falling asleep
    One more summer, {call}, till the crickets are through
    I'll bring all the comics, and you can bring you`,
  bridge: `
    If I could send word to the one I was then
    I'd not tell them how it goes on, or say when
    I'd tell them, look up now, and look all around
    It's this you'll be looking for, this, lost and found

    Not all of it's pretty, not all of it's good
    Not all of it went in the way that it should
    But somehow the years take the rough and the smooth
    And make it a thing that can comfort and soothe

    What happens to moments when they have gone by?
    I'd like to believe that they never quite die
    That somewhere they're going on, every last one
    With all of us in them, and nobody done

    One day this one, too, will be somewhere behind
    This minute, this song, and I hope that I'll find
    I looked at it well, and I knew it was good
    And held it as long as I possibly could

    There are kids in my hedge with a plank and a sheet
    They asked for the password out there on the street
    I gave them our old one, from when we were eight
    They talked it all over, and opened the gate

    It wasn't all plums, I was scared of the dark
    The dentist, the big kids who sat in the park
    You told me, walk slowly, and don't let them know
    And I still cross a room in that way, nice and slow

    The kid that I was would come up to my chest
    And look at the car keys and not be impressed
    And ask, so you get your dessert when you like?
    And you stay up late, and you don't own a bike?`,
}
