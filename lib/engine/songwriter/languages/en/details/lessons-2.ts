import type { Details } from '../../stanzas.ts'

/** The Earth: water, clouds, rock, maps, seas, woods, and what lived here before. */
export const lessons2: readonly Details[] = [
  {
    words:
      'water_cycle evaporate evaporates evaporated evaporating evaporation condensation condense condenses condensed precipitation water_vapor',
    stanzas: `
      The sun warms up the top of the sea
      The water goes up where it can't be seen
      It cools up high, and it beads into cloud
      And falls on the lettuce and turns it green

      A puddle shrinks on the playground floor
      The rim of it dry by the end of day
      Gone for a ride in the big white clouds
      Back as a drip on a hat far away

      A cold glass sweating, a ring on the wood
      The same wet air on a window in fall
      Cooled to a drop, and a drop to a run
      And up in the sky, no different at all

      Evaporation, the water goes up
      Condensation, the clouds fill in
      Precipitation, the gutters run
      And back to the sea for another spin`,
  },
  {
    words:
      'cloud clouds cumulus cirrus stratus nimbus weather_report weather_reports weather_forecast weather_forecasts meteorologist meteorologists meteorology weatherman weather_channel weather_station barometer weather_vane',
    stanzas: `
      Tiny drops that are too light to fall
      Piled up high in a cauliflower heap
      Flat on the bottom and puffed at the top
      And towing a shadow over the sheep

      Cirrus is wispy, like combed white hair
      Stratus is flat, like a sheet on a bed
      Cumulus puffs like a bowl of popcorn
      And nimbus comes gray, with rain overhead

      Flat on the grass with a weed to chew
      A whale, a boot, then a thing with a snout
      It turns to a teapot, then to a train
      And then just cloud with the middle worn out

      A finger licked and held to the wind
      The needle moved on the glass in the hall
      A red sky, a gray sky, gulls flying in
      The forecast calling for nothing at all`,
  },
  {
    words: 'volcano volcanoes volcanos volcanic lava magma eruption eruptions',
    stanzas: `
      Rock so hot that it runs like soup
      Up through a crack in the stone it goes
      Magma below and lava on top
      And black cold rock where it no longer flows

      A mountain that piles up out of itself
      Ash on the slope and a bowl for a top
      A curl of steam and a rotten-egg smell
      And a lid on the boil that might just pop

      Red at the cracks and gray on the skin
      Slow as a tractor and hotter than coals
      Down to the sea in a wall of steam
      And new land cooling in ropes and rolls

      A rumble down in the floor of the world
      Ash coming down like the finest snow
      Soil so rich when the years have passed
      That beans and grapes and coffee grow`,
  },
  {
    words:
      'earthquake earthquakes aftershock aftershocks tectonic tectonic_plate tectonic_plates plate_tectonics fault_line fault_lines seismograph seismologist richter richter_scale',
    stanzas: `
      The cups begin it, a chatter on hooks
      The lamp on its chain going to and fro
      The pictures crooked, the books on the floor
      A desk with a huddle of knees below

      Plates of the Earth like a cracked eggshell
      Creeping as slow as a fingernail grows
      Stuck at the edge till it can't stick more
      And then in a second the whole thing goes

      A needle scribbles across a drum
      Small little hills and a sudden peak
      A long deep grumble from under the road
      And every nail in the house with a squeak

      Soup in the bowl with a wave of its own
      Glass in the cupboard, a tinkling tune
      A ceiling lamp that points to the door
      Quiet again by the drop of a spoon`,
  },
  {
    words:
      'continent continents atlas atlases geography mapmaker mapmakers cartographer world_map capitals state_capitals equator latitude longitude seven_continents old_map old_maps paper_map paper_maps map_of_the_world globe_of_the_world',
    stanzas: `
      Seven big pieces of land in the sea
      Asia's the widest, Australia's small
      Two called America, north and south
      And one at the bottom, icy and tall

      A paper map with its folds worn white
      Blue for the water and brown for the peaks
      A thumb put down where the river bends
      And an inch of road that goes on for weeks

      A globe that tilts on a metal arm
      One push, and the oceans go whirling past
      A finger comes down on an island's name
      And the whole world creaks to a stop at last

      Africa's shoulder, America's hip
      Two torn edges that seem to agree
      One big land a long time back
      And an inch each year of widening sea`,
  },
  {
    words:
      'ocean oceans tide tides high_tide low_tide tidal tidepool tidepools tide_pool tide_pools coral_reef coral_reefs ocean_floor deep_sea oceanographer marine_biologist marine_biology',
    stanzas: `
      Twice in a day it climbs up the sand
      Twice in a day it slides back out
      The moon is the hand that pulls at the sea
      And the crabs are the ones that run about

      Five great oceans, and all of one piece
      Salt in the water and salt on the lip
      Mountains that never come up for air
      A whale going by like a slow gray ship

      A line of weed where the last wave came
      A bucket of shells and a wet rolled cuff
      A hole that fills from the bottom up
      And a moat that is not quite deep enough

      Deep in the dark where the sun never gets
      A fish with a lamp on top of its head
      Bubbles that wobble a mile to the top
      And a crab on tiptoe across the bed`,
  },
  {
    words:
      'climate climate_change global_warming greenhouse_effect greenhouse_gas greenhouse_gases carbon_dioxide carbon_footprint polar_ice melting_ice ice_caps ice_cap glacier glaciers solar_panel solar_panels solar_power wind_turbine wind_turbines wind_power wind_farm save_the_planet save_the_earth earth_day renewable_energy',
    stanzas: `
      A blanket of gas a little too thick
      Heat coming in that is slow to go out
      The ice in the north grown narrow and thin
      And lilacs early, and fields in drought

      Blades going round on the top of a hill
      Panels that tip to follow the sun
      A bike by the door, a bag made of cloth
      And lamps switched off when the reading is done

      A glacier creaks and it drips by the sea
      Blue in the cracks and gray at the lip
      A line on the rock where ice used to reach
      And the long slow count of drip and drip

      A row of sticks with a tube on each
      A shovel of dirt, a bucket of rain
      A sapling that stands there, pencil-thin
      And makes good air for the length of the lane`,
  },
  {
    words:
      'recycle recycles recycled recycling reuse reuses reused reusing recycling_bin recycling_bins blue_bin littering landfill landfills picks_up_trash picking_up_trash picked_up_trash pick_up_trash recycling_centre',
    stanzas: `
      Bottles and cans in a rattling bin
      Newspapers tied with a length of string
      A box stamped flat with the heel of a shoe
      And a can on its way to be a spring

      Glass with the glass and tin with the tin
      Paper with paper, and lids in a heap
      A milk jug back as a bench in the park
      And nothing is trash that is good to keep

      The truck comes groaning around the bend
      Bins at the curb in a crooked line
      A crash like a kitchen pushed down the stairs
      And a soda can on its way to shine

      An egg box painted and cut for a boat
      Socks for the dusting, a jar for the screws
      Bread bags folded and twist ties saved
      And a drawer for the laces of long-gone shoes`,
  },
  {
    words:
      'forest forests rainforest rain_forest oak oaks oak_tree oak_trees maple_tree maple_trees pine_tree pine_trees redwood redwoods sequoia sequoias tree_rings tree_trunk treetops treetop acorn acorns plant_a_tree plant_trees plants_trees planted_a_tree planted_trees planting_trees climb_trees climbs_trees climbed_trees climbing_trees tree_planting arbor_day',
    stanzas: `
      A ring a year on the face of the wood
      A thin one for dry, a wide one for rain
      A knot where a branch came out of the side
      And rough brown bark like a coat for the grain

      A trunk too wide for a pair of arms
      Leaves held up for a plate of sun
      Sap going up like a straw in a glass
      An acorn cap when the squirrel is done

      Moss on the stones and a smell like tea
      Light in coins on the needles and fern
      A woodpecker knocks at nobody's door
      And a fork in the path with no wrong turn

      A stick in a bucket, a bit of root
      A hole as deep as the spade is long
      Water, and dirt tamped down by a boot
      Room overhead for a nest and a song`,
  },
  {
    words:
      'food_chain food_chains food_web food_webs predator predators prey ecosystem ecosystems habitat habitats herbivore herbivores carnivore carnivores omnivore',
    stanzas: `
      The grass eats sun and the bug eats grass
      The frog eats bugs at the edge of the lake
      The snake slides up with a frog on its mind
      A hawk looks down at the back of the snake

      The sun to a leaf on the apple tree
      A leaf to a bug with a striped green coat
      A bug to a bird on the garden fence
      And all of that sun in a robin's throat

      Small green specks in the top of the sea
      Shrimp like commas that graze on the green
      Herring, then cod, and a seal with a grin
      And a whale skips everything in between

      Plants at the bottom, and plenty of those
      Rabbits in dozens, and foxes in twos
      Mushrooms and worms for the cleaning up
      And rich black dirt out of yesterday's news`,
  },
  {
    words:
      'tyrannosaur brachiosaurus diplodocus pterodactyls fossil fossils paleontology extinct extinction asteroid asteroids',
    stanzas: `
      Teeth like bananas, and arms too short
      A tail stuck out for the balance behind
      A footprint as big as a kitchen sink
      And hens in the yard, the last of the kind

      A bone in the rock like a key in dough
      Chisel and brush and a tray for the crumbs
      A tooth, a rib, and a claw like a hook
      And ages of dust on a pair of thumbs

      A rock from the sky and a dust-dark sun
      The giants gone, and the small things stay
      Feathers and fur in a burrow of roots
      And a wren on the fence post every day

      Small ones marching along the sill
      A long neck, a horned one, one with a sail
      Names like a mouthful of building bricks
      Room on the rug for the swing of a tail`,
  },
  {
    words:
      'ice_age mammoth mammoths woolly_mammoth woolly_mammoths mastodon mastodons saber-toothed saber-tooth sabertooth saber_tooth caveman cavemen cave_man cave_men cave_painting cave_paintings stone_age neanderthal neanderthals',
    stanzas: `
      Ice a mile thick on the top of the land
      Hills rubbed flat and the lakes scooped out
      Boulders dropped in the middle of fields
      A great woolly nose swinging snow about

      Tusks in a curl like the runners on sleighs
      A rust-brown coat hanging down to the knees
      Small furry ears and a hump on the back
      And breakfast of grass in a good stiff breeze

      Fire at the mouth and a hide for the door
      A handprint blown on the wall in red
      Horses in charcoal that run round the rock
      And fur pulled up for a fine warm bed

      A tooth like a loaf, with ridges to chew
      A bone as tall as a half-grown child
      Packed in the ice like a thing in a drawer
      And a tuft of hair still woolly and wild`,
  },
]
