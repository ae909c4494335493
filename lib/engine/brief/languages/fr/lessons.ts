import type { Fact } from '../../brief.ts'
import { matches } from '../../patterns.ts'
import { fact } from './lines.ts'

/** Subjects of lessons that the songwriter teaches line by line, in the words of descriptions. */
const SUBJECTS = [
  "jours? de (?:la )?semaine|mois de l['’]ann[ée]e|douze mois|alphabet|ordre alphab[ée]tique|tables? de (?:multiplication|deux|cinq)",
  "cycle de l['’]eau|photosynth[èe]se|plan[èe]tes|syst[èe]me solaire|quatre saisons|saisons|recyclage|tri (?:des d[ée]chets|s[ée]lectif|des poubelles)|trier (?:les|ses|nos) (?:d[ée]chets|poubelles)",
  '(?:se )?laver les mains|lavage des mains|(?:se )?(?:brosser|laver) les dents|brossage des dents|traverser la (?:rue|route)|passage pi[ée]tons?|s[ée]curit[ée] routi[èe]re',
].join('|')
const LESSON =
  '(?:apprendre|apprenne(?:nt)?|apprend|retenir|enseigner|expliquer|explique|m[ée]moriser|r[ée]viser|le[çc]on|comptine|pour les? (?:cp|ce1|ce2|cm1|cm2|maternelles?)|(?:chanson|rap|slam|chant|reggae|rock)(?: \\p{L}+){0,3} (?:sur|pour))'

/** "pour apprendre aux CP les jours de la semaine", "un rap sur le cycle de l'eau": the subject of a lesson, with its article. */
export const FRENCH_LESSON = `\\b${LESSON}\\b[^.;!?\\n]*?\\b(?<!peur (?:de|du|des) )((?:les |la |le |l['’])?(?:${SUBJECTS}))(?![\\p{L}])`

/** Whether all that is wished for is such a lesson, which tells of nobody. */
export const isLesson = (description: string): boolean => matches(FRENCH_LESSON, description)

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
