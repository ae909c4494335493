'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { Field } from '#components/ui/field.tsx'
import { PLANS } from '#lib/catalog/plans.ts'
import type { SongPageView, Visibility } from '#lib/schemas/song.ts'
import { SongMenu } from './song-menu.tsx'

const VISIBILITIES: readonly Visibility[] = ['link', 'public', 'private']

type OwnerToolsProps = { song: SongPageView; onChanged: () => void; onRemoved: () => void }

/** What only the owner sees: who else may hear the song, and the menu to change it. */
export function OwnerTools({ song, onChanged, onRemoved }: OwnerToolsProps) {
  const t = useTranslations('song.page')
  const failed = useFailureToast()
  const utils = trpc.useUtils()
  const mayHide = PLANS[useMe()?.tier ?? 'free'].entitlements.privateGeneration
  const change = trpc.music.setVisibility.useMutation({
    onSuccess: ({ visibility }) => {
      utils.music.getById.setData({ id: song.id }, (known) => known && { ...known, visibility })
      onChanged()
    },
    onError: (error) => failed(error),
  })
  const visibility = change.isPending ? change.variables.visibility : song.visibility
  return (
    <div className="flex items-end justify-between gap-3 border-y py-4">
      <Field label={t('visibility')} className="min-w-0 max-w-sm flex-1">
        {(field) => (
          <select
            {...field}
            className="input"
            value={visibility}
            disabled={change.isPending}
            onChange={({ currentTarget: { value } }) => {
              const chosen = VISIBILITIES.find((candidate) => candidate === value)
              if (chosen) change.mutate({ id: song.id, visibility: chosen })
            }}
          >
            {VISIBILITIES.map((value) => (
              <option key={value} value={value} disabled={value === 'private' && !mayHide}>
                {value === 'private' && !mayHide ? t('privateNeedsPlan') : t(value)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SongMenu song={song} onChanged={onChanged} onRemoved={onRemoved} />
    </div>
  )
}
