import { STORAGE_KEY } from '#lib/i18n/language-choice.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'

/**
 * Runs before the first paint, inline in the head: whose browser speaks another language of ours than the page, and who has
 * chosen none, finds room at its top for the hint, so that nothing jumps when it comes. Posts are in English alone.
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
