import type { Details } from '../../stanzas.ts'

/** The bathroom shelf, hair and beard, money, bad luck and good, a quarrel. */
export const home5: readonly Details[] = [
  {
    words:
      'mirror mirrors looking_glass hours_in_the_bathroom forever_to_get_ready ages_to_get_ready hours_to_get_ready',
    own: `
      {fact}
      {He} {turns} to the left and {he} {turns} to the right
      {He} {calls} down the stairs that {he's} ready by now
      And {changes} the blue for the green or the white

      {He} {practices} (smiles|faces) on the side that [is] best
      {He} {tries} out a look that [is] solemn and deep
      {fact}
      And out in the car there [is] someone asleep`,
    stanzas: `
      (The mirror|A mirror) [goes] white with the steam of the day
      A finger [draws] hearts on it, lopsided, thin
      The line at the door [has] its towels and sighs
      And somebody [knocks] to be asked to come in

      (The clock|A clock) in the hall [gives] a cough and [strikes] eight
      The comb [makes] a line, and then [makes] it anew
      A curl [has] opinions no water [can] change
      And someone downstairs [has] the engine on, too`,
    later: `
      The glass [has] a crack, and the silver [wears] thin
      It [holds] not a face on the day that it's gone
      But those who once waited with coats on their arms
      Would gladly be late now, and wait, and wait on`,
    hook: `
      Mirror, oh mirror, a bit to the right
      It takes a long while to look lovely tonight

      Hours to get ready and seconds to go
      The mirror's agreed, and the mirror should know`,
  },
  {
    words:
      'haircut haircuts bad_haircut cut_my_hair cut_his_hair cut_her_hair cut_your_hair cuts_my_hair cuts_his_hair cuts_her_hair cuts_your_hair cuts_hair cutting_hair barber barbers barbershop hairdresser hairdressers hair_salon hairstyle hairstyles new_hairdo hairdo',
    own: `
      {fact}
      {He} {looks} in the glass from the left and the right
      {He} {blows} the small hairs from the back of a neck
      And {says} that it [looks] a bit better by night

      {He} {talks} of the (weather|football) above all the snips
      {He} {holds} up a mirror to show the back, too
      {fact}
      Two ears [say] hello to a wonderful view`,
    stanzas: `
      (The cape|A cape) [goes] on high like a sail at the chin
      The scissors [go] twittering round like a bird
      The curls [hit] the floor like the leaves off a tree
      And some of the secrets in town [can] be heard

      (The fringe|One side) [is] too short, so the other [comes] up
      The first [looks] too long now, and so it [goes] on
      A hat [comes] to mind, and a scarf, and a bag
      And suddenly most of the bother [is] gone`,
    later: `
      It [grows] and it [grows], as the hair likes to do
      The photo [stays] on in its place on the shelf
      A bad cut is gone in a matter of weeks
      A laugh at it lasts like the picture itself`,
    hook: `
      Snip goes the haircut, a bit off the side
      There's always a hat if there's something to hide

      A haircut on Friday, a bit off the top
      The trick of the thing is in knowing to stop`,
  },
  {
    words:
      'gray_hair grey_hair gray_hairs grey_hairs going_gray going_grey went_gray went_grey turning_gray turning_grey turned_gray turned_grey gone_gray gone_grey silver_hair white_hair white-haired gray-haired grey-haired salt_and_pepper',
    own: `
      {fact}
      {He} {finds} a new silver, and {winks} at the glass
      {He} {says} that it [comes] of good weather and jokes
      And {combs} it as proudly as sterling and brass

      {He} {wears} it like (moonlight|frost) on the top of a hill
      {He} {laughs} like a child with a hand in the jam
      {fact}
      The eyes underneath [are] as young as a lamb`,
    stanzas: `
      (One hair|A hair) [comes] in white at the edge of the dark
      The sun [finds] it first on the street in July
      Two others [arrive] and they [bring] a few friends
      And soon there [is] snow with a summery sky

      (The brush|A brush) [fills] with threads that [are] bright as the rain
      The mirror [looks] longer, and then [starts] to grin
      Each line round the eyes [is] a joke that went well
      And frost on the roof [means] a fire within`,
    later: `
      The birthdays [go] by, and the silver [comes] on
      The moon is all silver, as long as it's been
      A young head is lovely, as any fresh page
      The silver has all of the stories put in`,
    hook: `
      Silver hair, gray hair, a crown that was earned
      A light for each thing that was loved and was learned

      Gray hair, gray hair, frost on the hill
      There's fire in the house and it's burning there still`,
  },
  {
    words: 'bald balding bald_head bald_spot baldness receding_hairline',
    own: `
      {fact}
      {He} {gives} it a polish with one woolly sleeve
      {He} {catches} the sun and {he} {sends} it about
      And {says} that the hair was the first one to leave

      {He} {asks} for a (discount|half price) in the barber's big chair
      {He} {keeps} an old comb for the sake of the past
      {fact}
      And rain [is] a thing that {he} {notices} fast`,
    stanzas: `
      (The sun|Bright sun) [comes] in low and [goes] off like a bell
      A fly [makes] a landing, and [slides] to the ear
      The hats [have] a hook and a day for each one
      And combs [have] a rest for the rest of the year

      (A kiss|One kiss) on the top [has] a place of its own
      The wind [blows] right over with nothing to tease
      The photos [show] curls like the mane of a horse
      And winter [comes] by with a hat and a sneeze`,
    later: `
      The years [take] the top, and they [take] it for good
      They [polish] the rest to a lovely bright dome
      The moon has no hair, and is loved all the same
      It lights every traveler all the way home`,
    hook: `
      Bald as the moon, and as bright as the sun
      There's less of the washing and more of the fun

      Bald on the top with a shine like a bell
      The head has its reasons, and wears them so well`,
  },
  {
    words: 'beard beards bearded mustache mustaches moustache moustaches goatee sideburns stubble',
    own: `
      {fact}
      {He} {strokes} it in thought like a cat in a chair
      {He} {finds} it [has] soup in it, two days too late
      And {says} that a sandwich may also be there

      {He} {trims} at the (left|right) till the other [is] long
      {He} {kisses} a cheek and it [gives] a small squeal
      {fact}
      It [is] like a hedge, with a hedgehoggy feel`,
    stanzas: `
      (The razor|A razor) [goes] rusty and [looks] at the wall
      The snow [settles] in it and [makes] it a tree
      The crumbs [have] a country with hills of their own
      And babies [hold] on to it, shouting with glee

      (The scissors|Small scissors) [go] click in the sink full of fluff
      A chin [comes] to light that [is] strange to them all
      The dog [gives] a bark at the face in the door
      And somebody [asks] who that [is] in the hall`,
    later: `
      The brown [turns] to pepper, the pepper to snow
      The chin [keeps] its secret for years upon years
      A face that is known by its scratch in the dark
      Is known by the heart when the face disappears`,
    hook: `
      Beard like a bush, with a bird in it, too
      There's soup for a week there, and maybe some stew

      Mustache and beard and a smile in between
      The friendliest hedge that has ever been seen`,
  },
  {
    words: 'tattoo tattoos tattooed tattooing tattooist tattoo_artist',
    own: `
      {fact}
      {He} {rolls} up a sleeve for the child on the bus
      {He} {tells} what it [means], and {he} {tells} how it [hurts]
      And {swears} it went in with no crying or fuss

      {He} {turns} to the (mirror|window) to see it in light
      {He} {traces} the line with the tip of a thumb
      {fact}
      It [goes] every place where {he} {happens} to come`,
    stanzas: `
      (The needle|A needle) [goes] humming away like a bee
      The ink [follows] lines that a pencil put in
      A hand [holds] a hand, and it [squeezes] it white
      And a story [moves] in for its life in the skin

      (An anchor|The anchor) [goes] sailing when muscles [are] flexed
      The dragon [is] growing quite round in the wing
      A name in a ribbon [is] spelled as it should
      And swallows [fly] south for the whole of the spring`,
    later: `
      The blue [gets] a blur and the edges [go] soft
      The skin [has] its weather, as any skin will
      Some things are worth writing where rain can't get in
      And there, like a promise, it's legible still`,
    hook: `
      Tattoo, tattoo, there on the skin
      A line from the heart where the ink has gone in

      Tattoo of a ship or a rose or a name
      The years come and go and it's here all the same`,
  },
  {
    words:
      'in_the_shower long_shower long_showers hot_shower hot_showers cold_shower cold_showers takes_a_shower take_a_shower took_a_shower showering shower_singer uses_all_the_hot_water used_all_the_hot_water',
    own: `
      {fact}
      {He} {sings} to the tiles with a brush for a mike
      {He} {soaps} up the ballad and {rinses} the end
      And {takes} all the water {he} {happens} to like

      {He} {writes} on the (mirror|glass) with a finger: hello
      {He} {steps} out at last in a cloud, like a star
      {fact}
      The hot [is] all gone from the pipes, near and far`,
    stanzas: `
      (The steam|White steam) [rolls] out slowly from under the door
      The pipes [start] to knock like a guest in the wall
      A line [shuffles] up with its towels and sighs
      And somebody [bangs]: leave a little for all

      (The curtain|A curtain) [blows] in with a cold, clammy hug
      The soap [shoots] away like a fish from a hand
      A duck on the edge [keeps] a beady eye out
      And high notes [ring] out like a one-person band`,
    later: `
      The water [runs] cold and the singing [runs] out
      The mirror [comes] clear, and the tiles [are] all dried
      The house on some mornings is quieter now
      Than anyone wished for who waited outside`,
    hook: `
      Long shower, hot shower, sing till it's cold
      The tiles have applauded, the tickets are sold

      Sing in the shower, the steam to the chin
      There's never a wrong note, with echoes joined in`,
  },
  {
    words:
      'bubble_bath bubble_baths hot_bath hot_baths long_bath long_baths bathtub bathtubs in_the_bath in_the_tub takes_a_bath take_a_bath took_a_bath takes_baths bath_time bathtime bath_bomb bath_bombs rubber_duck rubber_ducks rubber_ducky',
    own: `
      {fact}
      {He} {slides} to the chin with a shiver and sigh
      {He} {builds} a white beard on the front of the face
      And {reads} the same page while the bubbles [go] by

      {He} {turns} on the (hot|tap) with the toes of one foot
      {He} {lies} like a whale with an island for knees
      {fact}
      The duck [takes] a tour of the suds at its ease`,
    stanzas: `
      (The bubbles|White bubbles) [climb] over the rim to the mat
      The duck [rides] the waves with a fixed little smile
      The window [goes] gray, and the candle [goes] gold
      And nobody [comes] here to knock for a while

      (The water|Warm water) [goes] out with a gurgle and slurp
      A ring [marks] the height where the tide last was seen
      The fingers [are] wrinkled as walnuts and pink
      And even the elbows [come] out of it clean`,
    later: `
      The towel [is] warm, and the mirror [is] blind
      The duck [sits] alone on the edge, looking wise
      A day is washed off, and it goes down the drain
      And what's left is pink, and has sleep in its eyes`,
    hook: `
      Bubble bath, bubble bath, up to the nose
      The day and its dust float away past the toes

      Here in the bathtub the world can't get in
      It's just a small duck and a bubble-white chin`,
  },
  {
    words: 'toothbrush toothbrushes toothpaste brushes_teeth brushing_teeth brush_teeth floss flossing flosses',
    own: `
      {fact}
      {He} {brushes} the left and {he} {hums} through the foam
      {He} {says} something clever that no one [can] catch
      And {grins} like a horse that [is] happy and home

      {He} {squeezes} the (middle|end), and it [gets] on the tap
      {He} {rinses} and {shows} every tooth to the light
      {fact}
      The mirror [has] stars on it, minty and white`,
    stanzas: `
      (Two brushes|The brushes) [lean] close in a cup by the tap
      The paste [has] a dent where a thumb [likes] to go
      A drip on the mirror [is] dried to a star
      And foam [hides] the face like a beard made of snow

      (The tube|A tube) [is] rolled up to the last little bit
      Two minutes [are] longer than school in the heat
      A brush [gets] held under the tap for the look
      And somebody [sniffs], and [detects] the deceit`,
    later: `
      The light [is] put out and the house [climbs] to bed
      A kiss [tastes] of mint, and the pillow [is] cold
      A day has two ends, and they both taste the same
      And love is two brushes that one cup can hold`,
    hook: `
      Toothbrush, toothbrush, up and then down
      The cleanest white piano in all of the town

      Brush with the toothbrush and spit and then grin
      It's time for the night and the dreams to come in`,
  },
  {
    words:
      'coupon coupons couponing bargain bargains bargain_hunter bargain_hunting discount discounts clearance buys_in_bulk buy_in_bulk bulk_buying price_tag price_tags black_friday',
    own: `
      {fact}
      {He} {clips} out the corners from all of the news
      {He} {drives} to the next town to save a few cents
      And {comes} home with eight pairs of somebody's shoes

      {He} {lays} down the (slips|coupons) like a winner at cards
      {He} {watches} the total go down, and {stands} tall
      {fact}
      There [is] soup for a year in a stack by the wall`,
    stanzas: `
      (The line|A long line) [grows] longer, the scissors [stay] sharp
      A sticker in red [sits] on one that was blue
      The one [is] too much, but the second [is] free
      So no one [goes] out without carrying two

      (The cupboard|One cupboard) [holds] mustard for ninety-nine years
      The date on the slip [is] the day before last
      A sweater [is] cheap, and the sleeves [aren't] the same
      And somebody [buys] a fine lamp from the past`,
    later: `
      The cupboards [are] full and the pennies [stay] home
      The mustard [holds] out to the end of the row
      The laughter, the walks, and the hand in a hand
      The best things in life had no sticker to show`,
    hook: `
      Coupon, oh coupon, a dime off the tea
      Buy one and there's one more for nothing, for free

      A bargain, a bargain, just look at the tag
      It's cheaper by half and it's all in the bag`,
  },
  {
    words:
      'goes_shopping go_shopping went_shopping loves_shopping love_shopping loved_shopping loves_to_shop love_to_shop likes_shopping shopping_spree shopping_sprees shopping_trip shopping_trips shopping_bag shopping_bags shopping_mall shopaholic online_shopping window_shopping',
    own: `
      {fact}
      {He} {tries} on the red and {he} {tries} on the green
      {He} {turns} in the glass like a cake on a plate
      And {buys} both of those and the one in between

      {He} {looks} for a (belt|coat) and {comes} home with a lamp
      {He} {slips} in the bags by the back of the stair
      {fact}
      {He} {says} of the new thing it always was there`,
    stanzas: `
      (The doors|Glass doors) [slide] apart with a breath of perfume
      The bags [grow] in number, with string at the wrist
      A chair by the mirrors [is] filled with the tired
      And somebody [comes] for one thing on the list

      (The hangers|Loud hangers) [go] clack like a train on a track
      The curtain [sweeps] back with a bow and a twirl
      The sandwich at noon [is] the best of the trip
      And feet under tables [have] time to uncurl`,
    later: `
      The tags [are] cut off and the boxes [go] flat
      The shoes [learn] to walk, and the coat [learns] to sway
      The things wear away, as the new things will do
      The best of the bags held the rest of the day`,
    hook: `
      Shopping, go shopping, just in for a look
      The bag has a sweater, a lamp and a book

      Shopping bags, shopping bags, strings on the arm
      One more little thing couldn't do any harm`,
  },
  {
    words:
      'pays_the_bills pay_the_bills paid_the_bills paying_the_bills paying_bills pays_bills pay_bills unpaid_bills electric_bill electric_bills electricity_bill gas_bill phone_bill heating_bill budget budgets budgeting saving_money saves_money save_money saved_money saves_every_penny saved_every_penny saving_up saves_up save_up penny_pincher pinches_pennies frugal thrifty tight_with_money careful_with_money',
    own: `
      {fact}
      {He} {sits} with the papers in rows in the light
      {He} {chews} on a pencil, and {adds} it all twice
      And {makes} it come out, to the penny, just right

      {He} {puts} by a (coin|bill) in the tin on the shelf
      {He} {patches} the old things and {wears} them once more
      {fact}
      {He} {knows} to the cent what the saving [is] for`,
    stanzas: `
      (The stack|A stack) [leans] a bit by the sugar and salt
      The lamp [makes] a ring on the sums and the stamps
      The kettle [is] filled to the line for one cup
      And somebody [goes] round and [switches] off lamps

      (The jar|A jar) on the shelf [has] a word on its side
      A string [is] rolled up and the wrap [is] pressed flat
      The soup [gets] more water, the sweater [gets] wool
      And no one [goes] hungry, not even the cat`,
    later: `
      The last of the envelopes [goes] in the box
      The pencil [lies] down, and the lamp [is] put out
      The money was little, it went a long way
      And love was the thing it was mostly about`,
    hook: `
      Pay all the bills and put some in the tin
      A little goes out and a little comes in

      Saving up, saving up, dime upon dime
      It's slow as a garden and grows all the time`,
  },
  {
    words:
      'jar_of_coins jar_of_change jar_of_pennies coin_jar change_jar penny_jar swear_jar savings_jar piggy_bank piggy_banks spare_change loose_change pocket_change saves_coins saved_coins saves_pennies saving_pennies',
    own: `
      {fact}
      {He} {empties} {his} pockets at night with a chink
      {He} {shakes} the thing slowly and {guesses} how much
      And {says} it [is] more than a person would think

      {He} {builds} little (towers|columns) of copper and brass
      {He} {counts} them in piles by the lamp burning low
      {fact}
      {He} {puts} a few back, so the next lot [can] grow`,
    stanzas: `
      (The slot|A slot) in the pig [has] the width of a smile
      A penny [goes] in with a clatter and spin
      A swear word [costs] extra, and somebody [pays]
      And somebody [watches] it slowly fill in

      (The jar|A jar) on the dresser [holds] copper and lint
      A button [gets] in there and [feels] like a crown
      A knife [coaxes] one little coin through the slot
      And small hands [turn] all of it up and then down`,
    later: `
      The day [comes] to open it out on the rug
      It [comes] to a trip, or a bike, or some shoes
      The coins were so small they were nearly not there
      And so are the days, and they're not ones to lose`,
    hook: `
      Piggy bank, piggy bank, pink as a rose
      A penny a day, and just look how it grows

      Jar full of pennies, a jar full of time
      A wish for each nickel, a dream for each dime`,
  },
  {
    words:
      'burglar burglars burglary burglaries burglarized burgled break-in break-ins robbery broke_into_the_house broke_into_our_house broke_into_my_house broke_into_the_car broken_into stolen_car stole_my_car stole_the_car stole_my_bike stole_the_bike stole_your_bike',
    own: `
      {fact}
      {He} {looks} at the space where the thing used to stand
      {He} {looks} once again, as if looking [can] help
      And {goes} round the block with a broom in one hand

      {He} {tells} the (policeman|officer) all that [is] gone
      {He} {can't} for the world say what kind, or which year
      {fact}
      {He} {knows} that the main thing [is] still to be here`,
    stanzas: `
      (A drawer|One drawer) [is] turned out like a fish on the floor
      The cat [is] found safe on the top of the shelf
      The lock [hangs] by one tired screw from the wood
      And some of the silver [is] out by itself

      (The officer|An officer) [writes] with a pencil so small
      The neighbors [bring] soup, and a bolt, and a light
      A left shoe [is] gone, and the right one [is] there
      And somebody [sits] up for most of the night`,
    later: `
      The lock [is] made new, and the glass [is] put in
      The list [is] sent off, and the lamp [burns] once more
      A thief can take silver, a thief can take wheels
      But what matters most isn't kept in a drawer`,
    hook: `
      The burglar took silver, the burglar took gold
      And left all the laughter for young and for old

      A break-in, a break-in, the drawers on the floor
      But love is still here, and it's locking the door`,
  },
  {
    words:
      'lottery lotteries lotto lottery_ticket lottery_tickets scratch_card scratch_cards scratch-off scratch-offs scratchcard scratchcards powerball lucky_numbers',
    own: `
      {fact}
      {He} {scratches} it slowly with one lucky dime
      {He} {spends} it on islands, a boat and a cook
      And {wins} a free ticket to try one more time

      {He} {reads} out the (numbers|first one) and {gets} it, and {stands}
      {He} {gets} the next, too, and {goes} white as a sheet
      {fact}
      The third one [is] someone's from some other street`,
    stanzas: `
      (The balls|Small balls) [leap] about like the corn in a pan
      A shiny gray dust [falls] like snow on the knee
      The dog's and the house's old numbers [go] down
      And everyone's boat [is] already at sea

      (The ticket|A ticket) [lies] under the magnet all week
      The island [gets] bought, and the garden, the pool
      The cousins [get] presents, the boss [gets] a note
      And Monday [comes] in like the first day of school`,
    later: `
      The slip [is] torn up, and it [falls] in the bin
      The island [floats] off, and it [waits] for next week
      The odds were no better that two hearts would meet
      And that one came in, on a long lucky streak`,
    hook: `
      Lottery ticket, six numbers to call
      A dollar for dreaming is nothing at all

      Scratch the lottery ticket with luck on a dime
      The island is waiting, it's got lots of time`,
  },
  {
    words:
      'argue argues argued arguing argument arguments bicker bickers bickered bickering quarrel quarrels quarreled quarrelled quarreling squabble squabbles squabbled slammed_the_door slams_the_door slam_the_door slams_doors slamming_doors slamming_the_door',
    own: `
      {fact}
      {He} {goes} out the door, and {comes} back for the coat
      {He} {goes} out again, with the key on the hook
      And {stands} on the step with a lump in the throat

      {He} {washes} one (teacup|plate) with a great deal of noise
      {He} {says} it [is] fine in a voice that [is] not
      {fact}
      {He} {brings} in some tea, with the milk in, and hot`,
    stanzas: `
      (A door|The door) [gives] a slam, and the plates [give] a jump
      The cat [leaves] the kitchen with ears lying flat
      The reason [gets] lost in the second half hour
      And nobody [knows] how it got round to that

      (Two chairs|The chairs) [face] away, and the clock [gets] so loud
      A newspaper [shakes], and a spoon [hits] a cup
      A mouth at one corner [starts] turning to laugh
      And somebody [snorts], and the whole thing [is] up`,
    later: `
      The night [comes] along and the anger [goes] cold
      A foot in the dark [finds] a foot, and [is] warm
      A wind can go through it and rattle each door
      But home is the house that holds up in a storm`,
    hook: `
      Argue and bicker and slam every door
      Then make up with pancakes and argue once more

      An argument over the lid of a jar
      It's love with its hat off, as arguments are`,
  },
]
