import { type Brief, isLanguage, readBrief } from '#lib/engine/index.ts'
import { parseEnglish } from '#server/assets/english.ts'
import type { UnreadRequest } from '#server/ports/music.ts'

/** The brief of a request, read as it was when the song was accepted. */
export function briefOf(request: UnreadRequest): Brief {
  const {
    description,
    title,
    isUntitled,
    style,
    gender,
    instrumental,
    language,
    lengthSec,
    ignored = [],
    reference,
  } = request
  return readBrief(
    {
      description,
      style,
      voice: gender,
      instrumental,
      ignored,
      ...(isUntitled ? {} : { title }),
      ...(language !== undefined && isLanguage(language) ? { language } : {}),
      ...(lengthSec === undefined ? {} : { lengthSec }),
      ...(reference ? { reference } : {}),
    },
    parseEnglish,
  )
}
