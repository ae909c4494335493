import type { Hearer } from '../../brief.ts'
import { escaped, pattern } from '../../patterns.ts'
import { genderOf, speaksOfAnother } from './gender.ts'

/**
 * Words in which whoever hears the song is "você": "esquecer o aniversário dela" is "esquecer o seu aniversário", "com ela" is
 * "com você". Verbs stay as they are.
 */
export function toHearer(text: string, hearer: Hearer | null): string {
  if (!hearer) return text
  const own = [
    ...(hearer.kin ? [`(?:minha|meu|nossa|nosso) ${escaped(hearer.kin)}(?: ${escaped(hearer.name ?? '~')})?`] : []),
    ...(hearer.name ? [escaped(hearer.name)] : []),
  ]
  const e = pronounsOf(text, hearer)
  const somebody = [...(e ? [`del${e}`] : []), ...(own.length > 0 ? [`d[aeo] (?:${own.join('|')})`] : [])].join('|')
  const owned = pattern(
    `(?<![\\p{L}])(${ARTICLES}) ((?:(?!(?:${ARTICLES}|de|e|com|em|que|pra|para|sem|meu|minha|seu|sua) )\\p{L}+ ){0,2}?(?!(?:${ARTICLES}|de|e|com|em|que) )\\p{L}+) (?:${somebody || '(?!)'})(?![\\p{L}])`,
    'g',
  )
  const whom = own.length > 0 ? pattern(`(?<![\\p{L}])(?:${own.join('|')})(?![\\p{L}])`, 'g') : null
  const possessed = text.replace(owned, (_, article: string, thing: string) => `${article} ${ownOf(article)} ${thing}`)
  const turned = e
    ? possessed
        .replace(pattern(`(?<![\\p{L}])del${e}(?![\\p{L}])`, 'g'), 'de você')
        .replace(pattern(`(?<![\\p{L}])nel${e}(?![\\p{L}])`, 'g'), 'em você')
        .replace(pattern(`(?<![\\p{L}])el${e}(?![\\p{L}])`, 'g'), 'você')
    : possessed
  return (whom ? turned.replace(whom, 'você') : turned)
    .replace(pattern('(?<![\\p{L}])el[ae]s(?![\\p{L}])', 'g'), (they) => (isSeveral(hearer) ? 'vocês' : they))
    .replace(/(?<!\p{L})d[ao] você/gu, 'de você')
    .replace(/(?<!\p{L})n[ao] você/gu, 'em você')
    .replace(/(?<!\p{L})pr[ao] você/gu, 'pra você')
    .replace(/(?<!\p{L})(?:ao|à) você/gu, 'a você')
    .replace(/(?<!\p{L})(?<!a )[oa] você/gu, 'você')
}

const isSeveral = ({ name, kind }: Hearer) => kind === 'group' || / e /u.test(name ?? '')

/** The ending of the "ele" or "ela" that is whoever hears the song; none where somebody else of that gender is near. */
function pronounsOf(text: string, hearer: Hearer): string {
  if (isSeveral(hearer)) return ''
  const gender = genderOf(hearer)
  if (gender) return speaksOfAnother(text, gender, hearer, []) ? '' : gender === 'f' ? 'a' : 'e'
  const one = (['f', 'm'] as const).filter((each) => !speaksOfAnother(text, each, hearer, []))
  return one.length === 2 ? '[ae]' : one[0] === 'f' ? 'a' : one[0] === 'm' ? 'e' : ''
}

const ARTICLES = 'o|a|os|as|um|uma|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pro|pra'

/** "seu" or "sua", as the article before it says. */
function ownOf(article: string): string {
  const plain = article.toLowerCase()
  const isFeminine = /^(?:[adn]?as?|uma|às?|pelas?|pras?)$/u.test(plain)
  return `${isFeminine ? 'sua' : 'seu'}${plain.endsWith('s') ? 's' : ''}`
}
