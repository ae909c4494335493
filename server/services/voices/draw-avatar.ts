import { Avatar, Style } from '@dicebear/core'
import cameo from '@dicebear/styles/cameo.json' with { type: 'json' }
import critters from '@dicebear/styles/critters.json' with { type: 'json' }
import cutouts from '@dicebear/styles/cutouts.json' with { type: 'json' }
import marbles from '@dicebear/styles/marbles.json' with { type: 'json' }
import pixelArt from '@dicebear/styles/pixel-art-neutral.json' with { type: 'json' }
import rings from '@dicebear/styles/rings.json' with { type: 'json' }
import shadows from '@dicebear/styles/shadows.json' with { type: 'json' }
import type { VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { hash } from '#lib/catalog/voices/voice-id.ts'
import { hexOf } from '#lib/drawing/oklch.ts'

/** A category's style of drawing, its hue in degrees, and the colours of the style that depend on the family. */
type AvatarStyle = { readonly style: Style; readonly hue: number; readonly painted: readonly string[] }

/** All of these styles are in the public domain (CC0 1.0). */
const AVATAR_STYLES: Readonly<Record<VoiceCategory, AvatarStyle>> = {
  Cartoon: { style: new Style(critters), hue: 195, painted: ['body'] },
  Rapper: { style: new Style(cutouts), hue: 30, painted: ['paperFace'] },
  Celebrity: { style: new Style(cameo), hue: 350, painted: ['body'] },
  Movie: { style: new Style(shadows), hue: 75, painted: ['ink'] },
  Game: { style: new Style(pixelArt), hue: 140, painted: [] },
  Anime: { style: new Style(marbles), hue: 310, painted: ['sphere', 'blend'] },
  Music: { style: new Style(rings), hue: 255, painted: ['ring'] },
}
/** How far a family's hue may lie from its category's. */
const HUES = 24
const SIZE = 128

/** A voice's avatar: the style shows the category, the colour shows the family, and the rest is the voice's own. */
export function drawAvatar({
  slug,
  category,
  family,
}: {
  slug: string
  category: VoiceCategory
  family: string
}): string {
  const { style, hue, painted } = AVATAR_STYLES[category]
  const hueShift = ((hash(family) % 5) - 2) * (HUES / 2)
  const ground = hexOf([0.36, 0.07, hue + hueShift])
  const bright = [0, 40, -40].map((away) => hexOf([0.8, 0.11, hue + hueShift + away]))
  const colours = Object.fromEntries(painted.map((name) => [`${name}Color`, bright]))
  return new Avatar(style, {
    seed: slug,
    size: SIZE,
    backgroundColor: [ground],
    ...colours,
    animationProbability: 0,
  }).toString()
}
