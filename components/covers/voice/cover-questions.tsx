import { useTranslations } from 'next-intl'
import { Fold } from '#components/ui/fold.tsx'

export function CoverQuestions({ isOwn }: { isOwn: boolean }) {
  const t = useTranslations('voice.faq')
  const questions = ['time', 'source', 'pitch', isOwn ? 'ownRights' : 'rights'] as const
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="pb-2 font-display text-lg font-medium">
        {t('title')}
      </h2>
      {questions.map((key) => (
        <Fold key={key} variant="wide" title={t(`${key}.question`)} className="border-b">
          <p className="max-w-2xl pb-4 text-soft">{t(`${key}.answer`)}</p>
        </Fold>
      ))}
    </section>
  )
}
