import type { Details } from '../../stanzas.ts'

/** What is taught of the year, of matter, of the Earth inside and out, and of heart and lungs. */
export const lessons6: readonly Details[] = [
  {
    words:
      'the_seasons seasons_of_the_year season_of_the_year names_of_the_seasons names_of_seasons spring,_summer winter,_spring why_seasons_change reason_for_the_seasons reasons_for_the_seasons teaches_seasons learns_seasons learning_seasons about_seasons seasons_and_weather',
    own: `
      {fact}
      {He} {puts} up a chart with a tree in each square
      {He} {gives} one some blossom, and one some green leaf
      Then one that [is] golden, and one that [is] bare

      {He} {hangs} up the (mittens|raincoat), {he} {finds} the straw hat
      {He} {looks} in the hedge for the first sign of spring
      {fact}
      And {whistles} along when the birds [start] to sing`,
    stanzas: `
      (The spring|First spring) melts the snow, and the buds open up
      The birds build their nests, and the lambs learn to run
      Then summer is hot, with the longest of days
      And berries get ripe in the strength of the sun

      (Then autumn|Next autumn) turns leaves into yellow and red
      They drop, and the squirrel hides nuts in the ground
      Then winter is cold, with the shortest of days
      The bare trees are resting till spring comes around`,
    later: `
      So nothing stays bare, and so nothing stays green
      The snow has a turn, and the rose has one, too
      Spring, summer, then autumn, then winter, then spring
      The year is a circle the world travels through`,
    hook: `
      Spring, then comes summer, then autumn, then snow
      Round go the seasons, and round they will go

      Blossom, then berry, then leaf coming down
      Winter in white, with a frost for a crown`,
  },
  {
    words:
      'states_of_matter state_of_matter three_states_of_matter solid_liquid solid,_liquid solids_liquids solids,_liquids solids_and_liquids solid_or_liquid liquids_and_gases liquid_and_gas liquid_or_gas melting_point freezing_point changes_of_state properties_of_matter',
    own: `
      {fact}
      {He} {drops} a few ice cubes to melt in a pot
      {He} {points} as the puddle [sends] up a white wisp
      And {says} it [is] all the same thing, cold or hot

      {He} {fills} a balloon, and {he} {fills} up a (jug|cup)
      {He} {stacks} up some stones in a row on a tray
      {fact}
      One [stays], and one [runs], and one [hurries] away`,
    stanzas: `
      (A solid|Each solid) is firm, and it keeps its own shape
      Its particles jiggle but hold to their place
      A liquid can flow, so it fits any cup
      They slip past each other with hardly more space

      (A gas|Any gas) has no shape, and it fills any room
      Its particles fly, with a wide space between
      It spreads out as far as the walls let it go
      And mostly it's there, though it cannot be seen

      (Add heat|Add warmth), and a solid will melt and will run
      Add more, and the liquid goes off as a gas
      Take heat away, gas will turn back into drops
      And drops freeze to ice on the blades of the grass`,
    later: `
      The same little bits are in ice and in steam
      There's nothing been added, and nothing is lost
      They only move faster the warmer they get
      From fog on the window to feathers of frost`,
    hook: `
      Solid and liquid and gas, one, two, three
      Ice, and then water, and steam from the tea

      Solid stays put, and a liquid will flow
      Gas fills the room, everywhere it can go`,
  },
  {
    words:
      "layers_of_the_earth layers_of_earth earth's_layers earth’s_layers crust_of_the_earth earth's_crust earth’s_crust earth's_mantle earth’s_mantle upper_mantle lower_mantle outer_core inner_core earth's_core earth’s_core core_of_the_earth center_of_the_earth centre_of_the_earth inside_the_earth crust_mantle crust,_mantle lithosphere asthenosphere",
    own: `
      {fact}
      {He} {cuts} through a peach from the skin to the stone
      {He} {says} that the skin [is] as thin as the crust
      And {eats} the whole mantle, and all on {his} own

      {He} {rolls} up four (colors|layers) of dough in a ball
      {He} {slices} it open to show what [is] in
      {fact}
      The core [is] bright yellow, the crust [is] so thin`,
    stanzas: `
      (The crust|Thin crust) is the outside, the rock under feet
      It's thin as the skin of an apple, and cold
      The mantle comes next, and it's thick and it's hot
      It's rock, but it creeps, over ages untold

      (The outer|Then the outer) core's metal, and melted, and flows
      Its iron and nickel swirl round, glowing bright
      The inner core's hottest, a ball at the heart
      The weight of the world holds it solid and tight`,
    later: `
      No eye ever saw to the center of Earth
      But earthquakes send shivers that travel right through
      And people who listen can tell by the waves
      Which layer is solid and which one is stew`,
    hook: `
      Crust on the top, then the mantle below
      Outer core, inner core, all in a row

      Down through the layers of Earth, one to four
      Skin like an apple, and fire at the core`,
  },
  {
    words:
      "five_oceans names_of_the_oceans names_of_oceans oceans_of_the_world world's_oceans all_the_oceans pacific_atlantic pacific,_atlantic oceans_and_continents continents_and_oceans learns_the_oceans",
    own: `
      {fact}
      {He} {runs} a wet finger all over the blue
      {He} {says} the five names till {he} {has} them by heart
      And {makes} the bath water an ocean or two

      {He} {floats} a small boat in the (tub|bath) on its own
      {He} {calls} every ocean, and {blows} at the sail
      {fact}
      The sponge by the tap [is] a sleeping gray whale`,
    stanzas: `
      (Pacific|The Pacific) comes first, for it's biggest by far
      It covers more space than the whole of the land
      Atlantic comes next, like an S, long and bent
      With Europe and Africa there on one hand

      (The Indian|Then the Indian) Ocean is third, warm and blue
      With Africa, Asia, Australia around
      The Southern goes circling Antarctica's ice
      The Arctic is least, where the North Pole is found`,
    later: `
      They all run together, with never a wall
      The names are for maps, and the water is one
      A drop that goes out with the tide at the pier
      May see every ocean before it is done`,
    hook: `
      Pacific, Atlantic, and Indian, too
      Southern and Arctic, five oceans of blue

      Five oceans rolling, and all of them one
      Blue on the globe in the light of the sun`,
  },
  {
    words:
      'how_the_heart_works how_a_heart_works how_your_heart_works how_our_hearts_work how_hearts_work heart_pumps heart_pumps_blood blood_circulation circulation_of_blood circulation_of_the_blood parts_of_the_heart chambers_of_the_heart heart_chambers ventricle ventricles atria atrium_and_ventricle heart_and_blood heart_and_lungs cardiovascular_system',
    own: `
      {fact}
      {He} {lays} down two fingers to feel at the wrist
      {He} {counts} every beat by the hand of the clock
      And {shows} how a heart [is] as big as a fist

      {He} {runs} up the (stairs|hill) and {he} {sits} at the top
      {He} {listens} to hear how it [hammers] inside
      {fact}
      It [slows] to a walk at the end of the ride`,
    stanzas: `
      (The heart|A heart) has four rooms, two above, two below
      The blood that comes back to it enters the right
      It drops to the lower room, out to the lungs
      And there it takes oxygen, red now and bright

      (The left|Then the left) side receives it, and down it goes, too
      The strongest room squeezes it out with a beat
      It carries the oxygen, food, and some warmth
      To tips of the ears and to soles of the feet

      (The valves|Four valves) are the doors, and they open one way
      They shut with a lub, and they shut with a dub
      So nothing runs backward, and round it all goes
      Of all of those roads it's the heart that's the hub`,
    later: `
      It started before there was breath, or a name
      Some hundred-odd thousand it beats in a day
      It works through the night, and it works through the dreams
      A walk and a run are the whole of its pay`,
    hook: `
      Lub-dub, lub-dub, the heart pumps along
      Blood's going round to the beat of a song

      Right side to lungs, and then left side to all
      Heart, what a pump, and its rooms are so small`,
  },
  {
    words:
      'how_lungs_work how_the_lungs_work how_your_lungs_work lungs_work how_breathing_works how_people_breathe respiratory_system respiration diaphragm_muscle trachea alveoli alveolus bronchi bronchus bronchial_tubes parts_of_the_lungs lungs_and_breathing inhale_exhale inhale_and_exhale',
    own: `
      {fact}
      {He} {feels} with both hands how {his} ribs [open] wide
      {He} {blows} at a feather to see it go up
      And {tells} of the little balloons there inside

      {He} {breathes} on the (window|mirror), a small cloud of gray
      {He} {draws} two long bags in the fog with a thumb
      {fact}
      In, out, and in, out, like a slow, quiet drum`,
    stanzas: `
      (The breath|A breath) enters in at the nose, and is warmed
      It runs down the windpipe, that forks in a pair
      The branches grow smaller, like twigs on a tree
      And each ends in tiny balloons full of air

      (Small vessels|Thin vessels) lie round them, and there comes the trade
      The oxygen slips to the blood and is gone
      And carbon dioxide slips out of the blood
      It leaves with the out-breath, and so it goes on

      (A muscle|One muscle), the diaphragm, lies like a floor
      It pulls itself flat, and the air rushes in
      It lifts like a dome, and the air's pushed back out
      A breath at an end is a breath to begin`,
    later: `
      The leaf takes the breath that a sleeper lets go
      It gives it back fresh by the light of the sun
      A sigh in the night is a meal for an oak
      The breath of a forest and baby are one`,
    hook: `
      Breathe in the new air and breathe out the old
      Two little bags with a whole sky to hold

      Nose, and then windpipe, and lungs left and right
      Breathing in, breathing out, all through the night`,
  },
]
