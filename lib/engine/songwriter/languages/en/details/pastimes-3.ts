import type { Details } from '../../stanzas.ts'

/** Cameras, screens and stages, and everything that makes music. */
export const pastimes3: readonly Details[] = [
  {
    words:
      'photography photographer photographers photograph photographs camera cameras darkroom polaroid polaroids takes_photos taking_photos takes_pictures taking_pictures photo_album photo_albums',
    stanzas: `
      One eye shut and the other up close
      A half step back and a bend at the knee
      The strap gone pale at the back of the neck
      One click, just one, that turns into three

      The lens cap lost in a pocket again
      A squint at the sky, a lean to the right
      Shoulders pushed close till the edges fit
      Click, and the puddle keeps hold of the light

      Bag on the shoulder with pockets for glass
      Count up to three, and a blink upon two
      A long slow wait for the bird on a branch
      Click, and the steam of a cup coming through

      Pictures in stacks with the corners curled
      A face and a fence and a strip of shade
      The small hard snap of the shutter closed
      Light from a window, too stubborn to fade`,
  },
  {
    words:
      'movie movies film films cinema movie_night movie_nights horror_movies old_movies matinee popcorn star_wars star_trek film_night movie_marathon film_buff',
    stanzas: `
      Butter and salt on the ends of the thumbs
      Lights going down, and a cough, and a hush
      A coat on the knees, a cup by the foot
      The first big sound coming up in a rush

      A bowl in the middle, in easy reach
      Blue from the screen on the side of a face
      Fingers gone in for the last of the salt
      And two fast cars in a long loud chase

      One good seat with the springs gone soft
      Kernels that rattle alone in a bowl
      Sniffs in the dark and a sleeve to the nose
      Names going up in a long white scroll

      The best lines spoken along with the screen
      A horse, a hat, and a door swinging wide
      Salt in the folds of the shirt and the chair
      One small sniff that is hard to hide`,
  },
  {
    words:
      'theater theatre theaters school_play stage_play actor actors actress broadway musicals stagehand drama_club amateur_dramatics',
    stanzas: `
      Dust in the beam of the one big light
      Powder and paint and a wig on a stand
      Lines in a whisper in back of the ropes
      The curtain's edge in the curl of a hand

      Tape on the boards where the chair should be
      A script marked up till the yellow soaks through
      A cough in the dark from the farthest row
      A breath, and a step, and a line, on cue

      Velvet that drags with a hush on the floor
      A sword made of wood, a crown made of tin
      Somebody still by a door made of cloth
      Music, a light, and a foot stepping in

      Programs that rustle and seats that go thump
      Lights going down to a spot on the floor
      Hair pinned flat and a hem held with tape
      The first clap alone, and a roomful more`,
  },
  {
    words:
      'tv television televisions tv_show tv_shows tv_series sitcom sitcoms reruns game_show game_shows quiz_show cop_shows binge-watch binge_watch binge-watching binge_watching netflix remote_control',
    stanzas: `
      The couch with a dent in the same old place
      Blue on the ceiling and blue on the wall
      The clicker gone down in between the seats
      One more episode, one, that's all

      Bowl on the armrest and throw on the feet
      The theme tune starting, a shush and a shush
      The ads, the kettle, the stairs two by two
      Back in the cushions again in a rush

      Feet on the table and crumbs on the shirt
      A word to a screen that will never hear
      A door with a hand on the other side
      A pillow squeezed to the edge of an ear

      The villain picked out by the second scene
      Buttons rubbed blank on the old remote
      A nap with the sound up, a snort, a start
      A gasp, and a hand goes up to the throat`,
  },
  {
    words: 'soap_opera soap_operas the_soaps her_soaps his_soaps my_soaps telenovela telenovelas',
    stanzas: `
      A door thrown wide and a violin's wail
      A twin come back with a scar on the cheek
      Tea gone cold on the arm of the chair
      A gasp, and the music, and then, next week

      A letter, a will, a knock at the door
      A slap, a kiss, and a long look away
      The phone in the hall being left to ring
      None of it settled till some other day

      A wedding gone wrong in front of the aisle
      A doctor, a secret, a key, a drawer
      Dishes left soaking and soap on the wrists
      A face at the glass, a creak of the floor

      The same big house with the staircase and rail
      The villain in pearls, one eyebrow up high
      Ironing stopped in the midst of a sleeve
      A glass set down, and a very long sigh`,
  },
  {
    words: 'podcast podcasts podcaster audiobook audiobooks',
    stanzas: `
      Buds in the ears and a cloth on the arm
      Two voices that chatter over the sink
      A sponge going round and round on one plate
      A stop in between, to nod or to think

      A murder in Denmark, the price of bread
      A voice that lasts to the end of the street
      The long way round for the end of the tale
      The car in its place, and still in the seat

      The tune, the hello, the ad for a bed
      A laugh in the aisle by the peas and beans
      A nod at nobody, a grin, a hmm
      A head full of whales and coffee machines

      Half of a smile in the checkout line
      A long true tale in the space of an ear
      Laundry all folded, and folded all wrong
      A gasp that the whole of the bus can hear`,
  },
  {
    words: 'radio radios transistor_radio radio_station radio_stations ham_radio',
    stanzas: `
      A needle moved past the buzz and the hiss
      Voice and a fiddle, then voice and the news
      A bent antenna, a twist of foil
      A song on the shelf with the rags and shoes

      Dust on the knob and a glow in the glass
      A favorite coming, the sound turned high
      Scores and the traffic, the price of corn
      One good song while the dishes dry

      Voices that come from the shelf by the bread
      Weather for boats that are far, far away
      A crackle and hum when a truck goes by
      A tune in the head the rest of the day

      Wire at the window, bent round for luck
      News on the hour and a hiss in between
      A ball game far off, the roar of a crowd
      A small square of light, half yellow, half green`,
  },
  {
    words:
      'vinyl vinyls record_player record_players turntable record_collection old_records record_store record_shop lps gramophone jukebox',
    stanzas: `
      The needle let down with a steady thumb
      A crackle like bacon, then the first bar
      The sleeve gone white in a ring at the edge
      A skip in the song where the good parts are

      The black disk tilted to look for the dust
      Thumb at the rim and a breath on the track
      A wobble, a warp, a drum far away
      Then over it goes for songs on the back

      Spines in a row from the A to the Z
      A sleeve slid out with a papery sound
      A pop, and a hiss, and a warm low hum
      The label a blur going round and round

      Boxes of sleeves with the corners split
      Fingers that flip through the row like a file
      The arm swung over, the needle down slow
      Only the dust for a good long while`,
  },
  {
    words:
      'choir choirs choral chorister sings_alto sings_tenor sings_bass soprano barbershop_quartet glee_club a_cappella church_choir sang_in_the_church_choir sings_in_the_church_choir sing_in_the_church_choir sang_in_the_choir sings_in_the_choir sing_in_the_choir sang_in_a_choir sings_in_a_choir sing_in_a_choir singing_in_a_choir singing_in_the_choir choir_practice choir_rehearsal',
    stanzas: `
      Folders held open in rows upon rows
      Basses in back, and a hum for the key
      One breath drawn in all at once like a tide
      And everyone's mouth in a wide long E

      Tap of a stick on the edge of a stand
      A cough drop unwrapped and a page turned slow
      Sopranos lined up on top of the steps
      And under the shoes one bass note, low

      Altos and tenors in close to the wall
      Pencil marks showing the places for air
      One eye on the page and one on the stick
      The last note let go, and still hanging there

      Shoulder to shoulder, the tall at the back
      A nod from the front, and a quick look down
      A hum passed along from left to the right
      A chord as wide as the roofs of a town`,
  },
  {
    words: 'sing sings sang sung singing singer singers hum hums hummed humming',
    stanzas: `
      A tune coming through the crack of a door
      A hum at the sink, a hum on the stair
      The verse, the chorus, the chorus again
      The kettle comes in with a note to spare

      A breath, and the shoulders drop from the ears
      Long notes held with the chin up high
      A shoe that taps on the rung of a chair
      Dishes that hum in the rack to dry

      A chorus that carries over the fence
      Fingers that drum on the edge of a seat
      The high part taken with both eyebrows up
      The low part down in the soles of the feet

      The words coming easy, round upon round
      A la and a la for parts in between
      Eyes squeezed shut at the top of the scale
      A window or two beginning to lean`,
  },
  {
    words: 'whistles whistled whistling whistler',
    stanzas: `
      Lips pulled in and the eyebrows up
      A tune with no words comes in at the gate
      A trill at the turn of the stair, held long
      A spoon that taps on the rim of a plate

      Two hands full and the cheeks puffed out
      A bird on the fence, its head to one side
      Half of a march and a bit of an ad
      A high note that slips and begins to slide

      Air through the teeth for the low soft part
      A march down the hall, a waltz on the stair
      Some old tune with the middle gone missing
      Known in the house before anyone's there

      Busy thumbs and a pursed-up mouth
      Round and around on the same four bars
      A warble, a swoop, and a breath sucked in
      Heard at the end of the line of parked cars`,
  },
  {
    words:
      "off-key off_key tone-deaf tone_deaf out_of_tune sings_in_the_shower sing_in_the_shower sang_in_the_shower singing_in_the_shower sings_badly can't_sing sing_out_of_tune sings_out_of_tune sang_out_of_tune singing_out_of_tune",
    stanzas: `
      The tune going left, the voice going right
      A note near the note where a note should be
      Full-throated, flat out, and the head thrown back
      The dog next door coming in on the key

      Hairbrush or ladle or soap for a mike
      The high note reached for, and missed by a hair
      All of the verses, in any old row
      Every last word of it sent up the stair

      All the right words, and in most of the spots
      The chorus begun just a bit too soon
      The lungs turned up as far as can be
      Something in there like the edge of a tune

      Flat on the low part and sharp on the top
      The long note held till the windows ring
      Eyes squeezed tight and the arms out wide
      And under the feet how the floorboards spring`,
  },
  {
    words: 'karaoke',
    stanzas: `
      Words going yellow along the screen
      A tap on the mike, a squeal from the wall
      The first verse mumbled, the chorus at full
      The big note coming, one arm for it all

      The fat book of songs with the corners bent
      A number picked out, a name in a hat
      The ball on the lyrics skipping ahead
      The key too high and the low part flat

      One hand on the mike and one in the air
      A ball that goes bouncing from word to word
      Tables that thump on the two and the four
      The loudest last chorus the street has heard

      Purple and green going round on the wall
      The intro longer than anyone thinks
      A key change coming around the bend
      A bow to the coats and the half-gone drinks`,
  },
  {
    words:
      'guitars guitarist ukuleles banjo banjos mandolin bass_guitar strum strums strummed strumming plays_the_guitar play_the_guitar played_the_guitar playing_the_guitar plays_guitar play_guitar played_guitar playing_guitar the_guitar a_guitar our_guitar her_guitar his_guitar my_guitar your_guitar old_guitar guitar_lessons guitar_teacher learning_guitar learn_guitar learning_the_guitar teaches_guitar taught_guitar guitar_strings air_guitar plays_ukulele plays_the_ukulele play_the_ukulele play_ukulele my_ukulele her_ukulele his_ukulele your_ukulele electric_guitar',
    stanzas: `
      A pick in the teeth, one peg being turned
      Fingertips hard as the heel of a shoe
      A chord tried out on the edge of the bed
      The same four bars till the fifth comes through

      The neck worn pale where the thumb has been
      A G and a C, a slide to the D
      A buzz in the low one, found out and fixed
      A shoe on the rung going one, two, three

      The case on the floor with the lid laid back
      A twang, and a twist, and the note comes right
      Old strings coiled in a box with the picks
      A thumb on the low one, the high ones bright

      Squeak of a hand sliding over the frets
      A pick in the couch, a pick on the sill
      A chord that stretches the little finger
      A hum in the wood when the hand lies still`,
  },
  {
    words:
      'pianos pianist pianists upright_piano piano_lessons plays_the_piano play_the_piano played_the_piano playing_the_piano plays_piano play_piano played_piano playing_piano the_piano a_piano our_piano her_piano his_piano my_piano your_piano old_piano grand_piano piano_teacher piano_tuner piano_tuners piano_keys piano_stool piano_bench teaches_piano taught_piano learning_piano learn_piano learning_the_piano honky_tonk_piano out_of_tune_piano piano_recital piano_practice',
    stanzas: `
      The lid going up on the long white teeth
      A bench that creaks with a reach for the low
      A scale that climbs like a child on the stairs
      One sticky key with its note a bit slow

      Black keys and white keys under the hands
      A pedal pressed down, a hum in the floor
      The same hard bar gone over and over
      Half of it heard through the crack of the door

      A metronome ticking from side to side
      The corner of music bent for the turn
      Ten fingers spread like the legs of a crab
      A pale round ring from the pot of a fern

      One finger finding the start of a tune
      The left hand walking, the right hand quick
      A bench full of music, covers gone soft
      A clock moved out on account of its tick`,
  },
  {
    words:
      'drummer drummers drumming drumsticks drum_kit drum_set percussion percussionist bongos plays_the_drums play_the_drums played_the_drums playing_the_drums plays_drums play_drums played_drums playing_drums the_drums a_drum his_drums her_drums my_drums your_drums drum_lessons learning_the_drums steel_drums drum_circle',
    stanzas: `
      Two sticks on a cushion, a pot, a knee
      One foot pumping the thump of the bass
      Shimmer of cymbals still round in the air
      Spoons in a drawer that can't stay in place

      A count on the sticks, a one and a two
      The kick, the snare, and the hiss of the hat
      Splinters of wood on the rug by the stool
      The broom of a neighbor goes rat-tat-tat

      Sticks with the tips chewed ragged and pale
      Tap on the dashboard and tap on the plate
      A pillow pushed in the side of the bass
      A one and a two, and the rest won't wait

      A roll like a load of apples let go
      Crack of the rim and the boom underneath
      Wrists gone loose and the elbows in
      A beat to be felt in the gums and teeth`,
  },
  {
    words:
      'violins violinist fiddle fiddler fiddlers cellist plays_the_violin play_the_violin played_the_violin playing_the_violin plays_violin play_violin played_violin playing_violin violin_lessons learning_the_violin her_violin his_violin my_violin your_violin old_violin plays_the_cello play_the_cello played_the_cello playing_the_cello plays_cello play_cello played_cello cello_lessons learning_the_cello her_cello his_cello plays_the_viola plays_viola violin_case fiddles_at',
    stanzas: `
      A cake of rosin, a cloth, and a case
      A peg with a creak till the A comes clear
      Four strings waiting for one thin stick
      The floorboards leaning a little to hear

      Velvet inside of a scuffed black case
      A squeak, a scrape, then honey, then air
      White dust left where the bow has been
      One note drawn out like a long fine hair

      A toe that taps by the foot of the stand
      A bow that can scratch and skip and spring
      Fingers that know where to land in the dark
      An elbow that goes up wide like a wing

      The hair of the bow screwed tight with a thumb
      Two strings together, one sour, one sweet
      Stripes on the back like the back of a cat
      A tune in the wrist, a tune in the feet`,
  },
  {
    words:
      'trumpet trumpets trumpeter trombone trombones trombonist tuba saxophones saxophonist bugle french_horn plays_the_saxophone plays_saxophone plays_sax plays_the_sax play_the_saxophone play_the_sax play_sax played_sax played_saxophone played_the_saxophone his_sax her_sax my_sax his_saxophone her_saxophone my_saxophone brass_band',
    stanzas: `
      Cheeks blown round and the eyebrows up
      A shine on the bell, a dent in the side
      A breath brought up from the soles of the feet
      One gold note with the throat open wide

      A cloth for the bell, a cloth for the hands
      A wobble, a rumble, breath, and a wail
      Shake of the spit on the toe of a shoe
      A long note bent like a cat's slow tail

      A mouthpiece warmed in the fold of a palm
      A honk, then a squawk, then a note like cream
      Dents from a doorway, a strap, a stand
      All of the brass fogged over with steam

      Scales going up through the floor of the house
      A sock in the bell, and the sound comes small
      A low note that rattles a picture frame
      A high one gone through the neighbors' wall`,
  },
  {
    words: 'accordion accordions harmonica harmonicas concertina squeezebox mouth_organ',
    stanzas: `
      In with a breath and then out with a breath
      A wheeze, a tune, and a wheeze, and a stamp
      Reeds in a row like the teeth of a comb
      A waltz gone round like a moth at a lamp

      Cold metal first, and then warm in the hands
      A chug, a hoot, like a train far away
      Heel on the boards for the beat of the thing
      The kind of a tune that the feet obey

      A note bent round like a nail in a board
      A push and a pull, a foot tapping twos
      A case with a latch and red cloth inside
      A jig for the table, the chairs, the shoes

      Air coming in and then air going out
      A long low chord like a door swinging slow
      Little bright notes running up on the top
      All of the teaspoons join in, high and low`,
  },
  {
    words:
      'band_practice band_rehearsal band_rehearsals garage_band rock_band cover_band in_a_band gig gigs jam_session jam_sessions amp amps amplifier bandmates',
    stanzas: `
      Cords in a knot on the cold cement
      An amp that hums on an upturned crate
      A one, two, three, and the four gets lost
      The bass comes early, the drums come late

      The door rolled down and a rug nailed up
      A buzz, a squeal, and a thump in the chest
      The same eight bars from the top, once more
      Somebody's neighbor in slippers and vest

      Amps on the oil spots, a case for a seat
      A set list in marker, a bass drum taped
      A cable that crackles, and then a kick
      A song with the end of it still not shaped

      The van seats folded, a drum on a lap
      Black tape on cables that cross on the floor
      A count and a crash and a look all round
      Wrenches that ring on the wall by the door`,
  },
]
