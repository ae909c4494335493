import type { Details } from '../../stanzas.ts'

/** Things brought, worn and said. */
export const deeds1: readonly Details[] = [
  {
    words:
      'bring_flowers bring_wildflowers bring_roses brings_flowers brings_wildflowers brings_roses brought_flowers brought_wildflowers brought_roses buy_flowers buy_wildflowers buy_roses buys_flowers buys_wildflowers buys_roses bought_flowers bought_wildflowers bought_roses send_flowers send_wildflowers send_roses sends_flowers sends_wildflowers sends_roses sent_flowers sent_wildflowers sent_roses pick_flowers pick_wildflowers pick_roses picks_flowers picks_wildflowers picks_roses picked_flowers picked_wildflowers picked_roses gave_flowers gave_wildflowers gave_roses give_flowers give_wildflowers give_roses gives_flowers gives_wildflowers gives_roses wildflowers wildflower dandelion dandelions fresh_flowers',
    stanzas: `
      Knock, and a rustle, a cone in a fist
      Stems in wet paper, a leaf on the sleeve
      Jug for a vase, and a snip at the ends
      And petals that stay when the others leave

      Ditch, and a fence, and a bit of a climb
      Ragged ones, weedy ones, yellow and blue
      A bee coming with it as far as the door
      A jam jar, an inch of water, or two

      A bunch held down by the side of the leg
      Ribbon gone damp and a pin for the stems
      Tilt of the jug, and a turn to the light
      And crumbs of bright pollen on cuffs and hems

      Table all plates and a glass in the midst
      Roses or daisies, the paper still on
      Sniff, and a sneeze, and a sniff once again
      A lean to the window, the first petal gone`,
  },
  {
    words: 'donut donuts doughnut doughnuts bagel bagels pastry pastries',
    stanzas: `
      Box with a window, a bow made of string
      Sugar that falls on the front of the tie
      One with a bite put back in the box
      Glaze on the thumb to be licked by and by

      Flap that won't stay, and a finger in first
      Rings in a row with a hole for the light
      Half of a half of the plain one, for now
      Back to the box for another small bite

      White paper bag going clear at the base
      Icing, and sprinkles, a smear on the lid
      Napkin apiece, and the coffee poured out
      Under a napkin the last of it hid

      Counter, a tray, and a tap on the glass
      That one, and that one, the jelly, the twist
      A dozen, and one put in for the road
      Cinnamon cuff at the end of the wrist`,
  },
  {
    words:
      'put_phone_away put_phones_away put_phone_down puts_phone_away puts_phones_away puts_phone_down leave_phone_away leave_phones_away leave_phone_down leaves_phone_away leaves_phones_away leaves_phone_down check_phone check_phones checks_phone checks_phones checked_phone checked_phones checking_phone checking_phones phone_away flip_phone flip_phones old_phone',
    stanzas: `
      Buzz on the table, and nobody looks
      Phone in the drawer with the string and the tape
      A small gray light coming up through the crack
      And nothing to swipe but the skin of a grape

      Hinge with a clap, like the shell of a clam
      Ten little keys with the numbers worn pale
      A ring from a pocket, from under a coat
      Found on the very last ring, without fail

      A thing face down by the bread and the knife
      Ping, and a ping, and a pass of the peas
      Eyes at the height of the opposite eyes
      Screens going dark upon everyone's knees

      Bowl by the door for the keys and the phones
      Hum from it, once, like a fly in a jar
      Plates going round, and the talk going round
      Somebody's ringtone, ignored, from afar`,
  },
  {
    words: 'peanut_butter peanut_butter_and jelly_sandwich nutella',
    stanzas: `
      Lid coming off with a pop and a smell
      A finger, a cracker, a knife, or a spoon
      The swirl on the top with a scoop dug out
      A crater as round as a hole in the moon

      Knife, and a drag, and a tear in the bread
      Smooth at the center and thick at the crust
      Phrasebook at the roof of the mouth for a while
      One muffled word that is taken on trust

      Jar with the last of it up at the sides
      Knuckle gone sticky from reaching the end
      A spoon in the mouth, and the hands both free
      No need of bread, and no need to pretend

      Crackers, or celery, apple, or thumb
      Stripe down the middle as broad as a road
      Drip of the jam at the opposite end
      And one paper towel to carry the load`,
  },
  {
    words: 'ketchup mustard mayonnaise mayo ranch_dressing soy_sauce maple_syrup condiments',
    stanzas: `
      Bottle stood up on the top of its cap
      Shake, and a wait, and a slap on the base
      Nothing, and nothing, and then the whole thing
      Lake on the eggs, and a dot on the face

      Dip, and a swirl, and a dip, and a drag
      Ring on the plate with a dry spot within
      Squirt, and a squeak, and a bit of a spit
      Some on the sleeve, and the rest on the chin

      Door in the fridge with a rattle of jars
      Packet torn open with teeth at the side
      Zigzag, a puddle, a name in a loop
      Whatever's under it, nicely supplied

      Look from the cook, and a look at the cook
      Cap with its crust and a wipe of the rim
      One honest dinner gone under a sea
      Nothing left out of it, up to the brim`,
  },
  {
    words:
      'lipstick lipsticks mascara eyeliner makeup make-up nail_polish paint_nails paints_nails painted_nails painting_nails manicure manicures does_nails do_nails did_nails',
    stanzas: `
      Stick with a slant, and a mouth in an O
      Twist, and a lean, and a press on a square
      Kiss on a tissue, a kiss on a cup
      Off down the steps with the chin in the air

      Bag with a zipper, a brush, and a dust
      Mirror propped up on the flour and the tin
      Eye with its lid down, and one eye to steer
      Finger to soften the edge of it in

      Ten little nails in a row on the knee
      A smell like the paint on a brand-new sled
      Breath on the fingers, a wave at the lamp
      And doors done with elbows, or left, instead

      Drawer full of reds that are none of it red
      Name on the base in the tiniest print
      Dab on the wrist, and a tilt to the bulb
      Back to the usual, never a hint`,
  },
  {
    words:
      'smell_of smell_like smells_of smells_like smelled_of smelled_like smelt_of smelt_like smelling_of smelling_like scent scents',
    stanzas: `
      Coat on a hook, and a face to the coat
      Wool, and the street, and a hint of the rest
      A scarf that still has it a whole week on
      A sleeve that is folded and held to the chest

      A door coming open, a step on the mat
      Known from the hall before there's a word
      It hasn't a color, a weight, or an edge
      Plain as a tune through the wall, overheard

      Pillow, a collar, the inside of hats
      Handkerchief out of the back of a drawer
      A breath taken in, and the head coming up
      As if somebody had come in at the door

      Soap in a dish, and the towel, and the stair
      It stays in the sleeve when the sleeve's rolled down
      It rides in the car and it stays on the seat
      Half of a mile on the way out of town`,
  },
  {
    words:
      'miss_you miss_him miss_her miss_them misses_you misses_him misses_her misses_them missed_you missed_him missed_her missed_them missing_you missing_him missing_her missing_them lost_brother lost_sister lost_mother lost_father lost_mom lost_dad lost_wife lost_husband lost_son lost_daughter lost_grandmother lost_grandfather lost_grandma lost_grandpa lost_twin lose_brother lose_sister lose_mother lose_father lose_mom lose_dad lose_wife lose_husband lose_son lose_daughter lose_grandmother lose_grandfather lose_grandma lose_grandpa lose_twin losing_brother losing_sister losing_mother losing_father losing_mom losing_dad losing_wife losing_husband losing_son losing_daughter losing_grandmother losing_grandfather losing_grandma losing_grandpa losing_twin wish_you_were wish_you_could wished_you_were wished_you_could without_you miss_my_mum miss_my_mom miss_my_dad miss_my_nan miss_my_grandma miss_my_grandpa miss_my_brother miss_my_sister miss_your_mum miss_your_mom miss_your_dad misses_her_mum misses_his_dad misses_his_mum',
    stanzas: `
      Hook by the door with a hat on it still
      Cup at the back with the chip to the wall
      Chair at the end with its cushion in place
      Light coming under the door of the hall

      Drawer, and a list in a hand with a slant
      Number still down in the book by the phone
      The coat, and the scarf, and the one good hat
      A face in a frame with a laugh of its own

      Song in a shop on the way to the bread
      Turn of the head at a coat in the street
      Two spoons picked out of the drawer, and one back
      A gap on the bench in the usual seat

      Garden gone on with its beans and its mint
      Knife with the handle worn down to a hand
      Recipe card with a thumbprint in jam
      And flour rubbed in till it feels like sand`,
  },
  {
    words:
      'build_house build_houses build_deck build_shed build_porch build_dollhouse build_table build_bed build_fence build_furniture build_bench build_desk build_shelves build_bookshelf build_swing build_cabin build_home build_ramp build_crib build_cradle build_garage build_everything builds_house builds_deck builds_shed builds_porch builds_dollhouse builds_table builds_bed builds_fence builds_bench builds_desk builds_shelves builds_bookshelf builds_swing builds_cabin builds_home builds_ramp builds_crib builds_cradle builds_garage builds_everything built_house built_deck built_shed built_porch built_dollhouse built_table built_bed built_fence built_bench built_desk built_shelves built_bookshelf built_swing built_cabin built_home built_ramp built_crib built_cradle built_garage built_everything building_house building_deck building_shed building_porch building_dollhouse building_table building_bed building_fence building_bench building_desk building_shelves building_bookshelf building_swing building_cabin building_home building_ramp building_crib building_cradle building_garage building_everything built_it_yourself built_by_hand',
    stanzas: `
      Plan on an envelope, numbers in lead
      Pencil put up at the back of the ear
      Measure, a mark, and a measure again
      Saw with a song that the whole block can hear

      Board on two trestles, a knee on the board
      Nails in the lips with the points all one way
      Level, a bubble, a tap, and a squint
      Up with the first of the corners to stay

      Curl from the plane like a lock of blond hair
      Knot sanded down till it's smooth as a plum
      Drawer that goes in with a bit of a breath
      Three kinds of bandage on one kind of thumb

      Post in a hole, and a stone at the post
      A stack of two-by-fours smelling of rain
      Roof going over, the last sheet of tin
      Light on the floor from the first windowpane`,
  },
  {
    words:
      'named_me_after named_him_after named_her_after named_after named_for_your named_for_my named_baby named_us_after name_me_after name_him_after name_her_after name_after name_for_your name_for_my name_baby name_us_after namesake share_name share_a_name shares_name shares_a_name shared_name shared_a_name same_name middle_name',
    stanzas: `
      Bracelet of beads on a wrist like a thumb
      Name on a card at the end of a bed
      The same one in gilt on the front of a book
      And one in a frame, with a hat on its head

      Coat peg, a spoon, and a cup with a dent
      One set of initials to do for the two
      Two heads coming up when the one is called
      Mail to be opened by who knows who

      Branch of the tree in the back of the book
      Old one in ink, and the new one in lead
      A very long name for a very small nose
      And room to grow into, like sheets on a bed

      Line on a form, and the space not enough
      First name and middle name, both written down
      Something to grow to, like somebody's coat
      Old as the oldest brick church in the town`,
  },
  {
    words:
      'night_school ged go_to_college goes_to_college went_to_college going_to_college college_degree first_to_go back_to_college online_classes got_degree earned_degree finished_degree get_degree night_class night_classes scholarship student_loans college_student first_in_the_family first_in_his_family first_in_her_family first_in_my_family first_in_our_family first_in_your_family went_back_to_school going_back_to_school open_university',
    stanzas: `
      Bus with its lights on, a bag on a knee
      Book on the counter, a book by the bath
      Marker in yellow, a yawn, and a page
      Supper at ten by the light of the math

      A desk with the gum of another year's class
      Pencil, a pen, and a spare for the pen
      The back of the room with the coat still on
      A hand going up, and then down, and again

      Form with the boxes, a stamp, and a queue
      Card with a photo, the eyes going wide
      Map of the halls in the palm of the hand
      Everyone's shoes on the stairs, in a tide

      Shelf in the kitchen with books by the rice
      Page by the stove with a splash on its chart
      A long sort of word said over the pans
      Frame on the wall, and a nail for a start`,
  },
  {
    words:
      'ran_away_from_home run_away_from_home running_away_from_home runs_away_from_home ran_away_at ran_away_when_i packed_a_bag_and_left',
    stanzas: `
      Bag on a stick, or a bag with a strap
      Sandwich, a flashlight, a sock, and a bear
      Far as the corner, as far as the bridge
      Seat on a wall, and some thinking done there

      Gate left to swing, and the dark coming on
      Pocket of coins, and a comb, and a string
      Look at the road, and a look at the road
      And supper to think of, a worrying thing

      Note by the salt with the spelling gone wild
      Coat put on over a coat, for the cold
      End of the block, and a very long way
      Pie on the sill, with its corner to hold

      Lamp in the window seen small from the hill
      Shoe with a pebble, a stop on a stone
      Sandwich all gone by a quarter to five
      The road looking long, being looked at alone`,
  },
  {
    words:
      'own_business own_restaurant own_diner own_salon own_bakery own_company own_food_truck own_daycare owns_shop owns_store owns_business owns_restaurant owns_diner owns_salon owns_bakery owns_company owns_food_truck owns_daycare owned_shop owned_store owned_business owned_restaurant owned_diner owned_salon owned_bakery owned_company owned_food_truck owned_daycare run_business run_restaurant run_diner run_salon run_bakery run_company run_food_truck run_daycare runs_business runs_restaurant runs_diner runs_salon runs_bakery runs_company runs_food_truck runs_daycare ran_business ran_restaurant ran_diner ran_salon ran_bakery ran_company ran_food_truck ran_daycare open_shop open_store open_business open_restaurant open_diner open_salon open_bakery open_company open_food_truck open_daycare opens_shop opens_store opens_business opens_restaurant opens_diner opens_salon opens_bakery opens_company opens_food_truck opens_daycare opened_shop opened_store opened_business opened_restaurant opened_diner opened_salon opened_bakery opened_company opened_food_truck opened_daycare opening_shop opening_store opening_business opening_restaurant opening_diner opening_salon opening_bakery opening_company opening_food_truck opening_daycare started_shop started_store started_business started_restaurant started_diner started_salon started_bakery started_company started_food_truck started_daycare start_shop start_store start_business start_restaurant start_diner start_salon start_bakery start_company start_food_truck start_daycare family_business',
    stanzas: `
      Key, and a grille going up with a roar
      Mat shaken out, and a sign turned round
      Lights, and the till, and the radio on
      Coffee going through with a gurgling sound

      Bell on a spring at the top of the door
      Pen on a string, and a bowl full of mints
      Smile from behind, and a hello by name
      Book with its columns of figures and hints

      First dollar bill in a frame by the till
      Name on the glass with the gold going thin
      Chair for whoever is waiting a while
      A bell, and a look up, and somebody in

      Chairs going up and the blind coming down
      Count of the coins into rolls, and a yawn
      Sweepings, the safe, and a tap of the light
      And all to be done again, right from the dawn`,
  },
  {
    words:
      "pickup_truck pickup_trucks beat-up_truck your_truck his_truck her_truck my_truck dad's_truck grandpa's_truck tailgate_down truck_bed",
    stanzas: `
      Door with a groan and a bench for a seat
      Rope, and a glove, and a cup rolling round
      Crack in the glass like a river seen high
      Cough, and a cough, and a roll off the ground

      Bed full of brush, or of gravel, or boys
      Window wound down for an elbow to rest
      Rack at the back with umbrellas and hats
      Dust down the road to the east and the west

      Dent for each fence post, a rust spot, a rung
      A radio down to the one good band
      Coffee gone cold on the top of the dash
      The key left in for whoever's at hand

      Tailgate let down for a table and seat
      Dog's worth of room, and a toolbox, and twine
      Mud to the handles, and hay in the vents
      Started on hills, and it's running just fine`,
  },
]
