import type { Details } from '../../stanzas.ts'

/** The car and the road, the machines in the kitchen, the yard and the toolbox. */
export const home2: readonly Details[] = [
  {
    words:
      'traffic_jam traffic_jams stuck_in_traffic sat_in_traffic sits_in_traffic sit_in_traffic sitting_in_traffic in_traffic heavy_traffic rush_hour gridlock bumper_to_bumper',
    stanzas: `
      A long slow river of hoods and roofs
      Bumper to bumper, around the bend
      A hand on the wheel and a tapping thumb
      And brake lights strung out end to end

      Three lanes of engines with nothing to do
      Windows down and the engines low
      A tune from the next car, a bass that thuds
      And only the bicycles on the go

      A roll of the wheels and a stop again
      One car length, and then one car more
      The radio on its second news
      And one old french fry next to the door

      A squeeze to the left for a yard of road
      A yawn in the mirror, a blinker's tick
      The lane on the left two yards ahead
      And every last lane the wrong one to pick`,
  },
  {
    words: 'parking_ticket parking_tickets parking_fine parking_fines parking_meter parking_meters traffic_warden',
    stanzas: `
      A stroll to the car in the best of moods
      A slip of white where the wiper lies
      Two minutes over, the meter says
      A plastic sleeve of generous size

      The pockets are searched for another dime
      Coins fed in through a narrow slot
      A quick run in for a loaf of bread
      And a yellow note to pay for the lot

      The law of the street in red and green
      Five different signs on a single post
      Except on Tuesdays, except with a card
      The smallest one meaning it more than most

      A square of paper, a printed line
      Tucked on the windshield, folded in two
      A box with a cross and a scribbled name
      And a date by which the thing is due`,
  },
  {
    words:
      "parallel_park parallel_parks parallel_parking parallel_parked parking_space parking_spaces parking_spot parking_spots parking_the_car park_the_car parks_the_car parked_the_car find_parking find_a_parking_spot park_straight can't_park cannot_park couldn't_park can't_parallel_park parks_badly terrible_at_parking parks_like_a",
    stanzas: `
      The wheel spun left and the wheel spun right
      Forward a foot and back a bit
      A neck turned round and a hand on the seat
      And a curb just waiting to be hit

      A crawl with the blinker going tick-tock
      Round the block for another try
      A gap with a tiny car tucked in
      And a row of bumpers sliding by

      A squeal of rubber, a look behind
      A beep that quickens behind the seat
      The wheel hauled over as far as it goes
      And the curb still off by several feet

      A sea of windshields, all alike
      Row after row of the same gray roof
      A key held high and a button pressed
      A faraway beep for the only proof`,
  },
  {
    words:
      'flat_tire flat_tires flat_tyre flat_tyres tire_change change_a_tire changed_a_tire changes_tires change_tires changed_the_tire changing_a_tire changing_tires burst_tire blown_tire spare_tire',
    stanzas: `
      The road goes bumpy that was not so
      A hiss, a wobble, a flap, a thump
      Grease to the elbows and grit on the knees
      And a sigh for each long push of the pump

      A sheet spread out on the gravel edge
      Five nuts set in the hubcap's bowl
      A jack, a wrench and a muddy knee
      And one bent nail in one round hole

      A lean to the side and a sorry sound
      Rubber gone flat as a pancake's edge
      Trucks going by with a shove of wind
      And hazard lights blinking along the hedge

      A flashlight held in the crook of the neck
      Out on the shoulder to have a look
      The manual open, the pages stiff
      And the spare let down from its hidden hook`,
  },
  {
    words:
      "old_car old_cars old_truck old_van old_pickup first_car car_won’t_start car_won't_start car_would_not_start car_wouldn’t_start car_wouldn't_start car_will_not_start car_that_won’t_start car_that_won't_start beat_up_car beat_up_truck rusty_car rusty_old_car rusty_truck clunker jalopy station_wagon car_broke_down car_breaks_down jump_start jumper_cables jump_started jump-started jumper_leads jump_leads broken_car broken_cars old_banger rusty_red rust_bucket land_rover",
    stanzas: `
      A twist of the key, a wait, a twist
      A cough, a shudder, a second cough
      A pat on the dash, and a bit more choke
      A cloud going up as it rattles off

      A dent in the fender, a seat gone thin
      A window that works if it's helped by hand
      Tape on the mirror, a coat-hanger mast
      And the floor mats full of some summer's sand

      A seat belt knotted, a horn that squeaks
      A door that wants a hip and a shove
      A box of tapes on the passenger side
      And in the glove box, a single glove

      A shove from behind and the gears let out
      Rust at the fenders, a lace of brown
      A roll to the slope, a push, a hop
      And the engine catching, halfway down`,
  },
  {
    words: 'dishwasher dishwashers load_the_dishwasher loads_the_dishwasher',
    stanzas: `
      A door let down with a puff of steam
      Plates in the rack like a row of moons
      A mug turned over, a bowl on its side
      A basket bristling with forks and spoons

      A small reshuffle before the start
      Bowls moved up and the glasses down
      A lid in the way of the spinning arm
      And the one good pan with its ring of brown

      The table cleared and the chairs pushed in
      A rumble, a slosh, and a cloud of steam
      Drops on the bellies of cups and bowls
      The backs of the spoons with a mirror's gleam

      A tray pulled out and a tray pushed in
      Racks that roll with a rattle and clink
      A knob that clicks past the halfway mark
      A gurgle coming from under the sink`,
  },
  {
    words:
      'laundry washing_machine washing_machines washer_and_dryer laundromat laundromats clothesline clotheslines hangs_out_the_washing hung_out_the_washing folding_clothes folds_clothes fold_clothes washes_the_clothes washing_clothes washes_clothes tumble_dryer shrank_my shrank_your shrank_his shrank_her shrank_the shrinks_the',
    stanzas: `
      A heap on the floor of every shade
      A round glass window, a tumble of suds
      Buttons that click on the side of the drum
      And a sleeve waving out of the duds

      A basket filled to above the brim
      Shirts in a stack with the collars square
      A towel still warm against the cheek
      And the smell of soap in all of the air

      A breeze in the yard, a basket of sheets
      Clothespins clipped, and a line pulled tight
      Sleeves hung empty and socks in pairs
      And pillowcases, round and white

      The whites in a pile, a pile for the rest
      A basket carried against the hip
      Pockets gone through for tissues and coins
      A hum, a shudder, a spin and a drip`,
  },
  {
    words:
      "odd_socks odd_sock lost_socks lost_sock loses_socks lose_socks losing_socks missing_sock missing_socks mismatched_socks mismatched_sock mismatching_socks matching_socks different_socks single_sock single_socks unmatched_socks socks_never_match socks_don’t_match socks_don't_match socks_on_the_floor socks_everywhere sock_drawer",
    stanzas: `
      A pile tipped out at the end of the wash
      One with a stripe and another one plain
      A basket that never comes out in twos
      And the other one out there, out in the rain

      A hunt on the knees with a yardstick's end
      A blue one curled by the leg of the bed
      A gray one furred with the dryer's dust
      One in the sheets, and the last one red

      A ball rolled up of a left and a left
      A toe with a hole and a heel gone thin
      A drawer full of singles, folded with care
      And each one somebody's long-lost twin

      A flash of red where the trousers end
      Ankles that never have met before
      One with a fox and one with a stripe
      And both look fine on the kitchen floor`,
  },
  {
    words:
      'leaky leaking leaks leak leaked leaky_faucet dripping_faucet dripping_tap burst_pipe burst_pipes frozen_pipes plumbing leaking_roof leaky_roof roof_leaks leaky_pipe leaky_pipes',
    stanzas: `
      A sound that was not in the house before
      Plink in the pot, and plonk in the pail
      A towel laid down where the puddle creeps
      A stain on the plaster, shaped like a whale

      A head in the cupboard, the soap moved out
      A wrench on the tiles and a sleeve rolled high
      One more turn, and the thread takes hold
      And a bucket brought up just to stand by

      The smallest noise that the house can make
      A drop that gathers, and hangs, and falls
      A saucepan out and a mop gone gray
      A sound like clocks in all of the walls

      A valve that squeaks and will not shut
      Tape wound round and a rag tied tight
      A flashlight held in the crook of the chin
      And one more plip, just out of sight`,
  },
  {
    words:
      'moving_house moved_house moves_house move_house moving_boxes moving_day moving_van moving_truck cardboard_boxes packing_boxes packed_boxes packing_up unpacking unpacked unpack new_house bought_a_house bought_the_house buying_a_house new_home new_apartment new_place first_apartment first_home first_house moving_in moved_in moving_in_together moved_in_together move_in_together moving_out moved_out moving_away new_flat got_the_keys leaving_our_house leaving_this_house leaving_the_house_we empty_rooms packing_up_the_house',
    stanzas: `
      A stack of boxes up to the lamp
      Kitchen in marker across the lid
      Plates wrapped up in the weekly news
      And tape on the box with the kettle hid

      A shelf left bare but for one old pin
      A squeal of tape, and a box goes shut
      Squares on the wall where the pictures hung
      A knot in the string that has to be cut

      A propped front door and a blanket down
      A couch on its end in the narrow hall
      Two pairs of hands and a count of three
      And a scrape of blue along the wall

      A sandwich cut with a screwdriver's edge
      Rooms that echo, a bulb hung bare
      Pizza set out on a box marked Books
      A floor to sit on instead of a chair`,
  },
  {
    words:
      'flat_pack flat-pack flatpack ikea allen_key allen_wrench self_assembly assembles_furniture assemble_furniture assembling_furniture assembled_furniture assembled_the_furniture assembled_the_crib assembling_the_crib assemble_the_crib builds_furniture_from_a_box put_together_furniture puts_together_furniture putting_together_furniture instruction_manual reads_the_instructions read_the_instructions reading_the_instructions',
    stanzas: `
      A box slit open along the tape
      Screw B, bolt F, and a bag of pegs
      A sheet turned one way and then about
      And something that stands on most of its legs

      A nice clear floor for a minute or so
      Boards laid out on the rug in a row
      A small bent key and a blister to match
      And one board on with the raw edge on show

      Sixteen steps without one word
      A small man smiling on every page
      Arrow and hammer, a cross through a drill
      Cardboard enough for an elephant's cage

      Piles on the rug in a careful plan
      Four of these and eleven of those
      A drawer that sticks and a drawer that runs
      A screw left over, as everyone knows`,
  },
  {
    words:
      'mow mows mowed mowing mower lawnmower lawn_mower riding_mower lawn lawns cuts_the_grass cut_the_grass cutting_the_grass',
    stanzas: `
      A smell of gas and a fresh green stripe
      Stripes going up and stripes going down
      Green on the laces and green on the cuffs
      The best-dressed yard on this side of town

      A foot on the side for a firmer grip
      A pull on the cord, a pull, a roar
      Clippings stuck to the backs of the knees
      And a green smell coming in at the door

      The garden chairs in a heap to the side
      Once round the tree and a turn at the gate
      A sneeze, and a sleeve across the brow
      Edges as clean as the rim of a plate

      The last long row, and the engine off
      Wheels on the walk with a rattle and squeak
      One patch of clover left for the bees
      And all to be done again in a week`,
  },
  {
    words:
      'shovel_snow shovels_snow shoveled_snow shovelled_snow shoveling_snow shovelling_snow shovel_the_snow shovels_the_snow shoveled_the_snow shoveling_the_snow shoveling shovelling shovel_the_driveway shovels_the_driveway shoveled_the_driveway shoveling_the_driveway shovels_our_driveway shoveled_our_driveway shovels_the_walk shoveled_the_walk shovels_the_sidewalk snow_shovel snowblower snow_blower snowplow clears_the_snow cleared_the_snow',
    stanzas: `
      The whole street under the one white sheet
      A scrape and a heave and a scrape again
      Breath hung out like a line of wash
      And a path as wide as two slim men

      A door that opens against the weight
      Walls on both sides as high as the knee
      Handfuls of salt, like feed for hens
      And mittens to thaw by a pot of tea

      A shovel's edge and the stone beneath
      Sidewalk showing, a square at a time
      Wool gone stiff with its little beads
      And next to the steps, a mountain to climb

      The drive laid bare from the door to the gate
      Down to the gravel and out to the street
      A hand to the small of the back, a groan
      The plow coming by with a fresh six feet`,
  },
  {
    words:
      'toolbox tool_box toolboxes tool_belt tools work_bench toolshed tool_shed screwdriver screwdrivers pliers duct_tape handyman handy_man handywoman tinker tinkers tinkered tinkering fix_anything fixes_anything fixed_anything fix_everything fixes_everything fixed_everything fix_things fixes_things fixed_things fixing_things repairs repaired repairing in_his_garage in_your_garage in_her_garage home_repair home_repairs diy in_his_workshop in_her_workshop in_your_workshop his_workshop her_workshop your_workshop',
    stanzas: `
      A lamp on a hook and a sawdust floor
      Jars of screws on a shelf in a row
      A pencil tucked behind one ear
      The smell of oil and the radio low

      A thing in pieces across the bench
      A drop of oil and a tap, and a twist
      A rag pulled out of the back of the jeans
      A smear of black from the thumb to the wrist

      A drawer that sticks and a vise screwed down
      Wrenches by size on a pegboard wall
      A coffee can full of odds and ends
      The very thing at the bottom of all

      A chair turned over, its leg in the air
      Glue and a clamp and some silver tape
      One eye shut and the tongue in the teeth
      And the old thing bent back into shape`,
  },
  {
    words:
      'ladder ladders stepladder step_ladder fell_off_the_ladder clean_the_gutters cleans_the_gutters cleaning_the_gutters cleaned_the_gutters gutters',
    stanzas: `
      A clank on the wall, and a testing foot
      One more rung than the label allows
      A hand at the bottom to hold it firm
      A boot at the level of people's brows

      It comes from the shed on a shoulder's bone
      Rungs with a speckle of every coat
      The kitchen in yellow, the fence in green
      A blue from the side of somebody's boat

      A reach that is longer than any arm
      A knee tucked in and a neck stretched wide
      A screwdriver held in a row of teeth
      And a long slow lean to the farther side

      A creak, and a creak, a creak to the top
      Up with a bucket, and down for the brush
      Up with the brush and down for the rag
      And each trip made with less of a rush`,
  },
  {
    words:
      'hole_in_the_wall holes_in_the_wall drilled_a_hole drilled_a_hole_in_the_wall drills_holes drilling_holes drill_holes power_drill hang_a_picture hangs_pictures hang_pictures hanging_pictures hung_a_picture hung_the_picture hung_the_pictures put_up_a_shelf puts_up_shelves put_up_shelves putting_up_shelves hang_a_shelf hung_a_shelf stud_finder spackle',
    stanzas: `
      A chair pulled up and a step on the seat
      A pencil cross, and a level's eye
      A puff of plaster, a curl of dust
      And a frame to hide it, a bit awry

      A row of knuckles goes over the paint
      A knock on the wall for the solid part
      A nail held out between the lips
      And three small holes for a practice start

      Sheets on the sofa, a plug in the wall
      White in the hair and white on the shoes
      A drill that whines and a screw that spins
      And a bent nail flat on yesterday's news

      A wire on the back, a hook below
      A tilt of the head, a step back, a squint
      A corner raised by the width of a hair
      A thumb on the plaster to leave its print`,
  },
]
