import { useTranslations } from 'next-intl'
import { CreationDate } from '#components/creations/creation-date.tsx'
import { Fact } from './fact.tsx'

/** When a song or cover was made, and for its owner, when it expires. */
export function CreationDates({
  creation,
}: {
  creation: { readonly createdAt: Date; readonly expiresAt: Date | null }
}) {
  const t = useTranslations('song.page')
  return (
    <>
      <Fact name={t('created')}>
        <CreationDate date={creation.createdAt} />
      </Fact>
      {creation.expiresAt && (
        <Fact name={t('expiresAt')}>
          <CreationDate date={creation.expiresAt} />
        </Fact>
      )}
    </>
  )
}
