import type { Details } from '../../stanzas.ts'

/** Vans, plots, sheds, shops and homes, told in sentences. */
export const places6: readonly Details[] = [
  {
    words:
      'campervan campervans camper_van camper_vans camper caravan caravans motorhome motorhomes motor_home motor_homes rv static_caravan caravan_park caravan_holiday caravan_holidays week_in_a_caravan',
    own: `
      {fact}
      {He} {stands} up and {finds} the low roof with {his} head
      {He} {boils} up the kettle on one ring of gas
      And {makes} the whole table turn into a bed

      {He} {backs} round (a tree|a bin|a tap) in a field by the sea
      And the neighbors [look] up from their chairs
      {fact}
      And {he} {parks} it, first go, to a handful of stares`,
    stanzas: `
      (The rain|A rain|Hard rain) [plays] the drums on the roof through the night
      The windows [are] misted with tea
      The mugs on their hooks [ring] a tune at each bend
      And a cow [puts] her face to the window to see

      (The bacon|Some bacon|The toast) [calls] the whole of the field out of bed
      A line [is] strung up for the jeans
      The steps [have] a row of wet shoes in the sun
      And a robin [walks] in for the last of the beans`,
    later: `
      The holiday [ends], and the awning [comes] down
      The grass [keeps] a square, pale and bare
      But long into winter the cutlery drawer
      Has sand in the corners from there`,
    hook: `
      A caravan, caravan, down by the sea
      With rain on the roof and a pot full of tea

      Oh, the camper van's slow on the side of the hill
      There's home in the back, and it's home standing still`,
  },
  {
    words: 'allotment allotments community_garden veg_plot vegetable_plot veg_patch water_butt',
    own: `
      {fact}
      {He} {leans} on the fork for a word at the gate
      {He} {looks} at a cabbage as some look at cars
      And {gets} home for supper an hour or two late

      {He} {pulls} up (a carrot|one carrot|a parsnip) with two crooked legs
      And {shows} it to everyone near
      {fact}
      And {says} it [is] nothing to one from last year`,
    stanzas: `
      (The robin|One robin|A robin) [has] charge of the spade when it [rests]
      The slugs [have] their eye on the greens
      A neighbor [leaves] marrows on everyone's step
      And the scarecrow [has] holes in the knees of his jeans

      (The shed|A shed|One shed) [has] a roof made of somebody's door
      The rhubarb [comes] up through a pail
      The rain [fills] the butt, and the kettle [is] on
      And the peas [take] a walk up the rail`,
    later: `
      In autumn the bonfires [go] up in a row
      The bean poles [come] down for the year
      But one row of leeks [stands] up straight in the frost
      And the spade in the shed knows that spring will be here`,
    hook: `
      At the allotment, allotment, row upon row
      It starts with a seed, and the rest of it's slow

      A veg patch, a veg patch, a fork and a flask
      There's beans for whoever might happen to ask`,
  },
  {
    words:
      'the_shed a_shed his_shed her_shed your_shed my_shed our_shed old_shed garden_shed potting_shed shed_door man_cave',
    own: `
      {fact}
      {He} {goes} for a nail and {is} gone until three
      {He} {moves} all the jars from one shelf to the next
      And {finds}, at the back of it, last summer's key

      {He} {sits} on (a crate|a bucket|the mower) with tea from a flask
      And the radio turned very low
      {fact}
      And the rain on the roof [is] in no rush to go`,
    stanzas: `
      (The spiders|Old spiders|Six spiders) [have] hung up the curtains themselves
      The tins [have] a drop left of blue
      A mouse [makes] a bed in a gardening glove
      And the sun [finds] the one knothole left to come through

      (The door|That door|The old door) [has] to be lifted a bit on its hinge
      A bicycle [hangs] from a beam
      The tools [have] their outlines drawn up on the wall
      And the mower [is] deep in a grass-smelling dream`,
    later: `
      The hammer [hangs] up in the shape of itself
      The handle [is] dark from the hand
      And the door lets it out, every time, like a breath
      Of oil, and of twine, and of sand`,
    hook: `
      Down in the shed with the rain coming down
      There's no better palace for miles of the town

      The shed, the shed, with the jars in a row
      It swallows an afternoon, easy and slow`,
  },
  {
    words:
      'sweet_pea sweet_peas dahlia dahlias hydrangea hydrangeas peony peonies lilac lilacs geranium geraniums marigold marigolds pansies begonias lilies petunias foxgloves snowdrops bluebells chrysanthemums azaleas delphiniums hollyhocks window_box window_boxes hanging_basket hanging_baskets wisteria',
    own: `
      {fact}
      {He} {comes} with the can while the street [is] asleep
      {He} {talks} to each one of them, calling it dear
      And {tells} them the things only flowers will keep

      {He} {cuts} just (a few|a handful|the best) with the dew on them still
      And {puts} them in anything tall
      {fact}
      And the smell of it [goes] through the whole of the hall`,
    stanzas: `
      (The bees|Slow bees|The bumblebees) [have] an appointment with every one
      A petal [blows] in on the mat
      A child [winds] a crown out of leaves and of pink
      And somebody [sets] it in place on the cat

      (A window|One window|The window) [wears] pink like a very good hat
      The street [slows] a little to see
      The postman [takes] in a deep breath at the gate
      And a blackbird [sings] over it, high in the tree`,
    later: `
      One night [brings] a frost, and the color [goes] out
      The heads [are] all brown, hanging low
      But down at the root there's a bit of it kept
      That has somewhere in April to go`,
    hook: `
      Lilac and lilies, and sweet peas in rows
      And everyone passing leans in with the nose

      Oh, window box, window box, out on the sill
      The street is so gray, and it's blooming there still`,
  },
  {
    words:
      'charity_shop charity_shops thrift_store thrift_stores thrift_shop thrift_shops thrifting second_hand second-hand secondhand op_shop op_shops car_boot car_boots car_boot_sale car_boot_sales vintage_shop vintage_shops vintage_clothes vintage_clothing vintage_dresses',
    own: `
      {fact}
      {He} {tries} on a jacket from some other year
      {He} {puts} both {his} hands in the pockets, and {finds}
      A ticket to something, and {grins} ear to ear

      {He} {holds} up (a teapot|a lamp|a vase) to the light at the door
      And {says} it [is] terrible, twice
      {fact}
      And {carries} it home like a queen, at half price`,
    stanzas: `
      (The hangers|Wire hangers|The coats) [go] by with a scrape and a scrape
      A puzzle [is] one piece too few
      A lady [tries] hats in the door of a fridge
      And a teddy bear [waits] for a lap that [is] new

      (A car boot|One car boot|The car boot) [stands] open at six in the mist
      A torch [goes] along every tray
      A record [is] turned to be looked at for scratches
      And three china ducks [fly] away`,
    later: `
      It comes with a mark and a button not right
      With somebody's name on the band
      But mended and washed, it [goes] out to the world
      And the luck [comes] along, secondhand`,
    hook: `
      Secondhand, secondhand, all of it's new
      To the one who has finally met the right shoe

      Down at the thrift store, the things on the shelf
      Each waits with a story it keeps to itself`,
  },
  {
    words:
      'care_home care_homes nursing_home nursing_homes hospice carer carers home_carer care_worker care_workers care_assistant assisted_living retirement_home old_folks_home',
    own: `
      {fact}
      {He} {takes} a cold hand into both of {his} own
      {He} {hums} the first line of a very old tune
      And a second voice [joins], till it [isn't] alone

      {He} {tells} the same joke (with the hands|with the face|with the voice) to the end
      And the laugh [is] as good as brand-new
      {fact}
      And {he} {opens} the curtains, and {lets} in the view`,
    stanzas: `
      (The tea|Warm tea|A trolley) [comes] around with a biscuit or two
      The photos [stand] close on the sill
      Somebody [sings] in the hall, all the words
      And for one whole verse the big room [is] still

      (A nurse|One nurse|The night nurse) [tucks] the blanket in under the feet
      The clock [has] a face large and plain
      A chair [is] moved over to sit by the birds
      And two ladies [hold] hands and [look] out at the rain`,
    later: `
      The names [slip] away like the leaves from a tree
      The days [lose] their places, and yet
      A hand in a hand, and a tune, and a laugh
      Are things that the heart can't forget`,
    hook: `
      In the care home, the care home, a chair close at hand
      What words cannot say now, the hands understand

      Oh, carers come softly, and carers come late
      With a joke, and a blanket, and all night to wait`,
  },
]
