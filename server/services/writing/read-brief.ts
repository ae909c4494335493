import { briefFacts, readBrief as read } from '#lib/engine/index.ts'
import type { DescriptionRead, ReadBrief } from '#lib/schemas/song.ts'
import { parseEnglish } from '#server/assets/english.ts'

/** What a description asks for, as far as it is understood. */
export function readBrief({ input }: { input: ReadBrief }): DescriptionRead {
  const {
    description,
    style,
    gender: voice,
    instrumental,
    language,
    lengthSec,
    interfaceLanguage,
    ignored,
    reference,
  } = input
  const brief = read(
    {
      description,
      style,
      voice,
      instrumental,
      interfaceLanguage,
      ignored,
      ...(language ? { language } : {}),
      ...(lengthSec ? { lengthSec } : {}),
      ...(reference ? { reference } : {}),
    },
    parseEnglish,
  )
  return { ...briefFacts(brief), spokenIn: brief.spokenIn }
}
