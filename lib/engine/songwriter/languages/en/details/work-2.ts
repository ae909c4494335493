import type { Details } from '../../stanzas.ts'

/** The road, the sky, the counter, and giving a hand, told in sentences. */
export const work2: readonly Details[] = [
  {
    words:
      "pilot pilots copilot cockpit flies_planes flew_planes flying_planes fly_planes flies_airplanes flew_airplanes pilot's_license flight_school airline_captain bush_pilot",
    own: `
      {fact}
      {He} {taps} on the dials and {looks} down the strip
      {He} {pulls} the nose up, and the trees [shrink] to moss
      And {hums} a small tune at the start of the trip

      {He} {sets} it down soft (in the rain|in the wind|in the dark) on the line
      With only two chirps from the wheel
      {fact}
      And {pats} the machine like a horse, on the steel`,
    stanzas: `
      (The clouds|White clouds|Some clouds) [lie] below like a field full of sheep
      A river [lies] there like a thread
      The sun [comes] up early, for those who [are] up
      And a town [is] a handful of crumbs on a bed

      (The windsock|A windsock|One windsock) [fills] and [points] into the blue
      The wheels [lift] away from the ground
      A farmer [looks] up with a hand to his brow
      And a dog [chases] after the last of the sound`,
    later: `
      The hangar [is] shut and the engine [ticks] cool
      The cap [is] hung up on its nail
      But any blue morning a head will tip back
      To follow one silvery trail`,
    hook: `
      The pilot, the pilot, way up in the blue
      With the whole world below, and a thermos for two

      The cockpit, the clouds, and the sun on the wing
      And towns down below like the beads on a string`,
  },
  {
    words: 'flight_attendant flight_attendants stewardess stewardesses cabin_crew',
    own: `
      {fact}
      {He} {points} to the exits with one graceful wave
      {He} {pours} out the juice at an angle of ten
      And {tells} the white knuckles in nine they [are] brave

      {He} {tucks} up (a blanket|one blanket|a rug) on a child who [is] out
      And {turns} down the light by its face
      {fact}
      And {walks} half the ocean in one narrow space`,
    stanzas: `
      (The trolley|A trolley|The cart) [gets] the elbow of each of the rows
      The pretzels [come] six to the pack
      A businessman [sleeps] with his mouth open wide
      And a stranger [is] used as a pillow in back

      (The seat belts|All seat belts|The belts) [go] click in a wave to the back
      The cabin [goes] dim for the night
      The coffee [slides] north, and the coffee [slides] south
      And the moon [keeps] along on the right`,
    later: `
      The seats [are] all empty, the blankets [are] thrown
      The shoes [are] kicked off on the floor
      And somewhere a man who was scared of the sky
      Isn't scared of the sky anymore`,
    hook: `
      Flight attendant, the scarf and the smile
      It's home to the strangers, that one narrow aisle

      The cabin crew knows it, the whole of the sky
      And just what to say when a small one wants to cry`,
  },
  {
    words:
      'trucker truckers truck_driver truck_drivers truck_driving eighteen_wheeler eighteen_wheelers eighteen-wheeler semi_truck big_rig big_rigs long_haul long-haul tractor_trailer drives_a_semi drove_a_semi drives_trucks drove_trucks driving_trucks cb_radio truck_stop truck_stops',
    own: `
      {fact}
      {He} {climbs} to the cab with a flask and a pie
      {He} {hangs} up a picture that [swings] on the turns
      And {watches} the sun come up into the sky

      {He} {pulls} on the horn (for the boys|for the kids|for two kids) on a bridge
      With both of their arms going wild
      {fact}
      And {grins} for a mile, like a very large child`,
    stanzas: `
      (The wheels|The tires|Big wheels) [hum] a note that [goes] on through the night
      The wipers [keep] time in the rain
      The radio [crackles] a joke and a bend
      And the white line [comes] up like the beads on a chain

      (The diner|A diner|A truck stop) [stays] lit at the edge of the dark
      The pie [comes] as big as a wheel
      A row of red lamps [is] asleep in the lot
      And a frost [draws] its ferns on the side of the steel`,
    later: `
      The brakes [give] a sigh and the engine [lies] still
      The road [has] a hum of its own
      And far down the highway, a horn in the night
      Says no one out there is alone`,
    hook: `
      Truck driver, truck driver, headlights and rain
      The town's bread and butter comes down the right lane

      Long haul, long haul, the moon on the hood
      The road is so long, and the coffee's no good`,
  },
  {
    words:
      'bus_driver bus_drivers school_bus school_buses city_bus city_buses drives_a_bus drove_a_bus driving_a_bus drives_the_bus drove_the_bus bus_route minibus school_minibus bus_conductor',
    own: `
      {fact}
      {He} {turns} the big wheel going round by the square
      {He} {sees} a red coat running hard in the glass
      And {waits} with the door open till it [is] there

      {He} {stops} right in front of (a puddle|the puddle|a big one), not in
      And {hands} down a stroller with care
      {fact}
      And twenty-two thank-yous [go] off down the stair`,
    stanzas: `
      (The doors|Both doors|The big doors) [give] a sigh as they [fold] to the side
      A cat [is] drawn into the steam
      A wobbly tooth [is] shown round the back seat
      And a man with a briefcase [is] lost in a dream

      (The bell|A bell|The buzzer) [goes] ding, and the whole of it [sways]
      The rain [makes] a river of light
      A song [starts] in back and [comes] up row by row
      And the whole bus [goes] singing around to the right`,
    later: `
      The depot [is] dark and the engine [is] off
      One glove [is] picked up from a seat
      And all through the town there [are] people in bed
      Brought right to the end of their street`,
    hook: `
      The bus driver's waiting, the bus driver knows
      Who's last round the corner, with red on the nose

      School bus, school bus, yellow and wide
      It yawns at the curb, and it lets in the tide`,
  },
  {
    words:
      'taxi taxis taxicab cab_driver cab_drivers taxi_driver taxi_drivers cabbie cabbies cabdriver drives_a_cab drove_a_cab driving_a_cab drives_a_taxi drove_a_taxi',
    own: `
      {fact}
      {He} {hears} a man's life between station and square
      {He} {nods} in the mirror, and {says} it gets better
      And {knocks} a bit off at the end of the fare

      {He} {waits} with (the lights|the lamps|the beams) on the step of a house
      Till the key [has] gone round in the door
      {fact}
      Then {turns} the sign yellow, and {looks} for one more`,
    stanzas: `
      (The meter|A meter|The clock) [gives] a tick for the length of the red
      The street [is] all horns and all brass
      A girl with her shoes off [sings] out of the back
      And the puddles [go] up like a curtain of glass

      (An arm|One arm|A wet arm) [goes] up in the rain by the curb
      Three suitcases [go] in for two
      A hat [is] left there on the seat like a guest
      And the streetlights [come] on down the whole avenue`,
    later: `
      At dawn, when the street [has] been washed for the day
      The engine [is] off, and [ticks] like a clock
      And all through the city are people in bed
      Who were carried right up to their block`,
    hook: `
      Taxi, oh, taxi, come round in the rain
      There's somebody waving who missed the last train

      The cab driver knows every street by its name
      And all of the stories, and no two the same`,
  },
  {
    words:
      'delivery_driver delivery_drivers delivers_packages delivered_packages delivering_packages delivers_parcels delivers_pizza delivered_pizza delivered_pizzas delivering_pizza delivers_food delivering_food pizza_delivery delivery_van courier couriers',
    own: `
      {fact}
      {He} {runs} up the path with a box to {his} chin
      {He} {rings} with an elbow, and under the door
      A very small voice [says] that nobody's in

      {He} {looks} for (the number|a number|the name) with a light in the rain
      Behind all the ivy and moss
      {fact}
      And a dog [takes] a glove off, to show who [is] boss`,
    stanzas: `
      (The van|A van|One van) at the curb [winks] its lights at the street
      A parcel [is] left with next door
      A box [says] "This side up", and it [lies] on its head
      And a cat [moves] right into the box on the floor

      (The bell|A bell|The doorbell) [gives] a ring, and the feet [start] to run
      A cat [takes] a look from the chair
      A curtain [goes] back at the window above
      And a robe and wet hair [come] halfway down the stair`,
    later: `
      The van [is] all empty, the list [is] all ticked
      The legs [have] the stairs in them still
      And behind every door there is somebody glad
      With a box on the hall windowsill`,
    hook: `
      Delivery, delivery, up to the door
      A box, and a smile, and a hundred stops more

      The pizza delivery came in the rain
      With steam in the box and with steam on the pane`,
  },
  {
    words:
      'mailman mailmen mailwoman mail_lady mail_carrier mail_carriers letter_carrier postman postmen postal_worker post_office delivers_mail delivered_mail delivering_mail delivers_the_mail delivered_the_mail mail_route mail_truck deliver_the_post delivers_the_post delivered_the_post postal_round post_round',
    own: `
      {fact}
      {He} {comes} up the path with the strap on one side
      {He} {says} the dog's name in a confident voice
      And the dog, to its own surprise, [lets] {him} inside

      {He} {brings} up (a postcard|a parcel|one letter) right up to the door
      Where the lady [looks] out every day
      {fact}
      And {he} {waits} while she [reads] it, and [turns] half away`,
    stanzas: `
      (The mailbox|A mailbox|The letter box) [opens] its mouth with a squeak
      A letter [has] hearts on the flap
      The sack [gets] as light as a bird down the road
      And the snow [leaves] a white little wig on the cap

      (The rain|A rain|Some rain) [makes] a lake of an address in blue
      A stamp [has] a queen and a bee
      A birthday card [drops] through the slot to the mat
      And small feet [come] racing to see`,
    later: `
      The last of the letters [is] dropped through its door
      The bag [is] hung up in the hall
      But one stays for years in a drawer, in its bow
      The hand on it slanted and small`,
    hook: `
      The mailman, the mailman comes up through the rain
      With one in the bag that was kissed on the train

      Here comes the post to the front of the street
      A walk of ten miles on the very same feet`,
  },
  {
    words: 'bad_traffic',
    own: `
      {fact}
      {He} {turns} off the engine and {finishes} lunch
      {He} {waves} to the man in the car to the left
      And {gives} him an apple for something to munch

      {He} {changes} to (this lane|the left lane|that lane), since it [is] going so well
      And the lane {he} {leaves} [starts] to move
      {fact}
      And {sings} the whole album to stay in the groove`,
    stanzas: `
      (The lights|Red lights|Brake lights) [make] a necklace clear over the hill
      A duck [waddles] by on the right
      A man with a coffee [gets] out to look round
      And the sign [says] "Have patience", in light

      (A horn|One horn|Some horn) [has] its say, and a second one, too
      The radio [tells] of the jam
      A child in the back [asks] if this [is] the place
      And a snail on the verge [takes] the lead from a tram`,
    later: `
      Then all of a sudden, for no cause at all
      The road [opens] up like a door
      And home has a lamp and a chair that stands still
      Which was never so lovely before`,
    hook: `
      Bad traffic, bad traffic, out to the hill
      The whole of the town in a hurry, and still

      The traffic is bad, and the traffic is slow
      There's plenty to hum when there's nowhere to go`,
  },
  {
    words: 'commute commutes commuted commuting commuter commuters carpool carpools carpooled carpooling',
    own: `
      {fact}
      {He} {runs} out the door with the toast in {his} teeth
      {He} {nods} to the man with the very same bag
      With {his} coat buttoned wrong and one sleeve underneath

      {He} {looks} for (the heron|a heron|one heron) that [fishes] the bend
      And {nods} when it [stands] in the gray
      {fact}
      And whatever the news [is], the bird [makes] the day`,
    stanzas: `
      (The coffee|Hot coffee|The flask) [has] a lid that [is] not quite a lid
      A stranger [moves] over a seat
      The sun [finds] each window in turn down the line
      And the rain [finds] the hole in a boot on the street

      (The clock|A clock|The bank clock) [runs] two minutes slow on the square
      A school choir [gets] on with a shout
      A baby [waves] both of its hands at a frown
      And the frown, in the end, [has] to turn inside out`,
    later: `
      The same road goes home with the sun on its back
      The faces [are] softer at night
      And the best of the miles is the last little one
      With the gate and the window in sight`,
    hook: `
      The morning commute with the toast in one hand
      The bag by the handle, the day as it's planned

      Commuters, commuters, there and then back
      With a day in the middle, a lunch in a sack`,
  },
  {
    words: 'barista baristas latte_art espresso_machine coffee_shop coffee_shops coffeehouse',
    own: `
      {fact}
      {He} {breathes} in the smell till the windows [turn] white
      {He} {wipes} off the counter in front with a sleeve
      And {says} a hello to whoever [is] in sight

      {He} {tries} for (a swan|a leaf|a heart) in the foam of the cup
      And {gets} a potato instead
      {fact}
      And {says} it [is] special, and {draws} on a head`,
    stanzas: `
      (The grinder|A grinder|The old one) [roars] up, and the talk [has] to stop
      A name [comes] out wrong on a cup
      A couple [breaks] half of a muffin in half
      And a sleepy-eyed baby [decides] to wake up

      (The milk|Hot milk|The steam) [gives] a scream and then [settles] to silk
      A student [has] books for a wall
      An old man [gets] his before saying a word
      And the spoons in the jar [chime] along with it all`,
    later: `
      The chairs [are] turned up and the counter [is] clean
      The tip jar [has] coins to the half
      And somebody's morning, that started all wrong
      Was put right by a cup and a laugh`,
    hook: `
      At the coffee shop counter, a cup and a name
      It's spelled a bit wrong, but it's hot all the same

      Oh, barista, barista, a leaf in the foam
      A cup for the road, and the long way from home`,
  },
  {
    words:
      'waiter waiters waitress waitresses waitressing waitressed waits_tables waited_tables waiting_tables wait_tables waits_on_tables busboy',
    own: `
      {fact}
      {He} {carries} four plates through a crowd with no spill
      {He} {opens} the door with the heel of a shoe
      And {sets} them down, smiling, with all the peas still

      {He} {brings} out (a cupcake|some ice cream|a pudding) with one candle lit
      And {starts} up the song in the aisle
      {fact}
      And even the table of twelve [has] to smile`,
    stanzas: `
      (The bell|A bell|The cook's bell) [goes] ding, and the soup [comes] up hot
      A toddler [feeds] bread to a shoe
      A man [reads] the menu like a very good book
      And two at the window [share] one bowl of stew

      (The candles|Small candles|White candles) [are] lit as the window [goes] blue
      A glass [makes] a leap for a knee
      A cloth [is] thrown over it, quick as a wink
      And the kitchen [sings] loud in a terrible key`,
    later: `
      The last chair [goes] up and the apron [comes] off
      The supper [is] eaten at one
      The feet [have] gone ten miles from table to stove
      And the whole town [is] fed, and [is] done`,
    hook: `
      Waiter, oh, waiter, go round with the tray
      And send the whole table home happy today

      Waiting on tables with feet like two stones
      And a smile that goes all the way down to the bones`,
  },
  {
    words: 'bartender bartenders bartending tends_bar tended_bar tending_bar barkeep barmaid',
    own: `
      {fact}
      {He} {wipes} down the wood till the lamp [shows] its face
      {He} {pours} out the usual, no need to ask
      And {hears} a long story with infinite grace

      {He} {slides} (a tall one|the good one|a cold one) along on the wood
      And it [stops] at the hand, to the inch
      {fact}
      And {he} {does} it again without even a flinch`,
    stanzas: `
      (The ice|Some ice|The shaker) [has] a rattle like dice in a cup
      A stool [gives] a turn and a creak
      The bottles [are] lit like a small stained-glass church
      And somebody [tells] the whole tale of the week

      (The door|A door|The street door) [lets] in a cold gust and a laugh
      A stranger [moves] up to make three
      The limes [fall] in moons from the edge of the knife
      And the piano [plays] on in a sort of a key`,
    later: `
      Last orders [are] called, and the stools [are] turned up
      The lamp [is] put out on the brass
      And what was let out in the small of the night
      Is safe as a ring from a glass`,
    hook: `
      Bartender, bartender, one for the rain
      And one for whoever just came off the train

      Tending the bar with a towel and an ear
      It's not what is poured, it's the listening here`,
  },
  {
    words:
      'cashier cashiers retail cash_register checkout_line checkout_counter bags_groceries bagged_groceries bagging_groceries stocks_shelves stocked_shelves stocking_shelves sales_clerk store_clerk grocery_clerk shop_assistant salesgirl on_the_checkout on_the_till on_the_tills',
    own: `
      {fact}
      {He} {slides} through the carrots, the soap, and the bread
      {He} {asks} how the knee [is], the cat, and the trip
      And {listens} as long as there [is] to be said

      {He} {holds} up (a root|a squash|some fruit) that [has] no name at all
      And the whole of the line [takes] a guess
      {fact}
      And {he} {rings} it as melon, and {charges} much less`,
    stanzas: `
      (The belt|A belt|The checkout) [rolls] along with the milk and the cheese
      The scanner [goes] beep down the row
      A child [puts] a toy in between all the beans
      And a man with one onion [is] told he [can] go

      (An old hand|One old hand|A thin hand) [counts] pennies out, one at a time
      The line [shifts] its weight to the right
      An orange [gets] out, and it [heads] for the door
      And the whole queue [runs] after it, out in the light`,
    later: `
      The drawer [is] shut and the last lane [goes] dark
      The name tag [comes] off with a sigh
      And somewhere a lady who lives by herself
      Has had a hello, and goodbye`,
    hook: `
      At the cash register, beep after beep
      The bread on the top and the cans in the deep

      Cashier, cashier, what do they say
      The bread and the milk, and then "Have a good day"`,
  },
  {
    words:
      'own_shop own_store opened_a_shop opened_a_store opening_a_shop owns_a_shop owned_a_shop owns_a_store owned_a_store runs_a_shop ran_a_shop runs_a_store ran_a_store runs_the_shop ran_the_shop ran_the_store runs_the_store shopkeeper shopkeepers storefront corner_store hardware_store run_a_shop run_the_shop run_a_store run_the_store family_owned family_run sell_samosas',
    own: `
      {fact}
      {He} {turns} round the sign, and {he} {waters} the fern
      {He} {dusts} the first dollar that [hangs] in its frame
      And {stands} in the doorway to watch the street turn

      {He} {goes} up (the ladder|the steps|on tiptoe) for something high up
      That nobody else would have had
      {fact}
      And {wraps} it in paper, and {makes} the day glad`,
    stanzas: `
      (The bell|A bell|The shop bell) [gives] a jump on its curly old spring
      The cat [has] the chair by the till
      A lady [comes] in for a chat and a bulb
      And the pencil marks [add] up a very small bill

      (The shutter|A shutter|The awning) [goes] up with a rattle at eight
      A boy [gets] a sweet from the jar
      The boxes [are] flattened and tied up with string
      And a customer [waves] from the seat of a car`,
    later: `
      The till [is] rung up and the lamp [is] put out
      The keys [have] a hook in the hall
      But the bell on its spring and the name on the glass
      Are what makes it a street, after all`,
    hook: `
      The bell on the shop door, the name on the pane
      There's somebody in there, in sunshine and rain

      Run a shop, run a shop, sweep up the floor
      And know them by name as they come through the door`,
  },
  {
    words:
      'coach coaches coached coaching little_league_coach swim_coach soccer_coach football_coach basketball_coach baseball_coach',
    own: `
      {fact}
      {He} {chews} on {his} cap and {he} {walks} up and down
      {He} {shouts} till there [isn't] much left of the voice
      And {hugs} the whole bench like a bear come to town

      {He} {kneels} by (the small one|the last one|the shy one) who [sits] on the end
      And {ties} up a shoe, and {says} "Go"
      {fact}
      And what {he} {says} then, only those two [can] know`,
    stanzas: `
      (The whistle|A whistle|One whistle) [goes] off, and the whole line [falls] in
      The cones [make] a road through the mud
      The oranges [go] down the bench in a bag
      And a ball [hits] the post with a thud

      (The rain|A rain|Cold rain) [runs] the chalk off the board with the plan
      A shoe [is] left deep in the clay
      The littlest [scores], in the wrong goal, with joy
      And even the other side [shouts] out "Hooray"`,
    later: `
      The cups [go] to other teams, year upon year
      The whistle [hangs] up on its string
      But somebody grown, on a hard day, sits up
      At an echo of that little thing`,
    hook: `
      The coach on the sideline, the cap and the shout
      Who sees what is in there, and coaxes it out

      Coach, oh, coach, with the voice wearing thin
      It isn't the winning, it's all going in`,
  },
  {
    words:
      'volunteer volunteers volunteered volunteering charity charities food_bank food_banks soup_kitchen food_drive food_pantry fundraiser fundraisers fundraising',
    own: `
      {fact}
      {He} {sets} out the chairs and {he} {stacks} up the trays
      {He} {lifts} the big end of whatever [comes] in
      And {shrugs}, a bit pink, at a word of good praise

      {He} {carries} (a box|a bag|a crate) up three flights to a door
      And {stays} for a chat and a tea
      {fact}
      And {gets} half a sponge cake to take home, for free`,
    stanzas: `
      (The urn|A big urn|The tea urn) [gives] a hiss and the window [goes] white
      The cans [come] along, hand to hand
      A pot of good soup [feeds] a line round the block
      And the smell [reaches] out to the bus and the stand

      (The jar|One jar|A jar) on the table [fills] up to the neck
      A cake [is] sold off by the slice
      A child [drops] a coin in and [looks] for one more
      And a quiet man [comes] to the table there twice`,
    later: `
      The hall [is] swept clean and the key [is] hung up
      The names [are] not put on the wall
      But somebody sleeps with a supper inside
      Who wouldn't have had one at all`,
    hook: `
      Volunteer, volunteer, first through the door
      And last with the broom and the mop on the floor

      For charity, charity, nothing to pay
      A lift, and a hand, and a bit of the day`,
  },
]
