import type { Score, SungLine, Vocal } from '../score/score.ts'
import { type Singer, singerFor } from '../voices/singers.ts'
import type { SungPart } from './contract.ts'
import { syllablesOf } from './spoken-lines.ts'

/** Where a voice stands in the mix. */
export type Place = Pick<SungPart, 'voice' | 'gainDb' | 'pan'>

const LEAD: Place = { voice: 'lead', gainDb: 0, pan: 0 }
/** The other singer of a duet. */
const SECOND: Place = { voice: 'second', gainDb: 0, pan: 0.15 }
export const DOUBLE: Place = { voice: 'double', gainDb: -9, pan: -0.15 }
const HARMONY: Place = { voice: 'harmony', gainDb: -11, pan: 0.25 }
/** The other singer of a duet where both sing. */
const TOGETHER: Place = { voice: 'second', gainDb: -2, pan: 0.2 }
/** Answers and echoes, on the side of whoever sings them. */
const BEHIND = {
  lead: { voice: 'behind', gainDb: -6, pan: -0.4 },
  second: { voice: 'behind', gainDb: -6, pan: 0.4 },
} as const

/** A line, who sings its notes and from where, and who sings its harmony, if anybody does. */
export type Turn = {
  readonly line: SungLine
  readonly singer: Singer
  readonly place: Place
  readonly joined: { readonly singer: Singer; readonly place: Place } | null
}

/** A line of the lyrics, and what is sung behind it from there to the next one. */
export type Turns = { readonly front: Turn; readonly behind: readonly Turn[] }

/** What is sung in a song, in order. `named` finds its singers. */
export function turnsOf({ singer, second, lines, backing = [] }: Vocal, named: (name: string) => Singer): Turns[] {
  const singers = { lead: named(singer), second: named(second ?? singer) }
  const front = lines.filter(sounds)
  const behind = backing.filter(sounds)
  return front.map((line, index) => {
    const next = front[index + 1]
    const from = index === 0 ? Number.NEGATIVE_INFINITY : startOf(line)
    const until = next ? startOf(next) : Number.POSITIVE_INFINITY
    const own = behind.filter((one) => startOf(one) >= from && startOf(one) < until)
    return { front: turnOf(line, singers), behind: own.map((one) => turnOf(one, singers)) }
  })
}

function turnOf(line: SungLine, { lead, second }: Readonly<Record<'lead' | 'second', Singer>>): Turn {
  const isSecond = line.by === 'second'
  const singer = speaking(isSecond ? second : lead, line)
  const behind = isSecond ? BEHIND.second : BEHIND.lead
  const place = line.behind ? behind : isSecond ? SECOND : LEAD
  if (!line.harmony) return { line, singer, place, joined: null }
  if (line.by === 'both') return { line, singer, place, joined: { singer: speaking(second, line), place: TOGETHER } }
  return { line, singer, place, joined: { singer, place: line.behind ? behind : HARMONY } }
}

/** Somebody else of the same gender sings for a singer who lacks the line's language. */
function speaking(singer: Singer, { language }: SungLine): Singer {
  return singer.languages.includes(language) ? singer : singerFor({ gender: singer.gender, language })
}

/** Takes of choruses are doubled, but not what is behind them, nor where two sing anyway. */
export function isDoubled({ sections }: Pick<Score, 'sections'>, { section, by, behind }: SungLine): boolean {
  return sections[section]?.kind === 'chorus' && by !== 'both' && !behind
}

const sounds = (line: SungLine) => syllablesOf(line).length > 0
const startOf = (line: SungLine) => syllablesOf(line)[0]!.notes[0]!.startBeat
