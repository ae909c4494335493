import type { PlanRefusal } from '#lib/catalog/entitlements.ts'
import { AppError } from '#server/errors.ts'

/** Throws the first refusal that there is, on the field that it belongs to. */
export function refuseByPlan(refusals: Readonly<Record<string, PlanRefusal | null>>): void {
  for (const [field, refusal] of Object.entries(refusals)) {
    if (refusal) throw new AppError(refusal.reason, refusal.params, field)
  }
}
