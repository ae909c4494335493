import type { Details } from '../../stanzas.ts'

/** Children and who raises them. */
export const life3: readonly Details[] = [
  {
    words:
      'was_born were_born being_born gave_birth giving_birth birth delivery_room labor_ward maternity_ward baby_is_born',
    stanzas: `
      A wail and a wriggle, a towel, a scale
      A fist like a walnut, a toe, a thumb
      A cry that's as thin as a kettle's start
      A hat knit small as the half of a plum

      A bundle passed over from arm to arm
      A blanket closed like an envelope flap
      A whole new person, the weight of a hen
      All of it fits in the curve of a lap

      A yawn that takes in the half of a face
      Ten little fingers are counted, ten toes
      Counted again to be sure of the sum
      One wrinkle, for luck, on top of the nose

      A frown at the lamp and the size of rooms
      A name tried out on the tip of the tongue
      Hair like the down on the back of a duck
      A very big noise from a small new lung`,
  },
  {
    words:
      'newborn newborns newborn_baby infant infants diaper diapers nappy nappies sleepless_nights night_feeds night_feeding colic colicky crib cribs bassinet baby_monitor breastfeeding breastfed bottle_feeding new_baby new_parents burping cot baby_cot moses_basket baby_cries cries_all_night cried_all_night crying_all_night baby_cried sleeps_through_the_night sleep_through_the_night slept_through_the_night wakes_every_hour wakes_up_every_hour had_a_baby',
    stanzas: `
      A lamp with a scarf on, a chair that rocks
      The creak of a floorboard, to and fro
      A cloth on the shoulder, pats on the back
      A burp like a sailor's, loud and low

      A mountain of laundry, none of it big
      Milk on the collar and socks that don't match
      A sigh no bigger than kittens make
      A door shut slow as can be on the latch

      A bib, a bear, and a book of advice
      The washing machine on its third time round
      Coffee gone cold in the very same spot
      The whole house on tiptoe, fearing a sound

      A finger put down in a small warm palm
      A fist around it, as firm as a vise
      Down in the crib like an egg in a box
      The blanket checked once, the blanket checked twice`,
  },
  {
    words:
      'first_steps first_step toddler toddlers toddling toddles toddled learned_to_walk learning_to_walk learn_to_walk started_to_walk started_walking',
    stanzas: `
      A table let go of, a chair to reach
      Two hands in the air, a wobble, a sway
      A breath, and a heel, and a breath, a toe
      One yard of carpet, the whole of the way

      A hand at the hem of the tablecloth
      A padded behind, a knee going bent
      One sock half off like the ear of a dog
      Down with a bump that is not what was meant

      A couch to set out from, a lap to find
      Arms held out wide at the edge of the mat
      A small round sailor on rolling seas
      A sitting-down as sudden as that

      A gate at the stairs, a latch on the bin
      Fingerprints all down the face of the drawer
      The cupboards tied up and the vase put high
      A slap-slap of feet all over the floor`,
  },
  {
    words:
      'bedtime bedtimes bedtime_story bedtime_stories goodnight_story goodnight_stories lullaby lullabies tuck_in tucked_in tucks_in tuck_me_in tucked_me_in tucks_me_in tucked_us_in tucks_us_in tucked_you_in tuck_you_in tucking_in sang_to_sleep sing_to_sleep me_to_sleep',
    stanzas: `
      A lamp, and a lap, and a knee drawn up
      One page, and another, and just one more
      All of the voices, the wolf and the mouse
      A crack of the hall light left at the door

      A lamp turned down to the size of a peach
      The quilt tucked in at the side of the chin
      Words going soft at the end of a line
      Slower and slower, as sleep comes in

      A yawn with a couple of teeth still out
      A last drink of water, the light down low
      Stairs going down with the shoes in hand
      One more good night from the hallway, slow

      A bear with an eye gone, flat at the paw
      The blanket's one edge gone soft from a thumb
      The same page turned to, the same page known
      Under the reading, a bit of a hum`,
  },
  {
    words:
      'school_run school_gate school_gates day_of_school day_at_school day_of_kindergarten kindergarten preschool walked_to_school walks_to_school walk_to_school me_to_school us_to_school kids_to_school',
    stanzas: `
      A spoon in the bowl, an eye on the clock
      One shoe by the door, one under the bed
      A sandwich cut corner to corner, wrapped
      A comb run once through the back of the head

      A form to sign on the back of a bag
      A lunchbox knocking the side of a knee
      A bell going off and a door held wide
      A wave held low, where there's no one to see

      A bag on the back like a turtle's house
      Sleeves coming down to the tips of the thumbs
      A name inked in on the neck of a coat
      Pencils, and tape, and the last week's crumbs

      A lace in a knot that should be a bow
      A zipper that sticks, a braid coming loose
      An apple that rides there and back all week
      A thumbprint of jam on the box of juice`,
  },
  {
    words:
      "growing_up grew_up grow_up grows_up all_grown_up growing_so_fast growing_fast grow_so_fast grown_so_fast growth_spurt growth_spurts outgrow outgrows outgrew outgrown heights_on_the_door heights_on_the_door_frame heights_on_the_wall heights_are_penciled heights_are_pencilled heights_are_marked heights_in_pencil penciled_on_the pencilled_on_the marked_on_the_door heights_door heights_frame kids_heights kids'_heights children's_heights our_heights height_chart door_frame doorframe growth_chart",
    stanzas: `
      A hem let down till there's no more hem
      Pencil lines climbing the side of the door
      Trousers that show what the socks are like
      Shoes put by that don't fit anymore

      A rope on a limb and a board for a swing
      A tooth in a glass, a scab on a knee
      The bicycle seat put up by an inch
      A branch getting low on the climbing tree

      Mittens on strings, and then none at all
      Sleeves at the elbow and socks at the shin
      One week the chin is below the shelf
      The next week the shelf is below the chin

      A coat handed down with the name inked in
      A box in the attic of tiny shoes
      A bed that's all at once short at the end
      A bear on the shelf too good yet to lose`,
  },
  {
    words: 'teenager teenagers teenage teen teens sweet_sixteen adolescent adolescents adolescence',
    stanzas: `
      A sign that says to knock, and to wait
      A door that stays shut and a rug not seen
      Cereal eaten from mixing bowls
      A cup on the sill growing something green

      A sweater outgrown in about three weeks
      Feet that have got to the end of the bed
      The fridge door open, a stare at the shelf
      Only the crumbs in the place of the bread

      A zip, a slam, and a thump on the stairs
      An age at the mirror, a comb, a sigh
      Shoulders that grow without warning at all
      A shrug to do for a yes or a why

      A chair with its clothes on, nobody in
      Shoes like two boats coming down the hall
      Music that comes through the seams of a door
      The beat of it felt in the farthest wall`,
  },
  {
    words:
      "driving_lesson driving_lessons me_to_drive us_to_drive you_to_drive him_to_drive her_to_drive how_to_drive learned_to_drive learning_to_drive learn_to_drive driving_test driver's_license driver’s_license drivers_license driver's_ed driver’s_ed learner's_permit learner’s_permit learners_permit student_driver driving_school driving_instructor",
    stanzas: `
      A seat slid up and a belt pulled tight
      Ten and then two on a wheel gone damp
      A jerk, and a stall, a jerk, and a stop
      A passenger's braking foot with a cramp

      A crawl, and a hop, a squeal, and a sigh
      An empty lot and a row of cones
      A hand on the dash, very calm and flat
      Gears going in like a sack full of bones

      The blinker put on, the wipers instead
      The mirror, the mirror, the belt, the key
      A very long look to the left and right
      Off at a speed to be passed by a bee

      The space getting small as the car gets wide
      The curb coming up with a gentle thud
      Backward and forward and backward again
      One wheel at rest in a flower bed's mud`,
  },
  {
    words:
      'twins twin_brother twin_sister twin_brothers twin_sisters twin_boys twin_girls twin_sons twin_daughters my_twin your_twin her_twin his_twin identical_twin identical_twins fraternal_twins',
    stanzas: `
      Two heads at a window, side by side
      Two spoons going up at the selfsame time
      One sneeze, and a sneeze to answer the first
      A clock with a somewhat slower chime

      Names on the back of the photo, in case
      The wrong name called up the stairs, and then
      The other name called up the stairs instead
      Both coming down to be muddled again

      Two straws in a glass and a mark halfway
      One cake between two, with the knife held straight
      A ruler put down to be fair with crumbs
      Eyes on the size of the opposite plate

      Two beds and two lamps and one whispering
      A sentence begun and finished next door
      One look going over, and both bent up
      The older by minutes still keeping score`,
  },
  {
    words:
      'siblings sibling sibling_rivalry bunk_bed bunk_beds share_a_room shared_a_room sharing_a_room shares_a_room share_a_bedroom shared_a_bedroom sharing_a_bedroom fought_over fight_over fighting_over hand-me-down hand-me-downs',
    stanzas: `
      The front seat called from the top of the steps
      A line down the carpet in masking tape
      Somebody's elbow on somebody's side
      A treaty drawn up for the last green grape

      A shoe let fly at the top of the hall
      A shove at the door, a shout on the stair
      Half of a cookie pushed under the gap
      A lamp that just fell with nobody there

      A pinch for the photo, a blink, a grin
      An elbow put over the back seat's seam
      A fight by the clock for the good blue cup
      Out on the street, on the very same team

      The chair by the stove and the bigger half
      A coat handed down with its pocket torn
      The front seat, the drumstick, the frosting rose
      All of it owed to the earliest born`,
  },
  {
    words:
      'stepdad stepdads stepfather stepfathers stepmom stepmoms stepmother stepmothers stepmum stepson stepsons stepdaughter stepdaughters stepchild stepchildren stepkids stepbrother stepbrothers stepsister stepsisters step-dad step-father step-mom step-mother step-son step-daughter bonus_dad bonus_mom blended_family',
    stanzas: `
      A key on a ring, a hook in the hall
      Chairs pushed over to fit in a chair
      A bit of a cough, and the salt passed down
      A sandwich cut right, with trouble, with care

      Rides to the practice and rides coming back
      Nothing to sign and a whole lot to do
      A list, by now, of what won't get eaten
      A shoelace done up in a bow, times two

      A knock on the door, a step, and a wait
      One more toothbrush put into the cup
      A board game with somebody's rules in pen
      Room on the couch when the feet draw up

      Lunch in a bag with a name on the bag
      No blood in it, only mornings and toast
      The seat moved back and the mirror turned down
      A car at the curb when it's needed most`,
  },
  {
    words:
      'adoption adoptive adoptive_parents adopted_me adopted_us adopted_son adopted_daughter adopted_child adopted_children adopted_kids was_adopted were_adopted being_adopted foster_care foster_home foster_homes foster_child foster_children foster_kid foster_kids foster_mom foster_mother foster_dad foster_parent foster_parents foster_family',
    stanzas: `
      A drawer cleared out and a toothbrush bought
      A coat hook fixed at the height of a chin
      A bed made up with the corners square
      The door held wide for a bag coming in

      A name on the mailbox in one more line
      A stack of forms and a stamp coming down
      A pen with a tremble, a page to keep
      A very slow drive to the house from town

      Three kinds of hair in a single comb
      No nose to compare and no chin to match
      One way, all around, of holding a fork
      One set of pencil marks up by the latch

      A wall with a gap, a frame for the gap
      One chair more round the table, one cup
      A nail, and a hammer, and one step back
      Straight as a plate now, the picture goes up`,
  },
  {
    words:
      "grandparents grandparent grandparents'_house grandparents’_house grandma's_house grandma’s_house grandmas_house grandpa's_house grandpa’s_house grandmother's_house grandmother’s_house grandfather's_house grandfather’s_house granny's_house granny’s_house nana's_house nana’s_house nan's_house nan’s_house abuela's_house abuela’s_house nonna's_house nonna’s_house",
    stanzas: `
      A clock with a tick like a slow old boot
      A dish of hard candy, all in one lump
      A lacy cloth on the arms of the chairs
      The third step down with a creak and a bump

      A drawer full of string and of corks and keys
      A tin of buttons to run through the hands
      A lamp with a chain that goes click, then click
      A ball made only of rubber bands

      A closet that smells of wool and wood
      A company sofa, nobody's seat
      A plate that fills up as soon as it's bare
      Always one thing in the oven to eat

      A game in a box with the corners taped
      School photos in frames in a crooked row
      A blanket of squares on the rocking chair
      Cookies kept back where the grown-ups don't know`,
  },
  {
    words: 'grandchildren grandkids grandchild grandkid great-grandchildren great-grandkids grandbabies grandbaby',
    stanzas: `
      A lap and a book, and the one page twice
      A horse done in crayon, and proudly hung
      Magnets that slide down the face of the fridge
      A popsicle-purple tip of a tongue

      A glass door wiped, and then wiped again
      Fingerprints up to the height of a knee
      A cookie slipped sideways, a wink, a shush
      Nobody's mother around to see

      A blanket hung over two kitchen chairs
      Small shoes in a heap on top of the mat
      A spoon for a drum, a box for a boat
      A colander for a very good hat

      A pull at the sleeve, a jump off the curb
      A small hand up for a hand in the street
      A hundred whys to the end of the block
      A pocket that always has something sweet`,
  },
  {
    words:
      'single_mom single_moms single_mother single_mothers single_mum single_dad single_dads single_father single_parent single_parents sole_parent raised_me_alone raised_us_alone raised_them_alone raising_me_alone raising_us_alone boys_alone girls_alone sons_alone daughters_alone kids_by_herself kids_by_himself us_by_herself us_by_himself',
    stanzas: `
      Supper in one and the homework in one
      One pair of hands and a four-handed day
      A list in the teeth, a bag on the hip
      A foot for the door, to hold it that way

      A jar on the shelf, a pencil, a pad
      Bills on the table in order of size
      The bigger half pushed across on the plate
      Not really hungry, with very straight eyes

      A form with two lines, and one of two signed
      The ladder, the hem, the hole in the tire
      The splinter, the supper, the school play sword
      A plug undone, and a new bit of wire

      The yes and the no and the maybe then
      Both ends of the table in one straight chair
      The judge, and the clown, the nurse, and the bank
      A cowlick wet down in a head of hair`,
  },
  {
    words:
      "on_your_shoulders on_his_shoulders on_her_shoulders on_dad's_shoulders on_dad’s_shoulders on_daddy's_shoulders on_daddy’s_shoulders piggyback piggybacks piggybacked piggy-back piggyback_ride piggyback_rides shoulder_ride shoulder_rides carried_me_on",
    stanzas: `
      The weight of a cat with a pair of shoes
      Ten fingers hung on to ears or the hair
      One head over all of the hats in town
      A doorway to duck, and nothing but air

      The tops of hedges, the roofs of cars
      Two heels in two hands, a bounce in the stride
      A branch to slap with the flat of a hand
      No better seat for the whole of the ride

      The ground gone small and the shadow gone tall
      Chin on the crown and a view like a king's
      Leaves within reach and a bird eye to eye
      Better than carnival horses or swings

      A hand for a rein, a heel for a spur
      A grunt and a hop, and the world swings low
      The gate looked over, the puddle jumped
      A horse underneath inclined to be slow`,
  },
  {
    words:
      'strong_hands rough_hands big_hands gentle_hands calloused calloused_hands callused callused_hands working_hands worn_hands',
    stanzas: `
      Cracks at the knuckle and dirt in the line
      A jar lid gives up with hardly a sound
      A knot pulled tight as a knot can be
      A cup for a bird picked up off the ground

      Splinters and soap and a blackened nail
      A palm like the sole of a well-worn boot
      A handshake that's felt for a good long while
      Careful as string round a parcel of fruit

      A thumb that is flat as a butter knife
      A grip that will loosen a rusted bolt
      Good at a button, a buckle, a bow
      Light as an apple held out to a colt

      A scar here and there, a callus or two
      Skin at the heel of the thumb gone tough
      Scrubbed at the sink with a brush and paste
      Rubbed on a trouser leg, dry enough`,
  },
  {
    words:
      'worked_hard works_hard work_hard working_hard worked_so_hard works_so_hard work_so_hard worked_too_hard works_too_hard hardworking hard-working hardest_worker breadwinner provide_for provided_for provides_for',
    stanzas: `
      A coat on the hook with the sleeves still bent
      Boots by the door with the laces left slack
      A plate in the oven with foil on top
      A hand pressed flat to the small of the back

      A door pulled shut so it makes no noise
      A thermos, a roll, a bus to be caught
      Bills in a fan, and a pencil, a pad
      Somebody else's new winter shoes bought

      A yawn by the bus stop, a stamp of feet
      The clock by the door, the card in the slot
      Sleep in a chair with the coat still on
      Coffee drunk standing, and not very hot

      A basin of water, feet going in
      Pay in an envelope, counted out flat
      Some for the rent and some for the roof
      Some for the jar on the shelf after that`,
  },
]
