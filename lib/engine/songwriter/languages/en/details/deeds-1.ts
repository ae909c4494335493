import type { Details } from '../../stanzas.ts'

/** Things brought, worn and said, told in sentences. */
export const deeds1: readonly Details[] = [
  {
    words:
      'bring_flowers bring_wildflowers bring_roses brings_flowers brings_wildflowers brings_roses brought_flowers brought_wildflowers brought_roses buy_flowers buy_wildflowers buy_roses buys_flowers buys_wildflowers buys_roses bought_flowers bought_wildflowers bought_roses send_flowers send_wildflowers send_roses sends_flowers sends_wildflowers sends_roses sent_flowers sent_wildflowers sent_roses pick_flowers pick_wildflowers pick_roses picks_flowers picks_wildflowers picks_roses picked_flowers picked_wildflowers picked_roses gave_flowers gave_wildflowers gave_roses give_flowers give_wildflowers give_roses gives_flowers gives_wildflowers gives_roses wildflowers wildflower dandelion dandelions fresh_flowers',
    own: `
      {fact}
      {He} {hides} them behind {his} back at the door
      One [has] lost a petal and one [has] a bee
      And nobody [asks] what the flowers [are] for

      The (jug|vase|jar) [gets] some water, the paper [comes] off
      {He} {says} they were just on the way
      {fact}
      And the kitchen [has] sun for the rest of the day`,
    stanzas: `
      (The daisies|The roses|The wild ones) [stand] up in a jar by the bread
      They [lean] to the light, one and all
      The table [looks] up from its crumbs and its bills
      As if some good neighbor had just come to call

      (A bee|One bee|A small bee) [comes] along with the stems to the sink
      And [has] to be shown the way out
      A petal [comes] down on the butter at lunch
      And [stays], for the butter [looks] better, no doubt`,
    later: `
      The water [goes] cloudy, the heads [hang] down
      But one [gets] laid flat in a book
      And years on it [falls] to the floor, thin as light
      And somebody [stops], just to look`,
    hook: `
      Flowers in paper and flowers in hand
      There's nothing that flowers don't understand

      Roses or wildflowers, two stems or three
      Flowers say things that a mouth can't, for free`,
  },
  {
    words: 'donut donuts doughnut doughnuts bagel bagels pastry pastries',
    own: `
      {fact}
      {He} {says} just a half, and {he} {cuts} it quite straight
      Then half of the half that [is] left in the box
      And {ends} with a whole one, in halves, on the plate

      The (box|bag|tray) [is] tied up in a bow made of string
      {He} {carries} it flat through the hall
      {fact}
      And nobody there [has] a diet at all`,
    stanzas: `
      (The glaze|The icing|The sugar) [comes] off on the thumb and the nose
      It [snows] on the front of a tie
      The meeting [goes] well, for there [is] just one vote
      And everyone [votes] for the box to come by

      (The baker|The shop|The corner) [turns] on all its lights before five
      The first tray [slides] out with a hiss
      The street [has] a smell like a hug in a scarf
      And who would go walking past this?`,
    later: `
      The box [has] a corner of sugar at noon
      And one that [is] kept for a friend
      It [sits] in the napkin, it [waits] there all day
      And nobody [touches] it, right to the end`,
    hook: `
      Donuts or bagels, with coffee and sun
      The hole in a donut's the best of the fun

      A pastry, a pastry, all flaky and warm
      A pastry is shelter from any old storm`,
  },
  {
    words:
      'put_phone_away put_phones_away put_phone_down puts_phone_away puts_phones_away puts_phone_down leave_phone_away leave_phones_away leave_phone_down leaves_phone_away leaves_phones_away leaves_phone_down check_phone check_phones checks_phone checks_phones checked_phone checked_phones checking_phone checking_phones phone_away flip_phone flip_phones old_phone',
    own: `
      {fact}
      It [hums] by the bread like a bee in a jar
      {He} {looks} up and {finds} that the table [is] full
      Of faces much better than messages are

      The (peas|plates|bowls) [go] around, and the stories [go] round
      {He} {laughs} till the table [is] awake
      {fact}
      There [is] not one message as good as the cake`,
    stanzas: `
      (The phone|A phone|One phone) [gives] a buzz from the drawer with the string
      The talk [doesn't] stop for a breath
      It [rings] there, and rings, with the tape and the glue
      And [bores] all the candles to death

      (The bowl|A bowl|The basket) [fills] up with the phones by the door
      They [glow] for a bit, and go dark
      And somebody [says], "There is light in the sky"
      And everyone [walks] to the park`,
    later: `
      The battery [dies] and the evening [goes] on
      The stars [are] as bright as a screen
      And nobody there [has] a picture of it
      But all of them know what they've seen`,
    hook: `
      Put the phone down, put the phone down, and look
      A phone is a very small sort of a book

      The phone will be there when the evening is done
      The phone has no window, the window has sun`,
  },
  {
    words: 'peanut_butter peanut_butter_and jelly_sandwich nutella',
    own: `
      {fact}
      {He} {eats} it by spoon with the fridge for a light
      {He} {says} something then, but {his} tongue [has] stuck fast
      And what it was meant to be no one [gets] right

      The (bread|toast|cracker) [is] ready, the knife [takes] a dive
      {He} {spreads} it from corner to crust
      {fact}
      And {licks} off the knife after, as anyone must`,
    stanzas: `
      (The lid|The jar|A jar) [comes] undone with a pop and a smell
      The top [is] as smooth as a lake
      Then one little finger [goes] in for a swirl
      By accident, all by mistake

      (The jelly|The jam|A drip) [makes] a run for the edge of the bread
      It [leaps] like a parachute man
      A tongue [comes] to meet it, a sleeve [gets] the rest
      So much for the napkin, so much for the plan`,
    later: `
      The jar [is] scraped clean to the glass at the base
      The spoon [rings] it out like a bell
      And someone [says], "That was the last of it, then"
      And [goes] for the next one as well`,
    hook: `
      Peanut butter, peanut butter, stuck to the roof
      The lid and the spoon and the chin are the proof

      Peanut butter on toast and on bread and on thumb
      Peanut butter all over, and yum, yum, yum`,
  },
  {
    words: 'ketchup mustard mayonnaise mayo ranch_dressing soy_sauce maple_syrup condiments',
    own: `
      {fact}
      {He} {shakes} it and {slaps} it, and nothing [comes] out
      {He} {looks} up the neck of it, just for a while
      And then [comes] the lot, with a burp and a spout

      The (plate|dinner|egg) [is] all ready, the cook [has] sat down
      {He} {reaches} before the first bite
      {fact}
      And {covers} the whole of it gladly from sight`,
    stanzas: `
      (The bottle|A bottle|The ketchup) [stands] up on its head by the sink
      It [thinks] about coming, all day
      It [waits] for the shirt that [is] cleanest and best
      And then it [comes] out, right away

      (The door|The fridge door|The shelf) [has] a rattle of jars that [are] old
      There [is] one with an inch in, all brown
      And nobody [knows] what it once might have been
      And so it [goes] back, and the door [settles] down`,
    later: `
      The plate [is] licked clean and the napkin [is] red
      The tablecloth [has] a new map
      The bottle [is] empty, or almost, they say
      There's always more under the cap`,
    hook: `
      Ketchup and mustard, and mustard once more
      There's ketchup on places that no plate is for

      Pass down the ketchup and pass down the mayo
      And pass it again till the end of the day, oh`,
  },
  {
    words:
      'lipstick lipsticks mascara eyeliner makeup make-up nail_polish paint_nails paints_nails painted_nails painting_nails manicure manicures does_nails do_nails did_nails',
    own: `
      {fact}
      {He} {leans} to the mirror, {his} mouth in an o
      {He} {draws} the one line with a hand like a rock
      And {looks} left and right, and {is} ready to go

      The (bulb|light|mirror) [is] friendly, the hour [is] late
      {He} {tilts} up {his} face for a look
      {fact}
      And {smiles} like the cover of somebody's book`,
    stanzas: `
      (The brush|A brush|The cap) [is] put down on the side of the sink
      The mirror [is] fogged at the rim
      The color [goes] on with a sigh and a lean
      It [lights] up a room that was dim

      (Ten nails|The nails|Ten fingers) [are] held in the air like ten sails
      The phone [has] to ring by itself
      A door [is] pulled open with only a knee
      And no one [can] get the good cups from the shelf`,
    later: `
      The party [winds] down and the shoes [are] let go
      The color [comes] off with some cream
      And there in the glass [is] the face underneath
      As good as the one in the dream`,
    hook: `
      Lipstick and mirror, and off down the stairs
      A bit of red lipstick for all of the cares

      Lipstick on paper, a kiss on the cup
      A dab of the makeup, and chin going up`,
  },
  {
    words:
      'smell_of smell_like smells_of smells_like smelled_of smelled_like smelt_of smelt_like smelling_of smelling_like scent scents',
    own: `
      {fact}
      It [meets] people halfway along down the hall
      It [stays] in the scarf and it [stays] in the chair
      Like somebody humming on through a thin wall

      The (coat|sleeve|scarf) [has] been hung on the hook by the stair
      A face [turns] to it in the gloom
      {fact}
      And all of a sudden there [is] more in the room`,
    stanzas: `
      (The pillow|The cushion|A pillow) [has] kept it, the blanket as well
      There [isn't] a name for it yet
      It [hasn't] a color, it [hasn't] a shape
      It's only what noses will never forget

      (The window|The door|A drawer) [is] pulled open, and out it all [comes]
      As if it had waited inside
      There [is] summer in there, and a hand, and a song
      And everything time tried to hide`,
    later: `
      A stranger [goes] past with it, down in the street
      And somebody [turns] on the spot
      For noses remember what heads put away
      And hearts keep whatever they've got`,
    hook: `
      One little scent and the years fall away
      A scent knows the road back to yesterday

      It smells of the kitchen, it smells of the rain
      It smells of whatever was good, clear and plain`,
  },
  {
    words:
      'miss_you miss_him miss_her miss_them misses_you misses_him misses_her misses_them missed_you missed_him missed_her missed_them missing_you missing_him missing_her missing_them lost_brother lost_sister lost_mother lost_father lost_mom lost_dad lost_wife lost_husband lost_son lost_daughter lost_grandmother lost_grandfather lost_grandma lost_grandpa lost_twin lose_brother lose_sister lose_mother lose_father lose_mom lose_dad lose_wife lose_husband lose_son lose_daughter lose_grandmother lose_grandfather lose_grandma lose_grandpa lose_twin losing_brother losing_sister losing_mother losing_father losing_mom losing_dad losing_wife losing_husband losing_son losing_daughter losing_grandmother losing_grandfather losing_grandma losing_grandpa losing_twin wish_you_were wish_you_could wished_you_were wished_you_could without_you miss_my_mum miss_my_mom miss_my_dad miss_my_nan miss_my_grandma miss_my_grandpa miss_my_brother miss_my_sister miss_your_mum miss_your_mom miss_your_dad misses_her_mum misses_his_dad misses_his_mum',
    own: `
      {fact}
      {He} {reaches} to tell it, a small bit of news
      {He} {gets} to the phone, and {he} {holds} it a while
      And {stands} in the hall in {his} coat and {his} shoes

      The (song|street|kitchen) [is] the same as before
      {He} {stops} there with bread in one arm
      {fact}
      And {hums} the next bit of it, low, like a charm`,
    stanzas: `
      (The hook|A hook|The peg) by the door [has] a hat on it still
      The cup with the chip [has] its place
      Two spoons [are] picked out for the tea in the pot
      And one [is] put back in its space

      (The garden|The roses|The beans) [don't] know, and they [come] up in rows
      The radio [plays] the old tune
      A chair [is] pulled out and a chair [is] pushed in
      It [is] quiet for May, or for June`,
    later: `
      The days [learn] to walk, and the year [comes] around
      There's laughter that [sounds] much the same
      It doesn't get smaller, the love that was there
      It gets up and answers its name`,
    hook: `
      Missing is love with no place it can go
      Miss someone well, and the love gets to grow

      Still missing, still missing, and grateful as well
      There's so much to miss, and so much to tell`,
  },
  {
    words:
      'build_house build_houses build_deck build_shed build_porch build_dollhouse build_table build_bed build_fence build_furniture build_bench build_desk build_shelves build_bookshelf build_swing build_cabin build_home build_ramp build_crib build_cradle build_garage build_everything builds_house builds_deck builds_shed builds_porch builds_dollhouse builds_table builds_bed builds_fence builds_bench builds_desk builds_shelves builds_bookshelf builds_swing builds_cabin builds_home builds_ramp builds_crib builds_cradle builds_garage builds_everything built_house built_deck built_shed built_porch built_dollhouse built_table built_bed built_fence built_bench built_desk built_shelves built_bookshelf built_swing built_cabin built_home built_ramp built_crib built_cradle built_garage built_everything building_house building_deck building_shed building_porch building_dollhouse building_table building_bed building_fence building_bench building_desk building_shelves building_bookshelf building_swing building_cabin building_home building_ramp building_crib building_cradle building_garage building_everything built_it_yourself built_by_hand',
    own: `
      {fact}
      {He} {draws} up the plan on the back of a bill
      {He} {measures} it twice, and {he} {whistles} a bit
      And {holds} the first board till the bubble [stands] still

      The (hammer|pencil|saw) [is] set down and the dust [settles] gold
      {He} {runs} a flat hand down the side
      {fact}
      And {sits} there a while, just a bit full of pride`,
    stanzas: `
      (The saw|A saw|The plane) [sings] a song that the whole street [can] hear
      The sawdust [falls] down on the shoes
      The nails [wait] in line in the side of a mouth
      And nobody there [can] remember the screws

      (A corner|One corner|The first wall) [stands] up, and it [stands] there alone
      Then one more [goes] up at the back
      There [is] just the sky where a roof [has] to go
      And somebody [brings] out the bread in a sack`,
    later: `
      The rain [comes] along and it [tries] every seam
      It [looks] for a way in, and then
      It [goes] away grumbling, as dry as a bone
      The wood and the maker both knew what and when`,
    hook: `
      Build it to stand, and build it to stay
      A thing built by hand has a good word to say

      Build it of wood, and build it with care
      The love that was built in will always be there`,
  },
  {
    words:
      'named_me_after named_him_after named_her_after named_after named_for_your named_for_my named_baby named_us_after name_me_after name_him_after name_her_after name_after name_for_your name_for_my name_baby name_us_after namesake share_name share_a_name shares_name shares_a_name shared_name shared_a_name same_name middle_name',
    own: `
      {fact}
      {He} {hears} it called out, and two faces [look] round
      They [laugh] at each other across the whole room
      It [is] a short word with a very long sound

      The (form|card|page) [has] a line that [is] not long enough
      {He} {prints} every letter with care
      {fact}
      And {feels} as if somebody [stands] by {his} chair`,
    stanzas: `
      (The book|The tree|A page) [has] a branch with the same name in ink
      The old one [is] curled like a vine
      The new one [is] pencil, and bigger, and round
      And both of them [sit] on one line

      (The mail|A letter|The post) [comes] along, and which one [is] it for?
      They both [have] a look, and a grin
      The bills [go] across to the opposite side
      And anything nice [is] kept in`,
    later: `
      A name [is] a coat that [comes] down through the years
      It [hangs] long at first at the sleeve
      But one day it fits, and it's warm as it was
      There's hardly a better to leave`,
    hook: `
      One name for two, and a name that will do
      A name is a present, and old is made new

      Say it again, say the name, let it ring
      A name handed on is a wonderful thing`,
  },
  {
    words:
      'night_school ged go_to_college goes_to_college went_to_college going_to_college college_degree first_to_go back_to_college online_classes got_degree earned_degree finished_degree get_degree night_class night_classes scholarship student_loans college_student first_in_the_family first_in_his_family first_in_her_family first_in_my_family first_in_our_family first_in_your_family went_back_to_school going_back_to_school open_university',
    own: `
      {fact}
      {He} {reads} by the stove with a spoon in one hand
      {He} {underlines} half of a page, and then {stirs}
      And {reads} it once more, till {he} {can} understand

      The (clock|kettle|cat) [is] the only one up at that hour
      {He} {sharpens} a pencil, once more
      {fact}
      And {sees} a bright line coming under the door`,
    stanzas: `
      (The bus|The late bus|The last bus) [has] its lights on, a bag [has] a book
      The windows [are] black, with the rain on the glass
      A finger [goes] under the words, line by line
      And one stop [is] missed for the sake of the class

      (The hall|The room|A classroom) [has] a door, and the door [has] a sign
      A coat [is] hung up by the wall
      A hand [starts] to rise, and [goes] down, and [goes] up
      And that [is] the question that [helps] one and all`,
    later: `
      The paper [is] hung on a nail in the hall
      A bit to the left, and not straight
      And everyone [touches] the frame going by
      It says that it's never too late`,
    hook: `
      Night school or college, by lamp or by sun
      One page at a time is how college is done

      Back to school, back to school, shoulders held high
      A degree starts with only the courage to try`,
  },
  {
    words:
      'ran_away_from_home run_away_from_home running_away_from_home runs_away_from_home ran_away_at ran_away_when_i packed_a_bag_and_left',
    own: `
      {fact}
      {He} {packs} a clean sock and the end of some bread
      {He} {looks} at the house from the foot of the hill
      And {thinks} of the things that should maybe be said

      The (corner|bridge|crossroads) [is] close, and the next one [is] far
      {He} {sits} with {his} chin on {his} knee
      {fact}
      And {wonders} if someone [is] keeping {him} tea`,
    stanzas: `
      (The gate|The door|The latch) [is] let go with a very small click
      The road [goes] ahead, gray and thin
      There [are] three coins, a comb, and a good length of string
      And nothing to put all the tiredness in

      (The dark|The cold|The rain) [has] a way to come down all at once
      The hedges [are] bigger by night
      And back on the hill there [is] one little square
      The size of a stamp, and alight`,
    later: `
      The sandwich [runs] out by a quarter to five
      The road [gets] much longer, and then
      The porch light [is] on, and the door [is] ajar
      And no one [asks] anything, not even when`,
    hook: `
      Run away, run away, far as the gate
      There's somebody keeping it warm on a plate

      Away from home, away from home, under the moon
      And home has a light on, so come again soon`,
  },
  {
    words:
      'own_business own_restaurant own_diner own_salon own_bakery own_company own_food_truck own_daycare owns_shop owns_store owns_business owns_restaurant owns_diner owns_salon owns_bakery owns_company owns_food_truck owns_daycare owned_shop owned_store owned_business owned_restaurant owned_diner owned_salon owned_bakery owned_company owned_food_truck owned_daycare run_business run_restaurant run_diner run_salon run_bakery run_company run_food_truck run_daycare runs_business runs_restaurant runs_diner runs_salon runs_bakery runs_company runs_food_truck runs_daycare ran_business ran_restaurant ran_diner ran_salon ran_bakery ran_company ran_food_truck ran_daycare open_shop open_store open_business open_restaurant open_diner open_salon open_bakery open_company open_food_truck open_daycare opens_shop opens_store opens_business opens_restaurant opens_diner opens_salon opens_bakery opens_company opens_food_truck opens_daycare opened_shop opened_store opened_business opened_restaurant opened_diner opened_salon opened_bakery opened_company opened_food_truck opened_daycare opening_shop opening_store opening_business opening_restaurant opening_diner opening_salon opening_bakery opening_company opening_food_truck opening_daycare started_shop started_store started_business started_restaurant started_diner started_salon started_bakery started_company started_food_truck started_daycare start_shop start_store start_business start_restaurant start_diner start_salon start_bakery start_company start_food_truck start_daycare family_business',
    own: `
      {fact}
      {He} {turns} round the sign with one finger at eight
      {He} {straightens} a thing that [is] straight as it [is]
      And {listens} for feet coming up to the gate

      The (books|bills|figures) [are] done at the table at night
      {He} {adds} it all up with a yawn
      {fact}
      And {sets} the alarm for an hour before dawn`,
    stanzas: `
      (The bell|A bell|The key) on the door [gives] its bright little ring
      The first one [comes] in from the cold
      They [ask] for a thing, and they [stay] for a talk
      And [leave] with the news of the street, new and old

      (The paint|The sign|The name) over the door [is] still wet
      The ladder [is] kept in the hall
      And out on the pavement the neighbors [look] up
      And somebody [claps] from the wall`,
    later: `
      The first coin it earned [has] been put in a frame
      It [hangs] by the till, in the light
      And so many hands have come in at that door
      That even the handle [is] polished and bright`,
    hook: `
      Open the door of the business and say
      Good morning to all who are passing this way

      Own the shop, sweep the shop, turn round the sign
      A business is built on a door and a line`,
  },
  {
    words:
      "pickup_truck pickup_trucks beat-up_truck your_truck his_truck her_truck my_truck dad's_truck grandpa's_truck tailgate_down truck_bed",
    own: `
      {fact}
      {He} {slaps} the old dashboard, it [coughs], and then [starts]
      {He} {drives} with one elbow set out in the breeze
      And {sings} the old songs, or the easiest parts

      The (tailgate|sun|window) [comes] down at the edge of a field
      {He} {sits} there with boots hanging free
      {fact}
      And {pours} what the flask [has] to offer of tea`,
    stanzas: `
      (The bed|The back|The truck) [has] a rope and a shovel, a dog
      A couch for a friend, and a chair
      There [isn't] a neighbor who [moves] from a house
      Who [doesn't] come asking if it [can] be there

      (The dust|A cloud|The road) [rises] up, and it [hangs] in the sun
      A hand [lifts] one finger to say
      Hello to the truck that [is] coming along
      And each of them [goes] on its way`,
    later: `
      The paint [has] gone soft, and there [is] rust by the wheel
      It [takes] the third try in the cold
      But no one would swap it for anything new
      There's no other seat with such stories to hold`,
    hook: `
      Pickup truck, pickup truck, rattle and roll
      There's rust on the fenders, and gold in the soul

      Put down the tailgate and watch the day end
      A truck is four wheels and a very good friend`,
  },
]
