import type { Details } from '../../stanzas.ts'

/** Weather and the sky. */
export const places1: readonly Details[] = [
  {
    words:
      'rain rains rained raining rainy rainstorm rainstorms raindrop raindrops downpour downpours drizzle drizzling puddle puddles',
    own: `
      {fact}
      {He} {holds} out a hand and {looks} up for a while
      The gutters [run] over, the street [is] a brook
      And {he} {goes} out in that for the rest of a mile

      (A bus|A truck|One car) [goes] along with a wing on each side
      {He} {stands} in a doorway and {shakes} out {his} hair
      {fact}
      And one puddle more [doesn't] matter from there`,
    stanzas: `
      (The rain|A rain|Soft rain) [comes] along on the tips of its toes
      It [tries] the tin roof and it [plays] the whole scale
      A newspaper [does] for a sort of a hat
      And the snail on the wall [is] as pleased as a whale

      (The children|Two children|Small boots) [find] a puddle as big as a room
      They [measure] how deep it [is] up to the knee
      The ducks on the grass [have] a talk about that
      And six dripping socks [hang] as sad as can be`,
    later: `
      And then it [is] over, the street [starts] to steam
      The drops on the wire [light] up one by one
      And somebody [opens] a window again
      And everything [smells] of wet dust and of sun`,
    hook: `
      Rain on the roof and the rain in the street
      And rain is a song that has very small feet

      Let it rain, let it rain, let the puddles all fill
      There's room in the boat, and there's tea on the sill`,
  },
  {
    words:
      'snow snows snowed snowing snowy snowfall snowflake snowflakes first_snow snowstorm snowstorms blizzard blizzards',
    own: `
      {fact}
      The street [has] gone quiet, the edges [are] round
      {He} {breathes} out a cloud and {he} {stands} very still
      And {hears} how the snow [makes] a hush of a sound

      (The flakes|Big flakes|More flakes) [come] so thick that the lamp [wears] a shawl
      {He} {stamps} both {his} boots and {he} {reaches} for tea
      {fact}
      And there [are] {his} footprints as far as one [can] see`,
    stanzas: `
      (The fence|A fence|Each post) [has] a hat on, the car [is] a hill
      A branch [lets] its load down with only a sigh
      One line of small tracks [goes] across the whole yard
      And [stops] in the middle, where something could fly

      (The school bell|One bell|The bell) [doesn't] ring, and the sleds [are] brought out
      A mitten [is] lost, and another one, too
      The hill [goes] to bed with its stripes on its back
      And noses [turn] back into pink out of blue`,
    later: `
      By April it [is] gone to the river and sea
      The sled [is] hung back on its nail in the wall
      But it [comes] back to mind how the whole world was new
      For one single morning, for no cost at all`,
    hook: `
      Snow on the rooftop and snow on the hill
      Snow makes the whole of the world hold still

      First snow, and the garden has nothing to say
      The snow says it better in white anyway`,
  },
  {
    words: 'snow_man igloo',
    own: `
      {fact}
      It [starts] with a handful, it [ends] as a hill
      {He} {rolls} till the grass [makes] a stripe in the white
      And {pats} the round belly, and {says} to stand still

      (The scarf|A scarf|A hat) [is] on loan from a hook in the hall
      {He} {looks} through the kitchen for something to serve
      {fact}
      And the carrot [goes] in with a bit of a swerve`,
    stanzas: `
      (Two balls|Three balls|Big balls) of the snow [make] a leaning old gent
      It [has] a bent twig for a wave to the street
      The crow [comes] to look at the carrot up close
      And someone [has] given it slippers for feet

      (The blocks|White blocks|The bricks) [are] cut out with a saucepan and spoon
      The wall [goes] around, and it [curves] like a shell
      And in through a hole on the knees [come] the crew
      With cocoa, for keeping the builders all well`,
    later: `
      By Thursday the snowman [is] down to the hat
      It [looks] at the grass with two buttons of coal
      And then there [is] a carrot, alone on the lawn
      And a rabbit who [says] a few words for its soul`,
    hook: `
      Snowman, oh snowman, with stones for a grin
      A snowman is cold, but there's someone warm in

      Snowman in winter and puddle in spring
      A snowman has never regretted a thing`,
  },
  {
    words: 'storm storms stormy thunder thunders thunderstorm thunderstorms lightning hurricane hurricanes',
    own: `
      {fact}
      The window [goes] white, and the spoons [give] a shake
      {He} {counts} in {his} head till the rumble [comes] in
      And the house [holds] its breath, with the whole street awake

      (A candle|One candle|The candle) [is] found in the drawer with the string
      {He} {cups} it along with {his} hand to the stair
      {fact}
      And the shadows [lean] in like big friends round the chair`,
    stanzas: `
      (The cloud|A cloud|One cloud) [stacks] its boxes up over the hill
      The leaves [show] their silver, the swallows [fly] low
      A bucket [goes] rolling along through the yard
      And the chimes [ring] as if there were somewhere to go

      (The thunder|A thunder|Deep thunder) [moves] dressers across the top floor
      The dog [has] gone under the bed with a shoe
      The lights [think] it over, and [blink], and [go] out
      And everyone [comes] to the same bed there, too`,
    later: `
      The morning [is] washed, and [hangs] out to dry
      There [are] twigs on the road, and a chair in the tree
      And neighbors [come] out in their coats and their socks
      And [ask] over fences who'd like to have tea`,
    hook: `
      Storm at the window and thunder at night
      A storm's only loud till somebody holds tight

      Thunder and lightning can rattle the pane
      A storm passes over, and leaves a clean lane`,
  },
  {
    words:
      'windy the_wind wind_blows wind_blew wind_blowing strong_wind strong_winds west_wind north_wind gust gusts gusty gale gales breeze breezes breezy windstorm',
    own: `
      {fact}
      {His} hat [takes] its leave and [goes] over the wall
      {He} {runs} with {his} coat flapping out like two wings
      And {he's} very nearly a bird, after all

      (A gust|One gust|The gust) [has] the door, and the papers [take] off
      {He} {catches} the bill, and the note, and the comb
      {fact}
      And {lets} all the rest of them look for a home`,
    stanzas: `
      (The shirts|Three shirts|White shirts) on the line [wave] their arms at the sky
      The umbrella [turns] into a cup on a stem
      The leaves [hold] a meeting in front of the bank
      And a paper bag [comes] down to dance there with them

      (The trees|Tall trees|All trees) [lean] to look at what [is] down in the street
      A gate [says] a word, and then [says] it once more
      The curtains [breathe] in and the curtains [breathe] out
      And somebody small [whistles] under the door`,
    later: `
      By evening it [drops], and the weathercock [sleeps]
      The leaves [are] moved over to somebody's lawn
      And the air [is] as clear as the rim of a glass
      And it [smells] of the sea, and of mountains at dawn`,
    hook: `
      The wind in the treetops, the wind on the hill
      The wind has a song, and it cannot keep still

      Gusty or gentle, a gale or a breeze
      The wind only wants to hold hands with the trees`,
  },
  {
    words: 'fog foggy mist mists foghorn',
    own: `
      {fact}
      The end of the street [has] been put in a drawer
      {He} {walks} by the feel of the wall and the hedge
      And {meets} the same lamppost as just once before

      (A bell|One bell|A horn) [calls] out softly from nowhere at all
      {He} {stops} for a moment and {answers} it, low
      {fact}
      And a shape [turns] to someone that {he} [happens] to know`,
    stanzas: `
      (The hills|Two hills|The boats) [have] gone home, and the steeple [has], too
      The lights of a car [come] like moons through some milk
      A web on the gate [wears] each one of its beads
      And the street [has] the hush of a room lined with silk

      (The foghorn|A foghorn|One foghorn) [breathes] out like a cow in the dark
      A bicycle bell [rings], and then there [is] a wheel
      A hand on the rail [has] gone silver with drops
      And a gull [walks] along like a ghost with a meal`,
    later: `
      And then, about ten, there [is] blue overhead
      A roof, then a tree, then the whole of the town
      It all [has] been there, every chimney of it
      Just waiting behind while a curtain was down`,
    hook: `
      Fog on the water and fog in the trees
      Fog gives it back in its own time, with ease

      Foggy, oh foggy, and where has it gone?
      It's all there behind it, the mist moving on`,
  },
  {
    words:
      'heat_wave heat_waves heatwave heatwaves hottest_day hottest_days hottest_summer scorching sweltering record_heat summer_heat hundred_degrees air_conditioner air_conditioning',
    own: `
      {fact}
      {He} {sits} with {his} feet in a bucket of ice
      The fan [goes] from left and the fan [goes] to right
      And each time it [finds] {him}, {he} {thanks} it there twice

      (The sheets|All sheets|The quilts) [are] kicked off to the end of the bed
      {He} {opens} the freezer and {leans} on the shelf
      {fact}
      And {has} a long talk with the peas and {himself}`,
    stanzas: `
      (The tar|Soft tar|The road) [sticks] to sandals, the dog [is] a rug
      A sprinkler [combs] slowly the hair of the lawn
      An ice pop [gets] shorter, an elbow [gets] red
      And the fat yellow moon [keeps] them up until dawn

      (The street|The block|The town) [has] one side, and that side [has] some shade
      They [sit] on the steps with their collars undone
      The hydrant [is] opened, the children [go] in
      And a grandmother [follows], and [has] the most fun`,
    later: `
      And then there [is] thunder, a drop, and then two
      The whole street [comes] out with its face to the sky
      And nobody [runs], and nobody [hides]
      And nobody [wants] any more to be dry`,
    hook: `
      Heat wave, heat wave, the sun on a roll
      A heat wave with lemonade's good for the soul

      Scorching, oh scorching, the sidewalk's a pan
      And thanks be to shade and to ice and the fan`,
  },
  {
    words:
      'frost frosts frosty first_frost freezing_cold ice_storm ice_storms icicle icicles cold_snap below_zero black_ice coldest_day coldest_winter frozen_lake frozen_pond',
    own: `
      {fact}
      {His} breath [goes] ahead like a small cotton sheep
      {He} {scrapes} a round hole in the ferns on the glass
      And {sees} the whole world, with a hat on, asleep

      (The puddle|A puddle|Each puddle) [goes] crack like a cookie in two
      {He} {blows} on {his} fingers and {stamps} on the ground
      {fact}
      And the stars [come] down close to the roofs all around`,
    stanzas: `
      (The pond|A pond|One pond) [has] a lid on, the bucket [has], too
      The sock on the washing line [stands] on its own
      The grass [wears] its sugar, the twigs [wear] their lace
      And the gate [has] to open with creak and with groan

      (The icicles|Icicles|Ten icicles) [hang] from the edge of the roof
      They [shine] and they [drip], and they [ring], great and small
      A robin [puffs] up to the size of a pear
      And a pan of warm oatmeal [is] plenty for all`,
    later: `
      One noon there [is] dripping, and then a whole day
      The pipes [clear] their throats, and the ice [gives] a sigh
      The pond [lets] a cloud, and a duck, come on in
      And the scarf [hangs] alone on the hook, high and dry`,
    hook: `
      Frost on the window and frost on the gate
      And frost paints the garden while everyone's late

      Cold snap, cold snap, the ice on the sill
      A cold snap wants two under one blanket still`,
  },
  {
    words: 'sunset sunsets sundown sun_going_down sun_goes_down sun_went_down at_dusk golden_hour',
    own: `
      {fact}
      The windows [go] gold on the opposite side
      {He} {puts} down the work, and {he} {leans} on the rail
      And {watches} it go with {his} eyes open wide

      (The roofs|Dark roofs|The hills) [are] cut out of a piece of the dark
      {He} {says} not a word, and the birds [do] the same
      {fact}
      And {feels} on {his} face all the last of the flame`,
    stanzas: `
      (The chairs|Two chairs|All chairs) [are] turned round till they [look] to the west
      A boat [drags] the color behind on a string
      The swifts [write] it down in a hurry up there
      And a child [gets] a piece of it, high on a swing

      (The wall|A wall|One wall) [keeps] the warmth for the back and the palm
      The pink [goes] to peach, and the peach [goes] to gray
      A lamp in a kitchen [comes] on down the hill
      And somebody [calls] from a good way away`,
    later: `
      It [doesn't] make noise, and it [asks] for no pay
      It [does] it all over the very next night
      And some of the best of the things to be said
      Were said in the five minutes after the light`,
    hook: `
      Sunset, oh sunset, go down if it must
      A sunset leaves gold in the air like a dust

      The sun going down, and the day going, too
      And sundown is when all the porch lights come through`,
  },
  {
    words:
      'sunrise sunrises daybreak at_dawn before_dawn till_dawn until_dawn crack_of_dawn sun_comes_up sun_came_up sun_coming_up first_light',
    own: `
      {fact}
      {He} {holds} a hot cup and {his} breath [is] a cloud
      A stripe [comes] up pink in between the two roofs
      And the very first bird [says] its morning out loud

      (The stars|Some stars|The lamps) [have] gone out on the hill, one by one
      {He} {stands} in {his} coat with {his} hair all askew
      {fact}
      And the whole of the day [is] there, spread out to view`,
    stanzas: `
      (The gray|Soft gray|The dark) [goes] to yellow along by the hill
      The tops of the chimneys [catch] fire, and the wall
      A milk-bottle [clinks], and an engine [wakes] up
      And somewhere a rooster [stands] up to it all

      (A square|One square|Gold light) [comes] to sit on the opposite wall
      The dust [starts] to dance in a beam on the floor
      It [finds] the cat first, as it [knows] where to look
      And then it [slides] in under everyone's door`,
    later: `
      Whatever the night was, it [is] folded and gone
      It might have been long, and it might have been deep
      But the light [comes] along on its hands and its knees
      And [touches] the faces of people asleep`,
    hook: `
      Sunrise, sunrise, and all of it new
      A sunrise is free, and there's plenty for two

      Daybreak is coming, so open the blind
      Daybreak, and leave all the dark there behind`,
  },
  {
    words:
      'starry starlight stargazes stargazed shooting_star shooting_stars falling_star meteor meteors under_the_stars watches_the_stars watching_the_stars watch_the_stars look_at_the_stars looking_at_the_stars looks_at_the_stars starlit',
    own: `
      {fact}
      A blanket [is] spread in the cool and the dew
      {He} {points} with one finger to draw the Big Bear
      And {lies} very still till a star [tumbles] through

      (The porch light|The torch|The lamp) [is] put out, and the dark [comes] up close
      {He} {leans} back {his} head till it [rests] on the chair
      {fact}
      And the longer {he} {looks}, the more lights [are] up there`,
    stanzas: `
      (The sky|That sky|The night) [is] a colander held to a lamp
      A dipper [hangs] down by the end of its tail
      The crickets [keep] time, and the dew [settles] in
      And one of the stars [makes] a scratch, like a nail

      (A streak|One streak|A spark) [crosses] over and everyone [says] oh
      But one [has] been tying a shoe, and [sees] none
      The one that [is] moving [turns] into a plane
      And they [wave] to whoever's awake on that one`,
    later: `
      The light of a star [has] been so long alone
      It left there before there was someone to see
      And still it [comes] down to the bench and the pond
      And [shines] like an apple just off of the tree`,
    hook: `
      Under the stars with the blanket pulled round
      Starlight comes all of that way to the ground

      Shooting star, shooting star, wish it and wait
      The stars have been listening, and up very late`,
  },
  {
    words: 'full_moons lunar_eclipse moonrise',
    own: `
      {fact}
      The roof [is] all silver, the garden [is] chalk
      {He} {opens} the curtain and {lets} it come in
      And the cat and the clothes pole [go] out for a walk

      (The moon|A moon|That moon) [takes] its time coming up through the trees
      {He} {holds} up a thumb, and it [covers] it whole
      {fact}
      And {gives} it back then, like a dime from a bowl`,
    stanzas: `
      (The old face|That face|One face) [comes] to rest on the rim of the hill
      It [follows] the car all the way down the road
      It [waits] by the barn, and it [swims] in the pond
      And it [shines] very kindly on hedgehog and toad

      (A shadow|One shadow|The shadow) [slides] over the edge of the plate
      It [eats] like a mouse till there [is] only a rind
      The street [stands] in slippers with all its heads back
      And out it [comes] slowly, as if newly shined`,
    later: `
      The moon [will] get thin as the rim of a nail
      And then there [is] a night when it [isn't] at all
      But it only [has] turned, like a friend in a bed
      And it [comes] round again on the very same wall`,
    hook: `
      Full moons are silver, and full moons are wide
      A full moon is day with the noise put aside

      Moonrise, oh moonrise, come over the hill
      The moonrise is there when the whole house is still`,
  },
  {
    words: 'northern_lights aurora_borealis the_aurora southern_lights',
    own: `
      {fact}
      A ribbon of green [is] let down from the dark
      {He} {takes} off {his} hat as one does in a church
      And {stands} with {his} head back, as still as a park

      (The cold|Great cold|The frost) [has] come up through the soles of the boots
      {He} {hasn't} a word, and {he} {reaches} a hand
      {fact}
      And {whispers}, as if they were birds that might land`,
    stanzas: `
      (A curtain|One curtain|Green curtains) [blows] out with no window and wind
      It [folds] into pink at the very low hem
      It [leans] on the mountains, it [runs] on the lake
      And the faces below it [go] green, all of them

      (A flask|One flask|The flask) [goes] around in a very thick glove
      The camera [ticks] on its three frozen feet
      The dogs [lift] their noses and [look] at it, too
      And somebody [comes] out with only a sheet`,
    later: `
      It [goes] as it came, and the stars [are] as white
      And nobody [finds] the right words on the way
      But after that evening there [is] green at the back
      Of all other nights, and it's there to this day`,
    hook: `
      Northern lights, northern lights, dance on the snow
      And nobody needs to know why it is so

      Aurora, aurora, so silent and green
      Aurora's the best of the songs ever seen`,
  },
  {
    words: 'double_rainbow',
    own: `
      {fact}
      The rain [is] still falling, the sun [has] come through
      {He} {stops} right in the road with an arm in the air
      And {points} at the one, and then {sees} there [are] two

      (The street|All the street|The crowd) [has] looked up from its bags and its shoes
      {He} {follows} it down to a tree with {his} thumb
      {fact}
      And {says} {he} would go, if the neighbors would come`,
    stanzas: `
      (The arch|An arch|One arch) [stands] one foot on the roof of the store
      The other one [stands] in a field by the hill
      The red [is] outside, and inside [is] the blue
      And the gray at the back of it all [holds] quite still

      (A second|A pale one|Another) [comes] up on the outside of that
      It [has] all its colors the other way round
      A pigeon [flies] through it, and [seems] not to know
      And the puddles [have] pieces of it on the ground`,
    later: `
      It [stays] for as long as a cup of hot tea
      And nobody ever [has] got to the end
      But a person who [stands] there and [points] at the sky
      Can make any stranger a bit of a friend`,
    hook: `
      Double rainbow, look, there's a pair in the sky
      A double rainbow for passersby

      Double rainbow, and double the view
      A double rainbow has room for two`,
  },
  {
    words: 'the_flood floods flooding flash_flood flash_floods sandbag sandbags high_water floodwater floodwaters',
    own: `
      {fact}
      The river [comes] up to the step of the store
      {He} {carries} the photos upstairs in a tub
      And {comes} down again for the cat, and one more

      (The sandbags|Some sandbags|The bags) [go] along from one hand to the next
      {He} {stands} in the line with {his} boots full of rain
      {fact}
      And {hands} on the sack like a link in a chain`,
    stanzas: `
      (The water|Brown water|The river) [comes] in without using the bell
      It [tries] all the chairs, and it [climbs] up one stair
      A rowboat [goes] by where the bus used to run
      And a hen on a barrel [looks] round with some care

      (The mud|Thick mud|A line) [shows] how high on the wallpaper's flowers
      The rugs [are] hung out on the fence in a row
      A neighbor [comes] by with a shovel and soup
      And somebody [puts] on an old radio`,
    later: `
      The floorboards [dry] out, and the doors [swing] again
      The line on the wall [is] left there on its own
      And everyone [knows] who stood next in the chain
      And nobody after that [sweeps] up alone`,
    hook: `
      High water, high water, it came to the sill
      And higher than flood was the pile of goodwill

      Flood took the carpet and flood took the chair
      But flood couldn't carry the neighbors from there`,
  },
  {
    words: 'wildfire wildfires forest_fire forest_fires bushfire bushfires brush_fire',
    own: `
      {fact}
      The sky [is] the color of copper and rust
      {He} {packs} up the album, the dog, and the bird
      And {turns} off the stove, and {looks} back through the dust

      (The road|One road|The hill) [is] all taillights and ash coming down
      {He} {drives} with the windows shut tight, very slow
      {fact}
      And {counts} every head in the back, high and low`,
    stanzas: `
      (The hose|A hose|One hose) [wets] the roof, and the gutters [are] cleared
      The horses [are] led out with cloth on their eyes
      The fire trucks [come] from the counties around
      And the sun [is] a coin in the orange-gray skies

      (The gym|A gym|The school gym) [has] its cots, and its coffee, its coats
      A child [has] a blanket with ducks and a bear
      A woman [reads] names from a list by the door
      And somebody [shouts], for the name [is] right there`,
    later: `
      The hillside [is] black, and then green at the seams
      The first of the grasses [come] up through the gray
      A chimney still [stands], and a gate, and a step
      And hammers [start] in on the very next day`,
    hook: `
      Wildfire took houses and wildfire took trees
      It couldn't take people who hold on like these

      After the wildfire, the green pushes through
      The fire had its say, and the roots have theirs, too`,
  },
]
