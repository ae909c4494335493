import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
export type Transaction = Prisma.TransactionClient

/** Opens a pool; connections are made when they are first needed. */
export function connect(url: string, options: { connections: number; name: string }): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    max: options.connections,
    application_name: options.name,
    // Waiting for a free connection counts too: in a crowd that is no outage yet.
    connectionTimeoutMillis: 15_000,
  })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 30_000, timeout: 15_000 } })
}
