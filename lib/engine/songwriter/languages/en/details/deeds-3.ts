import type { Details } from '../../stanzas.ts'

/** Keeping, looking after, and being oneself, told in sentences. */
export const deeds3: readonly Details[] = [
  {
    words:
      'push_swing push_swings push_me_on pushes_swing pushes_swings pushes_me_on pushed_swing pushed_swings pushed_me_on pushing_swing pushing_swings pushing_me_on on_the_swing on_the_swings tire_swing swing_higher',
    own: `
      {fact}
      {He} {laughs} as the ropes [give] a creak and a sigh
      {He} {hears} the word "Higher!" go over the fence
      And two pointed shoes [make] a hole in the sky

      The (branch|bar|frame) [gives] a groan, and the garden [goes] by
      {He} {sees} the whole roof, then the ground
      {fact}
      And supper [is] called, but it [isn't] quite found`,
    stanzas: `
      (The ropes|The chains|Two ropes) [hold] a seat by the end of a tree
      The seat [goes] out and [comes] back
      A bird [has] to stop in the middle of song
      And somebody's hat [lands] in somebody's snack

      (A swing|The swing|One swing) [goes] on by itself for a while
      When someone [jumps] off in the grass
      It [slows] like a thought at the end of the day
      And shadows [lie] down as they pass`,
    later: `
      The grass [has] a bald patch where feet used to drag
      The rope [has] grown into the bough
      And anyone tall who sits down for a rest
      Still finds that both legs know just how`,
    hook: `
      Push on the swing till the toes touch the blue
      There's nothing a swing and an evening can't do

      Swing, little swing, up above the old wall
      The higher the swing, then the smaller the fall`,
  },
  {
    words:
      'peacemaker peace-maker keep_the_peace keeps_the_peace kept_the_peace make_the_peace makes_the_peace made_the_peace keeping_the_peace hold_family_together hold_us_together holds_family_together holds_us_together held_family_together held_us_together keep_family_together keep_us_together keeps_family_together keeps_us_together kept_family_together kept_us_together bring_together bring_us_together bring_everyone_together bring_people_together brings_together brings_us_together brings_everyone_together brings_people_together brought_together brought_us_together brought_everyone_together brought_people_together go-between the_glue_that backbone_of_the_family backbone_of_this_family hold_the_family_together holds_the_family_together held_the_family_together hold_this_family_together holds_this_family_together held_this_family_together held_our_family_together hold_our_family_together keep_the_family_together keeps_the_family_together kept_the_family_together',
    own: `
      {fact}
      {He} {puts} on the kettle and {sets} out a cup
      {He} {hears} the one side, and {he} {hears} out the next
      And {waits}, with the cake, till the thunder [lets] up

      The (shouting|slamming|quarrel) [goes] off like a storm down the hall
      {He} {sits} on the stair for a bit
      {fact}
      And somehow by supper they all [come] and sit`,
    stanzas: `
      (A door|One door|The door) [has] been slammed, and another one too
      The house [has] two islands, no bridge
      Then someone [goes] over with toast on a plate
      And someone [comes] down, for a look in the fridge

      (The table|The couch|The bench) [is] as wide as a whole chilly sea
      One side [says] a word, very small
      The other one [coughs], and then [passes] the salt
      And salt [is] what [settles] it all`,
    later: `
      They can't even say any more what it was
      There's laughter where shouting had been
      And love is a table with both of its sides
      And somebody pulling the ends of it in`,
    hook: `
      Keep the peace, keep the peace, put the kettle on
      The peace takes one cup, and the anger is gone

      Hold them together, like string on a kite
      Together's the word at the end of the night`,
  },
  {
    words:
      'carry_spare carry_spares carry_extra carries_spare carries_spares carries_extra carried_spare carried_spares carried_extra keep_spare keep_spares keep_extra keeps_spare keeps_spares keeps_extra kept_spare kept_spares kept_extra bring_spare bring_spares bring_extra brings_spare brings_spares brings_extra spare_key spare_keys spare_umbrella first-aid_kit band-aid band-aids bandaids safety_pin safety_pins always_prepared come_prepared comes_prepared came_prepared flashlight_in_every',
    own: `
      {fact}
      {He} {reaches} way down in the depths of the bag
      {He} {brings} out a plaster, a pin, and a plum
      Some string, and a stamp, and a small checkered flag

      The (button|sky|zipper) [gives] out at a quarter to ten
      {He} {finds} the right thing down below
      {fact}
      And so there [is] nothing to stop the whole show`,
    stanzas: `
      (A knee|One knee|A heel) [has] been scraped on the side of the road
      A bag [is] set down, and undone
      There [is] a small bandage with stars on the box
      And chocolate that [helps] even more, by the ton

      (The rain|A cloud|The storm) [comes] along with no warning at all
      The whole of the street [has] to run
      And there, in a pocket, [is] one little roof
      With two heads beneath it, and puddles for fun`,
    later: `
      The bag [gets] so heavy, it [hangs] to the knee
      And no one [makes] fun of it now
      For each of them once had a day in the rain
      And that bag was there for it, somehow`,
    hook: `
      Carry a spare of whatever may break
      A spare for the rain, and a spare for the cake

      Spare key and spare coat, and a pin for the hem
      Whatever goes wrong, there's a spare one for them`,
  },
  {
    words:
      'ticket_stub ticket_stubs keepsake keepsakes memento mementos souvenir souvenirs keep_ticket keep_tickets keep_stub keep_stubs keep_every_card keep_every_drawing keep_cards keep_drawings keep_my_drawing keep_my_drawings keeps_ticket keeps_tickets keeps_stub keeps_stubs keeps_every_card keeps_every_drawing keeps_cards keeps_drawings keeps_my_drawing keeps_my_drawings kept_ticket kept_tickets kept_stub kept_stubs kept_every_card kept_every_drawing kept_cards kept_drawings kept_my_drawing kept_my_drawings save_ticket save_tickets save_stub save_stubs save_every_card save_every_drawing save_cards save_drawings save_my_drawing save_my_drawings saves_ticket saves_tickets saves_stub saves_stubs saves_every_card saves_every_drawing saves_cards saves_drawings saves_my_drawing saves_my_drawings saved_ticket saved_tickets saved_stub saved_stubs saved_every_card saved_every_drawing saved_cards saved_drawings saved_my_drawing saved_my_drawings memory_box shoebox shoe_box drawing_on_the_fridge drawings_on_the_fridge picture_on_the_fridge kept_every_letter kept_every_ticket still_have_the_ticket still_has_the_ticket kept_the_ticket',
    own: `
      {fact}
      {He} {opens} the lid, and {he} {means} to be quick
      {He} {finds} a torn ticket, a drawing, a card
      And {sits} on the floor till the clock [starts] to tick

      The (drawer|box|tin) [is] so full that it only just shuts
      {He} {ties} it around with a string
      {fact}
      And {keeps} all of that in so little a thing`,
    stanzas: `
      (A ticket|One ticket|A stub) [has] a corner torn off at the door
      The rest of the night [is] still there
      The song [is] still playing, the coats [are] still wet
      And somebody [laughs] there, with rain in the hair

      (A shell|A leaf|A stone) [has] no price and it [has] no great look
      It [sits] in the dust on the shelf
      But hold it a minute in one quiet hand
      It [tells] the whole summer again by itself`,
    later: `
      The attic [is] cleared, and the boxes [come] down
      The big things [go] off in the van
      But somebody [stays] with the one little tin
      And holds it as tight as they can`,
    hook: `
      Keep every ticket and keep every card
      A keepsake is small, and to lose it is hard

      One little keepsake that lies in the hand
      A keepsake's a day that is saved from the sand`,
  },
  {
    words:
      'collect_stamps collect_rocks collect_coins collect_records collect_magnets collect_spoons collect_mugs collect_bottle collect_snow collect_elephants collect_shells collect_everything collects_stamps collects_rocks collects_coins collects_records collects_magnets collects_spoons collects_mugs collects_bottle collects_snow collects_elephants collects_shells collects_everything collected_stamps collected_rocks collected_coins collected_records collected_magnets collected_spoons collected_mugs collected_bottle collected_snow collected_elephants collected_shells collected_everything collecting_stamps collecting_rocks collecting_coins collecting_records collecting_magnets collecting_spoons collecting_mugs collecting_bottle collecting_snow collecting_elephants collecting_shells collecting_everything rock_collection coin_collector',
    own: `
      {fact}
      {He} {goes} for some bread, and {comes} home with one more
      {He} {hides} it at first in between all the rest
      As if it had been there a long time before

      The (shelf|case|drawer) [is] quite full, and there [is] a new shelf
      {He} {dusts} every one with a sigh
      {fact}
      And {tells} of the day it was found, and just why`,
    stanzas: `
      (A big one|The big one|The best one) [stands] up in the light at the front
      The small ones [look] out from the rear
      There [is] one that no one [has] ever quite liked
      And it [has] been moved to the middle this year

      (A guest|One guest|A neighbor) [leans] in with both hands at the back
      And every one [has] its own tale
      The tea [goes] quite cold by the end of row two
      And row three [is] still coming up, without fail`,
    later: `
      There's one little gap left in the very best row
      It's kept for the one still to find
      And that is the reason for all of the rest
      For hope is a thing of exactly that kind`,
    hook: `
      Collect one or two, and collect a few more
      Collect till they stand in a line to the door

      The whole collection, in rows on the wall
      And the next to collect is the best of them all`,
  },
  {
    words:
      'bad_back bad_knee bad_knees bad_hip sore_back aching_back arthritis rheumatism sciatica creaking_knees creaking_joints creaking_bones achy_knees achy_joints achy_bones aching_knees aching_joints aching_bones slipped_disc threw_out_your_back threw_out_his_back threw_out_her_back threw_out_my_back threw_your_back_out threw_his_back_out threw_my_back_out knees_complain knees_complained knees_ache knees_hurt knees_crack knees_creak back_hurts back_aches hips_hurt hips_ache knees_gave bones_ache creaky_knees creaky_joints',
    own: `
      {fact}
      {He} {gets} to {his} feet with a sound like a door
      {He} {waits} till the rest of {him} [comes] along too
      And {picks} up two things on the way, from the floor

      The (stairs|steps|clouds) [have] something to say to the bones
      {He} {says} something back with a groan
      {fact}
      And {knows} about rain from one bone alone`,
    stanzas: `
      (A cushion|The cushion|A pillow) [is] plumped, and it [goes] at the back
      The chair [gives] a creak and a moan
      The body [goes] down to it, inch upon inch
      And [sits], in the end, like a king on a throne

      (A shoe|One shoe|The left shoe) [is] a very long way from the hand
      It was so much nearer, some summers ago
      The lace [is] a matter of plan and of breath
      And somebody [does] it, down there, nice and slow`,
    later: `
      The evening [is] warm and the bath [is] run deep
      The ache [lets] go, bit by bit
      There's much that gets done by the stiff and the slow
      And no one can sit like the ones who can sit`,
    hook: `
      Creak go the knees, and then crack goes the back
      The stairs sing the tune, and the knees keep the track

      Bad knees and good jokes, and a chair by the sun
      The knees may be bad, but the sitting is fun`,
  },
  {
    words:
      'green_thumb plant_flowers plant_bulbs plant_seeds plant_roses plant_tree plant_beans plant_corn plant_potatoes plant_peppers plant_basil plant_zucchini plant_daffodils plant_everything plants_flowers plants_bulbs plants_seeds plants_roses plants_tree plants_beans plants_corn plants_potatoes plants_peppers plants_basil plants_zucchini plants_daffodils plants_everything planted_flowers planted_bulbs planted_seeds planted_roses planted_tree planted_beans planted_corn planted_potatoes planted_peppers planted_basil planted_zucchini planted_daffodils planted_everything planting_flowers planting_bulbs planting_seeds planting_roses planting_tree planting_beans planting_corn planting_potatoes planting_peppers planting_basil planting_zucchini planting_daffodils planting_everything grow_vegetables grow_flowers grow_herbs grow_beans grow_peppers grow_corn grow_potatoes grow_everything grows_vegetables grows_flowers grows_herbs grows_beans grows_peppers grows_corn grows_potatoes grows_everything grew_vegetables grew_flowers grew_herbs grew_beans grew_peppers grew_corn grew_potatoes grew_everything growing_vegetables growing_flowers growing_herbs growing_beans growing_peppers growing_corn growing_potatoes growing_everything',
    own: `
      {fact}
      {He} {presses} the dirt with the flat of {his} thumb
      {He} {says} a few words to it, nobody [hears]
      And {sits} by bare ground for a green thing to come

      The (spade|can|fork) [is] put by, and the light [has] gone long
      {He} {kneels} for a bit, all the same
      {fact}
      And {calls} the first green thing by name`,
    stanzas: `
      (A seed|The seed|One seed) [lies] in dark with its coat buttoned up
      It [waits] for the rain to come down
      It [puts] out one foot, and it [puts] out one hand
      And [stands] in the sun in a crumpled green gown

      (A stick|One stick|A twig) [is] left out for dead on the step by the bin
      It [gets] a good drink, and a pot
      By April it [stands] there all covered in leaves
      And it [looks] at the neighbors a lot`,
    later: `
      The tree [is] too big to see over by now
      The planter's own shadow was small
      It's good work to dig for whoever may come
      And sit in the shade by the wall`,
    hook: `
      Plant it and pat it and leave it to grow
      A seed that is planted knows which way to go

      Green thumb, green thumb, and the whole place in bloom
      Plant flowers, plant flowers, wherever there's room`,
  },
  {
    words:
      "look_just_like look_exactly_like look_like_your look_like_my look_like_his look_like_her look_like_him look_like_me look_like_you looks_just_like looks_exactly_like looks_like_your looks_like_my looks_like_his looks_like_her looks_like_him looks_like_me looks_like_you looked_just_like looked_exactly_like looked_like_your looked_like_my looked_like_his looked_like_her looked_like_him looked_like_me looked_like_you looking_just_like looking_exactly_like looking_like_your looking_like_my looking_like_his looking_like_her looking_like_him looking_like_me looking_like_you spitting_image resemblance resemble resembles have_his_nose have_her_nose have_his_smile have_her_smile have_his_chin have_her_chin has_his_nose has_her_nose has_his_smile has_her_smile has_his_chin has_her_chin got_his_nose got_her_nose got_his_smile got_her_smile got_his_chin got_her_chin had_his_nose had_her_nose had_his_smile had_her_smile had_his_chin had_her_chin inherited_his_nose inherited_her_nose inherited_his_smile inherited_her_smile inherited_his_chin inherited_her_chin takes_after take_after took_after have_his_eyes has_his_eyes have_her_eyes has_her_eyes got_his_eyes got_her_eyes mother's_eyes father's_eyes mom's_eyes mum's_eyes dad's_eyes grandma's_eyes grandpa's_eyes father's_nose dad's_nose grandpa's_nose mother's_smile mom's_smile mum's_smile dad's_smile father's_smile mother's_laugh mom's_laugh mum's_laugh dad's_laugh father's_laugh grandma's_laugh father's_hands dad's_hands mother's_hands same_eyes same_nose same_laugh same_smile",
    own: `
      {fact}
      {He} {turns} in the door with the light from behind
      And somebody [stops], with a plate in one hand
      And someone from long ago [comes] into mind

      The (photo|mirror|album) [is] old, and it [curls] at the side
      {He} {holds} it, and no one [can] speak
      {fact}
      The eyebrows [agree], and the nose, and the cheek`,
    stanzas: `
      (The chin|That chin|A chin) [has] come down like a watch in a box
      The laugh [is] the same, and the ears
      And nobody [knows] who it was that began
      That way to look up, with a grin, through the years

      (A stranger|The baker|A man) in the street [has] a look, and one more
      Then [goes] a few steps, and [turns] round
      That nose [has] been seen in this town once before
      With marbles in both of its hands, on the ground`,
    later: `
      The pictures [are] hung in a row up the stairs
      The faces [go] by, young and old
      There's one pair of eyes that looks out of them all
      With one little joke that has never been told`,
    hook: `
      Look just like that one, and look like this too
      One face is enough if it has to serve two

      The very same look, and the very same grin
      A look is a letter with love folded in`,
  },
  {
    words:
      'wear_suit wear_suits wear_dress wear_dresses wear_gown wear_tux wear_tuxedo wear_tie wear_bow_tie wear_heels wear_pearls wear_vest wears_suit wears_suits wears_dress wears_dresses wears_gown wears_tux wears_tuxedo wears_tie wears_bow_tie wears_heels wears_pearls wears_vest wore_suit wore_suits wore_dress wore_dresses wore_gown wore_tux wore_tuxedo wore_tie wore_bow_tie wore_heels wore_pearls wore_vest wearing_suit wearing_suits wearing_dress wearing_dresses wearing_gown wearing_tux wearing_tuxedo wearing_tie wearing_bow_tie wearing_heels wearing_pearls wearing_vest put_suit put_suits put_dress put_dresses put_gown put_tux put_tuxedo put_tie put_bow_tie put_heels put_pearls put_vest puts_suit puts_suits puts_dress puts_dresses puts_gown puts_tux puts_tuxedo puts_tie puts_bow_tie puts_heels puts_pearls puts_vest dress_up dresses_up dressed_up tuxedo bow_tie bow_ties necktie prom_dress sunday_best favorite_dress favorite_shirt favorite_suit same_dress same_shirt same_suit red_dress red_shirt red_suit blue_dress blue_shirt blue_suit yellow_dress yellow_shirt yellow_suit green_dress green_shirt green_suit old_dress old_shirt old_suit hawaiian_shirt hawaiian_shirts loud_shirts terrible_ties terrible_tie awful_ties novelty_ties',
    own: `
      {fact}
      {He} {looks} in the mirror and {straightens} up tall
      {He} {practices} something to say with one hand
      And {forgets} it, and {bows} to the coats in the hall

      The (zipper|collar|hem) [has] been pressed, and the shoes [have] been shined
      {He} {turns} for a look from the cat
      {fact}
      And even the cat [looks] impressed, at that`,
    stanzas: `
      (The hanger|A hanger|The wardrobe) [gives] up what it kept for so long
      The cloth [has] a rustle and shine
      There [is] an old program, folded up small
      And a smell of good evenings, of roses and wine

      (The hall|The porch|The room) [has] a moment it [keeps] for such things
      The whole house [looks] up with a start
      And nobody [says] any word for a bit
      And then someone [claps], with a hand on the heart`,
    later: `
      The shoes [are] kicked off, and the collar [hangs] loose
      There's grass on the hem from the lawn
      And back on its hanger it [sleeps] in the dark
      And [dreams] it [is] dancing till dawn`,
    hook: `
      Dress up, dress up, for the night has a moon
      A dress or a suit, there's a dance coming soon

      Wear the good suit and wear the good dress
      And wear the big smile that goes with it, no less`,
  },
  {
    words:
      'babysit babysits babysat babysitting babysitter babysitters daycare day_care watch_us_after watch_me_after watch_kids watch_the_kids watch_your_kids watch_my_kids watch_us_while watch_grandkids watch_the_baby watches_us_after watches_me_after watches_kids watches_the_kids watches_your_kids watches_my_kids watches_us_while watches_grandkids watches_the_baby watched_us_after watched_me_after watched_kids watched_the_kids watched_your_kids watched_my_kids watched_us_while watched_grandkids watched_the_baby look_after_us look_after_kids look_after_everyone looks_after_us looks_after_kids looks_after_everyone looked_after_us looked_after_kids looked_after_everyone looking_after_us looking_after_kids looking_after_everyone nannied look_after_the_kids looks_after_the_kids looked_after_the_kids look_after_the_children look_after_the_grandkids looks_after_the_grandkids looks_after_the_grandchildren look_after_my_kids looks_after_my_kids looked_after_my_kids look_after_our_kids looked_after_our_kids childminder childminders',
    own: `
      {fact}
      {He} {plays} hide-and-seek with {his} feet sticking out
      {He} {reads} the same page till {he} {knows} it by heart
      And {shows} how a fish [says] hello, with a pout

      The (bath|bed|clock) [has] been ready a very long time
      {He} {sings} the one song with the bear
      {fact}
      And {tiptoes} away past the squeak in the stair`,
    stanzas: `
      (The blocks|The crayons|The trains) [have] moved out to the hall and the stairs
      A fort [has] been made of a sheet
      And under the table a lion [has] tea
      With somebody small on a very high seat

      (A drink|One drink|The drink) [is] asked for, a story, a light
      And then one more drink after that
      And out of the dark [comes] a very small voice
      That [asks] for a hug, and the light, and the cat`,
    later: `
      The key [turns] at last, and the house [is] asleep
      There's porridge on somebody's sleeve
      And somebody small [has] a grip on one thumb
      And who could get up now and leave?`,
    hook: `
      Watch the kids, watch the kids, watch where they go
      There's one in the cupboard, and one in the dough

      Babysit, babysit, up past the moon
      The babysitter sleeps with a bear and a spoon`,
  },
  {
    words:
      'watch_the_news watch_news watch_the_paper watch_paper watch_weather watches_the_news watches_news watches_the_paper watches_paper watches_weather watched_the_news watched_news watched_the_paper watched_paper watched_weather watching_the_news watching_news watching_the_paper watching_paper watching_weather read_the_news read_news read_the_paper read_paper read_weather reads_the_news reads_news reads_the_paper reads_paper reads_weather evening_news newspaper newspapers morning_paper sunday_paper',
    own: `
      {fact}
      {He} {tells} the whole room what the world ought to do
      {He} {says} it out loud, with a finger held up
      And {asks} for more toast, and {agrees} with it too

      The (coffee|toast|porridge) [goes] cold as the morning [goes] on
      {He} {reads} out a bit from the back
      {fact}
      And {looks} out, to see if the sky [has] gone black`,
    stanzas: `
      (The paper|A paper|The news) [hits] the mat with a slap in the dark
      A hand [comes] around for it first
      The sports [go] to one and the crossword to one
      And nobody [asks] for the page with the worst

      (The map|A map|The weather) [has] suns on it, all in a row
      A finger [goes] over the land
      And outside it [pours] on the sheets on the line
      Exactly as nobody planned`,
    later: `
      The pages [are] laid in the bottom of drawers
      They [wrap] up a glass and a plate
      And years on somebody [unwraps] an old world
      And [sits] there, and [reads] till it's late`,
    hook: `
      Read the news, watch the news, what does it say?
      The news has got weather for most of today

      The news may be bad, but the toast here is good
      The news should look out at the sun on the wood`,
  },
  {
    words:
      'bossy bossier boss_around bosses_around bossed_around bossing_around take_charge takes_charge took_charge in_charge always_in_charge runs_the_show micromanage micromanages drill_sergeant tell_everyone_what_to_do tells_everyone_what_to_do told_everyone_what_to_do',
    own: `
      {fact}
      {He} {claps} with both hands, and the whole room [sits] up
      {He} {points} to a chair, and then {points} to a broom
      And there [is] a chart for who [dries] every cup

      The (suitcase|trailer|picnic) [is] packed, then unpacked, and then packed
      {He} {shows} where the hamper [can] go
      {fact}
      And it [fits], with an inch left for somebody's toe`,
    stanzas: `
      (The captain|A captain|The chief) [has] a list, and the list [has] a list
      The sandwiches [line] up by size
      They [set] off at nine, and it really [is] nine
      And no one [has] time to show any surprise

      (One rebel|A rebel|The rebel) [goes] left when the order [is] right
      There [is] a closed bridge and a bull
      The rebel [comes] back with both boots full of mud
      To find that the good seats [are] full`,
    later: `
      There [comes] a still day with no orders at all
      They [stand] there like sheep in the rain
      And somebody [says], with a smile and a sigh
      "Who's left to say run for the train?"`,
    hook: `
      Who is in charge here? Just look for the chair
      Whoever's in charge is the one standing there

      Bossy, so bossy, but look, it gets done
      A bossy one's late for no meal under the sun`,
  },
]
