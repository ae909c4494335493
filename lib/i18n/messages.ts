import { english, type Messages, type Namespace } from './english.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from './languages.ts'

const loaded = new Map<InterfaceLanguage, Promise<Messages>>([[DEFAULT_LANGUAGE, Promise.resolve(english)]])

/** All messages of one language; only a complete language may be asked for. */
export function loadMessages(language: InterfaceLanguage): Promise<Messages> {
  const messages = loaded.get(language) ?? load(language)
  loaded.set(language, messages)
  return messages
}

async function load(language: InterfaceLanguage): Promise<Messages> {
  const namespaces = Object.keys(english)
  const files = await Promise.all(
    namespaces.map((namespace) => import(`../../messages/${language}/${namespace}.json`, { with: { type: 'json' } })),
  )
  return Object.fromEntries(namespaces.map((namespace, index) => [namespace, files[index].default])) as Messages
}

/** The part of the messages that an island in the browser needs. */
export function pickMessages<Name extends Namespace>(messages: Messages, ...names: Name[]): Pick<Messages, Name> {
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<Messages, Name>
}
