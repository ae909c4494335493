export const DEFAULT_RETURN_PATH = '/ai-music-generator'

/** Where to go after sign-in: a path of this site that `url` names, else the generator. Never another site. */
export function returnPath(url: string, origin: string): string {
  if (!URL.canParse(url, origin)) return DEFAULT_RETURN_PATH
  const target = new URL(url, origin)
  if (target.origin !== new URL(origin).origin || target.pathname.startsWith('/api/')) return DEFAULT_RETURN_PATH
  return target.pathname + target.search + target.hash
}
