import type { Details } from '../../stanzas.ts'

/** More of how people are. */
export const deeds4: readonly Details[] = [
  {
    words:
      'procrastinate procrastinates procrastinated procrastinating procrastinator procrastination last_minute put_off_everything put_off_the put_off_until put_off_till puts_off_everything puts_off_the puts_off_until puts_off_till put_things_off puts_things_off leave_everything_until leaves_everything_until left_everything_until eleventh_hour leave_everything_to_the_last leaves_everything_to_the_last left_everything_to_the_last leaves_everything_too_late',
    stanzas: `
      Pencil made sharp, and another made sharp
      A desk wiped down to the grain of the wood
      Sandwich, a window, a bird on a wire
      Starting at two, or at three, if it's good

      Form in a pile with the bulb and the twine
      Stamp to be bought, and a pen that runs dry
      Day after next, with a nod to the wall
      A long, long look at a very dull sky

      Clock on its way, and a cupboard turned out
      Spoons in a row by the size of the bowl
      Gutters, the lint trap, the back of the stove
      And all but the one thing done, on the whole

      Last of the light, and the first of the page
      Gallop of keys, and a hand through the hair
      Door, and a run, and a slot going shut
      In by a whisker, with some time to spare`,
  },
  {
    words:
      "few_words man_of_few woman_of_few quiet_man quiet_woman quiet_type quiet_one hardly_speak hardly_speaks hardly_talk hardly_talks hardly_says_much hardly_say_much barely_speak barely_speaks barely_talk barely_talks barely_says_much barely_say_much rarely_speak rarely_speaks rarely_talk rarely_talks rarely_says_much rarely_say_much never_says_much never_say_much don't_says_much don't_say_much doesn't_says_much doesn't_say_much says_little said_little strong_and_silent",
    stanzas: `
      Nod for a yes, and a nod for a no
      Two words for the weather, and one for the road
      A story's worth told by the tilt of a hat
      And the rest of it kept, like a tied-up load

      Chair at the side, and a hand round a cup
      Eyes going over to each as it's heard
      Hum in the throat at the good part, and then
      All of the matter put down in a word

      Door that gets fixed, and the handle, as well
      Peach on the sill, and a post made to stand
      Pat on the hood at the start of the trip
      All of it said by the back of a hand

      Line hardly bobbing, the boat hardly on
      An hour gone by, and a duck, and a duck
      Cough, and a pause, and the end of the cough
      Well, then, it's said, with a nod to the luck`,
  },
  {
    words:
      'dessert desserts pudding puddings custard trifle tiramisu cheesecake cheesecakes second_helping second_helpings clean_plate cleans_plate cleaned_plate always_has_seconds apple_cobbler berry_cobbler christmas_pudding sticky_toffee_pudding bread_pudding apple_crumble pavlova pav eats_like_a_horse eat_like_a_horse asks_for_seconds had_seconds rhubarb_crumble crumble_and_custard',
    stanzas: `
      Spoon by the plate lying sideways on top
      A wobble brought in with a dish and two mitts
      Crust given in with a crack and a sigh
      Cream in the jug for whoever permits

      Spoon through the top with a bit of a snap
      Soft going under, the gold going down
      Round by the rim for the burnt sticky part
      One little island of sugar left, brown

      A belt let out by the width of a hole
      No more, no, a sliver, well, that side, or this
      Dish put down gently in front, all the same
      Scraped till the flowers show, not one to miss

      Cart going by with a squeak and a nod
      Two forks and one plate, by the looks of the thing
      Line down the middle that nobody keeps
      Cherries gone first, with a stem on a ring`,
  },
  {
    words:
      'open_window window_open windows_open open_windows open_every_window opens_windows opens_every_window opened_windows opened_every_window sleep_with_the_window sleeps_with_the_window loves_fresh_air',
    stanzas: `
      A sash shoved up with the heel of the hand
      Curtain that breathes, and a curtain that fills
      Dog, and a train, and a bit of a song
      Something with petals come in by the sills

      A blanket to here, and the nose left cold
      Page on the desk getting up for a look
      Door down the hall going bang by itself
      A bee in the room, looking over the book

      A stick in the frame where the rope has gone
      The smell of the neighbors' bread, and the rain
      Moth at the lamp, and a cat at the screen
      Sleep like a thing coming in with a train

      Panes in a bucket of vinegar clean
      A rug hung over to beat on the ledge
      The house blown out like the shell of an egg
      Light with a bit of a green at its edge`,
  },
  {
    words:
      'peace_and_quiet me_time minutes_of_peace hide_bathroom hide_garage hide_pantry hide_car hides_bathroom hides_garage hides_pantry hides_car hiding_bathroom hiding_garage hiding_pantry hiding_car alone_time lock_the_bathroom locks_the_bathroom five_minutes_of_peace ten_minutes_of_peace five_minutes_peace',
    stanzas: `
      A tap turned on for the sound of the tap
      Bolt slid across with the side of a thumb
      Shadow of fingers come under the door
      And chocolate melting, the very last crumb

      Car in the drive with its engine ticked off
      The seat let back by a notch, and a sigh
      End of the song, and the start of the next
      Lights in the kitchen with heads going by

      Bench by the shed, and a cup, and a bird
      Bird's own opinion of things, at its ease
      Agreement from the house on the subject of socks
      Something left ringing, away through the trees

      Shelf with the flour, and a stool, and a bulb
      Page, and a cracker, a page, and a sip
      Handle gone down, and the handle come up
      Silence put back with a finger to lip`,
  },
  {
    words:
      'i_love_you say_you_love say_you_loved say_i_love say_i_loved say_love_you said_you_love said_you_loved said_i_love said_i_loved said_love_you says_you_love says_you_loved says_i_love says_i_loved says_love_you told_you_love told_you_loved told_i_love told_i_loved told_love_you tell_you_love tell_you_loved tell_i_love tell_i_loved tell_love_you tells_you_love tells_you_loved tells_i_love tells_i_loved tells_love_you saying_you_love saying_you_loved saying_i_love saying_i_loved saying_love_you love_you_more love_you_too love_you_to first_i_love three_words moon_and_back to_the_moon_and_back say_it_back said_it_back said_it_first',
    stanzas: `
      Shelf of canned peas, and a cart, and a stop
      Three little words by the shelf of the bread
      Light humming on with its light kind of hum
      Neither one sure it was really just said

      Breath on the line, and the line going on
      Bus pulling in, and a door, and a hiss
      Shouted, a bit, by the second of two
      Back through the glass in the shape of a kiss

      Said by the door with the keys and the bag
      As easy to reach for as scarf or as glove
      Over the shoulder, and up from the stairs
      Or down through the floor from the room up above

      Small sort of sentence, with nothing to lift
      It's lighter than matches, and shorter than toast
      Three little pebbles put down in a row
      All the rest mail that can go by the post`,
  },
  {
    words:
      'me_to_read us_to_read him_to_read her_to_read them_to_read you_to_read learning_to_spell sound_out sounded_out_words taught_reading taught_to_read teach_reading teach_to_read teaches_reading teaches_to_read illiterate',
    stanzas: `
      Thumb for the middle, a thumb for the end
      Kuh, and an ah, and a tuh, and a cat
      Frown like a knot coming loose by itself
      And look at the tail on the end of that

      Cereal box with its back to the milk
      Sign going by, and a shop, and a bus
      Letters turned round in the mouth like a sweet
      Stop, on a pole, with a good deal of fuss

      Page with a pig in it, big as the page
      Finger that bumps over word after word
      Stop at a long one, a run, and a leap
      Out of the ink comes the name of a bird

      Lap for a desk, and a lamp, and a crumb
      Same little sentence gone over for luck
      Cover pushed shut with the flat of a hand
      That is the hen, and the end, and the duck`,
  },
  {
    words:
      'steal_cookie steal_apples steal_candy steal_chocolate steal_chips steal_flowers steal_sugar steal_bites steal_pie steal_cake steal_frosting steal_dough steal_pears steal_cherries stole_cookie stole_apples stole_candy stole_chocolate stole_chips stole_flowers stole_sugar stole_bites stole_pie stole_cake stole_frosting stole_dough stole_pears stole_cherries steals_cookie steals_apples steals_candy steals_chocolate steals_chips steals_flowers steals_sugar steals_bites steals_pie steals_cake steals_frosting steals_dough steals_pears steals_cherries stealing_cookie stealing_apples stealing_candy stealing_chocolate stealing_chips stealing_flowers stealing_sugar stealing_bites stealing_pie stealing_cake stealing_frosting stealing_dough stealing_pears stealing_cherries swipe_cookies swipe_cookie swipe_apples swipe_candy swipe_chocolate swipe_chips swipe_flowers swipe_sugar swipe_bites swipe_pie swipe_cake swipe_frosting swipe_dough swipe_pears swipe_cherries swiped_cookies swiped_cookie swiped_apples swiped_candy swiped_chocolate swiped_chips swiped_flowers swiped_sugar swiped_bites swiped_pie swiped_cake swiped_frosting swiped_dough swiped_pears swiped_cherries swipes_cookies swipes_cookie swipes_apples swipes_candy swipes_chocolate swipes_chips swipes_flowers swipes_sugar swipes_bites swipes_pie swipes_cake swipes_frosting swipes_dough swipes_pears swipes_cherries sneak_cookies sneak_cookie sneak_apples sneak_candy sneak_chocolate sneak_chips sneak_flowers sneak_sugar sneak_bites sneak_pie sneak_cake sneak_frosting sneak_dough sneak_pears sneak_cherries sneaks_cookies sneaks_cookie sneaks_apples sneaks_candy sneaks_chocolate sneaks_chips sneaks_flowers sneaks_sugar sneaks_bites sneaks_pie sneaks_cake sneaks_frosting sneaks_dough sneaks_pears sneaks_cherries snuck_cookies snuck_cookie snuck_apples snuck_candy snuck_chocolate snuck_chips snuck_flowers snuck_sugar snuck_bites snuck_pie snuck_cake snuck_frosting snuck_dough snuck_pears snuck_cherries',
    stanzas: `
      Stool to the counter, a knee to the shelf
      Lid with a clink that can wake up a town
      Hand coming out at a bit of a slant
      Crumbs in the cuff on the whole of the way down

      Wall with some glass, and a branch on this side
      Leg up, a shirt for a sack, and a hush
      Dog on a chain, and a lamp coming on
      Windfalls gone thumping away through the brush

      Finger drawn under the edge of the rose
      Smoothing across with the back of a spoon
      A look at the ceiling, an innocent hum
      Frosting on somebody's nose until noon

      Wrapper gone quiet by inches, a nibble
      A look of the sort that a choirboy wears
      A pocket of foil with its telltale shine
      And chocolate thumbprints on six of the stairs`,
  },
  {
    words:
      'told_beautiful told_pretty told_smart told_handsome told_gorgeous told_lovely told_special tell_beautiful tell_pretty tell_smart tell_handsome tell_gorgeous tell_lovely tell_special tells_beautiful tells_pretty tells_smart tells_handsome tells_gorgeous tells_lovely tells_special said_beautiful said_pretty said_smart said_handsome said_gorgeous said_lovely said_special say_beautiful say_pretty say_smart say_handsome say_gorgeous say_lovely say_special says_beautiful says_pretty says_smart says_handsome says_gorgeous says_lovely says_special call_beautiful call_pretty call_smart call_handsome call_gorgeous call_lovely call_special calls_beautiful calls_pretty calls_smart calls_handsome calls_gorgeous calls_lovely calls_special called_beautiful called_pretty called_smart called_handsome called_gorgeous called_lovely called_special compliment compliments complimented you_look_beautiful i_look_beautiful kind_words nice_words',
    stanzas: `
      Mirror, a sigh, and a voice from the door
      Word put down lightly, like change on a tray
      Chin coming up by the half of an inch
      Good for the stairs, and the rest of the day

      No, and a tut, and a wave of the hand
      Pink coming on from the neck to the ear
      Look in the window of every parked car
      Something to hum to, from there until here

      A word said in passing, with soap on the wrists
      Plate handed over, and dripping, and dried
      Tucked out of sight like a note in a drawer
      And taken out later, and looked at inside

      Hat in a doorway, a turn, and a well
      Whistle, two notes, with the second one low
      Button done up, and a tug at the hem
      Out past the coats with a bit of a glow`,
  },
  {
    words:
      "know_when_i know_when_something know_something_is know_something_was know_without_being know_before_i knows_when_i knows_when_something knows_something_is knows_something_was knows_without_being knows_what_i knows_before_i knew_when_i knew_when_something knew_something_is knew_something_was knew_without_being knew_before_i can_tell_when could_tell_when read_my_face reads_my_face read_me_like reads_me_like sixth_sense mother's_intuition women's_intuition woman's_intuition intuition",
    stanzas: `
      Hello on the phone that is one shade too bright
      Pause at the end of the line, and a well
      Coat off its hook, and the soup in a jar
      Up on the step with a thumb on the bell

      Chair that's pulled out by the toe of a shoe
      Cup put in front with a soft little sound
      Nothing asked yet, and the lamp on the low
      Nothing to hear but the spoon going round

      Look over glasses, a look over bread
      Peg for the coat, and a pat on the seat
      Something is up by the set of the back
      All of it plain in the sound of the feet

      Window, a curtain, a car coming in
      Door a bit soft, or the door a bit hard
      Cookie tin open before there's a word
      Weather foretold by the walk through the yard`,
  },
  {
    words:
      'allergic allergy allergies antihistamine gluten gluten-free lactose lactose_intolerant epipen peanut_allergy peanut_allergies nut_allergy nut_allergies pollen_allergy pollen_allergies bee_allergy bee_allergies rash',
    stanzas: `
      A lid turned over, the small print held close
      Finger that runs to the end of the line
      Sniff, and a squint, and a word with the cook
      Toast by itself on a plate, and it's fine

      Meadow all gold, and a nose like a tap
      Sleeve, and a sneeze, and a sleeve, and a wheeze
      Eyes like two cherries, and tissues by tens
      Lovely, the view, and the smell, and the trees

      Red coming up in the shape of a map
      Pink on the wrist, and a hand kept from it
      Pill, and a sip, and a wait, and a look
      Oats in the bath, to the rim, for a bit

      Pen in a pocket, a pen in a bag
      Card with it written in red at the school
      Cake with its own little flag on a stick
      Nobody needing to bend any rule`,
  },
  {
    words: 'hiccup hiccups hiccuped hiccupped hiccuping the_hiccups',
    stanzas: `
      Hop in the middle of somebody's toast
      Hand to the mouth, and a pardon, and hic
      Glass tipped away from the far side of things
      Water gone up to the nose, double-quick

      A breath held in to the count of a lot
      Cheeks like a trumpeter's, eyes going wide
      Sugar lump, vinegar, back of a spoon
      Just when it's over, one more from inside

      Boo from the pantry, a bag, and a shriek
      Key down the collar, as cold as a stone
      Stand on the head with the feet to the wall
      Gone, in the end, in a while, on its own

      Long sort of silence, a very long hymn
      Bump in the shoulders, a jump in the hat
      Pew going shaky from this end to that
      One little squeak, like a foot on a cat`,
  },
  {
    words:
      'fart farts farted farting passed_gas passes_gas flatulence flatulent break_wind breaks_wind broke_wind stink_bomb',
    stanzas: `
      Creak from a chair that is not from the chair
      Look at the dog, who looks back at the rug
      A very good interest in birds out there
      Somebody's face in the depth of a mug

      Hush going up, and a number, a floor
      Eyes on the ceiling, and eyes on the shoes
      Cough a bit late for the job it was for
      Snort at the back, and it's all of it news

      Blanket gone up, and a hand on the edge
      Laugh with its face in the pillow, and low
      Window gone open, a flap of the sheet
      Mercy, and air, and a bit of a blow

      A trumpet from under the Sunday best
      Brow going up, and a nose going pink
      Beans, says a voice, with a nod to the pot
      And everyone gone in the half of a wink`,
  },
  {
    words:
      'toilet_seat toilet_paper toilet_roll loo_roll bathroom_hog hogs_the_bathroom two-hour_showers toilet_seat_up leaves_the_seat_up leave_the_seat_up left_the_seat_up',
    stanzas: `
      Tube made of cardboard, a square hanging on
      Reach to the back of it, nothing to find
      Call down the hall, and a wait, and a call
      A roll coming in with an arm, from behind

      Step in the dark, and a sit, and a yelp
      A ring left standing, a night-light gone
      Cold little splash, and a word to the wall
      And somebody snoring, and snoring on

      Thump on the door, and a thump, and a sigh
      Steam at the keyhole, a song going by
      Towel round the shoulders, one foot on a foot
      One inch of hot, for the next in, to try

      Flap at the front, or a flap at the back
      Matter of law, by the length of the talk
      Holder that's empty, a roll on the tank
      Somebody's case being drawn up in chalk`,
  },
]
