import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'dog dogs doggy puppy puppies pup pups hound hounds leash collar collars bark barks barked barking paw paws tail tails wag wags wagged wagging woof growl growls howl howls howled howling fetch fetched fetching kennel kennels beagle terrier spaniel poodle poodles retriever labrador dachshund collie greyhound husky mutt mutts muzzle snout',
  you: {
    scene: `
      It's two blocks to the (bridge|bank|park) and we get there by noon
      You say hi to the beagle, the pug called Balloon
      And the old yellow dog by the barber's front door
      Who had never stood up for a stranger before

      It's six in the morning, it's (coming|raining) down hard
      There's a (lake|pond|river) where we used to keep grass in the yard
      You look at the leash, then the window, then me
      And we're up to our ankles by six twenty-three`,
    later: `
      The neighbors' new puppy cried night after night
      They tried it with music, they tried with a light
      You lay on the mat with it there, nose to nose
      And it slept till the mailman had stepped on your toes

      I sat on the steps with my keys in my hand
      Too tired to go in and too tired to stand
      You sat down beside me, the way a dog would
      And you didn't say one thing, and that did me good`,
  },
  me: {
    scene: `
      I said to the dog, there's your (basket|blanket|cushion), it's new
      By midnight one paw was on top, and then two
      By three I was holding six inches of bed
      And a (cold little|breath and a) nose in the back of my head

      I (threw|hurled) the new ball to the end of the park
      The dog sat and watched it, no run and no bark
      So I fetched it myself and I threw it once more
      And the dog wagged its tail, it was keeping the score`,
    later: `
      The puppy has eaten the (left|right) of each pair
      There's half of a slipper gone under the stair
      I go to the bank in one sandal, one boot
      And it wags me goodbye as if I'd worn a suit

      I took out the trash and I wasn't gone long
      The dog was quite certain that something was wrong
      It ran three full circles and brought me a sock
      I'd been missed a whole year in two ticks of the clock`,
  },
  past: {
    scene: `
      We walked by the (river|harbor|canal) in all kinds of weather
      The leash in the hall is a soft strip of leather
      You'd go on ahead, but you'd wait at the bend
      To see I was coming, right up to the end

      You'd (turn|round) the far corner, and that was the sign
      One dog would start barking, then seven, then nine
      They passed you along from the (church|store|bridge) to our gate
      And I knew it was supper, you never were late`,
    later: `
      The neighbors' old dog lies across the front walk
      It doesn't get up for the mail, or for talk
      But at six by the church bell it lifts up its head
      And I wait with it there till the sky has gone red

      I still take the long way, the (pond|fence|creek) and the pines
      I step over puddles and read all the signs
      A puppy came up there and sat on my shoe
      And looked down the path, and I looked for you too`,
  },
  hook: `
    Throw it high, throw it far, see the old dog run
    With its ears on the wind and its face in the sun

    Let every dog sing from the yard to the moon
    It's a song with no words and it's over too soon

    So run, little dog, where the road opens wide
    With a tail like a flag and the world alongside`,
  soft: {
    scene: `
      The (big|brown|old) dog turns around, around
      Three times, and lies down on the ground
      He puts his nose beneath his tail
      And dreams about a mile-long trail

      A dog next door has one more woof
      It (sends|throws|floats) it up above the roof
      Another dog says, yes, I know
      And then they let the whole thing go`,
    later: `
      The puppies sleep, they're in a heap
      There's one on top, and six are deep
      An ear, a paw, a nose, a knee
      And no one knows whose they may be

      The old dog's paws begin to run
      He's in the long grass, in the sun
      He sighs, he slows, the running stops
      One ear goes up, and down it drops`,
  },
}
