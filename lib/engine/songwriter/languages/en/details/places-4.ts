import type { Details } from '../../stanzas.ts'

/** Shops, counters, halls and places to take a child on a day off, told in sentences. */
export const places4: readonly Details[] = [
  {
    words: 'pastry_shop patisserie boulangerie bread_shop',
    own: `
      {fact}
      {He} {leans} to the glass with {his} hands at {his} back
      {He} {says} "Only looking", and {points} at the tart
      And {leaves} with a box and a warm paper sack

      {He} {carries} the box (by the ribbon|by its string|like a crown) down the street
      As if it was made out of glass
      {fact}
      And {eats} it, the whole of it, there on the grass`,
    stanzas: `
      (The baker|A baker|The girl) [brings] a tray with the steam coming off
      The bell on the door [gets] no rest
      The loaves [give] a crackle, cooling in rows
      And a sparrow [has] crumbs on its vest

      (The queue|A queue|The line) [goes] around to the butcher's and back
      A small boy [has] cream on his chin
      The last almond horn [is] let go with a sigh
      And a hand with a hot tray of buns [reaches] in`,
    later: `
      By two there [is] nothing but crumbs on the trays
      The lamp [is] put out in the case
      But at three in the morning the oven [is] lit
      And the whole street wakes up with the smell in the place`,
    hook: `
      The pastry shop window, the lamp and the cream
      And butter goes up through the street like a dream

      The bread shop is open, the loaves are still hot
      And one for the way home, as likely as not`,
  },
  {
    words: 'café cafe cafés cafes tearoom tea_room sidewalk_café sidewalk_cafe',
    own: `
      {fact}
      {He} {sits} at the table that [has] the short leg
      {He} {folds} up a napkin to wedge it up straight
      And {says} to the waiter, "The toast and an egg"

      {He} {watches} the street (through the steam|by the glass|from the chair) for an hour
      With one little cup growing cold
      {fact}
      And one lump of sugar, on purpose, to hold`,
    stanzas: `
      (The spoons|The cups|Two spoons) [give] a clink, and the big machine [sighs]
      A couple [share] one piece of cake
      The paper [goes] round between people in hats
      And the dog on the mat [is] just barely awake

      (The door|A door|The glass door) [opens] up to the noise of the street
      A finger [draws] hearts in the steam
      A waitress [goes] by with her arm full of plates
      And somebody's nose [has] a dot of whipped cream`,
    later: `
      The chairs [are] put up with their legs in the air
      The cat [gets] the last of the jug
      And all of the talk that was ever let out
      Leaves one little ring from the mug`,
    hook: `
      The café, the café, the chair by the door
      And one cup of coffee can last until four

      There's a table for two in the café out there
      With a cup getting cold and a coat on the chair`,
  },
  {
    words: 'nail_salon hair_appointment bangs_cut',
    own: `
      {fact}
      {He} {sits} very still with ten fingers spread out
      {He} {can't} scratch the itch at the end of {his} nose
      And there in the bag [starts] the telephone's shout

      {He} {looks} in the glass (from the left|from the right|from the front) and then round
      And {nods} at {himself} in the light
      {fact}
      And {walks} past each window and {checks} it till night`,
    stanzas: `
      (The dryer|A dryer|One dryer) [roars] over the news of the town
      The scissors [go] chattering on
      A row of small bottles [stands] pink to plum blue
      And the plan of "an inch" [is] soon gone

      (A lady|One lady|The lady) in foil [turns] the page of her book
      The mirror [is] brought to the back
      A broom [takes] away what the scissors [let] fall
      And a robe [is] hung up on the rack`,
    later: `
      One wash and it [goes] any way that it [likes]
      The polish [has] chips by the third
      But nobody forgets what was told in that chair
      Or repeats it, not one single word`,
    hook: `
      The nail salon, the mirror, the drying, the light
      And out to the street with the hair sitting right

      A hair appointment, a sit in the chair
      And someone walks out with a song in the air`,
  },
  {
    words: 'bookstores bookshops used_bookstore secondhand_books used_books',
    own: `
      {fact}
      {He} {goes} in for one with a title in mind
      {He} {reads} on one leg at the end of a shelf
      And {leaves} with the six that {he} {happens} to find

      {He} {opens} (a cover|a page|the middle) and {puts} in {his} nose
      And {sniffs} the old paper a bit
      {fact}
      And the cat [shifts] along to let somebody sit`,
    stanzas: `
      (The bell|A bell|One bell) on the door [wakes] the owner, but just
      The ladder [goes] squeaking along
      A letter [falls] out of a volume of verse
      And somebody [hums] an old song

      (The cat|A cat|One cat) [has] a place in the window, in sun
      The stacks [lean] like friends on a wall
      The rain on the window [goes] on by itself
      And nobody [hears] it at all`,
    later: `
      The names at the front [are] in three kinds of ink
      The corners [are] soft from the hand
      The books [go] from hand on to hand down the years
      And one is still dropping some holiday sand`,
    hook: `
      In the used bookstore the clocks never go
      There's only one page more, and one more below

      Down in the bookshop with dust in the sun
      There's no one who ever went home with just one`,
  },
  {
    words:
      'flower_shop flower_shops florist florists bouquet bouquets bunch_of_flowers flower_stall flower_arrangement flower_arranging',
    own: `
      {fact}
      {He} {puts} in {his} nose and {comes} up with a smile
      And a bit of gold dust on the very end of it
      That {he} {doesn't} find out for a while

      {He} {picks} out (the red ones|the pink ones|the white ones), and then, at the till
      {He} {turns} around and {adds} three
      {fact}
      And {carries} them home like a flag on the sea`,
    stanzas: `
      (The buckets|The pails|Tin buckets) [stand] out in the street in their rows
      The scissors [snip] off every end
      A man in a hurry [holds] roses like eggs
      And the card [has] the name of a friend

      (The door|The shop door|A door) [lets] a garden come out to the street
      A petal [goes] off on a shoe
      A bee [has] come in for a look at the stock
      And [leaves] with a sample or two`,
    later: `
      In three or four days the first petal [comes] down
      The water [is] changed every day
      But one [is] put flat in the leaves of a book
      And is still the same color today`,
    hook: `
      A bunch of flowers, red, yellow and white
      They stand in a jar and they lighten the night

      A bouquet, a bouquet, all yellow and pink
      It says it out loud while the words stop to think`,
  },
  {
    words: 'treadmills lifted_weights barbells personal_trainer',
    own: `
      {fact}
      {He} {ties} up {his} laces and {looks} at the bar
      {He} {lifts} it, and {makes} the same noise as a door
      And {says} to the mirror, "Well, so far, so far"

      {He} {counts} to (eleven|thirteen|fourteen) and {stops} for a drink
      And {wipes} down {his} face with the towel
      {fact}
      And {goes} for one more with a bit of a growl`,
    stanzas: `
      (The belt|A belt|The treadmill) [goes] round and it gets nowhere fast
      The weights [give] a clank on the floor
      A very large man [helps] a very small friend
      And a rubber ball [rolls] to the door

      (The mirror|A mirror|One mirror) [has] nothing but effort to show
      The radio [plays] something loud
      Ten bicycles [race] without moving an inch
      And a small lady [lifts] the most weight of the crowd`,
    later: `
      Next morning the stairs [are] a bit of a climb
      The arms [have] a good deal to say
      But something stands straighter in front of the glass
      And no one [can] take that away`,
    hook: `
      The barbells go up, and the barbells come down
      With a noise like a piano dropped over the town

      Run on the treadmill, run on with the song
      The window stays put, but the legs have grown strong`,
  },
  {
    words:
      'bike_shop bike_shops bike_repair bicycle_repair bicycle_shop bike_mechanic bicycle_mechanic fixes_bikes fixed_bikes fixing_bikes fix_bikes repairs_bikes repaired_bikes repairing_bikes fixes_bicycles repairs_bicycles fixed_my_bike fixes_my_bike fix_my_bike fixed_your_bike',
    own: `
      {fact}
      {He} {turns} the bike over to stand on its seat
      {He} {spins} the front wheel, and it [wobbles] and [squeaks]
      And a lollipop stick [comes] out at {his} feet

      {He} {wipes} off (a spoon|the pump|a wrench) on the end of {his} sleeve
      And {patches} the tire with a tap
      {fact}
      And the chain [runs] as smooth as a purr on a lap`,
    stanzas: `
      (A bubble|One bubble|A small stream) [comes] up from the tube in the pail
      The bell [has] been rusted since May
      A child [waits] around with a helmet on straight
      And [asks] if it [is] today

      (The frames|Old frames|Three frames) [hang] up high from their hooks like a flock
      A radio [plays] in the dust
      A drop of good oil [finds] its way in the gears
      And a rag [takes] away the last bit of the rust`,
    later: `
      Then down the long hill with the hands in the air
      The ticking [gets] quick as a tune
      And nobody sees who it was with the wrench
      But the wheel [turns] as round as the moon`,
    hook: `
      It came in with a wobble, it goes out with a ring
      When somebody fixes a bike, it can sing

      At the bike shop, the bike shop, with oil on the thumb
      They mend it, and off down the long hill they hum`,
  },
  {
    words:
      'car_wash car_washes carwash washes_the_car washed_the_car washing_the_car wash_the_car washes_his_car washed_his_car washing_his_car washes_her_car washing_her_car waxes_the_car waxed_the_car waxes_his_car washing_cars washed_cars washes_cars wash_cars',
    own: `
      {fact}
      {He} {rolls} up {his} sleeves with a sponge and a pail
      {He} {writes} a big word in the suds on the roof
      And {rinses} it off in a glittering hail

      {He} {polishes} (rims|the hood|the doors) till {his} face [is] inside
      And {steps} back to take in the shine
      {fact}
      And a pigeon [flies] over, and [leaves] its own sign`,
    stanzas: `
      (The hose|A hose|The water) [drums] loud on the roof like a band
      The suds [slide] away down the drain
      A boy [gets] a turn with the nozzle at last
      And everyone round him [gets] caught in the rain

      (The mats|Four mats|The wet mats) [hang] out on the fence in the sun
      A crayon [comes] out of the seat
      The chrome [shows] the house upside down in a curve
      And the suds [make] a stream down the street`,
    later: `
      Next morning it [rains] on the whole of the town
      The mud [flies] up just as before
      But one afternoon [has] been caught in the chrome
      With bare feet and bubbles galore`,
    hook: `
      At the car wash, the car wash, with bubbles on top
      The roof gets a bath and the doors get a mop

      Wash the car, wash the car, out in the sun
      And whoever comes near it gets wet, everyone`,
  },
  {
    words:
      'pub pubs tavern taverns dive_bar the_bar local_bar happy_hour bar_stool bar_stools barstool barstools pint pints',
    own: `
      {fact}
      {He} {gets} the first round, and {he} {carries} the three
      With both of {his} hands and the tip of {his} tongue
      And {puts} them all down just as full as can be

      {He} {tells} the old story (again|once more|with hands) by the fire
      And {makes} the fish bigger by half
      {fact}
      And {is} the first one in the whole room to laugh`,
    stanzas: `
      (A dog|The dog|An old dog) [lies] asleep with its chin on a shoe
      A dart [hits] the wall by the clock
      A glass [leaves] its ring on the wood of the bar
      And the quiz [gets] to questions on rock

      (The fire|A fire|The lamp) [has] a chair at each side of its glow
      The coats [drip] in heaps on the rack
      Somebody [starts] up the song with no end
      And the rest of the room [sings] it back`,
    later: `
      The bell [rings] for time, and the stools [are] put up
      The street [has] a song going home
      And one glass still stands on the end of the bar
      With its ring and its little white foam`,
    hook: `
      Down at the pub, with a chair by the fire
      The stories get longer, the voices get higher

      One more at the bar, and one more for the song
      The evening was short and the story was long`,
  },
  {
    words: 'night_market flea_market flea_markets christmas_market',
    own: `
      {fact}
      {He} {picks} up a lamp with a duck for a stand
      {He} {turns} it around and {says} nobody would
      And {walks} away, holding the duck in one hand

      {He} {offers} (a five|a ten|the half) for a chair with three legs
      And the man [gives] a groan at the price
      {fact}
      And they [shake] on it, each of them thinking, "That's nice"`,
    stanzas: `
      (The lanterns|The lamps|String lights) [swing] over the tables and tents
      A lady [finds] something she [can't] quite believe
      The pancakes [hiss] flat on the end of the row
      And a boy with a trumpet [is] tugged by the sleeve

      (A clock|One clock|The clock) without hands [gets] a home after all
      A box of old postcards [is] read
      A woman [tries] hats on in front of a tray
      And a parrot of brass [stays] unsold on its head`,
    later: `
      The stalls [are] all folded and gone by the night
      A glove [stays] behind by the wall
      But somewhere a chair that was left in the rain
      Has a cushion, a cat, and a hall`,
    hook: `
      At the flea market, everything's somebody's past
      It waits on a table for new hands at last

      The night market, night market, lanterns and smoke
      A bargain, a dumpling, a plate, and a joke`,
  },
  {
    words: 'hardware_stores home_depot lumberyard lumber_yard paint_store',
    own: `
      {fact}
      {He} {goes} there one morning to buy a brass screw
      {He} {looks} at the hammers, the hinges, the rope
      And {comes} away owning a wheelbarrow, too

      {He} {holds} up (the old part|the washer|the hinge) that [has] broken in half
      And the man [knows] the drawer by its size
      {fact}
      And a light [comes] on slowly in both pairs of eyes`,
    stanzas: `
      (The nails|New nails|Bright nails) [rattle] down in the pan of the scale
      The key machine [gives] out a scream
      The paint [gets] a shake like a dog from a pond
      And the sawdust [hangs] gold in a beam

      (The dog|A dog|The cat) [has] a bed by the bags of the seed
      The boards [smell] of pine and of rain
      A lady [debates] between white and off-white
      And the man at the mixer [is] used to the strain`,
    later: `
      The shelf [is] put up and the tap [doesn't] drip
      The gate [has] forgotten its squeal
      And somewhere a coffee can fills up with screws
      That are kept for the next broken wheel`,
    hook: `
      At the hardware store, hardware store, down the last aisle
      There's one little part that was there all the while

      From the lumberyard, pine on the roof of the car
      It hums the way home like a five-string guitar`,
  },
  {
    words: "shopping_carts trader_joe's costco",
    own: `
      {fact}
      {He} {picks} the one cart with the wheel that [goes] round
      It [pulls] to the left like a dog on a lead
      And it [stops] by the cookies without any sound

      {He} {picks} out (a line|a queue|the line) that [looks] shorter than most
      And the paper [runs] out in the till
      {fact}
      And the other line [flies], and this line [stands] still`,
    stanzas: `
      (A child|One child|A boy) [stands] up in the cart like a king
      A melon [gets] tapped like a door
      An orange [rolls] off from the top of the pile
      And it [takes] the whole length of the floor

      (The samples|Free samples|Small samples) [go] round on a toothpick and tray
      A grandfather [comes] by three times
      The freezer [breathes] out on the arms of the crowd
      And a lady [is] squeezing the limes`,
    later: `
      The bags [are] brought in in a single great load
      The fingers [go] white with the weight
      And the one thing that really was wanted today
      Is the one that will now have to wait`,
    hook: `
      Shopping cart, shopping cart, squeak down the aisle
      And home with a tower and home with a smile

      Oh, the shopping carts roll and they rattle and pull
      It went in there empty, it came away full`,
  },
  {
    words:
      "pharmacy pharmacies pharmacist pharmacists drugstore drugstores drug_store prescription prescriptions the_chemist the_chemist's",
    own: `
      {fact}
      {He} {reads} the small label held close to the light
      {He} {says} it aloud, so as not to forget
      And {goes} through it twice, and again, to be right

      {He} {waits} by (the scales|the combs|the creams) for the bag with the name
      And {hears} of a neighbor's bad knee
      {fact}
      And it [turns] out that everyone [has] one, times three`,
    stanzas: `
      (The bell|A bell|The door) [gives] a ping and a cough [comes] in, too
      The white coat [leans] over to hear
      The little drawers [slide] with a whispering sound
      And the answer [is] gentle and clear

      (The cross|A cross|The green cross) [shines] out on the rain of the road
      Somebody [runs] in at nine
      The counter [has] lozenges, lipstick, and tape
      And an old man [moves] over to free up the line`,
    later: `
      The spoon [is] washed up and the bottle [is] low
      The fever [goes] out with the night
      And down on the corner, for somebody else
      The cross [is] still keeping its light`,
    hook: `
      The pharmacy light on the corner is green
      For the small of the night and the hours in between

      From the drugstore, the drugstore, a small paper sack
      And a kind word to carry the whole of it back`,
  },
  {
    words: 'pet_shop pet_shops pet_store pet_stores cat_shelter the_shelter the_pound',
    own: `
      {fact}
      {He} {goes} for a look, and {says}, "Only to see"
      {He} {kneels} at the last of the cages, and then
      A paw [comes] out slowly and [lies] on {his} knee

      {He} {pokes} in (a finger|one finger|a hand) and a nose [comes] to it
      And {he} {says} it [is] time to go, soon
      {fact}
      And {says} it again, in the late afternoon`,
    stanzas: `
      (The puppies|Four puppies|Small puppies) [fall] over each other to look
      The parrot [says] "Shop!" at the door
      A hamster [goes] running for miles on its wheel
      And a kitten [attacks] a shoelace on the floor

      (A dog|One dog|The dog) at the end [doesn't] bark like the rest
      A cat [has] its back to the wall
      The goldfish [go] round and [forget] and [go] round
      And a tail [beats] the floor at a step in the hall`,
    later: `
      That night there [is] something asleep on the mat
      That [has] its own bowl and its name
      It turns around three times and lies down at last
      And the house [isn't] ever the same`,
    hook: `
      At the pet shop, the shelter, the end of the row
      There's one with its nose through the wire, wanting to go

      Go to the shelter and only to see
      And somebody's tail is as glad as can be`,
  },
  {
    words: 'church_bell church_bells chapel chapels steeple cathedral cathedrals bell_tower',
    own: `
      {fact}
      {He} {slips} in the door and it [shuts] with a boom
      {He} {walks} on {his} toes to a seat at the side
      And {looks} at the colors let into the room

      {He} {lights} (a thin candle|a candle|one candle) and {sets} it with care
      And {stays} till it [burns] straight and high
      {fact}
      And {comes} out again to the bells and the sky`,
    stanzas: `
      (The bell|One bell|A bell) [gives] a swing, and the pigeons [fly] up
      The sound [rolls] out over the town
      The baker [looks] up and [sets] forward the clock
      And a leaf, as if counted, [comes] down

      (The organ|An organ|The choir) [takes] a breath, and the walls [seem] to hum
      The sun [paints] the flagstones in red
      A child [finds] the echo and [tries] it again
      And somebody old [pats] its head`,
    later: `
      The candle [burns] down and the door [is] pulled to
      The tower [stands] over the street
      And late in the evening it [counts] out the hours
      For whoever [lies] hearing each beat`,
    hook: `
      Oh, the church bell, the church bell, it rolls over town
      It calls up the morning, it lays the day down

      Ring from the steeple, ring over the green
      For all that has been, and for all in between`,
  },
  {
    words: 'temple temples mosque mosques synagogue synagogues gurdwara pagoda shrine shrines',
    own: `
      {fact}
      {He} {comes} through the gate and the street [falls] away
      {He} {stands} for a minute to get {his} breath back
      And {hears} the old words as they [start] in to pray

      {He} {finds} the old place (by the wall|by the post|by the lamp) at the side
      And {lets} go whatever [feels] tight
      {fact}
      And {goes} down the steps, and the street [has] more light`,
    stanzas: `
      (The lamp|A lamp|One lamp) [is] kept burning all night and all day
      An old man [moves] over to let in a few
      The children [count] tiles with a finger and toe
      And a very small boy [falls] asleep on a shoe

      (A door|The door|The gate) [stands] wide open from early to late
      The floor [has] been worn by the feet
      A tray of sweet things [goes] from hand up to hand
      And the steps [are] as warm as a seat`,
    later: `
      The voices [go] home by the two and the three
      A lamp [stays] alight in the hall
      And words that are older than anyone's house
      Are still in the air and the wall`,
    hook: `
      At the temple, the gate, and the lamp burning low
      There's room to come in and there's time to go slow

      A mosque, or a temple, a synagogue door
      Where many have stood, there is room for one more`,
  },
  {
    words: 'hospital_room hospital_corridor waiting_rooms visiting_hours',
    own: `
      {fact}
      {He} {listens} for steps on the shine of the floor
      {He} {reads} the same page of an old magazine
      And {looks} up each time at the swing of the door

      {He} {holds} (a paper cup|a plastic cup|a cup of tea), letting it go cold
      And {smiles} at a face down the hall
      {fact}
      And the clock with its red hand [goes] round on the wall`,
    stanzas: `
      (The curtain|A curtain|The blue one) [is] drawn with a rattle of rings
      A nurse [comes] on whispering shoes
      The flowers [lean] out of a jug by the bed
      And the man by the window [reads] bits of the news

      (A trolley|The trolley|A tea cart) [goes] by with a squeak in one wheel
      The lift [has] a voice for each floor
      Somebody [laughs] in a room down the hall
      And it [does] all the corridor good through the door`,
    later: `
      The visitors' bell [sends] the coats to their sleeves
      The lights [are] turned low for the night
      But there on the blanket the place [is] still warm
      Where one hand held another one tight`,
    hook: `
      In a hospital room, with a chair by the bed
      There's more in a hand than there is to be said

      Visiting hours, and a face at the door
      And the room is much wider by one than before`,
  },
  {
    words:
      'school_hall school_halls school_assembly assembly_hall auditorium school_concert school_concerts school_plays christmas_play nativity_play',
    own: `
      {fact}
      {He} {looks} round the hall till {he} {finds} the right face
      And {waves}, but not much, with a hand at {his} side
      And the butterflies [settle], or [find] a new place

      {He} {sings} with (the others|the rest|the row) when they [come] to the part
      And {claps} till {his} fingers [are] red
      {fact}
      And the tune [is] a week getting out of {his} head`,
    stanzas: `
      (The curtain|A curtain|The drape) [gets] stuck on the way to the end
      The piano [starts] up on its own
      A paper moon [spins] on its string in the lights
      And a donkey [is] waving at someone well known

      (The chairs|Small chairs|The benches) [are] too small for the fathers who [come]
      A hush [takes] the hall by surprise
      The littlest [forgets] every word but the tune
      And half of the grown-ups [are] drying their eyes`,
    later: `
      The chairs [are] stacked up and the floor [has] been swept
      One star [is] left stuck to a light
      And up in an attic the paper crown [lies]
      As bent and as gold as that night`,
    hook: `
      In the school hall, the school hall, the curtain goes wide
      And there in the third row is somebody's pride

      School play, school play, a star on a string
      The small ones forget it, the small ones still sing`,
  },
  {
    words: 'museum museums art_gallery art_galleries art_museum exhibition exhibitions',
    own: `
      {fact}
      {He} {walks} all the rooms with {his} hands at {his} back
      And {stops} at one picture, and {comes} back again
      To a boat on the water, some yellow, some black

      {He} {reads} every label (in whispers|out loud|with care) to the end
      And {leans} till a guard [clears] his throat
      {fact}
      And then in the shop {he} {buys} only the boat`,
    stanzas: `
      (A queen|One queen|The queen) in her frame [looks] at everyone's hats
      The footsteps [go] echoing through
      A child [says] out loud that the statue [is] cold
      And the guard [gives] a nod, for he [thinks] so, too

      (The bones|Great bones|Old bones) of the dinosaur [hang] by a thread
      A class [has] its lunch by the toes
      A cup in a case [is] as old as the sea
      And a man on the bench [draws] the tip of a nose`,
    later: `
      At closing the lamps [are] put out one by one
      The queen [has] the hall to herself
      And what the eye carried outdoors in the rain
      Needs neither a label nor shelf`,
    hook: `
      At the museum, with all the time in the frame
      Somebody looked once, and it's never the same

      An hour in the gallery, art on the wall
      And one little picture went home, after all`,
  },
  {
    words: 'zoo zoos zookeeper zookeepers',
    own: `
      {fact}
      {He} {stands} by the fence and the tall neck [bends] down
      And a tongue like a scarf [takes] the leaf from {his} hand
      And {he} {laughs} like the first one to see it in town

      {He} {looks} at (a monkey|an ape|one monkey), the monkey [looks] back
      And each of them [scratches] an ear
      {fact}
      And which is the visitor [isn't] quite clear`,
    stanzas: `
      (The penguins|Ten penguins|Some penguins) [go] by like the guests at a ball
      The elephant [showers] with sand
      A bear [has] an itch, and a tree to its back
      And a goat [eats] the map out of somebody's hand

      (The lion|A lion|One lion) [gives] a yawn, and the whole crowd [steps] back
      The otters [play] tag in the weed
      A toddler [prefers] the small sparrows to all
      And the seals [give] a bark for their feed`,
    later: `
      The gates [are] pulled shut, and the peacocks [go] up
      The hippo [sinks] down to its eyes
      And over the roofs of the sleeping town, once
      A lion [calls] out to the skies`,
    hook: `
      At the zoo, at the zoo, on each side of the glass
      There is somebody watching the funny ones pass

      Go to the zoo, with a bag and a bun
      The penguins are watching the crowd, every one`,
  },
  {
    words: 'the_swings sandpit merry-go-round',
    own: `
      {fact}
      {He} {leans} away back with the chains in each hand
      {He} {kicks} at the sky, and the sky [comes] up close
      And one of {his} shoes [flies] off into the sand

      {He} {stays} for (one turn|one push|one go), and then one, and then one
      With supper gone cold up the hill
      {fact}
      And {goes} home at last, with {his} head turning still`,
    stanzas: `
      (A bucket|One bucket|A small pail) [turns] over and [leaves] a round cake
      A boy [serves] it up with a leaf
      The roundabout [groans] as it [slows] to a stop
      And a shoe [is] returned, to its owner's relief

      (The chains|Two chains|The swings) [give] a squeak at the end of each arc
      A grandmother [has] a quick try
      A father [gives] pushes and [looks] at his phone
      And two little soles [touch] the sky`,
    later: `
      The swings [hang] down straight when the park [has] gone dark
      The sand [keeps] a spade for the night
      The wind [gives] one seat a small push of its own
      In case there's a wish to take flight`,
    hook: `
      Go up on the swings to the edge of the blue
      And back to a hand that is warm and is true

      Round on the merry-go-round, hold to the rail
      And the trees and the town and the sky set sail`,
  },
]
