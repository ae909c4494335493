'use client'
import { useTranslations } from 'next-intl'
import { semitonesOf } from '#lib/schemas/cover.ts'

/** How far a voice was moved, in words. */
export function usePitchWords(): (pitchChange: string) => string {
  const t = useTranslations('covers.pitch')
  return (pitchChange) => {
    const semitones = semitonesOf(pitchChange)
    if (semitones === 0) return t('none')
    return semitones > 0 ? t('up', { count: semitones }) : t('down', { count: -semitones })
  }
}
