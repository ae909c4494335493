import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '#lib/engine/random/random.ts'
import { loadWords } from '#server/assets/words.ts'
import type { Cut } from './recognise.ts'

const MODEL = '/usr/share/pocketsphinx/model/en-us'
const CHOICES = 8
const MARGIN_SEC = 0.2
const LYRICS = join(import.meta.dirname, 'lyrics')

const { pronunciations } = loadWords()

/** For every word of a line eight that it may be, itself included: as many syllables, none sounding the same. */
export function slotsOf(line: string): string[][] {
  const random = createRandom(line)
  return wordsOf(line).map((word) => {
    const others = POOL.filter(
      (other) => syllablesOf(other) === syllablesOf(word) && pronunciations[other] !== pronunciations[word],
    )
    return random.shuffle([word, ...random.shuffle(others).slice(0, CHOICES - 1)])
  })
}

/** How many words of a line pocketsphinx takes for another one, slot by slot; a line that it cannot hear is all wrong. */
export function wordsMissed({ file, startSec, endSec }: Cut, line: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'canto-slots-'))
  try {
    const [grammar, sung] = ['slots.gram', 'sung.wav'].map((name) => join(folder, name))
    const slots = slotsOf(line).map((words) => `(${words.join(' | ')})`)
    writeFileSync(grammar!, `#JSGF V1.0;\ngrammar slots;\npublic <line> = ${slots.join(' ')} ;\n`)
    const from = Math.max(0, startSec - MARGIN_SEC)
    const cut = ['trim', String(from), String(endSec + MARGIN_SEC - from), 'norm', '-3', 'pad', '0.3', '0.3']
    execFileSync('sox', [file, '-r', '16000', '-c', '1', '-b', '16', sung!, ...cut])
    const model = ['-hmm', join(MODEL, 'en-us'), '-dict', join(MODEL, 'cmudict-en-us.dict'), '-logfn', '/dev/null']
    const options = ['-jsgf', grammar!, '-infile', sung!, '-remove_silence', 'no', '-vad_threshold', '1.0']
    const heard = execFileSync('pocketsphinx_continuous', [...model, ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const words = heard.trim().split(/\s+/)
    return wordsOf(line).filter((word, index) => words[index] !== word).length
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function wordsOf(line: string): string[] {
  return line.toLowerCase().match(/[a-z']+/g) ?? []
}

function syllablesOf(word: string): number {
  return pronunciations[word]?.match(/\d/g)?.length ?? 0
}

/** Words of the judge's own lyrics that both dictionaries know. */
const POOL = readPool()

function readPool(): string[] {
  const texts = readdirSync(LYRICS).map((name) => readFileSync(join(LYRICS, name), 'utf8').replace(/\[.*?\]/g, ''))
  const known = new Set(readFileSync(join(MODEL, 'cmudict-en-us.dict'), 'utf8').match(/^\S+/gm))
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => known.has(word) && syllablesOf(word) > 0)
}
