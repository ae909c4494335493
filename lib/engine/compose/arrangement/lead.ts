import type { Random } from '../../random/random.ts'
import type { Note } from '../../score/score.ts'
import { chordClasses, chordScale } from '../../theory/chord.ts'
import { nearestPitch, pitchClass, pitchesWithin } from '../../theory/pitch.ts'
import type { PlannedSection } from '../form/form.ts'
import { chordAt } from '../harmony/harmony.ts'
import type { SungPhrase } from '../melody/vocal-melody.ts'
import type { Part } from '../styles/profile.ts'
import { forceOf, isFinalBar, plays, type Stage } from './stage.ts'

const ANSWER_GAP_BEATS = 1.4

/** The lead: it quotes the hook where nobody sings, and answers the voice where a line leaves room. */
export function playLead(part: Part, stage: Stage, random: Random): Note[] {
  const hook = hookOf(stage)
  const notes: Note[] = []
  stage.sections.forEach((section, index) => {
    if (!plays(part, section, stage)) return
    if (section.phrases.length === 0) notes.push(...quote(hook, section, part, stage))
    else if (random.chance(answerChance(section))) notes.push(...answers(index, section, part, stage, random))
  })
  return notes.sort((a, b) => a.startBeat - b.startBeat)
}

/** First verses belong to the voice; later ones add the lead to it. */
function answerChance({ kind, ordinal, energy }: PlannedSection): number {
  if (kind === 'verse') return ordinal === 0 ? 0 : 1
  return 0.25 + energy * 0.5
}

/** In an instrumental song the lead plays the whole line. */
export function playLine(part: Part, stage: Stage): Note[] {
  return stage.line.flatMap(({ notes, section }) => moved(notes, part, forceOf(stage.sections[section]!, stage)))
}

type Hook = { readonly phrases: readonly SungPhrase[]; readonly startBeat: number; readonly lengthBeats: number }

/** The first chorus, or what stands for it. */
function hookOf({ line, sections }: Stage): Hook | null {
  const first = sections.findIndex((section) => section.kind === 'chorus' && section.phrases.length > 0)
  const section = first >= 0 ? first : sections.findIndex(({ phrases }) => phrases.length > 0)
  const source = sections[section]
  if (!source) return null
  const placed = source.phrases.slice(0, 4)
  return {
    phrases: line.filter((phrase) => phrase.section === section).slice(0, placed.length),
    startBeat: source.startBeat,
    lengthBeats: placed.reduce((sum, phrase) => sum + phrase.lengthBeats, 0),
  }
}

function quote(hook: Hook | null, section: PlannedSection, part: Part, stage: Stage): Note[] {
  if (!hook || hook.lengthBeats === 0) return []
  const rest = restBefore(section, stage)
  const source = hook.phrases.flatMap(({ notes }) => notes)
  const quoted: Note[] = []
  for (let from = rest; from < section.lengthBeats; from += hook.lengthBeats) {
    for (const note of source) {
      const within = from + note.startBeat - hook.startBeat
      const startBeat = section.startBeat + within
      const fits = within >= rest && within + note.lengthBeats <= section.lengthBeats && !isFinalBar(stage, startBeat)
      if (fits) quoted.push({ ...note, startBeat, pitch: fitted(note, startBeat, stage) })
    }
  }
  return moved(landed(quoted, section, stage), part, forceOf(section, stage))
}

/** The song's last line comes home with the final chord, on the tonic or the chord tone that is nearer by far. */
function landed(line: readonly Note[], section: PlannedSection, stage: Stage): Note[] {
  const startBeat = stage.lengthBeats - stage.beatsPerBar
  const last = line.at(-1)
  if (!last || section !== stage.sections.at(-1)) return [...line]
  const home = nearestPitch(stage.key.tonic, last.pitch)
  const tones = chordClasses(chordAt(stage.chords, startBeat)).map((tone) => nearestPitch(tone, last.pitch))
  const away = (pitch: number) => Math.abs(pitch - last.pitch)
  const pitch = away(home) <= FAR ? home : tones.reduce((best, tone) => (away(tone) < away(best) ? tone : best), home)
  return [...line, { ...last, startBeat, lengthBeats: stage.beatsPerBar * 0.97, pitch }]
}

/** Semitones that a last line may move to come home. */
const FAR = 4

/** A long intro lets the groove speak first, until its harmony comes round again. */
function restBefore({ kind, startBeat, lengthBeats }: PlannedSection, { beatsPerBar, chords }: Stage): number {
  const half = lengthBeats / 2
  const comesRound = chordAt(chords, startBeat).symbol === chordAt(chords, startBeat + half).symbol
  return kind === 'intro' && lengthBeats >= beatsPerBar * 8 && comesRound ? half : 0
}

/** The quoted note, moved to the nearest one that fits where the harmony is another. */
function fitted(note: Note, beat: number, stage: Stage): number {
  const chord = chordAt(stage.chords, beat)
  if (chord.symbol === chordAt(stage.chords, note.startBeat).symbol) return note.pitch
  const classes = note.lengthBeats >= 1 ? new Set(chordClasses(chord)) : chordScale(chord, stage.key)
  return pitchesWithin(classes, note.pitch - 6, note.pitch + 6).reduce((best, pitch) =>
    Math.abs(pitch - note.pitch) < Math.abs(best - note.pitch) ? pitch : best,
  )
}

/** Moves notes by octaves into the part's register. */
function moved(notes: readonly Note[], part: Part, force: number): Note[] {
  if (notes.length === 0) return []
  const mean = notes.reduce((sum, note) => sum + note.pitch, 0) / notes.length
  const octaves = Math.round((part.centre - mean) / 12) * 12
  return notes.map((note) => ({
    ...note,
    pitch: note.pitch + octaves,
    velocity: Math.min(1, force * (0.75 + note.velocity * 0.25)),
  }))
}

/** A short run of chord and scale notes in the gaps between sung phrases. */
function answers(index: number, section: PlannedSection, part: Part, stage: Stage, random: Random): Note[] {
  const sung = stage.line.filter((phrase) => phrase.section === index)
  const shape = Array.from({ length: random.integer(2, 4) }, () => random.pick([-2, -1, 1, 1, 2]))
  const notes: Note[] = []
  sung.forEach((phrase, at) => {
    if (at % 2 === 0 && sung.length > 2) return
    const last = phrase.notes.at(-1)!
    const from = Math.ceil((last.startBeat + Math.min(last.lengthBeats, 1)) * 2) / 2
    const until = sung[at + 1]?.notes[0]?.startBeat ?? section.startBeat + section.lengthBeats
    if (until - from < ANSWER_GAP_BEATS) return
    const scale = pitchesWithin(chordScale(chordAt(stage.chords, from), stage.key), part.centre - 8, part.centre + 8)
    const tones = new Set(chordClasses(chordAt(stage.chords, from)))
    let place = scale.findIndex((pitch) => pitch >= part.centre - 3 && tones.has(pitchClass(pitch)))
    shape.forEach((move, step) => {
      const startBeat = from + step * 0.5
      if (startBeat + 0.5 > until) return
      place = Math.min(scale.length - 1, Math.max(0, place + (step === 0 ? 0 : move)))
      notes.push({ startBeat, lengthBeats: 0.48, pitch: scale[place]!, velocity: forceOf(section, stage) * 0.6 })
    })
  })
  return notes
}
