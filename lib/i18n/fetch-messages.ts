import type { Messages, Namespace } from './english.ts'
import type { InterfaceLanguage } from './languages.ts'

/** Some messages of a language, fetched by a browser when an island needs them. */
export async function fetchMessages(
  language: InterfaceLanguage,
  names: readonly Namespace[],
): Promise<Partial<Messages>> {
  const files = await Promise.all(names.map((name) => import(`../../messages/${language}/${name}.json`)))
  return Object.fromEntries(names.map((name, index) => [name, files[index].default]))
}
