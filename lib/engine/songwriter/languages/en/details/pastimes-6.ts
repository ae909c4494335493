import type { Details } from '../../stanzas.ts'

/** Teams, classes and games that have their own night of the week. */
export const pastimes6: readonly Details[] = [
  {
    words:
      'quarterback linebacker touchdown touchdowns tailgate tailgates tailgating super_bowl nfl american_football flag_football football_sunday football_sundays fantasy_football gridiron wide_receiver end_zone packers steelers fourth_down',
    stanzas: `
      Eye black smeared and a chin strap snapped
      A huddle, a clap, and a count of three
      The ball goes up with a wobble and twist
      And every last neck stretches up to see

      A folding chair by the tailgate's edge
      Ribs on the coals and a flag on a pole
      Face paint that cracks at the corners of grins
      And a bag toss aimed at a cut-out hole

      Pads that clack in the tunnel's mouth
      Helmets in rows with a scrape on each
      Fourth down and inches, the crowd on its feet
      And the goal line only a fingertip's reach

      Chips in a bowl and the wings gone cold
      A cushion thrown at the screen, and a groan
      A flag on the play, and a striped arm up
      A lucky old shirt with a stain of its own`,
  },
  {
    words:
      'rugby rugby_team rugby_match rugby_club rugby_league rugby_union rugby_ball scrum scrums scrum-half six_nations all_blacks',
    stanzas: `
      A muddy ball with a point at each end
      A heave, and a grunt, and the steam going up
      Ears taped flat and a gap in the teeth
      And tea on the touchline, half in the cup

      Boots in a bag with a crust of turf
      Eight pairs of shoulders that lock and lean
      A whistle, a sponge, and a bucket of cold
      And one white collar still nearly clean

      Long socks down and a shirt pulled wide
      A pass going back down a line of hands
      A dive for the corner, a face full of mud
      A song with rude verses from up in the stands

      A kick at the posts and a breath held in
      Up goes the flag on the left, then the right
      Mud in the showers and mud on the bus
      And songs with no end for the half of the night`,
  },
  {
    words:
      'scouts scout_leader scout_leaders scout_troop boy_scout boy_scouts girl_scout girl_scouts cub_scout cub_scouts girl_guide girl_guides guide_leader scout_camp merit_badge merit_badges eagle_scout brownie_leader',
    stanzas: `
      A scarf rolled tight with a ring at the throat
      Badges in rows going down by the sleeve
      A knot with a name, and a knot with none
      A song by the fire when it's time to leave

      A whistle, a line, and a count of the heads
      Sausages black at the ends, on a stick
      A tent like a hat in a bit of a gale
      And a match struck seven times, damp to the wick

      A flag going up on a slow bit of rope
      A rucksack bigger than what's underneath
      Porridge with smoke, and a mug made of tin
      A grin with a blackberry seed in the teeth

      A map and a compass, and north over there
      Or over that hill, or the opposite one
      A blister, a bandage, a boot full of stream
      A badge for the mud at the end of the run`,
  },
  {
    words:
      'table_tennis ping_pong ping-pong pickleball pickle_ball badminton padel racquetball squash_court plays_squash shuttlecock',
    stanzas: `
      A table unfolded, a net with a lean
      The ball like an egg going tock and then tick
      A lunge to the corner, a slap at the air
      The ball in the flowerpot, out with a stick

      Shoes with a squeak and a band at the brow
      A line being argued about by an inch
      A small plastic pop, and a dink, and a pop
      A smash at the end that makes everyone flinch

      A paddle with rubber gone bald on one face
      A serve with a spin and a bounce going wide
      Eleven to nine, and eleven to ten
      A shake at the net, and a drink at the side

      A feathery thing with a cork for a nose
      Up in the rafters, and stuck by the light
      A broom brought along, and a shoe, and a chair
      And down in the end with its feathers not right`,
  },
  {
    words: 'darts dartboard darts_team darts_match darts_league plays_darts play_darts played_darts',
    stanzas: `
      A chalk line drawn, and a toe to the chalk
      Three feathered points in the fold of a fist
      A squint down the shaft and an elbow held still
      The thud of a treble, the one after, missed

      A board with its bristles gone soft at the top
      A halo of holes in the plaster behind
      Sums on a slate, and the twenty, the five
      And double one, left to the last, never kind

      Pints on the ledge and a cap pushed back
      A hush that comes down on the whole of the bar
      A wrist, and a flick, and a wire that rings
      A groan for a thing that is near, but so far

      Flights in a case like a fisherman's flies
      A shirt with a name and a flame up the sleeve
      One hundred and eighty called out in a roar
      And a handshake each, when it's time to leave`,
  },
  {
    words: 'netball netball_team volleyball volleyball_team beach_volleyball netball_match netball_court',
    stanzas: `
      A hall with its echo, a ball going up
      Fingertips, fingertips, hands at the net
      Squeaks from the shoes on the turn and the stop
      A shout for the one that nobody could get

      Bibs on a hook, and a bag full of balls
      Arms in the air like a row of young trees
      A pass to the chest, and a foot that stays put
      And tape on the fingers, and scuffs on the knees

      Oranges cut in a box at the side
      A count on the wall going up one by one
      Hair in a band, and a band on the wrist
      And a pile of hands, and a shout, and a run

      A bump, and a rise, and a reach, and a tip
      A line on the floor, and a lift of the chin
      A drum on the bench with the flat of the palms
      And points hard to come by, and one rolling in`,
  },
  {
    words:
      'gymnastics gymnast gymnasts cartwheel cartwheels handstand handstands headstand headstands somersault somersaults balance_beam backflip backflips does_the_splits do_the_splits tumbling_class',
    stanzas: `
      Chalk on the palms and a clap in the air
      Two hands down and the feet going round
      A ponytail swung like the hand of a clock
      And heels coming in with the softest of sound

      A beam the width of a slice of bread
      Arms held out like a tightrope pole
      A toe that feels for the edge of the wood
      And a breath, and a turn, and a forward roll

      Shirt over face, and the socks in the air
      A wobble, a bend, and the knees coming down
      Ten on the lawn, with a break for a plum
      And grass in the hair like a king's green crown

      A mat like a raft on the echoing floor
      A run, and a thump, and the springboard's twang
      Up, and around, and both arms to the sky
      A grin at the end with a bit of a bang`,
  },
  {
    words:
      'zumba aerobics exercise_class exercise_classes keep_fit keep-fit aqua_aerobics water_aerobics aquafit aqua_fit jazzercise fitness_class step_class',
    stanzas: `
      Towels on hooks, and the music on loud
      Knees going up on a three and a four
      One step to the left when the rest have gone right
      And laughs at the back by the changing-room door

      Chest-deep in blue with a float in each fist
      Caps in a row like the heads of some seals
      A shout from the edge to go faster, and kick
      And splashes to follow on everyone's heels

      A bottle, a band for the brow, and a groan
      Arms to the ceiling, and down to the toes
      Somebody's playlist from thirty years back
      And pink in the cheeks, and a shine on the nose

      Coffee for after, and chairs pulled around
      Hair gone in points, and a coat over that
      The scones put away at a far better pace
      And nobody leaving till after the chat`,
  },
]
