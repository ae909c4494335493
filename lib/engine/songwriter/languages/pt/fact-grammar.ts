import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import { details } from './details.ts'

/** How a Portuguese fact is said: whether it is over, and whether somebody simply does, has or loves the thing. */
export function factGrammar({ of, text }: Fact, isDead: boolean): FactGrammar {
  const said = predicateOf(text)
  const tense = tenseOf(said)
  const isPast = isDead || tense === 'habit' || tense === 'event'
  const suits = (word: string) =>
    (/medo/.test(word) && of !== 'thing') ||
    (of !== 'thing' && tense !== 'event' && !OTHERWISE.test(said) && isDoneTo(word, said))
  return {
    suits,
    suited: (stanzas) => {
      const words = WORDS_OF_LATER.get(stanzas)
      const isKnown = words?.some((word) => said.includes(word) && suits(word)) ?? true
      // What comes of a thing holds for whoever has, does or loves it.
      if (of !== 'thing' && !isKnown) return ''
      return stanzas.replace(AGREEING, (_, present: string, past: string) => (isPast ? past : present))
    },
  }
}

/** By what a text speaks of a thing of which it is sung what comes of it. */
const WORDS_OF_LATER: ReadonlyMap<string, readonly string[]> = new Map(
  details.map(({ words, later = '' }) => [later, words.split(/\s+/).map((word) => word.replaceAll('_', ' '))]),
)

/** What is told beside the main clause or behind a preposition, "na banheira", is only near. */
function isDoneTo(word: string, said: string): boolean {
  const [main = ''] = said.split(BESIDE)
  const at = main.indexOf(word.split(/[ _]/)[0] ?? '')
  return at >= 0 && !PREPOSITION.test(main.slice(0, at))
}

const BESIDE =
  / (?:quando|enquanto|porque|pois|mas|que|se|onde|como|até|sem|antes|depois|desde|embora|pra eu|para eu|igual|feito) /u
const PREPOSITION =
  /(?<!\p{L})(?:com|em|n[oa]s?|num|numa|pr[oa]s?|para|pel[oa]s?|por|aos?|às?|d[oa]s|contra|sobre|entre|atrás|debaixo|dentro|perto|longe)(?!\p{L})/u

/** "[tem tinha]": a verb as it is and as it was. */
const AGREEING = /\[([\p{L}-]+) ([\p{L}-]+)\]/gu

/** Of somebody who does not simply do, love or have a thing: never, afraid, given to us, lost, leaving. */
const OTHERWISE =
  /(?<!\p{L})(?:nunca|jamais|não)(?!\p{L})|(?<!\p{L})(?:medo|pavor) d|^(?:já |ainda |sempre )?(?:és? |odeia|odiava|detesta|implica|(?:vai|vão|vou|vamos) |(?:me|nos|te|lhe) |perd|quebr|esquec|roub|derrub|queim|estrag|confund|conhec|sabe |tinham? \p{L}+(?:do|to)(?!\p{L}))/u

/** "consertava relógios" of "Você consertava relógios". */
const predicateOf = (text: string) =>
  text
    .toLowerCase()
    .replace(
      /^(?:tod[oa] \p{L}+ |tod[oa]s [oa]s \p{L}+ )?(?:vocês?|eu|a gente|nós|el[ae]s?|todo mundo|(?:o|a|os|as|meu|minha|nosso|nossa) \p{L}+) /u,
      '',
    )
    .trim()

type Tense = 'present' | 'habit' | 'event'

/** By the first verb whose ending tells. */
function tenseOf(said: string): Tense {
  for (const word of said.split(/\s+/).slice(0, 5)) {
    if (HABIT.test(word)) return 'habit'
    if (EVENT.test(word)) return 'event'
    if (PRESENT.test(word)) return 'present'
  }
  return 'present'
}

const HABIT =
  /^(?:era|eram|éramos|tinham?|tínhamos|vinham?|punham?|ia|iam|(?!(?:tr|l|gr|c|br|escr|cr)ava$)\p{L}+(?:ava|avam|ávamos)|\p{L}{2,}(?:ia|iam|íamos))$/u
const EVENT =
  /^(?:foi|fui|foram|fomos|fez|fiz|fizeram|fizemos|disse|disseram|trouxe|trouxeram|veio|vim|vieram|viu|vi|viram|teve|tive|tiveram|deu|dei|deram|pôs|pus|quis|pôde|soube|esteve|estive|\p{L}{2,}(?:ou|eu|iu|ei|aram|eram|iram)|\p{L}{3,}[^aeo]i|caí|saí)$/u
const PRESENT = /^(?:é|são|tem|têm|faz|diz|vem|põe|dá|lê|vê|quer|sabe|pode|ri)$/u
