import type { Details } from '../../stanzas.ts'

/** The sky and space: planets, moon, sun, stars, rockets, gravity, seasons. */
export const lessons1: readonly Details[] = [
  {
    words:
      'solar_system planet planets eight_planets nine_planets orbits orbiting uranus neptune dwarf_planet planet_mercury planet_venus planet_pluto mercury_venus venus_earth order_of_the_planets planets_in_order the_planets all_the_planets neptune_is orbits_the_sun',
    own: `
      {fact}
      {He} {hangs} up the planets on strings in a line
      {He} {puts} in the sun with a lamp or a ball
      And {counts} out eight planets, though once there were nine

      {He} {turns} in the (kitchen|garden) around a bright lamp
      {He} {spins} like the Earth till the room [starts] to sway
      {fact}
      One half [is] in night, and the other [has] day`,
    stanzas: `
      Mercury's first, and the closest to sun
      Then Venus is second, the hottest one
      And Earth is the third, in its white and its blue
      And Mars is the fourth, with a rusty hue

      Then Jupiter's fifth, and the giant of all
      And Saturn is sixth, with its rings round the ball
      Uranus is seventh, it rolls on its side
      And Neptune is eighth, where the cold winds ride`,
    later: `
      And round they all go, and not one of them stops
      They pull and are pulled, and they don't fall away
      It's all of it circling an everyday star
      And down on the third one, it's somebody's day`,
    hook: `
      Eight little planets all circling the sun
      Swing round and round, and they're never quite done

      Planets go spinning, the big and the small
      The sun in the middle takes care of them all`,
  },
  {
    words: 'mars martian martians red_planet mars_rover mars_rovers mission_to_mars',
    own: `
      {fact}
      {He} {looks} for the red one, low over the trees
      {He} {says} it is farther than anyone's been
      And {packs}, just in case, a warm sweater and cheese

      {He} {draws} a small (rover|rocket) with wheels for the sand
      {He} {colors} the hills and the dust to be right
      {fact}
      {He} {waves} to the red one and {bids} it good night`,
    stanzas: `
      (The dust|Red dust) is all iron gone rusty and dry
      The sunset is blue at the end of the day
      A day there is longer by half of an hour
      And light feet would jump a remarkable way

      (The air|Cold air) on the planet is too thin to breathe
      The tallest volcano of any stands there
      The rivers of Mars are all dry long ago
      And robots roll on, taking pictures with care`,
    later: `
      The rover sends pictures, a stone and a hill
      The Earth in its sky is a bright little star
      It's strange to stand out in the yard in the dark
      And wave to a robot so dusty and far`,
    hook: `
      Mars, Mars, the little red light
      A rover is rolling there, even tonight

      The red planet waits there, all dusty and cold
      For somebody now maybe seven years old`,
  },
  {
    words: 'jupiter great_red_spot gas_giant gas_giants biggest_planet largest_planet',
    own: `
      {fact}
      {He} {finds} it at night with the help of a chart
      {He} {sees} in the glass four small moons in a row
      And {feels} a big planet take hold of the heart

      {He} {tells} the whole (table|bus) that the Earth is a pea
      {He} {shows} with {his} arms how the big one is round
      {fact}
      A thousand of this world would fit, safe and sound`,
    stanzas: `
      (The stripes|Those stripes) are of cloud, and they race round and round
      The red spot's a storm that is wider than Earth
      There isn't a floor there for standing at all
      And days are ten hours, for all of its girth

      (More moons|Big moons) go around it than fingers can count
      One moon has volcanoes that spit in the dark
      One moon has an ocean shut under the ice
      And four can be seen from a hill or a park`,
    later: `
      It's made out of gas, like a star that's too small
      It tugs at the comets that wander in near
      The biggest of all of them turns in the dark
      And lights up the evening for half of the year`,
    hook: `
      Jupiter, Jupiter, king of the night
      Stripes on its belly, a storm for a light

      The biggest planet, striped like a ball
      Jupiter outweighs the rest of them all`,
  },
  {
    words: "saturn saturn's rings_of_saturn ringed_planet",
    own: `
      {fact}
      {He} {says} it [is] only a sticker on glass
      {He} {looks} once again, and it [hangs] there, with rings
      And {stays} till the dew [has] come up on the grass

      {He} {draws} a big (circle|ball) and a hat with no top
      {He} {colors} it yellow and gold as a pear
      {fact}
      {He} {hangs} it by string in the bedroom's warm air`,
    stanzas: `
      (The rings|Those rings) are of ice, from a crumb to a house
      They circle the planet, as flat as a plate
      The pieces go round, and not one of them falls
      And moons shepherd crumbs in the gaps, keeping straight

      (The planet|Big Saturn) is gas, and so light for its size
      In some giant bathtub the planet would float
      Its Titan has rain, but of methane, in lakes
      And gold haze lies over that moon like a coat`,
    later: `
      The rings aren't forever, they rain and wear thin
      In some hundred million years they'll be no more
      How lucky to live at the time they are there
      With somebody looking, outside the back door`,
    hook: `
      Saturn, Saturn, rings made of ice
      The first look is lovely, the second is twice

      The rings of old Saturn go round without sound
      A hat made of snowballs, and turning around`,
  },
  {
    words:
      'moon moons full_moon new_moon half_moon crescent_moon harvest_moon moonlight moonlit moon_phase moon_phases phases_of_the_moon lunar waxing_moon waning_moon moon_and_stars moon_and_the_stars man_in_the_moon',
    own: `
      {fact}
      {He} {stops} on the step with the key in the door
      {He} {looks} at it rise through the branches and roofs
      And {stays} for a minute, and {stays} for some more

      {He} {follows} it home from the (back|seat) of the car
      It [runs] over rooftops and [keeps] up with ease
      {fact}
      It [stops] when {he} {stops}, hung up in the trees`,
    stanzas: `
      (The moon|Old moon) has no light, it is lit by the sun
      It grows from a sliver, a half, to a ball
      It shrinks to a half, and a nail, and then none
      And that is a month, give or take, for it all

      (One side|One face) of it always looks down at the Earth
      It pulls at the sea, and the tides come and go
      No wind blows away any prints that were made
      And boot marks still sit there in dust, row on row`,
    later: `
      The same moon comes up over all of the roofs
      The road and the water and those far away
      However far off anybody may be
      It's looked at by both at the end of the day`,
    hook: `
      Full moon, half moon, thin as a nail
      Over the rooftops and under full sail

      Moon in the window, a lamp on a string
      It hasn't a light, and it lights everything`,
  },
  {
    words: 'sunspot sunspots solar_flare solar_flares sun_is_a_star learns_about_the_sun lesson_about_the_sun',
    own: `
      {fact}
      {He} {says} it [is] nothing at all but a star
      {He} {tells} it to people in line at the shop
      And {tells} how the light [has] to travel so far

      {He} {holds} up two (hands|palms) to the warm of the pane
      {He} {knows} not to look at it straight, as a rule
      {fact}
      {He} {teaches} the cat, like a one-person school`,
    stanzas: `
      (The sun|That sun) is a star, and it's mostly just gas
      It squeezes the middle till atoms unite
      There hydrogen turns into helium, hot
      And out of that making come heat and the light

      (The light|Its light) takes eight minutes to come to the Earth
      The spots are the places less hot than the rest
      A flare can throw fire far out in the dark
      And northern skies glow then, all green, at their best`,
    later: `
      It's burned for so long, and has long yet to go
      Five billion more years it will come up at dawn
      It never was late, and it warms every wall
      And grows every daisy that comes through the lawn`,
    hook: `
      The sun is a star, and the nearest of all
      It's big as a million Earths rolled in a ball

      Sunspots and flares on a great golden face
      The sun is a star, and it lights up the place`,
  },
  {
    words:
      "big_dipper little_dipper milky_way stargazers stargaze star_gazing north_star star_chart star_charts galaxy galaxies astronomers observatory orion's_belt",
    own: `
      {fact}
      {He} {lies} on a blanket with dew in {his} hair
      {He} {points} to a pattern that [is] hard to make out
      And {shows} where the Dipper [is] hung in the air

      {He} {switches} the (porch light|lamp) off and {waits} for the dark
      {He} {turns} a red flashlight on stars on a page
      {fact}
      And some of that light [is] a very great age`,
    stanzas: `
      (Two stars|The stars) in the bowl of the Dipper point north
      They lead to the one that stays still in the sky
      The others wheel round it, all through the long night
      And sailors came home by it, in days gone by

      (The Milky Way|That pale road) is stars, more than anyone counts
      The sun is just one of them, out on an arm
      The light from the near ones took years to arrive
      And blue ones are hottest, for all their cool charm`,
    later: `
      The lights of the town hide the most of it now
      But drive to a hill and it's there, as before
      The lights that the shepherds and sailors looked up to
      Are waiting above every roof and each door`,
    hook: `
      Big Dipper, Little Dipper, up in the dark
      The North Star is shining, a small steady spark

      Milky Way, Milky Way, river of light
      A billion small campfires are burning tonight`,
  },
  {
    words:
      'rocket rockets rocket_ship rocket_ships rocketship spaceship spaceships astronaut astronauts cosmonaut cosmonauts space_station outer_space in_space into_space spacesuit spacesuits space_suit space_suits nasa lift-off liftoff moon_landing space_shuttle launch_pad blast_off blasts_off blasting_off spacewalk spacewalks space_travel space_camp',
    own: `
      {fact}
      {He} {counts} down from ten with one finger held high
      {He} {watches} the fire and the smoke and the steam
      And {waves} till the light [is] a star in the sky

      {He} {reads} about (engines|astronauts) long into the night
      {He} {dreams} of a window with stars on each side
      {fact}
      {He} {shuts} both {his} eyes, and the chair [is] the ride`,
    stanzas: `
      (The fuel|Cold fuel) starts to burn, and the gas rushes down
      It pushes the rocket up into the blue
      The first stage burns out, and it drops to the sea
      The next one takes over, and pushes on through

      (In orbit|Up there) the whole crew is in endless free fall
      The station goes round, and a pencil floats by
      A bag on the wall is the bed for the night
      And sixteen times daily the sun climbs the sky`,
    later: `
      The capsule comes back in a long streak of fire
      The parachutes open, it drops to the sea
      And those who've been up there all tell the same thing
      How thin and how blue the air's edge is to see`,
    hook: `
      Rocket ship, rocket ship, three, two and one
      Up through the clouds and good morning, the sun

      Blast off to outer space, out of the blue
      The Earth's in the window, and waving there, too`,
  },
  {
    words:
      "gravity weightless weightlessness free_fall law_of_gravity zero_gravity isaac_newton newton's_law newton's_laws",
    own: `
      {fact}
      {He} {lets} go a feather, a key and a plate
      {He} {writes} in a notebook which one [is] the first
      And {sweeps} up some evidence, rather too late

      {He} {jumps} off the (step|wall) with {his} arms open wide
      {He} {hangs} for a second, a bird in the blue
      {fact}
      The ground [comes] to meet {him}, as grounds always do`,
    stanzas: `
      (All things|Big things) pull on others, the more if they're big
      The Earth pulls the apple, the rain and the snow
      The pull keeps the moon going round on its path
      And that's why a river knows which way to go

      (A feather|The feather) falls slowly because of the air
      Up there on the moon, it keeps up with a stone
      An astronaut dropped them to show it was so
      And jumps go as high as six jumps of one's own`,
    later: `
      In orbit a spoon and a crew float about
      They're falling, and missing the Earth all the while
      It isn't that gravity's gone from up there
      It holds them in circles, mile upon mile`,
    hook: `
      Gravity, gravity, down comes the ball
      Whatever goes upward will come down and fall

      Gravity holds every cup to the shelf
      The moon to the Earth, and the Earth to itself`,
  },
  {
    words: 'eclipse eclipses solar_eclipse solar_eclipses total_eclipse eclipse_glasses totality',
    own: `
      {fact}
      {He} {puts} on the glasses of cardboard and black
      {He} {stands} in the road with the neighbors, all hushed
      And {watches} a bite disappear, and come back

      {He} {makes} a small (pinhole|hole) in the top of a box
      {He} {holds} it, and crescents [fall] over the wall
      {fact}
      {He} {has} for a minute no words left at all`,
    stanzas: `
      (The moon|New moon) comes between, and it covers the sun
      Its shadow runs over the hills like a hand
      The birds go to roost, and the crickets begin
      And night comes at noon over all of the land

      (The moon|That moon) is so small, and the sun is so wide
      The sun is four hundred times farther away
      And so the two circles just fit in the sky
      A ring of white fire is what's left of the day`,
    later: `
      A bead of bright light, and the shadow has gone
      The roosters all crow, and the color comes in
      A few minutes' dark, and then no one forgets
      How odd and how lovely a daylight has been`,
    hook: `
      Eclipse, oh eclipse, take a bite of the sun
      Put on the glasses, the dark has begun

      Total eclipse, and the birds go to bed
      A ring in the sky and the stars overhead`,
  },
  {
    words:
      'four_seasons change_of_seasons changing_seasons seasons_change equinox solstice earth_tilts tilt_of_the_earth earth’s_tilt the_four_seasons order_of_the_seasons',
    own: `
      {fact}
      {He} {puts} away sweaters, and {takes} out the spade
      {He} {marks} the first crocus, the first summer storm
      And {rakes} up the leaves that once gave the lawn shade

      {He} {tips} a small (globe|orange) to the light of a lamp
      {He} {walks} it in circles, the lean kept the same
      {fact}
      Now summer, now winter, {he} {calls} them by name`,
    stanzas: `
      (The Earth|This Earth) travels leaning, the lean stays the same
      For half of the year the north leans to the light
      The sun there climbs high, and the days become long
      So that part has summer, and only short night

      (Then half|And half) a year on, it leans out to the dark
      The sun travels low, and the days become small
      The south has its summer, with bees at the pear
      And in between, equal, come springtime and fall`,
    later: `
      The leaf has to fall for the bud to get room
      The snow has to melt for the river to run
      It comes around always, whatever goes by
      And spring is a promise kept round by the sun`,
    hook: `
      The four seasons go round and round like a wheel
      Snow for the mitten and sun for the heel

      Seasons change, seasons change, leaf, snow and bud
      Sun on the apple and boots in the mud`,
  },
]
