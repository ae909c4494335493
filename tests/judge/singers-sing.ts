import { writeFileSync } from 'node:fs'
import { createDitherer, createWavFile } from '#lib/engine/codec/wav.ts'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { type Score, type SungLine, secondsAt } from '#lib/engine/score/score.ts'
import type { SungPart } from '#lib/engine/singing/contract.ts'
import { createSing } from '#lib/engine/singing/sing.ts'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import type { Singer } from '#lib/engine/voices/singers.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'
import { sungScore } from '../support/sung-score.ts'
import { wholeVoice } from '../support/whole-voice.ts'

/** What a singer made of the lines: `samples` last as long as the score. */
export type Performance = { readonly score: Score; readonly samples: Float32Array }

/** A performance, and the hertz that were meant at a time; null where nobody sings. */
export type MeantPerformance = Performance & { readonly meantHz: (timeSec: number) => number | null }

/**
 * Sings English lines with any singer, centred on `middle`. Singers without English sing them as a Korean singer sings the
 * English words of a song: espeak-ng's English voice speaks the lines.
 */
export async function createChoir() {
  const speech = await loadSpeech()
  const pronounce = createPronounce({ speech, words: loadWords() })
  const sing = createSing({ speech })
  return async (
    singer: Singer,
    lines: readonly string[],
    syllableSec: number,
    middle = middleOf(singer),
  ): Promise<MeantPerformance> => {
    const language = singer.languages.includes('en') ? 'en' : 'ko'
    const request = { lines, language, gender: singer.gender, tempoBpm: 60 / syllableSec, syllableBeats: 1 } as const
    const score = moved(await sungScore(pronounce, request), singer, middle)
    const sung = [...sing(score)]
    return { score, samples: wholeVoice(() => sung, score), meantHz: meantIn(sung.flat()) }
  }
}

function meantIn(parts: readonly SungPart[]): MeantPerformance['meantHz'] {
  const tracks = parts.flatMap(({ startSample, pitch }) =>
    pitch ? [{ ...pitch, startSec: startSample / SAMPLE_RATE }] : [],
  )
  return (timeSec) => {
    for (const { startSec, hopSec, f0Hz } of tracks) {
      const at = (timeSec - startSec) / hopSec
      const before = Math.floor(at)
      if (before >= 0 && before + 1 < f0Hz.length) {
        return f0Hz[before]! + (at - before) * (f0Hz[before + 1]! - f0Hz[before]!)
      }
    }
    return null
  }
}

/** MIDI note in the middle of a singer's range. */
export function middleOf({ range }: Singer): number {
  return (range.low + range.high) / 2
}

/** Moves a tune so that the middle of its notes is the given one, for another singer. */
function moved(score: Score, singer: Singer, middle: number): Score {
  const vocal = score.vocal!
  const pitches = vocal.lines.flatMap(notesOf).map(({ pitch }) => pitch)
  const shift = Math.round(middle - (Math.min(...pitches) + Math.max(...pitches)) / 2)
  const lines = vocal.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      syllables: word.syllables.map((syllable) => ({
        ...syllable,
        notes: syllable.notes.map((note) => ({ ...note, pitch: note.pitch + shift })),
      })),
    })),
  }))
  return { ...score, vocal: { ...vocal, singer: singer.name, lines } }
}

export function notesOf(line: SungLine) {
  return line.words.flatMap(({ syllables }) => syllables.flatMap(({ notes }) => notes))
}

/** When a line is sung, by the score's own times. */
export function timesOf(score: Score, line: SungLine) {
  const notes = notesOf(line)
  const last = notes.at(-1)!
  return {
    startSec: secondsAt(score, notes[0]!.startBeat),
    endSec: secondsAt(score, last.startBeat + last.lengthBeats),
  }
}

/** Of notes of 0.6 s the parts in which the note has been reached, vibrato has not begun and no consonant sounds. */
export function steadyParts({ score }: Performance) {
  return score.vocal!.lines.flatMap(notesOf).map(({ startBeat, pitch }) => {
    const startSec = secondsAt(score, startBeat)
    return { startSec: startSec + 0.07, endSec: startSec + 0.2, pitch }
  })
}

export function writeVoice(file: string, { samples }: Performance): void {
  const wav = createWavFile(samples.length, '')
  createDitherer(1)(samples, samples, wav.samples, 0)
  writeFileSync(file, wav.cut(samples.length))
}
