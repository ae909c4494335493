import type { Page } from '@playwright/test'

/** The parts of screens, and the calls to tRPC, that browser tests of several areas ask for. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const calls = (name: string) => new RegExp(`/api/trpc/[^?]*${name}`)

/** Has the person's songs be these, which are known to the last field but when they were made. */
export async function withHistory(page: Page, songs: () => readonly object[]): Promise<void> {
  await page.route(calls('music.getHistory'), async (route) => {
    const body = await (await route.fetch()).json()
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    const items = songs().map((song) => ({ ...song, createdAt: new Date() }))
    const values = Object.fromEntries(items.map((_, index) => [`items.${index}.createdAt`, ['Date']]))
    body[names.indexOf('music.getHistory')] = { result: { data: { json: { items }, meta: { values } } } }
    await route.fulfill({ json: body })
  })
}

/** The row of a song in a list. */
export const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
