'use client'
import { Music4, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useRequireSignIn } from '#components/account/use-me.ts'
import { CoverArt } from '#components/songs/cover-art.tsx'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import { DropArea } from './cover-form-drop.tsx'
import { type CoverFormState, spotId } from './cover-form-state.ts'

const SongPicker = lazily(() => import('./cover-form-songs.tsx').then((module) => module.SongPicker))

/** A link, a file, or a song made here: choosing one lets go of the others. */
export function CoverSource({ form }: { form: CoverFormState }) {
  const t = useTranslations('voices')
  const requireSignIn = useRequireSignIn()
  const [isPicking, setPicking] = useState(false)
  const { source, choose, clear, complaints } = form
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={spotId('link')} className="text-sm font-medium text-soft">
          {t('link')}
        </label>
        <input
          id={spotId('link')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          placeholder={t('linkPlaceholder')}
          aria-invalid={Boolean(complaints.link)}
          aria-describedby="cover-link-error"
          value={source.kind === 'link' ? source.url : ''}
          onChange={({ currentTarget }) => choose({ kind: 'link', url: currentTarget.value })}
          className="input"
        />
        <FieldError id="cover-link-error" error={complaints.link || undefined} />
      </div>
      <DropArea form={form} />
      {source.kind === 'song' ? (
        <div className="flex items-center gap-3 rounded-md border border-edge py-1.5 pr-1.5 pl-3">
          <CoverArt {...source.song} className="size-11 shrink-0 rounded-sm" />
          <p className="min-w-0 flex-1 truncate font-display text-base">{source.song.title}</p>
          <Button look="quiet" size="icon" aria-label={t('upload.remove', { name: source.song.title })} onClick={clear}>
            <X aria-hidden />
          </Button>
        </div>
      ) : (
        <Button look="quiet" className="-ml-3 self-start" onClick={() => requireSignIn(() => setPicking(true))}>
          <Music4 aria-hidden />
          {t('songs.open')}
        </Button>
      )}
      {isPicking && (
        <SongPicker
          onClose={() => setPicking(false)}
          onChoose={(song) => {
            choose({ kind: 'song', song })
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
