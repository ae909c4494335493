import { type Hearer, isAnimal } from '../../brief.ts'
import { genderOfName } from './names.ts'
import { divided, isVerb, isVerbOfSeveral, secondPerson } from './verbs.ts'

const FEMALE =
  /(?:oma|omi|großmutter|mama|mami|mutter|mutti|tochter|schwester|nichte|frau|freundin|tante|patin|braut|hebamme|katze|hündin|stute|henne|ziege|kuh|schildkröte|ratte|maus|eule|[\p{Ll}]{3}in)$/iu
const MALE =
  /(?:opa|opi|großvater|papa|papi|vati|vater|sohn|sohne?s|bruder|neffe|mann|freund|kumpel|onkel|pate|enkel|kater|hund|dackel|mops|pudel|hahn|esel|hamster|hase|chef|kollege|nachbar|lehrer|trainer|partner|[\p{Ll}]{3}er)s?n?$/iu

/** Whether "sie" or "er" tells of the hearer; null where both may. */
export function genderOf(hearer: Hearer | null): 'f' | 'm' | null {
  const kin = hearer?.kin ?? ''
  if (kin === '') return hearer?.name && !isSeveral(hearer) ? genderOfName(hearer.name) : null
  if (/(?:kind|baby|chen|lein)s?$/iu.test(kin)) return null
  if (/cousins?$/iu.test(kin)) return 'm'
  return FEMALE.test(kin) ? 'f' : MALE.test(kin) ? 'm' : null
}

/** Several who hear a song together. */
export const isSeveral = ({ kind, name }: Hearer): boolean => kind === 'group' || / und |,/.test(name ?? '')

/** Who is spoken to as "Sie": "Frau Yilmaz", and a teacher or doctor without a name. */
export const isFormal = (hearer: Hearer): boolean =>
  !isAnimal(hearer) &&
  hearer.kind !== 'love' &&
  !isSeveral(hearer) &&
  (hearer.name === null ? TO_BE_ADDRESSED.test(hearer.kin ?? '') : /^(?:Frau|Herrn?|Dr) /u.test(hearer.name))
const TO_BE_ADDRESSED =
  /(?:lehrer|professor|direktor|rektor|vermieter)(?:in|s)?$|^(?:haus|zahn|kinder)?(?:arzt|ärztin)(?:es)?$/iu

export function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase()} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/**
 * What is said of the hearer, said to them: in a line of their own ("you") only what is theirs, in others whoever is meant: "ich
 * vermiss sie so" is "ich vermiss dich so". Nouns have their capital letters. Null where it cannot be told whom a clause tells of.
 */
