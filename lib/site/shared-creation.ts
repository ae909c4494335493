import { isOpen, type Visibility } from '#lib/catalog/visibility.ts'
import { hash } from '#lib/catalog/voices/voice-id.ts'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import type { SongPageView, SongVisuals } from '#lib/schemas/song.ts'
import { escapeHtml } from './escape-html.ts'

export const SHARED_KINDS = ['song', 'voice-cover'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** A finished song or cover as it is shown to strangers: on other sites, in previews of its link, to search engines. */
export type SharedCreation = {
  readonly kind: SharedKind
  readonly id: string
  readonly title: string
  readonly creator: string | null
  /** Who a cover is sung by. */
  readonly voice: string | null
  readonly avatarUrl: string | null
  readonly audioUrl: string
  /** Seconds. */
  readonly duration: number | null
  readonly style: string | null
  /** Of the words; null where there are none or nobody knows. */
  readonly language: string | null
  readonly visuals: SongVisuals | null
  /** Loudness as it goes, 0..255. */
  readonly peaks: readonly number[]
  readonly createdAt: Date
  readonly visibility: Visibility
}

/** Null while a song is unfinished or its owner's alone. */
export function sharedSong(song: SongPageView): SharedCreation | null {
  const { id, title, creator, audioUrl, duration, style, instrumental, visuals, createdAt, visibility } = song
  if (!isOpen(song) || !audioUrl) return null
  const language = instrumental ? null : song.language
  const common = { id, title, creator, audioUrl, duration, language, visuals, createdAt, visibility }
  return { kind: 'song', ...common, style: style || null, voice: null, avatarUrl: null, peaks: visuals?.peaks ?? [] }
}

/** Null while a cover is unfinished or its owner's alone. */
export function sharedCover(cover: CoverPageView): SharedCreation | null {
  const { id, creator, avatarUrl, convertedAudioUrl: audioUrl, duration, createdAt, visibility } = cover
  if (!isOpen(cover) || !audioUrl) return null
  const common = { id, creator, avatarUrl, audioUrl, duration, createdAt, visibility }
  const { voiceModelName: voice, songTitle, peaks } = cover
  return {
    kind: 'voice-cover',
    ...common,
    title: songTitle || voice,
    voice,
    style: null,
    language: null,
    visuals: null,
    peaks: peaks ?? [],
  }
}

export const EMBED_WIDTH = 560
export const EMBED_HEIGHT = 184

export const SOCIAL_IMAGE_WIDTH = 1200
export const SOCIAL_IMAGE_HEIGHT = 630
/** Raised when the same song is to be drawn differently. */
const SOCIAL_IMAGE_EDITION = 2

/** Path of the page, without a language: a song's lyrics are the same in every language of the interface. */
export const creationPath = ({ kind, id }: Pick<SharedCreation, 'kind' | 'id'>) => `/${kind}/${id}`

export const embedPath = (creation: Pick<SharedCreation, 'kind' | 'id'>) => `/embed${creationPath(creation)}`

type Player = Pick<SharedCreation, 'kind' | 'id' | 'title'> & { readonly width?: number; readonly height?: number }

/** The HTML with which other sites embed the player. */
export function embedHtml(
  siteUrl: string,
  { width = EMBED_WIDTH, height = EMBED_HEIGHT, ...creation }: Player,
): string {
  const [src, title] = [escapeHtml(`${siteUrl}${embedPath(creation)}`), escapeHtml(creation.title)]
  return `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>`
}

/** Address of the social image. It changes as soon as the image shows something else. */
export const socialImagePath = (creation: SharedCreation) =>
  `/api/social${creationPath(creation)}?v=${socialImageVersion(creation)}`

export function socialImageVersion({ title, creator, voice, avatarUrl, visuals, peaks }: SharedCreation): string {
  return hash(JSON.stringify([SOCIAL_IMAGE_EDITION, title, creator, voice, avatarUrl, visuals, peaks])).toString(36)
}
