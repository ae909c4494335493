import { GENDER_NAMES, GENDERS, type VoiceGender } from '#lib/catalog/voices/registers.ts'
import { hash } from '#lib/catalog/voices/voice-id.ts'
import type { ListedVoice } from '#lib/catalog/voices/voice-list.ts'
import { fold } from '#lib/i18n/fold.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { FACET_NAMES, type Facet, type VoiceFilter } from './voice-filter.ts'

export type GalleryVoice = Pick<ListedVoice, 'slug' | 'name' | 'category'>

/** All voices in the order of the gallery, ready to be searched by name, and by what they are. */
export type Gallery = readonly Found[]

type Found = Pick<ListedVoice, 'register' | 'tags' | 'languages'> & {
  readonly voice: GalleryVoice
  readonly plainName: string
  /** Each word of what it is after a space. */
  readonly kind: string
  /** The names of its languages, each between spaces. */
  readonly languageNames: string
}

/** In which language, besides English, voices are searched by what they are: its name, its words for tags and the like, and what else people call them. */
export type SearchWords = {
  readonly language: string
  readonly words: Readonly<Record<string, string>>
  readonly searchedAs?: Readonly<Record<string, string>>
}

/** In the order of their slugs' hashes the categories stand mixed, and for everybody alike. */
export function galleryOf(voices: readonly ListedVoice[], search?: SearchWords): Gallery {
  const said = new Map<string, string>()
  const sayBoth = (word: string) => {
    const known = said.get(word) ?? plain(`${word} ${search?.words[word] ?? ''} ${search?.searchedAs?.[word] ?? ''}`)
    said.set(word, known)
    return known
  }
  const names = ['en', ...(search ? [search.language] : [])].map(languageNames)
  const namesOf = (codes: readonly string[]) =>
    ` ${codes.flatMap((code) => names.map((nameOf) => plain(nameOf(code)))).join(' ')} `
  const all = namesOf(COMPLETE_LANGUAGES)
  return voices
    .map((voice) => ({ ...voice, order: hash(voice.slug) }))
    .sort((one, other) => one.order - other.order)
    .map(({ slug, name, category, family, register, tags, languages }) => ({
      voice: { slug, name, category },
      plainName: plain(name),
      kind: ` ${[category, family, register, genderOf(register) ?? '', ...tags].map(sayBoth).join(' ')}`,
      languageNames: languages.length > 0 ? namesOf(languages) : all,
      register,
      tags,
      languages,
    }))
}

/** The language that somebody wants to hear: chosen, or named in the search in English or in theirs. */
export function wantedLanguage({ language, search }: VoiceFilter, reader: string): string | undefined {
  if (language) return language
  const wanted = ` ${plain(search)} `
  const names = ['en', reader].map(languageNames)
  return COMPLETE_LANGUAGES.find((code) => names.some((nameOf) => wanted.includes(` ${plain(nameOf(code))} `)))
}

/** Whether no voice is worse at a language than the others, so that asking for it leaves none out. */
export function allSing(gallery: Gallery, language: string): boolean {
  return gallery.every((one) => FITS.language(one, language))
}

/** What languages are called in a reader's own. */
export function languageNames(reader: string): (code: string) => string {
  const names = new Intl.DisplayNames(reader, { type: 'language' })
  return (code) => names.of(code) ?? code
}

const genderOf = (register: string): VoiceGender | undefined =>
  GENDER_NAMES.find((gender) => (GENDERS[gender] as readonly string[]).includes(register))

const FITS: Readonly<Record<Facet, (voice: Found, wanted: string) => boolean>> = {
  gender: ({ register }, wanted) => genderOf(register) === wanted,
  register: ({ register }, wanted) => register === wanted,
  character: ({ tags }, wanted) => tags.includes(wanted),
  language: ({ languages }, wanted) => languages.length === 0 || languages.includes(wanted),
}

/**
 * The voices with every word of the search in their names, or at the beginning of what they are, or as the name of a language
 * that they sing: those whose names begin with it first, then those with a word that does, and last those who are not called so.
 */
export function findVoices(gallery: Gallery, filter: VoiceFilter): GalleryVoice[] {
  const { category, search } = filter
  const wanted = plain(search)
  const candidates = gallery.filter(
    (one) =>
      (!category || one.voice.category === category) &&
      FACET_NAMES.every((name) => !filter[name] || FITS[name](one, filter[name])),
  )
  if (!wanted) return candidates.map(({ voice }) => voice)
  const words = wanted.split(/\s+/)
  const has =
    ({ plainName, kind, languageNames }: Found) =>
    (word: string) =>
      plainName.includes(word) || kind.includes(` ${word}`) || languageNames.includes(` ${word} `)
  const exact = candidates.filter((one) => words.every(has(one)))
  // "cálido" for a voice that is "cálida".
  const found = exact.length > 0 ? exact : candidates.filter((one) => words.map(withoutGender).every(has(one)))
  return found
    .map(({ voice, plainName }) => ({ voice, plainName, rank: rankOf(plainName, wanted) }))
    .sort((one, other) => one.rank - other.rank || (one.plainName < other.plainName ? -1 : 1))
    .map(({ voice }) => voice)
}

/** Without the ending by which adjectives of Romance languages follow a noun. */
const withoutGender = (word: string) => word.replace(/(?<=\p{L}{3})[oa]s?$/u, '')

function rankOf(plainName: string, wanted: string): number {
  if (plainName.startsWith(wanted)) return 0
  if (plainName.includes(` ${wanted}`)) return 1
  return plainName.includes(wanted) ? 2 : 3
}

/** Names that may have been meant, nearest first: at most two letters in five are wrong. */
export function nearestNames(gallery: Gallery, search: string, count = 5): string[] {
  const wanted = plain(search)
  const allowed = Math.max(1, Math.floor(wanted.length * 0.4))
  // First and last names come again and again.
  const known = new Map<string, number>()
  const distance = (word: string) => {
    const found = known.get(word) ?? editDistance(wanted, word)
    known.set(word, found)
    return found
  }
  return gallery
    .map(({ voice, plainName }) => ({
      name: voice.name,
      distance: plainName.includes(wanted) ? 0 : Math.min(...[plainName, ...plainName.split(' ')].map(distance)),
    }))
    .filter((one) => one.distance <= allowed)
    .sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name)
}

/** Names are found without their points too. */
const plain = (text: string) => fold(text).replaceAll('.', '')

/** Letters to insert, drop, change or swap with their neighbour (Damerau, in its restricted form). */
function editDistance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      here[column] = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = here
  }
  return above[other.length] ?? 0
}
