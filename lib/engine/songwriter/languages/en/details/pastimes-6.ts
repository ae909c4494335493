import type { Details } from '../../stanzas.ts'

/** Teams, classes and games that have their own night of the week, told in sentences. */
export const pastimes6: readonly Details[] = [
  {
    words:
      'quarterback linebacker touchdown touchdowns tailgate tailgates tailgating super_bowl nfl american_football flag_football football_sunday football_sundays fantasy_football gridiron wide_receiver end_zone packers steelers fourth_down',
    own: `
      {fact}
      {He} {stands} on the sofa to see it again
      {He} {throws} the one cushion, and {catches} it, too
      And {tells} the poor coach what he [needs], now and then

      {He} {crosses} (all fingers|ten toes|both thumbs) for the final long pass
      And nobody [comes] near the chair
      {fact}
      {He} {runs} round the room with both arms in the air`,
    stanzas: `
      (The grill|One grill) [smokes] away in the back of a truck
      The mustard [gets] onto the hat
      The line [bends] down low in a cloud of its breath
      The flag [is] as cold as a board, and as flat

      (The ball|One ball) [hangs] up there like a loaf on a string
      The stadium [stands] on its toes
      The band [plays] the song with their mittens still on
      The tuba [has] snow to the end of its nose`,
    later: `
      The seats [are] all empty, the cups [blow] away
      The snow [settles] down on the lot
      But somewhere a kid with a coat for a line
      Goes long down the street with the whole heart he's got`,
    hook: `
      Touchdown, oh, touchdown, get up from the chair
      The dip's on the ceiling, the hats in the air

      It's football on Sunday, the couch and the crew
      It's fourth down and hopeless, and still they came through`,
  },
  {
    words:
      'rugby rugby_team rugby_match rugby_club rugby_league rugby_union rugby_ball scrum scrums scrum-half six_nations all_blacks',
    own: `
      {fact}
      {He} {goes} in all white and {comes} out of it brown
      {He} {picks} up the ball like a baby in rain
      And {takes} half the team along when {he} {goes} down

      {He} {holds} a cold (sausage|teacup|flannel) to one purple ear
      And {smiles} with the half of a grin
      {fact}
      {He} {says} there [is] nothing like getting stuck in`,
    stanzas: `
      (The scrum|One scrum) [has] sixteen of them, head down, and steam
      The ball [comes] out back like an egg
      The mud [has] a boot, and the boot [has] a sock
      And one of them [hops] with the boot off one leg

      (The kick|One kick) [goes] up high with the whole field below
      The posts [stand] as thin as two straws
      A dog [gets] the ball and [runs] on for a try
      And both sets of forwards [break] out in applause`,
    later: `
      The bath [has] gone brown, and the boots [have] been banged
      The bruises [are] purple and gold
      And two who were trying to flatten all day
      Each other now share the last pie, going cold`,
    hook: `
      Rugby, oh, rugby, the mud and the rain
      The bath after that, and the long way by train

      Into the scrum with the head of a bull
      The mud's to the ears and the heart's very full`,
  },
  {
    words:
      'scouts scout_leader scout_leaders scout_troop boy_scout boy_scouts girl_scout girl_scouts cub_scout cub_scouts girl_guide girl_guides guide_leader scout_camp merit_badge merit_badges eagle_scout brownie_leader',
    own: `
      {fact}
      {He} {ties} a good knot with {his} tongue in {his} teeth
      {He} {shows} how to build up the sticks like a tent
      And {blows} on the smallest of sparks underneath

      {He} {counts} up the (campers|small ones|wet heads), and {comes} to one short
      And {counts} them all over again
      {fact}
      Then {adds} in {himself}, and it [comes] out at ten`,
    stanzas: `
      (The badge|A badge) [is] sewn on with a wobble in red
      The knees [are] all green from the grass
      The compass [says] north, and the path [says] to lunch
      A cow [reads] the map at the side of the pass

      (The fire|One fire) [has] a ring of bright faces around
      The marshmallow [falls] off the stick
      The ghost in the story [has] come to the tent
      And all of the flashlights [come] on, rather quick`,
    later: `
      The neckerchief [fades] in a drawer with the badge
      The whistle [is] small in its tin
      But out in the dark, when the matches are wet
      There's somebody's hand that knows how to begin`,
    hook: `
      A scout troop, a scout troop goes over the hill
      They've lost the one map, but they're going there still

      The scouts are all ready, whatever may come
      A knot, and a spark, and a song, and a drum`,
  },
  {
    words:
      'table_tennis ping_pong ping-pong pickleball pickle_ball badminton padel racquetball squash_court plays_squash shuttlecock',
    own: `
      {fact}
      {He} {serves} it with spin and a terrible grin
      {He} {chases} it under the sofa and back
      And {asks} for a serve, since the dog had come in

      {He} {plays} with a (slipper|cookbook|clipboard) for want of a bat
      And {wins} by the breadth of a thread
      {fact}
      {He} {asks} for a best out of seven instead`,
    stanzas: `
      (The ball|One ball) [ticks] along like a clock in a rush
      It [drops] in the fish tank, afloat
      The net [is] a row of old books, or a string
      The score [is] kept up on the back of a note

      (The paddle|One paddle) [is] peeling, and still [is] the best
      The sneakers all [squeal] on the floor
      The cat on the stair [moves] its head left and right
      One jump, and the point [has] to wait for a score`,
    later: `
      The table [folds] up, and the net [is] rolled small
      The ball [has] a dent, and [is] done
      But thumb it a bit in a cup of hot tea
      And out pops the dent, and the next game's begun`,
    hook: `
      Ping-pong, ping-pong, over and back
      It's under the sofa, the gray and the black

      Pickleball, badminton, up it goes, high
      The shuttlecock hangs like a star in the sky`,
  },
  {
    words: 'darts dartboard darts_team darts_match darts_league plays_darts play_darts played_darts',
    own: `
      {fact}
      {He} {stands} at the line with {his} tongue to one side
      {He} {squints} down the dart like the eye of a bird
      And {hits} the oak door with a great deal of pride

      {He} {needs} just a (double|seven|single) to finish the game
      The pub [has] gone quiet to see
      {fact}
      {He} {throws}, and {he} {throws}, and {he} {settles} for three`,
    stanzas: `
      (The board|One board) [has] a halo of holes in the wall
      The chalk [has] a squeak of its own
      Three darts [make] a thud like a knock at the door
      And somebody's sandwich [is] left quite alone

      (The light|One light) [leans] in close like a fan of the game
      The line on the floor [is] a strip
      A landlord [calls] out what the numbers [come] to
      The bar towel [gets] it, the splash and the drip`,
    later: `
      The chalk [is] wiped off, and the darts [have] their case
      The lamp by the board [is] unlit
      But one night the three of them went in the red
      And nobody yet has got over it`,
    hook: `
      Darts, darts, the thud and the cheer
      The red in the middle is ever so near

      Up to the dartboard, the toe to the line
      It's only a double, and then it's all fine`,
  },
  {
    words: 'netball netball_team volleyball volleyball_team beach_volleyball netball_match netball_court',
    own: `
      {fact}
      {He} {jumps} like a fish, with {his} arms to the sky
      {He} {calls} for it loudly, and so [do] they all
      And all of them [watch] it go quietly by

      {He} {dives} in the (corner|back line|floorboards) and {slides} on one knee
      And somehow the ball [stays] in play
      {fact}
      {He} {gets} up, {looks} round, and {says}, all in a day`,
    stanzas: `
      (The ball|One ball) [goes] across, and it [comes] back across
      The whistle [hangs] out of one lip
      The hoop [gives] a rattle, the net [gives] a sway
      And fingers [have] tape on from knuckle to tip

      (The bench|A bench) [claps] along with a rhythm and stamp
      The orange peel [goes] in a bag
      The tall one [stands] under and [puts] up one hand
      The small one [runs] rings like a dog with a rag`,
    later: `
      The posts [are] wheeled in, and the net [is] let down
      The bus [sings] the whole of the way
      And somewhere in one of those songs is the save
      That no one saw coming, right up to this day`,
    hook: `
      Netball, oh, netball, pass it and run
      It's seven together, and all of them one

      Volleyball, volleyball, up in the blue
      It hangs like a question, and then it comes through`,
  },
  {
    words:
      'gymnastics gymnast gymnasts cartwheel cartwheels handstand handstands headstand headstands somersault somersaults balance_beam backflip backflips does_the_splits do_the_splits tumbling_class',
    own: `
      {fact}
      {He} {looks} at the world with {his} feet in the air
      {He} {says} it [is] better, and {wobbles}, and {falls}
      And {lands} by the lamp with a leaf in {his} hair

      {He} {turns} a great (cartwheel|somersault|wheel there) right over the lawn
      And {throws} up both arms at the end
      {fact}
      {He} {bows} to the hedge like a very old friend`,
    stanzas: `
      (The chalk|White chalk) [makes] a cloud, and the mat [makes] a thud
      The beam [is] as thin as a hand
      The whole room [breathes] in when a foot [leaves] the wood
      It [doesn't] breathe out till there [is] somewhere to land

      (The grass|Long grass) [has] a wheel of bare feet going by
      The coins [make] a run for the gate
      A dog [runs] in rings round the whole of the thing
      A grandfather [tries] it a moment too late`,
    later: `
      The mats [are] stacked up and the chalk [washes] off
      The knees [get] more careful with years
      But somewhere inside there's a lawn upside down
      And sky at the toes, and the blood in the ears`,
    hook: `
      A cartwheel, a cartwheel, the world goes around
      There's grass up above, and the sky's on the ground

      A handstand, a handstand, the toes to the sun
      There's nothing to fear once the first one is done`,
  },
  {
    words:
      'zumba aerobics exercise_class exercise_classes keep_fit keep-fit aqua_aerobics water_aerobics aquafit aqua_fit jazzercise fitness_class step_class',
    own: `
      {fact}
      {He} {goes} to the left when the rest [turn] to the right
      {He} {claps} in between all the claps of the rest
      And {grins} in a headband of terrible white

      {He} {waves} both {his} (elbows|foam tubes|ribbons) and {hops} on one foot
      And {says} a few words to {his} knees
      {fact}
      {He} {lies} on the floor, and {says} enough, please`,
    stanzas: `
      (The teacher|One teacher) [says] eight more, and then [says] eight more
      Her ponytail [swings] like a bell
      The beat [makes] the windows and water jugs jump
      The front row [does] nicely, the back row [looks] well

      (The pool|One pool) [has] a dozen of caps in a ring
      They [bob] like a row of old ducks
      A noodle [gets] loose and [goes] off on its own
      The whole of the shallow end [giggles] and [clucks]`,
    later: `
      The music [goes] off, and they [lean] on the wall
      All red as tomatoes, and proud
      And then [comes] the tea, and the best of the hour
      Is laughing at all of it, sitting, out loud`,
    hook: `
      Zumba, oh, zumba, the left and the right
      It looks like a windmill that's having a fight

      Aerobics, aerobics, eight more and eight more
      It ends with a cake and a lie on the floor`,
  },
]
