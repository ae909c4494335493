import type { Details } from '../../stanzas.ts'

/** Garden, woods, sea, far lands and fables; last, any dog or cat. */
export const animals4: readonly Details[] = [
  {
    words: 'spider spiders spiderweb spiderwebs spider_web spider_webs cobweb cobwebs tarantula tarantulas',
    stanzas: `
      Eight thin legs on the white of the wall
      A glass turned over, a card slid in
      A walk to the door with both arms straight
      A small dark dot on the garbage bin

      A wheel hung up in the crook of a branch
      The spokes go first, then the rings, drawn tight
      A bead of wet upon each of the joins
      And one foot resting to feel for a bite

      A line let down from the lampshade's rim
      A stop halfway, and the legs tucked small
      A stir of air from the opening door
      And nobody there on the thread at all

      Up in the corner the broom won't reach
      A gray old rag with a hole for a door
      A tremble of thread, a step, and a stop
      Two dry wings, and a place for one more`,
  },
  {
    words:
      'bees beehive beehives hive beekeeper beekeepers beekeeping keeps_bees honeybee honeybees bumblebee bumblebees apiary honey_bee honey_bees bee_sting bee_stings bee_keeper bee_keeping queen_bee hives',
    stanzas: `
      A hum in the box like a kettle's start
      Frames lifted slowly, heavy and brown
      A puff of smoke and a veil pulled close
      And one on the glove walking up and down

      Wax in the comb like a well-laid floor
      Six sides each and a lid for all
      A spoon held high till the gold runs thin
      A toast crust under to catch the fall

      Dust on the legs like yellow socks
      In at the bell of a flower, and out
      A drone gone by at the height of an ear
      And nothing but clover to talk about

      White wooden boxes, a brick on each lid
      A landing board with a crowd at the door
      A waggle, a turn, and a pointing-out
      Off to the lavender patch for more`,
  },
  {
    words:
      'butterfly butterflies monarch_butterfly monarch_butterflies caterpillar caterpillars chrysalis cocoon cocoons swallowtail',
    stanzas: `
      Two painted halves like a book left wide
      Shut, and then open, then shut once more
      Landing too light to be felt on a sleeve
      Off like a scrap going out by the door

      Jar with a twig and a lid full of holes
      Stripes going up by the leaf and the bite
      Green sleeping bag with a thread at the top
      Wings hung out crumpled, to dry in the light

      Orange and black, or a blue, or a white
      A tongue like a watch spring, coiled and neat
      A wobble, a dip, and a change of mind
      Daisies that bend at the touch of the feet

      Nothing like straight from the bush to the wall
      Up like a scrap off a bonfire's heap
      Down on a thistle to fold like a sail
      Thin as a note for a pocket to keep`,
  },
  {
    words:
      'bird_feeder bird_feeders birdfeeder birdfeeders birdhouse birdhouses birdseed bird_seed bird_bath birdbath hummingbird hummingbirds chickadee chickadees songbirds finches sparrows robins goldfinch woodpecker woodpeckers nuthatch feeds_the_birds feeds_birds feeding_the_birds feeding_birds fed_the_birds fed_birds feed_the_birds feed_birds',
    stanzas: `
      A tube of seed on a bend of wire
      Hulls on the step like the dust from a saw
      A flash of red and a flash of gray
      A scrap by the suet, claw to claw

      A tin can scoop and the squeak of a lid
      One tap at the glass, one hop on the ledge
      One at the perch and one in the queue
      Forty opinions inside of the hedge

      A field guide lying flat by the sink
      Page with the corner turned down for the wren
      Blur of a wing and the nod of a stem
      The feeder left bare, and then full again

      A bowl of rain with a rim of moss
      A hop, a look, and a dip of the chin
      Drops thrown up like a handful of beads
      And one on the rim that's next to get in`,
  },
  {
    words: 'owl owls barn_owl screech_owl',
    stanzas: `
      Two round windows, a nail for a nose
      A head gone round to the back of the coat
      A feather that falls with no more noise
      Than a page let go from a pocket note

      Who from the oak, and a who from the ridge
      A post with a top that turns out to blink
      Wings like a page being slowly turned
      And mice gone still as a drop of ink

      Tufts for the ears and trousers to match
      A knot in the trunk with a pair of eyes
      A clack of the beak, a shrug of the shawl
      The look of a judge at a table of pies

      Under the branch, a gray felt ball
      A tiny white jaw and a tuft of fur
      Up in the leaves a thing like a stump
      One soft hoot, and a shift, and a stir`,
  },
  {
    words: 'crow crows magpie magpies ravens a_raven',
    stanzas: `
      One cough from a wire, and one from a roof
      A black coat buttoned and shining like tar
      A walnut dropped from the top of the pole
      And opened for free by a passing car

      A walk like a landlord's, hands at the back
      Head on one side for the lid of the can
      A bread crust dunked till it bends in half
      Up to the gutter, all part of the plan

      Button and bead, and a ring off a can
      Left on the rail by the peanut dish
      A bounce on the branch and a rattling voice
      And a wing let down with a silky swish

      Five on the line like a bar of a tune
      One flies off and the four move along
      A caw, a caw from the opposite roof
      All of it called, by the owner, a song`,
  },
  {
    words: 'squirrel squirrels chipmunk chipmunks',
    stanzas: `
      Tail like a question set up on the fence
      Both hands full and a cheek full as well
      A hole dug here and a hole dug there
      And where it all went, not a sign to tell

      Down the trunk with the head at the front
      A scold, a flick, and a round of the tree
      Along the wire at a tightrope trot
      Shells let fall where the lunch used to be

      One leap from the eaves, a swing by the toes
      Feeders that turn and feeders that tip
      A well-greased pole and a long slide down
      And back once more with a lick of the lip

      Acorns turned like a safe's round dial
      Nibble and listen, and nibble and freeze
      Flowerpots dug to the roots for a bank
      A rustle gone off through the tops of trees`,
  },
  {
    words: 'raccoon raccoons racoon racoons trash_panda',
    stanzas: `
      A lid going round on the driveway stones
      A black silk mask and a ring-striped tail
      Ten cold fingers all down in the bag
      And half of a peach, and a heel gone stale

      Light flicked on and a face in the can
      Hands to the chest, and a mild round stare
      A slow unbothered walk to the fence
      A chicken bone, taken along for fare

      Brick on the lid and a cord round the brick
      A scrape, and a pause, a chuckle, a clunk
      Wet little prints up the side of the wall
      And corn cobs laid at the foot of a trunk

      A crust dunked down in the water bowl
      Turned in the fingers and washed till it's gone
      A puzzled look at the ends of the hands
      Pat at the bottom, and so it goes on`,
  },
  {
    words: 'deer white-tailed_deer whitetail whitetails baby_deer baby_fawn',
    stanzas: `
      A flick of white at the edge of the corn
      Ears like spoons, going this way and that
      One thin leg held up in mid-step
      A leap, and the fence may as well be flat

      Apples gone from the lowest boughs
      Two-toed prints in a row through the bed
      The tops of the tulips bitten off clean
      A wet black nose and a lift of the head

      Brown on the brown of the trunks and the leaves
      A branch that moves, and is antler and bone
      A breath, the click of a twig in the hush
      And under the branch, a look still as stone

      Clearing with nobody, then with a few
      Spots on a back like the sun through a hedge
      One stamp of a foot, one listening nose
      And one step more from the meadow's edge`,
  },
  {
    words: 'fox foxes fox_den fox_cubs',
    stanzas: `
      A rust-red trot along the wall
      White at the tip like a brush dipped in
      Black for the stockings and black for the ears
      A narrow smile to the end of the chin

      A stop in the lane and a look straight back
      Two lit coins at the height of a knee
      A slip through a gap that is half as wide
      Three dropped feathers, and nothing to see

      Head on one side for a squeak in the grass
      A crouch, a spring, and a nose-down dive
      Tail sticking up like a plume in a hat
      A sneeze, a shake, and a count of five

      Bark like a cough from the end of the yard
      Paw prints set in a single string
      Curled like a bun with the nose put by
      The tail laid over to finish the ring`,
  },
  {
    words:
      'grizzly grizzlies grizzly_bear grizzly_bears black_bear black_bears brown_bear brown_bears bear_cub bear_cubs saw_a_bear met_a_bear sees_a_bear seeing_a_bear chased_by_a_bear spotted_a_bear found_a_bear saw_bears watching_bears watches_bears',
    stanzas: `
      A log rolled over, a lick underneath
      A great round rump in the berry patch
      Purple all over the side of the jaw
      A tree with its bark in strips from a scratch

      A coat two sizes too big at the rear
      Nose in the air for the smell of a lunch
      A sit, a lean, and a scratch on a trunk
      Berries gone in by the leaf and the bunch

      Prints in the mud like a large man's feet
      A cooler tipped up and the lid clawed wide
      Marshmallow dust on the end of the snout
      And all of it quiet as mice inside

      Up to the belly in river foam
      One slow paw hung out like a hook
      A flash going by, a swat, and a splash
      One fish tail left at the side of the brook`,
  },
  {
    words: 'whale whales whale_watching whale_watch humpback humpbacks orca orcas narwhal narwhals',
    stanzas: `
      Breath going up like a tree from the sea
      A long gray hill with a fin at the rear
      The tail comes over, it stands, it slides
      A smooth flat patch, and the water clear

      A rail, a lean of the boat to one side
      Barnacles set like the stones in a ring
      A roll, and an eye like a plum looks up
      A note drawn off like a bow on a string

      As long as a street with the buses parked
      Mouth like a barn with a fringe for a door
      A ton of the sea drawn in with the soup
      The soup kept in, and around for more

      Up like a building with water for walls
      A hang in the air, and it all comes down
      A boom, a drench to the back of the boat
      Hats gone flat from the brim to the crown`,
  },
  {
    words: 'dolphin dolphins porpoise porpoises',
    stanzas: `
      One curve going over, one going down
      A clap of wet on the side of the bow
      A click, a creak like an unoiled door
      A grin that was there before, and is now

      Slick as a boot in the green of the wave
      Two backs up and the third back late
      A chirp, a whistle, a slap of the tail
      And off like a stone that's skipping straight

      Nose like a bottle, a hole for a breath
      A puff, a roll, and the belly shows white
      Racing a boat for the sake of the race
      A hoop of spray, and it hangs there, bright

      A fin in the glitter, a held-up hand
      A fin where the first had been, then a third
      Leap with a twist at the top of the arc
      A splash, a laugh like the laugh of a bird`,
  },
  {
    words: 'shark sharks great_white great_whites hammerhead hammerheads whale_shark',
    stanzas: `
      Fin like a sail on the flat of the blue
      Teeth in a row, and a row in the rear
      An eye like a coat button, sewn on tight
      And everything smaller nowhere near

      Gray on the top and white underneath
      Gills like the slats of a window blind
      Tail going slow as the turn of a key
      A school that parts, and that closes behind

      Tooth like a flint for the palm of a hand
      Three sharp sides and an edge like a saw
      Hammerhead, tiger, and thresher, and nurse
      Spares by the dozen in back of the jaw

      No bones at all and no need for a nap
      Skin like the paper for sanding a chair
      One slow pass at the side of the boat
      And a look going by that's not quite there`,
  },
  {
    words: 'elephant elephants',
    stanzas: `
      A gray wall moves, and it has an ear
      Knees like a pair of old trousers, bagged
      A trunk gone round for the end of a branch
      And leaves, and the stump of it lightly dragged

      A peanut found by two fingers of nose
      Dust thrown up for a powder of red
      A small one under the belly for shade
      And ears like sheets being spread on a bed

      Feet set down like a cushion let fall
      A sway to the hips, a swish to the tail
      A trunk that has hold of the tail in front
      One after one, like the cars on a rail

      One hose for the bath and one for the drink
      Squirts on one of the shoulders, then two
      Wrinkles that run to the edge of the eye
      A lash like a broom, and a long look through`,
  },
  {
    words: 'lions tigers leopard leopards cheetah cheetahs big_cats lion_cub lion_cubs lion_cage tiger_cub tiger_cubs',
    stanzas: `
      A yawn as wide as an oven door
      Paw like a plate on the edge of a stone
      Twenty good hours in the shade of a bush
      Tip of the tail with a life of its own

      Low to the ground through the yellow grass
      Shoulder, then shoulder, a slow smooth roll
      Two gold eyes with the rest left out
      A hush the size of the watering hole

      A roar that rattles the lids on the bins
      A rumble comes after, down in the floor
      A lick of the nose, a flop on the side
      And a pat like a house cat's, nothing more

      Ruff like a king's or a coat like a flame
      Whiskers like wires and a sandpaper tongue
      A heavy head laid on a heavy wrist
      A cuff on the ear for the noisy young`,
  },
  {
    words: 'penguin penguins',
    stanzas: `
      Black for the back and white for the shirt
      A bow at the waist, a flat-footed tread
      A slip on the ice, a slide on the front
      Up at the bottom with snow on the head

      All in a huddle with backs to the wind
      A shuffle, and each gets a turn to warm
      One pale egg on the tops of the feet
      A fold let down, like a coat in a storm

      Pebble picked out of a beach of the same
      Carried uphill like a ring on a tray
      Laid at the feet with a bob and a bow
      And somebody else will take it away

      Crowd at the edge and a push from the back
      Nobody first, and then everyone is
      Wings for flying through green cold glass
      Pop, on the ledge, like a cork from the fizz`,
  },
  {
    words: 'frog frogs toad toads tadpole tadpoles bullfrog bullfrogs tree_frog',
    stanzas: `
      Plop, just ahead of the toe of a shoe
      Two eyes up in the duckweed, wide
      A throat like a bubble that grows and goes
      An answer croaked from the other side

      Jar full of commas that wriggle and turn
      Two back legs, then a front leg or two
      Tail getting shorter, the mouth getting wide
      One on the rim of it, shiny and new

      Cupped in the hands like a pulse with a lid
      Damp as a grape and as light as a key
      A thumb moved over to let in a look
      A leap to the cuff, a leap to the knee

      A bump on a log, a bump on a stone
      A tongue like a party horn, out and in
      A fly that was there in the air, then not
      A gulp with the eyes, and the same wide grin`,
  },
  {
    words: 'snail snails snail_shell snail_shells',
    stanzas: `
      A silver line going up by the step
      Two long horns, and a drop on each end
      House on the back at a bit of a tilt
      An hour for rounding the flowerpot's bend

      A touch at the horn, and the horn goes in
      One touch at the next, and that goes as well
      A wait, and a bubble, a foot comes out
      Out comes the rest at the lip of the shell

      A lettuce leaf with a window cut
      Lid of the bucket and rim of the can
      Not one hurry in all of the yard
      And all of the hostas gone, as per plan

      Curl in the hand like a cinnamon bun
      Brown into cream into brown, to the tip
      Set on a leaf at the end of the bed
      Off like a very slow boat on a trip`,
  },
  {
    words: 'worm worms earthworm earthworms nightcrawler nightcrawlers worm_bin',
    stanzas: `
      A spade turned over, a soft pink loop
      Stretched like elastic, a slow drawing-in
      Crumbs of black dirt in the lines of a palm
      Down through a hole that is thin as a pin

      Coffee tin packed with a fistful of earth
      A tickle that runs from palm to the wrist
      Some for the hook and one let go
      One in a knot coming out with a twist

      Out on the sidewalk, a long wet s
      A stoop, a finger slid under with care
      A lift to the side, a drop on the grass
      And the sidewalk crossed with an inch to spare

      Bin with a lid and the peelings below
      Tea leaves and eggshells and lettuce gone brown
      Rustles as soft as a page being turned
      All of it black by the time it goes down`,
  },
  {
    words:
      'mice mousetrap mousetraps mouse_trap field_mouse house_mouse pet_mouse mouse_in_the caught_a_mouse catches_a_mouse saw_a_mouse chases_a_mouse found_a_mouse',
    stanzas: `
      A scratch in the wall, a scratch, and a hush
      Cereal box with a hole near the floor
      A gray streak gone by the leg of the stove
      A crack like a dime's worth under the door

      Round for the ears and a bead for each eye
      Tail like a string from the end of a kite
      A crumb held up in the tips of the hands
      Eaten in rings, with a quick small bite

      A patter that crosses the ceiling tiles
      A stop, and a roll, and a patter back
      A walnut moved from the beam to the pipe
      One little nose at the edge of a crack

      Nest in a boot at the back of the shelf
      Dryer lint, ribbon, and feather and thread
      A page of the paper shredded to fluff
      Something as pink as a thumb in the bed`,
  },
  {
    words: 'mosquito mosquitoes mosquitos mosquito_bite mosquito_bites bug_bite bug_bites bug_spray gnats midges',
    stanzas: `
      A whine in one ear, a slap at that ear
      Whine in the other, and swat at the air
      A lamp switched on and a hunt with a shoe
      And four white walls, and nobody there

      Bump on the ankle and bump on the wrist
      An X pressed into the itch with a nail
      Lotion dabbed on till it dries to a crust
      One on the lid like a stamp on the mail

      Spray on the neck and the backs of the knees
      Smoke from a coil in a small green ring
      Screen with a tear at the width of a pin
      One that has heard of the hole, on the wing

      Light as a lash on the back of the hand
      Up on its toes for a thin cold sip
      A slap, and a pink place left on the arm
      Off goes the guest with a drink for the trip`,
  },
  {
    words:
      'dinosaur dinosaurs dino dinos t-rex t_rex trex tyrannosaurus triceratops stegosaurus brontosaurus velociraptor velociraptors pterodactyl dinosaur_bones dinosaur_bone paleontologist paleontologists',
    stanzas: `
      Hip like a door and a neck like a crane
      Plates down the back like the roofs of a town
      Tail for a rudder and brain like a nut
      Ferns by the acre, all munched and gone down

      Rubber and green with the tail chewed flat
      Lined in a row on the edge of the tub
      A roar through the teeth, a stomp in the foam
      Claws to be brushed and a belly to scrub

      Teeth like bananas and arms like a joke
      Names that are longer than most of the street
      Three long toes in a slab of stone
      Water that stands in the shape of the feet

      Rib like a rafter and skull like a car
      Wires and a sign and a rope on a post
      A neck tipped back for the top of the jaw
      The claws the part to be looked at the most`,
  },
  {
    words: 'dragon dragons',
    stanzas: `
      Scales like coins and a coil on the coins
      Smoke from the nose in a thin gray thread
      Wings like a pair of umbrellas, shut
      And one eye open, gold rimmed in red

      Cave with a draft that goes in and goes out
      Cups and a crown and a scatter of rings
      A cough, a curtain of sparks going up
      Toast at a distance, and other good things

      Green for the belly and spikes for the spine
      Crayon gone over the edge of the page
      A tower, a flag, and a curl of flame
      A smile, for all that it's meant for a rage

      Shadow that slides on the roofs of the town
      Claws like plows and a tail like a whip
      A bucket brought up instead of a sword
      And ears to be scratched, at the very tip`,
  },
  {
    words: 'unicorn unicorns',
    stanzas: `
      A mane like a ribbon drawer left to spill
      A horn with a twist like a candy stick
      Four silver shoes on a carpet of moss
      A toss of the head, and the hoofbeats quick

      Sticker and backpack, a cup and a cake
      Sequins that turn from the pink to the white
      A headband horn that slides to one ear
      Glitter still turning up, morning and night

      White in the gap where the birches stand
      Steps with no sound and a breath with no steam
      An apple left on the flat of a stump
      The core, and a hoofprint, next to a stream

      Crayons in purple and crayons in gold
      Stars on the rump and a swish to the tail
      Horn made of foil and a broom for the back
      Gallops in socks to the banister rail`,
  },
  {
    words:
      'dog dogs doggy doggie mutt mutts hound hounds labrador labradors golden_retriever golden_retrievers beagle beagles dachshund dachshunds poodle poodles corgi corgis terrier terriers bulldog german_shepherd border_collie collie chihuahua cocker_spaniel spaniel rottweiler schnauzer labradoodle goldendoodle chocolate_lab chocolate_labs chocolate_labrador jack_russell whippet greyhound greyhounds pug pugs cockapoo cavapoo shih_tzu staffie staffy border_terrier pit_bull husky_dog huskies siberian_husky',
    stanzas: `
      A tail that clears the coffee table
      Leash on a hook and a bowl on the mat
      Nose prints all down the glass of the door
      A cushion dented where somebody sat

      Tags that jingle from room to room
      A chin put down on the top of a shoe
      One long sigh like the air from a tire
      One ear up for whatever is new

      A wag that starts at the end of the nose
      Two front paws on the front of a coat
      A damp ball dropped in the middle of things
      Groans of hello from the back of the throat

      Sun on the floor in a square, and a sprawl
      Feet that smell like popcorn and straw
      Belly turned up at the sound of a step
      One eye open, and lifted, a paw`,
  },
  {
    words:
      'cat cats kitties tabby tabbies tomcat calico_cat maine_coon black_cat black_cats kitty_cat our_kitty my_kitty siamese_cat siamese_cats ginger_cat orange_cat gray_cat grey_cat white_cat ragdoll_cat persian_cat tortoiseshell_cat house_cat',
    stanzas: `
      A windowsill sat on from end to end
      Tail hung down like a bell pull's cord
      One look at the birds, one look at the street
      The face of a slightly impatient lord

      A box from the mail with the flaps let down
      Two ears over the edge, and no more
      A paw shot out at the passing lace
      And back in the box like a shutting drawer

      One rub at the ankle, one at the chair
      A wet pink tongue on the back of a wrist
      One leg up like the neck of a swan
      No part of the coat that is ever missed

      A door scratched at till the door swings wide
      A sit on the sill, the tail in the room
      A think, a sniff at the air, and a turn
      The door pushed shut with the end of a broom`,
  },
]
