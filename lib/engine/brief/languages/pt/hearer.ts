import type { Hearer } from '../../brief.ts'
import { escaped, pattern } from '../../patterns.ts'
import { howOften, verbAt } from './clauses.ts'
import { genderOf, genderOfPronoun, speaksOfAnother } from './gender.ts'
import { type Context, type PieceFacts, type PreviousClause, silent, told } from './told.ts'
import { isHabit, isPlural } from './verbs.ts'

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
    .replace(pattern('(?<![\\p{L}])(d?)el[ae]s(?![\\p{L}])', 'g'), (they, of: string) =>
      isSeveral(hearer) ? `${of ? 'de ' : ''}vocês` : they,
    )
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

/** What whoever hears the song does, by its words from the verb on: "ama o jardim dela" is "Você ama o seu jardim". */
export function ofHearer(words: readonly string[], hearer: Hearer, you: string): PieceFacts {
  const next = { of: 'you' as const, subject: you }
  const said = words.join(' ')
  const at = verbAt(words)
  if (at < 0 || PASSED.test(said)) return silent(next)
  const own = toHearer(said, hearer)
  const verb = words[at] ?? ''
  const often = howOften(words, 0)
  // "Todo domingo você faz macarronada".
  if (often > 0)
    return told(
      'you',
      `${words.slice(0, often).join(' ')} ${you.toLowerCase()} ${toHearer(words.slice(often).join(' '), hearer)}`,
      next,
    )
  // "já são 3 anos".
  if (isPlural(verb) && you === 'Você') return told('they', said, next)
  return told('you', `${you} ${own}`, next, isHabit(verb) && you === 'Você' ? own : null)
}

const PASSED =
  /^(?:(?:já |nos |me |se )*(?:morreu|faleceu|partiu|deixou|foi)$|(?:já )?(?:morreu|faleceu|partiu|nos deixou)(?!\p{L})|(?:faz|fazem|fez|fazia|completam?|completou|vai fazer|está fazendo|tá fazendo|vai completar|tem|têm|tinha|tinham) (?:só |quase |apenas |uns )?\d+ (?:an|mes|primav)|(?:faz|vai fazer|fazem) anos(?!\p{L})|se chama(?:va)?|chama(?:va)?-se|(?:vai |vão )?(?:se )?cas(?:a|ar|am)(?!\p{L})|chamad|é (?:meu|minha) |são (?:meus|minhas) )/iu

/** Several are "vocês". */
export const yourself = (hearer: Hearer | null) =>
  / e | and /u.test(hearer?.name ?? '') || hearer?.kind === 'group' ? 'Vocês' : 'Você'

/** Whether a text names whoever hears the song. */
export function isNamed(text: string, hearer: Hearer | null): boolean {
  const said = ` ${text.toLowerCase()} `
  return [hearer?.kin, hearer?.name].some((one) => one != null && said.includes(` ${one.toLowerCase()} `))
}

/** "a mãe do Pedro" is not Pedro. */
export const isOwned = (subject: string, hearer: Hearer | null) =>
  [hearer?.kin, hearer?.name].some(
    (one) =>
      one != null &&
      new RegExp(
        `\\p{L} (?:d[aeo]s?|com|pr[ao]|para|e) (?:(?:minha|meu|nossa|nosso|a|o) )?${escaped(one)}$`,
        'iu',
      ).test(subject),
  )

/** Whether "ele" or "ela" is the one who hears the song. */
export function isHearerSpokenOf(
  pronoun: string,
  hearer: Hearer,
  before: PreviousClause,
  { names, spokenOf }: Context,
): boolean {
  const gender = genderOfPronoun(pronoun)
  const own = genderOf(hearer)
  if (!gender || (own && gender !== own)) return false
  const isAnother = before.of === 'they' && before.subject !== null && !/^el[ae]s?$/iu.test(before.subject)
  return !(
    (isAnother && speaksOfAnother(`o ${before.subject}`, gender, hearer, names)) ||
    (spokenOf !== '' && !isNamed(spokenOf, hearer) && speaksOfAnother(spokenOf, gender, hearer, names)) ||
    (spokenOf !== '' && own === null && speaksOfAnother(spokenOf, gender, hearer, names))
  )
}
