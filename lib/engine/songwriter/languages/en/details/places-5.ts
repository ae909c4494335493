import type { Details } from '../../stanzas.ts'

/** Crowds and celebrations; porches, fields, water's edge and camp, told in sentences. */
export const places5: readonly Details[] = [
  {
    words:
      'championship championships champions won_the_game won_the_match won_the_cup won_the_title won_the_league won_the_final won_the_championship wins_the_game wins_the_cup winning_team trophy trophies gold_medal gold_medals won_our_first won_our_match win_our_first won_the_derby won_promotion',
    own: `
      {fact}
      {He} {hugs} the whole bench, and a stranger, and then
      {He} {runs} round the field with a flag for a coat
      And {tells} it, and {tells} it, and {tells} it again

      {He} {rides} on (the shoulders|some shoulders|six shoulders) with both arms flung wide
      And {hangs} on to somebody's ear
      {fact}
      And {sings} it off key for the rest of the year`,
    stanzas: `
      (The whistle|One whistle|A whistle) [goes] long, and the whole bench [runs] on
      A hat [comes] down on the wrong head
      Paper [snows] over the shoulders and shirts
      And a grown man [is] crying, all freckles and red

      (The bus|A bus|The coach) [comes] home slowly with horns all the way
      The scarves [hang] from windows and cars
      A dog [gets] a ribbon tied on to its neck
      And the singing [goes] up to the stars`,
    later: `
      The cup [has] a dent and a shelf of its own
      It's dusted on Sunday, and then
      A thumb [finds] the name in the small row of names
      And for one minute runs it again`,
    hook: `
      Champions, champions, sing it all night
      With grass on the knees and the cup in the light

      The trophy goes up and the paper comes down
      And everyone's hugging whoever's in town`,
  },
  {
    words:
      'last_place lost_the_game lost_the_match lost_the_final lost_the_championship loses_every_game loses_again lost_again losing_team losing_streak losing_season relegated relegation never_wins never_win always_loses always_lose lose_every_game lost_every_game lose_every_match lost_every_match loses_every_match lost_every_single keep_losing keeps_losing',
    own: `
      {fact}
      {He} {shakes} every hand at the end, with a grin
      {He} {says} it [is] only a matter of luck
      And the luck [is] just late, and [has] yet to come in

      {He} {puts} on (the same hat|the same socks|the same shirt) for luck once again
      With the hole that [is] part of the charm
      {fact}
      And {he} {goes} for a pie with a pal on each arm`,
    stanzas: `
      (The scoreboard|A scoreboard|The board) [has] a number that nobody [reads]
      A sock [slides] down to a shoe
      The ball [hits] the post with a musical bong
      And the goalkeeper [stops] for a look at the view

      (The whistle|A whistle|One whistle) [goes] off like a kettle gone cold
      The crowd of eleven [stands] up
      The mascot [takes] off his big head for the bus
      And the tea lady [fills] every cup`,
    later: `
      The shirts [are] hung up and the mud [is] washed out
      The list on the wall [is] the same
      But somebody's first to turn up in the rain
      With the boots on, and hope, for the game`,
    hook: `
      In last place, in last place, with mud on the chin
      It takes a big heart to keep on coming in

      They lost it again, with a smile and a shrug
      There's one more next week, and there's tea in the mug`,
  },
  {
    words:
      'stadium stadiums season_ticket season_tickets football_fan football_fans soccer_fan baseball_fan hockey_fan sports_fan sports_fans bleachers playoffs penalty_shootout home_game home_games team_scarf cup_final the_cup_final away_game away_games home_fans',
    own: `
      {fact}
      {He} {climbs} to the seat with the scarf round {his} neck
      {He} {says} that today [is] the day, {he} {can} tell
      And the first kick [goes] wide, but {he} {says}, "What the heck"

      {He} {covers} {his} eyes (with a hat|with a glove|with both hands) for the kick
      And {peeps}, for it all [has] gone still
      {fact}
      Then the roar of the crowd [rolls] away up the hill`,
    stanzas: `
      (The turnstile|A turnstile|The gate) [gives] a clunk, and the green [opens] wide
      The onions [sing] hot in the pan
      A chant [comes] around like a wave from the sea
      And a boy [has] the shoulders of some kindly man

      (A hush|The hush|One hush) [takes] the stand as the ball [is] set down
      The drum [stops] halfway through its beat
      Two strangers [hold] hands in the very last row
      And then the whole stand [leaves] its seat`,
    later: `
      The lights [are] put out and the seats [are] all up
      A cup [rolls] around on a stair
      But the song that the whole of them sang in the rain
      Is hanging there still in the air`,
    hook: `
      At the stadium, stadium, up in the cold
      The scarf is as warm as the singing is old

      Home game, away game, the rain or the sun
      There's one song to sing, and they sing it as one`,
  },
  {
    words: 'parade parades marching_band marching_bands mardi_gras drum_major drumline color_guard',
    own: `
      {fact}
      {He} {steps} to the beat with {his} chin in the air
      And the drum [goes] right in at the soles of {his} feet
      And some of the tinsel [stays] on in {his} hair

      {He} {waves} (to the left|to the right|up high) at the windows above
      And {catches} a sweet on the fly
      {fact}
      And a dog in a hat [gives] a look, going by`,
    stanzas: `
      (The drum|A drum|The big drum) [is] felt in the ribs from afar
      A flag [hangs] from each of the bars
      A tuba [shines] round like a sun on two legs
      And a baton [goes] up to the stars

      (A float|One float|The float) like a cake [has] a queen on the top
      A boy in the band [drops] his stick
      The horses [look] down on the noise and the cheers
      And a man with a shovel [is] quick`,
    later: `
      The last of the flags [goes] around by the church
      The broom [has] the street to itself
      But that night a child [marches] up to its bed
      With a spoon and a pan from the shelf`,
    hook: `
      Here comes the parade with the boom of the drum
      With tubas and tinsel and more yet to come

      March with the band, with the band, down the street
      The music goes in at the soles of the feet`,
  },
  {
    words:
      'concert concerts festival festivals music_festival music_festivals front_row_at mosh_pit encore encores live_music live_show live_shows headliner woodstock glastonbury coachella',
    own: `
      {fact}
      {He} {knows} it by heart from the very first note
      And {sings} it so loud that the people [look] round
      And {comes} home with nothing at all in {his} throat

      {He} {stands} on (a box|a chair|a crate) to see over a hat
      And {sees} half the drum and a hand
      {fact}
      And {swears} there was one tiny wave from the band`,
    stanzas: `
      (The lights|The lamps|All lights) [are] put out, and the whole of it [screams]
      A string [gets] a test in the dark
      Ten thousand [know] when to come in with the line
      And a girl on some shoulders [lights] up like a spark

      (The bass|A bass|The drum) [gets] right into the buttons and bones
      The mud [has] a shoe for the night
      A stranger [shares] half of a poncho with two
      And the chorus [comes] round, and it [comes] round just right`,
    later: `
      The stage [is] packed into the back of a truck
      The ears [hum] the whole of the way
      And some winter morning the song on the air
      Brings every last bit of it back for the day`,
    hook: `
      Live music, live music, with ten thousand hands
      And one song as big as the place where it lands

      One encore, one encore, and then one more still
      And the concert goes home in the cars down the hill`,
  },
  {
    words:
      'protest protests protested protesting protester protesters protest_march protest_sign picket picketed picketing picket_line picket_lines on_strike went_on_strike demonstration demonstrations petition petitions placard placards',
    own: `
      {fact}
      {He} {paints} a big sign on the floor of the hall
      {He} {runs} out of space for the end of the word
      And the last letters [go] down the side, rather small

      {He} {walks} in (the front|the middle|the rain) with a stranger each side
      And {shares} round the tea from a flask
      {fact}
      And {says} it once more, for someone [has] to ask`,
    stanzas: `
      (A drum|One drum|A pan) [starts] a beat, and the street [starts] to move
      A face [comes] to each window pane
      A baby [goes] by with a sign on its pram
      And nobody [leaves] for the rain

      (The paint|Red paint|The ink) on the signs [runs] away down the sticks
      The thermos [goes] glove after glove
      Somebody [sings], and then everyone [sings]
      And a pigeon [looks] on from above`,
    later: `
      The street [is] swept clean by a quarter to ten
      The sign [goes] to sleep in a shed
      But nobody walks with so many and sings
      And goes home the same to their bed`,
    hook: `
      March in the protest, the drum and the sign
      It starts with one voice, and one more, and a line

      Hold up the placard and hold up the song
      A street full of feet can walk ever so long`,
  },
  {
    words:
      'house_party house_parties dinner_party dinner_parties garden_party block_party throws_parties throws_a_party threw_a_party threw_parties throwing_a_party party_animal',
    own: `
      {fact}
      {He} {goes} to the door with a spoon in the hand
      And {hugs} the whole doorstep, the coats and the cake
      And {turns} up the oldest and loudest old band

      {He} {dances} (with no shoes|in socks|with a chair) in the light of the fridge
      And {bows} to the coats on the bed
      {fact}
      And a neighbor, who [comes] to complain, [stays] instead`,
    stanzas: `
      (The coats|Big coats|Wet coats) [make] a hill on the bed for the cat
      The kitchen [is] packed like a van
      Somebody [asks] for the song with the claps
      And an uncle [drums] time on a pan

      (The rug|The big rug|A rug) [is] rolled up and the chairs [are] pushed back
      A balloon [goes] around on its own
      Two people [talk] on in the hall with their scarves
      And a boy [eats] the last of the icing alone`,
    later: `
      The last ones [stand] talking an hour at the gate
      The plates [are] a tower in the sink
      And one paper streamer [hangs] on for a month
      From the lamp, in a spiral of pink`,
    hook: `
      A house party, house party, coats on the bed
      And everyone stands in the kitchen instead

      Throw open the door for the party tonight
      There's room on the floor, and they've left on the light`,
  },
  {
    words:
      'dj djs dj-ing deejay nightclub nightclubs night_club dance_club dance_floor dancefloor disco discos mirror_ball disco_ball turntables clubbing drum_and_bass',
    own: `
      {fact}
      {He} {shuts} both {his} eyes as the bass [starts] to climb
      {He} {throws} up one arm, and {he} {shouts} out the words
      And a hundred more arms [go] up at the same time

      {He} {points} at (the roof|the lamps|the sky) when the bass [comes] back in
      As if there [is] somewhere a switch
      {fact}
      And {sweats} through {his} shirt to the very last stitch`,
    stanzas: `
      (The needle|A needle|A thumb) [goes] down, and the whole place [leans] in
      The mirrors [throw] stars on the floor
      A lady of seventy [spins] like a top
      And the boys from the corner [ask] her for one more

      (The bass|Deep bass|That bass) [gets] right into the glasses and walls
      A shoe [is] left under a chair
      The beat [goes] away, and a hundred arms [rise]
      And it [drops] like a stair that [is] not really there`,
    later: `
      The house lights [come] on, and the floor [is] all cups
      The street [is] as quiet as snow
      But under the feet in the taxi back home
      The beat [has] a long way to go`,
    hook: `
      On the dance floor, the dance floor, the bass in the shoes
      A mirror ball spinning its silvers and blues

      The disco ball turns and the night turns around
      And nobody's tired till there isn't a sound`,
  },
  {
    words: 'rooftop rooftops on_the_roof up_on_the_roof fire_escape balcony balconies roof_terrace rooftop_bar',
    own: `
      {fact}
      {He} {drags} out two chairs and a plant in a can
      {He} {puts} up {his} feet on the edge of the rail
      And {waves} like a king to the ice-cream man's van

      {He} {leans} on (an elbow|both elbows|the rail) and {watches} the lamps
      Come on down the length of the street
      {fact}
      With the warmth of the day still there under {his} feet`,
    stanzas: `
      (The pigeons|Two pigeons|Gray pigeons) [walk] by like the owners of it
      The washing [fills] up with the breeze
      A radio [plays] from a kitchen below
      And the sun [goes] down red in the tops of the trees

      (A cat|The cat|One cat) [takes] the wall like a street of its own
      Tomatoes [turn] red in a pail
      The neighbors [talk] over the gap with their mugs
      And a very high plane [pulls] a thin golden tail`,
    later: `
      The night [settles] down and the windows [go] out
      The chairs [keep] their place in the dew
      And somebody's kettle and somebody's song
      Go up to the moon, with the view`,
    hook: `
      Up on the rooftop, above all the cars
      With laundry for flags and with chimneys and stars

      A balcony, balcony, just enough space
      For a chair, and a cup, and the sun on a face`,
  },
  {
    words: 'porch porches front_porch back_porch front_stoop stoop',
    own: `
      {fact}
      {He} {sits} with {his} feet on the rail, in the shade
      {He} {lifts} up one hand to each car going by
      And {pours} one more glass of the cold lemonade

      {He} {stays} for (the crickets|the stars|the moon), with a rug on {his} knee
      And the chair [rocks] along with the song
      {fact}
      And the talk [is] as slow as the evening [is] long`,
    stanzas: `
      (The screen door|A screen door|The old door) [slaps] shut, and a child [flies] by
      The paper [lands] square in the fern
      A neighbor [comes] over with beans in a bag
      And [gets] half a pie in return

      (The swing|A swing|The old swing) [gives] a creak on its two rusty chains
      The moths [knock] their heads at the light
      The cat [takes] the step with the last of the sun
      And somebody's whistle [comes] home through the night`,
    later: `
      The leaves [blow] along it, the cushions [go] in
      The chair [nods] a bit in the air
      The light [is] left on till the last one [is] home
      And it makes a small gold of the stair`,
    hook: `
      Oh, the front porch, the front porch, the chair and the light
      It holds up the evening, it holds up the night

      Come sit on the porch for a minute or two
      It turns to an hour, as the porch minutes do`,
  },
  {
    words:
      'backyard backyards back_yard kiddie_pool paddling_pool sprinkler sprinklers hammock hammocks trampoline trampolines inflatable_pool',
    own: `
      {fact}
      {He} {runs} through the water and {yells} at the cold
      And {goes} around back to go through it again
      And {is}, for one minute, a seven-year-old

      {He} {swings} in the shade (with a hat|with a book|with the news) on {his} face
      And one foot to push at the ground
      {fact}
      Till it [tips], and {he} {lands} in the grass with a sound`,
    stanzas: `
      (The sprinkler|A sprinkler|The hose) [makes] a rainbow, and all [run] in line
      A dog [tries] to bite it in two
      A ball [clears] the fence, and a hand [throws] it back
      And one sandal [goes] for a swim in the blue

      (The sheets|White sheets|Two sheets) on the line [make] a house with two rooms
      A picnic [is] held on the floor
      A head [bounces] up at the top of the hedge
      And a cat [watches] all from the roof of next door`,
    later: `
      The pool [is] let down, and it [leaves] a pale ring
      The chairs [have] a hat made of snow
      But under the white there's a ball in the grass
      That waits for a foot and the green grass to grow`,
    hook: `
      Out in the backyard with nowhere to be
      The hammock hung up from the house to the tree

      Run through the sprinkler, and run through it then
      Turn around at the fence and come through it again`,
  },
  {
    words: 'cherry_tree cherry_trees pear_tree plum_tree fruit_tree fruit_trees',
    own: `
      {fact}
      {He} {climbs} up the ladder without much alarm
      {He} {hands} down the red ones, and {eats} every third
      With the bucket hung up in the bend of {his} arm

      {He} {spits} out (the stone|the pip|a stone) over grass to the gate
      And {asks} who [can] do it as far
      {fact}
      And {puts} up the rest, with the year on the jar`,
    stanzas: `
      (The blackbirds|Two blackbirds|The starlings) [are] first at the top of it all
      A ladder [leans] into the green
      A wasp [has] the plum on the ground to itself
      And the sweetest one [hangs] at the top, never seen

      (The blossom|White blossom|Pink blossom) [comes] down on the table and tea
      The bees [make] the whole of it hum
      A swing on one branch [goes] up into the white
      And a basket [is] put by for summer to come`,
    later: `
      The leaves [are] let go, and the branches [stand] bare
      The ladder [goes] back to the shed
      But down in the cellar the jars [stand] in rows
      With the summer all sugared and red`,
    hook: `
      Oh, the cherry tree, cherry tree, white in the spring
      And red in the summer, with birds on the wing

      A fruit tree, a ladder, a bowl on the grass
      And plenty for everyone happening to pass`,
  },
  {
    words:
      'grape_harvest grape_picking picks_grapes picked_grapes winemaker winemakers winemaking makes_wine made_wine',
    own: `
      {fact}
      {He} {lifts} up the leaves and {cuts} through the stem
      {He} {lays} every bunch in the pail like a child
      And {eats} only one in each twenty of them

      {He} {holds} up (a glass|the glass|one glass) to the window to see
      And {rolls} a small sip on the tongue
      {fact}
      And {says} it [is] good, only terribly young`,
    stanzas: `
      (The snips|Small snips|The shears) [go] along down the row in the mist
      A tractor [comes] up for the load
      The hands [are] as purple as ink to the wrist
      And a song [travels] up from the road

      (The barrels|Big barrels|Old barrels) [lie] down in the cool and the dark
      A lantern [is] hung by the door
      The press [gives] a groan and the juice [starts] to run
      And a cat [leaves] its tracks, red and small, on the floor`,
    later: `
      It lies there all winter and says not a word
      It learns to be patient and deep
      Then somebody pours it, and out comes the sun
      Of a summer it promised to keep`,
    hook: `
      The harvest of grapes, and the hands purple-red
      The sun in a glass, and a table, and bread

      The winemakers know it, they know what it takes
      The sun on a hillside, and back-bending aches`,
  },
  {
    words:
      'harvest harvests harvested harvesting harvest_time wheat_field wheat_fields cornfield cornfields corn_field corn_fields potato_field potato_fields rice_field rice_fields',
    own: `
      {fact}
      {He} {looks} at the sky with a hand at {his} brow
      {He} {cracks} a dry kernel and {tastes} it, and {nods}
      And {says} only one little word, and it's "Now"

      {He} {rides} on (the load|the last load|the top) to the yard in the dusk
      With straw in {his} collar and hair
      {fact}
      And {sleeps} with {his} boots on that night, in the chair`,
    stanzas: `
      (The dust|A dust|Gold dust) [rises] up at the end of the field
      The swallows [dip] after the flies
      A jug in the shade [goes] around with the bread
      And the moon [comes] up orange, and twice its real size

      (The engine|An engine|The big one) [goes] on with its lamps after dark
      The barn [fills] up to the beam
      A rabbit [runs] out of the last of the rows
      And supper [comes] out to the field in its steam`,
    later: `
      The field [is] all stubble, the crows [have] a walk
      The sacks [stand] in line by the wall
      And all through the winter the loaf on the board
      Has the gold of that field in it all`,
    hook: `
      The harvest is coming in, home from the hill
      There's bread for the winter, the barn has its fill

      The wheat field is golden, the wheat field is mown
      And nobody gathered the harvest alone`,
  },
  {
    words: 'sunflower sunflowers sunflower_field sunflower_fields',
    own: `
      {fact}
      {He} {stands} back to back with the tallest of all
      {He} {stretches} {his} neck and {he} {goes} on {his} toes
      And the flower [looks] over {him}, over the wall

      {He} {carries} (one stalk|one bloom|the big one) like a lamp through the street
      And everyone [turns] for a look
      {fact}
      And one yellow petal [goes] into a book`,
    stanzas: `
      (The bees|Fat bees|The bumblebees) [walk] on the round of each face
      The stalks [stand] as thick as a broom
      A whole field of heads [turns] around to the sun
      And one in a jug [lights] the whole of the room

      (A finch|One finch|A goldfinch) [comes] down for a seed, upside down
      The leaves [are] as big as a plate
      The tallest [looks] into the window upstairs
      And the smallest [grows] up through the slats of the gate`,
    later: `
      By fall they [are] brown, with their chins on their chests
      The birds [pick] them clean, row by row
      But one falls behind, in the crack by the step
      And that is the way that they grow`,
    hook: `
      Sunflower, sunflower, over the wall
      It grew from the smallest thing, up to this tall

      A field full of sunflowers, all turned one way
      They find where the light is, and there they will stay`,
  },
  {
    words: 'pond ponds feeds_ducks feeding_ducks',
    own: `
      {fact}
      {He} {empties} the bag to the very last crumb
      {He} {shows} that {his} hands [have] got nothing in them
      And the ducks [call] their cousins to look at a thumb

      {He} {kneels} on (the bank|the stones|a board) with a jar on a string
      And {looks} at the wrigglers inside
      {fact}
      And {lets} them go home to the weeds where they hide`,
    stanzas: `
      (A duck|One duck|The duck) [takes] her seven across in a line
      The last [has] a leaf on its head
      A dragonfly [stops] on the end of a reed
      And a toddler [eats] most of the bread

      (A frog|One frog|The frog) [looks] around, and then [is] not there
      The rings [travel] out to the side
      The moon [has] been dropped in the middle of it
      And a carp [goes] right through it, mouth wide`,
    later: `
      In winter the ice [has] a leaf in its glass
      The ducks [stand] about on the floor
      And down in the mud the whole choir lies asleep
      With the songs they'll be singing once more`,
    hook: `
      Down at the pond, at the pond, by the reeds
      The ducks all know everyone coming who feeds

      A pond is no ocean, a pond is just small
      But it holds the whole sky, and the moon with it all`,
  },
  {
    words: 'lighthouse lighthouses lighthouse_keeper',
    own: `
      {fact}
      {He} {climbs} up the stairs going round like a shell
      {He} {stops} for a breath at the one little pane
      And {counts} every step, and {forgets} it as well

      {He} {looks} from (the rail|the top|the lamp) at the size of the sea
      And {holds} on {his} hat with one hand
      {fact}
      And a boat like a crumb [comes] the long way to land`,
    stanzas: `
      (The lamp|A lamp|The light) [throws] its arm all the way round the bay
      The gulls [leave] a shelf for the night
      The fog [swallows] rock after rock after rock
      But it never once [swallows] the light

      (A ship|One ship|A boat) [feels] its way in the dark and the rain
      The waves [break] in white on the stair
      The beam [comes] around, and [goes] by, and [comes] round
      And the captain [looks] less and less worried out there`,
    later: `
      By morning it's only a tower in the sun
      With washing hung out in the air
      But somebody sleeps in a harbor that night
      Who wouldn't, if it was not there`,
    hook: `
      Shine, shine, lighthouse, around and around
      There's somebody out there who wants to be found

      The lighthouse, the lighthouse, it stands in one place
      And holds up a lamp to the night's dark face`,
  },
  {
    words:
      'harbor harbors harbour harbours marina marinas pier piers wharf wharfs dockside shipyard fishing_boats fishing_village lobster_boat',
    own: `
      {fact}
      {He} {sits} on a bollard with fries in a cone
      {He} {holds} out just one to a gull on a post
      And {finds} after that {he's} no longer alone

      {He} {walks} to (the end|the tip|the light) where they fish with long rods
      And {peers} in a bucket, or two
      {fact}
      And {hears} of the big one that swam out of view`,
    stanzas: `
      (The ropes|Wet ropes|The lines) [give] a creak as the boats [rock] in line
      A net [is] hung up to be sewn
      A cat [has] a word with the man with the crate
      And the bell on the buoy [rings] out there alone

      (A boat|One boat|A small boat) [comes] in with a scarf made of gulls
      Somebody [catches] the rope
      The crates [are] swung up with a rattle of ice
      And a child [hangs] a line off the steps, full of hope`,
    later: `
      The lamps on the water [go] wobbling and long
      The boats [lie] there knocking, all night
      And out past the wall, where the dark [is] the most
      There's one coming home, with a light`,
    hook: `
      In the harbor, the harbor, the boats tied in rows
      And home comes the last of them, everyone knows

      Out on the pier with the wind in the hair
      The whole of the sea and some fries there to share`,
  },
  {
    words: "bonfire bonfires s'mores smores marshmallows fire_pit firepit",
    own: `
      {fact}
      {He} {toasts} a marshmallow with infinite care
      {He} {turns} it to gold on the one side, and then
      It [goes] up in flames like a torch in the air

      {He} {tells} (a ghost story|the ghost story|an old story), low, to the ring
      And {stops} at the worst part of all
      {fact}
      And somebody [screams] at an owl and its call`,
    stanzas: `
      (The sparks|Small sparks|Red sparks) [go] up high to get in with the stars
      The smoke [follows] one man from seat on to seat
      A guitar with four strings [goes] around from the left
      And the fire [warms] the front of all twenty cold feet

      (The chocolate|Warm chocolate|The sugar) [runs] over the edge to the wrist
      A blanket [is] shared out by three
      A log [gives] a sigh and [lies] down in the red
      And the shadows [dance] up to the top of the tree`,
    later: `
      The faces [go] quiet, the talking [goes] low
      The last of the sticks [is] put by
      The coats [keep] the smell of it well into spring
      And the stars [keep] the sparks in the sky`,
    hook: `
      Bonfire, bonfire, up goes the light
      With faces all round it and backs to the night

      Marshmallows, marshmallows, out on a stick
      The fire is slow, and the burning is quick`,
  },
  {
    words: 'camp_site campgrounds summer_camp',
    own: `
      {fact}
      {He} {sleeps} in a bag with the zip to the nose
      {He} {hears} something crackle outside in the leaves
      And {lies} like a log from the head to the toes

      {He} {learns} (a new knot|one knot|a good knot) that [is] tighter than tight
      And {ties} the whole tent to a tree
      {fact}
      And the song with the verses [goes] on until three`,
    stanzas: `
      (A bell|The bell|One bell) [rings] at seven, and nobody [stirs]
      The pancakes [come] black from the pan
      A towel [blows] off from the line to the lake
      And a raccoon [makes] off with the can

      (The rain|A rain|Some rain) [drums] on canvas, and everyone [sings]
      A flashlight [makes] wolves on the wall
      The songs [have] a verse that [goes] on for a week
      And "One more" [is] called by the smallest of all`,
    later: `
      The tents [are] rolled up with a bit of the grass
      The wave from the bus [is] as long as it's wide
      And still, in the winter, a song with ten verses
      Comes up like the turn of a tide`,
    hook: `
      At summer camp, summer camp, mud to the knees
      With songs that won't end and a moon in the trees

      The campground, the campground, a tent and a light
      And all those small noises that make up the night`,
  },
  {
    words: 'cabin cabins log_cabin log_cabins cottage cottages lake_cabin mountain_cabin',
    own: `
      {fact}
      {He} {lifts} up the stone, and there [is] the key
      {He} {pushes} the door with the side of a shoe
      And {has}, before anything, kettle and tea

      {He} {brings} in (an armful|a load|a basket) of wood for the stove
      And {gets} it to catch, with a puff
      {fact}
      And one chair and one blanket [are] riches enough`,
    stanzas: `
      (The stove|A stove|The fire) [gives] a tick as it [comes] to its heat
      A robin [sits] out on the lawn
      The rain [makes] a drum of the roof through the night
      And a moth [has] the lamp to itself until dawn

      (The door|A door|The old door) [sticks] in damp, and a shoulder [helps] out
      A deer [comes] to look in the glass
      The coats on the nails [have] been there since the spring
      And the path to the water [is] lost in the grass`,
    later: `
      The shutters [are] closed and the stove [is] swept out
      The key [goes] back under its stone
      And two chairs stand pulled to the warmth that was there
      So neither is ever alone`,
    hook: `
      A cabin, a cabin, with smoke going up
      One lamp in the window, two hands on a cup

      The cottage, the cottage, the rain on the eaves
      And all of the hurry blown off with the leaves`,
  },
  {
    words:
      'fairground fairgrounds fun_fair funfair county_fair state_fair carnival carnivals ferris_wheel ferris_wheels roller_coaster roller_coasters rollercoaster cotton_candy bumper_cars carousel carousels amusement_park amusement_parks theme_park theme_parks',
    own: `
      {fact}
      {He} {holds} to the bar and {says} this [is] all right
      {He} {says} it again at the top of the hill
      Then {screams} till the bottom, with {his} eyes shut tight

      {He} {throws} three balls (wide|long|short), and then three, and then three
      And {wins} a green comb for {his} hair
      {fact}
      And the man, out of pity, [throws] in the stuffed bear`,
    stanzas: `
      (The wheel|A wheel|The big wheel) [stops] once with the top seat in air
      The lights of the town [are] all small
      The cotton candy [holds] on to a chin
      And the organ [plays] over the heads of them all

      (A horse|One horse|The horse) [goes] around with its teeth showing gold
      A small hand [holds] on to the rail
      A bumper car [chases] the same one all night
      And a grandfather [rides] on the back of a whale`,
    later: `
      The rides [are] all packed in the back of a truck
      The grass [has] a ring, flat and wide
      But once in a while, in the soles of the feet
      There's the drop at the top of the ride`,
    hook: `
      At the fair, at the fair, with the lights going round
      It's hard to come back to the regular ground

      The roller coaster climbs with a tick and a tick
      The getting up's slow and the coming down's quick`,
  },
  {
    words:
      'circus circuses big_top trapeze acrobat acrobats acrobatics clown clowns juggler jugglers tightrope ringmaster juggling_balls learn_to_juggle learning_to_juggle can_juggle juggles_fire juggles_oranges juggles_knives',
    own: `
      {fact}
      {He} {takes} a deep breath, and {he} {looks} to the back
      {He} {bows} to the left and {he} {bows} to the right
      And the drum [starts] a roll, like a train on a track

      {He} {puts} on (a nose|the nose|a big nose) that [is] red as a beet
      And {keeps} the whole face very straight
      {fact}
      And the laugh [comes] around and [goes] out at the gate`,
    stanzas: `
      (The lights|The lamps|All lights) [are] put out but the one round and white
      A ladder [goes] up to the dark
      A lady in spangles [walks] over the air
      And a dog in a ruff [holds] the end of its bark

      (A clown|One clown|The clown) [has] a flower that [squirts] in the eye
      The little car [loses] a door
      The clubs [go] around in the air like a wheel
      And sawdust [flies] up from the floor`,
    later: `
      The tent [is] let down with a sigh, like a lung
      By morning the meadow [is] bare
      But somebody small [throws] an apple up high
      And [catches] it, once, in the air`,
    hook: `
      The circus, the circus, the drum and the light
      It's come into town and it's gone in the night

      A clown and a juggler, a trapeze up high
      And things that must fall staying up in the sky`,
  },
]
