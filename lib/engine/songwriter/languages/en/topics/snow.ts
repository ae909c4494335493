import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'snow snows snowed snowing snowy snowfall snowflake snowflakes snowman snowmen snowball snowballs snowdrift snowdrifts snowplow snowstorm blizzard blizzards winter winters wintry ice icy icicle icicles frost frosty frozen freeze freezes froze freezing sled sleds sledding sledge sledges sleigh sleighs toboggan skate skates skated skating skater ski skis skiing mitten mittens shovel shovels slush sleet thaw december january february',
  you: {
    scene: `
      It snowed, and by (seven|daybreak) the whole block was clear
      The steps and the hydrants, it's like that each year
      You say you slept in, with your eyes on the floor
      But the prints in the snow all lead up to your door

      The hill had nine kids and one sled with a crack
      You went to your (shed|cellar) and came carrying back
      The old bathroom door, with the knob and the key
      We flew, and you knocked as we came to the tree`,
    later: `
      You brought me a kitchen chair out on the ice
      To hold while I skated, I fell only twice
      By sundown you'd sat in it, bundled in plaid
      And I pushed you for miles on the best legs I've had

      I was down with a fever the day that it snowed
      You built me a snowman, in bed, by the road
      With a quilt and a cup and a nose that was blue
      And it left with my fever, on Friday, at two`,
  },
  me: {
    scene: `
      I (shoveled|labored) till noon for the car in the snow
      The roof first, the doors, then the wheels down below
      I wiped off the plate and I read it, and then
      I waved to my neighbor and started again

      They (dressed|wrapped) me for snow, it took most of the day
      (Three|Four) sweaters, two hats, and a coat like a sleigh
      I stood in the yard with my arms out, a star
      And then had to go, and the door was so far`,
    later: `
      I lost a red mitten in snow by the gate
      In March there it was on a post, standing straight
      It waves at the mailman, it waves at the bus
      I've left it up there, it's politer than us

      The quiet had woken me, snow, and a hush
      No tires, no airplanes, no truck in the slush
      I went down in boots and pajamas to see
      And there stood the neighbors, all dressed just like me`,
  },
  past: {
    scene: `
      You pulled me by sled to the (store|mill) for the bread
      I lay on my back with the sky overhead
      The rope creaked, you puffed, and you called, are you there?
      I'd keep still till you turned, with the snow in your hair

      You'd bake two potatoes on (days|mornings) when it froze
      And hand them to me with a drip on your nose
      I'd walk through the snow with my fists round the heat
      Till noon, when I'd salt them and have them to eat`,
    later: `
      The first one to see the first snow had to call
      Before any coffee, no matter how small
      It came down this morning, your number still rings
      I told it, it's snowing, and other such things

      I took down your sled, with the snow to my knee
      I sat where you sat, it was narrow for me
      The hill wasn't high and the run wasn't long
      I hollered for two, and it didn't sound wrong`,
  },
  hook: `
    Snow on the steeple and snow on the stone
    And nobody's out in the winter alone

    Come down, winter, come down, over rooftop and road
    There's a light in the kitchen and wood by the load

    Take the hill, take the sled, hold on tight and lean low
    With the moon in your scarf and your mouth full of snow`,
  soft: {
    scene: `
      The snow comes down on (quiet|tiny|careful) feet
      It gives the hill a clean white sheet
      It pulls it up, it pats it flat
      And no one's made a fold in that

      The fence post has a (cap|hat) of snow
      The bush has two, they're leaning low
      The pump has one that's far too tall
      And no one laughs at it at all`,
    later: `
      Beneath the snow the seeds lie deep
      They pulled it up to help them sleep
      It's warm and brown, they breathe down there
      As slow as any winter bear

      The snow has made the road so wide
      A rabbit wrote along its side
      With hop and hop, a line of dots
      It says sleep well, it says it lots`,
  },
}
