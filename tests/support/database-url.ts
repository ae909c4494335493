export const TEMPLATE = 'canto_template'

/** The address of a database on the test server, which `npm test` starts and names in DATABASE_URL. */
export function databaseUrl(name?: string): string {
  const base = process.env.DATABASE_URL
  if (!base) throw new Error('Integration tests need a PostgreSQL: run them with `npm test -- integration`')
  if (!name) return base
  const url = new URL(base)
  url.pathname = `/${name}`
  return url.href
}
