import { COVER_KINDS } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { recordsWithoutOwner } from '#server/services/accounts/records-without-owner.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { coverFolder, songFolder, uploadFolder, voiceFolder } from './folder-names.ts'

const BATCH_SIZE = 200

type Rows<Row> = (ctx: MemberContext) => AsyncGenerator<Row>

/** The query for one batch of a person's rows, so that no library has to fit into memory. */
type Page = {
  readonly where: { readonly userId: string; readonly id?: { gt: string } }
  readonly orderBy: { id: 'asc' }
  readonly take: number
}

function paged<Row extends { id: string }>(read: (db: Database, page: Page) => Promise<Row[]>): Rows<Row> {
  return async function* ({ db, user }) {
    let beyond = {}
    for (;;) {
      const page = { where: { userId: user.id, ...beyond }, orderBy: { id: 'asc' }, take: BATCH_SIZE } as const
      const rows = await read(db, page)
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < BATCH_SIZE) return
      beyond = { id: { gt: last.id } }
    }
  }
}

function whole<Row>(read: (ctx: MemberContext) => Promise<Row[]>): Rows<Row> {
  return async function* (ctx) {
    yield* await read(ctx)
  }
}

function besides<Row>(
  read: (db: Database, where: ReturnType<typeof recordsWithoutOwner>) => Promise<Row[]>,
): Rows<Row> {
  return whole(async ({ db, user }) => {
    const customer = await db.customer.findUnique({ where: { userId: user.id } })
    return await read(db, recordsWithoutOwner(user, customer?.id))
  })
}

function inFolders<Row>(rows: Rows<Row>, folder: (row: Row) => string | null): Rows<Row & { folder: string | null }> {
  return async function* (ctx) {
    for await (const row of rows(ctx)) yield { ...row, folder: folder(row) }
  }
}

/** The column for searches repeats what other columns say. */
const OMITTED = { omit: { searchText: true } } as const

export const songs = paged(async (db, page) => {
  const where = { ...page.where, kind: 'song' } as const
  const rows = await db.creation.findMany({ ...page, where, ...OMITTED, include: { song: OMITTED } })
  return rows.map(({ song, ...creation }) => ({ ...creation, ...song }))
})
export const covers = paged(async (db, page) => {
  const where = { ...page.where, kind: { in: [...COVER_KINDS] } }
  const rows = await db.creation.findMany({ ...page, where, ...OMITTED, include: { cover: OMITTED } })
  return rows.map(({ cover, ...creation }) => ({ ...creation, ...cover }))
})
export const voices = paged((db, { where: { userId: ownerId, ...beyond }, ...page }) =>
  db.voice.findMany({ where: { ownerId, ...beyond }, ...page }),
)
export const uploads = paged((db, page) => db.upload.findMany(page))

/** What account.json says, by the names that it has there. */
const SECTIONS: Readonly<Record<string, Rows<object>>> = {
  profile: whole(({ db, user }) => db.user.findMany({ where: { id: user.id } })),
  signInServices: paged((db, page) => db.account.findMany(page)),
  sessions: paged((db, page) => db.session.findMany({ ...page, omit: { tokenHash: true } })),
  signInCodes: besides((db, { codes }) =>
    db.verificationCode.findMany({ where: codes, omit: { codeHash: true, browserHash: true } }),
  ),
  countedCalls: besides((db, { calls }) => db.rateWindow.findMany({ where: calls })),
  countedCodes: besides((db, { codeCalls }) => db.rateLog.findMany({ where: codeCalls })),
  songs: inFolders(songs, (song) => song.files && songFolder(song)),
  covers: inFolders(covers, (cover) => cover.files && coverFolder(cover)),
  ownVoices: inFolders(voices, voiceFolder),
  favouriteVoices: whole(({ db, user }) => db.favouriteVoice.findMany({ where: { userId: user.id } })),
  uploads: inFolders(uploads, uploadFolder),
  credits: paged((db, page) => db.creditEntry.findMany({ ...page, include: { lot: true, draws: true } })),
  subscription: paged((db, page) => db.subscription.findMany(page)),
  paymentCustomer: paged((db, page) => db.customer.findMany(page)),
  paymentNotices: besides((db, { paymentEvents }) => db.paymentEvent.findMany({ where: paymentEvents })),
  notifications: paged((db, page) => db.notification.findMany(page)),
}

/** All rows about the caller, without the hashes of sessions, browsers and codes, which could give access. */
export async function* accountJson(ctx: MemberContext): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const { planId: plan } = await planOf(ctx.db, ctx.user.id)
  const head = JSON.stringify({ site: ctx.siteUrl, exportedAt: ctx.clock.now(), plan }, null, 1)
  yield bytes(head.slice(0, -2))
  for (const [name, rowsOf] of Object.entries(SECTIONS)) {
    yield bytes(`,\n "${name}": [`)
    let isFirst = true
    for await (const row of rowsOf(ctx)) {
      yield bytes(`${isFirst ? '' : ','}\n${JSON.stringify(row, null, 1)}`)
      isFirst = false
    }
    yield bytes(']')
  }
  yield bytes('\n}\n')
}
