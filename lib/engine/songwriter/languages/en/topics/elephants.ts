import type { Topic } from '../../stanzas.ts'

export const elephants: Topic = {
  kin: 'elephant elephants trunk trunks tusk tusks lion lions lioness tiger tigers giraffe giraffes zebra zebras hippo hippos hippopotamus rhino rhinos rhinoceros monkey monkeys gorilla gorillas ape apes chimpanzee bear bears panda pandas wolf wolves camel camels crocodile crocodiles alligator leopard leopards cheetah jungle savanna safari zoo zoos zookeeper kangaroo kangaroos koala buffalo moose herd herds mammoth',
  you: {
    scene: `
      You walk by the (lions|tigers|camels), the bears, every snack
      To see the old elephant out at the back
      You stand at the rail and you sway, and she sways
      You could both keep it up for a couple of days

      You tell me at (breakfast|supper) giraffe tongues are blue
      That elephants hum with their feet, and it's true
      You say it with jam on your chin, and you're right
      I looked it all up, and I hummed half the night`,
    later: `
      You have, like an elephant, all of it still
      The name of my (teacher|dentist|landlord), the date on each bill
      The thing that I said in the week of the flood
      And you let it lie quiet, like a stone in the mud

      You told me when elephants sleep, in a ring
      The big ones stay standing around the small thing
      The week I had fever, I woke in the dark
      And you stood by the door, just as big as the ark`,
  },
  me: {
    scene: `
      There's an elephant (parked|camped) in the room where I eat
      We've agreed not to mention the size of its feet
      The guests all step round it and hang up their hats
      And we talk of the weather, the rent, and their cats

      A (monkey|gorilla) took off with my glasses at ten
      It tried them on sideways, then backwards, and then
      It looked me all over from sneakers to hair
      And handed them back with a look of despair`,
    later: `
      For five bucks a month I look after a bear
      They send me his photo, he's missing some hair
      They write that he's lazy and eats very well
      He has much in common with me, I can tell

      My gray cotton elephant has only one ear
      His stuffing has left him, a bit every year
      He's been in the washer, the lake and the rain
      And he sleeps where he slept, and I needn't explain`,
  },
  past: {
    scene: `
      You'd come down the (hall|stairs) with your arm for a trunk
      And stamp till the plates on the shelf all went clunk
      You'd sniff under tables for peanuts, for us
      And find the wrong foot, with a trumpet and fuss

      We'd go to the zoo on the (coldest|grayest) of days
      With nobody there and the bears in a haze
      You'd hold out your mitten, an apple, up high
      And an elephant took it as if she were shy`,
    later: `
      They say that an elephant stops at the spot
      Where a friend used to be, when the others forgot
      It stands, and it touches the ground with its nose
      I do that with your coat in the hall, I suppose

      I went to the zoo and I bought, by mistake
      Two bags of the peanuts, the kind you would take
      The elephant came and I gave her my share
      Then I held out yours, and she took extra care`,
  },
  hook: `
    Oh, the elephants come with the sun on their ears
    And the ground hums along and the whole jungle hears

    Walk slow, walk together, hold on to the tail
    Every elephant leaves a small pool on the trail

    Let the elephant trumpet, the tall giraffe swing
    There's nobody small when the big creatures sing`,
  soft: {
    scene: `
      The elephants have walked all day
      The (grass|dust) is gold, the hills are gray
      They stand around, a big gray wall
      And in the middle, one that's small

      An elephant lies down with care
      (One|First) knee goes here, one knee goes there
      And then a sigh, so long, so deep
      It puts the whole wide plain to sleep`,
    later: `
      The smallest elephant of those
      Holds on to one big tail, and goes
      It shuts its eyes, it needn't see
      The tail knows where it ought to be

      Big elephant ears go to and fro
      They make a wind, it's soft, it's slow
      It moves the moonlight and the grass
      And lets the last warm evening pass`,
  },
}
