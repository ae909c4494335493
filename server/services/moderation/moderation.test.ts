import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FILLERS, VOCABULARY } from '#lib/engine/compose/vocabulary/vocabulary.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { agree } from '#lib/engine/songwriter/languages/en/morphology/agreement.ts'
import { PACKS } from '#lib/engine/songwriter/languages/registry.ts'
import { DISGUISES } from '#tests/support/moderation/disguises.ts'
import { HELD_OUT_SPELLINGS } from '#tests/support/moderation/held-out-spellings.ts'
import { INNOCENT_LINES } from '#tests/support/moderation/innocent-lines.ts'
import { INNOCENT_NATIVE_LINES } from '#tests/support/moderation/innocent-native-lines.ts'
import { EMPTY_CARRIERS, NATIVE_LINES, type NativeScript } from '#tests/support/moderation/native-spellings.ts'
import { songwriterLines } from '#tests/support/moderation/songwriter-lines.ts'
import { NAMES } from './names.ts'
import { findRefused } from './refuse-words.ts'

const MOST_THROUGH = 0.05
const MOST_THROUGH_IN_LATIN = 0.01
/** How many of sixty names on which nobody tuned the search may pass in each script. */
const MOST_NATIVE: Readonly<Record<NativeScript, number>> = {
  katakana: 1,
  hiragana: 7,
  hangul: 16,
  cyrillic: 4,
  chinese: 1,
  greek: 3,
  arabic: 11,
  hebrew: 12,
  thai: 6,
  devanagari: 3,
}
/** All 5,000 lines and more, with MODERATION_LINES=360. */
const LINES_A_LANGUAGE = Number(process.env.MODERATION_LINES ?? 10)
const ENGLISH = ['oh', 'yeah', 'baby', 'tonight', 'love', 'you and I', 'wanna', 'hey', 'dance', 'the night', 'rain']
const SENTENCE = (name: string) => `a song about ${name} and the rain`

describe('names in disguise', () => {
  const seed = randomInt(2 ** 31)
  const random = createRandom(`names/${seed}`)
  const latin = NAMES.filter(({ name, reach }) => reach === 'anywhere' && /^[\p{Script=Latin}\s]{5,}$/u.test(name))
  it.each(Object.keys(DISGUISES).filter((kind) => kind !== 'otherScripts'))('are found: %s', (kind) => {
    const through = latin.filter(({ name }) => {
      const disguised = DISGUISES[kind]?.(name, random)
      return disguised && findRefused(SENTENCE(disguised), 'prompt').length === 0
    })
    const names = through.map(({ name }) => name).join(', ')
    expect(through.length / latin.length, `seed ${seed}: ${names}`).toBeLessThanOrEqual(MOST_THROUGH_IN_LATIN)
  })

  it('are found as other scripts write them', () => {
    const spellings = HELD_OUT_SPELLINGS.flatMap(([, ...others]) => others)
    const through = spellings.filter((spelling) => findRefused(SENTENCE(spelling), 'prompt').length === 0)
    console.log(`in other scripts ${through.length} of ${spellings.length} through`)
    expect(through.length / spellings.length).toBeLessThanOrEqual(MOST_THROUGH)
  })
})

describe('names that nobody tuned on, as those who write a script spell them', () => {
  it.each(NATIVE_LINES)('are found: %s', (script, lines) => {
    const through = lines.filter(({ line }) => findRefused(line, 'prompt').length === 0).map(({ name }) => name)
    console.log(`${script}: ${through.length} of ${lines.length} through`)
    expect(through.length, through.join(', ')).toBeLessThanOrEqual(MOST_NATIVE[script])
  })
})

