import { defineConfig } from 'prisma/config'

/** The address is only for Prisma's own tools; the product opens its database in server/db/client.ts. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/canto' },
})
