import type { Details } from '../../stanzas.ts'

/** Care, rescue, service, school and science, told in sentences. */
export const work1: readonly Details[] = [
  {
    words: 'nurse nurses nursing_school nursing_shift hospital_ward in_scrubs er_nurse icu head_nurse',
    own: `
      {fact}
      {He} {comes} through the curtain on whispering feet
      {He} {writes} down a number and {straightens} a rug
      And {warms} up {his} hands before touching the sheet

      {He} {stays} past (the bell|the hour|the shift) with a hand in {his} hand
      When the coat [is] already half on
      {fact}
      And {goes} when the last of the shaking [is] gone`,
    stanzas: `
      (The ward|A ward|The corridor) [sleeps] with one lamp at the desk
      A pen [writes] it all in a book
      A bell [gives] a buzz from the bed at the end
      And a head [comes] around for a look

      (The doctor|A doctor|Some doctor) [comes] by with a question or ten
      The coffee [goes] cold on the tray
      An old man [says] something that [makes] the room laugh
      And the sun [comes] up over the bay`,
    later: `
      The shoes [are] left off by the door of the flat
      The feet [are] put up on a chair
      And somewhere a person goes out for a walk
      Because of what hands can repair`,
    hook: `
      A nurse on the ward, and a light in the hall
      And nobody's cough is a trouble at all

      Here's to the nurse with the soft-soled shoes
      A word and a blanket, and better news`,
  },
  {
    words:
      'night_shift night_shifts nightshift graveyard_shift third_shift overnight_shift works_nights worked_nights working_nights work_nights',
    own: `
      {fact}
      {He} {packs} up a lunch to be eaten at three
      {He} {yawns} at the moon, and the moon [yawns] right back
      And {tiptoes} past curtains, one hand on the key

      {He} {comes} home (with the milk|with the birds|with the bread) in the cool of the day
      And {says} good night over toast
      {fact}
      And {sleeps} through the hours that the sun [likes] the most`,
    stanzas: `
      (The street|A street|The town) [is] asleep with its curtains pulled to
      The traffic lights [change] for no car
      A fox [has] the whole of the street to itself
      And the hum of the lamps [carries] far

      (The clock|A clock|The wall clock) [stops] dead at a quarter to four
      The coffee machine [starts] to sing
      Somebody [laughs] at nothing, and then they all [laugh]
      And the sky [gets] a thin yellow ring`,
    later: `
      The first bus [comes] by with its windows all gold
      The shifts [pass] each other and [nod]
      And somebody wakes to a world that still works
      And never finds anything odd`,
    hook: `
      The night shift, the night shift, the lamps in a row
      And somebody's up so the whole town can go

      Good night to the town from the night shift, good night
      There's somebody up who is keeping it right`,
  },
  {
    words:
      'doctor doctors physician physicians pediatrician pediatricians stethoscope medical_school med_school medical_student family_doctor',
    own: `
      {fact}
      {He} {warms} the cold metal a while in {his} palm
      {He} {listens}, and {listens}, and {says}, "Take a breath"
      And {says} what it [is] in a voice that [is] calm

      {He} {crouches} (down low|a bit|right down) by the boy with the bear
      And {listens} to Bear's chest instead
      {fact}
      And {orders} them both half a day off in bed`,
    stanzas: `
      (The chairs|Hard chairs|The benches) [are] full, and a baby [lets] go
      The posters [show] hearts cut in two
      A note in a scribble [is] passed to the desk
      And four people [guess] till they [know] what to do

      (A lamp|The lamp|One lamp) [stays] alight at the end of the hall
      The phone [rings] at quarter to three
      A bag [is] picked up by the door in the dark
      And across town a kettle [goes] on for some tea`,
    later: `
      The fever [goes] down, and the bill [goes] astray
      The cast [is] all names, and cut through
      But somebody's running around in the rain
      As if that was easy to do`,
    hook: `
      The doctor is in, and the doctor has time
      For each of the stairs that were too hard to climb

      A good family doctor knows each of them all
      By the cough, and the step coming in from the hall`,
  },
  {
    words:
      'surgeon surgeons operating_room operating_theater operating_table scalpel brain_surgeon heart_surgeon operating_theatre',
    own: `
      {fact}
      {He} {washes} {his} hands for as long as a song
      {He} {holds} them up, dripping, and {backs} through the door
      And {tells} the pale face that it will not be long

      {He} {walks} (to the room|down the hall|through the doors) where the family [waits]
      And {takes} off the mask from {his} chin
      {fact}
      And the smile [is] enough, and the news [is] let in`,
    stanzas: `
      (The lamp|A lamp|The great lamp) [comes] down like a moon on the sheet
      The clock [counts] in red on the wall
      A hand [is] held out, and the right thing [is] there
      And nobody [needs] any talking at all

      (The door|A door|The far door) [has] a light that [stays] red to the end
      The hands [go] as small as a stitch
      Somebody [hums] to the beep of the screen
      And a thread [is] pulled through without one single hitch`,
    later: `
      The scar [is] a thin little line in the end
      That itches when weather [is] gray
      And somebody dances at somebody's feast
      With hardly a thought of that day`,
    hook: `
      The surgeon works on with the lamp burning bright
      The steadiest hands in the whole of the night

      In the operating room, not one word too much
      The world has gone small as the tip of a touch`,
  },
  {
    words:
      'dentist dentists dental_hygienist dental_hygienists dental_assistant dental_office dentistry orthodontist orthodontists root_canal',
    own: `
      {fact}
      {He} {takes} a deep breath at the sight of the chair
      {He} {says} it [is] only a few minutes' work
      And {smiles} like a toothpaste tube, brave as a bear

      {He} {talks} of (the weekend|the weather|the game) in the light of the lamp
      And the answer [is] "Aah", or [is] "Oh"
      {fact}
      And that [settles] it, then, it [is] likely to snow`,
    stanzas: `
      (The chair|That chair|The big chair) [tips] back till the feet [are] up high
      The lamp [has] a very bright eye
      A small mirror [goes] for a stroll round the gums
      And the fish in the tank [keeps] on goggling by

      (The drill|A drill|Some drill) [has] a song that [is] known the world round
      A lip [goes] to sleep on its own
      The bib [is] undone, and the rinse [is] spat out
      And a sandwich [is] looked at, and then left alone`,
    later: `
      By evening the cheek [has] come back to its size
      The soup [goes] in both of the sides
      And there in the mirror's a smile to the ears
      That nobody covers or hides`,
    hook: `
      The dentist, the dentist, say "Aah" and say "Oh"
      It's over before there was reason to know

      Open up wide for the dentist, and then
      There's a smile like piano keys shining again`,
  },
  {
    words: 'paramedic paramedics emt emts ambulance ambulances first_responder first_responders',
    own: `
      {fact}
      {He} {runs} with the bag up the stairs, two by two
      {He} {kneels} on the carpet and {says} a first name
      And {breathes} very slowly, till someone [breathes], too

      {He} {talks} of (the weather|the garden|the sea) the whole way through the town
      With somebody's hand in {his} own
      {fact}
      And nobody [makes] that long journey alone`,
    stanzas: `
      (The siren|A siren|The two-tone) [comes] up, and the cars [pull] aside
      The lamp [paints] the houses in blue
      The doors [are] flung open before the wheels [stop]
      And a neighbor in slippers [is] waving them through

      (A blanket|One blanket|The blanket) [is] tucked round as gently as snow
      Somebody [holds] up the drip
      A dog [is] put into the care of next door
      And the wheels [take] the stairs without one single slip`,
    later: `
      The coffee [is] cold when the doors [are] shut to
      The bag [is] packed up as before
      And one day a lady comes in with a cake
      On two steady feet, through the door`,
    hook: `
      Here comes the ambulance, blue on the wall
      And help is already halfway down the hall

      When the ambulance comes with its light going round
      A hand and a voice are the very best sound`,
  },
  {
    words:
      'firefighter firefighters fireman firemen firehouse fire_station fire_truck fire_trucks fire_engine fire_engines fire_department fire_chief fire_hose',
    own: `
      {fact}
      {He} {slides} down the pole with one boot still undone
      {He} {swings} up behind as the wheels [start] to roll
      And {buckles} the helmet on, all at a run

      {He} {comes} through (the smoke|the yard|the dark) with a cat in a coat
      And a scratch or two over {his} face
      {fact}
      And {sets} it down safe in its favorite place`,
    stanzas: `
      (The bell|A bell|The big bell) [goes] off in the middle of lunch
      The soup [is] left there with its spoon
      A ladder [goes] up like a hand to a shelf
      And the hose [throws] its water halfway to the moon

      (The engine|An engine|The red one) [is] washed till it [shows] every face
      The boots [stand] in trousers, in line
      A small boy [is] lifted up next to the wheel
      And a dog in the front seat [is] looking so fine`,
    later: `
      The smoke [blows] away and the hose [is] rolled up
      The soup [is] made hot once again
      And somebody sleeps in a bed that is there
      On account of the women and men`,
    hook: `
      Fire truck, fire truck, red through the town
      With ladders for up, and with arms to come down

      The firefighters go where the rest run away
      And carry out somebody into the day`,
  },
  {
    words:
      'police policeman policemen policewoman police_officer police_officers cop cops sheriff sheriffs state_trooper patrol_car squad_car',
    own: `
      {fact}
      {He} {walks} the long street with a nod left and right
      {He} {gets} down a cat and {finds} somebody's bike
      And {rattles} the doors of the shops in the night

      {He} {sits} on (the curb|the step|a wall) with a child who [is] lost
      And {gives} it the hat to try on
      {fact}
      And {stays} there till every last teardrop [is] gone`,
    stanzas: `
      (The blue light|A blue light|The lamp) [goes] around on the wet of the wall
      A flashlight [looks] under the stair
      A notebook [takes] names in a very neat hand
      And two shouting neighbors [sit] down on a chair

      (The radio|A radio|The desk phone) [crackles] a street and a name
      The cars [slow] to thirty, in rows
      A hand in a white glove [goes] up in the road
      And a goose [takes] her goslings across on their toes`,
    later: `
      The badge [is] put down on the chest by the bed
      The boots [have] the rain of the street
      And all down the houses the sleepers sleep well
      For the sake of the steps on the beat`,
    hook: `
      Police on the corner, a nod and a light
      To see the street home in the middle of night

      A sheriff, a cop, with a slow steady tread
      And the town turns around and goes back to its bed`,
  },
  {
    words:
      'soldier soldiers army marine_corps the_marines a_marine air_force veteran veterans enlisted military served_overseas serving_overseas serves_overseas deployed_to deployed_overseas boot_camp basic_training platoon barracks infantry paratrooper national_guard',
    own: `
      {fact}
      {He} {shines} up the boots till they [show] {him} the moon
      {He} {folds} a wool blanket with corners like paper
      And {writes} in a letter it can't be too soon

      {He} {comes} up the path (with a bag|in the rain|in the dusk) at the end
      And {stands} for a while in the yard
      {fact}
      And the arms in the doorway [hold] on very hard`,
    stanzas: `
      (The bugle|A bugle|The whistle) [goes] off while the stars [are] still out
      The boots [hit] the gravel as one
      Some cards [are] dealt round on the lid of a trunk
      And a letter [is] read at the set of the sun

      (A train|The train|A bus) [pulls] away from the arms at the gate
      A flag [lifts] a bit in the air
      A light [is] left on in the hall of a house
      And a plate [is] still set at a chair`,
    later: `
      The coat [is] hung up in the back of the hall
      The buttons [grow] dull in the dark
      And what isn't told [takes] a slow walk alone
      With the dog, in the rain, in the park`,
    hook: `
      A soldier comes home with a bag and a coat
      And a word that takes long to get up through the throat

      Soldier, oh, soldier, the road has been long
      Come in to the kitchen, come in to the song`,
  },
  {
    words:
      'the_navy in_the_navy us_navy navy_man navy_ship submarine submarines aircraft_carrier coast_guard merchant_marine battleship',
    own: `
      {fact}
      {He} {stands} on the deck in the cold and the spray
      {He} {looks} at the line where the sea [meets] the sky
      And {thinks} of a kitchen a long way away

      {He} {ties} the good knot (in the dark|in the wind|in the rain) with {his} eyes
      On anything else but the rope
      {fact}
      And {smells} of the diesel, the salt, and the soap`,
    stanzas: `
      (The whistle|A whistle|The pipe) [calls] the watch when the stars [are] still bright
      The steel [hums] along underfoot
      A bunk [has] a photograph taped by the pipe
      And the cocoa [is] thick, and as black as the soot

      (The wake|A long wake|The white wake) [goes] out like a road to the edge
      The flag [gives] a crack on its line
      The whole ship [leans] left, and the soup [leans] along
      And the hat of the cook [stays] in place by design`,
    later: `
      The quay [is] all arms, and the gangway [comes] down
      The ground [goes] on rolling like foam
      The bag [is] put down on the mat by the door
      And the clock in the kitchen [says] nothing but home`,
    hook: `
      Oh, the navy, the navy, the gray and the blue
      The sea is so wide, but it comes to land, too

      In the navy, in the navy, the knot and the star
      It's a small ship to go on a water so far`,
  },
  {
    words:
      'teacher teachers schoolteacher schoolteachers school_teacher classroom classrooms lesson_plan lesson_plans grading_papers grades_papers graded_papers homeroom substitute_teacher teaches_school taught_school teaches_class teaching_class taught_kindergarten teaches_kindergarten teaches_math taught_math teaching_math teaches_english taught_english teaching_english teaches_history taught_history teaches_science taught_science first-graders kindergartners',
    own: `
      {fact}
      {He} {writes} on the board with the chalk on {his} sleeve
      {He} {draws} a whole whale with one line, and they [gasp]
      And the bell [goes] for lunch, and they [ask] not to leave

      {He} {kneels} by (a desk|one desk|the desk) at the back of the room
      And {tells} it with apples instead
      {fact}
      And a light [comes] on slowly in somebody's head`,
    stanzas: `
      (A hand|One hand|A small hand) [is] stretched till it [lifts] off the chair
      A paper plane [lands] by the door
      The chalk [gives] a squeak, and the whole class [goes] "Ooh"
      And the hamster [gets] out, right over the floor

      (The bell|A bell|The last bell) [sends] them all down the stairs like a flood
      The sponge [leaves] a cloud on the board
      A stack of small essays [goes] home in a bag
      And a drawing [is] pinned up, its highest reward`,
    later: `
      The chairs [are] put up and the windows [are] shut
      The dust [settles] down in the sun
      And long after, somebody grown does a sum
      And hears how the first one was done`,
    hook: `
      The teacher, the teacher, with chalk on the sleeve
      Who said they could do it, and made them believe

      In the classroom, the classroom, with dust in the light
      A hand going up, and the answer is right`,
  },
  {
    words: 'librarian librarians library_card library_cards bookmobile card_catalog overdue_book overdue_books',
    own: `
      {fact}
      {He} {runs} a slow finger along the whole row
      {He} {stops} at a green one and {tips} it half out
      And {reads} the first page with the lamp turned down low

      {He} {carries} (a tower|an armful|a pile) held in place by the chin
      And {feels} the whole lot of it slide
      {fact}
      And the hush [is] so deep that it [echoes] outside`,
    stanzas: `
      (The stamp|A stamp|The date stamp) [comes] down with a satisfied thump
      A cart [has] a wheel with a squeak
      A small boy [takes] home seven dinosaur books
      And a roar [fills] the bedroom the whole of the week

      (A whisper|One whisper|The whisper) [goes] over the tops of the shelves
      An old man [reads] news on a stick
      The story-time children [sit] round on a rug
      And the wolf in the story [is] not very quick`,
    later: `
      The lamps [are] put out, and the books [are] in bed
      The dust [has] the aisles to itself
      And somewhere a torch makes a tent of a sheet
      For a book with its gap on the shelf`,
    hook: `
      Librarian, hush, with a stamp and a smile
      There's somebody lost in there, gone for a while

      A library card, and the world's in the hand
      With dragons, and pirates, and maps of the land`,
  },
  {
    words:
      'scientist scientists in_the_lab lab_coat lab_coats lab_work lab_tech laboratory laboratories microscope microscopes biologist biologists physicist physicists petri_dish test_tube test_tubes bunsen_burner',
    own: `
      {fact}
      {He} {looks} down the tube with one eye squeezed up tight
      {He} {sees} something moving, and {calls} the whole room
      It [is] only {his} eyelash, gone big in the light

      {He} {writes} it (all down|in ink|with care) in a book, with the time
      And {does} it again, and again
      {fact}
      Then {whispers} "Oh, look" at attempt number ten`,
    stanzas: `
      (A bubble|One bubble|The bubble) [goes] up through the glass like a thought
      A number [is] chalked on the wall
      A plate on the sill [grows] a garden of fuzz
      And it [turns] out to be someone's lunch, after all

      (The flame|A flame|The burner) [turns] blue, and the glass [starts] to sing
      The coats [hang] in white by the door
      A clock [is] set going, a needle [goes] round
      And one small surprise [leads] to seventeen more`,
    later: `
      The lights [are] put out, and the pens [have] a rest
      The answer [is] two inches long
      But there in a dish, by the light of the moon
      A speck starts to prove it all wrong`,
    hook: `
      A scientist's work is to wonder and look
      And write it all down in a blue-covered book

      In the lab, in the lab, with the light burning late
      There's something to learn from a spot on a plate`,
  },
]
