import type { Hearer } from '../brief.ts'
import { escaped, pattern } from '../patterns.ts'

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
  const somebody = own.length > 0 ? `|d[aeo] (?:${own.join('|')})` : ''
  const owned = pattern(
    `(?<![\\p{L}])(${ARTICLES}) ((?:\\p{L}+ ){0,2}?\\p{L}+) (?:del[ae]${somebody})(?![\\p{L}])`,
    'g',
  )
  const whom = own.length > 0 ? pattern(`(?<![\\p{L}])(?:${own.join('|')})(?![\\p{L}])`, 'g') : null
  const turned = text
    .replace(owned, (_, article: string, thing: string) => `${article} ${ownOf(article)} ${thing}`)
    .replace(pattern('(?<![\\p{L}])del[ae](?![\\p{L}])', 'g'), 'de você')
    .replace(pattern('(?<![\\p{L}])nel[ae](?![\\p{L}])', 'g'), 'em você')
    .replace(pattern('(?<![\\p{L}])el[ae](?![\\p{L}])', 'g'), 'você')
    .replace(pattern('(?<![\\p{L}])el[ae]s(?![\\p{L}])', 'g'), 'vocês')
  return (whom ? turned.replace(whom, 'você') : turned)
    .replace(/(?<!\p{L})d[ao] você/gu, 'de você')
    .replace(/(?<!\p{L})n[ao] você/gu, 'em você')
    .replace(/(?<!\p{L})pr[ao] você/gu, 'pra você')
    .replace(/(?<!\p{L})(?:ao|à) você/gu, 'a você')
    .replace(/(?<!\p{L})(?<!a )[oa] você/gu, 'você')
}

const ARTICLES = 'o|a|os|as|um|uma|do|da|dos|das|no|na|nos|nas|ao|à|aos|às|pelo|pela|pro|pra'

/** "seu" or "sua", as the article before it says. */
function ownOf(article: string): string {
  const plain = article.toLowerCase()
  const isFeminine = /^(?:[adn]?as?|uma|às?|pelas?|pras?)$/u.test(plain)
  return `${isFeminine ? 'sua' : 'seu'}${plain.endsWith('s') ? 's' : ''}`
}
