import type { Details } from '../../stanzas.ts'

/** The smoker and the pot, the oven, the griddle, rice and curry, told in sentences. */
export const food1: readonly Details[] = [
  {
    words:
      'brisket briskets barbecue barbecues barbecued barbecuing bbq bbqs grill grills grilling grilled_burgers grilled_steak grilled_steaks grilled_chicken grilled_every grilled_on grilled_for grilled_in the_smoker his_smoker her_smoker my_smoker your_smoker our_smoker new_smoker smoked_meat smoked_meats smokes_meat smokes_meats smoking_meat pulled_pork spare_ribs baby_back_ribs rack_of_ribs cookout cookouts charcoal_grill',
    own: `
      {fact}
      {He} {stands} in the smoke with a fork like a king
      {He} {lifts} up the lid, and {he} {lets} it back down
      And {says} it [needs] time, like each beautiful thing

      The (charcoal|fire|lid) [has] gone gray, and the street [gets] the smell
      {He} {turns} the whole lot with one wrist
      {fact}
      And neighbors [come] by that {he} {has} on no list`,
    stanzas: `
      (The smoke|A smoke|One smoke) [finds] whoever [has] put on clean clothes
      It [follows] them round to the shade
      The corn [gets] its stripes, and the buns [get] their gold
      And ice [hits] the glass in the cold lemonade

      (The dog|A dog|The cat) [lies] below, with its eye on the edge
      It [knows] that a sausage [can] roll
      And one of them [does], and there [isn't] a sound
      And somebody [asks] who [is] minding the coal`,
    later: `
      The plates [go] to paper, the coals [go] to red
      They [pull] up their chairs in a ring
      And sparks [go] on up through the leaves to the stars
      And somebody [hums] like a bird on the wing`,
    hook: `
      Barbecue, barbecue, smoke in the hair
      The grill has an apron, the whole street a chair

      Grill it and turn it and grill it some more
      The barbecue smells to the ocean and shore`,
  },
  {
    words:
      'soup soups broth broths stew stews chowder chowders gumbo borscht minestrone stockpot bone_broth chicken_soup pot_of_soup bowl_of_soup matzo_ball pozole menudo cooks_soup cooked_soup makes_soup made_soup make_soup',
    own: `
      {fact}
      {He} {stands} at the pot with the spoon to {his} lip
      {He} {thinks} for a while with {his} eyes on the wall
      And {adds} something secret, and {takes} one more sip

      The (window|kitchen|lid) [is] all steam, and the street [has] gone gray
      {He} {ladles} it right to the brim
      {fact}
      And {carries} it slowly, with thumbs on the rim`,
    stanzas: `
      (The pot|A pot|The big pot) [starts] to hum on the smallest of flames
      It [talks] to itself like a friend
      The carrots [go] round, and the barley [goes] round
      And no one [is] counting how much at the end

      (A nose|One nose|A coat) [comes] in out of the rain at the door
      It [knows] what there [is] by the stair
      And bread [is] torn up, and the spoons [are] laid out
      And shoulders [come] down by an inch in the chair`,
    later: `
      The pot [is] scraped out, and the night [can] come on
      With snow on the sill like a quilt
      There's nobody cold who has soup to the toes
      And that's how a good house is built`,
    hook: `
      Soup on the stove, and the rain at the door
      Soup in the bowl, and then soup a bit more

      A big pot of soup, and a ladle, a bowl
      Soup for the body is soup for the soul`,
  },
  {
    words:
      'sourdough bread breads loaf loaves baguette baguettes challah focaccia cornbread soda_bread bread_dough knead kneaded yeast breadmaker bread_machine bread_baker sourdough_starter homemade_bread kneads_dough kneading_dough kneads_bread kneading_bread baked_bread bakes_bread bake_bread baking_bread baked_a_loaf bakes_loaves made_bread makes_bread make_bread bake_your_own_bread',
    own: `
      {fact}
      {He} {pushes} it out on the flour with both palms
      {He} {folds} it and {turns} it, and {tells} it the news
      And {hums} to it softly, the way someone calms

      The (oven|window|kitchen) [is] glowing, the street [is] still dark
      {He} {knocks} on the crust like a door
      {fact}
      And {cuts} it too hot, and then {cuts} a bit more`,
    stanzas: `
      (The dough|A dough|The bowl) [has] a towel on top like a bed
      It [sleeps] and it [grows] by the heat
      And somebody [lifts] up the edge for a look
      At something as soft as the soles of small feet

      (The smell|A smell|That smell) [goes] upstairs like a bell with no sound
      It [knocks] upon everyone's door
      They [come] down in slippers, with butter in mind
      And no one [is] sleepy or cross any more`,
    later: `
      The heel of it [goes] in a pocket for birds
      The crumbs [go] outside in the snow
      There's not much a person has need of at all
      With bread on the table, and candles aglow`,
    hook: `
      Bread on the table, and butter, and knife
      The smell of a loaf is the best smell in life

      Knead it and leave it and bake it till brown
      There's bread in the oven, so come and sit down`,
  },
  {
    words:
      'birthday_cake birthday_cakes birthday_candle birthday_candles blow_out_the_candles blows_out_the_candles blew_out_the_candles blowing_out_the_candles blow_out_candles blowing_out_candles candles_on_the_cake candles_on_a_cake',
    own: `
      {fact}
      {He} {shuts} both {his} eyes, and the whole table [waits]
      {He} {fills} up {his} cheeks like a trumpeting king
      And {thinks} of one wish at the edge of the plates

      The (lights|lamps|voices) [go] down, and the faces [turn] gold
      {He} {leans} with one breath at the most
      {fact}
      And {leaves} a small flame there, as good as a ghost`,
    stanzas: `
      (The lights|The lamps|The curtains) [go] out, and the singing [begins]
      It [starts] in three keys, and a shout
      The cake [comes] along like a ship all aflame
      And everyone [helps] with the blowing it out

      (The knife|A knife|The wax) [goes] down through the name and the rose
      The plates [come] along in a row
      A candle [is] licked at the end that was in
      And somebody small [has] a nose full of snow`,
    later: `
      The smoke of the candles [goes] up in a curl
      The wish [goes] along with it too
      And no one must ask, and no one must say
      And that's how a wish may come quietly true`,
    hook: `
      Candles on the cake, and a breath, and a cheer
      The candles go out, and it's one more good year

      A birthday cake burning as bright as the sun
      Blow out the candles, and don't leave a one`,
  },
  {
    words:
      'cake cakes cupcake cupcakes frosting buttercream carrot_cake chocolate_cake pound_cake sponge_cake layer_cake bakes baking baked baker bakers bakery bakeries bake_sale bake_sales bake_a bake_for bake_the loves_to_bake love_to_bake loved_to_bake likes_to_bake muffin muffins scone scones banana_bread cinnamon_rolls brownie brownies cinnamon_bun cinnamon_buns victoria_sponge lamingtons lamington bakewell fairy_cakes bake_off birthday_cakes_for wedding_cake wedding_cakes',
    own: `
      {fact}
      {He} {sifts} till the kitchen [has] snow on the sill
      {He} {looks} through the glass with {his} chin on {his} knees
      And {tells} the whole house to walk soft, and be still

      The (timer|oven|clock) [gives] a ping, and they [come] from all rooms
      {He} {holds} the whole crowd with a spoon
      {fact}
      And {says} it must cool for the whole afternoon`,
    stanzas: `
      (The butter|The bowl|The sugar) [goes] round with a wooden old spoon
      The eggs [go] in one at a time
      And somebody [asks] for the scrapings, and [waits]
      As still as a cat for the quarter-hour chime

      (The top|One side|The middle) [has] sunk, and the icing [goes] in
      It [covers] the dip like a hill under snow
      The first slice [comes] out with a bit of a lean
      And everyone [says] that they like it just so`,
    later: `
      The stand [is] all crumbs and a smear of the cream
      A finger [comes] by for the rest
      There [are] cakes in the shops that [are] straighter by far
      But this one [is] crooked, and this one [is] best`,
    hook: `
      Bake it and ice it and cut it up wide
      A cake is a hug with some jam on the inside

      Cake on the counter, and cake on the chin
      When cake's in the oven the world wanders in`,
  },
  {
    words:
      'pancake pancakes flapjack flapjacks hotcake hotcakes crepe crepes pancake_breakfast pancake_breakfasts pancake_batter blini griddle_cakes pancake_day shrove_tuesday',
    own: `
      {fact}
      {He} {waits} for the bubbles to open and pop
      {He} {lets} the thing fly with a flick of the wrist
      And {catches} it, most of it, down on the mop

      The (batter|butter|pan) [is] all ready, the plates [form] a line
      {He} {pours} out the shape of a bear
      {fact}
      It [looks] like a cloud, but they [say] it [is] there`,
    stanzas: `
      (The first one|A first one|The first) [comes] out pale, with a hole in its heart
      It [goes] to the dog, and [is] gone
      The second [is] gold as a coin from a chest
      And then they [come] on, and they [come] on, and on

      (The syrup|The honey|The lemon) [runs] down like a river in sun
      It [goes] round the edge of the plate
      A sleeve [goes] right in it, an elbow as well
      And nobody [minds] that it's half after eight`,
    later: `
      The pan [is] put by, and the stack [is] no more
      The table [is] sticky, and stays
      For that is how one kind of morning gets kept
      On top of a hundred plain days`,
    hook: `
      Pancakes on Sunday, a stack to the chin
      Pour out the syrup, let pancakes begin

      Flip it up, flip it up, catch it again
      There's never one pancake, there's never just ten`,
  },
  {
    words:
      'pie pies apple_pie apple_pies pie_crust pie_crusts pumpkin_pie pecan_pie cherry_pie peach_cobbler blueberry_cobbler rolling_pin pie_dough meat_pie meat_pies baked_pies bakes_pies baked_pie bakes_pie baking_pies bake_pies bakes_the_best_pie makes_the_best_pie key_lime_pie',
    own: `
      {fact}
      {He} {rolls} it out thin as the sheet on a bed
      {He} {crimps} the whole edge with a thumb and a fork
      And {cuts} in the middle a small heart instead

      The (window|sill|rack) [has] a plate on it, cooling in air
      {He} {stands} by with one kitchen cloth
      {fact}
      And {chases} away the first fork, and the moth`,
    stanzas: `
      (The apples|The cherries|The peaches) [go] in with the sugar and spice
      A lid [is] laid over it all
      The juice [bubbles] up through the holes in the roof
      And somebody [follows] the smell down the hall

      (A slice|One slice|The first slice) [comes] away with a long crumbly sigh
      The filling [runs] out like a tide
      The ice cream [sits] up on the top for a while
      And [goes] for a swim down the side`,
    later: `
      The plate [is] all crumbs by the time it [gets] dark
      One small piece [is] kept back with care
      It [sits] in the fridge with a note and a name
      And at midnight the note [is] still there`,
    hook: `
      Pie on the windowsill, pie on the plate
      A pie that is cooling is too long to wait

      A pie for the picnic, a pie for the road
      A pie makes a very agreeable load`,
  },
  {
    words: 'tamale tamales tamalada masa corn_husk corn_husks',
    own: `
      {fact}
      {He} {spreads} out the masa as smooth as a sheet
      {He} {folds} up the husk like a letter from home
      And {passes} it on down the line, nice and neat

      The (table|kitchen|whole house) [is] so full that the doors [have] been moved
      {He} {ties} every one with a strip
      {fact}
      And {eats} the first one with a burn on the lip`,
    stanzas: `
      (The husks|The corn husks|The leaves) [lie] in water to soften and bend
      The masa [is] beaten till light
      An aunt [drops] a bit in a glass, and it [floats]
      And everyone [claps], for the batter [is] right

      (The spoons|The hands|The fingers) [go] down the long table in turn
      They [fill] and they [fold] with closed eyes
      And by the third hour there [are] mountains of them
      And stories of every known size`,
    later: `
      The steam [fogs] the window, the lid [lifts] its hat
      The first ones [come] out on a plate
      A bag [goes] to each of the neighbors along
      And somebody [comes] back for the eighth, very late`,
    hook: `
      Tamales, tamales, a hundred or more
      The steam of tamales goes out through the door

      Fold the tamale and tie it up tight
      There's masa on noses, and laughter all night`,
  },
  {
    words:
      'tortilla tortillas taco tacos taco_night taco_nights taco_tuesday taco_stand taco_stands enchilada enchiladas quesadilla quesadillas burrito burritos guacamole',
    own: `
      {fact}
      {He} {piles} it too high, as {he} {knows} very well
      {He} {tilts} {his} whole head like a bird at a feed
      And most of it [lands] in the lap where it fell

      The (platter|pan|basket) [comes] hot, in a towel tucked round
      {He} {squeezes} the lime with one fist
      {fact}
      And {licks} the good half of it off of {his} wrist`,
    stanzas: `
      (The griddle|The pan|The stove) [has] a hiss, and the dough [gets] its spots
      It [puffs] like a small yellow moon
      A stack of them [sits] in a cloth to keep warm
      And no one [is] looking for fork or for spoon

      (The bowls|The toppings|The salsas) [go] round, and the hands [reach] across
      There [is] one that [is] redder than red
      A cousin [says], "That one is nothing at all"
      And [sits] there, with tears, and a hand on the head`,
    later: `
      The bowls [are] all empty, the napkins [are] heaped
      There [is] a small shell on the floor
      And someone [looks] up from the last of the beans
      And [says], "Is it Tuesday tomorrow once more?"`,
    hook: `
      Tacos for supper, and all of them lean
      A taco falls open wherever it's clean

      Tortillas, tortillas, all warm in a stack
      One for the road, and one for the way back`,
  },
  {
    words: 'jollof jollof_rice cooks_jollof cook_jollof cooked_jollof cooking_jollof',
    own: `
      {fact}
      {He} {lifts} up the lid, and the room [turns] its head
      {He} {looks} at the rice and {he} {nods} like a judge
      And {scrapes} at the bottom, all smoky and red

      The (pot|party|table) [is] ready, the cousins [are] in
      {He} {swears} that there [is] just one way
      {fact}
      And {hears} from the others what other folks say`,
    stanzas: `
      (The pepper|The chili|The onion) [goes] in, and the eyes [start] to run
      The red of it [climbs] up the spoon
      The rice [drinks] it slowly, one grain at a time
      And somebody [puts] on a much louder tune

      (The crust|The bottom|The burnt part) [is] fought for by each in the room
      It [tastes] of the smoke and the pan
      A plate [gets] a lid and a name on the lid
      And [goes] home with those who arrived in a van`,
    later: `
      The music [goes] on, and the plates [are] all clean
      The red will not wash from the pot
      And somewhere a cousin declares even now
      That theirs was the better one, likely or not`,
    hook: `
      Jollof, oh jollof, as red as the sun
      There's jollof for all, and no pot has just one

      Whose is the jollof that's best of them all?
      Say jollof out loud, and then stand by the wall`,
  },
  {
    words:
      'rice fried_rice biryani pilaf paella risotto rice_cooker rice_cookers congee jambalaya rice_and_peas rice_and_beans cooks_rice cook_rice cooked_rice cooking_rice',
    own: `
      {fact}
      {He} {washes} it thrice till the water [runs] clear
      {He} {measures} the rest by the joint of one thumb
      And {puts} on the lid, and {lets} nobody near

      The (steam|kitchen|lid) [gives] a sigh, and it [has] to stand still
      {He} {guards} it with spoon and with frown
      {fact}
      And {turns} it out, golden side up, upside down`,
    stanzas: `
      (The pot|A pot|The lid) [does] a dance on the edge of the boil
      It [settles] to whispers and steam
      And somebody small [has] to sit on both hands
      For lifting the lid [is] to ruin the dream

      (A spoon|The spoon|One spoon) [goes] around, and the bowls [come] again
      There [is] a gold crust down below
      It [cracks] like the ice, and they [share] it in bits
      And all of it [goes] like the first of the snow`,
    later: `
      The last of it [waits] in the fridge for the dawn
      It [meets] with an egg in the pan
      And nothing goes hungry, and nothing is lost
      Where rice is the end of whatever began`,
    hook: `
      Rice in the pot, and a lid on it tight
      Rice for the supper, and rice late at night

      A bowl full of rice is a bowl full of snow
      Where there's rice in the cupboard, there's somewhere to go`,
  },
  {
    words:
      'curry curries dal daal dhal masala tikka_masala garam_masala roti rotis naan chapati chapatis samosa samosas vindaloo korma cook_curry cooks_curry cooked_curry cooks_a_curry cooking_curry makes_curry',
    own: `
      {fact}
      {He} {toasts} all the seeds in the bottom of it
      {He} {grinds} them to powder, and {breathes} it, and {coughs}
      And {stirs} it, and {stirs} it, and {waits} for a bit

      The (onions|spices|chilies) [go] in, and the street [lifts] its nose
      {He} {tastes} it, and {looks} at the wall
      {fact}
      And {says}, with wet eyes, it [is] not hot at all`,
    stanzas: `
      (The pan|The pot|The big pan) [turns] to gold with a handful of dust
      The onion [goes] soft as a sigh
      It [bubbles] and [spits] on the tiles and the clock
      And [turns] every head that [goes] by

      (The bread|A bread|The naan) [comes] off hot with its bubbles and burns
      They [tear] it, and [pass] it along
      They [chase] the last sauce round the bowl with the crust
      And somebody [fans] at a tongue, much too long`,
    later: `
      The yellow [stays] bright on the spoon and the thumb
      The coat [keeps] the smell on the stair
      And even next morning it [tastes] like a feast
      And no one [has] any of it left to share`,
    hook: `
      Curry on the stove, and the lid gives a sigh
      A curry's a sunrise that gets in the eye

      Curry on Friday, with rice and with bread
      A curry can lift any heart out of bed`,
  },
]
