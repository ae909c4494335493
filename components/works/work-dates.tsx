import { useTranslations } from 'next-intl'
import { Fact } from './fact.tsx'
import { WorkDate } from './work-date.tsx'

/** Among the facts of a song or cover: when it was made and, for its owner, when its age ends it. */
export function WorkDates({ work }: { work: { readonly createdAt: Date; readonly keptUntil: Date | null } }) {
  const t = useTranslations('song.page')
  return (
    <>
      <Fact name={t('created')}>
        <WorkDate date={work.createdAt} />
      </Fact>
      {work.keptUntil && (
        <Fact name={t('keptUntil')}>
          <WorkDate date={work.keptUntil} />
        </Fact>
      )}
    </>
  )
}
