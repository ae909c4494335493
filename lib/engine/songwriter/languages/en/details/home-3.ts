import type { Details } from '../../stanzas.ts'

/** Rooms of the house and what stands in them, the neighbors, the bed. */
export const home3: readonly Details[] = [
  {
    words: 'attic attics basement basements cellar cellars crawlspace crawl_space',
    own: `
      {fact}
      {He} {blows} off the dust from the lid of a trunk
      {He} {means} to throw half of it out before noon
      And {keeps} every box of the glorious junk

      {He} {sits} on a (crate|box) with an old silver lamp
      The bulb on the string [makes] a circle of gold
      {fact}
      {He} {reads} till the tea on the step [has] gone cold`,
    stanzas: `
      (The bulb|A bulb) on its cord [gives] a swing and a buzz
      A spider [lets] down on a line by the door
      A dress in a bag [keeps] the waltz in its hem
      And dust [shows] the feet that were here once before

      (The steps|Steep steps) [creak] aloud under somebody's weight
      The sled [hangs] asleep in the heat of July
      A box that [says] lights [is] a box full of knots
      And no one [can] throw out a thing, though they try`,
    later: `
      The light [is] switched off and the boxes [sleep] on
      The dark [keeps] the globe and the sled and the crib
      A house has a memory, up or below
      And keeps every button and blanket and bib`,
    hook: `
      Up in the attic, a box and a chair
      The whole of the years are still waiting up there

      Attic or cellar, the dust and the dark
      A hundred old things with a name and a mark`,
  },
  {
    words:
      'loud_neighbor loud_neighbors noisy_neighbor noisy_neighbors loud_neighbour loud_neighbours noisy_neighbour noisy_neighbours upstairs_neighbor upstairs_neighbors upstairs_neighbour upstairs_neighbours neighbors_upstairs neighbours_upstairs neighbors_are_loud neighbors_are_so_loud thin_walls paper_thin_walls',
    own: `
      {fact}
      {He} {lies} in the dark with a pillow each side
      {He} {learns} all the words of the song through the wall
      And {taps} with one toe, and a small bit of pride

      {He} {knocks} with a (broomstick|shoe) and {gets} a knock back
      {He} {thinks} of a letter, so firm and polite
      {fact}
      {He} {hums} the same tune through the whole of next night`,
    stanzas: `
      (The ceiling|A ceiling) [gets] walked on by someone with hooves
      A marble [rolls] slowly from this end to that
      The lamp [does] a dance to the beat of the bass
      And under the bed [hides] a scandalized cat

      (The music|Loud music) [stops] short and the whole building [breathes]
      A minute of silence [walks] by in its socks
      A drill [clears] its throat at a quarter to ten
      And pictures [slide] down on the wall with the knocks`,
    later: `
      Then one day the place up above [is] to let
      The ceiling [is] silent, the lamp [doesn't] sway
      And somebody lies there and misses the thump
      And the elephant waltz at the end of the day`,
    hook: `
      Noisy neighbors overhead, what do they do?
      They bowl with potatoes, at quarter past two

      Thin walls, thin walls, nothing to hide
      A sneeze gets a blessing from off the far side`,
  },
  {
    words: 'neighbor neighbors neighbour neighbours next_door next-door next_door_neighbor over_the_fence',
    own: `
      {fact}
      {He} {leans} on the fence with a cup going cold
      {He} {talks} about beans, and the trains, and the rain
      And {laughs} at the joke that [is] twenty years old

      {He} {brings} back the (ladder|pie dish) with something inside
      {He} {waves} from the step with a spoon or a hose
      {fact}
      A light in that window [is] good when it snows`,
    stanzas: `
      (The gate|A gate) in between [hasn't] closed for so long
      A cup full of sugar [goes] over the wall
      The same tree [drops] apples on both of the lawns
      And rakes [say] good morning by scraping in fall

      (The parcel|A parcel) [gets] kept on the other one's mat
      A key [has] a hook that [is] next to the mail
      A curtain [moves] back and a hand [gives] a wave
      And soup [comes] across when a body [is] pale`,
    later: `
      The evening [comes] down and the two lamps [go] on
      The gardens [grow] dark with the hedge in between
      A fence is a thing that was made to lean on
      With somebody's face and a bit of the green`,
    hook: `
      Next door, next door, just over the fence
      A cup of good sugar and plenty of sense

      A neighbor's a light and a wave and a key
      A pot of warm soup and a quick cup of tea`,
  },
  {
    words: 'garden_gnome garden_gnomes gnome gnomes',
    own: `
      {fact}
      {He} {wipes} the red hat with a thumb and a sleeve
      {He} {turns} it around for a look at the beans
      And {begs} it to get all the slugs to leave

      {He} {says} a good (morning|evening) to it by the pond
      {He} {swears} that it walks from the fern to the rose
      {fact}
      One eye [has] a gleam, and a drip [shines] on the nose`,
    stanzas: `
      (The gnome|A gnome) [stands] on guard with a rod and no pond
      The moss [makes] a scarf for the red of its coat
      A snail [climbs] the slope to the tip of the hat
      And rain [fills] the barrow, a sea with no boat

      (A robin|One robin) [sits] down on the hat for a song
      The mower [goes] round it as if round a king
      The nose [has] a chip and the boots [are] in grass
      And tulips [bow] down to it all through the spring`,
    later: `
      The frost [paints] its whiskers, the snow [tops] its hat
      The garden [lies] white to the tip of its nose
      And still it stands smiling, as though it has heard
      That under the cold there's a root, and it grows`,
    hook: `
      Garden gnome, garden gnome, out in the wet
      It's smiled through the winter, and isn't done yet

      Gnome in the garden, a hat and a grin
      It guards every carrot and lets the bees in`,
  },
  {
    words:
      'houseplant houseplants house_plant house_plants potted_plant potted_plants pot_plant pot_plants indoor_plants plant_mom plant_dad plant_lady plant_parent plants_die plants_died plant_died plants_keep_dying kills_plants kill_plants kills_every_plant kill_every_plant killed_the_plant killed_the_plants killed_my_plant killed_my_plants waters_the_plants watered_the_plants watering_the_plants water_the_plants waters_plants watering_plants talks_to_plants talks_to_her_plants talks_to_his_plants talk_to_my_plants talk_to_your_plants talk_to_plants watering_can ferns cactus cactuses cacti succulent succulents spider_plant spider_plants',
    own: `
      {fact}
      {He} {turns} every pot by a hair to the light
      {He} {tells} the tall fern that it [is] doing well
      And {bids} the small cactus a prickly good night

      {He} {fills} up a (jug|cup) and {goes} all down the sill
      {He} {gives} to the green one, and more to the brown
      {fact}
      It [holds] up a leaf, though it [hangs] the rest down`,
    stanzas: `
      (A leaf|One leaf) on the carpet [lies] crisp as a chip
      The cactus [needs] nothing and [likes] it like that
      The ivy [sets] out for the curtain and up
      And the fern [has] a bite in the shape of the cat

      (The pots|Clay pots) [make] a line from the small to the tall
      A saucer [runs] over and [drips] on the floor
      A stick in the soil [holds] a stem by the hand
      And someone [brings] home, from the market, one more`,
    later: `
      The window [grows] dark and the leaves [fold] their hands
      The brown one [is] cut to the soil in its pot
      And there, in the morning, one green little point
      Says never to think it is dead when it's not`,
    hook: `
      Houseplant, houseplant, hold on to green
      Here's a good drink and a window to lean

      Water the plants and then talk to them low
      With love and a saucer there's something will grow`,
  },
  {
    words:
      'power_cut power_cuts power_outage power_outages blackout blackouts lights_went_out lights_go_out power_went_out power_goes_out power_was_out no_electricity electricity_went_out',
    own: `
      {fact}
      {He} {feels} for the drawer with the string and the keys
      {He} {strikes} up a match and {becomes} half a face
      And {finds} every table leg first with the knees

      {He} {lights} up a (candle|match) and {he} {tells} an old tale
      {He} {makes} a big dog on the wall with one thumb
      {fact}
      And no one [is] hoping the power might come`,
    stanzas: `
      (The fridge|Old fridge) [gives] a shudder and [hums] to a stop
      The street [disappears], and the stars all [come] out
      The ice cream [can't] last now, so somebody [says]
      And spoons [are] passed round by the feel, with a shout

      (A candle|One candle) [stands] up in the mouth of a jug
      The shadows [grow] tall and [lean] over the chairs
      A voice in the dark [starts] to sing very low
      And three more [come] in from the top of the stairs`,
    later: `
      The lamps [blink] awake and the fridge [starts] to hum
      The faces [look] up, and they [squint] at the light
      And somebody reaches and switches it off
      To keep for a minute the rest of the night`,
    hook: `
      Blackout tonight, and the candles are lit
      Come close to the story and listen to it

      The power went out and the stars came on through
      A match and a song and a shadow or two`,
  },
  {
    words:
      'candlelight candle-light candlelit candle_light scented_candle scented_candles lights_candles lights_a_candle light_a_candle lit_a_candle light_candles candle_in_the_window candlestick candlesticks makes_candles candle_making handmade_candles',
    own: `
      {fact}
      {He} {cups} both {his} hands round a small yellow flame
      {He} {turns} off the lamp and the noise of the news
      And nothing around [looks] entirely the same

      {He} {sets} it (down low|just there) on the sill by the glass
      {He} {watches} it breathe and it [watches] {him} too
      {fact}
      The room [goes] as gold as a leaf shining through`,
    stanzas: `
      (The match|A match) [gives] a scratch and a flare and a sigh
      The wick [takes] the flame like a word in the ear
      A bead of warm wax [runs] away down the side
      And faces [look] younger with candlelight near

      (A draft|One draft) from the door [makes] the shadows all bow
      The flame [lies] down flat and [gets] up on its feet
      The window [holds] two of them, one in the dark
      And rain [comes] no nearer than out in the street`,
    later: `
      The flame [burns] down low in a puddle of gold
      A thread of gray smoke [lifts] away from the wick
      The light that was in there has gone to the eyes
      And no one can put that one out with a flick`,
    hook: `
      Candlelight, candlelight, lean in and glow
      The dark is so big and the flame is so low

      A candle's a small thing to set on the sill
      It tells all the dark: there is somebody still`,
  },
  {
    words:
      'fireplace fireplaces firewood woodstove wood_stove wood_burner hearth chop_wood chops_wood chopped_wood chopping_wood chops_firewood splits_wood split_wood splitting_wood log_fire builds_a_fire build_a_fire built_a_fire builds_fires lights_the_fire',
    own: `
      {fact}
      {He} {kneels} on the stone with a twist of the news
      {He} {blows} till the smallest of sparks [takes] a hold
      And {sits} back at last with the ash on {his} shoes

      {He} {carries} a (log|branch) in the crook of each arm
      {He} {stacks} them up neat by the side of the door
      {fact}
      And winter [looks] in, but [comes] nearer no more`,
    stanzas: `
      (The log|A log) [gives] a sigh and a shower of stars
      The dog [takes] the rug and the cat [takes] the knees
      A cone [pops] aloud like the cork of the night
      And wet socks [hang] steaming in twos and in threes

      (The ax|An ax) [rings] aloud on the edge of the wood
      The split halves [fall] open and [smell] of the pine
      The pile [climbs] the wall to the height of the sill
      And smoke from the chimney [goes] up in a line`,
    later: `
      The flames [settle] down to a bed of red coal
      The talk [settles] too, to a word now and then
      The fire that is covered with ash for the night
      Is there in the morning to wake up again`,
    hook: `
      Fire in the fireplace, boots by the heat
      Frost on the window and warmth at the feet

      Firewood, firewood, stack it up tall
      The warmest of winters is made in the fall`,
  },
  {
    words: 'robot_vacuum robot_vacuums robot_vacuum_cleaner robot_hoover vacuum_robot roomba roombas',
    own: `
      {fact}
      {He} {lifts} up {his} feet like a king for a guest
      {He} {says} a kind word when it [bumps] at a shoe
      And {carries} it home when it [needs] a good rest

      {He} {gives} it a (name|hat) and a pat on the lid
      {He} {crawls} by the couch when it [calls] from below
      {fact}
      It [holds] half a sock, and it [won't] let it go`,
    stanzas: `
      (It bumps|It knocks) on the table and [thinks] about life
      The cat [rides] on top like a queen on parade
      A cracker [gets] eaten, a tassel [gets] chewed
      And under the bed [comes] a cry for some aid

      (The dock|Its dock) [has] a light like a porch in the dark
      The rug [has] new stripes, and a button [is] gone
      One corner [keeps] safe all the crumbs of the year
      And round and around it [goes] bumbling on`,
    later: `
      The battery [blinks], and it [crawls] down the hall
      It [finds] its way back to its plug by the door
      And isn't that all that a creature can want
      To know the way home, and to need nothing more?`,
    hook: `
      Robot vacuum, robot vacuum, bump and turn round
      It's eaten a sock and it's lost and it's found

      Hum goes the robot vacuum, round every chair
      The middle is perfect, the corners aren't there`,
  },
  {
    words: 'couch couches sofa sofas loveseat remote_controls tv_remote the_remote couch_potato',
    own: `
      {fact}
      {He} {sinks} in the middle and {puts} up {his} feet
      {He} {says} it [is] just for a minute or so
      And {sleeps} through the news and the rain and the heat

      {He} {reaches} far (down|in) by the side of the seat
      {He} {brings} up a comb and a dime and a pen
      {fact}
      {He} {yawns} and {moves} over, and {settles} again`,
    stanzas: `
      (The cushions|Old cushions) [sink] low in the middle like sand
      The popcorn [rolls] down to the pennies and lint
      The dog [takes] the end with the view of the door
      And whoever [comes] late [gets] a very strong hint

      (The film|A film) [gets] picked out by a vote and a sigh
      A blanket [gets] stretched from a toe to a chin
      The ending [rolls] by with no eye to look on
      And all down the row [goes] a soft, sleepy din`,
    later: `
      The stuffing [comes] out and the springs [start] to sing
      The dip in the middle [gets] deeper each year
      A good chair holds one in a proper straight back
      The couch is for leaning on somebody near`,
    hook: `
      Couch in the evening, the blanket pulled wide
      There's always more room if the dog moves aside

      Sink in the sofa and put up the feet
      The day is all done and there's popcorn to eat`,
  },
  {
    words:
      'thermostat thermostats turns_up_the_heat turn_up_the_heat turned_up_the_heat turns_the_heat_up turns_the_heat_down turn_the_heat_down turns_down_the_heat turns_down_the_heating turns_up_the_heating turns_the_heating_down turns_the_heating_up always_cold always_freezing',
    own: `
      {fact}
      {He} {creeps} down the hall on the tips of {his} toes
      {He} {looks} to the left and {he} {looks} to the right
      And {waits} for the click, with a drip on the nose

      {He} {wears} a thick (blanket|sweater) from knee to the ear
      {He} {sits} by the heater with tea and a frown
      {fact}
      And somebody quietly [turns] the thing down`,
    stanzas: `
      (The dial|The small dial) [goes] up with a click in the dark
      A floorboard [gives] notice of somebody's tread
      By breakfast the number [is] back as it was
      And nobody [says] what there [is] to be said

      (The window|One window) [stands] open to let out the heat
      A blanket [goes] by with two feet and a cup
      The cat [finds] the vent and [lies] down like a lid
      And somebody [asks] who [is] turning it up`,
    later: `
      The furnace [lights] up with a thump and a sigh
      The pipes in the wall [have] a word and [go] still
      The warmest of places was never a dial
      It's close up to somebody, out of the chill`,
    hook: `
      Thermostat, thermostat, up one degree
      It's winter for one and the tropics for three

      Turn up the heat now, or put on a sleeve
      The thermostat knows more than most would believe`,
  },
  {
    words:
      'steals_the_blanket steals_the_blankets steal_the_blanket steal_the_blankets stole_the_blanket stole_the_blankets stealing_the_blanket stealing_the_blankets steals_the_covers steal_the_covers stole_the_covers stealing_the_covers steals_all_the_covers steal_all_the_covers steals_all_the_blankets hogs_the_blanket hogs_the_blankets hogs_the_covers hog_the_covers hogging_the_covers hogs_the_bed hog_the_bed takes_all_the_covers takes_the_covers blanket_hog cover_hog blanket_thief steals_the_duvet steal_the_duvet hogs_the_duvet steals_my_pillow steals_the_pillow steals_the_pillows cold_feet_in_bed cold_feet_on_my_legs fight_over_the_blanket fights_over_the_blanket fighting_over_the_blanket fight_over_the_covers fight_over_the_duvet fighting_over_the_covers fighting_over_the_duvet wrapped_like_a_burrito hog_the_duvet hogging_the_duvet hog_the_blankets takes_the_duvet',
    own: `
      {fact}
      {He} {rolls} to the left with the whole of the quilt
      {He} {sleeps} like a sausage tucked into its bun
      And {wakes} with a smile, not a shadow of guilt

      {He} {puts} two cold (feet|heels) where the warmest legs [are]
      {He} {sighs} like a child with {his} nose to the wall
      {fact}
      One corner [is] left over, eight inches in all`,
    stanzas: `
      (The quilt|A quilt) [slips] away like the tide in the night
      A bare foot [wakes] up in a draft from the sill
      A tug from the one side [meets] one from the next
      And then the whole mattress [lies] watchful and still

      (A border|The border) [is] drawn down the middle at ten
      By midnight the border [is] lost on the right
      A hill made of blanket [lies] snoring in peace
      And somebody's coat [has] to do for the night`,
    later: `
      The seasons [turn] cold and the seasons [turn] warm
      A second quilt [comes], and it [goes] the same way
      A bed with the covers all square to the chin
      Is colder than one with a thief there till day`,
    hook: `
      Blanket thief, cover thief, rolled in a ball
      One for the left and then none left at all

      Who steals the blanket? The same as before
      The warmest of burglars, with hardly a snore`,
  },
  {
    words: 'blanket blankets comforter duvet duvets afghan_blanket crocheted_afghan',
    own: `
      {fact}
      {He} {pulls} it up high till there [is] just a nose
      {He} {rubs} at the corner gone soft as a cheek
      And {tucks} in the edge underneath all {his} toes

      {He} {shakes} it out (wide|high) like a sail on the bed
      It [floats] for a moment, as slow as a sigh
      {fact}
      {He} {lifts} up one side for whoever [comes] by`,
    stanzas: `
      (The edge|One edge) [is] worn thin by a thumb and a dream
      A square in the middle was somebody's sleeve
      A fort [can] be made with two chairs and the fringe
      And no one inside it [is] willing to leave

      (The cat|A cat) [turns] around on it, once and then twice
      The rain on the window [sounds] ever so far
      The feet [find] each other down there in the warm
      And nobody [moves] from the place where they are`,
    later: `
      The colors [go] pale and the stitches [come] loose
      The fold in the cupboard [is] smaller each year
      But wrapped round the shoulders it still has its arms
      And holds every hug that was ever held here`,
    hook: `
      Blanket, old blanket, pulled up to the chin
      The cold's on the outside and love has got in

      Here is a blanket, and here is a chair
      Tuck in the corners, the winter's out there`,
  },
  {
    words: 'slippers slipper house_shoes bathrobe bathrobes dressing_gown dressing_gowns pajamas pyjamas',
    own: `
      {fact}
      {He} {shuffles} to breakfast with hair like a nest
      {He} {lifts} up one foot from the cold of the tile
      And {greets} the new day in {his} Saturday best

      {He} {feels} for the (left|right) with one foot in the dark
      {He} {goes} for the paper as far as the gate
      {fact}
      The neighbors [wave] back, and the time [is] past eight`,
    stanzas: `
      (One slipper|A slipper) [hides] under the bed with the dust
      The heels [are] trod flat and a toe [looks] about
      The dog [brings] the left one as far as the stairs
      And most of the fluff of the lining [is] out

      (The hallway|Long hallway) [knows] all of the steps by the sound
      A shuffle [goes] by, and the click of a light
      The kettle [joins] in with a sigh of its own
      And all of the house [is] in stripes for the night`,
    later: `
      The soles [wear] away and the check [washes] pale
      The shops [put] out new ones, in boxes of two
      Good shoes go to places and bring people far
      It's slippers that know when the going is through`,
    hook: `
      Slippers on, slippers on, shuffle and slide
      The day can stay out, and the feet stay inside

      Pajamas till noon and a cup of hot tea
      No king in his velvet was ever so free`,
  },
  {
    words: 'snore snores snored snoring snorer',
    own: `
      {fact}
      {He} {starts} as a kitten and {ends} as a boar
      {He} {whistles} a little in one part between
      And {stops}, and the whole house [leans] in to hear more

      {He} {gets} a soft (elbow|knee) and {he} {turns} to the wall
      {He} {swears} in the morning {he} {sleeps} like a mouse
      {fact}
      The cups on the hooks [hum] along through the house`,
    stanzas: `
      (The lamp|A lamp) [goes] off and the sawmill [starts] up
      The curtains [breathe] in and the curtains [breathe] out
      A boat far away [gives] an answering horn
      And cats on the fences [go] looking about

      (A pillow|The pillow) [comes] down on the top of an ear
      A silence [falls] deep, and is counted in threes
      The windows [stop] humming, the clock [comes] back in
      And then [comes] the snort, and the long, trembling wheeze`,
    later: `
      The night [wears] along and the moon [crosses] over
      The sawmill [works] on till the edge of the day
      It's hard to find sleep with a noise like a train
      And harder by far when it's gone far away`,
    hook: `
      Snore like a tractor and snore like a bear
      There's sawdust by morning all over the chair

      Snoring, oh snoring, the roof's on its way
      It's love if it's listened to, night until day`,
  },
]
