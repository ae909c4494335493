import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { fold } from '#lib/i18n/fold.ts'
import type { SessionUser } from '#server/context.ts'
import { lockAccount, refundCredits, spendCredits } from '#server/services/credits/ledger.ts'
import { storeCover, storeSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

let made = 0

async function stored(user: SessionUser, title: string, facts: object = {}) {
  const createdAt = new Date(Date.now() + made++ * 1000)
  const song = { title, style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false, seed: 1, createdAt, ...facts }
  return (await storeSong(world.db, { userId: user.id, requestId: randomUUID(), ...song })).id
}

it('folds letters in the database as everywhere else', async () => {
  // Letters of all scripts with capitals or accents, and the shapes that width and ligatures give them.
  const blocks = [
    [0x20, 0x1060],
    [0x10d0, 0x10ff],
    [0x1100, 0x13f0],
    [0x1780, 0x1aa0],
    [0x1e00, 0x2c00],
    [0x2c80, 0x2d00],
    [0x3000, 0xa000],
    [0xac00, 0xb000],
    [0xf900, 0xfdd0],
    [0xfe20, 0xfff0],
  ] as const
  const letters = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from }, (_, index) => `a${String.fromCodePoint(from + index)} b`),
  )
  const rows = await world.db.$queryRaw<{ folded: string }[]>`
    SELECT search_fold(letter) AS folded FROM unnest(${letters}::text[]) WITH ORDINALITY AS of (letter, place) ORDER BY place`
  const unlike = letters.filter((letter, index) => rows[index]?.folded !== fold(letter))
  expect(unlike).toEqual([])
})

it.each([
  ['Élodie', ['ELODIE', 'élodie', 'E\u0301LODIE', 'lódi']],
  ['Żółta łódź', ['ŻÓŁTA', 'zolta lodz', 'ŁÓDŹ']],
  ['İstanbul ışığı', ['istanbul isigi', 'ISTANBUL IŞIĞI']],
  ['Đêm Sài Gòn', ['dem sai gon', 'ĐÊM  SÀI\u00a0GÒN']],
  ['Straße nach Köln', ['STRASSE', 'koln', '  nach   köln ']],
  ['Белая ночь', ['БЕЛАЯ НОЧЬ', 'ноч']],
  ['Ωδή της θάλασσας', ['ΩΔΗ ΤΗΣ', 'θαλασσασ']],
  ['ﾅﾂの空', ['ナツの空', 'ﾅﾂ']],
  ['東京ＢＬＵＥ', ['東京blue', '京 blue'.replace(' ', '')]],
  ['Don’t go', ["DON'T", 'dont go']],
])('finds %s by %j', async (title, searches) => {
  const user = await world.person()
  await stored(user, title)
  await stored(user, 'Something else')
  const { music } = world.as(user)
  for (const search of searches) {
    expect(
      (await music.getHistory({ search })).items.map((song) => song.title),
      search,
    ).toEqual([title])
  }
})

it('finds lyrics over the ends of their lines, and covers by title and voice', async () => {
  const user = await world.person()
  await stored(user, 'One', { prompt: '[Verse]\nCome   home\nTONIGHT' })
  const rights = { rightsAt: new Date(), rightsText: '2026-11', seed: 1, requestId: randomUUID(), userId: user.id }
  await storeCover(world.db, { ...rights, title: 'Fähre', voiceName: 'Élan Mót' })
  expect((await world.as(user).music.getHistory({ search: 'HOME tonight' })).items).toHaveLength(1)
  const { getUserCovers } = world.as(user).voiceCover
  for (const search of ['FAHRE', 'elan mot']) expect((await getUserCovers({ search })).items, search).toHaveLength(1)
})

it('finds what credits went for, by the title of the song or cover', async () => {
  const user = await world.person({ planId: 'basic_monthly', credits: 100 })
  const [song, other] = [await stored(user, 'Élodie 100%'), await stored(user, 'Lamp', { prompt: 'Elodie' })]
  const rights = { rightsAt: new Date(), rightsText: '2026-11', seed: 1, requestId: randomUUID(), userId: user.id }
  const cover = await storeCover(world.db, { ...rights, title: 'Elodie Mót', voiceName: 'Elodie Mót' })
  const theirs = await stored(await world.person(), 'Elodie')
  await world.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, user.id)
    const creations = [`song:${song}`, `song:${other}`, `cover:${cover.id}`, `song:${theirs}`] as const
    for (const creation of creations) {
      const kind = creation.startsWith('song') ? ('song' as const) : ('cover' as const)
      await spendCredits(tx, account, [{ kind, amount: 5, idempotencyKey: `${creation}:1` }], new Date())
    }
    await refundCredits(tx, { idempotencyKey: `song:${song}:1`, because: 'failed' }, new Date())
  })
  const { getCreditHistory } = world.as(user).payment
  const found = async (search: string) => (await getCreditHistory({ search })).lines.map(({ kind }) => kind).sort()
  expect(await found('ELODIE')).toEqual(['cover', 'refund', 'song'])
  expect(await found(' élo  ')).toEqual(['cover', 'refund', 'song'])
  expect(await found('100%')).toEqual(['refund', 'song'])
  expect(await found('1%0')).toEqual([])
  expect(await found('mot')).toEqual(['cover'])
  expect(await found('  ')).toHaveLength(6)
  // Each line says what was left after it, whatever else is listed.
  expect((await getCreditHistory({ search: 'mot' })).lines[0]).toMatchObject({ balance: 85 })
  await world.db.creation.update({ where: { id: song }, data: { deletedAt: new Date() } })
  expect(await found('elodie')).toEqual(['cover'])
})

it('lists in every order, page after page', async () => {
  const user = await world.person()
  await stored(user, 'b', { durationSec: 30 })
  await stored(user, 'Äpfel', { durationSec: null })
  await stored(user, 'C', { durationSec: 90.5 })
  await stored(user, 'a', { durationSec: null })
  await stored(user, 'Zebra', { durationSec: 30 })
  const listed = async (sort: 'newest' | 'oldest' | 'title' | 'longest') => {
    const titles: string[] = []
    let cursor: string | undefined
    do {
      const page = await world.as(user).music.getHistory({ sort, limit: 1, ...(cursor ? { cursor } : {}) })
      titles.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    return titles.join(' ')
  }
  expect(await listed('newest')).toBe('Zebra a C Äpfel b')
  expect(await listed('oldest')).toBe('b Äpfel C a Zebra')
  expect(await listed('title')).toBe('a Äpfel b C Zebra')
  expect(await listed('longest')).toBe('C Zebra b a Äpfel')
})
