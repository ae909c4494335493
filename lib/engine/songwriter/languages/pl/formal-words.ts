import type { Brief } from '../../../brief/brief.ts'
import { formOfAddress } from '../../../brief/languages/pl/formal.ts'
import { capital, uncapital } from '../../../lyrics/first-letter.ts'

type Title = 'pani' | 'pan'

/** Stanzas that say "ty", in the words in which one speaks to a teacher: "powiesz" is "pani powie", "dla ciebie" "dla pani". */
export function inForm(text: string, brief: Brief): string {
  const title = formOfAddress(brief.request.description, brief.hearer)
  if (title === null) return text
  const told = new Set(brief.facts.flatMap(({ text: one, joined }) => [one, joined ?? one]))
  return text
    .split('\n')
    .map((line) => (told.has(line) || line.startsWith('[') ? line : lineInForm(line, title)))
    .join('\n')
}

function lineInForm(line: string, title: Title): string {
  const isHer = title === 'pani'
  const small = uncapital(line)
  const said = RULES.reduce(
    (rest, [typed, her, his]) => rest.replace(typed, isHer ? her : his),
    IMPERATIVES.reduce((rest, [typed, does]) => rest.replace(typed, `$1niech ${title} ${does}`), small),
  )
  // "Pani" once in a line is enough: "pani machnie ręką i pójdzie".
  let isSaid = false
  const verbs = said.replace(PRESENT, (word, stem: string) => {
    if (NO_VERBS.test(word)) return word
    const subject = isSaid ? '' : `${title} `
    isSaid = true
    return `${subject}${stem}`
  })
  return verbs === small ? line : capital(verbs)
}

const PRESENT = /(?<![\p{L}])(\p{Ll}{1,}[aeiy])sz(?!\p{L})/gu
const NO_VERBS = /^(?:kosz|mysz|wasz|nasz|pisz|afisz|kalosz|grosz|klawisz|wiersz|arkusz|kapelusz|zysz|cisz)$/u

/** Patterns, and what they are to a woman and to a man. */
const RULES: readonly (readonly [RegExp, string, string])[] = [
  [/(?<!\p{L})jesteś(?!\p{L})/gu, 'pani jest', 'pan jest'],
  [/(?<!\p{L})(\p{Ll}+ł)aś(?!\p{L})/gu, 'pani $1a', 'pan $1'],
  [/(?<!\p{L})(\p{Ll}+ł)eś(?!\p{L})/gu, 'pani $1a', 'pan $1'],
  [/(?<!\p{L})(bez|od|do|dla|u|koło|obok) ciebie(?!\p{L})/gu, '$1 pani', '$1 pana'],
  [/(?<!\p{L})(?:ciebie|cię)(?!\p{L})/gu, 'panią', 'pana'],
  [/(?<!\p{L})(o|po|przy) tobie(?!\p{L})/gu, '$1 pani', '$1 panu'],
  [/(?<!\p{L})(?:tobie|ci)(?!\p{L})/gu, 'pani', 'panu'],
  [/(?<!\p{L})tobą(?!\p{L})/gu, 'panią', 'panem'],
  [/(?<!\p{L})(?:twój|twoja|twoje|twojego|twojej|twoją|twoim|twoich|twoimi|twego|twej)(?!\p{L})/gu, 'pani', 'pana'],
  [/(?<=jak |jak nie |kto |i )ty(?!\p{L})/gu, 'pani', 'pan'],
]

/** What stanzas of thanks, farewells and birthdays ask for. */
const IMPERATIVES: readonly (readonly [RegExp, string])[] = (
  [
    ['usiądź|siądź|siadaj', 'usiądzie'],
    ['odłóż', 'odłoży'],
    ['weź', 'weźmie'],
    ['chodź', 'podejdzie'],
    ['posłuchaj|słuchaj|wysłuchaj', 'posłucha'],
    ['pamiętaj', 'pamięta'],
    ['idź', 'idzie'],
    ['przyjdź', 'przyjdzie'],
    ['przyślij', 'przyśle'],
    ['zostań', 'zostanie'],
    ['zjedz', 'zje'],
    ['dmuchaj', 'dmucha'],
    ['pomyśl', 'pomyśli'],
    ['dzwoń', 'dzwoni'],
    ['wpadnij', 'wpadnie'],
  ] as const
).map(([typed, does]) => [new RegExp(`(?<!\\p{L})((?:nie )?)(?:${typed})(?!\\p{L})`, 'gu'), does] as const)
