'use client'
import { useEffect, useState } from 'react'
import { useSubscription } from '#components/billing/use-subscription.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { isPaidPlanId, type PaidPlanId, partsOfPlan } from '#lib/catalog/plans.ts'
import { PlanButton } from './plan-button.tsx'
import { PlanTable } from './plan-table.tsx'
import { usePlanChoice } from './use-plan-choice.ts'

const DowngradeDialog = lazyComponent(() => import('./downgrade-dialog.tsx').then((module) => module.DowngradeDialog))

/** The plans with the moves that are open to this person. `#pro_yearly` in the address names the plan they come for. */
export function LivePlans() {
  const { me, subscription, isKnown } = useSubscription()
  const choice = usePlanChoice()
  const [lower, setLower] = useState<PaidPlanId | null>(null)
  const has = subscription?.plan ?? me?.planId ?? null
  const [chosen, setChosen] = useState<PaidPlanId | null>(null)
  useEffect(() => {
    // While this page is drawn, the address may still be that of the page before.
    const named = location.hash.slice(1)
    if (isKnown && isPaidPlanId(named)) setChosen(named)
  }, [isKnown])
  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.focus()
  }, [chosen])
  const shown = chosen ?? has
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
