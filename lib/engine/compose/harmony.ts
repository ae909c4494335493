import type { Random } from '../random/random.ts'
import type { Chord, Key, SectionKind } from '../score/score.ts'
import { type ChordTones, chordFromNumeral } from '../theory/chord.ts'
import type { Ground, ProgressionBook } from './progressions.ts'
import type { StyleProfile } from './styles/profile.ts'

/** The progressions that a song uses, chosen once. */
export type SongHarmony = Readonly<Record<Ground, readonly string[]>>

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
  const grounds = book[key.mode]
  if (!grounds) throw new RangeError(`No progressions in ${key.mode}`)
  const chosen: Record<Ground, readonly string[]> = { verse: [], 'pre-chorus': [], chorus: [], bridge: [] }
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
 * The chords of one section. `.` in a progression holds the chord before it, `(a_b)` shares one place between two.
 * The song's last section ends on the tonic.
 */
export function chordsOfSection(
  section: { readonly kind: SectionKind; readonly startBeat: number; readonly lengthBeats: number },
  harmony: SongHarmony,
  {
    key,
    profile,
    beatsPerBar,
    isLast,
  }: { key: Key; profile: Pick<StyleProfile, 'barsPerChord'>; beatsPerBar: number; isLast: boolean },
): Chord[] {
  const progression = harmony[GROUND_OF[section.kind]]
  const placeBeats = profile.barsPerChord * beatsPerBar
  const places = Math.ceil(section.lengthBeats / placeBeats)
  const chords: Chord[] = []
  for (let place = 0; place < places; place++) {
    const start = place * placeBeats
    const length = Math.min(placeBeats, section.lengthBeats - start)
    const ends = isLast && place === places - 1
    const written = ends ? tonicNumeral(harmony, key) : progression[place % progression.length]!
    const shared = written.split('_')
    shared.forEach((numeral, part) => {
      const partLength = length / shared.length
      const tones = chordFromNumeral(numeral, key)
      addChord(chords, { startBeat: section.startBeat + start + part * partLength, lengthBeats: partLength, ...tones })
    })
  }
  return chords
}

/** The tonic chord in the colour that the song uses. */
function tonicNumeral(harmony: SongHarmony, key: Key): string {
  const all = Object.values(harmony)
    .flat()
    .flatMap((numeral) => numeral.split('_'))
  const bright = key.mode === 'major' || key.mode === 'mixolydian'
  return (
    all.find((numeral) => (bright ? /^I(?![IV])/ : /^i(?![iv])/).test(numeral) && !numeral.includes('/')) ??
    (bright ? 'I' : 'i')
  )
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
