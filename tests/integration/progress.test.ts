import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SessionUser } from '#server/context.ts'
import { claimCreation, reportProgress } from '#server/services/creations/claim-creation.ts'
import { getProgress } from '#server/services/creations/get-progress.ts'
import { storeCover } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

const ask = (user: SessionUser, ids: string[]) =>
  getProgress({ ctx: { ...world, user, ip: '', language: null }, input: { ids } })
const aSong = async (user: SessionUser) =>
  (await world.as(user).music.generate({ prompt: '[Verse]\nA lamp in the window', style: 'Pop' })).id

it('says where a song stands in line, how far it is, and where its beginning can be heard', async () => {
  const user = await world.person({ planId: 'pro_monthly', credits: 20 })
  const [first, second] = [await aSong(user), await aSong(user)]
  const waiting = await ask(user, [first, second])
  expect(waiting).toHaveLength(2)
  expect(waiting.find(({ id }) => id === second)).toMatchObject({ status: 'pending', place: { ahead: 1 } })

  const claim = await claimCreation({ ctx: world, input: { id: first } })
  if (!claim) throw new Error('Nobody else works here')
  await reportProgress({ ctx: world, input: { ...claim, stage: 'sing', percent: 41 } })
  await world.db.creation.update({ where: { id: first }, data: { preview: 'songs/x/1/preview.mp3' } })
  const audioUrl = `/api/audio/${first}?preview=1`
  expect(await ask(user, [first])).toEqual([
    { id: first, status: 'processing', progress: 41, stage: 'sing', place: null, audioUrl, mixing: false },
  ])
})

it('says whether a finished cover is being mixed', async () => {
  const user = await world.person()
  const rest = { seed: 1, rightsAt: new Date(), rightsText: 'x', requestId: randomUUID() }
  const finished = { status: 'completed', files: 'covers/x/1', stage: 'mix' } as const
  const { id } = await storeCover(world.db, { userId: user.id, ...rest, ...finished })
  const mixing = async () => {
    const ctx = { ...world, user, ip: '', language: null }
    return (await getProgress({ ctx, input: { ids: [id] } })).map((cover) => cover.mixing)
  }
  expect(await mixing()).toEqual([true])
  await world.db.creation.update({ where: { id }, data: { stage: null } })
  expect(await mixing()).toEqual([false])
})

it('says nothing of what is deleted, or another’s', async () => {
  const [owner, other] = [await world.person(), await world.person()]
  const id = await aSong(owner)
  expect(await ask(other, [id])).toEqual([])
  await world.as(owner).music.delete({ id })
  expect(await ask(owner, [id])).toEqual([])
})
