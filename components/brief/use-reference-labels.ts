import { useTranslations } from 'next-intl'
import type { Reference, ReferenceUse } from '#lib/engine/browser.ts'
import { type ReferenceChip, referenceChips } from './reference-chips.ts'
import { useKeyName } from './use-key-name.ts'

/** What a recording sets, in a few words each. */
export function useReferenceLabels() {
  const t = useTranslations('brief')
  const keyName = useKeyName()

  function chipText(chip: ReferenceChip): string {
    switch (chip.part) {
      case 'tempo':
        return t('tempo', { bpm: chip.value })
      case 'key':
        return keyName(chip.value)
      case 'meter':
        return t('meter', { beats: chip.value })
      case 'energy':
        return t(`reference.energy.${chip.value}`)
      case 'form':
        return t('reference.form', { bars: chip.value })
      case 'drums':
        return t(`reference.drums.${chip.value}`)
      case 'bass':
        return t(`reference.bass.${chip.value}`)
      case 'brightness':
        return t(`reference.brightness.${chip.value}`)
    }
  }

  /** A sentence for each value of the recording that the words or the style overrule. */
  function overruled(heard: Reference, use: ReferenceUse): string[] {
    const chips = referenceChips(heard)
    return use.overruled.flatMap(({ part, by }) => {
      const chip = chips.find((one) => one.part === part)
      return chip ? [t(`reference.overruled.${by}`, { what: chipText(chip) })] : []
    })
  }

  return { chipText, overruled }
}
