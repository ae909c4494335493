import type { Details } from '../../stanzas.ts'

/** Breakfast, greens and heat, what got burned, eating out and buying in. */
export const food3: readonly Details[] = [
  {
    words:
      'sandwich sandwiches grilled_cheese peanut_butter_and_jelly pb_and_j blt hoagie hoagies panini paninis club_sandwich',
    stanzas: `
      Two slices laid out flat on the board
      Mustard spread out to the edge of the crust
      A toothpick holding the whole of it up
      And chips in the bag shaken down to the dust

      A cut on the slant and a press of the palm
      Lettuce that slides and a slice that slips
      Wax paper folded with envelope ends
      And crumbs brushed off with the fingertips

      A lid left off and a knife on the jar
      A half-moon bite going out of the side
      A plate held under, a lean from the hips
      And sauce on the elbow, whatever is tried

      A stack so tall that it needs both thumbs
      Cheese folded over, tomato in rounds
      A bite that pushes it out at the back
      And no word for a while, only crunching sounds`,
  },
  {
    words: 'breakfast_in_bed',
    stanzas: `
      A tray that tilts on the hill of a knee
      Toast in triangles, juice in a glass
      Crumbs in the sheets to be found for a week
      One flower cut from the edge of the grass

      A knock with an elbow, the door pushed wide
      Coffee gone over the edge of the cup
      A napkin folded, a spoon on the slide
      And two extra pillows to hold it all up

      Butter that's found its way to the quilt
      A small jar of jam with a spoon standing tall
      A plate on the blanket, a cup on the sill
      And whispers and clinks from the end of the hall

      A slow set of steps and a rattle of forks
      Toast on one side a little bit black
      A spoon set straight and a glass half full
      And crumbs sliding down to the small of the back`,
  },
  {
    words:
      'bacon eggs scrambled_eggs fried_eggs fried_egg poached_eggs poached_egg boiled_eggs boiled_egg omelet omelets omelette omelettes breakfast breakfasts brunch brunches huevos_rancheros shakshuka full_english baked_beans cooks_breakfast cooked_breakfast cook_breakfast cooking_breakfast makes_breakfast made_breakfast fry_up bacon_sandwich bacon_sandwiches bacon_roll bacon_butty',
    stanzas: `
      A tap on the rim and a yellow drop
      Edges that frill in a spoon of fat
      Two slices leaping out of the slot
      And a yolk cut open, running flat

      Strips that curl in the pan and spit
      A paper towel gone clear with grease
      Salt in a pinch and a twist of the mill
      And crust wiped round for the last gold piece

      Shells in a heap on the side of the sink
      A fork going fast round the side of a bowl
      Butter that foams and a tilt of the pan
      And a flip that brings it out almost whole

      A plate kept warm at the back of the stove
      The skillet talking, a crackle, a spit
      A smell that goes up the stairs by itself
      And feet coming down on account of it`,
  },
  {
    words:
      'hot_sauce hot_sauces hot_pepper hot_peppers chili_pepper chili_peppers jalapeno jalapenos jalapeño jalapeños habanero habaneros ghost_pepper ghost_peppers scotch_bonnet chili_oil spicy_food chilli_sauce sriracha chillies grow_chillies grows_chillies',
    stanzas: `
      A little red bottle that tips and taps
      One slow drop and then five or six
      Sweat in a bead on the top of the lip
      And a tall glass of milk as the only fix

      A cap gone crusty and stuck in its thread
      A sniff at the neck and a watering eye
      A dab on the edge of a cracker first
      And a nose turned pink and a mouth gone dry

      A row of bottles along the fridge door
      Skulls on the labels and flames down the side
      Seeds on the board and a sting on the thumb
      And a mouth fanned slowly and held open wide

      Peppers in strings, all wrinkled and red
      A taste off the knife and a hiss through the teeth
      Rice heaped over to cool it down
      And still the slow coals coming up from beneath`,
  },
  {
    words: 'chili chilis chilli chili_cookoff chili_cook-off chili_con_carne pot_of_chili bowl_of_chili kidney_beans',
    stanzas: `
      Beans in a soak and a pot on the back
      Onion and cumin, a glug from the can
      A lid that taps and a spoon left to stand
      And cornbread turned out of a cast-iron pan

      Bowls with a shower of cheese on top
      Sour cream sinking, a cracker crushed fine
      A pot on low with the lid half on
      And spoons by the stove in a waiting line

      A shake of red powder, a second shake
      A taste and a squint and a taste once more
      A pot so thick that the spoon stands up
      And a cough and a grin from beside the door

      A ladle, a stack of mismatched bowls
      Scallions, crackers, a jar of heat
      Red on the stove in a ring of dots
      And tomorrow's even harder to beat`,
  },
  {
    words:
      'salad salads salad_bowl salad_greens leafy_greens lettuce celery coleslaw potato_salad salad_dressing caesar_salad',
    stanzas: `
      Leaves shaken hard in a colander's bowl
      Rings of cucumber, thin as a dime
      A slosh of oil and a shake of the jar
      And one hard squeeze at a half of a lime

      A knife going quick on a wooden board
      Radish in slices and carrot in curls
      Two big spoons with a lift and a turn
      And pepper ground over in turns and twirls

      Mud rinsed off with the tap on cold
      Celery stood in a glass by the sink
      A snap and a crunch at the end of a bunch
      And the purple from beets turning fingers pink

      A big wooden bowl gone dark with oil
      A crouton skidding, cornered and chased
      A leaf too big for a single bite
      And the last of the dressing not gone to waste`,
  },
  {
    words: 'broccoli',
    stanzas: `
      Little green trees standing up in a ring
      Steam going up from a small green wood
      One tree felled with the side of a fork
      And one still standing where all of it stood

      A stalk and a crown and a squeaky bite
      Cheese laid over, a blanket of gold
      A fork that pauses halfway up
      And the last one smallest, and always cold

      A whole green head with a rubber band
      Cut into bushes and dropped in the steam
      A squeeze of lemon, a crackle of salt
      And one bush under a river of cream

      A plate with a line down the middle of it
      The rice over there and the forest here
      A little green crumb on the edge of a tooth
      And three gone missing, the details unclear`,
  },
  {
    words:
      'burnt_toast burned_toast burn_toast burns_toast burning_toast burn_the_toast burns_the_toast burned_the_toast burnt_the_toast burning_the_toast burn_every_toast burns_every_toast burned_every_toast burn_every_slice burns_every_slice burned_every_slice burns_his_toast burns_her_toast burned_his_toast burned_her_toast burn_my_toast burned_my_toast burn_your_toast burned_your_toast burns_the_morning_toast toaster toasters slice_of_toast slices_of_toast piece_of_toast buttered_toast toast_black toast_burnt toast_burned',
    stanzas: `
      A thread of smoke from the toaster slot
      A knife going rasp till the black wears thin
      A dish towel flapped at the beep on the wall
      And a window pushed up to let the air in

      Two dark squares with a curl of gray
      A knob gone stuck at the number nine
      Jam laid thick on the blackest spot
      And a crunch that says it is perfectly fine

      A clunk and a pop and a puff of smoke
      A rattle, a scrape, and a rain of soot
      Crumbs in the sink in a ring of black
      And a crunch like gravel under a foot

      A small orange glow going on too long
      A sniff, and a chair leg scraping the floor
      A square gone dark from crust to crust
      And smoke on its way to the open door`,
  },
  {
    words:
      "burnt_dinner burned_dinner burn_dinner burns_dinner burning_dinner burn_the_dinner burns_the_dinner burned_the_dinner burnt_the_dinner burn_supper burned_supper burned_the_supper burns_supper burned_the_turkey burnt_the_turkey burned_the_roast burnt_the_roast burned_the_food burns_the_food burn_the_food burns_everything burned_everything burn_everything burned_the_pot burned_the_lasagna burned_the_cookies burned_the_cake burnt_the_cake set_off_the_smoke_alarm sets_off_the_smoke_alarm smoke_alarm smoke_alarms smoke_detector can't_cook cannot_cook couldn't_cook terrible_cook bad_cook burn_roast burns_roast burned_roast burnt_roast burn_sausages burns_sausages burnt_sausages burned_sausages always_burn always_burns",
    stanzas: `
      A hiss and a sniff and a bolt for the stove
      The smoke alarm hooting away in the hall
      A pot set down in the yard on the step
      And takeout menus stuck up on the wall

      An oven door open, a cloud rolling out
      A tap of the fork and a sound like a brick
      Windows pushed open, the fan on high
      And sandwiches made, and the plates out quick

      A pan put to soak with a squirt of soap
      A crust on the bottom, black as a tire
      A fan in the window, a towel that flaps
      And eggs after all on a gentler fire

      A timer that dings to an empty room
      A trickle of gray at the oven seam
      A lid lifted off and put back on quick
      And two big scoops of vanilla ice cream`,
  },
  {
    words:
      'potluck potlucks potluck_supper potluck_dinner church_supper church_suppers church_potluck covered_dish casserole casseroles hotdish hot_dish',
    stanzas: `
      Foil peeled back on a dozen pans
      A long line shuffling, a paper plate
      Three kinds of beans and a wobbling mold
      And a lean to the side underneath the weight

      A name on a strip of tape on the lid
      A spoon for each and a spoon gone astray
      Deviled eggs in a ring, going fast
      And an empty dish being carried away

      Tables pushed up to make one long row
      Potatoes next door to a lime-green ring
      A pot plugged in at the end of the cord
      And one small taste of every last thing

      A dish towel knotted around a hot pot
      Pie at the far end, and people know
      Paper plates folding, a fork in the teeth
      And seconds as soon as the line gets slow`,
  },
  {
    words:
      'food_truck food_trucks food_cart food_carts food_stall food_stalls street_food hot_dog_stand hot_dog_cart hot_dog hot_dogs chip_van burger_van taco_truck taco_trucks lunch_truck',
    stanzas: `
      A window propped up on a metal arm
      A line down the curb and a menu in chalk
      A shout and a bell and a paper boat
      And half of it gone on a one-block walk

      A griddle that hisses a foot from the street
      A number called out and a ticket held high
      Napkins held down by a smooth round stone
      A smell that turns every head going by

      Coins on a shelf and a hand reaching down
      Foil twisted shut at the end like a sweet
      A seat on the curb or the edge of a wall
      And a pickle that ends up down by the feet

      A generator, a striped tin roof
      Steam in the hatch and a sizzle inside
      Elbows along the little steel shelf
      And a whole hot kitchen along for the ride`,
  },
  {
    words:
      "fries french_fries french_fry curly_fries chip_shop chip_shops chippy fish_and_chips fish_'n'_chips bag_of_chips poutine",
    stanzas: `
      A paper bag gone clear with the grease
      Salt in a shower, a toss and a shake
      One too hot and then one just right
      And one after that, for goodness' sake

      A basket that hisses, a clatter, a tip
      Long ones and short ones, a few gone brown
      Salt on the lips and a shine on the thumbs
      The crispy bits last, with the bag turned down

      A red plastic tray with a paper sheet
      A dip and a drip and a steaming bite
      One stolen fast from another's plate
      And salt in the seams of the box, snow-white

      The bag rolled down and the windows up
      A smell that fills up the seats of the car
      Three gone missing before the first turn
      And none of it left if the way home is far`,
  },
  {
    words:
      'restaurant restaurants dinner_date dinner_dates first_dinner steakhouse bistro trattoria eat_out eats_out eating_out ate_out dine_out dines_out dining_out dined_out table_for_two dinner_reservation dinner_reservations',
    stanzas: `
      A candle stuck in a low round glass
      Menus held up like a cardboard wall
      Bread in a basket, a cloth folded back
      And one dessert with the spoons for all

      A fork that falls and a napkin that slides
      Ice in the pitcher, a tilt and a pour
      A pencil waiting behind an ear
      And heat rolling out of the kitchen door

      A wobbling leg with a matchbook below
      Salt and pepper and sugar in packs
      Plates coming out all the way up an arm
      And coats hung over the tall chair backs

      The check on a tray with a mint on top
      A booth by the wall with a crack in the seat
      A finger moved slowly down the page
      And a small white box with the rest to eat`,
  },
  {
    words:
      "farmers_market farmers_markets farmer's_market farmer's_markets farmers'_market farmers’_market farmer’s_market market_stall market_stalls fruit_stand fruit_stall vegetable_stand street_market street_markets market_day to_the_market at_the_market from_the_market saturday_market sunday_market fish_market produce_stand",
    stanzas: `
      Crates tipped up for the light to come in
      A thumb pressed soft at the end of a pear
      Brown paper bags with the corners twirled
      And a scale that swings on its hook in the air

      A basket filled from the bottom up
      Peaches on top and potatoes below
      A penciled price on a cardboard square
      A slice off the knife at the end of the row

      A shout of two prices, one on the other
      Fish on the ice with a silver eye
      Carrots with dirt and the green tops on
      And coins counted out from a palm held high

      A string bag swinging against a knee
      Lettuce in paper and eggs in a tray
      A melon thumped with a listening ear
      And a bun that's eaten before halfway`,
  },
  {
    words:
      'grocery groceries grocery_store grocery_stores grocery_shopping grocery_run grocery_list supermarket supermarkets shopping_list shopping_lists shopping_cart food_shopping big_shop weekly_shop in_the_trolley shopping_trolley the_trolley fancy_biscuits',
    stanzas: `
      A list on the back of an envelope
      One wheel squeaking and one that drags
      Eggs on the top and the cans down low
      And one trip in with eleven bags

      A cart that wanders off to the left
      A thump on a melon, a squeeze of a bun
      Milk from the back where the dates are best
      And nine things bought on a trip for one

      The belt rolls forward, the scanner beeps
      A paper receipt that curls to the floor
      The fast line slow and the slow line fast
      And the milk remembered outside at the door

      Cans set down with a double clunk
      A bag torn open, a grape or two gone
      The freezer door, the cupboard, the shelf
      And a list that still has the butter on`,
  },
  {
    words:
      'garlic onion onions garlic_bread clove_of_garlic cloves_of_garlic chops_onions chopped_onions chopping_onions shallots',
    stanzas: `
      Paper skins on the counter and floor
      A knife going down in a rocking beat
      A hiss and a sweetness, gold in the pan
      And a smell that goes walking down the street

      A smack with the flat of a heavy blade
      Papery jackets that lift off clean
      A blink and a sniff and the back of a wrist
      And no one crying, whatever is seen

      A braid hung up on a nail by the stove
      Six fat cloves where the card says two
      Butter that bubbles around the edge
      And everyone eating some, so that'll do

      Rings in a pile and a wet-eyed squint
      Butter gone brown and the edges curled
      Slow in the skillet, a stir, a scrape
      And the best plain smell in the edible world`,
  },
  {
    words: 'spices spice_rack spice_racks spice_cabinet spice_jars cinnamon turmeric cumin paprika cardamom five_spice',
    stanzas: `
      Little glass jars in a crooked row
      Rust-colored powder and yellow and brown
      A pinch in the palm and a rub of the thumb
      And a sneeze at the shelf as the lid goes down

      Seeds shaken round in a dry hot pan
      A pop and a jump and a thread of gray
      A stone bowl ringing, a pestle's turn
      And coats in the hall that will smell for a day

      A drawer that rattles, a lid with a dent
      Sticks in a bundle and stars in a heap
      A spoonful measured by eye alone
      And stains on the spoon that the wood will keep

      Labels in pencil, the year rubbed out
      A shake on the top and a taste from the tip
      Yellow that never comes out of the cloth
      And a slow small fire on the lower lip`,
  },
]
