import { completeLanguage, DEFAULT_LANGUAGE, type InterfaceLanguage } from './languages.ts'

/** An internal path ("/songs") as it stands in a language ("/de/songs"); links elsewhere and #anchors stay as they are. */
export function localPath(language: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language of an address and the path without its prefix. */
export function splitPath(pathname: string): { language: InterfaceLanguage; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const language = completeLanguage(first)
  return language ? { language, path: `/${rest.join('/')}` } : { language: DEFAULT_LANGUAGE, path: pathname }
}
