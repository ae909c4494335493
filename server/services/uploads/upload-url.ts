import { z } from 'zod'

const PATH = /^\/api\/uploads\/([^/]+)$/

/** The absolute address of an upload. */
export function uploadUrl(siteUrl: string, id: string): string {
  return `${siteUrl}/api/uploads/${id}`
}

/** The upload that an address of this site names, or null for every other address. */
export function uploadIdOf(siteUrl: string, url: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname } = new URL(url)
  const id = PATH.exec(pathname)?.[1]
  return origin === new URL(siteUrl).origin && z.uuid().safeParse(id).success ? (id ?? null) : null
}
