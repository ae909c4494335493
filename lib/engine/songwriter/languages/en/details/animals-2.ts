import type { Details } from '../../stanzas.ts'

/** More of what pets do, and the young and the old ones, told in sentences. */
export const animals2: readonly Details[] = [
  {
    words:
      'litter_box litter_boxes litterbox litter_tray kitty_litter cat_litter scoops_the_litter scooping_litter scoop_the_litter',
    own: `
      {fact}
      {He} {holds} half a breath, and {he} {does} it with speed
      Two round eyes [look] on with a critical air
      As if they [are] paying, and this [is] agreed

      The (corner|sand|box) [is] all level, as smooth as a beach
      {He} {goes} for the scoop and the sack
      {fact}
      And then [comes] a visitor, right at {his} back`,
    stanzas: `
      (A paw|One paw|A back leg) [starts] to dig and the gravel [flies] up
      It [lands] on the mat and the wall and the floor
      There [is] one careful turn, and a faraway look
      And one grain of sand [gets] as far as the door

      (The scoop|The shovel|The bag) [does] its work and the sand [is] made smooth
      A rake could not make it more neat
      Then out of the kitchen the owner [walks] in
      On four very dainty and purposeful feet`,
    later: `
      At night [comes] the scratching, it [goes] on and on
      As if there were treasure to bury or keep
      And somebody [smiles] with a face in the sheets
      What is it that cats think is buried so deep?`,
    hook: `
      Oh, the litter box, fresh as the snow on the ground
      It stays that way until the cat comes around

      Scoop the litter, the litter, and scoop it once more
      There's litter from here to the neighbors' front door`,
  },
  {
    words: 'hairball hairballs hair_ball hair_balls',
    own: `
      {fact}
      {He} {hears} it at three, and {he} {sits} up in bed
      {He} {puts} out one foot in the dark for a shoe
      And {finds} where it [is] with the bare heel instead

      The (rug|stair|hall) [is] the best in the house, so of course
      The tile on the landing [stays] bare
      {fact}
      The carpet [is] softer, so that's only fair`,
    stanzas: `
      (The sound|The noise|A cough) [is] like somebody starting a car
      It [shakes] the whole cat to the tip of the tail
      The whole house [sits] up and [looks] round for the light
      And everyone [gets] there too late, without fail

      (The tile|The floor|The wood) [can] be wiped in the wink of an eye
      The rug [needs] an hour and a brush
      And over the bowl a small face [starts] to eat
      As calm as a queen, with no blush`,
    later: `
      The brush [comes] out often, the coat [gets] a shine
      The rug [has] one spot that will never come out
      A chair [stands] on top of it, dinner [is] served
      And no one can see what it's all about`,
    hook: `
      A hairball, a hairball, on rug or on bed
      A hairball is always where bare feet will tread

      Hairball at midnight and hairball at three
      And never the tile, where a hairball should be`,
  },
  {
    words:
      'knocks_things_off knocks_glasses_off knocks_cups_off knocks_mugs_off knocks_everything_off knocks_plants_off knocks_my_glasses_off knocks_my_cup_off knocks_my_coffee_off knocks_my_mug_off knocks_pens_off knocks_vases_off knocks_stuff_off knocked_things_off knocked_glasses_off knocked_cups_off knocked_mugs_off knocked_everything_off knocked_plants_off knocked_my_glasses_off knocked_my_cup_off knocked_my_coffee_off knocked_my_mug_off knocked_pens_off knocked_vases_off knocked_stuff_off knocking_things_off knocking_glasses_off knocking_cups_off knocking_mugs_off knocking_everything_off knocking_plants_off knocking_my_glasses_off knocking_my_cup_off knocking_my_coffee_off knocking_my_mug_off knocking_pens_off knocking_vases_off knocking_stuff_off pushes_things_off pushes_glasses_off pushes_cups_off pushes_mugs_off pushes_everything_off pushes_plants_off pushes_my_glasses_off pushes_my_cup_off pushes_my_coffee_off pushes_my_mug_off pushes_pens_off pushes_vases_off pushes_stuff_off pushed_things_off pushed_glasses_off pushed_cups_off pushed_mugs_off pushed_everything_off pushed_plants_off pushed_my_glasses_off pushed_my_cup_off pushed_my_coffee_off pushed_my_mug_off pushed_pens_off pushed_vases_off pushed_stuff_off pushing_things_off pushing_glasses_off pushing_cups_off pushing_mugs_off pushing_everything_off pushing_plants_off pushing_my_glasses_off pushing_my_cup_off pushing_my_coffee_off pushing_my_mug_off pushing_pens_off pushing_vases_off pushing_stuff_off bats_things_off bats_glasses_off bats_cups_off bats_mugs_off bats_everything_off bats_plants_off bats_my_glasses_off bats_my_cup_off bats_my_coffee_off bats_my_mug_off bats_pens_off bats_vases_off bats_stuff_off knocks_the_glass_off knocks_the_vase_off knocks_my_glass_off knocks_every_glass_off knocks_every_cup_off knocked_the_glass_off knocked_the_vase_off knocked_my_glass_off knocked_every_glass_off knocked_every_cup_off knocking_the_glass_off knocking_the_vase_off knocking_my_glass_off knocking_every_glass_off knocking_every_cup_off pushes_the_glass_off pushes_the_vase_off pushes_my_glass_off pushes_every_glass_off pushes_every_cup_off pushed_the_glass_off pushed_the_vase_off pushed_my_glass_off pushed_every_glass_off pushed_every_cup_off pushing_the_glass_off pushing_the_vase_off pushing_my_glass_off pushing_every_glass_off pushing_every_cup_off knocks_over_plants knocks_over_glasses knocks_over_vases knocks_over_things knocking_over_plants knocking_over_glasses knocking_over_vases knocking_over_things knocked_over_plants knocked_over_glasses knocked_over_vases knocked_over_things',
    own: `
      {fact}
      {He} {looks} someone straight in the eye
      {He} {hears} the word no, and {he} {hears} it again
      And {gives} it a pat, just to see a thing fly

      The (shelf|desk|table) [is] too full, in {his} honest belief
      {He} {strolls} to the edge like a judge
      {fact}
      Then {watches} the floor without bearing a grudge`,
    stanzas: `
      (The glass|The mug|A cup) [gives] a wobble, the saucer [gives] two
      There [is] a short hush, and then there [is] a crash
      And up on the edge, looking down at it all
      A face [shows] no guilt, not so much as a lash

      (The vase|The plant|The clock) [goes] to live on the floor in the hall
      The pens [go] to live in a drawer
      For gravity [works] every time it [is] tried
      But science [needs] one test more`,
    later: `
      The good cup [is] mended with plenty of glue
      It [leans] to one side on the shelf
      And no one [can] see it and not have to laugh
      At how it looks ever so proud of itself`,
    hook: `
      Off the table, and down it goes with a crash
      Off with the mug, with a wobble and splash

      Off the shelf with a tap and a tap and a tap
      What goes off the shelf will not spoil a good nap`,
  },
  {
    words:
      'chases_his_tail chases_his_own_tail chases_her_tail chases_her_own_tail chases_its_tail chases_its_own_tail chases_their_tail chases_their_own_tail chased_his_tail chased_his_own_tail chased_her_tail chased_her_own_tail chased_its_tail chased_its_own_tail chased_their_tail chased_their_own_tail chasing_his_tail chasing_his_own_tail chasing_her_tail chasing_her_own_tail chasing_its_tail chasing_its_own_tail chasing_their_tail chasing_their_own_tail chase_his_tail chase_his_own_tail chase_her_tail chase_her_own_tail chase_its_tail chase_its_own_tail chase_their_tail chase_their_own_tail tail_chasing chasing_tails catches_tails caught_tails bites_tails catches_his_tail catches_his_own_tail catches_her_tail catches_her_own_tail catches_its_tail catches_its_own_tail caught_his_tail caught_his_own_tail caught_her_tail caught_her_own_tail caught_its_tail caught_its_own_tail bites_his_tail bites_his_own_tail bites_her_tail bites_her_own_tail bites_its_tail bites_its_own_tail',
    own: `
      {fact}
      {He} {sees} it go by and {he} {wonders} just whose
      {He} {goes} round to catch it, {he} {goes} round again
      And {ends} in a heap by the boots and the shoes

      The (kitchen|carpet|garden) [goes] by in a circle of blurs
      {He} {has} it, and then {he} {does} not
      {fact}
      And {stops} with {his} nose on the very same spot`,
    stanzas: `
      (A tail|One tail|The tip) [comes] in sight at the edge of one eye
      It [looks] like a thing that could easily be caught
      It [runs] when it [is] followed, it [stops] when it [is] not
      It [is] much more clever than anyone thought

      (The rug|The mat|The lamp) [goes] around and the table legs blur
      The whole room [looks] on from a chair
      Then all of a sudden the circle [gives] out
      And [wobbles], and [sits], with its legs anywhere`,
    later: `
      Much later a dreamer [lies] flat on the rug
      The feet [go] on running, the tail [gives] a flick
      For somewhere in sleep it [is] finally caught
      And it was worth every last trick`,
    hook: `
      Round goes the tail and around goes the chase
      The tail always comes in at just second place

      Oh, chasing a tail, and around and around
      The best things to chase are the ones never found`,
  },
  {
    words: 'zoomies the_zoomies zoomie tears_around_the_house tears_around_the_yard races_around_the_house',
    own: `
      {fact}
      {He} {takes} the sharp bend by the stove on two feet
      {He} {goes} up the sofa and over the back
      And {slides} down the hall with the rug, in retreat

      The (evening|house|kitchen) [is] calm and the cushions [are] straight
      {He} {stares} for a while at thin air
      {fact}
      And {stops} as if nothing had ever been there`,
    stanzas: `
      (The lamp|The vase|A chair) [gives] a sway as the whirlwind [goes] by
      The cups [hold] their breath on the shelf
      And everyone [pulls] up their feet from the floor
      And [waits] for the wind to run out by itself

      (The rug|The mat|A shoe) [ends] up in a heap by the wall
      A plant [has] turned round in its pot
      And there on the floor with its tongue hanging out
      There [lies] the one guilty, as still as a cot`,
    later: `
      The hour after supper [gets] quiet at last
      There [is] one long scratch on the floor by the stair
      And people who [visit] [are] told of the night
      That something as fast as a train went through there`,
    hook: `
      Oh, the zoomies, the zoomies, from bedroom to hall
      There's no rug so flat and no turning too small

      It's the zoomies, it's the zoomies, so lift up the tea
      There's nothing so quick as a zoomie set free`,
  },
  {
    words:
      'plays_fetch play_fetch played_fetch playing_fetch loves_fetch loved_fetch game_of_fetch games_of_fetch fetches_sticks fetches_balls fetched_sticks fetched_balls fetching_sticks fetching_balls chases_the_ball chases_a_ball chases_balls chases_tennis_balls chases_a_tennis_ball chases_sticks chases_every_ball chases_the_frisbee chases_frisbees chased_the_ball chased_a_ball chased_balls chased_tennis_balls chased_a_tennis_ball chased_sticks chased_every_ball chased_the_frisbee chased_frisbees chasing_the_ball chasing_a_ball chasing_balls chasing_tennis_balls chasing_a_tennis_ball chasing_sticks chasing_every_ball chasing_the_frisbee chasing_frisbees chase_the_ball chase_a_ball chase_balls chase_tennis_balls chase_a_tennis_ball chase_sticks chase_every_ball chase_the_frisbee chase_frisbees throw_the_ball_for throws_the_ball_for throwing_the_ball_for threw_the_ball_for catches_frisbees brings_back_the_ball brings_the_ball_back tennis_ball tennis_balls same_stick carries_a_stick carried_a_stick carries_sticks carried_sticks favourite_stick favorite_stick biggest_stick stick_home sticks_home',
    own: `
      {fact}
      {He} {brings} it back wet, with a bow and a grin
      {He} {drops} it an inch or so out of the reach
      And {waits} for the whole lovely thing to begin

      The (arm|sun|wind) [is] nearly gone, and it [looks] like the end
      {He} {comes} with {his} eyes all alight
      {fact}
      There [has] to be time for just one before night`,
    stanzas: `
      (The ball|A ball|The stick) [makes] an arc with the sun in its fur
      It [bounces] up once off the path
      It [rolls] in the puddle, the puddle's the best
      And home it [comes], after its bath

      (The ball|One ball|A stick) [goes] up over the neighbor's tall hedge
      There [is] a long rustle and then
      The hedge [gives] a shake and the hedge [gives] a sneeze
      It [comes] through a gap and [is] thrown once again`,
    later: `
      The ball [goes] to sleep in a shoe by the door
      All chewed, with the yellow gone gray
      It [smells] of the river, it [smells] of the grass
      And no one would throw that old tennis ball away`,
    hook: `
      Throw the ball, throw the ball, it will come back to hand
      A ball that is thrown is too good not to land

      Fetch it and throw it and fetch it once more
      For what are a ball and an afternoon for?`,
  },
  {
    words:
      'begs_at_the_table begs_at_the_dinner_table begs_at_dinner begs_at_every_meal begs_at_the_kitchen_table begs_at_mealtimes begging_at_the_table begging_at_the_dinner_table begging_at_dinner begging_at_every_meal begging_at_the_kitchen_table begging_at_mealtimes begged_at_the_table begged_at_the_dinner_table begged_at_dinner begged_at_every_meal begged_at_the_kitchen_table begged_at_mealtimes beg_at_the_table beg_at_the_dinner_table beg_at_dinner beg_at_every_meal beg_at_the_kitchen_table beg_at_mealtimes begs_for_scraps begs_for_table_scraps begs_for_food begs_for_cheese begs_for_bacon begs_for_treats begs_for_a_treat begs_for_crusts begs_for_toast begs_for_chicken begs_for_crumbs begs_for_bites begs_for_a_bite begs_for_our_food begs_for_my_food begging_for_scraps begging_for_table_scraps begging_for_food begging_for_cheese begging_for_bacon begging_for_treats begging_for_a_treat begging_for_crusts begging_for_toast begging_for_chicken begging_for_crumbs begging_for_bites begging_for_a_bite begging_for_our_food begging_for_my_food begged_for_scraps begged_for_table_scraps begged_for_food begged_for_cheese begged_for_bacon begged_for_treats begged_for_a_treat begged_for_crusts begged_for_toast begged_for_chicken begged_for_crumbs begged_for_bites begged_for_a_bite begged_for_our_food begged_for_my_food beg_for_scraps beg_for_table_scraps beg_for_food beg_for_cheese beg_for_bacon beg_for_treats beg_for_a_treat beg_for_crusts beg_for_toast beg_for_chicken beg_for_crumbs beg_for_bites beg_for_a_bite beg_for_our_food beg_for_my_food table_scraps dog_treats cat_treats begging_eyes pleading_eyes fed_scraps feeds_scraps feeding_scraps sneaks_scraps snuck_scraps slips_scraps',
    own: `
      {fact}
      {He} {puts} on the face of a year without food
      {He} {sighs} at each forkful that [passes] {him} by
      And {moves} a bit closer, to better the mood

      The (roast|stew|pie) [gets] passed round with the bread and the salt
      {He} {leans} on a knee like a friend
      {fact}
      And {gets} what [is] left of the crust in the end`,
    stanzas: `
      (The plates|The forks|The knives) [are] all busy, the talk [is] all loud
      And under the cloth there [are] eyes
      The rule of the house [is] that nobody [gives]
      And everyone [keeps] it, apart from the fries

      (One bean|A pea|A crumb) [takes] a fall from the edge of a plate
      It never [gets] down to the floor
      There [is] a small snap and a very long look
      Which [says] there [is] clearly some room for one more`,
    later: `
      The table [is] cleared and the dishes [are] done
      The floor [has] not one crumb in sight
      And somebody's hand [hangs] down over the chair
      With something kept back from that very last bite`,
    hook: `
      Under the table, under the chair
      The table has someone who's hoping down there

      Begging at the table with two big brown eyes
      The table was laid for a dinner that size`,
  },
  {
    words:
      'steals_food steals_bacon steals_chicken steals_butter steals_cheese steals_toast steals_bread steals_sandwiches steals_treats steals_snacks steals_fries steals_cookies steals_sausages steals_hot_dogs steals_pizza stole_food stole_bacon stole_chicken stole_butter stole_cheese stole_toast stole_bread stole_sandwiches stole_treats stole_snacks stole_fries stole_cookies stole_sausages stole_hot_dogs stole_pizza stealing_food stealing_bacon stealing_chicken stealing_butter stealing_cheese stealing_toast stealing_bread stealing_sandwiches stealing_treats stealing_snacks stealing_fries stealing_cookies stealing_sausages stealing_hot_dogs stealing_pizza steal_food steal_bacon steal_chicken steal_butter steal_cheese steal_toast steal_bread steal_sandwiches steal_treats steal_snacks steal_fries steal_cookies steal_sausages steal_hot_dogs steal_pizza steals_the_turkey steals_the_ham steals_the_roast steals_a_sandwich steals_my_sandwich steals_the_butter steals_my_fries steals_my_toast steals_the_sausages steals_my_food steals_our_food steals_your_fries stole_the_turkey stole_the_ham stole_the_roast stole_a_sandwich stole_my_sandwich stole_the_butter stole_my_fries stole_my_toast stole_the_sausages stole_my_food stole_our_food stole_your_fries stealing_the_turkey stealing_the_ham stealing_the_roast stealing_a_sandwich stealing_my_sandwich stealing_the_butter stealing_my_fries stealing_my_toast stealing_the_sausages stealing_my_food stealing_our_food stealing_your_fries counter_surfing counter_surfer counter_surfs food_thief food_off_the_counter food_off_my_plate',
    own: `
      {fact}
      {He} {does} it with no sound at all
      {He} {swallows} it whole and {he} {looks} like a saint
      And {goes} off to study a spot on the wall

      The (plate|lid|bag) [is] pushed back where no one [can] reach
      {He} {waits} till they [answer] the phone
      {fact}
      It [looks] like the plate was there all on its own`,
    stanzas: `
      (The cook|One guest|Someone) [turns] around for a sprig of some green
      The cook [turns] around back again
      The plate [is] still there and the parsley [is] there
      There [is] a new plan about dinner by then

      (The trail|A trail|The grease) [goes] along by the foot of the wall
      It [ends] in the back of the den
      There [is] one clean wrapper, there [is] one clean tongue
      And what it was wrapped round [is] not seen again`,
    later: `
      They [tell] it at dinners, the day of the theft
      It [grows] by a pound every year
      And somebody [lifts] up the plate with both hands
      And [looks] around once, for the coast to be clear`,
    hook: `
      Steal the bacon, steal the bread
      There's nobody hungry when thieves have been fed

      Who stole the cheese and who stole the pie?
      The one who looks up with such love in the eye`,
  },
  {
    words:
      'digs_holes digs_up_the_yard digs_up_the_garden digs_up_the_lawn digs_up_the_roses digs_up_the_flower_bed digs_up_the_flowers digs_up_my_garden digs_up_your_garden digs_in_the_yard digs_under_the_fence digs_up_bones digging_holes digging_up_the_yard digging_up_the_garden digging_up_the_lawn digging_up_the_roses digging_up_the_flower_bed digging_up_the_flowers digging_up_my_garden digging_up_your_garden digging_in_the_yard digging_under_the_fence digging_up_bones dug_holes dug_up_the_yard dug_up_the_garden dug_up_the_lawn dug_up_the_roses dug_up_the_flower_bed dug_up_the_flowers dug_up_my_garden dug_up_your_garden dug_in_the_yard dug_under_the_fence dug_up_bones dig_holes dig_up_the_yard dig_up_the_garden dig_up_the_lawn dig_up_the_roses dig_up_the_flower_bed dig_up_the_flowers dig_up_my_garden dig_up_your_garden dig_in_the_yard dig_under_the_fence dig_up_bones buries_bones buries_a_bone buries_the_bone buries_every_bone buried_bones buried_a_bone buried_the_bone buried_every_bone burying_bones burying_a_bone burying_the_bone burying_every_bone bury_bones bury_a_bone bury_the_bone bury_every_bone',
    own: `
      {fact}
      {He} {kicks} up the dirt till it [lands] on the wash
      {He} {goes} in as far as the shoulders and ears
      And {comes} up with mud on {his} nose and a squash

      The (lawn|bed|border) [has] been seeded and watered and raked
      {He} {thinks} something ought to be done
      {fact}
      And {turns} round to show it to everyone`,
    stanzas: `
      (The rose|One bulb|A fern) [goes] up in the air and [comes] down
      The roots [have] a look at the sky
      A worm in the bottom [goes] back to its bed
      And half of the garden [goes] by

      (A bone|One shoe|A ball) [comes] to light that was lost in the spring
      A spoon and the arm of a toy
      There [is] nothing precious, there [is] only dirt
      And all of it thrown in the air out of joy`,
    later: `
      The holes [are] filled in and the flowers [grow] back
      The grass [has] a dip by the tree
      And somebody [plants] the next bulbs in that place
      Where someone once dug for whatever might be`,
    hook: `
      Dig in the garden and dig by the wall
      The deeper the hole, well, the better for all

      A hole in the lawn and a hole in the bed
      And out of the hole pops a muddy brown head`,
  },
  {
    words:
      'scared_of_thunder scared_of_the_thunder scared_of_thunderstorms scared_of_storms scared_of_lightning scared_of_fireworks scared_of_loud_noises afraid_of_thunder afraid_of_the_thunder afraid_of_thunderstorms afraid_of_storms afraid_of_lightning afraid_of_fireworks afraid_of_loud_noises terrified_of_thunder terrified_of_the_thunder terrified_of_thunderstorms terrified_of_storms terrified_of_lightning terrified_of_fireworks terrified_of_loud_noises frightened_of_thunder frightened_of_the_thunder frightened_of_thunderstorms frightened_of_storms frightened_of_lightning frightened_of_fireworks frightened_of_loud_noises hates_thunder hates_thunderstorms hates_fireworks hates_loud_noises hated_thunder hated_thunderstorms hated_fireworks hated_loud_noises hate_thunder hate_thunderstorms hate_fireworks hate_loud_noises hides_from_thunder hides_from_thunderstorms hides_from_storms hides_from_fireworks hides_during_thunder hides_during_thunderstorms hides_during_storms hides_during_fireworks hides_from_the_thunder hides_from_the_thunderstorms hides_from_the_storms hides_from_the_fireworks hid_from_thunder hid_from_thunderstorms hid_from_storms hid_from_fireworks hid_during_thunder hid_during_thunderstorms hid_during_storms hid_during_fireworks hid_from_the_thunder hid_from_the_thunderstorms hid_from_the_storms hid_from_the_fireworks hiding_from_thunder hiding_from_thunderstorms hiding_from_storms hiding_from_fireworks hiding_during_thunder hiding_during_thunderstorms hiding_during_storms hiding_during_fireworks hiding_from_the_thunder hiding_from_the_thunderstorms hiding_from_the_storms hiding_from_the_fireworks hide_from_thunder hide_from_thunderstorms hide_from_storms hide_from_fireworks hide_during_thunder hide_during_thunderstorms hide_during_storms hide_during_fireworks hide_from_the_thunder hide_from_the_thunderstorms hide_from_the_storms hide_from_the_fireworks hides_when_it_thunders hid_when_it_thunders shakes_when_it_thunders shook_when_it_thunders trembles_when_it_thunders',
    own: `
      {fact}
      {He} {gets} underneath what [is] nearest at hand
      {He} {presses} {his} back to the wall and {stays} put
      And {shakes} with a noise that {he} {can't} understand

      The (window|lamp|ceiling) [lights] up, and it [rumbles] again
      {He} {creeps} through the dark in a crouch
      {fact}
      And someone [makes] room on the end of the couch`,
    stanzas: `
      (The sky|The night|The yard) [goes] all white, and then somebody [counts]
      It [comes] before four, and it [shakes] every pane
      The curtains [are] drawn and the radio [plays]
      A song that [is] somewhat more loud than the rain

      (A blanket|A towel|A big coat) [is] put like a tent round it all
      A hand [comes] in under the edge
      They [sit] on the floor by the side of the bath
      Until it [goes] over the hill and the hedge`,
    later: `
      The last of the thunder [goes] off down the road
      The gutters [run] on for a while
      The one underneath [pokes] a nose out an inch
      And somebody [sees] it and [gives] it a smile`,
    hook: `
      Thunder, oh thunder, go grumble away
      There's somebody here who will sit by and stay

      Never mind thunder, the thunder will pass
      And leave not a mark but the wet on the grass`,
  },
  {
    words:
      'scared_of_the_vacuum scared_of_vacuums scared_of_the_vacuum_cleaner scared_of_the_hoover afraid_of_the_vacuum afraid_of_vacuums afraid_of_the_vacuum_cleaner afraid_of_the_hoover terrified_of_the_vacuum terrified_of_vacuums terrified_of_the_vacuum_cleaner terrified_of_the_hoover frightened_of_the_vacuum frightened_of_vacuums frightened_of_the_vacuum_cleaner frightened_of_the_hoover hates_the_vacuum hates_the_vacuum_cleaner hates_the_hoover hated_the_vacuum hated_the_vacuum_cleaner hated_the_hoover fights_the_vacuum fights_the_vacuum_cleaner fights_the_hoover attacks_the_vacuum attacks_the_vacuum_cleaner attacks_the_hoover attacked_the_vacuum attacked_the_vacuum_cleaner attacked_the_hoover bites_the_vacuum bites_the_vacuum_cleaner bites_the_hoover runs_from_the_vacuum runs_from_the_vacuum_cleaner runs_from_the_hoover hides_from_the_vacuum hides_from_the_vacuum_cleaner hides_from_the_hoover barks_at_the_vacuum barks_at_the_vacuum_cleaner barks_at_the_hoover barked_at_the_vacuum barked_at_the_vacuum_cleaner barked_at_the_hoover barking_at_the_vacuum barking_at_the_vacuum_cleaner barking_at_the_hoover growls_at_the_vacuum growls_at_the_vacuum_cleaner growls_at_the_hoover chases_the_vacuum chases_the_vacuum_cleaner chases_the_hoover',
    own: `
      {fact}
      {He} {goes} up the stairs with {his} ears to the rear
      {He} {looks} round the corner with half of one eye
      And {keeps} a whole floor between monster and here

      The (cupboard|closet|plug) [gives] a click, and that [is] quite enough
      {He} {knows} what [comes] out of that door
      {fact}
      It [eats] what it [finds], and it [asks] for some more`,
    stanzas: `
      (The monster|The beast|The thing) [has] a hose for a nose, and it [roars]
      It [swallows] the crumbs and the hair
      It [comes] round the corner and under the bed
      And no one [is] safe on a stair

      (The beast|The roar|The growl) [dies] away, and it [rolls] to its cave
      The hall [is] all quiet and clean
      A nose [comes] around by the leg of a chair
      To check what a vacuum can mean`,
    later: `
      The house [gets] its peace, and the rug [gets] its lines
      The hero [comes] down with a yawn
      And [gives] the shut cupboard a very hard stare
      And [marches] away to the lawn`,
    hook: `
      Here comes the vacuum, so run for the bed
      There's nothing the vacuum would rather be fed

      The vacuum, the vacuum, it roars like the sea
      The vacuum is bigger than brave things can be`,
  },
  {
    words:
      'old_dog old_dogs old_hound old_cat older_dog senior_dog senior_dogs elderly_dog gray_muzzle grey_muzzle white_muzzle gray_faced graying_muzzle old_lab old_pup old_mutt muzzle_gone_gray muzzle_went_gray muzzle_is_gray muzzle_turned_gray',
    own: `
      {fact}
      {He} {takes} the back steps one at a time
      {He} {stops} in the sun at the turn of the path
      As if a flat lawn were a mountain to climb

      The (leash|bowl|gate) [gives] a clink, and an ear [starts] to lift
      {He} {thinks} of it, then {gives} a yawn
      {fact}
      But still {he} {comes} out for a look at the lawn`,
    stanzas: `
      (The muzzle|The chin|The face) [has] gone white like the first frost of all
      The paws [twitch] on nights by the fire
      There [are] many rabbits in dreams such as those
      And all of them slow, and they tire

      (The walks|The stairs|The steps) [have] grown short, and the naps [have] grown long
      The best chair [is] nobody's now
      The ball [lies] in reach, and it [gets] one kind look
      And a wag that [is] more like a bow`,
    later: `
      The puppies [run] by on the far side of the street
      They [hurry] to get to the gate
      But love that is old has found out where to sit
      And love that is old knows to wait`,
    hook: `
      Old dog, old dog, in the warm of the sun
      There's no better bed for a race that's been run

      Gray on the muzzle and warm to the hand
      An old dog knows more than a clock on a stand`,
  },
  {
    words: 'puppy puppies new_pup little_pup',
    own: `
      {fact}
      {He} {falls} on {his} nose and {he} {gets} to {his} feet
      {He} {meets} the first stair, and {takes} it for a wall
      And {barks} at it, waiting for it to retreat

      The (bowl|shoe|mop) [is] a thing to be fought with and won
      {He} {growls} at it, fierce as can be
      {fact}
      And {falls} fast asleep with it under one knee`,
    stanzas: `
      (The paws|The feet|The ears) [are] too big for the rest of it yet
      The back half [wags] more than the tail
      There [is] a small lake on the good kitchen floor
      And one very well-eaten letter of mail

      (The night|The dark|The crate) [is] too large and the crying [is] small
      A clock [is] wrapped up for a heart
      And somebody [sleeps] on the floor in the hall
      So they [need] not be two feet apart`,
    later: `
      The collar [gets] longer by one little hole
      And then by one more, and then three
      The slippers [are] safe now, the floor [is] all dry
      How fast such a very small thing grew, to see`,
    hook: `
      A puppy, a puppy, a puddle and a shoe
      A puppy makes one house feel bigger than two

      Puppy at breakfast and puppy at noon
      And up with the puppy by light of the moon`,
  },
  {
    words: 'kitten kittens',
    own: `
      {fact}
      {He} {climbs} up the curtain and {hangs} by a thread
      {He} {looks} at the floor, and {he} {looks} for some help
      And {lands} on the sofa instead

      The (string|ball|spool) [goes] along and it [runs] by itself
      {He} {hides} with {his} whole rear in view
      {fact}
      And {jumps} at it, missing by a yard or two`,
    stanzas: `
      (A mew|A paw|A nose) [comes] from inside the sleeve of a coat
      Two ears [follow] out in a while
      It [fits] in one hand with some room left to spare
      And it [climbs] up a sleeve in real mountaineer style

      (A leaf|A shoe|The broom) [makes] it puff like a brush on four pins
      It [dances] off sideways in fright
      Then [goes] to sleep right in the middle of that
      As quick as one turns out a light`,
    later: `
      A cat on the windowsill, heavy and grand
      Now [sits] up above like a queen
      And no one would guess that it slept in a shoe
      The smallest of kittens that ever was seen`,
    hook: `
      Kitten on the curtain and kitten in the shoe
      The whole house is busy with kitten to do

      One kitten, two kittens, a tumble of fur
      There's nothing so small with so mighty a purr`,
  },
]
