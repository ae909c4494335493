import { isPaidPlanId, type PaidPlanId } from '#lib/catalog/plans.ts'

const STORAGE_KEY = 'canto-checkout'

/** Stores which plan was chosen while its page of the payment service is open. */
export function storeChosenPlan(planId: PaidPlanId): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, planId)
  } catch {
    // Storage may be refused; any paid plan then counts as the one that was chosen.
  }
}

export function storedChosenPlan(): PaidPlanId | null {
  try {
    const planId = sessionStorage.getItem(STORAGE_KEY)
    return planId !== null && isPaidPlanId(planId) ? planId : null
  } catch {
    return null
  }
}
