import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recognise } from './recognise.ts'

export type HeardLine = { readonly text: string; readonly heard: string | null; readonly startSec: number }

/** What a recogniser hears in every line of a rendered song, cut out of its voice by its timed lyrics. */
export function hearLines(folder: string): HeardLine[] {
  const lines = readTimedLines(readFileSync(join(folder, 'song.lrc'), 'utf8'))
  const alternatives = [...new Set(lines.map(({ text }) => text))]
  return lines.map(({ text, startSec, endSec }) => {
    const heard = recognise({ file: join(folder, 'vocals.wav'), startSec, endSec }, alternatives)
    return { text, heard, startSec }
  })
}

/** The lines of an enhanced LRC file: what is sung, when its first word begins and when its last one ends. */
function readTimedLines(lrc: string) {
  return lrc.split('\n').flatMap((row) => {
    const stamps = [...row.matchAll(/<(\d+):([\d.]+)>/g)].map(([, min, sec]) => 60 * Number(min) + Number(sec))
    const [startSec, endSec] = [stamps[0], stamps.at(-1)]
    if (startSec === undefined || endSec === undefined) return []
    const text = row.replace(/\[[^\]]*\]|<[^>]*>/g, '').replace(/\s+/g, ' ')
    return [{ text: text.trim(), startSec, endSec }]
  })
}
