import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COST } from '#lib/catalog/plans.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'
import { reconcileLedger } from '#server/services/credits/reconcile-ledger.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ connections: 20 })
const CALLS = 200
const PROCESSES = 4
type Spender = { readonly child: ChildProcess; spend(userId: string, calls: number): Promise<number> }
let spenders: Spender[] = []

beforeAll(async () => {
  spenders = await Promise.all(Array.from({ length: PROCESSES }, spender))
})
afterAll(() => {
  for (const { child } of spenders) child.kill()
})

it.each([0, 1, 7, 40, 199, 200])(
  'accepts exactly %i of 200 songs that four processes want at once, when there are credits for so many',
  async (most) => {
    const user = await world.person({ planId: 'pro_monthly', credits: most * COST.song })
    const accepted = await Promise.all(spenders.map(({ spend }) => spend(user.id, CALLS / PROCESSES)))
    expect(accepted.reduce((sum, count) => sum + count, 0)).toBe(most)
    const songs = await world.db.creation.findMany({ where: { userId: user.id } })
    expect(songs).toHaveLength(most)
    expect(await jobsOf(songs.map(({ id }) => id))).toBe(most)
    const { credits } = await world.db.user.findUniqueOrThrow({ where: { id: user.id } })
    expect(credits).toBe(0)
    expect(await reconcileLedger({ ctx: world })).toEqual([])
  },
)

it('shows a refund in the same read that shows the failure', async () => {
  const user = await world.person({ planId: 'pro_monthly', credits: 40 * COST.song })
  const made = Array.from({ length: 40 }, () => world.as(user).music.generate({ prompt: 'la', style: 'Pop' }))
  const songs = await Promise.all(made)
  let isOver = false
  const seen = new Set<number>()
  const watch = async () => {
    while (!isOver) {
      const [row] = await world.db.$queryRaw<[{ failed: number; credits: number }]>`
        SELECT count(*) FILTER (WHERE song.status = 'failed')::int AS failed, min(person.credits) AS credits
        FROM creations song JOIN users person ON person.id = song.user_id WHERE person.id = ${user.id}::uuid`
      expect(row.credits).toBe(row.failed * COST.song)
      seen.add(row.failed)
    }
  }
  const watching = Promise.all([watch(), watch()])
  await Promise.all(songs.map(({ id }) => failCreation({ ctx: world, input: { id, reason: 'renderFailed' } })))
  isOver = true
  await watching
  expect(seen.size).toBeGreaterThan(3)
})

async function spender(): Promise<Spender> {
  const child = spawn(process.execPath, ['tests/support/spending-child.ts', world.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  return {
    child,
    async spend(userId, calls) {
      child.stdin.write(`${userId} ${calls}\n`)
      return Number((await lines.next()).value)
    },
  }
}

async function jobsOf(songIds: string[]): Promise<number> {
  const [row] = await world.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'make-song' AND data->>'creationId' = ANY(${songIds})`
  return row?.count ?? 0
}
