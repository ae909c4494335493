'use client'
import { use } from 'react'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'
import type { Messages } from '#lib/i18n/english.ts'
import { fetchMessages, type IslandNamespace } from '#lib/i18n/fetch-messages.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'

const fetched = new Map<string, Promise<Partial<Messages>>>()

/**
 * Texts that the page does not have yet. For components inside a Suspense that are drawn in browsers only. Without a
 * network the texts come later.
 */
export function useFetchedMessages<Name extends IslandNamespace>(
  language: InterfaceLanguage,
  names: readonly Name[],
): Pick<Messages, Name> {
  const key = [language, ...names].join(' ')
  // React calls this at each drawing and must get the same promise.
  const messages = fetched.get(key) ?? loadWithRetry(() => fetchMessages(language, names))
  fetched.set(key, messages)
  return use(messages) as Pick<Messages, Name>
}
