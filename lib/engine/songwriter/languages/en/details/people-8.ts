import type { Details } from '../../stanzas.ts'

/** Mishaps, and what bodies do and cannot do. */
export const people8: readonly Details[] = [
  {
    words: 'faints fainted fainting passed_out swoon swoons swooned smelling_salts',
    stanzas: `
      Yawn, and a sway, and a hand for the chair
      White as a plate, and a knee going slack
      Floor coming up like a slow elevator
      Fanned with a program, and flat on the back

      A tie pulled loose, and a window thrown up
      Thud, and a chair, and a circle of shoes
      Somebody's jacket rolled under the head
      Ceiling, some faces, and what was the news

      Hum, and a spin, and a black little dot
      Down like a coat from the end of a hook
      A glass of cold water, a wrist held up
      Fanned by whoever could reach for a book

      Warm sort of room, and a long sort of talk
      Stars at the edges, a hum in the ear
      Legs like a deck chair's, folding from under
      Up on one elbow, and all of it clear`,
  },
  {
    words:
      'fell_off fell_over fell_down fell_in_the fell_into_the fell_into_a fell_on_the fell_on_my fell_on_his fell_on_her fell_backwards fall_off fall_over fall_down fall_into_the falls_off falls_over falls_down falls_into_the falling_off falling_over falling_down falling_into_the slip_on slips_on slipped_on slipping_on tripped_over tripped_on wipe_out wiped_out pratfall',
    stanzas: `
      Board with a wobble, a heel with a slide
      Foot out ahead with a plan of its own
      Arms going round like a mill in a gale
      Seat on the ground, and a bit of a groan

      Lean, and some more of a lean, and a lot
      Whoop, and a grab at a handful of air
      Hat coming down a bit later, alone
      Shoe coming off, and the shoe over there

      Knot, or a lace, or a bit of a curb
      Scrape on the palm and a tear at the knee
      Up, and a dusting, a look all around
      Nobody there who could possibly see

      Crack, and a pause, and a long way to go
      Slow as a tree, and as certain, and long
      Hand on the rail that is not where it was
      Bump with a rhythm, and all of it wrong`,
  },
  {
    words:
      'broke_your_arm broke_my_arm broke_his_arm broke_her_arm broke_your_leg broke_my_leg broke_his_leg broke_her_leg broke_your_ankle broke_my_ankle broke_his_ankle broke_her_ankle broke_your_wrist broke_my_wrist broke_his_wrist broke_her_wrist break_arm break_leg break_ankle break_wrist break_collarbone break_nose break_toe break_foot break_finger break_hip break_bone break_rib break_ribs break_elbow break_thumb break_tooth breaks_arm breaks_leg breaks_ankle breaks_wrist breaks_collarbone breaks_nose breaks_toe breaks_foot breaks_finger breaks_hip breaks_bone breaks_rib breaks_ribs breaks_elbow breaks_thumb breaks_tooth broke_arm broke_leg broke_ankle broke_wrist broke_collarbone broke_nose broke_toe broke_foot broke_finger broke_hip broke_bone broke_rib broke_ribs broke_elbow broke_thumb broke_tooth broken_wrist broken_collarbone broken_nose broken_toe broken_foot broken_finger broken_bone broken_rib broken_ribs broken_elbow broken_thumb broken_tooth breaking_arm breaking_leg breaking_ankle breaking_wrist breaking_collarbone breaking_nose breaking_toe breaking_foot breaking_finger breaking_hip breaking_bone breaking_rib breaking_ribs breaking_elbow breaking_thumb breaking_tooth fractured_arm fractured_leg fractured_ankle fractured_wrist fractured_collarbone fractured_nose fractured_toe fractured_foot fractured_finger fractured_hip fractured_bone fractured_rib fractured_ribs fractured_elbow fractured_thumb fractured_tooth sprained_arm sprained_leg sprained_ankle sprained_wrist sprained_collarbone sprained_nose sprained_toe sprained_foot sprained_finger sprained_hip sprained_bone sprained_rib sprained_ribs sprained_elbow sprained_thumb sprained_tooth plaster_cast my_cast your_cast his_cast her_cast sprained sling concussion in_a_cast lost_leg lost_arm lost_finger lose_leg lose_arm lose_finger loses_leg loses_arm loses_finger losing_leg losing_arm losing_finger prosthetic had_stitches needed_stitches got_stitches',
    stanzas: `
      Slab of wet bandage, a smell like a wall
      White for an hour, and then signed all around
      Ruler to get at the itch in the middle
      Heavy as something dug up from the ground

      Door to get through, and a chair in the way
      Sleeve cut away at the side of the seam
      Stool in the bath, and a bag with a band
      Jars between knees for a spoonful of cream

      Noise like a bee in the end of a tin
      Saw with a buzz, and a crack, and a smell
      A pale thin thing coming into the light
      Odd as a crab in another one's shell

      Nod to the chart, and a tap, and an ow
      Ice in a cloth, and a cushion, a chair
      A neat black row like the lace of a boot
      All of it told with some inches to spare`,
  },
  {
    words:
      'walk_into_doors walk_into_walls walk_into_glass walk_into_things walk_into_furniture walk_into_everything walk_into_people walks_into_walls walks_into_glass walks_into_things walks_into_furniture walks_into_everything walks_into_people walked_into_doors walked_into_walls walked_into_glass walked_into_things walked_into_furniture walked_into_everything walked_into_people walking_into_doors walking_into_walls walking_into_glass walking_into_things walking_into_furniture walking_into_everything walking_into_people run_into_doors run_into_walls run_into_glass run_into_things run_into_furniture run_into_everything run_into_people runs_into_doors runs_into_walls runs_into_glass runs_into_things runs_into_furniture runs_into_everything runs_into_people ran_into_doors ran_into_walls ran_into_glass ran_into_things ran_into_furniture ran_into_everything ran_into_people bump_into_doors bump_into_walls bump_into_glass bump_into_things bump_into_furniture bump_into_everything bump_into_people bumped_into_doors bumped_into_walls bumped_into_glass bumped_into_things bumped_into_furniture bumped_into_everything bumped_into_people bumps_into_doors bumps_into_walls bumps_into_glass bumps_into_things bumps_into_furniture bumps_into_everything bumps_into_people glass_door glass_doors sliding_door black_eye black_eyes bruise bruises bruised hit_head hit_my_head hit_your_head hits_head hits_my_head hits_your_head bump_head bump_my_head bump_your_head bumped_head bumped_my_head bumped_your_head bumps_head bumps_my_head bumps_your_head banged_head banged_my_head banged_your_head bang_head bang_my_head bang_your_head goose_egg',
    stanzas: `
      Step with some speed to it, nothing ahead
      Thunk, and a print of a nose on the pane
      Step to the rear, and a look to each side
      Bag of cold peas, and a laugh at the pain

      Mirror, a chin, and a turn to the lamp
      Blue, and then violet, green, and then tan
      Egg coming up at the edge of the hair
      And steak on the swelling, the family plan

      Rag and a sponge and a spray bottle's work
      Cleaned to the corners, and clear as can be
      A hand to the forehead, a word or two
      And bird-shaped stickers for people to see

      A beam at the height of the top of the head
      Door, or a shelf, or the hood of the stove
      One small star, and another small star
      Bump like a bun with the mark of a clove`,
  },
  {
    words:
      'dropped_a dropped_it drop_things drop_it drops_things drops_it dropping_things dropping_it drop_cake drop_turkey drop_ring drop_tray drop_plate drop_plates drop_dish drop_ball drop_vase drop_bouquet drop_pie drops_cake drops_turkey drops_ring drops_tray drops_plate drops_plates drops_dish drops_ball drops_vase drops_bouquet drops_pie dropped_cake dropped_turkey dropped_ring dropped_tray dropped_plate dropped_plates dropped_dish dropped_ball dropped_vase dropped_bouquet dropped_pie butterfingers spill spills spilled spilling drops_everything_he drops_everything_she drops_everything_you drop_something drops_something dropped_something',
    stanzas: `
      Slip, and a tilt, and a bit of a lurch
      Snatch, and a grab, and a beat in the air
      Sound with a middle, an end, and an after
      Something that rolls to the foot of a chair

      Hand that was full, and a hand that is not
      Lid like a coin going round and around
      A long slow second that comes with no noise
      Then from the whole of the room, not a sound

      Blink, and a kneel, and a look left and right
      Picked up, and blown on, and put on a plate
      Nobody saw it, or no one will say
      Brought to the table, a little bit late

      Wet bit of rim, and a loose bit of hold
      Butter for fingers, and gone, like a fish
      Lunge, and a knee, and a miss by a hair
      Clunk, or a plop, or a bit of a swish`,
  },
  {
    words:
      'push_me_into push_you_in push_you_into push_him_in push_us_in pushed_me_into pushed_you_in pushed_you_into pushed_him_in pushed_us_in pushes_me_into pushes_you_in pushes_you_into pushes_him_in pushes_us_in throw_me_in throw_me_into throw_you_in throw_you_into throw_him_in throw_us_in threw_me_in threw_me_into threw_you_in threw_you_into threw_him_in threw_us_in throws_me_in throws_me_into throws_you_in throws_you_into throws_him_in throws_us_in shove_me_in shove_me_into shove_you_in shove_you_into shove_him_in shove_us_in shoved_me_in shoved_me_into shoved_you_in shoved_you_into shoved_him_in shoved_us_in toss_me_in toss_me_into toss_you_in toss_you_into toss_him_in toss_us_in tossed_me_in tossed_me_into tossed_you_in tossed_you_into tossed_him_in tossed_us_in cannonball cannonballs water_fight water_fights water_balloon water_balloons squirt_gun squirt_guns belly_flop pushed_me_in_the_pool pushed_me_in_the_lake pushed_me_in_the_river pushed_me_in_the_pond pushed_me_in_the_water',
    stanzas: `
      Dock, or a ledge, and a pair of good shoes
      Yell going up and a splash coming down
      Hat coming up, and a shoe on its own
      A pocket of pond, and a bit of a frown

      Swing by the ankles, a swing by the arms
      Count up to three that goes on two, instead
      Elbows, and feet, and a great white crown
      All of it wet to the top of the head

      Laugh, and a cough, and a laugh, and a cough
      Hair in the eyes and a nose full of wet
      A hand held up to be helped to the side
      One good hard pull, and it's even, the debt

      Row of wet prints going off up the path
      Shoes full of water that squirt at the seam
      Towels on shoulders, and towels on heads
      A mug in two hands for the good of the steam`,
  },
  {
    words:
      'set_fire set_on_fire sets_fire sets_on_fire setting_fire setting_on_fire catch_fire catches_fire caught_fire kitchen_fire grease_fire fire_extinguisher singed_eyebrows singe_eyebrows burned_eyebrows burnt_eyebrows burned_down burnt_down',
    stanzas: `
      Bit of a crackle, a bit of a glow
      A towel, a lid, and a bang, and a shout
      Ceiling gone gray in the shape of a fan
      Pan on the step till the last has gone out

      Flick, and a fizz, and a flower of orange
      Whoosh, and a clap, and a leap to the sink
      Foam on the toaster, and foam on the tile
      The eyebrows gone short, and the cheeks gone pink

      The box on the wall that goes on with its noise
      Windows thrown up, and a broom at the beep
      The curtain with only the top half left
      Takeout for supper, a box in a heap

      Nothing to do but to scrape at the dish
      Black little thing that was meant as a bun
      Smell in the coats going out with the coats
      Scorch on the wall with its rays, like a sun`,
  },
  {
    words:
      'save_my_life save_your_life save_his_life save_her_life save_lives save_life saved_my_life saved_your_life saved_his_life saved_her_life saved_lives saved_life saves_my_life saves_your_life saves_his_life saves_her_life saves_lives saves_life saving_my_life saving_your_life saving_his_life saving_her_life saving_lives saving_life save_boy save_girl save_child save_man save_woman save_baby save_swimmer save_drowning saved_boy saved_girl saved_child saved_man saved_woman saved_baby saved_swimmer saved_drowning rescued_me rescued_us rescued_you rescued_boy rescued_girl rescued_child rescued_man rescued_woman rescued_family rescued_people rescue_me rescue_us rescue_you rescue_boy rescue_girl rescue_child rescue_man rescue_woman rescue_family rescue_people rescues_me rescues_us rescues_you rescues_boy rescues_girl rescues_child rescues_man rescues_woman rescues_family rescues_people pull_me_out pull_us_out pull_him_out pull_her_out pull_you_out pulled_me_out pulled_us_out pulled_him_out pulled_her_out pulled_you_out pulls_me_out pulls_us_out pulls_him_out pulls_her_out pulls_you_out pulled_me_from pulled_us_from saved_me_from saved_us_from cpr heimlich choking lifesaver life_saver',
    stanzas: `
      Shout, and a turn, and the rest of it blurred
      Grab at a collar, a pull, and a grip
      Coat put round shoulders, a cup, and a chair
      Teeth on the rim with a click at each sip

      A truck on its way, and a foot in the road
      Two strides and a catch, and no time to think
      Scrape on the elbow, a button gone off
      And knees that go weak at the kitchen sink

      Photo, a handshake, a bit in the news
      Nothing, with eyes on the toe of a boot
      Clipping kept flat in the leaves of a book
      Basket sent round with a ribbon and fruit

      Slip, and no hold, and a kick, and no floor
      One long arm, and a palm, and a pull
      Breath like the first of all breaths, and a cough
      And sky up there, and it's wide, and it's full`,
  },
  {
    words:
      "care_me care_us care_him care_her care_them care_mom care_mother care_dad care_father care_grandma care_grandpa care_grandmother care_grandfather care_parents care_wife care_husband care_sister care_brother care_son care_daughter care_everyone care_aunt care_uncle cares_me cares_us cares_him cares_her cares_them cares_mom cares_mother cares_dad cares_father cares_grandma cares_grandpa cares_grandmother cares_grandfather cares_parents cares_wife cares_husband cares_sister cares_brother cares_son cares_daughter cares_everyone cares_aunt cares_uncle cared_me cared_us cared_him cared_her cared_them cared_mom cared_mother cared_dad cared_father cared_grandma cared_grandpa cared_grandmother cared_grandfather cared_parents cared_wife cared_husband cared_sister cared_brother cared_son cared_daughter cared_everyone cared_aunt cared_uncle caring_me caring_us caring_him caring_her caring_them caring_mom caring_mother caring_dad caring_father caring_grandma caring_grandpa caring_grandmother caring_grandfather caring_parents caring_wife caring_husband caring_sister caring_brother caring_son caring_daughter caring_everyone caring_aunt caring_uncle caregiver caregivers caregiving nurse_me nurse_him nurse_her nurse_us nurse_back nurses_me nurses_him nurses_her nurses_us nurses_back nursed_me nursed_him nursed_her nursed_us nursed_back nursing_me nursing_him nursing_her nursing_us nursing_back back_to_health hold_hair held_hair holds_hair was_sick am_sick were_sick got_sick is_sick get_sick are_sick when_i'm_sick the_flu fever fevers pneumonia chickenpox chicken_pox measles mumps tonsils stomach_bug throwing_up sickbed sat_up_with sits_up_with sit_up_with looked_after_me looks_after_me look_after_me looking_after_me looked_after_my_dad looked_after_my_mum looked_after_my_mom looked_after_my_father looked_after_my_mother looked_after_my_grandma looked_after_my_grandpa looked_after_my_nan looked_after_my_wife looked_after_my_husband looked_after_my_brother looked_after_my_sister looking_after_my_dad looking_after_my_mum looking_after_my_mom looks_after_his_mum looks_after_her_mum looks_after_her_mother looks_after_his_mother",
    stanzas: `
      Curtain half drawn, and a tick in the room
      Washcloth wrung out and laid over the brow
      Crackers, and ginger, a bucket, a bell
      How is it, how is it, how is it now

      Row of brown bottles, a box with its days
      Spoon with a line where the medicine ends
      The pillow turned over, the cool side up
      Card on the sill with a P.S. from friends

      Book with its face on the foot of the quilt
      Chair by the bed with a shape in its seat
      A glass with a straw that bends at the neck
      Slippers put on for a pair of cold feet

      Palm on the forehead, and then the cool back
      Little glass tube getting held to the light
      The blind let down, and the step made soft
      The lamp in the hall left on for the night`,
  },
  {
    words:
      'heart_attack heart_attacks heart_operation pacemaker cardiac heart_condition open-heart heart_bypass triple_bypass',
    stanzas: `
      Sign by the stairs with an arrow in red
      Pills in a box with a lid for each day
      A green line running in small sharp hills
      Butter, and bacon, and salt put away

      Row of small cold things stuck on in a row
      Stickers, and wires, and a thin cotton gown
      Walk to the mailbox, a rest, and a walk
      Oats in the bowl, and the white bread gone brown

      Strap with a tube going round at the arm
      Cuff that puffs up and goes down with a sigh
      Two numbers put in a notebook in pen
      Fish on the plate that was meant for the pie

      Stop by the lamppost to look at the view
      Lap of the block, then a block and a street
      New white sneakers, a bottle, a cap
      A hand to the neck for the count of the beat`,
  },
  {
    words:
      'sign_language asl learn_to_sign learned_to_sign learns_to_sign learning_to_sign deaf fingerspelling talk_with_hands talks_with_hands talked_with_hands',
    stanzas: `
      Look first, a tap first, a wave at the edge
      Fingers that open and fold like a fan
      Fist going round, and a flick of the wrist
      Quicker by half than a spoken one can

      Noisy big hall with a band and a bar
      Thumb to the chin, and a tap, and a sweep
      Over the hats and across the whole room
      No need to shout, and no secret to keep

      Whole face at work on the end of a joke
      Eyebrows for question marks, hands for the rest
      Forks put by so the fingers can talk
      Thank-yous sent out from the chin, not the chest

      Breath on the glass for the shape of an A
      A lamp left on so the words can be seen
      Letters spelled out through the window of trains
      Laugh made of shoulders, and nothing between`,
  },
  {
    words:
      "hearing_aid hearing_aids hard_of_hearing hearing_loss lost_hearing lose_hearing losing_hearing loses_hearing lip-read lip-reads lip-reading lip_reading can't_hear couldn't_hear deaf_in_one deaf_in_one_ear going_deaf half_deaf deaf_as_a_post gone_deaf a_bit_deaf",
    stanzas: `
      What, and a pardon, a say that again
      Whistle, a click, and a what, and a nod
      The television as loud as a train
      Yes to a question, a little bit odd

      Case with a hinge, and a brush like a lash
      Two small shells with a battery each
      Dish by the bed for the night, with a lid
      And birds come back in, that were out of reach

      A chair at the end by the good side's ear
      Palm at the ear like the half of a cup
      Good side turned to the head of the table
      And once more, louder, with eyebrows gone up

      Speech with a slide show, a speech with a laugh
      The wheel turned down when the talk is a bore
      Gray little curl at the back of the ear
      Peace, with a smile, and the roar is no more`,
  },
  {
    words:
      'is_blind are_blind was_blind were_blind went_blind going_blind been_blind born_blind goes_blind blindness legally_blind white_cane braille guide_dog guide_dogs lost_sight lost_eyesight lost_vision losing_sight losing_eyesight losing_vision lose_sight lose_eyesight lose_vision loses_sight loses_eyesight loses_vision visually_impaired',
    stanzas: `
      Step, and a curb, and a kerfuffle of birds
      Tap, and a sweep, and the curb, and a tap
      Bakery told by the warmth of its wall
      And all of the town like a hand-drawn map

      Book like a loaf, with its pages all white
      Dots going under the tip of a thumb
      Page after page in the dark, with no lamp
      Friend known at once from a cough or a hum

      Hook for each thing, and each thing on its hook
      Milk on the left and the salt on the right
      Step known by count, and a chair by its creak
      No need at all to go look for the light

      Hello by way of the palm of the hand
      Fingers that read the whole shape of a face
      Coins told apart by the edge and the weight
      Everything back in its very same place`,
  },
  {
    words: 'wheelchair wheelchairs wheel_chair',
    stanzas: `
      Hill, and a lean, and a breath at the top
      Rims running under the heel of the hand
      A ramp, and a turn, and a door held wide
      Place at the table, no reason to stand

      Long shiny floor with nobody on it
      Rubber on tile with a hum and a squeak
      Bag on the handles, a cup in its ring
      Down the long hallway, a wheelie, a streak

      Roll, and a roll, and a coast to the shade
      Gloves with no fingers, a push, and a glide
      The curb cut found at the end of the block
      A blanket tucked in at the left-hand side

      Car trunk, a fold, and a click, and a click
      Brakes going on, and the footrests swung out
      Lap for a shelf, for a tray, for a cat
      And a lane just wide enough, turned about`,
  },
  {
    words:
      'cane canes walking_stick walking_sticks the_walker my_walker your_walker his_walker her_walker zimmer_frame',
    stanzas: `
      Hook on the doorknob, a hook on the chair
      Tap on the boards that gets known in the hall
      The crook hung up on the edge of the sink
      The clap of it sliding down off the wall

      Stop, and a lean, and a look at the view
      Rubber tip worn to a slant at the end
      Point to the hawk, to the house on the hill
      Hook for a branch that is willing to bend

      Slow sort of waltz with a bit of a knock
      Three legs to get to the end of the lane
      A rap on the floor for attention, please
      A twirl of it, once, past the windowpane

      A stick with a hand's worth of shine at the top
      Brass at the neck of it, worn by the palm
      A leaf speared up, and a latch pushed shut
      Slow way of going, unhurried and calm`,
  },
  {
    words:
      'braid braids braided braiding french_braid french_braids pigtails pigtail ponytail ponytails brush_hair brushes_hair brushed_hair brushing_hair comb_hair combs_hair combed_hair combing_hair',
    stanzas: `
      Stool by the sink, and a knee at each side
      Over and under, and over, and through
      Comb in the teeth and a band on the wrist
      Still as can be for a minute or two

      Spray from a bottle, a comb with a tail
      Three strands held in the crook of a hand
      A part like a road drawn straight with a pen
      A tug, and the snap of a rubber band

      Ribbon, a twist, and the end of it tied
      Rope coming down to the small of the back
      The tip like a brush from a painter's cup
      And one wisp loose that has jumped off the track

      Knot at the back like a bird's nest in March
      Pins in a row on the arm of the chair
      Ow, and a spray of the bottle, and ow
      Tight as a drum at the roots of the hair`,
  },
  {
    words:
      'dye_hair dyed_hair dyes_hair dyeing_hair color_hair colored_hair colors_hair bleach_hair bleached_hair hair_dye purple_hair pink_hair blue_hair green_hair orange_hair cut_own_hair cut_bangs cuts_own_hair cuts_bangs trimmed_own_hair trimmed_bangs trims_own_hair trims_bangs',
    stanzas: `
      Clip at the crown, and a cape made of bag
      Gloves made of plastic, a bowl, and a brush
      Line on the forehead, a drip on the sink
      Rinsed till the water's all through with its blush

      Comb, and a squint, and a breath for good luck
      Scissors, a mirror, a snip, and an oh
      Bit on the left to make up for the right
      Higher, and higher, the bangs have to go

      A towel that won't be the same after that
      Box with a photo of how it should be
      Pillowcase printed for good at one end
      Bright as a parrot on top of a tree

      Strand, and a timer, a magazine page
      A tube squeezed flat and the window propped wide
      Heads going round in the checkout line
      Grin in the toaster, reflected, with pride`,
  },
]
