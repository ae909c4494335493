import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { PLANS, type PlanId, partsOfPlan, planMove } from '#lib/catalog/plans.ts'

/** The plan button of pages that do not know who is looking. */
export function PlanLink({ planId }: { planId: PlanId }) {
  const t = useTranslations('billing.move')
  const move = planMove(null, planId)
  if (move === 'free') {
    return (
      <button type="button" disabled className={buttonVariants({ className: 'w-full' })}>
        {t(move)}
      </button>
    )
  }
  return (
    <Button asChild variant={PLANS[partsOfPlan(planId).tier].popular ? 'accent' : 'plain'} className="w-full">
      <LocalLink href={`/subscription#${planId}`}>{t(move)}</LocalLink>
    </Button>
  )
}
