import type { Details } from '../../stanzas.ts'

/** Towns, streets and ways to get from one to the next, told in sentences. */
export const places3: readonly Details[] = [
  {
    words:
      'hometown hometowns home_town small_town small_towns small-town old_neighborhood old_neighbourhood main_street where_i_grew_up where_you_grew_up where_he_grew_up where_she_grew_up where_we_grew_up childhood_street old_street',
    own: `
      {fact}
      {He} {knows} every crack in the street with {his} feet
      And the wall by the shop that [is] best for a talk
      And which of the dogs in the gardens [are] sweet

      {He} {goes} the long way (by the school|by the park|by the church) on {his} own
      And {nods} to the man at the pumps
      {fact}
      There's a hill where the bicycle [flies] at the bumps`,
    stanzas: `
      (The barber|The baker|The butcher) [looks] up when a stranger [goes] by
      The light on the main street [turns] green for a cat
      The clock on the bank [is] still five minutes slow
      And the librarian [is] wearing that hat

      (Good news|The news|Bad news) [gets] around with the bread and the mail
      A curtain [moves] over the way
      The kids [ride] their bikes round the church in a ring
      And the swallows [come] back every May`,
    later: `
      The sign at the edge [has] a new coat of paint
      The shops [go] by some other name
      But somebody's height [is] marked up on a door
      And the smell of the rain [is] the same`,
    hook: `
      A small town, a small town, one light on the hill
      It's easy to leave and it's hard to hold still

      Oh, hometown, oh, hometown, with dust on the street
      The way back is something that stays in the feet`,
  },
  {
    words: 'village villages',
    own: `
      {fact}
      {He} {goes} for the bread, and it [takes] half the day
      For everyone there [has] a word at the gate
      And a goose [is] allowed to get into the way

      {He} {sits} on (the bench|the wall|the step) by the church with the rest
      And {hears} what the weather [will] do
      {fact}
      And by evening the whole of the lane [knows] it, too`,
    stanzas: `
      (The cat|A cat|A hen) [takes] its time in the middle of the road
      The church clock [counts] ten and a half
      The post van [slows] down for a word through the glass
      And over the hedge [comes] a laugh

      (The baker|The milkman|The rooster) [is] up when the stars [are] still out
      The bell [tells] the fields it [is] noon
      A tractor [goes] home with the lane to itself
      And the pub [has] its windows lit soon`,
    later: `
      At night it's a handful of lights on a hill
      The owl [has] the street and the wall
      And one lamp [burns] late in a kitchen somewhere
      For whoever [comes] home, last of all`,
    hook: `
      The village is small, and the village is slow
      And everyone hears it before it is so

      In a village like that, with one street and one bell
      There's always an ear for the stories to tell`,
  },
  {
    words: 'city cities big_city city_life city_lights downtown skyline skylines skyscraper skyscrapers',
    own: `
      {fact}
      {He} {comes} up the steps to the noise and the light
      And {turns} the map one way and {turns} it right back
      And the towers [go] up and go up out of sight

      {He} {waits} for (the bus|the lights|the cab) with a bag and a bun
      And elbows on every side
      {fact}
      And a pigeon [walks] by with a landlord's own pride`,
    stanzas: `
      (A siren|A cab|A horn) [goes] away down the length of the street
      The steam [climbs] in curls from the ground
      A man on the corner [sells] scarves from a case
      And the lights [change] the whole street around

      (The rain|A rain|The night) [paints] the signs upside down on the road
      A saxophone [plays] on a stair
      A window up high [has] the dancers lit up
      And the smell of hot bread [fills] the air`,
    later: `
      The city [goes] dark by a window a time
      Till one [is] still yellow up high
      And under the roar [is] a sound like a breath
      As the last of the trains [rumbles] by`,
    hook: `
      The city, the city, the city at night
      A million dark windows, and one with a light

      Oh, big city, big city, noisy and wide
      There's somebody's kettle at home there inside`,
  },
  {
    words: 'bridge bridges footbridge drawbridge',
    own: `
      {fact}
      {He} {stops} in the middle and {leans} on the rail
      And {drops} a small stick on the upriver side
      And {runs} to the other to welcome its sail

      {He} {walks} it (by night|at dusk|at dawn) with the lamps in a row
      And {holds} on {his} hat in the breeze
      {fact}
      And the river [slides] under {him}, quite at its ease`,
    stanzas: `
      (A boat|One boat|A barge) [goes] beneath with its washing hung out
      The swallows [have] glued up a nest
      The footsteps [ring] hollow from one to the other
      And the river [goes] down to the west

      (A lamp|One lamp|Each lamp) [has] a twin hanging down in the dark
      The padlocks [are] thick on the wire
      A cyclist [rides] over with bread on his back
      And the sky in the water [takes] fire`,
    later: `
      The fog [comes] at night and the far side [is] gone
      It looks like it ends in the air
      But trust it, and walk, and there's board after board
      And someone still standing out there`,
    hook: `
      There's a bridge, there's a bridge, from this side to that
      It carries the bus, and it carries the cat

      The bridge doesn't mind where the water is wide
      It only remembers that there's the far side`,
  },
  {
    words:
      'the_train a_train this_train train_ride train_rides train_trip train_station train_stations train_platform train_track train_tracks train_window night_train last_train first_train steam_train steam_trains by_train sleeper_train railway railways railroad railroads railroad_crossing railway_station on_the_platform watches_trains watching_trains watched_trains loves_trains loved_trains trainspotting trainspotter love_trains',
    own: `
      {fact}
      {He} {keeps} the good seat by the window {himself}
      And {opens} a sandwich as soon as it [moves]
      And {puts} a small bottle of tea on the shelf

      {He} {waves} to (a farmer|a child|a cow) in a field going by
      And the wave [comes] back, small as a pin
      {fact}
      And {he} {lets} the book shut on {his} thumb with a grin`,
    stanzas: `
      (The whistle|A whistle|One whistle) [goes] long as it [comes] to the bend
      The cows [turn] around for a look
      The crossing bell [rings] to a road with one car
      And somebody [sleeps] on a book

      (The guard|A guard|The porter) [puts] a hole in the corner of each
      The wires [dip] and [rise] by the track
      The backs of the houses [show] washing and swings
      And a child on a fence [waves] right back`,
    later: `
      By night it's a string of lit windows, and gone
      The platform [is] left with its clock
      And somebody [lingers], one hand in the air
      Till the signal [drops] down with a knock`,
    hook: `
      Hear the train, hear the train, going clickety-clack
      Over the river and home down the track

      The train pulls away, and the train pulls in slow
      And half of the world is just watching it go`,
  },
  {
    words:
      'plane planes airplane airplanes aeroplane window_seat middle_seat red-eye flight flights jet_lag jetlag layover',
    own: `
      {fact}
      {He} {holds} on to the armrest and {watches} the wing
      And the cars [turn] to beetles, the fields [turn] to cloth
      And the clouds [are] a floor to the whole of the thing

      {He} {presses} {his} nose to (the glass|the pane|the oval) like a child
      And {points} at the top of the snow
      {fact}
      And {spills} the tomato juice, watching it go`,
    stanzas: `
      (The engines|The jets|The propellers) [give] a roar, and the ground [falls] away
      A baby [gives] out a great yell
      The cart [bumps] an elbow on each of the rows
      And a stranger [has] stories to tell

      (A cloud|The moon|The sun) [lies] outside with its light on the wing
      The shades [are] pulled down for the night
      The map on the seat [shows] a very small plane
      And a blanket [fits] nobody right`,
    later: `
      The wheels [give] a bark, and the whole cabin [claps]
      The belts [come] undone at the gate
      And there at the rail [is] a hand in the air
      That [is] glad, though the whole thing [is] late`,
    hook: `
      Oh, the plane, oh, the plane, with the blink of its light
      It carries a heart through the whole of the night

      A window seat, please, and a flight through the blue
      The clouds have an upstairs, the sun has it, too`,
  },
  {
    words:
      'night_bus bus_stops bus_shelter bus_ride bus_rides first_bus the_bus a_bus bus_station bus_pass bus_home bus_depot a_bus_stop the_bus_stop bus_stop at_the_bus_stop',
    own: `
      {fact}
      {He} {climbs} to the seat with the very best view
      And {leans} with the bends like the pilot of it
      And {nods} to the dogs in the doorways there, too

      {He} {runs} for it (waving a glove|with a bag|with a shout) in the rain
      And the driver [holds] on with a sigh
      {fact}
      And {he} {drips} on the seat as the shops [go] on by`,
    stanzas: `
      (The doors|The two doors|The big doors) [fold] in with a hiss and a sigh
      The window [is] fogged, and a heart [has] been drawn
      A lady [keeps] hold of a cake on her knee
      And the man at the back [gives] the whole bus his yawn

      (The bell|A bell|The buzzer) [gives] a ding, and the whole of it [leans]
      A glove [rides] alone to the end of the line
      The rain [makes] the stop such a popular place
      Where strangers [agree] that tomorrow [is] fine`,
    later: `
      The last one [goes] home with its lights on and bare
      And one head asleep by the door
      The driver [calls] softly the name of the stop
      And [waits] there a half minute more`,
    hook: `
      Here comes the bus, here comes the bus, round by the square
      With room at the back and a penny to spare

      The bus will come late, or the bus will come two
      But the bus will come home when the evening is through`,
  },
  {
    words:
      'ferry ferries ferryboat ferry_boat ferry_ride boat_ride boat_rides boat_trip cruise cruises cruise_ship cruise_ships',
    own: `
      {fact}
      {He} {stands} at the rail with the wind in {his} face
      And {gives} half a sandwich away to a gull
      And soon there [are] nine of them wanting the place

      {He} {finds} (a warm bench|a dry bench|a bench) by the funnel out back
      And {watches} the harbor grow thin
      {fact}
      And {his} hair [stands] on end as the big waves [roll] in`,
    stanzas: `
      (The horn|A horn|The ship's horn) [blows] once, and the gulls [answer] back
      A sailor [throws] off the last rope
      A boy [shows] the water to somebody's bear
      And the engine [wakes] up with a cough and with hope

      (The deck|The floor|The rail) [gives] a hum that [comes] up through the shoes
      The teacups [go] sliding and back
      The shore [is] a pencil line, then it [is] gone
      And the wake [is] a long silver track`,
    later: `
      The far side [comes] nearer, a roof at a time
      The engine [turns] round with a sigh
      And somebody [stands] on the quay in the wind
      With both arms up into the sky`,
    hook: `
      Take the ferry, the ferry, from this side to that
      With salt on the cheek and one hand on the hat

      A boat ride, a boat ride, with foam at the side
      The land waves goodbye and the water is wide`,
  },
  {
    words:
      'highway highways freeway freeways interstate motorway open_road long_drive long_drives back_road back_roads dirt_road dirt_roads country_road country_roads drives_all_night drove_all_night driving_all_night drove_across drive_across driving_across hit_the_road on_the_road',
    own: `
      {fact}
      {He} {rolls} down the window and {turns} up the song
      {He} {sings} the high part with one hand on the wheel
      And {gets} half the words of it happily wrong

      {He} {pulls} in for (coffee|a pie|a stretch) at a quarter to dark
      And {asks} for the way and a plate
      {fact}
      And the headlights [pick] out every mailbox and gate`,
    stanzas: `
      (A truck|One truck|A long truck) [goes] by with a growl and a light
      The white line [comes] up like a thread
      A hawk [has] the wire to itself for a mile
      And a town [is] a glow up ahead

      (The road|The highway|The blacktop) [goes] over the top of the hill
      The radio [fades] in and out
      A sign [has] a deer and a moose and a cow
      And a bug [hits] the glass with a clout`,
    later: `
      The engine [ticks] softly, turned off in the yard
      The dust [has] the color of bread
      The porch light [is] on and the kettle [is] warm
      And somebody [turns] back the bed`,
    hook: `
      The highway, the highway, unrolling its thread
      And somewhere a kettle, a light, and a bed

      On the open road, with the radio low
      There's nowhere to be and a long way to go`,
  },
  {
    words:
      'gas_station gas_stations petrol_station petrol_stations filling_station service_station rest_area pumps_gas pumped_gas pumping_gas pump_gas out_of_gas gas_pump',
    own: `
      {fact}
      {He} {leans} on the car as the numbers [roll] round
      {He} {tries} to stop right on the dollar, and {squeaks}
      A penny beyond, with a small groaning sound

      {He} {buys} (a fried pie|a coffee|some mints) and a map at the till
      And {hears} the whole road from the man
      {fact}
      "It's simple," he [says], with a wave like a fan`,
    stanzas: `
      (The sign|One sign|A sign) [is] the only bright thing for a mile
      The moths [hold] a dance in its light
      A dog by the ice chest [looks] into each car
      And the bell on the door [gives] a ding to the night

      (The hose|A hose|The pump) [gives] a shudder and then [gives] a click
      A squeegee [goes] over the screen
      The back seat [wakes] up and [wants] candy and chips
      And the bugs [leave] at last, and the windshield [is] clean`,
    later: `
      The tank [is] filled up and the crumbs [are] brushed off
      The motor [wakes] up in the night
      The road [lies] out there like a page in a book
      With all of it ready to write`,
    hook: `
      At the last gas station, the last of the light
      There's room on the road and there's plenty of night

      Fill it up, fill it up at the gas station sign
      There's half of the road and a whole moon to shine`,
  },
  {
    words: 'diner diners all-night_diner greasy_spoon pancake_house',
    own: `
      {fact}
      {He} {slides} in the booth with the rip in the seat
      {He} {studies} the menu, the front and the back
      Then {has} the same eggs, with the same kind of meat

      {He} {spins} on (the stool|a stool|the red stool) and {asks} for the pie
      And {says} that two forks [are] just fine
      {fact}
      But {his} fork [is] much faster and [crosses] the line`,
    stanzas: `
      (The cook|A cook|The short cook) [calls] a number and [slaps] on a bell
      The pancakes [come] stacked to the chin
      The pot [comes] around before anyone [asks]
      And a trucker [brings] half of the cold weather in

      (The jukebox|A jukebox|The speaker) [has] one good old song that it [plays]
      The ketchup [comes] out in one go
      The pie [goes] around in its glass like a queen
      And the window [is] red from the neon below`,
    later: `
      By midnight the chairs [are] turned over on top
      The grill [is] scraped down to a shine
      And the tip by the saucer [is] more than the bill
      With a note on a napkin, one line`,
    hook: `
      Meet at the diner, the light in the rain
      There's pie on the counter, and steam on the pane

      The diner, the diner, the booth by the door
      With room for one more, and then room for two more`,
  },
  {
    words: 'subway subways subway_train subway_station subway_ride metro the_tube tube_station l_train',
    own: `
      {fact}
      {He} {runs} down the steps and {gets} in with a hop
      With the end of {his} scarf hanging out in the wind
      And {stands} by the door till the following stop

      {He} {hangs} from (the strap|the rail|the pole) with a book in one hand
      And {sways} like a reed to the bends
      {fact}
      And {rides} past {his} stop to find out how it ends`,
    stanzas: `
      (A wind|The wind|Warm wind) [comes] before it, and then [come] the lights
      A hat [rolls] away in a daze
      A baby [looks] everyone straight in the eye
      And they [soften] in turn at that serious gaze

      (The doors|Both doors|The train doors) [slide] open, the platform [spills] in
      A rose in a cone [keeps] its head
      Ten strangers [lean] left at the very same time
      And nobody [looks] at the lady in red`,
    later: `
      Then up the long stair, and the evening [is] there
      With rain and the smell of hot bread
      And under the street it [goes] rumbling along
      With everyone's day in its head`,
    hook: `
      The subway, the subway, it rumbles below
      And everyone in it has somewhere to go

      Take the subway home, take the tube, take the train
      Go down in the dark and come up in the rain`,
  },
  {
    words: 'hotel hotels motel motels hostel hostels hotel_room bed_and_breakfast room_service guesthouse',
    own: `
      {fact}
      {He} {bounces} one time on the end of the bed
      {He} {opens} each drawer to see what [is] in it
      And {finds} one old book and a needle and thread

      {He} {walks} to (the ice box|the lift|the pool) in a robe and bare feet
      And the door [clicks] behind {him}, with {his} key inside
      {fact}
      And the man at the desk [has] a smile very wide`,
    stanzas: `
      (The desk bell|A small bell|The bell) [gives] a ding, and a man [bows] his head
      The corridor [goes] on and on
      The towels [are] made into some kind of swan
      And the swan, by the evening, [is] gone

      (The lift|A lift|The door) [gives] a sigh and the carpet [goes] soft
      The soap [is] as small as a stamp
      A trolley [goes] rattling by with the toast
      And a moth [has] its eye on the lamp`,
    later: `
      The bill [is] slid over, the key [is] slid back
      The sheets [are] pulled smooth to the end
      And nothing [is] left but one sock by the chair
      And a pen [goes] along for a friend`,
    hook: `
      A hotel, a hotel, and a key with a tag
      And nothing to do but to sit on the bag

      At the end of the hall in the roadside motel
      There's a bed, and a moon, and a cold drink as well`,
  },
  {
    words:
      'busk busks busked busking busker buskers street_corner street_corners street_musician street_musicians street_performer street_performers plays_on_the_street played_on_the_street playing_on_the_street sings_on_the_street',
    own: `
      {fact}
      {He} {opens} the case on the ground by {his} feet
      And {puts} in a coin of {his} own to begin
      And {clears} {his} throat, facing the whole of the street

      {He} {plays} to (a pigeon|a poodle|two pigeons) for most of an hour
      With cold in the tips of each hand
      {fact}
      Then a girl in red boots [starts] to dance to the band`,
    stanzas: `
      (A coin|One coin|A penny) [goes] ping on the rest of the pile
      A boy [has] to stop and be pulled by the sleeve
      The street [goes] on hurrying, heads to the rain
      But a few of them [find] they [are] slower to leave

      (A bus|The bus|A tram) [drowns] the end of the very best verse
      An old man [taps] time with his stick
      Two strangers [join] in on the part with the la
      And the lights [change] from green far too quick`,
    later: `
      The case [is] snapped shut and the corner [is] bare
      The coins [go] on bread and on strings
      But somebody, climbing the stairs in wet shoes
      Still has it inside them, and sings`,
    hook: `
      On the street corner, somebody plays
      A song that goes home with a stranger and stays

      A busker, a hat, and a street in the rain
      And one little tune going home on the train`,
  },
  {
    words:
      'corner_stores corner_shop corner_shops convenience_store convenience_stores bodega bodegas newsstand general_store candy_store candy_shop sweet_shop',
    own: `
      {fact}
      {He} {goes} there for milk with the coins in one hand
      {He} {comes} back with licorice, string, and a comb
      And tales of the neighbors, and the cat, and the band

      {He} {stands} at (the sweet jars|the counter|the jars) while a coin [gets] warm
      And {counts} what [will] go in the sack
      {fact}
      And one for the road [goes] in, too, from the rack`,
    stanzas: `
      (The bell|A bell|The brass bell) [gives] a ring and the cat [lifts] an eye
      The sweets [stand] in jars by the till
      The lady [keeps] papers for half of the street
      And the milk crates [are] stacked on the sill

      (A neighbor|A lady|A man) [comes] in slippers for one single egg
      The freezer [hums] on by the door
      A child [counts] its pennies out loud to the end
      It [comes] to one short, and [is] given one more`,
    later: `
      The shutter [comes] down with a rattle and bang
      The street [is] one lamp short of bright
      But years from the counter a bag can be heard
      With the lemon drops in it, one night`,
    hook: `
      There's a light in the corner shop, late in the rain
      There's bread on the shelf and a cat at the pane

      Run down to the corner store, only for bread
      And home with the news of the street in the head`,
  },
  {
    words:
      'rent apartment apartments studio_apartment tenant tenants eviction evicted walk-up fifth_floor fourth_floor first_flat tiny_flat our_first_flat studio_flat council_flat tiny_apartment bedsit',
    own: `
      {fact}
      {He} {carries} the groceries, flight after flight
      And {rests} on the third with the bag on a knee
      And {waves} to the lady who [sits] by her light

      {He} {puts} up (a shelf|a mirror|a hook) and {steps} backward to look
      It [slopes], like the rest of the place
      {fact}
      And {hangs} up one coat, and then {sits} in the space`,
    stanzas: `
      (The stairs|The steps|Those stairs) [know] the sound of each pair of shoes
      A smell of good soup [travels] up
      The pipes in the wall [have] a knock and a cough
      And somebody [comes] for some rice in a cup

      (The lift|The buzzer|The mailbox) [has] tape on it, gone a bit brown
      A bicycle [hangs] in the hall
      A basil plant [leans] on the sill to the sun
      And the neighbor's guitar [comes] along through the wall`,
    later: `
      In time all the boxes [go] down to the van
      The echo [moves] in on the floor
      But there on the frame, in a pencil, a line
      And a hook stays behind on the door`,
    hook: `
      Up on the fifth floor, the stairs and the view
      The rent for the moon is included there, too

      A tiny apartment, a key on a ring
      And walls thin enough for the neighbors to sing`,
  },
  {
    words:
      'boiler boilers broken_boiler no_hot_water broken_heating heating_broke radiator radiators broken_radiator fixes_the_boiler fix_the_boiler',
    stanzas: `
      It [coughs] in its cupboard, it [shudders], it [stops]
      There's breath to be seen in the hall
      The cat [sits] with both of her paws on the pipe
      And the pipe isn't warm, not at all

      The shower [runs] cold as a river in March
      A yell [can] be heard through the floor
      Two jumpers, a scarf and a hat in the bed
      And a coat on the top, and one more`,
    later: `
      In April it [lights], with a whoosh and a roar
      The radiators [knock] down the hall
      By then all the windows [are] open, and sun
      [Comes] in, and there's no need at all`,
    hook: `
      Hot water, hot water, a dream full of steam
      A bath to the chin and a tap like a stream

      Three jumpers, a blanket, a hat for the head
      It's warmer out there in the cold flower bed`,
  },
  {
    words: 'border borders border_crossing checkpoint passport passports visa visas',
    own: `
      {fact}
      {He} {holds} out the passport and {stands} very straight
      And {tries} to resemble the face on the page
      And the man with the stamp [makes] the whole of it wait

      {He} {hunts} through the pockets (in turn|with a frown|with both hands) for the thing
      And {finds} it, where else, in {his} hand
      {fact}
      And {breathes}, and {goes} on to the rest of the land`,
    stanzas: `
      (The guard|A guard|The man) [looks] from picture to person and back
      The stamp [comes] down hard on the page
      A bird on the barrier [flies] either way
      And nobody [asks] it its name or its age

      (A line|The line|A long line) [moves] ahead by one suitcase a time
      A baby [goes] over asleep
      The signs [change] their letters from this side to that
      And the hills [do] not change, nor the sheep`,
    later: `
      The stamp [is] still there, getting pale on its page
      The lines on the map [fade] as well
      But bread [is] still bread on the other side, too
      And a smile is a thing everybody can spell`,
    hook: `
      Over the border, one bag and one name
      The moon on the far side is round just the same

      Passport in hand and the heart beating fast
      There's ground on the far side, and morning at last`,
  },
  {
    words:
      'plant_closed factory_closed mine_closed mill_closed plant_closing factory_closing mine_closing mill_closing plant_closes factory_closes mine_closes factory_shut factory_shuts mine_shut closed_down closes_down closing_down shop_closed store_closed store_closing out_of_business',
    own: `
      {fact}
      {He} {stands} at the gate with {his} hands by {his} side
      The chain [goes] around with a lock at the end
      And behind it the yard [looks] too quiet and wide

      {He} {takes} home (a cup|a coat|the mug) and the hook where it hung
      And {shakes} every hand on the way
      {fact}
      And nobody [finds] very much they [can] say`,
    stanzas: `
      (The sign|A sign|The last sign) [is] put up and the shutters [come] down
      The pigeons [have] most of the floor
      The clock [goes] on showing the hour that it stopped
      And a letter [lies] under the door

      (The street|The town|The place) [is] so quiet at twenty past five
      The moss [has] a start on the tiles of the hall
      A man [stops] a minute and [looks] at the roof
      And a swallow [flies] in through the wall`,
    later: `
      In spring there [are] poppies come up through the yard
      The brickwork [lets] go of its name
      But things that were made there are turning and held
      In houses all over, the same`,
    hook: `
      The place is closed down at the foot of the hill
      But hands that once knew how to do it know still

      The day it closed down, there was rain on the wall
      But nobody's work was for nothing at all`,
  },
  {
    words: 'war wartime world_war vietnam_war civil_war ceasefire bomb_shelter air_raid',
    own: `
      {fact}
      {He} {keeps} a small photograph close to {his} heart
      {He} {takes} it out only to see it still there
      For the edges [are] starting to come all apart

      {He} {writes} by (a candle|a lamp|a stub) on a page torn in half
      And {says} that the weather [is] fine
      {fact}
      And the rest [is] all there in the space by the line`,
    stanzas: `
      (The lights|The lamps|The windows) [are] put out on the whole of the street
      A kettle [is] shared by the stair
      Somebody [sings] to the children below
      And a hand [strokes] a small head of hair

      (A train|A bus|A long train) [goes] away with its windows all arms
      A woman [stays] on by the track
      The bread [is] cut thin and [is] handed along
      And the roses [bloom] on by the shack`,
    later: `
      One day it [is] over, and bells [start] to ring
      Some [run] to the street, and some [hide] in the hall
      It [takes] a long time to sleep all of the night
      And listen for nothing at all`,
    hook: `
      The war will be over, the lamps will be lit
      There's one at the window, and someone by it

      Let the war be a story that's told by the fire
      With birds, only birds, on the line and the wire`,
  },
]
