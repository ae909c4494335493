import type { SectionKind } from '../lyrics/markup/lyric-section.ts'
import type { Score } from '../score/score.ts'
import { keyName } from '../theory/key-name.ts'
import { readChoices } from './settings/settings.ts'
import type { MusicAttributes } from './vocabulary/music-attributes.ts'

/** What a song is, in words and numbers for its metadata. */
export type SongFacts = {
  readonly key: string
  readonly tempoBpm: number
  readonly meter: string
  readonly lengthSec: number
  readonly style: string
  readonly mood: string | null
  readonly scenario: string | null
  readonly singer: string | null
  readonly form: readonly { readonly kind: SectionKind; readonly startSec: number; readonly bars: number }[]
  /** Every chord once, in order of first appearance. */
  readonly chords: readonly string[]
  readonly instruments: readonly string[]
  /** Words of the style string that the song could not follow. */
  readonly notUnderstood: readonly string[]
}

/** `style` is the style string of the request, from which the score was made. */
export function describeSong(score: Score, style = ''): SongFacts {
  const secPerBeat = 60 / score.tempoBpm
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    key: keyName(score.key),
    tempoBpm: score.tempoBpm,
    meter: `${score.meter.beatsPerBar}/${score.meter.beatUnit}`,
    lengthSec: round(score.lengthBeats * secPerBeat),
    style: score.style,
    mood: score.mood,
    scenario: score.scenario,
    singer: score.vocal?.singer ?? null,
    form: score.sections.map(({ kind, startBeat, lengthBeats }) => ({
      kind,
      startSec: round(startBeat * secPerBeat),
      bars: lengthBeats / score.meter.beatsPerBar,
    })),
    chords: [...new Set(score.chords.map((chord) => chord.symbol))],
    instruments: [...new Set(score.tracks.map((track) => track.instrument))],
    notUnderstood: notHonoured(score, readChoices({ style }).attributes),
  }
}

/** What was not understood, and a meter that the style has no grooves for. */
function notHonoured({ meter }: Score, { notUnderstood, beatsPerBar }: MusicAttributes): string[] {
  return beatsPerBar === null || beatsPerBar === meter.beatsPerBar
    ? [...notUnderstood]
    : [...notUnderstood, `${beatsPerBar}/4`]
}
