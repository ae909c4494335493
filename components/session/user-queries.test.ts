import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { beforeEach, expect, it } from 'vitest'
import { HISTORY_OPTIONS } from '#components/creations/list/history.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { clearUserQueries, refetchUserQueries } from './user-queries.ts'

const TRASH = getQueryKey(trpc.library.trash, undefined, 'infinite')
const KEPT_VOICES = getQueryKey(trpc.voiceCover.getKeptVoices, undefined, 'query')
const SONGS = getQueryKey(trpc.music.getHistory, { limit: 30 }, 'infinite')
const PUBLISHED = getQueryKey(trpc.music.getPublished, undefined, 'infinite')
const ME = getQueryKey(trpc.auth.me, undefined, 'query')

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  for (const key of [TRASH, KEPT_VOICES, PUBLISHED, ME]) client.setQueryData(key, 'an answer')
})
const known = () => [TRASH, KEPT_VOICES, PUBLISHED, ME].map((key) => client.getQueryData(key))

for (const change of [clearUserQueries, refetchUserQueries])
  it(`leaves a person’s answers to nobody else, and those for everybody (${change.name})`, () => {
    change(client)
    expect(known()).toEqual([undefined, undefined, 'an answer', 'an answer'])
  })

it('shows the next person nothing of the one before where a list stayed on the screen', () => {
  const pages = { pages: [{ items: ['Another’s song'], nextCursor: null }], pageParams: [null] }
  client.setQueryData(SONGS, pages)
  const options = {
    queryKey: SONGS,
    initialPageParam: null,
    ...HISTORY_OPTIONS,
    queryFn: () => new Promise<{ items: string[]; nextCursor: null }>(() => {}),
  }
  const list = new InfiniteQueryObserver(client, options)
  const leave = list.subscribe(() => {})
  expect(list.getCurrentResult().data).toEqual(pages)
  clearUserQueries(client)
  // As at the next drawing, for another person.
  list.setOptions(options)
  expect(list.getCurrentResult().data).toBeUndefined()
  leave()
})
