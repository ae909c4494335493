import type { Details } from '../../stanzas.ts'

/** How two people found each other, weddings, being far apart, and friends. */
export const life1: readonly Details[] = [
  {
    words:
      'met_at met_in met_on met_through met_during met_by_chance met_by_accident first_met when_we_met day_we_met night_we_met how_we_met where_we_met',
    stanzas: `
      Two strangers an arm's length apart
      A name said twice to be sure it's heard
      A hand in a pocket, a hand held out
      All of it starts with a two-letter word

      A look across and a look away
      A sleeve pulled straight, and a cough, and a grin
      Some talk of nothing, and then some more
      The first of a row, with a stitch to begin

      Two pairs of shoes on one bit of ground
      A question, a shrug, a question back
      Two lines from opposite sides of a map
      Crossing by luck on a single track

      A minute sooner, a minute late
      A step to the left and it all goes by
      Two people with somewhere else to be
      One of the two looking up to say hi`,
  },
  {
    words:
      'met_online met_on_tinder met_on_hinge met_on_bumble met_through_tinder dating_app dating_apps dating_site dating_sites dating_website dating_profile online_dating tinder swipe_right swiped_right swiping_right chat_room chatroom matched_on',
    stanzas: `
      A picture the size of a postage stamp
      Dots going up and down on a screen
      A hello typed and deleted and typed
      All that a comma can possibly mean

      A face in a crowd of a million more
      Light from a screen on the tip of a nose
      Words sent off with the push of a thumb
      The ping of an answer, felt to the toes

      Two keyboards ticking in two far rooms
      A page of small talk sliding from sight
      The cursor's blink at the end of a line
      Patient and small as a bicycle light

      A photo, a name, a line and a half
      A small green dot for somebody there
      Then out of the picture there comes a face
      Three sides to it now, and wind in the hair`,
  },
  {
    words:
      'first_date first_dates blind_date blind_dates second_date third_date butterflies_in_my butterflies_in_your butterflies_in_her butterflies_in_his gave_me_butterflies give_me_butterflies gives_me_butterflies get_butterflies got_butterflies still_get_butterflies head_over_heels',
    stanzas: `
      Two looks in the mirror, a change of shirt
      Ten minutes early and round the block
      The opening line gone out of the head
      Hardly an eye to be spared from the clock

      Elbows unsure of the place to go
      A question, a cough, and the next one's turn
      Two people talking at once, both stop
      Tips of the ears with a slow little burn

      Coins in the pocket, counted out twice
      A joke held ready and told too fast
      A silence, a smile at it, and a shrug
      Shoulders come down from the ears at last

      New shoes a little too tight at the toe
      Soap on the skin at the edge of the sleeve
      The talk going round by the long way home
      Neither one being the first to leave`,
  },
  {
    words: 'kiss kisses kissed kissing first_kiss',
    stanzas: `
      The smallest lean and the closing of eyes
      The tip of a nose getting in the way
      Warm as the side of a coffee cup
      Nothing left over for mouths to say

      Quick as a stamp on a picture card
      Light as the brush of a sleeve going past
      Loud as a drop going into a cup
      The least little thing, and the thing to last

      A chin tipped up and a held-in breath
      A bump, and after the bump, a smile
      Ears going pink at the edge of the hair
      Keeping that color a good long while

      Up on the toes or a bend at the knee
      The scratch of a cheek or a lipstick trace
      Light as a leaf coming down on a pond
      Warm for an hour in the very same place`,
  },
  {
    words:
      'propose proposes proposed proposing marriage_proposal popped_the_question pop_the_question one_knee bended_knee got_engaged getting_engaged get_engaged marry_me fiancé fiancée fiance fiancee proposed_to engagement_party our_engagement you_said_yes she_said_yes he_said_yes i_said_yes',
    stanzas: `
      A box in a pocket, checked again
      The speech all learned and the speech all gone
      Four words left over, enough for the job
      A ring that goes slowly, slowly on

      A pocket patted a dozen times
      A throat cleared once and a throat cleared twice
      One question, short as a question gets
      An answer thrown like a handful of rice

      Two knees gone soft as a pat of butter
      A ring held tight between finger and thumb
      A quiet as long as a held-in breath
      A nod, with the words not ready to come

      A box that would hold about two beans
      A small square hinge and a glint of light
      A tongue in a knot and a name said twice
      Ten cold fingers, all holding tight`,
  },
  {
    words:
      'wedding_ring wedding_rings engagement_ring engagement_rings wedding_band wedding_bands diamond_ring diamond_rings',
    stanzas: `
      A thin bright circle, smooth at the edge
      A stripe of skin that has not seen sun
      A fleck of old paint, a line of dried dough
      Shining again when the washing is done

      A tap on a glass or a steering wheel
      Scratched on a ladder, a bucket, a drawer
      Turned with the thumb when the line is long
      Half a turn back and then half a turn more

      No bigger round than a button is
      A tight little twist at the knuckle's bend
      No corner in it, no place to start
      Nowhere on it to look for an end

      A small round weight that the hand forgets
      The tick of it coming to touch a cup
      The littlest thing in the whole of the house
      A house to be turned for it, bottom up`,
  },
  {
    words: 'wedding_dress wedding_dresses wedding_gown wedding_gowns bridal_gown bridal bride brides veil veils',
    stanzas: `
      A long row of buttons, a hook, a pin
      The hush of a hem along the floor
      A hand at the back for the last small loop
      Sideways, with care, through the narrow door

      A comb and a clip and a breath held in
      Rustle of layers on every stair
      A pin in the side, a stitch in the hem
      Something borrowed to go in the hair

      Light as a breath on the back of a hand
      A few yards of net with the edge hemmed thin
      Lifted a bit by the draft from a door
      Under it somewhere the width of a grin

      A hanger hung on the top of a door
      A mouthful of pins, a bend at the knee
      The zip going up on a breath drawn in
      Let out again at the count of three`,
  },
  {
    words:
      'wedding weddings wedding_day vow vows got_married get_married getting_married we_married eloped elope eloping bridesmaid bridesmaids best_man newlyweds newlywed down_the_aisle the_groom maid_of_honor maid_of_honour giving_her_away give_her_away gave_her_away give_me_away gave_me_away gives_me_away giving_me_away walking_you_down walk_me_down walked_me_down walking_me_down walking_her_down',
    stanzas: `
      A paper gone soft at the folds, and read
      A frog in the throat at the second line
      Fingers held on to like banister rails
      Somebody's handkerchief up like a sign

      Hair that's been sprayed till it cannot move
      Shoes that are new and a tie too tight
      Two very short words for so long a thing
      All of the handkerchiefs clean and white

      Names read out in a careful voice
      A pen passed over, two names in ink
      A flower gone crooked on the lapel
      A tear got rid of, disguised as a blink

      Cake on a fork being held too high
      Crumbs on the chin and a glass in the air
      The cloth all creased where the elbows lean
      Shoes kicked off underneath every chair`,
  },
  {
    words:
      'anniversary anniversaries years_of_marriage years_married married_for been_married happily_married golden_anniversary wedding_anniversary years_together months_together together_for_years',
    stanzas: `
      Two toothbrushes leaning the same old way
      One has the window and one has the wall
      Two mugs on two hooks by the kitchen door
      One blanket that never covers it all

      A card in a drawer with other cards
      A sentence begun and then filled in
      Crust for the one and crumb for the other
      A long-running talk about the bin

      A nod across rooms that means get the coats
      A foot underneath the table, a tap
      The weekend paper torn down the fold
      One pair of glasses for reading the map

      Both sides of the sofa gone soft and flat
      A pat, going by with the supper tray
      A word on the price of a dozen stems
      The good vase down in the usual way`,
  },
  {
    words:
      'long_distance_relationship long-distance_relationship long_distance_love did_long_distance doing_long_distance long_distance_for went_long_distance miles_apart hours_apart oceans_apart countries_apart time_zone time_zones living_apart',
    stanzas: `
      A map with two pins and a string between
      Tickets looked up at the end of the week
      Battery red and the plug by the bed
      One ear gone hot at the side of a cheek

      A calendar tacked by the kitchen door
      Days crossed out in a row of black
      A shirt on loan that still smells of soap
      A bag in the hall that is quick to pack

      Two kitchens, two keys, two sets of spoons
      Plans on a napkin, and trains, and fares
      The same film started on three-two-one
      A bowl of popcorn in two far chairs

      A stamp, and a stamp, and one more stamp
      The post takes a week, the phone takes a ring
      A parcel taped along every edge
      A jar in a sock, done up with string`,
  },
  {
    words:
      'airport airports departure_gate departure_lounge boarding_pass airport_goodbye arrivals_hall arrivals_gate arrival_gate baggage_claim',
    stanzas: `
      The wheels of a bag on a shining floor
      A board full of cities, a snaking line
      Coffee too hot in a paper cup
      Somebody's wave by the exit sign

      A tag on a handle, a zip that strains
      The bag on the belt, a sigh at the weight
      Shoes in a tray with the coins and keys
      One last squeeze at the side of the gate

      Doors sliding open, and open again
      Heads going up at the squeak of a wheel
      A name on a card in a felt-tip pen
      A run with a case that bites at the heel

      A paper, some gum, a clock on the wall
      A long row of seats with arms in between
      A nose to the glass and a ring of breath
      A plane shrunk down to the size of a bean`,
  },
  {
    words:
      'video_call video_calls video_calling video_chat video_chats video_chatting facetime facetimes facetimed facetiming zoom_call zoom_calls zoom_calling skype skyped skypes skyping on_zoom',
    stanzas: `
      A kitchen held at the end of an arm
      Forehead and ceiling, the tip of a thumb
      A voice coming half a second late
      A kiss on the glass that leaves a crumb

      The ring like a bubble that's blown in milk
      A freeze, and the mouth the shape of an O
      A lamp in the corner, half of a nose
      Three more goodbyes when it's time to go

      The volume up and the chin tipped down
      A phone propped up on the sugar jar
      A plate tilted up to show to the lens
      A face so near and a place so far

      A wheel going round, a wait, and a click
      A minute on mute, a pointing hand
      A mouth full of words and no sound at all
      A wave at the end as from ship to land`,
  },
  {
    words: 'text texts texted texting text_message text_messages text_messaging emoji emojis group_chat group_chats',
    stanzas: `
      A yellow face with its tongue stuck out
      Three little dots, a buzz on the shelf
      Thumbs going quicker than spelling goes
      A grin in the checkout, all by itself

      A word put right that was right before
      Capital letters where none should be
      Two words to a line, and no full stop
      A long row of kisses, one, two, three

      A dash for a nose, a dot for an eye
      A picture of clouds, a picture of cake
      A thumb sticking up and nothing more
      The ping of a drop in a small clear lake

      A buzz in the pocket, a glow through cloth
      Read in the hallway and read on the stair
      A handful of words and not a long one
      Phone out again just to see it's still there`,
  },
  {
    words:
      'best_friend best_friends bestie besties best_mate best_mates childhood_friend childhood_friends lifelong_friend lifelong_friends oldest_friend peas_in_a_pod friends_since been_friends friends_for_years best_friends_since oldest_mate best_mate_since joined_at_the_hip thick_as_thieves',
    stanzas: `
      The window seat and the half with the ham
      A sandwich torn down the middle to share
      A knock with no need of a knock at all
      Feet going up on the other one's chair

      Two coats on a hook, two cups on a sill
      Half of a look, and it's time to go
      A sweater that no one is sure who owns
      The truth of a haircut, yes or no

      A spare front-door key on a loop of string
      The fridge door opened without a word
      Something put down in the well of an ear
      Nothing, when asked about, ever heard

      Two straws in a glass and a seat for two
      The same old song at the top of the lungs
      One bag of candy passed left to right
      Cherry-red sugar on both of the tongues`,
  },
  {
    words: 'roommate roommates flatmate flatmates housemate housemates dorm dorms dorm_room college_roommate',
    stanzas: `
      A list on the fridge with a line crossed through
      A name on the milk in a thick black pen
      Dishes that stand in a leaning tower
      Nobody's turn with the sponge again

      A lamp, a blanket, a curtain, a rug
      Noodles at hours when no one should eat
      A sneeze going off on the other side
      A blessing for it in half of a beat

      A jacket borrowed before it's asked
      One hook for towels, one shelf for soap
      Rent in a jar by a thirsty plant
      Washing hung up on a length of rope

      Three chairs, with no two chairs of a kind
      A couch from the curb with a spring come through
      Whose is the cup, and the turn, and the key
      One box of cereal meant to last two`,
  },
  {
    words:
      'phone_call phone_calls on_the_phone over_the_phone calls_me_every call_me_every called_me_every calls_us_every call_us_every called_us_every call_her_every call_him_every call_you_every calling_home calls_her_mother calls_his_mother calls_her_mom calls_his_mom call_my_mom call_my_mother call_my_dad long_calls call_every_sunday call_every_day call_every_week call_every_night call_every_evening call_every_morning calls_every_sunday calls_every_day calls_every_week calls_every_night calls_every_evening calls_every_morning called_every_sunday called_every_day called_every_week called_every_night called_every_evening called_every_morning ring_me_every rings_me_every rang_me_every phones_me_every phone_me_every phoned_me_every rings_every_sunday phones_every_sunday',
    stanzas: `
      A chair by the wall, a cushion gone flat
      The weather, the knees, and the price of eggs
      A pen drawing boxes down the pad
      Up on a stool go the feet and the legs

      A voice coming down through a row of holes
      Two rings, and hello ahead of the third
      What's in the oven and who's come by
      The clock at the far end, ticking, heard

      An ear getting warm, the tea getting cold
      An hour to say there is nothing new
      A laugh coming thin through a mile of wire
      One more goodbye when goodbyes are through

      A shoulder up to the side of a chin
      Round and round on the living room mat
      Plants getting watered, a drawer pushed shut
      So, and well then, and a bit more chat`,
  },
  {
    words: 'nickname nicknames nicknamed pet_name pet_names tiger_since call_me_tiger calls_me_tiger called_me_tiger',
    stanzas: `
      A noise more than anything found in books
      The passport name has dust on the lid
      Shouted up stairwells and over a fence
      Snug as a shoe on the foot of a kid

      Two sounds and a bounce, like a ball on steps
      Not on the envelopes, not on the bills
      Good for a whisper and good for a yell
      Flung over fences and up over hills

      A trick of the tongue, a trick of the ear
      A noise of a name, and permanent now
      Stuck like a burr to the leg of a sock
      No use in washing it off anyhow

      A name with its shoes off, feet on a chair
      Heads turn round in the shop for it still
      The proper one's kept for trouble and forms
      All of its parts, like a dentist's bill`,
  },
  {
    words: 'secret secrets secret_keeper',
    stanzas: `
      A look to the left, a look to the right
      A hand round the mouth, the mouth at the ear
      A key on a nail and a drawer pushed shut
      A face that says there is nothing here

      A drawer with a second floor below
      Tucked like a coin in the toe of a shoe
      Folded in four and then folded again
      Safe with just one, or at most with two

      A page turned over, a cough at the door
      A finger laid up and down on the lips
      A jar with a lid on, tight as it goes
      Never a drop of it slops or drips

      A whistle, a shrug, a look at the sky
      Clocks are not asking, walls do not care
      Said very low with the tap turned on
      Gone with the water, and still somehow there`,
  },
]
