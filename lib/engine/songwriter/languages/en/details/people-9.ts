import type { Details } from '../../stanzas.ts'

/** Play, tricks and shows. */
export const people9: readonly Details[] = [
  {
    words:
      'wiggle_ears wiggles_ears wiggled_ears wiggling_ears party_trick party_tricks double-jointed touch_nose touches_nose',
    own: `
      {fact}
      {He} {asks} for some hush, and {he} {rolls} up a sleeve
      {He} {holds} in {his} breath, and the room [holds] it, too
      And {does} it, and nobody there [can] believe

      (The talk|All talk|The song) [has] run dry, and the coffee [is] low
      {He} {looks} at the ceiling and {clears} a small space
      {fact}
      And laughter [goes] round to the end of the place`,
    stanzas: `
      (The children|The cousins|Six children) [line] up by the mirror to try
      They [strain] till their cheeks [are] the color of plums
      The eyebrows [go] up and the noses [go] flat
      And one of them [finds] they [can] bend back their thumbs

      (The baby|A baby|The puppy) [looks] up, and it [looks] very hard
      It [looks] for the string, or the spring, or the key
      It [points] at the trick, and it [makes] a small squeak
      And that [means] again, and again, one, two, three`,
    later: `
      It's no use for money, it's no use for fame
      It [isn't] a thing that they [teach] in a class
      But on the worst evening, when no one [can] smile
      It's better than medicine, quicker to pass`,
    hook: `
      Party trick, party trick, just one time more
      The party trick's something the party came for

      Wiggle the ears or else touch the nose
      How it is done is what nobody knows`,
  },
  {
    words: "can't_whistle to_whistle whistle_through whistle_while whistle_tune whistle_tunes",
    own: `
      {fact}
      The lips [make] a ring, and the air [makes] a start
      It [comes] out as wind, or it [comes] out as song
      And either way round it [comes] out from the heart

      (The path|The stairs|The hall) [has] an echo, the bucket [has] two
      {He} {puts} up {his} chin and {he} {tries} it with feeling
      {fact}
      And a small startled moth [changes] place on the ceiling`,
    stanzas: `
      (The tune|A tune|One tune) [comes] ahead round the side of the shed
      It [has] the wrong middle and only half the end
      The blackbird up there on the aerial [nods]
      And [tries] it at dawn on a faraway friend

      (The kettle|A kettle|One kettle) [knows] how, and the train [knows] it, too
      The wind at the keyhole [can] whistle with ease
      The dog [lifts] an ear at the very first note
      And [comes] at a run from the back of the trees`,
    later: `
      The whistling [goes] off down the lane and [is] small
      It [turns] at the corner, it [thins] to a thread
      But all of the evening, with no one around
      That tune [keeps] on whistling inside of the head`,
    hook: `
      Whistle a bit of it, whistle it thin
      To whistle's a way to let happiness in

      Whistle it right or then whistle it wrong
      A whistle's the smallest old coat for a song`,
  },
  {
    words:
      'impressions impersonate impersonates impersonated impersonating imitate imitates imitated imitating mimic mimics mimicked mimicking do_boss do_accents do_impressions does_boss does_accents does_impressions did_boss did_accents did_impressions make_faces make_a_face make_silly_faces makes_faces makes_a_face makes_silly_faces made_faces made_a_face made_silly_faces making_faces making_a_face making_silly_faces',
    own: `
      {fact}
      {He} {turns} round {his} collar, {he} {lets} down {his} chin
      And there [is] the neighbor, the cough, and the cane
      And in at the door the real neighbor [comes] in

      (A spoon|A hat|A scarf) [is] all that it [takes] to begin
      {He} {walks} to the window and {turns} with a face
      {fact}
      And somebody else [seems] to stand in the place`,
    stanzas: `
      (The boss|A boss|The duchess) [comes] up in the middle of soup
      The sheepdog [comes] next, and the aunt on the phone
      A grandfather [chokes] on a pea with delight
      And the duke [takes] a bow for the duchess, alone

      (The mirror|A mirror|That mirror) [has] seen every face in the set
      The fish and the frog and the man with the flu
      It never once [cracks] at the one with the tongue
      But it [shakes] on its hook for a minute or two`,
    later: `
      The laughing [dies] down and the chairs [are] pushed back
      The voices [go] home in a pocket, all hushed
      And then from the hallway, as calm as can be
      The cuckoo clock [calls], and it [sounds] rather rushed`,
    hook: `
      Do an impression, and do one again
      A face like a fish and a walk like a hen

      Make a face, make a face, pull it out wide
      A funny face shows what is happy inside`,
  },
  {
    words:
      'do_voices do_the_voices does_voices does_the_voices did_voices did_the_voices doing_voices doing_the_voices read_to_me read_to_us read_to_him read_to_her read_to_them read_aloud reads_to_me reads_to_us reads_to_him reads_to_her reads_to_them reads_aloud reading_to_me reading_to_us reading_to_him reading_to_her reading_to_them reading_aloud reading_out_loud',
    own: `
      {fact}
      The bear [has] a rumble, the mouse [has] a squeak
      {He} {does} the old witch with one eye screwed up small
      And the lamp [gives] a shiver when she [starts] to speak

      (The page|A page|One page) [gives] a rustle, the blanket [goes] still
      {He} {holds} up one finger for what [is] to come
      {fact}
      And the wolf at the door [gives] a knock like a drum`,
    stanzas: `
      (The book|One book|That book) [has] a rip and a thumbprint of jam
      The spine [knows] the page where it [has] to fall wide
      Two heads [lean] together to look at the ship
      And the rain on the window [is] waves at the side

      (The king|One king|Each king) [has] a cold and the queen [has] a lisp
      The giant [comes] in through the floor, by the sound
      One more [is] the cry at the end of the tale
      And one more, and then still one more [can] be found`,
    later: `
      The reader [is] quiet, the chapter [is] closed
      The breathing beside it [has] slowed to the deep
      And all through their lives, when they [open] that book
      They [hear] the same voice, on the border of sleep`,
    hook: `
      Read it aloud with the growl and the squeak
      Read it aloud till the page starts to speak

      Do all the voices, the mouse and the king
      Do all the voices, and make the bear sing`,
  },
  {
    words:
      'whoopee_cushion whoopee_cushions practical_joke practical_jokes practical_joker fake_spider fake_spiders fake_snake rubber_spider rubber_spiders rubber_snake plastic_spider plastic_spiders plastic_snake rubber_chicken short-sheeted_bed hid_a_rubber',
    own: `
      {fact}
      {He} {stands} by the window and {looks} at the sky
      {He} {whistles} a hymn, and {he} {counts} up to five
      Then there [is] a scream, and {he} {asks} someone why

      (The chair|One cushion|The drawer) [has] been seen to, the trap [has] been set
      {He} {butters} {his} toast with the calm of a saint
      {fact}
      And {looks} like a choirboy an artist would paint`,
    stanzas: `
      (The spider|A spider|One spider) [has] springs, and it [lives] in the tin
      It [hangs] from a thread in the bathroom till nine
      It [goes] through the air, and it [lands] in the tub
      And the spider, for one, [says] that all of it [is] fine

      (The sugar|A sugar bowl|The salt) [has] been swapped, and the sheets [are] too short
      The slipper [has] custard right up to the heel
      The whole of the house [sits] down very slow
      And [pats] every chair before taking a meal`,
    later: `
      Revenge [takes] its time, and it [comes] with the spring
      A duck in the bathtub, a frog in the hat
      And nobody [laughs] quite as hard as the one
      Who [finds] it, and [says] it [is] an honor, at that`,
    hook: `
      Practical joker, and straight in the face
      A practical joke's in its practical place

      A rubber old chicken, a whoopee, a snake
      And everyone's laughing and wide, wide awake`,
  },
  {
    words:
      'surprise surprises surprised surprising ruin_surprise ruin_surprises ruin_every_surprise ruins_surprise ruins_surprises ruins_every_surprise ruined_surprise ruined_surprises ruined_every_surprise spoil_surprise spoil_surprises spoil_every_surprise spoils_surprise spoils_surprises spoils_every_surprise spoiled_surprise spoiled_surprises spoiled_every_surprise peek_at_presents peeks_at_presents peeked_at_presents peeking_at_presents',
    own: `
      {fact}
      The lamp [is] put out, and they [crouch] by the chairs
      A sneeze and a giggle [come] out of the coats
      And somebody [comes] with a key up the stairs

      (The paper|Some paper|The ribbon) [is] crackling in there by itself
      {He} {looks} at the ceiling, as calm as a cow
      {fact}
      And {turns} very pink from the chin to the brow`,
    stanzas: `
      (The cake|A cake|One cake) [is] in hiding on top of the wardrobe
      The gift [has] been hid in the tub, with a sheet
      Somebody [nods] to a question that [is] asked
      And somebody [stands] on a good many feet

      (The secret|A secret|One secret) [is] big, and the pocket [is] small
      It [comes] out in hums, it [comes] out in a grin
      The cat [knows] it all, and it [looks] at the wall
      And even the kettle [is] holding it in`,
    later: `
      The candles [are] out and the paper [is] balled
      And no one [remembers] who let it slip out
      The look on a face when it [opens] like that
      Is all that a ribbon was ever about`,
    hook: `
      Surprise, oh, surprise, and the lamps going on
      Surprise, and the secret's all over and gone

      Surprises are hard to keep in through the night
      A surprise in the hand wants to come to the light`,
  },
  {
    words:
      'competitive competitiveness keep_score keeps_score kept_score keeping_score let_win let_me_win let_us_win let_kids_win lets_win lets_me_win lets_us_win lets_kids_win letting_win letting_me_win letting_us_win letting_kids_win hate_losing hate_to_lose hates_losing hates_to_lose hated_losing hated_to_lose sore_loser sore_losers sore_winner cheat_at cheat_cards cheat_checkers cheats_at cheats_cards cheats_checkers cheated_at cheated_cards cheated_checkers cheating_at cheating_cards cheating_checkers gloat gloats gloated gloating',
    own: `
      {fact}
      {He} {rolls} up {his} sleeves for a small game of cards
      {He} {studies} the board like a map of the war
      And the pawns [stand] up straighter, like palace guards

      (The score|A score|One score) [is] on paper, with lines ruled in red
      {He} {leans} to the lamp, and {he} {plays} the last card
      {fact}
      And {tries} not to smile, which [is] terribly hard`,
    stanzas: `
      (The dice|Two dice|One die) [take] a tumble, the table [leans] in
      A marble [is] rolling, the whole room [goes] tense
      Somebody's elbow [gets] called out of bounds
      By somebody's uncle, who [sits] on the fence

      (The game|One game|The match) [is] for matchsticks, or beans in a dish
      The beans [are] stacked up in a castle and wall
      They [change] hands at midnight with handshakes and groans
      And [go] in the soup in the end, after all`,
    later: `
      The board [is] put by, and the tea [comes] around
      The score [has] been lost at the back of a chair
      But nobody ever [forgets] how it was
      With all of them shouting, and all of them there`,
    hook: `
      Keep score, keep score, and then lose it again
      Keep score up to nine and then call it a ten

      Win by a mile or else lose by a hair
      Keep score, and then laugh till it's shaking the chair`,
  },
  {
    words:
      'win_prize win_prizes win_medal win_medals win_ribbon win_ribbons win_contest win_race win_award win_awards win_gold won_prize won_prizes won_medal won_medals won_ribbon won_ribbons won_contest won_race won_award won_awards won_gold wins_prize wins_prizes wins_medal wins_medals wins_ribbon wins_ribbons wins_contest wins_race wins_award wins_awards wins_gold winning_prize winning_prizes winning_medal winning_medals winning_ribbon winning_ribbons winning_contest winning_race winning_award winning_awards winning_gold first_prize first_place second_place blue_ribbon blue_ribbons award awards medal medals prize prizes champion third_place won_first_prize won_first_place win_first_prize wins_first_prize',
    own: `
      {fact}
      They [call] out the name, and the whole hall [turns] round
      {He} {goes} up the steps in {his} everyday shoes
      And the clapping [is] rain on a roof, by the sound

      (The ribbon|A ribbon|The cup) [has] a place on the shelf by the clock
      {He} {polishes} dust from the edge with a thumb
      {fact}
      And {says} it was luck, with a bit of a hum`,
    stanzas: `
      (The judges|Two judges|Three judges) [lean] over and [look] at their notes
      One [taps] with a pencil, and one [clears] a throat
      The hush [is] as wide as a field in the snow
      And then there [is] cheering, and hats [are] afloat

      (The cup|A cup|The bowl) [is] too big for one person to hold
      It [shows] the whole room in its belly, bent round
      It [holds] all the flowers, and later the soup
      And it [rings] at a tap, with a sensible sound`,
    later: `
      The ribbon [will] fade and the gilt [will] wear through
      The name on the plate [will] be hard to make out
      But someone stood up in the very back row
      And clapped, and that's what is remembered throughout`,
    hook: `
      First prize or third prize or no prize at all
      The prize is the one cheering hard by the wall

      A medal, a ribbon, a cup for the shelf
      The prize is to know one has done it oneself`,
  },
  {
    words:
      'clap claps clapped clapping applaud applauds applauded applause ovation ovations cheer_me_on cheer_us_on cheer_you_on cheer_him_on cheer_her_on cheer_on cheer_for cheers_me_on cheers_us_on cheers_you_on cheers_him_on cheers_her_on cheers_on cheered_me_on cheered_us_on cheered_you_on cheered_him_on cheered_her_on cheered_on cheering_me_on cheering_us_on cheering_you_on cheering_him_on cheering_her_on cheering_on loudest_fan cheerleader cheerleaders',
    own: `
      {fact}
      The voice [carries] over the band and the drum
      {He} {stands} on the seat with {his} hat in the air
      And {claps} till the hands [are] all tingling and numb

      (The rain|A rain|The cold) [has] sent home all the rest of the row
      {He} {waves} a wet paper and {calls} out the name
      {fact}
      And the one on the field [feels] the change in the game`,
    stanzas: `
      (The hush|A hush|One hush) [is] so long that the dust [can] come down
      One pair of hands [starts] it, and then there [are] four
      It [runs] to the back, and it [runs] up the walls
      And it [comes] down again like the sea on the shore

      (The last|The smallest|The slowest) [comes] in with a stitch in the side
      The tape [has] been rolled and the cups [are] all gone
      But there [is] a roar from a blanket and flask
      As if it were gold that was being put on`,
    later: `
      The cups [have] gone dull, and the scores [are] forgot
      But ask, and there's something that [stays] in the ear
      One voice in the crowd at the edge of the grass
      And it still [calls] a name, and [is] still very near`,
    hook: `
      Clap for the first and then clap for the last
      Clap till the clouds and the worries have passed

      Cheer on the slow ones, and cheer on the small
      A cheer is a hand that can reach over all`,
  },
  {
    words:
      'count_stairs count_steps count_everything count_cars count_sheep count_stars count_twice count_change count_tiles count_the_stairs count_every_step count_things counts_stairs counts_steps counts_everything counts_cars counts_sheep counts_stars counts_twice counts_change counts_tiles counts_the_stairs counts_every_step counts_things counted_stairs counted_steps counted_everything counted_cars counted_sheep counted_stars counted_twice counted_change counted_tiles counted_the_stairs counted_every_step counted_things counting_stairs counting_steps counting_everything counting_cars counting_sheep counting_stars counting_twice counting_change counting_tiles counting_the_stairs counting_every_step counting_things',
    own: `
      {fact}
      The stairs [are] thirteen, and then still [are] thirteen
      {He} {moves} both {his} lips as {he} {goes} up to bed
      And {nods} at the top with a look quite serene

      (The coins|Small coins|The tiles) [are] in rows, and the rows [are] in tens
      {He} {goes} through it once, and again for the sum
      {fact}
      And {starts} from the first when they [ask] {him} to come`,
    stanzas: `
      (The sheep|White sheep|Some sheep) [take] the fence, and the eighth one [looks] back
      The ninth [has] a cough, and the tenth [is] a clown
      By sixty they [lie] in a heap in the hay
      And the last of the numbers [comes] slowly on down

      (The cars|Red cars|Blue cars) [come] in sevens, the windows in rows
      The geese in the sky [are] in one crooked line
      The tiles by the bathtub [have] never once changed
      But it [is] good to make sure that they still [are] all fine`,
    later: `
      Some things [won't] be counted, they [laugh] at the pen
      The drops in the downpour, the hairs on the cat
      The times when somebody waited up late
      And no one [has] numbers as handsome as that`,
    hook: `
      Count every step to the top of the stair
      Count them all twice, and be sure they're all there

      Counting the stars till the stars are all done
      And counting the good things, and that's number one`,
  },
  {
    words:
      'count_days count_the_days count_down count_weeks count_hours count_sleeps counts_days counts_the_days counts_down counts_weeks counts_hours counts_sleeps counted_days counted_the_days counted_down counted_weeks counted_hours counted_sleeps counting_days counting_the_days counting_down counting_weeks counting_hours counting_sleeps cross_out_every cross_off_days cross_days cross_off_the cross_off_every cross_out_days crossed_out_every crossed_off_days crossed_days crossed_off_the crossed_off_every crossed_out_days crosses_out_every crosses_off_days crosses_days crosses_off_the crosses_off_every crosses_out_days crossing_out_every crossing_off_days crossing_days crossing_off_the crossing_off_every crossing_out_days countdown countdowns days_until',
    own: `
      {fact}
      The calendar [hangs] there with crosses in red
      {He} {takes} the old pen from its string on the nail
      And {gives} one more day a good knock on the head

      (The squares|Six squares|The boxes) [are] full now, the next ones [are] white
      {He} {lays} out a finger and {walks} it along
      {fact}
      And {hums} at the sink a beginning of song`,
    stanzas: `
      (A chain|One chain|The chain) made of paper [hangs] over the door
      Each evening a link [is] torn off by the light
      It once touched the carpet, it once touched the chair
      And now it [is] short as a bracelet, and bright

      (The morning|Each morning|A morning) [comes] in, and it [asks] for its cross
      The nights [are] like stairs that go up in the dark
      The square with a star [has] been drawn round in gold
      And the pencil's worn down to a point with a spark`,
    later: `
      And then it [is] there, and it [knocks], or it [rings]
      And all of the crosses [go] out of the head
      And nobody [minds] that the days were so slow
      The thing that was waited for [laughs] there instead`,
    hook: `
      Count down the days, and then count the day in
      Count down to one and let something begin

      Three sleeps and two sleeps and one sleep, and then
      Counting the days till it's morning again`,
  },
  {
    words: 'whisper whispers whispered whispering',
    own: `
      {fact}
      The breath [is] so close that it [tickles] the ear
      {He} {covers} {his} mouth with the side of {his} hand
      And the room [stops] its talk, for it would like to hear

      (The lamp|A lamp|One lamp) [is] turned down, and the stairs [give] a creak
      {He} {leans} very near with a look to the wall
      {fact}
      And it [is] as loud as a drum in a hall`,
    stanzas: `
      (The snow|New snow|The rain) [has] a whisper, the curtain [has] one
      The reeds by the water [have] news for the rest
      A shell [keeps] the sea going on in the ear
      And the leaves [tell] the secret they [like] to tell best

      (The pew|A pew|Row nine) [gets] a shush, and it [goes] still as milk
      It [shakes] at the shoulders, it [looks] at its knees
      It [goes] down the row from the scarf to the hat
      And [comes] out in front as an innocent sneeze`,
    later: `
      The shouting [is] gone from the mind in a week
      The speeches [have] left it, the songs and the cheers
      But a few little words that were breathed by the bed
      Are safe in the ear for the rest of the years`,
    hook: `
      Whisper it, whisper it, softer than snow
      A whisper's the furthest a secret can go

      Whispered at night by the side of the bed
      A whisper says more than the shouting has said`,
  },
  {
    words: 'metal_detector metal_detectors metal_detecting detectorist treasure_hunt treasure_hunts buried_treasure',
    own: `
      {fact}
      The beep [is] a bird, and the whole field [is] still
      {He} {kneels} with a trowel and {brushes} the clay
      And {finds} the lid off of somebody's grill

      (The shovel|A shovel|The map) [has] a cross, and the cross [has] a tree
      {He} {digs} where it [is], with {his} tongue at the side
      {fact}
      And {holds} a green button up, bursting with pride`,
    stanzas: `
      (The sand|Wet sand|The field) [keeps] its coins, and it [keeps] them in rust
      It [keeps] a tin soldier, a spoon, and a ring
      It [lies] with its arms round a horseshoe for years
      And then it [lets] go of it, all for a ping

      (The clue|One clue|A clue) [is] rolled up in the bird on the shelf
      It [points] to the boots, and the boots [point] outside
      The children [run] by with a spade and a pan
      And the dog [has] already found where it [can] hide`,
    later: `
      The box [has] a nail, and a tap, and a pin
      The gold [has] stayed hidden, as gold [likes] to do
      But oh, for the morning, the sea and the gulls
      And the feeling each time that this once, it is true`,
    hook: `
      Treasure hunt, treasure hunt, under the clay
      The treasure is being out hunting all day

      Buried old treasure, a button, a spring
      A treasure is only a much-wanted thing`,
  },
  {
    words:
      'blinks blinked blinking blink_every every_picture every_pictures every_photo every_photos pose poses posed posing say_cheese group_photo group_photos family_portrait family_portraits hate_pictures hates_pictures hated_pictures',
    own: `
      {fact}
      The smile [is] in place, and the chin [is] held high
      {He} {hears} someone count, and {he} {thinks} of a cheese
      And just at the click there [is] dust in {his} eye

      (The row|The front row|The back row) [has] shuffled, the tall [have] gone back
      {He} {straightens} {his} collar and {lets} out {his} breath
      {fact}
      And the flash [goes] off, and {he's} scared half to death`,
    stanzas: `
      (The timer|A timer|The flash) [gives] a blink, and somebody [runs]
      They [trip] on the dog and [fall] into the row
      The grandmother [laughs] with her hat on askew
      And that [is] the picture they most [like] to show

      (The cousins|Nine cousins|Tall cousins) [say] cheese, and the baby [says] no
      A finger [is] pink in the corner, and wide
      An uncle [has] horns that he [knows] nothing of
      And a bird [flies] across with the sun on its side`,
    later: `
      The good ones, the smooth ones, [are] put on the wall
      But the ones that they [look] for and [love] to the last
      Are blurry, and laughing, with somebody's eyes
      Gone shut at the moment the moment went past`,
    hook: `
      Say cheese, and say cheese, and then hold it once more
      And every last picture has eyes on the floor

      Pose for a picture and blink with the sun
      Every old photo's a day that was fun`,
  },
  {
    words:
      'gave_book gave_me_books give_book give_me_books gives_book gives_me_books giving_book giving_me_books bought_book bought_me_books buys_book buys_me_books handed_book handed_me_books first_book favorite_book favourite_book same_book_every',
    own: `
      {fact}
      The paper [comes] off, and there [is] the front page
      {He} {says} it [is] nothing, just something to read
      And off [goes] the heart, like a bird from a cage

      (The shelf|A shelf|The store) [has] a smell of old glue and of dust
      {He} {goes} by the spines with one thumb, very slow
      {fact}
      And {writes} in the front what the pages [can't] know`,
    stanzas: `
      (The cover|A cover|One cover) [is] soft, and a corner [is] gone
      There [is] a dried leaf at the part with the storm
      The story [runs] off like a horse through the snow
      And someone [turns] pages and [keeps] their feet warm

      (The bus|A bus|The train) [takes] them on by three stops past the house
      The supper [goes] cold with a fork on the plate
      There [is] only a thumb on the last of the book
      And sleep, and the world, and the bath [have] to wait`,
    later: `
      A book [is] a person who [stays] up till late
      It [moves] with the boxes, it [lives] by the bed
      And there on the flyleaf, in blue, [is] the hand
      And the date, and with love, and the few words it said`,
    hook: `
      A book is a door with a handle of ink
      A book's a good place to go out to and think

      The first book, the best book, the book by the bed
      The book that was given goes on in the head`,
  },
  {
    words:
      'steal_pens steal_pen steals_pens steals_pen stole_pens stole_pen takes_pens takes_pen took_pens took_pen borrow_pens borrow_pen collect_pens collect_pen collects_pens collects_pen ballpoint ballpoints fountain_pens chew_pens chew_pen chew_pencils chews_pens chews_pen chews_pencils chewed_pens chewed_pen chewed_pencils pen_behind pencil_behind',
    own: `
      {fact}
      {He} {pats} every pocket, and {finds} there [are] nine
      One [comes] from the bank, and one [comes] from the bus
      And three from a motel beside the state line

      (The form|A form|One form) [must] be signed, and the whole room [looks] round
      {He} {reaches} behind {his} own ear with a grin
      {fact}
      And {hands} them a pen with the tooth marks still in`,
    stanzas: `
      (The cup|A cup|One cup) by the phone [holds] a dozen of pens
      And one of them [writes], when it [is] warmed in the hand
      The cap of another [has] gone down the sink
      And one [has] left blue on a shirt, as if planned

      (The pen|One pen|A pen) [has] a name of a bank on the side
      It [comes] from a town that no one can place
      It [goes] through three purses, two coats, and a school
      And [ends] up in blue on the side of a face`,
    later: `
      The pens [go] away, as all pens [go] away
      They [roll] under sofas, they [ride] off in coats
      But one was the one for the card and the kiss
      And it [lies] there, still good, in the drawer with the notes`,
    hook: `
      A pen from the bank and a pen from the bus
      Borrow a pen, and there isn't a fuss

      Pens in the pocket and pen on the ear
      A pen is a thing that just now was right here`,
  },
  {
    words:
      'carry_me_up carry_me_home carry_you_up carry_you_home carry_us_up carry_her_up carry_him_up carry_me_in carry_me_out carry_stairs carry_over_the carries_me_up carries_me_home carries_you_up carries_you_home carries_us_up carries_her_up carries_him_up carries_me_in carries_me_out carries_stairs carries_over_the carried_me_up carried_me_home carried_you_up carried_you_home carried_us_up carried_her_up carried_him_up carried_me_in carried_me_out carried_stairs carried_over_the carrying_me_up carrying_me_home carrying_you_up carrying_you_home carrying_us_up carrying_her_up carrying_him_up carrying_me_in carrying_me_out carrying_stairs carrying_over_the flights_of_stairs flight_of_stairs carried_me_all',
    own: `
      {fact}
      There [is] a small grunt, and the feet [leave] the floor
      {He} {shifts} all the weight to the bend of {his} arm
      And {shoulders} a way through the half-open door

      (The landing|A landing|Each landing) [is] good for a breath and a joke
      {He} {says} it [is] nothing, with no breath at all
      {fact}
      And the pictures [go] crooked all down the one wall`,
    stanzas: `
      (The stairs|Steep stairs|The steps) [take] their time, and the shoes [dangle] down
      A head [finds] the place at the side of a neck
      The banister [creaks], and the pictures [go] by
      Like islands and towns from the top of a deck

      (The coat|A coat|One coat) [smells] of rain, and the heart [can] be heard
      The lamps [go] across like the moons of the night
      The eyes [are] kept shut, though the sleep [is] all gone
      To be carried on farther, and held just as tight`,
    later: `
      There [comes] the last time, and it [goes] by unseen
      They [set] down the feet, and the feet [run] away
      But deep in the bones there [is] somebody's arm
      And it [lifts], when it's late, at the end of the day`,
    hook: `
      Carry and carry, up one flight and two
      Carry what's heavy, and love makes it do

      Carried up stairs with a head on the arm
      Carried right over the cold and the harm`,
  },
]
