import type { Details } from '../../stanzas.ts'

/** Land, water and the seasons. */
export const places2: readonly Details[] = [
  {
    words:
      'beach beaches seaside seashore seashell seashells sandcastle sandcastles sand_castle sand_castles boardwalk beach_house by_the_sea',
    stanzas: `
      A blanket held down by a pair of shoes
      Shells in a pocket and salt on the lips
      A castle giving its walls to the tide
      A gull gone off with the last of the chips

      A towel shaken out by its corners
      Sand in the sandwich and sand in the shoe
      A line of footprints that fills and goes
      And a far-off sail on a strip of blue

      The hard wet part where the walking is good
      Trouser legs rolled and a stone to keep
      Foam running in with a hiss and a sigh
      And ankles in where it isn't deep

      Striped umbrellas and folding chairs
      A bucket, a spade, a flag on a stick
      Grit in the towel, the bag, and the car
      And ice cream running too fast to lick`,
  },
  {
    words: 'ocean_wave ocean_waves the_waves big_waves the_sea open_sea sea_air sea_breeze',
    stanzas: `
      One long roll from the back of the world
      Green glass rising and folding white
      Salt drying tight on the back of the neck
      And one small ship on the edge of sight

      A boom on the rocks, and a long wet breath
      Pebbles rattling down in the drag
      A cork, a feather, a length of rope
      And kelp on the stones like a torn black flag

      The rail gone rough with a crust of salt
      Spray on the glasses and hair in knots
      A long gray breath in, a long breath out
      And gulls in a line like a row of dots

      The same slow roar and the same slow hush
      The far edge ruled with a steady pen
      A pause, and a hiss, and a pulling back
      And up the slope to the toes again`,
  },
  {
    words: 'island islands islander islanders',
    stanzas: `
      A dot on the map with a name beside
      One loop of road and the sea all round
      A bench, a jetty, a painted hut
      And a boat pulled up on the higher ground

      A hump of blue that turns into green
      The ferry's wake like a zipper undone
      A rail, a rope, and a paper cup
      And roofs on the shore coming one by one

      A shop that sells stamps and bread and bait
      Salt on the windows and salt on the gate
      Bicycles left with no lock at all
      And mail by the boat, if the boat's not late

      Low stone walls with the sheep between
      A coast to walk in a single day
      Grass bent flat on the weather side
      And the mainland folded in blue and gray`,
  },
  {
    words: 'mountain mountains mountaintop mountaintops mountaineers summit summits alps rockies himalayas',
    stanzas: `
      A path that is hardly a path at all
      A pile of stones at the final bend
      Bread and cheese on a slab of rock
      And a whole blue valley from end to end

      Boots laced up to the topmost hook
      A staff, a map, and a coil of rope
      Loose stones ticking away down the side
      And a goat gone straight up an empty slope

      The trees grown short, and then no more trees
      One more ridge with a ridge behind
      A breath, a blister, a strip of tape
      And switchbacks left to unroll and wind

      The thin clean air with its taste of tin
      The roofs below like a spill of dice
      A cloud's blue shadow crossing the pines
      A stream as cold as a mouthful of ice`,
  },
  {
    words: 'lake lakes lakeside lakeshore lake_house lakehouse lakefront',
    stanzas: `
      A strip of stones and a strip of reeds
      Boards gone silver along the dock
      A row of towels, an upturned boat
      A rope wound twice on a ring in the rock

      The water flat as a tabletop
      A stone that skips with six quick hops
      The hills hung under it, upside down
      And rings going wide as each one stops

      A slap of ripples along the side
      Two oars dripping, a seat gone damp
      Reeds that scratch on the bottom boards
      And one far porch with a yellow lamp

      A run down the planks and a breath held tight
      Cold to the ankles, the knees, the chin
      Weed on a toe and a splash and a yelp
      And slippery rungs for getting back in`,
  },
  {
    words: 'river rivers riverbank riverbanks riverside creek creeks',
    stanzas: `
      A slow wide bend and a heron's legs
      Brown in the shallows and green in the deep
      A stick let go from the side of the bridge
      And willows bent over it, half asleep

      A bank worn down to a muddy slide
      Stepping stones with a gap too wide
      Shoes by the laces around the neck
      And two wet socks on the other side

      A line of bubbles, a circling twig
      A leaf for a boat, a stalk for a mast
      Midges hung in a patch of sun
      And the whole bright sheet of it sliding past

      A ripple, a gurgle, and then the same
      Slow at the bend and quick by the stones
      Roots like knuckles along the bank
      And talk going on in the lower tones`,
  },
  {
    words: 'waterfall waterfalls niagara_falls',
    stanzas: `
      A roar that arrives before the view
      White rope dropping over the ledge
      A shout gone nowhere, a hand to the ear
      And ferns that nod at the dripping edge

      A cloud standing up from the rocks below
      Spray on the lens and a drip off the nose
      Wet black stone and a slippery rail
      And one little rainbow that comes and goes

      A long white curtain that never lands
      A thunder felt through the soles of the shoes
      A wet wood step and a loop of chain
      And a pool below in a dozen blues

      A path of planks with the moss grown thick
      Raincoats shining in yellow and red
      Drops in a line on the handrail's edge
      And tons of it pouring from overhead`,
  },
  {
    words: 'the_woods woodland woodlands',
    stanzas: `
      A trail that goes in where the ferns stand high
      Needles soft as a rug on the ground
      A mushroom lifting its plate of leaves
      And a woodpecker's one quick hollow sound

      A roof that moves with a rush and a hush
      Light coming down in coins and bars
      Moss on the one side of every trunk
      And bark with a dozen old healed-up scars

      A gap in the hedge and a step gone soft
      A log to walk with the arms held wide
      A stick picked out for its proper height
      And something that rustles along beside

      The smell of resin and wet black earth
      Burrs on the socks and a scratch on the shin
      A blue blaze daubed on a leaning birch
      And green going on where the trail grows thin`,
  },
  {
    words: 'desert deserts sand_dune sand_dunes sahara mojave',
    stanzas: `
      A straight flat road and a trembling end
      Red dust over the seats and the floor
      A water jug with a wet cloth wrap
      A lizard flat on the wall by the door

      The same few clouds that never come close
      Ridges of sand like the roof of a mouth
      The air all wobbling over the flats
      And one thin road running north and south

      A bush, a bone, and a rusted can
      A cactus up with both of its hands
      A boot shaken out and a squinting eye
      And far-off hills in purple bands

      The wind gone still in the thorny scrub
      The rocks still warm when the sun goes down
      A sky with all of its lamps turned on
      And the nearest tap in the nearest town`,
  },
  {
    words: 'cave caves caving spelunking stalactite stalactites cavern caverns',
    stanzas: `
      A gap in the rock with a gate across
      A beam on the wall, a drip on the nose
      One hand laid on the wet cool stone
      And a colder breath the farther it goes

      A floor gone slick and a step cut in
      A name called out and its copies sent back
      Teeth of stone from the ceiling down
      And a helmet lamp in a mile of black

      A squeeze where the walls come shoulder-wide
      A crawl on elbows, a belly scrape
      Grit in the collar and clay on the knee
      Rock run like wax into every shape

      A ladder going down and down
      A drop that falls with a small clear plink
      Bats folded up like a row of gloves
      A pool as black as a bottle of ink`,
  },
  {
    words:
      'snorkels snorkeled snorkelling scuba scuba_dive scuba_dives scuba_diving scuba_diver scuba_divers coral_garden',
    stanzas: `
      A ladder let down from the boat's low side
      A mask pressed tight and a mouth of salt
      Fingers of orange and fans of blue
      And a shoal that turns and comes to a halt

      A face laid flat on a sheet of glass
      Striped ones, spotted ones, one like a plate
      Bubbles that rise in a wobbling string
      And something that hides in a hole to wait

      A slow kick out to the darker blue
      No sound but breath and a crackle and click
      Sun in a net on the sandy floor
      A crab going sideways, spiky and quick

      A garden of stone with a silver roof
      Purple antlers and yellow brains
      A slow fish nibbles the edge of a fan
      A mark on the cheeks that the mask explains`,
  },
  {
    words: 'treehouse treehouses tree_house tree_houses tree_fort',
    stanzas: `
      A rope let down from the lowest branch
      Boards nailed up at a bit of a slope
      A hatch, a flag, and a cookie tin
      A bucket that comes and goes on a rope

      Bent nails hammered in any old way
      A ladder of boards going up the bark
      Leaves coming in at the windowsill
      And one plank carved with a secret mark

      A roof of tin with a patch of tar
      A creak in the floor when the wind gets up
      Comics gone wavy, a rug, a box
      And acorns served in a plastic cup

      A knock that goes two, and then one, and two
      A password needed to come inside
      A spyglass rolled from a sheet of news
      And all of the gardens laid out wide`,
  },
  {
    words:
      'old_oak big_oak old_tree big_tree tall_tree willow_tree willow_trees weeping_willow elm_tree walnut_tree climbs_a_tree climbed_a_tree climbing_a_tree under_the_tree under_a_tree',
    stanzas: `
      A trunk too wide for a pair of arms
      Bark as rough as a farmer's thumb
      A smooth-worn place on the lowest branch
      And leaves that keep up a steady hum

      A foot in the fork, a hand on the bark
      A branch just low enough to reach
      A scrape on the shin, a palm of sap
      And a thousand leaves with a shadow each

      A nest left over from some other year
      A hole in the trunk for an owl or two
      Ants on the march in a groove of the bark
      And sky in the top in bits of blue

      Roots come up through the lawn like knees
      A circle of shade like a cloth laid wide
      A twig, a husk, and a tap on the hat
      And rings upon rings upon rings inside`,
  },
  {
    words:
      'autumn autumns in_the_fall every_fall this_fall last_fall fallen_leaves autumn_leaves falling_leaves fall_leaves fall_colors fall_foliage leaf_pile pile_of_leaves rake_leaves rakes_leaves raked_leaves raking_leaves rake_the_leaves rakes_the_leaves raked_the_leaves raking_the_leaves',
    stanzas: `
      The light come lower between the trees
      Rust and yellow along the street
      A rake laid up on the garden wall
      A crackle that follows the passing feet

      A wind that goes through with a sweeping sound
      A pile heaped up to the height of the knees
      A jacket hung on the handle's end
      And one leaf more from the top of the trees

      Geese in a wedge going over the roofs
      A chestnut bright as a polished shoe
      A scarf dug out of the bottom drawer
      And a smell of smoke in the thin clean blue

      The mornings gone a little bit crisp
      A yellow leaf stuck on the window ledge
      Apples and mud and a wool-lined coat
      And spiderwebs strung all along the hedge`,
  },
  {
    words:
      'springtime in_spring in_the_spring every_spring this_spring last_spring first_day_of_spring spring_morning spring_day spring_flowers daffodil daffodils crocus crocuses tulip tulips cherry_blossom cherry_blossoms',
    stanzas: `
      The gutters running, the roof gone bare
      Green noses poking up through the mud
      A coat unbuttoned, a window up
      And every twig with a sticky bud

      A broom in the corners, a door propped wide
      Blankets and rugs hung out on the line
      Boots by the step with the mud gone dry
      And a yellow crocus, the first of nine

      A wren with a straw in its open beak
      Petals stuck to the roof of the car
      A bee going in and out of a bell
      And the kitchen window left ajar

      A puddle that's only a puddle now
      An hour more at the end of the day
      Seeds in a tray on the windowsill
      And the big wool coats put up and away`,
  },
  {
    words:
      'summer summers summertime summery summer_vacation summer_holiday summer_holidays summer_night summer_nights',
    stanzas: `
      The days pulled long like a piece of gum
      A screen door slapping, a bike on its side
      Grass on the ankles, a peach to peel
      And every window open wide

      The grill lid up and the paper plates
      Watermelon and seeds to spit
      A strap mark pale on the top of the arm
      And a long slow dusk with the porch lights lit

      A hammock slung with a sag to the left
      Ice in a pitcher and mint torn in
      A deck chair folded, or nearly so
      And a sunburned nose and a sticky chin

      The daylight holding until past nine
      Crickets going outside the screen
      A jar with holes in the lid for air
      The hose left out like a snake in the green`,
  },
  {
    words: 'winter winters wintertime wintry winter_night winter_nights winter_morning winter_mornings midwinter',
    stanzas: `
      The first lamp lit at the end of school
      Coats on the hooks three deep by the door
      Soup on the back of the stove on low
      And a square of yellow across the floor

      A draft held back with a rolled-up rug
      Breath on the window, a face drawn through
      A kettle that steams up half the room
      A mitten lost out of every two

      A thin white sun at the end of the street
      Bare black branches like cracks in a plate
      An extra quilt at the foot of the bed
      And a small bird puffed on the garden gate

      A radiator that knocks and ticks
      A hat pulled down to the tops of the brows
      A scarf, a sniff, and a stamp of feet
      And sparrows in rows on the empty boughs`,
  },
]
