import type { CoverView } from '#lib/schemas/cover.ts'
import type { Prisma } from '#server/db/generated/client.ts'

/** What a cover's view needs besides its own row. */
export const WITH_VOICE = {
  voice: { select: { id: true, slug: true, ownerId: true } },
} as const satisfies Prisma.CoverInclude

type CoverRow = Prisma.CoverGetPayload<{ include: typeof WITH_VOICE }>

/** While a finished cover has this stage, it is being mixed with other levels. */
export const MIXING = 'mix'

export function isMixing({ status, files, stage }: Pick<CoverRow, 'status' | 'files' | 'stage'>): boolean {
  return status === 'completed' && files !== null && stage === MIXING
}

/** A stored cover as people see it. */
export function coverView(cover: CoverRow): CoverView {
  const finished = cover.status === 'completed' && cover.files !== null
  const audioUrl = `/api/cover-audio/${cover.id}`
  return {
    id: cover.id,
    kind: cover.kind,
    status: cover.status,
    progress: cover.progress,
    stage: cover.stage,
    place: null,
    failure: cover.failure,
    songTitle: cover.songTitle,
    voiceModelId: cover.voice?.slug ?? null,
    voiceModelName: cover.voiceName,
    avatarUrl: cover.voice ? `/api/voices/${cover.voice.id}/avatar` : null,
    // Another mix, another address: what a browser has kept of the first one must not be played.
    convertedAudioUrl: finished && cover.kind === 'cover' ? `${audioUrl}?mix=${mixNumber(cover.mix)}` : null,
    parts: finished ? { vocals: `${audioUrl}?part=vocals`, instrumental: `${audioUrl}?part=instrumental` } : null,
    duration: cover.durationSec,
    pitchChange: cover.pitchChange,
    vocalDb: cover.vocalDb,
    backingDb: cover.backingDb,
    mixing: isMixing(cover),
    peaks: (cover.visuals as { peaks: number[] } | null)?.peaks ?? null,
    visibility: cover.visibility,
    createdAt: cover.createdAt,
  }
}

const mixNumber = (mix: string | null) => /(\d+)\/[^/]+$/.exec(mix ?? '')?.[1] ?? '0'
