import { hash } from '#lib/catalog/voices/voice-id.ts'
import type { ListedVoice } from '#lib/catalog/voices/voice-list.ts'
import { fold } from '#lib/i18n/fold.ts'
import type { VoiceFilter } from './voice-filter.ts'

export type GalleryVoice = Pick<ListedVoice, 'slug' | 'name' | 'category'>

/** All voices in the order of the gallery, ready to be searched by name, kind and height. */
export type Gallery = readonly { readonly voice: GalleryVoice; readonly plainName: string; readonly kind: string }[]

/** In the order of their slugs' hashes the categories stand mixed, and for everybody alike. */
export function galleryOf(voices: readonly ListedVoice[]): Gallery {
  return voices
    .map((voice) => ({ ...voice, order: hash(voice.slug) }))
    .sort((one, other) => one.order - other.order)
    .map(({ slug, name, category, family, register }) => ({
      voice: { slug, name, category },
      plainName: plain(name),
      kind: ` ${family} ${register}`,
    }))
}

/**
 * The voices with every word of the search in their names, or at the beginning of what they are: those whose names begin
 * with it first, then those with a word that does, and last those who are not called so.
 */
export function findVoices(gallery: Gallery, { category, search }: VoiceFilter): GalleryVoice[] {
  const wanted = plain(search)
  const shelf = category ? gallery.filter(({ voice }) => voice.category === category) : gallery
  if (!wanted) return shelf.map(({ voice }) => voice)
  const words = wanted.split(/\s+/)
  return shelf
    .filter(({ plainName, kind }) => words.every((word) => plainName.includes(word) || kind.includes(` ${word}`)))
    .map(({ voice, plainName }) => ({ voice, plainName, rank: rankOf(plainName, wanted) }))
    .sort((one, other) => one.rank - other.rank || (one.plainName < other.plainName ? -1 : 1))
    .map(({ voice }) => voice)
}

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
