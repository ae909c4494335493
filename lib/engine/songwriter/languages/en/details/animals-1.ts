import type { Details } from '../../stanzas.ts'

/** What dogs and cats do about the house. */
export const animals1: readonly Details[] = [
  {
    words:
      "steals_socks steals_my_socks steals_your_socks steals_the_socks steals_everyone's_socks steals_our_socks stole_socks stole_my_socks stole_your_socks stole_the_socks stole_everyone's_socks stole_our_socks stealing_socks stealing_my_socks stealing_your_socks stealing_the_socks stealing_everyone's_socks stealing_our_socks steal_socks steal_my_socks steal_your_socks steal_the_socks steal_everyone's_socks steal_our_socks hides_socks hides_my_socks hides_your_socks hides_the_socks hides_everyone's_socks hides_our_socks chews_socks chews_my_socks chews_your_socks chews_the_socks chews_everyone's_socks chews_our_socks eats_socks eats_my_socks eats_your_socks eats_the_socks eats_everyone's_socks eats_our_socks steals_his_socks steals_her_socks steals_dirty_socks stole_his_socks stole_her_socks stole_dirty_socks stealing_his_socks stealing_her_socks stealing_dirty_socks hides_his_socks hides_her_socks hides_dirty_socks chews_his_socks chews_her_socks chews_dirty_socks ate_his_socks ate_her_socks ate_dirty_socks eats_his_socks eats_her_socks eats_dirty_socks steals_a_sock steals_one_sock steals_every_sock steals_sock steal_a_sock steal_one_sock steal_every_sock steal_sock stole_a_sock stole_one_sock stole_every_sock stole_sock stealing_a_sock stealing_one_sock stealing_every_sock stealing_sock sock_thief stolen_socks",
    stanzas: `
      A basket tipped on its side in the hall
      One left over from every pair
      A tail going off around the door
      And a soggy heel beneath the chair

      The laundry warm and the lid left up
      Something striped in the side of the jaw
      Four feet skidding across the tile
      A toe pinned down with the flat of a paw

      A heap of plunder behind the couch
      Wool ones, dress ones, a red, a brown
      Every one damp and no two twins
      A chin on top of it, settling down

      The dryer door hanging open an inch
      One long tug and a thump on the floor
      A gray wool toe going under the bed
      And two bare feet by the bedroom door`,
  },
  {
    words:
      'steals_shoes steals_my_shoes steals_your_shoes steals_the_shoes steals_our_shoes steals_his_shoes steals_her_shoes stole_shoes stole_my_shoes stole_your_shoes stole_the_shoes stole_our_shoes stole_his_shoes stole_her_shoes steal_shoes steal_my_shoes steal_your_shoes steal_the_shoes steal_our_shoes steal_his_shoes steal_her_shoes stealing_shoes stealing_my_shoes stealing_your_shoes stealing_the_shoes stealing_our_shoes stealing_his_shoes stealing_her_shoes chews_shoes chews_my_shoes chews_your_shoes chews_the_shoes chews_our_shoes chews_his_shoes chews_her_shoes chewed_shoes chewed_my_shoes chewed_your_shoes chewed_the_shoes chewed_our_shoes chewed_his_shoes chewed_her_shoes chewing_shoes chewing_my_shoes chewing_your_shoes chewing_the_shoes chewing_our_shoes chewing_his_shoes chewing_her_shoes chew_shoes chew_my_shoes chew_your_shoes chew_the_shoes chew_our_shoes chew_his_shoes chew_her_shoes ate_shoes ate_my_shoes ate_your_shoes ate_the_shoes ate_our_shoes ate_his_shoes ate_her_shoes eats_shoes eats_my_shoes eats_your_shoes eats_the_shoes eats_our_shoes eats_his_shoes eats_her_shoes eating_shoes eating_my_shoes eating_your_shoes eating_the_shoes eating_our_shoes eating_his_shoes eating_her_shoes steals_my_slippers steals_my_sneakers steals_your_slippers steals_your_sneakers steals_his_slippers steals_his_sneakers steals_her_slippers steals_her_sneakers stole_my_slippers stole_my_sneakers stole_your_slippers stole_your_sneakers stole_his_slippers stole_his_sneakers stole_her_slippers stole_her_sneakers chewed_my_slippers chewed_my_sneakers chewed_your_slippers chewed_your_sneakers chewed_his_slippers chewed_his_sneakers chewed_her_slippers chewed_her_sneakers chews_my_slippers chews_my_sneakers chews_your_slippers chews_your_sneakers chews_his_slippers chews_his_sneakers chews_her_slippers chews_her_sneakers ate_my_slippers ate_my_sneakers ate_your_slippers ate_your_sneakers ate_his_slippers ate_his_sneakers ate_her_slippers ate_her_sneakers eats_my_slippers eats_my_sneakers eats_your_slippers eats_your_sneakers eats_his_slippers eats_his_sneakers eats_her_slippers eats_her_sneakers steals_slippers chews_slippers chewing_slippers stealing_slippers chews_up_my_shoes chews_up_your_shoes chews_up_the_shoes chews_up_shoes chewed_up_my_shoes chewed_up_your_shoes chewed_up_the_shoes chewed_up_shoes chewing_up_my_shoes chewing_up_your_shoes chewing_up_the_shoes chewing_up_shoes chewed_on_my_shoes chewed_on_your_shoes chewed_on_the_shoes chewed_on_shoes chews_on_my_shoes chews_on_your_shoes chews_on_the_shoes chews_on_shoes chewed_up_shoe chewed_up_slippers shoe_thief',
    stanzas: `
      A lace gone soft as a noodle in soup
      Teeth marks printed around the heel
      A tongue pulled out to the end of its stitch
      A sigh like the end of a four-course meal

      One on the mat and the other one gone
      A trail of crumbs of rubber and thread
      A tail that thumps when the light comes on
      And half of a loafer under the bed

      Leather to gnaw and a buckle to lick
      A damp brown scrap on the kitchen tile
      Two front paws holding down the toe
      And everything else in a tidy pile

      The closet door with the latch undone
      Sandals and sneakers, a boot with a bite
      The good pair up on the highest shelf
      A chin on the insole, out like a light`,
  },
  {
    words:
      'sleeps_on_my_keyboard sleeps_on_your_keyboard sleeps_on_the_keyboard slept_on_my_keyboard slept_on_your_keyboard slept_on_the_keyboard sleeping_on_my_keyboard sleeping_on_your_keyboard sleeping_on_the_keyboard lies_on_my_keyboard lies_on_your_keyboard lies_on_the_keyboard sits_on_my_keyboard sits_on_your_keyboard sits_on_the_keyboard sitting_on_my_keyboard sitting_on_your_keyboard sitting_on_the_keyboard walks_on_my_keyboard walks_on_your_keyboard walks_on_the_keyboard walked_on_my_keyboard walked_on_your_keyboard walked_on_the_keyboard walking_on_my_keyboard walking_on_your_keyboard walking_on_the_keyboard walks_across_my_keyboard walks_across_your_keyboard walks_across_the_keyboard walking_across_my_keyboard walking_across_your_keyboard walking_across_the_keyboard walked_across_my_keyboard walked_across_your_keyboard walked_across_the_keyboard sleeps_on_my_laptop sleeps_on_your_laptop sleeps_on_the_laptop sleeps_on_his_laptop sleeps_on_her_laptop slept_on_my_laptop slept_on_your_laptop slept_on_the_laptop slept_on_his_laptop slept_on_her_laptop sleeping_on_my_laptop sleeping_on_your_laptop sleeping_on_the_laptop sleeping_on_his_laptop sleeping_on_her_laptop sits_on_my_laptop sits_on_your_laptop sits_on_the_laptop sits_on_his_laptop sits_on_her_laptop lies_on_my_laptop lies_on_your_laptop lies_on_the_laptop lies_on_his_laptop lies_on_her_laptop naps_on_my_laptop naps_on_your_laptop naps_on_the_laptop naps_on_his_laptop naps_on_her_laptop sleeps_on_his_keyboard sleeps_on_her_keyboard sits_on_his_keyboard sits_on_her_keyboard keyboard_cat',
    stanzas: `
      The desk lamp warm and the lid left up
      A row of j's and a slash and a three
      The cursor running away down the page
      And a chin at rest on the letter B

      Crumbs in between the A and the S
      A fan that hums like a second purr
      The mouse gone over the edge of the desk
      And a screen half hid by a curve of fur

      Room on the rug and room on the chair
      A basket lined with a folded shawl
      A cushion plumped on the window seat
      The flat one with letters the best of all

      One slow step and the window shuts
      A beep, and the page gone suddenly blue
      A yawn with the whole of the teeth on show
      And a sentence ending in u u u`,
  },
  {
    words:
      'wakes_me_for_breakfast wakes_me_up_for_breakfast wakes_us_for_breakfast wakes_us_up_for_breakfast wakes_you_for_breakfast wakes_you_up_for_breakfast woke_me_for_breakfast woke_me_up_for_breakfast woke_us_for_breakfast woke_us_up_for_breakfast woke_you_for_breakfast woke_you_up_for_breakfast waking_me_for_breakfast waking_me_up_for_breakfast waking_us_for_breakfast waking_us_up_for_breakfast waking_you_for_breakfast waking_you_up_for_breakfast wake_me_for_breakfast wake_me_up_for_breakfast wake_us_for_breakfast wake_us_up_for_breakfast wake_you_for_breakfast wake_you_up_for_breakfast wakes_me_up_to_be_fed wakes_us_up_to_be_fed wants_to_be_fed demands_breakfast demands_dinner demands_food demanding_breakfast demanding_dinner demanding_food demanded_breakfast demanded_dinner demanded_food screams_for_breakfast screams_for_dinner screams_for_food meows_for_breakfast meows_for_dinner meows_for_food meowing_for_breakfast meowing_for_dinner meowing_for_food yowls_for_breakfast yowls_for_dinner yowls_for_food sits_on_my_face stands_on_my_face stands_on_my_chest stands_on_your_chest paws_at_my_face paws_at_your_face pawing_at_my_face pawing_at_your_face food_bowl kibble meows_at meowing_at',
    stanzas: `
      Weight coming down at the end of the bed
      Paw on the cheek and a breath in the ear
      A stare from two inches over the nose
      And whiskers that tickle from far too near

      Pillow pulled over the top of the head
      One thump on the bed, a walk up the shin
      Slippers felt for with half-shut eyes
      The lid coming off with a ring of tin

      The bowl pushed over the kitchen tiles
      A lap round the ankles, and then one more
      The crackle of kibble, the crunch, the hush
      And the bowl licked halfway across the floor

      One eye open, and that one shut
      A cold wet nose at the edge of the sheet
      A sigh and a wait and a second try
      A nibble at one of the sleeping feet`,
  },
  {
    words:
      "veterinarian veterinarians veterinary the_vet the_vet's the_vets vet_visit vet_visits vet_trip vet_bill vet_bills vet_clinic vet_appointment vet_tech vet_school animal_doctor animal_hospital to_the_vet",
    stanzas: `
      A paper ticket, a row of chairs
      Claws that slide on the shiny steel
      A cold round disk going over the ribs
      And a biscuit after, to seal the deal

      A carrier set on the tidy floor
      Two round eyes in the dark at the back
      A gloved hand slow at the wire door
      And a small dry treat from the crackling pack

      A scale on the floor with a rubber mat
      A leash wrapped twice around the wrist
      Shepherd and rabbit, and cat in a box
      The next one called from the end of the list

      Fur all over a clean white coat
      One look at the gums, then one at the paw
      One quick pinch in the scruff of the neck
      A tablet pushed to the back of the jaw`,
  },
  {
    words:
      'bark_at_the_mail bark_at_the_mailman bark_at_the_mail_carrier bark_at_the_mail_truck bark_at_the_postman bark_at_the_doorbell barks_at_the_mail barks_at_the_mailman barks_at_the_mail_carrier barks_at_the_mail_truck barks_at_the_postman barks_at_the_doorbell barked_at_the_mail barked_at_the_mailman barked_at_the_mail_carrier barked_at_the_mail_truck barked_at_the_postman barked_at_the_doorbell barking_at_the_mail barking_at_the_mailman barking_at_the_mail_carrier barking_at_the_mail_truck barking_at_the_postman barking_at_the_doorbell bark_at_every_mailman bark_at_every_delivery bark_at_every_doorbell bark_at_our_mailman bark_at_our_delivery bark_at_our_doorbell barks_at_every_mailman barks_at_every_delivery barks_at_every_doorbell barks_at_our_mailman barks_at_our_delivery barks_at_our_doorbell barked_at_every_mailman barked_at_every_delivery barked_at_every_doorbell barked_at_our_mailman barked_at_our_delivery barked_at_our_doorbell barking_at_every_mailman barking_at_every_delivery barking_at_every_doorbell barking_at_our_mailman barking_at_our_delivery barking_at_our_doorbell growls_at_the_mail growls_at_the_mailman growls_at_the_postman growls_at_the_doorbell growling_at_the_mail growling_at_the_mailman growling_at_the_postman growling_at_the_doorbell hates_the_mailman hates_the_doorbell hated_the_mailman hated_the_doorbell chases_the_mailman chases_the_postman chases_the_mail_truck chased_the_mailman chased_the_postman chased_the_mail_truck chasing_the_mailman chasing_the_postman chasing_the_mail_truck',
    stanzas: `
      A truck at the curb and a squeak of brakes
      Nose on the glass and two paws on the sill
      A flap that claps and a slap on the mat
      And a chewed-up corner of water bill

      Ears going up at the creak of the gate
      Front feet lifting clear of the floor
      A bag and a cap going down the steps
      And one more stranger chased from the door

      The curtain swinging, the lamp askew
      Smears from a nose all along the pane
      A catalog dropped with a thump outside
      A tail held high as the truck leaves the lane

      One short woof, then the whole alarm
      Toenails ticking from hall to stair
      Two thin letters and one sales sheet
      And the porch kept safe, with a bark to spare`,
  },
  {
    words: 'barks barked barking bark_at bark_back woof woofs woofing yaps yapping yappy',
    stanzas: `
      A leaf going by on the other side
      Ears straight up and the tail like a rod
      Three more woofs at the empty street
      And then a sneeze, and a yawn, and a nod

      A rumble that starts down under the ribs
      Jump in the front feet and hop in the rear
      An answer from two or three yards down
      And one more back, for the block to hear

      Paws on the back of the couch once more
      A breath that fogs up a patch of the glass
      A cat on the wall with its back turned round
      And a leaf blowing by that must not pass

      The whole thing over, the ears laid flat
      A circle walked on the end of the rug
      One low mutter, the last word in
      A chin set down like a cork in a jug`,
  },
  {
    words:
      'dog_hair dog_hairs cat_hair cat_hairs pet_hair fur_everywhere covered_in_fur fur_on_the fur_on_my fur_on_your fur_on_our fur_on_every fur_all_over_the fur_all_over_my fur_all_over_your fur_all_over_our fur_all_over_every hair_on_the_couch hair_on_the_sofa shedding_fur shedding_season shedding_everywhere sheds_everywhere sheds_all_over sheds_on_everything sheds_fur sheds_on_the sheds_on_my lint_roller lint_rollers lint_brush',
    stanzas: `
      Lint roller hung on a hook by the door
      White on the black pants, black on the white
      A tuft rolling by like a tumbleweed
      A dent in the cushion that fits just right

      A brush pulled through till the bristles fill
      Enough on the rug for a second coat
      Wisps in the butter and wisps on the cup
      And one long hair at the back of the throat

      A blanket thrown on the good gray seat
      Fluff in a sunbeam, floating slow
      The vacuum emptied and full again
      And all of it settling, soft as snow

      Tape wound backward around a hand
      A pat and a peel along the sleeve
      Best coat buttoned and all brushed down
      And two more hairs on it, set to leave`,
  },
  {
    words:
      'animal_shelter animal_shelters humane_society dog_shelter dog_pound from_the_pound at_the_pound from_the_shelter from_a_shelter animal_rescue dog_rescue cat_rescue shelter_dog shelter_dogs shelter_cat shelter_cats shelter_pup shelter_puppy shelter_puppies shelter_kitten shelter_kittens shelter_mutt shelter_animals rescue_dog rescue_dogs rescue_cat rescue_cats rescue_pup rescue_puppy rescue_puppies rescue_kitten rescue_kittens rescue_mutt rescue_animals rescued_dog rescued_dogs rescued_cat rescued_cats rescued_pup rescued_puppy rescued_puppies rescued_kitten rescued_kittens rescued_mutt rescued_animals foster_dog foster_dogs foster_cat foster_cats foster_pup foster_puppy foster_puppies foster_kitten foster_kittens foster_mutt foster_animals stray_dog stray_dogs stray_cat stray_cats stray_pup stray_puppy stray_puppies stray_kitten stray_kittens stray_mutt stray_animals adopted_a_dog adopted_a_dogs adopted_a_cat adopted_a_cats adopted_a_puppy adopted_a_kitten adopted_a_kittens adopted_dog adopted_dogs adopted_cat adopted_cats adopted_puppy adopted_kitten adopted_kittens adopt_a_dog adopt_a_dogs adopt_a_cat adopt_a_cats adopt_a_puppy adopt_a_kitten adopt_a_kittens adopt_dog adopt_dogs adopt_cat adopt_cats adopt_puppy adopt_kitten adopt_kittens adopting_a_dog adopting_a_dogs adopting_a_cat adopting_a_cats adopting_a_puppy adopting_a_kitten adopting_a_kittens adopting_dog adopting_dogs adopting_cat adopting_cats adopting_puppy adopting_kitten adopting_kittens rescued_a_dog rescued_a_dogs rescued_a_cat rescued_a_cats rescued_a_puppy rescued_a_kitten rescued_a_kittens rescues_a_dog rescues_a_dogs rescues_a_cat rescues_a_cats rescues_a_puppy rescues_a_kitten rescues_a_kittens rescues_dog rescues_dogs rescues_cat rescues_cats rescues_puppy rescues_kitten rescues_kittens fosters_a_dog fosters_a_dogs fosters_a_cat fosters_a_cats fosters_a_puppy fosters_a_kitten fosters_a_kittens fosters_dog fosters_dogs fosters_cat fosters_cats fosters_puppy fosters_kitten fosters_kittens takes_in_strays took_in_strays takes_in_stray',
    stanzas: `
      A row of kennels along the hall
      A blanket folded, a card with a name
      A nose pushed out through a square of wire
      A tail that beats on the side of the frame

      One ear up and the other one down
      A brand new collar, a borrowed lead
      A ride in the back with the window cracked
      A bag on the seat with a week of feed

      A paper signed at a metal desk
      One soft step on the kitchen floor
      A sniff at the table, the sink, the shoes
      And a long slow drink by the pantry door

      A new bowl set by the kitchen wall
      A bed with the tag still tied to the seam
      One full turn and another, and down
      A sigh going out like a kettle's steam`,
  },
  {
    words:
      'leash leashes dog_walk dog_walks dog_walker dog_walking walk_the_dog walk_the_dogs walk_my_dog walk_my_dogs walk_your_dog walk_your_dogs walk_our_dog walk_our_dogs walk_his_dog walk_his_dogs walk_her_dog walk_her_dogs walks_the_dog walks_the_dogs walks_my_dog walks_my_dogs walks_your_dog walks_your_dogs walks_our_dog walks_our_dogs walks_his_dog walks_his_dogs walks_her_dog walks_her_dogs walked_the_dog walked_the_dogs walked_my_dog walked_my_dogs walked_your_dog walked_your_dogs walked_our_dog walked_our_dogs walked_his_dog walked_his_dogs walked_her_dog walked_her_dogs walking_the_dog walking_the_dogs walking_my_dog walking_my_dogs walking_your_dog walking_your_dogs walking_our_dog walking_our_dogs walking_his_dog walking_his_dogs walking_her_dog walking_her_dogs walks_dogs walks_the_puppy walked_dogs walked_the_puppy walking_dogs walking_the_puppy dog_out_for_a_walk dog_for_a_walk dog_on_a_walk dogs_out_for_a_walk dogs_for_a_walk dogs_on_a_walk puppy_out_for_a_walk puppy_for_a_walk puppy_on_a_walk dog_park',
    stanzas: `
      Click of the clip and the jingle of tags
      Every last post to be sniffed and read
      A leash gone tight and a leash gone slack
      A tail like a flag going on ahead

      A jump at the sound of the drawer pulled out
      Two turns round and a sit by the shoes
      One bag tied to the loop at the wrist
      A bush on the corner with all the news

      Around the block by the longer way
      One stop at the hedge, one stop at the gate
      A squirrel gone to the top of an oak
      A nose at the bottom, willing to wait

      Tags on a collar that jingle in time
      A stick twice as long as the path is wide
      One pull to the left, one pull to the right
      A lamppost passed on the opposite side`,
  },
  {
    words:
      'purr purrs purred purring lap_cat curl_up_in_my_lap curl_up_in_your_lap curl_up_in_his_lap curl_up_in_her_lap curl_up_in_every_lap curl_up_on_my_lap curl_up_on_your_lap curl_up_on_his_lap curl_up_on_her_lap curl_up_on_every_lap curls_up_in_my_lap curls_up_in_your_lap curls_up_in_his_lap curls_up_in_her_lap curls_up_in_every_lap curls_up_on_my_lap curls_up_on_your_lap curls_up_on_his_lap curls_up_on_her_lap curls_up_on_every_lap curled_up_in_my_lap curled_up_in_your_lap curled_up_in_his_lap curled_up_in_her_lap curled_up_in_every_lap curled_up_on_my_lap curled_up_on_your_lap curled_up_on_his_lap curled_up_on_her_lap curled_up_on_every_lap curling_up_in_my_lap curling_up_in_your_lap curling_up_in_his_lap curling_up_in_her_lap curling_up_in_every_lap curling_up_on_my_lap curling_up_on_your_lap curling_up_on_his_lap curling_up_on_her_lap curling_up_on_every_lap sleeps_in_my_lap sleeps_in_your_lap sleeps_in_his_lap sleeps_in_her_lap sleeps_on_my_lap sleeps_on_your_lap sleeps_on_his_lap sleeps_on_her_lap slept_in_my_lap slept_in_your_lap slept_in_his_lap slept_in_her_lap slept_on_my_lap slept_on_your_lap slept_on_his_lap slept_on_her_lap sleeping_in_my_lap sleeping_in_your_lap sleeping_in_his_lap sleeping_in_her_lap sleeping_on_my_lap sleeping_on_your_lap sleeping_on_his_lap sleeping_on_her_lap naps_in_my_lap naps_in_your_lap naps_in_his_lap naps_in_her_lap naps_on_my_lap naps_on_your_lap naps_on_his_lap naps_on_her_lap kneads_the_blanket kneads_blankets kneads_my kneads_me makes_biscuits making_biscuits',
    stanzas: `
      A motor running beneath the fur
      Paws that press at the wool of the knee
      One leg asleep, and no thought of a move
      And just out of reach, a cup of tea

      One turn, two turns, and then the drop
      Chin on a wrist and the tail wrapped round
      A page unturned and a phone left to ring
      And under the palm that low, warm sound

      Claws pulling threads in the blanket's weave
      Eyes shut down to a narrow line
      A rumble that starts deep under the ribs
      Shakes to the end of the curve of the spine

      Warm as a loaf on the folded legs
      One ear turning to follow the clock
      A stretch that reaches to every toe
      A hum like a boat tied up at the dock`,
  },
  {
    words:
      "licks_my_face licks_my_hand licks_my_hands licks_my_ears licks_my_ear licks_your_face licks_your_hand licks_your_hands licks_your_ears licks_your_ear licks_his_face licks_his_hand licks_his_hands licks_his_ears licks_his_ear licks_her_face licks_her_hand licks_her_hands licks_her_ears licks_her_ear licks_everyone's_face licks_everyone's_hand licks_everyone's_hands licks_everyone's_ears licks_everyone's_ear licked_my_face licked_my_hand licked_my_hands licked_my_ears licked_my_ear licked_your_face licked_your_hand licked_your_hands licked_your_ears licked_your_ear licked_his_face licked_his_hand licked_his_hands licked_his_ears licked_his_ear licked_her_face licked_her_hand licked_her_hands licked_her_ears licked_her_ear licked_everyone's_face licked_everyone's_hand licked_everyone's_hands licked_everyone's_ears licked_everyone's_ear licking_my_face licking_my_hand licking_my_hands licking_my_ears licking_my_ear licking_your_face licking_your_hand licking_your_hands licking_your_ears licking_your_ear licking_his_face licking_his_hand licking_his_hands licking_his_ears licking_his_ear licking_her_face licking_her_hand licking_her_hands licking_her_ears licking_her_ear licking_everyone's_face licking_everyone's_hand licking_everyone's_hands licking_everyone's_ears licking_everyone's_ear lick_my_face lick_my_hand lick_my_hands lick_my_ears lick_my_ear lick_your_face lick_your_hand lick_your_hands lick_your_ears lick_your_ear lick_his_face lick_his_hand lick_his_hands lick_his_ears lick_his_ear lick_her_face lick_her_hand lick_her_hands lick_her_ears lick_her_ear lick_everyone's_face lick_everyone's_hand lick_everyone's_hands lick_everyone's_ears lick_everyone's_ear licks_everyone licks_everybody licking_everyone face_licked faces_licked dog_kisses puppy_kisses sloppy_kisses wet_nose",
    stanzas: `
      Phrasebook like a washcloth, warm and wide
      Up by the ear and across the chin
      Glasses gone sideways, a nose full of nose
      And one more swipe where the last has been

      Paws on the knees and a stretch of the neck
      A breath like biscuits and river and hay
      One eye shut for the pass of the tongue
      And salt, by the look of it, all the way

      Soft as a flannel and wet as a sponge
      Wrist, and then knuckle, and then the thumb
      A tail going round at the opposite end
      The towel comes out, and there's more to come

      A bump of the nose and a lift of the lip
      A swipe from the chin to the root of the hair
      A laugh, and a sleeve drawn over the cheek
      And back for the spot that was missed up there`,
  },
]
