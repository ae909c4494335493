import type { Details } from '../../stanzas.ts'

/** The car and the road, the machines in the kitchen, the yard and the toolbox. */
export const home2: readonly Details[] = [
  {
    words:
      'traffic_jam traffic_jams stuck_in_traffic sat_in_traffic sits_in_traffic sit_in_traffic sitting_in_traffic in_traffic heavy_traffic rush_hour gridlock bumper_to_bumper',
    own: `
      {fact}
      {He} {sings} to the bumper of somebody's truck
      {He} {changes} the lane, and the old lane [speeds] up
      And {laughs} at the van, and the lane, and the luck

      {He} {rolls} down the (window|glass) and {leans} out on one arm
      A dog in the next car [looks] ever so wise
      {fact}
      And most of the talking [is] done with the eyes`,
    stanzas: `
      (The lights|Red lights) [make] a river as far as the hill
      The next lane along [is] as fast as a snail
      A child in a back seat [pulls] faces at trucks
      And somebody [reads] the whole rest of the mail

      (The radio|A radio) [says] there [is] trouble ahead
      One sandwich [gets] passed from the back to the wheel
      A butterfly [takes] the fast lane on its own
      And one little mint [has] to do for a meal`,
    later: `
      The lane [comes] undone and the road [opens] wide
      Whatever it was, there [is] nothing to see
      The hurry is left on the shoulder behind
      And home has a light on and something for tea`,
    hook: `
      Stuck in the traffic with nowhere to go
      Turn up the music and take the jam slow

      Traffic jam, traffic jam, bumper and tail
      The evening goes by like a ship with a sail`,
  },
  {
    words: 'parking_ticket parking_tickets parking_fine parking_fines parking_meter parking_meters traffic_warden',
    own: `
      {fact}
      {He} {runs} with the coins in a fist down the street
      {He} {shouts} that it [is] just a minute or two
      And {reads} it out loud to a dog at {his} feet

      {He} {reads} the small (sign|words) with {his} head on one side
      It [says] only Tuesdays, or trucks, or the moon
      {fact}
      {He} {thanks} it for coming, and {hopes} not too soon`,
    stanzas: `
      (The meter|A meter) [blinks] red like an eye by the curb
      The wiper [holds] down a small sail in the rain
      The sign on the pole [has] an arrow each way
      And wise men have read it, and read it in vain

      (The coins|Last coins) [go] in slowly, a click and a drop
      The pencil [comes] out and the pad [opens] wide
      A haircut [goes] over by only a snip
      And there on the window [is] somebody's pride`,
    later: `
      The fine [is] paid up and the slip [is] thrown out
      The coffee that day [is] the dearest in town
      It's odd how a thing that has cost such a lot
      Gets cheaper to laugh at, the more it goes down`,
    hook: `
      Parking ticket, parking ticket, under the blade
      The costliest coffee that ever was made

      Feed the meter, parking meter, coins in a line
      A minute too late is a ten-minute fine`,
  },
  {
    words:
      "parallel_park parallel_parks parallel_parking parallel_parked parking_space parking_spaces parking_spot parking_spots parking_the_car park_the_car parks_the_car parked_the_car find_parking find_a_parking_spot park_straight can't_park cannot_park couldn't_park can't_parallel_park parks_badly terrible_at_parking parks_like_a",
    own: `
      {fact}
      {He} {goes} once around with {his} head out the side
      {He} {turns} the wheel left and {he} {turns} the wheel right
      And {says} that the gap [isn't] properly wide

      {He} {steps} out to (measure|look) at the gap by the curb
      {He} {bows} to the people who [clap] from the seats
      {fact}
      And walking from there [is] just two or three streets`,
    stanzas: `
      (The wheel|A wheel) [goes] up gently and [sits] on the curb
      The beeping [gets] faster like somebody's heart
      A man on the pavement [makes] signs with his arms
      And bumpers [are] only a finger apart

      (A space|One space) [opens] up, and a small car [sits] in it
      The lot [is] a sea of the same silver roof
      A thumb on the key [gets] a chirp from the rear
      And one tiny headlight [gives] all of the proof`,
    later: `
      The engine [ticks] down and the handbrake [goes] on
      It [stands] rather slanting, one wheel in the air
      A thing needn't ever be perfectly straight
      To get people home and to get people there`,
    hook: `
      Park the car, park the car, left and then right
      Back up and forward for half of the night

      A parking space, parking space, long as a whale
      And still there's a nose or a foot or a tail`,
  },
  {
    words:
      'flat_tire flat_tires flat_tyre flat_tyres tire_change change_a_tire changed_a_tire changes_tires change_tires changed_the_tire changing_a_tire changing_tires burst_tire blown_tire spare_tire',
    own: `
      {fact}
      {He} {stands} on the wrench till it [gives] with a squeal
      {He} {hums} to the nuts as they [roll] to the ditch
      And {wipes} a black hand on the side of the wheel

      {He} {waves} the cars (onward|around) with a grin and a rag
      There [is] grease on the elbows, and grease on the chin
      {fact}
      The spare [goes] on last, looking little and thin`,
    stanzas: `
      (The road|Smooth road) [turns] to thumps and the thumps [turn] to limps
      The wind of the trucks [gives] the whole car a shove
      The jack [goes] up slowly, a click at a time
      And one patient crow [watches] all from above

      (A nail|One nail) [shines] as bright as a star in the tread
      The hazard lights [tick] like a clock by the hedge
      The hubcap [holds] bolts like a bowl full of nuts
      And one of them [rolls] to the gravel's far edge`,
    later: `
      The car [rolls] along with a hum and a lean
      The moon on the road [is] a wheel of its own
      The stops that weren't planned are the ones that are told
      Long after the trips where no tire was blown`,
    hook: `
      Flat tire, flat tire, out on the road
      Up goes the jack with the rest of the load

      Change a tire, change a tire, tighten it down
      It's only a small wheel, but it rolls into town`,
  },
  {
    words:
      "old_car old_cars old_truck old_van old_pickup first_car car_won’t_start car_won't_start car_would_not_start car_wouldn’t_start car_wouldn't_start car_will_not_start car_that_won’t_start car_that_won't_start beat_up_car beat_up_truck rusty_car rusty_old_car rusty_truck clunker jalopy station_wagon car_broke_down car_breaks_down jump_start jumper_cables jump_started jump-started jumper_leads jump_leads broken_car broken_cars old_banger rusty_red rust_bucket land_rover",
    own: `
      {fact}
      {He} {talks} to the dashboard and {gives} it a pat
      {He} {pumps} the old pedal and {turns} the old key
      And {calls} it a beauty, and {leaves} it at that

      {He} {knows} every (rattle|squeak) by the name of its part
      {He} {shuts} the door twice, with a hip and a shove
      {fact}
      {He} {keeps} it on tape and on hope and on love`,
    stanzas: `
      (The engine|Old engine) [coughs] twice and then [thinks] about spring
      A blue cloud [goes] up, and it [stays] for a while
      The heater [blows] cold and the window [blows] in
      And somehow it [starts], and it [goes] a whole mile

      (Some tape|Gray tape) [holds] the mirror, a string [holds] the bag
      Rust [draws] a brown map on the edge of the door
      The neighbors [push] hard to the top of the slope
      And down the hill [comes] the magnificent roar`,
    later: `
      One day the last cough [is] the last cough of all
      The tow truck [comes] by with its hook and its chain
      New cars are all quiet and never break down
      And nobody waves at them, there in the lane`,
    hook: `
      Old car, rusty car, cough and then go
      It gets there by Friday, or Monday, or so

      Old car, old truck, a rattle and roar
      There's life in the thing for a hundred miles more`,
  },
  {
    words: 'dishwasher dishwashers load_the_dishwasher loads_the_dishwasher',
    own: `
      {fact}
      {He} {stands} at the rack like a chess player, still
      {He} {moves} a blue bowl to the place of a cup
      And {slides} in one more plate, by patience and skill

      {He} {shuts} the door (gently|firmly) and {presses} it on
      {He} {turns} around, pleased, with a cloth in the hand
      {fact}
      A fork and a mug [are] still there on the stand`,
    stanzas: `
      (The steam|A cloud) [rushes] out like a train at a stop
      The plates [stand] in line and they [shine] like the moon
      A lid [flips] and [holds] a cold pool on its back
      And egg [stays] on just one unfortunate spoon

      (The arm|An arm) [goes] around with a swish and a knock
      The house [falls] asleep to a gurgle and hum
      The moon in the window [looks] in at the suds
      And one fork [keeps] time like a faraway drum`,
    later: `
      The light [goes] to green and the humming [is] done
      The cups [are] too hot to be held for a bit
      There's more than one way to put love in a house
      And some of it's cups, and the way that they fit`,
    hook: `
      Load up the dishwasher, bowls on the right
      It sings like the sea in the middle of night

      Dishwasher, dishwasher, rumble and clink
      And nobody ever stands long at the sink`,
  },
  {
    words:
      'laundry washing_machine washing_machines washer_and_dryer laundromat laundromats clothesline clotheslines hangs_out_the_washing hung_out_the_washing folding_clothes folds_clothes fold_clothes washes_the_clothes washing_clothes washes_clothes tumble_dryer shrank_my shrank_your shrank_his shrank_her shrank_the shrinks_the',
    own: `
      {fact}
      {He} {sorts} out the light and the dark on the floor
      {He} {turns} out each pocket for tissue and coin
      And {finds} a lost ticket from two years before

      {He} {pegs} up the (shirts|sheets) with a peg in {his} teeth
      The wind [fills] the sleeves till they [wave] at the street
      {fact}
      {He} {folds} a warm tower and {pats} it down neat`,
    stanzas: `
      (The drum|The washer) [goes] round with a slosh and a thump
      A red sock [sneaks] in with the white things to play
      The sheets [come] out pink as the inside of shells
      And wool [becomes] doll-sized in less than a day

      (The line|A line) [lifts] its arms with the shirts and the sky
      A breeze [walks] inside of the trousers a while
      The towels [come] in with the sun in their folds
      And somebody [hides] their whole face in the pile`,
    later: `
      The basket [is] empty, and full the next day
      The cupboards [are] stacked with the clean and the pressed
      A shirt on the line has its arms open wide
      Of all that gets washed, that's the part that is best`,
    hook: `
      Laundry on Monday, the wash on the line
      The shirts do a dance if the weather is fine

      Round goes the laundry, the red and the white
      And all of it pink by the end of the night`,
  },
  {
    words:
      "odd_socks odd_sock lost_socks lost_sock loses_socks lose_socks losing_socks missing_sock missing_socks mismatched_socks mismatched_sock mismatching_socks matching_socks different_socks single_sock single_socks unmatched_socks socks_never_match socks_don’t_match socks_don't_match socks_on_the_floor socks_everywhere sock_drawer",
    own: `
      {fact}
      {He} {holds} up a striped one, {he} {holds} up a gray
      {He} {tells} them they [are] not so different at heart
      And {walks} with the two of them out to the day

      {He} {looks} in the (washer|dryer), {he} {looks} in the sheets
      {He} {pulls} out the bed and {goes} down on the floor
      {fact}
      And out [come] two odd ones that weren't there before`,
    stanzas: `
      (The basket|A basket) [tips] out seven singles, no pairs
      The fox [goes] with stripes and the stripes [go] with dots
      The drawer [is] a home for the ones left behind
      And some [have] a partner in holes, if not spots

      (The dryer|The washer) [looks] smug with its one open eye
      A toe [pushes] out for a bit of the air
      The cat [has] a blue one as pillow and toy
      And who [is] to say that those two [aren't] a pair?`,
    later: `
      The years [fill] the drawer with the left on their own
      And nobody [throws] out the one that [is] blue
      It's waiting, in case, as a sensible sock
      And some things come back, if they're waited for, too`,
    hook: `
      Odd socks, odd socks, one red and one green
      The happiest ankles that ever were seen

      Lost socks, lost socks, where do they go?
      One foot has a clue and the other won't show`,
  },
  {
    words:
      'leaky leaking leaks leak leaked leaky_faucet dripping_faucet dripping_tap burst_pipe burst_pipes frozen_pipes plumbing leaking_roof leaky_roof roof_leaks leaky_pipe leaky_pipes',
    own: `
      {fact}
      {He} {lies} with {his} head in the dark by the sink
      {He} {gives} it one turn with a wrench and a prayer
      And {comes} out as wet as a penguin, and pink

      {He} {winds} it with (tape|rags) like a wound in the knee
      {He} {waits}, and it [stops], and {he} {holds} very still
      {fact}
      One drop [comes] again, as a last droplet will`,
    stanzas: `
      (One drop|A drop) [gathers] slowly and [hangs] by a thread
      The pots on the floor [play] a scale in the night
      A stain on the plaster [looks] more like a whale
      And everyone's sleep [is] a little bit light

      (The water|A trickle) [finds] out where the house [isn't] shut
      A towel [lies] down like a dog in the hall
      The plumber [says] Thursday, and [says] it again
      And wallpaper [blisters] the length of the wall`,
    later: `
      The valve [turns] at last, and the silence [is] loud
      The bowls [are] all emptied, the floor [is] all dried
      A house has its weather, the same as a heart
      And both can be mended by someone inside`,
    hook: `
      Drip goes the leaky tap, drip through the night
      One turn to the left and then one to the right

      Leaky roof, leaky pipe, bucket and pan
      Rain plays a tune there as best as it can`,
  },
  {
    words:
      'moving_house moved_house moves_house move_house moving_boxes moving_day moving_van moving_truck cardboard_boxes packing_boxes packed_boxes packing_up unpacking unpacked unpack new_house bought_a_house bought_the_house buying_a_house new_home new_apartment new_place first_apartment first_home first_house moving_in moved_in moving_in_together moved_in_together move_in_together moving_out moved_out moving_away new_flat got_the_keys leaving_our_house leaving_this_house leaving_the_house_we empty_rooms packing_up_the_house',
    own: `
      {fact}
      {He} {packs} up the cups in the news of last week
      {He} {sits} on a box with a photo, and {stays}
      And {says} it [is] dust, with a hand to the cheek

      {He} {carries} the (lamp|plant) in {his} arms like a child
      {He} {stands} in the doorway a moment too long
      {fact}
      {He} {hums} to the bare rooms the end of a song`,
    stanzas: `
      (The tape|Brown tape) [gives] a shriek and the lids [are] pressed down
      The couch [gets] stuck fast on the turn of the stair
      A nail on the wall [holds] the shape of a frame
      And voices [sound] big with no furniture there

      (The first|That first) night [has] pizza on top of a crate
      The kettle [is] lost in the box that [says] coats
      The moon [has] no curtains to stop it at all
      And all down the hallway [stand] boxes like boats`,
    later: `
      The boxes [go] flat and the pictures [go] up
      The key [learns] the lock and the feet [learn] the stairs
      A house is just walls with the weather kept out
      It's home when it's heard all the laughter and cares`,
    hook: `
      Moving house, moving house, boxes in rows
      Something of everyone stays when it goes

      New home, new home, the key's in the door
      There's echo enough now to dance on the floor`,
  },
  {
    words:
      'flat_pack flat-pack flatpack ikea allen_key allen_wrench self_assembly assembles_furniture assemble_furniture assembling_furniture assembled_furniture assembled_the_furniture assembled_the_crib assembling_the_crib assemble_the_crib builds_furniture_from_a_box put_together_furniture puts_together_furniture putting_together_furniture instruction_manual reads_the_instructions read_the_instructions reading_the_instructions',
    own: `
      {fact}
      {He} {lays} out the screws in a neat little row
      {He} {reads} the first drawing and {turns} it around
      And {asks} the small man in it which way to go

      {He} {turns} the small (key|bolt) till {his} fingers [are] sore
      {He} {leans} back with pride on a shelf that [is] done
      {fact}
      One screw [is] left over, and only the one`,
    stanzas: `
      (The boards|Long boards) [lie] about like a ship that went down
      The booklet [has] pictures and never a word
      A peg [rolls] away to the dark by the wall
      And something [goes] crack, and that something [is] heard

      (A drawer|One drawer) [slides] in nicely, the next one [slides] out
      The back [is] put on with its face to the wall
      The cardboard [is] far the best thing in the box
      And somebody small [moves] in, blanket and all`,
    later: `
      It [leans] to the left for the rest of its days
      A folded-up card [makes] it steady once more
      The things in the shops may stand straighter than this
      But no one spent Sundays with them on the floor`,
    hook: `
      Flat pack, flat pack, bolt A and screw B
      It might be a wardrobe, it might be a tree

      Assembled the furniture, stand back and see
      It leans like a sailor who's home from the sea`,
  },
  {
    words:
      'mow mows mowed mowing mower lawnmower lawn_mower riding_mower lawn lawns cuts_the_grass cut_the_grass cutting_the_grass',
    own: `
      {fact}
      {He} {pulls} on the cord with a foot on the side
      {He} {walks} the first stripe with {his} eyes on the fence
      And {looks} back along it with something like pride

      {He} {steers} round the (daisies|clover) and {leaves} them their bees
      {He} {comes} in at noon with {his} socks gone all green
      {fact}
      The quiet [is] sweet when {he} {stops} the machine`,
    stanzas: `
      (The mower|A mower) [starts] up and the street [knows] the spring
      The smell of cut grass [drifts] in under the blind
      A robin [walks] over the stripes like a king
      And worms [have] their doubts, which the robin [doesn't] mind

      (The stripes|Green stripes) [go] up light and [come] down again dark
      The ball lost in autumn [is] suddenly found
      The hose [gets] rolled up and the chairs [are] put back
      And bare feet [go] first on the velvety ground`,
    later: `
      It [rains] in the night and the grass [drinks] it up
      By Saturday daisies [stand] up in the row
      Some work never ends, and it isn't so bad
      To have such a green thing to keep, and to mow`,
    hook: `
      Mow the lawn, mow the lawn, stripe after stripe
      The clover is sweet and the evening is ripe

      Out on the lawn with the mower in gear
      The grass is the youngest it's been all the year`,
  },
  {
    words:
      'shovel_snow shovels_snow shoveled_snow shovelled_snow shoveling_snow shovelling_snow shovel_the_snow shovels_the_snow shoveled_the_snow shoveling_the_snow shoveling shovelling shovel_the_driveway shovels_the_driveway shoveled_the_driveway shoveling_the_driveway shovels_our_driveway shoveled_our_driveway shovels_the_walk shoveled_the_walk shovels_the_sidewalk snow_shovel snowblower snow_blower snowplow clears_the_snow cleared_the_snow',
    own: `
      {fact}
      {He} {digs} a straight path from the porch to the street
      {He} {stops} at the gate with {his} breath in a cloud
      And {does} the next path along, tidy and neat

      {He} {leans} on the (shovel|handle) and {looks} at the job
      {He} {hears} the plow coming, the scrape and the bell
      {fact}
      It [fills] up the driveway, and both boots as well`,
    stanzas: `
      (The street|Whole street) [goes] to sleep in a fat feather bed
      A scrape [comes] from somewhere, a thud and a sigh
      The hats and the breath [move] along by the hedge
      And walls by the steps [get] as high as the eye

      (The mittens|Wet mittens) [steam] slowly on top of the heat
      The salt [goes] like seed from a hand to the stone
      A snowman [takes] shape from what [has] to be moved
      And children [come] out with a sled of their own`,
    later: `
      The sun [comes] around and the eaves [start] to run
      The path [is] a stream, and the white hills [go] gray
      It all would have melted by April, that's true
      But love is a path that is cleared the same day`,
    hook: `
      Shovel the snow from the step to the street
      Somebody's coming with cold little feet

      Shoveling, shoveling, heave and then throw
      There's cocoa at last at the end of the snow`,
  },
  {
    words:
      'toolbox tool_box toolboxes tool_belt tools work_bench toolshed tool_shed screwdriver screwdrivers pliers duct_tape handyman handy_man handywoman tinker tinkers tinkered tinkering fix_anything fixes_anything fixed_anything fix_everything fixes_everything fixed_everything fix_things fixes_things fixed_things fixing_things repairs repaired repairing in_his_garage in_your_garage in_her_garage home_repair home_repairs diy in_his_workshop in_her_workshop in_your_workshop his_workshop her_workshop your_workshop',
    own: `
      {fact}
      {He} {turns} it all over and {listens} and {hums}
      {He} {looks} through a jar for the one proper screw
      And {sucks} for a moment the worst of the thumbs

      {He} {says} it [has] (plenty|years) of good life in it yet
      {He} {oils} it and {taps} it and {tightens} it twice
      {fact}
      And half of the street [is] in line for advice`,
    stanzas: `
      (The jars|Old jars) on the shelf [hold] a screw for each need
      A radio [plays] under layers of dust
      The sawdust [drifts] down through the light of the door
      And one drop of oil [has] a word with the rust

      (A clock|The clock) [lies] in bits on a sheet of the news
      The glue [takes] its time and the clamp [holds] on tight
      A thing with no hope [gives] a tick and a cough
      And somebody [says] it [is] almost all right`,
    later: `
      The lights [are] switched off and the vise [holds] the dark
      The hammer [hangs] back in its place on the board
      Yet everything mended goes on in the house
      And ticks right along, being oiled and restored`,
    hook: `
      Open the toolbox and roll up the sleeve
      There's nothing that's broken past those who believe

      Duct tape and pliers, a drop and a spin
      It's good as new now, with a bit of a grin`,
  },
  {
    words:
      'ladder ladders stepladder step_ladder fell_off_the_ladder clean_the_gutters cleans_the_gutters cleaning_the_gutters cleaned_the_gutters gutters',
    own: `
      {fact}
      {He} {sets} it up straight with a shake and a shove
      {He} {climbs} with a bucket hung over one arm
      And {whistles} down tunes from the branches above

      {He} {stands} on the (step|rung) with the sticker: don't stand
      {He} {reaches} the length of one finger too far
      {fact}
      {He} {says} a good evening up there to a star`,
    stanzas: `
      (The ladder|A ladder) [leans] back on the side of the house
      A foot [feels] around for a rung that [is] near
      The bucket [comes] down on a rope, full of leaves
      And someone below [holds] it steady with fear

      (A tennis ball|One tennis ball) [sits] in the gutter with moss
      The rungs [have] the paint of each room in the place
      A muddy brown waterfall [spits] down the pipe
      And somebody [gets] the whole lot in the face`,
    later: `
      The ladder [goes] home to its hooks in the shed
      The gutters [run] clear when the rain [starts] to pour
      The best things get done where there's no one to look
      And nobody thinks of it, dry on the floor`,
    hook: `
      Up the ladder, down the ladder, bucket and brush
      The sky is so near and there isn't a rush

      Hold on to the ladder, hold on to the wall
      The view is the best part, the worst is the fall`,
  },
  {
    words:
      'hole_in_the_wall holes_in_the_wall drilled_a_hole drilled_a_hole_in_the_wall drills_holes drilling_holes drill_holes power_drill hang_a_picture hangs_pictures hang_pictures hanging_pictures hung_a_picture hung_the_picture hung_the_pictures put_up_a_shelf puts_up_shelves put_up_shelves putting_up_shelves hang_a_shelf hung_a_shelf stud_finder spackle',
    own: `
      {fact}
      {He} {stands} on a chair with three nails in {his} teeth
      {He} {holds} it up high and {asks} whether it's straight
      And {drops} the whole hammer on what [is] beneath

      {He} {knocks} on the (plaster|wall) like a doctor, and {hums}
      {He} {draws} a small cross with a pencil and care
      {fact}
      The wall [has] a window that never was there`,
    stanzas: `
      (The drill|A drill) [gives] a whine and a puff of white dust
      The dog [leaves] the house by the shortest way out
      The picture [goes] up on the very last nail
      And six little holes [show] there once was some doubt

      (One head|A head) [tilts] to left, and a head [tilts] to right
      The bubble [slides] over and [won't] take a stand
      The frame [comes] down once for each person who [looks]
      And plaster [lies] over the couch like fine sand`,
    later: `
      The years [tip] it gently a hair to the side
      A thumb [sets] it straight when it [happens] to pass
      Behind every picture that ever looks calm
      Are five extra holes, and some luck, and some glass`,
    hook: `
      Hang up a picture, a nail and a knock
      A hole in the wall and it's straight as a clock

      A hole in the wall and a frame in the hand
      It's crooked with love, and it's perfectly grand`,
  },
]
