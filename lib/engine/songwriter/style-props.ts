import type { GenreName } from '../score/names.ts'
import type { Props } from './languages/en/ideas/lexicon.ts'

export type StyleWords = {
  /** Names of themes that the style likes, first ones most. */
  readonly themes: readonly string[]
  readonly props: Props
}

const props = (acts: string, places: string, keepsakes: string): Props => ({
  acts: acts.replaceAll(', ', '\n'),
  places: places.replaceAll(', ', '\n'),
  keepsakes: keepsakes.replaceAll(', ', '\n'),
})

/** What a style adds to any theme: a few things that people of its songs do, see and carry. */
export const STYLE_WORDS: Readonly<Record<GenreName, StyleWords>> = {
  Pop: {
    themes: ['city', 'summer', 'dance', 'sky', 'rain', 'letters'],
    props: props(
      'dance around the kitchen, text you back at two, blast the same old song',
      'in the back seat of the car, under the party lights, on a video call',
      'denim jacket, half of a playlist, polaroid of us',
    ),
  },
  Folk: {
    themes: ['wild', 'hometown', 'letters', 'garden', 'winter', 'sea'],
    props: props(
      'tune the old guitar, chop the winter wood, whistle down the lane',
      'by the kitchen stove, along the stone wall, on the wooden bridge',
      'wooden spoon, quilt with a missing square, old guitar',
    ),
  },
  'R&B': {
    themes: ['city', 'rain', 'letters', 'morning', 'dance'],
    props: props(
      'dim the bedroom light, slow it all the way down, lose track of the time',
      'in a rented room, under a low red light, on the edge of the bed',
      'silver chain, bottle of perfume, key to your place',
    ),
  },
  'Hip-hop': {
    themes: ['hustle', 'city', 'hometown', 'fire'],
    props: props(
      'nod along to the kick, put it all on the page, speak it into the mic',
      'on the corner with the crew, in the back of the bus, on the studio floor',
      'gold chain, page of rhymes, pair of fresh white shoes',
    ),
  },
  Urban: {
    themes: ['city', 'hustle', 'dance', 'rain'],
    props: props(
      'ride with the windows tinted, leave them on read, roll through the block',
      'in the passenger seat, on the twentieth floor, in the afterparty haze',
      'black hoodie, second phone, diamond in the dark',
    ),
  },
  Rock: {
    themes: ['fire', 'road', 'city', 'hustle', 'rain'],
    props: props(
      'crank the amp to ten, kick the front door down, shout into the void',
      'in the parking lot, behind the amplifier, on the hood of a stolen car',
      'beat-up guitar, leather boot, lightning-bolt tattoo',
    ),
  },
  Jazz: {
    themes: ['city', 'rain', 'letters', 'morning', 'sky'],
    props: props(
      'stir the gin and lime, hum a minor tune, tip the piano man',
      'in a corner of the club, by the old upright piano, under one blue lamp',
      'cocktail napkin, velvet hat, silver cigarette case',
    ),
  },
  Electronic: {
    themes: ['dance', 'sky', 'city', 'summer'],
    props: props(
      'dissolve into the sound, float above the crowd, chase the laser light',
      'in the ultraviolet glow, inside the frequency, at the center of the drop',
      'glow stick, chrome heart, fading signal',
    ),
  },
  Classical: {
    themes: ['garden', 'winter', 'sky', 'letters', 'sea'],
    props: props(
      'light the candelabra, walk the marble hall, listen for the bells',
      'in the marble hall, beneath the willow tree, by candlelight',
      'silver locket, ivory fan, sheet of music',
    ),
  },
  Disco: {
    themes: ['dance', 'city', 'summer', 'sky'],
    props: props(
      'strut across the floor, shake off the day, shine in silver shoes',
      'on the light-up floor, under the velvet rope, at the front of the line',
      'sequin jacket, pair of platform shoes, satin scarf',
    ),
  },
  Reggae: {
    themes: ['summer', 'sea', 'garden', 'hometown'],
    props: props(
      'sway under the palms, share what we have, take it nice and slow',
      'in the island breeze, on the sunny side of town, under the mango tree',
      'ripe mango, handmade drum, hammock',
    ),
  },
  Blues: {
    themes: ['rain', 'road', 'station', 'letters', 'hometown'],
    props: props(
      'walk the floor till dawn, pawn the wedding ring, wait on a southbound train',
      'at the end of the bar, down by the railroad yard, on a bar stool by the door',
      'bottle with no label, worn-out suitcase, ring I had to pawn',
    ),
  },
  Country: {
    themes: ['hometown', 'road', 'summer', 'garden', 'rain'],
    props: props(
      'drop the tailgate down, two-step on the gravel, throw another log on the fire',
      'down a gravel road, in a pickup truck, at the Friday night game',
      'cowboy hat, pair of muddy boots, pickup with a dent',
    ),
  },
  Experimental: {
    themes: ['sky', 'letters', 'wild', 'city', 'winter'],
    props: props(
      'fold the map into a bird, count in broken clocks, speak in weather',
      'in a room without corners, inside the radio hiss, under a paper sun',
      'clock without hands, glass ladder, jar of static',
    ),
  },
  World: {
    themes: ['wild', 'sea', 'garden', 'summer', 'road'],
    props: props(
      'drum until the rain, carry water from the well, dance around the fire',
      'in the market square, by the river boats, under the mango tree',
      'clay jar, bright woven cloth, wooden flute',
    ),
  },
  Ethnic: {
    themes: ['wild', 'hometown', 'garden', 'winter', 'sky'],
    props: props(
      'sing the old refrain, follow the caravan, break the bread by hand',
      'at the village well, by the mountain shrine, beneath the olive tree',
      'silver bracelet, woven rug, string of beads',
    ),
  },
  Christmas: {
    themes: ['winter', 'hometown', 'letters', 'sky', 'morning'],
    props: props(
      'hang the stockings in a row, ring the bells at midnight, wrap the gifts by lamplight',
      'beside the Christmas tree, under the mistletoe, around the fireside',
      'paper star, box of silver bells, candle in the window',
    ),
  },
  Metal: {
    themes: ['fire', 'wild', 'hustle', 'sky', 'winter'],
    props: props(
      'raise the iron high, tear the temple down, march against the storm',
      'in the hall of iron, at the gates of night, beneath the black sun',
      'broken crown, sword of rust, ring of bone',
    ),
  },
  Love: {
    themes: ['letters', 'rain', 'garden', 'morning', 'sky', 'sea'],
    props: props(
      'hold you while you sleep, say your name in the dark, keep your side of the bed',
      'in the crook of your arm, by the light of your eyes, at the edge of a kiss',
      'pressed red rose, love note in your coat, thin gold ring',
    ),
  },
  'K-pop': {
    themes: ['dance', 'city', 'summer', 'sky'],
    props: props(
      'hit the move on the beat, wink at the camera, light up the whole arena',
      'on the center stage, in the neon rain, under a thousand phones',
      'light stick, pink microphone, heart made of neon',
    ),
  },
  'Lo-fi': {
    themes: ['rain', 'morning', 'letters', 'city', 'winter'],
    props: props(
      'let the tea go cold, read the same page twice, loop the tape again',
      'at a desk by the window, in a pool of lamplight, on the last night bus',
      'cassette with no name, sleepy gray cat, half-full notebook',
    ),
  },
  Rap: {
    themes: ['hustle', 'city', 'hometown', 'fire', 'road'],
    props: props(
      'spit it in a single take, count it up and give it back, put the block on the map',
      'at the front of the cypher, in the booth with the lights out, on the steps of the court',
      'cheap microphone, stack of notebooks, jersey with my name',
    ),
  },
}
