import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { uncapital } from '../../../lyrics/first-letter.ts'

/** What French stanzas may ask for; "x.the" only as an object or behind "sur", "avec", "pour", never behind "de" or "à". */
export function frenchSlots({ hearer, subjects, place, brand, age, request }: Brief): Record<string, string> {
  const [subject] = subjects
  const doing = subject && deedOf(subject)
  const thing = subject && !doing ? definite(subject) : null
  return {
    ...(hearer?.call ? { call: calledBy(hearer, request.description) } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(doing ? { doing } : {}),
    ...(thing ? { 'x.the': thing } : {}),
  }
}

/** Nobody calls their father by his first name, nor a grandmother without "mamie"; whose they are has to be said. */
function calledBy({ call, name, kin, kind }: Hearer, description: string): string {
  const called = call ?? ''
  if (name === null || kin === null || / et /u.test(name) || !OWN.test(description)) return called
  const small = kin.toLowerCase()
  if (kind === 'mother' || kind === 'father') return kind === 'mother' ? 'maman' : 'papa'
  if (kind === 'grandmother' || kind === 'grandfather') {
    const own = /^(?:mamie|mamy|mémé|nonna|papi|papy|pépé)$/u.test(small)
      ? small
      : kind === 'grandmother'
        ? 'mamie'
        : 'papi'
    return `${own} ${name}`
  }
  return /^(?:tata|tatie|tonton|nounou)$/u.test(small) ? `${small} ${name}` : called
}

const OWN =
  /(?<!\p{L})(?:(?:ma|mon|notre|nos) (?:\p{L}+ )?(?:grand[- ])?(?:m[èe]re|p[èe]re|maman|papa)|mamie|mamy|mémé|nonna|papi|papy|pépé|tata|tatie|tonton|nounou)(?!\p{L})/iu

const INFINITIVE = /^(?:(?:s['’]|se |me |m['’])?\p{L}{2,}(?:er|ir|oir|re)) /u

/** "rater le bus". */
function deedOf({ text, article, kind }: Subject): string | null {
  const isDeed = kind === 'deed' || (article === null && INFINITIVE.test(text))
  return isDeed ? uncapital(text) : null
}

const DEFINITE: Readonly<Record<string, string>> = {
  ...{ le: 'le', la: 'la', les: 'les', un: 'le', une: 'la', des: 'les', du: 'le' },
  ...{ mon: 'mon', ma: 'ma', mes: 'mes', notre: 'notre', nos: 'nos' },
  ...{ ce: 'ce', cet: 'cet', cette: 'cette', ces: 'ces' },
}

/** Spoken as if they began with a consonant: "le hérisson". */
const ASPIRATED =
  /^(?:onz|oui|ouistiti|yaourt|yoga|yacht|hamster|haricot|hasard|haine|haut|hérisson|héros|hibou|hockey|handball|homard|hors|houle|hutte|huit|hamac|hanneton|harpe|hache|halte|hall|honte)/iu
const VOWEL = /^[aeiouyàâäéèêëîïôöùûühœæ]/iu

/** A noun as it was written, with the article that it has; nothing where it has none, and its gender is not known. */
function definite({ text, article }: Subject): string | null {
  if (/^[ld]['’]/iu.test(text)) return `l'${text.slice(2)}`
  const the = DEFINITE[article ?? '']
  if (!the) return null
  const isElided = (the === 'le' || the === 'la') && VOWEL.test(text) && !ASPIRATED.test(text)
  return isElided ? `l'${text}` : `${the} ${text}`
}

const SMALL =
  'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS: Readonly<Record<number, string>> = {
  20: 'vingt',
  30: 'trente',
  40: 'quarante',
  50: 'cinquante',
  60: 'soixante',
}

/** As it counts candles: "trente et une". */
function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'cent' : `cent ${inWords(age - 100)}`
  if (age < 20) return SMALL[age] ?? ''
  if (age >= 80) return age === 80 ? 'quatre-vingts' : `quatre-vingt-${SMALL[age - 80]}`
  const ten = age >= 60 ? 60 : age - (age % 10)
  const rest = age - ten
  if (rest === 0) return TENS[ten] ?? ''
  return rest === 1 || rest === 11 ? `${TENS[ten]} et ${SMALL[rest]}` : `${TENS[ten]}-${SMALL[rest]}`
}
