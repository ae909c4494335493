import type { Details } from '../../stanzas.ts'

/** Tempers, habits and beliefs. */
export const people2: readonly Details[] = [
  {
    words:
      "stubborn stubbornly stubbornness as_a_mule pig-headed pigheaded bull-headed bullheaded headstrong hard-headed hardheaded obstinate won't_budge never_budge doesn't_budge wouldn't_budge didn't_budge don't_budge won't_back_down won't_backs_down won't_backed_down never_back_down never_backs_down never_backed_down doesn't_back_down doesn't_backs_down doesn't_backed_down wouldn't_back_down wouldn't_backs_down wouldn't_backed_down",
    stanzas: `
      All of the world on the opposite side
      Arms in a fold and a chin stuck out
      A chair that is staying right where it is
      And paths worn round it to get about

      Rope and a mule and a very small hill
      Heels in the ground like a gatepost set
      The long way proved to be shorter, once more
      And not one inch of it given yet

      No to the help, and a no to advice
      A map kept shut on the seat of the car
      A screw going in with the wrong tool, still
      In, in the end, with a hammer and bar

      Reasons by dozens, and all of it fair
      A no like a cork in the bottle's neck
      Please, and then maybe, and sugar, all tried
      Still standing there like a captain on deck`,
  },
  {
    words:
      "always_right never_wrong know-it-all know_it_all told_you_so never_admit never_admits hates_to_admit hates_to_admits won't_admit won't_admits correct_everyone correct_everybody correct_people correct_me correct_my correct_us correct_grammar corrects_everyone corrects_everybody corrects_people corrects_me corrects_my corrects_us corrects_grammar corrected_everyone corrected_everybody corrected_people corrected_me corrected_my corrected_us corrected_grammar correcting_everyone correcting_everybody correcting_people correcting_me correcting_my correcting_us correcting_grammar",
    stanzas: `
      Small point of order concerning a date
      A book taken down and a page held flat
      A finger that lands on the line itself
      A cough, and a look, and no more than that

      Length of a river, the height of a hill
      A bet shaken on, and a lamp pulled close
      The small print read to the end aloud
      And smugness passed with the toast, in a dose

      A fact like a coin put down on the bar
      Nod going on just a little too long
      A small neat smile at the edge of a cup
      And no one in earshot to find it wrong

      Shortcut, the rain, and the glue in the chair
      Roof and the crack and the price of the paint
      All as foretold at the breakfast bowl
      Borne with the mild sort of look of a saint`,
  },
  {
    words:
      "grudge grudges hold_grudge hold_grudges holds_grudge holds_grudges held_grudge held_grudges holding_grudge holding_grudges nurse_grudge nurse_grudges nurses_grudge nurses_grudges silent_treatment cold_shoulder not_speaking stopped_speaking quit_speaking didn't_speak_to don't_speak_to doesn't_speak_to",
    stanzas: `
      A small thing said at a wedding in June
      Kept like a stone in the heel of a boot
      A chair turned round by a quarter turn
      Nod at the hedge, and the rest of it mute

      Fence, or the hose, or that time with the pie
      A borrowed rake that was never brought back
      Taken down now and again for a look
      Dusted all over and hung on its rack

      One hedge and one path and two gates in a row
      Two sides of a street, no tip of a hat
      A front curtain drawn with a good firm tug
      Only the cat going this side and that

      Seat at the opposite end of the bench
      Cold shoulder served with a slice of cold ham
      Yes please, and no thanks, and pass it along
      Knife very straight in the pot of the jam`,
  },
  {
    words:
      "never_hold_grudges never_holds_grudges never_held_grudges don't_hold_grudges doesn't_hold_grudges didn't_hold_grudges won't_hold_grudges never_grudge never_grudges don't_grudge don't_grudges doesn't_grudge doesn't_grudges lets_it_go let_things_go lets_things_go never_hold_a_grudge never_holds_a_grudge never_held_a_grudge don't_hold_a_grudge doesn't_hold_a_grudge didn't_hold_a_grudge won't_hold_a_grudge water_under_the_bridge",
    stanzas: `
      The thing that was said and the thing that was done
      A slate wiped down with the side of a sleeve
      The kettle filled up for one cup more
      The same chair pulled out, and no need to leave

      A weight with a handle, put down for good
      A shrug like a coat let fall to the floor
      A plate pushed over, a fork laid by
      And nothing left out by the open door

      All of it said, and the last of it heard
      Gone like the steam from the top of a cup
      Nothing kept folded and nothing kept dry
      The end of the quarrel all swept right up

      Over and done by the end of the street
      A door left open the width of a shoe
      A joke set down like a bowl on the step
      All of it rinsed like a spoon or two`,
  },
  {
    words:
      "fidget fidgets fidgeted fidgeting fidgety can't_sit_still can't_sits_still can't_stop_moving can't_stops_moving cannot_sit_still cannot_sits_still cannot_stop_moving cannot_stops_moving couldn't_sit_still couldn't_sits_still couldn't_stop_moving couldn't_stops_moving never_sit_still never_sits_still never_stop_moving never_stops_moving tap_foot tap_feet tap_fingers tap_pen tap_pencil taps_foot taps_feet taps_fingers taps_pen taps_pencil tapped_foot tapped_feet tapped_fingers tapped_pen tapped_pencil tapping_foot tapping_feet tapping_fingers tapping_pen tapping_pencil drum_foot drum_feet drum_fingers drum_pen drum_pencil drums_foot drums_feet drums_fingers drums_pen drums_pencil bounce_leg bounce_foot bounces_leg bounces_foot bouncing_leg bouncing_foot jiggle_leg jiggle_knee jiggle_foot jiggles_leg jiggles_knee jiggles_foot restless restlessness",
    stanzas: `
      Long sort of sermon, a short sort of pew
      Knee going up and down under the cloth
      Water in glasses that shivers in rings
      A spoon that goes like the wings of a moth

      Pause in the lesson, a hush in the row
      Heel on the rung like a telegraph key
      The pencil a stick and the desk a drum
      The whole row of seats feeling one-two-three

      An hour too long for the seat of the pants
      Lap round the table, a lap round the chair
      Coins in a pocket, a tune made of coins
      One minute of sitting, and nobody there

      A speech with its best bits some way ahead
      Straw in a knot and a napkin in shreds
      Thumbs going round like a little mill
      And a tap on the floor that keeps turning heads`,
  },
  {
    words:
      'bite_nails bite_fingernails bites_nails bites_fingernails bit_nails bit_fingernails biting_nails biting_fingernails bitten_nails bitten_fingernails chew_nails chew_fingernails chews_nails chews_fingernails chewed_nails chewed_fingernails chewing_nails chewing_fingernails gnaw_nails gnaw_fingernails gnaws_nails gnaws_fingernails nail-biter nail_biter nailbiter nail-biting nail_biting',
    stanzas: `
      Seat on the edge of the end of the couch
      Ten little edges, uneven and short
      A thumb at the teeth to the end of it all
      Movie, or phone call, or some kind of sport

      Trick from the druggist, a trick from an aunt
      Bottle of bitter stuff brushed on the ends
      Taste like a battery, made to put off
      By supper the mouth and the taste are friends

      A wait, and a doctor's door, or a phone
      Hand on its way like a cup to be sipped
      Sat on, or pocketed, back in the end
      A small dry click, and another one nipped

      Dime to pick up and a knot to undo
      Sticker that won't come away from a pear
      A coin on its face on the counter, stuck
      Ten soft fingers and no edge there`,
  },
  {
    words:
      'crack_knuckles crack_knuckle crack_neck crack_toes crack_fingers cracks_knuckles cracks_knuckle cracks_neck cracks_toes cracks_fingers cracked_knuckles cracked_knuckle cracked_neck cracked_toes cracked_fingers cracking_knuckles cracking_knuckle cracking_neck cracking_toes cracking_fingers pop_knuckles pop_knuckle pop_neck pop_toes pop_fingers pops_knuckles pops_knuckle pops_neck pops_toes pops_fingers knuckle-cracking knuckle_cracking',
    stanzas: `
      The fingers laced up and the palms pushed out
      Ten small pops like a stick in a fire
      A wince going round from chair to chair
      And every head turned like a well-drilled choir

      First of a row, and the rest on the way
      A thumb bent back, and a tick, and a tock
      The left hand finished, the right hand next
      Like somebody winding a brittle clock

      Pause in the typing, a stretch at the desk
      A sound like a walnut squeezed till it's split
      Shudder that goes to the end of the room
      Fingers that feel a bit better for it

      Knob of a joint, and a pull, and a twist
      Ice in a glass makes the same little snap
      One fist rolled in the other one's palm
      And both laid down like two cats in a lap`,
  },
  {
    words:
      'chew_ice chew_ice_cubes chews_ice chews_ice_cubes chewed_ice chewed_ice_cubes chewing_ice chewing_ice_cubes crunch_ice crunch_ice_cubes crunches_ice crunches_ice_cubes crunched_ice crunched_ice_cubes crunching_ice crunching_ice_cubes ice_chewer',
    stanzas: `
      Straw going noisy, a lid coming off
      Rattle of cubes at the end of the drink
      Crack, and a crunch that goes through the wall
      A small cold silence in which to think

      Cheek like a hamster's, the one and then both
      Gravel being walked on somewhere inside
      The glass tipped up and tapped at its base
      A last cube let go for its own long slide

      Soda all gone and the best of it left
      Sound like a boot going over the frost
      The straw pulled out and the lid laid by
      And not one splinter of any is lost

      Lull in the talk at the table's far end
      Hush of a film at its quietest part
      Tilt of the cup, and a shake, and a crack
      A hailstorm over an apple cart`,
  },
  {
    words:
      'sneeze sneezes sneezed sneezing sneezy achoo bless_you bless_everyone blesses_everyone blessed_everyone bless_anyone blesses_anyone gesundheit hay_fever',
    stanzas: `
      A pinch of the nose, and a hold-it-there
      A breath, and a breath, and a finger up
      Eyes shut tight to the size of a seed
      And rings going wide in a coffee cup

      A windup the length of a baseball park
      The spoons in the drawer all ring, and a pause
      A hand held up for the next on its way
      Tissue held out to a bit of applause

      Another, another, and one for the road
      One for the pepper and one for the cold
      One for the looks of it, one for good luck
      And blessings said till the blessing gets old

      Crumb, or a cat, or a shaft of the sun
      Tickle, a squint at the light, and a wait
      Nothing at all, and a breath let go
      And then, with a spoon on its way, too late`,
  },
  {
    words:
      'slam_door slam_doors slams_door slammed_door slammed_doors slamming_door temper tempers short-tempered hot-tempered hothead hot-headed hotheaded short_fuse storm_out storm_off storms_out storms_off stormed_out stormed_off lose_temper loses_temper lost_temper blow_up_at blows_up_at blew_up_at',
    stanzas: `
      A word too many, a foot on the stair
      The plates in the rack give a little jump
      Picture left hanging a notch to the left
      Steps overhead, and a last far thump

      Strip down the side of the box, and a scratch
      Quick as a match, and as quickly out
      Steam on the window, the kettle on
      And bread in the toaster, and less to shout

      Noise, and then nothing, and then a small noise
      Up like a blind with the cord let go
      Dust coming down from the frame of the door
      Back through the crack of it, quiet and slow

      Two spots in the cheek and a very straight back
      A lid on a pot with the gas up high
      It dances, it rattles, it spits, it sings
      All wiped with a cloth when the stove is dry`,
  },
  {
    words:
      'patience patiently so_patient very_patient more_patient most_patient endlessly_patient are_patient is_patient was_patient were_patient patient_with calm calmly calmest calming never_raised never_raising never_raises never_yelled never_yells never_yelling never_yell never_shouted never_shouts never_shout never_slam never_slams never_slammed without_raised without_raising without_raises without_yelled without_yells without_yelling without_yell without_shouted without_shouts without_shout without_slam without_slams without_slammed never_once_raised never_once_yelled never_once_shouted even-tempered even_keel level-headed levelheaded unflappable never_lose_your_temper never_loses_his_temper never_loses_her_temper never_lost_your_temper never_lost_his_temper never_lost_her_temper never_lost_patience never_loses_patience never_lost_your_patience never_lost_her_patience never_lost_his_patience',
    stanzas: `
      Wobble, a hiss, and a roll of the eyes
      A hand laid flat on the lid of the pot
      A nod, and a breath, and another nod
      A tangle looked over until it is not

      Same thing again, and the same thing again
      Soft as a broom on a wooden floor
      The lace tied up and the lace come loose
      And time for as many as that once more

      Noise in the hall, and noise in the yard
      Level as milk in a cup on a tray
      The pan boiling over, the phone, the bell
      One thing, and the next, then the towel put away

      No end to be seen from the middle of it
      Tangle of yarn and two thumbs and a while
      One end found, and the other end found
      Ball of it wound, and the ghost of a smile`,
  },
  {
    words:
      "hangry mad_hungry angry_hungry grumpy_hungry cranky_hungry cross_hungry mean_hungry crabby_hungry get_hungry gets_hungry got_hungry you're_hungry he's_hungry she's_hungry i'm_hungry",
    stanzas: `
      No to a question that nobody asked
      Cupboard that's opened, and shut, and then tried
      Short little answers, a foot that taps
      A cracker, and all of the clouds gone wide

      Place for the lunch that the lunch hasn't filled
      A growl that isn't the dog or the door
      Squint at the clock, and a look at the bread
      Half a banana, and no growl more

      Bag on the knees and a hand in the bag
      Wrapper torn open with teeth, and a sigh
      Color come back to the tip of the nose
      And jokes by the time of the second fry

      Menu too long and the waiter too slow
      Every last traffic light red, out of spite
      The chair too hard and the spoon too small
      And everything mended at one good bite`,
  },
  {
    words:
      "superstitious superstition superstitions knock_on_wood knock_wood knocks_on_wood knocks_wood knocked_on_wood knocked_wood knocking_on_wood knocking_wood touch_wood throw_salt throws_salt threw_salt throwing_salt salt_shoulder lucky_charm lucky_charms lucky_penny lucky_socks lucky_shirt lucky_hat lucky_number lucky_coin lucky_pants lucky_jersey lucky_underwear lucky_seat lucky_tie luck_charm rabbit's_foot friday_the_thirteenth four-leaf_clover four-leaf_clovers wishbone cross_fingers crosses_fingers crossed_fingers crossing_fingers jinx jinxes jinxed evil_eye broken_mirror bad_luck seven_years_bad",
    stanzas: `
      Nothing believed in, but all of it done
      Two sharp raps on the leg of a chair
      A pinch of salt sent over the back
      One shoe first, and the left of the pair

      Magpie saluted, a black cat let by
      Ladder gone round by the edge of the street
      A penny picked up if the right side shows
      No crack of the sidewalk under the feet

      Last of the game and the ball in the air
      Fingers crossed in the dark of a sleeve
      The same seat kept, and the same old cap
      Nobody standing, and no one to leave

      Broom put away with its bristles on top
      Coin in a shoe and a clove on a string
      Hat never set on the foot of a bed
      A touch on the doorframe for everything`,
  },
  {
    words: 'ghost ghosts ghostly ghost_story ghost_stories haunted haunts haunting spooky poltergeist spirits_in ouija',
    stanzas: `
      The house gone to bed, and the clock still up
      Step on the landing, and no one about
      A door that was shut is open an inch
      The hall light flickers, and thinks, and goes out

      Bump in the wall, and it's only the pipes
      Tap in the wall, and a bit of a groan
      Rocking chair going by itself, and still
      A lamp in the attic there, lit, alone

      Two pillows, a blanket, and nothing to see
      Blanket pulled up to the edge of the eyes
      A coat on its hook with a hat on top
      Grown in the dark to a terrible size

      Word in the hall with no mouth of its own
      Cold at the neck by the third of the stairs
      A floorboard answering somebody's foot
      And dust in a ring on the empty chairs`,
  },
  {
    words:
      'horoscope horoscopes astrology astrologer zodiac star_sign star_signs birth_chart tarot tarot_cards palm_reader palm_reading fortune_teller fortune_tellers tea_leaves psychic crystal_ball',
    stanzas: `
      Back of the paper, the foot of the page
      Twelve little boxes beside the cartoons
      A couple read out, and the fair one twice
      And toast going by under several moons

      News of a letter, a choice, and a change
      Week with a stranger, a trip, or a bill
      The scissors got out for the lucky ones
      Gone yellow with tape at the windowsill

      A wheel with a picture for every month
      Ram, and a crab, and a fish with its twin
      Money on Friday, and news from the coast
      Something to watch in the knees and the shin

      Circle of planets, a finger, a hum
      Stars a bit vague on the matter of shoes
      A tall dark someone, a door, and a choice
      Right as the weather and half of the news`,
  },
  {
    words:
      'cry cries cried crying cry_at cries_at cried_at crybaby weepy weep weeps wept weeping sob sobs sobbed sobbing teared_up happy_tears tissues kleenex eyes_well_up eyes_welled_up',
    stanzas: `
      End of the film, or the start of a song
      A sleeve drawn quickly across the face
      A cough, and something to do with the lamp
      A tissue come from its usual place

      Card with a kitten, a flag, or a hymn
      Lip that goes in, and a shine, and a blink
      A box passed over without a word
      Nose being blown at the side of the sink

      Shoulders a bit, and the chin, and the nose
      Salt at the corner, and salt on the lip
      Back of one hand, and the heel of it too
      Down to the chin for a wait and a drip

      Window gone blurred at the edge of the frame
      Lashes in points like a star on a pin
      The street looked out at a good long while
      The kettle switched on, and a long breath in`,
  },
]
