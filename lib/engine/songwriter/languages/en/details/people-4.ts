import type { Details } from '../../stanzas.ts'

/** Thrift, order and getting about the house. */
export const people4: readonly Details[] = [
  {
    words:
      'turn_lights_off turn_off_lights turn_off_light turn_off_every turn_lights turn_light turns_lights_off turns_off_lights turns_off_light turns_off_every turns_lights turns_light turned_lights_off turned_off_lights turned_off_light turned_off_every turned_lights turned_light turning_lights_off turning_off_lights turning_off_light turning_off_every turning_lights turning_light switch_lights_off switch_off_lights switch_off_light switch_off_every switch_lights switch_light switches_lights_off switches_off_lights switches_off_light switches_off_every switches_lights switches_light switched_lights_off switched_off_lights switched_off_light switched_off_every switched_lights switched_light switching_lights_off switching_off_lights switching_off_light switching_off_every switching_lights switching_light lights_off light_bill',
    stanzas: `
      A trail of lamps from the door to the bed
      Click in the kitchen, a click in the hall
      Hand going round by the edge of the frame
      Somebody reading in no light at all

      Thumb on the wall and the toe on the mat
      Room after room going dark like a train
      Finger, a switch, and a sigh, and a switch
      A chair, and a shin, and a small sharp pain

      Shade upon shade with a tassel of dust
      A bulb no bigger and bright as a pea
      Bill on the fridge with a ring round the sum
      And one room lit where there used to be three

      Every last switch with a smudge of its own
      The hallway, the bathroom, the porch, the den
      Dark for the length of a trip to the fridge
      And on for a second, and off again`,
  },
  {
    words:
      "turn_heat turn_heating turn_heater turn_heat_on turns_heat turns_heating turns_heater turns_heat_on turned_heat turned_heating turned_heater turned_heat_on turning_heat turning_heating turning_heater turning_heat_on put_heat put_heating put_heater put_heat_on puts_heat puts_heating puts_heater puts_heat_on heat_on heating_on heating_bills heat_bill no_heating had_no_heating won't_put_the_heating puts_the_heating_on put_a_jumper_on put_on_a_sweater",
    stanzas: `
      Dial by the door and a hand going by
      Socks over socks and a shawl on the chair
      Breath like a kettle's in front of the face
      Blanket with legs going by on the stair

      Word about woolens, a word about bills
      A cardigan offered for each complaint
      The radiator as cold as a church
      And noses the blue of a watered paint

      First of a month with a ring round the day
      A date on the calendar, marked and kept
      Dial at off and the kettle at on
      Hot-water bottles to warm where one slept

      Draft like a letter come under the door
      A bath towel rolled at the crack of the sill
      Soup for the hands with the oven let down
      Hats at the table, and steam, and a chill`,
  },
  {
    words:
      "hoard hoards hoarded hoarding hoarder hoarders pack_rat packrat save_string save_jars save_bags save_boxes save_buttons save_rubber_bands save_foil save_plastic save_twist save_everything saves_string saves_jars saves_bags saves_boxes saves_buttons saves_rubber_bands saves_foil saves_plastic saves_twist saves_everything saved_string saved_jars saved_bags saved_boxes saved_buttons saved_rubber_bands saved_foil saved_plastic saved_twist saved_everything saving_string saving_jars saving_bags saving_boxes saving_buttons saving_rubber_bands saving_foil saving_plastic saving_twist saving_everything keep_string keep_jars keep_bags keep_boxes keep_every_jar keep_everything keeps_string keeps_jars keeps_bags keeps_boxes keeps_every_jar keeps_everything kept_string kept_jars kept_bags kept_boxes kept_every_jar kept_everything keeping_string keeping_jars keeping_bags keeping_boxes keeping_every_jar keeping_everything never_throw_anything never_throws_anything never_threw_anything can't_throw_anything can't_throw_away won't_throw_anything won't_throw_away never_throw_away never_throws_away never_threw_away doesn't_throw_anything throws_nothing_away throw_nothing_away throw_anything_away throws_anything_away keeps_old_newspapers",
    stanzas: `
      Drawer that will open as far as it does
      Jars with no lids and the lids with no jars
      String in a ball, and a ball in a tin
      And keys to a number of long-gone cars

      Box full of cords for no kind of machine
      Twist ties and thumbtacks, the end of a roll
      Bags full of bags in a bag on a hook
      A handle kept safe from a broken bowl

      Use for it yet, in the back of the mind
      Bread clips and buttons and bits of twine
      Good for a something, a someday, a what
      And foil smoothed out till it's flat and fine

      Room with a path from the door to the chair
      Tin full of string that's too short to be tied
      The lid held down with the heel of a hand
      And one day the right thing comes out, with pride`,
  },
  {
    words:
      'messy messier make_a_mess makes_a_mess made_a_mess leave_a_mess leaves_a_mess left_a_mess slob sloppy untidy leave_cabinet leave_cabinets leave_cupboard leave_cupboards leave_drawers leave_drawer leave_clothes leave_towels leave_crumbs leave_lids leave_lid leave_caps leave_cap leaves_cabinet leaves_cabinets leaves_cupboard leaves_cupboards leaves_drawers leaves_drawer leaves_clothes leaves_towels leaves_crumbs leaves_lids leaves_lid leaves_caps leaves_cap left_cabinet left_cabinets left_cupboard left_cupboards left_drawers left_drawer left_clothes left_towels left_crumbs left_lids left_lid left_caps left_cap leaving_cabinet leaving_cabinets leaving_cupboard leaving_cupboards leaving_drawers leaving_drawer leaving_clothes leaving_towels leaving_crumbs leaving_lids leaving_lid leaving_caps leaving_cap leave_doors leaves_doors left_doors cabinet_doors cupboard_doors wet_towel wet_towels',
    stanzas: `
      A room like a suitcase fallen downstairs
      Every last cupboard, its door ajar
      Sock on the lamp and a spoon on the stair
      A towel that got to the bed, so far

      Where it was set down is where it lives now
      Trail to be read from the door to the chair
      Coat, and then bag, and then one shoe, and then
      Plate on the arm, and the apple's core there

      Mail on the flour and flour on the mail
      A clean patch kept at the size of a plate
      Papers in drifts to the edge of the desk
      The right one found at the first go, straight

      Bed like a nest with a book in the side
      Jam with its lid off, a knife standing up
      A chair doing work as a chest of drawers
      And something that once was tea in a cup`,
  },
  {
    words:
      'vacuum vacuums vacuumed vacuuming hoover hoovers hoovered hoovering vacuum_cleaner clean_the_house cleans_the_house cleaned_the_house cleaning_the_house sweep_floor sweep_floors sweep_porch sweep_kitchen sweeps_floor sweeps_floors sweeps_porch sweeps_kitchen swept_floor swept_floors swept_porch swept_kitchen sweeping_floor sweeping_floors sweeping_porch sweeping_kitchen neat_freak clean_freak',
    stanzas: `
      Chairs on the table, the rug rolled back
      The roar of it under the bedroom door
      Bump at the baseboard, a bump at the chair
      Stripes like a ballpark's on half of the floor

      Wheel on the cord and a cord round a leg
      Plug at the wall and the end of its reach
      Click, and a rattle, a coin up the hose
      Strip at a time, like the tide on a beach

      Lamp in the hand, and a lean, and a look
      Feet lifted up as it goes underneath
      Crumbs and a button, a bead, and a pin
      Growl from a thing with a comb for its teeth

      Corner, a lint ball, a stare, and a pass
      The same bit of fluff gone over again
      Picked up and looked at and put back down
      And run at once more, at the count of ten`,
  },
  {
    words:
      'make_lists make_a_list make_list makes_lists makes_a_list makes_list made_lists made_a_list made_list making_lists making_a_list making_list write_lists write_a_list write_list writes_lists writes_a_list writes_list to-do_list to-do_lists to_do_list checklist checklists list-maker plan_trips plan_trip plan_everything plan_ahead plan_vacation plan_vacations plans_trips plans_trip plans_everything plans_ahead plans_vacation plans_vacations planned_trips planned_trip planned_everything planned_ahead planned_vacation planned_vacations planning_trips planning_trip planning_everything planning_ahead planning_vacation planning_vacations itinerary itineraries planner planners organized organised organizer has_a_list have_a_list spreadsheet_for',
    stanzas: `
      Clip on the fridge with a pen on a string
      Box by each item, a tick for the box
      Milk, and the stamps, and the man for the sink
      Line about lines, and a line about socks

      Lists in a pocket and lists in a shoe
      Back of an envelope, folded in four
      Eggs, and the bank, and the thing with the drain
      And last, to write out a few items more

      A thing that was done before it was down
      Put on the page to be ticked the same day
      Ruler, a color for each of the names
      Ten minutes blank with a label of play

      Folder with tabs on it, labeled by day
      Trains and a map and a plan if it pours
      Times in a column, and shoes for each sort
      Lunch, with the times of the opening doors`,
  },
  {
    words:
      'pack_too_much pack_for pack_everything pack_suitcase pack_bags pack_light pack_weekend pack_car packs_too_much packs_for packs_everything packs_suitcase packs_bags packs_light packs_weekend packs_car packed_too_much packed_for packed_everything packed_suitcase packed_bags packed_light packed_weekend packed_car packing_too_much packing_for packing_everything packing_suitcase packing_bags packing_light packing_weekend packing_car overpack overpacks overpacked overpacking suitcase suitcases luggage duffel_bag',
    stanzas: `
      Hat on the top and a hat on the hat
      Knee on the lid and a zip run around
      Sweaters for snow and a suit for a swim
      Two pairs of arms to get it off the ground

      The long way up over the cobbled part
      Wheel with a wobble that ticks like a clock
      A ribbon of red to tell it apart
      Sleeve hanging out at the side by the lock

      Row of small bottles in bags of small bags
      Shirts in a roll in the toe of a shoe
      Just-in-case pile at the end of the bed
      Twice as much there as the things that will do

      Checklist, a tick, and a look at the lid
      Plugs, and a lamp, and a spare for the spare
      Corner for soap and a corner for string
      No room at all for the one thing to wear`,
  },
  {
    words:
      'punctual punctuality always_early early_for early_everywhere hours_early minutes_early hour_early half_early half_hour_early ahead_of_time always_on_time exactly_on_time always_first_to',
    stanzas: `
      A watch held up to the clock in the hall
      Coat on the arm and the keys in the hand
      The chairs still up on the tables inside
      First in the spot where the line will stand

      The gloves laid out on the top of the bag
      The clock in the hall set ahead for good
      Foot that goes tap at the foot of the stair
      And an engine running under the hood

      A door held open by someone with mops
      Nod to whoever is sweeping the floor
      The pick of the seats, and the coat hooks free
      A good long look at a still-locked door

      Newspaper read to the last of the ads
      A sandwich unwrapped with an hour to wait
      The board looked over, the platform bare
      Everyone else in the world running late`,
  },
  {
    words:
      'set_alarms set_five_alarms set_three_alarms set_ten_alarms sets_alarms sets_five_alarms sets_three_alarms sets_ten_alarms sleep_through sleep_in_on sleep_in_late sleep_till sleep_until sleeps_through sleeps_in_on sleeps_in_late sleeps_till sleeps_until slept_through slept_in_on slept_in_late slept_till slept_until sleeping_through sleeping_in_on sleeping_in_late sleeping_till sleeping_until late_sleeper late_riser heavy_sleeper deep_sleeper sleepyhead',
    stanzas: `
      Row of things set to go off in a row
      Bells on the dresser, a buzz, and a beep
      Hand like a crab going over the edge
      All of it swum through in fathoms of sleep

      First of it barely a stir in the sheet
      Horn going off, and a song, and a chime
      A pillow pulled down, and a leg drawn in
      And five minutes more for the umpteenth time

      Blind going up like a roll of a drum
      Crease on the cheek from the temple to chin
      Sun on the carpet as far as the chair
      Most of the day at the sill, looking in

      Buckets, and hammers, and doors down the hall
      Truck, and a drill, and a dog, and a band
      Rolled over once with the sheet in a knot
      Breath like the tide going out on the sand`,
  },
  {
    words:
      "get_lost gets_lost got_lost getting_lost lost_parking sense_of_direction ask_directions ask_for_directions asks_directions asks_for_directions asked_directions asked_for_directions asking_directions asking_for_directions never_ask_directions never_asked_directions never_asks_directions directions wrong_turn wrong_turns wrong_exit gps detour detours read_a_map reads_maps reading_maps can't_read_a_map map_upside_down sat_nav satnav",
    stanzas: `
      Right, and a right, and a that can't be right
      Left at the church, or it might be before
      The same blue house coming by once again
      A finger that points, not sure anymore

      Section and level forgotten in full
      Row after row of the very same gray
      A key held up for the sound of a honk
      A chirp coming back from the other way

      Good road behind, and the fair road behind
      Very sure finger, a very wrong hill
      Gate with a goat that looks up as it goes
      Road getting narrow, and narrower still

      Shortcut, a long cut, a field, and a field
      Round by the mill and the water tower twice
      Voice from the dashboard that says to turn round
      And nobody taking its good advice`,
  },
  {
    words:
      'get_stuck gets_stuck got_stuck getting_stuck been_stuck is_stuck was_stuck were_stuck stuck_in_the stuck_in_a stuck_in_an locked_in trapped_in locked_myself locked_yourself locked_himself locked_herself jammed_door',
    stanzas: `
      In with a shove, and no way to get out
      Handle that turns and a door that does not
      Knock from within, and a voice through the wood
      Soap, and then butter, a tug, and a knot

      Space for a cat, and a bit for its ears
      Shoulder through first and the rest in reserve
      A wriggle, a wait, and a breath let out
      Matter of grease, and of angle, and nerve

      Rattle, a rattle, a slap of the hand
      Thump, and a thump, and hello, anyone
      The hinge looked at and a hairpin tried
      And one little screw at a time undone

      One leg on this side and one leg on that
      Push from the front and a pull from behind
      A pop like a cork, and a sleeve left there
      Button gone rolling, too far off to find`,
  },
  {
    words:
      'socks_with_sandals socks_and_sandals sandals flip-flops wore_backwards on_backwards shirt_backwards mismatched mismatching different_shoes mismatched_shoes odd_shoes wrong_shoes shirt_inside_out jumper_inside_out sweater_inside_out socks_inside_out clothes_inside_out wears_it_inside_out',
    stanzas: `
      A door pulled to and the day well begun
      Label in view at the back of the neck
      Seams on the outside, and pockets like ears
      Stripes coming down to the top of a check

      Summer in front and November behind
      Straps over wool, and the toes pulled tight
      Walk down the street in the plain light of day
      Left on the left, and who knows on the right

      Buttons begun in the second hole down
      One side long at the hem by a hand
      Two kinds of heel with a tick and a tock
      All of the street looking ever so bland

      A light left off so as not to wake up
      Mirror gone by at a bit of a trot
      Whatever was nearest, and warm, and dry
      Collar half up, and the other half not`,
  },
  {
    words:
      'barefoot barefooted bare_feet without_shoes no_shoes never_wears_shoes never_wore_shoes kick_off_your kick_off_her kick_off_his kick_off_my kicks_off_your kicks_off_her kicks_off_his kicks_off_my kicked_off_your kicked_off_her kicked_off_his kicked_off_my',
    stanzas: `
      Gravel gone over without any hop
      Soles gone tough as the tongue of a boot
      Grass, and then gravel, and grass again
      Toe going round by the edge of a root

      Polish and laces left home on the mat
      Toes spread wide in the cool of the dirt
      Hop on the sidewalk, a hop on the road
      A thorn taken out that did not much hurt

      Pair at the door like a dog that is told
      Shoes on the mat with the laces still tied
      A row of small moons on the kitchen floor
      And mud to the ankle on either side

      Cool in the clover and hot on the stones
      Warm by the wall, and then cold at the stair
      Sand, or a splinter, or carpet, or tile
      All of it read by the feet that are bare`,
  },
  {
    words:
      'iron_shirts ironed irons ironing ironing_board iron_shirt iron_clothes iron_everything iron_my iron_your irons_shirt irons_shirts irons_clothes irons_everything irons_my irons_your',
    stanzas: `
      Sprinkle, a hiss, and a shirt on its back
      Hiss, and a cloud, and the smell of hot sheet
      A sleeve laid out like a road on a map
      Collar turned over, the points of it neat

      Thumb on the dial from cotton to wool
      Water flicked down from the tips of the hand
      The nose going round where the buttons are
      A crease down the front that could nearly stand

      Cord like a tail and a cover with burns
      Board with a squeak and a scorch at its end
      Hankies in fours, and the shirts on the door
      Cuffs coming last, with a pat and a bend

      Basket of crumples, a song halfway through
      Steam going up past the radio's dial
      A heap going down as the stack goes up
      And everything square in a still-warm pile`,
  },
  {
    words:
      'cold_feet icy_feet freezing_feet frozen_feet cold_toes feet_on_my feet_like_ice cold_hands feet_on_me feet_on_your feet_on_him feet_on_her hot_water_bottle hot_water_bottles side_is_always_cold',
    stanzas: `
      A slide of the heel to the warm side, slow
      Two blocks of ice at the back of the knee
      Yelp, and a shift to the edge of the sheet
      A thaw that is slow as the tide from the sea

      A drawer full of wool, and the wool all on
      Toes like the peas in a bag on the shelf
      Hands round a mug till the mug has gone cool
      Lap for the cat to keep warm by itself

      Leap from the rug to the middle, and in
      Gasp, and a grip on the rim of the bed
      Quilt going up like a sail in a gust
      Nothing left out but the top of a head

      Draft at the heel, and no knowing from where
      Hot-water bottle kicked off to the side
      Breath on the fingers, and feet in a ball
      No cover so thick, and no bed so wide`,
  },
]
