import type { Prisma } from '#server/db/generated/client.ts'
import { codeGuessesKey, codeMailsKey } from '#server/services/sign-in/code-allowance.ts'

type Person = { readonly id: string; readonly email: string }

/** Finds a person's rows in tables that have no column for their owner. */
export function recordsWithoutOwner(person: Person, customerId: string | undefined) {
  // Sign-in codes are stored for the address in lower case, as next-auth stores what Google says.
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
