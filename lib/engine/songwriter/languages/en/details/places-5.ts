import type { Details } from '../../stanzas.ts'

/** Crowds and celebrations; porches, fields, water's edge and camp. */
export const places5: readonly Details[] = [
  {
    words:
      'championship championships champions won_the_game won_the_match won_the_cup won_the_title won_the_league won_the_final won_the_championship wins_the_game wins_the_cup winning_team trophy trophies gold_medal gold_medals won_our_first won_our_match win_our_first won_the_derby won_promotion',
    stanzas: `
      A whole bench up on the tips of its toes
      A cup held up by its two big ears
      Paper let down in a silver snow
      And hats in the air, and a wall of cheers

      A horn, a flag, and a street full of shirts
      Scarves in a circle, a hoarse old song
      A fist in the air and a cap gone up
      And car horns answering, short, short, long

      A whistle, long, and the arms flung up
      Grass on the knees and a shirt pulled wide
      A towel in the air, a slap on the back
      And a heap of bodies with one inside

      A line on the wall in the trophy hall
      A ribbon, a plate, and a name cut in
      A photo in rows, the tall at the back
      And a shelf cleared off for a cup of tin`,
  },
  {
    words:
      'last_place lost_the_game lost_the_match lost_the_final lost_the_championship loses_every_game loses_again lost_again losing_team losing_streak losing_season relegated relegation never_wins never_win always_loses always_lose lose_every_game lost_every_game lose_every_match lost_every_match loses_every_match lost_every_single keep_losing keeps_losing',
    stanzas: `
      The last long whistle, the rattle of seats
      The scoreboard lit with the wrong one up
      A scarf pulled over the nose and ears
      And a cold last inch in a paper cup

      A near thing, no, and a hand on the brow
      A ball off the post, a referee's shrug
      A long slow walk to the parking lot
      The same lucky socks, and the same chipped mug

      A groan that runs from end to end
      Heads in hands in the whole of the row
      A flag rolled up on a plastic stick
      A ticket already for next week's show

      A column of figures, a thumb run down
      The bottom line where the small print ends
      A pie, a sigh, and a look at the sky
      And a back-row seat between two old friends`,
  },
  {
    words:
      'stadium stadiums season_ticket season_tickets football_fan football_fans soccer_fan baseball_fan hockey_fan sports_fan sports_fans bleachers playoffs penalty_shootout home_game home_games team_scarf cup_final the_cup_final away_game away_games home_fans',
    stanzas: `
      A tunnel of concrete, a flight of steps
      A turnstile clunk and a field of green
      A seat that folds with a plastic slap
      And the best-drawn banner the side has seen

      A song that has more la-la than words
      A scarf held up by the two fringed ends
      Onions and mustard and cold in the air
      And a chant that starts where the far stand bends

      A whole row up on the balls of its feet
      A breath drawn in by a thousand chests
      A hush with a cough in the midst of it
      And eyes on the spot where the white ball rests

      A good-luck hat that is never washed
      A radio held to the tilted head
      A cushion, a flask, and a rolled-up flag
      A song half sung and the other half said`,
  },
  {
    words: 'parade parades marching_band marching_bands mardi_gras drum_major drumline color_guard',
    stanzas: `
      A street closed off with a string of flags
      A drum felt first in the ribs and knees
      A chair on the curb and a child held high
      And paper and tinsel up in the trees

      A whistle, and all the left feet down
      Brass going by with a dent and a shine
      Feathers and buttons and polished boots
      And one small drummer a step out of line

      A float like a cake on a hidden truck
      Candy flung out in a glittering arc
      A slow round wave from an open car
      Everyone after it into the park

      A shout from the corner, and here it comes
      Flags on sticks and a tall striped hat
      A halt, a beat, and a marching in place
      A broom at the end, and the last of that`,
  },
  {
    words:
      'concert concerts festival festivals music_festival music_festivals front_row_at mosh_pit encore encores live_music live_show live_shows headliner woodstock glastonbury coachella',
    stanzas: `
      A gate, a bag check, a field of hats
      A wristband tight and a stamp on the hand
      A bass that hums in the bones of the chest
      A roar as the lights come up on the band

      A long guitar note bent at the top
      A thousand arms and a sea of screens
      The chorus sent back to the floodlit stage
      Mud, or confetti, on everyone's jeans

      The house lights down and the amps aglow
      A tuning note and a spotlight beam
      Four on the sticks, and a held-in breath
      And the whole floor up in a single scream

      A slow walk out through the plastic cups
      Ears left ringing, a voice gone rough
      A T-shirt bought from a folding stand
      And two more songs that are not enough`,
  },
  {
    words:
      'protest protests protested protesting protester protesters protest_march protest_sign picket picketed picketing picket_line picket_lines on_strike went_on_strike demonstration demonstrations petition petitions placard placards',
    stanzas: `
      A jar of brushes, a roll of tape
      A cardboard square on a garden stick
      Marker fumes on the kitchen floor
      And the letters gone over twice, and thick

      A whistle on a bit of string
      A drum made out of a cooking pot
      A bedsheet banner from pole to pole
      And one more verse, if it's known or not

      A meeting place and a patch on the sleeve
      Good walking shoes and a bottle to share
      A chant that runs from the front to the back
      A street swept empty of cars to the square

      A gate, a barrel, a paper list
      A thermos passed from glove to glove
      A megaphone squeal, a name, and a cheer
      And faces in windows, three floors above`,
  },
  {
    words:
      'house_party house_parties dinner_party dinner_parties garden_party block_party throws_parties throws_a_party threw_a_party threw_parties throwing_a_party party_animal',
    stanzas: `
      The doorbell stuck at a half-past-eight
      A pile of coats on the big back bed
      The rug rolled up and the chairs pushed back
      And a lampshade worn on somebody's head

      A hum that is heard from way down the street
      Shoes in the hall in a tangled row
      Ice in the sink and a bowl scraped clean
      Talk in the kitchen with nowhere to go

      A borrowed speaker, a string of lights
      The floor going up and down with the beat
      Balloons that nose at the ceiling lamp
      And chips gone under the dancing feet

      A playlist argued from song to song
      Cups on the shelves and the windowsills
      A long goodbye at the open door
      And napkins laid on a couple of spills`,
  },
  {
    words:
      'dj djs dj-ing deejay nightclub nightclubs night_club dance_club dance_floor dancefloor disco discos mirror_ball disco_ball turntables clubbing drum_and_bass',
    stanzas: `
      A stack of sleeves by a low red lamp
      A needle let down on a spinning black
      One hand on a headphone, one on a knob
      A bass that hums in the small of the back

      A low-lit room with a sticky floor
      Specks of light going round the wall
      A jacket slung on the back of a chair
      A ball of small mirrors above it all

      A row of sliders, a blinking box
      A fader pushed with the tip of a thumb
      The beat pulled out and the arms held up
      And the whole floor waiting for it to come

      A cable taped to the edge of the stage
      Crates of records, a lamp on a bend
      Shoes in the hand and a bottle to share
      And one more track at the very end`,
  },
  {
    words: 'rooftop rooftops on_the_roof up_on_the_roof fire_escape balcony balconies roof_terrace rooftop_bar',
    stanzas: `
      A door held open by half of a brick
      Two chairs, a crate, and a pot of thyme
      Laundry hung on a sagging line
      And a clock somewhere with a late slow chime

      A ladder, a hatch, a duck of the head
      A warm flat place and a chimney to lean
      A blanket, a bottle, a bag of fries
      And roofs going on in red and green

      A step from the kitchen, out in the air
      A rail to lean on, an elbow's rest
      The tops of heads on the street below
      And a strip of sky to the open west

      A line of pots on a rusty shelf
      A basil plant and a plastic chair
      Pigeons in step on the ledge next door
      Somebody's radio out on the air`,
  },
  {
    words: 'porch porches front_porch back_porch front_stoop stoop',
    stanzas: `
      A step, two posts, and a painted floor
      A squeak to the left, a squeak to the right
      A pitcher that sweats on the topmost stair
      And moths in a ring at the yellow light

      A bench brought out when the street cools off
      Boards gone gray and a rail to hold
      A nod going out to the passing cars
      And something to drink going slowly cold

      A chair for each in its usual place
      A bowl in the lap and the beans to snap
      A newspaper thrown as far as the step
      A cat on the mat for a midday nap

      A screen that slaps on a lazy spring
      Shoes by the mat and a creak in the board
      A fern in a basket, a rusty can
      And a chime of spoons on a bit of cord`,
  },
  {
    words:
      'backyard backyards back_yard kiddie_pool paddling_pool sprinkler sprinklers hammock hammocks trampoline trampolines inflatable_pool',
    stanzas: `
      A patch worn bare for a second base
      A ball gone over the fence once more
      Pegs and a sheet for a sort of tent
      A call for supper from out the back door

      A table that leans on lumpy ground
      A folding chair with a strap gone loose
      Long green grass at the foot of the shed
      A wasp on the rim of the orange juice

      A row of shirts from the house to the tree
      Sheets on the line and a tunnel between
      A hose that kinks, and a splash, and a yelp
      Knees with a patch of the very same green

      A gate on a latch and a hedge to keep
      A shed with a rake and a half-flat ball
      Ants in a line on the back step's edge
      And a row of beans up against the wall`,
  },
  {
    words: 'cherry_tree cherry_trees pear_tree plum_tree fruit_tree fruit_trees',
    stanzas: `
      A path mown in between the rows
      A ladder leaned up in under the leaves
      A canvas bag with a strap on the neck
      And twigs in the hair and bark on the sleeves

      A hand reached in where the shade is cool
      A twist and a lift, and the stem lets go
      A bushel basket, a wasp or two
      And one on the top branch, left for show

      The ripest one on the sunny side
      A rub on the shirt and the first good crunch
      Juice on the wrist and a pip on the chin
      And a windfall heap for the blackbirds' lunch

      A tarp spread out for the ones that drop
      Crates on a trailer and more to fill
      Long wet grass on the tops of the boots
      And jars lined up on the kitchen sill`,
  },
  {
    words:
      'grape_harvest grape_picking picks_grapes picked_grapes winemaker winemakers winemaking makes_wine made_wine',
    stanzas: `
      Leaves gone rusty along the top
      A pair of snips and a bucket below
      Purple fingers and vines pushed back
      Wires strung tight to the end of the row

      A stair going down where the air is still
      A cool dark cellar, a tap in the wood
      Chalk on the barrels, a number, a year
      A glass held up till the color looks good

      A hillside combed with a wide-toothed comb
      Posts that go down to the valley road
      A rose at the end of each long green line
      A tractor that crawls with a sticky load

      A press, a pipe, and a stone-cold vat
      Skins and pips and a foam of red
      Boots rinsed off at the yard's one tap
      And a long oak table, and cheese, and bread`,
  },
  {
    words:
      'harvest harvests harvested harvesting harvest_time wheat_field wheat_fields cornfield cornfields corn_field corn_fields potato_field potato_fields rice_field rice_fields',
    stanzas: `
      A field gone gold to the farthest hedge
      Dust in a cloud at the back of the blade
      Stubble that scratches the tops of the socks
      A jug and a loaf in a strip of shade

      A chute swung out to the wagon's side
      Grain let down in a steady rush
      Chaff in the eyebrows, chaff in the shirt
      And the engine off, and a sudden hush

      A knife, a basket, a bent-down back
      Sacks tied off at the neck with twine
      Pumpkins rolled to the end of a plank
      And the last cut row in a good straight line

      A look at the sky, a lick of the thumb
      A kernel cracked on a back tooth first
      An eye on the west, a hand on the gate
      And a cold tin cup for a field-sized thirst`,
  },
  {
    words: 'sunflower sunflowers sunflower_field sunflower_fields',
    stanzas: `
      A wall of yellow along the fence
      Big brown faces all turned one way
      Stems as thick as a wooden broom
      Birds for the seeds at the end of the day

      A neck too tall for the garden gate
      Leaves like hands on a hairy stalk
      Bees gone dizzy all over the disk
      A head tipped down as if ready to talk

      A seed pushed in to the thumb's first joint
      A ruler held up that isn't enough
      A stake, some string, and a bend at the top
      Petals like rags at the edge of a cuff

      A bucket of gold at the farm's front gate
      Seeds packed in with a spiral twist
      A jug too small and a heavy bloom
      Pollen rubbed off on the back of the wrist`,
  },
  {
    words: 'pond ponds feeds_ducks feeding_ducks',
    stanzas: `
      A bench, a bin, and a muddy edge
      Crusts in a bag and a paddling race
      A quack, a splash, and a tail straight up
      And one that comes last with weed on its face

      A mirror with bugs that walk on the glass
      A dragonfly hung like a pin in air
      Pads of green with a bud between
      And two round eyes, and then nobody there

      A knee on the bank and a sleeve rolled high
      A jelly of dots in a jam jar's light
      A net on a stick, and a boot let in
      And the lid with the holes put back on tight

      A ring of reeds and a leaning stump
      Weed on the end of a long bent stick
      The sky lying still on top of it all
      A plop by the bank, a little too quick`,
  },
  {
    words: 'lighthouse lighthouses lighthouse_keeper',
    stanzas: `
      A tower of white on a tooth of rock
      A winding stair and a rope for a rail
      Salt on the panes and a crank of brass
      A lamp looking out for the last small sail

      A coat of paint for the weather side
      A white wall striped with a band of red
      A count, and a sweep, and the dark again
      A beam like a broom going overhead

      A little round room on top of it all
      Thick cut glass like a beehive, clear
      A cloth for the lens, a can for the oil
      And a log kept in pencil, year on year

      A path of stones that the tide goes over
      Rocks at the foot in a ruffle of white
      A door that takes a shoulder to shut
      The one same wink at the edge of the night`,
  },
  {
    words:
      'harbor harbors harbour harbours marina marinas pier piers wharf wharfs dockside shipyard fishing_boats fishing_village lobster_boat',
    stanzas: `
      A wall of stone with a ladder let in
      Ropes gone stiff and a tap-tapping mast
      Nets in a heap with the floats strung through
      A gull on each post as the boats go past

      A row of hulls on a slow green swell
      Names on the bows in a new coat of paint
      Crates, and ice, and a shovel's scrape
      And an engine somewhere, low and faint

      A hose run over the scaly boards
      Fish in a box with an open eye
      Diesel and tar and the low-tide mud
      Masts like a bundle of pins in the sky

      A bollard shiny with years of rope
      Lobster pots in a tottering stack
      Steps going down that are green with weed
      And one light out and the same one back`,
  },
  {
    words: "bonfire bonfires s'mores smores marshmallows fire_pit firepit",
    stanzas: `
      A ring of stones and a ring of shoes
      A stick with the sugar gone brown, then black
      Sparks going up through the lowest leaves
      And warm on the face and cold on the back

      A tin lid beaten to keep the time
      Logs for seats and a song with three chords
      Smoke that follows from side to side
      And wet socks steaming on driftwood boards

      A match held low in a cup of hands
      Kindling crossed in a little tent
      A breath at the bottom, a curl of smoke
      And a coat that keeps a week of the scent

      A tale with a hook, a scratch at the door
      Cheeks lit orange from under the chin
      A log that settles, a pop, a hiss
      The dark at the back of it leaning in`,
  },
  {
    words: 'camp_site campgrounds summer_camp',
    stanzas: `
      A heap of nylon, a bag of sticks
      A mallet, a peg, and a rope too short
      Instructions flapping away through the grass
      And a bendable pole of the wrong-size sort

      A wall so thin that the light comes through
      The rain on the canvas, so close to the nose
      A zipper that catches at halfway up
      A root in the back wherever it goes

      A lantern hung from a bent green branch
      A blue tin mug and a pan of beans
      A stove that roars for its size like a jet
      A flashlight hunt for the dry pair of jeans

      A stripe of dew on the tops of the shoes
      A walk to the tap with a swinging can
      Towels and swimsuits along a cord
      Something that sizzles away in the pan`,
  },
  {
    words: 'cabin cabins log_cabin log_cabins cottage cottages lake_cabin mountain_cabin',
    stanzas: `
      The last half mile with the grass in between
      A key in a can by the second post
      A stove to feed and a chair that rocks
      And bread on a fork for a bit of toast

      A shutter unhooked, the sun let in
      Dust on the sills and sheets on the chairs
      Blankets that smell of cedar and smoke
      A lamp carried up the creaking stairs

      A row of pegs and a row of coats
      Logs stacked up to the kitchen sill
      Mugs on nails with a chip in each
      And a deck with the joker missing still

      A window as big as a folded map
      Names and heights on the inside door
      A pump that coughs before it runs
      And pine sap stuck to the bare wood floor`,
  },
  {
    words:
      'fairground fairgrounds fun_fair funfair county_fair state_fair carnival carnivals ferris_wheel ferris_wheels roller_coaster roller_coasters rollercoaster cotton_candy bumper_cars carousel carousels amusement_park amusement_parks theme_park theme_parks',
    stanzas: `
      A field of ruts with a gate of bulbs
      Pink spun sugar and strings of lights
      A goldfish bag and a plush blue bear
      And a wheel that stops at the best of heights

      A strip of tickets torn off by the yard
      A clack, clack, clack to the top of the rail
      A bar held tight and both eyes shut
      A scream going by with hair like a tail

      A tent with a shelf of china to break
      Rings that bounce from the bottle necks
      Three for a ticket, and three tries more
      And bumper cars in a string of wrecks

      A roof with a hundred little lamps
      Painted horses that rise and fall
      A pole with a twist of gold to hold
      And organ pipes going over it all`,
  },
  {
    words:
      'circus circuses big_top trapeze acrobat acrobats acrobatics clown clowns juggler jugglers tightrope ringmaster juggling_balls learn_to_juggle learning_to_juggle can_juggle juggles_fire juggles_oranges juggles_knives',
    stanzas: `
      A striped tent up on the edge of town
      Sawdust, canvas, a ring of lights
      A drumroll kept on the edge of the stick
      A ladder, a swing, and a pair of tights

      A bench of planks and a paper cone
      Three balls up and a fourth in the sleeve
      A flower that squirts and a tiny car
      And big red shoes that refuse to leave

      A platform no bigger than a hat
      A wire, a pole, a slippered foot
      A sway to the left, a stop, and a sway
      Nobody breathes till the next is put

      A curtain pulled by a glittering cord
      A tall black hat and a sweep of the hand
      A circle of white and a cymbal's crash
      And popcorn dropped at the foot of the stand`,
  },
]
