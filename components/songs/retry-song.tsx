'use client'
import { RetryButton } from '#components/works/retry-button.tsx'
import { COST } from '#lib/catalog/plans.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { useSongActions } from './use-song-actions.ts'

type RetrySongProps = { song: SongView; look?: 'quiet' | 'accent'; icon?: boolean; className?: string }

export function RetrySong({ song, ...look }: RetrySongProps) {
  const { retry } = useSongActions()
  return <RetryButton cost={COST.song} onRetry={() => retry(song)} {...look} />
}
