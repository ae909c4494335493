import type { Topic } from '../../stanzas.ts'

export const dinosaurs: Topic = {
  kin: 'dinosaur dinosaurs dino dinos fossil fossils fossilized bone bones skeleton skeletons museum museums excavation paleontologist paleontology triceratops stegosaurus brontosaurus diplodocus tyrannosaurus trex rex pterodactyl pterodactyls raptor raptors velociraptor jurassic cretaceous triassic prehistoric extinct extinction reptile reptiles mammoth mammoths roar roars roared roaring',
  you: {
    scene: `
      You told the museum (guard|man), softly and low
      That dinosaur wears his left thumb as a toe
      He laughed, and then called someone, down came a chart
      And they're bringing a ladder to take it apart

      You roar like a dinosaur (down in|deep in) the hall
      It rattles the pictures, it comes through the wall
      The neighbors complained, so you've toned it right down
      And now you eat lettuce and chew with a frown`,
    later: `
      You dug by the fence and you came on a bone
      The size of a match, and as gray as a stone
      It's chicken, I said, and from Sunday, I'd guess
      You said, that's a dinosaur still, more or less

      We stood with our bags in the grocery store lot
      You said, here was jungle, all steaming and hot
      Here dinosaurs drank, where the carts are, in line
      And we let them go by us, I think I saw nine`,
  },
  me: {
    scene: `
      The dinosaur (mostly|partly) is plaster, I read
      One leg is, the tail is, and most of the head
      I've a pin in one knee and a tooth from a store
      And it still draws a crowd, so I worry no more

      I got stuck in my (sweater|T-shirt), half in and half out
      With two little arms that could just wave about
      I roared, and I stomped, and I hit every chair
      Like the dinosaurs did, and that's why they're not there`,
    later: `
      With brains like a walnut, no clock and no pen
      The dinosaurs made it to who can say when
      A hundred-odd million years, happy enough
      I've a planner in leather and can't find my stuff

      A small plastic dinosaur lives in my coat
      I hold to its tail when I'm clearing my throat
      It fell out at work, and the boss felt her own
      And stood hers beside it, so mine's not alone`,
  },
  past: {
    scene: `
      On wet days you took me to (visit|call on) the bones
      You tipped them your hat and you spoke in low tones
      You'd ask how it was, you would wait for a word
      And you'd tell me, outside, in the rain, what you'd heard

      We dug for a dinosaur, all of that June
      Out back by the (woodpile|rain barrel), each with a spoon
      I found a real leg bone, I ran up the street
      And you never once said that it came with the meat`,
    later: `
      You drew me a dinosaur once, with your thumb
      In steam on the window, and more were to come
      They went in a minute, but when I make stew
      The herd comes back out of the glass into view

      They've lifted the tail of the dinosaur, high
      It dragged on the floor there when we would come by
      They've worked out he ran, that he wasn't so slow
      I turned round to tell you, who'd most want to know`,
  },
  hook: `
    Roar, oh, roar till the windowpanes hum
    There's a dinosaur calling, so everyone, come

    Millions of years and it still wears that grin
    The dinosaur waits there, so let us all in

    Under the sidewalk, the store and the tree
    There's a whole world of dinosaurs, wide as the sea`,
}