describe('innocent lines', () => {
  it('are at least 500, and none is refused, wherever it stands', () => {
    expect(INNOCENT_LINES.length).toBeGreaterThanOrEqual(500)
    const refused = [...INNOCENT_LINES, ...INNOCENT_NATIVE_LINES, ...EMPTY_CARRIERS].flatMap((line) =>
      (['prompt', 'description', 'title'] as const).flatMap((place) =>
        findRefused(line, place).map((name) => `${place}: ${line} (${name})`),
      ),
    )
    expect(refused).toEqual([])
  })

  it('stay so with a number or a word of another language among their words', { timeout: 600_000 }, () => {
    const seed = randomInt(2 ** 31)
    const random = createRandom(`lines/${seed}`)
    const lines = [...INNOCENT_LINES, ...songwriterLines(LINES_A_LANGUAGE)]
    const strewn = lines.map((line) => {
      const words = line.split(' ')
      const strange =
        random.next() < 0.5 ? String(random.integer(0, 2 * 10 ** random.integer(1, 3))) : random.pick(ENGLISH)
      return words.toSpliced(random.integer(0, words.length), 0, strange).join(' ')
    })
    const refused = strewn.filter((line) => findRefused(line, 'prompt').length > 0)
    expect(refused.length / lines.length, `seed ${seed}: ${refused.join('; ')}`).toBeLessThan(0.003)
  })

  it('of the songwriter are not refused in any language', { timeout: 600_000 }, () => {
    const lines = songwriterLines(LINES_A_LANGUAGE)
    const refused = lines.flatMap((line) => findRefused(line, 'prompt').map((name) => `${line} (${name})`))
    if (LINES_A_LANGUAGE > 100) console.log(`${refused.length} of ${lines.length} lines refused`)
    expect(refused).toEqual([])
  })

  it('of what the songwriter knows of things are not refused either', { timeout: 60_000 }, () => {
    const texts = [
      ...Object.values(PACKS).flatMap(({ details = [] }) =>
        details.flatMap(({ stanzas, own = '', later = '', hook = '' }) => [stanzas, own, later, hook]),
      ),
      ...Object.values(PACKS).flatMap(({ leadIns = {} }) => Object.values(leadIns)),
    ]
    const quatrains = texts.flatMap((text) =>
      [false, true].flatMap((isPast) =>
        agree(text, { person: 'you', isPast })
          .trim()
          .split(/\n\s*\n/),
      ),
    )
    expect(quatrains.length).toBeGreaterThan(5000)
    const refused = quatrains.flatMap((text) => findRefused(text, 'prompt').map((name) => `${name}: ${text}`))
    expect(refused).toEqual([])
  })
})

describe('the list', () => {
  it('holds at least two thousand names', () => {
    expect(new Set(NAMES.map(({ name }) => name)).size).toBeGreaterThan(2000)
  })

  it('describes music in words that the composer knows', () => {
    const described = NAMES.filter(({ music }) => music !== '')
    expect(described.length).toBeGreaterThanOrEqual(300)
    const unknown = described.flatMap(({ name, music }) =>
      music
        .toLowerCase()
        .split(/[, ]+/)
        .filter(
          (word) =>
            !FILLERS.has(word) &&
            ![...VOCABULARY.keys()].some((known) =>
              known.split(' ').includes(word.replace('-', ' ').split(' ')[0] ?? ''),
            ),
        )
        .map((word) => `${name}: ${word}`),
    )
    expect(unknown).toEqual([])
  })
})

it('reads lyrics of 5,000 characters against all names in a few milliseconds', () => {
  const lyrics = songwriterLines(12).join('\n').slice(0, 5000)
  for (let round = 0; round < 30; round++) findRefused(lyrics, 'prompt')
  const begun = process.cpuUsage()
  const rounds = 40
  for (let round = 0; round < rounds; round++) findRefused(lyrics, 'prompt')
  const { user, system } = process.cpuUsage(begun)
  const ms = (user + system) / 1000 / rounds
  console.log(`${ms.toFixed(2)} ms for ${lyrics.length} characters`)
  expect(ms).toBeLessThan(20)
})
