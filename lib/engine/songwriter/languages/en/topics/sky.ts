import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'sky skies star stars starry starlight constellation constellations planet planets moon moons moonlit moonlight moonbeam moonrise space spaceship spaceships rocket rockets astronaut astronauts astronomy telescope telescopes comet comets meteor meteors galaxy galaxies orbit orbits orbiting satellite satellites mars saturn jupiter venus cosmos universe eclipse spacesuit liftoff countdown',
  you: {
    scene: `
      You (name|show) me the stars from the hood of the car
      The Teapot, the Ladder, the Sailor's Cigar
      I looked in a book and there's not one, I swear
      So I went out and checked, and they're all still up there

      You built us a rocket of (bottles|cardboard) and glue
      It rose to the gutter and tore it in two
      You noted the height with a pencil, nine feet
      And you said to the moon, we'll be back, from the street`,
    later: `
      You woke me at three for the stars that would fall
      We lay in the field under coats, hats and all
      I counted eleven and you didn't see one
      You kept fixing my blanket until there were none

      You phone me to say, go outside, there's a moon
      I'm out in my socks with my supper, my spoon
      It's big as a barn and it's over the shed
      And we both hold the phone and there's not a word said`,
  },
  me: {
    scene: `
      I (bought|built) me a telescope, aimed it at Mars
      I couldn't find Mars and I couldn't find stars
      I did see a window, and somebody who
      Waved back, with a telescope, hunting Mars, too

      I wished on a star, it was (steady|lovely) and bright
      It blinked and turned left, with a small wingtip light
      My wish is in Denver by now, I suppose
      In somebody's suitcase, and nobody knows`,
    later: `
      I'd fly to the moon, but I'm sick on a swing
      I'd lose the small screws and I'd press the wrong thing
      I'd ask, is there toast? and I'd cry for my bed
      So I watch from the porch in a blanket instead

      That star sent its light out to us long before
      There was bread, or a street, or a knob on a door
      It got here tonight, I was out with the trash
      In my robe, so I stood up and straightened the sash`,
  },
  past: {
    scene: `
      You'd turn off the (porch light|headlights), you'd say, let them in
      And one at a time all the stars would begin
      You'd nod to the red one, low down, by the mill
      Like a friend on the bus, and I look for it still

      You'd drive us home late with the moon on the right
      It raced us past (hedges|rooftops), it kept us in sight
      You'd slow for it, wait for it, let it come by
      And we'd lose by a nose, and you'd hoot at the sky`,
    later: `
      They've found a new planet, it came on the news
      With rain made of diamonds, in purples and blues
      I was dialing your number before I could think
      So I told the whole thing to the cups in the sink

      Your telescope stands with a sock on its eye
      I took it outside to the yard, and the sky
      Was cloud, every inch, from the barn to the lane
      And I stayed there an hour, as you would, in the rain`,
  },
  hook: `
    Oh, the moon's coming up and there's stars by the ton
    And we're here on the one with the rain and the sun

    Three, two and one, let it go, let it fly
    There is nothing above us but sky and more sky

    Come out in your coat, bring a blanket, a chair
    There's a sky full of stars, there is plenty to share`,
  soft: {
    scene: `
      The sky has on its (darkest|deepest) blue
      With one small hole, and light comes through
      And that's a star, and there's one more
      It's you that they are shining for

      The moon is big, the moon is round
      It (rolls|floats|slides) along without a sound
      It came so far, it came so high
      It's stopped to rest, and so am I`,
    later: `
      The stars are very far and small
      They make no noise, no noise at all
      They've nowhere that they have to be
      They only blink, and so do we

      A cloud has pulled across the moon
      As if to say, not long now, soon
      The moon looks out with half its face
      It sees you sleeping in your place`,
  },
}
