import type { Metadata } from 'next'
import { BRAND } from '#lib/site/brand.ts'
import {
  EMBED_HEIGHT,
  EMBED_WIDTH,
  embedPath,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  picturePath,
  type SharedWork,
  workPath,
} from '#lib/site/shared-work.ts'
import { siteFacts } from '#server/env.ts'

type Words = { readonly title: string; readonly description: string }

/**
 * What the head of a song's or cover's page says of it. Its words are in one language wherever it is read, so that the address without
 * a language stands for all of them. What only its owner sees has no picture and no player.
 */
export function socialTags(work: SharedWork | null, { title, description }: Words): Metadata {
  const common = { title, description }
  if (!work) return { ...common, robots: { index: false } }
  const path = workPath(work)
  const address = (local: string) => `${siteFacts().address.origin}${local}`
  const image = { url: address(picturePath(work)), width: PICTURE_WIDTH, height: PICTURE_HEIGHT, alt: title }
  const oembed = `/api/oembed?${new URLSearchParams({ url: address(path), format: 'json' })}`
  return {
    ...common,
    alternates: { canonical: path, types: { 'application/json+oembed': [{ url: address(oembed), title }] } },
    robots: { index: work.visibility === 'public' },
    openGraph: {
      siteName: BRAND,
      type: 'music.song',
      title,
      description,
      url: path,
      images: [{ ...image, type: 'image/png' }],
      audio: [{ url: address(work.audioUrl), type: 'audio/mpeg' }],
    },
    twitter: {
      card: 'player',
      title,
      description,
      images: [image],
      players: [
        {
          playerUrl: address(embedPath(work)),
          streamUrl: address(work.audioUrl),
          width: EMBED_WIDTH,
          height: EMBED_HEIGHT,
        },
      ],
    },
    other: { 'twitter:player:stream:content_type': 'audio/mpeg' },
  }
}
