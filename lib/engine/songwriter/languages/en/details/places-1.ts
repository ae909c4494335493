import type { Details } from '../../stanzas.ts'

/** Weather and the sky. */
export const places1: readonly Details[] = [
  {
    words:
      'rain rains rained raining rainy rainstorm rainstorms raindrop raindrops downpour downpours drizzle drizzling puddle puddles',
    stanzas: `
      Rings going wide in the puddle tops
      Shoes that squeak and a sleeve wrung out
      A row of drops on the railing's edge
      And all of it down the waterspout

      Silver lines on the window glass
      Gutters that gurgle and pipes that run
      Umbrellas drying inside the door
      And a puddle under every one

      Small cold fingers along the roof
      Wet wool steaming, a towel for the hair
      Collars turned up and the hems gone dark
      And a trail of footprints up the stair

      The first fat drops on the dusty step
      The smell of the street when it all comes down
      A newspaper held for a kind of hat
      And a red umbrella crossing town`,
  },
  {
    words:
      'snow snows snowed snowing snowy snowfall snowflake snowflakes first_snow snowstorm snowstorms blizzard blizzards',
    stanzas: `
      Flakes coming down past the window glass
      The fence posts topped with tall white hats
      Boots by the door in a melting pool
      And gloves on the heater in pairs, like cats

      The whole street quiet, the edges round
      Footprints crossing from gate to gate
      A branch lets go of its load of white
      And springs back up from under the weight

      A scarf pulled up to the tip of the nose
      Flakes on a mitten, each one a star
      A bootlace stiff and an eyelash white
      And one round hump that must be the car

      The yard rubbed out to a clean white page
      Soup on the stove and the wet socks up
      A ridge of white on the laundry line
      And ten red fingers around a cup`,
  },
  {
    words: 'snow_man igloo',
    stanzas: `
      Three big balls in a leaning stack
      A carrot for show and a scarf on loan
      Two bent twigs with the fingers wide
      And a grin put in with bits of stone

      A ball that grows as it rolls along
      A strip of green where the lawn shows through
      Mittens crusted in small white beads
      And a push from one and a push from two

      A saucepan set for a tidy hat
      Buttons of coal going down in a row
      Knees soaked through and a runny nose
      And a broom stuck upright, deep in the snow

      A row of handprints patted smooth
      Snow in the cuffs and snow in the hair
      A hat, and a nose that points at the door
      And the kitchen light on the two eyes there`,
  },
  {
    words: 'storm storms stormy thunder thunders thunderstorm thunderstorms lightning hurricane hurricanes',
    stanzas: `
      A flash goes white on the kitchen wall
      One, two, three, and the windows shake
      A candle found and a match to strike
      And every spoon in the drawer awake

      Clouds piled up like a stack of slate
      The leaves turned over to silver backs
      A bucket rolling around the yard
      And thunder dragging its heavy sacks

      A growl goes rolling along the hills
      The sky gone dark and the birds gone in
      A shutter banging against its hook
      And rain like gravel on sheets of tin

      A flicker under the edge of the sky
      The whole street lit to the smallest stone
      A count, a crack, and a rattling pane
      And a rumble felt in the ankle bone`,
  },
  {
    words:
      'windy the_wind wind_blows wind_blew wind_blowing strong_wind strong_winds west_wind north_wind gust gusts gusty gale gales breeze breezes breezy windstorm',
    stanzas: `
      The treetops leaning to look at the street
      A hat held down by the flat of a hand
      A gate that swings to and fro on its own
      And a paper bag with nowhere to land

      The branches knocking against the glass
      Doors that slam with no one about
      Hair across eyes and a coat like a sail
      And a new umbrella turned inside out

      The flagpole ringing its rope like a bell
      Long grass lying all down one way
      A chimney humming a single note
      And three white shirts trying to get away

      A loose board tapping against the shed
      A whistle under the kitchen door
      Curtains breathing in and out
      And leaves let in on the hallway floor`,
  },
  {
    words: 'fog foggy mist mists foghorn',
    stanzas: `
      The end of the street rubbed out with a thumb
      Streetlamps hanging like balls of wool
      A bell somewhere, and a pair of shoes
      And a spider's web with its beads strung full

      Headlights come out of a bowl of milk
      The hills put away and the steeple too
      A gate, a post, and a bit of fence
      And half of a bridge coming into view

      Damp on the collar and beads on the hair
      Voices come close out of soft thick gray
      A bicycle bell and no bike as yet
      A tree that comes, and is taken away

      Low beams on and the window down
      One white line and the edge of the road
      Wipers dragging across the wet
      And something slow with a tall wide load`,
  },
  {
    words:
      'heat_wave heat_waves heatwave heatwaves hottest_day hottest_days hottest_summer scorching sweltering record_heat summer_heat hundred_degrees air_conditioner air_conditioning',
    stanzas: `
      A fan that swivels from face to face
      Ice going soft in a sweating glass
      The tar gone sticky along the road
      And one bent sprinkler combing the grass

      Shutters closed and the lights left off
      Legs that stick to a vinyl seat
      A cold wet cloth on the back of the neck
      And bare soles hopping along the street

      The air above the pavement bends
      Popsicle sticks on a windowsill
      Sheets kicked off to the foot of the bed
      And every leaf on the maple still

      The shady side of the street all full
      The freezer door held open a while
      A steering wheel too hot to hold
      And two bare feet on the bathroom tile`,
  },
  {
    words:
      'frost frosts frosty first_frost freezing_cold ice_storm ice_storms icicle icicles cold_snap below_zero black_ice coldest_day coldest_winter frozen_lake frozen_pond',
    stanzas: `
      Ferns drawn white on the window glass
      A scraper rasping across the pane
      Each blade of grass with a stiff white edge
      And a cracking puddle along the lane

      Breath going up in little clouds
      Fingers tucked into opposite sleeves
      A bucket wearing a lid of ice
      And sugar over the fallen leaves

      A stamping of boots on the old brick step
      A kettle boiled for the frozen lock
      Two pairs of gloves and a hat with flaps
      And out on the line one stiff white sock

      Air like a pin in the end of the nose
      Cheeks and ears gone pink and bright
      Soup with a steam that fogs a lens
      And every twig in a coat of white`,
  },
  {
    words: 'sunset sunsets sundown sun_going_down sun_goes_down sun_went_down at_dusk golden_hour',
    stanzas: `
      The last of the light on the windowpanes
      Orange, then pink, then a gray like smoke
      Long thin shadows of fence and post
      Birds going up to the top of the oak

      A red coin dropping behind the roofs
      Chimneys cut from a sheet of gold
      A wall still warm to the flat of the hand
      And the air around the ankles cold

      The blue gone deeper away to the east
      The clouds lit up from the underside
      A couple of chairs all turned one way
      And a plane up high with its white tail dyed

      A slow red kite at the end of its string
      Peach at the bottom and blue on top
      One eye shut and a hand held flat
      And there it goes with a final drop`,
  },
  {
    words:
      'sunrise sunrises daybreak at_dawn before_dawn till_dawn until_dawn crack_of_dawn sun_comes_up sun_came_up sun_coming_up first_light',
    stanzas: `
      A thin pink line at the edge of the dark
      One bird trying a note or two
      The grass laid over with small wet beads
      And a stripe of gold where the blind lets through

      The gray gone yellow along the hill
      Rooftops coming up one by one
      A cup held close in a sleeve-wrapped hand
      And both eyes narrowed against the sun

      The sky like the inside skin of a shell
      Streetlamps clicking off down the row
      A door somewhere and an engine's cough
      And the tallest chimney begins to glow

      A slow gold square on the opposite wall
      Long blue shadows across the floor
      Dust going round in a slanting beam
      And a warm bright strip underneath the door`,
  },
  {
    words:
      'starry starlight stargazes stargazed shooting_star shooting_stars falling_star meteor meteors under_the_stars watches_the_stars watching_the_stars watch_the_stars look_at_the_stars looking_at_the_stars looks_at_the_stars starlit',
    stanzas: `
      A blanket spread on the cold damp grass
      One long finger tracing the Bear
      Heads tipped back till the neck complains
      And a blink, and a streak, and nothing there

      The porch light off and the house gone dark
      Three in a row for the hunter's belt
      A lawn chair tilted as far as it goes
      And dew coming down like a thing half felt

      A whole wide ceiling of tiny holes
      Salt spilled over a blue-black cloth
      The back step cold and a sleeve pulled down
      And one small lamp with a single moth

      Eyes getting used to the dark by bits
      A big bent W over the trees
      One that moves, so it must be a plane
      And a second blanket over the knees`,
  },
  {
    words: 'full_moons lunar_eclipse moonrise',
    stanzas: `
      A plate of white on the rim of the roof
      Silver paint on the garden wall
      A cat, or the shadow of one, goes by
      And the clothes pole standing twice as tall

      A lamp hung out on the edge of the dark
      A thumb held up, and the whole thing hid
      A cloud slid over the one bright eye
      And off again like a saucepan lid

      The same old face over roof and wire
      A rabbit, a man, or an old gray stain
      It keeps up easily with the car
      And waits at the end of every lane

      A round white coin at the back of the tree
      Or a sliver thin as a fingernail
      A pale blue square on the bedroom floor
      And one small copy afloat in the pail`,
  },
  {
    words: 'northern_lights aurora_borealis the_aurora southern_lights',
    stanzas: `
      A green silk curtain let down from the dark
      Ribbons that ripple and fold and fade
      Necks bent back in thick wool scarves
      And a hem of pink where the green is frayed

      A flicker, a pause, and a streak of lime
      A slow green river across the black
      A camera set on its three thin legs
      The cold going up the legs and the back

      A wisp at first, like the breath of a horse
      Green smoke pouring from nowhere at all
      A thermos passed in a clumsy glove
      And every breath in a small white ball

      The whole north wall of the night let down
      Stripes that come and stripes that go
      No sound at all but a stamping boot
      And green on the tops of the rocks below`,
  },
  {
    words: 'double_rainbow',
    stanzas: `
      A band of color above the roofs
      Red on the outside, violet in
      One end lost in the top of a tree
      And a patch where the gray is wearing thin

      A curve drawn once with a steady hand
      Sun on the side of the last few drops
      A second one, faint, outside the first
      And one foot down on the chimney tops

      The wet road bright as a strip of tin
      Umbrellas lowered along the street
      Seven bright stripes and a slate-gray sky
      And the ends too far for a pair of feet

      A finger raised, and a head, and two
      A phone held up and the colors too pale
      The green always thinner than it should be
      And drops still hung on the garden rail`,
  },
  {
    words: 'flood floods flooded flooding flash_flood flash_floods sandbag sandbags high_water floodwater floodwaters',
    stanzas: `
      Sandbags laid in the doorway, two deep
      A tide line drawn on the kitchen wall
      The chairs set up on the tabletop
      And a rubber boot floating down the hall

      A line of people along the street
      Buckets passed on from hand to hand
      Rugs hung out on the fence to drip
      And every drawer with a spoon of sand

      The doors propped wide and the floorboards up
      Photos pinned on a string to dry
      Mops and brooms and a humming fan
      And a mattress airing under the sky

      Brown water halfway up the hedge
      The road gone under, the signs knee-deep
      A rowboat tied to the stop-sign post
      A shovel, a hose, and a floor to sweep`,
  },
  {
    words: 'wildfire wildfires forest_fire forest_fires bushfire bushfires brush_fire',
    stanzas: `
      The car packed up to the window tops
      Ash coming down like a soft gray snow
      The albums, the papers, a box of shoes
      And a red sun hanging there, dim and low

      The sky at noon like a copper pan
      A garden hose on the roof and eaves
      A towel pushed under every door
      And gray flakes light as a moth on the leaves

      A list on a wall and a coffee urn
      Cots in rows on a school gym floor
      A cup of soup and a borrowed coat
      A key in the hand for a certain door

      A hillside striped in black and brown
      Green shoots up through the blackened ground
      A chimney, a step, and an iron gate
      And a spoon, a hinge, and a doorknob found`,
  },
]
