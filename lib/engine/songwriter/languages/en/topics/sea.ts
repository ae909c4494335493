import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'sea seas seaside seashore seashell seashells seawall seaweed ocean oceans beach beaches wave waves tide tides tidal shell shells seagull seagulls gull gulls crab crabs sand sandy sandcastle sandcastles shore shores surf surfing surfer foam pier piers harbor lighthouse starfish cove coast driftwood dune dunes whelk',
  you: {
    scene: `
      You (say|swear) you'll take only one shell, maybe two
      By noon you are clinking, your pockets are through
      You lay them all out on a towel, and then
      You give the sea back every shell but for ten

      You (call|shout) from the waves that it's lovely, it's warm
      Your teeth hit each other like hail in a storm
      One step and I'm under, I come up by you
      And I call to the beach, it is lovely, come too`,
    later: `
      The tide's at the castle, the west wall just fell
      You're digging a ditch with a spoon and a shell
      You know it's the tide that will win in an hour
      And you plant the last flag on the very last tower

      It's been weeks since the beach, and there's sand in the car
      In the toaster, your hat, in the marmalade jar
      I went for the broom and you told me to stay
      You said, that's a week we'd be sweeping away`,
  },
  me: {
    scene: `
      I was (eating|unwrapping) my lunch with my feet to the sea
      A gull landed softly and looked up at me
      I threw it one crust, I was just being nice
      And forty-six cousins flew in for a slice

      I (dozed|slept) on the beach with a book on my chest
      The sun did my belly, my toes and the rest
      I'm red as a crab, with a square of pure white
      And I'm open at chapter eleven all night`,
    later: `
      I keep a big shell on the desk by the phone
      When the bank makes me wait, I have waves of my own
      The bank's at my left ear, the sea's at my right
      And the sea never asks me to call back tonight

      I wrote all my troubles with sticks in the sand
      The rent and the tooth, in my very best hand
      The tide read it through and went out with the lot
      I still have the tooth, but the rent I forgot`,
  },
  past: {
    scene: `
      You'd stand in the tide with your (shoes|boots) round your neck
      And wave both your arms till the men on the deck
      Waved back with their caps like they'd known you for years
      And I never saw boats come so close to the piers

      You'd look for flat (pebbles|stones), and you'd bend at the knee
      And skip one nine times on the skin of the sea
      Mine sank with a plop, and you studied the ring
      And you told me that deep is the difficult thing`,
    later: `
      I carried your jar of sea glass to the shore
      To give it all back to the waves, as before
      I threw in one green piece as far as I could
      Then went in to fetch it, as you knew I would

      The rock past the sandbar, we never got there
      The tide always turned us, with foam in our hair
      Today it was far out, I got there by four
      I touched it for you, then I touched it once more`,
  },
  hook: `
    Oh, the sea going out and the sea coming in
    With the sun on its back and the foam on its chin

    Salt in my hair and the sand in my shoes
    Give me more of the sea than a person can use

    Here comes the wave, get your feet off the ground
    The sea lifts us up and it carries us round`,
  soft: {
    scene: `
      The sea comes in, the sea goes out
      It doesn't (splash|roar), it doesn't shout
      It puts a shell down on the sand
      As softly as the moon can land

      The little boats are tied up tight
      They (nod and nod|bob and bob|dip and dip) a long good night
      The waves go underneath and say
      We've got you, boats, till it is day`,
    later: `
      Down in the sea it's green and slow
      The little fish have gone below
      They sleep with both eyes open wide
      And sway like leaves from side to side

      A wave is coming, low and long
      It walked all day, it hums a song
      It lies down flat along the beach
      With nothing left it wants to reach`,
  },
}
