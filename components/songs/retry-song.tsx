'use client'
import { RetryButton } from '#components/creations/retry-button.tsx'
import { COST } from '#lib/catalog/plans.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { useSongActions } from './use-song-actions.ts'

type RetrySongProps = { song: SongView; variant?: 'quiet' | 'accent'; icon?: boolean; className?: string }

export function RetrySong({ song, ...variant }: RetrySongProps) {
  const { retry } = useSongActions()
  return <RetryButton cost={COST.song} onRetry={() => retry(song)} {...variant} />
}
