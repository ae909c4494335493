import type { Fact, Hearer } from '../../brief.ts'
import { CLITIC, hasVerb, isLead, isVerbAt, LINK, PLEASING, verbAt } from './clauses.ts'
import { areMany, genderOf, mine, namesOf, others, yours } from './hearer.ts'
import { fact } from './lines.ts'
import { isNote, REQUEST, REQUEST_START } from './notes.ts'
import { turned } from './turned.ts'
import { isOfSelf, isVerb, spokenBehind, spokenTo, spokenToAll } from './verbs.ts'

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
export type PreviousSubject = Fact['of'] | null

/** What a clause tells by its subject and its verb; undefined where the words are no clause. */
export function toldBy(
  words: readonly string[],
  hearer: Hearer | null,
  before: PreviousSubject,
): Fact | null | undefined {
  const text = words.join(' ')
  if (REQUEST_START.test(text) || SIGNED.test(text) || WANTED.test(text)) return null
  if (/^(?:io|noi)$/iu.test(words[0] ?? ''))
    return hasVerb(words)
      ? fact('me', ofSelf(words, hearer))
      : PLACED.test(text)
        ? fact('me', together(text, hearer))
        : null
  if (LINK.test(text) && hasVerb(words)) return linked(words, hearer)
  const isMany = areMany(hearer)
  const led = hearer ? ledSubject(words, hearer) : null
  const subject = led?.subject ?? (hearer ? subjectOf(text, hearer) : '')
  const isOther = /^(?:lei|lui)$/iu.test(subject) && (isMany || !isOf(subject, hearer))
  const rest = led?.rest ?? withoutPlace(text.slice(subject.length).trim().split(/\s+/).filter(Boolean), subject)
  // "lui cucina malissimo": behind whoever does it a word that may be a noun is none.
  const at = subject !== '' && isVerb(rest[0] ?? '') ? 0 : verbAt(rest)
  if (at >= 0 && !isOther) {
    const lead = rest.slice(0, at)
    const verb = rest[at] ?? ''
    const clitic = lead.findLast((word) => CLITIC.test(word))?.toLowerCase() ?? ''
    const goes = rest.slice(at + 1).join(' ')
    const isFelt = /^(?:gli|le)$/.test(clitic) && FEELING.test(`${verb} ${goes}`)
    if ((PLEASING.test(verb) || isFelt) && CLITIC.test(clitic)) return pleased(rest, clitic, goes, hearer)
    if (WEATHER.test(verb)) return fact('they', text)
    const isThem = spokenToAll(verb) !== null
    const isThird = spokenTo(verb) !== null || isThem || (clitic !== '' && spokenBehind(verb) !== null)
    const isMine = isOfSelf(verb) && !(/^sono$/iu.test(verb) && (isMany || clitic === 'si') && subject + clitic !== '')
    if (isMine && subject === '') return fact('me', ofSelf(words, hearer))
    if (!isThird) return null
    const goesOn = subject !== '' || before === 'you' || (isMany && isThem) || /^(?:mi|ci)$/.test(clitic)
    const isBehind = subject === '' && isFollowedBySubject(rest, at)
    const isYours = hearer && goesOn && !isBehind && (isMany ? isThem : said(verb, clitic) !== null)
    if (isYours) return fact('you', turned(rest, at, hearer).text)
    if (isNote(text)) return null
    if (isThem && hearer && !isMany && /^(?:la|lo|gli|le)$/.test(clitic)) return fact('they', others(text, false))
    // "mi hanno licenziato" is whoever sings.
    if (isThem && subject === '' && before !== 'they' && /^(?:mi|ci)$/.test(clitic)) return fact('me', text)
    if (isBehind || before === 'they') return fact('they', others(text, isMany))
    return words.length >= SHORTEST ? fact('they', text) : null
  }
  if (subject !== '' && !isOther)
    return REQUEST.test(text) || rest.length === 0 ? null : hasVerb(rest) ? null : undefined
  const verb = words.findIndex((_, place) => place > 0 && isVerbAt(words, place) && !BOUND.test(words[place - 1] ?? ''))
  if (verb < 0) return undefined
  if (isNote(text)) return null
  return fact('they', hearer && !isOther ? others(toWhom(words, verb, hearer, isMany), isMany) : text)
}

