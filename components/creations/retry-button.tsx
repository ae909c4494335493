'use client'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'

type RetryButtonProps = {
  /** Credits; 0 for what is free. */
  cost: number
  onRetry: () => void
  variant?: 'quiet' | 'accent'
  /** Only the icon, for rows that are to be small. Screen readers still get the words. */
  icon?: boolean
  className?: string
}

/** The next step for what failed, with its price. */
export function RetryButton({ cost, onRetry, variant = 'quiet', icon = false, className = '' }: RetryButtonProps) {
  const t = useTranslations('song')
  const words = cost > 0 ? t('retryCost', { cost }) : t('retryFree')
  if (icon) {
    return (
      <Button
        ref={keepPlace}
        variant={variant}
        size="icon"
        className={className}
        aria-label={words}
        title={words}
        onClick={onRetry}
      >
        <RotateCcw aria-hidden />
      </Button>
    )
  }
  return (
    <Button
      ref={keepPlace}
      variant={variant}
      size={variant === 'accent' ? 'large' : 'small'}
      className={className}
      onClick={onRetry}
    >
      <RotateCcw aria-hidden />
      {words}
    </Button>
  )
}
