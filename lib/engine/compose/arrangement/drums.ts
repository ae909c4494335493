import type { Random } from '../../random/random.ts'
import type { Note } from '../../score/score.ts'
import type { PlannedSection } from '../form/form.ts'
import { DRUM_KEYS, type DrumVoice, type Groove, type Lanes, type Part } from '../styles/profile.ts'
import { FILLS } from './fills.ts'
import { barsOfPattern, forceOf, isFinalBar, plays, STEP_BEATS, type Stage } from './stage.ts'

const VELOCITIES: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.6, g: 0.32 }

/** Below this energy the groove's calm side is played; above the second its lift is added. */
const FULL_FROM = 0.56
const LIFT_FROM = 0.8
const CRASH_FROM = 0.6

/** Whether a groove was written for bars of so many beats; one without drums is for all. */
export function suits({ calm, full, lift = {} }: Groove, beatsPerBar: number): boolean {
  return [calm, full, lift].every((lanes) =>
    Object.values(lanes).every((pattern) => barsOfPattern(pattern, beatsPerBar) !== null),
  )
}

/** The groove of every section in the part's bounds, with fills that announce what comes and crashes that mark it. */
export function playDrums(part: Part, stage: Stage, random: Random, groove: Groove): Note[] {
  const notes: Note[] = []
  const marked: Note[] = []
  const builds: Note[] = []
  stage.sections.forEach((section, index) => {
    const next = stage.sections[index + 1]
    if (!plays(part, section, stage)) {
      if (next && next.energy >= 0.7) marked.push(...fill(section, stage, random, 0.5))
      return
    }
    const fills = next !== undefined && next.kind !== section.kind
    const turned = next !== undefined && section.lengthBeats >= stage.beatsPerBar * 2
    const fillBeats = fills ? (next.energy > section.energy ? 2 : 1) : turned ? 1 : 0
    const rises = next !== undefined && next.energy >= LIFT_FROM && next.energy > section.energy + RISE
    const built = rises && stage.build ? build(stage.build, section, stage) : null
    const end = section.startBeat + section.lengthBeats - Math.max(fillBeats, built?.clearsBeats ?? 0)
    notes.push(...groovePlayed(lanesFor(section, groove), section, stage).filter((note) => note.startBeat < end - 1e-6))
    if (built) builds.push(...built.notes)
    if (fillBeats > 0 && !(built && stage.build === 'roll')) marked.push(...fill(section, stage, random, fillBeats))
    if (marks(section, index, stage)) marked.push(hit('crash', section.startBeat, forceOf(section, stage) * 0.9))
  })
  const played = byOneHand([...notes, ...byHands([...marked, ...finalHit(part, stage, groove)], part)])
  return [...played, ...builds].sort((a, b) => a.startBeat - b.startBeat)
}

/** Fills and marks on the drums that the part has. */
function byHands(notes: readonly Note[], { hands = {} }: Part): Note[] {
  const swapped = new Map(Object.entries(hands).map(([voice, own]) => [DRUM_KEYS[voice as DrumVoice], own] as const))
  return notes.flatMap((note) => {
    const own = swapped.get(note.pitch as (typeof DRUM_KEYS)[DrumVoice])
    if (own === null) return []
    return [own === undefined ? note : { ...note, pitch: DRUM_KEYS[own] }]
  })
}

function lanesFor(section: PlannedSection, groove: Groove): Lanes {
  if (section.energy < FULL_FROM) return groove.calm
  return section.energy >= LIFT_FROM && groove.lift ? { ...groove.full, ...groove.lift } : groove.full
}

/** Cymbals that one hand keeps time on. Where a groove strikes several at once, the drummer takes the first of these. */
const TIMEKEEPERS: readonly DrumVoice[] = ['crash', 'ride', 'openHat', 'hat']

/** What two hands can play: one cymbal at a time. */
function byOneHand(notes: readonly Note[]): Note[] {
  const rank = ({ pitch }: Note) => TIMEKEEPERS.findIndex((voice) => DRUM_KEYS[voice] === pitch)
  const struck = new Map<number, number>()
  for (const note of notes) {
    const own = rank(note)
    if (own >= 0) struck.set(note.startBeat, Math.min(own, struck.get(note.startBeat) ?? own))
  }
  return notes.filter((note) => rank(note) < 0 || rank(note) === struck.get(note.startBeat))
}

