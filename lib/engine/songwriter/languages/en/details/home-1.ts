import type { Details } from '../../stanzas.ts'

/** Small disasters of every day: keys, phones, clocks, things dropped and forgotten. */
export const home1: readonly Details[] = [
  {
    words:
      'house_key house_keys car_key car_keys front_door_key door_key key_ring keyring keychain lost_keys lost_the_keys lose_keys loses_keys losing_keys loses_the_keys losing_the_keys lose_the_keys forgot_the_keys forgets_the_keys my_keys your_keys his_keys her_keys our_keys their_keys locked_out locks_himself_out locks_herself_out lock_myself_out lock_yourself_out lock_himself_out lock_herself_out locked_myself_out locked_himself_out locked_herself_out locked_yourself_out locked_ourselves_out',
    stanzas: `
      A hunt that starts in the winter coat
      Pockets turned out on the kitchen chair
      A mint, a receipt and a paper clip
      And the hook beside the door still bare

      The door swings shut with a tidy click
      The doormat lifted, the flowerpot too
      The coat on its hook just out of reach
      And the mail slot giving the only view

      The bag tipped out on the hallway rug
      Cushions up and the drawers pulled wide
      Under the mail and behind the bread
      And there in the lock, on the outer side

      A loop of wire and a plastic tag
      One for the house and one for the shed
      One that fits nothing but stays on the ring
      And one with a dab of paint in red`,
  },
  {
    words:
      'wifi wi-fi wi_fi router routers modem broadband internet_down internet_is_down internet_was_down internet_goes_down internet_went_down internet_connection slow_internet no_internet internet_keeps internet_stops internet_stopped fix_the_internet fixes_the_internet fixed_the_internet reset_the_internet',
    stanzas: `
      The little light goes from green to red
      Plug pulled out, and a count to ten
      A wheel going round on a frozen screen
      Plug pushed in, and a count again

      A small black box with a blinking eye
      Two bars showing, then one, then none
      A phone held up to the window frame
      And a circle that's never done

      The call comes on in a bubbling voice
      A face on the screen with one eye shut
      A sound that crackles and drops away
      Half of a sentence, and then a cut

      Down on the knees by the dusty shelf
      Tiny type on the back of the box
      Zero or O, and nobody knows
      And a cable behind, in dust and socks`,
  },
  {
    words:
      'dropped_phone dropped_my_phone dropped_your_phone dropped_his_phone dropped_her_phone dropped_the_phone drops_my_phone drops_your_phone drops_his_phone drops_her_phone drop_my_phone drop_your_phone drops_the_phone dropping_my_phone dropping_your_phone dropping_his_phone dropping_her_phone broke_my_phone broke_your_phone broke_his_phone broke_her_phone breaks_his_phone breaks_her_phone broken_phone cracked_phone cracked_screen broken_screen phone_screen smashed_phone smashed_his_phone smashed_her_phone smashed_my_phone',
    stanzas: `
      Out of the hand like a bar of soap
      One quick grab at the empty air
      A button pressed, and a button held
      And a face in the black glass waiting there

      A gasp, a stoop, and a breath held in
      A sleeve rubbed over the shiny black
      A thumb on the button, a count to five
      And a chip in the case along the back

      Flat as a domino, hardly a weight
      All of the numbers asleep inside
      Pictures of suppers and shoes and cats
      And a charger dangling by its side

      Thin as a cracker and slick as a plate
      Bumpers of rubber, a sheet of glass
      A strap for the wrist, a grip for the thumb
      And still it goes like a snake through grass`,
  },
  {
    words:
      'scrolling scrolls scroll scrolled screen_time selfie selfies always_on_the_phone always_on_my_phone always_on_your_phone always_on_his_phone always_on_her_phone on_your_phone on_his_phone on_her_phone on_my_phone on_their_phones glued_to_your_phone glued_to_his_phone glued_to_her_phone glued_to_the_phone',
    stanzas: `
      A pale blue glow on the chin and nose
      One thumb going up, and up, and up
      A nod, a hum, and a half-heard word
      And a skin on the coffee in the cup

      Nothing much new since a minute ago
      Head bent down, and the minutes pass
      A puppy, a cake, and somebody's feet
      And the salt still waiting beside the glass

      A plate pushed over to make some room
      Pings from the pocket and pings from the chair
      A look that is only a second long
      And a fork that stops halfway in the air

      A little red bar in the corner there
      A cord too short for the comfy seat
      Back to the wall and the plug close by
      Chin on the knees and socks on the feet`,
  },
  {
    words: 'password passwords passcode passcodes pin_code pin_number login logins',
    stanzas: `
      An empty box with a blinking bar
      One big letter, a number, a sign
      The name of a cat, the year of a car
      A box gone red at the end of the line

      Something about a bird, or a boat
      A sticky note on the edge of the screen
      Three of the words crossed out in pen
      And nothing to say what the numbers mean

      Ten fingers spread on the clicking keys
      Dots in a row where the letters should be
      Caps Lock on, and a second go
      And a small red warning at number three

      A little test, and no way around
      Nine little squares and a traffic light
      A bus, a bridge, and a bit of a bike
      And a wheel going round to say what's right`,
  },
  {
    words:
      'computer_crash computer_crashes computer_crashed computer_crashing computer_froze computer_freezes computer_died laptop_crashed laptop_crashes laptop_died laptop_froze crashed_computer frozen_computer blue_screen hard_drive backed_up_my_files lost_my_files lost_the_files old_computer slow_computer',
    stanzas: `
      A little wheel turning round and round
      A fan that whirs, and a screen gone blue
      The arrow still as a fly on a wall
      And every key pressed, and none gets through

      The oldest cure there is in the book
      Off at the wall, and on with a hum
      A bar that creeps to the ninety mark
      And sits there sucking its little thumb

      A chair pushed back and a long breath blown
      Unsaved pages and crumbs in the keys
      A mug gone cold in a ring of tea
      And a small gray box saying wait there, please

      Too many windows and none of light
      Forty tabs and a fan like a jet
      A tune from one, and no telling which
      And the one with the work not backed up yet`,
  },
  {
    words:
      'alarm_clock alarm_clocks snooze snoozes snoozed snoozing snooze_button oversleep oversleeps overslept oversleeping slept_late sleeps_late slept_through_the_alarm sleeps_through_the_alarm sleep_through_the_alarm sets_the_alarm set_the_alarm several_alarms hard_to_wake',
    stanzas: `
      A ring and a buzz from beside the lamp
      One bare arm from the quilt, and a slap
      A pillow pulled over a tousled head
      And nine more minutes, the sweetest nap

      The table trembles, the water shakes
      Little red numbers, a beep that grows
      A truck, it seems, backing into the bed
      And out of the blanket, a row of toes

      The clock hands pointing a long way round
      One arm in and the buttons undone
      Toast in the teeth and a shoe in the hand
      And the hallway taken at half a run

      A yawn as wide as a garage door
      A crease on the cheek from the pillow seam
      Hair on one side standing up straight
      And coffee under a cloud of steam`,
  },
  {
    words:
      'always_late running_late runs_late is_late was_late are_late am_late late_again late_for being_late shows_up_late showed_up_late show_up_late comes_late came_late arrives_late arrived_late minutes_late hour_late hours_late fashionably_late late_to_everything never_on_time tardy',
    stanzas: `
      A clock in the hall that is set too fast
      One shoe on and one on the stair
      A sleeve half in and a key in the teeth
      And one quick comb going through the hair

      A whole room quiet, the coats hung up
      The door pushed open an inch at a time
      A floorboard creaking, a row of heads
      And the clock just then beginning to chime

      Down the front steps in a jumble of bags
      Breath in short puffs and a lace undone
      Shirt buttoned wrong by a single hole
      And the last few yards at a kind of run

      All of it ready except for the rest
      Back up the steps for the phone once more
      Back for the glasses, back for the coat
      One hand on the knob, one foot in the door`,
  },
  {
    words:
      'missed_the_bus misses_the_bus miss_the_bus missing_the_bus missed_my_bus missed_your_bus missed_his_bus missed_her_bus missed_our_bus missed_bus ran_for_the_bus runs_for_the_bus run_for_the_bus running_for_the_bus chased_the_bus chases_the_bus chasing_the_bus late_bus bus_was_late bus_is_late bus_never_came missed_the_last_bus misses_the_last_bus',
    stanzas: `
      The road goes empty from end to end
      A pole with a sign and a bench for three
      A row of heads leaning out to look
      And a big square gap where it ought to be

      A shout, a whistle, a flapping coat
      Two red lights and a puff of gray
      Shoes slapping hard on the paving stones
      And a warm back seat rolling away

      A pace too slow by the length of a yard
      Doors going shut with a rubber sigh
      One arm up and a bag on the loose
      And a face at the window gliding by

      A sign with the numbers in rows too small
      Coins in the palm in a warm little stack
      The timetable read to the very end
      And a walk instead, bag on the back`,
  },
  {
    words:
      'clumsy clumsiness fell_down_the_stairs fell_on_the_stairs falls_down_the_stairs fall_down_the_stairs falling_down_the_stairs fell_down_stairs fell_up_the_stairs tripped trips_over trip_over tripping_over two_left_feet walks_into_doors walked_into_a_door bumps_into stumbles_over stumbled_over knocked_over_the knocks_over_the knocked_over_a knocks_over_everything knocked_over_my',
    stanzas: `
      The floor is flat, as a floor should be
      A rug with a corner that lies in wait
      One foot quicker than the other foot
      And a grab at the rail, a second late

      A toe gone under, a tray gone up
      Arms like a windmill, a hop and a skip
      A long, long moment of nothing at all
      And a bow at the end, one hand on hip

      A thump, and the pictures shake on the wall
      A bruise on the shin in purple and green
      A doorframe that wasn't so close before
      And a quick look round for who might have seen

      Nothing is broken, or nothing of use
      A step too many, a step too few
      A thud, a silence, a dusting of knees
      And over there, in the corner, a shoe`,
  },
  {
    words: 'elevator elevators stuck_in_the_lift stuck_in_a_lift in_the_lift',
    stanzas: `
      A button pressed, and another time pressed
      Numbers lit in a double row
      Eyes straight ahead and hands to the sides
      And a tune from the ceiling, soft and slow

      A brass-edged plate on the paneled wall
      A box of mirrors with room for eight
      A lift of the eyes and a silent sum
      And everyone guessing the others' weight

      A small square room on the end of a rope
      A ding, and the doors slide in from the side
      Elbows tucked close, and a cough, and a smile
      And a carpet that's two good paces wide

      A floor that hums on the soles of the shoes
      Two steel doors with a seam of light
      A bell, and an arrow that points both ways
      And shoulders that almost touch, not quite`,
  },
  {
    words:
      'diet diets dieting dieted dieter counting_calories counts_calories count_calories calories calorie losing_weight lose_weight lost_weight weight_watchers low_carb',
    stanzas: `
      A lunch that crunches from end to end
      Carrot sticks in a plastic tub
      One square of chocolate, wrapped and hid
      And nothing but leaves by the name of grub

      A plate with a good deal of plate on show
      Half a grapefruit, a spoon with teeth
      Lettuce on top of the lettuce below
      And cake in its box on the shelf beneath

      The slippers left on the bathroom mat
      A scale on the tiles and a toe held out
      A needle that shivers and thinks it through
      And a lean to the left, to cast some doubt

      Chart on the cupboard, a pen on a string
      A kitchen scale and a level spoon
      Crackers like cardboard, four to a plate
      And the fridge humming a little tune`,
  },
  {
    words:
      'spilled_coffee spilled_the_coffee spilled_my_coffee spilled_your_coffee spilled_his_coffee spilled_her_coffee spills_coffee spills_the_coffee spills_his_coffee spills_her_coffee spill_coffee spilling_coffee spilled_wine spilled_the_wine spilled_red_wine spilled_my_wine spilled_your_wine spilled_his_wine spilled_her_wine spills_wine spill_wine spilling_wine spilled_tea spilled_the_tea spilled_a_drink spilled_my_drink spilled_your_drink spilled_his_drink spilled_her_drink spills_drinks spilled_milk spilled_juice spilled_beer spilled_soup spills_everything spilled_everything',
    stanzas: `
      The table laid with the good white cloth
      Elbow and wobble, a widening ring
      A map that runs to the edge of the plates
      And a napkin held like a helpless thing

      A dab and a blot and a dab again
      Salt on the spot and a sponge for the sleeve
      A roll of paper in both of the hands
      And a stain with no plans at all to leave

      A river that starts by the sugar bowl
      Down through the crack where the table leaf meets
      A dam of napkins, a spoon, a shriek
      And a slow drip finding the good chair seats

      No hand was near it, to hear it told
      Cup on its side with an innocent air
      Everyone up with the hems held high
      And a pool the shape of a kneeling bear`,
  },
  {
    words:
      'broken_vase broke_the_vase broke_a_vase broke_my_vase broke_your_vase broke_her_vase smashed_the_vase knocked_over_the_vase knocked_over_a_vase broken_plate broken_plates broke_a_plate broke_the_plate broke_the_plates breaks_plates breaks_dishes broke_the_dishes broken_dishes broken_window broke_the_window broke_a_window broke_our_window smashed_the_window smashed_a_window broken_glass broke_a_glass breaks_glasses breaks_everything',
    stanzas: `
      It stood right there for a good long while
      A crash, and a tinkle, and then no sound
      Faces that peep at the edge of the door
      And one little piece still rocking around

      A thousand bits, and a few bits more
      Dustpan and broom, and the bare feet kept clear
      A wipe with a rag on the hands and knees
      And one piece found in the same spot next year

      A noise like a drawer full of forks let go
      Bits on the floor like a handful of light
      Everyone frozen with one foot up
      The likeliest elbow nowhere in sight

      No telling now what was there in the way
      Too far over by half of an inch
      A hand shot out at the empty air
      A wait, a long second, a crash, a flinch`,
  },
  {
    words:
      'forgot_our_anniversary forgot_the_anniversary forgot_your_anniversary forgot_their_anniversary forgot_an_anniversary forgets_our_anniversary forgets_the_anniversary forget_our_anniversary forgets_anniversaries forgotten_anniversary forgot_my_birthday forgot_your_birthday forgot_his_birthday forgot_her_birthday forgets_my_birthday forgets_your_birthday forgets_his_birthday forgets_her_birthday forgets_birthdays forget_birthdays forgotten_birthday forgot_the_date forgets_dates',
    stanzas: `
      A dash through the doors of the corner store
      Gas-station roses, a card off the rack
      Ink still wet on the envelope's flap
      A bow stuck over the price on the back

      A date that sits where it always sat
      A square on the calendar, ringed in red
      A pause over coffee, a hint, a hint
      And a palm brought down on top of the head

      A coat thrown on, and a hunt for the car
      Shops all shut and the clock going round
      Cupboards gone through, and the trunk of the car
      And one dusty box of mints to be found

      A tray with a napkin and one bent spoon
      Eggs done soft and the toast cut in two
      A dandelion in a water glass
      A week of the dishes, long overdue`,
  },
]
