// Renders songs through the command line; a recogniser tells their lines apart, and ffmpeg measures the files.
// Run: node tests/judge/songs.ts [--seed N] [--styles Pop,Rock] [lyrics.txt …]
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loudnessOf } from './loudness.ts'
import { hearLines } from './sung-lines.ts'

const LEAST_HEARD = 0.75
const LUFS = { least: -15, most: -13 }
const MOST_DBTP = -1

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '3' },
    styles: { type: 'string', default: 'Pop,Rock,Electronic,Country' },
  },
  allowPositionals: true,
})
const lyrics = positionals.length > 0 ? positionals : [join(import.meta.dirname, 'lyrics/plain.txt')]

await buildInstruments()
console.log('lyrics           style        voice  lines heard   mp3 LUFS  dBTP   wav LUFS  dBTP')
for (const file of lyrics) {
  for (const style of values.styles.split(',')) for (const voice of ['f', 'm']) judge(file, style, voice)
}

function judge(file: string, style: string, voice: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'canto-songs-'))
  try {
    const options = ['--lyrics', file, '--style', style, '--voice', voice, '--seed', values.seed, '--out', folder]
    execFileSync(process.execPath, ['server/cli/main.ts', 'song', ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
    const lines = hearLines(folder)
    const missed = lines.filter(({ text, heard }) => text !== heard)
    const sounds = ['song.mp3', 'song.wav'].map((name) => loudnessOf(join(folder, name)))
    const passes =
      missed.length <= (1 - LEAST_HEARD) * lines.length &&
      sounds.every((sound) => sound.lufs >= LUFS.least && sound.lufs <= LUFS.most && sound.truePeakDbtp <= MOST_DBTP)
    if (!passes) process.exitCode = 1
    const heard = `${lines.length - missed.length} of ${lines.length}`
    const figures = sounds.map(({ lufs, truePeakDbtp }) => `${lufs.toFixed(1).padStart(8)} ${truePeakDbtp.toFixed(1)}`)
    const row = [basename(file, '.txt').padEnd(16), style.padEnd(12), voice.padEnd(6), heard.padEnd(12), ...figures]
    console.log(row.join(' '), passes ? '' : ' FAIL')
    for (const line of missed) console.log(`    ${line.text} → ${line.heard}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
