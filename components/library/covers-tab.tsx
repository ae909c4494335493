'use client'
import { useTranslations } from 'next-intl'
import { CoverCard } from '#components/covers/cover-card.tsx'
import { coverTitle, tracksOf } from '#components/covers/cover-sound.ts'
import { useCovers } from '#components/covers/use-covers.ts'
import { WorkNews } from '#components/works/work-news.tsx'
import { Shelf } from './shelf.tsx'

export function CoversTab({ search }: { search: string }) {
  const t = useTranslations('library')
  const history = useCovers({ kind: 'cover', search })
  const words = {
    signedOut: t('signedOutCovers'),
    empty: t('emptyCovers'),
    emptyText: t('emptyCoversText'),
    create: t('createAiCover'),
    noMatch: t('noCoverMatch', { search }),
    loading: t('loadingCovers'),
  }
  return (
    <>
      <Shelf history={history} search={search} words={words} createPath="/ai-music-cover">
        {(covers) => {
          const queue = tracksOf(covers)
          return covers.map((cover) => <CoverCard key={cover.id} cover={cover} queue={queue} />)
        }}
      </Shelf>
      <WorkNews works={(history.items ?? []).map((cover) => ({ ...cover, title: coverTitle(cover) }))} />
    </>
  )
}
