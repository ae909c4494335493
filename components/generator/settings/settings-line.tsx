'use client'
import { Plus, SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSettingName } from '#components/brief/use-setting-name.ts'
import type { Settings } from '#components/draft/draft.ts'
import { changeSettings, useDraft } from '#components/draft/draft-store.ts'
import { fieldId } from '#components/generator/field-id.ts'
import type { Generate } from '#components/generator/use-generate.ts'
import { FieldError } from '#components/ui/form/field.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { SETTING_NAMES } from '#lib/catalog/setting-kinds.ts'

const SettingsDialog = lazyComponent(() => import('./settings-dialog.tsx').then((module) => module.SettingsDialog))

/** Style, mood and scenario as chips on one line; any of them opens the dialog. */
export function SettingsLine({ generate }: { generate: Generate }) {
  const t = useTranslations('generator')
  const names = useTranslations('music')
  const { settings } = useDraft()
  const nameOf = useSettingName()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          id={fieldId('settings')}
          aria-describedby="settings-error"
          onClick={() => setOpen(true)}
          className="-ml-3 flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-medium text-soft hover:text-ink sm:ml-0 sm:pr-2"
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">{t('settings')}</span>
        </button>
        {SETTING_NAMES.map((kind) => {
          const chosen = settings[kind]
          return (
            <button
              key={kind}
              type="button"
              onClick={() => setOpen(true)}
              className={`flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm sm:px-4 transition-colors hover:bg-high ${chosen ? 'border-ink text-ink' : 'border-edge border-dashed text-faint'}`}
            >
              {!chosen && <Plus aria-hidden className="size-4" />}
              <span className={chosen ? 'sr-only' : ''}>{names(`${kind}.label`)}</span>
              {chosen && nameOf(kind, chosen)}
            </button>
          )
        })}
      </div>
      <FieldError id="settings-error" error={generate.fieldErrors.settings} />
      <RewriteOffer
        rewrite={generate.rewriteFor('settings') && ownStyle(generate.rewriteFor('settings') ?? '', settings)}
        before={settings.style ?? ''}
        field={fieldId('settings')}
        onUse={(text) => {
          changeSettings({ style: text })
          generate.clearFieldErrors('settings')
        }}
      />
      {open && (
        <SettingsDialog
          onClose={() => {
            setOpen(false)
            generate.clearFieldErrors('settings')
          }}
        />
      )}
    </div>
  )
}

/** What remains of the sent style without the mood and scenario that were chosen. */
function ownStyle(sent: string, { mood, scenario }: Settings): string {
  return sent
    .split(', ')
    .filter((part) => part !== mood && part !== scenario)
    .join(', ')
}
