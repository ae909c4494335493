import type { Details } from '../../stanzas.ts'

/** Things kept and worn: photographs, chairs, clothes, letters, a watch, a bag. */
export const home4: readonly Details[] = [
  {
    words:
      'old_photo old_photos family_photo family_photos photos photo snapshot snapshots picture_frame picture_frames framed_photo framed_picture scrapbook scrapbooks pictures_on_the_wall pictures_on_the_fridge picture_on_the_wall picture_in_his_wallet picture_in_my_wallet picture_in_your_wallet',
    stanzas: `
      A square of paper, a white-rimmed edge
      A name and a year on the back, in pen
      Haircuts and collars gone in and out
      And shoes that are back in the shops again

      A row lined up on a bit of grass
      Squinting a little against the sun
      A thumb in the corner, a blur of dog
      And all of the eyes open, all but one

      Faces behind the cool of the glass
      One with a corner that will not stay flat
      A smudge where a finger always points
      And a grin from under a borrowed hat

      Held by the edges, and tipped to the lamp
      A crease going over the middle, white
      Corners gone soft as an old dollar bill
      And faces still leaning in to the light`,
  },
  {
    words: 'rocking_chair rocking_chairs porch_rocker porch_swing porch_swings',
    stanzas: `
      A creak, and a pause, and a creak once more
      A board below with its answering knock
      Heel and toe in a lazy beat
      As slow and sure as a grandfather clock

      A seat just made for an hour or so
      Wood rubbed smooth to the color of tea
      A cushion tied on by two flat bows
      A blanket folded to cover the knee

      A voice of its own that the whole house knows
      Two worn tracks on the boards of the floor
      Creak as it goes and creak as it comes
      And the yard in view, and the neighbor's door

      A day's work done, and the shoes kicked off
      One push of the toe and the whole thing goes
      Slats at the back in a row of five
      A nod, a nod, to the edge of a doze`,
  },
  {
    words:
      'armchair armchairs recliner recliners easy_chair favorite_chair favourite_chair old_chair his_chair her_chair dad’s_chair grandpa’s_chair leather_chair',
    stanzas: `
      A corner kept by the window's side
      A dent in the seat and a lamp close by
      The paper held up as wide as it goes
      And a bald patch rubbed where the elbows lie

      A sigh from the springs as the weight goes down
      A stool pulled close, and the feet go up
      A tray on the arm with a sandwich half
      A saucer looking around for its cup

      The clock goes on and the page goes still
      A book face down on the knee to dry
      Glasses that slide to the end of the nose
      One eye shut, and then one more eye

      A place where nobody else sits down
      Springs that answer in a friendly groan
      A blanket over the back, in squares
      The best seat going, as good as a throne`,
  },
  {
    words:
      'sweater sweaters cardigan cardigans pullover pullovers turtleneck turtlenecks wool_jumper woolly_jumper woolly_jumpers christmas_jumper wool_jumpers knitted_jumper knitted_jumpers yellow_jumper favourite_jumper favorite_sweater red_jumper blue_jumper green_jumper hoodie hoodies my_hoodie your_hoodie',
    stanzas: `
      A sleeve too long by a turn or two
      Cuffs pulled down to the tips of the thumbs
      A thread at the elbow that wants to run
      The front a collector of toast and crumbs

      Soft as a cat from a hundred wears
      Sleeves pushed up and the elbows thin
      A neck gone loose from over the head
      A bit of an itch just under the chin

      Shaken and smoothed on the bedroom chair
      Folded in thirds at the foot of the bed
      Wool in pills like a scatter of seed
      And one small loop of a wandering thread

      A tug at the hem till the waist comes down
      Over the head, and the hair on end
      A hand in the sleeve looking for the way
      And a careful patch on the elbow's bend`,
  },
  {
    words:
      'hats his_hat her_hat my_hat your_hat the_hat old_hat same_hat wears_a_hat wear_a_hat wearing_a_hat wore_a_hat straw_hat felt_hat cowboy_hat cowboy_hats fishing_hat baseball_cap baseball_caps ball_cap flat_cap fedora fedoras beret berets beanie beanies',
    stanzas: `
      A crown gone dark at the front, by the grip
      An edge gone soft from the same two hands
      A dent on the top that a thumb puts back
      A hook by the place where the coat rack stands

      Off with a sweep at the sight of a friend
      A nail of its own by the kitchen door
      A nod from below, a tilt to the left
      A shape to the top like none in the store

      Known from across the widest street
      Tilted a little, to show one eye
      A shadow that cuts the nose in two
      And a hand clapped down when a gust comes by

      Not for the looks of it, not for the cold
      Sun on the rest and shade on the nose
      A band gone dark as a cup of tea
      Wherever the head is going, it goes`,
  },
  {
    words:
      'shoes boots work_boots sneakers high_heels high-heeled loafers cowboy_boots rain_boots hiking_boots rubber_boots wellies shoe_polish polishes_shoes polished_shoes',
    stanzas: `
      Leather and rubber, in size and size
      Down at the heel on the outer side
      A scuff on the left from a backward kick
      And a scrape at the toe that will not hide

      Pulled off standing, a hand to the wall
      Side by side on the mat by the door
      Toes turned in like a pair of ducks
      And a faint gray print on the kitchen floor

      A box with tissue and one spare lace
      Brush and tin on the newspaper sheet
      A breath, and a rub, and a window's gleam
      Creases that keep to the shape of the feet

      A sound on the path, the gate's low squeak
      A click on the tiles, a tap on the stair
      A pebble shaken out by the heel
      And it's plain from the step just who is there`,
  },
  {
    words:
      'reading_glasses eyeglasses spectacles bifocals thick_glasses wears_glasses wear_glasses wore_glasses new_glasses lost_glasses my_glasses your_glasses his_glasses her_glasses loses_glasses lost_the_glasses',
    stanzas: `
      A hunt through the house and under the rugs
      Pushed up high in the front of the hair
      Tables patted and pockets searched
      And all the while just sitting there

      A spot on the left, a smear on the right
      Breath on the lens and a shirttail's wipe
      One bent arm that rides up at the ear
      And a page pulled close for the smaller type

      The lamp turned round and the paper held up
      Two small dents at the sides of the nose
      A cloud of steam from a cup of tea
      And up with one finger the whole thing goes

      A hinge with a pin where the screw once was
      A case that shuts with a snap like jaws
      A square of cloth that has seen some use
      A look over the top, and then a pause`,
  },
  {
    words:
      'letters love_letter love_letters postcard postcards handwritten hand-written handwritten_letter handwritten_note handwriting pen_pal pen_pals penpal penpals writes_letters wrote_letters write_letters writing_letters wrote_me_a_letter wrote_a_letter old_letters letter_from fountain_pen envelope envelopes snail_mail',
    stanzas: `
      A pen that scratches, a page that fills
      A crooked stamp and a smudge of blue
      Lines that start level and climb to the right
      The last ones squeezed up the side of it, too

      A bundle kept at the back of the drawer
      Paper gone thin on the lines of the fold
      A shoebox shut with a rubber band
      And loops on the letters in ink gone old

      Down at the table, the sleeves pushed back
      A pen held still, and a tap of the thumb
      A word crossed out and a word put in
      A clack at the door when the answers come

      News of the garden, the dog and the bus
      Half a page on the cost of the eggs
      A leaf pressed flat between line and line
      The y's and the g's on long curly legs`,
  },
  {
    words:
      'umbrella umbrellas parasol brolly share_umbrella shares_umbrella shared_umbrella half_his_umbrella half_her_umbrella half_your_umbrella half_my_umbrella lost_umbrellas',
    stanzas: `
      A hooked wood handle, a button, a strap
      A rib that pokes and a catch that sticks
      Left on a chair, or the seat of a bus
      And back on its hook by one of its tricks

      The first fat drops on the paving stones
      A click, a whoosh, and a roof overhead
      Beads in a fringe at the tip of each rib
      And the whole street tapping on it instead

      A gust at the corner, a skirt of black
      Inside out at the turn of the street
      Spokes in the air like a startled bird
      And a quick wet squelch from under the feet

      A shake on the step, and a shake once more
      Drip after drip on the mat in the hall
      The strap undone and the cloth gone slack
      And asleep on one toe against the wall`,
  },
  {
    words:
      'old_coat winter_coat his_coat her_coat my_coat your_coat fur_coat coats overcoat raincoat trench_coat jacket jackets leather_jacket denim_jacket jean_jacket parka still_have_the_coat still_have_his_coat still_have_her_coat still_have_your_coat wore_our_coats',
    stanzas: `
      Pockets gone deep from the weight of hands
      A ticket stub and a peppermint
      A stub of pencil, a folded list
      And one lost button asleep in the lint

      A sleeve held out, and an arm finds the way
      Shoulders that keep on the back of a chair
      Elbows still bent to the arms inside
      A whiff of outdoors in the folds somewhere

      A patch, and a patch where the patch gave out
      A zipper that catches and wants a tug
      A lining torn where the change slips through
      A ring on the cuff from somebody's mug

      A creak of the door, a stamp on the mat
      A loop at the neck, a hook in the hall
      One sleeve inside out, as pulled from the arm
      The shape of the shoulders kept on the wall`,
  },
  {
    words: 'apron aprons',
    stanzas: `
      A cotton bib and a pocket or two
      Flour in the shape of a wiping hand
      A spoon stuck up at the side like a flag
      And strings going round in a double band

      A hook on the side of the pantry door
      Strings tied twice and a bow at the back
      A map in gravy and butter and jam
      And back it goes on the end of the rack

      A day's whole menu, from top to hem
      A splash on the bib, a drip on the leg
      A dishcloth tucked in the back of the knot
      A crust gone hard from a runaway egg

      Boiled and ironed and worn once more
      Washed till the print is half of a flower
      Pockets with matches, a pencil, a string
      And limp with steam by the dinner hour`,
  },
  {
    words:
      'sewing_box sewing_basket sewing_kit button_box button_tin button_jar sews_on_buttons sewed_on_buttons thimble thimbles darning mends_clothes mended_clothes mending_clothes needle_and_thread dressmaking',
    stanzas: `
      Cloth in a wave to the side of the chair
      Pins in a row in the line of the lips
      Chalk on the seam and a hand to smooth
      A tape hung down from the neck to the hips

      A tin that once was for butter and tea
      Buttons of pearl and of leather and horn
      Spools in a row like a box of paints
      A scrap of each shirt that was ever worn

      The lamp bent low on a yard of blue
      A thread licked flat for the needle's eye
      A squint, and a miss, and another miss
      And in it goes on the seventh try

      A foot goes down and the cloth goes by
      The hum and stitch of a small machine
      A lap full of cloth, a knot bitten off
      And a seam so neat that it can't be seen`,
  },
  {
    words:
      'wristwatch wristwatches wrist_watch pocket_watch pocket_watches gold_watch old_watch silver_watch his_watch her_watch my_watch your_watch grandfather’s_watch father’s_watch',
    stanzas: `
      A lid of crystal, a scratch or two
      Heard if the rest of the room is still
      The back rubbed smooth as a river stone
      And laid by the lamp on the windowsill

      It goes on first and it comes off last
      A ring of minutes, a case of steel
      A crown to be wound with finger and thumb
      And deep inside it, one trembling wheel

      Out for a glance, and back again soon
      Turned to the light with a twist of the arm
      Tap on the glass and a listen, for luck
      And good time kept with no bell or alarm

      A dozen numbers, a ring of gold
      Little thin hands going over and round
      Metal gone warm from the side of the skin
      And close to the ear, the smallest sound`,
  },
  {
    words: 'handbag handbags purse purses pocketbook tote_bag tote_bags',
    stanzas: `
      Strap on the shoulder, a weight at the hip
      Everything there but the thing being sought
      A tape measure, tissues, a tin of mints
      Half of a sandwich that nobody bought

      Big as a house, with a handle on top
      A clasp that shuts with a sturdy snap
      A hankie, a pen and a stick of gum
      And two hands folded on top, in the lap

      Down on the counter it goes with a thud
      An arm gone in to the elbow, deep
      Keys that can jingle but can't be found
      Every receipt that there is to keep

      Never a step from the house without
      Hung on a chair by a strap worn thin
      Lip balm, a list, and a rubber band
      Needle and thread in a flat little tin`,
  },
  {
    words:
      'perfume perfumes aftershave after-shave cologne eau_de_cologne smell_of_soap smelled_of_soap smells_of_soap smelled_of_lavender smells_of_lavender smelled_of_roses smells_of_roses',
    stanzas: `
      A bottle that stands by the mirror's foot
      A dab at the wrist, a dab at the throat
      Traces on pillows and traces on stairs
      And there in the folds of a scarf or coat

      A splash in the palms, a slap, a rub
      A pat with the hands, a lift of the chin
      It gets to the door a minute ahead
      And the whole house knows just who's coming in

      A cloud that is there when the door has closed
      Clean as a shirt on the back of a chair
      Some of it lemon and some of it spice
      And long after that, still there in the air

      Kept for the days with a collar and shoes
      A bottle gone down to a thumb's breadth line
      A cap that comes off with a tiny pop
      Something of flowers, of leather, of pine`,
  },
]
