'use client'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { SONG_COST } from '#lib/catalog/plans.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { useSongActions } from './use-song-actions.ts'

type RetryButtonProps = { song: SongView; look?: 'quiet' | 'accent'; className?: string }

/** The next step for a song that failed, with its price. */
export function RetryButton({ song, look = 'quiet', className = '' }: RetryButtonProps) {
  const t = useTranslations('song')
  const { retry } = useSongActions()
  return (
    <Button look={look} size={look === 'accent' ? 'large' : 'small'} className={className} onClick={() => retry(song)}>
      <RotateCcw aria-hidden />
      {t('retryCost', { cost: SONG_COST })}
    </Button>
  )
}
