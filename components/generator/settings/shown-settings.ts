import type { Chip } from '#components/brief/chips-of.ts'
import type { Draft } from '#components/draft/draft.ts'
import { IGNORED_MAX } from '#lib/catalog/limits.ts'
import type { Language } from '#lib/engine/browser.ts'
import type { DescriptionRead, Gender } from '#lib/schemas/song.ts'

/** What the form's controls show: what the person chose, else what the description says and was not taken out. */
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

/** Choosing a voice overrules the description. So does choosing "random". */
export function withGender(draft: Draft, gender: Gender): Partial<Draft> {
  return { gender, ...ignoring(draft, 'voice', gender === 'random') }
}

export function withInstrumental(draft: Draft, instrumental: boolean): Partial<Draft> {
  return { instrumental, ...ignoring(draft, 'instrumental', !instrumental) }
}

/** null: the language of the words, whatever the description names. */
export function withLanguage(draft: Draft, language: Language | null): Partial<Draft> {
  return { language, ...ignoring(draft, 'language', language === null) }
}

export function withIgnored(draft: Draft, name: string): Partial<Draft> {
  return ignoring(draft, name, true)
}

export function withoutIgnored(draft: Draft, name: string): Partial<Draft> {
  return ignoring(draft, name, false)
}

/** Only descriptions are read, so things can be taken out only there. */
function ignoring({ tab, description, ignored }: Draft, name: string, isOut: boolean): Partial<Draft> {
  if (tab !== 'description' || description.trim() === '') return {}
  const others = ignored.filter((one) => one !== name)
  return { ignored: isOut ? [...others, name].slice(-IGNORED_MAX) : others }
}

/**
 * A chip of the form. `canGo`: it can be taken out. That is not so for what the description does not say, such as that
 * it is written in its own language.
 */
export type FormChip = { readonly chip: Chip; readonly isOut: boolean; readonly canGo: boolean }

/**
 * Chips for what was understood, without what is chosen, since the controls show that. A description in the page's
 * language gets no chip for its language.
 */
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
