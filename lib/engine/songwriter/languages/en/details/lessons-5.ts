import type { Details } from '../../stanzas.ts'

/** Being small: streets, manners, bedtime, school days, first times, pretending. */
export const lessons5: readonly Details[] = [
  {
    words:
      'traffic_light traffic_lights cross_the_road crosses_the_road crossing_the_road cross_the_street crosses_the_street crossing_the_street crosswalk crosswalks crossing_guard crossing_guards red_light red_lights green_light stoplight stoplights stop_sign stop_signs look_both_ways looks_both_ways looking_both_ways zebra_crossing road_safety lollipop_lady lollipop_man stop_look_listen',
    stanzas: `
      Red at the top and green at the foot
      Yellow between for a count or two
      A small white walker made out of dots
      And a chirp that tells when the feet go through

      One foot up on the edge of the curb
      Left, then right, then left once more
      A bus, a bike, and a long slow truck
      And then clear road to the bakery door

      Stripes laid down like piano keys
      Hands held tight at the edge of the street
      Headlights stopped at the thick white bar
      And a small parade of sneakered feet

      An orange vest and a stop sign raised
      A whistle, a wave, and a line of hats
      Brakes let down with a sigh and a creak
      And dump trucks wait for the bags and bats`,
  },
  {
    words:
      'taking_turns takes_turns take_turns took_turns share_toys shares_toys share_the_toys shares_his_toys shares_her_toys share_her_toys share_his_toys share_your_toys shares_his_snacks shares_her_snacks shares_her_lunch shares_his_lunch shares_everything share_everything',
    stanzas: `
      One red truck and two pairs of hands
      Once round the rug and it's time to trade
      A cookie snapped at the middle crack
      And two straws down in the lemonade

      A swing and a count to twenty-five
      Off with a jump and a next-in-line grin
      The bigger half pushed over the plate
      And one umbrella with both tucked in

      Half of an orange, peeled into boats
      Crackers dealt out like a deck of cards
      The blue crayon passed to the other side
      And chalk for two in the neighbors' yards

      A bag of popcorn held in between
      Two hands meeting down in the salt
      The last one sitting there, looked at, alone
      And broken in two, and fair to a fault`,
  },
  {
    words:
      'please_and_thank_you says_please say_please saying_please said_please says_thank_you say_thank_you saying_thank_you said_thank_you manners good_manners table_manners polite politeness thank-you_note thank-you_notes thank_you_note thank_you_notes',
    stanzas: `
      A little word in front of the bread
      Another one after, and pass the peas
      A door held open with one stretched foot
      And a tissue caught in time for the sneeze

      A napkin spread on a pair of knees
      Elbows off and the soup sipped slow
      The big piece left for the other side
      And chairs pushed in when it's time to go

      A card with a line in the neatest ink
      A word for the hat, a word for the cake
      A stamp put on with a lick and a thump
      A small flag up for the mail truck to take

      Small as a button and quick as a coin
      It costs no money and opens a jar
      A bus driver nods, the baker looks up
      And over the counter, a chocolate bar`,
  },
  {
    words:
      'pajama pyjama pjs past_bedtime nightlight nightlights night_light night_lights night-light goodnight_kiss one_more_story tucks_her_in tucks_him_in tuck_her_in tuck_him_in',
    stanzas: `
      Rockets and moons on a flannel leg
      Buttons done up to the chin, one wrong
      A book held open, the corner bent
      And a yawn that's three whole pages long

      One more water and one more page
      The hall light on and the door just so
      Covers pulled up in a tunnel of blue
      And two bare feet sticking out below

      Steam from the bath and a comb-wet part
      Slippers asleep on the bedside rug
      A bear by the ear, a duck by the neck
      And the blanket edge tucked under, snug

      A small lamp glowing down by the plug
      A crack of gold where the door's ajar
      Dishes still clinking away downstairs
      The hum going by of a late slow car`,
  },
  {
    words:
      'clean_my_room clean_your_room clean_his_room clean_her_room cleans_his_room cleans_her_room cleans_my_room cleaned_my_room cleaned_his_room cleaned_her_room cleaning_my_room cleaning_your_room cleaning_his_room cleaning_her_room tidy_my_room tidy_your_room tidy_his_room tidy_her_room tidies tidied tidying tidy_up messy_room messy_bedroom clean_up_time cleanup_time toy_box toybox toy_chest puts_toys_away put_toys_away putting_toys_away pick_up_toys picks_up_toys picking_up_toys',
    stanzas: `
      Socks like mushrooms under the bed
      A plate, a spoon, and a toast-shaped stone
      A path dug out from the door to the desk
      And a rug comes up that was long unknown

      Blocks in the bucket, a crash like hail
      Books standing up with the spines all out
      Cars in the shoebox, bumper to bumper
      And one lone wheel to wonder about

      Everything shoved in the closet, and shut
      A door that bulges, a sleeve sticking through
      The bed pulled flat with a lump in the side
      And somewhere down in it, the other shoe

      Crayons back in by the yellow end
      Marbles hunted out under the chair
      A broom going after glitter and beads
      And a hairbrush found, with plenty of hair`,
  },
  {
    words:
      'potty potty_training potty_trained potty_train potty_chair potty_seat potty_time toilet_training toilet_trained out_of_diapers no_more_diapers big_boy_pants big_girl_pants uses_the_potty use_the_potty used_the_potty',
    stanzas: `
      A small plastic throne on the bathroom tile
      Knees up high and a book upside down
      A tinkle, a hush, a look of surprise
      A sticker that shines like a paper crown

      Pants round the ankles, a run down the hall
      Socks on the tiles with a slide and a squeak
      Just in time, or the next thing to it
      Stars on the chart for the whole of the week

      A stool for the feet, a roll to unroll
      Yards of it white on the bathroom floor
      A wave goodbye at the swirl and the flush
      And soap, and a dance outside of the door

      New cotton pants with a train on the seat
      Dry after breakfast and dry after play
      A step to climb and a handle to push
      And bags of diapers given away`,
  },
  {
    words:
      'bully bullies bullied bullying picked_on picks_on stands_up_to_bullies stood_up_to_bullies mean_kids name-calling name_calling standing_up_to_bullies',
    stanzas: `
      A hood pulled up and a long way round
      A tray set down at the end of the row
      A chair pulled over, a sandwich halved
      And two at the table, one more in tow

      A name that sticks like a burr to wool
      A shove in the line and a hat tossed high
      A step from the fence, and another step
      And one pair of shoes that will not walk by

      Feet set apart on the blacktop's line
      A steady look and a level word
      A teacher told in the open hall
      And the quiet after a no that's heard

      A locker dented, a strap torn loose
      The longer way home on the farther side
      Two bikes slowing to walking speed
      And room for three where the walk is wide`,
  },
  {
    words:
      'monster monsters monster_under_the_bed monsters_under_the_bed monster_in_the_closet monsters_in_the_closet scared_of_the_dark afraid_of_the_dark fear_of_the_dark boogeyman boogie_man bogeyman bump_in_the_night',
    stanzas: `
      A flashlight beam on the underside
      A slipper, a sock, and a ball of fluff
      Two green eyes that belong to the cat
      A dinosaur's tail, and that's quite enough

      A robe on a hook with its shoulders up
      A branch at the glass, a tap and a scrape
      The floorboards talk and the pipes talk back
      And click goes the lamp on a coat and cape

      Feet kept in from the edge of the bed
      A leap from the rug, and the springs all sing
      Covers pulled up to the tip of a nose
      A bear on guard with a sword made of string

      Something with horns and a spotted tail
      Purple, no doubt, and afraid of the broom
      Fond of odd socks and the crusts of toast
      Glad on the whole to be sharing the room`,
  },
  {
    words:
      'first_day_of_school first_day_at_school first_day_of_kindergarten first_day_of_first_grade starts_school starting_school started_school start_school starts_kindergarten starting_kindergarten started_kindergarten start_kindergarten back_to_school kindergartener kindergartner preschooler first_grade first_grader nursery_school',
    stanzas: `
      New shoes stiff and the pencils sharp
      A name on a tag in a marker pen
      A hook, and a cubby, a rug with roads
      A wave at the window, and then again

      A bag so big that it walks by itself
      Hair combed flat with a line of wet
      A picture taken against the door
      And a lunchbox clicked, not eaten from yet

      A hand held hard to the classroom door
      Paste and crayons and floor-wax smell
      Twenty small chairs in a ring on the rug
      And the whole long hall gone still at the bell

      A crossed-off square on the kitchen wall
      Socks pulled up and a double-tied lace
      A peg with a picture, ducks or a train
      And a milk mustache on a washed clean face`,
  },
  {
    words:
      'homework book_report book_reports report_card report_cards flash_card flash_cards flashcard pop_quiz term_paper term_papers',
    stanzas: `
      A kitchen table, a gooseneck lamp
      Crumbs in the fold of the history book
      A pencil gnawed like an ear of corn
      A dog with a much too innocent look

      Eraser dust in a small gray drift
      Problem eleven still stuck at the start
      A margin of rockets, horses and hats
      And a glass of milk by a jam-filled tart

      A sheet at the bottom, folded in eighths
      Under an apple, a shoe, and a note
      Due in the morning, it says at the top
      And the bus at the corner clears its throat

      Cards with a word on the one side, and flipped
      Capital cities for all of the states
      Seven times eight muttered over the sink
      A list of kings to the clatter of plates`,
  },
  {
    words:
      'recess playground playgrounds swing_set swing_sets monkey_bars jungle_gym seesaw seesaws teeter-totter teeter_totter sandbox hopscotch jump_rope jumps_rope jumping_rope jumped_rope skipping_rope dodgeball kickball four_square schoolyard',
    stanzas: `
      Chalk squares numbered from one to ten
      A pebble tossed, and it skips to the eight
      Hop and a hop, and a wobble, a turn
      A bell going off, and the feet all late

      Chains that creak and a worn-out dip
      Sneakers up on the side of the sky
      A count to three and a letting go
      And the empty swing still going as high

      Hot metal slide and a ladder of rungs
      Palms gone pink from the monkey bars
      A rope coming round with a slap and chant
      A jacket left out for the moon and stars

      A red ball kicked with a hollow ping
      Over the fence to the principal's lawn
      Sides chosen up by a coat on the ground
      And a whistle that finds the outfield gone`,
  },
  {
    words:
      'lunchroom cafeteria school_lunch school_lunches packs_our_lunches packed_your_lunch packs_her_lunch packs_his_lunch lunch_bags brown_bag lunch_lady lunch_ladies dinner_lady dinner_ladies',
    stanzas: `
      A sandwich cut from the corner across
      An apple that's polished along a sleeve
      A note on a napkin, folded in four
      And a crust that everyone learns to leave

      Trays down a rail with a clatter and slide
      Peas in one corner and peaches in one
      A carton of milk that won't open right
      A spork that bends on the side of a bun

      A paper bag with the top rolled down
      Thermos soup, and a lid for a bowl
      Carrot sticks sweating a bit in the wrap
      A grape gone off for a bit of a stroll

      Long white tables that fold to the wall
      Forks and voices, a roof-high din
      Jelly on one side, butter on one
      And a seat held open, with bags pulled in`,
  },
  {
    words:
      'science_fair science_fairs science_project science_projects science_experiment science_experiments baking_soda_volcano school_project school_projects diorama dioramas poster_board',
    stanzas: `
      Baking soda down in the cone
      Red food coloring, one good squirt
      Vinegar poured from a measuring cup
      And foam running over the painted dirt

      A board in three that stands by itself
      Letters cut out with a ruler and glue
      A graph with a bar that runs off the page
      Wires in a lemon, or maybe two

      Bean plants in cups on the window ledge
      One gets music and one gets tea
      A ruler stood up in the dirt each day
      And one in the closet, pale as can be

      Potato wired to a little clock
      Crystals that climb up a length of thread
      A row of jars with the dates on tape
      And something with fur that began as bread`,
  },
  {
    words:
      'learn_to_read learns_to_read learning_to_read learned_to_read learnt_to_read taught_me_to_read teach_me_to_read teaches_me_to_read taught_you_to_read taught_her_to_read taught_him_to_read taught_us_to_read how_to_read reads_out_loud read_out_loud sounding_out sounds_out sounded_out reading_lesson reading_lessons',
    stanzas: `
      A finger that crawls along by the line
      The C and the A and T, and the cat
      A breath held in at the longer ones
      And all of it there on the page, like that

      The cereal box and the stop sign first
      A ketchup label, the name on a truck
      The small words skipped, and then gone back for
      A G and an H, and there it is stuck

      A big flat book with a bear on the front
      One page of picture and one of words
      The ands and the buts going by like posts
      And the hard ones lifting away like birds

      A lap, a lamp, and a corner of quilt
      A word cut up like a pan of tarts
      Stuck at the middle, a run at it then
      And on to the page where the good part starts`,
  },
  {
    words:
      'ride_a_bike rides_a_bike riding_a_bike rode_a_bike ride_a_bicycle riding_a_bicycle rides_a_bicycle learn_to_ride learns_to_ride learning_to_ride learned_to_ride taught_me_to_ride taught_you_to_ride taught_her_to_ride taught_him_to_ride first_bike first_bicycle balance_bike tricycles two-wheeler two_wheeler',
    stanzas: `
      Two small wheels in the shed on a hook
      A hand on the seat with a jogging tread
      The front wheel wandering left and right
      And then no hand, just the road ahead

      Streamers out flat from the rubber grips
      A card in the spokes goes tickety-tack
      Knees with a bandage, chin with one too
      And nobody holding on at the back

      A wobble, a lean, and the hedge comes close
      A bell for a bee, a brake for a cat
      Pedals that come round faster than feet
      And a chin-strapped helmet, a turtle's hat

      Down the driveway and out past the mail
      Elbows locked and the chin stuck out
      The flat gray street like a river of road
      And a long wide turn, and a great big shout`,
  },
  {
    words:
      'swimming_lesson swimming_lessons swim_lesson swim_lessons learn_to_swim learns_to_swim learning_to_swim learned_to_swim taught_me_to_swim taught_you_to_swim taught_her_to_swim taught_him_to_swim teach_me_to_swim how_to_swim water_wings doggy_paddle dog_paddle kickboard swim_class swimming_class',
    stanzas: `
      Toes curled over the edge of blue
      Water wings pink and a clip on the nose
      Bubbles blown in with a face gone under
      And a hand comes loose, and away it goes

      A foam board out at the ends of the arms
      A kick like a mixer left in a bowl
      A blue tile wall coming up to a hand
      A spout blown out like a whale on patrol

      Flat on the back with the ears filled up
      Ceiling lights sliding along overhead
      One palm under, and then not one
      The water gone firm as a good wide bed

      Chlorine and towels and slap of wet feet
      Goggles that leave a ring round each eye
      A rope with its floats like candy on string
      And hair on the way home, never quite dry`,
  },
  {
    words:
      'teddy_bear teddy_bears stuffed_animal stuffed_animals stuffed_toy stuffed_toys stuffed_bear stuffed_rabbit stuffed_bunny stuffed_dog stuffed_elephant stuffed_lion plush plushie plushies stuffie stuffies toy_bear toy_rabbit her_teddy his_teddy my_teddy your_teddy teddies toy_elephant his_elephant her_elephant your_elephant my_elephant elephant_mr elephant_mrs elephant_named elephant_called toy_dog toy_cat toy_giraffe toy_monkey his_bear her_bear your_bear my_bear his_bunny her_bunny your_bunny toy_bunny comfort_blanket cuddly_toy cuddly_toys soft_toy soft_toys stuffed_giraffe stuffed_monkey stuffed_penguin stuffed_tiger stuffed_fox',
    stanzas: `
      One glass eye and a button for one
      Fur rubbed flat on the top of the head
      A seam in the back sewn over in blue
      A small round dent in the side of the bed

      Carried by one leg over the floor
      Stairs taken head first, bump by bump
      Washed just once, and hung by the ears
      And dry by the evening, all but one lump

      A chair pulled up and a cup of air
      A spoonful of nothing held to the nose
      A bandage wound on a perfect paw
      A tea cozy hat, and a doll's old clothes

      Under one arm for the whole of the day
      Under the pillow and under the sheet
      Ears gone thin from the rub of a thumb
      Fluff coming out by the seams of the feet`,
  },
  {
    words:
      'blanket_fort blanket_forts pillow_fort pillow_forts couch_fort couch_forts build_forts builds_forts built_forts building_forts build_a_fort builds_a_fort built_a_fort building_a_fort',
    stanzas: `
      Two chairs back to back and a quilt on top
      Clothespins clipped on the curtain rod
      A flashlight hung from a loop of string
      A dog coming in, and the roof goes odd

      Cushions for walls and a broom for a pole
      A door flap down and a sign in red
      Crackers in rations of two to a knee
      A sag in the sky, the size of a head

      Warm in the dark with a smell of wool
      A hole for a window, big as a plate
      Whispers and crumbs and a comic book
      The couch stripped down to its skeleton state

      The good sheets gone from the closet shelf
      Books at the corners to hold it all tight
      A tunnel of chairs to the sink and back
      A roof with flowers that lets in the light`,
  },
  {
    words:
      'imaginary_friend imaginary_friends make-believe make_believe pretend_friend invisible_friend invisible_friends playing_pretend plays_pretend play_pretend played_pretend',
    stanzas: `
      A place laid out with a fork and a cup
      A seat belt clicked on an empty seat
      Half of the pillow left perfectly smooth
      And the door held open for no one's feet

      Talk going on at the back of the stairs
      A pause in between for the other side
      Somebody else with the cookie to blame
      The swing next over held still for a ride

      Purple, or striped, with a wing or a tail
      Afraid of the vacuum and fond of jam
      Bigger than houses, but folds up small
      And sits in the stroller, good as a lamb

      A whisper passed to the air on the left
      A cookie left out on a second plate
      A hand held up as if one held on
      And a slow step taken, since one is late`,
  },
  {
    words:
      'superheroes superhero_cape pirate pirates pirate_ship pirate_ships pirate_costume princess_dress princess_costume princess_dresses costume costumes dress_up_box dress-up dresses_up_as dressed_up_as dressing_up_as dress_up_as dress_as dresses_as dressed_as disguised_as tiara tiaras eye_patch treasure_map treasure_maps spider_man spiderman spider-man batman superman loves_superheroes dresses_up_as_a superhero_costume superhero_costumes princess_party',
    stanzas: `
      A towel pinned on with a safety pin
      Rain boots red on a galloping floor
      A leap from the couch with the fists out front
      A skid on the rug by the closet door

      A patch on one eye and a burnt cork beard
      A spoon in the belt for a cutlass blade
      A map stained brown with a tea bag and thumb
      An X where the dog lies down in the shade

      A crown of cardboard and kitchen foil
      Beads to the knees and a curtain for train
      Heels two sizes too long at the back
      A broomstick horse with a mop for a mane

      A box with holes for the head and each arm
      Buttons drawn on and a dryer-hose sleeve
      Face paint that stops at the edge of the ears
      A zipper that sticks when it's time to leave`,
  },
  {
    words:
      'shoe_lace shoe_laces tie_shoes ties_shoes tying_shoes tied_shoes tie_my_shoes tie_your_shoes tie_his_shoes tie_her_shoes tie_our_shoes tie_their_shoes ties_my_shoes ties_his_shoes ties_her_shoes tying_my_shoes tying_your_shoes tying_his_shoes tying_her_shoes tied_my_shoes tied_your_shoes shoes_on_the_wrong_feet left_from_right left_and_right shoelace shoelaces bunny_ears tie_laces ties_laces tying_laces',
    stanzas: `
      A loop like an ear and a wrap around
      In at the hole and a tug on the bow
      A tongue poking out, two eyebrows knit
      And one end trailing along below

      Over and under and pull it tight
      Two small ears that cross at the top
      One goes diving down under the bridge
      The knot holds on for a skip and a hop

      The left on the right, the right on the left
      Toes turned out like a duck in a coat
      Off again, on again, down on the stair
      A knot like a rope on a fishing boat

      Frayed at the tip with the plastic gone
      Wet at the end to go in at the eye
      Crisscross up to the top of the tongue
      And a double bow like a butterfly`,
  },
  {
    words:
      'seat_belt seat_belts seatbelt seatbelts buckle_up buckles_up buckled_up buckling_up car_seat car_seats booster_seat booster_seats fire_drill fire_drills bike_helmet bike_helmets',
    stanzas: `
      A strap pulled over from shoulder to hip
      A tongue, a slot, and a good loud click
      Bears belted in on the seat in between
      And a small red light going off, tick tick

      Flat on the lap with no twist in the web
      A tug to test it, the buckle snug
      Nobody rolling till all of it's clicked
      And a raisin lost in the floor mat's rug

      A booster seat by a fingerprint pane
      Feet that drum on the seat up ahead
      Crackers gone down where the buckle goes in
      And a strap-shaped crease on a cheek gone red

      A helmet for wheels, a vest for the boat
      A light for the bike, a hand for the street
      A door propped open, a bell, and a line
      And the click of belts across the back seat`,
  },
  {
    words: 'robot robots robotics robotics_club toy_robot toy_robots',
    stanzas: `
      Two square feet with a whir at the knee
      A face of lights and a voice of tin
      Turn, and a stop, and a beep, and a turn
      A battery cover that won't go in

      Wires in colors as bright as a snake
      A claw that closes around a block
      Lifted, and carried, and dropped on a toe
      Back to its corner to charge in the dock

      A shoebox body with buttons of foil
      A funnel hat and two bottle-cap eyes
      Arms of dryer hose, fingers of spoons
      A dial for the mood, silly to wise

      It knows left and right, to go or to wait
      A line of commands, with one of it wrong
      Round and around by the leg of the chair
      The same wall met with a bump all day long`,
  },
]
