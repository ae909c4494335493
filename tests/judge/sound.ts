// Renders the hand-written band and lets ffmpeg and ffprobe judge the files. Run: node tests/judge/sound.ts
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderSong } from '#lib/engine/index.ts'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { codecAssets } from '#server/assets/codec.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import { loudnessOf } from './loudness.ts'
import { bandScore, hum } from './sound-score.ts'

type Verdict = { readonly what: string; readonly value: number; readonly least: number; readonly most: number }

await buildInstruments()
const folder = mkdtempSync(join(tmpdir(), 'canto-sound-'))
try {
  const studio = { sing: hum, instruments: await loadInstruments(), codec: codecAssets }
  await renderSong(bandScore(8), studio)
  const used = process.cpuUsage()
  const song = await renderSong(bandScore(48, { sung: false }), studio)
  const { user, system } = process.cpuUsage(used)
  const verdicts: Verdict[] = [
    {
      what: 'CPU seconds a second of instrumental',
      value: (user + system) / 1e6 / song.durationSec,
      least: 0,
      most: 0.12,
    },
  ]
  for (const [name, bytes] of Object.entries({ wav: song.wav, mp3: song.mp3 })) {
    const file = join(folder, `song.${name}`)
    writeFileSync(file, bytes)
    const { lufs, truePeakDbtp } = loudnessOf(file)
    verdicts.push(
      { what: `${name}: integrated loudness, LUFS`, value: lufs, least: -15, most: -13 },
      { what: `${name}: true peak, dBTP`, value: truePeakDbtp, least: -12, most: -1 },
      {
        what: `${name}: seconds more than stated`,
        value: durationSec(file) - song.durationSec,
        least: -0.05,
        most: 0.05,
      },
    )
  }
  for (const { what, value, least, most } of verdicts) {
    const passes = value >= least && value <= most
    console.log(`${passes ? 'pass' : 'FAIL'}  ${what}: ${value.toFixed(3)} (${least} … ${most})`)
    if (!passes) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}

function durationSec(file: string): number {
  const wanted = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]
  return Number(execFileSync('ffprobe', wanted, { encoding: 'utf8' }))
}
