import type { Details } from '../../stanzas.ts'

/** Days to look forward to, and what a house has without anybody asking. */
export const life6: readonly Details[] = [
  {
    words:
      'pregnant pregnancy expecting_a_baby baby_due baby_is_due due_date baby_shower baby_bump ultrasound ultrasounds baby_scan twelve_week_scan scan_picture scan_photo morning_sickness baby_on_the_way having_a_baby going_to_be_an_auntie going_to_be_an_aunt going_to_be_an_uncle going_to_be_a_dad going_to_be_a_mum going_to_be_a_mom going_to_be_a_grandma going_to_be_a_grandpa be_an_auntie maternity_leave big_brother_soon big_sister_soon',
    stanzas: `
      A gray little picture held up to the lamp
      A thumb for a nose, and a dot for a knee
      A list on the fridge of the girls and the boys
      A square with a ring on it, easy to see

      A drawer of socks no bigger than thumbs
      A crib in the corner, a screw left to spare
      A kick like a knock on a neighbor's wall
      And a palm laid flat on the curve of it there

      Crackers by the bed and a lemon to smell
      Shoes that are only a rumor by now
      A pillow for here and a pillow for there
      A cup on the shelf of it, balanced somehow

      A bag by the door with the zip done up
      Paint on a wall in a lemony hue
      A hat on the needles, and coming out square
      A name in a drawer, only known to a few`,
  },
  {
    words:
      'easter hide_eggs hides_eggs hid_eggs hiding_eggs hunt_eggs hunts_eggs paint_eggs paints_eggs easter_egg easter_eggs easter_bunny easter_sunday easter_morning egg_hunt egg_hunts hot_cross_bun hot_cross_buns easter_bonnet',
    stanzas: `
      A basket lined with a paper nest
      Foil in the hedge, and a glint by the shed
      Dew on the slippers, a shout from the lawn
      And the ears bitten off of a chocolate head

      Eggs in a cup with the vinegar dye
      Fingers gone purple and yellow and pink
      A wax-crayon name that the color won't take
      And a blue ring left on the side of the sink

      A bun with a cross and the butter gone soft
      Daffodils tied with a bit of blue yarn
      A lamb on the cards and a chick made of fluff
      And one egg not found till there's hay in the barn

      Ribbon, and wrappers smoothed flat with a nail
      A trail to the swing and around to the gate
      The small ones ahead and the tall ones behind
      And breakfast of chocolate, straight from the plate`,
  },
  {
    words:
      "halloween hallowe'en hallowe’en trick_or_treat trick-or-treat trick_or_treating trick-or-treating trick_or_treaters jack-o'-lantern jack-o-lantern jack-o'-lanterns pumpkins pumpkin_carving carve_pumpkins carves_pumpkins carved_pumpkins carved_a_pumpkin pumpkin_patch",
    stanzas: `
      A spoon scraped round in a pumpkin's head
      Seeds on the news in a slippery heap
      A grin cut crooked, a candle let down
      And a glow on the step where the dark is deep

      A sheet with two holes, and shoes underneath
      A hat with a point, and a nose painted green
      A knock, and a chorus, a rustle of sacks
      And the smallest tall witch that was ever seen

      Cobwebs of cotton strung over the hedge
      A bowl on a stool at the top of the stair
      A skeleton hung by a hook from the porch
      A very short ghost with a leaf in its hair

      A cape for the cold with a coat on the top
      Flashlights that bob to the end of the row
      Candy tipped out in a pile on the rug
      And sorted by color, and swapped, to and fro`,
  },
  {
    words:
      'thanksgiving thanksgiving_dinner friendsgiving turkey_dinner turkey_sandwich turkey_sandwiches cold_turkey_sandwiches roast_turkey christmas_dinner christmas_dinners carves_the_turkey carve_the_turkey carved_the_turkey cooks_the_turkey cooked_the_turkey cranberry_sauce',
    stanzas: `
      A bird too big for the roasting pan
      Chairs from the porch at the end of the row
      Cranberry sliding out shaped like the can
      And one more leaf in the table to go

      Potatoes mashed with an arm and a half
      Gravy that goes the wrong way round
      A wishbone dried on the windowsill
      And belts let out with a comfortable sound

      A card table set for the shorter knees
      Rolls in a cloth going down the long side
      A dish with a crust of marshmallow brown
      And pie still to come, with the aprons untied

      A list on the fridge with the hours worked out
      Foil over this and a towel over that
      The drumsticks bargained for, one and then two
      And scraps underneath for the patient old cat`,
  },
  {
    words:
      'hen_party hen_night hen_do hen_weekend stag_do stag_night stag_party stag_weekend bachelorette bachelorette_party bachelor_party bridal_shower',
    stanzas: `
      A T-shirt printed with somebody's face
      A map of the bars with a pen mark on each
      A song on the bus from the very back seat
      And a lost shoe looked for, just out of reach

      Glasses held up by the light of a sign
      A dare on a card, and a cheer, and a groan
      Dancing on tables with napkins for veils
      And chips on the curb, and one bar on the phone

      Balloons in the hall and a banner hung low
      A sash with big letters that slips to the hip
      Old photos passed round, and a howl at each one
      And bacon for breakfast, the crown of the trip

      Matching hats bobbing along in a line
      A train full of hampers and popping of corks
      The wrong street twice, and the right one at last
      And eggs in the morning on very slow forks`,
  },
  {
    words: 'honeymoon honeymooned honeymooners just_married',
    stanzas: `
      Rice in the cuffs and two cases to close
      A string of tin cans with a clank at the back
      A key on a tag with a room at the top
      And confetti found for a week in the pack

      Two passports kept in the same zipped purse
      A bed with more pillows than anyone needs
      A ring turned round and around with a thumb
      And figs for breakfast, all honey and seeds

      A sunburned nose and a map in the wind
      A stranger who's asked for a photo of two
      Two spoons in the middle of one cold dish
      A name on a form that is suddenly new

      A balcony rail with two towels to dry
      Postcards that say there is nothing to tell
      A sign on the door turned the quiet way round
      And sand in the shoes, and a pocketed shell`,
  },
  {
    words:
      'takes_the_bins_out take_the_bins_out took_the_bins_out takes_out_the_bins take_out_the_bins puts_the_bins_out put_the_bins_out the_bins wheelie_bin wheelie_bins bin_day bin_men bin_man takes_out_the_trash take_out_the_trash took_out_the_trash takes_the_trash_out take_the_trash_out taking_out_the_trash takes_out_the_garbage take_out_the_garbage trash_day garbage_day trash_can trash_cans garbage_can garbage_cans bins_out trash_out',
    stanzas: `
      A lid pushed down with the flat of a hand
      Wheels on the gravel, the left of it stuck
      Pajama knees going up to the curb
      A groan from the hill that is surely the truck

      A bag with a knot and a drip to the door
      Slippers gone wet on the path in the dew
      Which color it is, and whose week it might be
      A look at the neighbors' to see if it's true

      Lids in a row like a line of stout aunts
      A bang and a clatter, and one falling wide
      Some of it blown to the opposite drive
      And wheeled, in the evening, back round to the side

      A box of old bottles that rings like a bell
      Cardboard trod flat with the heel of a boot
      A run in a robe with one arm in the sleeve
      The truck at the corner, a hiss and a toot`,
  },
  {
    words:
      'side_of_the_bed your_side_of_the_bed his_side_of_the_bed her_side_of_the_bed my_side_of_the_bed empty_bed empty_side sleep_on_your_side sleep_on_his_side slept_on_his_side your_pillow his_pillow her_pillow',
    stanzas: `
      Two lamps, two tables, a clock in between
      A glass on the left, and a book on the right
      A pillow pulled over and held like a coat
      And a leg stretched out in the cool of the night

      A dip in the mattress the shape of a back
      A robe on its hook, and a sleeve hanging down
      Sheets that are cool to the touch of a heel
      The whole of the quilt, in a blue and a brown

      The side by the window, the side by the door
      A sock at the bottom that nobody claims
      Crumbs from a biscuit, a pen, and a page
      And two sets of glasses, both bent at the frames

      A cold foot creeping to look for the warm
      A hand on the pillow as far as can be
      The dog moving up by an inch at a time
      And room at the edge, in the end, for three`,
  },
  {
    words:
      'starting_university starting_uni starts_university starts_uni going_to_uni going_to_university goes_to_university off_to_university off_to_uni off_to_college off_at_college leaving_for_college leaving_for_university left_for_college left_for_university moved_into_the_dorm entered_university got_into_university got_into_uni got_into_college empty_nest empty_nester empty_nesters freshers',
    stanzas: `
      A duvet jammed in at the back of the car
      A box of canned soup and a pan with no lid
      A lamp on a lap, and a plant by the feet
      A poster to cover what other tape did

      A key on a cord, and a number to find
      Strangers on stairs with the very same box
      A kettle plugged in before anything else
      And one whole suitcase for nothing but socks

      A bedroom gone tidy, the bed pulled up smooth
      Marks on the wall where the pictures were stuck
      One sock on the stair with no mate to be found
      A coin in the bag, at the bottom, for luck

      A table for four that is set now for three
      The quiet that sits where the music came through
      A text with a photo of something half cooked
      And how long to boil it for, asked about, too`,
  },
  {
    words: 'prom proms prom_night senior_prom school_dance homecoming_dance prom_date prom_king prom_queen corsage',
    stanzas: `
      A box with a flower by the milk and the eggs
      A tie done up, and undone, and done right
      A row on the lawn for the cameras to click
      And heels in one hand by the end of the night

      A gym hung with streamers, a moon made of foil
      Punch in a bowl, and a wall full of chairs
      A slow one, with everyone stiff as a board
      And photos in frames going up by the stairs

      Hair with more pins than a hedgehog has spines
      A hem put up on a chair by the sink
      A car with a roof that is much too low
      A corner of lace dipped in something that's pink

      Thumbs at a collar, a smell of new soap
      One good long look at the shoes on the mat
      A porch light left on, and a curtain pulled back
      The bell, and a cough, and the brush of a hat`,
  },
  {
    words:
      'curly_hair curly red_hair redhead redheads ginger_hair lots_of_hair head_of_hair wild_hair messy_hair bedhead bed_head long_hair blond_hair blonde_hair',
    stanzas: `
      A comb that goes in and is not seen again
      Copper, or honey, or black in the light
      Bits that stand up at the back of the crown
      A pillow that knows how it went in the night

      A hat that sits up on a cushion of air
      Water, a brush, and a word with the brush
      One piece in front with a mind of its own
      A door, and a mirror, and out in a rush

      Known at the far side of any old crowd
      A ribbon put in, and the ribbon soon lost
      Wind at the corner to finish it off
      And a hand run through it, whatever the cost

      A band on the wrist, and a pin in the teeth
      Rain in the air, and it's getting quite big
      A photo from school with a neat little part
      And one bit behind it stuck out like a twig`,
  },
  {
    words:
      'message_in_a_bottle letter_in_a_bottle note_in_a_bottle a_message_in_a_bottle a_letter_in_a_bottle a_note_in_a_bottle finds_the_bottle found_the_bottle finds_a_bottle',
    stanzas: `
      A page rolled tight to the width of a thumb
      A cork pushed in with the heel of a hand
      A splash, a bob, and a turn to the right
      And nothing but water, a long way from land

      Green glass turning, the neck held up
      In past the reeds and on round the bend
      Weed for a collar and salt for a skin
      And a word inside with no name at the end

      A glint in the net with the fish and the weed
      A knock on wood, and a shake by the ear
      Pencil gone faint on the damp gray page
      Still, by a lamp, every letter is clear

      Tide after tide, and a shelf of sand
      Glass rolled over and over in foam
      Paper that crackles, a blot where it leaked
      And a few round letters a long way from home`,
  },
  {
    words:
      'mixtape mixtapes mix_tape mix_tapes playlist playlists burned_a_cd mix_cd made_me_a_cd cassette cassettes one_cd car_stereo our_song',
    stanzas: `
      Songs put in order, and put so again
      A title in marker, a star on the case
      The good one last, where it fades to a hiss
      The hum that it leaves, like a look on a face

      A click, and a whir, and the start of a tune
      Play and record pressed down with two thumbs
      The end of a song with the radio's voice
      A finger held ready for when the next comes

      A scratch on track four that goes over and round
      Windows let down to let some of it out
      The dashboard a drum, and the wheel one as well
      And the wrong words sung with a very big shout

      Side A for the driving, and side B for dusk
      A list by hand on a fold of lined card
      The volume turned up for the second verse
      And a parked car singing, all lit, in the yard`,
  },
]
