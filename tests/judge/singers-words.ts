import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '#lib/engine/random/random.ts'
import { loadWords } from '#server/assets/words.ts'
import { type Cut, hear, knownWords, wordsOf } from './pocketsphinx.ts'

const CHOICES = 8
const LYRICS = join(import.meta.dirname, 'lyrics')

const { pronunciationOf } = loadWords()

/** How many words of a line pocketsphinx takes for another one, slot by slot; a line that it cannot hear is all wrong. */
export async function wordsMissed(cut: Cut, line: string): Promise<number> {
  const slots = slotsOf(line)
  const heard = await hear(cut, slots.map((words) => `(${words.join(' | ')})`).join(' '), new Set(slots.flat()))
  return wordsOf(line).filter((word, index) => heard[index]?.word !== word).length
}

/** For every word of a line eight that it may be, itself included: as many syllables, none sounding the same. */
function slotsOf(line: string): string[][] {
  const random = createRandom(line)
  return wordsOf(line).map((word) => {
    const others = POOL.filter(
      (other) => syllablesOf(other) === syllablesOf(word) && pronunciationOf(other) !== pronunciationOf(word),
    )
    return random.shuffle([word, ...random.shuffle(others).slice(0, CHOICES - 1)])
  })
}

function syllablesOf(word: string): number {
  return pronunciationOf(word)?.match(/\d/g)?.length ?? 0
}

/** Words of the judge's own lyrics that both dictionaries know. */
const POOL = readPool()

function readPool(): string[] {
  const texts = readdirSync(LYRICS).map((name) => readFileSync(join(LYRICS, name), 'utf8').replace(/\[.*?\]/g, ''))
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => knownWords().has(word) && syllablesOf(word) > 0)
}
