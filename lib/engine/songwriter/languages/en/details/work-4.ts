import type { Details } from '../../stanzas.ts'

/** The office, the desk, and what becomes of a job, told in sentences. */
export const work4: readonly Details[] = [
  {
    words:
      'accountant accountants accounting bookkeeper bookkeepers bookkeeping spreadsheet spreadsheets taxes tax_return tax_returns tax_season cpa payroll auditor balances_the_books in_accounts accounts_department accounts_team accounts_dept',
    own: `
      {fact}
      {He} {adds} up the column and {misses} by one
      {He} {hunts} for that penny till quarter to ten
      And {finds} it at last, with a shout, like the sun

      {He} {tips} out (the shoebox|a shoebox|a bag) full of receipts
      And {smooths} every one with a thumb
      {fact}
      And {dances} one step at the end of the sum`,
    stanzas: `
      (The pencil|A pencil|One pencil) [gets] short, and the coffee [gets] cold
      The numbers [go] down like a stair
      A fly [takes] a walk through the middle of May
      And the two sides [agree] to a hair

      (The tape|Long tape|A tape) [curls] away off the desk to the floor
      A seven [looks] much like a one
      A lunch [comes] to light with the bills from July
      And the in-tray [goes] down like the evening sun`,
    later: `
      The lamp [is] put out and the ledger [is] shut
      The columns [are] straight as a street
      And somebody's dream has its rent and its light
      With the help of one small balance sheet`,
    hook: `
      The bookkeeping's done and the ledger is neat
      And nothing's left over down there on the sheet

      Accountants can tell it, they count it up right
      And one lonely penny comes home in the night`,
  },
  {
    words:
      'coder coders coding writes_code wrote_code writing_code programmer programmers programming software software_engineer software_engineers software_developer web_developer debug debugs debugged debugging software_bug software_bugs fixes_bugs fixed_bugs fixing_bugs deploys deploying_code deployed_code pull_request pull_requests learning_python writes_python learn_python',
    own: `
      {fact}
      {He} {changes} one line and {he} {sits} back to see
      And now there [are] seventeen errors instead
      And {he} {says} a short word and {makes} a large tea

      {He} {tells} it (out loud|step by step|once again) to the duck by the screen
      And {stops} with one hand in {his} hair
      {fact}
      And {shouts} "It's a comma!" and {wakes} the whole stair`,
    stanzas: `
      (The cursor|A cursor|The prompt) [gives] a wink at the end of the line
      The fan [starts] to sound like a plane
      A bar [goes] to ninety and [stays] there an hour
      And the pizza [comes] up through the rain

      (The screen|A screen|The big screen) [goes] all red, and the room [goes] all still
      A crumb [has] a home in the keys
      The thing [starts] to work, and nobody [knows] why
      And the room [has] a dance, on its toes and its knees`,
    later: `
      The light in the window [goes] out around four
      The tests [are] all green on the wall
      And somewhere a button does just what it says
      And nobody wonders at all`,
    hook: `
      Coding and coding, the clock says it's one
      It's nearly, it's nearly, it's very near done

      Debugging, debugging, a comma, a dot
      It worked in the evening, by morning it's not`,
  },
  {
    words:
      'meetings staff_meeting team_meeting board_meeting boring_meeting long_meeting work_meeting conference_call conference_calls conference_room powerpoint slide_deck on_mute unmute unmuting unmutes unmuted',
    own: `
      {fact}
      {He} {draws} a small boat on the side of a page
      It [grows] a whole harbor, a lighthouse, and gulls
      And the man with the pointer [is] still at that stage

      {He} {talks} for (a minute|five minutes|a while), and {he} {talks} very well
      And all of them [wave] at an ear
      {fact}
      And {says} it again with the sound on, and clear`,
    stanzas: `
      (The screen|A screen|The slide) [shows] a pie that [is] not for the lunch
      The coffee [goes] round in its pot
      A window [shows] somebody walking a dog
      And everyone [looks] at that dog quite a lot

      (A phone|One phone|Some phone) [starts] to buzz like a bee in a bag
      A chair [gives] a very rude squeak
      The biggest of questions [is] held to the light
      And it [goes] on the list for the following week`,
    later: `
      At last they all [stand], and the chairs [are] pushed in
      A circle of cups [stays] behind
      And all that was settled was when to meet next
      And that nobody there seemed to mind`,
    hook: `
      A meeting, a meeting, a meeting at ten
      To settle the day they'll be meeting again

      On mute, on mute, with the lips going round
      The best of the meeting was had without sound`,
  },
  {
    words: 'email emails emailed emailing e-mail e-mails inbox reply_all replies_all replied_all',
    own: `
      {fact}
      {He} {types} out, "Kind regards", and {he} {takes} out the "kind"
      {He} {thinks} a bit more, and {he} {puts} it back in
      And {sends} it too soon, with a jolt of the mind

      {He} {presses} (the button|"send all"|"reply all"), and {he} {sees} the long list
      And {runs} down the hall in {his} socks
      {fact}
      And it [is] there already in everyone's box`,
    stanzas: `
      (The inbox|An inbox|The list) [has] a number that [grows] in the night
      A prince [offers] gold, his to spare
      A newsletter [comes] from a shop selling boats
      And one [says] there [is] cake in the room by the stair

      (The ping|A ping|One ping) [is] so small that it [can't] be ignored
      The thread [is] now forty notes long
      The file [is] attached, it [says] so, and it [isn't]
      And "Sorry, all", [comes] with another one, wrong`,
    later: `
      One evening it's empty, the screen [is] all white
      It [lasts] for a minute or three
      But one in a folder will never be cleared
      It just says, "Come over for tea"`,
    hook: `
      An email, an email, a ping and a ping
      And half of them don't say a single new thing

      Inbox, inbox, look at it grow
      And one of them starts with a lovely hello`,
  },
  {
    words:
      'job_interview job_interviews interview interviews interviewed interviewing job_application job_applications job_hunt job_hunting job_search cover_letter cover_letters his_resume her_resume my_resume your_resume',
    own: `
      {fact}
      {He} {irons} a shirt and the front of the tie
      {He} {says} {his} own name in the mirror, out loud
      And {tries} out a handshake, not wet and not dry

      {He} {sits} on (the chair|the edge|a couch) that [goes] down to the floor
      With both of {his} knees by {his} chin
      {fact}
      And the door [comes] half open, and {he's} called in`,
    stanzas: `
      (The clock|A clock|The wall clock) [has] a tick that [is] heard on the street
      A plant [holds] its breath in the hall
      Three people in glasses [look] down at a page
      And the water [is] offered to all

      (The question|One question|A question) [is] simple, and then [has] a tail
      A pen [makes] a note and a dot
      A nod on the left [is] as good as a hand
      And the collar [is] suddenly hot`,
    later: `
      The good shirt [goes] back on its hook on the door
      The phone [is] put close to the bed
      And whether it's yes or it's no in the end
      The courage goes on up ahead`,
    hook: `
      Job interview, smile, and sit up in the chair
      With shoes that are shining and water-combed hair

      The interview's over, the tie can come down
      And ice cream for courage, the biggest in town`,
  },
  {
    words:
      'new_job new_jobs first_day_at_work first_day_of_work first_day_on_the_job starts_a_job starting_a_job got_the_job got_a_job got_hired first_job',
    own: `
      {fact}
      {He} {wakes} before five so as not to be late
      {He} {gets} there so early the doors [are] still locked
      And {walks} round the block till the clock [gets] to eight

      {He} {learns} thirty (names|first names|new names), and {forgets} twenty-nine
      And {looks} for the stairs, or a map
      {fact}
      And {walks} in a closet, and {waves} with {his} cap`,
    stanzas: `
      (The badge|A badge|The new badge) [has] a picture of somebody scared
      The chair [sinks] right down to the floor
      A kind face [explains] how the coffee [is] made
      And somebody [holds] open every last door

      (A cup|One cup|A mug) [is] picked out from the back of the shelf
      A locker [gets] somebody's name
      A chair [is] pulled up to the table at lunch
      And after that nothing [is] strange, or the same`,
    later: `
      That night on the step with the shoes off at last
      The feet [have] a good deal to say
      And all of the people who once were that new
      Still smile when they think of the day`,
    hook: `
      A new job, a new job, a badge and a chair
      And somebody friendly is already there

      First job, oh, first job, the shine on the shoe
      And everyone there was one morning as new`,
  },
  {
    words:
      "quit_my_job quit_his_job quit_her_job quit_a_job quit_the_job quit_your_job quitting_my_job quitting_her_job quitting_his_job quitting_the_job quits_her_job quits_his_job resigned resigns resigning resignation two_weeks_notice two_weeks'_notice gave_notice giving_notice handed_in_notice left_my_job leaving_my_job leaving_the_job changed_jobs changing_jobs",
    own: `
      {fact}
      {He} {packs} up the mug and the plant with three leaves
      {He} {leaves} the chair turned to the window, for once
      And {goes} round to hug them, with tears on both sleeves

      {He} {lays} down (the letter|the badge|a letter) and {lets} out a breath
      And {looks} round the room by the door
      {fact}
      And the stairs [go] by lighter than ever before`,
    stanzas: `
      (The box|One box|A box) [goes] downstairs with a lamp sticking out
      A card [has] been signed on the back
      A cake [is] cut up with a ruler, with care
      And the plant [gets] a ride in a sack

      (The chair|A chair|The desk) [is] left empty, the drawers [are] all clear
      A coat hook [is] free in the hall
      The phone [starts] to ring, and [is] left to ring on
      And the sun [lies] in squares on the floor and the wall`,
    later: `
      The next day [is] Monday, and no alarm [goes]
      The toast [has] the time to be toast
      The road has no sign, and the sun's on the gate
      And the first step's the one that counts most`,
    hook: `
      Gave notice, gave notice, and out through the door
      There's weather out there, and there's room for some more

      Resigned, and the plant's in the crook of an arm
      It's goodbye to the desk and goodbye the alarm`,
  },
  {
    words: 'promotion promotions promoted pay_raise got_a_raise gets_a_raise getting_a_raise got_the_promotion',
    own: `
      {fact}
      {He} {keeps} a straight face till the hall [is] behind
      {He} {dances} alone in the lift to the ground
      And {walks} past the desk, very calm and refined

      {He} {calls} up (at once|from the stairs|from the street), and {he} {tries} to sound cool
      And the cheer [shakes] the ear off the phone
      {fact}
      And {buys} a round cake just as grand as a throne`,
    stanzas: `
      (The name|A name|A new name) on the door [is] still wet to the touch
      The chair [has] an arm on each side
      The good pens [come] out of a drawer with a key
      And the team at the table [is] grinning with pride

      (A cork|One cork|The cork) [hits] the ceiling and [lands] in the fern
      The cards [come] in bundles of ten
      Somebody [asks] for a speech, and [gets] one
      And everyone [claps] it again and again`,
    later: `
      The work [is] no smaller, the hours [are] the same
      The ladder [has] one more to climb
      But what was put in, in the dark, with no thanks
      Was noticed by someone, in time`,
    hook: `
      Promotion, promotion, one more up the stair
      For all of the mornings of just being there

      A pay raise, a pay raise, a bit more for bread
      And bigger than that is the nice thing they said`,
  },
  {
    words: 'boss bosses my_manager her_manager his_manager our_manager manager managers supervisor supervisors',
    own: `
      {fact}
      {He} {comes} to the meeting with donuts and tea
      {He} {stays} till the last of the boxes [is] packed
      And {gives} up a parking place, under a tree

      {He} {knows} (every birthday|each birthday|all the birthdays), each cough, and each dog
      And {laughs} at the joke on the door
      {fact}
      And {whistles} all down to the very last floor`,
    stanzas: `
      (The door|A door|The big door) [has] a chair where the worries [are] heard
      A mug on the desk [says] "The Best"
      The list on the board [gets] as long as an arm
      And a plant by the window [looks] ready to rest

      (The phone|A phone|The red phone) [rings] once, and the next one [rings], too
      A pen [is] tapped hard on a pad
      The numbers [come] in at a quarter past four
      And somebody [asks] for the good, then the bad`,
    later: `
      The chair [is] pushed in and the lamp [is] put out
      The figures [fade] out of the head
      What stays is the morning that somebody failed
      And the good, quiet thing that was said`,
    hook: `
      The boss, oh, the boss, with the key and the chair
      A door that stands open is worth the whole stair

      A manager's job isn't sitting up high
      It's carrying worries that others walk by`,
  },
  {
    words:
      'coworker coworkers co-worker co-workers colleague colleagues officemate office_mate work_friend work_friends cubicle cubicles break_room breakroom water_cooler',
    own: `
      {fact}
      {He} {rolls} a chair over at a quarter to three
      {He} {hears} the whole story, the long way around
      And {laughs} so the papers [are] spattered with tea

      {He} {leaves} half (a muffin|a cookie|a sandwich) on top of the keys
      With a note that [has] only a face
      {fact}
      And the worst day at work [is] a funnier place`,
    stanzas: `
      (The kettle|A kettle|The coffee) [brings] them all out like a bell
      A card [goes] around in a file
      Somebody's lunch [has] gone missing again
      And two heads [come] up from the desks with a smile

      (A rubber band|One rubber band|A paper plane) [flies] over three desks
      The copier [chews] up a sheet
      A cupcake [is] brought with one candle on top
      And they [sing] it off key with the drum done by feet`,
    later: `
      The desks [go] to others, the mugs [are] packed up
      The meetings and memos [move] on
      But who had the next chair, and what made them laugh
      Stays on when the rest is all gone`,
    hook: `
      Coworkers, coworkers, cups in a row
      They know all the troubles before they can show

      Work friends are friends from a quarter to nine
      And friends in the rain at the end of the line`,
  },
  {
    words:
      'two_jobs three_jobs second_job second_jobs side_hustle side_job side_jobs extra_shift extra_shifts double_shift double_shifts works_doubles worked_doubles',
    own: `
      {fact}
      {He} {changes} {his} shirt on the back of the bus
      {He} {eats} a cold sandwich between here and there
      And {gets} the day over with no kind of fuss

      {He} {sets} two alarms (and a clock|and a bell|and the stove) for the dawn
      And {beats} both of them to the floor
      {fact}
      And there [is] a coin in the jar, and one more`,
    stanzas: `
      (The bus|A bus|The last bus) [goes] by with its windows lit up
      A sandwich [is] supper and lunch
      Two name tags [lie] side by side on the shelf
      And the keys on the ring [make] a heavier bunch

      (The clock|A clock|One clock) [says] it [is] time, and the next [says] it, too
      A coat [doesn't] get to its hook
      The cat [keeps] the pillow as warm as a roll
      And the jar on the shelf [gets] a very long look`,
    later: `
      The rent [is] all paid, and there's bread in the tin
      The feet [are] put up for a while
      The shoes by the door could tell all that it took
      But they've never complained of a mile`,
    hook: `
      Two jobs, two jobs, and one pair of feet
      With a sandwich for supper half down the street

      Double shift, double shift, sun up to moon
      And a bed at the end of it, none too soon`,
  },
  {
    words:
      'overtime late_at_the_office late_at_work late_at_the_shop working_late works_late worked_late work_late stays_late stayed_late workaholic midnight_oil deadline deadlines',
    own: `
      {fact}
      {He} {moves} the lamp closer and {rolls} up a sleeve
      {He} {eats} noodles out of the box with a pen
      And {swears} to the cleaner it [is] time to leave

      {He} {waves} at (the sensor|the lamp|the ceiling) when all [goes] to black
      And {types} with one finger by moon
      {fact}
      And {texts} someone waiting a hopeful "Home soon"`,
    stanzas: `
      (The floor|One floor|The whole floor) [is] dark but for one yellow square
      A vacuum [sings] low down the hall
      The coat on the hook [looks] the other way, hurt
      And the clock [is] the loudest of all

      (The lift|A lift|The night lift) [goes] up for just one pair of shoes
      A moth [works] the late shift as well
      A plate [sits] at home with a lid to keep warm
      And the key in the lock [is] as good as a bell`,
    later: `
      The deadline [goes] by like a train in the night
      The work [is] a file, and [is] shut
      But somebody left on the light by the stair
      And a slice of the pie that was cut`,
    hook: `
      Working late, working late, one light in the tower
      And supper kept warm till whatever the hour

      The deadline, the deadline, it's nearly in sight
      It's always tomorrow and always tonight`,
  },
  {
    words:
      'paycheck paychecks payday pay_day rent_money pays_the_rent pay_the_rent paid_the_rent paying_the_rent rent_is_due makes_ends_meet make_ends_meet made_ends_meet making_ends_meet salary minimum_wage',
    own: `
      {fact}
      {He} {sits} with a pencil and coins in a row
      {He} {counts} them, and {moves} them, and {counts} them again
      And the milk [is] enough when the pouring [is] slow

      {He} {mends} up (the elbow|the old coat|a hem) by the light of the stove
      And {makes} one good stew stretch to four
      {fact}
      And {finds} just a little, when friends [knock], for more`,
    stanzas: `
      (The envelopes|Six envelopes|Small envelopes) [stand] in a line on the shelf
      The jar [has] a coin and a stamp
      The kettle [is] boiled for just half of a pot
      And the numbers [come] right by the light of the lamp

      (The slip|A slip|The thin slip) [comes] out with a line and a line
      A coupon [is] cut round the edge
      The rent [goes] away under somebody's door
      And a potted geranium [blooms] on the ledge`,
    later: `
      The bills [are] all paid, and the lamp [is] turned low
      The coins [are] asleep in the tin
      And nobody small in the beds up the stair
      Knows anything else but tucked in`,
    hook: `
      Payday, payday, the envelope's thin
      But there's cake on the table, so come along in

      To make ends meet takes a stitch and a tuck
      A good bit of love and a small bit of luck`,
  },
  {
    words:
      'retire retires retiring retirement retiree last_day_of_work last_day_at_work pension years_service years_of_service carriage_clock leaving_do',
    own: `
      {fact}
      {He} {wakes} before six, and {he} {smiles}, and {turns} round
      {He} {hears} all the neighbors go off in the rain
      And {pulls} up the quilt without making a sound

      {He} {hangs} up (the tie|the badge|the keys) on a nail in the shed
      And {drinks} a whole pot in the sun
      {fact}
      And the list of small plans [has] reached seventy-one`,
    stanzas: `
      (The desk|A desk|The old desk) [is] cleared, and a box [holds] it all
      A banner [hangs] down at one end
      A speech [starts] out funny and [goes] a bit hoarse
      And the card [has] been signed there by friend after friend

      (The clock|A clock|The old clock) by the bed [is] put off with a thumb
      The garden [is] first on the list
      A Monday [walks] by with its briefcase and tie
      And a robin [looks] up from a worm in the mist`,
    later: `
      The locker [goes] on to some other new coat
      The name [has] come off of the wall
      But down at the place, when a thing's to be done
      They do it like that, after all`,
    hook: `
      Retirement, retirement, no clock by the bed
      A whole open Monday, and Tuesday, ahead

      Last day of work, and the keys handed in
      The rest of the story is free to begin`,
  },
  {
    words:
      'laid_off layoff layoffs got_fired was_fired been_fired getting_fired fired_from lost_my_job lost_his_job lost_her_job lost_your_job lost_the_job losing_my_job losing_the_job unemployed unemployment pink_slip job_loss',
    own: `
      {fact}
      {He} {carries} the box through the rain to the car
      {He} {sits} for a while with {his} hands on the wheel
      And {buckles} the fern in beside, in its jar

      {He} {sits} in (the kitchen|the yard|the hall) with a list and a pen
      And {writes} down the things {he} {can} do
      {fact}
      And the list [is] a good deal too long to get through`,
    stanzas: `
      (The desk|A desk|The desk drawer) [is] emptied of pens and a spoon
      A fern [gets] a ride on a knee
      The light on the lock [turns] from green into red
      And a friend on the stairs [says], "Come over for tea"

      (The morning|A morning|Some morning) [has] nothing to do but be bright
      The toast [is] too loud in the hall
      A neighbor [leaves] soup by the door in a pot
      And the dog [has] its longest good walk of them all`,
    later: `
      The box [stands] unopened till sometime in spring
      The mug [comes] out first, and the pen
      A job is a coat, and a coat can be lost
      And a person gets warm once again`,
    hook: `
      Laid off, laid off, with a box and a fern
      It's only a road that has come to a turn

      A job can be lost, but the hands know the way
      And something will knock at the door one day`,
  },
  {
    words: 'printer printers copier copiers photocopier paper_jam paper_jams copy_machine fax_machine toner',
    own: `
      {fact}
      {He} {opens} flap A, and {he} {opens} flap B
      {He} {pulls} on a corner, and out [comes] a strip
      Like a fan, or a fish, or a map of the sea

      {He} {speaks} to it (softly|like friends|with a smile), then {he} {turns} the thing off
      And {hits} it with love on the side
      {fact}
      And forty-one copies [come] out like a tide`,
    stanzas: `
      (The light|A light|One light) [starts] to blink that [is] not in the book
      The tray [says] it [is] out, and [is] full
      A page [comes] out warm, with a stripe down the face
      And the last piece of paper [comes] off in the pull

      (The toner|Black toner|Some toner) [goes] up like the smoke from a fire
      A thumb [leaves] its print on the door
      The thing [gives] a whir, and a clunk, and a sigh
      And it [spits] out a page from the Tuesday before`,
    later: `
      That night, with the office asleep in the moon
      It [lights] up, with no one to see
      And quick as a wink, and as clean as a bone
      It [prints] what was needed at three`,
    hook: `
      Printer, oh, printer, it's one little sheet
      There's paper, there's ink, there's a stamp of the feet

      A paper jam, paper jam, one tiny light
      The copier knows who's in a hurry tonight`,
  },
  {
    words:
      'works_from_home work_from_home working_from_home worked_from_home home_office remote_work remote_job works_remotely working_remotely telecommutes',
    own: `
      {fact}
      {He} {wears} a good shirt with pajamas below
      {He} {sits} by the jam with a serious face
      And {nods} at the screen with the sound turned down low

      {He} {walks} to (the kettle|the window|the fridge), the full eleven feet
      And {calls} it a walk in the air
      {fact}
      And {wakes} up the cat, who [has] taken the chair`,
    stanzas: `
      (The cat|A cat|One cat) [gets] a turn with its tail on the screen
      A child [holds] a drawing up high
      The doorbell [goes] off in the middle of sums
      And ten tiny faces [look] up to say hi

      (The dryer|A dryer|The drill) [starts] to hum at the start of the call
      A crumb [lodges] under the S
      The neighbor [looks] in with a parcel or two
      And the dog [has] its view, which it [starts] to express`,
    later: `
      The laptop [is] shut, and the table [is] laid
      The office [goes] back in its drawer
      The long journey home is three steps and a turn
      With blocks to be built on the floor`,
    hook: `
      Work from home, work from home, slippers and tea
      With a meeting at ten and a cat on the knee

      The home office opens, the kettle is on
      The shirt is for meetings, the trousers are gone`,
  },
  {
    words:
      'started_my_own_business started_her_own_business started_his_own_business starting_my_own_business starting_her_own_business starting_his_own_business small_business startup startups start-up entrepreneur entrepreneurs started_a_business starting_a_business starts_a_business runs_a_business ran_a_business started_a_company self-employed self_employed freelancer freelances freelancing',
    own: `
      {fact}
      {He} {makes} the spare bed into office and store
      {He} {prints} a small card with the name on it, straight
      And {hangs} up a sign on the laundry room door

      {He} {answers} (the first call|a phone call|the phone) in a serious voice
      And {asks} them to please hold the line
      {fact}
      And {dances}, and {picks} it back up, sounding fine`,
    stanzas: `
      (The first one|An order|One order) [comes] in from a name no one [knows]
      A dollar [is] framed on the wall
      The boxes [climb] up by the side of the bath
      And the phone [rings] at supper, a very long call

      (The lamp|A lamp|One lamp) [is] still on at a quarter to one
      The kitchen [is] labels and tape
      The kettle [keeps] up with the list on the fridge
      And a napkin of scribbles [starts] taking on shape`,
    later: `
      There [are] months by a thread, with the heart in the mouth
      There [are] nights when the sums [have] no end
      But the name on the door was a thing in a head
      And now it's as real as a friend`,
    hook: `
      A small, small business, one lamp and a chair
      An idea on a napkin, and now it is there

      Self-employed, self-employed, captain and crew
      The boss makes the coffee and sweeps the floor, too`,
  },
  {
    words:
      'lawyer lawyers attorney attorneys law_school law_firm law_student courtroom bar_exam the_bar_exam paralegal',
    own: `
      {fact}
      {He} {reads} the small print till the moon [has] gone down
      {He} {marks} one small word with a yellow flag, twice
      And {carries} ten boxes all over the town

      {He} {stands} up (in blue|in gray|in black) with one hand on the rail
      And {says} what [is] fair and [is] true
      {fact}
      And the room [is] so quiet a pen drop [comes] through`,
    stanzas: `
      (The books|Old books|Brown books) [stand] up tall in their leather and gold
      A ribbon [ties] page on to page
      The high wooden bench [looks] down over its nose
      And a clerk [stamps] a paper the color of age

      (The briefcase|A briefcase|One briefcase) [shuts] up with two little clicks
      A pencil [is] tapped on a pad
      The marble [sends] footsteps the length of the hall
      And somebody [waits] on a bench with their dad`,
    later: `
      The papers [are] boxed, and the light [is] put out
      The case [is] a number somewhere
      But somebody sleeps very soundly tonight
      For something was put right in there`,
    hook: `
      Lawyer, oh, lawyer, the long and the short
      The right word for someone, said out loud in court

      Law school, law school, pages to go
      There's so much to read, and so much to know`,
  },
  {
    words: 'translator translators translates translated translating translation translations interpreter interpreters',
    own: `
      {fact}
      {He} {turns} one small word like a stone in the hand
      {He} {says} it both ways to the rain on the glass
      Till both of the languages [come] in to land

      {He} {carries} (a joke|one joke|the joke) like an egg on a spoon
      From this side across to the other
      {fact}
      And two people [laugh] as if each [is] a brother`,
    stanzas: `
      (The lamp|A lamp|One lamp) [shines] on two open books side by side
      A word [has] no twin on the shelf
      The margin [fills] up with small crosses and stars
      And a rhyme [comes] along by itself

      (The tea|Hot tea|A cup) [is] made fresh at the start of a line
      A finger [keeps] hold of the place
      A joke with a goat [is] a joke with a bird
      And a smile [comes] at last over somebody's face`,
    later: `
      The words [are] all over, the lamp [is] put out
      No name [is] remembered for long
      But people with half of the world in between
      Are humming the very same song`,
    hook: `
      Translator, translator, there and then back
      A bridge made of paper, in white and in black

      In every translation, there's something that stays
      A heart is a heart in a hundred good ways`,
  },
  {
    words:
      'journalist journalists journalism reporter reporters newsroom newspaper_editor foreign_correspondent newscaster news_anchor press_pass byline bylines',
    own: `
      {fact}
      {He} {writes} on {his} hand when the pages [are] few
      {He} {asks} it again in a quieter voice
      And after a silence the story [comes] through

      {He} {runs} for (the phone|the door|the desk) with {his} coat half undone
      And {spells} every name, to be right
      {fact}
      And {sees} it in print by the corner shop light`,
    stanzas: `
      (The keys|Ten keyboards|The keyboards) [go] clatter from wall on to wall
      The coffee [is] older than news
      A headline [is] cut till it [fits] in its box
      And the editor [comes] down the hall in loud shoes

      (The phone|A phone|One phone) [is] held tight by a shoulder and chin
      A tape [goes] around in its case
      A map [is] pinned up with a tack through the town
      And the last line [is] cut so the rest [has] a place`,
    later: `
      Next week it [is] only for lighting the stove
      The next news [comes] in through the door
      But somebody cut out one piece with a knife
      And it's kept in a book in a drawer`,
    hook: `
      Reporter, reporter, what's true and who knows
      A pad and a pencil, the rain on the nose

      News in the newsroom, the phone and the page
      And the truth getting up on a very small stage`,
  },
]
