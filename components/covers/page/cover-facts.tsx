'use client'
import { useTranslations } from 'next-intl'
import { usePitchWords } from '#components/covers/use-pitch-words.ts'
import { Fact } from '#components/songs/fact.tsx'
import { SongDate } from '#components/songs/song-date.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'

export function CoverFacts({ cover }: { cover: CoverPageView }) {
  const t = useTranslations('covers.page')
  const pitch = usePitchWords()
  return (
    <dl className="text-sm">
      <Fact name={t('created')}>
        <SongDate date={cover.createdAt} />
      </Fact>
      <Fact name={t('pitch')}>{pitch(cover.pitchChange)}</Fact>
    </dl>
  )
}
