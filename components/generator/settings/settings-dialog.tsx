'use client'
import { useTranslations } from 'next-intl'
import { changeSettings, useDraft } from '#components/draft/draft-store.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { Field } from '#components/ui/form/field.tsx'
import { OWN_STYLE_MAX } from '#lib/catalog/limits.ts'
import { isNamed, SETTING_KINDS, SETTING_NAMES } from '#lib/catalog/setting-kinds.ts'

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('generator')
  const names = useTranslations('music')
  const { settings } = useDraft()
  return (
    <Modal title={t('settings')} description={t('settingsText')} closeLabel={t('close')} onClose={onClose} width="wide">
      <div className="flex flex-col gap-6">
        {SETTING_NAMES.map((kind) => (
          <fieldset key={kind}>
            <legend className="label-caps pb-2 text-faint">{names(`${kind}.label`)}</legend>
            <div className="flex flex-wrap gap-2">
              {SETTING_KINDS[kind].map((name) => {
                const chosen = settings[kind] === name
                return (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={chosen}
                    onClick={() => changeSettings({ [kind]: chosen ? null : name })}
                    className="chip"
                  >
                    {names(`${kind}.${name}` as 'style.Pop')}
                  </button>
                )
              })}
            </div>
            {kind === 'style' && <OwnStyle />}
          </fieldset>
        ))}
        <div className="sticky -bottom-6 -mx-5 -mb-6 flex justify-end border-t bg-raised px-5 py-3">
          <Button variant="accent" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** A style in somebody's own words; it stands in place of a named one. */
function OwnStyle() {
  const t = useTranslations('generator')
  const { style } = useDraft().settings
  return (
    <Field label={t('ownStyle')} className="pt-4">
      {(field) => (
        <input
          {...field}
          className="input"
          maxLength={OWN_STYLE_MAX}
          placeholder={t('ownStylePlaceholder')}
          autoComplete="off"
          value={style === null || isNamed('style', style) ? '' : style}
          onChange={({ currentTarget: { value } }) => changeSettings({ style: value.trimStart() || null })}
        />
      )}
    </Field>
  )
}
