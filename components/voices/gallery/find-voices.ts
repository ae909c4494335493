import { GENDER_NAMES, GENDERS, type VoiceGender } from '#lib/catalog/voices/registers.ts'
import { hash } from '#lib/catalog/voices/voice-id.ts'
import type { ListedVoice } from '#lib/catalog/voices/voice-list.ts'
import { fold } from '#lib/i18n/fold.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { FACET_NAMES, type Facet, type VoiceFilter } from './voice-filter.ts'

export type GalleryVoice = Pick<ListedVoice, 'slug' | 'name' | 'category'>

/** All voices in the gallery's order, prepared for searching by name and by kind. */
export type Gallery = readonly Found[]

type Found = Pick<ListedVoice, 'register' | 'tags' | 'languages'> & {
  readonly voice: GalleryVoice
  readonly plainName: string
  /** The words for its kind, each after a space. */
  readonly kind: string
  /** The names of its languages, each between spaces. */
  readonly languageNames: string
}

/**
 * The second language of the search, beside English: its code, its words for kinds and tags, and what else people call
 * them.
 */
export type SearchWords = {
  readonly language: string
  readonly words: Readonly<Record<string, string>>
  readonly searchedAs?: Readonly<Record<string, string>>
}

/** Sorts the voices by the hashes of their slugs. So the categories are mixed, in the same order for everybody. */
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

/**
 * The language that a person wants to hear: the chosen one, or one that the search names in English or in their own
 * language.
 */
export function wantedLanguage({ language, search }: VoiceFilter, reader: string): string | undefined {
  if (language) return language
  const wanted = ` ${plain(search)} `
  const names = ['en', reader].map(languageNames)
  return COMPLETE_LANGUAGES.find((code) => names.some((nameOf) => wanted.includes(` ${plain(nameOf(code))} `)))
}

/** Whether all voices are equally good in a language, so that filtering by it leaves none out. */
export function allSing(gallery: Gallery, language: string): boolean {
  return gallery.every((one) => FITS.language(one, language))
}

/** The names of languages in the reader's own language. */
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
 * The voices that match every word of the search: in their name, at the beginning of a word for their kind, or as the
 * name of a language that they sing. First come voices whose name begins with the search, then those with a word that
 * begins with it, then other names that contain it, and last the rest.
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
  // So that "cálido" also finds a voice that is "cálida".
  const found = exact.length > 0 ? exact : candidates.filter((one) => words.map(withoutGender).every(has(one)))
  return found
    .map(({ voice, plainName }) => ({ voice, plainName, rank: rankOf(plainName, wanted) }))
    .sort((one, other) => one.rank - other.rank || (one.plainName < other.plainName ? -1 : 1))
    .map(({ voice }) => voice)
}

/** A word without the gender and plural ending that adjectives have in Romance languages. */
const withoutGender = (word: string) => word.replace(/(?<=\p{L}{3})[oa]s?$/u, '')

function rankOf(plainName: string, wanted: string): number {
  if (plainName.startsWith(wanted)) return 0
  if (plainName.includes(` ${wanted}`)) return 1
  return plainName.includes(wanted) ? 2 : 3
}

/** Names that the person may have meant, nearest first. At most two letters in five may differ. */
export function nearestNames(gallery: Gallery, search: string, count = 5): string[] {
  const wanted = plain(search)
  const allowed = Math.max(1, Math.floor(wanted.length * 0.4))
  // Cached, since first and last names recur.
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

/** Text for comparing names; points are left out too. */
const plain = (text: string) => fold(text).replaceAll('.', '')

/**
 * The edit distance: how many letters to insert, drop, change or swap with their neighbour (Damerau, in its restricted
 * form).
 */
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
