import type { Details } from '../../stanzas.ts'

/** What people say and how they say it, told in sentences. */
export const people1: readonly Details[] = [
  {
    words:
      'wrong_word wrong_words make_up_words makes_up_words made_up_words making_up_words made-up_word made-up_words mispronounce mispronounces mispronounced mispronouncing malapropism malapropisms supposably say_it_wrong says_it_wrong said_it_wrong saying_it_wrong still_call_the still_call_it still_call_a still_calls_the still_calls_it still_calls_a still_called_the still_called_it still_called_a always_call_the always_call_it always_call_a always_calls_the always_calls_it always_calls_a always_called_the always_called_it always_called_a call_everything calls_everything called_everything mix_words mixes_words mixed_words mixing_words mix_up_words mixes_up_words mixed_up_words mixing_up_words own_words_for',
    own: `
      {fact}
      {He} {says} it with comfort, and {pours} out the tea
      The rest of the table [looks] down at its plate
      And nobody [helps], for it [is] fine as can be

      {He} {asks} in the (hardware store|bakery|phone shop) for one, loud and clear
      The clerk [goes] to look in the back
      {fact}
      {He} {gets} the right thing in a brown paper sack`,
    stanzas: `
      (The word|A word) [has] its hat on the wrong way around
      It [walks] in and [sits] at its ease
      The dictionary [coughs] in its place on the shelf
      The grandchildren [hide] in their sleeves and their knees

      (The children|Small children) [pick] up on it, off [goes] the word
      A teacher [has] ringed it in red
      The household [looks] down at the mark with a frown
      Since that [is] the way it [has] always been said`,
    later: `
      The proper word waits in the book, neat and tight
      It's never asked in anymore
      The wrong one has slippers, a cup, and a chair
      And a name of its own on the back of the door`,
    hook: `
      It's the wrong word, the wrong word, as wrong as can be
      It's right in the house, and it's right at the tea

      Made-up words, made-up words, never been heard
      The heart knows exactly the sense of the word`,
  },
  {
    words:
      "mix_names mixes_names mixed_names mixing_names mix_up_names mix_up_everyone's mixes_up_names mixes_up_everyone's mixed_up_names mixed_up_everyone's mixing_up_names mixing_up_everyone's up_our_names up_all_our all_our_names wrong_name wrong_names confuse_names confuses_names confused_names confusing_names names_mixed_up every_name_but mix_up_our_names mixes_up_our_names mixed_up_our_names mixing_up_our_names calls_me_by_the_wrong",
    own: `
      {fact}
      {He} {starts} with an uncle, {goes} on to the dog
      {He} {gets} to a cousin who moved out of state
      And {lands} on the right one, at last, through the fog

      {He} {calls} up the (stairwell|driveway|garden), and four people [come]
      They [stand] in a row, short and tall
      {fact}
      {He} {says} well, whoever, there [is] supper for all`,
    stanzas: `
      (The roll call|A roll call) [goes] down through the family tree
      The hamster [is] named before long
      The right one [stands] waiting with one lifted brow
      The cat [is] the one who [comes] in, which [is] wrong

      (A birthday card|One birthday card) [has] two names crossed out
      The ink [has] gone through to the bow
      A hand [pats] a cheek, since the cheek [is] the right one
      The heart [has] the name that the tongue [doesn't] know`,
    later: `
      The names get in line in the mind with their coats
      They all push ahead to be first
      It isn't forgetting that jumbles them so
      It's love in a doorway, and ready to burst`,
    hook: `
      All of the wrong names, and then there's the right
      They're all in one pocket, and packed in too tight

      Names mixed up, mixed up, and stirred like a stew
      The dog's in it somewhere, the grandmother, too`,
  },
  {
    words:
      'swearing swear_like swear_sailor swear_at swear_when swear_in swear_word swore_like swore_sailor swore_at swore_when swore_in swore_word swears_like swears_sailor swears_at swears_when swears_in swears_word swearing_like swearing_sailor swearing_at swearing_when swearing_in swearing_word like_a_sailor swear_words swear_a_lot swear_too curse_word curse_words cuss cusses cussed cussing cuss_word cuss_words cursed_like curses_like cursing four_letter_word four_letter_words four-letter_word four-letter_words bad_word bad_words foul_mouth foul-mouthed foul_language potty_mouth swears_too_much swears_a_lot swears_constantly swears_under',
    own: `
      {fact}
      {He} {aims} at the nail, and {he} {gets} the one thumb
      The birds [leave] the hedge, and the milk [turns] to cheese
      And far away even the church bells [go] dumb

      {He} {covers} the (baby's|parrot's|preacher's) two ears with both hands
      And {says} what there [is] to be said
      {fact}
      The wallpaper [curls], and the dog [goes] to bed`,
    stanzas: `
      (The jar|One jar) on the shelf [has] a slot in its lid
      It [fills] by the toe and the shin
      A bookcase [arrives] with a bag full of screws
      The price of a holiday [clinks] its way in

      (The parrot|A parrot) [has] learned it, and [saves] it for guests
      The vicar [has] tea going cold
      The smallest one [says] it out loud at the church
      And heads [turn] around, from the young to the old`,
    later: `
      The jar [gets] so full that the lid [doesn't] shut
      It [buys] the whole household a treat
      And under the thunder, the hail, and the blue
      There beats the best heart on the whole of the street`,
    hook: `
      A swear word, a swear word, the thumb's black and blue
      The sky has gone purple, the wallpaper, too

      Like a sailor, a sailor, it's blue and it's loud
      And then comes the sun from the back of the cloud`,
  },
  {
    words:
      "motto mottos catchphrase catchphrases proverb proverbs favorite_saying favorite_sayings sayings favorite_phrase favorite_expression used_to_say likes_to_say like_to_say liked_to_say always_say always_says always_said always_saying often_say often_says often_said often_saying still_say still_says still_said still_saying always_told_me always_told_us always_tells_me always_tells_us often_told_me often_told_us often_tells_me often_tells_us told_me_to told_us_to told_everyone_to told_everybody_to tells_me_to tells_us_to tells_everyone_to tells_everybody_to words_to_live golden_rule measure_twice too_shall_pass chin_up better_late say_nobody say_life says_nobody says_life said_nobody said_life say_this_too say_do_it say_never_give say_there's_no says_this_too says_do_it says_never_give says_there's_no said_this_too said_do_it said_never_give said_there's_no",
    own: `
      {fact}
      {He} {says} it to kettles, to rain, and to bread
      {He} {says} it with one finger up in the air
      And people [start] nodding before it [is] said

      {He} {stops} in the (doorway|hallway|driveway), one arm in a coat
      And everyone [knows] what [is] next
      {fact}
      The children [join] in at the end of the text`,
    stanzas: `
      (The words|Old words) [have] gone smooth, like a stone from the beach
      They [go] in a pocket, and stay
      A child [rolls] her eyes, and then [hears] her own voice
      The very same words, in the very same way

      (A plaque|One plaque) by the stove [has] it burned into pine
      The steam [has] been at it, and grease
      The soups [come] and [go], and the weathers as well
      The saying [hangs] on in its corner in peace`,
    later: `
      One day it comes out of a mouth much too young
      With just the same pause, just the same
      And everyone stops with a spoon in the air
      It isn't a saying by now, it's a name`,
    hook: `
      A motto, a motto, to hang on a nail
      It's held up in sunshine, in thunder, and hail

      Sayings, old sayings, they sound like a joke
      And then, on a hard day, they hold like an oak`,
  },
  {
    words:
      "never_complain never_complains never_complained never_complaining never_grumble never_grumbles never_grumbled without_complain without_complains without_complained without_complaining without_grumble without_grumbles without_grumbled rarely_complain rarely_complains rarely_complained rarely_complaining rarely_grumble rarely_grumbles rarely_grumbled hardly_complain hardly_complains hardly_complained hardly_complaining hardly_grumble hardly_grumbles hardly_grumbled barely_complain barely_complains barely_complained barely_complaining barely_grumble barely_grumbles barely_grumbled doesn't_complain doesn't_complains doesn't_complained doesn't_complaining doesn't_grumble doesn't_grumbles doesn't_grumbled don't_complain don't_complains don't_complained don't_complaining don't_grumble don't_grumbles don't_grumbled didn't_complain didn't_complains didn't_complained didn't_complaining didn't_grumble didn't_grumbles didn't_grumbled never_once_complained no_complaints uncomplaining never_whine never_whines never_whined",
    own: `
      {fact}
      {He} {drinks} the soup cold, and {says} soup [is] just right
      {He} {sits} in the seat with the spring and the draft
      And {asks} how the others [have] slept through the night

      {He} {takes} the one (low chair|wet coat|end piece) that [is] left by the rest
      And {whistles} a bit on the stair
      {fact}
      {He} {says} the rain [is] good for the gardens out there`,
    stanzas: `
      (The rain|Cold rain) [comes] in at the side of the tent
      The last of the bread [has] gone hard
      A kettle [begins] in the corner to sing
      A whistle [goes] up in the wet of the yard

      (The wheel|One wheel) [has] come off at the top of the hill
      The bags [are] set down by the road
      A joke [goes] around with the last of the mints
      And each of them [takes] up a share of the load`,
    later: `
      A quiet back carries a great many things
      And nobody sees how it's bent
      But after, they look from the top of the hill
      And know by whose shoulder the whole of it went`,
    hook: `
      Never complaining, not even a sigh
      Whatever the weather, there's some bit of sky

      Never complaining, the hill and the load
      A whistle's a lamp on the dark of the road`,
  },
  {
    words:
      'grumble grumbles grumbled grumbling grumpy grumpier grumpiest grouch grouchy cranky crabby curmudgeon curmudgeonly cantankerous complainer pout pouts pouted pouting sulk sulks sulked sulking sulky bad_mood bad_moods complain_about complains_about complained_about complaining_about always_complaining always_complain always_complains complain_constantly complains_constantly always_moaning moans_about moan_about moaned_about wrong_side_of_the_bed',
    own: `
      {fact}
      {He} {says} that the soup [is] too hot and too cold
      {He} {says} that there [isn't] a chair fit to sit
      And {sits}, and {eats} all that the big bowl [can] hold

      {He} {mutters} at (weather|parking|teaspoons), {he} {mutters} at news
      The brow [comes] down low like a blind
      {fact}
      {He} {slips} the stray cat all the ham {he} {can} find`,
    stanzas: `
      (The kettle|A kettle) [is] slow, and the toast [is] too fast
      The stairs [have] grown steeper at night
      A sigh [goes] around like a draft in the hall
      The newspaper [rattles], and nothing [is] right

      (A cloud|Some cloud) [has] come in and sat down on the couch
      The cushions [have] all been put wrong
      A slice of warm pie [is] set down by the side
      It [thunders], and [chews], and it [isn't] for long`,
    later: `
      The house would be quiet without it by now
      Too easy, too smooth, and too neat
      For somewhere inside of that thundery cloud
      There's a lamp, and a purr, and the best window seat`,
    hook: `
      Grumble, oh, grumble, the rain and the bread
      There's gold in the thundercloud, when all is said

      Grumpy, so grumpy, it's thunder and hail
      And under the table there's one wagging tail`,
  },
  {
    words:
      "honest honesty blunt bluntly brutally_honest the_truth tell_truth tells_truth told_truth telling_truth speak_truth speaks_truth spoke_truth can't_lie can't_lied cannot_lie cannot_lied couldn't_lie couldn't_lied never_lie never_lied never_lies bad_liar terrible_liar worst_liar speak_your_mind speak_his_mind speak_her_mind speak_my_mind speak_their_mind speaks_your_mind speaks_his_mind speaks_her_mind speaks_my_mind speaks_their_mind spoke_your_mind spoke_his_mind spoke_her_mind spoke_my_mind spoke_their_mind speaking_your_mind speaking_his_mind speaking_her_mind speaking_my_mind speaking_their_mind straight_shooter straight_talker no_filter blurt blurts blurted blurting",
    own: `
      {fact}
      {He} {looks} at the hat for a very long while
      {He} {says} that the ribbon [is] really quite nice
      And {gives} the whole feather a sorrowful smile

      {He} {goes} a deep (crimson|scarlet|purple) at even a fib
      The ears [give] it up to the room
      {fact}
      It [comes] out as straight as the stick of a broom`,
    stanzas: `
      (The question|A question) [is] asked, and the forks [are] all still
      The cook [has] a hand on the chair
      The answer [comes] out with no bow and no box
      The salt [gets] passed round, with some pepper to spare

      (The mirror|One mirror) [hangs] up in a very clear light
      It [isn't] a mirror to tease
      Some people [come] by it to check on a hat
      And others [go] round by the back, if they please`,
    later: `
      For sugar is easy, and sugar is sweet
      It's gone by the end of the day
      But sometimes it's dark, and there's something to ask
      And then one true word is a lamp on the way`,
    hook: `
      Honest, oh, honest, as plain as a plate
      It says that the hat isn't really so great

      The truth, tell the truth, it's a window, it's bread
      It's better to know than be flattered instead`,
  },
  {
    words:
      "lied lied_about lied_to white_lie white_lies little_lie tell_a_lie tell_lies told_a_lie told_lies tells_a_lie tells_lies telling_a_lie telling_lies fib fibs fibbed fibbing never_told_you never_tell_you never_told_her never_told_him never_told_mom never_told_dad never_tell_anyone never_told_anyone didn't_told_you didn't_tell_you didn't_told_her didn't_told_him didn't_told_mom didn't_told_dad didn't_tell_anyone didn't_told_anyone haven't_told_you haven't_tell_you haven't_told_her haven't_told_him haven't_told_mom haven't_told_dad haven't_tell_anyone haven't_told_anyone kept_from_you kept_from_me kept_from_him kept_from_her hid_from_you hid_from_me hid_from_him hid_from_her keep_from_you keep_from_me keep_from_him keep_from_her hide_from_you hide_from_me hide_from_him hide_from_her confess confesses confessed confession confessions come_clean came_clean own_up owned_up",
    own: `
      {fact}
      {He} {carries} it round like a stone in a shoe
      {He} {goes} to say something, and {says} it [looks] damp
      And {fills} up the kettle, and {drinks} the tea, too

      {He} {stands} in the (kitchen|hallway|doorway) and {straightens} a spoon
      The ears [have] gone red at the tips
      {fact}
      It [sits] like a crumb at the edge of the lips`,
    stanzas: `
      (A rug|The rug) [is] laid out very straight on the floor
      A lump [is] beneath it, asleep
      The feet [go] around it for most of a year
      The truth [is] a thing that a rug [doesn't] keep

      (The vase|A vase) [has] a side that [is] turned to the wall
      The glue [has] a line like a hair
      The cat [gets] the blame, and [looks] hurt at them all
      And everyone [knows], and they [leave] it turned there`,
    later: `
      And then it [is] said, and the ceiling [stays] up
      The kettle still [boils], just the same
      It was such a size in the dark of the mouth
      And out in the light it's so small and so tame`,
    hook: `
      A little white lie is as light as a crumb
      It grows in the pocket as big as a plum

      Confess it, confess it, and open the door
      It's only a mouse that was tapping the floor`,
  },
  {
    words:
      'talk_to_yourself talk_to_myself talk_to_himself talk_to_herself talk_to_themselves talks_to_yourself talks_to_myself talks_to_himself talks_to_herself talks_to_themselves talked_to_yourself talked_to_myself talked_to_himself talked_to_herself talked_to_themselves talking_to_yourself talking_to_myself talking_to_himself talking_to_herself talking_to_themselves talk_yourself talk_myself talk_himself talk_herself talks_yourself talks_myself talks_himself talks_herself talked_yourself talked_myself talked_himself talked_herself talking_yourself talking_myself talking_himself talking_herself mutter mutters muttered muttering think_out_loud thinks_out_loud thinking_out_loud',
    own: `
      {fact}
      {He} {asks} where on earth did the good scissors go
      {He} {thinks} for a minute, then {says}, by the bread
      And {goes} there, and {finds} them, and {tells} them hello

      {He} {pushes} a (shopping cart|vacuum|broom round) and {argues} both sides
      With nods for the points that [are] good
      {fact}
      {He} {loses}, and {takes} it the way that one should`,
    stanzas: `
      (The pantry|One pantry) [is] told what it [is] missing by name
      The list [is] gone over out loud
      The stove [is] advised, and the kettle [is] warned
      A room with one person [sounds] just like a crowd

      (The case|A case) [is] put forward by socks without mates
      The toaster [agrees] with a click
      The verdict [is] read to the cat on the stairs
      The keys [are] found there in the door, double quick`,
    later: `
      The house is so used to that murmur by now
      It leans in its walls to be near
      Two voices, one coat, coming up by the hedge
      And both of them pleased with the talk, by the year`,
    hook: `
      Muttering, muttering, up and down stairs
      Somebody's listening, somebody cares

      Thinking out loud, out loud, one voice and its twin
      Whoever is losing, they both of them win`,
  },
  {
    words:
      'exaggerate exaggerates exaggerated exaggerating exaggeration exaggerations tall_tale tall_tales fish_story fish_stories tell_tales tell_stories tell_yarns tell_tale tells_tales tells_stories tells_yarns tells_tale told_tales told_stories told_yarns told_tale telling_tales telling_stories telling_yarns telling_tale storyteller storytellers storytelling embellish embellishes embellished old_stories same_stories your_stories his_stories her_stories war_stories long_stories',
    own: `
      {fact}
      {He} {pushes} the plates back and {lowers} {his} voice
      {He} {gets} to the bridge, and the moon, and the bull
      And all of them [lean] in without any choice

      {He} {holds} out {his} (arms wide|two hands|fork there) to show them the size
      It [has] grown by a foot since last year
      {fact}
      The children [move] in, and the grown-ups [move] near`,
    stanzas: `
      (The river|A river) [gets] wider, the wall [gets] more tall
      The dog [is] as big as a calf
      A pause [is] put in where a pause [has] to go
      And someone who [knows] it [is] starting to laugh

      (The coffee|Cold coffee) [stands] round in the light of the lamp
      The spoons [have] all come to a rest
      A thump on the table [makes] all the cups jump
      It [is] nearly true, which [is] really the best`,
    later: `
      One day it [is] told by a different voice
      The bull [has] grown horns, and can fly
      But just at the pause, at the very same place
      Two hands go out wide, just as wide as the sky`,
    hook: `
      Tall tale, tall tale, taller each time
      The fish has got feathers, the hill's hard to climb

      Tell stories, tell stories, turn down the light
      The best of them never were perfectly right`,
  },
  {
    words:
      'stutter stutters stuttered stuttering stammer stammers stammered stammering lisp lisps speech_therapy speech_therapist',
    own: `
      {fact}
      {He} {stands} at the front with a word at the gate
      {He} {breathes}, and {he} {hums} on the edge of an M
      And all of them [see] that it [is] worth the wait

      {He} {asks} for the (bread roll|blue one|ticket), and {taps} out the beat
      The queue [can] look up at the sky
      {fact}
      {He} {gets} to the end with {his} head very high`,
    stanzas: `
      (A word|One word) [takes] the long way around by the hill
      It [stops] for a breath by a tree
      The rest of the sentence [sits] quietly down
      And in [comes] the word, with its coat flying free

      (The clock|A clock) [gives] a tick, and the chairs [do] not creak
      The page [has] its lines in the sun
      A P like a pebble [comes] loose in the stream
      And then the whole river of it [starts] to run`,
    later: `
      The quick ones [have] said it, and gone out the door
      And nobody knows what they said
      But words that were carried so far, with such care
      Stay on in the room like the smell of new bread`,
    hook: `
      Stutter or stammer, the word's on its way
      It's worth any waiting, the thing it will say

      Stammer, oh, stammer, a stone in the stream
      The water goes round it and on, like a dream`,
  },
  {
    words:
      'bilingual trilingual multilingual speak_languages speak_spanish speak_french speak_german speak_italian speak_arabic speak_russian speak_polish speak_portuguese speak_chinese speak_mandarin speak_cantonese speak_hindi speak_korean speak_japanese speak_turkish speak_vietnamese speak_welsh speak_greek speak_hebrew speak_yiddish speak_swahili speak_tagalog speak_dutch speak_ukrainian speak_punjabi speak_urdu speak_english speaks_languages speaks_spanish speaks_french speaks_german speaks_italian speaks_arabic speaks_russian speaks_polish speaks_portuguese speaks_chinese speaks_mandarin speaks_cantonese speaks_hindi speaks_korean speaks_japanese speaks_turkish speaks_vietnamese speaks_welsh speaks_greek speaks_hebrew speaks_yiddish speaks_swahili speaks_tagalog speaks_dutch speaks_ukrainian speaks_punjabi speaks_urdu speaks_english spoke_languages spoke_spanish spoke_french spoke_german spoke_italian spoke_arabic spoke_russian spoke_polish spoke_portuguese spoke_chinese spoke_mandarin spoke_cantonese spoke_hindi spoke_korean spoke_japanese spoke_turkish spoke_vietnamese spoke_welsh spoke_greek spoke_hebrew spoke_yiddish spoke_swahili spoke_tagalog spoke_dutch spoke_ukrainian spoke_punjabi spoke_urdu spoke_english speaking_languages speaking_spanish speaking_french speaking_german speaking_italian speaking_arabic speaking_russian speaking_polish speaking_portuguese speaking_chinese speaking_mandarin speaking_cantonese speaking_hindi speaking_korean speaking_japanese speaking_turkish speaking_vietnamese speaking_welsh speaking_greek speaking_hebrew speaking_yiddish speaking_swahili speaking_tagalog speaking_dutch speaking_ukrainian speaking_punjabi speaking_urdu speaking_english two_languages three_languages four_languages five_languages six_languages seven_languages both_languages mother_tongue native_language interpret interprets interpreted interpreting',
    own: `
      {fact}
      {He} {sings} in the one, and {he} {counts} in the next
      {He} {says} the word twice when the bread [is] that good
      And {mixes} the two in one long happy text

      {He} {turns} at the (counter|market|bus stop) and {answers} them both
      The faces [light] up down the row
      {fact}
      {He} {gives} them a joke that just one side [can] know`,
    stanzas: `
      (The cup|One cup) [has] two names, and the spoon [has] two names
      The moon [has] a he and a she
      A joke [can't] go in through the door with its hat
      A proverb [gets] told with the hands, and some tea

      (The list|A list) on the fridge [is] a mix of the two
      A sentence [has] started in one
      It [changes] its shoes at the corner, and [waits]
      And home in the other the sentence [gets] done`,
    later: `
      The old word comes up in the dark, on its own
      For bread, or for mother, or rain
      It's only a sound, but it opens a door
      And there's the whole street of it, lit, and the lane`,
    hook: `
      Bilingual, bilingual, both doors are ajar
      A heart with two words for it goes twice as far

      Bilingual, bilingual, the sun and the bread
      There's more to be loved when it's more than once said`,
  },
  {
    words:
      "finish_sentences finish_sentence finishes_sentences finishes_sentence finished_sentences finished_sentence finishing_sentences finishing_sentence finish_my_sentences finish_my_other's finish_your_sentences finish_your_other's finish_our_sentences finish_our_other's finish_each_sentences finish_each_other's finishes_my_sentences finishes_my_other's finishes_your_sentences finishes_your_other's finishes_our_sentences finishes_our_other's finishes_each_sentences finishes_each_other's finished_my_sentences finished_my_other's finished_your_sentences finished_your_other's finished_our_sentences finished_our_other's finished_each_sentences finished_each_other's finishing_my_sentences finishing_my_other's finishing_your_sentences finishing_your_other's finishing_our_sentences finishing_our_other's finishing_each_sentences finishing_each_other's interrupt interrupts interrupted interrupting talk_over_me talk_over_us talk_over_people talk_over_everyone talks_over_me talks_over_us talks_over_people talks_over_everyone talked_over_me talked_over_us talked_over_people talked_over_everyone talking_over_me talking_over_us talking_over_people talking_over_everyone cut_me_off cuts_me_off read_my_mind reads_my_mind read_your_mind reads_your_mind reads_minds reading_minds",
    own: `
      {fact}
      A word [is] half out, and the rest [is] there, too
      The salt [is] passed over before it [is] named
      {He} {laughs} at a joke before half [is] quite through

      {He} {jumps} in the (gap there|sentence|pause there) with both of {his} feet
      And {lands} on the word that [is] meant
      {fact}
      {He} {knows} where it [goes], and {he} {knows} where it went`,
    stanzas: `
      (One half|A half) of a thought [is] set down by the stove
      The other half [comes] through the door
      They [meet] by the butter, and [fit] like a lid
      And nobody [needs] to say anything more

      (The joke|A joke) [has] two ends, and it [comes] from them both
      The laughter [is] there at the start
      A dinner guest [turns] like a fan, left and right
      And no one [can] tell any two words apart`,
    later: `
      When rooms [have] gone quiet, and lamps [are] turned low
      There's still a small space at the end
      Where half of a sentence sits waiting a while
      And hears the rest come, like the step of a friend`,
    hook: `
      Finish the sentence, the second half's here
      It's one little thought with two mouths and one ear

      Finish each other's, each other's, just so
      One has the question, and both of them know`,
  },
  {
    words:
      'blush blushes blushed blushing beet_red turn_bright_red turn_red_when turn_red_every turn_pink_when turns_bright_red turns_red_when turns_red_every turns_pink_when turned_bright_red turned_red_when turned_red_every turned_pink_when goes_bright_red goes_red_when goes_red_every goes_pink_when go_bright_red go_red_when go_red_every go_pink_when went_bright_red went_red_when went_red_every went_pink_when straight_face poker_face embarrass embarrasses embarrassed embarrassing embarrassment mortified',
    own: `
      {fact}
      {He} {goes} like a lamp from the neck to the hair
      {He} {studies} the napkin from corner to hem
      And {thinks} about icebergs, and {takes} in some air

      {He} {presses} {his} (lips tight|thumbs down|teeth hard) and {stares} at a spoon
      The shoulders [have] started to shake
      {fact}
      A squeak [gets] away from {him} into the cake`,
    stanzas: `
      (The collar|A collar) [gets] tight, and the room [is] all eyes
      The ears [are] as red as a beet
      The tablecloth's pattern [is] studied with care
      A glass of iced water [gives] up in the heat

      (The toast|A toast) [is] begun, and it [has] the whole tale
      The photo [goes] round, chair to chair
      A face in the corner [lights] up like a stove
      And one of the uncles [goes] out for some air`,
    later: `
      It [fades] from the ears by the end of the street
      The neck [is] the last to be cool
      The heart has a flag that it cannot take down
      And blushing's not anything taught in a school`,
    hook: `
      Blushing, oh, blushing, from collar to crown
      The sun's coming up, and it won't go back down

      Straight face, straight face, hold it in tight
      It's shaking, it's going, it's gone, good night`,
  },
  {
    words:
      "gossip gossips gossiped gossiping gossipy nosy nosey nosiest busybody eavesdrop eavesdrops eavesdropped eavesdropping snoop snoops snooped snooping everybody's_business everyone's_business spy_through spy_curtains spy_curtain spy_blinds spies_through spies_curtains spies_curtain spies_blinds spied_through spied_curtains spied_curtain spied_blinds spying_through spying_curtains spying_curtain spying_blinds peek_through peek_curtains peek_curtain peek_blinds peeks_through peeks_curtains peeks_curtain peeks_blinds peeked_through peeked_curtains peeked_curtain peeked_blinds peeking_through peeking_curtains peeking_curtain peeking_blinds peer_through peer_curtains peer_curtain peer_blinds peers_through peers_curtains peers_curtain peers_blinds the_grapevine rumor rumors",
    own: `
      {fact}
      {He} {waters} the step for the third time since ten
      {He} {sees} a strange van at the house with the hedge
      And {waters} the step very slowly again

      {He} {lifts} up the (curtain|slat there|net there) the width of a nose
      And {drops} it, and {whistles} a bit
      {fact}
      {He} {swears} not to say, and then {says} all of it`,
    stanzas: `
      (The curtain|One curtain) [goes] up by an inch and a half
      A kettle [boils] dry on its ring
      Two voices [drop] low at the top of the fence
      And all of the pigeons [hear] everything

      (A secret|One secret) [goes] over the top of the hedge
      It [starts] out the size of a flea
      It [comes] back at supper with horns and a tail
      The whole of the street [has] it in for some tea`,
    later: `
      The curtain [hangs] down and the lamps [have] come on
      It's known who is well and who's not
      And when the one chimney [has] no smoke at eight
      The nose [comes] in knocking, with soup in a pot`,
    hook: `
      Gossip, oh, gossip, from gate on to gate
      It's all over town by a quarter to eight

      Nosy, so nosy, an eye at the lace
      And all out of love for the whole of the place`,
  },
]
