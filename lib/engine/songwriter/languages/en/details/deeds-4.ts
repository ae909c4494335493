import type { Details } from '../../stanzas.ts'

/** More of how people are, told in sentences. */
export const deeds4: readonly Details[] = [
  {
    words:
      'procrastinate procrastinates procrastinated procrastinating procrastinator procrastination last_minute put_off_everything put_off_the put_off_until put_off_till puts_off_everything puts_off_the puts_off_until puts_off_till put_things_off puts_things_off leave_everything_until leaves_everything_until left_everything_until eleventh_hour leave_everything_to_the_last leaves_everything_to_the_last left_everything_to_the_last leaves_everything_too_late',
    own: `
      {fact}
      {He} {sharpens} four pencils and {waters} a plant
      {He} {tidies} the drawer with the batteries in
      And {helps} with the move of a very small ant

      The (clock|moon|cat) [looks] in, and the page [is] still white
      {He} {sits} down to start it at ten
      {fact}
      And {gets} up to look for a much better pen`,
    stanzas: `
      (The page|A page|The form) [has] a heading, a date, and a line
      The line [has] been ruled very straight
      The kitchen [is] cleaner than ever before
      And someone [has] polished the back of a plate

      (The deadline|The hour|The clock) [comes] along like a train down the track
      The fingers [begin] then to fly
      The printer [gives] out with a page still to go
      And somebody [blows] on it, so it will dry`,
    later: `
      It [gets] there on time, with a minute in hand
      It [looks] like the work of a year
      And somebody [swears] it was surely the last
      Till the next time a deadline [comes] near`,
    hook: `
      Put it off, put it off, put off the lot
      The last minute's always the best minute got

      Last minute, last minute, run for the door
      The last minute's longer than all those before`,
  },
  {
    words:
      "few_words man_of_few woman_of_few quiet_man quiet_woman quiet_type quiet_one hardly_speak hardly_speaks hardly_talk hardly_talks hardly_says_much hardly_say_much barely_speak barely_speaks barely_talk barely_talks barely_says_much barely_say_much rarely_speak rarely_speaks rarely_talk rarely_talks rarely_says_much rarely_say_much never_says_much never_say_much don't_says_much don't_say_much doesn't_says_much doesn't_say_much says_little said_little strong_and_silent",
    own: `
      {fact}
      {He} {sits} at the end of the bench in the sun
      {He} {hears} the whole tale with {his} hands on one knee
      And {nods} in the place where the sad part [is] done

      The (talk|table|porch) [goes] around, and it [comes] to a stop
      {He} {looks} in {his} cup for a while
      {fact}
      And {gives} them the answer, and half of a smile`,
    stanzas: `
      (The kettle|A clock|The clock) [does] the talking, the rain [does] the rest
      The fire [says] a thing now and then
      It [isn't] a silence with anything wrong
      It [is] one that a person comes back to again

      (The gate|One gate|The step) that was broken [is] suddenly fixed
      The gutter [is] clear of its leaves
      And nobody [says] who was up there at dawn
      There [is] just a ladder, and dust on two sleeves`,
    later: `
      The loud ones [go] home, and their words [go] along
      The room [keeps] the hush that was there
      And what they remember, the longest of all
      Is somebody quiet who pulled up a chair`,
    hook: `
      Quiet one, quiet one, there by the wall
      The quiet one hears it, and carries it all

      Few words, few words, but they go a long way
      Just a few words last the rest of the day`,
  },
  {
    words:
      'dessert desserts pudding puddings custard trifle tiramisu cheesecake cheesecakes second_helping second_helpings clean_plate cleans_plate cleaned_plate always_has_seconds apple_cobbler berry_cobbler christmas_pudding sticky_toffee_pudding bread_pudding apple_crumble pavlova pav eats_like_a_horse eat_like_a_horse asks_for_seconds had_seconds rhubarb_crumble crumble_and_custard',
    own: `
      {fact}
      {He} {asks} for a sliver, as thin as can be
      {He} {looks} at the sliver, so lonely and small
      And {says} that it [needs] company, two of them, three

      The (dish|bowl|spoon) [is] scraped clean, and the others [lean] back
      {He} {loosens} a button or two
      {fact}
      And {finds} a small corner to let something through`,
    stanzas: `
      (The spoon|A spoon|One spoon) [breaks] the top, and the steam [comes] up sweet
      The custard [runs] into the bay
      The talk [dies] away, and there [is] just the sound
      Of spoons that have nothing to say

      (The last piece|One piece|One spoonful) [is] left in the dish in the end
      They all [are] polite, and they wait
      And when the light [flickers], and [comes] on again
      There [is] just a very clean plate`,
    later: `
      The dishes [are] stacked, and the lights [are] put out
      The house [goes] upstairs to its bed
      And down by the fridge [is] a small square of light
      With somebody's spoon, and the top of a head`,
    hook: `
      Dessert, oh dessert, for there's always a place
      A second helping looks well on a face

      Pass the pudding, pass the pudding, pass it once more
      There's always some room behind pudding's own door`,
  },
  {
    words:
      'open_window window_open windows_open open_windows open_every_window opens_windows opens_every_window opened_windows opened_every_window sleep_with_the_window sleeps_with_the_window loves_fresh_air',
    own: `
      {fact}
      {He} {leans} on the sill with {his} nose in the cold
      {He} {says} to the blankets that air [is] a friend
      And {sleeps} like a bear, with the bedclothes all rolled

      The (snow|rain|wind) [has] come in for a look at the rug
      {He} {takes} a deep breath by the bed
      {fact}
      And {pulls} up a hat, with a bobble, in red`,
    stanzas: `
      (The curtain|A curtain|The blind) [fills] up like the sail of a boat
      The whole bedroom [puts] out to sea
      The rain [tells] its news to the roof and the leaves
      And one cold toe [looks] for a knee

      (A blackbird|The milk van|A train) [comes] in over the sill before dawn
      The smell of cut grass [comes] in too
      The room [has] no walls, for a minute or so
      It [is] only a bed with a view`,
    later: `
      The summer [goes] by, and the heating [comes] on
      One window still [makes] its own stand
      And all of the night that goes by in the street
      Comes in for a bit, hat in hand`,
    hook: `
      Open the window and let in the night
      The window lets worries go out like a light

      Windows wide open, and moon on the floor
      Fresh air through the window, there's always some more`,
  },
  {
    words:
      'peace_and_quiet me_time minutes_of_peace hide_bathroom hide_garage hide_pantry hide_car hides_bathroom hides_garage hides_pantry hides_car hiding_bathroom hiding_garage hiding_pantry hiding_car alone_time lock_the_bathroom locks_the_bathroom five_minutes_of_peace ten_minutes_of_peace five_minutes_peace',
    own: `
      {fact}
      {He} {sits} on the edge of the bath with a bun
      {He} {reads} the same line on the back of the soap
      And {counts} every second, and {loves} every one

      The (handle|door|lock) [gives] a rattle, a finger [comes] in
      {He} {keeps} very still, like a mouse
      {fact}
      And {has} the most wonderful chair in the house`,
    stanzas: `
      (A voice|One voice|A knock) [asks] who took it, and where it was put
      Two more [say] that nothing was done
      The socks [are] all over, the dog [has] a shoe
      The whole house [is] just having fun

      (The latch|The bolt|The key) [has] been turned, and the noise [is] out there
      A tap [has] a drip, and it [is] slow
      It [says] the same thing, and it [wants] no reply
      There [is] no better concert in town, even so`,
    later: `
      The noisy ones [grow], and the rooms [are] all neat
      There's quiet enough for a year
      And somebody sits with a door open wide
      And hopes for a knock to come near`,
    hook: `
      Five minutes of peace, with the door pulled to
      Five minutes of peace, and a biscuit or two

      Peace and some quiet, a lock and a key
      Peace for a moment, with crackers and tea`,
  },
  {
    words:
      'i_love_you say_you_love say_you_loved say_i_love say_i_loved say_love_you said_you_love said_you_loved said_i_love said_i_loved said_love_you says_you_love says_you_loved says_i_love says_i_loved says_love_you told_you_love told_you_loved told_i_love told_i_loved told_love_you tell_you_love tell_you_loved tell_i_love tell_i_loved tell_love_you tells_you_love tells_you_loved tells_i_love tells_i_loved tells_love_you saying_you_love saying_you_loved saying_i_love saying_i_loved saying_love_you love_you_more love_you_too love_you_to first_i_love three_words moon_and_back to_the_moon_and_back say_it_back said_it_back said_it_first',
    own: `
      {fact}
      {He} {says} it from under the hood of the car
      {He} {says} it with toast in the side of {his} mouth
      And {calls} it back over the street, from afar

      The (phone|door|train) [is] about to be closed for the night
      {He} {has} to go back just for that
      {fact}
      And {says} it again as {he} {looks} for {his} hat`,
    stanzas: `
      (Three words|The words|Three small words) [go] out like a bird from a hand
      They [don't] weigh as much as a crumb
      But somebody [carries] them all the way home
      And [feels] them there, under the thumb

      (A note|The note|One note) [has] been left by the side of the bread
      It [says] it in blue, with a heart
      And somebody [reads] it with one arm in a coat
      And that [is] a good way to start`,
    later: `
      The voices [grow] quiet, the years [take] them far
      The words [stay] as near as a sleeve
      And said just the once, or a thousand times said
      They stay when the others all leave`,
    hook: `
      Say love in the morning, say love in the hall
      Say love over dinner, and say it to all

      Just say it, just say it, say love and be glad
      It's the best little word that the world ever had`,
  },
  {
    words:
      'me_to_read us_to_read him_to_read her_to_read them_to_read you_to_read learning_to_spell sound_out sounded_out_words taught_reading taught_to_read teach_reading teach_to_read teaches_reading teaches_to_read illiterate',
    own: `
      {fact}
      {He} {puts} down one finger right under the word
      {He} {says} it in pieces, and {says} it in one
      And out of the page [comes] the song of a bird

      The (lamp|couch|page) [makes] a circle, and two heads [are] in it
      {He} {waits} while the letters [line] up
      {fact}
      And nobody [thinks] of the milk in the cup`,
    stanzas: `
      (The letters|Some letters|The words) [are] like ants on the snow of the page
      They [run] every way, far and wide
      Then all in a moment they [stand] in a line
      And there [is] a castle inside

      (The sign|A sign|The bus) on the corner [says] something at last
      The cereal box [has] a tale
      The street [starts] to talk on the way to the shop
      And every old shopfront [is] having a sale`,
    later: `
      Then somebody [reads] by a light of their own
      With no finger under the line
      And it was a short word that opened it all
      A small painted word on a sign`,
    hook: `
      Learning to read is a door in the wall
      Sound out the letters, and walk through it all

      Taught them to read with a lamp and a chair
      Now reading can take them most anywhere`,
  },
  {
    words:
      'steal_cookie steal_apples steal_candy steal_chocolate steal_chips steal_flowers steal_sugar steal_bites steal_pie steal_cake steal_frosting steal_dough steal_pears steal_cherries stole_cookie stole_apples stole_candy stole_chocolate stole_chips stole_flowers stole_sugar stole_bites stole_pie stole_cake stole_frosting stole_dough stole_pears stole_cherries steals_cookie steals_apples steals_candy steals_chocolate steals_chips steals_flowers steals_sugar steals_bites steals_pie steals_cake steals_frosting steals_dough steals_pears steals_cherries stealing_cookie stealing_apples stealing_candy stealing_chocolate stealing_chips stealing_flowers stealing_sugar stealing_bites stealing_pie stealing_cake stealing_frosting stealing_dough stealing_pears stealing_cherries swipe_cookies swipe_cookie swipe_apples swipe_candy swipe_chocolate swipe_chips swipe_flowers swipe_sugar swipe_bites swipe_pie swipe_cake swipe_frosting swipe_dough swipe_pears swipe_cherries swiped_cookies swiped_cookie swiped_apples swiped_candy swiped_chocolate swiped_chips swiped_flowers swiped_sugar swiped_bites swiped_pie swiped_cake swiped_frosting swiped_dough swiped_pears swiped_cherries swipes_cookies swipes_cookie swipes_apples swipes_candy swipes_chocolate swipes_chips swipes_flowers swipes_sugar swipes_bites swipes_pie swipes_cake swipes_frosting swipes_dough swipes_pears swipes_cherries sneak_cookies sneak_cookie sneak_apples sneak_candy sneak_chocolate sneak_chips sneak_flowers sneak_sugar sneak_bites sneak_pie sneak_cake sneak_frosting sneak_dough sneak_pears sneak_cherries sneaks_cookies sneaks_cookie sneaks_apples sneaks_candy sneaks_chocolate sneaks_chips sneaks_flowers sneaks_sugar sneaks_bites sneaks_pie sneaks_cake sneaks_frosting sneaks_dough sneaks_pears sneaks_cherries snuck_cookies snuck_cookie snuck_apples snuck_candy snuck_chocolate snuck_chips snuck_flowers snuck_sugar snuck_bites snuck_pie snuck_cake snuck_frosting snuck_dough snuck_pears snuck_cherries',
    own: `
      {fact}
      {He} {looks} at the ceiling and {whistles} a tune
      {He} {walks} past the others with one pocket large
      And {chews} very slowly, by light of the moon

      The (plate|bowl|box) [gives] a clink like a bell in a church
      {He} {freezes} with hands in the air
      {fact}
      And {asks} who on earth could have left it just there`,
    stanzas: `
      (The crumbs|Some crumbs|A trail) on the carpet [lead] out to the stairs
      They [turn] to the left, and then on
      They [go] to a door that [is] closed very tight
      And crumbs on a chin [say] the cookies [are] gone

      (A gap|One gap|The gap) in the row [is] closed up with a thumb
      The others [are] spread out with care
      And no one would see that there ever was one
      If not for the sugar still there`,
    later: `
      It [comes] out at dinner, the secret at last
      They knew it, it seems, all along
      There was one put out on the edge for the thief
      And nothing tastes sweet like a very small wrong`,
    hook: `
      Who stole the cookie, and who stole the pie?
      Whoever stole sweets has a crumb by the eye

      Steal a bite, steal a bite, just a small taste
      A bite that is stolen won't go to the waist`,
  },
  {
    words:
      'told_beautiful told_pretty told_smart told_handsome told_gorgeous told_lovely told_special tell_beautiful tell_pretty tell_smart tell_handsome tell_gorgeous tell_lovely tell_special tells_beautiful tells_pretty tells_smart tells_handsome tells_gorgeous tells_lovely tells_special said_beautiful said_pretty said_smart said_handsome said_gorgeous said_lovely said_special say_beautiful say_pretty say_smart say_handsome say_gorgeous say_lovely say_special says_beautiful says_pretty says_smart says_handsome says_gorgeous says_lovely says_special call_beautiful call_pretty call_smart call_handsome call_gorgeous call_lovely call_special calls_beautiful calls_pretty calls_smart calls_handsome calls_gorgeous calls_lovely calls_special called_beautiful called_pretty called_smart called_handsome called_gorgeous called_lovely called_special compliment compliments complimented you_look_beautiful i_look_beautiful kind_words nice_words',
    own: `
      {fact}
      The mirror [looks] up, and it [thinks] so as well
      {He} {tries} to say something, and {laughs} it away
      But {keeps} it inside, like the sea in a shell

      The (light|hall|window) [is] kind, and the moment [is] small
      {He} {stops} with one glove in the hand
      {fact}
      And {walks} a bit taller, like leading a band`,
    stanzas: `
      (A word|One word|The word) [is] put down like a cup of warm tea
      It [steams] there, and no one [needs] more
      The rain [is] still rain, and the coat [is] still old
      But somebody [dances] a bit to the door

      (The mirror|A mirror|The glass) in the hallway [has] seen many days
      It [says] what it [likes], and it [stays] cool
      But once in a while [comes] a voice from the side
      That [makes] the old mirror a fool`,
    later: `
      The years [draw] their lines with a soft bit of chalk
      The coat [has] gone loose at the seam
      And still there's that word in the light of the hall
      As warm as the last of a dream`,
    hook: `
      Tell them they're beautiful, tell them today
      Beautiful's something there's much need to say

      Lovely and clever, and special and dear
      Say beautiful so that the whole street can hear`,
  },
  {
    words:
      "know_when_i know_when_something know_something_is know_something_was know_without_being know_before_i knows_when_i knows_when_something knows_something_is knows_something_was knows_without_being knows_what_i knows_before_i knew_when_i knew_when_something knew_something_is knew_something_was knew_without_being knew_before_i can_tell_when could_tell_when read_my_face reads_my_face read_me_like reads_me_like sixth_sense mother's_intuition women's_intuition woman's_intuition intuition",
    own: `
      {fact}
      {He} {looks} once across from the stove to the chair
      {He} {turns} down the soup, and {he} {pulls} out a stool
      And {waits}, and {says} nothing, and {stays} sitting there

      The (phone|bell|door) [gives] a ring in the worst of the day
      {He} {asks} about nothing at all
      {fact}
      And {brings} round a cake, though there [is] no call`,
    stanzas: `
      (A smile|The smile|One smile) [is] put on like a hat for the street
      The voice [says] that all [is] just fine
      But somebody [puts] down the keys by the bread
      And [sits] like a boat at the end of a line

      (The tea|Some tea|A tea) [is] put down that nobody asked for
      A cookie [comes] out of the pack
      And out it all [comes], in the end, like the rain
      And nobody [gives] any good advice back`,
    later: `
      It isn't a wonder, it isn't a gift
      It's years of just looking with care
      For hearts have a window that's lit from inside
      And some people notice who's there`,
    hook: `
      Love knows when something is wrong at the core
      Love knows before there's a knock at the door

      Knew it already, before it was said
      Love knows the face from the back of the head`,
  },
  {
    words:
      'allergic allergy allergies antihistamine gluten gluten-free lactose lactose_intolerant epipen peanut_allergy peanut_allergies nut_allergy nut_allergies pollen_allergy pollen_allergies bee_allergy bee_allergies rash',
    own: `
      {fact}
      {He} {reads} every label right down to the end
      {He} {asks} at the counter, and {asks} it once more
      And {carries} a pill for {himself} and a friend

      The (meadow|menu|party) [looks] lovely, from well out of reach
      {He} {gets} out a tissue or two
      {fact}
      And {says} something nice that [ends] up as "Achoo"`,
    stanzas: `
      (The label|A label|The small print) [is] written for ants with good eyes
      It [speaks] of a trace of a nut
      A waiter [goes] off to the kitchen to ask
      And [comes] back to say that the kitchen [is] shut

      (A nose|The nose|One nose) [starts] to tickle, the whole table [waits]
      It [goes], and it [comes] back once more
      And then [comes] a sneeze that [turns] over the hat
      Of somebody three tables down by the door`,
    later: `
      Then somebody [bakes] one without any that
      It [rises] as light as a kiss
      And there [is] one cake with a flag and a name
      And nobody [knows] there [is] something amiss`,
    hook: `
      Allergic to this, and allergic to those
      An allergy starts at the tip of the nose

      An allergy's one little itch and a sneeze
      An allergy says, "Not that sandwich, now, please"`,
  },
  {
    words: 'hiccup hiccups hiccuped hiccupped hiccuping the_hiccups',
    own: `
      {fact}
      {He} {holds} in {his} breath till {his} ears [are] like fire
      {He} {drinks} upside down from the side of a glass
      And {thinks} that it worked, and {goes} hic, rather higher

      The (speech|song|sermon) [is] long, and the room [is] quite still
      {He} {presses} {his} lips very tight
      {fact}
      And half the back row [has] to go out of sight`,
    stanzas: `
      (A hic|The hic|One hic) [makes] the spoon give a jump in the cup
      And everyone [knows] what to do
      One [says] "Drink some water" and one [says] "Stand still"
      And one in the cupboard [jumps] out and [shouts] "Boo"

      (A minute|One minute|An hour) [goes] by, and it [seems] to be done
      They all of them [smile] at the thought
      And somebody [opens] a mouth to say thanks
      And there [is] one more that nobody caught`,
    later: `
      It [goes] as it came, without saying goodbye
      They [wait] for a bit, ear to ear
      And somebody [laughs] till the tears [come] and then
      There [comes] a fresh hic from the one sitting near`,
    hook: `
      Hiccup, oh hiccup, now count up to ten
      The hiccups are gone, and they're back here again

      Hiccups at dinner and hiccups in bed
      A hiccup has something it wants to have said`,
  },
  {
    words:
      'fart farts farted farting passed_gas passes_gas flatulence flatulent break_wind breaks_wind broke_wind stink_bomb',
    own: `
      {fact}
      {He} {looks} at the dog with a terrible frown
      {He} {opens} a window, and {asks} who it was
      And {sits} with {his} face looking down

      The (lift|pew|movie) [is] so quiet, a pin [makes] a din
      {He} {moves} a chair leg on the floor
      {fact}
      The chair [makes] a sound not at all like before`,
    stanzas: `
      (The sofa|A sofa|The chair) [says] a thing that no sofa should say
      The talk [stops] for just half a beat
      Then somebody small [starts] to shake at the back
      And all of them [fall] off the seat

      (The dog|A dog|The old dog) [gets] the blame, and it [looks] very hurt
      It [gets] up and [walks] from the room
      It [looks] at the one, and it [says] not a thing
      It [leaves] the whole crowd to its doom`,
    later: `
      The window [is] shut, and the evening [goes] on
      And no one [has] said who it was
      But all through the years, when the room [is] too grave
      Somebody laughs, just because`,
    hook: `
      Who made that fart, that magnificent sound?
      A fart like a tuba, and no one around

      One little fart, and the whole room is free
      A fart is the oldest of all comedy`,
  },
  {
    words:
      'toilet_seat toilet_paper toilet_roll loo_roll bathroom_hog hogs_the_bathroom two-hour_showers toilet_seat_up leaves_the_seat_up leave_the_seat_up left_the_seat_up',
    own: `
      {fact}
      {He} {hums} in there, happy, with no sense of time
      And out in the hall there [is] a queue in bare feet
      That [stands] with its towels, like suspects of crime

      The (handle|doorknob|lock) [is] tried softly, and then with a shake
      {He} {calls} that it won't be too long
      {fact}
      And {starts} on the verse of another long song`,
    stanzas: `
      (The seat|A seat|The lid) [is] left up, at the dead of the night
      A person [sits] down in the dark
      There [is] a loud splash, and a very short word
      The dog [gives] one long, solemn bark

      (The roll|A roll|The tube) [is] all gone to the brown, and it [spins]
      A voice [calls] for help through the door
      A hand [passes] in through the crack, like a thief
      One roll, and [says], "Just the one more"`,
    later: `
      There's peace in the end, and a rule on a card
      In letters an inch and a half
      They [read] it, and [follow] it nearly one day
      And then comes a splash, and a laugh`,
    hook: `
      Toilet seat up, and the toilet seat down
      It's the longest debate in the whole of the town

      The last of the toilet roll, who'll change the reel?
      A new toilet roll is a thing that's quite real`,
  },
]
