import type { Details } from '../../stanzas.ts'

/** Feast days and outings, church, shyness and courage. */
export const life5: readonly Details[] = [
  {
    words: 'surprise_party surprise_parties surprise_birthday surprise_birthday_party surprised_me_with',
    stanzas: `
      A hand on the switch, and the switch still down
      Twelve pairs of shoes in the dark by the couch
      A giggle, a shush, and a louder shush
      A knee on a toe, and a small, small ouch

      Coats in a heap, giving nothing away
      The lights all off and the cake in the hall
      A key in the lock, a foot on the mat
      Breath being held all along the wall

      A closet with somebody tall inside
      Balloons shut up in the smallest room
      A phone going off in a crouching crowd
      Streamers caught up in the head of a broom

      A cake carried in by the neighbor's door
      Weeks of straight faces and calls in the yard
      A candle lit with a hand for a screen
      Everyone's name squeezed on to one card`,
  },
  {
    words:
      'gifts presents gift-wrap gift-wrapped gift-wrapping gift_wrap wrapping_paper wraps_presents wrapped_presents wrapping_presents wraps_gifts christmas_present christmas_presents birthday_present birthday_presents birthday_gift christmas_gift secret_santa',
    stanzas: `
      A tag with a string and a curly name
      Paper with trains on and too much tape
      A rattle, a shake, an ear to the side
      Anyone guessing a bike by its shape

      A finger held down where the ribbons cross
      A corner that never will quite lie flat
      The end of the tape gone missing again
      Scissors that hide in the folds of the mat

      A bow reused from the year before last
      The price tag scratched at with half of a nail
      A card in an envelope one size small
      Ribbon in curls like a little pig's tail

      A rip, and a gasp, and tissue all round
      String saved up and the paper pressed
      A ship, and a cave, a hat for a king
      The box in the end is the thing liked best`,
  },
  {
    words:
      'christmas christmases christmas_tree christmas_trees christmas_eve christmas_day christmas_morning christmas_lights xmas tinsel ornament ornaments mistletoe santa',
    stanzas: `
      A ladder, a cough, and a bit of dust
      A star at the top, a bit of a lean
      Needles that turn up for months in the socks
      Lights in a knot, red and gold and green

      Hooks made from paper clips, hooks made from string
      A box of tissue with glass in the folds
      One angel, of noodles, glitter, and glue
      A dab of dried paste is the thing that holds

      A bowl full of nuts, a bowl full of shells
      Oranges, cloves, and a nutcracker's jaw
      A list with its corner sticky with jam
      The stub of a carrot, toothmarked and raw

      Somebody hunting for batteries still
      Paper knee-deep on the living room floor
      A bow on a head, a bow on a lamp
      Coats on the bed and a wreath on the door`,
  },
  {
    words: 'eid eid_al-fitr eid_al-adha ramadan iftar iftars suhoor',
    stanzas: `
      The clock, and the cloth, and the bread laid out
      Three dates on a plate and a glass filled high
      A hush, and an eye on the minute hand
      Only the steam going up, and a sigh

      A sieve, and a ladle, and one more chair
      A pot stirred slow and the bowls set round
      The water poured out and the lids still on
      Then every spoon going in with one sound

      Sleeves being ironed and hair being combed
      New clothes laid flat at the foot of the bed
      Coins in an envelope, crisp at the edge
      Sugar all over the dates and the bread

      Faces turned up from the front of the house
      A thin white moon like the clip of a nail
      Trays going over the fence, next door
      The smell of cardamom leaving a trail`,
  },
  {
    words: 'diwali deepavali divali diya diyas rangoli rangolis',
    stanzas: `
      A tray held level, a careful step
      Small clay lamps down the length of the stair
      Oil in a spoon and a wick rolled thin
      Flames in a line like petals in air

      A chalk line first, and a circle, a square
      Powder in pinches, in pink and in blue
      A peacock poured from the tips of the thumbs
      A doorstep for stepping around, not through

      A new shirt stiff from the folds of the shop
      Sweets in a box with a silver sheet
      The floor swept clean to the farthest tile
      A hush for the lamps, a bang in the street

      The cloth, and the polish, the elbow's turn
      Brass rubbed up till it shows a face
      Sugar and cardamom stuck to the thumb
      A light set down in each dark small place`,
  },
  {
    words: 'hanukkah chanukah hanukah menorah menorahs latke latkes dreidel dreidels',
    stanzas: `
      A spare one to light all the others with
      One candle more than the night before
      Wax on the foil and the oil in the pan
      Grated potato all over the floor

      Four letters, a stem, a flick of the thumb
      The top goes round, and it wobbles, and falls
      Gold foil coins with some chocolate in
      Small rows of flame on the opposite walls

      Onions, a grater, a knuckle to spare
      Batter that spits at the edge of the heat
      Applesauce here and the sour cream there
      A standing debate on which one to eat

      Boxes of candles, some broken in half
      A match and a hum, a hand for a shield
      The wick catching slowly, wax running down
      One more potato about to be peeled`,
  },
  {
    words:
      "new_year's new_year’s new_year's_eve new_year’s_eve new_years_eve new_year's_day new_year’s_day new_years new_year's_resolution new_year’s_resolution resolutions",
    stanzas: `
      A horn that unrolls with a honk, and back
      Ten and then nine and then all of the rest
      A paper hat slid down over one eye
      Confetti stuck to the front of a vest

      Foil to unpeel and a wire to undo
      A cork that goes pop and comes off the wall
      Coats in a pile on the bed in the back
      Arms linked together from kitchen to hall

      A nail with the last of the pages gone
      A calendar stiff, not written on yet
      Old cards in a box, a list on the fridge
      One or two habits to stop or to get

      A shout, and a shout from across the way
      Pots being banged at the open front door
      Horns down the street and a bell somewhere far
      One number changed on the checks once more`,
  },
  {
    words: 'firework fireworks firecracker firecrackers sparkler sparklers',
    stanzas: `
      A streak like a pencil's, up in the black
      A fizz, and a wait, a bang in the chest
      Faces gone green, and then faces gone gold
      Two little hands to two ears being pressed

      A whistle that goes up over the roofs
      A blanket spread out and the necks all bent
      Big as a dandelion gone to seed
      Smoke drifting off in the way it was sent

      A box with a warning on every side
      The smell of a match, only ten times more
      A long drawn oh, and a longer ah
      Dogs under beds, lying flat on the floor

      Arms held out long, and a bit of a squint
      A name written quick, in air, with a spark
      The stick gone hot and the last of it red
      The shape of it green a while in the dark`,
  },
  {
    words:
      'road_trip road_trips roadtrip roadtrips road-trip road-tripping drove_across_america cross-country_drive drove_cross-country rest_stop rest_stops',
    stanzas: `
      A knee for a table, a lap for chips
      Gum in the cup and the map upside down
      Bare feet on the dash, the window an inch
      A sign with the miles to the next small town

      Blankets and pillows, a shoe in the back
      A cooler, a thermos, a bag for peel
      Songs with the wrong words, every one loud
      A drummer's two thumbs on the steering wheel

      A stretch by the pump, a crack of the back
      Bugs on the windshield and crumbs in the seat
      A bathroom key on a great wooden block
      One gas-station thing that no one should eat

      Wipers and billboards and barns going by
      An arm at the window swimming on air
      Cows on the left, and then cows on the right
      A shortcut not quite going anywhere`,
  },
  {
    words: 'pray prays prayed praying prayer prayers rosary rosaries say_grace says_grace said_grace saying_grace',
    stanzas: `
      A sigh, and a shuffle, and both eyes closed
      A bow of the head and the lips gone slow
      The names gone over from first to last
      One or two added in, very low

      A cushion, a rug, the side of a bed
      A knee going down, a bit of a creak
      A list of the sick, the far, and the new
      A word put in for the rest of the week

      A breath going in, and the noise put by
      Words worn smooth like the edge of a stair
      Hands gone still from the work for a while
      The tick of a clock, the creak of a chair

      A place in the rug that is worn by knees
      The same few lines in the same old way
      Quiet as steam at the edge of a lid
      Laid like a coin in the palm of the day`,
  },
  {
    words:
      'church churches churchgoer churchgoing pew pews sermon sermons sunday_school hymn hymns hymnal church_lady vicar vicars pastor pastors priest priests',
    stanzas: `
      A bell, and a door held back with a stone
      A book of hymns with a soft old spine
      A peppermint passed, the wrapper held tight
      Shoes on the steps in a long quiet line

      A foot on a pedal, a page to turn
      Hats in a row, and a cough, and a fan
      The organ a half of a beat behind
      The back row as loud as a back row can

      A knee that swings and a hand on the knee
      Best coats on and the hair combed wet
      Boats being drawn on the back of the sheet
      A look at the clock, and it's not time yet

      Light through the glass in a red and a blue
      Wax and old wood and the damp of wool
      A plate going round, the ring of a coin
      Downstairs, the urns with the coffee, full`,
  },
  {
    words:
      'save_a_seat saves_a_seat saved_a_seat saving_a_seat me_a_seat us_a_seat you_a_seat saved_my_seat saves_my_seat save_my_seat saved_seats saves_seats sat_next_to sits_next_to sat_beside_me sits_beside_me',
    stanzas: `
      A bag set down with a look all round
      A coat on the seat at the other side
      A shake of the head for the fourth who asks
      An arm in the air as the door goes wide

      A stretch of bench with a scarf laid down
      A hand on the place, as flat as a lid
      A glare for an elbow that edges near
      Held to the end like an auction bid

      Some knees pulled in and some toes trod on
      A shove of the hip and the row moves down
      A program to share and a mint to share
      Whispers that bring, in return, a frown

      A view of the stage, a view of the door
      The middle of things, the end of the row
      The armrest, a thing to be shared in turns
      A pat on the wood that's meant for hello`,
  },
  {
    words:
      'snow_day snow_days snowman snowmen snowball snowballs snowball_fight snowball_fights sledding sledded sled sleds toboggan toboggans snow_fort snow_forts snow_angel snow_angels',
    stanzas: `
      A snowsuit standing alone in the hall
      Mittens that steam on the heater's back
      A boot full of slush, a lace full of ice
      A hill with the shine of one long track

      No bell, and no bus, no hurry at all
      Wool gone wet with the smell of a sheep
      Cocoa too hot and a ring on the lip
      Holes in the yard where the boots go deep

      Three balls, and a grunt, a bit of a lift
      The cheeks gone pink and the nose gone red
      Sticks for the arms and two stones for the eyes
      The second-best hat set down on the head

      A street with its edges all rubbed away
      The hush of it up to the rims of cars
      A shovel that scrapes on a hidden step
      The fence with a loaf on each of its bars`,
  },
  {
    words: 'shy shyer shyly shyness bashful introvert introverts introverted wallflower soft-spoken',
    stanzas: `
      A shoe drawing rings on a bit of floor
      A sleeve pulled down to the tip of the thumb
      A place by the bookshelf, a cup to hold
      One good remark, when it's ready to come

      A word begun, and a word put back
      Ears going red from the lobe to the rim
      A wave no higher than pockets are
      A look that comes up from under a brim

      A nod for hello, a nod for goodbye
      Found with the coats, or the dog, or the cat
      The end of the bench, the side of the wall
      Worth the walk over, for just such a chat

      A shell at first, and a bit of a wait
      The horns of a snail, come out by degrees
      A few little words put down in a row
      Hands folded small on the top of the knees`,
  },
  {
    words:
      'talkative chatterbox chatty talks_too_much talk_too_much talks_nonstop talks_non-stop never_stops_talking never_shuts_up talks_to_everyone talks_to_strangers talk_to_strangers talks_a_lot talk_for_hours talks_for_hours talked_for_hours',
    stanzas: `
      A breath, and a second breath, in reserve
      Ice cream gone soft and the tea gone cold
      A cousin, a detour, a what's-the-name
      Part of it new, and the rest of it old

      A pause for the butter, on with the news
      Hands in the air for the size of the fish
      The bus driver's bunions, the butcher's son
      Dinner still there in the serving dish

      The weather, the bus, the neighbor's new fence
      A word at the till, a word by the bread
      The whole of the line in on it by now
      One final thing that has yet to be said

      A sentence looking around for an end
      A hand on the doorknob, a coat half on
      Keys in the hand for the third time now
      One more thing, and the hour is gone`,
  },
  {
    words:
      'brave braver bravery bravest bravely courage courageous courageously fearless stood_up_for stands_up_for stand_up_for',
    stanzas: `
      A mouth gone dry and a collar gone damp
      Knees like two spoons in a shaken drawer
      A swallow, a fist, and the chin put up
      A hand put out to the knob of the door

      A look straight ahead, and a slow count down
      A breath to the bottom, a jaw gone tight
      No drum and no flag, just a zip done up
      A hand with a shake in it, out of sight

      A look at the floor, a look at the room
      A chair scraping back in a place gone still
      A voice with a crack down one of its sides
      Going on, crack and all, up the hill

      A grip on the rail and a grip let go
      A count up to three, then again to three
      A step like the first on a frozen pond
      One after that, and the ice lets it be`,
  },
  {
    words:
      'helps_strangers helped_strangers help_strangers helping_strangers helps_everyone help_everyone helped_everyone helping_everyone helps_people help_people helped_people helping_people helps_others help_others helped_others helping_others helps_neighbors helps_the_neighbors helped_the_neighbors helps_our_neighbors helping_hand good_neighbor',
    stanzas: `
      A couch on the stairs, a grunt, and a shove
      The other end held of a heavy thing
      A push for a car, some change for a bus
      A parcel done up with a bit more string

      A hedge cut round to the other side
      A pot left to cool on the step next door
      A gate held wide with the side of a boot
      No name left, and no waiting for more

      Sleeves pushed up, and a big steel pot
      Groceries carried up somebody's stairs
      A dollar put in at the grocery till
      Soup and a spoon and some folding chairs

      A hat run after, a glove on a spike
      A map turned round till it's right way up
      A walk to the corner, not just a point
      Coins going down in a paper cup`,
  },
]
