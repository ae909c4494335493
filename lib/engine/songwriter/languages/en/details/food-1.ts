import type { Details } from '../../stanzas.ts'

/** The smoker and the pot, the oven, the griddle, rice and curry. */
export const food1: readonly Details[] = [
  {
    words:
      'brisket briskets barbecue barbecues barbecued barbecuing bbq bbqs grill grills grilling grilled_burgers grilled_steak grilled_steaks grilled_chicken grilled_every grilled_on grilled_for grilled_in the_smoker his_smoker her_smoker my_smoker your_smoker our_smoker new_smoker smoked_meat smoked_meats smokes_meat smokes_meats smoking_meat pulled_pork spare_ribs baby_back_ribs rack_of_ribs cookout cookouts charcoal_grill',
    stanzas: `
      Smoke going up in the early light
      Low and slow, and the lid stays on
      Salt on the crust and a towel on the arm
      And plates held out till the last is gone

      A bag of charcoal, a long steel fork
      Tongs that click and a wire brush
      Fat dripping down with a spit and a hiss
      And the table falling into a hush

      An apron stiff with a year of sauce
      A foil tray waiting, a stack of buns
      Smoke that follows from chair to chair
      And the crispy ends for the lucky ones

      A chimney of coals gone gray at the rim
      A hiss, a flare, and a quick step back
      A brush of butter, a pinch of rub
      And a crust at the edges, peppery black`,
  },
  {
    words:
      'soup soups broth broths stew stews chowder chowders gumbo borscht minestrone stockpot bone_broth chicken_soup pot_of_soup bowl_of_soup matzo_ball pozole menudo cooks_soup cooked_soup makes_soup made_soup make_soup',
    stanzas: `
      A big dented pot on the smallest flame
      A ladle dipped and the steam going up
      Pepper on top and a heel of bread
      And the last warm inch drunk straight from the cup

      A pinch of salt and a second taste
      A ladle hooked on the rim of the pot
      A spoon going round by the edge of the bowl
      And a breath blown over it, still too hot

      Onions and celery softening slow
      A bay leaf floating, a twist of the mill
      A lid pushed sideways to let out the steam
      And a bowl that could argue with any chill

      Parsley, a carrot, a peppercorn
      Small gold circles afloat on the top
      Two hands wrapped round the heat of the bowl
      And bread wiped round for the final drop`,
  },
  {
    words:
      'sourdough bread breads loaf loaves baguette baguettes challah focaccia cornbread soda_bread bread_dough knead kneaded yeast breadmaker bread_machine bread_baker sourdough_starter homemade_bread kneads_dough kneading_dough kneads_bread kneading_bread baked_bread bakes_bread bake_bread baking_bread baked_a_loaf bakes_loaves made_bread makes_bread make_bread bake_your_own_bread',
    stanzas: `
      A sack of flour and a pinch of salt
      A jar on the counter that bubbles and grows
      A towel laid over the rim of the bowl
      And a smudge of white at the tip of the nose

      The heel of a hand going push and fold
      A slash on the top with the edge of a blade
      A crust that crackles while cooling down
      And steam coming up from the first cut made

      A wooden board and a long toothed knife
      The heel cut thick with the butter on
      A smell that goes up to the top of the stairs
      And crumbs on the board when the loaf is gone

      Two loaves cooling along the rack
      Brown on the bottom, a hollow knock
      Dough on the doorknob, flour on the phone
      And one eye kept on the kitchen clock`,
  },
  {
    words:
      'birthday_cake birthday_cakes birthday_candle birthday_candles blow_out_the_candles blows_out_the_candles blew_out_the_candles blowing_out_the_candles blow_out_candles blowing_out_candles candles_on_the_cake candles_on_a_cake',
    stanzas: `
      Candles leaning every which way
      A face lit gold from under the chin
      One long breath and a curl of smoke
      And the first wide slice with the knife going in

      A name in icing that runs out of room
      Sprinkles rolling away on the floor
      The lights turned off and a match struck twice
      And a glow coming in through the kitchen door

      A ring of frosting around the plate
      A finger dragged through the rim for a lick
      Wax on the icing, a match burned down
      And the piece with the rose on, everyone's pick

      Forks in a cup and a stack of plates
      A song too high from the very first note
      A flicker of candles, a puff, a cheer
      And a thumb of frosting on someone's coat`,
  },
  {
    words:
      'cake cakes cupcake cupcakes frosting buttercream carrot_cake chocolate_cake pound_cake sponge_cake layer_cake bakes baking baked baker bakers bakery bakeries bake_sale bake_sales bake_a bake_for bake_the loves_to_bake love_to_bake loved_to_bake likes_to_bake muffin muffins scone scones banana_bread cinnamon_rolls brownie brownies cinnamon_bun cinnamon_buns victoria_sponge lamingtons lamington bakewell fairy_cakes bake_off birthday_cakes_for wedding_cake wedding_cakes',
    stanzas: `
      Three eggs cracked on the edge of a bowl
      A cup of sugar, a sifted cloud
      A toothpick drawn out clean from the crumb
      And a spoon to be licked, if licking's allowed

      A tin lined neat with a paper round
      Batter poured out in a folding stream
      The oven light on and a nose to the glass
      And butter and sugar beaten to cream

      A whisk going round with a tinny sound
      Vanilla enough to fill up the hall
      A fork pressed down on the last few crumbs
      And a small second slice, not small at all

      Oven mitts with a scorch on the thumb
      A rack on the counter, a cooling pan
      Snow from a sieve on a golden top
      And a corner gone quick as a corner can`,
  },
  {
    words:
      'pancake pancakes flapjack flapjacks hotcake hotcakes crepe crepes pancake_breakfast pancake_breakfasts pancake_batter blini griddle_cakes pancake_day shrove_tuesday',
    stanzas: `
      Bubbles that open along the rim
      A flip of the wrist and a golden side
      The first one odd as a map of Peru
      And syrup that runs in a lazy slide

      A ladle of batter, a puddle, a hiss
      A stack that leans on a warming plate
      Butter that skates on its way downhill
      And the last odd shape for whoever is late

      A skillet wiped with a curl of fat
      Round as a saucer or shaped like an ear
      A fork stuck down through all of the stack
      And sticky fingerprints, far and near

      Flour in the air and a whisk in the bowl
      Lumps in the batter, and that's all right
      A square of butter that slips to the edge
      And five layers deep for a single bite`,
  },
  {
    words:
      'pie pies apple_pie apple_pies pie_crust pie_crusts pumpkin_pie pecan_pie cherry_pie peach_cobbler blueberry_cobbler rolling_pin pie_dough meat_pie meat_pies baked_pies bakes_pies baked_pie bakes_pie baking_pies bake_pies bakes_the_best_pie makes_the_best_pie key_lime_pie',
    stanzas: `
      Dough rolled thin on a floury board
      A fork pressed round for a ruffled rim
      Steam coming up through a cut in the crust
      And juice gone sticky along the brim

      A lattice woven from strips of dough
      Sugar that sparkles all over the lid
      A knife set down and a wedge slid out
      And the last piece under a bowl, well hid

      Butter worked in till the crumbs are small
      Scraps of pastry cut into leaves
      A tin with a drip baked onto the edge
      And flour in clouds on the rolled-up sleeves

      A wide tin dish on a folded cloth
      The first slice crumbles, the next slides free
      A spoonful of something cold on the side
      And a pie for six that has lasted for three`,
  },
  {
    words: 'tamale tamales tamalada masa corn_husk corn_husks',
    stanzas: `
      A pot packed tight, standing up on end
      Husks left soaking, a spoonful of dough
      A fold, a tuck and a strip for a tie
      And dozens of others lined up in a row

      Masa spread thin with the back of a spoon
      A long full table, no elbow to spare
      Red on the fingers and steam on the glass
      And empty husks piled up everywhere

      A lid held down with a folded cloth
      Corn in the steam and a rattling pot
      String coming loose and a husk peeled back
      And a first bite taken a little too hot

      A line that runs from the sink to the stove
      One to spread and another to fold
      A dozen in foil for the freezer door
      And one from the fridge, just as good cold`,
  },
  {
    words:
      'tortilla tortillas taco tacos taco_night taco_nights taco_tuesday taco_stand taco_stands enchilada enchiladas quesadilla quesadillas burrito burritos guacamole',
    stanzas: `
      A ball of dough between two flat palms
      A hot iron griddle, a flip with the thumb
      A clean cloth folded to hold in the warmth
      And salsa chased up to the final crumb

      A squeeze of lime and a shake of salt
      Onion chopped white and cilantro green
      A fold that drips at the other end
      And napkins used up, about seventeen

      Bowls set out from the mild to the hot
      A tilt of the head and an elbow wide
      Radish in circles, a wedge of lime
      And half of the filling gone over the side

      A skillet hissing, a foil-wrapped stack
      Peppers in ribbons, charred at the tip
      Avocado crushed with a fork in a bowl
      And down to the wrist, one slow red drip`,
  },
  {
    words: 'jollof jollof_rice cooks_jollof cook_jollof cooked_jollof cooking_jollof',
    stanzas: `
      Tomatoes and peppers ground down red
      A tall black pot and a sheet of foil
      A bay leaf, thyme, and a curl of steam
      And rings on the stove from the spattered oil

      A spoon as long as a forearm's reach
      Every grain red and standing alone
      A scrape at the bottom, smoky and crisp
      And chicken beside it, down to the bone

      A cooler packed to the lid with rice
      Pepper that tickles the back of the throat
      Fried sweet plantain along the rim
      And the whole house humming one peppery note

      The lid on tight with a weight on top
      A smell out the window and down the street
      Foil plates folded for taking away
      And the burnt bit fought for, smoky and sweet`,
  },
  {
    words:
      'rice fried_rice biryani pilaf paella risotto rice_cooker rice_cookers congee jambalaya rice_and_peas rice_and_beans cooks_rice cook_rice cooked_rice cooking_rice',
    stanzas: `
      Water poured off till it's running clear
      A knuckle of water over the grain
      A lid left on and the flame turned low
      And strays on the tablecloth, scattered like rain

      A lid that rattles and then sits still
      A cloud of steam when it comes away
      A paddle dipped in the pot once more
      And a crust at the bottom for those who stay

      A ten-pound sack with a folded top
      A scoop and a half and a rinse in the sink
      Steam in a plume from the edge of the lid
      And the bowl scraped clean in less than a blink

      A wide low pan on a ring of flame
      A pinch of pepper, steam in a swirl
      Spoons that meet in the middle at last
      And the gold scraped up in a crackling curl`,
  },
  {
    words:
      'curry curries dal daal dhal masala tikka_masala garam_masala roti rotis naan chapati chapatis samosa samosas vindaloo korma cook_curry cooks_curry cooked_curry cooks_a_curry cooking_curry makes_curry',
    stanzas: `
      Seeds that jump in a spoon of oil
      Yellow on fingers and yellow on wood
      A torn piece of bread going round the bowl
      And day number two every bit as good

      Onions gone brown and ginger gone in
      A lid lifted off and a cloud let loose
      A squeeze of lemon, a fistful of leaves
      And rice underneath for the last of the juice

      A round steel box with the spices in cups
      A pinch from this and a pinch from that
      Mustard seeds popping all over the pan
      And puffed-up bread that a palm pats flat

      Red on the ladle and red on the stove
      A thick slow bubble, a lid that sways
      Yogurt beside it to cool things down
      And the smell in the curtains for two more days`,
  },
]
