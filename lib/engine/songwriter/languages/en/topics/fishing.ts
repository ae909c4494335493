import type { Topic } from '../../stanzas.ts'

export const fishing: Topic = {
  kin: 'fish fishes fished fishing fisherman fishermen angler anglers rod rods reel reels hook hooks bait worm worms lure lures cast casting tackle trout perch bass pike carp salmon river rivers lake lakes pond ponds stream creek boat boats rowboat rowboats row rowed rowing oar oars canoe bobber bobbers heron minnow minnows nibble bite waders',
  you: {
    scene: `
      You fish like a (stump|tree), with your hat to your nose
      A duck has been walking all over your toes
      A heron flew in and it stood by your shoe
      Two masters of nothing, with plenty to do

      You hold up your (hands|palms), it was that long, you say
      The trout in the lake that got off yesterday
      By supper your arms are as wide as they go
      And you borrow my arm so the tail end can show`,
    later: `
      You landed at last the old king of the lake
      You knelt in the reeds, I could see your hands shake
      You told him, well done, and you let the fish swim
      And we ate beans from cans, and we drank one to him

      The boat sprang a leak and we had the one oar
      You bailed with your boot, I was rowing for shore
      We came in with two perch, and the both of us wet
      And you called it the driest we'd been in her yet`,
  },
  me: {
    scene: `
      I caught a wet (glove|boot) and the branch of a tree
      I cast out again and my hook landed me
      The trout in the reeds had come up for the show
      They'd brought along friends, in a neat little row

      One bag was for lunch and one (bucket|carton) for bait
      I packed in the dark, I was sleepy and late
      The perch loved the ham, they were fighting for bread
      So I looked in my lunch bag, and went home instead`,
    later: `
      Six hours on the lake, and not even one bite
      No news, no ideas, and no neighbor to fight
      I rowed back at dusk and my shoulders were sore
      And I've put down my name for a dozen days more

      I practiced my cast on the lawn, in the street
      I landed a shirt and a mat and a sheet
      The river has no one's pajamas to hit
      So my catch has gone down since then, quite a bit`,
  },
  past: {
    scene: `
      You'd tap on my (window|shutter) with rods on your arm
      And roll the old car past the dog and the farm
      With the lights off and engine off, down to the lake
      Two thieves with a thermos, and no one awake

      You told me that (fish|perch) like it quiet, then went
      Through your uncle's whole life and the price of cement
      The trout left the county, and I never said
      I had come for your uncle, your voice and the bread`,
    later: `
      I opened your tackle box, each thing in place
      The floats in their row and the reel in its case
      And under it all, where the lid closes flat
      A snapshot of me with a perch, in your hat

      I rowed to our spot with the bread and the brew
      I baited my hook, and then yours, one for you
      Your rod bent right over and mine never stirred
      And I said, even now? and I startled a bird`,
  },
  hook: `
    Row out on the river, row in with the day
    It was never about the fish anyway

    Cast out the line where the water is slow
    There is more in the lake than the likes of us know

    Oh, wait for it, wait, there's a pull on the line
    And the whole of the river is yours and is mine`,
}
