import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'garden gardens gardener rose roses flower flowers seed seeds soil tulip tulips bean beans tomato tomatoes bloom blooms blooming petal petals weed weeds greenhouse hedge lavender robin spade trowel bulbs daisies lilac',
  you: {
    scene: `
      You're out (before breakfast|in slippers|by seven) with dirt on your knees
      And a robin that follows you under the trees
      You talk to the roses, you call them by name
      And no two of them ever answer the same

      There's a (row|line) of tomatoes along the back wall
      That you started in egg cups when they were this small
      You (whisper|sing|hum) while you water, you think no one hears
      And the beans have been climbing like this all these years

      Your (boots|clogs) by the back door, your hat on the nail
      Your list of the seeds on the back of the mail
      You give every neighbor a bag of your beans
      And you know what the first frost of (autumn|October) means`,
    later: `
      The lilac you planted is taller than me
      There's a swing on the branch of your old apple tree
      You say that a garden is mostly just time
      And a little bit rain and a long patient climb

      You showed me how deep all the bulbs have to go
      And said that the dark is the place where they grow
      Now (April|the garden) comes up in yellow and red
      And I see what you meant by the things that you said

      The weeds will be back by the end of the week
      And the gate on the garden has started to creak
      You laugh and you say, let the other things wait
      There's always a rose looking over the gate`,
  },
  me: {
    scene: `
      I (bought|planted|buried) some seeds that I'd never heard of
      And watered the dirt every night out of love
      The neighbors were kind and said nothing at all
      When the first thing that came was a weed by the wall

      I've got soil in my shoes and the sun on my neck
      A (spade|trowel) and a radio out on the deck
      The tulips don't care what I do for a living
      They only take water and light, and keep giving`,
    later: `
      It took until June for the green to come through
      One leaf, and then three, and then more than I knew
      I (stood|knelt) in my slippers as if I had won
      A garden is slow, and then all of it's done

      Some things that I planted refused to come up
      And some overran every bucket and cup
      I've learned from the roses, they made it quite plain
      You cut them right back and they flower again`,
  },
  past: {
    scene: `
      You'd be out in the garden (long|an hour) before I woke up
      With the seeds in your pocket and tea in your cup
      You'd say, mind the tulips, you'd say, watch your feet
      And hand me the first of the peas, they were sweet

      Your gloves on the (fence post|rain barrel|gate), your hat on the chair
      You'd wave with the trowel if you saw me there
      The roses would nod like they knew who you were
      And the bees in the lavender, all of them stir`,
    later: `
      I water your roses, I'm doing my best
      I cut them too early, I hope you'd be impressed
      There's one by the window that opened today
      It leans to the house in the way you'd lean my way

      The garden went wild when you left it to me
      The bindweed was halfway up your apple tree
      I knelt where you knelt and I started again
      And the robin came down, and he stayed until ten`,
  },
  hook: `
    Look at the garden, it's opening wide
    Every last flower has come out to your side

    And all of the roses are leaning to see
    What the sun in your garden is doing to me

    Let it grow, let it grow, every leaf, every bloom
    Till the garden comes in and fills up the room`,
  soft: {
    scene: `
      The daisies close, the bees are through
      The (rose|bean|mint) is drinking up the dew
      The peas are tucked inside the pod
      And one by one the poppies nod

      A toad sits where the (mint|bean|pea) leaves grow
      He says one word, he says it low
      The roses lean to hear it, too
      It was good night, and he meant you`,
    later: `
      The seeds are sleeping in a row
      The rain goes tiptoe, to and fro
      It doesn't wake them, it just sighs
      And drops a sip where each one lies

      The garden gate has said good night
      One creak to left, one creak to right
      The lilac leans upon the wall
      And lets a few late petals fall`,
  },
}
