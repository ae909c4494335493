import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { germanSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Titles are written like sentences, with the capital letters that nouns have. */
const headline = (title: string) => capital(title)

export const german: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons, headline },
  factGrammar,
  leftOpen:
    /^(?:(?:immer|auch|selbst|jedes Mal) )?(?:wenn|sobald|obwohl|bevor|nachdem|während|solange|falls|weil|(?:als|bis|seit(?:dem)?) (?:ich|du|wir|ihr|er|sie|es|man|mein\p{L}*|dein\p{L}*|unser\p{L}*|der|die|das)) [^,]+$/iu,
  unkind:
    /^(?:du|ich|er|sie|wir) (?:bist|warst|wirst|bin|war|ist|wird|sind) \d+$|^Du (?:ziehst|gehst|wechselst|verlässt|hörst) |^(?:Sie|Ihr) (?:ziehe?[nt]|gehe?[nt]|wechsel[nt]|verlass(?:en|t)|hör(?:en|t)) |(?<!\p{L})aber(?!\p{L})|(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}*|pflegeheim|altenheim|schiss|getrennt|zieht aus|einsam|allein|alleine|übersehen|verlor\p{L}*|gebrochen|allergisch|arbeitslos|verpasst|verlier\p{L}*|starb\p{L}*|gestorben|eingeschläfert|krebs|chemo|krankenhaus|gedroht|geschieden|geweint|getreten|geflohen|flucht|krieg|vergisst|heul\p{L}*|mitgenommen|verlassen|runtergefallen)(?!\p{L})|^Du\b.*(?<!\p{L})(?:gestorben|verlassen|vergessen|gelogen|betrogen|krank|krebs|chemo\p{L}*|demenz|operation|operiert|unfall|schlaganfall|depress\p{L}*|gekündigt|dick|angst)(?!\p{L})/iu,
  denied:
    /(?<!\p{L})wander(?:st|t) [^,]* aus(?!\p{L})|^(?:immer )?(?:als|wenn|weil|obwohl|bevor|nachdem|während|sobald|wer|seitdem) [^,]+,|, (?:weil|wenn|dass|obwohl|bis|als|wann|was|wo|ob|die|der|das|den|nur) .*|(?<!\p{L})(?:mit|ohne|zum|zur|vom|für|gegen|wie|statt|trotz|vor|seit|nach|bei) (?:(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|allen|vielen|de[rmns]|die|das|[dmsk]?ein\p{L}*|ihre?\p{L}?|unser\p{L}*) )?\p{L}+|(?<!\p{L})\p{L}+ (?:mitgenommen|verlassen|übersehen|verkauft|verloren|verpasst)|(?<!\p{L})(?:kein\p{L}*|ohne|hass(?:e|t|en)?|nie|niemals|kaum|nicht(?: gern| gerne| mehr)?)(?: \p{L}+){1,2}|(?<=\p{L} )(?:beim|bei|auf|in|im|an|am) [^,]{2,40}(?= kennengelernt)/giu,
  slots: germanSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' und '),
}
