'use client'
import { COST } from '#lib/catalog/plans.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { RetryButton } from './retry-button.tsx'
import { useSongActions } from './use-song-actions.ts'

type RetrySongProps = { song: SongView; look?: 'quiet' | 'accent'; className?: string }

export function RetrySong({ song, ...look }: RetrySongProps) {
  const { retry } = useSongActions()
  return <RetryButton cost={COST.song} onRetry={() => retry(song)} {...look} />
}
