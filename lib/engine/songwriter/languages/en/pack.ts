import { incurable, misfortune } from '../../../brief/languages/en/manners.ts'
import { pattern } from '../../../brief/patterns.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { animalDetails, details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { headline } from './headline.ts'
import { leadIns } from './lead-ins.ts'
import { baseOf } from './morphology/agreement.ts'
import { inBritishSpelling, isBritish } from './morphology/british-spelling.ts'
import { plots } from './plots.ts'
import { signed } from './signed.ts'
import { englishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const english: LanguagePack = {
  ...{
    plots,
    topics,
    anything,
    titled,
    dedicated,
    signed,
    factHooks,
    leadIns,
    factGrammar,
    details,
    lessons,
    animalDetails,
    headline,
  },
  leftOpen: /^(?:when|whenever|if|while|after|before|until|once|as soon as|every time|each time)\b/iu,
  unkind: pattern(
    `^You(?:['’]\\p{L}+)? (?:\\p{L}+ )?(?:failed|lost|died|forgot|broke|cheat|left|missed|dumped|drank|tore|hurt|hated?` +
      '|had to be put|have(?: \\p{L}+)? (?:cancer|dementia|arthritis)|divorced?|fired|laid' +
      '|(?:sick|ill|scared|afraid|depressed|alone|lonely)$)\\b|\\b(?:cancer|chemo|tumou?r|diagnos\\p{L}*|surgery|operation|stroke|miscarriage)\\b' +
      `|^You\\b.*(?:${misfortune}|${incurable})`,
  ),
  denied:
    /\b(?:no|without|hates?|never had an?|can['’]t stand)(?: \p{L}+){1,2}|(?<=\b(?:dress\p{L}*(?: up)?|disguised|go|goes|went|came) as )an? \p{L}+|\b(?:had|have|has) to wait\b|\bmarathons? of\b|\b(?:clos|cook|balanc)\p{L}* the books?\b|\bcall(?:s|ed)? (?:every|each|all|any)(?:\p{L}+)?(?: \p{L}+)? an? \p{L}+/giu,
  alsoSaid: (entry) => entry.replace(/^(\p{L}+s) (?=.)/u, (_, verb: string) => `${baseOf(verb)} `),
  slots: englishSlots,
  spelled: (text, { request }) =>
    isBritish(request.description) ? inBritishSpelling(text, request.description) : text,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and '),
}
