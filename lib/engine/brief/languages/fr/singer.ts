import { escaped } from '../../patterns.ts'
import { type HearerContext, MINE, spoken, toHearer } from './hearer.ts'

/** Clauses of whoever sings: "je lui ai promis", "j'ai crié sur ma sœur", "j'ai oublié l'anniversaire de ma femme". */
export function selfTold(piece: string, context: HearerContext): string {
  const { hearer, others, gender } = context
  if (!hearer) return piece
  const text = withObject(toHearer(piece, hearer, others, gender), true)
  const who = `${MINE} (?:\\p{L}+ )?(?:${[hearer.kin, hearer.name]
    .filter(Boolean)
    .map((one) => escaped(one ?? ''))
    .join('|')})(?: ${escaped(hearer.name ?? '~')})?(?![\\p{L}])`
  const joinedBy = text.replace(
    new RegExp(`(?<!\\p{L})(quand|que|si|où|comme) ${who} (.+)$`, 'iu'),
    (all, joins: string, clause: string) => {
      const said = spoken(clause, hearer, context)
      return said ? `${joins} tu ${said}` : all
    },
  )
  const owned = joinedBy.replace(
    new RegExp(
      `(?<!\\p{L})(le |la |les |l')([\\p{L}'-]+) (?:de ${who}${hearer.name ? `|d(?:e |')${escaped(hearer.name)}(?![\\p{L}])` : ''})`,
      'iu',
    ),
    (_, article: string, noun: string) => {
      const isVowel = /^[aeiouyhéèêœ]/iu.test(noun)
      return `${article === 'les ' ? 'tes' : article === 'la ' && !isVowel ? 'ta' : 'ton'} ${noun}`
    },
  )
  const behind = owned.replace(
    new RegExp(
      `(?<!\\p{L})(sur|avec|pour|chez|contre|sans|envers|vers|de|derrière|devant|à côté de) (?:${who}${hearer.name ? `|${escaped(hearer.name)}(?![\\p{L}])` : ''})`,
      'iu',
    ),
    '$1 toi',
  )
  if (/(?<!\p{L})(?:t'|te |tu |toi(?!\p{L})|(?:quand|que|si|où|comme) m(?:a|on) )/iu.test(behind)) return behind
  const name = hearer.name ? `|${escaped(hearer.name)}(?![\\p{L}])` : ''
  const object = new RegExp(
    `^(je |j'|on |nous )(n'|ne )?((?:ai |avais |a |avait |avons )?[\\p{L}]+(?: (?:tout|toute|pas|plus|jamais|encore|toujours|trop|souvent))?) (à )?(?:${who}${name})`,
    'iu',
  )
  return behind.replace(object, (_, subject: string, not: string | undefined, said: string, to: string | undefined) => {
    const open = subject === "j'" ? 'je ' : subject
    const agrees = gender === 'f' && !to && /^(?:ai|avais|a|avait|avons) \p{L}+(?:é|i|u)$/u.test(said)
    return `${open}${not ? 'ne ' : ''}${/^[aeiouyhéèê]/iu.test(said) ? "t'" : 'te '}${said}${agrees ? 'e' : ''}`
  })
}

/** Begins a clause of whoever sings. */
export const SELF =
  /^(?:je |j'|on |nous (?!a(?!\p{L})|ont(?!\p{L})|fait(?!\p{L}))(?=.*\p{L}ons(?!\p{L})|.*(?!\p{L})(?:sommes|étions)(?!\p{L})))/iu

/** "je l'aime", "je lui ai menti", "que j'aime": the hearer is what they speak of. */
export function withObject(text: string, isNamedThere = false): string {
  const lui = text
    .replace(/^(je |on |nous )(ne )?lui (?=[aeiouyhéèê])/iu, "$1$2t'")
    .replace(/^(je |on |nous )(ne )?lui /iu, '$1$2te ')
    .replace(
      /(?<=\p{L} )(?<!(?:avec|pour|chez|sans|sur|à|de|que|et|ou|c'est) )lui (?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu,
      (_, at: number, all: string) => (/^[aeiouyhéèê]/iu.test(all.slice(at + 4)) ? "t'" : 'te '),
    )
  const own = turned(lui)
  if (isNamedThere || own !== text) return own
  return text.replace(/^(je |j'|on |nous )(n'|ne )?/iu, (_, subject: string, not: string | undefined) => {
    const isVowel = subject === "j'" || not === "n'" || /^[aeiouyhéèê]/iu.test(text.slice(subject.length))
    return `${subject === "j'" ? 'je ' : subject}${not ? 'ne ' : ''}${isVowel ? "t'" : 'te '}`
  })
}

/** "l'aime", "la regardais" with whom they speak of. */
export const turned = (text: string) =>
  text
    .replace(
      new RegExp(
        `(?<!\\p{L})l'(?=(?:ai |avais |a |ont |avons )?(?:(?:pas|plus|jamais|toujours|tant|tellement|encore|beaucoup|même) ){0,2}${PERSONAL})`,
        'giu',
      ),
      "t'",
    )
    .replace(new RegExp(`(?<=^(?:je |on |nous )(?:ne )?)(?:le|la) (?=${PERSONAL})`, 'giu'), 'te ')

const PERSONAL =
  '(?:revu|revoi|larg|plaqu|crois(?:é|er|ais)|salu|insult|engueul|ignor|consol|habill|nourri|bord|élev|lev|aim|ador|attend|appel|connai|voi|voy|vu|rencontr|remerci|embrass|admir|regard|entend|quitt|écout|épous|serr|suiv|trouv|port|soutien|pardonn|félicit|accompagn|protég|protèg|blessé|déçu|oublié|manqu|retrouv|perdu|adopt|recueilli|cherch|récupér|emmen)'
