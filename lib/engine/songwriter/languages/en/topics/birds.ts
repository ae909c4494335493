import type { Topic } from '../../stanzas.ts'

export const birds: Topic = {
  kin: 'bird birds birdsong birdhouse wing wings feather feathers feathered nest nests nesting sparrow sparrows robin robins swallow swallows goose geese owl owls crow crows raven ravens gull gulls seagull seagulls pigeon pigeons dove doves wren wrens finch finches heron herons hawk hawks eagle eagles hummingbird parrot parrots parakeet canary budgie magpie magpies blackbird blackbirds jay jays cardinal duck ducks swan swans stork storks beak beaks feeder chirp chirps penguin penguins',
  you: {
    scene: `
      You stop on the (sidewalk|stairway|corner), one hand in the air
      You've heard something small, and you tell me, up there
      A wren on the wire, as big as my thumb
      And the crowd goes around us, and you're overcome

      You (fill|hang) the feeder, brush the snow
      The sparrows (line|watch) the fence below
      You scold the fat one for its greed
      And (slip|toss|pass) it half a hand of seed`,
    later: `
      A swallow had hit the glass hard and lay flat
      You warmed it for hours in your green woolen hat
      Then it blinked, and was off, over chimney and tree
      And you waved with the hat till I called you for tea

      The parrot downstairs has been learning your laugh
      Not all of it yet, but it does the first half
      It does it at midnight, it wakes the whole floor
      And we lie in the dark and we hope it learns more`,
  },
  me: {
    scene: `
      A seagull (came down|dropped in) while I stood on the pier
      It took my whole sandwich, it clipped my left ear
      It ate it in front of me, making no haste
      And left me the (pickle|lettuce), at least it had taste

      The (robin|sparrow) outside starts at quarter to four
      It does the first verse, and it knows twenty more
      I've asked it politely, I threw it a shoe
      It took that as clapping, and sang something new`,
    later: `
      A wren built its nest in the bag on my bike
      And what's a commute, after all, but a hike
      I walked to work, proud, through the rain and the heat
      And came home to five mouths asking, what's there to eat

      The geese came right over me, heading for spring
      And shouting directions from wing tip to wing
      Like a car on vacation, the map upside down
      And I waved till they'd argued their way out of town`,
  },
  past: {
    scene: `
      You'd (whistle|give out) three notes from the step before eight
      And a cardinal answered from over the gate
      The two of you went back and forth for a while
      Then you'd tell me its news in your serious style

      Your pockets had (crumbs|crusts) for the ducks on the lake
      The end of the bread and a corner of cake
      You'd count them, eleven, you'd count them again
      The lame one came last, and you'd wait until then`,
    later: `
      I've got your binoculars, heavy and black
      The swallows you told me to look for are back
      They're up in the barn with their mud and their straw
      I put in your book every one that I saw

      You told me once how wild geese fly
      They trade the front and don't ask why
      Today one tired and fell in line
      The next moved up, I'm doing fine`,
  },
  hook: `
    Let the birds take it up from the wire and the eave
    And hand it along to the south when they leave

    Fly over, fly over, every feather, every wing
    It's the smallest among us who taught us to sing

    Oh, the geese write a line on the blue of the sky
    And the line says come on, and the line says to fly`,
  soft: {
    scene: `
      The birds are fluffed up on the bough
      Like (balls|puffs|tufts) of wool, they're sleeping now
      Their toes hold on, they needn't try
      And not one falls, I don't know why

      The owl gets up as you lie down
      She shakes her coat of (gray and|speckled) brown
      She asks me who, I tell her, you
      She says it back, you-hoo, you-hoo`,
    later: `
      Beneath a wing it's warm and dim
      There's one in there, and one by him
      And one who peeps out, just one eye
      To see the last bit of the sky

      The swallows have a cup of clay
      They built it up, one dab a day
      Now four small tails hang out of it
      It's very full, but they all fit`,
  },
}
