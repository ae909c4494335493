import type { Random } from '../../random/random.ts'
import type { Chord, Note } from '../../score/score.ts'
import { nearestPitch, pitchClass } from '../../theory/pitch.ts'
import { scaleOf } from '../../theory/scale.ts'
import { bassNote } from '../../theory/voicing.ts'
import { chordAt } from '../harmony/harmony.ts'
import type { Part } from '../styles/profile.ts'
import { barsOfPattern, forceOf, heldShare, isFinalBar, plays, restruck, STEP_BEATS, type Stage } from './stage.ts'

const FULL_FROM = 0.56

/** The bass: roots and chord tones in the part's rhythm, steps that lead into the next chord. */
export function playBass(part: Part, stage: Stage, random: Random): Note[] {
  const calm = choosePattern(part.patterns?.calm ?? [], stage, random)
  const full = choosePattern(part.patterns?.full ?? [], stage, random)
  const notes: Note[] = []
  let previous: number | null = null
  for (const section of stage.sections) {
    if (!plays(part, section, stage)) continue
    const bars = section.energy < FULL_FROM ? calm : full
    for (let bar = 0; bar * stage.beatsPerBar < section.lengthBeats; bar++) {
      const barBeat = section.startBeat + bar * stage.beatsPerBar
      const pattern = isFinalBar(stage, barBeat)
        ? `R${'-'.repeat(stage.beatsPerBar / STEP_BEATS - 1)}`
        : restruck(bars[bar % bars.length]!, barBeat, stage.chords, rootUnder)
      for (let step = 0; step < pattern.length; step++) {
        const mark = pattern[step]!
        if (mark === '.' || mark === '-') continue
        const beat = barBeat + step * STEP_BEATS
        const chord = chordAt(stage.chords, beat)
        const root = bassNote(chord, part.centre, previous)
        if (!'awT'.includes(mark)) previous = root
        const pitch = pitchOf(mark, { chord, root, last: notes.at(-1)?.pitch ?? root, beat, part }, stage)
        const soft = mark === 'r' || mark === 'w' ? 0.8 : 1
        notes.push({
          startBeat: beat,
          lengthBeats: heldSteps(pattern, step) * STEP_BEATS * Math.min(0.97, heldShare(part, pattern, step)),
          pitch,
          velocity: Math.min(1, forceOf(section, stage) * soft * (step === 0 ? 1 : 0.88)),
        })
      }
    }
  }
  return notes
}

/** Under a new chord the bass goes to its root; a drone stays. */
const rootUnder = (mark: string) => (mark === 'T' ? '-' : 'R')

export function choosePattern(
  patterns: readonly string[],
  stage: Pick<Stage, 'beatsPerBar'>,
  random: Random,
): string[] {
  const fitting = patterns.flatMap((pattern) => {
    const bars = barsOfPattern(pattern, stage.beatsPerBar)
    return bars ? [bars] : []
  })
  return fitting.length > 0 ? random.pick(fitting) : [`X${'-'.repeat(stage.beatsPerBar / STEP_BEATS - 1)}`]
}

export function heldSteps(pattern: string, from: number): number {
  let steps = 1
  while (pattern[from + steps] === '-') steps++
  return steps
}

type Moment = { chord: Chord; root: number; last: number; beat: number; part: Part }

function pitchOf(mark: string, { chord, root, last, beat, part }: Moment, stage: Stage): number {
  const above = (wanted: readonly number[]) =>
    root + (chord.intervals.find((interval) => wanted.includes(interval)) ?? 0)
  if (mark === 'T') return nearestPitch(stage.key.tonic, part.centre)
  if (mark === '3') return above([3, 4, 5, 2])
  if (mark === '5')
    return root + (above([7, 6, 8]) > part.centre + 8 ? above([7, 6, 8]) - root - 12 : above([7, 6, 8]) - root)
  if (mark === '8') return root + 12 > part.centre + 14 ? root : root + 12
  if (mark === 'a') return approach(chordAt(stage.chords, beat + 1), part.centre, last, stage)
  if (mark === 'w') return walk(chord, chordAt(stage.chords, beat + 1), last, part.centre, stage)
  return root
}

/** The step of the scale beside the next bass note, on the side that the line comes from. */
function approach(next: Chord, centre: number, last: number, stage: Stage): number {
  const target = bassNote(next, centre, last)
  const scale = scaleOf(stage.key)
  const side = last <= target ? -1 : 1
  return scale.includes(pitchClass(target + side)) ? target + side : target + side * 2
}

/** One step on towards the next chord's bass note, through the scale or the chord. */
function walk(chord: Chord, next: Chord, last: number, centre: number, stage: Stage): number {
  const target = bassNote(next, centre, last)
  const scale = new Set([
    ...scaleOf(stage.key),
    ...chord.intervals.map((interval) => pitchClass(chord.root + interval)),
  ])
  const away = last === target ? (last > centre ? -1 : 1) : Math.sign(target - last)
  for (let step = 1; step <= 4; step++) {
    const pitch = last + away * step
    if (scale.has(pitchClass(pitch)) && Math.abs(pitch - centre) < 12) return pitch
  }
  return target
}
