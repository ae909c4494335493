import type { Details } from '../../stanzas.ts'

/** Trades, farm and factory, told in sentences. */
export const work3: readonly Details[] = [
  {
    words:
      'mechanic mechanics auto_shop auto_repair body_shop wrench wrenches oil_change oil_changes fixes_cars fixed_cars fixing_cars fix_cars repairs_cars repaired_cars works_on_cars worked_on_cars working_on_cars carburetor carburetors spark_plug spark_plugs under_the_hood mots',
    own: `
      {fact}
      {He} {slides} till there [is] nothing but shoes
      {He} {taps} on a pipe, and {he} {listens}, and {taps}
      And {comes} out all black, with the look of good news

      {He} {turns} the key (slowly|one time|just once) with an ear to the hood
      And it [wakes] with a cough and a roar
      {fact}
      And {leaves} a black thumb on the mug and the door`,
    stanzas: `
      (The wrenches|Old wrenches|The sockets) [hang] up by their size on the wall
      A calendar [shows] the wrong year
      A drop of dark oil [takes] its time to the pan
      And the radio [plays] with a hum in the gear

      (The jack|A jack|The big jack) [lets] the car down with a long, easy sigh
      One bolt [is] left over, for luck
      A lady [does] all the strange noises by mouth
      And a cat [has] its nap on the seat of a truck`,
    later: `
      The rags [are] hung up and the door [is] rolled down
      The soap [takes] off most of the black
      And somewhere an engine that nobody hears
      Brings everyone in it safe back`,
    hook: `
      Mechanic, mechanic, an ear to the hood
      It came in on a rope, and it went away good

      A wrench and a rag and an engine that's old
      It purrs like a cat that comes in from the cold`,
  },
  {
    words:
      'farm farms farmer farmers farming farmed farmhand farmhouse barn barns hay haying hay_bales milks_cows milked_cows cattle_ranch on_a_ranch rancher ranchers plows_fields plowed_fields plowing_fields silo',
    own: `
      {fact}
      {He} {goes} out with a lamp while the stars [are] still up
      {He} {says} a good morning to each of the cows
      And {warms} both {his} hands on the side of a cup

      {He} {leans} on (the gate|a gate|the fence) and {looks} at the west
      And {smells} a bit of rain in the air
      {fact}
      And {whistles} the dog from its sleep on the stair`,
    stanzas: `
      (The rooster|A rooster|One rooster) [tells] all of the valley the time
      The tractor [coughs] twice and [wakes] up
      A hen [lays] her egg on the seat of the truck
      And the barn cat [has] milk from a lid and a cup

      (The hay|New hay|Sweet hay) [is] brought in on the last of the sun
      A calf [learns] to stand on its knees
      The boots by the back door [are] more mud than boot
      And supper [is] potatoes, and butter, and peas`,
    later: `
      The years [go] around like the field, brown and green
      The barn [takes] a lean to the right
      But what was put into that ground by those hands
      Comes up every spring to the light`,
    hook: `
      Down on the farm with the dew on the hay
      There's work before breakfast and stars after day

      The farmer, the barn, and the gate in the sun
      There's always one field that is still to be done`,
  },
  {
    words:
      'woodworkers wood_shop cabinet_maker builds_furniture built_furniture building_furniture makes_furniture made_furniture builds_cabinets',
    own: `
      {fact}
      {He} {measures} it twice, with one eye on the line
      {He} {looks} for the pencil that [sits] on {his} ear
      And the whole of the room [fills] with shavings of pine

      {He} {sits} on (the chair|a stool|the bench) very slowly, to test
      And {rocks}, with {his} eyes screwed up tight
      {fact}
      Then {planes} one leg down till the whole thing [sits] right`,
    stanzas: `
      (The plane|A plane|The old plane) [sends] a gold curl of wood to the light
      The glue [holds] its breath in the clamps
      A drawer [slides] home with a whispering sound
      And the dust [dances] gold in the beam of the lamps

      (The sawdust|Fine sawdust|The dust) [falls] like snow on the boots and the cat
      The kettle [has] shavings inside
      A table [stands] up on its legs like a foal
      And a hand [smooths] the grain on the side`,
    later: `
      The varnish [goes] dark and the corners [go] round
      A cup [leaves] a ring on the pine
      But good wood remembers the hand it was in
      And keeps every joint in its line`,
    hook: `
      In the wood shop, the wood shop, the curl and the grain
      The chair will be sat on in sunshine and rain

      Furniture made with a plane and a hand
      Knows how to be quiet and knows how to stand`,
  },
  {
    words:
      'construction construction_worker construction_workers construction_site hard_hat hard_hats hardhat crane_operator tower_crane bricklayer bricklayers bricklaying stonemason roofer roofers roofing ironworker ironworkers scaffolding builds_houses built_houses building_houses pours_concrete poured_concrete excavator bulldozer bulldozers backhoe foreman',
    own: `
      {fact}
      {He} {walks} on a plank like the width of a street
      {He} {whistles} up there in the wind and the sun
      And {eats} from a lunchbox with air at {his} feet

      {He} {points} from (the bus|the road|a train) at a roof going by
      And {knows} every one of the tiles
      {fact}
      And {tells} how it rained, and {goes} on for two miles`,
    stanzas: `
      (The crane|A crane|One crane) [swings] a beam like a fly on a line
      The mixer [goes] round with a groan
      The foreman [shouts] something that nobody [hears]
      And the walls [climb] a foot on a footing of stone

      (The hammers|Two hammers|Ten hammers) [knock] back and forth over the street
      A kettle [is] on in the shed
      The level's small bubble [comes] home to its mark
      And a boy at the fence [wears] a pot on his head`,
    later: `
      The scaffold [comes] down and the cones [go] away
      The mud [is] a lawn, and a swing
      But inside a wall there's a name on a beam
      That hears all the family sing`,
    hook: `
      Hard hat, hard hat, up in the air
      There once was a field, and a house now is there

      Construction, construction, a brick and one more
      A wall, and a window, a roof, and a door`,
  },
  {
    words:
      'plumber plumbers leaky_faucets leaky_sink clogged_drain clogged_drains clogged_toilet fixes_pipes fixed_pipes plunger fixed_the_boiler fixed_my_boiler fixes_boilers new_boiler unblocked_the_drain unblocked_the_sink',
    own: `
      {fact}
      {He} {lies} on the tiles with {his} head by the drain
      {He} {asks} for the big wrench, and then for the small
      And a drop [finds] {his} neck like a small private rain

      {He} {holds} up (a spoon|the ring|a sock) that [comes] out of the bend
      And {asks} for the owner, with cheer
      {fact}
      And the pipe [gives] a gulp, and a sigh, and [runs] clear`,
    stanzas: `
      (The tap|A tap|One tap) [keeps] the time through the whole of the night
      A bucket [fills] up to the brim
      The pipes in the wall [play] a drum and a horn
      And the cat on the dryer [looks] down, rather grim

      (The cupboard|A cupboard|The sink) [is] all emptied of bottles and brush
      A flashlight [is] held upside down
      The towels [make] a dam at the edge of the hall
      And the rubber duck [sails] through the door into town`,
    later: `
      The drip [is] all quiet, the floor [is] wiped dry
      The water [runs] hot up the stair
      And somebody sings in the bath, with no thought
      For the knees that once knelt on it there`,
    hook: `
      Plumber, oh, plumber, the bucket is full
      With a wrench and a tug and a very long pull

      The plumber has been, and the plumbing is still
      There isn't a drop on the windowsill`,
  },
  {
    words:
      'electrician electricians wiring rewired rewires rewiring fuse_box circuit_breaker circuit_breakers breaker_box wires_houses wired_houses wiring_houses',
    own: `
      {fact}
      {He} {stands} on the ladder with wire in {his} teeth
      {He} {says} "Try it now", and a doorbell [goes] off
      "And now?" and the oven [lights] up underneath

      {He} {goes} down the stairs (with a torch|with a flashlight|by feel) to the box
      And {flips} one small switch in the gloom
      {fact}
      And "Ah" [goes] the house, from each room after room`,
    stanzas: `
      (The lights|Both lamps|The lamps) [give] a wink and the street [is] all black
      A shin [finds] the edge of a chair
      A candle [is] found in a shoebox of string
      And for once they [sit] talking together in there

      (The wires|Bright wires|Thin wires) [come] out red, and then yellow, and blue
      A hole [is] cut round in the wall
      A cable [goes] in by the stairs like a snake
      And a boy [holds] the flashlight like treasure for all`,
    later: `
      The ladder [is] folded, the plate [is] screwed flat
      The clocks [blink] a twelve in a row
      And somebody small who's afraid of the dark
      Can reach out and make a room glow`,
    hook: `
      Electrician, electrician, one switch and there's light
      And the whole of the house gives a sigh at the sight

      The fuse box, the wiring, the dark and the spark
      A click, and the kitchen comes up like a lark`,
  },
  {
    words:
      'watchmaker watchmakers watchmaking clockmaker clockmakers watch_repair clock_repair watch_shop clock_shop repairs_clocks repaired_clocks repairing_clocks repairs_watches repaired_watches repairing_watches fixes_clocks fixed_clocks fixing_clocks fixes_watches fixed_watches fixing_watches mends_clocks mended_clocks mending_clocks mends_watches mended_watches mending_watches old_clocks grandfather_clock grandfather_clocks cuckoo_clock cuckoo_clocks',
    own: `
      {fact}
      {He} {opens} the back with the tip of a knife
      {He} {looks} at the wheels as they [stand] there, and {hums}
      And one drop of oil [brings] the whole thing to life

      {He} {winds} up (the big one|the old one|each one) with a slow, even hand
      And {waits} with an ear to the side
      {fact}
      And there [is] the tick that was sleeping inside`,
    stanzas: `
      (The cuckoo|A cuckoo|One cuckoo) [jumps] out at a quarter past two
      The rest [take] an hour to agree
      A pendulum [swings] like a man on a gate
      And the one on the stairs [strikes] eleven for three

      (The lamp|A lamp|One lamp) [makes] a circle of gold on the bench
      A screw [is] as small as a seed
      A loupe [is] screwed into the squint of an eye
      And nobody [hurries], there [isn't] the need`,
    later: `
      The house [goes] to bed, and the stairs [count] the night
      The moon [has] a face of its own
      And something goes on with its heart in the hall
      So nobody's ever alone`,
    hook: `
      Tick, says the old clock, and tock, says the night
      It's wound up with love, and it's very near right

      The watch and the watchmaker, tick after tick
      The time that goes slow, and the time that goes quick`,
  },
  {
    words:
      'tailors tailored tailoring tailor_shop seamstresses dressmakers alterations hems_pants takes_in_sewing took_in_sewing taking_in_sewing',
    own: `
      {fact}
      {He} {chalks} a white line on the cloth for the cut
      {He} {talks} through the pins at the side of the lips
      And the scissors [go] crunch as they [open] and [shut]

      {He} {lets} out (the waist|a seam|the back) by the width of one cake
      And {says} that the cloth [is] to blame
      {fact}
      And the cake [isn't] mentioned again by its name`,
    stanzas: `
      (The treadle|A treadle|The machine) [goes] rocking along with the rain
      A bobbin [runs] off with the cat
      The iron [breathes] out on a sleeve like a sigh
      And the buttons [lie] heaped in the lid of a hat

      (The form|A form|The dummy) [stands] up in a coat with one sleeve
      A boy [has] been told not to grow
      The tape [runs] around and around like a belt
      And the long yellow chalk mark [says] how far to go`,
    later: `
      The lamp [is] put out and the thread [is] wound up
      The pins [are] brushed up from the floor
      But somewhere a coat that was ready to go
      Goes out to the dancing once more`,
    hook: `
      Tailor, oh, tailor, a stitch and a stitch
      A hem for the poor and a cuff for the rich

      Alterations, in here and out there
      A tuck for the shoulder, a patch for the tear`,
  },
  {
    words:
      'hairdressing barber_shop hair_salons hairstylist hairstylists hair_stylist cut_hair beauty_salon beauty_parlor beautician',
    own: `
      {fact}
      {He} {pumps} up the chair and {he} {snaps} out the cape
      {He} {tilts} the head forward and {starts} on the back
      And {hears} all about it, and {stands} there agape

      {He} {holds} up (the mirror|a mirror|the glass) for a look from behind
      And {waits} for a small, happy sound
      {fact}
      And {tickles} the neck with the brush, all around`,
    stanzas: `
      (The scissors|Small scissors|The clippers) [go] chattering close by the ear
      The dryers [stand] humming in line
      A boy [shuts] his eyes on the board on the chair
      And a lady in foil [says] she's perfectly fine

      (The broom|A broom|The wide broom) [sweeps] a small furry heap to the side
      The water [runs] warm at the neck
      The gossip [goes] round and [comes] back twice the size
      And the fringe [is] cut straight, and [is] held up to check`,
    later: `
      The chair [turns] once more, all alone, in the dusk
      The combs [stand] asleep in their blue
      It all will grow back, but the kindness stays on
      Of a head that was held for a minute or two`,
    hook: `
      At the barber shop, barber shop, snip, and it's done
      A cold little neck and a nose in the sun

      They cut hair, they cut hair, and they listen as well
      There isn't a thing that a mirror won't tell`,
  },
  {
    words:
      'factory factories factory_worker assembly_line assembly_lines assembly_plant steel_mill steel_mills paper_mill textile_mill cotton_mill steelworker steelworkers autoworker machinist machinists punch_clock',
    own: `
      {fact}
      {He} {punches} the clock with {his} coat half undone
      {He} {shouts} a good morning right over the roar
      And the same joke [comes] back, as it [does], from each one

      {He} {sits} on (a crate|a drum|the step) in the sun with the rest
      With sandwiches cut into four
      {fact}
      And {laughs} till the whistle [calls] in through the door`,
    stanzas: `
      (The whistle|A whistle|The hooter) [goes] off, and the street [fills] with boots
      The belts [start] to rattle and run
      A lady with earplugs [reads] lips like a book
      And the dust [climbs] a ladder of sun

      (The press|A press|The big press) [gives] a thump that [is] felt in the tea
      The clock [takes] its time in the grime
      A birthday cake [rides] down the line on the belt
      And the hammers [beat] out something nearly in rhyme`,
    later: `
      The lights [are] put out and the big belt [is] still
      The ears [take] the humming to bed
      And what those hands made, with no name on its side
      Goes on in the world, far ahead`,
    hook: `
      The factory whistle, the boots on the hill
      The hands were the thing that kept turning the mill

      Assembly line, one bolt and one bolt more
      And somebody singing right over the roar`,
  },
  {
    words:
      'warehouse warehouses warehouse_worker forklift forklifts pallet pallets loading_dock stockroom packs_boxes distribution_center',
    own: `
      {fact}
      {He} {walks} seven miles without leaving the hall
      {He} {finds} the one box in a canyon of box
      And {stacks} it as straight as the side of a wall

      {He} {tapes} up (a box|the box|a crate) with one rip and one slap
      And {pats} it good-bye on the lid
      {fact}
      And it [goes] out to make the whole day of some kid`,
    stanzas: `
      (The forklift|A forklift|One forklift) [goes] by with a beep, in reverse
      The pigeons [have] rooms in the beam
      A pallet [is] wrapped like a very large gift
      And the tea by the dock [sends] up ribbons of steam

      (The door|A door|Dock four) [rattles] up, and a truck [backs] in close
      The shelves [go] away out of sight
      A scanner [says] yes with a chirp like a bird
      And somebody [sings] to the boxes all night`,
    later: `
      The last of the trucks [rolls] away from the dock
      The feet [are] put up, with a hum
      But far down the road there's a ring at a door
      And a shout that the parcel has come`,
    hook: `
      In the warehouse, the warehouse, the shelves and the beam
      There's everyone's parcel and everyone's dream

      Forklift, go forward, and forklift, go back
      With the whole of the world in a cardboard stack`,
  },
  {
    words:
      'janitor janitors custodian custodians housekeeper housekeepers housekeeping hotel_maid hotel_maids cleaning_lady cleaning_ladies cleans_offices cleaned_offices cleaning_offices cleans_houses cleaned_houses cleaning_houses cleans_hotel_rooms cleaned_hotel_rooms mops mopped mopping clean_our_office cleans_our_office clean_the_office cleans_the_office cleaned_our_office office_cleaner office_cleaners hospital_cleaner school_caretaker caretaker window_cleaner window_cleaners window_cleaning cleans_windows cleaned_windows',
    own: `
      {fact}
      {He} {comes} with a bucket that [rolls] on one squeak
      {He} {hums} to the mop as it [goes] left and right
      And the floor [shows] the lamps like the face of a creek

      {He} {finds} a (lost earring|gold earring|small earring) right under the mat
      And {puts} it in reach of the light
      {fact}
      And {leaves} the whole place like a page that [is] white`,
    stanzas: `
      (The mop|A mop|The wet mop) [goes] along with its hair on the tiles
      A smell of sharp lemon [comes] up through the air
      The yellow sign [shows] a man falling in style
      And a sunbeam [walks] in and [slides] over the stair

      (The keys|A key ring|The big keys) [give] a jingle from far down the hall
      The sun [comes] in clean as a pin
      A spider [is] carried outdoors in a cup
      And a crumpled-up drawing [is] saved from the bin`,
    later: `
      By morning it's shining, and footsteps [come] in
      And no one [looks] down at the floor
      But everyone breathes in, and sits up, and starts
      Where somebody finished before`,
    hook: `
      Mopping and mopping from wall on to wall
      Till there's one moon outside and one moon in the hall

      Here's to the cleaners, the cleaners, the keys
      Who make the day new with a mop and two knees`,
  },
  {
    words:
      'coal_miner coal_miners coal_mine coal_mines coal_mining miner miners mine_shaft mineshaft down_the_mine mining_town',
    own: `
      {fact}
      {He} {goes} down the shaft with a lamp and a pail
      {He} {jokes} in the cage with the man at {his} side
      And the daylight [goes] small as the head of a nail

      {He} {comes} up (at dusk|at noon|at dawn) with two rings round the eyes
      And {blinks} at the blue overhead
      {fact}
      And {saves} the last crust, so the robin [is] fed`,
    stanzas: `
      (The cage|A cage|The cold cage) [rattles] down with a drop in the chest
      The lamps [make] a street in the deep
      The carts [come] along with a squeal on the rails
      And the mountain [shifts] once, like a man in his sleep

      (The wheel|A wheel|The great wheel) on the hill [turns] around in the rain
      A tin bath [is] put by the fire
      The kettle [goes] on at the sound of the boots
      And the hill [fills] with voices, for they [have] a choir`,
    later: `
      The dust [is] washed off and the boots [are] put by
      The lamp [has] a shelf by the bread
      And many a kitchen was warm in the snow
      On account of the lamp on that head`,
    hook: `
      Coal miner, coal miner, up from the night
      With black on the hands and the eyes full of light

      Down in the mineshaft, where day doesn't go
      Somebody's fire comes up from below`,
  },
]
