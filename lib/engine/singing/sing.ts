import type { Assets } from '../assets.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { type Score, type SungLine, secondsAt } from '../score/score.ts'
import { phoneSetOf } from '../speech/pronounce.ts'
import { speak } from '../speech/spoken.ts'
import { estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import { createSynthesizer } from '../vocoder/synthesis.ts'
import { type Singer, singerFor, singerNamed } from '../voices/singers.ts'
import type { Sing } from './contract.ts'
import { type PlacedLine, type SungAudio, singLine } from './line.ts'
import { placePhones, type Room, type TimedSyllable } from './timing.ts'

const ANALYSIS = { hopSec: 0.005, lowHz: 60, highHz: 500 }
/** Time that a line's first consonants are given, each, before its first beat. */
const ONSET_SEC = 0.07
const TAIL_SEC = 1
const PEAK = 0.9

/** See `Sing`. Throws RangeError for a singer that is not in the registry. */
export function createSing({ speech }: Pick<Assets, 'speech'>): Sing {
  const synthesizer = createSynthesizer(speech.fft)

  const placeLine = (score: Score, line: SungLine, singer: Singer, room: Room): PlacedLine => {
    const syllables = syllablesOf(line)
    const set = phoneSetOf(line.language)
    const spoken = speak(speech, singer.source, line.language, syllables)
    const envelopes = estimateEnvelopes(speech.fft, spoken.sound, estimateF0(spoken.sound, ANALYSIS))
    const timed = syllables.map((syllable) => timedSyllable(score, syllable))
    return {
      segments: placePhones(timed, spoken.phones, set, room),
      notes: syllables.flatMap(({ notes }) =>
        notes.map(({ startBeat, lengthBeats, pitch }) => ({
          startSec: secondsAt(score, startBeat),
          endSec: secondsAt(score, startBeat + lengthBeats),
          pitch,
        })),
      ),
      dynamicsDb: syllables.map(({ notes }) => 12 * ((notes[0]?.velocity ?? 0.8) - 0.8)),
      envelopes,
      set,
    }
  }

  return async (score, { signal, onProgress }) => {
    const { vocal } = score
    if (!vocal) return []
    const singer = singerNamed(vocal.singer)
    const random = createRandom(score.seed).fork('singing')
    const lead = new Float32Array(Math.ceil((secondsAt(score, score.lengthBeats) + TAIL_SEC) * SAMPLE_RATE))
    const lines = vocal.lines.filter((line) => syllablesOf(line).length > 0)
    let fromSec = 0
    for (const [index, line] of lines.entries()) {
      signal?.throwIfAborted()
      const own = singer.languages.includes(line.language) ? singer : singerFor({ ...singer, language: line.language })
      const placed = placeLine(score, line, own, { fromSec, untilSec: onsetOf(score, lines[index + 1]) })
      mixInto(lead, singLine(placed, own.model, synthesizer, random.fork(`line ${index}`)))
      fromSec = placed.segments.at(-1)!.endSec
      onProgress?.('sing', (index + 1) / lines.length)
    }
    limitPeak(lead)
    return [{ name: 'lead', samples: lead, gainDb: 0, pan: 0 }]
  }
}

function syllablesOf(line: SungLine) {
  return line.words.flatMap(({ syllables }) =>
    syllables
      .filter(({ notes, phones }) => notes.length > 0 && phones.length > 0)
      .map((syllable, index) => ({ ...syllable, firstOfWord: index === 0 })),
  )
}

function timedSyllable(score: Score, { phones, notes }: ReturnType<typeof syllablesOf>[number]): TimedSyllable {
  const last = notes.at(-1)!
  return {
    phones,
    startSec: secondsAt(score, notes[0]!.startBeat),
    endSec: secondsAt(score, last.startBeat + last.lengthBeats),
  }
}

/** When a line's first consonants may begin. */
function onsetOf(score: Score, line: SungLine | undefined): number {
  const first = line && syllablesOf(line)[0]
  if (!first) return Number.POSITIVE_INFINITY
  return secondsAt(score, first.notes[0]!.startBeat) - ONSET_SEC
}

function mixInto(part: Float32Array, { startSample, samples }: SungAudio): void {
  const count = Math.min(samples.length, part.length - startSample)
  for (let index = 0; index < count; index++) part[startSample + index]! += samples[index]!
}

function limitPeak(samples: Float32Array): void {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  if (peak <= PEAK) return
  for (let index = 0; index < samples.length; index++) samples[index]! *= PEAK / peak
}
