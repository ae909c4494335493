import type { Details } from '../../stanzas.ts'

/** Giving, lending, greeting, keeping. */
export const people5: readonly Details[] = [
  {
    words: 'lend lends lending lent loaned loaning lender',
    own: `
      {fact}
      {He} {asks} for no paper, no date, and no why
      {He} {says} a thing [rusts] if it only [sits] still
      And {waves} it goodbye with a glint in {his} eye

      (The ladder|The saw|The tent) [has] gone left, and the drill [has] gone right
      {He} {hammers} a nail with the heel of a shoe
      {fact}
      And {waits} with a smile till it [comes] back like new`,
    stanzas: `
      (The ladder|One ladder|A ladder) [goes] out and [comes] home with some paint
      The book [comes] again with a leaf at the place
      The cake pan [comes] back, but it never [comes] bare
      There [is] jam in it, wrapped in a ribbon of lace

      (A space|One space|The gap) on the shelf [is] the shape of a drill
      A nail on the wall [has] the shape of a saw
      The street [is] so full of the things from one shed
      That sharing [is] simply the neighborhood law`,
    later: `
      The drill [wears] right down and the pages [wear] thin
      The names on the flyleaf [fill] line upon line
      And all of the things that were lent, in the end
      They [come] home with stories, and cookies, and wine`,
    hook: `
      Lend it out, lend it out, what is it for?
      The more that is lent out, the more's in the drawer

      Lent for a day or a month or a year
      What's lent with a smile will come back around here`,
  },
  {
    words:
      'borrow borrows borrowed borrowing borrower never_return never_returns never_returned never_gave_back never_gives_back',
    own: `
      {fact}
      {He} {says} it [is] a loan, for an hour, maybe two
      {He} {says} it with such a sincere kind of face
      That even the sweater [believes] it [is] true

      (The book|The drill|The coat) [has] its owner's name down the inside
      {He} {says} it [is] happy with {him}, and well fed
      {fact}
      And {sits} there in somebody's sweater instead`,
    stanzas: `
      (The sweater|One sweater|A sweater) [has] gone on a trip down the street
      It [comes] to the door on somebody new
      It [sees] its old owner and [gives] them a wave
      And the worst of it [is] that it [looks] better, too

      (The shelf|A shelf|One shelf) [is] a town full of books on a stay
      They [have] other names written in them in ink
      The bowls and the cups [have] been there for so long
      They [have] their own hooks, and a view of the sink`,
    later: `
      Then somebody [comes] to collect what [is] theirs
      They [sit] down a while, and they [talk] until ten
      And off they [go] home with a jar and a book
      That one of these days they [will] bring back again`,
    hook: `
      Borrow a cup and a coat and a pen
      And borrow it once and then borrow again

      Borrow the ladder and borrow the light
      What's borrowed with love is returned when it's right`,
  },
  {
    words:
      'give_away give_it_away give_last give_everything gives_away gives_it_away gives_last gives_everything gave_away gave_it_away gave_last gave_everything giving_away giving_it_away giving_last giving_everything given_away given_it_away given_last given_everything generous generously generosity kindness kindest kind-hearted kindhearted kind_to so_kind very_kind selfless unselfish donate donates donated donating donation donations shirt_off',
    own: `
      {fact}
      {He} {does} it as lightly as passing the bread
      {He} {has} something else to get on with just then
      And {blushes} at anything kind that [is] said

      (The coat|The scarf|One coat) [has] gone off on somebody's back
      {He} {says} that {he's} warm from the walk, after all
      {fact}
      And {whistles} {his} way through the frost by the wall`,
    stanzas: `
      (A basket|One basket|A box) [is] left on a step with a cloth
      The bell [gives] one ring, and there [is] no one about
      There [is] only a jar that [is] warm on the side
      And a footprint or two in the snow, leading out

      (A coin|The last coin|One coin) [goes] over the counter for bread
      The bread [goes] in half in the cold of the square
      A pigeon [is] given the crumb that [is] left
      And everyone [walks] away fuller from there`,
    later: `
      A kindness [moves] on when it's out of the hand
      It [turns] to a ride, or a letter, or bread
      And somebody somewhere, three winters from then
      Is warm from a word that was once kindly said`,
    hook: `
      Give it away, and give more of it yet
      What's given away is what no hearts forget

      Kindness is kindness, it's light as a crumb
      And kindness goes on to the people to come`,
  },
  {
    words:
      'slip_twenty slip_twenties slip_money slip_dollars slip_dollar slip_bill slip_bills slip_five slip_ten slip_cash slips_twenty slips_twenties slips_money slips_dollars slips_dollar slips_bill slips_bills slips_five slips_ten slips_cash slipped_twenty slipped_twenties slipped_money slipped_dollars slipped_dollar slipped_bill slipped_bills slipped_five slipped_ten slipped_cash slipping_twenty slipping_twenties slipping_money slipping_dollars slipping_dollar slipping_bill slipping_bills slipping_five slipping_ten slipping_cash tuck_twenty tuck_twenties tuck_money tuck_dollars tuck_dollar tuck_bill tuck_bills tuck_five tuck_ten tuck_cash tucks_twenty tucks_twenties tucks_money tucks_dollars tucks_dollar tucks_bill tucks_bills tucks_five tucks_ten tucks_cash tucked_twenty tucked_twenties tucked_money tucked_dollars tucked_dollar tucked_bill tucked_bills tucked_five tucked_ten tucked_cash sneak_twenty sneak_twenties sneak_money sneak_dollars sneak_dollar sneak_bill sneak_bills sneak_five sneak_ten sneak_cash sneaks_twenty sneaks_twenties sneaks_money sneaks_dollars sneaks_dollar sneaks_bill sneaks_bills sneaks_five sneaks_ten sneaks_cash press_twenty press_twenties press_money press_dollars press_dollar press_bill press_bills press_five press_ten press_cash pressed_twenty pressed_twenties pressed_money pressed_dollars pressed_dollar pressed_bill pressed_bills pressed_five pressed_ten pressed_cash slip_me_a slips_me_a slipped_me_a last_dollar last_dollars last_cent last_dime paid_bill paid_bills paid_tuition paid_college paid_my_way paid_electric paid_for_my pays_bill pays_tuition pays_college pays_my_way pays_electric pays_for_my pay_bill pay_tuition pay_college pay_my_way pay_electric pay_for_my paying_bill paying_tuition paying_college paying_my_way paying_electric paying_for_my send_money send_money_home sends_money sends_money_home sent_money sent_money_home sending_money sending_money_home gave_money gave_dollars gave_dollar give_money give_dollars give_dollar gives_money gives_dollars gives_dollar',
    own: `
      {fact}
      It [sits] in the palm like a small folded bird
      {He} {closes} the fingers around it and {pats}
      And {looks} out the window and {says} not a word

      (A hand|One hand|The hand) [finds] a pocket, a coat [gets] a pat
      {He} {says} it [is] for ice cream, or else for the bus
      {fact}
      And {whispers} that no one need make any fuss`,
    stanzas: `
      (The bill|One bill|A bill) [has] been folded in four, and again
      It [hides] in a handshake, it [hides] in a card
      A no [turns] to yes, and to no, and to please
      And saying no to it [is] terribly hard

      (A coat|The coat|One coat) on its hook [has] a crackle inside
      The pocket [gives] up a small green surprise
      It [smells] of a kitchen, of mints and of soap
      And somebody [stands] there with wet-looking eyes`,
    later: `
      The money [is] spent by the end of the week
      On socks or on apples or two movie shows
      But years after somebody [reaches] for gloves
      And [feels] in that pocket how far a hand goes`,
    hook: `
      Slip it in quickly and slip it in deep
      A dollar from love is a dollar to keep

      Money slipped quietly, folded up small
      It isn't the money that matters at all`,
  },
  {
    words:
      "leave_tip leave_tips leaves_tip leaves_tips left_tip left_tips leaving_tip leaving_tips big_tip big_tips large_tip large_tips huge_tip huge_tips generous_tip generous_tips dollar_tip dollar_tips good_tip good_tips big_tipper tipper tips_everyone paid_stranger paid_stranger's paid_strangers pays_stranger pays_stranger's pays_strangers pay_stranger pay_stranger's pay_strangers paying_stranger paying_stranger's paying_strangers buy_stranger buy_stranger's buy_strangers bought_stranger bought_stranger's bought_strangers buys_stranger buys_stranger's buys_strangers pay_it_forward pays_it_forward paid_it_forward",
    own: `
      {fact}
      {He} {tucks} in {his} chair and {is} quickly outside
      Somebody [comes] for the cup and the plate
      And [stands] at the table with eyes very wide

      (The line|A line|One line) at the counter [is] tired and long
      {He} {leans} to the cashier and {whispers} a bit
      {fact}
      And {slips} round the corner, and that [is] all of it`,
    stanzas: `
      (The coffee|One coffee|Some coffee) [is] paid for by nobody there
      The next in the line [has] a laugh and [pays] on
      And on it [goes] down through the coats and the hats
      Till the boy with the muffin [finds] all the cost gone

      (The tray|A tray|One tray) [has] come out from the back all day long
      The feet in those shoes [have] been up since the sun
      A saucer [goes] up, and there [is] what it [hides]
      And the last hour [goes] like the easiest one`,
    later: `
      It [goes] home by bus in an apron, held tight
      It [turns] into school shoes, and peaches, and rent
      And the one who [has] left it [is] nowhere to thank
      So they [thank] the next person, and that's how it's spent`,
    hook: `
      Leave a good tip, leave a tip and a smile
      A tip's a small hand on the shoulder a while

      Pay for a stranger and pay it on down
      And pay it forward till it's all round the town`,
  },
  {
    words:
      "help_everybody help_anyone help_neighbors help_out help_half help_me_move help_us_move helps_everybody helps_anyone helps_out helps_half helps_me_move helps_us_move helped_everybody helped_anyone helped_neighbors helped_out helped_half helped_me_move helped_us_move helping_everybody helping_anyone helping_neighbors helping_out helping_half helping_me_move helping_us_move helpful lend_a_hand lends_a_hand lent_a_hand can't_say_no can't_says_no can't_said_no never_say_no never_says_no never_said_no couldn't_say_no couldn't_says_no couldn't_said_no do_favor do_favors do_a_favor do_me_favors does_favor does_favors does_a_favor does_me_favors did_favor did_favors did_a_favor did_me_favors",
    own: `
      {fact}
      {He} {comes} with a rope and a flashlight and glue
      {He} {says} it [will] take a few minutes, no more
      And {stays} until supper and {washes} up, too

      (The couch|One couch|The desk) [has] to go up the stairs to the top
      {He} {takes} the one end, and the end [is] the low
      {fact}
      And {says} that it [is] nothing, from somewhere below`,
    stanzas: `
      (A fridge|The fridge|The bed) [has] been caught on the turn of the stairs
      A lamp [goes] by, hugged like an aunt at the train
      A voice [says] to lift, and a voice [says] to stop
      And pizza [arrives] in its box through the rain

      (The phone|A phone|The bell) [gives] a ring on the one day of rest
      It [is] only a drain, or a gate, or a tire
      The toolbox [is] waiting right there by the boots
      By noon there [is] laughing, and soup on the fire`,
    later: `
      The boxes [are] in, and the couch [is] in place
      The drain [runs] away with a gurgle of thanks
      And nobody [keeps] any count of it all
      For friends [are] not run in the manner of banks`,
    hook: `
      Lend a hand, lend a hand, hold up the end
      A hand for a neighbor, a hand for a friend

      Never say no when there's somebody stuck
      For help is a better companion than luck`,
  },
  {
    words:
      'came_running come_running comes_running ran_over_with ran_over_in ran_over_to run_over_with run_over_in run_over_to runs_over_with runs_over_in runs_over_to ran_right_over came_right_over came_over_with come_over_with comes_over_with rushed_over drop_everything drops_everything dropped_everything to_the_rescue came_to_help',
    own: `
      {fact}
      {He} {comes} in {his} slippers, {his} coat on askew
      The door [is] left open, the stove [is] left on
      And {he} {asks} through {his} breath what there [is] now to do

      (The phone|The bell|The shout) [has] just stopped, and the steps [can] be heard
      {He} {takes} the three stairs in the space of just one
      {fact}
      And {holds} out both arms, and the worst part [is] done`,
    stanzas: `
      (A gate|The gate|One gate) [bangs] behind, and a dog [runs] along
      A bag [has] got bandages, ginger, and tape
      The road [has] not ever been covered so fast
      By anyone wearing a towel as a cape

      (The kettle|A kettle|Some water) [goes] on, and the crying [slows] down
      The bandage [is] ten times as big as the cut
      The neighbors [look] in with a cake and a saw
      And nobody [minds] that the door [isn't] shut`,
    later: `
      When all [is] well after, and shoes [have] been found
      And somebody [laughs] at the state of the hall
      What [stays] is the sound of those feet on the path
      The best kind of sound in the world, after all`,
    hook: `
      Came running, came running, with one shoe untied
      Come running is love with its coat open wide

      Came over, came over, with light and with rope
      And came to the rescue with soup and with hope`,
  },
  {
    words:
      'shovel_walk shovel_walks shovel_driveway shovel_driveways shovel_sidewalk shovel_steps shovel_path shovel_porch shovels_walk shovels_walks shovels_driveway shovels_driveways shovels_sidewalk shovels_steps shovels_path shovels_porch shoveled_walk shoveled_walks shoveled_driveway shoveled_driveways shoveled_sidewalk shoveled_steps shoveled_path shoveled_porch shovelled_walk shovelled_walks shovelled_driveway shovelled_driveways shovelled_sidewalk shovelled_steps shovelled_path shovelled_porch shovel shovels shoveled',
    own: `
      {fact}
      {He} {breathes} out a cloud, and {he} {bends} to the white
      The street [is] still sleeping, the steps [are] all soft
      And there [is] a path by the first of the light

      (The scrape|A scrape|The sound) of a blade [comes] in under the dreams
      {He} {clears} the near walk, and then next door's as well
      {fact}
      And {goes} before anyone [gets] to the bell`,
    stanzas: `
      (The snow|Deep snow|More snow) [fills] it in at about the same speed
      The plow [comes] along with a roar and a sweep
      It [puts] back the lot at the end of the drive
      And the mailbox [stands] up to its shoulders, asleep

      (The shovel|One shovel|A shovel) [leans] up on the wall by the step
      The gloves [lie] like two tired cats in the heat
      The cocoa [goes] down to the tips of the toes
      And the path [is] all ready for everyone's feet`,
    later: `
      By March it [is] water, the shovel [is] put by
      The path [is] a path, as it was in the fall
      But somebody's grandmother got to the store
      And somebody's letter got in, after all`,
    hook: `
      Shovel the walk, let the snow tumble down
      Shovel a way through the whole of the town

      Shovel the path from the step to the street
      And shovel it kindly for everyone's feet`,
  },
  {
    words:
      'feed_my_cat feeds_my_cat fed_my_cat feeding_my_cat feed_our_cat feeds_our_cat fed_our_cat feed_the_cat feeds_the_cat fed_the_cat feeding_the_cat cat_sit cat_sits cat_sitter cat_sitting',
    own: `
      {fact}
      The key [is] on the hook, and the spoon [is] in the drawer
      And somebody small who [expects] it at six
      Already at five [is] on guard by the door

      (The tin|A tin|One tin) [gives] a click, and a tail [goes] up straight
      The whole of the house [is] a bowl and a purr
      {fact}
      And half of the sofa [is] covered in fur`,
    stanzas: `
      (The tin|A tin|One tin) [gives] a click, and the cat [hears] it all
      From under the bed, through three doors, and asleep
      There [comes] a small gallop, a skid in the hall
      A look that [says] dinner's a promise to keep`,
    later: `
      The suitcase [comes] in, and the cat [looks] away
      She [sits] in the hall, with her back like a broom
      By bedtime she [sleeps] on the coats in a heap
      With purrs to be heard in the opposite room`,
    hook: `
      Food in the bowl and a friend at the door
      What would a cat ever ask for more?`,
  },
  {
    words:
      'water_plants water_plant water_flowers water_ferns water_tomatoes water_garden waters_plant waters_flowers waters_ferns waters_tomatoes waters_garden watered_plants watered_plant watered_flowers watered_ferns watered_tomatoes watered_garden watering_plant watering_flowers watering_ferns watering_tomatoes watering_garden house-sit house-sits house_sitting house-sitting office_plant kept_plant office_plants plants_alive plant_alive take_in_my_mail takes_in_my_mail took_in_my_mail take_in_my_post takes_in_my_post water_my_plant waters_my_plant waters_my_plants water_my_plants',
    own: `
      {fact}
      {He} {tips} up the can with a word for each leaf
      {He} {turns} the sad fern with its face to the sun
      And it [comes] back upright with a sigh of relief

      (The can|A can|One can) [comes] up heavy and dripping and cold
      {He} {looks} under leaves for a snail or a fly
      {fact}
      And nothing in there [has] the nerve now to die`,
    stanzas: `
      (The fern|A fern|One fern) [is] all elbows and brown at the tips
      It [drinks], and it [waits] on the sill in the sun
      By Tuesday it [has] a green curl like a cuff
      And close to it, Friday, another small one

      (The hose|A hose|The spray) [makes] a rainbow, a wren [has] a bath
      The beans [stand] up straight on their sticks for a drink
      The earth [goes] from gray to the brown of a cake
      And the first of the blossoms [is] starting to pink`,
    later: `
      The summer [goes] by, and the pots [are] brought in
      The leaf that was brown [has] grown up to the shelf
      And nobody [sees] all the small cups it took
      It isn't a thing that a plant does itself`,
    hook: `
      Water the plants and they'll reach for the light
      A cup in the morning, a cup for the night

      Water the fern, and the fern will stay green
      A little of water, and love in between`,
  },
  {
    words:
      'stray strays feed_stray feed_strays feeds_stray feeds_strays fed_stray fed_strays feeding_stray feeding_strays every_stray',
    own: `
      {fact}
      A dish by the step [has] a ring of clean tin
      {He} {says} that it [isn't] a pet, not at all
      And {props} the door open, so that it [can] come in

      (The rain|A rain|The frost) [has] come down on a very thin coat
      {He} {sits} on the step and {looks} elsewhere a while
      {fact}
      And {feels} a cold nose, and {tries} not to smile`,
    stanzas: `
      (An ear|One ear|The ear) [is] half gone and the tail [has] a bend
      It [eats] with one eye on the gate and the street
      Each evening it [sits] a foot closer than that
      Till one night it [is] warm on the tops of some feet

      (The word|Some word|The news) [has] gone round under hedges and sheds
      They [come] with their burrs and their limps to the light
      There [is] one on the sill, and there [is] one on the mat
      And two on the cushion by Saturday night`,
    later: `
      The thin one [gets] round, and the wild one [gets] slow
      It [sleeps] on its back with its feet in the air
      As if it knew nothing of winter and rain
      As if there had always been somebody there`,
    hook: `
      Stray on the step, there's a dish by the door
      A stray is not stray in the house anymore

      Every old stray with a burr in its fur
      Can stray to the door for a dish and a purr`,
  },
  {
    words:
      'say_hello say_hi say_hello_to say_hi_to says_hello says_hi says_hello_to says_hi_to said_hello said_hi said_hello_to said_hi_to saying_hello saying_hi saying_hello_to saying_hi_to talk_strangers talk_to_everyone talk_to_anyone talk_to_everybody talks_strangers talks_to_anyone talks_to_everybody talked_to_strangers talked_strangers talked_to_everyone talked_to_anyone talked_to_everybody talking_to_strangers talking_strangers talking_to_everyone talking_to_anyone talking_to_everybody know_everyone know_everybody knows_everyone knows_everybody knew_everyone knew_everybody make_friends make_friends_with makes_friends makes_friends_with made_friends made_friends_with greet_everyone greet_everybody greet_people greet_strangers greets_everyone greets_everybody greets_people greets_strangers greeted_everyone greeted_everybody greeted_people greeted_strangers greeting_everyone greeting_everybody greeting_people greeting_strangers never_met_a',
    own: `
      {fact}
      The walk for the paper [goes] on until noon
      {He} {asks} the man digging what there [is] to find
      And {leaves} with the names of the kids, and a tune

      (The bench|One bench|The bus) [has] a seat by a stranger in gray
      {He} {talks} of the weather, the price of the cheese
      {fact}
      And {gets} up with one address and two recipes`,
    stanzas: `
      (A hat|One hat|The hat) [goes] up high on the sunny side there
      Two windows [go] open, as windows should do
      The mailman [sings] something, the barber [sings] back
      And the cat on the wall [adds] a sentence there, too

      (Two strangers|Two people|Two old men) [stand] under one awning in rain
      It [starts] with the rain, and it [goes] on to bread
      It [goes] on to grandmothers, fishing, and stars
      And the sun [has] been out for an hour overhead`,
    later: `
      Hello [is] a seed, and it [goes] down the road
      It [comes] up in doorways, it [comes] up on stairs
      And people [look] up who were looking at shoes
      And somebody [finds] there is someone who cares`,
    hook: `
      Say hello, say hello, tip up the hat
      And say it to lampposts, and then to the cat

      Talk to a stranger, say hi, and it's plain
      A stranger's a friend who has come in the rain`,
  },
  {
    words:
      'hold_door hold_doors hold_the_door holds_door holds_doors holds_the_door held_door held_doors held_the_door holding_door holding_doors holding_the_door let_ahead let_go_first let_go_ahead let_people_go lets_ahead lets_go_first lets_go_ahead lets_people_go letting_ahead letting_go_first letting_go_ahead letting_people_go up_your_seat up_his_seat up_her_seat up_my_seat gave_seat give_seat gives_seat gentleman gentlemanly courteous chivalrous',
    own: `
      {fact}
      {He} {steps} to the side with a nod of the head
      {He} {does} it for children, for cats, and for queens
      And {waits} while they [wonder] just what should be said

      (The bus|A bus|The train) [is] quite full, and somebody [sways]
      {He} {says} that {he's} sat quite enough for one day
      {fact}
      And {holds} to a strap in an elegant way`,
    stanzas: `
      (A door|The door|One door) [is] held open, and one [comes] on through
      Then two with a stroller, and four with a kite
      Then [comes] the whole choir, and a man with a tree
      And the hand on the handle [looks] calm and polite

      (The seat|One seat|A seat) by the window [is] suddenly free
      The bags [come] to rest, and the heels, and the sigh
      A smile [goes] one way and a nod [goes] the next
      And the whole bus [sits] straighter as houses go by`,
    later: `
      A door [is] a door, and it [swings] and it [shuts]
      It's hardly a thing for the papers to tell
      But one who [goes] through it on somebody's smile
      Then [holds] the next open for others as well`,
    hook: `
      Hold the door, hold the door, let the rain blow
      Hold it for everyone, let them all go

      Hold the door open for young and for old
      A door and a heart have one handle to hold`,
  },
  {
    words:
      'keep_my_picture keep_my_photo keep_picture keep_photo keeps_my_picture keeps_my_photo keeps_picture keeps_photo kept_my_picture kept_my_photo kept_picture kept_photo carry_my_picture carry_my_photo carry_picture carry_photo carries_my_picture carries_my_photo carries_picture carries_photo carried_my_picture carried_my_photo carried_picture carried_photo picture_of_me pictures_of_me photo_of_me',
    own: `
      {fact}
      It [opens] by heart to the very same place
      The corners [are] soft, and the leather [is] worn
      And there, in behind, [is] a small smiling face

      (The cashier|The barber|A stranger) [looks] on while {he} {digs} for a bill
      A photo [falls] out, and {he} {holds} it up high
      {fact}
      And there [is] a line, and {he} {lets} it stand by`,
    stanzas: `
      (The cards|Old cards|Some cards) [stick] together, the coins [have] gone through
      A ticket [remembers] a dance or a train
      A four-leafed clover [lies] flat by the cash
      And a fortune from cookies [says] sunshine and rain

      (The photo|One photo|A photo) [is] creased from the top to the hem
      The hair [is] all wrong and one front tooth [is] out
      It wouldn't buy bread at the store down the road
      But it [is] what all the rest of the pocket's about`,
    later: `
      The leather [goes] shiny, then soft, and then thin
      The bills [come] and [go] there, like guests to a fair
      But one thing [stays] in when the rest [is] cleared out
      A square of warm paper that [lives] only there`,
    hook: `
      A wallet, a wallet, worn round at the edge
      With love in the window like pots on a ledge

      A picture to carry, a picture to keep
      A picture goes far when it's folded down deep`,
  },
  {
    words:
      'leave_note leave_notes leave_a_note leaves_note leaves_notes leaves_a_note left_note left_notes left_a_note leaving_note leaving_notes leaving_a_note write_note write_notes write_a_note writes_note writes_notes writes_a_note wrote_note wrote_notes wrote_a_note writing_note writing_notes writing_a_note put_note put_notes put_a_note puts_note puts_notes puts_a_note hide_note hide_notes hide_a_note hides_note hides_notes hides_a_note hid_note hid_notes hid_a_note tuck_note tuck_notes tuck_a_note tucks_note tucks_notes tucks_a_note tucked_note tucked_notes tucked_a_note sticky_note sticky_notes post-it post-its love_note love_notes little_notes post_its post_it on_post_its leaves_post_its leaves_smiley_faces leave_smiley_faces',
    own: `
      {fact}
      It [hides] by the sandwich, it [waits] in the shoe
      {He} {draws} a small heart with a bit of a lean
      And an arrow, in case there [is] some doubt as to who

      (A pen|The pen|One pen) [scratches] fast by the light of the fridge
      {He} {tears} the page off with a hand on the key
      {fact}
      And {adds} at the end there [is] some soup, and some tea`,
    stanzas: `
      (A note|One note|The note) on the mirror [curls] up in the steam
      It [says] something small with a sun at the end
      The ink [starts] to run and the sun [starts] to smile
      And the day [has] already got one decent friend

      (The square|One square|A square) by the kettle [is] yellow as sun
      It [sticks] to a sleeve and [goes] off on the bus
      It [tells] the whole office it [is] loved to the moon
      And nobody [says] so, and no one [makes] fuss`,
    later: `
      They [turn] up for years, in the coat, in the book
      At the back of the drawer with the string and the glue
      A few crooked words in a hurrying hand
      As warm as the day when the paper was new`,
    hook: `
      A note on the pillow, a note on the door
      A note in the lunchbox, and room for one more

      Leave a note, leave a note, two words will do
      A note is a kiss with a spelling or two`,
  },
  {
    words:
      'ask_number ask_phone_number asked_number asked_phone_number get_number get_phone_number got_number got_phone_number gave_number gave_phone_number give_number give_phone_number wrote_number wrote_phone_number for_your_number me_your_number down_your_number for_my_number you_my_number your_number my_number his_number her_number',
    own: `
      {fact}
      The numbers [are] small, but the paper [is] hot
      {He} {reads} them, and {folds} them, and {reads} them once more
      And {hasn't} lost any, and {checks}, and {has} not

      (A napkin|A matchbook|A ticket) [is] found, and a pen that still [works]
      {He} {tries} to look calm, like a cat on a sill
      {fact}
      And {knows} it by heart by the foot of the hill`,
    stanzas: `
      (The phone|A phone|One phone) on the table [sits] quiet and black
      It [isn't] a phone, it [is] a mountain to climb
      A finger [goes] out, and it [dials] all but one
      And then [does] the whole of it one further time

      (The paper|A napkin|The napkin) [goes] through with the shirts and the socks
      It [comes] from the wash like a small ball of snow
      There might be a seven, there might be a two
      And the rest [is] for someone in heaven to know`,
    later: `
      The napkin [is] faded, the ink [has] gone brown
      It [is] kept in a box with a ribbon and key
      And nobody [needs] it, the number's in use
      For asking how long they [will] be, and for tea`,
    hook: `
      Ask for the number and write it down small
      A number's a door in the side of a wall

      Phone number, phone number, say it like prayer
      A number is only as good as who's there`,
  },
]
