import type { Details } from '../../stanzas.ts'

/** Dancing, the water, the hills, the road, and looking up. */
export const pastimes4: readonly Details[] = [
  {
    words:
      'dance dances danced dancing dancer dancers tango waltz waltzes waltzed waltzing ballroom salsa_class salsa_classes salsa_lessons tap_dance tap_dancing line_dance line_dancing two-step jive foxtrot',
    stanzas: `
      Chairs pushed back to the side of the room
      Hand in a hand and a hand on a spine
      A slow, a slow, a quick, and a turn
      One foot on a foot, and then back in line

      Socks on the boards or heels on the tiles
      A step, a step, and a turn on the ball
      Fingers that snap on the way to the door
      The lamp and its shadow swing on the wall

      One hip ahead of the tune by a hair
      Bass coming up through the soles of the shoes
      An arm goes over, a spin underneath
      A beat that even the knees can't refuse

      A count on the lips, a one and a two
      Hand in the air and hand at the waist
      A step to the side, a step to the back
      A shirt come untucked, a shoe half laced`,
  },
  {
    words: 'ballet ballerina ballerinas tutu tutus pointe pointe_shoes',
    stanzas: `
      A hand on the barre and one in the air
      Satin toes with the ribbons wound tight
      Knees turned out and the chin held up
      A landing soft as the switch of a light

      Hairpins by dozens, a net, and a bun
      Rosin that crunches in under the toe
      The mirror counting along with the class
      A leg going up like a clock hand, slow

      Tape on the toes and a hole in the tights
      A keyboard that plunks for the bend of knees
      Down with a breath and then up with a breath
      Arms like a branch in a bit of a breeze

      Satin gone gray at the tip of the shoe
      Heels pressed close, then second, then third
      Eyes on one spot while the room goes around
      A leap that lands with less noise than a bird`,
  },
  {
    words:
      'swim swims swam swimming swimmer swimmers swimming_pool swim_team snorkel snorkeling swims_in_the_sea wild_swimming open_water cold_water_swimming cold-water_swimming',
    stanzas: `
      Hair in wet points, a towel on the neck
      The first cold step, and a gasp at the knee
      One arm over, and then one arm
      Breath at the shoulder on two or on three

      Toes at the edge and the arms out ahead
      A slap, a hush, and the cold going by
      Stroke after stroke, and a turn of the face
      Mouthful of water, then mouthful of sky

      Goggles that leave two rings round the eyes
      A hop on one foot for water inside
      Tips of the fingers gone wrinkled and pale
      A push, a stretch, and a long quiet glide

      A bag with a comb and a rolled-up suit
      The kick and the pull, the breath and the turn
      Sound going round like the inside of shells
      A nose full of bubbles, a small sharp burn`,
  },
  {
    words:
      'jog jogs jogged jogging jogger marathon marathons half-marathon half_marathon triathlon triathlons runner runners running_shoes goes_running go_running went_running morning_run long-distance_running parkrun lamp_post_to lamppost_to one_lamp_post one_lamppost lamp_posts next_lamp_post next_lamppost couch_to park_run running_club running_my_first running_a_marathon ran_a_marathon run_a_marathon half_marathons ultramarathon personal_best',
    stanzas: `
      A lace tied twice and a stretch on the step
      Slap of the soles and the breath, two and two
      Salt in the eyes and the elbows in
      One more lamppost, and one more, too

      The road going up where the map said down
      A stitch in the side and the shirt stuck flat
      A stone in the shoe, but a small one, small
      A hedge, a mailbox, a wall, a cat

      Shoes by the door with the heels worn down
      Breath like a saw and a thump like a drum
      Water gulped quick from a paper cup
      Legs saying no, and the feet saying come

      Mud on the socks to the top of the shin
      Watch with a beep and a squint at the track
      The long way round by the end of the park
      Hands on the knees, and a drip down the back`,
  },
  {
    words:
      'cycling cyclist cyclists bike bikes biked biking bicycle bicycles bike_ride bike_rides mountain_bike tandem tricycle training_wheels spin_class cycled cycles_to cycle_to bike_to_work',
    stanzas: `
      A trouser leg rolled up clear of the oil
      Tick of the wheels on the way down the hill
      A bell that rings like a spoon in a cup
      Feet sticking out, and the pedals go still

      Over a bump with a clank and a squeak
      Up on the pedals, then down on the seat
      Wind in the sleeves till the elbows flap
      Hum of the tires on the flat of the street

      Handlebars warm from the palms of the hands
      A basket, a bell, a squeak in the brake
      Spokes going round till there's nothing to see
      And one thin line that the two tires make

      A pump, a patch, and a tube in a tub
      Oil on the calf in the print of a chain
      Knees going up and then knees going down
      No hands for the last long bit of the lane`,
  },
  {
    words:
      "hike hikes hiked hiking hiker hikers trails backpacking trekking hill_walking hiking_trail hiking_trails mountain_trail trekked treks climbed_kilimanjaro climbed_ben_nevis climbed_snowdon climbed_everest hadrian's_wall coast_to_coast rambler ramblers",
    stanzas: `
      A bootlace knotted and tucked at the tongue
      A stick with a thumb-worn place near the top
      Salt on the lip and a leaf in the hair
      Water that tastes of the tin, each drop

      A map with the creases gone white and thin
      Roots for a stair and a rock for a seat
      Bread and hard cheese from a bag at the knee
      Boots coming off, and the steam of the feet

      Pebbles that skip from the side of the path
      A stream to be crossed on stone after stone
      A gate, a stile, and a cow with a stare
      Up at the top just the wind on its own

      A pack and a cup that clinks on the strap
      A bend, and beyond it another bend
      Socks full of seeds and a scratch on the shin
      One flat stone for a chair at the end`,
  },
  {
    words:
      'rock_climb rock_climbs rock_climber rock_climbing climbing_wall climbing_gym bouldering mountaineer mountaineering mountain_climber mountain_climbing climbs_mountains climbed_mountains abseiling',
    stanzas: `
      Hands full of chalk and a clap, and a cloud
      Toes on an edge like the edge of a dime
      Breath let out at the feel of the grip
      And up the wall one hold at a time

      Rope through a ring and a knot at the waist
      Three points steady and one on the go
      A cheek laid flat on the cool of the wall
      Everyone's shoes very small down below

      Fingers that feel for a lip or a crack
      Clips on a loop at the side of a belt
      Rub of the rope on the back of the hand
      A place for the thumb, not seen but felt

      Tape round the knuckles and scrapes on the shin
      A long look up with the head tilted back
      All of the weight on the big toe alone
      All of the fingers inside of one crack`,
  },
  {
    words: 'ski skis skied skiing skier skiers snowboard snowboards snowboarded snowboarding snowboarder ski_trip',
    stanzas: `
      Boots with a buckle that bites at the shin
      A hat pulled low and a drip at the nose
      Hiss of the edge in a long white curve
      And somewhere inside of the sock, ten toes

      Goggles pushed up with the straps hung loose
      Mittens gone stiff on a peg by the heat
      A scrape, a hush, and a lean to the left
      Powder in pockets, and snow in the seat

      A ride to the top with legs hanging down
      Trees in a hurry along both sides
      Knees bent soft for the bumps on the way
      Turn after turn, and the long flat glides

      Wax on the bottoms, a strap on the wrist
      A white breath out, a lean, and away
      Snow down the neck like a small cold key
      One long line on the hill, blue-gray`,
  },
  {
    words:
      'ice_skate ice_skates ice_skated ice_skating ice-skating ice_skater figure_skating figure_skater goes_skating went_skating go_skating skating_rink ice_rink',
    stanzas: `
      Ankles that wobble, a hand on the rail
      A scarf with the two ends flying behind
      A push with the left, a push with the right
      A line left curled like an orange rind

      Laces yanked up through a dozen hooks
      Scratch of the blade and the nip of the air
      A small backward step, a turn on one edge
      A neat round eight that is still lying there

      Wool socks doubled and tugged to the knee
      A thump, a laugh, and a wet cold seat
      Music gone tinny up under the roof
      A coin set spinning on two thin feet

      Mittens that steam on the side of a cup
      Round the same way with the rest of the crowd
      Crunch of the toe and the hiss of the heel
      Breath going up in a small round cloud`,
  },
  {
    words: 'surf surfs surfed surfing surfer surfers surfboard surfboards bodyboard',
    stanzas: `
      Wax on the board and a strap on the shin
      A long paddle out with the chin held high
      The lift, the hop, and the knees bent deep
      A wall of green glass goes quietly by

      Salt in the lashes and sand in the hair
      Arms like wet rope from the pull and the pull
      A hump on the water a long way out
      A roar from behind, and the nose brim full

      Feet in the foam and the board on one hip
      Tug of a strap and an eye on the swell
      Water that stands like the side of a barn
      A roar like the roar inside of a shell

      A suit peeled off like the skin of a plum
      Sand in the car and sand in the bread
      A wait, and a wait, a turn, and a push
      The sound of the breakers still in the head`,
  },
  {
    words: 'skateboard skateboards skateboarded skateboarding skateboarder skate_park skatepark',
    stanzas: `
      Wheels on the cracks with a tick and a tock
      Scab on an elbow and rip at the knee
      A push, and a push, and the back foot on
      Down all of the steps, and the steps are three

      Scrape of the tail on the edge of a curb
      A shoe worn through at the side of the toe
      Stickers rubbed off on the underside
      A clatter, a crouch, and another go

      Four small wheels with a growl on the street
      A pop of the tail, the board turning round
      Arms held out like the wings of a goose
      Two feet landing with one good sound

      Plywood and bricks for a bit of a ramp
      A roll to the edge and the nose tipped down
      Palms gone pink from the grit of the road
      The longest, smoothest hill in the town`,
  },
  {
    words:
      'fishing fishes fished fisherman fishermen fly_fishing fly-fishing ice_fishing fishing_rod fishing_pole fishing_trip tackle_box angler angling',
    stanzas: `
      A red float sitting as still as a hat
      A line run out to the edge of the brown
      Bait in a can with a fold of wet leaf
      A twitch, a wait, and the red goes down

      A thermos, a bucket, a folding chair
      The whir of the reel and a plop far out
      Rings getting wider on top of the green
      A tug that could be a weed or a trout

      Hooks in a box by the size and the shine
      Boots on the bank where the mud takes a print
      A knot pulled tight with the edge of the teeth
      Something below with a turn and a glint

      Scales on the sleeve and the smell on the thumbs
      A rod in the crook of a stick, held low
      Nobody talking, and nothing to say
      The tip going down in a nod, so slow`,
  },
  {
    words: 'sail sails sailed sailing sailor sailors sailboat sailboats yacht yachts regatta',
    stanzas: `
      Rope through the hand and a shout to duck
      The canvas goes slack and then snaps out tight
      Spray on the lips and the deck on a slant
      A long white crease going back out of sight

      The boom swung over, a duck of the head
      A rope that dings on the side of the mast
      A thumb held up for the side of the wind
      The dock getting small, and gulls going past

      Coils of rope like loaves on the boards
      A tiller with somebody's grip worn in
      The lean, the lift, and the slap underneath
      Salt drying white on the nose and the chin

      One knot that holds and another that slips
      Feet set wide where the boards get steep
      A hum in the lines when the wind comes round
      Water gone dark where the bottom is deep`,
  },
  {
    words: 'boat boats motorboat speedboat houseboat fishing_boat narrowboat',
    stanzas: `
      A rope on a post in a figure eight
      One foot on the planks and one on the side
      A slap, a slap, and a knock at the hull
      And the gap in the middle growing wide

      A life vest smelling of somebody's shed
      A rope end burned to a hard black bead
      Water gone round in a ring at the stern
      A heron, still as a stick in the reed

      Paint in thin flakes from the edge of a plank
      A bump, a rock, and a bend at the knees
      The smell of an engine, oil, and wet rope
      A hat held on by one hand in the breeze

      Keys on a cork, and a tin, and a hat
      The dock giving way with a creak, a dip
      A wake going out in a long wide V
      A cup on the bench with a tilt, a drip`,
  },
  {
    words:
      'canoe canoes canoed canoeing kayak kayaks kayaked kayaking rowboat rowboats rowing rower rowers paddleboard paddleboarding dragon_boat dragon_boats pedalo',
    stanzas: `
      The drip of a blade in between the strokes
      A knock at the side, a dip, and a swing
      Water like glass being folded in half
      And each drop making a small round ring

      Knees gone wet in the bottom of the hull
      Blisters to count where the handle has been
      A bend in the bank, a turtle, a log
      Reeds going by with a scrape, very thin

      A pull and a breath, a pull and a breath
      Two little whirlpools left at the side
      Shoulders gone warm and the seat gone damp
      One last pull, and then only the glide

      Dry bag and sandwich and hat on a string
      The nose coming round to follow the bend
      One side, the other, a drip on the knee
      A scrape on the sand at the very end`,
  },
  {
    words:
      'camping camped campsite campsites campground campfire campfires tent tents sleeping_bag sleeping_bags camping_trip',
    stanzas: `
      Pegs knocked in with the back of a boot
      A zipper that whines from bottom to top
      Smoke in the sweater and ash on the spoon
      Beans in a pan with a blip and a plop

      Canvas that glows with a flashlight inside
      A stick with the end burned soft and black
      Pine sap and matches, and socks on a line
      A root underneath the small of the back

      Hiss of a lamp and a moth going round
      Tin plates scrubbed with a handful of sand
      Sleeves pulled down over cold fingertips
      Marshmallow turned by a careful hand

      A folding chair with its feet in the dirt
      The poles in a bag, and one pole too few
      A rustle, a pause, and a twig goes snap
      Grass in the coffee, and smoke in it, too`,
  },
  {
    words:
      'birdwatching bird_watching bird-watching birdwatcher bird_watcher birder birders birding watches_birds watching_birds binoculars',
    stanzas: `
      Glass to the eyes and a finger held up
      Flick of a tail in the thick of the green
      A very small book with the corners gone
      A tick, a name, and the day it was seen

      A rustle, a stillness, a neck craned back
      Seed on the sill and a squabble for place
      One brown bird, and another brown bird
      Print of two rims on the skin of a face

      A pocket of crumbs, a squeak in the boot
      Lens turned slow till the feathers come clear
      A yellow throat, or a leaf with the sun
      A song from the one that is nowhere near

      Twigs going up with a flick and a bounce
      A whisper, a hush, a hand on a sleeve
      A beak, a stripe, and the white of a wing
      One tilt of the head, all ready to leave`,
  },
  {
    words:
      'stargazing stargazer telescope telescopes astronomy astronomer constellation constellations meteor_shower planetarium',
    stanzas: `
      One eye shut and the other to glass
      Three thin legs standing out on the lawn
      A light with red paper over the end
      The moon coming in, all craters, then gone

      A blanket spread on the cool of the ground
      A neck going stiff from the long look back
      The dipper tipped over, its handle bent
      Salt spilled out on a cloth of black

      A thermos, a chart, a coat over all
      The porch lamp off and the eyes getting wide
      A finger that draws from dot to dot
      A W there, lying down on its side

      The creak of a knob, a blur, and a ring
      A speck with a ring like a flat hat's brim
      A streak going over, an arm flung out
      And small ones in back of the big ones, dim`,
  },
]
