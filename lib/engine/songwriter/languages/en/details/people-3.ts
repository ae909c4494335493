import type { Details } from '../../stanzas.ts'

/** Fears, remembering, eating, sleeping. */
export const people3: readonly Details[] = [
  {
    words:
      'afraid_of scared_of frightened_of terrified_of petrified_of fear_of fears_of be_scared be_afraid be_frightened be_terrified so_scared so_afraid so_frightened so_terrified really_scared really_afraid really_frightened really_terrified phobia phobias scaredy-cat scaredy_cat scared_to afraid_to hate_dogs hates_dogs hated_dogs',
    own: `
      {fact}
      {He} {reaches} for somebody's sleeve and {holds} tight
      {He} {says} it [is] only a matter of breath
      And {breathes} like a train going into the night

      (The knees|Both knees|Two knees) [go] to jelly, the heart [gives] a thump
      {He} {looks} for a place where a body could run
      {fact}
      And {tries} one more step, which [is] better than none`,
    stanzas: `
      (The thing|Some thing|One thing) in the corner [looks] big as a bear
      Somebody [goes] to it, armed with a broom
      It [turns] out to be an old hat on a chair
      And a laugh [goes] around every wall of the room

      (The heart|A heart|One heart) [beats] as fast as a mouse in a shoe
      A hand [comes] across and it [lies] on the sleeve
      It [says] not a word, and it [weighs] hardly more
      But somehow the fear [puts] its hat on to leave`,
    later: `
      The fear [comes] along, but it [rides] in the back
      It [sits] with its bag and its hat on its knees
      It [says] to turn round, and it [says] to turn round
      And somebody [gives] it a cracker and cheese`,
    hook: `
      Scared of it, scared of it, right to the toes
      And being scared's something that everyone knows

      Afraid, just a little, and holding on tight
      A hand makes afraid into almost all right`,
  },
  {
    words:
      'afraid_heights scared_heights frightened_heights terrified_heights fear_heights vertigo afraid_of_heights scared_of_heights terrified_of_heights petrified_of_heights frightened_of_heights fear_of_heights hates_heights hate_heights',
    own: `
      {fact}
      The ladder [has] ten rungs, and {he} {stays} on one
      {He} {tells} the whole hill that the view [is] fine here
      And {waves} from the shade to the ones in the sun

      (The bridge|The view|The drop) [is] all air, and {he} {looks} at {his} shoes
      {He} {hugs} the one post like a long-missing friend
      {fact}
      And {kisses} the ground when it [comes] to an end`,
    stanzas: `
      (The seat|One seat|The car) at the top of the wheel [gives] a creak
      The people below [are] like crumbs on a plate
      A bird [flies] along and [looks] in with a wink
      And never [has] solid old ground looked so great

      (The stairs|Steep stairs|Stone stairs) to the tower [wind] up and then up
      Each window [is] smaller and further from tea
      Somebody [holds] to the rail with both hands
      And [says] that the bottom [has] plenty to see`,
    later: `
      The others [come] down with the wind in their hair
      They [tell] of the clouds and the edge of the land
      And someone [has] minded the coats and the bags
      And [waits] on good ground with a hot drink in hand`,
    hook: `
      High on the hill is a fine place to be
      But heights are for birds, and the ground is for tea

      Afraid of the heights, but with both feet on ground
      The best of all views is the faces around`,
  },
  {
    words:
      'hate_needles hate_shots hates_needles hates_shots hated_needles hated_shots fear_needles fear_shots fears_needles fears_shots scared_needles scared_shots afraid_needles afraid_shots frightened_needles frightened_shots flu_shot flu_shots booster_shot vaccination vaccinations get_shots gets_shots got_shots blood_test blood_tests blood_draw give_blood gives_blood gave_blood giving_blood donate_blood donates_blood donated_blood donating_blood blood_donor blood_drive blood_donation vaccine vaccines',
    own: `
      {fact}
      {He} {rolls} up one sleeve and {looks} out at the street
      {He} {studies} a pigeon with all of {his} might
      Then someone [says] done, and the cookie [is] sweet

      (The chair|The seat|The couch) [has] a pillow, the cotton [is] cold
      {He} {talks} about weather, the price of new shoes
      {fact}
      And {gets} the bright bandage the nurse [lets] {him} choose`,
    stanzas: `
      (The nurse|A nurse|One nurse) [has] warm hands and a joke up her sleeve
      She [asks] about holidays, school, or the cat
      The joke [has] a point, and the point [is] a pinch
      And that, by the end of the joke, [has] been that

      (The chairs|Green chairs|Six chairs) in the waiting room [stand] in a row
      A fish in the tank [opens] wide and [looks] bored
      The door [calls] a name, and the knees [come] along
      And a cookie [sits] there in its wrap as reward`,
    later: `
      The bandage [comes] off in the bath after tea
      The bruise [is] no bigger or worse than a bean
      And somewhere a stranger [is] well, and [stays] well
      Because of an arm that she never [has] seen`,
    hook: `
      A needle is only the end of a pin
      The needle goes out by the way it came in

      A shot in the arm, and a small cotton ball
      The shot is a pinch, and then that will be all`,
  },
  {
    words: 'of_the_dark afraid_dark scared_dark frightened_dark terrified_dark fear_dark hate_dark hates_dark',
    own: `
      {fact}
      {He} {leaves} the door open the width of a hand
      The light from the hall [makes] a road on the rug
      And all of the shadows [know] just where to stand

      (The lamp|One lamp|The light) [stays] on low in the shape of a moon
      {He} {counts} all the coats and {looks} under the bed
      {fact}
      And {pulls} up the quilt to the top of {his} head`,
    stanzas: `
      (The chair|A chair|One chair) with the coat [grows] a nose and two arms
      It [breathes] when the wind [gives] the curtain a blow
      Then somebody [comes] with a light from the hall
      And the chair [is] a chair in the glimmer and glow

      (The dark|The night|Each night) [is] a cat that [comes] in on its toes
      It [sits] on the dresser and [covers] the door
      It [means] not a thing by its big empty eyes
      It [wants] a warm place to curl up on the floor`,
    later: `
      The morning [comes] in and it [puts] it all back
      The coat [is] a coat, and the bear [is] a bear
      And what they [remember] is never the dark
      But somebody leaving a lamp on the stair`,
    hook: `
      The dark is the day with a hat on its hair
      Who minds the dark with a lamp on the stair?

      Dark at the window and dark on the hill
      One little light, and the dark's standing still`,
  },
  {
    words:
      'startle startles startled startling jumpy jump_scare jump_scares jump_at_every jump_at_loud jumps_at_every jumps_at_loud jumped_at_every jumped_at_loud jump_out_at jump_out_from jumps_out_at jumps_out_from jumped_out_at jumped_out_from scare_me_from scare_us_from scare_everyone scare_people scare_half scares_me_from scares_us_from scares_everyone scares_people scares_half scared_me_from scared_us_from scared_everyone scared_people scared_half scaring_me_from scaring_us_from scaring_everyone scaring_people scaring_half hide_behind_every hide_behind_doors hides_behind_every hides_behind_doors hid_behind_every hid_behind_doors hiding_behind_every hiding_behind_doors from_behind_every from_behind_doors',
    own: `
      {fact}
      The tea [leaves] the cup and the cat [leaves] the room
      {He} {laughs} till {he} {has} to hold on to the rail
      And it [takes] half an hour, a cloth, and a broom

      (The hall|The house|The room) [is] so quiet, a floorboard [gives] out
      {He} {holds} in {his} breath, and the clock [does] so too
      {fact}
      And then, out of nowhere, a scream [rattles] through`,
    stanzas: `
      (The toast|Some toast|One slice) [pops] up, and the whole kitchen [jumps]
      The dog [barks] at nothing, the spoons [hit] the floor
      The toast [looks] around as if wondering why
      And the kitchen [pretends] it was like that before

      (A door|The door|One door) [hides] a giggle, a curtain [has] feet
      Somebody [comes] with a tray down the hall
      One boo [fills] the house from the mat to the roof
      And there [go] the cookies, right up the far wall`,
    later: `
      The hearts [settle] down and the tea [is] mopped up
      Somebody [vows] to get even for that
      And years later on, at the thought of that jump
      They [laugh] till the tears [come], and [startle] the cat`,
    hook: `
      Jump at a whisper and jump at a boo
      The jump is the sound of a heart coming through

      Startled, oh, startled, right out of the chair
      And nothing but toast was the thing that was there`,
  },
  {
    words:
      "remember_birthday remember_birthdays remember_everything remember_everyone's remember_every remember_names remember_dates remember_details remember_what remember_all remembers_birthday remembers_birthdays remembers_everything remembers_everyone's remembers_every remembers_names remembers_dates remembers_details remembers_what remembers_all remembered_birthday remembered_birthdays remembered_everything remembered_everyone's remembered_every remembered_names remembered_dates remembered_details remembered_what remembered_all remembering_birthday remembering_birthdays remembering_everything remembering_everyone's remembering_every remembering_names remembering_dates remembering_details remembering_what remembering_all never_forget_a never_forget_an never_forget_anyone's never_forgets_a never_forgets_an never_forgets_anyone's never_forgot_a never_forgot_an never_forgot_anyone's don't_forget_a don't_forget_an don't_forget_anyone's don't_forgets_a don't_forgets_an don't_forgets_anyone's don't_forgot_a don't_forgot_an don't_forgot_anyone's doesn't_forget_a doesn't_forget_an doesn't_forget_anyone's doesn't_forgets_a doesn't_forgets_an doesn't_forgets_anyone's doesn't_forgot_a doesn't_forgot_an doesn't_forgot_anyone's forget_face forgets_face photographic_memory memory_like memory_for sends_birthday_card sends_birthday_cards send_birthday_card send_birthday_cards knows_every_kid's_name know_every_kid's_name know_every_kids_name knows_every_kids_name know_every_name knows_every_name know_everyone's_name knows_everyone's_name knows_everybody's_name know_everybody's_name knows_everybody's_stop know_everybody's_stop remember_every_name",
    own: `
      {fact}
      {He} {knows} who [takes] sugar and who [hates] the peas
      {He} {asks} how the cough [is], the cat, and the test
      And people [go] off with their hearts at their ease

      (A card|One card|The card) [comes] on time with the name spelled just right
      {He} {has} it all written in no book at all
      {fact}
      It [hangs] in {his} head like warm coats in a hall`,
    stanzas: `
      (The date|One date|That date) on the calendar [needs] no red ring
      The cake [is] in hand and the candles [lie] by
      The stamp [is] already stuck on to the card
      And somebody's face [lights] right up to the eye

      (A small thing|Some small thing|One small thing) [is] said at the end of a call
      And no one would think it would stay anywhere
      It [comes] out again after seven long months
      A bit like a coin from the back of a chair`,
    later: `
      The years [take] the names of the streets and the shops
      They [take] what was said and the tune that was played
      But being remembered [is] hard to wear out
      It [keeps] like a jar of the best marmalade`,
    hook: `
      Remember, remember, the great and the small
      It's love that remembers, it's love, after all

      Remember the birthday, remember the name
      And being remembered is warm as a flame`,
  },
  {
    words:
      "forget_names forget_why forget_what forget_where forget_everything forget_name forget_my_name forget_your_name forget_faces forgets_why forgets_what forgets_where forgets_everything forgets_name forgets_faces forgot_names forgot_why forgot_what forgot_where forgot_everything forgot_name forgot_your_name forgot_faces forgetting_why forgetting_what forgetting_where forgetting_everything forgetting_name forgetting_my_name forgetting_your_name forgetting_faces ask_me_who ask_who_i asks_me_who asks_who_i asked_me_who asked_who_i can't_remember can't_recall lost_train_of lose_train_of loses_train_of losing_train_of",
    own: `
      {fact}
      {He} {stands} in the kitchen and {looks} for the thread
      The reason [is] somewhere, the reason [is] close
      {He} {smiles} and {sits} down to some butter and bread

      (The name|A name|One name) [is] right there on the tip of the tongue
      {He} {looks} at the face and {he} {looks} at the light
      {fact}
      But the hand that {he} {reaches} for, that one [is] right`,
    stanzas: `
      (The list|A list|One list) for the store [is] at home on the fridge
      The keys [are] asleep in the bowl with the fruit
      The kettle [boils] over for nobody's cup
      And one sock [is] tucked in the toe of a boot

      (The note|A note|One note) on the door [says] which day and which street
      The photos [have] names in a clear, steady pen
      A question [comes] by that was asked before lunch
      And somebody [answers] it kindly again`,
    later: `
      The names [go] like leaves, and the streets, and the years
      The tune [stays] on longer, the feet [keep] the time
      And long after words, when a hand [takes] a hand
      It [knows] who is there, without reason or rhyme`,
    hook: `
      Forget where the keys are, forget what was said
      The heart won't forget what goes out of the head

      Forget what it's called, and forget what it's for
      And love doesn't need to be called anymore`,
  },
  {
    words:
      'never_sit_down never_sits_down never_sat_down eat_standing eat_standing_up eat_sink eat_counter eats_standing eats_standing_up eats_sink eats_counter ate_standing ate_standing_up ate_sink ate_counter eating_standing eating_standing_up eating_sink eating_counter',
    own: `
      {fact}
      {His} chair [is] pulled out, with a cushion and all
      {He} {says} that {he's} coming in only a bit
      And {eats} a potato halfway down the hall

      (A place|One place|The place) [is] laid ready with napkin and glass
      {He} {butters} the rolls at the stove, crisp and brown
      {fact}
      And even {his} shadow would like to sit down`,
    stanzas: `
      (The chair|One chair|A chair) at the end of the table [stays] cold
      The cat [takes] it over and [looks] very pleased
      The gravy [goes] round, and the beans, and the bread
      And the best buttered corner [is] offered and seized

      (The sink|A sink|The stove) [has] a view of the fence and the tree
      A plate [can] be balanced there, right on the edge
      A bite in the steam [tastes] of pepper and haste
      And sparrows [eat] theirs, standing up, on the hedge`,
    later: `
      Then late, when the last of the dishes [is] dried
      And no one [wants] anything more from the shelf
      The chair [is] pulled back, and it [creaks] with surprise
      And somebody's tea [has] an hour to itself`,
    hook: `
      Never sits down with the rest of the crew
      Sit down for a minute, the dishes will too

      Eat standing up, with a fork and a smile
      And oh, to sit down with the cake for a while`,
  },
  {
    words:
      "picky_eater picky_eaters picky fussy_eater fussy_about won't_eat refuses_to_eat refused_to_eat wouldn't_eat eats_like_a_bird eat_like_a_bird ate_like_a_bird",
    own: `
      {fact}
      {He} {lifts} up a leaf and {looks} under for more
      {He} {builds} a small fence of the peas round the edge
      And {says} {he} {is} full, and the dog [knows] what for

      (The carrot|One carrot|The mushroom) [moves] left, and then right, and then left
      {He} {has} a long look at the sauce on the side
      {fact}
      And one little noodle [is] bravely then tried`,
    stanzas: `
      (The peas|Green peas|Ten peas) [make] a circle that no one [goes] in
      The sauce [may] not touch what the rice [has] lain on
      The broccoli [waits] like a tree in the rain
      And the dog [holds] its breath till the others [are] gone

      (A fork|The fork|One fork) [takes] a bean for a walk round the plate
      It [stops] at the edge and it [looks] at the view
      The bean [is] still there when the candle [burns] down
      And it [is] there at breakfast, and colder then, too`,
    later: `
      Then one day there [is] a new taste on the tongue
      The eyebrows [go] up and the spoon [makes] a stop
      The cook [holds] a breath and the whole table [waits]
      And the word [is] all right, with a cherry on top`,
    hook: `
      Picky, oh picky, and what will it be?
      A noodle with nothing, and maybe a pea

      Won't eat the onion and won't eat the bean
      Won't eat whatever is wobbly or green`,
  },
  {
    words:
      'order_same order_the_same orders_same orders_the_same ordered_same ordered_the_same ordering_same ordering_the_same same_order the_usual always_order always_orders always_ordered same_thing_every',
    own: `
      {fact}
      {He} {opens} the menu and {reads} every line
      {He} {hums} at the fish and {considers} the duck
      And {says} that the same as before [will] be fine

      (The waitress|The waiter|The cook) [looks] up and [has] written it down
      {He} {hasn't} sat yet, and the pan [has] gone in
      {fact}
      And {tucks} a white napkin up under {his} chin`,
    stanzas: `
      (The specials|Six specials|New specials) [are] chalked on the board by the bar
      There [is] something with figs, and there [is] something with foam
      The chalk [gets] wiped off and the chalk [gets] put on
      And out [comes] the plate that [is] closest to home

      (The cup|A cup|One cup) and the plate [come] along with no word
      The spoon [finds] its place and the pickle [goes] here
      The world [falls] to pieces and [mends] and [moves] on
      And the sandwich [has] not changed a crumb in a year`,
    later: `
      One evening the kitchen [has] none of it left
      They [bring] something new with a sprig on the side
      It [is] very good, and [gets] eaten right up
      And the week after that [comes] the usual, with pride`,
    hook: `
      The usual, the usual, and why ask for more?
      The same as it was is what favorites are for

      Order the same, with the same on the side
      The same is a home with the door open wide`,
  },
  {
    words:
      'taste_everything taste_twice taste_sauce taste_soup taste_first taste_food tastes_everything tastes_twice tastes_sauce tastes_soup tastes_first tastes_food tasted_everything tasted_twice tasted_sauce tasted_soup tasted_first tasted_food tasting_everything tasting_twice tasting_sauce tasting_soup tasting_first tasting_food taste-test taste_test taste-tests measure_hands measure_by_eye measure_by_feel measures_hands measures_by_eye measures_by_feel measured_hands measured_by_eye measured_by_feel measuring_hands measuring_by_eye measuring_by_feel never_measure never_measures never_measured pinch_of salt_food salt_everything salt_your_food salts_food salts_everything salts_your_food salted_food salted_everything salted_your_food pepper_food pepper_everything pepper_your_food salt_shaker salt_shakers',
    own: `
      {fact}
      {He} {dips} in the spoon and {looks} up at the lamp
      A pinch [falls] in slowly, and then half a pinch
      The window [goes] silver, the curtains [go] damp

      (The book|The scale|The cup) [stays] up on the shelf in its dust
      {He} {smells} what [comes] up, and {he} {listens} a bit
      {fact}
      And {knows} by the bubbles what [is] missing from it`,
    stanzas: `
      (The pot|A pot|One pot) [starts] to mutter and [taps] at its lid
      A spoon [takes] a sip for the sake of the rest
      The spoon [goes] around the whole table, and back
      And everyone [says] that the first taste [is] best

      (A pinch|One pinch|The pinch) of the salt [makes] a small falling snow
      It [lands] on the bubbles and [goes] out of sight
      No scale in the kitchen [can] say what it weighs
      But somehow the soup [knows], and [comes] out just right`,
    later: `
      The recipe [lies] in the drawer, in a hand
      That [says] just enough, and then, till it [is] good
      And somebody [stands] at the stove with a spoon
      And [tastes], and [remembers], and [stirs] as one should`,
    hook: `
      Taste it and taste it and taste it once more
      A taste for the cook is what cooking is for

      Salt from the fingers, no measuring spoon
      And one more taste now, and one more taste soon`,
  },
  {
    words:
      'last_slice last_piece last_bite last_cookie last_fry burnt_one burnt_ones burned_one burnt_piece burnt_toast_so ate_burnt ate_smallest ate_burned ate_broken eats_burnt eats_smallest eats_burned eats_broken eat_burnt eat_smallest eat_burned eat_broken take_burnt take_smallest take_burned takes_burnt takes_smallest takes_burned took_burnt took_smallest took_burned smallest_piece smallest_slice biggest_slice biggest_piece bigger_half broken_cookie broken_cookies',
    own: `
      {fact}
      {He} {looks} at the plate and {he} {looks} all around
      {He} {says} it [is] nothing, {he} {likes} it like that
      And {eats} up the crumbs without making a sound

      (The plate|One plate|A plate) [goes] around with the best on the top
      {He} {takes} up the knife and {he} {makes} the cut fair
      {fact}
      And {licks} the knife clean and {leans} back in {his} chair`,
    stanzas: `
      (The cookies|Six cookies|Warm cookies) [come] out with one burnt at the edge
      It [slides] to the back of the tray on its own
      The whole ones [get] chosen, the round and the brown
      And a kind hand [makes] sure that it [is] not left alone

      (One slice|The last slice|A slice) of the cake [is] left there on the plate
      Nobody [wants] to be seen with a fork
      They [cut] it in half, and the half into half
      Till the last [is] no bigger than half of a cork`,
    later: `
      It's such a small thing, and it never [gets] praised
      It [goes] with the crumbs and the cloth and the cup
      But love [is] the hand that [slides] over the best
      And [smiles] at the burnt piece and [eats] it right up`,
    hook: `
      The last piece, the last piece, now who'll have the last?
      The last piece is love, and it goes very fast

      Burnt one or broken one, crumbs on the tray
      The last bite is sweeter when given away`,
  },
  {
    words:
      'go_hungry goes_hungry went_hungry going_hungry feed_everyone feed_everybody feed_anyone feed_whoever feed_neighborhood feed_strangers feed_people feed_us_all feed_crowd feeds_everyone feeds_everybody feeds_anyone feeds_whoever feeds_neighborhood feeds_strangers feeds_people feeds_us_all feeds_crowd fed_everyone fed_everybody fed_anyone fed_whoever fed_neighborhood fed_strangers fed_people fed_us_all fed_crowd feeding_everyone feeding_everybody feeding_anyone feeding_whoever feeding_neighborhood feeding_strangers feeding_people feeding_us_all feeding_crowd extra_place extra_plate set_extra sets_extra soup_kitchens feed_the_whole feeds_the_whole fed_the_whole nobody_leaves_hungry no_one_leaves_hungry',
    own: `
      {fact}
      {He} {puts} on more rice, and no [is] no word
      {He} {moves} up the stools and {pulls} out the long bench
      And the shyest of all [is] soon on to their third

      (The pot|The soup|The bread) [has] no bottom, the table [grows] leaves
      {He} {ladles} and {pushes} the butter along
      {fact}
      An empty plate [looks] to {him} like something wrong`,
    stanzas: `
      (The bench|One bench|The table) [has] room if they all [shuffle] up
      The steam [lifts] the lid and it [fogs] every pane
      There [is] somebody's cousin and somebody's guest
      And someone who only came in from the rain

      (A pan|One pan|The dish) [goes] around till it [shows] its own shine
      Somebody [says] they [are] as full as can be
      A spoon [says] they aren't, and it [gives] them some more
      And then there [is] cake, and then fruit, and then tea`,
    later: `
      The chairs [are] put back and the crumbs [are] swept up
      They [carry] home leftovers, wrapped up and hot
      And all down the street there [are] windows with light
      That [are] warm for the night from the one single pot`,
    hook: `
      Feed everyone, feed everyone, pull up a chair
      Nobody goes hungry, there's plenty to spare

      Feed all the hungry and feed all the shy
      And feed them again with a slice of the pie`,
  },
  {
    words:
      'talk_sleep talks_sleep talked_sleep talking_sleep walk_sleep walks_sleep walked_sleep walking_sleep mumble_sleep mumbles_sleep sleepwalk sleepwalks sleepwalked sleepwalking sleepwalker sleep-walk sleep-walks sleep-walking sleep_talking',
    own: `
      {fact}
      The whole house [lies] listening, still in its bed
      It [seems] to concern a giraffe and a boat
      And at breakfast there [is] not a trace in {his} head

      (The moon|The cat|The clock) [watches] on with a very round eye
      {He} {tells} the tall bookcase to mind the next bend
      {fact}
      And {goes} to {his} pillow and {sleeps} to the end`,
    stanzas: `
      (The stairs|Some stairs|Two stairs) [give] a creak at a quarter to three
      A voice [orders] soup for eleven, with cheese
      The dog [lifts] its head, and it [looks], and it [sighs]
      And somebody [tells] it the soup [comes] with peas

      (A sleeve|One sleeve|The sheet) [trails] along past the light of the moon
      The slippers [stay] put where they [are] by the bed
      A hand [takes] the elbow and [turns] it around
      And the dream [goes] along with wherever it [is] led`,
    later: `
      The morning [makes] toast and [knows] nothing at all
      The ships and the soup [have] gone back to the deep
      But somebody [grins] at the marmalade jar
      And [keeps] every word that was said in that sleep`,
    hook: `
      Talking in sleep in the language of sheep
      Who knows what goes walking about in the sleep?

      Walk in the sleep to the end of the hall
      In sleep there's no trouble that matters at all`,
  },
  {
    words:
      'early_riser early_bird morning_person before_sunrise wake_up_early wake_up_before wake_up_at wake_up_cheerful wake_up_first wakes_up_early wakes_up_before wakes_up_at wakes_up_cheerful wakes_up_first woke_up_early woke_up_before woke_up_at woke_up_cheerful woke_up_first waking_up_early waking_up_before waking_up_at waking_up_cheerful waking_up_first get_up_early get_up_before get_up_at get_up_cheerful get_up_first gets_up_early gets_up_before gets_up_at gets_up_cheerful gets_up_first got_up_early got_up_before got_up_at got_up_cheerful got_up_first getting_up_early getting_up_before getting_up_at getting_up_cheerful getting_up_first up_at_dawn up_at_four up_at_five up_at_six up_before_the wake_cheerful wake_early wake_before wakes_cheerful wakes_early wakes_before woke_cheerful woke_early woke_before rise_and_shine',
    own: `
      {fact}
      {He} {carries} {his} shoes past the doors in the gloom
      The kettle [is] caught just before it [can] sing
      And the sky [turns] to peach at the edge of the room

      (The street|The yard|The house) [is] still blue, and the paper [is] wet
      {He} {stands} with {his} coffee and {breathes} in the new
      {fact}
      And {leaves} a warm pot for the late-rising crew`,
    stanzas: `
      (A bird|One bird|Some bird) [tries] a note, and it [waits], and [tries] two
      The windows [turn] gray and the windows [turn] gold
      The milk [finds] the cup, and the cat [finds] the milk
      And none of the worries [is] one minute old

      (The lamps|Street lamps|The lights) [go] out on the hill one by one
      A van [rattles] by with the bread in the back
      The fog [lifts] its skirt from the tops of the grass
      And two early crows [have] a chat on the track`,
    later: `
      The others [come] yawning at nine from their beds
      The dishes [are] dry and the garden [is] dressed
      They [think] that the world [is] like that when it starts
      And somebody [lets] them believe it, and rest`,
    hook: `
      Early, so early, the first on the stair
      The morning is waiting with gold in its hair

      Up before sunrise, and up with the birds
      Before all the hurry, before all the words`,
  },
  {
    words:
      "night_owl night_owls night_person stay_up_late stay_up_all stay_up_past stays_up_late stays_up_all stays_up_past stayed_up_late stayed_up_all stayed_up_past staying_up_late staying_up_all staying_up_past up_all_night up_past_midnight insomnia insomniac sleepless can't_sleep couldn't_sleep cannot_sleep",
    own: `
      {fact}
      The street [has] gone dark, but for one yellow square
      {He} {makes} some more toast and {he} {reads} one more page
      And {hears} a late train hooting somewhere out there

      (The clock|One clock|A clock) [whispers] two, and then three, and then four
      {He} {opens} the window and {leans} on the sill
      {fact}
      And only the moon [keeps] {him} company still`,
    stanzas: `
      (The fridge|A fridge|One fridge) [starts] to hum and it [shivers] to rest
      A cat [crosses] over the road like a king
      The signals [go] green and then red for no cars
      And a moth at the lamp [does] a roundabout thing

      (The moon|One star|The lamp) [has] its elbow on somebody's roof
      The books [lie] wide open, the tea [has] gone cold
      Ideas [come] by that [are] too shy for noon
      They [sit] on the desk and they [ask] to be told`,
    later: `
      The first bird [complains], and the sky [gets] a seam
      The blanket [is] pulled to the top of the head
      The world [puts] its shoes on and [goes] off to work
      And the last of the stars [has] just gone up to bed`,
    hook: `
      Night owl, oh, night owl, the stars are in tune
      There's no one but night owls to sing to the moon

      Up all night, up all night, light in the hall
      Up till the morning comes over the wall`,
  },
]
