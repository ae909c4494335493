/**
 * What Canto sells, in one place: pages, server and payment read it from here and nowhere else.
 * Prices in US cents; `null` means without limit.
 */
export const TIERS = ['free', 'basic', 'standard', 'pro'] as const
export type Tier = (typeof TIERS)[number]

export const BILLING_PERIODS = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

export type PaidTier = Exclude<Tier, 'free'>
export type PaidPlanId = `${PaidTier}_${BillingPeriod}`
export type PlanId = 'free' | PaidPlanId

export type Plan = {
  readonly tier: Tier
  /** The same in every language. */
  readonly name: string
  /** Cents to pay each month, or once a year. */
  readonly priceCents: Readonly<Record<BillingPeriod, number>>
  readonly credits: { readonly amount: number; readonly every: 'day' | 'month' }
  /** How many songs the credits pay for in their day or month; on the free plan also the most songs in a day. */
  readonly songQuota: number
  readonly concurrentGenerations: number | null
  /** How long finished songs and covers are kept. */
  readonly retentionDays: number | null
  /** Storage for uploaded recordings and vocal splits, which cost no credits and so have no other limit. */
  readonly storageBytes: number
  readonly lyricsMax: number
  readonly songMaxSec: number
  readonly queuePriority: number
  readonly popular: boolean
  readonly entitlements: Readonly<Record<Entitlement, boolean>>
}

export const ENTITLEMENTS = [
  'textToMusic',
  'aiLyrics',
  'vocalRemoval',
  'coverSong',
  'privateGeneration',
  'commercialLicence',
  'mp3Download',
  'wavDownload',
  'stemsAndMidi',
  'referenceAudio',
] as const
export type Entitlement = (typeof ENTITLEMENTS)[number]

/** What can be charged, and how many credits it takes. */
export const COST = { song: 5, cover: 5 } as const
export type Charged = keyof typeof COST

const GIGABYTE = 1e9

const everyone = { textToMusic: true, aiLyrics: true, vocalRemoval: true, coverSong: true }
const paid = { ...everyone, privateGeneration: true, commercialLicence: true, mp3Download: true }
const studio = { ...paid, wavDownload: true, stemsAndMidi: true, referenceAudio: true }

export const PLANS: Readonly<Record<Tier, Plan>> = {
  free: {
    tier: 'free',
    name: 'Free',
    priceCents: { monthly: 0, yearly: 0 },
    credits: { amount: 20, every: 'day' },
    songQuota: 4,
    concurrentGenerations: 1,
    retentionDays: 30,
    storageBytes: 1 * GIGABYTE,
    lyricsMax: 3000,
    songMaxSec: 240,
    queuePriority: 0,
    popular: false,
    entitlements: {
      ...everyone,
      privateGeneration: false,
      commercialLicence: false,
      mp3Download: false,
      wavDownload: false,
      stemsAndMidi: false,
      referenceAudio: false,
    },
  },
  basic: {
    tier: 'basic',
    name: 'Basic',
    priceCents: { monthly: 999, yearly: 9588 },
    credits: { amount: 500, every: 'month' },
    songQuota: 100,
    concurrentGenerations: 1,
    retentionDays: 365,
    storageBytes: 5 * GIGABYTE,
    lyricsMax: 3000,
    songMaxSec: 240,
    queuePriority: 0,
    popular: false,
    entitlements: { ...paid, wavDownload: false, stemsAndMidi: false, referenceAudio: false },
  },
  standard: {
    tier: 'standard',
    name: 'Standard',
    priceCents: { monthly: 1999, yearly: 19188 },
    credits: { amount: 1500, every: 'month' },
    songQuota: 300,
    concurrentGenerations: 10,
    retentionDays: null,
    storageBytes: 20 * GIGABYTE,
    lyricsMax: 5000,
    songMaxSec: 480,
    queuePriority: 1,
    popular: true,
    entitlements: studio,
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    priceCents: { monthly: 5999, yearly: 57588 },
    credits: { amount: 5000, every: 'month' },
    songQuota: 1000,
    concurrentGenerations: null,
    retentionDays: null,
    storageBytes: 100 * GIGABYTE,
    lyricsMax: 5000,
    songMaxSec: 480,
    queuePriority: 1,
    popular: false,
    entitlements: studio,
  },
}

/** The longest lyrics that any plan takes; a person's own plan may take less. */
export const LYRICS_MAX = Math.max(...TIERS.map((tier) => PLANS[tier].lyricsMax))

/** The longest song in seconds that any plan makes. */
export const SONG_MAX_SEC = Math.max(...TIERS.map((tier) => PLANS[tier].songMaxSec))

export const PAID_TIERS = ['basic', 'standard', 'pro'] as const satisfies readonly PaidTier[]
export const PAID_PLAN_IDS: readonly PaidPlanId[] = PAID_TIERS.flatMap((tier) =>
  BILLING_PERIODS.map((period) => `${tier}_${period}` as const),
)

export function isPaidPlanId(text: string): text is PaidPlanId {
  return PAID_PLAN_IDS.some((id) => id === text)
}

/** Tier and billing period of a plan id; the free plan has no period. */
export function partsOfPlan(planId: PlanId): { tier: Tier; period: BillingPeriod | null } {
  if (planId === 'free') return { tier: 'free', period: null }
  const [tier, period] = planId.split('_') as [PaidTier, BillingPeriod]
  return { tier, period }
}

export const planName = (planId: PlanId): string => PLANS[partsOfPlan(planId).tier].name

export type PlanMove = 'current' | 'free' | 'downgrade' | 'upgrade' | 'subscribe'

/** What kind of change choosing a plan would be. `has` is null for signed-out visitors, whose plan is not known. */
export function planMove(has: PlanId | null, wanted: PlanId): PlanMove {
  if (has === wanted) return 'current'
  if (wanted === 'free') return 'free'
  if (has === null) return 'subscribe'
  return rank(wanted) < rank(has) ? 'downgrade' : 'upgrade'
}

/** Whether a change waits until the paid period ends: to a lower tier, or from yearly to monthly in the same tier. */
export function waitsForPeriodEnd(has: PlanId, wanted: PlanId): boolean {
  if (rank(wanted) !== rank(has)) return rank(wanted) < rank(has)
  return partsOfPlan(has).period === 'yearly' && partsOfPlan(wanted).period === 'monthly'
}

const rank = (planId: PlanId) => TIERS.indexOf(partsOfPlan(planId).tier)
