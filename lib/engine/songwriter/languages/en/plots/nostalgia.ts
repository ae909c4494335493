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
  lift: `
    So give me one hour with both of knees skinned
    A stick for a sword and no plans but the wind

    It wasn't all golden, we cried and we fought
    But you should have seen all the frogs that we caught

    They say I've made half of it up, and that's fair
    The other half happened, I know, you were there`,
  chorus: `
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
