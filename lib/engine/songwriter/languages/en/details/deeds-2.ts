import type { Details } from '../../stanzas.ts'

/** Coming and going, families and looks, told in sentences. */
export const deeds2: readonly Details[] = [
  {
    words:
      'take_me_in take_us_in take_him_in take_her_in take_them_in takes_me_in takes_us_in takes_him_in takes_her_in takes_them_in took_me_in took_us_in took_him_in took_her_in took_them_in taken_me_in taken_us_in taken_him_in taken_her_in taken_them_in taking_me_in taking_us_in taking_him_in taking_her_in taking_them_in nowhere_to_go gave_home gave_bed gave_couch give_home give_bed give_couch gives_home gives_bed gives_couch spare_room guest_room couch-surfing',
    own: `
      {fact}
      {He} {stands} at the door with the rain on the mat
      The kettle [goes] on before anyone [asks]
      And somebody [takes] the wet coat and the hat

      The (couch|sofa|small room) [gets] a sheet and a pillow with stripes
      {He} {says}, "There's a towel on the chair"
      {fact}
      And nobody [asks] for how long, or from where`,
    stanzas: `
      (A plate|One plate|One chair) [is] put out at the end of the row
      It [stays] there the day after too
      A toothbrush [moves] in to the cup by the tap
      And no one [remembers] quite when it was new

      (The key|A key|A spare key) [is] cut at the shop down the hill
      It [shines] more than all of the rest
      It [lies] on the table with nothing to say
      For keys [have] a way to say welcome the best`,
    later: `
      The years [go] around, and the house [is] the same
      The couch [has] a dip at one end
      There's nothing so large as a small house can be
      That opens one door for a friend`,
    hook: `
      Take someone in and the house gets more wide
      There's rain on the roof, and there's room here inside

      Nowhere to go, then a light on the stair
      Somebody said that there's room enough there`,
  },
  {
    words:
      'speech speeches give_speech give_toasts give_a_toast gave_speech gave_toasts gave_a_toast gives_speech gives_toasts gives_a_toast make_speech make_a_toast made_speech made_a_toast makes_speech makes_a_toast propose_speech propose_toast propose_toasts propose_a_toast public_speaking stage_fright',
    own: `
      {fact}
      {He} {taps} on a glass with the edge of a spoon
      {He} {reaches} to find the first card in {his} coat
      And {brings} out a bill for the month before June

      The (room|hall|table) [goes] all quiet, a chair [gives] a creak
      {He} {looks} at the friendliest face
      {fact}
      And {throws} the whole speech out, and {talks} in its place`,
    stanzas: `
      (The knees|The hands|The cards) [do] a dance where no one [can] see
      The water [makes] rings in the glass
      Then someone [laughs] early, and someone [joins] in
      And that's how the worst of it all [comes] to pass

      (The joke|One joke|The first joke) [goes] down like a stone in a pond
      There [is] just a ring, and no sound
      And then from the back [comes] an aunt with a snort
      And that [takes] the whole table round`,
    later: `
      The candles [burn] down, and the cards [are] put by
      With rings from the glasses and all
      And no one [remembers] a word that [is] said
      But everyone knows who stood up in the hall`,
    hook: `
      Speech, give a speech, and a glass in the air
      The best of a speech is that someone is there

      Here is a toast, and a toast once again
      And here is a speech that stops somewhere round ten`,
  },
  {
    words:
      'write_song write_songs write_a_song wrote_song wrote_songs wrote_a_song writes_song writes_a_song writing_song writing_songs writing_a_song written_song written_songs written_a_song songwriter songwriters songwriting lyrics lyric',
    own: `
      {fact}
      {He} {hums} it through twice on the way to the shop
      {He} {writes} down a line on the bag of the bread
      And {walks} right on by it, and then {has} to stop

      The (kitchen|bedroom|car) [is] asleep, and the tune [is] awake
      {He} {hunts} for a word that [can] fit
      {fact}
      And {crosses} out all of it, all but a bit`,
    stanzas: `
      (A line|One line|The line) [comes] along in the middle of soap
      It [asks] not to wait for a towel
      It [drips] to the desk, and it [sits] in the lamp
      As wise and as wet as an owl

      (The second|A second|The next) verse [is] stuck, and it [sits] there all day
      It [chews] on the end of the pen
      And just when the lid [is] put back on the thing
      It [laughs], and it [sings] to the end, there and then`,
    later: `
      Then somebody, somewhere, at somebody's sink
      Now [hums] it, and [dries] up a plate
      And never [knows] whose was the pencil, the night
      The line that came in very late`,
    hook: `
      Write down the song while it's still in the air
      A song has no weight, and it goes everywhere

      Lyrics on napkins and lyrics on sleeves
      A song is the part that stays on when it leaves`,
  },
  {
    words:
      'wet_cement carve_names carve_initials carve_name carve_our_names carved_names carved_initials carved_name carved_our_names carves_names carves_initials carves_name carves_our_names wrote_initials wrote_our_names write_initials write_our_names writes_initials writes_our_names scratched_names scratched_initials scratched_name scratched_our_names our_initials draw_walls draw_wall drew_walls drew_wall draws_walls draws_wall drawing_walls drawing_wall write_walls write_wall wrote_walls wrote_wall writes_walls writes_wall graffiti',
    own: `
      {fact}
      {He} {looks} up the lane for a coat or a light
      {He} {writes} very slowly with tongue out for help
      And {stands} back to see if the letters [are] right

      The (tree|bench|wall) [has] been waiting a very long time
      {He} {works} it as deep as the end of a nail
      {fact}
      And {dares} every winter to try it and fail`,
    stanzas: `
      (The letters|Two letters|The names) [are] all crooked, the heart [has] a lean
      The edges [are] rough to the thumb
      They [don't] quite line up, but they [stand] side by side
      And [wait] for whoever may happen to come

      (The wall|The bark|The stone) [takes] the rain and it [takes] all the sun
      The moss [comes] and [fills] up the o
      And still with a finger a person [can] read
      The thing that it wanted to know`,
    later: `
      The tree [has] grown round it, the lines [have] grown wide
      The heart [is] as big as a hand
      And people [go] by it and [wonder] out loud
      At something the tree seems to quite understand`,
    hook: `
      Carve the initials as deep as they go
      There's two names together, and now the trees know

      Names in wet cement, before it can dry
      The names are still there when the walkers go by`,
  },
  {
    words:
      'left_without left_when_i walked_out ghosted never_called_back walked_out_on walks_out_on left_me_for left_us_for left_me_standing',
    own: `
      {fact}
      A coat [isn't] there on the hook any more
      The second cup [stays] with its face to the wall
      And somebody still [hears] a step at the door

      The (phone|stair|street) [isn't] saying a word, nor the rain
      The clock [is] too loud for its size
      {fact}
      And morning [comes] in with the sun in its eyes`,
    stanzas: `
      (The chair|A chair|One chair) [has] more room than a chair ought to have
      The bed [has] a side that [is] cold
      And supper [is] soup out of only one pot
      And stories [stay] in there, untold

      (A friend|One friend|A neighbor) [comes] by with some bread and no words
      They [sit] on the step in the sun
      And nothing [is] mended, and nothing [is] said
      And that [is] a small piece of morning begun`,
    later: `
      Then one day the window [is] open again
      A song [gets] sung in the bath
      There's more than one way to be left on the road
      And one of them leads to a path`,
    hook: `
      Left without a word, with the words still to say
      The door that shuts hard lets the light in one day

      Walked out, walked out, and the rain coming in
      There's many a life that such mornings begin`,
  },
  {
    words:
      'came_back_after came_back_home came_back_for came_home_to come_back_after come_back_home come_back_for come_home_to comes_back_after comes_back_home comes_back_for comes_home_to coming_back_after coming_back_home coming_back_for coming_home_to came_back came_home comes_home coming_home return_home returns_home returned_home',
    own: `
      {fact}
      {He} {puts} down a bag on the very same mat
      {He} {stands} for a minute and {breathes} in the hall
      And {finds} the one hook that [remembers] {his} hat

      The (bus|train|car) [goes] away, and the street [is] the same
      {He} {counts} every gate on the way
      {fact}
      And somebody [drops] a whole pan and a tray`,
    stanzas: `
      (The dog|A dog|The cat) [is] the first one to know by the step
      It [runs] in a ring round the floor
      The kettle [goes] on, and then everyone [talks]
      And nobody [hears] for the noise any more

      (The bed|The room|A bed) [has] been made with the blanket from then
      The sheets [have] the smell of the line
      And somebody [pulls] up one end of the quilt
      As if anybody were nine`,
    later: `
      The talk [goes] on late till the candle [is] low
      The shoes [are] kicked off and the bag [is] set down
      There's many a road with a wonderful view
      But one of them leads back to town`,
    hook: `
      Coming home, coming home, light in the hall
      The best of the journey is home after all

      Came back, came back, with the dust on the shoe
      And home was still there, with a hello or two`,
  },
  {
    words:
      'came_out_as come_out_as coming_out_as coming_out gay_pride pride_parade pride_month pride_flag rainbow_flag transgender nonbinary non-binary chosen_name lesbian bisexual came_out_to_me came_out_to_us came_out_to_you came_out_to_my came_out_to_his came_out_to_her came_out_to_mom came_out_to_mum came_out_to_dad coming_out_to_my coming_out_to_me come_out_to_my comes_out_as coming_out_story top_surgery new_pronouns',
    own: `
      {fact}
      {He} {takes} a deep breath that [is] years in the make
      {He} {says} it out loud in a voice like a thread
      And {hears} that the world [hasn't] started to break

      The (table|kitchen|clock) [has] gone still, and the tea [has] gone cold
      {He} {looks} from the cup to a face
      {fact}
      And {finds} {himself} held in the warmest embrace`,
    stanzas: `
      (A flag|The flag|One flag) [has] come out on the wall in the sun
      It [has] all the colors of sky
      A drum [comes] along with a laugh and a cheer
      And strangers in glitter [wave] hands, passing by

      (A door|One door|The door) [has] been shut for a very long time
      It [opens] an inch, then a hand
      And out [comes] somebody who was there all along
      And [walks] like a whole marching band`,
    later: `
      The days [go] ahead and the name [fits] the same
      The mirror [is] all over smiles
      It's lighter to carry a thing that is true
      A true thing can walk many miles`,
    hook: `
      Coming out, coming out, into the light
      The rainbow was there in the middle of night

      Proud as a flag with the wind in its dress
      The rainbow says welcome, the rainbow says yes`,
  },
  {
    words:
      'play_catch plays_catch played_catch playing_catch throw_ball throw_football throw_like_a throw_curveball throws_ball throws_football throws_like_a throws_curveball threw_ball threw_football threw_like_a threw_curveball throwing_ball throwing_football throwing_like_a throwing_curveball struck_out softball_pitcher',
    own: `
      {fact}
      {He} {spits} on one hand and {looks} hard at the sky
      {He} {winds} up an arm like the hand of a clock
      And {lets} the thing go, and it [learns] how to fly

      The (grass|yard|street) [has] gone gold, and there [is] one more to throw
      {He} {takes} a step back for the sun
      {fact}
      And {swears} that this really [is] now the last one`,
    stanzas: `
      (The ball|A ball|The glove) [makes] a smack like a kiss on a cheek
      It [goes] back and forth through the air
      They [talk] of not much, and the streetlamps [come] on
      And nobody [says] they should go anywhere

      (The dog|A dog|One dog) [has] a view of the ball going by
      It [turns] its head left and then right
      And then, when it [bounces] a little too low
      The game [is] all over for good for the night`,
    later: `
      The glove [hangs] on a nail, and the leather [goes] hard
      There's grass in the lace, and some chalk
      But put it back on, and an evening comes back
      And all that got said there without any talk`,
    hook: `
      Throw the ball, catch the ball, back and then forth
      Out to the south, and then home to the north

      Play catch, play catch, till the moon's overhead
      For more gets thrown over than ever gets said`,
  },
  {
    words:
      'throw_party throw_parties throw_the_best host_party host_parties host_the_best hosts_party hosts_parties hosts_the_best hosted_party hosted_parties hosted_the_best hosting_party hosting_parties hosting_the_best best_parties housewarming potluck_host feel_welcome open_house feel_at_home feels_at_home door_is_always_open door_was_always_open life_of_the_party life_and_soul whale_of_a_time',
    own: `
      {fact}
      {He} {opens} the door with a spoon in one hand
      {He} {says}, "Just come in, put the coats on the bed"
      And somehow there [is] even room for a band

      The (chairs|plates|cups) [are] all borrowed and none of them [match]
      {He} {goes} round with things on a tray
      {fact}
      And the last of the guests [goes] home the next day`,
    stanzas: `
      (The music|A song|The old song) [comes] on, and the rug [is] rolled up
      An uncle [shows] how it was done
      The neighbors [come] over to say it [is] loud
      And by half past ten they [are] having the fun

      (The kitchen|The hallway|The back step) [is] full, and the big room [is] not
      They [lean] on the stove and the sink
      And someone [tells] someone the whole of a life
      While holding a bowl and two sizes of drink`,
    later: `
      The crumbs [are] swept up and the chairs [are] all back
      The house [has] a ring in its ear
      And long after that there are people who say
      There never was such a good party as here`,
    hook: `
      Throw a big party and open the door
      There's room on the stairs and there's room on the floor

      The door's always open, the music is on
      There's room at the party when others have gone`,
  },
  {
    words:
      'goodbye goodbyes good-bye good-byes farewell farewells say_goodbye say_good-bye say_goodbyes said_goodbye said_good-bye said_goodbyes says_goodbye says_good-bye says_goodbyes saying_goodbye saying_good-bye saying_goodbyes',
    own: `
      {fact}
      {He} {says} it, then {talks} for a while in the door
      {He} {gets} to the gate, and {comes} back for a hat
      And {says} it again, rather more than before

      The (bus|train|taxi) [is] waiting, the engine [is] warm
      {He} {means} to say something quite wise
      {fact}
      And most of it [has] to be said by the eyes`,
    stanzas: `
      (A hand|One hand|The hand) [is] held up till the car [is] a dot
      And then it [stays] up for a while
      The street [has] a hole where a person should be
      The very same shape as a smile

      (A sandwich|An apple|A scarf) [is] put in a hand through the glass
      The wheels [start] to turn in the rain
      And somebody [runs] down as far as the sign
      And [waves] to the end of the train`,
    later: `
      The platform [is] empty, the kettle [is] on
      The evening [comes] up to the hill
      A goodbye is only a door left ajar
      With somebody's light on the sill`,
    hook: `
      Say the goodbye again, say it quite slow
      Goodbye is hello with a long way to go

      Goodbye at the window, goodbye at the gate
      Goodbye is the one thing that's better when late`,
  },
  {
    words:
      'sleep_floor sleep_clothes sleep_car sleep_hammock sleep_tent sleep_porch sleep_hallway sleeps_floor sleeps_clothes sleeps_car sleeps_hammock sleeps_tent sleeps_hallway slept_floor slept_clothes slept_car slept_hammock slept_tent slept_porch slept_hallway sleeping_floor sleeping_clothes sleeping_car sleeping_hammock sleeping_tent sleeping_porch sleeping_hallway air_mattress sofa_bed camp_bed airbed army_cot',
    own: `
      {fact}
      {He} {turns} on {his} left, and {he} {turns} on {his} right
      {He} {folds} up a coat to go under {his} head
      And {learns} about hips in the course of the night

      The (moon|lamp|street) [has] a very good look at it all
      {He} {pulls} up a coat to {his} chin
      {fact}
      And {sleeps} like a stone, when the sleep [settles] in`,
    stanzas: `
      (The airbed|The mattress|The cushion) [lets] go of its breath with a sigh
      By three it [lies] flat on the floor
      There [is] a cold draft, and a spring, and a shoe
      And somebody [gives] the whole dark a good snore

      (The rain|The wind|The dawn) [comes] along with its hand on the cloth
      A bird [tries] one note, and then more
      The neck [has] a crick like a question mark's hook
      And breakfast [is] better than breakfast before`,
    later: `
      The next bed [is] proper, with pillows and springs
      And sheets, and a headboard at that
      But no one tells tales of the nights in that bed
      They tell of the floor, and the coat, and the mat`,
    hook: `
      Sleep on the floor with the moon for a light
      The floor doesn't matter when sleep comes all right

      Air mattress, tent floor, the back of a car
      Sleep finds the sleepers wherever they are`,
  },
  {
    words:
      'check_stove check_locks check_lock check_doors check_the_doors check_the_door check_windows check_iron check_oven check_twice check_on_us check_on_me checks_stove checks_locks checks_lock checks_doors checks_the_doors checks_the_door checks_windows checks_iron checks_oven checks_twice checks_on_us checks_on_me checked_stove checked_locks checked_lock checked_doors checked_the_doors checked_the_door checked_windows checked_iron checked_oven checked_twice checked_on_us checked_on_me checking_stove checking_locks checking_lock checking_doors checking_the_doors checking_the_door checking_windows checking_iron checking_oven checking_twice checking_on_us checking_on_me double-check double-checks double_checks locks_the_door',
    own: `
      {fact}
      {He} {goes} down the drive, and {he} {comes} back again
      {He} {looks} at the thing and {he} {says} it out loud
      And {gets} to the corner, and {wonders} by then

      The (house|street|landing) [is] asleep, and a stair [gives] a creak
      {He} {tiptoes} in socks through the gloom
      {fact}
      And {listens} for breathing in every room`,
    stanzas: `
      (The stove|The oven|The iron) [is] as cold as the moon and as still
      It [has] been since noon, heaven knows
      It [sits] with its knobs at the very same place
      And [hears] the approach of ten careful toes

      (The lock|The bolt|The latch) [gives] a click, and the handle [is] tried
      And then it [is] tried a bit more
      The night [goes] along with its collar turned up
      And [leaves] by itself, having met such a door`,
    later: `
      The morning [comes] in, and there's nothing amiss
      The milk and the house [are] all there
      It looked like a worry, but what it was called
      Was love going round on the stair`,
    hook: `
      Check the stove, check the lock, check it twice more
      Then check that the check was a check like before

      Check on the doors and the stove and the light
      And that is how love goes to bed every night`,
  },
  {
    words:
      "act_tough acts_tough acted_tough tough_guy softie big_softie softy marshmallow_inside poker-faced play_dumb plays_dumb pretend_to_sleep pretends_to_sleep pretending_to_sleep pretended_to_sleep pretend_to_be_asleep pretends_to_be_asleep pretended_to_be_asleep pretend_not_to pretends_not_to pretended_not_to pretending_not_to pretend_you_don't pretends_he_doesn't pretends_she_doesn't",
    own: `
      {fact}
      {He} {says} that the kitten [can] stay for one night
      {He} {says} it quite gruffly, with arms folded up
      And {warms} it some milk by the little stove light

      The (film|song|book) [has] a dog that [gets] lost in the snow
      {He} {looks} for a thing on the floor
      {fact}
      And {has} something there in {his} eye, nothing more`,
    stanzas: `
      (A frown|The frown|One eyebrow) [comes] down like a gate that [is] locked
      The children [look] up at the chin
      They [know] where the candy [is] kept in the coat
      And nobody [knocks], they just [go] right on in

      (The voice|A big voice|The big voice) [says] no, and it [says] it again
      It [says] it for most of an hour
      Then out of the shop [comes] the thing, with a bow
      And all that big thunder [is] only a shower`,
    later: `
      The act [gets] well known, and the house [plays] along
      They [say], "Oh, how scary", in fun
      And under that bark, as they knew from the start
      There's something as soft as a bun`,
    hook: `
      Act as tough as can be, with a heart made of jam
      A tough guy is only a wolf with a lamb

      Big softie, big softie, all bark and no bite
      Big softie who leaves on the little hall light`,
  },
  {
    words:
      'oldest_of_three oldest_of_four oldest_of_five oldest_of_six oldest_of_seven oldest_of_eight oldest_of_nine oldest_of_ten oldest_of_eleven oldest_of_twelve youngest_of_three youngest_of_four youngest_of_five youngest_of_six youngest_of_seven youngest_of_eight youngest_of_nine youngest_of_ten youngest_of_eleven youngest_of_twelve eldest_of_three eldest_of_four eldest_of_five eldest_of_six eldest_of_seven eldest_of_eight eldest_of_nine eldest_of_ten eldest_of_eleven eldest_of_twelve one_of_three one_of_four one_of_five one_of_six one_of_seven one_of_eight one_of_nine one_of_ten one_of_eleven one_of_twelve middle_of_three middle_of_four middle_of_five middle_of_six middle_of_seven middle_of_eight middle_of_nine middle_of_ten middle_of_eleven middle_of_twelve eldest firstborn first-born middle_child big_family large_family youngest_child oldest_child brothers_and_sisters brothers_and_brothers sisters_and_sisters sisters_and_brothers six_kids five_kids seven_kids eight_kids baby_of_the_family black_sheep one_of_seven_kids',
    own: `
      {fact}
      {He} {shouts} for the window as loud as the rest
      {He} {sits} in the middle with knees at {his} chin
      And {hears} from them all that the middle [is] best

      The (bathroom|front seat|last roll) [is] taken, the line [is] too long
      {He} {learns} how to wait and to shout
      {fact}
      And {knows} what two elbows are all about`,
    stanzas: `
      (A jumper|The coat|A coat) [goes] from one to the next to the next
      By then there [are] holes at the wrist
      It [has] been to school for a good dozen years
      And [knows] every word on the spelling-test list

      (The table|The bench|The sofa) [is] full, and they [sit] for a photo
      And one of them [pulls] a long face
      One [has] closed eyes, and one [looks] at a fly
      And not one of all of them [stays] in the place`,
    later: `
      The house [gets] too quiet, the beds [are] all made
      They [ring] up, they [shout] to be heard
      And each of them [sits] in the same place at lunch
      The first, and the last, and the third`,
    hook: `
      Oldest or youngest, or stuck in between
      The line for the bathroom's the longest that's seen

      Youngest of many or oldest of all
      There's pencil lines climbing the side of the wall`,
  },
]
