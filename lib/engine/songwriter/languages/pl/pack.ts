import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { inForm } from './formal-words.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { polishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const polish: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons },
  leftOpen:
    /^(?:(?:a|i|ale) )?(?:kiedy|gdy|gdyby|jak|jeśli|jeżeli|zanim|dopóki|póki|chociaż|choć|odkąd|skoro|za każdym razem,? (?:gdy|kiedy|jak))(?!\p{L})(?!.*, )/iu,
  slots: polishSlots,
  spelled: inForm,
  factGrammar,
  denied:
    /(?<!\p{L})(?:nie (?:mam?|masz|mamy|miał\p{L}*|lubi\p{L}*|cierpi\p{L}*|znosi\p{L}*|umie\p{L}*|potrafi\p{L}*|jada\p{L}*|je|jesz|pij\p{L}*|chc\p{L}*|boli|wolno|było|ma)|bez|zamiast|nienawidz\p{L}*|brak)(?: \p{L}+){1,3}/giu,
  unkind:
    /boi(?:sz)? się|bał[ae]?[śm]? się|spóźni|nie umie|nie cierpi|nienawidz|chrap|zmar|umar|chor(?:uj|ow|y|a)|rzuci|zdradzi|zapomnia|zapomin|krzycz|brakuje|oblewa|zemdla|zalał|kłóci|kłamał|rak(?:iem|a)(?!\p{L})|szpital|chemi[ąęi]|bolał|cierpi|pogrzeb|długi(?!\p{L})|rozwód|rozwi[oó]d|nic nie wie|rozwod|odchodzi(?:sz)? |trzymam kciuki|nie potrafi|nie musi|kiedy |gdy |masz (?:dwa|trzy|cztery|\d+|rok)|od trzech lat/iu,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' i '),
  headline: (title) => capital(title),
}
