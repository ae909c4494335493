import type { Fact } from '../../brief.ts'
import { fact } from './lines.ts'

/** What somebody small is to learn, and who shows it: "apprendre aux enfants à se brosser les dents, avec un crocodile qui s'appelle Coco". */
export function taughtIn(description: string, names: readonly string[]): { facts: Fact[]; rest: string } {
  const facts: Fact[] = []
  const rest = description.replace(LEARNT, (_, self: string | undefined, verb: string, what: string) => {
    const does = DONE[verb.toLowerCase()] ?? (verb.endsWith('er') ? verb.slice(0, -1) : null)
    facts.push(fact('thing', does ? `on ${self ?? ''}${does}${what}` : `${self ?? ''}${verb}${what}`))
    return ' '
  })
  if (facts.length === 0) return { facts, rest: description }
  const withoutGuide = rest.replace(GUIDE, (all, noun: string, name: string) => {
    const called = names.find((one) => one.toLowerCase() === name.toLowerCase())
    if (!called) return all
    facts.push(
      fact('they', `${called} ${noun.replace(/^une /iu, 'la ').replace(/^un /iu, 'le ')} nous montre comment faire`),
    )
    return ' '
  })
  return { facts, rest: withoutGuide }
}

const LEARNT =
  /(?<!\p{L})(?:pour |afin d'|qui )?(?:apprendre|apprenne|enseigner|expliquer|montrer)(?: aux?| à)? (?:[^.,;!?]*? )?à (se |s')?(\p{L}+(?:er|ir|re|oir))((?: (?!avec |en chantant)[\p{L}'’-]+){1,7})/iu
const GUIDE = /(?:avec|grâce à) (une? \p{L}+) (?:qui s['’]appelle|nommée?|appelée?) (\p{L}+)/iu
const DONE: Readonly<Record<string, string>> = {
  ...{ dire: 'dit', lire: 'lit', faire: 'fait', mettre: 'met', écrire: 'écrit', attendre: 'attend', tenir: 'tient' },
  ...{ appeler: 'appelle', lever: 'lève', jeter: 'jette', partager: 'partage', acheter: 'achète' },
}
