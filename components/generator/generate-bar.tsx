'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useMe } from '#components/account/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { SONG_COST } from '#lib/catalog/plans.ts'
import type { Generate } from './use-generate.ts'

/** The one next step, always in reach, with its price said before the press. */
export function GenerateBar({ generate, history }: { generate: Generate; history: ReactNode }) {
  const t = useTranslations('generator')
  const shell = useTranslations('shell.account')
  const me = useMe()
  const short = me ? me.credits < SONG_COST : false
  return (
    <div className="sticky bottom-(--player-height) z-20 -mx-4 mt-auto flex items-center gap-3 sm:gap-4 border-t bg-ground px-4 py-3 sm:-mx-8 sm:px-8">
      {history}
      <p className="tabular flex-1 text-sm">
        <span className="block font-medium">{t('cost', { cost: SONG_COST })}</span>
        <span className={`block text-xs ${short ? 'text-danger' : 'text-faint'}`}>
          {me
            ? t(short ? 'balanceShort' : 'balance', { credits: shell('credits', { count: me.credits }) })
            : t('balanceFree')}
        </span>
      </p>
      <Button
        look="accent"
        size="large"
        className="sm:min-w-40"
        aria-disabled={generate.sending}
        // The second press of a double click would complain about the desk that the first has cleared.
        onClick={(event) => event.detail < 2 && generate.submit()}
      >
        {generate.sending && <Spinner />}
        {generate.sending ? t('generating') : t('generate')}
      </Button>
    </div>
  )
}
