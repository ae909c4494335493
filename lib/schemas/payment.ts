import { z } from 'zod'
import { SEARCH_MAX } from '#lib/catalog/limits.ts'
import type { PlanId } from '#lib/catalog/plans.ts'
import { Cursor } from './cursor.ts'
import { line } from './text.ts'

/** A plan as "{tier}_{monthly|yearly}". The verb checks that the plan exists, to refuse with a sentence of its own. */
export const CreateCheckout = z.strictObject({ planId: line().max(40) })
export type CreateCheckout = z.infer<typeof CreateCheckout>

export type SubscriptionView = {
  readonly plan: PlanId
  readonly credits: number
  /** When the plan renews; if it was cancelled or is to be lowered, when it ends. */
  readonly periodEnd: Date | null
  readonly isEnding: boolean
  readonly isUnpaid: boolean
  readonly nextPlan: PlanId | null
  /** When this month's credits expire. */
  readonly creditsEnd: Date | null
}

export const CreditHistory = z.strictObject({
  /** Searched in the titles of songs and covers. */
  search: line().max(SEARCH_MAX).optional(),
  cursor: Cursor.optional(),
  /** Every infinite query sends it; there is no other direction. */
  direction: z.literal('forward').optional(),
})
export type CreditHistory = z.infer<typeof CreditHistory>

export const CREDIT_KINDS = [
  'free_top_up',
  'plan_grant',
  'plan_change',
  'operator_grant',
  'song',
  'cover',
  'refund',
  'expiry',
] as const

/** A line of the ledger. */
export type CreditLine = {
  readonly id: string
  readonly kind: (typeof CREDIT_KINDS)[number]
  /** Credits: positive if they were given, negative if they were taken. */
  readonly amount: number
  readonly balance: number
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly creation: { readonly title: string; readonly path: string } | null
}
