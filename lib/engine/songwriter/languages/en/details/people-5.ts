import type { Details } from '../../stanzas.ts'

/** Giving, lending, greeting, keeping. */
export const people5: readonly Details[] = [
  {
    words: 'lend lends lending lent loaned loaning lender',
    stanzas: `
      Hand to the pocket, a hand to the hook
      Name on the handle in marker and tape
      The ladder, the drill, and the good deep dish
      Back, more or less, in the very same shape

      Shed with its door standing open a bit
      Nail in the wall with an outline of paint
      Hammer and level and clamp, all out
      The shape of a saw where a saw now ain't

      Whatever is wanted, for so long as that
      No paper, no pencil, no date to be paid
      Reach to the pocket, or up to the shelf
      Whenever's all right, and no fuss gets made

      It goes down the path and it turns at the hedge
      Out through the door on a shoulder or arm
      Barrow, or book, or a twenty, or tent
      Back with some jam, and it's come to no harm`,
  },
  {
    words:
      'borrow borrows borrowed borrowing borrower never_return never_returns never_returned never_gave_back never_gives_back',
    stanzas: `
      Square in the dust, and the dust all around
      Gap on the shelf that is just the right size
      A maybe, a sorry, a clean-forgot
      And there it is, plain, before everyone's eyes

      A knock with a cup held out in one hand
      For only a minute, an hour, a day
      Cup of the sugar and half of the eggs
      Till some of it finds it would rather stay

      The sleeves rolled up to the right sort of length
      Worn at the elbows, and smelling of soap
      Two names in marker inside of the neck
      Given back, some of it, tied up with rope

      The things of two houses all stirred with a spoon
      Drill with a bit gone, a book with a ring
      Bowl with its mate on the opposite side
      And no one quite sure who owns anything`,
  },
  {
    words:
      'give_away give_it_away give_last give_everything gives_away gives_it_away gives_last gives_everything gave_away gave_it_away gave_last gave_everything giving_away giving_it_away giving_last giving_everything given_away given_it_away given_last given_everything generous generously generosity kindness kindest kind-hearted kindhearted kind_to so_kind very_kind selfless unselfish donate donates donated donating donation donations shirt_off',
    stanzas: `
      Look at the need, and a look at the shelf
      Coat going off on another one's back
      A hand in the pocket, and out, and flat
      Shrug, and the rest of it down in a sack

      Two of a thing, and the one to be gone
      The better held out, and the worse one kept
      A bag on a step, and a bell, and feet
      And the gate swinging shut while the whole street slept

      A hanger that swings with its shoulders bare
      Room in the closet where something has been
      Room on the shelf and a ring in the dust
      Light at the door, and somebody let in

      It's nothing, it's extra, it's taking up room
      No need to mention it, no need to write
      The paper folded down small in the palm
      And pressed in a hand on the way out, tight`,
  },
  {
    words:
      'slip_twenty slip_twenties slip_money slip_dollars slip_dollar slip_bill slip_bills slip_five slip_ten slip_cash slips_twenty slips_twenties slips_money slips_dollars slips_dollar slips_bill slips_bills slips_five slips_ten slips_cash slipped_twenty slipped_twenties slipped_money slipped_dollars slipped_dollar slipped_bill slipped_bills slipped_five slipped_ten slipped_cash slipping_twenty slipping_twenties slipping_money slipping_dollars slipping_dollar slipping_bill slipping_bills slipping_five slipping_ten slipping_cash tuck_twenty tuck_twenties tuck_money tuck_dollars tuck_dollar tuck_bill tuck_bills tuck_five tuck_ten tuck_cash tucks_twenty tucks_twenties tucks_money tucks_dollars tucks_dollar tucks_bill tucks_bills tucks_five tucks_ten tucks_cash tucked_twenty tucked_twenties tucked_money tucked_dollars tucked_dollar tucked_bill tucked_bills tucked_five tucked_ten tucked_cash sneak_twenty sneak_twenties sneak_money sneak_dollars sneak_dollar sneak_bill sneak_bills sneak_five sneak_ten sneak_cash sneaks_twenty sneaks_twenties sneaks_money sneaks_dollars sneaks_dollar sneaks_bill sneaks_bills sneaks_five sneaks_ten sneaks_cash press_twenty press_twenties press_money press_dollars press_dollar press_bill press_bills press_five press_ten press_cash pressed_twenty pressed_twenties pressed_money pressed_dollars pressed_dollar pressed_bill pressed_bills pressed_five pressed_ten pressed_cash slip_me_a slips_me_a slipped_me_a last_dollar last_dollars last_cent last_dime paid_bill paid_bills paid_tuition paid_college paid_my_way paid_electric paid_for_my pays_bill pays_tuition pays_college pays_my_way pays_electric pays_for_my pay_bill pay_tuition pay_college pay_my_way pay_electric pay_for_my paying_bill paying_tuition paying_college paying_my_way paying_electric paying_for_my send_money send_money_home sends_money sends_money_home sent_money sent_money_home sending_money sending_money_home gave_money gave_dollars gave_dollar give_money give_dollars give_dollar gives_money gives_dollars gives_dollar',
    stanzas: `
      The good-bye said, and a hand to a hand
      Bill folded down to the size of a stamp
      A palm, and a handshake, and nothing said
      Found after by light of a bedside lamp

      Tin on the shelf with the tea and the rice
      Envelope under the rim of the plate
      Lid with its dent, and a corner of green
      Hush, and a pat, and a push through the gate

      The drawer, and the jug, and the Sunday coat
      Coins in a sock and a note in a shoe
      Pat on the pocket, a pat, and a nod
      And bread on the table, the light bill too

      Lick of the thumb, and the edges made straight
      Counted by lamp and then counted again
      Rubber band snapped round the roll of it twice
      Put into a hand that is folded, then`,
  },
  {
    words:
      "leave_tip leave_tips leaves_tip leaves_tips left_tip left_tips leaving_tip leaving_tips big_tip big_tips large_tip large_tips huge_tip huge_tips generous_tip generous_tips dollar_tip dollar_tips good_tip good_tips big_tipper tipper tips_everyone paid_stranger paid_stranger's paid_strangers pays_stranger pays_stranger's pays_strangers pay_stranger pay_stranger's pay_strangers paying_stranger paying_stranger's paying_strangers buy_stranger buy_stranger's buy_strangers bought_stranger bought_stranger's bought_strangers buys_stranger buys_stranger's buys_strangers pay_it_forward pays_it_forward paid_it_forward",
    stanzas: `
      Last of the crust and the last of the cup
      A bill slid under the saucer's rim
      Coat going on, and a bell on the door
      Out in the lamplight a hat with its brim

      Long enough line at the end of the day
      Nod to the till and a thumb to the rear
      The next one along with a purse half out
      The drawer ringing shut, and the way all clear

      Small plastic tray with the total in blue
      Card handed over, a finger to lips
      Bread on the belt, and the milk, and the eggs
      Rung up, and bagged, with the thanks and the tips

      Bill on its back with a mint for its weight
      Figure put down and a line drawn below
      A pen laid across it, the plate pushed in
      One zero too many, and time to go`,
  },
  {
    words:
      "help_everybody help_anyone help_neighbors help_out help_half help_me_move help_us_move helps_everybody helps_anyone helps_out helps_half helps_me_move helps_us_move helped_everybody helped_anyone helped_neighbors helped_out helped_half helped_me_move helped_us_move helping_everybody helping_anyone helping_neighbors helping_out helping_half helping_me_move helping_us_move helpful lend_a_hand lends_a_hand lent_a_hand can't_say_no can't_says_no can't_said_no never_say_no never_says_no never_said_no couldn't_say_no couldn't_says_no couldn't_said_no do_favor do_favors do_a_favor do_me_favors does_favor does_favors does_a_favor does_me_favors did_favor did_favors did_a_favor did_me_favors",
    stanzas: `
      Whistle, a wave, and a turn off the road
      Sleeves shoved up on the way through the gate
      End of a couch, or a car, or a rope
      And supper kept warm till it's getting late

      Phone going off with its mouth full of toast
      Yes before anyone's finished to ask
      Tools in the trunk, and the gloves with a hole
      Nod, and then on to the heavier task

      Hood going up, or a tree coming down
      Ladder brought over, a cable, a spade
      Knee on the gravel, a light in the teeth
      And off with a wave, and not to be paid

      Box going up and a stroller come down
      Hand for the bag on the steps of the train
      A jar brought round to be opened, and then
      Hinge at the next house, and home by the lane`,
  },
  {
    words:
      'came_running come_running comes_running ran_over_with ran_over_in ran_over_to run_over_with run_over_in run_over_to runs_over_with runs_over_in runs_over_to ran_right_over came_right_over came_over_with come_over_with comes_over_with rushed_over drop_everything drops_everything dropped_everything to_the_rescue came_to_help',
    stanzas: `
      Shout from the fence, or a ring, or a knock
      An arm in a coat and laces undone
      Bag of whatever was nearest the door
      Length of the street at a lopsided run

      A chair still spinning, a door still wide
      Pan off the heat and the radio on
      Fork standing up in the half of a pie
      A car door, a cough, and the taillights gone

      Whatever it is that gets grabbed in the dark
      Slipper, a shoe, and a flashlight, and string
      Breath in the doorway, a bucket held up
      Some of it right, and some any old thing

      One word, and no more, come over the wire
      Gone while the phone is still warm in its place
      Gravel, and headlights, a knock, and a hand
      Pajama cuffs, and a crease on the face`,
  },
  {
    words:
      'shovel_walk shovel_walks shovel_driveway shovel_driveways shovel_sidewalk shovel_steps shovel_path shovel_porch shovels_walk shovels_walks shovels_driveway shovels_driveways shovels_sidewalk shovels_steps shovels_path shovels_porch shoveled_walk shoveled_walks shoveled_driveway shoveled_driveways shoveled_sidewalk shoveled_steps shoveled_path shoveled_porch shovelled_walk shovelled_walks shovelled_driveway shovelled_driveways shovelled_sidewalk shovelled_steps shovelled_path shovelled_porch shovel shovels shoveled',
    stanzas: `
      Cap with its flaps down, a rope for a belt
      A scrape, and a toss, and a puff of white
      A path cut square to the foot of the steps
      And salt on it, flung to the left and right

      The street without tracks, and the one door wide
      Blade on the stone with a ring and a grate
      Breath in a cloud and the hat pushed back
      One clean strip from the door to the gate

      Nobody else on the length of the block
      Boots, and a back going down and up
      Heaps to the left and the right, like loaves
      Mitten that steams round the side of a cup

      Stamp on the mat and a drip from the nose
      Gloves on the stove rail, drying in pairs
      Handle stood up in the bank by the road
      And black wet stone to the top of the stairs`,
  },
  {
    words:
      'water_plants water_plant water_flowers water_ferns water_tomatoes water_garden waters_plant waters_flowers waters_ferns waters_tomatoes waters_garden watered_plants watered_plant watered_flowers watered_ferns watered_tomatoes watered_garden watering_plant watering_flowers watering_ferns watering_tomatoes watering_garden house-sit house-sits house_sitting house-sitting office_plant kept_plant office_plants plants_alive plant_alive feed_my_cat feed_my_fish feeds_my_cat feeds_my_fish fed_my_cat fed_my_fish take_in_my_mail takes_in_my_mail took_in_my_mail take_in_my_post takes_in_my_post water_my_plant waters_my_plant waters_my_plants water_my_plants',
    stanzas: `
      Shelf full of leaves with an inch of bare twig
      Can with a rose on the end of its spout
      Ring on the saucer, a drip on the sill
      And all the limp leaves of it straightening out

      The curtains half drawn and the clock still right
      Key on a string and the mail in a heap
      Finger pushed down in the pot to the joint
      Drink for the ferns, with the whole house asleep

      Dust on the leaves and a crack in the soil
      Splash in the saucer, a smell like the ground
      A quarter turn so the back gets the light
      A gulp going down with a small dark sound

      A walk with the arms held out from the sides
      Jug at the tap till it's up to the brim
      Drops on the carpet, a row to the chair
      And one brown leaf that's in need of a trim`,
  },
  {
    words:
      'stray strays feed_stray feed_strays feeds_stray feeds_strays fed_stray fed_strays feeding_stray feeding_strays every_stray',
    stanzas: `
      Scratch at the screen and a patch in the grass
      A tin on the step with the lid bent back
      Eyes in the hedge, and a pause, and a nose
      Tail with a kink, and a coat like a sack

      No collar, no tag, and no plan to be caught
      Pie plates in rows on the back porch boards
      Rattle of dry stuff, a whistle, a wait
      And whiskered lodgers, and whiskered lords

      A guest with a cough and a bit of a past
      Ear with a notch and a leg with a limp
      Yard off, a foot off, an inch off the hand
      A bowl full of scraps, and no need to skimp

      Here at the first, and then here at the last
      Box with a blanket turned in at the side
      Saucer licked over the whole of the stoop
      And the porch door open a hand's width wide`,
  },
  {
    words:
      'say_hello say_hi say_hello_to say_hi_to says_hello says_hi says_hello_to says_hi_to said_hello said_hi said_hello_to said_hi_to saying_hello saying_hi saying_hello_to saying_hi_to talk_strangers talk_to_everyone talk_to_anyone talk_to_everybody talks_strangers talks_to_anyone talks_to_everybody talked_to_strangers talked_strangers talked_to_everyone talked_to_anyone talked_to_everybody talking_to_strangers talking_strangers talking_to_everyone talking_to_anyone talking_to_everybody know_everyone know_everybody knows_everyone knows_everybody knew_everyone knew_everybody make_friends make_friends_with makes_friends makes_friends_with made_friends made_friends_with greet_everyone greet_everybody greet_people greet_strangers greets_everyone greets_everybody greets_people greets_strangers greeted_everyone greeted_everybody greeted_people greeted_strangers greeting_everyone greeting_everybody greeting_people greeting_strangers never_met_a',
    stanzas: `
      Keys and the bag and the door, and go on
      Nod to the mailbag, a wave to the bus
      Half of an hour for two blocks of street
      Weather gone over, with no need of fuss

      Whistle for this one, a shout for the next
      Hat going up like a lid off a pot
      How is the knee, and the boy, and the roof
      Have the tomatoes come up yet, or not

      Word on the line, and a word on the bread
      A tale by the end of the checkout lane
      Name of the dog, and the name of the town
      One stranger less by the end of the train

      Walk that goes out for a carton of milk
      Short way to town with its eleven stops
      Porch, and a hedge, and a stroller to see
      And then the same thing at each of the shops`,
  },
  {
    words:
      'hold_door hold_doors hold_the_door holds_door holds_doors holds_the_door held_door held_doors held_the_door holding_door holding_doors holding_the_door let_ahead let_go_first let_go_ahead let_people_go lets_ahead lets_go_first lets_go_ahead lets_people_go letting_ahead letting_go_first letting_go_ahead letting_people_go up_your_seat up_his_seat up_her_seat up_my_seat gave_seat give_seat gives_seat gentleman gentlemanly courteous chivalrous',
    stanzas: `
      Bag in one hand and a bag in the teeth
      An arm stretched out and a foot for a wedge
      One through, and three through, a stroller, a cane
      Nod to each hat going by at the edge

      Step taken first, and a step taken back
      Turn to the glass and a bag on the hip
      Thanks, and then thanks, and a line coming through
      Last through it, sideways, a bit of a trip

      Basket heaped up, and a carton behind
      Step to the side with the flat of a hand
      One loaf, one onion, sent on to the front
      Longer to wait, and so longer to stand

      Lurch, and a stop, and a stick coming in
      Seat given up with a tap on the rail
      Strap in the fist for the rest of the ride
      A sway in the bends like a mast and sail`,
  },
  {
    words:
      'wallet wallets billfold keep_my_picture keep_my_photo keep_picture keep_photo keeps_my_picture keeps_my_photo keeps_picture keeps_photo kept_my_picture kept_my_photo kept_picture kept_photo carry_my_picture carry_my_photo carry_picture carry_photo carries_my_picture carries_my_photo carries_picture carries_photo carried_my_picture carried_my_photo carried_picture carried_photo picture_of_me pictures_of_me photo_of_me',
    stanzas: `
      Pat for it, front, and a pat for it, back
      Leather gone round at the corners with wear
      Ticket stub faded from yellow to white
      A face under plastic, with old-time hair

      A thing that gets fished for at every till
      Thick as a sandwich and shaped to the hip
      A photo gone soft where the thumb goes first
      A stamp, and a button, a folded slip

      Usual place with the usual crease
      Open by habit to one certain square
      A small school portrait, a collar, a grin
      Shown to the barber from out of the chair

      A shape in the road with its corners up
      Flap, and a window, a bill, and a name
      All of it there to the last little card
      Ready to go by the way that it came`,
  },
  {
    words:
      'leave_note leave_notes leave_a_note leaves_note leaves_notes leaves_a_note left_note left_notes left_a_note leaving_note leaving_notes leaving_a_note write_note write_notes write_a_note writes_note writes_notes writes_a_note wrote_note wrote_notes wrote_a_note writing_note writing_notes writing_a_note put_note put_notes put_a_note puts_note puts_notes puts_a_note hide_note hide_notes hide_a_note hides_note hides_notes hides_a_note hid_note hid_notes hid_a_note tuck_note tuck_notes tuck_a_note tucks_note tucks_notes tucks_a_note tucked_note tucked_notes tucked_a_note sticky_note sticky_notes post-it post-its love_note love_notes little_notes post_its post_it on_post_its leaves_post_its leaves_smiley_faces leave_smiley_faces',
    stanzas: `
      The fridge with its news in an upright hand
      A square of yellow, a stripe of glue
      Arrow that points to the last of the pie
      A small round face, with a tongue on it, too

      A note to be found when the zipper is run
      Corner of paper that's folded in three
      Down in the toe of a second-best sock
      X's along it, as neat as can be

      Stub of a pencil, the back of a bill
      A scrap by the phone with the ink still wet
      Soup's in the blue one, the key's in the shoe
      A loop on the name like a pirouette

      Flat in the page where the chapter begins
      Pocket, and sugar, and slipper, and book
      The tape gone dry and the paper kept
      For finding once more when there's time to look`,
  },
  {
    words:
      'ask_number ask_phone_number asked_number asked_phone_number get_number get_phone_number got_number got_phone_number gave_number gave_phone_number give_number give_phone_number wrote_number wrote_phone_number for_your_number me_your_number down_your_number for_my_number you_my_number your_number my_number his_number her_number phone_number',
    stanzas: `
      Search through the pockets for something to write
      Pen going dry at the seven or nine
      Napkin that softens and tears at the fold
      Ink coming through in a wandering line

      Scrap from a program, the size of a stamp
      Read over twice, and then folded up small
      A pat on the pocket from time to time
      A phone picked up, and put down, in the hall

      Ballpoint, a knuckle, a blue sort of itch
      Back of a ticket, the back of a hand
      A four that could just as well be a nine
      And kept from the soap like a wedding band

      Coaster, a slip, or the end of a sleeve
      A row of small figures in blotted ink
      Fold, and a ring from whatever was spilled
      A wait by the phone, and a long cold drink`,
  },
]
