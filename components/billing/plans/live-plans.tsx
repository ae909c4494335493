'use client'
import { useEffect, useState } from 'react'
import { useSubscription } from '#components/billing/use-subscription.ts'
import { lazily } from '#components/ui/lazily.tsx'
import { useAwake } from '#components/ui/use-awake.ts'
import { isPaidPlanId, type PaidPlanId, partsOfPlan } from '#lib/catalog/plans.ts'
import { PlanButton } from './plan-button.tsx'
import { PlanTable } from './plan-table.tsx'
import { usePlanChoice } from './use-plan-choice.ts'

const DowngradeDialog = lazily(() => import('./downgrade-dialog.tsx').then((module) => module.DowngradeDialog))

/** The plans as the person who looks can move between them; `#pro_yearly` in the address is the one that they come for. */
export function LivePlans() {
  const { me, subscription, failed } = useSubscription()
  const choice = usePlanChoice()
  const [lower, setLower] = useState<PaidPlanId | null>(null)
  // Who is looking may be known before the server's page, which knows nobody, is taken over: these plans may wake up late.
  const isAwake = useAwake()
  const has = (isAwake && (subscription?.plan ?? me?.planId)) || null
  const isKnown = isAwake && (failed || me === null || Boolean(subscription))
  const named = isAwake ? location.hash.slice(1) : ''
  const wish = isPaidPlanId(named) ? named : null
  useEffect(() => {
    if (wish && isKnown) document.getElementById(wish)?.focus()
  }, [wish, isKnown])
  const shown = wish ?? has
  return (
    <>
      <PlanTable
        start={(shown && partsOfPlan(shown).period) ?? 'monthly'}
        action={(planId) => (
          <PlanButton
            planId={planId}
            has={has}
            subscription={subscription}
            isKnown={isKnown}
            goal={choice.goal}
            onChoose={choice.choose}
            onLower={setLower}
          />
        )}
      />
      {lower && subscription && (
        <DowngradeDialog
          planId={lower}
          subscription={subscription}
          isLeaving={choice.goal !== null}
          onConfirm={() => choice.choose(lower)}
          onClose={() => setLower(null)}
        />
      )}
    </>
  )
}
