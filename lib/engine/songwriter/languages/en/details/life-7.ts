import type { Details } from '../../stanzas.ts'

/** Fairs, races and weeks away, told in sentences. */
export const life7: readonly Details[] = [
  {
    words: 'sports_day egg_and_spoon egg-and-spoon sack_race three-legged_race three_legged_race relay_race',
    own: `
      {fact}
      {He} {runs} like the egg on the spoon [is] asleep
      {He} {holds} out {his} tongue for the balance of it
      And {steps} round a sack race that [lies] in a heap

      {He} {comes} up the (home straight|last stretch|white lane) with grass on both knees
      With nobody else left in line
      {fact}
      {He} {bows} to the crowd, and the crowd [claps] till nine`,
    stanzas: `
      (The sack|One sack) [hops] along till it [falls] on its side
      The whistle [has] grass in it now
      The three-legged runners [go] left and go right
      And both of them [get] to the ribbon somehow

      (The fathers|Some fathers) [line] up in the wrong sort of shoes
      The teacher [calls] ready, then steady, then bang
      An egg [rolls] away to the end of the field
      And off, in his socks, [goes] the tallest of the gang`,
    later: `
      The lines on the grass [wash] away in the rain
      The egg and the spoon [go] back in the drawer
      And nobody knows who came second or third
      But they all can remember the size of the roar`,
    hook: `
      It's an egg and a spoon, and a wobble, and run
      And last to the ribbon has just as much fun

      Oh, sports day, sports day, the sun on the line
      The last one to get there is doing just fine`,
  },
  {
    words:
      'holiday_in holidays_in vacation_in family_holiday family_holidays package_holiday all_inclusive our_trip_to trip_to_paris trip_to_rome trip_to_london trip_to_italy trip_to_spain trip_to_france trip_to_greece trip_to_ireland trip_to_new_york trip_to_japan trip_abroad first_trip_abroad',
    own: `
      {fact}
      {He} {packs} seven shirts and {forgets} every sock
      {He} {says} the six words {he} {has} learned to the cook
      And {waits} by the wrong sort of bus at the dock

      {He} {holds} the map (sideways|crooked|upside down) and {walks} up a lane
      That [ends] in a wall and a view
      {fact}
      {He} {sits} on the wall there and {takes} off a shoe`,
    stanzas: `
      (The washing|White washing) [hangs] over the street like a band
      The church [has] a bell with a crack
      The bread [comes] in paper still warm from the stove
      A cat [eats] the fish and [asks] nothing back

      (The towels|Two towels) [go] down on the chairs before eight
      The sun [finds] the tops of the toes
      The coffee [arrives] in a cup like a nut
      The whole afternoon [has] a peel on its nose`,
    later: `
      The case [stays] unopened a day in the hall
      The milk in the fridge [has] gone sour
      But shake out a towel and down comes the beach
      And somebody's back there for nearly an hour`,
    hook: `
      A family holiday in sun or in rain
      It's the same happy people come home on the plane

      Oh, the trip, the trip, the trip of the year
      It's over the water, and still it's in here`,
  },
  {
    words:
      'raffle raffles raffle_ticket raffle_tickets tombola village_fete village_fête summer_fete summer_fête school_fete school_fête church_fete church_fête summer_fair school_fair christmas_fair cake_stall jumble_sale jumble_sales coconut_shy',
    own: `
      {fact}
      {He} {buys} a whole strip of pink tickets by two
      {He} {wins} the same bath salts as two years ago
      And {carries} them home like a prize that [is] new

      {He} {stands} by the (cake stall|marquee flap|tea urn) and {listens} for green
      The number [is] one off again
      {fact}
      {He} {claps} for the winner, and {claps} again then`,
    stanzas: `
      (The bucket|A bucket) [is] shaken, a hand [rustles] round
      The marrow [is] won by a child
      The band [plays] a march from inside of its tent
      The cream on the sponges [goes] happily wild

      (The bunting|Bright bunting) [is] tied from the post to the gate
      A goldfish [looks] out with surprise
      A dog in a bow tie [walks] twice round the ring
      And every last dog there [goes] home with a prize`,
    later: `
      The tables [fold] up and the tent [comes] down flat
      The urn [gets] its rinse and its rest
      And somebody [walks] home with plants in a box
      And bath salts, and [says] that the bath salts [are] best`,
    hook: `
      Take a raffle ticket, a pink one, a blue
      There is bath salts for somebody, marmalade too

      Oh, the raffle, the raffle, put a hand in the drum
      It's only for fun, but the best prizes come`,
  },
]
