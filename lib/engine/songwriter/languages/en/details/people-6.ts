import type { Details } from '../../stanzas.ts'

/** What people do for each other. */
export const people6: readonly Details[] = [
  {
    words:
      'wait_for wait_hours wait_years wait_outside wait_patiently wait_until wait_till waits_for waits_hours waits_years waits_outside waits_patiently waits_until waits_till waited_for waited_hours waited_years waited_outside waited_patiently waited_until waited_till waiting_for waiting_hours waiting_years waiting_outside waiting_patiently waiting_until waiting_till always_waiting',
    own: `
      {fact}
      The bench by the gate [has] a dip for one seat
      {He} {looks} up at each of the cars and the bikes
      And {hums} something slow to the tap of {his} feet

      (The rain|The dark|The cold) [comes] on down, and the others [go] home
      {He} {turns} up {his} collar and {leans} on the wall
      {fact}
      And {tells} everyone it [is] nothing at all`,
    stanzas: `
      (The clock|A clock|One clock) on the station [takes] minutes for hours
      The pigeons [walk] up and the pigeons [walk] down
      A sandwich [is] eaten as slow as can be
      And a light [comes] around from the far end of town

      (The porch light|One window|One lamp) [stays] lit past the end of the show
      The soup [is] kept warm with a plate on the top
      A car [slows] a little, and then it [drives] on
      And then there [is] one that [comes] up to a stop`,
    later: `
      It's hard to see waiting, it [leaves] not a mark
      It [looks] just like someone who [sits] in a chair
      But ask one who ever came out of a crowd
      And looked for a face, and the right face was there`,
    hook: `
      Waiting and waiting, and worth every while
      Wait for the door and then wait for the smile

      Some things are worth it, to wait by a gate
      And love is the one that was happy to wait`,
  },
  {
    words:
      'stand_in_line stand_line stand_queue stands_in_line stands_line stands_queue stood_in_line stood_line stood_queue standing_in_line standing_line standing_queue wait_in_line wait_line wait_queue waits_in_line waits_line waits_queue waited_in_line waited_line waited_queue waiting_in_line waiting_line waiting_queue in_line line_all_night queue queues queued queuing',
    own: `
      {fact}
      The line [goes] around by the bank and the park
      {He} {shares} half a thermos with somebody's aunt
      And {knows} her whole life by a while after dark

      (A chair|One stool|A stool) [is] unfolded, a blanket [comes] out
      {He} {holds} someone's place while they [run] for a bun
      {fact}
      And {says} at the window that lining up's fun`,
    stanzas: `
      (The line|One line|The queue) [takes] a step, and the whole of it [cheers]
      It [stops], and it [sighs], and it [looks] at its shoes
      A boy with a sign [says] it [is] not long from there
      And somebody's radio [reads] out the news

      (The door|A door|One door) [opens] just for a mop and a pail
      The whole line [leans] forward, the whole line [leans] back
      A stranger [has] cards, and a stranger [has] dice
      And someone's old grandmother [hands] round a snack`,
    later: `
      The thing at the end of it [wears] out or [goes]
      The ticket [gets] lost with the coat it was in
      But cards [come] for years from the third from the front
      And all for a line, and a wait, and a grin`,
    hook: `
      Stand in the line, let the line move along
      A line's a parade with a very slow song

      In line for the bread or in line for the show
      In line there's a stranger who's nice to get to know`,
  },
  {
    words:
      'wave_goodbye wave_good-bye wave_bye wave_until wave_till wave_from wave_at wave_off wave_as wave_me_off wave_us_off waves_goodbye waves_good-bye waves_bye waves_until waves_till waves_from waves_at waves_off waves_as waves_me_off waves_us_off waved_goodbye waved_good-bye waved_bye waved_until waved_till waved_from waved_at waved_off waved_as waved_me_off waved_us_off waving_goodbye waving_good-bye waving_bye waving_until waving_till waving_from waving_at waving_off waving_as waving_me_off waving_us_off stand_driveway stand_doorway stand_window stands_driveway stands_doorway stands_window stood_driveway stood_doorway stood_window standing_driveway standing_doorway standing_window',
    own: `
      {fact}
      {He} {stands} there in slippers as long as there [is] light
      The horn [gives] a toot, and both arms [go] up high
      And {he} {stays} till the car [has] gone well out of sight

      (The curtain|One curtain|The gate) [is] pulled back and the lamp [is] behind
      {He} {grows} very small in the glass of the car
      {fact}
      And still there [is] a hand, like the first little star`,
    stanzas: `
      (The car|A car|The bus) [rolls] away with a crunch on the stones
      A window [goes] down and some fingers [come] out
      The dog [runs] along to the end of the fence
      And [trots] back alone, and it [turns] once about

      (The train|The bus|One train) [gives] a sigh, and the doors [come] together
      Two palms [meet] on glass from the out and the in
      A mouth [makes] some words that [are] swallowed by wheels
      And somebody [nods] with a hand to their chin`,
    later: `
      The road [is] quite empty, the dust [has] come down
      The house [is] so still that the tap [can] be heard
      But a wave [is] a thread, and it [pulls] a long way
      And it [brings] people home without saying a word`,
    hook: `
      Wave, and keep waving, until they are gone
      Wave, and the wave goes on following on

      Wave goodbye, wave goodbye, wave till it's small
      A wave is the last and the best of it all`,
  },
  {
    words:
      'answer_phone answer_calls answer_call answer_every_call answers_phone answers_calls answers_call answers_every_call answered_phone answered_calls answered_call answered_every_call answering_phone answering_calls answering_call answering_every_call first_ring pick_up_when picks_up_when picked_up_when pick_phone picks_phone picked_phone phone_rings call_back calls_back called_back call_me_back call_you_back call_us_back calls_me_back calls_you_back calls_us_back called_me_back called_you_back called_us_back hang_up_the_phone hung_up_the_phone you_hang_up never_hangs_up',
    own: `
      {fact}
      It [rings] only once, and there [is] breath, and hello
      With flour on {his} thumb or with soap in {his} hair
      {He} {says} to go on, and to start nice and slow

      (The night|The clock|The moon) [has] gone round, and the line [has] a hum
      {He} {sits} on the floor in a blanket of wool
      {fact}
      And {lets} someone talk till the silence [is] full`,
    stanzas: `
      (The phone|A phone|One phone) [takes] a jump on the kitchen's far shelf
      Somebody [runs] with a foot in one shoe
      It [is] only a voice with no reason at all
      And all that it [wants] [is] to hear what [is] new

      (The cord|A cord|One cord) [makes] a curl round a finger and thumb
      The soup [boils] away and the daylight [goes] down
      The one of them [says] bye, and the other one bye
      And then there [is] a story of someone from town`,
    later: `
      The numbers [change] over, the phones [become] thin
      The cord [is] long gone, and the shelf, and the chime
      But one thing [stays] good in the worst of the night
      A voice that [picks] up, and that [says] there is time`,
    hook: `
      Pick up the phone on the very first ring
      And call back for nothing, for any old thing

      The phone rings at noon and the phone rings at ten
      And call back, and hang up, and call back again`,
  },
  {
    words:
      'voicemail voicemails voice_mail voice_mails voice_message voice_messages answering_machine answering_machines',
    own: `
      {fact}
      It [starts] with a cough and a bit of a hum
      It [talks] about dinner, the weather, the dog
      And [says] there [is] pie, so it [is] better to come

      (The beep|A beep|One beep) [comes] too early, the dog [has] its say
      {He} {laughs} in the middle at something that [is] said
      {fact}
      And the end of it [says] to take care, go to bed`,
    stanzas: `
      (The message|One message|A message) [runs] on till the time [is] all gone
      It [rings] up again for the end of the tale
      It [says] it [will] do it in one minute, tops
      And it [hangs] up just short of the point, without fail

      (The voice|A voice|One voice) in the speaker [is] scratchy and small
      A kettle [is] on there, a door, and a bird
      Somebody [sits] on the edge of the bed
      And [plays] it again for the sound, not the word`,
    later: `
      There [isn't] a thing in it, news or the like
      It [is] just to say call, and it [is] just to say when
      But some things [are] kept for the breath in between
      And nothing's so good as to hear it again`,
    hook: `
      Voicemail, voicemail, the voice on the line
      Voicemail for nothing, to say all is fine

      Voice message, voice message, after the tone
      A voice to hold on to when someone's alone`,
  },
  {
    words:
      'every_letter a_letter last_letter your_letter my_letter keep_letter keeps_letter kept_letter save_letter saves_letter saved_letter wrote_me_every wrote_you_every wrote_us_every wrote_me_when wrote_you_when wrote_to_me wrote_to_you wrote_to_us wrote_home write_me_every write_you_every write_us_every write_me_when write_you_when write_to_me write_to_you write_to_us write_home writes_me_every writes_you_every writes_us_every writes_me_when writes_you_when writes_to_me writes_to_you writes_to_us writes_home writing_me_every writing_you_every writing_us_every writing_me_when writing_you_when writing_to_me writing_to_you writing_to_us writing_home',
    own: `
      {fact}
      The paper [is] thin and the writing [leans] right
      It [tells] of the weather, the cat, and the rent
      And down at the end there [is] a kiss and good night

      (The lamp|One lamp|A lamp) [makes] a ring on the table at night
      {He} {bends} to the page with {his} chin on {his} hand
      {fact}
      And every line [goes] like a footprint in sand`,
    stanzas: `
      (The mail|The mailman|The post) [comes] along with the bills and the ads
      And one little square with a hand-written name
      It [is] carried inside and it [is] set on the shelf
      And nothing all day [is] entirely the same

      (A page|One page|The page) [has] a ring from the side of a cup
      A word [is] crossed out and some ink [has] run blue
      Somebody [reads] in a chair by the light
      And [laughs] out aloud at a line, maybe two`,
    later: `
      The stamps [are] from kings who no longer [are] kings
      The creases [wear] through and the ink [goes] to brown
      But open it up, and there's somebody's voice
      As if they had only just laid the pen down`,
    hook: `
      A letter, a letter, with stamp and with seal
      A letter's a voice that a finger can feel

      Every old letter, in black or in blue
      Was written by someone with loving to do`,
  },
  {
    words: 'kidney kidneys organ_donor organ_donors transplant transplants transplanted bone_marrow stem_cells',
    own: `
      {fact}
      The gown [has] no back, and the night [has] been long
      {He} {jokes} with the nurse as the wheels [start] to roll
      And {hums} down the hallway a bit of a song

      (The stitches|Some stitches|The ribs) [are] still sore and the pudding [is] green
      {He} {walks} to the window, three steps and a rest
      {fact}
      And the sun [has] come up, and it [has] on its best`,
    stanzas: `
      (Two beds|Two rooms|Two lives) [have] a wall and a morning between
      One part of one life [goes] across in a dish
      The clock [takes] its time, and the masks [bend] and [work]
      And a whole hall of people [is] holding one wish

      (The color|Some color|Warm color) [comes] up in a cheek that was gray
      The juice [has] a straw, and the straw [has] a bend
      The doctor [comes] in with the chart and a smile
      And the news [is] as good as a wave from a friend`,
    later: `
      The scar [turns] to silver, the pills [have] a box
      The garden [gets] planted, the evenings [grow] long
      And deep down inside, with no fuss and no word
      The gift [does] its work, and it [hums] right along`,
    hook: `
      Donor, oh donor, with no cape at all
      A donor's a giant, no matter how small

      A kidney, a heart, or a marrow to share
      A transplant is somebody saying, be there`,
  },
  {
    words:
      'quit_smoking quit_cigarettes quits_smoking quits_cigarettes stop_smoking stop_cigarettes stops_smoking stops_cigarettes stopped_smoking stopped_cigarettes gave_up_smoking gave_up_cigarettes give_up_smoking give_up_cigarettes giving_up_smoking giving_up_cigarettes quitting_smoking quitting_cigarettes stopping_smoking stopping_cigarettes cigarettes cigarette cigar cigars nicotine smokes_like smoke_cigarettes smoke_cigars smoke_a_pack smoke_a_pipe smokes_cigarettes smokes_cigars smokes_a_pack smokes_a_pipe smoked_cigarettes smoked_cigars smoked_a_pack smoked_a_pipe chain_smoker pack_a_day ashtray ashtrays',
    own: `
      {fact}
      {He} {stands} on the porch with {his} hands at a loss
      {He} {looks} at the evening, the smoke from the roofs
      And {talks} to a neighbor who [walks] on across

      (The coat|One coat|The scarf) on the hook [has] the smoke in its wool
      {He} {opens} the window and {breathes} the cold air
      {fact}
      And {whistles} an old bit of something out there`,
    stanzas: `
      (The ashtray|One ashtray|That ashtray) [is] washed, and [gets] peppermints in it
      The jar with the savings [goes] clink on the shelf
      The stairs [seem] a little bit shorter each week
      And coffee [has] started to taste like itself

      (The smoke|Blue smoke|Some smoke) [takes] its time going up through the light
      It [curls] like a cat round the edge of the lamp
      A lighter [goes] snap, and a story [begins]
      And out in the yard all the grasses [are] damp`,
    later: `
      The smell [leaves] the curtains, the coat, and the car
      It [stays] in some cards, and the lid of a tin
      And somebody [opens] it, just for a breath
      And a whole kitchen evening [is] drifting back in`,
    hook: `
      The cigarettes go, and the mornings come clear
      The cigarettes go, but the laughter's right here

      One last cigarette, with the match blowing out
      And breath is the thing that the song is about`,
  },
  {
    words:
      'sacrifice sacrifices sacrificed sacrificing gave_up_your gave_up_his gave_up_her gave_up_my gave_up_their gave_up_everything gave_up_college gave_up_school give_up_everything gives_up_everything turn_down_a turned_down_a put_us_first puts_everyone_first puts_us_first skip_meals skip_lunch skipped_meals skipped_lunch skips_meals skips_lunch went_without_food went_without_dinner went_without_so_we went_without_so_i goes_without_so',
    own: `
      {fact}
      {He} {says} that {he's} fine, and {he} {says} it with ease
      {He} {mends} the old collar and {polishes} shoes
      And {moves} the last dumpling across with the peas

      (The coat|One coat|The scarf) [is] so thin that the wind [comes] on through
      {He} {stops} at a window, and then {walks} on by
      {fact}
      And never {lets} anyone hear the least sigh`,
    stanzas: `
      (The lamp|A lamp|One lamp) [burns] all night at the end of the house
      A needle [goes] in and a needle [comes] through
      An old dress [comes] out as a child's sort of coat
      And [looks] in the morning as if it were new

      (A jar|One jar|The jar) on the shelf [fills] with nickels and dimes
      It could buy a hat, or a trip to the sea
      It [turns] into books, and a bus pass, and shoes
      On somebody small, who [is] out running free`,
    later: `
      It's only years later that somebody [sees]
      Whose portion was small and whose coat was so thin
      And [finds] that the doors they [have] walked through since then
      Were held by that someone, to let them all in`,
    hook: `
      Gave up the new coat and gave up the ring
      Gave up, and called it a small sort of thing

      Sacrifice says that it's only a crumb
      And sacrifice feeds all the seasons to come`,
  },
  {
    words:
      'sold sell_your sell_my sell_house sell_car sell_truck sell_bike sell_guitar sell_ring sells_house sells_car sells_truck sells_bike sells_guitar sells_ring selling_house selling_car selling_truck selling_bike selling_guitar selling_ring pawn pawned pawns pawnshop pawn_shop garage_sale garage_sales yard_sale yard_sales rummage_sale',
    own: `
      {fact}
      A handshake [goes] over, some bills, and a nod
      {He} {watches} it go to the end of the street
      And the place where it stood [looks] remarkably odd

      (The price|A price|The tag) [is] on tape in a handwriting, round
      {He} {says} what it [is] worth, and then {says} somewhat less
      {fact}
      And {throws} in the lampshade, the hat, and the dress`,
    stanzas: `
      (The tables|Two tables|Some tables) [are] out on the grass in a row
      A bear [costs] a dollar, a toaster [costs] two
      A lady [picks] up an old clock and its key
      And the clock [starts] to tick as if somebody knew

      (The wall|A wall|One wall) [has] a square where the picture has been
      The nail [is] still in, and the paper [is] bright
      Somebody [walks] through the echoing room
      And [says] to the windows, all right then, all right`,
    later: `
      It's somewhere in town with a new coat of paint
      It [plays], or it [runs], or it [shines] on a hand
      But a thing that was loved [has] a warmth in the grain
      And whoever [has] bought it [will] soon understand`,
    hook: `
      Sold to the fellow in front by the rail
      But no one puts memories up for a sale

      Sell it or pawn it, the ring or the chair
      What's sold is the thing, not the love that was there`,
  },
  {
    words:
      'raise_kids raise_children raise_me raise_us raise_you raise_boys raise_girls raise_sons raise_daughters raise_family raise_him raise_her raise_them raises_kids raises_children raises_me raises_us raises_you raises_boys raises_girls raises_sons raises_daughters raises_family raises_him raises_her raises_them raised_kids raised_children raised_me raised_us raised_you raised_boys raised_girls raised_sons raised_daughters raised_family raised_him raised_her raised_them raising_kids raising_children raising_me raising_us raising_you raising_boys raising_girls raising_sons raising_daughters raising_family raising_him raising_her raising_them like_my_own like_your_own like_his_own like_her_own as_my_own as_your_own as_his_own as_her_own called_me_step called_us_step bringing_up_children brought_us_up brought_me_up',
    own: `
      {fact}
      {He} {packs} up the lunches and {ties} up the lace
      {He} {finds} the lost bear and the rest of the coat
      And {wipes} the same jam from the very same face

      (A dream|A cough|A tooth) [wakes] the house in the middle of dark
      {He} {sits} on the bed till the window [is] gray
      {fact}
      And {pours} out the milk at the start of the day`,
    stanzas: `
      (The marks|Pencil marks|Small marks) on the doorframe [climb] up like a vine
      The trousers [give] up, and the sleeves [are] too small
      A book [is] laid flat on the top of the hair
      And a pencil [makes] room for some more of the wall

      (The table|One table|That table) [has] homework and glue and some peas
      A tooth [goes] in water, a fish [gets] a name
      A bike [loses] two of its wheels in the yard
      And nothing in there [stays] a minute the same`,
    later: `
      And then they [are] tall, and the bathroom [is] free
      The house [is] so tidy it [hurts] to walk through
      Then there [is] a key, and a bag full of wash
      And somebody [is] hungry, and everything [is] new`,
    hook: `
      Raise them on soup and on songs and on air
      Raising a family is just being there

      Raise up a child like a roof or a rose
      And who did the raising, the raised one well knows`,
  },
  {
    words:
      "stay_when stay_by_my stay_by_your stay_through stay_with_me stay_with_us stay_with_you stay_beside stay_anyway stays_when stays_by_my stays_by_your stays_through stays_with_me stays_with_us stays_with_you stays_beside stays_anyway stayed_when stayed_by_my stayed_by_your stayed_through stayed_with_me stayed_with_us stayed_with_you stayed_beside stayed_anyway by_my_side by_your_side by_his_side by_her_side stuck_with_me stuck_with_us stick_with_me stick_with_us never_left_me never_left_my never_left_us never_left_our never_left_his never_left_her never_left_your never_left_once never_leave_me never_leave_my never_leave_us never_leave_our never_leave_his never_leave_her never_leave_your never_leave_once didn't_left_me didn't_left_my didn't_left_us didn't_left_our didn't_left_his didn't_left_her didn't_left_your didn't_left_once didn't_leave_me didn't_leave_my didn't_leave_us didn't_leave_our didn't_leave_his didn't_leave_her didn't_leave_your didn't_leave_once chose_me choose_me chose_us always_there loyal loyalty thick_thin stand_by_me stood_by_me stands_by_me stood_by_us stand_by_us stood_by_you stood_by_him stood_by_her stuck_by_me stuck_by_us sticks_by_me stick_by_me through_thick_and_thin",
    own: `
      {fact}
      {He} {pulls} the chair close and {he} {takes} off {his} coat
      {He} {hasn't} an answer, and {says} so out loud
      And {holds} on as firm as a rope on a boat

      (The hallway|The room|The house) [has] grown still, and the coffee [is] cold
      {He} {moves} not an inch when the others [have] gone
      {fact}
      And the chair [is] still filled when the lights [have] come on`,
    stanzas: `
      (A chair|One chair|The chair) by the bed [keeps] a shape like a bowl
      The flowers [have] drooped, and the clock [has] run down
      A hand [is] a hand in the dark and the day
      And it [is] warmer by far than the best dressing gown

      (The rain|A rain|Long rain) [settles] in, and the crowd [melts] away
      The banners [come] down and the band [packs] its brass
      And two [are] still there, with one coat over both
      And sharing a roll as they [sit] on the grass`,
    later: `
      The bad time [goes] by, as a bad time will do
      The speeches [are] lost, and the cards in their pile
      But everyone [knows] to the end of the world
      Who sat down beside them, and stayed a long while`,
    hook: `
      Stay when it's sunny and stay when it snows
      Stay is the warmest of words the heart knows

      Never left, never left, not for a mile
      Never left, not for a bit of a while`,
  },
  {
    words:
      "believed_me believe_me believes_me never_give_up don't_give_up didn't_give_up doesn't_give_up won't_give_up keep_at_it kept_at_it keeps_at_it gave_up_on give_up_on gives_up_on giving_up_on never_gave_up never_gives_up never_quit never_quits said_i_could said_i_can says_i_could says_i_can knew_i_could knew_i_can told_could could_do_it persistent persistence determined determination try_again tries_again tried_again trying_again keep_trying keep_going keeps_trying keeps_going kept_trying kept_going",
    own: `
      {fact}
      The first time [goes] wrong, and the second [goes] worse
      {He} {nods} at the wreck of it, {brushes} it off
      And {starts} up the third like the next little verse

      (The odds|Long odds|The bets) [are] all low, and the experts [go] home
      {He} {puts} down {his} cup and {he} {rolls} up a sleeve
      {fact}
      And somehow that [is] plenty for all to believe`,
    stanzas: `
      (The bike|A bike|One bike) [wobbles] left and the bike [wobbles] right
      It [lies] in the ditch with its wheel going round
      It [is] stood up again, and it [is] pushed, and it [rolls]
      And there [goes] a hat, with no foot on the ground

      (The ant|An ant|One ant) with a crumb [goes] the whole of the step
      It [drops] it, and [turns], and it [has] it again
      It [takes] the long way by the edge of the pot
      And it [gets] the thing home by a quarter past ten`,
    later: `
      One morning it [works], and the whole street [looks] up
      They [say] it was easy, they [say] it was luck
      And one person [smiles] at a box full of tries
      At glue, and at string, and a wheel that had stuck`,
    hook: `
      Keep trying, keep trying, get up from the floor
      Keep trying, and then keep on trying once more

      Never give up when the others have quit
      Never give up, there is just one more bit`,
  },
  {
    words:
      'hold_me holds_me held_me hold_me_while hold_me_when hold_you_while hold_you_when holds_me_while holds_me_when holds_you_while holds_you_when held_me_while held_me_when held_you_while held_you_when shoulder_to_cry cried_on_my cried_on_your cried_shoulder cry_on_my cry_on_your cry_shoulder cries_on_my cries_on_your cries_shoulder wipe_tears wipes_tears wiped_tears dry_tears dried_tears comfort comforts comforted comforting broke_down_in_tears i_fell_apart i_fall_apart',
    own: `
      {fact}
      There [is] nothing to say, and so nothing [is] said
      The kettle [can] wait, and the whole world [can] wait
      And somebody's sleeve [has] the weight of a head

      (One tissue|A tissue|The tissue) [is] used, and the next, and the box
      {He} {sways} just a bit, like a boat on its rope
      {fact}
      And the coat [gets] all wet, and it [smells] of soft soap`,
    stanzas: `
      (The rain|Soft rain|Some rain) on the roof [does] the talking that night
      The tea [has] gone cold with a skin on the top
      Two arms [make] a house with a roof and a wall
      And the shaking [slows] down, and it [comes] to a stop

      (A sleeve|One sleeve|The sleeve) [has] a map of wet salt at the cuff
      A hand [makes] a circle in wool on a back
      It [goes] round and round like a very slow mill
      And light [comes] up under the blind through a crack`,
    later: `
      The words that were said there [are] gone with the tears
      The reason [is] hardly remembered at all
      But the heart [keeps] those arms in a place of its own
      And [goes] there to lean, when it's likely to fall`,
    hook: `
      Hold on and hold on, let the tears have their run
      Hold on till the crying is over and done

      Comfort is small as an arm and a chair
      Comfort is only the being right there`,
  },
  {
    words:
      'listen_to_me listen_to_us listen_to_everyone listen_to_people listen_to_my listen_to_problems listen_to_you listen_problems listens_to_me listens_to_us listens_to_everyone listens_to_people listens_to_my listens_to_problems listens_to_you listens_problems listened_to_me listened_to_us listened_to_everyone listened_to_people listened_to_my listened_to_problems listened_to_you listened_problems listening_to_me listening_to_us listening_to_everyone listening_to_people listening_to_my listening_to_problems listening_to_you listening_problems good_listener great_listener best_listener really_listens really_listened really_listen always_listens always_listened always_listen hear_me_out hears_me_out heard_me_out',
    own: `
      {fact}
      {He} {puts} down {his} fork, and {he} {turns} in {his} seat
      {He} {looks} at no clock and {he} {looks} at no phone
      And the words [come] along on their own little feet

      (The pot|The tea|The soup) [has] gone cold, and the story [goes] round
      {He} {asks} a small question, then {waits} a long while
      {fact}
      And the knot [comes] undone, and it [turns] to a smile`,
    stanzas: `
      (The porch|One porch|The step) [has] two chairs, and the chairs [have] a lean
      A moth [has] the lamp and the dark [has] the trees
      One voice [goes] along like a stream over stones
      And somebody [nods], with both hands on their knees

      (A worry|One worry|Some worry) [comes] in with its hat pulled down low
      It [sits] on the edge, and it [looks] at the floor
      It [is] asked how it [is], and it [says], and it [says]
      And it [leaves] a lot smaller than it was before`,
    later: `
      Advice [comes] in bags, and it's cheap, and it [keeps]
      And most of it [goes] in the drawer with the string
      But somebody's quiet, with room to sit down
      Can wind a heart up, like the key in a spring`,
    hook: `
      Listen, just listen, and let it come out
      To listen is half what all love is about

      A listener hears what the words never say
      Listen, and trouble goes lighter away`,
  },
]
