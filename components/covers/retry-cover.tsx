'use client'
import { RetryButton } from '#components/creations/retry-button.tsx'
import { COST } from '#lib/catalog/plans.ts'
import type { CoverView } from '#lib/schemas/cover.ts'
import { useCoverActions } from './use-cover-actions.ts'

type RetryCoverProps = { cover: CoverView; variant?: 'quiet' | 'accent'; icon?: boolean; className?: string }

export function RetryCover({ cover, ...variant }: RetryCoverProps) {
  const { retry } = useCoverActions()
  return <RetryButton cost={cover.kind === 'cover' ? COST.cover : 0} onRetry={() => retry(cover)} {...variant} />
}
