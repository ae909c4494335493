import { concurrentGenerations } from '#lib/catalog/entitlements.ts'
import { type Charged, COST, type Tier } from '#lib/catalog/plans.ts'
import type { CreationKind, Failure } from '#lib/schemas/creation.ts'
import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { ErrorReason } from '#server/errors.ts'
import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'

/** What its owner is told, and the page that it leads to. */
type Notice = { readonly kind: NotificationKind; readonly path: (id: string) => string }

/** All that the lifecycle has to know of a kind of creation. */
export type Definition = {
  /** Makes it; its key is the creation's id. */
  readonly job: typeof makeSongJob | typeof makeCoverJob
  /** Credits for each run, and their kind in the ledger; null for what takes room of its owner's storage instead. */
  readonly charge: { readonly kind: Charged; readonly credits: number } | null
  /** Whether free plans have so many a day only. */
  readonly hasDailyLimit: boolean
  /** How many of somebody's are made at the same time; null for any number. */
  readonly concurrentGenerations: (tier: Tier) => number | null
  /** Storage folder that holds those of all kinds that have it in common, each in a folder named by its id. */
  readonly folder: string
  /** Address of its finished sound, and of its beginning while it is being made. */
  readonly audio: (id: string) => string
  /** Its own page; null where it has none, and is shown to nobody but its owner. */
  readonly page: ((id: string) => string) | null
  /** Whether the trash lists it for a month once it was deleted; else it can be restored for a day. */
  readonly hasTrash: boolean
  readonly notFound: ErrorReason
  /** Why it failed, where nobody knows better. */
  readonly defaultFailure: Failure
  readonly completed: Notice
  readonly failed: Notice
}

const songPage = (id: string) => `/song/${id}`
const coverPage = (id: string) => `/voice-cover/${id}`

const cover = {
  job: makeCoverJob,
  charge: { kind: 'cover', credits: COST.cover },
  hasDailyLimit: false,
  concurrentGenerations: () => null,
  folder: 'covers',
  audio: (id) => `/api/cover-audio/${id}`,
  page: coverPage,
  hasTrash: true,
  notFound: 'coverNotFound',
  defaultFailure: 'coverFailed',
  completed: { kind: 'coverCompleted', path: coverPage },
  failed: { kind: 'coverFailed', path: () => '/songs?tab=ai-cover' },
} as const satisfies Definition

export const DEFINITIONS: Readonly<Record<CreationKind, Definition>> = {
  song: {
    job: makeSongJob,
    charge: { kind: 'song', credits: COST.song },
    hasDailyLimit: true,
    concurrentGenerations,
    folder: 'songs',
    audio: (id) => `/api/audio/${id}`,
    page: songPage,
    hasTrash: true,
    notFound: 'songNotFound',
    defaultFailure: 'renderFailed',
    completed: { kind: 'songCompleted', path: songPage },
    failed: { kind: 'songFailed', path: () => '/songs' },
  },
  cover,
  split: {
    ...cover,
    charge: null,
    page: null,
    hasTrash: false,
    completed: { kind: 'splitCompleted', path: () => '/vocal-remover' },
    failed: { kind: 'splitFailed', path: () => '/vocal-remover' },
  },
}

/** The jobs that make creations, each once. */
export const GENERATION_JOBS = [...new Set(Object.values(DEFINITIONS).map(({ job }) => job))]

const kindsThat = (have: (definition: Definition) => boolean) =>
  (Object.keys(DEFINITIONS) as CreationKind[]).filter((kind) => have(DEFINITIONS[kind]))

export const TRASH_KINDS = kindsThat(({ hasTrash }) => hasTrash)
export const CHARGED_KINDS = kindsThat(({ charge }) => charge !== null)
export const UNCHARGED_KINDS = kindsThat(({ charge }) => charge === null)

/** What a worker still has before it. */
export const UNFINISHED = { status: { in: ['pending', 'processing'] } } satisfies Prisma.CreationWhereInput

/** Storage folder of everything that was made for one creation. */
export const folderOf = ({ kind, id }: { readonly kind: CreationKind; readonly id: string }): string =>
  `${DEFINITIONS[kind].folder}/${id}`
