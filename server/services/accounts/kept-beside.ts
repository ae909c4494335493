import type { Prisma } from '#server/db/generated/client.ts'

type Person = { readonly id: string; readonly email: string }

/** What is stored of a person in tables that do not name them by a column of their own. */
export function keptBeside(person: Person, customerId: string | undefined) {
  // As people type it to get a code; Google may write it otherwise.
  const [id, email] = [person.id, person.email.toLowerCase()]
  return {
    codes: { email },
    calls: { OR: [{ key: { endsWith: `:${id}` } }, { key: addressCallsKey(email) }] },
    paymentEvents: { customerId: customerId ?? 'none' },
  } satisfies {
    codes: Prisma.VerificationCodeWhereInput
    calls: Prisma.RateWindowWhereInput
    paymentEvents: Prisma.PaymentEventWhereInput
  }
}

/** What calls that send a code to an address are counted under. */
export const addressCallsKey = (email: string): string => `code:address:${email}`
