import type { Details } from '../../stanzas.ts'

/** Partings and making up, hands and faces, and how people are, told in sentences. */
export const life2: readonly Details[] = [
  {
    words:
      'breakup breakups break-up broke_up break_up breaking_up broken_up split_up splitting_up dumped_me dumped_you got_dumped my_ex ex-boyfriend ex-girlfriend',
    own: `
      {fact}
      {He} {makes} the bed up on one side
      {He} {pours} a whole coffee too much in the pot
      And {looks} at it there till the steaming [has] died

      {He} {puts} a few (things|books) in a box by the door
      And {takes} out one sweater to hold
      {fact}
      The tea on the table [has] long since gone cold`,
    stanzas: `
      (The street|That street) [has] a corner that [is] better gone round
      The radio [plays] the wrong song
      The toothbrush [stands] all by itself in the glass
      A friend [brings] some soup and [stays] all evening long

      (The pictures|Some pictures) [go] into the back of a drawer
      The bed [is] as wide as a lake
      The phone [is] turned over to look at the wood
      The dog [doesn't] know there [is] something to break`,
    later: `
      Then one day the song [is] a song, and no more
      It [goes] by like anyone's tune
      The window [is] open, the sheets [are] new blue
      And somebody [sees] that it's just about June`,
    hook: `
      Broke up, and broken, and mending by day
      The heart is a thing that is built in that way

      A breakup, a break, and it's over and through
      The morning comes anyway, simple and new`,
  },
  {
    words: 'divorce divorces divorced divorcing ex-husband ex-wife',
    own: `
      {fact}
      {He} {buys} a new pan and one plate
      {He} {signs} with a pen that's attached to a chain
      And {walks} to the car, and {sits} there till late

      {He} {learns} to make (soup|rice) in a very small pot
      And {puts} up a shelf on {his} own
      {fact}
      The house [is] so quiet, {he} {hums} to the phone`,
    stanzas: `
      (Two sets|The two sets) of spoons [are] laid out on the floor
      The books [are] all sorted by name
      The cat [has] a basket in both of the halls
      The couch [is] too big for them both, all the same

      (A bag|One bag) [is] packed Fridays with bear and with brush
      Two houses [have] shoes by the door
      The calendar [comes] in two colors of ink
      The supper [is] pancakes, and pancakes once more`,
    later: `
      In time there [is] talk at the gate in the sun
      There [is] some old joke, and a grin
      The good years were good ones, whatever came next
      They stay in the album that they were put in`,
    hook: `
      Divorce is a word with a door at the end
      It closed, and it opened, and hearts will mend

      After divorce, when the boxes are gone
      The roof is still up and the lights are still on`,
  },
  {
    words:
      'promise promises promised pinky_promise pinky_swear pinky_swore keep_my_word kept_my_word kept_your_word keeps_his_word keeps_her_word kept_his_word kept_her_word keep_your_word gave_my_word gave_your_word gave_his_word gave_her_word',
    own: `
      {fact}
      {He} {hooks} a small finger in one
      {He} {says} it just once, and {he} {says} it out plain
      And {shakes} on it twice, and it's settled and done

      {He} {comes} through the (rain|dark) with {his} coat buttoned wrong
      A little bit late, and quite wet
      {fact}
      {He} {says} that {he} {doesn't} know how to forget`,
    stanzas: `
      (The word|A word) [is] as small as a pea in a pod
      It [weighs] like a stone in the shoe
      The hands [have] been shaken, the spit [has] been spat
      The date [has] a circle around it in blue

      (A string|One string) [is] tied round on a finger to mind
      The note on the fridge [has] a star
      The clock [says] it [is] late, and the road [is] all ice
      Two headlights [come] slowly along from afar`,
    later: `
      And some things were bigger that somebody gave
      With bows on, and ribbon, and light
      But nothing [is] thought of as long as the one
      Who said that they'd be there, and were, in the night`,
    hook: `
      Two little fingers, a promise, a link
      It's stronger than paper, it's stronger than ink

      A promise is small, but it holds up the roof
      It doesn't need witnesses, doesn't need proof`,
  },
  {
    words:
      'sorry apology apologies apologize apologizes apologized apologizing apologise apologised forgive forgives forgave forgiven forgiving forgiveness',
    own: `
      {fact}
      {He} {stands} with {his} shoes on the mat
      {He} {says} it to buttons, {he} {says} it to floor
      And then {he} {looks} up, and {he} {leaves} it at that

      {He} {comes} with some (daisies|biscuits), and half of them broken
      And {says} the four words that were stuck
      {fact}
      The kettle [is] on, and that [is] half the luck`,
    stanzas: `
      (A door|One door) [is] knocked softly, and opened a crack
      The cat [has] a look round the side
      The sorry [comes] out like a splinter, and [hurts]
      And then there [is] room for a good deal inside

      (A cup|One cup) [is] pushed over the table an inch
      The silence [sits] down for a spell
      The words [are] quite short, and they [take] a long time
      The shoulders [come] down, and there [is] less to tell`,
    later: `
      The plate [has] a line where the mending was done
      It [shows], if one [looks], in the glue
      And that [is] the plate that [gets] used for the cake
      It [holds] up far better than some that are new`,
    hook: `
      Sorry's a small word, and hard to get out
      It's what every bridge in the world is about

      Forgive and forgiven, the door open wide
      A sorry's been said, and there's warm light inside`,
  },
  {
    words:
      'hug hugs hugged hugging hugger bear_hug bear_hugs cuddle cuddles cuddled cuddling embrace embraces embraced',
    own: `
      {fact}
      {He} {opens} {his} arms like a door
      {He} {holds} on until all the breath [has] gone out
      And then, when it [is] over, {he} {holds} on once more

      {He} {smells} of the (kitchen|garden), of soap, and of wool
      {He} {rocks} a bit, this way and that
      {fact}
      It [leaves] both the coat and the worries pressed flat`,
    stanzas: `
      (A hug|One hug) [is] as big as a door and a half
      The groceries [wait] on the floor
      The chin [finds] the place where a shoulder [goes] in
      The kettle [has] boiled, and [is] boiling some more

      (The little|The small) ones [are] lifted clean out of their boots
      The big ones [bend] down like a tree
      The buttons [leave] marks on the side of a cheek
      The dog [gets] its nose in and [makes] the thing three`,
    later: `
      And nothing [is] solved, and the bills [are] still there
      The rain [hasn't] stopped at the door
      But somehow the weight of it [stands] on four feet
      And that [is] two more than it stood on before`,
    hook: `
      A hug and a hug and the coat buttoned round
      The warmest of places that's anywhere found

      Hug for hello, and a hug for goodbye
      And one in between without any why`,
  },
  {
    words:
      'holding_hands hold_hands holds_hands held_hands held_my_hand held_your_hand held_her_hand held_his_hand hold_my_hand hold_your_hand hold_her_hand hold_his_hand holding_my_hand holding_your_hand holding_her_hand holding_his_hand holds_my_hand holds_her_hand holds_his_hand hand_in_hand',
    own: `
      {fact}
      {He} {reaches} across without looking at all
      {He} {finds} the right fingers the way people find
      The switch for the lamp in the dark of the hall

      {He} {squeezes} it (once|twice) at the edge of the road
      And {swings} it a bit on the way
      {fact}
      It [says] all the things that a mouth [doesn't] say`,
    stanzas: `
      (Two shadows|The shadows) [are] joined on the sidewalk ahead
      One pocket [is] keeping two warm
      The popcorn [is] eaten with only the left
      The umbrella [is] tilted the way of the storm

      (The fingers|Ten fingers) [lock] in like the teeth of a zip
      The ice on the path [has] to wait
      A thumb [goes] in circles, and [doesn't] know why
      And nobody [lets] go to open the gate`,
    later: `
      And hands [get] some spots, and the knuckles [get] stiff
      They've carried, and scrubbed, and let go
      But one in another still fits like a key
      It's one of the last things that hands ever know`,
    hook: `
      Hand in hand, hand in hand, down the long road
      It halves every hill and it halves every load

      Hold hands in the dark, and hold hands in the sun
      Two hands in each other are stronger than one`,
  },
  {
    words:
      'laugh laughs laughed laughing laughter giggle giggles giggled giggling giggly chuckle chuckles chuckled cackle cackles cackled cackling',
    own: `
      {fact}
      {He} {tries} hard to sit there and look at the wall
      {His} shoulders [go] first, and then all of the chair
      And nobody [knows] why it [is] funny at all

      {He} {wipes} at {his} (eyes|cheeks) with the back of a hand
      And {says} to stop now, and {goes} on
      {fact}
      There [is] a small snort when the last of it [is] gone`,
    stanzas: `
      (A laugh|The laugh) [goes] off suddenly, loud as a tray
      The milk [has] a go at the nose
      The table [starts] shaking, the spoons [start] to ring
      And somebody [laughs] to the tips of the toes

      (The room|That room) [has] been serious nearly an hour
      A squeak [gets] away from a hand
      It [spreads] down the row like a fire in the grass
      The one at the front [doesn't] quite understand`,
    later: `
      The joke [is] forgotten, the teller [is], too
      The chairs [are] put up for the night
      But anyone hearing that sound in a crowd
      Would turn round and look for the face in the light`,
    hook: `
      Laugh till it hurts, and then laugh till it's gone
      A giggle, a snort, and it all carries on

      The laughter comes in and it takes off its shoes
      It stays the whole evening, with no time to lose`,
  },
  {
    words:
      'joke jokes joked joking joker dad_joke dad_jokes pun puns punchline punchlines prank pranks pranked prankster class_clown',
    own: `
      {fact}
      {He} {waits} for the quiet, and {clears} out {his} throat
      {He} {laughs} at it first, before reaching the end
      And {has} to hold on to the sleeve of a coat

      {He} {looks} at the (ceiling|window), as good as can be
      And nobody there [is] at ease
      {fact}
      There [is] sugar for salt, and a frog in the peas`,
    stanzas: `
      (The joke|A joke) [comes] along like a dog with a shoe
      The groans [go] the length of the hall
      A rubber-made spider [waits] under the cup
      The one who [says] stop [is] the loudest of all

      (A chicken|One chicken) [is] crossing the very same road
      The uncles [have] heard it before
      A cushion [says] something quite rude in the pause
      The chair of the teacher [lets] out a small roar`,
    later: `
      It [gets] to be told, and it [gets] told all wrong
      The ending [comes] too far ahead
      And still the whole table [goes] down like a tent
      For nobody [tells] it the way it was said`,
    hook: `
      Joke after joke, and they're terrible, all
      The groan is the laugh with its back to the wall

      Tell the old joke and then tell it again
      It's worse every time, and it's funnier then`,
  },
  {
    words:
      'slow_dance slow_dances slow_danced slow_dancing first_dance dance_together danced_together dancing_together kitchen_dance kitchen_dancing dance_barefoot dancing_barefoot danced_barefoot dance_in_the_kitchen dances_in_the_kitchen dancing_in_the_kitchen danced_in_the_kitchen dance_round_the_kitchen dances_round_the_kitchen kitchen_discos kitchen_disco',
    own: `
      {fact}
      {He} {counts} with {his} lips, one and two
      {He} {turns} to the left like a ship in a pond
      And {steps} very gently on somebody's shoe

      {He} {turns} by the (window|table), a cheek to a cheek
      The dishes [can] wait on their own
      {fact}
      The floor [is] a ballroom, the lamp [is] on loan`,
    stanzas: `
      (The song|A song) [is] so slow that it hardly [goes] round
      The floor [has] gone cool to the toes
      The window [steams] up, and the lamp [is] turned low
      And nobody's leading, it comes and it goes

      (The shoes|Some shoes) [are] left under the chair in a heap
      Two arms [find] a place they both know
      The moon [has] a look through the glass in the door
      The last of the record [keeps] turning, and slow`,
    later: `
      The music [is] over, the needle [goes] tick
      The arms [take] their time to undo
      And long after that, in the still of the room
      The boards [keep] the creak of a step, maybe two`,
    hook: `
      Dance in the kitchen with nothing on feet
      The fridge hums along, and it's keeping the beat

      Slow dance, slow dance, and round on one tile
      The supper is burned, and it's all been worthwhile`,
  },
  {
    words: 'smile smiles smiled smiling grin grins grinned grinning dimple dimples dimpled over_the_moon cloud_nine',
    own: `
      {fact}
      It [starts] at one side of {his} face
      {He} {tries} for a moment to hold it in straight
      And then it [breaks] out and [runs] over the place

      {He} {comes} through the (door|hall) with the grin going first
      And all of the rest of {him} after
      {fact}
      It [is] on the edge of becoming plain laughter`,
    stanzas: `
      (A smile|One smile) [is] passed on at the stop for the bus
      The driver [has] caught it by three
      It [goes] up the hill, and it [gets] off in town
      The baker [puts] in one more bun, and for free

      (The baby|A baby) [looks] over a shoulder in line
      The gums [are] on show, every one
      A frown in a suit [starts] to slip at the side
      A hat [is] made silly, and that [gets] it done`,
    later: `
      The photograph [yellows], the corners [turn] up
      The coats [have] gone out of all style
      But anyone finding it [comes] over warm
      And [looks] back at it with the very same smile`,
    hook: `
      Smile, and it jumps like a spark to a spark
      It's one little window lit up after dark

      Oh, a grin is a light that is left in a face
      It goes on ahead, and it warms up the place`,
  },
  {
    words:
      'blue_eyes brown_eyes green_eyes hazel_eyes gray_eyes grey_eyes dark_eyes kind_eyes bright_eyes big_eyes your_eyes color_of_eyes eye_color',
    own: `
      {fact}
      {He} {looks} up from buttering bread
      And something [lights] up like a lamp in a house
      Before any word of hello [has] been said

      {He} {shuts} them to (listen|wish), and {he} {opens} them wide
      {He} {can't} tell a fib with them, quite
      {fact}
      They [laugh] before {he} {does}, and [shine] with the light`,
    stanzas: `
      (The eyes|Two eyes) [are] the first thing that anyone [sees]
      They [find] a small thing across any room
      They [crinkle] in corners, they [fill] up with songs
      They [stay] on the door like two flowers in bloom

      (The photos|Old photos) [are] gray, and the color [is] lost
      But anyone there would know whose
      The baby [looks] round with the very same pair
      And that [is] a thing that a family [can't] lose`,
    later: `
      The face all around them [gets] lines, and some snow
      The glasses [get] thicker and round
      But they [have] not aged by so much as an hour
      It's there that whoever was young can be found`,
    hook: `
      Those eyes, oh, those eyes, and they're bright as a bell
      They've got such a lot that they're longing to tell

      Kind eyes and bright eyes, a lamp left on late
      The nicest of windows to have by a gate`,
  },
  {
    words: 'freckle freckles freckled freckly',
    own: `
      {fact}
      {He} {comes} from the sun with a few
      They [gather] in summer along by the nose
      {He} {counts} to a hundred, and one of them's new

      {He} {wrinkles} {his} (nose|face), and they [run] out of sight
      They [come] back again, one by one
      {fact}
      They [look] like a map that was drawn by the sun`,
    stanzas: `
      (The freckles|Some freckles) [come] out with the very first sun
      The nose [has] the most of the crop
      The sleeve [makes] a line on the brown of the arm
      Nobody counting [gets] up to the top

      (A finger|One finger) [goes] joining them, dot after dot
      A fish [is] found there, and a cart
      The cream [is] put on with a hat and a shout
      The sun [has] already been signing its art`,
    later: `
      In winter they [fade] till they're pale as a thought
      They [wait] under wool and the gray
      And then comes a morning in April, with light
      They [come] back out, all, and not one gone away`,
    hook: `
      Freckles, oh freckles, like stars on a face
      The sun went and spilled them all over the place

      One for each kiss of the sun, so they say
      The freckles are summer that wanted to stay`,
  },
  {
    words: 'voice accent accents',
    own: `
      {fact}
      {He} {says} only hi, and it [is] known
      It [comes] round a corner ahead of the coat
      There [isn't] much need to ask who's on the phone

      {He} {calls} up the (stairs|garden) with the last note gone long
      And {stretches} the name out like dough
      {fact}
      It [comes] in the window from three streets below`,
    stanzas: `
      (The voice|That voice) [is] all gravel, or honey, or bell
      It [goes] through the wall like the heat
      The dog [lifts] an ear at the very first word
      The tired old song [gets] up on its feet

      (A word|One word) [has] the hills or the harbor in it
      The bread [has] a different sound
      The butcher [leans] over and [asks] where it [is] from
      A bit of a home [travels] all the way round`,
    later: `
      A message [is] kept that [is] only, call back
      It [says] that the beans [are] on sale
      And nobody [will] ever wipe it away
      It [has] such a voice in it, telling the tale`,
    hook: `
      A voice in the kitchen, a voice on the stair
      And home is wherever that voice fills the air

      Oh, the voice and the accent, the roll and the lilt
      It's out of such music that houses are built`,
  },
  {
    words:
      'falls_asleep fell_asleep falling_asleep doze dozes dozed dozing afternoon_nap takes_a_nap taking_a_nap asleep_in_front asleep_on_the asleep_watching',
    own: `
      {fact}
      {His} chin [starts] to go for the chest
      {He} {says} that {he} {is} only resting both eyes
      And {rests} them right up till the end of the rest

      {He} {opens} one (eye|lid) when the channel [is] changed
      And {says} that {he} {watches} it still
      {fact}
      The snore [shakes] the glass on the low windowsill`,
    stanzas: `
      (The film|A film) [has] its car chase, the bullets [go] by
      The cushion [gets] lower and deep
      The cat [has] a place on the top of it all
      The paper [goes] sliding, and no one [counts] sheep

      (A blanket|One blanket) [is] laid with the softest of hands
      The slipper [hangs] on by a toe
      The ticking [gets] loud, and the glasses [come] off
      The voices [go] quiet, the lamp [is] turned low`,
    later: `
      The credits [go] up, and the lights [are] turned down
      The room [is] as warm as a stable
      And somebody [says] that it was all very good
      And [gets] no reply but the clock on the table`,
    hook: `
      Fall fast asleep in the arms of a chair
      The world can go on without anyone there

      A nap is a boat with the oars taken in
      It drifts with the light on the tip of a chin`,
  },
  {
    words:
      "six_feet_tall six_foot_tall tall_guy tall_man tall_girl tall_boy tall_woman being_tall are_tall are_so_tall you're_tall you’re_tall you're_so_tall you’re_so_tall he_is_tall she_is_tall he's_tall he’s_tall she's_tall she’s_tall taller_than_me taller_than_everyone taller_than_your taller_than_his too_tall_for tallest_person tallest_boy tallest_girl tallest_man tallest_kid tallest_one six_foot six_feet",
    own: `
      {fact}
      {He} {ducks}, but the lamp [gets] a knock
      {He} {hands} down the bowl from the top of the shelf
      And {dusts} without trying the top of the clock

      {He} {folds} up {his} (legs|knees) in the back of the car
      Like chairs in the hall after school
      {fact}
      {He} {looks} like a heron that [is] found a small pool`,
    stanzas: `
      (The beds|Most beds) [come] too short, and the blankets [do] too
      The feet [have] a room of their own
      The top of the fridge [has] been dusted for once
      The bath [has] two knees in it, islands alone

      (A kite|One kite) [is] got down, and a cat, and a ball
      The view at the concert [is] clear
      The lintel [says] ouch in the very same place
      The weather [comes] early and colder up here`,
    later: `
      And small ones [get] lifted to look at the world
      And never [forget] it, the height
      The drums [come] along, and the flags, and the hats
      And somebody's ankles [are] held very tight`,
    hook: `
      Tall, oh so tall, with the head in the sky
      The nearest of anyone there to say hi

      Six feet and then some, a lighthouse on feet
      The easiest person to find in the street`,
  },
  {
    words:
      "being_short five_feet_tall barely_five_feet step_stool stepstool on_tiptoe on_tiptoes you're_short you’re_short you're_so_short you’re_so_short too_short_to shortest_person shortest_girl shortest_boy shortest_one short_legs pint-sized your_tiptoes her_tiptoes",
    own: `
      {fact}
      {He} {climbs} on a chair for the rice
      {He} {jumps} for the jar, and {he} {gets} at the lid
      And {asks} the top shelf very kindly, and twice

      {He} {stands} at the (back|side) of the crowd on {his} toes
      And {sees} a fine back in a coat
      {fact}
      {He} {goes} in between like a very small boat`,
    stanzas: `
      (The jeans|New jeans) [are] turned up to be half of the leg
      The stool [is] kept handy and red
      The mirror [shows] only the parting and brow
      The airplane [has] room, and the bath [is] a bed

      (The good|Best good) things [are] put on the topmost of shelves
      A ladle [will] fetch them, or broom
      The front of the photo [is] saved, every time
      The smallest [is] loudest in all of the room`,
    later: `
      The tall ones [look] down for a word of advice
      They bend like the reeds for the breeze
      For anyone knows that it isn't the legs
      A heart [can] be bigger than any of these`,
    hook: `
      Short, oh so short, on the tip of the toes
      The best of perfumes is in bottles like those

      On tiptoes, on tiptoes, an arm and a sigh
      The cookies were only an inch up too high`,
  },
  {
    words: 'always_running_late late_for_everything late_for_work',
    own: `
      {fact}
      {He} {runs} with one arm in a sleeve
      {He} {has} half a toast in the side of {his} cheek
      And {waves} at a bus that [is] beginning to leave

      {He} {comes} through the (door|gate) with {his} hair still wet
      And {tells} of a bus and a goat
      {fact}
      {He} {sits} in the quiet still wearing {his} coat`,
    stanzas: `
      (The clock|A clock) [is] put forward ten minutes for luck
      It [fools] no one there any more
      The shoes [hide] apart at the moment they're called
      The toast [lands] the butter side down on the floor

      (The show|That show) [has] gone up, and the door [has] been shut
      A seat in the middle [is] free
      The row [has] to stand like a drawbridge, and sigh
      The whisper of sorry [goes] by, knee by knee`,
    later: `
      So everyone [says] that the dinner's at six
      And [means] to sit down around eight
      The door [opens] wide, and the room [is] all light
      And some things are well worth the wait`,
    hook: `
      Late, running late, with one shoe in the hand
      The clock simply never could quite understand

      Late for the bus and late for the train
      And right on the minute for joy, sun or rain`,
  },
  {
    words:
      'loses_his_keys loses_her_keys loses_your_keys lost_my_keys lost_your_keys lost_his_keys lost_her_keys lose_my_keys lose_your_keys losing_my_keys losing_your_keys losing_his_keys losing_her_keys loses_everything lose_everything losing_everything loses_things losing_things loses_her_glasses loses_his_glasses lose_your_glasses lost_her_glasses lost_his_glasses misplace misplaces misplaced misplacing forgetful absent-minded absentminded scatterbrained',
    own: `
      {fact}
      {He} {pats} every pocket in turn
      {He} {looks} in the fridge, and {he} {looks} in the boots
      And {asks} the old cat, who [looks] back with concern

      {He} {empties} the (bag|drawer) on the rug in a heap
      There [is] an old mint, and a bill
      {fact}
      The thing [turns] up calmly, and right on the sill`,
    stanzas: `
      (The hook|A hook) by the door [is] for keys, and it [is] bare
      The bowl in the hall [is] as well
      The sofa [is] searched, and it [gives] up a pen
      A coin, and a cracker, a comb, and a shell

      (The glasses|Some glasses) [are] up on the top of a head
      The search party [looks] on the floor
      The phone [is] called up, and it [sings] from the bin
      The whole house [is] late, and [is] looking some more`,
    later: `
      But things that [get] lost [are] no more than just things
      A spare one [is] out in the shed
      And what really counts in a house [isn't] lost
      It's kept somewhere better than inside the head`,
    hook: `
      Lost, and they're lost, and they're gone, every one
      The keys are where nobody looked, in the sun

      Lost keys and lost glasses, and where can they be?
      Right there in the place that is easy to see`,
  },
]
