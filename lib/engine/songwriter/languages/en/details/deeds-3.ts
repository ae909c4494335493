import type { Details } from '../../stanzas.ts'

/** Keeping, looking after, and being oneself. */
export const deeds3: readonly Details[] = [
  {
    words:
      'push_swing push_swings push_me_on pushes_swing pushes_swings pushes_me_on pushed_swing pushed_swings pushed_me_on pushing_swing pushing_swings pushing_me_on on_the_swing on_the_swings tire_swing swing_higher',
    stanzas: `
      A board and two ropes on a branch that gives
      Wind in the hair, and the chains with a creak
      Grass, and then sky, and then grass, and then sky
      Leaves on the toes at the height of the peak

      Palm at the back, and a count, and a shove
      Shoe flying off to the end of the lawn
      Stomach left up at the top of the arc
      And higher, and higher, and on, and on

      Seat like a sling with a puddle below
      Hands going orange from rust on the links
      A long lean back with the face to the sun
      All of the garden comes up, and it sinks

      Bolt in the beam, and a squeak like a gate
      Heel for a push, and a heel for a rest
      Lemonade held so as not to be spilled
      And up in the eaves a bit of a nest`,
  },
  {
    words:
      'peacemaker peace-maker keep_the_peace keeps_the_peace kept_the_peace make_the_peace makes_the_peace made_the_peace keeping_the_peace hold_family_together hold_us_together holds_family_together holds_us_together held_family_together held_us_together keep_family_together keep_us_together keeps_family_together keeps_us_together kept_family_together kept_us_together bring_together bring_us_together bring_everyone_together bring_people_together brings_together brings_us_together brings_everyone_together brings_people_together brought_together brought_us_together brought_everyone_together brought_people_together go-between the_glue_that backbone_of_the_family backbone_of_this_family hold_the_family_together holds_the_family_together held_the_family_together hold_this_family_together holds_this_family_together held_this_family_together held_our_family_together hold_our_family_together keep_the_family_together keeps_the_family_together kept_the_family_together',
    stanzas: `
      A chair pulled out at the middle of things
      Dish handed on from the left to the right
      Word for the one, and a word for the next
      Room for two elbows that looked for a fight

      Calendar crowded with everyone's days
      Call, and a call, and a list with a pen
      Long table up on its second-best legs
      Everyone under the one roof again

      A door shut softly, a knock at the next
      A plate of the same thing brought up to each
      Bit of a hum on the way in between
      And everyone down by the time of the peach

      Pin in the map for each one of the lot
      Knots in a string that goes out and comes in
      Tug at the one end gets felt at the next
      The ball of it held in one hand, with a grin`,
  },
  {
    words:
      'carry_spare carry_spares carry_extra carries_spare carries_spares carries_extra carried_spare carried_spares carried_extra keep_spare keep_spares keep_extra keeps_spare keeps_spares keeps_extra kept_spare kept_spares kept_extra bring_spare bring_spares bring_extra brings_spare brings_spares brings_extra spare_key spare_keys spare_umbrella first-aid_kit band-aid band-aids bandaids safety_pin safety_pins always_prepared come_prepared comes_prepared came_prepared flashlight_in_every',
    stanzas: `
      Bag with a pocket, a pocket in that
      Pin for the hem, and a pill for the head
      Matches, a needle, a button, a stamp
      A plaster for blisters, a heel of brown bread

      Trunk with a blanket, a rope, and a spade
      Lamp with its batteries taped to the side
      Two of each thing, and a third for the two
      One for whoever comes late for the ride

      Dig with the arm in as far as it goes
      The thing that is wanted, up by its tail
      Tissue still folded, a mint in its twist
      Screw with a washer, a hook, and a nail

      Key on a nail at the back of the shed
      Hat for the hatless, a glove for the cold
      Shrug, and it's nothing, it's always in here
      String, in a hank, getting on to be old`,
  },
  {
    words:
      'ticket_stub ticket_stubs keepsake keepsakes memento mementos souvenir souvenirs keep_ticket keep_tickets keep_stub keep_stubs keep_every_card keep_every_drawing keep_cards keep_drawings keep_my_drawing keep_my_drawings keeps_ticket keeps_tickets keeps_stub keeps_stubs keeps_every_card keeps_every_drawing keeps_cards keeps_drawings keeps_my_drawing keeps_my_drawings kept_ticket kept_tickets kept_stub kept_stubs kept_every_card kept_every_drawing kept_cards kept_drawings kept_my_drawing kept_my_drawings save_ticket save_tickets save_stub save_stubs save_every_card save_every_drawing save_cards save_drawings save_my_drawing save_my_drawings saves_ticket saves_tickets saves_stub saves_stubs saves_every_card saves_every_drawing saves_cards saves_drawings saves_my_drawing saves_my_drawings saved_ticket saved_tickets saved_stub saved_stubs saved_every_card saved_every_drawing saved_cards saved_drawings saved_my_drawing saved_my_drawings memory_box shoebox shoe_box drawing_on_the_fridge drawings_on_the_fridge picture_on_the_fridge kept_every_letter kept_every_ticket still_have_the_ticket still_has_the_ticket kept_the_ticket',
    stanzas: `
      Box with a lid that has lost its own string
      Stub with a date, and the edge of it torn
      Pressed little thing with the color gone tan
      Ribbon, a wristband, a tag that was worn

      Menu, a matchbook, a map with a ring
      Cork with a name on it, half rubbed away
      Shell with some sand in it, still coming out
      And there, on the back, in a pencil, the day

      Dog made of macaroni, painted all blue
      Hand traced around, with a thumb like a pear
      Glue showing through in the shape of the glue
      Hung by a magnet, a bit off from square

      Drawer that gets opened in search of the tape
      Lapful, a squint, and a light on till late
      Card with a bear on it, singing, or not
      Never the tape, and the clock at past eight`,
  },
  {
    words:
      'collect_stamps collect_rocks collect_coins collect_records collect_magnets collect_spoons collect_mugs collect_bottle collect_snow collect_elephants collect_shells collect_everything collects_stamps collects_rocks collects_coins collects_records collects_magnets collects_spoons collects_mugs collects_bottle collects_snow collects_elephants collects_shells collects_everything collected_stamps collected_rocks collected_coins collected_records collected_magnets collected_spoons collected_mugs collected_bottle collected_snow collected_elephants collected_shells collected_everything collecting_stamps collecting_rocks collecting_coins collecting_records collecting_magnets collecting_spoons collecting_mugs collecting_bottle collecting_snow collecting_elephants collecting_shells collecting_everything rock_collection coin_collector',
    stanzas: `
      Book with its corners, a tongue to the glue
      One little square with a queen and a crease
      Gap in the row, and the eye going there
      Tweezers, and lamp, and a whole hour's peace

      A shelf with a light on it, dust kept off
      Big at the back, and the small to the fore
      Cloth, and a breath, and a turn, and a cloth
      Room, at a pinch, on the end, for one more

      Coffee can heavier yet than it looks
      Gray ones, the green one, the one with a stripe
      Lick of the thumb to bring color back up
      Labels in ink, in a very small type

      Rattle of boxes at somebody's sale
      One turned to the window, held up to the light
      Six that are wrong, and a seventh as well
      And there, with its chip, is the one that is right`,
  },
  {
    words:
      'bad_back bad_knee bad_knees bad_hip sore_back aching_back arthritis rheumatism sciatica creaking_knees creaking_joints creaking_bones achy_knees achy_joints achy_bones aching_knees aching_joints aching_bones slipped_disc threw_out_your_back threw_out_his_back threw_out_her_back threw_out_my_back threw_your_back_out threw_his_back_out threw_my_back_out knees_complain knees_complained knees_ache knees_hurt knees_crack knees_creak back_hurts back_aches hips_hurt hips_ache knees_gave bones_ache creaky_knees creaky_joints',
    stanzas: `
      Hand on the table, a count up to three
      Grunt for the going up, one for the down
      Drugstore's red tube with a smell like a mint
      A start like a truck at the edge of the town

      Heat pad, a cushion, a bag of iced peas
      Shuffle by inches, a palm at the waist
      Shoe put on slowly, the foot sent to meet
      A sock on the floor, and no call for haste

      Forecast of rain by the left of the knees
      Click on the stairs like the tick of a toy
      A jar with a lid that has made up its mind
      And legs let down with a bit of an oy

      Stretch on the rug with a book for the head
      A lean on the cart down the canned-goods aisle
      Long way to get to the thing on the floor
      And since it's down there, it stays there a while`,
  },
  {
    words:
      'green_thumb plant_flowers plant_bulbs plant_seeds plant_roses plant_tree plant_beans plant_corn plant_potatoes plant_peppers plant_basil plant_zucchini plant_daffodils plant_everything plants_flowers plants_bulbs plants_seeds plants_roses plants_tree plants_beans plants_corn plants_potatoes plants_peppers plants_basil plants_zucchini plants_daffodils plants_everything planted_flowers planted_bulbs planted_seeds planted_roses planted_tree planted_beans planted_corn planted_potatoes planted_peppers planted_basil planted_zucchini planted_daffodils planted_everything planting_flowers planting_bulbs planting_seeds planting_roses planting_tree planting_beans planting_corn planting_potatoes planting_peppers planting_basil planting_zucchini planting_daffodils planting_everything grow_vegetables grow_flowers grow_herbs grow_beans grow_peppers grow_corn grow_potatoes grow_everything grows_vegetables grows_flowers grows_herbs grows_beans grows_peppers grows_corn grows_potatoes grows_everything grew_vegetables grew_flowers grew_herbs grew_beans grew_peppers grew_corn grew_potatoes grew_everything growing_vegetables growing_flowers growing_herbs growing_beans growing_peppers growing_corn growing_potatoes growing_everything',
    stanzas: `
      Finger, a hole, and a pinch, and a pat
      Stick with the packet on top for a name
      Can going round with its lean and its drip
      And nothing to show yet, and watered the same

      Knee in the dirt, and a hat on the knee
      Roots like a fistful of hair in the light
      A pot turned over and knocked with a palm
      All of it firmed in, and sitting upright

      Sill full of egg cups with green at the brim
      Hose, and a thumb, and a fan of fine spray
      A leaf turned up to look under for bugs
      Nails that are black for the rest of the day

      String, and two pegs, and a row running true
      A bucket of muck, and a hand to the nose
      Worm put aside with a word of respect
      And green in a line, by the end, like a hose`,
  },
  {
    words:
      "look_just_like look_exactly_like look_like_your look_like_my look_like_his look_like_her look_like_him look_like_me look_like_you looks_just_like looks_exactly_like looks_like_your looks_like_my looks_like_his looks_like_her looks_like_him looks_like_me looks_like_you looked_just_like looked_exactly_like looked_like_your looked_like_my looked_like_his looked_like_her looked_like_him looked_like_me looked_like_you looking_just_like looking_exactly_like looking_like_your looking_like_my looking_like_his looking_like_her looking_like_him looking_like_me looking_like_you spitting_image resemblance resemble resembles have_his_nose have_her_nose have_his_smile have_her_smile have_his_chin have_her_chin has_his_nose has_her_nose has_his_smile has_her_smile has_his_chin has_her_chin got_his_nose got_her_nose got_his_smile got_her_smile got_his_chin got_her_chin had_his_nose had_her_nose had_his_smile had_her_smile had_his_chin had_her_chin inherited_his_nose inherited_her_nose inherited_his_smile inherited_her_smile inherited_his_chin inherited_her_chin takes_after take_after took_after have_his_eyes has_his_eyes have_her_eyes has_her_eyes got_his_eyes got_her_eyes mother's_eyes father's_eyes mom's_eyes mum's_eyes dad's_eyes grandma's_eyes grandpa's_eyes father's_nose dad's_nose grandpa's_nose mother's_smile mom's_smile mum's_smile dad's_smile father's_smile mother's_laugh mom's_laugh mum's_laugh dad's_laugh father's_laugh grandma's_laugh father's_hands dad's_hands mother's_hands same_eyes same_nose same_laugh same_smile",
    stanzas: `
      Photo in brown, and a face in the glass
      Same bit of eyebrow gone up at the end
      Chin with a dent like a thumb in a loaf
      Ears like the handles on jugs, at the bend

      Turn of the head in the light of the hall
      A spoon put down with the very same clink
      Laugh from the kitchen, and heads coming up
      The very same walk going by to the sink

      Nose on a baby, a nose on a wall
      Look, say the aunts, with the frame held near
      Part on the left, and the hair up in back
      One little fold at the top of the ear

      Sneeze like a door, and a hum like a hive
      Way with a hat, and a way with a chair
      Hand on the hip in a line for the bus
      A catch in the breath at the back of the hair`,
  },
  {
    words:
      'wear_suit wear_suits wear_dress wear_dresses wear_gown wear_tux wear_tuxedo wear_tie wear_bow_tie wear_heels wear_pearls wear_vest wears_suit wears_suits wears_dress wears_dresses wears_gown wears_tux wears_tuxedo wears_tie wears_bow_tie wears_heels wears_pearls wears_vest wore_suit wore_suits wore_dress wore_dresses wore_gown wore_tux wore_tuxedo wore_tie wore_bow_tie wore_heels wore_pearls wore_vest wearing_suit wearing_suits wearing_dress wearing_dresses wearing_gown wearing_tux wearing_tuxedo wearing_tie wearing_bow_tie wearing_heels wearing_pearls wearing_vest put_suit put_suits put_dress put_dresses put_gown put_tux put_tuxedo put_tie put_bow_tie put_heels put_pearls put_vest puts_suit puts_suits puts_dress puts_dresses puts_gown puts_tux puts_tuxedo puts_tie puts_bow_tie puts_heels puts_pearls puts_vest dress_up dresses_up dressed_up tuxedo bow_tie bow_ties necktie prom_dress sunday_best favorite_dress favorite_shirt favorite_suit same_dress same_shirt same_suit red_dress red_shirt red_suit blue_dress blue_shirt blue_suit yellow_dress yellow_shirt yellow_suit green_dress green_shirt green_suit old_dress old_shirt old_suit hawaiian_shirt hawaiian_shirts loud_shirts terrible_ties terrible_tie awful_ties novelty_ties',
    stanzas: `
      Hanger, a bag, and a zip going down
      Brush for the lint, and a spit on the shoe
      Button that's hanging by only its thread
      Pins in the mouth, and a chalk mark or two

      Knot, and a pull, and a knot, and a sigh
      Short end too long and the long end too short
      Twirl at the foot of the stairs for the hall
      A look at the back, by way of report

      Crease down the front like the edge of a page
      The good cuffs shot, and a tug at the vest
      Ticket still pinned in the lining, in pink
      One folded square, in a peak, at the breast

      Sleeve with a shine at the elbow, and soft
      Stain from a wedding that won't wash away
      Pocket with string in it, pencil, a screw
      And worn on the weekday and holiday`,
  },
  {
    words:
      'babysit babysits babysat babysitting babysitter babysitters daycare day_care watch_us_after watch_me_after watch_kids watch_the_kids watch_your_kids watch_my_kids watch_us_while watch_grandkids watch_the_baby watches_us_after watches_me_after watches_kids watches_the_kids watches_your_kids watches_my_kids watches_us_while watches_grandkids watches_the_baby watched_us_after watched_me_after watched_kids watched_the_kids watched_your_kids watched_my_kids watched_us_while watched_grandkids watched_the_baby look_after_us look_after_kids look_after_everyone looks_after_us looks_after_kids looks_after_everyone looked_after_us looked_after_kids looked_after_everyone looking_after_us looking_after_kids looking_after_everyone nannied look_after_the_kids looks_after_the_kids looked_after_the_kids look_after_the_children look_after_the_grandkids looks_after_the_grandkids looks_after_the_grandchildren look_after_my_kids looks_after_my_kids looked_after_my_kids look_after_our_kids looked_after_our_kids childminder childminders',
    stanzas: `
      List on the fridge with a ring round a time
      Blanket hung over the backs of two chairs
      Snack that's a face, and then not, and then crumbs
      And one more piece of the train on the stairs

      Coat on the hook, and a bear on the coat
      Song with the motions, again, and again
      Bandage for nothing, put on for the stars
      Paint on the floor, with a paper, by then

      Nap that is only a nap for the one
      Finger to lips, and a foot on the stair
      Page being read in a voice like a wasp
      Somebody's shoe in the seat of the chair

      Key in the lock, and a wave from the couch
      Bath mat still wet, and a boat in the sink
      Asleep, in a whisper, an hour or more
      One head come up for a last little drink`,
  },
  {
    words:
      'watch_the_news watch_news watch_the_paper watch_paper watch_weather watches_the_news watches_news watches_the_paper watches_paper watches_weather watched_the_news watched_news watched_the_paper watched_paper watched_weather watching_the_news watching_news watching_the_paper watching_paper watching_weather read_the_news read_news read_the_paper read_paper read_weather reads_the_news reads_news reads_the_paper reads_paper reads_weather evening_news newspaper newspapers morning_paper sunday_paper',
    stanzas: `
      Thump on the step, and the slipper goes out
      Snap of the page, and a fold, and a fold
      Comics to one side and scores to the next
      Cereal eaten until it goes cold

      Chair at an angle, a tray on two knees
      Map with its suns, and a man with a stick
      Huff for the mayor, and one for the mail
      And supper forgotten, or eaten too quick

      Thumb with the ink of the world on its end
      Pair of small scissors, a square on a chart
      Weather read out to the dog and the ham
      A voice going up at the very best part

      Tune with a trumpet, a desk, and a tie
      Shush from the corner, and shush, and a hand
      Nod at the rain as if somebody's right
      And back to the plate at the sound of the band`,
  },
  {
    words:
      'bossy bossier boss_around bosses_around bossed_around bossing_around take_charge takes_charge took_charge in_charge always_in_charge runs_the_show micromanage micromanages drill_sergeant tell_everyone_what_to_do tells_everyone_what_to_do told_everyone_what_to_do',
    stanzas: `
      Clap of two hands, and a look down the room
      Finger that goes to the left, to the right
      Chairs over there, and the cake over here
      Who has the matches, and which is the light

      List, and a whistle, a hat, and a chart
      Spoon like a stick at the head of a band
      Not like that, no, with a tug at the end
      And everything done by the one firm hand

      Seat at the front with the map on the lap
      Plan for the plan, if the first plan goes wrong
      Two for the pots, and two for the rug
      One for the dog, and be quick, and not long

      Head through the door, and a brow going up
      A towel in the arms before it's known why
      Corners tucked in, and the elbows tucked in
      All of it shipshape, and done, by and by`,
  },
]