/** "dopo 38 anni in ferrovia Sergio va in pensione": when it is told stands before who does it. */
function ledSubject(words: readonly string[], hearer: Hearer): { subject: string; rest: readonly string[] } | null {
  for (let at = 2; at < words.length - 1; at++) {
    if (!isLead(words.slice(0, at)) || /^(?:e|ed|di|da|a|con|per)$/iu.test(words[at - 1] ?? '')) continue
    const behind = words.slice(at).join(' ')
    const subject = subjectOf(behind, hearer)
    const verb = behind.slice(subject.length).trim().split(/\s+/).filter(Boolean)
    if (subject !== '' && verbAt(verb) >= 0) return { subject, rest: [...words.slice(0, at), ...verb] }
  }
  return null
}

/** "io e Elena sul pedalò rosso". */
const PLACED = /^(?:io e|noi) .*(?<!\p{L})(?:su|sul|sulla|sui|in|nel|nella|a|al|alla|sotto|davanti|per|con)(?!\p{L})/iu
const together = (text: string, hearer: Hearer | null) =>
  hearer
    ? text.replace(
        new RegExp(`^io e (?:(?:il|la) )?(?:mi[ao] )?(?:${namesOf(hearer) || '(?!)'})(?!\\p{L})`, 'iu'),
        'io e te',
      )
    : text

/** "sono un infermiere e vorrei una canzone". */
const WANTED =
  /(?<!\p{L})(?:vorre(?:i|mmo)|vogli(?:o|amo)|cerc(?:o|hiamo)|serve|servirebbe|chied(?:o|iamo)) (?:\p{L}+ ){0,3}?(?:canzon|brano|pezzo|ninna|jingle|ballata|rap|inno|qualcosa)/iu

/** "siamo Sara e Nicolò". */
const SIGNED = /^(?:siamo|sono|io sono)(?: (?:i tuoi |la tua |il tuo )?\p{Ll}+)?(?: \p{Lu}\p{L}+)(?: e \p{Lu}\p{L}+)?$/u

/** "le fa paura il buio". */
const FEELING = /^f(?:a|anno|aceva) (?:molta |tanta )?(?:paura|male|schifo|piacere|bene|gola|senso)(?!\p{L})/iu

const WEATHER = /^(?:piov|nevic|grandin|tuon)/iu

/** In words: what nobody is known for is told as it is. */
const SHORTEST = 3

const BOUND = /^(?:che|chi|cui|quando|come|dove|se|mentre)$/iu
const said = (verb: string, clitic: string) =>
  spokenTo(verb) ?? (/^(?:si|mi|ci|se)$/u.test(clitic) ? spokenBehind(verb) : null)

/** What whoever sings does; behind "quando" it may be whoever hears it: "divento rossa appena mi guardi". */
function ofSelf(words: readonly string[], hearer: Hearer | null): string {
  const at = words.findIndex((word, place) => place > 0 && /^(?:quando|appena|mentre|se)$/iu.test(word))
  if (!hearer || at < 0) return mine(words.join(' '), hearer)
  return `${mine(words.slice(0, at).join(' '), hearer)} ${turned(words.slice(at), -1, hearer).text}`
}

