'use client'
import type { ReactNode } from 'react'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { Me } from '#lib/schemas/account.ts'
import { LibraryPlaceholder } from './library-placeholder.tsx'

type LibraryListProps<Item> = {
  history: {
    me: Me | null | undefined
    query: Parameters<typeof LoadMore>[0]['query']
    items: readonly Item[] | undefined
    failed: boolean
    reload: () => void
  }
  search: string
  words: Readonly<Record<'signedOut' | 'empty' | 'emptyText' | 'create' | 'noMatch' | 'loading', string>>
  createPath: string
  /** Above the cards. */
  tools?: ReactNode
  /** The cards; drawn only when there are some. */
  children: (items: readonly Item[], me: Me | undefined) => ReactNode
}

/** One tab of the library in each of its states. */
export function LibraryList<Item>({ history, search, words, createPath, tools, children }: LibraryListProps<Item>) {
  const { me, query, items, failed, reload } = history
  if (me === null || failed || !items)
    return <LibraryPlaceholder me={me} failed={failed} reload={reload} words={words} />
  if (items.length === 0 && search) {
    return (
      <p role="status" className="py-16 text-soft">
        {words.noMatch}
      </p>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState title={words.empty} text={words.emptyText}>
        <Button asChild variant="accent">
          <LocalLink href={createPath}>{words.create}</LocalLink>
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {tools}
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 pt-6 sm:grid-cols-2 lg:grid-cols-3">{children(items, me)}</ul>
      <LoadMore query={query} />
    </>
  )
}
