import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { TAKE_LETTERS, type TakeComparison } from './use-take-comparison.ts'

/** Plays the chosen take, from where the other one was if that was playing before. */
export function TakeSwitch({ compared: { tracks, chosen, isPlaying, toggle } }: { compared: TakeComparison }) {
  const t = useTranslations('song')
  const Icon = isPlaying ? Pause : Play
  const letter = TAKE_LETTERS[chosen] ?? ''
  return (
    <Button disabled={!tracks[chosen]} onClick={toggle}>
      <Icon aria-hidden className="fill-current stroke-none" />
      {t(isPlaying ? 'takes.pause' : 'takes.play', { letter })}
    </Button>
  )
}
