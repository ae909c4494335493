import type { Topic } from '../../stanzas.ts'

export const bakery: Topic = {
  kin: 'bakery bakeries baker bakers bake bakes baked baking bread breads loaf loaves dough doughs sourdough yeast flour oven ovens cake cakes cupcake cupcakes bun buns roll rolls rye crust crusts crusty crumb crumbs knead kneads kneaded kneading pastry pastries pie pies tart tarts cookie cookies muffin muffins bagel bagels biscuit biscuits croissant croissants pretzel pretzels frosting icing butter doughnut doughnuts donut donuts cinnamon recipe recipes whisk',
  you: {
    scene: `
      At four in the (kitchen|bakery), the dough's in its sheet
      Get up, you say softly, get up on your feet
      You try it on me next, same words, the same tune
      And the bread's up by five and I'm up around noon

      The bakery window has (castles|platters) and towers
      With glaze and with almonds and marzipan flowers
      You ask for the flat roll, all dented and plain
      And carry it home in your coat from the rain`,
    later: `
      My cake had gone in like a hat on a chair
      You filled up the hole with some plums and a pear
      You poured on the cream and you gave it a name
      They ask for it yearly, it won't sink the same

      You gave me a jar of your dough with a lid
      You said, feed it Fridays, and that's what I did
      I gave some next door, and they gave to the priest
      And now the whole street's getting up with your yeast`,
  },
  me: {
    scene: `
      The bread took a (teaspoon|spoonful) of yeast, I put eight
      I went for a walk and I got back home late
      It had the cat's dish and my good Sunday shoes
      I've moved to the porch, and it's got lovely views

      One bun with (almonds|cherries) was left under glass
      The man up in front didn't seem in its class
      He asked for a rye loaf, I sighed with relief
      And that bun, he added, and I learned about grief`,
    later: `
      My first loaf of bread holds the door to the yard
      My second's beneath the piano leg, hard
      My third we could cut with a saw, spread with jam
      The fourth one went missing, how happy I am

      I came home so angry I kneaded some dough
      I slapped it for Monday, I punched it for Joe
      It rose all the same, it came out warm and wide
      I took half to Joe with some butter inside`,
  },
  past: {
    scene: `
      You gave me the (ends|scraps) of the dough for my own
      I rolled it till gray and it baked like a bone
      You'd put it on china, you'd ask for a knife
      And eat every crumb like the feast of your life

      You'd send me for bread and it came home with less
      The (heel|end) was all gone, you would look, and say, yes
      The mice at the corner are shocking this year
      And brush off the crumbs from my chin and my ear`,
    later: `
      The card for your cake has a thumbprint of grease
      Some flour, it tells me, and butter, a piece
      It ends with, you'll know, so I baked it straight through
      With my nose to the oven, and last night I knew

      The baker still puts back your poppy-seed roll
      On Saturdays, there, in its bag in a bowl
      I've never once told him, I pay and I go
      And I'm getting to like it, I want you to know`,
  },
  hook: `
    Oh, the bread's coming up and the morning's begun
    And there's butter and honey for every last one

    Bake it tall, bake it wide, let the big oven glow
    There's a whole town of windows to wake with the dough

    Cut the cake, cut it high, let the crumbs simply fall
    There's a fork in the drawer for whoever may call`,
}
