import type { Topic } from '../../stanzas.ts'

export const bees: Topic = {
  kin: 'bee bees honeybee honeybees bumblebee bumblebees hive hives beehive beehives honeycomb apiary beekeeper beekeepers beekeeping beeswax swarm swarms swarmed swarming buzz buzzes buzzed buzzing sting stings stung stinger pollen pollinate pollinator pollinators nectar clover wasp wasps hornet hornets',
  you: {
    scene: `
      You tell the bees (everything|all of it), weather and news
      Who's married, who's moving, who's got the new shoes
      You lean on the hive with your veil pushed up high
      And they send out a few with a hum for reply

      Your (groceries|packages) wait while you crouch on the path
      By a bee in a puddle that's had a cold bath
      You mix it some sugar and hold out the spoon
      And it sips, and it shakes, and it's off before noon

      You leave the lawn (shaggy|ragged), you told the whole street
      The clover's for bees, and to please mind their feet
      You came round with honey to every front door
      And now half of the block doesn't mow anymore`,
    later: `
      A swarm settled down on the mailbox in May
      The whole street stood back and the mail stayed away
      You walked up in slippers and held out a box
      And they marched in like children in little striped socks

      I got stung on the thumb, and I yelled and I swore
      You scraped out the stinger, you'd done it before
      You put on some honey, some bread under that
      And I ate the whole cure on the step where we sat

      In February snow you go down to the hive
      And press one cold ear there to hear who's alive
      You wave me in close, and I lean there with you
      A hum like a kettle, the queen's made it through`,
  },
  me: {
    scene: `
      I (buttoned|borrowed) the veil and I zipped up the suit
      And taped down my cuffs to the top of each boot
      I walked to the hives like I walked on the moon
      And one bee got in with me, humming a tune

      I (gave|made) my new bees a nice speech at the gate
      The pool is for me, and the porch after eight
      They talked it all over, they danced it right through
      And they live on the porch, and they're in the pool too

      The bee on my (sandwich|pancake) had come a long way
      It walked round the jelly, it thought it would stay
      I gave it the half with the jam, and the chair
      And ate the plain half on the step, over there`,
    later: `
      A bee, in her life, makes a twelfth of a spoon
      From the first apple blossom on into June
      I stirred in a full one, that's twelve, in my tea
      And I drank like a person with twelve watching me

      I wanted some honey, I cleared the whole shelf
      I got half a jar, and I ate it myself
      It cost what a car does, the suit and the stings
      But I had it on toast, and I dined like ten kings

      I'm told that bees dance when they've found a new field
      A wiggle, a turn, and it's all been revealed
      I did it at work, there was cake on floor three
      And the whole of accounting came out after me`,
  },
  past: {
    scene: `
      You'd walk to the hives with no gloves and no net
      And (hum|sing) them one note that I haven't lost yet
      They'd land on your sleeve till it looked like brown fur
      And you'd say, there's the queen, and you'd bow down to her

      You cut me a (piece|square) of the very first comb
      And I chewed on the beeswax the dusty road home
      You'd taste it, say linden, the old schoolyard tree
      You could read the whole summer, and read it to me

      We sat (by|near) the bees on two crates turned around
      And never said much for the size of the sound
      You told me, they sting only when they're afraid
      And of all that you taught me, that's most of what stayed`,
    later: `
      You must tell the bees, that's the old people's way
      I knocked at each hive and I told them that day
      They went very quiet, and then, one by one
      They came out on the step and sat down in the sun

      I've got your old veil with the tear at the chin
      You sewed it with fish line so none could get in
      I wear it, I smoke the hives just as you'd do
      And the bees walk around me, still looking for you

      One jar of your honey is left, with the date
      It's gone hard as sugar, and still it can wait
      I hold it to windows, and there in the gold
      Is the August we had, and it's not getting old`,
  },
  hook: `
    Oh, hum, all you bees, from the hive to the hill
    There's a sweet bit of summer in all of us still

    Bring it home, little bees, bring it home on the wing
    You have all of July in the song that you sing

    Buzz through the clover and buzz through the thyme
    The honey comes home, one bee at a time

    Gold in the jar and the bees in the bloom
    There's enough of the sun here to light the whole room`,
  soft: {
    scene: `
      The (last|least) small bee flies home to bed
      With yellow dust upon her head
      She hangs her wings up in the hive
      And yawns, and they're all home by five

      The clover's closed, the bees are in
      They're packed together, chin to chin
      They hum one note, they hum it low
      And that is all the song they know`,
    later: `
      The bumblebee has found a bell
      A foxglove bell, it fits him well
      The wind comes by and rocks him there
      As if he'd bought a rocking chair

      The honey's gold, the moon is, too
      The bees have kept a spoon for you
      It's summer's end, it's put away
      To sweeten up another day`,
  },
}
