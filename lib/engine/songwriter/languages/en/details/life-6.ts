import type { Details } from '../../stanzas.ts'

/** Days to look forward to and what a house has without anybody asking, told in sentences. */
export const life6: readonly Details[] = [
  {
    words:
      'pregnant pregnancy expecting_a_baby baby_due baby_is_due due_date baby_shower baby_bump ultrasound ultrasounds baby_scan twelve_week_scan scan_picture scan_photo morning_sickness baby_on_the_way having_a_baby going_to_be_an_auntie going_to_be_an_aunt going_to_be_an_uncle going_to_be_a_dad going_to_be_a_mum going_to_be_a_mom going_to_be_a_grandma going_to_be_a_grandpa be_an_auntie maternity_leave big_brother_soon big_sister_soon',
    own: `
      {fact}
      {He} {tapes} up a picture, all speckled and gray
      {He} {shows} it to neighbors who [turn] it around
      And {shows} them the nose, which [is] smudged anyway

      {He} {stands} in the (kitchen|hallway|doorway) with socks in {his} palm
      Each sock [is] as long as a thumb
      {fact}
      {He} {folds} them for somebody tiny to come`,
    stanzas: `
      (The list|A list) on the fridge [gets] another new name
      Then somebody [crosses] it out
      The crib [comes] with screws and a page of advice
      A spare screw for the crib [is] a reason for doubt

      (The cat|A cat) [takes] a nap in the bassinet first
      The walls [get] a coat of pale blue
      The suitcase [stands] packed by the side of the door
      And somebody [sleeps] in their coat and one shoe`,
    later: `
      Then one night there [is] nothing left now to do
      The room [is] all ready, blue, yellow, and red
      The lamp [throws] a ring on a small, empty quilt
      And love [has] already sat down by the bed`,
    hook: `
      There's a baby on the way, on the way, on the way
      And the house makes more room for it day after day

      There's a baby on the way, get the yellow paint out
      There's something to whisper and something to shout`,
  },
  {
    words:
      'easter hide_eggs hides_eggs hid_eggs hiding_eggs hunt_eggs hunts_eggs paint_eggs paints_eggs easter_egg easter_eggs easter_bunny easter_sunday easter_morning egg_hunt egg_hunts hot_cross_bun hot_cross_buns easter_bonnet',
    own: `
      {fact}
      {He} {slips} a gold egg in the spout of the can
      {He} {hides} one so well in the back of the hedge
      That right away {he} {forgets} half of the plan

      {He} {comes} to the (table|window|garden) in pink rabbit ears
      The left one [keeps] flopping right down
      {fact}
      {He} {looks} like the happiest rabbit in town`,
    stanzas: `
      (The eggs|Six eggs) [come] up purple and yellow and pink
      And so [do] the fingers and thumbs
      The small ones [run] on with the baskets ahead
      And everyone [follows] the trail of bun crumbs

      (The dew|Cold dew) [soaks] the slippers all over the lawn
      A glint by the gatepost [is] spied
      The chocolate rabbits [go] ears first, then nose
      And nobody [wants] any dinner inside`,
    later: `
      The grass [grows] up tall and the baskets [go] back
      To sleep on the shelf till the spring
      But one egg [lies] there in the roots of the hedge
      Still gold, and still sure it's a beautiful thing`,
    hook: `
      It's Easter morning, come out on the grass
      There's gold in the hedge for whoever may pass

      Oh, Easter eggs here and Easter eggs there
      There's always one more to be found somewhere`,
  },
  {
    words:
      "halloween hallowe'en hallowe’en trick_or_treat trick-or-treat trick_or_treating trick-or-treating trick_or_treaters jack-o'-lantern jack-o-lantern jack-o'-lanterns pumpkins pumpkin_carving carve_pumpkins carves_pumpkins carved_pumpkins carved_a_pumpkin pumpkin_patch",
    own: `
      {fact}
      {He} {scoops} out the seeds with {his} arm to the sleeve
      {He} {cuts} out three teeth and a crooked left eye
      And {sets} the thing glowing for All Hallows' Eve

      {He} {opens} the (front door|porch door|door wide) with fangs in {his} mouth
      And {talks} with a lisp and a spray
      {fact}
      A ghost three feet tall [asks] if {he's} okay`,
    stanzas: `
      (A ghost|The ghost|One ghost) [trips] up on the hem of its sheet
      A pirate [sits] down on the wall
      The pumpkins [grin] out of the dark by the steps
      A witch with her hat down [sees] nothing at all

      (The bags|Three bags) [get] tipped out in a heap on the rug
      The swapping [goes] on until nine
      The candle [burns] low in the face on the step
      And somebody [says] that the last one [is] fine`,
    later: `
      The pumpkin [gets] older, its grin [folds] and [sags]
      The capes [go] away in a sack
      But ask any porch that has once lit a face
      It looks for small ghosts, and it wants them all back`,
    hook: `
      Oh, it's Halloween, Halloween, light up the door
      The ghosts have come once and they're coming for more

      Oh, pumpkins, oh, pumpkins, grin into the night
      The dark's not so dark with a face for a light`,
  },
  {
    words:
      'thanksgiving thanksgiving_dinner friendsgiving turkey_dinner turkey_sandwich turkey_sandwiches cold_turkey_sandwiches roast_turkey christmas_dinner christmas_dinners carves_the_turkey carve_the_turkey carved_the_turkey cooks_the_turkey cooked_the_turkey cranberry_sauce',
    own: `
      {fact}
      {He} {gets} up at six to look after the bird
      {He} {wrestles} it into a pan that [is] too small
      And {mutters} a short and unprintable word

      {He} {comes} through the (kitchen|doorway|hallway), the dish held up high
      And everyone [makes] {him} a space
      {fact}
      {He} {asks} who [is] hungry and {looks} round each face`,
    stanzas: `
      (The table|One table) [is] stretched with a board at the end
      The chairs [come] from all over town
      The cranberry [slides] with a sigh from the can
      And somebody's elbow [knocks] two glasses down

      (The belts|Six belts) [are] let out by a notch for the pie
      The dog [has] run off with a shoe
      A spoon [goes] around in the last of the cream
      And everyone [says] that one sliver would do`,
    later: `
      At midnight the fridge [lights] the floor like a moon
      And somebody [stands] there in socks
      With bread and cold turkey and nothing to say
      But thanks, said out loud, to the house and the clocks`,
    hook: `
      Pass the roast turkey round, pass it round, pass it round
      It's the warmest old table that thanks ever found

      Oh, turkey dinner, there's room for one more
      Put a chair at the corner and open the door`,
  },
  {
    words:
      'hen_party hen_night hen_do hen_weekend stag_do stag_night stag_party stag_weekend bachelorette bachelorette_party bachelor_party bridal_shower',
    own: `
      {fact}
      {He} {wears} a big sash that [says] Boss of the Night
      {He} {leads} the whole line like a duck with her young
      And {waves} to each bus at a red traffic light

      {He} {dances} on (tables|benches|barstools) with one silver shoe
      The other [has] gone on ahead
      {fact}
      {He} {sings} the whole taxi ride home to {his} bed`,
    stanzas: `
      (The T-shirts|Nine T-shirts) [are] printed with one silly face
      The train [hears] the same silly song
      A waiter [gets] pulled in to dance by his tie
      And somebody [orders] for sixteen, all wrong

      (The last bus|A late bus) [goes] by with its windows all steamed
      The high heels [go] home in the hand
      The breakfast [is] eggs in dark glasses, no talk
      And everyone's head [is] a marching brass band`,
    later: `
      The photos [go] up on the fridge with a star
      The crown [gets] a nail by the stairs
      Whoever [goes] by with the laundry [goes] slow
      And grins at that night with its crown and its chairs`,
    hook: `
      Oh, the hen night, the stag night, the sash and the song
      It's the best kind of friends who come dancing along

      Hen party, stag party, out on the town
      With half of a map and a wobbly gold crown`,
  },
  {
    words: 'honeymoon honeymooned honeymooners just_married',
    own: `
      {fact}
      {He} {finds} the confetti in both of {his} shoes
      {He} {turns} the new ring like the dial of a safe
      And {kisses} through breakfast and half of the news

      {He} {asks} a kind (stranger|waiter|sailor) for one photograph
      It [comes] out with half of a head
      {fact}
      {He} {frames} it and {hangs} it up over the bed`,
    stanzas: `
      (A string|The string) of tin cans [rattles] after the car
      The sign on the door [says] do not
      Two spoons [have] a fight for the last of the cream
      And nobody [drinks] up the tea while it [is] hot

      Two towels (hang|drip|dry) on the balcony rail
      The sea [comes] up close for a look
      A postcard [says] weather, and nothing at all
      And no one [turns] over one page of a book`,
    later: `
      The sand [stays] for months in the seam of the case
      The tan [is] all gone by the fall
      But somebody, washing up dishes for two
      Still [hums] the same waltz and [looks] up at the wall`,
    hook: `
      Oh, honeymoon, honeymoon, sweet as a pear
      There's rice in the suitcase and salt in the air

      Just married, just married, it rings like a bell
      The honeymoon ends, but it ends very well`,
  },
  {
    words:
      'takes_the_bins_out take_the_bins_out took_the_bins_out takes_out_the_bins take_out_the_bins puts_the_bins_out put_the_bins_out the_bins wheelie_bin wheelie_bins bin_day bin_men bin_man takes_out_the_trash take_out_the_trash took_out_the_trash takes_the_trash_out take_the_trash_out taking_out_the_trash takes_out_the_garbage take_out_the_garbage trash_day garbage_day trash_can trash_cans garbage_can garbage_cans bins_out trash_out',
    own: `
      {fact}
      {He} {runs} down the path in a robe and one shoe
      {He} {hears} the truck cough at the top of the hill
      And {gets} there with maybe a second or two

      {He} {stops} at the (corner|curbside|gatepost) to look down the street
      And {checks} what the neighbors [have] done
      {fact}
      {He} {goes} back to the house and {gets} the right one`,
    stanzas: `
      (The lid|A lid) [comes] down flat on the third or fourth push
      The bag [has] a leak by the door
      A fox [leaves] a note in the form of a bone
      The wheels [wake] the cat on the uppermost floor

      (The truck|That truck) [gives] a sigh at the end of the road
      The bottles [go] in with a crash
      The neighbors [come] out in their nightclothes and [nod]
      The whole street [says] morning across all the trash`,
    later: `
      By evening one bin [has] rolled out in the road
      One [lies] on its back in the rain
      And somebody [wheels] them home, theirs and next door's
      It's love, on two wheels, going home up the lane`,
    hook: `
      Take the bins out, the bins, it's that time of the week
      It's love with a lid and a wheel with a squeak

      Oh, trash day, trash day, hear the truck come
      Love has a knot and a bag and a thumb`,
  },
  {
    words:
      'side_of_the_bed your_side_of_the_bed his_side_of_the_bed her_side_of_the_bed my_side_of_the_bed empty_bed empty_side sleep_on_your_side sleep_on_his_side slept_on_his_side your_pillow his_pillow her_pillow',
    own: `
      {fact}
      {He} {leaves} the one lamp burning low by the book
      {He} {pulls} the cool pillow in under {his} cheek
      And {gives} the dark ceiling a long, quiet look

      {He} {wakes} in the (small hours|gray light|half dark) and {reaches} across
      The sheet [has] a dip and a fold
      {fact}
      {He} {tucks} the quilt in there to keep out the cold`,
    stanzas: `
      (Two lamps|The lamps) [keep] a watch with a clock in between
      One glass [has] a chip in the side
      A book on the far side [lies] open, face down
      The sheet in the middle [is] cool, smooth, and wide

      (The dog|A dog) [takes] the middle an inch at a time
      The quilt [has] gone north for the night
      The street lamp [comes] in on a stripe of the wall
      And half of the bed [is] in shadow, half bright`,
    later: `
      A mattress remembers the shape of a back
      It holds it like sand at low tide
      And long after anyone tells it to change
      It keeps a place warm on the usual side`,
    hook: `
      Oh, one side of the bed is a harbor, a shore
      And love knows which pillow it's lying down for

      This side of the bed, that side of the bed
      There's room for a heart there as well as a head`,
  },
  {
    words:
      'starting_university starting_uni starts_university starts_uni going_to_uni going_to_university goes_to_university off_to_university off_to_uni off_to_college off_at_college leaving_for_college leaving_for_university left_for_college left_for_university moved_into_the_dorm entered_university got_into_university got_into_uni got_into_college empty_nest empty_nester empty_nesters freshers',
    own: `
      {fact}
      {He} {stands} in the bedroom with nothing to pack
      {He} {picks} up a sock from the end of the stair
      And {puts} it away, and then {puts} it right back

      {He} {waves} from the (sidewalk|car park|corner) until {his} arm [hurts]
      The street [goes] all blurry and wide
      {fact}
      {He} {says} it [is] only the wind from the side`,
    stanzas: `
      (The duvet|A duvet) [takes] up the whole back of the car
      The lamp [rides] along upon laps
      A pan with no lid [makes] a noise at each turn
      And somebody [acts] very busy with maps

      (The stairs|Gray stairs) [fill] with strangers and boxes like these
      The kettle [goes] on before noon
      The table at home [has] a chair to itself
      A text [asks] if rice should be stirred with a spoon`,
    later: `
      By winter the bags [come] back heavy with socks
      The fridge [is] laid bare in a day
      The house [makes] its old noise till Sunday [comes] round
      And somehow it's gentler, the driving away`,
    hook: `
      Off to college, off to uni, the boxes, the key
      The door that swings out will swing in, wait and see

      Oh, the empty nest sways, but it's sound as a bell
      A nest is for flying, and this one did well`,
  },
  {
    words: 'prom proms prom_night senior_prom school_dance homecoming_dance prom_date prom_king prom_queen corsage',
    own: `
      {fact}
      {He} {walks} down the stairs like a deer on new ice
      {He} {smiles} for the camera out on the lawn
      And {gets} told to open {his} eyes once or twice

      {He} {stays} by the (punch bowl|back wall|doorway) for most of an hour
      The slow song [comes] on, and it [is] now
      {fact}
      {He} {counts} one, two, three, and {gets} through it somehow`,
    stanzas: `
      (The gym|That gym) [wears] a moon made of cardboard and foil
      The chairs [have] been pushed to the wall
      A corsage [gets] crushed in a very stiff waltz
      And everyone's hands [are] too big for the hall

      (The shoes|Gold shoes) [are] kicked off by a quarter to ten
      The teachers [know] most of the words
      The last song [goes] round like a slow carousel
      And home [comes] along with the first of the birds`,
    later: `
      The picture [goes] up in a frame on the stairs
      The hair [gets] a laugh from then on
      The dress and the jacket [go] back on their hooks
      But one of those slow songs is still not quite gone`,
    hook: `
      Oh, prom night, prom night, the moon on a string
      A slow song, a corsage, a heart on the wing

      It's the last dance at prom and the lights coming on
      And nobody moving until it is gone`,
  },
  {
    words:
      'curly_hair curly red_hair redhead redheads ginger_hair lots_of_hair head_of_hair wild_hair messy_hair bedhead bed_head long_hair blond_hair blonde_hair',
    own: `
      {fact}
      {He} {battles} a comb through it, tooth after tooth
      {He} {wets} it and {flattens} it, {stands} back to look
      And {asks} the long mirror to soften the truth

      {He} {comes} round the (corner|hedgerow|doorway), and well before that
      The hair [is] the first thing to show
      {fact}
      {He} {pats} down the piece at the back that [says] no`,
    stanzas: `
      (The pillow|One pillow) [can] tell how the whole night [has] gone
      The brush [lies] defeated, in two
      A hat [sits] on top like a boat on a wave
      The rain [makes] it twice as big, out of the blue

      (The crowd|A crowd) [is] no trouble, it [shows] like a flag
      The wind [has] its fun at the bend
      A ribbon [goes] in there at breakfast, and [slips]
      And nothing [lies] flat from the top to the end`,
    later: `
      The picture from school [has] a neat little part
      One bit at the back [has] its say
      The years may come by with a comb in their hand
      That one bit of hair goes its very own way`,
    hook: `
      Oh, wild hair, wild hair, let the wind have its way
      There's no comb in the world that could tell it to stay

      That head of hair, head of hair, see it from far
      It comes round the corner as bright as a star`,
  },
  {
    words:
      'message_in_a_bottle letter_in_a_bottle note_in_a_bottle a_message_in_a_bottle a_letter_in_a_bottle a_note_in_a_bottle finds_the_bottle found_the_bottle finds_a_bottle',
    own: `
      {fact}
      {He} {sits} by the water with sand in one shoe
      {He} {holds} the green glass to the sun for a look
      The paper inside [shows] a corner of blue

      {He} {climbs} on the (rocks there|sea wall|pier stones) and {looks} out to sea
      There [is] nothing but water and gulls
      {fact}
      {He} {thinks} of the storms and the nets and the hulls`,
    stanzas: `
      (A cork|The cork) [keeps] the weather and water outside
      The page [is] rolled tight as a thumb
      A bottle [goes] by under lighthouse and moon
      And no one [can] tell it how far it [has] come

      (The tide|High tide) [leaves] green glass on a shelf of wet sand
      A gull [gives] a look and a cry
      A dog [barks] at something that [shines] in the weed
      And there [is] a hello, with the letters still dry`,
    later: `
      Some words [go] the long way, by current and storm
      And some of them [go] for a year
      But someone [walks] out on a beach with a dog
      And [bends] for a thing, and the voice is right here`,
    hook: `
      A message in a bottle, let it go, let it roam
      There's always a beach that is somebody's home

      A note in a bottle, a cork and a wave
      It's a small thing to send, and it's terribly brave`,
  },
  {
    words:
      'mixtape mixtapes mix_tape mix_tapes playlist playlists burned_a_cd mix_cd made_me_a_cd cassette cassettes one_cd car_stereo our_song',
    own: `
      {fact}
      {He} {lays} all the songs on the rug in a row
      {He} {tries} every order, then {tries} the first one
      And {picks} for the end something tender and slow

      {He} {turns} up the (volume|music|good part) and {drums} on a box
      And {sings} the high harmony too
      {fact}
      {He} {gets} the words wrong and {goes} happily through`,
    stanzas: `
      (The title|A title) [is] lettered in marker and stars
      The first song [begins] with a hum
      The windows [go] down as the chorus [comes] round
      The dashboard [turns] into a very large drum

      (Track four|One song) [has] a scratch, and it [skips] in one place
      The skip [is] a part of the song
      The radio voice [talks] right over the end
      And everyone [knows] it and [sings] right along`,
    later: `
      The player [wears] out and the case [gets] a crack
      The cars [are] all different by now
      But three notes come on in the shop by the bread
      And somebody's young in the aisle, somehow`,
    hook: `
      Play the mixtape again, play it, side A to B
      There's a heart in the order, as plain as can be

      Turn the car stereo up, let the last chorus ring
      Some things can't be said, but a playlist can sing`,
  },
]
