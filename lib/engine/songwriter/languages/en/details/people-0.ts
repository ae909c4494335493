import type { Details } from '../../stanzas.ts'

/** Friends, families and the way they manage, told in sentences. */
export const people0: readonly Details[] = [
  {
    words:
      'saved_for saving_for save_for saves_for saved_up saved_nine_years saved_for_years saved_enough saved_years saved_months save_nine_years save_for_years save_enough save_years save_months saving_nine_years saving_for_years saving_enough saving_years saving_months saves_nine_years saves_for_years saves_enough saves_years saves_months saved_and_saved',
    own: `
      {fact}
      {He} {keeps} a big jar with a slot in the lid
      {He} {listens} to coins going in with a clink
      And {shakes} it to hear just how well the jar did

      {He} {walks} by the (window|bright shop|poster) and {doesn't} go in
      And {darns} the old coat at the sleeve
      {fact}
      {He} {counts} it three times, since it [is] hard to believe`,
    stanzas: `
      (The jar|One jar) [has] a label in pencil and tape
      The pennies [get] rolled up in brown
      The soup [is] the same one for most of the week
      The bus fare [is] saved by the walk into town

      (The numbers|Small numbers) [grow] up down the side of a page
      The kettle [gets] mended once more
      The bank clerk [looks] up at a pillowcase, full
      And one silver coin [rolls] away on the floor`,
    later: `
      The jar [is] all empty and washed and turned down
      It [shines] on the shelf in the sun
      And nothing in shops ever glitters as much
      As something the pennies have brought one by one`,
    hook: `
      Saved up in pennies, a clink and a clink
      The jar isn't full yet, but more than they think

      Save for it, save for it, drop after drop
      The jar knows the bottom, the dream knows the top`,
  },
  {
    words:
      'talk_me_into talk_me_out talk_me_down talk_us_into talk_him_into talk_her_into talk_you_into talked_me_into talked_me_out talked_me_down talked_us_into talked_him_into talked_her_into talked_you_into talks_me_into talks_me_out talks_me_down talks_us_into talks_him_into talks_her_into talks_you_into talking_me_into talking_me_out talking_me_down talking_us_into talking_him_into talking_her_into talking_you_into convinced_me convinced_us persuaded_me persuaded_us persuade persuades',
    own: `
      {fact}
      {He} {pulls} up a chair with a look so polite
      {He} {says} it [is] only to think it all through
      And somehow the whole thing [is] settled by night

      {He} {gives} seven (reasons|good points|answers), all on one hand
      And {waits} with {his} head to one side
      {fact}
      The no in the corner [goes] looking to hide`,
    stanzas: `
      (The answer|One answer) [is] no, and it [sits] with crossed arms
      The tea [is] brought out to the hall
      A no [gets] a biscuit, and [softens] a bit
      And then it [is] not such a big no at all

      (The clock|A clock) [has] gone twelve, and the coats [are] still on
      The argument [goes] round the block
      The heart [knows] the answer and [waits] by the gate
      And only the head [wants] to talk to the clock`,
    later: `
      It [looks] rather different a long way from there
      With mud on the boots and a view
      For some of the best things that happen at all
      Come out of a no that was talked halfway through`,
    hook: `
      It only takes talking, a talk and a grin
      It starts out a no, and the yes will come in

      Persuade and persuade, till the no has a door
      It opens a crack, and then opens some more`,
  },
  {
    words:
      'sneak_out sneaks_out snuck_out sneaked_out sneaking_out got_grounded was_grounded were_grounded get_grounded gets_grounded grounded_me grounded_us grounded_for curfew past_curfew missed_curfew',
    own: `
      {fact}
      {He} {carries} {his} shoes past the second stair down
      The third one [gives] out such a groan in the dark
      That dogs in the distance [hear] of it in town

      {He} {goes} down the (drainpipe|trellis|fire stairs) with leaves in {his} hair
      And {says} a bad word to the vine
      {fact}
      The light in the kitchen [is] starting to shine`,
    stanzas: `
      (The window|A window) [goes] up by an inch and an inch
      The moon [doesn't] mean any good
      A pillow [is] sleeping in somebody's bed
      As quiet as ever a bolster could

      (The clock|The hall clock) [says] quarter past one in the dark
      The key [has] forgotten its place
      A lamp [comes] on softly, a robe [is] tied up
      And two folded arms [have] a look on their face`,
    later: `
      The drainpipe [has] moss and the stair [has] been fixed
      And nobody's late anymore
      But still when it's summer and half the moon's up
      The third step remembers, and so does the door`,
    hook: `
      Sneak out in the moonlight, the shoes in the hand
      The third stair's a traitor, the rest understand

      Way past the curfew, the night's like a street
      The heart goes so loudly, it's hushing its feet`,
  },
  {
    words:
      'share_lunch share_sandwich share_sandwiches share_dessert share_snack share_snacks share_cookies share_fries share_chips share_meal share_meals shares_lunch shares_sandwich shares_sandwiches shares_dessert shares_snack shares_snacks shares_cookies shares_fries shares_chips shares_meal shares_meals shared_lunch shared_sandwich shared_sandwiches shared_dessert shared_snack shared_snacks shared_cookies shared_fries shared_chips shared_meal shared_meals trade_lunch trade_lunches trade_pudding trade_sandwiches trade_cards trade_snacks traded_lunch traded_lunches traded_pudding traded_sandwiches traded_cards traded_snacks trades_lunch trades_lunches trades_pudding trades_sandwiches trades_cards trades_snacks trading_lunch trading_lunches trading_pudding trading_sandwiches trading_cards trading_snacks swap_lunch swap_lunches swap_pudding swap_sandwiches swap_cards swap_snacks swapped_lunch swapped_lunches swapped_pudding swapped_sandwiches swapped_cards swapped_snacks swaps_lunch swaps_lunches swaps_pudding swaps_sandwiches swaps_cards swaps_snacks pudding_cup half_your_sandwich half_a_sandwich crust_off crusts_off crusts',
    own: `
      {fact}
      {He} {cuts} it in two with a very straight knife
      {He} {holds} out the half that [has] more of the jam
      And {says} it [is] truly the lunch of a life

      {He} {sits} on the (doorstep|low wall|park bench) with crumbs on {his} knees
      And {moves} up a bit for a friend
      {fact}
      {He} {gives} the last bite to the dog in the end`,
    stanzas: `
      (The napkin|A napkin) [is] laid on the top of a wall
      The sandwich [is] cut, more or less
      One half [is] the bigger, and both of them know
      And each of them [pushes] it, no, and then yes

      (A pigeon|One pigeon) [walks] up with its hands in its coat
      The apple [goes] round, bite and bite
      The last of the cake [is] too small to be shared
      And that [is] the reason it [has] to be right`,
    later: `
      The paper [is] folded, the crumbs [blow] away
      The bell [rings], and so that [is] that
      But nothing has ever again tasted so
      As half of a sandwich on somebody's hat`,
    hook: `
      Share it, a sandwich, a half and a half
      There's twice as much lunch when it's had with a laugh

      Oh, half of the cookies, and half of the pie
      The bigger half's given, and nobody asks why`,
  },
  {
    words:
      'first_friend only_friend new_kid new_girl new_boy pick_me_first pick_first picked_me_first picked_first picks_me_first picks_first choose_me_first choose_first chose_me_first chose_first new_in_town new_to_town new_town new_school',
    own: `
      {fact}
      {He} {hangs} up a coat on the very last hook
      {He} {shares} half a desk and a pencil and gum
      And {smiles} in a way that [says] come have a look

      {He} {kicks} a stray (ball back|stone round|can once) at the edge of the game
      And {nods} at the spot by the wall
      {fact}
      And then there [are] two there, and it [isn't] so tall`,
    stanzas: `
      (The playground|One playground) [is] loud, and the wall [is] so long
      The names [are] a song not yet known
      A ball [rolls] away to the edge of a shoe
      And nobody kicking it [stands] there alone

      (The lunchroom|That lunchroom) [is] full, and the benches [are] packed
      The milk [has] a wobble and spill
      A hand [pats] the bench, and it [says] there [is] room
      And just for a second the whole room [goes] still`,
    later: `
      By June there [is] no telling new ones from old
      The shortcut [is] known, and the den
      But somebody said a hello by that wall
      And it still means as much as it meant there and then`,
    hook: `
      New kid by the wall with a scarf to the ear
      The first friend says hi, and the corners all clear

      New in town, new in town, where is the bread
      One hello does it, one nod of the head`,
  },
  {
    words:
      'call_me_kiddo call_me_sweetheart call_me_honey call_me_champ call_me_sport call_me_pumpkin call_me_peanut call_me_bug call_me_darling call_me_princess call_me_buddy call_me_son call_me_sunshine call_me_sugar call_me_dear call_me_love call_me_mija call_me_mijo call_me_bean call_me_monkey call_me_bear call_me_angel call_me_sweetie call_me_sweet call_me_little call_me_kid call_me_your calls_me_kiddo calls_me_sweetheart calls_me_honey calls_me_champ calls_me_sport calls_me_pumpkin calls_me_peanut calls_me_bug calls_me_darling calls_me_princess calls_me_buddy calls_me_son calls_me_sunshine calls_me_sugar calls_me_dear calls_me_love calls_me_mija calls_me_mijo calls_me_bean calls_me_monkey calls_me_bear calls_me_angel calls_me_sweetie calls_me_sweet calls_me_little calls_me_kid calls_me_your called_me_kiddo called_me_sweetheart called_me_honey called_me_champ called_me_sport called_me_pumpkin called_me_peanut called_me_bug called_me_darling called_me_princess called_me_buddy called_me_son called_me_sunshine called_me_sugar called_me_dear called_me_love called_me_mija called_me_mijo called_me_bean called_me_monkey called_me_bear called_me_angel called_me_sweetie called_me_sweet called_me_little called_me_kid called_me_your kiddo cutie_pie sweetie_pie calls_everyone call_everyone called_everyone calls_us_all called_us_all calls_me_pet called_me_pet calls_me_petal called_me_petal calls_me_duck called_me_duck calls_me_hen called_me_hen',
    own: `
      {fact}
      {He} {says} it at airports, in shops, on the phone
      {He} {calls} it right over the heads of a crowd
      And one face [turns] round that it [is] meant for alone

      {He} {says} it while (passing|reaching|asking) the butter or jam
      Or low, with a hand on the head
      {fact}
      It [sounds] like a blanket pulled over the bed`,
    stanzas: `
      (The name|One name) [comes] up under the door with the light
      The toast [has] it said to it, too
      It [isn't] on paper, it [isn't] on file
      And no other person would know it [is] true

      (A voice|One voice) [says] it loudly across the whole street
      The ears in the street all [go] red
      It [gets] a long groan and a roll of the eyes
      And that [is] the way it [has] always been said`,
    later: `
      The years [go] along, and the kids [get] so tall
      They stoop to come in at the door
      But there, with that word, in the space of a breath
      They're four, and their shoes don't quite reach to the floor`,
    hook: `
      Oh, kiddo, oh, sweetheart, oh, sunshine, oh, bug
      It's only a name, but it's more of a hug

      Kiddo or honey or pumpkin or bear
      It's one little word, with a whole person there`,
  },
  {
    words:
      "ask_my_dad ask_my_father ask_my_parents ask_my_mom ask_my_mother ask_my_daddy asked_my_dad asked_my_father asked_my_parents asked_my_mom asked_my_mother asked_my_daddy asking_my_dad asking_my_father asking_my_parents asking_my_mom asking_my_mother asking_my_daddy ask_her_dad ask_her_father ask_her_parents ask_her_mom ask_her_mother ask_his_dad ask_his_father ask_his_parents ask_his_mom ask_his_mother ask_your_dad ask_your_father ask_your_parents ask_your_mom ask_your_mother asked_her_dad asked_her_father asked_her_parents asked_her_mom asked_her_mother asked_his_dad asked_his_father asked_his_parents asked_his_mom asked_his_mother asked_your_dad asked_your_father asked_your_parents asked_your_mom asked_your_mother his_blessing her_blessing their_blessing my_blessing father's_blessing dad's_blessing your_blessing asked_permission asked_for_her_hand asked_for_my_hand asked_for_your_hand ask_for_her_hand ask_for_your_hand",
    own: `
      {fact}
      {He} {combs} down {his} hair in a very straight line
      {He} {stands} on the step with the speech in {his} head
      And {counts} up to ten, and {gets} stuck upon nine

      {He} {sits} on the (hard chair|sofa|footstool) and {balances} tea
      And {gets} the first word out, no more
      {fact}
      A few drops of tea [make] a dash for the floor`,
    stanzas: `
      (The clock|The hall clock) [gets] louder the longer they [sit]
      The dog [puts] its chin on a shoe
      Behind the shut door [is] a creak of the boards
      Where somebody [listens], and probably two

      (The kettle|A kettle) [has] boiled and the cake [has] been cut
      The weather [is] gone over twice
      A throat [gets] a clearing, a chair [gets] pushed back
      A hand [is] held out, and it [grips] like a vise`,
    later: `
      They tell it for years when the table [is] cleared
      And each time the pause [is] more long
      For one little question, so hard to get out
      Was one that they'd hoped to be asked all along`,
    hook: `
      Ask her dad, ask his mom, straighten the tie
      The mouth has gone drier than biscuits are dry

      Ask the father, the mother, and swallow, and wait
      They've known since the first time they saw through the gate`,
  },
  {
    words:
      'move_across move_country move_countries move_for_me move_for_us move_for_you move_here move_to_be move_abroad move_overseas moved_across moved_country moved_countries moved_for_me moved_for_us moved_for_you moved_here moved_to_be moved_abroad moved_overseas moves_across moves_country moves_countries moves_for_me moves_for_us moves_for_you moves_here moves_to_be moves_abroad moves_overseas moving_across moving_country moving_countries moving_for_me moving_for_us moving_for_you moving_here moving_to_be moving_abroad moving_overseas left_your_country left_his_country left_her_country left_my_country left_everything_behind moved_away moving_to moved_to moving_back_to moved_back_to moving_back_home_to shared_a_wall',
    own: `
      {fact}
      {He} {folds} a whole life in a case and a bag
      {He} {sits} on the lid with one mug in {his} hand
      And {writes} the new street in blue ink on the tag

      {He} {stands} in a (doorway|bare room|new hall) with the key in {his} palm
      The light switch [is] on the wrong side
      {fact}
      One picture [goes] up, and the room [opens] wide`,
    stanzas: `
      (The boxes|Brown boxes) [say] kitchen and books on the side
      The old house [has] squares on its walls
      The neighbors [come] out with a cake in a tin
      And somebody [counts] all the coats in the halls

      (The milk|New milk) [has] a different name in the shop
      The stamps [have] a stranger's gray head
      The rain [is] the same as it [is] anywhere
      The lady next door [brings] a plant and some bread`,
    later: `
      The light switch [gets] learned, and the way to the shop
      The name of the street [starts] to fit
      One morning the kettle goes on by itself
      And home [is] a word no one [stops] at one bit`,
    hook: `
      Move across water and move across land
      The heart comes in last, with its case in its hand

      Moved over country, moved over foam
      It starts as a door, and it ends as a home`,
  },
  {
    words:
      'grade_papers grade_essays grade_homework grade_tests grades_essays grades_homework grades_tests graded_essays graded_homework graded_tests grading_essays grading_homework grading_tests mark_papers mark_essays mark_homework mark_tests marks_papers marks_essays marks_homework marks_tests marked_papers marked_essays marked_homework marked_tests marking_papers marking_essays marking_homework marking_tests red_ink red_pen red_pens gold_star gold_stars',
    own: `
      {fact}
      {He} {reads} the same answer on forty white sheets
      {He} {uncaps} the red pen, and {he} {caps} it again
      And {finds} one small joke there in all the repeats

      {He} {sits} at the (table|window|counter) past ten with the lamp
      And {writes} a kind word at the end
      {fact}
      {He} {reads} it to nobody, as to a friend`,
    stanzas: `
      (The pile|A pile) [leans] over the salt and the bread
      The red pen [is] down to a scratch
      An answer [says] Rome was invented by cheese
      A paper on whales [has] a buttery patch

      (The coffee|Cold coffee) [has] ringed number twelve on the list
      A drawing of cats [fills] the back
      A careful round hand [asks] if this was all right
      A red star [goes] on at the end of the stack`,
    later: `
      The pens [are] run dry and the essays [have] gone
      The desks [have] new names on them all
      But there, in a box, someone grown has a sheet
      With Well done in red letters, tidy and small`,
    hook: `
      Grade papers till midnight, the red and the tea
      There's one little star there for someone to see

      A gold star, a gold star, as small as a thumb
      It shines in a drawer till the grandchildren come`,
  },
  {
    words:
      'rub_feet rub_foot rub_back rub_shoulders rub_neck rubs_feet rubs_foot rubs_back rubs_shoulders rubs_neck rubbed_feet rubbed_foot rubbed_back rubbed_shoulders rubbed_neck rubbing_feet rubbing_foot rubbing_back rubbing_shoulders rubbing_neck foot_rub foot_rubs back_rub back_rubs massage massages massaged massaging scratch_my_back scratch_your_back scratch_his_back scratch_her_back scratches_my_back scratches_your_back scratches_his_back scratches_her_back scratched_my_back scratched_your_back scratched_his_back scratched_her_back',
    own: `
      {fact}
      {He} {starts} at the place where the day [is] tied tight
      {He} {finds} the one spot, and {he} {stays} with it there
      And {works} till the shoulders [come] down for the night

      {He} {says} to hold (steady|still now|still there), and {goes} a bit left
      And up from there, down from there, more
      {fact}
      A sound like a walrus [comes] up from the floor`,
    stanzas: `
      (The shoes|Two shoes) [are] kicked under the edge of the chair
      The whole of the day [starts] to slide
      The dog [has] rolled over as if it were next
      With all of its paws in the air, open-eyed

      (The sofa|The old couch) [has] room for two feet on a lap
      The television [talks] to the wall
      The toes [say] a thanks, and the heels [say] amen
      And no one would get up for any phone call`,
    later: `
      The lamp [is] turned low and the slippers [go] on
      The knots of the day [are] let out
      And hands can say plainly, with no word at all
      The thing that the poems are going on about`,
    hook: `
      Rub the feet, rub the back, left there, and low
      There's love in the thumbs, and the thumbs seem to know

      Back rub, oh, back rub, a bit to the right
      The whole of the world can go home for the night`,
  },
  {
    words:
      'scrape_ice scrape_windshield scrape_windows scrape_frost scrape_car scrape_windscreen scrapes_ice scrapes_windshield scrapes_windows scrapes_frost scrapes_car scrapes_windscreen scraped_ice scraped_windshield scraped_windows scraped_frost scraped_car scraped_windscreen scraping_ice scraping_windshield scraping_windows scraping_frost scraping_car scraping_windscreen ice_scraper warm_car start_my_car starts_my_car started_my_car warm_up_my_car warms_up_my_car warmed_up_my_car warm_up_the_car warms_up_the_car warmed_up_the_car warms_up_your_car warmed_up_your_car warms_up_her_car de-icer deices',
    own: `
      {fact}
      {He} {goes} out in boots and a robe in the dark
      {He} {scrapes} a round hole in the white of the glass
      And {breathes} on the key till the engine [gives] spark

      {He} {comes} stamping (back in|indoors|inside) with the cold on {his} coat
      And {says} that it [is] nice and hot
      {fact}
      {He} {drinks} all the coffee still left in the pot`,
    stanzas: `
      (The frost|White frost) [has] put ferns upon all of the panes
      The scraper [goes] rasp like a saw
      The breath [hangs] about in the light of the porch
      The cat [tries] the step, and [takes] back her paw

      (The engine|An engine) [turns] over and [grumbles] a while
      The wipers [are] stuck to the pane
      The seat [has] been warmed for a person asleep
      Who [thinks] that a car [is] born warm in the lane`,
    later: `
      Some people say love in a letter or song
      Or under a window with stars
      And some [put] on boots in the blue of the dawn
      And [write] it in ice on the windows of cars`,
    hook: `
      Scrape off the ice while the sky is still dark
      It's love that goes out there to start up the spark

      Warm up the car, and the seats, and the wheel
      It's love in a glove, and it's easy to feel`,
  },
  {
    words:
      'receipt receipts return_everything return_things return_store return_clothes returns_everything returns_things returns_store returns_clothes returned_everything returned_things returned_store returned_clothes returning_everything returning_things returning_store returning_clothes refund refunds take_things_back takes_things_back took_things_back',
    own: `
      {fact}
      {He} {keeps} every slip in a shoe box, by year
      {He} {gets} to the counter with half of the thing
      And {smiles} till the manager starts to appear

      {He} {says} that the (toaster|jacket|kettle) [is] not quite itself
      The clerk [takes] a look in the back
      {fact}
      {He} {leaves} with a smile and the coins in a stack`,
    stanzas: `
      (The drawer|One drawer) [will] not close for the slips that [are] in
      The ink [has] gone pale as the moon
      The box [has] been saved, and the tape, and the tag
      And even the little white bag for the spoon

      (The line|A long line) [stands] still with its bags in its arms
      The clerk [finds] a form for it all
      A lamp with no cord [gets] turned over and shaken
      The till [gives] a ring like a bell in a hall`,
    later: `
      The money [goes] back where the money was first
      The slip [is] stamped twice, and [is] spent
      Though few things in life can be brought back like that
      It's nice to find one that goes back where it went`,
    hook: `
      Keep the receipt, keep the receipt, keep it flat
      There's hardly a thing that can't go back like that

      Return it, a refund, the box and the bow
      It looked so much better there under the glow`,
  },
  {
    words: 'haggle haggles haggled haggling barter barters bartered bartering talk_price talks_price talked_price',
    own: `
      {fact}
      {He} {looks} at the price like a fish that [is] dead
      {He} {walks} off three steps, and {is} called for, and {turns}
      And {names} half the number, and {shakes} a sad head

      {He} {talks} of the (scratches|children|old days) and {leans} on the stall
      And {offers} a tear in one eye
      {fact}
      They [shake] on it, both with a smile and a sigh`,
    stanzas: `
      (The rug|One rug) [is] thrown open as wide as the street
      A price [is] too much to be said
      The tea [is] brought out on a small silver tray
      And hands [are] held up, and then up to the head

      (The stall man|A stall man) [says] this will be taking his shirt
      His mother [will] go without shoes
      Two coins [go] across and a third one [comes] back
      And both of them [look] like the one who would lose`,
    later: `
      The lamp [is] brought home on the seat like a queen
      It shines in the hall by the chair
      And what it has cost is a story by now
      That's worth, at the least, twice the price of it there`,
    hook: `
      Haggle, oh, haggle, too much, and too low
      The price is a dance, and they both love it so

      Barter and haggle, and walk, and come back
      The best of the bargain's the tale in the sack`,
  },
  {
    words: 'left-handed left_handed lefty southpaw left-hander',
    own: `
      {fact}
      {He} {smears} every word with the side of the palm
      {He} {sits} at the corner to save the next elbow
      And {uses} the scissors with terrible calm

      {He} {reaches} to (shake hands|pay up|pour tea) and it [comes] from the left
      The whole world [is] off by a bit
      {fact}
      {He} {turns} it around, and it [is] a good fit`,
    stanzas: `
      (The scissors|Blue scissors) [chew] up the whole edge of the page
      The spiral [digs] into the wrist
      The can opener [turns] like a puzzle in tin
      And ink [leaves] its gray on the side of the fist

      (The desk|A desk) [has] its arm on the opposite side
      The mug [has] its picture turned in
      The bats and the gloves [are] all made the wrong way
      The catcher [looks] puzzled, and [scratches] his chin`,
    later: `
      The ink [washes] off and the elbows [make] peace
      The drawer [has] the right pair at last
      And anyone looking can tell by the slant
      Which letters were written by whom, in the past`,
    hook: `
      Left-handed, left-handed, other way round
      The world's built for righties, and still it gets found

      A lefty, a lefty, the smudge and the grin
      It's only the world that's the wrong way to spin`,
  },
  {
    words:
      'take_blame take_the_blame take_the_fall took_blame took_the_blame took_the_fall takes_blame takes_the_blame takes_the_fall taking_blame taking_the_blame taking_the_fall defended stick_up_for sticks_up_for stuck_up_for sticking_up_for has_my_back had_my_back have_my_back got_my_back defended_me defends_me defend_me defended_us',
    own: `
      {fact}
      {He} {gets} to {his} feet, with {his} ears going red
      {He} {says} it out plainly to all of the room
      And that [is] the end of what [has] to be said

      {He} {stands} in the (corridor|doorway|schoolyard) one step to the front
      With somebody small there behind
      {fact}
      {He} {shrugs} with the calm of a made-up good mind`,
    stanzas: `
      (The window|One window) [has] got a round hole like a star
      The ball [is] indoors on the mat
      A question [is] asked, and the shoes [are] all looked at
      And one pair [steps] up, and so that [is] that

      (The hallway|That hallway) [is] long, and the bench [has] no back
      The clock [has] a long way to go
      But two [are] sat on it, and that [makes] it short
      The shoes [swing] together, now fast and now slow`,
    later: `
      The window [gets] mended, the scolding [is] old
      The ball [has] gone soft in a shed
      But somebody never forgot who stood up
      And said it was them, with their ears going red`,
    hook: `
      Take the blame, take the fall, up on the feet
      There's somebody smaller who's safe in the street

      Stick up for somebody, stand by the wall
      One who stands up makes the others all tall`,
  },
  {
    words:
      "regret regrets regretted take_it_back can't_take_back said_things should_have_called should_have_said should_have_been should_have_come should_have_told never_got_to words_i_said harsh_words",
    own: `
      {fact}
      {He} {picks} up the phone, and {he} {lays} it back down
      {He} {says} it out loud to the window, the sink
      And {walks} the long way round the edge of the town

      {He} {writes} it all (plainly|slowly|gently) and {folds} it in three
      The envelope [lies] by the light
      {fact}
      {He} {crosses} out all but the two that [are] right`,
    stanzas: `
      (The kettle|A kettle) [boils] over the thing on the mind
      The rain [writes] its lines on the glass
      A word [can] go out like a bird from a hand
      And no one [can] call it back down to the grass

      (The clock|The night clock) [says] three, and the house [is] asleep
      The same little scene [starts] once more
      The same sentence [stops] at the very same place
      The better words [come] when there [is] just a door`,
    later: `
      There isn't a road that goes back up the hill
      The water [has] gone to the sea
      But sorry, said late, is a lamp in a pane
      And somewhere the one it was lit for may see`,
    hook: `
      Regret is a coat that is heavy and gray
      But under it, hearts can be kinder today

      Take it back, take it back, if words had a string
      The next will be gentler, with less of a sting`,
  },
  {
    words:
      'squeeze_hand squeeze_hands squeeze_my_hand squeeze_your_hand squeeze_three squeezes_hand squeezes_hands squeezes_my_hand squeezes_your_hand squeezes_three squeezed_hand squeezed_hands squeezed_my_hand squeezed_your_hand squeezed_three squeezing_hand squeezing_hands squeezing_my_hand squeezing_your_hand squeezing_three three_squeezes secret_handshake secret_handshakes secret_code secret_signal three_times_for wink winks winked winking knock_three_times knocked_three_times knocks_three_times',
    own: `
      {fact}
      {He} {looks} straight ahead, with no sign one could see
      {He} {does} it so quickly that no one [can] tell
      But somebody next to {him} [counts] one, two, three

      {He} {does} it in (churches|queues there|meetings), or crossing a street
      And no one around [knows] the code
      {fact}
      The answer [comes] back by the very same road`,
    stanzas: `
      (Two hands|Two thumbs) [meet] in the pocket of one winter coat
      The sermon [goes] on about sin
      A corner of somebody's mouth [gives] a twitch
      Another one [gives] itself up in a grin

      (The language|One language) [has] only three words and no book
      It [works] in the dark and the rain
      It [works] across tables, in crowds, and in queues
      And right through the window of somebody's train`,
    later: `
      The hand [gets] more thin, and the knuckles more round
      The lamps [are] put out for the night
      But one, two, and three comes as clear as a bell
      And one, two, and three is the answer, held tight`,
    hook: `
      Squeeze a hand three times, and never a sound
      It goes through the dark, and it turns right around

      A wink and a nod and a secret handshake
      It's more than a speech, and it's more than a cake`,
  },
  {
    words:
      'brag brags bragged bragging tell_everyone_about tell_everybody_about tell_people_about tell_everyone_i tell_everybody_i tell_the_whole tells_everyone_about tells_everybody_about tells_people_about tells_everyone_i tells_everybody_i tells_the_whole told_everyone_about told_everybody_about told_people_about told_everyone_i told_everybody_i told_the_whole telling_everyone_about telling_everybody_about telling_people_about telling_everyone_i telling_everybody_i telling_the_whole show_off shows_off showed_off showing_off show-off proud_of proud proudly prouder proudest',
    own: `
      {fact}
      {He} {carries} a picture, folded in four
      {He} {shows} it to baker and driver and clerk
      And {waits} for the next person in at the door

      {He} {tells} the whole (bus queue|barber's|bakery), the man at the till
      The dentist, with cotton in place
      {fact}
      {He} {says} it [is] nothing, and {shines} in the face`,
    stanzas: `
      (The fridge|One fridge) [has] no door to be seen anymore
      The clippings [are] three magnets deep
      The mailman [has] heard it, and clapped for it, too
      The dog [hears] the end of it, fast asleep

      (The phone|A phone) [gets] passed over to look at a face
      The thumb [has] got in on one side
      A bus full of strangers [hears] all of the news
      And everyone [claps] to the end of the ride`,
    later: `
      The clippings [go] yellow, the magnets [let] go
      The story [gets] longer each year
      But everyone needs to have somebody once
      Who'd tell a whole bus, and not care who may hear`,
    hook: `
      Proud as a rooster on top of the shed
      It can't be kept in, so it has to be said

      Tell everyone, everyone, shout it out loud
      A heart that is bursting is bigger than proud`,
  },
  {
    words:
      "necklace necklaces locket lockets pendant pendants bracelet bracelets brooch brooches earring earrings pearls charm_bracelet heirloom heirlooms mother's_ring grandmother's_ring grandma's_ring father's_ring mom's_ring nana's_ring dad's_ring grandfather's_ring signet_ring class_ring",
    own: `
      {fact}
      {He} {touches} it now and again, without thought
      {He} {warms} it a while in the palm of {his} hand
      And {smiles} at whatever the memory [has] brought

      {He} {stands} at the (mirror|window|dresser) and {turns} to the light
      The small thing [gives] back a small sun
      {fact}
      {He} {thinks} of the hands that it came from, each one`,
    stanzas: `
      (The box|One box) [has] a bed made of velvet, rubbed bare
      The lid [gives] a very small click
      A scratch at the edge [has] a tale of its own
      The gold [has] worn thin where it once had been thick

      (A jeweler|The jeweler) [looks] with an eye like a bee
      The price of it [isn't] a lot
      The light [goes] in white and it [comes] out in blue
      The drawer by the bed [has] a velvet-lined spot`,
    later: `
      One day it goes on to a hand not yet here
      It's lighter than coins or a key
      But all of the mornings it ever was worn
      Go with it, like salt goes along with the sea`,
    hook: `
      A locket, a locket, as small as a bean
      It holds every face that it ever has seen

      A ring or a necklace, a bit of old gold
      It's only as big as the story it's told`,
  },
  {
    words:
      "never_asks_for never_ask_for says_you're_fine say_you're_fine says_he's_fine says_she's_fine says_i'm_fine say_i'm_fine hates_help refuses_help independent self-reliant self_reliant all_by_yourself all_by_himself all_by_herself by_myself by_yourself",
    own: `
      {fact}
      {He} {carries} the wardrobe alone up the stair
      {He} {says} through {his} teeth that it [isn't] that big
      And {gets} it stuck sideways, with one leg in air

      {He} {waves} away (neighbors|helpers|ladders), {he} {waves} away hands
      The jar [has] been stuck since July
      {fact}
      {He} {goes} in the pantry for one private try`,
    stanzas: `
      (A hand|One hand) [is] held out at the foot of the steps
      It [hangs] there a while in the air
      A neighbor [leaves] soup on the mat with no note
      The bell [rings] just once, and there [is] no one there

      (The bags|Six bags) [come] along in one trip, like a tree
      The handles [leave] lines in the palm
      The shelf [goes] up crooked, by candle, alone
      The teapot [slides] off it, a little too calm`,
    later: `
      It's easy to carry a wardrobe alone
      It's harder to open a hand
      But once [comes] a yes, just as small as a key
      And two at a wardrobe is simple and grand`,
    hook: `
      Independent, independent, up with the chair
      It's all done alone, but there's somebody there

      Self-reliant, stubborn, as strong as a tree
      And even the oak has a friend in the bee`,
  },
]
