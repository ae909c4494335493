import { readBrief, writeSong } from '#lib/engine/index.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { parseEnglish } from '#server/assets/english.ts'

/** What somebody might wish a song to be, about what, and what happened; all of it in words that recognisers know. */
const KINDS = [
  ...['A birthday song for my sister', 'A song for my grandmother', 'A love song', 'A song about missing my brother'],
  ...['A farewell song for a friend', 'A song to thank my teacher', 'A song about home', 'A heartbreak song'],
  ...['A song of protest', 'A party song', 'A lullaby for my daughter', 'A song about growing old', 'A wedding song'],
  ...['A song for our team', 'A song to cheer up a friend', 'A song about freedom', 'An apology to my father'],
]
const SUBJECTS = [
  ...['the garden', 'an old bicycle', 'rain on the roof', 'the harbor', 'a broken guitar', 'the last train', 'snow'],
  ...[
    'horses',
    'a lighthouse',
    'the kitchen table',
    'summer nights',
    'the city',
    'a letter',
    'coffee',
    'the mountains',
  ],
  ...[
    'a yellow coat',
    'stars',
    'the river',
    'dancing',
    'a wooden bridge',
    'photographs',
    'the farm',
    'a storm',
    'bees',
  ],
  ...[
    'a red car',
    'the forest',
    'a candle',
    'the ocean',
    'an empty house',
    'books',
    'a piano',
    'the winter',
    'a bakery',
  ],
]
const EVENTS = [
  ...['we danced in the rain', 'she taught me how to swim', 'you left without a word', 'he sings in the shower'],
  ...['we painted the kitchen blue', 'you always lose your keys', 'they closed the old cinema', 'I burned the dinner'],
  ...['we missed the bus home', 'you planted a tree', 'she laughs at her own jokes', 'we slept under the stars'],
  ...['you carried me up the hill', 'he repairs clocks', 'I kept your letters', 'we watched the ships come in'],
]

/** Lyrics that the songwriter has for a wish that the seed draws; another seed wishes for something else. */
export function drawLyrics(seed: string): string {
  const random = createRandom(seed)
  const [one, other] = random.shuffle(SUBJECTS)
  const about = random.chance(0.5) ? `about ${one} and ${other}` : `about ${one}`
  const told = random.chance(0.6) ? `. ${random.pick(EVENTS)}` : ''
  const description = `${random.pick(KINDS)}, ${about}${told}`
  return writeSong(readBrief({ description, language: 'en' }, parseEnglish), random.integer(1, 9999)).lyrics
}
