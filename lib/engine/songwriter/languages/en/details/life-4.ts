import type { Details } from '../../stanzas.ts'

/** Far from home, last things, illness and getting well, school and work, and who stood by, told in sentences. */
export const life4: readonly Details[] = [
  {
    words:
      'immigrant immigrants immigrate immigrated immigrates immigrating immigration emigrate emigrated emigrating new_country one_suitcase single_suitcase two_suitcases refugee refugees citizenship green_card came_to_america came_to_canada came_to_england moved_to_america moved_to_canada moved_to_england ellis_island',
    own: `
      {fact}
      {He} {sits} on the case in the hall
      {He} {has} a new key, and a street {he} {can't} say
      And {pins} up one photograph, straight, on the wall

      {He} {tries} out the (word|words) for the bread and the bus
      And {points}, and {goes} home with a pear
      {fact}
      {He} {says} it in bed till the sound of it [is] there`,
    stanzas: `
      (The suitcase|One suitcase) [is] under the bed with its straps
      The snow [is] a thing to be shown
      The letters [go] over the ocean by air
      A packet of seeds from the garden [is] sown

      (The forms|Long forms) [are] filled in with a name spelled all wrong
      The line [goes] the length of the street
      The neighbor's hello [is] a nod with a pie
      The old country's soup [has] the steam and the heat`,
    later: `
      And after a time there [are] two ways to dream
      The old streets, the new ones, the sea
      And children who say the street's name in one breath
      Like something as easy as climbing a tree`,
    hook: `
      One suitcase, one ticket, a coat and a key
      A whole life was carried across the wide sea

      New country, new key, and a soup from before
      A home has two names and a very wide door`,
  },
  {
    words:
      'deployed deployment deployments in_the_marines tour_of_duty enlist military_base joined_the_navy joined_the_army navy_veteran',
    own: `
      {fact}
      {He} {writes} with a torch, on {his} knee
      {He} {asks} of the dog, and the roof, and the rain
      And {draws} the whole house, with the chair by the tree

      {He} {carries} a (photo|letter) gone soft at the folds
      And {looks} at it last before sleep
      {fact}
      {He} {has} a long watch in the dark yet to keep`,
    stanzas: `
      (The boots|Two boots) [are] lined up at the end of the bed
      A calendar [loses] its days
      The porch light [stays] on through the whole of the month
      The phone [has] a crackle, the voice [has] delays

      (A box|One box) [is] packed up with some socks and some jam
      A drawing [goes] in at the top
      The chair at the table [is] kept for the one
      And every car slowing down [looks] set to stop`,
    later: `
      The flag at the gate [gets] a wash and a fold
      The boots [have] a place by the door
      And what it was like [isn't] told very much
      But somebody [sits] there, which counts for much more`,
    hook: `
      A tour of duty is counted by nights
      And home is the place with the yellow porch lights

      Deployed, far away, and the boots on the ground
      And love in a letter that made the way round`,
  },
  {
    words:
      'reunion reunions reunite reunited reuniting family_reunion class_reunion homecoming homecomings welcome_home came_home_safe home_for_good home_safe back_from_war home_from_war',
    own: `
      {fact}
      {He} {stands} at the door with one bag
      {He} {starts} on a speech, but the hug [gets] there first
      And somebody [waves] an old dishcloth for flag

      {He} {looks} at the (faces|cousins) and {guesses} at names
      And {gets} every other one right
      {fact}
      {He} {laughs} about hair till it [is] far in the night`,
    stanzas: `
      (The banner|A banner) [is] hung with a letter gone wrong
      The grill [is] as smoky as trains
      The little ones [stare] at the tall ones and [hide]
      The cloth [has] old pictures with grape juice for stains

      (A car|One car) [turns] in slowly and [honks] at the gate
      The dog [is] beside itself, twice
      The names [are] got wrong and [are] kissed all the same
      The pie [is] cut thin to make everyone's slice`,
    later: `
      And then [come] the taillights, the waving, the dark
      The chairs [are] put back in the shed
      But somebody [counts] them, the ones who were there
      And [goes] through the faces again in the bed`,
    hook: `
      Welcome home, welcome home, bag on the floor
      The best sound there is was the sound of that door

      Reunion, reunion, the old and the new
      The years in between took a minute or two`,
  },
  {
    words:
      'funeral funerals grave graves gravestone gravestones headstone headstones tombstone graveside gravesite cemetery cemeteries graveyard eulogy eulogies laid_to_rest',
    own: `
      {fact}
      {He} {stands} with both hands in the coat
      The words [are] all good, and they [go] by like wind
      And one of them [catches], halfway down the throat

      {He} {brings} a few (flowers|roses) picked out by the road
      And {lays} them down there by the stone
      {fact}
      {He} {tells} all the news, in the usual tone`,
    stanzas: `
      (The bell|A bell) [goes] just slowly, the cars [come] in line
      The sandwiches [wait] in the hall
      Somebody [tells] of the time with the boat
      And laughter [comes] up, to the wonder of all

      (The grass|Long grass) [has] grown up round the edge of the stone
      A robin [comes] by for a worm
      The letters [are] cut in it, steady and deep
      The hand at the elbow [is] gentle and firm`,
    later: `
      In time there [is] moss on the end of the name
      The seasons [go] over the hill
      And somebody [stops] there, and [straightens] a pot
      And all that was loved there is loved by them still`,
    hook: `
      Flowers on a grave, and the wind in the grass
      The love doesn't go, though the years come and pass

      A stone is a stone, but the name is a song
      A grave keeps it short, but the loving was long`,
  },
  {
    words:
      'passed_away empty_chair lost_my_dad lost_my_mom lost_my_mum lost_my_father lost_my_mother lost_my_brother lost_my_sister lost_my_husband lost_my_wife lost_my_grandpa lost_my_grandma lost_my_grandfather lost_my_grandmother lost_my_son lost_my_daughter lost_our_dad lost_our_mom lost_you_last who_died he_died she_died you_died they_died dad_died mom_died mum_died father_died mother_died grandpa_died grandma_died grandfather_died grandmother_died brother_died sister_died husband_died wife_died son_died daughter_died friend_died died_of lost_you_in lost_him_in lost_her_in died_in died_on died_last died_this died_when died_suddenly died_at we_lost_you we_lost_him we_lost_her',
    own: `
      {fact}
      The coat [is] still there on the hook by the door
      The glasses [lie] folded on top of the book
      The page [is] turned down at the chapter before

      (The chair|That chair) by the window [has] nobody in
      The sun [comes] and [sits] there instead
      {fact}
      There [is] a whole song in the things that were said`,
    stanzas: `
      (The cup|One cup) [is] still kept at the front of the shelf
      The phone [has] the voice on it yet
      The dog [lifts] its head at the sound of a step
      The roses [come] up in the place they were set

      (A song|That song) [comes] along in the aisle with the soup
      The cart [has] to stop for a while
      The neighbors [bring] dishes with names on the tape
      A photo [is] found with the whole of the smile`,
    later: `
      The missing stays big, but the heart builds a room
      With windows, a lamp, and a chair
      And some days it's only a door going by
      And some days it's good to go in and sit there`,
    hook: `
      An empty chair, and the light coming through
      There's nobody there, and there's somebody, too

      Passed away, gone on ahead round the bend
      A love has a start, but it hasn't an end`,
  },
  {
    words: 'ashes scattered_ashes scattering_ashes',
    own: `
      {fact}
      The wind [takes] it gently along
      It [goes] out like smoke at the end of a day
      And somebody [hums] a few lines of a song

      (The box|A box) [is] so light, and it [weighs] such a lot
      The hands [are] not ready, and then
      {fact}
      The hills [say] the name over, over again`,
    stanzas: `
      (The water|Some water) [goes] silver, and [takes] it along
      A flower [floats] on for a turn
      Somebody [says] a few words to the air
      The sun [gets] the tops of the heather and fern

      (The wind|A wind) [blows] it back onto everyone's coats
      And someone [starts] laughing, and more
      The thermos [goes] round, and the sandwiches, too
      It [seems] like a joke by the one it [is] for`,
    later: `
      And now it's a place that a family can walk to
      It has a good view and a tree
      There isn't a stone, for it's all of the hill
      And all of the weather, and all of the sea`,
    hook: `
      Ashes and wind, and the sea, and the sky
      It's not in one place, so there's no last goodbye

      Scatter the ashes where laughter was long
      The wind knows the words to the rest of the song`,
  },
  {
    words: 'hospital hospitals hospital_bed surgery surgeries intensive_care emergency_room waiting_room heart_surgery',
    own: `
      {fact}
      {He} {knows} every tile in the hall
      The elevator [hums], and the shoes [have] a squeak
      The clock [goes] the slowest of clocks on a wall

      {He} {shares} out the (biscuits|grapes) with the bed by the door
      And {jokes} with the one with the tray
      {fact}
      {He} {watches} the window go dark, and go gray`,
    stanzas: `
      (The curtain|A curtain) [goes] round on its rail with a swish
      The tea [is] the color of sand
      A nurse [has] a watch that [hangs] upside down
      The wrist [has] a name on it, there by the hand

      (The chairs|Some chairs) [are] in rows, and the fish [have] a tank
      The magazines [date] from the spring
      Somebody [sleeps] with a coat for a sheet
      The big double doors [open], and what [will] they bring?`,
    later: `
      The nights in there [end], as the longest ones do
      The window [goes] gray, and then blue
      And what is remembered is hardly the pain
      It's somebody's hand that was there the night through`,
    hook: `
      A hospital bed by a window of sky
      A hand on a hand as the hours go by

      The hospital hums, and the night's very long
      And somebody's humming a bit of a song`,
  },
  {
    words:
      'chemo chemotherapy cancer radiation radiotherapy mri ct_scan tumor tumors tumour tumours remission biopsy biopsies leukemia lymphoma oncologist oncology cancer_ward ct_scans chemo_ward bell_at_the_hospital',
    own: `
      {fact}
      {He} {brings} a good blanket, a book
      {He} {asks} the whole row where the biscuits [are] kept
      And {gives} the machine a particular look

      {He} {laughs} at the (hat|scarf), and {he} {puts} it on wrong
      And {winks} at the nurse with the drip
      {fact}
      {He} {has} a cold ginger to take by the sip`,
    stanzas: `
      (The drip|A drip) [takes] its time like a tap in the night
      The socks [have] a joke on the toe
      A neighbor [leaves] soup on the step with no note
      The days [are] crossed off in a neat little row

      (The hair|Some hair) [has] come off, and the hat [is] bright red
      The mirror [gets] used to it, too
      The good days [are] had with the windows all down
      The bad ones [have] someone just there to sit through`,
    later: `
      The tree by the car park [goes] bare, and then green
      It [doesn't] make much of a fuss
      And courage [is] mostly a Tuesday, a coat
      And getting on up for the half past eight bus`,
    hook: `
      Cancer is big, but it isn't the name
      The laugh and the stubborn old heart are the same

      Chemo by chemo, a day and a day
      And always a hand there the whole of the way`,
  },
  {
    words:
      'recuperate recuperating recuperation convalescing physical_therapy physical_therapist physiotherapy physiotherapist physio crutches walk_again walking_again walked_again broken_leg broken_arm broken_hip broken_ankle hip_replacement knee_replacement had_a_stroke after_a_stroke after_the_stroke after_your_stroke after_the_accident after_surgery recovery_room road_to_recovery',
    own: `
      {fact}
      {He} {gets} to the end of the bed
      {He} {swears} at the crutches, {he} {laughs}, and {he} {sits}
      And {says} that tomorrow it [is] stairs, straight ahead

      {He} {walks} to the (mailbox|corner) and back with a stop
      And {waves} like a king to the street
      {fact}
      The cane [taps] a march, and {he's} up on {his} feet`,
    stanzas: `
      (The cast|A cast) [has] new drawings all over the white
      The pillows [are] built like a wall
      The crutches [fall] over at night with a crash
      The cat [is] now boss of the bed and the hall

      (The rail|A rail) [is] screwed on by the side of the bath
      The stairs [are] gone up, one by one
      A chart on the fridge [has] a star for each bend
      The tea [is] brought up with a bit of a bun`,
    later: `
      The body is slow, and it's stubborn, and wise
      It [knits] in the night like an aunt
      And one day it [does] what it could not before
      Without even once being told that it can't`,
    hook: `
      Walk again, walk again, one, and then two
      The bones know the way, and they'll carry it through

      Road to recovery, slow as a snail
      But look at it go with one hand on the rail`,
  },
  {
    words:
      "dementia alzheimer alzheimers alzheimer's alzheimer’s forgets_my_name forgot_my_name forgets_names forgets_our_names forgot_our_names forgetting_names forgets_your_name forgets_who forgot_who memory_care memory_loss losing_her_memory losing_his_memory losing_your_memory",
    own: `
      {fact}
      {He} {holds} out {his} hand for the tea
      {He} {looks} at a face that [is] lovely and new
      And {asks} very kindly just whose it might be

      {He} {hums} the old (dance|song) to the end, every word
      {His} foot [goes] along on the floor
      {fact}
      {He} {knows} what a hand that [is] holding [is] for`,
    stanzas: `
      (The keys|Some keys) [turn] up cold in the fridge by the milk
      The notes [have] an arrow, a name
      The photographs [get] a new label each week
      The robin outside [is] hello just the same

      (The names|Old names) [come] and [go] like the stations at night
      The song [is] still there to the end
      The story [goes] round, and it [is] funny each time
      A stranger [comes] in, and [goes] out as a friend`,
    later: `
      The names [go] out first, and the dates, and the streets
      The tune and the sugar [hold] tight
      And love [is] the last of the lamps to go out
      It [doesn't] need names to be giving its light`,
    hook: `
      Memory goes like the leaves off the tree
      And love is the trunk, and it's there, and will be

      The memory's losing the names, one by one
      But warm is still warm, and the sun is the sun`,
  },
  {
    words:
      'sober sobriety soberness aa_meeting aa_meetings quit_drinking stopped_drinking gave_up_drinking stop_drinking stops_drinking gave_up_alcohol quit_alcohol recovering_alcoholic recovering_addict days_clean months_clean years_clean got_clean my_sponsor twelve_steps in_recovery ginger_beer alcohol-free_beer alcohol_free non-alcoholic',
    own: `
      {fact}
      {He} {holds} up a glass with a lime
      {He} {says} it [is] water, and nobody [minds]
      And {goes} to bed early, and {sleeps} the whole time

      {He} {sits} on a (folding|hard wooden) chair in a ring
      With coffee as black as a shoe
      {fact}
      {He} {says} it out loud, and the room [says] it, too`,
    stanzas: `
      (The bottle|One bottle) [is] poured down the sink with a glug
      The morning [comes] in with its birds
      The phone [has] a number that [answers] at three
      The voice at the end of it [has] the right words

      (A coin|One coin) [has] a number stamped into the brass
      The pocket [is] checked for it, often a lot
      The chairs [are] unfolded, the kettle [comes] on
      The coffee [is] awful, and thankfully hot`,
    later: `
      The days [are] laid down like the bricks in a wall
      Not one of them big, and not fast
      And then [comes] a morning with toast and a dog
      And peace [pulls] a chair up and [sits] down at last`,
    hook: `
      Sober, one day, and then one, and then one
      It's built like a house, and it lets in the sun

      Sober and clear, like the window at day
      The fog has gone up, and there's road all the way`,
  },
  {
    words:
      'depression depressed anxiety anxious panic_attack panic_attacks panic_disorder therapy therapist therapists counselling counseling burnout mental_health nervous_breakdown ptsd',
    own: `
      {fact}
      {He} {gets} to the edge of the bed
      {He} {puts} on one sock, and {he} {looks} at the wall
      And {puts} on the other, and {makes} it to bread

      {He} {sits} in a (room|chair) with a plant and a clock
      There [are] tissues, in case, on the sill
      {fact}
      A word [is] got out, and the room [holds] it still`,
    stanzas: `
      (The curtains|Some curtains) [stay] shut, and the phone [is] face down
      The day [has] a stone on its back
      The chest [is] a drum in the line for the bread
      A friend [rings] the bell with some soup in a sack

      (The breath|A breath) [goes] to four, and [is] held, and [goes] out
      The feet [feel] around for the floor
      A dog [puts] its chin on the top of a shoe
      The key [turns] a bit in a very stiff door`,
    later: `
      It [isn't] one day with a band and a sun
      It [comes] like the light over land
      A shower, a walk, half a joke, and a peach
      And one day a morning [fits] into the hand`,
    hook: `
      Depression's a cloud, and it sits, and it stays
      But clouds are just clouds, and there come other days

      Anxious heart, anxious heart, sit for a while
      The road has a bench at the end of each mile`,
  },
  {
    words:
      'exam exams midterm midterms final_exam final_exams finals_week entrance_exam entrance_exams flashcards studied_for studying_for studies_for study_for cramming all-nighter all-nighters revising_for revised_for revise_for resits mock_exams a_levels gcses',
    own: `
      {fact}
      {He} {sits} with {his} cards in a heap
      {He} {tells} all the kings to the cat on the bed
      And {says} the last treaty again in {his} sleep

      {He} {comes} to the (hall|gym) with two pens and a bear
      And {turns} up the paper to look
      {fact}
      And one of the questions [is] straight from the book`,
    stanzas: `
      (The clock|One clock) [is] as loud as a hammer up there
      The desks [are] in rows like a field
      The highlighter pen [has] gone over it all
      The paper [turns] over, and all [is] revealed

      (A lamp|The lamp) [is] the last to be lit in the street
      The notes [have] a ring from the cup
      A pencil [is] chewed to the taste of the lead
      The name of the river just [will] not come up`,
    later: `
      The envelope [comes], or the list on the wall
      And someone [reads] down with a thumb
      The rivers and kings [will] be gone in a year
      But not the one friend with the tea who had come`,
    hook: `
      Exams, exams, and the pen's running dry
      The clock has a face, and it won't meet the eye

      Study all night till the birds start to sing
      The exam is one morning, a very small thing`,
  },
  {
    words:
      'graduate graduates graduated graduating graduation graduations diploma diplomas cap_and_gown graduation_gown valedictorian commencement',
    own: `
      {fact}
      {He} {walks} up the steps with a hand on the hat
      {He} {shakes} with the right, and {he} {takes} with the left
      And {hopes} that the gown [isn't] caught, and that's that

      {He} {throws} up the (hat|cap), and it [comes] down on someone
      A bit to the left of the band
      {fact}
      The scroll [has] a dent from the squeeze of {his} hand`,
    stanzas: `
      (The names|Long names) [are] read out at the speed of a train
      The folding chairs [creak] in the heat
      One row [has] an airhorn, a grandma, a sign
      The tassels [swing] over in time to the beat

      (The gown|A gown) [has] a crease like a map from the bag
      The shoes underneath it [are] old
      The picture [has] all of them squinting at sun
      The flowers [are] bigger than one arm [can] hold`,
    later: `
      The gym [is] a gym, and the lawn [is] a lawn
      The paper [goes] up in a frame
      But look at the hands of the one in the row
      Who clapped till they stung at the sound of the name`,
    hook: `
      Graduate, graduate, hats in the air
      The hats have come down, and a new sky is there

      Cap and gown, cap and gown, tassel and all
      So many late nights are in one little scrawl`,
  },
  {
    words: 'first_paycheck first_payday first_shift getting_hired landed_the_job internship',
    own: `
      {fact}
      {He} {irons} the shirt, and then {irons} it twice
      {He} {gets} to the door half an hour too soon
      And {smiles} at the copier, just to be nice

      {He} {looks} at the (number|payslip) and {looks} at the tax
      And {buys} a whole cake for the house
      {fact}
      {He} {feels} like a lion, and {squeaks} like a mouse`,
    stanzas: `
      (The badge|A badge) [has] a photo that's mostly of chin
      The coffee machine [has] a trick
      The names [are] all gone by the end of the hall
      The feet [are] on fire, and the clock [doesn't] tick

      (The apron|An apron) [is] stiff with the folds from the bag
      The till [shuts] a thumb in its drawer
      A kind one [shows] how it [is] done from the start
      The sandwich [is] eaten outside the back door`,
    later: `
      And later the work [is] a coat that [fits] well
      The shirt [is] put on without thought
      The money [comes] in, and the money [goes] out
      But nothing [is] bought like the first thing it bought`,
    hook: `
      First shift, and the shoes and the shirt are brand-new
      And nobody knows what the red buttons do

      First paycheck, first paycheck, a cake and a key
      As rich as a king, till a quarter to three`,
  },
  {
    words: 'last_shift',
    own: `
      {fact}
      {He} {hangs} up the keys on the hook
      {He} {wipes} the place down, though there [isn't] a need
      And {stands} by the switch for a very last look

      {He} {says} it [is] no (party|big thing), and {he} {cuts} the big cake
      With somebody's ruler, in squares
      {fact}
      {He} {waves} from the lot to the ones on the stairs`,
    stanzas: `
      (The card|A card) [has] been signed in the corners, and more
      The speech [has] a swallow, a stop
      The locker [is] empty, a hook and a sock
      The mug [is] in paper, the shoes on the top

      (The young|Some young) ones [come] up with a hand or a hug
      The lamp [buzzes] on as before
      The boots [know] the way to the lot on their own
      A hand [pats] the frame of the big sliding door`,
    later: `
      The morning [is] odd, with no bell and no bus
      The birds [have] the time to be heard
      And somewhere a new one [is] shown how it's done
      The old way, the slow way, and word for word`,
    hook: `
      Last shift, last shift, and the lights in a row
      The hands have done plenty, and now they can go

      The last shift is over, the key's on the nail
      And all that was carried gets told as a tale`,
  },
  {
    words:
      'taught_me_everything taught_us_everything taught_him_everything taught_her_everything teaches_me_everything taught_me_how taught_us_how teaches_me_how showed_me_how shows_me_how showed_us_how mentor mentors mentored mentoring tutor tutors tutored tutoring apprentice apprentices patient_teacher',
    own: `
      {fact}
      {He} {does} it just once, very slow
      {He} {gives} up the tool with the handle first, then
      And {looks} out the window as if not to know

      {He} {says} not a (word|thing) while the whole of it [breaks]
      And {hands} on the next piece to try
      {fact}
      A nod [is] enough for a head to go high`,
    stanzas: `
      (The first|That first) one [is] crooked, the next one [is] straight
      The handle [is] worn by two hands
      The pencil [is] kept at the back of an ear
      The second time over, the hand understands

      (The steps|Small steps) [are] gone over, the why and the how
      A good one [is] held to the light
      The mistake [has] a story, and everyone [laughs]
      The last bit [is] let alone till it [comes] right`,
    later: `
      And years from then somebody [holds] out a tool
      And somebody younger [looks] on
      And out of a mouth [comes] the very same phrase
      The teacher's still there in it, never quite gone`,
    hook: `
      A patient old teacher's the best kind of book
      It's all in the hands, and the wait, and the look

      Taught it all once, and the teaching goes on
      Like warmth in the bricks when the fire is gone`,
  },
  {
    words:
      'believed_in_me believes_in_me believe_in_me believed_in_us believes_in_us believed_in_you believes_in_you believed_in_him believed_in_her believing_in_me biggest_fan number_one_fan cheers_for cheered_for cheering_for cheering_section came_to_every_game comes_to_every_game came_to_every_match comes_to_every_match came_to_every_recital came_to_every_performance at_every_game at_every_match never_missed_a_game never_misses_a_game never_missed_a_match never_missed_a_recital never_missed_a_show',
    own: `
      {fact}
      {He} {sits} in the very first row
      {He} {claps} at the wrong time, {he} {whistles}, and {stands}
      And {shouts} out the name to let everyone know

      {He} {brings} a big (thermos|blanket), a flag, and a horn
      In rain coming sideways and gray
      {fact}
      {He} {says} it [is] a good day, a very good day`,
    stanzas: `
      (The bleachers|Cold bleachers) [are] mostly just coats in a row
      The score [is] a thing to forget
      One voice [carries] over the rest of the noise
      One pair of hands [hasn't] finished quite yet

      (A sign|One sign) [has] a letter put in at the end
      The whistle [goes] off with a groan
      A wink [comes] across from the side of the field
      It [goes] like warm soup all the way to the bone`,
    later: `
      The games [are] forgotten, the trophies [get] dust
      The field [is] a lot, or a store
      But deep in the noise of whatever [comes] next
      There's somebody up on their feet, yelling more`,
    hook: `
      Biggest fan, biggest fan, up on a chair
      In rain and in snow and in sideways, still there

      Believe, and believe, and then shout it out loud
      It just takes the one in the whole of a crowd`,
  },
  {
    words:
      'worry worries worried worrying worrier worrywart waits_up waited_up waiting_up stays_up_until stayed_up_until leaves_the_porch_light left_the_porch_light waits_up_for waited_up_for',
    own: `
      {fact}
      {He} {hears} every car on the hill
      {He} {straightens} the cushions, {he} {looks} at the clock
      And {says} to the cat that {he} {isn't} up still

      {He} {asks} of the (coat|scarf) and the gas and the phone
      And {packs} an umbrella for sun
      {fact}
      {He} {sleeps} when the key in the lock [says] it [is] done`,
    stanzas: `
      (The porch|One porch) light [is] on, and it [is] quarter to two
      The moths [come] to keep it awake
      The weather [is] looked up for three other towns
      The mind [has] made oceans of every small lake

      (The list|A list) [has] a list for the back of the list
      The stove [is] gone back to, to see
      The suitcase [holds] bandages, string, and a torch
      The phone [says] arrived, and the kettle [says] tea`,
    later: `
      It [looks] like a frown, and it [sounds] like a nag
      But under the coat it is love
      It [goes] on ahead with a lamp in the road
      And [waits] at the end with a hat and a glove`,
    hook: `
      Worry, oh worry, it's love in a coat
      With spare socks and weather reports and a note

      Waiting up, waiting up, light on the sill
      The worry lies down when the door clicks, and is still`,
  },
  {
    words:
      'advice advise advises advised wise wiser wisest wise_words words_of_wisdom life_lesson life_lessons old_saying',
    own: `
      {fact}
      {He} {stirs} at the tea for a bit
      {He} {says} one plain sentence and {looks} for the cake
      And that, for the evening, [is] all of it

      {He} {waits} till the (crying|shouting) [has] got to its end
      And {hands} out a spoon for the pie
      {fact}
      {He} {says} to sleep on it, and not to ask why`,
    stanzas: `
      (The words|Good words) [are] as plain as the bread on the board
      They [go] in one ear, and they [wait]
      The shoulder [is] patted, the kettle [is] on
      The sense of it [comes] when it [is] rather too late

      (A proverb|One proverb) [is] said over soup and a spoon
      The young ones [roll] eyes at the wall
      The years [go] along, and the wheel [comes] around
      The proverb was right about that, after all`,
    later: `
      And one day it [comes] from a different mouth
      The very same words, and the sigh
      And somebody [stops] with a hand to the lips
      And [laughs], and [looks] up for a while at the sky`,
    hook: `
      Wise words, old words, and they're short, and they're few
      They wait in a pocket till something comes true

      Good advice, good advice, plain as a spoon
      It's never quite asked for, and never too soon`,
  },
]
