import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlaySwitch } from '#components/player/play-switch.tsx'
import type { Track } from '#components/player/track.ts'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { BRAND } from '#lib/site/brand.ts'
import { voicePath } from '#lib/site/social-images.ts'

type VoiceFigureProps = {
  slug: string
  /**
   * The voice's name in the gallery, given here because a page that is drawn when the site is built cannot look it up.
   */
  name: string
  about: ReactNode
}

/** A voice of the gallery: its portrait, a phrase that it sings, and the way to its page. */
export function VoiceFigure({ slug, name, about }: VoiceFigureProps) {
  const t = useTranslations('site.listen')
  const portrait = `/api/voices/${slug}/avatar`
  const track: Track = {
    id: slug,
    audioUrl: `/api/voices/${slug}/demo`,
    thumbnailUrl: portrait,
    title: name,
    artist: BRAND,
    path: voicePath(slug),
    duration: null,
  }
  return (
    <figure className="my-8 flex items-center gap-4 rounded-md border p-4">
      {/* biome-ignore lint/performance/noImgElement: a drawing, smaller as a file than in the page */}
      <img
        src={portrait}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className="size-24 shrink-0 rounded-full bg-high"
      />
      <figcaption className="min-w-0 flex-1">
        <LocalLink href={voicePath(slug)} className="font-display text-lg font-medium hover:text-accent">
          {name}
        </LocalLink>
        <span className="block pt-1 text-sm text-soft">{about}</span>
      </figcaption>
      <PlaySwitch
        track={track}
        labels={{ play: t('play', { title: name }), pause: t('pause', { title: name }) }}
        className={buttonVariants({ variant: 'accent', size: 'icon', className: 'rounded-full' })}
      />
    </figure>
  )
}