export function saidTo<As extends 'you' | 'me'>(
  text: string,
  hearer: Hearer | null,
  as: As,
  rivals?: string,
): As extends 'you' ? string : string | null
export function saidTo(text: string, hearer: Hearer | null, as: 'you' | 'me', rivals = ''): string | null {
  if (!hearer || isSeveral(hearer)) return text
  const gender = genderOf(hearer)
  const [hers, his] = [gender !== 'm', gender !== 'f']
  const clause = subordinate(text, hers, his)
  if (as === 'me' && clause === null) return null
  let said = (clause ?? text).replace(
    new RegExp(`(?<=\\s(?:als|wie) )(?:${hers ? 'sie' : 'er'}|${his ? 'er' : 'sie'})(?=$|,)`, 'u'),
    'du',
  )
  said = said.replace(
    new RegExp(
      `(?<=^Du (?:sagst|behauptest|denkst|meinst|glaubst)(?: immer| jetzt)?),? (?:${hers ? 'sie' : 'er'}|${his ? 'er' : 'sie'}) (\\p{Ll}+)(?= |$)`,
      'iu',
    ),
    (all, verb: string) => {
      const second = WISHED[verb] ?? secondPerson(verb)
      return second ? `, du ${second}` : all
    },
  )
  if (as === 'you') said = said.replace(/(?<!\p{L})sich(?!\p{L})/gu, hasObject(said) ? 'dir' : 'dich')
  if (as === 'me') said = spokenOf(said, hearer)
  // "… bis Mama starb, hat sie ihre Hand gehalten": whose hand, nobody knows.
  if (isRivaled(rivals, hearer, gender)) return said
  if (his)
    said = said.replace(/(?<!\p{L})(s)ein(e[nmrs]?)?(?=\s[\p{L}\d])/giu, (_, s: string, end: string | undefined) =>
      dein(s, end),
    )
  if (hers) {
    said = said.replace(/(?<!\p{L})(i)hr(e[nmrs]?)(?=\s[\p{L}\d])/giu, (_, i: string, end: string) => dein(i, end))
    said = said.replace(
      /(?<!\p{L})(i)hr(?=\s(?:(?!(?:d|ein|kein|sein|mein|unser)(?:er|es)\s)\p{Ll}+e[sr]\s)?\p{Lu}\p{Ll})/gu,
      (_, i: string) => dein(i, undefined),
    )
    said = said.replace(/^Ihr(?=\s\p{Lu})/u, 'Dein')
  }
  if (as === 'you') return said.replace(OF_OTHERS, (clause) => toThem(clause, hers, his))
  return toThem(said, hers, his)
}

const WISHED: Readonly<Record<string, string>> = {
  ...{ wär: 'wärst', wäre: 'wärst', hätte: 'hättest', hätt: 'hättst', könnte: 'könntest', würde: 'würdest' },
  ...{ sei: 'seist', müsste: 'müsstest', dürfte: 'dürftest' },
}

/** Behind "wenn man" whoever hears it is meant. */
const OF_OTHERS =
  /(?<=^|\s)(?:wenn|weil|dass|als|bis|obwohl|damit|während|sobald|bevor|nachdem|wie) (?:man|ich|wir|jemand|keiner|niemand|alle|einer|es|mein\p{L}* \p{L}+|unser\p{L}* \p{L}+) [^,]+/giu

function toThem(text: string, hers: boolean, his: boolean): string {
  let said = text
  if (his) said = said.replace(/(?<!\p{L})ihn(?!\p{L})/gu, 'dich').replace(/(?<!\p{L})ihm(?!\p{L})/gu, 'dir')
  if (hers) said = said.replace(/(?<=\s)sie(?!\p{L})/gu, 'dich').replace(/(?<=\s)ihr(?!\p{L})/gu, 'dir')
  return said
}

/** Whether a sentence speaks of somebody else who may be "sie" or "er" as well. */
function isRivaled(sentence: string, { kin, name }: Hearer, gender: 'f' | 'm' | null): boolean {
  if (gender === null) return false
  const own = `${kin ?? ''} ${name ?? ''}`.toLowerCase().split(' ')
  const others = sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !own.includes(word))
  return others.some((word) => (gender === 'f' ? OTHER_WOMAN : OTHER_MAN).test(word))
}
const OTHER_WOMAN =
  /^(?:ur)?(?:oma|omi|großmutter|mama|mami|mutti|mutter|tochter|schwester|frau|freundin|tante|nichte|chefin|nachbarin|kollegin|cousine|schwiegermutter|enkelin|katze|hündin)$/u
const OTHER_MAN =
  /^(?:ur)?(?:opa|opi|großvater|papa|papi|vati|vater|sohn|bruder|mann|freund|onkel|neffe|chef|nachbar|kollege|cousin|schwiegervater|enkel|kater|hund)s?$/u

/** "sich das bein gebrochen": what is done to somebody's own has its object besides. */
function hasObject(text: string): boolean {
  const words = text.split(' ')
  return words.some(
    (word, at) =>
      words.indexOf('sich') >= 0 &&
      at > words.indexOf('sich') &&
      /^(?:den|das|die|einen|eine|ein|keinen|keine|seinen|ihren|seine|ihre)$/u.test(word) &&
      !PREPOSITIONS.test(words[at - 1] ?? ''),
  )
}
const PREPOSITIONS =
  /^(?:in|an|auf|über|um|für|gegen|durch|bei|mit|nach|von|vor|zu|ohne|unter|hinter|neben|wie|als|und)$/u

