import type { Details } from '../../stanzas.ts'

/** Play, tricks and shows. */
export const people9: readonly Details[] = [
  {
    words:
      'wiggle_ears wiggles_ears wiggled_ears wiggling_ears party_trick party_tricks double-jointed touch_nose touches_nose',
    stanzas: `
      Hush, and a cough, and a nod for the lamp
      Hush in the kitchen, and everyone round
      A crease in the brow, and a breath, and then
      A whoop, and a spoon let fall to the ground

      A trick of no use, and the only one there
      Learned in the back of a very long class
      Shown to the cousins, the dentist, the dog
      And shown to the babies through window glass

      Groan, and a please, and a clap for a start
      One more time, from the far end of chairs
      The brow hard at work, and a tongue at the lip
      Somebody small trying hard on the stairs

      Not for the office, and not for the bank
      Not on a resume, not on a form
      Brought out at weddings, and rained-in days
      Face like a sky just ahead of a storm`,
  },
  {
    words: "can't_whistle to_whistle whistle_through whistle_while whistle_tune whistle_tunes",
    stanzas: `
      Lip, and a lip, and a bit of a space
      Lips in an O, and a puff, and a hiss
      A cheek full of air, and crumbs of a tune
      Somewhere between a balloon and a kiss

      Tune in the head with the door of it shut
      Air going out by the side of a tooth
      Note that is more of a breath than a note
      And half of a march, to tell the truth

      Breath, and a wait, and a frown, and a breath
      Puckered, and patient, and blue in the face
      The tune in there somewhere, knocking to come
      And one thin peep from a far-off place

      Gate with one bar of it gone at the front
      Gap like a gate for the breeze to get by
      Three notes up, and the fourth gone flat
      And birds on the wire with a puzzled eye`,
  },
  {
    words:
      'impressions impersonate impersonates impersonated impersonating imitate imitates imitated imitating mimic mimics mimicked mimicking do_boss do_accents do_impressions does_boss does_accents does_impressions did_boss did_accents did_impressions make_faces make_a_face make_silly_faces makes_faces makes_a_face makes_silly_faces made_faces made_a_face made_silly_faces making_faces making_a_face making_silly_faces',
    stanzas: `
      Napkin for apron, a spoon for a pipe
      Chin tucked in and a brow let fall
      Walk, and the cough, and the way with a pen
      Two of that person at once in the hall

      A cough, and a stoop, and a whole new voice
      Up through the nose for the one with the hat
      Down in the boots for the man at the bank
      Purr, and it's perfectly clearly the cat

      Scarf for a shawl, and the glasses pushed down
      One hand on the hip and an eyebrow raised
      The vowels just so, and the pause just so
      The person it's of, in the door, amazed

      Hush for the start, and a tap on a glass
      Duck, and a duchess, a drill, and a drain
      Kettle, a senator, half of a choir
      A voice at the station that calls out a train`,
  },
  {
    words:
      'do_voices do_the_voices does_voices does_the_voices did_voices did_the_voices doing_voices doing_the_voices read_to_me read_to_us read_to_him read_to_her read_to_them read_aloud reads_to_me reads_to_us reads_to_him reads_to_her reads_to_them reads_aloud reading_to_me reading_to_us reading_to_him reading_to_her reading_to_them reading_aloud reading_out_loud',
    stanzas: `
      Cushion, a lamp, and a knee on each side
      Squeak for the mouse and a growl for the bear
      A page held open with half of a thumb
      And both heads tipped in the one big chair

      Cover, a title, a name, and a breath
      Finger that follows along, word by word
      Wait at the turn of the page, and a gasp
      Same one again, by request, for the third

      Glass on the sill, and the water within
      Spectacles on at the end of the nose
      Agreement going low for the part with the wolf
      Under the blanket a curling of toes

      Page, and a page, and a page and a half
      A line left out, and the line put back
      Somebody knowing each word of the thing
      And crumbs in the spine of it, brown and black`,
  },
  {
    words:
      'whoopee_cushion whoopee_cushions practical_joke practical_jokes practical_joker fake_spider fake_spiders fake_snake rubber_spider rubber_spiders rubber_snake plastic_spider plastic_spiders plastic_snake rubber_chicken short-sheeted_bed hid_a_rubber',
    stanzas: `
      Finger to lips, and a wink at the wall
      A face like a choirboy's, a spoon put down
      Cough, and a look at the ceiling, the clock
      The first sip taken, the start of a frown

      Bench, and a hush, and a stately sit down
      Squash, and a rasp, and a row of red ears
      A cushion lifted, a rubbery lip
      One shaking back that is nearly in tears

      Ladder, a bucket, a giggle, a shush
      Thread on a spider, and tape on the tap
      Wait by the hinge with a fist in the mouth
      A squeal, and a thud, and a slow handclap

      Lid, or a cap, or the foot of a chair
      Lid of it loosened by half of a twist
      Whistling of someone with nothing to hide
      And one more name to cross off from the list`,
  },
  {
    words:
      'surprise surprises surprised surprising ruin_surprise ruin_surprises ruin_every_surprise ruins_surprise ruins_surprises ruins_every_surprise ruined_surprise ruined_surprises ruined_every_surprise spoil_surprise spoil_surprises spoil_every_surprise spoils_surprise spoils_surprises spoils_every_surprise spoiled_surprise spoiled_surprises spoiled_every_surprise peek_at_presents peeks_at_presents peeked_at_presents peeking_at_presents',
    stanzas: `
      Banner, a cake, and a row of bent knees
      The lights all off, and a giggle, a shush
      Foot on a foot by the back of the couch
      Key in the lock, and a wait, and a rush

      Shut of a drawer, and a nothing at all
      Lump in the closet with one ribbon out
      Tape on the floor, and a smile tucked in
      And lips pressed shut to keep out a shout

      Step, and a step, and a doorframe, a step
      Hands on the eyes, and a nudge to the right
      Mind the umbrella, and mind the mat
      Fingers come off to a great deal of light

      Ring round the day and no word what it's for
      Calendar square with a small penciled dot
      Phone calls cut off at the click of a door
      Who's in the know of it, and who is not`,
  },
  {
    words:
      'competitive competitiveness keep_score keeps_score kept_score keeping_score let_win let_me_win let_us_win let_kids_win lets_win lets_me_win lets_us_win lets_kids_win letting_win letting_me_win letting_us_win letting_kids_win hate_losing hate_to_lose hates_losing hates_to_lose hated_losing hated_to_lose sore_loser sore_losers sore_winner cheat_at cheat_cards cheat_checkers cheats_at cheats_cards cheats_checkers cheated_at cheated_cards cheated_checkers cheating_at cheating_cards cheating_checkers gloat gloats gloated gloating',
    stanzas: `
      Deal, and a cut, and a lick of the thumb
      A pad with two columns, a line drawn straight
      Cards to the chest, and a look, and a hum
      Best out of seven, and then out of eight

      Fist in the air, and a dance on the mat
      Slow lap of honor around the settee
      Counters put back with a bit of a click
      And sums checked over from A down to Z

      Draft on the table, a draft in the hall
      Card up a cuff, or a thumb on the dice
      Piece moved along by the side of a sleeve
      No one to notice, or not to look twice

      Trap with the lid off, a king left alone
      Blunder laid out like a coat on a bed
      A gasp, and a small hand jumping three kings
      Well played, with a long, slow shake of the head`,
  },
  {
    words:
      'win_prize win_prizes win_medal win_medals win_ribbon win_ribbons win_contest win_race win_award win_awards win_gold won_prize won_prizes won_medal won_medals won_ribbon won_ribbons won_contest won_race won_award won_awards won_gold wins_prize wins_prizes wins_medal wins_medals wins_ribbon wins_ribbons wins_contest wins_race wins_award wins_awards wins_gold winning_prize winning_prizes winning_medal winning_medals winning_ribbon winning_ribbons winning_contest winning_race winning_award winning_awards winning_gold first_prize first_place second_place blue_ribbon blue_ribbons award awards medal medals prize prizes champion third_place won_first_prize won_first_place win_first_prize wins_first_prize',
    stanzas: `
      Table with linen, a card, and a rule
      Pin through the satin, a gold paper seal
      Name in the paper, spelled very near right
      And worn on the shirt through the evening meal

      Tap on the mike, and a rustle, a cough
      Name on the speaker, a shriek in the row
      Steps going up with the knees not sure
      Something to hold by the neck for the show

      Frame for the paper, a hook for the frame
      Nail, and a ribbon that's curled in the sun
      Dusted on weekends, and straightened by thumb
      And mentioned, in passing, to everyone

      Stage, and a square of bright light on the boards
      Handshake, a flashbulb, a blink, and a bow
      The hat pushed back, and the speech gone clean
      How it was done being told even now`,
  },
  {
    words:
      'clap claps clapped clapping applaud applauds applauded applause ovation ovations cheer_me_on cheer_us_on cheer_you_on cheer_him_on cheer_her_on cheer_on cheer_for cheers_me_on cheers_us_on cheers_you_on cheers_him_on cheers_her_on cheers_on cheered_me_on cheered_us_on cheered_you_on cheered_him_on cheered_her_on cheered_on cheering_me_on cheering_us_on cheering_you_on cheering_him_on cheering_her_on cheering_on loudest_fan cheerleader cheerleaders',
    stanzas: `
      Hall full of coats, and one coat with no arms
      Palms going pink, and a whoop, and a stamp
      A program rolled up for a trumpet's end
      And still there, at it, one hand with a cramp

      Bench, and a bleacher, a third of a row
      Up on the feet with the coat on the floor
      Whistle, two fingers, a wobbly sign
      Out of that corner a bit of a roar

      Hush with a lid on, a bow in midair
      In, at the pause, all alone, and not shy
      A row turning round with its eyebrows up
      One pair of hands going on, by and by

      Scarf like a flag, and a throat full of sand
      Hoarse by the end of it, hat in the air
      Knee for a drum, and a rail for a drum
      One voice that's plain over all of it there`,
  },
  {
    words:
      'count_stairs count_steps count_everything count_cars count_sheep count_stars count_twice count_change count_tiles count_the_stairs count_every_step count_things counts_stairs counts_steps counts_everything counts_cars counts_sheep counts_stars counts_twice counts_change counts_tiles counts_the_stairs counts_every_step counts_things counted_stairs counted_steps counted_everything counted_cars counted_sheep counted_stars counted_twice counted_change counted_tiles counted_the_stairs counted_every_step counted_things counting_stairs counting_steps counting_everything counting_cars counting_sheep counting_stars counting_twice counting_change counting_tiles counting_the_stairs counting_every_step counting_things',
    stanzas: `
      Foot, and a number, a foot, and a nod
      Lips just moving, and one on from one
      Ten, and the landing, and back to the start
      The same as last time, when it's all been done

      Nod of the chin for each thing going by
      Under the breath, by the twos and the tens
      Fence posts, and freight cars, and tiles in the bath
      Freckles, and sparrows, and other folks' hens

      Point, and a hum, and a point, and a hum
      Finger that dips at each thing in the row
      Lost in the middle, and back to the first
      Twice, to be certain, before letting go

      Tap on each one with the end of a nail
      Number for each of it, top to the ground
      The odd one out always left to the end
      And everything there when the sum comes round`,
  },
  {
    words:
      'count_days count_the_days count_down count_weeks count_hours count_sleeps counts_days counts_the_days counts_down counts_weeks counts_hours counts_sleeps counted_days counted_the_days counted_down counted_weeks counted_hours counted_sleeps counting_days counting_the_days counting_down counting_weeks counting_hours counting_sleeps cross_out_every cross_off_days cross_days cross_off_the cross_off_every cross_out_days crossed_out_every crossed_off_days crossed_days crossed_off_the crossed_off_every crossed_out_days crosses_out_every crosses_off_days crosses_days crosses_off_the crosses_off_every crosses_out_days crossing_out_every crossing_off_days crossing_days crossing_off_the crossing_off_every crossing_out_days countdown countdowns days_until',
    stanzas: `
      Nail, and a page, and a corner turned up
      A cross, and a cross, and a clean white square
      Pencil that hangs by a string from the nail
      One less in the row, and the row getting bare

      Stapler, some strips, and the loops of a chain
      Chain made of paper, a link torn away
      Loop in the hand, and the rest on the wall
      Shorter by one at the end of each day

      High sort of sum for a short sort of hand
      Sleeps on the fingers, and then on one hand
      The ring round the date in a bright red ink
      Hours, and minutes, with everything planned

      Page like a fence with the gate at the end
      Red on the number, a star, and a ring
      Page folded under, the next page begun
      Down to the corner, the end of the thing`,
  },
  {
    words: 'whisper whispers whispered whispering',
    stanzas: `
      Lean, and a hand, and a tickle of breath
      Breath at the ear, and a hiss of an S
      Palm for a wall at the side of the mouth
      Half to be heard, and the other to guess

      Nudge, and a nod, and a lean of the chairs
      Low as the fridge in the hall, and as slow
      Two heads in close like a pair of shoes
      News going down to the end of the row

      A thing to be said, and a thing to be heard
      Louder than speaking, and heard at the back
      Pew turning round with its hats and its frowns
      Giggle let out like the steam from a crack

      Click of the lamp, and the wall gone away
      Lamp off, the dark, and the other bed's creak
      Something that can't be kept in until light
      Hush, and the rest of it out in a squeak`,
  },
  {
    words: 'metal_detector metal_detectors metal_detecting detectorist treasure_hunt treasure_hunts buried_treasure',
    stanzas: `
      Bag for the finds, and a bag for the junk
      Sweep to the left, and a sweep, and a whine
      Headphones, a trowel, a knee on the sod
      Ring pull, a nail, and another, in line

      Walk like a mower's, to there and to here
      Beep, and a stop, and a step back, a beep
      Plug of the turf like a slice from a cake
      Bent little spoon from a finger's length deep

      An hour of nothing, and nothing, and hum
      Over the sand like a broom to a tune
      Pockets of washers, and foil, and lead
      Something that's gold, once in every blue moon

      Spade, and a squat, and a squint at the sun
      Dirt on a coin, and a rub of a thumb
      King, or a date, or a bit of a bird
      A hole filled in, and then on, with a hum`,
  },
  {
    words:
      'blinks blinked blinking blink_every every_picture every_pictures every_photo every_photos pose poses posed posing say_cheese group_photo group_photos family_portrait family_portraits hate_pictures hates_pictures hated_pictures',
    stanzas: `
      Shuffle, a step, and the tall ones behind
      Three, and a click, and a face like a yawn
      Everyone else with teeth showing, and still
      And one pair of eyelids completely drawn

      Chair for the phone, and a shoe for the lean
      Closer, and closer, and in with the chin
      Timer that flashes, a run, and a skid
      And hold it, and hold it, and keep the grin

      Squint in the sun, and a hand on a head
      One more for luck, and for safety, one more
      Chins up, a baby gone red at the gills
      Somebody's eyes on the neighbor's front door

      Frame in the hall, and a frame, and a frame
      A blink every time at the button's touch
      Birthdays and beaches, and eyes half shut
      And hair combed down, and it's not helped much`,
  },
  {
    words:
      'gave_book gave_me_books give_book give_me_books gives_book gives_me_books giving_book giving_me_books bought_book bought_me_books buys_book buys_me_books handed_book handed_me_books first_book favorite_book favourite_book same_book_every',
    stanzas: `
      Weight in the hand, and a smell, and a name
      Name on the flyleaf in blue, and a date
      Corners gone soft from the bag and the bath
      And read by the crack of the hall light, late

      Jacket in tatters, a spine with some tape
      Ribbon to mark it, a page with a crease
      Crumbs in the gutter, a leaf for a sign
      An apple, a stair, and an hour of peace

      A back bent double, a light, and a chin
      Ink and new paper, the smell at the fold
      Plot like a tunnel with sun at the end
      Soup on the table gone utterly cold

      Cover, a crackle, and chapter the first
      Map at the front with its forest and coast
      Flashlight, a tent made of blanket and knee
      Page corners tasting a little of toast`,
  },
  {
    words:
      'steal_pens steal_pen steals_pens steals_pen stole_pens stole_pen takes_pens takes_pen took_pens took_pen borrow_pens borrow_pen collect_pens collect_pen collects_pens collects_pen ballpoint ballpoints fountain_pens chew_pens chew_pen chew_pencils chews_pens chews_pen chews_pencils chewed_pens chewed_pen chewed_pencils pen_behind pencil_behind',
    stanzas: `
      Chain with its beads, and no pen at the end
      Clip at the pocket, and four in a row
      Dentist, the bank, and the man with the tires
      One of the lot with some ink left to go

      Scribble in circles to get it to start
      Cap full of tooth marks, a leak at the end
      Hotel by the sea on the side of it, worn
      A drawer that won't shut, and a clip with a bend

      Hand to the ear, and it's there all along
      Back of the ear like a bird on a rail
      Click, and a click, and a click, and a click
      Ink on the cuff like the track of a snail

      Jar by the phone with the points facing up
      Blue, and then black, and then somebody's green
      Lent for a minute to sign for a thing
      That was the last that it ever was seen`,
  },
  {
    words:
      'carry_me_up carry_me_home carry_you_up carry_you_home carry_us_up carry_her_up carry_him_up carry_me_in carry_me_out carry_stairs carry_over_the carries_me_up carries_me_home carries_you_up carries_you_home carries_us_up carries_her_up carries_him_up carries_me_in carries_me_out carries_stairs carries_over_the carried_me_up carried_me_home carried_you_up carried_you_home carried_us_up carried_her_up carried_him_up carried_me_in carried_me_out carried_stairs carried_over_the carrying_me_up carrying_me_home carrying_you_up carrying_you_home carrying_us_up carrying_her_up carrying_him_up carrying_me_in carrying_me_out carrying_stairs carrying_over_the flights_of_stairs flight_of_stairs carried_me_all',
    stanzas: `
      Nod at the bottom, a count, and a lift
      Arm at the knees and an arm at the back
      Puff at the landing, a hitch, and a grip
      And up the next flight like a flour sack

      Wall, and a picture, a turn, and a wall
      Step after step with the rail at the side
      Breath for each corner, a breath for each door
      Set down as soft as the end of a ride

      Coat for a saddle, an ear for a rein
      Chin on a collar, two shoes hanging down
      Weight of it shifted from shoulder to hip
      A sack full of oats for a mill out of town

      Red sort of face saying nothing, it's light
      Ears going red, and not heavy at all
      Foot for the door, and an elbow for lamps
      Just the one bump at the turn of the wall`,
  },
]
