import type { Details } from '../../stanzas.ts'

/** More of what pets do, and the young and the old ones. */
export const animals2: readonly Details[] = [
  {
    words:
      'litter_box litter_boxes litterbox litter_tray kitty_litter cat_litter scoops_the_litter scooping_litter scoop_the_litter',
    stanzas: `
      A scratch and a scrape and a scratch once more
      Gray little grains on the bathroom mat
      Scoop on its nail and a bag with a knot
      And a head held high at the end of that

      A swish of sand in the small back room
      The wall scratched well and the heap left alone
      A gallop that goes the length of the hall
      One leap to the couch, a king to a throne

      Fresh from the bag and smoothed out flat
      A cloud going up, a cough and a sneeze
      Crunch underfoot to the end of the hall
      A look from the box says privacy, please

      A plastic tray with a rim and a roof
      Grit in the slippers and grit on the stair
      A sift and a shake like panning for gold
      And one clean paw set down with care`,
  },
  {
    words: 'hairball hairballs hair_ball hair_balls',
    stanzas: `
      A low strange sound from behind the couch
      Neck stretched long and a hiccup or two
      Bare tile this way, bare tile that
      The one good rug is the place that'll do

      Paper towels by the yard from the roll
      A backward shuffle, a cough and a hack
      A small damp sausage laid down on the mat
      And off to the bowl for a little snack

      Bare feet crossing the hall to the sink
      Something cold at the side of the toe
      A light switched on and a word breathed out
      A tongue on a paw, going calm and slow

      A brush, a comb, and a spoon of paste
      A wheeze like an engine that will not catch
      A dash for paper, a second too late
      A lick, and a yawn, and a good long scratch`,
  },
  {
    words:
      'knocks_things_off knocks_glasses_off knocks_cups_off knocks_mugs_off knocks_everything_off knocks_plants_off knocks_my_glasses_off knocks_my_cup_off knocks_my_coffee_off knocks_my_mug_off knocks_pens_off knocks_vases_off knocks_stuff_off knocked_things_off knocked_glasses_off knocked_cups_off knocked_mugs_off knocked_everything_off knocked_plants_off knocked_my_glasses_off knocked_my_cup_off knocked_my_coffee_off knocked_my_mug_off knocked_pens_off knocked_vases_off knocked_stuff_off knocking_things_off knocking_glasses_off knocking_cups_off knocking_mugs_off knocking_everything_off knocking_plants_off knocking_my_glasses_off knocking_my_cup_off knocking_my_coffee_off knocking_my_mug_off knocking_pens_off knocking_vases_off knocking_stuff_off pushes_things_off pushes_glasses_off pushes_cups_off pushes_mugs_off pushes_everything_off pushes_plants_off pushes_my_glasses_off pushes_my_cup_off pushes_my_coffee_off pushes_my_mug_off pushes_pens_off pushes_vases_off pushes_stuff_off pushed_things_off pushed_glasses_off pushed_cups_off pushed_mugs_off pushed_everything_off pushed_plants_off pushed_my_glasses_off pushed_my_cup_off pushed_my_coffee_off pushed_my_mug_off pushed_pens_off pushed_vases_off pushed_stuff_off pushing_things_off pushing_glasses_off pushing_cups_off pushing_mugs_off pushing_everything_off pushing_plants_off pushing_my_glasses_off pushing_my_cup_off pushing_my_coffee_off pushing_my_mug_off pushing_pens_off pushing_vases_off pushing_stuff_off bats_things_off bats_glasses_off bats_cups_off bats_mugs_off bats_everything_off bats_plants_off bats_my_glasses_off bats_my_cup_off bats_my_coffee_off bats_my_mug_off bats_pens_off bats_vases_off bats_stuff_off knocks_the_glass_off knocks_the_vase_off knocks_my_glass_off knocks_every_glass_off knocks_every_cup_off knocked_the_glass_off knocked_the_vase_off knocked_my_glass_off knocked_every_glass_off knocked_every_cup_off knocking_the_glass_off knocking_the_vase_off knocking_my_glass_off knocking_every_glass_off knocking_every_cup_off pushes_the_glass_off pushes_the_vase_off pushes_my_glass_off pushes_every_glass_off pushes_every_cup_off pushed_the_glass_off pushed_the_vase_off pushed_my_glass_off pushed_every_glass_off pushed_every_cup_off pushing_the_glass_off pushing_the_vase_off pushing_my_glass_off pushing_every_glass_off pushing_every_cup_off knocks_over_plants knocks_over_glasses knocks_over_vases knocks_over_things knocking_over_plants knocking_over_glasses knocking_over_vases knocking_over_things knocked_over_plants knocked_over_glasses knocked_over_vases knocked_over_things',
    stanzas: `
      A paw put out, a pause, a nudge
      A glass that slides to the very edge
      One slow blink and one more tap
      A violet gone from the window ledge

      A pen and a cap and a pair of specs
      A clink and a roll, a wobble, then none
      A head leaned over to see it land
      And on to the next, for the row's not done

      Nothing left standing from end to end
      Spoon on the rug and the spice on the mat
      A paw tucked under, a tail hung down
      And a long bare shelf with room for a cat

      One sniff at the cup, one look at the door
      The handle turned by a careful paw
      A crash, a skid, and an empty room
      And no one about who heard or saw`,
  },
  {
    words:
      'chases_his_tail chases_his_own_tail chases_her_tail chases_her_own_tail chases_its_tail chases_its_own_tail chases_their_tail chases_their_own_tail chased_his_tail chased_his_own_tail chased_her_tail chased_her_own_tail chased_its_tail chased_its_own_tail chased_their_tail chased_their_own_tail chasing_his_tail chasing_his_own_tail chasing_her_tail chasing_her_own_tail chasing_its_tail chasing_its_own_tail chasing_their_tail chasing_their_own_tail chase_his_tail chase_his_own_tail chase_her_tail chase_her_own_tail chase_its_tail chase_its_own_tail chase_their_tail chase_their_own_tail tail_chasing chasing_tails catches_tails caught_tails bites_tails catches_his_tail catches_his_own_tail catches_her_tail catches_her_own_tail catches_its_tail catches_its_own_tail caught_his_tail caught_his_own_tail caught_her_tail caught_her_own_tail caught_its_tail caught_its_own_tail bites_his_tail bites_his_own_tail bites_her_tail bites_her_own_tail bites_its_tail bites_its_own_tail',
    stanzas: `
      A glance behind and a quick half turn
      A blur of ears and a scrabble of claws
      The tip just there and the tip just gone
      A sudden sit, with a tuft in the jaws

      Round to the left till the rug winds up
      One bump on the stove and one on the chair
      Round to the right to unwind it all
      The plume still behind, and still in the air

      A spin like a coin set up on its edge
      Four feet slipping, the nose tucked in
      The floor going round when the legs have stopped
      A flop on the side with a foolish grin

      Something back there that has got to be caught
      Never more than a whisker behind
      One snap at the air and one at the fluff
      And then a nap, and it's out of mind`,
  },
  {
    words: 'zoomies the_zoomies zoomie tears_around_the_house tears_around_the_yard races_around_the_house',
    stanzas: `
      A twitch of the ear and the rump tucked low
      Twice round the table and over the chair
      A rug left bunched at the foot of the steps
      A breeze going by with nobody there

      Off like a cork from the kitchen door
      Skid on the corner and thump on the wall
      A leap to the couch and a leap back down
      And eight more laps for no reason at all

      All at once, with the ears blown back
      A rumble of feet gone over the bed
      A bow with the elbows flat on the ground
      A lamp still rocking, and one lap ahead

      Claws on the tiles like a handful of beads
      A figure of eight round a table leg
      A sudden stop with the tongue hung out
      Flat on the floor like a sunny-side egg`,
  },
  {
    words:
      'plays_fetch play_fetch played_fetch playing_fetch loves_fetch loved_fetch game_of_fetch games_of_fetch fetches_sticks fetches_balls fetched_sticks fetched_balls fetching_sticks fetching_balls chases_the_ball chases_a_ball chases_balls chases_tennis_balls chases_a_tennis_ball chases_sticks chases_every_ball chases_the_frisbee chases_frisbees chased_the_ball chased_a_ball chased_balls chased_tennis_balls chased_a_tennis_ball chased_sticks chased_every_ball chased_the_frisbee chased_frisbees chasing_the_ball chasing_a_ball chasing_balls chasing_tennis_balls chasing_a_tennis_ball chasing_sticks chasing_every_ball chasing_the_frisbee chasing_frisbees chase_the_ball chase_a_ball chase_balls chase_tennis_balls chase_a_tennis_ball chase_sticks chase_every_ball chase_the_frisbee chase_frisbees throw_the_ball_for throws_the_ball_for throwing_the_ball_for threw_the_ball_for catches_frisbees brings_back_the_ball brings_the_ball_back tennis_ball tennis_balls same_stick carries_a_stick carried_a_stick carries_sticks carried_sticks favourite_stick favorite_stick biggest_stick stick_home sticks_home',
    stanzas: `
      An arm drawn back and a quivering nose
      A streak of legs going over the green
      A scoop on the run and a wide turn home
      And the wettest prize that was ever seen

      A fuzzy round thing gone bald at the seams
      A drop at the shoes and a backward hop
      Two eyes fixed on the fingers' ends
      A shoulder sore, and no sign of a stop

      The throw all bluff and the hand still full
      A dash, a halt, and a look all around
      A nose going back and forth in the grass
      And the thing let drop with a soft small sound

      A stick too long for the garden gate
      Prance and parade, and a shake of the head
      A hand held out and a hop away
      A game of tug with the thrower instead`,
  },
  {
    words:
      'begs_at_the_table begs_at_the_dinner_table begs_at_dinner begs_at_every_meal begs_at_the_kitchen_table begs_at_mealtimes begging_at_the_table begging_at_the_dinner_table begging_at_dinner begging_at_every_meal begging_at_the_kitchen_table begging_at_mealtimes begged_at_the_table begged_at_the_dinner_table begged_at_dinner begged_at_every_meal begged_at_the_kitchen_table begged_at_mealtimes beg_at_the_table beg_at_the_dinner_table beg_at_dinner beg_at_every_meal beg_at_the_kitchen_table beg_at_mealtimes begs_for_scraps begs_for_table_scraps begs_for_food begs_for_cheese begs_for_bacon begs_for_treats begs_for_a_treat begs_for_crusts begs_for_toast begs_for_chicken begs_for_crumbs begs_for_bites begs_for_a_bite begs_for_our_food begs_for_my_food begging_for_scraps begging_for_table_scraps begging_for_food begging_for_cheese begging_for_bacon begging_for_treats begging_for_a_treat begging_for_crusts begging_for_toast begging_for_chicken begging_for_crumbs begging_for_bites begging_for_a_bite begging_for_our_food begging_for_my_food begged_for_scraps begged_for_table_scraps begged_for_food begged_for_cheese begged_for_bacon begged_for_treats begged_for_a_treat begged_for_crusts begged_for_toast begged_for_chicken begged_for_crumbs begged_for_bites begged_for_a_bite begged_for_our_food begged_for_my_food beg_for_scraps beg_for_table_scraps beg_for_food beg_for_cheese beg_for_bacon beg_for_treats beg_for_a_treat beg_for_crusts beg_for_toast beg_for_chicken beg_for_crumbs beg_for_bites beg_for_a_bite beg_for_our_food beg_for_my_food table_scraps dog_treats cat_treats begging_eyes pleading_eyes fed_scraps feeds_scraps feeding_scraps sneaks_scraps snuck_scraps slips_scraps',
    stanzas: `
      A chin laid down on the edge of a knee
      Two wide eyes going plate to mouth
      A brow pushed up in the middle, just so
      And a thread of drool that is heading south

      A sit so straight it could hold up a shelf
      One paw lifted and hung in the air
      A crust let go by the leg of the bench
      A tail that thumps on the rung of a chair

      A whine let out like the steam from a pot
      Nose at the cloth, then a nose and a half
      A pat on the shin from a patient paw
      A rind slipped under, along with a laugh

      The chop cut up and the fat put by
      Every last forkful followed across
      A lick of the lips, a shift of the feet
      And one green bean, with a little sauce`,
  },
  {
    words:
      'steals_food steals_bacon steals_chicken steals_butter steals_cheese steals_toast steals_bread steals_sandwiches steals_treats steals_snacks steals_fries steals_cookies steals_sausages steals_hot_dogs steals_pizza stole_food stole_bacon stole_chicken stole_butter stole_cheese stole_toast stole_bread stole_sandwiches stole_treats stole_snacks stole_fries stole_cookies stole_sausages stole_hot_dogs stole_pizza stealing_food stealing_bacon stealing_chicken stealing_butter stealing_cheese stealing_toast stealing_bread stealing_sandwiches stealing_treats stealing_snacks stealing_fries stealing_cookies stealing_sausages stealing_hot_dogs stealing_pizza steal_food steal_bacon steal_chicken steal_butter steal_cheese steal_toast steal_bread steal_sandwiches steal_treats steal_snacks steal_fries steal_cookies steal_sausages steal_hot_dogs steal_pizza steals_the_turkey steals_the_ham steals_the_roast steals_a_sandwich steals_my_sandwich steals_the_butter steals_my_fries steals_my_toast steals_the_sausages steals_my_food steals_our_food steals_your_fries stole_the_turkey stole_the_ham stole_the_roast stole_a_sandwich stole_my_sandwich stole_the_butter stole_my_fries stole_my_toast stole_the_sausages stole_my_food stole_our_food stole_your_fries stealing_the_turkey stealing_the_ham stealing_the_roast stealing_a_sandwich stealing_my_sandwich stealing_the_butter stealing_my_fries stealing_my_toast stealing_the_sausages stealing_my_food stealing_our_food stealing_your_fries counter_surfing counter_surfer counter_surfs food_thief food_off_the_counter food_off_my_plate',
    stanzas: `
      A plate with a ring where the best bit was
      A smear of grease and a guilty chin
      Crumbs going off in a line through the door
      One gulp, one lick, and an innocent grin

      One back turned for the pepper and salt
      Rustle of paper and scuff at the shelf
      A napkin dropped and a corner gone
      The supper seems to have eaten itself

      A count of six when there should be seven
      A shine of grease on the side of the face
      Eyes on the ceiling and eyes on the floor
      A warm damp ring on the plate in its place

      The wrapping pulled back with a careful tug
      The lid of the dish pushed over askew
      A gulp, a step in the hall, and a freeze
      And the last of it down without a chew`,
  },
  {
    words:
      'digs_holes digs_up_the_yard digs_up_the_garden digs_up_the_lawn digs_up_the_roses digs_up_the_flower_bed digs_up_the_flowers digs_up_my_garden digs_up_your_garden digs_in_the_yard digs_under_the_fence digs_up_bones digging_holes digging_up_the_yard digging_up_the_garden digging_up_the_lawn digging_up_the_roses digging_up_the_flower_bed digging_up_the_flowers digging_up_my_garden digging_up_your_garden digging_in_the_yard digging_under_the_fence digging_up_bones dug_holes dug_up_the_yard dug_up_the_garden dug_up_the_lawn dug_up_the_roses dug_up_the_flower_bed dug_up_the_flowers dug_up_my_garden dug_up_your_garden dug_in_the_yard dug_under_the_fence dug_up_bones dig_holes dig_up_the_yard dig_up_the_garden dig_up_the_lawn dig_up_the_roses dig_up_the_flower_bed dig_up_the_flowers dig_up_my_garden dig_up_your_garden dig_in_the_yard dig_under_the_fence dig_up_bones buries_bones buries_a_bone buries_the_bone buries_every_bone buried_bones buried_a_bone buried_the_bone buried_every_bone burying_bones burying_a_bone burying_the_bone burying_every_bone bury_bones bury_a_bone bury_the_bone bury_every_bone',
    stanzas: `
      Dirt flying back between hind feet
      A snort in the hole and another go
      A root pulled up and a pebble turned
      And a snout packed brown from the work below

      A bone laid down at the end of the bed
      Nose for a shovel, to push it all in
      A pat, and a look to the left and right
      A beard of mud on the side of the chin

      Lawn like a moon with its craters and rims
      Tulip bulbs on the path in a row
      A heap of dirt on the garden chair
      And down in the last one, a tail on show

      Under the fence where the soil is soft
      Two front paws like a pair of spades
      A rest in the hole with the tongue hung out
      Cool as a king in the deepest of shades`,
  },
  {
    words:
      'scared_of_thunder scared_of_the_thunder scared_of_thunderstorms scared_of_storms scared_of_lightning scared_of_fireworks scared_of_loud_noises afraid_of_thunder afraid_of_the_thunder afraid_of_thunderstorms afraid_of_storms afraid_of_lightning afraid_of_fireworks afraid_of_loud_noises terrified_of_thunder terrified_of_the_thunder terrified_of_thunderstorms terrified_of_storms terrified_of_lightning terrified_of_fireworks terrified_of_loud_noises frightened_of_thunder frightened_of_the_thunder frightened_of_thunderstorms frightened_of_storms frightened_of_lightning frightened_of_fireworks frightened_of_loud_noises hates_thunder hates_thunderstorms hates_fireworks hates_loud_noises hated_thunder hated_thunderstorms hated_fireworks hated_loud_noises hate_thunder hate_thunderstorms hate_fireworks hate_loud_noises hides_from_thunder hides_from_thunderstorms hides_from_storms hides_from_fireworks hides_during_thunder hides_during_thunderstorms hides_during_storms hides_during_fireworks hides_from_the_thunder hides_from_the_thunderstorms hides_from_the_storms hides_from_the_fireworks hid_from_thunder hid_from_thunderstorms hid_from_storms hid_from_fireworks hid_during_thunder hid_during_thunderstorms hid_during_storms hid_during_fireworks hid_from_the_thunder hid_from_the_thunderstorms hid_from_the_storms hid_from_the_fireworks hiding_from_thunder hiding_from_thunderstorms hiding_from_storms hiding_from_fireworks hiding_during_thunder hiding_during_thunderstorms hiding_during_storms hiding_during_fireworks hiding_from_the_thunder hiding_from_the_thunderstorms hiding_from_the_storms hiding_from_the_fireworks hide_from_thunder hide_from_thunderstorms hide_from_storms hide_from_fireworks hide_during_thunder hide_during_thunderstorms hide_during_storms hide_during_fireworks hide_from_the_thunder hide_from_the_thunderstorms hide_from_the_storms hide_from_the_fireworks hides_when_it_thunders hid_when_it_thunders shakes_when_it_thunders shook_when_it_thunders trembles_when_it_thunders',
    stanzas: `
      A rumble off at the edge of the roof
      Blanket pulled up to the bridge of the nose
      A flash, and a count, and a held-in breath
      And a warm flank shaking, down to the toes

      Under the bed with the shoes and the dust
      One wide eye at the fringe of the spread
      A bang, and a start, and a rattling pane
      A hand reaching down with a bit of bread

      The tub with the curtain pulled right across
      Towel laid in and a radio on
      A boom, and a boom that is farther off
      A nose coming out when the last has gone

      Tucked in the crook of an arm like a loaf
      Everything folded and curled up tight
      A crack like a plank snapped over a knee
      And a slow hand stroking, left to right`,
  },
  {
    words:
      'scared_of_the_vacuum scared_of_vacuums scared_of_the_vacuum_cleaner scared_of_the_hoover afraid_of_the_vacuum afraid_of_vacuums afraid_of_the_vacuum_cleaner afraid_of_the_hoover terrified_of_the_vacuum terrified_of_vacuums terrified_of_the_vacuum_cleaner terrified_of_the_hoover frightened_of_the_vacuum frightened_of_vacuums frightened_of_the_vacuum_cleaner frightened_of_the_hoover hates_the_vacuum hates_the_vacuum_cleaner hates_the_hoover hated_the_vacuum hated_the_vacuum_cleaner hated_the_hoover fights_the_vacuum fights_the_vacuum_cleaner fights_the_hoover attacks_the_vacuum attacks_the_vacuum_cleaner attacks_the_hoover attacked_the_vacuum attacked_the_vacuum_cleaner attacked_the_hoover bites_the_vacuum bites_the_vacuum_cleaner bites_the_hoover runs_from_the_vacuum runs_from_the_vacuum_cleaner runs_from_the_hoover hides_from_the_vacuum hides_from_the_vacuum_cleaner hides_from_the_hoover barks_at_the_vacuum barks_at_the_vacuum_cleaner barks_at_the_hoover barked_at_the_vacuum barked_at_the_vacuum_cleaner barked_at_the_hoover barking_at_the_vacuum barking_at_the_vacuum_cleaner barking_at_the_hoover growls_at_the_vacuum growls_at_the_vacuum_cleaner growls_at_the_hoover chases_the_vacuum chases_the_vacuum_cleaner chases_the_hoover',
    stanzas: `
      Hum, then a roar from the end of the hall
      Four feet gone in a scrabble of claws
      Two eyes under the skirt of the couch
      A thing with a snout and no sign of paws

      The cord pulled out with a rattle and snap
      A leap to the top of the tallest chair
      A tail fluffed up like a bottle brush
      A growl coming down through the dusty air

      A bow, a huff, and a jump to the side
      A nip at the wheels and a quick retreat
      The plug yanked out, and a long slow sniff
      And a victory walk on four stiff feet

      Head round the door when the noise has quit
      A stretch of the neck, a step, and one more
      The closet shut with the monster in
      Fresh fur already all over the floor`,
  },
  {
    words:
      'old_dog old_dogs old_hound old_cat older_dog senior_dog senior_dogs elderly_dog gray_muzzle grey_muzzle white_muzzle gray_faced graying_muzzle old_lab old_pup old_mutt muzzle_gone_gray muzzle_went_gray muzzle_is_gray muzzle_turned_gray',
    stanzas: `
      Gray coming in from the chin to the brow
      A slow way down and a slow way up
      A cushion pulled over into the sun
      A stretch as long as the stretch of a pup

      A groan going down, a groan going up
      One step at a time on the back porch stair
      A biscuit softened and broken in half
      And a nose as good as new in the air

      White round the whiskers and cloud in the eye
      Slow to the corner, a stop at each tree
      A blanket laid in the back of the car
      A chin put down in its place on a knee

      A rug by the heater, a bowl set high
      Feet that still run when the eyes are shut
      An ear that is deaf to come and to sit
      And hears the cheese when the slice is cut`,
  },
  {
    words: 'puppy puppies new_pup little_pup',
    stanzas: `
      Ears a size up and paws to match
      A belly round as a melon, and pink
      A nip at the hem, a roll on the mat
      Asleep in the bowl, one paw in the drink

      Newspaper spread on the kitchen floor
      Teeth like pins in the leg of a chair
      Puddle and mop, and a run for the grass
      A yawn that goes off like a squeaky stair

      A collar let out to the second hole
      A leash that trips up more than it leads
      A hop at the stair and a slide back down
      And a nose come in all covered with seeds

      A ticking clock in the basket's fold
      Breath like milk and a belly that's tight
      Foot in the water and ear inside out
      A tug at a sleeve with a pin-sized bite`,
  },
  {
    words: 'kitten kittens',
    stanzas: `
      Small as a mitten and twice as loud
      Claws like burrs in the wool of a sleeve
      A sideways hop with the back in an arch
      A thread coming out of the sweater's weave

      Up the drapes by a hook at a time
      Stuck at the top, and a thin high cry
      A hand under belly light as a roll
      And down to the bottom for one more try

      Milk on the whiskers and fluff for a tail
      Wobble and crouch, and a wiggle behind
      A pounce on the toes on top of the quilt
      The whole of the bathroom roll to unwind

      A box too small for a pair of shoes
      Bell on a ribbon that gives it away
      Skitter and skid, and a bounce off the door
      Asleep in the sink with one paw at play`,
  },
]
