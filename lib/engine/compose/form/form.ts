import type { SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { Random } from '../../random/random.ts'
import { energyAbove } from '../../reference/reference.ts'
import type { Section } from '../../score/score.ts'
import type { Phrase, WordSection } from '../words/words.ts'

/** A phrase and the room that it has, in beats from the start of its section. */
export type PlacedPhrase = { readonly phrase: Phrase; readonly startBeat: number; readonly lengthBeats: number }

export type PlannedSection = Section & {
  /** 0 for the first section of its kind. */
  readonly ordinal: number
  readonly phrases: readonly PlacedPhrase[]
}

export type FormConstraints = {
  readonly barSec: number
  readonly beatsPerBar: number
  /** Syllables a second that lines aim at, rests counted. */
  readonly density: number
  readonly energyShift: number
  readonly lengthSec: number | undefined
  /** How long the song may become. */
  readonly longestSec: number
  /** Bars of a solo; 0 where nobody plays one. */
  readonly soloBars: number
  /** How long the intro of a recording is; null where the song is as usual. */
  readonly introBars: number | null
  /** How loud a recording is from its beginning to its end, 0..1 each; null where the song is as usual. */
  readonly energy: readonly number[] | null
}

type Draft = { kind: SectionKind; phrases: { phrase: Phrase; bars: number }[]; bars: number }

const EMPTY_BARS: Readonly<Record<Exclude<SectionKind, 'intro' | 'outro'>, number>> = {
  verse: 8,
  'pre-chorus': 4,
  chorus: 8,
  break: 8,
  bridge: 8,
}

/** Nobody waits longer for a song to begin, unless a recording that it follows does. */
const LONGEST_INTRO_SEC = 10

/** Bars of a section without words. */
function emptyBars(kind: SectionKind, { introBars, barSec }: FormConstraints): number {
  if (kind === 'intro' && introBars !== null) return introBars
  if (kind !== 'intro' && kind !== 'outro') return EMPTY_BARS[kind]
  return [4, 2].find((bars) => bars * barSec < LONGEST_INTRO_SEC) ?? 1
}

/** Lays the sections of the lyrics out in bars, and puts the music around them that a song needs. */
export function planForm(
  words: readonly WordSection[],
  constraints: FormConstraints,
  random: Random,
): PlannedSection[] {
  const bars = new Map<SectionKind, number>()
  const drafts = words.map((section): Draft => {
    if (section.phrases.length === 0)
      return { kind: section.kind, phrases: [], bars: emptyBars(section.kind, constraints) }
    const usual = bars.get(section.kind) ?? usualBars(allPhrases(words, section.kind), constraints)
    bars.set(section.kind, usual)
    const phrases = section.phrases.map((phrase) => ({ phrase, bars: barsFor(phrase, usual, constraints) }))
    const sung = phrases.reduce((sum, { bars: own }) => sum + own, 0)
    return { kind: section.kind, phrases, bars: sung + (sung % 2) }
  })
  return withEnergies(withMusic(drafts, constraints, random), constraints)
}

function allPhrases(words: readonly WordSection[], kind: SectionKind): Phrase[] {
  return words.filter((section) => section.kind === kind).flatMap((section) => section.phrases)
}

/**
 * Hurried words are lost, while spare room can be filled by the band. So too little room counts this much worse than too much.
 */
const WORSE_TO_HURRY = 1.4

/** Bars a phrase, the same for all sections of a kind, so that their melodies are alike. */
function usualBars(phrases: readonly Phrase[], constraints: FormConstraints): number {
  const misfit = (bars: number) =>
    phrases.reduce((sum, { weights }) => {
      const haste = Math.log(rate(weights.length, bars, constraints) / constraints.density)
      return sum + (haste > 0 ? haste * WORSE_TO_HURRY : -haste)
    }, 0)
  return [1, 2, 4].reduce((best, bars) => (misfit(bars) < misfit(best) ? bars : best))
}

/** A phrase that would have to be hurried gets twice the room, or four times. */
function barsFor({ weights }: Phrase, usual: number, constraints: FormConstraints): number {
  let bars = usual
  while (rate(weights.length, bars, constraints) > constraints.density * 1.6 && bars < 8) bars *= 2
  return bars
}

function rate(syllables: number, bars: number, { barSec }: FormConstraints): number {
  return syllables / (bars * barSec)
}

function withMusic(drafts: readonly Draft[], constraints: FormConstraints, random: Random): Draft[] {
  const music = (kind: SectionKind, bars = emptyBars(kind, constraints)): Draft => ({ kind, phrases: [], bars })
  const form = [...drafts]
  if (form[0]!.kind !== 'intro') form.unshift(music('intro'))
  if (form.at(-1)!.kind !== 'outro') form.push(music('outro'))
  const choruses = form.filter((section) => section.kind === 'chorus').length
  addSolo(form, constraints)
  const contrasts = form.some((section) => section.kind === 'break' || section.kind === 'bridge')
  if (choruses >= 2 && !contrasts && constraints.lengthSec === undefined && random.chance(0.6)) {
    const second = form
      .map((section) => section.kind)
      .indexOf('chorus', form.findIndex((section) => section.kind === 'chorus') + 1)
    if (second < form.length - 2) form.splice(second + 1, 0, music('break', 4))
  }
  return constraints.lengthSec === undefined ? form : fitted(form, constraints.lengthSec, constraints)
}

/** A song with less music than this has no time for a solo. */
const SOLO_FROM_SEC = 60

/** A solo leads into the last chorus, or into what lifts towards it, where the song has the time. */
function addSolo(form: Draft[], { soloBars, barSec, lengthSec, longestSec }: FormConstraints): void {
  const choruses = form.filter(({ kind }) => kind === 'chorus').length
  const sec = form.reduce((sum, { bars }) => sum + bars, 0) * barSec
  const room = Math.min(lengthSec ?? longestSec, longestSec)
  if (soloBars === 0 || choruses < 2 || sec < SOLO_FROM_SEC || sec + soloBars * barSec > room) return
  if (form.some(({ kind }) => kind === 'break')) return
  const last = form.findLastIndex(({ kind }) => kind === 'chorus')
  const at = form[last - 1]?.kind === 'pre-chorus' ? last - 1 : last
  if (form[at - 1]!.phrases.length > 0) form.splice(at, 0, { kind: 'break', phrases: [], bars: soloBars })
}

/** Reaches for the wished length with music alone: sung sections are never cut and never repeated. */
function fitted(form: Draft[], lengthSec: number, { barSec }: FormConstraints): Draft[] {
  const wanted = Math.round(lengthSec / barSec)
  const total = () => form.reduce((sum, section) => sum + section.bars, 0)
  const isMusic = (section: Draft) => section.phrases.length === 0
  const grow = (section: Draft, most: number) => {
    while (section.bars < most && total() + 2 <= wanted) section.bars += 2
  }
  for (const section of form) if (isMusic(section)) while (section.bars > 2 && total() > wanted) section.bars -= 2
  for (let index = form.length - 2; index > 0 && total() + 4 <= wanted; index--) {
    if (
      isMusic(form[index]!) ||
      isMusic(form[index + 1]!) ||
      (form[index]!.kind !== 'chorus' && form[index]!.kind !== 'verse')
    )
      continue
    const added: Draft = { kind: 'break', phrases: [], bars: 4 }
    form.splice(index + 1, 0, added)
    grow(added, 8)
  }
  for (const section of form) if (isMusic(section)) grow(section, Math.min(8, MOST_BARS[section.kind] ?? 8))
  for (const section of form) if (isMusic(section)) grow(section, MOST_BARS[section.kind] ?? 8)
  return form
}

/** How far music without words may be stretched; an intro never is. */
const MOST_BARS: Partial<Readonly<Record<SectionKind, number>>> = { intro: 0, break: 64, outro: 16 }

const ENERGIES: Readonly<Record<SectionKind, number>> = {
  intro: 0.4,
  verse: 0.43,
  'pre-chorus': 0.6,
  chorus: 0.82,
  break: 0.7,
  bridge: 0.42,
  outro: 0.5,
}

/** A bridge stays calm, however lively the song is: the last rise comes after it. */
const MOST_ENERGY: Partial<Readonly<Record<SectionKind, number>>> = { bridge: 0.5 }

const ENERGY_GROWTH = 0.07

/** How far the energy of a recording moves that of the song's sections. */
const FOLLOWS = { share: 0.6, most: 0.22 }

/** What a recording adds to the energy of a section that begins and ends at these bars of the song. */
function followed(energy: readonly number[] | null, from: number, to: number, whole: number): number {
  if (!energy) return 0
  const above = energyAbove(energy, (from + to) / 2 / whole)
  return Math.max(-FOLLOWS.most, Math.min(FOLLOWS.most, FOLLOWS.share * above))
}

function withEnergies(
  drafts: readonly Draft[],
  { beatsPerBar, energyShift, energy: heard }: FormConstraints,
): PlannedSection[] {
  const wholeBars = drafts.reduce((sum, { bars }) => sum + bars, 0)
  let bar = 0
  const seen = new Map<SectionKind, number>()
  const lastChorus = drafts.findLastIndex((draft) => draft.kind === 'chorus')
  let startBeat = 0
  return drafts.map((draft, index) => {
    const ordinal = seen.get(draft.kind) ?? 0
    seen.set(draft.kind, ordinal + 1)
    const climax = index === lastChorus && ordinal > 0 ? 0.08 : 0
    const added = followed(heard, bar, bar + draft.bars, wholeBars)
    bar += draft.bars
    const energy = ENERGIES[draft.kind] + Math.min(2, ordinal) * ENERGY_GROWTH + climax + energyShift + added
    let phraseStart = 0
    const phrases = draft.phrases.map(({ phrase, bars }): PlacedPhrase => {
      const placed = { phrase, startBeat: phraseStart, lengthBeats: bars * beatsPerBar }
      phraseStart += placed.lengthBeats
      return placed
    })
    const section = {
      kind: draft.kind,
      startBeat,
      lengthBeats: draft.bars * beatsPerBar,
      energy: Math.min(MOST_ENERGY[draft.kind] ?? 1, Math.max(0.12, energy)),
      ordinal,
      phrases,
    }
    startBeat += section.lengthBeats
    return section
  })
}
