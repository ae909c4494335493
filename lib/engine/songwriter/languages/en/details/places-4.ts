import type { Details } from '../../stanzas.ts'

/** Shops, counters, halls and places to take a child on a day off. */
export const places4: readonly Details[] = [
  {
    words: 'pastry_shop patisserie boulangerie bread_shop',
    stanzas: `
      The lights on first at the end of the street
      Loaves in a row on a slatted shelf
      A paper bag warm to the open hand
      And the heel gone, too, all by itself

      A wooden paddle as long as the room
      Trays that rattle and racks that roll
      A string pulled down from a ball up high
      And seeds in a drift by the sugar bowl

      A line to the step with its collars up
      A window steamed to the height of the chin
      Currants and cinnamon, butter and salt
      A smell that goes out to pull people in

      A floury thumb on the till's top row
      Tongs that click at the edge of a tray
      Powdered sugar on somebody's sleeve
      And the last two rolls of the whole long day`,
  },
  {
    words: 'café cafe cafés cafes tearoom tea_room sidewalk_café sidewalk_cafe',
    stanzas: `
      A bell on the door, a seat by the wall
      A matchbook under the table's short leg
      Steam from a spout with a rising shriek
      And a chalkboard special of beans and egg

      A corner out of the way of the door
      A teaspoon ringing around in a cup
      A pastry flaked on a saucer's edge
      And a pencil stub, and a page filled up

      A round little table with room for two
      A cup set down on its ring of brown
      Sugar in tubes and a small glass jug
      A window seat on the middle of town

      A hiss, a thump, and a hiss again
      Foam in the shape of a lopsided fern
      Coats on the chair backs, bags on the floor
      A line to the door, each waiting a turn`,
  },
  {
    words: 'nail_salon hair_appointment bangs_cut',
    stanzas: `
      A striped pole turning beside the door
      A cape snapped out and a paper strip
      Magazines older than some of the chairs
      And ears bent down for the final snip

      A tilt of the chin and a comb pulled straight
      A word or two on the length of the back
      A mirror held up, then half of a nod
      And combs in blue water, bone and black

      A squirt of water, a parting drawn
      The pedal pumped and the chair gone high
      Small curls scattered about on the tile
      And a puff of powder, and one shut eye

      A brush, a flick, and the cape undone
      A cool breeze now on the back of the neck
      Hair down the collar in little spikes
      And a glance in each window, just to check`,
  },
  {
    words: 'bookstores bookshops used_bookstore secondhand_books used_books',
    stanzas: `
      Shelves to the ceiling and boxes besides
      A finger run down the spines in a row
      A head on one side for the tall thin names
      A creak in the floor the regulars know

      A cart outside with the one-coin books
      A bell, a cat, and a crooked stair
      Dust and vanilla, paper and glue
      A pile on the arm of the one good chair

      A shelf with a hand-drawn arrow up
      A price in pencil inside the front
      A pressed brown fern in a chapter's crease
      A whole hour gone in the thick of the hunt

      A ladder on wheels along a rail
      A stack on the arm right up to the chin
      A lamp turned low on the corner desk
      A paper bag with a marker slipped in`,
  },
  {
    words:
      'flower_shop flower_shops florist florists bouquet bouquets bunch_of_flowers flower_stall flower_arrangement flower_arranging',
    stanzas: `
      A doorway greener than all of the street
      Buckets in steps from the small to the tall
      A snip on the slant and a rubber band
      And stems in a heap where the cut ends fall

      A roll of paper on iron pegs
      Ribbon that curls on a scissor blade
      A small white card on a plastic fork
      And damp green air, and a bit of shade

      A nose put in for a second or two
      Pollen like paint on the tip of the thumb
      Paper in cones and a dripping stem
      And buds held shut with the best to come

      A handful turned to the better side
      Two of the red and a spray of white
      Leaves stripped off with a zipping sound
      And a knot of string pulled round it tight`,
  },
  {
    words: 'treadmills lifted_weights barbells personal_trainer',
    stanzas: `
      A rack of weights from the small to the vast
      A belt going round with nowhere to get
      A screen on the wall with the sound turned off
      And a headband dark with a tide of sweat

      A grip, a squat, and a puff of the cheeks
      Chalk on the palms in a small white cloud
      A clank of iron, a whistling breath
      And the last of the ten counted out loud

      A bag with a pocket for only socks
      A locker that sticks, a lock with a dial
      Sneakers that squeak on a rubber mat
      And muscles that argue the last half mile

      A mat unrolled in a patch of floor
      A row of mirrors, a row of knees
      A count, a groan, and a rubber ball
      And somebody's bike with a steady wheeze`,
  },
  {
    words:
      'bike_shop bike_shops bike_repair bicycle_repair bicycle_shop bike_mechanic bicycle_mechanic fixes_bikes fixed_bikes fixing_bikes fix_bikes repairs_bikes repaired_bikes repairing_bikes fixes_bicycles repairs_bicycles fixed_my_bike fixes_my_bike fix_my_bike fixed_your_bike',
    stanzas: `
      A frame clamped up at the height of the chest
      Wheels hung down from the ceiling hooks
      A spoke that pings at the wrong thin note
      And black thumbprints on the parts-list books

      A tire peeled off with a pair of spoons
      A tube in a bucket, a thread of air
      A chalk mark made where the bubbles rise
      And a patch pressed down on a scuffed-up square

      A rag in the pocket, a tin of bolts
      A chain laid out like a snake in oil
      A pedal spun with a fingertip
      Brake wire snipped from a silver coil

      A bell gone rusty, a basket bent
      One wheel spun with a ticking sound
      A quarter turn with the smallest wrench
      And the wobble coaxed till it all runs round`,
  },
  {
    words:
      'car_wash car_washes carwash washes_the_car washed_the_car washing_the_car wash_the_car washes_his_car washed_his_car washing_his_car washes_her_car washing_her_car waxes_the_car waxed_the_car waxes_his_car washing_cars washed_cars washes_cars wash_cars',
    stanzas: `
      Both sleeves rolled and the windows up
      Suds running off down the slope of the hood
      A sponge wrung out and a bucket gone gray
      And a hubcap shining the way it should

      A jet of water, a drum on the roof
      Soap sliding down on the window glass
      A brush for the wheels, a rag for the chrome
      And footprints wet on the edge of the grass

      A tin of wax with a coin-edge lid
      A cloth moving round in a wider ring
      Streaks buffed off of the driver's side
      A bird going over, upon the wing

      All four doors hung open at once
      Mats shaken out and the dashboard clean
      A quarter, a crayon, a fossil fry
      And a pine tree hung up, cardboard green`,
  },
  {
    words:
      'pub pubs tavern taverns dive_bar the_bar local_bar happy_hour bar_stool bar_stools barstool barstools pint pints',
    stanzas: `
      A low wood room with a lamp at each end
      A ring of wet where the glass has stood
      A dartboard pocked and a chalked-up score
      And names cut deep in the tabletop wood

      A handle pulled with a long slow arm
      Foam on the lip and salt on the thumb
      Coats on a hook in a leaning heap
      And talk going round in a steady hum

      A mirror with bottles standing in twos
      A brass rail worn to a butter shine
      A bag of chips torn open flat
      And one more stool at the end of the line

      A corner table beneath the clock
      A jukebox asking for one more coin
      A dog laid down by the table leg
      Two extra chairs for whoever may join`,
  },
  {
    words: 'night_market flea_market flea_markets christmas_market',
    stanzas: `
      A van backed up to a row of poles
      Crates upended and cloths let down
      A scale that swings on a brass-tipped chain
      And eggs by the dozen, speckled and brown

      A hand-lettered sign on a wooden stick
      Prices in chalk and a shouted rhyme
      A slice on a knife held over to try
      And bunches of mint, and a sprig of thyme

      A hill of lemons, a mountain of beans
      Peaches in paper, a melon to knock
      String bags filling and fingers full
      The best of it gone by ten o'clock

      A roof of striped tarp, a belly of rain
      An apron pocket that jingles with change
      A bargain wrapped in yesterday's news
      And a dozen small things to rearrange`,
  },
  {
    words: 'hardware_stores home_depot lumberyard lumber_yard paint_store',
    stanzas: `
      A floor of boards that is gray with feet
      Nails by the scoop from a galvanized bin
      A key that screams as the teeth are cut
      And a paint stick, free, and a lid tapped in

      Aisle after aisle of the smallest things
      Drawers with a screw wired onto each face
      A part held up to the light at the till
      And one odd washer to fit the place

      A hook for hammers, a hook for saws
      Paint chips fanned in a dozen whites
      Rope on a drum and a brass yardstick
      And rows upon rows of hanging lights

      A bell on the door, a dog on the mat
      A smell of rubber and fresh-sawn pine
      A list on the back of an envelope
      And a hinge to match with the other nine`,
  },
  {
    words: "shopping_carts trader_joe's costco",
    stanzas: `
      A cart pulled loose from the cart in front
      A wheel that pulls to the left, and squeaks
      A thump on a melon, and on its twin
      And beets, and bread, and a bundle of leeks

      A promise of only a thing or two
      The list left home on the kitchen chair
      Two tall boxes, a bag of rice
      And the one thing missing, and eight to spare

      A pick of the lines with a practiced eye
      The one that stops as the others go
      A bar laid down between this and that
      The cans on the top, and the bread below

      A wall of cereal, boxes like books
      A cold blue breath from the freezer door
      Peas in a bag and a carton of cream
      And a voice overhead about aisle four`,
  },
  {
    words:
      "pharmacy pharmacies pharmacist pharmacists drugstore drugstores drug_store prescription prescriptions the_chemist the_chemist's",
    stanzas: `
      A green cross lit on a bracket of steel
      A white paper bag with a stapled slip
      A counter set one step up from the floor
      A cap that turns with a push and a grip

      A wall of drawers with a name on each
      Pills pushed over by twos on a tray
      A label typed in the smallest print
      And once after breakfast, twice in a day

      A window of jars in amber and blue
      Bandages, cough drops, combs, and a scale
      A rack of glasses, a mirror to try
      And half of the candy marked for sale

      A slip pushed over, a nod, a wait
      A row of chairs by the pressure cuff
      A name called out, and a form to sign
      And handwriting read, or nearly enough`,
  },
  {
    words: 'pet_shop pet_shops pet_store pet_stores cat_shelter the_shelter the_pound',
    stanzas: `
      A yip from the back, then all of the yips
      Noses in rows at the front of the pen
      Paws on the wire and a tail gone wild
      And one that keeps coming around again

      A hum of pumps and a purple light
      Fish in a bag with a knot up top
      Sawdust and seed and a squeaking wheel
      A bird with a view on all of the shop

      A form filled out on a countertop
      A collar, a bowl, and a rubber bone
      A leash let out to the longest click
      A box with a rustle all of its own

      A row of doors and a latch on each
      A card on the cage with a name in blue
      A blanket scrap and a chewed-up sock
      And a wet pink tongue that comes right through`,
  },
  {
    words: 'church_bell church_bells chapel chapels steeple cathedral cathedrals bell_tower',
    stanzas: `
      A clock in the tower, a vane on top
      A bell let down and a bell let go
      Colored squares on the cold stone floor
      And a cough that travels from row to row

      A heavy door with an iron ring
      Candle wax and a clearing of throats
      A number hung on the wall for the hymn
      The creak of the wood, and the damp of coats

      A pull, a pause, and an upward slide
      A rope going up through the tower floor
      A bronze mouth swinging, and then the note
      The people let out at the big front door

      A breath from the organ, low at first
      A hymnbook shared with a thumb each side
      A kneeler mended in thread of blue
      And the last note up where the pigeons hide`,
  },
  {
    words: 'temple temples mosque mosques synagogue synagogues gurdwara pagoda shrine shrines',
    stanzas: `
      A gate, a court, and a row of shoes
      A cool stone floor and a lamp kept lit
      Water poured over the backs of the hands
      And the same low place where the old ones sit

      A stillness made of a great many breaths
      One voice up and the rest below
      A pattern cut in the wooden screen
      And pages rubbed soft where the fingers go

      A step worn down in the middle part
      A hush that starts at the foot of the stair
      A length of clean cloth drawn over the arm
      And covered heads, and a scent in the air

      A greeting passed from hand to hand
      A tray of sweet things shared at the door
      An elbow held out to an older one
      And children in stockings across the floor`,
  },
  {
    words: 'hospital_room hospital_corridor waiting_rooms visiting_hours',
    stanzas: `
      A sliding door and a row of signs
      A stripe on the floor and a humming light
      Magazines curled at the corners, stacked
      A nurse's shoes going soft out of sight

      A paper sign about hands and soap
      A machine with coffee as pale as tea
      Grapes in a bowl and a card on the shelf
      A chair pulled up till it touches the knee

      A number on a door, and a knock
      A bed with a crank and a rail let down
      A pitcher, a straw with a folding neck
      A window with half the roofs of the town

      A gown with a tie that no hand can reach
      A plastic band on the wrist, with a name
      A blanket, a pillow, a phone plugged in
      A curtain on hooks in a metal frame`,
  },
  {
    words:
      'school_hall school_halls school_assembly assembly_hall auditorium school_concert school_concerts school_plays christmas_play nativity_play',
    stanzas: `
      A folding door and a stage of planks
      Chairs in rows with a scrape and a squeak
      A curtain that snags at the halfway mark
      A mike that whistles before it will speak

      A paper program, a row of coats
      Floor polish, sneakers, and glue in the air
      A cardboard moon on a length of thread
      A wave to the one in the third-row chair

      A bench brought in for the tallest ones
      Bars on the wall and lines on the floor
      Paper crowns and a bedsheet sail
      A late one let in at the creaking door

      A hush, a shush, and the ceiling lights off
      A forest of phones held up in the dark
      A giggle, a whisper, a first wrong note
      And a cross of tape for the standing mark`,
  },
  {
    words: 'museum museums art_gallery art_galleries art_museum exhibition exhibitions',
    stanzas: `
      A coat checked in for a numbered disk
      A rope on brass posts and a bench to sit
      Footsteps that come back off of the walls
      Every old bowl with a small lamp lit

      A ceiling too high for the talk to reach
      A great gray bone with a number in ink
      A folded plan with an arrow for here
      And a cloakroom tag in a paper pink

      A long white room with one red chair
      A step to the left, a step to the right
      A hand held back from the edge of the frame
      A painted sleeve with a crack in the white

      A stairway made for a queen, or a crowd
      The first room slow and the last ones quick
      Feet gone flat on the marble floor
      And a postcard rack that turns with a flick`,
  },
  {
    words: 'zoo zoos zookeeper zookeepers',
    stanzas: `
      A turnstile gate and a sign with a bear
      A neck that comes over the tallest fence
      A purple tongue and a bundle of leaves
      And a map refolded that makes no sense

      A wet gray rock with a blue-green pool
      Penguins that stop in a line to think
      A bucket of fish and a whistle's blast
      Flamingos asleep in a cloud of pink

      A sign with a face, a paddock of reeds
      A tiger, or only the stripes of grass
      An ear for a second, and then just leaves
      Noseprints all over the lower glass

      A tire on a chain, a heap of logs
      A monkey scratching the back of its head
      Straw, and a trunk with a dusty puff
      A barrow of apples, carrots, and bread`,
  },
  {
    words: 'the_swings sandpit merry-go-round',
    stanzas: `
      A patch of rubber, a patch of sand
      Chains that creak and a worn-down seat
      A push in the back and another push
      Sky coming up to the tips of the feet

      A fence, a gate, and a wooden ship
      A bucket turned out, a pat on the sand
      Coats on the rail in a bundle of sleeves
      And bars to be crossed by hand over hand

      A plank, a bolt, and a bump at the base
      One end up and the other one down
      A spin on the wheel with a foot dragged out
      And the park going past in green and brown

      A ladder of pipe, and a queue of four
      One hand on a rung, one hand on the rail
      One more go, and then one more go
      A slide on the back of a jacket's tail`,
  },
]