/** "la mia vicina del piano di sopra cammina": where somebody belongs is no part of what they do. */
function withoutPlace(rest: readonly string[], subject: string): readonly string[] {
  if (subject === '' || verbAt(rest) >= 0) return rest
  const at = rest.findIndex((_, place) => isVerbAt(rest, place))
  return /^(?:di|del|dello|della|dei|delle|dell'.+|da|dal|in)$/iu.test(rest[0] ?? '') && at > 0 && at <= LONGEST_PLACE
    ? rest.slice(at)
    : rest
}
/** In words: "del piano di sopra". */
const LONGEST_PLACE = 5

/** A sentence that begins with "quando", in which whoever hears the song may do one thing or both. */
export function linked(words: readonly string[], hearer: Hearer | null): Fact | null {
  const text = words.join(' ')
  if (isNote(text)) return null
  if (!hearer) return fact(words.some((word) => isOfSelf(word)) ? 'me' : 'they', text)
  const told = turned(words, -1, hearer)
  if (told.isYours) return fact('you', told.text)
  return fact(told.isMine ? 'me' : 'they', told.text)
}

/** "suona il telefono", "arriva la primavera": who does it stands behind. */
const isFollowedBySubject = (words: readonly string[], at: number) =>
  (/^(?:piang|rid|russ|dorm|parl|vien|torn|cant|url|corr)/iu.test(words[at] ?? '') &&
    /^(?:(?:il|la) )?(?:su[ao]|mi[ao]) \p{L}+/iu.test(words.slice(at + 1).join(' '))) ||
  (/^(?:arriv|squill|manc|piov|nevic|comincia|iniziava|scoppi|spunt)/iu.test(words[at] ?? '') &&
    /^(?:il|lo|la|i|gli|le|un|uno|una|l'.+)$/iu.test(words[at + 1] ?? ''))

/** Whether "lei" or "lui" may be whoever hears the song. */
function isOf(word: string, hearer: Hearer | null): boolean {
  const gender = genderOf(hearer)
  return gender === null || gender === (/^lei$/iu.test(word) ? 'f' : 'm')
}

/** "tutti amano nonna pina" is "tutti ti amano". */
function toWhom(words: readonly string[], verb: number, hearer: Hearer, isMany: boolean): string {
  const names = namesOf(hearer) || '(?!)'
  const whom = new RegExp(
    `^(?:a )?(?:(?:il|la) )?(?:(?:mi[ao]|nostr[ao]) )?(?:${names})(?: (?:${names}))*(?= |$)`,
    'iu',
  )
  const [head, tail] = [words.slice(0, verb).join(' '), words.slice(verb + 1).join(' ')]
  if (isMany || !whom.test(tail)) return words.join(' ')
  // "il conto lo fa nonna Pina".
  const isSubject = /(?:^| )(?:lo|la|li|le|ci|ne)$/iu.test(head) && !/^a /iu.test(tail)
  if (isSubject) return `${head} ${spokenTo(words[verb] ?? '') ?? words[verb] ?? ''} ${tail.replace(whom, '')}`
  return `${head} ti ${words[verb] ?? ''} ${tail.replace(whom, '')}`
}

/** "le piace il mare" is "ti piace il mare", "mi manca" is "mi manchi". */
function pleased(rest: readonly string[], clitic: string, goes: string, hearer: Hearer | null): Fact | null {
  const text = rest.join(' ')
  if (/^(?:mi|ci)$/.test(clitic)) {
    const whom = hearer ? namesOf(hearer) || '(?!)' : '(?!)'
    const own = goes
      .replace(new RegExp(`(?:^| )(?:(?:il |la )?mi[ao] )?(?:${whom})(?: (?:${whom}))?$`, 'iu'), '')
      .trim()
    const isAlone =
      /manca|mancava|mancherà|piace|piaceva/iu.test(text) &&
      /^(?:tanto|molto|tantissimo|ogni giorno|da morire|un sacco|da impazzire)?$/iu.test(own)
    if (isAlone && hearer && !areMany(hearer)) return fact('me', `${clitic} ${missed(text)} ${own}`)
    return fact('me', ofSelf(rest, hearer))
  }
  if (!hearer || !/^(?:gli|le)$/.test(clitic)) return null
  return fact('you', yours(text.replace(/(?<!\p{L})(?:gli|le)(?= )/iu, areMany(hearer) ? 'vi' : 'ti'), areMany(hearer)))
}

const missed = (text: string) =>
  /mancava/iu.test(text)
    ? 'mancavi'
    : /mancherà/iu.test(text)
      ? 'mancherai'
      : /piaceva/iu.test(text)
        ? 'piacevi'
        : /piace/iu.test(text)
          ? 'piaci'
          : 'manchi'

/** "la mia nonna pina", "lei", "pina": what the clause begins with. */
function subjectOf(text: string, hearer: Hearer): string {
  const names = namesOf(hearer)
  const own = names
    ? `|(?:(?:il|la|i|le) )?(?:(?:mi[ao]|miei|mie|nostr[oaie]) )?(?:(?:car[ao]|piccol[ao]|miglior\\p{L}*|vecchi[ao]) )?(?:${names})(?: (?:${names}))*`
    : ''
  return new RegExp(`^(?:lei|lui|loro${own})(?= |$)`, 'iu').exec(text)?.[0] ?? ''
}
