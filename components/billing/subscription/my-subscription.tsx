'use client'
import { useTranslations } from 'next-intl'
import { LivePlans } from '#components/billing/plans/live-plans.tsx'
import { useSubscription } from '#components/billing/use-subscription.ts'
import { SignInPrompt } from '#components/session/sign-in/sign-in-prompt.tsx'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/cn.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { LoadAgain } from '#components/ui/prompt.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { PortalButton } from './portal-button.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'
import { useCheckoutOutcome } from './use-checkout-outcome.ts'
import { usePortal } from './use-portal.ts'

const POLL_MS = 2000

export function MySubscription() {
  const t = useTranslations('billing')
  const came = useCheckoutOutcome()
  const { me, subscription, failed, isKnown, reload } = useSubscription({
    again: (known) => came.isPaid && !came.isLate && !(known && came.hasArrived(known.plan)) && POLL_MS,
  })
  const portal = usePortal()
  const isPaying = subscription !== undefined && subscription.plan !== 'free'
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-8 sm:px-8">
      <div>
        <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
        <OutcomeNotice came={came} subscription={subscription} />
      </div>
      {subscription?.isUnpaid && <UnpaidNotice subscription={subscription} portal={portal} />}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <PlanPanel title={t('account')}>
          {me === null && <SignInPrompt text={t('notSignedIn')} label={t('signIn')} inRow />}
          {me && <p className="wrap-anywhere">{me.email}</p>}
        </PlanPanel>
        <PlanPanel title={t('currentPlan')}>
          {failed && <LoadAgain text={t('failed')} label={t('reload')} onPress={reload} inRow />}
          {me === null && <p className="text-soft">{t('signedOutPlan')}</p>}
          {subscription && <CurrentPlan subscription={subscription} portal={portal} />}
          {!isKnown && <p className="text-faint">{t('loading')}</p>}
        </PlanPanel>
      </div>
      {/* What stands above grows once the person is known, so this part stays invisible until then. */}
      <section aria-labelledby="plans" className={cn('flex flex-col gap-6 border-t pt-8', !isKnown && 'invisible')}>
        <h2 id="plans" className="font-display text-xl font-medium">
          {t('choose')}
        </h2>
        <LivePlans />
      </section>
      {isPaying && (
        <nav aria-label={t('footer')} className="flex flex-wrap gap-x-2 gap-y-1 border-t pt-4 *:-ml-4 *:mr-4">
          <Button asChild variant="quiet">
            <LocalLink href="/contact">{t('help')}</LocalLink>
          </Button>
          <PortalButton portal={portal} from="cancel" variant="quiet">
            {t('cancel')}
          </PortalButton>
          <PortalButton portal={portal} from="edit" variant="quiet">
            {t('editBilling')}
          </PortalButton>
        </nav>
      )}
    </div>
  )
}
