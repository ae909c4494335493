import type { Topic } from '../../stanzas.ts'

/** The scenes follow water from the sun to the rain, the later stanzas from the rivers to the sea and up once more. */
export const water: Topic = {
  kin: 'water waters watery river rivers riverbank riverbed creek creeks brook brooks stream streams waterfall waterfalls lake lakes pond ponds cloud clouds cloudy raindrop raindrops rainwater rainfall drop drops droplet droplets drip drips dripped dripping vapor evaporate evaporates evaporated evaporating evaporation condense condenses condensation precipitation mist steam dew faucet faucets tap fountain fountains reservoir groundwater upstream downstream estuary delta glacier',
  you: {
    scene: `
      You chalked round a puddle at (nine|ten) on the ground
      By noon the hot sun left it half that far round
      You pointed straight up at a cloud, gray and fat
      You said, there it is now, and put on your hat

      You (tell me|announce) that the stove is the sun, and the pot
      Is the whole of the sea, and it's now getting hot
      The steam is a cloud, and it meets a cold plate
      And it rains on our eggs, so our breakfast is late`,
    later: `
      You set a small boat on the creek with a sail
      It rode to the river, swung out by the jail
      You said, boats go down to the sea and stay there
      But the water comes home, and you looked at the air

      You hold up your water at lunch to the light
      This once was the sea, where a whale took a bite
      The sun drew it up and it rained on the ridge
      It ran down the river, and now it's your fridge`,
  },
  me: {
    scene: `
      I hung out my wash and the sun drank it dry
      It went (up past|over) the chimney and into the sky
      It made a small cloud there, as white as could be
      It grew for an hour, and then dropped it on me

      I read that I'm (mostly|two-thirds) just water, so I
      Went up from the ocean and fell from the sky
      I've rained on a turnip, been drunk by a moose
      It explains why on Mondays I feel a bit loose`,
    later: `
      I followed the rain from the gutter one May
      To creek, and to river, twelve miles in a day
      I got to the sea, and I thought, now it's done
      And there it went up again, cloud, in the sun

      My faucet is dripping, I lie there and think
      It's off to the river by way of the sink
      The sea, then the sun, and a cloud, and my bed
      Where it drips through the ceiling and onto my head`,
  },
  past: {
    scene: `
      You'd catch a big raindrop (or two|for me) on your lip
      You said, that was sea at the start of its trip
      The sun took it up and it left the salt there
      Then it came here by cloud, and it asked for no fare

      The sun on the lake raised a mist, (white|thin) and slow
      You'd wave from the dock and say, good, off you go
      By noon it was cloud and by three it was here
      And you'd ask how the trip was, with drops on one ear`,
    later: `
      I went to the river, I stood where you'd stand
      It runs to the sea, and it lets go of land
      And I was quite low, till I felt on my face
      The first of the rain, on its way to this place

      The creek that you waded went off long ago
      To the river, the sea, then to cloud, then to snow
      It's March, and it's melted, it's back here, it's deep
      And it goes round the rock where you'd sit half asleep`,
  },
  hook: `
    Sun lifts the water and rain sets it free
    From cloud to the river and home to the sea

    Oh, river, roll on to the sea, to the blue
    To the cloud, to the rain, and come all the way through

    Rain on the mountain and rain on the town
    What the sun carries up, every cloud carries down`,
}
