import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadWords } from '#server/assets/words.ts'
import { said } from './run.ts'

/** Where Debian's pocketsphinx-en-us puts the model. */
const MODEL = '/usr/share/pocketsphinx/model/en-us'
const MARGIN_SEC = 0.2
const PAD_SEC = 0.3

const { pronunciationOf } = loadWords()

export type Cut = { readonly file: string; readonly startSec: number; readonly endSec: number }

export type RecognisedWord = { readonly word: string; readonly startSec: number }

/** The words of a line as they are listened for. */
export function wordsOf(line: string): string[] {
  return (
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+/g) ?? []
  )
}

/** Which of the alternatives is heard in a stretch of a sound file; null when none is. */
export async function recognise(cut: Cut, alternatives: readonly string[]): Promise<string | null> {
  const plain = alternatives.map((line) => wordsOf(line).join(' '))
  const heard = await hear(cut, plain.join(' | '), new Set(plain.flatMap((line) => line.split(' '))))
  return alternatives[plain.indexOf(heard.map(({ word }) => word).join(' '))] ?? null
}

/**
 * What pocketsphinx, with its default settings, hears of a grammar (JSGF) in a stretch of a sound file, and when each
 * word begins in the file. The same each time: with another grain of sox's dither it may lose a whole line. Words
 * without a dictionary entry are an error: a line that cannot be heard must not pass for one that was sung badly.
 */
export async function hear(
  { file, startSec, endSec }: Cut,
  grammar: string,
  words: ReadonlySet<string>,
): Promise<RecognisedWord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'canto-judge-'))
  try {
    const path = (name: string) => join(folder, name)
    writeFileSync(path('lines.gram'), `#JSGF V1.0;\ngrammar lines;\npublic <line> = ${grammar} ;\n`)
    writeFileSync(path('lines.dict'), dictionaryOf(words))
    const fromSec = Math.max(0, startSec - MARGIN_SEC)
    const stretch = ['trim', String(fromSec), String(endSec + MARGIN_SEC - fromSec)]
    const format = ['-r', '16000', '-c', '1', '-b', '16']
    await said('sox', [
      '-R',
      file,
      ...format,
      path('cut.wav'),
      ...stretch,
      'norm',
      '-3',
      'pad',
      `${PAD_SEC}`,
      `${PAD_SEC}`,
    ])
    const model = ['-hmm', join(MODEL, 'en-us'), '-dict', path('lines.dict'), '-jsgf', path('lines.gram')]
    const options = ['-time', 'yes', '-logfn', '/dev/null', '-remove_silence', 'no', '-vad_threshold', '1.0']
    const { stdout } = await said('pocketsphinx_continuous', ['-infile', path('cut.wav'), ...model, ...options])
    return stdout.split('\n').flatMap((row) => {
      const [, word, start] = /^([a-z'][^ (]*)(?:\(\d+\))? (\d[\d.]*) \d[\d.]* [\d.]+$/.exec(row.trim()) ?? []
      return word && start ? [{ word, startSec: Number(start) - PAD_SEC + fromSec }] : []
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The words that the model knows, with their pronunciations. */
export function knownWords(): ReadonlyMap<string, readonly string[]> {
  known ??= readDictionary(join(MODEL, 'cmudict-en-us.dict'))
  return known
}

/** Whether every word of a line has a pronunciation that it could be heard by. */
export function isHearable(line: string): boolean {
  return wordsOf(line).every((word) => pronunciationsOf(word).length > 0)
}

function dictionaryOf(words: ReadonlySet<string>): string {
  const rows = [...words].flatMap((word) => {
    const spelled = pronunciationsOf(word)
    if (spelled.length === 0) throw new Error(`"${word}" is in no dictionary: judge with other lyrics.`)
    return spelled.map((phones, index) => `${word}${index > 0 ? `(${index + 1})` : ''} ${phones}\n`)
  })
  return rows.join('')
}

/** The model's own, else the one that the singer has, without its stresses. */
function pronunciationsOf(word: string): readonly string[] {
  const own = pronunciationOf(word)?.replace(/\d/g, '')
  return knownWords().get(word) ?? (own ? [own] : [])
}

function readDictionary(file: string): Map<string, string[]> {
  const entries = new Map<string, string[]>()
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const [, word, phones] = /^(\S+?)(?:\(\d+\))? (.+)$/.exec(row) ?? []
    if (word && phones) entries.set(word, [...(entries.get(word) ?? []), phones])
  }
  return entries
}
