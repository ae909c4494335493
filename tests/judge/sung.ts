import { readFileSync } from 'node:fs'
import { type Loudness, loudnessCurve, loudnessOf } from './ffmpeg.ts'
import { type MelodyFacts, melodyFacts } from './melody.ts'
import { hear, recognise, wordsOf } from './pocketsphinx.ts'
import { stemsError } from './stems.ts'
import type { Song } from './studio.ts'

export type RecognisedLine = { readonly text: string; readonly heard: string | null }

/** What the judges find out about a song that is sung in English. */
export type SongMeasurements = {
  readonly name: string
  readonly mp3: Loudness
  readonly wav: Loudness
  /** Loudness of the voice less that of the accompaniment, while it sings. */
  readonly voiceAboveLu: number
  /** What the stems, limited, differ from the song, in dB of full scale. */
  readonly stemsErrorDb: number
  /** Told apart from all other lines of the song. */
  readonly lines: readonly RecognisedLine[]
  /** How much later than the timed lyrics say a word that begins with a vowel is heard to begin. */
  readonly wordsLateMs: readonly number[]
  readonly melody: MelodyFacts
}

/** A tenth of a second counts as sung when it is at most so much softer than the voice as a whole. */
const SUNG_LU = 10

export async function measureSong(song: Song): Promise<SongMeasurements> {
  const { request, score } = song
  const lines = readTimedLines(readFileSync(song.file('song.lrc'), 'utf8'))
  const alternatives = [...new Set(lines.map(({ text }) => text))]
  const file = song.file('vocals.wav')
  const heard: RecognisedLine[] = []
  const wordsLateMs: number[] = []
  for (const line of lines) {
    heard.push({ text: line.text, heard: await recognise({ file, ...line }, alternatives) })
    wordsLateMs.push(...(await lateness(file, line)))
  }
  return {
    name: `${request.style} ${request.gender}`,
    mp3: await loudnessOf(song.file('song.mp3')),
    wav: await loudnessOf(song.file('song.wav')),
    voiceAboveLu: await voiceAbove(song),
    stemsErrorDb: await stemsError(song),
    lines: heard,
    wordsLateMs,
    melody: melodyFacts(score, request.lyrics),
  }
}

type TimedLine = {
  readonly text: string
  readonly startSec: number
  readonly endSec: number
  readonly wordsSec: number[]
}

/** The lines of an enhanced LRC file: what is sung, when its words begin and when the last one ends. */
function readTimedLines(lrc: string): TimedLine[] {
  return lrc.split('\n').flatMap((row) => {
    const wordsSec = [...row.matchAll(/<(\d+):([\d.]+)>/g)].map(([, min, sec]) => 60 * Number(min) + Number(sec))
    const endSec = wordsSec.pop()
    const [startSec] = wordsSec
    if (startSec === undefined || endSec === undefined) return []
    const text = row.replace(/\[[^\]]*\]|<[^>]*>/g, '').replace(/\s+/g, ' ')
    return [{ text: text.trim(), startSec, endSec, wordsSec }]
  })
}

/** Only of vowels it is plain when they begin: the recogniser takes the breath before a consonant for a part of it. */
async function lateness(file: string, line: TimedLine): Promise<number[]> {
  const words = wordsOf(line.text)
  const heard = await hear({ file, ...line }, words.join(' '), new Set(words))
  if (heard.length !== words.length || words.length !== line.wordsSec.length) return []
  return heard.flatMap(({ word, startSec }, index) =>
    /^[aeio]/.test(word) ? [1000 * (startSec - line.wordsSec[index]!)] : [],
  )
}

async function voiceAbove(song: Song): Promise<number> {
  const [voice, band] = [
    await loudnessCurve(song.file('vocals.wav')),
    await loudnessCurve(song.file('instrumental.wav')),
  ]
  const whole = 10 * Math.log10(mean(voice.map(power)))
  const sung = voice.flatMap((lufs, index) => (lufs > whole - SUNG_LU ? [index] : []))
  const level = (curve: readonly number[]) =>
    10 * Math.log10(mean(sung.map((index) => power(curve[index] ?? Number.NEGATIVE_INFINITY))))
  return level(voice) - level(band)
}

const power = (decibels: number) => 10 ** (decibels / 10)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
