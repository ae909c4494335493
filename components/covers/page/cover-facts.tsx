import { useTranslations } from 'next-intl'
import { usePitchWords } from '#components/covers/use-pitch-words.ts'
import { Fact } from '#components/works/fact.tsx'
import { WorkDates } from '#components/works/work-dates.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'

export function CoverFacts({ cover }: { cover: CoverPageView }) {
  const t = useTranslations('covers.page')
  const pitch = usePitchWords()
  return (
    <dl className="text-sm">
      <Fact name={t('pitch')}>{pitch(cover.pitchChange)}</Fact>
      <WorkDates work={cover} />
    </dl>
  )
}
