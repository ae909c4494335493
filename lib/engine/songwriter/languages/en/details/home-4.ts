import type { Details } from '../../stanzas.ts'

/** Things kept and worn: photographs, chairs, clothes, letters, a watch, a bag. */
export const home4: readonly Details[] = [
  {
    words:
      'old_photo old_photos family_photo family_photos photos photo snapshot snapshots picture_frame picture_frames framed_photo framed_picture scrapbook scrapbooks pictures_on_the_wall pictures_on_the_fridge picture_on_the_wall picture_in_his_wallet picture_in_my_wallet picture_in_your_wallet',
    own: `
      {fact}
      {He} {wipes} off the glass with the side of a sleeve
      {He} {tells} who [is] who, from the left to the right
      And {stops} by one face that [is] harder to leave

      {He} {turns} to the (back|corner), where somebody wrote
      The pencil [is] fading, the year [is] half gone
      {fact}
      The smile on the front of it [goes] on and on`,
    stanzas: `
      (A corner|One corner) [is] bent and the color [is] sun
      A thumb [covers] somebody's hat at the top
      A dog [walks] right through as a blur with a tail
      And somebody [laughs] there, and never will stop

      (The frame|A frame) [leaves] a square on the wall that [is] clean
      The haircuts [are] frightful, the trousers [are] wide
      The cake in the middle [is] waiting for breath
      And everyone [squeezes] together, inside`,
    later: `
      The paper [turns] yellow, the faces stay young
      The day [is] long over, the weather [is], too
      But hold it to somewhere with plenty of light
      And there they all are with the sun shining through`,
    hook: `
      Here's an old photo, and everyone's there
      The wind of that morning is still in their hair

      Picture frame, picture frame, hold it in place
      One afternoon and a light on a face`,
  },
  {
    words: 'rocking_chair rocking_chairs porch_rocker porch_swing porch_swings',
    own: `
      {fact}
      {He} {pushes} one foot on the boards, and away
      {He} {shells} a few peas or {does} nothing at all
      And {nods} at whoever [goes] by with the day

      {He} {hums} to the (crickets|evening), the creak [keeps] the time
      The moon [climbs] the rail, and the tea [has] gone cold
      {fact}
      {He} {rocks} like a boat, with a blanket to hold`,
    stanzas: `
      (The chair|The swing) [gives] a creak going out, coming in
      A moth [goes] around in the light of the lamp
      The cat [counts] the beats for its tail and [lies] down
      And dew [makes] the rail and the newspaper damp

      (The boards|Porch boards) [wear] away where the rockers go by
      A story [begins] and [gets] lost on the way
      A pitcher [goes] round, and a fan, and the breeze
      And nobody [minds] that it [takes] the whole day`,
    later: `
      The evenings [draw] in and the porch light [goes] on
      The rocker [moves] softly with nobody there
      It's only the wind, but it's easy to think
      That someone's still watching the road from the chair`,
    hook: `
      Rocking chair, rocking chair, over and back
      The evening goes by like a slow railroad track

      Out on the porch swing the night comes in slow
      There's somewhere to be, but there's no need to go`,
  },
  {
    words:
      'armchair armchairs recliner recliners easy_chair favorite_chair favourite_chair old_chair his_chair her_chair dad’s_chair grandpa’s_chair leather_chair',
    own: `
      {fact}
      {He} {lowers} {himself} with a grunt and a sigh
      {He} {opens} the paper and {reads} half a line
      And {sleeps}, and the news of the world [passes] by

      {He} {has} the (lamp|cup) at the reach of one hand
      {He} {tells} from that throne how the game should be played
      {fact}
      The cat [is] allowed, if a good price [is] paid`,
    stanzas: `
      (The arms|Both arms) [are] worn shiny, the seat [has] a dip
      A spring at the back [gives] a musical note
      A coin and a pencil [live] down in the side
      And over the back [lies] a paint-spattered coat

      (The dog|A dog) [takes] a turn when the room [isn't] watched
      The visitors [hover] and [go] for the couch
      The lamp [shines] on nobody's glasses a while
      And cushions [keep] hold of the shape of the slouch`,
    later: `
      The cover [is] patched, and the stuffing [comes] through
      The new one [is] smart, and it [stays] by the wall
      An old chair that's empty is still someone's place
      And nobody hurries to move it at all`,
    hook: `
      Armchair by the window, the cushion worn low
      The best of the seats that a body can know

      Favorite chair, easy chair, dip in the seat
      A lamp and a paper and rest for the feet`,
  },
  {
    words:
      'sweater sweaters cardigan cardigans pullover pullovers turtleneck turtlenecks wool_jumper woolly_jumper woolly_jumpers christmas_jumper wool_jumpers knitted_jumper knitted_jumpers yellow_jumper favourite_jumper favorite_sweater red_jumper blue_jumper green_jumper hoodie hoodies my_hoodie your_hoodie',
    own: `
      {fact}
      {He} {pulls} it on over {his} head, and {gets} lost
      {He} {comes} up for air with {his} hair all on end
      And {laughs} at the window, the leaves and the frost

      {He} {rolls} up the (sleeves|cuffs), and they [come] down again
      {He} {wears} it to breakfast, the shop and to bed
      {fact}
      The elbows [are] patched with a bright bit of red`,
    stanzas: `
      (The wool|Old wool) [takes] the smell of the smoke and the rain
      A thread at the cuff [starts] a journey alone
      The sleeves [hang] down low from the wind and the tug
      And somebody [borrows] it, just as a loan

      (A moth|One moth) [has] a lunch in the depths of a drawer
      A button [hangs] on by the love of one thread
      The neck [takes] an ear or two with it each time
      And static [makes] lightning all over the head`,
    later: `
      The sleeve [comes] unraveled, the color [wears] thin
      The shops [have] a new one in every bright shade
      But an old one that's hung on a chair for a night
      Still keeps the warm shape of whoever has stayed`,
    hook: `
      Old woolly sweater, too big in the sleeve
      It hugs on arriving and won't want to leave

      Hoodie or sweater, pulled down to the hand
      It's warm as a house, and the best in the land`,
  },
  {
    words:
      'hats his_hat her_hat my_hat your_hat the_hat old_hat same_hat wears_a_hat wear_a_hat wearing_a_hat wore_a_hat straw_hat felt_hat cowboy_hat cowboy_hats fishing_hat baseball_cap baseball_caps ball_cap flat_cap fedora fedoras beret berets beanie beanies',
    own: `
      {fact}
      {He} {sets} it just so with a tilt to the side
      {He} {tips} it to neighbors, to dogs and to trains
      And {carries} it high, like a captain, with pride

      {He} {chases} it (once|twice) when the wind [takes] it off
      {He} {runs} down the road with {his} hair in the air
      {fact}
      {He} {comes} back with leaves in it, proud as a bear`,
    stanzas: `
      (The wind|A wind) [has] an eye on it, round every bend
      The sun [bleaches] gray what was midnight and black
      The hook by the door [keeps] a place for it clear
      And cats [sleep] inside it, with ears down the back

      (A dent|The dent) in the top [is] the shape of two thumbs
      A feather from somewhere [is] tucked at the side
      The mirror [looks] up when it [goes] through the hall
      And children [go] under it, giggling, to hide`,
    later: `
      The stitches [give] out and the brim [loses] shape
      It [stays] on the hook when the season [is] through
      A hat on a hook has a way with a heart
      As if there's a head coming home to it, too`,
    hook: `
      There goes the old hat, coming up through the lane
      It's good in the sunshine and better in rain

      Same old hat, good old hat, worn to the thread
      There's no better roof for a good, stubborn head`,
  },
  {
    words:
      'shoes boots work_boots sneakers high_heels high-heeled loafers cowboy_boots rain_boots hiking_boots rubber_boots wellies shoe_polish polishes_shoes polished_shoes',
    own: `
      {fact}
      {He} {laces} them up with a knot and a tug
      {He} {stamps} twice to hear if the two [are] awake
      And {walks} them right over the best of the rug

      {He} {brushes} the (toes|heels) till the lamp [shines] in each
      {He} {stuffs} them with paper to hold them in form
      {fact}
      {He} {stands} them up close to the stove to keep warm`,
    stanzas: `
      (The laces|Old laces) [come] loose at a quarter to three
      A pebble [gets] in and [rides] all the way round
      The tongues [hang] right out, like a dog's after sheep
      And down on the mat [falls] a crust of dry ground

      (The soles|Both soles) [have] a map of the places they [know]
      A hole [lets] the weather come in for a look
      The pair by the door [point] the way to go out
      And mud [leaves] a stamp on the floor like a book`,
    later: `
      The leather [goes] soft and the heel [wears] away
      The stairs know the tread of them, even in sleep
      A pair by the door that has walked the long road
      Is empty, and full, and is something to keep`,
    hook: `
      Good old boots, muddy boots, left and then right
      Over the hills and then home for the night

      Lace up the shoes and then open the door
      The road isn't finished, there's always some more`,
  },
  {
    words:
      'reading_glasses eyeglasses spectacles bifocals thick_glasses wears_glasses wear_glasses wore_glasses new_glasses lost_glasses my_glasses your_glasses his_glasses her_glasses loses_glasses lost_the_glasses',
    own: `
      {fact}
      {He} {pats} all {his} pockets, {he} {looks} in the bread
      {He} {asks} the whole house who [has] moved them this time
      And {finds} them at last at the top of the head

      {He} {breathes} on the (left|right) and {he} {wipes} with a sleeve
      {He} {holds} them to light, and {he} {puts} on the view
      {fact}
      The leaves on the trees [have] an edge that [is] new`,
    stanzas: `
      (The lenses|Two lenses) [go] white at the door in the cold
      A fingerprint [clouds] half the moon with a smear
      One arm [has] a wrapping of kitchen-drawer tape
      And small print [walks] out of the fog, and [comes] near

      (The case|A case) [gives] a snap like a turtle at lunch
      The book [is] held out at the length of an arm
      The menu [gets] read by the flame of a match
      And squinting [has] also a measure of charm`,
    later: `
      The pages [go] by and the print [gets] so small
      The glasses [lie] folded on top of the page
      It's odd how a pair of small windows on wire
      Can keep a whole look, and a love, and an age`,
    hook: `
      Where are the glasses? Go look in the bed
      They're up in the hair on the top of the head

      Reading glasses, reading glasses, low on the nose
      The world has sharp edges wherever one goes`,
  },
  {
    words:
      'letters love_letter love_letters postcard postcards handwritten hand-written handwritten_letter handwritten_note handwriting pen_pal pen_pals penpal penpals writes_letters wrote_letters write_letters writing_letters wrote_me_a_letter wrote_a_letter old_letters letter_from fountain_pen envelope envelopes snail_mail',
    own: `
      {fact}
      {He} {sits} at the table and {chews} on the pen
      {He} {tells} of the rain, and the cat, and the pears
      And {crosses} out half and {begins} it again

      {He} {seals} up the (edge|flap) with a press of the thumb
      {He} {walks} to the box at the end of the street
      {fact}
      {He} {holds} it a second, with rain on {his} feet`,
    stanzas: `
      (The envelope|An envelope) [waits] on the mat like a bird
      The stamp [has] a queen or a ship or a tree
      A coffee ring [covers] a word in the third
      And down the side [climbs] one more line, carefully

      (The ribbon|A ribbon) [comes] loose and the pages [lean] out
      The ink [is] as brown as the leaves in the fall
      The folds [are] so soft that they [open] like cloth
      And what [is] crossed out [is] the truest of all`,
    later: `
      The stamps [go] out of date and the paper [goes] thin
      The street [has] new names and the box [has] new paint
      But open one up, and a voice is right there
      As warm as it ever was, nowhere near faint`,
    hook: `
      A letter, a letter, it came through the door
      Read it by lamplight and read it once more

      Write it by hand on a letter, and sign
      There's somebody's heart at the end of the line`,
  },
  {
    words:
      'umbrella umbrellas parasol brolly share_umbrella shares_umbrella shared_umbrella half_his_umbrella half_her_umbrella half_your_umbrella half_my_umbrella lost_umbrellas',
    own: `
      {fact}
      {He} {opens} it up with a shake and a pop
      {He} {leans} on the wind for the length of a street
      And {steers} like a ship to the small corner shop

      {He} {tilts} it a (little|hand's width) to somebody's side
      {His} own shoulder [drips], and {he} {says} it [is] fine
      {fact}
      It [is] a small roof, but a roof by design`,
    stanzas: `
      (The rain|A rain) [taps] its fingers on top of the dome
      The wind [turns] one inside out by the store
      A puddle [shows] upside-down people on stems
      And spokes [say] hello to the spokes from next door

      (The stand|A stand) by the door [has] a pool at its foot
      The bus [takes] one off to the end of the line
      The clouds [wait] politely until it [stays] home
      And everyone [has] one on days that [are] fine`,
    later: `
      The storm [rumbles] off, and the streets [start] to shine
      It [hangs] upside down like a bat by the door
      Of all the long walks in all kinds of good days
      It's those with one roof and two heads that mean more`,
    hook: `
      One small umbrella and plenty of rain
      Lean a bit closer, and on down the lane

      Half an umbrella is better than whole
      There's rain on one shoulder and sun in the soul`,
  },
  {
    words:
      'old_coat winter_coat his_coat her_coat my_coat your_coat fur_coat coats overcoat raincoat trench_coat jacket jackets leather_jacket denim_jacket jean_jacket parka still_have_the_coat still_have_his_coat still_have_her_coat still_have_your_coat wore_our_coats',
    own: `
      {fact}
      {He} {turns} up the collar and {pulls} it in tight
      {He} {digs} for the gloves and {finds} seeds and a string
      And {goes} like a ship through the cold of the night

      {He} {holds} it (wide|half) open for somebody cold
      {He} {gives} up one sleeve, and the half of the back
      {fact}
      The pocket [has] mints, and they [come] by the pack`,
    stanzas: `
      (The lining|Old lining) [is] torn where the keys [wear] it thin
      A ticket [lies] folded for some winter's show
      A button [is] new, and it [isn't] the same
      And flakes on the shoulders [take] time to let go

      (The hook|A hook) by the door [holds] the weight of the day
      The leather [remembers] the bend of an arm
      A chestnut [lives] down in the bottom, for luck
      And cold hands [go] in there and [come] to no harm`,
    later: `
      The winter [goes] by, and it [hangs] in the dark
      It [keeps] in its seams all the salt of the street
      A coat in a closet can hang there for years
      And still hold its arms out for someone to meet`,
    hook: `
      Old winter coat with the collar turned high
      It's warm as a promise and nearly as dry

      There's room in the coat if the wind's blowing through
      A pocket for one and a pocket for two`,
  },
  {
    words: 'apron aprons',
    own: `
      {fact}
      {He} {ties} it behind in a bow without looking
      {He} {wipes} on the front of it berries and flour
      And {smells} of the onions, the bread and the cooking

      {He} {dries} a wet (face|nose) on the hem of the cloth
      {He} {carries} in beans with it held like a bowl
      {fact}
      It [wears] the whole supper, right down to the roll`,
    stanzas: `
      (The pocket|One pocket) [keeps] string and a peg and a stub
      The strings [go] around once and [meet] in a bow
      A handprint in flour [stays] low on the front
      And berries [make] stars down the edge in a row

      (A splash|The splash) from the pan [is] as good as a date
      A small one [comes] with it, that [drags] on the floor
      The ties [are] a handle for very small hands
      And out of the pocket [come] sweets, three or four`,
    later: `
      It [goes] in the wash and it [comes] out still stained
      It [hangs] on the door when the baking [is] through
      There's cinnamon yet in the folds of the cloth
      And somebody's arms in it, floury, too`,
    hook: `
      Apron strings, apron strings, tied in a bow
      A handful of flour and a bowl full of dough

      Tie on the apron, there's bread to be made
      It's seen every cake, and it isn't afraid`,
  },
  {
    words:
      'sewing_box sewing_basket sewing_kit button_box button_tin button_jar sews_on_buttons sewed_on_buttons thimble thimbles darning mends_clothes mended_clothes mending_clothes needle_and_thread dressmaking',
    own: `
      {fact}
      {He} {licks} at the thread and {he} {squints} at the eye
      {He} {pushes} it past the hole, left and then right
      And {gets} it at last with a victory cry

      {He} {tips} out the (tin|box) for a button to match
      {He} {bites} off the thread and {he} {holds} up the knee
      {fact}
      The hole [is] so gone there [is] nothing to see`,
    stanzas: `
      (The tin|A tin) [holds] the buttons of coats long outgrown
      A brass one [has] anchors, a red one [has] ears
      A pin [finds] a thumb, and a thimble [rolls] off
      And cloth [takes] a breath at the snip of the shears

      (The needle|A needle) [goes] under and up with a flash
      The lamp [leans] in close to the work and the knees
      The thread [tells] the tale of the tear going home
      And trousers [look] forward to fences and trees`,
    later: `
      The stitches [hold] on when the cloth [has] gone thin
      The box [is] shut up with its pins and its gold
      A small row of thread is a strange kind of note
      It says someone cared, and it says it will hold`,
    hook: `
      Needle and thread, needle and thread, in and then out
      Mending is loving without any shout

      Open the button box, tip it and pour
      There's one for each coat that hung up by the door`,
  },
  {
    words:
      'wristwatch wristwatches wrist_watch pocket_watch pocket_watches gold_watch old_watch silver_watch his_watch her_watch my_watch your_watch grandfather’s_watch father’s_watch',
    own: `
      {fact}
      {He} {winds} it at night with a thumb and an ear
      {He} {taps} on the glass, and it [thinks], and [goes] on
      And {smiles} at the tick, for it [says] all [is] clear

      {He} {turns} up a (cuff|sleeve) for a look at the hands
      {He} {says} there [is] time for a story or two
      {fact}
      The watch [is] too slow, but it [runs] good and true`,
    stanzas: `
      (The case|The glass) [has] a scratch from a wall long ago
      The strap [has] one hole that [is] wider with years
      The small hand [goes] strolling, the long one [goes] round
      And small heads [come] over to lend it their ears

      (The numbers|Thin numbers) [glow] green in the dark by the bed
      The hands [pass] each other at noon with a nod
      The whole of the night [fits] in something so small
      And mice in the wall [think] the noise rather odd`,
    later: `
      It [stops] at a quarter past something one day
      A new little spring [has] it ticking once more
      The hours that it counted are gone down the road
      But time well spent never runs out of the door`,
    hook: `
      Tick goes the old watch, tick through the night
      It's slow by a minute, but heart-wise it's right

      Wind up the gold watch and hold to the ear
      A small sound that says there is someone still here`,
  },
  {
    words: 'handbag handbags purse purses pocketbook tote_bag tote_bags',
    own: `
      {fact}
      {He} {digs} for the keys with an arm to the crook
      {He} {brings} up a tissue, a tape and a plum
      And {puts} on the counter a shoe and a book

      {He} {closes} the (clasp|snap) with a click that [means] go
      {He} {hands} round the mints, and a pin, and a pen
      {fact}
      It [comes] to the rescue again and again`,
    stanzas: `
      (The strap|A strap) [takes] the weight of a house and a yard
      The zipper [goes] shut by a push and by luck
      A phone [starts] to ring in a fold of the dark
      And one old receipt [tells] of bread and a duck

      (A comb|The comb) [has] a biscuit stuck fast to its teeth
      A tissue [unfolds], and [is] used for a tear
      The bottom [holds] sand and the stub of a show
      And nobody [knows] what that spoon [is] for here`,
    later: `
      It [hangs] on the chair with its mouth a bit wide
      The clasp [has] no gold where the fingers have been
      There's half of a life in the dark of a bag
      With hankies and sweets, and a photo tucked in`,
    hook: `
      What's in the handbag? A bandage, a pin
      The sink of the kitchen could almost get in

      Handbag, old handbag, open it wide
      Whatever is needed is somewhere inside`,
  },
  {
    words:
      'perfume perfumes aftershave after-shave cologne eau_de_cologne smell_of_soap smelled_of_soap smells_of_soap smelled_of_lavender smells_of_lavender smelled_of_roses smells_of_roses',
    own: `
      {fact}
      {He} {goes} through the hall, and the hall [knows] it, too
      {He} {leaves} on a scarf just the ghost of the morning
      And people [look] up though there [is] no one in view

      {He} {leans} for a (hug|kiss), and it [stays] on a sleeve
      {He} {goes} down the steps and the air [is] still sweet
      {fact}
      And half of it [follows] {him} down the whole street`,
    stanzas: `
      (The bottle|A bottle) [throws] gold on the shelf by the comb
      A drop at the neck [takes] the shape of a pearl
      The steam on the mirror [smells] soapy and clean
      And flowers [come] out of the air in a swirl

      (The scarf|A scarf) on the peg [has] it deep in the weave
      The pillow [keeps] some of it, down in the seam
      The towel [is] clean, and the basin [is] white
      And somebody [breathes] it on in, like a dream`,
    later: `
      The bottle [runs] dry, and it [stays] on the shelf
      The years [go] along with the coats and the cold
      Then someone goes by, in a crowd, with that scent
      And there's the whole hug, and it hasn't grown old`,
    hook: `
      A trace of perfume in the fold of a sleeve
      It's first to arrive and it's slower to leave

      Smell of soap, smell of soap, clean as new snow
      One breath and it's morning, a long time ago`,
  },
]
