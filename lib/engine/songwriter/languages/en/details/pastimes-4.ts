import type { Details } from '../../stanzas.ts'

/** Dancing, the water, the hills, the road, and looking up, told in sentences. */
export const pastimes4: readonly Details[] = [
  {
    words:
      'dance dances danced dancing dancer dancers tango waltz waltzes waltzed waltzing ballroom salsa_class salsa_classes salsa_lessons tap_dance tap_dancing line_dance line_dancing two-step jive foxtrot',
    own: `
      {fact}
      {He} {moves} all the chairs to the side of the room
      {He} {counts} under breath for a turn and a half
      And {ends} with a dip in the arms of a broom

      {He} {holds} out a (hand there|right hand|palm up) at the very first bar
      And {steps} on a toe, or on two
      {fact}
      {He} {laughs} and {says} sorry and {steers} the way through`,
    stanzas: `
      (The shoes|Two shoes) [wait] all week in a bag by the door
      The floor [has] been powdered and swept
      A grandmother [crosses] the hall like a girl
      The old men [remember] a step they [have] kept

      (The band|One band) [plays] the slow one, the lamps [are] turned down
      The jackets [hang] over the chairs
      Two people [go] round in a circle so small
      And no one would notice the moon on the stairs`,
    later: `
      The hall [is] swept out and the music [goes] home
      The shoes [have] a hole and a shine
      But sometimes a kitchen at midnight goes round
      To nothing but rain, and the turning is fine`,
    hook: `
      Dancing, oh, dancing, one two and one three
      The feet know a secret the head cannot see

      Oh, dance to it, dance to it, out through the door
      The night is a wide and a well-polished floor`,
  },
  {
    words: 'ballet ballerina ballerinas tutu tutus pointe pointe_shoes',
    own: `
      {fact}
      {He} {ties} both the ribbons and {tucks} in the bow
      {He} {holds} to the rail with {his} nose in the air
      And {wobbles}, and {steadies}, and {stands} on one toe

      {He} {turns} in the (hallway|kitchen|doorway) with arms like a ring
      And {bows} to the coats on the hooks
      {fact}
      {He} {waters} the plant with a swan's haughty looks`,
    stanzas: `
      (The tutus|Pink tutus) [go] by like a row of small clouds
      One mouse [has] the tail of the cat
      The piano [says] one, and the knees [are] all bent
      And one little snowflake [sits] down on the mat

      (The shoes|New shoes) [are] knocked soft on the stone of the step
      The mirror [goes] on the whole wall
      The music [comes] in, and a leap [hangs] in air
      As if it had never heard coming to fall`,
    later: `
      The ribbons [are] frayed and the satin [is] gray
      They [hang] on a nail by the bed
      But somebody reaching the jam from a shelf
      Still points with one foot and holds up the head`,
    hook: `
      Oh, ballet, oh, ballet, a leap and a bow
      The floor's not important, it's all air now

      Up on her toes goes the small ballerina
      The smallest in line, but there's nobody keener`,
  },
  {
    words:
      'swim swims swam swimming swimmer swimmers swimming_pool swim_team snorkel snorkeling swims_in_the_sea wild_swimming open_water cold_water_swimming cold-water_swimming',
    own: `
      {fact}
      {He} {puts} in one toe and {says} no, not a chance
      {He} {counts} up to three, and {he} {counts} up once more
      And {goes} in with something like half of a dance

      {He} {comes} out with (blue knees|cold ears|wet hair) and teeth going like keys
      And {says} it [is] lovely once in
      {fact}
      {He} {stands} in a towel that [comes] to {his} chin`,
    stanzas: `
      (The water|Cold water) [is] silver as far as the rope
      A duck [gives] a look and [moves] on
      The towel on the rail [is] the warmest of things
      And one of the flip-flops [has] already gone

      (The lane|One lane) [goes] up and the lane [comes] back down
      The clock on the wall [has] a drip
      The goggles [leave] rings like the eyes of an owl
      The tea from the flask [goes] around, sip by sip`,
    later: `
      The hair [dries] in strings and the towel [hangs] up
      The water [lies] flat as a sheet
      But all of the evening the bones keep a sway
      As if there were waves going under the feet`,
    hook: `
      Oh, swim to it, swim to it, out to the float
      The world is all water, the heart is the boat

      Swimming, oh, swimming, it's cold and it's wide
      It's terrible, terrible, then lovely inside`,
  },
  {
    words:
      'jog jogs jogged jogging jogger marathon marathons half-marathon half_marathon triathlon triathlons runner runners running_shoes goes_running go_running went_running morning_run long-distance_running parkrun lamp_post_to lamppost_to one_lamp_post one_lamppost lamp_posts next_lamp_post next_lamppost couch_to park_run running_club running_my_first running_a_marathon ran_a_marathon run_a_marathon half_marathons ultramarathon personal_best',
    own: `
      {fact}
      {He} {runs} to the lamppost and {hangs} on it, red
      {He} {looks} at the next one and {calls} it a name
      And {goes} for it, arguing, nodding {his} head

      {He} {passes} a (milk van|mailbox|lamppost), a snail, and a gate
      The stroller [goes] by {him} uphill
      {fact}
      {He} {waves} it along, and {is} running, still`,
    stanzas: `
      (The shoes|Two shoes) [slap] along by the edge of the wet
      A dog [runs] beside for a while
      A small child [holds] up a bright sign with a star
      And someone [hands] water and half of a smile

      (The street|The long street) [is] empty, the sun [is] not up
      The breath [goes] ahead like a cloud
      The legs [want] to stop at the top of the hill
      The heart [says] a little bit farther, out loud`,
    later: `
      The shoes [go] to bed by the door, side by side
      The legs [take] the stairs one by one
      But there's a gold medal, or only the tea
      And either one tastes like the top of the sun`,
    hook: `
      It's one more lamp post, and then one lamp post more
      A marathon starts at somebody's door

      Run for it, running shoes, splash down the lane
      The heart's in the sun and the feet in the rain`,
  },
  {
    words:
      'cycling cyclist cyclists bike bikes biked biking bicycle bicycles bike_ride bike_rides mountain_bike tandem tricycle training_wheels spin_class cycled cycles_to cycle_to bike_to_work',
    own: `
      {fact}
      {He} {rings} the bell twice for the joy of the sound
      {He} {flies} down the hill with {his} feet in the air
      And {waves} to a cow like a king being crowned

      {He} {kneels} with a (spanner|puncture|tire, flat) in a bowl by the step
      And {looks} for the bubble to rise
      {fact}
      {He} {wears} the black chain grease right up to {his} eyes`,
    stanzas: `
      (The wheels|Two wheels) [tick] along like a very fast clock
      A card [makes] a roar in the spokes
      The hill [comes] up slow, and the hill [goes] down quick
      The wind [turns] the jackets to flying long cloaks

      (The bikes|Six bikes) [lie] asleep in the grass by a wall
      The lunch [has] a tire mark as well
      A cow [puts] her head in to see who it [is]
      And the dog in the basket [gives] tongue like a bell`,
    later: `
      The saddle [wears] shiny, the basket [gets] bent
      The bell [has] a tickle of rust
      But nobody ever forgets how it goes
      One push, and two wheels, and a handful of trust`,
    hook: `
      A bike and a hill and the wind in the face
      And nobody minds who comes last in the race

      Oh, bicycle, bicycle, ring the bell twice
      One push from a hand, and the rest is advice`,
  },
  {
    words:
      "hike hikes hiked hiking hiker hikers trails backpacking trekking hill_walking hiking_trail hiking_trails mountain_trail trekked treks climbed_kilimanjaro climbed_ben_nevis climbed_snowdon climbed_everest hadrian's_wall coast_to_coast rambler ramblers",
    own: `
      {fact}
      {He} {says} it [is] one more small hill, and then tea
      {He} {looks} at the map with the fold in the way
      And {points} at some fog, where the view ought to be

      {He} {takes} off one (boot there|left boot|wet boot) and {tips} out a stone
      And {speaks} to the heel like a friend
      {fact}
      {He} {laces} it up and {goes} on round the bend`,
    stanzas: `
      (The path|A path) [is] all pebbles, the pebbles [are] loose
      A sheep [eats] her lunch on the height
      The top [isn't] here, it [is] just over there
      The next one [is] wearing the last of the light

      (The cloud|One cloud) [settles] down on the top like a hat
      The flask [has] a cup and a half
      The wind [has] a taste of the map and the bread
      A stranger [says] nearly there, stopping to laugh`,
    later: `
      The boots [drip] all night on a page of the news
      The knees [have] a word with the stair
      But up on the hill in the wind and the dark
      There's one more small stone on the pile of them there`,
    hook: `
      Hiking, oh, hiking, it's one more small hill
      The top of it's moving, it won't stay still

      A trail and a sandwich, a map and a view
      Whatever was heavy is lighter by two`,
  },
  {
    words:
      'rock_climb rock_climbs rock_climber rock_climbing climbing_wall climbing_gym bouldering mountaineer mountaineering mountain_climber mountain_climbing climbs_mountains climbed_mountains abseiling',
    own: `
      {fact}
      {He} {chalks} up both hands and {looks} hard at the wall
      {He} {hangs} by three fingers and one rubber toe
      And {tries} very hard not to think of a fall

      {He} {reaches} the (top there|last hold|top edge), and {slaps} it, and {laughs}
      With arms that [are] shaking like string
      {fact}
      {He} {looks} at the world from up there like a king`,
    stanzas: `
      (The rope|One rope) [goes] up tight, and it [hums] in the wind
      A pebble [goes] by with a click
      The chalk [leaves] a row of white hands on the rock
      And every hold [looks] like the wrong one to pick

      (The boots|Tight boots) [come] off slowly, the toes [are] let out
      A hawk [goes] by under the ledge
      The thermos [gets] passed with the care of a crown
      The valley [lies] down there, all field and all hedge`,
    later: `
      The rope [is] coiled up and the knots [are] let go
      The chalk [washes] out of the skin
      The mountain [forgets] them as soon as it rains
      But somebody keeps it, and carries it in`,
    hook: `
      Rock climbing, rock climbing, one hand and one toe
      There's nowhere to look but the next place to go

      On the climbing wall, climbing wall, up to the bell
      The heart is the loudest, but hands do it well`,
  },
  {
    words: 'ski skis skied skiing skier skiers snowboard snowboards snowboarded snowboarding snowboarder ski_trip',
    own: `
      {fact}
      {He} {stands} at the top with the tips in the air
      {He} {says} a short prayer to the snow and the knees
      And {misses} a tree with an inch left to spare

      {He} {sits} in a (snowdrift|white heap|snowbank) with one glove and no hat
      And {waves} to the people above
      {fact}
      A child of three [stops] there to hand {him} {his} glove`,
    stanzas: `
      (The lift|A lift) [swings] along with its boots in the air
      The pines [have] their hands full of snow
      The slope [has] looked gentle from down in the town
      The top of it [says] there [is] one way to go

      (The cocoa|Hot cocoa) [is] served with a hat of its own
      The boots [are] let out by the door
      The cheeks [are] as red as the lamp on the wall
      The snow [runs] away in a stream on the floor`,
    later: `
      The mountain [turns] blue and the lifts [are] all stopped
      The gloves [drip] away by the grate
      But shut both the eyes and the whole room goes down
      And swings to the left by the tree, and goes straight`,
    hook: `
      Ski down it, ski down it, the left and the right
      The knees are all jelly, the mountain's all white

      Skiing, oh, skiing, go up to come down
      There's snow on the collar and snow on the crown`,
  },
  {
    words:
      'ice_skate ice_skates ice_skated ice_skating ice-skating ice_skater figure_skating figure_skater goes_skating went_skating go_skating skating_rink ice_rink',
    own: `
      {fact}
      {He} {holds} to the rail for the first time around
      {He} {pushes} off once like a boat from the quay
      And {sits} for a while, very close to the ground

      {He} {glides} to the (middle|music|far side) with arms open wide
      And {turns} like a top on its toe
      {fact}
      {He} {stops} in a cloud of the finest white snow`,
    stanzas: `
      (The blades|Two blades) [make] a sound like a match being struck
      A scarf [comes] along on its own
      The little ones [push] at a penguin of wood
      A grown man [sits] down with a bit of a groan

      (The lights|Small lights) [have] been strung from the one tree to the next
      The waltz [has] a crackle and hiss
      Two mittens [go] round hand in hand in the crowd
      And somebody's nose [is] too cold for a kiss`,
    later: `
      The ice [is] swept smooth and the music [is] off
      The laces [are] stiff as a wire
      The feet in the street [feel] so heavy and slow
      They [dream] of one glide, in their socks, by the fire`,
    hook: `
      Ice skating, ice skating, around and around
      There's nothing to hold to, and hardly a sound

      Go skating, go skating, the winter is kind
      With two silver lines going off there behind`,
  },
  {
    words: 'surf surfs surfed surfing surfer surfers surfboard surfboards bodyboard',
    own: `
      {fact}
      {He} {paddles} out flat through the cold and the foam
      {He} {turns} at a big one and {looks} at the beach
      And {rides} it on knees nearly all the way home

      {He} {comes} out with (seaweed|salt there|sand stuck) all over one ear
      And half of the ocean [runs] out of {his} hair
      {fact}
      {He} {turns} and {goes} back to the waves waiting there`,
    stanzas: `
      (The board|One board) [stands] up straight in the sand like a door
      The gulls [have] a view of it all
      A wave [gets] up slowly and [waits] for a while
      The next one [is] green as a bottle, and tall

      (The sea|A sea) [lies] as flat as the top of a drum
      The surfers [sit] bobbing, and wait
      The wet suits [come] off like the skin of a grape
      A seal [puts] its head up to join the debate`,
    later: `
      The board [is] rinsed off and leaned up by the stairs
      The salt [makes] a map on the skin
      And all night the bed [lifts] a little and falls
      As if there were one more green wave coming in`,
    hook: `
      Surf on it, surf on it, wave after wave
      A minute of flying, and foolish, and brave

      It's one more wave, surfers, the best one is last
      It comes in so slow, and it's over so fast`,
  },
  {
    words: 'skateboard skateboards skateboarded skateboarding skateboarder skate_park skatepark',
    own: `
      {fact}
      {He} {pushes} off once with the side of a shoe
      {He} {jumps}, and the board [goes] ahead on its own
      And {lands} on {his} jeans, where the knee [has] come through

      {He} {tries} the same (kick flip|corner|handrail) all day by the wall
      And {falls} on the left and the right
      {fact}
      {He} {lands} it just once, in the very last light`,
    stanzas: `
      (The wheels|Four wheels) [make] a roar on the cracks in the street
      The curb [has] been waxed to a shine
      The pigeons [move] over without looking up
      A lady with shopping [says] perfectly fine

      (The ramp|A ramp) [is] a door on a couple of bricks
      The elbows [wear] patches of red
      The street light [comes] on with a buzz and a blink
      The smallest one [rolls] with the sky overhead`,
    later: `
      The board [has] a crack, and it [hangs] on the wall
      The knees [have] gone smooth, more or less
      But hear that small roar going by in the road
      And one foot still pushes, it has to say yes`,
    hook: `
      Skateboard, oh, skateboard, the rattle and roll
      Get up with the gravel, and go, heart and soul

      At the skate park, the skate park, they fall and they fly
      And each one gets up and has one more try`,
  },
  {
    words:
      'fishing fishes fished fisherman fishermen fly_fishing fly-fishing ice_fishing fishing_rod fishing_pole fishing_trip tackle_box angler angling',
    own: `
      {fact}
      {He} {sits} on a bucket and {watches} the float
      {He} {says} there was one here, a big one, last year
      And {holds} out {his} arms till they [split] the old coat

      {He} {opens} the (bread roll|flask there|sandwich) and {looks} at the sky
      And {talks} to the worms in their tin
      {fact}
      {He} {says} that it [isn't] about reeling in`,
    stanzas: `
      (The float|One float) [goes] down under, and up it [comes] back
      The heron [stands] still as a post
      The fog [lifts] away like a sheet from a bed
      The coffee [goes] round with a bit of cold toast

      (A trout|One trout) [takes] the fly and then [gives] it right back
      The ripples [go] out to the reeds
      The line [has] a bush at the end, or a boot
      The quiet [has] everything anyone needs`,
    later: `
      The rods [are] tied up and the buckets [are] bare
      The supper [is] eggs on a plate
      The fish [is] a foot longer now, and it grows
      And that's why it's worth it to sit there and wait`,
    hook: `
      Oh, fishing, gone fishing, the float and the rod
      The sun's on the water, the heads start to nod

      A fishing rod, fishing rod, down to the lake
      The one that got off was the length of a rake`,
  },
  {
    words: 'sail sails sailed sailing sailor sailors sailboat sailboats yacht yachts regatta',
    own: `
      {fact}
      {He} {wets} the one finger and {holds} it up high
      {He} {pulls} the sheet in till the boat [has] a lean
      And {laughs} when the rail and the water [go] by

      {He} {ducks} for the (boom there|big boom|swung boom), and {ducks} late by a hair
      And {says} what a sailor would say
      {fact}
      {He} {rubs} at the bump and {goes} on in the spray`,
    stanzas: `
      (The sail|A sail) [gives] a clap and then [fills] like a cheek
      The harbor [grows] small as a toy
      The kettle [slides] off to the end of its shelf
      A seal [takes] a look from the back of the buoy

      (The wind|Good wind) [drops] to nothing a mile from the pier
      The flag [goes] to sleep on its pole
      The biscuits [are] shared by the light of a lamp
      And even the cups [have] a bit of a roll`,
    later: `
      The sail [is] rolled up and the ropes [have] been coiled
      The masts [clink] all night in the bay
      And out past the light is the whole of the dark
      With roads on it no one can see, every way`,
    hook: `
      Sail away, sail away, wind in the sheet
      The deck has a tilt and the sea has a beat

      Sailing, oh, sailing, out over the bar
      The harbor's a lamp, and the rest is a star`,
  },
  {
    words: 'boat boats motorboat speedboat houseboat fishing_boat narrowboat',
    own: `
      {fact}
      {He} {puts} on the cap with the anchor in gold
      {He} {bumps} it just once on the post at the end
      And {waves} at the bank in a way that [is] bold

      {He} {stands} in the (back there|stern, proud|cockpit) with one hand on the wheel
      And {nods} to each duck going by
      {fact}
      {He} {hands} round the biscuits, still mostly quite dry`,
    stanzas: `
      (The engine|An engine) [says] pock-a-ta, pock-a-ta, pock
      The bridge [comes] by low overhead
      A heron [gets] up with a slow sort of sigh
      The towpath [goes] by, and the washing, in red

      (The rope|One rope) [is] thrown over and [lands] in the wet
      The bucket [is] in use once more
      The kettle [is] singing down under the deck
      A cow [has] been watching it all from the shore`,
    later: `
      They [tie] up at dusk to a ring in a wall
      The water [says] tap, and then tap
      And somebody sleeps with a rock and a sway
      As if the whole river had boats on its lap`,
    hook: `
      A boat on the water, a boat on the blue
      It's slow going there, and the world's slower, too

      Oh, boat, little boat, with the paint coming off
      She'll start in the morning, but first she must cough`,
  },
  {
    words:
      'canoe canoes canoed canoeing kayak kayaks kayaked kayaking rowboat rowboats rowing rower rowers paddleboard paddleboarding dragon_boat dragon_boats pedalo',
    own: `
      {fact}
      {He} {dips} with the left and {he} {dips} with the right
      {He} {goes} in a circle with ducks looking on
      And {says} it [is] only to take in the sight

      {He} {steps} from the (jetty|mud bank|stone steps) with one foot aboard
      And one foot still there on the shore
      {fact}
      {He} {does} the splits slowly, and {sits} on the oar`,
    stanzas: `
      (The paddles|Two paddles) [come] up with a string of bright drops
      The bow [parts] the sky in the lake
      A loon [says] a thing to the far other side
      The ripples [spread] out in a ring from the wake

      (The drum|One drum) [gives] the beat, and the backs [go] as one
      The water [hums] under the floor
      A voice [calls] out ten more, and then ten again
      And no one [believes] that there [are] just ten more`,
    later: `
      The boat [is] turned over and [drips] on the grass
      The arms [are] two ropes of hot sand
      But there, on the water, a line's going out
      And closes again, like a hand in a hand`,
    hook: `
      Canoe down the river, canoe on the lake
      One paddle, two paddles, with stars in the wake

      Rowing, oh, rowing, the dip and the pull
      The arms are all empty, the heart is all full`,
  },
  {
    words:
      'camping camped campsite campsites campground campfire campfires tent tents sleeping_bag sleeping_bags camping_trip',
    own: `
      {fact}
      {He} {reads} the instructions by lamp, upside down
      {He} {looks} at a pole that the tent [doesn't] want
      And {wears} half the tent like the train of a gown

      {He} {lies} on one (pinecone|tree root|sharp stone) and {listens} all night
      A thing [has] got into the bread
      {fact}
      {He} {finds} it [is] hedgehogs, and {goes} back to bed`,
    stanzas: `
      (The fire|A fire) [gives] a snap, and the sparks [leave] for good
      The sausage [is] black on one side
      The guitar [has] three strings, and the song [has] one verse
      The dark [comes] in close, and it [listens], eyes wide

      (The rain|Night rain) [comes] to drum on the roof of the tent
      The sleeping bag [lies] in a lake
      The kettle [takes] hours, the toast [has] some ash
      It still [is] the best that a morning [can] make`,
    later: `
      The tent [is] shaken out and hung up on the line
      It [smells] of the smoke and the grass
      And somebody sleeping in sheets and a bed
      Still hears a small owl coming close to the glass`,
    hook: `
      Oh, campfire, oh, campfire, throw one more log on
      And sing till the last of the embers is gone

      A tent in a field, with the rain on the top
      It drips in one place, and it doesn't quite stop`,
  },
  {
    words:
      'birdwatching bird_watching bird-watching birdwatcher bird_watcher birder birders birding watches_birds watching_birds binoculars',
    own: `
      {fact}
      {He} {stops} in mid-sentence and {lifts} up one hand
      {He} {says} something small, in a whisper, and brown
      And nobody [breathes] till it [comes] in to land

      {He} {writes} in a (notebook|small book|margin) the time and the tree
      And {draws} a quick line for the wing
      {fact}
      {He} {hears} in the hedge the first word of the spring`,
    stanzas: `
      (The bush|One bush) [gives] a twitch, and the glasses [go] up
      The whole row of hats [leans] to see
      The thing [hops] up onto a branch in the sun
      A sparrow [is] all that it [turns] out to be

      (The marsh|A marsh) [lies] in fog, and a flask [goes] around
      A heron [gets] up like a sheet
      A wren no one [sees] [sings] as loud as a band
      The toes [have] all gone from the ends of the feet`,
    later: `
      The glasses [go] back in their case on the hook
      The list [has] a tick by the rare
      But out on the sill is a robin who knows
      That somebody always has crumbs for him there`,
    hook: `
      Birdwatching, birdwatching, hush, and keep still
      There's gold in the hedge and a wing on the hill

      Binoculars up, for there's somebody small
      Who sings on a twig like the king of it all`,
  },
  {
    words:
      'stargazing stargazer telescope telescopes astronomy astronomer constellation constellations meteor_shower planetarium',
    own: `
      {fact}
      {He} {tips} back {his} head till {he} {sits} in the grass
      {He} {names} the big bear and the little one, too
      And {waits} with a blanket for something to pass

      {He} {turns} a brass (ring round|knob round|screw round) by the breadth of a hair
      And the moon [floats] up big as a plate
      {fact}
      {He} {calls} the whole street, though the hour [is] late`,
    stanzas: `
      (The street lamps|The porch lamps) [are] off and the dew [has] come down
      The owls [have] the hill to themselves
      A star [leaves] its place, and it [falls] without sound
      The dark [is] as full as a shop with its shelves

      (The moon|One moon) [has] its craters, and Saturn its ring
      The flask [has] gone round in the dark
      A child [asks] how far, and [is] told, and [is] still
      A dog [asks] the same of the moon with a bark`,
    later: `
      The clouds [come] along and the blanket [goes] in
      The light in the kitchen [is] on
      But some of that shine left its star long ago
      And still it gets here, though the lamp may be gone`,
    hook: `
      Stargazing, stargazing, lie on the hill
      The whole of it's turning, and yet it lies still

      A telescope pointing right up at the moon
      It looks near enough to be reached with a spoon`,
  },
]
