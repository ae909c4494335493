import type { Details } from '../../stanzas.ts'

/** Garden, woods, sea, far lands and fables; last, any dog or cat: told in sentences. */
export const animals4: readonly Details[] = [
  {
    words: 'spider spiders spiderweb spiderwebs spider_web spider_webs cobweb cobwebs tarantula tarantulas',
    own: `
      {fact}
      {He} {looks} at the ceiling, and it [looks] at {him}
      There [is] a long pause, and the bathwater [cools]
      And one of them [slides] down a thread to the rim

      The (glass|jar|cup) [comes] down slow, with a card underneath
      {He} {walks} to the door at arm's length
      {fact}
      And {sets} it outside with the last of {his} strength`,
    stanzas: `
      (A web|The web|One thread) [goes] across from the bin to the gate
      The dew [hangs] on it with such ease
      There [is] nothing finer in any shop window
      And nobody sells any finer than these

      (The spider|A spider|The weaver) [goes] out every night to its work
      It [mends] what the wind [has] torn through
      It never [complains] when a broom [comes] along
      It [starts] from one thread, all anew`,
    later: `
      The broom [goes] around, and the corner [is] bare
      By morning the first threads [are] spun
      And somebody, broom in the air, [lets] it be
      There's room up above for one more under the sun`,
    hook: `
      A spider, a spider, it sits in the hall
      It asks for one corner, and one bit of wall

      Spin, little spider, and hang up the dew
      A spider's good work is the night's work made new`,
  },
  {
    words:
      'bees beehive beehives hive beekeeper beekeepers beekeeping keeps_bees honeybee honeybees bumblebee bumblebees apiary honey_bee honey_bees bee_sting bee_stings bee_keeper bee_keeping queen_bee hives',
    own: `
      {fact}
      {He} {stands} very still when one [lands] on {his} sleeve
      It [washes] its face and it [thinks] about north
      And {he} {lets} it take all of its time to leave

      The (lavender|clover|lime tree) [hums], and the whole garden [hums]
      {He} {goes} round it slow, in the heat
      {fact}
      And {thinks} of the toast, and the honey, how sweet`,
    stanzas: `
      (A bee|One bee|The first) [comes] home with its pockets all gold
      It [dances] the way to the tree
      It [turns] to the left and it [wiggles] for far
      And all of them know which the blossoms must be

      (The box|The hive|The straw) [has] a hum like a church full of men
      The honey [is] built up in rooms
      And somebody [lifts] on a spoon to the tongue
      A whole year of lavender blooms`,
    later: `
      The winter [comes] in and the hive [makes] a ball
      They [shiver] to keep the queen warm
      And that which was clover and sunlight in June
      Now [gets] a small body right through any storm`,
    hook: `
      Bees in the clover and bees in the thyme
      The bees make the honey a spoon at a time

      Hum, little bees, in the heart of the hive
      There's sweetness in store, and the whole place alive`,
  },
  {
    words:
      'butterfly butterflies monarch_butterfly monarch_butterflies caterpillar caterpillars chrysalis cocoon cocoons swallowtail',
    own: `
      {fact}
      {He} {holds} out one finger, quite still, in the air
      It [opens] and [closes] like somebody's book
      And {breathes} out, and then there [is] nobody there

      The (leaf|jar|twig) [has] a thing like a small wrinkled coin
      {He} {looks} at it, morning and night
      {fact}
      And {sees} the skin split, and a wing, and the light`,
    stanzas: `
      (The worm|The grub|A worm) [eats] a leaf from the edge to the rib
      It [does] not have much of a map
      It [hangs] upside down and it [closes] the door
      And [changes] its life in the course of a nap

      (A wing|One wing|The wing) [is] all wet like a sheet from the tub
      It [hangs] there to dry in the sun
      And nobody [says] how a thing learns to fly
      It [lets] go the twig, and the walking [is] done`,
    later: `
      The garden [goes] brown, and they [leave] one by one
      For far-away hills upon wings like a leaf
      How light is the thing that can travel so far
      How large is a beauty so small and so brief`,
    hook: `
      Butterfly, butterfly, over the wall
      The butterfly was once the one who could crawl

      Fly, little butterfly, up and away
      The butterfly came, and it made the whole day`,
  },
  {
    words:
      'bird_feeder bird_feeders birdfeeder birdfeeders birdhouse birdhouses birdseed bird_seed bird_bath birdbath hummingbird hummingbirds chickadee chickadees songbirds finches sparrows robins goldfinch woodpecker woodpeckers nuthatch feeds_the_birds feeds_birds feeding_the_birds feeding_birds fed_the_birds fed_birds feed_the_birds feed_birds',
    own: `
      {fact}
      {He} {holds} back the curtain an inch with one hand
      {He} {whispers} the names as they [come] to the rail
      And {stands} on one leg, as the best watchers stand

      The (feeder|bird bath|window) [is] frozen, the morning [is] white
      {He} {goes} out in boots and a coat
      {fact}
      And {gets} a small song from a feathery throat`,
    stanzas: `
      (A finch|A wren|A sparrow) [comes] down with a look left and right
      It [takes] the best seed to the tree
      The big ones [throw] half of it over the side
      The mouse underneath [has] a supper for free

      (The nest|A box|The house) [has] a hole just the size of a coin
      A beak [brings] a hair and a thread
      By May there [are] five yellow mouths in the dark
      And all of them [want] to be fed`,
    later: `
      One seed that [gets] dropped and that nobody [eats]
      Still [comes] up by the foot of the wall
      It [stands] there at last with a sunflower head
      And [feeds] the whole crowd of them, all`,
    hook: `
      A bird at the feeder, a bird on the sill
      The feeder is empty, it's soon time to fill

      Robins and sparrows, come in from the snow
      Feed the birds first, and then let the day go`,
  },
  {
    words: 'owl owls barn_owl screech_owl',
    own: `
      {fact}
      {He} {stops} on the path with {his} coat in {his} hands
      It [calls] from the oak with a question or two
      That only a mouse or an owl understands

      The (moon|barn|wood) [has] a shape that [is] new to the place
      {He} {looks} up, and two eyes [look] down
      {fact}
      And {feels} somewhat small in a coat of plain brown`,
    stanzas: `
      (A head|The head|That face) [turns] around till it [looks] out behind
      The face [is] as white as a plate
      It [hears] a mouse think in the grass by the barn
      And [comes] without sound through the gate

      (The wings|Two wings|Great wings) [make] no noise, like a hand over silk
      The field [lies] as still as a bed
      And over it, wide as a coat on the wind
      There [goes] a white thing with the moon on its head`,
    later: `
      The light [comes] up gray, and the owl [goes] in
      It [closes] one eye, then one more
      And somebody [sleeps] with the window ajar
      In hope of one note, maybe four`,
    hook: `
      Who, says the owl, and again it says who
      The moon hears the owl, and the meadow does too

      Owl in the oak and the moon in the hay
      The owl has its breakfast at end of the day`,
  },
  {
    words: 'crow crows magpie magpies ravens a_raven',
    own: `
      {fact}
      {He} {leaves} out a nut on the post in the snow
      It [looks] at the nut, and it [looks] at {his} face
      It [takes] it, and [nods] to {him}, solemn and slow

      The (roof|fence|wire) [has] a voice like a gate that [is] stuck
      {He} {answers} it back from the ground
      {fact}
      And {gets} a long lecture for making that sound`,
    stanzas: `
      (A crow|The crow|One bird) [takes] a nut to the side of the road
      It [waits] till the light [turns] to red
      It [sets] it down neatly in front of a wheel
      And [hears] the right crack, and [is] properly fed

      (The field|The tree|The roof) [is] a meeting in suits of good black
      The chairman [has] plenty to say
      One [laughs] out of turn and [is] sent from the roof
      And then the whole meeting [moves] two trees away`,
    later: `
      They never forget who was good to them once
      They tell it to all of their young in the trees
      And one day a button, a blue one, [is] left
      On top of the post for the nuts and the cheese`,
    hook: `
      A crow on the chimney, a crow on the gate
      A crow knows the time, and a crow's never late

      Crows in the morning in long coats of black
      A crow that goes over is sure to come back`,
  },
  {
    words: 'squirrel squirrels chipmunk chipmunks',
    own: `
      {fact}
      {He} {knocks} on the window, it [gives] {him} a stare
      It [hangs] by its toes over robins' own food
      And [finishes] dinner up there in the air

      The (branch|rail|wire) [gives] a spring, and the tail [writes] a word
      {He} {stands} with {his} cup growing cold
      {fact}
      And {laughs} at how much two small cheeks [can] hold`,
    stanzas: `
      (A nut|An acorn|One nut) [is] put in the pot with the fern
      It [pats] it down twice with a hand
      It [looks] left and right, and it [runs] up the fence
      As though there were spies in the land

      (The feeder|The pole|The wire) [has] been greased, and a hat put on top
      They [say] that no squirrel [gets] past
      It [sits] for an hour and [studies] the thing
      And then [goes] right up it, delighted and fast`,
    later: `
      It [digs] in the snow for the nut that it hid
      It [looks] in each place but the one
      And that's how an oak that's as high as a house
      Began as a nut and a thing left undone`,
    hook: `
      A squirrel, a squirrel, it hid it so well
      And where is the nut? Well, the squirrel won't tell

      Up goes the squirrel and round goes the tail
      No feeder is safe when a squirrel sets sail`,
  },
  {
    words: 'raccoon raccoons racoon racoons trash_panda',
    own: `
      {fact}
      {He} {comes} down the stairs with a lamp and one shoe
      The lid [is] rolled off, and the bag [has] been searched
      And two little masks [nod], and [go] on with the stew

      The (brick|rope|bolt) [is] on top, and the lid [is] tied down
      {He} {climbs} into bed with a yawn
      {fact}
      And {hears} the brick fall with an hour until dawn`,
    stanzas: `
      (A hand|A paw|One hand) [comes] around by the edge of the lid
      It [feels] for the catch like a thief
      It [washes] a crust in the bowl for the dog
      And [holds] it up, shiny, beyond all belief

      (The mother|The big one|The leader) [goes] first, and four small ones [come] next
      They [cross] in a line by the hedge
      The last one [is] carrying half of a bun
      And [drops] it, and [fetches] it back from the edge`,
    later: `
      The lid [gets] a spring, and the spring [gets] a lock
      By midnight the lock [has] been tried
      And somebody [leaves] out an apple, for peace
      As payment for leaving the garbage inside`,
    hook: `
      Raccoon in the garbage, raccoon in the light
      It wears its own mask, and it works in the night

      A raccoon has fingers, a raccoon has nerve
      A raccoon takes dinner, and dinner's self-serve`,
  },
  {
    words: 'deer white-tailed_deer whitetail whitetails baby_deer baby_fawn',
    own: `
      {fact}
      {He} {stops} with one foot in the air on the track
      A leaf [turns] its head and it [isn't] a leaf
      And two dark brown eyes from the ferns [look] back

      The (frost|mist|dawn) [is] so still that a twig [is] a shout
      {He} {stands} there with breath like a cloud
      {fact}
      And {feels} that the beat of {his} heart [is] too loud`,
    stanzas: `
      (A doe|One doe|The doe) [steps] out first where the apple trees end
      It [looks] all around for a while
      And then [comes] a fawn upon legs like a chair
      And [tries] out the whole of the garden in style

      (The tulips|The roses|The beans) [are] all there when the curtains [are] drawn
      They [stand] in a row, red and tall
      By breakfast there [is] a green row of short stems
      And one pair of ears at the wall`,
    later: `
      The snow [comes] and [covers] the garden and gate
      And over it, light as a thread
      There [runs] a small line of neat hearts, two by two
      Right under the window, right by the bed`,
    hook: `
      Deer in the garden and deer on the hill
      The deer go so softly, the whole world is still

      Hush for the deer at the edge of the wood
      The deer would be gone if a single twig could`,
  },
  {
    words: 'fox foxes fox_den fox_cubs',
    own: `
      {fact}
      {He} {stops} under one of the lamps in the street
      It [comes] down the middle and [takes] its own time
      And [looks] at {him} once, and [goes] by on light feet

      The (lawn|yard|lane) [is] all silver, the bins [are] all shut
      {He} {stands} at the window in white
      {fact}
      And {hears} the cubs bark through the rest of the night`,
    stanzas: `
      (The fox|A fox|One fox) [takes] the wall like a flame down a rope
      It [sits] by the roses to yawn
      It [shows] all its teeth to the cat on the shed
      And then it [lies] down in the sun on the lawn

      (The cubs|Three cubs|Four cubs) [have] a shoe and a tennis ball too
      They [pull] at it, out of control
      The mother [lies] watching with chin on her paws
      In evening sun at the mouth of the hole`,
    later: `
      There [is] one glove missing, a trainer as well
      A red hair [is] caught in the gate
      And somebody, up in the night for a drink
      Now [looks] out, and [is] glad to be up quite so late`,
    hook: `
      A fox in the garden, a fox in the lane
      A fox in the lamplight, the rust in the rain

      Red goes the fox, and as quick as a spark
      The fox has the key to the door of the dark`,
  },
  {
    words:
      'grizzly grizzlies grizzly_bear grizzly_bears black_bear black_bears brown_bear brown_bears bear_cub bear_cubs saw_a_bear met_a_bear sees_a_bear seeing_a_bear chased_by_a_bear spotted_a_bear found_a_bear saw_bears watching_bears watches_bears',
    own: `
      {fact}
      {He} {keeps} very still and {he} {talks} very low
      {He} {walks} to the rear like a page from a king
      And {tells} it all later, with hands, blow by blow

      The (bag|jar|lid) [is] hung up from the branch of a tree
      {He} {zips} up the tent to the chin
      {fact}
      A canvas [is] thin, and a bear [is] not thin`,
    stanzas: `
      (The berries|The river|The bushes) [are] full and a shape [moves] around
      It [sits] like a man at a meal
      It [combs] every branch with the side of its mouth
      With more of delight than a body [can] feel

      (A cub|One cub|The cub) [goes] up like a shirt up a pole
      It [looks] down and [finds] it is high
      The mother [says] something, and down it [comes] back
      On its bottom, with bark going by`,
    later: `
      The snow [shuts] the door, and the bear [is] in bed
      It [sleeps] with its nose in its paws
      How good to lie down when the cold wind begins
      And not have to give any cause`,
    hook: `
      A bear in the berries, a bear on the hill
      When bears come to breakfast it's best to keep still

      Bear in the summer and bear in the snow
      A bear goes wherever a bear wants to go`,
  },
  {
    words: 'whale whales whale_watching whale_watch humpback humpbacks orca orcas narwhal narwhals',
    own: `
      {fact}
      {He} {holds} to the rail with salt on {his} face
      A back [comes] up slow like an island of black
      And {he} {hasn't} one word for the whole of that space

      The (deck|sea|wind) [gives] a lift, and then somebody [shouts]
      {He} {turns} the wrong way, and too late
      {fact}
      But {sees} the tail wave, like a friend at a gate`,
    stanzas: `
      (The sea|The bay|The swell) [is] as flat as the sheet on a bed
      Then something [breathes] out like a steam train at rest
      A tail [stands] up streaming as wide as a house
      And then there [is] only the gray water's crest

      (The calf|A calf|The young one) [comes] close to the side of the boat
      One eye [looks] up, deep and so mild
      It [rolls], and the mother [rolls] under it slow
      With one fin held out for her child`,
    later: `
      The sound of it [goes] half around the whole world
      A song that [takes] most of the night
      And somewhere another one [stops] in the dark
      And [answers], a long way from sight`,
    hook: `
      Whale in the deep with a song in the dark
      A whale is a mountain that leaves not a mark

      There she blows, there she blows, whales in the bay
      A whale is a thing to remember all day`,
  },
  {
    words: 'dolphin dolphins porpoise porpoises',
    own: `
      {fact}
      {He} {leans} from the bow, and they [come] at a run
      They [look] up at {him} as if {he} {is} the show
      And one of them [jumps] with its back in the sun

      The (boat|bay|pier) [is] all quiet, and then it [is] not
      {He} {points} with both hands at the spray
      {fact}
      And {stays} looking out for the rest of the day`,
    stanzas: `
      (The wave|A wave|The bow) [has] a gleam in it, then it [has] three
      They [ride] it like kids on a hill
      They [turn] on their sides for a look at the crowd
      And no one on board [can] keep still

      (A nose|A fin|One fin) [comes] up close with a click and a grin
      It [says] a quick word to the crew
      It [sounds] like a door and a laugh and a kiss
      And somehow the whole boat [is] chattering too`,
    later: `
      The harbor [comes] up and the engine [runs] down
      The wake [closes] up to a line
      And everyone [walks] off a bit more awake
      With salt on the lips, like a sign`,
    hook: `
      Dolphins go leaping, and dolphins go by
      A dolphin's a bit of the sea that can fly

      Jump, says the dolphin, there's sun on the sea
      There's nobody else that a dolphin would be`,
  },
  {
    words: 'shark sharks great_white great_whites hammerhead hammerheads whale_shark',
    own: `
      {fact}
      {He} {hums} two low notes as {he} {steps} in the wet
      {He} {looks} at the shapes that [are] under the waves
      And {swims} with {his} feet up, as fast as a jet

      The (book|film|tank) [has] them all, from the big to the small
      {He} {knows} every name and each tooth
      {fact}
      And {finds} them not cruel, just hungry, in truth`,
    stanzas: `
      (A fin|The fin|One fin) [draws] a line on the top of the sea
      The beach [goes] all quiet and pale
      The fin [turns] around, and it [is] a green board
      With somebody's boy on it, waving a pail

      (The shark|A shark|The big one) [goes] by like a thought in the blue
      It never once [stops] for a rest
      It [loses] a tooth, and the next [is] in line
      In row upon row, like a drawer in a chest`,
    later: `
      A tooth on the sand, like a small bit of night
      Now [lies] in the palm of a hand
      It's older than towns, and as sharp as it was
      And how deep the sea is, and how safe the land`,
    hook: `
      Shark in the water, and toes in the sand
      A shark is more fun to be watched from the land

      A shark never stops, and a shark never sleeps
      The shark has its secrets, the sea has its deeps`,
  },
  {
    words: 'elephant elephants',
    own: `
      {fact}
      {He} {looks} a long way up, and a kind eye [looks] down
      A trunk [comes] around for a sniff at {his} hat
      It [tries] it on once, like a queen with a crown

      The (drawing|toy|book) [is] all gray with a very small tail
      {He} {gives} it its ears with one sweep
      {fact}
      And {has} one to guard the bed in {his} sleep`,
    stanzas: `
      (The mud|A pool|The river) [is] red, and the whole family [comes]
      They [blow] it all over the shore
      The smallest [lies] down in the thick of the wet
      And [has] to be called for, and called for once more

      (The herd|The line|The walk) [goes] along with each tail in a trunk
      The old one in front [knows] the way
      It [stops] at a place where there [is] only dust
      And [digs] till there [is] water beneath the dry clay`,
    later: `
      They [say] that an elephant never forgets
      It [stands] by the old bones for hours
      And [touches] them softly, and then it [goes] on
      As careful as someone with flowers`,
    hook: `
      Elephant, elephant, big as a house
      And who is it scared of? A tiny gray mouse

      An elephant never forgets a kind hand
      The biggest and gentlest foot in the land`,
  },
  {
    words: 'lions tigers leopard leopards cheetah cheetahs big_cats lion_cub lion_cubs lion_cage tiger_cub tiger_cubs',
    own: `
      {fact}
      {He} {stands} at the rail, and {he} {looks} for a while
      It [yawns] like a door coming open on knives
      And {he} {takes} one step back with a very brave smile

      The (grass|shade|film) [has] two eyes that [are] yellow as lamps
      {He} {waits} with {his} breath going small
      {fact}
      And {sees} the grass move with no wind there at all`,
    stanzas: `
      (The lion|A lion|The king) [has] been lying since seven o'clock
      It [turns] from its left to its right
      It [roars] at the hills till the hills all [go] still
      And then [has] a nap before night

      (The cub|A cub|One cub) [sees] a tail with a tuft at the end
      It [bites] it with all of its might
      The owner [looks] round with a very long sigh
      And [lets] itself lose the whole fight`,
    later: `
      The sun [lies] down red at the edge of the plain
      A shadow [gets] up from the stone
      There isn't one leaf that would dare make a sound
      When lions go walking alone`,
    hook: `
      Lions at noonday and tigers at night
      And all the big cats with their eyes shining bright

      Roar, says the lion, and then takes a nap
      The lion would quite like to sit on a lap`,
  },
  {
    words: 'penguin penguins',
    own: `
      {fact}
      {He} {walks} for a while with {his} arms at {his} side
      {He} {rocks} left and right like a clock on the ice
      And {falls} on {his} front and {makes} it a slide

      The (snow|film|zoo) [has] a crowd in their evening best clothes
      {He} {spots} the one lagging behind
      {fact}
      And that little late one [is] first in {his} mind`,
    stanzas: `
      (The wind|A wind|The snow) [comes] across, and they [close] in a ring
      They [stand] back to back in the storm
      The ones on the outside [shuffle] their way in
      Till every last one [has] been warm

      (A pebble|A stone|One stone) [is] picked from a million the same
      It [is] carried uphill with great care
      It [is] laid at the feet of the one that [is] best
      With a bow, and a hope in the air`,
    later: `
      The father [stands] weeks with an egg on his feet
      The mother [comes] back from the sea
      And out of a crowd of ten thousand who [shout]
      They know the one voice it must be`,
    hook: `
      Penguin, oh penguin, all dressed for the ball
      And late for the party, and taking a fall

      A penguin can't fly, but a penguin can glide
      And who wouldn't swap it for such a long slide?`,
  },
  {
    words: 'frog frogs toad toads tadpole tadpoles bullfrog bullfrogs tree_frog',
    own: `
      {fact}
      {He} {kneels} in the mud with both hands like a cup
      It [feels] like a heart with a lid coming down
      And {lifts} up one thumb, and two gold eyes [look] up

      The (jar|tub|pond) [is] all commas, the commas [have] tails
      {He} {looks} every morning for feet
      {fact}
      And {hears} the first croak from the end of the street`,
    stanzas: `
      (A plop|One plop|A splash) [comes] just ahead of a shoe
      Two eyes [rise] up in the weed
      The throat [makes] a bubble as big as a plum
      And somebody [answers] it out of the reed

      (A fly|One fly|The fly) [goes] along with a tune of its own
      A tongue [goes] out and [comes] back
      The frog [has] the look of a thing made of stone
      And [closes] its eyes on the snack`,
    later: `
      The pond [sings] all night, and the windows [are] up
      And nobody [gets] any sleep
      But some day in winter when all of it's ice
      They'll miss it, that song from the deep`,
    hook: `
      Frog on a lily pad, frog on a log
      And nobody sings in the rain like a frog

      One frog says hello and the next frog agrees
      The frogs sing all night by the light in the trees`,
  },
  {
    words: 'snail snails snail_shell snail_shells',
    own: `
      {fact}
      {He} {bends} to the wall with {his} nose very near
      Two horns [take] a look, and then one [takes] a look
      And {he} {waits}, for a visit like this [takes] a year

      The (rain|dew|step) [has] come down, and the path [is] all shells
      {He} {walks} like a thief in the dark
      {fact}
      And {carries} the slow ones across to the park`,
    stanzas: `
      (The lettuce|The hosta|A leaf) [has] a window, and then [has] a door
      The thief [does] not run from the crime
      It [leaves] a long signature, silver, in loops
      And [comes] back for supper the very next time

      (The house|A house|The shell) [is] on top, and it [leans] in a bend
      There [is] room for one lodger, no more
      It [knows] when it [rains] and it [comes] to the step
      And [shuts] when it's dry, like a door`,
    later: `
      By morning a line [runs] the length of the wall
      It [shines] like a road in the sun
      It must have been traveling all of the night
      And no one can say that it hasn't been fun`,
    hook: `
      Snail on the garden wall, snail on the stair
      The snail isn't late, for the snail's nearly there

      Slow is the snail, with its house on its back
      A snail never has to go home to unpack`,
  },
  {
    words: 'worm worms earthworm earthworms nightcrawler nightcrawlers worm_bin',
    own: `
      {fact}
      {He} {turns} up a forkful of dirt by the shed
      {He} {picks} it out gently with finger and thumb
      And {lays} it back down in the dark of the bed

      The (rain|shower|storm) [is] just over, the pavement [is] wet
      {He} {stops} in the last of the rain
      {fact}
      And {carries} one over to grass from the lane`,
    stanzas: `
      (The robin|A robin|A blackbird) [pulls] one end, the ground [holds] the other
      It [stretches] as long as a lace
      The bird [sits] down hard with its feet in the air
      With all the surprise in the world on its face

      (The peelings|The leaves|The tea leaves) [go] in with the egg shells and all
      They [vanish] from under the lid
      It [turns] into something as black as the night
      And nobody [sees] what they did`,
    later: `
      The garden [is] up, and it [wins] every prize
      There [are] ribbons on beans and on peas
      And under it, blind, with no ribbon at all
      Are those that made all of it, working at ease`,
    hook: `
      Worm in the garden, a worm in the ground
      A worm makes the world go, with nary a sound

      Dig, little worm, in the dark and the dirt
      A worm needs no hat, and a worm needs no shirt`,
  },
  {
    words:
      'mice mousetrap mousetraps mouse_trap field_mouse house_mouse pet_mouse mouse_in_the caught_a_mouse catches_a_mouse saw_a_mouse chases_a_mouse found_a_mouse',
    own: `
      {fact}
      {He} {stands} on a chair, and it [sits] on the floor
      And each of them [waits] for the other to go
      Then one of them [leaves] by the crack of the door

      The (cheese|bread|box) [has] a hole with a neat little edge
      {He} {turns} on the light with a click
      {fact}
      A tail [goes] away down the back, far too quick`,
    stanzas: `
      (A scratch|One scratch|A tap) in the wall [says] that someone [is] home
      They [shift] a big chair, or a bed
      They [roll] a whole walnut from this side to that
      And right above somebody's head

      (The trap|A trap|The box) [has] been set with a bit of good cheese
      By morning the cheese [is] not there
      The trap [is] still set, and it [has] a small note
      Of crumbs, and a whisker, one hair`,
    later: `
      The frost [is] outside, and the wall [is] all warm
      There [is] a small rustle, then peace
      And up in the dark in the paper and fluff
      There [are] six pink reasons to stay on the lease`,
    hook: `
      Mice in the cupboard and mice in the wall
      The mice have the run of the kitchen and hall

      A mouse in the house is as small as a thumb
      A mouse isn't asking for more than a crumb`,
  },
  {
    words: 'mosquito mosquitoes mosquitos mosquito_bite mosquito_bites bug_bite bug_bites bug_spray gnats midges',
    own: `
      {fact}
      {He} {puts} out the lamp, and {he} {hears} it come near
      {He} {hits} {himself} hard on the side of the head
      And it [sings] its small song by {his} opposite ear

      The (evening|lake|porch) [is] so fine, and the company good
      {He} {scratches} the back of {his} knee
      {fact}
      And {does} a small dance that [is] funny to see`,
    stanzas: `
      (A whine|The whine|One whine) [comes] around, and the lamp [goes] back on
      There [is] a tall chair and a shoe
      The ceiling [is] white, and the walls [are] all white
      And nobody [knows] where it flew

      (The net|The screen|A screen) [has] a hole that [is] small as a pin
      And word of it [gets] down the lake
      They [come] in a line with their napkins tucked in
      Like guests at the cutting of somebody's cake`,
    later: `
      The summer [comes] down to a scratch on the wrist
      An X with a nail, and some cream
      And all that it cost for those evenings of stars
      Was bites that were gone in a week, like a dream`,
    hook: `
      Mosquito, mosquito, go sing to the moon
      Mosquito, there's nobody asked for that tune

      One more mosquito bite, one more to scratch
      Mosquitoes have teeth that no slipper can match`,
  },
  {
    words:
      'dinosaur dinosaurs dino dinos t-rex t_rex trex tyrannosaurus triceratops stegosaurus brontosaurus velociraptor velociraptors pterodactyl dinosaur_bones dinosaur_bone paleontologist paleontologists',
    own: `
      {fact}
      {He} {says} the long names without taking a breath
      {He} {stomps} down the hall with two claws to each hand
      And {roars} at the bread till it's frightened to death

      The (museum|book|sandbox) [has] bones that [are] bigger than doors
      {He} {stands} there as small as a pea
      {fact}
      And {thinks} of the size that a footprint must be`,
    stanzas: `
      (A tooth|The tooth|One tooth) [is] as long as a loaf of good bread
      The arms [are] as short as a joke
      And somewhere a footprint [is] filled up with rain
      And birds [come] to splash in it under the oak

      (The bath|The tub|The rug) [has] a herd, and the herd [has] a war
      The green one [falls] in with a roar
      The one with the plates [sits] it out on the soap
      And half of the ocean [ends] up on the floor`,
    later: `
      They [dig] with a brush in the heat of the day
      A rib [comes] to light, then the rest
      It lay there so long that no number will do
      And there in the stone [is] an egg, in its nest`,
    hook: `
      Dinosaur, dinosaur, big as a bus
      There's no one to tell it to not make a fuss

      Stomp, little dinosaur, stomp down the hall
      The dinosaurs aren't so extinct after all`,
  },
  {
    words: 'dragon dragons',
    own: `
      {fact}
      {He} {knocks} at the cave with a loaf and a cup
      It [opens] one eye with a gold in the rim
      It [says], "Come on in", and it [warms] the tea up

      The (tower|hill|page) [has] a shadow with wings on the stone
      {He} {looks} up without any fear
      {fact}
      And {scratches} it under the scales by the ear`,
    stanzas: `
      (The gold|A heap|The hoard) [makes] a bed that [is] cold and too hard
      It [turns] in its sleep with a clink
      It [dreams] of a cushion, it [dreams] of a rug
      And of somebody coming to talk and to drink

      (The knight|A knight|One knight) [rides] up with a sword and a speech
      The dragon [lets] go of one sneeze, and that's all
      The knight [has] no eyebrows, the horse [has] gone home
      And they [share] a toast by the wall`,
    later: `
      The village [comes] up when the winter [is] hard
      It [breathes] on the hearths, one by one
      They [make] it a scarf that [goes] seven times round
      And no one [remembers] what wars have been won`,
    hook: `
      Dragon, oh dragon, with smoke at the nose
      A dragon is warm, when the north wind blows

      Fly, little dragon, up over the town
      The dragon flies higher than sorrow comes down`,
  },
  {
    words: 'unicorn unicorns',
    own: `
      {fact}
      {He} {goes} to the wood with an apple or two
      {He} {stands} in the clearing and {doesn't} say much
      And out of the birches [steps] something quite new

      The (glitter|ribbon|crayon) [gets] into the rug and the bread
      {He} {gallops} in socks round the bend
      {fact}
      And {needs} a big hug or a snack at the end`,
    stanzas: `
      (The moss|The path|The wood) [has] a print like a cup made of dew
      A bell [rings], and nobody's there
      A long strand of silver [is] caught on a thorn
      And sparkles still [hang] in the air

      (The horn|One horn|A horn) [is] made out of a cone and some foil
      It [slides] to one side in the race
      The broom [has] a mane, and the mane [has] a bow
      And somebody small [has] a star on its face`,
    later: `
      The cone [gets] put by in a box on a shelf
      The glitter [comes] up through the years
      There [are] those who say that such things never were
      And those who once heard one, with both of their ears`,
    hook: `
      Unicorn, unicorn, silver and white
      A unicorn runs through the middle of night

      If unicorns aren't, then what is it that shines?
      A unicorn went by here, under the pines`,
  },
  {
    words:
      'dog dogs doggy doggie mutt mutts hound hounds labrador labradors golden_retriever golden_retrievers beagle beagles dachshund dachshunds poodle poodles corgi corgis terrier terriers bulldog german_shepherd border_collie collie chihuahua cocker_spaniel spaniel rottweiler schnauzer labradoodle goldendoodle chocolate_lab chocolate_labs chocolate_labrador jack_russell whippet greyhound greyhounds pug pugs cockapoo cavapoo shih_tzu staffie staffy border_terrier pit_bull husky_dog huskies siberian_husky',
    own: `
      {fact}
      {He} {goes} down the path in the wind and the wet
      {He} {stops} to say hello at every last gate
      And {comes} home with more mud than anyone yet

      The (kettle|key|clock) [gives] a click, and two ears [start] to rise
      {He} {knows} what the sound of it means
      {fact}
      And breakfast [is] shared, down to some of the beans`,
    stanzas: `
      (A tail|The tail|One tail) [sweeps] the cups off the low coffee table
      A nose [prints] the glass of the door
      There [is] a long sigh, like the air from a tire
      And chin upon shoe, on the floor

      (The ball|A ball|One ball) [is] put down in the middle of things
      It [rolls], and it [looks] at them all
      And nobody there [has] a heart made of stone
      And somebody [throws] it the length of the hall`,
    later: `
      The fire [burns] down and the lamp [is] turned low
      There's breathing that [comes] from the mat
      And all that was hard in the day that has been
      Soon [weighs] nothing much, with a warm back like that`,
    hook: `
      A dog at the window, a dog at the door
      A dog is so glad that it can't be glad more

      Good dog, oh good dog, with mud on the paw
      The best dog in the world, and that is the law`,
  },
  {
    words:
      'cat cats kitties tabby tabbies tomcat calico_cat maine_coon black_cat black_cats kitty_cat our_kitty my_kitty siamese_cat siamese_cats ginger_cat orange_cat gray_cat grey_cat white_cat ragdoll_cat persian_cat tortoiseshell_cat house_cat',
    own: `
      {fact}
      {He} {sits} at the window and {looks} at the street
      {He} {finds} the one chair with the sun lying in it
      And {stays} there, and no one [can] have the warm seat

      The (door|lap|day) [is] half open, and {he} {thinks} it through
      {He} {has} very much to decide
      {fact}
      And {sits} there, one half of {him} out, one inside`,
    stanzas: `
      (A box|The box|A carton) [comes] in with a lamp of great cost
      The lamp [is] put down on the floor
      The box [has] two ears and the end of a tail
      And nobody [looks] at the lamp any more

      (A moth|A fly|The moon) [makes] the ears turn like dishes on roofs
      The tail [writes] a word in the air
      A leap, and the curtain [comes] down with the rod
      And somebody [washes] a paw in a chair`,
    later: `
      The night [comes] along with its rain on the roof
      Four feet [come] along, soft as bread
      They [turn] around twice, and the small motor [starts]
      And nobody there [has] too much of the bed`,
    hook: `
      Cat on the windowsill, cat on the wall
      A cat may not come, but it hears every call

      Cat in the sunshine and cat on the chair
      The house isn't home till the cat has been there`,
  },
]
