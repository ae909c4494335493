import type { Details } from '../../stanzas.ts'

/** Sports and games with a ball, a belt or a bag; the gym; engines: told in sentences. */
export const pastimes5: readonly Details[] = [
  {
    words: 'soccer soccer_ball soccer_game soccer_games soccer_team goalkeeper goalie midfielder world_cup',
    own: `
      {fact}
      {He} {runs} up the side with {his} shirt hanging out
      {He} {loses} the ball, and {he} {wins} it right back
      And {points} to a gap with a wave and a shout

      {He} {stands} on the (touchline|wet grass|mud there) with hands on both knees
      There [isn't] a breath to be had
      {fact}
      {He} {says} that the pitch [has] been terribly bad`,
    stanzas: `
      (The ball|One ball) [hits] the crossbar and [hums] like a bell
      The goalie [lies] flat on the ground
      The orange [gets] cut into quarters at half
      And half of the team [is] just standing around

      (The rain|Cold rain) [comes] in sideways, the lines [wash] away
      The whistle [is] stuck in the wet
      A very small striker [goes] left and [goes] right
      And both of the fathers [run] on to the net`,
    later: `
      The nets [are] unhooked and the lamps [are] switched off
      The shin guards [are] drying, unpaired
      There's no one who knows what the score was by now
      But everyone knows who was there, and who cared`,
    hook: `
      Soccer, oh, soccer, the mud and the lights
      A ball in the corner, and long summer nights

      Kick it up, soccer ball, into the sun
      The final's forgotten, but not how it's won`,
  },
  {
    words:
      'football footballs footballer football_match football_matches football_team football_club football_coach_at premier_league kick_a_ball kickabout kick_about five-a-side five_a_side sunday_league man_city manchester_united man_united liverpool_fc liverpool_fan aston_villa leeds_united newcastle_united goal_keeper kicks_a_ball kicking_a_ball scores_goals scored_a_goal celtic_fan rangers_fan arsenal_fan everton_fan tottenham_fan spurs_fan chelsea_fan supports_celtic supports_rangers supports_arsenal supports_everton supports_spurs supports_liverpool supports_chelsea',
    own: `
      {fact}
      {He} {pulls} on the scarf, and {he} {pulls} on the hat
      {He} {kisses} the badge for a bit of good luck
      And {kicks} every ball from the edge of the mat

      {He} {shouts} at the (whistle|linesman|replay) and {covers} {his} eyes
      And {peeks} through the wool of one glove
      {fact}
      {He} {calls} it a shambles, with nothing but love`,
    stanzas: `
      (The match|One match) [is] two minutes from ending in tears
      The corner [swings] in from the right
      A stranger [throws] both of his arms round a man
      And pies [leave] their wrappers and [go] up in flight

      (The coats|Four coats) [make] the goalposts, a bag [makes] the line
      The ball [has] gone over the wall
      The smallest [gets] sent, since he [fits] through the gap
      And the lady next door [has] a shelf of them all`,
    later: `
      The lamps [are] turned out and the gates [are] pulled to
      The chip papers [blow] down the street
      And up the dark road goes the scarf and the song
      All out of tune, on a thousand wet feet`,
    hook: `
      Football, oh, football, the mud and the roar
      There's always next Saturday, always one more

      It's only a football match, only a game
      It breaks every heart, and they come all the same`,
  },
  {
    words:
      'basketball basketballs basketball_team basketball_hoop shoots_hoops shooting_hoops shoot_hoops layup layups free_throw free_throws slam_dunk nba',
    own: `
      {fact}
      {He} {bounces} it twice, and {he} {bounces} it slow
      {He} {looks} at the rim like a plate on a shelf
      And {bends} at the knees and {lets} all of it go

      {He} {practices} (hook shots|free throws|layups) in socks in the hall
      With laundry for ball, and a bin
      {fact}
      {He} {throws} up both arms when a sock [tumbles] in`,
    stanzas: `
      (The ball|One ball) [rolls] around and around on the rim
      The sneakers all [squeak] to a stop
      The net [gives] a swish like a dress on the stairs
      Or else it [comes] out again over the top

      (The hoop|A hoop) [has] a chain for a net, and it [sings]
      The court [has] a crack with a weed
      The streetlights [come] on, and it [is] one more point
      And no one [goes] home till the score [is] agreed`,
    later: `
      The court [has] gone dark and the ball [rolls] away
      It [taps] on a step, and [is] still
      But high in the air is that one perfect shot
      That hasn't come down yet, and never quite will`,
    hook: `
      Basketball, basketball, bend at the knees
      And up it goes, up it goes, light as a breeze

      One more free throw, one more free throw, then bed
      The hoop's like a halo high over the head`,
  },
  {
    words:
      'baseball baseballs baseball_game baseball_games softball little_league t-ball home_run home_runs shortstop outfielder batting_cage ball_game ball_games ballgame ballgames ballpark world_series',
    own: `
      {fact}
      {He} {taps} the plate twice with the tip of the bat
      {He} {spits} like the grown-ups, a bit on {his} chin
      And {pulls} a bit lower the brim of {his} hat

      {He} {slides} into (second|third base|home plate) in one cloud of dust
      Where nobody [has] thrown the ball
      {fact}
      {He} {waves} to the bleachers, the sky, and the wall`,
    stanzas: `
      (The crack|One crack) of the bat [makes] the whole field look up
      The ball [grows] as small as a pea
      The right fielder [picks] at a flower and [hums]
      And something white [drops] by the foot of a tree

      (The hot dogs|Two hot dogs) [go] by on a tray in the sun
      The organ [plays] everyone up for a stretch
      A peanut shell [sticks] to the sole of each shoe
      The dog behind third [has] a foul ball to fetch`,
    later: `
      The lights [are] shut off and the chalk [blows] away
      The glove [has] a ball tied inside
      And under a pillow it learns by itself
      The shape of a catch, and is soft, and is wide`,
    hook: `
      It's baseball, it's baseball, the dust and the sun
      Come slide into home, though there's no need to run

      Oh, ball game, oh, ball game, the crack and the cheer
      The ball's in the sky, and the whole street can hear`,
  },
  {
    words: 'tennis tennis_court tennis_racket wimbledon racquet',
    own: `
      {fact}
      {He} {bounces} it four times and {tosses} it high
      {He} {swings} with a grunt that [comes] up from the shoes
      And {sends} it straight over the fence to the sky

      {He} {runs} for a (short one|drop shot|wide one) with racket stretched out
      And {gets} there a half second late
      {fact}
      {He} {bows} to the winner and {walks} off in state`,
    stanzas: `
      (The ball|One ball) [hits] the tape and [walks] there like a cat
      The heads [have] gone left and gone right
      The strawberries [sit] in the shade in their bowls
      And one dog [runs] off with the ball in a bite

      (The court|One court) [has] a net with a hole in the side
      The chalk [gives] a puff by the chair
      A lady [keeps] score with her knitting held up
      The lemonade [stands] in the shade over there`,
    later: `
      The net [is] let down and the shadows [get] long
      The balls [have] gone gray in their tin
      But somewhere a tap on the strings starts it up
      And love, it turns out, is the way to begin`,
    hook: `
      Oh, tennis, oh, tennis, the left and the right
      The ball's like a moon in the end of the light

      It's love on the tennis court, fifteen to love
      The grass down below and the blue up above`,
  },
  {
    words:
      'golf golfs golfed golfing golfer golfers golf_course golf_clubs driving_range putting_green mini_golf hole_in_one',
    own: `
      {fact}
      {He} {looks} at the flag, and {he} {looks} at the sky
      {He} {wiggles} {his} hips like a hen on her eggs
      And {sends} a whole saucer of grass flying by

      {He} {looks} in the (long grass|nettles|bushes) and {stirs} with a stick
      And {finds} seven more of them there
      {fact}
      {He} {drops} one quite softly, and {coughs} at the air`,
    stanzas: `
      (The ball|One ball) [runs] up to the lip of the hole
      It [takes] a good look, and [walks] on
      The flag [gives] a flap and the sand [gives] a sigh
      A duck on the pond [asks] them where it [has] gone

      (The cart|One cart) [has] a basket of sandwiches in
      The windmill [goes] round with a squeak
      A worm on the green [has] the best of the view
      And one perfect shot [has] to last them a week`,
    later: `
      The flag [is] pulled out and the shadows [lie] flat
      The shoes [leave] a trail in the dew
      Of ninety-odd shots, it's the one they take home
      That rose like a bird and ran straight, and was true`,
    hook: `
      Golf is a walk with a stick and a sigh
      The hole is so small, and so wide is the sky

      A hole in one, hole in one, one of these days
      Till then there's the grass and the sun and the haze`,
  },
  {
    words: 'cricket cricketer cricketers cricket_match cricket_bat wicket wickets batsman bowled_out test_match',
    own: `
      {fact}
      {He} {walks} to the crease like a knight to a war
      {He} {pats} at the ground with the foot of the bat
      And {looks} round the field for the gap for a four

      {He} {catches} one (high up|left-hand|falling) and {sits} on the ground
      And {looks} in {his} hands for the ball
      {fact}
      {He} {finds} it in there, and {is} seven feet tall`,
    stanzas: `
      (The bowler|One bowler) [comes] in from a quarter mile off
      The slips [lean] in close with their hands
      The stumps [give] a click like a key in a lock
      The batsman [looks] back at the stump where it [lands]

      (The cows|Three cows) [watch] it all from the shade of the oak
      The tea urn [is] starting to hiss
      The sandwiches [wait] with a cloth on their heads
      The clouds on the hill [have] a look at all this`,
    later: `
      The covers [are] on, and the rain [settles] in
      The score [hangs] in white on the black
      It [goes] down as nobody's win in the end
      And every last one of them [wants] to come back`,
    hook: `
      Oh, cricket, oh, cricket, the bat and the ball
      There's tea in the tent and there's shade by the wall

      A cricket match, cricket match, slow as can be
      It lasts until sundown, and then there is tea`,
  },
  {
    words: 'hockey ice_hockey hockey_game hockey_games hockey_stick hockey_team puck pucks zamboni',
    own: `
      {fact}
      {He} {tapes} up the stick with {his} tongue in {his} cheek
      {He} {goes} for the corner with elbows and knees
      And {wears} a blue mark for the rest of the week

      {He} {leans} on the (boards there|barrier|goalpost) and {breathes} like a train
      The mouth guard [hangs] out to the air
      {fact}
      {He} {grins}, and a whistle [comes] out of somewhere`,
    stanzas: `
      (The puck|One puck) [hits] the post, and it [rings] through the rink
      The glass [gives] a shake by the nose
      The horn [makes] the baby sit up in her hat
      And everyone [stamps] to get back all their toes

      (The sticks|Two sticks) [clack] together like reindeer in spring
      The bench [has] a row of wet heads
      The cocoa [goes] round in the stands in a flask
      The stands [are] pajamas and coats, fresh from beds`,
    later: `
      The big slow machine [makes] it shiny and new
      It [wipes] out each fall and each turn
      But all of those scratches were somebody's best
      And that's what the ice is so patient to learn`,
    hook: `
      Oh, hockey, oh, hockey, the stick and the puck
      A little bit bruises, a little bit luck

      A hockey game, hockey game, up with the sun
      The toes are all frozen, the heart's having fun`,
  },
  {
    words: 'bowling bowling_alley bowling_ball bowling_league bowling_team bowling_shoes ten-pin tenpin',
    own: `
      {fact}
      {He} {sends} it off gently and {leans} to the right
      {He} {talks} to the ball, and {he} {begs} with both hands
      And nine of them [fall], and the last one [stands] tight

      {He} {walks} in the (two-toned|rented|red-striped) old shoes to the line
      And {wiggles} a bit for the aim
      {fact}
      {He} {gets} the whole gutter, and {bows} all the same`,
    stanzas: `
      (The ball|One ball) [comes] back up the ramp with a bump
      The fries [have] a share of each thumb
      A kid [lets] it go with a push and a prayer
      And it [takes] till next Tuesday or later to come

      (The pins|Ten pins) [go] down with a crash and a clap
      The strangers next door [give] a cheer
      One pin [goes] around like a man in a dance
      It [thinks] for a while, and it [falls] on its ear`,
    later: `
      The shoes [are] handed back, warm, over the desk
      The lights in the lanes [go] out, one by one
      And riding on home there's a score on a card
      That says not a thing about who had the fun`,
    hook: `
      Bowling, oh, bowling, it rumbles away
      And even the gutter's a good place today

      At the bowling alley, the thunder, the cheer
      There's ten in a triangle, waiting right here`,
  },
  {
    words: 'boxing boxing_gym boxing_gloves boxing_ring boxing_match kickboxing punching_bag',
    own: `
      {fact}
      {He} {dances} in circles around the big bag
      {He} {hits} it, it [swings], and it [hits] {him} right back
      And {wipes} off {his} face with the end of a rag

      {He} {skips} with a (rope there|short rope|gray rope) till the floorboards all [hum]
      And {sits} with {his} gloves in {his} lap
      {fact}
      {He} {shakes} the hand after, and {gives} it a slap`,
    stanzas: `
      (The bell|One bell) [gives] a clang, and the whole gym [sits] down
      The bag [goes] on swinging alone
      An old man in slippers [says] keep the chin in
      The pads [are] held up, and they [crack] to the bone

      (The rope|One rope) [hits] the boards like the rain on a roof
      The mirror [is] boxing there, too
      The gloves on their hook [are] like fruit in a tree
      The tape on the bag [has] turned silver from blue`,
    later: `
      The lights [are] put out and the bag [hangs] there still
      The towels [drip] dry in the hall
      It [isn't] the fist, in the end, it's the feet
      And getting up one time more, after the fall`,
    hook: `
      Boxing, oh, boxing, the left and the right
      It's mostly the dancing, and hardly the fight

      Lace up the boxing gloves, keep up the chin
      It's getting back up that's the best way to win`,
  },
  {
    words: 'karate judo taekwondo jiu-jitsu jiu_jitsu aikido kung_fu martial_art martial_arts black_belt dojo',
    own: `
      {fact}
      {He} {bows} to the mat, and {he} {bows} to the wall
      {He} {shouts} from the stomach and {kicks} at the air
      And {lands} on one foot, or on no foot at all

      {He} {ties} the stiff (belt on|belt up|belt round) and it [sticks] out both ways
      And {stands} like the root of a tree
      {fact}
      {He} {bows} to the fridge on the way to the tea`,
    stanzas: `
      (The feet|Bare feet) [make] a line at the edge of the mat
      The teacher [says] nothing and [nods]
      A hundred small shouts [go] up into the beams
      The board [breaks] in two against all of the odds

      (A small one|The small one) [throws] big ones as light as a coat
      The mat [gives] a slap and a sigh
      The belts [have] been washed till the white [has] gone gray
      The smallest one [bows] with a glint in one eye`,
    later: `
      The suits [hang] to dry like a row of white ghosts
      The belt [has] a place by the bed
      The best of the fights are the ones that aren't fought
      So it's breathe in, and bow, and be gentle instead`,
    hook: `
      Karate, karate, a bow and a shout
      The strong are the quiet ones, inside and out

      The black belt began with a white one, they say
      And just kept on getting back up every day`,
  },
  {
    words:
      'billiards snooker pool_table pool_tables pool_hall plays_pool play_pool played_pool shoots_pool shooting_pool pool_shark',
    own: `
      {fact}
      {He} {chalks} up the cue, and {he} {blows} off the blue
      {He} {walks} round the table the way people shop
      And {leans} till one foot [has] come out of the shoe

      {He} {calls} the far (corner|pocket|red one) with all of {his} charm
      And {shuts} the one eye, and {lets} fly
      {fact}
      The white [follows] in, with a very soft sigh`,
    stanzas: `
      (The break|One break) [cracks] like thunder, the colors all [run]
      The lamp [has] a buzz like a fly
      The black [stops] to think on the edge of the hole
      The seven [drops] in with no kind of goodbye

      (The felt|Green felt) [has] a patch where a trick shot went wrong
      A coin [waits] its turn on the wood
      A ball [kisses] one, and that one [kisses] two
      And nobody [says] that the bank shot [is] good`,
    later: `
      The rack [settles] down and the lamp [is] pulled out
      The cues [make] a row on the wall
      There's chalk on the sleeve, and there's one lovely shot
      That nobody saw, with no witness at all`,
    hook: `
      Oh, rack up the pool table, break them once more
      There's blue on the fingers and chalk on the floor

      The eight on the pool table rolls to the brink
      It looks in the pocket and stops there to think`,
  },
  {
    words: 'yoga yoga_class yoga_mat yogi pilates downward_dog',
    own: `
      {fact}
      {He} {rolls} out the mat, and the cat [has] it first
      {He} {folds} like a deck chair and {reaches} for toes
      And {says} it [is] fine, but with lips that [are] pursed

      {He} {stands} on one (leg there|left foot|bare foot) like a bird in a pond
      And {thinks} about nothing, and bread
      {fact}
      {He} {tips} very slowly and {lands} on the bed`,
    stanzas: `
      (The mats|Blue mats) [make] a row like the beds of a ward
      The teacher [says] let it all go
      A stomach [gives] thanks for the lunch it [will] have
      And one of them [snores] in the very back row

      (The dog|A dog) [shows] them how with its tail in the air
      It [stretches] and [yawns] and [lies] down
      The rain on the roof [has] a slow kind of breath
      And off [slides] the whole of the noise of the town`,
    later: `
      The mat [is] rolled up with a strap round its waist
      The shoulders [have] come down an inch
      And out in the queue, with the cart and the bags
      There's somebody breathing, who won't even flinch`,
    hook: `
      Yoga, oh, yoga, breathe in and breathe out
      The knees never asked what it's all about

      Downward dog, downward dog, up with the seat
      It's a long way from here to the ends of the feet`,
  },
  {
    words:
      'gym gyms lifts_weights lifting_weights lift_weights weightlifting weight_lifting weightlifter dumbbell dumbbells barbell bench_press deadlift deadlifts treadmill workout workouts crossfit bodybuilder push-ups pushups squats',
    own: `
      {fact}
      {He} {puts} on the shoes and {he} {looks} at the door
      {He} {lifts} the thing once, and {he} {lifts} it up twice
      And {makes} a strange noise on the way down to four

      {He} {walks} like a (cowboy|penguin|robot) the whole of next day
      And {can't} lift the tea to {his} lip
      {fact}
      {He} {goes} back again with a firm sort of grip`,
    stanzas: `
      (The treadmill|One treadmill) [goes] nowhere at six miles an hour
      The mirror [has] seen it before
      The big man in gloves [sings] along with a tune
      The bar [comes] down softly as eggs on the floor

      (The weights|Small weights) [are] pink, and they [weigh] like a cat
      The towel [keeps] a seat like a friend
      The clock on the wall [has] the slowest of hands
      The last ten [are] longest, and then there [is] an end`,
    later: `
      The bag [goes] in the hall with a towel and a sigh
      The stairs [are] as tall as a tree
      But one day a jar lid gives in with a pop
      And no one is there in the kitchen to see`,
    hook: `
      One more at the gym, and then one more than that
      The iron is heavy, the world is a mat

      A workout, a workout, get up and get strong
      The last one is hardest, but isn't so long`,
  },
  {
    words:
      'motorcycle motorcycles motorbike motorbikes motorcyclist moped mopeds vespa harley_davidson biker bikers sidecar motor_bike motor_bikes dirt_bike dirt_bikes harley_davidsons',
    own: `
      {fact}
      {He} {kicks} it awake with a cough and a roar
      {He} {buckles} the helmet and {shuts} down the glass
      And {leaves} the whole street looking out of its door

      {He} {leans} with the (long bend|coast road|hill road) like part of the wind
      And {waves} with two fingers, held low
      {fact}
      {He} {grins} in the helmet where no one [can] know`,
    stanzas: `
      (The engine|An engine) [ticks] down as it [cools] by the curb
      The chrome [has] the whole of the sky
      A small boy [comes] over with both hands behind
      An old lady [winks] at it, passing it by

      (The road|One road) [opens] up like a zip through the green
      The flies [end] their day on the glass
      The cows [turn] their heads as the thunder [goes] through
      The dust [settles] down in its place on the grass`,
    later: `
      The cover [goes] on, and the leather [hangs] up
      The garage [is] dark by the hall
      But late in the night, when a bike passes through
      The keys give a sort of a ring on the wall`,
    hook: `
      A motorcycle rolling, the road and the roar
      The bend is a door, and behind it one more

      Oh, ride it, the motorbike, out with the sun
      The map folded up, and the miles just begun`,
  },
  {
    words: 'tractor tractors tractor_pull john_deere combine_harvester',
    own: `
      {fact}
      {He} {climbs} to the seat with {his} bread in a bag
      {He} {looks} down the field for the straightest of lines
      And {ties} on the back end a bit of red rag

      {He} {waves} to the (school bus|mailman|neighbor) from high in the cab
      And {pulls} to the side for the cars
      {fact}
      {He} {comes} up the lane by the light of the stars`,
    stanzas: `
      (The gulls|White gulls) [come] along like a scarf on the plow
      The furrows [lie] open and brown
      The engine [says] chug, and the hill [says] it back
      The dust [is] a flag to be seen from the town

      (The tractor|A tractor) [has] traffic a mile and a half
      The drivers [say] this and say that
      A dog [rides] along on the seat by the wheel
      As straight as a bishop, and just twice as fat`,
    later: `
      The shed [is] pulled to and the engine [ticks] cool
      The boots [are] let down by the door
      And out in the dark is the field, brushed and combed
      With next summer's bread in the lines of its floor`,
    hook: `
      Oh, tractor, oh, tractor, the red and the green
      The slowest and grandest old thing ever seen

      The tractor goes slowly, the tractor goes far
      There's nobody feeds the whole town with a car`,
  },
]
