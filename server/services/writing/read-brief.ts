import { type BriefFacts, briefFacts, readBrief as read } from '#lib/engine/index.ts'
import type { ReadBrief } from '#lib/schemas/song.ts'

/** What a description asks for, as far as it is understood. */
export function readBrief({ input }: { input: ReadBrief }): BriefFacts {
  const { description, style, gender: voice, instrumental, language, interfaceLanguage, ignored } = input
  return briefFacts(
    read({ description, style, voice, instrumental, interfaceLanguage, ignored, ...(language ? { language } : {}) }),
  )
}
