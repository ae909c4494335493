import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { spanishSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** "e" before the sound of "i": "Ana e Inés". */
const and = (name: string) => (/^(?:i|í|hi)(?!e)/iu.test(name) ? 'e' : 'y')

export const spanish: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, factGrammar, details, lessons },
  leftOpen:
    /^(?:cuando|si|mientras|aunque|como|apenas|antes de|después de|hasta que|desde que|cada vez que|siempre que|en cuanto|la (?:primera|última) vez que)(?!\p{L})/iu,
  unkind:
    /^(?:(?:Y|E) \p{L}+$|Te llam|Te fuiste |Te (?:vas|jubilas|mudas|retiras)(?!\p{L})|Hace .* que te fuiste|(?:Y )?(?:Eres|Eras) (?:(?:la|el|una?) )?\p{L}+(?:$| de )|Ten(?:ía|ie)s \d+ años|Cumples |Perdiste|Olvidaste|Mentiste|(?:Y |E )?(?:Encima|Además|Ahora|Después|Luego|Entonces|Por eso|Así que|Tampoco|También|Les?|Se les?) |Me engañaste|Me dejaste por|No sabes)|(?<!\p{L})(?:quimio\p{L}*|prematur[oa]|c[áa]ncer|tumor|cirug[íi]a|operaci[óo]n|operan|enfermedad|hospital|incubadora|parkinson|esclerosis|silla de ruedas|rompiste (?:la|el)|escayola|muletas|entierro|llor(?:as|abas)|depresi[óo]n|demencia|alzheimer|accidente|funeral|muri[óo]|falleci[óo]|divorci\p{L}+|diagnostic\p{L}+|resultados)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:no|nunca|jamás|ni|sin|odias?|detestas?|miedo a)(?: \p{L}+){1,3}/giu,
  slots: spanishSlots,
  together: (names) => {
    const last = names.at(-1) ?? ''
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`
  },
  // "Ven al Nopal Feliz".
  spelled: (text) => text.replace(/(?<!\p{L})(a|de) el (?=\p{Lu})/gu, '$1l '),
  headline: (title) => capital(title),
}
