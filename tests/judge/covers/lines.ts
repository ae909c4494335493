import type { Bar } from '../../support/bars.ts'
import type { Figure } from '../rows.ts'

/** A bar with what was measured for it. */
export type Line = Bar & { readonly what: string; readonly digits: number; readonly figure: Figure | null }

export type CoverPlan = {
  readonly short: boolean
  /** What songs are drawn with that nothing was tuned on. */
  readonly seed: number
}
