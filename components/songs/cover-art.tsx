import type { Portrait } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/artwork.ts'
import { echoes, melodyPath, SIDE } from './portrait-lines.ts'

type CoverArtProps = { id: string; portrait: Portrait | null; imageUrl: string | null; className?: string }

/** A song's picture: the artist's own where there is one that lasts, else drawn from the song itself. Beside its title, so silent. */
export function CoverArt({ id, portrait, imageUrl, className = '' }: CoverArtProps) {
  // biome-ignore lint/performance/noImgElement: pictures from elsewhere, already small
  if (isLastingImage(imageUrl)) return <img src={imageUrl} alt="" className={`object-cover ${className}`} />
  if (!portrait) return <div aria-hidden className={className} style={{ background: placeholder(id) }} />

  const { ground, line, voice } = colours(portrait)
  return (
    <svg aria-hidden viewBox={`0 0 ${SIDE} ${SIDE}`} className={className} fill="none" strokeLinecap="round">
      <rect width={SIDE} height={SIDE} fill={ground} />
      {echoes(portrait).map(({ path, strength }) => (
        <path key={path} d={path} stroke={line} strokeWidth={1} opacity={strength} />
      ))}
      <path d={melodyPath(portrait)} stroke={voice} strokeWidth={2.25} strokeLinejoin="round" />
    </svg>
  )
}

/** Keys that sound related look related: a fifth apart is a twelfth of the colour circle. */
function colours({ tonic, mode }: Portrait) {
  const hue = (((tonic * 7) % 12) * 30 + 35) % 360
  return mode === 'minor'
    ? {
        ground: `oklch(0.27 0.055 ${hue})`,
        line: `oklch(0.62 0.09 ${hue})`,
        voice: `oklch(0.9 0.09 ${(hue + 40) % 360})`,
      }
    : {
        ground: `oklch(0.87 0.05 ${hue})`,
        line: `oklch(0.64 0.085 ${hue})`,
        voice: `oklch(0.34 0.085 ${(hue + 320) % 360})`,
      }
}

/** Until the song is made: a quiet gradient picked by the first character of its id. */
function placeholder(id: string): string {
  const hue = ((id.codePointAt(0) ?? 0) * 47) % 360
  return `linear-gradient(150deg, oklch(0.36 0.05 ${hue}), oklch(0.24 0.03 ${(hue + 50) % 360}))`
}
