import type { Details } from '../../stanzas.ts'

/** Care, rescue, service, school and science. */
export const work1: readonly Details[] = [
  {
    words: 'nurse nurses nursing_school nursing_shift hospital_ward in_scrubs er_nurse icu head_nurse',
    stanzas: `
      A clipboard hung at the end of the bed
      Soft flat shoes on a polished floor
      A pen in the pocket, a pinned-on watch
      And a quiet hand on the heavy door

      The monitor glowing a steady green
      Two fingers counting an even beat
      A pillow turned to its cooler side
      And a blanket tucked around cold feet

      Names and numbers up on the board
      A paper cup and a small white pill
      The call light glowing over the door
      And coffee cold on the windowsill

      The cart goes rattling down the hall
      Rubber soles going soft and quick
      A chart filled in and a curtain drawn
      And a needle in with hardly a prick`,
  },
  {
    words:
      'night_shift night_shifts nightshift graveyard_shift third_shift overnight_shift works_nights worked_nights working_nights work_nights',
    stanzas: `
      The parking lot in its yellow light
      A sandwich at a quarter to three
      The vending machine with its steady hum
      And halls as quiet as halls can be

      A key in the door when the rest get up
      Blackout curtains and bed by eight
      The birds all talking at once in the tree
      And supper served on a breakfast plate

      Headlights coming the other way
      One car home as the town drives in
      A thermos rinsed and a lunchbox shut
      And covers pulled up as the days begin

      A radio turned down nearly to none
      One lit window left in the row
      The coffee stewed and poured all the same
      And the hands of the clock gone twice as slow`,
  },
  {
    words:
      'doctor doctors physician physicians pediatrician pediatricians stethoscope medical_school med_school medical_student family_doctor',
    stanzas: `
      A row of chairs and a fish in a tank
      A cold disk warmed in the palm of a hand
      The paper that crackles along the bed
      And handwriting no one can understand

      A door pulled shut and a stool on wheels
      A rubber hammer, a jumping knee
      A long deep breath and another one
      And a small bright light, and tonsils to see

      A scale with a weight that slides along
      A jar of lollipops next to the chair
      A cuff on the arm puffing up and down
      And a white coat pocket with pens to spare

      Textbooks thick as a loaf of bread
      A pager buzzing against the keys
      X-rays clipped to a square of light
      And one more ear to one more wheeze`,
  },
  {
    words:
      'surgeon surgeons operating_room operating_theater operating_table scalpel brain_surgeon heart_surgeon operating_theatre',
    stanzas: `
      A tap turned off with the point of an arm
      Hands scrubbed pink to the elbow bend
      Blue cloth folded and steel laid out
      A row of stitches, a snip at the end

      Two clean gloves with a snap at the wrist
      A wide round lamp with no shadow at all
      A tray of steel in a careful row
      A second hand going round on the wall

      Doors that swing with a push of the back
      The masks go up and the talk goes low
      A monitor counting beep by beep
      And fingertips knowing the way to go

      A stool, a lens, and a square of blue
      A thread so fine that it's hard to see
      A cap tied on and the glasses pushed up
      And a hand as sure as a lock and key`,
  },
  {
    words:
      'dentist dentists dental_hygienist dental_hygienists dental_assistant dental_office dentistry orthodontist orthodontists root_canal',
    stanzas: `
      A cup of water, a little round sink
      The chair tips back to the ceiling light
      A paper bib on a silver chain
      And a strip of blue to show the bite

      A mask, two eyes, and a rolling stool
      A tiny mirror that looks upstairs
      The smell of mint and the whir of a drill
      And molars counted and checked in pairs

      A tray with hooks in a shiny row
      A rinse and a spit and a swirl of blue
      A question asked when the mouth is full
      And every answer an ah or an ooh

      Two gloved thumbs and a lamp pulled close
      A cotton roll and a numb pink lip
      A plaster set of somebody's teeth
      And a new toothbrush for the homeward trip`,
  },
  {
    words: 'paramedic paramedics emt emts ambulance ambulances first_responder first_responders',
    stanzas: `
      A long white truck with a stripe on the side
      Gauze and tape in a zippered pouch
      The siren cut at the end of the drive
      And a stretcher steered around the couch

      A number called and a belt clicked on
      Two bags grabbed as the wheels get stopped
      A blanket, a mask, and a hand held out
      And half a burger in the front seat, dropped

      Red light sweeping across the brick
      Lanes of traffic pulling aside
      Ink on a glove where the numbers go
      And a calm voice all the length of the ride

      Two doors open, a ramp, and a bed
      A rig restocked to the very last strip
      Wheels that unfold with a clack on the curb
      A knee on the floor and a good firm grip`,
  },
  {
    words:
      'firefighter firefighters fireman firemen firehouse fire_station fire_truck fire_trucks fire_engine fire_engines fire_department fire_chief fire_hose',
    stanzas: `
      A brass pole shining, a bell on the wall
      Boots and suspenders beside the rig
      A helmet hung with the soot left on
      A pot on the stove for a crew that big

      A bell, and chairs pushed back all at once
      The bay door up and the siren on
      Heavy hose unrolled by the arm
      And the card game left with a hand half gone

      A coat on a hook with its stripes of white
      Smoke in the cloth that won't wash out
      A ladder up with its feet dug in
      A cat in a tree, now and then, no doubt

      Ladders and axes clipped into place
      A red truck washed till the chrome looks new
      Long hose drying along a wall
      And kids at the curb with a wave or two`,
  },
  {
    words:
      'police policeman policemen policewoman police_officer police_officers cop cops sheriff sheriffs state_trooper patrol_car squad_car',
    stanzas: `
      A patrol car parked where the streetlight is
      A radio mumbling numbers and streets
      A hard-brimmed hat on the dashboard shelf
      And coffee in cups on the two front seats

      A cap and a whistle, a wide black belt
      A badge worn smooth where a thumb has been
      A notepad flipped to a clean white page
      And a flashlight long as a rolling pin

      The same few blocks at a walking pace
      Slow at the corner, window down
      A nod for the crossing guard on the curb
      And all of the short cuts across the town

      A blue shirt ironed and buttoned up
      A creak of belt and a clink of keys
      Polished shoes on the courthouse stairs
      A hand in the air for a moment, please`,
  },
  {
    words:
      'soldier soldiers army marine_corps the_marines a_marine air_force veteran veterans enlisted military served_overseas serving_overseas serves_overseas deployed_to deployed_overseas boot_camp basic_training platoon barracks infantry paratrooper national_guard',
    stanzas: `
      A cot and a locker, a whitewashed wall
      Boots in a pair at the foot of the bed
      A duffel bag stenciled along its side
      And a card from home tacked overhead

      A whistle blown and a line on the grass
      Sheets pulled tight as the skin of a drum
      Buttons and brass rubbed bright with a rag
      A calendar crossed for the days to come

      A canvas pack with the straps let out
      A chain with two tags and a name stamped in
      A letter begun on the bottom bunk
      And peaches eaten out of the tin

      A flag on a pole and a bugle's note
      A cap squared off and a collar pressed
      A photo kept in the lid of a trunk
      And ribbons pinned on the left of the chest`,
  },
  {
    words:
      'the_navy in_the_navy us_navy navy_man navy_ship submarine submarines aircraft_carrier coast_guard merchant_marine battleship',
    stanzas: `
      A gangway down and a duffel bag
      A bunk slung under an overhead pipe
      Coffee held level in spite of the roll
      And a sleeve sewn up with stripe over stripe

      A gray hull tied to a concrete pier
      Rope in a coil and salt on the rail
      A cup that slides when the table tilts
      And a canvas sack with a month of mail

      A round brass window, a turn of the wheel
      Gray steel humming under the feet
      A ladder as steep as a ladder gets
      And a thread of land where the two blues meet

      A bucket, a brush, and a coil of line
      Polished brass and a deck scrubbed white
      A whistle blown and a flag run up
      And knots that only pull more tight`,
  },
  {
    words:
      'teacher teachers schoolteacher schoolteachers school_teacher classroom classrooms lesson_plan lesson_plans grading_papers grades_papers graded_papers homeroom substitute_teacher teaches_school taught_school teaches_class teaching_class taught_kindergarten teaches_kindergarten teaches_math taught_math teaching_math teaches_english taught_english teaching_english teaches_history taught_history teaches_science taught_science first-graders kindergartners',
    stanzas: `
      A date at the top of a clean white board
      Chalk on a sleeve and a red pen cap
      A globe with a dent where the ocean is
      And rivers and states on a pull-down map

      Coats on hooks and a clock up high
      Pencils and clips in a big glass jar
      Hands going up at the back of the room
      And a slip in the book to say how far

      A canvas bag with a bursting seam
      A stack of papers up to the chin
      The squeak of a marker across the board
      And the noise in the hallway pouring in

      A row of desks and a bell on the wall
      The roll called out and the names all right
      An apple going soft on the desk
      A puzzled look going suddenly bright`,
  },
  {
    words: 'librarian librarians library_card library_cards bookmobile card_catalog overdue_book overdue_books',
    stanzas: `
      A counter of oak and a desk lamp on
      A rubber stamp and a due-back date
      A cart that squeaks between the shelves
      And a nickel owed on a book brought late

      Tall shelves running from wall to wall
      A whisper lasting the length of the aisle
      Old paper smell and a wooden chair
      And books to the chin in a leaning pile

      A card with a corner rounded by thumbs
      Little white numbers along each spine
      A green glass lamp and a page turned slow
      And story-hour kids in a crooked line

      A quiet clock and a big front desk
      The book drop thumps at the side of the hall
      A pencil stub on a short brown string
      And a rolling step for the shelves too tall`,
  },
  {
    words:
      'scientist scientists in_the_lab lab_coat lab_coats lab_work lab_tech laboratory laboratories microscope microscopes biologist biologists physicist physicists petri_dish test_tube test_tubes bunsen_burner',
    stanzas: `
      A long steel bench and a row of stools
      A line of tubes in a wooden rack
      Safety glasses pushed up in the hair
      And a single drop turning pale to black

      A square of glass and a tiny brass knob
      A slide so thin it is mostly light
      One eye shut and a dial turned slow
      And a whole small world swimming into sight

      A shelf of bottles with penciled names
      White coat cuffs with a stain of green
      A notebook full of careful sums
      Trial sixteen, and trial seventeen

      A chart on the wall and a humming fan
      A freezer packed with labeled trays
      Two blue gloves turned inside out
      And one good question that lasts for days`,
  },
]
