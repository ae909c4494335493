import type { Messages } from './english.ts'
import type { InterfaceLanguage } from './languages.ts'

/**
 * The namespaces of islands, with one file for each language. They are listed one by one, so that the browser's code
 * refers to no others.
 */
const FILES = {
  account: (language: string) => import(`../../messages/${language}/account.json`),
  auth: (language: string) => import(`../../messages/${language}/auth.json`),
  billing: (language: string) => import(`../../messages/${language}/billing.json`),
  brief: (language: string) => import(`../../messages/${language}/brief.json`),
  covers: (language: string) => import(`../../messages/${language}/covers.json`),
  errors: (language: string) => import(`../../messages/${language}/errors.json`),
  generator: (language: string) => import(`../../messages/${language}/generator.json`),
  music: (language: string) => import(`../../messages/${language}/music.json`),
  notifications: (language: string) => import(`../../messages/${language}/notifications.json`),
  player: (language: string) => import(`../../messages/${language}/player.json`),
  shell: (language: string) => import(`../../messages/${language}/shell.json`),
  site: (language: string) => import(`../../messages/${language}/site.json`),
  song: (language: string) => import(`../../messages/${language}/song.json`),
  'voice-kinds': (language: string) => import(`../../messages/${language}/voice-kinds.json`),
} as const

export type IslandNamespace = keyof typeof FILES

/** Some messages of a language, fetched by a browser when an island needs them. */
export async function fetchMessages(
  language: InterfaceLanguage,
  names: readonly IslandNamespace[],
): Promise<Partial<Messages>> {
  const files = await Promise.all(names.map((name) => FILES[name](language)))
  return Object.fromEntries(names.map((name, index) => [name, files[index].default]))
}
