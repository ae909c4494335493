import type { Brief } from '../brief/brief.ts'
import type { SectionKind } from '../lyrics/markup/lyric-section.ts'
import type { Random } from '../random/random.ts'

/** What is written once; choruses and pre-choruses come again. */
export type Part = 'first' | 'lift' | 'chorus' | 'second' | 'bridge'
export type Form = readonly (readonly [SectionKind, Part])[]

const VERSE: Form = [['verse', 'first']]
const LIFT: Form = [['pre-chorus', 'lift']]
const CHORUS: Form = [['chorus', 'chorus']]
const SECOND: Form = [['verse', 'second']]
const BRIDGE: Form = [['bridge', 'bridge']]

const WHOLE: Form = [VERSE, LIFT, CHORUS, SECOND, LIFT, CHORUS, BRIDGE, CHORUS].flat()
const PLAIN: Form = [VERSE, CHORUS, SECOND, CHORUS, BRIDGE, CHORUS].flat()
const SHORT: Form = [VERSE, CHORUS, SECOND, CHORUS].flat()
const SHORTEST: Form = [VERSE, CHORUS].flat()

const SHORT_SEC = 90
const SHORTEST_SEC = 60

/** Lines of a verse, where a short song is wished for. */
export const verseLines = ({ lengthSec }: Brief): number =>
  lengthSec !== null && lengthSec <= SHORT_SEC ? 4 : Number.POSITIVE_INFINITY

/** The order of a song's parts: fewer where a short song is wished for, or a jingle. */
export function formOf({ lengthSec, plot }: Brief, random: Random): Form {
  if (lengthSec !== null && lengthSec <= SHORTEST_SEC) return SHORTEST
  if ((lengthSec !== null && lengthSec <= SHORT_SEC) || plot === 'shop') return SHORT
  return random.chance(0.5) ? WHOLE : PLAIN
}
