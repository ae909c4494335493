import { expect, it } from 'vitest'
import { GENRE_STYLES } from '#lib/catalog/genres.ts'
import { STYLES } from '#lib/engine/browser.ts'
import type { PublishedSongs } from '#lib/schemas/published.ts'
import type { SessionUser } from '#server/context.ts'
import { hasPart, listParts, listPublished } from '#server/services/publishing/list-published.ts'
import { storeSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

/** A finished song as its making leaves it, published unless said otherwise. */
async function song(user: SessionUser, title: string, more: object = {}): Promise<string> {
  const { id } = await storeSong(world.db, {
    userId: user.id,
    title,
    visibility: 'public',
    status: 'completed',
    files: 'songs/none',
    durationSec: 12,
    publicSince: new Date(),
    ...more,
  })
  return id
}

async function listed(input: Partial<PublishedSongs> = {}) {
  const { items, nextCursor } = await world.as(null).music.getPublished(input)
  return { titles: items.map(({ title }) => title), nextCursor }
}

async function empty() {
  await world.db.creation.deleteMany()
}

it('lists what is published and finished, and of its maker nothing but the name', async () => {
  await empty()
  const user = await world.person()
  await song(user, 'By link', { visibility: 'link' })
  await song(user, 'Private', { visibility: 'private' })
  await song(user, 'Deleted', { deletedAt: new Date() })
  await song(user, 'Unfinished', { status: 'processing', files: null, preview: 'songs/beginning' })
  await song(user, 'Failed', { status: 'failed', files: null })
  const id = await song(user, 'For all')
  const { items } = await world.as(null).music.getPublished({})
  expect(items).toEqual([
    {
      id,
      title: 'For all',
      creator: 'Test',
      status: 'completed',
      duration: 12,
      visuals: null,
      imageUrl: null,
      audioUrl: `/api/audio/${id}`,
    },
  ])
  const categories = await world.as(null).music.getShelves({ kind: 'style' })
  expect(categories).toEqual([{ name: 'Pop', songs: items }])

  await world.as(user).music.setVisibility({ id, visibility: 'link' })
  expect((await listed()).titles).toEqual([])
  await world.as(user).music.setVisibility({ id, visibility: 'public' })
  await world.as(user).account.delete({ email: user.email })
  expect((await listed()).titles).toEqual([])
  expect(await world.as(null).music.getShelves({ kind: 'style' })).toEqual([])
})

it('gives every song once, newest first, page by page, even when the last one of a page is no longer there', async () => {
  await empty()
  const user = await world.person()
  const ids: string[] = []
  for (const title of ['1', '2', '3', '4', '5']) ids.push(await song(user, title))
  const first = await listed({ limit: 2 })
  expect(first.titles).toEqual(['5', '4'])
  await world.db.creation.delete({ where: { id: ids[3] ?? '' } })
  const second = await listed({ limit: 2, cursor: first.nextCursor ?? '' })
  expect(second.titles).toEqual(['3', '2'])
  const last = await listed({ limit: 2, cursor: second.nextCursor ?? '' })
  expect(last).toEqual({ titles: ['1'], nextCursor: null })
})

it('shows first what was published last, however old it is; taking it back and publishing it again moves nothing', async () => {
  await empty()
  const user = await world.person({ planId: 'basic_monthly' })
  const publish = (id: string, visibility: 'public' | 'private' = 'public') =>
    world.as(user).music.setVisibility({ id, visibility })
  const old = await song(user, 'Old', { visibility: 'link', publicSince: null })
  const first = await song(user, 'First', { visibility: 'link', publicSince: null })
  await publish(first)
  world.moveClock(1)
  await publish(old)
  expect((await listed()).titles).toEqual(['Old', 'First'])
  await publish(first, 'private')
  expect((await listed()).titles).toEqual(['Old'])
  await publish(first)
  expect((await listed()).titles).toEqual(['Old', 'First'])
})

it('finds songs by the settings that their style names, however it is written', async () => {
  await empty()
  const user = await world.person()
  await song(user, 'Harbour', { style: 'Jazz, Longing, Late-night bar' })
  await song(user, 'Kitchen', { style: 'jazz,happy' })
  await song(user, 'Street', { style: 'hip hop;Happy、City nightlife' })
  await song(user, 'Words', { style: 'nu jazz of happy people, 96 bpm' })
  expect((await listed({ style: 'Jazz' })).titles).toEqual(['Kitchen', 'Harbour'])
  expect((await listed({ style: 'Hip-hop' })).titles).toEqual(['Street'])
  expect((await listed({ mood: 'Happy' })).titles).toEqual(['Street', 'Kitchen'])
  expect((await listed({ scenario: 'Late-night bar' })).titles).toEqual(['Harbour'])
  expect((await listed({ style: 'Jazz', mood: 'Happy' })).titles).toEqual(['Kitchen'])
  expect((await listed({ style: 'Jazz', scenario: 'Travel' })).titles).toEqual([])
  await expect(world.as(null).music.getPublished({ style: '%' as 'Pop' })).rejects.toThrow('style is not valid')
})

it('has a category for each setting that songs name, in the order of the settings, with the newest of its songs', async () => {
  await empty()
  const user = await world.person()
  const [last = '', first = ''] = [STYLES.at(-1), STYLES[0]]
  for (const title of ['1', '2', '3', '4']) await song(user, title, { style: `${last}, Sad` })
  await song(user, 'Other', { style: `Happy, ${first}` })
  const categories = async (kind: 'style' | 'mood' | 'scenario') =>
    (await world.as(null).music.getShelves({ kind })).map(({ name, songs }) => [name, ...songs.map((one) => one.title)])
  expect(await categories('style')).toEqual([
    [first, 'Other'],
    [last, '4', '3', '2'],
  ])
  expect(await categories('mood')).toEqual([
    ['Happy', 'Other'],
    ['Sad', '4', '3', '2'],
  ])
  expect(await categories('scenario')).toEqual([])
})

it.each(Object.values(GENRE_STYLES))('puts what was begun on the page of a genre, with %s', async (style) => {
  await empty()
  await song(await world.person(), 'Begun there', { style: `${style}, Sad` })
  expect((await world.as(null).music.getShelves({ kind: 'style' })).map(({ name }) => name)).toEqual([style])
  expect((await listed({ style })).titles).toEqual(['Begun there'])
})

it('keeps an old song of a rare setting in its category, behind a thousand newer ones', async () => {
  await empty()
  const user = await world.person()
  const [common = '', rare = ''] = STYLES
  await song(user, 'Old', { style: rare, publicSince: new Date(0) })
  const newer = Array.from({ length: 1000 }, () => song(user, 'New', { style: common }))
  await Promise.all(newer)
  const categories = await world.as(null).music.getShelves({ kind: 'style' })
  expect(categories.map(({ name, songs }) => [name, ...songs.map(({ title }) => title)])).toEqual([
    [common, 'New', 'New', 'New'],
    [rare, 'Old'],
  ])
})

it('is divided into parts for sitemaps, each as new as its newest song', async () => {
  await empty()
  const user = await world.person()
  const days = ['2026-01-02', '2026-03-04', '2026-02-03'].map((day) => new Date(day))
  for (const completedAt of days) await song(user, 'For all', { completedAt })
  await song(user, 'By link', { visibility: 'link', completedAt: new Date('2026-05-06') })
  expect(await listParts({ ctx: world, input: { size: 2 } })).toEqual([days[1], days[2]])
  const inputs = [0, 1, 2].map((part) => ({ part, size: 2 }))
  const parts = inputs.map((input) => listPublished({ ctx: world, input }))
  expect((await Promise.all(parts)).map((creations) => creations.length)).toEqual([2, 1, 0])
  const exist = inputs.map((input) => hasPart({ ctx: world, input }))
  expect(await Promise.all(exist)).toEqual([true, true, false])
})
