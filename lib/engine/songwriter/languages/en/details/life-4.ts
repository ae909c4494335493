import type { Details } from '../../stanzas.ts'

/** Far from home, last things, illness and getting well, school and work, and who stood by. */
export const life4: readonly Details[] = [
  {
    words:
      'immigrant immigrants immigrate immigrated immigrates immigrating immigration emigrate emigrated emigrating new_country one_suitcase single_suitcase two_suitcases refugee refugees citizenship green_card came_to_america came_to_canada came_to_england moved_to_america moved_to_canada moved_to_england ellis_island',
    stanzas: `
      A label tied on with a double knot
      A case with a belt going round it twice
      The names of the streets in a mouth gone stiff
      A packet, sewn in, of the proper spice

      Coins to be learned by the edge and face
      A card with a word for the clerk, the bus
      A nod at a joke that goes by too quick
      A laugh and a shrug, and not too much fuss

      The key to a door off the edge of maps
      A coat that is wrong for the cold or heat
      A slip in the palm with the ink gone soft
      The number on it, the name of the street

      A tune for the dishes that no one knows
      Two words for bread and two words for rain
      A clock kept at home time, there on its nail
      A photograph propped by the windowpane`,
  },
  {
    words:
      'deployed deployment deployments in_the_marines tour_of_duty enlist military_base joined_the_navy joined_the_army navy_veteran',
    stanzas: `
      A haircut, a number, a name on cloth
      Boots that a face could be looked at in
      A bed made tight enough for a coin
      A letter worn soft from the folds, and thin

      A duffel that weighs like a half-grown calf
      A snapshot flat in the lid of a case
      A tag on a chain, a stripe on a sleeve
      Back home, a calendar keeping the place

      A name called out from a canvas bag
      A line for the phone, a clock on the call
      Cookies in crumbs in a box full of socks
      Taste of the kitchen in spite of it all

      Dust in the seams of the whole of the kit
      Up before anyone, laces pulled tight
      A shirt folded square to a ruler's edge
      The tip of the cap put perfectly right`,
  },
  {
    words:
      'reunion reunions reunite reunited reuniting family_reunion class_reunion homecoming homecomings welcome_home came_home_safe home_for_good home_safe back_from_war home_from_war',
    stanzas: `
      Arms held out from the top of the steps
      A face with some lines and the same old grin
      A name called out, and another name
      Three people talking at once to begin

      A glance, and a frown, a hand to the mouth
      A second good look till it all comes clear
      The hair cut short or the glasses new
      The one same laugh, and the whole of it here

      A banner with one of the letters small
      Ribbon in loops on the front of the door
      Feet coming quick on the path outside
      A bag let fall in the midst of the floor

      The table pulled wide for an extra leaf
      The good plates out and the chairs brought through
      A dish under foil held up at the hip
      Noise like the feeding time at the zoo`,
  },
  {
    words:
      'funeral funerals grave graves gravestone gravestones headstone headstones tombstone graveside gravesite cemetery cemeteries graveyard eulogy eulogies laid_to_rest',
    stanzas: `
      Gravel that gives at the edge of the grass
      A can filled up at the tap by the gate
      Moss rubbed off with the side of a thumb
      The letters come clear, the name, and the date

      A cloth and a scrub, and the old leaves out
      Stems cut short and set in a jar
      Grass on the knee and some earth on the glove
      Some talk of the neighbors, and how things are

      Cousins in rows, and a book to be signed
      A dark coat borrowed, a bit too wide
      Sandwiches after, and tea in the urn
      A laugh let out that was kept inside

      A bench, and some birds, and the smell of grass
      A pebble picked up and set on the stone
      A thermos, a cup, the news of the week
      A good long sit, and not quite alone`,
  },
  {
    words:
      'passed_away empty_chair lost_my_dad lost_my_mom lost_my_mum lost_my_father lost_my_mother lost_my_brother lost_my_sister lost_my_husband lost_my_wife lost_my_grandpa lost_my_grandma lost_my_grandfather lost_my_grandmother lost_my_son lost_my_daughter lost_our_dad lost_our_mom lost_you_last who_died he_died she_died you_died they_died dad_died mom_died mum_died father_died mother_died grandpa_died grandma_died grandfather_died grandmother_died brother_died sister_died husband_died wife_died son_died daughter_died friend_died died_of lost_you_in lost_him_in lost_her_in died_in died_on died_last died_this died_when died_suddenly died_at we_lost_you we_lost_him we_lost_her',
    stanzas: `
      A cushion that keeps the shape of a back
      The same old dip in the same old chair
      Light coming in on the usual spot
      A habit of looking to see who's there

      The same few boards with the same few creaks
      A hook by the door with its usual load
      The sound of a car that goes by, goes on
      An ear that follows it down the road

      The frame wiped down with the end of a sleeve
      A photo, thumbed at the edge, on a shelf
      A name that comes up over bread and soup
      A smile getting out there, all by itself

      The shelf and the jar, the key on its hook
      The old song on and the sound turned up
      The window left up an inch on its latch
      A toast going up from the old chipped cup`,
  },
  {
    words: 'ashes scattered_ashes scattering_ashes',
    stanzas: `
      The lid put by in the side of a coat
      A hand held open and tipped to the air
      Gray as the dust on a road gone dry
      A little left over on cuff and hair

      Both of the arms going round, to be safe
      A lid that unscrews with a quarter turn
      Heavier, somehow, than anyone thinks
      Light as the dust on the back of a fern

      A hush, and a cough, and a count of three
      A few plain words and some looking at shoes
      A handful let go, and a handful more
      The breeze has a way of its own to choose

      A reach to the left, a reach to the right
      A good deep breath and a view to the end
      Fine as the flour that comes through a sieve
      Gone like a boat going round the bend`,
  },
  {
    words: 'hospital hospitals hospital_bed surgery surgeries intensive_care emergency_room waiting_room heart_surgery',
    stanzas: `
      An elevator that dings at each stop
      The squeak of a shoe on a long clean floor
      A curtain rattling along on its rings
      A face looking in at the edge of the door

      A jug and a straw and a call-bell cord
      A band on a wrist with the name typed small
      Gelatin wobbling in somebody's cup
      Get-well cats in a row on the wall

      A magazine missing the last two leaves
      A chair never meant for taking a nap
      Coffee that comes from a button and slot
      A coat folded up for a rug on the lap

      A card with a rabbit, a bunch of grapes
      Slippers together, just under the bed
      The beep and the drip, the hum of a fan
      Pillows plumped up at the back of a head`,
  },
  {
    words:
      'chemo chemotherapy cancer radiation radiotherapy mri ct_scan tumor tumors tumour tumours remission biopsy biopsies leukemia lymphoma oncologist oncology cancer_ward ct_scans chemo_ward bell_at_the_hospital',
    stanzas: `
      A warm folded blanket, a wide soft chair
      A drip hung up on the hook of a pole
      Ginger and crackers and lemon ice
      A soft knitted hat, and soup in a bowl

      A list of the pills with a tick by each
      A parking ticket between the teeth
      A folder gone fat with letters and forms
      A puzzle book in the bag underneath

      A gown with its ribbons tied in the back
      A big thing humming, a fridge in a shed
      A breath drawn in and a breath let out
      A hand on an arm, a nod of the head

      A nurse with a joke about best seats left
      A row of wide chairs, a magazine pile
      A crossword passed over, one word to go
      Very loud socks for the sake of a smile`,
  },
  {
    words:
      'recuperate recuperating recuperation convalescing physical_therapy physical_therapist physiotherapy physiotherapist physio crutches walk_again walking_again walked_again broken_leg broken_arm broken_hip broken_ankle hip_replacement knee_replacement had_a_stroke after_a_stroke after_the_stroke after_your_stroke after_the_accident after_surgery recovery_room road_to_recovery',
    stanzas: `
      Two hands on a frame, and the slippers on
      A rail on the wall, a step, and a rest
      Once to the window and once to the bed
      Then to the door, and the door is the best

      A stretch of green rubber, a mat, a chair
      A ball to squeeze till the knuckles go white
      Ten times on this side and ten times on that
      One for good measure, and one out of spite

      A tray with a napkin, a bell to ring
      A cane hooked over the back of a chair
      The mailbox today, and the corner next
      The scarf put on for a turn in the air

      A shoe pulled on with a long-handled horn
      A chart on the fridge, a tick, then a tick
      A cup held level, a button pushed through
      A small, small thing, and the whole of the trick`,
  },
  {
    words:
      "dementia alzheimer alzheimers alzheimer's alzheimer’s forgets_my_name forgot_my_name forgets_names forgets_our_names forgot_our_names forgetting_names forgets_your_name forgets_who forgot_who memory_care memory_loss losing_her_memory losing_his_memory losing_your_memory",
    stanzas: `
      A spoon held up to be looked at twice
      A name at the very tip of the tongue
      A song off the radio, every verse
      All of it sung as it used to be sung

      Notes on the kettle, a note on the door
      Labels on drawers for the cups and plates
      The same question asked, and the same reply
      A thumb going over photos and dates

      A coat done up to the uppermost hole
      Hands know the way to a button, a bow
      A towel folded square, and folded again
      A hum underneath it, steady and low

      A chair pulled up, and a cup, and a plate
      A face known more by its laugh than its name
      A cookie, and then, a surprise, one more
      As good as the first, and never the same`,
  },
  {
    words:
      'sober sobriety soberness aa_meeting aa_meetings quit_drinking stopped_drinking gave_up_drinking stop_drinking stops_drinking gave_up_alcohol quit_alcohol recovering_alcoholic recovering_addict days_clean months_clean years_clean got_clean my_sponsor twelve_steps in_recovery ginger_beer alcohol-free_beer alcohol_free non-alcoholic',
    stanzas: `
      A nod from the next seat, a scrape of feet
      A coin in the pocket, smooth on one side
      A folding chair and a paper cup
      Coffee as black as the urn is wide

      A tray going past, and an easy no
      A glass with a lime, some ice and some fizz
      One day on the list, the list is one day
      Tomorrow can stay wherever it is

      The paper read with both of the eyes
      The whole of the weekend, edges and all
      Toast in the morning that tastes like toast
      Square after square on a page on the wall

      Stairs going down to a basement light
      A number to ring, a long way to walk
      A circle of chairs and a dry old cake
      A turn for a nod, a turn for a talk`,
  },
  {
    words:
      'depression depressed anxiety anxious panic_attack panic_attacks panic_disorder therapy therapist therapists counselling counseling burnout mental_health nervous_breakdown ptsd',
    stanzas: `
      A lamp turned low and a clock turned round
      A plant in a pot, a box on a chair
      Things carried in like a wet winter coat
      Hung for an hour on the hook that is there

      A palm on the wall, and the wall is cool
      Four counts in, and a hold, and out slow
      Five things to look at and four things to touch
      Floor coming back to the heel and the toe

      Blinds pulled up by the half of a pane
      The kettle, the comb, the getting dressed
      The one sock, then the other one, found
      Out to the mailbox, and back for a rest

      A list of three things, and one is a bath
      A blanket as heavy as one big dog
      A cup in both hands, two feet on the floor
      The shape of a tree come out of the fog`,
  },
  {
    words:
      'exam exams midterm midterms final_exam final_exams finals_week entrance_exam entrance_exams flashcards studied_for studying_for studies_for study_for cramming all-nighter all-nighters revising_for revised_for revise_for resits mock_exams a_levels gcses',
    stanzas: `
      A lamp bent low and a stack of notes
      Cards with a fact on the back of each
      A pencil chewed down to the taste of lead
      Cookies pushed just out of working reach

      Lips on the bus going over the facts
      Yellow ink over the half of a page
      A mug and a crust, a tower of books
      Carpet to pace like a cat in a cage

      A number, a desk, and a face-down sheet
      Two pens and a spare, and a chair that creaks
      The one great clock with its walk round the wall
      Fists pushed up to the sides of the cheeks

      Notes on the mirror and notes on the door
      A list on the fridge at the height of eyes
      Rules said aloud to the spoon and the egg
      The houseplant is getting terribly wise`,
  },
  {
    words:
      'graduate graduates graduated graduating graduation graduations diploma diplomas cap_and_gown graduation_gown valedictorian commencement',
    stanzas: `
      A gown like a tent with the feet stuck out
      A tassel tickling the side of the nose
      A name read out with the middle bit in
      A whoop from the farthest back of the rows

      Pins by the dozen, and still it slides
      A flat square hat that is not made for hair
      A roll of stiff paper, a hand to shake
      A couple of hundred hats in the air

      A line in the hall, by the alphabet
      A gown with the creases in from the box
      Good shoes going clop on the wooden steps
      Under it all is a pair of odd socks

      A squint for the picture, and one more squint
      Flowers in paper, a camera held wrong
      Folding chairs, and the programs for fans
      Clapping that goes on a little too long`,
  },
  {
    words: 'first_paycheck first_payday first_shift getting_hired landed_the_job internship',
    stanzas: `
      A cord round the neck that dips in the soup
      A badge with the photo a bit too pink
      Twelve new names by the end of the hall
      A hunt for a cup by the staff-room sink

      A bus tried out on the day before
      A shirt with the packet folds still in
      Early by far, and a walk round the block
      A handshake firm as the set of the chin

      A window, a stub, and a signature
      A check with a name on it, looked at twice
      Some for the bus and some for the rent
      One thing brought home at the whole of its price

      An apron or tie, and a knot in it
      A key, and a code, and a pen on a string
      The way to the closet asked for again
      Ears going hot at each telephone ring`,
  },
  {
    words: 'last_shift',
    stanzas: `
      A drawer turned out, and a hundred pens
      A box with a mug, a plant, and a frame
      A card with the whole of the floor squeezed in
      A peg by the door with a gap for a name

      Hands to be shaken all down the hall
      Keys slid over the desk with a clink
      A cake with the icing a size too big
      A speech got through with a cough and a blink

      The good shoes put in a box for a rest
      A clock put face-down in back of a drawer
      The paper read to the very last page
      A second cup, and a half of one more

      Slippers at ten, and the robe till noon
      A shed to sort out, a fence to be done
      A map on the table, pencil, and mug
      A chair pulled round to the side with sun`,
  },
  {
    words:
      'taught_me_everything taught_us_everything taught_him_everything taught_her_everything teaches_me_everything taught_me_how taught_us_how teaches_me_how showed_me_how shows_me_how showed_us_how mentor mentors mentored mentoring tutor tutors tutored tutoring apprentice apprentices patient_teacher',
    stanzas: `
      A chair drawn up, and a sleeve rolled back
      Slowly, and once more, now with the thumb
      A hand round a hand till it's got it right
      Then the hand gone, and a bit of a hum

      No sigh, and no look at the kitchen clock
      First shown, and then wrong, then wrong, then shown
      A nod, and a wait, and another nod
      A step to the back, and then done alone

      A tap with a pen at the place to look
      A nod for the good, a hum for the bad
      Again from the top with the tongue stuck out
      Something in hand that the hand never had

      Two heads bent over and only one lamp
      Patient as paint when it's put on to dry
      The thing taken all to bits and put back
      And no such thing as a foolish why`,
  },
  {
    words:
      'believed_in_me believes_in_me believe_in_me believed_in_us believes_in_us believed_in_you believes_in_you believed_in_him believed_in_her believing_in_me biggest_fan number_one_fan cheers_for cheered_for cheering_for cheering_section came_to_every_game comes_to_every_game came_to_every_match comes_to_every_match came_to_every_recital came_to_every_performance at_every_game at_every_match never_missed_a_game never_misses_a_game never_missed_a_match never_missed_a_recital never_missed_a_show',
    stanzas: `
      A coat waved round like a flag on a boat
      Two fingers, a whistle, over the din
      A voice gone hoarse by the half of the thing
      Clapping, whoever it is that may win

      A seat on the aisle, a bag on the next
      A thumb stuck up at the end of a row
      Hands gone red from the clapping, and hot
      The nod, very small, that says go on, go

      Good news going down a list on the phone
      A picture kept in the flap of a purse
      Shown to the butcher, the driver, the clerk
      Told with the details, chapter and verse

      A strawberry magnet, a bit of tape
      The clipping cut out and the edges squared
      Up on the fridge at the height of the eyes
      No one who goes for the milk is spared`,
  },
  {
    words:
      'worry worries worried worrying worrier worrywart waits_up waited_up waiting_up stays_up_until stayed_up_until leaves_the_porch_light left_the_porch_light waits_up_for waited_up_for',
    stanzas: `
      A robe pulled tight and a chair by the door
      A curtain pulled back the width of a nose
      The clock and the street and the clock again
      Each set of headlights that slows, and goes

      A sandwich wrapped for the drive, and two more
      A scarf, and a hat, and a call when there
      Socks, and then socks in case of the socks
      A whistle, a map, and a coin to spare

      The iron unplugged and the plug laid out
      The stove looked at once, the stove looked at twice
      A hand on the doorknob, a tug, a tug
      Back from the corner to look at it thrice

      A lamp left on, and a ring from the cup
      The magazine page that's yet to be turned
      A key in the lock and a breath let go
      A stretch, and a yawn, and quite unconcerned`,
  },
  {
    words:
      'advice advise advises advised wise wiser wisest wise_words words_of_wisdom life_lesson life_lessons old_saying',
    stanzas: `
      A hum, a tug at the side of an ear
      Said with a fork pointing up at the light
      A pause, and a sip, a wipe of the chin
      What is annoying, it always is right

      No more than goes on the back of a stamp
      A handful of words from the next-door chair
      Saved like a coin in the toe of a sock
      Years further on, when it's needed, there

      Not from a book or the side of a box
      Short as a nail, and as straight and plain
      Hung by the door like a coat with a hood
      Ready to hand when it looks like rain

      A plate passed over, a plate to be dried
      Over the dishes, one hand in the suds
      Not very long and not said very loud
      Put in the ground like a row of spuds`,
  },
]
