'use client'
import { useTranslations } from 'next-intl'

const NAMED = ['no-change', 'male-to-female', 'female-to-male'] as const

/** How far a voice was moved, in words. */
export function usePitchWords(): (pitchChange: string) => string {
  const t = useTranslations('covers.pitch')
  return (pitchChange) => {
    const name = NAMED.find((candidate) => candidate === pitchChange)
    if (name) return t(name)
    const semitones = Number(pitchChange)
    if (semitones === 0) return t('no-change')
    return t(semitones > 0 ? 'up' : 'down', { count: Math.abs(semitones) })
  }
}
