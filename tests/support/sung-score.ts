import type { Language } from '#lib/engine/lyrics/language/language.ts'
import type { Pronounce } from '#lib/engine/lyrics/pronunciation.ts'
import type { Note, Score, SungLine } from '#lib/engine/score/score.ts'
import type { Gender } from '#lib/engine/voices/singers.ts'
import { singerFor } from '#lib/engine/voices/singers.ts'

export type SungRequest = {
  readonly lines: readonly string[]
  readonly language: Language
  readonly gender: Gender
  readonly tempoBpm: number
  /** Beats of an ordinary syllable. */
  readonly syllableBeats?: number
  readonly seed?: number
}

const SCALE = [0, 2, 4, 7, 9, 12]
const CONTOUR = [0, 1, 2, 1, 3, 2, 4, 3, 2, 1]
const REST_BEATS = 1

/** A score of voice alone: every line on a simple tune in the middle of the singer's range, its last note long. */
export async function sungScore(pronounce: Pronounce, request: SungRequest): Promise<Score> {
  const { lines, language, gender, tempoBpm, syllableBeats = 0.5, seed = 7 } = request
  const singer = singerFor({ gender, language })
  const tonic = Math.round((singer.range.low + singer.range.high) / 2) - 5
  let beat = 2
  let step = 0
  const sung: SungLine[] = []
  for (const text of lines) {
    const words = await pronounce(text, language)
    const last = words.at(-1)?.syllables.at(-1)
    const placed = words.map((word) => ({
      text: word.text,
      syllables: word.syllables.map((syllable) => {
        const lengthBeats = syllable === last ? 4 * syllableBeats : syllableBeats
        const pitch = tonic + SCALE[CONTOUR[step++ % CONTOUR.length]!]!
        const note: Note = { startBeat: beat, lengthBeats, pitch, velocity: syllable.stress === 1 ? 0.85 : 0.75 }
        beat += lengthBeats
        return { ...syllable, notes: [note] }
      }),
    }))
    sung.push({ text, language, section: 0, words: placed })
    beat = Math.ceil(beat) + REST_BEATS
  }
  return {
    version: 1,
    title: 'Test',
    language,
    seed,
    style: 'test',
    mood: null,
    scenario: null,
    tempoBpm,
    meter: { beatsPerBar: 4, beatUnit: 4 },
    key: { tonic: 0, mode: 'major' },
    lengthBeats: beat + 2,
    sections: [{ kind: 'verse', startBeat: 0, lengthBeats: beat + 2, energy: 0.5 }],
    chords: [],
    tracks: [],
    vocal: { singer: singer.name, gainDb: 0, reverb: 0, lines: sung },
  }
}
