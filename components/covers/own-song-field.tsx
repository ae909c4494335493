'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { Field } from '#components/ui/field.tsx'

const LATEST = 100

type OwnSongFieldProps = { value: string; onChange: (path: string) => void }

/** Chooses one of the person's own finished songs in which somebody sings; nothing for those who have none. */
export function OwnSongField({ value, onChange }: OwnSongFieldProps) {
  const t = useTranslations('covers.source')
  const language = useLocale()
  const { data } = trpc.music.getHistory.useQuery({ limit: LATEST }, { enabled: Boolean(useMe()) })
  const songs = (data?.items ?? []).filter(({ status, instrumental }) => status === 'completed' && !instrumental)
  if (songs.length === 0) return null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <Field label={t('ownSong')}>
      {(field) => (
        <select
          {...field}
          className="input text-ellipsis"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{t('noOwnSong')}</option>
          {songs.map(({ id, title, createdAt }) => (
            <option key={id} value={`/song/${id}`}>
              {title}, {day.format(createdAt)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
