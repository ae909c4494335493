import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's pocketsphinx and pocketsphinx-en-us. */
const PROGRAM = 'pocketsphinx_continuous'
const SEARCH_RATE = 16_000

export function canRecognise(): boolean {
  try {
    execFileSync('which', [PROGRAM])
    return true
  } catch {
    return false
  }
}

/** Which of the alternatives an outside recogniser hears in a sound; null when it hears none. */
export function recognise(samples: Float32Array, sampleRate: number, alternatives: readonly string[]): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'canto-judge-'))
  try {
    const grammar = join(folder, 'lines.gram')
    const plain = alternatives.map(spellPlain)
    writeFileSync(grammar, `#JSGF V1.0;\ngrammar lines;\npublic <line> = ${plain.join(' | ')} ;\n`)
    const raw = join(folder, 'in.wav')
    writeFileSync(raw, wav(samples, sampleRate))
    const wide = join(folder, 'sung.wav')
    execFileSync('sox', [
      raw,
      '-r',
      String(SEARCH_RATE),
      '-c',
      '1',
      '-b',
      '16',
      wide,
      'norm',
      '-3',
      'pad',
      '0.3',
      '0.3',
    ])
    const options = [
      '-jsgf',
      grammar,
      '-remove_silence',
      'no',
      '-vad_threshold',
      '1.0',
      '-logfn',
      '/dev/null',
      '-beam',
      '1e-120',
      '-pbeam',
      '1e-120',
      '-wbeam',
      '1e-80',
    ]
    const heard = execFileSync(PROGRAM, ['-infile', wide, ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const index = plain.indexOf(heard.trim().split('\n').join(' ').trim())
    return index < 0 ? null : alternatives[index]!
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

function wav(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = Buffer.alloc(44 + 2 * samples.length)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + 2 * samples.length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(2 * sampleRate, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * samples.length, 40)
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + 2 * index)
  }
  return bytes
}
