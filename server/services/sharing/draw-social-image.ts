import type { VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { placeholderColours } from '#lib/drawing/artwork-colours.ts'
import { artworkSvg } from '#lib/drawing/artwork-svg.ts'
import { contourPath } from '#lib/drawing/contour-path.ts'
import { hexOf } from '#lib/drawing/oklch.ts'
import { HEIGHT, peaksPath, SOUND_TOP, WIDTH } from '#lib/drawing/waveform-paths.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import { BRAND } from '#lib/site/brand.ts'
import { type SharedCreation, SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from '#lib/site/shared-creation.ts'
import type { Context } from '#server/context.ts'
import { drawAvatar } from '#server/services/voices/draw-avatar.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { type Line, type Typeface, textToPath } from './text-to-path.ts'

const BARS = 128
/** The colours of the dark theme in app/tokens.css. */
const GROUND = '#13100d'
const INK = '#f4ebde'
const SOFT = '#cdc1b0'
const ACCENT = '#ff8350'
const VOICE = '#9bc5d6'

const LEFT = SOCIAL_IMAGE_HEIGHT + 64
const RIGHT = SOCIAL_IMAGE_WIDTH - 64
const ROOM = RIGHT - LEFT
const TOP = 136
/** Sizes of a title, and how many lines of each there is room for; the last one is cut. */
const TITLES = [
  { size: 76, mostLines: 2 },
  { size: 62, mostLines: 3 },
  { size: 50, mostLines: 4 },
  { size: 42, mostLines: 5 },
] as const
const LEADING = 1.14
const WAVE_HEIGHT = 132
const WAVE_BOTTOM = SOCIAL_IMAGE_HEIGHT - 64

/** The preview image for the link of a song or cover, as SVG without fonts: its picture, its title and its waveform. */
export async function drawSocialImage({
  ctx,
  input: creation,
}: {
  ctx: Context
  input: SharedCreation
}): Promise<string> {
  return composed(creation, await drawArtwork({ ctx, input: { creation, side: SOCIAL_IMAGE_HEIGHT } }))
}

/** The same for a demo, a song that everybody may hear and nobody made, under its own title or that of a page. */
export function drawTitledSocialImage({ title, visuals }: { title: string; visuals: SongVisuals }): string {
  const facts = { title, visuals, peaks: visuals.peaks, voice: null, creator: null }
  return composed(facts, artworkSvg(visuals, SOCIAL_IMAGE_HEIGHT))
}

type Portrayed = Parameters<typeof drawAvatar>[0] & { readonly name: string; readonly description: string }

/** The same for a voice: its avatar, its name and how it sounds. */
export function drawVoiceSocialImage(voice: Portrayed): string {
  const { name, description } = voice
  const facts = { title: name, visuals: null, peaks: [], voice: null, creator: null }
  const lines = textToPath(description, { face: 'text', size: 34, width: ROOM, mostLines: 5, cut: true }) ?? []
  const top = WAVE_BOTTOM - (lines.length - 1) * 48
  const words = lines.map(({ svg }, index) => put(svg, SOFT, top + index * 48)).join('')
  return composed(facts, sized(drawAvatar(voice), SOCIAL_IMAGE_HEIGHT), words)
}

type Facts = Pick<SharedCreation, 'title' | 'voice' | 'creator' | 'visuals' | 'peaks'>

/** Lays out an image. Below the names stands the waveform, unless the caller gives something else. */
function composed(creation: Facts, artwork: string, below = waveform(creation)): string {
  const { text, lines, size } = firstDrawable([creation.title, creation.voice, creation.creator, BRAND])
  const names = [
    creation.voice && creation.voice !== text ? oneLine(creation.voice, VOICE) : '',
    creation.creator && creation.creator !== text ? oneLine(creation.creator, SOFT) : '',
  ].filter(Boolean)
  const titleHeight = lines.length * size * LEADING
  const namesTop = TOP + titleHeight + 24
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_IMAGE_WIDTH}" height="${SOCIAL_IMAGE_HEIGHT}" viewBox="0 0 ${SOCIAL_IMAGE_WIDTH} ${SOCIAL_IMAGE_HEIGHT}">`,
    `<rect width="${SOCIAL_IMAGE_WIDTH}" height="${SOCIAL_IMAGE_HEIGHT}" fill="${GROUND}"/>`,
    artwork,
    wordmark(),
    ...lines.map(({ svg }, index) => put(svg, INK, TOP + size * (0.82 + index * LEADING))),
    ...names.map(
      (svg, index) => `<g transform="translate(0 ${(namesTop + 40 * (index + 0.5)).toFixed(1)})">${svg}</g>`,
    ),
    below,
    '</svg>',
  ].join('')
}

