import { createStore } from '#components/ui/store.ts'
import type { PlanRefusal } from '#lib/catalog/entitlements.ts'

/** What somebody wanted that a larger plan has. `isOwn`: it is of their own making, and so in their export. */
export type RefusedFile = { readonly refusal: PlanRefusal; readonly isOwn: boolean }

/** null while nothing stands. */
const refused = createStore<RefusedFile | null>(null)

export const openPlanRefusal = (next: RefusedFile): void => refused.set(next)
export const closePlanRefusal = (): void => refused.set(null)
export const usePlanRefusal = () => refused.use((file) => file)
