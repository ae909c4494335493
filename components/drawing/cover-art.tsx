import { coverColours, placeholderColours } from '#lib/drawing/cover-colours.ts'
import { echoes, melodyPath, SIDE } from '#lib/drawing/melody-lines.ts'
import type { Oklch } from '#lib/drawing/oklch.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/artwork.ts'

type CoverArtProps = { id: string; visuals: SongVisuals | null; imageUrl: string | null; className?: string }

/** A song's picture: the artist's own where there is one that lasts, else drawn from the song itself. Beside its title, so silent. */
export function CoverArt({ id, visuals, imageUrl, className = '' }: CoverArtProps) {
  // biome-ignore lint/performance/noImgElement: pictures from elsewhere, already small
  if (isLastingImage(imageUrl)) return <img src={imageUrl} alt="" className={`object-cover ${className}`} />
  if (!visuals) return <div aria-hidden className={className} style={{ background: placeholder(id) }} />

  const { ground, line, voice } = coverColours(visuals)
  return (
    <svg aria-hidden viewBox={`0 0 ${SIDE} ${SIDE}`} className={className} fill="none" strokeLinecap="round">
      <rect width={SIDE} height={SIDE} fill={css(ground)} />
      {echoes(visuals).map(({ path, strength }) => (
        <path key={path} d={path} stroke={css(line)} strokeWidth={1} opacity={strength} />
      ))}
      <path d={melodyPath(visuals)} stroke={css(voice)} strokeWidth={2.25} strokeLinejoin="round" />
    </svg>
  )
}

/** Until the song is made: a quiet gradient. */
function placeholder(id: string): string {
  const [from, to] = placeholderColours(id)
  return `linear-gradient(150deg, ${css(from)}, ${css(to)})`
}

const css = (colour: Oklch) => `oklch(${colour.join(' ')})`
