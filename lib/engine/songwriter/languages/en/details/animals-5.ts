import type { Details } from '../../stanzas.ts'

/** Pets that are looked after, and that are missed. */
export const animals5: readonly Details[] = [
  {
    words:
      'put_to_sleep put_him_to_sleep put_her_to_sleep had_to_put_him_down had_to_put_her_down dog_died cat_died rabbit_died hamster_died puppy_died kitten_died pet_died lost_our_dog lost_our_cat lost_my_dog lost_my_cat lost_our_puppy rainbow_bridge empty_bowl empty_kennel empty_basket buried_in_the_garden buried_him_in_the_garden buried_her_in_the_garden miss_my_dog miss_our_dog miss_my_cat miss_our_cat',
    stanzas: `
      A collar hung on the kitchen nail
      A bowl by the door that is dry and bare
      A cushion still with its curl of a dent
      And a good coat's cuff with a wisp of hair

      A lead on its hook and a quiet hall
      No tick of claws on the kitchen floor
      A biscuit found in a jacket seam
      And a hand let down by the side of the door

      A window ledge with a smear of nose
      A ball gone flat by the garden wall
      A towel folded away on a shelf
      And an ear still out for a step in the hall

      A path through the grass from the gate to the tree
      The same warm patch on the step in the sun
      A tag with a name, kept bright in a dish
      And the wide green field where the legs could run`,
  },
  {
    words:
      'pet_rat pet_rats two_rats three_rats four_rats our_rats my_rats rat_cage ferret ferrets chinchilla chinchillas degu degus',
    stanzas: `
      A nose at the bars, all whisker and sniff
      Two pink hands on a sunflower seed
      A tail let down like a length of string
      A look for the hand that is holding the feed

      A hammock slung at the top of the cage
      Two in a heap with the tails hung out
      A tube, a ladder, a nest of news
      And one small yawn from a whiskered snout

      Up by the cuff and in at the sleeve
      Out at the collar, and under the hair
      A shoulder ride to the kitchen and back
      And a pea passed up to whoever is there

      Paper torn into ribbon and fluff
      A scuttle, a thump, and a race round the bed
      A sock pulled in by the end of its toe
      A row of bright eyes at the door, to be fed`,
  },
  {
    words:
      'dog_grooming dog_groomer dog_groomers groomer groomers grooming_salon grooms_dogs dog_wash dog_salon muddy_dogs pet_grooming cat_grooming muddy_ones bath_the_dog baths_the_dog bathe_the_dog bathes_the_dog',
    stanzas: `
      A tub at the height of the elbow, filled
      Suds to the ears and a shake at the end
      A brush that comes up with a second dog
      A bow on the collar, to show to a friend

      Clippers that hum at the back of the knee
      Curls coming down on the tabletop
      A biscuit held at the tip of the nose
      And a tail that has not yet come to a stop

      Mud to the belly, and burrs in the tail
      A hose, a sponge, and a towel or three
      A dryer that blows the ears inside out
      And a coat gone soft as a coat can be

      Big ones and small ones, and one with a bark
      Nails clipped short with a click and a sigh
      A comb worked through till the knots let go
      And out of the door with the head held high`,
  },
]
