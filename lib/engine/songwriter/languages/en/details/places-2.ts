import type { Details } from '../../stanzas.ts'

/** Land, water and the seasons, told in sentences. */
export const places2: readonly Details[] = [
  {
    words:
      'beach beaches seaside seashore seashell seashells sandcastle sandcastles sand_castle sand_castles boardwalk beach_house by_the_sea',
    own: `
      {fact}
      {He} {leaves} both {his} shoes by the edge of the sea
      The first wave [comes] in and [runs] over {his} feet
      And {he} {yelps} like a child, and {goes} in to the knee

      {He} {carries} (a shell|a pebble|a stone) from the water's edge home
      And {sets} it to dry on the sill
      {fact}
      There [is] sand in the car and the sandwiches still`,
    stanzas: `
      (A gull|One gull|A seagull) [walks] around like the lord of the beach
      Two children [dig] deep for a moat
      The wind [has] an eye on the ice-cream and hats
      And somebody [waves] to the man on the boat

      (The tide|The sea|The water) [comes] in without making a fuss
      A castle [gives] way at the door
      A dog [brings] a stick that nobody [throws]
      And the foam [draws] its lace on the shore`,
    later: `
      In winter the beach [is] all wind and no chairs
      A coat pocket [gives] up a shell
      And held to an ear in the cold of the hall
      It remembers that summer as well`,
    hook: `
      Down on the beach with the sand in the shoes
      A whole afternoon and the whole sea to lose

      By the sea, by the sea, where the white water rolls
      There's sand in the pockets and salt in the souls`,
  },
  {
    words: 'ocean_wave ocean_waves the_waves big_waves the_sea open_sea sea_air sea_breeze',
    own: `
      {fact}
      {He} {stands} where the spray [comes] up over the wall
      And {tastes} the whole sea on {his} lips in the wind
      And {his} worries [look] suddenly small

      {He} {faces} (the water|the breakers|the wind) and {opens} {his} arms
      And {waits} for the big one to break
      {fact}
      And it [comes], and {he's} wet as a fish in a lake`,
    stanzas: `
      (A wave|A big wave|The next wave) [stands] up like a wall made of glass
      The foam [runs] for yards up the sand
      The pebbles [go] rattling down with the foam
      And a gull [steals] a sandwich right out of a hand

      (The sea|The water|The tide) [goes] away with a sigh and a hiss
      A boat [rocks] about by its rope
      The wind [blows] the hats and the newspapers off
      And a dog [barks] at waves with a great deal of hope`,
    later: `
      That night there [is] salt on the cheek and the coat
      The waves [talk] on through the wall
      It [says] the same thing to the dark and the stones
      And nobody [minds] it at all`,
    hook: `
      The sea, the sea, and the sound that it makes
      It gives back as much as it takes

      Let the waves roll in, let the waves roll on
      The song of the sea goes on when they're gone`,
  },
  {
    words: 'island islands islander islanders',
    own: `
      {fact}
      {He} {leans} on the rail as the ferry [comes] near
      And {counts} every roof as it [climbs] from the sea
      And a dog [starts] to run to the end of the pier

      {He} {walks} (the one road|the cliff path|the coast road) till it [brings] {him} back round
      With the sea on {his} left all the way
      {fact}
      And {his} watch [is] put into a drawer for the day`,
    stanzas: `
      (The boat|The ferry|The mail boat) [comes] in with the bread and the news
      A goat [has] the beach to itself
      The shop [sells] out early of matches and milk
      And the sand [blows] in under the postcard shelf

      (The waves|The tides|The gulls) [keep] the time, for the church clock [is] stopped
      The bicycles [lean] without locks
      The lighthouse [goes] round like a hand on a watch
      And the boats [are] asleep by the rocks`,
    later: `
      The last ferry [goes] and the engine [grows] faint
      The stars [come] right down to the foam
      And anyone leaving looks back from the stern
      And already starts on the way to come home`,
    hook: `
      Oh, the island, the island, a dot in the blue
      With a road going round and the sea shining through

      An island's a place with the water all round
      Where things that were lost in the hurry are found`,
  },
  {
    words: 'mountain mountains mountaintop mountaintops mountaineers summit summits alps rockies himalayas',
    own: `
      {fact}
      {He} {tightens} {his} laces and {looks} at the height
      {He} {says} the top [is] only just round the next bend
      And it [is], after nine of them, clear in the light

      {He} {sits} on (a rock|a boulder|a stone) with the bread and the cheese
      And the wind going over {his} head
      {fact}
      And for once there [is] nothing that [has] to be said`,
    stanzas: `
      (A goat|One goat|A white goat) [looks] down as if paths [are] for fools
      The stream [wears] a collar of ice
      The trees [get] as small as the people below
      And a mouse [has] the best of a cracker and rice

      (The cloud|The mist|The fog) [lifts] away like a cloth from a cake
      The valley [lies] there like a plan
      The cows [ring] their bells on the meadow below
      And the lake [is] no more than a pan`,
    later: `
      The boots [are] put by and the blisters [are] healed
      The photo [is] stuck to a door
      The mountain stays up there and keeps what it saw
      And stands there to be climbed once more`,
    hook: `
      The mountain, the mountain, one step and one more
      And then there's a view never looked at before

      The top of the mountain is only a stone
      But nobody gets there by wishing alone`,
  },
  {
    words: 'lake lakes lakeside lakeshore lake_house lakehouse lakefront',
    own: `
      {fact}
      {He} {runs} down the planks and {jumps} in with a yell
      {He} {comes} up with a gasp and {says} it [is] warm
      And {his} teeth [tell] a tale that [is] harder to sell

      {He} {skips} (a flat stone|a pebble|a stone) till it [sinks] on the sixth
      And the rings [go] out wide on the blue
      {fact}
      And the hills lying in it [go] wobbling, too`,
    stanzas: `
      (The dock|The jetty|The pier) [gives] a creak when the motorboat [goes]
      The towels [are] drying on rails
      A duck [brings] her seven to ask about bread
      And a lazy wind [looks] for some sails

      (The mist|The haze|The fog) [leaves] the water as breakfast [is] laid
      A fish [makes] a ring and [is] gone
      The rowboat [knocks] softly against the old post
      And the sun [puts] its glittering on`,
    later: `
      By evening the lake [is] as still as a floor
      One porch lamp [shines] twice, up and down
      And the loudest thing left is the plop of a frog
      And a dog far away in the town`,
    hook: `
      There's a place by the lake with two towels on a rail
      And a blue afternoon with a little white sail

      The lake keeps the sky, and it gives it away
      In gold for the evening and blue for the day`,
  },
  {
    words: 'river rivers riverbank riverbanks riverside creek creeks',
    own: `
      {fact}
      {He} {sits} on the bank with {his} feet hanging in
      {He} {drops} a dry leaf and {watches} it sail
      Around the first bend with a dip and a spin

      {He} {crosses} on stones, (with a shoe|with a boot|with a sock) in each hand
      And arms going out left and right
      {fact}
      Then the last of them [rocks], and {he's} gone out of sight`,
    stanzas: `
      (A heron|One heron|The heron) [stands] still as an old piece of wood
      The willows [let] down their long hair
      A stick from the bridge [wins] the race by a length
      And somebody [cheers] for it there

      (The water|The river|The current) [is] brown where the cattle [go] in
      A swallow [comes] down for a drink
      The bridge [has] a twin lying under its arch
      And a bench [is] put there just to think`,
    later: `
      The rain in the fall [makes] it rise to the wall
      By spring it [goes] quietly by
      It never comes back, and it never is gone
      And it carries along a whole sky`,
    hook: `
      Down by the river, the river rolls on
      It's here when it's leaving, it stays when it's gone

      Oh, the river, the river, it knows where to go
      Sometimes in a hurry and sometimes so slow`,
  },
  {
    words: 'waterfall waterfalls niagara_falls',
    own: `
      {fact}
      {He} {hears} it for half of a mile through the trees
      And {stands} at the rail with the spray in {his} face
      And {shouts} something nobody [hears] in the breeze

      {He} {holds} out (a hand|both hands|a cup) to the edge of the fall
      And {is} wet in a second instead
      {fact}
      And a small rainbow [hangs] in the air overhead`,
    stanzas: `
      (The ferns|The leaves|The branches) all [nod] at whatever it [says]
      The raincoats [stand] shining in line
      A camera [comes] out and [goes] straight back again
      And a child [says] the weather [is] fine

      (The river|The stream|The water) [walks] up to the edge and [lets] go
      The rocks [have] been washed to the bone
      The pool at the bottom [turns] green and then blue
      And a wagtail [has] breakfast alone`,
    later: `
      In summer it [thins] to a ribbon of white
      In winter it [hangs] there in glass
      It never holds on to one drop that it has
      And it's never the less for the drops it lets pass`,
    hook: `
      Hear the waterfall fall, hear the waterfall roar
      It gives all it has and then gives a bit more

      At the foot of the falls with the mist in the air
      The waterfall washes away every care`,
  },
  {
    words: 'the_woods woodland woodlands',
    own: `
      {fact}
      {He} {goes} by the path where the ferns [brush] {his} knees
      {He} {stops} with a finger held up to {his} lips
      For a deer [looks] around from the edge of the trees

      {He} {picks} up (a stick|a pine cone|a feather) and {carries} it on
      And {taps} every trunk going by
      {fact}
      And {looks} up, and up, to a small coin of sky`,
    stanzas: `
      (A woodpecker|One woodpecker|The woodpecker) [knocks] and [is] not let in
      The moss [makes] a bed of a log
      A pine cone [comes] down with a bounce and a roll
      And a squirrel [complains] of a dog

      (The sun|The light|The day) [comes] down through the branches in coins
      The mushrooms [sit] round like a class
      A stream [finds] its way in the dark by itself
      And the footsteps [are] soft on the grass`,
    later: `
      The dusk in the woods [is] a minute ahead
      The owl [asks] its question once more
      The coats [keep] the smell of the pines for a week
      And needles [turn] up on the floor`,
    hook: `
      In the woods, in the woods, where the tall branches sway
      The path takes its time and it knows its own way

      Come into the woods when the world is too loud
      The trees never hurry, the trees are a crowd`,
  },
  {
    words: 'desert deserts sand_dune sand_dunes sahara mojave',
    own: `
      {fact}
      {He} {ties} up a cloth to keep sun from {his} face
      {He} {shakes} out a boot, and a lizard [runs] off
      And {he} {says} {he's} sorry for taking its place

      {He} {lies} on (the sand|a blanket|the ground) when the sun [has] gone down
      And {looks} up, and {can't} look away
      {fact}
      There [are] more stars tonight than all sand in the day`,
    stanzas: `
      (A cactus|One cactus|A tall cactus) [stands] up with both hands in the air
      The road [runs] as straight as a string
      The heat [makes] a lake that [is] not really there
      And a hawk [goes] around in a ring

      (The wind|The breeze|The night wind) [draws] its ripples all over the sand
      A lizard [keeps] still on a stone
      The hills [are] the color of apricot jam
      And the moon [has] the place for its own`,
    later: `
      Then one night it [rains], and the next day it [blooms]
      The yellow [runs] up to the sky
      It only looked empty and only looked dead
      It was waiting, and so it got by`,
    hook: `
      The desert, the desert, with nothing to do
      But a sky full of stars and the sand blowing through

      Out in the desert where nothing is said
      There's room for the thoughts that get lost in the head`,
  },
  {
    words: 'cave caves caving spelunking stalactite stalactites cavern caverns',
    own: `
      {fact}
      {He} {ducks} with a lamp through a gap in the stone
      {He} {says} "Is there anyone?" into the dark
      And it [comes] back five times, so {he} {isn't} alone

      {He} {squeezes} (a shoulder|a knee|an elbow) through next to the rock
      And {comes} out with clay to the chin
      {fact}
      And the hall on the far side [is] big as an inn`,
    stanzas: `
      (A drop|One drop|A cold drop) [takes] its time and then [lands] with a plink
      The bats [hang] in rows like old gloves
      The ceiling [grows] teeth at an inch in an age
      And the echo [repeats] what it loves

      (The lamp|The torch|The light) [finds] a curtain of stone by the path
      The pool [is] as black as can be
      The ladder [goes] down and then down and then down
      To a place with no green and no tree`,
    later: `
      The sun at the end [is] as loud as a band
      The grass [has] an almost new smell
      But down there the drop [goes] on counting the time
      As it did when the first of them fell`,
    hook: `
      Down in the cave where the daylight is done
      One lamp in the dark is as good as the sun

      Oh, the cave, the cave, how it drips in the dark
      And it builds a cathedral with never a spark`,
  },
  {
    words:
      'snorkels snorkeled snorkelling scuba scuba_dive scuba_dives scuba_diving scuba_diver scuba_divers coral_garden',
    own: `
      {fact}
      {He} {lies} on the sea with {his} face looking in
      A small yellow fish [comes] to look at the mask
      And [goes] with a nod and a flick of the fin

      {He} {comes} to the top with (a gasp|a shout|a snort) and a laugh
      And words that [are] all of them "there!"
      {fact}
      And a drop of the sea [stays] a week in {his} hair`,
    stanzas: `
      (A crab|One crab|The crab) [goes] off sideways to see to its house
      A shoal [makes] one turn, and [is] gone
      A turtle [rows] by like a very old man
      With nowhere to be until dawn

      (The sun|The light|The noon) [throws] a net on the floor of the bay
      The coral [has] put on its best
      A clown fish [stays] home in its waving front room
      And [looks] out at every new guest`,
    later: `
      The fins [are] rinsed off and hung up by the door
      The mask [leaves] its ring for the night
      And under the roof of the waves, all the while
      The garden goes on, blue and bright`,
    hook: `
      Down with the snorkels where blue water starts
      There's a town full of stripes there, and fins quick as darts

      In the coral garden where everything sways
      It's quiet and blue, and the colors amaze`,
  },
  {
    words: 'treehouse treehouses tree_house tree_houses tree_fort',
    own: `
      {fact}
      {He} {tries} every board with the push of a knee
      And {hangs} out a flag that was once half a shirt
      And for this afternoon [is] the king of the tree

      {He} {hauls} up (the biscuits|the lunch|a pillow) by bucket and rope
      And {asks} for the password below
      {fact}
      And {settles}, in the end, for a cookie or so`,
    stanzas: `
      (The rope|The ladder|The branch) [gives] a creak, and a head [comes] in sight
      A flag [is] run up on a stick
      The floor [has] a slope, so the marbles [roll] out
      And the password [is] changed far too quick

      (A plank|One plank|A board) [says] "Keep out", with the K the wrong way
      The comics [have] swelled in the wet
      The cat [comes] by ladder, the crumbs [go] by ant
      And it [isn't] quite suppertime yet`,
    later: `
      The nails [are] gone rusty, the rope [has] gone gray
      The branch [has] grown into a stair
      But anyone small who looks up from the grass
      Can still see a castle up there`,
    hook: `
      Up in the treehouse, the ladder pulled in
      Nobody's older than somebody's grin

      Oh, the treehouse, the treehouse, four boards and a view
      And the whole of the world going leafy and blue`,
  },
  {
    words:
      'old_oak big_oak old_tree big_tree tall_tree willow_tree willow_trees weeping_willow elm_tree walnut_tree climbs_a_tree climbed_a_tree climbing_a_tree under_the_tree under_a_tree',
    own: `
      {fact}
      {He} {leans} on the trunk with {his} back to the bark
      A beetle [walks] over the back of one hand
      And {he} {stays} there until it [is] dark

      {He} {puts} both {his} arms (round the trunk|round the tree|round it all) and they [reach]
      Not even half of the way
      {fact}
      And the tree [doesn't] mind, it [has] nothing to say`,
    stanzas: `
      (A blackbird|One blackbird|The blackbird) [has] rented a room near the top
      The ants [use] a crack for a street
      The roots [lift] the path like a rug on a floor
      And the shade [holds] one long wooden seat

      (A letter|One letter|A heart) [is] cut in the bark by the fork
      The branch [has] a shine from the knees
      An acorn [drops] down on the hat of a man
      And the wind [makes] the noise of the seas`,
    later: `
      One autumn it [drops] every leaf that it has
      And by May there [is] twice the same green
      It stands there and adds one more ring in the dark
      For every year it has seen`,
    hook: `
      There's a tree, an old tree, and it stands in its place
      With room for a bird and a sun-spotted face

      Under the tree where the green branches bend
      The day takes its time and sits down like a friend`,
  },
  {
    words:
      'autumn autumns in_the_fall every_fall this_fall last_fall fallen_leaves autumn_leaves falling_leaves fall_leaves fall_colors fall_foliage leaf_pile pile_of_leaves rake_leaves rakes_leaves raked_leaves raking_leaves rake_the_leaves rakes_the_leaves raked_the_leaves raking_the_leaves',
    own: `
      {fact}
      {He} {shuffles} through yellow leaves up to the shin
      And {kicks} the whole lot of them into the air
      And {turns} up {his} face as they [fall] on {his} chin

      {He} {rakes} up (a mountain|a hill|a heap) at the end of the grass
      And {tells} everyone to keep clear
      {fact}
      And {jumps} in the middle {himself} with a cheer`,
    stanzas: `
      (The wind|A wind|The breeze) [goes] along with its broom down the street
      A squirrel [forgets] where it dug
      The geese [write] a V on the gray of the sky
      And soup [is] passed round in a mug

      (The woods|The hills|The trees) [put] on red for the last of the sun
      A chestnut [rolls] up to a shoe
      A chimney [sends] up its first smoke of the year
      And the evenings [come] early and blue`,
    later: `
      Then one morning the branches [are] bare to the sky
      And the last of the leaves [has] let go
      It goes without making a sound of its own
      And it keeps the ground warm under snow`,
    hook: `
      In autumn, in autumn, all amber and red
      The year gets its gold out, and then goes to bed

      The fall, the fall, with the leaves all aglow
      They light up the whole of the street as they go`,
  },
  {
    words:
      'springtime in_spring in_the_spring every_spring this_spring last_spring first_day_of_spring spring_morning spring_day spring_flowers daffodil daffodils crocus crocuses tulip tulips cherry_blossom cherry_blossoms',
    own: `
      {fact}
      {He} {opens} the window and {lets} the air in
      {He} {leaves} the big coat on its hook by the door
      And {is} back for it soon, with a shivering grin

      {He} {kneels} by (the wall|the fence|the hedge) where the first of them [shows]
      And {calls} someone over to look
      {fact}
      And {reads} the whole garden that day like a book`,
    stanzas: `
      (A crocus|One crocus|A green shoot) [comes] up through the last of the snow
      The gutters [have] something to sing
      A robin [goes] by with a mattress of straw
      And the whole world [is] late for the spring

      (The cherry|A cherry|The old plum) [puts] blossom all over the cars
      A bee [backs] out dusty and gold
      The tulips [stand] up like a class for a bell
      And the washing line [flaps] in the cold`,
    later: `
      The petals [come] down like a very kind snow
      And nobody [sweeps] them away
      But up where the white was, a hard little plum
      Is dreaming already of jam on a tray`,
    hook: `
      It's spring, it's spring, let the windows be wide
      There's something in bloom that was winter inside

      The spring comes around and it knocks on the pane
      With tulips as red as a bus in the rain`,
  },
  {
    words:
      'summer summers summertime summery summer_vacation summer_holiday summer_holidays summer_night summer_nights',
    own: `
      {fact}
      {He} {kicks} off {his} sandals and {sits} on the stair
      With juice running down to {his} elbow and chin
      And grass on {his} knees and the sun in {his} hair

      {He} {stays} out (till supper|till late|past supper) and {asks} for more time
      And {gets} ten more minutes, then ten
      {fact}
      And the swallows [go] round once again and again`,
    stanzas: `
      (The sprinkler|A sprinkler|The hose) [throws] diamonds all over the lawn
      The butter [gives] up on its plate
      The ice-cream van [plays] its one tune down the road
      And the sun [doesn't] mind staying late

      (The screen door|The back door|A screen door) [slaps] shut and the crickets [start] up
      The sheets [are] too warm for the bed
      A watermelon [cools] in the tub in the yard
      And the moon [comes] up orange and red`,
    later: `
      The deck chairs [go] in, and the evenings [draw] short
      A jar of its plums [gets] a lid
      And one winter night, at the turn of a spoon
      It comes out from where it was hid`,
    hook: `
      Oh, summer, oh, summer, with sand in the bed
      With barefoot and bonfire and sun on the head

      It's summer, it's summer, the windows are wide
      And nobody sensible's staying inside`,
  },
  {
    words: 'winter winters wintertime wintry winter_night winter_nights winter_morning winter_mornings midwinter',
    own: `
      {fact}
      {He} {breathes} on the window and {draws} there a face
      And it [smiles] at the snow coming down on the street
      Till it [runs], and {he} {draws} a new smile in its place

      {He} {comes} in (with snow|with white|with frost) on the shoulders and hat
      And {stands} with {his} back to the fire
      {fact}
      And the socks on the rail [send] up steam from the wire`,
    stanzas: `
      (The snow|A snow|New snow) [comes] at night with no sound in the street
      The milk [wears] a small hat of ice
      The mailbox [has] turned to a very round man
      And the tracks on the roof [are] from mice

      (The frost|White frost|The cold) [paints] the pane with its ferns and its plumes
      A shovel [goes] scrape down the way
      The kettle [is] on before anyone [speaks]
      And one yellow window [shines] out on the gray`,
    later: `
      The snowman [grows] thin and [looks] down at his scarf
      The icicles [drip] from the beams
      And somebody [says], with a look at the light
      It's not so far off as it seems`,
    hook: `
      It's winter, it's winter, the dark comes by four
      There's soup on the stove and a mat at the door

      Oh, winter can whistle and winter can blow
      There's one yellow window that shines on the snow`,
  },
]
