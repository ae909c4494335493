import { createStore } from '#components/ui/store.ts'
import type { PlanRefusal } from '#lib/catalog/entitlements.ts'

/**
 * A file that only a larger plan includes. `isOwn`: it belongs to a creation of the person's own, so it is in their
 * export.
 */
export type RefusedFile = { readonly refusal: PlanRefusal; readonly isOwn: boolean }

/** null while nothing stands. */
const refused = createStore<RefusedFile | null>(null)

export const openPlanRefusal = (next: RefusedFile): void => refused.set(next)
export const closePlanRefusal = (): void => refused.set(null)
export const usePlanRefusal = () => refused.use((file) => file)
