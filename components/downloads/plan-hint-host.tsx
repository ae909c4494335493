'use client'
import { lazily } from '#components/ui/lazily.tsx'
import { usePlanHint } from './plan-hint.ts'

const PlanHintDialog = lazily(() => import('./plan-hint-dialog.tsx').then((module) => module.PlanHintDialog))

/** Keeps the dialog's code away until someone needs it. */
export function PlanHintHost() {
  const refusal = usePlanHint()
  return refusal && <PlanHintDialog refusal={refusal} />
}
