import { z } from 'zod'
import { CODE_LENGTH, NAME_MAX } from '#lib/catalog/limits.ts'
import type { PlanId, Tier } from '#lib/catalog/plans.ts'
import { line } from './text.ts'

const Email = line().toLowerCase().pipe(z.email('emailInvalid').max(254, 'emailInvalid'))

export const RequestCode = z.strictObject({ email: Email })
export type RequestCode = z.infer<typeof RequestCode>

export const SignInWithCode = z.strictObject({
  email: Email,
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'codeInvalid'),
})
export type SignInWithCode = z.infer<typeof SignInWithCode>

export const UpdateAccount = z.strictObject({
  name: line().min(1, 'nameMissing').max(NAME_MAX, 'nameTooLong'),
})
export type UpdateAccount = z.infer<typeof UpdateAccount>

export const DeleteAccount = z.strictObject({
  /** Typed anew, so that nobody deletes an account by a slip. */
  email: Email,
  /** Confirms that the rest of an already cancelled plan is given up. */
  endsPlan: z.boolean().default(false),
})
export type DeleteAccount = z.infer<typeof DeleteAccount>

/** The signed-in person, as the interface sees them. */
export type Me = {
  readonly id: string
  readonly name: string | null
  readonly email: string
  readonly credits: number
  /** Songs that were charged this UTC day. */
  readonly songsToday: number
  readonly planId: PlanId
  readonly tier: Tier
}
