'use client'
import { useTranslations } from 'next-intl'
import { changeDraft, currentDraft, useDraft } from '#components/draft/draft-store.ts'
import { CONTROLS } from '#components/generator/focus-control.ts'
import { useMe } from '#components/session/use-me.ts'
import { Fold } from '#components/ui/fold.tsx'
import { Field } from '#components/ui/form/field.tsx'
import { SEED_MAX } from '#lib/catalog/limits.ts'
import { PLANS } from '#lib/catalog/plans.ts'
import { LANGUAGES } from '#lib/engine/browser.ts'
import { LANGUAGE_NAMES } from '#lib/i18n/language-names.ts'
import type { DescriptionRead } from '#lib/schemas/song.ts'
import { shownSettings, withLanguage } from './shown-settings.ts'

const LENGTHS_SEC = [60, 120, 180, 240, 360, 480] as const

/** What hardly anyone needs to touch, folded away. */
export function MoreOptions({ read }: { read: DescriptionRead | null }) {
  const t = useTranslations('generator')
  const brief = useTranslations('brief')
  const draft = useDraft()
  const { tab, lengthSec, seed } = draft
  const { language } = shownSettings(draft, read)
  const { songMaxSec } = PLANS[useMe()?.tier ?? 'free']
  return (
    <Fold
      title={t('more')}
      className="scroll-mb-[calc(var(--player-height)+var(--bar-room))]"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <div className="grid gap-4 pt-3 sm:grid-cols-3">
        <Field id={CONTROLS.language} label={t('language')}>
          {(field) => (
            <select
              {...field}
              className="input"
              value={language ?? ''}
              onChange={({ currentTarget: { value } }) =>
                changeDraft(withLanguage(currentDraft(), LANGUAGES.find((code) => code === value) ?? null))
              }
            >
              <option value="">{tab === 'lyrics' ? t('languageAuto') : brief('languageAuto')}</option>
              {LANGUAGES.map((code) => (
                <option key={code} value={code} lang={code}>
                  {LANGUAGE_NAMES[code].native}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={CONTROLS.length} label={t('length')}>
          {(field) => (
            <select
              {...field}
              className="input"
              value={lengthSec ?? ''}
              onChange={({ currentTarget: { value } }) => changeDraft({ lengthSec: value ? Number(value) : null })}
            >
              <option value="">{t('lengthAuto')}</option>
              {LENGTHS_SEC.filter((length) => length <= songMaxSec).map((length) => (
                <option key={length} value={length}>
                  {t('lengthMinutes', { minutes: length / 60 })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('seed')} hint={t('seedHint')}>
          {(field) => (
            <input
              {...field}
              className="input tabular"
              inputMode="numeric"
              placeholder={t('seedAuto')}
              value={seed ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const digits = value.replace(/\D/g, '')
                changeDraft({ seed: digits ? Math.min(Number(digits), SEED_MAX) : null })
              }}
            />
          )}
        </Field>
      </div>
    </Fold>
  )
}
