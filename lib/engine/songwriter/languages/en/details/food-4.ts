import type { Details } from '../../stanzas.ts'

/** Jars and orchards, the long table, the recipe box, the sink, and cooking altogether. */
export const food4: readonly Details[] = [
  {
    words:
      'strawberry_jam raspberry_jam blackberry_jam plum_jam apricot_jam peach_jam fig_jam homemade_jam jar_of_jam jars_of_jam jam_jar jam_jars make_jam makes_jam made_jam making_jam jam-making jam_making marmalade fruit_preserves peach_preserves strawberry_preserves canning_jars canning_peaches canned_peaches canning_tomatoes mason_jar mason_jars grape_jelly',
    stanzas: `
      A heavy pan and a hill of fruit
      Pink foam skimmed and a slow thick roll
      A drip on a saucer that wrinkles and holds
      And a heel of bread for the foam in the bowl

      A funnel, a towel, a boiled clean jar
      A label in pencil stuck on with a lick
      A pop from each lid as it settles and cools
      And a drip on the side running slow and thick

      Sugar in sacks and a pot to the brim
      A ladle stained and a sticky floor
      A knife gone down to the foot of the jar
      And the toast gone under from shore to shore

      A shelf of jars with the light coming in
      Ruby and amber and something near black
      A ring on the wood where the glass was set
      And one with the seal cracked, down at the back`,
  },
  {
    words:
      'jar_of_honey jars_of_honey honey_jar honey_pot honeycomb honeycombs raw_honey local_honey wild_honey spoonful_of_honey spoon_of_honey honey_in_the_tea honey_in_my_tea honey_in_his_tea honey_in_her_tea honey_in_your_tea tea_with_honey honey_on_toast honey_cake',
    stanzas: `
      A slow gold thread that folds on itself
      A wooden dipper that turns and drips
      A drop on the lid and a drop on the sleeve
      And all ten fingers sealed at the tips

      A jar held up till the light comes through
      Six-sided windows, capped with wax
      A knife pulled warm through the edge of the comb
      And drips on the board in little gold tracks

      A lid that won't turn and a knife-handle's tap
      A spoon coming up with a long bright tail
      Amber that sinks with a stir and a clink
      And drops on the table leaving a trail

      Sugar gone hard at the foot of the jar
      A bath of warm water to make it run
      Butter, a crust and a slow slow pour
      And one long drip that is never quite done`,
  },
  {
    words:
      "candy candies candy_bar candy_bars candy_jar sweet_tooth bag_of_sweets lollipop lollipops licorice liquorice gummy_bear gummy_bears jelly_bean jelly_beans jellybeans butterscotch toffee toffees caramels peppermints gumdrops gobstoppers penny_sweets hard_candies mints humbugs mint_imperials pocket_full_of_mints werther's sweets",
    stanzas: `
      A white paper bag with the corners pinched
      Jars in a row with the lids screwed tight
      A butterscotch clicking behind the teeth
      And a tongue turned blue by the second bite

      A wrapper twisted at either end
      A lump in the cheek and a rattling click
      A pocket lined with cellophane squares
      And a paper stick for one last lick

      A scoop in the bin and a needle that swings
      Red ones and yellow ones, sour and sweet
      Sugar that gathers in folds of the bag
      And a gummy bear missing its two front feet

      A drawer that crackles whenever it's pulled
      A dish by the door and a lid that chimes
      Toffee that fastens the teeth like glue
      And a hand going back a number of times`,
  },
  {
    words: 'lemonade lemonades lemonade_stand lemonade_stands limeade',
    stanzas: `
      A card-table counter, a jar for the coins
      Halves pressed down with a turn of the wrist
      Seeds in the strainer, a sting in a cut
      And ice knocking round with a lemon twist

      A sign in crayon, the letters too big
      Sugar that spins to the foot of the glass
      A pucker, a squint, and another long pull
      And a cold wet circle pressed in the grass

      Yellow rinds in a heap on the board
      A wooden spoon going clink on the ice
      A taste that pinches the sides of the tongue
      And a second cup poured at the same low price

      A pitcher with daisies around the neck
      A spoon in the sugar, a seed on the lip
      A paper straw going soft at the bend
      And a long dry gurgle, the final sip`,
  },
  {
    words:
      'apple_picking apple-picking pick_apples picks_apples picked_apples picking_apples apple_orchard apple_orchards orchard orchards apple_tree apple_trees cider_press apple_cider bushel bushels picking_pears picking_peaches',
    stanzas: `
      A ladder propped in the crook of a branch
      A twist and a tug and a rustle of leaves
      A basket that bumps at the side of the leg
      And bits of the tree on the shoulders and sleeves

      Red on the one side and green on the other
      A bite with a crack and a spurt of juice
      A core thrown long in the high thick grass
      And a bushel bag with the stitches loose

      Windfalls brown in the trampled grass
      Wasps at work on the sweetest one
      A shine rubbed up on the front of a shirt
      And pockets so full that there's no way to run

      Crates in a row at the end of the trees
      A claw on a pole and a bag underneath
      A thud in the grass and another thud
      And a sour bite that goes right through the teeth`,
  },
  {
    words:
      'berry_picking berry-picking pick_berries picks_berries picked_berries picking_berries berries blackberries blueberries raspberries strawberries huckleberries gooseberries mulberries elderberries strawberry_picking blackberry_picking blueberry_picking blackberry_bush blackberry_bushes blueberry_bushes strawberry_patch raspberry_bushes',
    stanzas: `
      A pail with a plink and then no plink at all
      Stains on the fingers and stains on the chins
      One for the bucket and two for the mouth
      And scratches as fine as a box of pins

      Leaves pushed back with the side of a hand
      A warm one hanging, the biggest of all
      A seed that stays in the gap of the teeth
      And a bowl growing lighter along the hall

      Sleeves pulled down and a bush that bites
      Stems in the basket, a leaf, a bug
      Juice in a line from the palm to the wrist
      And a whole day's work that fits in a mug

      A colander dripping, a small green cap
      A rinse, a shake and a pinch at the stem
      Cream in a puddle that slowly turns pink
      And a napkin speckled along the hem`,
  },
  {
    words:
      'fish_fry fish_fries fish-fry fried_fish fried_catfish fries_fish fry_fish frying_fish fries_catfish fries_the_fish fry_the_fish frying_the_fish catfish_fry fried_perch fried_walleye hushpuppies hush_puppies',
    stanzas: `
      A paper plate and a lemon wedge
      Cornmeal and pepper shaken in a sack
      A kettle of oil with a rolling hiss
      And bones on the plate in a tidy stack

      A folding table, a roll of towels
      Gold coming up in a basket of wire
      Slaw in a tub and a stack of white bread
      And breath sucked in on a mouthful of fire

      A tail that curls in the bubbling fat
      A dusting of flour, a slap and a shake
      Hot sauce tapped from the neck of the jar
      And a crust that gives way to a clean white flake

      Newspaper spread from end to end
      A long-handled spoon with a bed of holes
      A line that bends around two sets of chairs
      And tartar sauce dipped out of paper bowls`,
  },
  {
    words:
      'sunday_roast sunday_roasts roast_dinner roast_dinners pot_roast pot_roasts roast_beef roast_lamb roast_chicken roast_pork roast_potatoes yorkshire_pudding yorkshire_puddings yorkshires sunday_dinner sunday_dinners sunday_lunch sunday_lunches sunday_supper sunday_suppers gravy gravy_boat roasting_pan',
    stanzas: `
      A joint in foil on the carving board
      A long knife sharpened, scrape upon scrape
      Gravy poured from a small white boat
      And potatoes dragged through, with none to escape

      The table pulled out with its extra leaf
      Chairs from upstairs and a stool from the shed
      A dish too hot going round on a cloth
      And the last of the gravy chased with bread

      Windows fogged and the plates in to warm
      A lid going rattle, a spoon with a drip
      Carrots gone sweet at the side of the pan
      And a corner of crust snapped off at the tip

      A roasting pan set in the sink to soak
      Forks on the left and the glasses unmatched
      Second helpings, a smaller third
      The last crisp potato openly snatched`,
  },
  {
    words: 'leftover leftovers left-overs reheat reheats reheated food_container food_containers',
    stanzas: `
      A lid that fits on no box at all
      Foil folded back from a cold blue bowl
      A fork held ready, the door propped wide
      And a cold potato eaten whole

      A stack of tubs with the lids swapped round
      Rice in a brick and a cup of peas
      A plate going round in the yellow hum
      And the whole of it under a lid of cheese

      A bottom shelf with a mystery dish
      Tape on the top and a date gone gray
      A sniff, a shrug, and a turn in the pan
      And better somehow on the second day

      Half an onion wrapped up like a gift
      Two spoons of sauce in a jelly jar
      Cold chicken, a pickle, the heel of a loaf
      And a fork that is not going very far`,
  },
  {
    words:
      'midnight_snack midnight_snacks midnight_feast midnight_feasts late_night_snack late_night_snacks late-night_snack late-night_snacks raid_the_fridge raids_the_fridge raided_the_fridge raiding_the_fridge midnight_sandwich midnight_kitchen always_hungry always_starving eats_everything_in',
    stanzas: `
      A stripe of light from the open fridge
      Bare feet cold on the kitchen tile
      A carton tilted, a cracker crunched
      And the third stair creaking once in a while

      A drawer pulled open an inch at a time
      A wrapper that crackles as loud as rain
      Cheese off the knife by the small clock's glow
      And crumbs on the pillow, hard to explain

      The hum of the fridge and the tick of the clock
      A spoon in the jar and the lid on the floor
      One slice taken off thin as a card
      And then one thinner to even the score

      The hallway dark and a hand on the wall
      A bowl set down without any clink
      Cereal poured with a hush like sand
      And the spoon in the morning left in the sink`,
  },
  {
    words:
      'recipe recipes recipe_card recipe_cards recipe_box recipe_book cookbook cookbooks cookery_book secret_recipe secret_ingredient secret_ingredients',
    stanzas: `
      An index card gone clear with butter
      A pinch and a handful, never a cup
      Loops in blue ink with a drip on the word
      And a note on the back to double it up

      A tin box stuffed till the hinge won't shut
      Flour in the creases, a thumbprint in brown
      A step crossed out and a spoonful more
      And one small thing that is not written down

      A page that falls open all by itself
      Stars in the margin and spots on the crease
      A half a teaspoon, underlined twice
      And tape on the corner to hold the last piece

      A list in pencil, the fractions rubbed
      No oven degrees and no minutes at all
      Butter the size of a good-sized egg
      And the page held up by a clip on the wall`,
  },
  {
    words:
      'washing_dishes wash_dishes washes_dishes washed_dishes washing_the_dishes wash_the_dishes washes_the_dishes washed_the_dishes do_the_dishes does_the_dishes did_the_dishes doing_the_dishes do_dishes does_dishes did_dishes doing_dishes dirty_dishes dry_the_dishes dries_the_dishes dried_the_dishes drying_the_dishes drying_dishes drying_plates dishwashing sink_full_of_dishes dish_towel dish_towels dish_soap do_the_washing-up does_the_washing-up did_the_washing-up doing_the_washing-up does_the_washing_up do_the_washing_up did_the_washing_up doing_the_washing_up washing_pots tea_towel tea_towels washing_up_liquid',
    stanzas: `
      Suds to the elbow, a sleeve rolled up
      Forks in the bottom where nobody sees
      A plate held dripping, a towel held out
      And one bubble off on a bit of a breeze

      A rack filled up like a house of cards
      A pan in the soak with its crust on still
      Two wrinkled thumbs and a squeaking plate
      And a ring laid safe on the windowsill

      A towel going damp, a cupboard door
      A cup hung up by the curl of its ear
      A spoon that pours water all down the front
      And last of all, the counter wiped clear

      Steam on the glass and a squirt of green
      A leaning stack and a clatter of tin
      Scrape and dip and a turn in the hand
      And the sink's long swallow pulling it in`,
  },
  {
    words:
      'kitchen_table kitchen_tables dinner_table dinner_tables supper_table breakfast_table dining_table dining_room_table around_the_table round_the_table around_our_table around_her_table around_his_table kitchen_counter kitchen_island',
    stanzas: `
      Rings in the varnish from years of cups
      A bottle cap under the one short leg
      Mail in a pile by the salt and the pepper
      And a spoon stood up in the shell of an egg

      Chairs that scrape and a cloth with a stain
      A bowl of apples, a pencil, a key
      Elbows and papers and butter and mail
      And a table leg that finds every knee

      A scratch from a knife and a burn from a pot
      Crumbs in the crack where the two halves meet
      A lamp pulled low on a yellow cord
      And under the wood, a tangle of feet

      A jar of spoons and a folded bill
      A cup by the window, a cup by the wall
      A deck of cards in a rubber band
      And wood rubbed pale by the elbows of all`,
  },
  {
    words:
      'picnic picnics picnic_basket picnic_baskets picnic_blanket picnic_blankets picnic_table picnicked picnicking',
    stanzas: `
      A blanket held flat by a shoe at each end
      Ants in a line that have heard of the cake
      A melon cut up with a pocketknife blade
      And a nap on an elbow, half awake

      A basket that creaks and a lid on a strap
      Salt in a twist and the eggs in the shell
      A cork rolled off in the longest grass
      And everything wearing a grass-cut smell

      A patch of shade that moves off to the side
      Crumbs in the folds of a checkered square
      Cups set leaning against a root
      And a square of flat grass left lying there

      Chicken gone cold in a fold of foil
      Grapes on the stem and a warm round cheese
      A paper plate lifting off at one side
      And grass printed red on the backs of the knees`,
  },
  {
    words:
      'pickling dill_pickle dill_pickles pickle_jar kimchi sauerkraut ferment ferments fermented fermenting kombucha jar_of_pickles jars_of_pickles pickled_onions pickled_eggs pickled_beets pickled_cucumbers pickles_cucumbers pickles_everything pickles_vegetables',
    stanzas: `
      A jar with a dill-head pressed to the glass
      Garlic and peppercorns down at the base
      A stone in a bag on the top of it all
      A crunch, a squint and a puckered face

      Lids let up with a hiss and a sigh
      Bubbles that climb in a cloudy brine
      A stained wooden board and a mound of salt
      And jars shoved along till the shelf holds nine

      A fork too short for the last one down
      Vinegar stinging the edge of a nail
      Cabbage packed down with the heel of a fist
      And the green gone soft to an olive pale

      A crock with a plate and a stone for a weight
      Salt rubbed in to the elbow's bend
      A smell that comes out when the lid gets turned
      And juice drunk straight from the jar at the end`,
  },
  {
    words: 'pizza pizzas pizza_night pizza_nights pizza_place pizza_oven pizza_box pizza_boxes pizzeria pizzerias',
    stanzas: `
      A flat warm box on the lap in the car
      Cheese pulled out in a bridge from the slice
      A crust left over, a smile on the plate
      And the roof of the mouth burned once or twice

      Dough tossed up on the backs of the fists
      A ladle of red in a spiral swirl
      Flour on the floor and a long-handled board
      And an edge gone black in a blistered curl

      A circle cut up in uneven parts
      A wheel that squeaks as it rolls through the crust
      Pepper flakes shaken, a paper plate bent
      And a fold down the middle, as fold it must

      Half with olives and half with none
      Grease in a ring on the cardboard square
      A cheese string stretched to the length of an arm
      And the odd slice halved with the greatest of care`,
  },
  {
    words: 'burger burgers hamburger hamburgers cheeseburger cheeseburgers burger_joint burger_joints burger_bar',
    stanzas: `
      A bun that slides on a slick of sauce
      A pickle that makes its way out at the side
      Two hands, a lean, and a plate pulled near
      And the last bite bigger than mouths are wide

      A spatula's press and a spit and a hiss
      A square of cheese going down at the ends
      Onion in rings and a smear of red
      And a bun getting smaller the more it bends

      A toothpick flag and a basket of foil
      Lettuce that crackles, tomato that squirts
      Sesame seeds in the fold of the sleeve
      And mustard, the end of so many clean shirts

      A paper wrap going clear in spots
      A bag with the fries gone loose underneath
      A straw that squeaks in a plastic lid
      And a seed or two in the front of the teeth`,
  },
  {
    words: "mac_and_cheese mac_n_cheese mac_'n'_cheese macaroni macaroni_and_cheese macaroni_cheese",
    stanzas: `
      A box that rattles, a packet, a pot
      Elbows that tumble and roll in the foam
      A splash of milk and a spoon going round
      And a bowl heaped up in a yellow dome

      Crumbs on the top and a bubbling edge
      A spoon pushed in with a crackle and sigh
      Steam in the hollow where cheese lets go
      And one long string going up past an eye

      A dented pot and a wooden spoon
      Butter gone in and a shower of gold
      One elbow hung at the end of each prong
      And the last of it scraped from the pot, half cold

      A dish so hot that it needs two cloths
      Corners gone crunchy and brown at the ridge
      A second scoop nearly as big as the first
      And a tub for the middle shelf of the fridge`,
  },
  {
    words:
      'cheese cheeses cheddar camembert stilton gouda parmesan feta blue_cheese goat_cheese cheese_board cheese_boards cheeseboard cheese_shop cheesemaker cheesemonger cheese_plate',
    stanzas: `
      A board with a wire and a waxy rind
      A wedge gone soft and about to run
      A cracker that snaps underneath the knife
      And only a sliver, then only one

      Wax paper crackling, a crumb of blue
      A whiff that reaches as far as the stairs
      Figs and a knife with a two-pronged tip
      And rinds in a row among slices of pears

      A grater, a knuckle held carefully back
      A fluff of yellow that grows in a heap
      A corner gone from the block in the wrap
      And tooth marks telling, an inch or so deep

      A round with a red coat opened by thumb
      Holes like windows from end to end
      A string that stretches from plate to lip
      And a knife so thin that it starts to bend`,
  },
  {
    words:
      'cook cooks cooked cooking home-cooked home_cooked home_cooking chef chefs skillet skillets cast_iron_pan cast-iron frying_pan frying_pans supper suppers stovetop wooden_spoon wooden_spoons cooks_dinner cooks_for made_dinner makes_dinner make_dinner making_dinner',
    stanzas: `
      An apron tied with the strings in front
      A board, a knife, and a hill of green
      A lid going tap and a flame turned low
      And a taste off the spoon with a nod between

      Four rings lit and a towel on the arm
      Salt from the fingers, thrown from high
      A pan shaken forward, a flick, a hiss
      And a smell at the door for the passersby

      A skillet as black as a winter boot
      Butter that skids and begins to brown
      A lid lifted off for a quick look in
      And everyone wandering in to sit down

      Every last burner and bowl in use
      Peels in the sink and a drip down the drawer
      A spoon on a saucer, a finger burned
      And a face gone pink at the oven door`,
  },
]
