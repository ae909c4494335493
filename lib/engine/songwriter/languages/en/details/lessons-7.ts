import type { Details } from '../../stanzas.ts'

/** What is taught of living things: the brain, cells that divide, evolution, insects, backbones, how plants grow. */
export const lessons7: readonly Details[] = [
  {
    words:
      'how_the_brain_works how_a_brain_works how_your_brain_works how_brains_work parts_of_the_brain cerebrum cerebellum brain_stem brainstem neuron neurons hippocampus frontal_lobe frontal_lobes human_brain how_the_nervous_system_works parts_of_the_nervous_system',
    own: `
      {fact}
      {He} {draws} a pink walnut inside of a head
      {He} {labels} the big part, the small part, the stem
      And {thinks} about thinking, at night in {his} bed

      {He} {stands} on one (leg|foot) with {his} arms open wide
      {He} {says} that the back of {his} brain [has] the wheel
      {fact}
      And {wobbles} a little from elbow to heel`,
    stanzas: `
      (The top|Up top) is cerebrum, all wrinkled and gray
      It thinks and remembers, it talks and it sees
      Its left half moves right hands, its right half moves left
      It learns how to read, and to say pretty please

      (Below|Beneath) is the small cerebellum, in back
      It balances feet on a wall or a bike
      The brain stem keeps breathing and heartbeat on time
      It works through the night and the daytime alike

      (The neurons|Those neurons) are cells that send sparks down a thread
      They hand on a message from this one to that
      The nerves run like wires to the ears and the toes
      And so can a finger feel fur on a cat`,
    later: `
      Whatever is practiced makes pathways grow strong
      A tune or a kick or a word, bit by bit
      A brain can keep learning at ninety and more
      And sleep is the time when it makes it all fit`,
    hook: `
      Brain at the top, like a captain at sea
      Spark after spark, and there's thinking for free

      Cerebrum and then cerebellum and stem
      There's nothing a body can do without them`,
  },
  {
    words:
      'mitosis prophase metaphase anaphase telophase interphase cytokinesis cell_division cell_cycle cells_divide cell_divides phases_of_mitosis stages_of_mitosis',
    own: `
      {fact}
      {He} {draws} the four phases in yarn on a plate
      {He} {lines} up the strings in the middle, in pairs
      And {pulls} them to both of the sides, nice and straight

      {He} {looks} at a root tip laid under a (lens|glass)
      {He} {finds} one just caught on its way to be two
      {fact}
      {He} {says} the four phases the whole evening through`,
    stanzas: `
      (The cell|A cell) makes a copy of all of its plans
      In prophase the chromosomes thicken and show
      The nucleus loses its skin, bit by bit
      And fine spindle fibers begin now to grow

      (In metaphase|Then metaphase), chromosomes stand in a line
      Right down through the middle, each held by a thread
      In anaphase, halves are pulled off to the ends
      The twins that were joined go to two poles instead

      (In telophase|Then telophase), round each new set grows a skin
      Two nuclei stand where just one was before
      The cell pinches in at the waist, and it parts
      And there are two daughters, the same to the core`,
    later: `
      And that's how a scrape on the knee can grow closed
      And that's how a baby gets longer each week
      One cell was the start of each walker there is
      It split, and it split, into elbow and cheek`,
    hook: `
      Prophase, and metaphase, anaphase, then
      Telophase, two of them, start it again

      Mitosis, mitosis, one cell into two
      Copies of everything, old into new`,
  },
  {
    words:
      "evolution evolution_of_species evolution_of_life theory_of_evolution natural_selection charles_darwin darwin's_finches darwin’s_finches survival_of_the_fittest origin_of_species origin_of_the_species common_ancestor common_ancestors",
    own: `
      {fact}
      {He} {lines} up the fish, and the newt, and the hen
      {He} {looks} at the bones in the wing and the hand
      And {counts} the five fingers again and again

      {He} {makes} a long list of what (swims|runs) and what flies
      {He} {puts} in the mushroom, the cat, and the bee
      {fact}
      {He} {finds} they [are] twigs on the very same tree`,
    stanzas: `
      (The young|All young) of a kind are not all quite the same
      Some run a bit faster, some blend with the snow
      There's not enough food, and there's danger about
      And more of the ones that fit best live and grow

      (They pass|They hand) to their young what was useful to them
      A beak that is longer, a coat that is thick
      The change is so little from parent to child
      Through millions of years it goes on, never quick

      (Some fish|Old fish) in the shallows grew legs out of fins
      Some dinosaur children had feathers and flew
      The whale's distant mothers went walking on land
      And people and chimps had one grandmother, too`,
    later: `
      It isn't a ladder with one on the top
      It's more like a tree that has branched without end
      The daisy, the beetle, the owl, and the cat
      Each one is a cousin, and maybe a friend`,
    hook: `
      Evolution, a bit at a time
      Out of the sea, it's a long, lovely climb

      Evolution, from fin into hand
      Life had one start, and it came on the land`,
  },
  {
    words:
      'insect insects parts_of_an_insect insect_body head_thorax head,_thorax head,_thorax,_abdomen thorax exoskeleton entomology',
    own: `
      {fact}
      {He} {kneels} with a glass by the edge of the lawn
      {He} {counts} up to six on a beetle at work
      And {says} it good morning, and then it [is] gone

      {He} {makes} one of (clay|dough) with three balls for the parts
      {He} {gives} it six legs made of wire, and they [bend]
      {fact}
      Two feelers [go] on it, right there at the end`,
    stanzas: `
      (An insect|Each insect) has three parts, the head is the first
      With eyes and two feelers to smell and to touch
      The thorax is next, with the legs, always six
      And wings, if there are some, for flying and such

      (The abdomen's|Then the abdomen's) last, with the food and the eggs
      It breathes by small holes in the sides of its coat
      Its skeleton's outside, a suit that is hard
      And spiders have eight legs, so they get no vote`,
    later: `
      They carry the pollen from blossom to bloom
      They clean up the crumbs and the leaves on the ground
      There's more of their kind than of all other beasts
      The world would be hungry with none of them round`,
    hook: `
      Head, thorax, abdomen, six little legs
      Feelers and wings, and it hatched out of eggs

      Insect, oh insect, with armor and wing
      Smaller than thumbs are, and busy in spring`,
  },
  {
    words:
      'mammal mammals vertebrate vertebrates invertebrate invertebrates amphibian amphibians warm-blooded classes_of_vertebrates groups_of_vertebrates five_groups_of_vertebrates animal_groups animal_classification classification_of_animals reptiles_and_amphibians',
    own: `
      {fact}
      {He} {sorts} every toy on the rug into five
      {He} {puts} the big whale with the mice and the cow
      And {says} which have feathers, and which ones can dive

      {He} {runs} a slow finger along {his} own spine
      {He} {feels} the same bumps in the (back|fur) of the cat
      {fact}
      {He} {says} there [is] one in the bird and the bat`,
    stanzas: `
      (A backbone|One backbone) is what every vertebrate has
      The fish breathe with gills, and have scales, and can swim
      Amphibians start in the water with tails
      Then lungs grow, and legs, and they climb to the rim

      (The reptiles|Then reptiles) have dry, scaly skin, and lay eggs
      A lizard must lie in the sun to get warm
      The birds have the feathers, two wings, and a beak
      They heat themselves up through the snow and the storm

      (The mammals|And mammals) have hair, and their blood is warm, too
      They nurse all their babies with milk, every one
      A mouse and a bat and a whale and a child
      All breathe with their lungs, and the five groups are done`,
    later: `
      A giraffe has a neck with just seven big bones
      A mouse has the same, though the seven are small
      However they're striped or they gallop or dive
      The mammals are family, cousins and all`,
    hook: `
      Fish and amphibians, reptiles and birds
      Mammals come last, with their packs and their herds

      Mammals have hair, and they're fed upon milk
      Porcupine prickle or kitten of silk`,
  },
  {
    words:
      'how_plants_grow how_a_plant_grows how_do_plants_grow how_does_a_plant_grow how_flowers_grow how_seeds_grow plants_grow plant_life_cycle life_cycle_of_a_plant life_cycle_of_plants life_cycle_of_a_flower seed_to_flower from_seed_to_flower seed_to_plant from_seed_to_plant plant_growth',
    own: `
      {fact}
      {He} {turns} the small pot to the sun on the sill
      {He} {measures} the stem with a spoon and a thumb
      And {tells} it to stretch, and it probably [will]

      {He} {sets} down a (pot|box) in the spot with most sun
      {He} {waits} for a week, and {sees} nothing but dirt
      {fact}
      {His} first flower [goes] in the top of {his} shirt`,
    stanzas: `
      (A seed|The seed) in the soil drinks the rain and swells up
      The root is out first, and it grows down to drink
      The shoot follows after, and up to the light
      And one day it's through, in the time of a wink

      (The leaves|Two leaves) open out, and they make it its food
      From sunlight and water and air, every day
      The stem grows up tall, and a bud forms on top
      It opens, a flower, and bees come its way

      (The bee|A bee) brings it pollen, the petals drop down
      A fruit starts to swell, with the new seeds inside
      They fall or they fly or they stick to a sock
      And some find good soil at the end of the ride`,
    later: `
      Nobody can hurry it, not with a shout
      It wants only water and light and some room
      A wall has a crack, and a sidewalk a seam
      And all of a sudden they're yellow with bloom`,
    hook: `
      Root going down, and the shoot going up
      Leaf and a flower, as round as a cup

      Plants grow from seed to the blossom on top
      Give them a sip, and they never will stop`,
  },
]
