import { divided, isVerb, NO_VERBS } from './words/verbs.ts'

/** The verb of a clause comes first: "altijd alles opeet" gives "eet altijd alles op". */
export function mainClause(clause: string): string[] {
  const tail =
    /^(.+?\p{L}) ((?:omdat|terwijl|zodat|totdat|zodra|voordat|nadat|wanneer|als|dat|toen|waar|want|om) \p{L}+ .+)$/iu.exec(
      clause.trim(),
    )
  const head = tail ? mainWords(tail[1] ?? '') : []
  return tail && head.length > 0 ? [...head, ...(tail[2] ?? '').split(/\s+/)] : mainWords(clause)
}

function mainWords(clause: string): string[] {
  const words = clause.trim().split(/\s+/)
  const at = verbAt(words)
  const found = at < 0 ? null : divided((words[at] ?? '').toLowerCase())
  if (!found) return []
  const [verb, rest] = found
  const others = words.filter((_, index) => index !== at)
  return [verb, ...others, ...(rest ? [rest] : [])]
}

const HELPERS = /^(?:heeft|had|is|was|kan|kon|wil|wilde|wou|mag|mocht|moet|moest|zal|zou)$/iu

/** A helper, else the first word if it is a verb, else the last one that is. */
function verbAt(words: readonly string[]): number {
  if (divided((words[0] ?? '').toLowerCase())) return 0
  const helper = words.findIndex((word) => HELPERS.test(word))
  if (helper >= 0) return helper
  return words.findLastIndex((word) => divided(word.toLowerCase()) !== null && !NO_VERBS.has(word.toLowerCase()))
}

/** "ik haar verjaardag vergeten ben" gives "ben haar verjaardag vergeten"; where the verb is not known, nothing. */
export function ownClause(clause: string): string | null {
  const words = clause.trim().split(/\s+/)
  if (/\s(?:dat|omdat|toen|als)\s/iu.test(clause) && isVerb((words[0] ?? '').toLowerCase())) return clause.trim()
  const at = words.findIndex((word) =>
    /^(?:ben|heb|had|was|kan|kon|wil|wilde|moest|zou|hebben|waren|ga|hou|mis|mochten|konden|moesten|wilden|zouden|mocht|mag|mogen|kunnen|staan|zijn|gaan|komen|willen|wonen|zitten|blijven|moeten|weten|denken|wachten|zullen)$/iu.test(
      word,
    ),
  )
  const last = at >= 0 ? at : words.findLastIndex((word) => isVerb(word.toLowerCase()))
  if (last < 0) return null
  return [words[last], ...words.filter((_, index) => index !== last)].join(' ')
}
