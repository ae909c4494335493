import type { Details } from '../../stanzas.ts'

/** The sky and space: planets, moon, sun, stars, rockets, gravity, seasons. */
export const lessons1: readonly Details[] = [
  {
    words:
      'solar_system planet planets eight_planets nine_planets orbits orbiting uranus neptune dwarf_planet planet_mercury planet_venus planet_pluto mercury_venus venus_earth order_of_the_planets planets_in_order the_planets all_the_planets neptune_is orbits_the_sun',
    stanzas: `
      Eight round worlds going round one sun
      Four made of rock and the other four vast
      Mercury first with the shortest year
      And cold blue Neptune coming in last

      Mercury, Venus, then Earth, then Mars
      Jupiter, giant, with stripes and a spot
      Saturn, Uranus, and Neptune blue
      The last one frozen, the first one hot

      Painted balls on a coat hanger wire
      The yellow one hanging fat and bright
      A ring cut out of a paper plate
      And one blue marble turned to the light

      Venus goes round in a thick white cloud
      Mars is as red as an old tin can
      Saturn is wearing its rings of ice
      And only Earth has a frying pan`,
  },
  {
    words: 'mars martian martians red_planet mars_rover mars_rovers mission_to_mars',
    stanzas: `
      A small red world with a thin cold sky
      Rust in the dust and rust in the stone
      Two lumpy moons going over the hills
      And wheel tracks made by a rover alone

      The fourth one out from the sun, and dry
      The tallest volcano ever found
      Ice at the bottom and ice at the top
      And not one footprint on all that ground

      A small pale sun over miles of sand
      The sky at sunset is blue, not red
      A day just a little longer than here
      And half an hour more to stay in bed

      A rover creeps on six metal wheels
      Slow as a turtle, rock by rock
      A camera up on a skinny neck
      And a sundial there instead of a clock`,
  },
  {
    words: 'jupiter great_red_spot gas_giant gas_giants biggest_planet largest_planet',
    stanzas: `
      A giant in stripes of orange and cream
      Belts of cloud going round and round
      A red spot wider than all the Earth
      And nowhere at all that could pass for ground

      The biggest one of the planets by far
      A thousand Earths would fit inside
      Four bright moons in a little scope
      Strung in a line from side to side

      The fastest spin of the planets all
      Fat at the waist like a sesame bun
      Stripes of cloud blown side by side
      Ten short hours and the day is done

      The fifth one out from the sun, and huge
      Clouds on clouds in a butterscotch swirl
      Moons by the dozen around its waist
      And one red spot in a ginger curl`,
  },
  {
    words: "saturn saturn's rings_of_saturn ringed_planet",
    stanzas: `
      A pale gold ball in a brim of ice
      Chunks like houses and bits like sand
      All going round in a sheet so thin
      And not one piece with a place to land

      One eye shut at the telescope's end
      A tiny gold bead inside of a ring
      It looks like a sticker stuck on the lens
      And hangs up there without any string

      Lighter than water for all its size
      Put in a bathtub, Saturn would float
      Yellow and round with a flat white ring
      And dozens of moons to follow the boat

      The second biggest of all the eight
      Rings of ice, with a gap between
      Titan, a moon with an orange sky
      And the finest hat that was ever seen`,
  },
  {
    words:
      'moon moons full_moon new_moon half_moon crescent_moon harvest_moon moonlight moonlit moon_phase moon_phases phases_of_the_moon lunar waxing_moon waning_moon moon_and_stars moon_and_the_stars man_in_the_moon',
    stanzas: `
      A thin white paring and then a slice
      Half like a cookie snapped in two
      Night by night till the plate is full
      And night by night till the dark comes through

      The same old face with the same gray spots
      One side lit by the sun, that's all
      No lamp inside, just rock and dust
      A look that comes over the garden wall

      New, then crescent, then half, then full
      Then back again by the way it came
      Four weeks and a bit to come around
      And no two nights looking quite the same

      Footprints up there in the soft gray dust
      No wind ever comes to rub one out
      A flag with a wire to hold it up
      And not a single puddle about`,
  },
  {
    words: 'sunspot sunspots solar_flare solar_flares sun_is_a_star learns_about_the_sun lesson_about_the_sun',
    stanzas: `
      A star like the others, but close, that's all
      Eight minutes old when the light comes in
      Across the floor to the legs of a chair
      And warm on the hand and under the chin

      A ball of gas, not a fire of wood
      Squeezed in the middle until it glows
      A million Earths would fit inside
      And here it is on the end of a nose

      It looks to rise, but it stays right there
      The Earth is the one that rolls around
      Shadows go short and shadows go long
      And swing like clock hands over the ground

      Up in the east and down in the west
      A square of gold on the kitchen floor
      A cat laid out like a rug in the warm
      And a line that creeps along to the door`,
  },
  {
    words:
      "big_dipper little_dipper milky_way stargazers stargaze star_gazing north_star star_chart star_charts galaxy galaxies astronomers observatory orion's_belt",
    stanzas: `
      Seven bright stars in a long bent spoon
      Two at the end of the cup point the way
      Up to the star that stays in the north
      And sits there still till the break of day

      Suns so far that each is a dot
      Light that set out a long time ago
      Three in a row for a hunter's belt
      And a dog at the heel, the brightest glow

      A blanket spread on the damp night grass
      The porch light off and the jackets zipped
      A flashlight covered in red cellophane
      And over the roof the dipper tipped

      A pale band poured across the black
      Not any cloud, but the stars themselves
      Too many, too far, to tell apart
      Like sugar spilled on the pantry shelves`,
  },
  {
    words:
      'rocket rockets rocket_ship rocket_ships rocketship spaceship spaceships astronaut astronauts cosmonaut cosmonauts space_station outer_space in_space into_space spacesuit spacesuits space_suit space_suits nasa lift-off liftoff moon_landing space_shuttle launch_pad blast_off blasts_off blasting_off spacewalk spacewalks space_travel space_camp',
    stanzas: `
      Ten down to one and a shake in the seat
      A tower of fire and a roll of steam
      The ground going small in a round glass pane
      And the air gone thin as a bright blue seam

      A toothbrush floats and a spoon floats too
      Water rolls up in a wobbly ball
      Socks on the feet, for nobody walks
      And a sleeping bag strapped to the wall

      A big white suit with a bowl for a head
      A tether clipped to a metal ring
      Gloves as fat as a baseball mitt
      And boots over oceans, starting to swing

      The numbers go down in a flat calm voice
      A roar that rattles the teeth all the way
      The engines cut, and a pencil floats
      And sixteen sunrises come in a day`,
  },
  {
    words:
      "gravity weightless weightlessness free_fall law_of_gravity zero_gravity isaac_newton newton's_law newton's_laws",
    stanzas: `
      The spoon goes down and the peas go down
      The ball comes down, and the shoe, and the pear
      The same pull holding the moon on its loop
      And toast, jam down, by the leg of the chair

      A hammer, a feather, dropped side by side
      Without any air, a tie in the race
      Heavy or light, one rule for the lot
      Down to the ground at the very same pace

      The strings on the world that are never seen
      Tea stays put in the bottom of the cup
      Earth in its orbit, and boots on the mat
      And down comes whatever was just tossed up

      A little less pull on a littler world
      A jump on the moon goes six times as high
      A suitcase up there weighs less than a cat
      And a bowling ball, like a good-sized pie`,
  },
  {
    words: 'eclipse eclipses solar_eclipse solar_eclipses total_eclipse eclipse_glasses totality',
    stanzas: `
      The moon slides over the face of the sun
      One small bite and then bit by bit
      Cardboard glasses all turned one way
      And crickets unsure what to make of it

      A pinhole poked in a piece of card
      Crescents of sun in the shade of a tree
      The birds gone quiet, the air gone cool
      And a fine white ring where the sun should be

      The daylight thins and the street lamps click
      A shadow comes up the road at a run
      A minute or two of a midday night
      And then one bead on the edge of the sun

      Three in a row: the sun, moon, Earth
      The small one near and the big one far
      A perfect fit, like a coin on a plate
      And noon so dark that it lets out a star`,
  },
  {
    words:
      'four_seasons change_of_seasons changing_seasons seasons_change equinox solstice earth_tilts tilt_of_the_earth earth’s_tilt the_four_seasons order_of_the_seasons',
    stanzas: `
      The Earth leans over a little bit
      Tilted to sunlight, the days grow long
      Tilted away, and the frost comes back
      Then one bare branch, and a bird, and its song

      Mud and then daisies and then dry grass
      Leaves in a heap and then boots in a row
      A swimsuit hung on the very same hook
      That holds the mittens all wet with snow

      A different thing at the kitchen door
      Summer's a screen door, fall is a rake
      Winter's a shovel left on the step
      And spring is the drip of ice on the lake

      Buds like fists on the end of the twig
      Then shade so thick that the swing hangs cool
      Then red, then brown, then nothing but sticks
      And round again, as a general rule`,
  },
]
