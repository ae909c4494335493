import type { Topic } from '../../stanzas.ts'

export const cinema: Topic = {
  kin: 'cinema cinemas movie movies moviegoer film films filmed filming filmmaker filmmakers theater theaters popcorn screening screenings director directors actor actors actress actresses hollywood blockbuster blockbusters matinee matinees usher ushers projector projectionist premiere premieres trailers sequel sequels subtitles screenplay screenplays stuntman drive-in oscars',
  you: {
    scene: `
      You (talk|call) to the movie, you tell her, don't go
      They turn and they shush you, the whole of our row
      She goes up the stairs with the candle burned low
      And a voice in row twelve says, well, we told her so

      You cry at the (movie|film) with the dog in the snow
      It's only begun and already you know
      I hand you the napkins with salt, from my lap
      And he always gets home, and you stand up and clap`,
    later: `
      The film broke at nine, in the midst of the kiss
      The lights came on hard and we started to hiss
      You stood on your chair and you gave us the rest
      With a mop for the hero, and most liked yours best

      We'd picked the wrong theater, three hours, all gray
      A man and a turnip, in Danish, I'd say
      You took hold of my hand in the turnip's third year
      And it's still the best picture they ever showed here`,
  },
  me: {
    scene: `
      I went to the (movies|movie) alone, in row three
      A tall man with curls took the seat before me
      I saw half a kiss and the end of a horse
      And I cried at his haircut the whole way, of course

      I paid for the popcorn, it (cost me|came to) a week
      The tub was so tall that it covered my cheek
      I'd finished the lot when the lights had gone down
      And I watched the whole film with the tub as my crown`,
    later: `
      They shot a big movie one day on my street
      They asked me to walk by and look at my feet
      I walked by all morning, I walked like a pro
      And they cut me, but watch for the dog, and one toe

      If they made the movie, my life, if you please
      There'd be forty minutes of hunting for keys
      The critics would leave, and they'd miss, by a mile
      The night on the pier, when we sang all the while`,
  },
  past: {
    scene: `
      You'd smuggle in (sandwiches|meatballs), wrapped, in your coat
      You'd open the foil at the kiss on the boat
      The whole of the theater would smell of your bread
      And they'd turn, and you'd pass it along overhead

      You'd take all our (tickets|ticket stubs), the light in your hand
      And walk me down front like a duke with a band
      You'd let me stay on for the late film, half price
      And I've seen every cowboy in town get shot twice`,
    later: `
      They closed up the movie house, took out the chairs
      They sold off the letters, they sold off the stairs
      I asked for our two, it's K seven and eight
      They're out on my porch, and I sit there till late

      I watched it last night, the old film you'd recite
      You'd come in too soon, and you'd still get it right
      The hero looked up, and I waited for you
      And I said it out loud, half a line early, too`,
  },
  hook: `
    Down go the lights and the movie's begun
    And a hundred strange faces are lit up as one

    Save me a seat where the popcorn is warm
    There's a kiss on the screen in the teeth of a storm

    Roll the film back to the part on the shore
    And we'll run up the beach for the camera once more`,
}
