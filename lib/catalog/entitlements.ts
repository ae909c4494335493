import { type Entitlement, PLANS, type Plan, TIERS, type Tier } from './plans.ts'

/** What of a song or cover can be kept as a file. */
export const FILE_KINDS = ['mp3', 'wav', 'stems', 'midi', 'musicxml'] as const
export type FileKind = (typeof FILE_KINDS)[number]

const FILE_NEEDS: Readonly<Record<FileKind, Entitlement>> = {
  mp3: 'mp3Download',
  wav: 'wavDownload',
  stems: 'stemsAndMidi',
  midi: 'stemsAndMidi',
  musicxml: 'stemsAndMidi',
}

/** A refusal that a larger plan would lift: a reason of server/errors.ts, and the numbers and names in its sentence. */
export type PlanRefusal = {
  readonly reason:
    | 'lyricsTooLong'
    | 'lengthTooLong'
    | 'privateNeedsPlan'
    | 'fileNeedsPlan'
    | 'referenceNeedsPlan'
    | 'daySongsUsed'
    | 'tooManyAtOnce'
    | 'storageUsed'
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * All limits of the plans. Each function returns the refusal for somebody with the plan, or null. The server refuses
 * with it, and the interface shows it before the click.
 */
export const refusalBy = {
  lyrics: (tier: Tier, length: number) => beyond('lyricsTooLong', length, PLANS[tier].lyricsMax, (max) => ({ max })),

  length: (tier: Tier, sec: number) =>
    beyond('lengthTooLong', sec, PLANS[tier].songMaxSec, (max) => ({ minutes: max / 60 })),

  visibility: (tier: Tier, visibility: string | undefined) =>
    visibility === 'private' ? lacking(tier, 'privateNeedsPlan', 'privateGeneration') : null,

  file: (tier: Tier, kind: FileKind) => lacking(tier, 'fileNeedsPlan', FILE_NEEDS[kind], { kind }),

  /** Refuses a recording that is to set anything of a song, if the plan has no reference audio. */
  reference: (tier: Tier, isWanted: boolean) =>
    isWanted ? lacking(tier, 'referenceNeedsPlan', 'referenceAudio') : null,

  /** `count` songs have been charged this UTC day already; `more` are asked for. */
  songsToday: (tier: Tier, count: number, more = 1) => {
    const { songQuota, credits } = PLANS[tier]
    const params = (max: number) => ({ max, left: Math.max(0, max - count) })
    return credits.every === 'day' ? beyond('daySongsUsed', count + more, songQuota, params) : null
  },

  /** `running` songs and covers are being made already. All songs of one press count as one: the others wait. */
  atOnce: (tier: Tier, running: number) =>
    beyond('tooManyAtOnce', running + 1, concurrentGenerations(tier) ?? Number.POSITIVE_INFINITY, (max) => ({
      max,
      plan: lowestPlan(({ concurrentGenerations: most }) => most === null || most > max),
    })),

  /** Bytes of uploads and vocal splits. */
  storage: (tier: Tier, bytes: number) =>
    beyond('storageUsed', bytes, PLANS[tier].storageBytes, (max) => ({
      gigabytes: max / 1e9,
      plan: TIERS.map((one) => PLANS[one]).find(({ storageBytes }) => storageBytes > max)?.name ?? 'none',
    })),
} as const satisfies Record<string, (tier: Tier, ...request: never[]) => PlanRefusal | null>

export function mayDownload(tier: Tier, kind: FileKind): boolean {
  return refusalBy.file(tier, kind) === null
}

/** Whether a plan may download any file at all. People on a plan without files can still export their account. */
export function hasFiles(tier: Tier): boolean {
  return FILE_KINDS.some((kind) => mayDownload(tier, kind))
}

/** Days for which finished songs and covers are kept; null for good. */
export const retentionDays = (tier: Tier): number | null => PLANS[tier].retentionDays

/** Songs of one person that workers make at the same time; null for any number. */
export const concurrentGenerations = (tier: Tier): number | null => PLANS[tier].concurrentGenerations

/** Jobs with a higher priority are taken first. */
export const queuePriority = (tier: Tier): number => PLANS[tier].queuePriority

function beyond(
  reason: PlanRefusal['reason'],
  wanted: number,
  most: number,
  params: (most: number) => PlanRefusal['params'],
): PlanRefusal | null {
  return wanted > most ? { reason, params: params(most) } : null
}

function lacking(
  tier: Tier,
  reason: PlanRefusal['reason'],
  entitlement: Entitlement,
  params: PlanRefusal['params'] = {},
): PlanRefusal | null {
  if (PLANS[tier].entitlements[entitlement]) return null
  return { reason, params: { ...params, plan: lowestPlan(({ entitlements }) => entitlements[entitlement]) } }
}

/** Name of the smallest plan that does it. */
function lowestPlan(does: (plan: Plan) => boolean): string {
  const tier = TIERS.find((one) => does(PLANS[one])) ?? 'pro'
  return PLANS[tier].name
}
