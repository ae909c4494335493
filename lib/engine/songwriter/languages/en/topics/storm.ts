import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'storm storms stormed storming stormy thunder thunders thundered thundering thunderstorm thunderstorms thunderclap lightning rain rains rained raining rainy raincoat raincoats umbrella umbrellas downpour downpours gale gales hail hurricane hurricanes flash flashes puddle puddles drizzle cloudburst gutter gutters tempest',
  you: {
    scene: `
      When the first of the thunder rolls over the hill
      You're under the (table|staircase) and holding quite still
      So I crawl in beside you with crackers and cheese
      And we sit out the storm with our chins on our knees

      The storm took the (power|streetlights) from here to the bridge
      You found seven candles on top of the fridge
      You dealt out the cards and you cheated by flame
      And nobody noticed the light when it came`,
    later: `
      The rain found a hole in the roof, then two more
      You set out three pans in a row on the floor
      A ping and a plunk and a plop, and you rose
      And you called it a waltz, and we danced on our toes

      By morning the maple lay flat on the lawn
      You stood in your rain boots, the thunder long gone
      You said, well, that's firewood, and look at the view
      There's a hill past the fence that not one of us knew`,
  },
  me: {
    scene: `
      I'm not frightened of thunder, I'd like to be clear
      I just (came|went) to the closet to look for some gear
      For an hour, in the dark, with a coat on my head
      Since the dog has the good spot, down under the bed

      My umbrella (went|blew) out in the storm like a match
      I was left with the handle, one rib and a patch
      A stranger came by with a ruin like mine
      And we nodded, and both said the weather was fine`,
    later: `
      The thunder was moving a wardrobe upstairs
      It dropped it, it dragged it, it knocked over chairs
      I banged on the ceiling and shouted, not here
      And it stopped, and I've bragged of it most of a year

      All night in the storm I was sure of the end
      I sent word that my bike was to go to a friend
      By morning one flowerpot lay on its side
      And my friend had come by, in a helmet, to ride`,
  },
  past: {
    scene: `
      You'd wait on the porch with the (screen|back) door ajar
      And tell by the thunder how close, or how far
      You could smell the first rain half an hour ahead
      And the wash was all in, and it rained like you said

      When thunder came close you would (knock|tap) by your bed
      Two knocks on the wall, and I knew what they said
      I'd knock the same back and I'd lie there and hear
      The storm moving off like it knew you were near`,
    later: `
      A big storm last evening, I pulled up your chair
      And rated the lightning aloud to the air
      A seven, an eight, and the last was a ten
      You'd have called it a nine, so I marked it again

      I wore your old raincoat the day the storm broke
      Too wide in the shoulders, it hung like a cloak
      Deep down in the pocket, one mint, and still dry
      I'm saving it up for a day I might cry`,
  },
  hook: `
    Let it thunder and pour, let it rattle the door
    We've been frightened before and we're not anymore

    Hold on, oh, hold on, while the lightning goes by
    There's a wide yellow morning behind all that sky

    Roll, thunder, roll, go on home down the road
    You have emptied your pockets and put down your load`,
  soft: {
    scene: `
      The thunder's in another town
      It (spilled|dropped) a sack of apples down
      They roll and bump across the floor
      And then they don't roll anymore

      The rain has just one thing to tell
      It tells the (roof|porch|pump), it tells the well
      It says it to the apple tree
      And hush is all it says to me`,
    later: `
      The storm has walked behind the hill
      It left a puddle, round and still
      The moon came down to have a drink
      And saw herself, and gave a wink

      The lightning went to light the sea
      It left the dark for you and me
      A warm dark, with a roof on top
      And on the roof, one last, late drop`,
  },
}
