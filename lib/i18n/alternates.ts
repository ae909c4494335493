import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from './languages.ts'
import { localPath } from './paths.ts'

/** What a page's head says of its own address and of the same page in other languages, as Next's metadata take it. */
export function alternates(language: string, path: string) {
  return {
    canonical: localPath(language, path),
    languages: {
      ...Object.fromEntries(COMPLETE_LANGUAGES.map((code) => [code, localPath(code, path)])),
      'x-default': localPath(DEFAULT_LANGUAGE, path),
    },
  }
}
