import type { Details } from '../../stanzas.ts'

/** Jars and orchards, the long table, the recipe box, the sink, and cooking altogether. */
export const food4: readonly Details[] = [
  {
    words:
      'strawberry_jam raspberry_jam blackberry_jam plum_jam apricot_jam peach_jam fig_jam homemade_jam jar_of_jam jars_of_jam jam_jar jam_jars make_jam makes_jam made_jam making_jam jam-making jam_making marmalade fruit_preserves peach_preserves strawberry_preserves canning_jars canning_peaches canned_peaches canning_tomatoes mason_jar mason_jars grape_jelly',
    own: `
      {fact}
      {He} {stands} at a pot that [is] red as a coal
      {He} {drips} from the spoon on a saucer of cold
      And {licks} off the test, and the spoon, and the bowl

      {He} {writes} on each (label|lid) in {his} steadiest hand
      {He} {lines} up the jars where the sun [can] shine through
      {fact}
      And somebody's toast [has] a morning like new`,
    stanzas: `
      The (kitchen|whole kitchen) [goes] sweet to the top of the stairs
      The spoon [leaves] a trail that [is] slow to fill in
      A wasp at the window [is] begging for work
      And there [is] a drip upon everyone's chin

      (The lids|New lids) [give] a pop as the cooling jars seal
      The pan [gets] scraped clean with a corner of bread
      The shelf in the pantry [lights] up like a church
      And all of the morning [comes] through it in red`,
    later: `
      Then winter [comes] down, and the garden [lies] bare
      The snow [fills] the ruts and the wind [bends] the tree
      But one lid is turned, and the summer comes out
      As sweet on the bread as it ever could be`,
    hook: `
      Homemade jam in a jar in a row
      Summer's in there, and it won't have to go

      A jar full of jam and a spoon standing deep
      Some days are too good for the season to keep`,
  },
  {
    words:
      'jar_of_honey jars_of_honey honey_jar honey_pot honeycomb honeycombs raw_honey local_honey wild_honey spoonful_of_honey spoon_of_honey honey_in_the_tea honey_in_my_tea honey_in_his_tea honey_in_her_tea honey_in_your_tea tea_with_honey honey_on_toast honey_cake',
    own: `
      {fact}
      {He} {lifts} up the spoon for the thread to run thin
      {He} {turns} it and {turns} it and still [comes] a drop
      And {he} {lets} the last of it end on the chin

      {He} {holds} up the (honey|gold jar) to look at the light
      {He} {sees} a whole field standing still in the gold
      {fact}
      There [is] no better thing for a cough or a cold`,
    stanzas: `
      The (spoon|spoon's tip) [goes] in slowly and [comes] out in gold
      A thread [folds] itself on the bread, row by row
      A bee [taps] the window to ask for it back
      And nobody [hurries], it [is] far too slow

      (The lid|This lid) [sticks] so tightly it [takes] the whole house
      The tea [turns] to amber right down to the base
      The last of the jar [takes] a knife and some time
      And somebody [comes] up with gold on the face`,
    later: `
      The meadow [is] mown and the clover [is] hay
      The hives [have] gone quiet, the bees [are] asleep
      A summer is gone before anyone looks
      But here is a spoonful the bees thought to keep`,
    hook: `
      Honey, sweet honey, it's slow and it's gold
      It keeps like a song, and it never grows old

      A jar full of honey, a spoon and the sun
      A thousand small journeys, and here is each one`,
  },
  {
    words:
      "candy candies candy_bar candy_bars candy_jar sweet_tooth bag_of_sweets lollipop lollipops licorice liquorice gummy_bear gummy_bears jelly_bean jelly_beans jellybeans butterscotch toffee toffees caramels peppermints gumdrops gobstoppers penny_sweets hard_candies mints humbugs mint_imperials pocket_full_of_mints werther's sweets",
    own: `
      {fact}
      {He} {pats} down {his} pockets and {finds} one more yet
      {He} {twists} off the paper as loud as a fire
      And {hands} it to whoever [looks] most upset

      {He} {swears} it [is] only the (one|two), then no more
      The wrapper [gives] evidence deep in the chair
      {fact}
      And nobody [wonders] who left it down there`,
    stanzas: `
      The (paper|bag) [gives] a rustle that [wakes] the whole row
      The red ones [go] first, and the green ones [stay] back
      A lump in the cheek [goes] from this side to that
      And everyone [looks] down the hole of the sack

      (The jar|One jar) on the shelf [has] a squeak in its lid
      A small hand [goes] in and [gets] stuck at the wrist
      A toffee [takes] hold and [puts] talking to rest
      And someone [comes] out with five sweets in a fist`,
    later: `
      The wrappers [turn] up in the coats years ahead
      They [crackle] in pockets and down in the seams
      And there, all at once, is a hand reaching out
      With something as sweet as the sweetest of dreams`,
    hook: `
      Candy, oh candy, just one and then none
      And one for the road, and the road has begun

      A jar full of sweets and a lid open wide
      The whole of a childhood is waiting inside`,
  },
  {
    words: 'lemonade lemonades lemonade_stand lemonade_stands limeade',
    own: `
      {fact}
      {He} {squeezes} till all of the lemons [give] in
      {He} {tastes} it and {pulls} such a terrible face
      And {adds} all the sugar there [is] in the tin

      {He} {pours} a tall (tumbler|glass) till the ice [starts] to climb
      {He} {sits} in the shade with it cold to the wrist
      {fact}
      And summer [slows] down, as if held in a fist`,
    stanzas: `
      The (pitcher|glass jug) [stands] sweating beside a tin cup
      The ice [gives] a crack and a lemon seed [spins]
      A bee [does] a lap of the rim and [sits] down
      And sour [shakes] hands with the sweet, and sweet [wins]

      (A sign|The sign) [says] two prices and both [are] misspelled
      A car [slows] to read it and [rolls] to a stop
      The coins in a saucer [get] counted again
      And half of the stock [is] drunk up by the shop`,
    later: `
      The sun [gets] down low and the ice [melts] away
      One last slice of lemon [is] left high and dry
      But nothing has ever tasted as good
      As cold lemonade and a whole empty sky`,
    hook: `
      Lemonade, lemonade, cold in the sun
      A squeeze and a stir and the summer's begun

      Ice in the lemonade, sugar to spare
      The sour and the sweet make a wonderful pair`,
  },
  {
    words:
      'apple_picking apple-picking pick_apples picks_apples picked_apples picking_apples apple_orchard apple_orchards orchard orchards apple_tree apple_trees cider_press apple_cider bushel bushels picking_pears picking_peaches',
    own: `
      {fact}
      {He} {climbs} to the rung that [says] this far, no more
      {He} {reaches} right through to the reddest of all
      And {bites} it up there till it [is] down to the core

      {He} {polishes} one on the (side|hem) of {his} shirt
      {He} {fills} up a basket too heavy to lift
      {fact}
      And each of the neighbors [comes] in for a gift`,
    stanzas: `
      The (ladder|old ladder) [leans] in through the leaves to the sun
      An apple [lets] go with a thump in the grass
      The warm afternoon [smells] of sugar and leaves
      And wasps [drink] the cider without any glass

      (The barrow|A barrow) [goes] bumping along down the rows
      The branches [spring] up when the picking [is] through
      A horse at the fence [puts] its nose through the rails
      And someone [walks] over and [gives] it a few`,
    later: `
      The orchard [stands] bare, and the crates [go] inside
      The cold [comes] in under the door with a whine
      But open one box in the deep of the year
      And all of September comes out, sweet and fine`,
    hook: `
      Up in the orchard the apples hang red
      Some for the basket and some overhead

      Picking the apples and filling the sack
      One bite going out, and one more coming back`,
  },
  {
    words:
      'berry_picking berry-picking pick_berries picks_berries picked_berries picking_berries berries blackberries blueberries raspberries strawberries huckleberries gooseberries mulberries elderberries strawberry_picking blackberry_picking blueberry_picking blackberry_bush blackberry_bushes blueberry_bushes strawberry_patch raspberry_bushes',
    own: `
      {fact}
      {He} {drops} in the first with a plink in the pail
      {He} {eats} about two for each one that [goes] in
      And {says} that a blackbird [can] eat like a whale

      {He} {reaches} far (into|inside) the thorns for the best
      {He} {comes} out with scratches from elbow to thumb
      {fact}
      {He} {grins}, and the grin [is] the blue of a plum`,
    stanzas: `
      The (fattest|ripest) [hang] just where an arm [doesn't] reach
      A thorn [takes] a hold of a sleeve by the hem
      The birds in the hedge [have] a good deal to say
      The hedge and the berries belong all to them

      (The pail|A pail) [fills] up slowly, the plinking [turns] soft
      The tongues [are] all purple, the fingers [are] too
      A hat [gets] turned over to carry the rest
      And home [is] a walk with the moon coming through`,
    later: `
      The freezer [is] full and the hedges [are] bare
      The brambles [turn] gray in the wind and the rain
      But one spoonful later, there's sun on the path
      And somebody purple comes up through the lane`,
    hook: `
      Berries for supper and berries for tea
      Two in the bucket and one more for free

      Picking the berries the whole summer long
      The pail's nearly empty, the count must be wrong`,
  },
  {
    words:
      'fish_fry fish_fries fish-fry fried_fish fried_catfish fries_fish fry_fish frying_fish fries_catfish fries_the_fish fry_the_fish frying_the_fish catfish_fry fried_perch fried_walleye hushpuppies hush_puppies',
    own: `
      {fact}
      {He} {rolls} each piece over in flour and in salt
      {He} {stands} well away when the pan [starts] to spit
      And {says} that the splatter [is] not {his} own fault

      {He} {lifts} out the (first|best) for the one who can't wait
      {He} {blows} on the hottest and {hands} it along
      {fact}
      The pan in the background [is] singing a song`,
    stanzas: `
      The (oil|fat) [gives] a hiss and the edges [turn] gold
      A cat [takes] a seat with its eyes on the fork
      The paper [goes] clear where the crusty ones [lie]
      And lemon seeds [pop] like the pull of a cork

      (The porch|The yard) [fills] with folding chairs, neighbors and steam
      The bowl of slaw [passes] from lap onto knee
      A bone [is] picked clean and [set] down on the rim
      And dogs [get] as lucky as dogs [get] to be`,
    later: `
      The skillet [cools] down and the chairs [fold] away
      The moonlight [lies] down on the river's long track
      The fish in the story [gets] longer each year
      The laughter's the part that keeps on coming back`,
    hook: `
      Fish fry on Friday, so bring up a chair
      There's plenty of fish and there's plenty to spare

      Fry up the fish till it's crackling and brown
      The smell of it travels the whole way to town`,
  },
  {
    words:
      'sunday_roast sunday_roasts roast_dinner roast_dinners pot_roast pot_roasts roast_beef roast_lamb roast_chicken roast_pork roast_potatoes yorkshire_pudding yorkshire_puddings yorkshires sunday_dinner sunday_dinners sunday_lunch sunday_lunches sunday_supper sunday_suppers gravy gravy_boat roasting_pan',
    own: `
      {fact}
      {He} {peers} through the steam at the gold in the pan
      {He} {steals} a crisp corner and {burns} {his} own tongue
      And {says} that it [is] only part of the plan

      {He} {brings} in the (platter|big dish) like a crown
      The lamp on the gravy [is] golden and dim
      {fact}
      And everyone's plate [gets] a lake on the rim`,
    stanzas: `
      The (roast|oven) [fills] the house till the dog [starts] to sigh
      The windows [go] foggy and running with heat
      The last of the crispy ones [lies] on the dish
      And everyone [leans] to it out of their seat

      (The gravy|Hot gravy) [goes] round like a boat on a tide
      The peas [roll] away from the side of the knife
      A second plate [comes] without anyone's asking
      And no one [has] room for the rest of their life`,
    later: `
      The roasting pan [soaks] and the afternoon [sleeps]
      The paper [slides] down over somebody's face
      The week may be weary, the week may be long
      But Sunday had gravy, and each had a place`,
    hook: `
      Sunday roast dinner, come in from the cold
      Potatoes are waiting, all crackle and gold

      Pass round the gravy and pass round the peas
      There's roast for the ones who say nothing but please`,
  },
  {
    words: 'leftover leftovers left-overs reheat reheats reheated food_container food_containers',
    own: `
      {fact}
      {He} {opens} the fridge like a treasure-filled cave
      {He} {sniffs} under each of the lids, one by one
      And {eats} the last dumpling, both hungry and brave

      {He} {labels} each (tub|box) with a hopeful new name
      {He} {stirs} in some pepper and {sings} to the pot
      {fact}
      And supper [is] ready, and cheap, and it [is] hot`,
    stanzas: `
      The (tubs|bowls) [stand] in the fridge in a mystery row
      The lid on the red one [belongs] to the blue
      A foil-covered something [is] moved to the back
      And one lonely dumpling [gets] lost in the stew

      (The rice|Cold rice) [hits] the pan and [comes] back to the world
      An egg [goes] on top with its yolk still aglow
      The roast [lives] again as a soup with a bone
      And no one [recalls] how it looked long ago`,
    later: `
      The tubs [are] washed out and the fridge [has] its shine
      The lids [go] on looking for who they once knew
      A good thing is good on the evening it's made
      But some things, warmed over, are better than new`,
    hook: `
      Leftovers, leftovers, third time around
      The best of all suppers are those that are found

      Lift up the lid and then heat up the pot
      Leftovers love to be wanted and hot`,
  },
  {
    words:
      'midnight_snack midnight_snacks midnight_feast midnight_feasts late_night_snack late_night_snacks late-night_snack late-night_snacks raid_the_fridge raids_the_fridge raided_the_fridge raiding_the_fridge midnight_sandwich midnight_kitchen always_hungry always_starving eats_everything_in',
    own: `
      {fact}
      {He} {tiptoes} past doors with a hand on the wall
      {He} {steps} on the board that [has] only one note
      And {stands} very still, like a coat in the hall

      {He} {stands} in the (glow|cool) of the wide-open fridge
      The light [falls] on slippers and half of a pie
      {fact}
      {He} {says} to the cheese that {he's} just passing by`,
    stanzas: `
      The (fridge|cold light) [lays] a stripe on the dark kitchen tiles
      The lid of a jar [gives] a terrible squeak
      A spoon in the quiet [is] loud as a bell
      And even the mouse in the wall [takes] a peek

      (The clock|Old clock) on the stove [says] a very small time
      The bread [gets] its ham and the ham [gets] its cheese
      A stair [gives] a creak under somebody else
      And nobody [scolds], they just pass it with ease`,
    later: `
      The crumbs [are] wiped up and the light [is] put out
      The stairs [have] their say, and the house [is] at rest
      The suppers at seven are all very well
      It's those in the dark with bare feet that taste best`,
    hook: `
      Midnight snack, midnight snack, quiet as mice
      One little nibble, then one more slice

      Raid the fridge, hush now, tiptoe and creep
      The cheese and the pie have no promise to keep`,
  },
  {
    words:
      'recipe recipes recipe_card recipe_cards recipe_box recipe_book cookbook cookbooks cookery_book secret_recipe secret_ingredient secret_ingredients',
    own: `
      {fact}
      {He} {props} up the card by the flour and the salt
      {He} {measures} by handful and {measures} by eye
      And {says}, if it [fails], that the card [is] at fault

      {He} {writes} in the (margin|corner) what {he} {does} instead
      Less sugar, more butter, an extra spoon, too
      {fact}
      And nobody else [gets] it right when they do`,
    stanzas: `
      The (card|page) [is] see-through where butter once fell
      The writing [leans] over and [runs] from the rain
      The oven [needs] heating, the card [doesn't] say
      And how long to bake it [is] under a stain

      (The box|Tin box) [holds] a hundred cards, tattered and soft
      The best of them [stands] at the front of the file
      A ring from a cup [has] the number of eggs
      And somebody's note [says] to stir for a while`,
    later: `
      The book [loses] pages, its back [comes] away
      The ink [is] so faded it [takes] a good guess
      But follow the words and there's somebody near
      Still saying: next time put in just a bit less`,
    hook: `
      It's in the recipe, it's on the card
      A pinch and a prayer and it isn't so hard

      The secret ingredient, pass it along
      A handful of love and it never goes wrong`,
  },
  {
    words:
      'washing_dishes wash_dishes washes_dishes washed_dishes washing_the_dishes wash_the_dishes washes_the_dishes washed_the_dishes do_the_dishes does_the_dishes did_the_dishes doing_the_dishes do_dishes does_dishes did_dishes doing_dishes dirty_dishes dry_the_dishes dries_the_dishes dried_the_dishes drying_the_dishes drying_dishes drying_plates dishwashing sink_full_of_dishes dish_towel dish_towels dish_soap do_the_washing-up does_the_washing-up did_the_washing-up doing_the_washing-up does_the_washing_up do_the_washing_up did_the_washing_up doing_the_washing_up washing_pots tea_towel tea_towels washing_up_liquid',
    own: `
      {fact}
      {He} {rolls} up {his} sleeves and {goes} in to the wrist
      {He} {chases} the last spoon around in the suds
      And {holds} up a glass for the spot that got missed

      The (water|dishwater) [goes] gray and the window [goes] white
      {He} {stacks} a wet tower that [hangs] in the air
      {fact}
      {He} {hums} to the pans, and the pans [do] their share`,
    stanzas: `
      The (faucet|tap) [starts] to steam and the bubbles [climb] high
      A plate [gives] a squeak like a thing that [is] new
      The towel [goes] round till it [can't] hold a drop
      And drying [takes] long, for there [is] talking to do

      (One pan|The pan) [asks] to soak till tomorrow at dawn
      The forks [slide] together and [sink] out of sight
      A bubble [sails] up and [goes] over the tap
      And somebody [catches] it, careful and light`,
    later: `
      The last drop [runs] out with a gurgle and sigh
      The towel [hangs] square where it [dries] by the heat
      Big things get said at a sink, side by side
      With eyes on the dishes and suds by the feet`,
    hook: `
      Washing the dishes, a plate at a time
      A splash and a song and a bit of a rhyme

      Dirty dishes, wet to the knees
      One washes, one dries, and the rest is a breeze`,
  },
  {
    words:
      'kitchen_table kitchen_tables dinner_table dinner_tables supper_table breakfast_table dining_table dining_room_table around_the_table round_the_table around_our_table around_her_table around_his_table kitchen_counter kitchen_island',
    own: `
      {fact}
      {He} {pulls} in a chair, though the coffee [is] cold
      {He} {draws} with one finger in crumbs from the bread
      And {stays} for just one more that [has] to be told

      The (lamp|light) [hangs] down low on the crumbs and the cards
      {He} {moves} half an inch so that one more [can] fit
      {fact}
      There [is] always a corner where someone [can] sit`,
    stanzas: `
      The (table|old wood) [has] a burn where a pot was set down
      The homework [gets] done by the bread and the cheese
      A chair with a wobble [is] nobody's first
      And under the cloth [is] a forest of knees

      (A leaf|The leaf) [goes] in when there [are] guests at the door
      The salt [goes] around with the news of the day
      One ring from a cup [marks] the end of the bench
      And nobody [gets] up to hurry away`,
    later: `
      The plates [go] away and the chairs [are] pushed in
      The lamp [burns] alone on the scratches and rings
      Whoever was fed there is never quite gone
      A table remembers a great many things`,
    hook: `
      Come to the table, there's bread and a chair
      There's room for one more, and there's butter to spare

      Around the old table, the lamp hanging low
      There's more on the stove, and there's no need to go`,
  },
  {
    words:
      'picnic picnics picnic_basket picnic_baskets picnic_blanket picnic_blankets picnic_table picnicked picnicking',
    own: `
      {fact}
      {He} {flings} out the blanket, it [drops] on a stone
      {He} {moves} it three times to get out of the ants
      And {ends} by an anthill as big as a throne

      {He} {hands} around (eggs|plums) from the depths of the bag
      The cups [tumble] over, the flies [get] their share
      {fact}
      {He} {lies} back at last with the grass in {his} hair`,
    stanzas: `
      The (basket|hamper) [comes] open with creaks in its lid
      An ant [starts] for home with a crumb like a sail
      The jam [gets] a visit from all of the wasps
      And somebody's elbow [comes] up with a snail

      (One cloud|A cloud) [comes] to look at the cake and [moves] on
      The grass [prints] its pattern on elbows and knees
      The forks [are] at home on the counter, it [seems]
      And fingers [do] well for the cake and the cheese`,
    later: `
      The blanket [is] shaken, the crumbs [fly] like snow
      The grass [lifts] its head where the plates were set down
      But one pressed green stalk in the fold of the cloth
      Brings back the whole meadow, the river, the town`,
    hook: `
      Picnic on Sunday, the blanket unrolled
      The grass and the sandwiches, lemonade cold

      A picnic's a dinner without any wall
      The ants are invited, there's plenty for all`,
  },
  {
    words:
      'pickling dill_pickle dill_pickles pickle_jar kimchi sauerkraut ferment ferments fermented fermenting kombucha jar_of_pickles jars_of_pickles pickled_onions pickled_eggs pickled_beets pickled_cucumbers pickles_cucumbers pickles_everything pickles_vegetables',
    own: `
      {fact}
      {He} {packs} every jar till there [is] no more room
      {He} {pours} in the brine with a squint and a sneeze
      And {shuts} up the shelf in the cool and the gloom

      {He} {twists} at the (lid|top) till {he} {turns} a bit red
      {He} {raps} it with spoons and {he} {grunts} for a while
      {fact}
      It [opens] at last with a pop and a smile`,
    stanzas: `
      The (jars|lids) [give] a tick and a fizz in the dark
      The dill [stands] on end like a weed in a pond
      The vinegar [travels] through every closed door
      And noses [get] word in the street and beyond

      (A fork|Someone's fork) [goes] fishing and [comes] up with three
      The crunch [can] be heard from the yard to the hall
      An eye [winks] shut at the sourest of bites
      And soon there [is] nothing but brine after all`,
    later: `
      The garden [goes] under, the frost [has] the vine
      The shelf [glows] like windows, green, yellow and red
      Time ruins a lot, but there's something to learn
      From all that it makes so much better instead`,
    hook: `
      Pickles in a row, and the lids on tight
      Give it a month and they'll come out all right

      A jar full of pickles, a fork and a crunch
      There's summer for supper and summer for lunch`,
  },
  {
    words: 'pizza pizzas pizza_night pizza_nights pizza_place pizza_oven pizza_box pizza_boxes pizzeria pizzerias',
    own: `
      {fact}
      {He} {lifts} up a slice and the cheese [comes] along
      {He} {winds} up the strings on a finger and {laughs}
      And {eats} from the crust end and {says} it [isn't] wrong

      {He} {opens} the (lid|box) and the steam [fogs] the room
      {He} {bites} in too early and {fans} at {his} tongue
      {fact}
      The box [lies] there bare when the night [is] still young`,
    stanzas: `
      The (doorbell|bell) [brings] them all down the stairs in their socks
      The box [comes] down hot on the rug on the floor
      An olive [gets] picked off and flicked to a friend
      And one slice [is] left for the hands of all four

      (The cheese|Hot cheese) [makes] a bridge from the box to the plate
      The dog [keeps] an eye on the slice that [hangs] low
      The crusts [get] lined up like the bones of a feast
      And clean folded napkins [get] nothing to show`,
    later: `
      The box [is] too wide for the bin by the gate
      The last slice [is] breakfast, as cold as a stone
      For all of the suppers with silver and lace
      The best are the ones with the box for a throne`,
    hook: `
      Pizza tonight, let the box open wide
      One half with mushrooms and love on each side

      Pass round the pizza before it gets cold
      It's more than enough, and it's all hands can hold`,
  },
  {
    words: 'burger burgers hamburger hamburgers cheeseburger cheeseburgers burger_joint burger_joints burger_bar',
    own: `
      {fact}
      {He} {squashes} it down till it [fits] in two hands
      {He} {opens} up wide like a bear in a cave
      And {wears} the tomato wherever it [lands]

      {He} {wipes} off {his} (chin|elbow) and {smiles} at the bun
      {He} {says} that a napkin [is] nothing but weight
      {fact}
      There [is] only a pickle slice left on the plate`,
    stanzas: `
      The (grill|griddle) [lets] out a great cloud and a hiss
      The buns [lie] face down till they [come] away brown
      The cheese [lets] itself down the sides like a cloak
      And smoke [brings] the news to the far side of town

      (A toothpick|The toothpick) [holds] up the whole tower with luck
      The sauce [finds] a sleeve, and the onion [slides] free
      A pickle [goes] sailing to somebody's lap
      And nobody [talks] till a quarter past three`,
    later: `
      The coals [settle] down and the cook [hangs] the tongs
      The stars [come] out over the smell of the street
      There's wisdom in books, and there's wisdom in age
      And some in a bun that is too big to eat`,
    hook: `
      Burger and pickle and onion and bun
      Open up wide or it cannot be done

      A burger, a burger, with sauce running down
      The tallest small building in all of the town`,
  },
  {
    words: "mac_and_cheese mac_n_cheese mac_'n'_cheese macaroni macaroni_and_cheese macaroni_cheese",
    own: `
      {fact}
      {He} {scrapes} at the crust in the corner, the best
      {He} {blows} on a spoonful the color of sun
      And {closes} {his} eyes and {forgets} all the rest

      {He} {digs} with a (spoon|fork) till the strings [let] it go
      {He} {plans} about seconds, then {plans} about thirds
      {fact}
      It [is] warm as a blanket, and better than words`,
    stanzas: `
      The (pot|water) [starts] to rattle, the noodles [go] in
      The cheese [lets] itself go in puddles of gold
      A crust [starts] to bubble and crackle on top
      And nobody [lets] it have time to grow cold

      (The spoon|One spoon) [pulls] a string half as long as the room
      The quiet [comes] down on the table like snow
      The spoons [scrape] the dish like a shovel on stone
      And gray afternoons [have] a bit of a glow`,
    later: `
      The years [come] with dinners that no one [can] spell
      With herbs on the top, in the middle of plates
      But let the rain fall and the day be unkind
      There's one yellow dinner that patiently waits`,
    hook: `
      Mac and cheese, mac and cheese, golden and hot
      Scrape round the corners and finish the pot

      Macaroni and cheese when the weather is gray
      A bowl and a spoon and the cold goes away`,
  },
  {
    words:
      'cheese cheeses cheddar camembert stilton gouda parmesan feta blue_cheese goat_cheese cheese_board cheese_boards cheeseboard cheese_shop cheesemaker cheesemonger cheese_plate',
    own: `
      {fact}
      {He} {cuts} a thin slice just to tidy the end
      {He} {tidies} the tidied end up once again
      And {says} there [is] still quite enough left to lend

      {He} {lifts} off the (cloth|lid) and {he} {breathes} in the smell
      The rest of the room [takes] a step to the door
      {fact}
      {He} {smiles} like a saint and {he} {reaches} for more`,
    stanzas: `
      The (wheel|wedge) [is] unwrapped and the dog [lifts] its head
      The crackers [fan] out on the board like a hand
      A rind [gets] pared off with the thin of the knife
      And one of them [smells] like a shoe in the sand

      (The soft one|A soft one) [sets] out for the edge of the board
      The blue one [sits] thinking, as wise as a king
      The hard one [lets] go of a crumb at a time
      And a mouse in the wall [hears] the whole of the thing`,
    later: `
      The board [is] wiped clean and the crackers [are] dust
      The moon at the window [is] holey and white
      Some things become stronger and sweeter with age
      And cheese is the proof, as it dreams through the night`,
    hook: `
      A bit of cheese here and a bit of cheese there
      And soon there's a board with no crumbs left to spare

      Say cheese for the camera and cheese for the bread
      And one little crumb for a mouse to be fed`,
  },
  {
    words:
      'cook cooks cooked cooking home-cooked home_cooked home_cooking chef chefs skillet skillets cast_iron_pan cast-iron frying_pan frying_pans supper suppers stovetop wooden_spoon wooden_spoons cooks_dinner cooks_for made_dinner makes_dinner make_dinner making_dinner',
    own: `
      {fact}
      {He} {tastes} from the spoon with one hand for a plate
      {He} {stops} for a second and {looks} to the side
      And {adds} a small something that [puts] it all straight

      {He} {stands} in the (steam|glow) with {his} sleeves to the elbow
      {He} {fills} the first plate, and {he} {fills} up the rest
      {fact}
      {His} own plate [is] last, and it [pleases] {him} best`,
    stanzas: `
      The (pot|big pot) [starts] to mutter and rattle its lid
      The windows [run] wet in a buttery haze
      A smell [calls] the names of the people upstairs
      And feet [come] down stairs in their various ways

      (A spoon|The spoon) [goes] across to be tried by a tongue
      The onions [go] soft and the light [settles] low
      The plates [make] a circle, the chairs [make] a noise
      And no one [has] anywhere better to go`,
    later: `
      The stove [ticks] and [cools] and the pans [are] hung up
      The last spoon [is] dried, and the kitchen [is] dark
      A supper is gone in a quarter hour's time
      The being looked after still glows like a spark`,
    hook: `
      What's cooking, what's cooking? The lid gives a tap
      There's soup for the hungry, and bread for the lap

      Supper is ready, so come in and sit
      There's love in the cooking, and plenty of it`,
  },
]
