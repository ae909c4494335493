import type { Details } from '../../stanzas.ts'

/** Mishaps, and what bodies do and cannot do. */
export const people8: readonly Details[] = [
  {
    words: 'faints fainted fainting passed_out swoon swoons swooned smelling_salts',
    own: `
      {fact}
      The knees [go] like custard, the ceiling [swims] by
      {He} {opens} one eye to a ring of big faces
      And {asks} how the ceiling [has] gotten so high

      (The floor|The rug|The grass) [comes] to meet {him}, and somebody [runs]
      {He} {lies} like a coat that [has] slid from its nail
      {fact}
      And {says} {he's} all right, in a voice rather pale`,
    stanzas: `
      (A fan|A hat|One hat) [goes] to work, and a window [flies] wide
      The feet [are] put up on a bag and a case
      Somebody [shouts] to stand back and give air
      And everyone [leans] in to look at the face

      (The water|Cold water|Some water) [comes] running, and most of it [spills]
      A damp little cloth [is] laid over the brow
      The color [comes] back from the chin to the ears
      And everyone [breathes] and [says] look at that now`,
    later: `
      It's told at the table for years after that
      The falling [gets] slower, the rug [gets] more wide
      And somebody always [lies] down on the floor
      And [shows] how it went, with a hand at the side`,
    hook: `
      Fainted away like a flower in the heat
      And fainting is only a nap from the feet

      Faint, and the whole of the room's at the side
      With cookies, and water, and arms open wide`,
  },
  {
    words:
      'fell_off fell_over fell_down fell_in_the fell_into_the fell_into_a fell_on_the fell_on_my fell_on_his fell_on_her fell_backwards fall_off fall_over fall_down fall_into_the falls_off falls_over falls_down falls_into_the falling_off falling_over falling_down falling_into_the slip_on slips_on slipped_on slipping_on tripped_over tripped_on wipe_out wiped_out pratfall',
    own: `
      {fact}
      The feet [go] ahead, and the rest [comes] behind
      {He} {lies} there a moment and {looks} at the clouds
      And {says} that the view [is] a wonderful kind

      (The hat|One shoe|A shoe) [has] flown off, and it [takes] its own road
      {He} {gets} to {his} feet with a bow to the wall
      {fact}
      And {asks} if the neighbors [have] noticed at all`,
    stanzas: `
      (The ice|One step|A step) [has] been waiting all morning for this
      Two arms [make] a windmill, a bag [leaves] the hand
      The oranges [roll] like a crowd down the hill
      And a dog [comes] to look at who [tries] now to stand

      (The bruise|One bruise|A bruise) [comes] up blue by the end of the day
      By Tuesday it [is] purple, with gold round the rim
      It [is] shown to the neighbors, the mailman, the cat
      It [is] almost a pity that bruises [grow] dim`,
    later: `
      It [hurts] when it [happens], it [is] funny by tea
      By Sunday the whole table [asks] for it twice
      And somebody [fetches] the salt for the steps
      For love [is] a handful of grit on the ice`,
    hook: `
      Fell down and got up with a leaf in the hair
      To fall is a way to find out who is there

      Slipped on the wet and then slid to the wall
      Get up with a bow at the end of the fall`,
  },
  {
    words:
      'broke_your_arm broke_my_arm broke_his_arm broke_her_arm broke_your_leg broke_my_leg broke_his_leg broke_her_leg broke_your_ankle broke_my_ankle broke_his_ankle broke_her_ankle broke_your_wrist broke_my_wrist broke_his_wrist broke_her_wrist break_arm break_leg break_ankle break_wrist break_collarbone break_nose break_toe break_foot break_finger break_hip break_bone break_rib break_ribs break_elbow break_thumb break_tooth breaks_arm breaks_leg breaks_ankle breaks_wrist breaks_collarbone breaks_nose breaks_toe breaks_foot breaks_finger breaks_hip breaks_bone breaks_rib breaks_ribs breaks_elbow breaks_thumb breaks_tooth broke_arm broke_leg broke_ankle broke_wrist broke_collarbone broke_nose broke_toe broke_foot broke_finger broke_hip broke_bone broke_rib broke_ribs broke_elbow broke_thumb broke_tooth broken_wrist broken_collarbone broken_nose broken_toe broken_foot broken_finger broken_bone broken_rib broken_ribs broken_elbow broken_thumb broken_tooth breaking_arm breaking_leg breaking_ankle breaking_wrist breaking_collarbone breaking_nose breaking_toe breaking_foot breaking_finger breaking_hip breaking_bone breaking_rib breaking_ribs breaking_elbow breaking_thumb breaking_tooth fractured_arm fractured_leg fractured_ankle fractured_wrist fractured_collarbone fractured_nose fractured_toe fractured_foot fractured_finger fractured_hip fractured_bone fractured_rib fractured_ribs fractured_elbow fractured_thumb fractured_tooth sprained_arm sprained_leg sprained_ankle sprained_wrist sprained_collarbone sprained_nose sprained_toe sprained_foot sprained_finger sprained_hip sprained_bone sprained_rib sprained_ribs sprained_elbow sprained_thumb sprained_tooth plaster_cast my_cast your_cast his_cast her_cast sprained sling concussion in_a_cast lost_leg lost_arm lost_finger lose_leg lose_arm lose_finger loses_leg loses_arm loses_finger losing_leg losing_arm losing_finger prosthetic had_stitches needed_stitches got_stitches',
    own: `
      {fact}
      The plaster [goes] on, and it [is] heavy and white
      {He} {knocks} on it twice, and it [sounds] like a door
      And {sleeps} with it up on a pillow all night

      (The itch|An itch|One itch) [is] down deep where no finger [can] go
      {He} {fishes} about with a pencil or spoon
      {fact}
      And {says} it [will] all be a memory soon`,
    stanzas: `
      (A pen|Each pen|One pen) [goes] around, and they all [want] a turn
      There [is] a big sun, and a fish, and a name
      The heart by the thumb [isn't] signed, but they [know]
      And nobody [draws] a giraffe quite the same

      (The soup|A soup|Hot soup) [has] been brought with a cloth on the pot
      The pillows [are] plumped by whoever [comes] past
      The jar that [is] tight [gets] a squeeze from the whole house
      And the weeks [hobble] by, not especially fast`,
    later: `
      The saw [makes] a buzz and the cast [falls] in two
      The arm or the leg [is] as thin as a stick
      It [knows] when it's raining, from that time on
      But it [carries] the shopping again, double quick`,
    hook: `
      Broke it, and broke it, and now it's in white
      A break in a bone knits a bit every night

      A broken-down bone takes its time on the mend
      With soup from a neighbor, a sun from a friend`,
  },
  {
    words:
      'walk_into_doors walk_into_walls walk_into_glass walk_into_things walk_into_furniture walk_into_everything walk_into_people walks_into_walls walks_into_glass walks_into_things walks_into_furniture walks_into_everything walks_into_people walked_into_doors walked_into_walls walked_into_glass walked_into_things walked_into_furniture walked_into_everything walked_into_people walking_into_doors walking_into_walls walking_into_glass walking_into_things walking_into_furniture walking_into_everything walking_into_people run_into_doors run_into_walls run_into_glass run_into_things run_into_furniture run_into_everything run_into_people runs_into_doors runs_into_walls runs_into_glass runs_into_things runs_into_furniture runs_into_everything runs_into_people ran_into_doors ran_into_walls ran_into_glass ran_into_things ran_into_furniture ran_into_everything ran_into_people bump_into_doors bump_into_walls bump_into_glass bump_into_things bump_into_furniture bump_into_everything bump_into_people bumped_into_doors bumped_into_walls bumped_into_glass bumped_into_things bumped_into_furniture bumped_into_everything bumped_into_people bumps_into_doors bumps_into_walls bumps_into_glass bumps_into_things bumps_into_furniture bumps_into_everything bumps_into_people glass_door glass_doors sliding_door black_eye black_eyes bruise bruises bruised hit_head hit_my_head hit_your_head hits_head hits_my_head hits_your_head bump_head bump_my_head bump_your_head bumped_head bumped_my_head bumped_your_head bumps_head bumps_my_head bumps_your_head banged_head banged_my_head banged_your_head bang_head bang_my_head bang_your_head goose_egg',
    own: `
      {fact}
      {He} {says} a quick sorry, and {says} it to wood
      {He} {rubs} at {his} forehead and {steps} to the side
      And the lamp [takes] it rather more hard than it should

      (The table|A chair|The chair) [has] a corner that [lies] there in wait
      {He} {comes} through the room with {his} mind on a tune
      {fact}
      And {hops} on one leg like a crane in the moon`,
    stanzas: `
      (The glass|That glass|A pane) [is] so clean that it [isn't] quite there
      It [has] a small print of a forehead and nose
      The cat [sees] it coming and [moves] to the shelf
      And the pane [is] still shaking right down to its toes

      (A post|One post|The post) on the sidewalk [has] stood since the war
      It never [steps] left and it never [steps] right
      It [gets] a beg-pardon, it [gets] a hat raised
      And it [thinks] that the people there [are] so polite`,
    later: `
      The corners [wear] felt and the glass [wears] a bird
      There [is] a soft cushion tied on to the beam
      And nobody [laughs] when somebody [comes] in
      With a head full of sky and half of a dream`,
    hook: `
      Walk into walls and then walk into doors
      With a head in the clouds, who can see to the floors?

      Bump into this and then bump into that
      And bump into love like a hook finds a hat`,
  },
  {
    words:
      'dropped_a dropped_it drop_things drop_it drops_things drops_it dropping_things dropping_it drop_cake drop_turkey drop_ring drop_tray drop_plate drop_plates drop_dish drop_ball drop_vase drop_bouquet drop_pie drops_cake drops_turkey drops_ring drops_tray drops_plate drops_plates drops_dish drops_ball drops_vase drops_bouquet drops_pie dropped_cake dropped_turkey dropped_ring dropped_tray dropped_plate dropped_plates dropped_dish dropped_ball dropped_vase dropped_bouquet dropped_pie butterfingers spill spills spilled spilling drops_everything_he drops_everything_she drops_everything_you drop_something drops_something dropped_something',
    own: `
      {fact}
      It [turns] in the air, and the air [holds] its breath
      {He} {makes} a great grab with a foot and both hands
      And it [meets] with a loud and a beautiful death

      (The cloth|A cloth|The mop) [is] at hand, and it [knows] what to do
      {He} {looks} at the ceiling as if it [has] dripped
      {fact}
      And {says} that the floor or the plate must have slipped`,
    stanzas: `
      (The spoon|A spoon|One spoon) [hits] the tile with a ring like a bell
      The dog [is] already there, wagging its thanks
      The peas [run] away to the ends of the earth
      And two [have] been found in the garden, in ranks

      (The glass|One glass|A glass) [goes] to stars, and the whole room [stands] still
      Somebody [says] not to move, with bare feet
      Somebody [comes] with the pan and the brush
      And somebody [moves] with their cake to a seat`,
    later: `
      The cup that [is] left from the set [has] no twin
      It [stands] on the shelf with a chip in its rim
      And that [is] the one that they [reach] for the most
      And [fill] with good coffee right up to the brim`,
    hook: `
      Butterfingers, butterfingers, there goes a plate
      Butterfingers catches it one second late

      Spill it and drop it and sweep it up clean
      The best-looking floor that the street's ever seen`,
  },
  {
    words:
      'push_me_into push_you_in push_you_into push_him_in push_us_in pushed_me_into pushed_you_in pushed_you_into pushed_him_in pushed_us_in pushes_me_into pushes_you_in pushes_you_into pushes_him_in pushes_us_in throw_me_in throw_me_into throw_you_in throw_you_into throw_him_in throw_us_in threw_me_in threw_me_into threw_you_in threw_you_into threw_him_in threw_us_in throws_me_in throws_me_into throws_you_in throws_you_into throws_him_in throws_us_in shove_me_in shove_me_into shove_you_in shove_you_into shove_him_in shove_us_in shoved_me_in shoved_me_into shoved_you_in shoved_you_into shoved_him_in shoved_us_in toss_me_in toss_me_into toss_you_in toss_you_into toss_him_in toss_us_in tossed_me_in tossed_me_into tossed_you_in tossed_you_into tossed_him_in tossed_us_in cannonball cannonballs water_fight water_fights water_balloon water_balloons squirt_gun squirt_guns belly_flop pushed_me_in_the_pool pushed_me_in_the_lake pushed_me_in_the_river pushed_me_in_the_pond pushed_me_in_the_water',
    own: `
      {fact}
      The shriek and the splash [come] up nearly as one
      A hat [floats] away like a duck on its own
      And {he} {grins}, and {he} {knows} that {he} {has} to run

      (The towels|Two towels|The shirts) [hang] dripping on branches and backs
      {He} {comes} up on tiptoe with water to throw
      {fact}
      And {swears} it was somebody, though {he} {doesn't} know`,
    stanzas: `
      (The water|The lake|The pool) [lies] as flat as a sheet on a bed
      Somebody [leans] there to look at the sky
      A shadow [comes] up on the planks in bare feet
      And nobody close to the edge [remains] dry

      (The hose|A hose|One hose) [is] found running, a bucket [is] filled
      Two sides [form] at once by the shed and the vine
      An aunt with a book [sits] as calm as a cat
      And she [is] armed too, and her aim [is] just fine`,
    later: `
      The shoes [are] in rows with their tongues in the sun
      The phone [is] in rice, and the hair [is] in strings
      And years after that, when the water [is] cold
      They [laugh] at the shock that a cold splash still brings`,
    hook: `
      Splash, and a cannonball, over the side
      A cannonball makes the whole summer go wide

      Water fight, water fight, all the way through
      In a water fight everyone ends up wet, too`,
  },
  {
    words:
      'set_fire set_on_fire sets_fire sets_on_fire setting_fire setting_on_fire catch_fire catches_fire caught_fire kitchen_fire grease_fire fire_extinguisher singed_eyebrows singe_eyebrows burned_eyebrows burnt_eyebrows burned_down burnt_down',
    own: `
      {fact}
      The smoke [finds] the ceiling, the bell [starts] its din
      {He} {flaps} with a towel and {opens} it all
      And the cold and the neighbors [come] hurrying in

      (The truck|A truck|The crew) [rolls] away, and the neighbors [go] in
      {He} {sits} on the curb in a blanket of gray
      {fact}
      And {counts} all the people, and they [are] okay`,
    stanzas: `
      (The flame|A flame|One flame) [is] put out with the lid of a pot
      The ceiling [is] black in the shape of a bear
      They [order] in pizza and [eat] with the doors
      And windows all open, in coats, in the air

      (The bell|A bell|One bell) on the ceiling [cries] out like a bird
      The cat [is] in someone's arms, out on the lawn
      A row of warm people [holds] blankets and cups
      And they [stand] there together until it [is] dawn`,
    later: `
      The walls [get] new paint and the pan [gets] a hook
      The smell [takes] its time going out of the wool
      But all of the hands that [are] needed [hold] on
      And the table [is] wobbly, and smoky, and full`,
    hook: `
      Fire in the kitchen, and fire in the pan
      Put out the fire, then hug who one can

      Caught fire, caught fire, and it's over and out
      It's people, not walls, that a home is about`,
  },
  {
    words:
      'save_my_life save_your_life save_his_life save_her_life save_lives save_life saved_my_life saved_your_life saved_his_life saved_her_life saved_lives saved_life saves_my_life saves_your_life saves_his_life saves_her_life saves_lives saves_life saving_my_life saving_your_life saving_his_life saving_her_life saving_lives saving_life save_boy save_girl save_child save_man save_woman save_baby save_swimmer save_drowning saved_boy saved_girl saved_child saved_man saved_woman saved_baby saved_swimmer saved_drowning rescued_me rescued_us rescued_you rescued_boy rescued_girl rescued_child rescued_man rescued_woman rescued_family rescued_people rescue_me rescue_us rescue_you rescue_boy rescue_girl rescue_child rescue_man rescue_woman rescue_family rescue_people rescues_me rescues_us rescues_you rescues_boy rescues_girl rescues_child rescues_man rescues_woman rescues_family rescues_people pull_me_out pull_us_out pull_him_out pull_her_out pull_you_out pulled_me_out pulled_us_out pulled_him_out pulled_her_out pulled_you_out pulls_me_out pulls_us_out pulls_him_out pulls_her_out pulls_you_out pulled_me_from pulled_us_from saved_me_from saved_us_from cpr heimlich choking lifesaver life_saver',
    own: `
      {fact}
      There [isn't] a moment to think or to plan
      {He} {does} the next thing, and the next after that
      And {keeps} going on, as a frightened heart can

      (The breath|One breath|A breath) [has] come back, like a light through a crack
      {He} {sits} on the ground, and {his} hands [start] to shake
      {fact}
      And {says} it [is] what anyone there would undertake`,
    stanzas: `
      (The minute|One minute|That minute) [goes] by with the weight of a year
      Somebody [kneels], and [has] no breath to call
      A cough [is] the loveliest sound in the world
      And the sun [carries] on, as it [does], over all

      (A blanket|One blanket|The blanket) [goes] round, and a cup [is] held near
      The color [comes] back to a cheek and a hand
      A crowd [stands] about, and it [doesn't] know why
      The birds [sound] so loud, and the morning so grand`,
    later: `
      And after that day there [are] breakfasts and snow
      There [are] songs in the car, there [are] socks on the floor
      A whole run of days like a street full of lights
      That nobody thought would be there anymore`,
    hook: `
      Saved a whole life, and a life is so wide
      It's summers and birthdays and all that's inside

      To rescue just one is to rescue the rest
      The laughs and the mornings, the all and the best`,
  },
  {
    words:
      "care_me care_us care_him care_her care_them care_mom care_mother care_dad care_father care_grandma care_grandpa care_grandmother care_grandfather care_parents care_wife care_husband care_sister care_brother care_son care_daughter care_everyone care_aunt care_uncle cares_me cares_us cares_him cares_her cares_them cares_mom cares_mother cares_dad cares_father cares_grandma cares_grandpa cares_grandmother cares_grandfather cares_parents cares_wife cares_husband cares_sister cares_brother cares_son cares_daughter cares_everyone cares_aunt cares_uncle cared_me cared_us cared_him cared_her cared_them cared_mom cared_mother cared_dad cared_father cared_grandma cared_grandpa cared_grandmother cared_grandfather cared_parents cared_wife cared_husband cared_sister cared_brother cared_son cared_daughter cared_everyone cared_aunt cared_uncle caring_me caring_us caring_him caring_her caring_them caring_mom caring_mother caring_dad caring_father caring_grandma caring_grandpa caring_grandmother caring_grandfather caring_parents caring_wife caring_husband caring_sister caring_brother caring_son caring_daughter caring_everyone caring_aunt caring_uncle caregiver caregivers caregiving nurse_me nurse_him nurse_her nurse_us nurse_back nurses_me nurses_him nurses_her nurses_us nurses_back nursed_me nursed_him nursed_her nursed_us nursed_back nursing_me nursing_him nursing_her nursing_us nursing_back back_to_health hold_hair held_hair holds_hair was_sick am_sick were_sick got_sick is_sick get_sick are_sick when_i'm_sick the_flu fever fevers pneumonia chickenpox chicken_pox measles mumps tonsils stomach_bug throwing_up sickbed sat_up_with sits_up_with sit_up_with looked_after_me looks_after_me look_after_me looking_after_me looked_after_my_dad looked_after_my_mum looked_after_my_mom looked_after_my_father looked_after_my_mother looked_after_my_grandma looked_after_my_grandpa looked_after_my_nan looked_after_my_wife looked_after_my_husband looked_after_my_brother looked_after_my_sister looking_after_my_dad looking_after_my_mum looking_after_my_mom looks_after_his_mum looks_after_her_mum looks_after_her_mother looks_after_his_mother",
    own: `
      {fact}
      {He} {carries} the tray with the tea and the toast
      {He} {straightens} the sheet and {he} {opens} the blind
      And {knows} which of the pillows [is] wanted the most

      (The lamp|A lamp|One lamp) [has] a scarf, so it [shines] soft and low
      {He} {sits} with a book, and {he} {sits} up all night
      {fact}
      And {hears} every breath till the curtain [goes] white`,
    stanzas: `
      (The spoon|A spoon|One spoon) [takes] its time from the bowl to the lips
      A cloth [is] wrung out and [is] cool on the brow
      The pills [have] a box with a window for days
      And the cat [knows] to lie rather quietly now

      (The window|A window|The curtain) [lets] in just a hand's width of sun
      A radio [murmurs] from seven till ten
      The hair [is] brushed out on the pillow with care
      And somebody [warms] up the soup once again`,
    later: `
      There [isn't] a medal for rinsing a cup
      Or turning a pillow at quarter to three
      But all of the love in the world [comes] to this
      A hand in a hand, and a swallow of tea`,
    hook: `
      Care is a cup and a cloth and a chair
      And care's how love looks when it's washing the hair

      Nurse it and rest it and let the night end
      Care is the long and the short of a friend`,
  },
  {
    words:
      'heart_attack heart_attacks heart_operation pacemaker cardiac heart_condition open-heart heart_bypass triple_bypass',
    own: `
      {fact}
      The bed [has] a motor, the line [has] a beep
      {He} {lies} very still with a hand in {his} hand
      And {listens} to that little drum, half asleep

      (The nurse|A nurse|The doctor) [walks] by, and {he} {walks} alongside
      It [is] ten steps, then twenty, then up to the sill
      {fact}
      And {waves} to a pigeon that [sits] very still`,
    stanzas: `
      (The screen|A screen|One screen) [draws] a mountain, a mountain, and on
      And each of the mountains [is] watched by the bed
      Somebody [holds] to a coat in the hall
      And [goes] through each word that was ever once said

      (The porch|A porch|The bench) [has] a chair, and the sun [has] a stripe
      The soup [has] no salt, and the walk [has] a tree
      The tree [is] the goal, and then after a week
      It [is] two trees along, and then soon it [is] three`,
    later: `
      A heart [does] its work in the dark, on its own
      It never once [asks] to be thanked or be seen
      And after that day they all [hear] it go by
      Each tick, and each tock, and the breath in between`,
    hook: `
      Heart, little heart, with a stitch and a scar
      Heart attack, heartbeat, how precious they are

      A heart may have wires, or a patch, or a seam
      And still a heart carries the whole of the dream`,
  },
  {
    words:
      'sign_language asl learn_to_sign learned_to_sign learns_to_sign learning_to_sign deaf fingerspelling talk_with_hands talks_with_hands talked_with_hands',
    own: `
      {fact}
      {He} {says} with ten fingers that coffee [is] on
      {His} eyebrows [ask] questions, {his} shoulders [reply]
      And a whole joke [is] told before someone [can] yawn

      (The train|The bus|A bus) [pulls] away with the glass in between
      {He} {goes} right on talking through window and rain
      {fact}
      And {makes} one more point to the end of the train`,
    stanzas: `
      (Two hands|The hands|Quick hands) [catch] the light like two birds at a spring
      A thumb and a finger [make] rain on the wing
      The room [is] so loud that no ear [can] get through
      And two by the door [hear] each word of the thing

      (The lights|All the lights|The lamps) [give] a flash, and the whole table [looks]
      The story [goes] on with its faces and arms
      And here [comes] the part with the goose and the priest
      And the laugh [is] as loud as a street of alarms`,
    later: `
      The hands that were small [learn] the shape of a name
      And one for the moon, and one, slow, for a tree
      And nothing that [matters] was ever too big
      To say in the air, for another to see`,
    hook: `
      Sign it in sunlight and sign it in rain
      Sign language says it through any old pane

      Hands that can sing, and that whisper and call
      Sign language doesn't need voices at all`,
  },
  {
    words:
      "hearing_aid hearing_aids hard_of_hearing hearing_loss lost_hearing lose_hearing losing_hearing loses_hearing lip-read lip-reads lip-reading lip_reading can't_hear couldn't_hear deaf_in_one deaf_in_one_ear going_deaf half_deaf deaf_as_a_post gone_deaf a_bit_deaf",
    own: `
      {fact}
      {He} {asks} for the salt and {is} given a hat
      {He} {nods} at the joke a beat after the rest
      And {laughs} just as hard, and {he} {leaves} it at that

      (The clock|A clock|The tap) [is] a stranger, the rain [is] brand-new
      {He} {leans} to the talk with a hand to {his} ear
      {fact}
      And {answers} a thing no one asked, loud and clear`,
    stanzas: `
      (A whistle|One whistle|A squeak) [comes] from nowhere, and everyone [turns]
      The battery [rolls] underneath the settee
      Somebody [asks] what [has] gone for a walk
      And somebody [hears] it as six cups of tea

      (The faces|Two faces|The lips) [turn] to face, and the words [are] said slow
      The lamp [is] pulled near so the mouth [can] be read
      The television [shouts] to the end of the street
      And the neighbors all [know] what the newsreader said`,
    later: `
      It [takes] a bit more, with the turning around
      The touch on the sleeve, and the words said again
      But a kind thing said over, and slowly, and close
      Is better by far than it was until then`,
    hook: `
      Hard of hearing, but quick with a grin
      Some hear with the ears, and some let it right in

      A hearing aid whistles, a hearing aid sings
      And love can be heard without hearing such things`,
  },
  {
    words:
      'is_blind are_blind was_blind were_blind went_blind going_blind been_blind born_blind goes_blind blindness legally_blind white_cane braille guide_dog guide_dogs lost_sight lost_eyesight lost_vision losing_sight losing_eyesight losing_vision lose_sight lose_eyesight lose_vision loses_sight loses_eyesight loses_vision visually_impaired',
    own: `
      {fact}
      {He} {reads} the old stairs with the edge of a shoe
      {He} {knows} by the echo how wide the room [is]
      And {knows} by the step in the hallway just who

      (The bakery|The market|The corner) [comes] up on the breeze with its bread
      {He} {turns} at the warmth of the sun on a wall
      {fact}
      And {hears} all the leaves there, the low and the tall`,
    stanzas: `
      (The fingers|Ten fingers|The thumbs) [go] by over dots in a row
      A whole ship [comes] out with its captain and crew
      The lamp [isn't] on, and the story [is] bright
      And the sea in the paper [is] every bit blue

      (The rain|A rain|Soft rain) [draws] the yard with the tips of its hands
      It [taps] on the bucket, the bench, and the tree
      It [shows] where the roof [is], the path, and the gate
      And all of it [is] there, for an ear that [can] see`,
    later: `
      A face [can] be known by the thumb and the palm
      A voice [has] a color, and so [has] a day
      And most of what [matters] was never for eyes
      It [comes] through the dark, and it [knows] its own way`,
    hook: `
      Blind, and the whole of the world coming through
      By ear and by hand, and by apple pie, too

      Braille under fingers and sun on the skin
      There's more than one window to let the world in`,
  },
  {
    words: 'wheelchair wheelchairs wheel_chair',
    own: `
      {fact}
      {He} {takes} the long ramp with a push and a glide
      {He} {stops} on a dime at the edge of the curb
      And {offers} a lift to a bag at the side

      (The hallway|A hallway|The sidewalk) [is] clear, and the floor [is] like glass
      {He} {leans} and {he} {spins} on a half of a wheel
      {fact}
      And {gets} to the pie at the start of the meal`,
    stanzas: `
      (The wheels|Two wheels|Good wheels) [leave] a line in the dust of the park
      A small boy [looks] over, and [wants] one as well
      The ducks [get] a share of the crust of the bread
      And the spokes [catch] the sun, and they [ring] like a bell

      (The steps|Three steps|Some steps) [are] a mountain that nobody planned
      Then somebody [comes] with two boards and a grin
      The ramp [has] a wobble, the ramp [has] a bend
      And the door [is] held open, and all [can] come in`,
    later: `
      The dance floor [is] cleared, and the music [goes] slow
      A hand [takes] a hand, and the wheels [take] a turn
      And those on their feet [see] how lightly it [goes]
      And [know] there [is] something they [have] yet to learn`,
    hook: `
      Wheelchair, wheelchair, the brake and the shine
      Wheelchair, roll on down, the evening is fine

      The wheelchair goes forward, the wheelchair goes round
      A heart doesn't need any feet on the ground`,
  },
  {
    words:
      'cane canes walking_stick walking_sticks the_walker my_walker your_walker his_walker her_walker zimmer_frame',
    own: `
      {fact}
      The tap [comes] along, and the whole street [can] tell
      {He} {points} at the sky with it, then at a bird
      And {rings} with the end of it somebody's bell

      (The cane|A cane|That cane) [hangs] on the chair by its neck for a rest
      {He} {gets} to {his} feet with a one and a two
      {fact}
      And {shows} the old dog what the left foot [can] do`,
    stanzas: `
      (The rubber|A rubber|One rubber) [goes] thump on the end of the stick
      It [comes] down the hall at its own kind of pace
      The cat [knows] the sound and [moves] over a foot
      And somebody [puts] out a cup at a place

      (The wood|Smooth wood|The knob) [has] gone shiny from palms and from time
      It [reaches] for apples too high on the tree
      It [hooks] down a hat, and it [shoos] out a goose
      And it [beats] to the radio, tapped on a knee`,
    later: `
      It [stands] in the corner, its work nearly done
      It [knows] every crack between here and the store
      And if anyone [lifts] it, the handle [is] warm
      And it [leans], as a friend [does], a bit to the door`,
    hook: `
      Cane on the cobbles, tap, tap, and along
      A cane keeps the time for a leg and a song

      A cane or a walker, and no need to run
      There's time for the roses, and time for the sun`,
  },
  {
    words:
      'braid braids braided braiding french_braid french_braids pigtails pigtail ponytail ponytails brush_hair brushes_hair brushed_hair brushing_hair comb_hair combs_hair combed_hair combing_hair',
    own: `
      {fact}
      The brush [takes] its time, and the tangles [are] few
      {He} {holds} the elastic a while in {his} teeth
      And over and under, the strands [travel] through

      (The part|A part|One part) [is] as crooked as streets on a hill
      {He} {says} to hold on, or {he} {sits} very still
      {fact}
      And one curl [escapes], as a curl always will`,
    stanzas: `
      (Three ribbons|Three rivers|Three strands) of hair [go] across and [go] through
      The one on the left [has] the middle, then right
      A bow [is] put on at the end, with a tug
      And it [swings] like a bell in the kitchen light

      (A knot|One knot|The knot) [has] the size of the nest of a wren
      It [is] worked from the bottom, and sung to, and teased
      There [is] a small ouch, and a sorry, a kiss
      And a mirror that [looks] rather happy and pleased`,
    later: `
      The hair [is] cut short, or [goes] silver, or thin
      The ribbons [lie] flat in a drawer by the bed
      But nobody ever [forgets] how it [feels]
      The pull of the hands that were kind to the head`,
    hook: `
      Braid it and brush it and tie it with blue
      A braid is three strands holding on to the two

      Ponytail, pigtails, the brush and the comb
      A braid is a road that a hand walks back home`,
  },
  {
    words:
      'dye_hair dyed_hair dyes_hair dyeing_hair color_hair colored_hair colors_hair bleach_hair bleached_hair hair_dye purple_hair pink_hair blue_hair green_hair orange_hair cut_own_hair cut_bangs cuts_own_hair cuts_bangs trimmed_own_hair trimmed_bangs trims_own_hair trims_bangs',
    own: `
      {fact}
      The towel [is] ruined, the sink [has] gone green
      {He} {waits} with a clock and a bag on {his} head
      For a shade that the neighbors [have] never yet seen

      (The mirror|A mirror|One mirror) [looks] back, and it [isn't] quite sure
      {He} {says} it [is] just what was shown on the box
      {fact}
      And {turns} round to look at the back of the locks`,
    stanzas: `
      (The scissors|Small scissors|Sharp scissors) [go] snip, and then even it up
      And even it up on the opposite side
      By ten there [is] hardly a fringe left to cut
      And a hat [is] held ready for something to hide

      (The bottle|A bottle|One bottle) [says] chestnut, the answer [is] plum
      The bathtub [looks] like a sunset at sea
      The dog [has] a spot that was not there before
      And somebody [says] it's as bright as can be`,
    later: `
      The roots [come] back in, as the roots always do
      The photos [stay] bold in their frame on the wall
      And the one who was pink, for a spring, or was blue
      Is loved for a lot, and the hair least of all`,
    hook: `
      Dye it in purple and dye it in rose
      Purple hair, pink hair, and anything goes

      Dyed the hair orange and dyed the hair blue
      And under the color, the same one shines through`,
  },
]
