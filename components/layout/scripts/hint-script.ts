import { STORAGE_KEY } from '#lib/i18n/language-choice.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'

/**
 * An inline script in the head that runs before the first paint. If the browser's language is another one of ours than
 * the page's, and the visitor has chosen none, it reserves room for the hint at the top, so that nothing jumps when the
 * hint appears. Posts get no hint, because they are in English only.
 */
export const hintScript = `{
  const { dataset, lang } = document.documentElement
  const wanted = navigator.language.slice(0, 2)
  const has = (code) => '${COMPLETE_LANGUAGES.join(' ')}'.includes(code)
  try {
    if (wanted != lang && has(wanted) && !has(localStorage.${STORAGE_KEY})) {
      dataset.wanted = wanted
      if (!location.pathname.includes('/blog/')) dataset.hint = ''
    }
  } catch {}
}`
