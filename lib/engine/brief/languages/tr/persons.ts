import type { Hearer } from '../../brief.ts'
import { plainly } from './letters.ts'

/** Whoever hears it is "he" or "she" in a description. */
export const spokenOf = (words: readonly string[], hearer: Hearer) =>
  words.map((word) => {
    const spoken = THEIRS[word.toLocaleLowerCase('tr')]
    if (spoken || !isWhom(word, hearer)) return spoken ?? word
    const [, pronoun = word] = BY_CASE.find(([ending]) => ending.test(word)) ?? []
    return pronoun
  })

/** "dedemle" and "Selin'le" are "seninle". */
const BY_CASE = [
  [/(?:(?<=m)|['’]y?)l[ae]$/iu, 'seninle'],
  [/(?:(?<=m)|['’])d[ae]n$/iu, 'senden'],
  [/(?:(?<=m)|['’])d[ae]$/iu, 'sende'],
  [/(?:(?<=m)|['’]n?)[ıiuü]n$/iu, 'senin'],
  [/(?:(?<=m)|['’]y?)[ae]$/iu, 'sana'],
  [/(?:(?<=m)|['’]y?)[ıiuü]$/iu, 'seni'],
] as const

const THEIRS: Readonly<Record<string, string>> = {
  ...{ ondan: 'senden', ona: 'sana', onu: 'seni', onun: 'senin', onunla: 'seninle', onda: 'sende', onsuz: 'sensiz' },
}

/** Whether a word, with any ending, is what the hearer is or is called. */
export function isWhom(word: string, hearer: Hearer | null): boolean {
  // "annemle babam" are two.
  if (hearer?.kind === 'group' && hearer.name === null && hearer.kin?.includes(' ')) return false
  const said = plainly(word).replace(/['’].*$/, '')
  return [hearer?.kin, hearer?.name, hearer?.kin ? hearer.call : null].some((one) =>
    one?.split(' ').some((part) => said.startsWith(plainly(part).slice(0, Math.max(3, plainly(part).length - 1)))),
  )
}

/** The hearer's name, without endings. */
export const isName = (word: string, hearer: Hearer | null) =>
  hearer?.name
    ?.split(' ')
    .some((part) => part.length > 2 && /^\p{Lu}/u.test(word) && plainly(part) === plainly(word)) ?? false

/** Behind a name: "Ayşe teyze". */
export const withoutTitle = ([first = '', ...rest]: readonly string[]) =>
  /^(?:abla|abi|teyze|amca|usta|dede|nine|hala|day[ıi]|han[ıi]m|bey|hoca|[öo][ğg]retmen)$/iu.test(first)
    ? rest
    : [first, ...rest]

/** Words with "my" in them. */
export const OWN =
  /^(?:benim|bizim|can[ıi]m|sevgili|(?:anne|baba|babaanne|anneanne|dede|nine|abla|abi|a[ğg]abey|teyze|hala|karde[şs]i|day[ıi]|amca|kedi|e[şs]i|sevgili)m\p{L}*|(?:k[ıi]z|o[ğg]l|arkada[şs]|dost|k[öo]pe[ğg]|[öo][ğg]retmen|koca|kar)[ıiuü]m\p{L}*)$/iu

export const KIN_OF_THEIRS =
  /^(?:(?:baba|anne|babaanne|anneanne|dede|abla|teyze|hala|amca)s[ıi]|day[ıi]s[ıi]|abisi|karde[şs]i|e[şs]i|kocas[ıi]|kar[ıi]s[ıi]|k[ıi]z[ıi]|o[ğg]lu|torunu|torunlar[ıi]|[çc]ocuklar[ıi]|[öo][ğg]rencileri|arkada[şs]lar[ıi])$/iu

export const KIN_OF_MINE =
  /^(?:annem|babam|babaannem|anneannem|dedem|ablam|abim|karde[şs]im|(?:k[ıi]z|o[ğg]l)[ıu]m(?:[ıu]z)?|e[şs]im|kocam|kar[ıi]m|torunum|ye[ğg]enim|k[öo]pe[ğg]im(?:iz)?|kedim(?:iz)?)$/iu

/** Small animals that a lullaby is sung to: "bebek fil" is called "minik fil". */
export const CUBS =
  'fil ayı tavşan ördek kedi köpek penguen aslan kaplan kuzu tay sincap kirpi baykuş panda koala zürafa maymun kaplumbağa civciv yunus balina ejderha dinozor kuş tilki geyik ahtapot arı kelebek fare hamster eşek robot'.split(
    ' ',
  )
