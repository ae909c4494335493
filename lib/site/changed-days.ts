import days from './changed-days.json' with { type: 'json' }

/** The day on which a page's text or songs last changed, by its address. scripts/date-pages.ts writes it. */
export const CHANGED_DAYS: ReadonlyMap<string, Date> = new Map(
  Object.entries(days).map(([path, { day }]) => [path, new Date(day)]),
)

/** Throws for a page that has no day. */
export function changedOn(path: string): Date {
  const day = CHANGED_DAYS.get(path)
  if (!day) throw new Error(`Nothing says when ${path} changed: npx node scripts/date-pages.ts`)
  return day
}
