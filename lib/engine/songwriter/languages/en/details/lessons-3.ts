import type { Details } from '../../stanzas.ts'

/** Living things and the body: leaves, seeds, wings, bones, blood, teeth, soap. */
export const lessons3: readonly Details[] = [
  {
    words: 'photosynthesis chlorophyll photosynthesize photosynthesizes',
    stanzas: `
      A leaf lies flat like a plate for the sun
      Water comes up by the stem, like a straw
      Sugar gets made in the small green rooms
      And out goes air for the sparrows to draw

      Chlorophyll catches the red and the blue
      And green is the color it doesn't keep
      Sugar from sunlight, cooked on no stove
      And clover for bees and grass for the sheep

      Carbon dioxide goes in through the leaf
      Water goes up from the roots in a thread
      Light does the cooking, and sugar's the soup
      And that is the start of each slice of bread

      Holes too small to be seen in a leaf
      Air going in by a million doors
      A kitchen that opens when it gets light
      And pears at the end with sun to the cores`,
  },
  {
    words:
      'seed seeds seedling germinate germinates germinating germination sprouted sprouting bean_plant bean_sprout bean_sprouts beanstalk grow_from_seed growing_from_seed grows_from_seed',
    stanzas: `
      A bean in a jar on a wet white cloth
      One white tail that goes looking for down
      Two folded leaves pull up by the neck
      And the coat left off, all wrinkled and brown

      A hole in the dirt to a knuckle deep
      A pinch and a pat, a drink from the can
      A stick with the packet stuck on top
      And one green thread where the furrow ran

      Under the dirt where it's dark all day
      Roots go down and the shoot goes up
      Bent like a question, pale as a noodle
      And green at last on the rim of the cup

      Small as a crumb and dry as a stone
      A plant packed flat with its lunch inside
      Water to wake it, and warmth, and dirt
      And one little crack that opens up wide`,
  },
  {
    words: 'chrysalises metamorphosis butterfly_garden',
    stanzas: `
      An egg like a pinhead under a leaf
      Then stripes and feet and a mouth that munches
      A green-gold case on a silk-thin thread
      And wings come out where there once were lunches

      Sixteen feet going over a twig
      A leaf gone to lace by the end of day
      Upside down in a jacket of jade
      And out, and dry, and up and away

      Crumpled and wet as a handkerchief
      Hung till the wings are stiff and flat
      A tongue that unrolls like a party horn
      A perch on the brim of a garden hat

      A jar with holes in the lid, and a twig
      Milkweed leaves and a fold of gauze
      A case gone clear with the orange inside
      And then the lid off, and a long, long pause`,
  },
  {
    words: 'ants anthill anthills ant_hill ant_hills ant_farm ant_farms ant_colony',
    stanzas: `
      A crumb going by on six little legs
      Bigger than what is holding it up
      A line down the wall and over the step
      And into the sugar, and round the cup

      A hill of sand with a hole on top
      Halls below it, and rooms for the eggs
      One for the queen and one for the seeds
      A doorway busy with hurrying legs

      A trail of scent that's too faint for a nose
      A bump of the feelers in passing by
      A load far heavier than what's below
      And crumb by crumb, the whole of the pie

      Rain, and the door is plugged with a grain
      Sun, and the sweepers are out with the sand
      A fly's wing up like a sail going home
      A quick little tickle over the hand`,
  },
  {
    words:
      'mitochondria mitochondrion cytoplasm cell_membrane cell_wall cell_nucleus dna biology biology_class plant_cell plant_cells animal_cell animal_cells living_cells chromosome chromosomes genes genetics',
    stanzas: `
      A bag of jelly too small to see
      A wall that decides what's in and what's out
      The nucleus holding a book of rules
      And mitochondria humming about

      A twisted ladder rolled up in a ball
      A cookbook with just four letters to spell
      Eyes in one chapter and toes in the next
      And a copy in nearly every cell

      An eye to the tube, a turn of the wheel
      Onion skin laid out like bricks in a wall
      A dot in the middle of every brick
      And a hair like a log across it all

      One splits in two, and the two make four
      Skin over knees and the roots of hair
      Sugar and air for the engines inside
      And all of it run on a bite of pear`,
  },
  {
    words: 'skeleton skeletons skull skulls rib_cage ribcage femur kneecap kneecaps anatomy vertebrae human_body',
    stanzas: `
      Two hundred and six from top to the toes
      Long ones in legs and small ones in ears
      A cage for the lungs, a bowl for the brain
      And a stack down the back that holds for years

      The thighbone's longest, the ear bone's least
      A kneecap sliding under the skin
      Twelve pairs of ribs in a basket of hoops
      A hinge by the ear for working the chin

      A paper one hung on a classroom door
      Elbows and knees on brass-pin joints
      A jaw that drops and a hand that waves
      And feet that turn out in ten white points

      Hard on the outside, honeycomb in
      Milk and a jump for keeping strong
      The funny bone there where the elbow bends
      A nerve, not a bone, and the name is wrong`,
  },
  {
    words:
      'bloodstream blood_cell blood_cells red_blood_cells white_blood_cells circulation circulatory circulatory_system blood_vessel blood_vessels artery arteries cardiology',
    stanzas: `
      Two fingers laid on the inside wrist
      A small tap-tap like a knock on a pane
      Round in a minute from elbow to toe
      Back by the lungs on the very same train

      Red cells shaped like a mint with a dent
      Carrying air down the narrowest street
      Bright going out and dark coming home
      And warmth delivered to hands and feet

      A scrape on the knee and a bead of red
      Small sticky pieces come plugging the leak
      A net and a scab like a manhole lid
      And new pink skin by the end of the week

      A pump the size of a fist in the chest
      Four little rooms with doors that click
      In by the one side and out by the next
      A hundred thousand a day, and quick`,
  },
  {
    words:
      'digestion digest digests digested digesting digestive digestive_system intestine intestines esophagus saliva',
    stanzas: `
      Teeth do the chopping and cheeks do the mash
      Down the long slide by a squeeze and a squeeze
      Into a bag where the acid works
      And out comes soup that was crackers and cheese

      Twenty-odd feet of a hose in a coil
      Folded up small as a rope in a pack
      The good goes off through the walls to the blood
      And a gurgle for comment, front to back

      A rumble under a buttoned shirt
      Toast going by with the egg and the jam
      Churned like wash in a porthole machine
      A burp let out by the butter and ham

      An apple bitten, a chew and a gulp
      A flap comes down on the road to the lung
      A squeeze, a drop, and a bath, and a bend
      And all of that from the tip of the tongue`,
  },
  {
    words: 'five_senses taste_bud taste_buds my_senses the_senses sense_of_touch',
    stanzas: `
      Eyes for the red of the apple skin
      Ears for the snap of the very first bite
      Nose for the sweet and tongue for the sour
      And fingers to find one there in the night

      Velvet and sandpaper, wool and foil
      A bell, a whisper, a spoon on a glass
      Lemon, salt, and the skin on warm milk
      And rain on the road and the new-cut grass

      Bread in the toaster, and up comes the nose
      Foil on the chocolate, up comes the ear
      Fur for the fingers and plums for the eyes
      And the tongue held out when the flakes are here

      A blindfold made from a winter scarf
      A hand in a bag with a cold grape peeled
      A shell held up with the sea still in
      And mint on the air from over the field`,
  },
  {
    words:
      'germ germs wash_hands washes_hands washing_hands washed_hands wash_my_hands wash_your_hands wash_his_hands wash_her_hands wash_our_hands wash_their_hands washes_his_hands washes_her_hands washing_my_hands washing_your_hands washing_his_hands washing_her_hands washing_our_hands washing_their_hands washed_his_hands washed_her_hands hand_washing handwashing hand-washing bacteria microbe microbes virus viruses hand_sanitizer soapy_hands clean_hands',
    stanzas: `
      Warm water, soap, and a good thick foam
      Backs of the hands and the thumbs as well
      Twenty seconds of rub and rub
      And down the drain with a lemony smell

      Small as the dot of a dot of a dot
      On doorknobs and pens and the stair's long rail
      Along comes soap with its slippery hooks
      And pries it from under the fingernail

      Sleeves pushed up on a wooden stool
      Bubbles that slide to the elbow and drip
      In between fingers and over the nails
      And a crooked towel to dry each tip

      Sneezes go into the bend of a sleeve
      A tissue goes in the bin with the lid
      Soap grabs hold of the grease and the grime
      Out of the creases go things that hid`,
  },
  {
    words:
      'flossed brushed_teeth brush_my_teeth brush_your_teeth brush_his_teeth brush_her_teeth brush_our_teeth brush_their_teeth brushes_his_teeth brushes_her_teeth brushes_their_teeth brushing_my_teeth brushing_your_teeth brushing_his_teeth brushing_her_teeth brushing_our_teeth brushing_their_teeth brushed_my_teeth brushed_your_teeth brushed_his_teeth brushed_her_teeth clean_teeth mouthwash cavity cavities',
    stanzas: `
      A pea of paste on a row of bristles
      Round on the fronts and round on the backs
      Two whole minutes, the top and the bottom
      And minty foam, and no trace of the snacks

      The tube rolled up from the bottom end
      Foam on the chin like a small white beard
      A swish and a spit, a tap on the sink
      The mirror all spotted, and then all cleared

      Up by the gums and down by the tongue
      The molars last at the end of the row
      Elbow going like a saw on a plank
      And the brush back home in the cup, just so

      Sugar sits down on the teeth after lunch
      Bristles go in where the corners begin
      String slides down in the gap in between
      And out comes a clean and slippery grin`,
  },
  {
    words:
      'loose_tooth lost_tooth lost_a_tooth lose_a_tooth loses_a_tooth losing_a_tooth lost_her_tooth lost_his_tooth lost_my_tooth lost_her_first_tooth lost_his_first_tooth lost_my_first_tooth lost_your_first_tooth first_tooth tooth_fairy baby_tooth baby_teeth milk_tooth milk_teeth wiggly_tooth wobbly_tooth missing_tooth missing_teeth front_tooth front_teeth two_front_teeth tooth_fell_out gap_toothed gap-toothed losing_teeth lost_two_teeth',
    stanzas: `
      A wiggle, a wobble, hung by a thread
      A tongue that can't leave the corner alone
      An apple, a crunch, and a small white thing
      Like a grain of rice or a pearl-size stone

      A gap in the grin like a garden gate
      A whistle that comes in with every S
      A tiny thing in a folded tissue
      And a quarter at breakfast, more or less

      An envelope under the pillow's edge
      A note with the letters leaning one way
      A bit of a jingle, a bit of hush
      A coin on the sheet at the break of day

      A string on a knob and a door ajar
      Eyes screwed shut and a count to three
      A salty taste and a space for the tongue
      And a new one coming, for all to see`,
  },
  {
    words:
      'vegetable vegetables veggie veggies brussels_sprout brussels_sprouts brussel_sprouts carrot carrots spinach green_beans peas kale cauliflower zucchini turnip turnips beets green_vegetables hates_sprouts brussels hates_vegetables hides_vegetables sprouts',
    stanzas: `
      Broccoli trees in a hill of rice
      Carrots in coins and the peas on a roll
      One bean hiding under the fork
      And steam going up from the big blue bowl

      Orange for eyes and green for the blood
      Beets turning everything pink as a shell
      Corn in its husk with a beard of silk
      And the snap of a bean, clear as a bell

      One sprout left at the side of the plate
      Cold and round as a marble of moss
      Chased with a fork from the rim to the rim
      And gone in the end with plenty of sauce

      Pulled by the hair with the dirt still on
      Rinsed at the tap till the orange is bright
      Snapped in the middle, a crunch, and sweet
      Feathery tops for a rabbit to bite`,
  },
]
