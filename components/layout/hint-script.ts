import { STORAGE_KEY } from '#lib/i18n/choice.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'

const script = `{
  const has = (code) => code && '${COMPLETE_LANGUAGES.join(' ')}'.includes(code)
  const wanted = navigator.language.slice(0, 2).toLowerCase()
  const { dataset, lang } = document.documentElement
  let chosen
  try {
    chosen = localStorage.getItem('${STORAGE_KEY}')
  } catch {}
  if (wanted !== lang && has(wanted) && !has(chosen)) {
    dataset.wanted = wanted
    if (!location.pathname.includes('/blog/')) dataset.hint = ''
  }
}`

/**
 * Runs before the first paint, inline in the head: whose browser speaks another language of ours than the page, and who has
 * chosen none, finds room at its top for the hint, so that nothing jumps when it comes. Posts are in English alone.
 */
export const hintScript = /* @__PURE__ */ script.replace(/\n\s*/g, '\n')
