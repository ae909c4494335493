import { useTranslations } from 'next-intl'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { PlaySwitch } from './play-switch.tsx'
import type { Track } from './track.ts'

type PlayButtonProps = {
  track: Track
  queue?: readonly Track[] | undefined
  /** Small and without words, for rows. */
  icon?: boolean
  className?: string
}

/** Starts and stops a song, or the beginning of one that is still being made. */
export function PlayButton({ track, queue, icon = false, className }: PlayButtonProps) {
  const t = useTranslations('song')
  const { title, wholeUrl } = track
  const labels = icon
    ? { play: t('play', { title }), pause: t('pause', { title }) }
    : { play: t(wholeUrl ? 'playBeginning' : 'playShort'), pause: t('pauseShort') }
  const style = icon
    ? buttonVariants({ variant: 'quiet', size: 'icon', className: ['data-playing:text-accent!', className] })
    : buttonVariants({ variant: 'accent', size: 'large', className })
  return <PlaySwitch track={track} queue={queue} labels={labels} worded={!icon} className={style} />
}
