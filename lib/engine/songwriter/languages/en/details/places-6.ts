import type { Details } from '../../stanzas.ts'

/** Vans, plots, sheds and shops. */
export const places6: readonly Details[] = [
  {
    words:
      'campervan campervans camper_van camper_vans camper caravan caravans motorhome motorhomes motor_home motor_homes rv static_caravan caravan_park caravan_holiday caravan_holidays week_in_a_caravan',
    stanzas: `
      A kettle wedged by a loaf in the sink
      Curtains on wire and a fold-down bed
      A table that drops when the leg gets bumped
      And rain like gravel on tin overhead

      Cups on hooks with a clink at each bend
      One gas ring and a pan on the go
      A map gone soft at the folds, and a flask
      And hills in second gear, ever so slow

      A step let down on a bit of wet grass
      Two striped chairs and a bucket to fill
      Shoes in a crate on the mat by the door
      And a roadside lunch at the top of a hill

      Pillows jammed in at the back with the coats
      A fan on the dash and the windows wide
      A tape gone round for the seventh time
      And sun on the arm on the driver's side`,
  },
  {
    words: 'allotment allotments community_garden veg_plot vegetable_plot veg_patch water_butt',
    stanzas: `
      A shed that leans on the water butt
      Beans up the poles to the last of the string
      A flask on the step and a radio low
      And a robin that sits on the fork to sing

      A gate with a chain and a cinder path
      Rhubarb in rows with a bucket on top
      A marrow gone huge behind somebody's back
      And beans by the bagful, and still no stop

      A barrow, a hoe, and a folding chair
      Old carpet laid on the weedy end
      Windows for lids on the lettuce bed
      And seedlings in cups to be swapped with a friend

      Mud on the boots and a knee-shaped patch
      A spade stood up at the end of the row
      Talk at the tap about blight and slugs
      A bag for the neighbors, all ready to go`,
  },
  {
    words:
      'the_shed a_shed his_shed her_shed your_shed my_shed our_shed old_shed garden_shed potting_shed shed_door man_cave',
    stanzas: `
      A bolt with a squeak, and a smell of cut grass
      Flowerpots stacked in a leaning gray tower
      A chair with a cushion, a mug on a nail
      A minute in there that goes on for an hour

      Jars of odd screws by the light of a pane
      Paint tins with lids that have rusted in place
      A spider who's had the same corner for years
      A clock that has stopped with some oil on its face

      A roof made of felt, and a plank for a shelf
      Rakes in a bundle like storks in a pen
      The thing that was lost in the spring, on its hook
      The thing that was wanted, gone missing again

      Rain on the boards, and a door on the latch
      A bench with a vise and a drawer full of string
      A kettle plugged in by the packets of seed
      And a door shut to on the rest of the thing`,
  },
  {
    words:
      'sweet_pea sweet_peas dahlia dahlias hydrangea hydrangeas peony peonies lilac lilacs geranium geraniums marigold marigolds pansies begonias lilies petunias foxgloves snowdrops bluebells chrysanthemums azaleas delphiniums hollyhocks window_box window_boxes hanging_basket hanging_baskets wisteria',
    stanzas: `
      Twigs for the climbing and string for the rest
      Pink up the wall to the edge of the eaves
      A jug on the sill with a handful in it
      The scent of the lot in a cardigan's sleeves

      Scissors, a basket, a snip at the stem
      Heads the size of a dinner plate
      A bee gone in to the waist, and out
      And a bunch for whoever goes by the gate

      Pots on the step in a ring round the door
      Petals stuck on to the sole of a shoe
      A can with a rose and a long green hose
      And pink, and then purple, and most of a blue

      Dead ones pinched off with a finger and thumb
      Earth on the knees, and a stem in the teeth
      A bucket of stalks by the back porch step
      And a bulb asleep with its fist underneath`,
  },
  {
    words:
      'charity_shop charity_shops thrift_store thrift_stores thrift_shop thrift_shops thrifting second_hand second-hand secondhand op_shop op_shops car_boot car_boots car_boot_sale car_boot_sales vintage_shop vintage_shops vintage_clothes vintage_clothing vintage_dresses',
    stanzas: `
      A rail with a squeak and a size on each hook
      Cups with no saucers in rows on the shelf
      A coat with a ticket from somebody's show
      A jigsaw with one piece gone off by itself

      A sleeve held out to the light of the door
      Somebody's name in the front of a book
      A lamp with a shade like a wedding hat
      And a bargain found on the very last hook

      A basket of scarves and a box full of ties
      Shoes that have learned how another foot bends
      A teapot shaped like a thatched little house
      And three more bags at the door from friends

      Pennies counted in somebody's palm
      Buttons all there, and a lining of red
      A tag pulled off with the edge of the teeth
      And a hat worn home on the top of the head`,
  },
  {
    words:
      'care_home care_homes nursing_home nursing_homes hospice carer carers home_carer care_worker care_workers care_assistant assisted_living retirement_home old_folks_home',
    stanzas: `
      A chair by the window, a rug on the knees
      Names on the doors, and a photo on each
      Tea coming round on a trolley with wheels
      And a cardigan put where the arms can reach

      A hand that goes slow with the buttons and sleeves
      Slippers turned round to be easy to find
      A song on the radio known to the end
      And time for a story, the long-winded kind

      A tray with a beaker, a spoon, and a cloth
      Curtains drawn back on the lawn and the birds
      A brush through the hair, and a dab of cologne
      A nod that can do for a good many words

      A corridor rail, and a pat on the hand
      A plant on the sill with a name on its pot
      Bingo at three, and a hymn about four
      A cake with its candles, a few, or a lot`,
  },
]
