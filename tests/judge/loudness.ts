import { spawnSync } from 'node:child_process'

const FILTER = ['-af', 'ebur128=peak=true', '-f', 'null', '-']

/** Loudness and peak of a file as ffmpeg hears them. */
export function loudnessOf(file: string): { lufs: number; truePeakDbtp: number } {
  const { stderr } = spawnSync('ffmpeg', ['-nostdin', '-hide_banner', '-i', file, ...FILTER], { encoding: 'utf8' })
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const after = (label: string) => Number.parseFloat(summary.slice(summary.indexOf(label) + label.length))
  return { lufs: after('I:'), truePeakDbtp: after('Peak:') }
}
