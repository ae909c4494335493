import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { openQueue } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import type { MemberContext } from '#server/context.ts'
import { connect } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { JOB_CONTRACTS } from '#server/jobs/registry.ts'
import { acceptSong, type WantedSong } from '#server/services/songs/accept-song.ts'

/** A process that reads "user calls" from its input, line by line, and prints how many songs of those calls were accepted. */
const [url = ''] = process.argv.slice(2)
const name = 'canto-test-spending'
const db = connect(url, { connections: 4, name })
const boss = openQueue({
  url,
  name,
  connections: 1,
  supervise: false,
  contracts: JOB_CONTRACTS,
})
const services = { db, queue: boss.queue, model: 'Sketch', clock: { now: () => new Date() } }
const song: WantedSong = {
  creation: { title: 'T', seed: 1 },
  song: { prompt: 'la', style: 'Pop', gender: 'f', instrumental: false },
}

await boss.ready()
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  const [id = '', calls = '0'] = line.split(' ')
  const ctx = { ...services, user: { id, email: '', name: null } } as unknown as MemberContext
  const accepted = await Promise.all(Array.from({ length: Number(calls) }, () => accept(ctx)))
  console.log(accepted.filter(Boolean).length)
}
await boss.stop()
await db.$disconnect()

/** Like a browser, it asks for the same song again when the database was too busy to answer. */
async function accept(ctx: MemberContext): Promise<boolean> {
  const requestId = randomUUID()
  for (;;) {
    try {
      await acceptSong({ ctx, input: { request: { requestId }, songs: [song] } })
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      if (!String(error).includes('timeout')) throw error
    }
  }
}
