import type { Details } from '../../stanzas.ts'

/** Feast days and outings, church, shyness and courage, told in sentences. */
export const life5: readonly Details[] = [
  {
    words: 'surprise_party surprise_parties surprise_birthday surprise_birthday_party surprised_me_with',
    own: `
      {fact}
      {He} {laughs} with one hand on {his} heart
      There [are] forty hats on, and the dog [has] one, too
      And nobody [minds] that the cake [falls] apart

      {He} {goes} round the (kitchen|hallway) to hug every one
      And {finds} there [are] two on the stair
      {fact}
      A paper horn [honks], and there [is] cake in {his} hair`,
    stanzas: `
      (The lights|All lights) [are] put out, and the whispers [begin]
      Somebody [sneezes] too soon
      A car [can] be heard pulling up in the drive
      The hand on the switch [is] as sly as the moon

      (The secret|A secret) [is] kept for a week and a day
      The cars [are] all left down the hill
      A dog in a bow nearly [gives] it away
      The whole house [is] holding its breath, and [is] still`,
    later: `
      And later the streamers [hang] down from the lamp
      The chairs [are] all crumbs to the seam
      And somebody [sits] with a hat on askew
      Still smiling at nothing, as if in a dream`,
    hook: `
      Surprise! And the lights, and the hats, and the shout
      That's one little secret that had to come out

      A surprise in the dark, and a click, and a cheer
      And everyone anyone loves is in here`,
  },
  {
    words:
      'gifts presents gift-wrap gift-wrapped gift-wrapping gift_wrap wrapping_paper wraps_presents wrapped_presents wrapping_presents wraps_gifts christmas_present christmas_presents birthday_present birthday_presents birthday_gift christmas_gift secret_santa',
    own: `
      {fact}
      {He} {gives} the big parcel a shake
      {He} {holds} it up close to {his} ear, like the sea
      And {says} it [is] a sweater, a bike, or a cake

      {He} {looks} for the scissors all over the (rug|floor)
      They [are] in the parcel with string
      {fact}
      {He} {ties} on a bow like the crown of a king`,
    stanzas: `
      (The paper|Some paper) [has] trains on, the ribbon [has] curls
      The tape [has] gone hiding its end
      The bike [is] a bike to whoever [has] eyes
      The bear in the bag [has] an ear that won't bend

      (A rip|One rip) [goes] right through, and the tissue [flies] up
      The string [is] wound up on a hand
      The box [is] the part that the little one [likes]
      The cat [gets] the ribbon, which nobody planned`,
    later: `
      The thing [will] be broken, or lost, or outgrown
      The ribbon [will] fade with the snow
      But somebody walked in the rain to nine shops
      And thought of one face, and that never [will] go`,
    hook: `
      A gift is a thought with some paper around
      With far too much tape and a rattling sound

      Presents and presents, and shake it and guess
      The corners are crooked, the answer is yes`,
  },
  {
    words:
      'christmas christmases christmas_tree christmas_trees christmas_eve christmas_day christmas_morning christmas_lights xmas tinsel ornament ornaments mistletoe santa',
    own: `
      {fact}
      {He} {untangles} lights on the floor
      {He} {gets} them all straight, and they [will] not go on
      And {finds} the bad bulb, and then {finds} seven more

      {He} {climbs} up the (ladder|kitchen chair) to put on the star
      And {asks} if it [is] straight there, or not
      {fact}
      The angel [looks] down at the soup in the pot`,
    stanzas: `
      (The tree|A tree) [is] too tall, and it [leans] to the left
      The needles [come] through with the socks
      The wreath [sheds] its leaves on the coats going by
      A noodle star [comes] out of tissue and box

      (The kitchen|That kitchen) [is] cinnamon, steam, and a song
      A glass [is] put out for the sleigh
      The carrot [has] tooth marks, the cookies [are] crumbs
      And nobody [sleeps] very late into day`,
    later: `
      In January everything [goes] in a box
      The room [looks] as big as a hall
      But somewhere a needle [is] left in the rug
      A small bit of green, and it [smells] of it all`,
    hook: `
      Christmas, oh Christmas, the lights in the tree
      The smallest of windows has something to see

      Christmas comes in with the cold at the door
      There's always a chair to be found, and one more`,
  },
  {
    words: 'eid eid_al-fitr eid_al-adha ramadan iftar iftars suhoor',
    own: `
      {fact}
      {He} {carries} a tray to the house by the gate
      With dates and with rice and a cloth on the top
      And {comes} away holding as full a new plate

      {He} {irons} the (collar|sleeves) till the creases [are] sharp
      And {looks} for the moon from the stair
      {fact}
      {He} {hugs} on the left, on the right, everywhere`,
    stanzas: `
      (The table|A table) [is] set, and the dates [are] in threes
      The hands [are] all still for a while
      The sun [goes] behind the last roof on the hill
      The first sip of water [goes] round like a smile

      (The moon|A moon) [is] as thin as the edge of a coin
      The phones [start] to ring through the town
      The new shoes [go] squeaking all over the hall
      The coins [are] poured out on a new velvet gown`,
    later: `
      The month [folds] away like a cloth on a shelf
      The pots [are] all scrubbed for the year
      But hunger remembers the hunger next door
      And that is the part of the feast that stays near`,
    hook: `
      Eid, and the moon is a thread in the sky
      The door's open wide, and the trays going by

      Ramadan, Eid, and the dates on the tray
      The sweetest of bites at the end of the day`,
  },
  {
    words: 'diwali deepavali divali diya diyas rangoli rangolis',
    own: `
      {fact}
      {He} {carries} a flame in one hand
      {He} {goes} with small steps from the gate to the stair
      And {sets} down each lamp where a lamp ought to stand

      {He} {pours} out the (powder|colors) in circles, in pink
      And {leaves} not a smudge on the stone
      {fact}
      {He} {steps} right around it on tiptoe, alone`,
    stanzas: `
      (The lamps|Small lamps) [are] of clay, with a wick and some oil
      The floors [have] been swept to the wall
      The doors [are] left open for luck to come in
      The neighbors [bring] boxes of sweets down the hall

      (A rocket|One rocket) [goes] up with a hiss and a bang
      The dog [is] a lump in the bed
      The silver [is] rubbed till it [holds] a whole face
      The sugar [goes] straight from the box to the head`,
    later: `
      By morning the lamps [are] all cool in their rows
      The colors [are] blown on the breeze
      And still it was said, with a match and some clay
      That dark isn't bigger than lights such as these`,
    hook: `
      Diwali, Diwali, a lamp by the door
      The dark had a go, and the light has one more

      Diya by diya, the stairs all aglow
      A line of small flames, and the dark has to go`,
  },
  {
    words: 'hanukkah chanukah hanukah menorah menorahs latke latkes dreidel dreidels',
    own: `
      {fact}
      {He} {grates} the potatoes, with knuckle, in strips
      {He} {stands} at the pan in a big cloud of steam
      And {eats} the first one of them, burning {his} lips

      {He} {holds} the one (candle|small flame) that [lights] all the rest
      And {sings} it a bit out of tune
      {fact}
      The window [has] more than the stars and the moon`,
    stanzas: `
      (The first|That first) night [has] one, and the last night [has] eight
      The window [is] where they all stand
      The wax [makes] a mountain of color below
      The matchbox [goes] carefully hand into hand

      (A dreidel|One dreidel) [spins] off to the side of a cup
      The gold coins of chocolate [are] won
      The latkes [have] sides, who [is] cream, who [is] sauce
      The argument, happily, never [is] done`,
    later: `
      The oil was for one night, the story [goes] on
      It burned, and it burned, all the same
      And every small window in winter since then
      Has answered the dark with a very small flame`,
    hook: `
      Hanukkah, Hanukkah, one candle more
      A little more light than the evening before

      Latkes, menorah, the spin and the song
      The small flames of Hanukkah hold the night long`,
  },
  {
    words:
      "new_year's new_year’s new_year's_eve new_year’s_eve new_years_eve new_year's_day new_year’s_day new_years new_year's_resolution new_year’s_resolution resolutions",
    own: `
      {fact}
      {He} {counts} it from ten, very loud
      {He} {gets} to the one just a moment too soon
      And {kisses} a cousin and dog in the crowd

      {He} {writes} a short (list|line) on the back of a card
      To run, and to sing, and to write
      {fact}
      {He} {runs} to the corner and back, the same night`,
    stanzas: `
      (The cork|A cork) [hits] the lamp, and the lamp [doesn't] mind
      The paper hats [slip] to the nose
      The pots [are] brought out for a bang in the street
      The old year [walks] out on the tips of its toes

      (The last|That last) of the calendar [comes] off its nail
      The new one [is] white to the end
      The bells [start] across from the hill, one by one
      And anyone out in the street [is] a friend`,
    later: `
      By morning the streamers [are] down in the snow
      The wrong year [gets] written by pen
      But something [is] white, like a page or a field
      And anyone [can] make a start on it then`,
    hook: `
      New Year's, New Year's, the clock and the cheer
      There's nothing gone wrong in a brand-new year

      Ten, and then nine, and the new year's in sight
      The whole of the world is awake for one night`,
  },
  {
    words: 'firework fireworks firecracker firecrackers sparkler sparklers',
    own: `
      {fact}
      {He} {spreads} out the quilt on the hill
      {He} {gives} up the coat to whoever [is] cold
      And {says} oh in red, and in green, louder still

      {He} {writes} {his} whole (name|nickname) on the dark with a spark
      And {gets} to the end just in time
      {fact}
      The ears [keep] on ringing a while, like a chime`,
    stanzas: `
      (A streak|One streak) [goes] up thin with a hiss and a tail
      The dark [holds] quite still for a bit
      The sky [comes] wide open, a dandelion clock
      The faces below [are] all suddenly lit

      (The dog|A dog) [is] in under the bed with a shoe
      The baby [sleeps] on through it all
      The smoke [drifts] away like a slow-moving town
      The boom [takes] its time, and [comes] back off a wall`,
    later: `
      And then there [is] smoke, and the stars where they were
      The sticks [are] gone black in the grass
      But shut both the eyes, and it opens again
      A green and a gold that [will] not seem to pass`,
    hook: `
      Firework, firework, up with a whine
      The sky was all dark, and now look at it shine

      A sparkler can write on the dark, and it's gone
      The name stays in eyes for a while further on`,
  },
  {
    words:
      'road_trip road_trips roadtrip roadtrips road-trip road-tripping drove_across_america cross-country_drive drove_cross-country rest_stop rest_stops',
    own: `
      {fact}
      {He} {sings} every song with a thump on the door
      {He} {holds} the map upside and down, and then round
      And {says} it [is] a shortcut, an hour or more

      {He} {stops} at a (shack|stand) with the world's biggest cheese
      And {has} a good photo outside
      {fact}
      The sun [burns] an elbow on only one side`,
    stanzas: `
      (The windows|Both windows) [are] down, and a hand [rides] the wind
      The cows [have] a look, and [go] on
      The bag for the peels [has] been sat on by now
      The sandwiches meant for the lunchtime [are] gone

      (The key|One key) to the bathroom [is] tied to a plank
      The gas station sandwich [is] gray
      The backseat [is] pillows, a shoe, and a snore
      The mountains [come] up on the edge of the day`,
    later: `
      The map [goes] away with the coffee stain on
      The car [keeps] the sand in its floor
      And what [is] told most [is] the wrong turn, the rain
      The motel with bears painted over the door`,
    hook: `
      Road trip, road trip, the windows all down
      The song's a bit longer than this little town

      Road trip, a thermos, a map, and a moon
      It's never too far, and it's over too soon`,
  },
  {
    words: 'pray prays prayed praying prayer prayers rosary rosaries say_grace says_grace said_grace saying_grace',
    own: `
      {fact}
      {He} {closes} {his} eyes for a while
      {He} {goes} through the names like the beads on a string
      And {gets} to the dog, and there [is] a small smile

      {He} {kneels} by the (bed|lamp) with a creak of the boards
      And {asks} for the rest, not the self
      {fact}
      {He} {puts} the day back like a book on a shelf`,
    stanzas: `
      (The kitchen|A kitchen) [goes] quiet, the steam [rises] up
      The hands [are] joined up in a ring
      The soup [has] to wait for a handful of words
      The baby's amen [is] a loud joyful thing

      (The words|Old words) [are] worn smooth like a stone in the sea
      The mouth [knows] them better than thought
      The rug [has] a place where the knees [have] gone thin
      The rest of the noise of the day [comes] to nought`,
    later: `
      No answer [comes] down with a clap or a sign
      The rain [goes] on ticking the pane
      But something that was a clenched fist [is] a hand
      And sleep [comes] across like a field full of grain`,
    hook: `
      Pray for the far ones and pray for the near
      A whisper goes up, and it's quieter here

      A prayer is a small thing let go like a bird
      It weighs just as much as a breath and a word`,
  },
  {
    words:
      'church churches churchgoer churchgoing pew pews sermon sermons sunday_school hymn hymns hymnal church_lady vicar vicars pastor pastors priest priests',
    own: `
      {fact}
      {He} {sings} half a tone from the rest
      {He} {shares} out the mints down the length of the row
      And {hums} the amen with a hand on the chest

      {He} {sits} in the (third|back) pew, at the end, by the wall
      And {saves} a good place with a coat
      {fact}
      And there [is] one hymn with a lump in the throat`,
    stanzas: `
      (The bell|A bell) [goes] across all the gardens and roofs
      The organ [starts] up with a sneeze
      The light [comes] in ruby and blue on the floor
      The little ones [knock] on the pews with their knees

      (The plate|A plate) [passes] by with a ring of a coin
      A paper boat [sails] on a knee
      The sermon [has] sheep in it, one of them lost
      The urn in the back room [is] ready with tea`,
    later: `
      The candles [are] pinched, and the hats [go] on home
      The stone [is] left cool, and the wood
      A bit of a tune [goes] along down the hill
      And everyone, just for the walk home, [is] good`,
    hook: `
      Church bell, church bell, over the hill
      The tune of the hymn is around the place still

      Sing in the church with the doors open wide
      The sparrows come in for the singing inside`,
  },
  {
    words:
      'save_a_seat saves_a_seat saved_a_seat saving_a_seat me_a_seat us_a_seat you_a_seat saved_my_seat saves_my_seat save_my_seat saved_seats saves_seats sat_next_to sits_next_to sat_beside_me sits_beside_me',
    own: `
      {fact}
      {He} {lays} a long scarf on the chair
      {He} {says} to a hundred it [is] taken, it [is] gone
      And {waves} like a windmill up there in the air

      {He} {moves} up a (bit|knee), and {he} {pats} on the wood
      And {passes} a mint in the dark
      {fact}
      And two people [laugh] at the same small remark`,
    stanzas: `
      (The bus|One bus) [is] so full that the windows [have] steamed
      A bag [holds] the place like a guard
      The row [has] to stand like a gate for the late
      The stares of the standing [are] terribly hard

      (The elbows|Two elbows) [make] peace on the arm in between
      The program [is] shared, and the pen
      The whisper [goes] on through the whole of part one
      The shush from the front [comes] again and again`,
    later: `
      There [are] better seats with a far better view
      And softer, with more of a shelf
      But nothing's as good as the one with a coat
      That somebody kept there, and not for the self`,
    hook: `
      A seat by a friend is the best in the place
      A scarf on a chair and a look on a face

      Saved by a coat and an arm in the air
      The very best seat is the kept empty chair`,
  },
  {
    words:
      'snow_day snow_days snowman snowmen snowball snowballs snowball_fight snowball_fights sledding sledded sled sleds toboggan toboggans snow_fort snow_forts snow_angel snow_angels',
    own: `
      {fact}
      {He} {pulls} on the socks, and two more
      {He} {rolls} up a ball till it [is] too big to roll
      And {takes} the best hat from its hook by the door

      {He} {comes} down the (hill|slope) with a whoop and no brake
      And {gets} a whole bank in the face
      {fact}
      {He} {climbs} up again to the very same place`,
    stanzas: `
      (The street|A street) [has] gone quiet, the cars [are] all loaves
      The school [is] read out in the list
      The cocoa [is] hot, and it [leaves] a mustache
      The mittens [are] steaming, and one [has] been missed

      (The snowman|A snowman) [looks] out with one eye up too high
      The snowballs [go] over the wall
      The sled [has] a rope and a dog and a load
      An angel [is] left at the place of the fall`,
    later: `
      And then there [is] slush, with the hat on the grass
      The carrot [is] found by the hare
      And nobody [notices] just when it [goes]
      But one day the branches [have] green in their hair`,
    hook: `
      Snow day, oh snow day, the whole world is new
      There's no bus at seven, there's nothing to do

      Snowman and snowball and sled on the hill
      It snows, and the loudest of mornings is still`,
  },
  {
    words: 'shy shyer shyly shyness bashful introvert introverts introverted wallflower soft-spoken',
    own: `
      {fact}
      {He} {looks} at the ends of {his} shoes
      {He} {has} a good joke, and {he} {keeps} it for late
      And {tells} it to one, the right person to choose

      {He} {stays} by the (bookshelf|coats) with the dog and a cup
      And {talks} to the dog for a bit
      {fact}
      The best line all evening [is] said, and that's it`,
    stanzas: `
      (The party|A party) [goes] off like a drawer full of spoons
      A chair in the corner [is] best
      The cat [comes] to sit, for a cat always knows
      The sleeve [is] pulled down, and the words [have] a rest

      (The snail|A snail) [puts] a horn out, and [waits], and [looks] round
      The door [has] been open an inch
      A deer at the end of the garden [stands] still
      The bird [takes] the bread with a hop and a flinch`,
    later: `
      The loud ones [go] home, and the chairs [are] put up
      And nobody [knows] what they said
      But one quiet word [is] put into a coat
      It [goes] along home, and it [stays] in the head`,
    hook: `
      Shy as a snail with the horns put away
      But wait for a bit, it has so much to say

      A shy little word is the best in the place
      It comes with a flush to the whole of the face`,
  },
  {
    words:
      'talkative chatterbox chatty talks_too_much talk_too_much talks_nonstop talks_non-stop never_stops_talking never_shuts_up talks_to_everyone talks_to_strangers talk_to_strangers talks_a_lot talk_for_hours talks_for_hours talked_for_hours',
    own: `
      {fact}
      {He} {starts} with the soup of the day
      {He} {turns} at the cousin who once met a king
      And {gets} to the point by a very long way

      {He} {stands} with a (hand|glove) on the knob to go home
      And {says} there [is] a thing, just before
      {fact}
      The moon [has] come up by the side of the door`,
    stanzas: `
      (The tea|Some tea) [has] gone cold, and the ice cream [is] soup
      The line at the till [knows] it all
      The driver [has] heard of the knee and the cat
      The parrot [has] simply gone off down the hall

      (The story|A story) [has] branches, and each [has] a nest
      The wrong name [is] looked for, and found
      The phone [has] gone hot, and [gets] moved to the left
      The dentist [says], open, and still there [is] sound`,
    later: `
      And then, in the quiet, when everyone's gone
      The clock [can] be heard, and the tap
      How odd that a room [is] so big with no words
      The cat [looks] around for the voice and the lap`,
    hook: `
      Chatter and chatter, and one story more
      The longest of talks is the one at the door

      Chatterbox, chatterbox, talk to the moon
      Goodbye is a word that is never said soon`,
  },
  {
    words:
      'brave braver bravery bravest bravely courage courageous courageously fearless stood_up_for stands_up_for stand_up_for',
    own: `
      {fact}
      {He} {swallows}, and {looks} for the door
      {His} knees [have] gone off on a walk of their own
      And somehow {he} {stays} with both feet on the floor

      {He} {clears} a dry (throat|mouth), and {he} {says} it out loud
      It [comes] with a crack down the side
      {fact}
      The shaking [goes] on, but it [goes] with some pride`,
    stanzas: `
      (The room|A whole room) [is] quiet, a chair [scrapes] the wood
      A voice [has] a shake, and [goes] on
      The faces [turn] round like the flowers to light
      The moment for looking away [is] now gone

      (The diving|High diving) board [bends], and the water [is] far
      The count [goes] to three, and to four
      The toes [curl] around on the edge of the world
      A splash [is] heard all the way down to the shore`,
    later: `
      And after, the hands [are] still holding the rail
      The tea [goes] all over the tray
      For brave isn't something that doesn't feel fear
      It's fear that goes in with its coat anyway`,
    hook: `
      Brave is a whisper, and brave is a knee
      That shakes like a leaf, and stands up like a tree

      Courage, oh courage, the heart going fast
      The first step's the hard one, it's never the last`,
  },
  {
    words:
      'helps_strangers helped_strangers help_strangers helping_strangers helps_everyone help_everyone helped_everyone helping_everyone helps_people help_people helped_people helping_people helps_others help_others helped_others helping_others helps_neighbors helps_the_neighbors helped_the_neighbors helps_our_neighbors helping_hand good_neighbor',
    own: `
      {fact}
      {He} {takes} the far end of the heavy settee
      It [gets] round the bend with some paint off the wall
      And {he} {won't} hear of money, but {does} hear of tea

      {He} {runs} for a (hat|glove) that the wind [takes] along
      And {brings} it back, patting off snow
      {fact}
      {He} {says} it [is] nothing, and {turns} round to go`,
    stanzas: `
      (A couch|One couch) [is] got stuck at the turn of the stairs
      A pot [is] put down at a door
      A car [won't] go on till it [is] pushed from behind
      A walk [has] been shoveled to next door's, and more

      (The change|Some change) [is] made up at the front of the line
      A ladder [goes] over the hedge
      The groceries [climb] to the seventh floor flat
      A kitten [comes] down from a very high ledge`,
    later: `
      Nobody [puts] up a statue for this
      The square [hasn't] even a plaque
      But over the town there [are] pots to return
      And kindness comes round like the swallows come back`,
    hook: `
      A helping hand, helping hand, over the hedge
      A pie in a cloth on the next window ledge

      Help for a stranger, and nobody's name
      The good that it did was as good all the same`,
  },
]
