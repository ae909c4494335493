import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { portugueseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Portuguese as it is sung in Brazil: the hearer is "você". */
export const portuguese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, factGrammar, details, lessons },
  denied:
    /(?<!\p{L})(?:pote|lata|caixa|embalagem|garrafa) (?:vazi[oa] )?de \p{L}+|(?<!\p{L})(?:não (?:come|comia|gosta de|gostava de|bebe|bebia|suporta|tem|tinha|quer|toma)|odeia|odiava|detesta|detestava|sem|nem|parou de|largou)(?: [oa]s?| um| uma)? \p{L}+/giu,
  leftOpen:
    /^(?:(?:e|mas|também|até|só|sempre|mesmo|aí|então) )?(?:quando|enquanto|se(?= (?:eu|el[ae]s?|vocês?|nós|a gente|[oa]s?|alguém|ninguém|não|está|tá|for|der|deixar|precisar|chove|pudesse|fosse|tivesse|\p{L}+sse)(?!\p{L}))|assim que|logo que|depois que|antes que|toda (?:a )?vez que|todas as vezes que|cada vez que|sempre que|desde que|até que|como (?:não|nunca|sempre|eu|ele|ela)|já que|embora|apesar de)(?!\p{L})/iu,
  // A line that leans on the one before it.
  slots: portugueseSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e '),
  headline: (title) => capital(title),
}
