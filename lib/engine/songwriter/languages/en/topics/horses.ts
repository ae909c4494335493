import type { Topic } from '../../stanzas.ts'

export const horses: Topic = {
  kin: 'horse horses pony ponies mare mares foal foals colt colts stallion stallions filly gelding racehorse racehorses gallop gallops galloped galloping trot trots trotted trotting canter cantering hoof hoofs hooves mane manes saddle saddles saddled stable stables bridle bridles rein reins horseback bareback horseshoe horseshoes neigh neighs neighed whinny rider riders rodeo cowboy cowboys cowgirl cowgirls jockey equestrian mule mules donkey donkeys paddock',
  you: {
    scene: `
      The rest of the riders (went up|rode over) the hill
      Your horse saw a thistle and stood very still
      We came back at sundown, you'd made it by then
      To the next clump of thistles, and let him have ten

      You'd come with no (apple|carrot), no handful of oat
      The horse looked you over and started your coat
      It got to the collar by way of the sleeve
      And you stood there in half and you just wouldn't leave`,
    later: `
      You sat up three nights with the mare in the hay
      With coffee and blankets and cards you could play
      The foal came at dawn, with its legs like a chair
      And licked you awake with the straw in your hair

      I'd broken my leg and been down for a week
      You led up a pony by way of the creek
      It looked in the window, it snorted, it fed
      On the grapes and the roses all over my bed`,
  },
  me: {
    scene: `
      I (promised|swore to) the cowboys I'd ridden before
      A pony, in circles, outside of a store
      They brought me the stallion, I climbed up one side
      And slid down the other, and that was my ride

      I put my (last|one) ten on a horse, Lightning Jim
      Eight horses came in, and, much later on, him
      They'd folded the chairs and were sweeping the track
      I cheered like a crowd, and he turned and bowed back`,
    later: `
      My horse was a broom with a sock for a head
      He chased every outlaw from here to the shed
      On Saturday nights he'd to sweep up the floor
      And I stood in my spurs and looked hard at the door

      I tell the old mare what I wouldn't tell friends
      The bills, and the boss, and the way the month ends
      She listens, she chews, and she sneezes on me
      It's the finest advice, and she gives it for free`,
  },
  past: {
    scene: `
      Your horse knew the road, and you'd sleep on the cart
      From the (mill|market) to our place, she had it by heart
      She'd stop at the step and she'd stamp till I came
      And you'd thank her, half sleeping, and call her by name

      You set me up high on the mare without rein
      With both of my fists in the (rope|roots) of her mane
      You held to my boot and you talked, and I found
      You were back at the gate, and I'd gone halfway round`,
    later: `
      Your saddle still hangs on its beam in the barn
      Your coat with the elbow you'd mended with yarn
      I soap it on Sundays, the stall is long bare
      And the sun comes in low and sits up on it there

      Your horse lifts her head when a truck's on the road
      She runs the whole fence line, she looks at the load
      I come with the carrots, she takes one from me
      Then we both stand and watch it go by, just to see`,
  },
  hook: `
    Run, horses, run, with the sun on your side
    Over the hill where the whole sky is wide

    Oh, saddle the horse and throw open the gate
    There's a hill full of morning, and why should it wait?

    Hear the hooves on the road, hear them drum, hear them fly
    Like a handful of hills running under the sky`,
}
