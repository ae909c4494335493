import { useLocale, useTranslations } from 'next-intl'
import { formatTime } from '#components/ui/format-time.ts'
import type { BriefFacts, Key } from '#lib/engine/browser.ts'
import type { Chip } from './chips-of.ts'
import { useKeyName } from './use-key-name.ts'

/** What was understood of a description, in a few words each. */
export function useBriefLabels() {
  const t = useTranslations('brief')
  const music = useTranslations('music')
  const language = useLocale()
  const keyName = useKeyName()

  function chipText(chip: Chip): string {
    switch (chip.kind) {
      case 'plot':
        return t(`plot.${chip.value}`)
      case 'language':
        return capital(new Intl.DisplayNames(language, { type: 'language' }).of(chip.value) ?? chip.value)
      case 'voice':
        return t(`voice.${chip.value}`)
      case 'duet':
      case 'instrumental':
        return t(chip.kind)
      case 'style':
        return chip.value.map((name) => named('style', name)).join(', ')
      case 'mood':
      case 'scenario':
        return named(chip.kind, chip.value)
      case 'tempo':
        return t('tempo', { bpm: chip.value })
      case 'pace':
        return t(`pace.${chip.value}`)
      case 'energy':
        return t(`energy.${chip.value}`)
      case 'key':
        return keyName({ tonic: chip.value.tonic as Key['tonic'], mode: chip.value.mode as Key['mode'] | null })
      case 'meter':
        return t('meter', { beats: chip.value })
      case 'length':
        return t('length', { time: formatTime(chip.value) })
      case 'name':
        return chip.value
      case 'instrument':
        return t.has(`instrument.${chip.value}` as 'instrument.piano')
          ? t(`instrument.${chip.value}` as 'instrument.piano')
          : chip.value
      case 'hearer':
      case 'about':
      case 'place':
      case 'without':
        return t(chip.kind, { what: chip.value })
    }
  }

  /**
   * A genre that is not among the listed styles has its name in `brief.genre`. A name without a translation is shown as
   * written.
   */
  function named(kind: 'style' | 'mood' | 'scenario', name: string): string {
    const [listed, other] = [`${kind}.${name}` as 'style.Pop', `genre.${name}` as 'genre.Metal']
    if (music.has(listed)) return music(listed)
    return t.has(other) ? t(other) : name
  }

  const notUnderstood = (words: readonly string[]) => t('notUnderstood', { words: words.join(', ') })

  /** A sentence for each word of the description that a chosen setting overrules. */
  function overruled({ overruled: all, ...facts }: BriefFacts): string[] {
    const chosen = {
      voice: facts.voice && t(`voice.${facts.voice}`),
      language: chipText({ kind: 'language', name: 'language', value: facts.language }),
      length: facts.lengthSec && chipText({ kind: 'length', name: 'length', value: facts.lengthSec }),
      style: chipText({ kind: 'style', name: 'style', value: facts.styles }),
      instrumental: t('instrumental'),
    }
    return all
      .filter(({ said }) => said.trim() !== '')
      .map(({ what, said }) => t('overruled', { chosen: chosen[what] || '–', said: said.trim() }))
  }

  return { chipText, notUnderstood, overruled }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