const dein = (first: string, end: string | undefined) => `${/\p{Lu}/u.test(first) ? 'D' : 'd'}ein${end ?? ''}`

/** "wenn sie singt" is "wenn du singst", "als würde er schlafen" is "als würdest du schlafen"; null where its verb is not known. */
function subordinate(text: string, hers: boolean, his: boolean): string | null {
  const who = [...(hers ? ['sie'] : []), ...(his ? ['er'] : [])].join('|')
  const wish = new RegExp(
    `(?<!\\p{L})als (würde|hätte|wäre|wär|könnte|müsste|wollte|sei) (?:${who})(?!\\p{L})`,
    'u',
  ).exec(text)
  if (wish) return text.replace(wish[0], `als ${wish[1]}st du`)
  // "jeden, den er kannte".
  const relative = new RegExp(`(?<!\\p{L})(den|dem|die|das|was) (?:${who}) (\\p{Ll}+)(?!\\p{L})`, 'u').exec(text)
  const known = relative && isVerb(relative[2] ?? '') ? secondPerson(relative[2] ?? '') : null
  if (relative && known) {
    const [before, behind] = [text.slice(0, relative.index), text.slice(relative.index + relative[0].length)]
    const comma = /[,:]\s*$/u.test(before) || before.trim() === '' ? before : `${before.trimEnd()}, `
    return `${comma}${relative[1]} du ${known}${behind === '' || behind.startsWith(',') ? '' : ','}${behind}`
  }
  const found = new RegExp(`(?<!\\p{L})(${CLAUSES}) (?:${who}) ([^,]+)(?=,|$)`, 'iu').exec(text)
  if (!found) return new RegExp(`\\s(?:${his ? 'er' : '(?!)'})(?!\\p{L})`, 'u').test(text) ? null : text
  const words = (found[2] ?? '').split(' ')
  const verb = words.pop() ?? ''
  const [whole, part] = divided(verb) ?? [verb, '']
  const second = isVerb(whole) ? secondPerson(whole) : null
  if (!second || (isVerbOfSeveral(verb) && !isVerb(verb))) return null
  const said = [...words, `${part}${second}`].join(' ')
  return `${text.slice(0, found.index)}${found[1]} du ${said}${text.slice(found.index + found[0].length)}`
}
const CLAUSES =
  'wenn|dass|weil|ob|wie|als|bis|obwohl|sobald|was|während|wann|wo|warum|wohin|woher|seit|seitdem|solange|bevor|nachdem|damit|sodass|falls|wen|wem|womit'

/** "ich vermisse meinen opa" is "ich vermisse dich", "mit meiner oma" is "mit dir". */
function spokenOf(text: string, { kin, name }: Hearer): string {
  if (!kin) return text
  const isDone = /(?:^|\s)(?:ich|wir)\s/iu.test(text)
  const whom = `${kin}s?(?: ${name ?? '(?!)'})?`
  return text
    .replace(
      new RegExp(`(?<=\\s)(?:meinen|unseren${isDone ? '|meine|unsere' : ''}) (?:\\p{Ll}+ )?${whom}(?!\\p{L})`, 'giu'),
      'dich',
    )
    .replace(
      new RegExp(`(?<=\\s)(?:meinem|meiner|unserem|unserer) (?:\\p{Ll}+ )?${whom}(?!\\p{L})`, 'giu'),
      (said, at: number, all: string) =>
        // "vor dem Haus meiner Oma" is no dative.
        /(?<=\s)\p{Lu}\p{Ll}+ $/u.test(all.slice(0, at)) ? said : 'dir',
    )
}
