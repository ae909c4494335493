import type { Topic } from '../../stanzas.ts'

export const forest: Topic = {
  kin: 'forest forests wood woods woodland woodlands tree trees treetop treetops oak oaks pine pines birch birches beech beeches elm elms ash fir firs spruce cedar cedars willow willows maple maples redwood redwoods moss mossy fern ferns bark branch branches twig twigs trunk trunks root roots stump stumps log logs path paths trail trails clearing bramble brambles mushroom mushrooms acorn acorns woodpecker woodpeckers squirrel squirrels deer fawn fox foxes porcupine ranger jungle grove',
  you: {
    scene: `
      Moss grows on the north, so you're (sure|clear) of the way
      There's a stump we have passed for the third time today
      You tip your hat to it and ask how it's been
      Then we sit down for sandwiches out of the tin

      You drew me a (map|plan) of the forest to keep
      With Nothing Up Here where the hillside is steep
      So naturally that's where I went, on my own
      And you'd laid out lunch on the flat of a stone`,
    later: `
      The oak on the path had come down in the gale
      You counted its rings with the tip of your nail
      You stopped, and you went back a few, and said, here
      It's a thin one, no rain, but we met in that year

      The dark came down fast on the forest, and soon
      There wasn't a path, or a hand, or a moon
      You hung your white long johns outside of your pack
      And I followed them home down the whole of the track`,
  },
  me: {
    scene: `
      I'd read you should hug trees, it's good for the heart
      I walked in the forest and (found|chose) one to start
      A pine, and a peace filled me up, head to toe
      I was done after that, but it wouldn't let go

      Something (enormous|gigantic) was out in the wood
      It snapped and it snorted as close as it could
      I crawled from the tent with a pan and a shout
      And one little porcupine waited me out`,
    later: `
      I found the old beech where I'd cut, as a kid
      My name in the bark, and was sorry I did
      The letters have stretched and they're fat now, and wide
      Same here, I told it, and leaned on its side

      I went in the forest to settle my mind
      I sat on the moss and got ready to grind
      A beetle came hauling a leaf up my shoe
      By the time it was over, my worries were too`,
  },
  past: {
    scene: `
      You walked up ahead where the (brambles|branches) hung low
      You'd hold each one back with your arm till I'd go
      Then run round in front of me, ready for more
      You held the whole forest for me like a door

      You'd cover my eyes and you'd lead me about
      From one (trunk|tree) to the next, and I'd feel each one out
      I got the birch, paper, I got the rough pine
      And once there were buttons, and arms around mine`,
    later: `
      There's one little oak coming up in your track
      Right there in the path where you'd walk out and back
      I bent down to pull it and let it alone
      And the path goes around it now, all on its own

      Your stick has a notch for each hill and each wood
      It's short, and it's cracked, but the grip is still good
      It taps at the roots and it knows where it's bound
      I let it go first, and it takes me around`,
  },
  hook: `
    Oh, the trees let the light down a piece at a time
    And the smallest one's reaching, and starting to climb

    Walk in, oh, walk in, where the forest is green
    There's a path under leaves that the deer have kept clean

    Stand tall, little tree, let the wind come and blow
    With the sky in your hair and the moss down below`,
  soft: {
    scene: `
      The (oaks|pines|firs) stand close, they're very tall
      They keep the wind out with their wall
      They sway a bit, they say one word
      The softest word you ever heard

      The moss is soft, the moss is deep
      It's where the (forest|woodland) goes to sleep
      A deer lies down, and then a bee
      A mouse, a beetle, and a tree`,
    later: `
      The bear has gone into his den
      He yawned, he turned, he yawned again
      He sleeps until the snow is done
      Or till you wake, whichever one

      The path goes in among the trees
      It walks on moss, it walks with ease
      It gets quite narrow, gets quite slow
      And then forgets which way to go`,
  },
}
