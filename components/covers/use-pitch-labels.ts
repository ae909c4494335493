import { useTranslations } from 'next-intl'
import { PITCH_NAMES } from '#components/covers/form/pitch-names.ts'

/** How far a voice was moved, in words. */
export function usePitchLabels(): (pitchChange: string) => string {
  const t = useTranslations('covers.pitch')
  return (pitchChange) => {
    const name = PITCH_NAMES.find((candidate) => candidate === pitchChange)
    if (name) return t(name)
    const semitones = Number(pitchChange)
    if (semitones === 0) return t('no-change')
    return t(semitones > 0 ? 'up' : 'down', { count: Math.abs(semitones) })
  }
}
