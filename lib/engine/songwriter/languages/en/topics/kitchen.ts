import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'kitchen kitchens cook cooks cooked cooking chef chefs bake bakes baked baking baker recipe recipes stove stoves oven ovens pot pots pan pans skillet spoon spoons stir stirs flour dough bread butter onion onions garlic salt pepper soup soups stew stews sauce roast roasts supper dinner ladle ladles egg eggs rice cheese carrot carrots apron fry fried frying noodles pasta dumplings',
  you: {
    scene: `
      I ask how you (make|bake) it, you tell me, some flour
      Some salt, till it's right, and the oven an hour
      Or more, till it's done, and I ask, how much more?
      And you say, till the neighbors come in at the door

      You use every pan in the (kitchen|house) for one stew
      The lids and the ladles, the good teapot too
      There's sauce on the clock and there's some on the cat
      And I'd wash up a week for a supper like that`,
    later: `
      You put me on onions, the lowest of jobs
      I wept through a bucket in dignified sobs
      By winter came garlic, and now, since last week
      You let me do salt, I'm too honored to speak

      The roast came out black as the sole of a shoe
      And half the street came when the smoke alarm blew
      You fried us all eggs, and they stop me to say
      That they'd love to come back for the roast, any day`,
  },
  me: {
    scene: `
      The recipe said half an hour to the plate
      I'd peeled the (first|one) onion by quarter past eight
      It said, serve with parsley, to guests, while it's hot
      They'd gone home by then, so I ate from the pot

      There's one egg, a (carrot|lemon), a jar with a lid
      That nobody opens, and I never did
      I fried the whole lot up with pepper and cheese
      Now my friends want the recipe, all of them, please`,
    later: `
      I've named my dough Howard, he's up on the shelf
      I feed him at six, and then, later, myself
      He's been on vacation, he's been to the coast
      And the bread comes out flat, but it's heaven as toast

      On days when I'm no good at one single thing
      I chop up a carrot, I hear the pan sing
      I salt it, I taste it, I stir it, I wait
      And there's something I did, and it's hot on a plate`,
  },
  past: {
    scene: `
      You cooked for (eleven|a dozen), and we were just three
      You said, it's for someone, just wait, and you'll see
      And somebody knocked, in a coat that was thin
      And the soup bowl was full by the time he was in

      You'd (punch|pound) at the dough with the flour to your ears
      And settle the business of twenty-odd years
      You'd name every soul who had once done you wrong
      And the bread came out light, since the list was so long`,
    later: `
      Your recipe card has gone clear with the grease
      There's egg on the heading, it's split at the crease
      It stops halfway through with the words, you know how
      I didn't, I've ruined a few, I do now

      Your black iron pan is the one thing I took
      They asked, don't you want the good plates? Have a look
      But the plates never heard how you sang while you fried
      And the pan keeps a thousand of those songs inside`,
  },
  hook: `
    Turn up the kitchen light, pass down the bread
    There's nobody leaving till everyone's fed

    Come into the kitchen, there's steam on the pane
    There's soup on the stove and your coat smells of rain

    Ring all the pot lids and bang on the pan
    Come home to the kitchen as fast as you can`,
  soft: {
    scene: `
      The kitchen sleeps, the stove is low
      It has a (tiny|little) orange glow
      The spoons lie down now, two by two
      As close as I am close to you

      The dough is in its bowl, tucked in
      A (towel|blanket) pulled up to its chin
      It's growing in the dark, it's slow
      You're doing just the same, you know`,
    later: `
      The pan's hung up, the plates are dried
      The bread is sleeping, soft inside
      A mouse has found one crumb of cheese
      And eats it gently, if you please

      The kettle sang, it's finished now
      The big pot lid has made its bow
      The apples in the blue bowl lean
      The red ones sleep against the green`,
  },
}
