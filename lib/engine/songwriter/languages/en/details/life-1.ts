import type { Details } from '../../stanzas.ts'

/** How two people found each other, weddings, being far apart, and friends, told in sentences. */
export const life1: readonly Details[] = [
  {
    words:
      'met_at met_in met_on met_through met_during met_by_chance met_by_accident first_met when_we_met day_we_met night_we_met how_we_met where_we_met',
    own: `
      {fact}
      {He} {says} the first thing that [comes] by
      The weather [is] mentioned, and then it [is] praised
      And after that nobody [looks] at the sky

      {He} {has} (a bus|a train|a tram) to catch, and {he} {lets} it go past
      The next one [goes] past it as well
      {fact}
      And what it [is] all about no one [can] tell`,
    stanzas: `
      (A chair|One chair) [is] pulled over, a coat [is] moved up
      A joke [comes] out wrong, and it [does] just as well
      The clock [has] a look, and it [makes] up its mind
      And somebody's laugh [is] as clear as a bell

      (Two people|Two strangers) [look] up in the very same breath
      The noise all around [gets] turned low
      A hello [gets] said, and it [comes] out too loud
      And both [have] some place that they [are] due to go`,
    later: `
      It [gets] to be told over dinners since then
      One [swears] there was rain, and one [swears] there was sun
      But both [have] by heart what the first word had been
      How small was the thing by which all was begun`,
    hook: `
      Met by a minute, and met by a look
      The very first line of a very long book

      Where it was, how it was, when two people met
      There's nobody there who could ever forget`,
  },
  {
    words:
      'met_online met_on_tinder met_on_hinge met_on_bumble met_through_tinder dating_app dating_apps dating_site dating_sites dating_website dating_profile online_dating tinder swipe_right swiped_right swiping_right chat_room chatroom matched_on',
    own: `
      {fact}
      {He} {types} a hello and {takes} it away
      {He} {types} it again with a joke and a dash
      And {presses} on send with a thumb gone astray

      {He} {reads} the three (lines|words) till {he} {knows} them by heart
      The tea [goes] quite cold in its cup
      {fact}
      The phone [gives] a ping, and {he} {snatches} it up`,
    stanzas: `
      (A picture|One picture) [comes] up, with a dog at the side
      Three little dots [jump] in a row
      A question [gets] asked about favorite soup
      The battery [has] only minutes to go

      (The screen|One screen) [is] the only lit thing in the room
      A laugh [is] typed out, and it [is] meant
      The talk [goes] from films to what everyone [fears]
      The last good night [isn't] the last one that [is] sent`,
    later: `
      Then out of the picture there [comes] a whole coat
      With rain on the shoulders, and shy
      And all of those letters [have] run out of words
      And all that is left [is] to look, and say hi`,
    hook: `
      Online, on a line, two lights in the night
      One swipe of a thumb, and it went to the right

      Met online, met online, out of all of that space
      A little round light, and then there was a face`,
  },
  {
    words:
      'first_date first_dates blind_date blind_dates second_date third_date butterflies_in_my butterflies_in_your butterflies_in_her butterflies_in_his gave_me_butterflies give_me_butterflies gives_me_butterflies get_butterflies got_butterflies still_get_butterflies head_over_heels',
    own: `
      {fact}
      {He} {comes} to it ten minutes too soon
      {He} {goes} round the block with a comb and a plan
      And {tries} out the first line on lampposts and moon

      {He} {knocks} over (water|the salt), and {he} {goes} very red
      And {laughs} at it, two laughs too long
      {fact}
      And nothing [goes] right, and yet nothing [goes] wrong`,
    stanzas: `
      (The menus|Two menus) [are] held up like walls to hide by
      The candle [leans] in for the talk
      The waiter [is] sent away twice with a smile
      The bus [is] let go for the sake of a walk

      (New shoes|The shoes) [are] a little too tight at the toe
      A sleeve [has] been dipped in the soup
      The joke [is] forgotten right there at the end
      The laughing [goes] over the edge to a whoop`,
    later: `
      The porch light [comes] on for the end of it all
      Good night [gets] said over, times three
      And somebody [skips] the whole length of the street
      And [bows] to a mailbox, a lamp, and a tree`,
    hook: `
      First date, with the butterflies doing their dance
      A spoon on the floor, and one sideways glance

      Head over heels on the very first date
      Ten minutes early and never too late`,
  },
  {
    words: 'kiss kisses kissed kissing first_kiss',
    own: `
      {fact}
      {He} {leans}, and {he} {misses} a bit
      {He} {gets} half a nose and the side of a chin
      And {goes} back at once for the rest of it

      {He} {goes} about (humming|shining) an hour or so
      Like someone with cake in a coat
      {fact}
      {He} {has} a small bird that [is] loose in {his} throat`,
    stanzas: `
      (The noses|Two noses) [are] first, and the noses [say] sorry
      The talk [has] a comma and [stops]
      The ears [go] all pink to the ends of the lobes
      And something inside like a paper bag [pops]

      (A kiss|One kiss) [is] as light as a leaf on a pond
      A quick one [sticks] on like a stamp
      A loud one [goes] pop like a cork in the hall
      A long one [is] warm as the glass of a lamp`,
    later: `
      It [weighs] less than paper, it [leaves] not a mark
      It [is] not a thing one [can] keep
      But long after lights [have] gone out on the stairs
      It [goes] on a little way into the sleep`,
    hook: `
      A kiss for hello and a kiss for good night
      And one for no reason, and that one's just right

      One little kiss, and it's over and gone
      And hours and hours it still carries on`,
  },
  {
    words:
      'propose proposes proposed proposing marriage_proposal popped_the_question pop_the_question one_knee bended_knee got_engaged getting_engaged get_engaged marry_me fiancé fiancée fiance fiancee proposed_to engagement_party our_engagement you_said_yes she_said_yes he_said_yes i_said_yes',
    own: `
      {fact}
      {He} {finds} that the words [are] all gone
      The speech with the stars and the sea and the years
      And all that [is] left [is] one word to go on

      {He} {laughs} with wet (eyes|cheeks), and {he} {looks} at the ring
      And {turns} it around in the light
      {fact}
      {He} {calls} up the whole of the family that night`,
    stanzas: `
      (The box|A box) [has] been patted a hundred times now
      One knee [finds] a stone or a leaf
      The question [is] shorter than anyone [thinks]
      The yes [is] so quick that it [beats] all belief

      (The whole|This whole) of the world [holds] its breath like a lake
      A hand [is] held out, and it [shakes]
      A waiter, a dog, and a stranger [look] on
      The ring [goes] on, slow, with the time that it [takes]`,
    later: `
      And nothing [looks] different, the bus [rattles] by
      The pigeons [go] on with their bread
      But somebody [smiles] at a spoon in a drawer
      Because of one small word that somebody said`,
    hook: `
      One knee and one question, one yes and one ring
      The smallest of words was a very big thing

      Engaged, and engaged, with a shake in the hand
      The whole of tomorrow in one little band`,
  },
  {
    words:
      'wedding_ring wedding_rings engagement_ring engagement_rings wedding_band wedding_bands diamond_ring diamond_rings',
    own: `
      {fact}
      {He} {turns} it around with {his} thumb
      {He} {does} it in lines and in trains and in thought
      And {hears} how it [taps] on a glass like a drum

      {He} {lays} it with (care|love) by the side of the sink
      And {feels} that the finger [is] bare
      {fact}
      {He} {puts} it back on, and the day [is] all there`,
    stanzas: `
      (The gold|That gold) [has] a scratch from a bucket, a door
      It [shines] when the dishes [are] done
      A fleck of old paint [has] got under the rim
      The stripe on the skin there [has] not seen the sun

      (The ring|One ring) [rolls] away on the bathroom tile floor
      The whole house [is] down on its knees
      A flashlight [goes] under the tub and [comes] back
      The ring was asleep in a pocket with keys`,
    later: `
      It hasn't a corner, it hasn't a start
      It hasn't an end to be found
      It's nothing but gold with a hole in the middle
      And someone's whole life is what it goes around`,
    hook: `
      A ring is a circle, a ring is a band
      The whole of a promise, the size for a hand

      Wedding ring, wedding ring, thin as a thread
      It holds on to all of the words that were said`,
  },
  {
    words: 'wedding_dress wedding_dresses wedding_gown wedding_gowns bridal_gown bridal bride brides veil veils',
    own: `
      {fact}
      {He} {lifts} up the hem like a cloud
      {He} {goes} through the door at a slant, with a breath
      And somebody's handkerchief [blows] very loud

      {He} {counts} up the (buttons|small hooks) the length of the back
      And {finds} there [is] one left alone
      {fact}
      There [are] pins in the rug and the bed and the phone`,
    stanzas: `
      (The dress|A dress) [hangs] all night on the top of the door
      The lace [moves] a bit in the air
      The cat [is] kept out for the sake of the net
      The hem [says] a hush as it [comes] down the stair

      (The veil|A veil) [is] as thin as the steam on a cup
      A pin [is] held tight between lips
      The zipper [goes] up on a breath that [is] held in
      The train [takes] the stairs like a line of white ships`,
    later: `
      The dress [goes] in tissue, asleep in a box
      With rice in a fold of its seam
      And now and again someone [lifts] up the lid
      And the day [rises] out of it, soft as a dream`,
    hook: `
      The veil in the wind, and the flowers in the hair
      A wedding dress whispering all down the stair

      The wedding dress danced till the hem was all green
      The loveliest hem that a lawn's ever seen`,
  },
  {
    words:
      'wedding weddings wedding_day vow vows got_married get_married getting_married we_married eloped elope eloping bridesmaid bridesmaids best_man newlyweds newlywed down_the_aisle the_groom maid_of_honor maid_of_honour giving_her_away give_her_away gave_her_away give_me_away gave_me_away gives_me_away giving_me_away walking_you_down walk_me_down walked_me_down walking_me_down walking_her_down',
    own: `
      {fact}
      {He} {reads} from a page gone to felt
      {He} {gets} through a line, and {he} {stops}, and {he} {starts}
      And all the front row [looks] quite ready to melt

      {He} {dances} with (aunts|cousins) till the band [packs] it in
      And icing [gets] onto {his} sleeve
      {fact}
      {He} {waves} at the taxi and {can't} seem to leave`,
    stanzas: `
      (The rings|Two rings) [have] gone missing, and then they [are] found
      The flower girl [sits] on the floor
      The vows [are] said small, and the vows [are] heard well
      And everyone [breathes] and [goes] out by the door

      (The cake|A cake) [leans] a bit to the left in the heat
      The speech [has] a joke in it, old
      An uncle [is] first on the floor, and [is] last
      The grandmothers [dance] till the coffee [is] cold`,
    later: `
      The rice [is] swept up, and the chairs [are] all stacked
      The band [puts] the drums in the van
      But two little words that were said before lunch
      Go on a long way from the place they began`,
    hook: `
      Wedding bells, wedding bells, ring them and sing
      Two little words and one little ring

      Oh, the vows and the veil and the shoes off by ten
      The wedding's all over, so start it again`,
  },
  {
    words:
      'anniversary anniversaries years_of_marriage years_married married_for been_married happily_married golden_anniversary wedding_anniversary years_together months_together together_for_years',
    own: `
      {fact}
      {He} {tells} the old story of rain at the fair
      {He} {gets} to the good part and {stops} for the laugh
      And someone who knows it [laughs], right then and there

      {He} {opens} the (cupboard|drawer) and {gets} the good glass
      The one that [is] chipped at the rim
      {fact}
      There [is] something with bubbles right up to the brim`,
    stanzas: `
      (Two mugs|The mugs) [hang] on hooks at the side of the sink
      One side of the sofa [is] flat
      A sentence [is] started, and somebody [ends] it
      One look [is] enough to bring coats and a hat

      (One pair|A pair) of old glasses [is] read with by two
      The blanket [is] won and [is] lost
      A foot [finds] a foot at the end of the bed
      The paper [is] shared, and the crossword [is] crossed`,
    later: `
      Some ask how it's done, and there isn't a trick
      It's supper, and sorry, and who takes the bin
      It's one morning more, put on top of the rest
      A key in the door, and a come along in`,
    hook: `
      One more anniversary, once more around
      The needle still knows where the music is found

      Years together, the thick and the thin
      A heart with a doormat that says to come in`,
  },
  {
    words:
      'long_distance_relationship long-distance_relationship long_distance_love did_long_distance doing_long_distance long_distance_for went_long_distance miles_apart hours_apart oceans_apart countries_apart time_zone time_zones living_apart',
    own: `
      {fact}
      {He} {sleeps} with the phone by {his} ear
      It [rains] at the one end and [snows] at the other
      And somebody's breathing [is] suddenly near

      {He} {crosses} the (days|squares) on the calendar out
      And {packs} the one bag in the hall
      {fact}
      {He} {says} that it [isn't] so far, not at all`,
    stanzas: `
      (Two clocks|The clocks) on the wall [say] two different things
      One supper [is] breakfast elsewhere
      The train [has] a window, the window a face
      The ticket [is] kept in a pocket with care

      (A sweater|One sweater) [comes] folded in paper and tape
      It [smells] like a hug in a box
      The phone [is] propped up by the salt for a guest
      The post [brings] a cake, and a letter, and socks`,
    later: `
      And then [comes] a platform, a gate, or a door
      A bag [is] let fall to the ground
      The miles [fold] up small like a map in a coat
      And nothing [is] far with two arms all around`,
    hook: `
      Miles apart, miles apart, under one moon
      The day isn't here, but it's on its way soon

      Oceans apart, and it's one little call
      Love has a long arm, and it reaches it all`,
  },
  {
    words:
      'airport airports departure_gate departure_lounge boarding_pass airport_goodbye arrivals_hall arrivals_gate arrival_gate baggage_claim',
    own: `
      {fact}
      {He} {stands} by the glass with {his} nose to the pane
      {He} {looks} at the lights going out to the end
      And {waves} with both arms at a possible plane

      {He} {pats} every (pocket|pouch) for the passport and phone
      And {pats} them all over once more
      {fact}
      {He} {looks} for a face by the wide sliding door`,
    stanzas: `
      (The doors|Wide doors) [slide] apart, and [slide] open again
      A little one [runs] with a sign
      The wheels of the bags [make] a song on the floor
      A hug [goes] on long, and it [holds] up the line

      (A belt|The belt) [brings] the bags from a hole in the wall
      The same black one [goes] round alone
      Somebody [sleeps] with a coat for a bed
      The coffee [is] priced like a precious stone`,
    later: `
      The plane [is] a light, and the light [is] a speck
      The glass [has] a print of a hand
      And somebody [stands] there until it [is] gone
      And somebody somewhere [stands] waiting to land`,
    hook: `
      Airport hello and airport goodbye
      The same pair of arms and the same bit of sky

      Arrivals, arrivals, the doors open wide
      And there is the one, with the bags at the side`,
  },
  {
    words:
      'video_call video_calls video_calling video_chat video_chats video_chatting facetime facetimes facetimed facetiming zoom_call zoom_calls zoom_calling skype skyped skypes skyping on_zoom',
    own: `
      {fact}
      {He} {holds} up the phone to the pie
      {He} {shows} it the plant and the cut on {his} thumb
      And {turns} it around for a look at the sky

      {He} {says} the (first|last) goodbye, and {he} {stays} for a while
      {He} {says} it again, and once more
      {fact}
      And nobody [wants] to be first out the door`,
    stanzas: `
      (The picture|A picture) [gets] stuck with the mouth in an O
      The ceiling [comes] in for a chat
      Somebody [talks] for a minute on mute
      The whole of the screen [is] the back of a cat

      (A plate|One plate) [is] held up to be seen from up close
      The little one [kisses] the glass
      The volume [is] loud, and the lamp [is] too low
      The news [is] the dog and the height of the grass`,
    later: `
      Then everyone [waves], and they [wave] very big
      The way people wave from a ship
      The screen [goes] to black, and there [is] just one face
      Still holding a smile by its very last tip`,
    hook: `
      Video call, video call, ring like a bell
      There's somebody's forehead, and all of it's well

      A video call, and a face in the light
      It's morning for one, for the other it's night`,
  },
  {
    words: 'text texts texted texting text_message text_messages text_messaging emoji emojis group_chat group_chats',
    own: `
      {fact}
      {He} {types}, sticking out half {his} tongue
      {He} {puts} in a pizza, a frog, and a heart
      And {waits} for the small silver bell to be rung

      {He} {sends} it (at midnight|from bed), and {he} {sends} it again
      With just the one letter put right
      {fact}
      A grin [comes] on all by itself in the light`,
    stanzas: `
      (A buzz|One buzz) [travels] over the shelf by the bed
      The three little dots [start] to dance
      A spelling machine [puts] a duck in the line
      The phone [gets] a second, a third, a fourth glance

      (A photo|One photo) [comes] up of a cloud like a pig
      A row of small hearts [is] the only reply
      Somebody [sends] just good night, and a moon
      The dark [has] a square in it, bright as the sky`,
    later: `
      And most of them vanish, they're weather and bread
      And late, and which bus, and what's new
      But one of them [stays] on the phone, and it's short
      It [says] look outside now, the moon is out, too`,
    hook: `
      Text in the morning and text in the night
      A buzz in the pocket, a square full of light

      Send a small text, with a heart at the end
      The shortest of roads to the door of a friend`,
  },
  {
    words:
      'best_friend best_friends bestie besties best_mate best_mates childhood_friend childhood_friends lifelong_friend lifelong_friends oldest_friend peas_in_a_pod friends_since been_friends friends_for_years best_friends_since oldest_mate best_mate_since joined_at_the_hip thick_as_thieves',
    own: `
      {fact}
      {He} {walks} in and {opens} the fridge
      {He} {knows} the tin box where the good cookies [hide]
      And {stays} till the moon [is] well over the bridge

      {He} {knows} all the (worst|old) of the stories by heart
      And {leaves} the most terrible out
      {fact}
      One look [is] enough for what laughing's about`,
    stanzas: `
      (Two coats|The coats) [share] the one hook at the back of the door
      The sandwich [is] torn into two
      A sweater [has] long since forgotten whose arms
      The joke [is] so old that it [is] practically new

      (A knock|The knock) [is] a knock that is nobody else's
      The kettle [goes] on right away
      The feet [go] up onto the other one's chair
      There [is] nothing to hide, and there [is] plenty to say`,
    later: `
      The streets [get] new names, and the hair [gets] some gray
      The numbers [are] changed, and the town
      But one voice [starts] up where it stopped the last time
      As if it had only just put the cup down`,
    hook: `
      Best friend, oh best friend, two peas and one pod
      One lift of an eyebrow and one little nod

      Best friends are the ones with a key to the door
      Who laugh till there's nobody up off the floor`,
  },
  {
    words: 'roommate roommates flatmate flatmates housemate housemates dorm dorms dorm_room college_roommate',
    own: `
      {fact}
      {He} {writes} a stern note for the sink
      {He} {puts} a small heart at the end of the note
      And {eats} the last yogurt, and {has} time to think

      {He} {borrows} the (jacket|blue sweater), the charger, the pan
      And {leaves} a warm pizza instead
      {fact}
      {He} {talks} through the wall in the dark from {his} bed`,
    stanzas: `
      (The dishes|Some dishes) [stand] up like a tower in the sink
      The milk [has] a name on its side
      The couch from the curb [has] a spring coming through
      The plant by the window [has] more or less died

      (A sneeze|One sneeze) [is] heard through the thin bedroom wall
      A blessing [comes] back in a beat
      The noodles [are] ready at quarter to two
      The socks [go] on doubled on everyone's feet`,
    later: `
      And then [come] the boxes, the tape, and the van
      The posters [leave] squares where they hung
      A key [is] left there, and a hug in the street
      And no one had known it was called being young`,
    hook: `
      Roommates, roommates, two keys and one door
      Whose turn are the dishes? They're there as before

      Flatmates and roommates, one shelf and one key
      The rent split in two and the noodles in three`,
  },
  {
    words:
      'phone_call phone_calls on_the_phone over_the_phone calls_me_every call_me_every called_me_every calls_us_every call_us_every called_us_every call_her_every call_him_every call_you_every calling_home calls_her_mother calls_his_mother calls_her_mom calls_his_mom call_my_mom call_my_mother call_my_dad long_calls call_every_sunday call_every_day call_every_week call_every_night call_every_evening call_every_morning calls_every_sunday calls_every_day calls_every_week calls_every_night calls_every_evening calls_every_morning called_every_sunday called_every_day called_every_week called_every_night called_every_evening called_every_morning ring_me_every rings_me_every rang_me_every phones_me_every phone_me_every phoned_me_every rings_every_sunday phones_every_sunday',
    own: `
      {fact}
      {He} {walks} round the room with the phone
      {He} {tidies} a drawer, and {he} {looks} at the street
      And {says} very little in quite a warm tone

      {He} {tells} of the (weather|neighbor), the soup, and the cat
      And {asks} what there [is] in the pot
      {fact}
      {He} {says} there [is] no news, and {talks} quite a lot`,
    stanzas: `
      (The phone|A phone) [rings] just twice, and a chair [is] pulled up
      The pan [is] turned down to a low
      The weather [is] first, and the knee, and the price
      A voice [says] well then, and it [does] not quite go

      (A pencil|The pencil) [draws] boats on the back of a bill
      The ear [has] gone warm and gone red
      Somebody's washing machine [rumbles] on
      And half of it [is] what [is] not being said`,
    later: `
      And what [is] it all about? Nothing at all
      The rain, and the roof, and the tea
      But somewhere a light [is] left on by a phone
      The way that a lamp [is] left on by the sea`,
    hook: `
      A call on the phone, and it rings, and it rings
      There's nothing to say, and a hundred small things

      On the phone, on the phone, it's a voice in the ear
      A long way away, and it's suddenly here`,
  },
  {
    words: 'nickname nicknames nicknamed pet_name pet_names tiger_since call_me_tiger calls_me_tiger called_me_tiger',
    own: `
      {fact}
      {He} {grins} when it [rings] down the hall
      It [isn't] on passports, it [isn't] on mail
      But somehow it [fits] like the best coat of all

      {He} {has} a fine (name|long name) for the bank and the school
      It [hangs] like a suit on a nail
      {fact}
      {He} {tells} how it happened, each time a new tale`,
    stanzas: `
      (The name|A name) [is] put first on the cake, in blue cream
      The real one [is] only for bills
      The teacher [has] never once heard it out loud
      It [comes] over fences and fields, over hills

      (The story|A story) [is] told of the way it began
      Nobody [tells] it the same
      There [is] a wet dog in it, somewhere, a hat
      And that [is] how something so odd [is] a name`,
    later: `
      There [come] other names, and they're longer by far
      On doors, and on letters, in ink
      But someone [calls] out with the small one, the first
      And all of those years [fall] away in a blink`,
    hook: `
      A nickname's a name with the corners worn down
      As soft as a slipper, the best one in town

      Nickname, oh nickname, it's short and it's sweet
      It's heard the whole length of the noisiest street`,
  },
  {
    words: 'secret secrets secret_keeper',
    own: `
      {fact}
      {He} {closes} {his} mouth with a key
      {He} {throws} the key over {his} shoulder with care
      And {looks} like the bottom of all of the sea

      {He} {listens}, {his} (chin|head) to the side, to the end
      And {looks} at the floor for a bit
      {fact}
      And nobody after [gets] wind of it`,
    stanzas: `
      (A whisper|One whisper) [goes] into the dish of an ear
      The curtain [holds] still as a wall
      The door [is] pulled to, and the radio [sings]
      The cat [is] the only one hearing it all

      (A tin|One tin) [has] a letter inside, and a ring
      A floorboard [is] loose on its own
      The creak on the stair [is] the reason for hush
      The key [lies] at night underneath a flat stone`,
    later: `
      The secret [gets] old, and the secret [gets] gray
      It [turns] out in time to be small
      But that it was carried so far and so well
      Is bigger by far than the thing, after all`,
    hook: `
      A secret, a secret, the lips buttoned tight
      It's safe as a letter deep under the night

      Whisper a secret and let it stay there
      A safe little place with a lock made of care`,
  },
]
