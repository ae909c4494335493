import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from './languages.ts'
import { localPath } from './paths.ts'

/** Canonical address of a page and its addresses in other languages, in the form of Next's metadata. */
export function alternates(language: string, path: string) {
  return {
    canonical: localPath(language, path),
    languages: {
      ...Object.fromEntries(COMPLETE_LANGUAGES.map((code) => [code, localPath(code, path)])),
      'x-default': localPath(DEFAULT_LANGUAGE, path),
    },
  }
}
