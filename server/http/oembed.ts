import { splitPath } from '#lib/i18n/paths.ts'
import { BRAND } from '#lib/site/brand.ts'
import {
  EMBED_HEIGHT,
  EMBED_WIDTH,
  embedHtml,
  type SharedCreation,
  SOCIAL_IMAGE_HEIGHT,
  SOCIAL_IMAGE_WIDTH,
  socialImagePath,
} from '#lib/site/shared-creation.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findShared } from '#server/services/sharing/find-shared.ts'
import { answering } from './answering.ts'
import { SharedAddress } from './shared-address.ts'

const CACHE_SEC = 3600
/** Below this size the player's own parts no longer fit. */
const LEAST_WIDTH = 240
const LEAST_HEIGHT = 132

/** GET /api/oembed?url=&format=&maxwidth=&maxheight= (oembed.com, version 1.0). */
export const answerOembed = answering(showOembed)

/**
 * What a song or cover is embedded with. Throws notFound, songNotFound or coverNotFound both for addresses that lead to
 * nothing and for private creations, so that nobody learns that these exist; answers 501 for formats other than JSON.
 */
export async function showOembed(ctx: Context, request: Request): Promise<Response> {
  const { searchParams: asked } = new URL(request.url)
  if ((asked.get('format') ?? 'json') !== 'json') return new Response('JSON only', { status: 501 })
  const address = addressOf(asked.get('url') ?? '', ctx.siteUrl)
  if (!address) throw new AppError('notFound')
  const creation = await findShared({ ctx, input: address })
  const width = within(asked.get('maxwidth'), EMBED_WIDTH, LEAST_WIDTH)
  const height = within(asked.get('maxheight'), EMBED_HEIGHT, LEAST_HEIGHT)
  return Response.json(richOf(creation, { width, height, siteUrl: ctx.siteUrl }), {
    headers: { 'cache-control': `public, max-age=${CACHE_SEC}`, 'access-control-allow-origin': '*' },
  })
}

/** The song or cover that an address of this site shows, in any language; null for other addresses. */
function addressOf(url: string, siteUrl: string): SharedAddress | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname } = new URL(url)
  if (origin !== new URL(siteUrl).origin) return null
  const [, kind, id, ...more] = splitPath(pathname).path.split('/')
  return more.length > 0 ? null : (SharedAddress.safeParse({ kind, id }).data ?? null)
}

function within(asked: string | null, most: number, least: number): number {
  const wanted = Number(asked || most)
  return Number.isFinite(wanted) ? Math.round(Math.min(most, Math.max(least, wanted))) : most
}

function richOf(
  creation: SharedCreation,
  { width, height, siteUrl }: { width: number; height: number; siteUrl: string },
) {
  return {
    version: '1.0',
    type: 'rich',
    provider_name: BRAND,
    provider_url: siteUrl,
    title: creation.title,
    ...(creation.creator ? { author_name: creation.creator } : {}),
    width,
    height,
    html: embedHtml(siteUrl, { ...creation, width, height }),
    thumbnail_url: `${siteUrl}${socialImagePath(creation)}`,
    thumbnail_width: SOCIAL_IMAGE_WIDTH,
    thumbnail_height: SOCIAL_IMAGE_HEIGHT,
    cache_age: CACHE_SEC,
  }
}
