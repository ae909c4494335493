'use client'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { usePlanRefusal } from './plan-refusal.ts'

const PlanRefusalDialog = lazyComponent(() =>
  import('./plan-refusal-dialog.tsx').then((module) => module.PlanRefusalDialog),
)

/** Keeps the dialog's code away until someone needs it. */
export function PlanRefusalHost() {
  const refused = usePlanRefusal()
  return refused && <PlanRefusalDialog {...refused} />
}
