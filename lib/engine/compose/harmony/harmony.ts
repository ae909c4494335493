import type { SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { Random } from '../../random/random.ts'
import type { Chord, Key } from '../../score/score.ts'
import { type ChordTones, chordFromNumeral } from '../../theory/chord.ts'
import type { PlannedSection } from '../form/form.ts'
import type { StyleProfile } from '../styles/profile.ts'
import { type Ground, MODAL_PROGRESSIONS, type ProgressionBook } from '../styles/progressions.ts'

/** The progressions that a song uses, chosen once. */
export type SongHarmony = Readonly<Record<Ground | 'close', readonly string[]>>

export const GROUND_OF: Readonly<Record<SectionKind, Ground>> = {
  intro: 'chorus',
  verse: 'verse',
  'pre-chorus': 'pre-chorus',
  chorus: 'chorus',
  break: 'chorus',
  bridge: 'bridge',
  outro: 'chorus',
}

/** `places` says how many chords the sections of a ground have room for; progressions that come out even are preferred. */
export function chooseHarmony(
  book: ProgressionBook,
  key: Key,
  places: Readonly<Record<Ground, readonly number[]>>,
  random: Random,
): SongHarmony {
  // A style may be wished in a mode that it has no chords of its own for.
  const grounds = book[key.mode] ?? MODAL_PROGRESSIONS[key.mode]
  const close = random.fork('close').pick(grounds.close).split(' ')
  const chosen: Record<keyof SongHarmony, readonly string[]> = {
    ...{ verse: [], 'pre-chorus': [], chorus: [], bridge: [] },
    close,
  }
  let verse = ''
  for (const ground of ['verse', 'pre-chorus', 'chorus', 'bridge'] as const) {
    const others = grounds[ground].filter((progression) => progression !== verse)
    const even = others.filter((progression) => {
      const length = progression.split(' ').length
      return places[ground].every((count) => count % length === 0)
    })
    const progression = random.pick(even.length > 0 ? even : others.length > 0 ? others : grounds[ground])
    if (ground === 'verse') verse = progression
    chosen[ground] = progression.split(' ')
  }
  return chosen
}

/**
 * The chords of one section; `a_b` shares one place between two.
 * Choruses come home at their end, outros all the time; the song's last section ends on the tonic.
 */
export function chordsOfSection(
  section: Pick<PlannedSection, 'kind' | 'startBeat' | 'lengthBeats' | 'phrases'>,
  harmony: SongHarmony,
  { key, profile, beatsPerBar, isLast }: HarmonyFrame,
): Chord[] {
  const placeBeats = profile.barsPerChord * beatsPerBar
  const places = Math.ceil(section.lengthBeats / placeBeats)
  const chords: Chord[] = []
  for (let place = 0; place < places; place++) {
    const start = place * placeBeats
    const length = Math.min(placeBeats, section.lengthBeats - start)
    const shared = numeralAt(place, places, section, harmony, isLast).split('_')
    shared.forEach((numeral, part) => {
      const partLength = length / shared.length
      const tones = chordFromNumeral(numeral, key)
      addChord(chords, { startBeat: section.startBeat + start + part * partLength, lengthBeats: partLength, ...tones })
    })
  }
  return chords
}

type HarmonyFrame = {
  readonly key: Key
  readonly profile: Pick<StyleProfile, 'barsPerChord'>
  readonly beatsPerBar: number
  readonly isLast: boolean
}

/** Places of an outro's turn, of which all but the close rest on the tonic. */
const OUTRO_TURN = 4

function numeralAt(
  place: number,
  places: number,
  { kind, phrases }: Pick<PlannedSection, 'kind' | 'phrases'>,
  harmony: SongHarmony,
  isLast: boolean,
): string {
  const progression = harmony[GROUND_OF[kind]]
  const { close } = harmony
  const toEnd = places - 1 - place
  const home = close.at(-1)!
  if (isLast && toEnd === 0) return home
  if (kind === 'outro' && phrases.length === 0) return close.at(-1 - (toEnd % OUTRO_TURN)) ?? home
  const closes = kind === 'chorus' && toEnd < close.length && places > close.length
  return closes ? close[close.length - 1 - toEnd]! : progression[place % progression.length]!
}

function addChord(chords: Chord[], chord: { startBeat: number; lengthBeats: number } & ChordTones): void {
  const last = chords.at(-1)
  if (last && last.symbol === chord.symbol) {
    chords[chords.length - 1] = { ...last, lengthBeats: last.lengthBeats + chord.lengthBeats }
  } else chords.push(chord)
}

/** The chord that sounds at a beat; the first or last one outside the song. */
export function chordAt(chords: readonly Chord[], beat: number): Chord {
  const chord = chords.findLast((candidate) => candidate.startBeat <= beat + 1e-6) ?? chords[0]
  if (!chord) throw new RangeError('No chords')
  return chord
}
