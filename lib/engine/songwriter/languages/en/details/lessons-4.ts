import type { Details } from '../../stanzas.ts'

/** Lessons at the desk: numbers, letters, clock and calendar, currents and magnets, old peoples, votes. */
export const lessons4: readonly Details[] = [
  {
    words:
      'times_table times_tables multiplication multiplication_table multiplication_tables multiply multiplies multiplying multiplied arithmetic long_division math maths mathematics algebra',
    stanzas: `
      Two fours are eight and three are twelve
      Six times eight is forty-eight
      Nines with digits that add up to nine
      And seven times eight, that comes in late

      Three rows of four in an egg box lid
      Four rows of three when it's turned around
      Twelve either way, and not one more
      And not an egg cracked, and the answer found

      The fives march by like the marks on a clock
      The tens pick a zero up at the door
      Elevens come walking in matching shoes
      And twelve times twelve is one forty-four

      A grid of squares with the numbers down
      One finger across and one finger in
      A meeting place at forty-two
      For six and seven, its next of kin`,
  },
  {
    words:
      "alphabet alphabets abc abcs abc's learning_letters learns_letters capital_letters lowercase uppercase cursive a_to_z",
    stanzas: `
      A like a ladder with just one rung
      B with two bumps and C with a bite
      S like a snake and O like a mouth
      And Z at the end, a sharp left and right

      Twenty-six shapes and that's all there are
      T is a table and J is a hook
      Q never going about without U
      And out of that handful, every book

      A chart in a strip along the wall
      Big ones and small ones, side by side
      A chalk mark wobbling up to the line
      And a tail on the G that drops like a slide

      Wooden blocks with a letter a side
      Magnets that spell on the kitchen door
      L M N O going by in a lump
      And a Z turned over for one N more`,
  },
  {
    words:
      'vowel vowels consonant consonants spelling spelling_bee spelling_bees spelling_test spelling_tests spelling_words misspell misspells misspelled silent_e i_before_e phonics syllable syllables speller',
    stanzas: `
      A and E and the three that come next
      And Y on the days when it wants to be
      Open-mouthed ones, with the way all clear
      In every word from a yawn to a bee

      A C for a K and a G for a J
      A silent K at the front of the knife
      A B that is dumb at the end of lamb
      A T in the castle, quiet for life

      Two Cs or one, and a double S
      A pencil that hovers, a rubbed-out hole
      A word read backward, a word in the air
      And a finger that writes around a bowl

      One quiet letter that sits at the end
      One E, and the pin is a tall green pine
      A cap is a cape, a kit is a kite
      And not one sound from it, all down the line`,
  },
  {
    words:
      'comma commas punctuation semicolon semicolons apostrophe apostrophes exclamation_point exclamation_points exclamation_mark exclamation_marks question_mark question_marks quotation_mark quotation_marks oxford_comma grammar run-on_sentence',
    stanzas: `
      A comma's a breath with its foot hung down
      A dot at the end, and the door is shut
      A question's an ear on a little stem
      A dash is a plank laid over a cut

      A tadpole mark at the knee of a word
      A hook in the place where the letters drop
      Two little marks at each end of a speech
      And a small black dot where the words all stop

      One for the apples, one for the pears
      A comma, a comma, and then the and
      A list kept tidy as socks in a row
      A stop at the end, like a lifted hand

      A stick and a dot for the shouting kind
      A curl and a dot for the ones that ask
      Two dots stacked when a list comes next
      And one with a wink, like a party mask`,
  },
  {
    words: 'fraction fractions numerator numerators denominator denominators decimals percentages',
    stanzas: `
      A pie in the middle, a cut straight through
      One on the top and a two below
      Across again, and the halves are fourths
      And eighths are as thin as the crust will go

      The bottom says how many parts in all
      The top one tells how many to eat
      Four over four is the whole of the pie
      And zero up top is an empty seat

      Two fourths look small next to one fat half
      Laid side by side, it's the very same cake
      A third of a cup and half of a spoon
      And batter as thick as the numbers make

      A chocolate bar with its twelve small squares
      Snapped down the middle, a six and a six
      A fourth is a three, a third is a four
      And one little twelfth is two or three licks`,
  },
  {
    words:
      'geometry triangle triangles hypotenuse pythagoras pythagorean theorem theorems right_angle right_angles polygon polygons hexagon hexagons octagon pentagon rectangle rectangles trapezoid circumference shapes learning_shapes pi_day protractor',
    stanzas: `
      A circle has no place to stop or start
      A square has a corner for every chair
      Triangles stand like the end of a roof
      And six is the number the bees can share

      A square on one side, a square on the next
      Two little squares on the sides that are short
      Add up to the square on the slanted side
      And three, four, five is the easiest sort

      Three corners add to a straight flat line
      A hundred and eighty, however drawn
      Skinny or fat or as square as a shelf
      From a slice of toast to a sail at dawn

      A ruler, a compass, a pencil stub
      A point stuck down and a leg swung round
      The width laid over the edge with a string
      Three and a bit, and it's once around`,
  },
  {
    words:
      'count_to_ten counts_to_ten counting_to_ten counted_to_ten count_to_twenty counts_to_twenty counting_to_twenty count_to_a_hundred counts_to_a_hundred counting_to_a_hundred learn_to_count learns_to_count learning_to_count learned_to_count one_to_ten one_two_three abacus counting_song',
    stanzas: `
      One for the nose and two for the eyes
      Three for the wheels on a trike in the hall
      Four for a table and five for a hand
      Ten for the toes at the end of it all

      Fingers go up from a small closed fist
      A thumb comes along at the count of five
      The other hand opens up like a gate
      And ten are all home like bees in a hive

      One stair, two stairs, three stairs, four
      Buttons on coats and the peas in a row
      Seven ducks going under the bridge
      And seven come out again, last one slow

      Beads pushed over a bit of wire
      One at a time with a click and a slide
      Ten in a row and the row is full
      And a one and a nothing, side by side`,
  },
  {
    words:
      'rainbow rainbows primary_color primary_colors color_wheel mixing_colors mixes_colors mix_colors learning_colors learns_colors learn_colors the_colors his_colors her_colors colors_of_the_rainbow crayon crayons coloring_book coloring_books colored_pencils prism prisms',
    stanzas: `
      Red on the outside and violet in
      Orange and yellow and green in the bend
      Blue with a stripe of indigo by
      And a mailbox lit at the lower end

      Rain in the front and the sun behind
      White light bent in a bead, and spread
      Seven bands on a slate-gray cloud
      And a faint one there that stands on its head

      Yellow and blue in a puddle of green
      Red into yellow, the orange comes up
      Blue into red for a plum of a stain
      All of it brown in the paint-water cup

      Crayons worn down to the paper wrap
      A purple dog and a sky that's green
      Wax rubbed thick on a corner sun
      And the bluest blue the box has seen`,
  },
  {
    words:
      'days_of_the_week day_of_the_week seven_days_of seven_days_in_a_week seven_days_in_the_week sunday_monday monday_tuesday',
    stanzas: `
      Monday's a sock that is hard to pull on
      Tuesday's the other, and Wednesday's a hill
      Thursday can see to the end of the road
      And Friday's a bell that will not stay still

      Sunday, Monday, Tuesday first
      Wednesday stuck in between with a D
      Thursday, Friday, Saturday last
      And seven squares where the week will be

      Seven small boxes across the page
      Five for the alarm and two for the quilt
      A Tuesday, a Thursday, a pencil mark
      And pancakes for Sunday, stacked on a tilt

      The sun has a day, the moon has a day
      Saturn has one at the end of the row
      Thor has the Thursday, thunder and all
      And Friday's for Frigg, as the old names go`,
  },
  {
    words:
      'months_of_the_year twelve_months the_months thirty_days_has leap_year leap_years leap_day calendar calendars january_february february_march',
    stanzas: `
      Knuckles and dips on the back of a hand
      Thirty-one days on the top of each bump
      Thirty in valleys, but one that is short
      And two in a row where the knuckles jump

      A page with a picture, boxes below
      February, short by a pair of days
      April with mud and October with smoke
      August gone by in a dragonfly haze

      Twelve on a ring, and it comes back round
      Seven have thirty-one, four have less
      February waits for an extra day
      One year in four, or a very good guess

      A new one that smells of paper and ink
      A nail in the wall, a picture to turn
      Birthdays circled around in red
      And twelve new pictures, from snow to fern`,
  },
  {
    words:
      'tell_time tells_time telling_time told_time tell_the_time tells_the_time telling_the_time read_a_clock reads_a_clock reading_a_clock read_the_clock reading_the_clock minute_hand hour_hand clock_face',
    stanzas: `
      The little hand creeps and the big hand walks
      The thin red one goes by at a run
      Straight up and down is the hour of six
      And both at the top, and the morning's done

      A paper plate with the hands pinned on
      Quarter past, where the three sits down
      Half is a pie with the right side cut
      And quarter to is the edge of town

      Sixty small ticks and the minute is up
      Sixty small minutes, the hour goes by
      Twice round the face for a day and a night
      And three for an egg, and forty for pie

      By fives round the rim from twelve to twelve
      A click like a heel on a wooden floor
      The long one counting, the short one slow
      The cuckoo leans out of its little door`,
  },
  {
    words:
      'allowance allowances pennies nickel nickels dimes pocket_money counting_money counts_money count_money coins make_change makes_change making_change',
    stanzas: `
      Five for the nickel and ten for the dime
      The dime is the small one, to some surprise
      Four fat quarters to make up the whole
      A dollar folds up to any old size

      A china pig with a slot in the back
      A rattle that fattens from quick to slow
      A butter knife tilted to coax a coin
      And a cork in the belly down below

      Coins stacked up on the table's edge
      Pennies in tens with a brown old shine
      A paper roll with the ends tucked in
      A button that got in the nickel line

      A hand held flat at the counter's edge
      Change counted back from the price to the bill
      A jar with a label of masking tape
      A clink, and a bit more room in it still`,
  },
  {
    words:
      'electricity electric_circuit static_electricity voltage electric_current power_line power_lines electrical_circuit electrical_circuits simple_circuit simple_circuits',
    stanzas: `
      A wire goes out, a wire comes back
      A loop, and the little bulb starts to glow
      One gap anywhere, out it goes
      A switch is a gap with a yes and no

      Flat at the foot and a bump for a head
      Plus on the bump and a minus behind
      Copper that carries it, rubber that won't
      And a motor that hums with clips aligned

      A sock on the rug, a finger, a spark
      Hair standing up from a rubbed balloon
      A sweater that crackles off in the dark
      A comb lifting paper bits like a spoon

      Down from the dam on a long looped wire
      Over the hills and along the street
      In by the meter, a small slow wheel
      And into the toaster to make some heat`,
  },
  {
    words:
      'magnet magnets magnetism magnetic_field magnetic_poles compass_needle iron_filings fridge_magnet fridge_magnets',
    stanzas: `
      North to the south, and it jumps with a click
      North to the north, and it slides away
      Nails in a chain with no knots and no glue
      A paper clip dancing under a tray

      Iron says yes and a penny says no
      Wood says nothing, and glass is the same
      Steel comes running across the desk
      And pin pulls pin in a follow-on game

      Filings shaken on paper like pepper
      One tap, and a butterfly made of lines
      Out of the one end and into the next
      In whiskers and loops and a hundred spines

      A horseshoe painted in fire-truck red
      A needle that swings till it finds the pole
      A fridge with a drawing, a note, a bill
      And a pin pulled out of the sugar bowl`,
  },
  {
    words:
      'atom atoms atomic molecule molecules proton protons neutron neutrons electron electrons periodic_table chemistry_set chemistry_class hydrogen chemical_reaction chemical_reactions chemical_element chemical_elements chemistry_teacher chemistry_lesson',
    stanzas: `
      A speck in the middle, small as can be
      Electrons like gnats in a cloud around
      Mostly just room and a bit of a buzz
      And yet it's a chair, solid and sound

      Two of the H and one of the O
      Joined like a head with a pair of ears
      Slipping past others in glass after glass
      And there is the sea, with its ships and piers

      A chart like a castle of colored squares
      Hydrogen high in the corner alone
      Gold is A U and iron F E
      Calcium, C A, the one in the bone

      A pinch of the white, a drop of the clear
      A fizz and a foam, a smell like a match
      Copper gone green and silver gone black
      And goggles with one small steam-fogged patch`,
  },
  {
    words:
      'romans ancient_rome ancient_romans roman_empire roman_road roman_roads roman_numeral roman_numerals roman_soldier roman_soldiers julius_caesar gladiator gladiators aqueduct aqueducts toga togas learning_latin learns_latin teaches_latin taught_latin',
    stanzas: `
      Roads as straight as a stretched-out string
      Milestones counting it back to Rome
      Sandals with nails going two by two
      And a letter for woolen socks from home

      X is a ten and V is a five
      A one on the left takes a one away
      L is for fifty, C for a hundred
      And still on the face of a clock today

      Water on arches across the plain
      Warm floors, cold pools, and a towel and oil
      Olives and bread, and a bit of fish sauce
      A pot broken up in the garden soil

      A crest like a brush on a metal hat
      Shields in a wall like a turtle's shell
      A hand in the air with a rolled-up speech
      A toga not easy to sit in well`,
  },
  {
    words:
      'pyramid pyramids ancient_egypt ancient_egyptians egyptian egyptians sphinx pharaoh pharaohs hieroglyphics hieroglyphs hieroglyph tutankhamun king_tut cleopatra papyrus egyptology egyptian_mummy egyptian_mummies',
    stanzas: `
      Blocks as big as a kitchen stove
      Two million and more in one pointed heap
      Ropes and sledges and wetted sand
      A camel in front of it half asleep

      An owl and a reed, a foot and a snake
      An eye with a line run down like a tear
      Words going either way over the stone
      Birds looking back where the first words appear

      Gold on the face and a beard like a braid
      Linen in strips like a rolled-up sleeve
      Jars with the heads of a hawk and a dog
      A bed with lion's feet, ready to leave

      A river that floods and goes back to bed
      Black mud left over for barley and leeks
      A cat in an earring, one on a wall
      Papyrus by boatloads along the creeks`,
  },
  {
    words:
      'american_revolution revolutionary_war war_of_independence boston_tea_party declaration_of_independence founding_fathers founding_father redcoats the_constitution bill_of_rights thirteen_colonies american_history',
    stanzas: `
      Tea in the harbor by box after box
      A lamp in the steeple, horse on the road
      Ink on the parchment, a row of names
      A drum and a fife, a flag freshly sewed

      Quills in a jar and a page still wet
      One name written as big as a hat
      A bell with a crack that runs up the side
      A wig on a peg like a sleeping cat

      Coats of red in a line on the green
      A stone wall low by a farmhouse lane
      A kettle of bullets made out of spoons
      And powder kept dry in the dew and rain

      A stamp on paper, a tax on the tea
      A tavern bench and a candle low
      Thirteen stars sewn round in a ring
      And a rowboat crossing in ice and snow`,
  },
  {
    words:
      'vote votes voted voting voter voters election elections ballot ballots ballot_box polling_place polling_station voting_booth runs_for_mayor ran_for_mayor running_for_mayor class_president student_council',
    stanzas: `
      A curtain, a pencil tied on a string
      One mark each, and no matter whose
      The same small box for the rich and the rest
      A sticker to wear, whether win or lose

      A line down the steps of the old school gym
      Names looked up in a big ruled book
      A folded paper, a slot in a box
      And a pencil stub on a small brass hook

      Hands going up in a classroom row
      Chalk marks in fives with a slash like a gate
      Signs on the lawns and a button that's bent
      And counted, and counted again, till late

      Everyone's one is as big as the next
      A line to stand in, a box to fill
      Papers in piles on a folding table
      And a clerk who's counting and counting still`,
  },
]
