import type { Details } from '../../stanzas.ts'

/** Noodles and dumplings, sauce and sweets, the cup, the glass and the lunchbox: told in sentences. */
export const food2: readonly Details[] = [
  {
    words: 'waffle waffles waffle_iron waffle_maker belgian_waffles waffles_for_breakfast',
    own: `
      {fact}
      {He} {lifts} up the lid with a fork, much too soon
      It [comes] out in two, with a face like a map
      And each of the halves [gets] its jam by the spoon

      The (light|lid|iron) [turns] green, and the steam [dies] away
      {He} {opens} it, nose to the heat
      {fact}
      And {butters} the thing while {he's} still on {his} feet`,
    stanzas: `
      (The batter|Some batter|The first scoop) [runs] out at the side of the plate
      It [drips] down and [cooks] in a curl
      There [is] not a rule about curls such as that
      It [goes] to the quickest small boy or small girl

      (The syrup|The honey|The butter) [goes] in to each one of the squares
      It [fills] them up, room after room
      And one of them [eats] from the edge to the heart
      And one of them [goes] like a broom`,
    later: `
      The iron [gets] cold, and the cord [is] rolled up
      The crumbs in the hinge [are] left in
      And anyone lifting the lid in the night
      Can smell the whole morning begin`,
    hook: `
      Waffles for breakfast, all golden and square
      There's room for the syrup, with corners to spare

      Waffle, oh waffle, with pockets for jam
      The waffle comes up with a sizzle and slam`,
  },
  {
    words:
      'noodle noodles ramen pho udon soba laksa noodle_soup noodle_shop noodle_bowl instant_noodles cup_noodles cup_of_noodles',
    own: `
      {fact}
      {He} {leans} to the bowl till {his} glasses [go] white
      {He} {lifts} up a tangle as high as {his} chin
      And {pulls} in the last one, way up, out of sight

      The (broth|bowl|steam) [is] so hot that it [talks] to the spoon
      {He} {blows} on it, slow as a breeze
      {fact}
      And {slurps} till a drop [lands] on one of {his} knees`,
    stanzas: `
      (A noodle|One noodle|The longest) [goes] up, and [goes] up, and [goes] up
      There [isn't] an end to the thing
      The head [tilts] away and the arm [has] run out
      And still it [comes] on, like a magical string

      (The rain|The night|The wind) [is] out there, and the windows [are] blind
      The cook [has] a ladle and smile
      The whole row of elbows [leans] into the steam
      And no one [says] anything else for a while`,
    later: `
      The bowl [is] tipped up, and the last [is] drunk down
      There [is] a small fish on the base
      And out in the cold [goes] a person so warm
      That snow [gives] it up on the face`,
    hook: `
      Noodles and noodles, and broth to the rim
      Fill up the noodle bowl, right to the brim

      A noodle is long, and the longer the luck
      Slurp up the noodle wherever it's stuck`,
  },
  {
    words:
      'dumpling dumplings gyoza potsticker potstickers pierogi pierogies pierogis wonton wontons dim_sum momos xiaolongbao jiaozi mandu',
    own: `
      {fact}
      {He} {wets} the whole edge with a fingertip's press
      {He} {folds} it and {pleats} it as small as a fan
      And {sets} it down next to a hundred, no less

      The (lid|steam|pot) [lifts] a bit, and the kitchen [looks] round
      {He} {fishes} one out with a spoon
      {fact}
      And {bites} it, and {dances}, a second too soon`,
    stanzas: `
      (The table|The kitchen|The big board) [is] white, and so [is] every nose
      They [pinch] and they [talk] round the clock
      The neat ones [line] up like a choir on the tray
      And one [has] the shape of a sock

      (The plate|A plate|The platter) [comes] round with a cloud on its back
      The sauce [goes] along in a dish
      They [count] them by eye, and they all [count] the same
      And one at the end [is] left over to wish`,
    later: `
      The old hands [get] slow, and they [teach] it to new
      A pinch, and a fold, and a pleat
      And there in the steam [are] the same little moons
      As made by somebody who made them so neat`,
    hook: `
      Dumplings in dozens, with edges all tight
      Dumplings at noon, and then dumplings at night

      Fold it and pinch it and drop it in steam
      A dumpling is supper tucked into a dream`,
  },
  {
    words: 'lasagna lasagnas lasagne cooked_lasagna cooks_lasagna cooking_lasagna cook_lasagna bakes_lasagna',
    own: `
      {fact}
      {He} {carries} it in with two mitts and a shout
      {He} {tells} them to let it sit still for a bit
      And {cuts} it at once, and the middle [slides] out

      The (oven|kitchen|window) [has] gold in it, bubbles, and steam
      {He} {stands} with a knife at the side
      {fact}
      And {guards} the one corner that [is] crisp and wide`,
    stanzas: `
      (The sauce|Some sauce|The red) [goes] on first, then a sheet, then the cheese
      It [climbs] like the floors of a flat
      The roof [gets] a snowfall, the oven [gets] shut
      And one patient nose [sits] in front, on the mat

      (The first piece|A first piece|The first square) [falls] over, it [does] every time
      The second [stands] up like a brick
      The cheese [makes] a bridge from the dish to the plate
      And somebody [has] to be quick`,
    later: `
      There [is] a cold square in the morning, and more
      They [eat] it with forks, by the sink
      And no one can say it was better when hot
      It's better on Monday, they think`,
    hook: `
      Lasagna, lasagna, with crust on the cheese
      The corner lasagna, the corner piece, please

      Layers and layers, and layers once more
      Lasagna for seven, or maybe for four`,
  },
  {
    words:
      'pasta pastas spaghetti spaghetti_sauce pasta_sauce tomato_sauce sunday_sauce sunday_gravy marinara bolognese linguine rigatoni penne gnocchi fettuccine pasta_maker pasta_machine cooks_pasta cooked_pasta cooking_pasta cook_pasta cooks_spaghetti cooked_spaghetti',
    own: `
      {fact}
      {He} {throws} just the one at the tiles by the sink
      {He} {stands} back and {waits} till it [holds] or it [drops]
      And {says}, "One more minute", and {stirs} with a wink

      The (pot|water|lid) [starts] to roll, and the garlic [is] gold
      {He} {hums} like a tenor in red
      {fact}
      And {wipes} the whole plate with the end of the bread`,
    stanzas: `
      (The sauce|A sauce|The pot) [has] been ticking since early this day
      It [spits] on the shirt and the clock
      And everyone [passes] for no cause at all
      With bread in one hand, for a dip, and a talk

      (One strand|A long strand|The end) [takes] a whip at the tip of a nose
      It [leaves] a red dot on the face
      The forks [go] around, and the bowl [goes] around
      And napkins [are] hung at the collar like lace`,
    later: `
      The plates [are] all red, and the bread [is] all gone
      They [lean] and they [talk], and it's late
      And all of the best of the things that they say
      Come out with the bread, on the last of the plate`,
    hook: `
      Pasta on Sunday, with sauce on the chin
      There's always more pasta for one coming in

      Spaghetti, spaghetti, go round on the fork
      Spaghetti tastes better than beef does or pork`,
  },
  {
    words: 'meatball meatballs',
    own: `
      {fact}
      {He} {rolls} them in palms till they're round as a plum
      {He} {lines} them in rows on the side of the board
      And {licks} off a bit of the sauce from {his} thumb

      The (pan|pot|oil) [gives] a hiss, and the bottoms [turn] brown
      {He} {turns} every one on its side
      {fact}
      And {tests} only two, and one more, with great pride`,
    stanzas: `
      (The meatball|A meatball|One meatball) [goes] off from the side of the plate
      It [rolls] past the salt and the bread
      It [drops] to the floor, where a dog [has] been sat
      In hope since the day it was fed

      (The sauce|The red sauce|The pot) [takes] them in, and the bubbles [close] up
      A lid [is] set down with a tilt
      And somebody [comes] with a fork, on tiptoe
      And [leaves] with no sign of guilt`,
    later: `
      There [are] just three left, and they [wait] in the fridge
      Somebody [counts] them at night
      By morning there [are] only two, then there's one
      And no one [says] who had a bite`,
    hook: `
      Meatball, oh meatball, as round as the moon
      A meatball won't wait for the fork or the spoon

      One meatball, two meatballs, three on a plate
      Whoever makes meatballs should make at least eight`,
  },
  {
    words:
      'cookie cookies chocolate_chip_cookie chocolate_chip_cookies gingerbread snickerdoodle snickerdoodles shortbread biscotti cookie_jar cookie_jars cookie_dough cookie_tin cookie_cutter cookie_cutters bakes_cookies baked_cookies baking_cookies bake_cookies baked_us_cookies',
    own: `
      {fact}
      {He} {looks} through the glass at the edges all gold
      {He} {burns} both {his} hands on the very first one
      And {swears} they [are] better than any that's sold

      The (rack|tin|plate) [is] put up on the very top shelf
      {He} {hears} a chair scrape on the floor
      {fact}
      And {hears} it come closer, a little bit more`,
    stanzas: `
      (The bowl|A bowl|The spoon) [gets] so clean that it [asks] for no wash
      The dough [is] all gone from the side
      The book [says] the dough [is] enough for two trays
      There [is] about one, so the book must have lied

      (The jar|The tin|The lid) [has] a lid that [goes] pop like a cork
      The whole house [can] hear it from bed
      And in by the door [come] the feet of a dog
      And feet of another, in slippers of red`,
    later: `
      The jar [is] washed out, and it [stands] in the light
      Some crumbs [are] still there at the seam
      And anyone grown up who opens it now
      Can smell it all over again, like a dream`,
    hook: `
      Cookies and milk, and some crumbs in the bed
      There once was a cookie there, somebody said

      Cookie jar, cookie jar, up on the shelf
      A cookie is sad to be there by itself`,
  },
  {
    words: 'hot_chocolate hot_chocolates hot_cocoa cocoa mug_of_cocoa cup_of_cocoa',
    own: `
      {fact}
      {He} {warms} it up slowly with one wooden spoon
      {He} {holds} the warm mug with {his} sleeves pulled down
      And {drinks} it with both of {his} eyes on the moon

      The (snow|wind|rain) [is] outside, and the socks [are] in here
      {He} {blows} at the foam with a puff
      {fact}
      One marshmallow more [is] never enough`,
    stanzas: `
      (The milk|Some milk|The pan) [starts] to shiver and [climbs] up the side
      Somebody [lifts] it in time
      The brown [goes] around in a curl, like a cat
      And spoons in the mugs [start] to chime

      (The gloves|Wet gloves|The boots) [are] hung up in a row by the heat
      The noses [are] cherries, all bright
      And each [has] a mustache of chocolate and foam
      And nobody there [wants] to hear a goodnight`,
    later: `
      The mugs [are] all empty, with sludge in the base
      A spoon [goes] around for the rest
      The snow [goes] on falling all over the town
      And inside is warm, like a vest`,
    hook: `
      Cocoa and snow, and a blanket, a chair
      Cocoa goes down, and there's warm everywhere

      Hot chocolate, hot chocolate, fill up the mug
      A hot chocolate's nearly as good as a hug`,
  },
  {
    words:
      'chocolate chocolates chocolate_bar chocolate_bars box_of_chocolates dark_chocolate milk_chocolate chocoholic fudge truffles chocolatier mars_bar easter_chocolate',
    own: `
      {fact}
      {He} {breaks} off one square, and {he} {folds} up the rest
      {He} {puts} it back well to the back of the drawer
      And {goes} back to see if it [is] at its best

      The (box|foil|drawer) [has] a rustle that everyone [knows]
      {He} {hides} it beneath a gray sock
      {fact}
      And {meets} it again around ten of the clock`,
    stanzas: `
      (The foil|The paper|A wrapper) [is] folded as flat as a leaf
      It [looks] like a bar to the eye
      And when it [is] lifted, it [lifts] like a breath
      There [is] nothing in it, and nobody [knows] why

      (The map|A map|The chart) on the lid [says] what each of them [is]
      The caramel [goes] in a flash
      The coconut one [gets] a bite at the side
      And [goes] back again, like a car from a crash`,
    later: `
      The drawer [gets] a lock, and the key [has] a hook
      The whole house [can] reach it with ease
      For there's no keeping chocolate from those who get up
      In socks in the night, with such expertise`,
    hook: `
      Chocolate, chocolate, just one more square
      Chocolate's the reason that cupboards are there

      A box full of chocolates, and one more to try
      Chocolate says yes before anyone's why`,
  },
  {
    words:
      'ice_cream ice_creams icecream ice-cream ice_cream_cone ice_cream_cones ice_cream_truck ice_cream_trucks ice_cream_van ice_cream_parlor ice_cream_shop sundae sundaes gelato soft_serve root_beer_float popsicle popsicles ice_lolly ice_lollies choc_ice',
    own: `
      {fact}
      {He} {turns} it around, with a lick at the drips
      {He} {stands} with {his} feet apart, leaning ahead
      And {wears} a white beard, and a smile on {his} lips

      The (bench|pier|wall) [is] all warm, and the sea [is] all blue
      {He} {bites} off the very last cone
      {fact}
      And {looks} at the gulls, and {keeps} hold of {his} own`,
    stanzas: `
      (A bell|A chime|The chime) [comes] along at the end of the road
      The street [fills] with sandals and shoes
      The queue [has] a small one who [can't] make a choice
      Among all the pinks and the greens and the blues

      (One scoop|A scoop|The top scoop) [takes] a lean and it [lands] on the ground
      There [is] a whole second of hush
      Then someone [says], "Here, have the half of this one"
      The dog [does] the cleaning, with no need to rush`,
    later: `
      The sun [goes] down pink as the last of the tub
      The sticks [are] all sucked to the wood
      And some day in winter the thought of it comes
      The cold on the teeth, and how sweet, and how good`,
    hook: `
      Ice cream, oh ice cream, as high as a hat
      An ice cream is gone in a minute, like that

      One ice cream, two ice creams, cherry on top
      An ice cream's a race with a sweet little drop`,
  },
  {
    words:
      'tea teas teapot teapots teacup teacups tea_cup tea_cups tea_bag tea_bags teabag teabags kettle kettles cup_of_tea cups_of_tea cuppa pot_of_tea mug_of_tea earl_grey chamomile chai tea_party tea_parties tea_time afternoon_tea',
    own: `
      {fact}
      {He} {warms} up the pot, and {he} {waits} for the steam
      {He} {sits} in the chair that [has] got to know {him}
      And {watches} the clouds come alive in the cream

      The (kettle|doorbell|news) [makes] a noise, and the morning [goes] wrong
      {He} {says} that there [is] no great rush
      {fact}
      And trouble [sits] down there as well, in the hush`,
    stanzas: `
      (The kettle|A kettle|The pot) [starts] to rumble and [clicks] itself off
      The cups [stand] about in the light
      A biscuit [goes] in for a second too long
      And slowly [sinks] down out of sight

      (A neighbor|One neighbor|A friend) [puts] a head round the side of the door
      And [says] it [can] only be brief
      The pot [gets] filled up, and the pot [gets] filled up
      Till evening [lies] down on the leaf`,
    later: `
      The cup with the chip [is] put back on its hook
      The pot [has] a coat of its own
      There's not much on earth that a tea can't make small
      And no one with tea is alone`,
    hook: `
      Tea in the morning and tea before bed
      A cup of tea says what needs to be said

      Put on the kettle and put out a cup
      The tea is all ready, and things will look up`,
  },
  {
    words:
      'beer beers lager lagers ipa ipas brewery breweries craft_beer pint_of brewpub beer_garden six-pack six_pack cider ciders lager_and_lime home_brew homebrew brews_beer',
    own: `
      {fact}
      {He} {holds} up the glass to the last of the sun
      {He} {takes} the first sip with {his} eyes closed for that
      And {says} the one word that [is] said when work's done

      The (garden|bar|table) [is] full, and the stories [are] tall
      {He} {brings} back four more through it all
      {fact}
      And {tells} one {himself}, till they [laugh] through the wall`,
    stanzas: `
      (The cap|A cap|One cap) [comes] away with a sigh and a clink
      The foam [takes] its time to the top
      It [leaves] a white hat on the lip of a friend
      Who [talks] for an hour, with no sign of stop

      (The table|A bench|The bench) [has] a ring, and a ring, and a ring
      A coaster [is] torn into snow
      A dog [goes] to sleep on whoever's own feet
      And everyone [says] that they ought to go`,
    later: `
      The lights [come] on over the yard in a string
      The talk [goes] down low with the flame
      They [settle] the world in the course of a glass
      By morning the world [is] the same`,
    hook: `
      Beer in the garden, and foam on the lip
      Here's to the beer, and the very first sip

      A beer with a friend at the end of the day
      And half of the beer is the things that they say`,
  },
  {
    words:
      'wine wines red_wine white_wine glass_of_wine glasses_of_wine bottle_of_wine bottles_of_wine winery wineries vineyard vineyards corkscrew corkscrews wine_cellar wine_tasting sommelier merlot chardonnay pinot_noir cabernet rioja malbec glass_of_rosé prosecco champagne bottle_of_bubbly',
    own: `
      {fact}
      {He} {tilts} it and {swirls} it, and {looks} very wise
      {He} {says} it [has] notes of a leather old chair
      And {laughs} in the glass at the look in their eyes

      The (candle|cork|evening) [is] low, and the plates [are] pushed back
      {He} {fills} every glass to the same
      {fact}
      And {drinks} to each one of them there, by the name`,
    stanzas: `
      (The cork|A cork|The last cork) [comes] away with a small happy pop
      The red [makes] a sound like a brook
      The talk [goes] out wide, like a boat from the shore
      And nobody [gives] any clock a look

      (A drop|One drop|A small drop) [goes] down on the best tablecloth
      They [cover] it up with the bread
      The candle [goes] down, and the shadows [go] tall
      And all the best things that they know [get] said`,
    later: `
      The bottle [is] kept, with a flower inside
      It [stands] on the sill in the light
      And each time the sun [comes] around through the green
      It [pours] a bit more of that night`,
    hook: `
      Wine for the evening, and bread for the wine
      The glasses are filled, and the night is all fine

      A bottle of wine and a candle burned low
      There's wine in the glass, and there's no need to go`,
  },
  {
    words:
      'coffee coffees espresso espressos latte lattes cappuccino cappuccinos americano mug mugs cup_of_coffee cups_of_coffee cup_of_joe coffee_pot coffee_maker coffeemaker coffee_mug coffee_cup coffee_beans coffee_machine french_press percolator decaf',
    own: `
      {fact}
      {He} {feels} for the wall, with one eye, down the stair
      {He} {says} not a word till the cup [is] half gone
      And {sees}, with surprise, that some others [are] there

      The (mug|pot|cup) [has] a chip, and the print [has] worn off
      {He} {sets} it down somewhere, to write
      {fact}
      And {finds} it, stone cold, around seven that night`,
    stanzas: `
      (The pot|A pot|The machine) [starts] to gurgle, it [coughs], and it [sighs]
      The dark [starts] to smell like a friend
      The toast [comes] up late and the sun [comes] up late
      And morning [gets] going, by noon, in the end

      (A mug|One mug|The mug) [has] been left on the sill with an inch
      There [is] one on top of the car
      There [is] one by the bath, and there [is] one in bed
      And a tide mark in each, like a small brown star`,
    later: `
      The last of it [goes] to the plant by the door
      The pot [is] turned down for the night
      And who sits up late for a last little cup
      Will see the whole dark come to light`,
    hook: `
      Coffee at sunrise and coffee at ten
      The coffee's gone cold, so there's coffee again

      Coffee, oh coffee, black as the night
      A mug full of coffee, and all will be right`,
  },
  {
    words:
      'lunchbox lunchboxes lunch_box lunch_boxes packed_lunch packed_lunches pack_lunch packs_lunch pack_lunches packs_lunches packing_lunches packing_lunch packed_my_lunch packed_his_lunch packed_her_lunch packed_our_lunches packed_their_lunches pack_my_lunch packs_my_lunch packed_our_lunch lunch_bag lunch_pail brown_bag_lunch bento bento_box',
    own: `
      {fact}
      {He} {cuts} off the crusts, and {he} {folds} in a note
      {He} {wraps} up the apple, {he} {counts} out the grapes
      And {puts} in a cookie, for luck, in the coat

      The (morning|kitchen|street) [is] still dark, and the bread [is] all lined
      {He} {spreads} every slice to the edge
      {fact}
      And {tucks} in the orange, cut wedge by wedge`,
    stanzas: `
      (The lid|A lid|The box) [comes] undone with a click and a smell
      There [is] a whole kitchen inside
      There [is] a small napkin that [has] a drawn heart
      Which [is] put in a pocket to hide

      (A sandwich|One sandwich|The pickle) [gets] swapped for a bag full of chips
      The chips [are] swapped back for a plum
      The plum [is] swapped off for the end of a cake
      And someone [goes] home with a crumb`,
    later: `
      The box [has] a dent now, the handle [has] gone
      It [holds] all the screws in the shed
      And under the lid, gone all yellow and thin
      A note [gets] unfolded, and read`,
    hook: `
      Lunchbox, oh lunchbox, with what is it packed?
      There's love in a lunchbox, in layers, in fact

      Packed lunch in the morning, packed lunch by the door
      A packed lunch says love, and then carrots, and more`,
  },
]