/** The first text that can be drawn: no font here has the letters of some titles. */
function firstDrawable(texts: readonly (string | null)[]): { text: string; lines: readonly Line[]; size: number } {
  for (const text of texts) {
    const drawing = title(text ?? '')
    if (text && drawing.lines.length > 0) return { text, ...drawing }
  }
  throw new Error('Its own name can be drawn')
}

function title(text: string): { lines: readonly Line[]; size: number } {
  for (const { size, mostLines } of TITLES) {
    const lines = textToPath(text, { face: 'display', size, width: ROOM, mostLines })
    if (lines) return { lines, size }
  }
  const { size, mostLines } = TITLES[TITLES.length - 1] ?? TITLES[0]
  return { lines: textToPath(text, { face: 'display', size, width: ROOM, mostLines, cut: true }) ?? [], size }
}

function oneLine(text: string, colour: string): string {
  const [line] = textToPath(text, { face: 'text', size: 28, width: ROOM, mostLines: 1, cut: true }) ?? []
  return line?.svg ? put(line.svg, colour, 0) : ''
}

function put(svg: string, colour: string, baseline: number, x = LEFT): string {
  return `<g fill="currentColor" color="${colour}" transform="translate(${x} ${baseline.toFixed(1)})">${svg}</g>`
}

/** Draws the wordmark as components/drawing/wordmark.tsx does. */
function wordmark(): string {
  const size = 38
  const face: Typeface = 'display'
  const [line] = textToPath(BRAND, { face, size, width: ROOM, mostLines: 1 }) ?? []
  if (!line) return ''
  const sung = 'M1 6.5C10 6.5 10 3 19 3s9 3 17 3 9-4.500 17-4.500 7 2 10 2'
  const scale = line.width / 64
  return `${put(line.svg, INK, 88)}<path transform="translate(${LEFT} 93) scale(${scale.toFixed(3)})" d="${sung}" stroke="${ACCENT}" stroke-width="1.75" stroke-linecap="round" fill="none"/>`
}

/** The sound of the whole, and the voice's line above it. */
function waveform({ peaks, visuals }: Facts): string {
  const sung = visuals?.contour.some((height) => height !== null) ?? false
  const top = sung ? 0 : SOUND_TOP
  const tall = HEIGHT - top
  const scale = WAVE_HEIGHT / HEIGHT
  const at = `translate(${LEFT} ${(WAVE_BOTTOM - tall * scale).toFixed(1)}) scale(${(ROOM / WIDTH).toFixed(4)} ${scale.toFixed(4)}) translate(0 -${top})`
  const voice = visuals && sung ? contourPath(visuals.contour) : ''
  return `<g transform="${at}"><path d="${peaksPath(peaks, BARS)}" fill="${ACCENT}"/><path d="${voice}" fill="none" stroke="${VOICE}" stroke-width="3" stroke-linecap="round"/></g>`
}

/**
 * The square picture of a creation, as SVG: the drawn cover of a song, the avatar of a cover’s voice, or a quiet
 * gradient.
 */
export async function drawArtwork(call: {
  ctx: Context
  input: { creation: SharedCreation; side: number }
}): Promise<string> {
  const { id, visuals, avatarUrl } = call.input.creation
  const size = sizeOf(call.input.side)
  if (visuals) return artworkSvg(visuals, call.input.side)
  const avatar = avatarUrl && (await avatarImage(call.ctx, avatarUrl))
  if (avatar) return sized(avatar, call.input.side)
  const [from, to] = placeholderColours(id)
  return `<linearGradient id="ground" x2="0.6" y2="1"><stop stop-color="${hexOf(from)}"/><stop offset="1" stop-color="${hexOf(to)}"/></linearGradient><rect ${size} fill="url(#ground)"/>`
}

const sizeOf = (side: number) => `width="${side}" height="${side}"`

/** Gives an SVG drawing another size. */
const sized = (svg: string, side: number) =>
  svg.replace(/<svg([^>]*?) width="[^"]*" height="[^"]*"/, `<svg$1 ${sizeOf(side)}`)

async function avatarImage(ctx: Context, avatarUrl: string): Promise<string | null> {
  const voice = await findVoice(ctx, avatarUrl.split('/')[3] ?? '').catch(() => null)
  return voice && drawAvatar({ ...voice, category: voice.category as VoiceCategory })
}
