import type { Details } from '../../stanzas.ts'

/** Sports and games with a ball, a belt or a bag; the gym; engines. */
export const pastimes5: readonly Details[] = [
  {
    words: 'soccer soccer_ball soccer_game soccer_games soccer_team goalkeeper goalie midfielder world_cup',
    stanzas: `
      Mud in a line up the back of a sock
      A ball at the foot, a pad on the shin
      Two coats down on the grass for a goal
      The net giving way and the ball gone in

      Laces in bows with an extra knot
      Grass in the studs, a scarf at the throat
      A whistle, a groan, and hands in the air
      Oranges quartered, in foil, in a coat

      White lines painted on bumpy ground
      A long cross in and a head going up
      The bar ringing out, the clang of a pan
      Half of the tea on the ground, not the cup

      A ball gone scuffed to the color of roads
      One long pass, and a run down the wing
      Elbows and studs and a slide on the knees
      The post saying no with a good clear ring`,
  },
  {
    words:
      'football footballs footballer football_match football_matches football_team football_club football_coach_at premier_league kick_a_ball kickabout kick_about five-a-side five_a_side sunday_league man_city manchester_united man_united liverpool_fc liverpool_fan aston_villa leeds_united newcastle_united goal_keeper kicks_a_ball kicking_a_ball scores_goals scored_a_goal celtic_fan rangers_fan arsenal_fan everton_fan tottenham_fan spurs_fan chelsea_fan supports_celtic supports_rangers supports_arsenal supports_everton supports_spurs supports_liverpool supports_chelsea',
    stanzas: `
      Scarves or caps and a cup in the hand
      Grass on the knees and the chalk of the line
      The stand getting up like one big coat
      A whistle, a groan, and the ref's raised sign

      A shirt with a number, washed thin and soft
      Ball in the air, and the yelling stopped
      A paper cup crushed in the curl of a hand
      A groan, and a gasp, and a sandwich dropped

      The board still stuck on the very same score
      Mud on the socks and a scrape on the chin
      A yard too wide, or an inch, or none
      Everyone leaning to help it go in

      Drum in the stands and a horn in the crowd
      Bags on the bench and the laces tight
      The clock running down, the ball going long
      Hundreds of shoes on the boards, left, right`,
  },
  {
    words:
      'basketball basketballs basketball_team basketball_hoop shoots_hoops shooting_hoops shoot_hoops layup layups free_throw free_throws slam_dunk nba',
    stanzas: `
      The squeak of the shoes on a shiny floor
      A bounce, a bounce, and a bend of the knees
      The ball off the fingers, a spin, a hush
      The net going swish like wind in the trees

      A netless hoop on the side of a barn
      Palms gone gray from the ball and the tar
      A pump, a fake, and a step to the left
      The rim gone bang like the door of a car

      Long arms up and the ball going round
      A dribble as quick as knocks at a door
      Somebody's shirt with the sleeves cut off
      The ball on the rim, going round once more

      The bumps of the ball rubbed smooth as a plum
      Sneakers that chirp on the turn and the stop
      A line on the floor with the toes behind
      A high slow arc that hangs at the top`,
  },
  {
    words:
      'baseball baseballs baseball_game baseball_games softball little_league t-ball home_run home_runs shortstop outfielder batting_cage ball_game ball_games ballgame ballgames ballpark world_series',
    stanzas: `
      A glove with a pocket rubbed black with oil
      Dust on the shins and a slap on the thigh
      Sunflower seeds and a bucket of balls
      The crack, and all of the caps to the sky

      A brim bent round to the curve of a spoon
      Chalk on the baseline and dirt in the cleats
      A foul ball coming down out of the blue
      Peanuts and mustard and sticky seats

      Three and two, and a long slow look
      Smack of a mitt at the end of a throw
      Dirt on the knuckles and dirt on the ball
      A slide, a cloud, and a yes, and a no

      A scorecard marked with a pencil stub
      Leather that smells like the inside of shoes
      Everyone's backs and knees in a stretch
      A long fly ball for the lights to lose`,
  },
  {
    words: 'tennis tennis_court tennis_racket wimbledon racquet',
    stanzas: `
      Hiss of the can and the rubbery smell
      A squeak on the line, a grunt, and a swing
      A bounce, a bounce, and the ball tossed up
      The plunk of a racket's middle string

      Tape on the grip gone gray with the hand
      In by a hair, or just over, or near
      Strings with a plock like a cork from a jar
      Chalk going up in a puff, very clear

      Fuzz on one ball and one in the coat
      The net with a sag, held down with a strap
      A lob so high there is time for a yawn
      One small, polite, and faraway clap

      A visor, a cloth, a bag with a zip
      A toss, the bend of a knee and a wrist
      Shuffle of soles at the back of the court
      One big swing at a ball just missed`,
  },
  {
    words:
      'golf golfs golfed golfing golfer golfers golf_course golf_clubs driving_range putting_green mini_golf hole_in_one',
    stanzas: `
      A tee stuck down in the nap of the grass
      Waggle and waggle and stillness and swish
      Ball getting small on the way to the trees
      Plop, like the plop of a very big fish

      One white glove with the fingers worn through
      A squint down the club, and then to the cup
      A roll and a roll, then slow, then a stop
      One inch short, and the hands going up

      Clubs going clack in the back of a cart
      A small square of turf pressed into its place
      Sand in the socks from the bunker's side
      A four put down with a very straight face

      A click, a hush, and a hand to the eyes
      A curl to the left that was meant for straight
      A word let slip in under the breath
      A five, and a six, a seven, an eight`,
  },
  {
    words: 'cricket cricketer cricketers cricket_match cricket_bat wicket wickets batsman bowled_out test_match',
    stanzas: `
      The knock of the ball on a well-oiled bat
      Whites with a mark on the knee, grass green
      A long walk back and a shine on the thigh
      Sandwiches cut with the edges clean

      Pads with the buckles done up at the back
      A tap on the crease, a tap, and a look
      Ball coming down with a kick off the seam
      A dot, a dot, and a four in the book

      A deck chair, a flask, a hat on the nose
      Clatter of bails going into the air
      Clapping that comes from the edge of the field
      One fielder left to the clover out there

      A ball as red as the skin of a plum
      A bat with its handle rewound with string
      A shout going up like a flock of rooks
      One long finger, the end of the thing`,
  },
  {
    words: 'hockey ice_hockey hockey_game hockey_games hockey_stick hockey_team puck pucks zamboni',
    stanzas: `
      Tape on the blade and a gap in the teeth
      Scrape of a stop and a spray of white
      A thump on the boards that shivers the glass
      The puck in the net, the red of the light

      Laces pulled tight with a knee for a brace
      A bag that stands on its own, from the smell
      Sticks going clack like a tray full of spoons
      A shout, a buzzer, a horn, and a bell

      Breath coming out through a cage in a cloud
      A shift, a bench, and a gulp, and a shift
      The puck sliding hard up along the boards
      The crowd getting up with one big lift

      Steel on the ice with a rip like a sheet
      A pass to the tape with a small flat clack
      Pads and gloves and a jersey too wide
      A long cold bench, and a slap on the back`,
  },
  {
    words: 'bowling bowling_alley bowling_ball bowling_league bowling_team bowling_shoes ten-pin tenpin',
    stanzas: `
      Borrowed shoes with the size on the heel
      Fingers in holes and a ball by the chin
      A glide, a bend, and a long low roll
      Nine going over, and one staying in

      Ball coming up through a hole in the floor
      Powder on palms and a shuffle of feet
      A lean to the left, and more to the left
      A crash like a cupboard dropped in the street

      Ten white bottles lined up in a V
      A wobble that comes to a stop, and stands
      Nachos, a score sheet, a stool with a spin
      The ball coming back to the same warm hands

      Slick of the boards and the thump of a drop
      A curl at the end, the hook on a door
      A gutter, a turkey, a spare, a split
      One leg hung back, and a look at the score`,
  },
  {
    words: 'boxing boxing_gym boxing_gloves boxing_ring boxing_match kickboxing punching_bag',
    stanzas: `
      Tape going round and around on a fist
      Slap of the rope on the boards of the floor
      A heavy bag with a dent in its side
      A bell, a breath, and then up for one more

      Laces pulled tight by a helper's teeth
      A jab and a jab, a cross, and a duck
      Chin tucked in at the side of the glove
      The bag gone thud like the door of a truck

      Leather and liniment, towels, a stool
      The small bag rattling from left to right
      Feet gone light on the ends of the toes
      Two round gloves by the ears, laced tight

      A skip, a skip, and the dust going up
      A shadow that hits as hard on the wall
      Sweat in the eyes and a cloth round the neck
      A bucket, a stool, and a bell, that's all`,
  },
  {
    words: 'karate judo taekwondo jiu-jitsu jiu_jitsu aikido kung_fu martial_art martial_arts black_belt dojo',
    stanzas: `
      A belt tied flat with the ends both even
      Bare feet squeaking along on the mat
      A bow from the waist, a step to the side
      A kick in the air as high as a hat

      White cotton sleeves with a snap at the end
      Fist at the hip and a long way to go
      A shout from the belly that rattles glass
      A fall with a slap, then up again, slow

      Grip on the collar and foot in behind
      A block, a turn, and the breath coming out
      Knuckles and knees going pink on the mat
      A bend of the head, and a great big shout

      Stripe after stripe on the end of the belt
      Knees bent deep and the feet set wide
      The same slow form going over again
      A plain pine board with a crack down its side`,
  },
  {
    words:
      'billiards snooker pool_table pool_tables pool_hall plays_pool play_pool played_pool shoots_pool shooting_pool pool_shark',
    stanzas: `
      Chalk on the tip with a squeak and a twist
      A cheek laid down on the line of the cue
      Green in the lamplight, and nobody's breath
      A click, a roll, and the drop of the blue

      A crack, and the colors run for the rails
      Thud in the pocket and rumble below
      One eye shut and one hand in a bridge
      The eight on the lip, and it won't, won't go

      Balls in a triangle, rolled, then still
      A slow walk round with a look at the lie
      Bank off the cushion and kiss on the red
      The white follows after, in, with a sigh

      One foot up off the floor for the reach
      A smudge of blue at the side of the nose
      Felt with a nap like the back of a mole
      In at the corner as slow as it goes`,
  },
  {
    words: 'yoga yoga_class yoga_mat yogi pilates downward_dog',
    stanzas: `
      A mat rolled out with a flop on the floor
      Socks to one side, and a breath to the toes
      A tree that wobbles on one good leg
      A hum in the chest, and the eyelids close

      Palms pressed flat and the hips up high
      Somebody's knee with a small dry crack
      In for a four, and then out for a four
      Each bone put down in its place in the back

      A bend at the waist till the fingers hang
      The floor a bit closer, the hamstrings tight
      Shoulders let down like a bag on a chair
      A stork on one leg, a lean to the right

      Smell of the rubber and cool of the boards
      A stretch like a cat's with the fingers spread
      Breath going out with the sound of the sea
      A blanket, a hush, a mat for a bed`,
  },
  {
    words:
      'gym gyms lifts_weights lifting_weights lift_weights weightlifting weight_lifting weightlifter dumbbell dumbbells barbell bench_press deadlift deadlifts treadmill workout workouts crossfit bodybuilder push-ups pushups squats',
    stanzas: `
      Iron that clanks going back on the hooks
      Chalk on the palms and a cloth for the seat
      Counts through the teeth from a one to a ten
      The floor so good to the flats of the feet

      Bag by the door with the laces hung out
      A bar with a bit of bow at each end
      Breath held in and then let out loud
      A flight of steps, and two knees that won't bend

      Mirrors and mats and somebody's song
      A road of rubber to nowhere at all
      Drips from the chin to the toe of a shoe
      One more, the last one, with eyes on the wall

      Plates sliding on with a click and a clink
      The slow way up and the slower way down
      Rows of hard spots at the roots of the hand
      And no tight jar lid left in the town`,
  },
  {
    words:
      'motorcycle motorcycles motorbike motorbikes motorcyclist moped mopeds vespa harley_davidson biker bikers sidecar motor_bike motor_bikes dirt_bike dirt_bikes harley_davidsons',
    stanzas: `
      A boot kicking down, a cough, and a roar
      Gloves on the seat with the fingers gone hard
      Chrome with a bug and a bit of the sky
      A drip of oil on the stones of the yard

      A helmet that leaves its line on the brow
      A lean, and the inside knee hanging low
      Leather that creaks at the elbow and hip
      A ribbon of road pulled out from below

      A rag, a wrench, and a tin full of bolts
      A growl coming down to an even tick
      Flies on the goggles and grit in the teeth
      A wrist rolls back, and the hedges go quick

      Two wheels up on a stand in the drive
      A key, a choke, and a thump through the seat
      Wind going up both sleeves of the coat
      Metal that ticks as it cools by the feet`,
  },
  {
    words: 'tractor tractors tractor_pull john_deere combine_harvester',
    stanzas: `
      An iron seat with a sack for a spring
      Big wheels printing the mud in a braid
      A cough of black smoke from the pipe in front
      A row, a turn, and another row laid

      A key on a nail, a rag, and a can
      A chug that comes up by way of the seat
      Gulls coming down on the fresh-turned ground
      Dust on the eyebrows and clay on the feet

      A string of small cars strung back to the bend
      The walk of a horse, and the hat pulled low
      Hay in a wobble as high as a house
      A wave to go past, and nowhere to go

      Paint worn away to the tin at the knee
      A bucket, a chain, a bolt in the tray
      A hum from the field, let in at the door
      A smell that is diesel, half of it hay`,
  },
]
