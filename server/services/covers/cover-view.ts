import type { CoverView } from '#lib/schemas/cover.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { creationView, isFinished, isMixing } from '#server/services/creations/creation-view.ts'
import type { CoverRow } from './cover-row.ts'

/** A stored cover as people see it. */
export function coverView(cover: CoverRow): CoverView {
  const finished = isFinished(cover)
  const audioUrl = DEFINITIONS[cover.kind].audio(cover.id)
  return {
    ...creationView(cover),
    kind: cover.kind,
    songTitle: cover.title,
    voiceModelId: cover.voice?.slug ?? null,
    voiceModelName: cover.voiceName,
    avatarUrl: cover.voice ? `/api/voices/${cover.voice.id}/avatar` : null,
    // Each mix has an address of its own, so that no browser plays an earlier one from its cache.
    convertedAudioUrl: finished && cover.kind === 'cover' ? `${audioUrl}?mix=${mixNumber(cover.mix)}` : null,
    parts: finished ? { vocals: `${audioUrl}?part=vocals`, instrumental: `${audioUrl}?part=instrumental` } : null,
    pitchChange: cover.pitchChange,
    vocalDb: cover.vocalDb,
    backingDb: cover.backingDb,
    mixing: isMixing(cover),
    peaks: (cover.visuals as { peaks: number[] } | null)?.peaks ?? null,
  }
}

const mixNumber = (mix: string | null) => /(\d+)\/[^/]+$/.exec(mix ?? '')?.[1] ?? '0'
