/** Next.js calls this once, before it answers anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openSite } = await import('#server/site/open-site.ts')
  openSite()
}
