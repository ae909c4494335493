import type { Details } from '../../stanzas.ts'

/** Thrift, order and getting about the house. */
export const people4: readonly Details[] = [
  {
    words:
      'turn_lights_off turn_off_lights turn_off_light turn_off_every turn_lights turn_light turns_lights_off turns_off_lights turns_off_light turns_off_every turns_lights turns_light turned_lights_off turned_off_lights turned_off_light turned_off_every turned_lights turned_light turning_lights_off turning_off_lights turning_off_light turning_off_every turning_lights turning_light switch_lights_off switch_off_lights switch_off_light switch_off_every switch_lights switch_light switches_lights_off switches_off_lights switches_off_light switches_off_every switches_lights switches_light switched_lights_off switched_off_lights switched_off_light switched_off_every switched_lights switched_light switching_lights_off switching_off_lights switching_off_light switching_off_every switching_lights switching_light lights_off light_bill',
    own: `
      {fact}
      {He} {walks} through the house like the end of the show
      One click in the bathroom, one click in the hall
      And somebody [shouts] from the cellar below

      (The lamp|One lamp|A lamp) by the sofa [goes] dark in mid-page
      {He} {says} that the moon [is] both paid for and bright
      {fact}
      And {stubs} {his} own toe on the bed in the night`,
    stanzas: `
      (The switch|One switch|The bulb) in the pantry [goes] click on its own
      The meter outside [gives] a yawn and [slows] down
      The toaster [is] left with one small orange eye
      And that [is] the brightest of lights in the town

      (The hall|The house|The room) [has] gone dark, and the stairs [are] all guess
      A hand [feels] along for the post and the rail
      It [finds] a cold nose and it [finds] a warm ear
      And down at the end there [is] plenty of tail`,
    later: `
      The bill [is] quite small and it [hangs] on the fridge
      The stars [have] come closer with nothing to hide
      But one bulb [stays] lit on the porch after ten
      Till everyone late [is] at home and inside`,
    hook: `
      Turn off the light, turn the light off in there
      And turn off the light at the foot of the stair

      Lights off, lights off, from the roof to the ground
      The lights are all off, and the stars come around`,
  },
  {
    words:
      "turn_heat turn_heating turn_heater turn_heat_on turns_heat turns_heating turns_heater turns_heat_on turned_heat turned_heating turned_heater turned_heat_on turning_heat turning_heating turning_heater turning_heat_on put_heat put_heating put_heater put_heat_on puts_heat puts_heating puts_heater puts_heat_on heat_on heating_on heating_bills heat_bill no_heating had_no_heating won't_put_the_heating puts_the_heating_on put_a_jumper_on put_on_a_sweater",
    own: `
      {fact}
      {He} {goes} to the dial on feet like a mouse
      It [gives] one small click, and {he} {tiptoes} away
      And the news [is] all over the rest of the house

      (The war|A war|The fight) for the dial [is] fought without words
      It [goes] up a notch, and it [comes] down a few
      {fact}
      And {hums} like somebody who [hasn't] a clue`,
    stanzas: `
      (The pipes|Old pipes|Some pipes) in the wall [give] a knock and a sigh
      A hand on the radiator [waits] for a sign
      Somebody [sits] in a coat with a book
      And somebody else [says] it [is] perfectly fine

      (The cat|One cat|The dog) [lies] along the one warm bit of wall
      Two chairs [have] moved close to the mouth of the stove
      The windows [wear] ferns made of silvery frost
      And the kettle [smells] sweetly of orange and clove`,
    later: `
      The winter [goes] by, and the windows [go] up
      The sweaters [lie] folded in tissue again
      The best heat of all, when they [think] of that house
      Was everyone under one blanket right then`,
    hook: `
      Turn the heat up, turn it down, turn it low
      The heat's in the people, wherever they go

      Heat in the kitchen and heat in the hall
      And sweaters and hugs for no heating at all`,
  },
  {
    words:
      "hoard hoards hoarded hoarding hoarder hoarders pack_rat packrat save_string save_jars save_bags save_boxes save_buttons save_rubber_bands save_foil save_plastic save_twist save_everything saves_string saves_jars saves_bags saves_boxes saves_buttons saves_rubber_bands saves_foil saves_plastic saves_twist saves_everything saved_string saved_jars saved_bags saved_boxes saved_buttons saved_rubber_bands saved_foil saved_plastic saved_twist saved_everything saving_string saving_jars saving_bags saving_boxes saving_buttons saving_rubber_bands saving_foil saving_plastic saving_twist saving_everything keep_string keep_jars keep_bags keep_boxes keep_every_jar keep_everything keeps_string keeps_jars keeps_bags keeps_boxes keeps_every_jar keeps_everything kept_string kept_jars kept_bags kept_boxes kept_every_jar kept_everything keeping_string keeping_jars keeping_bags keeping_boxes keeping_every_jar keeping_everything never_throw_anything never_throws_anything never_threw_anything can't_throw_anything can't_throw_away won't_throw_anything won't_throw_away never_throw_away never_throws_away never_threw_away doesn't_throw_anything throws_nothing_away throw_nothing_away throw_anything_away throws_anything_away keeps_old_newspapers",
    own: `
      {fact}
      {He} {opens} a drawer, and it [springs] with a sigh
      It [holds] forty corks and a key for no door
      And {he} {says} it [will] all come in use by and by

      (The string|Some string|A ribbon) [goes] round and [is] tied in a bow
      {He} {rinses} a jar and {he} {finds} it a lid
      {fact}
      And nobody [asks] what the top shelf [has] hid`,
    stanzas: `
      (The jars|Clean jars|Old jars) [stand] in rows and they [wait] for a cause
      The buttons [fill] three, and the screws [have] filled four
      A box [has] a label in neat little script
      It [says] bits of string, rather short, and some more

      (The attic|The cellar|One closet) [has] room for one more, if it [is] thin
      A lamp [leans] on skis and the skis [lean] on chairs
      A clock with no hands [keeps] a watch on it all
      And a bear with one ear [has] the top of the stairs`,
    later: `
      Then one day it [breaks], whatever it is
      A hinge, or a strap, or the lid of the pot
      And someone [comes] down with the very right thing
      And for once the whole attic [is] thanked for the lot`,
    hook: `
      Save the string, save the jar, save the lid of the tin
      It's all going to matter, once someday comes in

      Never throw anything, never, no more
      There's love in the attic, and string in the drawer`,
  },
  {
    words:
      'messy messier make_a_mess makes_a_mess made_a_mess leave_a_mess leaves_a_mess left_a_mess slob sloppy untidy leave_cabinet leave_cabinets leave_cupboard leave_cupboards leave_drawers leave_drawer leave_clothes leave_towels leave_crumbs leave_lids leave_lid leave_caps leave_cap leaves_cabinet leaves_cabinets leaves_cupboard leaves_cupboards leaves_drawers leaves_drawer leaves_clothes leaves_towels leaves_crumbs leaves_lids leaves_lid leaves_caps leaves_cap left_cabinet left_cabinets left_cupboard left_cupboards left_drawers left_drawer left_clothes left_towels left_crumbs left_lids left_lid left_caps left_cap leaving_cabinet leaving_cabinets leaving_cupboard leaving_cupboards leaving_drawers leaving_drawer leaving_clothes leaving_towels leaving_crumbs leaving_lids leaving_lid leaving_caps leaving_cap leave_doors leaves_doors left_doors cabinet_doors cupboard_doors wet_towel wet_towels',
    own: `
      {fact}
      A trail of warm crumbs [leads] from toaster to chair
      The lid [is] still off, and the drawers [are] still out
      And {he} {wonders} aloud who [has] put it all there

      (The towel|One towel|A wet towel) [lies] down on the bed with a sigh
      One sock [has] gone in with the cake, in the tin
      {fact}
      And {says} it [is] how all good stories begin`,
    stanzas: `
      (The doors|Six doors|Some doors) of the cupboards [stand] open like wings
      A head [comes] up quickly, and there [is] a crack
      The ketchup [waits] capless, the jam [wears] the spoon
      And none of the lids [seems] to want to come back

      (The coat|A coat|One coat) on the chair [has] a coat underneath
      A shoe on the stairs [has] a plan of its own
      The desk [has] some layers, like cliffs by the sea
      And deep in the lowest one [rings] someone's phone`,
    later: `
      One day it [is] tidy, the doors [are] all shut
      The towels [hang] straight, and the crumbs [are] all gone
      And everyone [stands] in how quiet it [is]
      And somebody [leaves] the lid off from then on`,
    hook: `
      Messy old kitchen and messy old hall
      A mess with a heart in the middle of all

      Leave the door open and leave the lid there
      Whoever leaves crumbs leaves some love on the chair`,
  },
  {
    words:
      'vacuum vacuums vacuumed vacuuming hoover hoovers hoovered hoovering vacuum_cleaner clean_the_house cleans_the_house cleaned_the_house cleaning_the_house sweep_floor sweep_floors sweep_porch sweep_kitchen sweeps_floor sweeps_floors sweeps_porch sweeps_kitchen swept_floor swept_floors swept_porch swept_kitchen sweeping_floor sweeping_floors sweeping_porch sweeping_kitchen neat_freak clean_freak',
    own: `
      {fact}
      {He} {lifts} up both ends of the chair with one knee
      The dust [runs] ahead to the edge of the rug
      And all of the feet [go] up, one, two, and three

      (The cat|The dog|A cat) [takes] the stairs and then [takes] to the shelf
      {He} {gets} into corners no spider [knows] of
      {fact}
      And the floor [has] a gleam like the breast of a dove`,
    stanzas: `
      (The sunshine|The sun|The light) [comes] on in and it [looks] at the floor
      It [looks] at the shelves for a thing it [can] show
      It [has] to make do with one very small crumb
      And [lies] on the boards with a warm, even glow

      (A marble|One marble|A button) [goes] rattling, a coin [comes] to light
      The crumbs of last Tuesday [go] off with the rest
      The cushions [stand] up on their ends for the count
      And the rug [looks] as if it [has] put on its best`,
    later: `
      Tomorrow the crumbs [will] come back with the toast
      The dog [will] come in with the yard on its feet
      But just for an hour, while the floor [is] still damp
      The whole of the world [is] in order, and sweet`,
    hook: `
      Vacuum the rug till the stripes are in line
      And vacuum the dust till the dust starts to shine

      Sweep the floor, sweep the floor, right to the wall
      The crumb in the corner was dreading the call`,
  },
  {
    words:
      'make_lists make_a_list make_list makes_lists makes_a_list makes_list made_lists made_a_list made_list making_lists making_a_list making_list write_lists write_a_list write_list writes_lists writes_a_list writes_list to-do_list to-do_lists to_do_list checklist checklists list-maker plan_trips plan_trip plan_everything plan_ahead plan_vacation plan_vacations plans_trips plans_trip plans_everything plans_ahead plans_vacation plans_vacations planned_trips planned_trip planned_everything planned_ahead planned_vacation planned_vacations planning_trips planning_trip planning_everything planning_ahead planning_vacation planning_vacations itinerary itineraries planner planners organized organised organizer has_a_list have_a_list spreadsheet_for',
    own: `
      {fact}
      {He} {writes} at the top what [is] already done
      {He} {crosses} it off with a beautiful line
      And {looks} like a general whose war [is] half won

      (The train|The bus|The ride) [is] found out, and the next after that
      {He} {underlines} sandwiches, sun cream, and coat
      {fact}
      And the rain [comes] at two, as it [says] in the note`,
    stanzas: `
      (The list|A list|One list) on the fridge [has] a list on its back
      It [says] to buy stamps and to call up the bank
      It [says] to stop making so many new lists
      And down at the bottom, to breathe, and to thank

      (A box|Each box|One box) with a tick [gives] a click in the heart
      The pen [goes] along, and the page [gets] its scars
      The jobs [fall] like pins in an alley at night
      And nothing [is] left to be done but the stars`,
    later: `
      Then something [turns] up that [is] not in the plan
      A train running late, or a stranger, or snow
      And there in the gap, with the list in the bag
      The best of the day [comes] along, nice and slow`,
    hook: `
      Write it down, write it down, put it on the list
      And nothing and no one will ever be missed

      A plan for the morning, a plan for the night
      And plans for the plans, and it all comes out right`,
  },
  {
    words:
      'pack_too_much pack_for pack_everything pack_suitcase pack_bags pack_light pack_weekend pack_car packs_too_much packs_for packs_everything packs_suitcase packs_bags packs_light packs_weekend packs_car packed_too_much packed_for packed_everything packed_suitcase packed_bags packed_light packed_weekend packed_car packing_too_much packing_for packing_everything packing_suitcase packing_bags packing_light packing_weekend packing_car overpack overpacks overpacked overpacking suitcase suitcases luggage duffel_bag',
    own: `
      {fact}
      {He} {sits} on the case with the weight of {his} will
      There [are] boots for the beach and a hat for the hail
      And a sleeve [sticks] out waving goodbye to the sill

      (The zipper|A zipper|One zipper) [comes] round with a groan to the end
      {He} {thinks} of the weather, and {opens} it all
      {fact}
      And something more [goes] in, no matter how small`,
    stanzas: `
      (The case|One case|A case) on the bed [is] as full as a tick
      The cat [has] moved in on the shirts with a purr
      The shirts [are] all navy and folded with care
      And now every shirt [is] a little bit fur

      (The wheels|Small wheels|Four wheels) on the sidewalk [sing] over the cracks
      The handle [comes] up with a click for the hand
      A tag with a name [gives] a flap in the wind
      And the charger [stays] home by the lamp on its stand`,
    later: `
      They [come] home again with the most of it clean
      The sun hat, the rope, and the seventeen socks
      But somebody somewhere [has] needed a scarf
      And blessed every inch of that bottomless box`,
    hook: `
      Pack for the sunshine and pack for the snow
      Pack for wherever a heart wants to go

      The suitcase is open, the suitcase is wide
      There's room for one sock and a dream still inside`,
  },
  {
    words:
      'punctual punctuality always_early early_for early_everywhere hours_early minutes_early hour_early half_early half_hour_early ahead_of_time always_on_time exactly_on_time always_first_to',
    own: `
      {fact}
      The chairs [are] still up and the mop [is] still wet
      {He} {reads} through the poster, the rules, and the price
      And {tells} the man sweeping that no, {he's} all set

      (The bus|The train|The tram) [isn't] in till a quarter to ten
      {He} {has} on {his} scarf by a quarter to eight
      {fact}
      And {worries} a bit about running it late`,
    stanzas: `
      (The clock|One clock|A clock) on the tower [clears] its throat for the strike
      A pigeon [is] early, and so [is] the sun
      A bench [holds] a place with a hat and a book
      For somebody due at a quarter past one

      (The doors|Two doors|Tall doors) [swing] apart, and there [is] the whole hall
      The rows [are] all empty, the programs [are] new
      The best of the seats, with a view of the stage
      Already [have] coats, and the coats [are] for two`,
    later: `
      The late ones [come] puffing with coats half undone
      They [look] down the rows for a place they could fit
      And there [is] a wave, and a seat, and a mint
      As if it were nothing to wait there a bit`,
    hook: `
      Early, so early, the first at the gate
      For early's on time, and on time is too late

      Always on time, like the sun and the tide
      On time, with a seat for a friend at the side`,
  },
  {
    words:
      'set_alarms set_five_alarms set_three_alarms set_ten_alarms sets_alarms sets_five_alarms sets_three_alarms sets_ten_alarms sleep_through sleep_in_on sleep_in_late sleep_till sleep_until sleeps_through sleeps_in_on sleeps_in_late sleeps_till sleeps_until slept_through slept_in_on slept_in_late slept_till slept_until sleeping_through sleeping_in_on sleeping_in_late sleeping_till sleeping_until late_sleeper late_riser heavy_sleeper deep_sleeper sleepyhead',
    own: `
      {fact}
      The bell [does] its best, and it [jumps] round the shelf
      A hand [comes] out slowly and [feels] for the noise
      And {he} {promises} one minute more to {himself}

      (The sun|Full sun|The light) [has] climbed up on the end of the bed
      {He} {turns} to the wall and {takes} most of the sheet
      {fact}
      And all that [is] up [is] the ends of {his} feet`,
    stanzas: `
      (The clock|One clock|The phone) [rings] at seven, at eight, and at nine
      The rooster [gives] up and [goes] into the shed
      The mower [goes] by, and the truck, and the band
      And nothing whatever [gets] out of that bed

      (The toast|Some toast|The coffee) [sends] its smell up the stairs for a look
      It [slips] past the door with its shoes in its hand
      It [says] to the pillow there [is] jam on the tray
      And the hump in the blanket [begins] to expand`,
    later: `
      By noon there [is] hair standing up like a crest
      There [is] a slow smile, and a hunt for a cup
      The morning [is] gone, with its news and its rain
      And the afternoon [says] it was worth getting up`,
    hook: `
      Sleep through the bell and the band and the cat
      There's nobody sleeps any better than that

      Alarm number seven, alarm number nine
      Another alarm, and the sleep is divine`,
  },
  {
    words:
      "get_lost gets_lost got_lost getting_lost lost_parking sense_of_direction ask_directions ask_for_directions asks_directions asks_for_directions asked_directions asked_for_directions asking_directions asking_for_directions never_ask_directions never_asked_directions never_asks_directions directions wrong_turn wrong_turns wrong_exit gps detour detours read_a_map reads_maps reading_maps can't_read_a_map map_upside_down sat_nav satnav",
    own: `
      {fact}
      {He} {slows} at a barn that [looks] rather well known
      {He} {says} it [is] scenic, and that [is] the point
      And {waves} at a cow that [is] standing alone

      (The map|A map|The sign) [says] one thing and {his} nose [says] the next
      {He} {follows} {his} nose, and it [ends] in some corn
      {fact}
      And {asks} at a farm with a toot of the horn`,
    stanzas: `
      (The road|A road|One road) [gets] a strip of green grass up the back
      A scarecrow [points] left and another one, right
      The man on the tractor [says] it [is] not far off
      And the gas station [closes] and [turns] out its light

      (The lot|A lot|One lot) [is] a sea of the same silver car
      A key [is] held up and [is] pressed in the air
      Something [goes] beep from the opposite end
      And a shopping bag [sighs], and it [starts] over there`,
    later: `
      They [get] there at last when the candles [are] low
      The soup [has] gone cold, but the welcome [is] hot
      And no one [recalls] all the roads that went right
      They [tell] of the wrong one, the best of the lot`,
    hook: `
      Lost again, lost again, past the same tree
      Get lost, and there's so much more country to see

      Wrong turn, wrong turn, and a wrong turn once more
      A wrong turn still leads in the end to the door`,
  },
  {
    words:
      'get_stuck gets_stuck got_stuck getting_stuck been_stuck is_stuck was_stuck were_stuck stuck_in_the stuck_in_a stuck_in_an locked_in trapped_in locked_myself locked_yourself locked_himself locked_herself jammed_door',
    own: `
      {fact}
      {He} {pushes}, {he} {pulls}, and {he} {thinks} {himself} thin
      {He} {tells} the whole world it [is] perfectly fine
      And {wonders} out loud how it let {him} get in

      (A crowd|The crowd|A neighbor) [comes] by with a rope and some soap
      {He} {waves} the one arm that [is] out in the air
      {fact}
      And everyone [asks] how {he's} doing in there`,
    stanzas: `
      (The door|A door|The lock) [gives] a click and then [gives] nothing more
      Somebody [rattles] it, loud, like a drum
      A pin [has] a try, and a card, and a spoon
      And a voice from outside [says] that helpers have come

      (A helper|Somebody|A fireman) [comes] with a bar and a grin
      It [takes] a big heave, and a squeak, and some grease
      The birds [gather] round for a look from the wire
      And then there [is] pop, and a cheer, and some peace`,
    later: `
      It [is] funny by supper, and better next week
      It [grows] every year by a foot, at a guess
      And somebody [tells] it with all of both arms
      And no one would want it a single inch less`,
    hook: `
      Stuck, oh so stuck, and there's nowhere to go
      Stuck like a boot in a bucket of dough

      Stuck in the door, and it might take all day
      But stuck with good people's a fine way to stay`,
  },
  {
    words:
      'socks_with_sandals socks_and_sandals sandals flip-flops wore_backwards on_backwards shirt_backwards mismatched mismatching different_shoes mismatched_shoes odd_shoes wrong_shoes shirt_inside_out jumper_inside_out sweater_inside_out socks_inside_out clothes_inside_out wears_it_inside_out',
    own: `
      {fact}
      {He} {walks} down the street with a confident air
      A dog [looks] it over and [looks] again twice
      And no one quite [likes] to say anything there

      (The mirror|A mirror|One mirror) [is] passed with a comb and a wink
      {He} {dresses} by feel in the half of a light
      {fact}
      And the rest of the world [has] it wrong, and {he's} right`,
    stanzas: `
      (One sock|A sock|This sock) [has] some stripes and the other [has] ducks
      The ducks and the stripes [have] not met up before
      They [peep] at each other from under the cuffs
      And [walk] side by side all the way to the store

      (The seams|Two seams|Some seams) [go] outside and the label [sticks] up
      It [says] in warm water, and do not spin dry
      A pocket [hangs] out like the tongue of a dog
      And the buttons [do] up, but it [is] hard to know why`,
    later: `
      The photograph [hangs] in its frame in the hall
      With everyone smart, and one bit of it wrong
      And that [is] the place where all eyes [come] to rest
      The one little slip that [makes] it a song`,
    hook: `
      Mismatched and happy from heel to the toe
      For odd socks see places that matched ones don't go

      Wrong shoes and right heart, and a very wrong hat
      Mismatched as ever, and happy at that`,
  },
  {
    words:
      'barefoot barefooted bare_feet without_shoes no_shoes never_wears_shoes never_wore_shoes kick_off_your kick_off_her kick_off_his kick_off_my kicks_off_your kicks_off_her kicks_off_his kicks_off_my kicked_off_your kicked_off_her kicked_off_his kicked_off_my',
    own: `
      {fact}
      The shoes [have] been left at the edge of the lawn
      {He} {tiptoes} on gravel and {says} it [is] soft
      And the grass [is] still wet from a little past dawn

      (The floor|The sand|The step) [is] still warm from the heat of the day
      {He} {wiggles} all ten of {his} toes in the sun
      {fact}
      And shoes [are] for somebody else, or for none`,
    stanzas: `
      (The sandals|Two sandals|The shoes) [lie] down in the shade for a nap
      The grass [comes] up cool in between every toe
      A bee [has] the clover, a heel [has] the dew
      And neither [has] anywhere better to go

      (The sand|The tar|The road) [is] so hot that they [hop], and they [run]
      The shade [is] an island, the puddle [is] home
      A wave [puts] its tongue out and [washes] the lot
      And they [stand] there in socks made of nothing but foam`,
    later: `
      The bath [turns] to mud and the towel [goes] brown
      A thorn [is] held up to the lamp, and thrown out
      And there at the end of the bed, side by side
      Ten toes [know] the world, and what walking's about`,
    hook: `
      Barefoot in clover and barefoot in sand
      No shoes, and the whole of the world close at hand

      Kick off the shoes, let the shoes have a rest
      For bare feet are happy, and bare feet know best`,
  },
  {
    words:
      'iron_shirts ironed irons ironing ironing_board iron_shirt iron_clothes iron_everything iron_my iron_your irons_shirt irons_shirts irons_clothes irons_everything irons_my irons_your',
    own: `
      {fact}
      The steam [makes] a cloud and {he} {leans} into it
      {He} {does} first the collar, the cuffs, and the yoke
      And the point [goes] round every button, bit by bit

      (The board|A board|The old board) [gives] a squeak as it [stands] on its legs
      {He} {hums} to the hiss, and {he} {turns} the cloth round
      {fact}
      And the creases [lie] down there without any sound`,
    stanzas: `
      (The shirt|One shirt|A shirt) on the hanger [breathes] out, and [hangs] straight
      The pile in the basket [goes] down like the tide
      The iron [goes] out like a ship on the sea
      And it [leaves] a warm road of smooth cloth on each side

      (The cloth|Warm cloth|Clean cloth) [smells] of soap and a little of toast
      The radio [plays] and the window [goes] gray
      A napkin [is] folded in fourths while it [is] hot
      And the cat [finds] the pile, and the cat [means] to stay`,
    later: `
      The shirt [goes] to work and [comes] home in a heap
      And nobody [says] that the collar [looks] grand
      But all through the day it [has] lain on the back
      A little bit warm, like the flat of a hand`,
    hook: `
      Iron the collar and iron the sleeve
      There's more love in ironing than most would believe

      Iron it flat, let the worries go too
      The iron goes over, and all's good as new`,
  },
  {
    words:
      'cold_feet icy_feet freezing_feet frozen_feet cold_toes feet_on_my feet_like_ice cold_hands feet_on_me feet_on_your feet_on_him feet_on_her hot_water_bottle hot_water_bottles side_is_always_cold',
    own: `
      {fact}
      A toe [comes] across like a fish from the lake
      It [lands] on a leg, and the leg [gives] a jump
      And everyone there [is] now very awake

      (Wool socks|Two socks|Thick socks) [go] on top of the socks that [are] there
      {He} {has} a hot bottle, a quilt, and the cat
      {fact}
      And the toes [are] as cold as a fish after that`,
    stanzas: `
      (The kettle|A kettle|One kettle) [boils] once for the tea in the pot
      It [boils] once again for the foot of the bed
      The bottle [goes] in like a loaf in a cloth
      And the goose bumps [pack] up, and [go] elsewhere instead

      (The frost|White frost|Some frost) [climbs] the glass with its ferns and its stars
      The sheets [are] as cold as the plates in the rack
      A shiver [goes] down from the hem to the heel
      And [meets] a warm shin, and [is] kicked halfway back`,
    later: `
      By midnight the cold [has] gone out of the toes
      They [sleep] in a heap like two mice in a shoe
      And love [is] a leg that [stays] there when it's touched
      And [lets] its own heat be enough for the two`,
    hook: `
      Cold feet, cold feet, like ice in July
      And cold feet need somebody warm lying by

      Cold hands and warm heart, as the old people say
      Cold hands want a warm one to hold all the way`,
  },
]
