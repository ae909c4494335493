import type { VoiceCategory } from '#lib/catalog/voices/categories.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import type { Voice } from '#server/db/generated/client.ts'

/** A stored voice as people see it. */
export function voiceView(voice: Voice): VoiceView {
  return {
    id: voice.id,
    slug: voice.slug,
    name: voice.name,
    category: voice.category as VoiceCategory,
    family: voice.family,
    description: voice.description,
    tags: voice.tags,
    register: voice.register,
    lowNote: voice.lowNote,
    highNote: voice.highNote,
    languages: voice.languages,
    avatarUrl: `/api/voices/${voice.id}/avatar`,
    demoAudioUrl: `/api/voices/${voice.id}/demo`,
    isOwn: voice.ownerId !== null,
  }
}
