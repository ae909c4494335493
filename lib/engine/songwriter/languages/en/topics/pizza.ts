import type { Topic } from '../../stanzas.ts'

export const pizza: Topic = {
  kin: 'pizza pizzas pizzeria pizzerias pizzaiolo slice slices crust crusts mozzarella pepperoni salami parmesan margherita calzone calzones topping toppings anchovy anchovies oregano olives takeout takeaway takeaways delivery dough cheese cheesy oven ovens tomato sauce wood-fired slicer cutter italian',
  you: {
    scene: `
      You tossed up the pizza dough, flour to your wrist
      It went for the (ceiling|light fixture), your two hands both missed
      It hangs from the lamp now, it's coming down slow
      And we stand with our plates in a circle below

      You eat every slice from the (outside|crust end), you start
      With the hard part, the edge, and go in to the heart
      The rest of us sit there with crusts, looking glum
      And you have the best bite of all still to come`,
    later: `
      The kid with the pizza was soaked to the skin
      You handed a towel out, you let the kid in
      We ate it together with socks on the heat
      And nine other pizzas went cold in the street

      You've given me all of your olives since spring
      I ate them for love, though I can't stand the thing
      Last night it came out, you'd have killed for a bite
      So we turned the whole pizza around, left to right`,
  },
  me: {
    scene: `
      I (cooked|steamed) me a supper of beans, on a plate
      With a napkin, and sprouts, and I'd sat down by eight
      The pizza place phoned me, and sounded upset
      It's Friday, they said, and you've not called us yet

      The first bite of pizza comes straight from the flame
      I've (known|learned) it for years, and it's always the same
      I warn the whole table, be careful, it's hot
      Then they hear a small scream, and they know I forgot`,
    later: `
      The pizza I rolled wasn't quite what I'd planned
      It came out a country, all coastline and land
      A boot, with an olive kicked off from the toe
      And I say that I meant it, and how would they know?

      The last slice of pizza, we're all so well bred
      I halved it, took half, and then somebody said
      They'd just take half that, and so on, by degrees
      At midnight we're splitting one crumb of the cheese`,
  },
  past: {
    scene: `
      We'd eat on the curb with the (box|lid) on our knees
      You'd hand me your slice, but hang on to the cheese
      And walk up the block till it snapped, like a kite
      Your record's the mailbox, one hot August night

      On Fridays you'd come with a towel on your arm
      And a (terrible|dreadful) accent you thought was pure charm
      You'd lift up the pizza box lid, just a crack
      We tipped you in buttons, you gave us change back`,
    later: `
      Half of my pizza has peppers you chose
      So hot that they take off the end of my nose
      I eat your side first, with the tears on my chin
      And so nobody asks what the state is I'm in

      You swore that cold pizza beats cake, beats champagne
      At dawn, on your feet, with your nose to the pane
      I teased you for years, but I stood there today
      In the light of the fridge, and you're right, let me say`,
  },
  hook: `
    Pizza, hot pizza, slide out of the fire
    With the cheese going higher, and higher, and higher

    Round as the moon, with an edge burning gold
    Pizza for supper, for breakfast it's cold

    Cut up the pizza, then cut it again
    It was made to feed four, so it ought to feed ten`,
}
