import { createHash } from 'node:crypto'
import { contourPath } from '#lib/drawing/contour-path.ts'
import { HEIGHT, peaksPath, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { BRAND } from '#lib/site/brand.ts'
import { type Html, html } from '#lib/site/html.ts'
import { creationPath, type SharedCreation } from '#lib/site/shared-creation.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { drawArtwork } from '#server/services/sharing/draw-social-image.ts'
import { findShared } from '#server/services/sharing/find-shared.ts'
import { answering } from './answering.ts'
import { EMBED_SCRIPT } from './embed-script.ts'
import { EMBED_STYLE } from './embed-style.ts'
import type { EmbedTexts, TextsOf } from './embed-texts.ts'
import { plainError } from './plain-error.ts'
import { SharedAddress } from './shared-address.ts'

const BARS = 128

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Any site may frame the player, which itself reaches nothing but its own sound. */
const POLICY = [
  "default-src 'none'",
  "media-src 'self'",
  `script-src ${sha256(EMBED_SCRIPT)}`,
  `style-src ${sha256(EMBED_STYLE)}`,
  // Portraits of voices set their blend modes in style attributes.
  "style-src-attr 'unsafe-inline'",
  'frame-ancestors *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * GET /embed/{song or voice-cover}/{id}: a player for other sites, for songs and covers that everybody with the link
 * may hear.
 */
export const answerEmbed = answering(showEmbed)

/** The page of the player, and a page too where there is nothing to hear. */
export async function showEmbed(ctx: Context, _request: Request, address: unknown, texts: TextsOf): Promise<Response> {
  try {
    const named = SharedAddress.safeParse(address)
    if (!named.success) throw new AppError('notFound')
    const creation = await findShared({ ctx, input: named.data })
    return page(creation.title, await player(creation, texts(creation), ctx), texts(creation).language)
  } catch (error) {
    const refusal = plainError(error)
    if (refusal.status !== 404) return refusal
    const { notFound, open, language } = texts(null)
    const body = html`<main class="gone"><p>${notFound}</p><a class="open" ${inNewTab(ctx.siteUrl)}>${open}</a></main>`
    return page(notFound, body, language, 404)
  }
}

function page(title: string, body: Html, language: string, status = 200): Response {
  const document = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} · ${BRAND}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${{ html: EMBED_STYLE }}</style></head><body>${body}</body></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? 'public, max-age=300' : 'no-store',
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex',
  }
  return new Response(document.html, { status, headers })
}

const inNewTab = (address: string) => html`href="${address}" target="_blank" rel="noopener"`

async function player(creation: SharedCreation, texts: EmbedTexts, ctx: Context): Promise<Html> {
  const { title, language, audioUrl, duration } = creation
  const link = inNewTab(`${ctx.siteUrl}${localPath(texts.language, creationPath(creation))}`)
  const art = { html: await drawArtwork({ ctx: { ...ctx, user: null }, input: { creation, side: 96 } }) }
  return html`<main><a class="art" ${link} tabindex="-1" aria-hidden="true"><svg viewBox="0 0 96 96">${art}</svg></a>
<div class="rest"><header>
<button id="play" type="button" aria-label="${texts.play}" data-play="${texts.play}" data-pause="${texts.pause}">
<svg viewBox="0 0 24 24" aria-hidden="true"><path class="start" d="M7 4.5v15l12-7.5z"/><path class="stop" d="M6 5h4v14H6zM14 5h4v14h-4z"/></svg></button>
<div class="names"><h1${language ? html` lang="${language}"` : null}><a ${link}>${title}</a></h1><p>${texts.by}</p></div>
<a class="open" ${link} aria-label="${texts.open}">${BRAND}</a></header>
${waveform(creation, texts.position)}
<footer aria-hidden="true"><span id="time">0:00</span><span>${duration === null ? '' : clock(duration)}</span></footer>
<p id="trouble" role="alert" hidden>${texts.failed}</p></div></main>
<audio id="audio" preload="none" src="${audioUrl}"></audio><script>${{ html: EMBED_SCRIPT }}</script>`
}

function waveform({ peaks, visuals, duration }: SharedCreation, label: string): Html {
  const sung = visuals?.contour.some((height) => height !== null) ?? false
  const top = sung ? 0 : SOUND_TOP
  const bars = peaksPath(peaks, BARS)
  return html`<div class="wave"><svg aria-hidden="true" viewBox="0 ${top} ${WIDTH} ${HEIGHT - top}" preserveAspectRatio="none">
<path d="${bars}"/><path id="heard" d="${bars}"/>${visuals && sung ? html`<path class="voice" d="${contourPath(visuals.contour)}"/>` : null}</svg>
<input id="position" type="range" min="0" max="${duration ?? 0}" step="0.1" value="0" aria-label="${label}"></div>`
}

/** Seconds as m:ss. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
