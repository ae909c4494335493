import type { Details } from '../../stanzas.ts'

/** What is taught of angles and machines, of who rules, of Egypt on its river and of France in 1789. */
export const lessons10: readonly Details[] = [
  {
    words:
      'acute_angle acute_angles obtuse_angle obtuse_angles reflex_angle reflex_angles straight_angle straight_angles types_of_angles kinds_of_angles angles_of_a_triangle angles_in_a_triangle measures_angles measuring_angles teaches_angles learns_angles learning_angles about_angles learns_about_angles learning_about_angles acute_and_obtuse acute,_right acute,_obtuse right,_obtuse complementary_angles supplementary_angles',
    own: `
      {fact}
      {He} {opens} the door by a bit, then by more
      {He} {calls} it acute, and then right, then obtuse
      And {squeaks} through all angles the hinge [has] in store

      {He} {opens} (two arms|{his} arms) like the beak of a bird
      {He} {makes} a square corner, and then a straight line
      {fact}
      {He} {finds} every angle that [hides] in a sign`,
    stanzas: `
      (An angle|Each angle) is how far two lines open up
      It's counted out, step after step, in degrees
      Acute is below ninety, sharp as a thorn
      A slice out of pizza, the point of the cheese

      (The right|A right) angle's ninety, a corner, a square
      Obtuse is beyond it, a chair leaning back
      A hundred and eighty is straight, like a road
      And three-sixty's all of the way round the track`,
    later: `
      Three angles, whatever the triangle's shape
      Add up to a straight line, just tear them and see
      A door and a clock and an elbow all bend
      And angles are up in the arms of a tree`,
    hook: `
      Acute is a small one, and right is a square
      Obtuse is a wide one that leans in its chair

      Angles, and angles, the sharp and the wide
      Open the book, and there's one there inside`,
  },
  {
    words:
      'simple_machine simple_machines six_simple_machines pulley pulleys fulcrum lever_and_fulcrum lever,_wheel lever,_pulley levers,_pulleys inclined_plane inclined_planes wheel_and_axle wedge_and_screw mechanical_advantage',
    own: `
      {fact}
      {He} {lays} a long board on a stone in the yard
      {He} {pushes} one end with the tips of {his} thumbs
      And {lifts} the whole dog on it, not pushing hard

      {He} {hangs} a small (basket|bucket) by rope from a bough
      {He} {pulls} on the one end, and up [goes] the tea
      {fact}
      {He} {runs} a whole kitchen up there in the tree`,
    stanzas: `
      (A lever's|The lever's) a bar that will tip on a point
      Push down on the long end, and up goes the load
      A wheel and its axle turn round, and they roll
      And carry the cart and the bike down the road

      (A pulley's|The pulley's) a wheel with a rope, hung up high
      Pull down, and the flag on the far side will rise
      An inclined plane's a ramp, so a load can be rolled
      It's longer, but easy for things of that size

      (A wedge|The wedge) has an edge, and it splits or it holds
      The ax and the doorstop, the nail and the knife
      A screw is a ramp that goes round on a pin
      And holds up the shelf for the rest of its life`,
    later: `
      They don't do the work, but they lighten the push
      The push must go farther, and that's only fair
      And cranes and a clock and a bike are from these
      Six simple machines that are hid everywhere`,
    hook: `
      Lever and pulley and wheel and a screw
      Wedge and a ramp, and the lifting is through

      Simple machines, there are six, and no more
      Rolling and lifting and wedging the door`,
  },
  {
    words:
      'democracy democracies branches_of_government branch_of_government three_branches_of_government separation_of_powers checks_and_balances how_democracy_works how_elections_work how_voting_works how_laws_are_made how_a_law_is_made democracy_and_voting',
    own: `
      {fact}
      {He} {asks} the whole room for a name for the fish
      {He} {writes} down the votes with a stroke for each one
      And {bows} to the most of them, not to {his} wish

      {He} {stands} on a (crate|chair) with a list in {his} hand
      {He} {says} every voice [has] a turn at the floor
      {fact}
      {He} {hears} out the last and the least by the door`,
    stanzas: `
      (Democracy|The word itself) means that the people decide
      Demos is people, and kratos is might
      In Athens they started it, hand in the air
      But women and slaves, they had none of that right

      (The people|Now people) pick others to speak in their place
      The vote is in secret, and each counts as one
      The most votes will win, but the others keep rights
      And voting comes back when the few years are done

      (One branch|A branch) makes the laws, and one carries them out
      A third one, the judges, will say what is fair
      Each watches the other, so none grows too strong
      And rulers must keep the same laws everywhere`,
    later: `
      It's noisy and slow, and it often goes wrong
      It argues all night, and it's never quite through
      But nobody's silenced, the loser comes back
      It works just as well as the things people do`,
    hook: `
      Democracy, listen, each voice has a say
      One for each person, and that is the way

      Speak up and listen and vote and be fair
      Everyone's hand has a place in the air`,
  },
  {
    words:
      'life_in_ancient_egypt history_of_ancient_egypt river_nile nile_river nile_valley pyramids_of_egypt pyramids_of_giza egyptian_pyramids great_pyramid mummification mummify mummifies mummified canopic_jar canopic_jars valley_of_the_kings book_of_the_dead',
    own: `
      {fact}
      {He} {wraps} up the bear in a bandage of white
      {He} {packs} some dry raisins, a spoon, and a boat
      And {rows} down the Nile for the rest of the night

      {He} {floods} the whole (sandbox|garden) with cans from the tap
      {He} {says} that the mud [is] the best of it all
      {fact}
      {He} {plants} a few peas by the pyramid wall`,
    stanzas: `
      (The Nile|Wide Nile) every summer spread over its banks
      It left a black mud, and the wheat came up high
      The land all around it was desert and sand
      So all of their towns had the river nearby

      (The pharaoh|Each pharaoh) was king, and was thought half a god
      The scribes wrote in pictures on paper from reeds
      The farmers, when floodwater covered their fields
      Built pyramids, paid in the bread a man needs

      (The dead|Their dead) were dried out in a salt, and were wrapped
      The heart was left in, to be weighed on a scale
      A feather was put in the opposite pan
      And light hearts could go where the reed boats set sail`,
    later: `
      Three thousand years on, and the sand drifted in
      And nobody knew any more what it said
      A stone had the same words in Greek at the foot
      And so the long silence was finally read`,
    hook: `
      Nile going by, and the sand, and the sun
      Pharaohs and farmers, and bread for each one

      Mummy and pharaoh and scribe with a reed
      All by the river that watered the seed`,
  },
  {
    words:
      'french_revolution bastille_day storming_of_the_bastille robespierre guillotine reign_of_terror estates_general third_estate tennis_court_oath louis_xvi rights_of_man',
    own: `
      {fact}
      {He} {pins} on a ribbon, red, white, and then blue
      {He} {waves} a long loaf from the top of the couch
      And {says} that the cat [is] a citizen, too

      {He} {piles} up the (cushions|pillows) right over the hall
      {He} {sings} with a fist and a bag on {his} head
      {fact}
      {He} {calls} for a vote, and a fair share of bread`,
    stanzas: `
      (The nobles|Rich nobles) paid hardly a tax to the king
      The poor paid the rest, and the bread was too dear
      They met on a tennis court, swearing to stay
      Till fair laws were written for all, far and near

      (The crowd|A crowd) took the old prison called the Bastille
      July the fourteenth, seventeen eighty-nine
      The Rights of Man said it, that all are born free
      And titles were gone with a stroke and a line

      (The king|Then the king) tried to flee, and was caught and brought back
      He lost first his crown, and in time lost his head
      The Terror took thousands, its leaders as well
      Until a young general ruled them instead`,
    later: `
      Three words are still carved over school and town hall
      And liberty's first of them, known the world through
      Equality's next, and it's still on the way
      Fraternity's third, and the hardest to do`,
    hook: `
      Liberty, sang they, and equal for all
      July, and a prison had walls that could fall

      French Revolution, the drum and the crowd
      All are born equal, they said it out loud`,
  },
]
