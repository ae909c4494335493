import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import { details } from './details.ts'

/**
 * What is sung of a thing suits a fact in which whoever hears the song simply does, has or loves it: "Coltivavi i pomodori sul balcone",
 * and neither "Lavori in ospedale" nor "Non bevi il caffè".
 */
export function factGrammar({ of, text }: Fact): FactGrammar {
  const known = of === 'you' || of === 'thing' ? thingIn(text, of === 'thing') : ''
  // "giorni della settimana" goes on behind what is a thing by itself.
  const whole = of === 'thing' && known !== '' ? text.toLowerCase() : known
  return {
    suits: (word) => isNamed(word, known),
    suited: (stanzas) =>
      known !== '' &&
      details.some((one) => isOf(one, stanzas) && (isListed(one.words, known) || isListed(one.words, whole)))
        ? stanzas
        : '',
  }
}

const isOf = ({ stanzas, own, later, hook }: (typeof details)[number], text: string) =>
  [stanzas, own, later, hook].includes(text)

const isListed = (words: string, text: string) => words.split(/\s+/).some((word) => isNamed(word, text))

/** An entry of the details, with a star where any ending may follow. */
const isNamed = (entry: string, text: string): boolean =>
  ` ${text.replaceAll(/['’]/gu, ' ')} `.includes(
    entry.endsWith('*') ? ` ${entry.slice(0, -1).replaceAll('_', ' ')}` : ` ${entry.replaceAll('_', ' ')} `,
  )

/** What stands right behind a verb of doing, having or loving. */
function thingIn(text: string, isBare: boolean): string {
  const small = text.toLowerCase()
  if (DENIED.test(small)) return ''
  const said = isBare ? small : (DOES.exec(small)?.[1] ?? '')
  return said.split(END)[0]?.trim() ?? ''
}

const DOES =
  /^(?:(?:tu|sempre|ogni \p{L}+|(?:la|il) (?:sera|notte|mattina|domenica|sabato)|a \p{L}+|ci|mi) ){0,2}(?:(?:hai|avevi)(?= (?:un|una|uno|un'.+|il|lo|la|i|gli|le|l'.+|due|tre|quattro|cinque|dei|degli|delle|tant[ie]|molt[ie]|sempre|anche)(?!\p{L}))|ami|amavi|adori|adoravi|fai|facevi|cucini|cucinavi|prepari|preparavi|suoni|suonavi|coltivi|coltivavi|aggiusti|aggiustavi|ripari|riparavi|collezioni|collezionavi|annaffi|annaffiavi|leggi|leggevi|canti|cantavi|balli|ballavi|dipingi|dipingevi|guidi|guidavi|bevi|bevevi|mangi|mangiavi|giochi a|giocavi a|costruisci|costruivi|cuci|cucivi|ricami|ricamavi|pedali|pedalavi|pesca|pescavi|impasti|impastavi|inforni|infornavi|sforni|sfornavi|racconti|raccontavi)(?= )((?: (?!(?:non|mai)\b)\S+)+)/u
const END =
  /(?<!\p{L})(?:con|col|coi|di|del|della|dei|delle|da|dal|dalla|in|nel|nella|a|al|alla|per|su|sul|sulla|e|ed|ma|che|quando|mentre|perché|se|dopo|prima|fino|come|tra|fra|senza)(?!\p{L})/u
const DENIED = /(?<!\p{L})(?:non|mai|senza|odi|odiavi|paura|smesso|finta|più|troppo)(?!\p{L})/u
