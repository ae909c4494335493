import type { Details } from '../../stanzas.ts'

/** What people do for each other. */
export const people6: readonly Details[] = [
  {
    words:
      'wait_for wait_hours wait_years wait_outside wait_patiently wait_until wait_till waits_for waits_hours waits_years waits_outside waits_patiently waits_until waits_till waited_for waited_hours waited_years waited_outside waited_patiently waited_until waited_till waiting_for waiting_hours waiting_years waiting_outside waiting_patiently waiting_until waiting_till always_waiting',
    stanzas: `
      Bench, and a post, and a pole with a clock
      Look at the clock, and a look at the street
      Collar turned up, and the seat gone warm
      The sidewalk learned by the soles of the feet

      Lamp, and a corner, a horn far away
      Coffee gone cold with a skin on the top
      Headlights that slow, and go on, and slow
      And every bus looked at, at every stop

      Poster, and notice, and railing, and wall
      One foot, then the other, a coin turned round
      The same page read to the printer's name
      The head coming up at each gate-latch sound

      A clock with a very unhurried hand
      A book on the knee and the page not turned
      Shawl on the chair back, a foot on the rung
      Tea made again, and the toast half burned`,
  },
  {
    words:
      'stand_in_line stand_line stand_queue stands_in_line stands_line stands_queue stood_in_line stood_line stood_queue standing_in_line standing_line standing_queue wait_in_line wait_line wait_queue waits_in_line waits_line waits_queue waited_in_line waited_line waited_queue waiting_in_line waiting_line waiting_queue in_line line_all_night queue queues queued queuing',
    stanzas: `
      Sidewalk of blankets, a wall to lean on
      A folding chair and a blanket, a flask
      Shuffle, a foot at a time, to the door
      What's it all for, as the passersby ask

      Head, and a head, and a hat, and a head
      Backs of the necks from the door to the hill
      A place kept safe by a bag and a nod
      And nobody moving, and nobody will

      Shuffle, a halt, and a bag pushed along
      News from the front, and a groan down the row
      A sandwich shared with the coat just ahead
      Only the one little window to go

      Number, a ticket, a look at the shoes
      The velvet rope, and the clipboard, the stamp
      Somebody singing a verse of it, twice
      Half of a yard, and a leg with a cramp`,
  },
  {
    words:
      'wave_goodbye wave_good-bye wave_bye wave_until wave_till wave_from wave_at wave_off wave_as wave_me_off wave_us_off waves_goodbye waves_good-bye waves_bye waves_until waves_till waves_from waves_at waves_off waves_as waves_me_off waves_us_off waved_goodbye waved_good-bye waved_bye waved_until waved_till waved_from waved_at waved_off waved_as waved_me_off waved_us_off waving_goodbye waving_good-bye waving_bye waving_until waving_till waving_from waving_at waving_off waving_as waving_me_off waving_us_off stand_driveway stand_doorway stand_window stands_driveway stands_doorway stands_window stood_driveway stood_doorway stood_window standing_driveway standing_doorway standing_window',
    stanzas: `
      A key, and a click, and the gravel's crunch
      An arm straight up at the edge of the grass
      The blinker, the corner, the stop-sign pause
      A dot, and a sleeve, in the rearview glass

      A door left open, a pot left on
      A dish towel swung like a flag in the air
      Two taps of the horn at the bend in the road
      A second look back, and it's all still there

      Window rolled down for the last of a word
      On past the mailbox, the hedge, and the sign
      Mirror gone small, and the hand in it small
      A dot at the last, like the end of a line

      Slipper, a sleeve, and a palm going round
      Up on the step for a view of the turn
      Light from behind, and the door held wide
      The kettle to sing, and the toast to burn`,
  },
  {
    words:
      'answer_phone answer_calls answer_call answer_every_call answers_phone answers_calls answers_call answers_every_call answered_phone answered_calls answered_call answered_every_call answering_phone answering_calls answering_call answering_every_call first_ring pick_up_when picks_up_when picked_up_when pick_phone picks_phone picked_phone phone_rings call_back calls_back called_back call_me_back call_you_back call_us_back calls_me_back calls_you_back calls_us_back called_me_back called_you_back called_us_back hang_up_the_phone hung_up_the_phone you_hang_up never_hangs_up',
    stanzas: `
      Stretch of the cord from the wall to the chair
      The wire wound round and around on the thumb
      A click that is nearly a click, and not
      Breath on the line, and a bit of a hum

      Hand on the thing at the first of the noise
      A ring cut off at the half of a ring
      Hello like a door on a well-oiled hinge
      Nothing the matter, or some little thing

      A coat half on and the good-byes begun
      Bye, and well bye then, and one thing more
      Phone going down, and the phone going up
      The hum of a room with a far-off door

      Pencil that moves in a round of its own
      Warm at the ear from the length of the talk
      The clock gone round, and the pan gone cold
      Loops on the pad like a vine on a stalk`,
  },
  {
    words:
      'voicemail voicemails voice_mail voice_mails voice_message voice_messages answering_machine answering_machines',
    stanzas: `
      Tone, and a second of somebody there
      Beep, and a cough, and a rustle of sleeve
      Well, it is nothing, just calling to say
      And half of a minute of how to leave

      Sound of a thumb, and the hum of a room
      Breath, and a name that needs not to be said
      A kettle gone off in the air behind
      A word about soup, and a word about bread

      A small red light that goes on and goes off
      Saved with a number, the time, and the date
      A pause where the microwave gives its ding
      Played with the engine off, parked at the gate

      The phone held flat to the side of the head
      Thumb on the arrow to play it once more
      Same little laugh at the same little place
      A chair pushed back, and the shut of a door`,
  },
  {
    words:
      'every_letter a_letter last_letter your_letter my_letter keep_letter keeps_letter kept_letter save_letter saves_letter saved_letter wrote_me_every wrote_you_every wrote_us_every wrote_me_when wrote_you_when wrote_to_me wrote_to_you wrote_to_us wrote_home write_me_every write_you_every write_us_every write_me_when write_you_when write_to_me write_to_you write_to_us write_home writes_me_every writes_you_every writes_us_every writes_me_when writes_you_when writes_to_me writes_to_you writes_to_us writes_home writing_me_every writing_you_every writing_us_every writing_me_when writing_you_when writing_to_me writing_to_you writing_to_us writing_home',
    stanzas: `
      Box, and a lid, and a string round the lid
      Ribbon around it, the ends of it tied
      The flaps all slit with the edge of a knife
      And pages that crackle when opened wide

      Slot in the door, and a slap on the mat
      Stamp with a corner that never lay down
      Blue ink running uphill to the edge
      Postmark a smudge of the name of a town

      Hand at the start, and the hand at the end
      Thin blue paper that shows through the back
      A line crossed out and a line put in
      Under the bed in a box, the whole stack

      News of the cat, and the roof, and the road
      Dear, with a comma, and how are the beans
      Sideways and small at the edge of the page
      And over the leaf to say what it means`,
  },
  {
    words: 'kidney kidneys organ_donor organ_donors transplant transplants transplanted bone_marrow stem_cells',
    stanzas: `
      Curtain, a number, a name on the wrist
      Two beds, two lamps, and two bags on a stand
      A thin pink line like a pocket's edge
      Something no bigger than half of a hand

      Clipboard, a pen, and a long quiet page
      Form with a line for the name at the end
      Gown with its ties, and the paper-thin socks
      A thing to have two of, and one to lend

      Drawing in pencil to show how it goes
      About as large as a fist or a pear
      Packed up in ice for a walk down a hall
      Plumbed in by lamps with a great deal of care

      Corridor walked at the pace of a snail
      Blue bands on wrists, and a beep, and a drip
      Broth in a cup, and a straw with a bend
      Scar like a seam at the side of the hip`,
  },
  {
    words:
      'quit_smoking quit_cigarettes quits_smoking quits_cigarettes stop_smoking stop_cigarettes stops_smoking stops_cigarettes stopped_smoking stopped_cigarettes gave_up_smoking gave_up_cigarettes give_up_smoking give_up_cigarettes giving_up_smoking giving_up_cigarettes quitting_smoking quitting_cigarettes stopping_smoking stopping_cigarettes cigarettes cigarette cigar cigars nicotine smokes_like smoke_cigarettes smoke_cigars smoke_a_pack smoke_a_pipe smokes_cigarettes smokes_cigars smokes_a_pack smokes_a_pipe smoked_cigarettes smoked_cigars smoked_a_pack smoked_a_pipe chain_smoker pack_a_day ashtray ashtrays',
    stanzas: `
      Drawer, and a lighter put in at the back
      An ashtray washed and put out for the keys
      Mints in the glove box, a toothpick, gum
      And stairs going by with a bit less wheeze

      Crumpled up pack with the last of it gone
      Matchbook put off in the drawer with the string
      The curtains washed twice and the window up
      And toast with the taste of a brand-new thing

      Look at the door, and a look at the clock
      Fingers at loss for a thing in the hand
      Carrot, a pretzel, a straw, and a pen
      The day crossed off, and the next one planned

      Step on the porch, and no light at the tip
      Price of a pack going into a tin
      The cough getting shorter, the coat aired out
      Breath going all the way out, and all in`,
  },
  {
    words:
      'sacrifice sacrifices sacrificed sacrificing gave_up_your gave_up_his gave_up_her gave_up_my gave_up_their gave_up_everything gave_up_college gave_up_school give_up_everything gives_up_everything turn_down_a turned_down_a put_us_first puts_everyone_first puts_us_first skip_meals skip_lunch skipped_meals skipped_lunch skips_meals skips_lunch went_without_food went_without_dinner went_without_so_we went_without_so_i goes_without_so',
    stanzas: `
      Sum in a margin, a sleeve with a patch
      The good coat passed on with the hem let down
      Shoes that go one more winter on glue
      A fare saved up by a walk into town

      Folder of something, a ribbon around
      A plan put away with the lid taped tight
      Box on the closet shelf, pushed to the back
      And somebody else's lamp left alight

      Pot and a ladle, a look round the bowls
      One plate with less, and the others piled high
      Not hungry, thanks, and a pat, and a sip
      Crusts of it eaten when no one is by

      A coat in a window, and past it, and on
      Number worked out on the back of a bill
      This one can wait, and that one can, too
      And one line left over, not crossed out, still`,
  },
  {
    words:
      'sold sell_your sell_my sell_house sell_car sell_truck sell_bike sell_guitar sell_ring sells_house sells_car sells_truck sells_bike sells_guitar sells_ring selling_house selling_car selling_truck selling_bike selling_guitar selling_ring pawn pawned pawns pawnshop pawn_shop garage_sale garage_sales yard_sale yard_sales rummage_sale',
    stanzas: `
      Card in the window, a pen on a string
      Square on the floor where the paint is still bright
      Tag on a handle, a handshake, and cash
      Tarp folded up, and a trailer's red light

      Shape on the wall that the sun never got
      Hook with no coat, and a nail with no frame
      Bills counted out on the hood of a car
      Somebody driving it off all the same

      Table of things with a sticker on each
      Cardboard and marker, a price, and then less
      Kick at the tires, and a look underneath
      Pause on the porch, and a nod, and a yes

      Space in the room like a tooth that is out
      Four little dents in the rug by the wall
      A key off its ring, and a long last pat
      Room for a table, or nothing at all`,
  },
  {
    words:
      'raise_kids raise_children raise_me raise_us raise_you raise_boys raise_girls raise_sons raise_daughters raise_family raise_him raise_her raise_them raises_kids raises_children raises_me raises_us raises_you raises_boys raises_girls raises_sons raises_daughters raises_family raises_him raises_her raises_them raised_kids raised_children raised_me raised_us raised_you raised_boys raised_girls raised_sons raised_daughters raised_family raised_him raised_her raised_them raising_kids raising_children raising_me raising_us raising_you raising_boys raising_girls raising_sons raising_daughters raising_family raising_him raising_her raising_them like_my_own like_your_own like_his_own like_her_own as_my_own as_your_own as_his_own as_her_own called_me_step called_us_step bringing_up_children brought_us_up brought_me_up',
    stanzas: `
      Stair with a coat and a bag on each post
      Shoes in a row going down by the size
      Pot like a drum on the back of the stove
      And one wet washcloth for everyone's eyes

      Hook for each coat, and a name by each hook
      Sleeves handed on with the cuffs let down
      Permission slip signed on the hood of a car
      Cardboard and foil for a play-acting crown

      Door, and a door, and a light under both
      Noses, and mittens, and milk by the crate
      Spoon for the cough, and a hand on the brow
      Somebody's sneakers to find before eight

      Horn at the corner, a hunt for the book
      Bus pass, a lunch, and a comb through the hair
      Note for the teacher, a button sewn on
      And last of all, late, an hour in the chair`,
  },
  {
    words:
      "stay_when stay_by_my stay_by_your stay_through stay_with_me stay_with_us stay_with_you stay_beside stay_anyway stays_when stays_by_my stays_by_your stays_through stays_with_me stays_with_us stays_with_you stays_beside stays_anyway stayed_when stayed_by_my stayed_by_your stayed_through stayed_with_me stayed_with_us stayed_with_you stayed_beside stayed_anyway by_my_side by_your_side by_his_side by_her_side stuck_with_me stuck_with_us stick_with_me stick_with_us never_left_me never_left_my never_left_us never_left_our never_left_his never_left_her never_left_your never_left_once never_leave_me never_leave_my never_leave_us never_leave_our never_leave_his never_leave_her never_leave_your never_leave_once didn't_left_me didn't_left_my didn't_left_us didn't_left_our didn't_left_his didn't_left_her didn't_left_your didn't_left_once didn't_leave_me didn't_leave_my didn't_leave_us didn't_leave_our didn't_leave_his didn't_leave_her didn't_leave_your didn't_leave_once chose_me choose_me chose_us always_there loyal loyalty thick_thin stand_by_me stood_by_me stands_by_me stood_by_us stand_by_us stood_by_you stood_by_him stood_by_her stuck_by_me stuck_by_us sticks_by_me stick_by_me through_thick_and_thin",
    stanzas: `
      Clock on the wall, and a blind, and a bed
      A second cup down, and a lamp lit there
      Nothing to say, and no need of a word
      A coat still hung on the back of the chair

      Stair with a light at the top of it, on
      The same pair of boots by the same front door
      Same cup, same hook, and the same small cough
      The same foot heard on the boards of the floor

      End of the party, the tablecloths down
      The crowd gone home and the tables away
      Two paper cups, and a lamp still lit
      And one of the chairs pulled back out to stay

      There, like the sleeve that comes with a coat
      Close as a burr on the leg of a sock
      Plain as the post that the gate hangs on
      There at each hour on the face of the clock`,
  },
  {
    words:
      "believed_me believe_me believes_me never_give_up don't_give_up didn't_give_up doesn't_give_up won't_give_up keep_at_it kept_at_it keeps_at_it gave_up_on give_up_on gives_up_on giving_up_on never_gave_up never_gives_up never_quit never_quits said_i_could said_i_can says_i_could says_i_can knew_i_could knew_i_can told_could could_do_it persistent persistence determined determination try_again tries_again tried_again trying_again keep_trying keep_going keeps_trying keeps_going kept_trying kept_going",
    stanzas: `
      Page going gray where the pencil has been
      One more go, and a breath, and a go
      The sum rubbed out, and the page worn thin
      One little corner beginning to show

      Thud, and a hush, and a rub at the seat
      Up on the elbows, and up on the knees
      Dust on the shirt, and a scrape on the palm
      Back on the line for another go, please

      A whistle, a clap, and a well, go on
      Nod from the side, and a thumb going up
      Ladder held firm at the foot of the rungs
      And water poured out in the thermos's cup

      Box full of nails, and a board, and a knock
      First of it crooked, the next of it bent
      Third of it nearly, the fourth of it close
      And one driven straight where the hammer went`,
  },
  {
    words:
      'hold_me holds_me held_me hold_me_while hold_me_when hold_you_while hold_you_when holds_me_while holds_me_when holds_you_while holds_you_when held_me_while held_me_when held_you_while held_you_when shoulder_to_cry cried_on_my cried_on_your cried_shoulder cry_on_my cry_on_your cry_shoulder cries_on_my cries_on_your cries_shoulder wipe_tears wipes_tears wiped_tears dry_tears dried_tears comfort comforts comforted comforting broke_down_in_tears i_fell_apart i_fall_apart',
    stanzas: `
      Doorway, two arms, and a coat with no word
      Shoulder gone damp, and a sleeve, and a chin
      Pat on the back at the pace of a walk
      Breath going out, and then breath coming in

      Kettle forgotten, the rest of it, too
      Nothing much said but a there, and a there
      Tissue dug up from a pocket, with lint
      Hand going slowly the length of the hair

      Buttoned-up front with a place for a face
      Wool on the cheek with its buttons and seam
      Tick of a watch near the top of an ear
      A mug put down with its handle and steam

      Car with the key in, and nobody drives
      A coat held open and closed around two
      A hum going through it, more felt than heard
      Blot on the shirt, and a drop on the shoe`,
  },
  {
    words:
      'listen_to_me listen_to_us listen_to_everyone listen_to_people listen_to_my listen_to_problems listen_to_you listen_problems listens_to_me listens_to_us listens_to_everyone listens_to_people listens_to_my listens_to_problems listens_to_you listens_problems listened_to_me listened_to_us listened_to_everyone listened_to_people listened_to_my listened_to_problems listened_to_you listened_problems listening_to_me listening_to_us listening_to_everyone listening_to_people listening_to_my listening_to_problems listening_to_you listening_problems good_listener great_listener best_listener really_listens really_listened really_listen always_listens always_listened always_listen hear_me_out hears_me_out heard_me_out',
    stanzas: `
      A chair pulled in, and the news turned down
      Two elbows planted, a chin in the palm
      A nod in the place where a nod should be
      Clock, and the fridge, and the rest of it calm

      Stool by the counter, a spoon in the bowl
      Phone laid face down at the side of the cup
      A chair turned round to be nearer the chair
      No hurry at all to get back up

      Start, and a stop, and a where to begin
      Hum, and an oh, and a tilt of the head
      Tea poured again without breaking in
      And all of it heard to the last thing said

      Lamp on the table, the sill, and the night
      Pencil put by, and the radio low
      Quiet left open, the width of a door
      And nothing to fix, and nowhere to go`,
  },
]
