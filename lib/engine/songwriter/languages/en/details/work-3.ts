import type { Details } from '../../stanzas.ts'

/** Trades, farm and factory. */
export const work3: readonly Details[] = [
  {
    words:
      'mechanic mechanics auto_shop auto_repair body_shop wrench wrenches oil_change oil_changes fixes_cars fixed_cars fixing_cars fix_cars repairs_cars repaired_cars works_on_cars worked_on_cars working_on_cars carburetor carburetors spark_plug spark_plugs under_the_hood mots',
    stanzas: `
      A hood propped up on its skinny rod
      Ten black nails and a rag in the jeans
      A pan underneath for the drip of oil
      An ear that can tell what a rattle means

      A drawer pulled out of a tall red chest
      Sockets laid out in order of size
      A lamp hung up on the edge of the hood
      A cold engine catching in two more tries

      Music turned low in the back of the shop
      A pair of boots sticking out from below
      One bolt that refuses to budge at all
      A tap with a wrench till the thing will go

      A jack let down with a long slow hiss
      Orange soap for the grease and grime
      Spare nuts saved in a mustard jar
      And an engine that purrs in perfect time`,
  },
  {
    words:
      'farm farms farmer farmers farming farmed farmhand farmhouse barn barns hay haying hay_bales milks_cows milked_cows cattle_ranch on_a_ranch rancher ranchers plows_fields plowed_fields plowing_fields silo',
    stanzas: `
      A gravel lane and a leaning gate
      Mud on the boots and straw in the cuff
      A rail tied up with a loop of twine
      And daylight that never is quite enough

      A dented truck and a can of gas
      A motor coughing itself awake
      Hay in bales and a barn door rolled
      And rows as straight as a string can make

      Tracks in the mud to the water trough
      A bucket of feed, a rattle of grain
      A cap with a brim bent into a curve
      And one eye kept on the sky for rain

      A coat on a nail by the kitchen door
      Dirt worked deep in the lines of the hand
      A rooster calling, a kettle on
      And a porch that looks over plowed-up land`,
  },
  {
    words:
      'woodworkers wood_shop cabinet_maker builds_furniture built_furniture building_furniture makes_furniture made_furniture builds_cabinets',
    stanzas: `
      A board laid over a pair of trestles
      A pencil parked at the back of the ear
      Curls of wood coming off of the plane
      Sawdust that lasts till the end of the year

      A square, a saw, and a scrap of wood
      A tape pulled out and a thumb on the line
      Clamps and glue on a mitered edge
      And the sweet clean smell of a plank of pine

      Chisels hung in a row by size
      Dovetails cut so the drawers slide true
      A coffee can of straightened nails
      And a coat of varnish, and then coat two

      A hammer hung on a loop of denim
      A level's bubble come home to rest
      Sandpaper worn to the softness of cloth
      And the good side out, since it looks the best`,
  },
  {
    words:
      'construction construction_worker construction_workers construction_site hard_hat hard_hats hardhat crane_operator tower_crane bricklayer bricklayers bricklaying stonemason roofer roofers roofing ironworker ironworkers scaffolding builds_houses built_houses building_houses pours_concrete poured_concrete excavator bulldozer bulldozers backhoe foreman',
    stanzas: `
      A chain-link fence and a plywood gate
      Steel-toed boots and an orange vest
      A lunch on a plank with the legs hung down
      And bolts driven home so the walls can rest

      A trailer door and a row of hats
      Drawings unrolled on the hood of a truck
      Concrete smoothed like the top of a cake
      And boots pulled out of the mud with a suck

      A horn, a wave, and a hand held flat
      A big hook swinging a bundle of beams
      Hammers answering wall to wall
      And daylight showing through all of the seams

      A stake in the dirt and a splash of paint
      A string pulled tight and a plumb bob hung
      A thermos set on a sawhorse plank
      A climb up the ladder, rung over rung`,
  },
  {
    words:
      'plumber plumbers leaky_faucets leaky_sink clogged_drain clogged_drains clogged_toilet fixes_pipes fixed_pipes plunger fixed_the_boiler fixed_my_boiler fixes_boilers new_boiler unblocked_the_drain unblocked_the_sink',
    stanzas: `
      A towel spread out on the kitchen floor
      A bucket set underneath the bend
      White tape wound on a thread of brass
      And a drip that stops at the very end

      The cupboard emptied of sponge and soap
      A flashlight held between the teeth
      A wrench too big for a space so small
      And a puddle of something cold beneath

      A red round handle behind a door
      The main shut off and the faucets dry
      Copper cut clean and a ring of solder
      Then a long gurgle, a pipe's deep sigh

      A toolbox dented on every side
      A wrench, a snake, and a roll of tape
      Old pipes knocking inside of the wall
      And a washer worn to a sorry shape`,
  },
  {
    words:
      'electrician electricians wiring rewired rewires rewiring fuse_box circuit_breaker circuit_breakers breaker_box wires_houses wired_houses wiring_houses',
    stanzas: `
      A tool belt slung on a kitchen chair
      Copper wire with the ends stripped bright
      A pocket of caps in yellow and red
      And a flick of the thumb and then there's light

      A small gray door on the basement wall
      A row of breakers, a penciled tag
      Switch by switch till the right lamp's out
      And two small probes in a canvas bag

      A hole the size of a silver coin
      A cable fed through the hollow wall
      A screw turned level, a cover plate
      A switch at both ends of a good long hall

      A flashlight stood on the bottom step
      A hum in the panel, a click, a glow
      The ladder moved on a foot at a time
      And every clock blinking twelve in a row`,
  },
  {
    words:
      'watchmaker watchmakers watchmaking clockmaker clockmakers watch_repair clock_repair watch_shop clock_shop repairs_clocks repaired_clocks repairing_clocks repairs_watches repaired_watches repairing_watches fixes_clocks fixed_clocks fixing_clocks fixes_watches fixed_watches fixing_watches mends_clocks mended_clocks mending_clocks mends_watches mended_watches mending_watches old_clocks grandfather_clock grandfather_clocks cuckoo_clock cuckoo_clocks',
    stanzas: `
      A lamp bent low on a jointed arm
      A glass screwed into the squint of an eye
      Wheels laid out on a square of felt
      A spring as fine as the leg of a fly

      A bench pulled close to a window's light
      Tweezers closed on a speck of brass
      A drop of oil on the end of a pin
      And a dozen faces behind the glass

      A velvet tray with a hundred parts
      The back popped off with a tiny snick
      Screws no more than a grain of salt
      And a breath held in till the first new tick

      A small brass door in a walnut side
      A key wound slowly, and not too tight
      A pendulum finding its swing again
      A wall full of clocks, nearly all set right`,
  },
  {
    words:
      'tailors tailored tailoring tailor_shop seamstresses dressmakers alterations hems_pants takes_in_sewing took_in_sewing taking_in_sewing',
    stanzas: `
      A suit turned out on a wooden form
      Pins held in at the side of the lips
      Chalk on the cloth where the cut will go
      And a yellow tape going round the hips

      A treadle rocking beneath the bench
      The presser foot down and the bobbin full
      Scissors that nobody else may touch
      And one loose thread it is best not to pull

      A spool rolled off to the table's edge
      A thimble, a lamp, and a needle's eye
      Buttons matched from a cookie tin
      And a hiss of steam and the seams pressed dry

      A mirror with three tall sides to it
      An inch let out and an inch tucked in
      Tissue patterns pinned to the wool
      A shoulder that sits like a second skin`,
  },
  {
    words:
      'hairdressing barber_shop hair_salons hairstylist hairstylists hair_stylist cut_hair beauty_salon beauty_parlor beautician',
    stanzas: `
      A tall chair turned to the looking glass
      A cape snapped out and tied at the neck
      Scissors chattering close to the ear
      A mirror held up for the final check

      A shelf of bottles in green and blue
      The chair pumped up with a foot on the bar
      Combs in a jar and a talc-soft brush
      And small talk that goes surprisingly far

      A basin curved for the back of a head
      Foil and color, a timer set
      Warm water tested against a wrist
      And a comb pulled through while it's dripping wet

      A broom that leans in the corner's crook
      Clippings swept to a soft round heap
      A dryer roaring, a bell on the door
      And bangs kept just where the eyes can peep`,
  },
  {
    words:
      'factory factories factory_worker assembly_line assembly_lines assembly_plant steel_mill steel_mills paper_mill textile_mill cotton_mill steelworker steelworkers autoworker machinist machinists punch_clock',
    stanzas: `
      A row of hooks and a row of coats
      A time card punched with a solid thunk
      Earplugs in and the belts all on
      And a steel press dropping, kerchunk, kerchunk

      A yellow line down the length of the floor
      One piece on and the next piece here
      Safety glasses and cotton gloves
      A hum going home in back of the ear

      A whistle blown and a shutter raised
      Belts that rattle and drills that croon
      Boxes filled and the flaps taped down
      Somebody's radio, half of a tune

      A stool, a tray, and a lamp hung low
      The same six bolts and the same half turn
      A locker door with the paint rubbed through
      And coffee so hot it is bound to burn`,
  },
  {
    words:
      'warehouse warehouses warehouse_worker forklift forklifts pallet pallets loading_dock stockroom packs_boxes distribution_center',
    stanzas: `
      A roof so far that the pigeons are small
      Shelves so high that the tops are dim
      A forklift beeping around the bend
      And cartons packed to the very brim

      A cart, a list, and a roll of tape
      A scanner chirping at barcode stripes
      A long brown tear and a slap of the hand
      And lamps in a row from the ceiling pipes

      A ramp let down with a steel-plate bang
      A dock door up and a truck backed in
      Plastic wound round and round the load
      And aisle after aisle where the feet have been

      A bright green vest and a bottle of tea
      Miles of walking, and all indoors
      A box knife clipped to a pocket's edge
      And arrows painted along the floors`,
  },
  {
    words:
      'janitor janitors custodian custodians housekeeper housekeepers housekeeping hotel_maid hotel_maids cleaning_lady cleaning_ladies cleans_offices cleaned_offices cleaning_offices cleans_houses cleaned_houses cleaning_houses cleans_hotel_rooms cleaned_hotel_rooms mops mopped mopping clean_our_office cleans_our_office clean_the_office cleans_the_office cleaned_our_office office_cleaner office_cleaners hospital_cleaner school_caretaker caretaker window_cleaner window_cleaners window_cleaning cleans_windows cleaned_windows',
    stanzas: `
      A closet with shelves of soap and string
      A ring of keys and a bucket on wheels
      Lemon and bleach in a swirl on the tile
      And a wet-floor sign and the squeak of heels

      A long clean hall with the lights half on
      Chairs turned over on tabletops
      A dust rag tucked in a pocket's edge
      And a shine that starts where the bucket stops

      A cart pushed slow with a squeaky wheel
      Wastebaskets tipped in a rolling bin
      Windows wiped with a sheet of news
      And a floor so clear that the lights look in

      A bottle, a cloth, and a rubber glove
      Every light switch and handle and knob
      Paper towels and soap filled up
      Nothing to see is the proof of the job`,
  },
  {
    words:
      'coal_miner coal_miners coal_mine coal_mines coal_mining miner miners mine_shaft mineshaft down_the_mine mining_town',
    stanzas: `
      A row of lamps on a whitewashed shelf
      A light on the cap, a pail in the hand
      A cage going down on a rattling chain
      A seam of black shining under the land

      A path worn smooth to the washhouse door
      Dust in the creases around the eyes
      Boots unlaced on the back porch step
      A blink at the size of the open skies

      A board by the gate and a list of names
      A brass tag hung on a numbered nail
      Timbers set and a pick swung short
      And cart after cart on the narrow rail

      A towel, a brush, and a bar of soap
      Washwater black in the basin twice
      A sandwich saved for the upward ride
      And fresh air cool as a cake of ice`,
  },
]
