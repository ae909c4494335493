import type { Details } from '../../stanzas.ts'

/** Being small, told in sentences: streets, manners, bedtime, school days, first times, pretending. */
export const lessons5: readonly Details[] = [
  {
    words:
      'traffic_light traffic_lights cross_the_road crosses_the_road crossing_the_road cross_the_street crosses_the_street crossing_the_street crosswalk crosswalks crossing_guard crossing_guards red_light red_lights green_light stoplight stoplights stop_sign stop_signs look_both_ways looks_both_ways looking_both_ways zebra_crossing road_safety lollipop_lady lollipop_man stop_look_listen',
    own: `
      {fact}
      {He} {stops} at the edge of the curb
      {He} {looks} to the left and the right and the left
      A truck full of dogs [rolls] along, looking superb

      {He} {waits} with {his} toes in a (line|row) for the green
      And {holds} a hand tight in the queue
      {fact}
      {He} {waves} to the driver, who [waves] a hand too`,
    stanzas: `
      (The light|A light) [changes] over from yellow to red
      The bus [gives] a sigh and [sits] down
      The buttons [are] pressed by an elbow or nose
      The white stripes [go] over the road like a gown

      (A duck|One duck) [takes] her time with the whole of her line
      The trucks and the taxis [stand] by
      A whistle [goes] once, and a palm [is] held up
      And nobody [hurries], and nobody [knows] why`,
    later: `
      The street [is] left empty, the lamps [come] on slow
      The red [shines] for no one at all
      And still it [keeps] changing, in case there [is] one
      Who [stands] there at midnight and [is] very small`,
    hook: `
      Stop at the red, and then go on the green
      There's many a hand that's been held in between

      Look to the left and the right and ahead
      Cross on the green light, stand still on the red`,
  },
  {
    words:
      'taking_turns takes_turns take_turns took_turns share_toys shares_toys share_the_toys shares_his_toys shares_her_toys share_her_toys share_his_toys share_your_toys shares_his_snacks shares_her_snacks shares_her_lunch shares_his_lunch shares_everything share_everything',
    own: `
      {fact}
      {He} {holds} out the bag, and {he} {gives} it a shake
      {He} {says} take the red ones, the red ones [are] best
      And {takes} for {himself} what nobody [will] take

      {He} {breaks} it in (two|half), and {he} {looks} at the halves
      And {gives} up the one with more jam
      {fact}
      The dog [looks] as meek and as good as a lamb`,
    stanzas: `
      (The swing|One swing) [goes] around from the first to the last
      The line [kicks] the dust for a while
      A truck [is] passed over with one wheel gone off
      The one at the end [has] a wait and a smile

      (One cookie|The cookie) [is] broken along a brave line
      The crumbs [are] divided up too
      The spoons [come] in pairs and the straws [do] as well
      One small chair [turns] out to be plenty for two`,
    later: `
      The toys [get] forgotten, the candy [is] gone
      The trains [lose] their wheels one by one
      But who gave the window seat up on the bus
      Is something that stays when the growing is done`,
    hook: `
      Share it and split it and pass it around
      There's more when it's shared than there was when it's found

      Take turns on the swing, it goes up, it goes back
      And share out the last of the crackers in the pack`,
  },
  {
    words:
      'please_and_thank_you says_please say_please saying_please said_please says_thank_you say_thank_you saying_thank_you said_thank_you manners good_manners table_manners polite politeness thank-you_note thank-you_notes thank_you_note thank_you_notes',
    own: `
      {fact}
      {He} {waits} till the others [have] peas
      {He} {says} a kind thanks to the toaster and cat
      And {asks} the front door to come open with please

      {He} {writes} a short note with a (flower|heart) on the end
      {He} {thanks} them for socks, line by line
      {fact}
      {He} {says} that the soup with the lumps in [is] fine`,
    stanzas: `
      (The elbows|Some elbows) [come] off of the table in time
      The butter [goes] round by the right
      A please and some thanks [go] out hand in hand
      The soup [goes] down quietly, almost polite

      (A door|One door) [is] held open a long time for one
      A hat [is] raised over some hair
      A seat on the bus [is] left warm for a while
      The lady with bags [has] a very good chair`,
    later: `
      It costs not a penny, it weighs not a thing
      It fits in the smallest of hands
      A kind word of thanks is a ring in a pond
      And nobody knows on what shore the ring lands`,
    hook: `
      Polite is a please, and the door opens wide
      A thanks, and the kitchen is warmer inside

      Oh, please is a key, and thanks is a bow
      Good manners are kindness that somebody knows how`,
  },
  {
    words:
      'pajama pyjama pjs past_bedtime nightlight nightlights night_light night_lights night-light goodnight_kiss one_more_story tucks_her_in tucks_him_in tuck_her_in tuck_him_in',
    own: `
      {fact}
      {He} {whispers} good night to the bear
      {He} {says} good night to the moon and the shoe
      And good night to everything else on the stair

      {He} {opens} the (book|story) at the place with the fox
      And {smooths} out the sheet like a sea
      {fact}
      {He} {turns} the last page just as slow as can be`,
    stanzas: `
      (The lamp|A lamp) [makes] a moon on the slope of the wall
      The book [has] a wolf who [is] kind
      Pajamas [come] on with the buttons gone wrong
      The rabbit [goes] in, and the bear [is] behind

      (The night-light|A night-light) [is] small as a boat on the dark
      The stairs [take] the footsteps away
      A voice from the blanket [wants] one story more
      The voice on the stair [says] tomorrow's a day`,
    later: `
      Then one breath [goes] long, and the next one [goes] slow
      The bear [tumbles] out on the floor
      And somebody big [stands] a minute or two
      Just watching the sleep from the side of the door`,
    hook: `
      Pajamas, pajamas, the day's put away
      The stars have all come, and they came here to stay

      Night-light, night-light, a boat on the deep
      One more story, and then comes the sleep`,
  },
  {
    words:
      'clean_my_room clean_your_room clean_his_room clean_her_room cleans_his_room cleans_her_room cleans_my_room cleaned_my_room cleaned_his_room cleaned_her_room cleaning_my_room cleaning_your_room cleaning_his_room cleaning_her_room tidy_my_room tidy_your_room tidy_his_room tidy_her_room tidies tidied tidying tidy_up messy_room messy_bedroom clean_up_time cleanup_time toy_box toybox toy_chest puts_toys_away put_toys_away putting_toys_away pick_up_toys picks_up_toys picking_up_toys',
    own: `
      {fact}
      {He} {looks} at the heap from the door
      {He} {picks} up one sock, and {he} {looks} at it long
      And {puts} it back carefully down on the floor

      {He} {pushes} the (rest|lot) under the bed with one foot
      And {shuts} the big closet up tight
      {fact}
      A long-lost giraffe [is] at last in the light`,
    stanzas: `
      (The blocks|Some blocks) [go] to bed in the box with the train
      The crayons [go] back to their tin
      A plate [is] uncovered with something in blue
      The lid [will] not close with the bear halfway in

      (A marble|One marble) [rolls] off to the dark by the wall
      The dust bunnies [sit] in a row
      The rug [is] a rug, and it [has] a whole shape
      And nobody [looks] at what [is] hiding below`,
    later: `
      At last it [is] done, and the whole floor [is] there
      It [shines] like a lake in the sun
      And someone small [looks] at the beautiful space
      And [tips] out the box, since that [looks] to be fun`,
    hook: `
      Tidy it up, put the toys in the chest
      The floor would be glad of an hour of rest

      Oh, clean up the room till there's carpet to see
      And then there is space for a messier spree`,
  },
  {
    words:
      'potty potty_training potty_trained potty_train potty_chair potty_seat potty_time toilet_training toilet_trained out_of_diapers no_more_diapers big_boy_pants big_girl_pants uses_the_potty use_the_potty used_the_potty',
    own: `
      {fact}
      {He} {waits} on the edge of the tub
      {He} {reads} the whole book with the duck and the pig
      And {sings} the song over, with rub-a-dub-dub

      {He} {runs} through the (hallway|kitchen) with seconds to spare
      And {calls} out the news down the stair
      {fact}
      The whole house [comes] clapping with soap in its hair`,
    stanzas: `
      (The potty|A potty) [stands] waiting beside the big tub
      The bear [has] a go at it first
      The paper [unrolls] all the way down the hall
      The song of the flushing [is] sung and rehearsed

      (A sticker|One sticker) [goes] up on the chart on the wall
      The clapping [goes] on for a while
      The pants with the trains [are] still dry on the knee
      The cat [walks] away with a bit of a smile`,
    later: `
      And nobody [claps] any more by the end
      It [gets] to be simply a thing
      But first it [is] news, and it [goes] round by phone
      With all of the relatives ready to sing`,
    hook: `
      Potty, oh potty, a seat like a throne
      There's someone who's done it, and done it alone

      No more diapers, and wave them goodbye
      The potty has won, and the trousers are dry`,
  },
  {
    words:
      'bully bullies bullied bullying picked_on picks_on stands_up_to_bullies stood_up_to_bullies mean_kids name-calling name_calling standing_up_to_bullies',
    own: `
      {fact}
      {He} {swallows} and {lifts} up {his} chin
      {His} knees [go] to water, {his} ears [go] to fire
      But something as small as a drum [starts] within

      {He} {sits} on the (steps|wall) at the end of the day
      And somebody [comes] and [sits] down
      {fact}
      There [are] some good people all over the town`,
    stanzas: `
      (The hallway|The whole yard) [goes] quiet, a circle [stands] round
      A name [is] thrown hard like a stone
      The lockers [look] on, and the clock [doesn't] help
      Then one pair of shoes [walks] across on its own

      (A tray|One tray) [is] set down at the end of the bench
      Somebody [says], is this free?
      The sandwich [is] split, and the talk [is] of dogs
      And two [are] much bigger than one [seems] to be`,
    later: `
      The years [go] along, and the loud ones [grow] tired
      The names [lose] their sting and their shout
      And hands [grow] up strong on the banister rail
      And those who were hurt [are] the first to reach out`,
    hook: `
      Stand by the small one who stands by the wall
      A bully looks tall, and is not very tall

      A bully can shout till the shouting is gone
      The kind ones are quiet, and they carry on`,
  },
  {
    words:
      'monster monsters monster_under_the_bed monsters_under_the_bed monster_in_the_closet monsters_in_the_closet scared_of_the_dark afraid_of_the_dark fear_of_the_dark boogeyman boogie_man bogeyman bump_in_the_night',
    own: `
      {fact}
      {He} {lies} with the sheet to {his} chin
      {He} {looks} at the closet, the closet [looks] back
      And {says} to the dark that it [isn't] let in

      {He} {leans} from the bed with a (flashlight|small lamp) in {his} fist
      And there [is] one sock, and a bear
      {fact}
      {He} {tells} the bear quietly, that was a scare`,
    stanzas: `
      (A floorboard|One floorboard) [gives] out with a crack like a knee
      The curtain [breathes] in and breathes out
      The robe on the hook [has] a hat and a nose
      The pipes in the wall [have] some secret to shout

      (The monster|A monster) [is] under the bed with the socks
      A tail [is] held tight through the night
      A giant [turns] over somewhere up above
      And somebody scaly [hopes] soon there [is] light`,
    later: `
      And somebody [comes] with a lamp and a broom
      And [looks] in each corner and shoe
      The monster [is] found to be mostly a coat
      It wanted some company, too`,
    hook: `
      Monster, oh monster, come out of the dark
      There's room in the bed, and it's just for a lark

      Under the bed there's a monster, they say
      It's scared of the children, and tucked well away`,
  },
  {
    words:
      'first_day_of_school first_day_at_school first_day_of_kindergarten first_day_of_first_grade starts_school starting_school started_school start_school starts_kindergarten starting_kindergarten started_kindergarten start_kindergarten back_to_school kindergartener kindergartner preschooler first_grade first_grader nursery_school',
    own: `
      {fact}
      {He} {stands} at the door with new shoes
      {His} bag [is] as big as {his} back, maybe more
      {He} {has} three new pencils, and one's there to lose

      {He} {looks} for the peg with the (duck|fish) and the name
      And {hangs} up the coat by its hood
      {fact}
      {He} {walks} to the rug with the rest, and it [is] good`,
    stanzas: `
      (The bell|A bell) [goes] off louder than any at home
      The chairs [are] as low as a knee
      There [is] a whole shelf full of paste and of paint
      The hamster [is] somewhere that nobody [can] see

      (The gate|A gate) [has] a long row of grown-ups outside
      The hands [wave] a while after no one [is] there
      The picture [is] taken in front of the door
      The lunchbox [gets] opened at ten on the stair`,
    later: `
      By four it [is] over, and one shoe [has] paint
      There [is] a whole story to tell
      And somebody tall, who had lunch by the phone
      Still [wants] to hear more of the hamster as well`,
    hook: `
      First day of school, with a comb through the hair
      The first day of school, and a hook and a chair

      Wave at the gate on the first day of school
      The tallest of towers begins on a stool`,
  },
  {
    words:
      'homework book_report book_reports report_card report_cards flash_card flash_cards flashcard pop_quiz term_paper term_papers',
    own: `
      {fact}
      {He} {sits} with {his} chin on one hand
      {He} {draws} a small horse at the side of the page
      And {asks} the old dog, who [can't] quite understand

      {He} {sharpens} a pencil till (half|most) of it [is] gone
      And {goes} for some milk, and then more
      {fact}
      {He} {gets} to the end, and the dog [starts] to snore`,
    stanzas: `
      (The table|A table) [is] cleared to the salt and the lamp
      Eraser dust [drifts] to the floor
      The seven times tables [go] over the sink
      The clock [says] an hour, and it [feels] more like four

      (The question|One question) eleven [is] hard as a nut
      It [gets] a good look from each side
      Then somebody [reads] it out loud to the cat
      And there [is] the answer, with nowhere to hide`,
    later: `
      The books [are] packed up by the side of the door
      The lamp [is] put out with a click
      The rivers and kings [get] forgotten in time
      But somebody sat there, and that did the trick`,
    hook: `
      Homework, oh homework, and one question more
      The moon's at the window, the dog's on the floor

      Homework is done, put the pencil to bed
      It's there in the bag, and it's there in the head`,
  },
  {
    words:
      'recess playground playgrounds swing_set swing_sets monkey_bars jungle_gym seesaw seesaws teeter-totter teeter_totter sandbox hopscotch jump_rope jumps_rope jumping_rope jumped_rope skipping_rope dodgeball kickball four_square schoolyard',
    own: `
      {fact}
      {He} {runs} for the swing by the tree
      {He} {kicks} the whole sky with the toes of both shoes
      And {leaves} half a sandwich for two birds or three

      {He} {hangs} from the (top|bars) with the world upside down
      And pennies [fall] out in the sand
      {fact}
      {He} {comes} home with rust and a splinter in hand`,
    stanzas: `
      (A ball|The ball) [goes] over the fence with a ping
      Somebody's sister [goes] after it, fast
      The rope [slaps] the ground to a rhyme about tea
      And nobody [wants] to be picked for the last

      (The slide|That slide) [is] as hot as a pan in the sun
      The seesaw [comes] down with a thump
      The chalk squares [go] up to the ten and the moon
      There [is] a short argument over a jump`,
    later: `
      And then the bell [rings], and the dust [settles] down
      A jacket [is] left on a bar
      The swing, with nobody, [goes] on by itself
      As though the small feet in it [aren't] very far`,
    hook: `
      Swing, little playground, go up and go back
      With knees that are green and with hands that are black

      The playground, the playground, the bell's going to ring
      One more go around, and one more on the swing`,
  },
  {
    words:
      'lunchroom cafeteria school_lunch school_lunches packs_our_lunches packed_your_lunch packs_her_lunch packs_his_lunch lunch_bags brown_bag lunch_lady lunch_ladies dinner_lady dinner_ladies',
    own: `
      {fact}
      {He} {shines} up an apple with care
      {He} {winks} at whoever [is] next in the line
      And {finds} there [is] a cookie, and one more to spare

      {He} {looks} down the (line|row) with a nod for the shy
      And {saves} the last pudding for one
      {fact}
      {He} {stays} till the very last pudding [is] done`,
    stanzas: `
      (The trays|Some trays) [slide] along with a clatter and bump
      The milk carton [opens] the wrong way again
      The peas [are] all rolling in time with the noise
      A carrot [is] traded for chips, one for ten

      (A sandwich|One sandwich) [is] swapped for a sandwich with cheese
      A grape [gets] a ride on a spoon
      The note in the lunch bag [is] read and [goes] red
      A seat [is] kept warm for some friend coming soon`,
    later: `
      The tables [fold] up, and the mop [comes] around
      The big room [is] empty and bright
      And someone [is] full who came hungry to school
      And that's a good thing to have done before night`,
    hook: `
      Lunch in a bag with a name on the side
      There's more than a sandwich that's folded inside

      School lunch, school lunch, the bell and the line
      Here's half of a half, and it's tasting just fine`,
  },
  {
    words:
      'science_fair science_fairs science_project science_projects science_experiment science_experiments baking_soda_volcano school_project school_projects diorama dioramas poster_board',
    own: `
      {fact}
      {He} {stirs} it around with a stick
      {He} {writes} in a notebook the time and the smell
      And {stands} a bit back, in case something [is] quick

      {He} {pours} to the line with (one eye|both eyes) nearly shut
      And {takes} a step back on the rug
      {fact}
      The foam [comes] right over the top of the mug`,
    stanzas: `
      (A bean|One bean) [lives] in the cupboard, and one on the sill
      The bean in the dark [has] gone pale
      The board [stands] in three on its own at the back
      The planets [go] round on a wire and a nail

      (The judge|A judge) [has] a clipboard and bends for a look
      The glue on the ocean [is] wet
      The moldy bread [draws] the biggest of crowds
      And nobody [knows] what the lemon [will] do yet`,
    later: `
      A ribbon [comes] home, or a ribbon [does] not
      The kitchen still [smells] of the sea
      But someone has asked why a thing is a thing
      And that is a door, and a question's the key`,
    hook: `
      Mix it and measure it, give it a shake
      Science is made out of every mistake

      A science project, a fizz and a bang
      The mop did its part, and the whole kitchen rang`,
  },
  {
    words:
      'learn_to_read learns_to_read learning_to_read learned_to_read learnt_to_read taught_me_to_read teach_me_to_read teaches_me_to_read taught_you_to_read taught_her_to_read taught_him_to_read taught_us_to_read how_to_read reads_out_loud read_out_loud sounding_out sounds_out sounded_out reading_lesson reading_lessons',
    own: `
      {fact}
      {He} {follows} along with one thumb
      {He} {stops} at a word like a horse at a gate
      And {waits} without hurry for what is to come

      {He} {sits} by the (lamp|window) with the book on both knees
      And {gives} every creature a voice
      {fact}
      The mouse [has] the loudest, and that [is] the best choice`,
    stanzas: `
      (The letters|Some letters) [stand] there like the bars of a fence
      The C and the A and the T
      A bit of a hum, and a bit of a push
      The cat [is] a cat, and as plain as can be

      (The cereal|One cereal) box [is] the first to be read
      The stop sign [is] second, then trucks
      The hard words [are] left to go round by the side
      The last page [has] room for a family of ducks`,
    later: `
      And after that nothing [is] only a mark
      The whole street [has] started to speak
      And under the blanket a flashlight [is] on
      Till somebody big [hears] a floorboard go creak`,
    hook: `
      Learn how to read, and the doors open wide
      A book is a house with the whole world inside

      One letter, one word, and a line, and a page
      That's reading, and it is the key to the cage`,
  },
  {
    words:
      'ride_a_bike rides_a_bike riding_a_bike rode_a_bike ride_a_bicycle riding_a_bicycle rides_a_bicycle learn_to_ride learns_to_ride learning_to_ride learned_to_ride taught_me_to_ride taught_you_to_ride taught_her_to_ride taught_him_to_ride first_bike first_bicycle balance_bike tricycles two-wheeler two_wheeler',
    own: `
      {fact}
      {He} {sets} the bike up with a shove
      {He} {runs} a short way with the wheel going left
      And {laughs} at the bell and the sky up above

      {He} {gets} to the (bend|end) of the road in one go
      And {looks} back as proud as can be
      {fact}
      The bell [rings] hello to each dog and each tree`,
    stanzas: `
      (The wheels|Small wheels) [are] unscrewed and hung up on a nail
      The road [is] as long as the world
      The hedge [comes] in close, and it [catches] a sleeve
      The streamers [fly] out of the grips all uncurled

      (A hand|One hand) [holds] the seat, and then two fingers [do]
      The pedals [go] round on their own
      A neighbor [stops] watering flowers to look
      The last of the driveway [is] ridden alone`,
    later: `
      And somebody [stands] with a hand that still [holds]
      The shape of the seat in the air
      The bike [is] a dot at the end of the street
      It [turns], and it [rings], and it's suddenly there`,
    hook: `
      Ride a bike, ride a bike, wobble and lean
      The longest street anyone ever has seen

      Two wheels on the road, and the first bike of all
      It's hold on, let go, and get up from a fall`,
  },
  {
    words:
      'swimming_lesson swimming_lessons swim_lesson swim_lessons learn_to_swim learns_to_swim learning_to_swim learned_to_swim taught_me_to_swim taught_you_to_swim taught_her_to_swim taught_him_to_swim teach_me_to_swim how_to_swim water_wings doggy_paddle dog_paddle kickboard swim_class swimming_class',
    own: `
      {fact}
      {He} {stands} where the water [is] cold
      {He} {counts} up to three, and {he} {gets} to two twice
      And {finds} there [is] somebody right there to hold

      {He} {comes} up with (hair|water) all over {his} face
      And {spouts} like a whale on the sea
      {fact}
      {He} {hopes} very much someone [happens] to see`,
    stanzas: `
      (The goggles|Some goggles) [leave] rings around everyone's eyes
      The wall [is] a long way away
      The whistle [goes] once, and the echo [goes] twice
      A foam board [goes] by with a leg gone astray

      (A hand|One hand) [holds] a back in the blue, and [lets] go
      The lights on the ceiling [slide] past
      The water [holds] up what [lies] still on the top
      And kicking [is] slow, and then kicking [is] fast`,
    later: `
      The towel [goes] round, and the teeth [chatter] on
      There [is] cocoa, a bench, and a comb
      And hair on the window, and eyes going shut
      And most of the pool [comes] along with it home`,
    hook: `
      Swimming, and swimming, and learning to float
      The water will carry whoever's the boat

      Swim to the side with a kick and a splash
      First it's a paddle and then it's a dash`,
  },
  {
    words:
      'teddy_bear teddy_bears stuffed_animal stuffed_animals stuffed_toy stuffed_toys stuffed_bear stuffed_rabbit stuffed_bunny stuffed_dog stuffed_elephant stuffed_lion plush plushie plushies stuffie stuffies toy_bear toy_rabbit her_teddy his_teddy my_teddy your_teddy teddies toy_elephant his_elephant her_elephant your_elephant my_elephant elephant_mr elephant_mrs elephant_named elephant_called toy_dog toy_cat toy_giraffe toy_monkey his_bear her_bear your_bear my_bear his_bunny her_bunny your_bunny toy_bunny comfort_blanket cuddly_toy cuddly_toys soft_toy soft_toys stuffed_giraffe stuffed_monkey stuffed_penguin stuffed_tiger stuffed_fox',
    own: `
      {fact}
      {He} {carries} the thing by one ear
      {He} {gives} it a look at whatever [goes] on
      And {whispers} it all, for it [is] willing to hear

      {He} {sets} out a (cup|plate) for {his} guest on the floor
      And {serves} it a spoonful of air
      {fact}
      {He} {says} it [is] too hot, and to blow with some care`,
    stanzas: `
      (One eye|The one eye) [is] a button, the other [is] glass
      The fur [is] worn off at the nose
      The seam at the back [has] been mended in blue
      The ears [have] been chewed on, as everyone knows

      (By leg|Head down), it [goes] bumping the length of the stair
      The wash day [is] long as a year
      The clothesline [holds] one furry guest by the ears
      And somebody [waits] by the fence, very near`,
    later: `
      And later the shelf [is] the place where it [sits]
      It [keeps] a good watch on the door
      It never [lets] out any thing it was told
      And that's what a friend with no zipper is for`,
    hook: `
      Teddy bear, teddy bear, worn at the seam
      It never told anyone anyone's dream

      Soft little toy with the fur rubbed away
      It's love that has done it, a bit every day`,
  },
  {
    words:
      'blanket_fort blanket_forts pillow_fort pillow_forts couch_fort couch_forts build_forts builds_forts built_forts building_forts build_a_fort builds_a_fort built_a_fort building_a_fort',
    own: `
      {fact}
      {He} {drags} every cushion to the floor
      {He} {asks} for the password, {his} voice very low
      And {lets} in the dog, who [forgets] it once more

      {He} {crawls} to the (back|end) with a flashlight and book
      And {pulls} the flap down for the night
      {fact}
      There [are] crackers and comics, and just enough light`,
    stanzas: `
      (Two chairs|The chairs) [hold] the roof with a clothespin or three
      The broom [is] the post in the hall
      The good sheet with flowers [is] full of the sun
      The couch [is] just bones in the back by the wall

      (The roof|One roof) [has] a sag in it, round as a head
      The rule [is] that grown-ups must knock
      A comic [goes] round with the corner torn off
      And nobody in it [believes] in the clock`,
    later: `
      At bedtime the blankets [go] back to the beds
      The chairs [are] just chairs for the tea
      But somebody tall had to come in on knees
      And saw what a small, perfect house it [can] be`,
    hook: `
      A blanket fort, pillow fort, lamp in the dark
      The whole of the world is as big as an ark

      Build up a fort out of blankets and chairs
      And trouble can go and wait out on the stairs`,
  },
  {
    words:
      'imaginary_friend imaginary_friends make-believe make_believe pretend_friend invisible_friend invisible_friends playing_pretend plays_pretend play_pretend played_pretend',
    own: `
      {fact}
      {He} {keeps} the next chair for {his} friend
      {He} {pours} out some tea in a cup that [is] not there
      And {listens} politely right up to the end

      {He} {stops} with one (hand|arm) on the door for a while
      For somebody slow on the stair
      {fact}
      {He} {says} they [are] sorry for cake in the hair`,
    stanzas: `
      (A place|One place) [is] set out with a fork and a spoon
      The swing by the other [hangs] still
      The cookies [are] fewer than when they came out
      And somebody's crumbs [make] a trail on the sill

      (The seat belt|A seat belt) [is] clicked over nothing at all
      The window [is] down for its tail
      It [likes] to eat jam, and it [can't] stand the vacuum
      The postcards it [sends] never come in the mail`,
    later: `
      And one day it [packs] up and [goes] on its way
      There [is] no goodbye and no sound
      But someone who once made a friend out of air
      Has room at the table for those still around`,
    hook: `
      Imaginary friend, pull up a chair
      There's always a place set for somebody there

      Make-believe, make-believe, what could be more
      Than all that comes in by an unopened door`,
  },
  {
    words:
      'superheroes superhero_cape pirate pirates pirate_ship pirate_ships pirate_costume princess_dress princess_costume princess_dresses costume costumes dress_up_box dress-up dresses_up_as dressed_up_as dressing_up_as dress_up_as dress_as dresses_as dressed_as disguised_as tiara tiaras eye_patch treasure_map treasure_maps spider_man spiderman spider-man batman superman loves_superheroes dresses_up_as_a superhero_costume superhero_costumes princess_party',
    own: `
      {fact}
      {He} {stands} on the couch in a cape
      {He} {tells} the whole kitchen it [is] safe from now on
      And {goes} to the bathroom to plan the escape

      {He} {comes} to the (table|supper) still wearing the hat
      And {eats} with the mask pushed up high
      {fact}
      {He} {bows} to the crowd, and {he} {waves} a goodbye`,
    stanzas: `
      (The towel|A towel) [is] pinned at the neck, and it [flies]
      The wooden spoon [hangs] from a belt
      The map [has] been stained with a tea bag and thumb
      The crown [is] of paper and yellow-dyed felt

      (The couch|One couch) [is] a ship, and the rug [is] the sea
      The dog [is] a beast with a sword
      The zipper [gets] stuck at the worst of all times
      The treasure [is] under the loose kitchen board`,
    later: `
      The costume [comes] off, and the boots [come] off, too
      The hero [is] carried upstairs
      But under pajamas there [is] still a cape
      For anyone needing it, caught unawares`,
    hook: `
      Put on the costume, the cape and the crown
      The bravest of anyone ever in town

      Pirate or princess, a cape in the breeze
      A hero who still needs a bandage on knees`,
  },
  {
    words:
      'shoe_lace shoe_laces tie_shoes ties_shoes tying_shoes tied_shoes tie_my_shoes tie_your_shoes tie_his_shoes tie_her_shoes tie_our_shoes tie_their_shoes ties_my_shoes ties_his_shoes ties_her_shoes tying_my_shoes tying_your_shoes tying_his_shoes tying_her_shoes tied_my_shoes tied_your_shoes shoes_on_the_wrong_feet left_from_right left_and_right shoelace shoelaces bunny_ears tie_laces ties_laces tying_laces',
    own: `
      {fact}
      {He} {sits} on the stair with one shoe
      {He} {makes} the two rabbit ears, just like the rhyme
      And then there [is] one ear, and then there [are] two

      {He} {sticks} out {his} (tongue|chin), and {he} {pulls} the bow tight
      And {looks} at it there on the floor
      {fact}
      {He} {walks} a bit taller from stair foot to door`,
    stanzas: `
      (One lace|The lace) [goes] around, and it [dives] through a hole
      The rabbit [runs] into its den
      The loop [pulls] right out, and the shoelace [lies] flat
      The rabbit [goes] round by the tree once again

      (The left|The left one) [is] right, and the right one [is] left
      The feet [go] two ways in a pout
      The knot [is] as big as a walnut, and [holds]
      The whole house [is] late, and there [is] quite a shout`,
    later: `
      Then one day it [works], and the fingers just [know]
      Nobody [needs] to come kneel
      And somebody tall [has] two hands and no lace
      It's odd, and it's lovely, the way that [can] feel`,
    hook: `
      Tie up the shoe, make it tight, make it neat
      The road is out there, and it's waiting for feet

      Over and under, the shoelace goes through
      Two bunny ears on the top of a shoe`,
  },
  {
    words:
      'seat_belt seat_belts seatbelt seatbelts buckle_up buckles_up buckled_up buckling_up car_seat car_seats booster_seat booster_seats fire_drill fire_drills bike_helmet bike_helmets',
    own: `
      {fact}
      {He} {pulls} the strap over the bear
      {He} {waits} till it [clicks], and {he} {tugs} it to see
      And {says} to the driver that all [are] now there

      {He} {looks} down the (row|line) from the front to the back
      And nobody [gets] to go yet
      {fact}
      The click [is] as sure as a promise can get`,
    stanzas: `
      (The belt|A belt) [goes] across, and the tongue [finds] the slot
      A raisin [has] been there since May
      The feet [do] their drumming, the window [goes] down
      One buckle, one click, and they're all on their way

      (The bell|A bell) [rings], and everyone [stands] in a line
      A helmet [goes] snap and [is] on
      A hand [counts] the heads at the side of the road
      And no one [is] missing and nobody gone`,
    later: `
      The road [has] a bend, and the trucks [thunder] by
      The sleepers in back [do] not know
      The strap [holds] them all like an arm at the chest
      And that's how the ones who are loved ought to go`,
    hook: `
      Buckle up, buckle up, all safe and sound
      Click goes the seat belt, and wheels go around

      A click at the side and a snap at the chin
      The seat belts are on, and the road can begin`,
  },
  {
    words: 'robot robots robotics robotics_club toy_robot toy_robots',
    own: `
      {fact}
      {He} {tightens} a screw with a twist
      It [takes] one small step, and it [turns] the wrong way
      It [shakes] {his} whole hand from the thumb to the wrist

      {He} {makes} it two (eyes|arms) from the lids of two jars
      And {gives} it a name and a hat
      {fact}
      {He} {says} it [will] tidy, and it [tidies] the cat`,
    stanzas: `
      (The robot|A robot) [goes] whirring along by the wall
      There [is] a red block in its hand
      It [meets] the same chair with a bump and a beep
      It [stops] at the rug like a ship come to land

      (Its eyes|The eyes) [are] two lights, and its voice [is] a tin
      Its wires [are] the colors of fruit
      It [does] what it [is] told, and it [does] only that
      It [walks] for an hour with one foot in a boot`,
    later: `
      The battery [goes], and its arm [settles] down
      It [looks] at the floor like a friend
      And somebody [lays] an old blanket on it
      And [says] that it did very well in the end`,
    hook: `
      Robot, oh robot, go left and go right
      With one little heart that is really a light

      A robot can whistle, a robot can sing
      And never once asks for a cake or a thing`,
  },
]
