import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { Details } from '../stanzas.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { italianSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** A text has "l'orto" and "sull'autobus" as one word, with either apostrophe. */
const withElided = (kin: string): string =>
  kin
    .split(' ')
    .flatMap((word) => (/^[aeiouàèéìòù]/u.test(word) ? [word, ...ELIDED.map((article) => article + word)] : word))
    .join(' ')
const ELIDED = ['l', 'un', 'd', 'dell', 'nell', 'all', 'dall', 'sull', 'quell'].flatMap((one) => [`${one}'`, `${one}’`])

const topicsHeard: LanguagePack['topics'] = Object.fromEntries(
  Object.entries(topics).map(([name, topic]) => [name, { ...topic, kin: withElided(topic.kin) }]),
)
const heard = (some: readonly Details[]) => some.map((one) => ({ ...one, words: withElided(one.words) }))

/** "mio padre" has no article. */
const KIN =
  /^(?:padre|madre|fratello|sorella|figli[ao]|marito|moglie|zi[ao]|nonn[ao]|cugin[ao]|suocer[ao]|cognat[ao]|nipote|genero|nuora)$/u

/** "Anna ed Elena". */
const and = (name: string) => (/^e/iu.test(name) ? 'ed' : 'e')

export const italian: LanguagePack = {
  ...{
    plots,
    topics: topicsHeard,
    anything,
    titled,
    dedicated,
    factHooks,
    leadIns,
    factGrammar,
    details: heard(details),
    lessons: heard(lessons),
  },
  leftOpen:
    /^(?:(?:e|ma|anche) )?(?:quando|se|mentre|appena|non appena|finché|dopo che|prima che|prima di|ogni volta che|tutte le volte che|siccome|visto che|dato che)(?!\p{L})/iu,
  unkind:
    /^(?:(?:Ora|Adesso|Ieri|Oggi) )?(?:Ti|Vi|Hai|Avete|Sei|Siete|Eri|Non|Avevi|Stai)\b.*(?:lasciat[oaie]|pers[oaie]|fallit|smesso|bocciat|licenziat|malat|tumore|chemio|operat|mort|pianto|piangi|depress|divorzi|ospedale|dimenticat|paura|tradit|rispondi|sol[oa]$|soffr)|^(?:(?:Adesso|Ora|Domani|Oggi|Finalmente) )?(?:Vai in pensione|Parti|Ti (?:laurei|sposi|trasferisci|diplomi)|Vi sposate|Compi|Torni)(?![a-zà-ú])|(?:tumore|chemio|cancro|funerale|operazione|divorzio|dislessi|disabil|autis|sindrome|sordo|sorda|cieco|cieca|sedia a rotelle|depress|malattia)|^(?:Lui|Lei|Loro|Uno di|Una di) |^Non (?:ci senti|ci vedi|cammini|(?:mi|ci) (?:riconosc|ricord)\p{L}+)|^(?:(?:Adesso|Ora) )?(?:ne )?hai \d+(?: anni)?$/iu,
  slots: italianSlots,
  // "Sul mio condominio", told by itself, is "Il mio condominio".
  spelled: (text, brief) => {
    const [subject] = brief.subjects
    const { x } = italianSlots(brief)
    if (!subject?.article || !x || KIN.test(subject.text)) return text
    const told = capital(`${subject.article} ${subject.text}`)
    return text
      .split('\n')
      .map((line) => (line === told ? capital(x) : line))
      .join('\n')
  },
  together: (names) => {
    const last = names.at(-1) ?? ''
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`
  },
  headline: (title) => capital(title),
}
