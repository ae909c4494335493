import type { Details } from '../../stanzas.ts'

/** Children and who raises them, told in sentences. */
export const life3: readonly Details[] = [
  {
    words:
      'was_born were_born being_born gave_birth giving_birth birth delivery_room labor_ward maternity_ward baby_is_born',
    own: `
      {fact}
      The curtain [is] drawn, and the lamp [is] turned low
      {He} {holds} on to one little finger, and tight
      And someone [counts] down to the very last toe

      The clock on the (wall|landing) [has] forgotten to tick
      The hat [is] as big as a fist
      {fact}
      There [is] a new name on the whole planet's list`,
    stanzas: `
      (The bag|A bag) [has] stood packed by the door for a week
      The car [has] one light on inside
      The long corridor [has] a squeak in its floor
      The news [goes] by phone to the whole countryside

      (A cry|One cry) [goes] up thin as the first bird of day
      The blanket [is] white with a stripe
      The window [goes] gray, and then gold at the edge
      The face [is] as red as a plum that [is] ripe`,
    later: `
      And everyone [looks] for a chin they have known
      They [find] it, or nearly, and then
      The house [has] one more in it, ever from now
      And nothing at all [is] the same size again`,
    hook: `
      Born on a day like another, and yet
      The one on the calendar none will forget

      A birth and a cry and a bundle of white
      And somebody new in the lamp's little light`,
  },
  {
    words:
      'newborn newborns newborn_baby infant infants diaper diapers nappy nappies sleepless_nights night_feeds night_feeding colic colicky crib cribs bassinet baby_monitor breastfeeding breastfed bottle_feeding new_baby new_parents burping cot baby_cot moses_basket baby_cries cries_all_night cried_all_night crying_all_night baby_cried sleeps_through_the_night sleep_through_the_night slept_through_the_night wakes_every_hour wakes_up_every_hour had_a_baby',
    own: `
      {fact}
      {He} {goes} up and down in {his} socks
      {He} {hums} the one song with the words all gone wrong
      And {looks} at the hands of the slowest of clocks

      {He} {sits} on the (bed|stairs) with a sleeve that [is] wet
      And {looks} at the foot, at the thumb
      {fact}
      {He} {whispers} to hush now, the morning [will] come`,
    stanzas: `
      (The washing|The line) [is] a row of small suits in the sun
      The kettle [goes] cold on its own
      The bear [takes] a watch at the end of the crib
      The milk [is] as warm as a sun-heated stone

      (At three|At four) the one window [is] lit in the street
      A floorboard [is] stepped round with care
      The cry [goes] to half, and the half [goes] to none
      And nobody [dares] to get up from the chair`,
    later: `
      The nights [seem] as long as the nights in the north
      They [wear] a pale path in the floor
      And then it [sleeps] through, and the house [wakes] at eight
      And everyone [runs] to the side of the door`,
    hook: `
      Newborn and tiny, and loud as a bell
      The night was all pacing and singing as well

      Hush, little baby, the stars are all out
      The smallest of people has most to shout about`,
  },
  {
    words:
      'first_steps first_step toddler toddlers toddling toddles toddled learned_to_walk learning_to_walk learn_to_walk started_to_walk started_walking',
    own: `
      {fact}
      {He} {lets} go the chair by the wall
      And there [are] two steps, and then three, and a lap
      And then there [is] laughing and clapping from all

      {He} {looks} at the (carpet|floor) like the edge of the sea
      And {holds} out both arms for the air
      {fact}
      The whole of the house [holds] its breath on the stair`,
    stanzas: `
      (The table|A table) [is] there to go round by the edge
      The cat [finds] it best to move on
      The bump on the bottom [has] plenty of pad
      The hand that was holding the finger [is] gone

      (The gate|A gate) [goes] across at the foot of the stairs
      The spoons [are] moved up out of reach
      The shoes [are] so small that they [hang] on one hook
      The sidewalk [is] walked to the end, like a beach`,
    later: `
      It [goes] to the door, and it [goes] to the gate
      It [goes] down the road and the hill
      But first it [goes] only from one pair of arms
      To two other arms that [are] holding quite still`,
    hook: `
      First steps, little steps, wobble and fall
      The farthest of walks is from table to wall

      Toddle and tumble, and up once again
      It's one step, and two steps, and soon it is ten`,
  },
  {
    words:
      'bedtime bedtimes bedtime_story bedtime_stories goodnight_story goodnight_stories lullaby lullabies tuck_in tucked_in tucks_in tuck_me_in tucked_me_in tucks_me_in tucked_us_in tucks_us_in tucked_you_in tuck_you_in tucking_in sang_to_sleep sing_to_sleep me_to_sleep',
    own: `
      {fact}
      {He} {turns} the last page, and the fox [is] in bed
      {He} {hums} a slow tune that has only four notes
      The blanket [comes] up to the ears of a head

      {He} {leaves} the door (open|ajar) by the width of a book
      The light [makes] a road on the floor
      {fact}
      {He} {sings} it once over, and {sings} it once more`,
    stanzas: `
      (The bear|A bear) [has] the pillow, the rabbit the wall
      The lamp [is] a moon on a chair
      A glass [is] brought up, though there [is] nobody dry
      The story [begins] with, there once was a bear

      (The wolf|A wolf) [has] a voice that comes out of the boots
      The page [has] a corner gone soft
      The words [are] all known, and no word [can] be skipped
      The sleep [has] already come in by the loft`,
    later: `
      The voice [goes] on reading a page past the sleep
      Because it [is] hard to get up
      And years after that there [is] still in the ear
      A tune, with a night-light, as warm as a cup`,
    hook: `
      Bedtime, and one more, and one more, and then
      The moon's at the window to tell it again

      Lullaby, lullaby, story and song
      The bed is a boat, and the night isn't long`,
  },
  {
    words:
      'school_run school_gate school_gates day_of_school day_at_school day_of_kindergarten kindergarten preschool walked_to_school walks_to_school walk_to_school me_to_school us_to_school kids_to_school',
    own: `
      {fact}
      {He} {looks} for one glove in the hall
      {He} {goes} at a trot with a bag on the back
      And {stops} for a snail on the top of the wall

      {He} {gets} to the (gate|yard) with a minute to spare
      And {straightens} a collar, a strap
      {fact}
      {He} {waves} from the corner, and {waves} with {his} cap`,
    stanzas: `
      (The bell|A bell) [goes] at nine, and the yard [is] all coats
      The hill [is] as long as a tale
      A lunchbox [is] run back for, all the way home
      A puddle [is] stopped at for setting a sail

      (The crossing|That crossing) [has] hands that [hold] on by the glove
      A stick [has] to rattle each rail
      The questions [are], why is the moon up by day
      And where [does] it go to, the house of the snail`,
    later: `
      And one day the hand [is] let go by the tree
      It's better from there on alone
      And somebody [stands] where the corner [is] turned
      And [looks], till there's only the sun on the stone`,
    hook: `
      The school run, the school run, and where is that shoe
      It's up the long hill with the sky coming through

      Walking to school with a hand in a hand
      The longest of talks in the whole of the land`,
  },
  {
    words:
      "growing_up grew_up grow_up grows_up all_grown_up growing_so_fast growing_fast grow_so_fast grown_so_fast growth_spurt growth_spurts outgrow outgrows outgrew outgrown heights_on_the_door heights_on_the_door_frame heights_on_the_wall heights_are_penciled heights_are_pencilled heights_are_marked heights_in_pencil penciled_on_the pencilled_on_the marked_on_the_door heights_door heights_frame kids_heights kids'_heights children's_heights our_heights height_chart door_frame doorframe growth_chart",
    own: `
      {fact}
      {He} {stands} with {his} heels to the wood
      {He} {looks} straight ahead with a book on {his} hair
      And {stretches} a bit more than anyone should

      {He} {finds} that the (jeans|sleeves) [have] crept up in the night
      And {laughs} at the ankles below
      {fact}
      The mirror [has] someone it still [has] to know`,
    stanzas: `
      (The pencil|A pencil) [goes] flat on the top of a head
      The date [is] put down by the line
      The trousers [go] on to the cousin next door
      The boots from the winter [are] no longer fine

      (The bear|A bear) [is] moved up to the top of the shelf
      The bike [is] too low for the knees
      The stairs [are] gone up by the two at a time
      The tooth by the milk tooth [comes] in by degrees`,
    later: `
      The marks on the door frame [are] there for the year
      The painters [go] round them with care
      For that is the whole of a child in one place
      With lines for the steps of a very steep stair`,
    hook: `
      Growing up, growing up, mark it in lead
      The line is last year, and now look at the head

      Oh, growing so fast, like a bean on a pole
      The trousers give up, and the shoes pay a toll`,
  },
  {
    words: 'teenager teenagers teenage teen teens sweet_sixteen adolescent adolescents adolescence',
    own: `
      {fact}
      {He} {goes} up the stairs with a bowl
      {He} {closes} the door with a foot and a sigh
      And {plays} the one song till it [is] worn to a hole

      {He} {looks} in the (mirror|window) from left and from right
      And {does} the whole hair up anew
      {fact}
      {He} {says} it [is] nothing, and {grins} at it, too`,
    stanzas: `
      (The door|One door) [has] a sign with a skull and a rule
      The floor [is] a layer of shirts
      The fridge [is] gone through like a field by a goat
      The laugh [comes] in sudden and terrible spurts

      (The phone|A phone) [makes] a glow in the tent of a sheet
      The noon [is] a good time to rise
      A word [is] got out at the table, then two
      And then a whole speech, to the table's surprise`,
    later: `
      And late, in the kitchen, with cereal out
      There [comes] a long talk by the light of the fridge
      And nobody [says] so, and both of them [know]
      It [is] the same shore at both ends of the bridge`,
    hook: `
      Teenager, teenager, door and a song
      As long as the legs are, the mornings are long

      Oh, to be sixteen, with the world at the door
      A teenager sleeping till quarter to four`,
  },
  {
    words:
      "driving_lesson driving_lessons me_to_drive us_to_drive you_to_drive him_to_drive her_to_drive how_to_drive learned_to_drive learning_to_drive learn_to_drive driving_test driver's_license driver’s_license drivers_license driver's_ed driver’s_ed learner's_permit learner’s_permit learners_permit student_driver driving_school driving_instructor",
    own: `
      {fact}
      {He} {looks} in the mirror, and {looks} in it twice
      The car [gives] a hop, and [gives] two, and [lies] still
      A voice from the side [says], that [is] nice, very nice

      {He} {crawls} round the (lot|block) at the speed of a cow
      With both hands as stiff as a rake
      {fact}
      A foot on the wrong side [is] hunting a brake`,
    stanzas: `
      (The clutch|A clutch) [makes] the sound of a coffee machine
      The wipers [come] on in the sun
      A cone [is] knocked over, and then it [is] hit
      The neighbors [bring] chairs out to look at the fun

      (The lot|One lot) [is] kept empty on Sundays for this
      The parking [takes] seven good tries
      The hill [is] the place where it all [rolls] back down
      And somebody brave [has] a hand on the eyes`,
    later: `
      And then [comes] an evening with keys on a ring
      The taillights [go] off down the hill
      And somebody [stands] at the end of the drive
      One foot on a brake that [isn't] there, still`,
    hook: `
      Learning to drive, there's a hop and a stall
      The cone had no business to be there at all

      Learn how to drive, and it's left and it's right
      The road is wide open, the knuckles are white`,
  },
  {
    words:
      'twins twin_brother twin_sister twin_brothers twin_sisters twin_boys twin_girls twin_sons twin_daughters my_twin your_twin her_twin his_twin identical_twin identical_twins fraternal_twins',
    own: `
      {fact}
      {He} {gets} the wrong name by the gate
      {He} {answers} to both, with a nod and a grin
      For setting it right [makes] the both of them late

      {He} {starts} on a (sentence|joke), and it [is] done from the side
      The two of them [laugh] with one laugh
      {fact}
      The cake [has] two names and [is] cut into half`,
    stanzas: `
      (Two coats|The coats) [are] the same but for one yellow thread
      The teacher [looks] back and then forth
      The stroller [is] wide for the door of the store
      The one [is] gone south when the other [goes] north

      (Two spoons|The spoons) [are] held up, and two mouths [are] let down
      The one [wakes] the other with song
      The photos [have] names on the back, with a mark
      And nobody [knows] if the mark [is] put wrong`,
    later: `
      They [go] their own ways, with a sea in between
      And each [gets] a face of its own
      But let the one stub even so much as a toe
      The other one [reaches] at once for the phone`,
    hook: `
      Twins, and there's two of them, both in a row
      And which one is which, even mirrors don't know

      Oh, twins come in twos like a pair of good shoes
      And double the noise, and there's double the news`,
  },
  {
    words:
      'siblings sibling sibling_rivalry bunk_bed bunk_beds share_a_room shared_a_room sharing_a_room shares_a_room share_a_bedroom shared_a_bedroom sharing_a_bedroom fought_over fight_over fighting_over hand-me-down hand-me-downs',
    own: `
      {fact}
      {He} {draws} a white line down the room with some chalk
      {He} {puts} up a toll for the use of the door
      And {takes} it in cookies, and after some talk

      {He} {wants} the same (window|blue cup), and the last of the chips
      And {pushes} the half back across
      {fact}
      Whoever [is] smaller [turns] out to be boss`,
    stanzas: `
      (The sweater|A sweater) [comes] down with an elbow worn thin
      The bath [has] a line down the side
      The bunk at the top [is] a ship in the night
      The torch [finds] the comic that someone would hide

      (The doorbell|A doorbell) [is] nobody's turn to go get
      The cake [is] cut thin with a rule
      The shout of not fair [goes] the length of the house
      But no one [picks] on either one at the school`,
    later: `
      And then there [are] years and a street in between
      The line on the floor [is] long gone
      And only two people alive [know] the tune
      That somebody hummed with the bathroom light on`,
    hook: `
      Siblings, oh siblings, the half and the half
      The very same nose and the very same laugh

      Bunk beds, a ladder, a foot in the face
      There's nobody better to fight for the place`,
  },
  {
    words:
      'stepdad stepdads stepfather stepfathers stepmom stepmoms stepmother stepmothers stepmum stepson stepsons stepdaughter stepdaughters stepchild stepchildren stepkids stepbrother stepbrothers stepsister stepsisters step-dad step-father step-mom step-mother step-son step-daughter bonus_dad bonus_mom blended_family',
    own: `
      {fact}
      {He} {comes} in by the side, not too loud
      {He} {learns} how the toast [is] cut, corners or straight
      And {stands} a bit back of the photograph crowd

      {He} {sits} through the (match|play) in the wind, with a flask
      And {knows} all the names by the end
      {fact}
      {He} {has} a bike chain and an evening to spend`,
    stanzas: `
      (The table|A table) [gets] longer by one or by two
      The hooks [get] a label, a coat
      The bathroom [has] rules that [are] written in green
      A cup [has] a name on it, painted, a boat

      (The first|That first) family dinner [has] two kinds of pie
      The songs [have] two tunes, and [are] sung
      Somebody [tries] out a name for the size
      It [sits] for a bit like a sweet on the tongue`,
    later: `
      It [hasn't] a day that it happens, a bell
      It [comes] like the leaves on a tree
      And then on a form with a line for a name
      Somebody [writes] it as plain as can be`,
    hook: `
      A stepdad, a stepmom, a stair and a stair
      It's love by the inch, and the inches are there

      Blended, a family, longer by two
      There's room on the bench, and the bench is like new`,
  },
  {
    words:
      'adoption adoptive adoptive_parents adopted_me adopted_us adopted_son adopted_daughter adopted_child adopted_children adopted_kids was_adopted were_adopted being_adopted foster_care foster_home foster_homes foster_child foster_children foster_kid foster_kids foster_mom foster_mother foster_dad foster_parent foster_parents foster_family',
    own: `
      {fact}
      {He} {stands} in the hall with one bag and a bear
      There [is] a new hook with a name on a card
      A soup on the stove, and an extra pulled chair

      {He} {learns} where the (light switch|back step) [is] set in the dark
      And which of the stairs [has] a squeak
      {fact}
      It [gets] to be home at some time in the week`,
    stanzas: `
      (The papers|Some papers) [are] signed with a borrowed blue pen
      The judge [lets] the small ones come near
      The car [has] a blanket and crackers and toys
      The dog [gives] its yes with a lick to the ear

      (The wall|One wall) [gets] a picture with four or with five
      The towel [gets] sewn with a name
      The questions [come] late, when the lamp [is] put out
      The answers [are] true, and the arms [are] the same`,
    later: `
      The eyes [come] from somewhere, the nose and the chin
      The laugh [is] picked up at the table
      And family [is] who [is] there at the bed
      And [reads] it again for as long as they're able`,
    hook: `
      Adopted means wanted, and looked for, and found
      A heart with an extra room, all the way round

      Foster a child, and the table grows wide
      A light on the porch, and a warm place inside`,
  },
  {
    words:
      "grandparents grandparent grandparents'_house grandparents’_house grandma's_house grandma’s_house grandmas_house grandpa's_house grandpa’s_house grandmother's_house grandmother’s_house grandfather's_house grandfather’s_house granny's_house granny’s_house nana's_house nana’s_house nan's_house nan’s_house abuela's_house abuela’s_house nonna's_house nonna’s_house",
    own: `
      {fact}
      {He} {goes} in the back by the hose
      {He} {knows} where the cookies [are] kept in their tin
      And {finds} them by following only {his} nose

      {He} {sits} on the (step|stool) with a bowl on the knees
      And {shells} every pea to the last
      {fact}
      The clock in the hall [doesn't] tick very fast`,
    stanzas: `
      (The hallway|That hallway) [has] polish and soup in its air
      The drawer [has] the string and the stamps
      The sofa [has] covers that stick to the legs
      The shades [have] a fringe on the evening lamps

      (The garden|A garden) [has] beans on a wigwam of poles
      The shed [has] a jar for each screw
      The answer to may there be pudding [is] yes
      The answer to bedtime [is], ten or so, too`,
    later: `
      And one day the house [is] a house, with new paint
      With somebody's bike in the drive
      But open one tin with a smell of the tea
      And all of its rooms [are] completely alive`,
    hook: `
      Grandparents' house, where the clocks take it slow
      There's pie on the sill and a garden to hoe

      At grandma's and grandpa's, it's one cookie more
      And two pairs of arms at the side of the door`,
  },
  {
    words: 'grandchildren grandkids grandchild grandkid great-grandchildren great-grandkids grandbabies grandbaby',
    own: `
      {fact}
      {He} {keeps} a bag full of sweets in a drawer
      {He} {gets} on the floor, which [is] all very well
      And then there [is] getting back up from the floor

      {He} {shows} a new (picture|photo) to all in the line
      And {asks} if they [have] seen it, and then
      {fact}
      {He} {goes} through the whole of the pictures again`,
    stanzas: `
      (The fridge|A fridge) [is] so covered it hardly [shows] white
      The suns [have] a face and long hair
      A handprint [is] left on the glass of the door
      Nobody [wipes] it, it [gets] to stay there

      (A block|One block) [turns] up in the toe of a shoe
      The cushions [are] all in a tent
      The cookies were just for the end of the meal
      Nobody [asks] where the cookies all went`,
    later: `
      They [go] home on Sundays, the hush [settles] down
      A sock [is] found under a chair
      And somebody [folds] it and [looks] out a while
      As if it [is] something like silk they have there`,
    hook: `
      Grandkids are coming, so hide the good cup
      The house is turned over and never sat up

      Grandchildren, grandchildren, all through the hall
      The loudest of blessings, and best of them all`,
  },
  {
    words:
      'single_mom single_moms single_mother single_mothers single_mum single_dad single_dads single_father single_parent single_parents sole_parent raised_me_alone raised_us_alone raised_them_alone raising_me_alone raising_us_alone boys_alone girls_alone sons_alone daughters_alone kids_by_herself kids_by_himself us_by_herself us_by_himself',
    own: `
      {fact}
      {He} {cuts} up the apples in four
      {He} {signs} on the line for the one and the other
      And {says} that {he} {isn't} so hungry, what [is] more

      {He} {learns} how to (braid|plait) from a page in a book
      And {mends} the flat tire, and the sink
      {fact}
      {He} {sits} for five minutes, too tired to think`,
    stanzas: `
      (The lamp|A lamp) [is] still on when the children [are] down
      The lunches [stand] ready in rows
      The bills [are] spread out like a game on the cloth
      The washing machine [rumbles] on as it goes

      (The school|That school) play [has] one in the row with wet hair
      The clapping [is] louder than two
      The snow [is] scraped off, and the engine [is] cold
      There [are] candles on pancakes, for somebody blew`,
    later: `
      Nobody [hands] out a medal for this
      There [isn't] a band in the street
      But somebody grown [ties] a lace, and [looks] up
      And [knows] whose it was, how they stand on two feet`,
    hook: `
      Single, one parent, two hands, and one key
      Two hands that did all of the lifting of three

      One pair of arms, and it reached all around
      A single parent's the whole solid ground`,
  },
  {
    words:
      "on_your_shoulders on_his_shoulders on_her_shoulders on_dad's_shoulders on_dad’s_shoulders on_daddy's_shoulders on_daddy’s_shoulders piggyback piggybacks piggybacked piggy-back piggyback_ride piggyback_rides shoulder_ride shoulder_rides carried_me_on",
    own: `
      {fact}
      {He} {gallops} as far as the tree
      The hats of the people [go] bobbing below
      And there, past the roofs, [is] a line of the sea

      {He} {ducks} at the (doorway|branches), the laugh [comes] in two
      With one of them high and one low
      {fact}
      A giant with four arms [goes] home through the snow`,
    stanzas: `
      (The ears|Two ears) [are] for steering, the hair [is] the reins
      The ankles [are] held very tight
      The ice cream [drips] down on the ground floor below
      The clock on the church [is] the best kind of height

      (The drums|Loud drums) [pass] along, and the crowd [is] all backs
      One head [has] the very best view
      The small boots [go] thumping in time on a chest
      The apples up there [come] to hand, and [are] new`,
    later: `
      The legs [get] too long, and the shoulders [get] sore
      One day [is] the last, and none know
      But something [stays] tall for the rest of the time
      In those who were up there some evening ago`,
    hook: `
      Piggyback, piggyback, gallop and neigh
      The tallest of towers goes walking away

      Up on the shoulders, the world has no end
      A piggyback ride to the far river bend`,
  },
  {
    words:
      'strong_hands rough_hands big_hands gentle_hands calloused calloused_hands callused callused_hands working_hands worn_hands',
    own: `
      {fact}
      {He} {opens} the jar with one turn
      {He} {lifts} a small bird from the grass to the hedge
      And {touches} the stove, but it [doesn't] quite burn

      {He} {threads} a thin (needle|bootlace) with fingers like rope
      And {scrubs} with the brush at the sink
      {fact}
      The lines [stay] as dark as a drawing in ink`,
    stanzas: `
      (The palm|A palm) [is] a map with the roads all worn in
      The knuckles [are] cracked from the cold
      The thumbnail [is] blue from the hammer it met
      The grip [is] the last thing that ever [gets] old

      (The gloves|Old gloves) [keep] the shape of the hands on the shelf
      The handle [is] worn smooth as bone
      The splinter [comes] out without anyone's tears
      The small hand in there [is] as warm as a stone`,
    later: `
      A hand [doesn't] say what it did all its life
      It [lies] on the cloth, and [keeps] still
      But look at the house, and the fence, and the child
      They're signed by the hand, and they're signed with a will`,
    hook: `
      Strong hands, oh strong hands, as rough as a rope
      And gentle as foam on a new bar of soap

      Rough hands and big hands, and see what they do
      They lifted the heavy and mended the new`,
  },
  {
    words:
      'worked_hard works_hard work_hard working_hard worked_so_hard works_so_hard work_so_hard worked_too_hard works_too_hard hardworking hard-working hardest_worker breadwinner provide_for provided_for provides_for',
    own: `
      {fact}
      {He} {goes} in the dark with a lunch in a tin
      The frost [has] a go at the ears and the key
      The street [is] asleep, and the day [rumbles] in

      {He} {comes} to the (table|kitchen) with dust in the hair
      And {asks} how the spelling test went
      {fact}
      {He} {falls} fast asleep with {his} fork a bit bent`,
    stanzas: `
      (The boots|Two boots) [stand] in place by the side of the mat
      The thermos [is] rinsed in the sink
      The clock [is] set early, the shirt [is] hung up
      The hours [are] more than the other folk think

      (The pay|That pay) [is] laid down in the jar on the shelf
      The school shoes [are] bought with some room
      The last of the chicken [goes] round, and [goes] round
      The floor [has] been swept by a very tired broom`,
    later: `
      Nobody [paints] it and nobody [sings]
      How somebody tired got up
      But look at the children, the books, and the roof
      It's poured out in there, every drop of the cup`,
    hook: `
      Working so hard that the sun has to run
      The lamp was the first, and the last to be done

      Hard work, oh hard work, the boots by the door
      The bread on the table knows what they were for`,
  },
]
