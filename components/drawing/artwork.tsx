import { artworkColours, placeholderColours } from '#lib/drawing/artwork-colours.ts'
import { echoes, melodyPath, SIDE } from '#lib/drawing/melody-lines.ts'
import type { Oklch } from '#lib/drawing/oklch.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'
import { isLastingImage } from '#lib/site/lasting-image.ts'

type ArtworkProps = { id: string; visuals: SongVisuals | null; imageUrl: string | null; className?: string }

/**
 * A song's picture: the artist's own if its address lasts, else drawn from the song itself. It stands beside the title,
 * so screen readers skip it.
 */
export function Artwork({ id, visuals, imageUrl, className = '' }: ArtworkProps) {
  // biome-ignore lint/performance/noImgElement: pictures from elsewhere, already small
  if (isLastingImage(imageUrl)) return <img src={imageUrl} alt="" className={`object-cover ${className}`} />
  if (!visuals) return <div aria-hidden className={className} style={{ background: placeholder(id) }} />

  const { ground, line, melody } = artworkColours(visuals)
  return (
    <svg aria-hidden viewBox={`0 0 ${SIDE} ${SIDE}`} className={className} fill="none" strokeLinecap="round">
      <rect width={SIDE} height={SIDE} fill={css(ground)} />
      {echoes(visuals).map(({ path, strength }) => (
        <path key={path} d={path} stroke={css(line)} strokeWidth={1} opacity={strength} />
      ))}
      <path d={melodyPath(visuals)} stroke={css(melody)} strokeWidth={2.25} strokeLinejoin="round" />
    </svg>
  )
}

/** A quiet gradient until the song has been made. */
function placeholder(id: string): string {
  const [from, to] = placeholderColours(id)
  return `linear-gradient(150deg, ${css(from)}, ${css(to)})`
}

const css = (colour: Oklch) => `oklch(${colour.join(' ')})`
