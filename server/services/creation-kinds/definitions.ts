import { concurrentGenerations } from '#lib/catalog/entitlements.ts'
import { type Charged, COST, type Tier } from '#lib/catalog/plans.ts'
import type { CreationKind, Failure } from '#lib/schemas/creation.ts'
import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { ErrorReason } from '#server/errors.ts'
import { makeCoverJob } from '#server/jobs/make-cover.job.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'

/** The notification that its owner gets, and the page that the notification opens. */
type Notice = { readonly kind: NotificationKind; readonly path: (id: string) => string }

/** All that the lifecycle has to know of a kind of creation. */
export type Definition = {
  /** The job that makes it. The key of the job is the id of the creation. */
  readonly job: typeof makeSongJob | typeof makeCoverJob
  /**
   * Credits that each run costs, and the kind of its ledger line; null for kinds that take up their owner's storage
   * instead.
   */
  readonly charge: { readonly kind: Charged; readonly credits: number } | null
  /** Whether plans with daily credits limit how many are made in a day. */
  readonly hasDailyLimit: boolean
  /** How many of one person's creations are made at the same time; null for any number. */
  readonly concurrentGenerations: (tier: Tier) => number | null
  /** Storage folder of the kind, which kinds may share. Each creation has a folder in it, named by its id. */
  readonly folder: string
  /** Address of its finished sound, and of its beginning while it is being made. */
  readonly audio: (id: string) => string
  /** The address of its page; null for a kind without one, which only its owner sees. */
  readonly page: ((id: string) => string) | null
  /** Whether the trash lists it for a month once it was deleted; else it can be restored for a day. */
  readonly hasTrash: boolean
  readonly notFound: ErrorReason
  /** The reason of a failure for which no other reason is known. */
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

/** Creations that wait for a worker or are being made. */
export const UNFINISHED = { status: { in: ['pending', 'processing'] } } satisfies Prisma.CreationWhereInput

/** Storage folder of everything that was made for one creation. */
export const folderOf = ({ kind, id }: { readonly kind: CreationKind; readonly id: string }): string =>
  `${DEFINITIONS[kind].folder}/${id}`
