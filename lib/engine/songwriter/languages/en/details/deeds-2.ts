import type { Details } from '../../stanzas.ts'

/** Coming and going, families and looks. */
export const deeds2: readonly Details[] = [
  {
    words:
      'take_me_in take_us_in take_him_in take_her_in take_them_in takes_me_in takes_us_in takes_him_in takes_her_in takes_them_in took_me_in took_us_in took_him_in took_her_in took_them_in taken_me_in taken_us_in taken_him_in taken_her_in taken_them_in taking_me_in taking_us_in taking_him_in taking_her_in taking_them_in nowhere_to_go gave_home gave_bed gave_couch give_home give_bed give_couch gives_home gives_bed gives_couch spare_room guest_room couch-surfing',
    stanzas: `
      A bag on the step, and the porch light on
      A door pulled wide, and a hook for the coat
      Sheets on the couch, and a lamp on a chair
      A bowl of hot soup that could float a small boat

      Box from the closet, a shelf of it cleared
      A towel laid out at the foot of the bed
      Key on a string by the side of the door
      And one plate more on the rack overhead

      Room with the sewing pushed back to the wall
      Blanket with fringes, a pillow with stripes
      House going quiet a creak at a time
      Somebody else's strange knock in the pipes

      Seat at the side with a cushion put on
      Mug with no owner, and then it has one
      Shoes in a row with another pair in
      No questions asked till the supper is done`,
  },
  {
    words:
      'speech speeches give_speech give_toasts give_a_toast gave_speech gave_toasts gave_a_toast gives_speech gives_toasts gives_a_toast make_speech make_a_toast made_speech made_a_toast makes_speech makes_a_toast propose_speech propose_toast propose_toasts propose_a_toast public_speaking stage_fright',
    stanzas: `
      Fork on a glass, and a cough, and a scrape
      A paper unfolded that won't lie flat
      Joke for the left, and a joke for the right
      A sip from a glass that was empty, at that

      Light in the eyes, and a mouth full of wool
      Mike with a squeal, and a tap, and a thump
      First of the cards coming second, and then
      Laugh, like a bus going over a bump

      A knee with a wobble that will not keep still
      Words in a row like the shoes in a hall
      One going missing, and one come in twice
      Everyone up with a glass, after all

      Mirror, a hairbrush, a run to the end
      Hum, and a page getting soft in the hand
      Pause that is nearly too long to be meant
      Clapping that comes like a wave to the sand`,
  },
  {
    words:
      'write_song write_songs write_a_song wrote_song wrote_songs wrote_a_song writes_song writes_a_song writing_song writing_songs writing_a_song written_song written_songs written_a_song songwriter songwriters songwriting lyrics lyric',
    stanzas: `
      Notebook, a chord, and a chord, and a frown
      A line crossed out, and a line crossed in
      Rhyme for an orange that isn't quite there
      Hum at the window, a hand at the chin

      Back of a bill with the verse going round
      Foot on the floorboards, a three and a four
      Bridge to get over, a chorus to find
      Then the same bit by the bread bin, once more

      Phone with a mumble, an hour, and a date
      La for the words that are not there as yet
      Coffee gone cold on the lid of a thing
      Tune that is harder to lose than to get

      Page with more arrows than words on it, now
      Capo, a pencil, a cracker, a yawn
      Second verse up with the garbage at six
      Hummed, by mistake, over half of the lawn`,
  },
  {
    words:
      'wet_cement carve_names carve_initials carve_name carve_our_names carved_names carved_initials carved_name carved_our_names carves_names carves_initials carves_name carves_our_names wrote_initials wrote_our_names write_initials write_our_names writes_initials writes_our_names scratched_names scratched_initials scratched_name scratched_our_names our_initials draw_walls draw_wall drew_walls drew_wall draws_walls draws_wall drawing_walls drawing_wall write_walls write_wall wrote_walls wrote_wall writes_walls writes_wall graffiti',
    stanzas: `
      Stick, or a nail, or a pocketknife's point
      Letters with corners, and letters gone fat
      Plus in the middle, a year at the end
      Look to the left, and a straightening hat

      Slab by the gate with a board to keep off
      Finger pushed in to the first of the joint
      A dog's four paws going over the start
      The last of the numbers worn down to a point

      Bark with its edges grown up and gone round
      Cut with a knife, and the years pull it wide
      Moss in the middle, an ant in the O
      Still to be read from the opposite side

      Crayon, a hallway, a height off the floor
      Horse, or a bus, or a sun with its rays
      Sponge, and a scrub, and a bit of it left
      Back of the dresser for all of its days`,
  },
  {
    words:
      'left_without left_when_i walked_out ghosted never_called_back walked_out_on walks_out_on left_me_for left_us_for left_me_standing',
    stanzas: `
      A hanger still ticking from side to side
      Hook by the door with a bit of bare wall
      Cup in the rack, and the rack with a space
      Click of a gate, and then nothing at all

      Dent in the cushion that's slow to come up
      Sleeve on the line by a peg, and no mate
      Dust on the shelf in the shape of a book
      A chair pushed in, and a scraped-off plate

      Key coming in through the slot in the door
      List on the fridge in a slanting hand
      The radio left on the station it was
      A ring on the sill where the plant used to stand

      Car at the corner, a light going round
      Curtain let fall with the rings running on
      Tap dripping once in the quiet, and twice
      Two kinds of tea in the tin, and one gone`,
  },
  {
    words:
      'came_back_after came_back_home came_back_for came_home_to come_back_after come_back_home come_back_for come_home_to comes_back_after comes_back_home comes_back_for comes_home_to coming_back_after coming_back_home coming_back_for coming_home_to came_back came_home comes_home coming_home return_home returns_home returned_home',
    stanzas: `
      A bag put down with a sigh of its own
      Key in the lock with the same little catch
      Coat on the hook, and the shoes underneath
      Two cups put out that are nearly a match

      Step on the gravel, a stop at the gate
      A bark, and a scramble, a face at the pane
      Door coming open with flour on its knob
      Talk all at once, like a hard summer rain

      Chair that's been kept by the window, pulled out
      A crust for the soup, and the good bowl down
      Clock as it was, and the stair as it creaks
      News of the street, and the half of the town

      Suitcase with stickers, a string round the lid
      Smell in the hall like the inside of bread
      The light switch found in the dark by the thumb
      And cool clean corners on somebody's bed`,
  },
  {
    words:
      'came_out_as come_out_as coming_out_as coming_out gay_pride pride_parade pride_month pride_flag rainbow_flag transgender nonbinary non-binary chosen_name lesbian bisexual came_out_to_me came_out_to_us came_out_to_you came_out_to_my came_out_to_his came_out_to_her came_out_to_mom came_out_to_mum came_out_to_dad coming_out_to_my coming_out_to_me come_out_to_my comes_out_as coming_out_story top_surgery new_pronouns',
    stanzas: `
      A fork put down, and a breath taken in
      A word with no handle, and how to begin
      Bread on its way, and the butter gone by
      Shoulders let down, and the plates coming in

      Kettle, a table, a ring in the wood
      Sentence tried over and under the tongue
      Out, and the clock going on as before
      Air like a room with the windows all flung

      Badge on a lapel, and a flag on a stick
      Shirt in the mirror, a turn, and a grin
      Name in new ink at the top of a form
      Here is the chair, and the bread, and come in

      A thing in the pocket, held on to so long
      Porch, and a step, and a swing, and a creak
      Hand coming over the slats of the seat
      Squeeze, and no need, for a minute, to speak`,
  },
  {
    words:
      'play_catch plays_catch played_catch playing_catch throw_ball throw_football throw_like_a throw_curveball throws_ball throws_football throws_like_a throws_curveball threw_ball threw_football threw_like_a threw_curveball throwing_ball throwing_football throwing_like_a throwing_curveball struck_out softball_pitcher',
    stanzas: `
      Slap of the ball in the palm of the glove
      Step, and a toss, and the count going on
      High one, a low one, a grounder, a pop
      Till all but the white of the ball has gone

      A field with a path to the plate worn in
      Two gloves, and a squint, and a ball going gray
      A wrist with a flick, and a hand with a sting
      And hardly a word to get in the way

      Reach, and a miss, and a run to the fence
      Neighbor's tomatoes, a laugh, and a leap
      Shouts of good arm from the end of the yard
      Thud of a mitt, and a shadow gone deep

      Bat on the shoulder, a tap on the plate
      Lean, and a swing, and the swish of the air
      Nothing to do but to walk it off slow
      With grass on the knees and a leaf in the hair`,
  },
  {
    words:
      'throw_party throw_parties throw_the_best host_party host_parties host_the_best hosts_party hosts_parties hosts_the_best hosted_party hosted_parties hosted_the_best hosting_party hosting_parties hosting_the_best best_parties housewarming potluck_host feel_welcome open_house feel_at_home feels_at_home door_is_always_open door_was_always_open life_of_the_party life_and_soul whale_of_a_time',
    stanzas: `
      Coat on a coat on a coat on a bed
      The last of the dip coming round on a tray
      Chair from the bathroom, a crate, and a stool
      No one in any great hurry away

      Bell, and a bottle, a wipe of the feet
      Tray going round at the height of a chin
      Song that is known to the back of the room
      Room made for six on a couch, squeezing in

      String of old lights from the lamp to the shelf
      Ice in the bathtub, and bottles in that
      Neighbor who came to complain of the noise
      Still by the cheese with a plate and a hat

      A sink full of glasses, a floor that sticks
      Balloon with a sigh going down by the stair
      One lost glove left on the arm of the couch
      Half a good cake, and the crumbs on the chair`,
  },
  {
    words:
      'goodbye goodbyes good-bye good-byes farewell farewells say_goodbye say_good-bye say_goodbyes said_goodbye said_good-bye said_goodbyes says_goodbye says_good-bye says_goodbyes saying_goodbye saying_good-bye saying_goodbyes',
    stanzas: `
      A coat half on, and a word by the door
      Hand on the knob, and another thing, though
      Keys in the palm with a bit of a ring
      One more, and one more, and well, time to go

      Step, and a turn, and a step coming back
      A hat set straight with a touch of the brim
      The hall gone quiet, the clock speaking up
      Light at the edge of the door, growing dim

      Car with its engine, a bag on a seat
      Palm on the glass from the opposite side
      Mouth making shapes, and a nod, and a nod
      And gravel, and gate, and the gate left wide

      A word that is hard to get hold of at all
      Hug with the bags on, a bump of the chin
      Tissue, a sandwich in foil, for the road
      Out with the draft as the quiet comes in`,
  },
  {
    words:
      'sleep_floor sleep_clothes sleep_car sleep_hammock sleep_tent sleep_porch sleep_hallway sleeps_floor sleeps_clothes sleeps_car sleeps_hammock sleeps_tent sleeps_hallway slept_floor slept_clothes slept_car slept_hammock slept_tent slept_porch slept_hallway sleeping_floor sleeping_clothes sleeping_car sleeping_hammock sleeping_tent sleeping_porch sleeping_hallway air_mattress sofa_bed camp_bed airbed army_cot',
    stanzas: `
      A coat for a quilt, and a bag for the head
      Spring with a word for the small of the back
      A lamp in the eyes till the lamp goes out
      Half of a blanket that's come off the rack

      Zip going up to the tip of the nose
      Boards, and a rug, and a bit of a breeze
      Hip in one place, and a heel in the next
      Somewhere to put both the arms and the knees

      Neck at an angle, a chin on a chest
      Print of a button in red on a cheek
      Foot gone to sleep well ahead of the rest
      Groan of a frame with a bit of a squeak

      Bench, or a back seat, a floor, or a rug
      Hat on the eyes, and a hand on the strap
      A cough down the row, and a chair with a creak
      And stiff as a board at the end of the nap`,
  },
  {
    words:
      'check_stove check_locks check_lock check_doors check_the_doors check_the_door check_windows check_iron check_oven check_twice check_on_us check_on_me checks_stove checks_locks checks_lock checks_doors checks_the_doors checks_the_door checks_windows checks_iron checks_oven checks_twice checks_on_us checks_on_me checked_stove checked_locks checked_lock checked_doors checked_the_doors checked_the_door checked_windows checked_iron checked_oven checked_twice checked_on_us checked_on_me checking_stove checking_locks checking_lock checking_doors checking_the_doors checking_the_door checking_windows checking_iron checking_oven checking_twice checking_on_us checking_on_me double-check double-checks double_checks locks_the_door',
    stanzas: `
      Hand on the knob, and a push, and a pull
      Click for the front, and a click for the back
      Look at the stove, at the four little dials
      A nod, a coat, and a hat off the rack

      Light on a landing, a creak by the wall
      A door pushed open the width of an ear
      Breath going up, and the breath going down
      And back into bed, with the whole house here

      Key in the bolt, and a tug to be sure
      Down to the car, and a pause with the key
      Back up the steps for the feel of the latch
      Locked, as it was, and as locked as can be

      Windows, the iron, the plug by the sink
      Tap on each one with the end of a nail
      Around once more in the opposite way
      Off, in the end, at the pace of a snail`,
  },
  {
    words:
      "act_tough acts_tough acted_tough tough_guy softie big_softie softy marshmallow_inside poker-faced play_dumb plays_dumb pretend_to_sleep pretends_to_sleep pretending_to_sleep pretended_to_sleep pretend_to_be_asleep pretends_to_be_asleep pretended_to_be_asleep pretend_not_to pretends_not_to pretended_not_to pretending_not_to pretend_you_don't pretends_he_doesn't pretends_she_doesn't",
    stanzas: `
      Breath going steady, a lid with a twitch
      One eye just open the width of a thread
      A snore put in for the look of the thing
      Corner of smile at the edge of the bed

      Jaw like a cliff, and the arms like a gate
      A voice like a truck on a gravel drive
      Crumbs in the pocket, brought out for the birds
      Somebody's seedlings kept warm and alive

      Face in the paper, the paper not turned
      No, not at all, and a swallow, a sniff
      Wipe of the glasses that don't need a wipe
      And a chin that comes down from being so stiff

      Shrug, and a what, and a who, and a when
      Look like the front of a very blank wall
      Frosting still there on the end of the nose
      Nothing to see in the cake tin at all`,
  },
  {
    words:
      'oldest_of_three oldest_of_four oldest_of_five oldest_of_six oldest_of_seven oldest_of_eight oldest_of_nine oldest_of_ten oldest_of_eleven oldest_of_twelve youngest_of_three youngest_of_four youngest_of_five youngest_of_six youngest_of_seven youngest_of_eight youngest_of_nine youngest_of_ten youngest_of_eleven youngest_of_twelve eldest_of_three eldest_of_four eldest_of_five eldest_of_six eldest_of_seven eldest_of_eight eldest_of_nine eldest_of_ten eldest_of_eleven eldest_of_twelve one_of_three one_of_four one_of_five one_of_six one_of_seven one_of_eight one_of_nine one_of_ten one_of_eleven one_of_twelve middle_of_three middle_of_four middle_of_five middle_of_six middle_of_seven middle_of_eight middle_of_nine middle_of_ten middle_of_eleven middle_of_twelve eldest firstborn first-born middle_child big_family large_family youngest_child oldest_child brothers_and_sisters brothers_and_brothers sisters_and_sisters sisters_and_brothers six_kids five_kids seven_kids eight_kids baby_of_the_family black_sheep one_of_seven_kids',
    stanzas: `
      Line for the bath, and a bang on the door
      Coats like a hill on the end of a bed
      Milk jug that's emptied by quarter past eight
      Whose is the heel of the last of the bread

      Photo on stairs, with a face to each step
      Somebody pulling on somebody's hair
      Smudge at the end that was moving just then
      One on a hip, and a dog in a chair

      Bench for the table, a pot for a drum
      Hand out for potatoes from everyone's side
      A name called up, and the whole lot come down
      Knees to the chin in the car, for the ride

      Sweater gone down by a size at a time
      Bike with three owners' names under the seat
      Whisper that runs through the wall of the room
      Socks by the heap, and no two for two feet`,
  },
]
