import type { Details } from '../../stanzas.ts'

/** Pets that are looked after, and that are missed, told in sentences. */
export const animals5: readonly Details[] = [
  {
    words:
      'put_to_sleep put_him_to_sleep put_her_to_sleep had_to_put_him_down had_to_put_her_down dog_died cat_died rabbit_died hamster_died puppy_died kitten_died pet_died lost_our_dog lost_our_cat lost_my_dog lost_my_cat lost_our_puppy rainbow_bridge empty_bowl empty_kennel empty_basket buried_in_the_garden buried_him_in_the_garden buried_her_in_the_garden miss_my_dog miss_our_dog miss_my_cat miss_our_cat',
    own: `
      {fact}
      The lead [hangs] as ever on its hook by the stair
      Somebody's hand [goes] down by the couch
      And then it [remembers], and [rests] on the air

      The (bowl|basket|blanket) [stays] where it [is] by the wall
      And nobody [thinks] it should move
      {fact}
      And love of that kind [has] nothing to prove`,
    stanzas: `
      (The gate|The latch|The key) [gives] a click, and the hall [stays] all still
      No claws [come] to dance on the floor
      A biscuit [turns] up in the seam of a coat
      And somebody [has] to sit down by the door

      (A hair|One hair|A nose print) [is] left on the glass in the sun
      The cleaning [goes] carefully round
      The house [has] a quiet with four feet in it
      And everyone [listens], not making a sound`,
    later: `
      There's a path through the grass from the gate to the tree
      That four feet wore down in their play
      The rain will come over, the clover will bloom
      And that little path will be there all the way`,
    hook: `
      An empty bowl and a heart that is full
      A love on a lead has a very long pull

      Over the rainbow bridge, out in the sun
      Good friend, there's a meadow, so go on and run`,
  },
  {
    words:
      'pet_rat pet_rats two_rats three_rats four_rats our_rats my_rats rat_cage ferret ferrets chinchilla chinchillas degu degus',
    own: `
      {fact}
      {He} {opens} the cage with a seed in one hand
      A nose [comes] out first, and then whiskers, and then
      And there [is] a lump in a sleeve, going grand

      The (film|news|rain) [has] begun, and the couch [is] all warm
      {He} {feels} a small weight on {his} hair
      {fact}
      And somebody [watches] the rest up from there`,
    stanzas: `
      (The paper|The news|A page) [goes] to shreds for a bed in the tube
      They [carry] it up, piece by piece
      They [yawn] with pink tongues, and they [lie] in a heap
      With tails hanging down, quite at peace

      (A pea|One pea|A grape) [is] passed up and [gets] held in two hands
      It [is] turned like a globe, all around
      The first bite [is] thoughtful, the second [is] quick
      And not one last crumb of it [falls] to the ground`,
    later: `
      The lights [are] all out and the cage [is] awake
      There's scuttling, a thump, and a race
      And one little face [comes] up close to the bars
      To look at whoever looks into that face`,
    hook: `
      Two little rats in the sleeve of a coat
      A rat is as neat as the best folded note

      Up the sleeve, down the sleeve, ferret or rat
      There's nobody small with a heart big as that`,
  },
  {
    words:
      'dog_grooming dog_groomer dog_groomers groomer groomers grooming_salon grooms_dogs dog_wash dog_salon muddy_dogs pet_grooming cat_grooming muddy_ones bath_the_dog baths_the_dog bathe_the_dog bathes_the_dog',
    own: `
      {fact}
      {He} {lifts} up the dog to the tub by the knees
      {He} {talks} to it softly of roses and foam
      And {gets} a whole bath for {himself}, by degrees

      The (door|bell|leash) [gives] a jangle, and in [comes] the mud
      {He} {rolls} up {his} sleeves with a grin
      {fact}
      And {finds} a whole dog underneath it, quite thin`,
    stanzas: `
      (The comb|The brush|A brush) [goes] on through till the burrs [let] go
      It [comes] up with half of a sheep
      The dryer [blows] ears inside out in the wind
      And two heavy eyes [fall] asleep

      (The poodle|The sheepdog|The mutt) [gets] a bow and it [looks] at the glass
      It [does] not recall such a face
      Then out of the door with its nose in the air
      It [walks] like the queen of the place`,
    later: `
      By evening the floor [has] a coat of its own
      The last towel [hangs] on the rail
      And somewhere a clean dog [is] out in the park
      And [rolls] in the mud, nose to tail`,
    hook: `
      Wash, little muddy dog, up in the tub
      There's nothing so good as a bath and a rub

      Muddy dogs in and then clean dogs go out
      That's what a dog groomer's day is about`,
  },
]
