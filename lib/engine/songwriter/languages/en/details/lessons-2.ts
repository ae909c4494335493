import type { Details } from '../../stanzas.ts'

/** The Earth: water, clouds, rock, maps, seas, woods, and what lived here before. */
export const lessons2: readonly Details[] = [
  {
    words:
      'water_cycle evaporate evaporates evaporated evaporating evaporation condensation condense condenses condensed precipitation water_vapor',
    own: `
      {fact}
      {He} {draws} a chalk line round a puddle at noon
      {He} {comes} back at two, and the puddle [is] small
      And {asks} a white cloud to return it quite soon

      {He} {holds} out a (cup|hand) to the rain from the roof
      {He} {says} that it once was a wave or a pear
      {fact}
      {He} {tells} the whole table it [comes] from up there`,
    stanzas: `
      (The sun|Hot sun) warms the sea, and the water goes up
      It rises as vapor that no one can see
      It cools in the height, and it gathers in drops
      And that is a cloud, sailing over the tree

      (The drops|Small drops) bump together and grow till they fall
      They fall as the rain, or as hail or as snow
      The ground drinks a part and the rivers the rest
      And down to the sea all the rivers must go`,
    later: `
      The rain on the window was once in the sea
      A dinosaur drank it, a cloud let it drop
      It's no newer water than ever there was
      It goes round and round, and it's not going to stop`,
    hook: `
      Up, evaporation, and into a cloud
      Down comes the rain again, lovely and loud

      The water cycle goes up and comes down
      From ocean to cloud to the roofs of the town`,
  },
  {
    words:
      'cloud clouds cumulus cirrus stratus nimbus weather_report weather_reports weather_forecast weather_forecasts meteorologist meteorologists meteorology weatherman weather_channel weather_station barometer weather_vane',
    own: `
      {fact}
      {He} {lies} on the lawn with a weed in {his} teeth
      {He} {points} out a whale, and a boot, and a loaf
      And {says} there [is] rain in the gray underneath

      {He} {taps} on the (dial|glass) like a knock at a door
      {He} {says} it [is] dropping, and {brings} in the chairs
      {fact}
      The sun [shines] till evening on everyone's stairs`,
    stanzas: `
      (The cirrus|High cirrus) is wispy and made out of ice
      The stratus is flat, like a sheet on a bed
      The cumulus heaps into castles by noon
      And nimbus is gray, with the rain overhead

      (A cloud|One cloud) is just drops that are too small to fall
      When warm air goes up it gets cool on the way
      The water in air turns to drops upon dust
      The thicker the cloud is, the more it turns gray`,
    later: `
      The wind moves it on and the shape comes undone
      The whale is a teapot, the teapot is blue
      However it's gray there is sun on the top
      And sooner or later it has to come through`,
    hook: `
      Clouds going by like the sheep on a hill
      Some of them wander and some are quite still

      The weather forecast says sunny and dry
      So bring an umbrella, for clouds can be sly`,
  },
  {
    words: 'volcano volcanoes volcanos volcanic lava magma eruption eruptions',
    own: `
      {fact}
      {He} {builds} a small mountain of paper and glue
      {He} {pours} in the soda, the red and the sour
      And {needs} a clean tablecloth, ceiling, shirt, too

      {He} {tells} how the (mountain|ground) [gives] a cough in its sleep
      {He} {draws} it cut open, with red in the core
      {fact}
      Then lava [is] all of the living-room floor`,
    stanzas: `
      (Deep down|Far down) where it's hot, the rock melts into soup
      It's lighter than stone, so it rises and swells
      It's magma below, and it's lava on top
      And steam blows up first with its rotten-egg smells

      (The ash|Gray ash) comes down softly like snow on the roofs
      The lava creeps slow, and it cools into stone
      The cone builds itself from what falls on its sides
      And some go to sleep for an age on their own`,
    later: `
      The rock turns to soil when the long years go by
      The richest of any for grape and for bean
      And islands are standing, with birds in their trees
      Where once just the fire and the ocean were seen`,
    hook: `
      Volcano, volcano, rumble and roar
      There's red at the bottom and room for some more

      Lava flows slowly and cools into land
      It makes a new island, all black, with black sand`,
  },
  {
    words:
      'earthquake earthquakes aftershock aftershocks tectonic tectonic_plate tectonic_plates plate_tectonics fault_line fault_lines seismograph seismologist richter richter_scale',
    own: `
      {fact}
      {He} {drops} to the floor with a roof made of wood
      {He} {holds} to a table leg, counting out loud
      And {waits} till the lamp [hangs] as still as it should

      {He} {picks} up the (books|frames) that [lie] flat on the floor
      {He} {calls} up the stairs and {he} {calls} down the street
      {fact}
      {He} {counts} every voice till the count [is] complete`,
    stanzas: `
      (The crust|Thin crust) of the Earth is in plates that can move
      They creep every year what a fingernail grows
      They stick at the edges and strain more and more
      And then in a moment they slip, and it goes

      (The waves|Quick waves) travel out through the rock from the spot
      A needle on paper draws hill upon hill
      The cups start to chatter, the lamp starts to swing
      And then it grows quiet, and then it is still`,
    later: `
      A few smaller shakes come along in the night
      The plates of the ground settle into their bed
      The mountains were made, inch by inch, in this way
      The Earth isn't finished, it's moving ahead`,
    hook: `
      Earthquake, earthquake, under the floor
      Get down by the table and hold on once more

      Plates of the Earth like the shell of an egg
      An earthquake can rattle each table and leg`,
  },
  {
    words:
      'continent continents atlas atlases geography mapmaker mapmakers cartographer world_map capitals state_capitals equator latitude longitude seven_continents old_map old_maps paper_map paper_maps map_of_the_world globe_of_the_world',
    own: `
      {fact}
      {He} {puts} down a thumb where the blue [meets] the brown
      {He} {follows} a river as thin as a hair
      And {says} all the names of the sea and the town

      {He} {gives} the (globe|old globe) a spin with {his} eyes closed up tight
      {He} {stops} with one finger and {lands} in the sea
      {fact}
      Next time it [is] mountains, in time for some tea`,
    stanzas: `
      (The land|Dry land) on the globe is in seven great parts
      The largest is Asia, then Africa's wide
      Then North and South America meet at the waist
      And ice has Antarctica hidden inside

      (Then Europe|And Europe) is small, and Australia's least
      The equator goes round like a belt on the ball
      The lines of longitude run pole to pole
      And latitude circles don't meet up at all`,
    later: `
      The borders have moved since the paper was new
      The folds have gone soft, and the blue has gone white
      But home is a dot that a finger can find
      In any big atlas, in any poor light`,
    hook: `
      Open the atlas and run with a thumb
      Over the mountains the whole world will come

      Map of the world, with the blue and the green
      There's so much of somewhere that no one has seen`,
  },
  {
    words:
      'ocean oceans tide tides high_tide low_tide tidal tidepool tidepools tide_pool tide_pools coral_reef coral_reefs ocean_floor deep_sea oceanographer marine_biologist marine_biology',
    own: `
      {fact}
      {He} {stands} with both feet where the last wave [gives] out
      The sand [runs] away from the back of each heel
      And {he} {answers} the sea with a jump and a shout

      {He} {looks} in a (rock pool|tide pool) with hands on {his} knees
      A crab [lifts] its fists in a boxer's small stance
      {fact}
      {He} {gives} it its stone back, and {leaves} it its dance`,
    stanzas: `
      (The moon|Round moon) pulls the sea into two gentle heaps
      The Earth turns around, so they pass every shore
      It's high, and six hours go, and then it is low
      And twice in a day there is high tide once more

      (A reef|The reef) is a city that coral has built
      Each little soft creature makes stone for a wall
      The deep has no sun, but it has its own lamps
      And ranges of mountains lie under it all`,
    later: `
      The tide takes the castle, the moat and the name
      The sand is as smooth as it was at the start
      But no one who listened to it for a day
      Has ever quite lost it from shell or from heart`,
    hook: `
      Ocean, wide ocean, come in and go out
      It whispers at evening and then has a shout

      High tide and low tide, the moon has a string
      It pulls on the water like any old thing`,
  },
  {
    words:
      'climate climate_change global_warming greenhouse_effect greenhouse_gas greenhouse_gases carbon_dioxide carbon_footprint polar_ice melting_ice ice_caps ice_cap glacier glaciers solar_panel solar_panels solar_power wind_turbine wind_turbines wind_power wind_farm save_the_planet save_the_earth earth_day renewable_energy',
    own: `
      {fact}
      {He} {switches} the lamps off behind {him} at night
      {He} {pedals} to work through the puddles and leaves
      And {sets} a thin tree in the spot with most light

      {He} {says} it [is] (small|little), but small things add up
      {He} {carries} a bag made of cloth to the store
      {fact}
      {He} {gets} the whole street to do just a bit more`,
    stanzas: `
      (The gas|Some gas) in the air keeps the warm of the sun
      A little is good, like a quilt on a bed
      But burning of oil and of coal makes it thick
      So heat that should leave has been staying instead

      (The ice|Old ice) in the north melts a bit more each year
      The blades on the hill turn the wind into light
      A panel makes power from sun on a roof
      And trees store the carbon away, out of sight`,
    later: `
      It wasn't one person who made it so warm
      It won't be just one who can cool it, it's true
      But every good change was begun by someone
      Who planted, and pedaled, and pulled others, too`,
    hook: `
      Climate, oh climate, the quilt is too thick
      A tree and a windmill, and better be quick

      Sun on the solar panel, wind in the blade
      There's power for all in the light and the shade`,
  },
  {
    words:
      'recycle recycles recycled recycling reuse reuses reused reusing recycling_bin recycling_bins blue_bin littering landfill landfills picks_up_trash picking_up_trash picked_up_trash pick_up_trash recycling_centre',
    own: `
      {fact}
      {He} {rinses} the jar and {he} {flattens} the box
      {He} {saves} every string that [is] long as a thumb
      And {makes} a fine dog out of two of the socks

      {He} {wheels} out the (blue one|green one) at nine in the dark
      {He} {goes} back for one little lid in the rain
      {fact}
      The can [is] in line to be part of a train`,
    stanzas: `
      (The truck|A truck) takes it all to a hall with long belts
      A magnet picks steel out and lets the rest by
      The paper gets mashed in a vat, and pressed flat
      And bottles are melted, with flames burning high

      (A can|One can) can come back in the space of two months
      New paper is born from the letters of old
      And glass can be glass again, over and over
      And nothing is lost when it's poured in a mold`,
    later: `
      The bin is so light, and the dump is less high
      A bench in the park was a milk jug or two
      Most things that are over are not quite so done
      They're waiting for someone to see them as new`,
    hook: `
      Recycle the bottle, recycle the can
      There's more than one life in a tin or a pan

      Recycling, recycling, blue bin and green
      It's all going round, and it comes out so clean`,
  },
  {
    words:
      'forest forests rainforest rain_forest oak oaks oak_tree oak_trees maple_tree maple_trees pine_tree pine_trees redwood redwoods sequoia sequoias tree_rings tree_trunk treetops treetop acorn acorns plant_a_tree plant_trees plants_trees planted_a_tree planted_trees planting_trees climb_trees climbs_trees climbed_trees climbing_trees tree_planting arbor_day',
    own: `
      {fact}
      {He} {stands} by the trunk with a hand on the bark
      {He} {looks} up through leaves to a small coin of sky
      And {listens} till even the branches [are] dark

      {He} {finds} one brown (acorn|seed) and {he} {closes} {his} hand
      {He} {presses} it down in the dirt with a thumb
      {fact}
      And someone [has] shade for a summer to come`,
    stanzas: `
      (An acorn|The acorn) drinks rain and sends down the first root
      A stem pushes up with two leaves in the light
      The leaves make it sugar from air and from sun
      And rings in the trunk count the years, dark and bright

      (The owl|An owl) has the hole where a branch broke away
      The moss has the stones and the stream has the fern
      A woodpecker knocks at a door in the bark
      And light in small coins takes its place, turn by turn`,
    later: `
      The one who plants oaks doesn't sit in their shade
      It's somebody else who will swing on the bough
      A tree is a letter that's sent on ahead
      To somebody not even thought about now`,
    hook: `
      Deep in the forest the light's coming through
      It's green at the bottom and over it blue

      Oak tree, oak tree, up from a seed
      A hundred good years is the time that trees need`,
  },
  {
    words:
      'food_chain food_chains food_web food_webs predator predators prey ecosystem ecosystems habitat habitats herbivore herbivores carnivore carnivores omnivore',
    stanzas: `
      (The sun|Bright sun) feeds the grass, and the grass feeds the bug
      The frog eats the bug by the side of the pool
      The snake has the frog, and the hawk has the snake
      And each link is food for the next, as a rule

      (The plants|Green plants) make their food out of sunlight and air
      A herbivore nibbles them, stem, leaf and seed
      A carnivore hunts for the ones that eat plants
      And omnivores live on whatever they need

      (The worms|Small worms) and the mushrooms come last to the feast
      They turn what has fallen to soil, rich and brown
      The soil feeds the roots, and the roots feed the leaves
      And so it goes up as it's always come down`,
    later: `
      Take one little link from the middle away
      The hawk and the clover both notice it's gone
      For nobody's dinner is only their own
      The sun is the cook, and it all passes on`,
    hook: `
      Food chain, food chain, link upon link
      The smallest is bigger than big ones may think

      Predator, prey, and the grass in between
      The food web is fed by the sun and the green`,
  },
  {
    words:
      'tyrannosaur brachiosaurus diplodocus pterodactyls fossil fossils paleontology extinct extinction asteroid asteroids',
    own: `
      {fact}
      {He} {knows} all the names, and {he} {says} them at speed
      {He} {roars} down the hall with {his} elbows tucked in
      And {stops} for some lettuce, as plant eaters need

      {He} {brushes} the (sand|dust) from a bit of a bone
      {He} {holds} it up close, and {his} breath [goes] away
      {fact}
      {He} {keeps} it in cotton, and {shows} it all day`,
    stanzas: `
      (The bones|Old bones) fell in mud, and the mud covered all
      It hardened to stone as the long ages passed
      The minerals took, bit by bit, the bone's place
      And rain lays it bare on the hillside at last

      (The biggest|The long-necked) ones ate from the tops of the trees
      The tyrant had teeth like bananas, and claws
      A rock from the sky filled the air up with dust
      And dark without plants was the end of the jaws`,
    later: `
      But some were in feathers, and small, and stayed on
      They sit on the fence with a song in the dew
      A robin's a dinosaur, down to its bones
      So nothing so big is entirely through`,
    hook: `
      Fossil, oh fossil, asleep in the stone
      Millions of years in the dark, all alone

      Gone and extinct, but it sings in the tree
      A bird is as dino as dinos can be`,
  },
  {
    words:
      'ice_age mammoth mammoths woolly_mammoth woolly_mammoths mastodon mastodons saber-toothed saber-tooth sabertooth saber_tooth caveman cavemen cave_man cave_men cave_painting cave_paintings stone_age neanderthal neanderthals',
    own: `
      {fact}
      {He} {makes} from a blanket a cave by the wall
      {He} {paints} a brown mammoth with coffee and thumbs
      And {grunts} for {his} supper, and {won't} talk at all

      {He} {stands} by the (tusks|bones) with {his} head tilted back
      {He} {thinks} of the wind, and the fur, and the snow
      {fact}
      {He} {zips} up {his} jacket, and {won't} turn to go`,
    stanzas: `
      (The ice|Thick ice) a mile deep came down over the land
      It scooped out the lakes and it flattened the hills
      It dropped a few boulders in fields as it left
      And all through the summers it fed icy rills

      (The mammoths|Great mammoths) ate grass in the wind on the plain
      Their fur hung in curtains right down to the knee
      A herd walked in line with its young in between
      And tusks swept the snow off, so breakfast was free`,
    later: `
      In caves with a torch, someone painted them all
      And pressed up one hand, and blew red round the space
      The ice is all gone, and the mammoths are, too
      The hand is still waving there, still in its place`,
    hook: `
      Woolly old mammoth, come in from the snow
      The ice age is over, a long time ago

      Cave painting, cave painting, horses that run
      A hand on the wall says hello, everyone`,
  },
]
