'use client'
import { useTranslations } from 'next-intl'
import { Older } from '#components/songs/older.tsx'
import { SongNews } from '#components/songs/song-news.tsx'
import { Button } from '#components/ui/button.tsx'
import { coverTitle } from './cover-sound.ts'
import { SplitItem } from './split-item.tsx'
import { useCovers } from './use-covers.ts'

/** The songs that the person had taken apart. */
export function SplitList() {
  const t = useTranslations('covers.remover')
  const song = useTranslations('song.history')
  const { me, query, items, failed, reload } = useCovers({ kind: 'split' })
  if (me === null) return null
  return (
    <section aria-labelledby="splits" className="min-w-0">
      <h2 id="splits" className="font-display text-lg font-medium">
        {t('list')}
      </h2>
      {failed && (
        <div className="flex flex-col items-start gap-3 pt-3">
          <p className="text-sm text-soft">{song('failed')}</p>
          <Button onClick={reload}>{song('reload')}</Button>
        </div>
      )}
      {items?.length === 0 && <p className="pt-3 text-sm text-faint">{t('empty')}</p>}
      <ul className="pt-2">
        {items?.map((split) => (
          <SplitItem key={split.id} split={split} />
        ))}
      </ul>
      <SongNews songs={(items ?? []).map((split) => ({ ...split, title: coverTitle(split) }))} />
      <Older query={query} />
    </section>
  )
}
