import type { Details } from '../../stanzas.ts'

/** Visits, jobs, journeys, cars and papers. */
export const people7: readonly Details[] = [
  {
    words:
      'visit_me visit_us visit_you visit_him visit_her visit_them visit_grandma visit_grandpa visit_grandmother visit_mom visit_your visit_my visit_his visits_me visits_us visits_you visits_him visits_her visits_them visits_grandma visits_grandpa visits_grandmother visits_mom visits_your visits_my visits_his visited_me visited_us visited_you visited_him visited_her visited_them visited_grandma visited_grandpa visited_grandmother visited_mom visited_your visited_my visited_his visiting_me visiting_us visiting_you visiting_him visiting_her visiting_them visiting_grandma visiting_grandpa visiting_grandmother visiting_mom visiting_your visiting_my visiting_his visitor visitors come_to_see comes_to_see came_to_see',
    stanzas: `
      Bell, and a wait, and a bunch in a cone
      A chair drawn up, and a coat kept on
      Grapes in a bag, and a paper, and news
      A wave from the hall when the hour has gone

      Shape in the glass, and the chain, and the latch
      Bell, and a shuffle, a hand, and a face
      Cookies put out on the flowered plate
      Both of the cups in the usual place

      Hat coming off, and a hook for the hat
      Shoes wiped off on the mat with a scrape
      Something in foil, and a jar, and a bunch
      Stems in wet paper, the lid down with tape

      Sill with a plant, and a tin, and a clock
      Kettle filled up to the number two line
      Well, what's the news, and the good chair pulled out
      Oh, is it that late, and no, no, it's fine`,
  },
  {
    words: 'jail prison jailed behind_bars inmate inmates parole bail locked_up county_lockup',
    stanzas: `
      Belt in a tray, and the keys, and the phone
      Buzz, and a clank, and a buzz, and a stair
      A telephone fixed on a short steel cord
      A palm on the glass, and a palm laid there

      Locker, a badge, and a long row of seats
      Stamp on the hand, and a line, and a name
      Coffee that's bought with a bag full of coins
      And on the next Sunday, the very same

      Light that stays on, and a lid with no seat
      Days put in fives with a stroke going through
      Square of the sky, and a bunk, and a shelf
      Pages sent in with a drawing or two

      Form and a form, and a signature, there
      Paper bag holding a belt and some keys
      Gate on a motor, a curb, and a car
      Window rolled down for the whole of the breeze`,
  },
  {
    words:
      'second_chance second_chances another_chance last_chance caught_me_cheating caught_me_lying caught_me_stealing caught_me_sneaking caught_me_smoking caught_me_copying fresh_start clean_slate start_over started_over starting_over',
    stanzas: `
      A room with the rest of the chairs gone home
      A paper slid back with the blank side up
      The door pulled to, and a chair, and a look
      Pencil picked out of a full pencil cup

      Desk with its lamp, and a lid, and a pad
      Nothing put down in the big brown book
      Tick, and a cough, and a tick, and a tock
      All of it said with a very long look

      A duster, a cloud, and the board gone clean
      Chalk wiped away till the slate is all black
      The same line started all over again
      And one crooked thing getting put right back

      Sheet in the bin, and a sheet on the desk
      A page torn out, and the next page clean
      The clock wound up, and the hands at the hour
      A nod, and no more about what was seen`,
  },
  {
    words:
      'train_me train_us train_everyone train_the_new trained_me trained_us trained_everyone trained_the_new trains_me trains_us trains_everyone trains_the_new showed_me_where showed_me_around show_me_how show_me_where show_me_around shows_me_where shows_me_around the_ropes first_day_on first_week_at learned_the_ropes',
    stanzas: `
      Door at the back, and a bell, and a stair
      This is the kettle, and this is the key
      Never the blue one, and always the red
      Lunch on the steps, where the air is for free

      Form in three colors, a hook for the coat
      Badge with the name on it, put on not straight
      Where the spare pens are, and who has the tape
      Which elevator is half an hour late

      A thing done slowly, and done once more
      Once at half speed with a finger to show
      Once with a nod, and the hands put away
      And just near enough for the first real go

      Tour of the building in four and a half
      A switch that gets kicked, and a drawer that sticks
      Who takes it sugared, and who is a bear
      And all of the not-in-the-handbook tricks`,
  },
  {
    words:
      'cover_shift cover_shifts cover_my_shift cover_your_shift cover_his_shift cover_her_shift cover_for_me cover_for_us cover_for_you cover_for_everyone covers_shift covers_shifts covers_my_shift covers_your_shift covers_his_shift covers_her_shift covers_for_me covers_for_us covers_for_you covers_for_everyone covered_shift covered_shifts covered_my_shift covered_your_shift covered_his_shift covered_her_shift covered_for_me covered_for_us covered_for_you covered_for_everyone covering_shift covering_shifts covering_my_shift covering_your_shift covering_his_shift covering_her_shift covering_for_me covering_for_us covering_for_you covering_for_everyone took_shift take_shift takes_shift took_shifts take_shifts takes_shifts swap_shifts swapped_shifts swaps_shifts trade_shifts traded_shifts did_my_shifts do_my_shifts did_my_shift did_shifts worked_my_shifts took_my_shifts',
    stanzas: `
      A square on the chart with a line put through
      A name crossed out, and another put in
      An apron tied on with the coat just off
      Thermos refilled, and a scratch of the chin

      Phone on the pillow, a yes in the dark
      Keys handed over, the lights going on
      Feet that were home now back on the tile
      Second day's lunch, and the start of a yawn

      A week on a wall in a black felt pen
      Chart by the lockers, an arrow in red
      Chairs on the tables, the last one up
      Some of the hours that were meant for bed

      Coat, and a collar, a bus in the rain
      Phone call, a yes, and a hunt for a shoe
      Wrong sort of bus on the wrong sort of day
      One person's work, and another one's, too`,
  },
  {
    words:
      'never_missed_a never_missed_work never_missed_one never_misses_a never_miss_a perfect_attendance sick_day sick_days never_called_in never_late_for always_showed_up always_shows_up',
    stanzas: `
      Click of the latch at the very same time
      The same hook, same coat, and the same small cough
      In by the clock with a minute to spare
      And last through the door when the lights go off

      Strap on the case, and a pin through the scarf
      Rain or a fever, a flood, or a strike
      Keys in the pocket, the hat pulled down
      On foot, or by bus, or with chains on the bike

      Name on a list with a tick and a tick
      Row of small checks to the foot of the page
      A chair pushed in at the very same place
      Dent in the cushion, gone deeper with age

      Whistle half heard by the end of the road
      There like the lamppost is there on the street
      Cold in the nose, and a scarf to the eyes
      Aspirin, tea, and then up on the feet`,
  },
  {
    words:
      'walk_miles walk_to_work walk_everywhere walk_home walk_me_home walk_you_home walk_us_home walk_her_home walks_miles walks_to_work walks_everywhere walks_home walks_me_home walks_you_home walks_us_home walks_her_home walked_miles walked_to_work walked_everywhere walked_home walked_me_home walked_you_home walked_us_home walked_her_home walking_miles walking_to_work walking_everywhere walking_home walking_me_home walking_you_home walking_us_home walking_her_home long_walk long_walks evening_walk evening_walks go_for_walks goes_for_walks went_for_walks',
    stanzas: `
      A strap on the shoulder, a cap pulled down
      Heel and then toe past the dairy, the school
      Soles going thin at the outside edge
      Long way by choice, and the short as a rule

      Signpost, a hedge, and the road going on
      Mile after mile to the beat of a hum
      Blister, a bandage, a stop at the wall
      The strap of a bag on the hook of a thumb

      Lamp, and a lamp, and the dark in between
      Curb after curb, past the hedge and the store
      Shadows that lengthen along on a fence
      Slower, the nearer it gets to the door

      Dog at a gate with a bark for each leg
      Collar, a cap, and a stick for the hill
      Nod to the horse, and a nod to the sheep
      And legs that, sat down, go on walking still`,
  },
  {
    words:
      'give_ride give_rides give_lift give_lifts gives_ride gives_rides gives_lift gives_lifts gave_ride gave_rides gave_lift gave_lifts giving_ride giving_rides giving_lift giving_lifts pick_me_up pick_us_up pick_her_up pick_him_up pick_up_hitchhikers picks_me_up picks_us_up picks_her_up picks_him_up picks_up_hitchhikers picked_me_up picked_us_up picked_her_up picked_him_up picked_up_hitchhikers drove_me_to drove_us_to drove_me_home drove_us_home drove_everyone drove_me_everywhere drove_her_to drove_him_to drove_her_everywhere drove_him_everywhere drive_me_to drive_us_to drive_me_home drive_us_home drive_everyone drive_me_everywhere drive_her_to drive_him_to drive_her_everywhere drive_him_everywhere drives_me_to drives_us_to drives_me_home drives_us_home drives_everyone drives_me_everywhere drives_her_to drives_him_to drives_her_everywhere drives_him_everywhere hitchhiker hitchhikers hitchhike hitchhiked hitchhiking designated_driver',
    stanzas: `
      A wave from the window, a door popped wide
      A seat cleared off with a sweep of the arm
      Mint from the dash, and the belt with its twist
      Ride past the mill, and the feed store, and farm

      Face at the glass, and a point with a thumb
      Lean to the side to pop open the lock
      Crumbs on the seat and a map on the floor
      And always the long way around the block

      Bell, and a coat, and a run down the steps
      Toot from the curb, and the window rolled down
      Bag on the knees, and a bag at the feet
      Door-to-door service through most of the town

      Light at the porch, and the key being found
      Engine left running, the blinker, the wait
      The hall light on, and the curtain drawn
      Off, with a tap on the horn, from the gate`,
  },
  {
    words:
      'back-seat_driver backseat_driver passenger_seat_driver invisible_brake invisible_brakes imaginary_brake imaginary_brakes phantom_brake phantom_brakes slam_brake slams_brake stomp_brake stomps_brake slam_brakes slams_brakes grab_dashboard grabs_dashboard grabbed_dashboard',
    stanzas: `
      Red light ahead, and a long way ahead
      Foot on the floor where there isn't a thing
      A hiss through the teeth at the amber light
      Hands on the strap like a child on a swing

      Sign, and a bend, and a truck, and a bend
      A car, a car, and the lights on ahead
      Hand on the dash at the start of the curve
      Gasp for the green, and a gasp for the red

      A seat pushed back, and a neck stretched up
      Left is all clear, and the right is not clear
      A grip on the handle, the knees drawn up
      A word to a truck that is nowhere near

      A map on the knees that gets rolled up tight
      The mat worn through on the passenger's side
      Small polite cough at the speed going up
      Eyes shut for corners, and then very wide`,
  },
  {
    words:
      'yell_at_drivers yell_other_drivers yell_drivers yell_traffic yell_at_traffic yell_every_driver yells_at_drivers yells_other_drivers yells_drivers yells_traffic yells_at_traffic yells_every_driver yelled_at_drivers yelled_other_drivers yelled_drivers yelled_traffic yelled_at_traffic yelled_every_driver yelling_at_drivers yelling_other_drivers yelling_drivers yelling_traffic yelling_at_traffic yelling_every_driver swear_at_drivers swear_other_drivers swear_drivers swear_traffic swear_at_traffic swear_every_driver swears_at_drivers swears_other_drivers swears_drivers swears_traffic swears_at_traffic swears_every_driver shout_at_drivers shout_other_drivers shout_drivers shout_traffic shout_at_traffic shout_every_driver shouts_at_drivers shouts_other_drivers shouts_drivers shouts_traffic shouts_at_traffic shouts_every_driver honk_at_drivers honk_other_drivers honk_drivers honk_traffic honk_at_traffic honk_every_driver honks_at_drivers honks_other_drivers honks_drivers honks_traffic honks_at_traffic honks_every_driver curse_at_drivers curse_other_drivers curse_drivers curse_traffic curse_at_traffic curse_every_driver curses_at_drivers curses_other_drivers curses_drivers curses_traffic curses_at_traffic curses_every_driver road_rage other_drivers honk_at honk_horn honks_at honks_horn honked_at honked_horn honking_at honking_horn',
    stanzas: `
      A light gone green, and a car that has not
      Palm on the horn and an arm in the air
      Windows wound up so that none of it's heard
      Except by the bag on the seat over there

      A signal not given, a lane not kept
      Blinkers exist, to the dashboard, in full
      Pick one, a lane, any lane, it's not hard
      A face going red from the tie, like a bull

      The brake lights ahead like a long red string
      A speech to the bumper in front, with hands
      The light gone green, and the bumper not
      And all down the avenue, horns like bands

      Merge, and a squeeze, and a nod through the glass
      Word for the truck and a word for the van
      Smile for the lady who stops at the line
      Back to the word for the bike and the man`,
  },
  {
    words:
      'drive_slow drive_slowly drive_under drive_like_a drives_slow drives_slowly drives_under drives_like_a drove_slow drove_slowly drove_under drove_like_a driving_slow driving_slowly driving_under driving_like_a slow_driver slow_drivers under_the_limit ten_under speed_limit speeding_ticket speeding_tickets',
    stanzas: `
      Cap going by at the height of the dash
      Both of the hands, and a nose to the wheel
      Bicycles passing, a jogger, a cow
      Trucks in a row with a crawl and a squeal

      Sign with a number, and no need of that
      Needle asleep at the foot of the dial
      Time for the names on the mailboxes, read
      Headlights behind for the most of a mile

      Tick, and a tick, and a tick, and a tick
      Blinker switched on at the top of the hill
      A turn that is down at the grocery store
      Ticking along at the grocery still

      Road like a ribbon, a back road at that
      Brake, in the case of a leaf or a cat
      Wave to the ones going by with a horn
      Home with the eggs in the back, and that's that`,
  },
  {
    words:
      'backs_into backs_up_into backed_into backed_up_into backing_into backing_up_into terrible_driver bad_driver worst_driver fender_bender fender_benders dent dents dented scratched_the_car hit_mailbox hit_curb hit_garage hit_pole hit_fence hits_mailbox hits_curb hits_garage hits_pole hits_fence crash_car crash_truck crash_van crash_bike crash_scooter crashed_car crashed_truck crashed_van crashed_bike crashed_scooter crashes_car crashes_truck crashes_van crashes_bike crashes_scooter wrecked_car wrecked_truck wrecked_van wrecked_bike wrecked_scooter totaled_car totaled_truck totaled_van totaled_bike totaled_scooter totalled_car totalled_truck totalled_van totalled_bike totalled_scooter',
    stanzas: `
      Look over this side, a look over that
      Crunch, and a hush, and a look at the gear
      Post leaning over a little bit more
      And a bumper that smiles from ear to ear

      Hinge with a whine and a light hanging down
      Fold in the fender the size of a pan
      Touch-up paint in a shade that is close
      Door that will shut with a knee, if it can

      Paint of the one on the side of the next
      Thumb licked and rubbed on a long silver line
      Tap of the hammer on skin from within
      Step to the back of it, squint, and it's fine

      Hubcap gone off for a roll of its own
      Tape on the taillight, a wire on the bar
      Slip with a name on it under the blade
      One more for the map on the side of the car`,
  },
  {
    words:
      'named_car named_truck named_van named_plants named_plant named_everything named_boat named_vacuum named_houseplants named_bike named_toaster name_car name_truck name_van name_plants name_plant name_everything name_boat name_vacuum name_houseplants name_bike name_toaster names_car names_truck names_van names_plants names_plant names_everything names_boat names_vacuum names_houseplants names_bike names_toaster naming_car naming_truck naming_van naming_plants naming_plant naming_everything naming_boat naming_vacuum naming_houseplants naming_bike naming_toaster named_your_car named_the_car named_my_car named_his_car named_her_car named_every_plant named_every_car names_your_car names_the_car names_my_car names_his_car names_her_car names_every_plant names_every_car name_your_car name_the_car name_my_car name_his_car name_her_car name_every_plant name_every_car',
    stanzas: `
      Smack of a bottle, a ribbon, a speech
      Label in ink on a strip of white tape
      A pat, and a word, and how are things
      An answer, of sorts, in a droop or a scrape

      Spoken about like an aunt or a niece
      Called by it, coaxed by it, thanked by it, too
      Cough in the morning, a droop, or a drip
      All of it known as a mood going through

      Card at the holidays, signed by it, too
      First name, a last name, a birthday, a song
      Asked how the night was, and told of the day
      Scolded a little when anything's wrong

      Two for the bookends, and one for the broom
      One for the kettle and one for the van
      One for the fern, and another, the fig
      Lord for the vacuum, a dame for the fan`,
  },
  {
    words:
      'spell_name spell_my_name spell_your_name spell_names spells_name spells_my_name spells_your_name spells_names spelled_name spelled_my_name spelled_your_name spelled_names spelt_name spelt_my_name spelt_your_name spelt_names spelling_name spelling_my_name spelling_your_name spelling_names pronounce_name pronounce_my_name pronounce_your_name pronounce_names pronounces_name pronounces_my_name pronounces_your_name pronounces_names pronounced_name pronounced_my_name pronounced_your_name pronounced_names name_wrong my_name_wrong name_spelled name_misspelled',
    stanzas: `
      Box on the form, and the box not enough
      A C for the K, and an E left off
      Icing, or marker, or ink on a cup
      Read at the counter with half of a cough

      Shrug, and a stab at it, best of a guess
      One L, or two, or an H put in
      A pause with the pen held over the line
      Something close by it put down, with a grin

      Sticker, a marker, a hello, and then
      Name tag stuck on with a stranger's on it
      Letter by letter, and slow, and once more
      Y nearly right, and the rest nearly fit

      Banner unrolled from a wall to a wall
      Big block letters in glitter and glue
      One of the vowels gone out for a walk
      And all of it meant, and the spelling new`,
  },
  {
    words:
      'article articles send_articles send_article send_clippings send_recipes sends_articles sends_article sends_clippings sends_recipes sent_articles sent_article sent_clippings sent_recipes forward_articles forward_article forward_clippings forward_recipes forwards_articles forwards_article forwards_clippings forwards_recipes clip_articles clip_article clip_clippings clip_recipes clips_articles clips_article clips_clippings clips_recipes clipped_articles clipped_article clipped_clippings clipped_recipes cut_articles cut_article cut_clippings cut_recipes cuts_articles cuts_article cuts_clippings cuts_recipes clipping clippings newspaper_clippings',
    stanzas: `
      Page with a hole where a piece used to be
      Scissors gone square round a column of print
      Paragraph ringed and the date written in
      Arrow, an underline, not quite a hint

      A page on the best sort of shoe for the knees
      Vitamins, mattresses, how to grow kale
      No word along with it, only a star
      In by the dozen with all of the mail

      Link with a title in seven big words
      Study, a doctor, a thing about sleep
      Important, in capitals, twice at the top
      Saved in a folder a couple feet deep

      Fold, and a fold, and a clip at the edge
      Newsprint that comes off in gray on the thumb
      Half of a coupon stuck on at the back
      Half of some story whose end doesn't come`,
  },
  {
    words:
      'last_page last_pages skip_ahead skip_end skips_ahead skips_end skipped_ahead skipped_end read_ahead read_end reads_ahead reads_end flip_ahead flip_end flips_ahead flips_end end_first ending_first spoiler spoilers spoil_endings spoil_ending spoils_endings spoils_ending spoiled_endings spoiled_ending ruin_endings ruin_ending ruins_endings ruins_ending',
    stanzas: `
      Cover, a title, and straight to the back
      Thumb at the edge of it, lifting the end
      Butler, the boat, or the girl with the scar
      Known from the start like a very old friend

      Leaf lifted up like the lid of a dish
      A quick look in just to see who's alive
      Back to the title, the tea, and the chair
      And calm as a clock up to chapter five

      A finger that keeps one place and the next
      Knot looked at first, and the string later on
      Who gets the farm, and who ends in the lake
      One quick little peep at it, there, and gone

      Lamp, and a cushion, a foot on a stool
      Ribbon put in at the opening line
      Page at the back with a fold in its ear
      All in between it can happen, and fine`,
  },
  {
    words:
      "instruction_booklet never_instructions won't_instructions user_manual user_guide never_read_the_instructions never_reads_the_instructions won't_read_the_instructions doesn't_read_the_instructions don't_read_the_instructions never_read_instructions never_reads_instructions never_read_the_manual never_reads_the_manual instruction_manuals",
    stanzas: `
      Bag full of bolts and a bag full of more
      Booklet in plastic, still sealed at the flap
      A screw left over, a spring, and a ring
      Something held up with a bit of a strap

      Plug, and a light, and a hum, and a beep
      Small gray drawings gone out with the box
      A button pushed, and another one pushed
      Twelve going twelve going twelve on the clocks

      Lid on the floor and a leg on the couch
      How hard can it be, with a bang and a twist
      Part C on the carpet, part F in the air
      Page number one, and the step that was missed

      Hammer, a butter knife, good enough light
      Eleven languages, none of it read
      Bag full of dowels, a little bent key
      And drawers going in at the back instead`,
  },
]
