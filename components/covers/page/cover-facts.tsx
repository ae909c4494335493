import { useTranslations } from 'next-intl'
import { usePitchLabels } from '#components/covers/use-pitch-labels.ts'
import { CreationDates } from '#components/creations/page/creation-dates.tsx'
import { Fact } from '#components/creations/page/fact.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'

export function CoverFacts({ cover }: { cover: CoverPageView }) {
  const t = useTranslations('covers.page')
  const pitch = usePitchLabels()
  return (
    <dl className="text-sm">
      <Fact name={t('pitch')}>{pitch(cover.pitchChange)}</Fact>
      <CreationDates creation={cover} />
    </dl>
  )
}
