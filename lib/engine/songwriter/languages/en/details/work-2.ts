import type { Details } from '../../stanzas.ts'

/** The road, the sky, the counter, and giving a hand. */
export const work2: readonly Details[] = [
  {
    words:
      "pilot pilots copilot cockpit flies_planes flew_planes flying_planes fly_planes flies_airplanes flew_airplanes pilot's_license flight_school airline_captain bush_pilot",
    stanzas: `
      A leather seat and a wide front pane
      Dials lit up in a soft green row
      A checklist clipped to the top of a knee
      And patchwork fields going by below

      Chocks pulled out and a thumb held up
      Headset on and a word with the tower
      The runway lines going by in a blur
      And clouds heaped high as cauliflower

      The engine settled into a hum
      A slow bank left with a wing tipped down
      Sunglasses on in the thin high air
      And a stripe of road through a matchbox town

      Flaps let down and the nose held up
      Two small chirps as the wheels touch ground
      The windsock full and the engine cut
      And ears still ringing with leftover sound`,
  },
  {
    words: 'flight_attendant flight_attendants stewardess stewardesses cabin_crew',
    stanzas: `
      A curtain drawn on its little hooks
      A cart that just fits the width of the aisle
      Seat belts shown with a click and a pull
      And chicken or pasta, asked with a smile

      A pressed blue jacket, a pair of wings
      A small wheeled suitcase, the handle up
      A scarf tied neat in a sideways knot
      And tomato juice in a plastic cup

      A folding seat by the galley door
      Overhead doors pushed shut with a thump
      Two fingers pointing the exits out
      A hand on a seat back for each new bump

      A call light dings and a shade slides down
      Pretzels handed out row by row
      The cabin dimmed and the blankets out
      Two different times on a wrist to know`,
  },
  {
    words:
      'trucker truckers truck_driver truck_drivers truck_driving eighteen_wheeler eighteen_wheelers eighteen-wheeler semi_truck big_rig big_rigs long_haul long-haul tractor_trailer drives_a_semi drove_a_semi drives_trucks drove_trucks driving_trucks cb_radio truck_stop truck_stops',
    stanzas: `
      A high front seat and a cap on the dash
      Eighteen wheels and a load strapped tight
      Coffee that fits in the one good ring
      A bunk in the cab with a reading light

      A map gone soft at every fold
      Mud flaps, mirrors, a mile of chrome
      A logbook filled at the side of the road
      The long white line leading on toward home

      A long row parked with the running lights on
      Air brakes hissing beside the pumps
      Pie at the counter, a thermos filled
      A seat on springs for the worst of the bumps

      Two tall stacks and a bug-specked grille
      A long pull down on the cord of the horn
      Gears going up through the low to the high
      And state after state full of wheat and corn`,
  },
  {
    words:
      'bus_driver bus_drivers school_bus school_buses city_bus city_buses drives_a_bus drove_a_bus driving_a_bus drives_the_bus drove_the_bus bus_route minibus school_minibus bus_conductor',
    stanzas: `
      A wide flat windshield, a wiper as tall
      Doors that fold with a puff of air
      A big flat wheel like a serving tray
      A nod for whoever is on the stair

      A number lit on the front of the roof
      Stop after stop on a well-worn street
      A long slow turn with an arm over arm
      And one lost glove on the very back seat

      Tall green seats and a rubber floor
      A cord pulled once and a ding up ahead
      A long rear mirror with every face
      Ten seconds' wait for a runner in red

      A creak of brakes and a lean to the curb
      Backpacks bumping along the aisle
      A fogged-up window, a face drawn in
      And the same hello, mile after mile`,
  },
  {
    words:
      'taxi taxis taxicab cab_driver cab_drivers taxi_driver taxi_drivers cabbie cabbies cabdriver drives_a_cab drove_a_cab driving_a_cab drives_a_taxi drove_a_taxi',
    stanzas: `
      A dented door and a permit framed
      The meter ticking away on the dash
      An arm gone up at the edge of the curb
      And a roll of ones for the change in cash

      A long line idling beside the curb
      A light on the roof, a map in the head
      Suitcases bumped up into the trunk
      And every short cut when the lights are red

      A seat sprung soft and a door that sticks
      Folded bills and a tip in the tray
      The window down at the airport doors
      And talk in the mirror for half the way

      A photo clipped to the sun-bleached shade
      Beads on the seat and a cardboard tree
      Horns at the corner, the wheel cut hard
      And an elbow out where the breeze is free`,
  },
  {
    words:
      'delivery_driver delivery_drivers delivers_packages delivered_packages delivering_packages delivers_parcels delivers_pizza delivered_pizza delivered_pizzas delivering_pizza delivers_food delivering_food pizza_delivery delivery_van courier couriers',
    stanzas: `
      A street of doors and a list on a phone
      A doorbell pressed and a quick step back
      House numbers hidden by ivy and paint
      The next one waiting on top of the stack

      A van at the curb with its door slid wide
      Three flights up with an arm piled high
      The hazards blinking beside the curb
      A loud little dog that wants to know why

      A cap, a scanner, a pen on a string
      A sliding door and a running start
      A map with a blue dot crawling along
      A tower that leans on a folding cart

      A welcome mat and a light on the porch
      A snapshot taken, a drop on the mat
      Gravel and driveways and backing out
      A stare through the glass from somebody's cat`,
  },
  {
    words:
      'mailman mailmen mailwoman mail_lady mail_carrier mail_carriers letter_carrier postman postmen postal_worker post_office delivers_mail delivered_mail delivering_mail delivers_the_mail delivered_the_mail mail_route mail_truck deliver_the_post delivers_the_post delivered_the_post postal_round post_round',
    stanzas: `
      A blue-gray shirt and a good thick sole
      A wide strap resting across the chest
      The flap of a slot, a slap on the mat
      And bills and birthdays along with the rest

      A gravel road or a city block
      Little red flags standing up in a row
      A rubber band round a good thick stack
      And dogs that bark, and dogs that say hello

      A sack set down on a kitchen porch
      Stamps in the corner, a curl of glue
      Steps and stoops and a garden gate
      A truck with the wheel on the wrong side, too

      A long wall made out of pigeonholes
      Slot after slot at the sorting case
      Shoes resoled for the miles on foot
      And every last envelope put in place`,
  },
  {
    words: 'bad_traffic',
    stanzas: `
      Every lane full from the ramp to the bridge
      Brake lights red to the top of the hill
      A travel mug with a lid that leaks
      And one lane moving, the other one still

      A sea of roofs and an exit sign
      Blinkers ticking and nobody through
      Fingers drumming the top of the wheel
      The radio saying it's slow there, too

      A green light good for a single car
      One car length at a time, then none
      Singing seen through a neighbor's glass
      And a merge where two lanes turn into one

      Orange cones to the edge of the sky
      A mile an hour by the sixty sign
      Horns for nothing a block ahead
      A bicycle gliding on past the line`,
  },
  {
    words: 'commute commutes commuted commuting commuter commuters carpool carpools carpooled carpooling',
    stanzas: `
      A bag by the door, a coat on a hook
      Keys and a badge and a cup to go
      The same tall billboard, the same old bend
      And a bank clock running two minutes slow

      A last look round for the other glove
      Toast in a napkin, and out of the gate
      The same few faces, a nod and a yawn
      And right on the dot, or a little late

      A place for the cup, a place for the bag
      The same road there and the same road back
      A lunch in a sack with the top rolled down
      And a groove worn in like a needle's track

      A pair of earphones, a knot to undo
      The whole of the news by the second bend
      A coat on a hook, and then off again
      A key in a lock at the other end`,
  },
  {
    words: 'barista baristas latte_art espresso_machine coffee_shop coffee_shops coffeehouse',
    stanzas: `
      A brass machine with its row of gauges
      Steam in the milk and a hiss and a knock
      A name spelled wrong on the side of a cup
      And a tip jar filling beside the clock

      A thick white mug and a silver jug
      A leaf drawn slowly in foam and brown
      The grinder roaring, the handle locked
      And a spoon that clinks as the cup's set down

      Tall glass jars in a line on the shelf
      Beans by the scoop and a crackling sack
      An apron dusted with grounds at the hem
      And two fresh lids off the top of the stack

      A chalkboard menu, a bell on the door
      A towel wrapped round a silver spout
      Muffins sweating behind the glass
      And a large no-foam extra-hot called out`,
  },
  {
    words:
      'waiter waiters waitress waitresses waitressing waitressed waits_tables waited_tables waiting_tables wait_tables waits_on_tables busboy',
    stanzas: `
      A black bow apron tied at the back
      Three hot plates up the length of an arm
      A pad at the hip, a pen in the hair
      And a kitchen bell like a fire alarm

      A clatter of forks on the other side
      Swinging doors with a hip for a key
      Orders shouted and clipped on a wheel
      And extra ice for table three

      A pot in each hand, decaf and real
      Quarters and ones in an apron fold
      Ketchup bottles lined up to be filled
      And the staff meal eaten quick and cold

      Menus wiped and the candles lit
      Crumbs swept off with a folded cloth
      A pitcher sweating, a tray held high
      And not one drop spilled out of the broth`,
  },
  {
    words: 'bartender bartenders bartending tends_bar tended_bar tending_bar barkeep barmaid',
    stanzas: `
      A long dark counter rubbed to a shine
      Bottles lit up in a row by the glass
      A towel slung on a shoulder, damp
      And the wood wiped dry in a single pass

      A scoop, a strainer, a long thin spoon
      Ice in the shaker, a rattle, a pour
      A lime cut up into little moons
      And last call carried from back to door

      A jar of olives, a bowl of limes
      A stool, an elbow, a listening ear
      Pretzels poured in a wooden bowl
      And foam cut straight off the top of a beer

      A nod from the stool at the very end
      The usual poured before it is said
      Coasters dealt like a hand of cards
      And glasses hung in a rack overhead`,
  },
  {
    words:
      'cashier cashiers retail cash_register checkout_line checkout_counter bags_groceries bagged_groceries bagging_groceries stocks_shelves stocked_shelves stocking_shelves sales_clerk store_clerk grocery_clerk shop_assistant salesgirl on_the_checkout on_the_till on_the_tills',
    stanzas: `
      A lane with a light, a number on top
      Beep after beep on a rubber belt
      A drawer that jumps when the total comes up
      And paper or plastic, and peas that melt

      A smock with a pen in the pocket's edge
      Price tags clicked from a plastic gun
      A name tag pinned at a bit of a tilt
      And coupons counted out one by one

      A drawer of pennies and rubber bands
      Coins in a roll with the paper torn
      Eggs on the top and the bread just so
      A mat where the shape of two shoes is worn

      A box cut open, a shelf filled up
      Cans turned round with the labels out
      A wobbly wheel on a crooked cart
      And a price check asked for with a shout`,
  },
  {
    words:
      'own_shop own_store opened_a_shop opened_a_store opening_a_shop owns_a_shop owned_a_shop owns_a_store owned_a_store runs_a_shop ran_a_shop runs_a_store ran_a_store runs_the_shop ran_the_shop ran_the_store runs_the_store shopkeeper shopkeepers storefront corner_store hardware_store run_a_shop run_the_shop run_a_store run_the_store family_owned family_run sell_samosas',
    stanzas: `
      The shutters up and the lights clicked on
      A key in the lock and the sign turned round
      A broom run over the front of the step
      A bell on a spring with a cheerful sound

      A counter worn to a shallow dip
      The window dressed and the awning cranked
      String and paper, a pencil stub
      And a cloth bag zipped and the takings banked

      Cartons stacked by the alley door
      Boxes flattened and stacked up thin
      A stool in back by the kettle and cups
      A wave from the sidewalk, a come on in

      A mat, a mop, and a ring of keys
      A name in paint on the front of the glass
      A ledger, a lamp, a shoebox of slips
      A nod through the pane when the neighbors pass`,
  },
  {
    words:
      'coach coaches coached coaching little_league_coach swim_coach soccer_coach football_coach basketball_coach baseball_coach',
    stanzas: `
      A clipboard held in the crook of an arm
      A whistle that swings on a faded string
      Orange cones in a zigzag line
      A bench on its feet, shouting everything

      A marker, a huddle, a knee bent down
      X's and O's on a dog-eared pad
      Orange quarters passed down the row
      A clap for the good, a nod for the bad

      A jacket zipped to the top of the neck
      A cap pulled down and the arms crossed tight
      Water bottles along the wall
      And one more drill till the feet get it right

      A roster folded in four, and in four
      A stopwatch clicked on the second lap
      Shouts from the side in a voice gone hoarse
      A slap of the palms, a tip of the cap`,
  },
  {
    words:
      'volunteer volunteers volunteered volunteering charity charities food_bank food_banks soup_kitchen food_drive food_pantry fundraiser fundraisers fundraising',
    stanzas: `
      A big front room with a coffee urn
      Folding tables and sign-up sheets
      A name on a sticker pressed to the shirt
      And chairs set out till there's plenty of seats

      Hairnets and aprons, a stack of trays
      Cans in a box and a ladle of soup
      Sleeves rolled up to the bend of the arm
      And an urn of coffee to last the group

      A van unloaded, hand to hand
      No time card and no pay to spend
      Boxes lifted and carried across
      A broom to push round at the very end

      A key to the hall on a big brass ring
      First in the door and the last to go
      A clipboard list and a pen on a string
      A hand going up when the hands are slow`,
  },
]
