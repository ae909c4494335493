import type { Details } from '../../stanzas.ts'

/** Cameras, screens and stages, and everything that makes music, told in sentences. */
export const pastimes3: readonly Details[] = [
  {
    words:
      'photography photographer photographers photograph photographs camera cameras darkroom polaroid polaroids takes_photos taking_photos takes_pictures taking_pictures photo_album photo_albums',
    own: `
      {fact}
      {He} {tells} everybody to squeeze in some more
      {He} {takes} one step back, and another step back
      And {falls} in the flowers that [grow] by the door

      {He} {waits} on one (elbow|kneecap|shoulder) for sun on a wall
      And {tells} the gray pigeon to stay
      {fact}
      The pigeon [looks] straight at {him}, then [flies] away`,
    stanzas: `
      (The family|One family) [lines] up with the tall at the back
      The small ones [make] faces in front
      The flash [goes] at just the wrong moment of all
      And one of the uncles [is] caught in a grunt

      (A picture|The picture) [comes] up from the white, bit by bit
      First eyebrows, and then half a smile
      A thumb [covers] most of the sea and the sky
      But everyone [passes] it round for a while`,
    later: `
      The album [lies] shut on the shelf by the lamp
      The summers [are] stuck in with glue
      And there they all stand in the very same sun
      And squint, and it's always a quarter past two`,
    hook: `
      Hold still for the camera, hold still and say cheese
      One moment is staying forever with these

      A photograph, photograph, there in its frame
      The years may go by, and it smiles just the same`,
  },
  {
    words:
      'movie movies film films cinema movie_night movie_nights horror_movies old_movies matinee popcorn star_wars star_trek film_night movie_marathon film_buff',
    own: `
      {fact}
      {He} {sits} with a bucket of popcorn for three
      {He} {eats} it before the first actor [says] a word
      And {tells} the bold hero which door it [will] be

      {He} {weeps} at the (airport|wedding|ending) and {says} it [is] salt
      And {blows} a loud note on {his} sleeve
      {fact}
      The lights [have] come up, but {he} {doesn't} quite leave`,
    stanzas: `
      (The curtain|The red curtain) [opens], the coughing [dies] down
      The beam [has] some dust going by
      A kiss [takes] so long that the front row [looks] round
      A child [asks] how people can breathe there, and why

      (The seats|Old seats) [give] a bump when a person [gets] up
      A hand [meets] a hand in the box
      The monster [comes] up through the floor with a groan
      And half the front row [jumps] right out of its socks`,
    later: `
      The names [travel] up and the sweepers [come] in
      The street [is] too bright and too near
      But all the way home there's a cape on the wind
      And violins play in the back of the ear`,
    hook: `
      It's movie night, movie night, turn off the light
      The whole world is silver and black and just right

      Oh, popcorn, oh, popcorn, the lights going down
      There's somebody riding alone into town`,
  },
  {
    words:
      'theater theatre theaters school_play stage_play actor actors actress broadway musicals stagehand drama_club amateur_dramatics',
    own: `
      {fact}
      {He} {stands} in the wings with {his} heart in {his} shoes
      {He} {knows} every word, and then {knows} not a one
      And {walks} into light with no minute to lose

      {He} {bows} to the (front rows|left side|darkness), and {bows} to the right
      A mustache [hangs] off by a thread
      {fact}
      {He} {gives} one more bow as it [drops] off instead`,
    stanzas: `
      (A whisper|The whisper) [comes] out of the box by the stage
      A wall [gives] a wobble and sway
      The castle [is] cardboard, the thunder [is] tin
      But everyone [weeps] when the ship [goes] away

      (The curtain|A curtain) [gets] stuck half a yard from the top
      The king [has] to duck to be seen
      A grandmother [waves] from the second front row
      And one of the guards [waves] straight back at the queen`,
    later: `
      The greasepaint [comes] off and the costumes [hang] still
      The moon [is] rolled up by the wall
      But sweep the dark stage and a few of the claps
      Are still to be found at the back of the hall`,
    hook: `
      Oh, theater lights, and the hush, and the hum
      The curtain goes up, and the best is to come

      It's only a stage play, a moon on a string
      And yet for an evening it's everything`,
  },
  {
    words:
      'tv television televisions tv_show tv_shows tv_series sitcom sitcoms reruns game_show game_shows quiz_show cop_shows binge-watch binge_watch binge-watching binge_watching netflix remote_control',
    own: `
      {fact}
      {He} {sits} on the remote and {looks} everywhere
      {He} {lifts} up the cushions, the cat, and the rug
      The channel [keeps] changing from under the chair

      {He} {says} just one (story|episode|hour), and {pulls} up a quilt
      The next one [begins] by itself
      {fact}
      The clock [has] a lot to say there on its shelf`,
    stanzas: `
      (The sofa|One sofa) [holds] five with a dog on the end
      The plates [are] on everyone's knees
      The villain [comes] in and the whole room [goes] boo
      The killer's name [goes] by in somebody's sneeze

      (The quiz man|The host) [asks] the question and [smiles] at the clock
      The living room [shouts] out its guess
      The soup [has] boiled over, the phone [has] been ringing
      And no one [will] move till there [is] a yes`,
    later: `
      The screen [turns] to black and the room [comes] back in
      Its lamp and its clock and its chairs
      The best of the show was the row on the couch
      And now it goes yawning, by ones, up the stairs`,
    hook: `
      One more on the tv, just one, and then bed
      The end is a cliff, so it's two more instead

      Where is the remote control, where did it go
      There's one minute left to the start of the show`,
  },
  {
    words: 'soap_opera soap_operas the_soaps her_soaps his_soaps my_soaps telenovela telenovelas',
    own: `
      {fact}
      {He} {hushes} the house when the music [comes] on
      {He} {tells} the young wife to look under the stairs
      And {knows} from the start that the husband [is] gone

      {He} {sits} by the (kettle|heater|lamplight) at quarter to eight
      And {holds} up the biscuit and cup
      {fact}
      {He} {talks} to the screen till the two [have] made up`,
    stanzas: `
      (The doctor|A doctor) [is] back from the dead with a beard
      The twin [has] an eye on the will
      The door [opens] slowly, the violins [rise]
      And up [come] the names, with the gun pointed still

      (The wedding|One wedding) [is] stopped by a man in the rain
      The barmaid [drops] all of a tray
      It [takes] a whole week to walk over the room
      The pan [boils] potatoes completely away`,
    later: `
      The credits [go] up and the kettle [goes] on
      The whole thing [is] gone through once more
      A good cry for somebody who isn't there
      Has swept out the heart like a broom does a floor`,
    hook: `
      Oh, soap opera, soap opera, who's at the door
      The one who was buried in series four

      Hush, it's the soap opera, hush, not a word
      The vicar has coughed, and the worst has been heard`,
  },
  {
    words: 'podcast podcasts podcaster audiobook audiobooks',
    own: `
      {fact}
      {He} {walks} down the street with a laugh for no cause
      {He} {stops} by a hedge for the end of a part
      And {nods} at the hedge when it [comes] to a pause

      {He} {washes} one (teacup|saucer|fork there) for nearly an hour
      The murderer [isn't] yet known
      {fact}
      {He} {gasps} by the sink in a room all alone`,
    stanzas: `
      (The voice|A voice) [goes] along by the side of the road
      The ironing [does] itself fast
      Two people [are] laughing at something on kings
      The shirts [get] to hear of the pharaohs at last

      (The bus|A bus) [takes] its time, and for once that [is] fine
      The story [is] all in one ear
      A detective [walks] slowly along a dark hall
      And somebody's stop [goes] by, perfectly clear`,
    later: `
      The story [is] over, the headphones [come] off
      The kitchen [is] quiet and gray
      But somebody friendly was there in the room
      And leaves a warm chair when they're going away`,
    hook: `
      Oh, podcast, oh, podcast, a voice in the ear
      A friend who has never been anywhere near

      One audiobook chapter, one chapter, no more
      The dishes are done, and who's that at the door`,
  },
  {
    words: 'radio radios transistor_radio radio_station radio_stations ham_radio',
    own: `
      {fact}
      {He} {turns} the small dial by a hair to the right
      {He} {goes} through a choir and a storm out at sea
      And {stops} where a trumpet [climbs] into the night

      {He} {sings} with the (kettle|back door|window) wide open and loud
      The bacon [goes] black by the clock
      {fact}
      {He} {bows} to the crowd, in one slipper, one sock`,
    stanzas: `
      (The radio|A radio) [talks] to the bread and the jam
      The wind [is] to rise out at sea
      A coat hanger [does] for the part that broke off
      The marmalade [hears] of a gale before tea

      (The news|Bad news) [is] turned down and the waltz [is] turned up
      The cat [has] its back to the sound
      An old song [comes] on, and the mop [has] to stop
      And lean by the wall till the chorus [comes] round`,
    later: `
      The street [is] asleep and the kitchen [is] dark
      One small yellow dial [is] still on
      A voice reads the names of the harbors and rocks
      And wishes good night till the last light is gone`,
    hook: `
      Turn the radio up for that one little song
      The pan is the drum, and the words are all wrong

      Oh, radio, radio, low by the bed
      It hums like a kettle when all has been said`,
  },
  {
    words:
      'vinyl vinyls record_player record_players turntable record_collection old_records record_store record_shop lps gramophone jukebox',
    own: `
      {fact}
      {He} {slides} out the record and {blows} on the black
      {He} {holds} it by edges, like glass, in two palms
      And {reads} every word of the sleeve on the back

      {He} {lowers} the (needle|stylus|arm down) and {steps} away slow
      The crackle [is] rain on a tent
      {fact}
      And nobody [needs] to be told where {he} went`,
    stanzas: `
      (The needle|A needle) [comes] down with a breath and a tick
      The trumpet [walks] in through the wall
      The scratch [makes] it jump at the very same word
      And everyone [jumps], and [sings] on, after all

      (The records|Old records) [lean] up like a street in the rain
      The covers [are] soft at the seam
      The last groove [goes] round with a hush, and a hush
      The dog [lies] beside it and [runs] in a dream`,
    later: `
      The arm [settles] back and the platter [runs] down
      The room [has] its clock and its chair
      But drop in the needle in forty years' time
      And there's the same parlor, and everyone there`,
    hook: `
      Oh, vinyl, oh, vinyl, go round and around
      There's rain in the grooves and it's part of the sound

      Put on the old record, the one with the scratch
      It skips like a heart does, and love is the catch`,
  },
  {
    words:
      'choir choirs choral chorister sings_alto sings_tenor sings_bass soprano barbershop_quartet glee_club a_cappella church_choir sang_in_the_church_choir sings_in_the_church_choir sing_in_the_church_choir sang_in_the_choir sings_in_the_choir sing_in_the_choir sang_in_a_choir sings_in_a_choir sing_in_a_choir singing_in_a_choir singing_in_the_choir choir_practice choir_rehearsal',
    own: `
      {fact}
      {He} {stands} in the back row, the music held high
      {He} {watches} the stick for the breath and the beat
      And {sends} one long note to the roof and the sky

      {He} {practices} (scales in|psalms in|rounds in) the bath and the hall
      And {marks} where to breathe with a tick
      {fact}
      {He} {comes} in one bar too soon, loud as a brick`,
    stanzas: `
      (The altos|Two altos) [share] one folder, one lozenge, one pen
      The basses [go] down to the floor
      The stick [has] gone up, and then nobody [breathes]
      And then the whole roof [is] not there anymore

      (The coughs|Dry coughs) [are] all coughed, and the pages [are] turned
      The sopranos [float] up like a kite
      A candle [bends] over from all of that air
      The dust of the ages [comes] down, gold and white`,
    later: `
      The folders [are] stacked and the hall [is] locked up
      The bus stop still [hums] it in thirds
      For forty small voices, when put into one
      Can say all the things that were never in words`,
    hook: `
      The choir, the choir, it fills up the hall
      With one voice for each, and one voice for them all

      Oh, choir practice, choir practice, breathe and begin
      The doors are wide open and the sound lets them in`,
  },
  {
    words: 'sing sings sang sung singing singer singers hum hums hummed humming',
    own: `
      {fact}
      {He} {starts} on a line with {his} hands in the sink
      The window [is] open, the street [slows] its step
      And even the kettle [takes] time out to think

      {He} {knows} the first (chorus|verses|two lines), then la la, then hum
      And {holds} the last note like a cup
      {fact}
      The sad ones [stop] sighing, the small ones [look] up`,
    stanzas: `
      (A tune|The tune) [comes] along down the stairs on its own
      The broom [has] a turn and a twirl
      A blackbird outside [gives] a bit of it back
      The milk in the coffee [goes] round in a swirl

      (The long road|A long road) [gets] shorter by chorus and verse
      The baby [forgets] what was wrong
      The dishes [are] dry and nobody knew
      That most of an hour [is] two lines of a song`,
    later: `
      The evening [comes] down and the windows [are] shut
      The street [has] gone quiet and small
      But songs have a way of just staying indoors
      And humming a while in the coats in the hall`,
    hook: `
      Oh, sing it again, for it costs not a thing
      The kettle, the blackbird, the whole world can sing

      Singing, oh, singing, the low and the high
      It makes the road shorter and brightens the sky`,
  },
  {
    words: 'whistles whistled whistling whistler',
    own: `
      {fact}
      {He} {comes} up the path, and the tune [comes] before
      {He} {puts} in a trill that a blackbird would steal
      And {ends} with one tap of the shoe on the door

      {He} {whistles} through (dishes|laces|car keys), {he} {whistles} through rain
      The tune [has] a start and no end
      {fact}
      A blackbird [sings] back like a very old friend`,
    stanzas: `
      (A tune|The tune) [goes] ahead round the side of the house
      The milk bottles [ring] in reply
      A robin [sits] up with its head on one side
      The canary [tries] it, all feathered and shy

      (The dog|A dog) [lifts] one ear at the gate and [gets] up
      The mailman [picks] up his own feet
      A child on a step [blows] out nothing but air
      The puff that [comes] out [is] exactly on beat`,
    later: `
      The path [has] gone quiet, the evening [comes] on
      The gate [has] been latched for the night
      But some tunes stay out in a street by themselves
      And some nights a blackbird gets all of it right`,
    hook: `
      The whistle comes first, and the footsteps behind
      It's somebody happy with nothing in mind

      A whistler, a whistler, the tune's on its way
      It turns a gray corner to the middle of May`,
  },
  {
    words:
      "off-key off_key tone-deaf tone_deaf out_of_tune sings_in_the_shower sing_in_the_shower sang_in_the_shower singing_in_the_shower sings_badly can't_sing sing_out_of_tune sings_out_of_tune sang_out_of_tune singing_out_of_tune",
    own: `
      {fact}
      {He} {starts} up a hymn with the soap in {his} hand
      {He} {goes} for the high one and {gets} something else
      The whole street [can] hear, and the dog [takes] a stand

      {He} {sings} like a (hinge with|gate with|goose with) the whole of {his} heart
      And {adds} a few notes of {his} own
      {fact}
      The tap [joins] right in with a sort of a groan`,
    stanzas: `
      (The tune|A tune) [sets] off bravely and soon [loses] touch
      The dog [leaves] the room for the yard
      The glass on the shelf [gives] a shiver of fear
      The neighbors next door [shut] the window, quite hard

      (The tiles|White tiles) [make] an opera out of one hum
      The shampoo [is] held like a mike
      The words [are] from one song, the music from two
      And nobody [knows] what the real one [is] like`,
    later: `
      The choirs [have] their singers as clear as a bell
      They [come] in on time and in tune
      But what would the house be without that one voice
      That brays like a donkey in love with the moon`,
    hook: `
      It's off-key, it's off-key, it's happy and loud
      The sun has come out from the back of its cloud

      Oh, out of tune, out of tune, sing it out strong
      The heart has it right, if the notes have it wrong`,
  },
  {
    words: 'karaoke',
    own: `
      {fact}
      {He} {says} not a chance, and {he} {says} not tonight
      {He} {says} only one, and an easy one, then
      And {will} not come down till they [turn] up the light

      {He} {kneels} for the (chorus|key change|last line) with one hand in air
      The mike [has] a whistle, a squeal
      {fact}
      A table of strangers [gets] up for a reel`,
    stanzas: `
      (The words|White words) [run] ahead with a small bouncing ball
      The song [has] begun far too high
      A man from accounting [takes] off his gray tie
      The whole table [howls] with one fist to the sky

      (The mike|One mike) [goes] around like a bottle of rum
      The barmaid [sings] into a spoon
      Two strangers [sing] love to each other, eyes closed
      And one of them even [is] nearly in tune`,
    later: `
      The machine [is] switched off and the stools [are] turned up
      The taxi [is] humming along
      And no one's a star, and their throats are all gone
      But everyone's been one, for half of a song`,
    hook: `
      Oh, karaoke, karaoke, hand out the mike
      It's terrible, wonderful, all that they like

      One more karaoke, the last of the night
      There's no one too shy when they turn up the light`,
  },
  {
    words:
      'guitars guitarist ukuleles banjo banjos mandolin bass_guitar strum strums strummed strumming plays_the_guitar play_the_guitar played_the_guitar playing_the_guitar plays_guitar play_guitar played_guitar playing_guitar the_guitar a_guitar our_guitar her_guitar his_guitar my_guitar your_guitar old_guitar guitar_lessons guitar_teacher learning_guitar learn_guitar learning_the_guitar teaches_guitar taught_guitar guitar_strings air_guitar plays_ukulele plays_the_ukulele play_the_ukulele play_ukulele my_ukulele her_ukulele his_ukulele your_ukulele electric_guitar',
    own: `
      {fact}
      {He} {tunes} it a while with {his} ear to the wood
      {He} {looks} for the chord with three fingers, then four
      And {says} it [is] wrong, but it [sounds] rather good

      {He} {sits} on the (bed edge|back step|tailgate) and {plays} it once more
      The one with a bridge like a sigh
      {fact}
      A moth and a neighbor [are] caught going by`,
    stanzas: `
      (A string|The thin string) [goes] ping in the midst of the tune
      The case [is] a bed for the cat
      The song [gets] along to the verse no one [knows]
      So everyone [hums] it, and that [is] all that

      (The chords|Three chords) [go] around like a wheel on a road
      The porch light [has] moths at its glass
      A foot [keeps] the time and a spoon [keeps] it too
      The dew [settles] down on the boots and the grass`,
    later: `
      The strings [wear] to rust and the wood [wears] to pale
      Where somebody's arm had its place
      But lay a hand flat on the side of the thing
      It hums a bit still, like a hum on a face`,
    hook: `
      The guitar, the guitar, strum it low, strum it slow
      It has just six strings, but there's nowhere it can't go

      Three chords on an old guitar, that's all it takes
      For everyone's shoulders to drop all their aches`,
  },
  {
    words:
      'pianos pianist pianists upright_piano piano_lessons plays_the_piano play_the_piano played_the_piano playing_the_piano plays_piano play_piano played_piano playing_piano the_piano a_piano our_piano her_piano his_piano my_piano your_piano old_piano grand_piano piano_teacher piano_tuner piano_tuners piano_keys piano_stool piano_bench teaches_piano taught_piano learning_piano learn_piano learning_the_piano honky_tonk_piano out_of_tune_piano piano_recital piano_practice',
    own: `
      {fact}
      {He} {sits} down and {wriggles} the stool to its height
      {He} {looks} for the C with the chip in its edge
      And {helps} the left hand with a loan from the right

      {He} {plays} the same (eight bars|one page|old waltz) till the dog [gives] a sigh
      And {stops} where it [falls] down the stair
      {fact}
      {He} {says} a short word to the keys, and {gets} there`,
    stanzas: `
      (The keys|White keys) [have] gone yellow like very old teeth
      The D in the middle [is] mute
      A vase [hums] along when the low notes [come] down
      The photographs [shake] in their best Sunday suit

      (The lid|A lid) [goes] up and the room [holds] its breath
      A child on the stairs [has] sat down
      The waltz [finds] the window and [walks] down the road
      It [takes] off its hat to the rest of the town`,
    later: `
      The lid [is] shut down and a cloth [is] laid on
      With lamps and with faces in frames
      But press any key and the whole house looks up
      As if it had called them by all of their names`,
    hook: `
      Oh, play the piano, the black and the white
      There's room for a lullaby yet in the night

      The piano keys ripple, the left and the right
      Ten fingers go walking and bring home the light`,
  },
  {
    words:
      'drummer drummers drumming drumsticks drum_kit drum_set percussion percussionist bongos plays_the_drums play_the_drums played_the_drums playing_the_drums plays_drums play_drums played_drums playing_drums the_drums a_drum his_drums her_drums my_drums your_drums drum_lessons learning_the_drums steel_drums drum_circle',
    own: `
      {fact}
      {He} {drums} on the table with fork and with knife
      {He} {drums} on the wheel, and the wall, and {his} knee
      And {gives} every saucepan a bit of a life

      {He} {sits} on the (low stool|drum stool|round stool) and {grins} like a thief
      With one foot that [stamps] like a mill
      {fact}
      The cups [do] a jig on the window sill`,
    stanzas: `
      (The sticks|Two sticks) [are] a blur, and the cymbals [are] suns
      The floorboards [hop] up with the beat
      The goldfish [goes] round rather fast for a fish
      And no one [is] able to quiet their feet

      (The snare|A snare) [gives] a crack like a door in the wind
      The bass drum [is] felt in the chest
      A neighbor [comes] round to complain at the door
      And [taps] on the frame of it just like the rest`,
    later: `
      The kit [is] packed up in its cases of black
      The street [gets] its quiet at last
      But two fingers tap on the edge of the sink
      And somebody's heart is still going too fast`,
    hook: `
      Play the drums, play the drums, let the whole house shake
      There's nobody sleeping, so stay wide awake

      It's a drummer that's drumming, a rum and a tum
      The heart in the chest is the very first drum`,
  },
  {
    words:
      'violins violinist fiddle fiddler fiddlers cellist plays_the_violin play_the_violin played_the_violin playing_the_violin plays_violin play_violin played_violin playing_violin violin_lessons learning_the_violin her_violin his_violin my_violin your_violin old_violin plays_the_cello play_the_cello played_the_cello playing_the_cello plays_cello play_cello played_cello cello_lessons learning_the_cello her_cello his_cello plays_the_viola plays_viola violin_case fiddles_at',
    own: `
      {fact}
      {He} {tucks} it in under {his} chin like a child
      {He} {tightens} the bow, and {he} {closes} {his} eyes
      The first note [is] sour, and the next one [is] mild

      {He} {plays} a slow (air there|tune there|waltz there) with {his} foot keeping time
      The rosin [comes] down like the snow
      {fact}
      A chair by the wall [has] a tear rolling slow`,
    stanzas: `
      (The bow|A bow) [goes] across, and the cat [goes] upstairs
      The curtains [draw] close for the sound
      But once in an hour there [comes] such a note
      That even the clock on the wall [looks] around

      (The fiddle|A fiddle) [begins] by the fire in the hall
      A boot [gives] a stamp on the floor
      The old ones [get] up and [forget] about knees
      A stone [is] put down to prop open the door`,
    later: `
      The case [has] a bed made of velvet inside
      The bow [is] let off for the night
      But wood [keeps] on humming a while in the dark
      Like someone who's turned out one last little light`,
    hook: `
      Oh, violin, violin, up to the sky
      Four strings and some horsehair, and look, it can cry

      Oh, play it, oh, fiddle, the fast and the slow
      There's laughter and weeping in one little bow`,
  },
  {
    words:
      'trumpet trumpets trumpeter trombone trombones trombonist tuba saxophones saxophonist bugle french_horn plays_the_saxophone plays_saxophone plays_sax plays_the_sax play_the_saxophone play_the_sax play_sax played_sax played_saxophone played_the_saxophone his_sax her_sax my_sax his_saxophone her_saxophone my_saxophone brass_band',
    own: `
      {fact}
      {He} {puffs} out {his} cheeks like a frog on a stone
      {He} {blows}, and the windows all [rattle] and [ring]
      The dog down the road [gives] an answering moan

      {He} {empties} the (water|spit out|tubing) on somebody's boot
      And {lifts} it all gold to the sun
      {fact}
      {He} {holds} the last note till the others [are] done`,
    stanzas: `
      (The band|One band) [marches] down past the shops in the rain
      The tuba [is] filling up, too
      A small boy in front [sucks] a lemon at them
      And half of the trumpets [dry] up in the queue

      (The brass|Bright brass) [has] been polished till clouds [can] be seen
      A mute [is] a cap for the sound
      A slide [takes] the hat off the man just in front
      The tune [rises] up, and the hat [hits] the ground`,
    later: `
      The case [has] been shut with a click and a click
      The square [is] all pigeons once more
      But high on a roof there's a note still in gold
      And everyone's walking more straight than before`,
    hook: `
      Oh, trumpet, oh, trumpet, wake up the whole town
      The sun's on the brass, and the walls may come down

      The brass band is playing, the brass band is here
      There's gold in the air, and a ring in the ear`,
  },
  {
    words: 'accordion accordions harmonica harmonicas concertina squeezebox mouth_organ',
    own: `
      {fact}
      {He} {pulls} it wide open and {squeezes} it shut
      It [takes] a deep breath like a very large dog
      And [lets] out a polka, a waltz, and a strut

      {He} {plays} by the (campfire|stove side|back step) with eyes nearly closed
      And {taps} out the time with {his} heel
      {fact}
      The aunts and the uncles [get] up for a reel`,
    stanzas: `
      (The tune|A tune) [has] a wheeze in the middle of it
      The buttons [are] pearl, and one's gone
      The chairs [are] pushed back and the rug [is] rolled up
      And everyone's grandmother [asks] them, come on

      (A note|One note) [bends] away like a train in the night
      The fire [gives] a crack and a spark
      The dog [puts] his head back and [joins] in the end
      And something a long way off [howls] in the dark`,
    later: `
      It [goes] in its box with a sigh and a snap
      The fire [has] burned down to its bed
      But there, on the stairs, is a bit of a waltz
      That goes round and round and won't leave the head`,
    hook: `
      Accordion, accordion, breathe out and in
      It sounds like a party about to begin

      Oh, harmonica, harmonica, bend it and moan
      There's nobody, hearing it, who's quite alone`,
  },
  {
    words:
      'band_practice band_rehearsal band_rehearsals garage_band rock_band cover_band in_a_band gig gigs jam_session jam_sessions amp amps amplifier bandmates',
    own: `
      {fact}
      {He} {turns} it all up till the light bulb [goes] ping
      {He} {counts} out to four, and then {starts} upon three
      And four different songs in the one key [take] wing

      {He} {carries} an (amplifier|amp there|old amp) down ninety-nine steps
      And {waits} for the van in the rain
      {fact}
      {He} {says} never more, and {starts} up the refrain`,
    stanzas: `
      (The amp|One amp) [has] a hum and a sticker that [curls]
      The garage [is] full to the wall
      The bass [is] too loud, and the singer [can't] hear
      The neighbors [can] hear them the best of them all

      (The crowd|The whole crowd) [is] seven, and one [is] the cook
      The drum kit [slides] off by degrees
      The last song [goes] wrong, and they [play] it right through
      And seven loud people [yell] one more, please, please`,
    later: `
      The van [has] been sold and the T-shirts [wear] thin
      The amp [holds] the lamp in the den
      But let that one riff come along on the air
      And four grown-up people are nineteen again`,
    hook: `
      Oh, rock band, oh, rock band, plug in and stand back
      It's one, two, and three, and the bulb has gone black

      One more gig, one more gig, load up the van
      And play like the world's there, for somebody's gran`,
  },
]
