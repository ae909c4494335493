import type { Chip } from '#components/brief/chips-of.ts'
import type { Draft } from '#components/draft/draft.ts'
import { IGNORED_MAX } from '#lib/catalog/limits.ts'
import type { Language } from '#lib/engine/browser.ts'
import type { DescriptionRead, Gender } from '#lib/schemas/song.ts'

/** What the form's controls show: what somebody chose, else what the description says and nobody took out. */
export type ShownSettings = {
  readonly gender: Gender
  readonly instrumental: boolean
  readonly language: Language | null
}

export function shownSettings(draft: Draft, read: DescriptionRead | null): ShownSettings {
  const { gender, instrumental, language } = draft
  if (!read) return { gender, instrumental, language }
  const isIncluded = (name: string) => !draft.ignored.includes(name)
  return {
    gender: gender === 'random' && read.voice && isIncluded('voice') ? read.voice : gender,
    instrumental: instrumental || (read.instrumental && isIncluded('instrumental')),
    language: language ?? (isIncluded('language') ? read.language : null),
  }
}

/** A voice that is chosen counts whatever the description says; so does leaving it to chance. */
export function withGender(draft: Draft, gender: Gender): Partial<Draft> {
  return { gender, ...ignoring(draft, 'voice', gender === 'random') }
}

export function withInstrumental(draft: Draft, instrumental: boolean): Partial<Draft> {
  return { instrumental, ...ignoring(draft, 'instrumental', !instrumental) }
}

/** null: that of the words, whichever they name. */
export function withLanguage(draft: Draft, language: Language | null): Partial<Draft> {
  return { language, ...ignoring(draft, 'language', language === null) }
}

export function withIgnored(draft: Draft, name: string): Partial<Draft> {
  return ignoring(draft, name, true)
}

export function withoutIgnored(draft: Draft, name: string): Partial<Draft> {
  return ignoring(draft, name, false)
}

/** Only descriptions are read, so only there is anything to be taken out. */
function ignoring({ tab, description, ignored }: Draft, name: string, isOut: boolean): Partial<Draft> {
  if (tab !== 'description' || description.trim() === '') return {}
  const others = ignored.filter((one) => one !== name)
  return { ignored: isOut ? [...others, name].slice(-IGNORED_MAX) : others }
}

/** A chip of the form. What the description does not say itself, as that it is in its own language, cannot be taken out. */
export type FormChip = { readonly chip: Chip; readonly isOut: boolean; readonly canGo: boolean }

/** What was understood beside what is chosen, which its controls say. Its own language goes without saying in that of the page. */
export function formChips(
  chips: readonly Chip[],
  draft: Draft,
  read: DescriptionRead,
  pageLanguage: Language,
): FormChip[] {
  const { settings } = draft
  const chosen: Readonly<Record<string, boolean>> = {
    language: draft.language !== null || (read.language === read.spokenIn && read.language === pageLanguage),
    voice: draft.gender !== 'random',
    instrumental: draft.instrumental,
    style: settings.style !== null,
    mood: settings.mood !== null,
    scenario: settings.scenario !== null,
    length: draft.lengthSec !== null,
  }
  return chips
    .filter(({ kind }) => !chosen[kind])
    .map((chip) => ({
      chip,
      isOut: draft.ignored.includes(chip.name),
      canGo: chip.kind !== 'language' || read.language !== read.spokenIn,
    }))
}
