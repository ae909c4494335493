import type { Details } from '../../stanzas.ts'

/** Small disasters of every day: keys, phones, clocks, things dropped and forgotten. */
export const home1: readonly Details[] = [
  {
    words:
      'house_key house_keys car_key car_keys front_door_key door_key key_ring keyring keychain lost_keys lost_the_keys lose_keys loses_keys losing_keys loses_the_keys losing_the_keys lose_the_keys forgot_the_keys forgets_the_keys my_keys your_keys his_keys her_keys our_keys their_keys locked_out locks_himself_out locks_herself_out lock_myself_out lock_yourself_out lock_himself_out lock_herself_out locked_myself_out locked_himself_out locked_herself_out locked_yourself_out locked_ourselves_out',
    own: `
      {fact}
      {He} {empties} {his} pockets all over the stair
      {He} {peers} through the slot at the hook on the wall
      And {finds} a fine mint, but no key anywhere

      {He} {looks} in the (freezer|fruit bowl), {he} {looks} in {his} shoes
      {He} {turns} out the coat that was turned out before
      {fact}
      They [hang], and they [shine], in the lock of the door`,
    stanzas: `
      The (cushions|couch cushions) [come] off and the pennies [come] out
      The hook by the mirror [has] nothing at all
      A flashlight [goes] under the bed and the stove
      And everyone [hunts] up and down through the hall

      (A window|One window) [stands] open as wide as a hand
      The neighbors [bring] chairs out and [sit] in the shade
      The cat [sits] inside with a look on its face
      And somebody's trousers [get] torn on a blade`,
    later: `
      The keys [get] a bell and a string and a tag
      By Friday, all three of them [have] to be found
      But nobody's ever locked out of a home
      As long as there's someone to hear the bell sound`,
    hook: `
      Where are the house keys? They're under the chair
      They always turn up when there's no time to spare

      Locked out in slippers, the moon overhead
      The keys are asleep on the hook by the bed`,
  },
  {
    words:
      'wifi wi-fi wi_fi router routers modem broadband internet_down internet_is_down internet_was_down internet_goes_down internet_went_down internet_connection slow_internet no_internet internet_keeps internet_stops internet_stopped fix_the_internet fixes_the_internet fixed_the_internet reset_the_internet',
    own: `
      {fact}
      {He} {crawls} under tables with dust on {his} knees
      {He} {pulls} out the plug and {he} {counts} up to ten
      And {speaks} to the box in a voice that [says] please

      {He} {lifts} up the (laptop|tablet) as high as it [goes]
      {He} {stands} on one leg at the top of the stair
      {fact}
      One bar [flickers] up, if {he} {keeps} standing there`,
    stanzas: `
      The (circle|small circle) [goes] round like a dog with its tail
      The film [stops] dead at a wide-open mouth
      The lights on the box [wink] from green into red
      And everyone's evening [starts] to go south

      (A shout|One shout) [travels] down from the top of the stairs
      A board game [comes] out with a piece gone astray
      The family [meets] in the hall in its socks
      And somebody [asks] how the rest spent their day`,
    later: `
      The lights [turn] to green and the house disappears
      Each face [has] a glow and each door [has] a hush
      But somebody keeps a soft spot for the hour
      With cards on the carpet and no one to rush`,
    hook: `
      The wifi is down and the circle goes round
      There's talk in the kitchen, a wonderful sound

      Unplug the router and count up to ten
      There's time for a story, or two, until then`,
  },
  {
    words:
      'dropped_phone dropped_my_phone dropped_your_phone dropped_his_phone dropped_her_phone dropped_the_phone drops_my_phone drops_your_phone drops_his_phone drops_her_phone drop_my_phone drop_your_phone drops_the_phone dropping_my_phone dropping_your_phone dropping_his_phone dropping_her_phone broke_my_phone broke_your_phone broke_his_phone broke_her_phone breaks_his_phone breaks_her_phone broken_phone cracked_phone cracked_screen broken_screen phone_screen smashed_phone smashed_his_phone smashed_her_phone smashed_my_phone',
    own: `
      {fact}
      {He} {grabs} at the air like a cat at a fly
      {He} {stands} with both hands out and {waits} for the crack
      And {turns} it up slowly with one open eye

      {He} {lays} it to rest in a (bowl full|whole bag) of rice
      {He} {sits} at its bedside for everyone's sake
      {fact}
      At seven the rice [gives] a buzz and a shake`,
    stanzas: `
      The (phone|poor phone) [takes] a dive like a fish from a hand
      It [bounces] off tile, off a step, off a shoe
      It [lands] on its face, as a buttered toast [does]
      And nobody [wants] to be first at the view

      (A spider's web|A starry web) [spreads] on the glass from the side
      A thumb [has] to dodge for the length of a line
      Clear tape [holds] the weather and numbers in place
      And everyone [swears] it still [works], and [works] fine`,
    later: `
      A new one [comes] home in a box with a case
      The old one [lies] dark in a drawer with the string
      It [keeps] all the faces it ever took in
      And somewhere in there is a last little ring`,
    hook: `
      Down goes the phone with a crack and a hop
      It's always face down when it comes to a stop

      Broken phone, broken phone, cracked like a star
      It still finds a voice that is calling from far`,
  },
  {
    words:
      'scrolling scrolls scroll scrolled screen_time selfie selfies always_on_the_phone always_on_my_phone always_on_your_phone always_on_his_phone always_on_her_phone on_your_phone on_his_phone on_her_phone on_my_phone on_their_phones glued_to_your_phone glued_to_his_phone glued_to_her_phone glued_to_the_phone',
    own: `
      {fact}
      {He} {says} just one second, and {means} only one
      A cat in a sink [gets] a laugh and a heart
      And out past the window [goes] down the whole sun

      {He} {walks} past a (rainbow|parade) with {his} eyes on {his} hand
      {He} {begs} for the pardon of bollard and post
      {fact}
      The lamppost [forgives] {him}, much kinder than most`,
    stanzas: `
      (A thumb|The thumb) [goes] on walking a mile on the glass
      A dinner [gets] photographed under the lights
      The soup [sits] and [waits] till its picture [is] done
      And everyone [longs] for the first of the bites

      (Five|Six) heads [squeeze] together, an arm [reaches] out
      A thumb [takes] a bite from the left of the sky
      The count [goes] to three and it [comes] out at two
      And everyone [smiles] with at least the one eye`,
    later: `
      The battery [dies] with a blink and a hum
      The room [comes] back slowly, the chairs and the tea
      And there, all along, in the glow of a lamp
      Was somebody's face, and a good one to see`,
    hook: `
      Scroll up and scroll down till the moon's in the tree
      There's one more to look at, and then there are three

      One selfie with everyone, squeeze in and smile
      The picture's a second, it stays for a while`,
  },
  {
    words: 'password passwords passcode passcodes pin_code pin_number login logins',
    own: `
      {fact}
      {He} {types} it in slowly, {he} {types} it in fast
      {He} {tries} the old cat with a capital C
      And {asks} for a new one, the same as the last

      {He} {writes} it on (paper|a sticky note) under the keys
      {He} {hides} it so well in a book on a shelf
      {fact}
      The person it [shuts] out for good [is] {himself}`,
    stanzas: `
      (The box|A red box) [says] wrong with a shake of its head
      The star signs [get] tried, and the street, and the dog
      A picture [asks] which of the squares [has] a bus
      And nobody [knows] if that thing [is] a log

      (The rules|New rules) [want] a number, a sign and a star
      A sticky note [hangs] on the edge of the screen
      A code [comes] by text to a phone in the car
      And somebody [runs] through the rain in between`,
    later: `
      The lock [opens] up on the very last try
      The mail in there [says] there [is] nothing to see
      Of all of the words that can open a door
      The best ones are still just: come in, have some tea`,
    hook: `
      Password, oh password, a cat and a year
      It was on the tip of the tongue, it was here

      New password, old password, what could it be?
      The dog and the birthday, a star and a three`,
  },
  {
    words:
      'computer_crash computer_crashes computer_crashed computer_crashing computer_froze computer_freezes computer_died laptop_crashed laptop_crashes laptop_died laptop_froze crashed_computer frozen_computer blue_screen hard_drive backed_up_my_files lost_my_files lost_the_files old_computer slow_computer',
    own: `
      {fact}
      {He} {presses} one key, and then {presses} them all
      {He} {begs} it, {he} {strokes} it, {he} {calls} it a brick
      And {goes} for a minute to lean on the wall

      {He} {turns} it back (on|off) and {he} {goes} to make tea
      {He} {looks} through {his} fingers and {waits} for the chime
      {fact}
      {He} {saves} as {he} {types} now, a line at a time`,
    stanzas: `
      (The fan|Its fan) [gives] a roar like a plane on the grass
      A blue light [comes] up that [has] nothing to say
      The bar [fills] as far as the ninety-nine mark
      And there it [sits] thinking the rest of the day

      (The mouse|A mouse) [goes] in circles with nothing to click
      The hourglass [turns] till it [is] dizzy with sand
      A helpful voice [asks] is it plugged in at all
      And somebody [looks], with the plug in their hand`,
    later: `
      The screen [lights] again and the files [blink] awake
      The half of a letter, the pictures, the tune
      It's only a box with a hum and a light
      And most of a life in it, August to June`,
    hook: `
      The computer has crashed, so the kettle goes on
      By the time it's awake all the biscuits are gone

      Old computer, slow computer, wheeze and then hum
      Here is some patience, and more is to come`,
  },
  {
    words:
      'alarm_clock alarm_clocks snooze snoozes snoozed snoozing snooze_button oversleep oversleeps overslept oversleeping slept_late sleeps_late slept_through_the_alarm sleeps_through_the_alarm sleep_through_the_alarm sets_the_alarm set_the_alarm several_alarms hard_to_wake',
    own: `
      {fact}
      {He} {lands} a flat hand on the top of the thing
      {He} {bargains} for five and then five minutes more
      And {sleeps} like a stone to the end of the ring

      {He} {goes} out the door with one (sock|shoe) and some toast
      {He} {buttons} {his} shirt up one button askew
      {fact}
      And half the street [smiles], and the sparrows [do] too`,
    stanzas: `
      (The clock|A clock) [walks] itself to the edge with the noise
      The pillow [comes] down on it, soft as a hill
      The birds on the wire [call] out the right time
      And all of the blanket [is] breathing and still

      (A voice|Some voice) from the kitchen [says] breakfast [is] cold
      The shower [comes] on and a shout [follows] soon
      The socks [are] a pair if the light [isn't] on
      And morning [gets] started around about noon`,
    later: `
      The day [gets] its shoes on and [hurries] along
      The night [lets] its hair down, the moon [climbs] the tree
      The sweetest five minutes that anyone has
      Are those that the clock says there never should be`,
    hook: `
      Alarm clock, alarm clock, hush with that din
      The bed is so warm and the day can't come in

      Snooze once and snooze twice and then snooze to the sky
      The day is a train that can wait or go by`,
  },
  {
    words:
      'always_late running_late runs_late is_late was_late are_late am_late late_again late_for being_late shows_up_late showed_up_late show_up_late comes_late came_late arrives_late arrived_late minutes_late hour_late hours_late fashionably_late late_to_everything never_on_time tardy',
    own: `
      {fact}
      {He} {shouts} from the shower that {he's} nearly there
      {He} {stops} for a minute to look for a shoe
      And {comes} up the path with the foam in {his} hair

      The (cake|meal) [is] half gone and the speeches [are] through
      {He} {slides} into place with a whisper and grin
      {fact}
      And that [is] the sign for the fun to begin`,
    stanzas: `
      (The clock|Big clock) in the hall [gives] a cough and [goes] on
      The soup [gets] a lid and the lid [gets] a plate
      A face at the curtain [looks] up and then down
      And someone [keeps] saying it [isn't] so late

      (The train|A train) [leaves] the station on time, to the tick
      The bench [holds] a sandwich, a cloud and a bird
      The minute [is] coming, the minute [is] gone
      And soon [is] a truly remarkable word`,
    later: `
      The door [opens] wide and the night [can] begin
      The empty chair [fills] and the candles [burn] tall
      Whoever is late and is loved all the same
      Is somebody worth all the wait, after all`,
    hook: `
      Always late, always late, coming through the door
      Just in time for dessert and a little bit more

      Late again, late again, hair in the breeze
      Five minutes means fifty, now pass the cold peas`,
  },
  {
    words:
      'missed_the_bus misses_the_bus miss_the_bus missing_the_bus missed_my_bus missed_your_bus missed_his_bus missed_her_bus missed_our_bus missed_bus ran_for_the_bus runs_for_the_bus run_for_the_bus running_for_the_bus chased_the_bus chases_the_bus chasing_the_bus late_bus bus_was_late bus_is_late bus_never_came missed_the_last_bus misses_the_last_bus',
    own: `
      {fact}
      {He} {comes} round the corner with one arm held high
      {He} {shouts} at the lights as they [shrink] down the road
      And {bows} to the faces all waving goodbye

      {He} {reads} the small (times|print) on the pole in the rain
      {He} {sits} with a pigeon who [moves] up a bit
      {fact}
      And over the wet road the street lamps [get] lit`,
    stanzas: `
      (The doors|Its doors) [give] a sigh and the wheels [start] to roll
      A wet sheet of newspaper [flaps] at the light
      A face at the back [makes] a sorry small wave
      And all of the warmth [rolls] away out of sight

      (Rain|The rain) [drums] a tune on the roof of the stop
      The timetable [says] there was one just before
      A puddle [gets] jumped by a car with no heart
      And then there [come] three of them, full to the door`,
    later: `
      The walk home [is] long, and the shops [are] all shut
      The moon [keeps] in step on the wet of the stone
      Some things that are missed are a gift in disguise
      A road and an evening and time of one's own`,
    hook: `
      Missed the bus, missed the bus, run as one may
      There's always another, though never today

      Run for the bus with a coat flying free
      It's gone round the corner and whistling with glee`,
  },
  {
    words:
      'clumsy clumsiness fell_down_the_stairs fell_on_the_stairs falls_down_the_stairs fall_down_the_stairs falling_down_the_stairs fell_down_stairs fell_up_the_stairs tripped trips_over trip_over tripping_over two_left_feet walks_into_doors walked_into_a_door bumps_into stumbles_over stumbled_over knocked_over_the knocks_over_the knocked_over_a knocks_over_everything knocked_over_my',
    own: `
      {fact}
      {He} {begs} for the pardon of cupboard and chair
      {He} {lands} on {his} bottom and {bows} to the room
      And {says} that {he} {means} to be sitting down there

      {He} {carries} the (tray|glasses) with infinite care
      {He} {steps} round the dog and the toys on the mat
      {fact}
      {He} {takes} a last step, and {goes} over the cat`,
    stanzas: `
      (The vase|A vase) [sways] a little and [thinks] it through twice
      The rug [lifts] a corner to see who [comes] by
      The doorframe [has] dents at the height of a hip
      And cups [cross] the room by the route of the sky

      (The peas|Frozen peas) [come] once more to the help of a knee
      The bandage [goes] on with a kiss and a pat
      The whole house [stands] listening after a crash
      And then a voice [calls]: it [is] fine, that was that`,
    later: `
      The bruises [turn] yellow, the chairs [are] forgiven
      The cup [has] its handle glued on with a line
      A house without dents is a house without life
      And every last one of them turned out just fine`,
    hook: `
      Clumsy, so clumsy, hold on to the wall
      It's part of a dance, if it's danced with a fall

      Two left feet, two left feet, mind where they go
      They bow to each doorpost and step on each toe`,
  },
  {
    words: 'elevator elevators stuck_in_the_lift stuck_in_a_lift in_the_lift',
    own: `
      {fact}
      {He} {looks} at the numbers, the floor, and the shoes
      {He} {hums} with the music and {stops} with a cough
      And {reads} the small plate like the afternoon news

      {He} {holds} out a (hand|foot) for the last running guest
      {He} {asks} every stranger which button to press
      {fact}
      And one of them [smiles] and the other [says] yes`,
    stanzas: `
      (The doors|Two doors) [come] together as slow as a yawn
      The light [skips] a number and [stops] in between
      A baby [looks] up at the people in hats
      And everyone [stares] at a stain that [is] green

      (The bell|A bell) [gives] a ping like a spoon on a cup
      The cable [lets] out just the ghost of a moan
      The four walls [get] smaller whenever it [stops]
      And strangers [share] mints and the light of a phone`,
    later: `
      The doors [slide] apart and the hall [is] still there
      The strangers [go] left and the strangers [go] right
      And most of a life is just going on up
      With somebody near and a square of good light`,
    hook: `
      Elevator, elevator, floor after floor
      The heart takes a jump at the ping of the door

      Up in the elevator, down in the lift
      A minute with strangers, a curious gift`,
  },
  {
    words:
      'diet diets dieting dieted dieter counting_calories counts_calories count_calories calories calorie losing_weight lose_weight lost_weight weight_watchers low_carb',
    own: `
      {fact}
      {He} {eats} half a carrot and {looks} at the clock
      {He} {walks} by the bakery holding {his} breath
      And {takes} it again, on the way round the block

      {He} {stands} on the (scales|bathroom scales) with one foot on the floor
      {He} {takes} off the socks and the watch and the ring
      {fact}
      {He} {goes} down the stairs with a step like the spring`,
    stanzas: `
      (The fridge|The big fridge) [gives] a hum like a siren at sea
      The lettuce [sits] up with a virtuous air
      A cake in the window [looks] out at the street
      And somebody [walks] with an iron-hard stare

      (The scales|Old scales) in the bathroom [keep] quiet and cold
      The trousers [come] out from the back of the drawer
      The button [comes] over to visit the hole
      And somebody [dances] all over the floor`,
    later: `
      The number [goes] down and the number [comes] back
      The birthday [has] cake, and the cake [has] a slice
      The arms that go round what there is, much or less
      Have never once weighed it and never thought twice`,
    hook: `
      Start on a diet on Monday at nine
      A carrot, a cracker, a thimble of wine

      Diet on Monday and Tuesday, and then
      A small piece of cake, and it's Monday again`,
  },
  {
    words:
      'spilled_coffee spilled_the_coffee spilled_my_coffee spilled_your_coffee spilled_his_coffee spilled_her_coffee spills_coffee spills_the_coffee spills_his_coffee spills_her_coffee spill_coffee spilling_coffee spilled_wine spilled_the_wine spilled_red_wine spilled_my_wine spilled_your_wine spilled_his_wine spilled_her_wine spills_wine spill_wine spilling_wine spilled_tea spilled_the_tea spilled_a_drink spilled_my_drink spilled_your_drink spilled_his_drink spilled_her_drink spills_drinks spilled_milk spilled_juice spilled_beer spilled_soup spills_everything spilled_everything',
    own: `
      {fact}
      {He} {watches} it go like a film running slow
      {He} {reaches} for napkins and {reaches} too far
      And down [goes] the milk, making two in a row

      {He} {blots} with a (napkin|tea towel), a sleeve and a scarf
      {He} {moves} a small table to cover the stain
      {fact}
      The rug [has] a tale that it [likes] to explain`,
    stanzas: `
      (The cup|A full cup) [tips] up at the touch of a cuff
      A river [sets] off for the edge and the lap
      The papers [drink] deep and [curl] up at the ends
      And drip after drip [goes] the last little tap

      (The stain|The new stain) [has] the shape of a faraway land
      The cloth [takes] it up and the dog [takes] the rest
      A cushion [turns] over and [shows] its good side
      And white, on the whole, [doesn't] turn out the best`,
    later: `
      The wash [does] its work and the blotches [turn] pale
      A shadow [stays] on when the water [runs] clear
      The spotless good tablecloths lie in the dark
      The stained one has been at the party each year`,
    hook: `
      Spilled a little coffee, spilled a little wine
      Mop it up, laugh it off, everything's fine

      No use in crying for milk that is spilled
      There's always a cup that is there to be filled`,
  },
  {
    words:
      'broken_vase broke_the_vase broke_a_vase broke_my_vase broke_your_vase broke_her_vase smashed_the_vase knocked_over_the_vase knocked_over_a_vase broken_plate broken_plates broke_a_plate broke_the_plate broke_the_plates breaks_plates breaks_dishes broke_the_dishes broken_dishes broken_window broke_the_window broke_a_window broke_our_window smashed_the_window smashed_a_window broken_glass broke_a_glass breaks_glasses breaks_everything',
    own: `
      {fact}
      {He} {stands} very still with a piece in each hand
      {He} {looks} to the left and the right and the cat
      And {says} it just went, and {he} {can't} understand

      {He} {kneels} with the (glue|brush) and the bits in a row
      {He} {finds} every splinter but one by the wall
      {fact}
      A bare foot [discovers] the rest in the hall`,
    stanzas: `
      (A crash|The crash) [is] first, and the silence [is] next
      A piece [goes] on spinning and [takes] a long while
      The dustpan [comes] out, and the whole house [has] shoes
      And even the cat [has] a faraway smile

      (The glue|Old glue) [holds] a handle a bit to the left
      A crack like a river [runs] down to the base
      The flowers [move] into a jam jar at once
      And breakfast [looks] better with that in its place`,
    later: `
      The pieces [go] out with the Monday-night bin
      A chip [turns] up shining in May by the stair
      The things that were perfect get dusted, that's all
      The broken and mended ones show there was care`,
    hook: `
      Broken and mended and put on the shelf
      It's worth a bit more than the new thing itself

      A broken old vase and a sweep of the floor
      There's no plate on earth that is worth weeping for`,
  },
  {
    words:
      'forgot_our_anniversary forgot_the_anniversary forgot_your_anniversary forgot_their_anniversary forgot_an_anniversary forgets_our_anniversary forgets_the_anniversary forget_our_anniversary forgets_anniversaries forgotten_anniversary forgot_my_birthday forgot_your_birthday forgot_his_birthday forgot_her_birthday forgets_my_birthday forgets_your_birthday forgets_his_birthday forgets_her_birthday forgets_birthdays forget_birthdays forgotten_birthday forgot_the_date forgets_dates',
    own: `
      {fact}
      {He} {sees} the red ring round the date on the wall
      {He} {stands} in the kitchen as pale as the milk
      And {says} {he's} just off to the shop, that [is] all

      {He} {runs} with a (cake|present) all out of breath
      The ribbon [says] Good Luck, the sticker [says] Sale
      {fact}
      And {tells}, at the door, quite a marvelous tale`,
    stanzas: `
      (The shops|Late shops) [pull] their shutters down halfway and stop
      The last of the roses [is] ready to leave
      A card with a puppy [says] sorry in gold
      And somebody [ties] it with string from a sleeve

      (The date|That date) [has] a ring and a heart drawn in red
      The calendar [hangs] at the height of the eyes
      Reminders [go] off in a phone in a drawer
      And midnight [comes] up like a gentle surprise`,
    later: `
      Next day [brings] a breakfast, a poem, a walk
      The flowers [arrive], with a card, around nine
      One day in the year can slip out of the mind
      The rest are the ones where the love has to shine`,
    hook: `
      Forgot the big birthday, forgot the big day
      A cake in the morning will blow it away

      The birthday's forgotten, the cake's a day old
      Forgiven by Tuesday, with icing of gold`,
  },
]
