import type { Details } from '../../stanzas.ts'

/** What is taught of the parts of plants, of food and teeth and fire, of sharing and of feelings. */
export const lessons8: readonly Details[] = [
  {
    words:
      'parts_of_a_plant parts_of_the_plant parts_of_plants plant_parts parts_of_a_flower parts_of_the_flower flower_parts roots_stem roots,_stem root,_stem stamen stamens pistil pistils xylem phloem botany',
    own: `
      {fact}
      {He} {pulls} up a weed, and {he} {lays} it out flat
      {He} {labels} each part from the tip to the toe
      And {eats} a raw carrot, a root, after that

      {He} {puts} a white (rose|bloom) in a vase of red ink
      {He} {waits}, and by morning the edges [are] red
      {fact}
      The stem [is] a straw all the way to its head`,
    stanzas: `
      (The roots|White roots) hold it fast, and they drink from the soil
      The stem is a straw, and it holds the plant high
      The leaves make the food out of sunlight and air
      Held flat like a plate to the light of the sky

      (The flower|A flower) has petals to bring in the bees
      The stamens hold pollen, a gold dusty crumb
      The pistil between them takes some of it down
      And there grow the seeds for the summers to come

      (The fruit|A fruit) is the coat for the seeds, sweet or dry
      A carrot's a root, and a spinach a leaf
      Asparagus, stem, and a pea is a seed
      The broccoli's buds, in a tight little sheaf`,
    later: `
      So supper has bits from the top to the toe
      There's root in the soup, and there's leaf in the bowl
      Each part does one job, and it does it all day
      And each of them small, but together a whole`,
    hook: `
      Roots, stem, and leaves, and a flower, and fruit
      Up from the ground to the tip of the shoot

      Root in the dark, and a leaf in the blue
      Stem in the middle to let the rain through`,
  },
  {
    words:
      'healthy_eating eats_healthy eating_healthy healthy_food healthy_foods healthy_diet balanced_diet balanced_meal food_group food_groups five_food_groups food_pyramid nutrition nutrients nutritious healthy_plate eats_the_rainbow eating_the_rainbow',
    own: `
      {fact}
      {He} {fills} half the plate with the green and the red
      {He} {adds} a few beans and a scoop of brown rice
      And {saves} for {his} sweet a cool apple instead

      {He} {packs} in a (lunchbox|basket) a rainbow to eat
      A pepper, a plum, and a carrot to crunch
      {fact}
      {He} {drinks} a tall water to wash down the lunch`,
    stanzas: `
      (The fruits|Bright fruits) and the vegetables fill half the plate
      They bring in the vitamins, orange and green
      The rice and the oats and the bread are the fuel
      Build muscle with fish, or an egg, or a bean

      (The milk|Then milk) and the yogurt make bones that are strong
      And water's the drink for whenever it's hot
      The sweet things are fine for a now and a then
      For little's a treat, and a treat's not a lot`,
    later: `
      The soup makes a jump, and the plum makes a grin
      The carrot's for seeing a star in the night
      No body's a thing that is bought at the store
      It's built out of breakfast, a bite and a bite`,
    hook: `
      Eat up the rainbow, the green and the gold
      Healthy and strong is for young and for old

      Fruit and a grain, and some beans in a bowl
      Food makes the pieces that make up the whole`,
  },
  {
    words:
      'healthy_teeth strong_teeth takes_care_of_teeth taking_care_of_teeth care_of_teeth caring_for_teeth how_to_brush_teeth dental_health dental_hygiene dental_care oral_hygiene tooth_decay tooth_enamel parts_of_a_tooth kinds_of_teeth types_of_teeth incisor incisors molar molars premolars canine_teeth',
    own: `
      {fact}
      {He} {looks} in the mirror and {bites} on some air
      {He} {names} the sharp cutters, the points, and the mills
      And {brushes} each grinder in back there with care

      {He} {sets} a small timer beside the (white|blue) cup
      {He} {brushes} the bottoms, the tops, and the tongue
      {fact}
      {He} {hums} as if brushing [is] meant to be sung`,
    stanzas: `
      (The front|Sharp front) teeth, incisors, will cut like a knife
      The canines are pointed, to tear and to hold
      The molars are mills at the back of the mouth
      They grind up the food into bits, hot or cold

      (Enamel|White enamel) on top is the hardest of all
      But germs eat the sugar, and acid is made
      It bores a small hole, and the hole lets in pain
      So two times a day, let the brush do its trade

      (In circles|Small circles), the outside, the inside, the top
      Two minutes to go, and then floss in between
      The dentist will look at them two times a year
      And help to keep all of them sturdy and clean`,
    later: `
      The first set is twenty, and those will fall out
      The next set must last to the end of the way
      There isn't a third set to come after that
      So be kind to the ones that have come here to stay`,
    hook: `
      Healthy teeth, healthy teeth, cut, tear, and grind
      Brush in the front, and then brush in behind

      Twice every day with a brush, round and round
      Healthy white teeth make a crunchier sound`,
  },
  {
    words:
      'fire_safety fire_prevention stop_drop_and_roll stop,_drop_and_roll stop,_drop,_and_roll stop_drop_roll stop,_drop,_roll drop_and_roll fire_escape_plan play_with_matches plays_with_matches playing_with_matches',
    own: `
      {fact}
      {He} {stops} in {his} tracks, and {he} {drops} to the mat
      {He} {rolls} to the left and the right, like a log
      And {covers} {his} face, and {rolls} over the cat

      {He} {draws} two ways (out|down) from each room in the house
      {He} {picks} the big tree as the place where all meet
      {fact}
      {He} {times} the whole family right to the street`,
    stanzas: `
      (If clothes|When clothes) are on fire, do not run, never run
      First stop right away, and then drop to the ground
      Both hands on the face, and then roll and roll on
      Till flames are put out, rolling over and round

      (If smoke|When smoke) fills the room, then the clean air is low
      So crawl on both knees, like a cat on the floor
      Feel doors with the back of a hand, and if hot
      Then keep that one shut, and take some other door

      (Get out|Go out) and stay out, never hide under beds
      Leave toys where they are, and meet up at the spot
      Then call for the fire truck and stay on the line
      And say where it burns, and say who's out or not`,
    later: `
      And matches are tools that a grown-up may use
      A child who finds one leaves it there, and will tell
      The smoke alarm's tested each month with a push
      It watches all night, and it wakes people well`,
    hook: `
      Stop, drop and roll, till the fire is out
      Stop, drop and roll, do not run all about

      Low is the way, for the good air is there
      Out of the door, and don't stop on the stair`,
  },
  {
    words:
      'sharing_is_caring learn_to_share learns_to_share learning_to_share how_to_share teaches_sharing learns_sharing about_sharing teaches_toddlers_to_share teaches_kids_to_share teaches_children_to_share sharing_toys sharing_with_others sharing_with_friends shares_with_others shares_with_friends share_and_take_turns sharing_and_taking_turns sharing_and_caring',
    own: `
      {fact}
      {He} {looks} at the car that {he} {likes} best of all
      {He} {holds} it awhile, and {he} {holds} out {his} hand
      And {pushes} it over the floor of the hall

      {He} {tears} a warm (bun|roll) into two, with the jam
      {He} {passes} the big half across to the chair
      {fact}
      The half that [is] left [is] the best of the pair`,
    stanzas: `
      (First ask|Just ask) with a please, and then wait for the yes
      Then play for a while, and be careful with it
      Then say a good thanks, and give back what was lent
      And nobody ever will mind it a bit

      (One swing|One trike), and there's two, and both want it the most
      So count up to twenty, and then trade the seat
      Two friends and one cookie, so one breaks it through
      The other picks first, and it's fair, and it's neat

      (It's hard|So hard) to let go, when the hand wants to hold
      A thing can be shared, and it still isn't gone
      And some things are special, and those may stay home
      The others go round, and the game can go on`,
    later: `
      A ball's only round until somebody's there
      To throw it back over, and laugh when it lands
      So that's how a toy turns itself to a game
      It needs to be passed between two pairs of hands`,
    hook: `
      Share it, and share it, a turn and a turn
      That is a thing that a person can learn

      Sharing is more of the fun to go round
      Half of a cookie, and twice all the sound`,
  },
  {
    words:
      'naming_feelings names_feelings naming_emotions identifying_feelings identifying_emotions identifies_feelings feelings_and_emotions teaches_feelings teaches_emotions learns_emotions learns_about_feelings learning_about_feelings learns_about_emotions learning_about_emotions big_feelings feelings_for_kids feelings_for_toddlers feelings_for_children emotions_for_kids managing_emotions emotional_regulation mad,_sad sad,_mad happy,_sad,_mad',
    own: `
      {fact}
      {He} {draws} four round faces, one sad and one glad
      {He} {sticks} up all four on the door of the fridge
      And {points}, when {he} {feels} it, to scared or to mad

      {He} {breathes} like a (dragon|whale), slow in and slow out
      {He} {squeezes} a pillow as tight as it [goes]
      {fact}
      The mad [goes] right out by the ends of {his} toes`,
    stanzas: `
      (A glad|The glad) feeling bounces, and wants to jump up
      A sad feeling's heavy, and comes out in tears
      A mad feeling's hot, and the fists want to close
      A scared feeling shivers and covers its ears

      (A feeling|Each feeling) is fine, and it comes, and it goes
      But hitting and biting are never the way
      First stop, and breathe slowly, and count up to ten
      Then find the right word for it, find it and say

      (For sad|With sad), there are hugs, and a lap, and a cry
      For scared, there's a hand, and a lamp, and a song
      For mad, there's a run, or some clay to be squeezed
      For glad, there is everyone singing along`,
    later: `
      The weather inside is like weather outside
      It storms, and it clears, and it drizzles, it's true
      And no one's the rain, though the rain may come down
      The sky is still there, and it's waiting, and blue`,
    hook: `
      Happy and sad and then angry and shy
      Feelings are weather that passes on by

      Big feelings, big feelings, give them a name
      Breathe in and out, and the wild ones go tame`,
  },
]
