'use client'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'

type RetryButtonProps = {
  /** Credits; 0 for what is free. */
  cost: number
  onRetry: () => void
  look?: 'quiet' | 'accent'
  className?: string
}

/** The next step for what failed, with its price. */
export function RetryButton({ cost, onRetry, look = 'quiet', className = '' }: RetryButtonProps) {
  const t = useTranslations('song')
  return (
    <Button look={look} size={look === 'accent' ? 'large' : 'small'} className={className} onClick={onRetry}>
      <RotateCcw aria-hidden />
      {cost > 0 ? t('retryCost', { cost }) : t('retryFree')}
    </Button>
  )
}
