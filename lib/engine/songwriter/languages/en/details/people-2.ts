import type { Details } from '../../stanzas.ts'

/** Tempers, habits and beliefs. */
export const people2: readonly Details[] = [
  {
    words:
      "stubborn stubbornly stubbornness as_a_mule pig-headed pigheaded bull-headed bullheaded headstrong hard-headed hardheaded obstinate won't_budge never_budge doesn't_budge wouldn't_budge didn't_budge don't_budge won't_back_down won't_backs_down won't_backed_down never_back_down never_backs_down never_backed_down doesn't_back_down doesn't_backs_down doesn't_backed_down wouldn't_back_down wouldn't_backs_down wouldn't_backed_down",
    own: `
      {fact}
      {He} {folds} both {his} arms and {looks} out at the rain
      The whole table [argues] and [pleads] and [gives] up
      Then somebody [starts] from the top to explain

      (The shelf|One shelf|A shelf) [goes] up crooked with no one to help
      {He} {says} that it [leans] in the way that shelves should
      {fact}
      And nothing [falls] off it, the thing [is] that good`,
    stanzas: `
      (The mule|One mule|A mule) on the hill [has] sat down in the road
      The farmer [pulls] once and the farmer [pulls] twice
      The mule [looks] away at the sky and the hills
      Till somebody [scratches] its ears and [is] nice

      (The lid|One lid|That lid) on the pickle jar [sits] there and [sulks]
      It [laughs] at the towel and the knife and the spoon
      The whole house [takes] turns, and the last one [gives] up
      It [pops] by itself in the late afternoon`,
    later: `
      But then a day [comes] when the going [gets] rough
      And all of the sensible folks [hurry] on
      It [helps] to have somebody stubborn around
      Who [stays] in the room when the others [are] gone`,
    hook: `
      Stubborn, so stubborn, as stubborn as stone
      With love like a dog that won't let go a bone

      Never to budge, not an inch, not a hair
      But stubborn's a heart that keeps standing right there`,
  },
  {
    words:
      "always_right never_wrong know-it-all know_it_all told_you_so never_admit never_admits hates_to_admit hates_to_admits won't_admit won't_admits correct_everyone correct_everybody correct_people correct_me correct_my correct_us correct_grammar corrects_everyone corrects_everybody corrects_people corrects_me corrects_my corrects_us corrects_grammar corrected_everyone corrected_everybody corrected_people corrected_me corrected_my corrected_us corrected_grammar correcting_everyone correcting_everybody correcting_people correcting_me correcting_my correcting_us correcting_grammar",
    own: `
      {fact}
      {He} {goes} to the shelf for the book with the date
      {He} {turns} it around and {lays} one finger down
      And supper [goes] cold on a very full plate

      (The bridge|The road|The lane) [is] closed off, just the way {he} {has} said
      {He} {gives} a small cough and {looks} up at the sky
      {fact}
      {He} {hums} a small tune, and nobody [asks] why`,
    stanzas: `
      (A bet|The bet|One bet) [is] shaken across the last crumbs
      The big book [comes] down with a thud from the shelf
      A finger [runs] down to the very small print
      And silence [comes] over the table itself

      (The clock|One clock|That clock) on the landing [is] right to the tick
      It [looks] at the watches and [pities] them all
      They [run] a bit fast or they [run] a bit slow
      And it [shakes] its long hand on its nail in the wall`,
    later: `
      But one day the answer [turns] out to be wrong
      The whole kitchen [gasps] and the cat [leaves] her chair
      Then somebody [laughs], and then everyone [laughs]
      And nobody ever [feels] closer than there`,
    hook: `
      Always so right, and so right from the start
      And right where it matters, and that's in the heart

      Right about this, and then right about that
      And right, so they say, at the drop of a hat`,
  },
  {
    words:
      "grudge grudges hold_grudge hold_grudges holds_grudge holds_grudges held_grudge held_grudges holding_grudge holding_grudges nurse_grudge nurse_grudges nurses_grudge nurses_grudges silent_treatment cold_shoulder not_speaking stopped_speaking quit_speaking didn't_speak_to don't_speak_to doesn't_speak_to",
    own: `
      {fact}
      {He} {crosses} the street with {his} nose in the air
      {He} {studies} a cloud and then {studies} a wall
      And {nods} to the dog as if no one [is] there

      (The jam|The salt|The milk) [goes] around by the long way, by hand
      {He} {talks} to the cat in a very clear tone
      {fact}
      And {misses} it more than {he} ever {has} shown`,
    stanzas: `
      (Two gates|Two doors|Two steps) on the lane [are] a few yards apart
      The paint on them both [is] the very same green
      The grass [has] grown high on the path from the one
      And only the cat [goes] across in between

      (One word|A word|Some word) from last summer [sits] on in the room
      It [has] its own chair and its place by the door
      Everyone [steps] with great care round its feet
      And no one [remembers] just what it [is] for`,
    later: `
      Then one evening somebody [comes] with a pie
      Or half of a pie, with a cloth on the top
      The gate [gives] a squeak and the kettle [goes] on
      And that's how the longest of quarrels can stop`,
    hook: `
      Let go of the grudge, let it roll down the hill
      There's room at the table, there always is still

      A grudge is a stone that is heavy to hold
      And who wants a grudge when the supper gets cold?`,
  },
  {
    words:
      "never_hold_grudges never_holds_grudges never_held_grudges don't_hold_grudges doesn't_hold_grudges didn't_hold_grudges won't_hold_grudges never_grudge never_grudges don't_grudge don't_grudges doesn't_grudge doesn't_grudges lets_it_go let_things_go lets_things_go never_hold_a_grudge never_holds_a_grudge never_held_a_grudge don't_hold_a_grudge doesn't_hold_a_grudge didn't_hold_a_grudge won't_hold_a_grudge water_under_the_bridge",
    own: `
      {fact}
      {He} {shrugs} like a dog coming out of the lake
      {He} {pulls} up a chair where the quarrel [has] been
      And {cuts} for the culprit the first piece of cake

      (A word|One word|Some word) [comes] out wrong, and the room [holds] its breath
      {He} {opens} the window and {lets} it fly out
      {fact}
      By the time tea [is] poured, no one [knows] what about`,
    stanzas: `
      (The slate|A slate|The board) [is] wiped clean with the side of a sleeve
      The chalk [turns] to dust and [blows] out through the door
      The sun [finds] the spot where the hard words [have] been
      And nobody [asks] what it said anymore

      (The river|A river|The stream) [runs] on under the bridge
      It [carries] a leaf and a stick and a shoe
      None of it ever [turns] round and [comes] back
      And nobody [stands] there who [wants] it to`,
    later: `
      So nobody [lies] there awake in the dark
      Counting old hurts like a drawer full of spoons
      The hands [are] both free, and the heart [is] so light
      It [goes] up the stairs humming two or three tunes`,
    hook: `
      No grudge in the cupboard, no grudge in the drawer
      Just let it go easy and open the door

      Water, just water, gone under the bridge
      And cake for the both of them left in the fridge`,
  },
  {
    words:
      "fidget fidgets fidgeted fidgeting fidgety can't_sit_still can't_sits_still can't_stop_moving can't_stops_moving cannot_sit_still cannot_sits_still cannot_stop_moving cannot_stops_moving couldn't_sit_still couldn't_sits_still couldn't_stop_moving couldn't_stops_moving never_sit_still never_sits_still never_stop_moving never_stops_moving tap_foot tap_feet tap_fingers tap_pen tap_pencil taps_foot taps_feet taps_fingers taps_pen taps_pencil tapped_foot tapped_feet tapped_fingers tapped_pen tapped_pencil tapping_foot tapping_feet tapping_fingers tapping_pen tapping_pencil drum_foot drum_feet drum_fingers drum_pen drum_pencil drums_foot drums_feet drums_fingers drums_pen drums_pencil bounce_leg bounce_foot bounces_leg bounces_foot bouncing_leg bouncing_foot jiggle_leg jiggle_knee jiggle_foot jiggles_leg jiggles_knee jiggles_foot restless restlessness",
    own: `
      {fact}
      {His} knee [goes] like somebody sewing a seam
      The coffee [makes] rings and the saucers all [sing]
      And the cat [leaves] {his} lap at the best of her dream

      (The napkin|The straw|The ticket) [is] folded to boats and to birds
      {He} {hums} and {he} {drums} on the arm of the chair
      {fact}
      {He} {gets} up for salt, and it [is] right there`,
    stanzas: `
      (The speech|The sermon|The lesson) [goes] on and the clock [has] stopped dead
      One heel on the floorboard [begins] a small beat
      It [runs] down the row like a train through a town
      And soon the whole bench [has] a tune in its feet

      (The coins|Some coins|Two coins) in a pocket [sing] jingle and jing
      The chair on two legs [has] a few things to say
      A pencil [comes] in with a drum of its own
      And the room [sounds] as if there [is] a band on its way`,
    later: `
      But late in the evening, when lamps [have] gone out
      The feet [go] on dancing a while in the bed
      They [slow] to a walk, and they [stop], and they [sleep]
      And one finger [taps] to a tune in the head`,
    hook: `
      Fidget and fiddle and tap on the floor
      And just one more fidget, and then just one more

      Can't sit still, can't sit still, there's a song in the shoe
      Can't sit still, can't sit still, with so much to do`,
  },
  {
    words:
      'bite_nails bite_fingernails bites_nails bites_fingernails bit_nails bit_fingernails biting_nails biting_fingernails bitten_nails bitten_fingernails chew_nails chew_fingernails chews_nails chews_fingernails chewed_nails chewed_fingernails chewing_nails chewing_fingernails gnaw_nails gnaw_fingernails gnaws_nails gnaws_fingernails nail-biter nail_biter nailbiter nail-biting nail_biting',
    own: `
      {fact}
      The film [has] just started, the hero [looks] pale
      {He} {gets} through one hand before anyone [screams]
      And {starts} on the other one, nail after nail

      (The news|The call|The mail) [isn't] here yet, the kettle [is] on
      {He} {sits} on both hands on the stairs in the hall
      {fact}
      And {can't} lift a coin off the table at all`,
    stanzas: `
      (The bottle|A bottle|One bottle) of bitter stuff [stands] by the lamp
      It [says] that it [stops] any nibbling for good
      The first night it [tastes] like the back of a spoon
      And after a week it [tastes] just as it should

      (The sticker|A sticker|One sticker) [sits] tight on the side of the pear
      The coin on the table [lies] flat as a kiss
      The knot in the lace [has] a smile on its face
      They [know] that there [are] no sharp edges for this`,
    later: `
      Then one week there [is] a small rim of new white
      It [goes] round the house to be shown, like a key
      It [lasts] until Friday, when something [goes] wrong
      And ten little worries [get] eaten for tea`,
    hook: `
      Nibble a nail when the night's getting long
      And bite one for luck and another for song

      Bitten-down nails have the gentlest of touch
      They only get bitten for caring so much`,
  },
  {
    words:
      'crack_knuckles crack_knuckle crack_neck crack_toes crack_fingers cracks_knuckles cracks_knuckle cracks_neck cracks_toes cracks_fingers cracked_knuckles cracked_knuckle cracked_neck cracked_toes cracked_fingers cracking_knuckles cracking_knuckle cracking_neck cracking_toes cracking_fingers pop_knuckles pop_knuckle pop_neck pop_toes pop_fingers pops_knuckles pops_knuckle pops_neck pops_toes pops_fingers knuckle-cracking knuckle_cracking',
    own: `
      {fact}
      It [sounds] like a squirrel at work in the wall
      The dog [sits] up straight, and the room [gives] a wince
      And {he} {grins}, for that [isn't] the last of them all

      (The film|The book|The hymn) [gets] to somewhere with no sound at all
      {He} {stretches}, and {pulls}, and it [goes] like a gun
      {fact}
      The whole row [turns] round, and that [is] only one`,
    stanzas: `
      (The fire|One log|The kindling) [snaps] once in the back of the stove
      The ice in the glass [gives] a crack and a tick
      The stairs [crack] their joints as the house [goes] to bed
      And somewhere a finger [joins] in with a click

      (A shudder|The shudder|One shudder) [runs] round from the couch to the door
      Somebody [covers] an ear with a hand
      Somebody [says] that it's bad for the bones
      And somebody [says] that it [feels] simply grand`,
    later: `
      The years [put] a creak into everyone's knees
      They all [crack] a little on stairs going down
      But nobody ever quite [manages] that
      The sharpest and clearest of snaps in the town`,
    hook: `
      Crack go the knuckles and pop goes the thumb
      And crack, and there's always another to come

      Ten little cracks like a stick on a fence
      And crack number ten is worth all the suspense`,
  },
  {
    words:
      'chew_ice chew_ice_cubes chews_ice chews_ice_cubes chewed_ice chewed_ice_cubes chewing_ice chewing_ice_cubes crunch_ice crunch_ice_cubes crunches_ice crunches_ice_cubes crunched_ice crunched_ice_cubes crunching_ice crunching_ice_cubes ice_chewer',
    own: `
      {fact}
      The drink [is] all gone and the best part [comes] last
      {He} {tips} up the cup and {he} {taps} at the base
      And the ice [hits] {his} nose in one glittering blast

      (The film|The play|The speech) [has] gone quiet, the hero [breathes] once
      Then something [goes] crunch like a boot over stones
      {fact}
      And the row up ahead [feels] it right in its bones`,
    stanzas: `
      (The cubes|Three cubes|The last cubes) [ring] out at the end of the drink
      One [slides] to the lip and [holds] on to the side
      The glass [gets] a tap, and a tilt, and a shake
      And the whole lot [comes] down in a cold little slide

      (The dog|One dog|The cat) on the rug [lifts] one ear and [looks] round
      It [thinks] of a bone and it [thinks] of a treat
      It [hears] winter breaking to bits in a mouth
      And it [goes] back to sleep across somebody's feet`,
    later: `
      Then summer [is] over, the glasses [go] back
      The tray in the freezer [has] frost on its top
      But somewhere a cup [gives] a rattle and ring
      And one little crunch [is] a hard thing to stop`,
    hook: `
      Crunch goes the ice, and then crunch goes the rest
      The ice at the bottom is always the best

      Oh, chew the ice, chew it, and crunch it up small
      The drink was just there for the ice, after all`,
  },
  {
    words:
      'sneeze sneezes sneezed sneezing sneezy achoo bless_you bless_everyone blesses_everyone blessed_everyone bless_anyone blesses_anyone gesundheit hay_fever',
    own: `
      {fact}
      {He} {holds} up one finger, the cat [takes] the stairs
      The cups [give] a tremble, the curtains [blow] flat
      And the blessings [come] in from all over the chairs

      (The pepper|Some dust|The sunshine) [goes] by, and it [starts] in the nose
      {He} {counts} to eleven and {thinks} it [has] passed
      {fact}
      And then [comes] another, as loud as the last`,
    stanzas: `
      (The dust|Some dust|Gold dust) in the sunbeam [drifts] down like a show
      The cat [stretches] out and [leaves] fur on the chair
      The lilacs [send] yellow around in the wind
      And every nose in the house [is] aware

      (A box|One box|The box) full of tissues [goes] round like a hat
      Somebody [says] bless, and then [says] it some more
      By number eleven they [say] it in turns
      And somebody [keeps] it in chalk on the door`,
    later: `
      The quiet [comes] back and the glasses [lie] still
      The tissues [look] white as the snow in a lap
      And somebody somewhere from under a quilt
      Just [says] it once more in the midst of a nap`,
    hook: `
      A sneeze and a bless and another sneeze more
      That sneeze could be heard at the grocery store

      Sneeze, and the whole house says bless from its chair
      A sneeze is a way to find out who is there`,
  },
  {
    words:
      'slam_door slam_doors slams_door slammed_door slammed_doors slamming_door temper tempers short-tempered hot-tempered hothead hot-headed hotheaded short_fuse storm_out storm_off storms_out storms_off stormed_out stormed_off lose_temper loses_temper lost_temper blow_up_at blows_up_at blew_up_at',
    own: `
      {fact}
      The plates in the rack [give] a jump and a chime
      {He} {counts} up to ten, or {he} {starts} to, at least
      And {he} {makes} it to three in remarkable time

      (The stairs|The boards|The steps) [take] a beating, the picture [hangs] skew
      A small storm [goes] over and [rattles] the pane
      {fact}
      And then {he} {comes} down, like the sun after rain`,
    stanzas: `
      (The kettle|A kettle|One kettle) [boils] up with its lid going wild
      It [spits] and it [whistles] and [calls] the cat names
      It [shakes] the whole stove till it [has] had its say
      And then it [sits] quiet, away from the flames

      (A cloud|One cloud|The cloud) [comes] up black on the hill after lunch
      It [throws] down its hail and it [bangs] at the shed
      Ten minutes later the bricks [are] all dry
      And somebody [hangs] out the sheets from the bed`,
    later: `
      The sorry [comes] late and it [comes] with some toast
      It [stands] in the doorway and [looks] at its feet
      It [is] quieter now than the rest of the house
      And nothing that day [tastes] as honest or sweet`,
    hook: `
      Quick is the temper and quick is the sun
      The temper is over before it's begun

      Slam goes the door, and then softly it swings
      The heart that can slam is the same one that sings`,
  },
  {
    words:
      'patience patiently so_patient very_patient more_patient most_patient endlessly_patient are_patient is_patient was_patient were_patient patient_with calm calmly calmest calming never_raised never_raising never_raises never_yelled never_yells never_yelling never_yell never_shouted never_shouts never_shout never_slam never_slams never_slammed without_raised without_raising without_raises without_yelled without_yells without_yelling without_yell without_shouted without_shouts without_shout without_slam without_slams without_slammed never_once_raised never_once_yelled never_once_shouted even-tempered even_keel level-headed levelheaded unflappable never_lose_your_temper never_loses_his_temper never_loses_her_temper never_lost_your_temper never_lost_his_temper never_lost_her_temper never_lost_patience never_loses_patience never_lost_your_patience never_lost_her_patience never_lost_his_patience',
    own: `
      {fact}
      {He} {picks} up the knot and {he} {looks} for an end
      {He} {finds} it, and {loses} it, {finds} it once more
      And {talks} to the string as if string [is] a friend

      (The milk|The soup|The paint) [goes] all over, the phone [starts] to ring
      {He} {reaches} around for the cloth on the rail
      {fact}
      {He} {wipes} up the puddle and {whistles} a scale`,
    stanzas: `
      (The heron|A heron|One heron) [stands] still at the edge of the pond
      It [stands] through a shower, it [stands] through the sun
      The whole pond [forgets] there [is] anyone there
      And supper [swims] up, and the waiting [is] done

      (The lace|One lace|A lace) [comes] undone, and [is] tied one more time
      The blocks [tumble] down and [are] stacked up again
      The same question [comes], and then [comes] back once more
      And [gets] the same answer, as gentle as then`,
    later: `
      The knots [come] undone and the noisy [grow] up
      And years further on, in some hurry or fright
      They [hear] that same voice at the back of the mind
      That [says] there [is] time, and the knot [comes] out right`,
    hook: `
      Patience is slow and it gets there the same
      And patience is love by its everyday name

      Calm as a lake when the evening is near
      The calm that says softly the shore's over here`,
  },
  {
    words:
      "hangry mad_hungry angry_hungry grumpy_hungry cranky_hungry cross_hungry mean_hungry crabby_hungry get_hungry gets_hungry got_hungry you're_hungry he's_hungry she's_hungry i'm_hungry",
    own: `
      {fact}
      {He} {opens} the cupboard and {shuts} it, quite loud
      A simple hello [is] an insult till lunch
      And over {his} head [hangs] a little black cloud

      (The roast|The rice|The stew) [takes] ten minutes and {he} {waits} for three
      {He} {sighs} at the oven and {growls} at the plate
      {fact}
      Then one bite of toast [brings] {him} back from that state`,
    stanzas: `
      (The stomach|A stomach|One stomach) [growls] first, and the dog [growls] right back
      A no [is] the answer before a thing's said
      The fridge [is] held open, and there [is] one leek
      And everyone quietly [reaches] for bread

      (A cracker|One cracker|A sandwich) [comes] out like a small flag of peace
      It [is] broken in half and it [goes] without sound
      The frown [folds] itself and [goes] back in its drawer
      And all the good manners [come] slowly around`,
    later: `
      So somebody [learns] to keep nuts in the car
      A pear in a pocket, a roll in a coat
      For peace in the world [comes] from little supplies
      And love, now and then, is a cake made of oat`,
    hook: `
      Hungry and cross is a cloud passing through
      Hungry and cross, and a sandwich will do

      Oh, feed the hungry, oh, hand round the bread
      And hungry goes back to its sweetness instead`,
  },
  {
    words:
      "superstitious superstition superstitions knock_on_wood knock_wood knocks_on_wood knocks_wood knocked_on_wood knocked_wood knocking_on_wood knocking_wood touch_wood throw_salt throws_salt threw_salt throwing_salt salt_shoulder lucky_charm lucky_charms lucky_penny lucky_socks lucky_shirt lucky_hat lucky_number lucky_coin lucky_pants lucky_jersey lucky_underwear lucky_seat lucky_tie luck_charm rabbit's_foot friday_the_thirteenth four-leaf_clover four-leaf_clovers wishbone cross_fingers crosses_fingers crossed_fingers crossing_fingers jinx jinxes jinxed evil_eye broken_mirror bad_luck seven_years_bad",
    own: `
      {fact}
      {He} {goes} round the ladder by way of the park
      {He} {knocks} on the table, and twice on the chair
      And {throws} a good pinch of the salt at the dark

      (The game|The match|The race) [is] a close one, so {he} {holds} quite still
      {He} {sits} on one cushion and {crosses} {his} toes
      {fact}
      It [works] in its way, and how, nobody knows`,
    stanzas: `
      (The ladder|A ladder|One ladder) [leans] up on the wall by the shop
      The whole of the sidewalk [bends] round it with care
      The painter on top [has] a brush and a song
      And the drips only [fall] upon those who [walk] there

      (A penny|One penny|The penny) [shines] up from a crack in the street
      It [is] rubbed on a sleeve and it [is] put in a shoe
      It [makes] a small bump underneath the left heel
      And luck [limps] along, as good luck seems to do`,
    later: `
      In all of that time not one roof [has] come down
      No mirror [has] fallen, no mischief [has] won
      So either it [works], or the world [is] just kind
      And knocking on wood never hurt anyone`,
    hook: `
      Knock upon wood and then knock one more time
      For luck likes a knock and a bit of a rhyme

      Cross all the fingers and knock on the wood
      The bad luck is shy, and the good luck is good`,
  },
  {
    words: 'ghost ghosts ghostly ghost_story ghost_stories haunted haunts haunting spooky poltergeist spirits_in ouija',
    own: `
      {fact}
      {He} {lowers} the lamp and {he} {lowers} {his} voice
      A floorboard [speaks] up from the top of the house
      And no one [sits] close to the window by choice

      (The wind|A draft|A breeze) [tries] the latch, and the candle [goes] flat
      {He} {says} it [is] mice, or the pipes in the wall
      {fact}
      And {leaves} a light on, all the same, in the hall`,
    stanzas: `
      (A door|The door|One door) at the end of the landing [swings] wide
      The clock [strikes] eleven at quarter to two
      A cold little breath [makes] the candle lean back
      And the cat [stares] at nothing and [follows] it through

      (The sheet|A sheet|One sheet) on the line [lifts] its arms in the moon
      An owl [asks] a question from up in the tree
      Then two feet [come] out underneath, in red socks
      And somebody [wants] to know what's for tea`,
    later: `
      The morning [comes] in and the corners [are] plain
      The ghost [is] a coat on the back of a chair
      But someone [says] softly good night to the coat
      In case there [is] somebody kind who [is] there`,
    hook: `
      A ghost on the stairs and a ghost in the hall
      And maybe the ghost is the wind, after all

      Haunted or not, there's a light left to burn
      For any kind ghost that would like to return`,
  },
  {
    words:
      'horoscope horoscopes astrology astrologer zodiac star_sign star_signs birth_chart tarot tarot_cards palm_reader palm_reading fortune_teller fortune_tellers tea_leaves psychic crystal_ball',
    own: `
      {fact}
      {He} {nods} at the news with {his} spoon in the air
      It [tells] of a journey, and money, and change
      But not where the sock [is] that goes with the pair

      (The moon|A star|A planet) [is] at odds with the rest of the sky
      So {he} {stays} in slippers and {stays} out of stores
      {fact}
      The heavens [are] clear on the matter of chores`,
    stanzas: `
      (The leaves|Some leaves|Dark leaves) in the cup [make] a bird, or a boat
      It [turns] to a hat when it's held to the sun
      A journey [is] coming, or rain, or a guest
      There [is] something good in the cup for each one

      (The cards|Three cards|Four cards) [are] laid out on the cloth in a row
      The lamp [gives] a wink and the fringe [gives] a sway
      A stranger [comes] up, and a star, and a fool
      And all of them [mean] it [is] fine either way`,
    later: `
      The year [goes] around, and not half [has] come true
      The stranger [has] turned out to sell people brooms
      But the part about somebody loving [is] right
      It [walks] in its socks through the everyday rooms`,
    hook: `
      Stars on the ceiling and stars in the sign
      The horoscope says it will all turn out fine

      Tea leaves and star signs, and what do they show?
      A heart that is loved, and the star signs all know`,
  },
  {
    words:
      'cry cries cried crying cry_at cries_at cried_at crybaby weepy weep weeps wept weeping sob sobs sobbed sobbing teared_up happy_tears tissues kleenex eyes_well_up eyes_welled_up',
    own: `
      {fact}
      {He} {says} it [is] nothing, it [is] just the dust
      {He} {reaches} for tissues and {laughs} at {himself}
      With the kind of a face that [is] easy to trust

      (The dog|The cat|Somebody) [comes] over and [leans] on {his} arm
      {He} {lets} the tears run till they [come] to an end
      {fact}
      And after that, somehow, the day [starts] to mend`,
    stanzas: `
      (The tissues|Some tissues|White tissues) [go] round in their box, hand to hand
      Somebody [sniffs] at the end of the row
      It [goes] down the line like a yawn in a class
      And everyone's eyes [have] a bit of a glow

      (A tear|One tear|A drop) on a cheek [takes] its time going down
      It [stops] at the chin for a look at the floor
      A thumb [comes] along and it [wipes] it away
      And then the thumb [stays] for a moment or more`,
    later: `
      The rain on the window [gets] thinner and [stops]
      The eyes [are] still pink, but the air [is] washed clean
      And nobody ever [thinks] less of a face
      That [lets] all the feeling inside it be seen`,
    hook: `
      Cry when it's happy and cry when it's sad
      A cry is the best friend a heart ever had

      Go on and cry, let it rain, let it pour
      A heart that can cry has an open front door`,
  },
]
