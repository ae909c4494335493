import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadWords } from '#server/assets/words.ts'

/** Where Debian's pocketsphinx-en-us puts the model. */
const MODEL = '/usr/share/pocketsphinx/model/en-us'
const MARGIN_SEC = 0.2

export type Cut = { readonly file: string; readonly startSec: number; readonly endSec: number }

/**
 * Which of the alternatives pocketsphinx, with its default settings, hears in a stretch of a sound file; null when it
 * hears none. Words without a dictionary entry are an error: a line that cannot be heard must not pass for one that was
 * sung badly.
 */
export function recognise({ file, startSec, endSec }: Cut, alternatives: readonly string[]): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'canto-judge-'))
  try {
    const [grammar, dictionary, sung] = ['lines.gram', 'lines.dict', 'sung.wav'].map((name) => join(folder, name))
    const plain = alternatives.map(spellPlain)
    writeFileSync(grammar!, `#JSGF V1.0;\ngrammar lines;\npublic <line> = ${plain.join(' | ')} ;\n`)
    writeFileSync(dictionary!, dictionaryOf(plain))
    const from = Math.max(0, startSec - MARGIN_SEC)
    const cut = ['trim', String(from), String(endSec + MARGIN_SEC - from), 'norm', '-3', 'pad', '0.3', '0.3']
    execFileSync('sox', [file, '-r', '16000', '-c', '1', '-b', '16', sung!, ...cut])
    const model = ['-hmm', join(MODEL, 'en-us'), '-dict', dictionary!, '-jsgf', grammar!, '-logfn', '/dev/null']
    const options = ['-infile', sung!, ...model, '-remove_silence', 'no', '-vad_threshold', '1.0']
    const heard = execFileSync('pocketsphinx_continuous', options, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return alternatives[plain.indexOf(heard.trim().replaceAll('\n', ' '))] ?? null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function spellPlain(line: string): string {
  return line
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z' ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/** Entries for the words of the lines: the model's own, else those that the singer has, without their stresses. */
function dictionaryOf(lines: readonly string[]): string {
  known ??= readDictionary(join(MODEL, 'cmudict-en-us.dict'))
  const { pronunciations } = loadWords()
  const words = [...new Set(lines.flatMap((line) => line.split(' ')))]
  const rows = words.flatMap((word) => {
    const spelled = known?.get(word) ?? [pronunciations[word]?.replace(/\d/g, '')]
    return spelled.map((phones, index) => {
      if (!phones) throw new Error(`"${word}" is in no dictionary: judge with other lyrics.`)
      return `${word}${index > 0 ? `(${index + 1})` : ''} ${phones}\n`
    })
  })
  return rows.join('')
}

function readDictionary(file: string): Map<string, string[]> {
  const entries = new Map<string, string[]>()
  for (const row of readFileSync(file, 'utf8').split('\n')) {
    const [, word, phones] = /^(\S+?)(?:\(\d+\))? (.+)$/.exec(row) ?? []
    if (word && phones) entries.set(word, [...(entries.get(word) ?? []), phones])
  }
  return entries
}