function groovePlayed(lanes: Lanes, section: PlannedSection, stage: Stage): Note[] {
  const notes: Note[] = []
  for (const [voice, pattern] of Object.entries(lanes) as [DrumVoice, string][]) {
    const bars = barsOfPattern(pattern, stage.beatsPerBar)!
    for (let bar = 0; bar * stage.beatsPerBar < section.lengthBeats; bar++) {
      const barBeat = section.startBeat + bar * stage.beatsPerBar
      if (isFinalBar(stage, barBeat)) continue
      ;[...bars[bar % bars.length]!].forEach((mark, step) => {
        const velocity = VELOCITIES[mark]
        if (velocity) notes.push(hit(voice, barBeat + step * STEP_BEATS, velocity * forceOf(section, stage)))
      })
    }
  }
  return notes
}

/** A fill in the last beats of a section, growing towards the next one. */
function fill(section: PlannedSection, stage: Stage, random: Random, beats: number): Note[] {
  const steps = Math.round(beats / STEP_BEATS)
  const lanes = random.pick(FILLS)
  const start = section.startBeat + section.lengthBeats - beats
  const notes: Note[] = []
  for (const [voice, pattern] of Object.entries(lanes) as [DrumVoice, string][]) {
    const used = pattern.slice(-steps)
    ;[...used].forEach((mark, step) => {
      const velocity = VELOCITIES[mark]
      const growth = 0.75 + (0.25 * step) / steps
      if (velocity) notes.push(hit(voice, start + step * STEP_BEATS, velocity * growth * forceOf(section, stage)))
    })
  }
  return notes
}

/** A section that is so much fuller than the one before is led into. */
const RISE = 0.1

type Build = {
  readonly notes: readonly Note[]
  /** How long before the end the groove leaves. */
  readonly clearsBeats: number
}

/** Two bars that lead into a louder section. */
function build(kind: 'roll' | 'swell', section: PlannedSection, stage: Stage): Build {
  const bar = stage.beatsPerBar
  const end = section.startBeat + section.lengthBeats
  if (kind === 'swell') {
    const beats = Math.min(bar / 2, section.lengthBeats)
    return { notes: rolled('crash', end - beats, end, 0.125, [0.06, 0.4], section, stage), clearsBeats: 0 }
  }
  const beats = Math.min(2 * bar, section.lengthBeats / 2)
  const [from, half, quarter] = [end - beats, end - beats / 2, end - beats / 4]
  const notes = [
    ...rolled('snare', from, half, 0.5, [0.35, 0.5], section, stage),
    ...rolled('snare', half, quarter, 0.25, [0.5, 0.65], section, stage),
    ...rolled('snare', quarter, end - 0.25, 0.125, [0.6, 0.85], section, stage),
  ]
  return { notes, clearsBeats: bar }
}

/** Even strokes that grow from the first force to the second. */
function rolled(
  voice: DrumVoice,
  from: number,
  until: number,
  everyBeats: number,
  [soft, hard]: readonly [soft: number, hard: number],
  section: PlannedSection,
  stage: Stage,
): Note[] {
  const count = Math.max(1, Math.round((until - from) / everyBeats))
  return Array.from({ length: count }, (_, stroke) =>
    hit(voice, from + stroke * everyBeats, (soft + ((hard - soft) * stroke) / count) * forceOf(section, stage)),
  )
}

function marks(section: PlannedSection, index: number, stage: Stage): boolean {
  const before = stage.sections[index - 1]
  return (
    section.energy >= CRASH_FROM && before !== undefined && (section.kind === 'chorus' || before.kind !== section.kind)
  )
}

/** Kick and crash under the last chord: in endings that ring only where the kick has played up to there. */
function finalHit(part: Part, stage: Stage, groove: Groove): Note[] {
  const last = stage.sections.at(-1)!
  const isSoft = stage.ending === 'ring' && !lanesFor(last, groove).kick
  if (stage.ending === 'thin-out' || isSoft || last.energy < part.energy[0]) return []
  const beat = stage.lengthBeats - stage.beatsPerBar
  const force = forceOf(last, stage)
  return [hit('kick', beat, force), hit('crash', beat, force * 0.85)]
}

function hit(voice: DrumVoice, beat: number, velocity: number): Note {
  return { startBeat: beat, lengthBeats: STEP_BEATS, pitch: DRUM_KEYS[voice], velocity: Math.min(1, velocity) }
}
