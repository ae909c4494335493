import type { Details } from '../../stanzas.ts'

/** Lessons at the desk, told in sentences: numbers, letters, clock and calendar, currents and magnets, old peoples, votes. */
export const lessons4: readonly Details[] = [
  {
    words:
      'times_table times_tables multiplication multiplication_table multiplication_tables multiply multiplies multiplying multiplied arithmetic long_division math maths mathematics algebra',
    own: `
      {fact}
      {He} {chews} on {his} pencil a while
      {He} {carries} the one to the top of the row
      And it all [comes] out even, and so {does} {his} smile

      {He} {rubs} out (the sum|one line) and {begins} it again
      There [is] eraser dust over the floor
      {fact}
      {He} {finds} there's an answer behind every door`,
    stanzas: `
      (The fives|First fives) march along like the marks on a clock
      The tens take a nought by the hand
      The nines add to nine, and they'll do it all day
      The twos walk in pairs, like the shoes where they stand

      (Three rows|Just three rows) of four and then four rows of three
      The eggs in the tray stay the same
      It's twelve either way, and it won't be one more
      The hens never heard of the rules of the game`,
    later: `
      The chalk is wiped off, and the numbers go home
      But they're in the stairs and the rhyme
      They're in every song and in slices of cake
      And everyone's counting on something in time`,
    hook: `
      Mathematics, from zero and on
      The answer's still there when the paper is gone

      Two times and three times and four times the fun
      The times tables sing till the singing is done`,
  },
  {
    words:
      "alphabet alphabets abc abcs abc's learning_letters learns_letters capital_letters lowercase uppercase cursive a_to_z",
    own: `
      {fact}
      {He} {sings} till {he} {comes} to the bend
      And L M N O [rushes] by like a train
      And {hangs} on to Z till it [comes] to an end

      {He} {draws} a big (S|B|G), and it [looks] the wrong way
      It [hangs] on the fridge like a flag
      {fact}
      There [is] ink on the table, the chair, and the bag`,
    stanzas: `
      (The A|First A) is a ladder with only one rung
      The B has two bumps and the C has a bite
      The O is a mouth in the middle of song
      The Z zigzags home to its bed for the night

      (The letters|Those letters) are twenty and six, and no more
      They stand in a line on the wall
      They hop out of place, and they turn into cat
      They hop back again, and there's nothing at all`,
    later: `
      And each book that is, and each letter in ink
      Each label on each jar of tea
      Is only those few in a different line
      And love can be spelled with just four, and they're free`,
    hook: `
      A B C D, and the song goes along
      The whole of the alphabet fits in a song

      Alphabet, alphabet, A all the way
      To everything anyone's wanting to say`,
  },
  {
    words:
      'vowel vowels consonant consonants spelling spelling_bee spelling_bees spelling_test spelling_tests spelling_words misspell misspells misspelled silent_e i_before_e phonics syllable syllables speller',
    own: `
      {fact}
      {He} {sounds} out a word very slow
      {He} {tries} it with one S, and then {he} {tries} two
      And {asks} the old cat, but the cat [doesn't] know

      {He} {stands} with {his} hands at {his} sides (like a post|and a gulp)
      {He} {says} every letter out loud
      {fact}
      There [is] a small hush, then a cheer from the crowd`,
    stanzas: `
      (The vowels|Five vowels) are few, but they hold up the word
      They sit in the middle and sing
      A hat becomes hate, and a pin becomes pine
      An E at the end does a magical thing

      (A syllable|Each syllable) comes with a clap of the hands
      The long words are trains on a track
      Some letters are quiet, the K in the knee
      The W in write never said a word back`,
    later: `
      There isn't a ghost in the house like the one
      In ghost, where the H hasn't stirred
      And somebody grown has to stop with the pen
      And whisper the rule, and then write down the word`,
    hook: `
      Spelling, oh spelling, it comes and it goes
      And why there's a B in the thumb, no one knows

      Spell it and say it and clap out the sound
      There's a vowel in the middle to turn it around`,
  },
  {
    words:
      'comma commas punctuation semicolon semicolons apostrophe apostrophes exclamation_point exclamation_points exclamation_mark exclamation_marks question_mark question_marks quotation_mark quotation_marks oxford_comma grammar run-on_sentence',
    own: `
      {fact}
      {He} {stops} at a sign on the street
      {He} {takes} out a pen, and {he} {looks} left and right
      And {gives} it the comma that [makes] it complete

      {He} {writes} a short note for the (fridge|kitchen|front) door
      And {reads} it all over out loud
      {fact}
      The full stop at the end of it [stands] very proud`,
    stanzas: `
      (The comma|A comma) says wait while a breath is let in
      The full stop says stop, and it's true
      The question mark leans like an ear to a door
      The other stands straight, and it shouts something too

      (A mark|One mark) in the wrong place has eaten a gran
      The comma has kept her from that
      The apostrophe holds up a letter's old place
      The brackets are hands on each side of a cat`,
    later: `
      The letters are tied with a ribbon and kept
      And where there's a comma, they paused
      And somebody breathed there a long time ago
      A dot of blue ink is the thing that it caused`,
    hook: `
      Comma and question mark, dot at the end
      Grammar's the manners of writing a friend

      Oh, the comma, the comma, so little, so curled
      It tells when to breathe in the noise of the world`,
  },
  {
    words: 'fraction fractions numerator numerators denominator denominators decimals percentages',
    own: `
      {fact}
      {He} {cuts} up the pie, and {he} {cuts} it with care
      {He} {looks} at both halves with {his} eye to the plate
      And {gives} the half bigger by half to the chair

      {He} {folds} up (a page|a sheet) into halves, and again
      The quarters [come] out of the fold
      {fact}
      {He} {says} an eighth's small, but it's easy to hold`,
    stanzas: `
      (The number|That number) below tells how many were cut
      The number on top tells how many are here
      The bigger the bottom, the smaller the slice
      A quarter's more pie than an eighth, that is clear

      (One half|A half) is two quarters, and that is four eighths
      A whole is the lot on the plate
      A tenth, if it's dressed as a decimal, is
      A point and a one, and it never is late`,
    later: `
      The pan has been emptied, the knife has been licked
      There's nothing to share any more
      But half of a biscuit that's handed across
      Is bigger than all of it was just before`,
    hook: `
      A half and a half, put the halves on a plate
      A fraction of pie is well worth the wait

      Fraction by fraction, it's cut and it's passed
      There's some of it here for the first and the last`,
  },
  {
    words:
      'geometry triangle triangles hypotenuse pythagoras pythagorean theorem theorems right_angle right_angles polygon polygons hexagon hexagons octagon pentagon rectangle rectangles trapezoid circumference shapes learning_shapes pi_day protractor',
    own: `
      {fact}
      {He} {walks} round the house with a string
      {He} {finds} there's a circle on top of each cup
      And {points} out a triangle holding a swing

      {He} {draws} with a (compass|ruler), {his} tongue in {his} teeth
      And {puts} in a roof and a tree
      {fact}
      And one of the circles [turns] into a bee`,
    stanzas: `
      (Three sides|Its three sides) and three corners, that's all a roof needs
      The square has four sides, all the same
      The hexagon's six, and the bees build with that
      The circle goes round, and it got its own name

      (The long|That long) side's square is the other two's, summed
      Provided one corner is square
      The angles inside make one half of a turn
      It's true of a sandwich, a sail, or a stair`,
    later: `
      A bridge is all triangles, hand in cold hand
      A wheel is a circle at play
      And parallel lines, though they never will meet
      Go on side by side to the end of the way`,
    hook: `
      Triangle, circle, and square in a row
      The shapes are in everything, up high and low

      Geometry, measure it, side after side
      There's order in things if the eyes open wide`,
  },
  {
    words:
      'count_to_ten counts_to_ten counting_to_ten counted_to_ten count_to_twenty counts_to_twenty counting_to_twenty count_to_a_hundred counts_to_a_hundred counting_to_a_hundred learn_to_count learns_to_count learning_to_count learned_to_count one_to_ten one_two_three abacus counting_song',
    own: `
      {fact}
      {He} {counts} all the steps to the door
      {He} {counts} all the peas on the side of the plate
      And {eats} one, and {has} to begin as before

      {He} {holds} up a (finger|small thumb), and the next one [comes] up
      And soon all the fingers [are] there
      {fact}
      {He} {counts} the whole house, and the dog, and the chair`,
    stanzas: `
      (The one|First one) is a candle, the two is a swan
      The three is two hills in a row
      The four is a chair that is turned upside down
      The eight is a snowman who's sat in the snow

      (There's one|Just one) for the nose, and there's two for the eyes
      There's five on the end of each sleeve
      The seven's the week, and the nine [is] the lives
      The ten is the toes, and not one wants to leave`,
    later: `
      And after the ten there's eleven, and on
      And after a hundred there's more
      There isn't a last one, it's always plus one
      And that's what a number is, that's what it's for`,
    hook: `
      One, two, three, let the counting begin
      Count up to ten, and then everyone's in

      One two three four, up the stairs to the ten
      And back to the bottom to do it again`,
  },
  {
    words:
      'rainbow rainbows primary_color primary_colors color_wheel mixing_colors mixes_colors mix_colors learning_colors learns_colors learn_colors the_colors his_colors her_colors colors_of_the_rainbow crayon crayons coloring_book coloring_books colored_pencils prism prisms',
    own: `
      {fact}
      {He} {goes} through the box for the blue
      {He} {colors} the sky, and the tree, and the dog
      And part of the table [gets] colored in too

      {He} {stops} at the (window|doorway) with yellow-stained thumbs
      And {calls} the whole house to come see
      {fact}
      {He} {names} every color, as proud as can be`,
    stanzas: `
      The red is the first one, the outermost band
      Then orange and yellow come hand in hand
      The green's in the middle, then blue as the sea
      Then indigo, violet, for all to see

      (The sun|When sun) gets in under the edge of the rain
      Each drop bends the light on its way
      The red's at the top, and the violet's inside
      The road puddle copies the lot on the gray

      (Some red|Now red) and some yellow make orange for cats
      The yellow and blue make the grass
      The blue and the red are a plum for the bowl
      The white light holds all of them, bent in a glass`,
    later: `
      The rain has gone over, the bow has gone thin
      The crayons are rolled in their tin
      The blue one is always the shortest of all
      For that's where the sky and the sea both begin`,
    hook: `
      Red, orange, yellow, then green, and then blue
      A rainbow will wait till the rain has come through

      Oh, the rainbow, the rainbow, it's gone with the wet
      And nobody's come to the end of it yet`,
  },
  {
    words:
      'days_of_the_week day_of_the_week seven_days_of seven_days_in_a_week seven_days_in_the_week sunday_monday monday_tuesday',
    own: `
      {fact}
      {He} {counts} with a Monday for thumb
      The hand [is] used up by the time Friday [ends]
      The other [is] ready to let the rest come

      {He} {sings} them all (once|twice), and {he} {knocks} on each stair
      With Wednesday as long as a street
      {fact}
      And Sunday [gets] jumped on with both of {his} feet`,
    stanzas: `
      It's Monday and Tuesday, up with the sun
      Then Wednesday is middle, and half of it done
      And Thursday and Friday, it's nearly there
      Then Saturday, Sunday, with time to spare

      (The Monday|First Monday) has one shoe too many to find
      The Tuesday has library books
      The Wednesday stands up in the middle, a hill
      The Thursday's a Friday, or that's how it looks

      (The Friday|Then Friday) runs out of the door with its coat
      The Saturday wears its pajamas till ten
      The Sunday has pancakes and nowhere to be
      The Monday is waiting outside there again`,
    later: `
      And seven by seven the weeks go along
      The same seven names on the wall
      And some little Tuesday with nothing marked down
      Turns out to have been the best day of them all`,
    hook: `
      Monday and Tuesday, the days of the week
      Seven small doors, and they open and creak

      Seven days, seven days, round like a wheel
      Here comes the Sunday to sit at a meal`,
  },
  {
    words:
      'months_of_the_year twelve_months the_months thirty_days_has leap_year leap_years leap_day calendar calendars january_february february_march',
    own: `
      {fact}
      {He} {turns} the page over to look
      {He} {finds} with one finger the square with a star
      And {hangs} the whole year back in place on its hook

      {He} {counts} on {his} knuckles (the long|which long) ones and short
      The hollows [are] thirty or less
      {fact}
      {He} {hums} the old rhyme, so {he} {won't} have to guess`,
    stanzas: `
      It's January, February, snow at the door
      And March and then April, and May by the shore
      Then June and July, and then August is hot
      September, October, the leaves are a lot

      November is foggy, December is here
      And twelve of them standing in line make a year
      Then January's knocking, all over again
      In boots, with its snow, at a quarter to ten

      (September|First September) has thirty, with April and June
      November has thirty, and thirty will stay
      The others have got thirty-one, all but one
      In leap years the shortest one grows by a day`,
    later: `
      The old year comes down with its rings and its stars
      The dentists, the cakes, and the snow
      The new one goes up, and it's white as a sheet
      Twelve doors and a nail, and then off they all go`,
    hook: `
      Twelve months in a calendar, nailed to the wall
      And nobody knows what's to be in them all

      January, hello, and December, goodbye
      The months go like geese in a line through the sky`,
  },
  {
    words:
      'tell_time tells_time telling_time told_time tell_the_time tells_the_time telling_the_time read_a_clock reads_a_clock reading_a_clock read_the_clock reading_the_clock minute_hand hour_hand clock_face',
    own: `
      {fact}
      {He} {looks} at the big hand, and then at the small
      {He} {says} it's a quarter past something or so
      And {runs} off to shout it the length of the hall

      {He} {runs} to look (up|in) at it over and over
      As if there [is] something to see
      {fact}
      {He} {tells} the cat plainly how long until tea`,
    stanzas: `
      (The small|That small) hand is slow, and it points to the hour
      The long hand does minutes, and goes
      All round from the twelve to the twelve in an hour
      The five-minute marks are the numbers it knows

      (The three|At three) is a quarter, the six is a half
      The nine is a quarter till then
      Sixty quick seconds go into a minute
      It takes sixty minutes from nine until ten`,
    later: `
      The clock in the kitchen has never stood still
      It ticked through the soup and the cake
      And nobody yet has once told it to wait
      But some hours were longer, for somebody's sake`,
    hook: `
      Tick goes the minute hand, tock goes the day
      The clock has two hands, and it waves all the way

      Telling the time by the clock on the wall
      The hands are both up, and it's twelve after all`,
  },
  {
    words:
      'allowance allowances pennies nickel nickels dimes pocket_money counting_money counts_money count_money coins make_change makes_change making_change',
    own: `
      {fact}
      {He} {tips} out the pig on the bed
      {He} {makes} little towers, the pennies in one
      And {loses} the count, and {starts} over instead

      {He} {stands} at the till with {his} (chin|nose) on the edge
      And {counts} it all out, coin by coin
      {fact}
      The whole of the line [finds] it wishes to join`,
    stanzas: `
      (Five pennies|Five cents) make a nickel, two nickels a dime
      Ten dimes can be changed for a bill
      The smallest is worth more than one twice its size
      And all of them roll off in back of the till

      (A coin|One coin) [goes] in through the slot with a clunk
      The jar [is] now full by a third
      The pocket [has] a wonderful hole at the seam
      The corner shop bell [is] a beautiful word`,
    later: `
      And some goes on candy and some goes on string
      And some will be kept for a bike
      The first thing that's bought with the last of the coins
      Is something that somebody else there will like`,
    hook: `
      Pennies and nickels and dimes in a jar
      The small ones can carry a person so far

      Count out the coins, let them clink, let them ring
      A penny that's saved is a beautiful thing`,
  },
  {
    words:
      'electricity electric_circuit static_electricity voltage electric_current power_line power_lines electrical_circuit electrical_circuits simple_circuit simple_circuits',
    own: `
      {fact}
      {He} {rubs} a balloon on {his} hair
      {He} {sticks} it with pride to the front of {his} shirt
      And each hair on {his} head [stands] straight up in the air

      {He} {hooks} up the (wire|cable), {his} eye on the bulb
      The battery [clicks] into place
      {fact}
      The light [comes] on brightly all over {his} face`,
    stanzas: `
      (The current|A current) needs roads that go all the way round
      From battery, out to the lamp, and then back
      The switch is a bridge in the road that can lift
      One gap in the loop, and the whole house is black

      (The copper|Some copper) will carry it down to the lamp
      The rubber will not let it through
      The lightning's a spark that has jumped a long way
      The sweater that crackles has got a spark too`,
    later: `
      A dam by a mountain has let the stream run
      The poles pass it on, hand to hand
      And all of that way, over forest and road
      It comes for a lamp on a little nightstand`,
    hook: `
      Electricity, hum in the wall
      A flick of a finger lights up the hall

      Switch on the current, and round it goes, round
      The light's in a hurry and makes not a sound`,
  },
  {
    words:
      'magnet magnets magnetism magnetic_field magnetic_poles compass_needle iron_filings fridge_magnet fridge_magnets',
    own: `
      {fact}
      {He} {walks} with it all through the house
      {He} {tries} it on spoons, on the sink, on a bear
      And {catches} a clip like a cat with a mouse

      {He} {holds} the two (ends|halves) of the thing nose to nose
      They [push], and they [will] not be friends
      {fact}
      {He} {turns} one, and snap, there [is] love at both ends`,
    stanzas: `
      (A magnet|Each magnet) has two ends, a north and a south
      The opposites hurry to meet
      The like ones will push one another away
      The nails get up onto their feet

      (The iron|Some iron) will come to it, copper will not
      The filings make curves in the tray
      The needle that floats on a leaf in a cup
      Turns round to the north and decides it will stay`,
    later: `
      The earth is a magnet, enormous and old
      It steered all the sailors to shore
      And here on the fridge it holds one crooked sun
      The drawing a child made, up there on the door`,
    hook: `
      Magnet, oh magnet, it pulls and it clings
      It says what it thinks of the nearest of things

      North to the south, and they meet with a snap
      A magnet can find its way home with no map`,
  },
  {
    words:
      'atom atoms atomic molecule molecules proton protons neutron neutrons electron electrons periodic_table chemistry_set chemistry_class hydrogen chemical_reaction chemical_reactions chemical_element chemical_elements chemistry_teacher chemistry_lesson',
    own: `
      {fact}
      {He} {puts} on the goggles and {grins} at the glass
      {He} {pours} in the blue, just a drop at a time
      And something [goes] green as a hillside of grass

      {He} {learns} the whole table, (each row|each box), like a song
      From hydrogen out to the edge
      {fact}
      A crystal [stands] growing up there on the ledge`,
    stanzas: `
      (An atom|Each atom) is mostly of nothing but room
      The middle is tiny and tight
      The protons and neutrons hold hands in the core
      Electrons go buzzing around it in flight

      (Two hydrogens|Hydrogens) and an oxygen meet
      They hold on, and there, that's the sea
      Some carbon, some sugar, some salt, and some air
      It's all the same blocks in the bread and the bee`,
    later: `
      The atoms were cooked in the heart of a star
      They drifted a very long while
      They've been in a fern and a whale and a stone
      And now they're on loan to somebody's smile`,
    hook: `
      Atoms and molecules, holding on tight
      A handful of dust and a handful of light

      Chemistry, chemistry, bubble and mix
      The world's made of atoms that join up like bricks`,
  },
  {
    words:
      'romans ancient_rome ancient_romans roman_empire roman_road roman_roads roman_numeral roman_numerals roman_soldier roman_soldiers julius_caesar gladiator gladiators aqueduct aqueducts toga togas learning_latin learns_latin teaches_latin taught_latin',
    own: `
      {fact}
      {He} {wraps} up {himself} in a sheet
      {He} {walks} like a senator straight to the fridge
      With grapes in one hand and with socks on {his} feet

      {He} {reads} off the (date|stone) with {his} finger, out loud
      An M and a D and a C
      {fact}
      {He} {adds} it all up with a finger or three`,
    stanzas: `
      (The Romans|Those Romans) built roads that went straight as a rule
      They laid them in gravel and stone
      The soldiers could march twenty miles in a day
      The roads run on still, with the grass overgrown

      (The arches|Their arches) brought water down out of the hills
      It ran to the baths and the street
      The X was a ten, and the V was a five
      The carts left deep ruts where the roads used to meet`,
    later: `
      The empire has gone to the goats and the thyme
      The columns lie down in the sun
      But still there's a month that is called for a man
      And clocks with an X for the hour that's begun`,
    hook: `
      All the roads lead to the Romans, they say
      They marched and they built, and they're still here today

      Hail to the Romans, their sandals, their stone
      They built a great town, and the cats have the throne`,
  },
  {
    words:
      'pyramid pyramids ancient_egypt ancient_egyptians egyptian egyptians sphinx pharaoh pharaohs hieroglyphics hieroglyphs hieroglyph tutankhamun king_tut cleopatra papyrus egyptology egyptian_mummy egyptian_mummies',
    own: `
      {fact}
      {He} {walks} like a painting, one hand to the front
      {He} {winds} the whole roll round {himself} in the hall
      And {comes} down to supper with moan and with grunt

      {He} {draws} on the wall of a (box|carton) with gold
      A bird, and an eye, and a snake
      {fact}
      {He} {tells} all the mummies they'd better not wake`,
    stanzas: `
      (The blocks|Those blocks) came by boat and were dragged up a ramp
      The crews all had names for their team
      The Nile brought the mud, and the mud brought the wheat
      The points caught the sun's early gleam

      (The signs|Their signs) were of birds and of reeds and of eyes
      They carved them on wall after wall
      The kings were wrapped up with their games and their bread
      The cats were thought holy, the big and the small`,
    later: `
      The river goes by, and the kings are in rooms
      With labels and ropes and a light
      But somebody carved a small boy with a duck
      And that little boy is still laughing outright`,
    hook: `
      Pyramid, pyramid, point in the sun
      The work of a thousand, a stone one by one

      Oh, the pyramids stand in the sand and the blue
      And cats are still gods in a kitchen or two`,
  },
  {
    words:
      'american_revolution revolutionary_war war_of_independence boston_tea_party declaration_of_independence founding_fathers founding_father redcoats the_constitution bill_of_rights thirteen_colonies american_history',
    own: `
      {fact}
      {He} {marches} around with a spoon and a pot
      {He} {tips} the tea into the sink with a shout
      And {signs} {his} own name with a curl and a blot

      {He} {leans} on the (map|book) with {his} chin in {his} hands
      The candle [has] nearly burned down
      {fact}
      {He} {hears} how a horse [gallops] into the town`,
    stanzas: `
      (The king|A king) put a tax on the paper and tea
      The harbor went brown in the night
      The colonies, thirteen, wrote down what they thought
      They signed it with feathers, in broad summer light

      (The winter|That winter) was hungry, the boots had worn through
      They crossed a cold river in boats
      It went on eight years, and the redcoats went home
      They wrote down the rules, and they took many votes`,
    later: `
      The parchment has faded, the ink has gone brown
      The words were too big for their day
      It took a long time to mean everyone there
      And that part's still being made up on the way`,
    hook: `
      Thirteen small colonies, one great big word
      Liberty's bell has a crack and was heard

      Oh, the Revolution began with some tea
      And feathers that scratched out the wish to be free`,
  },
  {
    words:
      'vote votes voted voting voter voters election elections ballot ballots ballot_box polling_place polling_station voting_booth runs_for_mayor ran_for_mayor running_for_mayor class_president student_council',
    own: `
      {fact}
      {He} {stands} in the line in the cold
      {He} {takes} the short pencil that [hangs] on a string
      And {gives} the thin paper its one careful fold

      {He} {comes} down the steps with a (button|sticker) to wear
      It's crooked and stuck on with pride
      {fact}
      {He} {holds} the door wide for the next one inside`,
    stanzas: `
      (The line|A long line) [goes] out of the gym to the street
      The curtain [is] no one's to part
      The rich and the poor [have] one paper apiece
      The box [has] a slot like a mouth, or a heart

      (The names|The long names) [are] read, and the papers [are] stacked
      The counters [count] up, and once more
      The loser [comes] over to shake the one hand
      The janitor [sweeps] all the hats off the floor`,
    later: `
      The hall [is] a gym again, home to a ball
      The posters [come] down in the rain
      And nobody's mark [is] as big as a thumb
      But put them together, they move a whole train`,
    hook: `
      Vote, and the paper slips in with a sigh
      It's small, but a river is drops from the sky

      One little vote, with a pencil or pen
      It weighs just as much as the votes of great men`,
  },
]
