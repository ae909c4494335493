import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import { habitLessons } from './details/lessons/habits.ts'
import { natureLessons } from './details/lessons/nature.ts'
import { schoolLessons } from './details/lessons/school.ts'
import { tableLessons } from './details/lessons/tables.ts'

/** Whether a Spanish fact is that somebody now has, loves or does the thing that it names; only then is sung what comes of such things. */
export function factGrammar({ of, text }: Fact, isDead: boolean): FactGrammar {
  if (of === 'thing' && LESSONS.some((words) => text.toLowerCase().includes(words))) return OF_LESSONS
  const named = isDead ? [] : namedBy(of, text)
  const names = (said: string) => named.some((stem) => ` ${said.toLowerCase()}`.includes(` ${stem}`))
  return {
    suits: names,
    suited: (stanzas) =>
      stanzas
        .split(/\n\s*\n/)
        .filter(names)
        .join('\n\n'),
  }
}

/** What is to be learnt is sung whole. */
const LESSONS = [...habitLessons, ...natureLessons, ...schoolLessons, ...tableLessons].flatMap(({ words }) =>
  words.split(' ').map((one) => one.replaceAll('_', ' ')),
)
const OF_LESSONS: FactGrammar = { suits: () => true, suited: (stanzas) => stanzas }

/** The first letters of what somebody does or has: "guit" of "Tocas la guitarra". */
function namedBy(of: Fact['of'], text: string): readonly string[] {
  const said = text.toLowerCase()
  const words = said.split(' ')
  if (words.length > LONGEST) return []
  if (of === 'thing')
    return /(?:años|meses|días)(?= |$)/u.test(said) ? [] : words.filter((word) => word.length > LEAST).map(stemOf)
  if (of !== 'you') return []
  const [, thing] = HAS.exec(said) ?? []
  if (thing) return [stemOf(thing)]
  const [, deed] = DOES.exec(said) ?? []
  return deed ? [stemOf(deed)] : []
}

const LONGEST = 9
/** In letters. */
const LEAST = 3
const STEM = 4
const stemOf = (word: string) => word.slice(0, STEM)

const ADVERB = '(?:y |siempre |todavía |aún |ya |también |todos los \\p{L}+ |cada \\p{L}+ )*'
const HAS = new RegExp(
  `^${ADVERB}(?:te (?:gustan?|encantan?|fascinan?)|amas|adoras|tienes|juegas|tocas|preparas|cocinas|horneas|coleccionas|cuidas|cultivas|bebes|tomas|comes|ves|lees|escuchas|eres|montas|crías|arreglas|vendes) (?:(?:el|la|los|las|un|una|unos|unas|tu|tus|al|a|en|muchos?|muchas?|dos|tres|cuatro|cinco|seis|\\d+) )*(\\p{L}{4,})`,
  'u',
)
/** "pintas", "bailas hasta las seis". */
const DOES = new RegExp(
  `^${ADVERB}((?:cant|bail|pint|cocin|nad|camin|pesc|tej|cos|madrug|cuid|arregl|roncas|lees|trabaj)(?:as|es)?)(?= |$)`,
  'u',
)
