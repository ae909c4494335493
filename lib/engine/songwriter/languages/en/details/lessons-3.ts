import type { Details } from '../../stanzas.ts'

/** Living things and the body, told in sentences: leaves, seeds, wings, bones, blood, teeth, soap. */
export const lessons3: readonly Details[] = [
  {
    words: 'photosynthesis chlorophyll photosynthesize photosynthesizes',
    stanzas: `
      (A leaf|Each leaf|A new leaf) opens up like a hand to the sun
      The roots pull up water below
      The air slips in through the tiniest doors
      And all of it's needed to help the plant grow

      (Now|Then|So) chlorophyll catches the light coming down
      The green in the leaf is a cook
      Water and air are turned into sugar
      It all makes less noise than the page of a book

      (Then oxygen|Oxygen) slips through the doors on its way
      A sparrow breathes in, and she sings
      The sugar goes down to the roots and the fruit
      There's sun in each apple that anyone brings`,
    later: `
      So bite on an apple and think of the light
      That traveled so far to a tree
      A leaf made it sweet, and it gave back the air
      And never once asked for a fee`,
    hook: `
      Photosynthesis, light into leaf
      Sunshine for supper beyond all belief

      Photosynthesis, water and sun
      That's how the bread and the apples are done`,
  },
  {
    words:
      'seed seeds seedling germinate germinates germinating germination sprouted sprouting bean_plant bean_sprout bean_sprouts beanstalk grow_from_seed growing_from_seed grows_from_seed',
    own: `
      {fact}
      {He} {pokes} a small hole with {his} thumb
      {He} {covers} it over and {pats} down the dirt
      And {whispers} to what's underneath it to come

      (One morning|At breakfast|At daybreak) {he} {looks} in the pot by the sink
      And something [is] lifting the ground
      {fact}
      {He} {calls} the whole house to come gather around`,
    stanzas: `
      (A seed|One seed|The seed) holds a plant that is folded up small
      The coat splits apart when it's wet
      First comes the root, and it feels its way down
      The top of the plant hasn't seen daylight yet

      (And then|But then|So then) comes a shoot with its neck in a bend
      Two little leaves struggle up to the air
      The stem turns around to wherever it's light
      The seed coat lies empty and wrinkled down there`,
    later: `
      And then come the blossom, the pod, and the bean
      The summer goes by on the sill
      There are seeds in the pod for the spring after this
      And each one knows how to, and each of them will`,
    hook: `
      One little seed, and it doesn't say much
      But look how it wakes at the water's first touch

      Oh, a seed is a promise as small as a crumb
      It waits in the dark for the good things to come`,
  },
  {
    words: 'chrysalises metamorphosis butterfly_garden',
    own: `
      {fact}
      {He} {kneels} by a leaf for a look
      A caterpillar [chews] it right down to the rib
      As if it [is] reading a very good book

      {He} {waits} (very still|on tiptoe|in slippers) while the chrysalis [splits]
      And something all crumpled [climbs] out
      {fact}
      {He} {whispers} a welcome, not daring to shout`,
    stanzas: `
      (An egg|One egg|The egg) is laid under the leaf of a weed
      The caterpillar hatches and chews
      It outgrows its skin and climbs out of the old
      The way a small boy goes through all of his shoes

      (Then upside|And upside) down on a twig it hangs still
      The chrysalis hardens around
      Inside it turns into a soup, and rebuilds
      The wings take their shape there without any sound`,
    later: `
      At last the case opens, the wings are still wet
      It hangs till they're stiff and they're dry
      Then what spent its life going leaf after leaf
      Lets go of the twig and goes into the sky`,
    hook: `
      Metamorphosis, crawl and then fly
      Wait in the dark and come out to the sky

      Chrysalis, chrysalis, hung by a thread
      A crawler went in, and see wings here instead`,
  },
  {
    words: 'ants anthill anthills ant_hill ant_hills ant_farm ant_farms ant_colony',
    own: `
      {fact}
      {He} {lies} on {his} front by the wall
      {He} {puts} down a crumb, and an ant with good news
      Soon [runs] down the hole and [invites] one and all

      {He} {steps} (very wide|on tiptoe|with care) where they [carry] a leaf
      As big as a sail on the sea
      {fact}
      {He} {calls} it the best little show there could be`,
    stanzas: `
      (The workers|The sisters) go out for the food, and they search
      The queen lays the eggs in a room
      One finds a crumb, and she marks the way home
      A trail of faint scent leads the rest through the gloom

      (An ant|One ant|Each ant) lifts a load many times her own weight
      The tunnels go down to the cool
      Some mind the babies and some mind the door
      Nobody's boss, and there's hardly a rule`,
    later: `
      When night comes they close up the door with some grains
      The town settles down in its halls
      A crumb was too heavy for one, and she asked
      And that is how anything gets over walls`,
    hook: `
      March, little ants, with a crumb on the back
      One makes the path and the rest keep the track

      Oh, the ants, how they hurry in line on the sand
      It's a very small body that lends a big hand`,
  },
  {
    words:
      'mitochondria mitochondrion cytoplasm cell_membrane cell_wall cell_nucleus dna biology biology_class plant_cell plant_cells animal_cell animal_cells living_cells chromosome chromosomes genes genetics',
    own: `
      {fact}
      {He} {squints} down a tube at a drop
      And there in the water small creatures [go] by
      Like shoppers who never have learned how to stop

      {He} {draws} (a round|a big|a fat) cell with a dot in the core
      And {labels} the parts one by one
      {fact}
      {He} {forgets} to have lunch till the drawing [is] done`,
    stanzas: `
      (A cell|Each cell|One cell) has a skin that lets some things go through
      The nucleus keeps the whole plan
      Mitochondria turn food into power
      They're working as hard as the smallest things can

      (The DNA|DNA) twists like a ladder of rope
      The letters are four, and that's all
      One cell makes a copy and splits into two
      And that's how a baby grows legs and gets tall`,
    later: `
      Half of each plan is a mother's, and half
      A father's, and each is just lent
      The same little letters go back and go back
      To somebody's smile in a very old tent`,
    hook: `
      Look at the cell, there's a town in its wall
      And that is what anyone's made of at all

      DNA, DNA, round like a stair
      A letter from long ago, folded with care`,
  },
  {
    words: 'skeleton skeletons skull skulls rib_cage ribcage femur kneecap kneecaps anatomy vertebrae human_body',
    own: `
      {fact}
      {He} {counts} down {his} ribs with {his} thumb
      {He} {waggles} a finger to see how it [bends]
      And {taps} on {his} kneecap as if on a drum

      {He} {bumps} the one spot (near|by) the elbow that [stings]
      And {hops}, and {he} {says} it's a nerve
      {fact}
      {He} {follows} a backbone along every curve`,
    stanzas: `
      (Two hundred|There are two hundred) and six of them, head down to toe
      The longest one lives in the thigh
      The ribs make a basket for keeping the lungs
      The least, in the ear, hears the whole world go by

      (The skull|A skull) is a helmet that nobody sees
      The backbone's a stack that can bend
      A bone is alive, and it knits when it breaks
      The marrow makes blood in there, days without end`,
    later: `
      There's one in the dancer and one in the judge
      And one in the baby next door
      All of them grinning beneath what they wear
      And nobody's fancier down at the core`,
    hook: `
      Skeleton, skeleton, hip bone and knee
      Holding up everyone, fancy and free

      Rattle and wiggle and stand up straight
      A skeleton's holding up all of the weight`,
  },
  {
    words:
      'bloodstream blood_cell blood_cells red_blood_cells white_blood_cells circulation circulatory circulatory_system blood_vessel blood_vessels artery arteries cardiology',
    stanzas: `
      (The heart|A heart) is a pump that's the size of a fist
      The work doesn't stop when a head goes to bed
      The right side sends blood to the lungs for fresh air
      The left sends it out again, shining and red

      (The arteries|Arteries) carry it out to the toes
      The red cells bring oxygen round
      The narrowest roads are far thinner than hair
      It all is delivered with hardly a sound

      (And then|And so) through the veins it goes home to the heart
      One minute's the time for the trip
      The white cells keep watch, and they fight off the germs
      The platelets plug up any scratch, any rip`,
    later: `
      It speeds up for running, a scare, or a kiss
      It slows when the lamps are put out
      It knocks on the ribs in the quietest hour
      Still here, and still here, that is all it's about`,
    hook: `
      Round goes the blood on its road to the heart
      Round to the end, and the end is the start

      Circulation, it's there and it's back
      A little red train on a very long track`,
  },
  {
    words:
      'digestion digest digests digested digesting digestive digestive_system intestine intestines esophagus saliva',
    stanzas: `
      (The teeth|First teeth) chop it up and the spit makes it soft
      The tongue rolls it into a ball
      The throat shuts the door to the lungs, and it drops
      A squeeze and a squeeze takes it down the long hall

      (The stomach|A stomach) churns round like a wash-day machine
      The acid makes soup of the bread
      It stays a few hours and goes out by a gate
      It rumbles when nobody's properly fed

      (The small|Then the small) gut is twenty feet, coiled like a hose
      The good things slip out through the side
      The blood picks them up, and they go where they're due
      And what's left of lunch takes the last of the slide`,
    later: `
      By evening the sandwich is part of a knee
      The cheese helps a thumb to hold tight
      The plum and the peas have gone into a laugh
      So that is the reason for having a bite`,
    hook: `
      Digestion, digestion, it's all the way down
      A bite takes the bus to the end of the town

      Gurgle and gurgle, digestion is on
      First there was dinner, and now it is gone`,
  },
  {
    words: 'five_senses taste_bud taste_buds my_senses the_senses sense_of_touch',
    own: `
      {fact}
      {He} {stops} in the grass on the way
      {He} {listens}, {he} {sniffs}, and {he} {touches} the bark
      And {tastes} on the wind what the clouds [mean] to say

      {He} {bites} in a (lemon|pickle) and {closes} one eye
      {His} nose [wrinkles] up like a sheet
      {fact}
      {He} {says} that the sour [makes] the next mouthful sweet`,
    stanzas: `
      (The eye|An eye) takes the light in and finds the red bus
      The ear has a drum for the sound
      The skin has the cold and the soft and the rough
      The nose has a pie before pie can be found

      (The tongue|A tongue) knows the sweet and the salty and sour
      A bitter one shows in the face
      The nose helps the tongue, for they work as a pair
      The brain puts it all in its place`,
    later: `
      And one smell of bread, and the years fall away
      A kitchen comes back, every chair
      A song, or some soap, or the salt of the sea
      And all of a sudden there's somebody there`,
    hook: `
      Five senses, five senses, open them wide
      The world's at the window and wants to come inside

      Hear it and see it and touch it and smell
      A taste, and all five senses know it so well`,
  },
  {
    words:
      'germ germs wash_hands washes_hands washing_hands washed_hands wash_my_hands wash_your_hands wash_his_hands wash_her_hands wash_our_hands wash_their_hands washes_his_hands washes_her_hands washing_my_hands washing_your_hands washing_his_hands washing_her_hands washing_our_hands washing_their_hands washed_his_hands washed_her_hands hand_washing handwashing hand-washing bacteria microbe microbes virus viruses hand_sanitizer soapy_hands clean_hands',
    own: `
      {fact}
      {He} {pushes} {his} sleeves up with pride
      {He} {hums} a whole birthday song over the suds
      And {gets} every finger, the back and the side

      {He} {comes} to the (table|kitchen) and {holds} out both hands
      They [squeak], and they [smell] like a lime
      {fact}
      The germs [are] all off down the drain just in time`,
    stanzas: `
      (The germs|Some germs) are too little for eyes to make out
      They ride on a doorknob, a pen
      The soap gets a grip on the grease where they hide
      Scrub twenty seconds, that's two times to ten

      (The bubbles|Some bubbles) [slide] down to the elbow and [drip]
      The stool [stands] in front of the sink
      The water [runs] gray and the water [runs] clear
      The fingers [come] out of it, wrinkled and pink`,
    later: `
      The towel [hangs] crooked, the soap [has] a dent
      The supper [goes] round and [goes] down
      And somewhere below in the dark of the pipes
      The germs [take] a boat trip and [leave] the whole town`,
    hook: `
      Wash all the germs away, front and the back
      Down goes the bubble and down goes the black

      Bubble and scrub, and the germs have to go
      Clean hands at the table, all set in a row`,
  },
  {
    words:
      'flossed brushed_teeth brush_my_teeth brush_your_teeth brush_his_teeth brush_her_teeth brush_our_teeth brush_their_teeth brushes_his_teeth brushes_her_teeth brushes_their_teeth brushing_my_teeth brushing_your_teeth brushing_his_teeth brushing_her_teeth brushing_our_teeth brushing_their_teeth brushed_my_teeth brushed_your_teeth brushed_his_teeth brushed_her_teeth clean_teeth mouthwash cavity cavities',
    own: `
      {fact}
      {He} {stands} there with foam on {his} chin
      {He} {hums} as {he} {goes} round the back of the top
      The mirror [is] spotted from dimple to grin

      {He} {leans} to the mirror and {shows} it (them all|each tooth)
      Like something from under a bridge
      {fact}
      There [is] minty breath from the bed to the fridge`,
    stanzas: `
      (The sugar|Some sugar) sits down on a tooth after lunch
      The germs come along for a bite
      The brush goes in circles along by the gums
      And what's left behind is all slippery and white

      (The floss|A string) slips in where the brush cannot go
      Two minutes go by on the clock
      The ones at the back are the ones that need most
      They wait there like sheep at the end of the flock`,
    later: `
      The tap [is] turned off, and the brush [drips] and [dries]
      The light [is] switched off in the hall
      And all of those teeth in the dark [have] a rest
      With nothing to chew on, with nothing at all`,
    hook: `
      Brush, brush, the bottom, the top, and the back
      Teeth like a piano with none of the black

      Up by the gums and around every tooth
      Brush every one, it's the secret of youth`,
  },
  {
    words:
      'loose_tooth lost_tooth lost_a_tooth lose_a_tooth loses_a_tooth losing_a_tooth lost_her_tooth lost_his_tooth lost_my_tooth lost_her_first_tooth lost_his_first_tooth lost_my_first_tooth lost_your_first_tooth first_tooth tooth_fairy baby_tooth baby_teeth milk_tooth milk_teeth wiggly_tooth wobbly_tooth missing_tooth missing_teeth front_tooth front_teeth two_front_teeth tooth_fell_out gap_toothed gap-toothed losing_teeth lost_two_teeth',
    own: `
      {fact}
      {He} {feels} with {his} tongue for the spot
      {He} {shows} it to everyone out in the street
      And even to some who would much rather not

      {He} {bites} in an apple with (one side|one edge) of {his} mouth
      {He} {whistles} on every S
      {fact}
      It [makes] room for ice cream, {he} {has} to confess`,
    stanzas: `
      (A tooth|One tooth) [hangs] on tight by the tiniest thread
      The tongue [can't] leave off for a bit
      The apple [is] what [does] it, right there in the yard
      And everyone [comes] for a good look at it

      (A note|A letter) [goes] under the pillow that night
      The handwriting [wanders] uphill
      By morning a coin [is] there, shiny and cold
      Nobody [hears] any wings on the sill`,
    later: `
      And then a white edge [comes] up in the gap
      With frills on the top, and to stay
      The little one [rests] in a box in a drawer
      For nobody [can] throw a thing like that away`,
    hook: `
      Wiggle the tooth with a push and a twist
      That's one little tooth that is bound to be missed

      Oh, the tooth fairy knows where a loose tooth is kept
      She came and she went while the whole household slept`,
  },
  {
    words:
      'vegetable vegetables veggie veggies brussels_sprout brussels_sprouts brussel_sprouts carrot carrots spinach green_beans peas kale cauliflower zucchini turnip turnips beets green_vegetables hates_sprouts brussels hates_vegetables hides_vegetables sprouts',
    own: `
      {fact}
      {He} {comes} on a carrot with knees
      {He} {walks} it along by the rim of the plate
      And {gives} it a dip in the pond of the peas

      {He} {looks} at the (last|one) little sprout, eye to eye
      {He} {pushes} it slowly around
      {fact}
      The dog by {his} chair [doesn't] utter a sound`,
    stanzas: `
      (The broccoli|Broccoli) [stands] like a wood on a hill
      The butter [goes] over the beans
      The steam [hangs] about like the weather indoors
      And somebody's chin [is] all covered in greens

      (A sprout|One sprout|One pea) [rolls] off quietly over the edge
      The spoon [comes] around with some more
      The carrots [are] gone, and the gravy [is] too
      The dog [is] the one who [looks] after the floor`,
    later: `
      The plates [are] scraped clean, and the pudding [goes] round
      The last of the sprouts [is] left cold
      And nobody ever has thanked a small pea
      But look at the ones who got strong and got old`,
    hook: `
      Vegetables, vegetables, orange and green
      The best-looking bunch that a plate's ever seen

      Carrots and peas, let them roll, let them roll
      The whole of a garden in one little bowl`,
  },
]
