import type { Details } from '../../stanzas.ts'

/** Noodles and dumplings, sauce and sweets, the cup, the glass and the lunchbox. */
export const food2: readonly Details[] = [
  {
    words: 'waffle waffles waffle_iron waffle_maker belgian_waffles waffles_for_breakfast',
    stanzas: `
      A heavy iron with steam at the seams
      Little square pools of butter and gold
      Batter that drips down the side in a string
      And seconds gone in before firsts are cold

      A row of windows for syrup to fill
      Crisp at the corners and soft farther in
      Sugar shaken across the top
      And a bright wet drop going down the chin

      A puff of steam when the lid comes up
      A fork worked under, a crackle, a tear
      Syrup in every hole but one
      And then a tilt, till it fills that square

      Four neat quarters, a fork for each
      Berries sunk in the small square wells
      Butter sliding from hole to hole
      And a house filled up with bakery smells`,
  },
  {
    words:
      'noodle noodles ramen pho udon soba laksa noodle_soup noodle_shop noodle_bowl instant_noodles cup_noodles cup_of_noodles',
    stanzas: `
      A packet torn with the front two teeth
      Three short minutes, a lid set askew
      An egg dropped in at the end to set
      And a slurp that says it was overdue

      A deep wide bowl and a curl of steam
      Chopsticks lifting a tangled skein
      Rings of green onion riding around
      And a shirtfront speckled with chin-high rain

      Broth that has simmered down clear and deep
      Half a boiled egg with a soft gold eye
      A tangle lifted and blown on twice
      And the bowl tipped back till the bottom is dry

      A pot with a handle, a packet, a fork
      Foggy glasses and stinging lips
      A tail of noodle that whips at the chin
      And a napkin tucked in to catch the drips`,
  },
  {
    words:
      'dumpling dumplings gyoza potsticker potstickers pierogi pierogies pierogis wonton wontons dim_sum momos xiaolongbao jiaozi mandu',
    stanzas: `
      A wrapper held in the cup of a palm
      A spoonful, a fold, and a wet thumb's press
      Pleats like the edge of a curtain hem
      And ninety still waiting, more or less

      A tray dusted white and the first row made
      Fat ones and thin ones, a lopsided moon
      A pot coming up to a rolling boil
      And one fished out with the holey spoon

      A lid lifted off on a cloud of steam
      Bottoms gone golden, a hiss in the pan
      A saucer of something dark to dip
      And breath drawn in like a kitchen fan

      Everyone's elbows around one bowl
      Flour in a path from the sink to the chair
      Some with a pleat and some with a leak
      And the last one halved, to be strictly fair`,
  },
  {
    words: 'lasagna lasagnas lasagne cooked_lasagna cooks_lasagna cooking_lasagna cook_lasagna bakes_lasagna',
    stanzas: `
      A dish so heavy it takes two hands
      Layers and layers, a crackling top
      The corner piece with the chewy edge
      And strings of cheese that refuse to stop

      Noodles laid flat like a row of planks
      Sauce and cheese, and then sauce once more
      Foil pulled tight on the top of the dish
      And a spill that sizzles on the oven floor

      A deep glass pan and a spatula's edge
      The first square slumps and the second stands
      Brown at the corners, red at the seams
      And a dish passed along with towel-wrapped hands

      A pan that could feed the whole of the street
      Ricotta in spoonfuls, pressed out thin
      A cut piece wrapped for the freezer shelf
      And a second square somehow fitting in`,
  },
  {
    words:
      'pasta pastas spaghetti spaghetti_sauce pasta_sauce tomato_sauce sunday_sauce sunday_gravy marinara bolognese linguine rigatoni penne gnocchi fettuccine pasta_maker pasta_machine cooks_pasta cooked_pasta cooking_pasta cook_pasta cooks_spaghetti cooked_spaghetti',
    stanzas: `
      A wooden spoon gone red to the neck
      A slow thick blip on the lowest flame
      A heel of bread for a quick first dip
      And no two pots of it ever the same

      A pot of water that rolls and foams
      One piece fished out for a bite and a guess
      A colander steaming the window white
      And a fork twirled round to a slippery mess

      Garlic gone soft in a thread of oil
      A snow of cheese on a heaped-up bowl
      Basil torn over, a twist of the mill
      And a helping meant for two eaten whole

      Water salted the way the sea is
      A box poured in with a rattling sound
      Steam on the glasses, a lid in the hand
      And forks in the bowl going round and round`,
  },
  {
    words: 'meatball meatballs',
    stanzas: `
      Breadcrumbs, parsley, an egg in the bowl
      Rolled in the palms to the size of a plum
      A hiss as the first few go in the pan
      And one gone missing, and sauce on a thumb

      A heavy pan and a splash of oil
      Brown on the bottom and then on the side
      Sunk in the sauce till the tops go under
      And one off the plate on a slippery ride

      Two damp hands and a tray to fill
      Six to a row and eleven rows deep
      A pot burping red with the lid half on
      And some for the freezer, if any will keep

      A spoon let down through the bubbling red
      Three on the plate and a fourth on the way
      Cheese in a flurry, a heel of bread
      And cold from the fridge on the following day`,
  },
  {
    words:
      'cookie cookies chocolate_chip_cookie chocolate_chip_cookies gingerbread snickerdoodle snickerdoodles shortbread biscotti cookie_jar cookie_jars cookie_dough cookie_tin cookie_cutter cookie_cutters bakes_cookies baked_cookies baking_cookies bake_cookies baked_us_cookies',
    stanzas: `
      A scoop from the bowl and a scrape of the thumb
      Spaced on the sheet with a palm's width between
      The oven door open, a wave of warm air
      And the back of the spoon licked perfectly clean

      A tin with a lid that gives a small pop
      Wax paper folded along every row
      One with a corner gone off to the side
      And a trail of crumbs where the others go

      Butter and sugar beaten by hand
      Edges gone gold and the middles still pale
      A rack on the counter, too hot to touch
      And one snapped in two with the steam in a trail

      A jar on a shelf that is not quite high
      A lid set down without any sound
      Crumbs on the sill and crumbs on the sleeve
      And a grin with sugar on, all the way round`,
  },
  {
    words: 'hot_chocolate hot_chocolates hot_cocoa cocoa mug_of_cocoa cup_of_cocoa',
    stanzas: `
      Milk in a pan on a low blue ring
      A spoon going round till the last lump goes
      Two white marshmallows bobbing about
      And foam in a dot on the end of the nose

      A mug too hot to hold by the sides
      Sleeves pulled down on the tips of the thumbs
      A skin on the top, and a blow, and a sip
      And a spoon for the sludge when the bottom comes

      A tin with a lid that needs a spoon's edge
      Powder in puffs and a drift on the shelf
      A slow brown swirl in a saucepan of milk
      And a mug so sweet it could stir itself

      Whipped cream leaning, a wobbling peak
      A dusting of brown on a hill of white
      A mustache drawn by the first deep sip
      And both hands around it, holding on tight`,
  },
  {
    words:
      'chocolate chocolates chocolate_bar chocolate_bars box_of_chocolates dark_chocolate milk_chocolate chocoholic fudge truffles chocolatier mars_bar easter_chocolate',
    stanzas: `
      A square snapped off with a clean dry crack
      Foil folded over the half that remains
      A thumb gone brown in the warmth of the room
      And a flattened wrapper with two small stains

      A box with a map on the inside lid
      Caramel here and a hazelnut there
      Little brown cups with the pleats gone flat
      And the coconut ones left over to share

      A bar in the drawer at the back, on the right
      Paper that crackles, whatever is tried
      One small square, then the one after that
      And foil folded neatly with nothing inside

      A corner melting against the tongue
      Teeth marks left in the edge of the bar
      A brown little smudge at the side of the mouth
      And wrappers found in the door of the car`,
  },
  {
    words:
      'ice_cream ice_creams icecream ice-cream ice_cream_cone ice_cream_cones ice_cream_truck ice_cream_trucks ice_cream_van ice_cream_parlor ice_cream_shop sundae sundaes gelato soft_serve root_beer_float popsicle popsicles ice_lolly ice_lollies choc_ice',
    stanzas: `
      Two round scoops on a sugar cone
      A lick going up to the top of a drip
      A napkin stuck to the sticky side
      The point bitten off for the last cold sip

      Tubs in a row through a slope of glass
      A tiny flat spoon for a taste of the green
      Sprinkles that scatter the whole way down
      And the bluest of tongues that was ever seen

      A carton gone soft at the edge of the box
      A spoon bent back and the lid flipped wide
      A tunnel dug down where the fudge runs through
      And one clean stripe up the carton's side

      A chime coming round by the end of the road
      Coins gone warm in the squeeze of a fist
      A paper peeled from the side in a curl
      And one cold trickle as far as the wrist`,
  },
  {
    words:
      'tea teas teapot teapots teacup teacups tea_cup tea_cups tea_bag tea_bags teabag teabags kettle kettles cup_of_tea cups_of_tea cuppa pot_of_tea mug_of_tea earl_grey chamomile chai tea_party tea_parties tea_time afternoon_tea',
    stanzas: `
      A kettle that rumbles and clicks itself off
      A bag on a string and a spoon on a dish
      A drop on the saucer, a slow brown swirl
      And half of a cookie sunk like a fish

      A pot with a chip on the end of the spout
      A knitted cover, a saucer, a spoon
      A stir to the left and a tap on the rim
      And a lid that clicks like a small china tune

      Two brown rings on the wooden arm
      Amber that opens and slowly spreads
      Leaves at the bottom, as fine as dust
      And steam unwinding in two thin threads

      A tin with a lid and a battered scoop
      Four slow minutes to let it brew
      A mug with a crack that nobody minds
      And enough in the pot for a cup or two`,
  },
  {
    words:
      'beer beers lager lagers ipa ipas brewery breweries craft_beer pint_of brewpub beer_garden six-pack six_pack cider ciders lager_and_lime home_brew homebrew brews_beer',
    stanzas: `
      A bottle cap with a sigh and a clink
      Foam coming up to the lip of the glass
      A ring on the wood where the last one stood
      And light shining through it, yellow as brass

      A cooler of ice and a sleeve rolled up
      A hiss and a twist, and the cap in a jar
      Beads of cold running down the side
      And a bowl of peanuts, never too far

      A white mustache on an upper lip
      The clink of two glasses, rim to rim
      A coaster picked to a pile of bits
      And lace on the side where the foam goes slim

      A glass set tilted beneath the tap
      A slow gold climb and a cap of white
      Foam run over and down the thumb
      And a sip off the top to get it just right`,
  },
  {
    words:
      'wine wines red_wine white_wine glass_of_wine glasses_of_wine bottle_of_wine bottles_of_wine winery wineries vineyard vineyards corkscrew corkscrews wine_cellar wine_tasting sommelier merlot chardonnay pinot_noir cabernet rioja malbec glass_of_rosé prosecco champagne bottle_of_bubbly',
    stanzas: `
      A cork coming out with a soft round pop
      A tilt, a swirl and a nose leaned in
      A thread running slow down the curve of the glass
      And a last drop caught with a wrist's quick spin

      A label rubbed at the edge by a nail
      Glasses held up to the light by the stem
      A slow wet curtain that slides down the side
      And a tablecloth spotted from edge to hem

      A foil cut round and a corkscrew's wings
      A creak, a tug and a breath let go
      A splash in the glass for a sniff and a nod
      And hints of cherry, or leather, or snow

      A dusty shoulder, a towel, a tug
      A cork that gives with a long hard pull
      A glug and a glug from the dark green neck
      And two glasses poured till just over half full`,
  },
  {
    words:
      'coffee coffees espresso espressos latte lattes cappuccino cappuccinos americano mug mugs cup_of_coffee cups_of_coffee cup_of_joe coffee_pot coffee_maker coffeemaker coffee_mug coffee_cup coffee_beans coffee_machine french_press percolator decaf',
    stanzas: `
      Beans in the grinder, a growl and a stop
      A gurgle, a drip and a last long sigh
      Steam on the glasses, a thumb through the loop
      And a brown ring left where the pages lie

      A chip on the rim and the print half gone
      A spoon going round with a clink and a chime
      The first sip taken before the first word
      And the last gone cold, as it does each time

      A scoop leveled off with the side of a knife
      A filter folded along the seam
      The pot set down with a hiss on the plate
      And both eyes closed in the curl of the steam

      A ring on the table, a ring on the desk
      One cup on the shelf and one on the sill
      Each with a swallow of something cold
      And a fresh one poured at the counter, still`,
  },
  {
    words:
      'lunchbox lunchboxes lunch_box lunch_boxes packed_lunch packed_lunches pack_lunch packs_lunch pack_lunches packs_lunches packing_lunches packing_lunch packed_my_lunch packed_his_lunch packed_her_lunch packed_our_lunches packed_their_lunches pack_my_lunch packs_my_lunch packed_our_lunch lunch_bag lunch_pail brown_bag_lunch bento bento_box',
    stanzas: `
      Bread cut corner to corner and wrapped
      An apple polished, a napkin squared
      A thermos lid that takes two to turn
      And half of a cookie, made to be shared

      A zipper that sticks and a loop for the thumb
      Grapes in a corner, carrots in sticks
      A twist of wax paper, a spoon, a wedge
      And a lid pressed down with its two little clicks

      A handle worn smooth and a dented side
      The smell of banana from weeks ago
      Crumbs in the hinge and a spoon that bends
      And a sandwich squashed by the things below

      Bread laid open in pairs on the board
      A spread of the knife from edge to edge
      A bag rolled down at the top three times
      And an orange cut up wedge by wedge`,
  },
]
