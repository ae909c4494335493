import type { Details } from '../../stanzas.ts'

/** Towns, streets and ways to get from one to the next. */
export const places3: readonly Details[] = [
  {
    words:
      'hometown hometowns home_town small_town small_towns small-town old_neighborhood old_neighbourhood main_street where_i_grew_up where_you_grew_up where_he_grew_up where_she_grew_up where_we_grew_up childhood_street old_street',
    stanzas: `
      A street learned once on a wobbling bike
      The same old names on the same old shops
      A crack in the sidewalk, a hop across
      A bench at the place where the school bus stops

      A gap in a hedge with the twigs worn smooth
      A short cut known by the soles of the feet
      The bakery smell and the barber's pole
      And a name called out from across the street

      The grocer's awning in green and white
      One bent stop sign, a painted wall
      The big clock running four minutes slow
      A hoop with no net by the parish hall

      The last long mile with its row of poles
      The road sign standing in weeds to its knees
      A bump at the tracks and the one wide bend
      The roofs coming up in between the trees`,
  },
  {
    words: 'village villages',
    stanzas: `
      A lane and a lane and a place to turn
      A church, a shop, and a pump with a spout
      Hens in the road with the right of way
      Everyone knowing who's in and who's out

      A wall to sit on, the stone worn smooth
      Low little houses and smoke going up
      A gate on a string and a row of beans
      And tea on the step in a chipped white cup

      A lamp with a basket of flowers hung
      A bench where the old ones sit in a row
      A board with a note for a lost gray cat
      One bus a day that is bound to be slow

      A name on a sign, and it's halfway through
      Eggs on a stall with a tin to pay
      A lamp at the crossroads, a finger post
      And the fields beginning a step away`,
  },
  {
    words: 'city cities big_city city_life city_lights downtown skyline skylines skyscraper skyscrapers',
    stanzas: `
      A street like a canyon with walls of glass
      Windows stacked to the edge of the sky
      Steam from a grate and a taxi horn
      The red lights blinking on towers up high

      The signs going green, then pink, then green
      A siren somewhere, and heels on stone
      A train going over with all its lamps
      And one bright square up high on its own

      A crossing that chirps and a bus that sighs
      A river of red, a river of white
      Cumin and coffee and diesel and rain
      A grocery open all of the night

      A doorway swept and an awning down
      Pigeons walking like men who are late
      A shutter going up with a clang
      And steam from a cart, and a paper plate`,
  },
  {
    words: 'bridge bridges footbridge drawbridge',
    stanzas: `
      An iron span with its rivets in rows
      A hum in the steel when a truck goes by
      Two hands laid flat on the painted rail
      And gulls underneath, and water, and sky

      A plank, a gap, and a plank, and a gap
      A coin let go to the slow green stream
      Padlocks hung on the wire in rows
      And swallows going in under the beam

      A choice of twigs and an elbow leaned
      A stick dropped in on the upper side
      One, two, three, and a dash across
      And heads hung over to watch it slide

      A walk with the wind from the open side
      Halfway over, the middle sway
      A boat going under with room to spare
      And both of the banks a long way away`,
  },
  {
    words:
      'the_train a_train this_train train_ride train_rides train_trip train_station train_stations train_platform train_track train_tracks train_window night_train last_train first_train steam_train steam_trains by_train sleeper_train railway railways railroad railroads railroad_crossing railway_station on_the_platform watches_trains watching_trains watched_trains loves_trains loved_trains trainspotting trainspotter love_trains',
    stanzas: `
      A window seat on the river side
      A whistle, a jerk, and the poles slide past
      A ticket marking the page of a book
      And backyards going by too fast

      A voice that crackles a platform change
      A big round clock with a hand that jumps
      A case on its end and a paper cup
      And over the joints with a row of bumps

      A hum in the rails before the thing comes
      A forehead's print on the window glass
      A wheel that sings in the long left bend
      A field of cows looking up from the grass

      A gate coming down with its bell and light
      A bag on the rack, a coat for a bed
      Crumbs in the crease of the fold-down shelf
      And the next stop's name in lights overhead`,
  },
  {
    words:
      'plane planes airplane airplanes aeroplane window_seat middle_seat red-eye flight flights jet_lag jetlag layover',
    stanzas: `
      A strip of belts and a snaking line
      Shoes in a tray and keys in a bowl
      A letter and number, a long gray hall
      A bag with a wheel that forgets to roll

      The engines up to a higher note
      A buckle that clicks, a hand on the rest
      The ground pulled down and the streets gone small
      And fields like a quilt that somebody pressed

      A blanket thin as a paper towel
      Ears that pop and a small hard sweet
      Peanuts, a napkin, a thimble of juice
      And a gap just right for nobody's feet

      A curve of coast, and a cloud, and then
      A wing going past on white heaps of wool
      A shade pushed up on a rim of sun
      And the bins overhead all stuffed too full`,
  },
  {
    words:
      'night_bus bus_stops bus_shelter bus_ride bus_rides first_bus the_bus a_bus bus_station bus_pass bus_home bus_depot a_bus_stop the_bus_stop bus_stop at_the_bus_stop',
    stanzas: `
      A lit-up box coming over the hill
      A bell pressed once and a sign lit red
      The back seat warm from the engine's hum
      A pane of glass for one tired head

      A stop, a stop, and a stop on request
      A strap to hold and a sway to learn
      A face in the glass with shops going through
      And the driver leaning into the turn

      A timetable flapping inside its case
      A bench and a map with the glass scratched white
      Eyes up the road to the farthest bend
      A number that might be the one, not quite

      A step that kneels with a long low hiss
      Coins in the tray and a ticket torn
      Doors that fold with a tired sigh
      A patterned seat that is shiny and worn`,
  },
  {
    words:
      'ferry ferries ferryboat ferry_boat ferry_ride boat_ride boat_rides boat_trip cruise cruises cruise_ship cruise_ships',
    stanzas: `
      A line of cars with the engines off
      A ramp let down with a clank and a chain
      A painted arrow, a yellow vest
      A shudder that runs through every pane

      A flag at the back with a fraying edge
      Hair in the mouth at the windy rail
      Coffee that tilts in a paper cup
      A line of gulls like a kite's long tail

      The engines slow and the side comes near
      The rope flung over, the post, the loop
      One long blast that goes through the ribs
      Everyone down by the doors in a group

      A strip of water, and then a mile
      The town shrunk down to a toy on a shelf
      A bench, a blanket, a flask to share
      And the white wake folding over itself`,
  },
  {
    words:
      'highway highways freeway freeways interstate motorway open_road long_drive long_drives back_road back_roads dirt_road dirt_roads country_road country_roads drives_all_night drove_all_night driving_all_night drove_across drive_across driving_across hit_the_road on_the_road',
    stanzas: `
      A tank filled up and the mirrors set
      White lines ticking away underneath
      One arm out in the push of the air
      And a sunflower seed between the teeth

      The long straight bit with the painted barn
      Feet on the dash and the windows down
      A radio lost between two songs
      A water tower for every town

      A trunk packed tight as a jigsaw box
      Bugs on the windshield, crumbs in the seat
      A sign with a fork, a bed, and a pump
      And a bag of something salty to eat

      A dip and a rise and a far blue line
      A cup in the door, a coat for the nap
      A hill, and a hill, and the sky let out
      A thumb on the place, a fold in the map`,
  },
  {
    words:
      'gas_station gas_stations petrol_station petrol_stations filling_station service_station rest_area pumps_gas pumped_gas pumping_gas pump_gas out_of_gas gas_pump',
    stanzas: `
      A rubber hose and a smell of fuel
      A squeegee standing in water gone gray
      Numbers that roll with a steady hum
      A key on a stick that won't walk away

      A big lit sign on a two-story pole
      Moths going round in the tall white light
      A hot dog turning on rollers of steel
      The road past the edge of it, out of sight

      A cap on a string and a flap let down
      A nozzle that stops with a sudden clunk
      One more squeeze to get to the round
      An empty red can to ride in the trunk

      A bell that dings for the squashed black hose
      Coffee that's older than anyone there
      A rack of sunglasses, a map, a mint
      A tube that hisses a quarter of air`,
  },
  {
    words: 'diner diners all-night_diner greasy_spoon pancake_house',
    stanzas: `
      A neon coffee cup pouring in blue
      Stools that spin on fat chrome legs
      A pie going round in a case of glass
      A shout through the hatch for a plate of eggs

      A jukebox the size of a lunchbox lid
      A booth with a split and a strip of tape
      Coffee poured in before the hello
      And jelly in tubs, the last one grape

      A counter wiped with a circling cloth
      A pencil pulled from behind an ear
      A menu as wide as a kitchen door
      And the one bent fork that is always here

      A griddle that spits and a spatula's scrape
      Butter gone soft on a three-high stack
      Syrup that drips down the jug's one side
      A bell for the order, from out the back`,
  },
  {
    words: 'subway subways subway_train subway_station subway_ride metro the_tube tube_station l_train',
    stanzas: `
      A rumble felt in the soles of the shoes
      A warm wind pushed from the tunnel's mouth
      Two white eyes coming round the bend
      And two trains leaving, one north, one south

      A seat between a cello and a plant
      A pole that is held by seven hands
      A sudden brake and a step on a toe
      And the whole car swaying the way it stands

      A map like a plate of colored string
      Tiles with the name of the stop in blue
      A saxophone under the stairs somewhere
      And doors that bump on a bag, half through

      A moving stair with a ribbon of hands
      A click, a bar, and the crowd pours in
      Posters peeling in layers like paint
      A fiddler's coins in a shortbread tin`,
  },
  {
    words: 'hotel hotels motel motels hostel hostels hotel_room bed_and_breakfast room_service guesthouse',
    stanzas: `
      A hall of doors and a number to find
      A card that works on the seventh try
      Small white soaps in a paper wrap
      And pillows stacked up a yard too high

      A trolley of towels outside a door
      Carpet that swallows the sound of the feet
      An ice machine muttering down the hall
      A corner turned back on a stiff white sheet

      A robe with a belt on a padded hook
      A sign on the knob turned round the wrong way
      A window that opens about an inch
      And three little milks on a silver tray

      A revolving door and a potted palm
      A bell on the counter, a wall of keys
      A lamp with a switch that no one can find
      And breakfast with four little kinds of cheese`,
  },
  {
    words:
      'busk busks busked busking busker buskers street_corner street_corners street_musician street_musicians street_performer street_performers plays_on_the_street played_on_the_street playing_on_the_street sings_on_the_street',
    stanzas: `
      A spot by the wall where the sound comes back
      An open case with a scatter of change
      A hat, a stool, and a cardboard sign
      A song with a top note just out of range

      A tune begun between crossing lights
      A toddler turning around and around
      Shoppers who slow for a line or two
      A coin going in with a small bright sound

      A strap, a plug, and a tap on the mike
      An amp the size of a loaf of bread
      Gloves with the ends of the fingers off
      A tip of the hat, a nod of the head

      A chord, a cough, and another chord
      A tune sent up past the second floor
      A bus going by in the quiet part
      And people held up in the bookstore door`,
  },
  {
    words:
      'corner_stores corner_shop corner_shops convenience_store convenience_stores bodega bodegas newsstand general_store candy_store candy_shop sweet_shop',
    stanzas: `
      A crate of apples beside the step
      A bell on a spring when the door swings wide
      Gum by the till and a jar of sticks
      A cat on the papers, flat on its side

      A striped paper bag and a scoop of brass
      Milk at the back and bread by the door
      Coins counted out from a palm to a dish
      And sweets in a twist, and just one more

      Shelves to the roof and a hook on a pole
      Canned peas, candles, string, and glue
      A radio low with a ball game on
      The very last bulb on the shelf, size two

      A hand-drawn sign for a lost gray cat
      Newspapers tied in a bundle with cord
      Change on the mat with the picture worn
      Cards for a sofa, a room, on the board`,
  },
  {
    words:
      'rent landlord landlords landlady apartment apartments studio_apartment tenant tenants eviction evicted walk-up fifth_floor fourth_floor first_flat tiny_flat our_first_flat studio_flat council_flat tiny_apartment bedsit',
    stanzas: `
      Two turns of the key, a lean on the door
      A radiator that bangs like a drum
      Stairs to climb with the grocery bags
      And paint on the windows as thick as gum

      A box of fuses behind the coats
      A leak in the corner the shape of Spain
      A pot on the floor with its plink, plink, plink
      And a man to come for the bathroom drain

      A buzzer that sticks, a rug on the floor
      Four taped names on the mailbox slot
      One good chair and a table that leans
      A bed, and a lamp, and a cooking pot

      An envelope slid underneath a door
      The first of the month with a ring of red
      A jar for the coins, a jar for the bills
      A stove at an arm's length from the bed`,
  },
  {
    words: 'border borders border_crossing checkpoint passport passports visa visas',
    stanzas: `
      A slow long row of idling cars
      A booth, a bar, and a stripe on the road
      A rubber stamp coming down with a thump
      And a trunk lid up on a roped-in load

      A window with holes to be spoken through
      A stiff little book, a photo inside
      Eyes going up to the face and down
      And a flag on a pole on either side

      A number called and a row of chairs
      Papers kept flat in a plastic sleeve
      A form with a box for the place of birth
      And two small boxes for enter and leave

      A wrapped-up plate and a winter coat
      A suitcase strapped, and a slow long crowd
      Bread in a cloth for the longest part
      And the name of a town spelled out aloud`,
  },
  {
    words:
      'plant_closed factory_closed mine_closed mill_closed plant_closing factory_closing mine_closing mill_closing plant_closes factory_closes mine_closes factory_shut factory_shuts mine_shut closed_down closes_down closing_down shop_closed store_closed store_closing out_of_business',
    stanzas: `
      A gate pulled shut on its little wheel
      A chain on the handles, a lock, a sign
      Weeds coming up through the parking space
      Hooks for the coats going on down the line

      The last tools hung on the pegboard wall
      The big lights off with a final clunk
      A broom run over the painted floor
      A mug and a jacket put in the trunk

      The belts all slack and the wheels gone still
      Pigeons going in through a missing pane
      The time clock stopped with the cards in the rack
      And rust on the hook of the yellow crane

      The shelves pushed back to the empty wall
      Brown paper up on the inside glass
      The name still clear where the letters hung
      A nod at the door from the ones who pass`,
  },
  {
    words: 'war wartime world_war vietnam_war civil_war ceasefire bomb_shelter air_raid',
    stanzas: `
      A kit bag under the iron bed
      A bundle of letters tied up with string
      A uniform pressed in the cedar chest
      A tin with a button, a badge, a ring

      A blackout blind and a candle end
      A radio turned to the hour's news
      Tape in a cross on the window glass
      And one packed bag and a pair of shoes

      A stairwell shared with the house next door
      A lamp, a blanket, a bench, a cup
      A window boarded, the nails run short
      And the roof tiles counted and put back up

      A stamp half torn and a pencil line
      Bread in a line that goes round the square
      A pin on a map, a finger beside
      A place at the table, a plate, a chair`,
  },
]
