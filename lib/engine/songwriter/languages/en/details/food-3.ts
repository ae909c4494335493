import type { Details } from '../../stanzas.ts'

/** Breakfast, greens and heat, what got burned, eating out and buying in. */
export const food3: readonly Details[] = [
  {
    words:
      'sandwich sandwiches grilled_cheese peanut_butter_and_jelly pb_and_j blt hoagie hoagies panini paninis club_sandwich',
    own: `
      {fact}
      {He} {fills} every slice to the edge of the crust
      {He} {cuts} it in two and {looks} hard at both halves
      And {gives} up the big one, as honest folk must

      {He} {sits} on a (bench|wall) with {his} lunch on {his} knees
      The filling [slides] out and the first drop [takes] aim
      {fact}
      The drop [finds] a shirt, and {he} {eats} just the same`,
    stanzas: `
      The (bread knife|big knife) [goes] down and the crust [gives] a crack
      Four triangles [stand] in a row on the plate
      A sparrow [hops] close for the crumbs on the ground
      And lunch [is] at noon, but the first bite [can't] wait

      (A napkin|One napkin) [does] all that a napkin [can] do
      The sauce [finds] a way to the end of the chin
      The last bite [is] mostly the crust and the best
      And nobody [talks] till the last crumb [is] in`,
    later: `
      The years [bring] new suppers with candles and cloth
      The menus [get] longer, the plates [get] so wide
      But two plain old slices can still bring it back
      The kitchen, the noon, and the good stuff inside`,
    hook: `
      Two slices of bread and the good in between
      The best little sandwich the world's ever seen

      A sandwich for one is a sandwich for two
      Just cut down the middle, that's all there's to do`,
  },
  {
    words: 'breakfast_in_bed',
    own: `
      {fact}
      {He} {balances} toast on the hill of a knee
      {He} {gives} up on napkins and {licks} off the jam
      And {laughs} when the tea [goes] where no tea should be

      {He} {sits} in the crumbs with the (tray|plate) on the slant
      The egg [makes] a break for the edge of the bed
      {fact}
      {He} {catches} the runaway egg with the bread`,
    stanzas: `
      The (stairs|floorboards) [give] it away with a creak
      A spoon [starts] to shiver against a full cup
      The door [opens] wide to the push of a knee
      And butter and coffee [say] time to sit up

      The (flower|daisy) [leans] out of a glass by the toast
      The pillows [get] piled till they [stand] like a chair
      The crumbs [settle] in for a stay of a week
      And marmalade [turns] up in somebody's hair`,
    later: `
      The last of the toast [is] as cold as a stone
      And nobody [thinks] about moving till noon
      Of all the great dinners on white tablecloths
      The best still comes in with a bent little spoon`,
    hook: `
      Breakfast in bed with the toast getting cold
      Nothing tastes better, to young ones or old

      Butter and crumbs, let the morning be led
      By coffee and pillows and breakfast in bed`,
  },
  {
    words:
      'bacon eggs scrambled_eggs fried_eggs fried_egg poached_eggs poached_egg boiled_eggs boiled_egg omelet omelets omelette omelettes breakfast breakfasts brunch brunches huevos_rancheros shakshuka full_english baked_beans cooks_breakfast cooked_breakfast cook_breakfast cooking_breakfast makes_breakfast made_breakfast fry_up bacon_sandwich bacon_sandwiches bacon_roll bacon_butty',
    own: `
      {fact}
      {He} {hums} at the stove with a fork in one hand
      {He} {steals} the first bite from the edge of the plate
      And {tells} the hot pan it [is] doing just grand

      The smell [climbs] the (stairs|hall) to the last of the beds
      The sleepiest feet [find] the kitchen alone
      {fact}
      And each empty plate [gets] an egg of its own`,
    stanzas: `
      The (skillet|frying pan) [starts] talking, a hiss and a spit
      A smell [climbs] the stairs and [slips] under each door
      The toaster [lets] fly with two slices of gold
      And feet [come] down asking if there [is] some more

      (One yolk|The yolk) [breaks] wide open and [runs] for the rim
      The bread [goes] behind it and [mops] the plate clean
      The kettle [joins] in with a song of its own
      And butter [runs] down to the crumbs in between`,
    later: `
      The plates [go] to soak and the day [hurries] on
      The pan [goes] back up on the nail in its place
      But one whiff of breakfast can bring it all back
      The table, the sunshine, and every last face`,
    hook: `
      Bacon and eggs and the sun coming in
      That is how all the best mornings begin

      Breakfast is ready, come down while it's hot
      There's toast in the rack and there's tea in the pot`,
  },
  {
    words:
      'hot_sauce hot_sauces hot_pepper hot_peppers chili_pepper chili_peppers jalapeno jalapenos jalapeño jalapeños habanero habaneros ghost_pepper ghost_peppers scotch_bonnet chili_oil spicy_food chilli_sauce sriracha chillies grow_chillies grows_chillies',
    own: `
      {fact}
      {He} {says} it [is] nothing, with tears running free
      {He} {finishes} all of the milk in the fridge
      And {takes} one more bite for the whole house to see

      The ears [turn] bright red and the (forehead|nose) [starts] to shine
      {He} {coughs} that it [does] a good person no harm
      {fact}
      {He} {sits} very still, like a silent alarm`,
    stanzas: `
      The (bottle|lid) [gives] a cough and one red drop [falls] out
      The cook [takes] a step or two back from the pot
      The milk [goes] around like a bucket at fires
      And everyone [finds] the same word, and it [is] hot

      (The peppers|Red peppers) [dry] slowly on strings by the door
      The smallest one [burns] like a match in the dark
      A fly [takes] one look at the plate and [goes] home
      And even the onions [back] off from the spark`,
    later: `
      The burn [goes] at last, and the breathing [comes] back
      The table [is] quiet, the glasses [are] dry
      The mild things of life are forgotten by noon
      The ones with a fire in them never quite die`,
    hook: `
      Hot sauce, hot sauce, one little drop
      Easy to start it and no way to stop

      Pass round the hot sauce and pass round the bread
      Small as it is, it can turn the moon red`,
  },
  {
    words: 'chili chilis chilli chili_cookoff chili_cook-off chili_con_carne pot_of_chili bowl_of_chili kidney_beans',
    own: `
      {fact}
      {He} {tastes} from the ladle and {looks} at the wall
      {He} {adds} one more pinch and {tastes} it again
      And {won't} tell a soul what [is] in it at all

      {He} {fills} every (bowl|dish) till it [comes] to the brim
      {He} {warns} them it [bites] and {he} {watches} them try
      {fact}
      {He} {waits} with the bread and a gleam in the eye`,
    stanzas: `
      The (beans|onions) [go] in and the lid [starts] to tap
      The spoon [stands] up straight and [has] no need to lean
      The steam [finds] the window and [goes] down the street
      And someone [comes] by with an empty tureen

      (The cheese|Some cheese) [settles] down on the top with a sigh
      The cornbread [comes] out and [gets] broken, not cut
      A cough [goes] around like a joke on the sly
      And even the loudest mouth [gets] itself shut`,
    later: `
      The bowls [go] to soak and the windows [fog] up
      The rest of it [waits] in the pot overnight
      And that is the thing about chili and love
      They're better next day, when they've settled in right`,
    hook: `
      A big pot of chili, a spoon standing tall
      There's room at the table and plenty for all

      Chili on Monday and Tuesday again
      It's better each time, so who's counting to ten?`,
  },
  {
    words:
      'salad salads salad_bowl salad_greens leafy_greens lettuce celery coleslaw potato_salad salad_dressing caesar_salad',
    own: `
      {fact}
      {He} {crunches} so loudly it [fills] the whole place
      {He} {chases} the last little leaf round the bowl
      And {pins} it at last with a stab of pure grace

      {He} {squeezes} a (lemon|lime) over all of the green
      A seed [gets] away and [goes] down with a plop
      {fact}
      {He} {starts} for {his} health, and then {he} {can't} stop`,
    stanzas: `
      The (lettuce|spinach) [drips] cool from the tap to the sink
      The knife on the board [keeps] the time like a drum
      A radish [jumps] off and [rolls] under the stove
      And out on the lawn [sits] a rabbit, struck dumb

      (The bowl|The big bowl) [gets] a lift and a toss and a turn
      The dressing [goes] sliding down under the leaves
      A crouton [escapes] and [goes] over the edge
      And green things [get] everywhere, even up sleeves`,
    later: `
      And after the salad, so noble, so green
      The pie [comes] in warm and the good plans [go] west
      It's lovely to know what is good for the heart
      And lovely to know what the heart likes the best`,
    hook: `
      Toss up a salad and let it be green
      The crunchiest dinner that's ever been seen

      A bowl full of salad, a bowl full of spring
      The garden came in and it brought everything`,
  },
  {
    words: 'broccoli',
    own: `
      {fact}
      {He} {stares} at the forest that [stands] on the plate
      {He} {takes} down one tree with the side of a fork
      And {tells} all the others their turn [has] to wait

      A (dog|cat) [takes] its post in the shade of the chair
      {He} {offers} a branch and it [won't] even sniff
      {fact}
      {He} {looks} at the fork, and {he} {wonders}: what if?`,
    stanzas: `
      The (steam|mist) [rises] up from a small leafy wood
      The cheese [rolls] in over it, golden and slow
      A floret [goes] missing, then two, and then three
      And no one in sight [is] the one in the know

      (The carrots|The peas) [get] eaten, the rice [disappears]
      One stubborn green bush [stands] alone on the shore
      The clock on the wall [has] all evening to wait
      And pudding [stands] watching beside the shut door`,
    later: `
      The years [do] their work, as the years like to do
      The fork [goes] in gladly, the plate [is] wiped clean
      Of all of the miracles growing up brings
      The strangest is learning to long for the green`,
    hook: `
      Broccoli, broccoli, little green tree
      One bite for the rabbit and one bite for free

      Broccoli, broccoli, down it must go
      A forest a week makes the little ones grow`,
  },
  {
    words:
      'burnt_toast burned_toast burn_toast burns_toast burning_toast burn_the_toast burns_the_toast burned_the_toast burnt_the_toast burning_the_toast burn_every_toast burns_every_toast burned_every_toast burn_every_slice burns_every_slice burned_every_slice burns_his_toast burns_her_toast burned_his_toast burned_her_toast burn_my_toast burned_my_toast burn_your_toast burned_your_toast burns_the_morning_toast toaster toasters slice_of_toast slices_of_toast piece_of_toast buttered_toast toast_black toast_burnt toast_burned',
    own: `
      {fact}
      {He} {scrapes} at the black till the knife [starts] to sing
      {He} {butters} it thickly and {bites} it with pride
      And {says} that some charcoal's a very good thing

      {He} {flaps} a damp (towel|dishcloth) at the thing on the wall
      The beep [wakes] the dog and the dog [wakes] the street
      {fact}
      {He} {opens} a window and {calls} it a treat`,
    stanzas: `
      The (toaster|kitchen) [sends] up a thin signal of smoke
      The knife [goes] to work like a file on a bar
      The sink [fills] with soot in a soft little drift
      And somebody [smells] it as far as the car

      (Two|Both) slices [jump] up in the blackest of moods
      The jam [goes] on thick like a carpet on stone
      The birds in the yard [hop] away from their share
      And even the dog [leaves] a corner alone`,
    later: `
      The smoke [finds] its way out, the morning [calms] down
      The dial [goes] back to where dials should be
      But one little whiff of it, years down the road
      Means home and a table and somebody's tea`,
    hook: `
      Burnt toast in the morning, a little bit black
      Just scrape it and butter it, don't send it back

      Oh, the toaster goes pop and the smoke goes up high
      Here's toast for the brave, and it's crunchy and dry`,
  },
  {
    words:
      "burnt_dinner burned_dinner burn_dinner burns_dinner burning_dinner burn_the_dinner burns_the_dinner burned_the_dinner burnt_the_dinner burn_supper burned_supper burned_the_supper burns_supper burned_the_turkey burnt_the_turkey burned_the_roast burnt_the_roast burned_the_food burns_the_food burn_the_food burns_everything burned_everything burn_everything burned_the_pot burned_the_lasagna burned_the_cookies burned_the_cake burnt_the_cake set_off_the_smoke_alarm sets_off_the_smoke_alarm smoke_alarm smoke_alarms smoke_detector can't_cook cannot_cook couldn't_cook terrible_cook bad_cook burn_roast burns_roast burned_roast burnt_roast burn_sausages burns_sausages burnt_sausages burned_sausages always_burn always_burns",
    own: `
      {fact}
      {He} {fans} the alarm with the lid of a pot
      {He} {peers} through the smoke at what once was a meal
      And {says} that at least it [is] thoroughly hot

      {He} {sets} down the dish with a (flourish|bow) and a knife
      It [lands] on the table as hard as a brick
      {fact}
      {He} {rings} for a pizza and {asks} them: be quick`,
    stanzas: `
      The (oven|kitchen) [lets] out a gray cloud and a hiss
      The smoke alarm [sings] like a bird in the hall
      The dog [leaves] the room with its tail hanging low
      And takeout menus [get] pinned to the wall

      (A fork|The fork) [taps] the crust, and the crust [doesn't] give
      The windows [stand] wide and the fan [whirls] above
      The pan [takes] a bath for a night and a day
      And sandwiches [come] to the table with love`,
    later: `
      The story [gets] told at the table for years
      The smoke in it [thickens], the flames [climb] up higher
      Good dinners are eaten and gone the same night
      But nobody ever forgets a good fire`,
    hook: `
      Ring out, smoke alarm, loud as a bell
      Dinner is burning, the nose knows it well

      Burnt dinner again and the windows thrown wide
      It's black on the top but there's good stuff inside`,
  },
  {
    words:
      'potluck potlucks potluck_supper potluck_dinner church_supper church_suppers church_potluck covered_dish casserole casseroles hotdish hot_dish',
    own: `
      {fact}
      {He} {carries} a dish through the door like a crown
      {He} {stands} to the side and {pretends} not to look
      And {glows} when the spoons [get] the whole of it down

      {He} {writes} on some (tape|card) so the dish [can] come back
      {He} {tells} everybody to take twice as much
      {fact}
      The dish [comes] home empty and clean to the touch`,
    stanzas: `
      The (tables|benches) [stand] end to end all down the hall
      The foil [comes] off pans in a shimmer of steam
      A ladle [goes] round like the news in a town
      And nobody [stops] till they [get] to the cream

      (Three|Four) kinds of potato [stand] waiting in line
      A paper plate [bends] and [is] saved by a thumb
      The children [go] first and [come] back for a third
      And everyone [goes] away glad to have come`,
    later: `
      The tables [fold] up and the cars [pull] away
      The dishes [go] home, each with somebody's name
      One dish on its own is just supper again
      Put twenty together, it's never the same`,
    hook: `
      Potluck tonight, so come in from the cold
      As much as the tables and paper plates hold

      Everyone's casserole, everyone's pie
      At potluck there's no one who's left standing by`,
  },
  {
    words:
      'food_truck food_trucks food_cart food_carts food_stall food_stalls street_food hot_dog_stand hot_dog_cart hot_dog hot_dogs chip_van burger_van taco_truck taco_trucks lunch_truck',
    own: `
      {fact}
      {He} {tastes} something hot off a paper boat's edge
      {He} {waves} it about and {he} {blows} till it [cools]
      And {eats} on {his} feet by the wall or the hedge

      The (wind|breeze) [takes] the smoke and [goes] off down the street
      {He} {jokes} with the line as it [shuffles] along
      {fact}
      And under {his} chatter the grill [sings] a song`,
    stanzas: `
      The (hatch|window) [goes] up on a long metal arm
      The line on the pavement [goes] back to the lights
      A bell and a shout [send] the next order down
      And lunches [get] lost in a couple of bites

      (The onions|Some onions) [fry] up till they [perfume] the road
      The mustard [comes] out in a long yellow line
      A pigeon [stands] by with a businesslike look
      And people in suits [say] the curb [is] just fine`,
    later: `
      The hatch [clatters] down and the griddle [goes] cold
      The truck [rattles] home with its awning rolled tight
      Some suppers have waiters and candles and cloth
      The best have a curb and a cool summer night`,
    hook: `
      Hot dog, hot dog, mustard on top
      Follow the smell till the feet want to stop

      Food truck, food truck, lights on the street
      The finest of tables is two standing feet`,
  },
  {
    words:
      "fries french_fries french_fry curly_fries chip_shop chip_shops chippy fish_and_chips fish_'n'_chips bag_of_chips poutine",
    own: `
      {fact}
      {He} {says} {he's} not hungry and {wants} none at all
      {He} {reaches} across for just one, and just one
      And {takes} the whole bag for a walk down the hall

      {He} {shakes} on the salt with a (turn|flick) of the wrist
      {He} {blows} on the first one and {burns} {himself} still
      {fact}
      {He} {finds} the last crumb with a fisherman's skill`,
    stanzas: `
      The (basket|fryer) [comes] up with a rattle and hiss
      The salt [flies] like snow till the paper [goes] clear
      The tall ones [go] first and the short ones [hold] on
      And hands [cross] the table from far and from near

      A (seagull|sparrow) [looks] on with a gleam in its eye
      The car [smells] of supper from here to the gate
      The bag [is] rolled shut for the folks back at home
      And not many [live] till they [get] to a plate`,
    later: `
      The paper [gets] crumpled, the fingers [get] licked
      The evening [goes] quiet, the street lamps [turn] blue
      For all the great feasts there have been in the world
      The best were a bag, and the bag was for two`,
    hook: `
      Fries in a paper bag, hot from the pan
      Eat them while hot, and as quick as one can

      Pass round the fries, there's enough for the crowd
      Just one and then done, and just one's not allowed`,
  },
  {
    words:
      'restaurant restaurants dinner_date dinner_dates first_dinner steakhouse bistro trattoria eat_out eats_out eating_out ate_out dine_out dines_out dining_out dined_out table_for_two dinner_reservation dinner_reservations',
    own: `
      {fact}
      {He} {studies} the menu as if for a test
      {He} {looks} at the plates going by to the rest
      And {says} that the bread and the butter [are] best

      The candle [leans] (over|closer) to hear what [is] said
      {He} {knocks} down a fork and {pretends} not to know
      {fact}
      {He} {stays} till the chairs [are] upturned in a row`,
    stanzas: `
      The (waiter|waitress) [comes] out with four plates up one arm
      A candle [burns] low in a little round glass
      The kitchen door [swings] and [lets] out a warm shout
      And three at the window [watch] other folks pass

      (The table|One table) [rocks] back till a napkin [goes] under
      Dessert [has] one plate but the spoons [come] in twos
      The bread [disappears] before anyone [talks]
      And somebody's feet [slip] on out of their shoes`,
    later: `
      The coats [are] brought out and the candle [is] pinched
      The street [shines] with rain and the doors [are] locked tight
      The food is forgotten, the price is as well
      It's who sat across in that flicker of light`,
    hook: `
      A table for two and the candle burned low
      A restaurant corner and nowhere to go

      The restaurant's lights on the rain look like gold
      An evening like this one will never grow old`,
  },
  {
    words:
      "farmers_market farmers_markets farmer's_market farmer's_markets farmers'_market farmers’_market farmer’s_market market_stall market_stalls fruit_stand fruit_stall vegetable_stand street_market street_markets market_day to_the_market at_the_market from_the_market saturday_market sunday_market fish_market produce_stand",
    own: `
      {fact}
      {He} {presses} a melon and {listens} inside
      {He} {chats} about rain with the man selling plums
      And {tries} all the cheese with an innocent pride

      {He} {comes} for (some|two) carrots and nothing besides
      The bag [gets] so heavy it [starts] to give way
      {fact}
      {He} {goes} home with most of what [lies] on display`,
    stanzas: `
      The (awnings|stalls) [go] up while the street [is] still blue
      The scale on its hook [gives] a nod and a swing
      A shout [sells] the peaches, a shout [sells] the fish
      And somebody [wraps] up the beans with a string

      (A wasp|One wasp) [has] its pick of the ripest of pears
      The carrots still [wear] all the dirt from the row
      The bread [is] so warm that the bag [fogs] inside
      And the end of the loaf [is] the first thing to go`,
    later: `
      The crates [get] stacked up and the square [is] swept bare
      A leaf and a cherry [lie] down by the drain
      But summer goes home in a hundred cloth bags
      And lives in the kitchens in spite of the rain`,
    hook: `
      Down to the market before it gets hot
      A little of this and of that, and a lot

      Market day, market day, baskets held wide
      Half of the summer is lying inside`,
  },
  {
    words:
      'grocery groceries grocery_store grocery_stores grocery_shopping grocery_run grocery_list supermarket supermarkets shopping_list shopping_lists shopping_cart food_shopping big_shop weekly_shop in_the_trolley shopping_trolley the_trolley fancy_biscuits',
    own: `
      {fact}
      {He} {goes} in for milk with no list and no plan
      {He} {steers} by the biscuits and {comes} to a stop
      And {leaves} without milk, but {he} {has} a new pan

      The (cart|trolley) [has] one wheel that [wants] to go left
      {He} {leans} and {he} {steers} like a ship in a squall
      {fact}
      The list [lies] at home on the hook in the hall`,
    stanzas: `
      The (doors|glass doors) [slide] apart with a whoosh and a chill
      The oranges [wait] for somebody to sneeze
      A toddler [calls] out from the top of a cart
      And no one [goes] past without tasting the cheese

      (The bags|Six bags) [go] inside from the car in one trip
      The handles [cut] into the fingers like wire
      The eggs [ride] on top like a king on a throne
      And nobody [asks] for the help they [require]`,
    later: `
      The cupboards [are] full and the fridge [hums] a tune
      The bags [get] put into a bag with the rest
      A list on an envelope, eggs, bread and tea
      Can say who was loved and what each one liked best`,
    hook: `
      Groceries, groceries, bags on each arm
      A house with full cupboards can come to no harm

      Write down the shopping list, bread, milk and tea
      There's love in the groceries, plain as can be`,
  },
  {
    words:
      'garlic onion onions garlic_bread clove_of_garlic cloves_of_garlic chops_onions chopped_onions chopping_onions shallots',
    own: `
      {fact}
      {He} {chops} through the tears with a hiccup or two
      {He} {says} to the room that {he's} perfectly fine
      And {sobs} to the pot that this much ought to do

      {He} {peels} away (skins|layers) that [float] to the floor
      The board and {his} fingers [smell] strong for a week
      {fact}
      The cat [keeps] away and [refuses] to speak`,
    stanzas: `
      The (onions|slices) [turn] gold in a puddle of oil
      The kitchen [is] full of small crackles and pings
      A smell [takes] the stairs and [knocks] once on each door
      And supper [begins] with a handful of rings

      (A clove|One clove) [gets] a whack with the flat of the knife
      The bread [comes] out crackling and [glistens] with green
      The breath round the table [can] wilt a whole wood
      And no sign of vampires [is] anywhere seen`,
    later: `
      The tears [dry] themselves, and the pan [does] the rest
      The thing that [bites] hardest [goes] golden and sweet
      It's true of the onion, it's true of a life
      It mostly takes time and a moderate heat`,
    hook: `
      Onions and garlic, some oil and a pan
      Dinner has started as good dinners can

      Chop up the onions and let the tears run
      A cry and a supper is two things in one`,
  },
  {
    words: 'spices spice_rack spice_racks spice_cabinet spice_jars cinnamon turmeric cumin paprika cardamom five_spice',
    own: `
      {fact}
      {He} {opens} a jar and {breathes} in with a sigh
      {He} {adds} it by pinches and never by spoons
      And {measures} by nothing but nose and by eye

      {He} {reaches} far (back|in) for a jar with no name
      One sneeze [turns] the kitchen all golden and brown
      {fact}
      {He} {brushes} the stars off {his} sleeves and {sits} down`,
    stanzas: `
      The (lids|jars) [wear] a dust that [is] red, gold, and brown
      The kitchen [smells] warm as a far-off bazaar
      A pinch [goes] in here and a pinch [goes] in there
      And nobody [knows] what the half of them are

      (The seeds|Small seeds) [start] to pop in a spoonful of oil
      The whole house [turns] round and [is] led by the nose
      A label [comes] off and [lies] under the rack
      And supper [has] something as red as a rose`,
    later: `
      The jars [hold] their breath on the shelf in the dark
      The dinners [are] eaten, the pots [are] all dried
      But lift any lid and a whole year comes out
      With everyone there, and the table set wide`,
    hook: `
      Cinnamon, cinnamon, pinch it and sigh
      It smells like the kitchen in years long gone by

      Reach for the spices and give them a shake
      A far-away country is easy to make`,
  },
]
