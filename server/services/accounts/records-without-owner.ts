import type { Prisma } from '#server/db/generated/client.ts'

type Person = { readonly id: string; readonly email: string }

/** What is stored of a person in tables that do not name them by a column of their own. */
export function recordsWithoutOwner(person: Person, customerId: string | undefined) {
  // As people type it to get a code; Google may write it otherwise.
  const [id, email] = [person.id, person.email.toLowerCase()]
  return {
    codes: { email },
    calls: { key: { endsWith: `:${id}` } },
    codeCalls: {
      OR: [{ key: { endsWith: `:${id}` } }, { key: { in: [codeMailsKey(email), codeGuessesKey(email)] } }],
    },
    paymentEvents: { customerId: customerId ?? 'none' },
  } satisfies {
    codes: Prisma.VerificationCodeWhereInput
    calls: Prisma.RateWindowWhereInput
    codeCalls: Prisma.RateLogWhereInput
    paymentEvents: Prisma.PaymentEventWhereInput
  }
}

/** What is counted for an address under these keys came from browsers that nobody knows there. */
export const codeMailsKey = (email: string): string => `code:letters:${email}`
export const codeGuessesKey = (email: string): string => `code:guesses:${email}`
