import type { Details } from '../../stanzas.ts'

/** Rooms of the house and what stands in them, the neighbors, the bed. */
export const home3: readonly Details[] = [
  {
    words: 'attic attics basement basements cellar cellars crawlspace crawl_space',
    stanzas: `
      A door that sticks and a switch that's gone
      A bulb on a string and a stack of chairs
      Box after box with the names in pen
      And a creak from one of the narrow stairs

      All that might come in useful yet
      A tin of buttons, a lamp, a sled
      A dress in a bag, an old brass dial
      And the rails of somebody's iron bed

      The smell of cardboard and cool old wood
      Dust turning slow in a flashlight beam
      A trunk with its label half torn off
      A spider at work on its latest scheme

      Shelf after shelf to the farthest wall
      Ornaments packed, and a dented globe
      Skis on a nail and a rolled-up rug
      A moth in the sleeve of an old bathrobe`,
  },
  {
    words:
      'loud_neighbor loud_neighbors noisy_neighbor noisy_neighbors loud_neighbour loud_neighbours noisy_neighbour noisy_neighbours upstairs_neighbor upstairs_neighbors upstairs_neighbour upstairs_neighbours neighbors_upstairs neighbours_upstairs neighbors_are_loud neighbors_are_so_loud thin_walls paper_thin_walls',
    stanzas: `
      A wall that lets in every beat
      Rings going round in the water glass
      A bass line up through the leg of the bed
      And the same four notes that never pass

      A herd of something with polished hooves
      Heels going over from wall to wall
      A chair dragged back and a marble dropped
      And something that bounces down the hall

      The lampshade trembles, the pictures tilt
      A broomstick's knock on the ceiling, twice
      A second of quiet, as if in thought
      And back it comes like a bucket of dice

      A choice of programs, and all at once
      A drill, a dog, and a slide trombone
      Walls no more than a coat of paint
      And half of a long, long talk on the phone`,
  },
  {
    words: 'neighbor neighbors neighbour neighbours next_door next-door next_door_neighbor over_the_fence',
    stanzas: `
      A word on the rain and the price of seed
      Two elbows set on the fence's top
      A ladder handed across the hedge
      And a chat with nowhere it needs to stop

      A knock on the door with a bowl in hand
      A cup of sugar, an egg or two
      A spare key kept in a kitchen drawer
      And a plate come back with a pie that's new

      The trash cans rolled to the curb in a pair
      Parcels kept, and the mail brought in
      Borrowed tools in a row on the step
      A wave with a watering can of tin

      Two front doors, and a strip of green
      Curtains across, and a lamp alight
      The same tree dropping on both the lawns
      A hand going up with a face in sight`,
  },
  {
    words: 'garden_gnome garden_gnomes gnome gnomes',
    stanzas: `
      A guard on the lawn by the birdbath's foot
      A red hat chipped at the very tip
      One boot sunk in the pansy bed
      And moss coming up to the lower lip

      A post held down through the frost and the sun
      A lean to the left where the soil is soft
      A snail going up the side of the head
      And a little tin lantern held aloft

      A face that has seen all the tulips come
      A look that follows as far as the gate
      Grass in a fringe where the mower can't go
      A cobweb strung like a thread on a plate

      A cheerful color among the leaves
      Marigolds up to the tops of the knees
      A robin perched on the crown of the head
      A necklace of dew, and always at ease`,
  },
  {
    words:
      'houseplant houseplants house_plant house_plants potted_plant potted_plants pot_plant pot_plants indoor_plants plant_mom plant_dad plant_lady plant_parent plants_die plants_died plant_died plants_keep_dying kills_plants kill_plants kills_every_plant kill_every_plant killed_the_plant killed_the_plants killed_my_plant killed_my_plants waters_the_plants watered_the_plants watering_the_plants water_the_plants waters_plants watering_plants talks_to_plants talks_to_her_plants talks_to_his_plants talk_to_my_plants talk_to_your_plants talk_to_plants watering_can ferns cactus cactuses cacti succulent succulents spider_plant spider_plants',
    stanzas: `
      A pot on the sill, a saucer beneath
      One leaf brown and another one green
      A quarter turn to the light of the pane
      And a stick in the soil to stop the lean

      A jug on the floor that has stood a day
      A finger pushed in the soil for a test
      Crumbs of dirt on the white of the sill
      A spot by the window that suits it best

      A tag with a picture, a ball of roots
      A cup too many, a cup too few
      A leaf on the carpet, picked up and turned
      And one small shoot still seeing it through

      A row on the sill, from tall to small
      Clay pots set in a staggered line
      Drips from a saucer, a ring on the wood
      And a leaf wiped off till it takes a shine`,
  },
  {
    words:
      'power_cut power_cuts power_outage power_outages blackout blackouts lights_went_out lights_go_out power_went_out power_goes_out power_was_out no_electricity electricity_went_out',
    stanzas: `
      A clunk in the wall and the room gone black
      A match, and a face in a ring of gold
      A candle stuck to a saucer's rim
      And peaches out of the can, eaten cold

      A click of the switch, and a click again
      The fridge gone quiet, the clock gone dark
      A flashlight standing up on its tail
      And out on the street, a single bark

      A drawer gone through by the feel of the hand
      Hands along walls for the edge of the door
      A toe that discovers a kitchen chair
      And a row of wax dots across the floor

      The chairs pulled in to the one small flame
      Shadows made big on the ceiling and wall
      Rabbit and dog, and a swan with a thumb
      And no great hurry for bed at all`,
  },
  {
    words:
      'candlelight candle-light candlelit candle_light scented_candle scented_candles lights_candles lights_a_candle light_a_candle lit_a_candle light_candles candle_in_the_window candlestick candlesticks makes_candles candle_making handmade_candles',
    stanzas: `
      A spurt of blue and the tip gone gold
      A wick that leans and stands up straight
      A bead of wax going down the side
      A ring of light on the rim of a plate

      A drawer pulled open, a box that rattles
      The scratch of a match and a thread of smoke
      A hand cupped round till the flame holds on
      And a small gold patch on the table's oak

      A leaf of yellow that bends and stands
      A pool of wax with a tiny moon
      Shadows that sway when a door is moved
      A speck of flame in the bowl of a spoon

      A glow that reaches as far as the wall
      Wax running down in ridges and strings
      A flame no bigger than half a thumb
      The light gone soft on the edges of things`,
  },
  {
    words:
      'fireplace fireplaces firewood woodstove wood_stove wood_burner hearth chop_wood chops_wood chopped_wood chopping_wood chops_firewood splits_wood split_wood splitting_wood log_fire builds_a_fire build_a_fire built_a_fire builds_fires lights_the_fire',
    stanzas: `
      A basket set on the cool gray stone
      Kindling crossed, and a newspaper twist
      Bark on the sweater, a splinter or two
      The poker turned by a flick of the wrist

      A log goes on with a small soft thud
      A pop, and a spark on the stone, a hiss
      A stripe of red on the side of a mug
      And chairs pulled in till the armrests kiss

      A wall of wood as high as the sill
      Logs stacked up with the cut ends out
      Soot on the fingers and ash in the pail
      And a half-moon of slippers set about

      The flames gone low and the coals gone deep
      Orange that breathes at the edge of the black
      A cheek gone warm on the nearer side
      Cool as a cellar, the small of the back`,
  },
  {
    words: 'robot_vacuum robot_vacuums robot_vacuum_cleaner robot_hoover vacuum_robot roomba roombas',
    stanzas: `
      A hum in the hall at the height of shoes
      A bump on the baseboard, a turn, a bump
      A sock swallowed down to its stripy top
      And a bleep for help and a sorry slump

      A pet with no need of a bowl or bed
      A hockey puck with a mind of its own
      Stripes on the carpet that cross and cross
      From under the couch, a faraway moan

      Round goes the brush and around goes the dust
      Lost in a forest of table legs
      A nudge, a thought, and a nudge again
      Crumbs going in, and a bit of the eggs

      The corners skipped and the middle done twice
      Home to the dock with a cheerful tune
      A bin full of fluff, a button or two
      And the rug one tassel the poorer soon`,
  },
  {
    words: 'couch couches sofa sofas loveseat remote_controls tv_remote the_remote couch_potato',
    stanzas: `
      A spot that fits like an old soft shoe
      Two of the cushions, and half of the third
      Buttons rubbed blank by the same old thumb
      A hum at the screen for the final word

      A search by the feel of the fingertips
      The crack with a comb in it, one thin dime
      A hand pushed down to the elbow joint
      And popcorn from some other movie time

      The lamp turned low and the feet turned up
      Socks on the armrest, a bowl on the chest
      A blanket big enough for the row
      The sag in the middle that sits the best

      Blue light going over wall and rug
      Channels going by with a click, a click
      Weather and wrestlers, a cook with a pan
      A show in the end that no one would pick`,
  },
  {
    words:
      'thermostat thermostats turns_up_the_heat turn_up_the_heat turned_up_the_heat turns_the_heat_up turns_the_heat_down turn_the_heat_down turns_down_the_heat turns_down_the_heating turns_up_the_heating turns_the_heating_down turns_the_heating_up always_cold always_freezing',
    stanzas: `
      A plain white box at the turn of the hall
      Up by two notches, and down by three
      A creak on the stairs, a click in the wall
      Nobody there that a person can see

      A blanket carried from room to room
      A dial on the wall, a fingerprint
      Fan on the table, a rug on the knees
      A sweater held out by way of a hint

      A flame that jumps in the furnace door
      A tick in the pipes, a sigh in the vent
      One window open, one sweater on
      A bill in the drawer to say where it went

      A breath on the fingers, hands in a rub
      Sixty-eight on the little gray screen
      Too warm by one and too cool by one
      Never a number that lives in between`,
  },
  {
    words:
      'steals_the_blanket steals_the_blankets steal_the_blanket steal_the_blankets stole_the_blanket stole_the_blankets stealing_the_blanket stealing_the_blankets steals_the_covers steal_the_covers stole_the_covers stealing_the_covers steals_all_the_covers steal_all_the_covers steals_all_the_blankets hogs_the_blanket hogs_the_blankets hogs_the_covers hog_the_covers hogging_the_covers hogs_the_bed hog_the_bed takes_all_the_covers takes_the_covers blanket_hog cover_hog blanket_thief steals_the_duvet steal_the_duvet hogs_the_duvet steals_my_pillow steals_the_pillow steals_the_pillows cold_feet_in_bed cold_feet_on_my_legs fight_over_the_blanket fights_over_the_blanket fighting_over_the_blanket fight_over_the_covers fight_over_the_duvet fighting_over_the_covers fighting_over_the_duvet wrapped_like_a_burrito hog_the_duvet hogging_the_duvet hog_the_blankets takes_the_duvet',
    stanzas: `
      A wool-gray hill on the one side only
      A tug, a roll, and a foot left bare
      One edge held tight in a sleeping fist
      And all of the rest of it over there

      A turn, and a turn, and the same way round
      All rolled up in a sausage shape
      A knee going by like a passing ship
      Only a draft and a corner to drape

      A border drawn where the mattress dips
      Two cold feet on the back of a calf
      A tug-of-war in the small of the bed
      And somebody's notion of what is half

      A sigh, and a roll, the last of it gone
      One inch left at the mattress side
      A mountain range on the other half
      And the sheet gone too, on the same high tide`,
  },
  {
    words: 'blanket blankets comforter duvet duvets afghan_blanket crocheted_afghan',
    stanzas: `
      A shake of the corners, a smoothing hand
      Pulled to the chin and tucked at the toes
      An edge rubbed soft between finger and thumb
      Only a forehead on show, and a nose

      Colors gone paler with every wash
      Soft at the edge where the threads come loose
      Over the arm of the couch in a fold
      And washed and mended and always in use

      Air from the window along the bed
      Shaken out once, and it floats like a sail
      Down on the mattress it comes with a sigh
      Off at the foot with an inch for a tail

      A fold undone, and a fold undone
      A weight on the knees like a sleeping cat
      A smell of soap and the closet shelf
      Smoothed by the palm of a hand till it's flat`,
  },
  {
    words: 'slippers slipper house_shoes bathrobe bathrobes dressing_gown dressing_gowns pajamas pyjamas',
    stanzas: `
      Plaid in the hall, and a yawn above
      Heels trod flat and a toe coming through
      A shuffle and slap along the floor
      One under something, and never the two

      Gone for a minute to fetch the news
      Fluff on the inside, gone flat and gray
      Sleeves pushed up, and a hush on the tiles
      Out to the mailbox, and back the same way

      The house asleep to the tops of the stairs
      A shuffle, a stop, and the kettle's hum
      A stair that squeaks and a stair that does not
      And no need to look up to know who's come

      The day's hard shoes left beside the door
      Plaid gone soft as a well-washed sheet
      Warm from the spot where the heater stands
      And a small sigh out of a pair of feet`,
  },
  {
    words: 'snore snores snored snoring snorer',
    stanzas: `
      The lamp goes off, and the mill starts up
      A saw going slow through a knotty log
      A whistle, a stop, a smack of the lips
      And a long low horn, as if for the fog

      A rattle that travels from bed to wall
      Panes in the window that hum along
      A nudge, a turn, and a minute of hush
      And then the next verse of the same old song

      A chin going up, a chin going down
      Rumble and snort, and a paper-thin wheeze
      The blanket goes up, the blanket comes down
      A boat coming in on a bit of breeze

      A count of the seconds from one to one
      Cotton for ears, and a pillow on top
      A breath, and a gap, and a gap, a gap
      The quiet worse when it comes to a stop`,
  },
]
