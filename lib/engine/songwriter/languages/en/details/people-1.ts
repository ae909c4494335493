import type { Details } from '../../stanzas.ts'

/** What people say and how they say it. */
export const people1: readonly Details[] = [
  {
    words:
      'wrong_word wrong_words make_up_words makes_up_words made_up_words making_up_words made-up_word made-up_words mispronounce mispronounces mispronounced mispronouncing malapropism malapropisms supposably say_it_wrong says_it_wrong said_it_wrong saying_it_wrong still_call_the still_call_it still_call_a still_calls_the still_calls_it still_calls_a still_called_the still_called_it still_called_a always_call_the always_call_it always_call_a always_calls_the always_calls_it always_calls_a always_called_the always_called_it always_called_a call_everything calls_everything called_everything mix_words mixes_words mixed_words mixing_words mix_up_words mixes_up_words mixed_up_words mixing_up_words own_words_for',
    stanzas: `
      One word handed over, another one meant
      A finger pointing to help it along
      The thing itself on the shelf all the time
      And everyone fetching it, right or wrong

      A word from the drawer where the odd ones go
      A pause at the table, a sideways look
      The right one waiting, polite, in its chair
      And the new one not in a single book

      Half of a syllable, half of a guess
      A spoon held up in the shape of a clue
      Vowels put in where none of it fits
      And by Sunday the whole house says it too

      A label that nobody else would write
      Fork in the air and the gravy on hold
      A word coming out with its coat on wrong
      And worn that way till it's good and old`,
  },
  {
    words:
      "mix_names mixes_names mixed_names mixing_names mix_up_names mix_up_everyone's mixes_up_names mixes_up_everyone's mixed_up_names mixed_up_everyone's mixing_up_names mixing_up_everyone's up_our_names up_all_our all_our_names wrong_name wrong_names confuse_names confuses_names confused_names confusing_names names_mixed_up every_name_but mix_up_our_names mixes_up_our_names mixed_up_our_names mixing_up_our_names calls_me_by_the_wrong",
    stanzas: `
      One name started and one name dropped
      Down through the list like a hand down a rail
      Cousin and uncle, the dog and the cat
      The right one caught by the tip of its tail

      Called up the stairs in the wrong-way round
      Half of the house at the foot of the stair
      Two of the cousins and one set of paws
      The one that was wanted already there

      Mouths getting ready at every chair
      Finger that stops in the midst of a wag
      Somebody's sister's and somebody's aunt's
      And even the one on the dog's brass tag

      A roll call run from the middle both ways
      Syllables bumping like carts in a lane
      Half of an S and the start of a J
      The whole of the family, one long train`,
  },
  {
    words:
      'swearing swear_like swear_sailor swear_at swear_when swear_in swear_word swore_like swore_sailor swore_at swore_when swore_in swore_word swears_like swears_sailor swears_at swears_when swears_in swears_word swearing_like swearing_sailor swearing_at swearing_when swearing_in swearing_word like_a_sailor swear_words swear_a_lot swear_too curse_word curse_words cuss cusses cussed cussing cuss_word cuss_words cursed_like curses_like cursing four_letter_word four_letter_words four-letter_word four-letter_words bad_word bad_words foul_mouth foul-mouthed foul_language potty_mouth swears_too_much swears_a_lot swears_constantly swears_under',
    stanzas: `
      Hammer, a thumb, and a thumping of feet
      Word like a pan going over the floor
      Two small ears getting wide in the hall
      Hand on the mouth, and a pause, and one more

      Lid that is on and a lid that won't turn
      Short ones and long ones strung out like beads
      A toe held tight in the palm of the hand
      And saltier words than a sailor needs

      Step that's not there at the end of the stairs
      The mild ones left in a row on the shelf
      The big one reached for and handed around
      Shin, and the step, and the table itself

      Screw going in at the wrong sort of slant
      Scrape of a knuckle, a slip of the catch
      One second's silence, the breath drawn in
      One word going up like a kitchen match`,
  },
  {
    words:
      "motto mottos catchphrase catchphrases proverb proverbs favorite_saying favorite_sayings sayings favorite_phrase favorite_expression used_to_say likes_to_say like_to_say liked_to_say always_say always_says always_said always_saying often_say often_says often_said often_saying still_say still_says still_said still_saying always_told_me always_told_us always_tells_me always_tells_us often_told_me often_told_us often_tells_me often_tells_us told_me_to told_us_to told_everyone_to told_everybody_to tells_me_to tells_us_to tells_everyone_to tells_everybody_to words_to_live golden_rule measure_twice too_shall_pass chin_up better_late say_nobody say_life says_nobody says_life said_nobody said_life say_this_too say_do_it say_never_give say_there's_no says_this_too says_do_it says_never_give says_there's_no said_this_too said_do_it said_never_give said_there's_no",
    stanzas: `
      Said over dishes and said on the stair
      Short as a nail and as plain as a plate
      Chalk on a board by the kitchen door
      And said once more at the swing of the gate

      As old as the spoons and as often in use
      Worn in the middle, the way that steps wear
      Good for a flat tire, and good for the flu
      Stitched on a pillow that sits on the chair

      Heard from the garden and heard from the porch
      One finger up at the start of the phrase
      Half of it said and the rest of it known
      Handy for most of the usual days

      Out with the salt and in with the soup
      Passed with the bread and the butter and peas
      Mumbled along by the end of the bench
      And handed out like a spare set of keys`,
  },
  {
    words:
      "never_complain never_complains never_complained never_complaining never_grumble never_grumbles never_grumbled without_complain without_complains without_complained without_complaining without_grumble without_grumbles without_grumbled rarely_complain rarely_complains rarely_complained rarely_complaining rarely_grumble rarely_grumbles rarely_grumbled hardly_complain hardly_complains hardly_complained hardly_complaining hardly_grumble hardly_grumbles hardly_grumbled barely_complain barely_complains barely_complained barely_complaining barely_grumble barely_grumbles barely_grumbled doesn't_complain doesn't_complains doesn't_complained doesn't_complaining doesn't_grumble doesn't_grumbles doesn't_grumbled don't_complain don't_complains don't_complained don't_complaining don't_grumble don't_grumbles don't_grumbled didn't_complain didn't_complains didn't_complained didn't_complaining didn't_grumble didn't_grumbles didn't_grumbled never_once_complained no_complaints uncomplaining never_whine never_whines never_whined",
    stanzas: `
      Short end, the hard end, the end with the load
      The cracked cup taken, the heel of the bread
      Seat with the spring and the side with the draft
      A shrug, and a whistle begun instead

      A nail for a coat, and a lamp, and a road
      Shoes by the door with the soles worn through
      A wince put off in a pocket somewhere
      A nod, and the next thing waiting to do

      Splinter, a tweezer, a squint at the light
      Bandage, a blister, a turn of the cap
      The cold soup eaten down to the spoon
      Thanks for it said with the bowl in the lap

      Piano, the couch, and the third flight up
      Lips in a line and a lift of the chin
      Ten more stairs with the heavy end
      And breath let go when the thing is in`,
  },
  {
    words:
      'grumble grumbles grumbled grumbling grumpy grumpier grumpiest grouch grouchy cranky crabby curmudgeon curmudgeonly cantankerous complainer pout pouts pouted pouting sulk sulks sulked sulking sulky bad_mood bad_moods complain_about complains_about complained_about complaining_about always_complaining always_complain always_complains complain_constantly complains_constantly always_moaning moans_about moan_about moaned_about wrong_side_of_the_bed',
    stanzas: `
      A foot on the stair like a sack of coal
      A spoon set down with a bit more clink
      The soup too hot and the soup too cold
      The bowl scraped clean at the side of the sink

      Sigh going by with a newspaper on
      A mutter that travels from room to room
      Roads, and the noise, and the price of the eggs
      Half of a grin going past with a broom

      Good-morning answered by way of the nose
      Grunt for hello and a grunt for the cake
      Chair that is wrong and a lamp that's too bright
      A second piece eaten for manners' sake

      Weather indoors at the end of the couch
      Brow coming down like the blind of a shop
      Huff at the kettle and huff at the stairs
      A purr in it somewhere, close to the top`,
  },
  {
    words:
      "honest honesty blunt bluntly brutally_honest the_truth tell_truth tells_truth told_truth telling_truth speak_truth speaks_truth spoke_truth can't_lie can't_lied cannot_lie cannot_lied couldn't_lie couldn't_lied never_lie never_lied never_lies bad_liar terrible_liar worst_liar speak_your_mind speak_his_mind speak_her_mind speak_my_mind speak_their_mind speaks_your_mind speaks_his_mind speaks_her_mind speaks_my_mind speaks_their_mind spoke_your_mind spoke_his_mind spoke_her_mind spoke_my_mind spoke_their_mind speaking_your_mind speaking_his_mind speaking_her_mind speaking_my_mind speaking_their_mind straight_shooter straight_talker no_filter blurt blurts blurted blurting",
    stanzas: `
      The hat put on and the question put
      A beat, and a breath, and an eyebrow raised
      The brim looked over, the feather, the band
      And only the ribbon is ever praised

      No frosting, no doily, no bow on the box
      Straight as a yardstick flat on a board
      Nothing tucked under and nothing in back
      And clear as a glass of water, poured

      A small thing untrue with nowhere to hide
      Ears going pink at the start of a fib
      Look at the ceiling, a look at the shoes
      The crumbs still there on the front of the bib

      A dinner for eight, and a nice new dress
      The question put, and the answer, bang
      Forks held still on the way to the mouth
      Under the table a shin with a pang`,
  },
  {
    words:
      "lied lied_about lied_to white_lie white_lies little_lie tell_a_lie tell_lies told_a_lie told_lies tells_a_lie tells_lies telling_a_lie telling_lies fib fibs fibbed fibbing never_told_you never_tell_you never_told_her never_told_him never_told_mom never_told_dad never_tell_anyone never_told_anyone didn't_told_you didn't_tell_you didn't_told_her didn't_told_him didn't_told_mom didn't_told_dad didn't_tell_anyone didn't_told_anyone haven't_told_you haven't_tell_you haven't_told_her haven't_told_him haven't_told_mom haven't_told_dad haven't_tell_anyone haven't_told_anyone kept_from_you kept_from_me kept_from_him kept_from_her hid_from_you hid_from_me hid_from_him hid_from_her keep_from_you keep_from_me keep_from_him keep_from_her hide_from_you hide_from_me hide_from_him hide_from_her confess confesses confessed confession confessions come_clean came_clean own_up owned_up",
    stanzas: `
      The thing underneath and the smooth on top
      A rug laid straight on the top of a lump
      Feet going round it by day and by night
      A corner pulled back, and a small soft thump

      A thing to be said, and the kettle to fill
      A spoon going round when the cup is dry
      A thread pulled out at the end of a sleeve
      And ears gone pink with the reason why

      Small thing, a sharp thing, a thing with a point
      Carried around like a stone in a shoe
      Under the tongue at the breakfast bowl
      And out on the table, long overdue

      Mouth coming open, the mouth going shut
      Words in a pocket, the paper gone soft
      Taken upstairs and brought down again
      Like one more box that is kept in the loft`,
  },
  {
    words:
      'talk_to_yourself talk_to_myself talk_to_himself talk_to_herself talk_to_themselves talks_to_yourself talks_to_myself talks_to_himself talks_to_herself talks_to_themselves talked_to_yourself talked_to_myself talked_to_himself talked_to_herself talked_to_themselves talking_to_yourself talking_to_myself talking_to_himself talking_to_herself talking_to_themselves talk_yourself talk_myself talk_himself talk_herself talks_yourself talks_myself talks_himself talks_herself talked_yourself talked_myself talked_himself talked_herself talking_yourself talking_myself talking_himself talking_herself mutter mutters muttered muttering think_out_loud thinks_out_loud thinking_out_loud',
    stanzas: `
      A cart with a wheel that goes its own way
      Lips going over the price of the rice
      One hand out and one hand at the chin
      Nod, and the very same argument twice

      Hunt for the tape in the usual place
      A question put to the second drawer
      A maybe, a no, and a wait and see
      And well, there it is, on the pantry floor

      The case for the prosecution begins
      Both sides heard in the hall by the coats
      A point well made with the end of a comb
      The whole thing put to a count of votes

      Somebody in there, and somebody else
      A list said over from bottom to top
      Murmur that goes from the sink to the stove
      Laugh at the place where the two voices stop`,
  },
  {
    words:
      'exaggerate exaggerates exaggerated exaggerating exaggeration exaggerations tall_tale tall_tales fish_story fish_stories tell_tales tell_stories tell_yarns tell_tale tells_tales tells_stories tells_yarns tells_tale told_tales told_stories told_yarns told_tale telling_tales telling_stories telling_yarns telling_tale storyteller storytellers storytelling embellish embellishes embellished old_stories same_stories your_stories his_stories her_stories war_stories long_stories',
    stanzas: `
      The plates pushed back and the lamp turned low
      A chair tipped over to two of its legs
      Hands going wider to show the size
      Coffee gone cold to the last of the dregs

      The part with the bull and the part with the boat
      A pause put in where the pause always goes
      A thump on the table, a hush, a wink
      Everyone leaning in, elbows in rows

      A foot or two gained each time that it's told
      The river gone wider, the wall gone tall
      Dog coming in at the size of a calf
      No one correcting a word of it all

      Cough for the start, and a scrape of a chair
      Forks put down at the usual bit
      Funny part started too soon, with a snort
      And cold mashed potatoes because of it`,
  },
  {
    words:
      'stutter stutters stuttered stuttering stammer stammers stammered stammering lisp lisps speech_therapy speech_therapist',
    stanzas: `
      Rest of it ready, all buttoned and brushed
      Word at the gate with its hand on the latch
      Breath, and a wait, and a hum on the M
      Out it comes, lit like the head of a match

      P like a pebble, a B like a stone
      The first sound knocking, and knocking again
      A pause with room to sit down in it
      The whole of it walking in easy, then

      Consonants stacked at the top of the hill
      Vowels like washing pulled free of a snag
      Tap of one finger to count it along
      End of the sentence put in like a flag

      Sip from the glass, and the top of the page
      Letters that bunch like a crowd at a door
      One let through and the rest in a row
      And not one chair creaking across the floor`,
  },
  {
    words:
      'bilingual trilingual multilingual speak_languages speak_spanish speak_french speak_german speak_italian speak_arabic speak_russian speak_polish speak_portuguese speak_chinese speak_mandarin speak_cantonese speak_hindi speak_korean speak_japanese speak_turkish speak_vietnamese speak_welsh speak_greek speak_hebrew speak_yiddish speak_swahili speak_tagalog speak_dutch speak_ukrainian speak_punjabi speak_urdu speak_english speaks_languages speaks_spanish speaks_french speaks_german speaks_italian speaks_arabic speaks_russian speaks_polish speaks_portuguese speaks_chinese speaks_mandarin speaks_cantonese speaks_hindi speaks_korean speaks_japanese speaks_turkish speaks_vietnamese speaks_welsh speaks_greek speaks_hebrew speaks_yiddish speaks_swahili speaks_tagalog speaks_dutch speaks_ukrainian speaks_punjabi speaks_urdu speaks_english spoke_languages spoke_spanish spoke_french spoke_german spoke_italian spoke_arabic spoke_russian spoke_polish spoke_portuguese spoke_chinese spoke_mandarin spoke_cantonese spoke_hindi spoke_korean spoke_japanese spoke_turkish spoke_vietnamese spoke_welsh spoke_greek spoke_hebrew spoke_yiddish spoke_swahili spoke_tagalog spoke_dutch spoke_ukrainian spoke_punjabi spoke_urdu spoke_english speaking_languages speaking_spanish speaking_french speaking_german speaking_italian speaking_arabic speaking_russian speaking_polish speaking_portuguese speaking_chinese speaking_mandarin speaking_cantonese speaking_hindi speaking_korean speaking_japanese speaking_turkish speaking_vietnamese speaking_welsh speaking_greek speaking_hebrew speaking_yiddish speaking_swahili speaking_tagalog speaking_dutch speaking_ukrainian speaking_punjabi speaking_urdu speaking_english two_languages three_languages four_languages five_languages six_languages seven_languages both_languages mother_tongue native_language interpret interprets interpreted interpreting',
    stanzas: `
      Two names for a cup, and two for a spoon
      One word for bread, and one more, and one more
      Numbers still counted the first-learned way
      A hello that changes from door to door

      Two sets of proverbs and two sets of jokes
      Dictionary thick as a garden brick
      An R that rolls like a marble on tile
      Puns that the other one can't make stick

      Two ways to be cross, and two ways to be kind
      A sentence that's left at a corner, half done
      Changing its shoes in the middle, and off
      And home in the other before it's begun

      Grace in the old one, the bus fare in both
      Sums in the old one, a song, and a curse
      Lists on the fridge in a mix of the two
      The new for the bank and the school and the nurse`,
  },
  {
    words:
      "finish_sentences finish_sentence finishes_sentences finishes_sentence finished_sentences finished_sentence finishing_sentences finishing_sentence finish_my_sentences finish_my_other's finish_your_sentences finish_your_other's finish_our_sentences finish_our_other's finish_each_sentences finish_each_other's finishes_my_sentences finishes_my_other's finishes_your_sentences finishes_your_other's finishes_our_sentences finishes_our_other's finishes_each_sentences finishes_each_other's finished_my_sentences finished_my_other's finished_your_sentences finished_your_other's finished_our_sentences finished_our_other's finished_each_sentences finished_each_other's finishing_my_sentences finishing_my_other's finishing_your_sentences finishing_your_other's finishing_our_sentences finishing_our_other's finishing_each_sentences finishing_each_other's interrupt interrupts interrupted interrupting talk_over_me talk_over_us talk_over_people talk_over_everyone talks_over_me talks_over_us talks_over_people talks_over_everyone talked_over_me talked_over_us talked_over_people talked_over_everyone talking_over_me talking_over_us talking_over_people talking_over_everyone cut_me_off cuts_me_off read_my_mind reads_my_mind read_your_mind reads_your_mind reads_minds reading_minds",
    stanzas: `
      A word on its way, and the rest on its heels
      A breath drawn in, and the end is there
      The salt passed over before it is named
      Like two coats hung on the back of one chair

      Thought like a cup with the saucer to match
      Begun by the stove and done by the door
      Somebody's sock and the mate to it found
      Laugh, and no need to go on anymore

      One voice at the start and one voice at the close
      Two feet coming down on the very same stair
      The same joke coming from either side
      And one last word that is caught in midair

      First half a key and the second a lock
      A thought with a lid, and the lid fits tight
      Jam for the toast before toast is said
      Two hands on the same small switch of the light`,
  },
  {
    words:
      'blush blushes blushed blushing beet_red turn_bright_red turn_red_when turn_red_every turn_pink_when turns_bright_red turns_red_when turns_red_every turns_pink_when turned_bright_red turned_red_when turned_red_every turned_pink_when goes_bright_red goes_red_when goes_red_every goes_pink_when go_bright_red go_red_when go_red_every go_pink_when went_bright_red went_red_when went_red_every went_pink_when straight_face poker_face embarrass embarrasses embarrassed embarrassing embarrassment mortified',
    stanzas: `
      Collar too small for the neck all at once
      Pink at the neck and then up to the ears
      A napkin studied from corner to fold
      And a color a cold glass slowly clears

      Hymn, or the toast, or the end of the joke
      Lips pressed flat like a letter sealed
      Shake in the shoulders, a squeak in the nose
      All of it out like a bird from a field

      Room full of people, and all of it eyes
      Hot as a stove from the chin to the brow
      Wish for a hole and a lid for the hole
      The plate very interesting, just for now

      A small thing said, and a rush of blood
      Red as the flag at the end of a load
      Fingers that fan at the front of the neck
      And glow enough for the rest of the road`,
  },
  {
    words:
      "gossip gossips gossiped gossiping gossipy nosy nosey nosiest busybody eavesdrop eavesdrops eavesdropped eavesdropping snoop snoops snooped snooping everybody's_business everyone's_business spy_through spy_curtains spy_curtain spy_blinds spies_through spies_curtains spies_curtain spies_blinds spied_through spied_curtains spied_curtain spied_blinds spying_through spying_curtains spying_curtain spying_blinds peek_through peek_curtains peek_curtain peek_blinds peeks_through peeks_curtains peeks_curtain peeks_blinds peeked_through peeked_curtains peeked_curtain peeked_blinds peeking_through peeking_curtains peeking_curtain peeking_blinds peer_through peer_curtains peer_curtain peer_blinds peers_through peers_curtains peers_curtain peers_blinds the_grapevine rumor rumors",
    stanzas: `
      House over there with a van in the drive
      An inch of curtain, a kettle gone dry
      Car at the curb with a different plate
      The lace let fall at a passerby

      Rake and a reason to stand there a while
      Elbows in place on the top of the fence
      Agreement going down and a brow going up
      The whole of the street in the present tense

      The chair drawn up and the cups drawn close
      Hand to the mouth and a look at the door
      Tea getting cold in its saucer, ignored
      A no, and a gasp, and go on, and more

      A thing in confidence, just for the two
      Not to be told past the end of the lane
      Over the hedge by the second cup
      And home, much grown, on the evening train`,
  },
]
