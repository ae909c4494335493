import type { Pronounce } from '../lyrics/pronunciation.ts'
import type { Note, Score } from '../score/score.ts'

const WORDS = 'Sing with me until the morning, let the open windows ring'
const TEMPO_BPM = 104
/** For each syllable its pitch in semitones above the lowest note of the tune, and its length in beats. */
const TUNE: readonly (readonly [semitones: number, beats: number])[] = [
  ...([
    [0, 0.5],
    [2, 0.5],
    [4, 0.5],
    [4, 0.5],
    [5, 0.5],
    [4, 0.5],
    [7, 1],
    [4, 0.75],
  ] as const),
  ...([
    [2, 0.5],
    [4, 0.5],
    [9, 1],
    [7, 0.5],
    [5, 0.5],
    [2, 0.5],
    [4, 2],
  ] as const),
]
const HIGHEST = 9
const START_BEAT = 0.5
/** When the last note has ended and its room has died away. */
const END_BEATS = 0.5

/** Six seconds of a song, about the middle of a range: what a voice is heard by before it is chosen. */
export async function demoPhrase(
  pronounce: Pronounce,
  singer: string,
  range: { low: number; high: number },
): Promise<Score> {
  const lowest = Math.round((range.low + range.high - HIGHEST) / 2)
  const words = await pronounce(WORDS, 'en')
  let beat = START_BEAT
  let sung = 0
  const placed = words.map(({ text, syllables }) => ({
    text,
    syllables: syllables.map((syllable) => {
      const [semitones, lengthBeats] = TUNE[sung++]!
      const velocity = syllable.stress === 1 ? 0.85 : 0.75
      const note: Note = { startBeat: beat, lengthBeats, pitch: lowest + semitones, velocity }
      beat += lengthBeats
      return { ...syllable, notes: [note] }
    }),
  }))
  const lengthBeats = beat + END_BEATS
  return {
    version: 1,
    title: 'Voice preview',
    language: 'en',
    seed: 1,
    style: 'Pop',
    mood: null,
    scenario: null,
    tempoBpm: TEMPO_BPM,
    meter: { beatsPerBar: 4, beatUnit: 4 },
    key: { tonic: 0, mode: 'major' },
    lengthBeats,
    sections: [{ kind: 'verse', startBeat: 0, lengthBeats, energy: 0.5 }],
    chords: [],
    tracks: [],
    vocal: {
      singer,
      gainDb: 0,
      reverb: 0,
      lines: [{ text: WORDS, language: 'en', section: 0, words: placed }],
    },
  }
}
