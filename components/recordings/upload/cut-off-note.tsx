'use client'
import { useTranslations } from 'next-intl'
import { formatTime } from '#components/ui/format-time.ts'
import type { ReadRecording } from '#lib/schemas/upload.ts'

/** What is missing of a file that was cut off; nothing of a whole one. */
export function CutOffNote({ durationSec, isCutOff, statedSec }: ReadRecording) {
  const t = useTranslations('covers.source')
  if (!isCutOff) return null
  const read = formatTime(durationSec)
  return (
    <p role="status" className="pt-1 text-sm text-danger">
      {statedSec === null ? t('breaksOff', { read }) : t('cutOff', { read, stated: formatTime(statedSec) })}
    </p>
  )
}
