import type { Details } from '../../stanzas.ts'

/** What dogs and cats do about the house, told in sentences. */
export const animals1: readonly Details[] = [
  {
    words:
      "steals_socks steals_my_socks steals_your_socks steals_the_socks steals_everyone's_socks steals_our_socks stole_socks stole_my_socks stole_your_socks stole_the_socks stole_everyone's_socks stole_our_socks stealing_socks stealing_my_socks stealing_your_socks stealing_the_socks stealing_everyone's_socks stealing_our_socks steal_socks steal_my_socks steal_your_socks steal_the_socks steal_everyone's_socks steal_our_socks hides_socks hides_my_socks hides_your_socks hides_the_socks hides_everyone's_socks hides_our_socks chews_socks chews_my_socks chews_your_socks chews_the_socks chews_everyone's_socks chews_our_socks eats_socks eats_my_socks eats_your_socks eats_the_socks eats_everyone's_socks eats_our_socks steals_his_socks steals_her_socks steals_dirty_socks stole_his_socks stole_her_socks stole_dirty_socks stealing_his_socks stealing_her_socks stealing_dirty_socks hides_his_socks hides_her_socks hides_dirty_socks chews_his_socks chews_her_socks chews_dirty_socks ate_his_socks ate_her_socks ate_dirty_socks eats_his_socks eats_her_socks eats_dirty_socks steals_a_sock steals_one_sock steals_every_sock steals_sock steal_a_sock steal_one_sock steal_every_sock steal_sock stole_a_sock stole_one_sock stole_every_sock stole_sock stealing_a_sock stealing_one_sock stealing_every_sock stealing_sock sock_thief stolen_socks",
    own: `
      {fact}
      {He} {slips} down the hall with a heel trailing out
      {He} {thinks} that the whole of the house [is] asleep
      Till somebody barefoot [comes] hopping about

      The (laundry|basket|washing) [comes] in and [gets] folded in twos
      {He} {waits} till the bedroom [is] clear
      {fact}
      And {leaves} just the left one, a small souvenir`,
    stanzas: `
      (The basket|A basket|The laundry) [lies] tipped on its side in the hall
      There [are] plenty of socks but there [isn't] a pair
      Somebody [looks] underneath every bed
      And somebody [goes] to the car with one bare

      (A striped one|A wool one|A red one) [turns] up at the back of the couch
      It [is] damp at the heel and it [smells] of the floor
      Beneath it [lie] others, all rolled in a heap
      And while they [are] counted there [goes] one more`,
    later: `
      Then one day the washer [comes] out from the wall
      And there in the dust [lies] a sock with a hole
      It [goes] in the drawer with the letters and rings
      A little sock stealing is good for the soul`,
    hook: `
      One sock on and the other sock gone
      It's hard to get dressed with only one on

      Oh, the sock thief, the sock thief has been here once more
      There's one little sock on the way to the door`,
  },
  {
    words:
      'steals_shoes steals_my_shoes steals_your_shoes steals_the_shoes steals_our_shoes steals_his_shoes steals_her_shoes stole_shoes stole_my_shoes stole_your_shoes stole_the_shoes stole_our_shoes stole_his_shoes stole_her_shoes steal_shoes steal_my_shoes steal_your_shoes steal_the_shoes steal_our_shoes steal_his_shoes steal_her_shoes stealing_shoes stealing_my_shoes stealing_your_shoes stealing_the_shoes stealing_our_shoes stealing_his_shoes stealing_her_shoes chews_shoes chews_my_shoes chews_your_shoes chews_the_shoes chews_our_shoes chews_his_shoes chews_her_shoes chewed_shoes chewed_my_shoes chewed_your_shoes chewed_the_shoes chewed_our_shoes chewed_his_shoes chewed_her_shoes chewing_shoes chewing_my_shoes chewing_your_shoes chewing_the_shoes chewing_our_shoes chewing_his_shoes chewing_her_shoes chew_shoes chew_my_shoes chew_your_shoes chew_the_shoes chew_our_shoes chew_his_shoes chew_her_shoes ate_shoes ate_my_shoes ate_your_shoes ate_the_shoes ate_our_shoes ate_his_shoes ate_her_shoes eats_shoes eats_my_shoes eats_your_shoes eats_the_shoes eats_our_shoes eats_his_shoes eats_her_shoes eating_shoes eating_my_shoes eating_your_shoes eating_the_shoes eating_our_shoes eating_his_shoes eating_her_shoes steals_my_slippers steals_my_sneakers steals_your_slippers steals_your_sneakers steals_his_slippers steals_his_sneakers steals_her_slippers steals_her_sneakers stole_my_slippers stole_my_sneakers stole_your_slippers stole_your_sneakers stole_his_slippers stole_his_sneakers stole_her_slippers stole_her_sneakers chewed_my_slippers chewed_my_sneakers chewed_your_slippers chewed_your_sneakers chewed_his_slippers chewed_his_sneakers chewed_her_slippers chewed_her_sneakers chews_my_slippers chews_my_sneakers chews_your_slippers chews_your_sneakers chews_his_slippers chews_his_sneakers chews_her_slippers chews_her_sneakers ate_my_slippers ate_my_sneakers ate_your_slippers ate_your_sneakers ate_his_slippers ate_his_sneakers ate_her_slippers ate_her_sneakers eats_my_slippers eats_my_sneakers eats_your_slippers eats_your_sneakers eats_his_slippers eats_his_sneakers eats_her_slippers eats_her_sneakers steals_slippers chews_slippers chewing_slippers stealing_slippers chews_up_my_shoes chews_up_your_shoes chews_up_the_shoes chews_up_shoes chewed_up_my_shoes chewed_up_your_shoes chewed_up_the_shoes chewed_up_shoes chewing_up_my_shoes chewing_up_your_shoes chewing_up_the_shoes chewing_up_shoes chewed_on_my_shoes chewed_on_your_shoes chewed_on_the_shoes chewed_on_shoes chews_on_my_shoes chews_on_your_shoes chews_on_the_shoes chews_on_shoes chewed_up_shoe chewed_up_slippers shoe_thief',
    own: `
      {fact}
      {He} {starts} with the laces and {works} to the toe
      {He} {looks} up as proud as a cobbler at lunch
      As if there [is] nothing a shoe should not know

      A (moment|minute|second) of quiet [is] never good news
      {He} {settles} down under the chair
      {fact}
      And {brings} back the heel, as is perfectly fair`,
    stanzas: `
      (The left one|One sandal|A good one) [sits] safe on the mat by the door
      The right one [has] gone on a trip
      It [comes] back from under the bed the next day
      With no tongue at all and a hole for a lip

      (The closet|The cupboard|The wardrobe) [is] shut and a chair [holds] it shut
      The best pair [moves] up to the shelf
      But somebody [leaves] out a boot in the hall
      And that boot [gets] smaller all by itself`,
    later: `
      The bite marks [stay] on in the old pair of shoes
      They [go] out to weed when the garden [is] wet
      The left one [lets] water, and nobody [minds]
      They [are] the best shoes that the garden [has] met`,
    hook: `
      Oh, where is the shoe that was here by the door?
      There's half of a shoe where there used to be more

      A chewed-up shoe and a lace like a string
      A shoe is a snack and a wonderful thing`,
  },
  {
    words:
      'sleeps_on_my_keyboard sleeps_on_your_keyboard sleeps_on_the_keyboard slept_on_my_keyboard slept_on_your_keyboard slept_on_the_keyboard sleeping_on_my_keyboard sleeping_on_your_keyboard sleeping_on_the_keyboard lies_on_my_keyboard lies_on_your_keyboard lies_on_the_keyboard sits_on_my_keyboard sits_on_your_keyboard sits_on_the_keyboard sitting_on_my_keyboard sitting_on_your_keyboard sitting_on_the_keyboard walks_on_my_keyboard walks_on_your_keyboard walks_on_the_keyboard walked_on_my_keyboard walked_on_your_keyboard walked_on_the_keyboard walking_on_my_keyboard walking_on_your_keyboard walking_on_the_keyboard walks_across_my_keyboard walks_across_your_keyboard walks_across_the_keyboard walking_across_my_keyboard walking_across_your_keyboard walking_across_the_keyboard walked_across_my_keyboard walked_across_your_keyboard walked_across_the_keyboard sleeps_on_my_laptop sleeps_on_your_laptop sleeps_on_the_laptop sleeps_on_his_laptop sleeps_on_her_laptop slept_on_my_laptop slept_on_your_laptop slept_on_the_laptop slept_on_his_laptop slept_on_her_laptop sleeping_on_my_laptop sleeping_on_your_laptop sleeping_on_the_laptop sleeping_on_his_laptop sleeping_on_her_laptop sits_on_my_laptop sits_on_your_laptop sits_on_the_laptop sits_on_his_laptop sits_on_her_laptop lies_on_my_laptop lies_on_your_laptop lies_on_the_laptop lies_on_his_laptop lies_on_her_laptop naps_on_my_laptop naps_on_your_laptop naps_on_the_laptop naps_on_his_laptop naps_on_her_laptop sleeps_on_his_keyboard sleeps_on_her_keyboard sits_on_his_keyboard sits_on_her_keyboard keyboard_cat',
    own: `
      {fact}
      {He} {picks} the one place that the work [has] to go
      {He} {writes} seven lines made of nothing but j
      And {ends} with a long and a lazy o

      There [is] (a cushion|a basket|a window) kept free for a nap
      {He} {gives} it one look and [walks] on
      {fact}
      And half of the page that was written [is] gone`,
    stanzas: `
      (The cursor|The letter|The meeting) [runs] off to the foot of the page
      The screen [fills] with commas and sevens and dots
      A message [goes] out with a row of x's
      And somebody [answers] it back, "Lots and lots"

      (The chair|The sofa|The blanket) [is] free, and the bed [has] been made
      The sun [lies] in squares on the rug
      But none of them [has] any letters to press
      And none of them [is] half so easy to hug`,
    later: `
      The work [gets] done late, with one hand and a sigh
      There [are] hairs in the space bar that nothing [can] clear
      And once, in a letter, three v's in a row
      All [stay] where they [are], like a paw print, quite dear`,
    hook: `
      There's fur on the keyboard from A down to P
      A nap on the keyboard is comfy and free

      A nap on the keyboard, and what does it say?
      The keyboard says love in a keyboardy way`,
  },
  {
    words:
      'wakes_me_for_breakfast wakes_me_up_for_breakfast wakes_us_for_breakfast wakes_us_up_for_breakfast wakes_you_for_breakfast wakes_you_up_for_breakfast woke_me_for_breakfast woke_me_up_for_breakfast woke_us_for_breakfast woke_us_up_for_breakfast woke_you_for_breakfast woke_you_up_for_breakfast waking_me_for_breakfast waking_me_up_for_breakfast waking_us_for_breakfast waking_us_up_for_breakfast waking_you_for_breakfast waking_you_up_for_breakfast wake_me_for_breakfast wake_me_up_for_breakfast wake_us_for_breakfast wake_us_up_for_breakfast wake_you_for_breakfast wake_you_up_for_breakfast wakes_me_up_to_be_fed wakes_us_up_to_be_fed wants_to_be_fed demands_breakfast demands_dinner demands_food demanding_breakfast demanding_dinner demanding_food demanded_breakfast demanded_dinner demanded_food screams_for_breakfast screams_for_dinner screams_for_food meows_for_breakfast meows_for_dinner meows_for_food meowing_for_breakfast meowing_for_dinner meowing_for_food yowls_for_breakfast yowls_for_dinner yowls_for_food sits_on_my_face stands_on_my_face stands_on_my_chest stands_on_your_chest paws_at_my_face paws_at_your_face pawing_at_my_face pawing_at_your_face food_bowl kibble meows_at meowing_at',
    own: `
      {fact}
      {He} {sits} on the pillow and {breathes} on a nose
      {He} {waits} for one eyelid to lift by a hair
      Then {tries} the same thing with a few of the toes

      The (morning|sunrise|daylight) [is] hours from reaching the street
      {He} {comes} for the cook in the gloom
      {fact}
      And {leads} the parade to the bowl through the room`,
    stanzas: `
      (The blanket|The quilt|A pillow) [goes] up and [goes] over the head
      It [holds] for a minute or so
      Then something with whiskers [comes] under the edge
      And two heavy feet on the stomach [say] no

      (Slow slippers|Cold slippers|Bare feet) [go] down in the dark to the shelf
      The lid of the can [comes] away with a ring
      The bowl [is] licked clean and it [skids] on the tiles
      And someone, now full, [starts] to purr and to sing`,
    later: `
      The house [goes] back under the covers at last
      The one who has eaten [is] there on the bed
      As warm as a loaf, and as sorry as one
      There's no better clock than a cat to be fed`,
    hook: `
      Oh, the bowl, the food bowl, it's empty again
      It's breakfast at six, and it's breakfast at ten

      Breakfast, breakfast, a paw on the chin
      Open an eye and let breakfast begin`,
  },
  {
    words:
      "veterinarian veterinarians veterinary the_vet the_vet's the_vets vet_visit vet_visits vet_trip vet_bill vet_bills vet_clinic vet_appointment vet_tech vet_school animal_doctor animal_hospital to_the_vet",
    own: `
      {fact}
      {He} {talks} very softly, {he} {bends} very low
      {He} {lets} the scared nose have a sniff at {his} hand
      And everything after that [starts] to go slow

      The (table|room|waiting room) [smells] of the beast before last
      {He} {whispers} that nothing [is] wrong
      {fact}
      And {carries} a treat in {his} pocket along`,
    stanzas: `
      (A beagle|A rabbit|A big dog) [sits] shaking on somebody's shoes
      A parrot [says] "Next" from its box on a chair
      The door [opens] up and the room [holds] its breath
      And every last animal [looks] over there

      (The scale|The floor|The table) [is] cold and the kind hands [are] warm
      They [listen] to hearts through a fold of thick fur
      They [look] in the ears and they [feel] down the legs
      And one small gray patient [starts] to purr`,
    later: `
      They [drive] home with tablets and rules for the week
      The patient [lies] flat with a sigh
      They [hide] the white pill in a corner of cheese
      The cheese [disappears], and the pill [is] left by`,
    hook: `
      Off to the vet with a lead and a bag
      Home from the vet with a bit of a wag

      The vet has warm hands and the vet has a way
      And nobody leaves without biscuits that day`,
  },
  {
    words:
      'bark_at_the_mail bark_at_the_mailman bark_at_the_mail_carrier bark_at_the_mail_truck bark_at_the_postman bark_at_the_doorbell barks_at_the_mail barks_at_the_mailman barks_at_the_mail_carrier barks_at_the_mail_truck barks_at_the_postman barks_at_the_doorbell barked_at_the_mail barked_at_the_mailman barked_at_the_mail_carrier barked_at_the_mail_truck barked_at_the_postman barked_at_the_doorbell barking_at_the_mail barking_at_the_mailman barking_at_the_mail_carrier barking_at_the_mail_truck barking_at_the_postman barking_at_the_doorbell bark_at_every_mailman bark_at_every_delivery bark_at_every_doorbell bark_at_our_mailman bark_at_our_delivery bark_at_our_doorbell barks_at_every_mailman barks_at_every_delivery barks_at_every_doorbell barks_at_our_mailman barks_at_our_delivery barks_at_our_doorbell barked_at_every_mailman barked_at_every_delivery barked_at_every_doorbell barked_at_our_mailman barked_at_our_delivery barked_at_our_doorbell barking_at_every_mailman barking_at_every_delivery barking_at_every_doorbell barking_at_our_mailman barking_at_our_delivery barking_at_our_doorbell growls_at_the_mail growls_at_the_mailman growls_at_the_postman growls_at_the_doorbell growling_at_the_mail growling_at_the_mailman growling_at_the_postman growling_at_the_doorbell hates_the_mailman hates_the_doorbell hated_the_mailman hated_the_doorbell chases_the_mailman chases_the_postman chases_the_mail_truck chased_the_mailman chased_the_postman chased_the_mail_truck chasing_the_mailman chasing_the_postman chasing_the_mail_truck',
    own: `
      {fact}
      {He} {stands} on the sofa, {his} nose to the pane
      {He} {tells} the whole street what {he} {thinks} of it all
      And {sees} the man off to the end of the lane

      The (gate|step|path) [gives] a creak and the letter box [claps]
      {He} {comes} with {his} ears and {his} toes
      {fact}
      And {feels} like a hero from shoulder to nose`,
    stanzas: `
      (The postman|The mailman|The van) [comes] by in any old weather
      The curtain [jumps] up and the lamp [gives] a shake
      The letters [come] in with a bite at one corner
      And some of the bills [get] a hole by mistake

      (The parcel|The letter|A postcard) [drops] down and the footsteps [go] off
      The house [has] been saved for one day
      The enemy [turns] at the gate with a wave
      And the neighbors [can] hear it five houses away`,
    later: `
      Then one day the postman [leaves] more than the mail
      A biscuit [comes] in through the slot to the mat
      There [is] nothing but crunching for quite a long while
      And who would have thought peace would sound just like that?`,
    hook: `
      Bark at the mailman, the mailman is here
      He came yesterday, and he came all last year

      Bark at the doorbell, bark at the mail
      It runs through the nose, and comes out at the tail`,
  },
  {
    words: 'barks barked barking bark_at bark_back woof woofs woofing yaps yapping yappy',
    own: `
      {fact}
      {He} {lifts} both {his} feet off the floor with the sound
      {He} {stops} for an answer from over the wall
      And {sends} it straight back with some more that {he's} found

      A (leaf|cloud|moth) [comes] along on the far side of the street
      {He} {jumps} on the couch for a view
      {fact}
      And {lies} down as tired as if it were true`,
    stanzas: `
      (A door|A gate|A twig) [gives] a creak, and it all [starts] again
      The cups in the cupboard [begin] to ring
      The terrier down on the corner [joins] in
      And soon the whole neighborhood [starts] to sing

      (The leaf|The cat|The bus) [has] gone by and the street [is] all clear
      One very last woof [has] to make itself known
      It [ends] in a yawn and a turn on the rug
      A good day of guarding, and all on one's own`,
    later: `
      At night when the house [is] all quiet and locked
      One small woof [comes] out of the middle of sleep
      It's nice to be told in the depth of the dark
      That somebody's watch is a watch that will keep`,
    hook: `
      Bark, bark, bark, at the moon and the mat
      Bark at the wind, and then bark at the cat

      One for the window and one for the door
      A bark is a song that gets sung a bit more`,
  },
  {
    words:
      'dog_hair dog_hairs cat_hair cat_hairs pet_hair fur_everywhere covered_in_fur fur_on_the fur_on_my fur_on_your fur_on_our fur_on_every fur_all_over_the fur_all_over_my fur_all_over_your fur_all_over_our fur_all_over_every hair_on_the_couch hair_on_the_sofa shedding_fur shedding_season shedding_everywhere sheds_everywhere sheds_all_over sheds_on_everything sheds_fur sheds_on_the sheds_on_my lint_roller lint_rollers lint_brush',
    own: `
      {fact}
      {He} {gets} it on coats and on jumpers and ties
      {He} {leaves} some on sofas, on cushions and stairs
      And {looks} at the brush with the mildest of eyes

      The (trousers|jacket|black coat) [comes] clean from the shop in a bag
      {He} {passes} it just for a bit
      {fact}
      And now there [is] more of the dog hair than knit`,
    stanzas: `
      (A tuft|A ball|A cloud) [rolls] along by the foot of the wall
      It [looks] like a mouse, and it [moves] like one too
      The vacuum [goes] over the rug and it [coughs]
      And when it [has] finished the rug [is] like new

      (The roller|The brush|The broom) [fills] up in a stroke and a half
      There [is] some on the butter and some in the tea
      They [pick] off one hair, and they [pick] off one more
      And that [leaves] a million, or possibly three`,
    later: `
      A coat from the wardrobe, a good winter coat
      Still [has] one little hair sticking out of the cuff
      And somebody [stops] with the brush in the air
      And [hangs] it back up, for it's quite clean enough`,
    hook: `
      There's fur on the sofa and fur on the chair
      Wherever love sits, it leaves a bit of hair

      Fur on the black and fur on the white
      Fur on the blanket that warms up the night`,
  },
  {
    words:
      'animal_shelter animal_shelters humane_society dog_shelter dog_pound from_the_pound at_the_pound from_the_shelter from_a_shelter animal_rescue dog_rescue cat_rescue shelter_dog shelter_dogs shelter_cat shelter_cats shelter_pup shelter_puppy shelter_puppies shelter_kitten shelter_kittens shelter_mutt shelter_animals rescue_dog rescue_dogs rescue_cat rescue_cats rescue_pup rescue_puppy rescue_puppies rescue_kitten rescue_kittens rescue_mutt rescue_animals rescued_dog rescued_dogs rescued_cat rescued_cats rescued_pup rescued_puppy rescued_puppies rescued_kitten rescued_kittens rescued_mutt rescued_animals foster_dog foster_dogs foster_cat foster_cats foster_pup foster_puppy foster_puppies foster_kitten foster_kittens foster_mutt foster_animals stray_dog stray_dogs stray_cat stray_cats stray_pup stray_puppy stray_puppies stray_kitten stray_kittens stray_mutt stray_animals adopted_a_dog adopted_a_dogs adopted_a_cat adopted_a_cats adopted_a_puppy adopted_a_kitten adopted_a_kittens adopted_dog adopted_dogs adopted_cat adopted_cats adopted_puppy adopted_kitten adopted_kittens adopt_a_dog adopt_a_dogs adopt_a_cat adopt_a_cats adopt_a_puppy adopt_a_kitten adopt_a_kittens adopt_dog adopt_dogs adopt_cat adopt_cats adopt_puppy adopt_kitten adopt_kittens adopting_a_dog adopting_a_dogs adopting_a_cat adopting_a_cats adopting_a_puppy adopting_a_kitten adopting_a_kittens adopting_dog adopting_dogs adopting_cat adopting_cats adopting_puppy adopting_kitten adopting_kittens rescued_a_dog rescued_a_dogs rescued_a_cat rescued_a_cats rescued_a_puppy rescued_a_kitten rescued_a_kittens rescues_a_dog rescues_a_dogs rescues_a_cat rescues_a_cats rescues_a_puppy rescues_a_kitten rescues_a_kittens rescues_dog rescues_dogs rescues_cat rescues_cats rescues_puppy rescues_kitten rescues_kittens fosters_a_dog fosters_a_dogs fosters_a_cat fosters_a_cats fosters_a_puppy fosters_a_kitten fosters_a_kittens fosters_dog fosters_dogs fosters_cat fosters_cats fosters_puppy fosters_kitten fosters_kittens takes_in_strays took_in_strays takes_in_stray',
    own: `
      {fact}
      {He} {stops} at the wire, and the barking [dies] down
      Somebody [looks] up, and somebody [looks] back
      And the friendliest car [takes] the long way through town

      The (latch|door|gate) of the pen [opens] out with a squeak
      {He} {takes} a step into the sun
      {fact}
      And two [drive] home where there used to be one`,
    stanzas: `
      (A card|A tag|A note) [hangs] on the door with an age and a name
      It [says] "good with children" and "given some time"
      Two ears [come] around from the back of the pen
      And over the wire two paws [start] to climb

      (The ride|The drive|The road) home [is] long and the seat [is] too big
      A nose [fills] the window with fog
      The house [has] a bowl, and the bowl [has] a name
      And somebody [says] "You are home" to a dog`,
    later: `
      The first night [is] quiet, and no one quite [sleeps]
      The second, a sigh [comes] from under the chair
      The third night a weight [settles] down on the bed
      And no one [remembers] it not being there`,
    hook: `
      Rescue, rescue, who rescued who?
      One came home lonely, and then there were two

      From shelter to sofa, from sofa to floor
      A rescue has no need to look any more`,
  },
  {
    words:
      'leash leashes dog_walk dog_walks dog_walker dog_walking walk_the_dog walk_the_dogs walk_my_dog walk_my_dogs walk_your_dog walk_your_dogs walk_our_dog walk_our_dogs walk_his_dog walk_his_dogs walk_her_dog walk_her_dogs walks_the_dog walks_the_dogs walks_my_dog walks_my_dogs walks_your_dog walks_your_dogs walks_our_dog walks_our_dogs walks_his_dog walks_his_dogs walks_her_dog walks_her_dogs walked_the_dog walked_the_dogs walked_my_dog walked_my_dogs walked_your_dog walked_your_dogs walked_our_dog walked_our_dogs walked_his_dog walked_his_dogs walked_her_dog walked_her_dogs walking_the_dog walking_the_dogs walking_my_dog walking_my_dogs walking_your_dog walking_your_dogs walking_our_dog walking_our_dogs walking_his_dog walking_his_dogs walking_her_dog walking_her_dogs walks_dogs walks_the_puppy walked_dogs walked_the_puppy walking_dogs walking_the_puppy dog_out_for_a_walk dog_for_a_walk dog_on_a_walk dogs_out_for_a_walk dogs_for_a_walk dogs_on_a_walk puppy_out_for_a_walk puppy_for_a_walk puppy_on_a_walk dog_park',
    own: `
      {fact}
      {He} {goes} by the bakery, {he} {goes} by the park
      {He} {knows} every hedge by its first and last name
      And {says} a good evening to each passing bark

      The (rain|wind|snow) [comes] down and the street [stays] indoors
      {He} {stands} on the step at first light
      {fact}
      And {comes} home with eight muddy feet, what a sight`,
    stanzas: `
      (The leash|The lead|One leash) [comes] down off its hook with a clink
      And somebody [spins] on the spot for sheer joy
      The gate [swings] behind them, the lamps [come] alight
      The best stick [is] carried along like a toy

      (A lamppost|One hedge|A gatepost) [needs] reading right down to the ground
      The news of the morning [is] there
      A sparrow [looks] on, and a neighbor [looks] on
      The walk [goes] ten yards in an hour to spare`,
    later: `
      They [come] home at dusk with the cold in their coats
      The leash [goes] back up on its hook in the hall
      And those who were out [have] a secret to keep
      A street in the dark is the best walk of all`,
    hook: `
      Take down the leash and open the gate
      A walk with a dog is a walk worth the wait

      A dog walk, a dog walk, in rain or in sun
      At both of the ends of the leash they have fun`,
  },
  {
    words:
      'purr purrs purred purring lap_cat curl_up_in_my_lap curl_up_in_your_lap curl_up_in_his_lap curl_up_in_her_lap curl_up_in_every_lap curl_up_on_my_lap curl_up_on_your_lap curl_up_on_his_lap curl_up_on_her_lap curl_up_on_every_lap curls_up_in_my_lap curls_up_in_your_lap curls_up_in_his_lap curls_up_in_her_lap curls_up_in_every_lap curls_up_on_my_lap curls_up_on_your_lap curls_up_on_his_lap curls_up_on_her_lap curls_up_on_every_lap curled_up_in_my_lap curled_up_in_your_lap curled_up_in_his_lap curled_up_in_her_lap curled_up_in_every_lap curled_up_on_my_lap curled_up_on_your_lap curled_up_on_his_lap curled_up_on_her_lap curled_up_on_every_lap curling_up_in_my_lap curling_up_in_your_lap curling_up_in_his_lap curling_up_in_her_lap curling_up_in_every_lap curling_up_on_my_lap curling_up_on_your_lap curling_up_on_his_lap curling_up_on_her_lap curling_up_on_every_lap sleeps_in_my_lap sleeps_in_your_lap sleeps_in_his_lap sleeps_in_her_lap sleeps_on_my_lap sleeps_on_your_lap sleeps_on_his_lap sleeps_on_her_lap slept_in_my_lap slept_in_your_lap slept_in_his_lap slept_in_her_lap slept_on_my_lap slept_on_your_lap slept_on_his_lap slept_on_her_lap sleeping_in_my_lap sleeping_in_your_lap sleeping_in_his_lap sleeping_in_her_lap sleeping_on_my_lap sleeping_on_your_lap sleeping_on_his_lap sleeping_on_her_lap naps_in_my_lap naps_in_your_lap naps_in_his_lap naps_in_her_lap naps_on_my_lap naps_on_your_lap naps_on_his_lap naps_on_her_lap kneads_the_blanket kneads_blankets kneads_my kneads_me makes_biscuits making_biscuits',
    own: `
      {fact}
      {He} {turns} around twice like the hand of a clock
      {He} {closes} both eyes on the rest of the day
      And that [starts] a rumble as steady as rock

      The (film|book|show) [has] begun and the blanket [is] warm
      {He} {looks} for the best place to land
      {fact}
      And {bumps} with {his} head at the nearest free hand`,
    stanzas: `
      (The phone|The door|A bell) [rings] out in the hall, and it [rings]
      But nobody [wants] to get up
      A leg [goes] to sleep and the other leg too
      And just out of reach [stands] a half-full cup

      (The lamp|The fire|The rain) [hums] along and the clock [slows] its tick
      The purr [fills] the room to the wall
      It [climbs] through the arm, and it [quiets] the heart
      And nobody [has] any worries at all`,
    later: `
      Late in the evening the lap [has] to rise
      The warm place [stays] warm for a while
      And somebody [stands] there all covered in hair
      And [goes] up the stairs with a bit of a smile`,
    hook: `
      Purr on a lap, and the day can be done
      A lap with a purr is a place in the sun

      A purr, a purr, like a small boat at sea
      A purr says there's nowhere else better to be`,
  },
  {
    words:
      "licks_my_face licks_my_hand licks_my_hands licks_my_ears licks_my_ear licks_your_face licks_your_hand licks_your_hands licks_your_ears licks_your_ear licks_his_face licks_his_hand licks_his_hands licks_his_ears licks_his_ear licks_her_face licks_her_hand licks_her_hands licks_her_ears licks_her_ear licks_everyone's_face licks_everyone's_hand licks_everyone's_hands licks_everyone's_ears licks_everyone's_ear licked_my_face licked_my_hand licked_my_hands licked_my_ears licked_my_ear licked_your_face licked_your_hand licked_your_hands licked_your_ears licked_your_ear licked_his_face licked_his_hand licked_his_hands licked_his_ears licked_his_ear licked_her_face licked_her_hand licked_her_hands licked_her_ears licked_her_ear licked_everyone's_face licked_everyone's_hand licked_everyone's_hands licked_everyone's_ears licked_everyone's_ear licking_my_face licking_my_hand licking_my_hands licking_my_ears licking_my_ear licking_your_face licking_your_hand licking_your_hands licking_your_ears licking_your_ear licking_his_face licking_his_hand licking_his_hands licking_his_ears licking_his_ear licking_her_face licking_her_hand licking_her_hands licking_her_ears licking_her_ear licking_everyone's_face licking_everyone's_hand licking_everyone's_hands licking_everyone's_ears licking_everyone's_ear lick_my_face lick_my_hand lick_my_hands lick_my_ears lick_my_ear lick_your_face lick_your_hand lick_your_hands lick_your_ears lick_your_ear lick_his_face lick_his_hand lick_his_hands lick_his_ears lick_his_ear lick_her_face lick_her_hand lick_her_hands lick_her_ears lick_her_ear lick_everyone's_face lick_everyone's_hand lick_everyone's_hands lick_everyone's_ears lick_everyone's_ear licks_everyone licks_everybody licking_everyone face_licked faces_licked dog_kisses puppy_kisses sloppy_kisses wet_nose",
    own: `
      {fact}
      {He} {starts} at the chin and {he} {ends} at the ear
      {He} {misses} no freckle, {he} {misses} no crumb
      And nobody [gets] any drier from here

      The (key|door|latch) [gives] a click, and {he} {comes} at a run
      {He} {slides} the last yard on the floor
      {fact}
      And {checks} it all over and {licks} it once more`,
    stanzas: `
      (The cheek|The hand|One ear) [is] washed pink, and the other one too
      The glasses [go] cloudy and slide
      The handkerchief [comes] out, and the moment it [dries]
      It all [starts] again from the opposite side

      (A crumb|The jam|The salt) from the breakfast [is] found in a tick
      A tear, if there [is] one, as well
      It [tickles] so much that the giggles [begin]
      And what it was crying for, no one [can] tell`,
    later: `
      The towel [goes] back on its hook by the sink
      The face [is] as clean as a plate
      And that night the whole of a hard day [seems] less
      And even the worst of it [looks] like it [can] wait`,
    hook: `
      A lick on the hand and a lick on the chin
      A lick is the way that the best days begin

      One lick for hello, and one lick for more
      And a lick for whoever comes next through the door`,
  },
]
