import type { Details } from '../../stanzas.ts'

/** Cages, tanks and the farmyard. */
export const animals3: readonly Details[] = [
  {
    words:
      'goldfish goldfishes fish_tank fish_tanks fishtank aquarium aquariums fish_bowl fishbowl tropical_fish betta_fish pet_fish guppy guppies koi koi_pond',
    stanzas: `
      A bowl on the sill and a sunlit ring
      Round and around past the plastic fern
      A pinch of flakes on the water's skin
      One bright flick at the end of each turn

      Bubbles that climb in a silver string
      Gravel in colors, a castle, a snail
      A mouth at the glass going O and O
      A shrug, and the swing of a see-through tail

      Hum from the pump and a square of green
      One thing that's hiding behind the log
      Stripes going left and then all going right
      A sleeve on the glass to wipe off the fog

      A net, a bucket, a length of hose
      A week of green rubbed off of the wall
      The castle scrubbed with an old toothbrush
      Everyone home with no fuss at all`,
  },
  {
    words: 'hamster hamsters hamster_wheel hamster_cage gerbil gerbils',
    stanzas: `
      A wheel that squeaks for a mile and a half
      Whiskers that twitch at a sunflower seed
      Both cheeks packed to the size of a plum
      Supper by cupfuls, and double the need

      Sawdust kicked through the bars to the floor
      A tunnel that runs to a nest of fluff
      Tiny pink toes on the rim of a hand
      One peanut half, and that's not enough

      One tube going up and one going down
      Ladder and shelf, and a house with a door
      Hours of running in one small place
      A drink, a wash, and a mile or two more

      Round black eyes in a fistful of fur
      A nose that never stays still to be seen
      Paper torn up for the making of bed
      And half of a carrot tucked in between`,
  },
  {
    words:
      'parrot parrots parakeet parakeets cockatoo cockatoos cockatiel cockatiels macaw macaws budgie budgies talking_bird african_grey',
    stanzas: `
      A seed hull cracked and let fall to the floor
      A head cocked over to get the word right
      Kettle and phone and the creak of a hinge
      The cover pulled down to turn out the light

      Telephone ringing with nobody near
      Somebody saying hello to the ring
      A bob, a shuffle, a beak on the bars
      Applause from nobody, one lifted wing

      Mirror and bell, and a swing and a perch
      Hello in the voice of half of the street
      A long low whistle at somebody's plate
      A peanut turned in the grip of the feet

      Feathers like paint from the edge of a tin
      A sidelong step the length of an arm
      Nibbles, quite kind, on the rim of an ear
      And then the smoke detector's alarm`,
  },
  {
    words: 'rabbit rabbits bunny bunnies bunny_rabbit rabbit_hutch',
    stanzas: `
      Carrot top drawn in an inch at a time
      A nose that goes like a small machine
      One ear up and the other one down
      One stem left over of all of the green

      Straw in the corner, a bowl with a chip
      Thump of a foot on the boards of the floor
      A hop, and a freeze, and another hop
      And the tail last in at the little door

      Clover picked fresh by the fistful and damp
      Whiskers gone back and forth like a broom
      A loaf of fur on the folded legs
      And ears laid flat to take up less room

      Teeth on the cord and teeth on the chair
      Leap with a twist in the middle, and then
      A flop on the side with the feet straight out
      A twitch, and the chewing begun again`,
  },
  {
    words: 'guinea_pig guinea_pigs',
    stanzas: `
      Rustle of bag from the kitchen shelf
      A whistle gone up like a kettle's song
      A swirl of fur and a chin on the bars
      A cucumber slice that does not last long

      Hay on the carpet and hay in the socks
      A hop straight up off the blanket, like corn
      Parsley gone in from the stem to the leaf
      Mutter and squeak, and a toot on a horn

      A shoebox house with a round front door
      Bright black eyes at the edge of the hay
      One leaf pulled at from either end
      A rustle, a dash, and it's dragged away

      Fat as a muff and about as tall
      Warm weight laid on a towel in the lap
      One slow stroke from the nose to the rump
      A chirp, a chew, and the start of a nap`,
  },
  {
    words: 'turtle turtles tortoise tortoises box_turtle sea_turtle sea_turtles',
    stanzas: `
      A neck put out by a wrinkle or two
      One leg, then another, and then a rest
      A bite of green on the end of the beak
      And home on its back, like a buttoned vest

      Plates like a floor laid down by hand
      An eye like a button, old and half shut
      One slow chew at the edge of a leaf
      A snip like scissors, and one clean cut

      Out goes the head for a look at things
      In goes the head at a shadow's fall
      Out go the feet, one corner each
      Off at the speed of a garden wall

      A rock and a patch of sun on the rock
      Four feet stretched to the last of the claws
      Plop, and a ring going wide on the green
      A nose come up, and a good long pause`,
  },
  {
    words:
      'snake snakes ball_python corn_snake garter_snake rattlesnake rattlesnakes boa_constrictor ball_pythons pet_python pet_snake pet_snakes',
    stanzas: `
      Flicker of tongue at the edge of the air
      Scales like beads on an evening bag
      A loop let down from a branch, and a loop
      A shed skin left like a see-through flag

      S upon S through a gap in the stones
      The rest of it following after the head
      No feet, no shoulders, no sound on the sand
      Smooth as a needle pulling its thread

      Sun for a lamp and a stone for a bed
      A coil on a coil like a garden hose
      Two bright beads that are never shut
      A knot, and at one end of it, a nose

      A rustle that might be the wind in the hedge
      A stripe going by like a long slow pour
      A held-in breath and a foot in the air
      Then only the grass, and the stripe no more`,
  },
  {
    words:
      'lizard lizards gecko geckos iguana iguanas bearded_dragon bearded_dragons chameleon chameleons salamander salamanders',
    stanzas: `
      Toes spread wide on the side of the glass
      A throat that ticks with a small quick beat
      A leap, and a cricket no longer there
      Back to the rock for the rest of the heat

      Flat on a wall like a pin on a coat
      One eye rolled up and the other one back
      A blink, a lick of the edge of the lip
      Gone like the flick of a whip down a crack

      Leaves and a branch and a puddle of sun
      Push-ups done on a warm flat stone
      Skin like a purse and a long slow stare
      A face like a king's on a little throne

      A tail as long as the rest, and more
      Claws on the sleeve with a prickle and cling
      A climb to the top for a look around
      As still as a stone set into a ring`,
  },
  {
    words:
      'horse horses pony ponies horseback horse_riding horseback_riding horse_show horse_barn stables saddle saddles mare gelding equestrian',
    stanzas: `
      Carrot that cracks on the flat of a palm
      Breath like a bellows, all hay and steam
      Brush going round on the shine of a flank
      The reins hung up on the end of a beam

      Leather that creaks and a buckle drawn tight
      Hooves on the gravel, a swing and a sway
      Ears turned back for the click of a tongue
      A whole barn smelling of oats and hay

      Boot in the stirrup and hand in the mane
      A walk, then a trot, then a rocking chair
      The fence going by in a long white smear
      Four hooves drumming, then four in the air

      A long soft nose at the door of the stall
      A stamp in straw and a swish at a fly
      A bucket nudged for the last of the mash
      And all of the room in one dark eye`,
  },
  {
    words:
      'chickens hens henhouse hen_house chicken_coop chicken_coops coop rooster roosters baby_chicks backyard_chickens collects_the_eggs collects_eggs collecting_the_eggs collecting_eggs gathers_the_eggs gathers_eggs gathering_the_eggs gathering_eggs gathered_the_eggs gathered_eggs collected_the_eggs collected_eggs fresh_eggs pet_hen pet_hens battery_hens',
    stanzas: `
      A latch let up on the little gate
      One brown egg and it's still warm through
      A cluck, a scratch, and a sideways look
      Basket of straw with a feather or two

      A tin pail shaken and everyone comes
      Skirts held up and a run with a roll
      Corn on the ground like a handful of coins
      A tap tap tap at the edge of a bowl

      Feathers fluffed up in a hollow of dust
      A red comb flopped like a sideways cap
      A long low grumble, a peck at a lace
      And one plump passenger in a lap

      All in a row on the roosting pole
      Mutters that pass to the end of the line
      Straw in the boxes, a count in the pan
      Six brown, two speckled, and the blue makes nine`,
  },
  {
    words:
      'goats baby_goat baby_goats goat_farm goat_yoga pet_goat pet_goats our_goat my_goat goat_named nanny_goat billy_goat',
    stanzas: `
      Up on the roof of the shed for the view
      A hop to the hood of a parked old truck
      A beard, a bell, and a sideways jaw
      A gate tied shut with a wire, for luck

      Eyes like a slot for a coin, laid flat
      A thistle chewed to the end of the stem
      A button gone from the front of a coat
      Nibbles begun on the back of the hem

      A stamp and a sneeze at the milking stand
      Two thin streams in the ring of a pail
      Head in the feed and a foot in the air
      One quick flick from a stub of a tail

      Heads put down at the top of a stump
      A clunk like a mallet, a step, a stare
      A bleat like a door that needs some oil
      A leap for no reason, straight in the air`,
  },
  {
    words:
      'cow cows cattle dairy_farm dairy_farmer dairy_farms milking_the_cows milking_cows milks_the_cows milked_the_cows milk_the_cows heifer heifers baby_calf newborn_calf',
    stanzas: `
      Breath coming warm through the bars of the gate
      A wet broad nose and a long rough tongue
      A jaw going round like a slow machine
      And straw underfoot where the pails are hung

      Bells in the lane and the mud pulled deep
      Hips like a coat rack under the hide
      A swish at a fly and a shift of weight
      A stall for each, and the feed inside

      Three-legged stool and a cheek on a flank
      Ping in the pail, then a hush of foam
      A tail tied up with a bit of twine
      A whole field's worth of clover brought home

      All lying down at one end of the field
      All standing up when the feed truck calls
      A yellow tag in the flap of an ear
      Steam on the straw and a row of stalls`,
  },
  {
    words:
      'sheep lambs lambing bottle_lamb baby_lamb baby_lambs ewe ewes shearing sheep_farm sheepdog sheepdogs flock_of_sheep sheep_farmer',
    stanzas: `
      Fleece peeled back like the skin of a fruit
      Clippers that buzz, and a hand at the chin
      One hop away from the heap on the boards
      Light as a feather and half as thin

      A bottle held low by the kitchen stove
      Tail going round to the beat of a drum
      Knees in the straw and a bump at the milk
      A tongue that finds the side of a thumb

      A gate, a whistle, a dog gone flat
      The flock going by like the milk from a jug
      A gap in the hedge, and all of it through
      And burrs in the wool like burrs in a rug

      Bells on the hill with an uneven clank
      Wool on the wire where shoulders go by
      One voice low and a small one back
      A clover stem going, the head held high`,
  },
  {
    words:
      'pigs piglet piglets pet_pig my_pig pig_named pig_farm pig_farmer potbellied_pig pot-bellied_pig pot_bellied_pig hog_farm pet_pigs pigs_named pig_sty pigsty',
    stanzas: `
      A snout like a socket, all wet and round
      A shove at the gate, a snort and a squeal
      Apple cores, crusts, and the tops of the beets
      Down to the boards in a one-gulp meal

      Mud to the eyes and a curl at the back
      A scratch on the post that goes on and on
      A grunt like a chair being moved upstairs
      Till all of the itch and the bark is gone

      A row like buttons along a coat
      A squeak, a shove, and a place for each
      Ears like petals with light coming through
      And one at the end that can nearly reach

      Bucket that bangs on the way from the shed
      Ears flopped over to shade the eyes
      Four neat feet like a lady's heels
      Quicker than quick for a thing of that size`,
  },
  {
    words:
      'ducks duckling ducklings duck_pond pet_duck pet_ducks geese gosling goslings feeds_the_ducks feeding_the_ducks fed_the_ducks feed_the_ducks a_duck pet_goose canada_goose canada_geese mother_duck',
    stanzas: `
      Oats in a bag at the edge of the pond
      A V going out from each feathered breast
      Tail in the air and the bill in the mud
      The last one in getting more than the rest

      One behind one in a wobbling string
      Flat wet feet on the stones of the walk
      A stop at the edge, a count, and across
      And a great deal of low, important talk

      Splash and a skid with the heels put down
      Water that rolls off the back in beads
      A shake that starts at the end of the bill
      A nest of down in the thick of the reeds

      Necks stretched out and a hiss like a hose
      A gate gone through at a good deal of speed
      Wings flung wide at the edge of the grass
      And one stout general out in the lead`,
  },
]
