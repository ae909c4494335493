import type { Details } from '../../stanzas.ts'

/** Fears, remembering, eating, sleeping. */
export const people3: readonly Details[] = [
  {
    words:
      'afraid_of scared_of frightened_of terrified_of petrified_of fear_of fears_of be_scared be_afraid be_frightened be_terrified so_scared so_afraid so_frightened so_terrified really_scared really_afraid really_frightened really_terrified phobia phobias scaredy-cat scaredy_cat scared_to afraid_to hate_dogs hates_dogs hated_dogs',
    stanzas: `
      A thing over there, and a shake in the knees
      A sleeve held tight at the seam of the wrist
      One eye open behind a hand
      Laugh, rather thin, and a very tight fist

      The far side of brave by a yard or two
      Back to the wall and a foot off the floor
      A breath held in to the count of ten
      Out all at once at the click of the door

      Small thing to some, and a big thing to one
      Hairs standing up on the back of the arm
      Knees like the legs of a folding chair
      And a small dry voice saying no alarm

      A good long look from a good way off
      White at the knuckles and cold at the toe
      A look, and a look off, and one more look
      One step up to it, ever so slow`,
  },
  {
    words:
      'afraid_heights scared_heights frightened_heights terrified_heights fear_heights vertigo afraid_of_heights scared_of_heights terrified_of_heights petrified_of_heights frightened_of_heights fear_of_heights hates_heights hate_heights',
    stanzas: `
      Ladder, a tower, a balcony door
      Two hands on the rail, and the rail gone damp
      Roofs like a game on a tabletop
      A smile held on with a kind of a clamp

      A town like a train set under the shoes
      The street gone small as a board for chess
      Toes curled up to hold on to the soles
      And a yard of wall that feels like less

      Up by the rungs with the mouth gone dry
      Eyes on the next one, never the ground
      One thing moved and the other three gripped
      A hum through the teeth for the sake of sound

      Guide going on about how it was built
      Step made of glass, with the air underneath
      Shuffle along with the back to the stone
      A lovely view, getting said through the teeth`,
  },
  {
    words:
      'hate_needles hate_shots hates_needles hates_shots hated_needles hated_shots fear_needles fear_shots fears_needles fears_shots scared_needles scared_shots afraid_needles afraid_shots frightened_needles frightened_shots flu_shot flu_shots booster_shot vaccination vaccinations get_shots gets_shots got_shots blood_test blood_tests blood_draw give_blood gives_blood gave_blood giving_blood donate_blood donates_blood donated_blood donating_blood blood_donor blood_drive blood_donation vaccine vaccines',
    stanzas: `
      Tray with a cloth, and a snap of a glove
      A sleeve rolled up and a look at the wall
      A cold little dab from a square of wet
      A scratch, and a breath, and then that is all

      A fold of gauze and a strip of tape
      Cotton ball held in the crook of the arm
      Carton of juice and a chair by the door
      A round little bandage, and no great harm

      Poster of kittens on top of a fence
      A notice on flu that is read to the end
      Squeeze of a ball with the fingers, one, two
      An arm stuck out like the arm of a friend

      Strap going tight and a fist going round
      Tap of two fingers to bring up the blue
      Ceiling tiles counted from here to the vent
      A pinch, and the counting has got to two`,
  },
  {
    words: 'of_the_dark afraid_dark scared_dark frightened_dark terrified_dark fear_dark hate_dark hates_dark',
    stanzas: `
      Switch at the far side, the bed over here
      A line of light at the foot of the door
      Robe on its hook with a shoulder and arm
      A run and a leap from the cold bare floor

      The lamp clicked off and the eyes left wide
      Covers in close to the back of the neck
      One ear out for the creak of the house
      And the lamp clicked on for a last quick check

      Hand going out at the edge of the room
      A switch that is felt for along the wall
      A chair that's a chair when the light comes on
      And isn't a chair in the dark at all

      Plug in the wall with a shell for a shade
      A bulb no bigger than half of a plum
      Glow on the carpet as far as the bed
      The small kind sound of the fridge and its hum`,
  },
  {
    words:
      'startle startles startled startling jumpy jump_scare jump_scares jump_at_every jump_at_loud jumps_at_every jumps_at_loud jumped_at_every jumped_at_loud jump_out_at jump_out_from jumps_out_at jumps_out_from jumped_out_at jumped_out_from scare_me_from scare_us_from scare_everyone scare_people scare_half scares_me_from scares_us_from scares_everyone scares_people scares_half scared_me_from scared_us_from scared_everyone scared_people scared_half scaring_me_from scaring_us_from scaring_everyone scaring_people scaring_half hide_behind_every hide_behind_doors hides_behind_every hides_behind_doors hid_behind_every hid_behind_doors hiding_behind_every hiding_behind_doors from_behind_every from_behind_doors',
    stanzas: `
      Bang, or a pop, or a face at the glass
      Yelp, and a cup with its tea in the air
      Two feet clear of the kitchen floor
      Thump in the chest, and it's only a chair

      A held-in breath and a tip of a toe
      Hush in the hall, and a shoe showing white
      One sharp boo, and a shriek like a steam train
      Laundry thrown up to the top of the light

      Hinge with its creak, and a hand on the latch
      Squeak, and a palm going flat to the chest
      Peas going everywhere over the tile
      Laugh, and a lean, and a bit of a rest

      Nothing at all, and then something at once
      Shoulders gone up to the sides of the ears
      A word let out that was best kept in
      A laugh going on till it comes to tears`,
  },
  {
    words:
      "remember_birthday remember_birthdays remember_everything remember_everyone's remember_every remember_names remember_dates remember_details remember_what remember_all remembers_birthday remembers_birthdays remembers_everything remembers_everyone's remembers_every remembers_names remembers_dates remembers_details remembers_what remembers_all remembered_birthday remembered_birthdays remembered_everything remembered_everyone's remembered_every remembered_names remembered_dates remembered_details remembered_what remembered_all remembering_birthday remembering_birthdays remembering_everything remembering_everyone's remembering_every remembering_names remembering_dates remembering_details remembering_what remembering_all never_forget_a never_forget_an never_forget_anyone's never_forgets_a never_forgets_an never_forgets_anyone's never_forgot_a never_forgot_an never_forgot_anyone's don't_forget_a don't_forget_an don't_forget_anyone's don't_forgets_a don't_forgets_an don't_forgets_anyone's don't_forgot_a don't_forgot_an don't_forgot_anyone's doesn't_forget_a doesn't_forget_an doesn't_forget_anyone's doesn't_forgets_a doesn't_forgets_an doesn't_forgets_anyone's doesn't_forgot_a doesn't_forgot_an doesn't_forgot_anyone's forget_face forgets_face photographic_memory memory_like memory_for sends_birthday_card sends_birthday_cards send_birthday_card send_birthday_cards knows_every_kid's_name know_every_kid's_name know_every_kids_name knows_every_kids_name know_every_name knows_every_name know_everyone's_name knows_everyone's_name knows_everybody's_name know_everybody's_name knows_everybody's_stop know_everybody's_stop remember_every_name",
    stanzas: `
      A thing long gone from everyone else
      Color of shoes at a table for six
      Tunes on the radio, chips in a cup
      And who was in charge of the kindling sticks

      Everyone's number and everyone's street
      A card in the mail with a day to spare
      The stamp put straight and the ink all dry
      Name of the cat, and the part in the hair

      One question asked, and the rest comes too
      Month and the date and the day of the week
      What was for dessert, and who was late
      And which of the floorboards began to creak

      A filing cabinet under a hat
      Drawer of small labels, a name upon each
      Glove sizes, shoe sizes, middle names
      Who can't have walnuts, and who can't have peach`,
  },
  {
    words:
      "forget_names forget_why forget_what forget_where forget_everything forget_name forget_my_name forget_your_name forget_faces forgets_why forgets_what forgets_where forgets_everything forgets_name forgets_faces forgot_names forgot_why forgot_what forgot_where forgot_everything forgot_name forgot_your_name forgot_faces forgetting_why forgetting_what forgetting_where forgetting_everything forgetting_name forgetting_my_name forgetting_your_name forgetting_faces ask_me_who ask_who_i asks_me_who asks_who_i asked_me_who asked_who_i can't_remember can't_recall lost_train_of lose_train_of loses_train_of losing_train_of",
    stanzas: `
      A thing to be done in the other room
      Stop in the doorway, a hand on the frame
      A drawer pulled out and a drawer pushed in
      Back to the hall for whatever's-its-name

      The reason for coming, dropped on the way
      A thread let go at the top of the stairs
      Room full of things that are none of it that
      A lamp, and a bed, and the two same chairs

      Note on the fridge for the note on the door
      String on a finger, and what for is gone
      Look in the pockets, a look in the bag
      And glasses pushed up where the hat goes on

      Name with its hat on, around the next bend
      It sits on the tip like a crumb on the tongue
      It starts with a B, or it might be an L
      It walks in alone when the coat is hung`,
  },
  {
    words:
      'never_sit_down never_sits_down never_sat_down eat_standing eat_standing_up eat_sink eat_counter eats_standing eats_standing_up eats_sink eats_counter ate_standing ate_standing_up ate_sink ate_counter eating_standing eating_standing_up eating_sink eating_counter',
    stanzas: `
      Everyone served, and the gravy gone round
      Plate by the stove with its supper gone cold
      One more spoon, and the salt, and the bread
      Chair with its cushion as good as when sold

      A bit of a crust on the way going by
      Bite at the counter, a bite at the sink
      Up for the butter, and up for the milk
      Up once again for a drop more to drink

      The plates gone out, and the noise with the plates
      Hip to the drawer and the bowl in the palm
      Window looked out of, the fork going slow
      A minute at last of the kitchen's calm

      Steam on the glasses, and talk through the wall
      Everyone's glass seen to, everyone's peas
      Napkin unfolded, and folded again
      And one chair empty, and two tired knees`,
  },
  {
    words:
      "picky_eater picky_eaters picky fussy_eater fussy_about won't_eat refuses_to_eat refused_to_eat wouldn't_eat eats_like_a_bird eat_like_a_bird ate_like_a_bird",
    stanzas: `
      Fork like a needle, a plate like a map
      Peas pushed off to the rim of the plate
      Sauce on the side in a cup of its own
      Nothing that touches, and all of it straight

      Three on the spoon, and the spoon put down
      One bean looked at from left and from right
      Sniff, and a turn of the fork, and a sniff
      One corner of carrot, a mouse-sized bite

      A sandwich opened to see what's inside
      Crust in a ring when the middle is gone
      Onion found out and a mushroom laid by
      Stones being picked from the edge of a lawn

      No seeds and no skin and no bits and no bones
      Noodles with butter, no pepper, no green
      Potatoes as plain as a bar of soap
      Whitest white supper that ever was seen`,
  },
  {
    words:
      'order_same order_the_same orders_same orders_the_same ordered_same ordered_the_same ordering_same ordering_the_same same_order the_usual always_order always_orders always_ordered same_thing_every',
    stanzas: `
      Waiter half there with a nod on the way
      Menu held open and never once read
      A pencil put by, and the kitchen called
      Plate on its way before anything's said

      Specials in chalk on a board by the door
      All of the list going by rather fast
      Hum, and a finger that runs down the page
      The same as it was the time before last

      Bell on the door and a hand going up
      The same chair, facing the same bit of wall
      The same two napkins, the same extra sauce
      No need of asking, no menu at all

      Pages and pages of things with a name
      Soup of the day that's unknown to this day
      Chapter of fish that no fork ever met
      The spoon sets out in the usual way`,
  },
  {
    words:
      'taste_everything taste_twice taste_sauce taste_soup taste_first taste_food tastes_everything tastes_twice tastes_sauce tastes_soup tastes_first tastes_food tasted_everything tasted_twice tasted_sauce tasted_soup tasted_first tasted_food tasting_everything tasting_twice tasting_sauce tasting_soup tasting_first tasting_food taste-test taste_test taste-tests measure_hands measure_by_eye measure_by_feel measures_hands measures_by_eye measures_by_feel measured_hands measured_by_eye measured_by_feel measuring_hands measuring_by_eye measuring_by_feel never_measure never_measures never_measured pinch_of salt_food salt_everything salt_your_food salts_food salts_everything salts_your_food salted_food salted_everything salted_your_food pepper_food pepper_everything pepper_your_food salt_shaker salt_shakers',
    stanzas: `
      The lid coming up with a breath of steam
      Spoon to the lip and a look at the wall
      Pinch of a thing, and a turn of the wrist
      A nod to the pot, and that will be all

      Handful, a glug, and as much as it takes
      Palm for a cup and a thumb for a spoon
      Bit, and a bit, and enough, and a bit
      A ladle waved round in the air to a tune

      Corner of bread in the edge of the pan
      Steam on the glasses, a slurp, and a hum
      Salt from a height like a fall of snow
      Dab on the back of the hand by the thumb

      No scale and no timer, no page with a stain
      The measuring cups in a nest, still new
      Sniff, and a shake, and a squint at the stove
      And some of the red, and the green one, too`,
  },
  {
    words:
      'last_slice last_piece last_bite last_cookie last_fry burnt_one burnt_ones burned_one burnt_piece burnt_toast_so ate_burnt ate_smallest ate_burned ate_broken eats_burnt eats_smallest eats_burned eats_broken eat_burnt eat_smallest eat_burned eat_broken take_burnt take_smallest take_burned takes_burnt takes_smallest takes_burned took_burnt took_smallest took_burned smallest_piece smallest_slice biggest_slice biggest_piece bigger_half broken_cookie broken_cookies',
    stanzas: `
      One on the dish, and the dish in the hand
      One bit left, and the dish going by
      No, and a wave, and a pat of the vest
      Eyes on it still to the end of the pie

      Tray coming out by the light of the door
      Black on the bottom scraped into the sink
      The good ones handed along in a row
      The crisp bit is best, or so one would think

      Knife coming down with a squint and a sigh
      Plate after plate with the corners gone
      The one with the dent and the thumbprint left
      And taken up gladly, the kettle on

      A cake with a lean and a rose on the top
      Biggest one slid to the opposite side
      A crumb with a fingertip, pressed and gone
      A plate and a napkin, well satisfied`,
  },
  {
    words:
      'go_hungry goes_hungry went_hungry going_hungry feed_everyone feed_everybody feed_anyone feed_whoever feed_neighborhood feed_strangers feed_people feed_us_all feed_crowd feeds_everyone feeds_everybody feeds_anyone feeds_whoever feeds_neighborhood feeds_strangers feeds_people feeds_us_all feeds_crowd fed_everyone fed_everybody fed_anyone fed_whoever fed_neighborhood fed_strangers fed_people fed_us_all fed_crowd feeding_everyone feeding_everybody feeding_anyone feeding_whoever feeding_neighborhood feeding_strangers feeding_people feeding_us_all feeding_crowd extra_place extra_plate set_extra sets_extra soup_kitchens feed_the_whole feeds_the_whole fed_the_whole nobody_leaves_hungry no_one_leaves_hungry',
    stanzas: `
      Table let out to the last of its leaves
      Ladle that always goes down for one more
      The bench brought up and the bread cut thin
      Plate in the hands at the knock of the door

      The pot looked into, the heads counted up
      Water let into the soup by the cup
      Potatoes cut smaller to go around
      All of the bowls at the table filled up

      Whoever is passing, and whoever's with
      Chair from the bedroom, a stool from the bath
      Elbows in close, and a jar for a glass
      Place laid for someone still out on the path

      Steam on the window, and shoes on the mat
      A bit of a bite, and a bit more on top
      A spoon that comes round when the plate looks bare
      No such a word in the kitchen as stop`,
  },
  {
    words:
      'talk_sleep talks_sleep talked_sleep talking_sleep walk_sleep walks_sleep walked_sleep walking_sleep mumble_sleep mumbles_sleep sleepwalk sleepwalks sleepwalked sleepwalking sleepwalker sleep-walk sleep-walks sleep-walking sleep_talking',
    stanzas: `
      Sheet going up and the sheet going down
      Half of a sentence sent up to the wall
      Clear about something to do with a goat
      Turn, and a sigh, and no sense to it all

      Click of a door and a creak of a board
      Bare feet going by with the eyes shut tight
      Hand on the bread bin, a hand on the sill
      Turn by the shoulders, and back for the night

      Speech to the curtain, a word to the lamp
      Mumble, a laugh, and a very firm no
      The clock ticking on with its side of it
      And nothing at all by the toast to show

      Chat with the ceiling, and half of it missed
      A question, a wait, and a yes, well then
      Covers kicked down to the end of the bed
      List with no bottom, begun on again`,
  },
  {
    words:
      'early_riser early_bird morning_person before_sunrise wake_up_early wake_up_before wake_up_at wake_up_cheerful wake_up_first wakes_up_early wakes_up_before wakes_up_at wakes_up_cheerful wakes_up_first woke_up_early woke_up_before woke_up_at woke_up_cheerful woke_up_first waking_up_early waking_up_before waking_up_at waking_up_cheerful waking_up_first get_up_early get_up_before get_up_at get_up_cheerful get_up_first gets_up_early gets_up_before gets_up_at gets_up_cheerful gets_up_first got_up_early got_up_before got_up_at got_up_cheerful got_up_first getting_up_early getting_up_before getting_up_at getting_up_cheerful getting_up_first up_at_dawn up_at_four up_at_five up_at_six up_before_the wake_cheerful wake_early wake_before wakes_cheerful wakes_early wakes_before woke_cheerful woke_early woke_before rise_and_shine',
    stanzas: `
      One square of light in a row of dark
      The kettle well past its first little cough
      Slippers on tile, and a hum on the stair
      Lamp in the kitchen, the rest of it off

      A floorboard missed where the floorboard squeaks
      Streetlights on and the sky like slate
      Spoon going quietly round in a cup
      Everyone else at about half past eight

      Bread and the knife and the crumbs to itself
      Chair by the window, the paper, the tea
      Fridge with its hum, and the clock with its tick
      All of it quiet as quiet can be

      A tune kept low on the way to the stove
      Shoes in the hand to go down past the doors
      Bread in the toaster, caught as it jumps
      And light coming in on the clean bare floors`,
  },
  {
    words:
      "night_owl night_owls night_person stay_up_late stay_up_all stay_up_past stays_up_late stays_up_all stays_up_past stayed_up_late stayed_up_all stayed_up_past staying_up_late staying_up_all staying_up_past up_all_night up_past_midnight insomnia insomniac sleepless can't_sleep couldn't_sleep cannot_sleep",
    stanzas: `
      A house full of blankets, and one lamp on
      One square of light on the length of the street
      Page going over, a cracker, a page
      A quilt pulled down to the ends of the feet

      Tick of the clock getting up from the shelf
      Fridge going off and the fridge going on
      Spoon in the jar by the light of the stove
      Look at the time, and a stretch, and a yawn

      The good idea that waits for the hush
      Keys clicking softly, a lamp bent low
      The news gone by, and the film gone by
      And one more thing, and another to go

      Street to itself, and a cat on the wall
      The last bus gone with its windows lit
      A sandwich made by the light of the fridge
      A chair, and the quiet to go with it`,
  },
]
