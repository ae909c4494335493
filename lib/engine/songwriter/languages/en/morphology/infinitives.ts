/**
 * The verb of which a word is the "-ing" form: "sitting" gives "sit", "celebrating" "celebrate", "dying" "die". Spelling alone does
 * not tell it, so that endings that take an "e" are listed, as are the few verbs that differ from others with their ending.
 */
export function infinitiveOf(gerund: string): string | null {
  const stem = /^(\p{Ll}*[aeiouy]\p{Ll}*)ing$/u.exec(gerund)?.[1]
  if (!stem) return null
  if (/^(?:un)?[dltv]y$|(?:under|be)ly$/.test(stem)) return stem.replace(/y$/, 'ie')
  if (/(?:an|mim|icn|rol|aff)ick$/.test(stem)) return stem.slice(0, -1)
  if (DOUBLED.test(stem)) return stem.slice(0, -1)
  return SILENT_E.some((ending) => ending.test(stem)) ? `${stem}e` : stem
}

/** Two consonants where the verb has one: "runn-", "travell-", but "add-" and "tell-". */
const DOUBLED =
  /([bdgmnprt])\1$(?<!^(?:add|odd|egg|err|purr|boycott))|^quizz$|[aeiou][^aeiou]*ell$(?<!(?:re|fore|mis|under|out)(?:t|s|sp|sm|dw)ell)|(?:sign|equ|riv|tot)all$|(?:contr|patr|ext|enr|car)oll$|(?:penc|counc|fulf)ill$/

const SILENT_E: readonly RegExp[] = [
  // "dancing", "leaving", "arguing", "closing", "freezing", "handling".
  /[cvu]$|(?<!s|foc|bonu|bia|canva)s$(?<!focus|bias)|(?<![tz])z$|[^aeiourwl]l$/,
  // "hoping": what has one short vowel doubles its consonant.
  /^[^aeiou]*(?:qu)?[aeiouy][bdfgklmnprt]$/,
  // "judging", "changing", "plunging", "bathing", "tasting", "aching".
  /[dlr]g$|(?:^r|ch|rr|der|tr)ang$|(?:en|l+e)g$|[lp]ung$|(?:cr|^h|imp|fr|wh|^b)ing$/,
  /(?:brea|loa|clo|see|soo|wri|tee|^ba)th$|^(?:t|w|p|b)ast$|^(?:head)?ach$|^ow$/,
  // "celebrating", "deciding", "including", "exploding", "managing", "waking", "provoking", "describing".
  /(?<![eo])at$(?<!combat)|(?:cr|m|lin)eat$|(?<![aeo])[aiu]d$|(?<!o)od$|(?:prec|conc|rec)ed$|ag$|(?<![eo])[aiou]k$|ib$/,
  // "inhaling", "smiling", "scheduling", "becoming", "assuming", "imagining", "postponing", "escaping", "typing".
  /(?:inh|exh|imp)al$|(?:gu|mp|nc|def)il$|(?<![ao])ul$|com$|(?<!o)um$|[nr]ven$|(?<![aeou])in$(?<!begin)|(?:cond|stp)on$|[ch]ap$|yp$/,
  // "preparing", "persevering", "retiring", "exploring", "injuring", "inviting", "competing", "promoting", "commuting".
  /(?:p|cl|w)ar$|(?:rf|rsev|dh)er$|(?<![ao])ir$|(?:pl|gn|est|ad)or$|(?<![mo])ur$|(?:v|^un|reun|gn|xc|nc|rec|xped|wr)it$(?<!profit)|(?:mp|pl|^del)et$|(?:om|en|nn|ev)ot$|(?<![ao])ut$/,
]
