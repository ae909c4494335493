import type { Details } from '../../stanzas.ts'

/** Cages, tanks and the farmyard, told in sentences. */
export const animals3: readonly Details[] = [
  {
    words:
      'goldfish goldfishes fish_tank fish_tanks fishtank aquarium aquariums fish_bowl fishbowl tropical_fish betta_fish pet_fish guppy guppies koi koi_pond',
    own: `
      {fact}
      {He} {taps} on the glass with the tip of one nail
      Two eyes [come] to meet {him} from under a fern
      And somebody [answers] {him} back with a tail

      The (house|street|room) [is] asleep but the tank [has] a glow
      {He} {sits} with {his} chin on {his} hand
      {fact}
      And {tells} them the things nobody [can] understand`,
    stanzas: `
      (The castle|The bridge|The ship) [has] a door that [is] two inches high
      A fish [calls] in there for a look
      It [looks] at the pebbles, it [looks] at the plants
      Like somebody reading the very same book

      (The food|A pinch|A flake) [goes] in with a sprinkle of dust
      The mouths [come] like buttons, all round
      They [say] the same word at the top of the world
      And nobody else [hears] the sound`,
    later: `
      The water [is] changed and the glass [is] wiped clean
      The bubbles [go] up in a thread
      And there in the dark, when the talking [is] done
      One fin [keeps] on saying what nobody said`,
    hook: `
      Round goes the goldfish, and round one time more
      The castle is new to the fish as before

      In the tank, in the fish tank, a small orange sun
      It's round and around till the long day is done`,
  },
  {
    words: 'hamster hamsters hamster_wheel hamster_cage gerbil gerbils',
    own: `
      {fact}
      {He} {waits} till the lights [have] gone off in the hall
      Then out from the wood chips [comes] one little nose
      And {he} {listens} to wheels going round by the wall

      The (cupboard|sofa|bookcase) [gets] pushed out into the room
      {He} {lies} on the rug with a light
      {fact}
      And {tempts} out a nose with a seed in the night`,
    stanzas: `
      (The wheel|A wheel|The run) [starts] to squeak at a quarter past three
      It [goes] to the moon and [comes] back
      Two cheeks [hold] the shopping for most of the week
      And half of a carrot [goes] in with the snack

      (The tube|The box|The nest) [gets] a door and the door [gets] a plug
      The bed [is] all tissue and fluff
      A sunflower seed [is] held up in two hands
      As if one small seed were enough`,
    later: `
      The wheel [is] oiled quiet, the door [has] a clip
      And still in the night there's a sound
      It's somebody small with a long way to go
      Who never gets there, and goes joyfully round`,
    hook: `
      Run, little hamster, the wheel's going round
      The whole of the night and not one foot of ground

      A hamster, a hamster, two cheeks full of seed
      And room in the middle for all that they need`,
  },
  {
    words:
      'parrot parrots parakeet parakeets cockatoo cockatoos cockatiel cockatiels macaw macaws budgie budgies talking_bird african_grey',
    own: `
      {fact}
      {He} {says} a good morning, and {waits} for reply
      A voice [comes] straight back from the top of the door
      It [says] it [is] hungry, and [asks] {him} just why

      The (kettle|doorbell|telephone) [rings], but it [isn't] out there
      {He} {gets} up and {has} to sit down
      {fact}
      That ringing [comes] out of the best beak in town`,
    stanzas: `
      (The phone|A phone|The bell) [starts] to ring and there [is] no one on
      It [rings] in a voice from the shelf
      It [coughs] like the neighbor, it [laughs] like the cook
      And then it [says] "Pretty bird" all to itself

      (A seed|A nut|One grape) [is] cracked open and dropped on the floor
      A feather [goes] down like a boat
      And out of the cage [comes] a word from last week
      That somebody said with a bite in the throat`,
    later: `
      The cloth [goes] on over the cage for the night
      It all [goes] as still as a stone
      Then out of the dark [comes] a "Sleep tight, sleep tight"
      So no one in that house [goes] upstairs alone`,
    hook: `
      What does the parrot say? All that it heard
      Be careful what's said in front of that bird

      A parrot, a parrot, in green and in red
      And nothing's forgotten that anyone said`,
  },
  {
    words: 'rabbit rabbits bunny bunnies bunny_rabbit rabbit_hutch',
    own: `
      {fact}
      {He} {sits} on the grass with a stalk in {his} hand
      Two ears [make] their mind up, and then [come] a hop
      And one more, and that [is] a hop that [feels] grand

      The (clover|lettuce|parsley) [is] wet, and it [goes] in a bowl
      {He} {kneels} by the hutch in the dew
      {fact}
      And {feels} a small nose have a think and come through`,
    stanzas: `
      (The lettuce|The carrot|A carrot) [goes] in like a page in a slot
      The cheeks hardly [seem] to move
      The nose never [stops] in the whole afternoon
      It [has] such a lot to approve

      (A thump|One thump|A kick) [means] a hawk, or a cloud, or a hat
      The garden [goes] still as a stone
      Then one [leaps] straight up with a twist in the air
      From nothing but gladness alone`,
    later: `
      The evening [comes] down, and the dew [wets] the grass
      Two ears [stay] out late by the beans
      And all down the row of the lettuce next door
      There [is] hardly a scrap of its greens`,
    hook: `
      Rabbit, oh rabbit, what's that in the air?
      A hop and a skip, and the rabbit's not there

      Soft is the rabbit, and quick is the nose
      And nobody hears where the rabbit goes`,
  },
  {
    words: 'guinea_pig guinea_pigs',
    own: `
      {fact}
      {He} {touches} the fridge, and there [goes] such a din
      A whistle, a squeal, from the end of the room
      And up at the bars [comes] a whiskery chin

      The (bag|drawer|paper) [gives] a crackle, and then they all [sing]
      {He} {hasn't} so much as a pea
      {fact}
      And {gets} a brass band for a bite from {his} tea`,
    stanzas: `
      (The whistle|A whistle|The squeak) [goes] up at the sound of the fridge
      It [carries] right over the street
      They [run] in a line, like a small furry train
      With nothing to show there [are] feet

      (The hay|A hill|The straw) [is] piled up and a nose [tunnels] in
      It [comes] out the back with a hat
      They [purr] like a phone on a table of wood
      And no one [can] argue with that`,
    later: `
      The last of the cucumber [goes] round at eight
      The whistling [dies] down to a hum
      And somebody [closes] the fridge with great care
      One click, and the whole choir would come`,
    hook: `
      Guinea pigs whistle, and guinea pigs run
      They know what's for supper before it's begun

      One guinea pig sings and the other joins in
      For one leaf of lettuce they make such a din`,
  },
  {
    words: 'turtle turtles tortoise tortoises box_turtle sea_turtle sea_turtles',
    own: `
      {fact}
      {He} {sits} on the step with a leaf in the air
      It [takes] a whole cup of hot tea for the trip
      And {he} {claps} when the turtle at last [gets] there

      The (path|garden|sun) [is] all warm, and there [is] no great rush
      {He} {slows} to the pace of the day
      {fact}
      And noon [comes] along, and it [is] half the way`,
    stanzas: `
      (A head|A nose|One foot) [comes] out slow from the edge of the shell
      It [looks] at the left and the right
      It [makes] up its mind for a good dandelion
      And [gets] there a bit before night

      (The shell|The back|The house) [has] been patterned like mud in the sun
      It [carries] its roof and its wall
      And when it [has] seen all it [wants] of the day
      It [shuts] up the shop, doors and all`,
    later: `
      The winter [goes] by in a box of dry leaves
      The garden [lies] white at the gate
      And one day in April the leaves [start] to move
      And slow [does] not have to mean late`,
    hook: `
      Slow goes the turtle, and far goes the slow
      A turtle gets everywhere turtles can go

      Turtle, oh turtle, there's nothing to catch
      The house is all there with its roof and its latch`,
  },
  {
    words:
      'snake snakes ball_python corn_snake garter_snake rattlesnake rattlesnakes boa_constrictor ball_pythons pet_python pet_snake pet_snakes',
    own: `
      {fact}
      {He} {stands} very still, and {he} {keeps} {his} hand low
      A tongue [comes] to ask {him} a question or two
      And {he} {lets} it take all the time it should go

      The (guests|neighbors|cousins) [step] back to the farthest of chairs
      {He} {smiles} and {says}, "It's all right"
      {fact}
      And most of them [stay] for the rest of the night`,
    stanzas: `
      (A belt|A rope|A hose) [lies] in curls, and then one of the curls [moves]
      It [pours] itself over the stone
      It [has] not a foot and it [goes] where it [likes]
      As smooth as a thought on its own

      (The skin|Its coat|The old skin) [comes] off like a stocking, in one
      With even the eyes left in place
      And out [comes] a new one, all patterned and bright
      As smooth as a ribbon of lace`,
    later: `
      The lamp [makes] a sun on the flat of the rock
      A coil [lies] asleep in the gold
      And somebody frightened [has] come to its side
      With one finger out, to be bold`,
    hook: `
      Snake in a circle and snake in an s
      It doesn't say much, but the snake won't say less

      No feet and no hurry, a snake in the sun
      A snake in the sun and the day just begun`,
  },
  {
    words:
      'lizard lizards gecko geckos iguana iguanas bearded_dragon bearded_dragons chameleon chameleons salamander salamanders',
    own: `
      {fact}
      {He} {looks} in at breakfast, and nothing [has] moved
      {He} {goes} for the crickets and {comes} back again
      And one eye [has] turned, just to show {he's} approved

      The (lamp|stone|branch) [is] all warm, and the morning [is] slow
      {He} {stares} at it, up on {his} toes
      {fact}
      And {blinks} first, so somebody wins by a nose`,
    stanzas: `
      (A stone|A leaf|A twig) [turns] an eye and it [isn't] a stone
      It [sits] with one foot in the air
      A fly [comes] along with its mind somewhere else
      And then there [is] nothing flying there

      (A foot|A tail|One foot) [goes] up glass like a hand up a wall
      It [stops] like a clock that [runs] down
      It [turns] in a while to the color of leaves
      And back in a while into brown`,
    later: `
      The lamp [gives] a click and the rock [loses] heat
      Two eyes [close] up from below
      The oldest of patience [lies] down for the night
      With nowhere it [has] to go`,
    hook: `
      A lizard, a lizard, as still as the stone
      The sun is the only thing lizards will own

      Quick goes the lizard, and stop goes the rest
      A lizard knows which of the stones is the best`,
  },
  {
    words:
      'horse horses pony ponies horseback horse_riding horseback_riding horse_show horse_barn stables saddle saddles mare gelding equestrian',
    own: `
      {fact}
      {He} {goes} to the gate with {his} palm opened flat
      A long velvet nose [comes] to see what it [holds]
      And [breathes] down {his} collar, and [knocks] off {his} hat

      The (morning|grass|paddock) [is] white, and {his} boots [leave] a trail
      {He} {leans} on a shoulder, still warm
      {fact}
      And neither one [minds] if there [comes] a small storm`,
    stanzas: `
      (The hooves|Four hooves|The shoes) [come] along with the sound of a clock
      Then faster, a drum, then a song
      The fence [flies] along, and the field [flies] along
      There [is] not a thing in the whole world gone wrong

      (The bucket|The brush|A carrot) [goes] round, and the big teeth [go] round
      The dust [rises] gold from the back
      A tail [brushes] flies off, and now and again
      A face that [is] there [gets] a whack`,
    later: `
      The saddle [goes] back on its peg in the dark
      A blanket [is] buckled and tight
      And somebody [says] a word into one ear
      And horses don't tell what they hear in the night`,
    hook: `
      Horses, oh horses, and wind in the hair
      A long day with horses, and no other care

      Go, little horse, with the wind at the heel
      There's nothing as high as a horse, or as real`,
  },
  {
    words:
      'chickens hens henhouse hen_house chicken_coop chicken_coops coop rooster roosters baby_chicks backyard_chickens collects_the_eggs collects_eggs collecting_the_eggs collecting_eggs gathers_the_eggs gathers_eggs gathering_the_eggs gathering_eggs gathered_the_eggs gathered_eggs collected_the_eggs collected_eggs fresh_eggs pet_hen pet_hens battery_hens',
    own: `
      {fact}
      {He} {walks} down the yard in a coat and bare knees
      {He} {says} to each one, "How good looking this year"
      And {lifts} out an egg from the straw by degrees

      The (basket|bowl|hat) [is] half full, with some straw in between
      {He} {counts} as {he} {closes} the door
      {fact}
      And {thanks} them, and {hopes} for a couple more`,
    stanzas: `
      (The rooster|A rooster|The boss) [calls] the sun, and the sun [does] as told
      The hens [walk] like ladies in lace
      They [look] at each crumb with one eye, then with one
      And then it [turns] into a race

      (A hen|The red one|The brown one) [gets] out by the hole in the fence
      It [walks] up the drive like a queen
      It [looks] through the window at breakfast in there
      And [clucks] to the rest of the scene`,
    later: `
      At dusk they [go] up to their perch in a row
      They [talk] for a bit, and then rest
      A latch [is] clicked shut, and the fox [passes] by
      And no place [is] warm like a nest`,
    hook: `
      Chickens at sunrise and chickens at noon
      A cluck for the egg and a cluck for the moon

      Up with the hens and to bed with the hens
      And eggs for the neighbors in nines and in tens`,
  },
  {
    words:
      'goats baby_goat baby_goats goat_farm goat_yoga pet_goat pet_goats our_goat my_goat goat_named nanny_goat billy_goat',
    own: `
      {fact}
      {He} {fixes} the fence, and {he} {turns} round to look
      They [stand] all together outside of the gate
      And one [has] {his} hat and the end of {his} book

      The (hedge|wash|salad) [is] gone, and the flowers [are] gone
      {He} {starts} out to give them the blame
      {fact}
      But {laughs} when one [comes] at the sound of its name`,
    stanzas: `
      (The roof|The shed|The car) [has] a goat on the top, looking proud
      The hedge [has] a hole of its size
      It [chews] on the notice that [says] "No goats here"
      With square little holes in its eyes

      (The kid|A kid|The small one) [goes] up with all four feet at once
      It [bounces] off barrel and mother
      It [lands] facing backward, surprised to be there
      And then it [does] just such another`,
    later: `
      The gate [has] three bolts on it, string, and a chain
      The goats [have] a look and a think
      By evening they [stand] in the neighbor's best bed
      And one of them [gives] a slow wink`,
    hook: `
      Goats in the garden and goats on the shed
      There's one in the kitchen and one in the bed

      A goat has a beard and a goat has a plan
      And shut every gate on a goat, if one can`,
  },
  {
    words:
      'cow cows cattle dairy_farm dairy_farmer dairy_farms milking_the_cows milking_cows milks_the_cows milked_the_cows milk_the_cows heifer heifers baby_calf newborn_calf',
    own: `
      {fact}
      {He} {gets} up at four when the stars [are] still out
      {He} {leans} {his} forehead on one warm side
      And steam from the milk and the breath [blows] about

      The (yard|lane|field) [is] all mud, and the dark [is] still there
      {He} {calls}, and there [comes] the first bell
      {fact}
      And {knows} by the walk who [is] sulking as well`,
    stanzas: `
      (The gate|The lane|The grass) [fills] with cows coming home in a line
      They [look] up at walkers, row on row
      They [stand] all around with a warm, grassy breath
      As if there were something to know

      (A calf|One calf|The new one) [stands] up on four borrowed legs
      It [wobbles] and [folds] like a chair
      It [tries] it again, and a big tongue [comes] down
      And [smooths] it all up into hair`,
    later: `
      The barn [settles] down with a shift and a sigh
      The moon [lies] on backs in a row
      They [chew] on the day once again in the dark
      For some things are better when slow`,
    hook: `
      Cows in the meadow, and cows in the lane
      And one at the window comes in from the rain

      Come home, come home, all the cows to the gate
      The grass will be there, and the milk will not wait`,
  },
  {
    words:
      'sheep lambs lambing bottle_lamb baby_lamb baby_lambs ewe ewes shearing sheep_farm sheepdog sheepdogs flock_of_sheep sheep_farmer',
    own: `
      {fact}
      {He} {goes} up the hill with a lamp and a crook
      {He} {hears} a small bleat from the lee of the wall
      And {carries} it down in {his} coat by the brook

      The (wind|snow|rain) [comes] across, and the hill [is] gone white
      {He} {counts} them again through the gate
      {fact}
      And one [is] still out there, so supper [can] wait`,
    stanzas: `
      (The flock|A flock|The field) [moves] along like a cloud on the grass
      A dog [draws] a line round the edge
      And one [has] a plan of its own, as they [pass]
      And [gets] in a fix in a hedge

      (A lamb|One lamb|The lamb) [jumps] straight up off the ground for no cause
      It [lands], and it [does] it once more
      It [butts] at the bottle and [empties] it dry
      With tail going round like an oar`,
    later: `
      The wool [goes] to market, the shearing [is] done
      The sheep [look] so thin and so new
      And somewhere a child [wears] the hill on its hands
      In mittens, with snow coming through`,
    hook: `
      Sheep on the hill and a star on the sheep
      Count every sheep, and then go off to sleep

      Sheep in the morning and sheep in the mist
      And one little lamb that must never be missed`,
  },
  {
    words:
      'pigs piglet piglets pet_pig my_pig pig_named pig_farm pig_farmer potbellied_pig pot-bellied_pig pot_bellied_pig hog_farm pet_pigs pigs_named pig_sty pigsty',
    own: `
      {fact}
      {He} {scratches} a back with the end of a rake
      And down [goes] the whole of it flat on its side
      And [grins] at {him}, only about half awake

      The (bucket|handle|gate) [gives] a clink, and there [comes] such a shout
      {He} {carries} it high with one hand
      {fact}
      And {looks} for a dry place to stand`,
    stanzas: `
      (The mud|The pond|A puddle) [is] deep and the day [is] all warm
      A pig [lets] it take all its weight with a groan
      It [closes] its eyes, and it [lets] the world go
      Like royalty having a bath all alone

      (The piglets|Eight piglets|The small ones) [run] round with a squeak and a skid
      They [pile] in a heap in the sun
      And one on the bottom [comes] out at the top
      And [sits] there as king till the next [has] begun`,
    later: `
      The bucket [is] empty, the trough [is] licked clean
      The straw [is] heaped up for the night
      And under the moon, in a comfortable row
      They [snore] with the greatest delight`,
    hook: `
      Pigs in the puddle and pigs in the hay
      A pig has the very best kind of a day

      A pig is a pig, with a curl at the end
      And pigs will be pigs, and a pig is a friend`,
  },
  {
    words:
      'ducks duckling ducklings duck_pond pet_duck pet_ducks geese gosling goslings feeds_the_ducks feeding_the_ducks fed_the_ducks feed_the_ducks a_duck pet_goose canada_goose canada_geese mother_duck',
    own: `
      {fact}
      {He} {stands} by the water with crumbs in a bag
      They [come] from all over the pond, talking loud
      One [gives] {his} laces a tug and a drag

      The (path|bank|park) [is] so wide, but they [stand] on {his} shoe
      {He} {tells} them to wait for their share
      {fact}
      And {learns} that a duck [has] no manners to spare`,
    stanzas: `
      (A mother|The mother|A mother duck) [walks] with her seven behind
      The cars on the main road all stop
      And one at the back [has] a look at a leaf
      And then [has] to run, flip and flop

      (The pond|The lake|The pool) [has] a ring, and a ring, and a ring
      Then somebody [dives] for the bread
      The tail [stands] up straight like a flag on a ship
      And somewhere down there [is] the head`,
    later: `
      The pond [freezes] over, the ducks [walk] about
      They [slide] and [sit] down with a bump
      Then one day in spring there [are] nine yellow balls
      And each [meets] the pond with a jump`,
    hook: `
      Ducks in the water and ducks on the bank
      It's bread that they're after, and no one they'll thank

      All in a row go the ducks to the pond
      And one little duckling of whom all are fond`,
  },
]
