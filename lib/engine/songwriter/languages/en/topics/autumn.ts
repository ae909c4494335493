import type { Topic } from '../../stanzas.ts'

export const autumn: Topic = {
  kin: 'autumn autumns autumnal fall leaf leaves rake rakes raked raking harvest harvests harvested pumpkin pumpkins apple apples applesauce pear pears cider chestnut chestnuts acorn acorns squash maple maples orchard orchards frost frosts september october november halloween thanksgiving scarecrow cornfield foliage haystack turnip turnips mushroom mushrooms chilly',
  you: {
    scene: `
      You've raked the whole (lawn|yard) to one hill by the shed
      All day, and it's (seven|six) feet, it's over your head
      You lean on the rake and you check up the street
      And all that I see in the leaves is your feet

      There's one (apple|pear) left on the tree, at the top
      It's redder each day and it's not going to drop
      You've thrown up one boot, then the next, and a bat
      Now they're all in the tree there, along with your hat`,
    later: `
      The first frost was coming, you called me at nine
      We took every bedsheet we had on the line
      By moonlight your pumpkins were all tucked in tight
      And you went down the row there and told them good night

      You lent me a book, there were leaves in it, flat
      A red one for this page, a gold one for that
      I came to my favorite line, and it's true
      I'd have marked it with one leaf, but you had left two`,
  },
  me: {
    scene: `
      I (carved out|went at) a pumpkin, the eyes didn't match
      I fixed one, then both, and the mouth got a scratch
      I evened it up till there wasn't a face
      It frightened more kids than the rest of the place

      I rake up my leaves and I'm (finished|all done) by four
      By five there's a wind and they've gone to next door
      The man rakes till supper, by midnight they're mine
      We've never once spoken, we're getting on fine`,
    later: `
      The first cold of autumn, I dug out my coat
      And down in the pocket, a chestnut, a note
      It said, don't forget, underlined, in my hand
      And that's all it says, and I'm still where I stand

      They'd put back the clocks and I hadn't been told
      I stood at the dentist's locked door in the cold
      I had a whole hour, and a bench, and a tree
      And it let down its leaves, one by one, just for me`,
  },
  past: {
    scene: `
      You'd burn the dry leaves in a drum by the (lane|drain)
      Your coat smelled of smoke through the wind and the rain
      I'd smell it downstairs, so I needn't go look
      I knew you were home by the smoke on the hook

      You'd peel me an apple in one long red strand
      (You looked out the window|The knife hardly moved), it was all in your hand
      It hung to your knees and it never once tore
      You'd drape it around me and reach for one more`,
    later: `
      I rake your leaves now, with the rake from your shed
      Two spots on the handle are smooth, nearly red
      Your hands wore them in, so I put mine there too
      They're low for my arms, so I stoop some, like you

      One jar of your apples, pushed back of the rice
      Last harvest, it says, with the weight and the spice
      And under it, smaller, too tart, I'm afraid
      It wasn't, it's gone now, the best that you made`,
  },
  hook: `
    Oh, the leaves have let go and they're taking the town
    Every street is a river of yellow and brown

    Bring it in, bring it in, every apple and pear
    There's a frost on the hill and there's plenty to share

    Go slowly, October, leave one on the bough
    There's a coat on the hook and there's light enough now`,
}
