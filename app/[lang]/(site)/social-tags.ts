import type { Metadata } from 'next'
import { BRAND } from '#lib/site/brand.ts'
import {
  EMBED_HEIGHT,
  EMBED_WIDTH,
  embedPath,
  type SharedCreation,
  SOCIAL_IMAGE_HEIGHT,
  SOCIAL_IMAGE_WIDTH,
  socialImagePath,
} from '#lib/site/shared-creation.ts'
import { siteFacts } from '#server/env.ts'
import { unlistedTags } from '../page-tags.ts'

type Page = {
  readonly language: string
  /** The page's address without a language. */
  readonly path: string
  readonly title: string
  readonly description: string
}

/**
 * Metadata of a song's or cover's page. Its lyrics are the same in every language of the interface, so the address
 * without a language is canonical for all of them. A creation that only its owner may see, given as null, gets no
 * picture and no player.
 */
export function socialTags(creation: SharedCreation | null, { language, path, title, description }: Page): Metadata {
  const common = { title, description }
  if (!creation) return { ...common, ...unlistedTags({ language, path, title }) }
  const address = (local: string) => `${siteFacts().address.origin}${local}`
  const image = {
    url: address(socialImagePath(creation)),
    width: SOCIAL_IMAGE_WIDTH,
    height: SOCIAL_IMAGE_HEIGHT,
    alt: title,
  }
  const oembed = `/api/oembed?${new URLSearchParams({ url: address(path), format: 'json' })}`
  return {
    ...common,
    alternates: { canonical: path, types: { 'application/json+oembed': [{ url: address(oembed), title }] } },
    robots: { index: creation.visibility === 'public' },
    openGraph: {
      siteName: BRAND,
      type: 'music.song',
      title,
      description,
      url: path,
      images: [{ ...image, type: 'image/png' }],
      audio: [{ url: address(creation.audioUrl), type: 'audio/mpeg' }],
    },
    twitter: {
      card: 'player',
      title,
      description,
      images: [image],
      players: [
        {
          playerUrl: address(embedPath(creation)),
          streamUrl: address(creation.audioUrl),
          width: EMBED_WIDTH,
          height: EMBED_HEIGHT,
        },
      ],
    },
    other: { 'twitter:player:stream:content_type': 'audio/mpeg' },
  }
}
