import type { Details } from '../../stanzas.ts'

/** Friends, families and the way they manage. */
export const people0: readonly Details[] = [
  {
    words:
      'saved_for saving_for save_for saves_for saved_up saved_nine_years saved_for_years saved_enough saved_years saved_months save_nine_years save_for_years save_enough save_years save_months saving_nine_years saving_for_years saving_enough saving_years saving_months saves_nine_years saves_for_years saves_enough saves_years saves_months saved_and_saved',
    stanzas: `
      A lid with a slot cut out with a knife
      Tin with the lid on, a rattle, a clink
      Picture of it on the door of the fridge
      What's there already, in pencil, not ink

      A page full of sums till the column comes right
      Lunch in a bag, and the old coat again
      Coins put in paper, the roll of it tight
      And sums on the envelope, there in pen

      Counter, a window, a wait, and a stamp
      A bit every week, in a book with a band
      The same old shoes with the new soles on
      Once in a while a thick wad in the hand

      Street with a shop, and the shop with a light
      The window it sits in, a look, and a stop
      Price on a card, and a nod, and not yet
      And one more bill folded and pushed in the top`,
  },
  {
    words:
      'talk_me_into talk_me_out talk_me_down talk_us_into talk_him_into talk_her_into talk_you_into talked_me_into talked_me_out talked_me_down talked_us_into talked_him_into talked_her_into talked_you_into talks_me_into talks_me_out talks_me_down talks_us_into talks_him_into talks_her_into talks_you_into talking_me_into talking_me_out talking_me_down talking_us_into talking_him_into talking_her_into talking_you_into convinced_me convinced_us persuaded_me persuaded_us persuade persuades',
    stanzas: `
      Question put down like a cup on a shelf
      Map, or a leaflet, spread out on the bed
      A what-if, a maybe, a chin in a hand
      And no turning slowly to maybe, instead

      Lamp, and a step, and a second pot on
      The chairs pulled in, and it's getting late
      One side of paper for good, and for bad
      A pencil laid down with the columns straight

      Gate with a latch and a road going on
      Hand on a sleeve, and a walk round the block
      Reason, a joke, and a reason, a pause
      No more than that, and a look at the clock

      A no in the way like a truck in a lane
      Ten good points ticked off on the hand
      Counter with coffee rings all in a row
      And one that tips it, like a load of sand`,
  },
  {
    words:
      'sneak_out sneaks_out snuck_out sneaked_out sneaking_out got_grounded was_grounded were_grounded get_grounded gets_grounded grounded_me grounded_us grounded_for curfew past_curfew missed_curfew',
    stanzas: `
      A yawn put on, and a good-night said
      Sash going up by the half of an inch
      Shoes in the hand past the third of the stairs
      Board with a squeak, and a bit of a flinch

      A lamp left on, and the radio low
      Pillows laid out in the shape of a back
      Drainpipe, a shed roof, a drop to the grass
      In before light by the very same track

      A key held tight so as not to be heard
      The latch let down with the help of a thumb
      Light coming on, and a robe in a chair
      Where, and till when, and with whom, and how come

      Push from the hood, and a hand through the glass
      The car rolled down to the end of the drive
      Engine not on till the mailbox is passed
      Home with a cough at a quarter to five`,
  },
  {
    words:
      'share_lunch share_sandwich share_sandwiches share_dessert share_snack share_snacks share_cookies share_fries share_chips share_meal share_meals shares_lunch shares_sandwich shares_sandwiches shares_dessert shares_snack shares_snacks shares_cookies shares_fries shares_chips shares_meal shares_meals shared_lunch shared_sandwich shared_sandwiches shared_dessert shared_snack shared_snacks shared_cookies shared_fries shared_chips shared_meal shared_meals trade_lunch trade_lunches trade_pudding trade_sandwiches trade_cards trade_snacks traded_lunch traded_lunches traded_pudding traded_sandwiches traded_cards traded_snacks trades_lunch trades_lunches trades_pudding trades_sandwiches trades_cards trades_snacks trading_lunch trading_lunches trading_pudding trading_sandwiches trading_cards trading_snacks swap_lunch swap_lunches swap_pudding swap_sandwiches swap_cards swap_snacks swapped_lunch swapped_lunches swapped_pudding swapped_sandwiches swapped_cards swapped_snacks swaps_lunch swaps_lunches swaps_pudding swaps_sandwiches swaps_cards swaps_snacks pudding_cup half_your_sandwich half_a_sandwich crust_off crusts_off crusts',
    stanzas: `
      Corner of bench and a square of wax sheet
      A line drawn down with the side of a thumb
      Half of it over on crinkled white paper
      Evenly down to the last of the crumb

      Lid coming up, and a lean, and a look
      Jam for a tuna, a chip for a grape
      A good long stare at the opposite bag
      Two spoons for one pudding, a treaty takes shape

      A knife not quite in the middle, at that
      The big half given, and not by mistake
      Elbow to elbow along on the bench
      Two sets of crumbs from the one piece of cake

      Flap folded in at the top of the bag
      One straw, or two, in the carton of milk
      Crusts for the sparrows, and seeds for a flick
      And trading as grave as for pepper and silk`,
  },
  {
    words:
      'first_friend only_friend new_kid new_girl new_boy pick_me_first pick_first picked_me_first picked_first picks_me_first picks_first choose_me_first choose_first chose_me_first chose_first new_in_town new_to_town new_town new_school',
    stanzas: `
      Bell, and a crowd, and a map upside down
      A tray, and a room, and nowhere to sit
      Nod at a bench, and a bag moved along
      A push of the chips, and then that was it

      Line by a wall, and a toe in the dust
      A captain's arm out, and a name called loud
      Shoes coming over the line in the dirt
      Step to the front of the leftover crowd

      Row of gray doors with a number on each
      Locker that jams, and a fist in the spot
      That's how it's opened, and here's where it's warm
      And here is the table that's best of the lot

      Desk with a lid, and a half to each side
      Map of the place on the back of a hand
      Which of the teachers, and which of the doors
      Gum, by the half stick, to seal it as planned`,
  },
  {
    words:
      'call_me_kiddo call_me_sweetheart call_me_honey call_me_champ call_me_sport call_me_pumpkin call_me_peanut call_me_bug call_me_darling call_me_princess call_me_buddy call_me_son call_me_sunshine call_me_sugar call_me_dear call_me_love call_me_mija call_me_mijo call_me_bean call_me_monkey call_me_bear call_me_angel call_me_sweetie call_me_sweet call_me_little call_me_kid call_me_your calls_me_kiddo calls_me_sweetheart calls_me_honey calls_me_champ calls_me_sport calls_me_pumpkin calls_me_peanut calls_me_bug calls_me_darling calls_me_princess calls_me_buddy calls_me_son calls_me_sunshine calls_me_sugar calls_me_dear calls_me_love calls_me_mija calls_me_mijo calls_me_bean calls_me_monkey calls_me_bear calls_me_angel calls_me_sweetie calls_me_sweet calls_me_little calls_me_kid calls_me_your called_me_kiddo called_me_sweetheart called_me_honey called_me_champ called_me_sport called_me_pumpkin called_me_peanut called_me_bug called_me_darling called_me_princess called_me_buddy called_me_son called_me_sunshine called_me_sugar called_me_dear called_me_love called_me_mija called_me_mijo called_me_bean called_me_monkey called_me_bear called_me_angel called_me_sweetie called_me_sweet called_me_little called_me_kid called_me_your kiddo cutie_pie sweetie_pie calls_everyone call_everyone called_everyone calls_us_all called_us_all calls_me_pet called_me_pet calls_me_petal called_me_petal calls_me_duck called_me_duck calls_me_hen called_me_hen',
    stanzas: `
      Word by the door with the shoes and the keys
      Said to the back of a head, going by
      Said with the car keys, the plate, and the coat
      A name with no need of a reason why

      A word that's not written on anything yet
      Not on a passport, and not on a form
      Up from the foot of the stairs, at a pitch
      Gravelly, shorter than most, and warm

      Call over heads at the end of a hall
      Answered by no one but one in the place
      Over the crowd, and the one head turns
      And there, over all of the hats, is the face

      Name on the birth slip, and this for the house
      The long one kept for the times that are bad
      All of it, middle part too, up the stairs
      And this for whenever the voice is glad`,
  },
  {
    words:
      "ask_my_dad ask_my_father ask_my_parents ask_my_mom ask_my_mother ask_my_daddy asked_my_dad asked_my_father asked_my_parents asked_my_mom asked_my_mother asked_my_daddy asking_my_dad asking_my_father asking_my_parents asking_my_mom asking_my_mother asking_my_daddy ask_her_dad ask_her_father ask_her_parents ask_her_mom ask_her_mother ask_his_dad ask_his_father ask_his_parents ask_his_mom ask_his_mother ask_your_dad ask_your_father ask_your_parents ask_your_mom ask_your_mother asked_her_dad asked_her_father asked_her_parents asked_her_mom asked_her_mother asked_his_dad asked_his_father asked_his_parents asked_his_mom asked_his_mother asked_your_dad asked_your_father asked_your_parents asked_your_mom asked_your_mother his_blessing her_blessing their_blessing my_blessing father's_blessing dad's_blessing your_blessing asked_permission asked_for_her_hand asked_for_my_hand asked_for_your_hand ask_for_her_hand ask_for_your_hand",
    stanzas: `
      Shine on the shoe and a comb through the hair
      A tie pulled straight on the step by the bell
      Two cups on a tray, and the ball game low
      A speech gone clean from the head, ah well

      Drip, and a can, and a rag on a nail
      Garage, a wrench, and a cough, and a cough
      A nod with the face still under the hood
      Cap, for a second, a little bit off

      Rake, and a row, and a row, and a rake
      Walk round the yard to look over the beans
      Stop by the shed, and the hands put away
      Pause for a while, and it's clear what it means

      Glass with a coaster, a dog on a mat
      The good chair offered, a plate, and a scone
      Tick of a clock getting louder each time
      Handshake, and then a quick trip to the phone`,
  },
  {
    words:
      'move_across move_country move_countries move_for_me move_for_us move_for_you move_here move_to_be move_abroad move_overseas moved_across moved_country moved_countries moved_for_me moved_for_us moved_for_you moved_here moved_to_be moved_abroad moved_overseas moves_across moves_country moves_countries moves_for_me moves_for_us moves_for_you moves_here moves_to_be moves_abroad moves_overseas moving_across moving_country moving_countries moving_for_me moving_for_us moving_for_you moving_here moving_to_be moving_abroad moving_overseas left_your_country left_his_country left_her_country left_my_country left_everything_behind moved_away moving_to moved_to moving_back_to moved_back_to moving_back_home_to shared_a_wall',
    stanzas: `
      Bed in the van and a chair on the bed
      Box for the kitchen, a box for the rest
      Lamp on a lap in the passenger seat
      A plant by the window, buckled, a guest

      A sweep of the floor with the curtains gone
      Tape with a shriek, and a marker, and twine
      A key handed in on an old brass ring
      Name of a street at the end of a line

      Room with its echo, a lamp on the floor
      New taps, new switches, new sounds in the wall
      The wrong drawer opened in search of a spoon
      The same old coat on a hook in the hall

      A door left wide, and a cat in a crate
      Wall with its hooks, and the hooks with no frames
      Truck doors swung to with a bang, and a bar
      New neighbors, new bread, and a map full of names`,
  },
  {
    words:
      'grade_papers grade_essays grade_homework grade_tests grades_essays grades_homework grades_tests graded_essays graded_homework graded_tests grading_essays grading_homework grading_tests mark_papers mark_essays mark_homework mark_tests marks_papers marks_essays marks_homework marks_tests marked_papers marked_essays marked_homework marked_tests marking_papers marking_essays marking_homework marking_tests red_ink red_pen red_pens gold_star gold_stars',
    stanzas: `
      Bag by the door with a bulge at the side
      Stack on the table, a cup, and a cap
      Checks like a flock going over the page
      Star for the last of it, pen in the lap

      Scratch, and a pause, and a scratch, and a sip
      Ring round a comma, a line to a word
      Question mark put with a good deal of care
      Coffee, the first, and the second, and third

      Nod, and a hum, and a bit of a frown
      Good, with a dash, and then why, with two lines
      Cap in the teeth, and the clock on the stove
      Arrows, and hooks, and a carpenter's signs

      Stack on the left, and a stack on the right
      Smear on the finger the color of jam
      Script like the tracks of a hen to be read
      Each to be puzzled like some telegram`,
  },
  {
    words:
      'rub_feet rub_foot rub_back rub_shoulders rub_neck rubs_feet rubs_foot rubs_back rubs_shoulders rubs_neck rubbed_feet rubbed_foot rubbed_back rubbed_shoulders rubbed_neck rubbing_feet rubbing_foot rubbing_back rubbing_shoulders rubbing_neck foot_rub foot_rubs back_rub back_rubs massage massages massaged massaging scratch_my_back scratch_your_back scratch_his_back scratch_her_back scratches_my_back scratches_your_back scratches_his_back scratches_her_back scratched_my_back scratched_your_back scratched_his_back scratched_her_back',
    stanzas: `
      Couch, and a lap, and a lamp, and a lean
      Thumbs going slowly from ankle to heel
      A sock rolled down, and a sigh let go
      And small bones that move like the spokes of a wheel

      Shirt with a place like the knot in a plank
      A thumb going round it below the blade
      There, and a little bit over, and there
      A groan like the end of a long parade

      Squirt from the bottle, a rub of the palms
      Lotion warmed up in the hollow of hands
      Ten toes pulled with a tug and a turn
      Day going off to wherever it lands

      A stool, and a towel, a basin of warm
      Feet on a cushion, the shoes by the wall
      The left one finished, the right one waits
      And nothing to get up for now at all`,
  },
  {
    words:
      'scrape_ice scrape_windshield scrape_windows scrape_frost scrape_car scrape_windscreen scrapes_ice scrapes_windshield scrapes_windows scrapes_frost scrapes_car scrapes_windscreen scraped_ice scraped_windshield scraped_windows scraped_frost scraped_car scraped_windscreen scraping_ice scraping_windshield scraping_windows scraping_frost scraping_car scraping_windscreen ice_scraper warm_car start_my_car starts_my_car started_my_car warm_up_my_car warms_up_my_car warmed_up_my_car warm_up_the_car warms_up_the_car warmed_up_the_car warms_up_your_car warmed_up_your_car warms_up_her_car de-icer deices',
    stanzas: `
      Card, or a scraper, a sleeve, or a spoon
      Scritch, and a curl like a shaving of wood
      Porthole that grows to the size of a pan
      A plume at the back, and a steaming hood

      Glove with no finger, a flake in the cuff
      Card from the wallet, the edge of it bent
      Fingers blown on, and put back to the glass
      Seats warming up from the breath of a vent

      A light in the drive, and the house still dark
      Engine left grumbling along by the curb
      Fan on at full, and the wipers unstuck
      Doors shut so softly as not to disturb

      Crackle, a rasp, and a brush for the roof
      White on the sleeves of the coat, like a cook
      Back window last, with its thin orange wires
      Keys going back up to swing on the hook`,
  },
  {
    words:
      'receipt receipts return_everything return_things return_store return_clothes returns_everything returns_things returns_store returns_clothes returned_everything returned_things returned_store returned_clothes returning_everything returning_things returning_store returning_clothes refund refunds take_things_back takes_things_back took_things_back',
    stanzas: `
      Nothing is wrong with it, only a doubt
      A box with the tape put back on as new
      Slip from the wallet, gone pale as a moth
      Clerk with a scanner, who looks it all through

      Hanger, a bag, and a thread on the cuff
      A tag still on it, tucked into a sleeve
      Line by the desk with a bag at each foot
      Sigh, and a stamp, and permission to leave

      Paper kept flat in the back of a book
      Coffee pot carried back in by its ear
      Used only once, and only a bit
      Proof of it kept since the first of the year

      Wide at the shoulder and short at the hem
      Big, and too blue, and it hums, and it sticks
      Manager sent for, the spectacles on
      Back to the shelf with it, aisle number six`,
  },
  {
    words: 'haggle haggles haggled haggling barter barters bartered bartering talk_price talks_price talked_price',
    stanzas: `
      Hat, and a stall, and a thing on the stall
      Whistle, a wince, and a turn to the door
      Half, and then half of the difference, and half
      And called back at five, and called back at four

      Rap with a knuckle, a look underneath
      Picked up, put down, and a crack in it found
      Spare one admired on the opposite stall
      One extra thrown in to make it come round

      Laugh at the number, a laugh at the next
      Two people insulted, as both understand
      Cousin who has one, for less, with a lid
      Then it is settled, a nod, and a hand

      The purse shown open, the purse shown bare
      Bills fanned out with a smallish one gone
      That's all there is in it, truly, all
      Bus fare, at last, from a shoe, later on`,
  },
  {
    words: 'left-handed left_handed lefty southpaw left-hander',
    stanzas: `
      Page with its hole punches all in the way
      Ink on the side of the hand, like a bruise
      Scissors that chew, and a desk that's reversed
      Place at the corner that no others choose

      Smear, and a hook, and a smear, and a hook
      Bend in the wrist to get out of the wet
      Elbows that meet with the next one's at soup
      Glove for the ball that is harder to get

      Crank the wrong way and a blade the wrong side
      Notebook that's wired at the wrong underneath
      Can opener cranked like a jack from behind
      Zippers the wrong way, undone with the teeth

      Slant like the grass with the wind going east
      Mug with its picture turned in to the shirt
      The pen pushed on where the others get pulled
      Letters leaned back like a broom in the dirt`,
  },
  {
    words:
      'take_blame take_the_blame take_the_fall took_blame took_the_blame took_the_fall takes_blame takes_the_blame takes_the_fall taking_blame taking_the_blame taking_the_fall defended stick_up_for sticks_up_for stuck_up_for sticking_up_for has_my_back had_my_back have_my_back got_my_back defended_me defends_me defend_me defended_us',
    stanzas: `
      A silence, some shoes, and a look at the floor
      One foot forward, a hand going up
      Room full of eyes going over to one
      Water that shakes in the top of a cup

      Agreement, and a voice, and a voice, and then none
      One chair pushed back with a scrape on the floor
      Sentence as plain as a nail in a board
      And nobody having a word any more

      Crowd with a middle, a shove, and a shove
      Shoulder put in between this one and that
      Arms like a gate, and a chin like a latch
      Somebody bigger takes hold of a hat

      A cough, and a chin, and that isn't how
      Finger that points, and a finger put down
      Fair is for fair, and it's said to the face
      Hush going out to the edge of the town`,
  },
  {
    words:
      "regret regrets regretted take_it_back can't_take_back said_things should_have_called should_have_said should_have_been should_have_come should_have_told never_got_to words_i_said harsh_words",
    stanzas: `
      A word gone out like a cup off a shelf
      The same words turned over and over, like toast
      A coat half on, and a step to the hall
      Stamp, and an envelope, not in the post

      Phone in the palm, and the number half done
      The start of a page, and the start torn off
      Hand on the knob of the opposite door
      Breath, and a step, and the back of a cough

      Ceiling with nothing to see on it, seen
      Clock going on with its side of the thing
      The right words thought of, and thought of again
      Phone on the table, and willed there to ring

      Walk with the collar turned up to the ear
      A crust thrown out to the ducks, and a sigh
      Same bit of path, and the same bit of talk
      All the right words coming out, by and by`,
  },
  {
    words:
      'squeeze_hand squeeze_hands squeeze_my_hand squeeze_your_hand squeeze_three squeezes_hand squeezes_hands squeezes_my_hand squeezes_your_hand squeezes_three squeezed_hand squeezed_hands squeezed_my_hand squeezed_your_hand squeezed_three squeezing_hand squeezing_hands squeezing_my_hand squeezing_your_hand squeezing_three three_squeezes secret_handshake secret_handshakes secret_code secret_signal three_times_for wink winks winked winking knock_three_times knocked_three_times knocks_three_times',
    stanzas: `
      Long sort of hymn, and the hands out of sight
      Press of the palm, and a press, and a press
      Nothing to see from the pew behind
      And one coming back, for a sort of yes

      Word with no sound, and it's heard all the same
      Tug at an earlobe, a tap on a knee
      Look going over the top of a crowd
      Plain as a lamp in a window can be

      Bump, and a slide, and a snap, and a clap
      A shake with five parts and a twist at the end
      Learned on the stairs in a morning, by two
      And good for as long as a wrist can bend

      Doctor's gray chair, and a drill, and a light
      Thumb on the knuckles, a one and a two
      Grip like a bird with its feet on a twig
      And three coming back, and it's nearly all through`,
  },
  {
    words:
      'brag brags bragged bragging tell_everyone_about tell_everybody_about tell_people_about tell_everyone_i tell_everybody_i tell_the_whole tells_everyone_about tells_everybody_about tells_people_about tells_everyone_i tells_everybody_i tells_the_whole told_everyone_about told_everybody_about told_people_about told_everyone_i told_everybody_i told_the_whole telling_everyone_about telling_everybody_about telling_people_about telling_everyone_i telling_everybody_i telling_the_whole show_off shows_off showed_off showing_off show-off proud_of proud proudly prouder proudest',
    stanzas: `
      Door, and a bell, and a hat coming off
      Photo got out before anyone asks
      Plumber, the neighbor, the man with the mail
      All of it told in the middle of tasks

      A clip from the paper, a square cut straight
      Magnet, a fridge, and a place at the front
      Chin going up by the half of an inch
      Talk of it served with the soup, to be blunt

      Phone handed round at the end of the bench
      Nod, and a shrug that is not quite a shrug
      Button that strains at the front of the vest
      And two hands clasped at the back of a mug

      Pause at the butcher's, a pause at the bank
      A bit of a cough, and a word, and a word
      A glow like a stove with the door let down
      Told once again to the cat and the bird`,
  },
  {
    words:
      "necklace necklaces locket lockets pendant pendants bracelet bracelets brooch brooches earring earrings pearls charm_bracelet heirloom heirlooms mother's_ring grandmother's_ring grandma's_ring father's_ring mom's_ring nana's_ring dad's_ring grandfather's_ring signet_ring class_ring",
    stanzas: `
      Hook, and an eye, and a breath at the nape
      Catch that wants nails and a bit of good light
      The gold gone warm from the warmth of the skin
      A small bit of shine that is half out of sight

      Kept in a box at the back of a drawer
      A small square box with a hinge and a snap
      Velvet gone thin in the shape of a thing
      Breath, and a polish on somebody's lap

      Wash, and a dish by the side of the sink
      Taken off only for dough and the bath
      Worn to the thinness of wire on one side
      Turned by a thumb in the middle of math

      Jeweler's loop, and a very small word
      And older by far than the wearer is
      Hinge mended twice, and the back of it scratched
      Light on the ceiling that flickers like fizz`,
  },
  {
    words:
      "never_asks_for never_ask_for says_you're_fine say_you're_fine says_he's_fine says_she's_fine says_i'm_fine say_i'm_fine hates_help refuses_help independent self-reliant self_reliant all_by_yourself all_by_himself all_by_herself by_myself by_yourself",
    stanzas: `
      Stair, and a couch, and the couch on a back
      Couch on one shoulder, one end on the stair
      No, it's not heavy, with veins on the neck
      Lamp underarm, and the cord in the air

      Step, and a wince, and a bit of a step
      Fine, with a limp, and a hand on the rail
      Bags on both arms to the elbow, and keys
      Up in one trip with the milk and the mail

      Chair, and a box, and a book on the box
      The top shelf reached by the tips of the toes
      A jar with its lid knocked twice on the sink
      Won, in the end, by a twist and some blows

      Cut, and a shrug, and a look for the tape
      Bandage tied on with the teeth and one hand
      Offer waved off with the end of a sleeve
      And whistling kept up, as if all of it's planned`,
  },
]
